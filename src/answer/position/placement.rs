//! Questions about games in which stones are placed.

use super::{Asked, Named, PositionQuestion, Wants, only_colour};
use crate::{
    answer::cues::{self, is_han},
    engine::{Ask, Examine, Square},
};

pub fn understand(asked: &Asked<'_>) -> Option<PositionQuestion> {
    let named = &asked.named;
    let empty: Vec<&Named> =
        named.iter().filter(|named| !asked.diagram.is_occupied(named.square)).collect();
    if let Some(question) = of_a_root(asked, empty.first().copied()) {
        return Some(question);
    }
    if empty.is_empty() && asked.has(&cues::WIPED_OUT) && asked.has(&cues::NEXT_MOVE) {
        let loser = only_colour(&asked.heard)?;
        return Some(PositionQuestion::new(Ask::Moves, Wants::NextWinBy(loser.other())));
    }
    let falls_next = asked.asks_what_falls_next() || asked.asks_of_danger() && !named.is_empty();
    if empty.is_empty() && falls_next {
        let at = named.first().map(|named| named.square);
        return Some(PositionQuestion::new(Ask::Moves, Wants::NextRemoved(at)));
    }
    let is_line = empty.len() > 1 && asked.has(&cues::REPLY);
    let played = if is_line { empty.last() } else { empty.first() };
    let Some(played) = played.copied().or(named.first()) else {
        return asked.of_nothing_named();
    };
    let before = if is_line { &empty[..empty.len() - 1] } else { &[] };
    let other = named
        .iter()
        .find(|other| other.square != played.square && asked.diagram.is_occupied(other.square));
    Some(PositionQuestion {
        before: before.iter().map(|named| named.square.to_string()).collect(),
        ..PositionQuestion::new(
            Ask::Move(played.square.to_string()),
            asked.wants_of_move(other.map(|other| other.square), Some(played.square)),
        )
    })
}

/// Questions about the root of a stone.
fn of_a_root(asked: &Asked<'_>, empty: Option<&Named>) -> Option<PositionQuestion> {
    if let Some(question) = of_one_root(asked, empty) {
        return Some(question);
    }
    let root_words = asked.has(&cues::ROOT);
    let bounded = asked.has(&cues::BOUNDED);
    let grow = asked.has(&cues::GROW);
    if !(bounded || grow || root_words) || empty.is_none() && asked.asks_of_danger() {
        return None;
    }
    let target = if asked.named.is_empty() {
        asked.spoken_of.filter(|_| !asked.has(&cues::HOW))
    } else {
        nearest_root(asked)
    }?;
    let survives = asked.has(&cues::SURVIVE) && !bounded && empty.is_some();
    if survives {
        return None;
    }
    let will_play = empty.filter(|_| !asked.has(&cues::JUST_PLAYED) && asked.has(&cues::PLAYS));
    if let Some(played) = will_play.filter(|_| bounded || asked.has(&cues::TAKEN)) {
        let ask = Ask::Move(played.square.to_string());
        return Some(PositionQuestion::new(ask, Wants::RemovedAt(target, true)));
    }
    if will_play.is_some() && asked.named.len() > 1 {
        return None;
    }
    if bounded {
        return Some(PositionQuestion::examine(Examine::Bounded(target), Wants::Verdict(true)));
    }
    if grow && (asked.has(&cues::WHERE) || asked.heard.asks_whether() == Some(false)) {
        return Some(PositionQuestion::examine(Examine::Bounded(target), Wants::List));
    }
    if grow {
        return Some(PositionQuestion::examine(Examine::Bounded(target), Wants::Verdict(false)));
    }
    let which = asked.has(&cues::WHICH) && !asked.has(&cues::TAKEN);
    which.then(|| PositionQuestion::examine(Examine::Root(target), Wants::List))
}

/// Whether two stones belong together.
fn of_one_root(asked: &Asked<'_>, empty: Option<&Named>) -> Option<PositionQuestion> {
    let together = asked.has(&cues::TOGETHER) || asked.has(&cues::ROOT);
    let [one, other] = asked.named[..] else { return None };
    let of_both = together && empty.is_none() && !asked.asks_which();
    let asks_more = [&cues::BOUNDED, &cues::GROW, &cues::TAKEN, &cues::SURVIVE];
    if !of_both || asks_more.into_iter().any(|cue| asked.has(cue)) {
        return None;
    }
    let ask = Examine::Root(one.square);
    Some(PositionQuestion::examine(ask, Wants::SameRoot(other.square)))
}

/// The stone that the words call a root: the square that follows the word, otherwise the one before it.
fn nearest_root(asked: &Asked<'_>) -> Option<Square> {
    let heard = &asked.heard;
    let cue =
        [&cues::ROOT, &cues::BOUNDED, &cues::GROW].into_iter().find_map(|cue| heard.place(cue))?;
    let place = heard.folded().get(..cue).map_or(0, |before| before.chars().count());
    let stones: Vec<&Named> =
        asked.named.iter().filter(|named| asked.diagram.is_occupied(named.square)).collect();
    let after = stones.iter().find(|named| named.start >= place);
    let before = stones.iter().rev().find(|named| named.start < place);
    let close_before = before.filter(|named| {
        let gap = place.saturating_sub(named.end);
        gap <= 8 && asked.words.chars().skip(named.end).take(gap).any(is_han)
    });
    close_before.or(after).or(before).map(|named| named.square)
}
