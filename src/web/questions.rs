//! From a question to an answer that is kept: pages and API ask in the same way.

use super::{App, refusal::Refusal};
use crate::{
    answer::{Answer, Fault, Question},
    corpus::Language,
};

/// Answers a question; faults are named in `lang`.
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
    let faults = faults(app, question, lang);
    if !faults.is_empty() {
        return Err(Refusal::unreadable(faults, lang));
    }
    app.assistant.answer(question).map_err(|failure| Refusal::of(failure, lang))
}

fn faults(app: &App, question: &Question, lang: Language) -> Vec<Fault> {
    let empty = question.question.trim().is_empty();
    empty
        .then(|| Fault { at: "question".into(), message: app.say(lang, "fault-question-empty") })
        .into_iter()
        .collect()
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
