use std::{fmt, ops::ControlFlow};

use super::{
    position::{Piece, SIDES},
    rules::{Admitted, Reach, Rule},
    view::{View, onwards},
};
use crate::engine::{Arg, Illegal, Man, Message, Note, Recorder, Square, Unrecorded};

/// A piece goes from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    pub from: Square,
    pub to: Square,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

/// Shows every move of the side to move along free lines, row by row from the top left, until `visit` breaks off: no legal
/// move is missing.
pub fn along_free_lines(
    view: &View<'_>,
    visit: &mut impl FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for from in view.position.of(view.turn()).iter() {
        let piece = view.get(from).unwrap_or(Piece::Attacker);
        for direction in Square::DIRECTIONS {
            for to in free_line(view, from, direction, view.rules.reach(piece)) {
                visit(Move { from, to })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The empty squares from a square in one direction, as far as a piece could reach.
pub fn free_line(
    view: &View<'_>,
    from: Square,
    direction: (i8, i8),
    reach: Reach,
) -> impl Iterator<Item = Square> {
    let most = match reach {
        Reach::Rook => usize::from(view.size().columns),
        Reach::OneStep => 1,
    };
    let mut at = from;
    std::iter::from_fn(move || {
        at = view.step(at, direction).filter(|&next| view.is_empty(next))?;
        Some(at)
    })
    .take(most)
}

/// Whether the side to move has a legal move.
pub fn is_any_legal(view: &View<'_>) -> bool {
    if has_open_neighbour(view) {
        return true;
    }
    let mut stop_at_legal = |mv| match check(view, mv, &mut Unrecorded) {
        Ok(()) => ControlFlow::Break(()),
        Err(_) => ControlFlow::Continue(()),
    };
    along_free_lines(view, &mut stop_at_legal).is_break()
}

/// Whether a piece of the side to move has an empty square beside it that is open to it: nearly always, and soon seen.
fn has_open_neighbour(view: &View<'_>) -> bool {
    view.position.of(view.turn()).iter().any(|at| {
        let piece = view.get(at).unwrap_or(Piece::Attacker);
        let free = *view.layout.beside(at) - *view.position.taken();
        free.meets(view.layout.open_to(piece))
    })
}

/// Whether the move may be played, or the rule against it.
#[inline]
pub fn check(
    view: &View<'_>,
    mv: Move,
    recorder: &mut impl Recorder<Rule>,
) -> Result<(), Illegal<Rule>> {
    let piece = own_piece(view, mv.from, recorder)?;
    let direction = straight(view, piece, mv, recorder)?;
    free_way(view, piece, mv, direction, recorder)?;
    explain_way(view, piece, mv, direction, recorder);
    Ok(())
}

#[inline]
fn own_piece(
    view: &View<'_>,
    from: Square,
    recorder: &mut impl Recorder<Rule>,
) -> Result<Piece, Illegal<Rule>> {
    let side = || Arg::Word(SIDES[view.turn() as usize]);
    match view.get(from) {
        Some(piece) if piece.side() == view.turn() => return Ok(piece),
        Some(piece) => recorder.note(|| {
            let message = Message::new("tafl-not-yours")
                .with("piece", piece.word())
                .with("square", from)
                .with("side", side());
            Note::decides(Rule::Turn, message, vec![from])
        }),
        None => recorder.note(|| {
            let message = Message::new("tafl-no-piece").with("square", from).with("side", side());
            Note::decides(Rule::Turn, message, vec![from])
        }),
    }
    Err(Illegal(Rule::Turn))
}

/// The direction of a move along a row or a column, within the reach of the piece.
#[inline]
fn straight(
    view: &View<'_>,
    piece: Piece,
    mv: Move,
    recorder: &mut impl Recorder<Rule>,
) -> Result<(i8, i8), Illegal<Rule>> {
    let (columns, rows) = distance(mv);
    let rule = movement_of(piece);
    let refuse = |key| {
        move || {
            let message = Message::new(key)
                .with("piece", piece.word())
                .with("from", mv.from)
                .with("to", mv.to);
            Note::decides(rule, message, vec![mv.from, mv.to])
        }
    };
    if (columns == 0) == (rows == 0) {
        let key = if columns == 0 { "tafl-stays-put" } else { "tafl-not-straight" };
        recorder.note(refuse(key));
        return Err(Illegal(rule));
    }
    if view.rules.reach(piece) == Reach::OneStep && columns.abs() + rows.abs() > 1 {
        recorder.note(refuse("tafl-too-far"));
        return Err(Illegal(rule));
    }
    Ok((columns.signum(), rows.signum()))
}

#[expect(clippy::cast_possible_wrap, reason = "a board has at most 19 rows")]
fn distance(mv: Move) -> (i8, i8) {
    (mv.to.column as i8 - mv.from.column as i8, mv.to.row as i8 - mv.from.row as i8)
}

fn movement_of(piece: Piece) -> Rule {
    match piece {
        Piece::King => Rule::KingMovement,
        Piece::Attacker | Piece::Defender => Rule::Movement,
    }
}

/// The squares after `from`, up to and with `to`, which lies in that direction.
fn way(mv: Move, direction: (i8, i8)) -> impl Iterator<Item = Square> {
    let mut at = mv.from;
    std::iter::from_fn(move || {
        let is_there = at == mv.to;
        at = onwards(at, direction);
        (!is_there).then_some(at)
    })
}

/// Nothing stands on the way, and no square of it is closed to the piece; every obstacle is noted.
#[inline]
fn free_way<T: Recorder<Rule>>(
    view: &View<'_>,
    piece: Piece,
    mv: Move,
    direction: (i8, i8),
    recorder: &mut T,
) -> Result<(), Illegal<Rule>> {
    let mut refused = None;
    for at in way(mv, direction) {
        let stops = at == mv.to;
        let is_shut = if stops {
            view.layout.is_closed(piece, mv.from, at)
        } else {
            view.layout.is_barred(piece, mv.from, at)
        };
        if view.is_empty(at) && !is_shut {
            continue;
        }
        let obstacle = Obstacle::at(view, at);
        refused = refused.or(Some(Illegal(obstacle.rule(stops))));
        if !T::READS {
            break;
        }
        recorder.note(|| obstacle.note(view, piece, at, stops));
    }
    refused.map_or(Ok(()), Err)
}

/// What keeps a piece from a square on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Obstacle {
    Piece(Piece),
    Throne,
    Corner,
    Camp,
}

impl Obstacle {
    fn at(view: &View<'_>, at: Square) -> Self {
        match view.get(at) {
            Some(piece) => Self::Piece(piece),
            None if at == view.layout.throne => Self::Throne,
            None if view.layout.corners.has(at) => Self::Corner,
            None => Self::Camp,
        }
    }

    fn rule(self, stops: bool) -> Rule {
        match self {
            Self::Piece(_) => Rule::NoJump,
            Self::Throne if stops => Rule::ThroneStop,
            Self::Throne => Rule::ThronePass,
            Self::Corner => Rule::Corners,
            Self::Camp => Rule::CampEntry,
        }
    }

    fn note(self, view: &View<'_>, piece: Piece, at: Square, stops: bool) -> Note<Rule> {
        let admitted = if stops { view.rules.throne_stop } else { view.rules.throne_pass };
        let key = match (self, stops) {
            (Self::Piece(_), true) => "tafl-occupied",
            (Self::Piece(_), false) => "tafl-blocked",
            (Self::Throne, true) if admitted == Admitted::King => "tafl-throne-for-the-king",
            (Self::Throne, true) => "tafl-throne-closed",
            (Self::Throne, false) if admitted == Admitted::King => {
                "tafl-throne-crossed-by-the-king"
            }
            (Self::Throne, false) => "tafl-throne-not-crossed",
            (Self::Corner, _) => "tafl-corner-for-the-king",
            (Self::Camp, true) => "tafl-camp-closed",
            (Self::Camp, false) => "tafl-camp-not-crossed",
        };
        let mut message = Message::new(key).with("piece", piece.word()).with("square", at);
        if let Self::Piece(other) = self {
            message = message.with("other", other.word());
        }
        Note::decides(self.rule(stops), message, vec![at])
    }
}

/// Why the move may be made: how the piece moves, and the special squares that let it pass.
fn explain_way<T: Recorder<Rule>>(
    view: &View<'_>,
    piece: Piece,
    mv: Move,
    direction: (i8, i8),
    recorder: &mut T,
) {
    if !T::READS {
        return;
    }
    let about =
        |key| Message::new(key).with("piece", piece.word()).with("from", mv.from).with("to", mv.to);
    recorder.note(|| Note::decides(movement_of(piece), about("tafl-moves"), vec![mv.from, mv.to]));
    let throne = view.layout.throne;
    if view.rules.has_throne() && way(mv, direction).any(|at| at == throne) {
        let (rule, key) = if mv.to == throne {
            (Rule::ThroneStop, "tafl-stops-on-throne")
        } else {
            (Rule::ThronePass, "tafl-crosses-throne")
        };
        recorder.note(|| Note::decides(rule, about(key).with("throne", throne), vec![throne]));
    }
    let inside: Vec<Square> = way(mv, direction).filter(|&at| view.layout.camps.has(at)).collect();
    if !inside.is_empty() && view.layout.camps.has(mv.from) {
        recorder.note(|| Note::decides(Rule::CampEntry, about("tafl-moves-inside-camp"), inside));
    }
}
