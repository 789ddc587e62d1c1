//! The JSON that Abstract Play keeps of a game: its report, or the stack of its states.

use serde::Deserialize;
use serde_json::value::RawValue;

use super::{
    Claim, Claimed, Format, Place, Record, Written,
    fault::{Faults, RecordError},
    place::Source,
    scan::{Noted, Scan},
    setting::Setting,
};
use crate::engine::{Message, Size};

/// The parts that are read of a report (`header`, `moves`) and of a state (`variants`, `stack`).
#[derive(Deserialize)]
struct Report<'a> {
    #[serde(default)]
    header: Header,
    /// Round by round, a move for each player.
    #[serde(borrow, default)]
    moves: Vec<Vec<&'a RawValue>>,
    #[serde(borrow, default)]
    stack: Vec<State<'a>>,
    #[serde(default)]
    variants: Vec<String>,
}

#[derive(Default, Deserialize)]
struct Header {
    #[serde(default)]
    game: Option<Game>,
    #[serde(default)]
    players: Vec<Player>,
}

#[derive(Deserialize)]
struct Game {
    name: String,
    #[serde(default)]
    variants: Vec<String>,
}

#[derive(Deserialize)]
struct Player {
    #[serde(default)]
    name: String,
    #[serde(default)]
    result: Option<f64>,
}

#[derive(Deserialize)]
struct State<'a> {
    #[serde(borrow, default)]
    lastmove: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Annotated {
    #[serde(rename = "move")]
    mv: String,
}

/// Reads a game report or a game state.
pub fn read(text: &str, setting: Setting<'_>) -> Result<Record, RecordError> {
    let report: Report<'_> = serde_json::from_str(text).map_err(|error| {
        let place = Place { line: error.line().max(1), column: error.column().max(1) };
        let message = Message::new("record-fault-json").with("why", error.to_string());
        RecordError::one(Some(place), message)
    })?;
    let source = Source::new(text);
    let mut record = Record::new(Format::AbstractPlay);
    let mut faults = Faults::default();
    let moves = report.moves.iter().flatten().copied();
    let moves = moves.chain(report.stack.iter().filter_map(|state| state.lastmove));
    for raw in moves.filter(|raw| raw.get() != "null") {
        let place = source.place(raw.get().as_ptr().addr() - text.as_ptr().addr());
        match written(raw.get(), setting) {
            Ok((written, noted)) => record.moves.push(Written {
                place,
                text: written,
                played: noted.played,
                side: None,
                captures: noted.captures,
                wins: noted.wins,
            }),
            Err(written) => faults.written(place, "record-fault-not-a-move", &written),
        }
    }
    record.size = size(&report);
    record.claim = claim(&report.header.players);
    let players = report.header.players.into_iter().map(|player| ("player".into(), player.name));
    let game = report.header.game.map(|game| ("game".into(), game.name));
    record.tags = game.into_iter().chain(players).collect();
    faults.check()?;
    Ok(record)
}

/// A move in quotation marks, or in an object with remarks on it.
fn written(raw: &str, setting: Setting<'_>) -> Result<(String, Noted), String> {
    let annotated = serde_json::from_str(raw).map(|Annotated { mv }| mv);
    let text: String =
        annotated.or_else(|_| serde_json::from_str(raw)).map_err(|_| raw.to_owned())?;
    let mut scan = Scan::new(text.trim());
    match scan.take_move(setting.kind) {
        Some(noted) if scan.is_at_end() => Ok((text, noted)),
        _ => Err(text),
    }
}

/// `size-11` among the variants.
fn size(report: &Report<'_>) -> Option<Size> {
    let variants = report.header.game.iter().flat_map(|game| &game.variants);
    let side = variants
        .chain(&report.variants)
        .find_map(|variant| variant.strip_prefix("size-")?.parse().ok())?;
    Some(Size { columns: side, rows: side })
}

/// The players stand in the order in which they begin; the higher number is the better result.
fn claim(players: &[Player]) -> Option<Claim> {
    let [first, second] = players else { return None };
    let (first, second) = (first.result?, second.result?);
    let result = match first.total_cmp(&second) {
        std::cmp::Ordering::Greater => Claimed::BeginnerWon,
        std::cmp::Ordering::Less => Claimed::OtherWon,
        std::cmp::Ordering::Equal => Claimed::Drawn,
    };
    Some(Claim { text: format!("{first}-{second}"), result })
}
