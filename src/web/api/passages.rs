use std::{collections::BTreeMap, ops::Range};

use axum::{
    extract::{Path, Query, State},
    http::HeaderMap,
    response::Response,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{description::spans, json, query::Fields};
use crate::{
    corpus::{Address, Language},
    web::{
        App, address as addresses,
        refusal::{Refusal, Why},
    },
};

#[derive(Serialize, ToSchema)]
pub struct PassageDetail<'a> {
    id: String,
    game: &'a str,
    document: &'a str,
    author: Option<&'a str>,
    publisher: &'a str,
    year: u16,
    heading: &'a str,
    page: Option<u32>,
    lang: Language,
    original_lang: Language,
    wording: &'static str,
    text: &'a str,
    /// The bytes of each sentence in `text`.
    #[schema(schema_with = spans)]
    sentences: &'a [Range<usize>],
    url: String,
    source_url: &'a str,
}

/// `GET /api/v1/passages/{document}/{anchor}?lang=`: a passage.
#[utoipa::path(get, path = "/api/v1/passages/{document}/{anchor}", operation_id = "passage", summary = "A passage", params(("document" = String, Path), ("anchor" = String, Path), ("lang" = Option<Language>, Query, description = "Without it, that of `Accept-Language`")), responses((status = 200, description = "The passage", body = PassageDetail)))]
pub async fn show(
    State(app): State<App>,
    headers: HeaderMap,
    Path((document, anchor)): Path<(String, String)>,
    Query(fields): Query<BTreeMap<String, String>>,
) -> Result<Response, Refusal> {
    let lang = Fields::new(&app, &headers, fields)?.lang;
    json(&detail(&app, lang, &Address::new(&document, &anchor))?)
}

/// The passage at an address, in a language.
pub fn detail<'a>(
    app: &'a App,
    lang: Language,
    address: &Address,
) -> Result<PassageDetail<'a>, Refusal> {
    let unknown = || Refusal::from(Why::Unknown);
    let library = app.assistant.library();
    let document = library.document(address.document()).ok_or_else(unknown)?;
    let passage = library.passage(address).ok_or_else(unknown)?;
    let (info, text) = (&document.info, passage.text(lang));
    Ok(PassageDetail {
        id: passage.address.to_string(),
        game: &document.game,
        document: info.title.get(lang),
        author: info.author.as_deref(),
        publisher: &info.publisher,
        year: info.year,
        heading: text.heading(),
        page: passage.page,
        lang,
        original_lang: info.original_lang,
        wording: info.wording.key(),
        text: text.body(),
        sentences: text.sentences(),
        url: addresses::passage(lang, &document.game, &document.id, address.anchor()),
        source_url: &info.address,
    })
}
