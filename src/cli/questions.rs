use std::{
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

use super::{Report, Stop, context};
use crate::{
    answer::{
        Assistant,
        measure::{self, Measured},
    },
    corpus::{Language, Problems},
};

/// `corpus questions`: asks every question of the files and prints how many were answered as they must be.
pub fn run(files: &[PathBuf], corpus: Option<&Path>) -> Result<Report, Stop> {
    let assistant = context::assistant(corpus)?;
    let texts = texts(files, corpus)?;
    let mut problems = Problems::default();
    let mut questions = Vec::new();
    for (name, text) in &texts {
        match measure::read(name, text) {
            Ok(read) => questions.extend(read),
            Err(found) => problems.append(found),
        }
    }
    if !problems.is_empty() {
        return Err(Stop::Corpus(problems.to_string()));
    }
    let measured: Vec<Measured> =
        questions.iter().map(|expected| measure::measure(&assistant, expected)).collect();
    Ok(Report { text: table(&measured) + &misses(&measured, &assistant), status: 0 })
}

/// The files named, or all `questions.toml` of the corpus.
fn texts(files: &[PathBuf], corpus: Option<&Path>) -> Result<Vec<(String, String)>, Stop> {
    if files.is_empty() {
        let sources = context::files(corpus)?;
        return Ok(sources
            .paths()
            .filter(|path| path.ends_with("questions.toml"))
            .filter_map(|path| Some((path.to_owned(), sources.text(path)?.to_owned())))
            .collect());
    }
    files
        .iter()
        .map(|file| {
            let what = file.display().to_string();
            fs::read_to_string(file)
                .map(|text| (what.clone(), text))
                .map_err(|error| Stop::Failed { what, why: error.to_string() })
        })
        .collect()
}

fn table(measured: &[Measured]) -> String {
    let mut text = format!(
        "{:8} {:>9} {:>14} {:>14} {:>14} {:>14} {:>14} {:>9}\n",
        "lang", "questions", "kind", "verdict", "anchor", "refusal", "all", "refused*"
    );
    for language in Language::ALL.map(Some).into_iter().chain([None]) {
        let of: Vec<&Measured> = measured
            .iter()
            .filter(|one| language.is_none_or(|language| one.expected.lang == language))
            .collect();
        let share = |right: &dyn Fn(&Measured) -> Option<bool>| {
            let compared: Vec<bool> = of.iter().filter_map(|one| right(one)).collect();
            let right = compared.iter().filter(|right| **right).count();
            let percent = 100 * right / compared.len().max(1);
            format!("{right}/{} {percent}%", compared.len())
        };
        let _ = writeln!(
            text,
            "{:8} {:>9} {:>14} {:>14} {:>14} {:>14} {:>14} {:>9}",
            language.map_or("all", Language::tag),
            of.len(),
            share(&|one| Some(one.kind_right)),
            share(&|one| one.verdict_right),
            share(&|one| one.anchor_right),
            share(&|one| one.refusal_right),
            share(&|one| Some(one.all_right())),
            of.iter().filter(|one| one.refused_wrongly).count(),
        );
    }
    text.push_str("* refused although the texts answer it\n");
    text
}

fn misses(measured: &[Measured], assistant: &Assistant) -> String {
    let mut text = String::new();
    for one in measured.iter().filter(|one| !one.all_right()) {
        let expected = &one.expected;
        let mut wrong = Vec::new();
        for (name, right) in [
            ("kind", Some(one.kind_right)),
            ("verdict", one.verdict_right),
            ("anchor", one.anchor_right),
            ("refusal", one.refusal_right),
            ("rest", Some(one.rest_right)),
        ] {
            if right == Some(false) {
                wrong.push(name);
            }
        }
        let question = expected.question.question.replace('\n', " / ");
        let kinds: Vec<String> = expected.kinds.iter().map(ToString::to_string).collect();
        let verdict = expected.verdict.map_or("-".to_owned(), |verdict| verdict.to_string());
        let _ = writeln!(text, "\n{} [{}] {question}", expected.id, wrong.join(" "));
        let _ = writeln!(
            text,
            "  expected {} {verdict} {} {:?}",
            kinds.join("/"),
            expected.anchors.join("/"),
            expected.by_ruleset
        );
        match &one.answer {
            Ok(answer) => {
                let verdict = answer.verdict.map_or("-".to_owned(), |verdict| verdict.to_string());
                let cited: Vec<&str> =
                    answer.citations().iter().take(3).map(|citation| &*citation.id).collect();
                let _ = writeln!(text, "  given    {} {verdict} {}", answer.kind, cited.join(" "));
                let _ = writeln!(text, "           {}", answer.text);
            }
            Err(failure) => {
                let _ = writeln!(text, "  failed   {failure}");
            }
        }
        for (fact, phrase, likeness) in assistant.explain(&expected.question).unwrap_or_default() {
            let _ = writeln!(text, "  {likeness:.2} {fact}: {phrase}");
        }
    }
    text
}
