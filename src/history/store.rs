use super::HistoryError;

/// Where rows are kept.
///
/// The SQL is the same for every store: `$1`, `$2` … in the order in which they first stand in the statement, `RETURNING`
/// to learn what was changed, columns of text and whole numbers.
pub trait Store: Send + Sync {
    /// Does all statements or none of them, and gives back the rows of the last.
    ///
    /// Every statement may be done twice without harm: where a connection is lost in between, it is.
    fn run(&self, statements: Vec<Statement>, patience: Patience)
    -> Result<Vec<Row>, HistoryError>;
}

/// Whether what others hold is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Patience {
    /// For a moment, counted from the asking: those who ask at once wait side by side, not one after the other.
    Moment,
    /// It was waited for in vain just now: it is tried, and no more.
    None,
}

/// A statement with what stands for `$1`, `$2` … in it.
#[derive(Clone, Debug)]
pub struct Statement {
    pub sql: &'static str,
    pub values: Vec<Value>,
}

impl Statement {
    pub fn new(sql: &'static str, values: impl Into<Vec<Value>>) -> Self {
        Self { sql, values: values.into() }
    }
}

/// What stands in a column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    Text(String),
    Number(i64),
    Nothing,
}

impl From<&str> for Value {
    /// No column holds a NUL: PostgreSQL refuses it.
    fn from(text: &str) -> Self {
        Self::Text(text.replace('\0', "\u{fffd}"))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        if text.contains('\0') { text.as_str().into() } else { Self::Text(text) }
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl<T: Into<Self>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Nothing, Into::into)
    }
}

/// A row, read column by column from the first on.
pub struct Row(std::vec::IntoIter<Value>);

impl From<Vec<Value>> for Row {
    fn from(columns: Vec<Value>) -> Self {
        Self(columns.into_iter())
    }
}

impl Row {
    pub fn text(&mut self) -> Result<String, HistoryError> {
        self.optional()?.ok_or_else(|| HistoryError::Damaged("a text is missing".into()))
    }

    /// A text that may be missing.
    pub fn optional(&mut self) -> Result<Option<String>, HistoryError> {
        match self.0.next() {
            Some(Value::Text(text)) => Ok(Some(text)),
            Some(Value::Nothing) => Ok(None),
            other => Err(HistoryError::Damaged(format!("{other:?} is no text"))),
        }
    }

    pub fn number(&mut self) -> Result<i64, HistoryError> {
        match self.0.next() {
            Some(Value::Number(number)) => Ok(number),
            other => Err(HistoryError::Damaged(format!("{other:?} is no number"))),
        }
    }

    /// A text in a form of its own.
    pub fn parse<T: std::str::FromStr<Err: std::fmt::Display>>(
        &mut self,
    ) -> Result<T, HistoryError> {
        self.text()?.parse().map_err(|error: T::Err| HistoryError::Damaged(error.to_string()))
    }
}
