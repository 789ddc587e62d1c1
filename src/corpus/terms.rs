use serde::Deserialize;
use toml::Spanned;

use super::{Language, PerLanguage, Problems, problem::line_of};

/// Words that mean the same thing, within and across languages.
#[derive(Clone, Debug)]
pub struct Term {
    pub key: String,
    pub words: PerLanguage,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TermsFile {
    #[serde(default)]
    term: Vec<Written>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    key: Spanned<String>,
    #[serde(default)]
    en: Vec<String>,
    #[serde(default)]
    de: Vec<String>,
    #[serde(default, rename = "zh-Hant")]
    zh_hant: Vec<String>,
}

pub(super) fn read(file: &str, text: &str, problems: &mut Problems) -> Vec<Term> {
    let written: TermsFile = match toml::from_str(text) {
        Ok(written) => written,
        Err(error) => {
            problems.add_toml(file, text, &error);
            return Vec::new();
        }
    };
    let mut terms: Vec<Term> = Vec::new();
    for Written { key, en, de, zh_hant } in written.term {
        let line = line_of(text, key.span().start);
        let term = Term { key: key.into_inner(), words: PerLanguage { en, de, zh_hant } };
        if terms.iter().any(|other| other.key == term.key) {
            problems.add(file, line, format!("there are two terms `{}`", term.key));
        }
        for language in
            Language::ALL.into_iter().filter(|&language| term.words.get(language).is_empty())
        {
            problems.add(file, line, format!("the term `{}` has no word in {language}", term.key));
        }
        terms.push(term);
    }
    terms
}
