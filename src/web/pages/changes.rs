use askama::Template;
use axum::{
    extract::{Path, State},
    http::StatusCode,
    response::Response,
};

use crate::{
    answer::{Answer, CitationView, Failure},
    corpus::Language,
    history::Kept,
    web::{
        App, Frame, Reader, address,
        form::Asked,
        frame,
        moment::Moment,
        names,
        quote::Source,
        refusal::{Refusal, Why},
        verdict::VerdictPart,
    },
};

/// An answer as it was given, beside the one that is given today.
#[derive(Template)]
#[template(path = "pages/changes.html")]
struct ChangesPage<'a> {
    frame: Frame<'a>,
    address: String,
    lang: Language,
    at: Moment,
    then: Side,
    /// Why there is none, where the question can no longer be read.
    now: Result<Side, Vec<String>>,
    /// Whether reader and rules find the same in both.
    is_same: bool,
    again: Vec<(&'static str, String)>,
}

/// What one of the two answers says.
struct Side {
    verdict: VerdictPart,
    by_ruleset: Vec<(String, String)>,
    sources: Vec<Cited>,
}

/// A passage that an answer rests on.
struct Cited {
    quote: String,
    /// As the library has it today; `None` where it has it no longer.
    source: Option<Source>,
    id: String,
    /// The other answer does not quote it so.
    is_alone: bool,
}

/// `GET /{lang}/answers/{id}/changes`: asks again and shows what has changed; keeps nothing.
pub async fn show(
    State(app): State<App>,
    reader: Reader,
    Path((_, id)): Path<(String, String)>,
) -> Result<Response, Refusal> {
    let lang = reader.lang;
    let (kept, asked, now) = app
        .work(move |app| {
            let kept = app.history.get(&id)?.ok_or_else(|| Refusal::from(Why::Unknown))?;
            let asked = Asked::of(&kept.question, &kept.answer);
            let now = app.assistant.answer(&asked.question(kept.answer.lang));
            Ok((kept, asked, now))
        })
        .await?;
    let Kept { given_at, answer: then, .. } = kept;
    let faults = |failure: Failure| failure.faults.into_iter().map(|fault| fault.message).collect();
    let now: Result<Answer, Vec<String>> = now.map_err(faults);
    let other = now.as_ref().ok();
    let page = ChangesPage {
        frame: Frame::new(&app, &reader, then.question.clone()),
        address: address::answer(lang, then.id.as_deref().unwrap_or_default()),
        lang: then.lang,
        at: Moment::from(given_at),
        is_same: other.is_some_and(|now| said(now) == said(&then)),
        then: side(&app, lang, &then, other),
        now: now.as_ref().map(|now| side(&app, lang, now, Some(&then))).map_err(Clone::clone),
        again: asked.fields().map(|(name, value)| (name, value.to_owned())).to_vec(),
    };
    Ok(frame::page(&reader, StatusCode::OK, &page))
}

/// What makes two answers the same for a reader.
fn said(answer: &Answer) -> impl PartialEq {
    let quotes: Vec<(String, String)> = answer
        .citations()
        .iter()
        .map(|citation| (citation.id.clone(), citation.quote.clone()))
        .collect();
    (answer.kind, answer.verdict, answer.text.clone(), quotes, answer.by_ruleset.clone())
}

fn side(app: &App, lang: Language, answer: &Answer, other: Option<&Answer>) -> Side {
    let name = |id: &str| names::ruleset(&app.assistant, lang, id);
    let cited = |citation: &CitationView| Cited {
        quote: citation.quote.clone(),
        source: Source::find(app.assistant.library(), &citation.id, lang),
        id: citation.id.clone(),
        is_alone: other.is_some_and(|other| {
            let quotes = |one: &CitationView| one.id == citation.id && one.quote == citation.quote;
            !other.citations().iter().any(quotes)
        }),
    };
    Side {
        verdict: VerdictPart::new(app, answer),
        by_ruleset: answer
            .by_ruleset
            .iter()
            .map(|by| (name(&by.ruleset), by.text.clone()))
            .collect(),
        sources: answer.citations().iter().map(cited).collect(),
    }
}
