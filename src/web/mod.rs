//! HTTP: an address in, a page out. Nothing is decided here; from here inwards nothing is async.
//!
//! | to change | look in |
//! |---|---|
//! | a page | [`pages`], its template in `templates/pages/` |
//! | who a visitor is, and what a browser keeps | [`visit`], [`cookie`] |
//! | the JSON of a resource | [`api`] |
//! | the tools for language models | [`mcp`] |
//! | what a fault looks like, and its status | [`refusal`], [`show`] |
//! | limits, deadlines, headers | [`guard`], [`limit`], [`connections`] |
//! | what other sites may do | [`cors`], [`guard`] |
//! | what is counted | [`metrics`] |
//! | a drawing of a board | [`board`] |

mod address;
mod api;
mod audit;
mod board;
mod connections;
mod consequence;
mod cookie;
mod cors;
mod export;
mod files;
mod form;
mod frame;
mod guard;
mod language;
mod limit;
mod mcp;
mod metrics;
mod moment;
mod names;
mod options;
mod origin;
mod pages;
mod precedents;
mod questions;
mod quote;
mod reader;
mod refusal;
mod ruling;
mod serve;
mod show;
mod state;
mod verdict;
mod visit;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    http::Uri,
    middleware::{from_fn, from_fn_with_state},
    response::Redirect,
    routing::{get, post},
};
use tower_http::compression::CompressionLayer;

use self::{
    form::AskForm,
    frame::Frame,
    reader::Reader,
    refusal::{Refusal, Why},
    visit::Visit,
};

pub use mcp::serve_stdio;
pub use options::{MetricsFor, RateLimit, RateLimitError, ServeOptions};
pub use origin::{Origin, OriginError};
pub use serve::{ServeError, serve};
pub use state::App;

/// A longer body is no question.
const MOST_BYTES: usize = 64 * 1024;

/// Every address of the server.
pub fn router(app: App) -> Router {
    let (api, description) = api::router();
    let pages = Router::new()
        .route("/", get(pages::home::choose))
        .route("/{lang}", get(pages::home::add_slash))
        .route("/{lang}/", get(pages::home::show))
        .route("/{lang}/ask", get(pages::ask::get).post(pages::ask::post))
        .route("/{lang}/answers/{id}", get(pages::answer::show))
        .route("/{lang}/answers/{id}/changes", get(pages::changes::show))
        .route("/{lang}/answers/{id}/remark", post(pages::remark::post))
        .route("/{lang}/answers/{id}/share", post(pages::share::post))
        .route("/{lang}/conversations/{id}", get(pages::conversation::show))
        .route("/{lang}/history", get(pages::history::show))
        .route("/{lang}/history/delete", post(pages::history::delete))
        .route("/{lang}/history/export.json", get(pages::history::export_json))
        .route("/{lang}/history/export.md", get(pages::history::export_markdown))
        .route("/{lang}/{game}", get(pages::game::show))
        .route("/{lang}/{game}/board", get(pages::board::show))
        .route("/{lang}/{game}/board.svg", get(pages::board::picture))
        .route(
            "/{lang}/{game}/record",
            get(pages::record::show)
                .post(pages::record::post)
                .layer(DefaultBodyLimit::max(pages::record::MOST_BYTES)),
        )
        .route("/{lang}/{game}/record.{ending}", get(pages::record::save))
        .route("/{lang}/{game}/texts/{document}", get(pages::text::show))
        .route("/{lang}/{game}/rulesets/{ruleset}", get(pages::ruleset::show))
        .route("/embed/{game}", get(pages::embed::show))
        .route("/static/{name}", get(files::show))
        .layer(from_fn(guard::same_site));
    pages
        .merge(api)
        .route(mcp::PATH, mcp::route(&app, &description))
        .fallback(no_such_page)
        .method_not_allowed_fallback(|| async { Refusal::from(Why::WrongMethod) })
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(from_fn(guard::deadline))
        .layer(from_fn_with_state(app.clone(), guard::rate))
        .layer(from_fn_with_state(app.clone(), show::refusals))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(app.clone(), cors::allow))
        .layer(from_fn_with_state(app.clone(), guard::measure))
        .layer(from_fn_with_state(app.clone(), guard::headers))
        .with_state(app)
}

/// A page with a slash too many is the page without it.
async fn no_such_page(uri: Uri) -> Result<Redirect, Refusal> {
    let path = uri.path().trim_end_matches('/');
    if path.len() == uri.path().len() || path.starts_with("//") || path.is_empty() {
        return Err(Why::Unknown.into());
    }
    let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
    Ok(Redirect::permanent(&format!("{path}{query}")))
}
