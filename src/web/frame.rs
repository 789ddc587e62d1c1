use std::fmt::Display;

use askama::Template;
use axum::{
    http::{StatusCode, header},
    response::{Html, IntoResponse, Response},
};

use super::{
    App, Reader, address, files,
    refusal::{Refusal, Why},
};
use crate::{corpus::Language, engine::Message, locale::Locale};

/// What stands around every page, and the words on it.
pub struct Frame<'a> {
    pub lang: Language,
    pub title: String,
    pub languages: Vec<LanguageLink>,
    pub stylesheet: String,
    pub script: String,
    locale: &'a Locale,
}

/// This page in one of the languages.
pub struct LanguageLink {
    pub lang: Language,
    pub address: String,
    pub here: bool,
}

impl<'a> Frame<'a> {
    pub fn new(app: &'a App, reader: &Reader, title: impl Into<String>) -> Self {
        let languages = Language::ALL
            .into_iter()
            .map(|lang| LanguageLink {
                lang,
                address: reader.address_in(lang),
                here: lang == reader.lang,
            })
            .collect();
        Self {
            lang: reader.lang,
            title: title.into(),
            languages,
            stylesheet: files::versioned("regula.css"),
            script: files::versioned("regula.js"),
            locale: app.locale(),
        }
    }

    /// The passage that the reader came for, kept by a switch of language.
    #[must_use]
    pub fn at(mut self, anchor: Option<&str>) -> Self {
        if let Some(anchor) = anchor {
            for link in &mut self.languages {
                link.address = format!("{}#{anchor}", link.address);
            }
        }
        self
    }

    /// A sentence of `locales/`.
    pub fn t(&self, key: &str) -> String {
        self.locale.text(self.lang, key)
    }

    /// How far a text carries a rule, as in `stated`.
    pub fn support(&self, key: impl Display) -> String {
        self.t(&format!("support-{key}"))
    }

    /// How sure an answer is.
    pub fn level(&self, level: impl Display) -> String {
        self.t(&format!("level-{level}"))
    }

    /// What a reader says of an answer.
    pub fn mark(&self, mark: impl Display) -> String {
        self.t(&format!("mark-{mark}"))
    }

    /// What stands before the note to a rule of this support.
    pub fn note(&self, key: impl Display) -> String {
        self.t(&format!("note-{key}"))
    }

    /// A sentence that speaks of one thing.
    pub fn t1(&self, key: &str, name: &str, value: &str) -> String {
        self.locale.fill(self.lang, key, &[(name, value)])
    }

    /// A sentence that counts.
    pub fn count(&self, key: &'static str, count: usize) -> String {
        self.locale.say(self.lang, &Message::new(key).with("count", count))
    }

    pub fn history(&self) -> String {
        address::history(self.lang, &[])
    }

    pub fn home(&self) -> String {
        address::home(self.lang)
    }
}

/// The page as a response; a template that fails is our fault, not the reader's.
pub fn page(reader: &Reader, status: StatusCode, template: &impl Template) -> Response {
    match template.render() {
        Ok(html) => {
            let headers = [(header::CACHE_CONTROL, "no-cache"), (header::VARY, "Cookie")];
            (status, headers, reader.remember(), Html(html)).into_response()
        }
        Err(error) => {
            tracing::error!("a template failed: {error}");
            Refusal::from(Why::Broken).into_response()
        }
    }
}
