//! The facts of the corpus: how people ask, and what answers them.

use std::collections::BTreeMap;

use super::profile::Profiles;
use crate::{
    corpus::{Ask, CATALOGUE_KEYS, Fact, FactSource, FactsFile, Language, Problems, Verdicts},
    games::Catalog,
    search::{Nearest, Phrase, Question, SearchIndex},
};

/// What makes up the likeness: the nearest phrase, all phrases with the same yes or no, and all phrases of the fact.
const OF_PHRASE: f32 = 0.6;
const OF_ASK: f32 = 0.2;
const OF_FACT: f32 = 0.2;

/// What is left of the likeness when one asks whether, and the other who or what: a little when facts are compared, more
/// when the ways to ask for one fact are.
const ASKED_OTHERWISE: f32 = 0.85;
const ASKED_OTHERWISE_OF_ONE_FACT: f32 = 0.6;

/// The scope of facts that hold for every game.
pub const CATALOGUE: &str = "catalogue";

/// Every fact, with the phrases that ask for it.
pub struct FactBook {
    facts: Vec<BookFact>,
    /// The way to ask behind each phrase, by the phrase's id.
    asks: Vec<AskId>,
    phrases: Vec<Phrase>,
    facts_as_a_whole: Profiles,
    /// By the place of the ask among all asks.
    asks_as_a_whole: Profiles,
    /// For each fact, the place of its first ask among all asks.
    first_asks: Vec<usize>,
}

/// A fact and where it holds.
#[derive(Debug)]
pub struct BookFact {
    /// The engine whose parameters answer, or [`CATALOGUE`].
    pub scope: String,
    pub fact: Fact,
}

/// A fact and one of its ways to ask, by their places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskId {
    pub fact: usize,
    pub ask: usize,
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
}

impl FactBook {
    /// Takes the facts of a corpus; one that names no rule of its engine is a problem.
    pub fn new(files: Vec<FactsFile>, catalog: &Catalog, problems: &mut Problems) -> Self {
        let mut facts = Vec::new();
        for FactsFile { file, engine, facts: written } in files {
            for fact in written {
                check(&file, &engine, &fact, catalog, problems);
                facts.push(BookFact { scope: engine.clone(), fact });
            }
        }
        let mut asks = Vec::new();
        let mut phrases = Vec::new();
        for (place, BookFact { scope, fact }) in facts.iter().enumerate() {
            for (ask, written) in fact.asks.iter().enumerate() {
                for (language, text) in written.phrases.all() {
                    let id = asks.len();
                    asks.push(AskId { fact: place, ask });
                    phrases.push(Phrase {
                        id,
                        scope: scope.clone(),
                        language,
                        text: text.to_owned(),
                    });
                }
            }
        }
        let first_asks = facts
            .iter()
            .scan(0, |next, BookFact { fact, .. }| {
                let first = *next;
                *next += fact.asks.len();
                Some(first)
            })
            .collect();
        Self {
            facts,
            asks,
            phrases,
            facts_as_a_whole: Profiles::default(),
            asks_as_a_whole: Profiles::default(),
            first_asks,
        }
    }

    /// Learns what each fact is about from its phrases.
    pub fn learn(&mut self, index: &SearchIndex) {
        for phrase in &self.phrases {
            let words = index.analyze(&phrase.text, phrase.language);
            let AskId { fact, ask } = self.asks[phrase.id];
            self.facts_as_a_whole.add(fact, &words);
            self.asks_as_a_whole.add(self.first_asks[fact] + ask, &words);
        }
    }

    pub fn phrases(&self) -> &[Phrase] {
        &self.phrases
    }

    /// The facts of these scopes.
    pub fn of_scopes<'a>(&'a self, scopes: &'a [&str]) -> impl Iterator<Item = &'a BookFact> {
        self.facts.iter().filter(|fact| scopes.contains(&&*fact.scope))
    }

    /// The ways to ask behind the nearest phrases, each once with its best phrase, best first.
    pub fn matches(
        &self,
        question: &Question,
        nearest: &[Nearest],
        asks_whether: Option<bool>,
    ) -> Vec<Match<'_>> {
        let mut matches: Vec<Match<'_>> = Vec::new();
        for near in nearest {
            let id = self.asks[near.id];
            let book_fact = &self.facts[id.fact];
            let found = Match {
                book_fact,
                ask: &book_fact.fact.asks[id.ask],
                id,
                phrase: &self.phrases[near.id].text,
                likeness: near.likeness,
            };
            match matches.iter_mut().find(|known| known.id == id) {
                Some(known) if known.likeness < found.likeness => *known = found,
                Some(_) => {}
                None => matches.push(found),
            }
        }
        for found in &mut matches {
            let of_fact = self.facts_as_a_whole.covers(found.id.fact, question);
            let of_ask = self.asks_as_a_whole.covers(found.ask_place(&self.first_asks), question);
            found.likeness = OF_PHRASE * found.likeness + OF_ASK * of_ask + OF_FACT * of_fact;
        }
        prefer_what_is_asked(&mut matches, asks_whether);
        matches.sort_by(|a, b| {
            b.likeness
                .total_cmp(&a.likeness)
                .then(a.id.fact.cmp(&b.id.fact))
                .then(a.id.ask.cmp(&b.id.ask))
        });
        matches
    }
}

impl Match<'_> {
    fn ask_place(&self, first_asks: &[usize]) -> usize {
        first_asks[self.id.fact] + self.id.ask
    }
}

/// Sets the ways to ask in order within each fact, and leaves the best of each fact with what the fact has earned.
fn prefer_what_is_asked(matches: &mut [Match<'_>], asks_whether: Option<bool>) {
    let otherwise = |found: &Match<'_>| asks_otherwise(asks_whether, &found.ask.verdict);
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

fn asks_otherwise(asks_whether: Option<bool>, verdict: &Verdicts) -> bool {
    asks_whether.is_some_and(|whether| whether == (*verdict == Verdicts::None))
}

impl BookFact {
    /// The first way to ask for it, to be shown as a suggestion.
    pub fn example(&self, language: Language) -> Option<&str> {
        self.fact.asks.first()?.phrases.get(language).first().map(String::as_str)
    }
}

fn check(file: &str, engine: &str, fact: &Fact, catalog: &Catalog, problems: &mut Problems) {
    match &fact.source {
        FactSource::Catalogue(key) if !CATALOGUE_KEYS.contains(&&**key) => {
            problems.add(
                file,
                fact.line,
                format!("`{key}` is not a catalogue fact: {}", CATALOGUE_KEYS.join(", ")),
            );
        }
        FactSource::Rule(rule) => {
            let referee = catalog.iter().find(|referee| referee.engine() == engine);
            if referee.is_some_and(|referee| referee.ground(rule).is_none()) {
                problems.add(
                    file,
                    fact.line,
                    format!("the engine `{engine}` has no rule `{rule}`"),
                );
            }
        }
        FactSource::Catalogue(_)
        | FactSource::Topic
        | FactSource::Silent
        | FactSource::Unrelated => {}
    }
}
