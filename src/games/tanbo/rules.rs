use strum::{IntoStaticStr, VariantArray};

use crate::engine::{RuleKey, Side, Values};

/// Every rule that a Tanbo verdict can rest on; in ruleset files by the same names, in small letters with hyphens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Rule {
    /// How many play. Value: a number.
    Players,
    /// Who begins. Value: `black` or `white`.
    FirstMove,
    /// A stone is placed on a point where none stands.
    EmptyPoint,
    /// The point must touch exactly one stone of the player's own colour.
    Placement,
    /// Touching across a corner is not touching.
    Diagonals,
    /// Stones of the other colour beside the point make no difference.
    OpponentStones,
    /// Two roots may never be joined.
    NoMerge,
    /// No root is founded after the start.
    NoNewRoots,
    /// Connected stones of one colour are a root; one stone may be a root.
    Root,
    /// A root is bounded when no point is left on which it could grow.
    Bounded,
    /// A placement that bounds the root it enlarges removes that root, and no other.
    RemovalCurrent,
    /// Otherwise it removes every other root, of either colour, that it has bounded.
    RemovalOthers,
    /// Whoever has no stone left has lost.
    Goal,
    /// The game can be won on either player's turn.
    WinOnEitherTurn,
    /// A player may not pass.
    NoPass,
    /// No game ends undecided.
    NoDraw,
    /// While both colours stand on the board, there is a move.
    MoveAvailable,
}

impl RuleKey for Rule {}

/// What a Tanbo ruleset sets.
#[derive(Clone, Debug)]
pub struct Rules {
    pub first_mover: Side,
}

impl Rules {
    pub fn read(values: &mut Values<'_>) -> Self {
        if let Some(players) = values.number(Rule::Players).filter(|&players| players != 2) {
            let line = values.text(Rule::Players).map_or(1, |(line, _)| line);
            values.problem(line, format!("this engine plays with two, not with {players}"));
        }
        let first_mover = values.side(Rule::FirstMove, &super::position::SIDES);
        Self { first_mover: first_mover.unwrap_or(Side::First) }
    }
}
