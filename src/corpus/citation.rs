use std::{fmt, ops::Range, str::FromStr, sync::Arc};

use serde::{Deserialize, Serialize};

use super::{Language, Library, PassageText};

/// The address of a passage: a document and an anchor in it, as in `steere-2005#placement`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Address {
    document: Arc<str>,
    anchor: Arc<str>,
}

impl Address {
    #[must_use]
    pub fn new(document: &str, anchor: &str) -> Self {
        Self { document: document.into(), anchor: anchor.into() }
    }
    #[must_use]
    pub fn document(&self) -> &str {
        &self.document
    }
    #[must_use]
    pub fn anchor(&self) -> &str {
        &self.anchor
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not the address of a passage: write `document#anchor`")]
pub struct AddressError(String);

impl FromStr for Address {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Self, AddressError> {
        match text.split_once('#') {
            Some((document, anchor)) if !document.is_empty() && !anchor.is_empty() => {
                Ok(Self::new(document, anchor))
            }
            _ => Err(AddressError(text.to_owned())),
        }
    }
}

impl TryFrom<String> for Address {
    type Error = AddressError;
    fn try_from(text: String) -> Result<Self, AddressError> {
        text.parse()
    }
}

impl From<Address> for String {
    fn from(address: Address) -> String {
        address.to_string()
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}#{}", self.document, self.anchor)
    }
}

/// A passage, and the sentences in it that carry the answer.
///
/// The texts are aligned sentence by sentence, so one citation quotes and marks the same sentences in each language.
///
/// Invariant: made by [`Citation::find`] or [`Citation::sentences`] against the library, so that it resolves.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Citation {
    address: Address,
    /// First and last sentence, counted from 0.
    first: usize,
    last: usize,
}

/// Why a citation does not resolve.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CitationFault {
    #[error(transparent)]
    Address(#[from] AddressError),
    #[error("`{0}` names no passage")]
    NoPassage(Address),
    #[error("`{0}` does not say “{1}”")]
    NotThere(Address, String),
}

impl Citation {
    /// The sentences of the English passage at `address` that `quote` touches; the whole passage without a quote.
    ///
    /// # Errors
    ///
    /// When there is no such passage, or the quote does not stand in it.
    pub fn find(
        library: &Library,
        address: &str,
        quote: Option<&str>,
    ) -> Result<Self, CitationFault> {
        let address: Address = address.parse()?;
        let Some(passage) = library.passage(&address) else {
            return Err(CitationFault::NoPassage(address));
        };
        let text = passage.text(Language::English);
        let Some(quote) = quote else {
            return Ok(Self { address, first: 0, last: text.sentences().len().saturating_sub(1) });
        };
        match find_lines(text.body(), quote) {
            Some(bytes) => {
                let touched = touched_sentences(text, &bytes);
                Ok(Self { address, first: touched.start, last: touched.end - 1 })
            }
            None => Err(CitationFault::NotThere(address, quote.to_owned())),
        }
    }

    /// One sentence of a passage, or several that follow each other; `None` where there is no such sentence.
    #[must_use]
    pub fn sentences(library: &Library, address: &Address, range: Range<usize>) -> Option<Self> {
        let count = library.passage(address)?.text(Language::English).sentences().len();
        (range.start < range.end && range.end <= count).then(|| Self {
            address: address.clone(),
            first: range.start,
            last: range.end - 1,
        })
    }

    #[must_use]
    pub fn address(&self) -> &Address {
        &self.address
    }

    /// The sentences cited, counted from 0.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.first..self.last + 1
    }

    /// The cited sentences as they stand in the passage, with their byte range in it.
    ///
    /// # Panics
    ///
    /// Never for the library that the citation was made from: what it names is there.
    #[must_use]
    pub fn quote<'a>(&self, library: &'a Library, language: Language) -> Quoted<'a> {
        let passage = library.passage(&self.address).expect("a citation resolves");
        let text = passage.text(language);
        let bytes = text.sentences()[self.first].start..text.sentences()[self.last].end;
        Quoted { text: &text.body()[bytes.clone()], bytes }
    }
}

/// Whole sentences of a passage, and where they stand in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quoted<'a> {
    pub text: &'a str,
    /// Bytes in the body of the passage in that language.
    pub bytes: Range<usize>,
}

/// Where a quote stands in a body; its lines follow each other there with any white space between them.
fn find_lines(body: &str, quote: &str) -> Option<Range<usize>> {
    let mut lines = quote.lines().map(str::trim).filter(|line| !line.is_empty());
    let first = lines.next()?;
    let start = body.find(first)?;
    let mut end = start + first.len();
    for line in lines {
        let rest = &body[end..];
        let gap = rest.len() - rest.trim_start().len();
        if !rest.trim_start().starts_with(line) {
            return None;
        }
        end += gap + line.len();
    }
    Some(start..end)
}

fn touched_sentences(text: &PassageText, bytes: &Range<usize>) -> Range<usize> {
    let touches =
        |sentence: &&Range<usize>| sentence.start < bytes.end && bytes.start < sentence.end;
    let first = text.sentences().iter().position(|sentence| touches(&sentence)).unwrap_or_default();
    let count = text.sentences().iter().filter(touches).count().max(1);
    first..first + count
}
