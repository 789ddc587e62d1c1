use axum::{
    body::Bytes,
    extract::{State, rejection::BytesRejection},
    http::HeaderMap,
    response::Response,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{body::Body, json};
use crate::{
    answer::{Answer, Question},
    corpus::Language,
    web::{App, questions, refusal::Refusal},
};

/// A question, alone or in a conversation.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it describes what `read` reads field by field")]
struct InConversation {
    #[serde(flatten)]
    question: Question,
    /// As an answer gave it: the question may lean on the one before.
    conversation: Option<String>,
}

/// An answer, and the key to go on with.
#[derive(Serialize, ToSchema)]
pub struct Answered {
    #[serde(flatten)]
    answer: Answer,
    /// To be sent with the next question; whoever has it can go on. `null` where the answer could not be kept.
    conversation: Option<String>,
}

/// `POST /api/v1/ask` `{question, game?, ruleset?, lang?, position?, conversation?}`: an answer, and its address.
#[utoipa::path(post, path = "/api/v1/ask", operation_id = "ask", summary = "Answers a question, and keeps the answer under an address", request_body = InConversation, responses((status = 200, description = "The answer, whatever the verdict", body = Answered)))]
pub async fn post(
    State(app): State<App>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Refusal> {
    json(&answer(&app, Body::read(&app, &headers, body)?).await?)
}

/// Answers what a program asks, and keeps it.
pub async fn answer(app: &App, mut body: Body<'_>) -> Result<Answered, Refusal> {
    let conversation = body.text("conversation");
    let (mut question, lang) = question(body)?;
    if conversation.is_none() {
        question = question.asked_among(lang);
    }
    let reply = questions::answer_program(app, question, lang, conversation).await?;
    let conversation = reply.conversation.map(|id| id.to_string());
    Ok(Answered { answer: reply.answer, conversation })
}

/// Reads a question, and the language to name faults in.
pub fn question(mut body: Body<'_>) -> Result<(Question, Language), Refusal> {
    let question = Question {
        question: body.needed("question"),
        game: body.text("game"),
        ruleset: body.text("ruleset"),
        lang: body.wanted,
        position: body.text("position"),
    };
    let lang = body.lang;
    body.check()?;
    Ok((question, lang))
}
