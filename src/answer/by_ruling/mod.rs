//! Answers from simulation: a question about a position goes to the referees, and their rulings are put side by side.
//!
//! | to change | look in |
//! |---|---|
//! | where the position comes from | [`setting`] |
//! | for which side it is judged | [`side`] |
//! | which of several pieces moves | [`mover`] |
//! | what one ruleset makes of it | [`ruled`] |
//! | yes or no | [`verdict`] |
//! | what the next move can bring | [`next`] |
//! | how many roots there are | [`roots`] |
//! | the words of the answer | [`text`] |

mod mover;
mod next;
mod roots;
mod ruled;
mod setting;
mod side;
mod text;
mod verdict;

use ruled::Ruled;
pub use setting::Setting;

use super::{
    Answer, Assistant, ByRuleset, CitationView, Confidence, Failure, Kind, Level, Missing, Verdict,
    choices, comparison,
    position::{self, Placed, Wants},
    refusal,
    understand::Understood,
};
use crate::engine::{Ask, Message, RulingError};

/// Answers a question about a position; `None` where the words ask nothing about it.
///
/// # Errors
///
/// When no ruleset can read the position, the move or the square: every fault.
pub fn answer(
    assistant: &Assistant,
    asked: &Understood<'_>,
    setting: Setting<'_>,
) -> Result<Option<Answer>, Failure> {
    let failed = |error: RulingError| Failure::of_ruling(&error, assistant.locale(), asked.lang);
    if let Setting::Placed(placed) = setting
        && let Some(with_king) = with_king_aside(asked, placed)
    {
        return answer(assistant, asked, Setting::Placed(&with_king));
    }
    if let Some(answer) = without_king(assistant, asked, setting) {
        return Ok(Some(answer));
    }
    let rulesets = asked.rulesets.iter().copied();
    let ruled =
        comparison::ask_all(rulesets, |referee| ruled::rule(assistant, asked, setting, referee))
            .map_err(failed)?
            .ruled;
    let Some(ruled) = ruled.into_iter().collect::<Option<Vec<_>>>() else { return Ok(None) };
    let Some(first) = ruled.first() else { return Ok(None) };
    if let Some((ruled, open)) =
        ruled.iter().find_map(|ruled| ruled.open_mover.as_ref().map(|open| (ruled, open)))
    {
        return Ok(Some(mover::which(assistant, asked, ruled, open)));
    }
    if let Some(open) = ruled.iter().find(|ruled| ruled.depends_on_turn) {
        return Ok(Some(whose_turn(assistant, asked, open)));
    }
    let supplied = setting.supplied(assistant, asked, first.referee);
    let mut answer = compose(assistant, asked, ruled);
    answer.taken = supplied;
    Ok(Some(answer))
}

/// The pieces that are told with a king out of the way, where none is named and only a move is asked about.
fn with_king_aside(asked: &Understood<'_>, placed: &Placed) -> Option<Placed> {
    let referee = asked.rulesets.first().copied().filter(|it| placed.lacks_king(*it))?;
    let (position, _) = placed.position(referee).ok()?;
    let diagram = referee.diagram(&position).ok()?;
    let question = position::understand(&placed.words, &diagram, placed.spoken_of(&diagram))?;
    let of_a_move = matches!(question.ask, Ask::Move(_) | Ask::MovesOf(_));
    let of_moving = matches!(question.wants, Wants::Legality(_) | Wants::List | Wants::AnyMove(_));
    (of_a_move && of_moving).then(|| placed.with_king_aside(&diagram))?
}

/// Asks for the king, where a position without one is asked about.
fn without_king(
    assistant: &Assistant,
    asked: &Understood<'_>,
    setting: Setting<'_>,
) -> Option<Answer> {
    let (Setting::Placed(placed), Some(&referee)) = (setting, asked.rulesets.first()) else {
        return None;
    };
    let position = setting.position(referee).ok()?.filter(|_| placed.lacks_king(referee))?;
    let diagram = referee.diagram(&position).ok()?;
    position::understand(&placed.words, &diagram, None)?;
    let text = assistant.locale().text(asked.lang, "answer-no-king");
    let mut answer = refusal::clarify(assistant, asked, text, Missing::Position);
    answer.choices = choices::positions(assistant, asked, Some(position));
    Some(answer)
}

/// Asks whose turn it is, where the answer depends on that.
fn whose_turn(assistant: &Assistant, asked: &Understood<'_>, first: &Ruled<'_>) -> Answer {
    let text = assistant.locale().text(asked.lang, "answer-which-side");
    let mut answer = refusal::clarify(assistant, asked, text, Missing::Side);
    let rows = first.position.rsplit_once(' ').map_or(&*first.position, |(rows, _)| rows);
    answer.choices = choices::sides(assistant, asked, rows, first.referee.sides());
    answer.position = Some(first.position.clone());
    answer
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
    } else {
        answer.missing = Some(Missing::Ruleset);
        answer.choices = choices::rulesets(asked, ruled.iter().map(|ruled| ruled.referee));
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
