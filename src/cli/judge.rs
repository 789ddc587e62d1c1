use std::{fs::File, io::Read, path::Path, path::PathBuf};

use serde::Serialize;

use super::{Context, Report, Stop, context, page::Page, place::Place, ruling};
use crate::{answer::RulingRequest, engine::Ask};

/// No game that is played here has so many moves.
const MAX_BYTES: u64 = 64 * 1024;

#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    place: Place,
    #[arg(long)]
    json: bool,
    /// One move a line; an empty line and one that begins with `#` are passed over; `-` is standard input.
    #[arg(long = "moves", value_name = "FILE", conflicts_with = "moves")]
    moves_from: Option<PathBuf>,
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
}

pub fn run(
    arguments: &Arguments,
    corpus: Option<&Path>,
    context: &Context,
) -> Result<Report, Stop> {
    let moves = match &arguments.moves_from {
        Some(file) => read_moves(file, context)?,
        None => arguments.moves.clone(),
    };
    let assistant = context::assistant(corpus)?;
    let referee = arguments.place.referee(&assistant, context)?;
    let request = RulingRequest {
        ruleset: referee.id().to_owned(),
        position: arguments.place.position(referee, context)?,
        moves,
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

/// One JSON value and a line end.
pub fn json(value: &impl Serialize) -> String {
    let mut text = serde_json::to_string_pretty(value).expect("what is shown has only text keys");
    text.push('\n');
    text
}

fn read_moves(file: &Path, context: &Context) -> Result<Vec<String>, Stop> {
    let failed = |error: std::io::Error| Stop::Failed {
        what: file.display().to_string(),
        why: error.to_string(),
    };
    let mut bytes = Vec::new();
    if file.as_os_str() == "-" {
        std::io::stdin().take(MAX_BYTES + 1).read_to_end(&mut bytes).map_err(failed)?;
    } else {
        let file = File::open(file).map_err(failed)?;
        file.take(MAX_BYTES + 1).read_to_end(&mut bytes).map_err(failed)?;
    }
    if bytes.len() as u64 > MAX_BYTES {
        let most = MAX_BYTES.to_string();
        return Err(Stop::unreadable(
            "--moves",
            context.fill("cli-moves-too-long", &[("most", &most)]),
        ));
    }
    let Ok(text) = String::from_utf8(bytes) else {
        return Err(Stop::unreadable("--moves", context.text("cli-not-utf8")));
    };
    let moves =
        text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    Ok(moves.map(str::to_owned).collect())
}
