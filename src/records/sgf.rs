//! Smart Game Format: what the nodes of the main line say.

use super::{
    Claim, Claimed, Format, Record, Written,
    fault::{Faults, RecordError},
    place::Source,
    record::{Captures, Played},
    setting::Setting,
    sgf_tree::{Property, main_line},
};
use crate::engine::{Message, Side, Size, Square};

/// `a` to `z` are columns from the left and rows from the top.
const LARGEST: u8 = 26;

/// Reads the main line of a game: the first branch of every variation.
///
/// `SZ`, `AB`, `AW`, `AE` and `PL` set the board up before the first move, `B` and `W` are moves, an empty value or
/// `tt` beside the board is a pass. Stones that `AE` takes off after a move are what that move is said to take. `RE`
/// is the result. Other properties are kept as tags or passed over.
pub fn read(text: &str, setting: Setting<'_>) -> Result<Record, RecordError> {
    let source = Source::new(text);
    let mut faults = Faults::default();
    if !setting.is_of_stones() {
        let message = Message::new("record-fault-sgf-needs-stones");
        return Err(RecordError::one(Some(source.place(0)), message));
    }
    let properties = main_line(text, &source, &mut faults);
    let mut game = Game {
        setting,
        source: &source,
        record: Record::new(Format::Sgf),
        set_up: SetUp::default(),
        faults,
    };
    // In a node, order means nothing; points are read on the board of this size.
    let (sizes, others): (Vec<_>, Vec<_>) =
        properties.iter().partition(|property| property.name == "SZ");
    for property in sizes.into_iter().chain(others) {
        game.take(property);
    }
    game.finish()
}

/// The stones before the first move.
#[derive(Default)]
struct SetUp {
    size: Option<Size>,
    stones: Vec<(Square, Side)>,
    turn: Option<Side>,
    is_given: bool,
}

struct Game<'a> {
    setting: Setting<'a>,
    source: &'a Source<'a>,
    record: Record,
    set_up: SetUp,
    faults: Faults,
}

impl Game<'_> {
    fn take(&mut self, property: &Property) {
        match property.name.as_str() {
            "SZ" => self.take_size(property),
            "AB" => self.add(property, Some(Side::First)),
            "AW" => self.add(property, Some(Side::Second)),
            "AE" => self.add(property, None),
            "PL" => self.take_turn(property),
            "B" => self.take_move(property, Side::First),
            "W" => self.take_move(property, Side::Second),
            "RE" => self.take_result(property),
            "PB" | "PW" | "EV" | "RO" | "DT" | "PC" | "GN" | "RU" | "SO" | "AN" => {
                let value = property.values.first().map(|(value, _)| value.trim().to_owned());
                let tag = (property.name.clone(), value.unwrap_or_default());
                self.record.tags.push(tag);
            }
            _ => {}
        }
    }

    fn size(&self) -> Size {
        self.set_up.size.unwrap_or(self.setting.size)
    }

    /// `SZ[9]` or `SZ[9:7]`, columns first.
    fn take_size(&mut self, property: &Property) {
        for (value, at) in &property.values {
            let (columns, rows) = value.split_once(':').unwrap_or((value, value));
            let read =
                |text: &str| text.trim().parse().ok().filter(|side| (1..=LARGEST).contains(side));
            match (read(columns), read(rows)) {
                (Some(columns), Some(rows)) => self.set_up.size = Some(Size { columns, rows }),
                _ => self.faults.written(self.source.place(*at), "record-fault-sgf-size", value),
            }
        }
    }

    fn take_turn(&mut self, property: &Property) {
        for (value, at) in &property.values {
            let side = self.setting.side(value);
            if side.is_none() {
                self.faults.written(self.source.place(*at), "record-fault-sgf-side", value);
            }
            self.set_up.turn = side;
        }
    }

    fn take_result(&mut self, property: &Property) {
        let Some((value, _)) = property.values.first() else { return };
        let before = value.split('+').next().unwrap_or_default();
        let result = match (self.setting.side(before), before.trim()) {
            (Some(side), _) if value.contains('+') => Claimed::Won(side),
            (_, "0" | "Draw" | "draw") => Claimed::Drawn,
            (_, "Void" | "?" | "") => Claimed::Unfinished,
            _ => return,
        };
        self.record.claim = Some(Claim { text: value.trim().to_owned(), result });
    }

    /// Stones of a side are added, or with `None` taken off.
    fn add(&mut self, property: &Property, side: Option<Side>) {
        for (value, at) in &property.values {
            let Some(squares) = self.points(value) else {
                self.faults.written(self.source.place(*at), "record-fault-sgf-point", value);
                continue;
            };
            if !self.record.moves.is_empty() {
                self.add_after_a_move(property, side, &squares);
                continue;
            }
            self.set_up.is_given = true;
            self.set_up.stones.retain(|(square, _)| !squares.contains(square));
            self.set_up.stones.extend(
                side.into_iter().flat_map(|side| squares.iter().map(move |&at| (at, side))),
            );
        }
    }

    fn add_after_a_move(&mut self, property: &Property, side: Option<Side>, squares: &[Square]) {
        if side.is_some() {
            let place = self.source.place(property.at);
            self.faults.add(place, Message::new("record-fault-sgf-set-up-in-play"));
            return;
        }
        let Some(last) = self.record.moves.last_mut() else { return };
        let mut taken = match std::mem::replace(&mut last.captures, Captures::Unsaid) {
            Captures::Named(taken) => taken,
            Captures::Unsaid | Captures::AtLeast(_) => Vec::new(),
        };
        taken.extend(squares);
        taken.sort_unstable();
        taken.dedup();
        last.captures = Captures::Named(taken);
    }

    fn take_move(&mut self, property: &Property, side: Side) {
        for (value, at) in &property.values {
            let point = value.trim();
            let beside_board = point == "tt" && self.size().columns < 20 && self.size().rows < 20;
            let played = if point.is_empty() || beside_board {
                Played::Pass
            } else if let Some(square) = self.point(point) {
                Played::Move(vec![square])
            } else {
                self.faults.written(self.source.place(*at), "record-fault-sgf-point", value);
                continue;
            };
            self.record.moves.push(Written {
                place: self.source.place(property.at),
                text: format!("{}[{point}]", property.name),
                played,
                side: Some(side),
                captures: Captures::Unsaid,
                wins: false,
            });
        }
    }

    /// `cd`, or a rectangle of points, as in `aa:cc`.
    fn points(&self, value: &str) -> Option<Vec<Square>> {
        let (first, last) = value.trim().split_once(':').unwrap_or((value.trim(), value.trim()));
        let (first, last) = (self.point(first)?, self.point(last)?);
        let columns = first.column..=last.column;
        let rows = last.row..=first.row;
        Some(
            columns
                .flat_map(|column| rows.clone().map(move |row| Square { column, row }))
                .collect(),
        )
    }

    /// Two letters: the column from the left and the row from the top.
    fn point(&self, value: &str) -> Option<Square> {
        let letters: [u8; 2] = value.as_bytes().try_into().ok()?;
        let [column, from_top] = letters;
        let number = |letter: u8| letter.is_ascii_lowercase().then(|| letter - b'a');
        let size = self.size();
        let row = size.rows.checked_sub(1 + number(from_top)?)?;
        let square = Square { column: number(column)?, row };
        size.contains(square).then_some(square)
    }

    fn finish(mut self) -> Result<Record, RecordError> {
        if self.set_up.is_given && self.faults.is_empty() {
            let first_mover = self.record.moves.first().and_then(|written| written.side);
            let rows = self.rows();
            let turn = self.set_up.turn.or(first_mover);
            let side = turn.map_or("", |side| self.setting.referee.sides()[side as usize]);
            match self.setting.referee.normalise(format!("{rows} {side}").trim()) {
                Ok(reading) => self.record.position = Some(reading.position),
                Err(error) => self.faults.position(self.source.place(0), error),
            }
        }
        self.record.size = self.set_up.size;
        self.faults.check()?;
        Ok(self.record)
    }

    /// The rows from the top, a letter a stone and `.` an empty point.
    fn rows(&self) -> String {
        let size = self.size();
        let letter = |at: Square| {
            let stone = self.set_up.stones.iter().find(|(square, _)| *square == at);
            stone.map_or(".", |&(_, side)| &self.setting.referee.sides()[side as usize][..1])
        };
        let rows: Vec<String> = (0..size.rows)
            .rev()
            .map(|row| (0..size.columns).map(|column| letter(Square { column, row })).collect())
            .collect();
        rows.join("/")
    }
}
