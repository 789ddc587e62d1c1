use std::ops::Range;

use super::Asked;
use crate::{
    answer::{
        Question,
        cues::{self, Cue, Heard},
        names::{self, Spoken},
        position::{self, Named},
        understand::game_names,
    },
    engine::Square,
};

/// The question before, asked of another subject or by other rules.
pub fn with_other_subject(asked: &Asked<'_>) -> Question {
    let mut words = asked.context.words.clone();
    let mut beside: Vec<String> = Vec::new();
    let heard = asked.heard();
    let names_rules = !asked.ruleset_names.is_empty() || heard.has(&cues::ALL_RULES);
    if names_rules || asked.changes_game() {
        words = without_rules(asked, &words);
        beside.extend(asked.ruleset_names.iter().cloned());
    }
    if asked.changes_game() {
        let name = asked.game.map_or("", |game| game.names.get(asked.lang));
        match with_game(asked, &words, name) {
            Some(other) => words = other,
            None => beside.push(name.to_owned()),
        }
    }
    let own = &asked.question.question;
    let mut names_a_side = true;
    if let Some((subject, word)) = subject(own) {
        if let Some(other) = with_subject(&words, own, subject, &word) {
            words = other;
        } else {
            names_a_side = false;
            beside.push(letters(own, &word));
        }
    }
    match with_squares(asked, &words, &position::squares(own)) {
        Some(other) => words = other,
        None => {
            beside.extend(position::squares(own).iter().map(|named| named.square.to_string()));
        }
    }
    let mut whole = asked.whole(join(asked, &words, &beside));
    if heard.has(&cues::ALL_RULES) && !Asked::gives(asked.question.ruleset.as_ref()) {
        whole.ruleset = None;
    }
    if !names_a_side {
        whole.position = whole.position.map(|position| with_turn(asked, position));
    }
    whole
}

/// The question before, with what is supposed now.
pub fn supposing(asked: &Asked<'_>) -> Question {
    let supposed = asked.question.question.trim_end_matches(['?', '？', '.', '。', ' ']).to_owned();
    asked.whole(join(asked, &asked.context.words, &[supposed]))
}

/// The question before, asked of the move that follows.
pub fn after_that_move(asked: &Asked<'_>) -> Question {
    let mut whole = with_other_subject(asked);
    whole.position.clone_from(&asked.context.result);
    whole
}

/// The new question, with the squares that the one before was about.
pub fn about_the_same(asked: &Asked<'_>) -> Question {
    let own = &asked.question.question;
    let before = position::squares(&asked.context.words);
    let pair = position::pair(&before, &asked.context.words);
    let words = match (position::squares(own).first(), pair) {
        (None, pair) => {
            let squares = pair.map_or_else(
                || before.iter().map(|named| named.square.to_string()).collect::<Vec<_>>(),
                |(from, to)| vec![format!("{from}-{to}")],
            );
            join(asked, own, &squares)
        }
        (Some(named), Some((from, _))) if !asked.is_occupied(named.square) => {
            replaced(own, named.start..named.end, &format!("{from}-{}", named.square))
        }
        _ => match cue_span(&asked.context.words, &cues::KING) {
            Some(king) => {
                let king = letters(&asked.context.words, &with_article(&asked.context.words, king));
                join(asked, own, &[king])
            }
            None => own.clone(),
        },
    };
    asked.whole(words)
}

/// The words, and what else belongs to them in brackets.
fn join(asked: &Asked<'_>, words: &str, beside: &[String]) -> String {
    if beside.is_empty() {
        return words.to_owned();
    }
    let beside = beside.join(", ");
    let parts = [("question", words), ("beside", &*beside)];
    asked.assistant.locale().fill(asked.lang, "question-beside", &parts)
}

fn without_rules(asked: &Asked<'_>, words: &str) -> String {
    let (_, names) = names::rulesets(
        &Spoken::new(words),
        asked.context.game.as_deref(),
        asked.assistant.games(),
        asked.assistant.catalog(),
    );
    tidy(&names::without(words, &names))
}

/// The words with another game in place of their own; `None` where they name none.
fn with_game(asked: &Asked<'_>, words: &str, name: &str) -> Option<String> {
    let before = asked.context.game.as_deref().and_then(|game| asked.assistant.game(game))?;
    let place = game_names(before).iter().find_map(|own| Spoken::new(words).place(own))?;
    Some(replaced(words, place, name))
}

/// Without doubled spaces, empty brackets, and spaces before marks.
fn tidy(words: &str) -> String {
    let mut words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    for (rough, smooth) in [
        ("( )", ""),
        ("()", ""),
        ("（ ）", ""),
        ("（）", ""),
        (" ?", "?"),
        (" ,", ","),
        (" .", "."),
        (" ？", "？"),
    ] {
        words = words.replace(rough, smooth);
    }
    words.trim().to_owned()
}

/// The position with the side to move that the question names.
fn with_turn(asked: &Asked<'_>, position: String) -> String {
    let Some(side) = position::only_colour(&asked.heard()) else { return position };
    let referee = asked.context.game.as_deref().and_then(|game| {
        asked.assistant.catalog().of_game(game).find(|referee| referee.normalise(&position).is_ok())
    });
    let Some(referee) = referee else { return position };
    match position.rsplit_once(' ') {
        Some((rows, _)) => format!("{rows} {}", side.side(referee.sides())),
        None => position,
    }
}

/// The kind of subject that the words name, and where, in characters.
fn subject(words: &str) -> Option<(&'static Cue, Range<usize>)> {
    let all: [&'static Cue; 4] = [&cues::KING, &cues::BLACK, &cues::WHITE, &cues::MAN];
    all.into_iter().find_map(|cue| Some((cue, cue_span(words, cue)?)))
}

fn cue_span(words: &str, cue: &Cue) -> Option<Range<usize>> {
    Heard::new(words).spans(cue).into_iter().next()
}

/// The words with another subject in place of their own; `None` where they have none that could give way.
fn with_subject(words: &str, own: &str, subject: &Cue, at: &Range<usize>) -> Option<String> {
    if cue_span(words, subject).is_some() {
        let swaps = [(&cues::BLACK, &cues::WHITE), (&cues::WHITE, &cues::BLACK)];
        let other = swaps.into_iter().find(|(one, _)| std::ptr::eq(*one, subject))?.1;
        let (Some(here), Some(there)) = (cue_span(words, subject), cue_span(words, other)) else {
            return Some(words.to_owned());
        };
        return Some(swapped(words, here, there));
    }
    let others: [&Cue; 4] = [&cues::BLACK, &cues::WHITE, &cues::KING, &cues::MAN];
    let given_way = others
        .into_iter()
        .filter_map(|other| cue_span(words, other))
        .min_by_key(|span| span.start)?;
    let (old, new) = match (with_article(words, given_way.clone()), with_article(own, at.clone())) {
        (old, new) if old != given_way && new != *at => (old, new),
        _ => (given_way, at.clone()),
    };
    Some(replaced(words, old, &letters(own, &new)))
}

/// The words with two places exchanged.
fn swapped(words: &str, one: Range<usize>, other: Range<usize>) -> String {
    let (first, second) = if one.start < other.start { (one, other) } else { (other, one) };
    let (in_first, in_second) = (letters(words, &first), letters(words, &second));
    replaced(&replaced(words, second, &in_first), first, &in_second)
}

/// The place with the article before it.
fn with_article(words: &str, span: Range<usize>) -> Range<usize> {
    const ARTICLES: [&str; 15] = [
        "the", "a", "an", "der", "die", "das", "den", "dem", "des", "ein", "eine", "einen",
        "einem", "einer", "eines",
    ];
    let before = letters(words, &(0..span.start));
    let trimmed = before.trim_end();
    let last = trimmed.rsplit(|letter: char| !letter.is_alphabetic()).next().unwrap_or_default();
    if ARTICLES.contains(&&*last.to_lowercase()) {
        trimmed.chars().count() - last.chars().count()..span.end
    } else {
        span
    }
}

/// The words with other squares in place of their own; `None` where they have none.
fn with_squares(asked: &Asked<'_>, words: &str, new: &[Named]) -> Option<String> {
    if new.is_empty() {
        return Some(words.to_owned());
    }
    let old = position::squares(words);
    let first_old = old.first()?;
    let pair = position::pair(&old, words).and_then(|(from, to)| {
        let from = *old.iter().find(|named| named.square == from)?;
        let to = *old.iter().rev().find(|named| named.square == to)?;
        Some((from, to))
    });
    let is_placement = asked.diagram.as_ref().is_some_and(|diagram| diagram.points);
    let mut edits: Vec<(Named, String)> = Vec::new();
    match (pair.filter(|_| !is_placement), new) {
        (Some((from, to)), [new_from, new_to, ..]) => {
            edits.push((from, new_from.square.to_string()));
            edits.push((to, new_to.square.to_string()));
        }
        (Some((from, to)), [one]) => {
            let third =
                old.iter().find(|named| named.square != from.square && named.square != to.square);
            let leaves = asked.heard().has(&cues::FROM);
            let stands = asked.is_occupied(one.square);
            let gives_way = match third {
                Some(third) if stands && !leaves => *third,
                _ if stands || leaves => from,
                _ => to,
            };
            edits.push((gives_way, one.square.to_string()));
        }
        (None, [new_from, new_to, ..]) if !is_placement => {
            edits.push((*first_old, format!("{}-{}", new_from.square, new_to.square)));
        }
        (_, new) => {
            for one in new {
                let stands = asked.is_occupied(one.square);
                let alike = old.iter().find(|old| asked.is_occupied(old.square) == stands);
                let gives_way = alike.or(if new.len() == 1 { Some(first_old) } else { None });
                edits.extend(gives_way.map(|old| (*old, one.square.to_string())));
            }
        }
    }
    edits.sort_by_key(|(old, _)| std::cmp::Reverse(old.start));
    edits.dedup_by_key(|(old, _)| old.start);
    Some(
        edits
            .iter()
            .fold(words.to_owned(), |words, (old, new)| replaced(&words, old.start..old.end, new)),
    )
}

impl Asked<'_> {
    /// Whether a piece stands on a square of the position that was asked about.
    fn is_occupied(&self, square: Square) -> bool {
        self.diagram.as_ref().is_some_and(|diagram| diagram.is_occupied(square))
    }
}

/// The byte of the character with this number.
fn byte(words: &str, letter: usize) -> usize {
    words.char_indices().nth(letter).map_or(words.len(), |(at, _)| at)
}

fn letters(words: &str, span: &Range<usize>) -> String {
    words.chars().skip(span.start).take(span.end - span.start).collect()
}

fn replaced(words: &str, span: Range<usize>, with: &str) -> String {
    let (start, end) = (byte(words, span.start), byte(words, span.end));
    [&words[..start], with, &words[end..]].concat()
}
