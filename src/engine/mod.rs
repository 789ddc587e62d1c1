//! What every game shares: boards and their notation, rules that carry citations, rulings that name rules.
//!
//! Nothing here knows a text or a language: what is said is a [`Message`], what it rests on a `Citation`.

mod board;
mod checked;
mod game;
mod load;
mod message;
mod notation;
mod referee;
mod rules;
mod ruling;
mod setup;
pub mod simulate;
mod verdict;

pub use board::{Board, Diagram, Man, Side, Size, Square, SquareError};
pub use game::{AskFault, Examine, Examined, Game, Gesture, Step};
pub use load::load;
pub use message::{Arg, Message};
pub use notation::{PositionError, Reading, SideWords, letters, off_board, read};
pub use referee::{Referee, RulingError, Start};
pub use rules::{Bases, Basis, Ground, RuleKey, Support, Values};
pub use ruling::{Ask, Finding, Ruling};
pub use setup::{Edit, PieceKind, SetUp};
pub use verdict::{Illegal, Note, Notes, Outcome, Recorder, Role, Unrecorded};
