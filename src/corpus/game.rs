use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::{Citation, Library, Problems, Words, problem::line_of};

/// What `game.toml` tells about a game, its catalogue facts cited.
#[derive(Clone, Debug)]
pub struct GameInfo {
    /// The folder's name, as in addresses.
    pub id: String,
    pub names: Words,
    /// Other names that a question may use.
    pub aliases: Vec<String>,
    pub summary: Words,
    /// Its number on `BoardGameGeek`.
    pub boardgamegeek: Option<u32>,
    /// Place in the list of games.
    pub order: u32,
    /// By key, in the order of [`CATALOGUE_KEYS`].
    pub catalogue: Vec<CatalogueFact>,
}

impl GameInfo {
    /// Everything that a question may call it.
    pub fn all_names(&self) -> impl Iterator<Item = &str> {
        let own = [&self.id, &self.names.en, &self.names.de, &self.names.zh_hant];
        own.into_iter().chain(&self.aliases).map(String::as_str)
    }

    #[must_use]
    pub fn fact(&self, key: &str) -> Option<&CatalogueFact> {
        self.catalogue.iter().find(|fact| fact.key == key)
    }
}

/// Something that a catalogue says of a game, and what rule texts say instead.
#[derive(Clone, Debug)]
pub struct CatalogueFact {
    pub key: &'static str,
    pub value: Words,
    pub range: Option<PlayerRange>,
    pub citation: Citation,
    pub but: Vec<Citation>,
    /// The day on which a figure that changes was read, as `2026-11-30`.
    pub read_on: Option<String>,
    /// Where it stands in `game.toml`, counted from 1.
    pub line: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerRange {
    pub min: u8,
    pub max: u8,
}

/// What a catalogue may say, in the order of a game's page.
pub const CATALOGUE_KEYS: [&str; 14] = [
    "designer",
    "year",
    "origin",
    "other-names",
    "players",
    "minutes",
    "age",
    "weight",
    "rank",
    "rating",
    "mechanics",
    "publishers",
    "results",
    "similar",
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GameFile {
    names: Words,
    #[serde(default)]
    aliases: Vec<String>,
    summary: Words,
    boardgamegeek: Option<u32>,
    order: u32,
    #[serde(default)]
    catalogue: BTreeMap<Spanned<String>, FactEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct FactEntry {
    value: Words,
    range: Option<PlayerRange>,
    cite: Spanned<String>,
    quote: Option<String>,
    read_on: Option<String>,
    #[serde(default)]
    but: Vec<ButEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ButEntry {
    cite: Spanned<String>,
    quote: Option<String>,
}

pub(super) fn read(
    file: &str,
    text: &str,
    library: &Library,
    problems: &mut Problems,
) -> Option<GameInfo> {
    let written: GameFile = match toml::from_str(text) {
        Ok(written) => written,
        Err(error) => {
            problems.add_toml(file, text, &error);
            return None;
        }
    };
    let mut cite = |at: &Spanned<String>, quote: Option<&str>| {
        Citation::find(library, at.get_ref(), quote)
            .map_err(|fault| problems.add(file, line_of(text, at.span().start), fault))
            .ok()
    };
    let mut catalogue = Vec::new();
    let mut unknown = Vec::new();
    for (key, entry) in written.catalogue {
        let line = line_of(text, key.span().start);
        let Some(&key) = CATALOGUE_KEYS.iter().find(|known| *known == key.get_ref()) else {
            unknown.push((line, key.into_inner()));
            continue;
        };
        let but =
            entry.but.iter().filter_map(|but| cite(&but.cite, but.quote.as_deref())).collect();
        let Some(citation) = cite(&entry.cite, entry.quote.as_deref()) else { continue };
        let FactEntry { value, range, read_on, .. } = entry;
        catalogue.push(CatalogueFact { key, value, range, citation, but, read_on, line });
    }
    for (line, key) in unknown {
        problems.add(
            file,
            line,
            format!("`{key}` is not a catalogue fact: {}", CATALOGUE_KEYS.join(", ")),
        );
    }
    catalogue.sort_by_key(|fact| CATALOGUE_KEYS.iter().position(|&key| key == fact.key));
    Some(GameInfo {
        id: file.split('/').next().unwrap_or_default().to_owned(),
        names: written.names,
        aliases: written.aliases,
        summary: written.summary,
        boardgamegeek: written.boardgamegeek,
        order: written.order,
        catalogue,
    })
}
