//! Boards written inside a question.

/// A board written inside a question: its rows, and the question without them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Embedded {
    pub position: String,
    pub words: String,
}

/// Finds a board inside a question: three or more lines of points, or the form of the contract.
pub fn embedded(text: &str) -> Option<Embedded> {
    in_lines(text).or_else(|| in_a_line(text))
}

fn in_lines(text: &str) -> Option<Embedded> {
    let lines: Vec<&str> = text.lines().collect();
    let is_row = |line: &str| {
        let line = line.trim();
        let is_count = !line.is_empty() && line.len() <= 2 && line.parse::<u8>().is_ok();
        is_count
            || is_wide(line)
                && line.chars().all(is_board_letter)
                && (line.contains(['.', '_', '-', '·', '+'])
                    || line.chars().any(|letter| letter.is_ascii_digit())
                    || !is_words(line))
    };
    let first = lines.iter().position(|line| is_row(line))?;
    let count = lines[first..].iter().take_while(|line| is_row(line)).count();
    let has_pieces = lines[first..first + count].iter().any(|line| is_wide(line));
    (count >= 3 && has_pieces).then(|| {
        let (before, after) = (&lines[..first], &lines[first + count..]);
        Embedded {
            position: lines[first..first + count].join("\n"),
            words: [before, after].concat().join("\n"),
        }
    })
}

fn is_wide(line: &str) -> bool {
    line.chars().filter(|letter| !letter.is_whitespace()).count() >= 3
}

/// A line of whole words, such as "bow wow", is no row although its letters could be pieces.
fn is_words(line: &str) -> bool {
    line.split_whitespace().any(|word| {
        let is_full = word.len() >= 5 && word.chars().all(|letter| "aAdDkKtT".contains(letter));
        word.len() > 1 && word.chars().all(char::is_alphabetic) && has_vowel(word) && !is_full
    })
}

fn has_vowel(word: &str) -> bool {
    word.to_lowercase().contains(['a', 'e', 'i', 'u'])
}

fn is_board_letter(letter: char) -> bool {
    letter.is_ascii_digit()
        || letter.is_whitespace()
        || matches!(letter, '.' | '_' | '-' | '·' | '+' | '●' | '○')
        || is_piece_sign(letter)
        || matches!(letter.to_ascii_lowercase(), 'a'..='t' | 'w' | 'x')
}

/// A piece by its Chinese sign.
fn is_piece_sign(letter: char) -> bool {
    matches!(letter, '攻' | '守' | '王' | '黑' | '白')
}

fn in_a_line(text: &str) -> Option<Embedded> {
    let letters: Vec<char> = text.chars().collect();
    let starts = (0..letters.len()).filter(|&at| {
        let begins = at.checked_sub(1).is_none_or(|before| !belongs(letters[before]));
        begins && belongs(letters[at])
    });
    let (start, end) = starts.map(|at| (at, end_of_rows(&letters, at))).find(|&(start, end)| {
        let rows: String = letters[start..end].iter().filter(|it| !it.is_whitespace()).collect();
        let is_spaced = letters[start..end].iter().any(|letter| letter.is_whitespace());
        let is_sure = !is_spaced || rows.contains(|it: char| it == '.' || it.is_ascii_digit());
        let strokes = rows.matches('/').count();
        is_sure
            && strokes >= 2
            && !rows.starts_with('/')
            && rows.chars().all(|it| it == '/' || is_board_letter(it))
    })?;
    let rows: String = letters[start..end].iter().filter(|it| !it.is_whitespace()).collect();
    let rows = rows.trim_matches(|letter: char| !letter.is_alphanumeric());
    let rest: String = letters[end..].iter().collect();
    let (side, rest) = side_after(&rest);
    let before: String = letters[..start].iter().collect();
    let words = format!("{} {}", before.trim_end(), rest.trim_start()).trim().to_owned();
    let position = side.map_or(rows.to_owned(), |side| format!("{rows} {side}"));
    Some(Embedded { position, words })
}

/// Whether a letter can be within rows or within a word of the Latin script.
fn belongs(letter: char) -> bool {
    letter == '/'
        || letter.is_ascii_alphanumeric()
        || !letter.is_whitespace() && is_board_letter(letter)
}

/// The end of the rows that begin here: blanks may stand on either side of a stroke.
fn end_of_rows(letters: &[char], start: usize) -> usize {
    let mut end = start;
    while let Some(length) = letters[end..].iter().position(|letter| !letter.is_whitespace()) {
        let next = end + length;
        let joins = length == 0 || letters[next] == '/' || end > start && letters[end - 1] == '/';
        let names_a_side = is_piece_sign(letters[next]) && letters.get(next + 1) == Some(&'方');
        if !joins || !belongs(letters[next]) || names_a_side {
            break;
        }
        end = next + 1;
    }
    end
}

/// The side to move that follows the rows, and the rest. A single letter is one only where nothing goes on from it.
fn side_after(rest: &str) -> (Option<&str>, &str) {
    const SIDES: [&str; 4] = ["black", "white", "attackers", "defenders"];
    const LETTERS: [&str; 8] = ["b", "w", "a", "d", "B", "W", "A", "D"];
    let from = rest.find(char::is_alphanumeric).unwrap_or(rest.len());
    let word = &rest[from..];
    let word = &word[..word.find(|it: char| !it.is_alphanumeric()).unwrap_or(word.len())];
    let after = &rest[from + word.len()..];
    let ends = !after.trim_start_matches(' ').starts_with(char::is_alphanumeric);
    let is_side = SIDES.contains(&word) || LETTERS.contains(&word) && ends;
    if is_side { (Some(word), after) } else { (None, rest) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_in_the_question_is_taken_out_of_its_words() {
        let found = embedded("Look:\nb.w.b\n..b..\nw.b.w\nMay White play d2?").expect("a board");
        assert_eq!(found.position, "b.w.b\n..b..\nw.b.w");
        assert_eq!(found.words, "Look:\nMay White play d2?");
        let found = embedded("Is b1w/3/w1b black legal?").expect("a board");
        assert_eq!((&*found.position, &*found.words), ("b1w/3/w1b black", "Is legal?"));
        for (text, position) in [
            ("Take (9/2A6/1AKA5 A): captured?", "9/2A6/1AKA5 A"),
            ("Take 9 / 2A6 / 1AKA5, attackers to move", "9/2A6/1AKA5 attackers"),
            ("9/2A6/1AKA5上，國王被吃嗎？", "9/2A6/1AKA5"),
            ("9/2攻6/1攻王攻5，攻方走", "9/2攻6/1攻王攻5"),
            ("Captured?\n9\n2A6\n1AKA5", "9\n2A6\n1AKA5"),
            ("AAAAAAAAA\n.........\n.AKA.....\nCaptured?", "AAAAAAAAA\n.........\n.AKA....."),
            ("9/2a6/1aka5 a man goes", "9/2a6/1aka5"),
        ] {
            assert_eq!(embedded(text).expect(text).position, position, "{text}");
        }
        assert_eq!(embedded("Pick one:\n1\n2\n3"), None);
        assert_eq!(embedded("May I pass?\nI have no idea.\nThank you all"), None);
    }
}
