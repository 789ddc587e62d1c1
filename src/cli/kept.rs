use std::path::PathBuf;

use crate::{
    config,
    history::{DatabaseUrl, Location},
};

/// Where the history is.
#[derive(clap::Args)]
pub struct Kept {
    #[arg(long, value_name = "DIR", env = "REGULA_DATA_DIR")]
    data_dir: Option<PathBuf>,
    /// Takes precedence over a data folder. A password may stand in it: it is never shown.
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
    pub fn location(&self) -> Location {
        let folder = || self.data_dir.clone().or_else(config::data_dir);
        match &self.database {
            Some(database) => Location::Database(database.clone()),
            None => folder().map_or(Location::Memory, Location::Folder),
        }
    }
}
