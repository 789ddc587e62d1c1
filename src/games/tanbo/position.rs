use super::{roots, rules::Rule};
use crate::engine::{self, Board, Man, Message, Note, PositionError, Reading, Side, Size};

pub type Position = Board<Stone>;

pub const SIDES: [&str; 2] = ["black", "white"];

/// The boards that are played, points a side.
pub const SMALLEST: u8 = 3;
pub const LARGEST: u8 = 25;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stone(pub Side);

impl Man for Stone {
    const ALL: &'static [Self] = &[Self(Side::First), Self(Side::Second)];

    fn letter(self) -> char {
        match self.0 {
            Side::First => 'b',
            Side::Second => 'w',
        }
    }

    fn is_read_as(self, letter: char) -> bool {
        match self.0 {
            Side::First => matches!(letter, 'b' | 'B' | 'x' | 'X' | '●' | '黑'),
            Side::Second => matches!(letter, 'w' | 'W' | 'o' | 'O' | '○' | '白'),
        }
    }

    fn side(self) -> Side {
        self.0
    }

    fn kind(self) -> &'static str {
        SIDES[self.0 as usize]
    }
}

impl Position {
    pub fn has(&self, side: Side) -> bool {
        self.size().squares().any(|at| self.get(at) == Some(Stone(side)))
    }
}

/// Reads a board with stones on it.
pub fn read(text: &str, first_mover: Side) -> Result<Reading<Position>, PositionError> {
    let reading = read_board(text, first_mover)?;
    // Whoever has stones left wins: of an empty board nothing can be said.
    if Side::BOTH.into_iter().any(|side| reading.position.has(side)) {
        Ok(reading)
    } else {
        Err(PositionError(vec![Message::new("fault-no-stones")]))
    }
}

/// Reads a board, with stones or without.
pub fn read_board(text: &str, first_mover: Side) -> Result<Reading<Position>, PositionError> {
    let words = [
        ["black", "b", "x", "schwarz", "黑", "黑方"].as_slice(),
        ["white", "w", "o", "weiß", "weiss", "白", "白方"].as_slice(),
    ];
    engine::read(text, words, first_mover, |size: Size| {
        let side = SMALLEST..=LARGEST;
        if side.contains(&size.columns) && side.contains(&size.rows) {
            Ok(())
        } else {
            Err(Message::new("fault-board-size")
                .with("size", size.to_string())
                .with("smallest", format!("{SMALLEST}x{SMALLEST}"))
                .with("largest", format!("{LARGEST}x{LARGEST}")))
        }
    })
}

/// What cannot arise in play: roots are trees (a stone joins one stone), none is bounded when a turn begins, and both
/// colours are there until the game is over.
pub fn defects(position: &Position) -> Vec<Note<Rule>> {
    let mut defects = Vec::new();
    for side in Side::BOTH.into_iter().filter(|&side| !position.has(side)) {
        let message = Message::new("tanbo-one-colour-only")
            .with("missing", engine::Arg::Word(SIDES[side as usize]));
        defects.push(Note::remarks(Rule::Goal, message, Vec::new()));
    }
    for root in roots::all(position) {
        if root.has_loop(position) {
            let message = Message::new("tanbo-loop").with("square", root.points()[0]);
            defects.push(Note::remarks(Rule::Placement, message, root.points().to_vec()));
        }
        if root.growth_points(position).is_empty() {
            let message = Message::new("tanbo-already-bounded").with("square", root.points()[0]);
            defects.push(Note::remarks(Rule::Bounded, message, root.points().to_vec()));
        }
    }
    defects
}
