use super::App;
use crate::answer::{Answer, split_verdict};

/// The short answer, with its verdict in large letters.
pub struct VerdictPart {
    pub headline: String,
    pub text: String,
    /// `yes`, `no`, or what kind of answer it is.
    pub tone: String,
}

impl VerdictPart {
    pub fn new(app: &App, answer: &Answer) -> Self {
        let (headline, text) = headline(app, answer);
        let tone =
            answer.verdict.map_or_else(|| answer.kind.to_string(), |verdict| verdict.to_string());
        Self { headline, text, tone }
    }
}

/// The verdict in large letters, and the short answer without it.
fn headline(app: &App, answer: &Answer) -> (String, String) {
    let Some(verdict) = answer.verdict else {
        // The heading of an answer that differs says so already.
        let differs = app.say(answer.lang, "answer-differ");
        let text = answer.text.strip_prefix(&differs).map_or(&*answer.text, str::trim_start);
        return (app.say(answer.lang, &format!("kind-{}", answer.kind)), text.to_owned());
    };
    match split_verdict(&answer.text) {
        Some((word, rest)) => (word.to_owned(), capital(rest)),
        None => (app.say(answer.lang, &verdict.to_string()), answer.text.clone()),
    }
}

/// With a capital letter in front; a square keeps its small letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    if letters.clone().nth(1).is_some_and(|next| next.is_ascii_digit()) {
        return text.to_owned();
    }
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
