use super::server::{LANGUAGES, START, answer_to, get, get_with};

/// Where a piece of the page begins.
fn at(text: &str, piece: &str) -> usize {
    text.find(piece).unwrap_or_else(|| panic!("there is no {piece:?} in {text}"))
}

#[tokio::test]
async fn the_verdict_comes_first_then_the_quotations_then_the_ruling() {
    let fields =
        [("question", "May Black play b7?"), ("ruleset", "tanbo/steere-2026"), ("position", START)];
    let page = answer_to("en", &fields).await;
    let text = &page.text;
    let order = [
        "class=\"verdict yes\"",
        "class=\"quote\"",
        "id=\"ruling\"",
        "class=\"certificate\"",
        "name=\"question\"",
    ];
    assert!(order.map(|piece| at(text, piece)).is_sorted());
    page.has(&["<p class=\"headline\">Yes</p>"]);
}

#[tokio::test]
async fn a_ruling_names_rule_squares_support_and_passage_of_each_step() {
    let fields = [
        ("question", "Darf Schwarz auf b7 setzen?"),
        ("ruleset", "tanbo/steere-2026"),
        ("position", START),
    ];
    answer_to("de", &fields).await.has(&[
        "Wohin ein Stein darf",
        "<span class=\"squares\">a7 b7</span>",
        "class=\"support stated\"",
        "class=\"support read\"",
        "Der Text zählt nur Steine der eigenen Farbe",
        "/de/tanbo/texts/steere-2026?mark=placement.2-2#placement",
    ]);
}

#[tokio::test]
async fn the_board_is_drawn_before_and_after_with_the_findings_on_it() {
    let fields =
        [("question", "Can Black play b7?"), ("ruleset", "tanbo/steere-2026"), ("position", START)];
    let page = answer_to("en", &fields).await;
    assert_eq!(page.text.matches("<figure class=\"board\"").count(), 2);
    page.has(&[
        "id=\"before-title\"",
        "id=\"after-title\"",
        "class=\"to\"",
        "class=\"label\"",
        "class=\"label faint\"",
        "<span class=\"tag\">decides nothing here</span>",
        "/en/tanbo/board?ruleset=tanbo/steere-2026&#38;position=b1w1b1w/7",
        "&#38;moves=b7\" rel=\"nofollow\">Open on the board</a>",
        "data-square=\"b7\" data-piece=\"black stone\"",
    ]);
}

#[tokio::test]
async fn removed_stones_are_crossed_out() {
    let fields = [
        ("question", "What happens when Black plays b1?"),
        ("ruleset", "tanbo/steere-1993"),
        ("position", "3/ww1/b1w black"),
    ];
    let page = answer_to("en", &fields).await;
    page.has(&["class=\"removed\"", "<dt>Taken off</dt>"]);
}

#[tokio::test]
async fn the_certificate_names_program_ruleset_and_texts() {
    let fields =
        [("question", "Can Black play b7?"), ("ruleset", "tanbo/steere-2026"), ("position", START)];
    let ruleset = get("/api/v1/games/tanbo/rulesets/steere-2026").await.json();
    let hash = ruleset["sha256"].as_str().expect("a hash").to_owned();
    answer_to("en", &fields).await.has(&[START, &hash, env!("CARGO_PKG_VERSION")]);
}

#[tokio::test]
async fn rulesets_that_differ_stand_side_by_side_and_can_be_asked_one_by_one() {
    let page = answer_to(
        "en",
        &[("question", "How many stones are there at the start?"), ("game", "tanbo")],
    )
    .await;
    page.has(&[
        "class=\"cards by-ruleset\"",
        "href=\"/en/tanbo/rulesets/steere-2026\"",
        "href=\"/en/tanbo/rulesets/steere-1993\"",
        "ruleset=tanbo/steere-1993",
        "Ask again under this ruleset",
    ]);
}

#[tokio::test]
async fn the_box_to_ask_further_keeps_game_ruleset_and_position() {
    let fields =
        [("question", "Can Black play b7?"), ("ruleset", "tanbo/steere-2026"), ("position", START)];
    answer_to("en", &fields).await.has(&[
        "<option value=\"tanbo\" selected>",
        "<option value=\"tanbo/steere-2026\" selected>",
        &format!(">{START}</textarea>"),
    ]);
}

#[tokio::test]
async fn what_is_not_about_rules_says_so_without_a_claim() {
    let page =
        answer_to("de", &[("question", "Was kostet das Spiel im Laden?"), ("game", "tanbo")]).await;
    page.has(&["class=\"verdict unrelated\"", "Keine Frage zu diesen Regeln"]);
}

#[tokio::test]
async fn an_answer_in_another_language_says_so_and_can_be_asked_again() {
    let page = answer_to("de", &[("question", "Darf ich passen?"), ("game", "tanbo")]).await;
    let address = page.address.trim_start_matches("GET /de").to_owned();
    get(&format!("/en{address}")).await.is(200).has(&[
        "<html lang=\"en\">",
        "This answer was given in Deutsch.",
        "href=\"/en/ask?question=Darf%20ich%20passen%3F",
        "<h1 class=\"question\" lang=\"de\">",
    ]);
}

#[tokio::test]
async fn an_answer_that_was_never_given_is_not_found() {
    for lang in LANGUAGES {
        get(&format!("/{lang}/answers/00000000-0000-4000-8000-000000000000")).await.is(404);
        get_with(&format!("/{lang}/answers/'%20OR%201=1"), &[]).await.is(404);
    }
}
