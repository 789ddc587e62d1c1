//! The description of the API: `OpenAPI` 3.1, made from the handlers and their types, with examples from the library.

use std::{collections::BTreeMap, sync::Arc};

use axum::{Extension, extract::State, response::Response};
use serde_json::{Map, Value, json};
use utoipa::{
    OpenApi,
    openapi::{Array, schema::ArrayBuilder},
};

use crate::{
    answer::span,
    corpus::Language,
    engine::{Ask, Referee},
    web::{
        App,
        refusal::{Refusal, Why},
        show::Problem,
    },
};

/// What cannot be done without the history; a question only where it goes on with a conversation.
const OF_HISTORY: [&str; 2] = ["answer", "ask"];

const PROBLEM: &str = "application/problem+json";

/// What is said once for all addresses.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Regula",
        description = include_str!("description.md"),
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    components(schemas(Problem))
)]
pub struct Described;

/// What the handlers say of themselves.
pub type Handlers = Arc<utoipa::openapi::OpenApi>;

/// `GET /api/v1/openapi.json`: this description.
#[utoipa::path(
    get,
    path = "/api/v1/openapi.json",
    operation_id = "openapi",
    summary = "This description",
    responses((status = 200, description = "OpenAPI 3.1", body = Object))
)]
pub async fn show(
    State(app): State<App>,
    Extension(handlers): Extension<Handlers>,
) -> Result<Response, Refusal> {
    super::json(&complete(&app, &handlers)?)
}

/// Ranges of bytes in a text.
pub fn spans() -> Array {
    ArrayBuilder::new().items(span()).build()
}

/// The description with an example for each field that needs one, and every way to be refused.
pub fn complete(app: &App, handlers: &Handlers) -> Result<Value, Refusal> {
    let broken = |error: serde_json::Error| {
        tracing::error!("the description cannot be written as JSON: {error}");
        Refusal::from(Why::Broken)
    };
    let mut api = serde_json::to_value(&**handlers).map_err(broken)?;
    put_parts_together(&mut api);
    let examples = Examples::of(app);
    let paths = api.get_mut("paths").and_then(Value::as_object_mut);
    for (path, item) in paths.into_iter().flatten() {
        for (_, operation) in item.as_object_mut().into_iter().flatten() {
            examples.fill(operation);
            if path.starts_with("/api/") {
                refusals(app, operation);
            }
        }
    }
    Ok(api)
}

/// Describes a type that takes in the fields of another as one object, as it is sent.
pub fn put_parts_together(api: &mut Value) {
    let known = api["components"]["schemas"].clone();
    let all = api.pointer_mut("/components/schemas").and_then(Value::as_object_mut);
    for schema in all.into_iter().flat_map(Map::values_mut) {
        let Some(parts) = schema.as_object_mut().and_then(|schema| schema.remove("allOf")) else {
            continue;
        };
        let (mut properties, mut required) = (Map::new(), Vec::new());
        for part in parts.as_array().into_iter().flatten() {
            let name = part["$ref"].as_str().and_then(|name| name.rsplit('/').next());
            let part = name.map_or(part, |name| &known[name]);
            properties.extend(part["properties"].as_object().cloned().unwrap_or_default());
            required.extend(part["required"].as_array().cloned().unwrap_or_default());
        }
        schema["type"] = "object".into();
        schema["properties"] = properties.into();
        schema["required"] = required.into();
    }
}

/// The whys of each status that this address may answer with.
fn refusals(app: &App, operation: &mut Value) {
    let has_body = operation.get("requestBody").is_some();
    let common = [
        Why::Unreadable,
        Why::Unknown,
        Why::WrongMethod,
        Why::TooMany,
        Why::Broken,
        Why::Busy,
        Why::TooSlow,
    ];
    let of_body = [Why::TooLarge, Why::WrongType];
    let reads_history = OF_HISTORY.iter().any(|id| operation["operationId"] == *id);
    let whys = common
        .into_iter()
        .chain(of_body.into_iter().filter(|_| has_body))
        .chain(reads_history.then_some(Why::NoHistory));
    let mut by_status: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for why in whys {
        let words = app.say(Language::English, &format!("refusal-{}", why.key()));
        by_status.entry(why.status().as_str().to_owned()).or_default().push(words);
    }
    for (status, words) in by_status {
        let schema = json!({ "$ref": "#/components/schemas/Problem" });
        operation["responses"][status] = json!({
            "description": words.join("; "),
            "content": { PROBLEM: { "schema": schema } },
        });
    }
}

/// Values that this server can answer: of the first game that can be ruled on.
struct Examples {
    by_name: Map<String, Value>,
    by_operation: Map<String, Value>,
}

impl Examples {
    fn of(app: &App) -> Self {
        let (mut by_name, mut by_operation) = (Map::new(), Map::new());
        let assistant = &app.assistant;
        if let Some(referee) = assistant.catalog().iter().next() {
            let game = referee.game();
            let question = assistant.examples(game, Language::English).into_iter().next();
            let question = question.unwrap_or_else(|| game.to_owned());
            by_name.insert("game".into(), game.into());
            by_name.insert("ruleset".into(), name_of(referee).into());
            by_name.insert("q".into(), question.clone().into());
            by_operation
                .insert("ask".into(), json!({ "question": question, "game": game, "lang": "en" }));
            by_operation
                .insert("rulings".into(), json!({ "ruleset": referee.id(), "ask": "moves" }));
            let record = first_moves(referee).join(" ");
            by_operation.insert(
                "records".into(),
                json!({ "ruleset": referee.id(), "record": record, "lang": "en" }),
            );
            let passage = assistant
                .library()
                .documents_of(game)
                .find_map(|document| Some((&document.id, document.passages.first()?)));
            if let Some((document, passage)) = passage {
                by_name.insert("document".into(), (&**document).into());
                by_name.insert("anchor".into(), passage.address.anchor().into());
            }
        }
        by_name.insert("lang".into(), Language::English.tag().into());
        by_name.insert("limit".into(), 3.into());
        Self { by_name, by_operation }
    }

    fn fill(&self, operation: &mut Value) {
        let parameters = operation.get_mut("parameters").and_then(Value::as_array_mut);
        for parameter in parameters.into_iter().flatten() {
            let example = parameter["name"].as_str().and_then(|name| self.by_name.get(name));
            if let Some(example) = example {
                parameter["example"] = example.clone();
            }
        }
        let id = operation["operationId"].as_str().unwrap_or_default();
        if let Some(example) = self.by_operation.get(id) {
            operation["requestBody"]["content"]["application/json"]["example"] = example.clone();
        }
    }
}

/// The first legal move at the start, where there is one.
fn first_moves(referee: &dyn Referee) -> Vec<String> {
    let ruling = referee.rule_on(None, &Ask::Moves);
    ruling.map(|ruling| ruling.moves.into_iter().take(1).collect()).unwrap_or_default()
}

/// The part of a ruleset's id after the game.
fn name_of(referee: &dyn Referee) -> &str {
    referee.id().split_once('/').map_or(referee.id(), |(_, name)| name)
}
