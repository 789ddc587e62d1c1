//! Whether a move is the only one there is, or there are others.

use super::{Asked, PositionQuestion, Wants, moves};
use crate::{
    answer::cues::{self, Heard},
    engine::{Ask, Diagram, Square},
};

pub fn understand(asked: &Asked<'_>) -> Option<PositionQuestion> {
    let of_its_outcome = [&cues::TAKEN, &cues::BOUNDED, &cues::WIN, &cues::SURVIVE, &cues::HOW];
    if of_its_outcome.into_iter().any(|cue| asked.has(cue)) {
        return None;
    }
    if asked.has(&cues::WHICH) || asked.has(&cues::WHERE) {
        let lists = asked.has(&cues::OTHER_MOVE) && the_move(asked).is_some();
        let list = || PositionQuestion::new(Ask::Moves, Wants::List);
        return lists.then(|| PositionQuestion { asks_whether: false, ..list() });
    }
    let is_play = asked.has(&cues::PLAYS) || asked.has(&cues::MOVE_NOUN);
    let is_only = asked.has(&cues::ONLY_MOVE)
        || asked.has(&cues::FORCED)
        || is_play && asked.has(&cues::MUST);
    let wants = match (asked.has(&cues::OTHER_MOVE), is_only) {
        (true, _) => Wants::OtherMove,
        (false, true) => Wants::OnlyMove,
        (false, false) => return None,
    };
    Some(PositionQuestion::new(Ask::Moves, wants(the_move(asked)?)))
}

/// The sentence in which the words ask about passing, without the moves that are named beside it: that is a matter of
/// the rules, not of these moves. `None` where they do not.
pub fn passing(words: &str, diagram: &Diagram) -> Option<String> {
    let sentences = words.split_inclusive(['.', '?', '!', ';', '。', '？', '！', '；']);
    sentences.rev().find_map(|sentence| {
        let heard = Heard::new(sentence);
        let passes_by = heard.has(&cues::PAST) || heard.has(&cues::THRONE);
        let passes = heard.has(&cues::PASSES) && !passes_by;
        let asks = passes || diagram.points && heard.has(&cues::PASS);
        asks.then(|| without_the_other_move(sentence, &heard))
    })
}

/// The words without "instead of …", up to the next pause.
fn without_the_other_move(sentence: &str, heard: &Heard) -> String {
    let mut letters: Vec<char> = sentence.chars().collect();
    for span in heard.spans(&cues::RATHER_THAN) {
        let rest = letters[span.start..].iter();
        let length = rest.take_while(|letter| !matches!(letter, ',' | '?' | '.' | '!')).count();
        letters[span.start..span.start + length].fill(' ');
    }
    letters.into_iter().collect()
}

/// The one move that is named, as a ruling lists it.
fn the_move(asked: &Asked<'_>) -> Option<String> {
    if asked.diagram.points {
        let point = asked.named.first()?.square;
        let is_alone = asked.named.iter().all(|named| named.square == point);
        return (is_alone && !asked.diagram.is_occupied(point)).then(|| point.to_string());
    }
    let pairs = moves::pairs(&asked.named, asked.words);
    let of_two = |from: Square, to: Square| format!("{from}-{to}");
    match pairs[..] {
        [pair] if asked.named.len() == 2 => Some(of_two(pair.from.square, pair.to.square)),
        _ => None,
    }
}
