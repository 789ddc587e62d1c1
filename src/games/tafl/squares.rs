use std::ops::{BitAnd, BitOr, Sub};

use super::position::LARGEST;
use crate::engine::Square;

/// A set of squares of a board up to 19x19.
///
/// Invariant: holds squares only, no index past an edge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Squares([u64; WORDS]);

const WORDS: usize = 6;
/// From a row to the next: a column more than the widest board has, so that a step past an edge comes to no square.
const STRIDE: usize = LARGEST as usize + 1;

/// Rows from the top, so that sets are read in the order in which positions are written.
#[inline]
fn index(at: Square) -> usize {
    (usize::from(LARGEST) - 1 - usize::from(at.row)) * STRIDE + usize::from(at.column)
}

#[expect(clippy::cast_possible_truncation, reason = "an index is less than 384")]
fn square(index: usize) -> Square {
    Square { column: (index % STRIDE) as u8, row: LARGEST - 1 - (index / STRIDE) as u8 }
}

impl Squares {
    #[inline]
    pub fn has(&self, at: Square) -> bool {
        let index = index(at);
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, at: Square) {
        let index = index(at);
        self.0[index / 64] |= 1 << (index % 64);
    }

    #[inline]
    pub fn remove(&mut self, at: Square) {
        let index = index(at);
        self.0[index / 64] &= !(1 << (index % 64));
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline]
    pub fn first(&self) -> Option<Square> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(square(word * 64 + self.0[word].trailing_zeros() as usize))
    }

    /// Row by row from the top left.
    #[inline]
    pub fn iter(&self) -> Iter {
        Iter { words: self.0, word: 0 }
    }

    #[inline]
    pub fn meets(&self, other: &Self) -> bool {
        !(*self & *other).is_empty()
    }

    /// Whether steps inside `within` lead from one of these squares to one of the goal.
    pub fn reach(self, goal: &Self, within: &Self) -> bool {
        let mut reached = self;
        while !reached.meets(goal) {
            let further = reached | (reached.beside() & *within);
            if further == reached {
                return false;
            }
            reached = further;
        }
        true
    }

    /// These squares and all that can be reached from them by steps inside `within`.
    pub fn flood(self, within: &Self) -> Self {
        let mut reached = self;
        loop {
            let further = reached | (reached.beside() & *within);
            if further == reached {
                return reached;
            }
            reached = further;
        }
    }

    /// The squares that share a side with one of these. Holds indices past the edges: to be cut down to a board.
    fn beside(self) -> Self {
        self.up(1) | self.down(1) | self.up(STRIDE) | self.down(STRIDE)
    }

    #[inline]
    fn up(&self, by: usize) -> Self {
        let carried = |word: usize| if word > 0 { self.0[word - 1] >> (64 - by) } else { 0 };
        Self(std::array::from_fn(|word| self.0[word] << by | carried(word)))
    }

    #[inline]
    fn down(&self, by: usize) -> Self {
        let carried =
            |word: usize| if word + 1 < WORDS { self.0[word + 1] << (64 - by) } else { 0 };
        Self(std::array::from_fn(|word| self.0[word] >> by | carried(word)))
    }
}

pub struct Iter {
    words: [u64; WORDS],
    word: usize,
}

impl Iterator for Iter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        while self.word < WORDS {
            let bits = &mut self.words[self.word];
            if *bits != 0 {
                let bit = bits.trailing_zeros() as usize;
                *bits &= *bits - 1;
                return Some(square(self.word * 64 + bit));
            }
            self.word += 1;
        }
        None
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::default();
        squares.into_iter().for_each(|at| set.insert(at));
        set
    }
}

impl BitOr for Squares {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl BitAnd for Squares {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

/// The squares of the first set that are not in the second.
impl Sub for Squares {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Size;

    fn set(squares: &str) -> Squares {
        squares.split(' ').map(|square| square.parse().expect("a square of the test")).collect()
    }

    #[test]
    fn a_set_is_read_in_writing_order() {
        let read: Vec<_> = set("s1 a1 c3 b3 a19").iter().map(|at| at.to_string()).collect();
        assert_eq!(read, ["a19", "b3", "c3", "a1", "s1"]);
    }

    #[test]
    fn a_flood_does_not_go_round_an_edge() {
        let size = Size { columns: 19, rows: 19 };
        let within: Squares = size.squares().filter(|at| at.column != 9).collect();
        let reached = set("s10").flood(&within);
        assert_eq!(reached.len(), 9 * 19);
        assert!(!reached.has("a11".parse().expect("a square")));
    }
}
