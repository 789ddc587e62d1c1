//! What would follow in a position if a text meant something else than its ruleset takes it to mean.

use std::fmt;

use super::{Assistant, CitationView, Failure, Fault, Line, RulingView, failure::FailureKind};
use crate::{
    corpus::Language,
    engine::{Ask, Ground, Referee},
};

/// A value that a reader supposes a rule to have; written `throne-pass:nobody`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Supposition {
    pub rule: String,
    pub value: String,
}

impl Supposition {
    /// Reads suppositions with commas in between; what they name is checked by [`Assistant::suppose`].
    #[must_use]
    pub fn read_all(text: &str) -> Vec<Self> {
        let read = |part: &str| {
            let (rule, value) = part.split_once(':').unwrap_or((part, ""));
            Self { rule: rule.trim().to_owned(), value: value.trim().to_owned() }
        };
        text.split(',').filter(|part| !part.trim().is_empty()).map(read).collect()
    }
}

impl fmt::Display for Supposition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.rule, self.value)
    }
}

/// A rule that the text leaves open, and what the other ways to read it make of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenRule {
    pub rule: &'static str,
    /// The value that the ruleset takes.
    pub value: String,
    /// `read` or `assumed`.
    pub support: &'static str,
    /// How it is read, or what is assumed, and why.
    pub note: String,
    pub citation: CitationView,
    /// Whether the ruling rests on this rule.
    pub decides: bool,
    pub others: Vec<OtherReading>,
}

impl OpenRule {
    /// Whether it matters in the position how the rule is read.
    #[must_use]
    pub fn matters(&self) -> bool {
        self.others.iter().any(|other| other.changes)
    }
}

/// What would be ruled if the rule had this value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherReading {
    pub value: &'static str,
    pub ruling: RulingView,
    /// Moves that would be legal too, where the ruling is on a position.
    pub more_moves: Vec<String>,
    /// Moves that would no longer be legal.
    pub fewer_moves: Vec<String>,
    /// Whether anything that can be seen on the board would be another.
    pub changes: bool,
}

impl Assistant {
    /// A referee that takes some rules otherwise than the ruleset does.
    ///
    /// # Errors
    ///
    /// Every supposition about a rule that the text states, or that there is not.
    pub fn suppose(
        &self,
        referee: &dyn Referee,
        suppositions: &[Supposition],
        lang: Language,
    ) -> Result<Box<dyn Referee>, Failure> {
        let others: Vec<(String, String)> =
            suppositions.iter().map(|it| (it.rule.clone(), it.value.clone())).collect();
        referee.supposing(&others).map_err(|faults| {
            let fault = |message| Fault {
                at: "what-if".to_owned(),
                message: self.locale().say(lang, message),
            };
            let faults = faults.iter().map(fault).collect();
            Failure { kind: FailureKind::Unreadable, faults }
        })
    }

    /// Every rule that the text of this ruleset leaves open, with what other readings make of the end of the line.
    #[must_use]
    pub fn open_rules(&self, referee: &dyn Referee, line: &Line) -> Vec<OpenRule> {
        let moves = moves_after(referee, line);
        let open = |ground: &Ground| {
            let values = referee.other_values(ground.rule);
            let others: Vec<OtherReading> = values
                .into_iter()
                .filter_map(|value| self.other_reading(referee, line, &moves, ground.rule, value))
                .collect();
            let note = ground.basis.support.note()?;
            (!others.is_empty()).then(|| OpenRule {
                rule: ground.rule,
                value: ground.value.clone().unwrap_or_default(),
                support: ground.basis.support.key(),
                note: note.get(line.request.lang).to_owned(),
                citation: self.cite(&ground.basis.citation, line.request.lang),
                decides: line.last().decides_by(ground.rule),
                others,
            })
        };
        referee.grounds().iter().filter_map(open).collect()
    }

    /// `None` where the ruleset cannot be played so.
    fn other_reading(
        &self,
        referee: &dyn Referee,
        line: &Line,
        moves: &[String],
        rule: &str,
        value: &'static str,
    ) -> Option<OtherReading> {
        let other = referee.supposing(&[(rule.to_owned(), value.to_owned())]).ok()?;
        let ruling = line.asked_of(&*other).ok()?;
        let ruling = self.view(&ruling, &*other, line.request.lang);
        let other_moves = moves_after(&*other, line);
        let missing_in = |known: &[String], wanted: &[String]| -> Vec<String> {
            wanted.iter().filter(|mv| !known.contains(mv)).cloned().collect()
        };
        let more_moves = missing_in(moves, &other_moves);
        let fewer_moves = missing_in(&other_moves, moves);
        let changes = !line.last().agrees_with(&ruling)
            || line.last().result != ruling.result
            || !more_moves.is_empty()
            || !fewer_moves.is_empty();
        Some(OtherReading { value, ruling, more_moves, fewer_moves, changes })
    }
}

/// The legal moves of a position that is asked about itself; where a move is asked about, that is all that counts.
fn moves_after(referee: &dyn Referee, line: &Line) -> Vec<String> {
    if line.last().mv.is_some() {
        return Vec::new();
    }
    let ruling = referee.rule_on(Some(&line.last().position), &Ask::Moves);
    ruling.map(|ruling| ruling.moves).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suppositions_are_read_as_they_are_written() {
        let read = Supposition::read_all("throne-pass:nobody, king-armed : both,,x");
        let written: Vec<String> = read.iter().map(ToString::to_string).collect();
        assert_eq!(written, ["throne-pass:nobody", "king-armed:both", "x:"]);
    }
}
