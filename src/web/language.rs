//! Which language a reader is answered in.

use axum::http::{HeaderMap, header};

use super::cookie;
use crate::corpus::Language;

/// Remembers the language of the last switch.
pub const COOKIE: &str = "regula_lang";

/// The language chosen before, otherwise the one that the browser prefers, otherwise English.
pub fn preferred(headers: &HeaderMap) -> Language {
    chosen(headers).or_else(|| accepted(headers)).unwrap_or_default()
}

/// The language in the cookie.
pub fn chosen(headers: &HeaderMap) -> Option<Language> {
    cookie::values(headers, COOKIE).find_map(exact)
}

/// The best language of `Accept-Language` that there is; the first among equals.
pub fn accepted(headers: &HeaderMap) -> Option<Language> {
    let header = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    let mut best: Option<(Language, f32)> = None;
    for entry in header.split(',') {
        let mut parts = entry.split(';').map(str::trim);
        let Some(language) = parts.next().and_then(|tag| tag.parse().ok()) else { continue };
        let weight = parts
            .find_map(|part| part.strip_prefix("q="))
            .map_or(1.0, |weight| weight.trim().parse().unwrap_or(0.0));
        if weight > best.map_or(0.0, |(_, weight)| weight) {
            best = Some((language, weight));
        }
    }
    best.map(|(language, _)| language)
}

/// A tag exactly as addresses bear it.
pub fn exact(tag: &str) -> Option<Language> {
    Language::ALL.into_iter().find(|language| language.tag() == tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(name: header::HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, header::HeaderValue::from_static(value))])
    }

    #[test]
    fn the_language_with_the_greatest_weight_is_taken() {
        for (header, language) in [
            ("de", Language::German),
            ("fr, zh-TW;q=0.8, en;q=0.5", Language::Chinese),
            ("en;q=0.3,de-AT;q=0.9", Language::German),
            ("zh-Hant-TW", Language::Chinese),
            ("fr, *;q=0.1", Language::English),
            ("de;q=0, en;q=0.1", Language::English),
            ("de;q=x", Language::English),
        ] {
            let headers = headers(header::ACCEPT_LANGUAGE, header);
            assert_eq!(preferred(&headers), language, "{header}");
        }
    }

    #[test]
    fn a_choice_goes_before_what_the_browser_prefers() {
        let mut headers = headers(header::COOKIE, "a=b; regula_lang=zh-Hant");
        headers.insert(header::ACCEPT_LANGUAGE, header::HeaderValue::from_static("de"));
        assert_eq!(preferred(&headers), Language::Chinese);
    }
}
