use super::squares;
use crate::{
    answer::cues::{self, Heard},
    engine::Square,
};

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

    pub fn other(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
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

/// The one colour that the words name.
pub fn only_colour(heard: &Heard) -> Option<Colour> {
    match (heard.has(&cues::BLACK), heard.has(&cues::WHITE)) {
        (true, false) => Some(Colour::Black),
        (false, true) => Some(Colour::White),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_side_named_nearest_to_the_square_plays() {
        let words = "b black, w white. May White play d2?";
        assert_eq!(mover(words, "d2".parse().expect("a square")), Some(Colour::White));
    }
}
