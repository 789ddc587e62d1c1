use std::{
    io::Write,
    path::{Path, PathBuf},
};

use serde::Serialize;

use super::{Context, Report, Stop, audit, context, file, page::Page, place::Place, ruling};
use crate::{
    answer::{Assistant, RulingRequest},
    engine::{Ask, Referee},
    records::{self, AuditRequest, Format, Rows},
};

#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    place: Place,
    #[arg(long)]
    json: bool,
    /// A record in any format that is read; `-` is standard input.
    #[arg(long = "moves", value_name = "FILE", conflicts_with = "moves")]
    moves_from: Option<PathBuf>,
    #[command(flatten)]
    reading: file::Reading,
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
}

pub fn run(
    arguments: &Arguments,
    corpus: Option<&Path>,
    context: &Context,
) -> Result<Report, Stop> {
    let record = match &arguments.moves_from {
        Some(path) => Some(file::read(path, "--moves", context)?),
        None if arguments.reading.is_given() => {
            let words = [("argument", "--moves FILE")];
            return Err(Stop::unreadable("", context.fill("cli-argument-missing", &words)));
        }
        None => None,
    };
    let ways = (arguments.reading.format(context)?, arguments.reading.rows(context)?);
    let assistant = context::assistant(corpus)?;
    let referee = arguments.place.referee(&assistant, context)?;
    if let Some(record) = record {
        return judge_record(arguments, record, ways, &assistant, referee, context);
    }
    let request = RulingRequest {
        ruleset: referee.id().to_owned(),
        position: arguments.place.position(referee, context)?,
        moves: arguments.moves.clone(),
        ask: Ask::Status,
        lang: context.language,
    };
    let rulings = assistant.rule(&request)?;
    if arguments.json {
        return Ok(match rulings.as_slice() {
            [ruling] if request.moves.len() < 2 => json(ruling),
            rulings => json(&rulings),
        }
        .into());
    }
    let mut page = Page::new(context.look);
    for ruling in &rulings {
        page.gap();
        ruling::show(&mut page, ruling, &assistant, context.language);
    }
    Ok(page.into_text().into())
}

/// The moves of a file: an audit to read, or the rulings as JSON.
fn judge_record(
    arguments: &Arguments,
    record: String,
    (format, rows): (Option<Format>, Option<Rows>),
    assistant: &Assistant,
    referee: &dyn Referee,
    context: &Context,
) -> Result<Report, Stop> {
    let request = AuditRequest {
        ruleset: referee.id().to_owned(),
        record,
        position: arguments.place.position(referee, context)?,
        format,
        rows,
        lang: context.language,
    };
    if arguments.json {
        let (rulings, stop) = records::rulings(assistant, &request)?;
        if let Some(stop) = stop {
            let _ = writeln!(std::io::stderr(), "regula: {stop}");
        }
        return Ok(json(&rulings).into());
    }
    let view = records::audit(assistant, &request)?;
    let mut page = Page::new(context.look);
    audit::show(&mut page, &view, assistant, context);
    Ok(page.into_text().into())
}

/// One JSON value and a line end.
pub fn json(value: &impl Serialize) -> String {
    let mut text = serde_json::to_string_pretty(value).expect("what is shown has only text keys");
    text.push('\n');
    text
}
