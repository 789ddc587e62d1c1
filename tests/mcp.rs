//! The tools for language models, called by the protocol's own client: over HTTP and over the streams of the program.

use std::{net::SocketAddr, process::Stdio};

use regula::{
    answer::Assistant,
    corpus::SourceFiles,
    web::{RateLimit, ServeOptions, serve},
};
use rmcp::{
    RoleClient, ServiceExt,
    model::{CallToolRequestParams, CallToolResult},
    service::RunningService,
    transport::{StreamableHttpClientTransport, TokioChildProcess},
};
use serde_json::{Value, json};
use tokio::{process::Command, sync::oneshot};

type Client = RunningService<RoleClient, ()>;

const TOOLS: [&str; 8] = [
    "ask_rules",
    "rule_on_position",
    "audit_record",
    "search_passages",
    "read_passage",
    "list_games",
    "describe_game",
    "describe_ruleset",
];

/// A server on a free port, which ends with the test's runtime.
async fn server(public_url: Option<&str>) -> SocketAddr {
    let assistant =
        Assistant::load(&SourceFiles::shipped()).unwrap_or_else(|faults| panic!("{faults}"));
    let options = ServeOptions {
        rate_limit: RateLimit::Off,
        public_url: public_url.map(|url| url.parse().expect("an origin")),
        ..ServeOptions::at(SocketAddr::from(([127, 0, 0, 1], 0)))
    };
    let (tell, told) = oneshot::channel();
    tokio::spawn(serve(assistant, options, std::future::pending(), |address| {
        tell.send(address).expect("the test waits");
    }));
    told.await.expect("it listens")
}

async fn over_http() -> Client {
    let address = server(None).await;
    let transport = StreamableHttpClientTransport::from_uri(format!("http://{address}/mcp"));
    ().serve(transport).await.expect("they understand each other")
}

async fn over_streams() -> Client {
    let mut program = Command::new(env!("CARGO_BIN_EXE_regula"));
    program.arg("mcp").env_remove("REGULA_CORPUS").stderr(Stdio::inherit());
    let transport = TokioChildProcess::new(program).expect("the program starts");
    ().serve(transport).await.expect("they understand each other")
}

async fn call(client: &Client, tool: &'static str, arguments: Value) -> CallToolResult {
    let Value::Object(arguments) = arguments else { panic!("{tool}: arguments are an object") };
    let request = CallToolRequestParams::new(tool).with_arguments(arguments);
    client.call_tool(request).await.unwrap_or_else(|error| panic!("{tool}: {error}"))
}

async fn answer(client: &Client, tool: &'static str, arguments: Value) -> Value {
    let result = call(client, tool, arguments).await;
    assert_ne!(result.is_error, Some(true), "{tool}: {:?}", result.content);
    result.structured_content.unwrap_or_else(|| panic!("{tool}: no structured content"))
}

/// What both ways must do alike.
async fn speaks_as_a_referee(client: &Client) {
    let info = client.peer_info().expect("the server says who it is");
    assert_eq!(info.server_info.as_ref().map(|server| &*server.name), Some("regula"));
    let tools = client.list_all_tools().await.expect("there are tools");
    assert_eq!(tools.iter().map(|tool| &*tool.name).collect::<Vec<_>>(), TOOLS);
    for tool in &tools {
        assert_eq!(tool.input_schema["type"], "object", "{}", tool.name);
        let output = tool.output_schema.as_ref().unwrap_or_else(|| panic!("{}", tool.name));
        assert_eq!(output["type"], "object", "{}", tool.name);
        let schemas = serde_json::to_string(&(&tool.input_schema, output)).expect("JSON");
        assert!(!schemas.contains("$ref"), "{} stands alone", tool.name);
    }
    let question = json!({ "question": "Darf ich passen?", "game": "tanbo" });
    let asked = answer(client, "ask_rules", question).await;
    assert_eq!(asked["verdict"], "no", "{asked}");
    assert_eq!(asked["lang"], "de", "{asked}");
    assert!(asked["citations"][0]["quote"].is_string(), "{asked}");

    let line = json!({ "ruleset": "tanbo/steere-2026", "moves": ["c6", "d4", "e6"] });
    let rulings = answer(client, "rule_on_position", line).await;
    let legal: Vec<&Value> = rulings["rulings"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|ruling| &ruling["legal"])
        .collect();
    assert_eq!(legal, [true, false]);
    assert_eq!(rulings["rulings"][0]["findings"][0]["citation"], "steere-2026#placement");

    for (ask, about) in [
        (json!("status"), "status"),
        (json!("moves"), "moves"),
        (json!({ "moves": "a7" }), "moves"),
        (json!({ "root": "a7" }), "root"),
        (json!({ "bounded": "a7" }), "bounded"),
    ] {
        let asked = json!({ "ruleset": "tanbo/steere-2026", "ask": ask, "lang": "zh-Hant" });
        let rulings = answer(client, "rule_on_position", asked).await;
        assert_eq!(rulings["rulings"][0]["ask"], about);
    }

    let followed = json!({ "question": "Warum?", "conversation": asked["conversation"] });
    let followed = answer(client, "ask_rules", followed).await;
    assert!(followed["understood"].is_string(), "{followed}");

    let record = json!({ "ruleset": "tanbo/steere-2026", "record": "c6\nd4\ne6", "lang": "de" });
    let audit = answer(client, "audit_record", record).await;
    assert_eq!(audit["ruleset"], "tanbo/steere-2026", "{audit}");

    let found = answer(
        client,
        "search_passages",
        json!({ "q": "pass a turn", "game": "tanbo", "limit": 2 }),
    )
    .await;
    let passages = found["passages"].as_array().expect("a list");
    assert_eq!(passages.len(), 2);
    let id = passages[0]["id"].as_str().expect("an id");
    let read = answer(client, "read_passage", json!({ "id": id, "lang": "de" })).await;
    assert_eq!((&read["id"], &read["lang"]), (&json!(id), &json!("de")));

    let games = answer(client, "list_games", json!({})).await;
    let of_game =
        games["games"].as_array().expect("a list").iter().find(|game| game["id"] == "tanbo");
    let ruleset = &of_game.expect("it is there")["rulesets"][0];
    let ruleset = answer(client, "describe_ruleset", json!({ "ruleset": ruleset })).await;
    assert!(ruleset["parameters"][0]["citation"]["quote"].is_string(), "{ruleset}");
    let game = answer(client, "describe_game", json!({ "game": "tanbo" })).await;
    assert_eq!(game["id"], "tanbo");
}

/// Every fault of the arguments, with where it is.
async fn names_every_fault(client: &Client) {
    let wrong = json!({ "question": 5, "lang": "klingon", "position": [] });
    let result = call(client, "ask_rules", wrong).await;
    assert_eq!(result.is_error, Some(true));
    let problem = result.structured_content.expect("the problem");
    let at: Vec<&Value> =
        problem["errors"].as_array().expect("faults").iter().map(|fault| &fault["at"]).collect();
    assert_eq!(at, ["lang", "question", "position"]);
    for (tool, arguments, at) in [
        ("rule_on_position", json!({ "ruleset": "nope/nope" }), "ruleset"),
        ("rule_on_position", json!({}), "ruleset"),
        (
            "rule_on_position",
            json!({ "ruleset": "tanbo/steere-2026", "moves": ["??"] }),
            "moves[0]",
        ),
        ("search_passages", json!({ "q": "x", "limit": "many" }), "limit"),
        ("search_passages", json!({}), "q"),
        ("read_passage", json!({ "id": "nope#nope" }), "id"),
        ("describe_game", json!({ "game": "nope" }), "game"),
        ("describe_ruleset", json!({ "ruleset": "nope" }), "ruleset"),
    ] {
        let result = call(client, tool, arguments.clone()).await;
        assert_eq!(result.is_error, Some(true), "{tool} {arguments}");
        let problem = result.structured_content.expect("the problem");
        assert_eq!(problem["errors"][0]["at"], at, "{tool} {arguments}: {problem}");
    }
    assert!(client.call_tool(CallToolRequestParams::new("guess")).await.is_err());
}

#[tokio::test]
async fn a_client_over_http_finds_a_referee() {
    let client = over_http().await;
    speaks_as_a_referee(&client).await;
    names_every_fault(&client).await;
    let question = json!({ "question": "Can I pass?", "game": "tanbo" });
    let asked = answer(&client, "ask_rules", question).await;
    assert!(asked["url"].as_str().is_some_and(|url| url.starts_with("/en/answers/")), "{asked}");
}

#[tokio::test]
async fn a_client_over_streams_finds_a_referee() {
    let client = over_streams().await;
    speaks_as_a_referee(&client).await;
    names_every_fault(&client).await;
    let question = json!({ "question": "Can I pass?", "game": "tanbo" });
    let asked = answer(&client, "ask_rules", question).await;
    assert_eq!(asked["url"], Value::Null, "nothing is kept");
    client.cancel().await.expect("it ends");
}

/// The status and the body of what a message is answered with.
async fn sent(address: SocketAddr, host: &str, origin: Option<&str>, body: &str) -> (u16, String) {
    use tokio::{
        io::{AsyncReadExt, AsyncWriteExt},
        net::TcpStream,
    };
    let origin = origin.map(|origin| format!("origin: {origin}\r\n")).unwrap_or_default();
    let head = format!(
        "POST /mcp HTTP/1.1\r\nhost: {host}\r\n{origin}content-type: application/json\r\naccept: application/json, text/event-stream\r\nconnection: close\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    let _ = stream.write_all((head + body).as_bytes()).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    let answer = String::from_utf8_lossy(&answer);
    let status = answer.strip_prefix("HTTP/1.1 ").and_then(|rest| rest.get(..3)?.parse().ok());
    let (_, body) = answer.split_once("\r\n\r\n").unwrap_or_default();
    (status.unwrap_or_else(|| panic!("{answer}")), body.to_owned())
}

/// The status of a request to begin, with this host and origin.
async fn status(address: SocketAddr, host: &str, origin: Option<&str>, length: usize) -> u16 {
    let body = json!({ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
        "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": { "name": "x".repeat(length), "version": "1" } } })
    .to_string();
    sent(address, host, origin, &body).await.0
}

#[tokio::test]
async fn what_is_no_message_is_told_so_in_the_terms_of_the_protocol() {
    let address = server(None).await;
    for (body, expected, code, id) in [
        ("", 400, -32700, Value::Null),
        (r#"{"jsonrpc": "2.0", "id": 1, "#, 400, -32700, Value::Null),
        ("[]", 400, -32600, Value::Null),
        ("5", 400, -32600, Value::Null),
        (r#"{"jsonrpc": "2.0", "id": 7}"#, 400, -32600, json!(7)),
        (r#"{"jsonrpc": "1.0", "id": "a", "method": "ping"}"#, 400, -32600, json!("a")),
        (r#"{"jsonrpc": "2.0", "id": 8, "method": "tools/call"}"#, 200, -32602, json!(8)),
        (
            r#"{"jsonrpc": "2.0", "id": 9, "method": "tools/call", "params": {"name": 5}}"#,
            200,
            -32602,
            json!(9),
        ),
        (r#"{"jsonrpc": "2.0", "id": 9, "method": "initialize"}"#, 200, -32602, json!(9)),
    ] {
        let (status, answer) = sent(address, "localhost", None, body).await;
        let answer: Value = serde_json::from_str(&answer)
            .unwrap_or_else(|error| panic!("{body}: {error}: {answer}"));
        let found = (status, &answer["error"]["code"], &answer["id"]);
        assert_eq!(found, (expected, &json!(code), &id), "{body}: {answer}");
        assert!(answer["error"]["message"].is_string(), "{body}: {answer}");
    }
    let unknown = r#"{"jsonrpc": "2.0", "id": 1, "method": "guess"}"#;
    let (_, answer) = sent(address, "localhost", None, unknown).await;
    assert!(answer.contains("-32601"), "{answer}");
}

#[tokio::test]
async fn only_its_own_names_and_listed_sites_reach_the_tools() {
    let address = server(Some("https://rules.example")).await;
    for (host, origin, expected) in [
        ("localhost:8080", None, 200),
        ("rules.example", None, 200),
        ("rules.example", Some("https://rules.example"), 200),
        ("rules.example", Some("https://elsewhere.example"), 403),
        ("elsewhere.example", None, 403),
    ] {
        assert_eq!(status(address, host, origin, 1).await, expected, "{host} {origin:?}");
    }
    assert_eq!(status(address, "localhost", None, 400_000).await, 413);
}
