use std::collections::HashSet;

const FILLER: &[&str] = &[
    "der",
    "die",
    "das",
    "den",
    "dem",
    "des",
    "ein",
    "eine",
    "einen",
    "einem",
    "einer",
    "eines",
    "ist",
    "sind",
    "bin",
    "war",
    "waren",
    "sei",
    "wird",
    "werden",
    "wurde",
    "worden",
    "ich",
    "du",
    "er",
    "sie",
    "es",
    "wir",
    "ihr",
    "mich",
    "mir",
    "dich",
    "dir",
    "ihn",
    "ihm",
    "uns",
    "man",
    "denn",
    "eigentlich",
    "doch",
    "mal",
    "bitte",
    "ja",
    "also",
    "nun",
    "jetzt",
    "so",
    "da",
    "hier",
    "dort",
    "dann",
    "auch",
    "noch",
    "schon",
    "etwa",
    "eben",
    "halt",
    "wohl",
    "gar",
    "uberhaupt",
    "in",
    "im",
    "an",
    "am",
    "auf",
    "aus",
    "zu",
    "zum",
    "zur",
    "von",
    "vom",
    "mit",
    "bei",
    "beim",
    "fur",
    "und",
    "oder",
    "als",
    "wie",
    "wenn",
    "falls",
    "aber",
    "ob",
    "dass",
    "sich",
    "hat",
    "haben",
    "habe",
    "hatte",
    "sagen",
    "sagt",
    "wissen",
    "mochte",
    "will",
    "wollen",
    "wurd",
    "gibt",
    "geben",
    "diese",
    "dieser",
    "diesem",
    "diesen",
    "dieses",
    "um",
    "nach",
    "geht",
    "gehen",
    "hallo",
    "danke",
    "frage",
    "genau",
    "einfach",
    "eh",
    "bloss",
    "grad",
    "gerade",
    "heisst",
    "spiel",
    "s",
    "n",
    "ne",
    "nen",
    "moin",
    "ok",
    "okay",
];

const COMMON: &[&str] = &[
    "der",
    "die",
    "das",
    "den",
    "dem",
    "ein",
    "eine",
    "einen",
    "einem",
    "einer",
    "ist",
    "sind",
    "wird",
    "werden",
    "wurde",
    "ich",
    "du",
    "er",
    "sie",
    "es",
    "wir",
    "mein",
    "meine",
    "meinen",
    "meiner",
    "dein",
    "man",
    "nicht",
    "kein",
    "keine",
    "keinen",
    "darf",
    "durfen",
    "kann",
    "konnen",
    "muss",
    "mussen",
    "soll",
    "wer",
    "wo",
    "wann",
    "warum",
    "wieso",
    "wie",
    "welche",
    "welcher",
    "welches",
    "wieviele",
    "viele",
    "und",
    "oder",
    "wenn",
    "auf",
    "aus",
    "mit",
    "von",
    "zu",
    "zum",
    "zur",
    "im",
    "auch",
    "nur",
    "gibt",
    "stein",
    "steine",
    "konig",
    "zug",
    "zuge",
    "ziehen",
    "setzen",
    "passen",
    "brett",
    "spieler",
    "erlaubt",
    "verboten",
    "gewinnt",
    "gewonnen",
    "wurzel",
    "ecke",
    "rand",
    "thron",
    "regeln",
    "spiel",
    "anfangt",
    "fangt",
    "anfangen",
    "beginnt",
    "schlagen",
    "geht",
    "schwarz",
    "weiss",
    "zwei",
    "uber",
    "fur",
    "noch",
    "schon",
    "denn",
    "eigentlich",
    "remis",
    "unentschieden",
    "figur",
    "figuren",
    "hat",
    "haben",
    "bei",
    "beim",
    "nach",
    "vom",
];

/// Particles that part from their verb: *setzt … aus*.
const PARTICLES: &[&str] = &[
    "ab", "an", "auf", "aus", "durch", "ein", "heraus", "hin", "her", "hinaus", "hinein", "rein",
    "raus", "los", "mit", "nach", "rum", "um", "vor", "vorbei", "weg", "weiter", "zu", "zuruck",
    "zusammen", "fest", "druber", "uber", "heim",
];

const LINKS: &[&str] = &["", "s", "es", "n", "en", "er", "e"];
const SHORTEST_PART: usize = 3;
const SHORTEST_COMPOUND: usize = 7;

pub(super) fn is_filler(word: &str) -> bool {
    FILLER.contains(&word)
}

pub(super) fn is_common(word: &str) -> bool {
    COMMON.contains(&word)
}

pub(super) fn is_particle(word: &str) -> bool {
    PARTICLES.contains(&word)
}

/// Small letters to one spelling: *König*, *Koenig* and *Konig* are the same word, as are *groß* and *gross*.
pub(super) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in super::words::fold_accents(text).chars() {
        let last = folded.chars().next_back();
        let before = folded.chars().rev().nth(1);
        let umlaut = match (last, c) {
            (Some('a' | 'o'), 'e') => true,
            (Some('u'), 'e') => !matches!(before, Some('a' | 'e' | 'q')),
            _ => false,
        };
        if !umlaut {
            folded.push(c);
        }
    }
    folded
}

/// Splits compounds into words that it knows.
#[derive(Debug, Default)]
pub(super) struct Splitter {
    /// Stems of the nouns and terms of the corpus.
    stems: HashSet<String>,
    words: HashSet<String>,
}

impl Splitter {
    /// `word` is folded.
    pub(super) fn learn(&mut self, word: &str, stem: &str) {
        if word.chars().count() >= SHORTEST_PART && word.chars().all(char::is_alphabetic) {
            self.words.insert(word.to_owned());
            if stem.chars().count() >= SHORTEST_PART {
                self.stems.insert(stem.to_owned());
            }
        }
    }

    /// The parts of a compound, first to last; nothing where it is none.
    ///
    /// Of several ways to cut, the one with the fewest parts is taken, then the one whose shortest part is longest.
    pub(super) fn split<'a>(&self, word: &'a str, stem: impl Fn(&str) -> String) -> Vec<&'a str> {
        if word.len() < SHORTEST_COMPOUND {
            return Vec::new();
        }
        self.cut(word, &stem, 3).filter(|parts| parts.len() > 1).unwrap_or_default()
    }

    fn cut<'a>(
        &self,
        word: &'a str,
        stem: &impl Fn(&str) -> String,
        parts: usize,
    ) -> Option<Vec<&'a str>> {
        let mut best: Option<Vec<&'a str>> = None;
        if parts > 1 {
            for (at, _) in word.char_indices().filter(|(at, _)| *at >= SHORTEST_PART) {
                let (head, tail) = word.split_at(at);
                if tail.len() < SHORTEST_PART {
                    break;
                }
                let Some(head) = self.head(head) else { continue };
                let rest = if self.stems.contains(&stem(tail)) {
                    Some(vec![tail])
                } else {
                    self.cut(tail, stem, parts - 1).filter(|rest| rest.len() > 1)
                };
                let Some(rest) = rest else { continue };
                let candidate: Vec<&str> = std::iter::once(head).chain(rest).collect();
                let shortest = |parts: &[&str]| parts.iter().map(|part| part.len()).min();
                let better = best.as_ref().is_none_or(|best| {
                    candidate.len() < best.len()
                        || candidate.len() == best.len() && shortest(&candidate) > shortest(best)
                });
                if better {
                    best = Some(candidate);
                }
            }
        }
        best
    }

    /// The first part of a compound without what links it to the next.
    fn head<'a>(&self, head: &'a str) -> Option<&'a str> {
        LINKS
            .iter()
            .filter_map(|link| head.strip_suffix(link))
            .find(|head| head.len() >= SHORTEST_PART && self.words.contains(*head))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn umlauts_are_one_word_in_every_spelling() {
        for (written, folded) in [
            ("könig", "konig"),
            ("koenig", "konig"),
            ("groß", "gross"),
            ("ueber", "uber"),
            ("mauer", "mauer"),
            ("neue", "neue"),
        ] {
            assert_eq!(fold(written), folded);
        }
    }

    #[test]
    fn a_compound_is_split_where_both_parts_are_known() {
        let mut splitter = Splitter::default();
        for word in ["thron", "feld", "anfang", "stellung", "konig"] {
            splitter.learn(word, word);
        }
        let split =
            |word| splitter.split(word, |part: &str| part.trim_end_matches("er").to_owned());
        assert_eq!(split("thronfelder"), ["thron", "felder"]);
        assert_eq!(split("anfangsstellung"), ["anfang", "stellung"]);
        assert_eq!(split("konigreich"), [""; 0]);
    }
}
