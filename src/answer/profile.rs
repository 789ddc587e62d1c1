//! What each fact is about, taken from all its phrases together: a question may use words of several of them.

use std::collections::{BTreeMap, BTreeSet};

use crate::search::{Question, Token};

/// The words of each fact, with the share of its phrases that have them.
#[derive(Default)]
pub struct Profiles {
    facts: Vec<Profile>,
    /// In how many facts a word stands.
    spread: BTreeMap<String, u16>,
}

#[derive(Default)]
struct Profile {
    phrases: BTreeMap<String, u16>,
}

impl Profiles {
    /// Takes down a phrase of a fact.
    pub fn add(&mut self, fact: usize, phrase: &Question) {
        if self.facts.len() <= fact {
            self.facts.resize_with(fact + 1, Profile::default);
        }
        let words: BTreeSet<String> =
            phrase.tokens().iter().flat_map(features).map(str::to_owned).collect();
        for word in words {
            let count = self.facts[fact].phrases.entry(word.clone()).or_default();
            *count += 1;
            if *count == 1 {
                *self.spread.entry(word).or_default() += 1;
            }
        }
    }

    /// How far a fact's phrases, taken together, speak of what the question speaks of: from 0 to 1, by rarity among facts.
    pub fn covers(&self, fact: usize, question: &Question) -> f32 {
        let Some(profile) = self.facts.get(fact) else { return 0.0 };
        let (mut met, mut whole) = (0.0, 0.0);
        for token in question.tokens() {
            let best = features(token)
                .map(|word| {
                    let count = f32::from(profile.phrases.get(word).copied().unwrap_or_default());
                    (self.rarity(word), count / (count + SATURATION))
                })
                .fold((0.0_f32, 0.0_f32), |best, (rarity, share)| {
                    (best.0.max(rarity), best.1.max(share))
                });
            let weight = token.weight * best.0;
            met += weight * best.1;
            whole += weight;
        }
        if whole > 0.0 { met / whole } else { 0.0 }
    }

    /// The share of what the question says that some phrase of the fact says too, by weight.
    pub fn knows(&self, fact: usize, question: &Question) -> f32 {
        let Some(profile) = self.facts.get(fact) else { return 0.0 };
        let is_known =
            |token: &&Token| features(token).any(|word| profile.phrases.contains_key(word));
        let weight = |tokens: &mut dyn Iterator<Item = &Token>| -> f32 {
            tokens.map(|token| token.weight).sum()
        };
        let whole = weight(&mut question.tokens().iter());
        if whole > 0.0 {
            weight(&mut question.tokens().iter().filter(is_known)) / whole
        } else {
            1.0
        }
    }

    fn rarity(&self, word: &str) -> f32 {
        let spread = f32::from(self.spread.get(word).copied().unwrap_or(1));
        let facts = f32::from(u16::try_from(self.facts.len()).unwrap_or(u16::MAX));
        (1.0 + facts / spread).ln()
    }
}

/// From this number of phrases on, a word belongs to a fact more likely than not.
const SATURATION: f32 = 1.5;

/// A word by its meanings, or by itself where it has none.
fn features(token: &Token) -> impl Iterator<Item = &str> {
    let own = token.terms.is_empty().then_some(&*token.text);
    token.terms.iter().map(String::as_str).chain(own)
}
