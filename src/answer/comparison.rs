//! The same position and question under every ruleset of a game: where they agree, where not, and what makes the
//! difference.

use serde::{Deserialize, Serialize};

use super::{Assistant, CitationView, Failure, FindingView, Line, RulingView};
use crate::{
    corpus::Language,
    engine::{Ask, Reading, Referee, Ruling, RulingError},
};

/// What several rulesets make of one position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Comparison {
    pub game: String,
    pub ask: String,
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// The side to move that was taken for every ruleset, where the position names none.
    pub turn_taken: Option<String>,
    /// Whether every ruleset that can read the position rules alike.
    pub agree: bool,
    /// Rulesets that rule alike, in the order of their files.
    pub groups: Vec<Group>,
    /// Rulesets that are not played on such a board.
    pub cannot_read: Vec<String>,
}

/// Rulesets that rule alike: all that can be seen on the board is the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Group {
    pub legal: Option<bool>,
    pub captures: Vec<String>,
    pub winner: Option<String>,
    pub draw: bool,
    pub result: Option<String>,
    /// Each ruleset with the finding that makes the difference.
    pub rulesets: Vec<Deciding>,
    /// What these findings quote, each passage once.
    pub citations: Vec<CitationView>,
}

/// The finding on which a ruling rests, or where other rulesets rule otherwise, the one that makes the difference.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deciding {
    pub ruleset: String,
    pub finding: FindingView,
}

/// What each ruleset makes of one question, in their order; with those that cannot read it.
pub(super) struct Asked<'a, T> {
    pub ruled: Vec<T>,
    pub failed: Vec<(&'a dyn Referee, RulingError)>,
}

/// Puts the same question to every referee.
///
/// # Errors
///
/// What the first says that cannot read it, where none can.
pub(super) fn ask_all<'a, T>(
    referees: impl IntoIterator<Item = &'a dyn Referee>,
    mut ask: impl FnMut(&'a dyn Referee) -> Result<T, RulingError>,
) -> Result<Asked<'a, T>, RulingError> {
    let mut asked = Asked { ruled: Vec::new(), failed: Vec::new() };
    for referee in referees {
        match ask(referee) {
            Ok(ruled) => asked.ruled.push(ruled),
            Err(error) => asked.failed.push((referee, error)),
        }
    }
    if asked.ruled.is_empty() && !asked.failed.is_empty() {
        return Err(asked.failed.swap_remove(0).1);
    }
    Ok(asked)
}

impl RulingView {
    /// Two rulings are the same to a reader when they are on the same move and all that can be seen on the board is.
    pub(super) fn agrees_with(&self, other: &Self) -> bool {
        fn seen(view: &RulingView) -> impl PartialEq {
            let ends = (view.winner.clone(), view.draw);
            let shown = (view.captures.clone(), view.squares.clone(), view.moves.clone());
            (view.mv.clone(), view.legal, view.verdict, ends, shown)
        }
        seen(self) == seen(other)
    }
}

impl Assistant {
    /// Asks every ruleset of a game the same: a move, or without one where the game stands.
    ///
    /// Without a position, each ruleset is asked about its own start. A position that names no side to move is given the same
    /// one under every ruleset: which of them begins is not what is compared.
    ///
    /// # Errors
    ///
    /// When there is no such game, or no ruleset of it can read the position or the move: every fault.
    pub fn compare(
        &self,
        game: &str,
        position: Option<&str>,
        ask: &Ask,
        lang: Language,
    ) -> Result<Comparison, Failure> {
        let referees: Vec<&dyn Referee> =
            self.catalog().of_game(&self.known_game(game, lang)?.id).collect();
        let with_side = position.and_then(|position| with_one_side(&referees, position, ask));
        let position = with_side.as_ref().map(|(position, _)| &**position).or(position);
        let mut comparison =
            self.compare_by(game, ask.key(), lang, |referee| referee.rule_on(position, ask))?;
        comparison.turn_taken = with_side.map(|(_, side)| side.to_owned());
        Ok(comparison)
    }

    /// Asks every ruleset of a game about the end of a line: about its last move, or where the game stands.
    ///
    /// # Errors
    ///
    /// As [`Self::compare`].
    pub fn compare_line(&self, game: &str, line: &Line) -> Result<Comparison, Failure> {
        let ask = &line.last().ask;
        self.compare_by(game, ask, line.request.lang, |referee| line.asked_of(referee))
    }

    fn compare_by(
        &self,
        game: &str,
        ask: &str,
        lang: Language,
        rule: impl Fn(&dyn Referee) -> Result<Ruling, RulingError>,
    ) -> Result<Comparison, Failure> {
        let game = &self.known_game(game, lang)?.id;
        let rule = |referee: &dyn Referee| Ok(self.view(&rule(referee)?, referee, lang));
        let asked = ask_all(self.catalog().of_game(game), rule)
            .map_err(|error| Failure::of_ruling(&error, self.locale(), lang))?;
        let groups = groups(&asked.ruled);
        Ok(Comparison {
            game: game.clone(),
            ask: ask.to_owned(),
            turn_taken: None,
            mv: asked.ruled.iter().find_map(|ruling| ruling.mv.clone()),
            agree: groups.len() < 2,
            groups,
            cannot_read: asked.failed.iter().map(|(referee, _)| referee.id().to_owned()).collect(),
        })
    }
}

/// A position that names no side to move, with one: the side that can make the move asked about, or has other moves from
/// there; else the side that begins under most of the rulesets. `None` where a side is named, or nobody can read it.
fn with_one_side(
    referees: &[&dyn Referee],
    position: &str,
    ask: &Ask,
) -> Option<(String, &'static str)> {
    let readers: Vec<(&dyn Referee, Reading<String>)> = referees
        .iter()
        .filter_map(|&referee| Some((referee, referee.normalise(position).ok()?)))
        .collect();
    let (first, reading) = readers.first()?;
    let (rows, _) = reading.position.rsplit_once(' ').filter(|_| reading.turn_assumed)?;
    let favour = |side: &str| {
        let written = format!("{rows} {side}");
        let count = |favours: &dyn Fn(&dyn Referee) -> bool| {
            readers.iter().filter(|(referee, _)| favours(*referee)).count()
        };
        let can_play = count(&|referee| can_play(referee, &written, ask));
        let can_move = count(&|referee| can_move_from(referee, &written, ask));
        let begins = readers.iter().filter(|(_, reading)| reading.position == written).count();
        (can_play, can_move, begins)
    };
    let [one, other] = first.sides();
    let side = if favour(one) >= favour(other) { one } else { other };
    Some((format!("{rows} {side}"), side))
}

fn can_play(referee: &dyn Referee, position: &str, ask: &Ask) -> bool {
    let is_move = matches!(ask, Ask::Move(_));
    is_move && referee.rule_on(Some(position), ask).is_ok_and(|ruling| ruling.legal == Some(true))
}

/// Whether whatever stands where the move begins may go somewhere.
fn can_move_from(referee: &dyn Referee, position: &str, ask: &Ask) -> bool {
    let from = || {
        let mv = referee.rule_on(Some(position), ask).ok()?.mv?;
        mv.split('-').next()?.parse().ok()
    };
    from().is_some_and(|from| {
        let ruling = referee.rule_on(Some(position), &Ask::MovesOf(from));
        ruling.is_ok_and(|ruling| !ruling.moves.is_empty())
    })
}

fn groups(rulings: &[RulingView]) -> Vec<Group> {
    let mut alike: Vec<Vec<&RulingView>> = Vec::new();
    for ruling in rulings {
        match alike.iter_mut().find(|group| group[0].agrees_with(ruling)) {
            Some(group) => group.push(ruling),
            None => alike.push(vec![ruling]),
        }
    }
    alike.iter().map(|members| group(members, rulings)).collect()
}

fn group(members: &[&RulingView], all: &[RulingView]) -> Group {
    let others: Vec<&RulingView> =
        all.iter().filter(|other| !other.agrees_with(members[0])).collect();
    let mut rulesets = Vec::new();
    let mut citations: Vec<CitationView> = Vec::new();
    for ruling in members {
        let finding = difference(ruling, &others);
        let cited = ruling.citations.iter().filter(|citation| citation.id == finding.citation);
        for citation in cited {
            if !citations.contains(citation) {
                citations.push(citation.clone());
            }
        }
        rulesets.push(Deciding { ruleset: ruling.ruleset.clone(), finding: finding.clone() });
    }
    let RulingView { legal, captures, winner, draw, result, .. } = members[0].clone();
    Group { legal, captures, winner, draw, result, rulesets, citations }
}

/// The finding that makes the difference: the last that decides and that some other ruling does not find; or the remark
/// on a rule by which only others decide; or the last that decides.
fn difference<'a>(ruling: &'a RulingView, others: &[&RulingView]) -> &'a FindingView {
    let finds = |ruling: &RulingView, wanted: &FindingView| {
        ruling.findings.iter().any(|finding| finding.decides && finding.text == wanted.text)
    };
    let only_here = ruling
        .findings
        .iter()
        .rev()
        .find(|finding| finding.decides && others.iter().any(|other| !finds(other, finding)));
    let only_elsewhere = || {
        ruling.findings.iter().rev().find(|finding| {
            !ruling.decides_by(&finding.rule)
                && others.iter().any(|other| other.decides_by(&finding.rule))
        })
    };
    let last = || ruling.findings.iter().rev().find(|finding| finding.decides);
    only_here.or_else(only_elsewhere).or_else(last).unwrap_or(&ruling.findings[0])
}
