use std::sync::OnceLock;

use jiff::Timestamp;
use uuid::Uuid;

use super::{
    ConversationId, HistoryError, Kept, Location, Provenance, Seal, Summary, Visitor,
    kept::{select_kept, select_summary},
    store::{Row, Statement, Store},
    trouble::Trouble,
};
use crate::answer::{Answer, Question};

/// More than an answer takes.
const TRIAL_BYTES: usize = 64 * 1024;

/// Every answer that was kept, by its id, and what readers said of it.
pub struct History {
    store: Box<dyn Store>,
    keeping: Trouble,
    reading: Trouble,
    seal: OnceLock<Seal>,
}

/// An answer to be kept.
pub struct Given<'a> {
    pub question: &'a Question,
    pub answer: Answer,
    pub provenance: Provenance,
    /// Whoever asked, where they are known.
    pub visitor: Option<&'a Visitor>,
    pub conversation: &'a ConversationId,
}

impl History {
    /// The history that is kept there, opened at once.
    ///
    /// # Errors
    ///
    /// When the folder cannot be made, the database cannot be reached, or it is locked, damaged or of a newer version.
    pub fn open(location: impl Into<Location>) -> Result<Self, HistoryError> {
        let history = Self::at(&location.into())?;
        history.count()?;
        Ok(history)
    }

    /// The history that is kept there, opened when it is first needed: what cannot be used now may be later.
    ///
    /// # Errors
    ///
    /// When the address of a database cannot be read.
    pub fn at(location: &Location) -> Result<Self, HistoryError> {
        Ok(Self {
            store: location.store()?,
            keeping: Trouble::with_keeping(),
            reading: Trouble::with_reading(),
            seal: OnceLock::new(),
        })
    }

    /// A history that ends with the program.
    ///
    /// # Errors
    ///
    /// When there is no memory for it.
    pub fn in_memory() -> Result<Self, HistoryError> {
        Self::open(Location::Memory)
    }

    /// Keeps an answer, and gives it back with its id and address.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub fn keep(&self, given: Given<'_>) -> Result<Answer, HistoryError> {
        let Given { question, mut answer, provenance, visitor, conversation } = given;
        let id = Uuid::new_v4().to_string();
        answer.url = Some(format!("/{}/answers/{id}", answer.lang));
        answer.id = Some(id.clone());
        let position = answer.position.as_ref().or(question.position.as_ref());
        self.write(vec![Statement::new(
            "INSERT INTO answers (id, conversation, visitor, given_at, question, asked, understood, lang, game, ruleset, position,
                                  kind, verdict, text, answer, corpus_sha256, ruleset_sha256)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
             ON CONFLICT (id) DO NOTHING RETURNING id",
            [
                id.into(),
                conversation.as_str().into(),
                visitor.map(Visitor::hash).into(),
                Timestamp::now().to_string().into(),
                serde_json::to_string(question)?.into(),
                answer.question.as_str().into(),
                answer.understood.as_deref().into(),
                answer.lang.tag().into(),
                answer.game.as_deref().into(),
                answer.ruleset.as_deref().into(),
                position.map(String::as_str).into(),
                answer.kind.to_string().into(),
                answer.verdict.map(|verdict| verdict.to_string()).into(),
                answer.text.as_str().into(),
                serde_json::to_string(&answer)?.into(),
                provenance.corpus_sha256.into(),
                provenance.ruleset_sha256.into(),
            ],
        )])?;
        Ok(answer)
    }

    /// The answer with this id, as it was given.
    ///
    /// # Errors
    ///
    /// When the history cannot be read.
    pub fn get(&self, id: &str) -> Result<Option<Kept>, HistoryError> {
        let rows = self.read(Statement::new(select_kept!("WHERE id = $1"), [id.into()]))?;
        rows.into_iter().next().map(Kept::read).transpose()
    }

    /// Everything that a visitor asked, newest first.
    ///
    /// # Errors
    ///
    /// When the history cannot be read.
    pub fn of(&self, visitor: &Visitor) -> Result<Vec<Kept>, HistoryError> {
        let sql = select_kept!("WHERE visitor = $1 ORDER BY number DESC");
        let rows = self.read(Statement::new(sql, [visitor.hash().into()]))?;
        rows.into_iter().map(Kept::read).collect()
    }

    /// What a list says of everything that a visitor asked, newest first.
    ///
    /// # Errors
    ///
    /// When the history cannot be read.
    pub fn list(&self, visitor: &Visitor) -> Result<Vec<Summary>, HistoryError> {
        let sql = select_summary!("WHERE visitor = $1 ORDER BY number DESC");
        let rows = self.read(Statement::new(sql, [visitor.hash().into()]))?;
        rows.into_iter().map(Summary::read).collect()
    }

    /// Forgets one answer of a visitor, with what was said of it; `false` where it is not theirs, or there is none.
    ///
    /// # Errors
    ///
    /// When the history cannot be written.
    pub fn forget(&self, visitor: &Visitor, id: &str) -> Result<bool, HistoryError> {
        let values = || [id.into(), visitor.hash().into()];
        let forgotten = self.write(vec![
            Statement::new(
                "DELETE FROM remarks WHERE answer IN (SELECT id FROM answers WHERE id = $1 AND visitor = $2)",
                values(),
            ),
            Statement::new(
                "DELETE FROM answers WHERE id = $1 AND visitor = $2 RETURNING id",
                values(),
            ),
        ])?;
        Ok(!forgotten.is_empty())
    }

    /// Forgets everything that a visitor asked and said.
    ///
    /// # Errors
    ///
    /// When the history cannot be written.
    pub fn forget_all(&self, visitor: &Visitor) -> Result<(), HistoryError> {
        let statement = |sql| Statement::new(sql, [visitor.hash().into()]);
        self.write(vec![
            statement(
                "DELETE FROM remarks
                 WHERE visitor = $1 OR answer IN (SELECT id FROM answers WHERE visitor = $1)",
            ),
            statement("DELETE FROM answers WHERE visitor = $1"),
        ])?;
        Ok(())
    }

    /// How many answers are kept.
    ///
    /// # Errors
    ///
    /// When the history cannot be read.
    pub fn count(&self) -> Result<i64, HistoryError> {
        let rows = self.read(Statement::new("SELECT count(*) FROM answers", []))?;
        rows.into_iter().next().map_or(Ok(0), |mut row| row.number())
    }

    /// Whether answers can be kept and read. Where the last one could not be, or none was yet, something is written on trial.
    ///
    /// # Errors
    ///
    /// Why not.
    pub fn check(&self) -> Result<(), HistoryError> {
        let changes_nothing = "UPDATE answers SET id = id WHERE id = '' RETURNING id";
        let mut statements = vec![Statement::new(changes_nothing, [])];
        if !self.keeping.is_over() {
            let write = "INSERT INTO keys (name, value) VALUES ('trial', $1)
                         ON CONFLICT (name) DO UPDATE SET value = excluded.value";
            let trial = Uuid::new_v4().simple().to_string().repeat(TRIAL_BYTES / 32);
            statements.push(Statement::new(write, [trial.into()]));
            statements.push(Statement::new("DELETE FROM keys WHERE name = 'trial'", []));
        }
        self.write(statements)?;
        Ok(())
    }

    /// What cookies are signed with: made once, and shared by all servers that share this history.
    ///
    /// # Errors
    ///
    /// When it can neither be read nor made.
    pub fn seal(&self) -> Result<&Seal, HistoryError> {
        if let Some(seal) = self.seal.get() {
            return Ok(seal);
        }
        let known = || Statement::new("SELECT value FROM keys WHERE name = 'visitors'", []);
        let mut rows = self.read(known())?;
        if rows.is_empty() {
            let key = format!("{}{}", Uuid::new_v4().simple(), Uuid::new_v4().simple());
            let make = "INSERT INTO keys (name, value) VALUES ('visitors', $1) ON CONFLICT (name) DO NOTHING";
            rows = self.write(vec![Statement::new(make, [key.into()]), known()])?;
        }
        let missing = || HistoryError::Damaged("there is no key to sign with".into());
        let key = rows.into_iter().next().ok_or_else(missing)?.text()?;
        Ok(self.seal.get_or_init(|| Seal::new(&key)))
    }

    pub(super) fn read(&self, statement: Statement) -> Result<Vec<Row>, HistoryError> {
        self.reading.run(&*self.store, vec![statement])
    }

    /// Does all statements or none of them, and gives back the rows of the last.
    pub(super) fn write(&self, statements: Vec<Statement>) -> Result<Vec<Row>, HistoryError> {
        self.keeping.run(&*self.store, statements)
    }
}
