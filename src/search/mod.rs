//! Finds the passages and the known ways to ask that are nearest to a question.
//!
//! - The index holds words and addresses; what is written stays in the [`Library`](crate::corpus::Library).
//! - Texts and questions go through the same [`Analyzer`](analyzer::Analyzer), so that they meet in the same tokens.
//! - The same question on the same corpus gives the same list in the same order.

mod analyzer;
mod chinese;
mod concepts;
mod detect;
mod english;
mod frame;
mod german;
mod index;
mod inverted;
mod likeness;
mod question;
mod typo;
mod vocabulary;
mod words;

pub use detect::{Detected, detect};
pub use index::{Nearest, PassageHit, PassageScope, Phrase, SearchError, SearchIndex};
pub use question::{Question, Token};
