//! The names that readers know things by; what has no name in `locales/` is called as it is written.

use crate::{
    answer::Assistant,
    corpus::Language,
    engine::{Ground, Referee},
    locale::Locale,
};

/// The name of a rule of an engine.
pub fn rule(locale: &Locale, lang: Language, engine: &str, rule: &str) -> String {
    named(locale, lang, &format!("rule-{engine}-{rule}")).unwrap_or_else(|| rule.to_owned())
}

/// The value of a rule's parameter in words.
pub fn value(locale: &Locale, lang: Language, engine: &str, ground: &Ground) -> Option<String> {
    Some(value_of(locale, lang, engine, ground.rule, ground.value.as_deref()?))
}

/// One of the values that a rule can have, in words.
pub fn value_of(locale: &Locale, lang: Language, engine: &str, rule: &str, value: &str) -> String {
    let key = format!("value-{engine}-{rule}-{value}");
    named(locale, lang, &key).unwrap_or_else(|| value.to_owned())
}

pub fn side(locale: &Locale, lang: Language, side: &str) -> String {
    named(locale, lang, &format!("side-{side}")).unwrap_or_else(|| side.to_owned())
}

/// The name of a ruleset by its id.
pub fn ruleset(assistant: &Assistant, lang: Language, id: &str) -> String {
    assistant
        .catalog()
        .get(id)
        .map_or_else(|| id.to_owned(), |referee| referee.names().get(lang).to_owned())
}

pub fn game(assistant: &Assistant, lang: Language, id: &str) -> String {
    assistant.game(id).map_or_else(|| id.to_owned(), |game| game.names.get(lang).to_owned())
}

/// The engine of a ruleset, where there is such a ruleset.
pub fn engine(assistant: &Assistant, ruleset: &str) -> &'static str {
    assistant.catalog().get(ruleset).map_or("", Referee::engine)
}

fn named(locale: &Locale, lang: Language, key: &str) -> Option<String> {
    locale.has(lang, key).then(|| locale.text(lang, key))
}
