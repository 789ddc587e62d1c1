use std::{
    io::{self, IsTerminal, Write},
    net::{IpAddr, SocketAddr, ToSocketAddrs},
    path::{Path, PathBuf},
    sync::mpsc,
    thread,
    time::Duration,
};

use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

use super::{Context, Report, Stop, context};
use crate::{
    answer::Assistant,
    config,
    web::{self, MetricsFor, RateLimit, ServeError, ServeOptions},
};

/// After this, whoever waits is told what for.
const PATIENCE: Duration = Duration::from_secs(1);

#[derive(clap::Args)]
pub struct Arguments {
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080", env = "REGULA_LISTEN", value_parser = read_address)]
    listen: SocketAddr,
    #[arg(long, value_name = "DIR", env = "REGULA_DATA_DIR")]
    data_dir: Option<PathBuf>,
    #[arg(long, value_name = "N|off", default_value_t, env = "REGULA_RATE_LIMIT")]
    rate_limit: RateLimit,
    #[arg(
        long,
        value_name = "local|everyone",
        default_value_t,
        env = "REGULA_METRICS_FOR",
        value_parser = read_metrics_for
    )]
    metrics_for: MetricsFor,
    #[arg(long, value_name = "ADDRESS", env = "REGULA_TRUSTED_PROXY", value_delimiter = ',')]
    trusted_proxy: Vec<IpAddr>,
    #[arg(long, value_name = "LEVEL", default_value = "info", env = "REGULA_LOG", value_parser = read_level)]
    log: String,
    #[arg(long, value_name = "text|json", default_value = "text", env = "REGULA_LOG_FORMAT")]
    log_format: LogFormat,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

pub fn run(
    arguments: &Arguments,
    corpus: Option<&Path>,
    context: &Context,
) -> Result<Report, Stop> {
    write_logs(arguments);
    let options = ServeOptions {
        listen: arguments.listen,
        data_dir: arguments.data_dir.clone().or_else(config::data_dir),
        rate_limit: arguments.rate_limit,
        metrics_for: arguments.metrics_for,
        trusted_proxies: arguments.trusted_proxy.clone(),
    };
    let assistant = saying_when_slow(&context.text("cli-serve-loading"), || {
        context::assistant(corpus).inspect(Assistant::prepare)
    })?;
    let failed = |error: ServeError| Stop::Failed {
        what: arguments.listen.to_string(),
        why: error.to_string(),
    };
    let runtime = tokio::runtime::Runtime::new().map_err(|error| failed(error.into()))?;
    runtime.block_on(async {
        // Listened for before the address is printed: whoever reads it may stop the server at once.
        let mut interrupt =
            signal(SignalKind::interrupt()).map_err(|error| failed(error.into()))?;
        let mut terminate =
            signal(SignalKind::terminate()).map_err(|error| failed(error.into()))?;
        let stop = async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        };
        let bound = |address: SocketAddr| {
            let url = format!("http://{address}/");
            // Nobody may be reading: the server serves all the same.
            let mut output = io::stdout().lock();
            let _ = writeln!(output, "{}", context.fill("cli-serve-listening", &[("url", &url)]));
            let _ = output.flush();
        };
        web::serve(assistant, options, stop, bound).await.map_err(failed)
    })?;
    Ok(String::new().into())
}

/// Does something, and says what while it takes longer than a second.
fn saying_when_slow<T>(what: &str, work: impl FnOnce() -> T) -> T {
    let (done, wait) = mpsc::channel::<()>();
    thread::scope(|scope| {
        scope.spawn(move || {
            if wait.recv_timeout(PATIENCE) == Err(mpsc::RecvTimeoutError::Timeout) {
                let _ = writeln!(io::stderr(), "{what}");
            }
        });
        let result = work();
        drop(done);
        result
    })
}

fn write_logs(arguments: &Arguments) {
    let filter = EnvFilter::new(&arguments.log);
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal() && !config::is_colourless());
    match arguments.log_format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
}

/// `127.0.0.1:8080`, or a name as in `localhost:8080`.
fn read_address(text: &str) -> Result<SocketAddr, String> {
    let mut found = text.to_socket_addrs().map_err(|error| error.to_string())?;
    found.next().ok_or_else(|| format!("{text} names no address"))
}

fn read_metrics_for(text: &str) -> Result<MetricsFor, String> {
    text.parse().map_err(|error: strum::ParseError| error.to_string())
}

/// A level, or levels by part of the program, as in `warn,regula=debug`.
fn read_level(text: &str) -> Result<String, String> {
    EnvFilter::try_new(text).map(|_| text.to_owned()).map_err(|error| error.to_string())
}
