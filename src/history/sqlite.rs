use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use rusqlite::{
    Connection, OpenFlags, Transaction, TransactionBehavior, params_from_iter,
    types::{ToSqlOutput, ValueRef},
};

use super::{
    HistoryError,
    file::{self, Identity},
    store::{Patience, Row, Statement, Store, Value},
};

/// The name of the file in the data folder.
pub(super) const FILE: &str = "history.sqlite3";

/// Each brings the tables one version on; the number of those applied is the file's `user_version`.
const MIGRATIONS: [&str; 3] = [
    include_str!("migrations/sqlite-1.sql"),
    include_str!("migrations/sqlite-2.sql"),
    include_str!("migrations/sqlite-3.sql"),
];

/// How long what another program holds is waited for.
const PATIENCE: Duration = Duration::from_secs(1);

/// A file in the data folder, or memory that ends with the program.
///
/// Opened when it is first needed, and anew after a failure: what was locked, full or read-only for a while is usable again
/// without a restart. One writer at a time, behind a lock. A file that was open and is gone is never begun anew.
pub struct Sqlite {
    folder: Option<PathBuf>,
    held: Mutex<Held>,
}

#[derive(Default)]
struct Held {
    open: Option<Open>,
    was_open: bool,
}

struct Open {
    connection: Connection,
    /// Of the file; memory has none.
    identity: Option<Identity>,
}

impl Sqlite {
    pub fn in_folder(folder: PathBuf) -> Self {
        Self { folder: Some(folder), held: Mutex::default() }
    }

    pub fn in_memory() -> Self {
        Self { folder: None, held: Mutex::default() }
    }

    fn open(&self, was_open: bool, wait: Duration) -> Result<Open, HistoryError> {
        let Some(folder) = &self.folder else {
            let connection = writable(Connection::open_in_memory()?, wait)?;
            return Ok(Open { connection, identity: None });
        };
        let path = folder.join(FILE);
        let made = if was_open { Ok(()) } else { file::make_folder(folder) };
        let opened = made
            .and_then(|()| find(&path, was_open))
            .and_then(|()| writable(Connection::open(&path)?, wait));
        let connection = opened.or_else(|error| match error {
            HistoryError::ReadOnly | HistoryError::Unreachable(_) => readable(&path).ok_or(error),
            _ => Err(error),
        })?;
        Ok(Open { connection, identity: Identity::of(&path) })
    }
}

impl Store for Sqlite {
    fn run(
        &self,
        statements: Vec<Statement>,
        patience: Patience,
    ) -> Result<Vec<Row>, HistoryError> {
        let asked = Instant::now();
        // A panic while the lock was held leaves a connection that is rolled back: it can be used.
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let wait = match patience {
            Patience::Moment => PATIENCE.saturating_sub(asked.elapsed()),
            Patience::None => Duration::ZERO,
        };
        if let Some(Open { identity: Some(identity), .. }) = &held.open {
            identity.check()?;
        }
        let was_open = held.was_open;
        let mut open = held.open.take().map_or_else(|| self.open(was_open, wait), Ok)?;
        held.was_open = true;
        open.connection.busy_timeout(wait)?;
        let mut done = run(&mut open.connection, &statements);
        if matches!(done, Err(HistoryError::ReadOnly)) && self.folder.is_some() {
            // It may have become writable since it was opened.
            open = self.open(true, wait)?;
            done = run(&mut open.connection, &statements);
        }
        // On a full disk there may be no room to open it again.
        let lasts = matches!(done, Ok(_) | Err(HistoryError::Locked | HistoryError::Full))
            || self.folder.is_none();
        held.open = lasts.then_some(open);
        done
    }
}

/// Finds the file, or begins it where there never was one.
fn find(path: &Path, was_open: bool) -> Result<(), HistoryError> {
    match fs::metadata(path) {
        Ok(found) if found.len() == 0 => Err(HistoryError::Emptied(path.to_owned())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            if was_open {
                return Err(HistoryError::Gone(path.to_owned()));
            }
            file::begin(path, |new| writable(Connection::open(new)?, PATIENCE).map(drop))
        }
        // What else is in the way, opening it tells.
        Ok(_) | Err(_) => {
            file::keep_private(path);
            Ok(())
        }
    }
}

fn run(connection: &mut Connection, statements: &[Statement]) -> Result<Vec<Row>, HistoryError> {
    let [statement] = statements else {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut rows = Vec::new();
        for statement in statements {
            rows = rows_of(&transaction, statement)?;
        }
        transaction.commit()?;
        return Ok(rows);
    };
    rows_of(connection, statement)
}

fn rows_of(connection: &Connection, statement: &Statement) -> Result<Vec<Row>, HistoryError> {
    let mut prepared = connection.prepare(statement.sql)?;
    let columns = prepared.column_count();
    let mut found = prepared.query(params_from_iter(&statement.values))?;
    let mut rows = Vec::new();
    while let Some(row) = found.next()? {
        let value = |column| Ok(value(row.get_ref(column)?));
        rows.push((0..columns).map(value).collect::<rusqlite::Result<Vec<_>>>()?.into());
    }
    Ok(rows)
}

impl rusqlite::ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Self::Text(text) => ValueRef::Text(text.as_bytes()),
            Self::Number(number) => ValueRef::Integer(*number),
            Self::Nothing => ValueRef::Null,
        }))
    }
}

/// The tables hold texts and whole numbers alone.
fn value(value: ValueRef<'_>) -> Value {
    match value {
        ValueRef::Integer(number) => Value::Number(number),
        ValueRef::Text(text) | ValueRef::Blob(text) => {
            Value::Text(String::from_utf8_lossy(text).into_owned())
        }
        ValueRef::Real(number) => Value::Text(number.to_string()),
        ValueRef::Null => Value::Nothing,
    }
}

fn writable(mut connection: Connection, wait: Duration) -> Result<Connection, HistoryError> {
    connection.busy_timeout(wait)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "NORMAL")?;
    // What a reader deletes is gone from the file too.
    connection.pragma_update(None, "secure_delete", true)?;
    connection.pragma_update(None, "journal_size_limit", 8 * 1024 * 1024)?;
    migrate(&mut connection)?;
    Ok(connection)
}

/// What can only be read is read: answers that were given stay reachable.
///
/// A file beside which nothing can be written is taken as it stands, where no log of changes lies beside it.
fn readable(file: &Path) -> Option<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    let log = file.with_file_name(format!("{FILE}-wal"));
    let manner = if log.exists() { "mode=ro" } else { "mode=ro&immutable=1" };
    let path = file.to_str()?.replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    let connection = Connection::open_with_flags(format!("file:{path}?{manner}"), flags).ok()?;
    (version(&connection).ok()? == known()).then_some(connection)
}

fn version(connection: &Connection) -> rusqlite::Result<i64> {
    connection.query_row("PRAGMA user_version", [], |row| row.get(0))
}

fn known() -> i64 {
    i64::try_from(MIGRATIONS.len()).expect("there are few migrations")
}

fn migrate(connection: &mut Connection) -> Result<(), HistoryError> {
    let transaction: Transaction<'_> =
        connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let (found, known) = (version(&transaction)?, known());
    if found > known {
        return Err(HistoryError::NewerVersion { found, known });
    }
    let applied = usize::try_from(found)
        .map_err(|_| HistoryError::Damaged(format!("there is no version {found}")))?;
    if found < known {
        for migration in &MIGRATIONS[applied..] {
            transaction.execute_batch(migration)?;
        }
        transaction.pragma_update(None, "user_version", known)?;
    }
    Ok(transaction.commit()?)
}
