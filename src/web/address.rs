//! Every address of a page, so that none is put together anywhere else.

use std::fmt::Write;

use crate::corpus::Language;

pub fn home(lang: Language) -> String {
    format!("/{lang}/")
}

pub fn game(lang: Language, game: &str) -> String {
    format!("/{lang}/{game}")
}

/// `ruleset` is a whole id, as in `tanbo/steere-1993`.
pub fn ruleset(lang: Language, ruleset: &str) -> String {
    match ruleset.split_once('/') {
        Some((game, name)) => format!("/{lang}/{game}/rulesets/{name}"),
        None => home(lang),
    }
}

/// A position of a game to play on from; fields as in [`query`].
pub fn board(lang: Language, game: &str, fields: &[(&str, &str)]) -> String {
    format!("/{lang}/{game}/board?{}", query(fields))
}

/// The board of a game, where its forms go.
pub fn board_plain(lang: Language, game: &str) -> String {
    format!("/{lang}/{game}/board")
}

/// A board as a picture; fields as in [`query`].
pub fn board_picture(lang: Language, game: &str, fields: &[(&str, &str)]) -> String {
    format!("/{lang}/{game}/board.svg?{}", query(fields))
}

/// A record of a game to be audited; fields as in [`query`].
pub fn record(lang: Language, game: &str, fields: &[(&str, &str)]) -> String {
    match query(fields) {
        query if query.is_empty() => format!("/{lang}/{game}/record"),
        query => format!("/{lang}/{game}/record?{query}"),
    }
}

/// The same line of moves as a file with this ending.
pub fn record_file(lang: Language, game: &str, ending: &str, fields: &[(&str, &str)]) -> String {
    format!("/{lang}/{game}/record.{ending}?{}", query(fields))
}

pub fn document(lang: Language, game: &str, document: &str) -> String {
    format!("/{lang}/{game}/texts/{document}")
}

pub fn passage(lang: Language, game: &str, document: &str, anchor: &str) -> String {
    format!("/{lang}/{game}/texts/{document}#{anchor}")
}

pub fn answer(lang: Language, id: &str) -> String {
    format!("/{lang}/answers/{id}")
}

/// What a visitor asked and was answered, one after the other.
pub fn conversation(lang: Language, id: &str) -> String {
    format!("/{lang}/conversations/{id}")
}

/// An answer beside the one that is given today.
pub fn changes(lang: Language, id: &str) -> String {
    format!("/{lang}/answers/{id}/changes")
}

/// A visitor's own answers; fields as in [`query`].
pub fn history(lang: Language, fields: &[(&str, &str)]) -> String {
    match query(fields) {
        query if query.is_empty() => format!("/{lang}/history"),
        query => format!("/{lang}/history?{query}"),
    }
}

/// Before the game in the address of a box for other sites.
pub const EMBED: &str = "/embed/";

/// A box to ask in, for a frame on another site; fields as in [`query`].
pub fn embed(game: &str, fields: &[(&str, &str)]) -> String {
    match query(fields) {
        query if query.is_empty() => format!("{EMBED}{game}"),
        query => format!("{EMBED}{game}?{query}"),
    }
}

pub fn boardgamegeek(number: u32) -> String {
    format!("https://boardgamegeek.com/boardgame/{number}")
}

/// What a form asks, as an address that asks the same.
pub fn ask(lang: Language, fields: &[(&str, &str)]) -> String {
    format!("/{lang}/ask?{}", query(fields))
}

/// Fields as the query of an address; empty ones are left out.
pub fn query(fields: &[(&str, &str)]) -> String {
    let mut query = String::new();
    for (name, value) in fields.iter().filter(|(_, value)| !value.is_empty()) {
        let gap = if query.is_empty() { "" } else { "&" };
        let _ = write!(query, "{gap}{name}={}", percent(value));
    }
    query
}

/// Every byte but letters, digits and `-._~/` as `%XX`.
fn percent(text: &str) -> String {
    text.bytes().fold(String::new(), |mut encoded, byte| {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            let _ = write!(encoded, "%{byte:02X}");
        }
        encoded
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_in_any_script_fits_into_an_address() {
        let address = ask(Language::Chinese, &[("question", "可以嗎？&x=1"), ("game", "")]);
        assert_eq!(address, "/zh-Hant/ask?question=%E5%8F%AF%E4%BB%A5%E5%97%8E%EF%BC%9F%26x%3D1");
    }
}
