use askama::Template;
use axum::{
    extract::{Path, State},
    http::StatusCode,
    response::Response,
};

use crate::{
    corpus::{CatalogueFact, GameInfo, Language},
    web::{
        App, AskForm, Frame, Reader, address,
        form::Asked,
        frame,
        quote::Quote,
        refusal::{Refusal, Why},
    },
};

#[derive(Template)]
#[template(path = "pages/game.html")]
struct GamePage<'a> {
    frame: Frame<'a>,
    form: AskForm<'a>,
    name: String,
    summary: String,
    examples: Vec<Link>,
    facts: Vec<FactRow>,
    rulesets: Vec<Link>,
    texts: Vec<TextRow>,
    similar: Vec<Link>,
    boardgamegeek: Option<String>,
    board: String,
    record: String,
}

pub struct Link {
    pub address: String,
    pub name: String,
}

struct FactRow {
    name: String,
    value: String,
    source: Quote,
    but: Vec<Quote>,
    read_on: Option<String>,
}

struct TextRow {
    address: String,
    title: String,
    publisher: String,
    year: u16,
    source: String,
}

/// `GET /{lang}/{game}`: what is known of a game, its rulesets and its texts.
pub async fn show(
    State(app): State<App>,
    reader: Reader,
    Path((_, id)): Path<(String, String)>,
) -> Result<Response, Refusal> {
    let lang = reader.lang;
    let game = app.assistant.game(&id).ok_or_else(|| Refusal::from(Why::Unknown))?;
    let name = game.names.get(lang).to_owned();
    let example = |question: String| Link {
        address: address::ask(lang, &[("question", &question), ("game", &id)]),
        name: question,
    };
    let asked = Asked { game: id.clone(), ..Asked::default() };
    let page = GamePage {
        frame: Frame::new(&app, &reader, name.clone()),
        form: AskForm::new(&app, &reader, Some(&id), asked),
        name,
        summary: game.summary.get(lang).to_owned(),
        examples: app.assistant.examples(&id, lang).into_iter().map(example).collect(),
        facts: game.catalogue.iter().map(|fact| fact_row(&app, lang, fact)).collect(),
        rulesets: rulesets(&app, lang, &id),
        texts: texts(&app, lang, &id),
        similar: similar(&app, lang, game),
        boardgamegeek: game.boardgamegeek.map(address::boardgamegeek),
        board: address::board_plain(lang, &id),
        record: address::record(lang, &id, &[]),
    };
    Ok(frame::page(&reader, StatusCode::OK, &page))
}

fn fact_row(app: &App, lang: Language, fact: &CatalogueFact) -> FactRow {
    FactRow {
        name: app.say(lang, &format!("fact-{}", fact.key)),
        value: fact.value.get(lang).to_owned(),
        source: Quote::of(&app.assistant, &fact.citation, lang),
        but: fact.but.iter().map(|but| Quote::of(&app.assistant, but, lang)).collect(),
        read_on: fact.read_on.clone(),
    }
}

fn rulesets(app: &App, lang: Language, game: &str) -> Vec<Link> {
    app.assistant
        .catalog()
        .of_game(game)
        .map(|referee| Link {
            address: address::ruleset(lang, referee.id()),
            name: referee.names().get(lang).to_owned(),
        })
        .collect()
}

fn texts(app: &App, lang: Language, game: &str) -> Vec<TextRow> {
    app.assistant
        .library()
        .documents_of(game)
        .map(|document| TextRow {
            address: address::document(lang, game, &document.id),
            title: document.info.title.get(lang).to_owned(),
            publisher: document.info.publisher.clone(),
            year: document.info.year,
            source: document.info.address.clone(),
        })
        .collect()
}

/// The games of this server that the catalogue calls similar, in either direction.
fn similar(app: &App, lang: Language, game: &GameInfo) -> Vec<Link> {
    let names = |of: &GameInfo, other: &GameInfo| {
        of.fact("similar").is_some_and(|fact| fact.value.en.contains(&other.names.en))
    };
    app.assistant
        .games()
        .iter()
        .filter(|other| other.id != game.id && (names(game, other) || names(other, game)))
        .map(|other| Link {
            address: address::game(lang, &other.id),
            name: other.names.get(lang).to_owned(),
        })
        .collect()
}
