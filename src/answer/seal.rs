use std::{fmt, str::FromStr};

use super::RulingView;
use crate::corpus::sha256;

/// So many digits of each hash stand in a link.
const DIGITS: usize = 10;

/// What a link to a ruling was made with: the ruleset, the texts and the decision, each as the beginning of a hash;
/// written `0123456789-abcdef0123-456789abcd`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seal {
    ruleset: String,
    corpus: String,
    decision: String,
}

/// What has become of a ruling since its link was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Since {
    /// The same ruleset, the same texts, the same decision.
    Unchanged,
    /// Texts have changed, this ruleset and the decision have not.
    TextsChanged,
    /// The ruleset has changed, the decision has not.
    RulesetChanged,
    /// Something else is decided now.
    DecisionChanged,
}

impl Seal {
    #[must_use]
    pub fn of(ruling: &RulingView) -> Self {
        let short = |hash: &str| hash.chars().take(DIGITS).collect();
        Self {
            ruleset: short(&ruling.certificate.ruleset_sha256),
            corpus: short(&ruling.certificate.corpus_sha256),
            decision: short(&sha256(&decision(ruling))),
        }
    }

    /// What has changed between the making of a link and today's ruling on the same.
    #[must_use]
    pub fn since(&self, today: &Self) -> Since {
        if self.decision != today.decision {
            Since::DecisionChanged
        } else if self.ruleset != today.ruleset {
            Since::RulesetChanged
        } else if self.corpus != today.corpus {
            Since::TextsChanged
        } else {
            Since::Unchanged
        }
    }
}

/// All that a reader would call the decision, and nothing that depends on the language.
fn decision(ruling: &RulingView) -> String {
    let RulingView { ruleset, position, mv, legal, captures, winner, draw, result, .. } = ruling;
    let rules: Vec<(&str, &str)> = ruling
        .findings
        .iter()
        .filter(|finding| finding.decides)
        .map(|finding| (&*finding.rule, &*finding.citation))
        .collect();
    format!(
        "{ruleset} {position} {mv:?} {legal:?} {captures:?} {winner:?} {draw} {result:?} {rules:?}"
    )
}

impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.ruleset, self.corpus, self.decision)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seal has three parts of {DIGITS} digits")]
pub struct SealError;

impl FromStr for Seal {
    type Err = SealError;

    fn from_str(text: &str) -> Result<Self, SealError> {
        let parts: Vec<&str> = text.split('-').collect();
        let is_hash = |part: &&str| {
            part.len() == DIGITS && part.bytes().all(|digit| digit.is_ascii_hexdigit())
        };
        match parts[..] {
            [ruleset, corpus, decision] if parts.iter().all(is_hash) => Ok(Self {
                ruleset: ruleset.to_lowercase(),
                corpus: corpus.to_lowercase(),
                decision: decision.to_lowercase(),
            }),
            _ => Err(SealError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seal(text: &str) -> Seal {
        text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    #[test]
    fn a_seal_tells_what_has_changed() {
        let made = seal("0000000000-1111111111-2222222222");
        for (today, since) in [
            ("0000000000-1111111111-2222222222", Since::Unchanged),
            ("0000000000-aaaaaaaaaa-2222222222", Since::TextsChanged),
            ("aaaaaaaaaa-aaaaaaaaaa-2222222222", Since::RulesetChanged),
            ("aaaaaaaaaa-aaaaaaaaaa-aaaaaaaaaa", Since::DecisionChanged),
        ] {
            assert_eq!(made.since(&seal(today)), since, "{today}");
        }
        assert_eq!(made.to_string().parse(), Ok(made));
    }

    #[test]
    fn what_is_no_seal_is_refused() {
        for text in ["", "0-1-2", "0000000000-1111111111", "0000000000-1111111111-222222222g"] {
            assert_eq!(text.parse::<Seal>(), Err(SealError), "{text}");
        }
    }
}
