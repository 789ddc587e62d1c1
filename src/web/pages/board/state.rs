use std::collections::BTreeMap;

use crate::{
    answer::Supposition,
    corpus::Language,
    web::{address, board::View},
};

/// Everything that a board page shows, as its address holds it: each state is a link.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    pub ruleset: String,
    /// As it was written; empty: the start.
    pub position: String,
    /// The whole line, also what was taken back.
    pub moves: Vec<String>,
    /// So many moves of the line are played; without it: all.
    pub ply: Option<usize>,
    /// The square of the piece that is about to move.
    pub from: String,
    pub mode: Mode,
    /// The letter of the piece that a click puts, where a board is set up; `-` takes away.
    pub piece: String,
    pub view: View,
    pub size: Shown,
    pub what_if: Vec<Supposition>,
}

/// What a click does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Mode {
    #[default]
    Play,
    /// Pieces are put and taken away.
    Setup,
}

/// How large a large board is on a small screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shown {
    /// Wider than the screen, its squares large enough for a finger.
    #[default]
    Large,
    /// As large as the screen.
    Whole,
}

/// The value of a choice that is made.
const ON: &str = "1";

impl State {
    /// Takes its fields out of the query; what cannot be read is as if it were not there.
    pub fn take(fields: &mut BTreeMap<String, String>) -> Self {
        let mut take = |name: &str| fields.remove(name).unwrap_or_default().trim().to_owned();
        let on = |value: &str| value == ON;
        Self {
            ruleset: take("ruleset"),
            position: take("position"),
            moves: take("moves").split_whitespace().map(str::to_owned).collect(),
            ply: take("ply").parse().ok(),
            from: take("from"),
            mode: take("mode").parse().unwrap_or_default(),
            piece: take("piece"),
            view: if on(&take("flip")) { View::Turned } else { View::Upright },
            size: if on(&take("whole")) { Shown::Whole } else { Shown::Large },
            what_if: Supposition::read_all(&take("what-if")),
        }
    }

    /// Its fields in an address or in a form; empty ones are left out.
    pub fn fields(&self) -> Vec<(&'static str, String)> {
        let is_setup = self.mode == Mode::Setup;
        let mode = if is_setup { self.mode.into() } else { "" };
        let on = |is_on: bool| if is_on { ON } else { "" }.to_owned();
        let fields = [
            ("ruleset", self.ruleset.clone()),
            ("position", self.position.clone()),
            ("moves", self.moves.join(" ")),
            ("ply", self.ply.map(|ply| ply.to_string()).unwrap_or_default()),
            ("from", self.from.clone()),
            ("mode", mode.to_owned()),
            ("piece", self.piece.clone()),
            ("flip", on(self.view == View::Turned)),
            ("whole", on(self.size == Shown::Whole)),
            ("what-if", self.supposed()),
        ];
        fields.into_iter().filter(|(_, value)| !value.is_empty()).collect()
    }

    /// The fields that a form has to carry beside its own.
    pub fn fields_but(&self, own: &[&str]) -> Vec<(&'static str, String)> {
        self.fields().into_iter().filter(|(name, _)| !own.contains(name)).collect()
    }

    fn supposed(&self) -> String {
        self.what_if.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
    }

    pub fn address(&self, lang: Language, game: &str) -> String {
        self.address_with(lang, game, &[])
    }

    /// Its address with more fields.
    pub fn address_with(&self, lang: Language, game: &str, more: &[(&str, &str)]) -> String {
        let fields = self.fields();
        let fields: Vec<(&str, &str)> = fields
            .iter()
            .map(|(name, value)| (*name, value.as_str()))
            .chain(more.iter().copied())
            .collect();
        address::board(lang, game, &fields)
    }

    /// The line as far as it is played.
    pub fn played(&self) -> &[String] {
        &self.moves[..self.ply.unwrap_or(usize::MAX).min(self.moves.len())]
    }

    /// So many moves of the line played; `None` where the whole line is.
    pub fn at(&self, ply: usize) -> Self {
        let ply = (ply < self.moves.len()).then_some(ply);
        Self { ply, from: String::new(), ..self.clone() }
    }

    /// The line ends where it is played to.
    pub fn forgetting_the_rest(&self) -> Self {
        Self { moves: self.played().to_vec(), ply: None, ..self.clone() }
    }

    /// Another position, with nothing played from it yet.
    pub fn on(&self, position: &str) -> Self {
        Self {
            position: position.to_owned(),
            moves: Vec::new(),
            ply: None,
            from: String::new(),
            ..self.clone()
        }
    }

    pub fn turned(&self) -> Self {
        let view = match self.view {
            View::Upright => View::Turned,
            View::Turned => View::Upright,
        };
        Self { view, ..self.clone() }
    }

    pub fn resized(&self) -> Self {
        let size = match self.size {
            Shown::Large => Shown::Whole,
            Shown::Whole => Shown::Large,
        };
        Self { size, ..self.clone() }
    }

    /// As this, but for a rule that is supposed to have another value.
    pub fn supposing(&self, rule: &str, value: &str) -> Self {
        let mut state = self.clone();
        state.what_if.retain(|supposition| supposition.rule != rule);
        state.what_if.push(Supposition { rule: rule.to_owned(), value: value.to_owned() });
        state.what_if.sort();
        state
    }

    /// As this, but for a rule that is taken as it is published.
    pub fn taking_back(&self, rule: &str) -> Self {
        let mut state = self.clone();
        state.what_if.retain(|supposition| supposition.rule != rule);
        state
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_read_from_its_own_address() {
        let state = State {
            ruleset: "tablut/brainking".into(),
            position: "5/5/2K2/5/5 attackers".into(),
            moves: vec!["e3-e7".into(), "a1-a4".into()],
            ply: Some(1),
            from: "e5".into(),
            mode: Mode::Setup,
            piece: "K".into(),
            view: View::Turned,
            size: Shown::Whole,
            what_if: Supposition::read_all("throne-pass:nobody"),
        };
        let mut fields: BTreeMap<String, String> =
            state.fields().into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        assert_eq!(State::take(&mut fields), state);
        assert!(fields.is_empty(), "{fields:?}");
        assert_eq!(State::default().fields(), []);
    }

    #[test]
    fn a_line_is_played_as_far_as_its_ply() {
        let line = |ply| State { moves: vec!["a1".into(), "b1".into()], ply, ..State::default() };
        assert_eq!(line(None).played().len(), 2);
        assert_eq!(line(Some(1)).played().len(), 1);
        assert_eq!(line(Some(9)).played().len(), 2);
        assert_eq!(line(Some(1)).forgetting_the_rest().moves, ["a1"]);
        assert_eq!(line(None).at(1).ply, Some(1));
        assert_eq!(line(Some(1)).at(2).ply, None);
    }
}
