use std::fmt::Write;

use askama::Template;

use super::{Drawing, Margin, Overlay, View};
use crate::{corpus::Language, engine::Diagram, locale::Locale, web::names};

/// A position as a page shows it, with its caption.
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
    drawing: Drawing,
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
        let name = |kind: &str| locale.text(lang, &format!("piece-{kind}"));
        Self {
            id: id.to_owned(),
            title: title.to_owned(),
            in_words: locale.text(lang, "board-in-words"),
            empty: locale.text(lang, "board-empty"),
            alternative: in_words(locale, lang, diagram),
            drawing: Drawing::new(diagram, overlay, Margin::Coordinates, View::Upright, name),
        }
    }
}

/// "Black: a1, b3. White: c5. To move: Black."
pub fn in_words(locale: &Locale, lang: Language, diagram: &Diagram) -> String {
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
    text.push_str(&turn(locale, lang, diagram));
    text
}

/// "To move: Black."
pub fn turn(locale: &Locale, lang: Language, diagram: &Diagram) -> String {
    let side = names::side(locale, lang, diagram.turn);
    locale.fill(lang, "board-turn", &[("side", &side)])
}
