//! Cases with known answers: the corpus's own, and those that lie beside the repository.

#![allow(dead_code, reason = "each suite takes what it needs")]

use std::{env, fs, path::PathBuf, sync::LazyLock};

use regula::{
    answer::{Assistant, RulingRequest},
    corpus::{Language, SourceFiles},
    engine::{Ask, Examine},
};
use serde_json::{Map, Value};

/// The shipped corpus, loaded once; or the suite says what is wrong with it.
pub fn assistant() -> &'static Assistant {
    static ASSISTANT: LazyLock<Assistant> = LazyLock::new(|| {
        Assistant::load(&SourceFiles::shipped()).unwrap_or_else(|problems| panic!("{problems}"))
    });
    &ASSISTANT
}

/// The shipped corpus and a ruleset that nobody plays, for what no published one sets.
pub fn assistant_with_made_up() -> &'static Assistant {
    static ASSISTANT: LazyLock<Assistant> = LazyLock::new(|| {
        let mut files = SourceFiles::shipped();
        let made_up = include_str!("../rulesets/made-up.ruleset.toml");
        files.insert("brandubh/made-up.ruleset.toml", made_up);
        Assistant::load(&files).unwrap_or_else(|problems| panic!("{problems}"))
    });
    &ASSISTANT
}

/// A position, what is asked about it, and what must come back.
#[derive(Clone, Debug)]
pub struct Case {
    pub file: String,
    pub id: String,
    pub ruleset: String,
    pub position: Option<String>,
    /// Moves that are played from the position before anything is asked.
    pub line: Vec<String>,
    pub ask: Ask,
    /// Fields as they stand in the file; those of the ruling are compared.
    pub fields: Map<String, Value>,
}

impl Case {
    fn new(file: &str, fields: Map<String, Value>) -> Self {
        let text = |key: &str| fields.get(key).and_then(Value::as_str).map(str::to_owned);
        let id = text("id").unwrap_or_else(|| panic!("{file}: a case without id"));
        let ruleset = text("ruleset").unwrap_or_else(|| panic!("{file}: {id}: no ruleset"));
        let ask = match (text("move"), fields.get("ask")) {
            (Some(mv), None) => Ask::Move(mv),
            (None, Some(ask)) => {
                read_ask(ask).unwrap_or_else(|| panic!("{file}: {id}: ask {ask}?"))
            }
            (None, None) => Ask::Status,
            (Some(_), Some(_)) => panic!("{file}: {id}: both move and ask"),
        };
        let position = text("position");
        let mut case =
            Self { file: file.to_owned(), id, ruleset, position, line: Vec::new(), ask, fields };
        case.line = case.texts("line").into_iter().flatten().map(str::to_owned).collect();
        case
    }

    pub fn request(&self, lang: Language) -> RulingRequest {
        let mut moves = self.line.clone();
        let ask = match &self.ask {
            Ask::Move(mv) => {
                moves.push(mv.clone());
                Ask::Status
            }
            ask => ask.clone(),
        };
        let (ruleset, position) = (self.ruleset.clone(), self.position.clone());
        RulingRequest { ruleset, position, moves, ask, lang }
    }

    /// The texts that the case names.
    pub fn texts(&self, key: &str) -> Option<Vec<&str>> {
        Some(self.fields.get(key)?.as_array()?.iter().filter_map(Value::as_str).collect())
    }
}

fn read_ask(ask: &Value) -> Option<Ask> {
    if let Some(word) = ask.as_str() {
        return match word {
            "status" => Some(Ask::Status),
            "moves" => Some(Ask::Moves),
            _ => None,
        };
    }
    let (word, square) = ask.as_object()?.iter().next()?;
    let square = square.as_str()?.parse().ok()?;
    match word.as_str() {
        "moves" => Some(Ask::MovesOf(square)),
        "bounded" => Some(Ask::Examine(Examine::Bounded(square))),
        "root" => Some(Ask::Examine(Examine::Root(square))),
        "captured" => Some(Ask::Examine(Examine::Captured(square))),
        _ => None,
    }
}

/// `corpus/*/cases.toml`.
pub fn own_cases() -> Vec<Case> {
    let files = SourceFiles::shipped();
    let paths = files.paths().filter(|path| path.ends_with("/cases.toml"));
    let text = |path| files.text(path).unwrap_or_else(|| panic!("{path} is not UTF-8"));
    paths.flat_map(|path| read_cases(path, text(path))).collect()
}

/// Of the ruleset that nobody plays.
pub fn made_up_cases() -> Vec<Case> {
    read_cases("tests/rulesets/cases.toml", include_str!("../rulesets/cases.toml"))
}

fn read_cases(path: &str, text: &str) -> Vec<Case> {
    let mut table: Map<String, Value> =
        toml::from_str(text).unwrap_or_else(|error| panic!("{path}: {error}"));
    let Some(Value::Array(found)) = table.remove("case") else { panic!("{path}: no [[case]]") };
    let read = |fields| match fields {
        Value::Object(fields) => Case::new(path, fields),
        _ => panic!("{path}: a case is a table"),
    };
    found.into_iter().map(read).collect()
}

/// The lines of a file beside the repository, read as JSON.
pub fn shared_lines(file: &str) -> Option<Vec<Map<String, Value>>> {
    let text = shared_text(file)?;
    let read = |(index, line): (usize, &str)| {
        serde_json::from_str(line).unwrap_or_else(|error| panic!("{file}:{}: {error}", index + 1))
    };
    Some(text.lines().enumerate().filter(|(_, line)| !line.is_empty()).map(read).collect())
}

/// A file beside the repository; `None`, with a word, where there is no such file.
///
/// `REGULA_CASES` names another folder than `../shared/cases`.
pub fn shared_text(file: &str) -> Option<String> {
    #[expect(clippy::disallowed_methods, reason = "the suites have surroundings of their own")]
    let folder = env::var_os("REGULA_CASES").map_or_else(
        || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/cases")),
        PathBuf::from,
    );
    let text = fs::read_to_string(folder.join(file)).ok();
    if text.is_none() {
        println!("PASSED OVER: {file} is not here (it lies in ../shared/cases)");
    }
    text
}

pub fn shared_cases(file: &str) -> Vec<Case> {
    let lines = shared_lines(file).unwrap_or_default();
    lines.into_iter().map(|fields| Case::new(file, fields)).collect()
}

/// How many games are played by chance under each ruleset; `REGULA_GAMES` names another number.
pub fn games() -> usize {
    const GAMES: usize = 4;
    #[expect(clippy::disallowed_methods, reason = "the suites have surroundings of their own")]
    let wanted = env::var("REGULA_GAMES").ok();
    wanted.map_or(GAMES, |games| games.parse().expect("REGULA_GAMES is a number"))
}

/// The same numbers at every run (xorshift): a failure can be run again.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).expect("31 bits fit") % bound
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        if from.is_empty() { None } else { from.get(self.below(from.len())) }
    }
}
