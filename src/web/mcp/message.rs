//! What is sent to the tools is looked at first: a message that is none is told so in the terms of JSON-RPC.

use axum::{
    body::{Body, to_bytes},
    extract::Request,
    http::{HeaderMap, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use rmcp::model::{ClientJsonRpcMessage, ClientRequest, ErrorCode, JsonRpcMessage};
use serde_json::{Value, json};

use crate::web::api::records::MOST_BYTES;

/// What the tools are called by; with parameters of another form, the library takes them for methods that it does not know.
const METHODS: [&str; 4] = ["initialize", "ping", "tools/list", "tools/call"];

/// Why a message is not passed on.
struct Fault {
    status: StatusCode,
    code: ErrorCode,
    /// Of the request; `null` where none can be read.
    id: Value,
    message: String,
}

/// Passes on what is a message of the protocol.
pub async fn look(request: Request, next: Next) -> Response {
    if request.method() != Method::POST || !is_json(request.headers()) {
        return next.run(request).await;
    }
    let (head, body) = request.into_parts();
    let Ok(body) = to_bytes(body, MOST_BYTES).await else {
        let message = format!("a message may have {MOST_BYTES} bytes");
        let (code, status) = (ErrorCode::INVALID_REQUEST, StatusCode::PAYLOAD_TOO_LARGE);
        return Fault { status, code, id: Value::Null, message }.into_response();
    };
    match read(&body) {
        Ok(()) => next.run(Request::from_parts(head, Body::from(body))).await,
        Err(fault) => fault.into_response(),
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
    kind.trim().eq_ignore_ascii_case("application/json")
}

/// # Errors
///
/// When it is no JSON, no message, or a call of a known method whose parameters are not of its form.
fn read(body: &[u8]) -> Result<(), Fault> {
    let fault = |code, status, id, message| Fault { status, code, id, message };
    let value: Value = serde_json::from_slice(body).map_err(|error| {
        let message = format!("this is no JSON: {error}");
        fault(ErrorCode::PARSE_ERROR, StatusCode::BAD_REQUEST, Value::Null, message)
    })?;
    let id = value.get("id").filter(|id| id.is_string() || id.is_number()).cloned();
    let id = id.unwrap_or_default();
    let message = serde_json::from_value::<ClientJsonRpcMessage>(value).map_err(|_| {
        let message = "this is no message of JSON-RPC 2.0: one object with jsonrpc and method";
        fault(ErrorCode::INVALID_REQUEST, StatusCode::BAD_REQUEST, id.clone(), message.to_owned())
    })?;
    match message {
        JsonRpcMessage::Request(call) => match call.request {
            ClientRequest::CustomRequest(other) if METHODS.contains(&&*other.method) => {
                let message = format!("these are no parameters of {}", other.method);
                Err(fault(ErrorCode::INVALID_PARAMS, StatusCode::OK, id, message))
            }
            _ => Ok(()),
        },
        _ => Ok(()),
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let error = json!({ "code": self.code.0, "message": self.message });
        let body = json!({ "jsonrpc": "2.0", "id": self.id, "error": error });
        let kind = [(header::CONTENT_TYPE, "application/json")];
        (self.status, kind, body.to_string()).into_response()
    }
}
