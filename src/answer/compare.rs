//! Puts what several rulesets answer side by side.

use super::Assistant;
use crate::{corpus::Language, engine::Referee};

/// That the rulesets differ, and what each says.
pub fn side_by_side<'a>(
    assistant: &Assistant,
    lang: Language,
    said: impl Iterator<Item = (&'a dyn Referee, Option<bool>, &'a str)>,
) -> String {
    let differ = assistant.locale().text(lang, "answer-differ");
    [differ, grouped(assistant, lang, said)].join(lang.sentence_gap())
}

/// What each ruleset says, the same answers together: "BrainKing: … Corner game and rim game: …"
pub fn grouped<'a>(
    assistant: &Assistant,
    lang: Language,
    said: impl Iterator<Item = (&'a dyn Referee, Option<bool>, &'a str)>,
) -> String {
    let locale = assistant.locale();
    let mut groups: Vec<(Vec<String>, Option<bool>, &str)> = Vec::new();
    for (referee, verdict, text) in said {
        let name = referee.names().get(lang).to_owned();
        match groups.iter_mut().find(|group| (group.1, group.2) == (verdict, text)) {
            Some(group) => group.0.push(name),
            None => groups.push((vec![name], verdict, text)),
        }
    }
    let mut sentences = Vec::new();
    for (names, _, text) in groups {
        let names = locale.list(lang, &names);
        sentences.push(locale.fill(lang, "answer-by", &[("names", &names), ("answer", text)]));
    }
    sentences.join(lang.sentence_gap())
}
