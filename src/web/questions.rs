//! From a question to an answer that is kept: pages and API ask in the same way.

use super::{App, Visit, cookie::SetCookie, refusal::Refusal};
use crate::{
    answer::{Answer, Context, Fault, Question},
    corpus::Language,
    history::{ConversationId, Given, HistoryError, Kept, Provenance, Visitor},
};

/// An answer, and what is to be remembered of it.
pub struct Reply {
    pub answer: Answer,
    /// Where it is kept; `None` where it could not be.
    pub conversation: Option<ConversationId>,
    /// Of a new visitor.
    pub cookie: Option<SetCookie>,
    pub begins: Begins,
}

/// Whether a question stands at the beginning of a conversation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begins {
    Conversation,
    Nothing,
}

/// Answers a question; the page of a refusal is in `lang`.
pub async fn answer(app: &App, question: Question, lang: Language) -> Result<Answer, Refusal> {
    app.work(move |app| answer_now(app, &question, None, lang)).await
}

/// Answers a question of a program and keeps the answer for whoever has its address; `conversation` is one to go on with.
///
/// # Errors
///
/// When there is no such conversation, or the question cannot be read.
pub async fn answer_program(
    app: &App,
    question: Question,
    lang: Language,
    conversation: Option<String>,
) -> Result<Reply, Refusal> {
    app.work(move |app| {
        let last = conversation.map(|id| last_of(app, &id, lang)).transpose()?;
        let answer = answer_now(app, &question, last.as_ref(), lang)?;
        let visitor = Ok((None, None));
        Ok(reply(app, &question, answer, last, visitor))
    })
    .await
}

/// The last answer of a program's conversation.
fn last_of(app: &App, id: &str, lang: Language) -> Result<Kept, Refusal> {
    let known = id.parse().ok().map(|id| app.history.last_of(&id, None)).transpose()?.flatten();
    known.ok_or_else(|| {
        let message = app.say(lang, "fault-no-such-conversation");
        let fault = Fault { at: "conversation".into(), message };
        Refusal::unreadable(vec![fault], lang)
    })
}

/// Answers a question and keeps the answer in the visitor's history; `after` is the id of the answer it goes on from.
///
/// An answer that is not theirs, or there no longer, is not gone on from: the question begins a conversation.
pub async fn answer_visitor(
    app: &App,
    question: Question,
    lang: Language,
    visit: Visit,
    after: String,
) -> Result<Reply, Refusal> {
    app.work(move |app| {
        let asking = visit.asking(app);
        let before = match &asking {
            Ok((visitor, None)) if !after.is_empty() => own(app, visitor, &after),
            _ => None,
        };
        let answer = answer_now(app, &question, before.as_ref(), lang)?;
        let visitor = asking.map(|(visitor, cookie)| (Some(visitor), cookie));
        Ok(reply(app, &question, answer, before, visitor))
    })
    .await
}

/// An answer of this visitor; `None` too where the history cannot be read.
fn own(app: &App, visitor: &Visitor, id: &str) -> Option<Kept> {
    let kept = app.history.get(id).unwrap_or_else(|error| {
        tracing::debug!("a question cannot go on from the answer before: {error}");
        None
    });
    kept.filter(|kept| kept.is_of(visitor))
}

fn answer_now(
    app: &App,
    question: &Question,
    before: Option<&Kept>,
    lang: Language,
) -> Result<Answer, Refusal> {
    let context = before.map(|kept| Context::after(&kept.question, &kept.answer));
    let answer = app
        .assistant
        .answer_in(question, context.as_ref())
        .map_err(|failure| Refusal::of(failure, lang))?;
    app.metrics.answered(&answer);
    Ok(answer)
}

/// Keeps an answer; one that cannot be kept is given without an address.
fn reply(
    app: &App,
    question: &Question,
    answer: Answer,
    before: Option<Kept>,
    asking: Result<(Option<Visitor>, Option<SetCookie>), HistoryError>,
) -> Reply {
    let begins = if before.is_some() { Begins::Nothing } else { Begins::Conversation };
    let conversation = before.map_or_else(ConversationId::fresh, |before| before.conversation);
    let kept = asking.and_then(|(visitor, cookie)| {
        let given = Given {
            question,
            provenance: Provenance::of(&app.assistant, &answer),
            answer: answer.clone(),
            visitor: visitor.as_ref(),
            conversation: &conversation,
        };
        Ok((app.history.keep(given)?, cookie))
    });
    match kept {
        Ok((answer, cookie)) => Reply { answer, conversation: Some(conversation), cookie, begins },
        Err(error) => {
            tracing::debug!("an answer could not be kept: {error}");
            Reply { answer, conversation: None, cookie: None, begins }
        }
    }
}
