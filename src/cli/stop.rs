use std::fmt::Write;

use super::Context;
use crate::{
    answer::{Failure, Fault},
    locale::steers,
};

/// What a command prints, and its status.
pub struct Report {
    pub text: String,
    pub status: u8,
}

impl From<String> for Report {
    fn from(text: String) -> Self {
        Self { text, status: 0 }
    }
}

/// Why a command cannot answer.
#[derive(Debug)]
pub enum Stop {
    /// The input cannot be read: every fault.
    Unreadable(Vec<Fault>),
    /// The corpus has problems, each on its line.
    Corpus(String),
    /// A file or the network failed.
    Failed { what: String, why: String },
}

impl Stop {
    pub fn unreadable(at: &str, message: String) -> Self {
        Self::Unreadable(vec![Fault { at: at.to_owned(), message }])
    }

    pub fn status(&self) -> u8 {
        match self {
            Self::Unreadable(_) | Self::Corpus(_) => 2,
            Self::Failed { .. } => 3,
        }
    }

    /// A line for each fault, without marks that steer a terminal.
    pub fn message(&self, context: &Context) -> String {
        let plain = |letter| if letter != '\n' && steers(letter) { '\u{fffd}' } else { letter };
        self.words(context).chars().map(plain).collect()
    }

    fn words(&self, context: &Context) -> String {
        match self {
            Self::Unreadable(faults) => faults.iter().fold(String::new(), |mut text, fault| {
                let _ = match fault.at.as_str() {
                    "" => writeln!(text, "regula: {}", fault.message),
                    at => writeln!(text, "regula: {at}: {}", fault.message),
                };
                text
            }),
            Self::Corpus(problems) => {
                format!("{problems}regula: {}\n", context.text("cli-corpus-has-problems"))
            }
            Self::Failed { what, why } => {
                let words = [("what", what.as_str()), ("why", why.as_str())];
                format!("regula: {}\n", context.fill("cli-failed", &words))
            }
        }
    }
}

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Self {
        Self::Unreadable(failure.faults)
    }
}
