//! Shows what is refused in the form and language of whoever asked.

use askama::Template;
use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{App, Frame, Reader, frame, language, mcp, refusal::Refusal};
use crate::{answer::Fault, corpus::Language};

#[derive(Template)]
#[template(path = "pages/refusal.html")]
struct RefusalPage<'a> {
    frame: Frame<'a>,
    status: u16,
    text: String,
    faults: Vec<Fault>,
    games: Vec<(String, String)>,
}

/// RFC 9457.
#[derive(Serialize, ToSchema)]
pub struct Problem {
    #[serde(rename = "type")]
    kind: String,
    title: String,
    status: u16,
    detail: String,
    errors: Vec<Fault>,
}

/// Gives every refusal its page, or its JSON below `/api/`.
pub async fn refusals(State(app): State<App>, request: Request, next: Next) -> Response {
    let uri = request.uri().clone();
    let headers = request.headers().clone();
    let mut response = next.run(request).await;
    let refused = response.extensions_mut().remove::<Refusal>();
    // What `/mcp` refuses is said as its protocol wants it.
    let bare = || if uri.path() == mcp::PATH { None } else { bare(&response) };
    let is_api = uri.path().starts_with("/api/");
    let Some(refusal) = refused.or_else(bare) else {
        if is_api {
            vary_by_language(&mut response);
        }
        return response;
    };
    app.metrics.refused(refusal.why);
    let shown = if is_api || uri.path() == mcp::PATH {
        let mut problem = problem(&app, &headers, refusal);
        vary_by_language(&mut problem);
        problem
    } else if let Ok(reader) = Reader::of(uri.path(), uri.query(), &headers) {
        refused_page(&app, &reader, refusal)
    } else {
        let mut page = refused_page(&app, &Reader::lost(language::preferred(&headers)), refusal);
        vary_by_language(&mut page);
        page
    };
    with_headers_of(&response, shown)
}

/// Says that the same address may be answered in another language: without one in the address, it is the browser's.
fn vary_by_language(response: &mut Response) {
    response.headers_mut().append(header::VARY, HeaderValue::from_static("Accept-Language"));
}

/// What the framework refused by itself, in plain text: an address that is not UTF-8, say.
fn bare(response: &Response) -> Option<Refusal> {
    let kind = response.headers().get(header::CONTENT_TYPE);
    let is_plain = kind.is_none_or(|kind| kind.as_bytes().starts_with(b"text/plain"));
    is_plain.then(|| Refusal::by_status(response.status())).flatten()
}

fn with_headers_of(refused: &Response, mut shown: Response) -> Response {
    for name in [header::ALLOW, header::RETRY_AFTER] {
        if let Some(value) = refused.headers().get(&name) {
            shown.headers_mut().insert(name, value.clone());
        }
    }
    shown
}

fn problem(app: &App, headers: &HeaderMap, refusal: Refusal) -> Response {
    let lang = refusal.lang.or_else(|| language::accepted(headers)).unwrap_or_default();
    let status = refusal.why.status();
    let problem = Problem::new(app, lang, refusal);
    let kind = HeaderValue::from_static("application/problem+json");
    let language = HeaderValue::from_static(lang.tag());
    let headers = [(header::CONTENT_TYPE, kind), (header::CONTENT_LANGUAGE, language)];
    (status, headers, serde_json::to_string(&problem).unwrap_or_default()).into_response()
}

impl Problem {
    /// What is wrong, in `lang` where the refusal has no language of its own.
    pub fn new(app: &App, lang: Language, refusal: Refusal) -> Self {
        let lang = refusal.lang.unwrap_or(lang);
        let (title, text) = words(app, lang, &refusal);
        let messages = refusal.faults.iter().map(|fault| &*fault.message);
        let detail = match &*refusal.faults {
            [] => text,
            _ => messages.collect::<Vec<_>>().join(lang.sentence_gap()),
        };
        Self {
            kind: format!("/api/problems/{}", refusal.why.key()),
            title,
            status: refusal.why.status().as_u16(),
            detail,
            errors: refusal.faults,
        }
    }
}

fn refused_page(app: &App, reader: &Reader, refusal: Refusal) -> Response {
    let (title, text) = words(app, reader.lang, &refusal);
    let status = refusal.why.status();
    let games = app
        .assistant
        .games()
        .iter()
        .map(|game| {
            let address = super::address::game(reader.lang, &game.id);
            (address, game.names.get(reader.lang).to_owned())
        })
        .collect();
    let frame = Frame::new(app, reader, title);
    let template =
        RefusalPage { frame, status: status.as_u16(), text, faults: refusal.faults, games };
    frame::page(reader, status, &template)
}

fn words(app: &App, lang: Language, refusal: &Refusal) -> (String, String) {
    let key = refusal.why.key();
    let usual = format!("refusal-{key}-text");
    let text = refusal.text.unwrap_or(&usual);
    (app.say(lang, &format!("refusal-{key}")), app.say(lang, text))
}
