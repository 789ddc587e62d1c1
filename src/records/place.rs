/// A line and a column of a text, both from 1; a column is a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    pub line: usize,
    pub column: usize,
}

/// A text that knows where its lines begin.
pub struct Source<'a> {
    pub text: &'a str,
    starts: Vec<usize>,
}

impl<'a> Source<'a> {
    pub fn new(text: &'a str) -> Self {
        let breaks = text.match_indices('\n').map(|(at, _)| at + 1);
        Self { text, starts: std::iter::once(0).chain(breaks).collect() }
    }

    /// The place of a byte.
    pub fn place(&self, at: usize) -> Place {
        let line = self.starts.partition_point(|&start| start <= at).max(1);
        let before = self.text.get(self.starts[line - 1]..at).unwrap_or_default();
        Place { line, column: before.chars().count() + 1 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_characters() {
        let source = Source::new("你好\nab\n");
        let at = |byte| {
            let Place { line, column } = source.place(byte);
            (line, column)
        };
        assert_eq!([0, 3, 6, 7, 9, 10].map(at), [(1, 1), (1, 2), (1, 3), (2, 1), (2, 3), (3, 1)]);
    }
}
