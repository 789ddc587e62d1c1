use std::convert::Infallible;

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, request::Parts},
};
use uuid::Uuid;

use super::{
    App,
    cookie::{self, SetCookie},
};
use crate::history::{HistoryError, Visitor};

/// The name of the cookie that a history hangs on; set with the first question, never before.
const COOKIE: &str = "regula_visitor";

/// What the browser says about who it belongs to.
pub struct Visit {
    secret: Option<Uuid>,
}

impl Visit {
    /// Who this is, where the browser says so. Whoever makes up a cookie is a visitor without a history.
    pub fn visitor(&self) -> Option<Visitor> {
        self.secret.as_ref().map(visitor)
    }

    /// Who asks: the visitor whom the history knows, otherwise a new one, with the cookie to know them by.
    pub fn asking(&self, app: &App) -> Result<(Visitor, Option<SetCookie>), HistoryError> {
        if let Some(known) = self.visitor()
            && app.history.knows(&known)?
        {
            return Ok((known, None));
        }
        let secret = Uuid::new_v4();
        Ok((visitor(&secret), cookie::set(COOKIE, &secret.to_string())))
    }
}

/// What the browser sends to be known by; anybody may have made it up.
pub fn sent(headers: &HeaderMap) -> Option<&str> {
    cookie::values(headers, COOKIE).next()
}

fn visitor(secret: &Uuid) -> Visitor {
    Visitor::with(&secret.to_string())
}

impl FromRequestParts<App> for Visit {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Infallible> {
        let secret = cookie::values(&parts.headers, COOKIE).find_map(|value| value.parse().ok());
        Ok(Self { secret })
    }
}
