use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, request::Parts},
    response::{IntoResponse, Redirect, Response},
};

use super::{
    App,
    cookie::{self, SetCookie, Transport},
    language,
    refusal::{Refusal, Why},
};
use crate::corpus::Language;

/// Who reads a page: the language in its address, and the address in other languages.
pub struct Reader {
    pub lang: Language,
    /// The address after the language, from `/` on.
    rest: String,
    pub query: Option<String>,
    /// A switch of language on this site, to be remembered.
    switched: bool,
}

impl Reader {
    /// This page in another language.
    pub fn address_in(&self, lang: Language) -> String {
        match &self.query {
            Some(query) => format!("/{lang}{}?{query}", self.rest),
            None => format!("/{lang}{}", self.rest),
        }
    }

    /// A reader of a page that is shown instead of another.
    pub fn lost(lang: Language) -> Self {
        Self { lang, rest: "/".into(), query: None, switched: false }
    }

    /// The header that remembers a switch of language.
    pub fn remember(&self) -> Option<SetCookie> {
        self.switched.then(|| cookie::set(language::COOKIE, self.lang.tag(), Transport::Plain))?
    }

    /// Reads `/de/…`; `Err` with the right address where the language is written otherwise, or `None` where it is none.
    pub fn of(
        path: &str,
        query: Option<&str>,
        headers: &HeaderMap,
    ) -> Result<Self, Option<String>> {
        let path = path.strip_prefix('/').unwrap_or(path);
        let (tag, rest) = path.find('/').map_or((path, "/"), |at| path.split_at(at));
        let query = query.map(str::to_owned);
        let Some(lang) = language::exact(tag) else {
            let lang: Language = tag.parse().map_err(|_| None)?;
            return Err(Some(
                Self { lang, rest: rest.into(), query, switched: false }.address_in(lang),
            ));
        };
        let here = headers.get("sec-fetch-site").is_some_and(|site| site == "same-origin");
        let switched = here && language::chosen(headers) != Some(lang);
        Ok(Self { lang, rest: rest.into(), query, switched })
    }
}

impl FromRequestParts<App> for Reader {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Response> {
        Self::of(parts.uri.path(), parts.uri.query(), &parts.headers).map_err(|elsewhere| {
            match elsewhere {
                Some(address) => Redirect::permanent(&address).into_response(),
                None => Refusal::from(Why::Unknown).into_response(),
            }
        })
    }
}
