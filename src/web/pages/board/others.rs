use super::{Decided, State, Table, names};
use crate::{
    answer::{Comparison, Deciding, FindingView, Group},
    corpus::Language,
    web::{App, quote::Source},
};

/// What the other rulesets of the game make of the same.
pub struct Others {
    pub agree: bool,
    pub groups: Vec<OtherGroup>,
    pub cannot_read: Option<String>,
}

pub struct OtherGroup {
    /// Whether they decide as what is shown, which may be a supposition.
    pub same: bool,
    pub says: String,
    pub rulesets: Vec<OtherRuleset>,
}

pub struct OtherRuleset {
    pub name: String,
    /// The same on the board, by this ruleset.
    pub address: String,
    pub here: bool,
    /// What makes the difference, or decides.
    pub text: String,
    pub source: Option<Source>,
}

impl Others {
    /// `None` where the game has no other ruleset.
    pub fn of(app: &App, lang: Language, game: &str, state: &State, table: &Table) -> Option<Self> {
        let comparison = table.comparison.as_ref()?;
        if app.assistant.catalog().of_game(game).count() < 2 {
            return None;
        }
        let last = table.last()?;
        let is_same = |group: &Group| {
            group.legal == last.legal
                && group.captures == last.captures
                && group.winner == last.winner
                && group.draw == last.draw
        };
        let mut groups: Vec<OtherGroup> = comparison
            .groups
            .iter()
            .map(|group| OtherGroup {
                same: is_same(group),
                says: says(app, lang, comparison, group),
                rulesets: group
                    .rulesets
                    .iter()
                    .map(|deciding| other_ruleset(app, lang, game, state, group, deciding))
                    .collect(),
            })
            .collect();
        groups.sort_by_key(|group| !group.same);
        Some(Self {
            agree: comparison.agree,
            groups,
            cannot_read: (!comparison.cannot_read.is_empty()).then(|| {
                let names = comparison.cannot_read.iter();
                let names: Vec<String> =
                    names.map(|id| names::ruleset(&app.assistant, lang, id)).collect();
                app.locale().list(lang, &names)
            }),
        })
    }
}

fn says(app: &App, lang: Language, comparison: &Comparison, group: &Group) -> String {
    Decided::by_group(comparison, group).say(app, lang)
}

fn other_ruleset(
    app: &App,
    lang: Language,
    game: &str,
    state: &State,
    group: &Group,
    deciding: &Deciding,
) -> OtherRuleset {
    let FindingView { text, citation, .. } = &deciding.finding;
    let quoted = group.citations.iter().find(|quoted| quoted.id == *citation);
    let source = match quoted {
        Some(quoted) => Some(Source::from(quoted)),
        None => Source::find(app.assistant.library(), citation, lang),
    };
    let ruleset = deciding.ruleset.clone();
    let other = State { ruleset, what_if: Vec::new(), ..state.clone() };
    OtherRuleset {
        name: names::ruleset(&app.assistant, lang, &deciding.ruleset),
        address: other.address(lang, game),
        here: deciding.ruleset == state.ruleset,
        text: text.clone(),
        source,
    }
}
