//! A position that a question gives piece by piece, put on the board of a game.

use super::{Colour, squares};
use crate::{
    answer::cues::{self, Heard},
    engine::{Diagram, PieceKind, Referee, Size, Square},
};

/// A piece as the words tell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Man {
    King,
    Of(Colour),
}

impl Man {
    /// Whether a game calls this piece so.
    fn is(self, piece: &PieceKind, sides: [&'static str; 2]) -> bool {
        match self {
            Self::King => piece.kind == "king",
            Self::Of(colour) => {
                piece.kind != "king" && sides[piece.side as usize] == colour.side(sides)
            }
        }
    }

    /// Whether a diagram calls this piece so.
    pub fn is_called(self, kind: &str, sides: [&'static str; 2]) -> bool {
        match self {
            Self::King => kind == "king",
            Self::Of(colour) => colour.side(sides).starts_with(kind),
        }
    }

    /// The piece that a diagram calls so.
    pub fn of_kind(kind: &'static str) -> Self {
        match kind {
            "king" => Self::King,
            "attacker" | "black" => Self::Of(Colour::Black),
            _ => Self::Of(Colour::White),
        }
    }

    /// Its kind in a game.
    pub fn kind_in(self, referee: &dyn Referee) -> Option<PieceKind> {
        referee.pieces().into_iter().find(|piece| self.is(piece, referee.sides()))
    }

    pub fn colour(self) -> Colour {
        match self {
            Self::King => Colour::White,
            Self::Of(colour) => colour,
        }
    }
}

/// Where the words put a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    On(Square),
    Throne,
}

impl Place {
    /// Its square, where the words name one.
    pub fn square(self) -> Option<Square> {
        match self {
            Self::On(square) => Some(square),
            Self::Throne => None,
        }
    }
}

/// Pieces that a question puts on squares, and the question without them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// In the order of the words.
    pub men: Vec<(Place, Man)>,
    /// Pieces that are named only by their move, on the squares that they leave.
    pub movers: Vec<(Square, Man)>,
    /// Where a king stands of whom the words say nothing, so that the game goes on.
    pub king_aside: Option<Square>,
    pub size: Option<Size>,
    /// The side to move, where the words say it.
    pub turn: Option<Colour>,
    /// The colour of whoever asks.
    pub mine: Option<Colour>,
    /// The words say that the throne is empty.
    pub throne_is_empty: bool,
    /// What is asked.
    pub words: String,
}

/// Why placed pieces make no position of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unplaced {
    /// The game knows no such piece.
    NoSuchPiece,
    /// A square that is not on the board.
    OffBoard(Square, Size),
}

impl Placed {
    /// The pieces that are put on squares, and those that are named by their moves.
    fn everybody(&self) -> impl Iterator<Item = (Place, Man)> {
        let movers = self.movers.iter().map(|(at, man)| (Place::On(*at), *man));
        self.men.iter().copied().chain(movers)
    }

    /// The square of the piece that the words speak of where they name none: the only man of whoever asks what they can do,
    /// otherwise the king, otherwise the first.
    pub fn spoken_of(&self, diagram: &Diagram) -> Option<Square> {
        let king = self.everybody().find(|(_, man)| *man == Man::King);
        let spoken_of = self.own_man().or(king).or(self.everybody().next());
        spoken_of.and_then(|(place, _)| square(place, diagram))
    }

    fn own_man(&self) -> Option<(Place, Man)> {
        let mine = self.mine.filter(|_| Heard::new(&self.words).has(&cues::I_GO))?;
        let mut own = self.everybody().filter(|(_, man)| *man == Man::Of(mine));
        own.next().filter(|_| own.next().is_none())
    }

    /// Whether the game wants a king and the words place none.
    pub fn lacks_king(&self, referee: &dyn Referee) -> bool {
        let diagram = referee.diagram(&referee.starts()[0].position);
        diagram.is_ok_and(|diagram| diagram.pieces.iter().any(|(_, kind)| *kind == "king"))
            && !self.everybody().any(|(_, man)| man == Man::King)
            && self.king_aside.is_none()
    }

    /// The position that the words make, without a side to move unless they name it, and its board.
    ///
    /// # Errors
    ///
    /// When the game knows no such piece, or a square is not on its board.
    pub fn position(&self, referee: &dyn Referee) -> Result<(String, Size), Unplaced> {
        let start = self.start(referee);
        let diagram = referee.diagram(start).map_err(|_| Unplaced::NoSuchPiece)?;
        let size = self.size.unwrap_or(diagram.size);
        let pieces = referee.pieces();
        let mut rows = vec![vec!['.'; usize::from(size.columns)]; usize::from(size.rows)];
        let by_move = if diagram.points { 0 } else { self.movers.len() };
        let aside = self.king_aside.map(|at| (Place::On(at), Man::King));
        for (place, man) in self.everybody().take(self.men.len() + by_move).chain(aside) {
            let is_meant = |piece: &&PieceKind| man.is(piece, referee.sides());
            let piece = pieces.iter().find(is_meant).ok_or(Unplaced::NoSuchPiece)?;
            let at = square(place, &diagram).ok_or(Unplaced::NoSuchPiece)?;
            if !size.contains(at) {
                return Err(Unplaced::OffBoard(at, size));
            }
            rows[usize::from(size.rows - 1 - at.row)][usize::from(at.column)] = piece.letter;
        }
        let rows: Vec<String> = rows.into_iter().map(String::from_iter).collect();
        let turn = self.turn.map(|turn| format!(" {}", turn.side(referee.sides())));
        Ok((rows.join("/") + &turn.unwrap_or_default(), size))
    }

    /// The published start whose board is the one named, otherwise the first that has every square.
    fn start<'a>(&self, referee: &'a dyn Referee) -> &'a str {
        let starts = referee.starts();
        let fits = |position: &str| {
            let Ok(diagram) = referee.diagram(position) else { return false };
            let mut named = self.everybody().filter_map(|(place, _)| place.square());
            self.size.map_or_else(
                || named.all(|square| diagram.size.contains(square)),
                |size| diagram.size == size,
            )
        };
        let fitting = starts.iter().find(|start| fits(&start.position));
        &fitting.unwrap_or(&starts[0]).position
    }

    /// The same with a king out of the way: away from all pieces and from the lines of all squares that are named.
    pub fn with_king_aside(&self, diagram: &Diagram) -> Option<Self> {
        let mut named: Vec<Square> = diagram.pieces.iter().map(|(at, _)| *at).collect();
        named.extend(squares(&self.words).iter().map(|named| named.square));
        let is_aside = |at: &Square| {
            let is_off = |other: &Square| other.column != at.column && other.row != at.row;
            diagram.is_ordinary(*at) && named.iter().all(is_off)
        };
        let king_aside = diagram.size.squares().find(is_aside)?;
        Some(Self { king_aside: Some(king_aside), ..self.clone() })
    }

    /// Whether something stands on every square that the words name.
    pub fn is_in(&self, diagram: &Diagram) -> bool {
        self.men
            .iter()
            .all(|(place, _)| square(*place, diagram).is_some_and(|at| diagram.is_occupied(at)))
    }
}

fn square(place: Place, diagram: &Diagram) -> Option<Square> {
    match place {
        Place::On(square) => Some(square),
        Place::Throne => {
            diagram.special.iter().find(|(_, kind)| *kind == "throne").map(|(at, _)| *at)
        }
    }
}

/// The king's square, where that is the throne.
pub fn king_on_throne(referee: &dyn Referee, position: &str) -> Option<Square> {
    let diagram = referee.diagram(position).ok()?;
    let throne = square(Place::Throne, &diagram)?;
    let stands = diagram.pieces.iter().any(|(at, kind)| *at == throne && *kind == "king");
    stands.then_some(throne)
}
