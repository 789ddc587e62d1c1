//! A move of which the words name only the mover's kind or side, and where it ends: "Black goes to c3".

use super::{Asked, Colour, Named, PositionQuestion, Wants};
use crate::{
    answer::cues::{self, Heard},
    engine::{Ask, Square},
};

pub fn understand(asked: &Asked<'_>) -> Option<PositionQuestion> {
    if asked.has(&cues::HOW) {
        return None;
    }
    let (to, stretch) = (0..asked.named.len()).find_map(|at| destination(asked, at))?;
    let movers = movers(asked, &stretch);
    let from = *movers.first()?;
    let mut others = asked.named.iter().map(|named| named.square);
    let other = others.find(|&at| at != to.square && asked.diagram.is_occupied(at)).or_else(|| {
        asked.diagram.king().filter(|at| asked.names_the_king() && !movers.contains(at))
    });
    let wants = match asked.wants_of_move(other, None) {
        Wants::Legality(_) if asked.has(&cues::IS_TAKEN) && !asked.asks_which() => {
            other.map_or(Wants::AnyRemoved(true), |at| Wants::RemovedAt(at, true))
        }
        wants => wants,
    };
    let ask = Ask::Move(format!("{from}-{}", to.square));
    Some(PositionQuestion { movers, ..PositionQuestion::new(ask, wants) })
}

/// The free square that somebody goes to, who is named before it in its clause, and the words of that clause.
fn destination(asked: &Asked<'_>, at: usize) -> Option<(Named, Heard)> {
    const PAUSES: [char; 11] = ['.', ',', ';', ':', '?', '!', '，', '。', '；', '：', '？'];
    let to = asked.named[at];
    let before = at.checked_sub(1).and_then(|at| asked.named.get(at));
    let letters: Vec<char> = asked.words.chars().take(to.start).collect();
    let pause = letters.iter().rposition(|letter| PAUSES.contains(letter)).map_or(0, |it| it + 1);
    let begins = before.map_or(0, |before| before.end).max(pause);
    let text: String = letters[begins..].iter().collect();
    let stretch = Heard::new(&text);
    let has_clause = begins == pause || stretch.has(&cues::WHEN);
    let asks_who = stretch.has(&cues::WHICH) && !stretch.has(&cues::WHEN);
    let goes = stretch.has(&cues::PLAYS) && !asked.diagram.is_occupied(to.square);
    (has_clause && goes && !asks_who).then_some((to, stretch))
}

/// The pieces of the kind or the side that is named last.
fn movers(asked: &Asked<'_>, stretch: &Heard) -> Vec<Square> {
    let last = |cue| stretch.places(cue).max();
    let named = [
        (last(&cues::KING), None),
        (last(&cues::BLACK), Some(Colour::Black)),
        (last(&cues::WHITE), Some(Colour::White)),
    ];
    let latest = named.into_iter().filter(|(at, _)| at.is_some()).max_by_key(|(at, _)| *at);
    let Some((_, colour)) = latest else { return Vec::new() };
    let is_man = stretch.has(&cues::MAN) || stretch.has(&cues::DEFENDER);
    let is_meant = |kind: &str| match colour {
        None => kind == "king",
        Some(Colour::Black) => kind == "attacker",
        Some(Colour::White) => kind == "defender" || kind == "king" && !is_man,
    };
    let pieces = asked.diagram.pieces.iter().filter(|(_, kind)| is_meant(kind));
    pieces.map(|(at, _)| *at).collect()
}
