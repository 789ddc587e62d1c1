use std::ops::Range;

use super::{
    analyzer::Unit,
    frame::{Frame, OPEN},
    vocabulary::Vocabulary,
};
use crate::corpus::Language;

/// A question as it is searched for.
#[derive(Clone, Debug)]
pub struct Question {
    pub language: Language,
    pub(super) tokens: Vec<Token>,
    pub(super) units: Vec<Weighed>,
    /// What passages are asked for, each with its weight.
    pub(super) sought: Vec<(String, f32)>,
    pub(super) frame: Frame,
}

/// Something that the question says, after stemming, splitting and mending.
#[derive(Clone, Debug, PartialEq)]
pub struct Token {
    /// The stem, with the mark of its language in front.
    pub text: String,
    /// The keys of the terms that it is a word for.
    pub terms: Vec<String>,
    /// Where it stands in the question.
    pub bytes: Range<usize>,
    /// How much depends on it: its rarity; little for filler.
    pub weight: f32,
    /// The index has it, or another word for it.
    pub known: bool,
}

/// A unit with the numbers of its tokens.
#[derive(Clone, Debug)]
pub(super) struct Weighed {
    pub forms: Vec<(u32, f32)>,
    pub weight: f32,
}

impl Question {
    /// What is asked for, in order.
    #[must_use]
    pub fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// The numbers of everything it says, sorted.
    pub(super) fn numbers(&self) -> Vec<u32> {
        let mut numbers: Vec<u32> =
            self.units.iter().flat_map(|unit| &unit.forms).map(|form| form.0).collect();
        numbers.sort_unstable();
        numbers
    }

    /// There is nothing in it to search for.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.sought.is_empty()
    }
}

/// A rare word weighs no more than this: otherwise it alone would decide.
const RAREST: f32 = 4.2;
/// Negations count in [`Frame`], and so less here.
const NEGATION: f32 = 0.5;
const QUESTION_WORD: f32 = 0.7;

/// The numbers and weights of units, by the rarity of their rarest meaning, or of the word where it has none.
pub(super) fn weigh(units: &[Unit], vocabulary: &Vocabulary) -> Vec<Weighed> {
    units
        .iter()
        .map(|unit| {
            let meaning = unit.forms.iter().filter(|form| form.token.starts_with('='));
            let rarity = meaning
                .map(|form| vocabulary.rarity(&form.token))
                .reduce(f32::max)
                .unwrap_or_else(|| vocabulary.rarity(&unit.forms[0].token));
            let rarity = rarity.min(RAREST);
            let has = |keys: &[&str]| unit.keys.iter().any(|key| keys.contains(&key.as_str()));
            let share = match () {
                () if has(&["not"]) => unit.share * NEGATION,
                () if has(OPEN) && !has(&["how-many"]) => unit.share * QUESTION_WORD,
                () => unit.share,
            };
            let forms = unit
                .forms
                .iter()
                .filter_map(|form| Some((vocabulary.number(&form.token)?, form.credit)))
                .collect();
            Weighed { forms, weight: rarity * share }
        })
        .collect()
}
