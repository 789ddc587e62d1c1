//! For whoever runs the server.

use std::net::SocketAddr;

use axum::{
    Extension, Json,
    extract::{ConnectInfo, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::web::{
    App, MetricsFor, metrics,
    refusal::{Refusal, Why},
};

/// A proxy that speaks for somebody says so in one of these.
const FORWARDED: [&str; 3] = ["forwarded", "x-forwarded-for", "x-real-ip"];

/// `GET /healthz`: the server is alive.
#[utoipa::path(get, path = "/healthz", operation_id = "healthz", summary = "Whether the server is alive", responses((status = 200, description = "It is", body = String)))]
pub async fn alive() -> &'static str {
    "ok\n"
}

#[derive(Serialize, ToSchema)]
struct Readiness {
    ready: bool,
    /// Each part that cannot do its work, and why.
    faults: Vec<PartFault>,
}

#[derive(Serialize, ToSchema)]
struct PartFault {
    part: &'static str,
    why: String,
}

/// `GET /readyz`: whether questions can be answered and answers kept; 503 with what cannot.
#[utoipa::path(get, path = "/readyz", operation_id = "readyz", summary = "Whether questions can be answered and answers kept", responses((status = 200, description = "All is ready", body = Readiness), (status = 503, description = "What is not ready", body = Readiness)))]
pub async fn ready(State(app): State<App>) -> Result<Response, Refusal> {
    let history = app.work(|app| Ok(app.history.check())).await?;
    let why =
        |error: crate::history::HistoryError| PartFault { part: "history", why: error.to_string() };
    let faults: Vec<PartFault> = history.err().map(why).into_iter().collect();
    let ready = faults.is_empty();
    let status = if ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    Ok((status, Json(Readiness { ready, faults })).into_response())
}

/// `GET /metrics`: the figures of this server, for those who may read them.
#[utoipa::path(get, path = "/metrics", operation_id = "metrics", summary = "Figures for Prometheus", responses((status = 200, description = "The figures", body = String, content_type = "application/openmetrics-text"), (status = 404, description = "They are not for this reader")))]
pub async fn metrics(
    State(app): State<App>,
    peer: Option<Extension<ConnectInfo<SocketAddr>>>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let peer = peer.map(|Extension(ConnectInfo(peer))| peer);
    if app.metrics_for == MetricsFor::Local && !is_local(peer, &headers) {
        return Err(Why::Unknown.into());
    }
    let text = app.work(|app| Ok(app.metrics.text(app.history.count().ok()))).await?;
    Ok(([(header::CONTENT_TYPE, metrics::FORMAT)], text).into_response())
}

/// A program on this machine that speaks for itself. Without a peer the router is called by its own program.
fn is_local(peer: Option<SocketAddr>, headers: &HeaderMap) -> bool {
    let is_forwarded = FORWARDED.iter().any(|name| headers.contains_key(*name));
    !is_forwarded && peer.is_none_or(|peer| peer.ip().to_canonical().is_loopback())
}
