//! Which part may use which, where HTTP ends, and that every word for readers exists in every language.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// Arrows of `use` between the folders of `src/`, and no others. `locale` is a leaf above the engine's messages.
const ARROWS: &[(&str, &[&str])] = &[
    ("config", &["corpus"]),
    ("corpus", &[]),
    ("search", &["corpus"]),
    ("engine", &["corpus"]),
    ("games", &["engine", "corpus"]),
    ("locale", &["corpus", "engine"]),
    ("answer", &["games", "search", "engine", "corpus", "locale"]),
    ("history", &["answer", "corpus"]),
    ("records", &["answer", "engine", "corpus", "locale"]),
    ("web", &["answer", "history", "records", "engine", "corpus", "locale", "config"]),
    ("cli", &["answer", "history", "records", "web", "engine", "corpus", "locale", "config"]),
    ("main", &["cli"]),
];

/// What makes code asynchronous or speaks HTTP.
const SERVERS: &[&str] = &["axum", "tokio", "tower", "tower_http", "hyper", "rmcp"];

/// Commands that run until they are stopped, with the web's own parts.
const STARTS_SERVERS: &[&str] = &["src/cli/serve.rs", "src/cli/mcp.rs"];

const LANGUAGES: [&str; 3] = ["en", "de", "zh-Hant"];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Every file below a folder that ends so, with its text.
fn files(folder: &Path, ending: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
            if path.is_dir() {
                folders.push(path);
            } else if path.to_string_lossy().ends_with(ending) {
                let text =
                    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
                let name = path.strip_prefix(root()).unwrap_or(&path);
                found.push((name.to_string_lossy().replace('\\', "/"), text));
            }
        }
    }
    found.sort();
    found
}

/// The source without its tests and comments.
fn code(text: &str) -> String {
    let shipped = text.split("#[cfg(test)]\nmod ").next().unwrap_or(text);
    let lines = shipped.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

fn sources() -> Vec<(String, String)> {
    let sources: Vec<_> = files(&root().join("src"), ".rs")
        .into_iter()
        .map(|(file, text)| (file, code(&text)))
        .collect();
    assert!(sources.len() > 20, "the sources are read");
    sources
}

/// `cli` of `src/cli/ask.rs`.
fn part(file: &str) -> &str {
    file.trim_start_matches("src/").split('/').next().unwrap_or(file).trim_end_matches(".rs")
}

/// The first names of every path that begins with `root` (`crate::`), also in `root{…}`.
fn names_after(code: &str, root: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for (at, _) in code.match_indices(root) {
        let is_longer =
            code[..at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_');
        if is_longer {
            continue;
        }
        let rest = &code[at + root.len()..];
        match rest.strip_prefix('{') {
            Some(tree) => names.extend(branches(tree)),
            None => names.extend(name(rest)),
        }
    }
    names
}

/// The first name of each branch of a use tree whose bracket is open.
fn branches(tree: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut depth = 0;
    let mut is_fresh = true;
    for (at, letter) in tree.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => is_fresh = true,
            letter if is_fresh && !letter.is_whitespace() => {
                found.extend(name(&tree[at..]));
                is_fresh = false;
            }
            _ => {}
        }
    }
    found
}

fn name(text: &str) -> Option<String> {
    let name: String = text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    (!name.is_empty()).then_some(name)
}

#[test]
fn every_use_is_an_arrow_of_the_design() {
    let mut forbidden = Vec::new();
    for (file, code) in sources() {
        let from = part(&file);
        if from == "lib" {
            continue;
        }
        let Some((_, allowed)) = ARROWS.iter().find(|(part, _)| *part == from) else {
            forbidden.push(format!("{file}: the design knows no `{from}`"));
            continue;
        };
        let root = if from == "main" { "regula::" } else { "crate::" };
        for to in names_after(&code, root) {
            let is_part = ARROWS.iter().any(|(part, _)| *part == to);
            if is_part && to != from && !allowed.contains(&to.as_str()) {
                forbidden.push(format!("{file}: {from} → {to}"));
            }
            if to == "web" && from == "cli" && !STARTS_SERVERS.contains(&&*file) {
                forbidden.push(format!("{file}: only {STARTS_SERVERS:?} start the web"));
            }
        }
    }
    assert!(forbidden.is_empty(), "\n{}", forbidden.join("\n"));
}

#[test]
fn the_reader_of_use_lines_reads_them() {
    let code = "use crate::{\n    answer::{Answer, Failure},\n    engine::Ask,\n};\nfn f() { crate::games::x(); }";
    let names: Vec<String> = names_after(code, "crate::").into_iter().collect();
    assert_eq!(names, ["answer", "engine", "games"]);
    assert_eq!(names_after("use mycrate::x;", "crate::").len(), 0);
}

#[test]
fn async_and_http_stop_at_the_web() {
    let mut forbidden = Vec::new();
    for (file, code) in sources() {
        if part(&file) == "web" || STARTS_SERVERS.contains(&&*file) {
            continue;
        }
        for server in SERVERS {
            if !names_after(&code, &format!("{server}::")).is_empty() {
                forbidden.push(format!("{file}: {server}"));
            }
        }
        for word in ["async fn", "async move", ".await"] {
            if code.contains(word) {
                forbidden.push(format!("{file}: {word}"));
            }
        }
    }
    assert!(forbidden.is_empty(), "\n{}", forbidden.join("\n"));
}

/// Names the rulesets for which the expectations of the shared questions were written.
const MEASURE: &str = "src/answer/measure.rs";

#[test]
fn a_game_is_named_only_in_its_own_folder() {
    let games: Vec<String> = files(&root().join("src/games"), "/mod.rs")
        .iter()
        .filter_map(|(file, _)| file.split('/').nth(2).map(str::to_owned))
        .filter(|name| !name.ends_with(".rs"))
        .collect();
    assert!(!games.is_empty(), "there are games");
    let mut named = Vec::new();
    let is_general = |file: &str| part(file) != "games" && file != MEASURE;
    for (file, code) in sources().iter().filter(|(file, _)| is_general(file)) {
        for game in &games {
            let is_named = literals(code)
                .any(|(_, text)| text == *game || text.starts_with(&format!("{game}/")));
            if is_named {
                named.push(format!("{file}: {game}"));
            }
        }
    }
    assert!(named.is_empty(), "\n{}", named.join("\n"));
}

/// The sentences of one language: each with the words that it takes.
fn sentences(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut sentences: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (file, text) in files(&root().join("locales"), ".ftl") {
        let stem = file.trim_start_matches("locales/").trim_end_matches(".ftl");
        if stem != language && !stem.ends_with(&format!(".{language}")) {
            continue;
        }
        let mut key = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, _)) = line.split_once(" = ").or_else(|| line.split_once(" ="))
                && !line.starts_with(char::is_whitespace)
            {
                name.clone_into(&mut key);
                assert!(
                    sentences.insert(key.clone(), BTreeSet::new()).is_none(),
                    "{file}: {key} twice"
                );
            }
            let args = line.match_indices('$').filter_map(|(at, _)| name_of_arg(&line[at + 1..]));
            sentences.entry(key.clone()).or_default().extend(args);
        }
    }
    sentences.remove("");
    sentences
}

fn name_of_arg(text: &str) -> Option<String> {
    let is_of_name = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    let name: String = text.chars().take_while(is_of_name).collect();
    (!name.is_empty()).then_some(name)
}

#[test]
fn every_sentence_exists_in_every_language_and_takes_the_same_words() {
    let [english, others @ ..] = LANGUAGES.map(sentences);
    assert!(english.len() > 50, "the sentences are read: {}", english.len());
    let mut faults = Vec::new();
    for (language, other) in LANGUAGES[1..].iter().zip(&others) {
        for (key, words) in &english {
            match other.get(key) {
                None => faults.push(format!("{language}: `{key}` is missing")),
                // A language may say a count in another way, but never a word that is not given.
                Some(found)
                    if !found.is_subset(words)
                        || words.difference(found).any(|word| word != "count") =>
                {
                    faults
                        .push(format!("{language}: `{key}` takes {found:?}, in English {words:?}"));
                }
                Some(_) => {}
            }
        }
        let extra = other.keys().filter(|key| !english.contains_key(*key));
        faults.extend(extra.map(|key| format!("{language}: English has no `{key}`")));
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// Every text in quotation marks, with where it begins.
fn literals(code: &str) -> impl Iterator<Item = (usize, &str)> {
    let marks: Vec<usize> = code
        .match_indices('"')
        .map(|(at, _)| at)
        .filter(|&at| !code[..at].ends_with('\\') && !code[..at].ends_with('\''))
        .collect();
    let pairs: Vec<(usize, usize)> = marks.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
    pairs.into_iter().map(move |(begin, end)| (begin, &code[begin + 1..end]))
}

/// Said by the names that verdicts have in JSON.
const VERDICTS: [&str; 2] = ["yes", "no"];

/// Before a name of a sentence stands one of these.
const SAYS: &[&str] = &["Message::new(", ".text(", ".fill("];

#[test]
fn every_sentence_that_is_said_exists_and_every_one_that_exists_is_said() {
    let english = sentences("en");
    let code: Vec<(String, String)> =
        sources().into_iter().chain(files(&root().join("templates"), ".html")).collect();
    let mut faults = Vec::new();
    for (file, code) in &code {
        for saying in SAYS {
            for (at, _) in code.match_indices(saying) {
                let call = &code[at + saying.len()..];
                let until = call.find([')', ';']).unwrap_or(call.len());
                let Some((_, key)) = literals(&call[..until]).next() else { continue };
                let is_key = key.contains('-') && !key.contains(['{', ' ', '#', '/']);
                if is_key && !english.contains_key(key) {
                    faults.push(format!("{file}: there is no sentence `{key}`"));
                }
            }
        }
    }
    let all: String = code.iter().map(|(_, code)| code.as_str()).collect();
    for key in english.keys() {
        let is_said = all.contains(&format!("\"{key}\"")) || VERDICTS.contains(&key.as_str());
        // `format!("cli-support-{…}")` says a family of sentences.
        let is_of_family =
            key.match_indices('-').any(|(at, _)| all.contains(&format!("\"{}-{{", &key[..at])));
        if !is_said && !is_of_family {
            faults.push(format!("nobody says `{key}`"));
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}
