//! What was asked and answered: keeps each answer under an address of its own.

mod error;
mod store;

pub use error::HistoryError;
pub use store::History;
