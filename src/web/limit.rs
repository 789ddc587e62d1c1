use std::{
    net::{IpAddr, Ipv6Addr, SocketAddr},
    num::NonZeroU32,
    sync::atomic::{AtomicUsize, Ordering},
};

use axum::http::HeaderMap;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::RateLimit;

/// More peers or visitors than this at once, and those that have been quiet are forgotten.
const KNOWN: usize = 10_000;

/// Looking for the quiet ones takes time, so it is done once in so many requests.
const BETWEEN_LOOKS: usize = 1024;

/// One visitor may use this part of what their address may: a program that has run wild in one browser leaves the others at
/// the table enough to ask.
const PART_OF_ONE_VISITOR: u32 = 4;

/// Longer than any cookie that this server sets.
const MOST_OF_A_COOKIE: usize = 200;

/// Counts requests by peer address, and by visitor where the browser names one.
pub struct Limiter {
    peers: DefaultKeyedRateLimiter<IpAddr>,
    visitors: DefaultKeyedRateLimiter<(IpAddr, String)>,
    counted: AtomicUsize,
}

impl Limiter {
    /// `None` where the limit is off.
    pub fn new(limit: RateLimit) -> Option<Self> {
        let RateLimit::PerMinute(number) = limit else { return None };
        let part = NonZeroU32::new(number.get() / PART_OF_ONE_VISITOR).unwrap_or(NonZeroU32::MIN);
        Some(Self {
            peers: RateLimiter::keyed(Quota::per_minute(number)),
            visitors: RateLimiter::keyed(Quota::per_minute(part)),
            counted: AtomicUsize::new(0),
        })
    }

    /// Counts a request; `false` where it is one too many. `cookie` is what the browser keeps, made up or not.
    pub fn admits(&self, peer: IpAddr, cookie: Option<&str>) -> bool {
        if self.counted.fetch_add(1, Ordering::Relaxed).is_multiple_of(BETWEEN_LOOKS) {
            self.forget_quiet_ones();
        }
        let peer = network(peer);
        let of_visitor = |cookie: &str| {
            let key = (peer, cookie.chars().take(MOST_OF_A_COOKIE).collect());
            self.visitors.check_key(&key).is_ok()
        };
        cookie.is_none_or(of_visitor) && self.peers.check_key(&peer).is_ok()
    }

    fn forget_quiet_ones(&self) {
        if self.peers.len() > KNOWN {
            self.peers.retain_recent();
        }
        if self.visitors.len() > KNOWN {
            self.visitors.retain_recent();
        }
    }
}

/// An IPv6 host has a whole network of addresses: its first 64 bits are one peer.
pub fn network(peer: IpAddr) -> IpAddr {
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
