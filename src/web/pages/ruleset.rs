use askama::Template;
use axum::{
    extract::{Path, State},
    http::StatusCode,
    response::Response,
};

use super::game::Link;
use crate::{
    corpus::Language,
    engine::{Basis, Ground, Message, Referee, Start},
    web::{
        App, AskForm, Frame, Reader, address,
        board::{Board, Overlay},
        form::Asked,
        frame, names,
        quote::Quote,
        refusal::{Refusal, Why},
    },
};

#[derive(Template)]
#[template(path = "pages/ruleset.html")]
struct RulesetPage<'a> {
    frame: Frame<'a>,
    form: AskForm<'a>,
    game: String,
    game_address: String,
    name: String,
    id: String,
    sha256: String,
    texts: Vec<Link>,
    others: Vec<Link>,
    rules: Vec<RuleRow>,
    starts_heading: String,
    starts: Vec<StartRow>,
}

struct RuleRow {
    key: &'static str,
    name: String,
    value: Option<String>,
    basis: BasisView,
}

struct StartRow {
    size: String,
    position: String,
    board: Option<Board>,
    basis: BasisView,
}

/// What a rule rests on, in words.
struct BasisView {
    support: &'static str,
    note: Option<String>,
    elsewhere: Option<String>,
    quote: Quote,
}

/// `GET /{lang}/{game}/rulesets/{ruleset}`: every rule with what it rests on, and the starting positions.
pub async fn show(
    State(app): State<App>,
    reader: Reader,
    Path((_, game, ruleset)): Path<(String, String, String)>,
) -> Result<Response, Refusal> {
    let lang = reader.lang;
    let id = format!("{game}/{ruleset}");
    let referee = app.assistant.catalog().get(&id).ok_or_else(|| Refusal::from(Why::Unknown))?;
    let name = referee.names().get(lang).to_owned();
    let asked = Asked { game: game.clone(), ruleset: id.clone(), ..Asked::default() };
    let start = |(index, start)| start_row(&app, lang, referee, index, start);
    let mut form = AskForm::new(&app, &reader, Some(&game), asked);
    form.first = false;
    let page = RulesetPage {
        frame: Frame::new(&app, &reader, name.clone()),
        form,
        game: names::game(&app.assistant, lang, &game),
        game_address: address::game(lang, &game),
        name,
        sha256: referee.sha256().to_owned(),
        texts: referee.documents().iter().filter_map(|text| text_link(&app, lang, text)).collect(),
        others: others(&app, lang, referee),
        rules: referee
            .grounds()
            .iter()
            .map(|ground| rule_row(&app, lang, referee, ground))
            .collect(),
        starts_heading: app
            .locale()
            .say(lang, &Message::new("starts").with("count", referee.starts().len())),
        starts: referee.starts().iter().enumerate().map(start).collect(),
        id,
    };
    Ok(frame::page(&reader, StatusCode::OK, &page))
}

fn text_link(app: &App, lang: Language, id: &str) -> Option<Link> {
    let document = app.assistant.library().document(id)?;
    Some(Link {
        address: address::document(lang, &document.game, id),
        name: document.info.title.get(lang).to_owned(),
    })
}

fn others(app: &App, lang: Language, referee: &dyn Referee) -> Vec<Link> {
    app.assistant
        .catalog()
        .of_game(referee.game())
        .filter(|other| other.id() != referee.id())
        .map(|other| Link {
            address: address::ruleset(lang, other.id()),
            name: other.names().get(lang).to_owned(),
        })
        .collect()
}

fn rule_row(app: &App, lang: Language, referee: &dyn Referee, ground: &Ground) -> RuleRow {
    RuleRow {
        key: ground.rule,
        name: names::rule(app.locale(), lang, referee.engine(), ground.rule),
        value: names::value(app.locale(), lang, referee.engine(), ground),
        basis: basis(app, lang, &ground.basis),
    }
}

fn start_row(
    app: &App,
    lang: Language,
    referee: &dyn Referee,
    index: usize,
    start: &Start,
) -> StartRow {
    let title = app.locale().fill(lang, "board-start", &[("size", &start.size)]);
    let board = referee.diagram(&start.position).ok().map(|diagram| {
        let id = format!("start-{index}");
        Board::new(app.locale(), lang, &id, &title, &diagram, &Overlay::default())
    });
    StartRow {
        size: start.size.clone(),
        position: start.position.clone(),
        board,
        basis: basis(app, lang, &start.basis),
    }
}

fn basis(app: &App, lang: Language, basis: &Basis) -> BasisView {
    BasisView {
        support: basis.support.key(),
        note: basis.support.note().map(|note| note.get(lang).to_owned()),
        elsewhere: basis.elsewhere.as_ref().map(|words| words.get(lang).to_owned()),
        quote: Quote::of(&app.assistant, &basis.citation, lang),
    }
}
