//! How many roots there are.

use super::ruled::{Case, Found};
use crate::{
    answer::position::Colour,
    engine::{Ask, Examine, RulingError, Square},
};

impl Case<'_> {
    /// The roots of one colour, or of both: a stone of each.
    pub fn roots(&self, position: &str, of: Option<Colour>) -> Result<Found, RulingError> {
        let sides = self.referee.sides();
        let kind = of.map(|colour| colour.side(sides));
        let stones =
            self.diagram.pieces.iter().filter(|(_, stone)| kind.is_none_or(|kind| kind == *stone));
        let mut seen: Vec<Square> = Vec::new();
        let mut view = None;
        let mut roots = Vec::new();
        for (at, _) in stones {
            if seen.contains(at) {
                continue;
            }
            let ruling = self.referee.rule_on(Some(position), &Ask::Examine(Examine::Root(*at)))?;
            seen.extend(&ruling.squares);
            roots.push(at.to_string());
            view.get_or_insert_with(|| self.view(&ruling));
        }
        let view = match view {
            Some(view) => view,
            None => self.view(&self.referee.rule_on(Some(position), &Ask::Status)?),
        };
        Ok(Found { bringing: roots, ..Found::new(view, None) })
    }
}
