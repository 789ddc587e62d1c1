//! Squares that a question names.

use crate::{answer::cues::is_han, engine::Square};

/// A square that the words name, with its place in the text in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Named {
    pub square: Square,
    pub start: usize,
    pub end: usize,
}

/// The squares that the words name, in order: a letter and a number, standing alone or in a pair such as `e3-e7`.
pub fn squares(text: &str) -> Vec<Named> {
    let letters: Vec<char> = text.chars().collect();
    let mut found: Vec<Named> = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        let digits = letters[at + 1..].iter().take_while(|letter| letter.is_ascii_digit()).count();
        let joined_before =
            at > 0 && is_latin(letters[at - 1]) && !ends_a_square(&found, &letters, at);
        let end = at + 1 + digits;
        let joined_after =
            letters.get(end).is_some_and(|&next| is_latin(next)) && !starts_a_square(&letters, end);
        if letters[at].is_ascii_alphabetic()
            && (1..=2).contains(&digits)
            && !joined_before
            && !joined_after
        {
            let text: String = letters[at..end].iter().collect();
            if let Ok(square) = text.parse() {
                found.push(Named { square, start: at, end });
                at = end;
                continue;
            }
        }
        at += 1;
    }
    found
}

fn is_latin(letter: char) -> bool {
    letter.is_alphanumeric() && !is_han(letter)
}

/// `e3e7` and `e3xe7`: the second square may follow the first.
fn ends_a_square(found: &[Named], letters: &[char], at: usize) -> bool {
    found.last().is_some_and(|last| {
        last.end == at || last.end + 1 == at && matches!(letters[at - 1], 'x' | 'X')
    })
}

fn starts_a_square(letters: &[char], at: usize) -> bool {
    let skip = usize::from(matches!(letters[at], 'x' | 'X'));
    letters.get(at + skip).is_some_and(char::is_ascii_alphabetic)
        && letters.get(at + skip + 1).is_some_and(char::is_ascii_digit)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(text: &str) -> Vec<String> {
        squares(text).iter().map(|named| named.square.to_string()).collect()
    }

    #[test]
    fn squares_are_a_letter_and_a_number_that_stand_alone() {
        assert_eq!(named("e3-e7, then E3xe4 or e3e7"), ["e3", "e7", "e3", "e4", "e3", "e7"]);
        assert_eq!(named("國王從c3走到a3"), ["c3", "a3"]);
        assert_eq!(named("in 1993 on mp3 with 9x9 and v2beta"), Vec::<String>::new());
    }
}
