use std::io::{self, IsTerminal};

use tracing_subscriber::EnvFilter;

use crate::config;

/// What is logged to standard error, and how.
#[derive(clap::Args)]
pub struct Logs {
    #[arg(long, value_name = "LEVEL", default_value = "info", env = "REGULA_LOG", value_parser = read_level)]
    log: String,
    #[arg(long, value_name = "text|json", default_value = "text", env = "REGULA_LOG_FORMAT")]
    log_format: LogFormat,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

/// Writes logs from here on.
pub fn begin(arguments: &Logs) {
    // One of these whenever a program says something that it may not.
    let filter = EnvFilter::new(format!("rmcp=error,{}", arguments.log));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal() && !config::is_colourless());
    match arguments.log_format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
}

/// A level, or levels by part of the program, as in `warn,regula=debug`.
fn read_level(text: &str) -> Result<String, String> {
    EnvFilter::try_new(text).map(|_| text.to_owned()).map_err(|error| error.to_string())
}
