use std::ops::Range;

use frostem::{Algorithm, Stemmer};

use super::{
    chinese,
    concepts::Concepts,
    english,
    german::{self, Splitter},
    words::{self, Character, Piece, Word},
};
use crate::corpus::{Language, Term};

/// How much a meaning counts beside the very word.
const BY_CONCEPT: f32 = 0.96;
/// How much a word counts that was mended after a typing error.
const MENDED: f32 = 0.9;
/// The share of filler in the weight of a question.
pub(super) const FILLER: f32 = 0.07;
/// The shares of a Chinese character that belongs to no term, alone and with the next.
const CHARACTER: f32 = 0.5;
const BIGRAM: f32 = 0.6;

/// One thing said in a text, and the tokens that say it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Unit {
    pub forms: Vec<Form>,
    /// The keys of its terms.
    pub keys: Vec<String>,
    /// Its weight beside that of its rarity.
    pub share: f32,
    /// The first of the units of one term: a term of two words says its meaning once.
    pub leads: bool,
    pub bytes: Range<usize>,
}

/// A token that a unit may be met in: a stem with the mark of its language, or `=` and the key of a term.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Form {
    pub token: String,
    /// 1 for the very word, less for what only means the same.
    pub credit: f32,
}

/// Turns texts into tokens.
#[derive(Debug)]
pub(super) struct Analyzer {
    stems: Stems,
    concepts: Concepts,
    splitter: Splitter,
}

#[derive(Clone, Copy)]
struct Stems {
    english: Stemmer,
    german: Stemmer,
}

impl std::fmt::Debug for Stems {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Stems")
    }
}

impl Stems {
    fn stem(self, word: &str, language: Language) -> String {
        let stemmer = if language == Language::German { self.german } else { self.english };
        stemmer.stem(word).into_owned()
    }
}

/// The token of a stem.
pub(super) fn token(language: Language, stem: &str) -> String {
    let mark = match language {
        Language::English => 'e',
        Language::German => 'd',
        Language::Chinese => 'c',
    };
    format!("{mark}:{stem}")
}

impl Analyzer {
    /// `german` are the German texts that compounds are split by.
    pub(super) fn new<'a>(terms: &[Term], german: impl Iterator<Item = &'a str>) -> Self {
        let stems = Stems {
            english: Stemmer::new(Algorithm::English),
            german: Stemmer::new(Algorithm::German),
        };
        let mut splitter = Splitter::default();
        let mut learn =
            |word: &Word| splitter.learn(&word.text, &stems.stem(&word.text, Language::German));
        for term in terms {
            for text in &term.words.de {
                let pieces = words::cut(text, Language::German);
                if let [Piece::Word(word)] = pieces.as_slice() {
                    learn(word);
                }
            }
        }
        for text in german {
            let pieces = words::cut(text, Language::German);
            pieces.iter().filter_map(Piece::word).filter(|word| word.noun).for_each(&mut learn);
        }
        let concepts = Concepts::new(terms, |word| stems.stem(&word.text, word.language));
        Self { stems, concepts, splitter }
    }

    pub(super) fn stem(&self, word: &Word) -> String {
        self.stems.stem(&word.text, word.language)
    }

    /// The parts of a German compound.
    pub(super) fn parts<'a>(&self, word: &'a Word) -> Vec<&'a str> {
        if word.language == Language::German {
            self.splitter.split(&word.text, |part| self.stems.stem(part, Language::German))
        } else {
            Vec::new()
        }
    }

    /// What the text says, in order.
    pub(super) fn units(&self, pieces: &[Piece]) -> Vec<Unit> {
        let mut units = Vec::new();
        let mut at = 0;
        while at < pieces.len() {
            match &pieces[at] {
                Piece::Run(run) => {
                    self.add_run(&mut units, run);
                    at += 1;
                }
                Piece::Word(_) => at += self.add_words(&mut units, &pieces[at..]),
            }
        }
        units
    }

    /// Every token to index a text by: words, the parts of compounds, single characters and pairs of them, and meanings.
    pub(super) fn tokens(&self, pieces: &[Piece]) -> Vec<String> {
        let mut tokens = Vec::new();
        for piece in pieces {
            match piece {
                Piece::Run(run) => tokens.extend(grams(run).map(|(gram, _)| gram)),
                Piece::Word(word) => {
                    tokens.push(token(word.language, &self.stem(word)));
                    for part in self.parts(word) {
                        tokens.push(token(
                            Language::German,
                            &self.stems.stem(part, Language::German),
                        ));
                    }
                }
            }
        }
        for unit in self.units(pieces).iter().filter(|unit| unit.leads) {
            tokens.extend(unit.keys.iter().map(|key| format!("={key}")));
        }
        tokens
    }

    /// Adds the units of the term or word that `pieces` begin with; gives how many pieces it took.
    fn add_words(&self, units: &mut Vec<Unit>, pieces: &[Piece]) -> usize {
        let words: Vec<&Word> = pieces.iter().map_while(Piece::word).take(5).collect();
        let first = words[0];
        let stems: Vec<String> = words
            .iter()
            .take_while(|word| word.language == first.language)
            .map(|word| self.stem(word))
            .collect();
        let stems: Vec<&str> = stems.iter().map(String::as_str).collect();
        let mut found = self.concepts.latin(first.language, &stems);
        if found.length < 2
            && let Some(parted) = self.parted(first, pieces)
        {
            found = parted;
        }
        let keys: Vec<String> =
            found.concepts.iter().map(|&concept| self.concepts.key(concept).to_owned()).collect();
        let length = found.length.max(1);
        for (index, word) in words.iter().take(length).enumerate() {
            let credit = if word.mended { MENDED } else { 1.0 };
            let stem = token(word.language, stems[index]);
            let mut forms = vec![Form { token: stem.clone(), credit }];
            forms.extend(meanings(&keys, credit));
            let is_filler = match word.language {
                Language::German => german::is_filler(&word.text),
                _ => english::is_filler(&word.text),
            };
            let share = if keys.is_empty() && is_filler { FILLER } else { 1.0 / to_f32(length) };
            let bytes = word.bytes.clone();
            let parts = if keys.is_empty() { self.parts(word) } else { Vec::new() };
            if parts.is_empty() {
                units.push(Unit { forms, keys: keys.clone(), share, leads: index == 0, bytes });
            } else {
                self.add_parts(units, &parts, &Form { token: stem, credit }, &bytes);
            }
        }
        length
    }

    fn add_parts(&self, units: &mut Vec<Unit>, parts: &[&str], whole: &Form, bytes: &Range<usize>) {
        for part in parts {
            let stem = self.stems.stem(part, Language::German);
            let keys: Vec<String> = self
                .concepts
                .latin(Language::German, &[&stem])
                .concepts
                .iter()
                .map(|&concept| self.concepts.key(concept).to_owned())
                .collect();
            let mut forms = vec![
                Form { token: token(Language::German, &stem), credit: whole.credit },
                whole.clone(),
            ];
            forms.extend(meanings(&keys, whole.credit));
            units.push(Unit { forms, keys, share: 1.0, leads: true, bytes: bytes.clone() });
        }
    }

    /// The meaning of a German verb whose particle stands at the end of the clause: *setzt … aus*.
    fn parted(&self, verb: &Word, pieces: &[Piece]) -> Option<super::concepts::Found> {
        if verb.language != Language::German || german::is_particle(&verb.text) {
            return None;
        }
        let mut rest = pieces.iter().skip(1).map_while(Piece::word);
        let particle = rest.find(|word| word.ends_clause)?;
        if !german::is_particle(&particle.text) {
            return None;
        }
        let joined = format!("{}{}", particle.text, verb.text);
        let stem = self.stems.stem(&joined, Language::German);
        let found = self.concepts.latin(Language::German, &[&stem]);
        (found.length > 0).then_some(found)
    }

    fn add_run(&self, units: &mut Vec<Unit>, run: &[Character]) {
        let mut at = 0;
        // Characters since the last term.
        let mut loose = 0;
        let mut duty_ends = None;
        while at < run.len() {
            if let Some(end) = chinese::duty(&run[at..]).filter(|_| duty_ends.is_none()) {
                add_loose(units, &run[at - loose..at]);
                units.push(duty_unit(&run[at..=at]));
                (duty_ends, loose) = (Some(at + end), 0);
                at += 1;
                continue;
            }
            if duty_ends == Some(at) {
                add_loose(units, &run[at - loose..at]);
                (duty_ends, loose) = (None, 0);
                at += chinese::DUTY_END;
                continue;
            }
            let found = self.concepts.han(&run[at..]);
            let filler = chinese_filler(&run[at..]);
            let length = found.length.max(filler);
            if length == 0 {
                loose += 1;
                at += 1;
                continue;
            }
            add_loose(units, &run[at - loose..at]);
            loose = 0;
            let is_term = found.length >= filler;
            let word = &run[at..at + length];
            let keys: Vec<String> = if is_term {
                found
                    .concepts
                    .iter()
                    .map(|&concept| self.concepts.key(concept).to_owned())
                    .collect()
            } else {
                Vec::new()
            };
            let mut forms =
                vec![Form { token: token(Language::Chinese, &text(word)), credit: 1.0 }];
            forms.extend(meanings(&keys, 1.0));
            let share = if is_term { 1.0 } else { FILLER };
            units.push(Unit { forms, keys, share, leads: true, bytes: span(word) });
            at += length;
        }
        add_loose(units, &run[at - loose..]);
    }
}

/// The tokens of terms; what is forbidden is what one may not.
fn meanings(keys: &[String], credit: f32) -> impl Iterator<Item = Form> {
    let also: &[&str] =
        if keys.iter().any(|key| key == "forbidden") { &["may", "not"] } else { &[] };
    let keys = keys.iter().map(String::as_str).chain(also.iter().copied());
    keys.map(move |key| Form { token: format!("={key}"), credit: credit * BY_CONCEPT })
}

fn duty_unit(word: &[Character]) -> Unit {
    let forms = vec![Form { token: "=must".to_owned(), credit: 1.0 }];
    Unit { forms, keys: vec!["must".to_owned()], share: 1.0, leads: true, bytes: span(word) }
}

fn add_loose(units: &mut Vec<Unit>, run: &[Character]) {
    for (gram, bytes) in grams(run) {
        let share = if gram.chars().count() > 3 { BIGRAM } else { CHARACTER };
        let forms = vec![Form { token: gram, credit: 1.0 }];
        units.push(Unit { forms, keys: Vec::new(), share, leads: true, bytes });
    }
}

/// Single characters, and each with the next.
pub(super) fn grams(run: &[Character]) -> impl Iterator<Item = (String, Range<usize>)> {
    let singles = run.chunks(1);
    singles.chain(run.windows(2)).map(|word| (token(Language::Chinese, &text(word)), span(word)))
}

/// How many of the first characters are filler.
pub(super) fn chinese_filler(run: &[Character]) -> usize {
    chinese::FILLER
        .iter()
        .filter(|filler| {
            let mut characters = run.iter().map(|character| character.folded);
            filler.chars().all(|c| characters.next() == Some(c))
        })
        .map(|filler| filler.chars().count())
        .max()
        .unwrap_or(0)
}

fn text(run: &[Character]) -> String {
    run.iter().map(|character| character.folded).collect()
}

fn span(run: &[Character]) -> Range<usize> {
    match (run.first(), run.last()) {
        (Some(first), Some(last)) => first.bytes.start..last.bytes.end,
        _ => 0..0,
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts of words are small")]
pub(super) fn to_f32(count: usize) -> f32 {
    count as f32
}
