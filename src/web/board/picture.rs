use askama::Template;

use super::{Drawing, Margin, Overlay, View, figure};
use crate::{corpus::Language, engine::Diagram, locale::Locale};

/// A board as a file of its own: SVG with its colours in it.
#[derive(Template)]
#[template(path = "picture.svg", escape = "html")]
pub struct Picture {
    lang: Language,
    title: String,
    alternative: String,
    drawing: Drawing,
}

impl Picture {
    pub fn new(
        locale: &Locale,
        lang: Language,
        title: String,
        diagram: &Diagram,
        overlay: &Overlay,
        view: View,
    ) -> Self {
        let name = |kind: &str| locale.text(lang, &format!("piece-{kind}"));
        Self {
            lang,
            title,
            alternative: figure::in_words(locale, lang, diagram),
            drawing: Drawing::new(diagram, overlay, Margin::Coordinates, view, name),
        }
    }

    /// Pixels for each unit of the drawing are chosen by whoever shows it; this is the size without one.
    fn width(&self) -> u32 {
        self.drawing.width * 3 / 2
    }
    fn height(&self) -> u32 {
        self.drawing.height * 3 / 2
    }
}
