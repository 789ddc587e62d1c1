use super::analyzer::Unit;

/// What decides the yes or no to a question, apart from what it is about.
///
/// The roles are terms of `terms.toml`, by their keys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Frame {
    /// An odd number of negations; a prohibition is one.
    negated: bool,
    duty: Duty,
    only: bool,
    /// It asks who, where, how many, and not whether.
    open: bool,
    /// Which of [`PLACES`] it names, a bit each.
    places: u8,
    /// Which of the king and others it names, a bit each.
    pieces: u8,
}

/// The terms of special squares: what holds on one need not hold on another.
const PLACES: [&str; 4] = ["throne", "corner", "edge", "camp"];
/// The terms of pieces that are no kings.
const MEN: [&str; 3] = ["man", "attacker", "defender"];
const KING: u8 = 1;
const OTHERS: u8 = 2;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Duty {
    #[default]
    None,
    May,
    Must,
}

/// The terms that ask openly.
pub(super) const OPEN: &[&str] =
    &["who", "what", "where", "when", "why", "how", "how-many", "which"];

impl Frame {
    pub(super) fn of(units: &[Unit]) -> Self {
        let mut frame = Self::default();
        for unit in units.iter().filter(|unit| unit.leads) {
            let has = |key: &str| unit.keys.iter().any(|known| known == key);
            frame.negated ^= has("not") || has("forbidden");
            if frame.duty == Duty::None && (has("may") || has("forbidden")) {
                frame.duty = Duty::May;
            }
            if has("must") {
                frame.duty = Duty::Must;
            }
            frame.only |= has("only");
            frame.open |= OPEN.iter().any(|key| has(key));
            for (bit, place) in PLACES.iter().enumerate() {
                frame.places |= u8::from(has(place)) << bit;
            }
            frame.pieces |= if has("king") { KING } else { 0 };
            frame.pieces |= if MEN.iter().any(|key| has(key)) { OTHERS } else { 0 };
        }
        frame
    }

    /// How far two questions that share their words ask for the same, from 0 to 1.
    pub(super) fn likeness(self, other: Self) -> f32 {
        let mut likeness = 1.0;
        if self.negated != other.negated {
            likeness *= 0.6;
        }
        if !self.open && !other.open {
            likeness *= match (self.duty, other.duty) {
                (Duty::Must, Duty::May) | (Duty::May, Duty::Must) => 0.65,
                (Duty::Must, Duty::None) | (Duty::None, Duty::Must) => 0.85,
                _ => 1.0,
            };
        }
        if self.only != other.only {
            likeness *= 0.85;
        }
        if self.open != other.open {
            likeness *= 0.88;
        }
        if are_apart(self.places, other.places) {
            likeness *= 0.6;
        }
        if are_apart(self.pieces, other.pieces) {
            likeness *= 0.88;
        }
        likeness
    }
}

/// Whether both name something, and nothing that the other names.
fn are_apart(one: u8, other: u8) -> bool {
    one != 0 && other != 0 && one & other == 0
}
