//! What several rulesets, each named, say on one matter: whether they differ in it, and in what.

use super::{
    Answer, Assistant, ByRuleset, Kind, Level, Verdict,
    assistant::MAY_BE_LIKE,
    by_fact::{self, Chooser},
    cues::{self, Heard},
    outcome::Outcome,
    side_by_side,
    understand::{Naming, Understood},
};
use crate::{
    corpus::{Address, Ask, Fact, FactSource, PerLanguage, Verdicts},
    engine::Referee,
};

/// What one ruleset says on each fact of the matter.
struct Side<'a> {
    referee: &'a dyn Referee,
    outcomes: Vec<Outcome<'a>>,
}

/// Answers a question that compares rulesets; `None` where it compares none, or not in one matter.
pub fn answer(assistant: &Assistant, asked: &Understood<'_>) -> Option<Answer> {
    let heard = Heard::new(&asked.words);
    let asks_difference = heard.has(&cues::DIFFERENT);
    if asked.naming != Naming::Apart || !asks_difference && !heard.has(&cues::ALIKE) {
        return None;
    }
    let facts = matter(assistant, asked)?;
    let sides = sides(assistant, asked, &facts);
    let in_which: Vec<usize> = (0..facts.len()).filter(|&fact| differ(&sides, fact)).collect();
    let holds = in_which.is_empty() != asks_difference;
    let asks_whether = Heard::new(&asked.spoken).asks_whether() == Some(true);
    let shown = if in_which.is_empty() { vec![0] } else { in_which };
    Some(compose(assistant, asked, &sides, &shown, asks_whether.then_some(holds)))
}

/// The facts of the matter that is compared, the nearest first, each rule once; `None` where no rule is asked about.
fn matter<'a>(assistant: &'a Assistant, asked: &Understood<'_>) -> Option<Vec<&'a Fact>> {
    let words = cues::without_cues(&asked.words, &[&cues::DIFFERENT, &cues::ALIKE, &cues::BOTH]);
    let matches = assistant.matches_of(asked, &words);
    let nearest = matches
        .iter()
        .find(|found| matches!(found.book_fact.fact.source, FactSource::Rule(_)))
        .filter(|found| found.likeness >= MAY_BE_LIKE)?;
    let nearest = nearest.book_fact;
    let topic = nearest.fact.anchors.first();
    let mut facts = vec![&nearest.fact];
    for other in assistant.book.of_scopes(&[&nearest.scope]) {
        let is_related = matches!(other.fact.source, FactSource::Rule(_))
            && other.fact.anchors.first() == topic
            && asked.game.is_none_or(|game| other.fact.is_for(&game.id));
        if is_related && facts.iter().all(|fact| fact.source != other.fact.source) {
            facts.push(&other.fact);
        }
    }
    Some(facts)
}

fn sides<'a>(assistant: &Assistant, asked: &Understood<'a>, facts: &[&'a Fact]) -> Vec<Side<'a>> {
    let chooser = Chooser::new(assistant, asked);
    let choose = |address: &Address| chooser.sentences(address);
    let open = Ask { verdict: Verdicts::None, phrases: PerLanguage::default() };
    let side = |&referee: &&'a dyn Referee| {
        let ask =
            |&fact: &&'a Fact| Outcome::new(referee, fact, &open, assistant.library(), &choose);
        Side { referee, outcomes: facts.iter().map(ask).collect() }
    };
    asked.rulesets.iter().map(side).collect()
}

fn differ(sides: &[Side<'_>], fact: usize) -> bool {
    let says = |side: &Side<'_>| side.outcomes[fact].says.map(|says| says.words.clone());
    sides.iter().any(|side| says(side) != says(&sides[0]))
}

fn compose(
    assistant: &Assistant,
    asked: &Understood<'_>,
    sides: &[Side<'_>],
    shown: &[usize],
    holds: Option<bool>,
) -> Answer {
    let lang = asked.lang;
    let by_ruleset: Vec<ByRuleset> =
        sides.iter().map(|side| by_ruleset(assistant, asked, side, shown)).collect();
    let said: Vec<side_by_side::Said<'_>> =
        sides.iter().zip(&by_ruleset).map(|(side, by)| (side.referee, None, &*by.text)).collect();
    let verdict = holds.map(|holds| cues::yes_no(asked.question, lang, holds).to_owned());
    let said = side_by_side::in_words(assistant, lang, &said);
    let text = verdict.into_iter().chain([said]).collect::<Vec<_>>().join(lang.sentence_gap());
    let outcomes = || sides.iter().flat_map(|side| shown.iter().map(|&fact| &side.outcomes[fact]));
    let level = outcomes().map(|outcome| outcome.level).max().unwrap_or(Level::Stated);
    let confidence = by_fact::confidence(assistant, asked, level, None);
    let citations = by_fact::views(assistant, asked, outcomes());
    let mut answer = Answer::new(asked.question, lang, Kind::Fact, text, confidence, citations);
    answer.game = asked.game.map(|game| game.id.clone());
    answer.verdict = holds.map(Verdict::from);
    answer.by_ruleset = by_ruleset;
    answer
}

fn by_ruleset(
    assistant: &Assistant,
    asked: &Understood<'_>,
    side: &Side<'_>,
    shown: &[usize],
) -> ByRuleset {
    let outcomes = || shown.iter().map(|&fact| &side.outcomes[fact]);
    let speaks = outcomes().any(|outcome| outcome.says.is_some());
    let mut said: Vec<String> = outcomes()
        .filter(|outcome| outcome.says.is_some() || !speaks)
        .map(|outcome| by_fact::by_ruleset(assistant, asked, None, outcome, outcome.says).text)
        .collect();
    said.dedup();
    let cited = outcomes().flat_map(|outcome| &outcome.citations);
    ByRuleset {
        ruleset: side.referee.id().to_owned(),
        verdict: None,
        text: said.join(asked.lang.sentence_gap()),
        citations: cited.map(|citation| citation.address().to_string()).collect(),
    }
}
