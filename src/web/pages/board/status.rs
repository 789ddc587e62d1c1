use super::{Decided, Mode, State, Table, board};
use crate::{
    corpus::Language,
    engine::{Message, Size},
    web::App,
};

/// What was decided, who is to move, and what is chosen.
pub fn status(app: &App, lang: Language, state: &State, table: &Table) -> String {
    let locale = app.locale();
    let mut sentences = Vec::new();
    if let Some(last) = table.last().filter(|last| last.mv.is_some() && state.from.is_empty()) {
        sentences.push(Decided::from(last).say(app, lang));
    }
    let Some(board) = &table.board else { return sentences.join(lang.sentence_gap()) };
    let is_over = table.last().is_some_and(|last| last.winner.is_some() || last.draw);
    if !is_over {
        sentences.push(board::turn(locale, lang, &board.diagram));
    } else if let Some(last) = table.last().filter(|last| last.mv.is_none()) {
        sentences.push(Decided::from(last).say(app, lang));
    }
    if !state.from.is_empty() {
        let on = board.diagram.pieces.iter().find(|(at, _)| at.to_string() == state.from);
        sentences.push(match on {
            None => locale.fill(lang, "board-nothing-there", &[("square", &state.from)]),
            Some((_, kind)) => {
                let what = locale.text(lang, &format!("piece-{kind}"));
                let words = [("what", &*what), ("square", &*state.from)];
                locale.fill(lang, "board-chosen", &words)
            }
        });
        if on.is_some() && state.mode == Mode::Play {
            let of_piece = |mv: &&String| mv.split('-').next() == Some(&*state.from);
            let count = table.next.iter().filter(of_piece).count();
            let message = Message::new("board-targets").with("count", count);
            sentences.push(locale.say(lang, &message));
        }
    }
    sentences.join(lang.sentence_gap())
}

pub fn column_letters(size: Size) -> Vec<String> {
    (0..size.columns).map(|column| char::from(b'a' + column).to_string()).collect()
}

pub fn row_numbers(size: Size) -> Vec<String> {
    (1..=size.rows).map(|row| row.to_string()).collect()
}
