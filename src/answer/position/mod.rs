//! What a question asks about a position: the board in its words, the moves, and the kind of ruling.
//!
//! | to change | look in |
//! |---|---|
//! | rows written in a question | [`board`] |
//! | pieces named by square | [`placing`], [`signs`]; as a position: [`placed`] |
//! | squares and moves in words | [`squares`], [`moves`] |
//! | sides in words | [`colour`] |
//! | what is asked where pieces move, and where stones are placed | [`movement`], [`placement`] |

mod board;
mod colour;
mod movement;
mod moves;
mod placed;
mod placement;
mod placing;
mod signs;
mod squares;

pub use board::{Embedded, embedded};
pub use colour::{Colour, mover, only_colour, player, side_near};
pub use moves::pair;
pub use placed::{Man, Placed, Unplaced, king_on_throne};
pub use placing::{at_the_start, placed};
pub use squares::{Named, squares};

use super::cues::{self, Heard};
use crate::engine::{Ask, Diagram, Examine, Square};

/// A question about a position, ready for a referee.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionQuestion {
    /// Moves to be played first.
    pub before: Vec<String>,
    pub ask: Ask,
    pub wants: Wants,
}

/// What the reader wants to hear of the ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wants {
    /// Is the move legal? With `false`: is it forbidden?
    Legality(bool),
    /// Who wins?
    Winner,
    /// Has this side won?
    WonBy(Colour),
    /// Has anybody won?
    AnyWinner,
    /// What is removed?
    Removed,
    /// Is the piece on this square removed? With `false`: does it stay?
    RemovedAt(Square, bool),
    /// Is anything removed?
    AnyRemoved,
    /// Yes or no as the referee says; with `false`: asked the other way round.
    Verdict(bool),
    /// The squares or moves of the ruling.
    List,
    /// Whose turn is it?
    Turn,
    /// What stands in the way of yes?
    Missing,
    /// Can the side to move, or the piece whose moves are asked for, win by the very next move?
    NextWin,
    /// What can be removed by the very next move? With a square: can the piece there?
    NextRemoved(Option<Square>),
}

impl Wants {
    /// Whether the reader asks who has won, or whether somebody has.
    pub fn asks_winner(&self) -> bool {
        matches!(self, Self::Winner | Self::WonBy(_) | Self::AnyWinner)
    }
}

impl PositionQuestion {
    fn new(ask: Ask, wants: Wants) -> Self {
        Self { before: Vec::new(), ask, wants }
    }

    fn examine(what: Examine, wants: Wants) -> Self {
        Self::new(Ask::Examine(what), wants)
    }
}

/// What is asked about this position; `None` where the words ask nothing that a referee could decide.
///
/// `spoken_of`: the square of the piece that the words speak of where they name none.
pub fn understand(
    words: &str,
    diagram: &Diagram,
    spoken_of: Option<Square>,
) -> Option<PositionQuestion> {
    let heard = Heard::new(words);
    if heard.has(&cues::ASKS_TURN) {
        return Some(PositionQuestion::new(Ask::Status, Wants::Turn));
    }
    let asked = Asked { named: squares(words), heard, words, diagram, spoken_of };
    if diagram.points { placement::understand(&asked) } else { movement::understand(&asked) }
}

/// The words of a question and the position they are about.
struct Asked<'a> {
    heard: Heard,
    named: Vec<Named>,
    words: &'a str,
    diagram: &'a Diagram,
    spoken_of: Option<Square>,
}

impl Asked<'_> {
    fn has(&self, cue: &cues::Cue) -> bool {
        self.heard.has(cue)
    }

    /// Whether the words speak of the king: the sign for him is part of the Chinese word for his throne.
    fn names_the_king(&self) -> bool {
        let thrones = self.heard.spans(&cues::THRONE);
        let is_apart = |span: &std::ops::Range<usize>| {
            !thrones
                .iter()
                .any(|throne| throne.contains(&span.start) || throne.contains(&(span.end - 1)))
        };
        self.heard.spans(&cues::KING).iter().any(is_apart)
    }

    /// The one piece that the words can mean: the king, the only man of the side they name, or the one spoken of before.
    fn piece_meant(&self) -> Option<Square> {
        if self.names_the_king() {
            return self.diagram.king();
        }
        let named = [(&cues::BLACK, true), (&cues::WHITE, false)].map(|(cue, black)| {
            self.has(cue).then(|| {
                let is_meant = |kind: &str| kind != "king" && (kind == "attacker") == black;
                self.diagram
                    .pieces
                    .iter()
                    .filter(|(_, kind)| is_meant(kind))
                    .map(|(at, _)| *at)
                    .collect()
            })
        });
        match named {
            [None, None] => self.spoken_of,
            [Some(men), None] | [None, Some(men)] => {
                let men: Vec<Square> = men;
                men.first().copied().filter(|_| men.len() == 1)
            }
            [Some(_), Some(_)] => None,
        }
    }

    /// A question that names no square.
    fn of_nothing_named(&self) -> Option<PositionQuestion> {
        if self.has(&cues::HOW) {
            return None;
        }
        if self.has(&cues::WIN) || self.has(&cues::LOSE) || self.has(&cues::OVER) {
            if self.has(&cues::NEXT_MOVE) && self.has(&cues::WIN) {
                return Some(PositionQuestion::new(Ask::Moves, Wants::NextWin));
            }
            return Some(PositionQuestion::new(Ask::Status, self.winner_wanted()));
        }
        let where_to = self.has(&cues::WHERE) && (self.has(&cues::MAY) || self.has(&cues::PLAYS));
        let lists = where_to || self.has(&cues::LIST);
        lists.then_some(PositionQuestion::new(Ask::Moves, Wants::List))
    }

    /// Whether what can be taken next is asked.
    fn asks_what_falls_next(&self) -> bool {
        let next = self.has(&cues::NEXT_MOVE);
        let which = self.has(&cues::WHICH) && self.has(&cues::MAY);
        self.has(&cues::TAKEN) && !self.has(&cues::HOW) && (next || which)
    }

    fn winner_wanted(&self) -> Wants {
        let heard = &self.heard;
        let named = [&cues::WIN, &cues::LOSE]
            .into_iter()
            .find_map(|cue| heard.place(cue))
            .and_then(|place| side_near(heard, place));
        if heard.has(&cues::WHICH) && named.is_none() {
            return Wants::Winner;
        }
        let lost = heard.has(&cues::LOSE) && !heard.has(&cues::WIN);
        match (named, lost) {
            (Some(colour), false) => Wants::WonBy(colour),
            (Some(colour), true) => Wants::WonBy(colour.other()),
            (None, _) => Wants::AnyWinner,
        }
    }

    /// What the words want to hear of a move that is played; `other`: another piece that they speak of.
    fn wants_of_move(&self, other: Option<Square>) -> Wants {
        let heard = &self.heard;
        let which = heard.has(&cues::WHICH);
        if heard.has(&cues::WIN) {
            return if which { Wants::Winner } else { self.winner_wanted() };
        }
        if heard.has(&cues::SURVIVE) && !which {
            return match other {
                Some(square) => Wants::RemovedAt(square, false),
                None => Wants::AnyRemoved,
            };
        }
        if heard.has(&cues::TAKEN) || heard.has(&cues::BOUNDED) {
            return match other {
                _ if which => Wants::Removed,
                Some(square) => Wants::RemovedAt(square, true),
                None if heard.has(&cues::MAY) => Wants::Legality(true),
                None => Wants::AnyRemoved,
            };
        }
        if which && !heard.has(&cues::MAY) && !heard.has(&cues::FORBIDDEN) {
            return Wants::Removed;
        }
        Wants::Legality(!heard.has(&cues::FORBIDDEN))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Size;

    pub fn diagram(points: bool, pieces: &[(&str, &'static str)]) -> Diagram {
        let square = |text: &str| text.parse().expect("a square");
        Diagram {
            size: Size { columns: 9, rows: 9 },
            points,
            turn: "black",
            pieces: pieces.iter().map(|(at, kind)| (square(at), *kind)).collect(),
            special: Vec::new(),
        }
    }

    fn asked(words: &str, diagram: &Diagram) -> PositionQuestion {
        understand(words, diagram, None).unwrap_or_else(|| panic!("{words}"))
    }

    fn at(text: &str) -> Square {
        text.parse().expect("a square")
    }

    #[test]
    fn a_stone_that_stands_is_the_root_and_an_empty_point_the_move() {
        let board = diagram(true, &[("c3", "black"), ("g3", "white")]);
        let question = asked("Verliert Schwarz seinen Stein c3, wenn er e3 setzt?", &board);
        assert_eq!(question.ask, Ask::Move("e3".into()));
        assert_eq!(question.wants, Wants::RemovedAt(at("c3"), true));
        let question = asked("Kann die Wurzel auf g3 noch wachsen?", &board);
        assert_eq!(question.wants, Wants::Verdict(false));
        let question = asked("g3這條根被封死了嗎？", &board);
        assert_eq!(question.ask, Ask::Examine(Examine::Bounded(at("g3"))));
    }

    #[test]
    fn two_squares_are_a_move_and_a_third_is_what_may_be_taken() {
        let board = diagram(false, &[("c2", "attacker"), ("a2", "defender"), ("e5", "king")]);
        let question = asked("Wird a2 geschlagen, wenn Schwarz c2-b2 zieht?", &board);
        assert_eq!(question.ask, Ask::Move("c2-b2".into()));
        assert_eq!(question.wants, Wants::RemovedAt(at("a2"), true));
        let question = asked("May the king go to e6?", &board);
        assert_eq!(question.ask, Ask::Move("e5-e6".into()));
        let question = asked("Ist der König gefangen?", &board);
        assert_eq!(question.ask, Ask::Examine(Examine::Captured(at("e5"))));
    }

    #[test]
    fn several_moves_are_a_line() {
        let board = diagram(false, &[("c2", "attacker"), ("a2", "defender"), ("e5", "king")]);
        let question =
            asked("If Black plays c2-b2 and White answers e5-e6, is a2 taken by b2-b3?", &board);
        assert_eq!(question.before, ["c2-b2", "e5-e6"]);
        assert_eq!(question.ask, Ask::Move("b2-b3".into()));
        let board = diagram(true, &[("c3", "black"), ("g3", "white")]);
        let question = asked("我下c4，他回g4，會怎樣？", &board);
        assert_eq!(
            (&*question.before, &question.ask),
            (&["c4".to_owned()][..], &Ask::Move("g4".into()))
        );
    }

    #[test]
    fn a_general_question_asks_nothing_of_the_position() {
        let board = diagram(false, &[("c2", "attacker"), ("e5", "king")]);
        for words in ["How is the king captured?", "Darf der König schlagen?", "國王怎麼被吃？"]
        {
            assert_eq!(understand(words, &board, None), None, "{words}");
        }
    }
}
