//! A visitor's history as a file.

use askama::Template;
use serde::Serialize;

use super::{
    App,
    moment::Moment,
    names,
    refusal::{Refusal, Why},
};
use crate::{
    answer::{Answer, Question},
    corpus::Language,
    history::Kept,
};

/// Writes a history down in one of the formats.
pub type Write = fn(&App, Language, &[Kept]) -> Result<String, Refusal>;

#[derive(Serialize)]
struct Entry<'a> {
    given_at: String,
    asked: &'a Question,
    answer: &'a Answer,
    conversation: &'a str,
    corpus_sha256: &'a str,
    ruleset_sha256: Option<&'a str>,
    /// Whether it is offered to everyone.
    sharing: String,
}

#[derive(Template)]
#[template(path = "history.md")]
struct Markdown {
    title: String,
    entries: Vec<Section>,
}

struct Section {
    question: String,
    /// Time, game and ruleset.
    about: String,
    position: Option<String>,
    text: String,
    quotes: Vec<(String, String)>,
}

/// An array, newest first: time, question, answer as `/api/v1/answers/{id}` gives it, conversation,
/// hashes of the texts and of the ruleset.
pub fn json(_: &App, _: Language, kept: &[Kept]) -> Result<String, Refusal> {
    let entry = |kept: &Kept| {
        let given_at = kept.given_at.to_string();
        serde_json::to_value(Entry {
            given_at,
            asked: &kept.question,
            answer: &kept.answer,
            conversation: kept.conversation.as_str(),
            corpus_sha256: &kept.provenance.corpus_sha256,
            ruleset_sha256: kept.provenance.ruleset_sha256.as_deref(),
            sharing: kept.sharing.to_string(),
        })
    };
    kept.iter()
        .map(entry)
        .collect::<Result<Vec<_>, _>>()
        .and_then(|entries| serde_json::to_string_pretty(&entries))
        .map_err(|error| broken(&error))
}

/// A section for each answer, newest first, with what is quoted.
pub fn markdown(app: &App, lang: Language, kept: &[Kept]) -> Result<String, Refusal> {
    let page = Markdown {
        title: app.say(lang, "history"),
        entries: kept.iter().map(|kept| section(app, lang, kept)).collect(),
    };
    page.render().map_err(|error| broken(&error))
}

fn broken(error: &dyn std::error::Error) -> Refusal {
    tracing::error!("a history cannot be written down: {error}");
    Why::Broken.into()
}

fn section(app: &App, lang: Language, kept: &Kept) -> Section {
    let answer = &kept.answer;
    let game = answer.game.as_deref().map(|game| names::game(&app.assistant, lang, game));
    let ruleset = answer.ruleset.as_deref().map(|id| names::ruleset(&app.assistant, lang, id));
    let time = Moment::from(kept.given_at).shown;
    let about: Vec<String> = [Some(time), game, ruleset].into_iter().flatten().collect();
    let quote = |citation: &crate::answer::CitationView| {
        let year = citation.year.to_string();
        let words = [
            ("document", &*citation.document),
            ("publisher", &citation.publisher),
            ("year", &year),
            ("heading", &citation.heading),
        ];
        let source = app.locale().fill(lang, "cli-source", &words);
        let source = format!("{source} · {}", citation.id);
        (plain(&citation.quote), plain(&source))
    };
    Section {
        question: plain(&answer.question),
        about: plain(&about.join(" · ")),
        position: kept.question.position.as_deref().map(plain),
        text: plain(&answer.text),
        quotes: answer.citations().iter().map(quote).collect(),
    }
}

/// Text on one line that Markdown shows as it stands.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    for letter in text.split_whitespace().collect::<Vec<_>>().join(" ").chars() {
        let begins_list = plain.is_empty() && matches!(letter, '-' | '+' | '=');
        if begins_list || "\\`*_{}[]<>#|~&!".contains(letter) {
            plain.push('\\');
        }
        plain.push(letter);
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_in_a_question_stays_text() {
        assert_eq!(plain("- 2026-12-01"), "\\- 2026-12-01");
        assert_eq!(plain("# *a*\n<b>[x](y)"), "\\# \\*a\\* \\<b\\>\\[x\\](y)");
    }
}
