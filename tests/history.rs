//! Answers are kept, and a history that cannot be used says why.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use regula::{
    answer::{Answer, Question},
    history::{History, HistoryError, Visitor},
};

/// A folder of this test alone, empty at first.
fn folder(name: &str) -> PathBuf {
    let folder = env::temp_dir().join(format!("regula-history-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn question() -> Question {
    Question { question: "Wer beginnt?".into(), game: Some("tanbo".into()), ..Question::default() }
}

fn answer() -> Answer {
    serde_json::from_value(serde_json::json!({
        "id": null, "url": null, "question": "Wer beginnt?", "lang": "de", "game": "tanbo", "ruleset": null,
        "kind": "silent", "verdict": null, "text": "Die Regeln sagen es nicht.", "citations": [], "ruling": null,
        "by_ruleset": [], "confidence": { "level": "weak", "reason": "…" }, "suggestions": []
    }))
    .expect("this is an answer")
}

fn refusal(folder: &Path) -> HistoryError {
    History::open(folder).err().expect("this history cannot be used")
}

#[test]
fn an_answer_is_kept_over_a_restart() {
    let folder = folder("restart");
    let kept = History::open(&folder)
        .and_then(|history| history.keep(&question(), answer(), "hash", None))
        .expect("the folder can be written");
    let id = kept.id.clone().expect("it has an id");
    assert_eq!(kept.url, Some(format!("/de/answers/{id}")));
    let found =
        History::open(&folder).and_then(|history| history.get(&id)).expect("it can be read");
    let found = found.expect("it is there");
    assert_eq!(found.question, question());
    assert_eq!(found.answer, kept);
    assert_eq!(found.corpus_sha256, "hash");
}

#[test]
fn an_id_that_was_never_given_is_no_answer() {
    let history = History::in_memory().expect("memory is there");
    assert_eq!(history.get("nope").expect("it can be read"), None);
}

#[test]
fn two_answers_to_one_question_have_two_addresses() {
    let history = History::in_memory().expect("memory is there");
    let keep = || history.keep(&question(), answer(), "hash", None).expect("it can be written").id;
    assert_ne!(keep(), keep());
}

/// The questions of a visitor, as a list shows them.
fn asked(history: &History, visitor: &Visitor) -> Vec<String> {
    let list = history.list(visitor).expect("it can be read");
    list.into_iter().map(|summary| summary.question).collect()
}

#[test]
fn a_visitor_sees_and_deletes_only_what_is_theirs() {
    let history = History::in_memory().expect("memory is there");
    let (one, other) = (Visitor::with("one"), Visitor::with("other"));
    let keep = |visitor, text: &str| {
        let mut answer = answer();
        text.clone_into(&mut answer.question);
        let kept = history.keep(&question(), answer, "hash", visitor).expect("it can be written");
        kept.id.expect("it has an id")
    };
    let (first, _) = (keep(Some(&one), "first"), keep(Some(&one), "second"));
    let others = keep(Some(&other), "other");
    keep(None, "nobody's");
    assert_eq!(asked(&history, &one), ["second", "first"]);
    assert_eq!(history.of(&one).expect("it can be read").len(), 2);
    assert!(!history.forget(&one, &others).expect("it can be written"));
    assert!(history.forget(&one, &first).expect("it can be written"));
    assert_eq!(history.get(&first).expect("it can be read"), None);
    history.forget_all(&one).expect("it can be written");
    assert_eq!(asked(&history, &one), Vec::<String>::new());
    assert!(!history.knows(&one).expect("it can be read"));
    assert_eq!(asked(&history, &other), ["other"]);
}

#[test]
fn what_a_browser_keeps_does_not_stand_in_the_file() {
    let folder = folder("secret");
    let secret = "0b5c9c1e-5b0f-4c7e-9d8e-secret";
    let history = History::open(&folder).expect("the folder can be written");
    history
        .keep(&question(), answer(), "hash", Some(&Visitor::with(secret)))
        .expect("it can be written");
    drop(history);
    let file = fs::read(folder.join("history.sqlite3")).expect("it is there");
    assert!(!file.windows(secret.len()).any(|part| part == secret.as_bytes()));
}

/// The tables of the first version of the program, with one answer.
const FIRST_VERSION: &str = r#"
    CREATE TABLE answers (id TEXT PRIMARY KEY, url TEXT NOT NULL, given_at TEXT NOT NULL, question TEXT NOT NULL,
        answer TEXT NOT NULL, corpus_sha256 TEXT NOT NULL) STRICT;
    INSERT INTO answers VALUES ('old', '/de/answers/old', '2026-11-01T12:00:00.5Z',
        '{"question":"Wer beginnt?","game":null,"ruleset":null,"lang":"de","position":null}',
        '{"id":"old","url":"/de/answers/old","question":"Wer beginnt?","lang":"de","game":null,"ruleset":null,
          "kind":"silent","verdict":null,"text":"…","citations":[],"ruling":null,"by_ruleset":[],
          "confidence":{"level":"weak","reason":"…"},"suggestions":[]}', 'hash');
    PRAGMA user_version = 1;
"#;

#[test]
fn a_history_of_the_first_version_is_brought_up_to_date() {
    let folder = folder("first");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let file = folder.join("history.sqlite3");
    let old = rusqlite::Connection::open(&file).expect("the folder can be written");
    old.execute_batch(FIRST_VERSION).expect("these are tables");
    drop(old);
    let history = History::open(&folder).expect("it is brought up to date");
    let kept = history.get("old").expect("it can be read").expect("it is there");
    assert_eq!(kept.question.question, "Wer beginnt?");
    assert_eq!(kept.given_at.to_string(), "2026-11-01T12:00:00.5Z");
    let visitor = Visitor::with("one");
    history.keep(&question(), answer(), "hash", Some(&visitor)).expect("it can be written");
    assert_eq!(asked(&history, &visitor), ["Wer beginnt?"]);
}

#[test]
fn a_history_of_a_newer_program_is_refused_and_left_as_it_is() {
    let folder = folder("newer");
    History::open(&folder).expect("the folder can be written");
    let file = folder.join("history.sqlite3");
    let connection = rusqlite::Connection::open(&file).expect("it is there");
    connection.pragma_update(None, "user_version", 99).expect("it can be written");
    drop(connection);
    assert!(matches!(refusal(&folder), HistoryError::NewerVersion { found: 99, known: 2 }));
}

#[test]
fn a_file_that_is_no_history_is_refused() {
    let folder = folder("damaged");
    fs::create_dir_all(&folder).expect("the folder can be made");
    fs::write(folder.join("history.sqlite3"), "not a database ".repeat(1000))
        .expect("it can be written");
    assert!(matches!(refusal(&folder), HistoryError::Damaged(_)));
}

#[test]
fn a_history_that_another_program_holds_is_locked() {
    let folder = folder("locked");
    History::open(&folder).expect("the folder can be written");
    let other = rusqlite::Connection::open(folder.join("history.sqlite3")).expect("it is there");
    other.execute_batch("BEGIN EXCLUSIVE").expect("nobody else holds it");
    assert!(matches!(refusal(&folder), HistoryError::Locked));
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let file = folder("file");
    fs::write(&file, "").expect("it can be written");
    let below = file.join("data");
    assert!(matches!(refusal(&below), HistoryError::Folder { path, .. } if path == below));
}
