//! Which pages of other sites may read answers for programs: those of the listed origins, and no others.

use axum::{
    extract::{Request, State},
    http::{
        HeaderMap, HeaderValue, Method, StatusCode,
        header::{self, HeaderName},
    },
    middleware::Next,
    response::{IntoResponse, Response},
};

use super::{App, mcp};

/// What a program on another site's page may send.
const METHODS: &str = "GET, POST, OPTIONS";
const REQUEST_HEADERS: &str = "accept, accept-language, content-type, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id";
/// What it may read beside the body.
const RESPONSE_HEADERS: &str = "content-language, retry-after";
/// Seconds for which a browser need not ask again.
const REMEMBERED: &str = "3600";

/// Lets the listed origins in; without one in the list nothing is said, and browsers keep answers to this site.
///
/// No answer on these addresses depends on a cookie, so none is let in, so none is let in.
pub async fn allow(State(app): State<App>, request: Request, next: Next) -> Response {
    if app.allowed_origins.is_empty() || !is_for_programs(request.uri().path()) {
        return next.run(request).await;
    }
    let origin = allowed(&app, request.headers());
    let is_preflight = request.method() == Method::OPTIONS
        && request.headers().contains_key(header::ACCESS_CONTROL_REQUEST_METHOD);
    let mut response = match &origin {
        Some(_) if is_preflight => preflight(),
        _ => next.run(request).await,
    };
    let headers = response.headers_mut();
    headers.append(header::VARY, HeaderValue::from_static("Origin"));
    if let Some(origin) = origin {
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, origin);
        let exposed = HeaderValue::from_static(RESPONSE_HEADERS);
        headers.insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, exposed);
    }
    response
}

fn is_for_programs(path: &str) -> bool {
    path.starts_with("/api/v1/") || path == mcp::PATH
}

/// The origin of the request, where it is in the list.
fn allowed(app: &App, headers: &HeaderMap) -> Option<HeaderValue> {
    let origin = headers.get(header::ORIGIN)?;
    app.allowed_origins.iter().any(|allowed| allowed.is(origin)).then(|| origin.clone())
}

fn preflight() -> Response {
    const HEADERS: [(HeaderName, &str); 3] = [
        (header::ACCESS_CONTROL_ALLOW_METHODS, METHODS),
        (header::ACCESS_CONTROL_ALLOW_HEADERS, REQUEST_HEADERS),
        (header::ACCESS_CONTROL_MAX_AGE, REMEMBERED),
    ];
    (StatusCode::NO_CONTENT, HEADERS).into_response()
}
