use std::path::PathBuf;

/// Why the history cannot be kept or read, in the words of whoever runs the server.
#[derive(Debug, thiserror::Error)]
pub enum HistoryError {
    #[error("the history is locked by another program")]
    Locked,
    #[error("the history cannot be written: the disk, folder or file is read-only or full")]
    ReadOnly,
    #[error(
        "the history is of version {found}, newer than this program's {known}: use a newer program"
    )]
    NewerVersion { found: u32, known: u32 },
    #[error("the history is damaged, or is no history: {0}")]
    Damaged(String),
    #[error("the folder {path} cannot be made: {source}")]
    Folder { path: PathBuf, source: std::io::Error },
    #[error("the history cannot be opened: {0}")]
    Unreachable(String),
}

impl From<rusqlite::Error> for HistoryError {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::ErrorCode;
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Locked,
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied | ErrorCode::DiskFull) => {
                Self::ReadOnly
            }
            Some(ErrorCode::CannotOpen) => Self::Unreachable(error.to_string()),
            _ => Self::Damaged(error.to_string()),
        }
    }
}

impl From<serde_json::Error> for HistoryError {
    fn from(error: serde_json::Error) -> Self {
        Self::Damaged(error.to_string())
    }
}
