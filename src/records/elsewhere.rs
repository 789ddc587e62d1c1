//! What the other rulesets of a game make of the same record.

use super::start::play;
use crate::engine::{Finding, Referee, Role, Ruling};

/// How one ruleset sees the moves that another was asked about.
pub struct Elsewhere<'a> {
    pub referee: &'a dyn Referee,
    pub fate: Fate,
    /// The first ply, from 1, with another outcome than under the ruleset that was asked.
    pub differs_at: Option<usize>,
    /// What decides there: where the record breaks, otherwise where the outcome differs.
    pub finding: Option<Finding>,
}

/// How far a record can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Every move is legal.
    Whole,
    /// The move with this number, from 1, is not legal.
    Breaks(usize),
    /// Not played on such a board.
    OtherBoard,
}

/// Asks every other referee; `own` is what the one that was asked says.
pub fn ask<'a>(
    others: impl Iterator<Item = &'a dyn Referee>,
    position: &str,
    moves: &[String],
    own: &[Ruling],
) -> Vec<Elsewhere<'a>> {
    others.map(|referee| ask_one(referee, position, moves, own)).collect()
}

fn ask_one<'a>(
    referee: &'a dyn Referee,
    position: &str,
    moves: &[String],
    own: &[Ruling],
) -> Elsewhere<'a> {
    if referee.normalise(position).is_err() {
        return Elsewhere { referee, fate: Fate::OtherBoard, differs_at: None, finding: None };
    }
    let rulings = play(referee, position, moves);
    let breaks = rulings.iter().position(|ruling| ruling.legal == Some(false));
    let differs = (0..rulings.len().max(own.len()))
        .find(|&ply| outcome(rulings.get(ply)) != outcome(own.get(ply)));
    let fate = match breaks {
        Some(ply) => Fate::Breaks(ply + 1),
        None if rulings.len() < moves.len() => Fate::Breaks(rulings.len() + 1),
        None => Fate::Whole,
    };
    let told = breaks.or(differs).and_then(|ply| rulings.get(ply));
    let finding = told.and_then(deciding).cloned();
    Elsewhere { referee, fate, differs_at: differs.map(|ply| ply + 1), finding }
}

/// What can be seen on the board.
fn outcome(ruling: Option<&Ruling>) -> Option<impl PartialEq> {
    ruling.map(|ruling| (ruling.legal, ruling.result.as_deref(), ruling.winner, ruling.draw))
}

/// The last finding on which a ruling rests.
pub fn deciding(ruling: &Ruling) -> Option<&Finding> {
    ruling.findings().iter().rev().find(|finding| finding.role == Role::Decides)
}
