use std::collections::BTreeMap;

use tantivy::{
    Index, Searcher, TantivyDocument, Term,
    collector::TopDocs,
    query::{BooleanQuery, BoostQuery, ConstScoreQuery, Occur, Query, TermQuery},
    schema::{Field, IndexRecordOption, Schema, TextFieldIndexing, TextOptions},
    tokenizer::{PreTokenizedString, Token},
};

/// The marks that a token begins with; each has its own field, so that lengths are compared within a language.
const MARKS: [char; 5] = ['e', 'd', 'c', '=', '@'];
/// The least that the index writer works with.
const WRITER_BYTES: usize = 15_000_000;

/// Texts by their tokens, ranked by BM25; a text is named by its place among those added.
pub(super) struct Inverted {
    searcher: Searcher,
    fields: BTreeMap<char, Field>,
}

impl Inverted {
    pub(super) fn new<'a>(
        texts: impl Iterator<Item = &'a Vec<String>>,
    ) -> Result<Self, tantivy::TantivyError> {
        let mut schema = Schema::builder();
        let indexing = TextFieldIndexing::default()
            .set_tokenizer("raw")
            .set_index_option(IndexRecordOption::WithFreqs);
        let options = TextOptions::default().set_indexing_options(indexing);
        let fields: BTreeMap<char, Field> = MARKS
            .into_iter()
            .map(|mark| (mark, schema.add_text_field(&mark.to_string(), options.clone())))
            .collect();
        // One segment, so that places are numbers of documents.
        let mut writer = Index::builder().schema(schema.build()).single_segment_index_writer(
            tantivy::directory::RamDirectory::create(),
            WRITER_BYTES,
        )?;
        for tokens in texts {
            let mut document = TantivyDocument::default();
            for (&mark, &field) in &fields {
                let tokens: Vec<Token> = tokens
                    .iter()
                    .filter(|token| token.starts_with(mark))
                    .enumerate()
                    .map(|(position, text)| Token {
                        position,
                        text: text.clone(),
                        ..Token::default()
                    })
                    .collect();
                if !tokens.is_empty() {
                    document.add_pre_tokenized_text(
                        field,
                        PreTokenizedString { text: String::new(), tokens },
                    );
                }
            }
            writer.add_document(document)?;
        }
        let searcher = writer.finalize()?.reader()?.searcher();
        Ok(Self { searcher, fields })
    }

    /// The texts that hold most of `sought`, best first, among those with one of `filter` (all, where it is empty).
    pub(super) fn search(
        &self,
        sought: &[(String, f32)],
        filter: &[String],
        limit: usize,
    ) -> Result<Vec<(usize, f32)>, tantivy::TantivyError> {
        if limit == 0 || sought.is_empty() {
            return Ok(Vec::new());
        }
        let words = sought
            .iter()
            .filter_map(|(token, weight)| {
                let query: Box<dyn Query> = Box::new(BoostQuery::new(self.term(token)?, *weight));
                Some((Occur::Should, query))
            })
            .collect();
        let mut query: Box<dyn Query> = Box::new(BooleanQuery::new(words));
        if !filter.is_empty() {
            let any = filter.iter().filter_map(|token| Some((Occur::Should, self.term(token)?)));
            let any: Box<dyn Query> = Box::new(BooleanQuery::new(any.collect()));
            query = Box::new(BooleanQuery::new(vec![
                (Occur::Must, query),
                (Occur::Must, Box::new(ConstScoreQuery::new(any, 0.0))),
            ]));
        }
        let found = self.searcher.search(&query, &TopDocs::with_limit(limit).order_by_score())?;
        Ok(found.into_iter().map(|(score, at)| (at.doc_id as usize, score)).collect())
    }

    fn term(&self, token: &str) -> Option<Box<dyn Query>> {
        let field = *self.fields.get(&token.chars().next()?)?;
        let term = Term::from_field_text(field, token);
        Some(Box::new(TermQuery::new(term, IndexRecordOption::WithFreqs)))
    }
}
