//! What the very next move can bring: every legal move is tried.

use super::ruled::{Case, Found};
use crate::{
    answer::{
        RulingView, Verdict,
        position::{Colour, Goal},
    },
    engine::{Ask, Ruling, RulingError, Square},
};

/// The legal moves, and the rulings on those that bring what is asked for.
struct Next {
    all: Ruling,
    kept: Vec<Ruling>,
}

impl Next {
    fn moves(&self) -> Vec<String> {
        self.kept.iter().filter_map(|ruling| ruling.mv.clone()).collect()
    }
}

impl Case<'_> {
    /// Tries every move that the question lists.
    fn tried(
        &self,
        position: &str,
        keep: impl Fn(&Ruling) -> Result<bool, RulingError>,
    ) -> Result<Next, RulingError> {
        let all = self.referee.rule_on(Some(position), &self.question.ask)?;
        let mut kept = Vec::new();
        for mv in &all.moves {
            let ruling = self.referee.rule_on(Some(position), &Ask::Move(mv.clone()))?;
            if keep(&ruling)? {
                kept.push(ruling);
            }
        }
        Ok(Next { all, kept })
    }

    /// Yes or no where the words ask whether.
    fn whether(&self, verdict: bool) -> Option<bool> {
        Some(verdict).filter(|_| self.question.asks_whether)
    }

    fn first_that_brings_it(&self, next: &Next) -> Found {
        let verdict = self.whether(!next.kept.is_empty());
        let view = match next.kept.first() {
            Some(first) => self.view(first),
            None => RulingView { verdict: verdict.map(Verdict::from), ..self.view(&next.all) },
        };
        Found { bringing: next.moves(), ..Found::new(view, verdict) }
    }

    /// The moves that win for a side, without one for the side that moves.
    pub fn next_win(&self, position: &str, by: Option<Colour>) -> Result<Found, RulingError> {
        let turn = self.referee.diagram(position)?.turn;
        let winner = by.map_or(turn, |colour| colour.side(self.referee.sides()));
        let next = self.tried(position, |ruling| Ok(ruling.winner == Some(winner)))?;
        Ok(self.first_that_brings_it(&next))
    }

    /// The moves that end on the edge, or in a corner.
    pub fn next_reach(&self, position: &str, goal: Goal) -> Result<Found, RulingError> {
        let size = self.diagram.size;
        let next = self.tried(position, |ruling| {
            let to = ruling.mv.as_deref().and_then(|mv| mv.rsplit_once('-'));
            let to = to.and_then(|(_, to)| to.parse::<Square>().ok());
            Ok(to.is_some_and(|to| goal.is_at(to, size)))
        })?;
        Ok(self.first_that_brings_it(&next))
    }

    pub fn next_removed(&self, position: &str, at: Option<Square>) -> Result<Found, RulingError> {
        let next = self.tried(position, |ruling| match at {
            Some(at) => self.takes(ruling, at),
            None => Ok(!ruling.captures.is_empty() || self.king_falls_uncounted(ruling)?),
        })?;
        let mut squares: Vec<Square> =
            next.kept.iter().flat_map(|ruling| ruling.captures.clone()).collect();
        squares.extend(at.filter(|_| !next.kept.is_empty()));
        squares.sort_unstable();
        squares.dedup();
        squares.retain(|square| at.is_none_or(|at| at == *square));
        let mut view = self.view(&next.all);
        view.squares = squares.iter().map(ToString::to_string).collect();
        for ruling in &next.kept {
            view.add_what_decided(&self.view(ruling));
        }
        let verdict = self.whether(!next.kept.is_empty());
        view.verdict = verdict.map(Verdict::from);
        Ok(Found { bringing: next.moves(), ..Found::new(view, verdict) })
    }
}
