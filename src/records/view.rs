use serde::Serialize;
use utoipa::ToSchema;

use crate::answer::{CitationView, FindingView, RulingView};

/// A record of a game as its reader gets it audited, in their language.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = Audit)]
pub struct AuditView {
    pub ruleset: String,
    /// The format that the record was read in.
    pub format: &'static str,
    /// Where play begins.
    pub position: String,
    /// From which end the record counts the rows: `bottom` or `top`.
    pub rows: &'static str,
    /// Whether every move is legal.
    pub legal: bool,
    /// What was found, in a sentence.
    pub text: String,
    /// How the record was read, and what is odd about it.
    pub notes: Vec<String>,
    /// Every move up to the first pass, as moves are written here.
    pub moves: Vec<String>,
    /// The moves that were played; only the last may be illegal.
    pub plies: Vec<PlyView>,
    pub stop: Option<StopView>,
    /// Moves that stand after the one at which play stopped, as written.
    pub unplayed: Vec<String>,
    /// The ruling on the move at which play stopped, otherwise on the last; without moves, on the position.
    pub ruling: Option<RulingView>,
    pub repeated: Vec<RepeatedView>,
    pub winner: Option<&'static str>,
    pub draw: bool,
    /// How the game stands where play ends.
    pub standing: String,
    pub claim: Option<ClaimView>,
    /// The other rulesets of the game.
    pub elsewhere: Vec<ElsewhereView>,
    /// The start with the other side to move, where the first move is legal only so.
    pub begins_otherwise: Option<String>,
}

/// A move of a record.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = Ply)]
pub struct PlyView {
    /// From 1.
    pub ply: usize,
    pub side: &'static str,
    pub written: String,
    /// Where it stands in the record, both from 1.
    pub line: usize,
    pub column: usize,
    #[serde(rename = "move")]
    pub mv: String,
    pub position: String,
    pub legal: bool,
    pub captures: Vec<String>,
    pub result: Option<String>,
    /// What is special about it: captures, wins, repetition; for an illegal move what forbids it.
    pub findings: Vec<FindingView>,
    /// Where the record names other captures.
    pub difference: Option<String>,
}

/// Why play stopped.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = RecordStop)]
pub struct StopView {
    pub ply: usize,
    pub written: String,
    /// The rule against it.
    pub rule: Option<String>,
    pub text: String,
    pub citation: Option<CitationView>,
}

/// A position that came up more than once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = RecordRepetition)]
pub struct RepeatedView {
    /// After so many moves; 0 is the start.
    pub plies: Vec<usize>,
    pub text: String,
}

/// The result that the record names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = RecordClaim)]
pub struct ClaimView {
    pub winner: Option<&'static str>,
    pub draw: bool,
    /// `yes`, `no`, `beyond` where the board does not decide it, `untold` after an illegal move.
    pub agrees: &'static str,
    pub text: String,
}

/// What another ruleset makes of the record.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = RecordElsewhere)]
pub struct ElsewhereView {
    pub ruleset: String,
    /// Whether every move is legal there; `null` where the ruleset is not played on such a board.
    pub legal: Option<bool>,
    /// The move at which the record breaks there.
    pub breaks_at: Option<usize>,
    /// The first move with another outcome than under the ruleset that was asked.
    pub differs_at: Option<usize>,
    pub text: String,
    /// What decides there.
    pub finding: Option<FindingView>,
}
