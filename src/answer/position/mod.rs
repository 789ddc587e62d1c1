//! What a question asks about a position: the board in its words, the moves, and the kind of ruling.
//!
//! | to change | look in |
//! |---|---|
//! | rows written in a question | [`board`] |
//! | pieces named by square | [`placing`], [`signs`]; as a position: [`placed`] |
//! | squares and moves in words | [`squares`], [`moves`] |
//! | pieces named only by their move | [`movers`] |
//! | sides in words | [`colour`] |
//! | what is asked where pieces move, and where stones are placed | [`movement`], [`placement`] |
//! | a move by its mover and where it ends | [`destination`] |
//! | what a question supposes of its position | [`supposed`] |
//! | whose turn it is, what can still move, how many there are | [`standing`] |
//! | whether a move is the only one | [`choice_of_moves`] |
//! | where a piece can get with the next move | [`reach`] |

mod board;
mod choice_of_moves;
mod colour;
mod destination;
mod movement;
mod movers;
mod moves;
mod placed;
mod placement;
mod placing;
mod reach;
mod signs;
mod squares;
mod standing;
mod supposed;

pub use board::{Embedded, embedded};
pub use choice_of_moves::passing;
pub use colour::{Colour, mover, only_colour, player, side_near};
pub use moves::pair;
pub use placed::{Man, Placed, Unplaced, king_on_throne};
pub use placing::{at_the_start, placed};
pub use reach::Goal;
pub use squares::{Named, squares};
pub use supposed::{Change, Supposition, supposed};

use super::cues::{self, Heard};
use crate::engine::{Ask, Diagram, Examine, Square};

/// A question about a position, ready for a referee.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionQuestion {
    /// Moves to be played first.
    pub before: Vec<String>,
    pub ask: Ask,
    /// The pieces of which one makes the move that is asked about, where the words do not say which.
    pub movers: Vec<Square>,
    pub wants: Wants,
    /// The words ask whether, not which.
    pub asks_whether: bool,
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
    /// Has anybody won? With `false`: does the game go on?
    AnyWinner(bool),
    /// What is removed?
    Removed,
    /// Is the piece on this square removed? With `false`: does it stay?
    RemovedAt(Square, bool),
    /// Is any piece of this side removed? With `false`: do all stay?
    RemovedOf(Colour, bool),
    /// Is anything removed? With `false`: does everything stay?
    AnyRemoved(bool),
    /// Yes or no as the referee says; with `false`: asked the other way round.
    Verdict(bool),
    /// The squares or moves of the ruling.
    List,
    /// Is there a legal move? With `false`: is there none?
    AnyMove(bool),
    /// Is this the only legal move?
    OnlyMove(String),
    /// Is there a legal move besides this one?
    OtherMove(String),
    /// Whose turn is it?
    Turn,
    /// Is it the turn of this side?
    TurnOf(Colour),
    /// What stands in the way of yes?
    Missing,
    /// Can the side to move, or the piece whose moves are asked for, win by the very next move?
    NextWin,
    /// Can the very next move win for this side, whoever makes it?
    NextWinBy(Colour),
    /// Can the piece whose moves are asked for get there by the very next move?
    NextReach(Goal),
    /// What can be removed by the very next move? With a square: can the piece there?
    NextRemoved(Option<Square>),
    /// Does the stone here belong to the root that is asked for?
    SameRoot(Square),
    /// How many roots are there, of this side?
    Roots(Option<Colour>),
    /// How many pieces of this side are there?
    Pieces(Colour),
}

impl Wants {
    /// Whether the reader asks who has won, or whether somebody has.
    pub fn asks_winner(&self) -> bool {
        matches!(self, Self::Winner | Self::WonBy(_) | Self::AnyWinner(_))
    }

    /// Whether every next move is tried.
    pub fn asks_of_the_next_move(&self) -> bool {
        matches!(
            self,
            Self::NextWin | Self::NextWinBy(_) | Self::NextReach(_) | Self::NextRemoved(_)
        )
    }
}

impl PositionQuestion {
    fn new(ask: Ask, wants: Wants) -> Self {
        Self { before: Vec::new(), ask, movers: Vec::new(), wants, asks_whether: true }
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
    let asked =
        Asked { named: squares(words), heard: Heard::new(words), words, diagram, spoken_of };
    if passing(words, diagram).is_some() {
        return None;
    }
    let understood = choice_of_moves::understand(&asked).or_else(|| standing::understand(&asked));
    let question = understood.or_else(|| {
        if diagram.points { placement::understand(&asked) } else { movement::understand(&asked) }
    })?;
    let asks_whether = question.asks_whether && !asked.asks_which();
    Some(PositionQuestion { asks_whether, ..question })
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

    /// Whether the words ask which one: "who" and "that" after a piece only say more of it.
    fn asks_which(&self) -> bool {
        self.has(&cues::WHICH) && (self.heard.asks_whether() != Some(true) || self.has(&cues::TELL))
    }

    /// The one square that is named, where a piece stands on it.
    fn piece_named(&self) -> Option<Square> {
        let first = self.named.first()?.square;
        (self.diagram.is_occupied(first) && self.named.iter().all(|named| named.square == first))
            .then_some(first)
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
            [Some(black), Some(white)] => self.only_man_of_the_mover(&black, &white),
        }
    }

    /// The only man of the side that is named last before the square gone to, where the words name both sides.
    fn only_man_of_the_mover(&self, black: &[Square], white: &[Square]) -> Option<Square> {
        let to = self.named.first()?.start;
        let last =
            |cue| self.heard.spans(cue).iter().map(|span| span.start).filter(|at| *at < to).max();
        let men = match (last(&cues::BLACK), last(&cues::WHITE)) {
            (black_at, white_at) if black_at > white_at => black,
            (None, None) => return None,
            _ => white,
        };
        men.first().copied().filter(|_| men.len() == 1)
    }

    /// A question that names no square.
    fn of_nothing_named(&self) -> Option<PositionQuestion> {
        if self.has(&cues::HOW) {
            return None;
        }
        if self.has(&cues::WIN) || self.has(&cues::LOSE) || self.has(&cues::OVER) {
            if self.has(&cues::NEXT_MOVE) && (self.has(&cues::LOSE) || self.has(&cues::WIPED_OUT)) {
                let loser = only_colour(&self.heard)?;
                return Some(PositionQuestion::new(Ask::Moves, Wants::NextWinBy(loser.other())));
            }
            if self.has(&cues::NEXT_MOVE) && self.has(&cues::WIN) {
                return Some(PositionQuestion::new(Ask::Moves, Wants::NextWin));
            }
            if self.has(&cues::STILL_CAN) || self.has(&cues::MUST) {
                return None;
            }
            return Some(PositionQuestion::new(Ask::Status, self.winner_wanted()));
        }
        if self.has(&cues::GOES_ON) {
            return Some(PositionQuestion::new(Ask::Status, Wants::AnyWinner(false)));
        }
        let where_to = self.has(&cues::WHERE) && (self.has(&cues::MAY) || self.has(&cues::PLAYS));
        let lists = where_to || self.has(&cues::LIST);
        lists.then_some(PositionQuestion::new(Ask::Moves, Wants::List))
    }

    /// Whether what can be taken next is asked.
    fn asks_what_falls_next(&self) -> bool {
        let which = self.has(&cues::WHICH) && self.has(&cues::MAY);
        let next = self.has(&cues::NEXT_MOVE) || which || self.asks_for_a_move();
        self.has(&cues::TAKEN) && !self.has(&cues::HOW) && next
    }

    /// Whether the words ask which move there is, or whether there is one, that does something.
    fn asks_for_a_move(&self) -> bool {
        self.has(&cues::MOVE_NOUN) && (self.asks_which() || self.has(&cues::IS_THERE))
    }

    /// Whether the words ask if the king is captured where his own move has led him.
    fn asks_of_the_king_that_moved(&self, from: Square, to: Square) -> bool {
        let end = self.named.iter().rfind(|named| named.square == to).map_or(0, |named| named.end);
        let rest: String = self.words.chars().skip(end).collect();
        let asked = Heard::new(&rest);
        let of_him = asked.has(&cues::KING) || asked.has(&cues::HIM);
        let of_others = asked.has(&cues::MAN) || only_colour(&asked).is_some();
        self.diagram.king() == Some(from)
            && asked.has(&cues::IS_TAKEN)
            && of_him
            && !of_others
            && !self.asks_which()
    }

    /// Whether the words ask if something can be lost by the next move.
    fn asks_of_danger(&self) -> bool {
        self.has(&cues::DANGER) && !self.has(&cues::HOW)
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
            (None, _) => Wants::AnyWinner(true),
        }
    }

    /// What the words want to hear of a move that is played; `other`: another piece that they speak of, `stone`: the one
    /// that is put on the board by it.
    fn wants_of_move(&self, other: Option<Square>, stone: Option<Square>) -> Wants {
        let heard = &self.heard;
        let which = self.asks_which();
        if heard.has(&cues::WIN) {
            return if which { Wants::Winner } else { self.winner_wanted() };
        }
        if heard.has(&cues::GOES_ON) && !which {
            return Wants::AnyWinner(false);
        }
        if heard.has(&cues::SURVIVE) && !heard.has(&cues::BOUNDED) && !which {
            return match (other, self.colour_that_survives()) {
                (Some(square), _) => Wants::RemovedAt(square, false),
                (None, Some(colour)) => Wants::RemovedOf(colour, false),
                (None, None) => {
                    stone.map_or(Wants::AnyRemoved(false), |at| Wants::RemovedAt(at, false))
                }
            };
        }
        if heard.has(&cues::TAKEN) || heard.has(&cues::BOUNDED) {
            return match other {
                _ if which => Wants::Removed,
                Some(square) => Wants::RemovedAt(square, true),
                None if heard.has(&cues::MAY) => Wants::Legality(true),
                None => Wants::AnyRemoved(true),
            };
        }
        if which && !heard.has(&cues::MAY) && !heard.has(&cues::FORBIDDEN) {
            return Wants::Removed;
        }
        Wants::Legality(!heard.has(&cues::FORBIDDEN))
    }

    /// The side of the roots or pieces whose staying is asked for: the one that is named just before them.
    fn colour_that_survives(&self) -> Option<Colour> {
        const NEAR: usize = 8;
        let heard = &self.heard;
        let what = [&cues::ROOT, &cues::MAN];
        let sides = [(&cues::BLACK, Colour::Black), (&cues::WHITE, Colour::White)];
        what.iter().flat_map(|what| heard.spans(what)).find_map(|what| {
            let is_before = |side: &std::ops::Range<usize>| {
                side.start <= what.start && what.start <= side.end + NEAR
            };
            let near = |(cue, _): &&(&cues::Cue, Colour)| heard.spans(cue).iter().any(is_before);
            sides.iter().find(near).map(|(_, colour)| *colour)
        })
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
