use std::collections::BTreeMap;

use askama::Template;
use axum::{Form, extract::rejection::FormRejection};

use super::{
    App, Frame, Reader, address,
    refusal::{Refusal, Why},
};
use crate::{
    answer::{Answer, Fault, Question},
    corpus::Language,
    engine::Referee,
};

/// The box to ask in, with what the reader has chosen and typed.
#[derive(Template)]
#[template(path = "form.html")]
pub struct AskForm<'a> {
    frame: Frame<'a>,
    pub asked: Asked,
    /// Offered where the page is not about one game.
    games: Vec<Choice>,
    /// The rulesets that can be chosen, game by game.
    rulesets: Vec<(String, Vec<Choice>)>,
    pub faults: Vec<Fault>,
    /// The box comes first on its page.
    pub first: bool,
    /// What is left open is as in the answer before.
    goes_on: bool,
}

/// The fields of a form that was sent.
pub fn read(
    form: Result<Form<BTreeMap<String, String>>, FormRejection>,
) -> Result<BTreeMap<String, String>, Refusal> {
    match form {
        Ok(Form(fields)) => Ok(fields),
        Err(FormRejection::InvalidFormContentType(_)) => Err(Why::WrongType.into()),
        Err(FormRejection::BytesRejection(rejection)) => Err(rejection.into()),
        Err(_) => Err(Why::Unreadable.into()),
    }
}

/// What a form carries.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    pub question: String,
    pub game: String,
    pub ruleset: String,
    pub position: String,
    /// The id of the answer that the question goes on from; of no use to anybody but its visitor.
    pub after: String,
}

impl From<BTreeMap<String, String>> for Asked {
    fn from(mut fields: BTreeMap<String, String>) -> Self {
        let mut take = |name: &str| fields.remove(name).unwrap_or_default().trim().to_owned();
        Self {
            question: take("question"),
            game: take("game"),
            ruleset: take("ruleset"),
            position: take("position"),
            after: take("after"),
        }
    }
}

impl Asked {
    pub fn question(&self, lang: Language) -> Question {
        let given = |field: &String| Some(field.clone()).filter(|field| !field.is_empty());
        Question {
            question: self.question.clone(),
            game: given(&self.game),
            ruleset: given(&self.ruleset),
            lang: Some(lang),
            position: given(&self.position),
        }
    }

    /// The fields in an address.
    pub fn query(&self) -> String {
        address::query(&self.fields())
    }

    pub fn fields(&self) -> [(&'static str, &str); 4] {
        [
            ("question", &self.question),
            ("game", &self.game),
            ("ruleset", &self.ruleset),
            ("position", &self.position),
        ]
    }
}

impl Asked {
    /// What was asked, so that it can be asked again by itself: in full, with what was taken over from the question before.
    pub fn of(question: &Question, answer: &Answer) -> Self {
        let is_follow_up = answer.understood.is_some() || !answer.taken.is_empty();
        let text = |asked: &Option<String>, taken: &Option<String>| {
            let taken = taken.clone().filter(|_| is_follow_up);
            asked.clone().or(taken).unwrap_or_default()
        };
        Self {
            question: answer.understood.clone().unwrap_or_else(|| question.question.clone()),
            game: text(&question.game, &answer.game),
            ruleset: text(&question.ruleset, &answer.ruleset),
            position: text(&question.position, &answer.position),
            after: String::new(),
        }
    }
}

pub struct Choice {
    pub id: String,
    pub name: String,
    pub chosen: bool,
}

impl<'a> AskForm<'a> {
    /// `only` is the game that the page is about.
    pub fn new(app: &'a App, reader: &Reader, only: Option<&str>, asked: Asked) -> Self {
        let lang = reader.lang;
        let shown =
            || app.assistant.games().iter().filter(|game| only.is_none_or(|id| id == game.id));
        let games = shown()
            .map(|game| Choice {
                id: game.id.clone(),
                name: game.names.get(lang).to_owned(),
                chosen: game.id == asked.game,
            })
            .collect();
        let rulesets = shown()
            .map(|game| {
                (game.names.get(lang).to_owned(), rulesets(app, lang, &game.id, &asked.ruleset))
            })
            .filter(|(_, rulesets)| !rulesets.is_empty())
            .collect();
        let frame = Frame::new(app, reader, "");
        let goes_on = !asked.after.is_empty();
        Self { frame, asked, games, rulesets, faults: Vec::new(), first: true, goes_on }
    }

    /// The box to ask further in after an answer.
    #[must_use]
    pub fn going_on(mut self, answer: &Answer) -> Self {
        self.asked.after = answer.id.clone().unwrap_or_default();
        self.goes_on = true;
        self.first = false;
        self
    }

    fn offers_games(&self) -> bool {
        self.games.len() > 1
    }

    fn faults_at(&self, field: &str) -> bool {
        self.faults.iter().any(|fault| fault.at == field)
    }
}

/// The rulesets of a game that can be chosen.
pub fn rulesets(app: &App, lang: Language, game: &str, chosen: &str) -> Vec<Choice> {
    app.assistant
        .catalog()
        .of_game(game)
        .map(|referee| Choice {
            id: referee.id().to_owned(),
            name: referee.names().get(lang).to_owned(),
            chosen: referee.id() == chosen,
        })
        .collect()
}

/// The ruleset of a game that is asked for, or its first.
pub fn chosen<'a>(app: &'a App, game: &'a str, wanted: &str) -> Option<&'a dyn Referee> {
    app.assistant
        .catalog()
        .of_game(game)
        .find(|referee| wanted.is_empty() || referee.id() == wanted)
}
