//! `/api/v1`: one file a resource. Answers and rulings go out as [`crate::answer`] shapes them.

pub mod answers;
pub mod ask;
mod body;
pub mod games;
pub mod health;
pub mod passages;
mod query;
pub mod rulings;
pub mod search;

use axum::{
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;

use super::refusal::{Refusal, Why};

/// A value as JSON.
fn json(value: &impl Serialize) -> Result<Response, Refusal> {
    let text = serde_json::to_string(value).map_err(|error| {
        tracing::error!("an answer cannot be written as JSON: {error}");
        Refusal::from(Why::Broken)
    })?;
    Ok((StatusCode::OK, [(header::CONTENT_TYPE, "application/json")], text).into_response())
}
