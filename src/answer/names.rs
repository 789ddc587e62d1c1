//! Which game and which rulesets a question names.

use super::cues::{is_han, small};
use crate::{corpus::GameInfo, engine::Referee, games::Catalog};

/// A name that stands in a question.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Found {
    start: usize,
    end: usize,
}

/// A text made ready for names: small letters, Chinese folded to Simplified.
pub struct Spoken(String);

impl Spoken {
    pub fn new(text: &str) -> Self {
        Self(fast2s::convert(&small(text)))
    }

    /// Where a name stands by itself, in characters.
    pub fn place(&self, name: &str) -> Option<std::ops::Range<usize>> {
        let Found { start, end } = self.find(name)?;
        let letters = |byte: usize| self.0[..byte].chars().count();
        Some(letters(start)..letters(end))
    }

    /// A name standing by itself: no Latin letter or digit touches it.
    fn find(&self, name: &str) -> Option<Found> {
        let name = fast2s::convert(&name.to_lowercase());
        if name.trim().is_empty() {
            return None;
        }
        self.0.match_indices(&name).map(|(start, _)| Found { start, end: start + name.len() }).find(
            |found| {
                let before = self.0[..found.start].chars().next_back();
                let after = self.0[found.end..].chars().next();
                !touches(before, name.chars().next()) && !touches(name.chars().next_back(), after)
            },
        )
    }
}

fn touches(left: Option<char>, right: Option<char>) -> bool {
    let is_letter = |letter: Option<char>| {
        letter.is_some_and(|letter| letter.is_alphanumeric() && !is_han(letter))
    };
    is_letter(left) && is_letter(right)
}

/// The game that a question names first, if any, by name, alias or folder.
pub fn game<'a>(spoken: &Spoken, games: &'a [GameInfo]) -> Option<&'a GameInfo> {
    games
        .iter()
        .filter_map(|game| {
            let found = game
                .all_names()
                .filter_map(|name| spoken.find(name))
                .min_by_key(|found| (found.start, std::cmp::Reverse(found.end)))?;
            Some((found.start, std::cmp::Reverse(found.end), game))
        })
        .min_by_key(|&(start, end, _)| (start, end))
        .map(|(_, _, game)| game)
}

/// The rulesets that a question names, and the words of these names. Names that fit one ruleset together mean that one
/// (*BGA*, *corner game*); others name one more.
///
/// A name that only stands inside the name of a game (薩米 in 薩米板棋) names no ruleset.
pub fn rulesets<'a>(
    spoken: &Spoken,
    game: Option<&str>,
    games: &[GameInfo],
    catalog: &'a Catalog,
) -> (Vec<&'a dyn Referee>, Vec<String>) {
    let of_game: Vec<&dyn Referee> =
        catalog.iter().filter(|referee| game.is_none_or(|game| referee.game() == game)).collect();
    let game_names: Vec<String> =
        games.iter().flat_map(GameInfo::all_names).map(str::to_owned).collect();
    let apart = Spoken(without(&spoken.0, &game_names));
    let holds_a_game =
        |name: &str| game_names.iter().any(|game| Spoken::new(name).find(game).is_some());
    let mut names: Vec<String> = of_game
        .iter()
        .flat_map(|referee| referee.aliases().all().map(|(_, name)| name.to_owned()))
        .filter(|name| spoken.find(name).is_some())
        .filter(|name| apart.find(name).is_some() || holds_a_game(name))
        .collect();
    names.sort_by_key(|name| std::cmp::Reverse(name.chars().count()));
    names.dedup();
    let mut groups: Vec<Vec<&dyn Referee>> = Vec::new();
    for name in &names {
        let fits = |referee: &&dyn Referee| bears(*referee, name);
        let narrowed = groups.iter_mut().find(|group| group.iter().any(fits));
        match narrowed {
            Some(group) => group.retain(fits),
            None => groups.push(of_game.iter().copied().filter(fits).collect()),
        }
    }
    let is_named =
        |referee: &&dyn Referee| groups.iter().flatten().any(|named| named.id() == referee.id());
    let fitting: Vec<&dyn Referee> = of_game.iter().copied().filter(is_named).collect();
    if names.is_empty() || groups.len() == 1 && fitting.len() == of_game.len() {
        return (Vec::new(), Vec::new());
    }
    (fitting, names)
}

fn bears(referee: &dyn Referee, name: &str) -> bool {
    referee.aliases().all().any(|(_, alias)| alias == name)
}

/// Whether each of these rulesets, more than one, is named by a name of its own.
pub fn are_apart(rulesets: &[&dyn Referee], names: &[String]) -> bool {
    let has_its_own = |referee: &&dyn Referee| {
        names.iter().any(|name| {
            bears(*referee, name)
                && rulesets.iter().filter(|other| bears(**other, name)).count() == 1
        })
    };
    rulesets.len() > 1 && rulesets.iter().all(has_its_own)
}

/// The question without these names, so that what is asked stands out.
pub fn without(text: &str, names: &[String]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for name in names {
        let spoken: Vec<char> =
            fast2s::convert(&letters.iter().collect::<String>().to_lowercase()).chars().collect();
        let name: Vec<char> = fast2s::convert(&name.to_lowercase()).chars().collect();
        if name.is_empty() || spoken.len() != letters.len() {
            continue;
        }
        if let Some(at) = spoken.windows(name.len()).position(|window| window == name) {
            letters[at..at + name.len()].fill(' ');
        }
    }
    letters.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_stands_by_itself() {
        assert!(Spoken::new("auf BrainKing gespielt").find("brainking").is_some());
        assert!(Spoken::new("在BrainKing上").find("BrainKing").is_some());
        assert!(Spoken::new("the rimless board").find("rim").is_none());
        assert!(Spoken::new("萨米板棋怎么玩").find("薩米板棋").is_some());
    }

    #[test]
    fn names_are_taken_out_and_the_rest_stays_in_place() {
        assert_eq!(without("May I pass in Tanbo?", &["tanbo".into()]), "May I pass in      ?");
        assert_eq!(without("薩米板棋可以嗎", &["萨米板棋".into()]), "    可以嗎");
    }
}
