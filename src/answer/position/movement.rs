//! Questions about games in which pieces move.

use super::{Asked, PositionQuestion, Wants, moves, reach};
use crate::{
    answer::cues,
    engine::{Ask, Examine, Square},
};

pub fn understand(asked: &Asked<'_>) -> Option<PositionQuestion> {
    of_moves(asked)
        .or_else(|| reach::understand(asked))
        .or_else(|| of_the_next_move(asked))
        .or_else(|| of_a_square(asked))
}

/// Moves that are named are played; the last one answers.
fn of_moves(asked: &Asked<'_>) -> Option<PositionQuestion> {
    let named = &asked.named;
    let mut line: Vec<(Square, Square)> = moves::pairs(named, asked.words)
        .iter()
        .map(|pair| (pair.from.square, pair.to.square))
        .collect();
    if line.is_empty() {
        let loose = moves::pair(named, asked.words);
        line.extend(
            loose.filter(|(_, to)| !asked.diagram.is_occupied(*to) || asked.has(&cues::PLAYS)),
        );
    }
    let (from, to) = line.pop()?;
    let in_line = |square: Square| {
        line.iter().chain([&(from, to)]).any(|&(from, to)| square == from || square == to)
    };
    let other = named
        .iter()
        .map(|named| named.square)
        .find(|&square| !in_line(square))
        .or_else(|| asked.diagram.king().filter(|&at| asked.names_the_king() && at != from));
    Some(PositionQuestion {
        before: line.iter().map(|(from, to)| format!("{from}-{to}")).collect(),
        ..PositionQuestion::new(Ask::Move(format!("{from}-{to}")), asked.wants_of_move(other, None))
    })
}

/// What the next move can bring.
fn of_the_next_move(asked: &Asked<'_>) -> Option<PositionQuestion> {
    let single = asked.named.first().map(|named| named.square);
    let about_king = asked.names_the_king() || asked.spoken_of.is_some() && single.is_none();
    let in_general = asked.has(&cues::HOW_MANY) && !asked.has(&cues::HERE);
    if !in_general && asked.has(&cues::MISSING) && (asked.has(&cues::TAKEN) || about_king) {
        let at =
            single.filter(|&at| asked.diagram.is_occupied(at)).or_else(|| asked.diagram.king())?;
        return Some(PositionQuestion::examine(Examine::Captured(at), Wants::Missing));
    }
    if asked.has(&cues::ESCAPE) && single.is_none() {
        let king = asked.diagram.king()?;
        return Some(PositionQuestion::new(Ask::MovesOf(king), Wants::NextWin));
    }
    let at = single.filter(|&at| asked.diagram.is_occupied(at));
    let may_fall = asked.asks_of_danger()
        || asked.has(&cues::TAKEN)
            && (asked.has(&cues::PASSIVE) && asked.has(&cues::MAY)
                || asked.has(&cues::NEXT_MOVE)
                || asked.asks_for_a_move());
    if single.is_none() && asked.names_the_king() && may_fall && !asked.has(&cues::HOW) {
        let king = asked.diagram.king();
        return Some(PositionQuestion::new(Ask::Moves, Wants::NextRemoved(king)));
    }
    if at.is_some() && (may_fall || asked.has(&cues::NEXT_MOVE) && asked.has(&cues::SURVIVE)) {
        return Some(PositionQuestion::new(Ask::Moves, Wants::NextRemoved(at)));
    }
    if single.is_none() && asked.asks_what_falls_next() {
        return Some(PositionQuestion::new(Ask::Moves, Wants::NextRemoved(None)));
    }
    if asked.has(&cues::WIN) && asked.has(&cues::NEXT_MOVE) && single.is_none() {
        return Some(PositionQuestion::new(Ask::Moves, Wants::NextWin));
    }
    None
}

fn of_a_square(asked: &Asked<'_>) -> Option<PositionQuestion> {
    let single = asked.named.first().map(|named| named.square);
    let goes = asked.has(&cues::PLAYS) || asked.has(&cues::TO);
    let wins = asked.has(&cues::WIN) || asked.has(&cues::OVER);
    match single {
        Some(to)
            if !asked.diagram.is_occupied(to)
                && (goes || asked.names_the_king() && !wins)
                && asked.piece_meant().is_some() =>
        {
            let from = asked.piece_meant()?;
            let wants = asked.wants_of_move(None, None);
            Some(PositionQuestion::new(Ask::Move(format!("{from}-{to}")), wants))
        }
        _ if wins => asked.of_nothing_named(),
        Some(at) if asked.has(&cues::TAKEN) || asked.has(&cues::BOUNDED) => {
            Some(PositionQuestion::examine(Examine::Captured(at), Wants::Verdict(true)))
        }
        Some(at) if asked.diagram.is_occupied(at) => {
            Some(PositionQuestion::new(Ask::MovesOf(at), Wants::List))
        }
        Some(_) => None,
        None => of_no_square(asked),
    }
}

fn of_no_square(asked: &Asked<'_>) -> Option<PositionQuestion> {
    let is_taken = asked.has(&cues::IS_TAKEN) || asked.has(&cues::BOUNDED);
    let in_general = asked.has(&cues::HOW) || asked.has(&cues::MAY) && !asked.has(&cues::PASSIVE);
    if asked.names_the_king() && is_taken && !in_general {
        let king = asked.diagram.king()?;
        return Some(PositionQuestion::examine(Examine::Captured(king), Wants::Verdict(true)));
    }
    if asked.names_the_king() && (asked.has(&cues::WHERE) || asked.has(&cues::LIST)) {
        return Some(PositionQuestion::new(Ask::MovesOf(asked.diagram.king()?), Wants::List));
    }
    if let Some(at) = asked.spoken_of.filter(|_| is_taken && !in_general) {
        return Some(PositionQuestion::examine(Examine::Captured(at), Wants::Verdict(true)));
    }
    asked.of_nothing_named()
}
