use super::scan::Kind;
use crate::engine::{Diagram, Referee, Side, Size};

/// What a reader has to know of a game: its sides, its board, and whether stones are placed or pieces move.
#[derive(Clone, Copy)]
pub struct Setting<'a> {
    pub referee: &'a dyn Referee,
    pub kind: Kind,
    /// The board of the first published start.
    pub size: Size,
}

impl<'a> Setting<'a> {
    pub fn new(referee: &'a dyn Referee) -> Self {
        let diagram = diagram(referee, &referee.starts()[0].position);
        Self { referee, kind: kind(&diagram), size: diagram.size }
    }

    pub fn is_of_stones(&self) -> bool {
        self.kind == Kind::Stones
    }

    /// The side whose name this is, or the first letter of it.
    pub fn side(&self, word: &str) -> Option<Side> {
        let word = word.trim().to_lowercase();
        let sides = self.referee.sides();
        Side::BOTH.into_iter().find(|&side| {
            let name = sides[side as usize];
            word == name || word.len() == 1 && name.starts_with(&word)
        })
    }
}

/// Stones stand on points and stay there; pieces stand on squares and move.
pub fn kind(diagram: &Diagram) -> Kind {
    if diagram.points { Kind::Stones } else { Kind::Pieces }
}

/// A position that is known to be one.
pub fn diagram(referee: &dyn Referee, canonical: &str) -> Diagram {
    referee.diagram(canonical).expect("a position that was written can be read")
}

/// The side to move of a position in the canonical form.
pub fn turn(referee: &dyn Referee, canonical: &str) -> Side {
    let name = canonical.rsplit(' ').next().unwrap_or_default();
    Side::named(referee.sides(), name).expect("a position that was written names its side")
}

/// The same rows with a side to move.
pub fn with_turn(referee: &dyn Referee, canonical: &str, side: Side) -> String {
    let rows = canonical.split(' ').next().unwrap_or_default();
    format!("{rows} {}", referee.sides()[side as usize])
}
