use std::{net::IpAddr, sync::Arc, time::Duration};

use tokio::{sync::Semaphore, time::timeout};

use super::{
    MetricsFor, Origin, RateLimit,
    limit::Limiter,
    metrics::Metrics,
    refusal::{Refusal, Why},
};
use crate::{answer::Assistant, corpus::Language, history::History, locale::Locale};

/// How long a request waits for its turn before it is sent away.
const PATIENCE: Duration = Duration::from_secs(2);

/// What every handler may use.
#[derive(Clone)]
pub struct App {
    pub(super) assistant: Arc<Assistant>,
    pub(super) history: Arc<History>,
    pub(super) limiter: Option<Arc<Limiter>>,
    pub(super) metrics: Arc<Metrics>,
    pub(super) metrics_for: MetricsFor,
    pub(super) trusted_proxies: Arc<[IpAddr]>,
    pub(super) listening_on: Option<IpAddr>,
    pub(super) public_url: Option<Origin>,
    pub(super) allowed_origins: Arc<[Origin]>,
    pub(super) embedding_origins: Arc<[Origin]>,
    /// How much is worked on at once; the rest waits here, not in the thread pool.
    gate: Arc<Semaphore>,
}

impl App {
    /// What a server needs, with the index built: the first reader waits for nothing.
    #[must_use]
    pub fn new(assistant: Assistant, history: History, rate_limit: RateLimit) -> Self {
        assistant.prepare();
        Self::unprepared(assistant, history, rate_limit)
    }

    /// The same, with the index built by whoever asks first.
    pub(super) fn unprepared(
        assistant: Assistant,
        history: History,
        rate_limit: RateLimit,
    ) -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Self {
            metrics: Arc::new(Metrics::new(&assistant)),
            metrics_for: MetricsFor::default(),
            trusted_proxies: Arc::default(),
            listening_on: None,
            public_url: None,
            allowed_origins: Arc::default(),
            embedding_origins: Arc::default(),
            assistant: Arc::new(assistant),
            history: Arc::new(history),
            limiter: Limiter::new(rate_limit).map(Arc::new),
            gate: Arc::new(Semaphore::new(4 * cores)),
        }
    }

    /// Counts requests anew, with this limit.
    #[must_use]
    pub fn limited_to(mut self, rate_limit: RateLimit) -> Self {
        self.limiter = Limiter::new(rate_limit).map(Arc::new);
        self
    }

    /// Keeps answers in another history.
    #[must_use]
    pub fn remembering(mut self, history: History) -> Self {
        self.history = Arc::new(history);
        self
    }

    /// Works on so much at once; beyond it, whoever has waited for a moment is sent away.
    #[must_use]
    pub fn working_on(mut self, most: usize) -> Self {
        self.gate = Arc::new(Semaphore::new(most));
        self
    }

    /// Shows the figures to others than programs on this machine.
    #[must_use]
    pub fn showing_metrics_to(mut self, metrics_for: MetricsFor) -> Self {
        self.metrics_for = metrics_for;
        self
    }

    /// Counts by what these proxies say of whom they speak for.
    #[must_use]
    pub fn trusting(mut self, proxies: &[IpAddr]) -> Self {
        self.trusted_proxies = proxies.iter().map(IpAddr::to_canonical).collect();
        self
    }

    /// Says under which address this server listens, and under which readers find it.
    #[must_use]
    pub fn found_at(mut self, listening_on: IpAddr, public_url: Option<Origin>) -> Self {
        self.listening_on = Some(listening_on);
        self.public_url = public_url;
        self
    }

    /// Lets the pages of these sites read the API.
    #[must_use]
    pub fn allowing(mut self, origins: &[Origin]) -> Self {
        self.allowed_origins = origins.into();
        self
    }

    /// Lets the pages of these sites show the box to ask in.
    #[must_use]
    pub fn embedded_on(mut self, origins: &[Origin]) -> Self {
        self.embedding_origins = origins.into();
        self
    }

    pub(super) fn locale(&self) -> &Locale {
        self.assistant.locale()
    }

    pub(super) fn say(&self, lang: Language, key: &str) -> String {
        self.locale().text(lang, key)
    }

    /// Does what takes time away from the async threads, a bounded number at once.
    pub(super) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Self) -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, Refusal> {
        let permit = timeout(PATIENCE, Arc::clone(&self.gate).acquire_owned())
            .await
            .map_err(|_| Refusal::from(Why::Busy))?
            .map_err(|_| Refusal::from(Why::Busy))?;
        let app = self.clone();
        let done = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work(&app)
        });
        done.await.unwrap_or_else(|error| {
            tracing::error!("a request ended in a panic: {error}");
            Err(Why::Broken.into())
        })
    }
}
