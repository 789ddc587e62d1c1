//! Answers are kept, in each kind of store alike, and a history that cannot be used says why.

mod stores;

use std::{
    env, fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    thread,
    time::{Duration, Instant},
};

use regula::{
    answer::{Answer, Question},
    history::{
        ConversationId, DatabaseUrl, Given, History, HistoryError, Location, Mark, Provenance,
        Sharing, Visitor,
    },
};

use stores::{Place, for_each_store};

for_each_store!(
    an_answer_is_kept_over_a_restart,
    an_id_that_was_never_given_is_no_answer,
    two_answers_to_one_question_have_two_ids_that_nobody_can_guess,
    a_visitor_sees_and_deletes_only_what_is_theirs,
    a_conversation_is_in_order_and_its_visitors_alone,
    a_reader_marks_an_answer_once_and_may_take_it_back,
    what_is_forgotten_takes_its_remarks_along,
    an_answer_is_offered_to_others_only_while_it_is_shared,
    the_key_is_made_once_for_all_servers,
    servers_that_start_at_once_bring_the_tables_up_to_date_one_after_the_other,
    what_no_column_may_hold_is_kept_all_the_same,
    a_history_that_was_away_is_used_again_without_a_restart,
);

fn question() -> Question {
    Question { question: "Wer beginnt?".into(), game: Some("tanbo".into()), ..Question::default() }
}

fn answer(text: &str) -> Answer {
    serde_json::from_value(serde_json::json!({
        "id": null, "url": null, "question": text, "lang": "de", "game": "tanbo", "ruleset": null,
        "kind": "silent", "verdict": null, "text": "Die Regeln sagen es nicht.", "citations": [], "ruling": null,
        "by_ruleset": [], "confidence": { "level": "weak", "reason": "…" }, "suggestions": []
    }))
    .expect("this is an answer")
}

fn provenance() -> Provenance {
    Provenance { corpus_sha256: "corpus".into(), ruleset_sha256: Some("ruleset".into()) }
}

/// Keeps an answer in a conversation, and gives it back as it was kept.
fn keep_in(
    history: &History,
    text: &str,
    visitor: Option<&Visitor>,
    conversation: &ConversationId,
) -> Answer {
    let given = Given {
        question: &question(),
        answer: answer(text),
        provenance: provenance(),
        visitor,
        conversation,
    };
    history.keep(given).expect("it can be written")
}

/// Keeps an answer in a conversation of its own, and gives back its id.
fn keep(history: &History, text: &str, visitor: Option<&Visitor>) -> String {
    keep_in(history, text, visitor, &ConversationId::fresh()).id.expect("it has an id")
}

/// The questions of a visitor, as a list shows them.
fn asked(history: &History, visitor: &Visitor) -> Vec<String> {
    let list = history.list(visitor).expect("it can be read");
    list.into_iter().map(|summary| summary.question).collect()
}

fn an_answer_is_kept_over_a_restart(place: &Place) {
    let conversation = ConversationId::fresh();
    let kept = keep_in(&place.open(), "Wer beginnt?", None, &conversation);
    let id = kept.id.clone().expect("it has an id");
    assert_eq!(kept.url, Some(format!("/de/answers/{id}")));
    let found = place.open().get(&id).expect("it can be read").expect("it is there");
    assert_eq!(found.question, question());
    assert_eq!(found.answer, kept);
    assert_eq!(found.provenance, provenance());
    assert_eq!(found.conversation, conversation);
    assert_eq!(found.sharing, Sharing::Own);
    assert_eq!(place.open().count().expect("it can be read"), 1);
}

fn an_id_that_was_never_given_is_no_answer(place: &Place) {
    assert_eq!(place.open().get("nope").expect("it can be read"), None);
}

fn two_answers_to_one_question_have_two_ids_that_nobody_can_guess(place: &Place) {
    let history = place.open();
    let ids = ["Wer beginnt?"; 2].map(|text| keep(&history, text, None));
    assert_ne!(ids[0], ids[1]);
    for id in ids {
        let id: uuid::Uuid = id.parse().expect("it is a UUID");
        assert_eq!(id.get_version(), Some(uuid::Version::Random), "{id}");
    }
}

fn a_visitor_sees_and_deletes_only_what_is_theirs(place: &Place) {
    let history = place.open();
    let (one, other) = (Visitor::with("one"), Visitor::with("other"));
    let (first, _) = (keep(&history, "first", Some(&one)), keep(&history, "second", Some(&one)));
    let others = keep(&history, "other", Some(&other));
    keep(&history, "nobody's", None);
    assert_eq!(asked(&history, &one), ["second", "first"]);
    assert_eq!(history.of(&one).expect("it can be read").len(), 2);
    assert!(!history.forget(&one, &others).expect("it can be written"));
    assert!(history.forget(&one, &first).expect("it can be written"));
    assert_eq!(history.get(&first).expect("it can be read"), None);
    history.forget_all(&one).expect("it can be written");
    assert_eq!(asked(&history, &one), Vec::<String>::new());
    assert_eq!(asked(&history, &other), ["other"]);
    assert_eq!(history.count().expect("it can be read"), 2);
}

fn a_conversation_is_in_order_and_its_visitors_alone(place: &Place) {
    let history = place.open();
    let (one, other) = (Visitor::with("one"), Visitor::with("other"));
    let conversation = ConversationId::fresh();
    for text in ["first", "second", "third"] {
        keep_in(&history, text, Some(&one), &conversation);
        keep(&history, "elsewhere", Some(&one));
    }
    let thread = |visitor| {
        let kept = history.conversation(&conversation, visitor).expect("it can be read");
        kept.into_iter().map(|kept| kept.answer.question).collect::<Vec<_>>()
    };
    assert_eq!(thread(Some(&one)), ["first", "second", "third"]);
    assert_eq!(thread(Some(&other)), Vec::<String>::new());
    assert_eq!(thread(None), Vec::<String>::new());
    let last = history.last_of(&conversation, Some(&one)).expect("it can be read");
    let last = last.expect("it is there").answer;
    assert_eq!(last.question, "third");
    let before = history.before(last.id.as_deref().expect("an id")).expect("it can be read");
    let before = before.expect("it is there").answer;
    assert_eq!(before.question, "second");
    assert_eq!(history.last_of(&conversation, Some(&other)).expect("it can be read"), None);
    assert!(!history.forget_conversation(&other, &conversation).expect("it can be written"));
    assert!(history.forget_conversation(&one, &conversation).expect("it can be written"));
    assert_eq!(thread(Some(&one)), Vec::<String>::new());
    assert_eq!(asked(&history, &one), ["elsewhere"; 3]);
    let of_a_program = ConversationId::fresh();
    keep_in(&history, "asked by a program", None, &of_a_program);
    assert!(history.last_of(&of_a_program, None).expect("it can be read").is_some());
    assert!(history.last_of(&of_a_program, Some(&one)).expect("it can be read").is_none());
}

fn a_reader_marks_an_answer_once_and_may_take_it_back(place: &Place) {
    let history = place.open();
    let (one, other) = (Visitor::with("one"), Visitor::with("other"));
    let id = keep(&history, "Wer beginnt?", Some(&one));
    let mark = |visitor, mark, text| history.remark(visitor, &id, mark, text).expect("written");
    assert!(mark(&one, Mark::Unclear, "Was heißt das?"));
    assert!(mark(&other, Mark::Wrong, "Schwarz beginnt."));
    assert!(mark(&one, Mark::Wrong, "  Doch <b>nicht</b>\u{0}. "));
    let said = |visitor| history.remark_of(visitor, &id).expect("it can be read");
    let remark = said(&one).expect("it is there");
    assert_eq!((remark.mark, &*remark.text), (Mark::Wrong, "Doch <b>nicht</b>\u{fffd}."));
    let all = history.remarks().expect("they can be read");
    assert_eq!(all.len(), 2);
    assert_eq!(all[0].0, remark);
    assert_eq!(all[1].0.text, "Schwarz beginnt.");
    assert_eq!(all[1].1.answer.id.as_ref(), Some(&id));
    history.take_back(&one, &id).expect("it can be written");
    assert_eq!(said(&one), None);
    assert!(said(&other).is_some());
    assert!(!history.remark(&one, "nope", Mark::Wrong, "").expect("it can be asked"));
    let long = "x".repeat(5000);
    assert!(mark(&one, Mark::Wrong, &long));
    assert_eq!(said(&one).expect("it is there").text.len(), 1000);
}

fn what_is_forgotten_takes_its_remarks_along(place: &Place) {
    let history = place.open();
    let (one, other) = (Visitor::with("one"), Visitor::with("other"));
    let own = keep(&history, "own", Some(&one));
    let others = keep(&history, "other's", Some(&other));
    let conversation = ConversationId::fresh();
    let spoken = keep_in(&history, "spoken", Some(&one), &conversation).id.expect("an id");
    for id in [&own, &others, &spoken] {
        for visitor in [&one, &other] {
            history.remark(visitor, id, Mark::Wrong, "").expect("it can be written");
        }
    }
    let count = || history.remarks().expect("they can be read").len();
    history.forget(&other, &own).expect("it can be asked");
    assert_eq!(count(), 6, "it is not theirs");
    history.forget(&one, &own).expect("it can be written");
    assert_eq!(count(), 4);
    history.forget_conversation(&one, &conversation).expect("it can be written");
    assert_eq!(count(), 2);
    history.forget_all(&one).expect("it can be written");
    let left = history.remarks().expect("they can be read");
    assert_eq!(left.len(), 1, "what one said of the other's answer goes with one");
    assert!(history.remark_of(&other, &others).expect("it can be read").is_some());
}

fn an_answer_is_offered_to_others_only_while_it_is_shared(place: &Place) {
    let history = place.open();
    let (one, other) = (Visitor::with("one"), Visitor::with("other"));
    let id = keep(&history, "mine", Some(&one));
    keep(&history, "a program's", None);
    keep(&history, "the other's", Some(&other));
    let offered = |game, visitor| {
        let offered = history.offered(game, visitor, 10).expect("it can be read");
        offered.into_iter().map(|summary| summary.question).collect::<Vec<_>>()
    };
    assert_eq!(offered("tanbo", Some(&one)), ["mine"]);
    assert_eq!(offered("tanbo", None), Vec::<String>::new());
    assert!(!history.share(&other, &id, Sharing::Everyone).expect("it can be asked"));
    assert!(history.share(&one, &id, Sharing::Everyone).expect("it can be written"));
    assert_eq!(offered("tanbo", Some(&one)), ["mine"], "not twice");
    assert_eq!(offered("tanbo", Some(&other)), ["the other's", "mine"]);
    assert_eq!(offered("tanbo", None), ["mine"]);
    assert_eq!(offered("tablut", Some(&one)), Vec::<String>::new());
    let kept = history.get(&id).expect("it can be read").expect("it is there");
    assert_eq!(kept.sharing, Sharing::Everyone);
    assert!(history.share(&one, &id, Sharing::Own).expect("it can be written"));
    assert_eq!(offered("tanbo", None), Vec::<String>::new());
    for number in 0..12 {
        keep(&history, &format!("question {number}"), Some(&one));
    }
    assert_eq!(offered("tanbo", Some(&one)).len(), 10, "the newest alone");
}

fn the_key_is_made_once_for_all_servers(place: &Place) {
    let (first, second) = (place.open(), place.open());
    let signed = first.seal().expect("it is made").sign("someone");
    assert_eq!(second.seal().expect("it is there").open(&signed), Some("someone"));
    let later = place.open();
    assert_eq!(later.seal().expect("it is there").open(&signed), Some("someone"));
}

fn servers_that_start_at_once_bring_the_tables_up_to_date_one_after_the_other(place: &Place) {
    thread::scope(|scope| {
        let starts = [(); 6].map(|()| {
            scope.spawn(|| {
                let history = place.open();
                (history.seal().expect("a key").sign("someone"), keep(&history, "x", None))
            })
        });
        let mut signed = starts.map(|start| start.join().expect("it starts").0).to_vec();
        signed.dedup();
        assert_eq!(signed.len(), 1, "there is one key");
    });
    assert_eq!(place.open().count().expect("it can be read"), 6);
}

fn what_no_column_may_hold_is_kept_all_the_same(place: &Place) {
    let history = place.open();
    let visitor = Visitor::with("one");
    let text = "可以\u{0}嗎？ 'x'; DROP TABLE answers; -- $1 \u{1f3b2}";
    let id = keep(&history, text, Some(&visitor));
    let kept = history.get(&id).expect("it can be read").expect("it is there");
    assert_eq!(kept.answer.question, text, "the answer is as it was given");
    assert_eq!(asked(&history, &visitor), [text.replace('\0', "\u{fffd}")]);
}

/// Gone are the tables, as if another program had them: then they are back.
fn a_history_that_was_away_is_used_again_without_a_restart(place: &Place) {
    let history = place.open();
    keep(&history, "before", None);
    place.execute("ALTER TABLE answers RENAME TO hidden");
    let away = history.count().expect_err("it cannot be read");
    assert!(matches!(away, HistoryError::Damaged(_)), "{away:?}");
    assert!(history.get("nope").is_err());
    place.execute("ALTER TABLE hidden RENAME TO answers");
    assert_eq!(history.count().expect("it can be read again"), 1);
}

#[test]
fn a_database_that_ends_every_connection_is_connected_to_anew() {
    let Some(place) = Place::empty(stores::Store::Postgresql) else { return };
    let history = place.open();
    for round in 0..3 {
        place.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE application_name = 'regula' AND query LIKE '%answers%' AND pid <> pg_backend_pid()",
        );
        keep(&history, "after", None);
        assert_eq!(history.count().expect("it can be read"), round + 1);
    }
}

#[test]
fn a_database_that_is_not_there_says_so_without_its_password() {
    let address = "postgres://club:geheim@127.0.0.1:1/rules";
    let url: DatabaseUrl = address.parse().unwrap_or_else(|never| match never {});
    let error = History::open(Location::Database(url)).err().expect("nobody listens there");
    assert!(matches!(error, HistoryError::Unreachable(_)), "{error:?}");
    assert!(!format!("{error} {error:?}").contains("geheim"));
    let url: DatabaseUrl =
        "mysql://club:geheim@host/rules".parse().unwrap_or_else(|never| match never {});
    let error = History::open(Location::Database(url)).err().expect("that is no PostgreSQL");
    assert!(matches!(error, HistoryError::Address(_)), "{error:?}");
    assert!(!format!("{error} {error:?}").contains("geheim"));
}

#[test]
fn a_database_of_a_newer_program_is_refused() {
    let Some(place) = Place::empty(stores::Store::Postgresql) else { return };
    place.open();
    place.execute("UPDATE regula_version SET version = 99");
    assert!(matches!(
        refusal(place.location.clone()),
        HistoryError::NewerVersion { found: 99, known: 1 }
    ));
}

/// A folder of this test alone, empty at first.
fn folder(name: &str) -> PathBuf {
    let folder = env::temp_dir().join(format!("regula-history-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn refusal(location: impl Into<Location>) -> HistoryError {
    History::open(location).err().expect("this history cannot be used")
}

#[test]
fn what_a_browser_keeps_does_not_stand_in_the_file() {
    let folder = folder("secret");
    let secret = "0b5c9c1e-5b0f-4c7e-9d8e-secret";
    let history = History::open(&folder).expect("the folder can be written");
    keep(&history, "Wer beginnt?", Some(&Visitor::with(secret)));
    drop(history);
    let file = fs::read(folder.join("history.sqlite3")).expect("it is there");
    assert!(!file.windows(secret.len()).any(|part| part == secret.as_bytes()));
}

/// The tables of the first version of the program, with two answers.
const FIRST_VERSION: &str = r#"
    CREATE TABLE answers (id TEXT PRIMARY KEY, url TEXT NOT NULL, given_at TEXT NOT NULL, question TEXT NOT NULL,
        answer TEXT NOT NULL, corpus_sha256 TEXT NOT NULL) STRICT;
    INSERT INTO answers VALUES ('old', '/de/answers/old', '2026-11-01T12:00:00.5Z',
        '{"question":"Wer beginnt?","game":null,"ruleset":null,"lang":"de","position":null}',
        '{"id":"old","url":"/de/answers/old","question":"Wer beginnt?","lang":"de","game":"tanbo","ruleset":null,
          "kind":"silent","verdict":null,"text":"…","citations":[],"ruling":null,"by_ruleset":[],
          "confidence":{"level":"weak","reason":"…"},"suggestions":[]}', 'hash');
    INSERT INTO answers VALUES ('older', '/de/answers/older', '2026-10-01T12:00:00Z',
        '{"question":"Wer?","game":null,"ruleset":null,"lang":"de","position":null}',
        '{"id":"older","url":"/de/answers/older","question":"Wer?","lang":"de","game":null,"ruleset":null,
          "kind":"unrelated","verdict":null,"text":"…","citations":[],"ruling":null,"by_ruleset":[],
          "confidence":{"level":"weak","reason":"…"},"suggestions":[]}', 'hash');
    PRAGMA user_version = 1;
"#;

/// A folder with a history of the first version.
fn first_version(name: &str) -> PathBuf {
    let folder = folder(name);
    fs::create_dir_all(&folder).expect("the folder can be made");
    let old =
        rusqlite::Connection::open(folder.join("history.sqlite3")).expect("it can be written");
    old.execute_batch(FIRST_VERSION).expect("these are tables");
    folder
}

#[test]
fn a_history_of_the_first_version_is_brought_up_to_date() {
    let history = History::open(first_version("first")).expect("it is brought up to date");
    let kept = history.get("old").expect("it can be read").expect("it is there");
    assert_eq!(kept.question.question, "Wer beginnt?");
    assert_eq!(kept.given_at.to_string(), "2026-11-01T12:00:00.5Z");
    assert_eq!(kept.provenance.ruleset_sha256, None);
    let other = history.get("older").expect("it can be read").expect("it is there");
    assert_ne!(kept.conversation, other.conversation);
    let visitor = Visitor::with("one");
    keep(&history, "Wer beginnt?", Some(&visitor));
    assert_eq!(asked(&history, &visitor), ["Wer beginnt?"]);
}

#[test]
fn a_history_of_the_second_version_keeps_its_visitors_and_their_order() {
    let folder = first_version("second");
    let old = rusqlite::Connection::open(folder.join("history.sqlite3")).expect("it is there");
    let visitor = Visitor::with("one");
    // As the program of that version made them: the hash of what the browser keeps.
    let hash = regula::corpus::sha256("one");
    old.execute_batch(&format!(
        "ALTER TABLE answers ADD COLUMN visitor TEXT;
         CREATE INDEX answers_by_visitor ON answers (visitor) WHERE visitor IS NOT NULL;
         UPDATE answers SET visitor = '{hash}';
         PRAGMA user_version = 2;"
    ))
    .expect("these are tables");
    drop(old);
    let history = History::open(&folder).expect("it is brought up to date");
    assert_eq!(asked(&history, &visitor), ["Wer?", "Wer beginnt?"]);
    let list = history.list(&visitor).expect("it can be read");
    assert_eq!(list[1].game.as_deref(), Some("tanbo"));
}

#[test]
fn a_history_of_a_newer_program_is_refused_and_left_as_it_is() {
    let folder = folder("newer");
    History::open(&folder).expect("the folder can be written");
    let file = folder.join("history.sqlite3");
    let connection = rusqlite::Connection::open(&file).expect("it is there");
    connection.pragma_update(None, "user_version", 99).expect("it can be written");
    drop(connection);
    let before = fs::read(&file).expect("it is there");
    assert!(matches!(refusal(&folder), HistoryError::NewerVersion { found: 99, known: 3 }));
    assert_eq!(fs::read(&file).expect("it is there"), before);
}

#[test]
fn a_file_that_is_no_history_is_refused_and_left_as_it_is() {
    let folder = folder("damaged");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let file = folder.join("history.sqlite3");
    let text = "not a database ".repeat(1000);
    fs::write(&file, &text).expect("it can be written");
    assert!(matches!(refusal(&folder), HistoryError::Damaged(_)));
    assert_eq!(fs::read_to_string(&file).expect("it is there"), text);
}

#[test]
fn a_history_that_another_program_holds_is_locked_until_it_lets_go() {
    let folder = folder("locked");
    let history = History::open(&folder).expect("the folder can be written");
    let other = rusqlite::Connection::open(folder.join("history.sqlite3")).expect("it is there");
    other.execute_batch("BEGIN EXCLUSIVE").expect("nobody else holds it");
    assert!(matches!(history.check(), Err(HistoryError::Locked)));
    other.execute_batch("COMMIT").expect("it is held");
    keep(&history, "after", None);
    drop(history);
    other.execute_batch("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE").expect("it is free");
    assert!(matches!(refusal(&folder), HistoryError::Locked));
}

/// Keeps an answer, or says why not.
fn try_to_keep(history: &History) -> Result<Answer, HistoryError> {
    history.keep(Given {
        question: &question(),
        answer: answer("Wer beginnt?"),
        provenance: provenance(),
        visitor: None,
        conversation: &ConversationId::fresh(),
    })
}

#[test]
fn those_who_ask_at_once_do_not_wait_one_after_the_other_for_a_lock() {
    let folder = folder("queue");
    let history = History::open(&folder).expect("the folder can be written");
    let other = rusqlite::Connection::open(folder.join("history.sqlite3")).expect("it is there");
    other.execute_batch("BEGIN IMMEDIATE").expect("nobody else holds it");
    let start = Instant::now();
    thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| assert!(matches!(try_to_keep(&history), Err(HistoryError::Locked))));
        }
    });
    assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
    let start = Instant::now();
    assert!(matches!(try_to_keep(&history), Err(HistoryError::Locked)));
    assert!(start.elapsed() < Duration::from_millis(500), "{:?}", start.elapsed());
    assert_eq!(history.count().expect("it can be read all the while"), 0);
    other.execute_batch("COMMIT").expect("it is held");
    keep(&history, "after", None);
}

/// Those of these files that somebody else than their owner may use.
fn open_to_others(paths: &[PathBuf]) -> Vec<&Path> {
    let is_open = |path: &&Path| {
        let mode = fs::metadata(path).expect("it is there").permissions().mode();
        mode & 0o077 != 0
    };
    paths.iter().map(PathBuf::as_path).filter(is_open).collect()
}

#[test]
fn nobody_else_may_read_what_people_asked() {
    let folder = folder("private").join("data");
    let history = History::open(&folder).expect("the folder can be made");
    keep(&history, "secret", None);
    let files = ["", "-wal", "-shm"].map(|end| folder.join(format!("history.sqlite3{end}")));
    assert_eq!(open_to_others(&files), Vec::<&Path>::new());
    assert_eq!(open_to_others(std::slice::from_ref(&folder)), Vec::<&Path>::new(), "we made it");
    for (path, mode) in files.iter().map(|file| (file, 0o644)).chain([(&folder, 0o755)]) {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("it is ours");
    }
    let again = History::open(&folder).expect("it is there");
    keep(&again, "secret", None);
    assert_eq!(open_to_others(&files), Vec::<&Path>::new());
    let found = open_to_others(std::slice::from_ref(&folder));
    assert_eq!(found, [&*folder], "what was there is left as it is");
}

#[test]
fn a_folder_that_is_removed_under_an_open_history_is_not_begun_anew() {
    let folder = folder("removed");
    let history = History::open(&folder).expect("the folder can be written");
    let id = keep(&history, "before", None);
    let away = folder.with_extension("away");
    fs::rename(&folder, &away).expect("it is ours");
    for _ in 0..2 {
        assert!(matches!(try_to_keep(&history), Err(HistoryError::Gone(_))));
        assert!(matches!(history.check(), Err(HistoryError::Gone(_))));
        assert!(matches!(history.get(&id), Err(HistoryError::Gone(_))));
        assert!(!folder.exists());
    }
    let other = History::open(&folder).expect("another program begins one");
    assert!(matches!(try_to_keep(&history), Err(HistoryError::Gone(_))), "it is another file");
    drop(other);
    fs::remove_dir_all(&folder).expect("it is ours");
    fs::rename(&away, &folder).expect("it is ours");
    keep(&history, "after", None);
    assert_eq!(history.count().expect("it can be read"), 2);
    drop(history);
    assert_eq!(History::open(&folder).expect("it is there").count().expect("it can be read"), 2);
}

#[test]
fn a_file_that_was_emptied_is_a_fault_and_never_begun_anew() {
    let folder = folder("emptied");
    let history = History::open(&folder).expect("the folder can be written");
    keep(&history, "before", None);
    let file = folder.join("history.sqlite3");
    fs::write(&file, "").expect("it is ours");
    assert!(matches!(try_to_keep(&history), Err(HistoryError::Emptied(_))));
    assert!(matches!(history.check(), Err(HistoryError::Emptied(_))));
    assert!(matches!(refusal(&folder), HistoryError::Emptied(_)));
    assert_eq!(fs::metadata(&file).expect("it is there").len(), 0, "it is left as it is");
}

#[test]
fn what_could_not_be_kept_is_remembered_until_something_can_be_written() {
    let place = Place::empty(stores::Store::Sqlite).expect("a folder");
    let history = place.open();
    keep(&history, "before", None);
    history.check().expect("all is well");
    for table in ["answers", "keys"] {
        place.execute(&format!(
            "CREATE TRIGGER no_room_in_{table} BEFORE INSERT ON {table} BEGIN SELECT RAISE(ABORT, 'no room'); END"
        ));
    }
    try_to_keep(&history).expect_err("there is no room");
    for _ in 0..2 {
        let why = history.check().expect_err("nothing can be written").to_string();
        assert!(why.contains("no room"), "{why}");
    }
    place.execute("DROP TRIGGER no_room_in_answers; DROP TRIGGER no_room_in_keys");
    history.check().expect("something can be written again");
    keep(&history, "after", None);
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let file = folder("file");
    fs::write(&file, "").expect("it can be written");
    let below = file.join("data");
    assert!(matches!(refusal(&below), HistoryError::Folder { path, .. } if path == below));
}
