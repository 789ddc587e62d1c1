use askama::Template;
use axum::{
    extract::{Path, State},
    http::StatusCode,
    response::Response,
};

use super::history::private;
use crate::{
    corpus::Language,
    history::{ConversationId, Kept},
    web::{
        App, AskForm, Frame, Reader, Visit, address,
        form::Asked,
        frame,
        moment::Moment,
        names,
        quote::Quote,
        refusal::{Refusal, Why},
        verdict::VerdictPart,
    },
};

#[derive(Template)]
#[template(path = "pages/conversation.html")]
struct ConversationPage<'a> {
    frame: Frame<'a>,
    id: ConversationId,
    games: Vec<(String, String)>,
    turns: Vec<Turn>,
    form: AskForm<'a>,
}

/// A question and its answer.
struct Turn {
    address: String,
    question: String,
    lang: Language,
    at: Moment,
    verdict: VerdictPart,
    /// What was taken over from the question before.
    taken: Vec<String>,
    /// The passage that decides.
    quote: Option<Quote>,
    /// How many more there are on the page of the answer.
    more: usize,
    outdated: bool,
}

/// `GET /{lang}/conversations/{id}`: what was asked and answered, newest last, for whoever asked alone.
pub async fn show(
    State(app): State<App>,
    reader: Reader,
    visit: Visit,
    Path((_, id)): Path<(String, String)>,
) -> Result<Response, Refusal> {
    let id: ConversationId = id.parse().map_err(|_| Refusal::from(Why::Unknown))?;
    let wanted = id.clone();
    let kept = app
        .work(move |app| match visit.visitor(app)? {
            Some(visitor) => Ok(app.history.conversation(&wanted, Some(&visitor))?),
            None => Ok(Vec::new()),
        })
        .await?;
    let (Some(first), Some(last)) = (kept.first(), kept.last()) else {
        return Err(Why::Unknown.into());
    };
    let lang = reader.lang;
    let form = AskForm::new(&app, &reader, None, Asked::default()).going_on(&last.answer);
    let page = ConversationPage {
        frame: Frame::new(&app, &reader, first.answer.question.clone()),
        id,
        games: games(&app, lang, &kept),
        turns: kept.into_iter().map(|kept| turn(&app, lang, kept)).collect(),
        form,
    };
    Ok(private(frame::page(&reader, StatusCode::OK, &page)))
}

/// The games that were asked about, in that order: address and name.
fn games(app: &App, lang: Language, kept: &[Kept]) -> Vec<(String, String)> {
    let mut games: Vec<(String, String)> = Vec::new();
    for game in kept.iter().filter_map(|kept| kept.answer.game.as_deref()) {
        let address = address::game(lang, game);
        if !games.iter().any(|(known, _)| *known == address) {
            games.push((address, names::game(&app.assistant, lang, game)));
        }
    }
    games
}

fn turn(app: &App, lang: Language, kept: Kept) -> Turn {
    let answer = kept.answer;
    let id = answer.id.as_deref().unwrap_or_default();
    let quote = answer.kind.claims().then(|| answer.citations().first().cloned()).flatten();
    Turn {
        address: address::answer(lang, id),
        lang: answer.lang,
        at: Moment::from(kept.given_at),
        verdict: VerdictPart::new(app, &answer),
        more: answer.citations().len() - usize::from(quote.is_some()),
        quote: quote.map(Quote::new),
        outdated: kept.provenance.corpus_sha256 != app.assistant.corpus_sha256(),
        question: answer.question,
        taken: answer.taken,
    }
}
