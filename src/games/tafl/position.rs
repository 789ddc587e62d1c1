use super::squares::Squares;
use crate::engine::{
    self, Board, Diagram, Man, Message, PositionError, Reading, Side, Size, Square,
};

pub const SIDES: [&str; 2] = ["attackers", "defenders"];

pub const ATTACKERS: Side = Side::First;
pub const DEFENDERS: Side = Side::Second;

/// The boards that are played, squares a side.
pub const SMALLEST: u8 = 5;
pub const LARGEST: u8 = 19;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    Attacker,
    Defender,
    King,
}

impl Man for Piece {
    const ALL: &'static [Self] = &[Self::Attacker, Self::Defender, Self::King];

    fn letter(self) -> char {
        match self {
            Self::Attacker => 't',
            Self::Defender => 'T',
            Self::King => 'K',
        }
    }

    fn is_read_as(self, letter: char) -> bool {
        match self {
            Self::Attacker => matches!(letter, 't' | 'A' | 'a' | 'X' | 'x' | '攻' | '黑'),
            Self::Defender => matches!(letter, 'T' | 'D' | 'd' | 'O' | 'o' | '守' | '白'),
            Self::King => matches!(letter, 'K' | 'k' | '王'),
        }
    }

    #[inline]
    fn side(self) -> Side {
        match self {
            Self::Attacker => ATTACKERS,
            Self::Defender | Self::King => DEFENDERS,
        }
    }

    fn kind(self) -> &'static str {
        match self {
            Self::Attacker => "attacker",
            Self::Defender => "defender",
            Self::King => "king",
        }
    }
}

/// A square board, its pieces and the side to move: small enough to be copied for every move that is tried.
///
/// Invariant: an attacker and a king stand on squares that are taken, and never on the same. Whoever is neither is a
/// defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    taken: Squares,
    attackers: Squares,
    /// One king, unless a text says otherwise.
    kings: Squares,
    /// Columns, and rows.
    pub width: u8,
    pub turn: Side,
}

impl Position {
    pub fn size(&self) -> Size {
        Size { columns: self.width, rows: self.width }
    }

    #[inline]
    pub fn get(&self, at: Square) -> Option<Piece> {
        if !self.taken.has(at) {
            None
        } else if self.attackers.has(at) {
            Some(Piece::Attacker)
        } else if self.kings.has(at) {
            Some(Piece::King)
        } else {
            Some(Piece::Defender)
        }
    }

    /// Every square on which a piece stands.
    #[inline]
    pub fn taken(&self) -> &Squares {
        &self.taken
    }

    #[inline]
    pub fn attackers(&self) -> &Squares {
        &self.attackers
    }

    pub fn defenders(&self) -> Squares {
        self.taken - self.attackers - self.kings
    }

    #[inline]
    pub fn kings(&self) -> &Squares {
        &self.kings
    }

    #[inline]
    pub fn of(&self, side: Side) -> Squares {
        match side {
            ATTACKERS => self.attackers,
            DEFENDERS => self.taken - self.attackers,
        }
    }

    /// Takes whatever stands on a square off the board.
    #[inline]
    pub fn clear(&mut self, at: Square) {
        self.taken.remove(at);
        self.attackers.remove(at);
        self.kings.remove(at);
    }

    /// Moves the piece at `from` to an empty square.
    #[inline]
    pub fn carry(&mut self, from: Square, to: Square) -> Piece {
        self.taken.remove(from);
        self.taken.insert(to);
        if self.attackers.has(from) {
            self.attackers.remove(from);
            self.attackers.insert(to);
            Piece::Attacker
        } else if self.kings.has(from) {
            self.kings.remove(from);
            self.kings.insert(to);
            Piece::King
        } else {
            Piece::Defender
        }
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub fn put(&mut self, at: Square, piece: Piece) {
        self.taken.insert(at);
        match piece {
            Piece::Attacker => self.attackers.insert(at),
            Piece::King => self.kings.insert(at),
            Piece::Defender => {}
        }
    }

    pub fn write(&self) -> String {
        self.board().write(SIDES)
    }

    pub fn diagram(&self, special: Vec<(Square, &'static str)>) -> Diagram {
        self.board().diagram(false, SIDES, special)
    }

    fn board(&self) -> Board<Piece> {
        let mut board = Board::empty(self.size(), self.turn);
        for at in self.taken.iter() {
            board.put(at, self.get(at));
        }
        board
    }
}

impl From<&Board<Piece>> for Position {
    fn from(board: &Board<Piece>) -> Self {
        let mut position = Self {
            taken: Squares::default(),
            attackers: Squares::default(),
            kings: Squares::default(),
            width: board.size().columns,
            turn: board.turn,
        };
        board.men().for_each(|(at, piece)| position.put(at, piece));
        position
    }
}

pub fn read(text: &str, first_mover: Side) -> Result<Reading<Position>, PositionError> {
    let Reading { position, turn_assumed } = read_board(text, first_mover)?;
    Ok(Reading { position: Position::from(&position), turn_assumed })
}

pub fn read_board(text: &str, first_mover: Side) -> Result<Reading<Board<Piece>>, PositionError> {
    let words = [
        [
            "attackers",
            "attacker",
            "a",
            "t",
            "black",
            "b",
            "muscovites",
            "angreifer",
            "schwarz",
            "攻方",
            "攻",
            "黑方",
            "黑",
        ]
        .as_slice(),
        [
            "defenders",
            "defender",
            "d",
            "white",
            "w",
            "swedes",
            "verteidiger",
            "weiß",
            "weiss",
            "守方",
            "守",
            "白方",
            "白",
        ]
        .as_slice(),
    ];
    engine::read(text, words, first_mover, fits)
}

fn fits(size: Size) -> Result<(), Message> {
    let played = SMALLEST..=LARGEST;
    if !played.contains(&size.columns) || !played.contains(&size.rows) {
        return Err(Message::new("fault-board-size")
            .with("size", size.to_string())
            .with("smallest", format!("{SMALLEST}x{SMALLEST}"))
            .with("largest", format!("{LARGEST}x{LARGEST}")));
    }
    if size.columns != size.rows || size.columns.is_multiple_of(2) {
        return Err(Message::new("tafl-fault-no-centre").with("size", size.to_string()));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_read_with_other_letters_and_written_with_its_own() {
        for text in ["5/2t2/1TKT1/5/5 attackers", "5/2A2/1DKD1/5/5 a", "5/2x2/1oko1/5/5 黑方"] {
            let position = read(text, DEFENDERS).expect("a position").position;
            assert_eq!(position.write(), "5/2t2/1TKT1/5/5 attackers", "{text}");
        }
    }

    #[test]
    fn a_board_without_a_centre_square_is_refused() {
        for (text, key) in [
            ("6/6/6/6/6/6", "tafl-fault-no-centre"),
            ("5/5/5/5/5/5/5", "tafl-fault-no-centre"),
            ("3/1K1/3", "fault-board-size"),
        ] {
            let PositionError(faults) = read(text, ATTACKERS).expect_err("a fault");
            let keys: Vec<_> = faults.iter().map(|fault| fault.key).collect();
            assert_eq!(keys, [key], "{text}");
        }
    }
}
