use std::collections::BTreeMap;

use askama::Template;
use axum::{
    extract::{Path, Query, State},
    http::StatusCode,
    response::Response,
};

use crate::{
    corpus::{Document, Language, Wording},
    web::{
        App, Frame, Reader, address, frame, names,
        quote::{Marks, Piece, paragraphs},
        refusal::{Refusal, Why},
    },
};

#[derive(Template)]
#[template(path = "pages/text.html")]
struct TextPage<'a> {
    frame: Frame<'a>,
    game: String,
    game_address: String,
    title: String,
    author: Option<String>,
    publisher: String,
    year: u16,
    pages: Option<usize>,
    original_lang: Language,
    restated: bool,
    note: Option<String>,
    source: String,
    passages: Vec<PassageBlock>,
}

struct PassageBlock {
    anchor: String,
    heading: String,
    page: Option<u32>,
    paragraphs: Vec<Vec<Piece>>,
    marked: bool,
}

/// `GET /{lang}/{game}/texts/{document}?mark=anchor.1-2`: a text, each passage with its own address.
pub async fn show(
    State(app): State<App>,
    reader: Reader,
    Path((_, game, id)): Path<(String, String, String)>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Response, Refusal> {
    let lang = reader.lang;
    let document = app
        .assistant
        .library()
        .document(&id)
        .filter(|document| *document.game == *game)
        .ok_or_else(|| Refusal::from(Why::Unknown))?;
    let marks = Marks::read(query.get("mark").map_or("", String::as_str));
    let info = &document.info;
    let title = info.title.get(lang).to_owned();
    let page = TextPage {
        frame: Frame::new(&app, &reader, title.clone()).at(anchor(document, &marks)),
        game: names::game(&app.assistant, lang, &game),
        game_address: address::game(lang, &game),
        title,
        author: info.author.clone(),
        publisher: info.publisher.clone(),
        year: info.year,
        pages: info.pages.map(|pages| pages as usize),
        original_lang: info.original_lang,
        restated: info.wording == Wording::Restated,
        note: info.note.as_ref().map(|note| note.get(lang).to_owned()),
        source: info.address.clone(),
        passages: blocks(document, lang, &marks),
    };
    Ok(frame::page(&reader, StatusCode::OK, &page))
}

/// The first marked passage, if the document has it: what a mark names is the reader's text.
fn anchor<'a>(document: &Document, marks: &'a Marks) -> Option<&'a str> {
    marks.anchor().filter(|anchor| {
        document.passages.iter().any(|passage| passage.address.anchor() == *anchor)
    })
}

fn blocks(document: &Document, lang: Language, marks: &Marks) -> Vec<PassageBlock> {
    let block = |passage: &std::sync::Arc<crate::corpus::Passage>| {
        let text = passage.text(lang);
        let ranges = marks.of(passage.address.anchor());
        PassageBlock {
            anchor: passage.address.anchor().to_owned(),
            heading: text.heading().to_owned(),
            page: passage.page,
            paragraphs: paragraphs(text, &ranges),
            marked: !ranges.is_empty(),
        }
    };
    document.passages.iter().map(block).collect()
}
