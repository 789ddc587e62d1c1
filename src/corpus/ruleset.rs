use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::{PerLanguage, Problems, Words};

/// A `*.ruleset.toml` as it is written: its engine reads the rules.
#[derive(Clone, Debug)]
pub struct RulesetFile {
    /// `game/ruleset`, after the file's place and name.
    pub id: String,
    pub file: String,
    pub text: String,
    pub names: Words,
    /// As in a list of rulesets of the same game.
    pub short_names: Words,
    /// The folder under `src/games/` that plays it.
    pub engine: Spanned<String>,
    /// Place among the rulesets of its game; the first is the default.
    pub order: u32,
    /// The documents that it follows.
    pub documents: Vec<Spanned<String>>,
    /// How a question names it.
    pub aliases: PerLanguage,
    /// The published starts, the default first.
    pub starts: Vec<StartFile>,
    pub rules: BTreeMap<Spanned<String>, RawRule>,
}

/// A start position as it is written.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartFile {
    /// Columns by rows, as in `7x9`.
    pub size: String,
    pub position: Spanned<String>,
    pub cite: Spanned<String>,
    pub quote: Option<String>,
    pub read: Option<Words>,
    pub assumed: Option<Words>,
    pub elsewhere: Option<Words>,
}

/// One rule as it is written: a value where it has a parameter, and what it rests on.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawRule {
    pub value: Option<Spanned<toml::Value>>,
    pub cite: Spanned<String>,
    pub quote: Option<String>,
    /// Why an ambiguous text is read so.
    pub read: Option<Words>,
    /// What is assumed where the text is silent, and why.
    pub assumed: Option<Words>,
    /// What another published reading would change.
    pub elsewhere: Option<Words>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    names: Words,
    #[serde(rename = "short-names")]
    short_names: Option<Words>,
    engine: Spanned<String>,
    order: u32,
    documents: Vec<Spanned<String>>,
    #[serde(default)]
    aliases: PerLanguage,
    #[serde(rename = "start")]
    starts: Vec<StartFile>,
    rules: BTreeMap<Spanned<String>, RawRule>,
}

pub(super) fn read(file: &str, text: &str, problems: &mut Problems) -> Option<RulesetFile> {
    let written: Written = match toml::from_str(text) {
        Ok(written) => written,
        Err(error) => {
            problems.add_toml(file, text, &error);
            return None;
        }
    };
    if written.starts.is_empty() {
        problems.add(file, 1, "there is no `[[start]]`");
    }
    let Written { names, short_names, engine, order, documents, aliases, starts, rules } = written;
    let short_names = short_names.unwrap_or_else(|| names.clone());
    let id = file.trim_end_matches(".ruleset.toml").to_owned();
    let (file, text) = (file.to_owned(), text.to_owned());
    Some(RulesetFile {
        id,
        file,
        text,
        names,
        short_names,
        engine,
        order,
        documents,
        aliases,
        starts,
        rules,
    })
}
