use std::{fmt, str::FromStr};

use uuid::Uuid;

use super::{
    History, HistoryError, Kept, Visitor,
    kept::select_kept,
    store::{Statement, Value},
};

/// Questions and answers that belong together: whoever has the id and is who began them may go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConversationId(String);

impl ConversationId {
    /// One that nobody can guess.
    #[must_use]
    pub fn fresh() -> Self {
        Self(Uuid::new_v4().to_string())
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for ConversationId {
    type Err = uuid::Error;

    fn from_str(text: &str) -> Result<Self, uuid::Error> {
        Ok(Self(text.parse::<Uuid>()?.to_string()))
    }
}

impl fmt::Display for ConversationId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What `coalesce(visitor, '')` is for whoever asks.
fn whose(visitor: Option<&Visitor>) -> Value {
    visitor.map_or("", Visitor::hash).into()
}

impl History {
    /// The answers of a conversation, newest last; none where it is another's. Without a visitor, it is a program's.
    ///
    /// # Errors
    ///
    /// When the history cannot be read.
    pub fn conversation(
        &self,
        id: &ConversationId,
        visitor: Option<&Visitor>,
    ) -> Result<Vec<Kept>, HistoryError> {
        let sql =
            select_kept!("WHERE conversation = $1 AND coalesce(visitor, '') = $2 ORDER BY number");
        let values = [id.as_str().into(), whose(visitor)];
        self.read(Statement::new(sql, values))?.into_iter().map(Kept::read).collect()
    }

    /// The last answer of a conversation; `None` where it is another's, or there is none.
    ///
    /// # Errors
    ///
    /// When the history cannot be read.
    pub fn last_of(
        &self,
        id: &ConversationId,
        visitor: Option<&Visitor>,
    ) -> Result<Option<Kept>, HistoryError> {
        let sql = select_kept!(
            "WHERE conversation = $1 AND coalesce(visitor, '') = $2 ORDER BY number DESC LIMIT 1"
        );
        let values = [id.as_str().into(), whose(visitor)];
        self.read(Statement::new(sql, values))?.into_iter().next().map(Kept::read).transpose()
    }

    /// The answer that came before this one in its conversation.
    ///
    /// # Errors
    ///
    /// When the history cannot be read.
    pub fn before(&self, id: &str) -> Result<Option<Kept>, HistoryError> {
        let sql = select_kept!(
            "WHERE conversation = (SELECT conversation FROM answers WHERE id = $1)
             AND number < (SELECT number FROM answers WHERE id = $1) ORDER BY number DESC LIMIT 1"
        );
        let rows = self.read(Statement::new(sql, [id.into()]))?;
        rows.into_iter().next().map(Kept::read).transpose()
    }

    /// Forgets the answers of a visitor's conversation; `false` where it is not theirs, or there is none.
    ///
    /// # Errors
    ///
    /// When the history cannot be written.
    pub fn forget_conversation(
        &self,
        visitor: &Visitor,
        id: &ConversationId,
    ) -> Result<bool, HistoryError> {
        let values = || [id.as_str().into(), visitor.hash().into()];
        let forgotten = self.write(vec![
            Statement::new(
                "DELETE FROM remarks WHERE answer IN (SELECT id FROM answers WHERE conversation = $1 AND visitor = $2)",
                values(),
            ),
            Statement::new(
                "DELETE FROM answers WHERE conversation = $1 AND visitor = $2 RETURNING id",
                values(),
            ),
        ])?;
        Ok(!forgotten.is_empty())
    }
}
