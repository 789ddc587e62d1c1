use jiff::Timestamp;

use super::{
    History, HistoryError, Sharing, Summary, Visitor, kept::select_summary, store::Statement,
};

impl History {
    /// Offers an answer of a visitor to everyone who asks something similar, or no longer; `false` where it is not theirs.
    ///
    /// # Errors
    ///
    /// When the history cannot be written.
    pub fn share(
        &self,
        visitor: &Visitor,
        id: &str,
        sharing: Sharing,
    ) -> Result<bool, HistoryError> {
        let since = match sharing {
            Sharing::Own => None,
            Sharing::Everyone => Some(Timestamp::now().to_string()),
        };
        let shared = self.write(vec![Statement::new(
            "UPDATE answers SET shared_at = $1 WHERE id = $2 AND visitor = $3 RETURNING id",
            [since.into(), id.into(), visitor.hash().into()],
        )])?;
        Ok(!shared.is_empty())
    }

    /// The last answers about a game that a reader may be offered: their own, and as many shared ones; newest first.
    ///
    /// # Errors
    ///
    /// When the history cannot be read.
    pub fn offered(
        &self,
        game: &str,
        visitor: Option<&Visitor>,
        most: i64,
    ) -> Result<Vec<Summary>, HistoryError> {
        let mut rows = Vec::new();
        if let Some(visitor) = visitor {
            rows = self.read(Statement::new(
                select_summary!(
                    "WHERE visitor = $1 AND game = $2 AND kind <> 'unrelated' ORDER BY number DESC LIMIT $3"
                ),
                [visitor.hash().into(), game.into(), most.into()],
            ))?;
        }
        rows.extend(self.read(Statement::new(
            select_summary!(
                "WHERE shared_at IS NOT NULL AND game = $1 AND kind <> 'unrelated' AND coalesce(visitor, '') <> $2
                 ORDER BY number DESC LIMIT $3"
            ),
            [game.into(), visitor.map_or("", Visitor::hash).into(), most.into()],
        ))?);
        rows.into_iter().map(Summary::read).collect()
    }
}
