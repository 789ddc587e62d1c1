//! A question cut into signs: pieces, squares, words of standing and going, ends of clauses.

use std::ops::Range;

use super::{Colour, Man, squares};
use crate::{
    answer::cues::{self, Cue, Heard, is_han},
    engine::Square,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A piece or a side.
    Noun(Man),
    /// A piece for certain, not a side.
    Piece(Man),
    /// "man", "stone": makes a piece of the side before it.
    Man,
    Square(Square),
    On,
    Standing,
    /// Squares before it may be told to be those of a piece after it: "on e4 stands a guard", "d3 and f3 are black".
    Are,
    Goes,
    May,
    Mine,
    /// Of the same side as the piece spoken of.
    Own,
    Theirs,
    Throne,
    Empty,
    /// After a side: it is to move.
    ToMove,
    /// Before a side.
    TurnOf,
    /// Between squares of a move.
    Joint,
    Comma,
    Colon,
    /// The end of a sentence.
    Stop,
    /// Any other word.
    Word,
}

/// A sign and the characters it fills.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    pub sign: Sign,
    pub span: Range<usize>,
}

/// Cuts a question into signs, in order.
pub fn signs(text: &str) -> Vec<Token> {
    let letters: Vec<char> = text.chars().collect();
    let mut found = by_words(text);
    found.extend(
        squares(text)
            .into_iter()
            .map(|named| Token { sign: Sign::Square(named.square), span: named.start..named.end }),
    );
    found.extend(in_letters(&letters));
    found.extend(marks(&letters));
    // The longest at a place wins; of the same length, the one found first.
    found.sort_by_key(|token| (token.span.start, std::cmp::Reverse(token.span.end)));
    let mut tokens: Vec<Token> = Vec::new();
    let mut at = 0;
    for token in found {
        if token.span.start < at {
            continue;
        }
        tokens.extend(words(&letters, at..token.span.start));
        at = token.span.end;
        tokens.push(token);
    }
    tokens.extend(words(&letters, at..letters.len()));
    tokens
}

fn by_words(text: &str) -> Vec<Token> {
    let heard = Heard::new(text);
    let king = Man::King;
    let (black, white) = (Man::Of(Colour::Black), Man::Of(Colour::White));
    let signs: [(&Cue, Sign); 19] = [
        (&cues::KING, Sign::Piece(king)),
        (&cues::ATTACKER, Sign::Piece(black)),
        (&cues::DEFENDER, Sign::Piece(white)),
        (&cues::BLACK, Sign::Noun(black)),
        (&cues::WHITE, Sign::Noun(white)),
        (&cues::TO_MOVE, Sign::ToMove),
        (&cues::TURN_OF, Sign::TurnOf),
        (&cues::THEIRS, Sign::Theirs),
        (&cues::OWN, Sign::Own),
        (&cues::MINE, Sign::Mine),
        (&cues::THRONE, Sign::Throne),
        (&cues::EMPTY, Sign::Empty),
        (&cues::MAY, Sign::May),
        (&cues::MAN, Sign::Man),
        (&cues::ARE, Sign::Are),
        (&cues::ON, Sign::On),
        (&cues::STANDING, Sign::Standing),
        (&cues::GOES, Sign::Goes),
        (&cues::TAKEN, Sign::Word),
    ];
    let tokens = signs
        .into_iter()
        .flat_map(|(cue, sign)| heard.spans(cue).into_iter().map(move |span| Token { sign, span }));
    tokens.collect()
}

/// Pieces by their letters, as in `K c5, t h2` or `Ke5`: only where the king, or both colours, are written so.
fn in_letters(letters: &[char]) -> Vec<Token> {
    let man = |letter: char| match letter {
        'K' => Some(Man::King),
        't' | 'A' | 'B' => Some(Man::Of(Colour::Black)),
        'T' | 'D' | 'W' => Some(Man::Of(Colour::White)),
        _ => None,
    };
    let mut found: Vec<(Man, usize, Token)> = Vec::new();
    for (at, &letter) in letters.iter().enumerate() {
        let Some(man) = man(letter) else { continue };
        if at > 0 && letters[at - 1].is_alphanumeric() && !is_han(letters[at - 1]) {
            continue;
        }
        let gap = letters[at + 1..].iter().take_while(|letter| **letter == ' ').count().min(1);
        let start = at + 1 + gap;
        let digits = letters
            .get(start + 1..)
            .unwrap_or_default()
            .iter()
            .take_while(|letter| letter.is_ascii_digit());
        let end = start + 1 + digits.count();
        let text: String = letters.get(start..end).unwrap_or_default().iter().collect();
        let ends = letters.get(end).is_none_or(|next| !next.is_alphanumeric() || is_han(*next));
        if let Some(square) = text.parse().ok().filter(|_| ends && end > start + 1) {
            let token = Token { sign: Sign::Square(square), span: start..end };
            found.push((man, at, token));
        }
    }
    let has = |wanted: Man| found.iter().any(|(man, ..)| *man == wanted);
    let both = has(Man::Of(Colour::Black)) && has(Man::Of(Colour::White));
    if !has(Man::King) && !both {
        return Vec::new();
    }
    let tokens = found
        .into_iter()
        .flat_map(|(man, at, square)| [Token { sign: Sign::Piece(man), span: at..at + 1 }, square]);
    tokens.collect()
}

fn marks(letters: &[char]) -> Vec<Token> {
    let mut found = Vec::new();
    for (at, letter) in letters.iter().enumerate() {
        let beside = |place: Option<usize>| {
            place.and_then(|place| letters.get(place)).is_none_or(|letter| *letter == ' ')
        };
        let stands_apart = beside(at.checked_sub(1)) && beside(Some(at + 1));
        let sign = match letter {
            '.' | ';' | '!' | '?' | '。' | '；' | '！' | '？' | '\n' => Sign::Stop,
            '-' | '–' | '—' if stands_apart => Sign::Stop,
            '-' | '–' | '—' | '→' | '>' | '×' => Sign::Joint,
            ',' | '，' | '、' | '/' | '&' | '+' => Sign::Comma,
            ':' | '：' | '=' | '(' | ')' | '（' | '）' => Sign::Colon,
            _ => continue,
        };
        found.push(Token { sign, span: at..at + 1 });
    }
    found
}

/// The words of a stretch that means nothing else: a Latin word, or a Chinese character.
fn words(letters: &[char], stretch: Range<usize>) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::new();
    let mut open = false;
    for at in stretch {
        let letter = letters[at];
        let belongs = letter.is_alphanumeric() && !is_han(letter);
        match tokens.last_mut() {
            Some(word) if open && belongs => word.span.end = at + 1,
            _ if belongs || is_han(letter) => {
                tokens.push(Token { sign: Sign::Word, span: at..at + 1 });
            }
            _ => {}
        }
        open = belongs;
    }
    tokens
}
