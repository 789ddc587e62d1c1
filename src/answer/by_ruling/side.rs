//! For which side a question is to be judged.

use crate::{
    answer::{
        cues::{self, Heard},
        position::{self, Colour, PositionQuestion, Wants},
    },
    engine::{Ask, Diagram, Reading, Referee, Side, Square},
};

/// A position with the side that the question is judged for.
pub struct Sided {
    pub position: String,
    /// The side that is asked about although another one is to move.
    pub instead: Option<Instead>,
    /// Nothing says who is to move.
    pub is_open: bool,
}

/// Judged for one side although it is the turn of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instead {
    pub side: &'static str,
    pub turn: &'static str,
}

/// The position for the side that the words, the piece or the position name.
///
/// `mine`: the colour of whoever asks, where the words tell it.
pub fn judged(
    words: &str,
    given: &str,
    reading: &Reading<String>,
    question: &PositionQuestion,
    diagram: &Diagram,
    referee: &dyn Referee,
    mine: Option<Colour>,
) -> Sided {
    let sides = referee.sides();
    let named = outright(words, question, diagram, sides);
    let assumed =
        || of_the_move(words, question, diagram, sides).or(mine.map(|mine| mine.side(sides)));
    let side = if reading.turn_assumed { named.or_else(assumed) } else { named };
    let rows = reading.position.rsplit_once(' ').map_or("", |(rows, _)| rows);
    let Some(side) = side else {
        let is_open = reading.turn_assumed;
        return Sided { position: given.to_owned(), instead: None, is_open };
    };
    let turn = diagram.turn;
    let instead = (!reading.turn_assumed && side != turn).then_some(Instead { side, turn });
    Sided { position: format!("{rows} {side}"), instead, is_open: false }
}

/// The side that is asked about whoever is to move.
fn outright(
    words: &str,
    question: &PositionQuestion,
    diagram: &Diagram,
    sides: [&'static str; 2],
) -> Option<&'static str> {
    let heard = Heard::new(words);
    let player = position::player(&heard).map(|colour| colour.side(sides));
    match (&question.ask, &question.wants) {
        (_, Wants::NextWinBy(_) | Wants::Turn | Wants::TurnOf(_)) => None,
        (_, Wants::NextRemoved(Some(at))) => {
            let side = side_of(*at, diagram, sides)?;
            sides.into_iter().find(|other| *other != side)
        }
        (_, Wants::NextRemoved(None)) => player.or_else(|| {
            let named = position::only_colour(&heard)?;
            let taker = if heard.has(&cues::PASSIVE) { named.other() } else { named };
            Some(taker.side(sides))
        }),
        (_, Wants::OnlyMove(mv)) if !diagram.points => {
            side_of(mv.split('-').next()?.parse().ok()?, diagram, sides)
        }
        (Ask::MovesOf(at), _) if !diagram.points => side_of(*at, diagram, sides),
        (Ask::Moves, _) => {
            player.or_else(|| position::only_colour(&heard).map(|colour| colour.side(sides)))
        }
        (Ask::Move(_), _) if diagram.points && question.before.is_empty() => player,
        _ => None,
    }
}

/// The side of the first move that is played, where the position names none.
fn of_the_move(
    words: &str,
    question: &PositionQuestion,
    diagram: &Diagram,
    sides: [&'static str; 2],
) -> Option<&'static str> {
    let Ask::Move(last) = &question.ask else { return None };
    let first = question.before.first().unwrap_or(last);
    let from: Square = first.split('-').next()?.parse().ok()?;
    if diagram.points {
        return Some(position::mover(words, from)?.side(sides));
    }
    side_of(from, diagram, sides)
}

/// The side of the piece on a square: each side's men bear its name, and the king is of the second.
pub fn side_of(at: Square, diagram: &Diagram, sides: [&'static str; 2]) -> Option<&'static str> {
    let kind = diagram.kind_at(at)?;
    let own = sides.into_iter().find(|side| side.starts_with(kind));
    own.or(Some(sides[Side::Second as usize]))
}
