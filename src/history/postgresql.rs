use std::{
    error::Error,
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{self, Receiver, Sender, SyncSender},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use postgres::{
    Client, Config, GenericClient, NoTls,
    types::{IsNull, ToSql, Type, private::BytesMut, to_sql_checked},
};

use super::{
    HistoryError,
    location::DatabaseUrl,
    store::{Patience, Row, Statement, Store, Value},
};

/// Connections that one server holds at most.
const CONNECTIONS: usize = 4;
/// How long a connection may take to be made.
const CONNECTING: Duration = Duration::from_secs(2);
/// How long whoever asks waits for the database, all in all.
const PATIENCE: Duration = Duration::from_secs(4);
/// How long where it was waited for in vain just before.
const IMPATIENCE: Duration = Duration::from_millis(250);
/// What every connection begins with: no statement takes longer than whoever asks would wait.
const BEGIN: &str = "SET statement_timeout = '3s'; SET lock_timeout = '1s'";

/// Each brings the tables one version on; the number of those applied stands in `regula_version`.
const MIGRATIONS: [&str; 1] = [include_str!("migrations/postgresql-1.sql")];
/// Held while the tables are brought up to date, so that servers that start at once do so one after the other.
const MIGRATING: i64 = 0x5265_6775_6c61;

/// A database that several servers may share.
///
/// Each connection lives on a thread of its own: whoever asks may be anywhere, even where a connection could not wait. It is
/// made when it is first needed, and anew when it was lost.
pub struct Postgresql {
    /// `None` once the history is closed.
    jobs: Option<Sender<Job>>,
    workers: Vec<JoinHandle<()>>,
}

struct Job {
    /// Whoever asked has gone by then.
    until: Instant,
    statements: Vec<Statement>,
    reply: SyncSender<Result<Vec<Row>, HistoryError>>,
}

impl Postgresql {
    /// Connects to nothing yet.
    ///
    /// # Errors
    ///
    /// When the address cannot be read.
    pub fn at(address: &DatabaseUrl) -> Result<Self, HistoryError> {
        let mut config = address.config()?;
        config.connect_timeout(CONNECTING).tcp_user_timeout(PATIENCE);
        if config.get_application_name().is_none() {
            config.application_name("regula");
        }
        let (jobs, queue) = mpsc::channel();
        let queue = Arc::new(Mutex::new(queue));
        let worker = |number| {
            let (queue, config) = (Arc::clone(&queue), config.clone());
            thread::Builder::new()
                .name(format!("history {number}"))
                .spawn(move || work(&queue, &config))
                .map_err(|error| HistoryError::Unreachable(error.to_string()))
        };
        let workers = (1..=CONNECTIONS).map(worker).collect::<Result<_, _>>()?;
        Ok(Self { jobs: Some(jobs), workers })
    }
}

impl Store for Postgresql {
    fn run(
        &self,
        statements: Vec<Statement>,
        patience: Patience,
    ) -> Result<Vec<Row>, HistoryError> {
        let wait = match patience {
            Patience::Moment => PATIENCE,
            Patience::None => IMPATIENCE,
        };
        let closed = || HistoryError::Unreachable("it is closed".into());
        let (reply, answer) = mpsc::sync_channel(1);
        let jobs = self.jobs.as_ref().ok_or_else(closed)?;
        let until = Instant::now() + wait;
        jobs.send(Job { until, statements, reply }).map_err(|_| closed())?;
        answer
            .recv_timeout(wait)
            .map_err(|_| HistoryError::Unreachable("the database does not answer in time".into()))?
    }
}

impl Drop for Postgresql {
    /// Says goodbye on every connection.
    fn drop(&mut self) {
        self.jobs = None;
        for worker in self.workers.drain(..) {
            let _ = worker.join();
        }
    }
}

/// Does jobs until there can be no more.
fn work(queue: &Mutex<Receiver<Job>>, config: &Config) {
    let mut connection = None;
    let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
    while let Ok(Job { until, statements, reply }) = next() {
        if Instant::now() >= until {
            // Whoever asked was told that it is not done.
            continue;
        }
        let done = on_connection(&mut connection, config, &statements);
        // Whoever asked may have gone.
        let _ = reply.send(done);
    }
}

/// Does a job; where the connection turns out to be lost, once more on a new one.
fn on_connection(
    held: &mut Option<Client>,
    config: &Config,
    statements: &[Statement],
) -> Result<Vec<Row>, HistoryError> {
    if let Some(mut client) = held.take_if(|client| !client.is_closed()) {
        match run(&mut client, statements) {
            Err(error) if is_lost(&client, &error) => {}
            done => {
                *held = Some(client);
                return Ok(done?);
            }
        }
    }
    let mut client = connect(config)?;
    let done = run(&mut client, statements);
    if !matches!(&done, Err(error) if is_lost(&client, error)) {
        *held = Some(client);
    }
    Ok(done?)
}

/// Whether the connection is of no more use: it broke, or the server ended it, as it does when it is stopped.
fn is_lost(client: &Client, error: &postgres::Error) -> bool {
    let ended = |code: &str| code.starts_with("08") || code.starts_with("57P");
    client.is_closed() || error.code().is_none_or(|code| ended(code.code()))
}

fn connect(config: &Config) -> Result<Client, HistoryError> {
    let mut client = config.connect(NoTls)?;
    client.batch_execute(BEGIN)?;
    migrate(&mut client)?;
    Ok(client)
}

fn run(client: &mut Client, statements: &[Statement]) -> Result<Vec<Row>, postgres::Error> {
    let [statement] = statements else {
        let mut transaction = client.transaction()?;
        let mut rows = Vec::new();
        for statement in statements {
            rows = rows_of(&mut transaction, statement)?;
        }
        transaction.commit()?;
        return Ok(rows);
    };
    rows_of(client, statement)
}

fn rows_of(
    client: &mut impl GenericClient,
    statement: &Statement,
) -> Result<Vec<Row>, postgres::Error> {
    let typed = |value: &'_ Value| match value {
        Value::Number(_) => Type::INT8,
        Value::Text(_) | Value::Nothing => Type::TEXT,
    };
    let values: Vec<(&(dyn ToSql + Sync), Type)> =
        statement.values.iter().map(|value| (value as &(dyn ToSql + Sync), typed(value))).collect();
    client.query_typed(statement.sql, &values)?.iter().map(row).collect()
}

fn row(found: &postgres::Row) -> Result<Row, postgres::Error> {
    let columns = found.columns().iter().enumerate();
    let value = |(at, column): (usize, &postgres::Column)| {
        Ok(if *column.type_() == Type::INT8 {
            found.try_get::<_, Option<i64>>(at)?.into()
        } else {
            found.try_get::<_, Option<String>>(at)?.into()
        })
    };
    Ok(columns.map(value).collect::<Result<Vec<Value>, postgres::Error>>()?.into())
}

impl ToSql for Value {
    fn to_sql(
        &self,
        kind: &Type,
        out: &mut BytesMut,
    ) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Self::Text(text) => text.to_sql(kind, out),
            Self::Number(number) => number.to_sql(kind, out),
            Self::Nothing => Ok(IsNull::Yes),
        }
    }

    fn accepts(kind: &Type) -> bool {
        <String as ToSql>::accepts(kind) || <i64 as ToSql>::accepts(kind)
    }

    to_sql_checked!();
}

/// Brings the tables up to date; those that are may belong to somebody else, with no right to make any.
fn migrate(client: &mut Client) -> Result<(), HistoryError> {
    let known = i64::try_from(MIGRATIONS.len()).expect("there are few migrations");
    if version(client)? == known {
        return Ok(());
    }
    let mut transaction = client.transaction()?;
    transaction.query_typed("SELECT pg_advisory_xact_lock($1)", &[(&MIGRATING, Type::INT8)])?;
    // Beside making the table where it is missing, this makes the connection see what others made while it waited.
    transaction
        .batch_execute("CREATE TABLE IF NOT EXISTS regula_version (version BIGINT NOT NULL)")?;
    let found = written(&mut transaction)?;
    if found > known {
        return Err(HistoryError::NewerVersion { found, known });
    }
    let applied = usize::try_from(found)
        .map_err(|_| HistoryError::Damaged(format!("there is no version {found}")))?;
    for migration in &MIGRATIONS[applied..] {
        transaction.batch_execute(migration)?;
    }
    transaction.execute("DELETE FROM regula_version", &[])?;
    transaction.execute("INSERT INTO regula_version VALUES ($1)", &[&known])?;
    Ok(transaction.commit()?)
}

/// The number of migrations that were applied; 0 where there are no tables.
fn version(client: &mut impl GenericClient) -> Result<i64, postgres::Error> {
    let exists = client.query_one("SELECT to_regclass('regula_version') IS NOT NULL", &[])?;
    if !exists.try_get::<_, bool>(0)? {
        return Ok(0);
    }
    written(client)
}

fn written(client: &mut impl GenericClient) -> Result<i64, postgres::Error> {
    let row = client.query_opt("SELECT version FROM regula_version", &[])?;
    row.map_or(Ok(0), |row| row.try_get(0))
}
