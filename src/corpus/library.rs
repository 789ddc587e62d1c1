use std::{collections::BTreeMap, ops::Range, sync::Arc};

use super::{Address, DocumentInfo, Language};

/// One source text and its passages, in the order they are written.
#[derive(Debug)]
pub struct Document {
    pub id: Arc<str>,
    /// The game whose folder it lies in.
    pub game: Arc<str>,
    pub info: DocumentInfo,
    pub passages: Vec<Arc<Passage>>,
}

/// The smallest piece of text that has an address.
#[derive(Debug)]
pub struct Passage {
    pub address: Address,
    /// The page of the source.
    pub page: Option<u32>,
    /// In the order of [`Language::ALL`].
    texts: [PassageText; 3],
}

impl Passage {
    pub(super) fn new(address: Address, page: Option<u32>, texts: [PassageText; 3]) -> Self {
        Self { address, page, texts }
    }

    #[must_use]
    pub fn text(&self, language: Language) -> &PassageText {
        &self.texts[language as usize]
    }
}

/// A passage in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PassageText {
    pub(super) heading: String,
    pub(super) body: String,
    pub(super) sentences: Vec<Range<usize>>,
}

impl PassageText {
    #[must_use]
    pub fn heading(&self) -> &str {
        &self.heading
    }
    /// The sentences in order; paragraphs are cut by an empty line.
    #[must_use]
    pub fn body(&self) -> &str {
        &self.body
    }
    /// The bytes of each sentence in the body.
    #[must_use]
    pub fn sentences(&self) -> &[Range<usize>] {
        &self.sentences
    }
    pub fn sentence_texts(&self) -> impl Iterator<Item = &str> {
        self.sentences.iter().map(|bytes| &self.body[bytes.clone()])
    }
}

/// Every document, by address.
///
/// Invariant: an address names at most one passage.
#[derive(Debug, Default)]
pub struct Library {
    documents: Vec<Document>,
    by_address: BTreeMap<Address, Arc<Passage>>,
}

impl Library {
    pub(super) fn new(documents: Vec<Document>) -> Self {
        let by_address = documents
            .iter()
            .flat_map(|document| &document.passages)
            .map(|passage| (passage.address.clone(), Arc::clone(passage)))
            .collect();
        Self { documents, by_address }
    }

    #[must_use]
    pub fn documents(&self) -> &[Document] {
        &self.documents
    }

    #[must_use]
    pub fn document(&self, id: &str) -> Option<&Document> {
        self.documents.iter().find(|document| &*document.id == id)
    }

    pub fn documents_of<'a>(&'a self, game: &'a str) -> impl Iterator<Item = &'a Document> {
        self.documents.iter().filter(move |document| &*document.game == game)
    }

    #[must_use]
    pub fn passage(&self, address: &Address) -> Option<&Arc<Passage>> {
        self.by_address.get(address)
    }

    /// Every passage, document by document.
    pub fn passages(&self) -> impl Iterator<Item = &Arc<Passage>> {
        self.documents.iter().flat_map(|document| &document.passages)
    }
}
