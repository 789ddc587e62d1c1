use std::sync::{Arc, OnceLock};

use super::{
    Answer, CitationView, Context, Failure, Question, RulingView,
    book::{CATALOGUE, FactBook},
    by_fact, by_passage,
    by_ruling::{self, Setting},
    choices,
    cues::{self, Heard},
    finder::{Finder, Match},
    follow_up, position, refusal,
    understand::Understood,
};
use crate::{
    corpus::{
        Citation, Corpus, FactSource, GameInfo, Language, Library, Problems, SourceFiles, Term,
        load,
    },
    engine::{Ask, Referee, Ruling},
    games::Catalog,
    locale::{Locale, shown},
    search::PassageScope,
};

/// From this likeness on, a question is taken to ask what a known way to ask asks.
const IS_LIKE: f32 = 0.29;
/// From this likeness on, it may ask so: the fact is shown, but no yes or no is given.
const MAY_BE_LIKE: f32 = 0.21;
/// A fact of another engine that comes this near makes it unclear which game is meant.
const RIVAL: f32 = 0.9;
/// From this likeness on, a fact is asked for even by words that mostly ask for advice.
const IS_SURELY_LIKE: f32 = 0.75;

/// Whether a question asks for advice or about a game that is not here.
fn is_beside_the_rules(asked: &Understood<'_>, best: Option<&Match<'_>>) -> bool {
    let heard = Heard::new(&asked.spoken);
    let sure = best.is_some_and(|best| best.likeness >= IS_SURELY_LIKE);
    heard.has(&cues::STRATEGY) && !sure || asked.game.is_none() && heard.has(&cues::OTHER_GAME)
}

/// Answers questions from one corpus.
pub struct Assistant {
    library: Arc<Library>,
    games: Vec<GameInfo>,
    catalog: Catalog,
    book: FactBook,
    terms: Vec<Term>,
    /// Made at the first question: rulings need none of it.
    finder: OnceLock<Finder>,
    locale: Locale,
    corpus_sha256: String,
}

/// A ruling to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingRequest {
    pub ruleset: String,
    /// Default: the start.
    pub position: Option<String>,
    /// A line to play; empty for a question about the position itself.
    pub moves: Vec<String>,
    /// What to ask where no move is given.
    pub ask: Ask,
    pub lang: Language,
}

/// A passage that was found by its words.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchHit {
    pub citation: CitationView,
    pub score: f32,
}

impl Assistant {
    /// Loads a corpus, its rulesets and its facts. The index is built at the first question, or by [`Self::prepare`].
    ///
    /// # Errors
    ///
    /// Every problem of every file at once.
    pub fn load(files: &SourceFiles) -> Result<Self, Problems> {
        let mut problems = Problems::default();
        let corpus = load(files, &mut problems);
        let catalog = Catalog::load(&corpus, &mut problems);
        let Corpus { library, games, facts, terms, sha256, .. } = corpus;
        let book = FactBook::new(facts, &catalog, &mut problems);
        if !problems.is_empty() {
            return Err(problems);
        }
        Ok(Self {
            library: Arc::new(library),
            games,
            catalog,
            book,
            terms,
            finder: OnceLock::new(),
            locale: Locale::new(),
            corpus_sha256: sha256,
        })
    }

    /// Builds the index, so that the first question waits for nothing.
    pub fn prepare(&self) {
        self.finder();
    }

    pub(super) fn finder(&self) -> &Finder {
        self.finder.get_or_init(|| Finder::new(&self.library, &self.terms, &self.book))
    }

    #[must_use]
    pub fn library(&self) -> &Library {
        &self.library
    }

    #[must_use]
    pub fn games(&self) -> &[GameInfo] {
        &self.games
    }

    #[must_use]
    pub fn game(&self, id: &str) -> Option<&GameInfo> {
        self.games.iter().find(|game| game.id == id)
    }

    #[must_use]
    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    #[must_use]
    pub fn locale(&self) -> &Locale {
        &self.locale
    }

    /// SHA-256 over all files of the corpus, in hexadecimal.
    #[must_use]
    pub fn corpus_sha256(&self) -> &str {
        &self.corpus_sha256
    }

    #[must_use]
    pub fn cite(&self, citation: &Citation, language: Language) -> CitationView {
        CitationView::new(citation, &self.library, language)
    }

    /// # Errors
    ///
    /// When no ruleset has this id; the message lists those there are.
    pub fn referee(&self, ruleset: &str, language: Language) -> Result<&dyn Referee, Failure> {
        self.catalog.get(ruleset).ok_or_else(|| {
            let known: Vec<&str> = self.catalog.iter().map(Referee::id).collect();
            let words = [("ruleset", &*shown(ruleset)), ("known", &*known.join(", "))];
            Failure::unknown("ruleset", self.locale.fill(language, "fault-no-such-ruleset", &words))
        })
    }

    /// # Errors
    ///
    /// When there is no such game; the message lists those there are.
    pub fn known_game(&self, id: &str, language: Language) -> Result<&GameInfo, Failure> {
        self.game(id).ok_or_else(|| {
            let known: Vec<&str> = self.games.iter().map(|game| &*game.id).collect();
            let words = [("game", &*shown(id)), ("known", &*known.join(", "))];
            Failure::unknown("game", self.locale.fill(language, "fault-no-such-game", &words))
        })
    }

    /// Rules on a position: a ruling for each move of the line, or one on what is asked.
    ///
    /// # Errors
    ///
    /// When there is no such ruleset, or the position, a move or a square cannot be read: every fault.
    pub fn rule(&self, request: &RulingRequest) -> Result<Vec<RulingView>, Failure> {
        self.rule_by(self.referee(&request.ruleset, request.lang)?, request)
    }

    /// As [`Self::rule`], by a referee that is at hand.
    pub(super) fn rule_by(
        &self,
        referee: &dyn Referee,
        request: &RulingRequest,
    ) -> Result<Vec<RulingView>, Failure> {
        let RulingRequest { position, moves, ask, lang, .. } = request;
        let rulings = if moves.is_empty() {
            referee.rule_on(position.as_deref(), ask).map(|ruling| vec![ruling])
        } else {
            referee.play(position.as_deref(), moves)
        };
        let rulings = rulings.map_err(|error| Failure::of_ruling(&error, &self.locale, *lang))?;
        Ok(rulings.iter().map(|ruling| self.view(ruling, referee, *lang)).collect())
    }

    /// A ruling of one of its referees in words.
    #[must_use]
    pub fn view(&self, ruling: &Ruling, referee: &dyn Referee, lang: Language) -> RulingView {
        RulingView::new(ruling, referee, &self.library, &self.corpus_sha256, &self.locale, lang)
    }

    /// Answers a question.
    ///
    /// # Errors
    ///
    /// When it cannot be read: every fault. A refusal is an answer, not an error.
    pub fn answer(&self, question: &Question) -> Result<Answer, Failure> {
        let mut asked = Understood::new(self, question)?;
        if let Some(answer) = self.answer_by_ruling(&mut asked)? {
            return Ok(answer);
        }
        let matches = self.matches(&asked);
        let mut answer = match matches.first() {
            best if is_beside_the_rules(&asked, best) => refusal::unrelated(self, &asked),
            Some(best) if best.likeness >= MAY_BE_LIKE => self.by_match(&mut asked, &matches),
            _ => by_passage::answer(self, &asked),
        };
        if answer.suggestions.is_empty() && !answer.kind.claims() {
            answer.suggestions = self.suggestions(&asked);
        }
        Ok(answer)
    }

    /// Answers a question about a position: the one that was given, else the one whose pieces the words name, else the
    /// start where the words speak of it.
    fn answer_by_ruling<'a>(
        &'a self,
        asked: &mut Understood<'a>,
    ) -> Result<Option<Answer>, Failure> {
        if let Some(position) = asked.position.clone() {
            if asked.game.is_none() {
                self.find_game_of_position(asked, &position)?;
            }
            return by_ruling::answer(self, asked, Setting::Given(&position));
        }
        if let Some(placed) = asked.placed.clone() {
            let game_is_taken = asked.game.is_none();
            if game_is_taken {
                match self.games_of(&placed)[..] {
                    [only] => asked.about(self, only),
                    [] => return Ok(None),
                    [..] => return Ok(self.which_game_of(asked, &placed)),
                }
            }
            let mut answer = by_ruling::answer(self, asked, Setting::Placed(&placed))?;
            if let (Some(answer), Some(game), true) = (&mut answer, asked.game, game_is_taken) {
                let words = [("game", game.names.get(asked.lang))];
                answer.taken.insert(0, self.locale.fill(asked.lang, "taken-game", &words));
            }
            return Ok(answer);
        }
        let names_a_square = !position::squares(&asked.spoken).is_empty();
        if asked.game.is_some() && names_a_square && position::at_the_start(&asked.spoken) {
            return by_ruling::answer(self, asked, Setting::Start);
        }
        Ok(None)
    }

    /// The games that are played with such pieces on such squares.
    fn games_of(&self, placed: &position::Placed) -> Vec<&GameInfo> {
        let is_played = |game: &&GameInfo| {
            self.catalog.of_game(&game.id).next().is_some_and(|referee| {
                placed.position(referee).is_ok_and(|(rows, _)| referee.normalise(&rows).is_ok())
                    && !placed.lacks_king(referee)
            })
        };
        self.games.iter().filter(is_played).collect()
    }

    /// Asks which game it is whose position the words make; `None` where they ask nothing about it.
    fn which_game_of(&self, asked: &Understood<'_>, placed: &position::Placed) -> Option<Answer> {
        let games = self.games_of(placed);
        let first = games.first().and_then(|game| self.catalog.of_game(&game.id).next());
        let asks = first.is_some_and(|referee| {
            let rows = placed.position(referee).ok().map(|(rows, _)| rows);
            let diagram = rows.and_then(|rows| referee.diagram(&rows).ok());
            diagram.is_some_and(|diagram| {
                let spoken_of = placed.spoken_of(&diagram);
                position::understand(&placed.words, &diagram, spoken_of).is_some()
            })
        });
        let mut answer = asks.then(|| refusal::which_game(self, asked));
        if let Some(answer) = &mut answer {
            answer.choices = choices::games(asked, games.into_iter());
        }
        answer
    }

    /// Answers a question in the light of the one before, which it may lean on: "and under the other rules?", "why?".
    ///
    /// What it names itself is never taken from there; what was taken stands in [`Answer::taken`].
    ///
    /// # Errors
    ///
    /// As [`Self::answer`].
    pub fn answer_in(
        &self,
        question: &Question,
        context: Option<&Context>,
    ) -> Result<Answer, Failure> {
        match context {
            Some(context) => follow_up::answer(self, question, context),
            None => self.answer(question),
        }
    }

    /// Whether the words, by themselves, plainly ask for what another engine than this game's knows.
    pub(super) fn asks_of_another_engine(&self, question: &Question, game: Option<&str>) -> bool {
        let engine = game.and_then(|game| self.catalog.of_game(game).next()).map(Referee::engine);
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
    fn matches<'a>(&'a self, asked: &Understood<'_>) -> Vec<Match<'a>> {
        let scopes = self.scopes(asked);
        let asks_whether = Heard::new(&asked.spoken).asks_whether();
        let words = (&*asked.words, &*asked.spoken);
        let mut matches =
            self.finder().matches(&self.book, words, asked.heard, &scopes, asks_whether);
        if let Some(game) = asked.game {
            matches.retain(|found| found.book_fact.fact.is_for(&game.id));
        }
        matches
    }

    /// Where to look for facts: the engine of the game, or every one, and the catalogue.
    fn scopes(&self, asked: &Understood<'_>) -> Vec<&'static str> {
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
            None => engines(&mut self.catalog.iter()),
        };
        scopes.push(CATALOGUE);
        scopes
    }

    fn by_match<'a>(&'a self, asked: &mut Understood<'a>, matches: &[Match<'_>]) -> Answer {
        let best = &matches[0];
        let scope = &best.book_fact.scope;
        if asked.game.is_none() && scope != CATALOGUE {
            match self.game_of_fact(matches) {
                Some(game) => asked.about(self, game),
                None => return refusal::which_game(self, asked),
            }
        }
        let names_a_square = |text: &str| !position::squares(text).is_empty();
        if best.likeness < IS_LIKE {
            by_fact::perhaps(self, asked, best)
        } else if asked.position.is_none()
            && names_a_square(&asked.spoken)
            && !names_a_square(best.phrase)
        {
            by_fact::in_words(self, asked, best)
        } else {
            by_fact::answer(self, asked, best)
        }
    }

    /// The game that a question names by what it asks: the first of the engine whose fact is plainly the nearest.
    fn game_of_fact(&self, matches: &[Match<'_>]) -> Option<&GameInfo> {
        let best = matches.first()?;
        let scope = &best.book_fact.scope;
        let rival = matches
            .iter()
            .find(|other| other.book_fact.scope != *scope && other.book_fact.scope != CATALOGUE);
        let plain = rival.is_none_or(|rival| rival.likeness < best.likeness * RIVAL);
        let is_played = |game: &&GameInfo| {
            self.catalog.of_game(&game.id).next().is_some_and(|referee| referee.engine() == scope)
        };
        self.games.iter().find(is_played).filter(|_| plain)
    }

    /// The game whose referees can read a position; a position that none can read is a fault.
    fn find_game_of_position<'a>(
        &'a self,
        asked: &mut Understood<'a>,
        position: &str,
    ) -> Result<(), Failure> {
        let reads = |game: &&GameInfo| {
            self.catalog.of_game(&game.id).any(|referee| referee.normalise(position).is_ok())
        };
        if let Some(game) = self.games.iter().find(reads) {
            asked.about(self, game);
            return Ok(());
        }
        let names: Vec<String> =
            self.games.iter().map(|game| game.names.get(asked.lang).to_owned()).collect();
        let games = self.locale.list(asked.lang, &names);
        let message =
            self.locale.fill(asked.lang, "fault-position-of-no-game", &[("games", &games)]);
        Err(Failure::unreadable("position", message))
    }

    /// The documents that a question is about.
    pub(super) fn passage_scope(asked: &Understood<'_>) -> PassageScope {
        match (asked.named, asked.game) {
            (true, _) => PassageScope::Documents(
                asked.rulesets.iter().flat_map(|referee| referee.documents()).cloned().collect(),
            ),
            (false, Some(game)) => PassageScope::Game(game.id.clone()),
            (false, None) => PassageScope::Everything,
        }
    }

    /// How far a question asks the same as each of others, from 0 to 1, as questions are compared with known ways to ask.
    #[must_use]
    pub fn likeness(&self, question: (&str, Language), others: &[(&str, Language)]) -> Vec<f32> {
        self.finder().likeness(question, others)
    }

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
        if let Some(game) = asked.game.or(self.games.first()) {
            suggestions.extend(self.examples(&game.id, asked.lang));
        }
        suggestions.truncate(3);
        suggestions
    }

    /// Questions about a game that have answers, to begin with.
    #[must_use]
    pub fn examples(&self, game: &str, language: Language) -> Vec<String> {
        const COUNT: usize = 6;
        let Some(referee) = self.catalog.of_game(game).next() else { return Vec::new() };
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

    /// The passages that speak of these words, best first.
    #[must_use]
    pub fn search(
        &self,
        words: &str,
        game: Option<&str>,
        language: Language,
        limit: usize,
    ) -> Vec<SearchHit> {
        let heard = crate::search::detect(words);
        let heard = if heard.sure { heard.language } else { language };
        let question = self.finder().hear(words, heard);
        let scope =
            game.map_or(PassageScope::Everything, |game| PassageScope::Game(game.to_owned()));
        self.finder()
            .passages(&question, &scope, limit)
            .iter()
            .filter_map(|hit| {
                let sentence = hit.sentences.first().map_or(0, |&(sentence, _)| sentence);
                let citation =
                    Citation::sentences(&self.library, &hit.address, sentence..sentence + 1)?;
                Some(SearchHit { citation: self.cite(&citation, language), score: hit.score })
            })
            .collect()
    }
}
