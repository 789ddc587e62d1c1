use super::Place;
use crate::engine::{Message, PositionError};

/// More faults than this are not worth reading.
const MOST: usize = 20;

/// One thing that cannot be read, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordFault {
    pub place: Option<Place>,
    pub message: Message,
}

/// A record that cannot be read: every fault, in the order of the text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the record cannot be read")]
pub struct RecordError(pub Vec<RecordFault>);

/// The faults found so far.
#[derive(Default)]
pub struct Faults(Vec<RecordFault>);

impl Faults {
    pub fn add(&mut self, place: Place, message: Message) {
        self.0.push(RecordFault { place: Some(place), message });
    }

    /// What is written here is not what belongs here.
    pub fn written(&mut self, place: Place, key: &'static str, written: &str) {
        self.add(place, Message::new(key).with("written", written));
    }

    pub fn position(&mut self, place: Place, error: PositionError) {
        for fault in error.0 {
            self.add(place, fault);
        }
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// # Errors
    ///
    /// Every fault, where there is one.
    pub fn check(mut self) -> Result<(), RecordError> {
        if self.0.is_empty() {
            return Ok(());
        }
        self.0.sort_by_key(|fault| fault.place);
        self.0.truncate(MOST);
        Err(RecordError(self.0))
    }
}

impl RecordError {
    /// A single fault.
    pub fn one(place: Option<Place>, message: Message) -> Self {
        Self(vec![RecordFault { place, message }])
    }
}
