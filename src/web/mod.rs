//! HTTP: an address in, a page out. Nothing is decided here; from here inwards nothing is async.

mod options;
mod serve;
mod state;

use axum::Router;

pub use options::{RateLimit, RateLimitError, ServeOptions};
pub use serve::{ServeError, serve};
pub use state::App;

/// Every address of the server.
pub fn router(app: App) -> Router {
    Router::new().with_state(app)
}
