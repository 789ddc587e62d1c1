use std::{io, net::SocketAddr, path::Path, time::Duration};

use tokio::{net::TcpListener, sync::oneshot};

use super::{App, ServeOptions, router};
use crate::{
    answer::Assistant,
    history::{History, HistoryError},
};

/// How long open requests may take to end after the signal: axum itself waits for ever on a half-sent head.
const DRAIN: Duration = Duration::from_secs(10);

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
/// When the address cannot be listened on, or the server fails.
pub async fn serve(
    assistant: Assistant,
    options: ServeOptions,
    shutdown: impl Future<Output = ()> + Send + 'static,
    bound: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let address = options.listen;
    let history = open_history(options.data_dir.as_deref())?;
    let app = App::new(assistant, history, options.rate_limit)
        .showing_metrics_to(options.metrics_for)
        .trusting(&options.trusted_proxies);
    let listen = |source| ServeError::Listen { address, source };
    let listener = TcpListener::bind(address).await.map_err(listen)?;
    bound(listener.local_addr().map_err(listen)?);
    let (draining, drained) = oneshot::channel();
    let signal = async move {
        shutdown.await;
        let _ = draining.send(());
    };
    let service = router(app).into_make_service_with_connect_info::<SocketAddr>();
    let server = axum::serve(listener, service).with_graceful_shutdown(signal);
    let deadline = async move {
        match drained.await {
            Ok(()) => tokio::time::sleep(DRAIN).await,
            Err(_) => std::future::pending().await,
        }
    };
    tokio::select! {
        ended = server => Ok(ended?),
        () = deadline => {
            tracing::warn!("some requests had not ended after {DRAIN:?} and were cut off");
            Ok(())
        }
    }
}

/// Without a folder that can be used, answers are still given: their addresses end with the program.
fn open_history(folder: Option<&Path>) -> Result<History, HistoryError> {
    let Some(folder) = folder else {
        tracing::info!("no data folder: answers are kept in memory until the program ends");
        return History::in_memory();
    };
    History::open(folder).or_else(|error| {
        tracing::warn!(
            folder = %folder.display(),
            "{error}; answers are kept in memory, their addresses end with the program"
        );
        History::in_memory()
    })
}
