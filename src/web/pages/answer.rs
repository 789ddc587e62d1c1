use askama::Template;
use axum::{
    extract::{Path, State},
    http::StatusCode,
    response::Response,
};

use super::game::Link;
use crate::{
    answer::{Answer, ByRuleset, Kind, Verdict, split_verdict},
    corpus::Language,
    web::{
        App, AskForm, Frame, Reader, address,
        form::Asked,
        frame,
        moment::Moment,
        names,
        quote::{Quote, Source},
        refusal::{Refusal, Why},
        ruling::RulingPart,
    },
};

/// So many quotations stand open on the page.
const FIRST_QUOTES: usize = 3;

#[derive(Template)]
#[template(path = "pages/answer.html")]
struct AnswerPage<'a> {
    frame: Frame<'a>,
    form: AskForm<'a>,
    answer: &'a Answer,
    /// The answer is in another language than the page.
    elsewhere: bool,
    /// The same question in the language of the page.
    translated: String,
    game: Option<Link>,
    ruleset: Option<Link>,
    headline: String,
    /// `yes`, `no`, or what kind of answer it is.
    tone: String,
    text: String,
    quotes: Vec<Quote>,
    /// Shown when asked for.
    more_quotes: Vec<Quote>,
    cards: Vec<Card>,
    ruling: Option<RulingPart>,
    suggestions: Vec<Link>,
    given: Option<Given>,
}

/// When an answer was given, and whether the texts have changed since.
struct Given {
    at: Moment,
    outdated: bool,
    /// The fields of the same question.
    again: [(&'static str, String); 4],
}

/// What one ruleset answers.
struct Card {
    name: String,
    address: String,
    verdict: Option<String>,
    tone: String,
    text: String,
    sources: Vec<Source>,
    again: String,
}

/// `GET /{lang}/answers/{id}`: an answer as it was given.
pub async fn show(
    State(app): State<App>,
    reader: Reader,
    Path((_, id)): Path<(String, String)>,
) -> Result<Response, Refusal> {
    let found = app.work(move |app| Ok(app.history.get(&id)?)).await?;
    let kept = found.ok_or_else(|| Refusal::from(Why::Unknown))?;
    let asked = Asked::from(&kept.question);
    let given = Given {
        at: Moment::from(kept.given_at),
        outdated: kept.corpus_sha256 != app.assistant.corpus_sha256(),
        again: asked.fields().map(|(name, value)| (name, value.to_owned())),
    };
    Ok(whole_page(&app, &reader, &asked, &kept.answer, Some(given)))
}

/// The page of an answer that is not kept.
pub fn page(app: &App, reader: &Reader, asked: &Asked, answer: &Answer) -> Response {
    whole_page(app, reader, asked, answer, None)
}

fn whole_page(
    app: &App,
    reader: &Reader,
    asked: &Asked,
    answer: &Answer,
    given: Option<Given>,
) -> Response {
    let lang = reader.lang;
    let asked =
        Asked { game: answer.game.clone().unwrap_or_else(|| asked.game.clone()), ..asked.clone() };
    let named = |id: &Option<String>,
                 name: fn(&crate::answer::Assistant, Language, &str) -> String| {
        id.as_deref().map(|id| (id.to_owned(), name(&app.assistant, lang, id)))
    };
    let (headline, text) = headline(app, answer);
    let again = Asked { question: String::new(), ..asked.clone() };
    let mut form = AskForm::new(app, reader, None, again);
    form.first = false;
    let mut quotes: Vec<Quote> = answer.citations().iter().cloned().map(Quote::new).collect();
    let more_quotes = quotes.split_off(quotes.len().min(FIRST_QUOTES));
    let template = AnswerPage {
        frame: Frame::new(app, reader, answer.question.clone()),
        form,
        elsewhere: answer.lang != lang,
        translated: address::ask(lang, &asked.fields()),
        game: named(&answer.game, names::game)
            .map(|(id, name)| Link { address: address::game(lang, &id), name }),
        ruleset: named(&answer.ruleset, names::ruleset)
            .map(|(id, name)| Link { address: address::ruleset(lang, &id), name }),
        headline,
        tone: tone(answer.verdict, answer.kind),
        text,
        quotes,
        more_quotes,
        cards: answer.by_ruleset.iter().map(|by| card(app, lang, &asked, by)).collect(),
        ruling: answer.ruling.clone().map(|ruling| RulingPart::new(app, answer.lang, ruling)),
        suggestions: suggestions(lang, &asked, answer),
        given,
        answer,
    };
    frame::page(reader, StatusCode::OK, &template)
}

/// The verdict in large letters, and the short answer without it.
pub fn headline(app: &App, answer: &Answer) -> (String, String) {
    let Some(verdict) = answer.verdict else {
        // The heading of an answer that differs says so already.
        let differs = app.say(answer.lang, "answer-differ");
        let text = answer.text.strip_prefix(&differs).map_or(&*answer.text, str::trim_start);
        return (app.say(answer.lang, &format!("kind-{}", answer.kind)), text.to_owned());
    };
    match split_verdict(&answer.text) {
        Some((word, rest)) => (word.to_owned(), capital(rest)),
        None => (app.say(answer.lang, &verdict.to_string()), answer.text.clone()),
    }
}

/// A square keeps its small letter.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    if letters.clone().nth(1).is_some_and(|next| next.is_ascii_digit()) {
        return text.to_owned();
    }
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

pub fn tone(verdict: Option<Verdict>, kind: Kind) -> String {
    verdict.map_or_else(|| kind.to_string(), |verdict| verdict.to_string())
}

fn card(app: &App, lang: Language, asked: &Asked, by: &ByRuleset) -> Card {
    let again = Asked { ruleset: by.ruleset.clone(), ..asked.clone() };
    let library = app.assistant.library();
    let (verdict, text) = match split_verdict(&by.text) {
        Some((verdict, rest)) if by.verdict.is_some() => (Some(verdict.to_owned()), capital(rest)),
        _ => (None, by.text.clone()),
    };
    Card {
        name: names::ruleset(&app.assistant, lang, &by.ruleset),
        address: address::ruleset(lang, &by.ruleset),
        verdict,
        tone: by.verdict.map(|verdict| verdict.to_string()).unwrap_or_default(),
        text,
        sources: by.citations.iter().filter_map(|id| Source::find(library, id, lang)).collect(),
        again: address::ask(lang, &again.fields()),
    }
}

fn suggestions(lang: Language, asked: &Asked, answer: &Answer) -> Vec<Link> {
    let link = |question: &String| {
        let asked = Asked { question: question.clone(), ..asked.clone() };
        Link { address: address::ask(lang, &asked.fields()), name: question.clone() }
    };
    answer.suggestions.iter().map(link).collect()
}
