use std::net::{IpAddr, Ipv6Addr};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::RateLimit;

/// More peers than this at once, and those that have been quiet are forgotten.
const PEERS: usize = 10_000;

/// Counts requests by peer address.
pub struct Limiter(DefaultKeyedRateLimiter<IpAddr>);

impl Limiter {
    /// `None` where the limit is off.
    pub fn new(limit: RateLimit) -> Option<Self> {
        match limit {
            RateLimit::PerMinute(number) => {
                Some(Self(RateLimiter::keyed(Quota::per_minute(number))))
            }
            RateLimit::Off => None,
        }
    }

    /// Counts a request; `false` where it is one too many.
    pub fn admits(&self, peer: IpAddr) -> bool {
        if self.0.len() > PEERS {
            self.0.retain_recent();
        }
        self.0.check_key(&network(peer)).is_ok()
    }
}

/// An IPv6 host has a whole network of addresses: its first 64 bits are one peer.
fn network(peer: IpAddr) -> IpAddr {
    match peer.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        v4 @ IpAddr::V4(_) => v4,
    }
}
