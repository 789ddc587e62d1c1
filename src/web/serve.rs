use std::{io, net::SocketAddr, sync::Arc};

use tokio::net::TcpListener;

use super::{
    App, ServeOptions,
    connections::{self, Limits},
    router,
};
use crate::{
    answer::Assistant,
    history::{History, HistoryError, Location},
};

#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error("cannot listen on {address}: {source}")]
    Listen { address: SocketAddr, source: io::Error },
    #[error("the server failed: {0}")]
    Server(#[from] io::Error),
    #[error(transparent)]
    History(#[from] HistoryError),
}

/// Serves pages and API until `shutdown` is done, then lets open requests end, for ten seconds at most.
///
/// `bound` is called once, with the address that is listened on.
///
/// # Errors
///
/// When the address cannot be listened on, or the history cannot be set up.
pub async fn serve(
    assistant: Assistant,
    options: ServeOptions,
    shutdown: impl Future<Output = ()>,
    bound: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let address = options.listen;
    let history = open_history(&options.history)?;
    let listen = |source| ServeError::Listen { address, source };
    let listener = TcpListener::bind(address).await.map_err(listen)?;
    let address = listener.local_addr().map_err(listen)?;
    let app = App::new(assistant, history, options.rate_limit)
        .showing_metrics_to(options.metrics_for)
        .trusting(&options.trusted_proxies)
        .found_at(address.ip(), options.public_url)
        .allowing(&options.allowed_origins)
        .embedded_on(&options.embedding_origins);
    bound(address);
    let proxies = Arc::clone(&app.trusted_proxies);
    connections::serve(listener, router(app), Limits::default(), &proxies, shutdown).await;
    Ok(())
}

/// What cannot be used now is logged, and tried again with each question: answers are given all the same.
fn open_history(location: &Location) -> Result<History, HistoryError> {
    if *location == Location::Memory {
        tracing::info!("no data folder: answers are kept in memory until the program ends");
    } else {
        tracing::info!(history = %location, "where answers are kept");
    }
    let history = History::at(location)?;
    // Why it cannot be used, the history logs itself.
    let _ = history.check();
    Ok(history)
}
