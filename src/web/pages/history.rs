use std::collections::BTreeMap;

use askama::Template;
use axum::{
    Form,
    extract::{Query, State, rejection::FormRejection},
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};

use crate::{
    corpus::Language,
    history::{ConversationId, Sharing, Summary, Visitor},
    web::{
        App, Frame, Reader, Visit, address, export,
        form::{self, Choice},
        frame,
        moment::Moment,
        names,
        refusal::{Refusal, Why},
    },
};

/// So many answers stand on one page.
const MOST: usize = 50;

#[derive(Template)]
#[template(path = "pages/history.html")]
struct HistoryPage<'a> {
    frame: Frame<'a>,
    wanted: Wanted,
    /// Whether the visitor has asked anything at all.
    empty: bool,
    games: Vec<Choice>,
    found: usize,
    rows: Vec<Row>,
    newer: Option<String>,
    older: Option<String>,
}

/// An answer in the list.
struct Row {
    id: String,
    address: String,
    question: String,
    lang: Language,
    game: Option<String>,
    at: Moment,
    text: String,
    outdated: bool,
    is_shared: bool,
    conversation: String,
}

/// What part of the list is looked for.
struct Wanted {
    words: String,
    game: String,
    page: usize,
}

impl Wanted {
    fn read(mut fields: BTreeMap<String, String>) -> Self {
        let mut take = |name: &str| fields.remove(name).unwrap_or_default().trim().to_owned();
        Self {
            words: take("q"),
            game: take("game"),
            page: take("page").parse().unwrap_or(1).max(1),
        }
    }

    fn address(&self, lang: Language, page: usize) -> String {
        let page = if page > 1 { page.to_string() } else { String::new() };
        address::history(lang, &[("q", &self.words), ("game", &self.game), ("page", &page)])
    }

    /// Whether every word stands in the question, the answer or the name of the game.
    fn takes(&self, app: &App, summary: &Summary) -> bool {
        if !self.game.is_empty() && summary.game.as_ref() != Some(&self.game) {
            return false;
        }
        let game = summary.game.as_deref();
        let name = game.map(|game| names::game(&app.assistant, summary.lang, game));
        let said = format!("{}\n{}\n{}", summary.question, summary.text, name.unwrap_or_default());
        let said = said.to_lowercase();
        self.words.to_lowercase().split_whitespace().all(|word| said.contains(word))
    }
}

/// `GET /{lang}/history?q=&game=&page=`: what this visitor asked, newest first.
pub async fn show(
    State(app): State<App>,
    reader: Reader,
    visit: Visit,
    Query(fields): Query<BTreeMap<String, String>>,
) -> Result<Response, Refusal> {
    let list = move |app: &App| {
        let visitor = visit.visitor(app)?;
        Ok(visitor.map(|visitor| app.history.list(&visitor)).transpose()?.unwrap_or_default())
    };
    let all = app.work(list).await?;
    let (lang, wanted) = (reader.lang, Wanted::read(fields));
    let found: Vec<&Summary> = all.iter().filter(|summary| wanted.takes(&app, summary)).collect();
    let before = (wanted.page - 1).saturating_mul(MOST);
    let page = HistoryPage {
        frame: Frame::new(&app, &reader, app.say(lang, "history")),
        empty: all.is_empty(),
        games: games(&app, lang, &all, &wanted.game),
        found: found.len(),
        rows: found
            .iter()
            .skip(before)
            .take(MOST)
            .map(|summary| row(&app, lang, summary))
            .collect(),
        newer: (wanted.page > 1).then(|| wanted.address(lang, wanted.page - 1)),
        older: (before.saturating_add(MOST) < found.len())
            .then(|| wanted.address(lang, wanted.page + 1)),
        wanted,
    };
    Ok(private(frame::page(&reader, StatusCode::OK, &page)))
}

fn row(app: &App, lang: Language, summary: &Summary) -> Row {
    Row {
        id: summary.id.clone(),
        address: address::answer(lang, &summary.id),
        question: summary.question.clone(),
        lang: summary.lang,
        game: summary.game.as_deref().map(|game| names::game(&app.assistant, lang, game)),
        at: Moment::from(summary.given_at),
        text: summary.text.clone(),
        outdated: summary.corpus_sha256 != app.assistant.corpus_sha256(),
        is_shared: summary.sharing == Sharing::Everyone,
        conversation: format!(
            "{}#latest",
            address::conversation(lang, summary.conversation.as_str())
        ),
    }
}

/// The games that were asked about.
fn games(app: &App, lang: Language, all: &[Summary], chosen: &str) -> Vec<Choice> {
    let mut ids: Vec<&String> = all.iter().filter_map(|summary| summary.game.as_ref()).collect();
    ids.sort();
    ids.dedup();
    ids.into_iter()
        .map(|id| Choice {
            id: id.clone(),
            name: names::game(&app.assistant, lang, id),
            chosen: id == chosen,
        })
        .collect()
}

/// What a visitor wants to be forgotten.
enum Doomed {
    Answer(String),
    Conversation(ConversationId),
    All,
}

/// `POST /{lang}/history/delete` `id=…`, `conversation=…` or `all=yes`: forgets one answer of this visitor, a conversation, or all.
pub async fn delete(
    State(app): State<App>,
    reader: Reader,
    visit: Visit,
    form: Result<Form<BTreeMap<String, String>>, FormRejection>,
) -> Result<Response, Refusal> {
    let mut fields = form::read(form)?;
    let named = (fields.remove("id"), fields.remove("conversation"), fields.remove("all"));
    let doomed = match named {
        (Some(id), None, None) => Doomed::Answer(id),
        (None, Some(id), None) => {
            Doomed::Conversation(id.parse().map_err(|_| Refusal::from(Why::Unreadable))?)
        }
        (None, None, Some(all)) if all == "yes" => Doomed::All,
        _ => return Err(Why::Unreadable.into()),
    };
    let wanted = match doomed {
        Doomed::Answer(_) => Wanted::read(fields),
        Doomed::Conversation(_) | Doomed::All => Wanted::read(BTreeMap::new()),
    };
    app.work(move |app| match visit.visitor(app)? {
        Some(visitor) => forget(app, &visitor, &doomed),
        None => Ok(()),
    })
    .await?;
    let address = wanted.address(reader.lang, wanted.page);
    Ok((reader.remember(), Redirect::to(&address)).into_response())
}

/// What is gone already is as good as forgotten.
fn forget(app: &App, visitor: &Visitor, doomed: &Doomed) -> Result<(), Refusal> {
    match doomed {
        Doomed::Answer(id) => app.history.forget(visitor, id).map(drop)?,
        Doomed::Conversation(id) => app.history.forget_conversation(visitor, id).map(drop)?,
        Doomed::All => app.history.forget_all(visitor)?,
    }
    Ok(())
}

/// `GET /{lang}/history/export.json`: all of it, for programs.
pub async fn export_json(
    State(app): State<App>,
    reader: Reader,
    visit: Visit,
) -> Result<Response, Refusal> {
    export(&app, &reader, visit, "application/json", "regula.json", export::json).await
}

/// `GET /{lang}/history/export.md`: all of it, to be read.
pub async fn export_markdown(
    State(app): State<App>,
    reader: Reader,
    visit: Visit,
) -> Result<Response, Refusal> {
    let kind = "text/markdown; charset=utf-8";
    export(&app, &reader, visit, kind, "regula.md", export::markdown).await
}

async fn export(
    app: &App,
    reader: &Reader,
    visit: Visit,
    kind: &'static str,
    name: &'static str,
    write: export::Write,
) -> Result<Response, Refusal> {
    let lang = reader.lang;
    let text = app
        .work(move |app| {
            let visitor = visit.visitor(app)?;
            let kept = visitor.map(|visitor| app.history.of(&visitor)).transpose()?;
            write(app, lang, &kept.unwrap_or_default())
        })
        .await?;
    let disposition = HeaderValue::try_from(format!("attachment; filename=\"{name}\""))
        .expect("names of files are ASCII");
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    Ok(private((headers, text).into_response()))
}

/// For this visitor alone: no cache keeps it.
pub fn private(mut response: Response) -> Response {
    let nowhere = HeaderValue::from_static("private, no-store");
    response.headers_mut().insert(header::CACHE_CONTROL, nowhere);
    response
}
