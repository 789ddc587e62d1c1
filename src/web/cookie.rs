//! What a browser keeps for this server.

use axum::{
    http::{HeaderMap, HeaderName, HeaderValue, header},
    response::AppendHeaders,
};

/// A header that sets a cookie, beside others.
pub type SetCookie = AppendHeaders<[(HeaderName, HeaderValue); 1]>;

/// How the browser reaches this server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transport {
    Plain,
    /// Over a proxy that speaks `https` with it: the cookie is never sent otherwise.
    Encrypted,
}

/// What a proxy says of how it was reached; only for the headers of one that is trusted.
pub fn transport(headers: &HeaderMap) -> Transport {
    let said = headers.get_all("x-forwarded-proto").iter().next_back();
    let said = said.and_then(|said| said.to_str().ok()?.rsplit(',').next());
    match said.map(str::trim) {
        Some(scheme) if scheme.eq_ignore_ascii_case("https") => Transport::Encrypted,
        _ => Transport::Plain,
    }
}

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
pub fn set(name: &str, value: &str, transport: Transport) -> Option<SetCookie> {
    let secure = match transport {
        Transport::Plain => "",
        Transport::Encrypted => "; Secure",
    };
    let cookie =
        format!("{name}={value}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly{secure}");
    Some(AppendHeaders([(header::SET_COOKIE, HeaderValue::try_from(cookie).ok()?)]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_proxy_says_how_it_was_reached() {
        for (said, transport_then) in [
            (&["https"][..], Transport::Encrypted),
            (&["http, HTTPS"], Transport::Encrypted),
            (&["https, http"], Transport::Plain),
            (&["https", "http"], Transport::Plain),
            (&[""], Transport::Plain),
            (&[], Transport::Plain),
        ] {
            let mut headers = HeaderMap::new();
            for list in said {
                headers.append("x-forwarded-proto", HeaderValue::from_static(list));
            }
            assert_eq!(transport(&headers), transport_then, "{said:?}");
        }
    }
}
