//! Yes or no, as what is asked wants it of a ruling.

use super::ruled::Case;
use crate::{
    answer::position::{Colour, Wants},
    engine::{Ask, Examine, Ruling, RulingError, Square},
};

impl Case<'_> {
    /// `king_falls`: the move captures the king, whether or not he is counted among the pieces captured.
    pub fn verdict(&self, wants: &Wants, ruling: &Ruling, king_falls: bool) -> Option<bool> {
        let sides = self.referee.sides();
        let falls = |at: Square| {
            ruling.captures.contains(&at) || king_falls && self.diagram.king() == Some(at)
        };
        let (answer, expected) = match wants {
            Wants::Legality(expected) => (ruling.legal?, *expected),
            Wants::WonBy(colour) => (ruling.winner == Some(colour.side(sides)), true),
            Wants::AnyWinner(expected) => (ruling.winner.is_some() || ruling.draw, *expected),
            Wants::RemovedAt(square, expected) => (falls(*square), *expected),
            Wants::RemovedOf(colour, expected) => {
                let is_of_it = |at: &Square| self.side_of_man(*at, ruling) == Some(*colour);
                let with_king = king_falls && *colour == Colour::White;
                (ruling.captures.iter().any(is_of_it) || with_king, *expected)
            }
            Wants::AnyRemoved(expected) => (!ruling.captures.is_empty() || king_falls, *expected),
            Wants::Verdict(expected) => (ruling.verdict?, *expected),
            Wants::SameRoot(other) => (ruling.squares.contains(other), true),
            Wants::OnlyMove(mv) => (ruling.moves == [mv.clone()], true),
            Wants::OtherMove(mv) => (ruling.moves.iter().any(|other| other != mv), true),
            Wants::AnyMove(expected) => (!ruling.moves.is_empty(), *expected),
            Wants::TurnOf(colour) => (ruling.position.ends_with(colour.side(sides)), true),
            Wants::List if self.question.asks_whether => (!ruling.moves.is_empty(), true),
            Wants::Winner
            | Wants::Removed
            | Wants::List
            | Wants::Turn
            | Wants::Missing
            | Wants::NextWin
            | Wants::NextWinBy(_)
            | Wants::NextReach(_)
            | Wants::NextRemoved(_)
            | Wants::Roots(_)
            | Wants::Pieces(_) => return None,
        };
        Some(answer == expected)
    }

    /// The side of a piece that a move removes: of one that stood before, or of the stone that was put there.
    fn side_of_man(&self, at: Square, ruling: &Ruling) -> Option<Colour> {
        let sides = self.referee.sides();
        let colour = |side: &str| if side == sides[0] { Colour::Black } else { Colour::White };
        match self.diagram.kind_at(at) {
            Some(kind) => Some(colour(sides.into_iter().find(|side| side.starts_with(kind))?)),
            None => ruling.position.rsplit_once(' ').map(|(_, side)| colour(side)),
        }
    }

    /// Whether a move captures the king where the rules leave him on the board: the game is lost, and he stands enclosed.
    pub fn king_falls_uncounted(&self, ruling: &Ruling) -> Result<bool, RulingError> {
        let is_lost = ruling.winner == Some(Colour::Black.side(self.referee.sides()));
        let (Some(result), true) = (&ruling.result, is_lost) else { return Ok(false) };
        let Some(king) = self.referee.diagram(result)?.king() else {
            return Ok(self.diagram.king().is_some());
        };
        let ask = Ask::Examine(Examine::Captured(king));
        Ok(self.referee.rule_on(Some(result), &ask)?.verdict == Some(true))
    }

    /// Whether a move captures the piece on this square.
    pub fn takes(&self, ruling: &Ruling, at: Square) -> Result<bool, RulingError> {
        let is_king = self.diagram.king() == Some(at);
        Ok(ruling.captures.contains(&at) || is_king && self.king_falls_uncounted(ruling)?)
    }
}
