use super::{Answer, Question, position};
use crate::corpus::Language;

/// What was asked and answered before, so far as the next question may lean on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Context {
    /// The question in full, as it was understood, without a board.
    pub(super) words: String,
    pub(super) lang: Language,
    pub(super) game: Option<String>,
    pub(super) ruleset: Option<String>,
    pub(super) position: Option<String>,
    /// The position after the move that was asked about.
    pub(super) result: Option<String>,
}

impl Context {
    /// What a question leaves behind once it is answered.
    #[must_use]
    pub fn after(question: &Question, answer: &Answer) -> Self {
        let given = |field: &Option<String>| field.clone().filter(|text| !text.trim().is_empty());
        let asked = answer.understood.as_ref().unwrap_or(&question.question);
        let board = position::embedded(asked);
        let (words, written) = match board {
            Some(board) => (board.words, Some(board.position)),
            None => (asked.clone(), None),
        };
        Self {
            words,
            lang: answer.lang,
            game: given(&answer.game).or_else(|| given(&question.game)),
            ruleset: given(&answer.ruleset).or_else(|| given(&question.ruleset)),
            position: given(&answer.position).or_else(|| given(&question.position)).or(written),
            result: answer.ruling.as_ref().and_then(|ruling| ruling.result.clone()),
        }
    }
}
