//! Which known ways to ask a question is like.

use std::collections::BTreeSet;

use super::{
    Assistant, Failure, Question,
    assistant::IS_LIKE,
    book::CATALOGUE,
    cues::{Heard, plainly},
    finder::Match,
    understand::Understood,
};
use crate::{
    corpus::{FactSource, GameInfo, Language},
    engine::Referee,
};

/// A fact of another engine that comes this near makes it unclear which game is meant.
const RIVAL: f32 = 0.9;

/// What is left of the likeness when one of two questions denies what the other asks.
const DENIES_OTHERWISE: f32 = 0.6;

/// The ways to ask that a question is like as it is put, or put plainly: each once, as it is most like.
fn nearest_of_both<'a>(put: Vec<Match<'a>>, plain: Vec<Match<'a>>, turned: bool) -> Vec<Match<'a>> {
    let put = put.into_iter().map(|found| found.compared_with(turned));
    let plain = plain.into_iter().map(|found| found.compared_with(false));
    let mut both: Vec<Match<'a>> =
        put.chain(plain.map(|found| Match { turned, ..found })).collect();
    both.sort_by(|a, b| b.likeness.total_cmp(&a.likeness).then(a.id.cmp(&b.id)));
    let mut seen = BTreeSet::new();
    both.retain(|found| seen.insert(found.id));
    both
}

impl Match<'_> {
    /// Less like the question where only one of the two denies something.
    fn compared_with(self, denies: bool) -> Self {
        let phrase_denies = plainly(self.phrase).is_some_and(|plain| plain.turned);
        if phrase_denies == denies || self.is_word_for_word() {
            return self;
        }
        Self { likeness: self.likeness * DENIES_OTHERWISE, ..self }
    }
}

impl Assistant {
    /// Whether the words, by themselves, plainly ask for what another engine than this game's knows.
    pub(super) fn asks_of_another_engine(&self, question: &Question, game: Option<&str>) -> bool {
        let engine = game.and_then(|game| self.catalog().of_game(game).next()).map(Referee::engine);
        let alone = Question { game: None, ruleset: None, position: None, ..question.clone() };
        let (Some(engine), Ok(asked)) = (engine, Understood::new(self, &alone)) else {
            return false;
        };
        let matches = self.matches(&asked);
        let Some(best) = matches.first().filter(|best| best.likeness >= IS_LIKE) else {
            return false;
        };
        let knows = |found: &&Match<'_>| [engine, CATALOGUE].contains(&&*found.book_fact.scope);
        let own = matches.iter().find(knows).map_or(0.0, |own| own.likeness);
        own < best.likeness * RIVAL
    }

    /// Why a question is answered as it is: the known ways to ask that it is most like, with the fact and the likeness.
    ///
    /// # Errors
    ///
    /// As [`Self::answer`].
    pub fn explain(&self, question: &Question) -> Result<Vec<(String, String, f32)>, Failure> {
        let asked = Understood::new(self, question)?;
        let matches = self.matches(&asked);
        let say = |found: &Match<'_>| {
            let key =
                format!("{}/{}.{}", found.book_fact.scope, found.book_fact.fact.key, found.id.ask);
            (key, found.phrase.to_owned(), found.likeness)
        };
        Ok(matches.iter().take(5).map(say).collect())
    }

    /// The known ways to ask that the question is like, heard with and without the names in it.
    pub(super) fn matches<'a>(&'a self, asked: &Understood<'_>) -> Vec<Match<'a>> {
        let scopes = self.scopes(asked);
        let find = |words: &str, spoken: &str| {
            let asks_whether = Heard::new(spoken).asks_whether();
            self.finder().matches(&self.book, (words, spoken), asked.heard, &scopes, asks_whether)
        };
        let mut matches = find(&asked.words, &asked.spoken);
        if let (Some(words), Some(spoken)) = (plainly(&asked.words), plainly(&asked.spoken)) {
            let plain = find(&words.question, &spoken.question);
            matches = nearest_of_both(matches, plain, spoken.turned);
        }
        if let Some(game) = asked.game {
            matches.retain(|found| found.book_fact.fact.is_for(&game.id));
        }
        // Who gives a position, or asks only something like this, does not lack one.
        let lacks_a_position = asked.position.is_none()
            && matches.first().is_some_and(|best| best.likeness >= IS_LIKE);
        if !lacks_a_position {
            matches.retain(|found| found.book_fact.fact.source != FactSource::Position);
        }
        matches
    }

    /// The known ways to ask that other words are like, asked within the same games.
    pub(super) fn matches_of<'a>(&'a self, asked: &Understood<'_>, words: &str) -> Vec<Match<'a>> {
        let scopes = self.scopes(asked);
        let mut matches =
            self.finder().matches(&self.book, (words, words), asked.heard, &scopes, None);
        if let Some(game) = asked.game {
            matches.retain(|found| found.book_fact.fact.is_for(&game.id));
        }
        matches
    }

    /// Where to look for facts: the engine of the game, or every one, and the catalogue.
    pub(super) fn scopes(&self, asked: &Understood<'_>) -> Vec<&'static str> {
        let engines = |referees: &mut dyn Iterator<Item = &dyn Referee>| {
            let mut engines: Vec<&'static str> = Vec::new();
            for engine in referees.map(Referee::engine) {
                if !engines.contains(&engine) {
                    engines.push(engine);
                }
            }
            engines
        };
        let mut scopes = match asked.game {
            Some(_) => engines(&mut asked.rulesets.iter().copied()),
            None => engines(&mut self.catalog().iter()),
        };
        scopes.push(CATALOGUE);
        scopes
    }

    /// The game that a question names by what it asks: the first of the engine whose fact is plainly the nearest.
    pub(super) fn game_of_fact(&self, matches: &[Match<'_>]) -> Option<&GameInfo> {
        let best = matches.first()?;
        let scope = &best.book_fact.scope;
        let rival = matches
            .iter()
            .find(|other| other.book_fact.scope != *scope && other.book_fact.scope != CATALOGUE);
        let plain = rival.is_none_or(|rival| rival.likeness < best.likeness * RIVAL);
        let is_played = |game: &&GameInfo| {
            self.catalog().of_game(&game.id).next().is_some_and(|referee| referee.engine() == scope)
        };
        self.games().iter().find(is_played).filter(|_| plain)
    }

    /// How far a question asks the same as each of others, from 0 to 1, as questions are compared with known ways to ask.
    #[must_use]
    pub fn likeness(&self, question: (&str, Language), others: &[(&str, Language)]) -> Vec<f32> {
        self.finder().likeness(question, others)
    }
}
