//! Questions to ask next, each of which has an answer.

use super::{Assistant, understand::Understood};
use crate::corpus::{FactSource, Language};

impl Assistant {
    /// Questions that are near to this one and have answers.
    pub(super) fn suggestions(&self, asked: &Understood<'_>) -> Vec<String> {
        let near = self.matches(asked);
        let answerable = near.iter().filter(|near| {
            matches!(near.book_fact.fact.source, FactSource::Rule(_) | FactSource::Topic)
        });
        let mut suggestions: Vec<String> = Vec::new();
        for near in answerable {
            let example = near.book_fact.example(asked.lang).map(str::to_owned);
            if let Some(example) = example.filter(|example| !suggestions.contains(example)) {
                suggestions.push(example);
            }
            if suggestions.len() == 3 {
                return suggestions;
            }
        }
        if let Some(game) = asked.game.or(self.games().first()) {
            suggestions.extend(self.examples(&game.id, asked.lang));
        }
        suggestions.truncate(3);
        suggestions
    }

    /// Questions about a game that have answers, to begin with.
    #[must_use]
    pub fn examples(&self, game: &str, language: Language) -> Vec<String> {
        const COUNT: usize = 6;
        let Some(referee) = self.catalog().of_game(game).next() else { return Vec::new() };
        let answered: Vec<String> = self
            .book
            .of_scopes(&[referee.engine()])
            .filter(|book_fact| book_fact.fact.is_for(game))
            .filter(|book_fact| match &book_fact.fact.source {
                FactSource::Rule(rule) => {
                    referee.ground(rule).is_some_and(|ground| ground.basis.support.is_in_the_text())
                }
                _ => false,
            })
            .filter_map(|book_fact| book_fact.example(language))
            .map(str::to_owned)
            .collect();
        let step = (answered.len() / COUNT).max(1);
        answered.into_iter().step_by(step).take(COUNT).collect()
    }
}
