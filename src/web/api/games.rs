use std::collections::BTreeMap;

use axum::{
    extract::{Path, Query, State},
    http::HeaderMap,
    response::Response,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{json, query::Fields};
use crate::{
    answer::CitationView,
    corpus::{CatalogueFact, Document, GameInfo, Language, Words},
    engine::{Basis, Ground, Referee},
    web::{App, address, names, refusal::Refusal},
};

#[derive(Serialize, ToSchema)]
pub struct GameSummary<'a> {
    id: &'a str,
    name: &'a str,
    names: &'a Words,
    summary: &'a str,
    url: String,
    boardgamegeek: Option<u32>,
    rulesets: Vec<&'a str>,
    documents: Vec<&'a str>,
}

#[derive(Serialize, ToSchema)]
pub struct GameDetail<'a> {
    id: &'a str,
    name: &'a str,
    names: &'a Words,
    aliases: &'a [String],
    summary: &'a str,
    url: String,
    boardgamegeek: Option<u32>,
    catalogue: Vec<FactDetail<'a>>,
    rulesets: Vec<RulesetSummary<'a>>,
    documents: Vec<DocumentSummary<'a>>,
    examples: Vec<String>,
}

#[derive(Serialize, ToSchema)]
struct FactDetail<'a> {
    key: &'a str,
    name: String,
    value: &'a str,
    read_on: Option<&'a str>,
    citation: CitationView,
    /// What a rule text says instead.
    but: Vec<CitationView>,
}

#[derive(Serialize, ToSchema)]
struct RulesetSummary<'a> {
    id: &'a str,
    name: &'a str,
    url: String,
    documents: &'a [String],
}

#[derive(Serialize, ToSchema)]
struct DocumentSummary<'a> {
    id: &'a str,
    title: &'a str,
    author: Option<&'a str>,
    publisher: &'a str,
    year: u16,
    original_lang: Language,
    wording: &'static str,
    pages: Option<u32>,
    note: Option<&'a str>,
    url: String,
    source_url: &'a str,
    anchors: Vec<&'a str>,
}

#[derive(Serialize, ToSchema)]
pub struct RulesetDetail<'a> {
    id: &'a str,
    game: &'a str,
    name: &'a str,
    names: &'a Words,
    engine: &'a str,
    url: String,
    documents: &'a [String],
    sides: [&'static str; 2],
    sha256: &'a str,
    starts: Vec<StartDetail<'a>>,
    parameters: Vec<Parameter<'a>>,
}

#[derive(Serialize, ToSchema)]
struct StartDetail<'a> {
    size: &'a str,
    position: &'a str,
    #[serde(flatten)]
    basis: BasisDetail,
}

#[derive(Serialize, ToSchema)]
struct Parameter<'a> {
    rule: &'a str,
    name: String,
    value: Option<&'a str>,
    value_name: Option<String>,
    #[serde(flatten)]
    basis: BasisDetail,
}

#[derive(Serialize, ToSchema)]
struct BasisDetail {
    /// `stated`, `read` or `assumed`.
    basis: &'static str,
    note: Option<String>,
    elsewhere: Option<String>,
    citation: CitationView,
}

/// `GET /api/v1/games`: every game with the ids of its rulesets and documents.
#[utoipa::path(get, path = "/api/v1/games", operation_id = "games", summary = "Every game, with the ids of its rulesets and documents", params(("lang" = Option<Language>, Query, description = "Without it, that of `Accept-Language`")), responses((status = 200, description = "The games", body = Vec<GameSummary>)))]
pub async fn list(
    State(app): State<App>,
    headers: HeaderMap,
    Query(fields): Query<BTreeMap<String, String>>,
) -> Result<Response, Refusal> {
    let lang = Fields::new(&app, &headers, fields)?.lang;
    json(&all(&app, lang))
}

/// Every game.
pub fn all(app: &App, lang: Language) -> Vec<GameSummary<'_>> {
    app.assistant.games().iter().map(|game| summary(app, lang, game)).collect()
}

fn summary<'a>(app: &'a App, lang: Language, game: &'a GameInfo) -> GameSummary<'a> {
    GameSummary {
        id: &game.id,
        name: game.names.get(lang),
        names: &game.names,
        summary: game.summary.get(lang),
        url: address::game(lang, &game.id),
        boardgamegeek: game.boardgamegeek,
        rulesets: app.assistant.catalog().of_game(&game.id).map(Referee::id).collect(),
        documents: app.assistant.library().documents_of(&game.id).map(|text| &*text.id).collect(),
    }
}

/// `GET /api/v1/games/{game}`: what is known of a game.
#[utoipa::path(get, path = "/api/v1/games/{game}", operation_id = "game", summary = "What is known of a game", params(("game" = String, Path), ("lang" = Option<Language>, Query, description = "Without it, that of `Accept-Language`")), responses((status = 200, description = "The game", body = GameDetail)))]
pub async fn show(
    State(app): State<App>,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(fields): Query<BTreeMap<String, String>>,
) -> Result<Response, Refusal> {
    let lang = Fields::new(&app, &headers, fields)?.lang;
    json(&detail(&app, lang, &id)?)
}

/// What is known of a game.
pub fn detail<'a>(app: &'a App, lang: Language, id: &str) -> Result<GameDetail<'a>, Refusal> {
    let known = app.assistant.known_game(id, lang);
    let game = known.map_err(|failure| Refusal::of(failure, lang))?;
    let ruleset = |referee| ruleset_summary(lang, referee);
    Ok(GameDetail {
        id: &game.id,
        name: game.names.get(lang),
        names: &game.names,
        aliases: &game.aliases,
        summary: game.summary.get(lang),
        url: address::game(lang, &game.id),
        boardgamegeek: game.boardgamegeek,
        catalogue: game.catalogue.iter().map(|fact| fact_detail(app, lang, fact)).collect(),
        rulesets: app.assistant.catalog().of_game(&game.id).map(ruleset).collect(),
        documents: app
            .assistant
            .library()
            .documents_of(&game.id)
            .map(|document| document_summary(lang, document))
            .collect(),
        examples: app.assistant.examples(&game.id, lang),
    })
}

fn fact_detail<'a>(app: &App, lang: Language, fact: &'a CatalogueFact) -> FactDetail<'a> {
    FactDetail {
        key: fact.key,
        name: app.say(lang, &format!("fact-{}", fact.key)),
        value: fact.value.get(lang),
        read_on: fact.read_on.as_deref(),
        citation: app.assistant.cite(&fact.citation, lang),
        but: fact.but.iter().map(|but| app.assistant.cite(but, lang)).collect(),
    }
}

fn ruleset_summary(lang: Language, referee: &dyn Referee) -> RulesetSummary<'_> {
    RulesetSummary {
        id: referee.id(),
        name: referee.names().get(lang),
        url: address::ruleset(lang, referee.id()),
        documents: referee.documents(),
    }
}

fn document_summary(lang: Language, document: &Document) -> DocumentSummary<'_> {
    let info = &document.info;
    DocumentSummary {
        id: &document.id,
        title: info.title.get(lang),
        author: info.author.as_deref(),
        publisher: &info.publisher,
        year: info.year,
        original_lang: info.original_lang,
        wording: info.wording.key(),
        pages: info.pages,
        note: info.note.as_ref().map(|note| note.get(lang)),
        url: address::document(lang, &document.game, &document.id),
        source_url: &info.address,
        anchors: document.passages.iter().map(|passage| passage.address.anchor()).collect(),
    }
}

/// `GET /api/v1/games/{game}/rulesets/{ruleset}`: every parameter with its basis, and the starts.
#[utoipa::path(get, path = "/api/v1/games/{game}/rulesets/{ruleset}", operation_id = "ruleset", summary = "Every parameter of a ruleset with its basis, and the starts", params(("game" = String, Path), ("ruleset" = String, Path, description = "The part of the id after the game"), ("lang" = Option<Language>, Query, description = "Without it, that of `Accept-Language`")), responses((status = 200, description = "The ruleset", body = RulesetDetail)))]
pub async fn ruleset(
    State(app): State<App>,
    headers: HeaderMap,
    Path((game, ruleset)): Path<(String, String)>,
    Query(fields): Query<BTreeMap<String, String>>,
) -> Result<Response, Refusal> {
    let lang = Fields::new(&app, &headers, fields)?.lang;
    json(&ruleset_detail(&app, lang, &format!("{game}/{ruleset}"))?)
}

/// A ruleset by its whole id.
pub fn ruleset_detail<'a>(
    app: &'a App,
    lang: Language,
    id: &str,
) -> Result<RulesetDetail<'a>, Refusal> {
    let known = app.assistant.referee(id, lang);
    let referee = known.map_err(|failure| Refusal::of(failure, lang))?;
    let starts = referee
        .starts()
        .iter()
        .map(|start| StartDetail {
            size: &start.size,
            position: &start.position,
            basis: basis(app, lang, &start.basis),
        })
        .collect();
    Ok(RulesetDetail {
        id: referee.id(),
        game: referee.game(),
        name: referee.names().get(lang),
        names: referee.names(),
        engine: referee.engine(),
        url: address::ruleset(lang, referee.id()),
        documents: referee.documents(),
        sides: referee.sides(),
        sha256: referee.sha256(),
        starts,
        parameters: referee
            .grounds()
            .iter()
            .map(|ground| parameter(app, lang, referee.engine(), ground))
            .collect(),
    })
}

fn parameter<'a>(app: &App, lang: Language, engine: &str, ground: &'a Ground) -> Parameter<'a> {
    Parameter {
        rule: ground.rule,
        name: names::rule(app.locale(), lang, engine, ground.rule),
        value: ground.value.as_deref(),
        value_name: names::value(app.locale(), lang, engine, ground),
        basis: basis(app, lang, &ground.basis),
    }
}

fn basis(app: &App, lang: Language, basis: &Basis) -> BasisDetail {
    BasisDetail {
        basis: basis.support.key(),
        note: basis.support.note().map(|note| note.get(lang).to_owned()),
        elsewhere: basis.elsewhere.as_ref().map(|words| words.get(lang).to_owned()),
        citation: app.assistant.cite(&basis.citation, lang),
    }
}
