//! A board being set up: what stands on it, whether or not that is a position of the game yet.

use super::{Board, Diagram, Man, Side, Size, Square};

/// A kind of piece that can be put on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceKind {
    /// The letter in position texts.
    pub letter: char,
    /// The name in `locales/` and drawings, as in `king`.
    pub kind: &'static str,
    pub side: Side,
}

/// One change to a board. What lies beside the board, or is no piece of the game, changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Puts the piece with this letter on a square, or takes it away where it stands there already.
    Toggle(Square, char),
    Take(Square),
    /// Takes what stands on the first square to the second.
    Carry(Square, Square),
    /// Takes everything away.
    Clear,
    /// Left becomes right.
    Mirror,
    /// The side to move, by its name in position texts.
    Turn(String),
    /// Another board; what stands on squares that it has too stays.
    Resize(Size),
}

/// A board that was set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUp {
    /// In the canonical form.
    pub text: String,
    pub diagram: Diagram,
}

pub(super) fn kinds<M: Man>() -> Vec<PieceKind> {
    let kind = |man: &M| PieceKind { letter: man.letter(), kind: man.kind(), side: man.side() };
    M::ALL.iter().map(kind).collect()
}

/// The board after the change; `sides` are the names of the two sides.
pub(super) fn edit<M: Man>(board: &Board<M>, change: &Edit, sides: [&str; 2]) -> Board<M> {
    let size = board.size();
    let mut after = board.clone();
    match change {
        Edit::Toggle(at, letter) if size.contains(*at) => {
            if let Some(man) = M::ALL.iter().copied().find(|man| man.letter() == *letter) {
                let stands = board.get(*at) == Some(man);
                after.put(*at, (!stands).then_some(man));
            }
        }
        Edit::Take(at) if size.contains(*at) => after.put(*at, None),
        Edit::Carry(from, to) if size.contains(*from) && size.contains(*to) => {
            if let Some(man) = board.get(*from) {
                after.put(*from, None);
                after.put(*to, Some(man));
            }
        }
        Edit::Toggle(..) | Edit::Take(_) | Edit::Carry(..) => {}
        Edit::Clear => after = Board::empty(size, board.turn),
        Edit::Mirror => {
            for at in size.squares() {
                let opposite = Square { column: size.columns - 1 - at.column, row: at.row };
                after.put(at, board.get(opposite));
            }
        }
        Edit::Turn(mover) => after.turn = Side::named(sides, mover).unwrap_or(board.turn),
        Edit::Resize(size) => {
            after = Board::empty(*size, board.turn);
            for (at, man) in board.men().filter(|&(at, _)| size.contains(at)) {
                after.put(at, Some(man));
            }
        }
    }
    after
}
