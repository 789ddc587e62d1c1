use std::fmt;

/// Something in a corpus file that its author has to mend.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// The file, below the root of the corpus.
    pub file: String,
    /// Counted from 1.
    pub line: usize,
    pub what: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

/// Everything found wrong in one pass: the author mends all of it at once.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Problems(Vec<Problem>);

impl Problems {
    pub fn add(&mut self, file: &str, line: usize, what: impl fmt::Display) {
        self.0.push(Problem { file: file.to_owned(), line, what: what.to_string() });
    }

    /// Adds what a TOML reader says, at the line where it says it.
    pub fn add_toml(&mut self, file: &str, text: &str, error: &toml::de::Error) {
        let line = error.span().map_or(1, |span| line_of(text, span.start));
        self.add(file, line, error.message());
    }

    pub fn append(&mut self, others: Self) {
        self.0.extend(others.0);
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// In the order of files and lines.
    #[must_use]
    pub fn sorted(mut self) -> Vec<Problem> {
        self.0.sort();
        self.0.dedup();
        self.0
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.clone().sorted().iter().try_for_each(|problem| writeln!(f, "{problem}"))
    }
}

impl std::error::Error for Problems {}

/// The line that byte `at` of `text` stands in, counted from 1.
#[must_use]
pub fn line_of(text: &str, at: usize) -> usize {
    text.as_bytes()[..at.min(text.len())].iter().filter(|&&byte| byte == b'\n').count() + 1
}
