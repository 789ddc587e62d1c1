use std::{collections::BTreeMap, fs, io, path::Path};

use include_dir::{Dir, include_dir};
use sha2::{Digest, Sha256};

use super::Problems;

static SHIPPED: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/corpus");

/// The files of a corpus, by their path below its root (`tanbo/game.toml`).
#[derive(Clone, Debug, Default)]
pub struct SourceFiles(BTreeMap<String, Vec<u8>>);

/// A folder that cannot be read as a corpus.
#[derive(Debug, thiserror::Error)]
#[error("cannot read the corpus at {path}: {source}")]
pub struct FilesError {
    pub path: String,
    pub source: io::Error,
}

impl SourceFiles {
    /// The corpus inside the program.
    #[must_use]
    pub fn shipped() -> Self {
        let mut files = Self::default();
        files.add_embedded(&SHIPPED);
        files
    }

    /// Every `.toml` and `.md` file below `root`.
    ///
    /// # Errors
    ///
    /// When a folder or a file cannot be read.
    pub fn below(root: &Path) -> Result<Self, FilesError> {
        let mut files = Self::default();
        files.add_folder(root, "").map_err(|(path, source)| FilesError { path, source })?;
        Ok(files)
    }

    pub fn insert(&mut self, path: &str, contents: impl Into<Vec<u8>>) {
        self.0.insert(path.to_owned(), contents.into());
    }

    pub fn remove(&mut self, path: &str) {
        self.0.remove(path);
    }

    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// The text of a file; `None` where there is none or it is not UTF-8.
    #[must_use]
    pub fn text(&self, path: &str) -> Option<&str> {
        std::str::from_utf8(self.0.get(path)?).ok()
    }

    /// The files that lie `depth` folders deep and end in `ending`, with their texts.
    pub(super) fn texts<'a>(
        &'a self,
        depth: usize,
        ending: &'a str,
    ) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.0
            .keys()
            .filter(move |path| path.matches('/').count() == depth && path.ends_with(ending))
            .filter_map(|path| Some((path.as_str(), self.text(path)?)))
    }

    pub(super) fn check_encoding(&self, problems: &mut Problems) {
        for (path, bytes) in &self.0 {
            if let Err(error) = std::str::from_utf8(bytes) {
                let line =
                    bytes[..error.valid_up_to()].iter().filter(|&&byte| byte == b'\n').count() + 1;
                problems.add(path, line, "not UTF-8");
            }
        }
    }

    /// SHA-256 over all paths and contents, in hexadecimal.
    #[must_use]
    pub fn sha256(&self) -> String {
        let mut hash = Sha256::new();
        for (path, bytes) in &self.0 {
            hash.update((path.len() as u64).to_be_bytes());
            hash.update(path);
            hash.update((bytes.len() as u64).to_be_bytes());
            hash.update(bytes);
        }
        hex(&hash.finalize())
    }

    fn add_embedded(&mut self, folder: &Dir<'_>) {
        for file in folder.files() {
            if let Some(path) = file.path().to_str().filter(|path| is_source(path)) {
                self.0.insert(path.replace('\\', "/"), file.contents().to_owned());
            }
        }
        folder.dirs().for_each(|below| self.add_embedded(below));
    }

    fn add_folder(&mut self, folder: &Path, prefix: &str) -> Result<(), (String, io::Error)> {
        let at = |error| (folder.display().to_string(), error);
        for entry in fs::read_dir(folder).map_err(at)? {
            let entry = entry.map_err(at)?;
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if entry.path().is_dir() {
                self.add_folder(&entry.path(), &format!("{name}/"))?;
            } else if is_source(&name) {
                let bytes = fs::read(entry.path()).map_err(|error| (name.clone(), error))?;
                self.0.insert(name, bytes);
            }
        }
        Ok(())
    }
}

fn is_source(path: &str) -> bool {
    path.ends_with(".toml") || path.ends_with(".md") && path.contains('/')
}

/// SHA-256 of a text, in hexadecimal.
#[must_use]
pub fn sha256(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes()))
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
