//! What was asked and answered: keeps each answer under an address of its own, and knows whose question it was.

mod backup;
mod error;
mod kept;
mod store;
mod visitor;

pub use backup::{BackupError, back_up};
pub use error::HistoryError;
pub use kept::{Kept, Summary};
pub use store::History;
pub use visitor::Visitor;
