//! What to choose from where something is missing: the question again, with it.

use super::{Assistant, Choice, LeadsTo, Question, position, understand::Understood};
use crate::{
    corpus::GameInfo,
    engine::{Referee, Square},
};

fn again(asked: &Understood<'_>) -> Question {
    Question {
        question: asked.question.to_owned(),
        game: asked.game.map(|game| game.id.clone()),
        ruleset: asked.only_ruleset().map(|referee| referee.id().to_owned()),
        lang: Some(asked.lang),
        position: asked.position.clone(),
    }
}

/// "Which game?"
pub fn games<'a>(asked: &Understood<'_>, games: impl Iterator<Item = &'a GameInfo>) -> Vec<Choice> {
    let choice = |game: &GameInfo| Choice {
        label: game.names.get(asked.lang).to_owned(),
        leads_to: LeadsTo::Answer,
        question: Question { game: Some(game.id.clone()), ruleset: None, ..again(asked) },
    };
    games.map(choice).collect()
}

/// "Which ruleset?"
pub fn rulesets<'a>(
    asked: &Understood<'_>,
    referees: impl Iterator<Item = &'a dyn Referee>,
) -> Vec<Choice> {
    let choice = |referee: &dyn Referee| Choice {
        label: referee.short_names().get(asked.lang).to_owned(),
        leads_to: LeadsTo::Answer,
        question: Question { ruleset: Some(referee.id().to_owned()), ..again(asked) },
    };
    referees.map(choice).collect()
}

/// "Whose turn?", with the rows of the position.
pub fn sides(
    assistant: &Assistant,
    asked: &Understood<'_>,
    rows: &str,
    sides: [&'static str; 2],
) -> Vec<Choice> {
    let choice = |side: &'static str| Choice {
        label: assistant.locale().fill(
            asked.lang,
            "choice-side",
            &[("side", &assistant.locale().text(asked.lang, side))],
        ),
        leads_to: LeadsTo::Answer,
        question: Question { position: Some(format!("{rows} {side}")), ..again(asked) },
    };
    sides.into_iter().map(choice).collect()
}

/// "Which piece?", by the move that each would make to a square of the question.
pub fn moves(asked: &Understood<'_>, to: Square, moves: &[String]) -> Vec<Choice> {
    let named = position::squares(asked.question).into_iter().find(|named| named.square == to);
    let with = |mv: &str| {
        let letters = asked.question.chars();
        let Some(named) = named else { return format!("{} {mv}", asked.question) };
        let before: String = letters.clone().take(named.start).collect();
        let after: String = letters.skip(named.end).collect();
        format!("{before}{mv}{after}")
    };
    let choice = |mv: &String| Choice {
        label: mv.clone(),
        leads_to: LeadsTo::Answer,
        question: Question { question: with(mv), ..again(asked) },
    };
    moves.iter().map(choice).collect()
}

/// A position: the start, where the question can be asked of it, and the board.
pub fn positions(
    assistant: &Assistant,
    asked: &Understood<'_>,
    so_far: Option<String>,
) -> Vec<Choice> {
    let (locale, lang) = (assistant.locale(), asked.lang);
    let Some(referee) = asked.rulesets.first() else { return Vec::new() };
    let start = so_far.is_none().then(|| Choice {
        label: locale.text(lang, "choice-start"),
        leads_to: LeadsTo::Answer,
        question: Question { position: Some(referee.starts()[0].position.clone()), ..again(asked) },
    });
    let board = Choice {
        label: locale.text(lang, "choice-board"),
        leads_to: LeadsTo::Board,
        question: Question { position: so_far, ..again(asked) },
    };
    start.into_iter().chain([board]).collect()
}
