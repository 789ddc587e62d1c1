use std::collections::BTreeMap;

use askama::Template;
use axum::{
    extract::{Path, Query, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::Response,
};

use super::game::Link;
use crate::{
    answer::{Answer, Fault},
    corpus::Language,
    locale::shown,
    web::{
        App, Frame, Reader, address,
        form::{Asked, Choice, rulesets},
        frame, language, names, questions,
        quote::Quote,
        refusal::{Refusal, Why},
        verdict::VerdictPart,
    },
};

/// So many quotations stand in the frame; the whole answer has all.
const QUOTES: usize = 2;
/// So many questions to begin with.
const EXAMPLES: usize = 3;

/// A box to ask in about one game, for a frame on another site.
#[derive(Template)]
#[template(path = "pages/embed.html")]
struct EmbedPage<'a> {
    frame: Frame<'a>,
    game: Link,
    action: String,
    asked: Asked,
    rulesets: Vec<Choice>,
    faults: Vec<Fault>,
    answer: Option<Shown>,
    /// To begin with, or to go on with.
    examples: Vec<Link>,
    /// Some site may show this page in a frame.
    is_allowed: bool,
}

/// What of an answer has room in a frame.
struct Shown {
    lang: Language,
    verdict: VerdictPart,
    level: String,
    by_ruleset: Vec<(String, String)>,
    quotes: Vec<Quote>,
    /// The same question on a page of its own.
    whole: String,
}

/// `GET /embed/{game}?question=…&ruleset=…&lang=…`: a box to ask in, and the answer below it; keeps nothing.
pub async fn show(
    State(app): State<App>,
    Path(game): Path<String>,
    headers: HeaderMap,
    Query(mut fields): Query<BTreeMap<String, String>>,
) -> Result<Response, Refusal> {
    let known = app.assistant.game(&game).ok_or_else(|| Refusal::from(Why::Unknown))?;
    let chosen: Option<String> = fields.remove("lang").filter(|tag| !tag.is_empty());
    let read: Option<Language> = chosen.as_deref().and_then(|tag| tag.parse().ok());
    let lang = read.unwrap_or_else(|| language::preferred(&headers));
    fields.insert("game".into(), game.clone());
    let asked = Asked::from(fields);
    let name = known.names.get(lang).to_owned();
    let title = app.locale().fill(lang, "embed-title", &[("game", &name)]);
    let reader = Reader::lost(lang);
    let mut page = EmbedPage {
        frame: Frame::new(&app, &reader, title),
        game: Link { address: address::game(lang, &game), name },
        action: address::embed(&game, &[]),
        rulesets: rulesets(&app, lang, &game, &asked.ruleset),
        faults: Vec::new(),
        answer: None,
        examples: examples(lang, &asked, app.assistant.examples(&game, lang)),
        is_allowed: !app.embedding_origins.is_empty(),
        asked,
    };
    let unread = chosen.as_deref().filter(|_| read.is_none());
    page.faults = faults(&app, lang, unread, &page.asked.ruleset, &page.rulesets);
    let mut status = StatusCode::OK;
    if !page.faults.is_empty() {
        status = StatusCode::BAD_REQUEST;
    } else if !page.asked.question.is_empty() {
        match questions::answer(&app, page.asked.question(lang), lang).await {
            Ok(answer) => {
                page.examples = examples(lang, &page.asked, answer.suggestions.clone());
                page.answer = Some(in_frame(&app, lang, &page.asked, &answer));
            }
            Err(refusal) if refusal.faults.is_empty() => return Err(refusal),
            Err(refusal) => {
                status = refusal.why.status();
                page.faults = refusal.faults;
            }
        }
    }
    let mut response = frame::page(&reader, status, &page);
    let vary = HeaderValue::from_static("Accept-Language, Cookie");
    response.headers_mut().insert(header::VARY, vary);
    Ok(response)
}

/// What is wrong with the address that a site has written: a language that there is not, or a ruleset that is not the game's.
fn faults(
    app: &App,
    lang: Language,
    unread: Option<&str>,
    ruleset: &str,
    rulesets: &[Choice],
) -> Vec<Fault> {
    let fault = |at: &str, key, words: &[(&str, &str)]| Fault {
        at: at.to_owned(),
        message: app.locale().fill(lang, key, words),
    };
    let of_lang =
        unread.map(|tag| fault("lang", "fault-unknown-language", &[("written", &*shown(tag))]));
    let is_known = ruleset.is_empty() || rulesets.iter().any(|known| known.chosen);
    let known: Vec<&str> = rulesets.iter().map(|known| &*known.id).collect();
    let words = [("ruleset", &*shown(ruleset)), ("known", &*known.join(", "))];
    let of_ruleset = (!is_known).then(|| fault("ruleset", "fault-no-such-ruleset", &words));
    of_lang.into_iter().chain(of_ruleset).collect()
}

fn in_frame(app: &App, lang: Language, asked: &Asked, answer: &Answer) -> Shown {
    let by_ruleset = answer
        .by_ruleset
        .iter()
        .map(|by| (names::ruleset(&app.assistant, lang, &by.ruleset), by.text.clone()));
    Shown {
        lang: answer.lang,
        verdict: VerdictPart::new(app, answer),
        level: answer.confidence.level.to_string(),
        by_ruleset: by_ruleset.collect(),
        quotes: answer.citations().iter().take(QUOTES).cloned().map(Quote::new).collect(),
        whole: address::ask(lang, &asked.fields()),
    }
}

/// The same box with another question in it.
fn examples(lang: Language, asked: &Asked, questions: Vec<String>) -> Vec<Link> {
    let link = |question: String| {
        let fields = [("question", &*question), ("ruleset", &*asked.ruleset), ("lang", lang.tag())];
        Link { address: address::embed(&asked.game, &fields), name: question }
    };
    questions.into_iter().take(EXAMPLES).map(link).collect()
}
