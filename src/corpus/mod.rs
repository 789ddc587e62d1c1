//! The texts: what is written, and the address of every passage.
//!
//! Nothing here knows a game's rules; rulesets are kept as text until their engine reads them.

mod citation;
mod document;
mod facts;
mod files;
mod game;
mod language;
mod library;
mod load;
mod markdown;
mod problem;
mod ruleset;
mod terms;

pub use citation::{Address, AddressError, Citation, CitationFault, Quoted};
pub use document::{DocumentInfo, Wording};
pub use facts::{Ask, Fact, FactAnswer, FactSource, FactsFile, PerLanguage, Verdicts};
pub use files::{FilesError, SourceFiles, sha256};
pub use game::{CATALOGUE_KEYS, CatalogueFact, GameInfo, PlayerRange};
pub use language::{Language, UnknownLanguage, Words};
pub use library::{Document, Library, Passage, PassageText};
pub use load::{Corpus, load};
pub use problem::{Problem, Problems, line_of};
pub use ruleset::{RawRule, RulesetFile, StartFile};
pub use terms::Term;
