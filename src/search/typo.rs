use std::collections::{BTreeMap, HashMap};

use crate::corpus::Language;

/// Shorter words are left as they are: too many others are near.
const SHORTEST: usize = 4;
/// From here on two slips are mended.
const LONG: usize = 8;

/// The words of the corpus as they are written (folded), to mend typing errors by.
#[derive(Debug, Default)]
pub(super) struct Spelling {
    /// By language and first letter: the word and how often it stands there.
    words: HashMap<(Language, char), BTreeMap<String, u32>>,
}

impl Spelling {
    pub(super) fn learn(&mut self, language: Language, word: &str) {
        if let Some(first) = word.chars().next() {
            let words = self.words.entry((language, first)).or_default();
            match words.get_mut(word) {
                Some(count) => *count += 1,
                None => {
                    words.insert(word.to_owned(), 1);
                }
            }
        }
    }

    pub(super) fn knows(&self, language: Language, word: &str) -> bool {
        word.chars()
            .next()
            .and_then(|first| self.words.get(&(language, first)))
            .is_some_and(|words| words.contains_key(word))
    }

    /// The nearest word that begins with the same letter; of equally near ones the most frequent, then the first by alphabet.
    pub(super) fn mend(&self, language: Language, word: &str) -> Option<&str> {
        let letters: Vec<char> = word.chars().collect();
        let most = match letters.len() {
            0..SHORTEST => return None,
            SHORTEST..LONG => 1,
            _ => 2,
        };
        let words = self.words.get(&(language, letters[0]))?;
        let mut best: Option<(usize, std::cmp::Reverse<u32>, &str)> = None;
        for (known, &count) in words {
            if known.len().abs_diff(word.len()) > most || known.len() < SHORTEST - 1 {
                continue;
            }
            let distance = distance(&letters, &known.chars().collect::<Vec<_>>());
            let candidate = (distance, std::cmp::Reverse(count), known.as_str());
            if distance <= most && best.is_none_or(|best| candidate < best) {
                best = Some(candidate);
            }
        }
        best.map(|(_, _, known)| known)
    }
}

/// Letters added, left out, exchanged, or swapped with their neighbour (optimal string alignment).
fn distance(a: &[char], b: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=b.len()).collect();
    for (i, &letter) in a.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, &other) in b.iter().enumerate() {
            let exchanged = above[j] + usize::from(letter != other);
            let mut least = exchanged.min(above[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && letter == b[j - 1] && a[i - 1] == other {
                least = least.min(before[j - 1] + 1);
            }
            row.push(least);
        }
        before = std::mem::replace(&mut above, row);
    }
    above[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_mended_by_the_nearest_word_with_the_same_first_letter() {
        let mut spelling = Spelling::default();
        for word in ["field", "stone", "opponent", "ring"] {
            spelling.learn(Language::English, word);
        }
        for (written, mended) in [
            ("feild", Some("field")),
            ("stoone", Some("stone")),
            ("oponnent", Some("opponent")),
            ("oponemt", None),
            ("king", None),
            ("stne", Some("stone")),
        ] {
            assert_eq!(spelling.mend(Language::English, written), mended, "{written}");
        }
    }
}
