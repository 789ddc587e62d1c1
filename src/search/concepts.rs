use std::collections::HashMap;

use super::words::{Character, Piece, Word};
use crate::corpus::{Language, Term};

/// The meanings of `terms.toml`, found by the words for them.
#[derive(Debug, Default)]
pub(super) struct Concepts {
    keys: Vec<String>,
    /// By language and first stem; the longest first.
    latin: HashMap<(Language, String), Vec<Entry>>,
    han: HashMap<String, Vec<usize>>,
    longest_han: usize,
}

#[derive(Debug)]
struct Entry {
    /// The stems that follow the first.
    rest: Vec<String>,
    concept: usize,
}

/// The meanings of the words from a place on, and how many words they take.
#[derive(Debug, Default)]
pub(super) struct Found {
    pub concepts: Vec<usize>,
    pub length: usize,
}

impl Concepts {
    /// `stem` gives the stem of a word without the mark of its language.
    pub(super) fn new(terms: &[Term], stem: impl Fn(&Word) -> String) -> Self {
        let mut concepts = Self::default();
        for (concept, term) in terms.iter().enumerate() {
            concepts.keys.push(term.key.clone());
            for (language, text) in term.words.all() {
                concepts.learn(concept, &super::words::cut(text, language), &stem);
            }
        }
        concepts
            .latin
            .values_mut()
            .for_each(|entries| entries.sort_by_key(|entry| std::cmp::Reverse(entry.rest.len())));
        concepts
    }

    fn learn(&mut self, concept: usize, pieces: &[Piece], stem: impl Fn(&Word) -> String) {
        if let [Piece::Run(run)] = pieces {
            let word: String = run.iter().map(|character| character.folded).collect();
            self.longest_han = self.longest_han.max(run.len());
            let meanings = self.han.entry(word).or_default();
            if !meanings.contains(&concept) {
                meanings.push(concept);
            }
            return;
        }
        let words: Option<Vec<&Word>> = pieces.iter().map(Piece::word).collect();
        let Some((first, rest)) = words.as_deref().and_then(|words| words.split_first()) else {
            return;
        };
        let rest = rest.iter().map(|word| stem(word)).collect();
        let entries = self.latin.entry((first.language, stem(first))).or_default();
        if !entries.iter().any(|entry| entry.concept == concept && entry.rest == rest) {
            entries.push(Entry { rest, concept });
        }
    }

    pub(super) fn key(&self, concept: usize) -> &str {
        &self.keys[concept]
    }

    /// The longest term that `stems` begin with.
    pub(super) fn latin(&self, language: Language, stems: &[&str]) -> Found {
        let Some((first, rest)) = stems.split_first() else { return Found::default() };
        let Some(entries) = self.latin.get(&(language, (*first).to_owned())) else {
            return Found::default();
        };
        let begins = |entry: &&Entry| {
            entry.rest.len() <= rest.len() && entry.rest.iter().zip(rest).all(|(a, b)| a == b)
        };
        let Some(longest) = entries.iter().find(begins) else { return Found::default() };
        let length = longest.rest.len() + 1;
        let concepts = entries
            .iter()
            .filter(begins)
            .filter(|entry| entry.rest.len() + 1 == length)
            .map(|entry| entry.concept)
            .collect();
        Found { concepts, length }
    }

    /// The longest term that `run` begins with.
    pub(super) fn han(&self, run: &[Character]) -> Found {
        let mut word = String::new();
        let mut found = Found::default();
        for (index, character) in run.iter().take(self.longest_han).enumerate() {
            word.push(character.folded);
            if let Some(concepts) = self.han.get(&word) {
                found = Found { concepts: concepts.clone(), length: index + 1 };
            }
        }
        found
    }
}
