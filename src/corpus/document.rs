use serde::{Deserialize, Deserializer, de::Error};

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
    #[serde(deserialize_with = "web_address")]
    pub address: String,
    pub original_lang: Language,
    /// Pages of the source; a page of the web has none.
    pub pages: Option<u32>,
    pub wording: Wording,
    /// Edition and licence, as a reader should know them.
    pub note: Option<Words>,
}

/// Readers follow it: nothing else than a page of the web may be behind it.
fn web_address<'de, D: Deserializer<'de>>(reader: D) -> Result<String, D::Error> {
    let address = String::deserialize(reader)?;
    if ["https://", "http://"].iter().any(|scheme| address.starts_with(scheme)) {
        return Ok(address);
    }
    Err(D::Error::custom("an address begins with https:// or http://"))
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
