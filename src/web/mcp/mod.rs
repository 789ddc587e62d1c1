//! The Model Context Protocol: a language model calls the referee instead of guessing.
//!
//! The tools are those of `/api/v1` under other names: what they take and give is what the API's description says.

mod message;
mod schema;
mod sheet;
mod tool;

use std::{io, sync::Arc};

use axum::{
    middleware::from_fn,
    routing::{MethodRouter, any_service},
};
use rmcp::{
    ErrorData, RoleServer, ServerHandler, ServiceExt,
    model::{
        CallToolRequestParams, CallToolResponse, CallToolResult, Implementation, ListToolsResult,
        PaginatedRequestParams, ServerCapabilities, ServerConfig, Tool,
    },
    service::{RequestContext, ServerInitializeError},
    transport::{
        StreamableHttpServerConfig, StreamableHttpService, stdio_pipes,
        streamable_http_server::session::never::NeverSessionManager,
    },
};

use super::{
    App, Origin, RateLimit,
    api::{self, description::Handlers},
    show::Problem,
};
use crate::{answer::Assistant, corpus::Language, history::History};

/// Where the tools are.
pub const PATH: &str = "/mcp";

/// Said to a model before it calls anything.
const INSTRUCTIONS: &str = include_str!("instructions.md");

/// Whether an answer gets an address of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Keeping {
    Kept,
    NotKept,
}

/// The tools, over one library.
#[derive(Clone)]
struct Rules {
    app: App,
    tools: Arc<[Tool]>,
    keeping: Keeping,
}

/// The tools at `/mcp`: each request stands alone, so that any of several servers may answer it.
pub fn route(app: &App, description: &Handlers) -> MethodRouter<App> {
    let rules = Rules::new(app.clone(), description, Keeping::Kept);
    let origins = app.allowed_origins.iter().chain(&app.public_url).map(Origin::with_port);
    let config = StreamableHttpServerConfig::default()
        .with_legacy_session_mode(false)
        .with_json_response(true)
        .with_allowed_hosts(hosts(app))
        .with_allowed_origins(origins.collect::<Vec<_>>())
        .enforce_origin_validation()
        .with_max_request_body_bytes(api::records::MOST_BYTES);
    let service: StreamableHttpService<Rules, NeverSessionManager> =
        StreamableHttpService::new(move || Ok(rules.clone()), Arc::default(), config);
    any_service(service).layer(from_fn(message::look))
}

/// The names under which this server may be called: a page that gives its own name to this machine's address is refused.
fn hosts(app: &App) -> Vec<String> {
    let public = app.public_url.as_ref().map(|url| url.authority().to_owned());
    let listening = app.listening_on.filter(|address| !address.is_unspecified());
    let loopback = ["localhost", "127.0.0.1", "[::1]"].map(str::to_owned);
    let listening = listening.map(|address| match address.to_canonical() {
        std::net::IpAddr::V6(address) => format!("[{address}]"),
        v4 @ std::net::IpAddr::V4(_) => v4.to_string(),
    });
    loopback.into_iter().chain(public).chain(listening).collect()
}

/// Serves the tools on standard input and output until the input ends.
///
/// # Errors
///
/// When the other side does not speak the protocol, or there is no memory for a history.
pub async fn serve_stdio(assistant: Assistant) -> io::Result<()> {
    let history = History::in_memory().map_err(io::Error::other)?;
    let app = App::unprepared(assistant, history, RateLimit::Off);
    // The other side is greeted at once; whoever asks before the index is built waits for it.
    let assistant = Arc::clone(&app.assistant);
    std::thread::spawn(move || assistant.prepare());
    let (_, description) = api::router();
    let rules = Rules::new(app, &description, Keeping::NotKept);
    match rules.serve(stdio_pipes()).await {
        Ok(running) => {
            running.waiting().await.map_err(io::Error::other)?;
            Ok(())
        }
        // Nobody said anything.
        Err(ServerInitializeError::ConnectionClosed(_)) => Ok(()),
        Err(error) => Err(io::Error::other(error)),
    }
}

impl Rules {
    fn new(app: App, description: &Handlers, keeping: Keeping) -> Self {
        Self { app, tools: sheet::tools(description, keeping).into(), keeping }
    }
}

impl ServerHandler for Rules {
    fn get_info(&self) -> ServerConfig {
        let server = Implementation::new("regula", env!("CARGO_PKG_VERSION"))
            .with_title("Regula")
            .with_description(env!("CARGO_PKG_DESCRIPTION"));
        let server = match &self.app.public_url {
            Some(url) => server.with_website_url(url.to_string()),
            None => server,
        };
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
            .with_server_info(server)
            .with_instructions(INSTRUCTIONS)
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(self.tools.to_vec()))
    }

    fn get_tool(&self, name: &str) -> Option<Tool> {
        self.tools.iter().find(|tool| tool.name == name).cloned()
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let Ok(name) = request.name.parse() else {
            let message = format!("there is no tool {:?}", request.name);
            return Err(ErrorData::invalid_params(message, None));
        };
        let arguments = request.arguments.unwrap_or_default();
        let result = match tool::call(&self.app, self.keeping, name, arguments).await {
            Ok(value) => CallToolResult::structured(value),
            Err(refusal) => {
                self.app.metrics.refused(refusal.why);
                let problem = Problem::new(&self.app, Language::default(), refusal);
                CallToolResult::structured_error(serde_json::to_value(problem).unwrap_or_default())
            }
        };
        Ok(result.into())
    }
}
