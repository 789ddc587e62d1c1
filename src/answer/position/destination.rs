//! A move of which the words name only the mover's kind or side, and where it ends: "Black goes to c3".

use super::{Asked, Colour, Man, Named, PositionQuestion, Wants};
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
    let asks_whether_it_may = other.is_none() && !asked.has(&cues::IS_TAKEN)
        || asked.has(&cues::MAY)
        || asked.has(&cues::FORBIDDEN);
    let wants = match asked.wants_of_move(other, None) {
        Wants::Legality(_) if !asks_whether_it_may => {
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
    let mut stretch = Heard::new(&text);
    let has_clause = begins == pause || stretch.has(&cues::WHEN);
    let asks_who = stretch.has(&cues::WHICH) && !stretch.has(&cues::WHEN);
    let goes = stretch.has(&cues::PLAYS) || stretch.has(&cues::ARRIVES);
    let goes = goes && !asked.diagram.is_occupied(to.square);
    let leans = begins > pause || stretch.has(&cues::PRONOUN) && stretch.has(&cues::WHEN);
    if leans && latest(&stretch).is_none() {
        // "Can the king take d3 by going to c3?": whoever acts is named before the other square.
        let is_end = |letter: &char| PAUSES.contains(letter) && !matches!(letter, ',' | '，');
        let from = letters.iter().rposition(is_end).map_or(0, |it| it + 1);
        let whole: String = letters[from..].iter().collect();
        stretch = Heard::new(first_noun(&whole));
    }
    (has_clause && goes && !asks_who).then_some((to, stretch))
}

/// The pieces of the kind or the side that is named last.
fn movers(asked: &Asked<'_>, stretch: &Heard) -> Vec<Square> {
    let Some(man) = latest(stretch) else { return Vec::new() };
    let is_man = stretch.has(&cues::MAN) || stretch.has(&cues::DEFENDER);
    let is_meant = |kind: &str| match man {
        Man::King => kind == "king",
        Man::Of(Colour::Black) => kind == "attacker",
        Man::Of(Colour::White) => kind == "defender" || kind == "king" && !is_man,
    };
    let pieces = asked.diagram.pieces.iter().filter(|(_, kind)| is_meant(kind));
    pieces.map(|(at, _)| *at).collect()
}

/// The king or the side that is named last.
fn latest(stretch: &Heard) -> Option<Man> {
    let thrones = stretch.spans(&cues::THRONE);
    // The sign for the king begins the Chinese word for his throne.
    let is_apart = |at: &usize| !thrones.iter().any(|throne| throne.contains(at));
    let last = |cue| stretch.spans(cue).iter().map(|span| span.start).filter(is_apart).max();
    let named = [
        (last(&cues::KING), Man::King),
        (last(&cues::BLACK), Man::Of(Colour::Black)),
        (last(&cues::WHITE), Man::Of(Colour::White)),
    ];
    let named = named.into_iter().filter(|(at, _)| at.is_some());
    named.max_by_key(|(at, _)| *at).map(|(_, man)| man)
}

/// The words up to the end of the first piece or side that they name.
fn first_noun(words: &str) -> &str {
    let heard = Heard::new(words);
    let spans = [&cues::KING, &cues::BLACK, &cues::WHITE].map(|cue| heard.spans(cue));
    let first = spans.iter().flatten().min_by_key(|span| span.start);
    let letters = first.map_or(0, |span| span.end);
    let end = words.char_indices().nth(letters).map_or(words.len(), |(at, _)| at);
    &words[..end]
}
