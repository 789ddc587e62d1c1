use std::collections::{BTreeSet, HashMap};

use super::analyzer::to_f32;

/// Every token of the index by number, and in how many texts it stands.
#[derive(Debug, Default)]
pub(super) struct Vocabulary {
    numbers: HashMap<String, u32>,
    texts_with: Vec<u32>,
    /// Texts by the first byte of a token: those that such a token could stand in.
    texts: HashMap<u8, u32>,
}

impl Vocabulary {
    /// Counts the tokens of one text and gives their numbers, sorted.
    pub(super) fn learn<'a>(&mut self, tokens: impl Iterator<Item = &'a str>) -> Vec<u32> {
        let mut marks = BTreeSet::new();
        let mut numbers = BTreeSet::new();
        for token in tokens {
            marks.insert(token.as_bytes()[0]);
            let next = u32::try_from(self.texts_with.len()).expect("fewer words than 4 milliards");
            let number = *self.numbers.entry(token.to_owned()).or_insert(next);
            if number == next {
                self.texts_with.push(0);
            }
            numbers.insert(number);
        }
        for &number in &numbers {
            self.texts_with[number as usize] += 1;
        }
        for mark in marks {
            *self.texts.entry(mark).or_default() += 1;
        }
        numbers.into_iter().collect()
    }

    pub(super) fn number(&self, token: &str) -> Option<u32> {
        self.numbers.get(token).copied()
    }

    /// The weight of a token after its rarity, as in BM25; a token that no text has weighs most.
    pub(super) fn rarity(&self, token: &str) -> f32 {
        let mark = token.as_bytes().first().copied().unwrap_or_default();
        let texts = count(self.texts.get(&mark).copied().unwrap_or_default());
        let with = self.number(token).map_or(0.0, |number| count(self.texts_with[number as usize]));
        (1.0 + (texts - with + 0.5).max(0.5) / (with + 0.5)).ln()
    }
}

fn count(count: u32) -> f32 {
    to_f32(count as usize)
}
