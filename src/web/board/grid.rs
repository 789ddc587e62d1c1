use askama::Template;

use super::{Drawing, Margin, Overlay, View};
use crate::{corpus::Language, engine::Diagram, locale::Locale};

/// A board to act on: a button for each square over the drawing. Its form carries the rest of what is chosen.
#[derive(Template)]
#[template(path = "grid.html")]
pub struct Grid {
    /// "Board, 7x7".
    name: String,
    /// The boxes that are wider than a small screen.
    large: bool,
    /// Shown whole there all the same.
    whole: bool,
    drawing: Drawing,
    columns: Vec<String>,
    rows: Vec<Row>,
}

pub struct Row {
    pub number: String,
    pub cells: Vec<Cell>,
}

/// A square: its name, and what stands on it in words.
pub struct Cell {
    pub square: String,
    pub words: String,
    /// `from`, `target`, or nothing.
    pub state: &'static str,
}

/// From so many columns on, squares become too small for a finger on a small screen.
const LARGE: u8 = 12;
/// The side of a square where a large board is wider than the screen, in pixels.
const FINGER: u32 = 30;

impl Grid {
    pub fn new(
        locale: &Locale,
        lang: Language,
        diagram: &Diagram,
        overlay: &Overlay,
        view: View,
        whole: bool,
    ) -> Self {
        let name = |kind: &str| locale.text(lang, &format!("piece-{kind}"));
        let seen = view.squares(diagram.size);
        let cell = |square: &crate::engine::Square| {
            let (square, text) = (*square, square.to_string());
            let piece = diagram.pieces.iter().find(|(at, _)| *at == square);
            let mut words =
                piece.map_or_else(|| locale.text(lang, "board-empty"), |(_, kind)| name(kind));
            if let Some((_, kind)) = diagram.special.iter().find(|(at, _)| *at == square) {
                let words_of = [("special", &*name(kind)), ("what", &*words)];
                words = locale.fill(lang, "cell-special", &words_of);
            }
            let state = if overlay.from.as_ref() == Some(&text) && overlay.to.is_none() {
                "from"
            } else if overlay.spots.contains(&text) {
                "target"
            } else {
                ""
            };
            let key = match state {
                "from" => "cell-chosen",
                "target" => "cell-target",
                _ => "cell",
            };
            let words = locale.fill(lang, key, &[("square", &text), ("what", &words)]);
            Cell { square: text, words, state }
        };
        let size = diagram.size.to_string();
        Self {
            name: locale.fill(lang, "board-grid", &[("size", &size)]),
            large: diagram.size.columns >= LARGE,
            whole,
            drawing: Drawing::new(diagram, overlay, Margin::None, view, name),
            columns: seen
                .first()
                .into_iter()
                .flatten()
                .map(|square| char::from(b'a' + square.column).to_string())
                .collect(),
            rows: seen
                .iter()
                .map(|row| Row {
                    number: row.first().map(|at| (at.row + 1).to_string()).unwrap_or_default(),
                    cells: row.iter().map(cell).collect(),
                })
                .collect(),
        }
    }

    /// The size in pixels at which every square can be touched.
    fn wide(&self) -> u32 {
        self.drawing.width / 40 * FINGER
    }
    fn high(&self) -> u32 {
        self.drawing.height / 40 * FINGER
    }
}
