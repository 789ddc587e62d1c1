//! Ranking measured on XQuAD-R, beside the figures of other engines; passed over where it is absent.
//!
//! The data is looked for in `../shared/eval/xquad-r` beside the project, or below `REGULA_SHARED`.

use std::{fmt::Write, fs, path::PathBuf, sync::Arc};

use regula::{
    corpus::{Language, Problems, SourceFiles, load},
    search::{PassageScope, SearchIndex},
};
use serde_json::Value;

/// Sentences ranked for a question.
const DEPTH: usize = 10;
/// Passages whose sentences are ranked.
const PASSAGES: usize = 20;

#[expect(clippy::disallowed_methods, reason = "the suites have surroundings of their own")]
fn folder() -> Option<PathBuf> {
    let shared = std::env::var_os("REGULA_SHARED").map_or_else(
        || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../shared")),
        PathBuf::from,
    );
    Some(shared.join("eval/xquad-r")).filter(|folder| folder.is_dir())
}

/// The passages as a corpus of one document, with the same text in every language.
fn corpus(data: &Value) -> SourceFiles {
    let mut text = String::new();
    for (number, paragraph) in paragraphs(data).enumerate() {
        let _ = writeln!(text, "## p{number} | .");
        for sentence in sentences(paragraph) {
            let _ = writeln!(text, "{}", sentence.replace('\n', " ").trim_start_matches('#'));
        }
        text.push('\n');
    }
    let mut files = SourceFiles::default();
    files.insert(
        "x/d/document.toml",
        r#"
title = { en = "X", de = "X", zh-Hant = "X" }
publisher = "X"
year = 2019
address = "https://example.org/"
original-lang = "en"
wording = "original"
"#,
    );
    for language in Language::ALL {
        files.insert(&format!("x/d/{language}.md"), text.as_str());
    }
    files
}

fn paragraphs(data: &Value) -> impl Iterator<Item = &Value> {
    let articles = data["data"].as_array().into_iter().flatten();
    articles.flat_map(|article| article["paragraphs"].as_array().into_iter().flatten())
}

fn sentences(paragraph: &Value) -> impl Iterator<Item = &str> {
    let sentences = paragraph["sentences"].as_array().into_iter().flatten();
    sentences.filter_map(Value::as_str).filter(|sentence| !sentence.trim().is_empty())
}

/// The sentence that the answer begins in.
fn answering(paragraph: &Value, question: &Value) -> Option<usize> {
    let start = question["answers"][0]["answer_start"].as_u64()?;
    let breaks = paragraph["sentence_breaks"].as_array()?;
    breaks.iter().position(|bounds| {
        bounds[0].as_u64().is_some_and(|from| from <= start)
            && bounds[1].as_u64().is_some_and(|to| start < to)
    })
}

#[test]
fn the_sentence_that_answers_is_ranked_as_high_as_was_measured() {
    let Some(folder) = folder() else {
        println!("SKIPPED: no shared/eval/xquad-r");
        return;
    };
    for (file, language, least) in [
        ("en.json", Language::English, 0.86),
        ("de.json", Language::German, 0.81),
        ("zh.json", Language::Chinese, 0.83),
    ] {
        let text = fs::read_to_string(folder.join(file)).expect("the file can be read");
        let data: Value = serde_json::from_str(&text).expect("the file is JSON");
        let mut problems = Problems::default();
        let corpus = load(&corpus(&data), &mut problems);
        assert!(problems.is_empty(), "{problems}");
        let index = SearchIndex::build(Arc::new(corpus.library), &corpus.terms, &[])
            .expect("the passages can be indexed");
        let (mut asked, mut gain, mut first, mut among) = (0.0, 0.0, 0.0, 0.0);
        for (number, paragraph) in paragraphs(&data).enumerate() {
            let anchor = format!("p{number}");
            for question in paragraph["qas"].as_array().into_iter().flatten() {
                let Some(wanted) = answering(paragraph, question) else { continue };
                let words = question["question"].as_str().unwrap_or_default();
                let question = index.analyze(words, language);
                let mut ranked: Vec<(f32, String, usize)> = index
                    .passages(&question, &PassageScope::Everything, PASSAGES)
                    .into_iter()
                    .flat_map(|hit| {
                        let anchor = hit.address.anchor().to_owned();
                        hit.sentences
                            .into_iter()
                            .map(move |(at, score)| (score, anchor.clone(), at))
                    })
                    .collect();
                ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
                let rank = ranked
                    .iter()
                    .take(DEPTH)
                    .position(|(_, place, at)| *place == anchor && *at == wanted);
                asked += 1.0;
                if let Some(rank) = rank {
                    gain += 1.0 / f64::from(u32::try_from(rank).expect("below ten") + 2).log2();
                    among += 1.0;
                    first += f64::from(u8::from(rank == 0));
                }
            }
        }
        let (gain, first, among) = (gain / asked, first / asked, among / asked);
        println!(
            "{language}: {asked} questions, nDCG@10 {gain:.3}, first {first:.3}, among ten {among:.3}"
        );
        assert!(gain >= least, "{language}: nDCG@10 is {gain:.3}, was at least {least}");
    }
}
