//! The file of a history: whole or not there, nobody's but its owner's, and known again.

use std::{
    fs::{self, DirBuilder, File, OpenOptions, Permissions},
    io,
    os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt},
    path::{Path, PathBuf},
};

use uuid::Uuid;

use super::HistoryError;

/// Which file it is, whatever it is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    path: PathBuf,
    device: u64,
    number: u64,
}

impl Identity {
    /// That of the file at this path; `None` where it cannot be told.
    pub fn of(path: &Path) -> Option<Self> {
        let found = fs::metadata(path).ok()?;
        Some(Self { path: path.to_owned(), device: found.dev(), number: found.ino() })
    }

    /// Whether the file is still where it was, and something is in it.
    ///
    /// # Errors
    ///
    /// When it was removed, replaced or emptied: what would be written to it would be lost.
    pub fn check(&self) -> Result<(), HistoryError> {
        match fs::metadata(&self.path) {
            Ok(found) if (found.dev(), found.ino()) != (self.device, self.number) => {
                Err(HistoryError::Gone(self.path.clone()))
            }
            Ok(found) if found.len() == 0 => Err(HistoryError::Emptied(self.path.clone())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                Err(HistoryError::Gone(self.path.clone()))
            }
            // What may not be looked at is no sign that it is gone.
            Ok(_) | Err(_) => Ok(()),
        }
    }
}

/// Makes a folder that nobody else may look into, with those above it; one that is there is left as it is.
pub fn make_folder(folder: &Path) -> Result<(), HistoryError> {
    let made = DirBuilder::new().recursive(true).mode(0o700).create(folder);
    made.map_err(|source| HistoryError::Folder { path: folder.to_owned(), source })
}

/// An empty file that nobody else may read.
///
/// # Errors
///
/// When it is there already, or cannot be made.
pub fn make_private(path: &Path) -> io::Result<File> {
    OpenOptions::new().write(true).create_new(true).mode(0o600).open(path)
}

/// Takes from everybody else the right to read a file and what lies beside it, where this user may.
pub fn keep_private(path: &Path) {
    for ending in ["", "-wal", "-shm"] {
        let file = with_ending(path, ending);
        let Ok(found) = fs::metadata(&file) else { continue };
        let mode = found.mode() & 0o7777;
        if mode & 0o077 != 0 {
            // Somebody else's file stays as it is, and is used all the same.
            let _ = fs::set_permissions(&file, Permissions::from_mode(mode & !0o077));
        }
    }
}

/// Puts a new file in its place when `fill` has made it whole; where somebody else was quicker, theirs stays.
///
/// So no file is ever empty, unless it was emptied.
pub fn begin(
    path: &Path,
    fill: impl FnOnce(&Path) -> Result<(), HistoryError>,
) -> Result<(), HistoryError> {
    let new = with_ending(path, &format!(".{}.new", Uuid::new_v4()));
    let made = make_private(&new)
        .map_err(|error| HistoryError::of_file(&error))
        .and_then(|_| fill(&new))
        .and_then(|()| put(&new, path).map_err(|error| HistoryError::of_file(&error)));
    for ending in ["", "-wal", "-shm"] {
        let _ = fs::remove_file(with_ending(&new, ending));
    }
    made
}

fn put(new: &Path, path: &Path) -> io::Result<()> {
    match fs::hard_link(new, path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        // Not every file system knows links.
        Err(_) if !path.exists() => fs::rename(new, path),
        done => done,
    }
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}
