use std::io::IsTerminal;

use crate::{config, locale::steers};

/// How text is set: wrapped and coloured on a terminal, plain in a file or a pipe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    pub colours: bool,
    pub width: Option<usize>,
}

impl Look {
    pub fn of_stdout() -> Self {
        let terminal = std::io::stdout().is_terminal();
        Self {
            colours: terminal && !config::is_colourless(),
            width: terminal.then(|| config::columns().unwrap_or(80).min(100)),
        }
    }
}

/// What a stretch of text is to its reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    Plain,
    Strong,
    Faint,
    Good,
    Bad,
}

impl Ink {
    fn code(self) -> &'static str {
        match self {
            Self::Plain => "",
            Self::Strong => "1",
            Self::Faint => "2",
            Self::Good => "1;32",
            Self::Bad => "1;31",
        }
    }
}

/// Text for a terminal, as it grows.
pub struct Page {
    text: String,
    look: Look,
}

impl Page {
    pub fn new(look: Look) -> Self {
        Self { text: String::new(), look }
    }

    pub fn into_text(self) -> String {
        self.text
    }

    /// An empty line, unless there is one or nothing yet.
    pub fn gap(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with("\n\n") {
            self.text.push('\n');
        }
    }

    /// Paragraphs, wrapped; the first line opens with `mark`, the others are indented as far. What steers a terminal is not
    /// passed on, whoever wrote it.
    pub fn put(&mut self, mark: &str, text: &str, ink: Ink) {
        let indent = " ".repeat(width(mark));
        let room =
            self.look.width.map_or(usize::MAX, |columns| columns.saturating_sub(width(mark)));
        let mut mark = mark;
        let plain = |letter| if steers(letter) { '\u{fffd}' } else { letter };
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            let line: String = line.chars().map(plain).collect();
            for line in wrap(&line, room) {
                self.text.push_str(mark);
                let painted = self.paint(&line, ink);
                self.text.push_str(&painted);
                self.text.push('\n');
                mark = &indent;
            }
        }
    }

    /// A line as it is.
    pub fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }

    pub fn paint(&self, text: &str, ink: Ink) -> String {
        if self.look.colours && ink != Ink::Plain {
            format!("\u{1b}[{}m{text}\u{1b}[0m", ink.code())
        } else {
            text.to_owned()
        }
    }
}

/// Cuts a line at spaces, or between Chinese characters, so that each part has at most `room` columns.
fn wrap(text: &str, room: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut used = 0_usize;
    for word in words(text) {
        let line = lines.last_mut().expect("there is a line from the start");
        let wide = width(word.trim_end());
        if used > 0 && used.saturating_add(wide) > room {
            lines.push(word.to_owned());
            used = width(word);
        } else {
            line.push_str(word);
            used += width(word);
        }
    }
    lines.iter().map(|line| line.trim_end().to_owned()).collect()
}

/// The pieces between which a line may be cut; each keeps the space after it, and closing marks stay with what they close.
fn words(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut start = 0;
    let mut before = None;
    for (at, letter) in text.char_indices() {
        let cut = match before {
            Some(' ') => letter != ' ',
            Some(before) if is_wide(letter) || is_wide(before) => {
                letter != ' ' && !is_closing(letter) && !is_opening(before)
            }
            _ => false,
        };
        if cut {
            words.push(&text[start..at]);
            start = at;
        }
        before = Some(letter);
    }
    words.push(&text[start..]);
    words
}

fn is_closing(letter: char) -> bool {
    matches!(
        letter,
        '，' | '。'
            | '、'
            | '；'
            | '：'
            | '？'
            | '！'
            | '」'
            | '』'
            | '）'
            | '》'
            | '”'
            | ')'
            | '.'
            | ','
    )
}

fn is_opening(letter: char) -> bool {
    matches!(letter, '「' | '『' | '（' | '《' | '“' | '(')
}

/// Columns on a terminal: Chinese characters and full-width marks take two.
pub fn width(text: &str) -> usize {
    text.chars().map(|letter| if is_wide(letter) { 2 } else { 1 }).sum()
}

fn is_wide(letter: char) -> bool {
    matches!(letter, '\u{1100}'..='\u{115f}' | '\u{2e80}'..='\u{a4cf}' | '\u{ac00}'..='\u{d7a3}'
        | '\u{f900}'..='\u{faff}' | '\u{fe30}'..='\u{fe4f}' | '\u{ff00}'..='\u{ff60}' | '\u{20000}'..='\u{3fffd}')
}

#[cfg(test)]
mod tests {
    use super::*;

    const NARROW: Look = Look { colours: false, width: Some(16) };

    #[test]
    fn what_somebody_wrote_steers_no_terminal() {
        let mut page = Page::new(Look { colours: false, width: None });
        page.put("", "a\u{1b}[31mb\u{202e}c\nd", Ink::Plain);
        assert_eq!(page.into_text(), "a\u{fffd}[31mb\u{fffd}c\nd\n");
    }

    #[test]
    fn a_paragraph_is_cut_at_spaces_and_hangs_below_its_mark() {
        let mut page = Page::new(NARROW);
        page.put("1. ", "A stone touches exactly one stone.", Ink::Plain);
        assert_eq!(page.into_text(), "1. A stone\n   touches\n   exactly one\n   stone.\n");
    }

    #[test]
    fn chinese_is_cut_between_characters_but_never_before_a_closing_mark() {
        let mut page = Page::new(NARROW);
        page.put("  ", "根已經被封死了，必須拿掉。", Ink::Plain);
        assert_eq!(page.into_text(), "  根已經被封死\n  了，必須拿掉。\n");
    }

    #[test]
    fn colours_come_only_where_they_are_wanted() {
        let plain = Page::new(NARROW);
        let coloured = Page::new(Look { colours: true, width: None });
        assert_eq!(plain.paint("no", Ink::Bad), "no");
        assert_eq!(coloured.paint("no", Ink::Bad), "\u{1b}[1;31mno\u{1b}[0m");
    }
}
