use axum::{
    body::Bytes,
    extract::{State, rejection::BytesRejection},
    http::HeaderMap,
    response::Response,
};
use serde::Deserialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::{body::Body, json};
use crate::{
    answer::{RulingRequest, RulingView},
    corpus::Language,
    engine::{Ask, Examine, Square},
    web::{App, refusal::Refusal},
};

/// A line longer than this is no game that is played here.
const MOST_MOVES: usize = 500;

/// What is to be ruled on.
#[derive(ToSchema)]
#[schema(as = RulingRequest)]
#[expect(dead_code, reason = "it describes what `request` reads")]
struct RulingFields {
    /// A whole id, as in `game/ruleset`.
    ruleset: String,
    /// Rows from the top joined by `/`, a number for so many empty points, then the side to move. Without one, the start.
    position: Option<String>,
    /// In order, as in `c3` or `e3-e7`; a ruling for each.
    #[schema(max_items = 500)]
    moves: Option<Vec<String>>,
    /// Asked where no move is given; without it, `status`.
    ask: Option<AskFields>,
    /// Without it, that of `Accept-Language`.
    lang: Option<Language>,
}

#[derive(Deserialize, ToSchema)]
#[serde(untagged)]
#[schema(as = RulingAsk)]
#[expect(dead_code, reason = "it describes what `ask` reads")]
enum AskFields {
    Position(AboutPosition),
    Square(AboutSquare),
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum AboutPosition {
    Status,
    Moves,
}

/// One square, as in `e3`.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[expect(dead_code, reason = "it describes what `about_square` reads")]
enum AboutSquare {
    Moves(String),
    Bounded(String),
    Root(String),
    Captured(String),
}

/// `POST /api/v1/rulings` `{ruleset, position?, moves?, ask?, lang?}`: a ruling for each move, or one on what is asked.
#[utoipa::path(post, path = "/api/v1/rulings", operation_id = "rulings", summary = "A ruling for each move, or one on what is asked", request_body = RulingFields, responses((status = 200, description = "The rulings, in the order of the moves; the last is the first illegal one", body = Vec<RulingView>)))]
pub async fn post(
    State(app): State<App>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Refusal> {
    let request = request(Body::read(&app, &headers, body)?)?;
    json(&rule(&app, request).await?)
}

/// Rules on what is asked for.
pub async fn rule(app: &App, request: RulingRequest) -> Result<Vec<RulingView>, Refusal> {
    let lang = request.lang;
    app.work(move |app| app.assistant.rule(&request).map_err(|failure| Refusal::of(failure, lang)))
        .await
}

/// Reads what is to be ruled on.
pub fn request(mut body: Body<'_>) -> Result<RulingRequest, Refusal> {
    let request = RulingRequest {
        ruleset: body.needed("ruleset"),
        position: body.text("position"),
        moves: body.texts("moves", MOST_MOVES),
        ask: ask(&mut body),
        lang: body.lang,
    };
    body.check()?;
    Ok(request)
}

/// Reads `"status"`, `"moves"`, or an object with one square: `{"moves": "e3"}`, `{"bounded": "c3"}`, …
fn ask(body: &mut Body<'_>) -> Ask {
    match body.take("ask") {
        None => Ask::Status,
        Some(Value::String(word)) if word == "status" => Ask::Status,
        Some(Value::String(word)) if word == "moves" => Ask::Moves,
        Some(Value::Object(fields)) => about_square(body, &fields).unwrap_or(Ask::Status),
        Some(_) => {
            body.fault("ask", "fault-ask");
            Ask::Status
        }
    }
}

fn about_square(body: &mut Body<'_>, fields: &Map<String, Value>) -> Option<Ask> {
    let mut fields = fields.iter();
    let (Some((what, Value::String(written))), None) = (fields.next(), fields.next()) else {
        body.fault("ask", "fault-ask");
        return None;
    };
    let about: fn(Square) -> Ask = match what.as_str() {
        "moves" => Ask::MovesOf,
        "bounded" => |square| Ask::Examine(Examine::Bounded(square)),
        "root" => |square| Ask::Examine(Examine::Root(square)),
        "captured" => |square| Ask::Examine(Examine::Captured(square)),
        _ => {
            body.fault("ask", "fault-ask");
            return None;
        }
    };
    let square = written.trim().parse().ok();
    if square.is_none() {
        body.fault_about(&format!("ask.{what}"), "fault-not-a-square", written);
    }
    square.map(about)
}
