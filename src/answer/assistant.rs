use std::sync::{Arc, OnceLock};

use super::{
    Answer, CitationView, Context, Failure, Question, RulingView, beside,
    book::{CATALOGUE, FactBook},
    by_fact, by_passage, by_start,
    cues::{self, Heard},
    finder::{Finder, Match},
    follow_up, position, refusal,
    understand::{Naming, Understood},
};
use crate::{
    corpus::{
        Citation, Corpus, GameInfo, Language, Library, Problems, SourceFiles, Term, Verdicts, load,
    },
    engine::{Ask, Referee, Ruling},
    games::Catalog,
    locale::{Locale, shown},
    search::PassageScope,
};

/// From this likeness on, a question is taken to ask what a known way to ask asks.
pub(super) const IS_LIKE: f32 = 0.29;
/// From this likeness on, it may ask so: the fact is shown, but no yes or no is given.
pub(super) const MAY_BE_LIKE: f32 = 0.21;
/// From this likeness on, a fact is asked for even by words that mostly ask for advice.
const IS_SURELY_LIKE: f32 = 0.75;

/// Whether a question asks for advice or about a game that is not here.
fn is_beside_the_rules(asked: &Understood<'_>, best: Option<&Match<'_>>) -> bool {
    let heard = Heard::new(&asked.spoken);
    heard.has(&cues::STRATEGY) && !is_surely_like(best)
        || asked.game.is_none() && heard.has(&cues::OTHER_GAME)
}

fn is_surely_like(best: Option<&Match<'_>>) -> bool {
    best.is_some_and(|best| best.likeness >= IS_SURELY_LIKE)
}

/// What rulesets can differ in, among the ways to ask that a question is most like.
fn what_differs<'a, 'b>(matches: &'b [Match<'a>]) -> Option<&'b Match<'a>> {
    /// What is left of the best likeness.
    const NEAR: f32 = 0.8;
    let best = matches.first()?.likeness;
    matches
        .iter()
        .take_while(|found| found.likeness >= IS_LIKE.max(best * NEAR))
        .find(|found| matches!(found.ask.verdict, Verdicts::ByValue(_)))
}

/// Answers questions from one corpus.
pub struct Assistant {
    library: Arc<Library>,
    games: Vec<GameInfo>,
    catalog: Catalog,
    pub(super) book: FactBook,
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
        if let Some(answer) = beside::answer(self, &asked) {
            return Ok(answer);
        }
        let matches = self.matches(&asked);
        let is_word_for_word = matches.first().is_some_and(Match::is_word_for_word);
        if !is_word_for_word && let Some(answer) = by_start::answer(self, &asked) {
            return Ok(answer);
        }
        let mut answer = match matches.first() {
            best if is_beside_the_rules(&asked, best) => refusal::unrelated(self, &asked),
            best if Self::lacks_a_position(&asked) && !is_surely_like(best) => {
                refusal::which_position(self, &asked)
            }
            Some(best) if best.likeness >= MAY_BE_LIKE => self.by_match(&mut asked, &matches),
            _ => by_passage::answer(self, &asked),
        };
        if answer.suggestions.is_empty() && !answer.kind.claims() {
            answer.suggestions = self.suggestions(&asked);
        }
        Ok(answer)
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

    fn by_match<'a>(&'a self, asked: &mut Understood<'a>, matches: &[Match<'_>]) -> Answer {
        let best = &matches[0];
        if asked.game.is_none()
            && asked.asks_which
            && let Some(differs) = what_differs(matches)
        {
            asked.about_all(self, &differs.book_fact.scope, &differs.book_fact.fact.games);
            return by_fact::answer(self, asked, differs);
        }
        let scope = &best.book_fact.scope;
        if asked.game.is_none() && scope != CATALOGUE {
            match self.game_of_fact(matches) {
                Some(game) => asked.about(self, game),
                None => return refusal::which_game(self, asked),
            }
        }
        let names_a_square = |text: &str| !position::squares(text).is_empty();
        if best.likeness < IS_LIKE || self.is_mostly_about_other_things(asked, best) {
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

    /// Whether no way to ask for the fact says most of what the question says, so that a yes or no would be a guess.
    fn is_mostly_about_other_things(&self, asked: &Understood<'_>, best: &Match<'_>) -> bool {
        /// From this likeness on, what is said besides does not matter.
        const WHATEVER_ELSE: f32 = 0.4;
        const MOST: f32 = 0.5;
        let heard = || self.finder().hear(&asked.words, asked.heard);
        best.ask.verdict != Verdicts::None
            && best.likeness < WHATEVER_ELSE
            && self.finder().knows(best, &heard()) < MOST
    }

    /// The documents that a question is about.
    pub(super) fn passage_scope(asked: &Understood<'_>) -> PassageScope {
        match (asked.naming, asked.game) {
            (Naming::Together | Naming::BesideItsField | Naming::Apart, _) => {
                PassageScope::Documents(
                    asked
                        .rulesets
                        .iter()
                        .flat_map(|referee| referee.documents())
                        .cloned()
                        .collect(),
                )
            }
            (Naming::Nothing, Some(game)) => PassageScope::Game(game.id.clone()),
            (Naming::Nothing, None) => PassageScope::Everything,
        }
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
