use super::server::{LANGUAGES, Page, get};

const TANBO: &str = "/en/tanbo/board?ruleset=tanbo/steere-2026";
const TABLUT: &str = "/en/tablut/board?ruleset=tablut/brainking";

/// Where an act leads, from the query on.
async fn led_to(address: &str) -> String {
    let page = get(address).await.is(303);
    let location = page.header("location");
    location.split_once('?').map_or("", |(_, query)| query).to_owned()
}

/// The value of an attribute: what stands between `before` and the next quotation mark.
fn after<'a>(page: &'a Page, before: &str) -> &'a str {
    let at = page.text.find(before).unwrap_or_else(|| panic!("there is no {before}"));
    page.text[at + before.len()..].split('"').next().unwrap_or_default()
}

fn unescaped(address: &str) -> String {
    address.replace("&#38;", "&").replace("&amp;", "&")
}

#[tokio::test]
async fn without_a_position_the_start_is_shown_with_every_square_and_every_legal_move() {
    for (lang, cell) in LANGUAGES.into_iter().zip([
        "b7: empty, a legal move",
        "b7: leer, erlaubter Zug",
        "b7：空，可以下",
    ]) {
        let page = get(&format!("/{lang}/tanbo/board")).await.is(200);
        assert_eq!(page.text.matches("role=\"row\"").count(), 7);
        assert_eq!(page.text.matches("role=\"gridcell\"").count(), 49);
        page.has(&["role=\"grid\"", cell, "name=\"play\" value=\"b7\"", "class=\"findings\""]);
    }
}

#[tokio::test]
async fn a_click_on_a_point_plays_there_and_the_address_says_so() {
    let query = led_to(&format!("{TANBO}&at=b7")).await;
    assert_eq!(query, "ruleset=tanbo/steere-2026&moves=b7");
    let query = led_to(&format!("{TANBO}&moves=b7&column=d&row=7")).await;
    assert_eq!(query, "ruleset=tanbo/steere-2026&moves=b7%20d7");
    get(&format!("{TANBO}&moves=b7+d7")).await.is(200).has(&[
        "d7 · legal",
        "b7: black stone",
        "d7: white stone",
    ]);
}

#[tokio::test]
async fn a_piece_is_chosen_and_then_where_it_goes() {
    let query = led_to(&format!("{TABLUT}&at=e3")).await;
    assert_eq!(query, "ruleset=tablut/brainking&from=e3");
    get(&format!("{TABLUT}&from=e3")).await.is(200).has(&[
        "e3: defender, chosen",
        "f3: empty, a legal move",
        "Chosen: defender on e3.",
    ]);
    assert_eq!(led_to(&format!("{TABLUT}&from=e3&at=e3")).await, "ruleset=tablut/brainking");
    let other = led_to(&format!("{TABLUT}&from=e3&at=e4")).await;
    assert_eq!(other, "ruleset=tablut/brainking&from=e4", "another piece of the same side");
    let played = led_to(&format!("{TABLUT}&from=e3&at=f3")).await;
    assert_eq!(played, "ruleset=tablut/brainking&moves=e3-f3");
    get(&format!("{TABLUT}&from=a1")).await.is(200).has(&["Nothing stands on a1"]);
}

#[tokio::test]
async fn an_illegal_click_says_why_and_the_next_one_takes_its_place() {
    get("/de/tanbo/board?ruleset=tanbo/steere-2026&moves=d4").await.is(200).has(&[
        "d4 · nicht erlaubt",
        "class=\"to refused\"",
        "<a href=\"/de/tanbo/board?ruleset=tanbo/steere-2026#board\" data-go data-key=\"undo\"",
        "class=\"refused\"",
        "class=\"findings\"",
    ]);
    let query = led_to(&format!("{TANBO}&moves=d4&at=b7")).await;
    assert_eq!(query, "ruleset=tanbo/steere-2026&moves=b7");
}

#[tokio::test]
async fn moves_are_taken_back_and_played_again() {
    let whole = get(&format!("{TANBO}&moves=b7+d7")).await.is(200);
    let undo = "&#38;moves=b7%20d7&#38;ply=1#board\" data-go data-key=\"undo\"";
    let whole = whole.has(&[undo, "<span>Redo</span>"]);
    assert!(whole.text.contains("aria-current=\"step\">d7"), "{}", whole.text);
    let back = get(&format!("{TANBO}&moves=b7+d7&ply=1")).await.is(200);
    let redo = "&#38;moves=b7%20d7#board\" data-go data-key=\"redo\"";
    back.has(&[redo, "b7 · legal", "d7: empty", "aria-current=\"step\">b7"]);
    let other = led_to(&format!("{TANBO}&moves=b7+d7&ply=1&at=f7")).await;
    assert_eq!(other, "ruleset=tanbo/steere-2026&moves=b7%20f7", "what was taken back is gone");
    get(&format!("{TANBO}&moves=b7+d7&ply=0")).await.is(200).has(&["<span>Undo</span>"]);
}

#[tokio::test]
async fn a_board_is_set_up_square_by_square() {
    let setup = format!("{TANBO}&mode=setup");
    let on = |rows: &str| format!("ruleset=tanbo/steere-2026&position={rows}&mode=setup");
    let rest = "/7/w1b1w1b/7/b1w1b1w/7/w1b1w1b%20black";
    let put = led_to(&format!("{setup}&at=b7")).await;
    assert_eq!(put, on(&format!("bbw1b1w{rest}")), "the first piece where none is chosen");
    let white = led_to(&format!("{setup}&piece=w&at=b7")).await;
    assert_eq!(white, format!("{}&piece=w", on(&format!("bww1b1w{rest}"))));
    let away = led_to(&format!("{setup}&piece=w&at=c7")).await;
    assert_eq!(away, format!("{}&piece=w", on(&format!("b3b1w{rest}"))), "a second click");
    assert_eq!(led_to(&format!("{setup}&take=a7")).await, on(&format!("2w1b1w{rest}")));
    let carried = led_to(&format!("{setup}&from=a7&at=b7")).await;
    assert_eq!(carried, on(&format!("1bw1b1w{rest}")));
    let white_to_move = led_to(&format!("{setup}&turn=white")).await;
    assert_eq!(white_to_move, on("b1w1b1w/7/w1b1w1b/7/b1w1b1w/7/w1b1w1b%20white"));
    let mirrored = led_to(&format!("{setup}&edit=mirror")).await;
    assert_eq!(mirrored, on("w1b1w1b/7/b1w1b1w/7/w1b1w1b/7/b1w1b1w%20black"));
    let smaller = led_to(&format!("{setup}&size=3x3")).await;
    assert_eq!(smaller, on("b1w/3/w1b%20black"), "what lies on the smaller board stays");
}

#[tokio::test]
async fn a_board_that_is_no_position_yet_is_shown_with_what_is_missing() {
    let query = led_to(&format!("{TANBO}&mode=setup&edit=clear")).await;
    assert_eq!(query, "ruleset=tanbo/steere-2026&position=7/7/7/7/7/7/7%20black&mode=setup");
    let page = get(&format!("/en/tanbo/board?{query}")).await.is(200);
    page.has(&["No stone stands on this board", "a7: empty", "role=\"grid\""]);
}

#[tokio::test]
async fn every_start_and_every_size_is_offered() {
    let page = get(&format!("{TANBO}&mode=setup")).await.is(200);
    page.has(&["<option>25x25</option>", "<option selected>7x7</option>", "2026 edition, 5x7"])
        .lacks(&["<option>2x2</option>", "<option>26x26</option>"]);
    get(&format!("{TABLUT}&mode=setup"))
        .await
        .is(200)
        .has(&["<option>19x19</option>"])
        .lacks(&["<option>8x8</option>"]);
}

#[tokio::test]
async fn the_board_is_turned_without_changing_the_position() {
    let upright = get(TANBO).await.is(200);
    let turned = get(&format!("{TANBO}&flip=1")).await.is(200);
    let first = |page: &Page| after(page, "role=\"gridcell\"><button id=\"at-").to_owned();
    assert_eq!((first(&upright), first(&turned)), ("a7".to_owned(), "g1".to_owned()));
    let position = |page: &Page| after(page, "id=\"position-text\">").to_owned();
    assert_eq!(position(&upright), position(&turned));
}

#[tokio::test]
async fn the_other_rulesets_are_shown_with_what_makes_the_difference() {
    let crossing = "position=9/9/4t4/9/9/9/2K6/9/9+attackers&moves=e7-e3";
    let page = get(&format!("{TABLUT}&{crossing}")).await.is(200);
    page.has(&[
        "In other rulesets",
        "class=\"group same\"",
        "class=\"group differs\"",
        "e7-e3 is not legal.",
        "Nobody may cross the throne, e5",
    ])
    .lacks(&["class=\"alike\""]);
    get(TABLUT).await.is(200).has(&["class=\"alike\""]);
}

#[tokio::test]
async fn a_link_carries_a_seal_and_the_page_says_what_has_changed_since() {
    let page = get(&format!("{TANBO}&moves=b7")).await.is(200);
    let sealed = unescaped(after(&page, "id=\"sealed\" href=\""));
    assert!(sealed.contains("position=b1w1b1w/7"), "{sealed}");
    let again = get(&sealed).await.is(200).has(&["class=\"notice unchanged\""]);
    assert_eq!(unescaped(after(&again, "id=\"sealed\" href=\"")), sealed);
    let (link, seal) = sealed.split_once("&seal=").expect("it has a seal");
    let parts: Vec<&str> = seal.split('-').collect();
    let old = "0000000000";
    for (seal, tone) in [
        (format!("{}-{old}-{}", parts[0], parts[2]), "texts-changed"),
        (format!("{old}-{old}-{}", parts[2]), "ruleset-changed"),
        (format!("{}-{}-{old}", parts[0], parts[1]), "decision-changed"),
        ("x".to_owned(), "unreadable"),
    ] {
        let notice = format!("class=\"notice {tone}\"");
        get(&format!("{link}&seal={seal}")).await.is(200).has(&[&notice]);
    }
    get(link).await.is(200).lacks(&["class=\"notice"]);
}

#[tokio::test]
async fn an_open_rule_can_be_supposed_otherwise_and_never_looks_published() {
    let position = "4K4/9/9/9/9/9/9/4t4/9+defenders";
    let address = format!("{TABLUT}&position={position}");
    let page = get(&address).await.is(200).has(&["If the text meant otherwise"]);
    let page = page.lacks(&["what a reader supposes", "support supposed"]);
    let link = "what-if=no-attackers%3A";
    assert!(page.text.contains(link), "{}", page.text);
    let supposed = get(&format!("{address}&what-if=corners:king-only")).await.is(200).has(&[
        "If the text meant this:",
        "what a reader supposes",
        "for the king alone",
        "published: squares like all others",
        "To the ruleset as it is published",
    ]);
    let sealed = unescaped(after(&supposed, "id=\"sealed\" href=\""));
    assert!(sealed.contains("&what-if=corners%3Aking-only"), "{sealed}");
    get(&sealed).await.is(200).has(&["class=\"notice unchanged\""]);
}

#[tokio::test]
async fn a_supposition_decides_and_its_step_is_marked_as_supposed() {
    let open = format!("{TABLUT}&position=9/9/4K4/9/9/9/9/9/4t4+attackers&moves=e1-a1");
    get(&open).await.is(200).has(&["e1-a1 · legal", "e1-a1 is not legal."]);
    get(&format!("{open}&what-if=corners:king-only"))
        .await
        .is(200)
        .has(&[
            "e1-a1 · not legal",
            "support supposed",
            "As published: e1-a1 is legal.",
            "otherwise</span> e1-a1 is legal.",
        ])
        .lacks(&["the same</span> e1-a1 is legal."]);
}

#[tokio::test]
async fn what_the_text_states_cannot_be_supposed_otherwise() {
    for wish in ["movement:one-step", "corners:nobody", "nonsense", "no-pass:x"] {
        get(&format!("{TABLUT}&what-if={wish}"))
            .await
            .is(400)
            .has(&["role=\"alert\"", "data-at=\"what-if\"", "role=\"grid\""])
            .lacks(&["what a reader supposes"]);
    }
}

#[tokio::test]
async fn the_board_is_given_as_a_picture() {
    let page = get("/de/tanbo/board.svg?ruleset=tanbo/steere-2026&moves=b7").await.is(200);
    assert_eq!(page.header("content-type"), "image/svg+xml");
    page.has(&[
        "<svg xmlns=\"http://www.w3.org/2000/svg\"",
        "<style>",
        "schwarzer Stein",
        "Am Zug: Weiß",
    ]);
    get("/de/tanbo/board.svg?position=q").await.is(400);
}

#[tokio::test]
async fn what_cannot_be_read_is_named_and_kept_in_the_form() {
    get("/en/tanbo/board?position=b1q&moves=%3Cb%3E")
        .await
        .is(400)
        .has(&["role=\"alert\"", "data-at=\"position\"", ">b1q</textarea>"])
        .lacks(&["<b>"]);
    get(&format!("{TANBO}&moves=b7+zz")).await.is(400).has(&[
        "data-at=\"moves[1]\"",
        "b7 · legal",
        "value=\"b7 zz\"",
    ]);
    let many = "b7+".repeat(501);
    get(&format!("{TANBO}&moves={many}")).await.is(400).has(&["at most 500"]);
}

#[tokio::test]
async fn a_game_or_ruleset_that_cannot_be_played_has_no_board() {
    get("/en/nope/board").await.is(404);
    get("/en/tanbo/board?ruleset=tablut/brainking").await.is(404);
    get("/en/nope/board.svg").await.is(404);
}

#[tokio::test]
async fn a_line_can_be_audited_and_saved_as_a_record_of_a_game() {
    let audit = "/en/tablut/record?ruleset=tablut/linnaeus";
    let file = "/en/tablut/record.otg?ruleset=tablut/linnaeus";
    let line = "/en/tablut/board?ruleset=tablut/linnaeus&moves=";
    get(&format!("{line}d9-d8")).await.is(200).has(&[audit, file]);
    get(&format!("{line}d9-c8")).await.is(200).has(&[audit]).lacks(&[file]);
}
