use std::sync::Arc;

use super::RateLimit;
use crate::{answer::Assistant, history::History};

/// What every handler may use.
#[derive(Clone)]
pub struct App {
    pub(super) assistant: Arc<Assistant>,
    pub(super) history: Arc<History>,
}

impl App {
    #[must_use]
    pub fn new(assistant: Assistant, history: History, rate_limit: RateLimit) -> Self {
        let _ = rate_limit;
        Self { assistant: Arc::new(assistant), history: Arc::new(history) }
    }
}
