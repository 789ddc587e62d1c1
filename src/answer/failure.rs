use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    corpus::Language,
    engine::{Message, RulingError},
    locale::Locale,
};

/// Input that cannot be read: names every fault, in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .faults.iter().map(|fault| fault.message.as_str()).collect::<Vec<_>>().join(" "))]
pub struct Failure {
    pub kind: FailureKind,
    /// Never empty.
    pub faults: Vec<Fault>,
}

/// One thing that is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Fault {
    /// The field of the request, as in `position` or `moves[2]`.
    pub at: String,
    pub message: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FailureKind {
    /// There is no such game, ruleset or passage.
    Unknown,
    /// The text cannot be read.
    Unreadable,
}

impl Failure {
    /// What is named does not exist.
    #[must_use]
    pub fn unknown(at: &str, message: String) -> Self {
        Self { kind: FailureKind::Unknown, faults: vec![Fault { at: at.to_owned(), message }] }
    }

    /// What is written cannot be read.
    #[must_use]
    pub fn unreadable(at: &str, message: String) -> Self {
        Self { kind: FailureKind::Unreadable, faults: vec![Fault { at: at.to_owned(), message }] }
    }

    /// What a referee could not read.
    #[must_use]
    pub fn of_ruling(error: &RulingError, locale: &Locale, language: Language) -> Self {
        let at = match error {
            RulingError::Position(_) => "position".to_owned(),
            RulingError::Move { index, .. } => format!("moves[{index}]"),
            RulingError::Ask(_) => "ask".to_owned(),
        };
        let say =
            |message: &Message| Fault { at: at.clone(), message: locale.say(language, message) };
        Self {
            kind: FailureKind::Unreadable,
            faults: error.faults().into_iter().map(say).collect(),
        }
    }
}
