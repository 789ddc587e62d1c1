//! What the surroundings say: the language of the messages, and where this user's data lies.

#![expect(clippy::disallowed_methods, reason = "the surroundings are read here and nowhere else")]

use std::{env, path::PathBuf};

use crate::corpus::Language;

/// The language of messages: `LC_ALL`, `LC_MESSAGES` or `LANG`, whichever is set first; English where it is none of ours.
#[must_use]
pub fn language() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| env::var(name).ok())
        .find(|value| !value.is_empty())
        .and_then(|value| value.split('.').next().and_then(|tag| tag.parse().ok()))
        .unwrap_or_default()
}

/// The folder for the history: `$XDG_DATA_HOME/regula`, by default `~/.local/share/regula`.
///
/// `None` where neither that nor a home is known.
#[must_use]
pub fn data_dir() -> Option<PathBuf> {
    let absolute =
        |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    absolute("XDG_DATA_HOME")
        .or_else(|| absolute("HOME").map(|home| home.join(".local/share")))
        .map(|data| data.join("regula"))
}

/// The width of the terminal, where the shell tells it.
#[must_use]
pub fn columns() -> Option<usize> {
    env::var("COLUMNS").ok()?.parse().ok().filter(|columns| *columns >= 40)
}

/// Whether the reader has asked for no colours (<https://no-color.org>).
#[must_use]
pub fn is_colourless() -> bool {
    env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
        || env::var_os("TERM").is_some_and(|term| term == "dumb")
}
