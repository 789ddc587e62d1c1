//! What is asked: the language, the game, the rulesets, the position.

use super::{
    Assistant, Failure, Question, cues,
    names::{self, Spoken},
    position::{self, Embedded, Placed},
};
use crate::{
    corpus::{GameInfo, Language},
    engine::Referee,
    search::{self, Detected},
};

/// A question may be this long, in characters.
pub const MOST_CHARACTERS: usize = 2_000;

/// How a question says which rulesets it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Naming {
    /// It names none.
    Nothing,
    /// By its field, or by words that fit all that it is about.
    Together,
    /// One by its field, and others in words.
    BesideItsField,
    /// Several in words, each for itself.
    Apart,
}

impl Naming {
    /// Whether several are named, each for itself.
    pub fn is_apart(self) -> bool {
        matches!(self, Self::BesideItsField | Self::Apart)
    }
}

/// A question whose words have been read, not yet answered.
pub struct Understood<'a> {
    /// As it was asked.
    pub question: &'a str,
    /// The language that it is asked in.
    pub heard: Language,
    /// The language that it is answered in.
    pub lang: Language,
    pub game: Option<&'a GameInfo>,
    /// Those that the question is about: the ones it names, otherwise all of the game.
    pub rulesets: Vec<&'a dyn Referee>,
    pub naming: Naming,
    /// Whether it asks in which rulesets something holds.
    pub asks_which: bool,
    /// The question without a board and without the names of games and rulesets.
    pub words: String,
    /// The question without a board.
    pub spoken: String,
    pub position: Option<String>,
    /// Pieces that the question puts on squares.
    pub placed: Option<Placed>,
}

impl<'a> Understood<'a> {
    /// Reads a question.
    ///
    /// # Errors
    ///
    /// Every fault: an empty or overlong question, a game or ruleset that does not exist or does not go with the other.
    pub fn new(assistant: &'a Assistant, asked: &'a Question) -> Result<Self, Failure> {
        let question = asked.question.trim();
        let Detected { language, sure } = search::detect(question);
        let heard = if sure { language } else { asked.lang.unwrap_or(language) };
        let lang = asked.lang.unwrap_or(heard);
        check_length(assistant, question, lang)?;
        let plain = without_markup(question);
        let board = position::embedded(&plain);
        let (spoken, written) = match board {
            Some(Embedded { position, words }) => (words, Some(position)),
            None => (plain, None),
        };
        let names_in = Spoken::new(&spoken);
        let whether = cues::in_which_rules(&spoken);
        let asks_which = whether.is_some();
        let spoken = whether.unwrap_or(spoken);
        let spoken = cues::without_or_not(&spoken).to_owned();
        let position =
            asked.position.clone().filter(|position| !position.trim().is_empty()).or(written);
        let chosen = asked.ruleset.as_deref().filter(|ruleset| !ruleset.is_empty());
        let page = asked.game.as_deref().filter(|game| !game.is_empty());
        let referee = chosen.map(|ruleset| assistant.referee(ruleset, lang)).transpose()?;
        let page = page.map(|game| assistant.known_game(game, lang)).transpose()?;
        if let (Some(referee), Some(page)) = (referee, page)
            && referee.game() != page.id
        {
            let words = [("ruleset", referee.id()), ("game", page.names.get(lang))];
            let message = assistant.locale().fill(lang, "fault-ruleset-of-another-game", &words);
            return Err(Failure::unreadable("ruleset", message));
        }
        let named_game = names::game(&names_in, assistant.games());
        let game = named_game
            .filter(|named| referee.is_none_or(|referee| referee.game() == named.id))
            .or(page)
            .or_else(|| referee.and_then(|referee| assistant.game(referee.game())));
        let (in_words, ruleset_names) = names::rulesets(
            &names_in,
            game.map(|game| &*game.id),
            assistant.games(),
            assistant.catalog(),
        );
        let game = game.or_else(|| game_of_all(assistant, &in_words));
        let is_other =
            |named: &&dyn Referee| referee.is_some_and(|chosen| chosen.id() != named.id());
        let names_others = in_words.iter().any(is_other) && position.is_none();
        let naming = match () {
            () if names::are_apart(&in_words, &ruleset_names) => Naming::Apart,
            () if names_others => Naming::BesideItsField,
            () if referee.is_some() || !in_words.is_empty() => Naming::Together,
            () => Naming::Nothing,
        };
        let rulesets = match (referee, game) {
            (Some(referee), Some(game)) if names_others => {
                let asked = |one: &&dyn Referee| {
                    one.id() == referee.id() || in_words.iter().any(|named| named.id() == one.id())
                };
                assistant.catalog().of_game(&game.id).filter(asked).collect()
            }
            (Some(referee), _) => vec![referee],
            (None, Some(_)) if !in_words.is_empty() => in_words,
            (None, Some(game)) => assistant.catalog().of_game(&game.id).collect(),
            (None, None) => Vec::new(),
        };
        let mut taken_out = ruleset_names;
        taken_out.extend(named_game.map(game_names).unwrap_or_default());
        let words = names::without(&spoken, &taken_out);
        let placed = position::placed(&spoken);
        Ok(Self {
            question,
            heard,
            lang,
            game,
            rulesets,
            naming,
            asks_which,
            words,
            spoken,
            position,
            placed,
        })
    }

    /// The ruleset, where the question is about one only.
    pub fn only_ruleset(&self) -> Option<&'a dyn Referee> {
        match self.rulesets[..] {
            [only] => Some(only),
            _ => None,
        }
    }

    /// The same question, about every ruleset of these games.
    pub fn about_all(&mut self, assistant: &'a Assistant, scope: &str, games: &[String]) {
        let is_asked = |referee: &&dyn Referee| {
            let of_game = games.is_empty() || games.iter().any(|game| game == referee.game());
            referee.engine() == scope && of_game
        };
        self.rulesets = assistant.catalog().iter().filter(is_asked).collect();
    }

    /// The same question, about this game.
    pub fn about(&mut self, assistant: &'a Assistant, game: &'a GameInfo) {
        self.game = Some(game);
        self.rulesets = assistant.catalog().of_game(&game.id).collect();
    }
}

fn check_length(assistant: &Assistant, question: &str, lang: Language) -> Result<(), Failure> {
    let say = |key, words: &[(&str, &str)]| {
        Err(Failure::unreadable("question", assistant.locale().fill(lang, key, words)))
    };
    if !question.chars().any(char::is_alphanumeric) {
        return say("fault-question-empty", &[]);
    }
    if question.chars().nth(MOST_CHARACTERS).is_some() {
        return say("fault-question-too-long", &[("most", &MOST_CHARACTERS.to_string())]);
    }
    Ok(())
}

/// The words without HTML: tags say nothing, and what stands in a script is not asked.
fn without_markup(question: &str) -> String {
    let mut words = String::new();
    let mut rest = question;
    while let Some((before, tag)) = rest.split_once('<') {
        words.push_str(before);
        let Some((name, after)) = tag.split_once('>') else {
            words.push('<');
            rest = tag;
            continue;
        };
        if !name.starts_with(|first: char| first.is_ascii_alphabetic() || first == '/') {
            words.push('<');
            rest = tag;
            continue;
        }
        words.push(' ');
        let is_script =
            ["script", "style"].iter().any(|hidden| name.to_ascii_lowercase().starts_with(hidden));
        rest = match after.split_once("</") {
            Some((_, closing)) if is_script => {
                closing.split_once('>').map_or("", |(_, after)| after)
            }
            _ => after,
        };
    }
    words + rest
}

/// The names of a game as a question may hold them, the longest first.
pub fn game_names(game: &GameInfo) -> Vec<String> {
    let mut names: Vec<String> = game.all_names().map(str::to_owned).collect();
    names.sort_by_key(|name| std::cmp::Reverse(name.chars().count()));
    names
}

fn game_of_all<'a>(assistant: &'a Assistant, rulesets: &[&dyn Referee]) -> Option<&'a GameInfo> {
    let first = rulesets.first()?.game();
    rulesets.iter().all(|referee| referee.game() == first).then(|| assistant.game(first))?
}
