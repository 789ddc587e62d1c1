use std::{fmt, str::FromStr};

use axum::http::{HeaderValue, Uri};

/// Another site: `https://club.example`, as a browser names it.
///
/// Invariant: a scheme, a host and perhaps a port, in small letters, and nothing else; a valid header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin(String);

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not an origin: write a scheme and a host, as in `https://club.example`")]
pub struct OriginError(String);

impl Origin {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether the browser speaks of this site.
    pub fn is(&self, header: &HeaderValue) -> bool {
        header.as_bytes() == self.0.as_bytes()
    }

    /// With the port, even where it is the usual one.
    pub fn with_port(&self) -> String {
        let host = self.authority();
        let has_port = host.rsplit(']').next().is_some_and(|after| after.contains(':'));
        match self.0.starts_with("https://") {
            _ if has_port => self.0.clone(),
            true => format!("{}:443", self.0),
            false => format!("{}:80", self.0),
        }
    }

    /// The host, with the port where it is not that of the scheme.
    pub fn authority(&self) -> &str {
        self.0.split_once("://").map_or("", |(_, authority)| authority)
    }
}

impl FromStr for Origin {
    type Err = OriginError;

    /// A slash at the end is passed over, and so is the port that the scheme has anyway: browsers do not send it.
    fn from_str(text: &str) -> Result<Self, OriginError> {
        let wrong = || OriginError(text.to_owned());
        let written = text.trim().to_ascii_lowercase();
        let uri: Uri = written.trim_end_matches('/').parse().map_err(|_| wrong())?;
        let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else {
            return Err(wrong());
        };
        let usual = match scheme {
            "https" => 443,
            "http" => 80,
            _ => return Err(wrong()),
        };
        let is_more = uri.query().is_some()
            || !matches!(uri.path(), "" | "/")
            || authority.as_str().contains('@')
            || authority.host().is_empty()
            || !authority.host().bytes().all(is_of_a_host);
        let port = authority.port_u16();
        let has_port = authority.as_str() != authority.host();
        if is_more || has_port && port.is_none() {
            return Err(wrong());
        }
        let port = port.filter(|port| *port != usual);
        let port = port.map_or_else(String::new, |port| format!(":{port}"));
        Ok(Self(format!("{scheme}://{}{port}", authority.host())))
    }
}

/// A letter, digit or mark of a name or number address: what could steer a header is none.
fn is_of_a_host(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-._[]:".contains(&byte)
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_written_as_browsers_write_it() {
        for (written, origin) in [
            ("https://club.example", "https://club.example"),
            ("HTTPS://Club.Example/", "https://club.example"),
            ("https://club.example:443", "https://club.example"),
            ("http://club.example:443", "http://club.example:443"),
            ("http://192.0.2.1:8080", "http://192.0.2.1:8080"),
            ("http://[2001:db8::1]:8080", "http://[2001:db8::1]:8080"),
        ] {
            assert_eq!(written.parse(), Ok(Origin(origin.into())), "{written}");
        }
    }

    #[test]
    fn the_usual_port_can_be_named() {
        for (origin, named) in [
            ("https://club.example", "https://club.example:443"),
            ("http://[2001:db8::1]", "http://[2001:db8::1]:80"),
            ("http://[2001:db8::1]:8080", "http://[2001:db8::1]:8080"),
            ("http://club.example:8080", "http://club.example:8080"),
        ] {
            assert_eq!(origin.parse::<Origin>().map(|origin| origin.with_port()), Ok(named.into()));
        }
    }

    #[test]
    fn what_is_no_origin_is_refused() {
        for wrong in [
            "",
            "*",
            "null",
            "club.example",
            "https://",
            "https://club.example/page",
            "https://club.example?x",
            "https://a@club.example",
            "https://club.example:99999",
            "https://club.example:",
            "ftp://club.example",
            "https://club.example; script-src *",
            "https://club.example;script-src",
            "https://*.club.example",
        ] {
            let read = wrong.parse::<Origin>();
            assert_eq!(read, Err(OriginError(wrong.into())), "{wrong:?}");
        }
    }
}
