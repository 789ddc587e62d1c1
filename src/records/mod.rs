//! Games as other people and programs write them down: read, written, and audited against a ruleset.
//!
//! | to change | look in |
//! |---|---|
//! | which formats there are, how one is recognised | [`format`] |
//! | how a move is spelt | [`scan`] |
//! | a format that is read | [`movetext`], [`opentafl`], [`abstractplay`], [`log`], [`sgf`] and [`sgf_tree`] |
//! | a format that is written | [`write`] |
//! | where a record begins, from which end its rows are counted | [`start`] |
//! | what is found in a record | [`audit`], [`repetition`], [`elsewhere`] |
//! | how that is told | [`view`], [`voice`], [`notes`] |
//! | what a request asks, what a failure says | [`request`] |
//!
//! Nothing here knows a game: what a move means is asked of a referee.

mod abstractplay;
mod audit;
mod elsewhere;
mod fault;
mod format;
mod log;
mod movetext;
mod notes;
mod opentafl;
mod place;
mod record;
mod repetition;
mod request;
mod scan;
mod setting;
mod sgf;
mod sgf_tree;
mod start;
mod view;
mod voice;
mod write;

pub use fault::{RecordError, RecordFault};
pub use format::Format;
pub use place::Place;
pub use record::{Captures, Claim, Claimed, Played, Record, Rows, Written};
pub use request::{AuditRequest, audit, convert, rulings};
pub use view::{AuditView, ClaimView, ElsewhereView, PlyView, RepeatedView, StopView};
pub use write::{WriteError, formats, write};

use self::setting::Setting;
use crate::engine::{Message, Referee};

/// A longer text is no record of a game that is played here.
pub const MOST_BYTES: usize = 64 * 1024;
/// A longer game is not played here.
pub const MOST_PLIES: usize = 1_000;

/// Reads a record in a format, or in the one that it looks like.
///
/// # Errors
///
/// Every fault with its line and column; a record that is too long.
pub fn read(
    text: &str,
    format: Option<Format>,
    referee: &dyn Referee,
) -> Result<Record, RecordError> {
    if text.len() > MOST_BYTES {
        let message = Message::new("record-fault-too-long").with("most", MOST_BYTES);
        return Err(RecordError::one(None, message));
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let setting = Setting::new(referee);
    let record = match format.unwrap_or_else(|| Format::detect(text)) {
        Format::Moves if format.is_none() => movetext_or_position(text, setting)?,
        Format::Moves => movetext::read(text, setting)?,
        Format::OpenTafl => opentafl::read(text, setting)?,
        Format::AbstractPlay => abstractplay::read(text, setting)?,
        // Words between moves do not make a log of what can be read without it.
        Format::Log if format.is_none() => {
            movetext::read(text, setting).or_else(|_| log::read(text, setting))?
        }
        Format::Log => log::read(text, setting)?,
        Format::Sgf => sgf::read(text, setting)?,
        Format::Position | Format::Diagram => position(text, setting)?,
    };
    if record.moves.len() > MOST_PLIES {
        let message = Message::new("record-fault-too-many").with("most", MOST_PLIES);
        return Err(RecordError::one(Some(record.moves[MOST_PLIES].place), message));
    }
    Ok(record)
}

/// A text without moves may be a position, in rows or drawn.
fn movetext_or_position(text: &str, setting: Setting<'_>) -> Result<Record, RecordError> {
    match movetext::read(text, setting) {
        Ok(record) if !record.moves.is_empty() => Ok(record),
        read => position(text, setting).or(read),
    }
}

/// The position itself, without moves.
fn position(text: &str, setting: Setting<'_>) -> Result<Record, RecordError> {
    let reading = setting.referee.normalise(text).map_err(|error| {
        let place = Some(Place { line: 1, column: 1 });
        let fault = |message| RecordFault { place, message };
        RecordError(error.0.into_iter().map(fault).collect())
    })?;
    Ok(Record { position: Some(reading.position), ..Record::new(Format::Position) })
}
