//! Refusals, which are answers: the rules do not say, or the question is not about rules.

use super::{Answer, Assistant, Confidence, Kind, Level, Missing, choices, understand::Understood};
use crate::corpus::{Citation, Fact};

/// The rules of this game do not say; with the reason that a fact gives, where one does.
pub fn silent(assistant: &Assistant, asked: &Understood<'_>, fact: Option<&Fact>) -> Answer {
    let (locale, lang) = (assistant.locale(), asked.lang);
    let subject = match (asked.only_ruleset(), asked.game) {
        (Some(referee), _) => referee.names().get(lang).to_owned(),
        (None, Some(game)) => game.names.get(lang).to_owned(),
        (None, None) => locale.text(lang, "these-games"),
    };
    let subject = lang.before_words(&subject);
    let mut sentences = vec![locale.fill(lang, "answer-silent", &[("subject", &subject)])];
    let is_topic_without_text =
        fact.filter(|fact| fact.source == crate::corpus::FactSource::Silent);
    sentences.extend(
        is_topic_without_text
            .and_then(|fact| fact.answer(None))
            .map(|words| words.get(lang).to_owned()),
    );
    let confidence = Confidence { level: Level::Weak, reason: locale.text(lang, "reason-silent") };
    let nearest = nearest(assistant, asked);
    let citations = nearest.iter().map(|citation| assistant.cite(citation, lang)).collect();
    let text = sentences.join(lang.sentence_gap());
    let mut answer = Answer::new(asked.question, lang, Kind::Silent, text, confidence, citations);
    answer.game = asked.game.map(|game| game.id.clone());
    answer.ruleset = asked.only_ruleset().map(|referee| referee.id().to_owned());
    answer
}

/// Not a question about these rules.
pub fn unrelated(assistant: &Assistant, asked: &Understood<'_>) -> Answer {
    let (locale, lang) = (assistant.locale(), asked.lang);
    let confidence =
        Confidence { level: Level::Weak, reason: locale.text(lang, "reason-unrelated") };
    let text = locale.text(lang, "answer-unrelated");
    let mut answer =
        Answer::new(asked.question, lang, Kind::Unrelated, text, confidence, Vec::new());
    answer.game = asked.game.map(|game| game.id.clone());
    answer.suggestions = assistant.suggestions(asked);
    answer
}

/// Something is missing, and is asked for.
pub fn clarify(
    assistant: &Assistant,
    asked: &Understood<'_>,
    text: String,
    missing: Missing,
) -> Answer {
    let (locale, lang) = (assistant.locale(), asked.lang);
    let reason = match missing {
        Missing::Game => locale.text(lang, "reason-which-game"),
        Missing::Side => locale.text(lang, "reason-which-side"),
        Missing::Position | Missing::Ruleset => locale.text(lang, "reason-position"),
    };
    let confidence = Confidence { level: Level::Weak, reason };
    let mut answer = Answer::new(asked.question, lang, Kind::Clarify, text, confidence, Vec::new());
    answer.missing = Some(missing);
    answer.game = asked.game.map(|game| game.id.clone());
    answer.ruleset = asked.only_ruleset().map(|referee| referee.id().to_owned());
    answer
}

/// The question is about a position, and gives none.
pub fn which_position(assistant: &Assistant, asked: &Understood<'_>) -> Answer {
    let text = assistant.locale().text(asked.lang, "answer-give-position");
    let mut answer = clarify(assistant, asked, text, Missing::Position);
    answer.choices = choices::positions(assistant, asked, None);
    answer
}

/// The question could be about several games and names none.
pub fn which_game(assistant: &Assistant, asked: &Understood<'_>) -> Answer {
    let (locale, lang) = (assistant.locale(), asked.lang);
    let text = locale.text(lang, "answer-which-game");
    let mut answer = clarify(assistant, asked, text, Missing::Game);
    answer.choices = choices::games(asked, assistant.games().iter());
    answer.suggestions = assistant
        .games()
        .iter()
        .take(4)
        .map(|game| {
            let words = [("question", asked.question), ("game", game.names.get(lang))];
            locale.fill(lang, "suggest-game", &words)
        })
        .collect();
    answer
}

/// The passages that come nearest to the question, a sentence each.
fn nearest(assistant: &Assistant, asked: &Understood<'_>) -> Vec<Citation> {
    let question = assistant.finder().hear(&asked.words, asked.heard);
    assistant
        .finder()
        .passages(&question, &Assistant::passage_scope(asked), 3)
        .iter()
        .filter_map(|hit| {
            let sentence = hit.sentences.first().map_or(0, |&(sentence, _)| sentence);
            Citation::sentences(assistant.library(), &hit.address, sentence..sentence + 1)
        })
        .collect()
}
