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
        line.chars().filter(|letter| !letter.is_whitespace()).count() >= 3
            && line.chars().all(is_board_letter)
            && (line.contains(['.', '_', '-', '·', '+'])
                || line.chars().any(|letter| letter.is_ascii_digit())
                || !is_words(line))
    };
    let first = lines.iter().position(|line| is_row(line))?;
    let count = lines[first..].iter().take_while(|line| is_row(line)).count();
    (count >= 3).then(|| {
        let (before, after) = (&lines[..first], &lines[first + count..]);
        Embedded {
            position: lines[first..first + count].join("\n"),
            words: [before, after].concat().join("\n"),
        }
    })
}

/// A line of whole words, such as "bow wow", is no row although its letters could be pieces.
fn is_words(line: &str) -> bool {
    line.split_whitespace()
        .any(|word| word.len() > 1 && word.chars().all(char::is_alphabetic) && has_vowel(word))
}

fn has_vowel(word: &str) -> bool {
    word.to_lowercase().contains(['a', 'e', 'i', 'u'])
}

fn is_board_letter(letter: char) -> bool {
    letter.is_ascii_digit()
        || letter.is_whitespace()
        || matches!(letter, '.' | '_' | '-' | '·' | '+' | '●' | '○')
        || matches!(letter.to_ascii_lowercase(), 'a'..='t' | 'w' | 'x')
}

fn in_a_line(text: &str) -> Option<Embedded> {
    let is_rows = |word: &str| {
        let word = word.trim_matches(|letter: char| {
            matches!(letter, '"' | '“' | '”' | '„' | '「' | '」' | ',' | ';')
        });
        word.matches('/').count() >= 2
            && word.chars().all(|letter| letter == '/' || is_board_letter(letter))
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    let at = words.iter().position(|word| is_rows(word))?;
    let trim = |word: &str| word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_owned();
    let mut position = trim(words[at]);
    let mut rest = words.clone();
    rest.remove(at);
    let side = words.get(at + 1).map(|word| trim(word)).filter(|word| {
        ["black", "white", "attackers", "defenders", "b", "w", "a", "d"].contains(&word.as_str())
    });
    if let Some(side) = side {
        position = format!("{position} {side}");
        rest.remove(at);
    }
    Some(Embedded { position, words: rest.join(" ") })
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
        assert_eq!(embedded("May I pass?\nI have no idea.\nThank you all"), None);
    }
}
