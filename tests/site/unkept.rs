//! What cannot be kept is answered all the same, and says so.

use std::{fs, path::Path};

use axum::http::Method;
use regula::web::App;
use serde_json::Value;

use super::server::{Browser, LANGUAGES, app_remembering, ask_on};
use crate::stores::{Place, Store, for_each_store};

for_each_store!(an_answer_that_cannot_be_kept_is_given_without_an_address_until_it_can);

const PASS: [(&str, &str); 2] = [("question", "Can I skip my turn?"), ("game", "tanbo")];

fn an_answer_that_cannot_be_kept_is_given_without_an_address_until_it_can(place: &Place) {
    let server = app_remembering(place.open());
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let mut browser = Browser::on(&server);
    let before = runtime.block_on(async {
        browser.post("/en/ask", &PASS).await.is(303).header("location").to_owned()
    });
    place.execute("ALTER TABLE answers RENAME TO hidden");
    runtime.block_on(async {
        for (lang, words) in LANGUAGES.iter().zip([
            "This answer could not be kept",
            "Diese Antwort ließ sich nicht aufbewahren",
            "這個回答無法保存",
        ]) {
            let page = browser.post(&format!("/{lang}/ask"), &PASS).await.is(200);
            page.has(&["class=\"verdict no\"", words]).lacks(&["/answers/", "id=\"remark\""]);
        }
        let json = [("content-type", "application/json")];
        let body = r#"{"question": "Can I skip my turn?", "game": "tanbo"}"#;
        let answer = ask_on(&server, Method::POST, "/api/v1/ask", &json, body).await;
        let answer = answer.is(200).json();
        assert_eq!(answer["verdict"], "no");
        for none in ["id", "url", "conversation"] {
            assert!(answer[none].is_null(), "{none}: {answer}");
        }
        let unread = browser.get(&before).await.is(503);
        assert_eq!(unread.header("retry-after"), "30");
        unread.has(&["The history cannot be used just now", "It is damaged."]);
        browser.get("/readyz").await.is(503).has(&["\"part\":\"history\""]);
    });
    place.execute("ALTER TABLE hidden RENAME TO answers");
    runtime.block_on(async {
        browser.get(&before).await.is(200);
        let after = browser.post("/en/ask", &PASS).await.is(303);
        assert_eq!(after.header("set-cookie"), "", "the visitor is still known");
        browser.get("/en/history").await.is(200).has(&["2 answers"]);
    });
}

/// What a history in a folder may come to, and what readers are told then.
const TROUBLES: [(Trouble, [&str; 3]); 3] = [
    (
        |folder| fs::remove_dir_all(folder).expect("it is ours"),
        [
            "was removed, replaced or emptied",
            "wurde entfernt, ersetzt oder geleert",
            "被移除、取代或清空",
        ],
    ),
    (
        |folder| fs::write(folder.join("history.sqlite3"), "").expect("it is ours"),
        [
            "was removed, replaced or emptied",
            "wurde entfernt, ersetzt oder geleert",
            "被移除、取代或清空",
        ],
    ),
    (
        |folder| {
            let file = rusqlite::Connection::open(folder.join("history.sqlite3"));
            file.and_then(|file| file.execute_batch("DROP TABLE answers"))
                .expect("it is a history");
        },
        ["It is damaged.", "Er ist beschädigt.", "問答紀錄已損壞"],
    ),
];

type Trouble = fn(&Path);

#[test]
fn whatever_has_become_of_the_history_readers_are_told_and_questions_are_answered() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    for (trouble, words) in TROUBLES {
        let place = Place::empty(Store::Sqlite).expect("a folder");
        let server = app_remembering(place.open());
        let mut browser = Browser::on(&server);
        runtime.block_on(async {
            let before = browser.post("/en/ask", &PASS).await.is(303).header("location").to_owned();
            trouble(&place.folder());
            let id = before.rsplit('/').next().expect("an id");
            let address = format!("/api/v1/answers/{id}");
            for (lang, words) in LANGUAGES.iter().zip(words) {
                let accepts = [("accept-language", *lang)];
                let problem = ask_on(&server, Method::GET, &address, &accepts, "").await.is(503);
                assert_eq!(problem.header("content-type"), "application/problem+json");
                problem.has(&["\"type\":\"/api/problems/no-history\"", words]);
                let page = format!("/{lang}/answers/{id}");
                browser.get(&page).await.is(503).has(&[words]);
                let forms = [
                    (format!("{page}/remark"), [("mark", "wrong")]),
                    (format!("{page}/share"), [("with", "everyone")]),
                    (format!("/{lang}/history/delete"), [("all", "yes")]),
                ];
                for (address, fields) in forms {
                    browser.post(&address, &fields).await.is(503).has(&[words]);
                }
                browser.post(&format!("/{lang}/ask"), &PASS).await.is(200).has(&["verdict no"]);
            }
            browser.get("/readyz").await.is(503).has(&["\"part\":\"history\""]);
        });
    }
}

#[test]
fn questions_at_once_are_all_answered_while_another_program_locks_the_history() {
    let place = Place::empty(Store::Sqlite).expect("a folder");
    let server = app_remembering(place.open());
    let other = rusqlite::Connection::open(place.folder().join("history.sqlite3"));
    let other = other.expect("it is there");
    other.execute_batch("BEGIN IMMEDIATE").expect("nobody else holds it");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let ask = async |server: App| {
            let json = [("content-type", "application/json")];
            let body = r#"{"question": "Can I skip my turn?", "game": "tanbo"}"#;
            ask_on(&server, Method::POST, "/api/v1/ask", &json, body).await.is(200).json()
        };
        let asked: Vec<_> = (0..40).map(|_| tokio::spawn(ask(server.clone()))).collect();
        for answer in asked {
            let answer = answer.await.expect("it is answered");
            assert_eq!((&answer["verdict"], &answer["id"]), (&"no".into(), &Value::Null));
        }
        let ready = ask_on(&server, Method::GET, "/readyz", &[], "").await;
        ready.is(503).has(&["locked by another program"]);
        other.execute_batch("COMMIT").expect("it is held");
        assert!(ask(server.clone()).await["id"].is_string());
        ask_on(&server, Method::GET, "/readyz", &[], "").await.is(200);
    });
}
