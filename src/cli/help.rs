use clap::{
    Arg, ArgAction, Command,
    error::{ContextKind, ContextValue, ErrorKind},
};

use super::{Context, Report, Stop};
use crate::locale::shown;

/// Puts the help of every command and argument in the reader's language, by `help-` and its name.
pub fn in_words(command: Command, context: &Context) -> Command {
    let key = format!("help-{}", command.get_name());
    in_words_under(&key, command, context)
}

/// A command below another may have words of its own, by both names.
fn in_words_under(key: &str, command: Command, context: &Context) -> Command {
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    let has_version = command.get_version().is_some();
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let usage = context.text("help-usage");
    let command = command
        .about(context.text(key))
        .help_template(format!("{{about}}\n\n{usage} {{usage}}\n\n{{all-args}}"))
        .subcommand_help_heading(context.text("help-commands"))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(help)
        .args(has_version.then_some(version));
    let command = command.mut_args(|argument| {
        let id = argument.get_id().as_str().replace('_', "-");
        let own = format!("{key}-arg-{id}");
        let has_own = context.locale.has(context.language, &own);
        let text = context.text(&if has_own { own } else { format!("help-arg-{id}") });
        let heading = if argument.is_positional() { "help-arguments" } else { "help-options" };
        argument.help(text).help_heading(context.text(heading))
    });
    command.mut_subcommands(|below| {
        let own = format!("{key}-{}", below.get_name());
        if context.locale.has(context.language, &own) {
            in_words_under(&own, below, context)
        } else {
            in_words(below, context)
        }
    })
}

/// What is wrong with a command line; where help was asked for, the help.
pub fn explain(error: &clap::Error, context: &Context) -> Result<Report, Stop> {
    let named = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => shown(text.trim()),
        Some(ContextValue::Strings(texts)) => shown(&texts.join(", ")),
        _ => String::new(),
    };
    let argument = named(ContextKind::InvalidArg);
    let value = named(ContextKind::InvalidValue);
    let other = named(ContextKind::PriorArg);
    let command = named(ContextKind::InvalidSubcommand);
    let words = [
        ("argument", argument.as_str()),
        ("value", value.as_str()),
        ("other", other.as_str()),
        ("command", command.as_str()),
    ];
    let key = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            return Ok(error.render().to_string().into());
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let message = context.text("cli-command-missing");
            return Err(Stop::unreadable("", format!("{message}\n\n{}", error.render())));
        }
        ErrorKind::MissingSubcommand => "cli-command-missing",
        ErrorKind::MissingRequiredArgument => "cli-argument-missing",
        ErrorKind::UnknownArgument => "cli-argument-unknown",
        ErrorKind::InvalidSubcommand => "cli-command-unknown",
        ErrorKind::InvalidValue | ErrorKind::ValueValidation if value.is_empty() => {
            "cli-value-missing"
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => "cli-value-wrong",
        ErrorKind::ArgumentConflict if other.is_empty() => "cli-argument-twice",
        ErrorKind::ArgumentConflict => "cli-arguments-exclude",
        ErrorKind::InvalidUtf8 => "cli-not-utf8",
        _ => return Err(Stop::unreadable("", error.render().to_string())),
    };
    Err(Stop::unreadable("", context.fill(key, &words)))
}
