use std::{convert::Infallible, net::SocketAddr};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{HeaderMap, request::Parts},
};
use uuid::Uuid;

use super::{
    App,
    cookie::{self, SetCookie, Transport},
};
use crate::history::{HistoryError, Visitor};

/// The name of the cookie that a history hangs on; set with the first question or remark, never before.
const COOKIE: &str = "regula_visitor";

/// What the browser says about who it belongs to.
pub struct Visit {
    /// As they were sent: whoever made one up is nobody.
    cookies: Vec<String>,
    transport: Transport,
}

impl Visit {
    /// Who this is, where the browser has a cookie that this server signed. Takes a moment: the key is in the history.
    ///
    /// # Errors
    ///
    /// When the key cannot be read.
    pub fn visitor(&self, app: &App) -> Result<Option<Visitor>, HistoryError> {
        if self.cookies.is_empty() {
            return Ok(None);
        }
        let seal = app.history.seal()?;
        Ok(self.cookies.iter().find_map(|signed| seal.open(signed)).map(Visitor::with))
    }

    /// Who asks: the visitor whom the browser knows, otherwise a new one, with the cookie to know them by.
    ///
    /// # Errors
    ///
    /// When the key cannot be read.
    pub fn asking(&self, app: &App) -> Result<(Visitor, Option<SetCookie>), HistoryError> {
        if let Some(known) = self.visitor(app)? {
            return Ok((known, None));
        }
        let secret = Uuid::new_v4().to_string();
        let signed = app.history.seal()?.sign(&secret);
        Ok((Visitor::with(&secret), cookie::set(COOKIE, &signed, self.transport)))
    }
}

/// What the browser sends to be known by; anybody may have made it up.
pub fn sent(headers: &HeaderMap) -> Option<&str> {
    cookie::values(headers, COOKIE).next()
}

impl FromRequestParts<App> for Visit {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let cookies = cookie::values(&parts.headers, COOKIE).map(str::to_owned).collect();
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map(|peer| peer.0.ip().to_canonical());
        let is_trusted = peer.is_some_and(|peer| app.trusted_proxies.contains(&peer));
        let transport =
            if is_trusted { cookie::transport(&parts.headers) } else { Transport::Plain };
        Ok(Self { cookies, transport })
    }
}
