//! A position with what a question supposes of it.

use super::{
    Answer, Assistant, Missing, choices,
    position::{self, Change, Man, Supposition},
    refusal,
    understand::Understood,
};
use crate::engine::{Edit, Referee};

/// A position that is not as it was given.
pub struct Supposed {
    pub position: String,
    /// The question without what is supposed.
    pub words: String,
    /// What was changed, a sentence; nothing where it stands so already.
    pub said: Option<String>,
}

/// What comes of a supposition.
pub enum Applied {
    /// The position stays as it is.
    AsGiven,
    Changed(Supposed),
    /// It cannot be made by a change of the position.
    Beyond,
}

/// Makes the changes that a question supposes of its position.
pub fn apply(assistant: &Assistant, asked: &Understood<'_>, given: Option<&str>) -> Applied {
    let referee = asked
        .rulesets
        .iter()
        .copied()
        .find(|referee| given.is_none_or(|given| referee.diagram(given).is_ok()));
    let Some(referee) = referee else { return Applied::AsGiven };
    let diagram = given.and_then(|given| referee.diagram(given).ok());
    let (changes, words) = match position::supposed(&asked.spoken, diagram.as_ref()) {
        Supposition::Nothing => return Applied::AsGiven,
        Supposition::Beyond => return Applied::Beyond,
        Supposition::Changes { changes, words } => (changes, words),
    };
    let (Some(given), Some(diagram)) = (given, diagram) else { return Applied::AsGiven };
    let changes: Vec<Change> =
        changes.into_iter().filter(|change| change.changes(&diagram, referee.sides())).collect();
    if changes.is_empty() {
        let asks_of_a_square = !position::squares(&words).is_empty();
        let supposed = Supposed { position: given.to_owned(), words, said: None };
        return if asks_of_a_square { Applied::Changed(supposed) } else { Applied::AsGiven };
    }
    let edits: Option<Vec<Vec<Edit>>> =
        changes.iter().map(|change| edits(*change, referee)).collect();
    let set_up = edits.and_then(|edits| referee.set_up(Some(given), &edits.concat()).ok());
    match set_up {
        Some(set_up) => Applied::Changed(Supposed {
            position: set_up.text,
            words,
            said: Some(said(assistant, asked, referee, &changes)),
        }),
        None => Applied::Beyond,
    }
}

fn edits(change: Change, referee: &dyn Referee) -> Option<Vec<Edit>> {
    Some(match change {
        Change::Take(at) => vec![Edit::Take(at)],
        Change::Put(at, man) => {
            vec![Edit::Take(at), Edit::Toggle(at, man.kind_in(referee)?.letter)]
        }
        Change::Turn(colour) => vec![Edit::Turn(colour.side(referee.sides()).to_owned())],
    })
}

fn said(
    assistant: &Assistant,
    asked: &Understood<'_>,
    referee: &dyn Referee,
    changes: &[Change],
) -> String {
    let (locale, lang) = (assistant.locale(), asked.lang);
    let piece = |man: Man| man.kind_in(referee).map_or("", |piece| piece.kind);
    let say = |change: &Change| match change {
        Change::Take(at) => locale.fill(lang, "supposed-empty", &[("square", &at.to_string())]),
        Change::Put(at, man) => {
            let piece = locale.text(lang, piece(*man));
            locale.fill(lang, "supposed-piece", &[("square", &at.to_string()), ("piece", &piece)])
        }
        Change::Turn(colour) => {
            let side = locale.text(lang, colour.side(referee.sides()));
            locale.fill(lang, "choice-side", &[("side", &side)])
        }
    };
    let what: Vec<String> = changes.iter().map(say).collect();
    locale.fill(lang, "taken-supposed", &[("what", &locale.list(lang, &what))])
}

/// Says that what is supposed was not applied, and asks for the position that is meant.
pub fn not_applied(
    assistant: &Assistant,
    asked: &Understood<'_>,
    position: Option<String>,
) -> Answer {
    let text = assistant.locale().text(asked.lang, "answer-not-supposed");
    let mut answer = refusal::clarify(assistant, asked, text, Missing::Position);
    answer.choices = choices::positions(assistant, asked, position);
    answer
}
