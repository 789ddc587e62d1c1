use std::path::PathBuf;

use super::{Context, Report, Stop};
use crate::{config, engine::Message, history};

#[derive(clap::Args)]
pub struct Arguments {
    #[arg(long, value_name = "DIR", env = "REGULA_DATA_DIR")]
    data_dir: Option<PathBuf>,
    #[arg(value_name = "FILE")]
    copy: PathBuf,
}

/// Copies the history into a file, while a server may be running.
pub fn run(arguments: &Arguments, context: &Context) -> Result<Report, Stop> {
    let file = arguments.copy.display().to_string();
    let failed = |why: String| Stop::Failed { what: file.clone(), why };
    let folder = arguments.data_dir.clone().or_else(config::data_dir);
    let folder = folder.ok_or_else(|| failed(context.text("cli-backup-no-folder")))?;
    let count =
        history::back_up(&folder, &arguments.copy).map_err(|error| failed(error.to_string()))?;
    let done = Message::new("cli-backup-done").with("count", count).with("file", file);
    Ok(format!("{}\n", context.locale.say(context.language, &done)).into())
}
