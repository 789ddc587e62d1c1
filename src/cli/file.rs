use std::{fs::File, io::Read, path::Path};

use super::{Context, Stop};
use crate::records::{Format, MOST_BYTES, Rows};

/// How a record in a file is read.
#[derive(clap::Args)]
pub struct Reading {
    #[arg(long, value_name = "FORMAT")]
    format: Option<String>,
    #[arg(long, value_name = "top|bottom")]
    rows: Option<String>,
}

impl Reading {
    /// The format that was named, if one was.
    pub fn format(&self, context: &Context) -> Result<Option<Format>, Stop> {
        let Some(name) = &self.format else { return Ok(None) };
        format(name, &Format::READ, "--format", context).map(Some)
    }

    pub fn rows(&self, context: &Context) -> Result<Option<Rows>, Stop> {
        let Some(name) = &self.rows else { return Ok(None) };
        name.trim().to_lowercase().parse().map(Some).map_err(|_| {
            let written = crate::locale::shown(name);
            let words = [("written", written.as_str())];
            Stop::unreadable("--rows", context.fill("record-fault-no-such-rows", &words))
        })
    }

    /// Whether something is said of a record at all.
    pub fn is_given(&self) -> bool {
        self.format.is_some() || self.rows.is_some()
    }
}

/// The format of this name, among those that are possible here.
pub fn format(
    name: &str,
    possible: &[Format],
    at: &str,
    context: &Context,
) -> Result<Format, Stop> {
    Format::named(name).filter(|format| possible.contains(format)).ok_or_else(|| {
        let (written, known) = (crate::locale::shown(name), Format::names(possible));
        let words = [("written", written.as_str()), ("known", known.as_str())];
        Stop::unreadable(at, context.fill("record-fault-no-such-format", &words))
    })
}

/// The text of a file, or of standard input where it is `-`.
pub fn read(file: &Path, at: &str, context: &Context) -> Result<String, Stop> {
    let failed = |error: std::io::Error| Stop::Failed {
        what: file.display().to_string(),
        why: error.to_string(),
    };
    let most = MOST_BYTES as u64;
    let mut bytes = Vec::new();
    if file.as_os_str() == "-" {
        std::io::stdin().take(most + 1).read_to_end(&mut bytes).map_err(failed)?;
    } else {
        let file = File::open(file).map_err(failed)?;
        file.take(most + 1).read_to_end(&mut bytes).map_err(failed)?;
    }
    if bytes.len() > MOST_BYTES {
        let most = most.to_string();
        return Err(Stop::unreadable(at, context.fill("cli-moves-too-long", &[("most", &most)])));
    }
    String::from_utf8(bytes).map_err(|_| Stop::unreadable(at, context.text("cli-not-utf8")))
}
