//! Where a history can be kept, for tests that must hold for each: a folder, and a database where there is one.

use std::{
    env, fs,
    path::PathBuf,
    sync::atomic::{AtomicUsize, Ordering},
};

use regula::history::{DatabaseUrl, History, Location};

/// Which store a test is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Store {
    Sqlite,
    Postgresql,
}

/// A place for a history that no other test uses, empty at first.
pub struct Place {
    pub location: Location,
    /// The schema that keeps this test's tables from those of others.
    schema: Option<(String, String)>,
}

impl Place {
    /// `None` where there is no database and none is required.
    pub fn empty(store: Store) -> Option<Self> {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name =
            format!("regula_{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        match store {
            Store::Sqlite => {
                let folder = env::temp_dir().join(name);
                let _ = fs::remove_dir_all(&folder);
                Some(Self { location: Location::Folder(folder), schema: None })
            }
            Store::Postgresql => {
                let server = database()?;
                execute(&server, &format!("CREATE SCHEMA {name}"));
                let gap = if server.contains('?') { '&' } else { '?' };
                let address = format!("{server}{gap}options=-c%20search_path%3D{name}");
                let url: DatabaseUrl = address.parse().unwrap_or_else(|never| match never {});
                Some(Self { location: Location::Database(url), schema: Some((server, name)) })
            }
        }
    }

    pub fn open(&self) -> History {
        History::open(self.location.clone()).unwrap_or_else(|error| panic!("{error}"))
    }

    /// The folder, where it is one.
    #[allow(dead_code, reason = "each suite uses what it needs")]
    pub fn folder(&self) -> PathBuf {
        match &self.location {
            Location::Folder(folder) => folder.clone(),
            other => panic!("{other} is no folder"),
        }
    }

    /// Does something to the tables that no program would.
    #[allow(dead_code, reason = "each suite uses what it needs")]
    pub fn execute(&self, sql: &str) {
        if let Some((server, schema)) = &self.schema {
            execute(server, &format!("SET search_path = {schema}; {sql}"));
            return;
        }
        let file = self.folder().join("history.sqlite3");
        let connection = rusqlite::Connection::open(file).expect("it is there");
        connection.execute_batch(sql).unwrap_or_else(|error| panic!("{sql}: {error}"));
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        match &self.schema {
            Some((server, schema)) => execute(server, &format!("DROP SCHEMA {schema} CASCADE")),
            None => {
                let _ = fs::remove_dir_all(self.folder());
            }
        }
    }
}

/// On a thread of its own: a test may be where a connection could not wait.
fn execute(server: &str, sql: &str) {
    let (server, sql) = (server.to_owned(), sql.to_owned());
    let done = std::thread::spawn(move || {
        let mut client = postgres::Client::connect(&server, postgres::NoTls)
            .unwrap_or_else(|error| panic!("REGULA_TEST_DATABASE: {error}"));
        client.batch_execute(&sql).unwrap_or_else(|error| panic!("{sql}: {error:?}"));
    });
    if let Err(panic) = done.join()
        && !std::thread::panicking()
    {
        std::panic::resume_unwind(panic);
    }
}

#[expect(clippy::disallowed_methods, reason = "the tests have no configuration of their own")]
fn database() -> Option<String> {
    let address = env::var("REGULA_TEST_DATABASE").ok();
    assert!(
        address.is_some() || env::var_os("REQUIRE_POSTGRESQL").is_none(),
        "REQUIRE_POSTGRESQL is set, but REGULA_TEST_DATABASE names no database"
    );
    if address.is_none() {
        println!("SKIPPED: REGULA_TEST_DATABASE names no database of PostgreSQL");
    }
    address
}

/// Makes a test for each store of every function named, which takes a place that is empty.
macro_rules! for_each_store {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(#[test] fn $name() {
                super::$name(&$crate::stores::Place::empty($crate::stores::Store::Sqlite).expect("a folder"));
            })*
        }
        mod postgresql {
            $(#[test] fn $name() {
                if let Some(place) = $crate::stores::Place::empty($crate::stores::Store::Postgresql) {
                    super::$name(&place);
                }
            })*
        }
    };
}
pub(crate) use for_each_store;
