//! A question in, an answer with its sources out. Knows texts and referees, not HTTP.

mod assistant;
mod citation;
mod cues;
mod failure;
mod position;
mod reply;
mod ruling;

pub use assistant::{Assistant, RulingRequest, SearchHit};
pub use citation::CitationView;
pub use failure::{Failure, Fault};
pub use reply::{Answer, ByRuleset, Confidence, Kind, Level, Question, Verdict};
pub use ruling::{Certificate, FindingView, RulingView};
