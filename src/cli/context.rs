use std::{ffi::OsString, path::Path};

use super::{Stop, page::Look};
use crate::{
    answer::Assistant,
    config,
    corpus::{Language, SourceFiles},
    locale::{Locale, shown},
};

/// The language of the messages, and the terminal they are shown on.
pub struct Context {
    pub locale: Locale,
    pub language: Language,
    pub look: Look,
}

impl Context {
    /// The language is that of `--lang`, looked up before anything else is read, or of the surroundings.
    pub fn new(arguments: &[OsString]) -> Self {
        let words: Vec<&str> = arguments.iter().filter_map(|word| word.to_str()).collect();
        let after =
            words.iter().position(|word| *word == "--lang").and_then(|at| words.get(at + 1));
        let joined = words.iter().find_map(|word| word.strip_prefix("--lang="));
        let named = after.copied().or(joined).and_then(|tag| tag.parse().ok());
        Self {
            locale: Locale::new(),
            language: named.unwrap_or_else(config::language),
            look: Look::of_stdout(),
        }
    }

    pub fn text(&self, key: &str) -> String {
        self.locale.text(self.language, key)
    }

    pub fn fill(&self, key: &str, words: &[(&str, &str)]) -> String {
        self.locale.fill(self.language, key, words)
    }

    /// # Errors
    ///
    /// When the tag is none of a language of this program.
    pub fn check_lang(&self, tag: Option<&str>) -> Result<(), Stop> {
        match tag.map(str::parse::<Language>) {
            Some(Err(_)) => {
                let tag = shown(tag.unwrap_or_default());
                let message = self.fill("cli-no-such-language", &[("written", tag.as_str())]);
                Err(Stop::unreadable("--lang", message))
            }
            _ => Ok(()),
        }
    }
}

/// The files below a folder, or those inside the program.
pub fn files(corpus: Option<&Path>) -> Result<SourceFiles, Stop> {
    let Some(folder) = corpus else { return Ok(SourceFiles::shipped()) };
    SourceFiles::below(folder)
        .map_err(|error| Stop::Failed { what: error.path.clone(), why: error.source.to_string() })
}

/// Everything that a corpus answers from.
pub fn assistant(corpus: Option<&Path>) -> Result<Assistant, Stop> {
    Assistant::load(&files(corpus)?).map_err(|problems| Stop::Corpus(problems.to_string()))
}
