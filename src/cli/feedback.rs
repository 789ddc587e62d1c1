use serde_json::{Value, json};

use super::{
    Context, Report, Stop,
    kept::Kept as Where,
    page::{Ink, Page},
};
use crate::{
    answer::Answer,
    history::{History, Kept, Mark, Remark},
    locale::steers,
};

#[derive(clap::Subcommand)]
pub enum Command {
    List(Arguments),
    Export(Arguments),
}

#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    kept: Where,
}

/// Writes remarks down in one of the forms.
type Write = fn(&[(Remark, Kept)], &Context) -> String;

/// What readers said of answers, for a person to judge: to be read, or as lines of the questions file.
pub fn run(command: &Command, context: &Context) -> Result<Report, Stop> {
    let (arguments, write): (_, Write) = match command {
        Command::List(arguments) => (arguments, list),
        Command::Export(arguments) => (arguments, export),
    };
    let location = arguments.kept.location(context)?;
    if location.is_empty() {
        return Err(Stop::nothing_kept("feedback", &location, context));
    }
    let remarks = History::open(location.clone())
        .and_then(|history| history.remarks())
        .map_err(|error| Stop::without_history(location.to_string(), &error, context))?;
    Ok(write(&remarks, context).into())
}

fn list(remarks: &[(Remark, Kept)], context: &Context) -> String {
    let mut page = Page::new(context.look);
    if remarks.is_empty() {
        page.put("", &context.text("cli-feedback-none"), Ink::Plain);
    }
    for (remark, kept) in remarks {
        let answer = &kept.answer;
        let said = match remark.mark {
            Mark::Wrong => context.text("cli-feedback-wrong"),
            Mark::Unclear => context.text("cli-feedback-unclear"),
        };
        let time = remark.given_at.strftime("%Y-%m-%d %H:%M UTC").to_string();
        let about = answer.ruleset.as_ref().or(answer.game.as_ref());
        let about = about.map(|about| format!(" · {about}")).unwrap_or_default();
        page.gap();
        page.put("", &format!("{time} · {said}{about}"), Ink::Strong);
        page.put("  ", &plain(&answer.question), Ink::Plain);
        page.put("  ", &answer.text, Ink::Faint);
        if !remark.text.is_empty() {
            page.put(
                "  ",
                &context.fill("cli-quote", &[("quote", &plain(&remark.text))]),
                Ink::Plain,
            );
        }
        page.put("  ", answer.url.as_deref().unwrap_or_default(), Ink::Faint);
    }
    page.into_text()
}

/// What somebody wrote, on one line and without marks that steer a terminal.
fn plain(text: &str) -> String {
    text.chars().map(|letter| if steers(letter) { ' ' } else { letter }).collect()
}

/// A line for each marked answer, as `regula corpus questions` reads them: what was answered stands where the right answer
/// belongs, until a person has put it there.
fn export(remarks: &[(Remark, Kept)], _: &Context) -> String {
    remarks.iter().map(|(remark, kept)| line(remark, kept).to_string() + "\n").collect()
}

fn line(remark: &Remark, kept: &Kept) -> Value {
    let answer = &kept.answer;
    let is_follow_up = answer.understood.is_some() || !answer.taken.is_empty();
    // A question that leaned on the one before is asked by itself here.
    let of = |asked: &Option<String>, taken: &Option<String>| {
        asked.clone().or_else(|| taken.clone().filter(|_| is_follow_up))
    };
    let why = match &*remark.text {
        "" => remark.mark.to_string(),
        text => format!("{}: {text}", remark.mark),
    };
    json!({
        "id": answer.id,
        "lang": answer.lang,
        "question": answer.understood.as_ref().unwrap_or(&kept.question.question),
        "game": of(&kept.question.game, &answer.game),
        "ruleset": of(&kept.question.ruleset, &answer.ruleset),
        "position": of(&kept.question.position, &answer.position),
        "expect": expected(answer),
        "why": why,
        "source": answer.url,
    })
}

fn expected(answer: &Answer) -> Value {
    let mut anchors: Vec<&str> = answer
        .citations()
        .iter()
        .filter(|_| answer.kind.claims())
        .filter_map(|citation| Some(citation.id.split_once('#')?.1))
        .take(3)
        .collect();
    anchors.dedup();
    let by_ruleset: serde_json::Map<String, Value> =
        answer.by_ruleset.iter().map(|by| (by.ruleset.clone(), json!(by.verdict))).collect();
    json!({
        "kind": [answer.kind],
        "verdict": answer.verdict,
        "anchors": anchors,
        "by_ruleset": by_ruleset,
    })
}
