//! `/api/v1`: one file a resource. Answers and rulings go out as [`crate::answer`] shapes them.

pub mod answers;
pub mod ask;
pub mod body;
pub mod description;
pub mod games;
pub mod health;
pub mod passages;
pub mod query;
pub mod records;
pub mod rulings;
pub mod search;

use axum::{
    Extension, Router,
    extract::DefaultBodyLimit,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use serde::Serialize;
use utoipa::OpenApi;
use utoipa_axum::{
    router::{OpenApiRouter, UtoipaMethodRouterExt},
    routes,
};

use self::description::Handlers;
use super::{
    App,
    refusal::{Refusal, Why},
};

/// Every address for programs, and what it says of itself.
pub fn router() -> (Router<App>, Handlers) {
    let (router, description) = OpenApiRouter::with_openapi(description::Described::openapi())
        .routes(routes!(ask::post))
        .routes(routes!(rulings::post))
        .routes(routes!(records::post).layer(DefaultBodyLimit::max(records::MOST_BYTES)))
        .routes(routes!(games::list))
        .routes(routes!(games::show))
        .routes(routes!(games::ruleset))
        .routes(routes!(passages::show))
        .routes(routes!(search::show))
        .routes(routes!(answers::show))
        .routes(routes!(description::show))
        .routes(routes!(health::alive))
        .routes(routes!(health::ready))
        .routes(routes!(health::metrics))
        .split_for_parts();
    let description = Handlers::new(description);
    let docs = get(super::pages::docs::show);
    (router.route("/api/docs", docs).layer(Extension(description.clone())), description)
}

/// A value as JSON.
fn json(value: &impl Serialize) -> Result<Response, Refusal> {
    let text = serde_json::to_string(value).map_err(|error| {
        tracing::error!("an answer cannot be written as JSON: {error}");
        Refusal::from(Why::Broken)
    })?;
    Ok((StatusCode::OK, [(header::CONTENT_TYPE, "application/json")], text).into_response())
}
