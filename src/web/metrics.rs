//! Figures for whoever runs the server, as Prometheus reads them.

use std::time::Duration;

use jiff::Timestamp;
use prometheus_client::{
    encoding::text::encode,
    metrics::{counter::Counter, family::Family, gauge::Gauge, histogram::Histogram, info::Info},
    registry::Registry,
};

use super::refusal::Why;
use crate::answer::{Answer, Assistant};

/// What a scraper is told that the text is.
pub const FORMAT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Seconds; a request is given up after ten.
const BUCKETS: [f64; 11] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5, 10.0];

type Labels<const N: usize> = [(&'static str, String); N];

/// Everything that is counted.
///
/// Invariant: labels are routes, kinds and the like, never what somebody wrote: their number is bounded.
pub struct Metrics {
    registry: Registry,
    questions: Family<Labels<2>, Counter>,
    refusals: Family<Labels<1>, Counter>,
    requests: Family<Labels<3>, Histogram, fn() -> Histogram>,
    kept: Gauge,
}

impl Metrics {
    /// Figures that begin at nothing, and those of the library.
    pub fn new(assistant: &Assistant) -> Self {
        let mut registry = Registry::with_prefix("regula");
        let questions = Family::default();
        registry.register(
            "questions",
            "Questions answered, by kind of answer and language",
            Family::clone(&questions),
        );
        let refusals = Family::default();
        registry.register("refusals", "Requests refused, by reason", Family::clone(&refusals));
        let histogram: fn() -> Histogram = || Histogram::new(BUCKETS);
        let requests = Family::new_with_constructor(histogram);
        registry.register(
            "request_duration_seconds",
            "How long requests took, by route, method and status",
            Family::clone(&requests),
        );
        let kept = Gauge::default();
        registry.register("answers_kept", "Answers in the history", Gauge::clone(&kept));
        register_library(&mut registry, assistant);
        Self { registry, questions, refusals, requests, kept }
    }

    pub fn answered(&self, answer: &Answer) {
        let labels = [("kind", answer.kind.to_string()), ("lang", answer.lang.to_string())];
        self.questions.get_or_create(&labels).inc();
    }

    pub fn refused(&self, why: Why) {
        self.refusals.get_or_create(&[("why", why.key().to_owned())]).inc();
    }

    pub fn took(&self, route: &str, method: &str, status: u16, time: Duration) {
        let labels = [
            ("route", route.to_owned()),
            ("method", method.to_owned()),
            ("status", status.to_string()),
        ];
        self.requests.get_or_create(&labels).observe(time.as_secs_f64());
    }

    /// All figures as text; the answers are counted now. Without a history the rest is told.
    pub fn text(&self, kept: Option<i64>) -> String {
        if let Some(kept) = kept {
            self.kept.set(kept);
        }
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a text can always grow");
        text
    }
}

fn register_library(registry: &mut Registry, assistant: &Assistant) {
    let library = assistant.library();
    let counts = [
        ("games", "Games in the library", assistant.games().len()),
        ("rulesets", "Rulesets that can be ruled on", assistant.catalog().iter().count()),
        ("documents", "Texts in the library", library.documents().len()),
        ("passages", "Passages in the index", library.passages().count()),
    ];
    for (name, help, count) in counts {
        let gauge: Gauge = Gauge::default();
        gauge.set(i64::try_from(count).expect("a library fits into memory"));
        registry.register(name, help, gauge);
    }
    let start: Gauge = Gauge::default();
    start.set(Timestamp::now().as_second());
    registry.register(
        "start_time_seconds",
        "When the server started, in seconds since 1970",
        start,
    );
    let build = vec![
        ("version", env!("CARGO_PKG_VERSION").to_owned()),
        ("corpus_sha256", assistant.corpus_sha256().to_owned()),
    ];
    registry.register("build", "The program and the texts it answers from", Info::new(build));
}
