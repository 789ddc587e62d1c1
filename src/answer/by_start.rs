//! Answers from the published starts: whether the board has this size, and whether so many men stand on it.

use super::{
    Answer, Assistant, ByRuleset, Confidence, Kind, Level, Verdict, cues,
    cues::{Heard, Quantity},
    side_by_side,
    understand::Understood,
};
use crate::{
    corpus::Language,
    engine::{Diagram, Message, Referee, Start},
};

/// What a question about the start may speak of beside what is counted; of more, the starts do not tell.
const SUBJECTS: [&str; 25] = [
    "board", "square", "point", "line", "size", "game", "play", "setup", "start", "piece", "man",
    "attacker", "defender", "king", "black", "white", "side", "player", "may", "not", "only",
    "room", "edition", "rule", "own",
];

/// What one ruleset's start says.
struct Said<'a> {
    referee: &'a dyn Referee,
    start: &'a Start,
    verdict: bool,
    text: String,
}

/// Answers whether the start is so; `None` for other questions.
pub fn answer(assistant: &Assistant, asked: &Understood<'_>) -> Option<Answer> {
    let quantity = cues::quantity(&asked.spoken)?;
    let asks_openly = Heard::new(&asked.spoken).asks_whether() == Some(false);
    if asks_openly || asked.rulesets.is_empty() || !is_all_that_is_asked(assistant, asked) {
        return None;
    }
    let turned = cues::plainly(&asked.spoken).is_some_and(|plain| plain.turned);
    let said: Vec<Said<'_>> = asked
        .rulesets
        .iter()
        .map(|&referee| said(assistant, asked.lang, referee, quantity, turned))
        .collect::<Option<_>>()?;
    Some(compose(assistant, asked, &said))
}

/// Whether the question speaks of nothing that a start does not show.
fn is_all_that_is_asked(assistant: &Assistant, asked: &Understood<'_>) -> bool {
    /// Filler weighs less.
    const SAYS_SOMETHING: f32 = 0.7;
    /// A stem with the mark of its language: on, at, auf.
    const SMALL_WORD: usize = 5;
    let words = cues::without_quantity(&asked.words);
    let heard = assistant.finder().hear(&words, asked.heard);
    heard.tokens().iter().filter(|token| token.weight > SAYS_SOMETHING).all(|token| {
        let is_small = token.terms.is_empty() && token.text.chars().count() <= SMALL_WORD;
        is_small || token.terms.iter().any(|term| SUBJECTS.contains(&&**term))
    })
}

fn said<'a>(
    assistant: &Assistant,
    lang: Language,
    referee: &'a dyn Referee,
    quantity: Quantity,
    turned: bool,
) -> Option<Said<'a>> {
    let locale = assistant.locale();
    let (start, holds, text) = match quantity {
        Quantity::Size(columns, rows) => {
            let wanted = format!("{columns}x{rows}");
            let starts = referee.starts();
            let same = starts.iter().find(|start| start.size == wanted);
            let mut sizes: Vec<String> =
                starts.iter().map(|start| start.size.replace('x', "×")).collect();
            sizes.dedup();
            let sizes = locale.list(lang, &sizes);
            let text = locale.fill(lang, "answer-start-size", &[("sizes", &sizes)]);
            (same.or(starts.first())?, same.is_some(), text)
        }
        Quantity::Men(count, side) => {
            let start = referee.starts().first()?;
            let diagram = referee.diagram(&start.position).ok()?;
            let kind = kind_of(side, &diagram)?;
            let text = men(assistant, lang, &diagram);
            (start, number_of(kind, &diagram) == count, text)
        }
    };
    Some(Said { referee, start, verdict: holds != turned, text })
}

/// The kind of piece that a side's men are, where the game has them.
fn kind_of(side: cues::Side, diagram: &Diagram) -> Option<&'static str> {
    let kind = match side {
        cues::Side::Attackers => "attacker",
        cues::Side::Defenders => "defender",
    };
    (number_of(kind, diagram) > 0).then_some(kind)
}

fn number_of(kind: &str, diagram: &Diagram) -> usize {
    diagram.pieces.iter().filter(|(_, piece)| *piece == kind).count()
}

fn men(assistant: &Assistant, lang: Language, diagram: &Diagram) -> String {
    let locale = assistant.locale();
    let message = Message::new("answer-start-men")
        .with("attackers", number_of("attacker", diagram))
        .with("defenders", number_of("defender", diagram));
    locale.say(lang, &message)
}

fn compose(assistant: &Assistant, asked: &Understood<'_>, said: &[Said<'_>]) -> Answer {
    let (locale, lang) = (assistant.locale(), asked.lang);
    let agree = said.iter().all(|one| one.verdict == said[0].verdict);
    let lines: Vec<side_by_side::Said<'_>> = said
        .iter()
        .map(|one| (one.referee, Some(one.verdict).filter(|_| !agree), &*one.text))
        .collect();
    let text = match (agree, said) {
        (true, [only]) => with_verdict(asked, only.verdict, &only.text),
        (true, [first, others @ ..]) if others.iter().all(|one| one.text == first.text) => {
            let agree = Message::new("answer-agree").with("count", said.len());
            let text = with_verdict(asked, first.verdict, &first.text);
            [text, locale.say(lang, &agree)].join(lang.sentence_gap())
        }
        (true, _) => {
            let each = side_by_side::in_words(assistant, lang, &lines);
            with_verdict(asked, said[0].verdict, &each)
        }
        (false, _) => side_by_side::differing(assistant, lang, lines.into_iter()),
    };
    let mut citations = Vec::new();
    for one in said {
        let view = assistant.cite(&one.start.basis.citation, lang);
        if !citations.contains(&view) {
            citations.push(view);
        }
    }
    let reason = locale.text(lang, "reason-stated");
    let confidence = Confidence { level: Level::Stated, reason };
    let kind = if agree { Kind::Fact } else { Kind::Clarify };
    let mut answer = Answer::new(asked.question, lang, kind, text, confidence, citations);
    answer.game = asked.game.map(|game| game.id.clone());
    answer.ruleset = asked.only_ruleset().map(|referee| referee.id().to_owned());
    answer.verdict = agree.then_some(Verdict::from(said[0].verdict));
    if said.len() > 1 {
        answer.by_ruleset = said.iter().map(|one| by_ruleset(asked, one)).collect();
    }
    answer
}

fn with_verdict(asked: &Understood<'_>, verdict: bool, text: &str) -> String {
    [cues::yes_no(asked.question, asked.lang, verdict), text].join(asked.lang.sentence_gap())
}

fn by_ruleset(asked: &Understood<'_>, said: &Said<'_>) -> ByRuleset {
    ByRuleset {
        ruleset: said.referee.id().to_owned(),
        verdict: Some(Verdict::from(said.verdict)),
        text: with_verdict(asked, said.verdict, &said.text),
        citations: vec![said.start.basis.citation.address().to_string()],
    }
}
