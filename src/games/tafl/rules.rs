use std::str::FromStr;

use strum::{EnumString, IntoStaticStr, VariantArray, VariantNames};

use super::position::SIDES;
use crate::engine::{RuleKey, Side, Values};

/// Every rule that a tafl verdict can rest on; in ruleset files by the same names, in small letters with hyphens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Rule {
    /// How many play. Value: a number.
    Players,
    /// Who begins. Value: `attackers` or `defenders`.
    FirstMove,
    /// In a turn, a player moves one piece of their own. No value.
    Turn,
    /// How a man moves. Value: [`Reach`].
    Movement,
    /// How the king moves. Value: [`Reach`].
    KingMovement,
    /// No piece jumps over another or lands on it. No value.
    NoJump,
    /// Who may stop on the empty throne, the centre square. Value: [`Admitted`]: `anyone`, `king` (he may come back),
    /// `nobody` (not even the king).
    ThroneStop,
    /// Who may cross the empty throne without stopping on it. Value: [`Admitted`].
    ThronePass,
    /// When the throne stands in for a defender, to capture an attacker. Value: [`ThroneHostile`].
    ThroneHostileAttackers,
    /// When the throne stands in for an attacker, to capture a defender. Value: [`ThroneHostile`].
    ThroneHostileDefenders,
    /// The squares in the corners: one in each corner, or four where the king escapes to a `citadel`. Value:
    /// [`Corners`].
    Corners,
    /// Against whom a corner square stands in for an enemy. Value: [`Hostile`].
    CornersHostile,
    /// Whether some squares are camps (fortress squares). Value: [`Camps`].
    Camps,
    /// Who may stop on a camp square or cross it. Value: [`CampEntry`].
    CampEntry,
    /// Against whom a camp square stands in for an enemy. Value: [`CampHostile`].
    CampHostile,
    /// A man between two enemies, in a row or a column, is captured and taken off. No value.
    Capture,
    /// One move may capture several men. No value.
    CaptureSeveral,
    /// A piece that moves in between two enemies is not captured. No value.
    SafeBetween,
    /// The edge of the board does not stand in for an enemy of a man. No value.
    Edge,
    /// What the king does in captures. Value: [`KingArmed`].
    KingArmed,
    /// How the king is captured away from the throne. Value: [`KingCapture`].
    KingCapture,
    /// How the king is captured beside the throne. Value: [`KingCaptureThrone`].
    KingCaptureThrone,
    /// How the king is captured on the throne. Value: [`KingCapture`].
    KingCaptureOnThrone,
    /// Whether the edge of the board stands in for an attacker beside the king. Value: [`KingCaptureEdge`].
    KingCaptureEdge,
    /// Whether the captured king counts among the pieces captured. Value: [`CapturedKing`].
    CapturedKing,
    /// Whether a defender beside the king on the throne can be captured against him. Value: [`GuardCapture`].
    GuardCapture,
    /// The attackers win when the king is captured. No value.
    GoalAttackers,
    /// Where the king wins. Value: [`Goal`].
    GoalDefenders,
    /// Whether two open ways out win at once (tuichi). Value: [`TwoWays`].
    TwoWays,
    /// Whether the attackers win by shutting in the king and all defenders. Value: [`Encirclement`].
    Encirclement,
    /// Whether a row of men at the edge can be captured together. Value: [`Shieldwall`].
    Shieldwall,
    /// Whether the defenders win with an unbreakable fort at the edge. Value: [`ExitFort`].
    ExitFort,
    /// What happens when a player has no legal move. Value: [`NoMoves`].
    NoMoves,
    /// What happens when the last attacker is captured. Value: [`NoAttackers`].
    NoAttackers,
    /// What happens when a position comes back. Value: [`Repetition`].
    Repetition,
}

impl RuleKey for Rule {}

/// How far a piece moves, always in a straight line along a row or a column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Reach {
    /// Any number of empty squares, like a rook in chess.
    #[default]
    Rook,
    /// One square.
    OneStep,
}

/// Who may stop on the throne, or cross it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Admitted {
    /// Any piece.
    #[default]
    Anyone,
    /// The king, and nobody else.
    King,
    /// No piece, not even the king once he has left.
    Nobody,
}

/// When the throne helps to capture a man.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum ThroneHostile {
    #[default]
    Never,
    /// While nobody stands on it.
    Empty,
    /// Whether the king stands on it or not.
    Always,
}

/// Who may stop on a corner square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Corners {
    /// Any piece: they are squares like all others.
    #[default]
    Ordinary,
    /// The king, and nobody else.
    KingOnly,
}

/// Against whom a square stands in for an enemy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Hostile {
    #[default]
    Nobody,
    /// Attackers and defenders, but not the king.
    Men,
    /// Attackers, defenders and the king.
    Everyone,
}

/// Which squares are camps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Camps {
    #[default]
    None,
    /// The squares on which the attackers start.
    AttackersStart,
}

/// Who may stop on a camp square or cross it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum CampEntry {
    /// Any piece.
    #[default]
    Anyone,
    /// An attacker that stands in the same camp, and nobody else: who has left cannot come back.
    InsideOnly,
}

/// Against whom a camp square stands in for an enemy, whether a piece stands on it or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum CampHostile {
    #[default]
    Nobody,
    /// The king alone.
    King,
    /// Every piece; but a camp square in the middle of an edge (e1, say) does not help the defenders.
    Everyone,
}

/// The king's part in captures: as the piece that moves (hammer), or as the one that waits (anvil).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum KingArmed {
    /// As any other piece.
    #[default]
    Both,
    Hammer,
    Anvil,
    Neither,
}

/// How many attackers the king falls to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum KingCapture {
    /// Attackers, or squares that stand in for them, on all four sides.
    #[default]
    FourSides,
    /// Two on opposite sides, as any other piece.
    TwoSides,
}

/// How many attackers the king falls to beside the throne.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum KingCaptureThrone {
    /// Three: the throne closes the fourth side.
    #[default]
    ThreeAndThrone,
    /// Attackers on all four sides, the throne too: where they may not stand there, he is safe.
    FourSides,
    /// Two on opposite sides, as any other piece.
    TwoSides,
}

/// Whether the edge closes a side of the king.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum KingCaptureEdge {
    /// Three attackers and the edge capture him; where corners are hostile to him, two, the edge and the corner.
    #[default]
    EdgeCounts,
    /// Where four sides must be closed, he cannot be captured at the edge.
    EdgeDoesNotCount,
}

/// What becomes of the captured king.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum CapturedKing {
    /// He is taken off and counts, as any other piece.
    #[default]
    Removed,
    /// His capture ends the game; he does not count among the pieces captured.
    EndsTheGame,
}

/// Whether a defender can be captured against his own king on the throne.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum GuardCapture {
    #[default]
    Never,
    /// When attackers hold the other three sides of the king.
    KingSurrounded,
}

/// Where the king wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Goal {
    /// On any edge square.
    #[default]
    Edge,
    /// On any edge square that is not a camp square.
    EdgeOutsideCamps,
    /// On a corner square.
    Corner,
    /// On one of the four squares in a corner.
    Citadel,
}

/// What two open ways out for the king mean.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum TwoWays {
    /// The game goes on until he is there.
    #[default]
    PlayOn,
    /// The defenders win when they have moved.
    Win,
}

/// Whether shutting in all defenders wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Encirclement {
    #[default]
    None,
    /// The attackers win when neither the king nor any defender could reach the edge past them, however often they move.
    Wins,
}

/// Whether a row of men at the edge can be captured together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Shieldwall {
    #[default]
    None,
    /// Two or more, each faced by an enemy, the row closed at both ends by an enemy.
    BetweenMen,
    /// The same, and a hostile corner closes an end as well.
    BetweenMenOrCorner,
}

/// Whether an unbreakable fort at the edge wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum ExitFort {
    #[default]
    None,
    /// The king touches the edge, can move, and no attacker can get to him or break the wall.
    Wins,
}

/// What happens to a player without a legal move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum NoMoves {
    #[default]
    Loses,
    Draws,
    /// The rules do not say; the game is left undecided.
    Unsaid,
}

/// What happens when no attacker is left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum NoAttackers {
    /// The defenders win.
    #[default]
    DefendersWin,
    /// No rule of its own: the attackers have no move.
    NoMoves,
}

/// What happens when a position comes back, with the same side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Repetition {
    /// The rules do not say; play goes on.
    #[default]
    Unsaid,
    /// The second time is a draw.
    SecondDraws,
    /// The third time is a draw.
    ThirdDraws,
    /// The third time, the defenders have lost.
    DefendersLose,
    /// The third time, the player who brought it about has lost.
    RepeaterLoses,
}

/// What a tafl ruleset sets.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    pub first_mover: Side,
    pub movement: Reach,
    pub king_movement: Reach,
    pub throne_stop: Admitted,
    pub throne_pass: Admitted,
    pub throne_hostile_attackers: ThroneHostile,
    pub throne_hostile_defenders: ThroneHostile,
    pub corners: Corners,
    pub corners_hostile: Hostile,
    pub camps: Camps,
    pub camp_entry: CampEntry,
    pub camp_hostile: CampHostile,
    pub king_armed: KingArmed,
    pub king_capture: KingCapture,
    pub king_capture_throne: KingCaptureThrone,
    pub king_capture_on_throne: KingCapture,
    pub king_capture_edge: KingCaptureEdge,
    pub captured_king: CapturedKing,
    pub guard_capture: GuardCapture,
    pub goal: Goal,
    pub two_ways: TwoWays,
    pub encirclement: Encirclement,
    pub shieldwall: Shieldwall,
    pub exit_fort: ExitFort,
    pub no_moves: NoMoves,
    pub no_attackers: NoAttackers,
    pub repetition: Repetition,
}

impl Rules {
    /// Reads every parameter, so that each fault is named. What is faulty has its default; such a ruleset does not load.
    pub fn read(values: &mut Values<'_>) -> Self {
        check_players(values);
        Self {
            first_mover: values.side(Rule::FirstMove, &SIDES).unwrap_or(Side::First),
            movement: choice(values, Rule::Movement),
            king_movement: choice(values, Rule::KingMovement),
            throne_stop: choice(values, Rule::ThroneStop),
            throne_pass: choice(values, Rule::ThronePass),
            throne_hostile_attackers: choice(values, Rule::ThroneHostileAttackers),
            throne_hostile_defenders: choice(values, Rule::ThroneHostileDefenders),
            corners: choice(values, Rule::Corners),
            corners_hostile: choice(values, Rule::CornersHostile),
            camps: choice(values, Rule::Camps),
            camp_entry: choice(values, Rule::CampEntry),
            camp_hostile: choice(values, Rule::CampHostile),
            king_armed: choice(values, Rule::KingArmed),
            king_capture: choice(values, Rule::KingCapture),
            king_capture_throne: choice(values, Rule::KingCaptureThrone),
            king_capture_on_throne: choice(values, Rule::KingCaptureOnThrone),
            king_capture_edge: choice(values, Rule::KingCaptureEdge),
            captured_king: choice(values, Rule::CapturedKing),
            guard_capture: choice(values, Rule::GuardCapture),
            goal: choice(values, Rule::GoalDefenders),
            two_ways: choice(values, Rule::TwoWays),
            encirclement: choice(values, Rule::Encirclement),
            shieldwall: choice(values, Rule::Shieldwall),
            exit_fort: choice(values, Rule::ExitFort),
            no_moves: choice(values, Rule::NoMoves),
            no_attackers: choice(values, Rule::NoAttackers),
            repetition: choice(values, Rule::Repetition),
        }
    }
}

fn choice<T: FromStr + VariantNames + Default>(values: &mut Values<'_>, rule: Rule) -> T {
    values.choice(rule).unwrap_or_default()
}

fn check_players(values: &mut Values<'_>) {
    if let Some(players) = values.number(Rule::Players).filter(|&players| players != 2) {
        let line = values.text(Rule::Players).map_or(1, |(line, _)| line);
        values.problem(line, format!("this engine plays with two, not with {players}"));
    }
}
