use std::path::{Path, PathBuf};

use super::{
    Context, Report, Stop, context,
    page::{Ink, Page},
    questions,
};
use crate::{
    answer::{Assistant, measure},
    corpus::{Passage, Problems, SourceFiles},
};

#[derive(clap::Subcommand)]
pub enum Command {
    Check { dir: Option<PathBuf> },
    List,
    Questions { files: Vec<PathBuf> },
}

pub fn run(command: &Command, corpus: Option<&Path>, context: &Context) -> Result<Report, Stop> {
    match command {
        Command::Check { dir } => check(dir.as_deref().or(corpus), context),
        Command::Questions { files } => questions::run(files, corpus),
        Command::List => Ok(list(&context::assistant(corpus)?, context).into()),
    }
}

/// The problems are what was asked for: they go to standard output.
fn check(folder: Option<&Path>, context: &Context) -> Result<Report, Stop> {
    let files = context::files(folder)?;
    if files.paths().next().is_none() {
        let folder = folder.unwrap_or(Path::new("")).display().to_string();
        let why = context.text("cli-no-corpus-there");
        return Err(Stop::Failed { what: folder, why });
    }
    let mut problems = measures(&files);
    match Assistant::load(&files) {
        Ok(assistant) if problems.is_empty() => {
            return Ok(format!("{}\n", counts(&assistant, context)).into());
        }
        Ok(_) => {}
        Err(others) => problems.append(others),
    }
    Ok(Report { text: problems.to_string(), status: 1 })
}

/// What is wrong with the files that a corpus is measured by: no answer needs them.
fn measures(files: &SourceFiles) -> Problems {
    let mut problems = Problems::default();
    for (path, text) in files.paths().filter_map(|path| Some((path, files.text(path)?))) {
        if path.ends_with("questions.toml") {
            problems.append(measure::read(path, text).err().unwrap_or_default());
        } else if path.ends_with("/cases.toml")
            && let Err(error) = text.parse::<toml::Table>()
        {
            problems.add_toml(path, text, &error);
        }
    }
    problems
}

fn list(assistant: &Assistant, context: &Context) -> String {
    let language = context.language;
    let mut page = Page::new(context.look);
    for game in assistant.games() {
        page.gap();
        page.put("", &format!("{} · {}", game.id, game.names.get(language)), Ink::Strong);
        for referee in assistant.catalog().of_game(&game.id) {
            let sizes: Vec<&str> =
                referee.starts().iter().map(|start| start.size.as_str()).collect();
            let words = [
                ("ruleset", referee.id()),
                ("name", referee.names().get(language)),
                ("rules", &referee.grounds().len().to_string()),
                ("sizes", &sizes.join(" ")),
            ];
            page.put("  ", &context.fill("cli-list-ruleset", &words), Ink::Plain);
        }
        for document in assistant.library().documents_of(&game.id) {
            let year = document.info.year.to_string();
            let words = [
                ("document", &*document.id),
                ("title", document.info.title.get(language)),
                ("publisher", document.info.publisher.as_str()),
                ("year", &year),
                ("passages", &document.passages.len().to_string()),
            ];
            page.put("  ", &context.fill("cli-list-document", &words), Ink::Plain);
        }
    }
    page.gap();
    page.put("", &counts(assistant, context), Ink::Strong);
    page.into_text()
}

fn counts(assistant: &Assistant, context: &Context) -> String {
    let sentences =
        |passage: &std::sync::Arc<Passage>| passage.text(context.language).sentences().len();
    let library = assistant.library();
    let words = [
        ("games", assistant.games().len()),
        ("rulesets", assistant.catalog().iter().count()),
        ("documents", library.documents().len()),
        ("passages", library.passages().count()),
        ("sentences", library.passages().map(sentences).sum()),
    ]
    .map(|(name, count)| (name, count.to_string()));
    let words = words.each_ref().map(|(name, count)| (*name, count.as_str()));
    context.fill("cli-counts", &words)
}
