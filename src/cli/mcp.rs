use std::{
    io::{self, IsTerminal, Write},
    path::Path,
};

use super::{
    Context, Report, Stop, context,
    logs::{self, Logs},
};
use crate::web;

#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    logs: Logs,
}

/// Serves the tools for language models on standard input and output, for the program that started this one.
pub fn run(
    arguments: &Arguments,
    corpus: Option<&Path>,
    context: &Context,
) -> Result<Report, Stop> {
    logs::begin(&arguments.logs);
    if io::stdin().is_terminal() {
        let _ = writeln!(io::stderr(), "{}", context.text("cli-mcp-waiting"));
    }
    let assistant = context::assistant(corpus)?;
    let failed = |error: io::Error| Stop::Failed { what: "mcp".into(), why: error.to_string() };
    let runtime = tokio::runtime::Runtime::new().map_err(failed)?;
    runtime.block_on(web::serve_stdio(assistant)).map_err(failed)?;
    Ok(String::new().into())
}
