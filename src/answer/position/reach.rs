//! Where a piece can get with its next move: to the edge, into a corner, to where it wins.

use super::{Asked, PositionQuestion, Wants};
use crate::{
    answer::cues,
    engine::{Ask, Size, Square},
};

/// Squares that a piece may want to get to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    Edge,
    Corner,
}

impl Goal {
    pub fn is_at(self, square: Square, size: Size) -> bool {
        let at_side = square.column == 0 || square.column + 1 == size.columns;
        let at_end = square.row == 0 || square.row + 1 == size.rows;
        match self {
            Self::Edge => at_side || at_end,
            Self::Corner => at_side && at_end,
        }
    }

    /// Its name in `locales/`.
    pub fn key(self) -> &'static str {
        match self {
            Self::Edge => "goal-edge",
            Self::Corner => "goal-corner",
        }
    }
}

pub fn understand(asked: &Asked<'_>) -> Option<PositionQuestion> {
    let goal = if asked.has(&cues::EXIT) {
        Wants::NextWin
    } else if asked.has(&cues::CORNER) {
        Wants::NextReach(Goal::Corner)
    } else if asked.has(&cues::EDGE) {
        Wants::NextReach(Goal::Edge)
    } else {
        return None;
    };
    let has_way = asked.has(&cues::CLEAR_WAY);
    let gets_there = has_way || asked.has(&cues::REACH) || asked.has(&cues::ESCAPE);
    let of_something_else = [&cues::HOW, &cues::MUST, &cues::WIN, &cues::OVER];
    let is_taken = asked.has(&cues::TAKEN) && !has_way;
    if !gets_there || is_taken || of_something_else.into_iter().any(|cue| asked.has(cue)) {
        return None;
    }
    let piece = match asked.named.first() {
        Some(_) => asked.piece_named()?,
        None => asked.piece_meant().or_else(|| asked.diagram.king())?,
    };
    Some(PositionQuestion::new(Ask::MovesOf(piece), goal))
}
