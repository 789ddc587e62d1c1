use std::{
    net::{IpAddr, SocketAddr},
    num::NonZeroU32,
    str::FromStr,
};

use super::Origin;
use crate::history::Location;

/// How the server is run.
#[derive(Clone, Debug)]
pub struct ServeOptions {
    /// The address to listen on; port 0 takes a free one.
    pub listen: SocketAddr,
    /// Where answers are kept.
    pub history: Location,
    pub rate_limit: RateLimit,
    pub metrics_for: MetricsFor,
    /// Proxies whose `X-Forwarded-For` is believed when requests are counted.
    pub trusted_proxies: Vec<IpAddr>,
    /// Where readers find this server, where that is not the address that it listens on.
    pub public_url: Option<Origin>,
    /// Sites whose pages may read the API.
    pub allowed_origins: Vec<Origin>,
    /// Sites whose pages may show the box to ask in.
    pub embedding_origins: Vec<Origin>,
}

impl ServeOptions {
    /// Listens here, keeps nothing beyond its own end, and lets no other site in.
    #[must_use]
    pub fn at(listen: SocketAddr) -> Self {
        Self {
            listen,
            history: Location::Memory,
            rate_limit: RateLimit::default(),
            metrics_for: MetricsFor::default(),
            trusted_proxies: Vec::new(),
            public_url: None,
            allowed_origins: Vec::new(),
            embedding_origins: Vec::new(),
        }
    }
}

/// Who may read `/metrics`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum MetricsFor {
    /// Programs on this machine, not whom a proxy on it speaks for.
    #[default]
    Local,
    Everyone,
}

/// How many requests one peer address may make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RateLimit {
    PerMinute(NonZeroU32),
    Off,
}

impl Default for RateLimit {
    /// Twenty a second: a table of players behind one address does not come near it.
    fn default() -> Self {
        Self::PerMinute(NonZeroU32::new(1200).expect("it is not 0"))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a rate limit: write a number of requests a minute, or `off`")]
pub struct RateLimitError(String);

impl FromStr for RateLimit {
    type Err = RateLimitError;

    /// Reads a number from 1, or `off`.
    fn from_str(text: &str) -> Result<Self, RateLimitError> {
        match text {
            "off" => Ok(Self::Off),
            number => {
                number.parse().map(Self::PerMinute).map_err(|_| RateLimitError(text.to_owned()))
            }
        }
    }
}

impl std::fmt::Display for RateLimit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::PerMinute(number) => number.fmt(f),
            Self::Off => f.write_str("off"),
        }
    }
}
