use std::collections::BTreeMap;

use askama::Template;
use axum::{
    extract::{Path, Query, State},
    http::StatusCode,
    response::Response,
};

use super::game::Link;
use crate::{
    answer::{Fault, RulingRequest, RulingView},
    corpus::Language,
    engine::Ask,
    web::{
        App, Frame, Reader, address,
        form::Choice,
        frame, names,
        refusal::{Refusal, Why},
        ruling::RulingPart,
    },
};

/// A line longer than this is no game that is played here.
const MOST_MOVES: usize = 500;

#[derive(Template)]
#[template(path = "pages/board.html")]
struct BoardPage<'a> {
    frame: Frame<'a>,
    game: Link,
    rulesets: Vec<Choice>,
    position: String,
    moves: String,
    faults: Vec<Fault>,
    /// The ruling on the last move, or on the position.
    part: Option<RulingPart>,
    /// The legal moves of the position that is reached.
    next: Vec<Link>,
}

/// `GET /{lang}/{game}/board?ruleset=&position=&moves=`: plays a line, and lists what can follow.
pub async fn show(
    State(app): State<App>,
    reader: Reader,
    Path((_, id)): Path<(String, String)>,
    Query(mut fields): Query<BTreeMap<String, String>>,
) -> Result<Response, Refusal> {
    let lang = reader.lang;
    let mut take = |name: &str| fields.remove(name).unwrap_or_default().trim().to_owned();
    let (wanted, position, moves) = (take("ruleset"), take("position"), take("moves"));
    let chosen = app
        .assistant
        .catalog()
        .of_game(&id)
        .find(|referee| wanted.is_empty() || referee.id() == wanted)
        .map(|referee| referee.id().to_owned())
        .ok_or_else(|| Refusal::from(Why::Unknown))?;
    let request = RulingRequest {
        ruleset: chosen.clone(),
        position: Some(position.clone()).filter(|position| !position.is_empty()),
        moves: moves.split_whitespace().take(MOST_MOVES).map(str::to_owned).collect(),
        ask: Ask::Status,
        lang,
    };
    let played = app.work(move |app| play(app, request)).await;
    let (status, faults, last, next) = match played {
        Ok((last, next)) => (StatusCode::OK, Vec::new(), Some(last), next),
        Err(refusal) if !refusal.faults.is_empty() => {
            (StatusCode::BAD_REQUEST, refusal.faults, None, Vec::new())
        }
        Err(refusal) => return Err(refusal),
    };
    let page = BoardPage {
        frame: Frame::new(&app, &reader, app.say(lang, "board-title")),
        game: Link {
            address: address::game(lang, &id),
            name: names::game(&app.assistant, lang, &id),
        },
        rulesets: rulesets(&app, lang, &id, &chosen),
        faults,
        next: last.as_ref().map(|last| links(lang, &id, last, next)).unwrap_or_default(),
        part: last.map(|last| RulingPart::new(&app, lang, last)),
        position,
        moves,
    };
    Ok(frame::page(&reader, status, &page))
}

/// The last ruling of a line, and the legal moves after it.
fn play(app: &App, request: RulingRequest) -> Result<(RulingView, Vec<String>), Refusal> {
    let lang = request.lang;
    let rule = |request: &RulingRequest| {
        app.assistant.rule(request).map_err(|failure| Refusal::of(failure, lang))
    };
    let last = rule(&request)?.pop().ok_or_else(|| Refusal::from(Why::Broken))?;
    let after = RulingRequest {
        position: Some(reached(&last).to_owned()),
        moves: Vec::new(),
        ask: Ask::Moves,
        ..request
    };
    let is_over = last.winner.is_some() || last.draw;
    let next = if is_over { None } else { rule(&after)?.pop() };
    Ok((last, next.map(|ruling| ruling.moves).unwrap_or_default()))
}

/// The position after the move, or the one that the ruling is about.
fn reached(ruling: &RulingView) -> &str {
    ruling.result.as_deref().unwrap_or(&ruling.position)
}

fn links(lang: Language, game: &str, last: &RulingView, next: Vec<String>) -> Vec<Link> {
    let link = |mv: String| {
        let fields =
            [("ruleset", &*last.ruleset), ("position", reached(last)), ("moves", mv.as_str())];
        Link { address: address::board(lang, game, &fields), name: mv }
    };
    next.into_iter().map(link).collect()
}

fn rulesets(app: &App, lang: Language, game: &str, chosen: &str) -> Vec<Choice> {
    app.assistant
        .catalog()
        .of_game(game)
        .map(|referee| Choice {
            id: referee.id().to_owned(),
            name: referee.names().get(lang).to_owned(),
            chosen: referee.id() == chosen,
        })
        .collect()
}
