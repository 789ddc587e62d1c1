use jiff::Timestamp;

use super::{History, HistoryError, Kept, Visitor, store::Statement};

/// A remark may be this long, in characters.
pub const MOST_REMARK_CHARACTERS: usize = 1_000;

/// What a reader says of an answer, for a person to judge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    pub given_at: Timestamp,
    pub mark: Mark,
    /// Of at most [`MOST_REMARK_CHARACTERS`]; may be empty.
    pub text: String,
}

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString, strum::VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub enum Mark {
    /// Not what the rules say, or not what was asked.
    Wrong,
    /// Cannot be understood.
    Unclear,
}

impl History {
    /// Notes what a reader says of an answer, in place of what they said before; `false` where there is no such answer.
    ///
    /// # Errors
    ///
    /// When the history cannot be written.
    pub fn remark(
        &self,
        visitor: &Visitor,
        id: &str,
        mark: Mark,
        text: &str,
    ) -> Result<bool, HistoryError> {
        let text: String = text.trim().chars().take(MOST_REMARK_CHARACTERS).collect();
        let noted = self.write(vec![Statement::new(
            "INSERT INTO remarks (answer, visitor, given_at, mark, remark)
             SELECT id, $1, $2, $3, $4 FROM answers WHERE id = $5
             ON CONFLICT (answer, visitor) DO UPDATE
             SET given_at = excluded.given_at, mark = excluded.mark, remark = excluded.remark
             RETURNING answer",
            [
                visitor.hash().into(),
                Timestamp::now().to_string().into(),
                mark.to_string().into(),
                text.into(),
                id.into(),
            ],
        )])?;
        Ok(!noted.is_empty())
    }

    /// What a reader has said of an answer.
    ///
    /// # Errors
    ///
    /// When the history cannot be read.
    pub fn remark_of(&self, visitor: &Visitor, id: &str) -> Result<Option<Remark>, HistoryError> {
        let rows = self.read(Statement::new(
            "SELECT given_at, mark, remark FROM remarks WHERE answer = $1 AND visitor = $2",
            [id.into(), visitor.hash().into()],
        ))?;
        let read = |mut row: super::store::Row| {
            Ok(Remark { given_at: row.parse()?, mark: row.parse()?, text: row.text()? })
        };
        rows.into_iter().next().map(read).transpose()
    }

    /// Takes back what a reader said of an answer.
    ///
    /// # Errors
    ///
    /// When the history cannot be written.
    pub fn take_back(&self, visitor: &Visitor, id: &str) -> Result<(), HistoryError> {
        let sql = "DELETE FROM remarks WHERE answer = $1 AND visitor = $2 RETURNING answer";
        self.write(vec![Statement::new(sql, [id.into(), visitor.hash().into()])])?;
        Ok(())
    }

    /// Every remark with its answer, oldest first.
    ///
    /// # Errors
    ///
    /// When the history cannot be read.
    pub fn remarks(&self) -> Result<Vec<(Remark, Kept)>, HistoryError> {
        let rows = self.read(Statement::new(
            "SELECT remarks.given_at, mark, remark, answers.given_at, question, answers.answer, corpus_sha256,
                    ruleset_sha256, conversation, shared_at, answers.visitor
             FROM remarks JOIN answers ON answers.id = remarks.answer ORDER BY remarks.number",
            [],
        ))?;
        rows.into_iter()
            .map(|mut row| {
                let remark =
                    Remark { given_at: row.parse()?, mark: row.parse()?, text: row.text()? };
                Ok((remark, Kept::read(row)?))
            })
            .collect()
    }
}
