use std::path::PathBuf;

use clap::{
    ArgMatches, Args, Command, FromArgMatches,
    error::{ContextKind, ContextValue, ErrorKind},
    parser::ValueSource,
};

use super::{Context, Stop, unkept};
use crate::{
    config,
    history::{DatabaseUrl, Location},
};

/// Where the history is. What stands on the command line goes before the surroundings, and there a database before a folder.
pub enum Kept {
    /// Without one, this user's.
    Folder(Option<PathBuf>),
    Database(DatabaseUrl),
}

#[derive(Args)]
struct Places {
    #[arg(long, value_name = "DIR", env = "REGULA_DATA_DIR")]
    data_dir: Option<PathBuf>,
    /// A password may stand in it: it is never shown.
    #[arg(
        long,
        value_name = "postgres://USER:PASSWORD@HOST/NAME",
        env = "REGULA_DATABASE",
        hide_env_values = true
    )]
    database: Option<DatabaseUrl>,
}

impl Kept {
    /// The database, or the data folder, or this user's; memory where there is none.
    ///
    /// # Errors
    ///
    /// When the address of the database cannot be read.
    pub fn location(&self, context: &Context) -> Result<Location, Stop> {
        match self {
            Self::Database(database) => {
                database.check().map_err(|error| {
                    let why = context.locale.say(context.language, &unkept::of_address(&error));
                    Stop::unreadable("--database", why)
                })?;
                Ok(Location::Database(database.clone()))
            }
            Self::Folder(folder) => {
                let folder = folder.clone().or_else(config::data_dir);
                Ok(folder.map_or(Location::Memory, Location::Folder))
            }
        }
    }
}

impl FromArgMatches for Kept {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let Places { data_dir, database } = Places::from_arg_matches(matches)?;
        let is_written = |id: &str| matches.value_source(id) == Some(ValueSource::CommandLine);
        match (is_written("data_dir"), is_written("database"), database) {
            (true, true, _) => Err(both()),
            (true, false, _) | (_, _, None) => Ok(Self::Folder(data_dir)),
            (false, _, Some(database)) => Ok(Self::Database(database)),
        }
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for Kept {
    fn augment_args(command: Command) -> Command {
        Places::augment_args(command)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Places::augment_args_for_update(command)
    }
}

/// clap itself would refuse an option also where the other stands in the surroundings.
fn both() -> clap::Error {
    let mut error = clap::Error::raw(ErrorKind::ArgumentConflict, "");
    let named = |name: &str| ContextValue::String(name.to_owned());
    error.insert(ContextKind::InvalidArg, named("--data-dir"));
    error.insert(ContextKind::PriorArg, named("--database"));
    error
}
