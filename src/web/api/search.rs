use std::{collections::BTreeMap, ops::Range};

use axum::{
    extract::{Query, State},
    http::HeaderMap,
    response::Response,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{description::spans, json, query::Fields};
use crate::{
    answer::{CitationView, SearchHit},
    corpus::{Address, Language},
    web::{App, refusal::Refusal},
};

const DEFAULT_LIMIT: usize = 10;
const MOST: usize = 50;

/// A passage that was found.
#[derive(Serialize, ToSchema)]
pub struct Hit {
    score: f32,
    /// The whole passage.
    text: String,
    /// The bytes of `text` that answer.
    #[schema(schema_with = spans)]
    marked: Vec<Range<usize>>,
    #[serde(flatten)]
    citation: CitationView,
}

/// `GET /api/v1/search?q=&game=&lang=&limit=`: passages that speak of these words, best first.
#[utoipa::path(get, path = "/api/v1/search", operation_id = "search", summary = "Passages that speak of these words, best first", params(("q" = String, Query, min_length = 1, description = "What is looked for"), ("game" = Option<String>, Query, description = "Only texts of this game"), ("lang" = Option<Language>, Query, description = "Without it, that of `Accept-Language`"), ("limit" = Option<u32>, Query, description = "10 where it is missing; never more than 50")), responses((status = 200, description = "The passages", body = Vec<Hit>)))]
pub async fn show(
    State(app): State<App>,
    headers: HeaderMap,
    Query(fields): Query<BTreeMap<String, String>>,
) -> Result<Response, Refusal> {
    json(&hits(&app, Fields::new(&app, &headers, fields)?).await?)
}

/// The passages that are looked for.
pub async fn hits(app: &App, mut fields: Fields<'_>) -> Result<Vec<Hit>, Refusal> {
    let lang = fields.lang;
    let Some(words) = fields.text("q") else { return Err(fields.fault("q", "fault-missing", "")) };
    let game = fields.text("game");
    if let Some(game) = &game {
        app.assistant.known_game(game, lang).map_err(|failure| Refusal::of(failure, lang))?;
    }
    let limit = fields.number::<usize>("limit")?.unwrap_or(DEFAULT_LIMIT).min(MOST);
    let hits =
        app.work(move |app| Ok(app.assistant.search(&words, game.as_deref(), lang, limit))).await?;
    Ok(hits.into_iter().map(|hit| show_hit(app, hit)).collect())
}

fn show_hit(app: &App, SearchHit { citation, score }: SearchHit) -> Hit {
    let passage = citation
        .id
        .parse::<Address>()
        .ok()
        .and_then(|address| app.assistant.library().passage(&address).cloned());
    let text = passage.map(|passage| passage.text(citation.lang).body().to_owned());
    Hit { score, text: text.unwrap_or_default(), marked: vec![citation.range.clone()], citation }
}
