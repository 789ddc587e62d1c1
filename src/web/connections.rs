//! Connections: how many there are, how long a client may take to say what it wants, and how they end.

use std::{io, net::SocketAddr, sync::Arc, time::Duration};

use axum::{
    Router,
    body::Body,
    extract::{ConnectInfo, Request},
};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::{GracefulShutdown, Watcher},
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::Semaphore,
    time::{sleep, timeout},
};
use tower_service::Service;

/// What a connection may cost.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The head of a request is read within this, or the connection is closed; so is one that says nothing for so long.
    pub head: Duration,
    /// The longest head in bytes: a position in the address of a page is percent-encoded.
    pub head_bytes: usize,
    /// So many are open at once; the next wait to be accepted. Below the 1024 files that a process may usually open.
    pub connections: usize,
    /// How long open requests may take to end after the signal.
    pub drain: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            head: Duration::from_secs(30),
            head_bytes: 64 * 1024,
            connections: 512,
            drain: Duration::from_secs(10),
        }
    }
}

/// Serves connections until `shutdown` is done, then lets open requests end, for `limits.drain` at most.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    shutdown: impl Future<Output = ()>,
) {
    let graceful = GracefulShutdown::new();
    tokio::select! {
        () = accept(&listener, &router, limits, &graceful) => {}
        () = shutdown => {}
    }
    drop(listener);
    if timeout(limits.drain, graceful.shutdown()).await.is_err() {
        tracing::warn!("some requests had not ended after {:?} and were cut off", limits.drain);
    }
}

async fn accept(
    listener: &TcpListener,
    router: &Router,
    limits: Limits,
    graceful: &GracefulShutdown,
) {
    let places = Arc::new(Semaphore::new(limits.connections));
    loop {
        let place = Arc::clone(&places).acquire_owned().await;
        match listener.accept().await {
            Ok((stream, peer)) => {
                let (router, watcher) = (router.clone(), graceful.watcher());
                tokio::spawn(async move {
                    let _place = place;
                    speak(stream, peer, router, limits, watcher).await;
                });
            }
            Err(error) if is_of_the_client(&error) => {}
            Err(error) => {
                // Too many open files, say: one that ends makes room.
                tracing::error!("a connection cannot be accepted: {error}");
                sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

/// HTTP/1 on one connection, until either side ends it.
async fn speak(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    limits: Limits,
    watcher: Watcher,
) {
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        let mut router = router.clone();
        async move { router.call(request).await }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_header_size(limits.head_bytes)
        .serve_connection(TokioIo::new(stream), service);
    if let Err(error) = watcher.watch(connection).await {
        tracing::debug!(%peer, "a connection ended: {error}");
    }
}

fn is_of_the_client(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use tokio::{
        io::{AsyncReadExt, AsyncWriteExt},
        sync::oneshot,
        task::JoinHandle,
    };

    use super::*;

    /// Longer than any of these tests takes.
    const LONG: Duration = Duration::from_mins(10);
    /// Shorter than anybody waits.
    const SHORT: Duration = Duration::from_millis(50);

    const WHOLE: &str = "GET / HTTP/1.1\r\nhost: here\r\n\r\n";
    const HALF: &str = "GET / HTTP/1.1\r\nhost: he";

    async fn server(limits: Limits) -> (SocketAddr, oneshot::Sender<()>, JoinHandle<()>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it is bound");
        let (stop, stopped) = oneshot::channel();
        let router = Router::new().route("/", get(|| async { "here" }));
        let running = tokio::spawn(serve(listener, router, limits, async move {
            let _ = stopped.await;
        }));
        (address, stop, running)
    }

    async fn say(address: SocketAddr, words: &str) -> TcpStream {
        let mut stream = TcpStream::connect(address).await.expect("it listens");
        stream.write_all(words.as_bytes()).await.expect("it reads");
        stream
    }

    /// Everything that comes until the server closes the connection.
    async fn hear(mut stream: TcpStream) -> String {
        let mut heard = Vec::new();
        let _ = stream.read_to_end(&mut heard).await;
        String::from_utf8_lossy(&heard).into_owned()
    }

    #[tokio::test]
    async fn half_a_head_is_not_waited_for() {
        let (address, _stop, _) = server(Limits { head: SHORT, ..Limits::default() }).await;
        hear(say(address, HALF).await).await;
    }

    #[tokio::test]
    async fn half_a_head_does_not_hold_up_the_end() {
        let limits = Limits { head: LONG, drain: SHORT, ..Limits::default() };
        let (address, stop, running) = server(limits).await;
        let slow = say(address, HALF).await;
        let mut quick = say(address, WHOLE).await;
        quick.read_u8().await.expect("it answers");
        stop.send(()).expect("it runs");
        running.await.expect("it ends");
        drop(slow);
    }

    #[tokio::test]
    async fn a_head_that_is_too_long_is_refused() {
        let (address, _stop, _) = server(Limits { head_bytes: 1024, ..Limits::default() }).await;
        let long = format!("GET /?{} HTTP/1.1\r\nhost: here\r\n\r\n", "a".repeat(2000));
        let heard = hear(say(address, &long).await).await;
        assert!(
            heard.starts_with("HTTP/1.1 431 ") || heard.starts_with("HTTP/1.1 414 "),
            "{heard}"
        );
    }

    #[tokio::test]
    async fn one_too_many_waits_until_another_ends() {
        let (address, _stop, _) = server(Limits { connections: 1, ..Limits::default() }).await;
        let mut first = say(address, WHOLE).await;
        first.read_u8().await.expect("it answers");
        let mut second = say(address, WHOLE).await;
        let early = timeout(SHORT, second.read_u8()).await;
        assert!(early.is_err(), "the first has the only place");
        drop(first);
        assert_eq!(second.read_u8().await.expect("it answers"), b'H');
    }

    #[tokio::test]
    async fn an_idle_connection_ends_with_the_server() {
        let (address, stop, running) = server(Limits { drain: LONG, ..Limits::default() }).await;
        let mut idle = say(address, WHOLE).await;
        idle.read_u8().await.expect("it answers");
        stop.send(()).expect("it runs");
        running.await.expect("it ends");
        assert!(hear(idle).await.ends_with("here"));
    }
}
