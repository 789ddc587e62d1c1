use std::{collections::BTreeMap, sync::Arc};

use super::{
    analyzer::{Analyzer, FILLER, chinese_filler, grams},
    english,
    frame::Frame,
    german,
    inverted::Inverted,
    likeness::{covered, credit, mean},
    question::{Question, Token, Weighed, weigh},
    typo::Spelling,
    vocabulary::Vocabulary,
    words::{self, Piece, Word},
};
use crate::corpus::{Address, Language, Library, Passage, Term};

/// A way to ask, with the number that its owner knows it by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    pub id: usize,
    /// What it belongs to: an engine, or `catalogue`.
    pub scope: String,
    pub language: Language,
    pub text: String,
}

/// A known way to ask that is near to the question.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Nearest {
    pub id: usize,
    /// How far the two say the same, from 0 to 1.
    pub likeness: f32,
    /// The share of the question's words that are in it, by rarity.
    pub covered: f32,
}

/// The passages to search in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PassageScope {
    Everything,
    Game(String),
    Documents(Vec<String>),
}

/// A passage that the question was found in.
#[derive(Clone, Debug, PartialEq)]
pub struct PassageHit {
    pub address: Address,
    pub score: f32,
    /// The share of the question's words that are in it in any language, by rarity.
    pub covered: f32,
    /// Its sentences by number, best first; the scores of sentences compare across passages.
    pub sentences: Vec<(usize, f32)>,
}

/// The index could not be built.
#[derive(Debug, thiserror::Error)]
#[error("cannot build the index: {0}")]
pub struct SearchError(#[from] tantivy::TantivyError);

/// Phrases that are compared with the question one by one.
const CANDIDATES: usize = 80;
/// How far a way to ask in another language counts.
const OTHER_LANGUAGE: f32 = 0.88;
/// How far a passage's text in another language counts.
const OTHER_TEXT: f32 = 0.6;

struct Known {
    id: usize,
    language: Language,
    units: Vec<Weighed>,
    tokens: Vec<u32>,
    frame: Frame,
}

struct Text {
    address: Address,
    /// Tokens in all languages.
    tokens: Vec<u32>,
    /// For each language, for each sentence.
    sentences: [Vec<Vec<u32>>; 3],
}

/// Everything that can be found, in memory.
pub struct SearchIndex {
    analyzer: Analyzer,
    vocabulary: Vocabulary,
    spelling: Spelling,
    phrases: Vec<Known>,
    phrase_index: Inverted,
    passages: Vec<Text>,
    /// A text for each passage and language, in this order.
    passage_index: Inverted,
}

impl SearchIndex {
    /// Indexes every passage of the library and every way to ask.
    ///
    /// # Errors
    ///
    /// When the index cannot be written to memory.
    #[expect(clippy::needless_pass_by_value, reason = "the library is shared with the answers")]
    pub fn build(
        library: Arc<Library>,
        terms: &[Term],
        phrases: &[Phrase],
    ) -> Result<Self, SearchError> {
        let german_texts = library.passages().flat_map(|passage| {
            let text = passage.text(Language::German);
            std::iter::once(text.heading()).chain(std::iter::once(text.body()))
        });
        let analyzer = Analyzer::new(terms, german_texts);
        let mut spelling = Spelling::default();
        let mut vocabulary = Vocabulary::default();
        for (language, text) in terms.iter().flat_map(|term| term.words.all()) {
            learn_spelling(&mut spelling, &words::cut(text, language));
        }
        let mut phrase_texts = Vec::with_capacity(phrases.len());
        let mut cut_phrases = Vec::with_capacity(phrases.len());
        for phrase in phrases {
            let pieces = words::cut(&phrase.text, phrase.language);
            learn_spelling(&mut spelling, &pieces);
            let units = analyzer.units(&pieces);
            let mut tokens = analyzer.tokens(&pieces);
            tokens.extend(units.iter().flat_map(|unit| &unit.forms).map(|form| form.token.clone()));
            let numbers = vocabulary.learn(tokens.iter().map(String::as_str));
            tokens.sort();
            tokens.dedup();
            tokens.push(scope_token(&phrase.scope));
            phrase_texts.push(tokens);
            cut_phrases.push((units, numbers));
        }
        let mut passages = Vec::new();
        let mut passage_texts = Vec::new();
        for document in library.documents() {
            for passage in &document.passages {
                let (text, tokens) =
                    read_passage(passage, &analyzer, &mut vocabulary, &mut spelling);
                passages.push(text);
                passage_texts.extend(tokens.into_iter().map(|mut tokens| {
                    tokens.push(format!("@game:{}", document.game));
                    tokens.push(format!("@document:{}", document.id));
                    tokens
                }));
            }
        }
        let phrase_index = Inverted::new(phrase_texts.iter())?;
        let passage_index = Inverted::new(passage_texts.iter())?;
        let phrases = phrases
            .iter()
            .zip(cut_phrases)
            .map(|(phrase, (units, tokens))| Known {
                id: phrase.id,
                language: phrase.language,
                frame: Frame::of(&units),
                units: weigh(&units, &vocabulary),
                tokens,
            })
            .collect();
        Ok(Self { analyzer, vocabulary, spelling, phrases, phrase_index, passages, passage_index })
    }

    /// Reads a question in a language: mends typing errors, and finds stems, parts of compounds and terms.
    #[must_use]
    pub fn analyze(&self, text: &str, language: Language) -> Question {
        let mut pieces = words::cut(text, language);
        for piece in &mut pieces {
            if let Piece::Word(word) = piece {
                self.mend(word);
            }
        }
        let units = self.analyzer.units(&pieces);
        let weighed = weigh(&units, &self.vocabulary);
        let tokens = units
            .iter()
            .zip(&weighed)
            .map(|(unit, weighed)| Token {
                text: unit.forms[0].token.clone(),
                terms: unit.keys.clone(),
                bytes: unit.bytes.clone(),
                weight: weighed.weight,
                known: !weighed.forms.is_empty(),
            })
            .collect();
        let mut sought: BTreeMap<String, f32> = BTreeMap::new();
        for unit in units.iter().filter(|unit| unit.share > FILLER) {
            for form in &unit.forms {
                let weight = sought.entry(form.token.clone()).or_default();
                *weight = weight.max(form.credit);
            }
        }
        for piece in &pieces {
            if let Piece::Run(run) = piece {
                let mut rest = run.as_slice();
                while !rest.is_empty() {
                    let filler = chinese_filler(rest);
                    if filler == 0 {
                        for (gram, _) in grams(&rest[..rest.len().min(2)]) {
                            sought.entry(gram).or_insert(1.0);
                        }
                    }
                    rest = &rest[filler.max(1)..];
                }
            }
        }
        let sought = sought
            .into_iter()
            .filter(|(token, _)| self.vocabulary.number(token).is_some())
            .collect();
        Question { language, tokens, units: weighed, sought, frame: Frame::of(&units) }
    }

    /// The known ways to ask that say most nearly the same, best first; those of equal likeness by number.
    #[must_use]
    pub fn nearest(&self, question: &Question, scopes: &[&str], limit: usize) -> Vec<Nearest> {
        let filter: Vec<String> = scopes.iter().map(|scope| scope_token(scope)).collect();
        if filter.is_empty() {
            return Vec::new();
        }
        let candidates = self
            .phrase_index
            .search(&question.sought, &filter, CANDIDATES.max(limit))
            .unwrap_or_default();
        let numbers = question.numbers();
        let mut nearest: Vec<Nearest> = candidates
            .into_iter()
            .map(|(place, _)| {
                let phrase = &self.phrases[place];
                let there = covered(&question.units, &phrase.tokens);
                let back = covered(&phrase.units, &numbers);
                let language =
                    if phrase.language == question.language { 1.0 } else { OTHER_LANGUAGE };
                let likeness = mean(there, back) * question.frame.likeness(phrase.frame) * language;
                Nearest { id: phrase.id, likeness, covered: there }
            })
            .collect();
        nearest.sort_by(|a, b| b.likeness.total_cmp(&a.likeness).then(a.id.cmp(&b.id)));
        nearest.truncate(limit);
        nearest
    }

    /// How far two questions ask the same, from 0 to 1.
    #[must_use]
    pub fn likeness(question: &Question, other: &Question) -> f32 {
        let there = covered(&question.units, &other.numbers());
        let back = covered(&other.units, &question.numbers());
        let language = if question.language == other.language { 1.0 } else { OTHER_LANGUAGE };
        mean(there, back) * question.frame.likeness(other.frame) * language
    }

    /// The passages that say most of what is asked, best first.
    #[must_use]
    pub fn passages(
        &self,
        question: &Question,
        among: &PassageScope,
        limit: usize,
    ) -> Vec<PassageHit> {
        let filter: Vec<String> = match among {
            PassageScope::Everything => Vec::new(),
            PassageScope::Game(game) => vec![format!("@game:{game}")],
            PassageScope::Documents(documents) if documents.is_empty() => return Vec::new(),
            PassageScope::Documents(documents) => {
                documents.iter().map(|document| format!("@document:{document}")).collect()
            }
        };
        let found = self
            .passage_index
            .search(&question.sought, &filter, limit.saturating_mul(3).saturating_add(10))
            .unwrap_or_default();
        let mut scores: BTreeMap<usize, f32> = BTreeMap::new();
        for (place, bm25) in found {
            let own = place % 3 == question.language as usize;
            let score = if own { bm25 } else { bm25 * OTHER_TEXT };
            let best = scores.entry(place / 3).or_default();
            *best = best.max(score);
        }
        let mut hits: Vec<(usize, f32)> = scores.into_iter().collect();
        hits.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        hits.truncate(limit);
        hits.into_iter().map(|(place, score)| self.hit(question, place, score)).collect()
    }

    fn hit(&self, question: &Question, place: usize, score: f32) -> PassageHit {
        let text = &self.passages[place];
        let own = &text.sentences[question.language as usize];
        let mut sentences: Vec<(usize, f32)> = own
            .iter()
            .enumerate()
            .map(|(number, tokens)| (number, score + sentence_score(&question.units, tokens)))
            .collect();
        sentences.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        let covered = covered(&question.units, &text.tokens);
        PassageHit { address: text.address.clone(), score, covered, sentences }
    }

    /// Reads a word of a question: as it is where the corpus has it, in the other language, or mended.
    fn mend(&self, word: &mut Word) {
        if word.text.chars().any(|c| c.is_ascii_digit()) || self.knows(word) {
            return;
        }
        let other = match word.language {
            Language::German => Language::English,
            _ => Language::German,
        };
        let text = match other {
            Language::German => german::fold(&word.text),
            _ => word.text.clone(),
        };
        let foreign = Word { text, language: other, ..word.clone() };
        if self.knows(&foreign) {
            *word = foreign;
        } else if let Some(mended) = self.spelling.mend(word.language, &word.text) {
            word.text = mended.to_owned();
            word.mended = true;
        }
    }

    fn knows(&self, word: &Word) -> bool {
        let is_grammar = match word.language {
            Language::German => german::is_filler(&word.text) || german::is_common(&word.text),
            _ => english::is_filler(&word.text) || english::is_common(&word.text),
        };
        let token = || super::analyzer::token(word.language, &self.analyzer.stem(word));
        is_grammar
            || self.spelling.knows(word.language, &word.text)
            || self.vocabulary.number(&token()).is_some()
            || !self.analyzer.parts(word).is_empty()
    }
}

fn scope_token(scope: &str) -> String {
    format!("@scope:{scope}")
}

fn learn_spelling(spelling: &mut Spelling, pieces: &[Piece]) {
    for word in pieces.iter().filter_map(Piece::word) {
        spelling.learn(word.language, &word.text);
    }
}

/// The tokens of a passage: its own, and those of its text in each language.
fn read_passage(
    passage: &Passage,
    analyzer: &Analyzer,
    vocabulary: &mut Vocabulary,
    spelling: &mut Spelling,
) -> (Text, [Vec<String>; 3]) {
    let mut numbers = Vec::new();
    let mut sentences: [Vec<Vec<u32>>; 3] = Default::default();
    let texts = Language::ALL.map(|language| {
        let text = passage.text(language);
        let mut all = Vec::new();
        let mut met = Vec::new();
        let mut by_sentence = Vec::new();
        for sentence in std::iter::once(text.heading()).chain(text.sentence_texts()) {
            let pieces = words::cut(sentence, language);
            learn_spelling(spelling, &pieces);
            let tokens = analyzer.tokens(&pieces);
            let mut forms = tokens.clone();
            forms.extend(
                analyzer
                    .units(&pieces)
                    .into_iter()
                    .flat_map(|unit| unit.forms)
                    .map(|form| form.token),
            );
            met.extend(forms.iter().cloned());
            by_sentence.push(forms);
            all.extend(tokens);
        }
        numbers.extend(vocabulary.learn(met.iter().map(String::as_str)));
        sentences[language as usize] = by_sentence
            .into_iter()
            .skip(1)
            .map(|forms| {
                let mut numbers: Vec<u32> =
                    forms.iter().filter_map(|form| vocabulary.number(form)).collect();
                numbers.sort_unstable();
                numbers.dedup();
                numbers
            })
            .collect();
        all
    });
    numbers.sort_unstable();
    numbers.dedup();
    (Text { address: passage.address.clone(), tokens: numbers, sentences }, texts)
}

/// What of the question a sentence says, beside the score of its passage; long sentences say it less to the point.
///
/// The weights were found by measuring on XQuAD-R (`tests/ranking.rs`).
fn sentence_score(units: &[Weighed], tokens: &[u32]) -> f32 {
    let met: f32 = units.iter().map(|unit| unit.weight * credit(unit, tokens)).sum();
    1.2 * met / (0.9 + 0.1 * super::analyzer::to_f32(tokens.len()) / 25.0)
}
