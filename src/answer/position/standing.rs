//! How things stand: whose turn it is, what can still move, how many there are.

use super::{Asked, Colour, PositionQuestion, Wants, only_colour};
use crate::{
    answer::cues::{self, Cue},
    engine::{Ask, Square},
};

pub fn understand(asked: &Asked<'_>) -> Option<PositionQuestion> {
    of_the_turn(asked).or_else(|| of_a_number(asked)).or_else(|| of_moves_left(asked))
}

fn of_the_turn(asked: &Asked<'_>) -> Option<PositionQuestion> {
    let named = only_colour(&asked.heard);
    let plain = asked.named.is_empty() && says_nothing_but(asked, &[&cues::TURN, &cues::MINE]);
    if let (Some(colour), true, true) = (named, plain, asked.has(&cues::TURN)) {
        return Some(PositionQuestion::new(Ask::Status, Wants::TurnOf(colour)));
    }
    let of_either = plain && asked.has(&cues::TURN) && !asked.words.trim().is_empty();
    (of_either || asked.has(&cues::ASKS_TURN))
        .then(|| PositionQuestion::new(Ask::Status, Wants::Turn))
}

fn of_a_number(asked: &Asked<'_>) -> Option<PositionQuestion> {
    let in_general = [&cues::TAKEN, &cues::MISSING, &cues::BOUNDED, &cues::MUST, &cues::WIN];
    if !asked.has(&cues::HOW_MANY) || in_general.into_iter().any(|cue| asked.has(cue)) {
        return None;
    }
    let colour = only_colour(&asked.heard);
    if asked.diagram.points && asked.has(&cues::ROOT) {
        return Some(PositionQuestion::new(Ask::Status, Wants::Roots(colour)));
    }
    let speaks_of_here = asked.has(&cues::HERE) || asked.has(&cues::HAS);
    if asked.has(&cues::MOVE_NOUN) && speaks_of_here && !asked.has(&cues::IN_A_TURN) {
        return Some(PositionQuestion::new(whose_moves(asked, colour)?, Wants::List));
    }
    let counts = asked.has(&cues::HERE) && !asked.has(&cues::MOVE_NOUN) && asked.named.is_empty();
    colour
        .filter(|_| counts)
        .map(|colour| PositionQuestion::new(Ask::Status, Wants::Pieces(colour)))
}

fn of_moves_left(asked: &Asked<'_>) -> Option<PositionQuestion> {
    if asked.has(&cues::WHICH) || asked.has(&cues::WIN) || asked.has(&cues::TAKEN) {
        return None;
    }
    let colour = only_colour(&asked.heard);
    let is_stuck = asked.has(&cues::STUCK) && !asked.diagram.points;
    if is_stuck && says_nothing_but(asked, &[&cues::STUCK]) {
        let piece = asked.piece_named().or_else(|| asked.piece_meant())?;
        return Some(PositionQuestion::new(Ask::MovesOf(piece), Wants::AnyMove(false)));
    }
    let has_move = asked.has(&cues::HAS_MOVE) && says_nothing_but(asked, &[&cues::HAS_MOVE]);
    let can_move =
        asked.has(&cues::CAN_MOVE) && says_nothing_but(asked, &[&cues::CAN_MOVE, &cues::MAY]);
    if !(has_move || can_move) {
        return None;
    }
    Some(PositionQuestion::new(whose_moves(asked, colour)?, Wants::AnyMove(true)))
}

/// The moves of the piece that is named, of the king, or of a side.
fn whose_moves(asked: &Asked<'_>, colour: Option<Colour>) -> Option<Ask> {
    let of_one: Option<Square> = match asked.named.first() {
        Some(_) => Some(asked.piece_named()?),
        None if asked.names_the_king() => asked.diagram.king(),
        None if colour.is_none() => asked.spoken_of,
        None => None,
    };
    Some(of_one.map_or(Ask::Moves, Ask::MovesOf))
}

/// Whether the last sentence says nothing beside these meanings, pieces, sides and squares.
fn says_nothing_but(asked: &Asked<'_>, meanings: &[&Cue]) -> bool {
    let letters: Vec<char> = asked.words.chars().collect();
    let end = letters.iter().rposition(|letter| letter.is_alphanumeric()).map_or(0, |at| at + 1);
    let ends = ['.', '?', '!', ';', '。', '？', '！', '；', '\n'];
    let start =
        letters[..end].iter().rposition(|letter| ends.contains(letter)).map_or(0, |at| at + 1);
    let beside = [&cues::BLACK, &cues::WHITE, &cues::KING, &cues::MAN, &cues::PLAIN];
    let mut rest = letters;
    let spans = meanings.iter().copied().chain(beside).flat_map(|cue| asked.heard.spans(cue));
    for span in spans.chain(asked.named.iter().map(|named| named.start..named.end)) {
        rest[span].fill(' ');
    }
    rest[start..end].iter().all(|letter| !letter.is_alphanumeric())
}
