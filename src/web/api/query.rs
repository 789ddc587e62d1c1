use std::{collections::BTreeMap, str::FromStr};

use axum::http::HeaderMap;

use super::body::Body;
use crate::{
    answer::Fault,
    corpus::Language,
    web::{App, language, refusal::Refusal},
};

/// The fields of an address, with the language to answer in.
pub struct Fields<'a> {
    app: &'a App,
    by_name: BTreeMap<String, String>,
    pub lang: Language,
}

impl<'a> Fields<'a> {
    /// The language is that of `lang=`, otherwise the one that the program asks for.
    pub fn new(
        app: &'a App,
        headers: &HeaderMap,
        fields: BTreeMap<String, String>,
    ) -> Result<Self, Refusal> {
        let lang = language::accepted(headers).unwrap_or_default();
        let mut read = Self { app, by_name: fields, lang };
        if let Some(tag) = read.by_name.remove("lang") {
            read.lang =
                tag.parse().map_err(|_| read.fault("lang", "fault-unknown-language", &tag))?;
        }
        Ok(read)
    }

    /// The same fields in an object.
    pub fn of(body: Body<'a>) -> Result<Self, Refusal> {
        let (app, lang, by_name) = body.scalars()?;
        Ok(Self { app, by_name, lang })
    }

    pub fn text(&mut self, name: &str) -> Option<String> {
        self.by_name.remove(name).filter(|text| !text.is_empty())
    }

    pub fn number<T: FromStr>(&mut self, name: &str) -> Result<Option<T>, Refusal> {
        let Some(text) = self.text(name) else { return Ok(None) };
        text.parse().map(Some).map_err(|_| self.fault(name, "fault-not-a-number", &text))
    }

    pub fn fault(&self, at: &str, key: &str, written: &str) -> Refusal {
        let message = self.app.locale().fill(self.lang, key, &[("written", written)]);
        Refusal::unreadable(vec![Fault { at: at.to_owned(), message }], self.lang)
    }
}
