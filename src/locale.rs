//! The words shown to readers, from `locales/`, in every language.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

use crate::{
    corpus::Language,
    engine::{Arg, Message},
};

/// The files of each language: the program's own, and one for each engine.
const FILES: [(Language, &[&str]); 3] = [
    (
        Language::English,
        &[
            include_str!("../locales/en.ftl"),
            include_str!("../locales/answer.en.ftl"),
            include_str!("../locales/cli.en.ftl"),
            include_str!("../locales/record.en.ftl"),
            include_str!("../locales/web.en.ftl"),
            include_str!("../locales/tafl.en.ftl"),
            include_str!("../locales/tanbo.en.ftl"),
        ],
    ),
    (
        Language::German,
        &[
            include_str!("../locales/de.ftl"),
            include_str!("../locales/answer.de.ftl"),
            include_str!("../locales/cli.de.ftl"),
            include_str!("../locales/record.de.ftl"),
            include_str!("../locales/web.de.ftl"),
            include_str!("../locales/tafl.de.ftl"),
            include_str!("../locales/tanbo.de.ftl"),
        ],
    ),
    (
        Language::Chinese,
        &[
            include_str!("../locales/zh-Hant.ftl"),
            include_str!("../locales/answer.zh-Hant.ftl"),
            include_str!("../locales/cli.zh-Hant.ftl"),
            include_str!("../locales/record.zh-Hant.ftl"),
            include_str!("../locales/web.zh-Hant.ftl"),
            include_str!("../locales/tafl.zh-Hant.ftl"),
            include_str!("../locales/tanbo.zh-Hant.ftl"),
        ],
    ),
];

/// Every sentence of the program in every language.
pub struct Locale {
    /// In the order of [`Language::ALL`].
    bundles: [FluentBundle<FluentResource>; 3],
}

impl Default for Locale {
    fn default() -> Self {
        Self::new()
    }
}

impl Locale {
    /// Reads the shipped files.
    ///
    /// # Panics
    ///
    /// When a shipped file is not Fluent, or names a sentence twice: a test reads them.
    #[must_use]
    pub fn new() -> Self {
        Self { bundles: FILES.map(|(language, files)| bundle(language, files)) }
    }

    fn bundle(&self, language: Language) -> &FluentBundle<FluentResource> {
        &self.bundles[language as usize]
    }

    #[must_use]
    pub fn has(&self, language: Language, key: &str) -> bool {
        self.bundle(language).has_message(key)
    }

    /// A sentence that speaks of nothing.
    #[must_use]
    pub fn text(&self, language: Language, key: &str) -> String {
        self.format(language, key, None)
    }

    /// A sentence, with the words for what it speaks of.
    #[must_use]
    pub fn fill(&self, language: Language, key: &str, words: &[(&str, &str)]) -> String {
        let mut args = FluentArgs::new();
        for &(name, word) in words {
            args.set(name.to_owned(), word.to_owned());
        }
        self.format(language, key, Some(&args))
    }

    /// What an engine says.
    #[must_use]
    pub fn say(&self, language: Language, message: &Message) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            args.set(*name, self.value(language, arg));
        }
        self.format(language, message.key, Some(&args))
    }

    fn value(&self, language: Language, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Text(text) => FluentValue::String(Cow::Owned(shown(text))),
            Arg::Count(count) => FluentValue::from(*count),
            Arg::Word(word) => FluentValue::String(Cow::Owned(self.text(language, word))),
            Arg::Squares(squares) => self.spoken_list(language, squares),
            Arg::Texts(texts) => self.spoken_list(language, texts),
            Arg::Counts(counts) => self.spoken_list(language, counts),
        }
    }

    fn spoken_list(&self, language: Language, items: &[impl ToString]) -> FluentValue<'static> {
        let items: Vec<String> = items.iter().map(ToString::to_string).collect();
        FluentValue::String(Cow::Owned(self.list(language, &items)))
    }

    /// A list as it is spoken: "a, b and c".
    #[must_use]
    pub fn list(&self, language: Language, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [some @ .., last] => {
                let comma = self.text(language, "list-comma");
                let and = self.text(language, "list-and");
                let before = some.join(&comma);
                if language == Language::Chinese {
                    // Between Chinese and Latin letters stands a space: "a1、b2 和 c3".
                    let latin =
                        |letter: Option<char>| letter.is_some_and(|it| it.is_ascii_alphanumeric());
                    let gap = |latin: bool| if latin { " " } else { "" };
                    let left = gap(latin(before.chars().next_back()));
                    return format!("{before}{left}{and}{}{last}", gap(latin(last.chars().next())));
                }
                format!("{before}{and}{last}")
            }
        }
    }

    /// A sentence that is missing shows its key: a test fails before a reader sees one.
    fn format(&self, language: Language, key: &str, args: Option<&FluentArgs<'_>>) -> String {
        let bundle = self.bundle(language);
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned()
    }
}

/// What somebody wrote, as it may be shown in a sentence: short, on one line, without marks that steer a terminal.
#[must_use]
pub fn shown(text: &str) -> String {
    const MOST: usize = 80;
    let plain = |letter: char| if steers(letter) { '\u{fffd}' } else { letter };
    let mut shown: String = text.chars().map(plain).take(MOST).collect();
    if text.chars().nth(MOST).is_some() {
        shown.push('…');
    }
    shown
}

/// Whether a letter says nothing itself, but steers a terminal, or turns the direction or ends the line of those around it.
#[must_use]
pub fn steers(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn bundle(language: Language, files: &[&str]) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = language.tag().parse().expect("our tags are BCP 47");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    for file in files {
        let resource = FluentResource::try_new((*file).to_owned())
            .unwrap_or_else(|(_, errors)| panic!("locales/{language}: {errors:?}"));
        bundle
            .add_resource(resource)
            .unwrap_or_else(|errors| panic!("locales/{language}: {errors:?}"));
    }
    bundle
}
