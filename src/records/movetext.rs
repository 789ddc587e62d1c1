//! Moves in order, as players write them down.

use super::{
    Claim, Claimed, Format, Record, Written,
    fault::{Faults, RecordError},
    place::Source,
    scan::{Scan, is_winning},
    setting::Setting,
};
use crate::engine::{Message, Side};

/// Results as they stand after the last move; the longer ones first.
const RESULTS: [(&str, Claimed); 9] = [
    ("1/2-1/2", Claimed::Drawn),
    ("0.5-0.5", Claimed::Drawn),
    ("½-½", Claimed::Drawn),
    ("1-0", Claimed::BeginnerWon),
    ("1:0", Claimed::BeginnerWon),
    ("0-1", Claimed::OtherWon),
    ("0:1", Claimed::OtherWon),
    ("---", Claimed::Resigned),
    ("*", Claimed::Unfinished),
];

/// The same in words.
const WORDS: [(&str, Claimed); 16] = [
    ("resigns", Claimed::Resigned),
    ("resigned", Claimed::Resigned),
    ("resign", Claimed::Resigned),
    ("aufgegeben", Claimed::Resigned),
    ("認輸", Claimed::Resigned),
    ("投降", Claimed::Resigned),
    ("timeout", Claimed::OutOfTime),
    ("time", Claimed::OutOfTime),
    ("zeit", Claimed::OutOfTime),
    ("超時", Claimed::OutOfTime),
    ("draw", Claimed::Drawn),
    ("drawn", Claimed::Drawn),
    ("remis", Claimed::Drawn),
    ("unentschieden", Claimed::Drawn),
    ("和局", Claimed::Drawn),
    ("平局", Claimed::Drawn),
];

/// Reads `1. e3-e7 d9-d8xd7 2. …`.
///
/// Turn numbers may be left out. `{…}` and `;…` are comments, and so is a line that begins with `#` or `%`; `(…)` is a
/// variation and `$1` a remark: all are passed over. `[Name "value"]` is a tag; `Position` and `FEN` name where the game
/// begins, `Result` how it ended. So does a position on the first line.
pub fn read(text: &str, setting: Setting<'_>) -> Result<Record, RecordError> {
    let mut reader = Reader {
        source: Source::new(text),
        scan: Scan::new(text),
        setting,
        record: Record::new(Format::Moves),
        faults: Faults::default(),
        is_over: false,
    };
    reader.take_position_line();
    while reader.take_one() {}
    reader.faults.check()?;
    Ok(reader.record)
}

struct Reader<'a> {
    source: Source<'a>,
    scan: Scan<'a>,
    setting: Setting<'a>,
    record: Record,
    faults: Faults,
    /// A result stood among the moves.
    is_over: bool,
}

impl Reader<'_> {
    /// A first line that is a position.
    fn take_position_line(&mut self) {
        self.scan.take_while(char::is_whitespace);
        let line = self.scan.rest().lines().next().unwrap_or_default();
        if line.matches('/').count() < 2 {
            return;
        }
        if let Ok(reading) = self.setting.referee.normalise(line) {
            self.record.position = Some(reading.position);
            self.scan.at += line.len();
        }
    }

    /// Reads what comes next; `false` at the end.
    fn take_one(&mut self) -> bool {
        self.scan.take_while(|letter| letter.is_whitespace() || matches!(letter, ',' | '|' | '…'));
        let Some(letter) = self.scan.peek() else { return false };
        let begin = self.scan.at;
        match letter {
            '{' => self.skip_bracket('{', '}'),
            '(' => self.skip_bracket('(', ')'),
            ';' => self.scan.skip_line(),
            '#' | '%' if self.scan.begins_line() => self.scan.skip_line(),
            '[' => self.take_tag(),
            '$' => {
                self.scan.take_word();
            }
            '.' => {
                self.scan.take_while(|letter| letter == '.');
            }
            _ => {
                let read = self.take_result()
                    || self.take_number()
                    || self.take_move()
                    || self.take_word_or_sign();
                if !read {
                    self.scan.at = begin;
                    let written = self.scan.take_word();
                    let place = self.source.place(begin);
                    self.faults.written(place, "record-fault-not-a-move", written);
                }
            }
        }
        true
    }

    fn skip_bracket(&mut self, open: char, close: char) {
        let begin = self.scan.at;
        let closed = if open == '{' {
            // Comments are not nested.
            let until = self.scan.rest().find(close);
            self.scan.at += until.map_or(0, |until| until + close.len_utf8());
            until.is_some()
        } else {
            self.scan.take_nested(open, close).is_some()
        };
        if !closed {
            let place = self.source.place(begin);
            self.faults.written(place, "record-fault-not-closed", &open.to_string());
            self.scan.at = self.scan.text.len();
        }
    }

    /// `[Name "value"]`
    fn take_tag(&mut self) {
        let begin = self.scan.at;
        let place = self.source.place(begin);
        let line = self.scan.rest().lines().next().unwrap_or_default();
        let end = line.find("\"]").map(|at| at + 1).or_else(|| line.rfind(']'));
        let tag = end.and_then(|end| line.get(1..end)).and_then(|tag| {
            let (name, value) = tag.trim().split_once(char::is_whitespace)?;
            Some((name, value.trim().strip_prefix('"')?.strip_suffix('"')?))
        });
        let Some((name, value)) = tag else {
            self.faults.written(place, "record-fault-tag", line);
            self.scan.skip_line();
            return;
        };
        self.scan.at += end.map_or(line.len(), |end| end + 1);
        match name.to_lowercase().as_str() {
            "position" | "fen" => match self.setting.referee.normalise(value) {
                Ok(reading) => self.record.position = Some(reading.position),
                Err(error) => self.faults.position(place, error),
            },
            "result" => self.record.claim = self.named_result(value),
            _ => self.record.tags.push((name.to_owned(), value.to_owned())),
        }
    }

    fn named_result(&self, value: &str) -> Option<Claim> {
        let by_sign = RESULTS.iter().chain(&WORDS).find(|(text, _)| *text == value.to_lowercase());
        let result = by_sign.map(|&(_, result)| result);
        let result = result.or_else(|| self.setting.side(value).map(Claimed::Won))?;
        Some(Claim { text: value.to_owned(), result })
    }

    fn take_result(&mut self) -> bool {
        let rest = self.scan.rest();
        let found = RESULTS.iter().find(|(text, _)| {
            rest.strip_prefix(text).is_some_and(|after| !after.starts_with(char::is_alphanumeric))
        });
        let Some(&(text, result)) = found else { return false };
        self.scan.at += text.len();
        self.record.claim = Some(Claim { text: text.to_owned(), result });
        self.is_over = true;
        true
    }

    /// `12.`, `12...`, `12)`, `12:`, or a number that stands alone.
    fn take_number(&mut self) -> bool {
        let begin = self.scan.at;
        let number = self.scan.take_while(|letter| letter.is_ascii_digit());
        let marks = self.scan.take_while(|letter| matches!(letter, '.' | ')' | ':' | '…'));
        let is_apart = self.scan.peek().is_none_or(char::is_whitespace);
        let is_number = !number.is_empty() && (is_apart || !marks.is_empty());
        if !is_number {
            self.scan.at = begin;
        }
        is_number
    }

    fn take_move(&mut self) -> bool {
        let begin = self.scan.at;
        let side = self.take_side();
        let Some(noted) = self.scan.take_move(self.setting.kind) else {
            self.scan.at = begin;
            return false;
        };
        let place = self.source.place(begin);
        if self.is_over {
            self.faults.add(place, Message::new("record-fault-after-result"));
        }
        self.record.moves.push(Written {
            place,
            text: self.scan.text[begin..self.scan.at].trim().to_owned(),
            played: noted.played,
            side,
            captures: noted.captures,
            wins: noted.wins,
        });
        true
    }

    /// `B:` or `black` before a move.
    fn take_side(&mut self) -> Option<Side> {
        let begin = self.scan.at;
        let word = self.scan.take_while(char::is_alphabetic);
        let side = self.setting.side(word);
        let mark = self.scan.take_while(|letter| letter == ':');
        self.scan.skip_spaces();
        let is_apart = !mark.is_empty() || self.scan.text[..self.scan.at].ends_with(' ');
        if side.is_none() || !is_apart {
            self.scan.at = begin;
            return None;
        }
        side
    }

    /// `resigns`, `timeout`; or a sign that belongs to the move before it.
    fn take_word_or_sign(&mut self) -> bool {
        let word = self.scan.take_word();
        let plain = word.trim_end_matches(['.', ',', '!']).to_lowercase();
        if let Some(&(_, result)) = WORDS.iter().find(|(known, _)| *known == plain) {
            self.record.claim = Some(Claim { text: word.to_owned(), result });
            self.is_over = true;
            return true;
        }
        let is_sign = word.chars().all(|letter| "+-#!?=".contains(letter));
        if let (true, Some(last)) = (is_sign, self.record.moves.last_mut()) {
            last.wins |= is_winning(word);
            return true;
        }
        false
    }
}
