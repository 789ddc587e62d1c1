use std::ops::Range;

use super::{chinese, english, german};
use crate::corpus::Language;

/// A word in Latin letters or digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Word {
    /// Folded: small letters without accents.
    pub text: String,
    pub language: Language,
    /// Where it stands in the text as it was written.
    pub bytes: Range<usize>,
    /// It stands before a punctuation mark or at the end.
    pub ends_clause: bool,
    /// It begins with a capital letter, and not only because a sentence does.
    pub noun: bool,
    /// It was mended after a typing error.
    pub mended: bool,
}

/// A Chinese character and its simplified form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Character {
    pub folded: char,
    pub bytes: Range<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Piece {
    Word(Word),
    /// Chinese characters without anything between them.
    Run(Vec<Character>),
}

impl Piece {
    pub(super) fn word(&self) -> Option<&Word> {
        match self {
            Self::Word(word) => Some(word),
            Self::Run(_) => None,
        }
    }
}

/// Cuts a text into Latin words and runs of Chinese characters, in order.
///
/// Latin words in a Chinese text are taken for English.
pub(super) fn cut(text: &str, language: Language) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut sentence_starts = true;
    let folded = chinese::fold(text);
    let mut chars = text.char_indices().zip(folded).peekable();
    while let Some(((start, c), simplified)) = chars.next() {
        if chinese::is_han(c) {
            let mut run =
                vec![Character { folded: simplified, bytes: start..start + c.len_utf8() }];
            while let Some(((at, c), folded)) = chars.next_if(|((_, c), _)| chinese::is_han(*c)) {
                run.push(Character { folded, bytes: at..at + c.len_utf8() });
            }
            pieces.push(Piece::Run(run));
            sentence_starts = false;
        } else if c.is_alphanumeric() {
            let mut end = start + c.len_utf8();
            while let Some(((at, c), _)) = chars.next_if(|((at, c), _)| {
                is_letter(*c)
                    || is_apostrophe(*c) && text[*at + c.len_utf8()..].starts_with(is_letter)
            }) {
                end = at + c.len_utf8();
            }
            let after = text[end..].trim_start_matches([' ', '"', '”', '“', ')']);
            let word = Word {
                text: String::new(),
                language: if language == Language::German { language } else { Language::English },
                bytes: start..end,
                ends_clause: !after.starts_with(is_letter),
                noun: c.is_uppercase() && !sentence_starts,
                mended: false,
            };
            push_word(&mut pieces, &word, &text[start..end], sentence_starts);
            sentence_starts = false;
        } else if ".!?:\n。！？：".contains(c) {
            sentence_starts = true;
        }
    }
    pieces
}

fn is_letter(c: char) -> bool {
    c.is_alphanumeric() && !chinese::is_han(c)
}

fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '’' | '`' | '´')
}

/// Folds a word; an English contraction gives the two words that it stands for.
fn push_word(pieces: &mut Vec<Piece>, word: &Word, written: &str, begins: bool) {
    let lower: String =
        written.chars().map(|c| if is_apostrophe(c) { '\'' } else { half_width(c) }).collect();
    let lower = lower.to_lowercase();
    let mut push = |text: &str| {
        let text = match word.language {
            Language::German => german::fold(text),
            _ => fold_accents(text),
        };
        pieces.push(Piece::Word(Word { text, ..word.clone() }));
    };
    if word.language == Language::English {
        let (head, negated) = english::expand(&lower);
        push(head);
        // *Isn't it …?* asks the same as *Is it …?*
        if negated && !(begins && english::is_rhetorical(head)) {
            push("not");
        }
    } else {
        push(lower.split('\'').next().unwrap_or_default());
    }
}

fn half_width(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        _ => c,
    }
}

pub(super) fn fold_accents(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => folded.push('a'),
            'è' | 'é' | 'ê' | 'ë' => folded.push('e'),
            'ì' | 'í' | 'î' | 'ï' => folded.push('i'),
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' => folded.push('o'),
            'ù' | 'ú' | 'û' | 'ü' => folded.push('u'),
            'ç' => folded.push('c'),
            'ñ' => folded.push('n'),
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            _ => folded.push(c),
        }
    }
    folded
}
