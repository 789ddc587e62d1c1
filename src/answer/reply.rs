use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{CitationView, RulingView};
use crate::{corpus::Language, search};

/// What somebody asks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = Ask)]
pub struct Question {
    /// In any of the languages, at most 2,000 characters.
    #[schema(min_length = 1, max_length = 2000)]
    pub question: String,
    /// The game that is asked about; without it, the one that the question names.
    pub game: Option<String>,
    /// A whole id, as in `game/ruleset`; without one, every ruleset of the game is asked.
    pub ruleset: Option<String>,
    /// The language of the answer; without it, that of the question.
    pub lang: Option<Language>,
    /// Rows from the top joined by `/`, a number for so many empty points, then the side to move.
    pub position: Option<String>,
}

impl Question {
    /// Takes the language of the reader's surroundings, where none is wanted and the words do not surely tell theirs.
    #[must_use]
    pub fn asked_among(mut self, surroundings: Language) -> Self {
        let tells = || search::detect(&self.question).sure;
        if self.lang.is_none() && !tells() {
            self.lang = Some(surroundings);
        }
        self
    }
}

/// What a reader gets.
///
/// Invariant: an answer that claims something has a source; made only by [`Answer::new`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Answer {
    pub id: Option<String>,
    pub url: Option<String>,
    pub question: String,
    /// The question in full, where it leaned on the one before.
    #[serde(default)]
    pub understood: Option<String>,
    pub lang: Language,
    pub game: Option<String>,
    pub ruleset: Option<String>,
    /// The position that was ruled on, in the canonical form.
    #[serde(default)]
    pub position: Option<String>,
    pub kind: Kind,
    pub verdict: Option<Verdict>,
    pub text: String,
    citations: Vec<CitationView>,
    pub ruling: Option<RulingView>,
    pub by_ruleset: Vec<ByRuleset>,
    pub confidence: Confidence,
    /// What was taken over from the question before or supplied, a sentence each.
    #[serde(default)]
    pub taken: Vec<String>,
    /// What has to be known for a better answer: one thing at a time.
    #[serde(default)]
    pub missing: Option<Missing>,
    /// What to choose from where something is missing.
    #[serde(default)]
    pub choices: Vec<Choice>,
    pub suggestions: Vec<String>,
}

/// What has to be known for a better answer.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::Display, ToSchema,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Missing {
    Game,
    Ruleset,
    /// The side to move.
    Side,
    Position,
}

/// Something to choose where something is missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Choice {
    /// In the language of the answer.
    pub label: String,
    pub leads_to: LeadsTo,
    /// The question again, with what was missing.
    #[serde(flatten)]
    pub question: Question,
}

/// Where a choice leads.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::Display, ToSchema,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum LeadsTo {
    /// The question is to be asked.
    Answer,
    /// The board is to be set up.
    Board,
}

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::Display, ToSchema,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Kind {
    /// Decided by simulation.
    Ruling,
    /// Answered from a cited parameter of a ruleset or a catalogue fact.
    Fact,
    /// The sentences that answer, quoted.
    Passages,
    /// The rules of this game do not say.
    Silent,
    /// Not a question about these rules.
    Unrelated,
    /// The rulesets differ and none was named.
    Clarify,
}

impl Kind {
    /// Whether an answer of this kind claims something, so that it needs a source.
    #[must_use]
    pub fn claims(self) -> bool {
        matches!(self, Self::Ruling | Self::Fact | Self::Passages)
    }
}

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::Display, ToSchema,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Verdict {
    Yes,
    No,
}

impl From<bool> for Verdict {
    fn from(yes: bool) -> Self {
        if yes { Self::Yes } else { Self::No }
    }
}

/// What one ruleset answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ByRuleset {
    pub ruleset: String,
    pub verdict: Option<Verdict>,
    pub text: String,
    /// Addresses of passages.
    pub citations: Vec<String>,
}

/// How sure an answer is, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Confidence {
    pub level: Level,
    pub reason: String,
}

#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    strum::Display,
    ToSchema,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Level {
    /// The text says so.
    Stated,
    /// The text can be read otherwise, or the rule follows from it.
    Read,
    /// The text is silent; the ruleset assumes it.
    Assumed,
    /// The passage was found by its words.
    Found,
    /// The nearest passages, perhaps not the answer.
    Weak,
}

impl Answer {
    /// An answer without an address yet.
    ///
    /// # Panics
    ///
    /// When an answer that claims something has no source: such an answer cannot be made.
    #[must_use]
    pub(super) fn new(
        question: &str,
        lang: Language,
        kind: Kind,
        text: String,
        confidence: Confidence,
        citations: Vec<CitationView>,
    ) -> Self {
        assert!(!kind.claims() || !citations.is_empty(), "an answer has a source: {question}");
        Self {
            id: None,
            url: None,
            question: question.to_owned(),
            understood: None,
            lang,
            game: None,
            ruleset: None,
            position: None,
            kind,
            verdict: None,
            text,
            citations,
            ruling: None,
            by_ruleset: Vec::new(),
            confidence,
            taken: Vec::new(),
            missing: None,
            choices: Vec::new(),
            suggestions: Vec::new(),
        }
    }

    /// Other sources in place of those there are.
    pub(super) fn replace_citations(&mut self, citations: Vec<CitationView>) {
        if !citations.is_empty() {
            self.citations = citations;
        }
    }

    #[must_use]
    pub fn citations(&self) -> &[CitationView] {
        &self.citations
    }
}
