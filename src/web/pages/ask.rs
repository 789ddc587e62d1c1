use std::collections::BTreeMap;

use askama::Template;
use axum::{
    Form,
    extract::{Query, State, rejection::FormRejection},
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};

use super::answer::{self, Keeping};
use crate::web::{
    App, AskForm, Frame, Reader, Visit, address,
    form::{self, Asked},
    frame,
    questions::{self, Begins, Reply},
    refusal::{Refusal, Why},
};

#[derive(Template)]
#[template(path = "pages/ask.html")]
struct AskPage<'a> {
    frame: Frame<'a>,
    form: AskForm<'a>,
}

/// `POST /{lang}/ask`: answers, keeps the answer, and sends the reader to its address.
pub async fn post(
    State(app): State<App>,
    mut reader: Reader,
    visit: Visit,
    form: Result<Form<BTreeMap<String, String>>, FormRejection>,
) -> Result<Response, Refusal> {
    let asked = Asked::from(form::read(form)?);
    reader.query = Some(asked.query());
    let question = asked.question(reader.lang);
    let after = asked.after.clone();
    match questions::answer_visitor(&app, question, reader.lang, visit, after).await {
        Ok(Reply { answer, conversation, cookie, begins }) => {
            let address = match (begins, conversation, &answer.url) {
                (Begins::Nothing, Some(id), _) => {
                    Some(format!("{}#latest", address::conversation(reader.lang, id.as_str())))
                }
                (Begins::Conversation, _, url) => url.clone(),
                (Begins::Nothing, None, _) => None,
            };
            match address {
                Some(to) => Ok((reader.remember(), cookie, Redirect::to(&to)).into_response()),
                None => Ok(answer::page(&app, &reader, &asked, &answer, Keeping::Failed)),
            }
        }
        Err(refusal) => ask_again(&app, &reader, asked, refusal),
    }
}

/// `GET /{lang}/ask?question=…`: answers under the address of the question; without a question, a box to ask in.
pub async fn get(
    State(app): State<App>,
    reader: Reader,
    Query(fields): Query<BTreeMap<String, String>>,
) -> Result<Response, Refusal> {
    let asked = Asked::from(fields);
    if asked.question.is_empty() {
        let frame = Frame::new(&app, &reader, app.say(reader.lang, "ask-title"));
        let form = AskForm::new(&app, &reader, None, asked);
        return Ok(frame::page(&reader, StatusCode::OK, &AskPage { frame, form }));
    }
    match questions::answer(&app, asked.question(reader.lang), reader.lang).await {
        Ok(answer) => Ok(answer::page(&app, &reader, &asked, &answer, Keeping::NotAsked)),
        Err(refusal) => ask_again(&app, &reader, asked, refusal),
    }
}

/// The box again, with what was typed and every fault in it.
fn ask_again(
    app: &App,
    reader: &Reader,
    asked: Asked,
    refusal: Refusal,
) -> Result<Response, Refusal> {
    if !matches!(refusal.why, Why::Unreadable | Why::Unknown) || refusal.faults.is_empty() {
        return Err(refusal);
    }
    let frame = Frame::new(app, reader, app.say(reader.lang, "ask-again-title"));
    let mut form = AskForm::new(app, reader, None, asked);
    form.faults = refusal.faults;
    Ok(frame::page(reader, StatusCode::BAD_REQUEST, &AskPage { frame, form }))
}
