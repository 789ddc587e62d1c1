//! Tafl games: a king in the middle, his defenders, and twice as many attackers.
//!
//! | to change | look in |
//! |---|---|
//! | what a ruleset can set | [`rules`] |
//! | where pieces may go | [`movement`], [`layout`] |
//! | what is captured | [`capture`], [`shieldwall`] |
//! | when the king is captured | [`king`] |
//! | when the game ends | [`ending`], [`encirclement`], [`exit_fort`] |
//! | what is remarked though it does not happen | [`near`] |
//! | how positions and moves are written | [`position`], [`notation`] |
//! | what the next move could bring | [`prospects`] |
//! | what cannot arise | [`defects`] |

mod capture;
mod defects;
mod encirclement;
mod ending;
mod exit_fort;
mod king;
mod layout;
mod movement;
mod near;
mod notation;
mod position;
mod prospects;
mod rules;
mod shieldwall;
mod squares;
mod view;

use std::ops::ControlFlow;

use self::{
    layout::Layout,
    movement::Move,
    notation::Written,
    position::{Piece, Position},
    rules::{CapturedKing, Rule, Rules},
    squares::Squares,
    view::View,
};
use crate::engine::{
    AskFault, Board, Diagram, Examine, Examined, Game, Gesture, Illegal, Message, Note, Notes,
    Outcome, PositionError, Reading, Recorder, Side, Square, Step, Values,
};

/// Tafl under one ruleset.
pub struct Tafl {
    rules: Rules,
    layouts: Vec<Layout>,
}

impl Tafl {
    #[inline]
    fn view<'a>(&'a self, position: &'a Position) -> View<'a> {
        View { rules: &self.rules, layout: &self.layouts[Layout::place(position.width)], position }
    }
}

impl Game for Tafl {
    const KEY: &'static str = "tafl";
    const SIDES: [&'static str; 2] = position::SIDES;
    const GESTURE: Gesture = Gesture::Move;
    type Rule = Rule;
    type Man = Piece;
    type Position = Position;
    type Move = Move;

    fn new(values: &mut Values<'_>) -> Self {
        let rules = Rules::read(values);
        let start = position::read(values.start(), rules.first_mover).ok();
        let layouts = Layout::all(&rules, start.map(|reading| reading.position).as_ref());
        Self { rules, layouts }
    }

    fn read(&self, text: &str) -> Result<Reading<Position>, PositionError> {
        position::read(text, self.rules.first_mover)
    }

    fn read_board(&self, text: &str) -> Result<Reading<Board<Piece>>, PositionError> {
        position::read_board(text, self.rules.first_mover)
    }

    fn diagram_of(&self, board: &Board<Piece>) -> Diagram {
        self.diagram(&Position::from(board))
    }

    fn write(&self, position: &Position) -> String {
        position.write()
    }

    fn diagram(&self, position: &Position) -> Diagram {
        let layout = self.view(position).layout;
        let throne = self.rules.has_throne().then_some((layout.throne, "throne"));
        let corners = self.rules.has_corners().then_some(layout.corners);
        let corners = corners.iter().flat_map(Squares::iter).map(|at| (at, "corner"));
        let camps = layout.camps.iter().map(|at| (at, "camp"));
        position.diagram(throne.into_iter().chain(corners).chain(camps).collect())
    }

    fn turn(&self, position: &Position) -> Side {
        position.turn
    }

    fn read_move(&self, position: &Position, text: &str) -> Result<Move, Vec<Message>> {
        let Written { mv, captures } = notation::read(text, position.size())?;
        let Some(written) = captures else { return Ok(mv) };
        let mut notes = Notes::default();
        let legal = self.judge(position, mv, &mut notes).is_ok();
        notes.removed.sort_unstable();
        if !legal || notes.removed == written {
            return Ok(mv);
        }
        Err(vec![
            Message::new("tafl-fault-captures")
                .with("move", mv.to_string())
                .with("written", written)
                .with("count", notes.removed.len())
                .with("captures", notes.removed),
        ])
    }

    fn defects(&self, position: &Position) -> Vec<Note<Rule>> {
        defects::find(&self.view(position))
    }

    fn candidates(&self, position: &Position, each: &mut impl FnMut(Move)) {
        let _ = movement::along_free_lines(&self.view(position), &mut |mv| {
            each(mv);
            ControlFlow::Continue(())
        });
    }

    #[inline]
    fn check(
        &self,
        position: &Position,
        mv: Move,
        recorder: &mut impl Recorder<Rule>,
    ) -> Result<(), Illegal<Rule>> {
        movement::check(&self.view(position), mv, recorder)
    }

    #[inline]
    fn play(
        &self,
        position: &Position,
        mv: Move,
        recorder: &mut impl Recorder<Rule>,
    ) -> Step<Self> {
        let view = self.view(position);
        let mut after = *position;
        let piece = after.carry(mv.from, mv.to);
        let taken = capture::captured_by(&view.of(&after), piece, mv.to, recorder);
        if !taken.is_empty() {
            self.take(&mut after, taken, recorder);
        }
        after.turn = position.turn.other();
        let outcome = ending::outcome(&view.of(&after), recorder);
        Step { position: after, outcome }
    }

    fn outcome(&self, position: &Position, recorder: &mut impl Recorder<Rule>) -> Outcome<Rule> {
        let outcome = ending::outcome(&self.view(position), recorder);
        if !outcome.is_over() {
            ending::explain_ongoing(&self.view(position), recorder);
        }
        outcome
    }

    fn prospects(&self, position: &Position, recorder: &mut impl Recorder<Rule>) {
        prospects::remark(self, position, recorder);
    }

    fn outcome_of_line(
        &self,
        line: &[Position],
        recorder: &mut impl Recorder<Rule>,
    ) -> Outcome<Rule> {
        ending::outcome_of_line(self.rules.repetition, line, recorder)
    }

    fn examine(
        &self,
        position: &Position,
        what: Examine,
        recorder: &mut impl Recorder<Rule>,
    ) -> Result<Examined, AskFault> {
        let Examine::Captured(at) = what else {
            return Err(AskFault(Message::new("fault-ask-captured-instead")));
        };
        let view = &self.view(position);
        let Some(piece) = view.get(at) else {
            return Err(AskFault(Message::new("fault-nothing-stands-there").with("square", at)));
        };
        let captured = match piece {
            Piece::King => king::is_enclosed(view, at, recorder),
            Piece::Attacker | Piece::Defender => capture::is_enclosed(view, piece, at, recorder),
        };
        Ok(Examined { verdict: Some(captured), squares: Vec::new() })
    }

    fn is_move_of(&self, _: &Position, mv: Move, at: Square) -> bool {
        mv.from == at
    }
}

impl Tafl {
    /// Takes the captured pieces off the board.
    fn take(&self, position: &mut Position, taken: Squares, recorder: &mut impl Recorder<Rule>) {
        for at in taken.iter() {
            let Some(piece) = position.get(at) else { continue };
            position.clear(at);
            if piece.is_man() || self.rules.captured_king == CapturedKing::Removed {
                recorder.removed(at);
            } else {
                recorder.note(|| {
                    let message = Message::new("tafl-king-not-counted").with("king", at);
                    Note::remarks(Rule::CapturedKing, message, vec![at])
                });
            }
        }
    }
}
