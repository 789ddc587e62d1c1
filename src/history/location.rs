use std::{fmt, path::PathBuf, str::FromStr};

use super::{
    HistoryError,
    postgresql::Postgresql,
    sqlite::{FILE, Sqlite},
    store::Store,
};

/// Where a history is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Location {
    /// A file of SQLite in a data folder; both are made where they are missing.
    Folder(PathBuf),
    /// A database of PostgreSQL, which several servers may share.
    Database(DatabaseUrl),
    /// Nowhere: it ends with the program.
    Memory,
}

impl Location {
    /// Whether there is surely no history here yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Folder(folder) => !folder.join(FILE).exists(),
            Self::Database(_) => false,
            Self::Memory => true,
        }
    }

    /// The store, opened when it is first needed.
    pub(super) fn store(&self) -> Result<Box<dyn Store>, HistoryError> {
        Ok(match self {
            Self::Folder(folder) => Box::new(Sqlite::in_folder(folder.clone())),
            Self::Database(address) => Box::new(Postgresql::at(address)?),
            Self::Memory => Box::new(Sqlite::in_memory()),
        })
    }
}

/// For logs and messages.
impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(folder) => folder.display().fmt(f),
            Self::Database(address) => address.fmt(f),
            Self::Memory => f.write_str("memory"),
        }
    }
}

impl<T: Into<PathBuf>> From<T> for Location {
    fn from(folder: T) -> Self {
        Self::Folder(folder.into())
    }
}

/// The address of a database, as in `postgres://user:password@host/name`.
///
/// Invariant: nothing shows the whole of it, for a password may stand in it.
#[derive(Clone, PartialEq, Eq)]
pub struct DatabaseUrl(String);

/// Why an address is none of a database; does not repeat it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DatabaseUrlError {
    #[error("it begins with postgres://, as in postgres://user:password@host/name")]
    Scheme,
    #[error("it names no host, as in postgres://user:password@host/name")]
    NoHost,
    #[error("{0}")]
    Unreadable(String),
}

impl DatabaseUrl {
    /// Whether it can be read as an address of PostgreSQL.
    ///
    /// # Errors
    ///
    /// Why not.
    pub fn check(&self) -> Result<(), DatabaseUrlError> {
        self.config().map(drop)
    }

    pub(super) fn config(&self) -> Result<postgres::Config, DatabaseUrlError> {
        let known = ["postgres://", "postgresql://"];
        if !known.iter().any(|scheme| self.0.starts_with(scheme)) {
            return Err(DatabaseUrlError::Scheme);
        }
        let config: postgres::Config = self.0.parse().map_err(|error: postgres::Error| {
            let cause = std::error::Error::source(&error).map(ToString::to_string);
            DatabaseUrlError::Unreadable(cause.unwrap_or_else(|| error.to_string()))
        })?;
        if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
            return Err(DatabaseUrlError::NoHost);
        }
        Ok(config)
    }
}

impl FromStr for DatabaseUrl {
    type Err = std::convert::Infallible;

    /// Takes any text: what is wrong with it, [`Self::check`] says without repeating it.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self(text.to_owned()))
    }
}

/// Hosts and name alone.
impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use postgres::config::Host;
        let Ok(config) = self.config() else { return f.write_str("postgres://…") };
        let host = |host: &Host| match host {
            Host::Tcp(name) => name.clone(),
            Host::Unix(path) => path.display().to_string(),
        };
        let hosts: Vec<String> = config.get_hosts().iter().map(host).collect();
        let name = config.get_dbname().or(config.get_user()).unwrap_or_default();
        write!(f, "postgres://{}/{name}", hosts.join(","))
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> DatabaseUrl {
        text.parse().unwrap_or_else(|never| match never {})
    }

    #[test]
    fn an_address_has_a_scheme_and_a_host() {
        for (text, expected) in [
            ("nonsense", Err(DatabaseUrlError::Scheme)),
            ("mysql://host/name", Err(DatabaseUrlError::Scheme)),
            ("postgres://", Err(DatabaseUrlError::NoHost)),
            ("postgres:///name", Err(DatabaseUrlError::NoHost)),
            ("postgres://host", Ok(())),
            ("postgresql://user@%2Frun%2Fpostgresql/name", Ok(())),
            ("postgres:///name?host=/run/postgresql", Ok(())),
        ] {
            assert_eq!(address(text).check(), expected, "{text}");
        }
    }

    #[test]
    fn a_password_is_never_shown() {
        for text in [
            "postgres://club:geheim@db.example:5433/rules",
            "postgres://db.example/rules?user=club&password=geheim",
            "postgres://club:geheim@db.example:99999/rules",
            "postgres://club:geheim@[/rules",
            "mysql://club:geheim@db.example/rules",
        ] {
            let url = address(text);
            let error = url.config().err().map(|error| error.to_string()).unwrap_or_default();
            let shown = format!("{url} {url:?} {:?} {error}", Location::Database(url.clone()));
            assert!(!shown.contains("geheim"), "{shown}");
        }
        let shown = address("postgres://club:geheim@db.example:5433/rules").to_string();
        assert_eq!(shown, "postgres://db.example/rules");
    }
}
