use std::collections::BTreeMap;

use super::state::{Mode, State};
use crate::{
    answer::{Line, RulingView},
    engine::{Diagram, Edit, Gesture, Referee, Size, Square},
};

/// What somebody does on a board. It leads to another state, under an address of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A square was chosen.
    Choose(Square),
    /// Whatever stands there is taken away.
    Take(Square),
    Play(String),
    Edit(Edit),
}

impl Act {
    /// Takes its fields out of the query: `at` (or `column` and `row`), `take`, `play`, `edit`, `turn` or `size`.
    pub fn take(fields: &mut BTreeMap<String, String>) -> Option<Self> {
        let mut take = |name: &str| fields.remove(name).unwrap_or_default().trim().to_owned();
        let (column, row) = (take("column"), take("row"));
        let at = Some(take("at")).filter(|at| !at.is_empty()).unwrap_or(column + &row);
        let (taken, play, edit) = (take("take"), take("play"), take("edit"));
        let (turn, size) = (take("turn"), take("size"));
        if let Ok(square) = at.parse() {
            return Some(Self::Choose(square));
        }
        if let Ok(square) = taken.parse() {
            return Some(Self::Take(square));
        }
        if !play.is_empty() {
            return Some(Self::Play(play));
        }
        match &*edit {
            "clear" => return Some(Self::Edit(Edit::Clear)),
            "mirror" => return Some(Self::Edit(Edit::Mirror)),
            _ => {}
        }
        if !turn.is_empty() {
            return Some(Self::Edit(Edit::Turn(turn)));
        }
        read_size(&size).map(|size| Self::Edit(Edit::Resize(size)))
    }

    /// The state that it leads to; the same where the board cannot be read.
    pub fn on(&self, state: &State, referee: &dyn Referee, line: Option<&Line>) -> State {
        let next = match (self, state.mode) {
            (Self::Edit(edit), _) => edited(state, referee, edit.clone()),
            (Self::Take(at), Mode::Setup) => edited(state, referee, Edit::Take(*at)),
            (Self::Choose(at), Mode::Setup) => chosen_in_setup(state, referee, *at),
            (Self::Take(_), Mode::Play) => None,
            (Self::Choose(at), Mode::Play) => chosen_in_play(state, referee, line, *at),
            (Self::Play(mv), _) => Some(with_move(state, line, mv.clone())),
        };
        next.unwrap_or_else(|| state.clone())
    }
}

/// `7x9`.
fn read_size(text: &str) -> Option<Size> {
    let (columns, rows) = text.split_once('x')?;
    Some(Size { columns: columns.parse().ok()?, rows: rows.parse().ok()? })
}

fn edited(state: &State, referee: &dyn Referee, edit: Edit) -> Option<State> {
    let board = Some(state.position.as_str()).filter(|position| !position.is_empty());
    let set_up = referee.set_up(board, &[edit]).ok()?;
    Some(state.on(&set_up.text))
}

/// Puts the chosen piece, takes it away, or puts there what was carried from another square.
fn chosen_in_setup(state: &State, referee: &dyn Referee, at: Square) -> Option<State> {
    if let Ok(from) = state.from.parse::<Square>() {
        return edited(state, referee, Edit::Carry(from, at));
    }
    let letter = state.piece.chars().next();
    let known = referee.pieces();
    let letter = letter.filter(|letter| known.iter().any(|piece| piece.letter == *letter));
    match letter {
        Some(letter) => edited(state, referee, Edit::Toggle(at, letter)),
        None if state.piece == "-" => edited(state, referee, Edit::Take(at)),
        None => edited(state, referee, Edit::Toggle(at, known.first()?.letter)),
    }
}

/// Places a stone; or chooses a piece, then where it goes.
fn chosen_in_play(
    state: &State,
    referee: &dyn Referee,
    line: Option<&Line>,
    at: Square,
) -> Option<State> {
    if referee.gesture() == Gesture::Place {
        return Some(with_move(state, line, at.to_string()));
    }
    let diagram = referee.diagram(line?.reached()).ok()?;
    let choose = |from: String| State { from, ..with_legal_line(state, line) };
    match state.from.parse::<Square>() {
        Ok(from) if from == at => Some(choose(String::new())),
        Ok(from) if stands_on(&diagram, from) && !is_of_same_side(referee, &diagram, from, at) => {
            Some(with_move(state, line, format!("{from}-{at}")))
        }
        _ => Some(choose(at.to_string())),
    }
}

fn stands_on(diagram: &Diagram, at: Square) -> bool {
    diagram.pieces.iter().any(|(square, _)| *square == at)
}

/// Whether a piece of the side to move stands on the other square: then that one is chosen instead.
fn is_of_same_side(referee: &dyn Referee, diagram: &Diagram, from: Square, at: Square) -> bool {
    let side = |at: Square| {
        let (_, kind) = diagram.pieces.iter().find(|(square, _)| *square == at)?;
        referee.pieces().iter().find(|piece| piece.kind == *kind).map(|piece| piece.side)
    };
    side(at).is_some() && side(at) == side(from)
}

/// Without the move that was refused or cannot be read, where the line ends with one.
fn with_legal_line(state: &State, line: Option<&Line>) -> State {
    let is_legal = |ruling: &&RulingView| ruling.legal == Some(true);
    let legal = line.map_or(0, |line| line.rulings().iter().filter(is_legal).count());
    let mut state = state.clone();
    if legal < state.played().len() {
        state.moves.truncate(legal);
        state.ply = None;
    }
    state
}

/// Goes on from where the line is; what was taken back is forgotten.
fn with_move(state: &State, line: Option<&Line>, mv: String) -> State {
    let mut state = with_legal_line(state, line);
    state.moves = state.played().to_vec();
    state.moves.push(mv);
    State { ply: None, from: String::new(), mode: Mode::Play, ..state }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn act(fields: &[(&str, &str)]) -> Option<Act> {
        let mut fields =
            fields.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
        Act::take(&mut fields)
    }

    #[test]
    fn what_is_done_is_read_from_the_fields_of_a_form() {
        let square = |text: &str| text.parse::<Square>().expect("a square");
        assert_eq!(act(&[("at", "c3")]), Some(Act::Choose(square("c3"))));
        assert_eq!(act(&[("column", "s"), ("row", "19")]), Some(Act::Choose(square("s19"))));
        assert_eq!(act(&[("take", "c3")]), Some(Act::Take(square("c3"))));
        assert_eq!(act(&[("edit", "clear")]), Some(Act::Edit(Edit::Clear)));
        let size = Size { columns: 7, rows: 9 };
        assert_eq!(act(&[("size", "7x9")]), Some(Act::Edit(Edit::Resize(size))));
        assert_eq!(act(&[("turn", "white")]), Some(Act::Edit(Edit::Turn("white".into()))));
        assert_eq!(act(&[("at", "?"), ("size", "7"), ("edit", "x")]), None);
    }
}
