//! What stands around every handler: limits, deadlines, headers.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use axum::{
    extract::{ConnectInfo, MatchedPath, Request, State},
    http::{
        HeaderMap, HeaderValue, Method,
        header::{self, HeaderName},
    },
    middleware::Next,
    response::{IntoResponse, Response},
};

use super::{
    App, Origin, address,
    limit::client,
    refusal::{Refusal, Why},
    visit,
};

/// A request that takes longer is given up.
const DEADLINE: Duration = Duration::from_secs(10);

/// Everything a page loads is the server's own.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The same, where a page may also ask this server, as `/api/docs` does.
pub const POLICY_WITH_REQUESTS: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; \
     form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// Puts the headers on every response that keep a browser from loading or showing what is not ours.
pub async fn headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let is_embeddable = request.uri().path().starts_with(address::EMBED);
    let mut response = next.run(request).await;
    if is_embeddable && let Some(policy) = policy_for_frames(&app) {
        response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
        for (name, value) in HEADERS.into_iter().filter(|(name, _)| name != header::X_FRAME_OPTIONS)
        {
            response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
        }
        return response;
    }
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// The usual policy with the sites that may show the box to ask in; `None` where there are none.
///
/// `X-Frame-Options` knows no list of sites, so it is left out where this is said.
fn policy_for_frames(app: &App) -> Option<HeaderValue> {
    let sites: Vec<&str> = app.embedding_origins.iter().map(Origin::as_str).collect();
    if sites.is_empty() {
        return None;
    }
    let ancestors = format!("frame-ancestors {}", sites.join(" "));
    HeaderValue::try_from(POLICY.replace("frame-ancestors 'none'", &ancestors)).ok()
}

/// Ends what takes too long; a panic in a handler costs that request alone.
pub async fn deadline(request: Request, next: Next) -> Response {
    let handler = tokio::spawn(next.run(request));
    match tokio::time::timeout(DEADLINE, handler).await {
        Ok(Ok(response)) => response,
        Ok(Err(error)) => {
            tracing::error!("a request ended in a panic: {error}");
            Refusal::from(Why::Broken).into_response()
        }
        Err(_) => Refusal::from(Why::TooSlow).into_response(),
    }
}

/// Counts how long each request took, by the route that it matched.
pub async fn measure(State(app): State<App>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let method = match *request.method() {
        Method::GET => "GET",
        Method::POST => "POST",
        Method::HEAD => "HEAD",
        _ => "other",
    };
    let route = request.extensions().get::<MatchedPath>().cloned();
    let response = next.run(request).await;
    let route = route.as_ref().map_or("none", MatchedPath::as_str);
    app.metrics.took(route, method, response.status().as_u16(), start.elapsed());
    response
}

/// Sends away a peer that asks too often; what a page is dressed in and what a watchdog asks is not counted.
pub async fn rate(State(app): State<App>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let counted =
        !path.starts_with("/static/") && !matches!(path, "/healthz" | "/readyz" | "/metrics");
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map(|peer| client(peer.0.ip(), request.headers(), &app.trusted_proxies));
    match (&app.limiter, peer) {
        (Some(limiter), Some(peer))
            if counted && !limiter.admits(peer, visit::sent(request.headers())) =>
        {
            Refusal::from(Why::TooMany).into_response()
        }
        _ => next.run(request).await,
    }
}

/// Refuses a form that a page of another site sent. Programs send no `Origin` and pass.
pub async fn same_site(request: Request, next: Next) -> Response {
    if request.method() == Method::POST && comes_from_elsewhere(request.headers()) {
        return Refusal::from(Why::OtherSite).into_response();
    }
    next.run(request).await
}

fn comes_from_elsewhere(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text("sec-fetch-site") {
        return !matches!(site, "same-origin" | "none");
    }
    match (text("origin"), text("host")) {
        (None, _) => false,
        (Some(origin), host) => origin.split_once("://").map(|(_, host)| host) != host,
    }
}
