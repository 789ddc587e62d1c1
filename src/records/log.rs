//! What a server writes down while a game is played: a sentence for each move, with squares in it.

use super::{
    Captures, Format, Played, Record, Written,
    fault::{Faults, RecordError},
    place::Source,
    scan::{Kind, Scan},
    setting::Setting,
};
use crate::{
    engine::{Message, Square},
    locale::shown,
};

/// A square in a sentence: no letter or digit touches it.
struct Named {
    square: Square,
    /// Bytes of the line.
    begin: usize,
    end: usize,
}

/// Whether a text is a log: words stand between the two squares of a move. Comments in braces do not count.
pub fn is_log(text: &str) -> bool {
    let mut depth = 0_usize;
    text.lines().any(|line| {
        let outside = depth == 0 && !line.trim_start().starts_with(['{', ';', '#']);
        depth = (depth + line.matches('{').count()).saturating_sub(line.matches('}').count());
        let line = line.split(['{', ';']).next().unwrap_or_default();
        outside && squares(line).windows(2).any(|pair| has_word(&line[pair[0].end..pair[1].begin]))
    })
}

/// Two Latin letters, or a letter of another script, and no digit: `to`, `nach`, `移到`.
fn has_word(between: &str) -> bool {
    let is_word = |word: &str| {
        if word.contains(|letter: char| letter.is_ascii_digit()) {
            return false;
        }
        word.chars().filter(|letter| letter.is_alphabetic()).count() >= 2
            || word.chars().any(|letter| letter.is_alphabetic() && !letter.is_ascii())
    };
    between.split_whitespace().any(is_word)
}

fn squares(line: &str) -> Vec<Named> {
    let mut found = Vec::new();
    let mut scan = Scan::new(line);
    let mut before: Option<char> = None;
    while let Some(letter) = scan.peek() {
        let begin = scan.at;
        let is_apart = before.is_none_or(|before| !before.is_ascii_alphanumeric());
        if is_apart && letter.is_ascii_alphabetic() {
            let square = scan.take_square();
            let is_whole = scan.peek().is_none_or(|next| !next.is_ascii_alphanumeric());
            if let (Some(square), true) = (square, is_whole) {
                found.push(Named { square, begin, end: scan.at });
                before = Some('0');
                continue;
            }
            scan.at = begin;
        }
        before = scan.step();
    }
    found
}

/// Reads a log as Board Game Arena and other servers keep them.
///
/// Where pieces move, a line with two squares is a move, and one with a single square names what the move before it
/// took; squares after the first two are taken as well. Where stones are placed, the first square of a line is a move
/// and the others were taken. Lines without squares are passed over.
pub fn read(text: &str, setting: Setting<'_>) -> Result<Record, RecordError> {
    let source = Source::new(text);
    let mut record = Record::new(Format::Log);
    let mut faults = Faults::default();
    let of_move = match setting.kind {
        Kind::Stones => 1,
        Kind::Pieces => 2,
    };
    let mut line_start = 0;
    for line in text.split('\n') {
        let named = squares(line);
        let place = |at: usize| source.place(line_start + at);
        if named.len() >= of_move {
            let (played, taken) = named.split_at(of_move);
            let played = played.iter().map(|named| named.square).collect();
            let begin = named[0].begin;
            record.moves.push(Written {
                place: place(begin),
                text: shown(line[begin..named[of_move - 1].end].trim()),
                played: Played::Move(played),
                side: None,
                captures: Captures::Unsaid,
                wins: false,
            });
            add_taken(&mut record, taken);
        } else if let Some(first) = named.first() {
            if record.moves.is_empty() {
                let message = Message::new("record-fault-taken-before-a-move");
                faults.add(place(first.begin), message.with("square", first.square));
            }
            add_taken(&mut record, &named);
        }
        line_start += line.len() + 1;
    }
    faults.check()?;
    Ok(record)
}

fn add_taken(record: &mut Record, taken: &[Named]) {
    let Some(last) = record.moves.last_mut().filter(|_| !taken.is_empty()) else { return };
    let mut squares = match &last.captures {
        Captures::Named(squares) => squares.clone(),
        Captures::Unsaid | Captures::AtLeast(_) => Vec::new(),
    };
    squares.extend(taken.iter().map(|named| named.square));
    squares.sort_unstable();
    squares.dedup();
    last.captures = Captures::Named(squares);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(line: &str) -> String {
        squares(line).iter().map(|named| named.square.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn squares_are_found_between_words() {
        assert_eq!(named("Ann moves a pawn from E9 to E7"), "e9 e7");
        assert_eq!(named("Pawn at position E6 has been eaten by player by Ann !"), "e6");
        assert_eq!(named("Turn: W Pawn from e3 to d3"), "e3 d3");
        assert_eq!(named("Move 12 : player1 at 3:25 PM, table 4711"), "");
        assert_eq!(named("玩家將E9移到E7。"), "e9 e7");
        assert_eq!(named("Turn: W Pawn from null to null"), "");
    }
}
