//! One folder a game. To add one: make the folder, then name it twice here.

mod catalog;
mod tafl;
mod tanbo;

pub use catalog::Catalog;

use crate::{
    corpus::{Library, Problems, RulesetFile},
    engine::{self, Game, Referee},
};

type Loader = fn(&RulesetFile, &Library, &mut Problems) -> Option<Box<dyn Referee>>;

/// Every engine, by the name that ruleset files give it.
const ENGINES: &[(&str, Loader)] = &[
    (tanbo::Tanbo::KEY, engine::load::<tanbo::Tanbo>),
    (tafl::Tafl::KEY, engine::load::<tafl::Tafl>),
];
