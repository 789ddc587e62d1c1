//! Similar questions that were already answered: a reader's own, and those that were shared with everyone.

use super::{App, address, moment::Moment};
use crate::{
    answer::Answer,
    corpus::Language,
    history::{HistoryError, Summary, Visitor},
};

/// So many of a reader's last answers about a game are compared, and as many shared ones.
const COMPARED: i64 = 300;
/// So many are offered.
const OFFERED: usize = 3;
/// From this likeness on, two questions ask the same or nearly so.
const IS_ALIKE: f32 = 0.55;

/// A similar question with its answer.
pub struct Precedent {
    pub address: String,
    pub question: String,
    pub lang: Language,
    pub text: String,
    pub at: Moment,
    pub outdated: bool,
    /// Somebody else asked it.
    pub is_shared: bool,
}

/// What the reader of an answer may be offered, the most alike first; of equal questions the newest.
///
/// # Errors
///
/// When the history cannot be read.
pub fn of(
    app: &App,
    lang: Language,
    answer: &Answer,
    visitor: Option<&Visitor>,
) -> Result<Vec<Precedent>, HistoryError> {
    let Some(game) = &answer.game else { return Ok(Vec::new()) };
    let asked = answer.understood.as_deref().unwrap_or(&answer.question);
    let mut others = app.history.offered(game, visitor, COMPARED)?;
    let mut known = Vec::new();
    others.retain(|other| {
        let is_new = answer.id.as_ref() != Some(&other.id) && !known.contains(&other.in_full);
        known.push(other.in_full.clone());
        is_new
    });
    let texts: Vec<(&str, Language)> =
        others.iter().map(|other| (&*other.in_full, other.lang)).collect();
    let likeness = app.assistant.likeness((asked, answer.lang), &texts);
    let mut alike: Vec<(f32, &Summary)> = likeness
        .into_iter()
        .zip(&others)
        .filter(|(likeness, other)| {
            *likeness >= IS_ALIKE
                && (answer.ruleset.is_none()
                    || other.ruleset.is_none()
                    || answer.ruleset == other.ruleset)
        })
        .collect();
    alike.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    alike.truncate(OFFERED);
    Ok(alike.into_iter().map(|(_, other)| precedent(app, lang, other, visitor)).collect())
}

fn precedent(app: &App, lang: Language, other: &Summary, visitor: Option<&Visitor>) -> Precedent {
    Precedent {
        address: address::answer(lang, &other.id),
        question: other.in_full.clone(),
        lang: other.lang,
        text: other.text.clone(),
        at: Moment::from(other.given_at),
        outdated: other.corpus_sha256 != app.assistant.corpus_sha256(),
        is_shared: !visitor.is_some_and(|visitor| other.is_of(visitor)),
    }
}
