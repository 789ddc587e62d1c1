use super::{Message, Side, Square};

/// One step of reasoning: the rule that took part, what it says here, and on which squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note<R> {
    pub rule: R,
    pub role: Role,
    pub message: Message,
    pub at: Vec<Square>,
}

impl<R> Note<R> {
    #[must_use]
    pub fn decides(rule: R, message: Message, at: Vec<Square>) -> Self {
        Self { rule, role: Role::Decides, message, at }
    }

    #[must_use]
    pub fn remarks(rule: R, message: Message, at: Vec<Square>) -> Self {
        Self { rule, role: Role::Remarks, message, at }
    }
}

/// What a note is to the verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The verdict rests on it.
    Decides,
    /// It explains what did not happen, or names what is odd about the position.
    Remarks,
}

/// Takes down how a verdict is reached; a recorder that does nothing costs nothing.
pub trait Recorder<R> {
    /// `note` is made only if somebody reads it.
    fn note(&mut self, note: impl FnOnce() -> Note<R>);
    /// A piece leaves the board.
    fn removed(&mut self, at: Square);
    /// Whether explanations are wanted: work that only explains may be left out otherwise.
    const READS: bool;
}

/// Nobody reads: for counting and searching.
pub struct Unrecorded;

impl<R> Recorder<R> for Unrecorded {
    #[inline]
    fn note(&mut self, _: impl FnOnce() -> Note<R>) {}
    #[inline]
    fn removed(&mut self, _: Square) {}
    const READS: bool = false;
}

/// All notes in order, and the pieces removed.
#[derive(Clone, Debug)]
pub struct Notes<R> {
    pub notes: Vec<Note<R>>,
    pub removed: Vec<Square>,
}

impl<R> Default for Notes<R> {
    fn default() -> Self {
        Self { notes: Vec::new(), removed: Vec::new() }
    }
}

impl<R> Recorder<R> for Notes<R> {
    fn note(&mut self, note: impl FnOnce() -> Note<R>) {
        self.notes.push(note());
    }
    fn removed(&mut self, at: Square) {
        self.removed.push(at);
    }
    const READS: bool = true;
}

/// A refusal and the rule that forbids the move: an answer, not an error. Why and where is in the notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal<R>(pub R);

/// Where a game stands. Nothing ends without the rule that ended it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome<R> {
    Ongoing,
    Won { by: Side, rule: R },
    Drawn { rule: R },
}

impl<R> Outcome<R> {
    #[must_use]
    pub fn is_over(&self) -> bool {
        !matches!(self, Self::Ongoing)
    }

    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        match self {
            Self::Won { by, .. } => Some(*by),
            Self::Ongoing | Self::Drawn { .. } => None,
        }
    }
}
