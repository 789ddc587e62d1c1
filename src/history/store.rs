use std::{
    fs,
    path::Path,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, params};
use uuid::Uuid;

use super::HistoryError;
use crate::answer::{Answer, Question};

/// The name of the file in the data folder.
const FILE: &str = "history.sqlite3";

/// Each brings the tables one version on; the number of those applied is the file's `user_version`.
const MIGRATIONS: &[&str] = &["
    CREATE TABLE answers (
        id TEXT PRIMARY KEY,
        url TEXT NOT NULL,
        given_at TEXT NOT NULL,
        question TEXT NOT NULL,
        answer TEXT NOT NULL,
        corpus_sha256 TEXT NOT NULL
    ) STRICT;
"];

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
        connection.pragma_update(None, "journal_size_limit", 8 * 1024 * 1024)?;
        migrate(&mut connection)?;
        Ok(Self { connection: Mutex::new(connection) })
    }

    /// Keeps an answer, and gives it back with its id and address.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub fn keep(
        &self,
        question: &Question,
        mut answer: Answer,
        corpus_sha256: &str,
    ) -> Result<Answer, HistoryError> {
        let id = Uuid::new_v4().to_string();
        let url = format!("/{}/answers/{id}", answer.lang);
        answer.id = Some(id.clone());
        answer.url = Some(url.clone());
        let asked = serde_json::json!({
            "question": question.question,
            "game": question.game,
            "ruleset": question.ruleset,
            "lang": question.lang,
            "position": question.position,
        });
        self.lock().execute(
            "INSERT INTO answers (id, url, given_at, question, answer, corpus_sha256) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            params![
                id,
                url,
                Timestamp::now().to_string(),
                asked.to_string(),
                serde_json::to_string(&answer)?,
                corpus_sha256
            ],
        )?;
        Ok(answer)
    }

    /// The question and the answer with this id, as they were given.
    ///
    /// # Errors
    ///
    /// When the history cannot be read.
    pub fn get(&self, id: &str) -> Result<Option<(Question, Answer)>, HistoryError> {
        let row: Option<(String, String)> = self
            .lock()
            .query_row("SELECT question, answer FROM answers WHERE id = ?1", [id], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })
            .optional()?;
        let Some((question, answer)) = row else { return Ok(None) };
        Ok(Some((serde_json::from_str(&question)?, serde_json::from_str(&answer)?)))
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
