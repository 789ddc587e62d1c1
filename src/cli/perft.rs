use std::{path::Path, time::Instant};

use serde::Serialize;

use super::{Context, Report, Stop, context, place::Place};
use crate::answer::Failure;

#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    place: Place,
    #[arg(long)]
    json: bool,
    /// Deeper lines would outlast whoever waits for them.
    #[arg(value_parser = clap::value_parser!(u32).range(0..=64))]
    depth: u32,
}

#[derive(Serialize)]
struct Perft<'a> {
    ruleset: &'a str,
    position: String,
    depth: u32,
    count: u64,
    seconds: f64,
    positions_per_second: u64,
}

pub fn run(
    arguments: &Arguments,
    corpus: Option<&Path>,
    context: &Context,
) -> Result<Report, Stop> {
    let assistant = context::assistant(corpus)?;
    let referee = arguments.place.referee(&assistant, context)?;
    let position = arguments.place.position(referee, context)?;
    let position = position.unwrap_or_else(|| referee.starts()[0].position.clone());
    let unreadable = |error: crate::engine::PositionError| {
        Failure::of_ruling(&error.into(), &context.locale, context.language)
    };
    let begun = Instant::now();
    let count = referee.perft(Some(&position), arguments.depth).map_err(unreadable)?;
    let seconds = begun.elapsed().as_secs_f64();
    let rate = per_second(count, seconds);
    if arguments.json {
        let position = referee.normalise(&position).map_err(unreadable)?.position;
        let perft = Perft {
            ruleset: referee.id(),
            position,
            depth: arguments.depth,
            count,
            seconds,
            positions_per_second: rate,
        };
        return Ok(super::judge::json(&perft).into());
    }
    let rate = context.fill("cli-positions-per-second", &[("count", &rate.to_string())]);
    Ok(format!("{count}\n{rate}\n").into())
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "a rate is shown, not counted on"
)]
fn per_second(count: u64, seconds: f64) -> u64 {
    (count as f64 / seconds.max(1e-9)) as u64
}
