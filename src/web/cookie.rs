//! What a browser keeps for this server.

use axum::{
    http::{HeaderMap, HeaderName, HeaderValue, header},
    response::AppendHeaders,
};

/// A header that sets a cookie, beside others.
pub type SetCookie = AppendHeaders<[(HeaderName, HeaderValue); 1]>;

/// Every value that the browser sends under a name.
pub fn values<'a>(headers: &'a HeaderMap, name: &'a str) -> impl Iterator<Item = &'a str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|cookies| cookies.to_str().ok())
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(move |cookie| cookie.trim().strip_prefix(name)?.strip_prefix('='))
}

/// To be kept for a year, shown to no script, and sent by no other site's form; `None` where the value is no ASCII.
pub fn set(name: &str, value: &str) -> Option<SetCookie> {
    let cookie = format!("{name}={value}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly");
    Some(AppendHeaders([(header::SET_COOKIE, HeaderValue::try_from(cookie).ok()?)]))
}
