//! Writes a position and the moves from it as other programs read them.

use std::fmt::Write;

use super::{
    Format,
    scan::Kind,
    setting::{diagram, kind, turn},
};
use crate::engine::{self, Ask, Diagram, Message, Referee, Ruling, RulingError, Side, Square};

/// What cannot be written down.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WriteError {
    #[error(transparent)]
    Ruling(#[from] RulingError),
    /// The move with this place in the line, from 0, is not legal: what comes after it has no position.
    #[error("a move is not legal")]
    Illegal { index: usize, mv: String },
    /// The format is for other games.
    #[error("the format is for other games")]
    Unsuitable(Format),
}

impl WriteError {
    /// What to tell a reader.
    #[must_use]
    pub fn messages(&self) -> Vec<Message> {
        match self {
            Self::Ruling(error) => error.faults().into_iter().cloned().collect(),
            Self::Illegal { index, mv } => {
                let message = Message::new("record-fault-illegal-to-write");
                vec![message.with("ply", index + 1).with("move", mv.as_str())]
            }
            Self::Unsuitable(format) => {
                let message = Message::new("record-fault-unsuitable");
                vec![message.with("format", crate::engine::Arg::Text(format.key().to_owned()))]
            }
        }
    }
}

/// A line that has been played: every move is legal.
struct Line<'a> {
    referee: &'a dyn Referee,
    start: String,
    begin: Diagram,
    rulings: Vec<Ruling>,
    /// How the game stands at the end.
    winner: Option<Side>,
    draw: bool,
}

/// The formats that a game of this ruleset can be written in.
#[must_use]
pub fn formats(referee: &dyn Referee) -> Vec<Format> {
    let kind = kind(&diagram(referee, &referee.starts()[0].position));
    Format::WRITTEN.into_iter().filter(|&format| is_suitable(format, kind)).collect()
}

fn is_suitable(format: Format, kind: Kind) -> bool {
    match format {
        Format::Position | Format::Moves | Format::Diagram => true,
        Format::OpenTafl => kind == Kind::Pieces,
        Format::Sgf => kind == Kind::Stones,
        Format::AbstractPlay | Format::Log => false,
    }
}

/// Writes a position (default: the start) and the legal moves from it; a position and a drawing show where they lead.
///
/// # Errors
///
/// When the position or a move cannot be read, a move is not legal, or the format is for other games.
pub fn write(
    format: Format,
    referee: &dyn Referee,
    position: Option<&str>,
    moves: &[String],
) -> Result<String, WriteError> {
    let line = Line::play(referee, position, moves)?;
    if !is_suitable(format, kind(&line.begin)) {
        return Err(WriteError::Unsuitable(format));
    }
    Ok(match format {
        Format::Position => format!("{}\n", line.end()),
        Format::Diagram => drawing(line.end()),
        Format::OpenTafl => line.opentafl(),
        Format::Sgf => line.sgf(),
        Format::Moves | Format::AbstractPlay | Format::Log => line.movetext(),
    })
}

impl<'a> Line<'a> {
    fn play(
        referee: &'a dyn Referee,
        position: Option<&str>,
        moves: &[String],
    ) -> Result<Self, WriteError> {
        let status = referee.rule_on(position, &Ask::Status)?;
        let rulings = referee.play(position, moves)?;
        if let Some(index) = rulings.iter().position(|ruling| ruling.legal == Some(false)) {
            let mv = rulings[index].mv.clone().unwrap_or_default();
            return Err(WriteError::Illegal { index, mv });
        }
        let last = rulings.last().unwrap_or(&status);
        let winner = last.winner.and_then(|side| Side::named(referee.sides(), side));
        let draw = last.draw;
        let begin = diagram(referee, &status.position);
        Ok(Self { referee, start: status.position, begin, rulings, winner, draw })
    }

    /// The position that is reached.
    fn end(&self) -> &str {
        self.rulings.last().and_then(|ruling| ruling.result.as_deref()).unwrap_or(&self.start)
    }

    /// Moves in order with their captures, after tags that name the ruleset, the position and the result.
    fn movetext(&self) -> String {
        let mut text = String::new();
        let result = match (self.winner, self.draw) {
            (Some(side), _) => self.referee.sides()[side as usize],
            (None, true) => "draw",
            (None, false) => "*",
        };
        for (name, value) in
            [("Ruleset", self.referee.id()), ("Position", &self.start), ("Result", result)]
        {
            let _ = writeln!(text, "[{name} \"{value}\"]");
        }
        text.push('\n');
        let moves = self.rulings.iter().map(|ruling| {
            let taken = names(&ruling.captures).join("/");
            let sign = if ruling.winner.is_some() { "#" } else { "" };
            let mv = ruling.mv.clone().unwrap_or_default();
            if taken.is_empty() { format!("{mv}{sign}") } else { format!("{mv}x{taken}{sign}") }
        });
        push_turns(&mut text, &moves.collect::<Vec<_>>(), " ");
        text
    }

    /// Tags, a rules string that says the size, who begins and where the pieces stand, then a turn a line.
    ///
    /// The rules themselves are not translated: OpenTafl's parameters have no place for all of them.
    fn opentafl(&self) -> String {
        let beginner = turn(self.referee, &self.start);
        let result = match (self.winner, self.draw) {
            (Some(Side::First), _) => "1",
            (Some(Side::Second), _) => "-1",
            (None, true) => "0",
            (None, false) => "?",
        };
        let mut rows: Vec<&str> =
            self.start.split(' ').next().unwrap_or_default().split('/').collect();
        rows.reverse();
        let first = if beginner == Side::First { "y" } else { "n" };
        let mut text = String::new();
        let _ = writeln!(text, "[compiler:Regula {}]", env!("CARGO_PKG_VERSION"));
        let _ = writeln!(text, "[variant:{}]", self.referee.id());
        let _ = writeln!(text, "[result:{result}]");
        let (size, rows) = (self.begin.size.columns, rows.join("/"));
        let _ = writeln!(text, "[rules:dim:{size} atkf:{first} start:/{rows}/]\n");
        let moves: Vec<String> =
            self.rulings.iter().map(|ruling| self.opentafl_move(ruling)).collect();
        push_turns(&mut text, &moves, "\n");
        text
    }

    /// `Ke5-e4xd4/f4`, with `++` where the attackers win by it and `--` where the defenders do.
    fn opentafl_move(&self, ruling: &Ruling) -> String {
        let before = diagram(self.referee, &ruling.position);
        let is_king = |at: Square| before.pieces.contains(&(at, "king"));
        let named = |at: Square| if is_king(at) { format!("K{at}") } else { at.to_string() };
        let mv = ruling.mv.clone().unwrap_or_default();
        let from = mv.split('-').next().and_then(|square| square.parse().ok());
        let piece = if from.is_some_and(is_king) { "K" } else { "" };
        let taken: Vec<String> = ruling.captures.iter().map(|&at| named(at)).collect();
        let taken = if taken.is_empty() { String::new() } else { format!("x{}", taken.join("/")) };
        let winner = ruling.winner.and_then(|side| Side::named(self.referee.sides(), side));
        let sign = match winner {
            Some(Side::First) => "++",
            Some(Side::Second) => "--",
            None => "",
        };
        format!("{piece}{mv}{taken}{sign}")
    }

    /// FF[4]. What a move takes off is written as `AE` after it, so that every viewer shows the board as it is.
    ///
    /// No game number is registered for these games, so none is written; viewers then draw stones on points.
    fn sgf(&self) -> String {
        let size = self.begin.size;
        let point = |at: Square| {
            let letter = |number: u8| char::from(b'a' + number);
            format!("[{}{}]", letter(at.column), letter(size.rows - 1 - at.row))
        };
        let points =
            |squares: &mut dyn Iterator<Item = Square>| squares.map(point).collect::<String>();
        let board = if size.columns == size.rows {
            size.columns.to_string()
        } else {
            format!("{}:{}", size.columns, size.rows)
        };
        let color = |side: Side| if side == Side::First { "B" } else { "W" };
        let mut text = String::new();
        let version = env!("CARGO_PKG_VERSION");
        let _ = writeln!(text, "(;FF[4]CA[UTF-8]AP[Regula:{version}]SZ[{board}]");
        let _ = writeln!(text, "RU[{}]", self.referee.id());
        for side in Side::BOTH {
            let name = self.referee.sides()[side as usize];
            let mut stones =
                self.begin.pieces.iter().filter(|(_, kind)| *kind == name).map(|&(at, _)| at);
            let stones = points(&mut stones);
            if !stones.is_empty() {
                let _ = writeln!(text, "A{}{stones}", color(side));
            }
        }
        let mut player = turn(self.referee, &self.start);
        let _ = write!(text, "PL[{}]", color(player));
        if let Some(winner) = self.winner {
            let _ = write!(text, "RE[{}+]", color(winner));
        }
        text.push('\n');
        for (index, ruling) in self.rulings.iter().enumerate() {
            let at = ruling.mv.as_deref().and_then(|mv| mv.parse().ok());
            let _ = write!(text, ";{}{}", color(player), at.map(point).unwrap_or_default());
            if !ruling.captures.is_empty() {
                let taken = points(&mut ruling.captures.iter().copied());
                let _ = write!(text, ";AE{taken}");
            }
            if index % 10 == 9 {
                text.push('\n');
            }
            player = player.other();
        }
        text.push_str(")\n");
        text
    }
}

/// `1. first second`, and so on; `gap` stands between turns.
fn push_turns(text: &mut String, moves: &[String], gap: &str) {
    const WIDTH: usize = 100;
    let mut begin = text.len();
    for (index, turn) in moves.chunks(2).enumerate() {
        let turn = format!("{}. {}", index + 1, turn.join(" "));
        if index > 0 {
            let is_full = text.len() - begin + turn.len() > WIDTH;
            text.push_str(if is_full { "\n" } else { gap });
            if is_full {
                begin = text.len();
            }
        }
        text.push_str(&turn);
    }
    if !moves.is_empty() {
        text.push('\n');
    }
}

fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(ToString::to_string).collect()
}

/// Rows from the top with their numbers, a line of letters, and the side to move: as positions are read, too.
fn drawing(position: &str) -> String {
    let side = position.split_once(' ').map_or("", |(_, side)| side);
    let rows = engine::letters(position);
    let mut text = String::new();
    for (index, row) in rows.iter().enumerate() {
        let _ = write!(text, "{:>2}", rows.len() - index);
        for point in row {
            let _ = write!(text, " {}", point.unwrap_or('.'));
        }
        text.push('\n');
    }
    text.push_str("  ");
    for letter in ('a'..='z').take(rows.first().map_or(0, Vec::len)) {
        let _ = write!(text, " {letter}");
    }
    let _ = writeln!(text, "\n{side}");
    text
}
