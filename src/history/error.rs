use std::path::PathBuf;

use super::DatabaseUrlError;

/// Why the history cannot be kept or read, in the words of whoever runs the server.
#[derive(Debug, thiserror::Error)]
pub enum HistoryError {
    #[error("the history is locked by another program")]
    Locked,
    #[error("the history cannot be written: its file, folder or database is read-only")]
    ReadOnly,
    #[error("the history cannot be written: the disk is full")]
    Full,
    #[error(
        "the history is of version {found}, newer than this program's {known}: use a newer program"
    )]
    NewerVersion { found: i64, known: i64 },
    #[error("the history is damaged, or is no history: {0}")]
    Damaged(String),
    #[error(
        "{0} was removed or replaced while the history was open: put it back, or start the server anew"
    )]
    Gone(PathBuf),
    #[error("{0} is empty, and was a history: put a copy back, or remove it to begin anew")]
    Emptied(PathBuf),
    #[error("the folder {path} cannot be made: {source}")]
    Folder { path: PathBuf, source: std::io::Error },
    #[error("the history cannot be opened: {0}")]
    Unreachable(String),
    #[error("the address of the database cannot be read: {0}")]
    Address(#[from] DatabaseUrlError),
}

impl HistoryError {
    /// Why a file cannot be made or looked at.
    pub(super) fn of_file(error: &std::io::Error) -> Self {
        use std::io::ErrorKind;
        match error.kind() {
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full,
            _ => Self::Unreachable(error.to_string()),
        }
    }
}

impl From<rusqlite::Error> for HistoryError {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::ErrorCode;
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Locked,
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => Self::ReadOnly,
            Some(ErrorCode::DiskFull) => Self::Full,
            Some(ErrorCode::CannotOpen | ErrorCode::SystemIoFailure) => {
                Self::Unreachable(error.to_string())
            }
            _ => Self::Damaged(error.to_string()),
        }
    }
}

impl From<postgres::Error> for HistoryError {
    /// The words are the server's own; neither name nor password of the address stands in them.
    fn from(error: postgres::Error) -> Self {
        use postgres::error::SqlState;
        let Some(told) = error.as_db_error() else {
            let cause = std::error::Error::source(&error).map(|cause| format!(": {cause}"));
            return Self::Unreachable(format!("{error}{}", cause.unwrap_or_default()));
        };
        match *told.code() {
            SqlState::LOCK_NOT_AVAILABLE | SqlState::QUERY_CANCELED => Self::Locked,
            SqlState::READ_ONLY_SQL_TRANSACTION => Self::ReadOnly,
            SqlState::DISK_FULL => Self::Full,
            SqlState::DATA_CORRUPTED
            | SqlState::INDEX_CORRUPTED
            | SqlState::UNDEFINED_TABLE
            | SqlState::UNDEFINED_COLUMN => Self::Damaged(told.message().to_owned()),
            _ => Self::Unreachable(told.message().to_owned()),
        }
    }
}

impl From<serde_json::Error> for HistoryError {
    fn from(error: serde_json::Error) -> Self {
        Self::Damaged(error.to_string())
    }
}
