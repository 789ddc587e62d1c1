//! Answers from simulation: a question about a position goes to the referees, and their rulings are put side by side.

use super::{
    Answer, Assistant, ByRuleset, CitationView, Confidence, Failure, FindingView, Kind, Level,
    RulingView, Verdict, comparison, cues,
    position::{self, PositionQuestion, Wants},
    understand::Understood,
};
use crate::engine::{Ask, Diagram, Message, Referee, Ruling, RulingError, Side};

/// What one ruleset makes of the position.
struct Ruled<'a> {
    referee: &'a dyn Referee,
    /// The position as it was given, in the canonical form.
    position: String,
    view: RulingView,
    /// What decided, the answer to what was asked first.
    citations: Vec<CitationView>,
    verdict: Option<bool>,
    text: String,
}

impl Ruled<'_> {
    fn agrees_with(&self, other: &Self) -> bool {
        self.verdict == other.verdict && self.view.agrees_with(&other.view)
    }
}

/// Answers a question about a position; `None` where the words ask nothing about it.
///
/// # Errors
///
/// When no ruleset can read the position, the move or the square: every fault.
pub fn answer(
    assistant: &Assistant,
    asked: &Understood<'_>,
    position: &str,
) -> Result<Option<Answer>, Failure> {
    let rulesets = asked.rulesets.iter().copied();
    let ruled = comparison::ask_all(rulesets, |referee| rule(assistant, asked, referee, position))
        .map_err(|error| Failure::of_ruling(&error, assistant.locale(), asked.lang))?
        .ruled;
    let Some(ruled) = ruled.into_iter().collect::<Option<Vec<_>>>() else { return Ok(None) };
    Ok((!ruled.is_empty()).then(|| compose(assistant, asked, ruled)))
}

fn rule<'a>(
    assistant: &Assistant,
    asked: &Understood<'_>,
    referee: &'a dyn Referee,
    position: &str,
) -> Result<Option<Ruled<'a>>, RulingError> {
    let reading = referee.normalise(position)?;
    let diagram = referee.diagram(position)?;
    let Some(PositionQuestion { ask, wants }) = position::understand(&asked.spoken, &diagram)
    else {
        return Ok(None);
    };
    let other = other_side(&asked.spoken, &reading.position, &ask, &diagram, referee);
    let written = match other {
        _ if reading.turn_assumed => {
            with_mover(position, &reading.position, &asked.spoken, &ask, &diagram, referee)
        }
        Some(OtherSide { rows, side, .. }) => format!("{rows} {side}"),
        None => position.to_owned(),
    };
    let ruling = referee.rule_on(Some(&written), &ask)?;
    let verdict = verdict(&wants, &ruling, referee.sides());
    let view = assistant.view(&ruling, referee, asked.lang);
    let standing = standing(assistant, asked, &wants, &ruling, referee)?;
    let shown = standing.as_ref().unwrap_or(&view);
    let mut text = text(assistant, asked, &wants, &ruling, shown, verdict);
    if let Some(OtherSide { side, turn, .. }) = other.filter(|_| !reading.turn_assumed) {
        let (locale, lang) = (assistant.locale(), asked.lang);
        let words = [("side", &*locale.text(lang, side)), ("turn", &*locale.text(lang, turn))];
        let as_if = locale.fill(lang, "ruling-other-side", &words);
        text = [text, as_if].join(lang.sentence_gap());
    }
    let mut citations: Vec<CitationView> =
        standing.iter().chain([&view]).flat_map(|view| view.citations.clone()).collect();
    if let (None, Some(decisive)) = (&standing, decisive(&wants, &view)) {
        citations.sort_by_key(|citation| citation.id != decisive.citation);
    }
    Ok(Some(Ruled { referee, position: reading.position, view, citations, verdict, text }))
}

/// The finding that answers what was asked: the first for a legal move, otherwise the last that decides.
fn decisive<'a>(wants: &Wants, view: &'a RulingView) -> Option<&'a FindingView> {
    let mut decides = view.findings.iter().filter(|finding| finding.decides);
    match wants {
        Wants::Legality(_) if view.legal == Some(true) => decides.next(),
        _ => decides.next_back(),
    }
}

/// Why the game goes on after a move, where the reader asks who has won by it.
fn standing(
    assistant: &Assistant,
    asked: &Understood<'_>,
    wants: &Wants,
    ruling: &Ruling,
    referee: &dyn Referee,
) -> Result<Option<RulingView>, RulingError> {
    let asks_winner = matches!(wants, Wants::Winner | Wants::WonBy(_) | Wants::AnyWinner);
    let goes_on = ruling.winner.is_none() && !ruling.draw;
    match &ruling.result {
        Some(result) if asks_winner && goes_on => {
            let status = referee.rule_on(Some(result), &Ask::Status)?;
            Ok(Some(assistant.view(&status, referee, asked.lang)))
        }
        _ => Ok(None),
    }
}

/// The side that is asked about although it is not to move.
#[derive(Clone, Copy)]
struct OtherSide<'a> {
    rows: &'a str,
    side: &'static str,
    turn: &'a str,
}

/// Where a stone may be placed depends on whose stone it is: the words name a side, the position another one.
fn other_side<'a>(
    words: &str,
    canonical: &'a str,
    ask: &Ask,
    diagram: &Diagram,
    referee: &dyn Referee,
) -> Option<OtherSide<'a>> {
    let places = diagram.points && matches!(ask, Ask::Move(_) | Ask::Moves);
    let side = position::player(&cues::Heard::new(words)).filter(|_| places)?;
    let side = side.side(referee.sides());
    let (rows, turn) = canonical.rsplit_once(' ')?;
    (side != turn).then_some(OtherSide { rows, side, turn })
}

/// A position without a side to move, with the side that the words let play; left alone where they name none.
fn with_mover(
    position: &str,
    canonical: &str,
    words: &str,
    ask: &Ask,
    diagram: &Diagram,
    referee: &dyn Referee,
) -> String {
    let sides = referee.sides();
    let by_piece = || match ask {
        Ask::Move(mv) if !diagram.points => {
            let from = mv.split('-').next()?.parse().ok()?;
            let (_, kind) = diagram.pieces.iter().find(|(at, _)| *at == from)?;
            let side = if *kind == "attacker" { Side::First } else { Side::Second };
            Some(sides[side as usize])
        }
        _ => None,
    };
    let by_words = || match ask {
        Ask::Move(mv) => {
            let played = mv.split('-').next()?.parse().ok()?;
            Some(position::mover(words, played)?.side(sides))
        }
        Ask::Moves => Some(position::side_near(&cues::Heard::new(words), 0)?.side(sides)),
        _ => None,
    };
    let side = by_piece().or_else(by_words);
    match (side, canonical.rsplit_once(' ')) {
        (Some(side), Some((rows, _))) => format!("{rows} {side}"),
        _ => position.to_owned(),
    }
}

fn verdict(wants: &Wants, ruling: &Ruling, sides: [&'static str; 2]) -> Option<bool> {
    match wants {
        Wants::Legality(expected) => ruling.legal.map(|legal| legal == *expected),
        Wants::WonBy(colour) => Some(ruling.winner == Some(colour.side(sides))),
        Wants::AnyWinner => Some(ruling.winner.is_some()),
        Wants::RemovedAt(square) => Some(ruling.captures.contains(square)),
        Wants::AnyRemoved => Some(!ruling.captures.is_empty()),
        Wants::Verdict(expected) => ruling.verdict.map(|verdict| verdict == *expected),
        Wants::Winner | Wants::Removed | Wants::List => None,
    }
}

fn text(
    assistant: &Assistant,
    asked: &Understood<'_>,
    wants: &Wants,
    ruling: &Ruling,
    view: &RulingView,
    verdict: Option<bool>,
) -> String {
    let (locale, lang) = (assistant.locale(), asked.lang);
    let decides: Vec<&str> = view
        .findings
        .iter()
        .filter(|finding| finding.decides)
        .map(|finding| &*finding.text)
        .collect();
    let remark =
        view.findings.iter().find(|finding| !finding.decides).map(|finding| &*finding.text);
    let first = decides.first().copied().unwrap_or_default();
    let last = decides.last().copied().unwrap_or_default();
    let removed = || {
        if view.captures.is_empty() {
            locale.text(lang, "ruling-nothing-removed")
        } else {
            let squares = locale.list(lang, &view.captures);
            locale.fill(lang, "ruling-removed", &[("squares", &squares)])
        }
    };
    let wins = || match ruling.winner {
        Some(side) => locale.fill(lang, "ruling-wins", &[("side", &locale.text(lang, side))]),
        None => locale.text(lang, "ruling-nobody-wins"),
    };
    let mut sentences: Vec<String> = Vec::new();
    sentences.extend(verdict.map(|yes| cues::yes_no(asked.question, lang, yes).to_owned()));
    let illegal = ruling.legal == Some(false);
    match wants {
        _ if illegal => {
            if !matches!(wants, Wants::Legality(_)) {
                sentences.push(locale.text(lang, "ruling-illegal"));
            }
            sentences.push(last.to_owned());
        }
        Wants::Legality(_) => {
            sentences.push(first.to_owned());
            if !view.captures.is_empty() {
                sentences.push(removed());
            }
            if ruling.winner.is_some() {
                sentences.push(wins());
            }
        }
        Wants::Winner | Wants::WonBy(_) | Wants::AnyWinner => {
            sentences.push(wins());
            sentences.push(last.to_owned());
        }
        Wants::Removed | Wants::RemovedAt(_) | Wants::AnyRemoved => {
            sentences.push(removed());
            match remark {
                Some(remark) if view.captures.is_empty() => sentences.push(remark.to_owned()),
                _ => sentences.push(last.to_owned()),
            }
        }
        Wants::Verdict(_) => {
            sentences.extend(decides.last().copied().or(remark).map(str::to_owned));
        }
        Wants::List => {
            sentences.push(last.to_owned());
            if !view.moves.is_empty() {
                let moves = locale.list(lang, &view.moves);
                sentences.push(locale.fill(lang, "ruling-moves", &[("moves", &moves)]));
            }
        }
    }
    sentences.join(lang.sentence_gap())
}

fn compose(assistant: &Assistant, asked: &Understood<'_>, ruled: Vec<Ruled<'_>>) -> Answer {
    let (locale, lang) = (assistant.locale(), asked.lang);
    let agree = ruled.iter().all(|other| other.agrees_with(&ruled[0]));
    let several = ruled.len() > 1;
    let kind = if agree { Kind::Ruling } else { Kind::Clarify };
    let text = match (agree, several) {
        (true, false) => ruled[0].text.clone(),
        (true, true) => {
            let all = locale.say(lang, &Message::new("answer-agree").with("count", ruled.len()));
            [&*ruled[0].text, &all].join(lang.sentence_gap())
        }
        (false, _) => {
            let said = ruled.iter().map(|ruled| (ruled.referee, ruled.verdict, &*ruled.text));
            super::side_by_side::differing(assistant, lang, said)
        }
    };
    let mut citations: Vec<CitationView> = Vec::new();
    let firsts = ruled.iter().filter_map(|ruled| ruled.citations.first());
    let all = ruled.iter().flat_map(|ruled| &ruled.citations);
    let in_order: Vec<&CitationView> =
        if agree { all.collect() } else { firsts.chain(all).collect() };
    for citation in in_order {
        if !citations.contains(citation) {
            citations.push(citation.clone());
        }
    }
    let level = ruled.iter().map(|ruled| level(&ruled.view.support)).max().unwrap_or(Level::Stated);
    let confidence = Confidence { level, reason: locale.text(lang, "reason-ruled") };
    let mut answer = Answer::new(asked.question, lang, kind, text, confidence, citations);
    answer.game = asked.game.map(|game| game.id.clone());
    answer.ruleset = (!several).then(|| ruled[0].referee.id().to_owned());
    answer.position = Some(ruled[0].position.clone());
    answer.verdict = ruled[0].verdict.filter(|_| agree).map(Verdict::from);
    if several {
        answer.by_ruleset = ruled.iter().map(by_ruleset).collect();
    }
    if agree {
        answer.ruling = ruled.into_iter().next().map(|ruled| ruled.view);
    }
    answer
}

fn by_ruleset(ruled: &Ruled<'_>) -> ByRuleset {
    ByRuleset {
        ruleset: ruled.referee.id().to_owned(),
        verdict: ruled.verdict.map(Verdict::from),
        text: ruled.text.clone(),
        citations: ruled.citations.iter().map(|citation| citation.id.clone()).collect(),
    }
}

fn level(support: &str) -> Level {
    match support {
        "stated" => Level::Stated,
        "read" => Level::Read,
        _ => Level::Assumed,
    }
}
