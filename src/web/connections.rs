//! Connections: how many there are, how long a client may take to say what it wants, and how they end.

use std::{
    collections::{HashMap, hash_map::Entry},
    io,
    net::{IpAddr, SocketAddr},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

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

use super::limit::network;

/// What a connection may cost.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The head of a request is read within this, or the connection is closed; so is one that says nothing for so long.
    pub head: Duration,
    /// The longest head in bytes: a position in the address of a page is percent-encoded.
    pub head_bytes: usize,
    /// So many are open at once; the next wait to be accepted. Below the 1024 files that a process may usually open.
    pub connections: usize,
    /// So many of them from one address, unless it is that of a trusted proxy; one more is closed at once.
    pub connections_of_one: usize,
    /// How long open requests may take to end after the signal.
    pub drain: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            head: Duration::from_secs(30),
            head_bytes: 64 * 1024,
            connections: 512,
            connections_of_one: 128,
            drain: Duration::from_secs(10),
        }
    }
}

/// Serves connections until `shutdown` is done, then lets open requests end, for `limits.drain` at most.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    trusted_proxies: &[IpAddr],
    shutdown: impl Future<Output = ()>,
) {
    let graceful = GracefulShutdown::new();
    tokio::select! {
        () = accept(&listener, &router, limits, trusted_proxies, &graceful) => {}
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
    trusted_proxies: &[IpAddr],
    graceful: &GracefulShutdown,
) {
    let places = Arc::new(Semaphore::new(limits.connections));
    let peers = Arc::new(Peers::default());
    loop {
        let place = Arc::clone(&places).acquire_owned().await;
        match listener.accept().await {
            Ok((stream, peer)) => {
                let is_trusted = trusted_proxies.contains(&peer.ip().to_canonical());
                let most = if is_trusted { limits.connections } else { limits.connections_of_one };
                // Dropped where there are too many, and so closed.
                let Some(counted) = peers.admit(peer.ip(), most) else { continue };
                let (router, watcher) = (router.clone(), graceful.watcher());
                tokio::spawn(async move {
                    let (_place, _counted) = (place, counted);
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

/// How many connections of each address are open.
#[derive(Default)]
struct Peers(Mutex<HashMap<IpAddr, usize>>);

/// A connection that is counted while it is open.
struct Counted {
    peers: Arc<Peers>,
    peer: IpAddr,
}

impl Peers {
    /// Counts a connection; `None` where there are so many already.
    fn admit(self: &Arc<Self>, peer: IpAddr, most: usize) -> Option<Counted> {
        let peer = network(peer);
        let mut open = self.open();
        let number = open.entry(peer).or_default();
        if *number >= most {
            return None;
        }
        *number += 1;
        Some(Counted { peers: Arc::clone(self), peer })
    }

    fn open(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut open = self.peers.open();
        if let Entry::Occupied(mut number) = open.entry(self.peer) {
            *number.get_mut() -= 1;
            if *number.get() == 0 {
                number.remove();
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
    use std::net::Ipv4Addr;

    use axum::routing::get;
    use tokio::{
        io::{AsyncReadExt, AsyncWriteExt},
        net::TcpSocket,
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
        server_behind(&[], limits).await
    }

    async fn server_behind(
        proxies: &'static [IpAddr],
        limits: Limits,
    ) -> (SocketAddr, oneshot::Sender<()>, JoinHandle<()>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it is bound");
        let (stop, stopped) = oneshot::channel();
        let router = Router::new().route("/", get(|| async { "here" }));
        let running = tokio::spawn(serve(listener, router, limits, proxies, async move {
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
    async fn one_address_does_not_use_up_the_places_of_the_others() {
        let limits = Limits { connections_of_one: 1, ..Limits::default() };
        let (address, _stop, _) = server(limits).await;
        let mut first = say(address, WHOLE).await;
        first.read_u8().await.expect("it answers");
        let refused = TcpStream::connect(address).await.expect("it listens");
        assert_eq!(hear(refused).await, "", "it is closed at once");
        let elsewhere = TcpSocket::new_v4().expect("a socket");
        elsewhere.bind(SocketAddr::from(([127, 0, 0, 2], 0))).expect("it is this machine too");
        let mut other = elsewhere.connect(address).await.expect("it listens");
        other.write_all(WHOLE.as_bytes()).await.expect("it reads");
        assert_eq!(other.read_u8().await.expect("it answers"), b'H');
        drop(first);
        while hear_one(address).await.is_none() {}
    }

    /// The first letter of an answer, where there is one.
    async fn hear_one(address: SocketAddr) -> Option<u8> {
        let mut stream = TcpStream::connect(address).await.expect("it listens");
        stream.write_all(WHOLE.as_bytes()).await.ok()?;
        stream.read_u8().await.ok()
    }

    #[tokio::test]
    async fn a_trusted_proxy_speaks_for_many() {
        const PROXIES: &[IpAddr] = &[IpAddr::V4(Ipv4Addr::LOCALHOST)];
        let limits = Limits { connections_of_one: 1, ..Limits::default() };
        let (address, _stop, _) = server_behind(PROXIES, limits).await;
        let mut first = say(address, WHOLE).await;
        first.read_u8().await.expect("it answers");
        assert_eq!(hear_one(address).await, Some(b'H'));
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
