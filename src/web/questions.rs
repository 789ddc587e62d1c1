//! From a question to an answer that is kept: pages and API ask in the same way.

use super::{App, refusal::Refusal};
use crate::{
    answer::{Answer, Question},
    corpus::Language,
};

/// Answers a question; the page of a refusal is in `lang`.
pub async fn answer(app: &App, question: Question, lang: Language) -> Result<Answer, Refusal> {
    app.work(move |app| answer_now(app, &question, lang)).await
}

/// Answers a question and keeps the answer. An answer that cannot be kept is given without an address.
pub async fn answer_and_keep(
    app: &App,
    question: Question,
    lang: Language,
) -> Result<Answer, Refusal> {
    app.work(move |app| {
        let answer = answer_now(app, &question, lang)?;
        Ok(keep(app, &question, answer))
    })
    .await
}

fn answer_now(app: &App, question: &Question, lang: Language) -> Result<Answer, Refusal> {
    app.assistant.answer(question).map_err(|failure| Refusal::of(failure, lang))
}

fn keep(app: &App, question: &Question, answer: Answer) -> Answer {
    match app.history.keep(question, answer.clone(), app.assistant.corpus_sha256()) {
        Ok(kept) => kept,
        Err(error) => {
            tracing::error!("an answer could not be kept: {error}");
            answer
        }
    }
}
