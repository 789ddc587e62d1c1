use std::sync::LazyLock;

use lingua::{Language as Tongue, LanguageDetector, LanguageDetectorBuilder};

use super::{chinese, english, german, words};
use crate::corpus::Language;

/// The language of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Detected {
    pub language: Language,
    /// Where it is not, a caller does well to search the other languages too.
    pub sure: bool,
}

/// Latin letters beside which one or two Chinese characters are a quotation.
const LONG_LATIN: usize = 30;
/// How far the likelier language must lead.
const SURE_LEAD: f64 = 0.7;

static LATIN: LazyLock<LanguageDetector> = LazyLock::new(|| {
    LanguageDetectorBuilder::from_languages(&[Tongue::English, Tongue::German]).build()
});

/// Tells English, German and Chinese apart, in questions of one word upwards.
#[must_use]
pub fn detect(text: &str) -> Detected {
    let han = text.chars().filter(|&c| chinese::is_han(c)).count();
    let latin = text.chars().filter(|c| c.is_alphabetic()).count() - han;
    if han > 2 || han > 0 && latin < LONG_LATIN {
        return Detected { language: Language::Chinese, sure: true };
    }
    let lower = text.to_lowercase();
    let marks = lower.chars().filter(|c| "äöüß".contains(*c)).count();
    let (mut german, mut english) = (marks, 0);
    for word in words::cut(text, Language::German).iter().filter_map(words::Piece::word) {
        let word = word.text.as_str();
        match (german::is_common(word), english::is_common(word)) {
            (true, false) => german += 1,
            (false, true) => english += 1,
            _ => {}
        }
    }
    if german != english {
        let language = if german > english { Language::German } else { Language::English };
        return Detected { language, sure: german == 0 || english == 0 };
    }
    let english = LATIN.compute_language_confidence(text, Tongue::English);
    let language = if english < 0.5 && latin > 0 { Language::German } else { Language::English };
    Detected { language, sure: latin > 0 && (english - 0.5).abs() * 2.0 > SURE_LEAD }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_questions_are_told_apart() {
        for (text, language) in [
            ("darf ich passen", Language::German),
            ("Is it legal?", Language::English),
            ("wer faengt an", Language::German),
            ("Muss der Koenig in die Ecke", Language::German),
            ("who starts", Language::English),
            ("Wurzel", Language::German),
            ("stalemate?", Language::English),
            ("可以跳過嗎", Language::Chinese),
            ("Tablut的king可以吃子嗎", Language::Chinese),
            ("What does the sign 王 on the piece in the middle stand for?", Language::English),
        ] {
            assert_eq!(detect(text).language, language, "{text}");
        }
    }

    #[test]
    fn nothing_to_tell_by_is_not_sure() {
        for text in ["e2-e7", "", "?!", "In Tanbo, pass?", "pass?", "xyzzy"] {
            assert!(!detect(text).sure, "{text}");
        }
    }
}
