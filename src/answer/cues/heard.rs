use std::ops::Range;

/// Words of one meaning. In English and German a `*` at the end stands for any ending; words of several parts match in sequence.
pub struct Cue {
    en: &'static [&'static str],
    de: &'static [&'static str],
    zh: &'static [&'static str],
}

impl Cue {
    /// Words of one meaning in English, German and Chinese.
    pub const fn of(
        en: &'static [&'static str],
        de: &'static [&'static str],
        zh: &'static [&'static str],
    ) -> Self {
        Self { en, de, zh }
    }
}

/// A question, made ready for cues.
pub struct Heard {
    /// Small words of the Latin script, in order, with the byte at which each stands.
    words: Vec<(usize, String)>,
    /// The text in small letters, Chinese folded to Simplified.
    folded: String,
}

impl Heard {
    pub fn new(text: &str) -> Self {
        let folded = unasked(fast2s::convert(&small(text)));
        let words = latin_words(&folded);
        Self { words, folded }
    }

    pub fn has(&self, cue: &Cue) -> bool {
        self.place(cue).is_some()
    }

    /// The byte in the folded text at which the first word of this meaning stands.
    pub fn place(&self, cue: &Cue) -> Option<usize> {
        self.places(cue).min()
    }

    /// The bytes in the folded text at which words of this meaning stand.
    pub fn places<'a>(&'a self, cue: &'a Cue) -> impl Iterator<Item = usize> + 'a {
        self.ranges(cue).map(|range| range.start)
    }

    /// Where words of this meaning stand, in characters of the question, in order.
    pub fn spans(&self, cue: &Cue) -> Vec<Range<usize>> {
        let letters = |byte: usize| self.folded[..byte].chars().count();
        let mut spans: Vec<Range<usize>> =
            self.ranges(cue).map(|range| letters(range.start)..letters(range.end)).collect();
        spans.sort_by_key(|span| (span.start, std::cmp::Reverse(span.end)));
        spans
    }

    /// The bytes of the folded text that words of this meaning fill.
    fn ranges<'a>(&'a self, cue: &'a Cue) -> impl Iterator<Item = Range<usize>> + 'a {
        let latin = cue.en.iter().chain(cue.de).flat_map(|pattern| self.sequences(pattern));
        let chinese = cue.zh.iter().flat_map(|word| {
            let word = fast2s::convert(word);
            let range = |(at, found): (usize, &str)| at..at + found.len();
            self.folded.match_indices(&word).map(range).collect::<Vec<_>>()
        });
        latin.chain(chinese)
    }

    fn sequences<'a>(&'a self, pattern: &str) -> impl Iterator<Item = Range<usize>> + use<'a> {
        let parts: Vec<String> = pattern.split(' ').map(str::to_owned).collect();
        self.words.windows(parts.len()).filter_map(move |words| {
            let all =
                words.iter().zip(&parts).all(|((_, word), part)| match part.strip_suffix('*') {
                    Some(stem) => word.starts_with(stem),
                    None => word == part,
                });
            let (last, word) = &words[words.len() - 1];
            all.then(|| words[0].0..last + word.len())
        })
    }

    /// The words of the Latin script in small letters, each with the byte of the folded text at which it stands.
    pub fn words(&self) -> impl Iterator<Item = &(usize, String)> {
        self.words.iter()
    }

    /// The text in small letters; as many characters as the question, though not as many bytes.
    pub fn folded(&self) -> &str {
        &self.folded
    }
}

/// The text with blanks in place of words of these meanings.
pub fn without_cues(text: &str, cues: &[&Cue]) -> String {
    let heard = Heard::new(text);
    let mut letters: Vec<char> = text.chars().collect();
    for span in cues.iter().flat_map(|cue| heard.spans(cue)) {
        let end = span.end.min(letters.len());
        letters[span.start.min(end)..end].fill(' ');
    }
    letters.into_iter().collect()
}

/// The text in small letters, one for each: a letter whose small form is two (`İ`) is left as it is.
pub fn small(text: &str) -> String {
    let one = |letter: char| {
        let mut small = letter.to_lowercase();
        small.next().filter(|_| small.next().is_none()).unwrap_or(letter)
    };
    text.chars().map(one).collect()
}

fn latin_words(text: &str) -> Vec<(usize, String)> {
    let mut words: Vec<(usize, String)> = Vec::new();
    let mut open = false;
    for (at, letter) in text.char_indices() {
        let belongs = letter.is_alphanumeric() && !is_han(letter);
        match words.last_mut() {
            Some((_, word)) if open && belongs => word.push(letter),
            _ if belongs => words.push((at, letter.to_string())),
            _ => {}
        }
        open = belongs;
    }
    words
}

/// Takes the negation out of 可不可以 and the like, which ask and deny nothing; places stay.
fn unasked(text: String) -> String {
    [
        ("可不可", "  可"),
        ("能不能", "  能"),
        ("会不会", "  会"),
        ("是不是", "  是"),
        ("算不算", "  算"),
    ]
    .into_iter()
    .fold(text, |text, (asked, plain)| text.replace(asked, plain))
}

pub fn is_han(letter: char) -> bool {
    matches!(letter, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}')
}

#[cfg(test)]
mod tests {
    use super::{super::FORBIDDEN, *};

    #[test]
    fn a_negation_that_asks_forbids_nothing() {
        assert!(!Heard::new("這裡可不可以下？").has(&FORBIDDEN));
        assert!(Heard::new("這裡不可以下嗎？").has(&FORBIDDEN));
    }
}
