//! From a question to an answer that is kept: pages and API ask in the same way.

use super::{App, Visit, cookie::SetCookie, refusal::Refusal};
use crate::{
    answer::{Answer, Question},
    corpus::Language,
    history::{HistoryError, Visitor},
};

/// Answers a question; the page of a refusal is in `lang`.
pub async fn answer(app: &App, question: Question, lang: Language) -> Result<Answer, Refusal> {
    app.work(move |app| answer_now(app, &question, lang)).await
}

/// Answers a question and keeps the answer for whoever has its address.
pub async fn answer_and_keep(
    app: &App,
    question: Question,
    lang: Language,
) -> Result<Answer, Refusal> {
    app.work(move |app| {
        let answer = answer_now(app, &question, lang)?;
        Ok(kept_or_not(keep(app, &question, &answer, None), answer))
    })
    .await
}

/// Answers a question and keeps the answer in the visitor's history; with it the cookie of a new visitor.
pub async fn answer_visitor(
    app: &App,
    question: Question,
    lang: Language,
    visit: Visit,
) -> Result<(Answer, Option<SetCookie>), Refusal> {
    app.work(move |app| {
        let answer = answer_now(app, &question, lang)?;
        let kept = visit.asking(app).and_then(|(visitor, cookie)| {
            Ok((keep(app, &question, &answer, Some(&visitor))?, cookie))
        });
        Ok(kept_or_not(kept, (answer, None)))
    })
    .await
}

fn answer_now(app: &App, question: &Question, lang: Language) -> Result<Answer, Refusal> {
    let answer = app.assistant.answer(question).map_err(|failure| Refusal::of(failure, lang))?;
    app.metrics.answered(&answer);
    Ok(answer)
}

fn keep(
    app: &App,
    question: &Question,
    answer: &Answer,
    visitor: Option<&Visitor>,
) -> Result<Answer, HistoryError> {
    app.history.keep(question, answer.clone(), app.assistant.corpus_sha256(), visitor)
}

/// An answer that cannot be kept is given without an address.
fn kept_or_not<T>(kept: Result<T, HistoryError>, answer: T) -> T {
    kept.unwrap_or_else(|error| {
        tracing::error!("an answer could not be kept: {error}");
        answer
    })
}
