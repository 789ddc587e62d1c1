use std::collections::BTreeMap;

use axum::{
    body::Bytes,
    extract::rejection::BytesRejection,
    http::{HeaderMap, header},
};
use serde_json::{Map, Value};

use crate::{
    answer::Fault,
    corpus::Language,
    web::{
        App, language,
        refusal::{Refusal, Why},
    },
};

/// The fields of a request, read one by one so that every fault is named; unknown fields are passed over.
pub struct Body<'a> {
    app: &'a App,
    fields: Map<String, Value>,
    /// What was asked for, where it was.
    pub wanted: Option<Language>,
    /// The language to answer in, and to name faults in.
    pub lang: Language,
    faults: Vec<Fault>,
}

impl<'a> Body<'a> {
    /// Reads a JSON object; `null` is an absent field.
    pub fn read(
        app: &'a App,
        headers: &HeaderMap,
        body: Result<Bytes, BytesRejection>,
    ) -> Result<Self, Refusal> {
        let body = body?;
        if !is_json(headers) {
            return Err(Why::WrongType.into());
        }
        let lang = language::accepted(headers).unwrap_or_default();
        let fields = object(app, lang, &body).map_err(|message| {
            Refusal::unreadable(vec![Fault { at: "body".into(), message }], lang)
        })?;
        Ok(Self::of(app, lang, fields))
    }

    /// The fields of an object; `lang` is the language where they name none.
    pub fn of(app: &'a App, lang: Language, fields: Map<String, Value>) -> Self {
        let mut body = Self { app, fields, wanted: None, lang, faults: Vec::new() };
        if let Some(tag) = body.text("lang") {
            match tag.parse() {
                Ok(wanted) => {
                    body.wanted = Some(wanted);
                    body.lang = wanted;
                }
                Err(_) => body.fault_about("lang", "fault-unknown-language", &tag),
            }
        }
        body
    }

    pub fn take(&mut self, name: &str) -> Option<Value> {
        self.fields.remove(name).filter(|value| !value.is_null())
    }

    /// A text that may be left out.
    pub fn text(&mut self, name: &str) -> Option<String> {
        let value = self.take(name)?;
        if let Value::String(text) = value {
            return Some(text);
        }
        self.fault(name, "fault-not-a-text");
        None
    }

    /// A text that is needed; empty where it is missing, which is a fault.
    pub fn needed(&mut self, name: &str) -> String {
        if self.fields.get(name).is_none_or(Value::is_null) {
            self.fault(name, "fault-missing");
        }
        self.text(name).unwrap_or_default()
    }

    /// A list of at most so many texts, which may be left out.
    pub fn texts(&mut self, name: &str, most: usize) -> Vec<String> {
        let values = match self.take(name) {
            None => return Vec::new(),
            Some(Value::Array(values)) => values,
            Some(_) => {
                self.fault(name, "fault-not-a-list");
                return Vec::new();
            }
        };
        if values.len() > most {
            self.fault_about(name, "fault-too-many", &most.to_string());
            return Vec::new();
        }
        let mut texts = Vec::new();
        for (index, value) in values.into_iter().enumerate() {
            match value {
                Value::String(text) => texts.push(text),
                _ => self.fault(&format!("{name}[{index}]"), "fault-not-a-text"),
            }
        }
        texts
    }

    /// Every field that is left, as it would stand in an address.
    pub fn scalars(mut self) -> Result<(&'a App, Language, BTreeMap<String, String>), Refusal> {
        let mut texts = BTreeMap::new();
        for (name, value) in std::mem::take(&mut self.fields) {
            match value {
                Value::Null => {}
                Value::String(text) => {
                    texts.insert(name, text);
                }
                Value::Number(number) => {
                    texts.insert(name, number.to_string());
                }
                _ => self.fault(&name, "fault-not-a-text"),
            }
        }
        let (app, lang) = (self.app, self.lang);
        self.check()?;
        Ok((app, lang, texts))
    }

    pub fn fault(&mut self, at: &str, key: &str) {
        let message = self.app.say(self.lang, key);
        self.faults.push(Fault { at: at.to_owned(), message });
    }

    /// A fault that names what was written.
    pub fn fault_about(&mut self, at: &str, key: &str, written: &str) {
        let message = self.app.locale().fill(self.lang, key, &[("written", written)]);
        self.faults.push(Fault { at: at.to_owned(), message });
    }

    /// A fault that names what was written, and what could have been.
    pub fn fault_among(&mut self, at: &str, key: &str, written: &str, known: &str) {
        let words = [("written", written), ("known", known)];
        let message = self.app.locale().fill(self.lang, key, &words);
        self.faults.push(Fault { at: at.to_owned(), message });
    }

    /// Every fault found so far, if there is one.
    pub fn check(self) -> Result<(), Refusal> {
        if self.faults.is_empty() {
            Ok(())
        } else {
            Err(Refusal::unreadable(self.faults, self.lang))
        }
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or("");
    let kind = kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    kind == "application/json" || kind.starts_with("application/") && kind.ends_with("+json")
}

/// The object in a body, or what is wrong with it.
fn object(app: &App, lang: Language, body: &[u8]) -> Result<Map<String, Value>, String> {
    let Ok(text) = std::str::from_utf8(body) else { return Err(app.say(lang, "fault-not-utf8")) };
    match serde_json::from_str(text) {
        Ok(Value::Object(fields)) => Ok(fields),
        Ok(_) => Err(app.say(lang, "fault-not-an-object")),
        Err(error) => {
            let (line, column) = (error.line().to_string(), error.column().to_string());
            let words = [("line", &*line), ("column", &*column)];
            Err(app.locale().fill(lang, "fault-not-json", &words))
        }
    }
}
