use std::ops::Range;

use crate::{
    answer::{Assistant, CitationView},
    corpus::{Address, Citation, Language, Library, PassageText, Wording},
};

/// Sentences as they stand in a passage, and where to read on.
#[derive(Clone)]
pub struct Quote {
    pub view: CitationView,
    /// Words of our own after a source in other words.
    pub restated: bool,
}

impl Quote {
    pub fn new(view: CitationView) -> Self {
        let restated = view.wording == Wording::Restated;
        Self { view, restated }
    }

    pub fn of(assistant: &Assistant, citation: &Citation, lang: Language) -> Self {
        Self::new(assistant.cite(citation, lang))
    }
}

/// A stretch of a passage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    pub text: String,
    pub marked: bool,
}

/// The paragraphs of a passage, cut where a mark begins or ends; `marked` counts sentences from 0.
pub fn paragraphs(text: &PassageText, marked: &[Range<usize>]) -> Vec<Vec<Piece>> {
    let body = text.body();
    let mut paragraphs: Vec<Vec<Piece>> = Vec::new();
    let mut end = 0;
    for (index, bytes) in text.sentences().iter().enumerate() {
        let gap = &body[end..bytes.start];
        let sentence = &body[bytes.clone()];
        let is_marked = marked.iter().any(|range| range.contains(&index));
        end = bytes.end;
        match paragraphs.last_mut() {
            Some(pieces) if !gap.contains('\n') => match pieces.last_mut() {
                Some(piece) if piece.marked == is_marked => {
                    piece.text.push_str(gap);
                    piece.text.push_str(sentence);
                }
                _ => {
                    pieces.push(Piece { text: gap.to_owned(), marked: false });
                    pieces.push(Piece { text: sentence.to_owned(), marked: is_marked });
                }
            },
            _ => paragraphs.push(vec![Piece { text: sentence.to_owned(), marked: is_marked }]),
        }
    }
    paragraphs
}

/// Sentences to mark in a document, as the query of its page names them: `removal.1-2,goal.3`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks(Vec<(String, Range<usize>)>);

impl Marks {
    /// Reads what can be read and passes over the rest: a mark that is wrong marks nothing.
    pub fn read(text: &str) -> Self {
        let mark = |part: &str| {
            let (anchor, sentences) = part.split_once('.')?;
            let (first, last) = sentences.split_once('-').unwrap_or((sentences, sentences));
            let (first, last): (usize, usize) = (first.parse().ok()?, last.parse().ok()?);
            Some((anchor.to_owned(), first.checked_sub(1)?..last))
        };
        Self(text.split(',').filter_map(mark).collect())
    }

    pub fn of(&self, anchor: &str) -> Vec<Range<usize>> {
        self.0.iter().filter(|(at, _)| at == anchor).map(|(_, range)| range.clone()).collect()
    }

    /// The first passage with a mark.
    pub fn anchor(&self) -> Option<&str> {
        self.0.first().map(|(anchor, _)| anchor.as_str())
    }
}

/// The title and the page of a passage that an answer names by its address alone.
pub struct Source {
    pub address: String,
    pub document: String,
    pub heading: String,
}

impl Source {
    /// `None` where the library no longer holds it.
    pub fn find(library: &Library, id: &str, lang: Language) -> Option<Self> {
        let address: Address = id.parse().ok()?;
        let document = library.document(address.document())?;
        let passage = library.passage(&address)?;
        Some(Self {
            address: super::address::passage(
                lang,
                &document.game,
                address.document(),
                address.anchor(),
            ),
            document: document.info.title.get(lang).to_owned(),
            heading: passage.text(lang).heading().to_owned(),
        })
    }
}

impl From<&CitationView> for Source {
    fn from(citation: &CitationView) -> Self {
        Self {
            address: citation.url.clone(),
            document: citation.document.clone(),
            heading: citation.heading.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_counted_from_one_and_what_is_none_is_passed_over() {
        let marks = Marks::read("setup.2-3,goal.1,,x,a.b-c,z.0-1,9");
        assert_eq!(marks.of("setup").first(), Some(&(1..3)));
        assert_eq!(marks.of("goal").first(), Some(&(0..1)));
        assert!(marks.of("z").is_empty());
        assert_eq!(marks.anchor(), Some("setup"));
    }
}
