use std::{
    fs,
    path::Path,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, Row, params};
use uuid::Uuid;

use super::{HistoryError, Kept, Summary, Visitor};
use crate::{
    answer::{Answer, Question},
    corpus::Language,
};

/// The name of the file in the data folder.
pub(super) const FILE: &str = "history.sqlite3";

/// Each brings the tables one version on; the number of those applied is the file's `user_version`.
const MIGRATIONS: &[&str] = &[
    "
    CREATE TABLE answers (
        id TEXT PRIMARY KEY,
        url TEXT NOT NULL,
        given_at TEXT NOT NULL,
        question TEXT NOT NULL,
        answer TEXT NOT NULL,
        corpus_sha256 TEXT NOT NULL
    ) STRICT;
",
    "
    ALTER TABLE answers ADD COLUMN visitor TEXT;
    CREATE INDEX answers_by_visitor ON answers (visitor) WHERE visitor IS NOT NULL;
",
];

/// Every answer that was kept, by its id.
///
/// Invariant: the tables are at the last of [`MIGRATIONS`]. One writer at a time, behind a lock.
pub struct History {
    connection: Mutex<Connection>,
}

impl History {
    /// Opens the history in a data folder, both made where they are missing.
    ///
    /// # Errors
    ///
    /// When the folder cannot be made, or the file is locked, read-only, damaged or of a newer version.
    pub fn open(folder: &Path) -> Result<Self, HistoryError> {
        fs::create_dir_all(folder)
            .map_err(|source| HistoryError::Folder { path: folder.to_owned(), source })?;
        Self::with(Connection::open(folder.join(FILE))?)
    }

    /// A history that ends with the program.
    ///
    /// # Errors
    ///
    /// When there is no memory for it.
    pub fn in_memory() -> Result<Self, HistoryError> {
        Self::with(Connection::open_in_memory()?)
    }

    fn with(mut connection: Connection) -> Result<Self, HistoryError> {
        connection.busy_timeout(Duration::from_secs(2))?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "NORMAL")?;
        // What a reader deletes is gone from the file too.
        connection.pragma_update(None, "secure_delete", true)?;
        connection.pragma_update(None, "journal_size_limit", 8 * 1024 * 1024)?;
        migrate(&mut connection)?;
        Ok(Self { connection: Mutex::new(connection) })
    }

    /// Keeps an answer, with whoever asked where they are known, and gives it back with its id and address.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub fn keep(
        &self,
        question: &Question,
        mut answer: Answer,
        corpus_sha256: &str,
        visitor: Option<&Visitor>,
    ) -> Result<Answer, HistoryError> {
        let id = Uuid::new_v4().to_string();
        let url = format!("/{}/answers/{id}", answer.lang);
        answer.id = Some(id.clone());
        answer.url = Some(url.clone());
        self.lock().execute(
            "INSERT INTO answers (id, url, given_at, question, answer, corpus_sha256, visitor) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            params![
                id,
                url,
                Timestamp::now().to_string(),
                serde_json::to_string(question)?,
                serde_json::to_string(&answer)?,
                corpus_sha256,
                visitor.map(Visitor::hash)
            ],
        )?;
        Ok(answer)
    }

    /// The answer with this id, as it was given.
    ///
    /// # Errors
    ///
    /// When the history cannot be read.
    pub fn get(&self, id: &str) -> Result<Option<Kept>, HistoryError> {
        let row = self
            .lock()
            .query_row(
                "SELECT given_at, question, answer, corpus_sha256 FROM answers WHERE id = ?1",
                [id],
                kept_row,
            )
            .optional()?;
        row.map(kept).transpose()
    }

    /// Everything that a visitor asked, newest first.
    ///
    /// # Errors
    ///
    /// When the history cannot be read.
    pub fn of(&self, visitor: &Visitor) -> Result<Vec<Kept>, HistoryError> {
        let rows: Vec<KeptRow> = self
            .lock()
            .prepare(
                "SELECT given_at, question, answer, corpus_sha256 FROM answers WHERE visitor = ?1 ORDER BY rowid DESC",
            )?
            .query_map([visitor.hash()], kept_row)?
            .collect::<Result<_, _>>()?;
        rows.into_iter().map(kept).collect()
    }

    /// What a list says of everything that a visitor asked, newest first.
    ///
    /// # Errors
    ///
    /// When the history cannot be read.
    pub fn list(&self, visitor: &Visitor) -> Result<Vec<Summary>, HistoryError> {
        let rows: Vec<SummaryRow> = self
            .lock()
            .prepare(
                "SELECT id, given_at, corpus_sha256, answer ->> 'question', answer ->> 'lang', answer ->> 'game', answer ->> 'text'
                 FROM answers WHERE visitor = ?1 ORDER BY rowid DESC",
            )?
            .query_map([visitor.hash()], summary_row)?
            .collect::<Result<_, _>>()?;
        rows.into_iter().map(summary).collect()
    }

    /// Whether anything of this visitor is kept.
    ///
    /// # Errors
    ///
    /// When the history cannot be read.
    pub fn knows(&self, visitor: &Visitor) -> Result<bool, HistoryError> {
        let known = "SELECT EXISTS (SELECT 1 FROM answers WHERE visitor = ?1)";
        Ok(self.lock().query_row(known, [visitor.hash()], |row| row.get(0))?)
    }

    /// Forgets one answer of a visitor; `false` where it is not theirs, or there is none.
    ///
    /// # Errors
    ///
    /// When the history cannot be written.
    pub fn forget(&self, visitor: &Visitor, id: &str) -> Result<bool, HistoryError> {
        let forget = "DELETE FROM answers WHERE id = ?1 AND visitor = ?2";
        Ok(self.lock().execute(forget, [id, visitor.hash()])? > 0)
    }

    /// Forgets everything that a visitor asked.
    ///
    /// # Errors
    ///
    /// When the history cannot be written.
    pub fn forget_all(&self, visitor: &Visitor) -> Result<(), HistoryError> {
        self.lock().execute("DELETE FROM answers WHERE visitor = ?1", [visitor.hash()])?;
        Ok(())
    }

    /// How many answers are kept.
    ///
    /// # Errors
    ///
    /// When the history cannot be read.
    pub fn count(&self) -> Result<i64, HistoryError> {
        Ok(self.lock().query_row("SELECT count(*) FROM answers", [], |row| row.get(0))?)
    }

    /// Whether the history can be read.
    ///
    /// # Errors
    ///
    /// Why not.
    pub fn check(&self) -> Result<(), HistoryError> {
        Ok(self.lock().query_row("SELECT count(*) FROM answers WHERE id = ''", [], |_| Ok(()))?)
    }

    /// A panic while the lock was held leaves a connection that `SQLite` has rolled back: it can be used.
    fn lock(&self) -> std::sync::MutexGuard<'_, Connection> {
        self.connection.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Time, question, answer, corpus: as they stand in the table.
type KeptRow = (String, String, String, String);

fn kept_row(row: &Row<'_>) -> rusqlite::Result<KeptRow> {
    row.try_into()
}

fn kept((given_at, question, answer, corpus_sha256): KeptRow) -> Result<Kept, HistoryError> {
    Ok(Kept {
        given_at: time(&given_at)?,
        question: serde_json::from_str(&question)?,
        answer: serde_json::from_str(&answer)?,
        corpus_sha256,
    })
}

/// Id, time, corpus, and the question, language, game and text of the answer.
type SummaryRow = (String, String, String, String, String, Option<String>, String);

fn summary_row(row: &Row<'_>) -> rusqlite::Result<SummaryRow> {
    row.try_into()
}

fn summary(row: SummaryRow) -> Result<Summary, HistoryError> {
    let (id, given_at, corpus_sha256, question, lang, game, text) = row;
    let given_at = time(&given_at)?;
    let lang =
        lang.parse::<Language>().map_err(|error| HistoryError::Damaged(error.to_string()))?;
    Ok(Summary { id, given_at, question, lang, game, text, corpus_sha256 })
}

fn time(text: &str) -> Result<Timestamp, HistoryError> {
    text.parse().map_err(|error: jiff::Error| HistoryError::Damaged(error.to_string()))
}

fn migrate(connection: &mut Connection) -> Result<(), HistoryError> {
    let transaction =
        connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let found: u32 = transaction.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let known = u32::try_from(MIGRATIONS.len()).expect("there are few migrations");
    if found > known {
        return Err(HistoryError::NewerVersion { found, known });
    }
    for migration in &MIGRATIONS[found as usize..] {
        transaction.execute_batch(migration)?;
    }
    transaction.pragma_update(None, "user_version", known)?;
    Ok(transaction.commit()?)
}
