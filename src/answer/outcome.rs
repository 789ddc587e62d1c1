//! What each ruleset answers to the same question, and whether they agree.

use super::Level;
use crate::{
    corpus::{Address, Ask, Citation, Fact, FactSource, Library, Words},
    engine::{Referee, Support},
};

/// What one ruleset answers to a fact.
pub struct Outcome<'a> {
    pub referee: &'a dyn Referee,
    /// `None` where its text is silent.
    pub says: Option<Says<'a>>,
    /// How the text was read, or what is assumed and why.
    pub note: Option<&'a Words>,
    pub level: Level,
    /// What carries the answer; the nearest passages where the text is silent.
    pub citations: Vec<Citation>,
}

/// An answer: two are the same when verdict and words are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Says<'a> {
    pub verdict: Option<bool>,
    pub words: &'a Words,
}

/// Chooses the sentences of a passage that answer a question.
pub type Choose<'a> = &'a dyn Fn(&Address) -> Option<Citation>;

impl<'a> Outcome<'a> {
    /// Asks one ruleset.
    pub fn new(
        referee: &'a dyn Referee,
        fact: &'a Fact,
        ask: &Ask,
        library: &Library,
        choose: Choose<'_>,
    ) -> Self {
        match &fact.source {
            FactSource::Rule(rule) => Self::of_rule(referee, rule, fact, ask, library, choose),
            FactSource::Topic | FactSource::Catalogue(_) => {
                Self::of_topic(referee, fact, ask, library, choose)
            }
            FactSource::Silent if named(referee, fact).next().is_some() => {
                Self::of_topic(referee, fact, ask, library, choose)
            }
            FactSource::Silent | FactSource::Position | FactSource::Unrelated => Self {
                referee,
                says: None,
                note: None,
                level: Level::Weak,
                citations: by_anchor(referee, fact, library, choose),
            },
        }
    }

    fn of_rule(
        referee: &'a dyn Referee,
        rule: &str,
        fact: &'a Fact,
        ask: &Ask,
        library: &Library,
        choose: Choose<'_>,
    ) -> Self {
        let Some(ground) = referee.ground(rule) else {
            return Self::of_topic(referee, fact, ask, library, choose);
        };
        let value = ground.value.as_deref();
        let support = &ground.basis.support;
        let says = fact
            .answer(value)
            .filter(|_| support.is_in_the_text())
            .map(|words| Says { verdict: ask.verdict.of(value), words });
        let level = match support {
            Support::Stated => Level::Stated,
            Support::Read(_) => Level::Read,
            Support::Assumed(_) | Support::Supposed => Level::Assumed,
        };
        let mut citations = vec![ground.basis.citation.clone()];
        add_passages(&mut citations, by_anchor(referee, fact, library, choose));
        Self { referee, says, note: support.note(), level, citations }
    }

    fn of_topic(
        referee: &'a dyn Referee,
        fact: &'a Fact,
        ask: &Ask,
        library: &Library,
        choose: Choose<'_>,
    ) -> Self {
        let mut citations: Vec<Citation> = named(referee, fact).cloned().collect();
        add_passages(&mut citations, by_anchor(referee, fact, library, choose));
        let says = fact
            .answer(None)
            .filter(|_| !citations.is_empty())
            .map(|words| Says { verdict: ask.verdict.of(None), words });
        Self { referee, says, note: None, level: Level::Stated, citations }
    }
}

/// Adds passages that are not cited yet.
fn add_passages(citations: &mut Vec<Citation>, more: Vec<Citation>) {
    for citation in more {
        if !citations.iter().any(|known| known.address() == citation.address()) {
            citations.push(citation);
        }
    }
}

/// The sentences named by the fact that stand in documents of a ruleset.
fn named<'a>(referee: &'a dyn Referee, fact: &'a Fact) -> impl Iterator<Item = &'a Citation> + 'a {
    let is_own = |document: &str| referee.documents().iter().any(|own| own == document);
    fact.cites.iter().filter(move |cite| is_own(cite.address().document()))
}

/// The passages on the fact's topic in the documents of a ruleset.
fn by_anchor(
    referee: &dyn Referee,
    fact: &Fact,
    library: &Library,
    choose: Choose<'_>,
) -> Vec<Citation> {
    fact.anchors
        .iter()
        .flat_map(|anchor| {
            referee.documents().iter().map(move |document| Address::new(document, anchor))
        })
        .filter(|address| library.passage(address).is_some())
        .filter_map(|address| choose(&address))
        .collect()
}
