use crate::corpus::sha256;

/// Who asked.
///
/// Invariant: the hash of what the visitor's browser keeps, so that nobody who reads the file can pass for a visitor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visitor(String);

impl Visitor {
    /// The visitor whose browser keeps this.
    #[must_use]
    pub fn with(secret: &str) -> Self {
        Self(sha256(secret))
    }

    pub(super) fn hash(&self) -> &str {
        &self.0
    }
}
