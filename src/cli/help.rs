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
    let command = command.about(context.text(key)).disable_help_flag(true).arg(help);
    let command = command.mut_args(|argument| {
        let id = argument.get_id().as_str().replace('_', "-");
        let own = format!("{key}-arg-{id}");
        let has_own = context.locale.has(context.language, &own);
        let text = context.text(&if has_own { own } else { format!("help-arg-{id}") });
        argument.help(text)
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
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => {
            let message = context.text("cli-command-missing");
            return Err(Stop::unreadable("", format!("{message}\n\n{}", error.render())));
        }
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
