//! For whoever runs the server.

use axum::extract::State;

use crate::web::{App, refusal::Refusal};

/// `GET /healthz`: the server is alive.
pub async fn alive() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: questions can be answered, and answers kept.
pub async fn ready(State(app): State<App>) -> Result<&'static str, Refusal> {
    app.work(|app| Ok(app.history.check()?)).await?;
    Ok("ready\n")
}
