use std::{fmt, hash::Hash};

use super::{
    Board, Diagram, Illegal, Man, Message, Note, Outcome, PositionError, Reading, Recorder,
    RuleKey, Side, Square, Values,
};

/// A game under one ruleset: the rules are in `self`, what changes in play is in `Position`.
///
/// Every answer names a rule: a move that may not be played ([`Illegal`]), what ended the game ([`Outcome`]), and each
/// step of the reasoning ([`Note`]) carry `Self::Rule`.
pub trait Game: Sized + Send + Sync + 'static {
    /// The name of this game's folder, and `engine = "…"` in its ruleset files.
    const KEY: &'static str;
    /// The names of the two sides in position texts and JSON; the words for readers are in `locales/` by the same names.
    const SIDES: [&'static str; 2];
    /// How a turn is played on a board that can be pointed at.
    const GESTURE: Gesture;

    /// Every rule that a verdict can rest on: a plain enum.
    type Rule: RuleKey;
    /// What stands on the squares.
    type Man: Man;
    type Position: Clone + Eq + Hash + fmt::Debug + Send + Sync;
    type Move: Copy + Eq + fmt::Debug + fmt::Display;

    /// Reads the parameters; what is wrong is a problem at its line.
    fn new(values: &mut Values<'_>) -> Self;

    /// Reads a position in any form of the contract.
    ///
    /// # Errors
    ///
    /// Every fault found, not only the first.
    fn read(&self, text: &str) -> Result<Reading<Self::Position>, PositionError>;
    /// Reads what stands on a board in any form of the contract, whether or not it is a position of the game.
    ///
    /// # Errors
    ///
    /// Every fault of the text.
    fn read_board(&self, text: &str) -> Result<Reading<Board<Self::Man>>, PositionError>;
    /// As [`Self::diagram`], for a board that is being set up.
    fn diagram_of(&self, board: &Board<Self::Man>) -> Diagram;
    /// Writes the canonical form.
    fn write(&self, position: &Self::Position) -> String;
    fn diagram(&self, position: &Self::Position) -> Diagram;
    fn turn(&self, position: &Self::Position) -> Side;

    /// Reads a move in any form of the contract, checking that its squares are on the board.
    ///
    /// # Errors
    ///
    /// Every fault found.
    fn read_move(&self, position: &Self::Position, text: &str) -> Result<Self::Move, Vec<Message>>;

    /// What is wrong with a position that cannot arise in play, each with the rule that it breaks.
    fn defects(&self, position: &Self::Position) -> Vec<Note<Self::Rule>>;

    /// Shows every move worth trying to `each`: a superset of the legal ones, without repetition, in writing order.
    fn candidates(&self, position: &Self::Position, each: &mut impl FnMut(Self::Move));

    /// Whether `mv` may be played, or the rule against it. The only place where legality is decided.
    ///
    /// # Errors
    ///
    /// The rule that forbids the move; why and where is noted in `recorder`.
    fn check(
        &self,
        position: &Self::Position,
        mv: Self::Move,
        recorder: &mut impl Recorder<Self::Rule>,
    ) -> Result<(), Illegal<Self::Rule>>;

    /// Plays a move that may be played: what it removes, and where the game stands then.
    fn play(
        &self,
        position: &Self::Position,
        mv: Self::Move,
        recorder: &mut impl Recorder<Self::Rule>,
    ) -> Step<Self>;

    /// Plays `mv`, or names the rule against it.
    ///
    /// # Errors
    ///
    /// As [`Self::check`].
    #[inline]
    fn judge(
        &self,
        position: &Self::Position,
        mv: Self::Move,
        recorder: &mut impl Recorder<Self::Rule>,
    ) -> Result<Step<Self>, Illegal<Self::Rule>> {
        self.check(position, mv, recorder)?;
        Ok(self.play(position, mv, recorder))
    }

    /// Where the game stands, and in `recorder` why: the rule that ended it, or those that could have.
    fn outcome(
        &self,
        position: &Self::Position,
        recorder: &mut impl Recorder<Self::Rule>,
    ) -> Outcome<Self::Rule>;

    /// Remarks on what the next move could bring, for whoever asks where a game stands that goes on.
    fn prospects(&self, _position: &Self::Position, _recorder: &mut impl Recorder<Self::Rule>) {}

    /// Rules that look back over the line of play (repetition): the positions in order, the last one reached now.
    fn outcome_of_line(
        &self,
        _line: &[Self::Position],
        _recorder: &mut impl Recorder<Self::Rule>,
    ) -> Outcome<Self::Rule> {
        Outcome::Ongoing
    }

    /// Answers a question about one square of the position.
    ///
    /// # Errors
    ///
    /// When this game knows no such question, or nothing stands there.
    fn examine(
        &self,
        position: &Self::Position,
        what: Examine,
        recorder: &mut impl Recorder<Self::Rule>,
    ) -> Result<Examined, AskFault>;

    /// Whether a move belongs to the piece (or the root) at a square, for listing its moves.
    fn is_move_of(&self, position: &Self::Position, mv: Self::Move, at: Square) -> bool;
}

/// What a player does in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// Puts a new piece on a square: the move is written as the square.
    Place,
    /// Takes a piece from one square to another: the move is written as both.
    Move,
}

/// A move played. Whether the game is over stands in the outcome, why in the notes.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    pub position: G::Position,
    pub outcome: Outcome<G::Rule>,
}

/// A question about one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Examine {
    /// Is the root here bounded?
    Bounded(Square),
    /// Which stones belong to the root here?
    Root(Square),
    /// Is the piece here taken as things stand?
    Captured(Square),
}

impl Examine {
    #[must_use]
    pub fn square(self) -> Square {
        match self {
            Self::Bounded(square) | Self::Root(square) | Self::Captured(square) => square,
        }
    }
}

/// The answer to [`Examine`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Examined {
    pub verdict: Option<bool>,
    /// The points of a root, or its growth points.
    pub squares: Vec<Square>,
}

/// A question about a square that has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskFault(pub Message);
