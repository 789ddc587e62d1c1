use std::path::PathBuf;

use super::{Context, Report, Stop, kept::Kept};
use crate::{
    engine::Message,
    history::{self, Location},
};

#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    kept: Kept,
    #[arg(value_name = "FILE")]
    copy: PathBuf,
}

/// Copies the history into a file, while a server may be running.
pub fn run(arguments: &Arguments, context: &Context) -> Result<Report, Stop> {
    let file = arguments.copy.display().to_string();
    let failed = |key| Stop::Failed { what: file.clone(), why: context.text(key) };
    let folder = match arguments.kept.location(context)? {
        Location::Folder(folder) => folder,
        Location::Database(_) => return Err(failed("cli-backup-of-database")),
        Location::Memory => return Err(failed("cli-backup-no-folder")),
    };
    let count = history::back_up(&folder, &arguments.copy)
        .map_err(|error| Stop::without_backup(file.clone(), &error, context))?;
    let done = Message::new("cli-backup-done").with("count", count).with("file", file);
    Ok(format!("{}\n", context.locale.say(context.language, &done)).into())
}
