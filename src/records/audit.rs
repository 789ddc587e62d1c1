//! Every move of a record ruled on, and what the record says otherwise.

use super::{
    Captures, Claimed, Record, Written,
    elsewhere::{self, Elsewhere},
    repetition::{self, Repeated},
    setting::{turn, with_turn},
    start::{self, Origin, Start, StartError, line, play},
};
use crate::{
    engine::{Ground, Message, Referee, Ruling, RulingError, Side, Square},
    records::{Rows, record::Played},
};

/// What was found in a record.
pub struct Audit<'a> {
    pub referee: &'a dyn Referee,
    pub record: Record,
    pub start: Start,
    /// A ruling for each move that was reached; only the last may be illegal.
    pub rulings: Vec<Ruling>,
    /// Beside the rulings: what the record says of their captures, where that is something else.
    pub differences: Vec<Option<Difference>>,
    /// Why play stopped before the record ends, if it did.
    pub stop: Option<Stop>,
    pub repeated: Vec<Repeated>,
    pub claim: Option<Agreement>,
    pub elsewhere: Vec<Elsewhere<'a>>,
    /// The rule by which the first move is refused does not refuse it if the other side begins.
    pub begins_otherwise: Option<String>,
}

/// The record and the rules name other captures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Named in the record, but not taken.
    pub not_taken: Vec<Square>,
    /// Taken, but not named in the record.
    pub not_named: Vec<Square>,
    /// The record says that something was taken, without saying what, and it is not so many.
    pub too_many: Option<usize>,
}

/// Why a record cannot be played to its end.
#[derive(Clone, Debug)]
pub enum Stop {
    /// The last ruling says why.
    Illegal,
    /// A side passes.
    Pass { ground: Option<Ground> },
    /// The record lets a side play whose turn it is not.
    WrongSide { ground: Option<Ground>, expected: Side },
}

/// The result that the record names, and what the rules say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agreement {
    pub winner: Option<Side>,
    pub draw: bool,
    pub verdict: Agrees,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Agrees {
    Yes,
    No,
    /// The game is not over on the board: somebody resigned, ran out of time, or they agreed.
    Beyond,
    /// An illegal move stands before the end.
    Untold,
}

/// Why a record cannot be audited.
pub enum AuditError {
    Start(StartError),
    /// The move with this place in the record, from 0, cannot be read on this board.
    Move {
        index: usize,
        faults: Vec<Message>,
    },
}

/// Plays a record move by move.
///
/// # Errors
///
/// When it does not say where it begins so that it can be found, or a move cannot be read on the board.
pub fn audit<'a>(
    record: Record,
    referee: &'a dyn Referee,
    others: impl Iterator<Item = &'a dyn Referee>,
    given: Option<&str>,
    rows: Option<Rows>,
) -> Result<Audit<'a>, AuditError> {
    let start = start::find(&record, referee, given, rows).map_err(AuditError::Start)?;
    let moves = line(&record, referee, &start.position, start.rows);
    let beginner = turn(referee, &start.position);
    let wrong = out_of_turn(&record, beginner);
    let playable = &moves[..wrong.unwrap_or(moves.len()).min(moves.len())];
    let rulings = rule(referee, &start.position, playable)?;
    let stop = stop(&record, referee, &rulings, beginner, wrong);
    let differences = differences(&record, &rulings, start.rows, board_rows(referee, &start));
    let claim = agreement(&record, &rulings, beginner, stop.is_some(), referee);
    let begins_otherwise = begins_otherwise(referee, &start, playable, &rulings);
    Ok(Audit {
        repeated: repetition::find(&start.position, &rulings),
        elsewhere: elsewhere::ask(others, &start.position, playable, &rulings),
        referee,
        record,
        start,
        rulings,
        differences,
        stop,
        claim,
        begins_otherwise,
    })
}

/// The first move, from 0, that the record gives to a side whose turn it is not.
pub fn out_of_turn(record: &Record, beginner: Side) -> Option<usize> {
    let of_another = |(ply, written): (usize, &Written)| {
        written.side.is_some_and(|side| side != side_at(beginner, ply))
    };
    record.moves.iter().enumerate().position(of_another)
}

/// The sides take turns.
pub fn side_at(beginner: Side, ply: usize) -> Side {
    if ply.is_multiple_of(2) { beginner } else { beginner.other() }
}

fn board_rows(referee: &dyn Referee, start: &Start) -> u8 {
    super::setting::diagram(referee, &start.position).size.rows
}

fn rule(
    referee: &dyn Referee,
    position: &str,
    moves: &[String],
) -> Result<Vec<Ruling>, AuditError> {
    referee.play(Some(position), moves).map_err(|error| match error {
        RulingError::Move { index, faults } => AuditError::Move { index, faults },
        RulingError::Position(error) => AuditError::Start(StartError::Position(error)),
        RulingError::Ask(message) => AuditError::Move { index: 0, faults: vec![message] },
    })
}

fn stop(
    record: &Record,
    referee: &dyn Referee,
    rulings: &[Ruling],
    beginner: Side,
    wrong: Option<usize>,
) -> Option<Stop> {
    if rulings.last().is_some_and(|ruling| ruling.legal == Some(false)) {
        return Some(Stop::Illegal);
    }
    let ply = rulings.len();
    let next = record.moves.get(ply)?;
    let in_turn = ["no-pass", "turn"];
    let ground = |rules: &[&str]| rules.iter().find_map(|rule| referee.ground(rule)).cloned();
    if wrong == Some(ply) {
        let rules: &[&str] = if ply == 0 { &["first-move"] } else { &in_turn };
        let expected = side_at(beginner, ply);
        return Some(Stop::WrongSide { ground: ground(rules), expected });
    }
    (next.played == Played::Pass).then(|| Stop::Pass { ground: ground(&in_turn) })
}

fn differences(
    record: &Record,
    rulings: &[Ruling],
    rows: Rows,
    board: u8,
) -> Vec<Option<Difference>> {
    let writes = record.writes_captures();
    let pairs = record.moves.iter().zip(rulings);
    pairs
        .map(|(written, ruling)| {
            if ruling.legal != Some(true) {
                return None;
            }
            let captures = &ruling.captures;
            // A move that ends the game need not say what else it does.
            let is_last = ruling.winner.is_some();
            let (mut not_taken, mut not_named, mut too_many) = (Vec::new(), Vec::new(), None);
            match &written.captures {
                Captures::Unsaid if writes && !is_last => not_named.clone_from(captures),
                Captures::Unsaid => {}
                Captures::AtLeast(count) if captures.len() >= *count => {}
                Captures::AtLeast(count) => too_many = Some(*count),
                Captures::Named(named) => {
                    let named: Vec<Square> =
                        named.iter().map(|&square| rows.meant(square, board)).collect();
                    not_taken = without(&named, captures);
                    if !is_last {
                        not_named = without(captures, &named);
                    }
                }
            }
            let differs = !not_taken.is_empty() || !not_named.is_empty() || too_many.is_some();
            differs.then_some(Difference { not_taken, not_named, too_many })
        })
        .collect()
}

/// Those that are not among the others, in order.
fn without(squares: &[Square], others: &[Square]) -> Vec<Square> {
    let mut rest: Vec<Square> =
        squares.iter().copied().filter(|square| !others.contains(square)).collect();
    rest.sort_unstable();
    rest
}

/// Compares the result that the record names, by a word or by a sign at its last move, with what the rules say.
fn agreement(
    record: &Record,
    rulings: &[Ruling],
    beginner: Side,
    is_stopped: bool,
    referee: &dyn Referee,
) -> Option<Agreement> {
    let plies = record.moves.len();
    let by_sign = || {
        record.moves.last().filter(|last| last.wins)?;
        Some(Claimed::Won(side_at(beginner, plies - 1)))
    };
    let claimed = record.claim.as_ref().map(|claim| claim.result).or_else(by_sign)?;
    let winner = claimed.winner(beginner, side_at(beginner, plies));
    let draw = claimed == Claimed::Drawn;
    let last = rulings.last();
    let won = last.and_then(|ruling| ruling.winner);
    let won = won.and_then(|side| Side::named(referee.sides(), side));
    let drawn = last.is_some_and(|ruling| ruling.draw);
    let verdict = if is_stopped {
        Agrees::Untold
    } else if won == winner && drawn == draw {
        Agrees::Yes
    } else if won.is_none() && !drawn {
        Agrees::Beyond
    } else {
        Agrees::No
    };
    Some(Agreement { winner, draw, verdict })
}

/// The start with the other side to move, where the first move is refused as things are and legal then.
fn begins_otherwise(
    referee: &dyn Referee,
    start: &Start,
    moves: &[String],
    rulings: &[Ruling],
) -> Option<String> {
    let is_refused = rulings.first().is_some_and(|ruling| ruling.legal == Some(false));
    if !is_refused || start.origin == Origin::Given {
        return None;
    }
    let other = turn(referee, &start.position).other();
    let position = with_turn(referee, &start.position, other);
    let first = play(referee, &position, &moves[..1]);
    first.first().is_some_and(|ruling| ruling.legal == Some(true)).then_some(position)
}
