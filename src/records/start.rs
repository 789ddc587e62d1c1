//! Where a record begins, and from which end its rows are counted: what it does not say is found by playing.

use super::{Format, Record, Rows, record::Played, setting::diagram};
use crate::engine::{PositionError, Referee, Ruling, RulingError, Size};

/// Where play begins, and how the squares of the record are meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// In the canonical form.
    pub position: String,
    pub origin: Origin,
    pub rows: Rows,
    pub because: RowsBecause,
}

/// Who says where play begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Whoever asks.
    Given,
    Record,
    /// The ruleset; its size is told where the ruleset has several.
    Published {
        size: String,
        is_one_of_several: bool,
    },
}

/// Why the rows are counted from this end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowsBecause {
    /// The format counts so.
    Usual,
    /// Whoever asks says so.
    Said,
    /// Only so is every move legal.
    Detected,
    /// Both ways are the same game, one the mirror image of the other.
    Either,
}

/// Why play cannot begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    Position(PositionError),
    /// The ruleset has no start on such a board, and the record names none.
    NoSuchSize(Size),
    /// Both ways of counting rows play legally, or neither does: somebody has to say which is meant.
    WhichRows {
        both: bool,
    },
}

/// A way to read the record, and how far it can be played.
struct Way {
    position: String,
    origin: Origin,
    rows: Rows,
    legal: usize,
    reached: String,
}

/// Finds where a record begins. What whoever asks says stands above the record, and the record above the ruleset.
///
/// # Errors
///
/// When the position given cannot be read, there is no such start, or it cannot be told which rows are meant.
pub fn find(
    record: &Record,
    referee: &dyn Referee,
    given: Option<&str>,
    rows: Option<Rows>,
) -> Result<Start, StartError> {
    let places = places(record, referee, given)?;
    let is_open = rows.is_none() && record.format == Format::Log;
    let because = if rows.is_some() { RowsBecause::Said } else { RowsBecause::Usual };
    if !is_open {
        let rows = rows.unwrap_or_default();
        if let [(position, origin)] = &places[..] {
            let (position, origin) = (position.clone(), origin.clone());
            return Ok(Start { position, origin, rows, because });
        }
        return Ok(furthest(record, referee, &places, rows).start(because));
    }
    let [below, above] =
        [Rows::Bottom, Rows::Top].map(|rows| furthest(record, referee, &places, rows));
    let whole = record.moves.len();
    match (below.legal == whole, above.legal == whole) {
        (true, false) => Ok(below.start(RowsBecause::Detected)),
        (false, true) => Ok(above.start(RowsBecause::Detected)),
        _ if below.mirrors(&above) => Ok(above.start(RowsBecause::Either)),
        (both, _) => Err(StartError::WhichRows { both }),
    }
}

/// Every place where the record may begin.
fn places(
    record: &Record,
    referee: &dyn Referee,
    given: Option<&str>,
) -> Result<Vec<(String, Origin)>, StartError> {
    if let Some(given) = given {
        let reading = referee.normalise(given).map_err(StartError::Position)?;
        return Ok(vec![(reading.position, Origin::Given)]);
    }
    if let Some(position) = &record.position {
        return Ok(vec![(position.clone(), Origin::Record)]);
    }
    let starts = referee.starts();
    let is_one_of_several = starts.len() > 1;
    let fits = |size: &str| record.size.is_none_or(|wanted| wanted.to_string() == size);
    let places: Vec<_> = starts
        .iter()
        .filter(|start| fits(&start.size))
        .map(|start| {
            let origin = Origin::Published { size: start.size.clone(), is_one_of_several };
            (start.position.clone(), origin)
        })
        .collect();
    match record.size {
        Some(size) if places.is_empty() => Err(StartError::NoSuchSize(size)),
        _ => Ok(places),
    }
}

/// The first place from which most moves are legal.
fn furthest(
    record: &Record,
    referee: &dyn Referee,
    places: &[(String, Origin)],
    rows: Rows,
) -> Way {
    let mut best: Option<Way> = None;
    for (position, origin) in places {
        let rulings = play(referee, position, &line(record, referee, position, rows));
        let legal = rulings.iter().filter(|ruling| ruling.legal == Some(true)).count();
        if best.as_ref().is_none_or(|best| legal > best.legal) {
            let reached = rulings.iter().rev().find_map(|ruling| ruling.result.clone());
            best = Some(Way {
                position: position.clone(),
                origin: origin.clone(),
                rows,
                legal,
                reached: reached.unwrap_or_else(|| position.clone()),
            });
        }
    }
    best.expect("a ruleset has a start")
}

impl Way {
    fn start(self, because: RowsBecause) -> Start {
        Start { position: self.position, origin: self.origin, rows: self.rows, because }
    }

    /// Whether the other way is this one in a mirror.
    fn mirrors(&self, other: &Self) -> bool {
        self.legal == other.legal
            && mirrored(&self.position) == other.position
            && mirrored(&self.reached) == other.reached
    }
}

/// The same position seen from the other end.
fn mirrored(position: &str) -> String {
    let (rows, side) = position.split_once(' ').unwrap_or((position, ""));
    let rows: Vec<&str> = rows.split('/').rev().collect();
    format!("{} {side}", rows.join("/"))
}

/// The moves up to the first pass, as a referee reads them.
pub fn line(record: &Record, referee: &dyn Referee, position: &str, rows: Rows) -> Vec<String> {
    let board = diagram(referee, position).size.rows;
    let meant = |played: &Played| match played {
        Played::Move(squares) => {
            let squares = squares.iter().map(|&square| rows.meant(square, board)).collect();
            Played::Move(squares).text()
        }
        Played::Pass => None,
    };
    record.moves.iter().map_while(|written| meant(&written.played)).collect()
}

/// Plays as far as the moves are legal and can be read; the first illegal one is the last.
pub fn play(referee: &dyn Referee, position: &str, moves: &[String]) -> Vec<Ruling> {
    match referee.play(Some(position), moves) {
        Ok(rulings) => rulings,
        Err(RulingError::Move { index, .. }) => {
            referee.play(Some(position), &moves[..index]).unwrap_or_default()
        }
        Err(_) => Vec::new(),
    }
}
