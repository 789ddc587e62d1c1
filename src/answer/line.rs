use super::{Assistant, Failure, RulingRequest, RulingView};
use crate::engine::{Ask, Referee, Ruling, RulingError};

/// A line that was played under one ruleset, so that the same can be asked of others.
///
/// Invariant: there is a ruling, the last one on what is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub request: RulingRequest,
    rulings: Vec<RulingView>,
}

impl Line {
    /// A ruling for each move, the first illegal one the last; or one on the position where no move is given.
    #[must_use]
    pub fn rulings(&self) -> &[RulingView] {
        &self.rulings
    }

    /// The ruling on the last move, or on the position.
    #[must_use]
    pub fn last(&self) -> &RulingView {
        &self.rulings[self.rulings.len() - 1]
    }

    /// The position at the end of the line: that after the last legal move.
    #[must_use]
    pub fn reached(&self) -> &str {
        let last = self.last();
        last.result.as_deref().unwrap_or(&last.position)
    }

    /// Whether the position that is reached stood there before: only then can a rule look back over the line.
    fn comes_back(&self) -> bool {
        let reached = self.reached();
        let before = self.rulings.iter().filter(|ruling| ruling.position == reached).count();
        self.last().result.is_some() && before > 0 || before > 1
    }

    /// What another referee makes of the end of the line: of its last move, or where the game stands.
    pub(super) fn asked_of(&self, referee: &dyn Referee) -> Result<Ruling, RulingError> {
        let RulingRequest { position, moves, .. } = &self.request;
        if self.comes_back() {
            let mut rulings = referee.play(position.as_deref(), moves)?;
            if let Some(ruling) = rulings.pop()
                && rulings.len() + 1 == moves.len()
            {
                return Ok(ruling);
            }
        }
        let last = self.last();
        let ask = last.mv.clone().map_or(Ask::Status, Ask::Move);
        referee.rule_on(Some(&last.position), &ask)
    }
}

impl Assistant {
    /// Plays a line by a referee of the catalogue, or by one that supposes something else.
    ///
    /// # Errors
    ///
    /// When the position or a move cannot be read: every fault.
    ///
    /// # Panics
    ///
    /// Never: a referee rules on every move, and on a position without one.
    pub fn play(&self, referee: &dyn Referee, request: RulingRequest) -> Result<Line, Failure> {
        let rulings = self.rule_by(referee, &request)?;
        assert!(!rulings.is_empty(), "a referee rules on every move");
        Ok(Line { request, rulings })
    }
}
