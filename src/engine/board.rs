use std::{fmt, hash::Hash, str::FromStr};

/// The two players; each game names its own (attackers and defenders, Black and White).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    First,
    Second,
}

impl Side {
    /// The side that a ruleset file names, by its name in position texts.
    #[must_use]
    pub fn named(sides: [&str; 2], name: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|&side| sides[side as usize] == name)
    }

    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// Columns and rows of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    pub columns: u8,
    pub rows: u8,
}

impl Size {
    /// No board has more columns or rows: there is a letter for each column.
    pub const LARGEST: u8 = 26;

    #[must_use]
    pub fn area(self) -> usize {
        usize::from(self.columns) * usize::from(self.rows)
    }

    #[must_use]
    #[inline]
    pub fn contains(self, square: Square) -> bool {
        square.column < self.columns && square.row < self.rows
    }

    /// Every square, row by row from the top left, as a reader sees them.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.rows)
            .rev()
            .flat_map(move |row| (0..self.columns).map(move |column| Square { column, row }))
    }

    /// The squares that share a side with `square`: above, right, below, left, as far as the board goes.
    pub fn neighbours(self, square: Square) -> impl Iterator<Item = Square> {
        Square::DIRECTIONS.into_iter().filter_map(move |direction| self.step(square, direction))
    }

    /// The next square in a direction `(columns, rows)`, unless the board ends there.
    #[must_use]
    #[inline]
    pub fn step(self, square: Square, (columns, rows): (i8, i8)) -> Option<Square> {
        // Below 0 is 255, which no board has.
        let column = square.column.wrapping_add_signed(columns);
        let row = square.row.wrapping_add_signed(rows);
        let next = Square { column, row };
        self.contains(next).then_some(next)
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.columns, self.rows)
    }
}

/// A place on the board, column and row both from 0, written `a1` from the lower left; no letter is skipped.
///
/// Squares are ordered by letter, then by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square {
    pub column: u8,
    pub row: u8,
}

impl Square {
    /// Up, right, down, left, as `(columns, rows)`.
    pub const DIRECTIONS: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a square: write a letter and a number, as in e5")]
pub struct SquareError(pub String);

impl FromStr for Square {
    type Err = SquareError;

    /// Reads a letter of either case and a number from 1.
    fn from_str(text: &str) -> Result<Self, SquareError> {
        let wrong = || SquareError(text.to_owned());
        let mut letters = text.chars();
        let letter = letters.next().filter(char::is_ascii_alphabetic).ok_or_else(wrong)?;
        let number = letters.as_str();
        if !number.bytes().all(|byte| byte.is_ascii_digit()) || number.starts_with('0') {
            return Err(wrong());
        }
        let row = number.parse::<u8>().ok().and_then(|row| row.checked_sub(1)).ok_or_else(wrong)?;
        Ok(Self { column: letter.to_ascii_lowercase() as u8 - b'a', row })
    }
}

/// What stands on a square: gives a piece its letter in position texts and its name in answers.
pub trait Man: Copy + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    const ALL: &'static [Self];
    /// The letter that is written.
    fn letter(self) -> char;
    /// Whether this letter is read as the piece as well.
    fn is_read_as(self, letter: char) -> bool;
    fn side(self) -> Side;
    /// The name of the piece in `locales/` and drawings, as in `king`.
    fn kind(self) -> &'static str;
}

/// A rectangular board and the side to move: all there is to a position in most games.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board<M> {
    size: Size,
    /// Row by row from the bottom.
    men: Vec<Option<M>>,
    pub turn: Side,
}

impl<M: Man> Board<M> {
    #[must_use]
    pub fn empty(size: Size, turn: Side) -> Self {
        Self { size, men: vec![None; size.area()], turn }
    }

    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    fn index(&self, at: Square) -> usize {
        usize::from(at.row) * usize::from(self.size.columns) + usize::from(at.column)
    }

    #[must_use]
    pub fn get(&self, at: Square) -> Option<M> {
        self.men[self.index(at)]
    }

    pub fn put(&mut self, at: Square, man: Option<M>) {
        let index = self.index(at);
        self.men[index] = man;
    }

    /// The pieces, row by row from the top left.
    pub fn men(&self) -> impl Iterator<Item = (Square, M)> {
        self.size.squares().filter_map(|at| Some((at, self.get(at)?)))
    }

    /// Writes rows from the top, a letter a piece and a number a run of empty squares; then the side to move.
    #[must_use]
    pub fn write(&self, sides: [&str; 2]) -> String {
        let mut text = String::new();
        for row in (0..self.size.rows).rev() {
            let mut gap = 0;
            for column in 0..self.size.columns {
                match self.get(Square { column, row }) {
                    None => gap += 1,
                    Some(man) => {
                        if gap > 0 {
                            text.push_str(&gap.to_string());
                        }
                        gap = 0;
                        text.push(man.letter());
                    }
                }
            }
            if gap > 0 {
                text.push_str(&gap.to_string());
            }
            text.push(if row > 0 { '/' } else { ' ' });
        }
        text.push_str(sides[self.turn as usize]);
        text
    }

    /// The board as a page draws it; `special` squares are marked with a kind such as `throne`.
    #[must_use]
    pub fn diagram(
        &self,
        points: bool,
        sides: [&'static str; 2],
        special: Vec<(Square, &'static str)>,
    ) -> Diagram {
        Diagram {
            size: self.size,
            points,
            turn: sides[self.turn as usize],
            pieces: self.men().map(|(at, man)| (at, man.kind())).collect(),
            special,
        }
    }
}

/// A position as a page draws it: every game is drawn by one template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    pub size: Size,
    /// Stones stand on the points where lines cross, men on squares.
    pub points: bool,
    /// The side to move, as in JSON.
    pub turn: &'static str,
    /// Each with its kind, as in `king`, `attacker`, `black`.
    pub pieces: Vec<(Square, &'static str)>,
    /// Each with its kind, as in `throne`, `corner`, `camp`.
    pub special: Vec<(Square, &'static str)>,
}

impl Diagram {
    /// The kind of the piece on a square.
    #[must_use]
    pub fn kind_at(&self, square: Square) -> Option<&'static str> {
        self.pieces.iter().find(|(at, _)| *at == square).map(|(_, kind)| *kind)
    }

    #[must_use]
    pub fn is_occupied(&self, square: Square) -> bool {
        self.kind_at(square).is_some()
    }

    /// Whether a square is like most: nothing is special about it, and men that stand on it are not at the edge.
    #[must_use]
    pub fn is_ordinary(&self, square: Square) -> bool {
        let is_inside = self.points || self.size.neighbours(square).count() == 4;
        is_inside && self.special.iter().all(|(at, _)| *at != square)
    }

    /// The king's square, in games that have one.
    #[must_use]
    pub fn king(&self) -> Option<Square> {
        self.pieces.iter().find(|(_, kind)| *kind == "king").map(|(at, _)| *at)
    }
}
