//! What can be done with a board as a whole, and what can be put on it.

use super::{super::game::Link, Mode, Shown, State, Table, names};
use crate::{
    corpus::Language,
    engine::{Referee, Start},
    web::App,
};

/// Links that change the board as a whole.
pub struct Tools {
    pub play: String,
    pub setup: String,
    pub undo: Option<String>,
    pub redo: Option<String>,
    pub start: Option<String>,
    pub turned: String,
    /// The other size on a small screen.
    pub resized: String,
    pub is_whole: bool,
}

impl Tools {
    pub fn of(app: &App, lang: Language, game: &str, state: &State, table: &Table) -> Self {
        let text = table.board.as_ref().map(|board| &*board.text);
        let reached = text.map_or_else(|| state.clone(), |text| state.on(text));
        let starts = app.assistant.catalog().get(&state.ruleset).map(Referee::starts);
        let is_start = starts.is_some_and(|starts| starts.first().map(|it| &*it.position) == text);
        let done = table.ply();
        let link = |state: State| state.address(lang, game);
        let play =
            |mode| State { mode, piece: String::new(), from: String::new(), ..state.clone() };
        let refused = table.last().is_some_and(|last| last.legal == Some(false));
        let undo = (state.mode == Mode::Play && done > 0).then(|| {
            let before = state.at(done - 1);
            link(if refused { before.forgetting_the_rest() } else { before })
        });
        let redo =
            (state.mode == Mode::Play && done < table.all.len()).then(|| link(state.at(done + 1)));
        Self {
            play: link(play(Mode::Play)),
            setup: link(State { mode: Mode::Setup, ..reached }),
            undo,
            redo,
            start: (!is_start || done > 0).then(|| link(state.on(""))),
            turned: link(state.turned()),
            resized: link(state.resized()),
            is_whole: state.size == Shown::Whole,
        }
    }
}

/// What can be put on a board that is set up.
pub struct Palette {
    pub pieces: Vec<PieceChoice>,
    pub taking: PieceChoice,
    pub sides: Vec<(&'static str, String, bool)>,
    pub sizes: Vec<(String, bool)>,
    /// The published starts, by ruleset.
    pub starts: Vec<Link>,
}

pub struct PieceChoice {
    pub address: String,
    pub name: String,
    /// Its letter, which is its key as well.
    pub key: String,
    pub kind: &'static str,
    pub chosen: bool,
}

impl Palette {
    /// `None` where the board is played on.
    pub fn of(app: &App, lang: Language, game: &str, state: &State, table: &Table) -> Option<Self> {
        if state.mode == Mode::Play {
            return None;
        }
        let referee = app.assistant.catalog().get(&state.ruleset)?;
        let locale = app.locale();
        let known = referee.pieces();
        let first = known.first().map(|piece| piece.letter.to_string()).unwrap_or_default();
        let chosen = if state.piece.is_empty() { &first } else { &state.piece };
        let choice = |key: String, kind: &'static str, name: String| PieceChoice {
            address: State { piece: key.clone(), ..state.clone() }.address(lang, game),
            chosen: *chosen == key,
            name,
            key,
            kind,
        };
        let shown = table.board.as_ref().map(|board| &board.diagram);
        let size = shown.map(|diagram| diagram.size);
        let start_of = |referee: &dyn Referee| -> Vec<Link> {
            let name = referee.short_names().get(lang).to_owned();
            let link = |start: &Start| {
                let words = [("ruleset", &*name), ("size", &*start.size)];
                let ruleset = referee.id().to_owned();
                let state = State { ruleset, ..state.on(&start.position) };
                Link {
                    address: state.address(lang, game),
                    name: locale.fill(lang, "board-start-of", &words),
                }
            };
            referee.starts().iter().map(link).collect()
        };
        Some(Self {
            pieces: known
                .iter()
                .map(|piece| {
                    let name = locale.text(lang, &format!("piece-{}", piece.kind));
                    choice(piece.letter.to_string(), piece.kind, name)
                })
                .collect(),
            taking: choice("-".to_owned(), "", app.say(lang, "setup-take")),
            sides: referee
                .sides()
                .into_iter()
                .map(|side| {
                    let to_move = shown.is_some_and(|diagram| diagram.turn == side);
                    (side, names::side(locale, lang, side), to_move)
                })
                .collect(),
            sizes: referee
                .sizes()
                .into_iter()
                .map(|other| (other.to_string(), Some(other) == size))
                .collect(),
            starts: app.assistant.catalog().of_game(game).flat_map(start_of).collect(),
        })
    }
}

/// A move of the line, and the link to the position after it.
pub struct Entry {
    pub address: String,
    pub mv: String,
    /// What it took, as in ` × e8`.
    pub taken: String,
    pub refused: bool,
    /// Whether this is the last one that is played.
    pub here: bool,
}

impl Entry {
    pub fn of(lang: Language, game: &str, state: &State, table: &Table) -> Vec<Self> {
        let ply = table.ply();
        let entry = |(index, ruling): (usize, &crate::answer::RulingView)| Self {
            address: state.at(index + 1).address(lang, game),
            mv: ruling.mv.clone().unwrap_or_default(),
            taken: ruling.captures.join(" "),
            refused: ruling.legal == Some(false),
            here: index + 1 == ply,
        };
        table.all.iter().enumerate().map(entry).collect()
    }
}
