use super::server::{LANGUAGES, form, get, post_form, post_json};

const RECORD: &str = "1. e2-g2 e3-h3 2. b5-b3 e4-e6 3. e1-e3";
const PAGE: &str = "/en/tablut/record";

fn with(fields: &[(&str, &str)]) -> String {
    format!("{PAGE}?{}", form(fields))
}

#[tokio::test]
async fn without_a_record_there_is_a_form_to_paste_one() {
    for lang in LANGUAGES {
        for game in ["tanbo", "tablut"] {
            let page = get(&format!("/{lang}/{game}/record")).await.is(200);
            page.has(&["<textarea id=\"record-record\"", "name=\"ruleset\"", "name=\"rows\""])
                .lacks(&["class=\"plies\"", "role=\"alert\""]);
        }
        get(&format!("/{lang}/tanbo")).await.is(200).has(&[&format!("/{lang}/tanbo/record\"")]);
    }
}

#[tokio::test]
async fn a_short_record_gets_an_address_of_its_own() {
    let fields = [("record", RECORD), ("ruleset", "tablut/saami")];
    let sent = post_form(PAGE, &fields).await.is(303);
    let page = get(sent.header("location")).await.is(200);
    page.has(&[
        "Move 4, e4-e6, is not legal.",
        "id=\"ply-4\" class=\"no\"",
        "nielsen-saami",
        "id=\"before-title\"",
        "One move after that was not played",
        "<option value=\"tablut/saami\" selected>",
        ">1. e2-g2 e3-h3 2. b5-b3 e4-e6 3. e1-e3</textarea>",
        "/en/tablut/record?ruleset=tablut/linnaeus",
        "/de/tablut/record?ruleset=tablut/saami",
    ]);
}

#[tokio::test]
async fn a_long_record_is_audited_where_it_is_sent() {
    let comment = "a word ".repeat(1_500);
    let record = format!("{{{comment}}} e2-g2 e3-h3");
    let page = post_form(PAGE, &[("record", &record), ("ruleset", "tablut/saami")]).await.is(200);
    page.has(&["All 2 moves are legal.", "/de/tablut/record?ruleset=tablut/saami&#38;position="]);
}

#[tokio::test]
async fn the_board_leads_here_with_its_moves() {
    let fields = [("ruleset", "tablut/saami"), ("moves", "e2-g2 e3-h3")];
    get(&with(&fields)).await.is(200).has(&[
        "All 2 moves are legal.",
        "/en/tablut/record.otg?ruleset=tablut/saami",
        "/en/tablut/board?ruleset=tablut/saami",
        "id=\"end-title\"",
    ]);
}

#[tokio::test]
async fn what_cannot_be_read_is_named_at_its_field_and_kept() {
    get(&with(&[("record", "e2-g2 <b>")])).await.is(400).has(&[
        "role=\"alert\"",
        "href=\"#record-record\"",
        "Line 1, column 7",
        "e2-g2 &#60;b&#62;</textarea>",
    ]);
    get(&with(&[("record", "e2-g2"), ("format", "pgn")])).await.is(400).has(&["#record-format"]);
    let log = "Ann moves a pawn from A1 to A3";
    let position = "9/9/9/9/4K4/9/9/9/4t4 attackers";
    get(&with(&[("record", log), ("position", position)]))
        .await
        .is(400)
        .has(&["href=\"#record-rows\"", "say which is meant"]);
}

#[tokio::test]
async fn a_game_or_ruleset_that_is_not_there_has_no_records() {
    get("/en/nope/record").await.is(404);
    get(&with(&[("ruleset", "tanbo/steere-2026")])).await.is(404);
    get("/en/tanbo/record.pgn?moves=b7").await.is(404);
}

#[tokio::test]
async fn a_line_is_saved_as_a_file() {
    let sgf = get("/en/tanbo/record.sgf?ruleset=tanbo/steere-2026&moves=b7+d7").await.is(200);
    assert_eq!(sgf.header("content-type"), "application/x-go-sgf; charset=utf-8");
    assert_eq!(sgf.header("content-disposition"), "attachment; filename=\"tanbo.sgf\"");
    sgf.has(&["(;FF[4]", ";B[ba];W[da])"]);
    let txt = get("/en/tablut/record.txt?ruleset=tablut/saami&moves=e2-g2").await.is(200);
    txt.has(&["[Ruleset \"tablut/saami\"]", "1. e2-g2"]);
    get("/en/tablut/record.sgf?moves=e2-g2").await.is(400);
    get("/en/tablut/record.otg?moves=e2-e3").await.is(400);
}

#[tokio::test]
async fn a_game_of_three_hundred_moves_is_one_page() {
    let back_and_forth = ["e2-f2 e3-f3 f2-e2 f3-e3"; 75].join(" ");
    let fields = [("record", &*back_and_forth), ("ruleset", "tablut/saami")];
    let page = post_form(PAGE, &fields).await;
    let page = if page.status == 303 { get(page.header("location")).await } else { page };
    page.is(200).has(&["All 300 moves are legal.", "id=\"ply-300\"", "stood 75 times"]);
}

#[tokio::test]
async fn programs_get_the_audit_as_json() {
    let body = serde_json::json!({ "ruleset": "tablut/saami", "record": RECORD, "lang": "de" });
    let audit = post_json("/api/v1/records", body.to_string()).await.is(200).json();
    assert_eq!(audit["legal"], false);
    assert_eq!(audit["stop"]["ply"], 4);
    assert_eq!(audit["stop"]["rule"], "no-jump");
    assert_eq!(audit["plies"][3]["move"], "e4-e6");
    assert_eq!(audit["unplayed"][0], "e1-e3");
    assert_eq!(audit["ruling"]["legal"], false);
    let text = audit["text"].as_str().expect("a text");
    assert!(text.starts_with("Zug 4, e4-e6, ist nicht erlaubt."), "{text}");
    let body = serde_json::json!({ "record": 1, "format": "pgn", "rows": "left" });
    let problem = post_json("/api/v1/records", body.to_string()).await.is(400).json();
    let at: Vec<&str> = problem["errors"]
        .as_array()
        .expect("every fault")
        .iter()
        .filter_map(|fault| fault["at"].as_str())
        .collect();
    assert_eq!(at, ["ruleset", "record", "format", "rows"]);
}
