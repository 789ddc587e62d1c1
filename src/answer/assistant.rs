use std::sync::Arc;

use super::{Answer, CitationView, Failure, Question, RulingView};
use crate::{
    corpus::{Citation, Corpus, GameInfo, Language, Library, Problems, SourceFiles, load},
    engine::{Ask, Referee},
    games::Catalog,
    locale::Locale,
};

/// Answers questions from one corpus.
pub struct Assistant {
    library: Arc<Library>,
    games: Vec<GameInfo>,
    catalog: Catalog,
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
    /// Loads a corpus, its rulesets and its facts, and builds the index.
    ///
    /// # Errors
    ///
    /// Every problem of every file at once.
    pub fn load(files: &SourceFiles) -> Result<Self, Problems> {
        let mut problems = Problems::default();
        let corpus: Corpus = load(files, &mut problems);
        let catalog = Catalog::load(&corpus, &mut problems);
        if !problems.is_empty() {
            return Err(problems);
        }
        let Corpus { library, games, sha256, .. } = corpus;
        let library = Arc::new(library);
        Ok(Self { library, games, catalog, locale: Locale::new(), corpus_sha256: sha256 })
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

    /// Rules on a position: a ruling for each move of the line, or one on what is asked.
    ///
    /// # Errors
    ///
    /// When there is no such ruleset, or the position, a move or a square cannot be read: every fault.
    pub fn rule(&self, request: &RulingRequest) -> Result<Vec<RulingView>, Failure> {
        let RulingRequest { ruleset, position, moves, ask, lang } = request;
        let referee = self.referee(ruleset, *lang)?;
        let rulings = if moves.is_empty() {
            referee.rule_on(position.as_deref(), ask).map(|ruling| vec![ruling])
        } else {
            referee.play(position.as_deref(), moves)
        };
        let rulings = rulings.map_err(|error| Failure::of_ruling(&error, &self.locale, *lang))?;
        let view = |ruling| {
            RulingView::new(
                ruling,
                referee,
                &self.library,
                &self.corpus_sha256,
                &self.locale,
                *lang,
            )
        };
        Ok(rulings.iter().map(view).collect())
    }

    /// # Errors
    ///
    /// When no ruleset has this id; the message lists those there are.
    pub fn referee(&self, ruleset: &str, language: Language) -> Result<&dyn Referee, Failure> {
        self.catalog.get(ruleset).ok_or_else(|| {
            let known: Vec<String> =
                self.catalog.iter().map(|referee| referee.id().to_owned()).collect();
            let words = [("ruleset", ruleset), ("known", &*known.join(", "))];
            Failure::unknown("ruleset", self.locale.fill(language, "fault-no-such-ruleset", &words))
        })
    }

    /// Answers a question.
    ///
    /// # Errors
    ///
    /// When it cannot be read: every fault. A refusal is an answer, not an error.
    pub fn answer(&self, question: &Question) -> Result<Answer, Failure> {
        let _ = question;
        Err(Failure::unreadable("question", String::new()))
    }

    /// Questions about a game that have answers, to begin with.
    #[must_use]
    pub fn examples(&self, game: &str, language: Language) -> Vec<String> {
        let _ = (game, language);
        Vec::new()
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
        let _ = (words, game, language, limit);
        Vec::new()
    }
}
