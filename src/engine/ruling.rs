use super::{Examine, Ground, Message, Outcome, Role, Square};

/// What is asked about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// May this be played, and what happens?
    Move(String),
    /// Has anybody won?
    Status,
    /// Every legal move.
    Moves,
    /// Every legal move of the piece here; in Tanbo, of the root here.
    MovesOf(Square),
    Examine(Examine),
}

impl Ask {
    /// The word in JSON.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Self::Move(_) => "move",
            Self::Status => "status",
            Self::Moves | Self::MovesOf(_) => "moves",
            Self::Examine(Examine::Bounded(_)) => "bounded",
            Self::Examine(Examine::Root(_)) => "root",
            Self::Examine(Examine::Captured(_)) => "captured",
        }
    }
}

/// A decision and the rules it rests on.
///
/// Invariant: there is at least one finding, so no ruling goes uncited.
#[derive(Clone, Debug)]
pub struct Ruling {
    pub ruleset: String,
    /// In the canonical form.
    pub position: String,
    pub ask: &'static str,
    /// In the canonical form.
    pub mv: Option<String>,
    pub legal: Option<bool>,
    /// Every piece removed, by letter, then number.
    pub captures: Vec<Square>,
    /// The side, as in JSON.
    pub winner: Option<&'static str>,
    pub draw: bool,
    pub verdict: Option<bool>,
    pub moves: Vec<String>,
    pub squares: Vec<Square>,
    /// The position after the move.
    pub result: Option<String>,
    findings: Vec<Finding>,
}

/// One step of the reasoning, with what it rests on.
#[derive(Clone, Debug)]
pub struct Finding {
    pub ground: Ground,
    pub role: Role,
    pub message: Message,
    pub at: Vec<Square>,
}

impl Ruling {
    pub(super) fn new(ruleset: &str, position: String, ask: &Ask, findings: Vec<Finding>) -> Self {
        assert!(!findings.is_empty(), "a ruling rests on a finding");
        Self {
            ruleset: ruleset.to_owned(),
            position,
            ask: ask.key(),
            mv: None,
            legal: None,
            captures: Vec::new(),
            winner: None,
            draw: false,
            verdict: None,
            moves: Vec::new(),
            squares: Vec::new(),
            result: None,
            findings,
        }
    }

    pub(super) fn ends<R>(&mut self, outcome: &Outcome<R>, sides: [&'static str; 2]) {
        self.winner = outcome.winner().map(|side| sides[side as usize]);
        self.draw = matches!(outcome, Outcome::Drawn { .. });
    }

    #[must_use]
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }
}
