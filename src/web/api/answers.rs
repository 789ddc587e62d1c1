use axum::{
    extract::{Path, State},
    response::Response,
};

use super::json;
use crate::{
    answer::Answer,
    web::{
        App,
        refusal::{Refusal, Why},
    },
};

/// `GET /api/v1/answers/{id}`: an answer as it was given.
#[utoipa::path(get, path = "/api/v1/answers/{id}", operation_id = "answer", summary = "An answer as it was given", params(("id" = String, Path)), responses((status = 200, description = "The answer", body = Answer)))]
pub async fn show(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Refusal> {
    let found = app.work(move |app| Ok(app.history.get(&id)?)).await?;
    let kept = found.ok_or_else(|| Refusal::from(Why::Unknown))?;
    json(&kept.answer)
}
