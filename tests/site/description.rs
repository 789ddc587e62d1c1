use axum::{body::Body, http::Method};
use serde_json::Value;

use super::server::{LANGUAGES, Page, ask_for, get};

async fn description() -> Value {
    get("/api/v1/openapi.json").await.is(200).json()
}

/// Every operation: method, path, what is said of it.
fn operations(api: &Value) -> Vec<(Method, String, &Value)> {
    let mut operations = Vec::new();
    for (path, item) in api["paths"].as_object().expect("there are paths") {
        for (method, operation) in item.as_object().expect("there are methods") {
            let method = method.to_uppercase().parse().expect("a method");
            operations.push((method, path.clone(), operation));
        }
    }
    operations
}

/// Asks for what an operation describes, with the examples it gives.
async fn try_example(method: Method, path: &str, operation: &Value, answer: &str) -> Page {
    let mut address = path.to_owned();
    let mut query = Vec::new();
    for parameter in operation["parameters"].as_array().into_iter().flatten() {
        let name = parameter["name"].as_str().expect("a name");
        let example = match &parameter["example"] {
            Value::String(example) => example.clone(),
            Value::Null => answer.to_owned(),
            other => other.to_string(),
        };
        if parameter["in"] == "path" {
            address = address.replace(&format!("{{{name}}}"), &example);
        } else {
            query.push((name, example));
        }
    }
    let query: Vec<(&str, &str)> = query.iter().map(|(name, value)| (*name, &**value)).collect();
    let address = format!("{address}?{}", super::server::form(&query));
    let body = &operation["requestBody"]["content"]["application/json"]["example"];
    if body.is_null() {
        return ask_for(method, &address, &[], Body::empty()).await;
    }
    ask_for(method, &address, &[("content-type", "application/json")], body.to_string()).await
}

/// What in a value is not as its schema says.
fn faults(api: &Value, schema: &Value, value: &Value, at: &str) -> Vec<String> {
    if let Some(name) = schema["$ref"].as_str() {
        let schema = api.pointer(name.trim_start_matches('#')).unwrap_or_else(|| panic!("{name}"));
        return faults(api, schema, value, at);
    }
    if let Some(choices) = schema["oneOf"].as_array() {
        let fits = |choice: &&Value| faults(api, choice, value, at).is_empty();
        let fitting = choices.iter().filter(fits).count();
        return if fitting == 1 {
            Vec::new()
        } else {
            vec![format!("{at}: {fitting} choices fit")]
        };
    }
    let mut found = Vec::new();
    for part in schema["allOf"].as_array().into_iter().flatten() {
        found.extend(faults(api, part, value, at));
    }
    let kinds: Vec<&str> = match &schema["type"] {
        Value::String(kind) => vec![kind],
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        _ => return found,
    };
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let fits = kinds.contains(&kind) || kind == "integer" && kinds.contains(&"number");
    if !fits {
        found.push(format!("{at} is {kind}, not {kinds:?}"));
    }
    if let Some(values) = schema["enum"].as_array()
        && !values.contains(value)
    {
        found.push(format!("{at}: {value} is none of {values:?}"));
    }
    for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        if value.is_object() && value.get(name).is_none() {
            found.push(format!("{at}.{name} is missing"));
        }
    }
    for (name, property) in schema["properties"].as_object().into_iter().flatten() {
        if let Some(value) = value.get(name) {
            found.extend(faults(api, property, value, &format!("{at}.{name}")));
        }
    }
    for (index, item) in value.as_array().into_iter().flatten().enumerate() {
        found.extend(faults(api, &schema["items"], item, &format!("{at}[{index}]")));
    }
    found
}

#[tokio::test]
async fn it_is_openapi_with_a_title_and_a_licence() {
    let api = description().await;
    assert_eq!(api["openapi"], "3.1.0");
    assert_eq!(api["info"]["title"], "Regula");
    assert_eq!(api["info"]["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(api["info"]["license"]["identifier"], "MIT OR Apache-2.0");
}

#[tokio::test]
async fn every_address_of_the_api_is_described() {
    let api = description().await;
    let described: Vec<String> =
        operations(&api).iter().map(|(method, path, _)| format!("{method} {path}")).collect();
    assert_eq!(
        described,
        [
            "GET /api/v1/answers/{id}",
            "POST /api/v1/ask",
            "GET /api/v1/games",
            "GET /api/v1/games/{game}",
            "GET /api/v1/games/{game}/rulesets/{ruleset}",
            "GET /api/v1/openapi.json",
            "GET /api/v1/passages/{document}/{anchor}",
            "POST /api/v1/records",
            "POST /api/v1/rulings",
            "GET /api/v1/search",
            "GET /healthz",
            "GET /metrics",
            "GET /readyz",
        ]
    );
}

#[tokio::test]
async fn every_example_is_answered_as_described() {
    let api = description().await;
    let mut all = operations(&api);
    // First what gives an answer an address, then what reads it.
    all.sort_by_key(|(method, ..)| *method == Method::GET);
    let mut answer = String::new();
    for (method, path, operation) in all {
        let page = try_example(method, &path, operation, &answer).await.is(200);
        assert!(operation.get("parameters").is_none_or(Value::is_array), "{path}");
        let described = operation["responses"]["200"]["content"].as_object().expect("a content");
        let (kind, content) = described.iter().next().expect("a type");
        assert!(page.header("content-type").starts_with(kind), "{path}: {kind}");
        if kind == "application/json" {
            let value = page.json();
            let found = faults(&api, &content["schema"], &value, &path);
            assert!(found.is_empty(), "{found:#?}");
            if path == "/api/v1/ask" {
                value["id"].as_str().expect("an id").clone_into(&mut answer);
            }
        }
    }
}

#[tokio::test]
async fn every_refusal_is_a_problem_as_described() {
    let api = description().await;
    for (method, path, operation) in operations(&api) {
        if !path.starts_with("/api/") {
            continue;
        }
        for (status, response) in operation["responses"].as_object().expect("responses") {
            let schema = &response["content"]["application/problem+json"]["schema"];
            assert!(status == "200" || schema.is_object(), "{path}: {status}");
        }
        if method == Method::POST {
            let json = [("content-type", "application/json")];
            let page = ask_for(method.clone(), &path, &json, "{}").await.is(400);
            let schema = &operation["responses"]["400"]["content"]["application/problem+json"];
            let found = faults(&api, &schema["schema"], &page.json(), &path);
            assert!(found.is_empty(), "{found:#?}");
            ask_for(method, &path, &[], "{}").await.is(415);
            assert!(operation["responses"]["415"].is_object(), "{path}");
        }
    }
}

#[tokio::test]
async fn what_is_not_as_described_is_found() {
    let api = description().await;
    let schema = &api["components"]["schemas"]["Answer"];
    let found = faults(&api, schema, &serde_json::json!({ "kind": "nope", "text": 5 }), "answer");
    for fault in ["answer.kind: \"nope\"", "answer.text is integer", "answer.lang is missing"] {
        assert!(found.iter().any(|found| found.starts_with(fault)), "{fault}: {found:#?}");
    }
}

#[tokio::test]
async fn the_page_lists_every_address_with_a_form_and_loads_nothing_from_elsewhere() {
    let api = description().await;
    for lang in LANGUAGES {
        let page = get(&format!("/api/docs?lang={lang}")).await.is(200);
        assert!(page.header("content-security-policy").starts_with("default-src 'none'; "));
        assert!(page.header("content-security-policy").contains("connect-src 'self'; "));
        for (method, path, _) in operations(&api) {
            let form = format!("action=\"{path}\" method=\"get\" data-try=\"{method}\"");
            assert!(page.text.contains(&form), "{lang}: {form}");
        }
        let page = page.has(&[&format!("<html lang=\"{lang}\">"), "/static/docs.js?v="]);
        page.lacks(&["src=\"http", " style=", "<style", " onclick"]);
    }
}

#[tokio::test]
async fn a_history_that_cannot_be_read_is_described_where_it_is_needed() {
    let api = get("/api/v1/openapi.json").await.is(200).json();
    let words = |path: &str, method: &str| {
        api["paths"][path][method]["responses"]["503"]["description"].to_string()
    };
    for (path, method, is_needed) in [
        ("/api/v1/answers/{id}", "get", true),
        ("/api/v1/ask", "post", true),
        ("/api/v1/rulings", "post", false),
    ] {
        let words = words(path, method);
        assert!(words.contains("Much is being asked just now"), "{path}: {words}");
        assert_eq!(words.contains("The history cannot be used"), is_needed, "{path}: {words}");
    }
}
