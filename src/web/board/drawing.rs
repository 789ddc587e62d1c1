use std::collections::{BTreeMap, BTreeSet};

use askama::Template;

use crate::engine::{Diagram, Size, Square};

/// The side of a square, in the units of the drawing.
const CELL: u32 = 40;

/// What is inside the `<svg>` of a board: lines, special squares, pieces, and what is marked on them.
#[derive(Template)]
#[template(path = "drawing.html")]
pub struct Drawing {
    points: bool,
    labelled: bool,
    pub width: u32,
    pub height: u32,
    pub left: u32,
    pub top: u32,
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
    refused: bool,
    labels: Vec<Placed>,
    /// The squares of each finding, shown while the finding is pointed at.
    lit: Vec<Placed>,
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
    /// A mark of less weight.
    faint: bool,
}

/// Whether coordinates stand around the squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Margin {
    Coordinates,
    None,
}

impl Margin {
    /// Room to the left and below, and room above and to the right.
    fn room(self) -> (u32, u32) {
        match self {
            Self::Coordinates => (28, 8),
            Self::None => (0, 0),
        }
    }
}

/// From which side the board is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// `a1` in the lower left.
    #[default]
    Upright,
    /// `a1` in the upper right.
    Turned,
}

impl View {
    /// Columns from the left and rows from the top, as they are seen.
    pub fn squares(self, size: Size) -> Vec<Vec<Square>> {
        let mut rows: Vec<Vec<Square>> = (0..size.rows)
            .rev()
            .map(|row| (0..size.columns).map(|column| Square { column, row }).collect())
            .collect();
        if self == Self::Turned {
            rows.reverse();
            for row in &mut rows {
                row.reverse();
            }
        }
        rows
    }

    /// The place of a square, counted from the left and from the top.
    fn place(self, size: Size, square: Square) -> (u32, u32) {
        let (column, row) = (square.column, size.rows - 1 - square.row);
        let (column, row) = match self {
            Self::Upright => (column, row),
            Self::Turned => (size.columns - 1 - column, size.rows - 1 - row),
        };
        (column.into(), row.into())
    }
}

/// What to draw beside the pieces, by square.
#[derive(Clone, Debug, Default)]
pub struct Overlay {
    /// Pieces that are taken off in this move.
    pub removed: Vec<String>,
    /// Where the piece that moves comes from, and where it or the new stone goes.
    pub from: Option<String>,
    pub to: Option<String>,
    /// The move may not be played.
    pub refused: bool,
    /// Squares that the answer speaks of: growth points, places to move to.
    pub spots: Vec<String>,
    /// The numbers of the findings that speak of a square.
    pub labels: BTreeMap<String, Vec<usize>>,
    /// The findings, by number, that do not decide.
    pub remarks: BTreeSet<usize>,
    /// The squares of each finding, by number.
    pub lit: BTreeMap<usize, Vec<String>>,
}

impl Drawing {
    /// `name` gives each kind of piece its name.
    pub fn new(
        diagram: &Diagram,
        overlay: &Overlay,
        margin: Margin,
        view: View,
        name: impl Fn(&str) -> String,
    ) -> Self {
        let size = diagram.size;
        let (columns, rows) = (u32::from(size.columns), u32::from(size.rows));
        let (edge, rim) = margin.room();
        let middle = |square: Square| {
            let (column, row) = view.place(size, square);
            (edge + column * CELL + CELL / 2, rim + row * CELL + CELL / 2)
        };
        let place = |square: Square, what: &str, name: String| {
            let (x, y) = middle(square);
            let (square, what) = (square.to_string(), what.to_owned());
            Placed { x, y, square, what, name, faint: false }
        };
        let on_board = |text: &String| text.parse().ok().filter(|square| size.contains(*square));
        let mark = |text: &String| on_board(text).map(|square| place(square, "", String::new()));
        let labels = overlay.labels.iter().filter_map(|(square, numbers)| {
            let faint = numbers.iter().all(|number| overlay.remarks.contains(number));
            let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
            let label = place(on_board(square)?, &numbers.join("·"), String::new());
            Some(Placed { faint, ..label })
        });
        let lit = overlay.lit.iter().flat_map(|(number, squares)| {
            let number = number.to_string();
            let light = move |at: Square| place(at, &number, String::new());
            squares.iter().filter_map(on_board).map(light)
        });
        Self {
            points: diagram.points,
            labelled: margin == Margin::Coordinates,
            width: edge + columns * CELL + rim,
            height: rim + rows * CELL + edge,
            left: edge,
            top: rim,
            right: edge + columns * CELL,
            bottom: rim + rows * CELL,
            columns: (0..size.columns)
                .map(|column| {
                    let text = char::from(b'a' + column).to_string();
                    Coordinate { text, at: middle(Square { column, row: 0 }).0 }
                })
                .collect(),
            rows: (0..size.rows)
                .map(|row| {
                    let text = (row + 1).to_string();
                    Coordinate { text, at: middle(Square { column: 0, row }).1 }
                })
                .collect(),
            special: diagram
                .special
                .iter()
                .map(|&(at, what)| place(at, what, name(what)))
                .collect(),
            pieces: diagram.pieces.iter().map(|&(at, what)| place(at, what, name(what))).collect(),
            removed: overlay.removed.iter().filter_map(mark).collect(),
            spots: overlay.spots.iter().filter_map(mark).collect(),
            from: overlay.from.as_ref().and_then(mark),
            to: overlay.to.as_ref().and_then(mark),
            refused: overlay.refused,
            labels: labels.collect(),
            lit: lit.collect(),
        }
    }

    /// Whether there are so many squares that coordinates need larger letters.
    pub fn is_large(&self) -> bool {
        self.columns.len() > 11
    }

    pub fn size(&self) -> (usize, usize) {
        (self.columns.len(), self.rows.len())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_that_is_turned_is_seen_from_the_other_side() {
        let size = Size { columns: 3, rows: 2 };
        let seen = |view: View| {
            let row = |row: &Vec<Square>| row.iter().map(ToString::to_string).collect::<String>();
            view.squares(size).iter().map(row).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(seen(View::Upright), "a2b2c2 a1b1c1");
        assert_eq!(seen(View::Turned), "c1b1a1 c2b2a2");
        for view in [View::Upright, View::Turned] {
            for (row, squares) in (0..).zip(view.squares(size)) {
                for (column, square) in (0..).zip(squares) {
                    assert_eq!(view.place(size, square), (column, row), "{square}");
                }
            }
        }
    }
}
