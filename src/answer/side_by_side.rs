//! Puts what several rulesets answer side by side.

use super::Assistant;
use crate::{corpus::Language, engine::Referee};

/// What one ruleset says: the verdict, and the words.
pub type Said<'a> = (&'a dyn Referee, Option<bool>, &'a str);

/// That the rulesets differ, and how: by verdict where there is one, otherwise with what each says.
pub fn differing<'a>(
    assistant: &Assistant,
    lang: Language,
    said: impl Iterator<Item = Said<'a>>,
) -> String {
    let said: Vec<Said<'_>> = said.collect();
    let differ = assistant.locale().text(lang, "answer-differ");
    let how = if said.iter().any(|(_, verdict, _)| verdict.is_some()) {
        by_verdict(assistant, lang, &said)
    } else {
        in_words(assistant, lang, &said)
    };
    [differ, how].join(lang.sentence_gap())
}

/// "Yes: corner game and rim game. No: BrainKing."
fn by_verdict(assistant: &Assistant, lang: Language, said: &[Said<'_>]) -> String {
    let locale = assistant.locale();
    let of = |key, wanted: Option<bool>| {
        let names: Vec<String> = said
            .iter()
            .filter(|(_, verdict, _)| *verdict == wanted)
            .map(|(referee, ..)| referee.short_names().get(lang).to_owned())
            .collect();
        let names = (!names.is_empty()).then(|| locale.list(lang, &names));
        names.map(|names| locale.fill(lang, key, &[("names", &names)]))
    };
    [of("answer-yes-in", Some(true)), of("answer-no-in", Some(false)), of("answer-unsaid-in", None)]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(lang.sentence_gap())
}

/// What each ruleset says, the same words together: "BrainKing: … Corner game and rim game: …"
pub fn in_words(assistant: &Assistant, lang: Language, said: &[Said<'_>]) -> String {
    let locale = assistant.locale();
    let mut groups: Vec<(Vec<String>, &str)> = Vec::new();
    for &(referee, _, text) in said {
        let name = referee.short_names().get(lang).to_owned();
        match groups.iter_mut().find(|(_, words)| *words == text) {
            Some((names, _)) => names.push(name),
            None => groups.push((vec![name], text)),
        }
    }
    let say = |(names, text): &(Vec<String>, &str)| {
        let names = locale.list(lang, names);
        locale.fill(lang, "answer-by", &[("names", &names), ("answer", text)])
    };
    groups.iter().map(say).collect::<Vec<_>>().join(lang.sentence_gap())
}
