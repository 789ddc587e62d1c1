use std::net::{SocketAddr, ToSocketAddrs};

/// Where the server listens.
#[derive(clap::Args)]
pub struct Listen {
    #[arg(
        id = "listen",
        long = "listen",
        value_name = "ADDRESS:PORT",
        default_value = "127.0.0.1:8080",
        env = "REGULA_LISTEN",
        value_parser = read
    )]
    pub address: SocketAddr,
}

/// `127.0.0.1:8080`, or a name as in `localhost:8080`.
fn read(text: &str) -> Result<SocketAddr, String> {
    let mut found = text.to_socket_addrs().map_err(|error| error.to_string())?;
    found.next().ok_or_else(|| format!("{text} names no address"))
}
