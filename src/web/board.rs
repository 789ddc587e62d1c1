use std::{collections::BTreeMap, fmt::Write};

use askama::Template;

use super::names;
use crate::{
    corpus::Language,
    engine::{Diagram, Square},
    locale::Locale,
};

/// The side of a square, in the units of the drawing.
const CELL: u32 = 40;
/// Room for the coordinates, to the left and below.
const EDGE: u32 = 28;
/// Room above and to the right.
const RIM: u32 = 8;

/// A position as a page draws it, with what happened on it.
#[derive(Template)]
#[template(path = "board.html")]
pub struct Board {
    /// Unique on its page.
    pub id: String,
    pub title: String,
    /// "The position in words".
    in_words: String,
    /// "empty".
    empty: String,
    /// What stands where, for those who do not see the drawing.
    alternative: String,
    points: bool,
    width: u32,
    height: u32,
    left: u32,
    top: u32,
    right: u32,
    bottom: u32,
    columns: Vec<Coordinate>,
    rows: Vec<Coordinate>,
    special: Vec<Placed>,
    pieces: Vec<Placed>,
    removed: Vec<Placed>,
    spots: Vec<Placed>,
    from: Option<Placed>,
    to: Option<Placed>,
    labels: Vec<Placed>,
}

struct Coordinate {
    text: String,
    at: u32,
}

/// Something on a square: its middle, and what it is.
struct Placed {
    x: u32,
    y: u32,
    square: String,
    what: String,
    name: String,
}

/// What to draw beside the pieces, by square.
#[derive(Clone, Debug, Default)]
pub struct Overlay {
    /// Pieces that are taken off in this move.
    pub removed: Vec<String>,
    /// Where the piece that moves comes from, and where it or the new stone goes.
    pub from: Option<String>,
    pub to: Option<String>,
    /// Squares that the answer speaks of: growth points, places to move to.
    pub spots: Vec<String>,
    /// The numbers of the findings that speak of a square.
    pub labels: BTreeMap<String, Vec<usize>>,
}

impl Board {
    pub fn new(
        locale: &Locale,
        lang: Language,
        id: &str,
        title: &str,
        diagram: &Diagram,
        overlay: &Overlay,
    ) -> Self {
        let (columns, rows) = (u32::from(diagram.size.columns), u32::from(diagram.size.rows));
        let middle = |square: Square| {
            let x = EDGE + u32::from(square.column) * CELL + CELL / 2;
            let y = RIM + (rows - 1 - u32::from(square.row)) * CELL + CELL / 2;
            (x, y)
        };
        let place = |square: Square, what: &str, name: String| {
            let (x, y) = middle(square);
            Placed { x, y, square: square.to_string(), what: what.to_owned(), name }
        };
        let kind = |kind: &str| locale.text(lang, &format!("piece-{kind}"));
        let on_board =
            |text: &String| text.parse().ok().filter(|square| diagram.size.contains(*square));
        let mark = |text: &String| on_board(text).map(|square| place(square, "", String::new()));
        let labels = overlay.labels.iter().filter_map(|(square, numbers)| {
            let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
            Some(place(on_board(square)?, &numbers.join("·"), String::new()))
        });
        Self {
            id: id.to_owned(),
            title: title.to_owned(),
            in_words: locale.text(lang, "board-in-words"),
            empty: locale.text(lang, "board-empty"),
            alternative: alternative(locale, lang, diagram),
            points: diagram.points,
            width: EDGE + columns * CELL + RIM,
            height: RIM + rows * CELL + EDGE,
            left: EDGE,
            top: RIM,
            right: EDGE + columns * CELL,
            bottom: RIM + rows * CELL,
            columns: (0..diagram.size.columns)
                .map(|column| {
                    let text = char::from(b'a' + column).to_string();
                    Coordinate { text, at: middle(Square { column, row: 0 }).0 }
                })
                .collect(),
            rows: (0..diagram.size.rows)
                .map(|row| {
                    let text = (row + 1).to_string();
                    Coordinate { text, at: middle(Square { column: 0, row }).1 }
                })
                .collect(),
            special: diagram
                .special
                .iter()
                .map(|&(at, what)| place(at, what, kind(what)))
                .collect(),
            pieces: diagram.pieces.iter().map(|&(at, what)| place(at, what, kind(what))).collect(),
            removed: overlay.removed.iter().filter_map(mark).collect(),
            spots: overlay.spots.iter().filter_map(mark).collect(),
            from: overlay.from.as_ref().and_then(mark),
            to: overlay.to.as_ref().and_then(mark),
            labels: labels.collect(),
        }
    }

    /// The first and the last line of the grid where stones stand on points.
    fn first_column(&self) -> u32 {
        self.left + CELL / 2
    }
    fn last_column(&self) -> u32 {
        self.right - CELL / 2
    }
    fn first_row(&self) -> u32 {
        self.top + CELL / 2
    }
    fn last_row(&self) -> u32 {
        self.bottom - CELL / 2
    }
    /// The lines between squares.
    fn lines(from: u32, to: u32) -> impl Iterator<Item = u32> {
        (from..=to).step_by(CELL as usize)
    }
}

/// "Black: a1, b3. White: c5. To move: Black."
fn alternative(locale: &Locale, lang: Language, diagram: &Diagram) -> String {
    let mut by_kind: Vec<(&str, Vec<String>)> = Vec::new();
    let mut pieces = diagram.pieces.clone();
    pieces.sort_unstable();
    for (at, kind) in pieces {
        match by_kind.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, squares)) => squares.push(at.to_string()),
            None => by_kind.push((kind, vec![at.to_string()])),
        }
    }
    by_kind.sort_unstable();
    let mut text = String::new();
    for (kind, squares) in by_kind {
        let kind = locale.text(lang, &format!("pieces-{kind}"));
        let squares = locale.list(lang, &squares);
        let words = [("kind", &*kind), ("squares", &*squares)];
        let _ =
            write!(text, "{}{}", locale.fill(lang, "board-pieces", &words), lang.sentence_gap());
    }
    let turn = names::side(locale, lang, diagram.turn);
    text.push_str(&locale.fill(lang, "board-turn", &[("side", &turn)]));
    text
}
