//! What is on the table: the board that is reached, what is ruled on it, and what other rules would make of it.

use super::state::{Mode, State};
use crate::{
    answer::{Comparison, Failure, Fault, Line, OpenRule, RulingRequest, RulingView},
    corpus::Language,
    engine::{Ask, Diagram, Referee},
    web::App,
};

/// A longer line is no game that is played here.
pub const MOST_MOVES: usize = 500;

/// What a board page shows of a state.
#[derive(Default)]
pub struct Table {
    /// The board that is reached or set up; `None` where it cannot be read.
    pub board: Option<BoardShown>,
    /// The line as far as it is played.
    pub line: Option<Line>,
    /// The rulings on the whole line, also on what was taken back.
    pub all: Vec<RulingView>,
    pub faults: Vec<Fault>,
    /// The legal moves of the position that is reached.
    pub next: Vec<String>,
    pub comparison: Option<Comparison>,
    pub open: Vec<OpenRule>,
    /// What the ruleset decides as it is published, where the page supposes something else.
    pub published: Option<RulingView>,
}

pub struct BoardShown {
    /// In the canonical form.
    pub text: String,
    pub diagram: Diagram,
}

impl Table {
    /// Plays the line of a state by the referee, which may suppose something else than the published one.
    pub fn of(
        app: &App,
        lang: Language,
        state: &State,
        referee: &dyn Referee,
        published: &dyn Referee,
    ) -> Self {
        let mut table = Self::default();
        table.play(app, lang, state, referee);
        let reached = match &table.line {
            Some(line) => Some(line.reached().to_owned()),
            None => Some(state.position.clone()).filter(|position| !position.is_empty()),
        };
        if let Ok(board) = referee.set_up(reached.as_deref(), &[]) {
            table.board = Some(BoardShown { text: board.text, diagram: board.diagram });
        }
        let Some(line) = &table.line else { return table };
        let last = line.last();
        if last.winner.is_none() && !last.draw {
            let moves = referee.rule_on(Some(line.reached()), &Ask::Moves);
            table.next = moves.map(|ruling| ruling.moves).unwrap_or_default();
        }
        table.comparison = app.assistant.compare_line(referee.game(), line).ok();
        table.open = app.assistant.open_rules(referee, line);
        if !state.what_if.is_empty() {
            let published = app.assistant.play(published, line.request.clone());
            table.published = published.ok().map(|line| line.last().clone());
        }
        table
    }

    /// The line of a state as far as it is played and can be read.
    pub fn line_of(
        app: &App,
        lang: Language,
        state: &State,
        referee: &dyn Referee,
    ) -> Option<Line> {
        let mut table = Self::default();
        table.play(app, lang, state, referee);
        table.line
    }

    /// Plays as much of the line as can be read; what cannot is a fault.
    fn play(&mut self, app: &App, lang: Language, state: &State, referee: &dyn Referee) {
        let play = |moves: &[String]| app.assistant.play(referee, request(lang, state, moves));
        let mut readable = match state.mode {
            Mode::Play => state.moves.len(),
            Mode::Setup => 0,
        };
        if readable > MOST_MOVES {
            let most = MOST_MOVES.to_string();
            let message = app.locale().fill(lang, "fault-too-many", &[("written", &most)]);
            self.faults.push(Fault { at: "moves".to_owned(), message });
            readable = MOST_MOVES;
        }
        let whole = play(&state.moves[..readable]).or_else(|failure| {
            let at = first_unreadable(&failure).filter(|at| *at < readable);
            self.faults.extend(failure.faults.iter().cloned());
            readable = at.unwrap_or_default();
            if at.is_some() { play(&state.moves[..readable]) } else { Err(failure) }
        });
        let Ok(whole) = whole else { return };
        self.all = whole.rulings().iter().filter(|ruling| ruling.mv.is_some()).cloned().collect();
        let played = state.played().len().min(readable);
        let line = if played < self.all.len() { play(&state.moves[..played]).ok() } else { None };
        self.line = Some(line.unwrap_or(whole));
    }

    /// So many moves are played: the last of them may have been refused.
    pub fn ply(&self) -> usize {
        let moves =
            |line: &Line| line.rulings().iter().filter(|ruling| ruling.mv.is_some()).count();
        self.line.as_ref().map_or(0, moves)
    }

    pub fn last(&self) -> Option<&RulingView> {
        self.line.as_ref().map(Line::last)
    }
}

fn request(lang: Language, state: &State, moves: &[String]) -> RulingRequest {
    RulingRequest {
        ruleset: state.ruleset.clone(),
        position: Some(state.position.clone()).filter(|position| !position.is_empty()),
        moves: moves.to_vec(),
        ask: Ask::Status,
        lang,
    }
}

/// The place of the move that cannot be read, where it is a move.
fn first_unreadable(failure: &Failure) -> Option<usize> {
    let at = &failure.faults.first()?.at;
    at.strip_prefix("moves[")?.strip_suffix(']')?.parse().ok()
}
