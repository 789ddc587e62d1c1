use std::collections::BTreeMap;

use askama::Template;
use axum::{
    Form,
    extract::{Path, Query, State, rejection::FormRejection},
    http::{StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};

use super::game::Link;
use crate::{
    answer::Fault,
    corpus::Language,
    engine::Referee,
    records::{self, AuditRequest, Format, Rows},
    web::{
        App, Frame, Reader, address, api,
        audit::{AuditPart, FILES, MOST_SHARED, RecordAsked},
        form::{self, Choice},
        frame, names,
        refusal::{Refusal, Why},
    },
};

/// A record of the greatest length, each byte written as three.
pub const MOST_BYTES: usize = 4 * records::MOST_BYTES;
#[derive(Template)]
#[template(path = "pages/record.html")]
struct RecordPage<'a> {
    frame: Frame<'a>,
    game: Link,
    action: String,
    rulesets: Vec<Choice>,
    formats: Vec<Choice>,
    ends: Vec<Choice>,
    asked: RecordAsked,
    faults: Vec<Fault>,
    audit: Option<AuditPart>,
}

impl RecordPage<'_> {
    fn faults_at(&self, field: &str) -> bool {
        self.faults.iter().any(|fault| fault.at == field)
    }
}

/// `GET /{lang}/{game}/record?ruleset=&position=&moves=`, or `record=` for a whole record with `format=` and `rows=`.
pub async fn show(
    State(app): State<App>,
    reader: Reader,
    Path((_, id)): Path<(String, String)>,
    Query(fields): Query<BTreeMap<String, String>>,
) -> Result<Response, Refusal> {
    answer(app, reader, id, RecordAsked::new(fields)).await
}

/// `POST /{lang}/{game}/record`: a short record is sent to its address, a longer one is audited here.
pub async fn post(
    State(app): State<App>,
    reader: Reader,
    Path((_, id)): Path<(String, String)>,
    form: Result<Form<BTreeMap<String, String>>, FormRejection>,
) -> Result<Response, Refusal> {
    let asked = RecordAsked::new(form::read(form)?);
    let address = address::record(reader.lang, &id, &asked.fields());
    if address.len() <= MOST_SHARED {
        return Ok(Redirect::to(&address).into_response());
    }
    answer(app, reader, id, asked).await
}

/// `GET /{lang}/{game}/record.{sgf,otg,txt}?ruleset=&position=&moves=`: a position and the moves from it as a file.
pub async fn save(
    State(app): State<App>,
    reader: Reader,
    Path((_, id, ending)): Path<(String, String, String)>,
    Query(fields): Query<BTreeMap<String, String>>,
) -> Result<Response, Refusal> {
    let lang = reader.lang;
    let file = FILES.iter().find(|(known, ..)| *known == ending);
    let (ending, format, kind) = file.ok_or_else(|| Refusal::from(Why::Unknown))?;
    let asked = RecordAsked::new(fields);
    let request = request(&app, lang, &id, &asked)?;
    let name = format!("attachment; filename=\"{id}.{ending}\"");
    let text = app
        .work(move |app| {
            records::convert(&app.assistant, &request, *format)
                .map_err(|failure| Refusal::of(failure, lang))
        })
        .await?;
    let headers = [(header::CONTENT_TYPE, (*kind).to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

async fn answer(
    app: App,
    reader: Reader,
    id: String,
    asked: RecordAsked,
) -> Result<Response, Refusal> {
    let lang = reader.lang;
    let (mut status, mut faults, mut audit) = (StatusCode::OK, Vec::new(), None);
    let audited = match request(&app, lang, &id, &asked) {
        Ok(_) if asked.is_empty() => None,
        Ok(request) => Some(api::records::audit(&app, request).await),
        Err(refusal) if refusal.faults.is_empty() => return Err(refusal),
        Err(refusal) => Some(Err(refusal)),
    };
    match audited {
        None => {}
        Some(Ok(view)) => audit = Some(AuditPart::new(&app, lang, &id, &asked, view)),
        Some(Err(refusal)) if !refusal.faults.is_empty() => {
            status = StatusCode::BAD_REQUEST;
            faults = refusal.faults;
        }
        Some(Err(refusal)) => return Err(refusal),
    }
    let chosen = form::chosen(&app, &id, &asked.ruleset).map(Referee::id).unwrap_or_default();
    let mut frame = Frame::new(&app, &reader, app.say(lang, "record-title"));
    if reader.query.is_none() && !asked.is_empty() {
        // What was sent stands in no address: another language begins anew with the moves.
        for link in &mut frame.languages {
            let shared = audit.as_ref().map(|audit| audit.shared(&asked)).unwrap_or_default();
            let fields: Vec<(&str, &str)> =
                shared.iter().map(|(name, value)| (*name, value.as_str())).collect();
            link.address = address::record(link.lang, &id, &fields);
        }
    }
    let page = RecordPage {
        frame,
        game: Link {
            address: address::game(lang, &id),
            name: names::game(&app.assistant, lang, &id),
        },
        action: address::record(lang, &id, &[]),
        rulesets: form::rulesets(&app, lang, &id, chosen),
        formats: Format::READ
            .map(Format::key)
            .map(|key| choice(key, app.say(lang, &format!("record-format-{key}")), &asked.format))
            .into(),
        ends: [Rows::Bottom, Rows::Top]
            .map(Rows::key)
            .map(|key| choice(key, app.say(lang, &format!("record-rows-{key}")), &asked.rows))
            .into(),
        asked,
        faults,
        audit,
    };
    Ok(frame::page(&reader, status, &page))
}

fn choice(id: &str, name: String, chosen: &str) -> Choice {
    Choice { id: id.to_owned(), name, chosen: id == chosen }
}

/// What is asked; or a refusal with the faults of the form.
fn request(
    app: &App,
    lang: Language,
    game: &str,
    asked: &RecordAsked,
) -> Result<AuditRequest, Refusal> {
    let referee =
        form::chosen(app, game, &asked.ruleset).ok_or_else(|| Refusal::from(Why::Unknown))?;
    let mut faults = Vec::new();
    let mut fault = |at: &str, message: String| faults.push(Fault { at: at.to_owned(), message });
    let format = Format::named(&asked.format).filter(|format| Format::READ.contains(format));
    if format.is_none() && !asked.format.is_empty() {
        let (written, known) = (crate::locale::shown(&asked.format), Format::names(&Format::READ));
        let words = [("written", &*written), ("known", &*known)];
        fault("format", app.locale().fill(lang, "record-fault-no-such-format", &words));
    }
    let rows: Option<Rows> = asked.rows.parse().ok();
    if rows.is_none() && !asked.rows.is_empty() {
        let written = crate::locale::shown(&asked.rows);
        let words = [("written", &*written)];
        fault("rows", app.locale().fill(lang, "record-fault-no-such-rows", &words));
    }
    if !faults.is_empty() {
        return Err(Refusal::unreadable(faults, lang));
    }
    Ok(AuditRequest {
        ruleset: referee.id().to_owned(),
        record: asked.record.clone(),
        position: Some(asked.position.clone()).filter(|position| !position.is_empty()),
        format,
        rows,
        lang,
    })
}
