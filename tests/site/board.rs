use super::server::{LANGUAGES, get};

#[tokio::test]
async fn without_a_position_the_start_is_shown_with_every_move_that_can_follow() {
    for lang in LANGUAGES {
        let page = get(&format!("/{lang}/tanbo/board")).await.is(200);
        let link = format!("/{lang}/tanbo/board?ruleset=tanbo/steere-2026&#38;position=b1w1b1w/7");
        assert!(page.text.contains(&link), "{}: {link} in {}", page.address, page.text);
        page.has(&["<svg", "moves=b7\"", "class=\"findings\""]);
    }
}

#[tokio::test]
async fn a_line_is_played_and_the_last_move_is_ruled_on() {
    get("/en/tanbo/board?ruleset=tanbo/steere-2026&moves=b7+d7").await.is(200).has(&[
        "d7 · legal",
        "id=\"before-title\"",
        "id=\"after-title\"",
        "Play on from here",
    ]);
    get("/de/tanbo/board?ruleset=tanbo/steere-2026&moves=d4")
        .await
        .is(200)
        .has(&["d4 · nicht erlaubt"]);
}

#[tokio::test]
async fn what_cannot_be_read_is_named_and_kept_in_the_form() {
    get("/en/tanbo/board?position=b1q&moves=%3Cb%3E")
        .await
        .is(400)
        .has(&["role=\"alert\"", ">b1q</textarea>"])
        .lacks(&["<b>"]);
}

#[tokio::test]
async fn a_game_or_ruleset_that_cannot_be_played_has_no_board() {
    get("/en/nope/board").await.is(404);
    get("/en/tanbo/board?ruleset=tablut/brainking").await.is(404);
}
