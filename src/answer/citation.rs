use std::ops::Range;

use serde::{Deserialize, Serialize};
use utoipa::{
    ToSchema,
    openapi::{Object, ObjectBuilder, Type},
};

use crate::corpus::{Citation, Language, Library, Wording};

/// A citation as a reader gets it, in their language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = Citation)]
pub struct CitationView {
    /// The address of the passage, as in `steere-2005#placement`.
    pub id: String,
    /// The title of the document.
    pub document: String,
    pub publisher: String,
    pub year: u16,
    pub heading: String,
    /// The page of the source.
    pub page: Option<u32>,
    pub lang: Language,
    pub original_lang: Language,
    pub wording: Wording,
    /// Whole sentences, exactly as they stand in the passage.
    pub quote: String,
    /// The bytes of the quote in the body of the passage in this language.
    #[schema(schema_with = span)]
    pub range: Range<usize>,
    /// The passage on this server, the sentences marked.
    pub url: String,
    /// The source on the web.
    pub source_url: String,
}

impl CitationView {
    /// # Panics
    ///
    /// Never for a citation of this library: what it names is there.
    #[must_use]
    pub fn new(citation: &Citation, library: &Library, language: Language) -> Self {
        let address = citation.address();
        let document = library.document(address.document()).expect("a citation resolves");
        let passage = library.passage(address).expect("a citation resolves");
        let quoted = citation.quote(library, language);
        Self {
            id: address.to_string(),
            document: document.info.title.get(language).to_owned(),
            publisher: document.info.publisher.clone(),
            year: document.info.year,
            heading: passage.text(language).heading().to_owned(),
            page: passage.page,
            lang: language,
            original_lang: document.info.original_lang,
            wording: document.info.wording,
            quote: quoted.text.to_owned(),
            range: quoted.bytes,
            url: passage_url(citation, &document.game, language),
            source_url: document.info.address.clone(),
        }
    }
}

/// `/de/tablut/texts/bga-tablut?mark=capture.1-2#capture`: the sentences to mark are counted from 1.
fn passage_url(citation: &Citation, game: &str, language: Language) -> String {
    let address = citation.address();
    let (document, anchor) = (address.document(), address.anchor());
    let Range { start, end } = citation.range();
    format!("/{language}/{game}/texts/{document}?mark={anchor}.{}-{end}#{anchor}", start + 1)
}

/// A range of bytes in JSON: the first, and the one after the last.
#[must_use]
pub fn span() -> Object {
    let number = || ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0));
    ObjectBuilder::new()
        .property("start", number())
        .required("start")
        .property("end", number())
        .required("end")
        .build()
}
