use strum::VariantArray;

/// How a game or a position is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Format {
    /// Rows from the top and the side to move, as in `3/1t1/3 attackers`.
    Position,
    /// Moves in order, as in `1. e3-e7 d9-d8xd7 2. …`, with comments and results as in chess.
    Moves,
    /// OpenTafl's game record: tags, rules, turns, comments.
    OpenTafl,
    /// The JSON that Abstract Play keeps of a game.
    AbstractPlay,
    /// Sentences with squares, as in "moves a pawn from E9 to E7".
    Log,
    /// Smart Game Format, FF[4].
    Sgf,
    /// A drawing in text, with coordinates.
    Diagram,
}

impl Format {
    /// Those that are read.
    pub const READ: [Self; 6] =
        [Self::Moves, Self::OpenTafl, Self::AbstractPlay, Self::Log, Self::Sgf, Self::Position];
    /// Those that are written.
    pub const WRITTEN: [Self; 5] =
        [Self::Moves, Self::OpenTafl, Self::Sgf, Self::Position, Self::Diagram];

    /// The name on the command line and in addresses.
    #[must_use]
    pub fn key(self) -> &'static str {
        self.into()
    }

    /// The formats of these names, by commas.
    #[must_use]
    pub fn names(formats: &[Self]) -> String {
        formats.iter().map(|format| format.key()).collect::<Vec<_>>().join(", ")
    }

    /// The format of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::VARIANTS.iter().copied().find(|format| format.key() == name.trim().to_lowercase())
    }

    /// What a text looks like.
    ///
    /// Brackets and braces tell the formats of programs; words between two squares tell a log; the rest are moves.
    #[must_use]
    pub fn detect(text: &str) -> Self {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        let after = |mark: char| text.strip_prefix(mark).map(str::trim_start);
        if after('(').is_some_and(|rest| rest.starts_with(';')) {
            return Self::Sgf;
        }
        if after('{').is_some_and(|rest| rest.starts_with('"')) {
            return Self::AbstractPlay;
        }
        if is_opentafl(text) {
            return Self::OpenTafl;
        }
        if super::log::is_log(text) { Self::Log } else { Self::Moves }
    }
}

/// A tag with a colon, the rules of a board, or a position between slashes.
fn is_opentafl(text: &str) -> bool {
    let tag = text.strip_prefix('[').and_then(|rest| rest.split_once(':'));
    let is_tag = tag.is_some_and(|(name, _)| {
        !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
    });
    is_tag || text.starts_with("dim:") || text.starts_with('/')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_format_is_known_by_its_look() {
        for (text, format) in [
            ("(;FF[4]SZ[7];B[aa])", Format::Sgf),
            (" ( ;B[aa])", Format::Sgf),
            ("{ \"header\": {} }", Format::AbstractPlay),
            ("[date:2015.05.04]\n1. e2-g2 e3-h3", Format::OpenTafl),
            ("dim:9 start:/9/", Format::OpenTafl),
            ("/3t3/3t3/", Format::OpenTafl),
            ("[Event \"x\"]\n1. e2-g2", Format::Moves),
            ("{a comment from e3 to e5} 1. e2-g2", Format::Moves),
            ("c3 d4", Format::Moves),
            ("Ann moves a pawn from E9 to E7", Format::Log),
            ("玩家將棋子從 E9 移到 E7", Format::Log),
            ("", Format::Moves),
        ] {
            assert_eq!(Format::detect(text), format, "{text}");
        }
    }

    #[test]
    fn a_format_is_found_by_its_name() {
        for &format in Format::VARIANTS {
            assert_eq!(Format::named(format.key()), Some(format));
        }
        assert_eq!(Format::named(" SGF "), Some(Format::Sgf));
        assert_eq!(Format::named("pgn"), None);
    }
}
