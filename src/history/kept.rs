use jiff::Timestamp;

use super::{ConversationId, HistoryError, Visitor, store::Row};
use crate::{
    answer::{Answer, Assistant, Kind, Question},
    corpus::Language,
};

/// An answer as it was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    pub given_at: Timestamp,
    pub question: Question,
    pub answer: Answer,
    pub provenance: Provenance,
    pub conversation: ConversationId,
    pub sharing: Sharing,
    pub(super) visitor: Option<String>,
}

impl Kept {
    /// Whether this visitor asked for it.
    #[must_use]
    pub fn is_of(&self, visitor: &Visitor) -> bool {
        self.visitor.as_deref() == Some(visitor.hash())
    }

    /// Reads what [`select_kept`] selects.
    pub(super) fn read(mut row: Row) -> Result<Self, HistoryError> {
        Ok(Self {
            given_at: row.parse()?,
            question: serde_json::from_str(&row.text()?)?,
            answer: serde_json::from_str(&row.text()?)?,
            provenance: Provenance { corpus_sha256: row.text()?, ruleset_sha256: row.optional()? },
            conversation: row.parse()?,
            sharing: Sharing::since(row.optional()?.as_ref()),
            visitor: row.optional()?,
        })
    }
}

/// Selects what [`Kept::read`] reads.
macro_rules! select_kept {
    ($rest:literal) => {
        concat!(
            "SELECT given_at, question, answer, corpus_sha256, ruleset_sha256, conversation, shared_at, visitor
             FROM answers ",
            $rest
        )
    };
}
pub(super) use select_kept;

/// What an answer was given from, so that it can be seen whether the same would be answered today.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Provenance {
    pub corpus_sha256: String,
    /// Of the ruleset that the answer is about, where it is about one alone.
    pub ruleset_sha256: Option<String>,
}

impl Provenance {
    #[must_use]
    pub fn of(assistant: &Assistant, answer: &Answer) -> Self {
        let referee = answer.ruleset.as_deref().and_then(|id| assistant.catalog().get(id));
        Self {
            corpus_sha256: assistant.corpus_sha256().to_owned(),
            ruleset_sha256: referee.map(|referee| referee.sha256().to_owned()),
        }
    }
}

/// To whom an answer is offered when they ask something similar. Whoever has its address reads it in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum Sharing {
    /// To whoever asked for it.
    Own,
    /// To everyone.
    Everyone,
}

impl Sharing {
    fn since(time: Option<&String>) -> Self {
        if time.is_some() { Self::Everyone } else { Self::Own }
    }
}

/// What a list says of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub id: String,
    pub conversation: ConversationId,
    pub given_at: Timestamp,
    pub question: String,
    /// The question, with what it leaned on the one before for.
    pub in_full: String,
    pub lang: Language,
    pub game: Option<String>,
    pub ruleset: Option<String>,
    pub kind: Kind,
    pub text: String,
    pub corpus_sha256: String,
    pub sharing: Sharing,
    visitor: Option<String>,
}

impl Summary {
    /// Whether this visitor asked for it.
    #[must_use]
    pub fn is_of(&self, visitor: &Visitor) -> bool {
        self.visitor.as_deref() == Some(visitor.hash())
    }

    /// Reads what [`select_summary`] selects.
    pub(super) fn read(mut row: Row) -> Result<Self, HistoryError> {
        Ok(Self {
            id: row.text()?,
            conversation: row.parse()?,
            given_at: row.parse()?,
            question: row.text()?,
            in_full: row.text()?,
            lang: row.parse()?,
            game: row.optional()?,
            ruleset: row.optional()?,
            kind: serde_json::from_value(row.text()?.into())?,
            text: row.text()?,
            corpus_sha256: row.text()?,
            sharing: Sharing::since(row.optional()?.as_ref()),
            visitor: row.optional()?,
        })
    }
}

/// Selects what [`Summary::read`] reads.
macro_rules! select_summary {
    ($rest:literal) => {
        concat!(
            "SELECT id, conversation, given_at, asked, coalesce(understood, asked), lang, game, ruleset, kind, text,
                    corpus_sha256, shared_at, visitor
             FROM answers ",
            $rest
        )
    };
}
pub(super) use select_summary;
