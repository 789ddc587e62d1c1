use super::{Format, Place};
use crate::engine::{Side, Size, Square};

/// A game as somebody wrote it down: nothing in it has been checked against rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    pub format: Format,
    /// What the record says of itself, as in `event`, in the order of the text.
    pub tags: Vec<(String, String)>,
    /// Where it begins, in the canonical form; otherwise a published start.
    pub position: Option<String>,
    /// The board, where only its size is named.
    pub size: Option<Size>,
    pub moves: Vec<Written>,
    /// How it says that the game ended.
    pub claim: Option<Claim>,
}

impl Record {
    pub fn new(format: Format) -> Self {
        Self {
            format,
            tags: Vec::new(),
            position: None,
            size: None,
            moves: Vec::new(),
            claim: None,
        }
    }

    /// Whether this record writes captures down at all: then a move without them claims that it takes nothing.
    pub fn writes_captures(&self) -> bool {
        self.moves.iter().any(|written| written.captures != Captures::Unsaid)
    }
}

/// A move as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    pub place: Place,
    pub text: String,
    pub played: Played,
    /// The side that the record lets play; otherwise the sides take turns.
    pub side: Option<Side>,
    pub captures: Captures,
    /// A sign says that this move ends the game.
    pub wins: bool,
}

/// What a side does in its turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Played {
    /// One square for a stone, two for a piece that moves.
    Move(Vec<Square>),
    Pass,
}

impl Played {
    /// As a referee reads it; a pass is no move.
    pub fn text(&self) -> Option<String> {
        match self {
            Self::Move(squares) => {
                let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
                Some(names.join("-"))
            }
            Self::Pass => None,
        }
    }
}

/// What a record says was taken by a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Captures {
    Unsaid,
    /// Something was taken: at least so many, without saying where.
    AtLeast(usize),
    /// In order, each once.
    Named(Vec<Square>),
}

/// A result as it was written, and what that means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    pub text: String,
    pub result: Claimed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claimed {
    Won(Side),
    /// `1-0`: whoever began.
    BeginnerWon,
    /// `0-1`.
    OtherWon,
    /// Whoever is to move at the end gave up.
    Resigned,
    /// Whoever is to move at the end has no time left.
    OutOfTime,
    Drawn,
    Unfinished,
}

impl Claimed {
    /// Who won, where somebody did.
    pub fn winner(self, beginner: Side, to_move: Side) -> Option<Side> {
        match self {
            Self::Won(side) => Some(side),
            Self::BeginnerWon => Some(beginner),
            Self::OtherWon => Some(beginner.other()),
            Self::Resigned | Self::OutOfTime => Some(to_move.other()),
            Self::Drawn | Self::Unfinished => None,
        }
    }
}

/// From which end a record counts the rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum Rows {
    /// From below, as everywhere here.
    #[default]
    Bottom,
    /// From above.
    Top,
}

impl Rows {
    #[must_use]
    pub fn key(self) -> &'static str {
        self.into()
    }

    /// The square that is meant on a board of so many rows; one beside the board stays what it is.
    pub fn meant(self, square: Square, rows: u8) -> Square {
        match self {
            Self::Top if square.row < rows => Square { row: rows - 1 - square.row, ..square },
            _ => square,
        }
    }
}
