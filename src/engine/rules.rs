use std::{collections::BTreeMap, marker::PhantomData, str::FromStr};

use strum::VariantArray;
use toml::Spanned;

use super::Side;
use crate::corpus::{Citation, Library, Problems, RawRule, RulesetFile, Words, line_of};

/// How far the cited passage carries a rule; the weakest is the greatest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Support {
    /// The passage says so.
    Stated,
    /// The passage can be read in more than one way, or the rule follows from it; this is how and why.
    Read(Words),
    /// The text is silent; this is what we assume, and why.
    Assumed(Words),
    /// No published rule: a reader asks what would follow if the text meant this.
    Supposed,
}

impl Support {
    /// Whether the text itself carries the rule, read or not: what is assumed is silence.
    #[must_use]
    pub fn is_in_the_text(&self) -> bool {
        matches!(self, Self::Stated | Self::Read(_))
    }

    /// The word in JSON.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Self::Stated => "stated",
            Self::Read(_) => "read",
            Self::Assumed(_) => "assumed",
            Self::Supposed => "supposed",
        }
    }

    /// 0 for stated, 1 for read, 2 for assumed, 3 for supposed.
    #[must_use]
    pub fn weakness(&self) -> u8 {
        match self {
            Self::Stated => 0,
            Self::Read(_) => 1,
            Self::Assumed(_) => 2,
            Self::Supposed => 3,
        }
    }

    #[must_use]
    pub fn note(&self) -> Option<&Words> {
        match self {
            Self::Stated | Self::Supposed => None,
            Self::Read(note) | Self::Assumed(note) => Some(note),
        }
    }
}

/// What a rule rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Basis {
    pub citation: Citation,
    pub support: Support,
    /// What another published reading would change.
    pub elsewhere: Option<Words>,
}

impl Basis {
    /// Reads the basis of an entry; a citation that does not resolve is a problem.
    pub(super) fn read(
        entry: Entry<'_>,
        file: &RulesetFile,
        library: &Library,
        problems: &mut Problems,
    ) -> Option<Self> {
        let line = line_of(&file.text, entry.cite.span().start);
        let citation = Citation::find(library, entry.cite.get_ref(), entry.quote)
            .map_err(|fault| problems.add(&file.file, line, fault))
            .ok();
        let support = match (entry.read, entry.assumed) {
            (None, None) => Support::Stated,
            (Some(why), None) => Support::Read(why.clone()),
            (None, Some(why)) => Support::Assumed(why.clone()),
            (Some(_), Some(_)) => {
                problems.add(&file.file, line, "`read` and `assumed` cannot both hold");
                return None;
            }
        };
        if entry.quote.is_none() && entry.assumed.is_none() {
            problems.add(&file.file, line, "a rule that is stated or read needs a `quote`");
        }
        Some(Self { citation: citation?, support, elsewhere: entry.elsewhere.cloned() })
    }
}

/// The part of a TOML entry that says what it rests on.
#[derive(Clone, Copy)]
pub(super) struct Entry<'a> {
    pub cite: &'a Spanned<String>,
    pub quote: Option<&'a str>,
    pub read: Option<&'a Words>,
    pub assumed: Option<&'a Words>,
    pub elsewhere: Option<&'a Words>,
}

impl<'a> From<&'a RawRule> for Entry<'a> {
    fn from(rule: &'a RawRule) -> Self {
        Self {
            cite: &rule.cite,
            quote: rule.quote.as_deref(),
            read: rule.read.as_ref(),
            assumed: rule.assumed.as_ref(),
            elsewhere: rule.elsewhere.as_ref(),
        }
    }
}

/// The rules that an engine can invoke: an enum whose names are the keys in ruleset files.
///
/// Derive `strum`'s `VariantArray` and `IntoStaticStr` (kebab-case), and the list and the names cannot fall behind the enum.
pub trait RuleKey:
    VariantArray + Into<&'static str> + Copy + Eq + std::fmt::Debug + Send + Sync + 'static
{
    /// The name in files and JSON, as in `king-capture`.
    fn key(self) -> &'static str {
        self.into()
    }
}

/// A rule of a ruleset, its value and what it rests on, as everybody outside the engine sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    pub rule: &'static str,
    /// The value of its parameter, as the ruleset file writes it.
    pub value: Option<String>,
    pub basis: Basis,
}

/// What every rule of an engine rests on.
///
/// Invariant: holds a ground for each variant of `R`, in their order, so looking one up cannot fail.
#[derive(Clone, Debug)]
pub struct Bases<R> {
    grounds: Vec<Ground>,
    rule: PhantomData<fn() -> R>,
}

impl<R: RuleKey> Bases<R> {
    /// Reads a table for each rule; one that is missing, unknown or does not resolve is a problem.
    pub(super) fn read(
        file: &RulesetFile,
        library: &Library,
        problems: &mut Problems,
    ) -> Option<Self> {
        for key in file.rules.keys() {
            if !R::VARIANTS.iter().any(|rule| rule.key() == key.get_ref()) {
                let line = line_of(&file.text, key.span().start);
                problems.add(
                    &file.file,
                    line,
                    format!("this engine has no rule `{}`", key.get_ref()),
                );
            }
        }
        let mut grounds = Vec::new();
        for rule in R::VARIANTS.iter().map(|rule| rule.key()) {
            let Some(raw) = find(&file.rules, rule) else {
                problems.add(
                    &file.file,
                    1,
                    format!("the rule `{rule}` is missing: `[rules.{rule}]`"),
                );
                continue;
            };
            let value = raw.value.as_ref().map(|value| write_value(value.get_ref()));
            if let Some(basis) = Basis::read(raw.into(), file, library, problems) {
                grounds.push(Ground { rule, value, basis });
            }
        }
        (grounds.len() == R::VARIANTS.len()).then_some(Self { grounds, rule: PhantomData })
    }

    #[must_use]
    pub fn all(&self) -> &[Ground] {
        &self.grounds
    }

    /// The same, but for a rule whose parameter is supposed to have another value.
    pub(super) fn supposing(&self, rule: &str, value: &str) -> Self {
        let mut grounds = self.grounds.clone();
        for ground in grounds.iter_mut().filter(|ground| ground.rule == rule) {
            ground.value = Some(value.to_owned());
            ground.basis.support = Support::Supposed;
        }
        Self { grounds, rule: PhantomData }
    }

    /// # Panics
    ///
    /// Never: see the invariant.
    #[must_use]
    pub fn ground(&self, rule: R) -> &Ground {
        self.grounds
            .iter()
            .find(|ground| ground.rule == rule.key())
            .expect("every rule of a ruleset that loads has a ground")
    }
}

fn find<'a>(rules: &'a BTreeMap<Spanned<String>, RawRule>, key: &str) -> Option<&'a RawRule> {
    rules.iter().find(|(name, _)| name.get_ref() == key).map(|(_, rule)| rule)
}

fn write_value(value: &toml::Value) -> String {
    match value {
        toml::Value::String(text) => text.clone(),
        toml::Value::Array(values) => values.iter().map(write_value).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}

/// The parameters of a ruleset file, for its engine to read.
pub struct Values<'a> {
    file: &'a RulesetFile,
    problems: &'a mut Problems,
    choices: Vec<Choice>,
}

/// The values that a parameter can have, by their names in ruleset files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    pub rule: &'static str,
    pub values: &'static [&'static str],
}

impl<'a> Values<'a> {
    pub(super) fn new(file: &'a RulesetFile, problems: &'a mut Problems) -> Self {
        Self { file, problems, choices: Vec::new() }
    }

    /// What has been read so far could be one of these.
    pub(super) fn into_choices(self) -> Vec<Choice> {
        self.choices
    }
}

impl Values<'_> {
    /// The value of an enum parameter, by its name; what else could stand there is in the problem.
    ///
    /// `T` derives `strum`'s `EnumString` and `VariantNames` (kebab-case).
    pub fn choice<T: FromStr + strum::VariantNames>(&mut self, rule: impl RuleKey) -> Option<T> {
        self.choices.push(Choice { rule: rule.key(), values: T::VARIANTS });
        let (line, text) = self.text(rule)?;
        let value = text.parse().ok();
        if value.is_none() {
            let allowed = T::VARIANTS.join(", ");
            self.problem(line, format!("`{text}` is not a value of `{}`: {allowed}", rule.key()));
        }
        value
    }

    /// The value of a parameter that names one of the two sides.
    pub fn side(&mut self, rule: impl RuleKey, sides: &'static [&'static str; 2]) -> Option<Side> {
        self.choices.push(Choice { rule: rule.key(), values: sides });
        let (line, name) = self.text(rule)?;
        let side = Side::named(*sides, &name);
        if side.is_none() {
            self.problem(line, format!("`{name}` is not a side: {}", sides.join(" or ")));
        }
        side
    }

    /// The value of a parameter that is a number.
    pub fn number(&mut self, rule: impl RuleKey) -> Option<u8> {
        let (line, text) = self.text(rule)?;
        let value = text.parse().ok();
        if value.is_none() {
            self.problem(line, format!("`{text}` is not a number that `{}` can have", rule.key()));
        }
        value
    }

    /// The value of a parameter as it is written, with its line. `None` where the rule is missing altogether, which is
    /// said elsewhere.
    pub fn text(&mut self, rule: impl RuleKey) -> Option<(usize, String)> {
        let raw = find(&self.file.rules, rule.key())?;
        let Some(value) = &raw.value else {
            let line = line_of(&self.file.text, raw.cite.span().start);
            self.problem(line, format!("the rule `{}` needs a `value`", rule.key()));
            return None;
        };
        Some((line_of(&self.file.text, value.span().start), write_value(value.get_ref())))
    }

    /// Names a fault at a line of the file.
    pub fn problem(&mut self, line: usize, what: String) {
        self.problems.add(&self.file.file, line, what);
    }

    /// The default start position, as written.
    #[must_use]
    pub fn start(&self) -> &str {
        self.file.starts.first().map_or("", |start| start.position.get_ref())
    }
}
