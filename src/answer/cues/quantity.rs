//! Sizes of boards and numbers of men in a question.

use std::ops::Range;

use super::{Cue, Heard};

/// What a question says of the board or the men, as a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// Columns and rows.
    Size(usize, usize),
    /// How many men a side has.
    Men(usize, Side),
}

/// The sides of games with a king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Attackers,
    Defenders,
}

const ATTACKERS: Cue = Cue::of(
    &["attacker*", "muscovite*", "besieger*", "black men", "black pieces"],
    &["angreifer*", "moskowiter*", "belagerer*", "schwarze figuren", "schwarze steine"],
    &["攻方", "莫斯科人"],
);
const DEFENDERS: Cue = Cue::of(
    &["defender*", "swedes", "guard*"],
    &["verteidiger*", "schweden", "wächter*", "wachen"],
    &["守方", "守衛", "護衛", "瑞典人"],
);

/// Between the two numbers of a size.
const BY: [&str; 6] = ["x", "×", "*", "by", "mal", "乘"];

const NUMBERS: [(&str, &str, &str, usize); 15] = [
    ("two", "zwei", "兩", 2),
    ("three", "drei", "三", 3),
    ("four", "vier", "四", 4),
    ("five", "fünf", "五", 5),
    ("six", "sechs", "六", 6),
    ("seven", "sieben", "七", 7),
    ("eight", "acht", "八", 8),
    ("nine", "neun", "九", 9),
    ("ten", "zehn", "十", 10),
    ("eleven", "elf", "十一", 11),
    ("twelve", "zwölf", "十二", 12),
    ("sixteen", "sechzehn", "十六", 16),
    ("twenty", "zwanzig", "二十", 20),
    ("twenty-four", "vierundzwanzig", "二十四", 24),
    ("thirty-two", "zweiunddreißig", "三十二", 32),
];

/// The size or the number of men that a question names; `None` where it names none, or more than one.
pub fn quantity(question: &str) -> Option<Quantity> {
    found(question).map(|(quantity, _)| quantity)
}

/// The question with blanks where it names a size or a number of men.
pub fn without_quantity(question: &str) -> String {
    let mut letters: Vec<char> = question.chars().collect();
    if let Some((_, places)) = found(question) {
        letters[places].fill(' ');
    }
    letters.into_iter().collect()
}

fn found(question: &str) -> Option<(Quantity, Range<usize>)> {
    let heard = Heard::new(question);
    let numbers = numbers(&heard);
    match &numbers[..] {
        [(columns, first), (rows, second)] => {
            let letters: Vec<char> = heard.folded().chars().collect();
            let between: String = letters.get(first.end..second.start)?.iter().collect();
            let is_size = BY.contains(&between.trim());
            is_size.then_some((Quantity::Size(*columns, *rows), first.start..second.end))
        }
        [(count, place)] => {
            let near = |cue: &Cue| {
                let spans = heard.spans(cue);
                spans.iter().any(|span| {
                    span.start >= place.end && span.start - place.end <= 2
                        || span.end <= place.start && place.start - span.end <= 2
                })
            };
            let side = match (near(&ATTACKERS), near(&DEFENDERS)) {
                (true, false) => Side::Attackers,
                (false, true) => Side::Defenders,
                _ => return None,
            };
            Some((Quantity::Men(*count, side), place.clone()))
        }
        _ => None,
    }
}

/// The numbers of a question in order, in digits or words, with their places in characters.
fn numbers(heard: &Heard) -> Vec<(usize, Range<usize>)> {
    let letters: Vec<char> = heard.folded().chars().collect();
    let mut numbers = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        match digits(&letters, at).or_else(|| in_words(&letters, at)) {
            Some((number, end)) => {
                numbers.push((number, at..end));
                at = end;
            }
            None => at += 1,
        }
    }
    numbers
}

fn digits(letters: &[char], at: usize) -> Option<(usize, usize)> {
    let touches_a_letter =
        at > 0 && letters[at - 1].is_ascii_alphabetic() && letters[at - 1] != 'x';
    let end =
        (at..letters.len()).find(|&end| !letters[end].is_ascii_digit()).unwrap_or(letters.len());
    let number: String = letters[at..end].iter().collect();
    if touches_a_letter { None } else { number.parse().ok().map(|number| (number, end)) }
}

/// The longest number word that begins here.
fn in_words(letters: &[char], at: usize) -> Option<(usize, usize)> {
    let rest: String = letters[at..].iter().take(20).collect();
    let begins = at == 0 || !letters[at - 1].is_alphanumeric();
    let fits = |word: &str, is_chinese: bool| {
        let ends = rest.strip_prefix(word).is_some_and(|after| {
            !after.chars().next().is_some_and(|next| next.is_ascii_lowercase() || next == '-')
        });
        let chinese = is_chinese && rest.starts_with(&fast2s::convert(word));
        (chinese || ends && begins && !is_chinese).then(|| word.chars().count())
    };
    NUMBERS
        .iter()
        .filter_map(|&(en, de, zh, number)| {
            let length = fits(en, false).max(fits(de, false)).max(fits(zh, true))?;
            Some((number, at + length))
        })
        .max_by_key(|&(_, end)| end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_and_numbers_of_men_are_read() {
        for (question, wanted) in [
            ("Is Brandubh on 7x7?", Some(Quantity::Size(7, 7))),
            ("Spielt man auf 11 mal 11 Feldern?", Some(Quantity::Size(11, 11))),
            ("棋盤是 9×9 嗎", Some(Quantity::Size(9, 9))),
            ("Are there 12 defenders?", Some(Quantity::Men(12, Side::Defenders))),
            ("Gibt es sechzehn Angreifer?", Some(Quantity::Men(16, Side::Attackers))),
            ("有十六個攻方的兵嗎", Some(Quantity::Men(16, Side::Attackers))),
            ("May the king capture?", None),
            ("Is a man on d4 safe?", None),
            ("Are three men and two guards enough?", None),
        ] {
            assert_eq!(quantity(question), wanted, "{question}");
        }
        assert_eq!(without_quantity("Is it on 7x7?"), "Is it on    ?");
    }
}
