use serde_json::json;

use super::{
    contract,
    server::{LANGUAGES, START, get, post_json},
};

async fn ask(body: serde_json::Value) -> serde_json::Value {
    post_json("/api/v1/ask", body.to_string()).await.is(200).json()
}

async fn rulings(body: serde_json::Value) -> serde_json::Value {
    post_json("/api/v1/rulings", body.to_string()).await.is(200).json()
}

#[tokio::test]
async fn an_answer_is_given_kept_and_given_again() {
    let answer =
        ask(json!({"question": "Darf ich passen?", "game": "tanbo", "lang": "de", "unknown": 1}))
            .await;
    assert_eq!(
        (&answer["kind"], &answer["verdict"], &answer["lang"]),
        (&json!("fact"), &json!("no"), &json!("de"))
    );
    let id = answer["id"].as_str().expect("an id");
    assert_eq!(answer["url"], format!("/de/answers/{id}"));
    let mut given_again = get(&format!("/api/v1/answers/{id}")).await.is(200).json();
    assert!(given_again["conversation"].is_null(), "the key is told once, to whoever asked");
    given_again["conversation"] = answer["conversation"].clone();
    assert_eq!(given_again, answer);
    get(&format!("/de/answers/{id}")).await.is(200).has(&["Darf ich passen?"]);
}

#[tokio::test]
async fn without_a_language_the_question_is_answered_in_its_own() {
    for (question, lang) in [
        ("Darf ich einen Zug auslassen?", "de"),
        ("可以虛手嗎？", "zh-Hant"),
        ("Can I skip my turn?", "en"),
    ] {
        let answer = ask(json!({"question": question, "game": "tanbo", "lang": null})).await;
        assert_eq!(answer["lang"], lang, "{question}");
    }
}

#[tokio::test]
async fn every_field_of_the_contract_is_there() {
    let answer = ask(json!({"question": "Can Black play b7?", "ruleset": "tanbo/steere-2026", "position": START})).await;
    for field in [
        "id",
        "url",
        "question",
        "lang",
        "game",
        "ruleset",
        "kind",
        "verdict",
        "text",
        "citations",
        "ruling",
        "by_ruleset",
        "confidence",
        "suggestions",
    ] {
        assert!(answer.get(field).is_some(), "{field}");
    }
    for field in contract::RULING {
        assert!(answer["ruling"].get(field).is_some(), "ruling.{field}");
    }
    for field in [
        "id",
        "document",
        "publisher",
        "year",
        "heading",
        "page",
        "lang",
        "original_lang",
        "wording",
        "quote",
        "url",
        "source_url",
    ] {
        assert!(answer["citations"][0].get(field).is_some(), "citations.{field}");
    }
}

#[tokio::test]
async fn a_line_of_moves_gets_a_ruling_for_each() {
    let line =
        rulings(json!({"ruleset": "tanbo/steere-2026", "moves": ["b7", "d7", "a1"], "lang": "de"}))
            .await;
    let line = line.as_array().expect("a list");
    assert_eq!(line[0]["move"], "b7");
    assert_eq!(line[0]["legal"], true);
    let last = line.last().expect("there is one");
    assert_eq!(last["legal"], false, "the first illegal one is the last");
    assert!(last["result"].is_null());
}

#[tokio::test]
async fn every_way_to_ask_about_a_position_is_answered() {
    for (question, word) in [
        (json!("status"), "status"),
        (json!("moves"), "moves"),
        (json!({"moves": "a7"}), "moves"),
        (json!({"bounded": "a7"}), "bounded"),
        (json!({"root": "a7"}), "root"),
        (json!(null), "status"),
    ] {
        let rulings =
            rulings(json!({"ruleset": "tanbo/steere-2026", "position": START, "ask": question}))
                .await;
        assert_eq!(rulings[0]["ask"], word, "{question}");
        assert_eq!(rulings.as_array().map(Vec::len), Some(1));
    }
}

#[tokio::test]
async fn what_cannot_be_ruled_on_is_named_with_its_place() {
    for (body, status, place) in [
        (json!({"ruleset": "tanbo/nope"}), 404, "ruleset"),
        (json!({"position": START}), 400, "ruleset"),
        (json!({"ruleset": "tanbo/steere-2026", "position": "q"}), 400, "position"),
        (json!({"ruleset": "tanbo/steere-2026", "moves": ["b7", "??"]}), 400, "moves[1]"),
        (json!({"ruleset": "tanbo/steere-2026", "moves": ["b7", 1]}), 400, "moves[1]"),
        (json!({"ruleset": "tanbo/steere-2026", "moves": "b7"}), 400, "moves"),
        (json!({"ruleset": "tanbo/steere-2026", "moves": vec!["b7"; 501]}), 400, "moves"),
        (json!({"ruleset": "tanbo/steere-2026", "ask": "nope"}), 400, "ask"),
        (json!({"ruleset": "tanbo/steere-2026", "ask": {"root": "ä"}}), 400, "ask.root"),
        (
            json!({"ruleset": "tanbo/steere-2026", "ask": {"root": "b7", "bounded": "b7"}}),
            400,
            "ask",
        ),
        (json!({"ruleset": "tanbo/steere-2026", "ask": {"root": "t20"}}), 400, "ask"),
        (json!({"ruleset": "tanbo/steere-2026", "ask": {"captured": "a7"}}), 400, "ask"),
    ] {
        let problem = post_json("/api/v1/rulings", body.to_string()).await.is(status).json();
        assert_eq!(problem["errors"][0]["at"], place, "{body}");
    }
}

#[tokio::test]
async fn the_catalogue_names_games_rulesets_and_documents() {
    let games = get("/api/v1/games?lang=zh-Hant").await.is(200).json();
    assert_eq!((&games[0]["id"], &games[1]["name"]), (&json!("tanbo"), &json!("薩米板棋")));
    assert!(games[0]["rulesets"].as_array().expect("a list").contains(&json!("tanbo/steere-1993")));
    let tanbo = get("/api/v1/games/tanbo").await.is(200).json();
    let players =
        tanbo["catalogue"].as_array().expect("a list").iter().find(|fact| fact["key"] == "players");
    assert_eq!(players.expect("there is one")["but"].as_array().map(Vec::len), Some(3));
}

#[tokio::test]
async fn a_passage_is_given_in_every_language() {
    let texts: Vec<_> = {
        let mut texts = Vec::new();
        for lang in LANGUAGES {
            let passage = get(&format!("/api/v1/passages/steere-2026/placement?lang={lang}"))
                .await
                .is(200)
                .json();
            assert_eq!(
                (&passage["id"], &passage["lang"]),
                (&json!("steere-2026#placement"), &json!(lang))
            );
            assert_eq!(passage["sentences"].as_array().map(Vec::len), Some(2));
            texts.push(passage["text"].to_string());
        }
        texts
    };
    assert!(texts[0].contains("exactly one stone of its own colour"));
    assert_ne!(texts[0], texts[1]);
    for lang in ["xx", ""] {
        let address = format!("/api/v1/passages/steere-2026/placement?lang={lang}");
        get(&address).await.is(400).has(&["\"at\":\"lang\""]);
    }
}

#[tokio::test]
async fn a_search_gives_scores_and_marked_ranges() {
    let hits = get("/api/v1/search?q=diagonal&game=tanbo&lang=en&limit=3").await.is(200).json();
    let hits = hits.as_array().expect("a list");
    assert!(!hits.is_empty() && hits.len() <= 3);
    for hit in hits {
        let text = hit["text"].as_str().expect("a text");
        let place = |name: &str| {
            usize::try_from(hit["marked"][0][name].as_u64().expect("a number"))
                .expect("it is small")
        };
        assert_eq!(&text[place("start")..place("end")], hit["quote"], "{hit}");
        assert!(hit["score"].as_f64().expect("a score") > 0.0);
    }
    get("/api/v1/search").await.is(400).has(&["\"at\":\"q\""]);
    get("/api/v1/search?q=x&limit=many").await.is(400).has(&["\"at\":\"limit\""]);
    get("/api/v1/search?q=x&game=chess").await.is(404).has(&["\"at\":\"game\""]);
}

#[tokio::test]
async fn nothing_that_is_sent_breaks_the_server() {
    let odd = [
        "\u{0}",
        "\u{202e}",
        "🎲🎲🎲",
        "a1-a1-a1",
        "///",
        "' OR 1=1 --",
        "{{7*7}}",
        "%s%n",
        "ß",
        "i\u{307}",
        "－１",
        "may I",
        "b7",
        "?",
        "¿",
        "\u{feff}",
    ];
    for question in odd {
        for position in [None, Some(question), Some(START)] {
            for lang in LANGUAGES {
                let body = json!({"question": question, "position": position, "lang": lang, "game": "tanbo"});
                let page = post_json("/api/v1/ask", body.to_string()).await;
                assert!(!page.status.is_server_error(), "{body}: {}", page.text);
            }
        }
    }
    let deep = "[".repeat(5000);
    post_json("/api/v1/ask", deep).await.is(400);
}
