use std::sync::{Mutex, PoisonError};

use super::{
    HistoryError,
    store::{Patience, Row, Statement, Store},
};

/// How it last went to do something with a store.
///
/// After a failure nobody waits as long again, and the log hears of it once, until it goes well.
pub struct Trouble {
    last: Mutex<Last>,
    /// What the log hears before the reason.
    begins: &'static str,
    /// What it hears when that is over.
    ends: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Last {
    Unknown,
    Well,
    /// In words.
    Failed(String),
}

impl Trouble {
    pub fn with_keeping() -> Self {
        let begins = "questions are answered, but no answer is kept until this is mended";
        Self { last: Mutex::new(Last::Unknown), begins, ends: "answers are kept again" }
    }

    pub fn with_reading() -> Self {
        let begins = "what was asked and answered cannot be read until this is mended";
        Self { last: Mutex::new(Last::Unknown), begins, ends: "the history can be read again" }
    }

    pub fn run(
        &self,
        store: &dyn Store,
        statements: Vec<Statement>,
    ) -> Result<Vec<Row>, HistoryError> {
        let patience = match self.last() {
            Last::Failed(_) => Patience::None,
            Last::Unknown | Last::Well => Patience::Moment,
        };
        let done = store.run(statements, patience);
        self.note(done.as_ref().err());
        done
    }

    /// Whether it is known to go well.
    pub fn is_over(&self) -> bool {
        self.last() == Last::Well
    }

    fn last(&self) -> Last {
        self.last.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn note(&self, error: Option<&HistoryError>) {
        let now = error.map_or(Last::Well, |error| Last::Failed(error.to_string()));
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if *last == now {
            return;
        }
        match (&*last, &now) {
            (_, Last::Failed(why)) => tracing::error!("{}: {why}", self.begins),
            (Last::Failed(_), _) => tracing::info!("{}", self.ends),
            _ => {}
        }
        *last = now;
    }
}
