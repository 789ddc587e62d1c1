use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    time::Duration,
};

use rusqlite::{Connection, OpenFlags};
use uuid::Uuid;

use super::{HistoryError, file, sqlite::FILE};

/// How long a writer is waited for.
const PATIENCE: Duration = Duration::from_secs(30);

/// Why there is no copy.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    #[error("there is no history in {0}")]
    Nothing(PathBuf),
    #[error("it is there already, and nothing is written over")]
    Exists,
    #[error("it cannot be written: {0}")]
    File(#[from] io::Error),
    #[error(transparent)]
    History(#[from] HistoryError),
}

/// Copies the history of a data folder into a new file, while a server may be writing to it; says how many answers it has.
///
/// The copy is whole or not there: it is written beside its place, and moved when it is on the disk. A backup that is killed
/// leaves its unfinished `.part`.
///
/// # Errors
///
/// When there is no history, the file is there already, or one of the two cannot be read or written.
pub fn back_up(folder: &Path, target: &Path) -> Result<usize, BackupError> {
    let source = folder.join(FILE);
    if !source.is_file() {
        return Err(BackupError::Nothing(folder.to_owned()));
    }
    if target.exists() {
        return Err(BackupError::Exists);
    }
    let mut part = target.as_os_str().to_owned();
    part.push(format!(".{}.part", Uuid::new_v4()));
    let part = PathBuf::from(part);
    let copied = copy(&source, &part).and_then(|count| {
        // Of two backups at once one is refused.
        new_file(target)?;
        fs::rename(&part, target)?;
        Ok(count)
    });
    if copied.is_err() {
        let _ = fs::remove_file(&part);
    }
    copied
}

fn copy(source: &Path, part: &Path) -> Result<usize, BackupError> {
    let file = new_file(part)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let into = part.to_string_lossy();
    let copied = || {
        let connection = Connection::open_with_flags(source, flags)?;
        connection.busy_timeout(PATIENCE)?;
        connection.execute("VACUUM INTO ?1", [&*into])?;
        let copy = Connection::open_with_flags(part, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        copy.query_row("SELECT count(*) FROM answers", [], |row| row.get::<_, i64>(0))
    };
    let count = copied().map_err(HistoryError::from)?;
    file.sync_all()?;
    Ok(usize::try_from(count).unwrap_or_default())
}

/// An empty file that nobody else may read.
fn new_file(path: &Path) -> Result<File, BackupError> {
    file::make_private(path).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => BackupError::Exists,
        _ => BackupError::File(error),
    })
}
