use super::{Asked, STANDS_ALONE};
use crate::answer::{
    cues::{self, Cue, Heard},
    names, position,
};

/// How a question leans on the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaning {
    /// It asks for the reasons of the answer.
    Reasons,
    /// It supposes something of the position asked about before.
    Supposed,
    /// It names another subject or other rules, and asks the same of them.
    Other,
    /// It names the move that follows the one asked about.
    Next,
    /// It asks something else of the same move, piece or square.
    SameSubject,
    /// It stands on its own.
    None,
}

/// How a question leans on the one before.
pub fn of(asked: &Asked<'_>) -> Leaning {
    if only_supposes(asked) {
        return Leaning::Supposed;
    }
    if asked.brings_a_position() {
        return Leaning::None;
    }
    let heard = asked.heard();
    let words = &asked.question.question;
    let names_a_square = !position::squares(words).is_empty();
    if asks_for_reasons(asked, &heard, names_a_square) {
        return Leaning::Reasons;
    }
    let names_rules = asked.game_is_named() || !asked.ruleset_names.is_empty();
    let subjects = [&cues::KING, &cues::BLACK, &cues::WHITE, &cues::MAN, &cues::ALL_RULES];
    let names_a_subject = subjects.iter().any(|subject| heard.has(subject));
    let nothing_else = rest(asked, &[&subjects[..], &[&cues::BETWEEN]].concat()).is_empty();
    if nothing_else && (names_a_square || names_rules || names_a_subject) {
        let goes_on = heard.has(&cues::NEXT) && !heard.has(&cues::INSTEAD);
        if names_a_square && goes_on && asked.context.result.is_some() {
            return Leaning::Next;
        }
        return Leaning::Other;
    }
    let before_names_a_square = !position::squares(&asked.context.words).is_empty();
    let plainly = heard.has(&cues::AFTER_IT);
    let speaks_of_it = plainly || heard.has(&cues::SPOKEN_OF) || heard.has(&cues::PRONOUN);
    let has_position = asked.context.position.is_some() && !asked.changes_game();
    if has_position && before_names_a_square && speaks_of_it {
        let one_square = position::squares(words).len() == 1;
        let of_a_pronoun = one_square && heard.has(&cues::PRONOUN);
        if of_a_pronoun || !names_a_square && (plainly || asked.likeness() < STANDS_ALONE) {
            return Leaning::SameSubject;
        }
    }
    Leaning::None
}

/// Whether the words suppose something of the position asked about before, and ask nothing else.
fn only_supposes(asked: &Asked<'_>) -> bool {
    let is_given = Asked::gives(asked.question.position.as_ref());
    let Some(diagram) = asked.diagram.as_ref().filter(|_| !is_given && !asked.changes_game())
    else {
        return false;
    };
    match position::supposed(&asked.question.question, Some(diagram)) {
        position::Supposition::Changes { words, .. } => {
            let heard = Heard::new(&words);
            let mut letters: Vec<char> = words.chars().collect();
            let fillers = [&cues::BETWEEN, &cues::STILL];
            for span in fillers.into_iter().flat_map(|cue| heard.spans(cue)) {
                letters[span].fill(' ');
            }
            !letters.into_iter().any(char::is_alphanumeric)
        }
        position::Supposition::Nothing | position::Supposition::Beyond => false,
    }
}

fn asks_for_reasons(asked: &Asked<'_>, heard: &Heard, names_a_square: bool) -> bool {
    if !heard.has(&cues::WHY) || names_a_square {
        return false;
    }
    let beside = [&cues::WHY, &cues::BESIDE_WHY, &cues::BETWEEN];
    if rest(asked, &beside).is_empty() {
        return true;
    }
    // "Why is the king not captured?" after a ruling asks for its reasons; a known question is not taken for one.
    asked.context.position.is_some() && asked.likeness() < STANDS_ALONE
}

/// What is left of the words without names, squares and the words of these meanings.
fn rest(asked: &Asked<'_>, cues: &[&Cue]) -> String {
    let mut names = asked.ruleset_names.clone();
    names.extend(asked.game.map(crate::answer::understand::game_names).unwrap_or_default());
    let words = names::without(&asked.question.question, &names);
    let mut letters: Vec<char> = words.chars().collect();
    for named in position::squares(&words) {
        letters[named.start..named.end].fill(' ');
    }
    let words: String = letters.iter().collect();
    let heard = Heard::new(&words);
    for span in cues.iter().flat_map(|cue| heard.spans(cue)) {
        let end = span.end.min(letters.len());
        letters[span.start.min(end)..end].fill(' ');
    }
    letters.into_iter().filter(|letter| letter.is_alphanumeric()).collect()
}

/// Whether the words ask for what only another game knows.
pub fn points_elsewhere(asked: &Asked<'_>) -> bool {
    asked.assistant.asks_of_another_engine(asked.question, asked.context.game.as_deref())
}

impl Asked<'_> {
    /// Whether the words themselves name a game.
    fn game_is_named(&self) -> bool {
        let spoken = names::Spoken::new(&self.question.question);
        names::game(&spoken, self.assistant.games()).is_some()
    }
}
