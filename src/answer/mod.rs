//! A question in, an answer with its sources out. Knows texts and referees, not HTTP.
//!
//! A question is understood once ([`understand`]), then goes one of three ways: to the referees when it is about a position
//! ([`by_ruling`]), to the fact that it asks for in other words ([`by_fact`]), or to the nearest passages ([`by_passage`]). One that
//! leans on the question before is made whole first ([`follow_up`]).

mod assistant;
mod beside;
mod book;
mod by_fact;
mod by_passage;
mod by_position;
mod by_ruling;
mod by_start;
mod by_supposition;
mod choices;
mod citation;
mod comparison;
mod context;
mod cues;
mod failure;
mod finder;
mod follow_up;
mod line;
mod matching;
pub mod measure;
mod names;
mod outcome;
mod position;
mod profile;
mod refusal;
mod reply;
mod ruling;
mod seal;
mod side_by_side;
mod suggest;
mod understand;
mod what_if;

pub use assistant::{Assistant, RulingRequest, SearchHit};
pub use citation::{CitationView, span};
pub use comparison::{Comparison, Deciding, Group};
pub use context::Context;
pub use cues::split_verdict;
pub use failure::{Failure, FailureKind, Fault};
pub use line::Line;
pub use reply::{
    Answer, ByRuleset, Choice, Confidence, Kind, LeadsTo, Level, Missing, Question, Verdict,
};
pub use ruling::{Certificate, FindingView, RulingView};
pub use seal::{Seal, SealError, Since};
pub use understand::MOST_CHARACTERS;
pub use what_if::{OpenRule, OtherReading, Supposition};
