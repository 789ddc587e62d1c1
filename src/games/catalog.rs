use super::ENGINES;
use crate::{
    corpus::{Corpus, GameInfo, Library, Problems, RulesetFile, line_of},
    engine::Referee,
};

/// A referee for every ruleset, game by game, in the order of the ruleset files.
pub struct Catalog(Vec<Box<dyn Referee>>);

impl Catalog {
    /// Gives each ruleset of the corpus to its engine; what is wrong is added to `problems`.
    #[must_use]
    pub fn load(corpus: &Corpus, problems: &mut Problems) -> Self {
        let referees: Vec<_> = corpus
            .rulesets
            .iter()
            .filter_map(|file| load_one(file, &corpus.library, problems))
            .collect();
        for game in &corpus.games {
            check_players(game, &referees, problems);
        }
        Self(referees)
    }

    #[must_use]
    pub fn get(&self, ruleset: &str) -> Option<&dyn Referee> {
        self.0.iter().find(|referee| referee.id() == ruleset).map(AsRef::as_ref)
    }

    pub fn iter(&self) -> impl Iterator<Item = &dyn Referee> {
        self.0.iter().map(AsRef::as_ref)
    }

    /// The rulesets of a game, the default first.
    pub fn of_game<'a>(&'a self, game: &'a str) -> impl Iterator<Item = &'a dyn Referee> {
        self.iter().filter(move |referee| referee.game() == game)
    }
}

fn load_one(
    file: &RulesetFile,
    library: &Library,
    problems: &mut Problems,
) -> Option<Box<dyn Referee>> {
    let engine = file.engine.get_ref();
    let Some((_, load)) = ENGINES.iter().find(|(key, _)| key == engine) else {
        let known: Vec<_> = ENGINES.iter().map(|(key, _)| *key).collect();
        let line = line_of(&file.text, file.engine.span().start);
        problems.add(
            &file.file,
            line,
            format!("no engine is called `{engine}`: {}", known.join(", ")),
        );
        return None;
    };
    load(file, library, problems)
}

/// A catalogue that counts other players than a ruleset must show what the ruleset's text says instead.
fn check_players(game: &GameInfo, referees: &[Box<dyn Referee>], problems: &mut Problems) {
    let Some(fact) = game.fact("players") else { return };
    let Some(range) = fact.range else { return };
    for referee in referees.iter().filter(|referee| referee.game() == game.id) {
        let players = referee.ground("players").and_then(|ground| ground.value.as_deref());
        let agrees = players
            .is_none_or(|players| players.parse() == Ok(range.min) && range.min == range.max);
        let answered = fact.but.iter().any(|but| {
            referee.documents().iter().any(|document| document == but.address().document())
        });
        if !agrees && !answered {
            problems.add(
                &format!("{}/game.toml", game.id),
                fact.line,
                format!(
                    "the catalogue says {} to {} players, `{}` has {}: show it with a `but` that cites its document",
                    range.min, range.max, referee.id(), players.unwrap_or_default()
                ),
            );
        }
    }
}
