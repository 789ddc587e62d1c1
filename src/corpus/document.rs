use serde::Deserialize;

use super::{Language, Words};

/// `document.toml`: what a reader must know of a source.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct DocumentInfo {
    pub title: Words,
    pub author: Option<String>,
    pub publisher: String,
    pub year: u16,
    /// The address of the source on the web.
    pub address: String,
    pub original_lang: Language,
    /// Pages of the source; a page of the web has none.
    pub pages: Option<u32>,
    pub wording: Wording,
    /// Edition and licence, as a reader should know them.
    pub note: Option<Words>,
}

/// Whose words a text is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Wording {
    /// Written in our own words after the source.
    Restated,
    /// Verbatim.
    Original,
}

impl Wording {
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Restated => "restated",
            Self::Original => "original",
        }
    }
}
