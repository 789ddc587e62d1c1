//! The board: to set a position up, to play it on, and to see what decides; with a link that proves it.

mod act;
mod notices;
mod others;
mod readings;
mod state;
mod status;
mod table;
mod tools;

use std::collections::BTreeMap;

use askama::Template;
use axum::{
    extract::{Path, Query, State as Shared},
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};

use self::{
    act::Act,
    notices::Notices,
    others::Others,
    readings::Reading,
    state::{Mode, Shown, State},
    table::Table,
    tools::{Entry, Palette, Tools},
};
use super::game::Link;
use crate::{
    answer::{Fault, Seal},
    corpus::Language,
    engine::Gesture,
    web::{
        App, AskForm, Frame, Reader, address, audit,
        board::{self, Grid, Overlay, Picture},
        consequence::Decided,
        files,
        form::{self, Asked, Choice},
        frame,
        guard::POLICY_WITH_REQUESTS,
        names,
        refusal::{Refusal, Why},
        ruling::RulingPart,
    },
};

#[derive(Template)]
#[template(path = "pages/board.html")]
struct BoardPage<'a> {
    frame: Frame<'a>,
    script: String,
    form: AskForm<'a>,
    game: Link,
    /// The address without a query, where forms go.
    here: String,
    state: State,
    rulesets: Vec<Choice>,
    notices: Notices,
    faults: Vec<Fault>,
    /// What has just been decided, and what can be done now.
    status: String,
    grid: Option<Grid>,
    /// Whether pieces go from one square to another.
    draggable: bool,
    columns: Vec<String>,
    rows: Vec<String>,
    tools: Tools,
    palette: Option<Palette>,
    entries: Vec<Entry>,
    /// The legal moves of the position that is reached.
    next: Vec<String>,
    part: Option<RulingPart>,
    others: Option<Others>,
    /// The rules that the text leaves open: those that matter here, and the rest.
    readings: Vec<Reading>,
    idle_readings: Vec<Reading>,
    /// The position in the contract's form.
    text: String,
    sealed: String,
    picture: String,
    /// Where the line that was played is audited against every ruleset, and the files that it can be saved in.
    record: Vec<Link>,
}

impl BoardPage<'_> {
    fn is_setup(&self) -> bool {
        self.state.mode == Mode::Setup
    }

    fn has_faults_at(&self, field: &str) -> bool {
        self.faults.iter().any(|fault| fault.at.starts_with(field))
    }
}

/// `GET /{lang}/{game}/board`: the state of a board, as [`State`] reads it; with an act, leads to the state after it.
pub async fn show(
    Shared(app): Shared<App>,
    reader: Reader,
    Path((_, game)): Path<(String, String)>,
    Query(mut fields): Query<BTreeMap<String, String>>,
) -> Result<Response, Refusal> {
    let lang = reader.lang;
    let act = Act::take(&mut fields);
    let seal = fields.remove("seal");
    let mut state = State::take(&mut fields);
    state.ruleset = ruleset(&app, &game, &state.ruleset)?;
    if let Some(act) = act {
        let next = app.work(move |app| after(app, lang, &state, &act)).await?;
        return Ok(Redirect::to(&next.address(lang, &game)).into_response());
    }
    let (state, table) = app.work(move |app| Ok(lay(app, lang, state))).await?;
    let status = match (&table.board, &table.line) {
        (None, _) => StatusCode::BAD_REQUEST,
        (_, Some(_)) if !table.faults.is_empty() => StatusCode::BAD_REQUEST,
        _ => StatusCode::OK,
    };
    let page = page(&app, &reader, &game, state, table, seal.as_deref());
    let mut response = frame::page(&reader, status, &page);
    let policy = HeaderValue::from_static(POLICY_WITH_REQUESTS);
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    Ok(response)
}

/// `GET /{lang}/{game}/board.svg`: the board of a state as a picture.
pub async fn picture(
    Shared(app): Shared<App>,
    reader: Reader,
    Path((_, game)): Path<(String, String)>,
    Query(mut fields): Query<BTreeMap<String, String>>,
) -> Result<Response, Refusal> {
    let lang = reader.lang;
    let mut state = State::take(&mut fields);
    state.ruleset = ruleset(&app, &game, &state.ruleset)?;
    let (state, table) = app.work(move |app| Ok(lay(app, lang, state))).await?;
    let Some(board) = &table.board else {
        return Err(Refusal::unreadable(table.faults, lang));
    };
    let title = names::ruleset(&app.assistant, lang, &state.ruleset);
    let overlay = Overlay { spots: Vec::new(), lit: BTreeMap::new(), ..overlay(&state, &table) };
    let picture = Picture::new(app.locale(), lang, title, &board.diagram, &overlay, state.view);
    let svg = picture.render().map_err(|error| {
        tracing::error!("a template failed: {error}");
        Refusal::from(Why::Broken)
    })?;
    let headers = [
        (header::CONTENT_TYPE, "image/svg+xml"),
        (header::CACHE_CONTROL, "no-cache"),
        // Its colours are inside it, so that it can be taken along.
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; style-src 'unsafe-inline'"),
    ];
    Ok((headers, svg).into_response())
}

fn ruleset(app: &App, game: &str, wanted: &str) -> Result<String, Refusal> {
    let found = form::chosen(app, game, wanted);
    found.map(|referee| referee.id().to_owned()).ok_or_else(|| Why::Unknown.into())
}

/// The table of a state; suppositions that cannot be made are taken out of it, and are faults.
fn lay(app: &App, lang: Language, mut state: State) -> (State, Table) {
    let Some(published) = app.assistant.catalog().get(&state.ruleset) else {
        return (state, Table::default());
    };
    let (supposed, faults) = match app.assistant.suppose(published, &state.what_if, lang) {
        Ok(supposed) => (Some(supposed), Vec::new()),
        Err(failure) => (None, failure.faults),
    };
    if supposed.is_none() {
        state.what_if.clear();
    }
    let referee = supposed.as_deref().filter(|_| !state.what_if.is_empty()).unwrap_or(published);
    let mut table = Table::of(app, lang, &state, referee, published);
    table.faults.splice(0..0, faults);
    (state, table)
}

/// The state after an act.
fn after(app: &App, lang: Language, state: &State, act: &Act) -> Result<State, Refusal> {
    let published = app.assistant.catalog().get(&state.ruleset);
    let published = published.ok_or_else(|| Refusal::from(Why::Unknown))?;
    let supposed = app.assistant.suppose(published, &state.what_if, lang).ok();
    let referee = supposed.as_deref().unwrap_or(published);
    let line = Table::line_of(app, lang, state, referee);
    Ok(act.on(state, referee, line.as_ref()))
}

fn page<'a>(
    app: &'a App,
    reader: &Reader,
    game: &str,
    state: State,
    table: Table,
    seal: Option<&str>,
) -> BoardPage<'a> {
    let lang = reader.lang;
    let text = table.board.as_ref().map(|board| board.text.clone()).unwrap_or_default();
    let asked = Asked {
        game: game.to_owned(),
        ruleset: state.ruleset.clone(),
        position: text.clone(),
        ..Asked::default()
    };
    let mut form = AskForm::new(app, reader, Some(game), asked);
    form.first = false;
    let grid = table.board.as_ref().map(|board| {
        let (overlay, whole) = (overlay(&state, &table), state.size == Shown::Whole);
        Grid::new(app.locale(), lang, &board.diagram, &overlay, state.view, whole)
    });
    let size = table.board.as_ref().map(|board| board.diagram.size);
    let (readings, idle_readings) = Reading::of(app, lang, game, &state, &table);
    BoardPage {
        frame: Frame::new(app, reader, app.say(lang, "board-title")),
        script: files::versioned("board.js"),
        form,
        game: Link {
            address: address::game(lang, game),
            name: names::game(&app.assistant, lang, game),
        },
        here: address::board_plain(lang, game),
        rulesets: form::rulesets(app, lang, game, &state.ruleset),
        notices: Notices::of(app, lang, game, &state, &table, seal),
        status: status::status(app, lang, &state, &table),
        grid,
        draggable: state.mode == Mode::Setup || moves_pieces(app, &state.ruleset),
        columns: size.map(status::column_letters).unwrap_or_default(),
        rows: size.map(status::row_numbers).unwrap_or_default(),
        tools: Tools::of(app, lang, game, &state, &table),
        palette: Palette::of(app, lang, game, &state, &table),
        entries: Entry::of(lang, game, &state, &table),
        next: if state.mode == Mode::Play { table.next.clone() } else { Vec::new() },
        part: table.last().cloned().map(|ruling| RulingPart::beside_a_board(app, lang, ruling)),
        others: Others::of(app, lang, game, &state, &table),
        readings,
        idle_readings,
        sealed: sealed(lang, game, &state, &table, &text),
        picture: picture_address(lang, game, &state),
        record: record(app, lang, game, &state, &table),
        text,
        faults: table.faults,
        state,
    }
}

/// The address that holds ruleset and position whole, with what the ruling was made with.
fn sealed(lang: Language, game: &str, state: &State, table: &Table, text: &str) -> String {
    let position = match table.line.as_ref().and_then(|line| line.rulings().first()) {
        Some(first) => first.position.clone(),
        None => text.to_owned(),
    };
    let moves = state.played().to_vec();
    let mut state = State { position, moves, ply: None, from: String::new(), ..state.clone() };
    if table.line.is_some() {
        (state.mode, state.piece) = (Mode::Play, String::new());
    }
    let seal = table.last().map(|ruling| Seal::of(ruling).to_string()).unwrap_or_default();
    state.address_with(lang, game, &[("seal", &seal)])
}

/// The line as a record of a game: audited, and, where every move is legal, saved.
fn record(app: &App, lang: Language, game: &str, state: &State, table: &Table) -> Vec<Link> {
    let Some(line) = table.line.as_ref().filter(|_| state.mode == Mode::Play) else {
        return Vec::new();
    };
    let Some(first) = line.rulings().first() else { return Vec::new() };
    let moves = state.played().join(" ");
    let fields = [("ruleset", &*state.ruleset), ("position", &*first.position), ("moves", &*moves)];
    let audited =
        Link { address: address::record(lang, game, &fields), name: app.say(lang, "share-audit") };
    let is_legal = table.last().is_none_or(|last| last.legal != Some(false));
    let files = if is_legal && state.what_if.is_empty() {
        audit::files(app, lang, game, &state.ruleset, &fields)
    } else {
        Vec::new()
    };
    std::iter::once(audited).chain(files).collect()
}

fn picture_address(lang: Language, game: &str, state: &State) -> String {
    let fields = state.fields_but(&["mode", "piece", "whole", "from"]);
    let fields: Vec<(&str, &str)> =
        fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    address::board_picture(lang, game, &fields)
}

/// What is marked on the board: the last move, what it took, where the chosen piece may go, and what each finding speaks of.
fn overlay(state: &State, table: &Table) -> Overlay {
    let Some(last) = table.last() else { return Overlay::default() };
    let mut overlay = Overlay { lit: RulingPart::lit(last), ..Overlay::default() };
    let target = |mv: &String| mv.rsplit('-').next().unwrap_or(mv).to_owned();
    if state.mode == Mode::Setup {
        overlay.from = Some(state.from.clone()).filter(|from| !from.is_empty());
        return overlay;
    }
    if state.from.is_empty() {
        let (from, to) = crate::web::ruling::ends(last.mv.as_deref());
        (overlay.from, overlay.to) = (from, to);
        overlay.refused = last.legal == Some(false);
        overlay.removed.clone_from(&last.captures);
        overlay.spots = table.next.iter().filter(|mv| !mv.contains('-')).cloned().collect();
    } else {
        let of_piece = |mv: &&String| mv.split('-').next() == Some(&*state.from);
        overlay.spots = table.next.iter().filter(of_piece).map(target).collect();
        overlay.from = Some(state.from.clone());
    }
    overlay
}

fn moves_pieces(app: &App, ruleset: &str) -> bool {
    let referee = app.assistant.catalog().get(ruleset);
    referee.is_some_and(|referee| referee.gesture() == Gesture::Move)
}
