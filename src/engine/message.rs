use super::Square;

/// Something to say to a reader: the name of a sentence in `locales/`, and what it speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    pub key: &'static str,
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    #[must_use]
    pub fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

/// What a sentence speaks of; words are chosen where the language is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// As it is: a square, a number, what somebody wrote.
    Text(String),
    Count(usize),
    /// The name of a word in `locales/`, such as a side or a kind of piece.
    Word(&'static str),
    Squares(Vec<Square>),
    /// Moves in a row, as they are written.
    Texts(Vec<String>),
    /// Numbers in a row, as in "after 0, 4 and 8 moves".
    Counts(Vec<usize>),
}

impl From<Square> for Arg {
    fn from(square: Square) -> Self {
        Self::Text(square.to_string())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<usize> for Arg {
    fn from(count: usize) -> Self {
        Self::Count(count)
    }
}

impl From<u8> for Arg {
    fn from(count: u8) -> Self {
        Self::Count(count.into())
    }
}

impl From<Vec<String>> for Arg {
    fn from(texts: Vec<String>) -> Self {
        Self::Texts(texts)
    }
}

impl From<Vec<usize>> for Arg {
    fn from(counts: Vec<usize>) -> Self {
        Self::Counts(counts)
    }
}

impl From<Vec<Square>> for Arg {
    fn from(mut squares: Vec<Square>) -> Self {
        squares.sort_unstable();
        Self::Squares(squares)
    }
}
