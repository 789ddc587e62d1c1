//! How a record was read, and what is odd about it: whatever was taken without being said.

use super::{
    Claimed, Format, Rows,
    audit::Audit,
    setting::turn,
    start::{Origin, RowsBecause},
};
use crate::{
    corpus::Language,
    engine::{Arg, Message},
    locale::Locale,
};

pub fn of(audit: &Audit<'_>, locale: &Locale, lang: Language) -> Vec<String> {
    let notes = [start(audit), beginner(audit), rows(audit), result(audit), captures(audit)];
    notes.into_iter().flatten().map(|note| locale.say(lang, &note)).collect()
}

fn start(audit: &Audit<'_>) -> Option<Message> {
    match &audit.start.origin {
        Origin::Published { size, is_one_of_several: true } => {
            Some(Message::new("record-note-start").with("size", size.as_str()))
        }
        Origin::Record if audit.record.format != Format::Position => {
            let is_published = audit.referee.starts().iter().any(|start| {
                start.position.split(' ').next() == audit.start.position.split(' ').next()
            });
            (!is_published).then(|| Message::new("record-note-own-start"))
        }
        _ => None,
    }
}

/// The record lets another side begin than the ruleset.
fn beginner(audit: &Audit<'_>) -> Option<Message> {
    let referee = audit.referee;
    let begins = turn(referee, &audit.start.position);
    let rows = |position: &str| position.split(' ').next().unwrap_or_default().to_owned();
    let start = referee
        .starts()
        .iter()
        .find(|start| rows(&start.position) == rows(&audit.start.position))?;
    let side = |side| Arg::Word(referee.sides()[side as usize]);
    (turn(referee, &start.position) != begins).then(|| {
        let message = Message::new("record-note-beginner").with("side", side(begins));
        message.with("other", side(begins.other()))
    })
}

fn rows(audit: &Audit<'_>) -> Option<Message> {
    let is_from_the_top = audit.start.rows == Rows::Top;
    match (audit.start.because, is_from_the_top) {
        (RowsBecause::Usual, _) | (RowsBecause::Said, false) => None,
        (RowsBecause::Said, true) => Some(Message::new("record-note-rows-top")),
        (RowsBecause::Detected, true) => Some(Message::new("record-note-rows-only-top")),
        (RowsBecause::Detected, false) => Some(Message::new("record-note-rows-only-bottom")),
        (RowsBecause::Either, _) => Some(Message::new("record-note-rows-either")),
    }
}

/// `1-0` is for whoever begins.
fn result(audit: &Audit<'_>) -> Option<Message> {
    let claim = audit.record.claim.as_ref()?;
    let is_relative = matches!(claim.result, Claimed::BeginnerWon | Claimed::OtherWon)
        && audit.record.format == Format::Moves;
    let side = audit.referee.sides()[turn(audit.referee, &audit.start.position) as usize];
    is_relative.then(|| {
        let message = Message::new("record-note-result").with("written", claim.text.as_str());
        message.with("side", Arg::Word(side))
    })
}

/// Nothing was compared, though there was something to compare.
fn captures(audit: &Audit<'_>) -> Option<Message> {
    let took = audit.rulings.iter().any(|ruling| !ruling.captures.is_empty());
    (took && !audit.record.writes_captures()).then(|| Message::new("record-note-captures-unsaid"))
}
