//! Answers from cited parameters, catalogue facts and topics: what the question is like was asked before, in other words.

use super::{
    Answer, Assistant, ByRuleset, CitationView, Confidence, Kind, Level, Missing, Verdict, choices,
    cues::{self, Heard},
    finder::Match,
    outcome::{Outcome, Says},
    side_by_side,
    understand::Understood,
};
use crate::{
    corpus::{Address, Ask, CatalogueFact, Citation, Fact, FactSource, GameInfo, Verdicts},
    engine::{Message, Referee},
    search::{PassageHit, PassageScope},
};

/// Answers with the fact that the question asks for.
pub fn answer(assistant: &Assistant, asked: &Understood<'_>, found: &Match<'_>) -> Answer {
    if found.turned {
        let ask = Ask { verdict: found.ask.verdict.turned(), phrases: found.ask.phrases.clone() };
        return answer(assistant, asked, &Match { ask: &ask, turned: false, ..*found });
    }
    let fact = &found.book_fact.fact;
    match &fact.source {
        FactSource::Unrelated => super::refusal::unrelated(assistant, asked),
        FactSource::Position => super::refusal::which_position(assistant, asked),
        FactSource::Catalogue(key) => match asked.game {
            Some(game) => of_catalogue(assistant, asked, game, key, fact, found.ask),
            None => super::refusal::which_game(assistant, asked),
        },
        FactSource::Silent if asked.game.is_none() => {
            super::refusal::silent(assistant, asked, Some(fact))
        }
        FactSource::Rule(_) | FactSource::Topic | FactSource::Silent => {
            of_rulesets(assistant, asked, fact, found.ask)
        }
    }
}

/// Shows the fact that the question may ask for, without a yes or no; refuses where even that would be too much.
pub fn perhaps(assistant: &Assistant, asked: &Understood<'_>, found: &Match<'_>) -> Answer {
    let mut answer = without_verdict(assistant, asked, found);
    if !answer.kind.claims() {
        return super::refusal::silent(assistant, asked, None);
    }
    answer.text =
        assistant.locale().fill(asked.lang, "answer-perhaps", &[("answer", &answer.text)]);
    answer.confidence = confidence(assistant, asked, Level::Weak, None);
    answer
}

/// The rule in words, where the question is about a move but gives no position.
pub fn in_words(assistant: &Assistant, asked: &Understood<'_>, found: &Match<'_>) -> Answer {
    let mut answer = without_verdict(assistant, asked, found);
    let ask_for_it = assistant.locale().text(asked.lang, "answer-give-position");
    answer.text = [&*answer.text, &ask_for_it].join(asked.lang.sentence_gap());
    answer.missing = Some(Missing::Position);
    answer.choices = choices::positions(assistant, asked, None);
    answer
}

fn without_verdict(assistant: &Assistant, asked: &Understood<'_>, found: &Match<'_>) -> Answer {
    let open = Ask { verdict: Verdicts::None, phrases: found.ask.phrases.clone() };
    answer(assistant, asked, &Match { ask: &open, ..*found })
}

fn of_catalogue(
    assistant: &Assistant,
    asked: &Understood<'_>,
    game: &GameInfo,
    key: &str,
    fact: &Fact,
    ask: &Ask,
) -> Answer {
    let (Some(entry), Some(words)) = (game.fact(key), fact.answer(None)) else {
        return super::refusal::silent(assistant, asked, None);
    };
    let lang = asked.lang;
    let verdict = ask.verdict.of(None).filter(|_| entry.but.is_empty());
    let mut sentences: Vec<String> =
        verdict.map(|yes| cues::yes_no(asked.question, lang, yes).to_owned()).into_iter().collect();
    sentences.push(words.get(lang).replace("{value}", entry.value.get(lang)));
    sentences.extend(contradictions(assistant, asked, entry));
    let citations = [&entry.citation].into_iter().chain(&entry.but);
    let citations = citations.map(|citation| assistant.cite(citation, lang)).collect();
    let confidence = confidence(assistant, asked, Level::Stated, None);
    let text = sentences.join(lang.sentence_gap());
    let mut answer = Answer::new(asked.question, lang, Kind::Fact, text, confidence, citations);
    answer.game = Some(game.id.clone());
    answer.ruleset = asked.only_ruleset().map(|referee| referee.id().to_owned());
    answer.verdict = verdict.map(Verdict::from);
    answer
}

/// What rule texts say instead of a catalogue, a sentence each.
fn contradictions(
    assistant: &Assistant,
    asked: &Understood<'_>,
    entry: &CatalogueFact,
) -> Vec<String> {
    let say = |citation: &Citation| {
        let view = assistant.cite(citation, asked.lang);
        let year = view.year.to_string();
        let words = [("quote", &*view.quote), ("document", &view.document), ("year", &year)];
        assistant.locale().fill(asked.lang, "answer-but", &words)
    };
    entry.but.iter().map(say).collect()
}

fn of_rulesets(assistant: &Assistant, asked: &Understood<'_>, fact: &Fact, ask: &Ask) -> Answer {
    let chooser = Chooser::new(assistant, asked);
    let choose = |address: &Address| chooser.sentences(address);
    let outcomes: Vec<Outcome<'_>> = asked
        .rulesets
        .iter()
        .map(|&referee| Outcome::new(referee, fact, ask, assistant.library(), &choose))
        .collect();
    let speaking: Vec<(&Outcome<'_>, Says<'_>)> =
        outcomes.iter().filter_map(|outcome| Some((outcome, outcome.says?))).collect();
    let is_silent = fact.source == FactSource::Silent && speaking.len() < outcomes.len();
    let Some(&(_, first)) = speaking.first().filter(|_| !is_silent) else {
        return silent(assistant, asked, fact, &outcomes);
    };
    let same_words = speaking.iter().all(|(_, says)| *says == first);
    let same_verdict =
        first.verdict.is_some() && speaking.iter().all(|(_, says)| says.verdict == first.verdict);
    let is_rule = matches!(fact.source, FactSource::Rule(_));
    let all_speak = speaking.len() == outcomes.len() || !is_rule;
    if all_speak && (same_words || same_verdict) {
        agreed(assistant, asked, fact, &speaking)
    } else {
        differing(assistant, asked, &outcomes)
    }
}

fn agreed(
    assistant: &Assistant,
    asked: &Understood<'_>,
    fact: &Fact,
    speaking: &[(&Outcome<'_>, Says<'_>)],
) -> Answer {
    let lang = asked.lang;
    let (strongest, says) = speaking
        .iter()
        .min_by_key(|(outcome, _)| outcome.level)
        .expect("agreed answers have a speaker");
    let several = speaking.len() > 1;
    let same_words = speaking.iter().all(|(_, other)| other == says);
    let mut sentences = vec![if same_words {
        said(assistant, asked, strongest.referee, fact_rule(fact), *says)
    } else {
        same_verdict_for_several_reasons(assistant, asked, speaking)
    }];
    if several && same_words {
        let agree = Message::new("answer-agree").with("count", speaking.len());
        sentences.push(assistant.locale().say(lang, &agree));
    }
    let contradicted = asked
        .game
        .and_then(|game| game.fact(fact_rule(fact)?))
        .filter(|entry| !entry.but.is_empty());
    let mut citations = views(assistant, asked, speaking.iter().map(|(outcome, _)| *outcome));
    if let Some(entry) = contradicted {
        let view = assistant.cite(&entry.citation, lang);
        let words = [("quote", &*view.quote), ("document", &view.document)];
        sentences.push(assistant.locale().fill(lang, "answer-catalogue", &words));
        citations.push(view);
    }
    let level = strongest.level;
    let confidence = confidence(assistant, asked, level, strongest.note.map(|note| note.get(lang)));
    let is_topic = fact_rule(fact).is_none();
    let kind = if is_topic { Kind::Passages } else { Kind::Fact };
    let text = sentences.join(lang.sentence_gap());
    let mut answer = Answer::new(asked.question, lang, kind, text, confidence, citations);
    answer.game = asked.game.map(|game| game.id.clone());
    answer.ruleset = asked.only_ruleset().map(|referee| referee.id().to_owned());
    answer.verdict = says.verdict.map(Verdict::from);
    if several {
        answer.by_ruleset = speaking
            .iter()
            .map(|(outcome, says)| {
                by_ruleset(assistant, asked, fact_rule(fact), outcome, Some(*says))
            })
            .collect();
    }
    answer
}

/// The verdict once, then what each ruleset says.
fn same_verdict_for_several_reasons(
    assistant: &Assistant,
    asked: &Understood<'_>,
    speaking: &[(&Outcome<'_>, Says<'_>)],
) -> String {
    let lang = asked.lang;
    let yes = speaking.first().and_then(|(_, says)| says.verdict);
    let reasons: Vec<side_by_side::Said<'_>> = speaking
        .iter()
        .map(|(outcome, says)| (outcome.referee, None, says.words.get(lang)))
        .collect();
    let reasons = side_by_side::in_words(assistant, lang, &reasons);
    let verdict = yes.map(|yes| cues::yes_no(asked.question, lang, yes).to_owned());
    verdict.into_iter().chain([reasons]).collect::<Vec<_>>().join(lang.sentence_gap())
}

fn differing(assistant: &Assistant, asked: &Understood<'_>, outcomes: &[Outcome<'_>]) -> Answer {
    let lang = asked.lang;
    let by_ruleset: Vec<ByRuleset> = outcomes
        .iter()
        .map(|outcome| by_ruleset(assistant, asked, None, outcome, outcome.says))
        .collect();
    let said = outcomes.iter().zip(&by_ruleset).map(|(outcome, by)| {
        (outcome.referee, by.verdict.map(|verdict| verdict == Verdict::Yes), &*by.text)
    });
    if asked.naming.is_apart() {
        return each_named(assistant, asked, outcomes, &said.collect::<Vec<_>>(), &by_ruleset);
    }
    let text = side_by_side::differing(assistant, lang, said);
    let speaking = outcomes.iter().filter(|outcome| outcome.says.is_some());
    let citations = views(assistant, asked, speaking.clone());
    let level = speaking.map(|outcome| outcome.level).max().unwrap_or(Level::Stated);
    let confidence = confidence(assistant, asked, level, None);
    let mut answer = Answer::new(asked.question, lang, Kind::Clarify, text, confidence, citations);
    answer.game = asked.game.map(|game| game.id.clone());
    answer.by_ruleset = by_ruleset;
    answer.missing = Some(Missing::Ruleset);
    answer.choices = choices::rulesets(asked, outcomes.iter().map(|outcome| outcome.referee));
    answer.suggestions = outcomes
        .iter()
        .map(|outcome| {
            let name = outcome.referee.names().get(lang);
            let words = [("question", asked.question), ("ruleset", name)];
            assistant.locale().fill(lang, "suggest-ruleset", &words)
        })
        .collect();
    answer
}

/// What each of the rulesets says that were named; a no where it was asked whether all of them do.
fn each_named(
    assistant: &Assistant,
    asked: &Understood<'_>,
    outcomes: &[Outcome<'_>],
    said: &[side_by_side::Said<'_>],
    by_ruleset: &[ByRuleset],
) -> Answer {
    let lang = asked.lang;
    let all_say = said.iter().all(|(_, verdict, _)| verdict.is_some());
    let fails = all_say && Heard::new(&asked.words).has(&cues::BOTH);
    let no = fails.then(|| cues::yes_no(asked.question, lang, false).to_owned());
    let said = side_by_side::in_words(assistant, lang, said);
    let text = no.into_iter().chain([said]).collect::<Vec<_>>().join(lang.sentence_gap());
    let level = outcomes.iter().map(|outcome| outcome.level).max().unwrap_or(Level::Stated);
    let confidence = confidence(assistant, asked, level, None);
    let citations = views(assistant, asked, outcomes.iter());
    let mut answer = Answer::new(asked.question, lang, Kind::Fact, text, confidence, citations);
    answer.game = asked.game.map(|game| game.id.clone());
    answer.verdict = fails.then_some(Verdict::No);
    answer.by_ruleset = by_ruleset.to_vec();
    answer
}

fn silent(
    assistant: &Assistant,
    asked: &Understood<'_>,
    fact: &Fact,
    outcomes: &[Outcome<'_>],
) -> Answer {
    let lang = asked.lang;
    let mut answer = super::refusal::silent(assistant, asked, Some(fact));
    let notes: Vec<&Outcome<'_>> =
        outcomes.iter().filter(|outcome| outcome.note.is_some()).collect();
    if let Some(note) = notes.first().and_then(|outcome| outcome.note) {
        let same = notes.iter().all(|outcome| outcome.note == Some(note));
        let words = [("note", note.get(lang))];
        let key = if same { "answer-assumed" } else { "answer-assumed-first" };
        let name = notes[0].referee.names().get(lang);
        let words = [words[0], ("ruleset", name)];
        answer.text =
            [answer.text, assistant.locale().fill(lang, key, &words)].join(lang.sentence_gap());
        answer.confidence.level = Level::Assumed;
    }
    if outcomes.len() > 1 && !notes.is_empty() {
        answer.by_ruleset =
            notes.iter().map(|outcome| by_ruleset(assistant, asked, None, outcome, None)).collect();
    }
    let citations = views(assistant, asked, outcomes.iter());
    answer.replace_citations(citations);
    answer
}

/// What one ruleset says, or that it says nothing and what is assumed.
pub fn by_ruleset(
    assistant: &Assistant,
    asked: &Understood<'_>,
    rule: Option<&str>,
    outcome: &Outcome<'_>,
    says: Option<Says<'_>>,
) -> ByRuleset {
    let text = says.map_or_else(
        || {
            let silent = assistant.locale().text(asked.lang, "answer-text-silent");
            let note = outcome.note.map(|note| note.get(asked.lang).to_owned());
            [silent].into_iter().chain(note).collect::<Vec<_>>().join(asked.lang.sentence_gap())
        },
        |says| said(assistant, asked, outcome.referee, rule, says),
    );
    ByRuleset {
        ruleset: outcome.referee.id().to_owned(),
        verdict: says.and_then(|says| says.verdict).map(Verdict::from),
        text,
        citations: outcome
            .citations
            .iter()
            .map(|citation| citation.address().to_string())
            .collect(),
    }
}

/// The words of an answer, yes or no in front where it has one, the value of the parameter filled in.
fn said(
    assistant: &Assistant,
    asked: &Understood<'_>,
    referee: &dyn Referee,
    rule: Option<&str>,
    says: Says<'_>,
) -> String {
    let lang = asked.lang;
    let value = rule
        .and_then(|rule| referee.ground(rule)?.value.as_deref())
        .map(|value| {
            let locale = assistant.locale();
            if locale.has(lang, value) { locale.text(lang, value) } else { value.to_owned() }
        })
        .unwrap_or_default();
    let words = says.words.get(lang).replace("{value}", &value);
    match says.verdict {
        Some(yes) => [cues::yes_no(asked.question, lang, yes), &words].join(lang.sentence_gap()),
        None => words,
    }
}

fn fact_rule(fact: &Fact) -> Option<&str> {
    match &fact.source {
        FactSource::Rule(rule) => Some(rule),
        FactSource::Catalogue(_)
        | FactSource::Topic
        | FactSource::Silent
        | FactSource::Position
        | FactSource::Unrelated => None,
    }
}

/// The citations of several texts: the first of each, the surest first; then the second of each, and so on.
pub fn views<'a>(
    assistant: &Assistant,
    asked: &Understood<'_>,
    outcomes: impl Iterator<Item = &'a Outcome<'a>>,
) -> Vec<CitationView> {
    let mut outcomes: Vec<&Outcome<'_>> = outcomes.collect();
    outcomes.sort_by_key(|outcome| outcome.level);
    let most = outcomes.iter().map(|outcome| outcome.citations.len()).max().unwrap_or_default();
    let mut views: Vec<CitationView> = Vec::new();
    for place in 0..most {
        for citation in outcomes.iter().filter_map(|outcome| outcome.citations.get(place)) {
            let view = assistant.cite(citation, asked.lang);
            if !views.contains(&view) {
                views.push(view);
            }
        }
    }
    views
}

/// How sure an answer of this level is, with how the text was read.
pub fn confidence(
    assistant: &Assistant,
    asked: &Understood<'_>,
    level: Level,
    note: Option<&str>,
) -> Confidence {
    let key = match level {
        Level::Stated => "reason-stated",
        Level::Read => "reason-read",
        Level::Assumed => "reason-assumed",
        Level::Found => "reason-found",
        Level::Weak => "reason-weak",
    };
    let reason = assistant.locale().text(asked.lang, key);
    let reason = match note {
        Some(note) => [&*reason, note].join(asked.lang.sentence_gap()),
        None => reason,
    };
    Confidence { level, reason }
}

/// Chooses the sentence of a passage that is nearest to the question.
pub struct Chooser<'a> {
    assistant: &'a Assistant,
    hits: Vec<PassageHit>,
}

impl<'a> Chooser<'a> {
    pub fn new(assistant: &'a Assistant, asked: &Understood<'_>) -> Self {
        let question = assistant.finder().hear(&asked.words, asked.heard);
        let scope =
            asked.game.map_or(PassageScope::Everything, |game| PassageScope::Game(game.id.clone()));
        Self { assistant, hits: assistant.finder().passages(&question, &scope, 40) }
    }

    /// The sentence of this passage that is nearest, the first where none is near.
    pub fn sentences(&self, address: &Address) -> Option<Citation> {
        let best = self
            .hits
            .iter()
            .find(|hit| hit.address == *address)
            .and_then(|hit| hit.sentences.first())
            .map_or(0, |&(sentence, _)| sentence);
        Citation::sentences(self.assistant.library(), address, best..best + 1)
    }
}
