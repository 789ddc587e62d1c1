use super::{
    layout::Layout,
    position::{Piece, Position},
    rules::Rules,
};
use crate::engine::{Side, Size, Square};

/// A position with the rules it is played by and the special squares of its board.
#[derive(Clone, Copy)]
pub struct View<'a> {
    pub rules: &'a Rules,
    pub layout: &'a Layout,
    pub position: &'a Position,
}

impl View<'_> {
    /// Another position on the same board.
    #[inline]
    pub fn of<'b>(&'b self, position: &'b Position) -> View<'b> {
        View { position, ..*self }
    }

    #[inline]
    pub fn size(&self) -> Size {
        self.layout.size
    }

    #[inline]
    pub fn get(&self, at: Square) -> Option<Piece> {
        self.position.get(at)
    }

    #[inline]
    pub fn is_empty(&self, at: Square) -> bool {
        !self.position.taken().has(at)
    }

    /// The next square in a direction.
    #[inline]
    pub fn step(&self, at: Square, direction: (i8, i8)) -> Option<Square> {
        self.layout.size.step(at, direction)
    }

    /// The piece on the next square in a direction.
    #[inline]
    pub fn beside(&self, at: Square, direction: (i8, i8)) -> Option<Piece> {
        self.step(at, direction).and_then(|next| self.get(next))
    }

    #[inline]
    pub fn king(&self) -> Option<Square> {
        self.position.kings().first()
    }

    #[inline]
    pub fn turn(&self) -> Side {
        self.position.turn
    }
}

/// The other way along the same line.
#[inline]
pub fn back((columns, rows): (i8, i8)) -> (i8, i8) {
    (-columns, -rows)
}

/// The next square on a way that is known to lie on the board.
#[inline]
pub fn onwards(at: Square, (columns, rows): (i8, i8)) -> Square {
    Square { column: at.column.wrapping_add_signed(columns), row: at.row.wrapping_add_signed(rows) }
}
