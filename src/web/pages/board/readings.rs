use super::{Decided, State, Table, names};
use crate::{
    answer::{OpenRule, OtherReading},
    corpus::Language,
    engine::Referee,
    web::{App, quote::Source},
};

/// A rule that the text leaves open, and what follows here from each way to read it.
pub struct Reading {
    pub rule: String,
    pub value: String,
    pub support: &'static str,
    pub note: String,
    pub source: Source,
    pub others: Vec<ReadingCase>,
}

pub struct ReadingCase {
    pub value: String,
    pub changes: bool,
    pub says: String,
    pub address: String,
}

impl Reading {
    /// Those on which the ruling rests or that would change it, and the rest.
    pub fn of(
        app: &App,
        lang: Language,
        game: &str,
        state: &State,
        table: &Table,
    ) -> (Vec<Self>, Vec<Self>) {
        let Some(referee) = app.assistant.catalog().get(&state.ruleset) else {
            return (Vec::new(), Vec::new());
        };
        let (near, idle): (Vec<&OpenRule>, Vec<&OpenRule>) =
            table.open.iter().partition(|open| open.matters() || open.decides);
        let reading = |open: &&OpenRule| Self {
            rule: names::rule(app.locale(), lang, referee.engine(), open.rule),
            value: value(app, lang, referee, open.rule, &open.value),
            support: open.support,
            note: open.note.clone(),
            source: Source::from(&open.citation),
            others: open
                .others
                .iter()
                .map(|other| ReadingCase {
                    value: value(app, lang, referee, open.rule, other.value),
                    changes: other.changes,
                    says: consequence(app, lang, other),
                    address: state.supposing(open.rule, other.value).address(lang, game),
                })
                .collect(),
        };
        (near.iter().map(reading).collect(), idle.iter().map(reading).collect())
    }
}

/// What another reading makes of the position, or that it makes no difference.
fn consequence(app: &App, lang: Language, other: &OtherReading) -> String {
    let locale = app.locale();
    if !other.changes {
        return app.say(lang, "reading-same");
    }
    let mut sentences = vec![Decided::from(&other.ruling).say(app, lang)];
    for (key, moves) in
        [("reading-more-moves", &other.more_moves), ("reading-fewer-moves", &other.fewer_moves)]
    {
        if !moves.is_empty() {
            sentences.push(locale.fill(lang, key, &[("moves", &some_of(moves))]));
        }
    }
    sentences.join(lang.sentence_gap())
}

/// The first few of a list of moves.
fn some_of(moves: &[String]) -> String {
    const MOST: usize = 8;
    let shown = moves.iter().take(MOST).cloned().collect::<Vec<_>>().join(" ");
    if moves.len() > MOST { format!("{shown} …") } else { shown }
}

/// The value of a rule in words.
pub fn value(app: &App, lang: Language, referee: &dyn Referee, rule: &str, value: &str) -> String {
    names::value_of(app.locale(), lang, referee.engine(), rule, value)
}
