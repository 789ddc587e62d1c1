//! The facts of the corpus: how people ask, and what answers them.

use crate::{
    corpus::{Ask, CATALOGUE_KEYS, Fact, FactSource, FactsFile, Language, Problems},
    games::Catalog,
    search::Phrase,
};

/// The scope of facts that hold for every game.
pub const CATALOGUE: &str = "catalogue";

/// Every fact, with the phrases that ask for it.
pub struct FactBook {
    facts: Vec<BookFact>,
    /// The way to ask behind each phrase, by the phrase's id.
    asks: Vec<AskId>,
    phrases: Vec<Phrase>,
}

/// A fact and where it holds.
#[derive(Debug)]
pub struct BookFact {
    /// The engine whose parameters answer, or [`CATALOGUE`].
    pub scope: String,
    pub fact: Fact,
}

/// A fact and one of its ways to ask, by their places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct AskId {
    pub fact: usize,
    pub ask: usize,
    /// The place of the ask among all asks of the book.
    pub place: usize,
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
        let (mut asks, mut phrases) = (Vec::new(), Vec::new());
        let ways = facts.iter().enumerate().flat_map(|(fact, book_fact)| {
            book_fact
                .fact
                .asks
                .iter()
                .enumerate()
                .map(move |(ask, way)| (fact, ask, book_fact, way))
        });
        for (place, (fact, ask, book_fact, way)) in ways.enumerate() {
            for (language, text) in way.phrases.all() {
                let scope = book_fact.scope.clone();
                phrases.push(Phrase { id: asks.len(), scope, language, text: text.to_owned() });
                asks.push(AskId { fact, ask, place });
            }
        }
        Self { facts, asks, phrases }
    }

    /// A phrase with the fact and the way to ask that it belongs to, by its id.
    pub fn phrase(&self, id: usize) -> (&Phrase, AskId, &BookFact, &Ask) {
        let ask = self.asks[id];
        let book_fact = &self.facts[ask.fact];
        (&self.phrases[id], ask, book_fact, &book_fact.fact.asks[ask.ask])
    }

    pub fn phrases(&self) -> &[Phrase] {
        &self.phrases
    }

    /// The facts of these scopes.
    pub fn of_scopes<'a, 'b>(
        &'a self,
        scopes: &'b [&'b str],
    ) -> impl Iterator<Item = &'a BookFact> + use<'a, 'b> {
        self.facts.iter().filter(|fact| scopes.contains(&&*fact.scope))
    }
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
        | FactSource::Position
        | FactSource::Unrelated => {}
    }
}
