//! Everything that can be answered instead of a page: the only place that knows the status codes of faults.

use axum::{
    extract::rejection::BytesRejection,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use strum::VariantArray;

use crate::{
    answer::{Failure, FailureKind, Fault},
    corpus::Language,
    history::HistoryError,
};

/// Why a request gets no page; shown as a page or as `application/problem+json`, by the address that was asked.
#[derive(Clone, Debug)]
pub struct Refusal {
    pub why: Why,
    /// What is wrong with the request, and where.
    pub faults: Vec<Fault>,
    /// The language of the faults; without it, that of the request.
    pub lang: Option<Language>,
    /// The name in `locales/` of what is said in place of the usual text.
    pub text: Option<&'static str>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Why {
    Unreadable,
    Unknown,
    WrongMethod,
    TooLarge,
    WrongType,
    /// A form that another site sent.
    OtherSite,
    /// More requests from one address than the rate limit allows.
    TooMany,
    /// All that may be worked on at once is being worked on.
    Busy,
    TooSlow,
    /// What was kept cannot be read, or nothing can be kept.
    NoHistory,
    Broken,
}

impl Why {
    /// The name in `locales/` and in `type`.
    pub fn key(self) -> &'static str {
        self.into()
    }

    pub fn status(self) -> StatusCode {
        match self {
            Self::Unreadable => StatusCode::BAD_REQUEST,
            Self::OtherSite => StatusCode::FORBIDDEN,
            Self::Unknown => StatusCode::NOT_FOUND,
            Self::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::WrongType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Self::Busy | Self::TooSlow | Self::NoHistory => StatusCode::SERVICE_UNAVAILABLE,
            Self::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// Seconds after which trying again makes sense.
    fn retry_after(self) -> Option<&'static str> {
        match self {
            Self::TooMany => Some("10"),
            Self::Busy | Self::TooSlow => Some("2"),
            Self::NoHistory => Some("30"),
            _ => None,
        }
    }
}

impl From<Why> for Refusal {
    fn from(why: Why) -> Self {
        Self { why, faults: Vec::new(), lang: None, text: None }
    }
}

impl Refusal {
    /// The refusal that has this status; `None` where it is no fault.
    pub fn by_status(status: StatusCode) -> Option<Self> {
        if !status.is_client_error() && !status.is_server_error() {
            return None;
        }
        let why = Why::VARIANTS.iter().copied().find(|why| why.status() == status);
        Some(why.unwrap_or(Why::Unreadable).into())
    }

    pub fn unreadable(faults: Vec<Fault>, lang: Language) -> Self {
        Self::naming(Why::Unreadable, faults, lang)
    }

    pub fn of(failure: Failure, lang: Language) -> Self {
        let why = match failure.kind {
            FailureKind::Unknown => Why::Unknown,
            FailureKind::Unreadable => Why::Unreadable,
        };
        Self::naming(why, failure.faults, lang)
    }

    /// With every fault, in a language of their own.
    pub fn naming(why: Why, faults: Vec<Fault>, lang: Language) -> Self {
        Self { why, faults, lang: Some(lang), text: None }
    }
}

impl From<HistoryError> for Refusal {
    /// The log has heard of it when it began; what it says of files and addresses is not for readers.
    fn from(error: HistoryError) -> Self {
        tracing::debug!("history: {error}");
        let text = match error {
            HistoryError::Locked => "no-history-locked",
            HistoryError::ReadOnly => "no-history-read-only",
            HistoryError::Full => "no-history-full",
            HistoryError::NewerVersion { .. } => "no-history-newer",
            HistoryError::Damaged(_) => "no-history-damaged",
            HistoryError::Gone(_) | HistoryError::Emptied(_) => "no-history-gone",
            HistoryError::Folder { .. }
            | HistoryError::Unreachable(_)
            | HistoryError::Address(_) => "no-history-unreachable",
        };
        Self { text: Some(text), ..Why::NoHistory.into() }
    }
}

impl From<BytesRejection> for Refusal {
    fn from(rejection: BytesRejection) -> Self {
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Why::TooLarge.into(),
            _ => Why::Unreadable.into(),
        }
    }
}

/// A bare status; the middleware [`super::show::refusals`] makes the page or the JSON of it.
impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = self.why.status().into_response();
        if let Some(seconds) = self.why.retry_after() {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static(seconds));
        }
        response.extensions_mut().insert(self);
        response
    }
}
