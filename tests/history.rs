//! Answers are kept, and a history that cannot be used says why.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use regula::{
    answer::{Answer, Question},
    history::{History, HistoryError},
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
        .and_then(|history| history.keep(&question(), answer(), "hash"))
        .expect("the folder can be written");
    let id = kept.id.clone().expect("it has an id");
    assert_eq!(kept.url, Some(format!("/de/answers/{id}")));
    let found =
        History::open(&folder).and_then(|history| history.get(&id)).expect("it can be read");
    assert_eq!(found, Some((question(), kept)));
}

#[test]
fn an_id_that_was_never_given_is_no_answer() {
    let history = History::in_memory().expect("memory is there");
    assert_eq!(history.get("nope").expect("it can be read"), None);
}

#[test]
fn two_answers_to_one_question_have_two_addresses() {
    let history = History::in_memory().expect("memory is there");
    let keep = || history.keep(&question(), answer(), "hash").expect("it can be written").id;
    assert_ne!(keep(), keep());
}

#[test]
fn a_history_of_a_newer_program_is_refused_and_left_as_it_is() {
    let folder = folder("newer");
    History::open(&folder).expect("the folder can be written");
    let file = folder.join("history.sqlite3");
    let connection = rusqlite::Connection::open(&file).expect("it is there");
    connection.pragma_update(None, "user_version", 99).expect("it can be written");
    drop(connection);
    assert!(matches!(refusal(&folder), HistoryError::NewerVersion { found: 99, known: 1 }));
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
