//! OpenTafl's game record: tags, a rules string, turns, comments.

use super::{
    Claim, Claimed, Format, Record, Written,
    fault::{Faults, RecordError},
    place::Source,
    scan::Scan,
    setting::Setting,
};
use crate::engine::{Message, Side};

/// The rows of a position stand from the first rank up, but after `starti:` from the last rank down.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    Upwards,
    Downwards,
}

/// Reads tags, as in `[result:-1]` and `[rules:dim:9 … start:/…/]`, then turns, as in `1. e2-g2 Ke5-e4xd4/f4+`.
///
/// `result` is 1 where the attackers won, -1 where the defenders did, 0 for a draw. Of the rules only who begins and
/// where the pieces stand is read; a tag `position` stands above them. After the first turn, brackets hold comments;
/// those, and variations such as `8a.1.1a.`, are passed over. Knights and commanders cannot be read.
pub fn read(text: &str, setting: Setting<'_>) -> Result<Record, RecordError> {
    let mut reader = Reader {
        source: Source::new(text),
        scan: Scan::new(text),
        setting,
        record: Record::new(Format::OpenTafl),
        faults: Faults::default(),
        beginner: None,
        in_variation: false,
        has_turns: false,
    };
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
    /// Who begins, where the rules say it.
    beginner: Option<Side>,
    in_variation: bool,
    has_turns: bool,
}

impl<'a> Reader<'a> {
    fn take_one(&mut self) -> bool {
        self.scan.take_while(char::is_whitespace);
        let Some(letter) = self.scan.peek() else { return false };
        let begin = self.scan.at;
        match letter {
            '[' => self.take_bracket(),
            '/' => {
                let rows = self.scan.take_word();
                self.place_rows(begin, rows, Order::Upwards);
            }
            '#' if self.scan.begins_line() => self.scan.skip_line(),
            '.' => {
                self.scan.take_while(|letter| letter == '.');
            }
            _ if self.take_number() => self.has_turns = true,
            _ if self.take_rule() => {}
            _ => self.take_move(),
        }
        true
    }

    fn take_bracket(&mut self) {
        let begin = self.scan.at;
        let Some(inside) = self.scan.take_nested('[', ']') else {
            self.faults.written(self.source.place(begin), "record-fault-not-closed", "[");
            self.scan.at = self.scan.text.len();
            return;
        };
        if self.has_turns {
            return;
        }
        let Some((name, value)) = inside.split_once(':') else {
            self.faults.written(self.source.place(begin), "record-fault-tag", inside);
            return;
        };
        self.take_tag(begin + 1 + name.len() + 1, name.trim(), value.trim());
    }

    fn take_tag(&mut self, at: usize, name: &str, value: &'a str) {
        match name {
            "rules" => self.take_rules(at, value),
            "position" => {
                self.record.position = None;
                self.place_rows(at, value, Order::Upwards);
            }
            "result" => self.take_result(at, value),
            "start-comment" | "starting-comment" => {}
            _ => self.record.tags.push((name.to_owned(), value.to_owned())),
        }
    }

    fn take_result(&mut self, at: usize, value: &str) {
        let result = match value {
            "1" => Claimed::Won(Side::First),
            "-1" => Claimed::Won(Side::Second),
            "0" => Claimed::Drawn,
            "?" => return,
            _ => {
                let place = self.source.place(at);
                self.faults.written(place, "record-fault-result", value);
                return;
            }
        };
        self.record.claim = Some(Claim { text: value.to_owned(), result });
    }

    /// Who begins is looked for first: the position needs it.
    fn take_rules(&mut self, at: usize, rules: &'a str) {
        let words = || rules.split_whitespace();
        if let Some(first) = words().find_map(|word| word.strip_prefix("atkf:")) {
            self.beginner = Some(if first == "n" { Side::Second } else { Side::First });
        }
        for word in words() {
            let offset = word.as_ptr().addr() - rules.as_ptr().addr();
            self.take_start(at + offset, word);
        }
    }

    /// A rules string that stands by itself: only its words with a colon.
    fn take_rule(&mut self) -> bool {
        let begin = self.scan.at;
        let line = self.scan.rest().lines().next().unwrap_or_default();
        let is_rules = line.starts_with("dim:");
        if is_rules {
            self.scan.skip_line();
            self.take_rules(begin, line);
        }
        is_rules
    }

    fn take_start(&mut self, at: usize, word: &str) {
        if let Some(rows) = word.strip_prefix("start:") {
            self.place_rows(at + "start:".len(), rows, Order::Upwards);
        } else if let Some(rows) = word.strip_prefix("starti:") {
            self.place_rows(at + "starti:".len(), rows, Order::Downwards);
        }
    }

    /// Keeps the position of these rows, unless one is known already.
    fn place_rows(&mut self, at: usize, rows: &str, order: Order) {
        if self.record.position.is_some() {
            return;
        }
        let place = self.source.place(at);
        if rows.contains(['n', 'c', 'N', 'C', 'k']) {
            self.faults.add(place, Message::new("record-fault-other-pieces"));
            return;
        }
        let rows: Vec<&str> = rows.split('/').filter(|row| !row.is_empty()).collect();
        let rows: Vec<&str> = match order {
            Order::Upwards => rows.into_iter().rev().collect(),
            Order::Downwards => rows,
        };
        let referee = self.setting.referee;
        let side = referee.sides()[self.beginner.unwrap_or(Side::First) as usize];
        match referee.normalise(&format!("{} {side}", rows.join("/"))) {
            Ok(reading) => self.record.position = Some(reading.position),
            Err(error) => self.faults.position(place, error),
        }
    }

    /// `12.`, or `8a.1.1a.` for a variation, which lasts up to the next number of the game itself.
    fn take_number(&mut self) -> bool {
        let begin = self.scan.at;
        let word = self.scan.take_while(|letter| !letter.is_whitespace());
        let is_number = word.ends_with('.')
            && word.starts_with(|letter: char| letter.is_ascii_digit())
            && word
                .bytes()
                .all(|byte| byte.is_ascii_digit() || byte.is_ascii_lowercase() || byte == b'.');
        if is_number {
            self.in_variation =
                !word.trim_end_matches('.').bytes().all(|byte| byte.is_ascii_digit());
        } else {
            self.scan.at = begin;
        }
        is_number
    }

    fn take_move(&mut self) {
        let begin = self.scan.at;
        let place = self.source.place(begin);
        if self.scan.eat("---") {
            if !self.in_variation && self.record.claim.is_none() {
                self.record.claim = Some(Claim { text: "---".into(), result: Claimed::Resigned });
            }
            return;
        }
        let Some(noted) = self.scan.take_move(self.setting.kind) else {
            let written = self.scan.take_word();
            self.faults.written(place, "record-fault-not-a-move", written);
            return;
        };
        self.has_turns = true;
        if self.in_variation {
            return;
        }
        self.record.moves.push(Written {
            place,
            text: self.scan.text[begin..self.scan.at].to_owned(),
            played: noted.played,
            side: None,
            captures: noted.captures,
            wins: noted.wins,
        });
    }
}
