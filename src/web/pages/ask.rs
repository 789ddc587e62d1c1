use std::collections::BTreeMap;

use askama::Template;
use axum::{
    Form,
    extract::{Query, State, rejection::FormRejection},
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};

use super::answer;
use crate::web::{
    App, AskForm, Frame, Reader,
    form::Asked,
    frame, questions,
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
    form: Result<Form<BTreeMap<String, String>>, FormRejection>,
) -> Result<Response, Refusal> {
    let asked = read_form(form)?;
    reader.query = Some(asked.query());
    let question = asked.question(reader.lang);
    match questions::answer_and_keep(&app, question, reader.lang).await {
        Ok(answer) => {
            let address = answer.url.unwrap_or_else(|| crate::web::address::home(reader.lang));
            Ok((reader.remember(), Redirect::to(&address)).into_response())
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
        Ok(answer) => Ok(answer::page(&app, &reader, &asked, &answer)),
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

fn read_form(
    form: Result<Form<BTreeMap<String, String>>, FormRejection>,
) -> Result<Asked, Refusal> {
    match form {
        Ok(Form(fields)) => Ok(Asked::from(fields)),
        Err(FormRejection::InvalidFormContentType(_)) => Err(Why::WrongType.into()),
        Err(FormRejection::BytesRejection(rejection)) => Err(rejection.into()),
        Err(_) => Err(Why::Unreadable.into()),
    }
}
