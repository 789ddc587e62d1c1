//! Why there is no history, or no copy of one, in words for whoever called.

use super::{Context, Stop};
use crate::{
    engine::Message,
    history::{BackupError, DatabaseUrlError, HistoryError, Location},
};

impl Stop {
    pub fn without_history(what: String, error: &HistoryError, context: &Context) -> Self {
        Self::because(what, &of_history(error), context)
    }

    pub fn without_backup(what: String, error: &BackupError, context: &Context) -> Self {
        let why = match error {
            BackupError::Nothing(folder) => nothing_in(&folder.display().to_string()),
            BackupError::Exists => Message::new("cli-backup-exists"),
            BackupError::File(error) => {
                Message::new("cli-backup-not-written").with("why", error.to_string())
            }
            BackupError::History(error) => of_history(error),
        };
        Self::because(what, &why, context)
    }

    /// Where there is no history yet.
    pub fn nothing_kept(what: &str, location: &Location, context: &Context) -> Self {
        let why = match location {
            Location::Memory => Message::new("cli-backup-no-folder"),
            place => nothing_in(&place.to_string()),
        };
        Self::because(what.to_owned(), &why, context)
    }

    /// What cannot be done, and why, in the reader's language.
    pub fn because(what: String, why: &Message, context: &Context) -> Self {
        Self::Failed { what, why: context.locale.say(context.language, why) }
    }
}

fn nothing_in(place: &str) -> Message {
    Message::new("cli-backup-nothing").with("folder", place)
}

/// What the system or the database says stands in its own language.
pub fn of_history(error: &HistoryError) -> Message {
    match error {
        HistoryError::Locked => Message::new("cli-history-locked"),
        HistoryError::ReadOnly => Message::new("cli-history-read-only"),
        HistoryError::Full => Message::new("cli-history-full"),
        HistoryError::NewerVersion { found, known } => Message::new("cli-history-newer")
            .with("found", found.to_string())
            .with("known", known.to_string()),
        HistoryError::Damaged(why) => Message::new("cli-history-damaged").with("why", why.as_str()),
        HistoryError::Gone(file) => {
            Message::new("cli-history-gone").with("file", file.display().to_string())
        }
        HistoryError::Emptied(file) => {
            Message::new("cli-history-emptied").with("file", file.display().to_string())
        }
        HistoryError::Folder { path, source } => Message::new("cli-history-no-folder")
            .with("folder", path.display().to_string())
            .with("why", source.to_string()),
        HistoryError::Unreachable(why) => {
            Message::new("cli-history-unreachable").with("why", why.as_str())
        }
        HistoryError::Address(why) => of_address(why),
    }
}

pub fn of_address(error: &DatabaseUrlError) -> Message {
    match error {
        DatabaseUrlError::Scheme => Message::new("cli-database-scheme"),
        DatabaseUrlError::NoHost => Message::new("cli-database-no-host"),
        DatabaseUrlError::Unreadable(why) => {
            Message::new("cli-database-unreadable").with("why", why.as_str())
        }
    }
}
