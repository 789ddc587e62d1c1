//! What a question asks about a position: the board in its words, the move, and the kind of ruling.

mod board;
mod squares;

pub use board::{Embedded, embedded};
pub use squares::{Named, squares};

use super::cues::{self, Heard, is_han};
use crate::engine::{Ask, Diagram, Examine, Square};

/// A question about a position, ready for a referee.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionQuestion {
    pub ask: Ask,
    pub wants: Wants,
}

/// What the reader wants to hear of the ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wants {
    /// Is the move legal? With `false`: is it forbidden?
    Legality(bool),
    /// Who wins?
    Winner,
    /// Has this side won (`true`: the side that the ruling calls first)?
    WonBy(Colour),
    /// Has anybody won?
    AnyWinner,
    /// What is removed?
    Removed,
    /// Is the piece on this square removed?
    RemovedAt(Square),
    /// Is anything removed?
    AnyRemoved,
    /// Yes or no as the referee says; with `false`: asked the other way round.
    Verdict(bool),
    /// The squares or moves of the ruling.
    List,
}

/// A side by the colour that players call it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    Black,
    White,
}

impl Colour {
    /// The side that moves with this colour, by its name in JSON.
    pub fn side(self, sides: [&'static str; 2]) -> &'static str {
        match self {
            Self::Black => sides[0],
            Self::White => sides[1],
        }
    }
}

/// The side that the words name nearest to a place in the folded text, in bytes.
pub fn side_near(heard: &Heard, place: usize) -> Option<Colour> {
    let black = heard.places(&cues::BLACK).map(|at| (at.abs_diff(place), Colour::Black));
    let white = heard.places(&cues::WHITE).map(|at| (at.abs_diff(place), Colour::White));
    black.chain(white).min_by_key(|(distance, _)| *distance).map(|(_, colour)| colour)
}

/// The side that the words give the move to: the one named nearest to the square that is played on.
pub fn mover(words: &str, played: Square) -> Option<Colour> {
    let heard = Heard::new(words);
    let named = squares(words).into_iter().find(|named| named.square == played)?;
    let place: usize = heard.folded().chars().take(named.start).map(char::len_utf8).sum();
    side_near(&heard, place)
}

/// The side that the words let play, said outright: "may Black …", "setzt Weiß …".
pub fn player(heard: &Heard) -> Option<Colour> {
    match (heard.has(&cues::BLACK_PLAYS), heard.has(&cues::WHITE_PLAYS)) {
        (true, false) => Some(Colour::Black),
        (false, true) => Some(Colour::White),
        _ => None,
    }
}

/// What is asked about this position; `None` where the words ask nothing that a referee could decide.
///
/// `points`: a move is one point, as in games of placement; otherwise it is two squares.
pub fn understand(words: &str, diagram: &Diagram) -> Option<PositionQuestion> {
    let heard = Heard::new(words);
    let named = squares(words);
    if diagram.points {
        of_placement(&heard, &named, diagram, words)
    } else {
        of_movement(&heard, &named, diagram, words)
    }
}

/// Whether a piece stands on a square.
fn occupied(diagram: &Diagram, square: Square) -> bool {
    diagram.pieces.iter().any(|(at, _)| *at == square)
}

/// The king's square.
fn king(diagram: &Diagram) -> Option<Square> {
    diagram.pieces.iter().find(|(_, kind)| *kind == "king").map(|(at, _)| *at)
}

fn of_placement(
    heard: &Heard,
    named: &[Named],
    diagram: &Diagram,
    words: &str,
) -> Option<PositionQuestion> {
    let root_words = heard.has(&cues::ROOT);
    let bounded = heard.has(&cues::BOUNDED);
    let grow = heard.has(&cues::GROW);
    let empty = named.iter().find(|named| !occupied(diagram, named.square));
    let about_root = (bounded || grow || root_words) && !named.is_empty();
    if let Some(target) = nearest_root(heard, named, diagram, words).filter(|_| about_root) {
        let will_play = empty.filter(|_| !heard.has(&cues::JUST_PLAYED) && heard.has(&cues::PLAYS));
        if let Some(played) = will_play.filter(|_| bounded || heard.has(&cues::TAKEN)) {
            let ask = Ask::Move(played.square.to_string());
            return Some(PositionQuestion { ask, wants: Wants::RemovedAt(target) });
        }
        if will_play.is_none() || named.len() == 1 {
            if bounded {
                return Some(examine(Examine::Bounded(target), Wants::Verdict(true)));
            }
            if grow && (heard.has(&cues::WHERE) || heard.asks_whether() == Some(false)) {
                return Some(examine(Examine::Bounded(target), Wants::List));
            }
            if grow {
                return Some(examine(Examine::Bounded(target), Wants::Verdict(false)));
            }
            if heard.has(&cues::WHICH) && !heard.has(&cues::TAKEN) {
                return Some(examine(Examine::Root(target), Wants::List));
            }
        }
    }
    let Some(played) = empty.or(named.first()) else {
        return of_nothing_named(heard);
    };
    let other =
        named.iter().find(|other| other.square != played.square && occupied(diagram, other.square));
    let wants = wants_of_move(heard, other.map(|other| other.square));
    Some(PositionQuestion { ask: Ask::Move(played.square.to_string()), wants })
}

fn examine(what: Examine, wants: Wants) -> PositionQuestion {
    PositionQuestion { ask: Ask::Examine(what), wants }
}

/// The stone that the words call a root: the square that follows the word, otherwise the one before it.
fn nearest_root(heard: &Heard, named: &[Named], diagram: &Diagram, words: &str) -> Option<Square> {
    let cue =
        [&cues::ROOT, &cues::BOUNDED, &cues::GROW].into_iter().find_map(|cue| heard.place(cue))?;
    let place = heard.folded().get(..cue).map_or(0, |before| before.chars().count());
    let stones: Vec<&Named> =
        named.iter().filter(|named| occupied(diagram, named.square)).collect();
    let after = stones.iter().find(|named| named.start >= place);
    let before = stones.iter().rev().find(|named| named.start < place);
    let close_before = before.filter(|named| {
        place - named.end <= 8 && words.chars().skip(named.end).take(place - named.end).any(is_han)
    });
    close_before.or(after).or(before).map(|named| named.square)
}

fn of_movement(
    heard: &Heard,
    named: &[Named],
    diagram: &Diagram,
    words: &str,
) -> Option<PositionQuestion> {
    if let Some((from, to)) = pair(named, words) {
        let other = named
            .iter()
            .map(|named| named.square)
            .find(|&square| square != from && square != to)
            .or_else(|| king(diagram).filter(|&at| heard.has(&cues::KING) && at != from));
        let wants = wants_of_move(heard, other);
        return Some(PositionQuestion { ask: Ask::Move(format!("{from}-{to}")), wants });
    }
    let single = named.first().map(|named| named.square);
    if heard.has(&cues::WIN) {
        return Some(PositionQuestion { ask: Ask::Status, wants: winner_wanted(heard) });
    }
    match single {
        Some(to) if !occupied(diagram, to) && heard.has(&cues::KING) => {
            let from = king(diagram)?;
            let wants = wants_of_move(heard, None);
            Some(PositionQuestion { ask: Ask::Move(format!("{from}-{to}")), wants })
        }
        Some(at) if heard.has(&cues::TAKEN) => {
            Some(examine(Examine::Captured(at), Wants::Verdict(true)))
        }
        Some(at) if occupied(diagram, at) => {
            Some(PositionQuestion { ask: Ask::MovesOf(at), wants: Wants::List })
        }
        Some(_) => None,
        None if heard.has(&cues::KING)
            && (heard.has(&cues::TAKEN) || heard.has(&cues::BOUNDED)) =>
        {
            Some(examine(Examine::Captured(king(diagram)?), Wants::Verdict(true)))
        }
        None if heard.has(&cues::KING) && heard.has(&cues::WHERE) => {
            Some(PositionQuestion { ask: Ask::MovesOf(king(diagram)?), wants: Wants::List })
        }
        None => of_nothing_named(heard),
    }
}

/// From and to: squares joined by a sign, otherwise the first two with a word of moving or nothing else between them.
pub fn pair(named: &[Named], words: &str) -> Option<(Square, Square)> {
    let letters: Vec<char> = words.chars().collect();
    let between = |pair: &[Named]| letters[pair[0].end..pair[1].start].iter().collect::<String>();
    let joined = named.windows(2).find(|pair| {
        matches!(
            between(pair).trim(),
            "" | "-" | "–" | "—" | "→" | "x" | "X" | "×" | ">" | "->" | ":"
        )
    });
    let in_words = named.windows(2).find(|pair| {
        let between = Heard::new(&between(pair));
        between.has(&cues::PLAYS) || between.has(&cues::TO)
    });
    let pair =
        joined.or(in_words).or_else(|| named.windows(2).next().filter(|_| named.len() == 2))?;
    (pair[0].square != pair[1].square).then_some((pair[0].square, pair[1].square))
}

/// A question that names no square.
fn of_nothing_named(heard: &Heard) -> Option<PositionQuestion> {
    if heard.has(&cues::WIN) || heard.has(&cues::LOSE) {
        return Some(PositionQuestion { ask: Ask::Status, wants: winner_wanted(heard) });
    }
    let lists = heard.has(&cues::WHERE) && (heard.has(&cues::MAY) || heard.has(&cues::PLAYS));
    lists.then_some(PositionQuestion { ask: Ask::Moves, wants: Wants::List })
}

fn winner_wanted(heard: &Heard) -> Wants {
    let named = [&cues::WIN, &cues::LOSE]
        .into_iter()
        .find_map(|cue| heard.place(cue))
        .and_then(|place| side_near(heard, place));
    if heard.has(&cues::WHICH) && named.is_none() {
        return Wants::Winner;
    }
    let lost = heard.has(&cues::LOSE) && !heard.has(&cues::WIN);
    match (named, lost) {
        (Some(Colour::Black), false) | (Some(Colour::White), true) => Wants::WonBy(Colour::Black),
        (Some(Colour::White), false) | (Some(Colour::Black), true) => Wants::WonBy(Colour::White),
        (None, _) => Wants::AnyWinner,
    }
}

/// What the words want to hear of a move that is played; `other`: another piece that they speak of.
fn wants_of_move(heard: &Heard, other: Option<Square>) -> Wants {
    let which = heard.has(&cues::WHICH);
    if heard.has(&cues::WIN) {
        return if which { Wants::Winner } else { winner_wanted(heard) };
    }
    if heard.has(&cues::TAKEN) || heard.has(&cues::BOUNDED) {
        return match other {
            _ if which => Wants::Removed,
            Some(square) => Wants::RemovedAt(square),
            None if heard.has(&cues::MAY) => Wants::Legality(true),
            None => Wants::AnyRemoved,
        };
    }
    if which && !heard.has(&cues::MAY) && !heard.has(&cues::FORBIDDEN) {
        return Wants::Removed;
    }
    Wants::Legality(!heard.has(&cues::FORBIDDEN))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Size;

    fn diagram(points: bool, pieces: &[(&str, &'static str)]) -> Diagram {
        let square = |text: &str| text.parse().expect("a square");
        Diagram {
            size: Size { columns: 9, rows: 9 },
            points,
            turn: "black",
            pieces: pieces.iter().map(|(at, kind)| (square(at), *kind)).collect(),
            special: Vec::new(),
        }
    }

    fn asked(words: &str, diagram: &Diagram) -> PositionQuestion {
        understand(words, diagram).unwrap_or_else(|| panic!("{words}"))
    }

    #[test]
    fn the_side_named_nearest_to_the_square_plays() {
        let words = "b black, w white. May White play d2?";
        assert_eq!(mover(words, "d2".parse().expect("a square")), Some(Colour::White));
    }

    #[test]
    fn a_stone_that_stands_is_the_root_and_an_empty_point_the_move() {
        let board = diagram(true, &[("c3", "black"), ("g3", "white")]);
        let question = asked("Verliert Schwarz seinen Stein c3, wenn er e3 setzt?", &board);
        assert_eq!(question.ask, Ask::Move("e3".into()));
        assert_eq!(question.wants, Wants::RemovedAt("c3".parse().expect("a square")));
        let question = asked("Kann die Wurzel auf g3 noch wachsen?", &board);
        assert_eq!(question.wants, Wants::Verdict(false));
        let question = asked("g3這條根被封死了嗎？", &board);
        assert_eq!(question.ask, Ask::Examine(Examine::Bounded("g3".parse().expect("a square"))));
    }

    #[test]
    fn two_squares_are_a_move_and_a_third_is_what_may_be_taken() {
        let board = diagram(false, &[("c2", "attacker"), ("a2", "defender"), ("e5", "king")]);
        let question = asked("Wird a2 geschlagen, wenn Schwarz c2-b2 zieht?", &board);
        assert_eq!(question.ask, Ask::Move("c2-b2".into()));
        assert_eq!(question.wants, Wants::RemovedAt("a2".parse().expect("a square")));
        let question = asked("May the king go to e6?", &board);
        assert_eq!(question.ask, Ask::Move("e5-e6".into()));
        let question = asked("Ist der König gefangen?", &board);
        assert_eq!(question.ask, Ask::Examine(Examine::Captured("e5".parse().expect("a square"))));
    }
}
