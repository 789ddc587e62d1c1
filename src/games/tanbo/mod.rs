//! Tanbo: roots grow a stone at a time; a root that cannot grow is removed.
//!
//! | to change | look in |
//! |---|---|
//! | what a ruleset can set | [`rules`] |
//! | what a root is, where it can grow | [`roots`] |
//! | where a stone may be placed | [`placement`] |
//! | what a placement removes | [`removal`] |
//! | how a position is written, what cannot arise | [`position`] |

mod placement;
mod position;
mod removal;
mod roots;
mod rules;

use self::{
    position::{Position, Stone},
    roots::Root,
    rules::{Rule, Rules},
};
use crate::engine::{
    Arg, AskFault, Diagram, Examine, Examined, Game, Gesture, Illegal, Message, Note, Outcome,
    PositionError, Reading, Recorder, Side, Square, SquareError, Step, Values,
};

/// Tanbo under one ruleset.
pub struct Tanbo {
    rules: Rules,
}

impl Game for Tanbo {
    const KEY: &'static str = "tanbo";
    const SIDES: [&'static str; 2] = position::SIDES;
    const GESTURE: Gesture = Gesture::Place;
    type Rule = Rule;
    type Man = Stone;
    type Position = Position;
    type Move = Square;

    fn new(values: &mut Values<'_>) -> Self {
        Self { rules: Rules::read(values) }
    }

    fn read(&self, text: &str) -> Result<Reading<Position>, PositionError> {
        position::read(text, self.rules.first_mover)
    }

    fn read_board(&self, text: &str) -> Result<Reading<Position>, PositionError> {
        position::read_board(text, self.rules.first_mover)
    }

    fn diagram_of(&self, board: &Position) -> Diagram {
        self.diagram(board)
    }

    fn write(&self, position: &Position) -> String {
        position.write(Self::SIDES)
    }

    fn diagram(&self, position: &Position) -> Diagram {
        position.diagram(true, Self::SIDES, Vec::new())
    }

    fn turn(&self, position: &Position) -> Side {
        position.turn
    }

    /// A point beside the board can be named too: it is refused as a move, not as a text.
    fn read_move(&self, _: &Position, text: &str) -> Result<Square, Vec<Message>> {
        text.trim().parse().map_err(|SquareError(written)| {
            vec![Message::new("fault-not-a-square").with("written", written)]
        })
    }

    fn defects(&self, position: &Position) -> Vec<Note<Rule>> {
        position::defects(position)
    }

    fn candidates(&self, position: &Position, each: &mut impl FnMut(Square)) {
        for at in position.size().squares() {
            if position.get(at).is_none()
                && roots::own_neighbours(position, at, Stone(position.turn)).next().is_some()
            {
                each(at);
            }
        }
    }

    fn check(
        &self,
        position: &Position,
        at: Square,
        recorder: &mut impl Recorder<Rule>,
    ) -> Result<(), Illegal<Rule>> {
        placement::check(position, at, recorder)
    }

    fn play(
        &self,
        position: &Position,
        at: Square,
        recorder: &mut impl Recorder<Rule>,
    ) -> Step<Self> {
        let mut after = position.clone();
        after.put(at, Some(Stone(position.turn)));
        removal::remove_bounded(&mut after, at, recorder);
        after.turn = position.turn.other();
        let outcome = match annihilated(&after, recorder) {
            Some(side) => Outcome::Won { by: side.other(), rule: Rule::Goal },
            None => Outcome::Ongoing,
        };
        if outcome.winner() == Some(after.turn) {
            recorder.note(|| {
                let winner = Arg::Word(Self::SIDES[after.turn as usize]);
                let message = Message::new("tanbo-won-in-the-other-turn").with("winner", winner);
                Note::remarks(Rule::WinOnEitherTurn, message, Vec::new())
            });
        }
        Step { position: after, outcome }
    }

    fn outcome(&self, position: &Position, recorder: &mut impl Recorder<Rule>) -> Outcome<Rule> {
        if let Some(side) = annihilated(position, recorder) {
            return Outcome::Won { by: side.other(), rule: Rule::Goal };
        }
        recorder.note(|| {
            Note::decides(Rule::Goal, Message::new("tanbo-both-on-the-board"), Vec::new())
        });
        Outcome::Ongoing
    }

    fn examine(
        &self,
        position: &Position,
        what: Examine,
        recorder: &mut impl Recorder<Rule>,
    ) -> Result<Examined, AskFault> {
        let at = what.square();
        let Some(root) = Root::at(position, at) else {
            return Err(AskFault(Message::new("fault-nothing-stands-there").with("square", at)));
        };
        match what {
            Examine::Root(_) => {
                let squares = root.points().to_vec();
                recorder.note(|| {
                    let message = Message::new("tanbo-root")
                        .with("count", squares.len())
                        .with("squares", squares.clone());
                    Note::decides(Rule::Root, message, squares.clone())
                });
                Ok(Examined { verdict: None, squares })
            }
            Examine::Bounded(_) => {
                let growth = root.growth_points(position);
                recorder.note(|| removal::boundedness(&root, &growth, position));
                Ok(Examined { verdict: Some(growth.is_empty()), squares: growth })
            }
            Examine::Captured(_) => Err(AskFault(Message::new("fault-ask-bounded-instead"))),
        }
    }

    fn is_move_of(&self, position: &Position, mv: Square, at: Square) -> bool {
        Root::at(position, at).is_some_and(|root| {
            position.get(at) == Some(Stone(position.turn))
                && position.size().neighbours(mv).any(|next| root.points().contains(&next))
        })
    }
}

/// The side that has no stone on the board. Never both: a placement removes its own root or others, not both.
fn annihilated(position: &Position, recorder: &mut impl Recorder<Rule>) -> Option<Side> {
    let gone = Side::BOTH.into_iter().find(|&side| !position.has(side))?;
    recorder.note(|| {
        let message = Message::new("tanbo-annihilated")
            .with("loser", Arg::Word(Tanbo::SIDES[gone as usize]))
            .with("winner", Arg::Word(Tanbo::SIDES[gone.other() as usize]));
        Note::decides(Rule::Goal, message, Vec::new())
    });
    Some(gone)
}
