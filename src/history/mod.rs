//! What was asked and answered: keeps each answer under an address of its own, and knows whose question it was.
//!
//! - Every answer belongs to a conversation, of a visitor or of a program; readers may mark it, and its visitor may share it.
//! - What is kept, and how it is asked for, is written once, in SQL that both [`Location`]s understand.
//! - A store is opened when it is first needed and anew after a failure: nothing needs a restart but a newer version.

mod answers;
mod backup;
mod conversation;
mod error;
mod file;
mod kept;
mod location;
mod postgresql;
mod remark;
mod seal;
mod sharing;
mod sqlite;
mod store;
mod trouble;
mod visitor;

pub use answers::{Given, History};
pub use backup::{BackupError, back_up};
pub use conversation::ConversationId;
pub use error::HistoryError;
pub use kept::{Kept, Provenance, Sharing, Summary};
pub use location::{DatabaseUrl, DatabaseUrlError, Location};
pub use remark::{MOST_REMARK_CHARACTERS, Mark, Remark};
pub use seal::Seal;
pub use visitor::Visitor;
