//! Moves that a question names by two squares.

use super::Named;
use crate::{
    answer::cues::{self, Heard},
    engine::Square,
};

/// A move by its two squares, with the place of each in the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    pub from: Named,
    pub to: Named,
}

/// Every move that the words name, in order: squares joined by a sign, or by words of going alone.
pub fn pairs(named: &[Named], words: &str) -> Vec<Pair> {
    let letters: Vec<char> = words.chars().collect();
    let named = &without_jumped(named, &letters);
    let between = |pair: &[Named]| letters[pair[0].end..pair[1].start].iter().collect::<String>();
    let mut pairs = Vec::new();
    let mut at = 0;
    while let Some(two) = named.get(at..at + 2) {
        let joined_after = named.get(at + 1..at + 3).is_some_and(|next| is_joint(&between(next)));
        let text = between(two);
        if two[0].square != two[1].square && (is_joint(&text) || !joined_after && goes(&text)) {
            pairs.push(Pair { from: two[0], to: two[1] });
            at += 2;
        } else {
            at += 1;
        }
    }
    pairs
}

/// The move that the words name: joined squares before squares with words of going between them, before any two.
pub fn pair(named: &[Named], words: &str) -> Option<(Square, Square)> {
    let letters: Vec<char> = words.chars().collect();
    let named = &without_jumped(named, &letters);
    let between = |pair: &[Named]| letters[pair[0].end..pair[1].start].iter().collect::<String>();
    let joined = named.windows(2).find(|pair| is_joint(&between(pair)));
    let in_words = named.windows(2).find(|pair| goes(&between(pair)));
    let only_two = || {
        let two = named.windows(2).next().filter(|_| named.len() == 2)?;
        (!between(two).contains(PAUSES)).then_some(two)
    };
    let pair = joined.or(in_words).or_else(only_two)?;
    (pair[0].square != pair[1].square).then_some((pair[0].square, pair[1].square))
}

const PAUSES: [char; 12] = [',', '.', ':', '!', '，', '。', '：', '；', ';', '？', '?', '！'];

/// The squares without those that a piece is to pass between the one it leaves and the one it goes to.
fn without_jumped(named: &[Named], letters: &[char]) -> Vec<Named> {
    let is_jumped = |at: usize| {
        let Some([before, jumped, _]) =
            at.checked_sub(1).and_then(|first| named.get(first..at + 2))
        else {
            return false;
        };
        let between: String = letters[before.end..jumped.start].iter().collect();
        let end = between.trim_end().chars().count();
        Heard::new(&between).spans(&cues::PAST).iter().any(|span| span.end == end)
    };
    named.iter().enumerate().filter(|(at, _)| !is_jumped(*at)).map(|(_, named)| *named).collect()
}

fn is_joint(between: &str) -> bool {
    matches!(between.trim(), "" | "-" | "–" | "—" | "→" | "x" | "X" | "×" | ">" | "->" | ":")
}

fn goes(between: &str) -> bool {
    let heard = Heard::new(between);
    let in_one_clause = !between.contains(['.', ';', '?', '!', '。', '；', '？']);
    in_one_clause && !heard.has(&cues::WHEN) && (heard.has(&cues::PLAYS) || heard.has(&cues::TO))
}
