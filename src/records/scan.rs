use super::record::{Captures, Played};
use crate::engine::Square;

/// A place in a text that moves forward.
pub struct Scan<'a> {
    pub text: &'a str,
    /// A byte, always between characters.
    pub at: usize,
}

/// A move as it stands in a text.
pub struct Noted {
    pub played: Played,
    pub captures: Captures,
    pub wins: bool,
}

/// How many squares a move names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A stone is placed.
    Stones,
    /// A piece goes from one square to another.
    Pieces,
}

impl<'a> Scan<'a> {
    pub fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub fn is_at_end(&self) -> bool {
        self.at >= self.text.len()
    }

    pub fn step(&mut self) -> Option<char> {
        let letter = self.peek()?;
        self.at += letter.len_utf8();
        Some(letter)
    }

    pub fn eat(&mut self, expected: &str) -> bool {
        let found = self.rest().starts_with(expected);
        if found {
            self.at += expected.len();
        }
        found
    }

    pub fn take_while(&mut self, belongs: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let until = rest.find(|letter| !belongs(letter)).unwrap_or(rest.len());
        self.at += until;
        &rest[..until]
    }

    /// Spaces, but no line break.
    pub fn skip_spaces(&mut self) {
        self.take_while(|letter| letter.is_whitespace() && letter != '\n');
    }

    pub fn skip_line(&mut self) {
        self.take_while(|letter| letter != '\n');
    }

    /// What stands up to the next space.
    pub fn take_word(&mut self) -> &'a str {
        self.take_while(|letter| !letter.is_whitespace())
    }

    /// Whether only spaces stand before this place on its line.
    pub fn begins_line(&self) -> bool {
        let before = &self.text[..self.at];
        before.rsplit('\n').next().unwrap_or_default().trim().is_empty()
    }

    /// What stands between two brackets that may be nested; `None`, and the scan stays, where they are not closed.
    pub fn take_nested(&mut self, open: char, close: char) -> Option<&'a str> {
        let mut depth = 0_usize;
        for (at, letter) in self.rest().char_indices() {
            if letter == open {
                depth += 1;
            } else if letter == close {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    let inside = &self.rest()[open.len_utf8()..at];
                    self.at += at + close.len_utf8();
                    return Some(inside);
                }
            }
        }
        None
    }

    /// A letter and a number, as in `e5`; `None`, and the scan stays, where none begins here.
    pub fn take_square(&mut self) -> Option<Square> {
        let rest = self.rest();
        let letter = rest.chars().next().filter(char::is_ascii_alphabetic)?;
        let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
        let square = rest[..letter.len_utf8() + digits].parse().ok()?;
        self.at += 1 + digits;
        Some(square)
    }

    /// Reads a move: `c3`, `e3-e7`, `Ke3e7`, `e3-e7xe8/f7`, `e3xe7`, with signs such as `+` or `#` after it.
    ///
    /// `None`, and the scan stays, where none begins here.
    pub fn take_move(&mut self, kind: Kind) -> Option<Noted> {
        let begin = self.at;
        let noted = self.try_move(kind);
        if noted.is_none() {
            self.at = begin;
        }
        noted
    }

    fn try_move(&mut self, kind: Kind) -> Option<Noted> {
        self.skip_piece();
        let mut squares = vec![self.take_square()?];
        let mut unnamed = 0;
        if kind == Kind::Pieces {
            self.skip_spaces();
            let joint = self.take_while(is_joint);
            unnamed = joint.chars().filter(|&letter| is_taking(letter)).count();
            self.skip_spaces();
            self.skip_piece();
            squares.push(self.take_square()?);
        }
        let mut named = Vec::new();
        self.take_captures(&mut named, &mut unnamed);
        let signs = self.take_while(is_sign);
        if self.peek().is_some_and(char::is_alphanumeric) {
            return None;
        }
        named.sort_unstable();
        named.dedup();
        let captures = match (named.is_empty(), unnamed) {
            (true, 0) => Captures::Unsaid,
            (true, count) => Captures::AtLeast(count),
            (false, _) => Captures::Named(named),
        };
        Some(Noted { played: Played::Move(squares), captures, wins: is_winning(signs) })
    }

    /// A letter for a piece: a letter before a square.
    fn skip_piece(&mut self) {
        let mut letters = self.rest().chars();
        let first = letters.next().is_some_and(|letter| letter.is_ascii_alphabetic());
        let second = letters.next().is_some_and(|letter| letter.is_ascii_alphabetic());
        if first && second && letters.next().is_some_and(|letter| letter.is_ascii_digit()) {
            self.at += 1;
        }
    }

    /// The list of what was taken: `xe8/f7`, `xe8xf7`, ` x e8, f7`, or `x` alone.
    fn take_captures(&mut self, named: &mut Vec<Square>, unnamed: &mut usize) {
        loop {
            let before = self.at;
            self.skip_spaces();
            let apart = self.at > before;
            let sign = self.step();
            let after = self.at;
            self.skip_spaces();
            let loose = self.at > after;
            let square = match sign {
                // ` x5` is a point of a large board, not something taken.
                Some(letter) if is_taking(letter) && !(apart && self.begins_with_digit()) => {
                    let square = if loose && !apart { None } else { self.take_taken() };
                    if square.is_none() {
                        self.at = after;
                        *unnamed += 1;
                        continue;
                    }
                    square
                }
                Some('/' | ',') if !named.is_empty() => {
                    self.take_taken().filter(|_| !self.begins_another_move())
                }
                _ => None,
            };
            let Some(square) = square else {
                self.at = before;
                return;
            };
            named.push(square);
        }
    }

    fn take_taken(&mut self) -> Option<Square> {
        self.skip_piece();
        self.take_square()
    }

    fn begins_with_digit(&self) -> bool {
        self.peek().is_some_and(|letter| letter.is_ascii_digit())
    }

    /// The square that was just read is the first of another move.
    fn begins_another_move(&self) -> bool {
        let rest = self.rest().trim_start_matches(' ');
        let after = rest.trim_start_matches(|letter| is_joint(letter) && !is_taking(letter));
        let is_joined = after.len() < rest.len() || rest.len() == self.rest().len();
        is_joined && Scan::new(after.trim_start_matches(' ')).take_square().is_some()
    }
}

fn is_taking(letter: char) -> bool {
    matches!(letter, 'x' | 'X' | '×')
}

/// What may stand between the two squares of a move.
fn is_joint(letter: char) -> bool {
    matches!(letter, '-' | '–' | '—' | '−' | '→' | '>' | ':' | '^' | '=') || is_taking(letter)
}

fn is_sign(letter: char) -> bool {
    matches!(letter, '+' | '-' | '#' | '!' | '?' | '=')
}

/// `#`, `++` and `--`: the game is over.
pub fn is_winning(signs: &str) -> bool {
    signs.contains('#') || signs.contains("++") || signs.contains("--") && !signs.contains("---")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str, kind: Kind) -> Option<String> {
        let mut scan = Scan::new(text);
        let noted = scan.take_move(kind)?;
        let captures = match noted.captures {
            Captures::Unsaid => String::new(),
            Captures::AtLeast(count) => format!(" x{count}"),
            Captures::Named(squares) => {
                squares.iter().fold(String::new(), |text, square| format!("{text} {square}"))
            }
        };
        let wins = if noted.wins { " wins" } else { "" };
        Some(format!("{}{captures}{wins}|{}", noted.played.text()?, scan.rest()))
    }

    #[test]
    fn a_piece_moves_from_square_to_square() {
        for (text, expected) in [
            ("e3-e7 d4", "e3-e7| d4"),
            ("E3e7", "e3-e7|"),
            ("e3 e7", "e3-e7|"),
            ("Ke5-e1xd1/f1--", "e5-e1 d1 f1 wins|"),
            ("c2-c3xKc4", "c2-c3 c4|"),
            ("e3xe7", "e3-e7 x1|"),
            ("e3-e7x", "e3-e7 x1|"),
            ("g2-g3xx 9.", "g2-g3 x2| 9."),
            ("e3-e7x d4-d5", "e3-e7 x1| d4-d5"),
            ("e3-e7 x f7, e8", "e3-e7 e8 f7|"),
            ("d7-d6xc6xd5#", "d7-d6 c6 d5 wins|"),
            ("e3-e7xe8, e8-e5", "e3-e7 e8|, e8-e5"),
            ("e3^e7+", "e3-e7|"),
            ("a3-e3---", "a3-e3|"),
        ] {
            assert_eq!(read(text, Kind::Pieces).as_deref(), Some(expected), "{text}");
        }
        for text in ["", "e3", "e3-", "e3-7", "e3-e7f8g", "castle"] {
            assert_eq!(read(text, Kind::Pieces), None, "{text}");
        }
    }

    #[test]
    fn a_stone_is_placed_on_one_point() {
        for (text, expected) in [
            ("c3 d4", "c3| d4"),
            ("C3xd4/d5", "c3 d4 d5|"),
            ("w3 x5", "w3| x5"),
            ("c3x c4", "c3 x1| c4"),
            ("c3#", "c3 wins|"),
        ] {
            assert_eq!(read(text, Kind::Stones).as_deref(), Some(expected), "{text}");
        }
        assert_eq!(read("33", Kind::Stones), None);
    }
}
