use super::{
    position::{LARGEST, Piece, Position, SMALLEST},
    rules::{Admitted, CampEntry, Camps, Corners, Goal, Reach, Rules},
    squares::Squares,
};
use crate::engine::{Man, Size, Square};

/// The special squares of a board under one ruleset.
#[derive(Clone, Debug)]
pub struct Layout {
    pub size: Size,
    pub throne: Square,
    pub all: Squares,
    pub edge: Squares,
    pub corners: Squares,
    /// Every camp square.
    pub camps: Squares,
    /// The camps one by one: squares that share a side.
    blocks: Vec<Squares>,
    /// Where the king wins.
    pub goal: Squares,
    /// Where a piece of each kind may stop.
    open: [Squares; 3],
    /// Where a piece of each kind may not stop, whoever stands there.
    closed: [Squares; 3],
    /// What it may not cross.
    barred: [Squares; 3],
    /// For each square, row by row from the bottom, those that share a side with it.
    beside: Vec<Squares>,
}

impl Layout {
    /// A layout for every board that is played; camps stand on the board of `start` alone.
    pub fn all(rules: &Rules, start: Option<&Position>) -> Vec<Self> {
        (SMALLEST..=LARGEST).step_by(2).map(|width| Self::new(rules, width, start)).collect()
    }

    /// The place of a board in [`Layout::all`].
    #[inline]
    pub fn place(width: u8) -> usize {
        usize::from(width - SMALLEST) / 2
    }

    fn new(rules: &Rules, width: u8, start: Option<&Position>) -> Self {
        let size = Size { columns: width, rows: width };
        let throne = Square { column: width / 2, row: width / 2 };
        let all: Squares = size.squares().collect();
        let edge: Squares = all.iter().filter(|&at| size.neighbours(at).count() < 4).collect();
        let corners = corners(rules, size);
        let camps = match rules.camps {
            Camps::None => Squares::default(),
            Camps::AttackersStart => start
                .filter(|start| start.width == width)
                .map_or_else(Squares::default, |start| *start.attackers()),
        };
        let goal = match rules.goal {
            Goal::Edge => edge,
            Goal::EdgeOutsideCamps => edge - camps,
            Goal::Corner | Goal::Citadel => corners,
        };
        let special = Special { rules, throne, corners, camps };
        let closed = Piece::ALL_KINDS.map(|piece| special.closed_to(piece));
        Self {
            size,
            throne,
            all,
            edge,
            corners,
            camps,
            blocks: blocks(camps),
            goal,
            open: closed.map(|closed| all - closed),
            closed,
            barred: Piece::ALL_KINDS.map(|piece| special.barred_to(piece)),
            beside: beside(size),
        }
    }

    /// The squares that share a side with a square.
    #[inline]
    pub fn beside(&self, at: Square) -> &Squares {
        &self.beside[usize::from(at.row) * usize::from(self.size.columns) + usize::from(at.column)]
    }

    /// Where a piece of this kind may stop, from wherever it comes.
    #[inline]
    pub fn open_to(&self, piece: Piece) -> &Squares {
        &self.open[piece as usize]
    }

    /// Whether a piece that stands at `from` may not stop on `at`, whoever stands there.
    #[inline]
    pub fn is_closed(&self, piece: Piece, from: Square, at: Square) -> bool {
        self.closed[piece as usize].has(at) && !self.is_inside(piece, from, at)
    }

    /// Whether a piece that stands at `from` may not cross `at`.
    #[inline]
    pub fn is_barred(&self, piece: Piece, from: Square, at: Square) -> bool {
        self.barred[piece as usize].has(at) && !self.is_inside(piece, from, at)
    }

    /// An attacker in a camp may move about in that camp.
    fn is_inside(&self, piece: Piece, from: Square, at: Square) -> bool {
        piece == Piece::Attacker && self.blocks.iter().any(|block| block.has(from) && block.has(at))
    }

    pub fn is_beside_throne(&self, at: Square) -> bool {
        at.column.abs_diff(self.throne.column) + at.row.abs_diff(self.throne.row) == 1
    }

    /// Whether the camp square is the middle of an edge.
    pub fn is_middle_of_edge(&self, at: Square) -> bool {
        self.edge.has(at) && (at.column == self.throne.column || at.row == self.throne.row)
    }
}

/// What the squares of a board are closed by.
struct Special<'a> {
    rules: &'a Rules,
    throne: Square,
    corners: Squares,
    camps: Squares,
}

impl Special<'_> {
    fn closed_to(&self, piece: Piece) -> Squares {
        let throne = admits(self.rules.throne_stop, piece);
        self.squares(piece, throne)
    }

    fn barred_to(&self, piece: Piece) -> Squares {
        let throne = admits(self.rules.throne_pass, piece);
        self.squares(piece, throne)
    }

    fn squares(&self, piece: Piece, throne_admits: bool) -> Squares {
        let mut closed = Squares::default();
        if !throne_admits {
            closed.insert(self.throne);
        }
        if self.rules.corners == Corners::KingOnly && piece != Piece::King {
            closed = closed | self.corners;
        }
        if self.rules.camp_entry == CampEntry::InsideOnly {
            closed = closed | self.camps;
        }
        closed
    }
}

fn admits(admitted: Admitted, piece: Piece) -> bool {
    match admitted {
        Admitted::Anyone => true,
        Admitted::King => piece == Piece::King,
        Admitted::Nobody => false,
    }
}

fn corners(rules: &Rules, size: Size) -> Squares {
    let depth = if rules.goal == Goal::Citadel { 2 } else { 1 };
    let near = |n: u8| n < depth || n >= size.columns - depth;
    size.squares().filter(|at| near(at.column) && near(at.row)).collect()
}

fn beside(size: Size) -> Vec<Squares> {
    let rows = 0..size.rows;
    let squares = rows.flat_map(|row| (0..size.columns).map(move |column| Square { column, row }));
    squares.map(|at| size.neighbours(at).collect()).collect()
}

fn blocks(camps: Squares) -> Vec<Squares> {
    let mut blocks = Vec::new();
    let mut left = camps;
    while let Some(at) = left.first() {
        let block = Squares::from_iter([at]).flood(&camps);
        left = left - block;
        blocks.push(block);
    }
    blocks
}

impl Piece {
    const ALL_KINDS: [Self; 3] = [Self::Attacker, Self::Defender, Self::King];
}

impl Rules {
    #[inline]
    pub fn reach(&self, piece: Piece) -> Reach {
        match piece {
            Piece::King => self.king_movement,
            Piece::Attacker | Piece::Defender => self.movement,
        }
    }

    /// Whether the centre square is a throne at all.
    pub fn has_throne(&self) -> bool {
        self.throne_stop != Admitted::Anyone
    }

    /// Whether the corner squares differ from other squares of the edge.
    pub fn has_corners(&self) -> bool {
        self.corners != Corners::Ordinary || matches!(self.goal, Goal::Corner | Goal::Citadel)
    }
}

impl Piece {
    pub fn is_man(self) -> bool {
        self != Self::King
    }

    pub fn word(self) -> crate::engine::Arg {
        crate::engine::Arg::Word(self.kind())
    }
}
