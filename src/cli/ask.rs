use std::path::{Path, PathBuf};

use super::{
    Context, Report, Stop, context,
    judge::json,
    page::{Ink, Page},
    ruling, sources,
};
use crate::{
    answer::{self, Answer, Assistant, Missing, Question, Verdict},
    history::{ConversationId, Given, History, Provenance},
};

#[derive(clap::Args)]
pub struct Arguments {
    #[arg(long)]
    game: Option<String>,
    #[arg(long, value_name = "GAME/RULESET")]
    ruleset: Option<String>,
    #[arg(long, allow_hyphen_values = true)]
    position: Option<String>,
    /// The questions before, in order; the new one may lean on them.
    #[arg(long, value_name = "QUESTION")]
    after: Vec<String>,
    #[arg(long)]
    json: bool,
    /// The answer is kept there and gets an address, as the server's answers do.
    #[arg(long, value_name = "DIR")]
    data_dir: Option<PathBuf>,
    /// Several words are one question.
    #[arg(required = true)]
    question: Vec<String>,
}

pub fn run(
    arguments: &Arguments,
    corpus: Option<&Path>,
    language_is_named: bool,
    context: &Context,
) -> Result<Report, Stop> {
    let assistant = context::assistant(corpus)?;
    let Arguments { game, ruleset, position, .. } = arguments;
    let lang = language_is_named.then_some(context.language);
    let mut question = Question {
        question: String::new(),
        game: game.clone(),
        ruleset: ruleset.clone(),
        lang,
        position: position.clone(),
    };
    let mut before: Option<answer::Context> = None;
    for earlier in &arguments.after {
        question.question.clone_from(earlier);
        let answer = assistant.answer_in(&question, before.as_ref())?;
        before = Some(answer::Context::after(&question, &answer));
        question = Question { lang, ..Question::default() };
    }
    question.question = arguments.question.join(" ");
    if before.is_none() {
        question = question.asked_among(context.language);
    }
    let mut answer = assistant.answer_in(&question, before.as_ref())?;
    if let Some(folder) = &arguments.data_dir {
        answer = keep(folder, &question, answer, &assistant)?;
    }
    if arguments.json {
        return Ok(json(&answer).into());
    }
    let mut page = Page::new(context.look);
    show(&mut page, &answer, &assistant);
    Ok(page.into_text().into())
}

fn keep(
    folder: &Path,
    question: &Question,
    answer: Answer,
    assistant: &Assistant,
) -> Result<Answer, Stop> {
    History::open(folder)
        .and_then(|history| {
            history.keep(Given {
                question,
                provenance: Provenance::of(assistant, &answer),
                answer,
                visitor: None,
                conversation: &ConversationId::fresh(),
            })
        })
        .map_err(|error| Stop::Failed {
            what: folder.display().to_string(),
            why: error.to_string(),
        })
}

fn show(page: &mut Page, answer: &Answer, assistant: &Assistant) {
    let (locale, language) = (assistant.locale(), answer.lang);
    let ink = match answer.verdict {
        Some(Verdict::Yes) => Ink::Good,
        Some(Verdict::No) => Ink::Bad,
        None => Ink::Strong,
    };
    for taken in &answer.taken {
        page.put("", taken, Ink::Faint);
    }
    page.put("", &answer.text, ink);
    if !answer.choices.is_empty() && answer.missing != Some(Missing::Ruleset) {
        page.gap();
        page.put("", &locale.text(language, "choices"), Ink::Strong);
        for choice in &answer.choices {
            page.put("  ", &choice.label, Ink::Plain);
        }
    }
    let differ = answer.by_ruleset.windows(2).any(|pair| pair[0].text != pair[1].text);
    for other in answer.by_ruleset.iter().filter(|_| differ) {
        page.gap();
        page.put("  ", &other.ruleset, Ink::Strong);
        page.put("    ", &other.text, Ink::Plain);
        page.put("    ", &other.citations.join(" · "), Ink::Faint);
    }
    if let Some(ruling) = &answer.ruling {
        page.gap();
        ruling::show(page, ruling, assistant, language);
    }
    let shown = answer.ruling.as_ref().map_or(&[][..], |ruling| &ruling.citations);
    let fresh: Vec<_> =
        answer.citations().iter().filter(|&citation| !shown.contains(citation)).cloned().collect();
    sources::show(page, &fresh, locale, language);
    page.gap();
    let level = locale.text(language, &format!("cli-support-{}", answer.confidence.level));
    let words = [("level", level.as_str()), ("reason", &answer.confidence.reason)];
    page.put("", &locale.fill(language, "cli-how-sure", &words), Ink::Faint);
    if !answer.suggestions.is_empty() {
        page.gap();
        page.put("", &locale.text(language, "cli-ask-next"), Ink::Strong);
        for suggestion in &answer.suggestions {
            page.put("  ", suggestion, Ink::Plain);
        }
    }
}
