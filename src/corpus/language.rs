use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, de::Error};
use utoipa::ToSchema;

/// A language that every text and every sentence of the program exists in.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Default,
    Serialize,
    Deserialize,
    ToSchema,
)]
#[serde(try_from = "String", into = "String")]
pub enum Language {
    #[default]
    #[schema(rename = "en")]
    English,
    #[schema(rename = "de")]
    German,
    /// Chinese as written in Taiwan; Simplified questions are understood too.
    #[schema(rename = "zh-Hant")]
    Chinese,
}

impl Language {
    pub const ALL: [Self; 3] = [Self::English, Self::German, Self::Chinese];

    /// The tag of BCP 47, as in addresses and JSON.
    #[must_use]
    pub fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Chinese => "zh-Hant",
        }
    }

    /// What stands between two sentences.
    #[must_use]
    pub fn sentence_gap(self) -> &'static str {
        match self {
            Self::English | Self::German => " ",
            Self::Chinese => "",
        }
    }

    /// The language as its own speakers call it.
    #[must_use]
    pub fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::Chinese => "繁體中文",
        }
    }
}

impl Language {
    /// A name as it stands before other words: in Chinese, a blank parts Latin letters and digits from them.
    #[must_use]
    pub fn before_words(self, name: &str) -> String {
        let is_latin = name.ends_with(|letter: char| letter.is_ascii_alphanumeric());
        let gap = if self == Self::Chinese && is_latin { " " } else { "" };
        format!("{name}{gap}")
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a language of this program: write en, de or zh-Hant")]
pub struct UnknownLanguage(pub String);

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a BCP 47 tag; a region or script after `en`, `de` or `zh` is passed over.
    fn from_str(tag: &str) -> Result<Self, UnknownLanguage> {
        match tag.split(['-', '_']).next().map(str::to_ascii_lowercase).as_deref() {
            Some("en") => Ok(Self::English),
            Some("de") => Ok(Self::German),
            Some("zh") => Ok(Self::Chinese),
            _ => Err(UnknownLanguage(tag.to_owned())),
        }
    }
}

impl TryFrom<String> for Language {
    type Error = UnknownLanguage;
    fn try_from(tag: String) -> Result<Self, UnknownLanguage> {
        tag.parse()
    }
}

impl From<Language> for String {
    fn from(language: Language) -> String {
        language.tag().to_owned()
    }
}

/// The same words in every language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Words {
    #[serde(deserialize_with = "said")]
    pub en: String,
    #[serde(deserialize_with = "said")]
    pub de: String,
    #[serde(rename = "zh-Hant", deserialize_with = "said")]
    pub zh_hant: String,
}

fn said<'de, D: Deserializer<'de>>(reader: D) -> Result<String, D::Error> {
    let words = String::deserialize(reader)?;
    if words.trim().is_empty() {
        return Err(D::Error::custom("nothing is said here"));
    }
    Ok(words)
}

impl Words {
    #[must_use]
    pub fn get(&self, language: Language) -> &str {
        match language {
            Language::English => &self.en,
            Language::German => &self.de,
            Language::Chinese => &self.zh_hant,
        }
    }
}
