use axum::{
    body::Bytes,
    extract::{State, rejection::BytesRejection},
    http::HeaderMap,
    response::Response,
};

use super::{body::Body, json};
use crate::{
    answer::{Answer, Question},
    corpus::Language,
    web::{App, questions, refusal::Refusal},
};

/// `POST /api/v1/ask` `{question, game?, ruleset?, lang?, position?}`: an answer, and its address.
#[utoipa::path(post, path = "/api/v1/ask", operation_id = "ask", summary = "Answers a question, and keeps the answer under an address", request_body = Question, responses((status = 200, description = "The answer, whatever the verdict", body = Answer)))]
pub async fn post(
    State(app): State<App>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Refusal> {
    let (question, lang) = question(Body::read(&app, &headers, body)?)?;
    json(&questions::answer_and_keep(&app, question, lang).await?)
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
