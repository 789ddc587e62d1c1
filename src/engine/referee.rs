//! A game behind plain text: what the rest of the program sees.
//!
//! Inside, rules are each game's own enum; out here each one has become its [`Ground`].

use super::{
    Ask, Basis, Diagram, Edit, Gesture, Ground, Message, PieceKind, PositionError, Reading, Ruling,
    SetUp, Size,
};
use crate::corpus::{PerLanguage, Words};

/// Decides positions and moves under one ruleset.
pub trait Referee: Send + Sync {
    /// `game/ruleset`.
    fn id(&self) -> &str;
    /// The part of the id before `/`.
    fn game(&self) -> &str;
    /// The engine that plays it.
    fn engine(&self) -> &'static str;
    fn names(&self) -> &Words;
    /// As in a list of rulesets of the same game.
    fn short_names(&self) -> &Words;
    /// How a question names this ruleset.
    fn aliases(&self) -> &PerLanguage;
    /// The documents that it follows.
    fn documents(&self) -> &[String];
    /// The names of the two sides in position texts and JSON.
    fn sides(&self) -> [&'static str; 2];
    /// What a player does in a turn.
    fn gesture(&self) -> Gesture;
    /// The pieces that can be put on a board.
    fn pieces(&self) -> Vec<PieceKind>;
    /// The boards that can be set up: the square ones, and those of the starts; the smallest first.
    fn sizes(&self) -> Vec<Size>;
    /// SHA-256 of the ruleset file, in hexadecimal.
    fn sha256(&self) -> &str;
    /// The published start positions, the default first; never empty.
    fn starts(&self) -> &[Start];
    /// Every rule, its value and what it rests on.
    fn grounds(&self) -> &[Ground];

    fn ground(&self, rule: &str) -> Option<&Ground> {
        self.grounds().iter().find(|ground| ground.rule == rule)
    }

    /// The other values that a parameter could have, where the text does not state which: none where it does.
    fn other_values(&self, rule: &str) -> Vec<&'static str>;

    /// The same ruleset, supposing that some parameters have other values than those it is published with. What rests
    /// on one of these has the support [`Support::Supposed`].
    ///
    /// # Errors
    ///
    /// Every supposition that is not among [`Self::other_values`].
    fn supposing(&self, others: &[(String, String)]) -> Result<Box<dyn Referee>, Vec<Message>>;

    /// Changes what stands on a board (default: the start), whether or not it is a position of the game.
    ///
    /// # Errors
    ///
    /// Every fault of the text.
    fn set_up(&self, board: Option<&str>, edits: &[Edit]) -> Result<SetUp, PositionError>;

    /// Reads a position in any form and writes it in the canonical one.
    ///
    /// # Errors
    ///
    /// Every fault of the text.
    fn normalise(&self, position: &str) -> Result<Reading<String>, PositionError>;

    /// The position as a page draws it.
    ///
    /// # Errors
    ///
    /// Every fault of the text.
    fn diagram(&self, position: &str) -> Result<Diagram, PositionError>;

    /// Rules on a position (default: the start).
    ///
    /// # Errors
    ///
    /// When the position, the move or the square cannot be read: every fault.
    fn rule_on(&self, position: Option<&str>, ask: &Ask) -> Result<Ruling, RulingError>;

    /// Plays the moves from the position (default: the start): a ruling for each, the first illegal one the last. A move
    /// after the end of the game, by repetition too, is illegal by the rule that ended it.
    ///
    /// # Errors
    ///
    /// When the position or a move that is reached cannot be read: every fault.
    fn play(&self, position: Option<&str>, moves: &[String]) -> Result<Vec<Ruling>, RulingError>;

    /// Number of lines of `depth` legal moves; the last of a line is counted, not played.
    ///
    /// # Errors
    ///
    /// Every fault of the position text.
    fn perft(&self, position: Option<&str>, depth: u32) -> Result<u64, PositionError>;

    /// Number of moves in the tree of all lines of up to `depth` moves: each is played, with what it removes and where the
    /// game stands then.
    ///
    /// # Errors
    ///
    /// Every fault of the position text.
    fn play_all(&self, position: Option<&str>, depth: u32) -> Result<u64, PositionError>;
}

/// A published start position.
#[derive(Clone, Debug)]
pub struct Start {
    pub size: String,
    /// In the canonical form.
    pub position: String,
    pub basis: Basis,
}

/// Input that cannot be ruled on; says where each fault is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulingError {
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The move with this place in the line, from 0, cannot be read.
    #[error("the move cannot be read")]
    Move { index: usize, faults: Vec<Message> },
    #[error("the question cannot be answered here")]
    Ask(Message),
}

impl RulingError {
    /// Every fault.
    #[must_use]
    pub fn faults(&self) -> Vec<&Message> {
        match self {
            Self::Position(PositionError(faults)) | Self::Move { faults, .. } => {
                faults.iter().collect()
            }
            Self::Ask(fault) => vec![fault],
        }
    }
}
