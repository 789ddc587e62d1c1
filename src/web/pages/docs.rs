use std::collections::BTreeMap;

use askama::Template;
use axum::{
    Extension,
    extract::{Query, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::Response,
};
use serde_json::Value;

use crate::web::{
    App, Frame, Reader,
    api::description::{self, Handlers},
    files, frame, guard, language,
    refusal::Refusal,
};

#[derive(Template)]
#[template(path = "pages/docs.html")]
struct DocsPage<'a> {
    frame: Frame<'a>,
    docs_script: String,
    /// Of the description, in English.
    about: String,
    operations: Vec<Operation>,
}

/// An address, and what it takes and gives.
struct Operation {
    id: String,
    method: String,
    path: String,
    summary: String,
    parameters: Vec<Parameter>,
    body: Option<String>,
    responses: Vec<(String, String)>,
}

struct Parameter {
    name: String,
    /// `path` or `query`.
    place: String,
    required: bool,
    description: String,
    example: String,
}

/// `GET /api/docs`: every address for programs, with a form to try it.
pub async fn show(
    State(app): State<App>,
    Extension(handlers): Extension<Handlers>,
    headers: HeaderMap,
    Query(fields): Query<BTreeMap<String, String>>,
) -> Result<Response, Refusal> {
    let chosen = fields.get("lang").and_then(|tag| tag.parse().ok());
    let lang = chosen.unwrap_or_else(|| language::preferred(&headers));
    let api = description::complete(&app, &handlers)?;
    let reader = Reader::lost(lang);
    let mut frame = Frame::new(&app, &reader, app.say(lang, "docs-title"));
    for link in &mut frame.languages {
        link.address = format!("/api/docs?lang={}", link.lang);
    }
    let page = DocsPage {
        frame,
        docs_script: files::versioned("docs.js"),
        about: text(&api["info"]["description"]),
        operations: operations(&api),
    };
    let mut response = frame::page(&reader, StatusCode::OK, &page);
    let policy = HeaderValue::from_static(guard::POLICY_WITH_REQUESTS);
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    let vary = HeaderValue::from_static("Accept-Language, Cookie");
    response.headers_mut().insert(header::VARY, vary);
    Ok(response)
}

fn operations(api: &Value) -> Vec<Operation> {
    let mut operations = Vec::new();
    for (path, item) in api["paths"].as_object().into_iter().flatten() {
        for (method, operation) in item.as_object().into_iter().flatten() {
            operations.push(read(path, method, operation));
        }
    }
    operations
}

fn read(path: &str, method: &str, operation: &Value) -> Operation {
    let body =
        operation.get("requestBody").map(|body| &body["content"]["application/json"]["example"]);
    Operation {
        id: text(&operation["operationId"]),
        method: method.to_uppercase(),
        path: path.to_owned(),
        summary: text(&operation["summary"]),
        parameters: operation["parameters"]
            .as_array()
            .into_iter()
            .flatten()
            .map(parameter)
            .collect(),
        body: body.map(|example| serde_json::to_string_pretty(example).unwrap_or_default()),
        responses: operation["responses"]
            .as_object()
            .into_iter()
            .flatten()
            .map(|(status, response)| (status.clone(), text(&response["description"])))
            .collect(),
    }
}

fn parameter(parameter: &Value) -> Parameter {
    Parameter {
        name: text(&parameter["name"]),
        place: text(&parameter["in"]),
        required: parameter["required"] == true,
        description: text(&parameter["description"]),
        example: text(&parameter["example"]),
    }
}

fn text(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}
