//! What is decided, in a sentence or two.

use super::App;
use crate::{
    answer::{Comparison, Group, RulingView},
    corpus::Language,
};

/// What can be seen of a decision on the board.
pub struct Decided<'a> {
    pub mv: Option<&'a str>,
    pub legal: Option<bool>,
    pub captures: &'a [String],
    pub winner: Option<&'a str>,
    pub draw: bool,
}

impl<'a> From<&'a RulingView> for Decided<'a> {
    fn from(ruling: &'a RulingView) -> Self {
        Self {
            mv: ruling.mv.as_deref(),
            legal: ruling.legal,
            captures: &ruling.captures,
            winner: ruling.winner.as_deref(),
            draw: ruling.draw,
        }
    }
}

impl<'a> Decided<'a> {
    pub fn by_group(comparison: &'a Comparison, group: &'a Group) -> Self {
        Self {
            mv: comparison.mv.as_deref(),
            legal: group.legal,
            captures: &group.captures,
            winner: group.winner.as_deref(),
            draw: group.draw,
        }
    }

    /// "e3-e7 is legal. Removed: e8. The win goes to the attackers."
    pub fn say(&self, app: &App, lang: Language) -> String {
        let locale = app.locale();
        let mut sentences = Vec::new();
        if let (Some(mv), Some(legal)) = (self.mv, self.legal) {
            let key = if legal { "decided-legal" } else { "decided-illegal" };
            sentences.push(locale.fill(lang, key, &[("move", mv)]));
        }
        if !self.captures.is_empty() {
            let squares = locale.list(lang, self.captures);
            sentences.push(locale.fill(lang, "ruling-removed", &[("squares", &squares)]));
        }
        if let Some(winner) = self.winner {
            let side = locale.text(lang, winner);
            sentences.push(locale.fill(lang, "ruling-wins", &[("side", &side)]));
        } else if self.draw {
            sentences.push(locale.text(lang, "decided-draw"));
        } else if self.mv.is_none() {
            sentences.push(locale.text(lang, "ruling-nobody-wins"));
        }
        sentences.join(lang.sentence_gap())
    }
}
