//! Answers from the texts alone: the sentences that come nearest, quoted, with no verdict.

use super::{Answer, Assistant, Confidence, Kind, Level, refusal, understand::Understood};
use crate::corpus::Citation;

/// From this share of the question's words on, the best passage is shown as the answer.
const ANSWERS: f32 = 0.72;
/// From this share on, passages are shown as near, not certain.
const MAY_ANSWER: f32 = 0.55;
/// Below this share, the question is not about these rules.
const IS_ABOUT: f32 = 0.30;

/// Answers with the nearest passages, or refuses.
pub fn answer(assistant: &Assistant, asked: &Understood<'_>) -> Answer {
    let question = assistant.finder().hear(&asked.words, asked.heard);
    let hits = assistant.finder().passages(&question, &Assistant::passage_scope(asked), 6);
    let covered = hits.first().map_or(0.0, |hit| hit.covered);
    if covered < IS_ABOUT {
        return refusal::unrelated(assistant, asked);
    }
    if covered < MAY_ANSWER {
        return refusal::silent(assistant, asked, None);
    }
    let (locale, lang) = (assistant.locale(), asked.lang);
    let citations: Vec<_> = hits
        .iter()
        .take(3)
        .filter_map(|hit| {
            let sentence = hit.sentences.first().map_or(0, |&(sentence, _)| sentence);
            let citation =
                Citation::sentences(assistant.library(), &hit.address, sentence..sentence + 1)?;
            Some(assistant.cite(&citation, lang))
        })
        .collect();
    let (level, key) = if covered >= ANSWERS {
        (Level::Found, "reason-found")
    } else {
        (Level::Weak, "reason-weak")
    };
    let quote = citations.first().map(|citation| citation.quote.clone()).unwrap_or_default();
    let confidence = Confidence { level, reason: locale.text(lang, key) };
    let mut answer =
        Answer::new(asked.question, lang, Kind::Passages, quote, confidence, citations);
    answer.game = asked.game.map(|game| game.id.clone());
    answer.ruleset = asked.only_ruleset().map(|referee| referee.id().to_owned());
    answer
}
