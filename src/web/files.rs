//! The stylesheet and the scripts: a handful of files inside the program.

use std::{collections::BTreeMap, sync::LazyLock};

use axum::{
    extract::Path,
    http::header,
    response::{IntoResponse, Response},
};

use super::refusal::{Refusal, Why};
use crate::corpus::sha256;

const FILES: [(&str, &str, &str); 5] = [
    ("board.js", "text/javascript; charset=utf-8", include_str!("../../static/board.js")),
    ("docs.js", "text/javascript; charset=utf-8", include_str!("../../static/docs.js")),
    ("regula.css", "text/css; charset=utf-8", include_str!("../../static/regula.css")),
    ("regula.js", "text/javascript; charset=utf-8", include_str!("../../static/regula.js")),
    ("icon.svg", "image/svg+xml", include_str!("../../static/icon.svg")),
];

static VERSIONS: LazyLock<BTreeMap<&str, String>> = LazyLock::new(|| {
    FILES.iter().map(|(name, _, text)| (*name, sha256(text)[..12].to_owned())).collect()
});

/// The address of a file, another one for each content, so that it may be kept for good.
pub fn versioned(name: &str) -> String {
    format!("/static/{name}?v={}", VERSIONS.get(name).map_or("", String::as_str))
}

/// `GET /static/{name}`
pub async fn show(Path(name): Path<String>) -> Result<Response, Refusal> {
    let (_, kind, text) = FILES
        .iter()
        .find(|(known, ..)| *known == name)
        .ok_or_else(|| Refusal::from(Why::Unknown))?;
    let headers = [
        (header::CONTENT_TYPE, *kind),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    Ok((headers, *text).into_response())
}
