//! Questions about games in which pieces move.

use super::{Asked, Man, PositionQuestion, Wants, destination, moves, only_colour, reach};
use crate::{
    answer::cues::{self, Heard},
    engine::{Ask, Examine, Square},
};

pub fn understand(asked: &Asked<'_>) -> Option<PositionQuestion> {
    of_moves(asked, pairs(asked))
        .or_else(|| destination::understand(asked))
        .or_else(|| of_moves(asked, loose_pair(asked).into_iter().collect()))
        .or_else(|| reach::understand(asked))
        .or_else(|| of_the_next_move(asked))
        .or_else(|| of_a_square(asked))
}

fn pairs(asked: &Asked<'_>) -> Vec<(Square, Square)> {
    let pairs = moves::pairs(&asked.named, asked.words);
    pairs.iter().map(|pair| (pair.from.square, pair.to.square)).collect()
}

/// Two squares of which nothing says outright that they make a move.
fn loose_pair(asked: &Asked<'_>) -> Option<(Square, Square)> {
    moves::pair(&asked.named, asked.words)
        .filter(|(_, to)| !asked.diagram.is_occupied(*to) || asked.has(&cues::PLAYS))
        .or_else(|| onto_the_throne(asked))
        .or_else(|| of_a_piece_told_before(asked))
}

/// Moves that are named are played; the last one answers.
fn of_moves(asked: &Asked<'_>, mut line: Vec<(Square, Square)>) -> Option<PositionQuestion> {
    let named = &asked.named;
    let (from, to) = line.pop()?;
    let in_line = |square: Square| {
        line.iter().chain([&(from, to)]).any(|&(from, to)| square == from || square == to)
    };
    let elsewhere = || named.iter().map(|named| named.square).filter(|&square| !in_line(square));
    let other = elsewhere()
        .chain(asked.spoken_of)
        .find(|&square| asked.are_enemies(from, square))
        .or_else(|| elsewhere().find(|&square| !asked.diagram.is_occupied(square)))
        .or_else(|| asked.diagram.king().filter(|&at| asked.names_the_king() && at != from));
    let of_the_mover = other.is_none() && asked.asks_of_the_king_that_moved(from, to);
    let wants =
        if of_the_mover { Wants::RemovedAt(to, true) } else { asked.wants_of_move(other, None) };
    Some(PositionQuestion {
        before: line.iter().map(|(from, to)| format!("{from}-{to}")).collect(),
        ..PositionQuestion::new(Ask::Move(format!("{from}-{to}")), wants)
    })
}

impl Asked<'_> {
    /// Whether pieces of both sides stand on two squares.
    fn are_enemies(&self, one: Square, other: Square) -> bool {
        let attacks = |at| self.diagram.kind_at(at).map(|kind| kind == "attacker");
        attacks(one).zip(attacks(other)).is_some_and(|(one, other)| one != other)
    }
}

/// The piece on the one square that is named goes onto the throne, by its name.
fn onto_the_throne(asked: &Asked<'_>) -> Option<(Square, Square)> {
    let from = asked.piece_named()?;
    let goes = asked.has(&cues::PLAYS) && asked.has(&cues::THRONE) && !asked.has(&cues::PAST);
    let throne = asked.diagram.special.iter().find(|(_, kind)| *kind == "throne")?.0;
    (goes && from != throne).then_some((from, throne))
}

/// "A black man is on e2. The black man goes to e3": the side that goes is that of the piece on the square before.
fn of_a_piece_told_before(asked: &Asked<'_>) -> Option<(Square, Square)> {
    let gaps = asked.named.windows(2).map(|two| (two[0], two[1]));
    let letters: Vec<char> = asked.words.chars().collect();
    gaps.into_iter().find_map(|(from, to)| {
        let between: String = letters[from.end..to.start].iter().collect();
        let heard = Heard::new(&between);
        let end = between.trim_end().chars().count();
        let goes = heard.spans(&cues::TO).iter().any(|span| span.end == end);
        let kind = asked.diagram.kind_at(from.square)?;
        let mover = only_colour(&heard).filter(|_| goes && kind != "king")?;
        let is_its_piece = Man::of_kind(kind) == Man::Of(mover);
        let is_free = !asked.diagram.is_occupied(to.square);
        (is_its_piece && is_free).then_some((from.square, to.square))
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
            let others = asked.named.iter().map(|named| named.square);
            let other =
                others.filter(|&at| at != to && at != from && asked.diagram.is_occupied(at));
            let wants = asked.wants_of_move(other.clone().next(), None);
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
