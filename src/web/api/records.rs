use axum::{
    body::Bytes,
    extract::{State, rejection::BytesRejection},
    http::HeaderMap,
    response::Response,
};
use utoipa::ToSchema;

use super::{body::Body, json};
use crate::{
    corpus::Language,
    records::{self, AuditRequest, AuditView, Format},
    web::{App, refusal::Refusal},
};

/// A record of the greatest length, with every character escaped.
pub const MOST_BYTES: usize = 6 * records::MOST_BYTES;

/// A record of a game, to be audited.
#[derive(ToSchema)]
#[schema(as = AuditRequest)]
#[expect(dead_code, reason = "it describes what `request` reads")]
struct AuditFields {
    ruleset: String,
    /// At most 65,536 bytes and 1,000 moves.
    record: String,
    /// Where it begins; without it what the record says, or a published start.
    position: Option<String>,
    /// `moves`, `opentafl`, `abstractplay`, `log`, `sgf` or `position`; without it the one that the record looks like.
    format: Option<String>,
    /// From which end the record counts the rows, `top` or `bottom`; without it as its format does.
    rows: Option<String>,
    /// Without it, that of `Accept-Language`.
    lang: Option<Language>,
}

/// `POST /api/v1/records` `{ruleset, record, position?, format?, rows?, lang?}`: a record of a game, audited.
#[utoipa::path(post, path = "/api/v1/records", operation_id = "records", summary = "A record of a game, audited move by move", request_body = AuditFields, responses((status = 200, description = "What was found; a record with an illegal move is an answer", body = AuditView)))]
pub async fn post(
    State(app): State<App>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Refusal> {
    json(&audit(&app, request(Body::read(&app, &headers, body)?)?).await?)
}

/// Audits a record.
pub async fn audit(app: &App, request: AuditRequest) -> Result<AuditView, Refusal> {
    let lang = request.lang;
    app.work(move |app| {
        records::audit(&app.assistant, &request).map_err(|failure| Refusal::of(failure, lang))
    })
    .await
}

/// Reads what is to be audited.
pub fn request(mut body: Body<'_>) -> Result<AuditRequest, Refusal> {
    let ruleset = body.needed("ruleset");
    let record = body.needed("record");
    let position = body.text("position");
    let (format, rows) = (body.text("format"), body.text("rows"));
    let named = format.as_deref().and_then(Format::named);
    let named = named.filter(|format| Format::READ.contains(format));
    if let (Some(written), None) = (&format, named) {
        body.fault_among(
            "format",
            "record-fault-no-such-format",
            written,
            &Format::names(&Format::READ),
        );
    }
    let end = rows.as_deref().and_then(|rows| rows.parse().ok());
    if let (Some(written), None) = (&rows, end) {
        body.fault_about("rows", "record-fault-no-such-rows", written);
    }
    let request =
        AuditRequest { ruleset, record, position, format: named, rows: end, lang: body.lang };
    body.check()?;
    Ok(request)
}
