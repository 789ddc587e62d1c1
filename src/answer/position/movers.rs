//! Pieces that the words name only by a move that they make: "attacker a5 goes to c5".

use super::{
    Colour, Man, moves,
    signs::{Sign, Token},
    squares,
};
use crate::{
    answer::cues::{self, Heard},
    engine::Square,
};

/// Where each piece stands that is named only by its move.
///
/// `words`: the question with blanks for the pieces that it puts on squares; `placed`: those.
pub fn movers(
    words: &str,
    tokens: &[Token],
    placed: &[(Option<Square>, Man)],
) -> Vec<(Square, Man)> {
    let letters: Vec<char> = words.chars().collect();
    let is_left = |token: &&Token| letters.get(token.span.start).is_some_and(|it| *it != ' ');
    let told = Told { tokens: tokens.iter().filter(is_left).collect(), words, placed };
    let mut movers: Vec<(Square, Man)> = Vec::new();
    let mut reached: Vec<Square> = Vec::new();
    for pair in moves::pairs(&squares(words), words) {
        let from = pair.from.square;
        let is_new = !reached.contains(&from)
            && !placed.iter().any(|(at, _)| *at == Some(from))
            && !movers.iter().any(|(at, _)| *at == from);
        if is_new && let Some(man) = told.mover(pair.from.start, pair.to.start) {
            movers.push((from, man));
        }
        reached.push(pair.to.square);
    }
    movers
}

/// What is said of the moves.
struct Told<'a> {
    /// Without those of the pieces that are put on squares.
    tokens: Vec<&'a Token>,
    words: &'a str,
    placed: &'a [(Option<Square>, Man)],
}

impl Told<'_> {
    /// Who makes the move between these places: the piece named nearest before it, otherwise within it.
    fn mover(&self, from: usize, to: usize) -> Option<Man> {
        let is_before = |token: &&&Token| token.span.start < from;
        let stops = self.tokens.iter().take_while(is_before);
        let begins = stops.filter(|token| token.sign == Sign::Stop).last();
        let begins = begins.map_or(0, |stop| stop.span.end);
        let named = |span: std::ops::Range<usize>| {
            let within = self.tokens.iter().filter(move |it| span.contains(&it.span.start));
            within.filter_map(|token| self.man(token))
        };
        let before = named(begins..from).next_back();
        before.or_else(|| named(from..to).next()).or_else(|| self.captor())
    }

    /// The piece that a sign names, unless it is the king and stands elsewhere.
    fn man(&self, token: &Token) -> Option<Man> {
        let man = match token.sign {
            Sign::Noun(man) | Sign::Piece(man) => man,
            Sign::Theirs => Man::Of(Colour::Black),
            _ => return None,
        };
        let has_king = self.placed.iter().any(|(_, man)| *man == Man::King);
        (man != Man::King || !has_king).then_some(man)
    }

    /// Whoever would capture the king, where his capture is asked about.
    fn captor(&self) -> Option<Man> {
        let heard = Heard::new(self.words);
        let asks = heard.has(&cues::KING) && heard.has(&cues::TAKEN);
        asks.then_some(Man::Of(Colour::Black))
    }
}
