//! Which of several pieces makes the move that is asked about.

use super::{Setting, ruled::Ruled, side};
use crate::{
    answer::{
        Answer, Assistant, Missing, choices,
        position::{PositionQuestion, Wants},
        refusal,
        understand::Understood,
    },
    engine::{Ask, Diagram, Referee, RulingError, Square},
};

/// Nothing says which piece moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Open {
    pub to: Square,
    /// The moves that there are, of a different piece each.
    pub moves: Vec<String>,
}

/// Asks for the move of the one piece that can make it; what is open where several can, or none that is named.
///
/// # Errors
///
/// When the position cannot be read.
pub fn settle(
    question: &mut PositionQuestion,
    rows: &str,
    diagram: &Diagram,
    referee: &dyn Referee,
    setting: Setting<'_>,
) -> Result<Option<Open>, RulingError> {
    let (Ask::Move(mv), [_, ..]) = (&question.ask, &*question.movers) else { return Ok(None) };
    let Some(to) = mv.split('-').next_back().and_then(|to| to.parse::<Square>().ok()) else {
        return Ok(None);
    };
    let mut legal = Vec::new();
    for &from in &question.movers {
        let Some(side) = side::side_of(from, diagram, referee.sides()) else { continue };
        let position = format!("{rows} {side}");
        let ask = Ask::Move(format!("{from}-{to}"));
        if referee.rule_on(Some(&position), &ask)?.legal == Some(true) {
            legal.push(format!("{from}-{to}"));
        }
    }
    let only_asks_whether = matches!(question.wants, Wants::Legality(_));
    let is_told = matches!(setting, Setting::Placed(_));
    let by_king = question.movers.len() == 1 && diagram.king() == Some(question.movers[0]);
    match legal.first() {
        None if is_told && !only_asks_whether && !by_king => {
            return Ok(Some(Open { to, moves: legal }));
        }
        None => question.ask = Ask::Move(format!("{}-{to}", nearest(&question.movers, to))),
        Some(_) if legal.len() > 1 && !only_asks_whether => {
            return Ok(Some(Open { to, moves: legal }));
        }
        Some(first) => question.ask = Ask::Move(first.clone()),
    }
    Ok(None)
}

/// The piece that a move there would most likely be of: one in line with the square, otherwise the first.
fn nearest(movers: &[Square], to: Square) -> Square {
    let in_line = |at: &&Square| at.column == to.column || at.row == to.row;
    let distance = |at: &&Square| at.column.abs_diff(to.column) + at.row.abs_diff(to.row);
    let nearest = movers.iter().filter(in_line).min_by_key(distance);
    *nearest.unwrap_or(&movers[0])
}

/// Asks which piece moves.
pub fn which(
    assistant: &Assistant,
    asked: &Understood<'_>,
    ruled: &Ruled<'_>,
    open: &Open,
) -> Answer {
    let key = if open.moves.is_empty() { "answer-from-where" } else { "answer-which-mover" };
    let words = [("square", &*open.to.to_string())];
    let text = assistant.locale().fill(asked.lang, key, &words);
    let mut answer = refusal::clarify(assistant, asked, text, Missing::Position);
    answer.choices = if open.moves.is_empty() {
        choices::positions(assistant, asked, Some(ruled.position.clone()))
    } else {
        choices::moves(asked, open.to, &open.moves)
    };
    answer.position = Some(ruled.position.clone());
    answer
}
