use std::{
    io::{self, IsTerminal, Write},
    net::{IpAddr, SocketAddr},
    path::Path,
    sync::mpsc,
    thread,
    time::Duration,
};

use tokio::signal::unix::{SignalKind, signal};

use super::{
    Context, Report, Stop, context,
    kept::Kept,
    listen::Listen,
    logs::{self, Logs},
    unkept,
};
use crate::{
    answer::Assistant,
    engine::Message,
    web::{self, MetricsFor, Origin, RateLimit, ServeError, ServeOptions},
};

/// After this, whoever waits is told what for.
const PATIENCE: Duration = Duration::from_secs(1);

#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    listen: Listen,
    #[command(flatten)]
    kept: Kept,
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
    #[arg(long, value_name = "URL", env = "REGULA_PUBLIC_URL")]
    public_url: Option<Origin>,
    #[arg(long, value_name = "ORIGIN", env = "REGULA_ALLOW_ORIGIN", value_delimiter = ',')]
    allow_origin: Vec<Origin>,
    #[arg(long, value_name = "ORIGIN", env = "REGULA_EMBED_ON", value_delimiter = ',')]
    embed_on: Vec<Origin>,
    #[command(flatten)]
    logs: Logs,
}

pub fn run(
    arguments: &Arguments,
    corpus: Option<&Path>,
    context: &Context,
) -> Result<Report, Stop> {
    let history = arguments.kept.location(context)?;
    logs::begin(&arguments.logs);
    let options = ServeOptions {
        listen: arguments.listen.address,
        history: history.clone(),
        rate_limit: arguments.rate_limit,
        metrics_for: arguments.metrics_for,
        trusted_proxies: arguments.trusted_proxy.clone(),
        public_url: arguments.public_url.clone(),
        allowed_origins: arguments.allow_origin.clone(),
        embedding_origins: arguments.embed_on.clone(),
    };
    let assistant = saying_when_slow(&context.text("cli-serve-loading"), || {
        context::assistant(corpus).inspect(Assistant::prepare)
    })?;
    let failed = |error: ServeError| {
        let what = match &error {
            ServeError::History(_) => history.to_string(),
            ServeError::Listen { .. } | ServeError::Server(_) => {
                arguments.listen.address.to_string()
            }
        };
        Stop::because(what, &why(&error), context)
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

fn why(error: &ServeError) -> Message {
    match error {
        ServeError::Listen { source, .. } => {
            Message::new("cli-serve-cannot-listen").with("why", source.to_string())
        }
        ServeError::Server(error) => {
            Message::new("cli-serve-failed").with("why", error.to_string())
        }
        ServeError::History(error) => unkept::of_history(error),
    }
}

/// Does something, and says what while it takes longer than a second: to who sits before it, or in the log.
fn saying_when_slow<T>(what: &str, work: impl FnOnce() -> T) -> T {
    let (done, wait) = mpsc::channel::<()>();
    thread::scope(|scope| {
        scope.spawn(move || {
            if wait.recv_timeout(PATIENCE) == Err(mpsc::RecvTimeoutError::Timeout) {
                if io::stderr().is_terminal() {
                    let _ = writeln!(io::stderr(), "{what}");
                } else {
                    tracing::info!("{what}");
                }
            }
        });
        let result = work();
        drop(done);
        result
    })
}

fn read_metrics_for(text: &str) -> Result<MetricsFor, String> {
    text.parse().map_err(|error: strum::ParseError| error.to_string())
}
