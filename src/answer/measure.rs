//! How well questions are answered: compares answers with what must come back.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Answer, Assistant, Kind, Question, RulingView, Verdict};
use crate::corpus::{Language, Problems};

/// A question and what its answer must be: a line of `questions.jsonl`, or an entry of `questions.toml`.
#[derive(Clone, Debug)]
pub struct Expected {
    pub id: String,
    pub lang: Language,
    pub question: Question,
    /// Any of these.
    pub kinds: Vec<Kind>,
    pub verdict: Option<Verdict>,
    /// One of them is the anchor of one of the first three citations; empty: not compared.
    pub anchors: Vec<String>,
    /// `None`: the ruleset is there.
    pub by_ruleset: BTreeMap<String, Option<Verdict>>,
    /// One of them stands in the text; empty: not compared.
    pub text_any: Vec<String>,
    pub ruling: Option<ExpectedRuling>,
}

/// The fields of a ruling that are compared.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExpectedRuling {
    #[serde(rename = "move")]
    pub mv: Option<String>,
    pub legal: Option<bool>,
    pub captures: Option<Vec<String>>,
    /// A side, or `none`.
    pub winner: Option<String>,
    pub moves: Option<Vec<String>>,
    pub squares: Option<Vec<String>>,
    /// The rows; the side to move is not compared.
    pub position: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    id: String,
    lang: Language,
    question: String,
    game: Option<String>,
    ruleset: Option<String>,
    position: Option<String>,
    expect: LineExpect,
    #[serde(rename = "why")]
    _why: Option<String>,
    #[serde(rename = "source")]
    _source: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LineExpect {
    kind: Vec<Kind>,
    verdict: Option<Verdict>,
    #[serde(default)]
    anchors: Vec<String>,
    #[serde(default)]
    by_ruleset: BTreeMap<String, Option<Verdict>>,
    #[serde(default)]
    text_any: Vec<String>,
    ruling: Option<LineRuling>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LineRuling {
    legal: Option<bool>,
    captures: Option<Vec<String>>,
    winner: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    question: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Entry {
    id: String,
    lang: Language,
    text: String,
    game: Option<String>,
    ruleset: Option<String>,
    position: Option<String>,
    kind: Vec<Kind>,
    verdict: Option<Verdict>,
    #[serde(default)]
    anchors: Vec<String>,
    #[serde(default)]
    by_ruleset: BTreeMap<String, Verdict>,
    #[serde(default)]
    text_any: Vec<String>,
    ruling: Option<ExpectedRuling>,
    #[serde(rename = "why")]
    _why: Option<String>,
    #[serde(rename = "source")]
    _source: Option<String>,
}

/// Reads a file of questions: JSON, a value a line, or `questions.toml`.
///
/// # Errors
///
/// What is wrong, each with its line: in JSON every line that cannot be read.
pub fn read(file: &str, text: &str) -> Result<Vec<Expected>, Problems> {
    let mut problems = Problems::default();
    let mut questions = Vec::new();
    if text.trim_start().starts_with('{') {
        for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
            match serde_json::from_str::<Line>(line) {
                Ok(line) => questions.push(Expected::from(line)),
                Err(error) => problems.add(file, number, error),
            }
        }
    } else {
        match toml::from_str::<File>(text) {
            Ok(read) => questions.extend(read.question.into_iter().map(Expected::from)),
            Err(error) => problems.add_toml(file, text, &error),
        }
    }
    if problems.is_empty() { Ok(questions) } else { Err(problems) }
}

impl From<Line> for Expected {
    fn from(line: Line) -> Self {
        let ruling = line.expect.ruling.map(|ruling| ExpectedRuling {
            legal: ruling.legal,
            captures: ruling.captures,
            winner: Some(ruling.winner.unwrap_or_else(|| "none".to_owned())),
            ..ExpectedRuling::default()
        });
        Self {
            id: line.id,
            lang: line.lang,
            question: question(line.question, line.game, line.ruleset, line.position),
            kinds: line.expect.kind,
            verdict: line.expect.verdict,
            anchors: line.expect.anchors,
            by_ruleset: line.expect.by_ruleset,
            text_any: line.expect.text_any,
            ruling,
        }
    }
}

impl From<Entry> for Expected {
    fn from(entry: Entry) -> Self {
        let by_ruleset =
            entry.by_ruleset.into_iter().map(|(ruleset, verdict)| (ruleset, Some(verdict)));
        Self {
            id: entry.id,
            lang: entry.lang,
            question: question(entry.text, entry.game, entry.ruleset, entry.position),
            kinds: entry.kind,
            verdict: entry.verdict,
            anchors: entry.anchors,
            by_ruleset: by_ruleset.collect(),
            text_any: entry.text_any,
            ruling: entry.ruling,
        }
    }
}

/// The question as it is asked: its language is not given, since finding it is part of the work.
fn question(
    question: String,
    game: Option<String>,
    ruleset: Option<String>,
    position: Option<String>,
) -> Question {
    Question { question, game, ruleset, lang: None, position }
}

/// How one question went.
#[derive(Clone, Debug)]
pub struct Measured {
    pub expected: Expected,
    /// What came back; the words of the failure where nothing did.
    pub answer: Result<Answer, String>,
    /// `None` where nothing is compared.
    pub kind_right: bool,
    pub verdict_right: Option<bool>,
    pub anchor_right: Option<bool>,
    pub refusal_right: Option<bool>,
    pub rest_right: bool,
    /// Refused although the texts answer it.
    pub refused_wrongly: bool,
}

impl Measured {
    #[must_use]
    pub fn all_right(&self) -> bool {
        self.kind_right
            && self.rest_right
            && ![self.verdict_right, self.anchor_right, self.refusal_right].contains(&Some(false))
    }
}

/// Asks a question and compares.
#[must_use]
pub fn measure(assistant: &Assistant, expected: &Expected) -> Measured {
    let answer = assistant.answer(&expected.question).map_err(|failure| failure.to_string());
    let given = answer.as_ref().ok();
    let must_refuse = expected.kinds.iter().all(|kind| is_refusal(*kind));
    let refused = given.is_some_and(|answer| is_refusal(answer.kind));
    let clarified = given.filter(|answer| answer.kind == Kind::Clarify);
    let by_first_rulesets = clarified.is_some_and(|answer| clarifies(answer, expected));
    let verdict_right =
        expected.verdict.filter(|_| expected.by_ruleset.is_empty()).map(|verdict| {
            by_first_rulesets || given.is_some_and(|answer| answer.verdict == Some(verdict))
        });
    Measured {
        kind_right: given.is_some_and(|answer| expected.kinds.contains(&answer.kind))
            || by_first_rulesets,
        verdict_right,
        anchor_right: (!expected.anchors.is_empty() && !must_refuse)
            .then(|| given.is_some_and(|answer| cites(answer, &expected.anchors))),
        refusal_right: must_refuse.then_some(refused || by_first_rulesets),
        rest_right: given.is_some_and(|answer| rest(answer, expected)),
        refused_wrongly: refused && !expected.kinds.iter().any(|kind| is_refusal(*kind)),
        expected: expected.clone(),
        answer,
    }
}

fn is_refusal(kind: Kind) -> bool {
    matches!(kind, Kind::Silent | Kind::Unrelated)
}

/// Where rulesets that came later differ, `clarify` is right with the expected verdict for each of the first rulesets.
fn clarifies(answer: &Answer, expected: &Expected) -> bool {
    const FIRST: [&str; 5] = [
        "tanbo/steere-2026",
        "tanbo/steere-1993",
        "tablut/brainking",
        "tablut/bga-corners",
        "tablut/bga-rim",
    ];
    let silent = expected.kinds.iter().all(|kind| is_refusal(*kind));
    let first = answer.by_ruleset.iter().filter(|by| FIRST.contains(&&*by.ruleset));
    let later = answer.by_ruleset.iter().any(|by| !FIRST.contains(&&*by.ruleset));
    later
        && first.clone().count() > 0
        && first
            .clone()
            .all(|by| by.verdict == expected.verdict || expected.verdict.is_none() && !silent)
}

fn cites(answer: &Answer, anchors: &[String]) -> bool {
    answer.citations().iter().take(3).any(|citation| {
        citation
            .id
            .split_once('#')
            .is_some_and(|(_, anchor)| anchors.iter().any(|known| known == anchor))
    })
}

fn rest(answer: &Answer, expected: &Expected) -> bool {
    let by_ruleset = expected.by_ruleset.iter().all(|(ruleset, verdict)| {
        answer
            .by_ruleset
            .iter()
            .any(|by| by.ruleset == *ruleset && (verdict.is_none() || by.verdict == *verdict))
    });
    let text = expected.text_any.is_empty()
        || expected.text_any.iter().any(|words| answer.text.contains(words));
    let ruling = expected.ruling.as_ref().is_none_or(|expected| {
        answer.ruling.as_ref().is_some_and(|given| expected.is_met_by(given))
    });
    by_ruleset && text && ruling
}

impl ExpectedRuling {
    fn is_met_by(&self, given: &RulingView) -> bool {
        let rows = given.position.split(' ').next().unwrap_or_default();
        let winner = given.winner.as_deref().unwrap_or("none");
        self.mv.as_ref().is_none_or(|mv| given.mv.as_ref() == Some(mv))
            && self.legal.is_none_or(|legal| given.legal == Some(legal))
            && self.captures.as_ref().is_none_or(|captures| given.captures == *captures)
            && self.winner.as_ref().is_none_or(|expected| winner == expected)
            && self.moves.as_ref().is_none_or(|moves| given.moves == *moves)
            && self.squares.as_ref().is_none_or(|squares| given.squares == *squares)
            && self.position.as_ref().is_none_or(|position| rows == position)
    }
}
