use askama::Template;
use axum::{
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};

use crate::web::{App, AskForm, Frame, Reader, address, form::Asked, frame, language};

#[derive(Template)]
#[template(path = "pages/home.html")]
struct HomePage<'a> {
    frame: Frame<'a>,
    form: AskForm<'a>,
    games: Vec<GameCard>,
}

struct GameCard {
    address: String,
    name: String,
    summary: String,
    rulesets: usize,
    texts: usize,
}

/// `GET /`: to the language that the reader chose or the browser prefers.
pub async fn choose(headers: HeaderMap) -> Response {
    let vary = [(header::VARY, "Accept-Language, Cookie"), (header::CACHE_CONTROL, "no-cache")];
    let address = address::home(language::preferred(&headers));
    (vary, Redirect::to(&address)).into_response()
}

/// `GET /{lang}`: the home page is a folder.
pub async fn add_slash(reader: Reader) -> Redirect {
    Redirect::permanent(&address::home(reader.lang))
}

/// `GET /{lang}/`: the games, and a box to ask about any of them.
pub async fn show(State(app): State<App>, reader: Reader) -> Response {
    let lang = reader.lang;
    let games = app
        .assistant
        .games()
        .iter()
        .map(|game| GameCard {
            address: address::game(lang, &game.id),
            name: game.names.get(lang).to_owned(),
            summary: game.summary.get(lang).to_owned(),
            rulesets: app.assistant.catalog().of_game(&game.id).count(),
            texts: app.assistant.library().documents_of(&game.id).count(),
        })
        .collect();
    let frame = Frame::new(&app, &reader, app.say(lang, "home-title"));
    let form = AskForm::new(&app, &reader, None, Asked::default());
    frame::page(&reader, StatusCode::OK, &HomePage { frame, form, games })
}
