use std::path::{Path, PathBuf};

use super::{Context, Report, Stop, context, file, place::Place};
use crate::records::{self, AuditRequest, Format};

#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    place: Place,
    #[command(flatten)]
    reading: file::Reading,
    #[arg(long, value_name = "FORMAT")]
    to: String,
    #[arg(value_name = "FILE")]
    record: PathBuf,
}

pub fn run(
    arguments: &Arguments,
    corpus: Option<&Path>,
    context: &Context,
) -> Result<Report, Stop> {
    let to = file::format(&arguments.to, &Format::WRITTEN, "--to", context)?;
    let record = file::read(&arguments.record, "FILE", context)?;
    let assistant = context::assistant(corpus)?;
    let referee = arguments.place.referee(&assistant, context)?;
    let request = AuditRequest {
        ruleset: referee.id().to_owned(),
        record,
        position: arguments.place.position(referee, context)?,
        format: arguments.reading.format(context)?,
        rows: arguments.reading.rows(context)?,
        lang: context.language,
    };
    Ok(records::convert(&assistant, &request, to)?.into())
}
