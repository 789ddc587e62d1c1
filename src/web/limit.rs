use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;
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

/// Whom a request comes from: the peer, or, where that is a trusted proxy, the last in `X-Forwarded-For` that is none.
///
/// What stands further left may be made up by whoever sent it, and is not read.
pub fn client(peer: IpAddr, headers: &HeaderMap, trusted: &[IpAddr]) -> IpAddr {
    let lists = headers.get_all("x-forwarded-for");
    let lists: Vec<&str> = lists.iter().filter_map(|list| list.to_str().ok()).collect();
    let hops = lists.iter().rev().flat_map(|list| list.rsplit(','));
    let mut client = peer.to_canonical();
    for hop in hops {
        if !trusted.contains(&client) {
            break;
        }
        let Some(before) = address(hop.trim()) else { break };
        client = before.to_canonical();
    }
    client
}

/// An address, with or without a port.
fn address(hop: &str) -> Option<IpAddr> {
    let with_port = |hop: &str| hop.parse::<SocketAddr>().ok().map(|address| address.ip());
    hop.parse().ok().or_else(|| with_port(hop))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(peer: &str, forwarded: &[&'static str]) -> String {
        let mut headers = HeaderMap::new();
        for list in forwarded {
            headers.append("x-forwarded-for", axum::http::HeaderValue::from_static(list));
        }
        let trusted = ["127.0.0.1", "10.0.0.2"].map(|proxy| proxy.parse().expect("an address"));
        client(peer.parse().expect("an address"), &headers, &trusted).to_string()
    }

    #[test]
    fn only_a_trusted_proxy_is_believed_and_only_its_own_word() {
        assert_eq!(from("192.0.2.1", &[]), "192.0.2.1");
        assert_eq!(from("192.0.2.1", &["198.51.100.7"]), "192.0.2.1");
        assert_eq!(from("127.0.0.1", &[]), "127.0.0.1");
        assert_eq!(from("::ffff:127.0.0.1", &["198.51.100.7"]), "198.51.100.7");
        assert_eq!(from("127.0.0.1", &["203.0.113.9, 198.51.100.7"]), "198.51.100.7");
        assert_eq!(from("127.0.0.1", &["203.0.113.9", "198.51.100.7, 10.0.0.2"]), "198.51.100.7");
        assert_eq!(from("127.0.0.1", &["198.51.100.7:4711"]), "198.51.100.7");
        assert_eq!(from("127.0.0.1", &["[2001:db8::1]:4711"]), "2001:db8::1");
        assert_eq!(from("127.0.0.1", &["198.51.100.7, unknown"]), "127.0.0.1");
    }
}
