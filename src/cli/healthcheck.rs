use std::{
    io::{self, Read, Write},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream},
    time::Duration,
};

use super::{Context, Report, Stop, listen::Listen};

/// A server that needs longer is not well.
const PATIENCE: Duration = Duration::from_secs(5);

/// Longer than anything that `/readyz` says.
const MAX_BYTES: u64 = 64 * 1024;

#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    listen: Listen,
}

/// Asks a server on this machine whether it is ready, for those who watch over it without an HTTP client.
pub fn run(arguments: &Arguments, context: &Context) -> Result<Report, Stop> {
    let address = reachable(arguments.listen.address);
    let failed = |why: String| Stop::Failed { what: address.to_string(), why };
    let answer = readiness(address).map_err(|error| failed(error.to_string()))?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    if head.starts_with("HTTP/1.1 200 ") {
        return Ok(format!("{}\n", context.text("cli-healthcheck-ready")).into());
    }
    let said = if body.is_empty() { head } else { body };
    Err(failed(said.trim().to_owned()))
}

fn readiness(address: SocketAddr) -> io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(stream, "GET /readyz HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    stream.take(MAX_BYTES).read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

/// A server that listens everywhere is asked on this machine.
fn reachable(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(Ipv4Addr::UNSPECIFIED) => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(Ipv6Addr::UNSPECIFIED) => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}
