//! Finds the fact that a question asks for, and the passages that speak of it.

use std::{collections::BTreeMap, sync::Arc};

use super::{
    book::{AskId, BookFact, FactBook},
    profile::Profiles,
};
use crate::{
    corpus::{Ask, FactSource, Language, Library, Term, Verdicts},
    search::{PassageHit, PassageScope, Question, SearchIndex},
};

/// What makes up the likeness: the nearest phrase, all phrases with the same yes or no, and all phrases of the fact.
const OF_PHRASE: f32 = 0.6;
const OF_ASK: f32 = 0.2;
const OF_FACT: f32 = 0.2;

/// What is left of the likeness when one asks whether, and the other who or what: a little when facts are compared, more
/// when the ways to ask for one fact are.
const ASKED_OTHERWISE: f32 = 0.85;
const ASKED_OTHERWISE_OF_ONE_FACT: f32 = 0.6;

/// The likeness of the same words.
const WORD_FOR_WORD: f32 = 1.0;

/// Phrases that are compared with a question.
const NEAREST: usize = 60;

/// The index, and what each fact is about as a whole.
pub struct Finder {
    index: SearchIndex,
    facts: Profiles,
    asks: Profiles,
}

/// A way to ask that a question is like.
#[derive(Clone, Copy, Debug)]
pub struct Match<'a> {
    pub book_fact: &'a BookFact,
    pub ask: &'a Ask,
    pub id: AskId,
    /// The phrase that it is most like.
    pub phrase: &'a str,
    pub likeness: f32,
    /// The question puts the matter the other way round than the phrase: what is a yes to one is a no to the other.
    pub turned: bool,
}

impl Finder {
    /// Indexes the passages and the phrases.
    ///
    /// # Panics
    ///
    /// When there is no memory for the index.
    pub fn new(library: &Arc<Library>, terms: &[Term], book: &FactBook) -> Self {
        let index = SearchIndex::build(Arc::clone(library), terms, book.phrases())
            .expect("an index in memory can be written");
        let (mut facts, mut asks) = (Profiles::default(), Profiles::default());
        for id in 0..book.phrases().len() {
            let (phrase, ask, ..) = book.phrase(id);
            let words = index.analyze(&phrase.text, phrase.language);
            facts.add(ask.fact, &words);
            asks.add(ask.place, &words);
        }
        Self { index, facts, asks }
    }

    /// The share of what a question says that some way to ask for this fact says too.
    pub fn knows(&self, found: &Match<'_>, question: &Question) -> f32 {
        self.facts.knows(found.id.fact, question)
    }

    /// The words of a question, as they are searched for.
    pub fn hear(&self, words: &str, language: Language) -> Question {
        self.index.analyze(words, language)
    }

    /// How far two questions ask the same, from 0 to 1; to the letter the same, however they are set, is 1.
    pub fn likeness(&self, question: (&str, Language), others: &[(&str, Language)]) -> Vec<f32> {
        let asked = self.hear(question.0, question.1);
        let plain = letters(question.0);
        let likeness = |&(text, language): &(&str, Language)| {
            if letters(text) == plain {
                return 1.0;
            }
            SearchIndex::likeness(&asked, &self.hear(text, language))
        };
        others.iter().map(likeness).collect()
    }

    pub fn passages(
        &self,
        question: &Question,
        scope: &PassageScope,
        limit: usize,
    ) -> Vec<PassageHit> {
        self.index.passages(question, scope, limit)
    }

    /// The ways to ask that a question is like, each once with its best phrase, best first.
    ///
    /// `words` is the question; `spoken` is the same with the names of games and rulesets in it, which may belong to what is
    /// asked.
    pub fn matches<'a>(
        &self,
        book: &'a FactBook,
        (words, spoken): (&str, &str),
        language: Language,
        scopes: &[&str],
        asks_whether: Option<bool>,
    ) -> Vec<Match<'a>> {
        let heard = &self.hear(words, language);
        let whole = (words != spoken).then(|| self.hear(spoken, language));
        let nearest = [Some(heard), whole.as_ref()]
            .into_iter()
            .flatten()
            .flat_map(|question| self.index.nearest(question, scopes, NEAREST));
        let mut best: BTreeMap<AskId, Match<'a>> = BTreeMap::new();
        for near in nearest {
            let (phrase, id, book_fact, ask) = book.phrase(near.id);
            let likeness = near.likeness;
            let found = Match { book_fact, ask, id, phrase: &phrase.text, likeness, turned: false };
            let known = best.entry(id).or_insert(found);
            if known.likeness < likeness {
                *known = found;
            }
        }
        let mut matches: Vec<Match<'a>> = best.into_values().collect();
        let asked = letters(words);
        for found in &mut matches {
            let of_fact = self.facts.covers(found.id.fact, heard);
            let of_ask = self.asks.covers(found.id.place, heard);
            found.likeness = OF_PHRASE * found.likeness + OF_ASK * of_ask + OF_FACT * of_fact;
            if letters(found.phrase) == asked {
                found.likeness = WORD_FOR_WORD;
            }
        }
        prefer_what_is_asked(&mut matches, asks_whether);
        matches.sort_by(|a, b| b.likeness.total_cmp(&a.likeness).then(a.id.cmp(&b.id)));
        matches
    }
}

/// What is left of a phrase that is asked word for word, however it is set.
fn letters(text: &str) -> String {
    text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Sets the ways to ask in order within each fact, and leaves the best of each fact with what the fact has earned.
fn prefer_what_is_asked(matches: &mut [Match<'_>], asks_whether: Option<bool>) {
    let otherwise = |found: &Match<'_>| found.asks_otherwise(asks_whether);
    let mut earned: BTreeMap<usize, (f32, f32)> = BTreeMap::new();
    for found in matches.iter() {
        let (of_fact, of_ask) = earned.entry(found.id.fact).or_default();
        let factor = if otherwise(found) {
            (ASKED_OTHERWISE, ASKED_OTHERWISE_OF_ONE_FACT)
        } else {
            (1.0, 1.0)
        };
        *of_fact = of_fact.max(found.likeness * factor.0);
        *of_ask = of_ask.max(found.likeness * factor.1);
    }
    for found in matches {
        if otherwise(found) {
            found.likeness *= ASKED_OTHERWISE_OF_ONE_FACT;
        }
        let (of_fact, of_ask) = earned[&found.id.fact];
        found.likeness *= of_fact / of_ask.max(f32::MIN_POSITIVE);
    }
}

impl Match<'_> {
    pub fn is_word_for_word(&self) -> bool {
        self.likeness >= WORD_FOR_WORD
    }

    /// Whether one asks for a yes or no, and the other for something else. What is asked word for word is asked so; and
    /// what has no answer in a text has no yes or no.
    fn asks_otherwise(&self, asks_whether: Option<bool>) -> bool {
        let is_word_for_word = self.is_word_for_word();
        let has_verdicts = !matches!(
            self.book_fact.fact.source,
            FactSource::Silent | FactSource::Position | FactSource::Unrelated
        );
        let is_open = self.ask.verdict == Verdicts::None;
        !is_word_for_word && has_verdicts && asks_whether.is_some_and(|whether| whether == is_open)
    }
}
