use jiff::Timestamp;

use crate::{
    answer::{Answer, Question},
    corpus::Language,
};

/// An answer as it was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    pub given_at: Timestamp,
    pub question: Question,
    pub answer: Answer,
    /// The texts that it was given from.
    pub corpus_sha256: String,
}

/// What a list says of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub id: String,
    pub given_at: Timestamp,
    pub question: String,
    pub lang: Language,
    pub game: Option<String>,
    pub text: String,
    pub corpus_sha256: String,
}
