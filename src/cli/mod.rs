//! The commands, one file each: read arguments, ask, show. Statuses and words for readers are the contract's.
//!
//! | status | when |
//! |---|---|
//! | 0 | answered, whatever the verdict |
//! | 1 | `corpus check` found problems |
//! | 2 | the input cannot be read |
//! | 3 | a file or the network failed |

mod ask;
mod audit;
mod backup;
mod board;
mod compare;
mod context;
mod convert;
mod corpus;
mod feedback;
mod file;
mod healthcheck;
mod help;
mod judge;
mod kept;
mod listen;
mod logs;
mod mcp;
mod page;
mod perft;
mod place;
mod questions;
mod ruling;
mod serve;
mod sources;
mod stop;
mod unkept;

use std::{
    ffi::OsString,
    io::{self, Write},
    process::ExitCode,
};

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use self::{
    context::Context,
    stop::{Report, Stop},
};

/// The words of the help are in `locales/cli.*.ftl`, by the names of commands and arguments.
#[derive(Parser)]
#[command(name = "regula", version, disable_help_subcommand = true)]
struct Arguments {
    #[command(flatten)]
    common: Common,
    #[command(subcommand)]
    command: Command,
}

/// What every command takes.
#[derive(clap::Args)]
struct Common {
    #[arg(long, global = true, value_name = "en|de|zh-Hant")]
    lang: Option<String>,
    #[arg(long, global = true, value_name = "DIR", env = "REGULA_CORPUS")]
    corpus: Option<std::path::PathBuf>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Arguments),
    Ask(ask::Arguments),
    Judge(judge::Arguments),
    Convert(convert::Arguments),
    Compare(compare::Arguments),
    Perft(perft::Arguments),
    Mcp(mcp::Arguments),
    Backup(backup::Arguments),
    Healthcheck(healthcheck::Arguments),
    Corpus {
        #[command(subcommand)]
        command: corpus::Command,
    },
    Feedback {
        #[command(subcommand)]
        command: feedback::Command,
    },
}

/// Runs one command line and says how it went.
#[must_use]
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let context = Context::new(&arguments);
    let command = help::in_words(Arguments::command(), &context);
    let read = command
        .try_get_matches_from(arguments)
        .and_then(|matches| Arguments::from_arg_matches(&matches));
    let outcome = match read {
        Ok(arguments) => answer(&arguments, &context),
        Err(error) => help::explain(&error, &context),
    };
    let report = outcome.unwrap_or_else(|stop| {
        let _ = write!(io::stderr(), "{}", stop.message(&context));
        Report { text: String::new(), status: stop.status() }
    });
    let mut output = io::stdout().lock();
    match output.write_all(report.text.as_bytes()).and_then(|()| output.flush()) {
        // Whoever has read enough closes the pipe: that is no failure.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            let stop = Stop::Failed { what: "stdout".into(), why: error.to_string() };
            let _ = write!(io::stderr(), "{}", stop.message(&context));
            ExitCode::from(stop.status())
        }
        _ => ExitCode::from(report.status),
    }
}

fn answer(arguments: &Arguments, context: &Context) -> Result<Report, Stop> {
    let Arguments { common, command } = arguments;
    context.check_lang(common.lang.as_deref())?;
    let corpus = common.corpus.as_deref();
    match command {
        Command::Serve(arguments) => serve::run(arguments, corpus, context),
        Command::Ask(arguments) => ask::run(arguments, corpus, common.lang.is_some(), context),
        Command::Judge(arguments) => judge::run(arguments, corpus, context),
        Command::Convert(arguments) => convert::run(arguments, corpus, context),
        Command::Compare(arguments) => compare::run(arguments, corpus, context),
        Command::Perft(arguments) => perft::run(arguments, corpus, context),
        Command::Mcp(arguments) => mcp::run(arguments, corpus, context),
        Command::Backup(arguments) => backup::run(arguments, context),
        Command::Healthcheck(arguments) => healthcheck::run(arguments, context),
        Command::Corpus { command } => corpus::run(command, corpus, context),
        Command::Feedback { command } => feedback::run(command, context),
    }
}
