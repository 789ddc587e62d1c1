use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::{Citation, Language, Library, Problems, Words, problem::line_of};

/// Phrases by language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerLanguage {
    #[serde(default)]
    pub en: Vec<String>,
    #[serde(default)]
    pub de: Vec<String>,
    #[serde(default, rename = "zh-Hant")]
    pub zh_hant: Vec<String>,
}

impl PerLanguage {
    #[must_use]
    pub fn get(&self, language: Language) -> &[String] {
        match language {
            Language::English => &self.en,
            Language::German => &self.de,
            Language::Chinese => &self.zh_hant,
        }
    }

    /// Every phrase with its language.
    pub fn all(&self) -> impl Iterator<Item = (Language, &str)> {
        Language::ALL
            .into_iter()
            .flat_map(|language| self.get(language).iter().map(move |phrase| (language, &**phrase)))
    }
}

/// One `*.facts.toml`: how people ask, and how it is answered.
#[derive(Clone, Debug)]
pub struct FactsFile {
    pub file: String,
    /// The engine whose parameters these are, or `catalogue`.
    pub engine: String,
    pub facts: Vec<Fact>,
}

/// Something that people ask for.
#[derive(Clone, Debug)]
pub struct Fact {
    pub key: String,
    /// Where it stands in its file, counted from 1.
    pub line: usize,
    pub source: FactSource,
    /// The games that it holds for; empty: every game of its engine.
    pub games: Vec<String>,
    /// The passages on this topic, by anchor, in each document of a ruleset.
    pub anchors: Vec<String>,
    /// Sentences that answer, where they can be named.
    pub cites: Vec<Citation>,
    pub answers: Vec<FactAnswer>,
    pub asks: Vec<Ask>,
}

/// What answers a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FactSource {
    /// A rule of the engine, by its key.
    Rule(String),
    /// A catalogue fact, by its key.
    Catalogue(String),
    /// Passages.
    Topic,
    /// Nothing: players ask for it and no rule text speaks of it, but for those that `cites` names.
    Silent,
    /// A position, which is asked for: no text says whether this king is captured.
    Position,
    /// Nothing: it is not about rules.
    Unrelated,
}

/// The short answer, without yes or no in front.
#[derive(Clone, Debug)]
pub struct FactAnswer {
    /// The values of the parameter that it is for; empty: every value.
    pub when: Vec<String>,
    pub words: Words,
}

/// Ways to ask that have the same yes or no.
#[derive(Clone, Debug)]
pub struct Ask {
    pub verdict: Verdicts,
    pub phrases: PerLanguage,
}

/// The yes or no to a question: `true` is yes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdicts {
    /// Not a yes/no question.
    None,
    /// The same for every value of the parameter.
    Always(bool),
    /// By the value of the parameter.
    ByValue(BTreeMap<String, bool>),
}

impl Verdicts {
    /// The verdict where the parameter has this value.
    #[must_use]
    pub fn of(&self, value: Option<&str>) -> Option<bool> {
        match self {
            Self::None => None,
            Self::Always(verdict) => Some(*verdict),
            Self::ByValue(by_value) => by_value.get(value?).copied(),
        }
    }

    /// The verdicts on the same matter put the other way round.
    #[must_use]
    pub fn turned(&self) -> Self {
        match self {
            Self::None => Self::None,
            Self::Always(verdict) => Self::Always(!verdict),
            Self::ByValue(by_value) => {
                let turn = |(value, verdict): (&String, &bool)| (value.clone(), !verdict);
                Self::ByValue(by_value.iter().map(turn).collect())
            }
        }
    }
}

impl Fact {
    /// Whether it holds for a game.
    #[must_use]
    pub fn is_for(&self, game: &str) -> bool {
        self.games.is_empty() || self.games.iter().any(|own| own == game)
    }

    /// The answer for a value of the parameter: one that names the value, otherwise one that is for every value.
    #[must_use]
    pub fn answer(&self, value: Option<&str>) -> Option<&Words> {
        let named = |answer: &&FactAnswer| {
            value.is_some_and(|value| answer.when.iter().any(|when| when == value))
        };
        let general = |answer: &&FactAnswer| answer.when.is_empty();
        self.answers
            .iter()
            .find(named)
            .or_else(|| self.answers.iter().find(general))
            .map(|answer| &answer.words)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(default)]
    fact: Vec<WrittenFact>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenFact {
    key: Spanned<String>,
    rule: Option<String>,
    catalogue: Option<String>,
    #[serde(default)]
    silent: bool,
    #[serde(default)]
    position: bool,
    #[serde(default)]
    unrelated: bool,
    #[serde(default)]
    games: Vec<String>,
    #[serde(default)]
    anchors: Vec<String>,
    #[serde(default)]
    cites: Vec<WrittenCite>,
    #[serde(default)]
    answer: Vec<WrittenAnswer>,
    #[serde(default)]
    ask: Vec<WrittenAsk>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenCite {
    cite: Spanned<String>,
    quote: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenAnswer {
    #[serde(default)]
    when: Vec<String>,
    en: String,
    de: String,
    #[serde(rename = "zh-Hant")]
    zh_hant: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenAsk {
    verdict: Option<WrittenVerdict>,
    #[serde(default)]
    en: Vec<String>,
    #[serde(default)]
    de: Vec<String>,
    #[serde(default, rename = "zh-Hant")]
    zh_hant: Vec<String>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum WrittenVerdict {
    Always(YesNo),
    ByValue(BTreeMap<String, YesNo>),
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum YesNo {
    Yes,
    No,
}

impl From<YesNo> for bool {
    fn from(verdict: YesNo) -> bool {
        matches!(verdict, YesNo::Yes)
    }
}

pub(super) fn read(
    file: &str,
    text: &str,
    library: &Library,
    problems: &mut Problems,
) -> FactsFile {
    let written: Written = toml::from_str(text).unwrap_or_else(|error| {
        problems.add_toml(file, text, &error);
        Written { fact: Vec::new() }
    });
    let engine = file.trim_end_matches(".facts.toml").to_owned();
    let mut facts: Vec<Fact> = Vec::new();
    for written in written.fact {
        let line = line_of(text, written.key.span().start);
        if facts.iter().any(|fact| fact.key == *written.key.get_ref()) {
            problems.add(file, line, format!("there are two facts `{}`", written.key.get_ref()));
        }
        let mut cites = Vec::new();
        for WrittenCite { cite, quote } in &written.cites {
            match Citation::find(library, cite.get_ref(), quote.as_deref()) {
                Ok(citation) => cites.push(citation),
                Err(fault) => problems.add(file, line_of(text, cite.span().start), fault),
            }
        }
        match checked(written, line, cites) {
            Ok(fact) => facts.push(fact),
            Err(what) => problems.add(file, line, what),
        }
    }
    FactsFile { file: file.to_owned(), engine, facts }
}

fn checked(written: WrittenFact, line: usize, cites: Vec<Citation>) -> Result<Fact, String> {
    let key = written.key.into_inner();
    let named = [
        written.rule.map(FactSource::Rule),
        written.catalogue.map(FactSource::Catalogue),
        written.silent.then_some(FactSource::Silent),
        written.position.then_some(FactSource::Position),
        written.unrelated.then_some(FactSource::Unrelated),
    ];
    let mut named = named.into_iter().flatten();
    let source = named.next().unwrap_or(FactSource::Topic);
    if named.next().is_some() {
        return Err(format!(
            "`{key}` has more than one of rule, catalogue, silent, position, unrelated"
        ));
    }
    if source == FactSource::Topic && written.anchors.is_empty() && cites.is_empty() {
        return Err(format!("the topic `{key}` names neither anchors nor cites"));
    }
    let has_no_words = matches!(source, FactSource::Position | FactSource::Unrelated);
    if written.answer.is_empty() && !has_no_words {
        return Err(format!("`{key}` has no answer"));
    }
    let asks: Vec<Ask> = written.ask.into_iter().map(Ask::from).collect();
    for ask in &asks {
        if let Some(language) =
            Language::ALL.into_iter().find(|&language| ask.phrases.get(language).is_empty())
        {
            return Err(format!("`{key}`: a way to ask is missing in {language}"));
        }
    }
    let answers = written.answer.into_iter().map(FactAnswer::from).collect();
    let (games, anchors) = (written.games, written.anchors);
    Ok(Fact { key, line, source, games, anchors, cites, answers, asks })
}

impl From<WrittenAnswer> for FactAnswer {
    fn from(WrittenAnswer { when, en, de, zh_hant }: WrittenAnswer) -> Self {
        Self { when, words: Words { en, de, zh_hant } }
    }
}

impl From<WrittenAsk> for Ask {
    fn from(WrittenAsk { verdict, en, de, zh_hant }: WrittenAsk) -> Self {
        let verdict = match verdict {
            None => Verdicts::None,
            Some(WrittenVerdict::Always(verdict)) => Verdicts::Always(verdict.into()),
            Some(WrittenVerdict::ByValue(by_value)) => Verdicts::ByValue(
                by_value.into_iter().map(|(value, verdict)| (value, verdict.into())).collect(),
            ),
        };
        Self { verdict, phrases: PerLanguage { en, de, zh_hant } }
    }
}
