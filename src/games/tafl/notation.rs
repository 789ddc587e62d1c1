use super::{movement::Move, position::Piece};
use crate::engine::{Man, Message, Size, Square, off_board};

/// A move as it is written, and the captures that are written with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    pub mv: Move,
    /// `None` where no list is written.
    pub captures: Option<Vec<Square>>,
}

/// Reads `e3-e7`, and also `e3e7`, `E3 e7`, `e3xe7`, `Ke3-e7`, `e3→e7`; after it may stand the captures, as in
/// `e3-e7xe8/f7`, and signs such as `+` or `++`.
///
/// # Errors
///
/// Every square that is not on the board; or that this is no move.
pub fn read(text: &str, size: Size) -> Result<Written, Vec<Message>> {
    let lower = text.trim().to_lowercase();
    let mut rest = skip_piece(&lower);
    let mut squares = Vec::new();
    let mut gaps = Vec::new();
    loop {
        let gap =
            rest.len() - rest.trim_start_matches(|c: char| !is_of_square(c) || c == 'x').len();
        let (between, after) = rest.split_at(gap);
        let Some((square, after)) = take_square(after) else {
            break;
        };
        gaps.push(between);
        squares.push(square);
        rest = after;
    }
    let is_move = squares.len() >= 2
        && gaps.first().is_some_and(|gap| gap.is_empty())
        && gaps[1..].iter().all(|gap| gap.chars().all(is_joint))
        && rest.chars().all(is_sign);
    if !is_move {
        return Err(vec![Message::new("tafl-fault-move").with("written", text.trim())]);
    }
    let faults: Vec<Message> = squares
        .iter()
        .filter(|&&square| !size.contains(square))
        .map(|&square| off_board(square, size))
        .collect();
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut captures = squares.split_off(2);
    captures.sort_unstable();
    captures.dedup();
    Ok(Written {
        mv: Move { from: squares[0], to: squares[1] },
        captures: (!captures.is_empty()).then_some(captures),
    })
}

/// A piece letter in front, as in `Ke5-e1`: a letter before a letter.
fn skip_piece(text: &str) -> &str {
    let mut letters = text.chars();
    match (letters.next(), letters.clone().next()) {
        (Some(first), Some(second)) if is_piece(first) && second.is_ascii_alphabetic() => {
            letters.as_str()
        }
        _ => text,
    }
}

fn is_piece(letter: char) -> bool {
    Piece::ALL.iter().any(|piece| piece.is_read_as(letter)) || matches!(letter, 'n' | 'c')
}

fn is_of_square(letter: char) -> bool {
    letter.is_ascii_alphanumeric()
}

/// What may stand between two squares.
fn is_joint(letter: char) -> bool {
    letter.is_whitespace()
        || matches!(letter, '-' | '–' | '—' | '−' | '→' | '>' | ':' | '/' | ',' | 'x' | '×')
}

/// What may stand after a move.
fn is_sign(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '+' | '-' | '#' | '!' | '?' | '=' | '.')
}

/// The square at the beginning of the text, and what follows it.
fn take_square(text: &str) -> Option<(Square, &str)> {
    let letter = text.chars().next().filter(char::is_ascii_alphabetic)?;
    let digits = text[letter.len_utf8()..].bytes().take_while(u8::is_ascii_digit).count();
    let (square, rest) = text.split_at(letter.len_utf8() + digits);
    Some((square.parse().ok()?, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NINE: Size = Size { columns: 9, rows: 9 };

    fn read_nine(text: &str) -> Option<String> {
        let Written { mv, captures } = read(text, NINE).ok()?;
        let captures: Vec<String> =
            captures.unwrap_or_default().iter().map(ToString::to_string).collect();
        Some([mv.to_string(), captures.join("/")].join(" ").trim().to_owned())
    }

    #[test]
    fn a_move_is_read_as_players_write_it() {
        for text in ["e3-e7", "e3e7", "E3 e7", "e3xe7", "e3 → e7", "Ke3-e7", "e3 -> e7", "e3–e7+"]
        {
            assert_eq!(read_nine(text).as_deref(), Some("e3-e7"), "{text}");
        }
    }

    #[test]
    fn a_list_of_captures_follows_the_move() {
        for text in ["e3-e7xe8/f7", "e3-e7 x f7, e8", "e3-e7xf7xe8++"] {
            assert_eq!(read_nine(text).as_deref(), Some("e3-e7 e8/f7"), "{text}");
        }
    }

    #[test]
    fn what_is_no_move_is_refused() {
        for text in ["", "e3", "e3-", "castle", "e3-j7", "e3-e10", "from e3 to e7", "33-44"] {
            assert_eq!(read_nine(text), None, "{text}");
        }
    }
}
