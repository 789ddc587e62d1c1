//! A dispute at the table: set the position up, ask, follow the citation, look at another ruleset, send the link.

use std::time::Duration;

use fantoccini::{
    Locator,
    actions::{InputSource, MOUSE_BUTTON_LEFT, MOUSE_BUTTON_RIGHT, MouseActions, PointerAction},
    key::Key,
};

use super::{
    keyboard::{press, tab_to},
    stage::{DESKTOP, PHONE, Stage, View},
};

/// One placement on b1 bounds a root here, so that the two editions can be asked what happens.
const STONES: [(&str, &str); 4] = [("a1", "b"), ("a2", "w"), ("b2", "w"), ("c1", "w")];
const SET_UP: &str = "3/ww1/b1w black";
const QUESTION: &str = "What happens when Black plays b1?";
const START: &str = "/en/tanbo/board?ruleset=tanbo/steere-2026";

fn name(piece: &str) -> &'static str {
    if piece == "b" { "black stone" } else { "white stone" }
}

async fn stands(stage: &Stage, square: &str, what: &str) {
    stage.find(&format!("#at-{square}[aria-label='{square}: {what}']")).await;
}

/// After the position stands: ask, follow the citation, go back to the board with the move, change the ruleset.
async fn open_the_answer_on_the_board(stage: &Stage) {
    stage.find(".verdict .short").await;
    let boards = stage.run("return document.querySelectorAll('figure.board').length").await;
    assert_eq!(boards, 2, "before and after the move");
    stage.find(".board .removed").await;
}

async fn sealed_link(stage: &Stage) -> String {
    let link = stage.find("#sealed").await.attr("href").await.expect("an attribute");
    let link = link.expect("the link has an address");
    assert!(link.contains("&seal="), "{link}");
    assert!(link.contains("ruleset=tanbo/steere-1993"), "{link}");
    link
}

/// Another person, with a browser and a server of their own, sees the same.
async fn open_as_somebody_else(link: &str, view: View) {
    let Some(stage) = Stage::open(view).await else { return };
    stage.go(link).await;
    stage.find(".notice.unchanged").await;
    assert_eq!(stage.text(".outcome dd").await, "b1 · legal");
    let ruleset = stage.run("return document.querySelector('#board-ruleset').value").await;
    assert_eq!(ruleset, "tanbo/steere-1993");
    stage.close().await;
}

/// The whole walk by clicks; a choice is sent by its button where no script does.
async fn settle_by_clicks(view: View) {
    let Some(stage) = Stage::open(view).await else { return };
    stage.go(START).await;
    stage.click(".tabs a:last-child").await;
    stage.find("[data-mode=setup]").await;
    choose(&stage, view, "#board-size", "option:nth-child(1)").await;
    stands(&stage, "c3", "white stone").await;
    stage.click("button[value=clear]").await;
    stands(&stage, "c3", "empty").await;
    for (square, piece) in STONES {
        stage.click(&format!(".palette [data-piece={piece}]")).await;
        stage.find(&format!(".palette [data-piece={piece}][aria-current]")).await;
        stage.click(&format!("#at-{square}")).await;
        stands(&stage, square, name(piece)).await;
    }
    assert_eq!(stage.text("#position-text").await, SET_UP);
    stage.write("#ask-question", QUESTION).await;
    stage.click("form[action$='/ask'] button").await;
    open_the_answer_on_the_board(&stage).await;
    stage.click(".quote .cite").await;
    stage.find("mark").await;
    stage.client.back().await.expect("there is a page before");
    stage.click(".play-on a").await;
    stage.find("#board [aria-current=step]").await;
    choose(&stage, view, "#board-ruleset", "option[value='tanbo/steere-1993']").await;
    stage.find("#sealed[href*='steere-1993']").await;
    if view.has_scripts {
        stage.click("[data-clip=sealed]").await;
    }
    let link = sealed_link(&stage).await;
    stage.close().await;
    open_as_somebody_else(&link, view).await;
}

async fn choose(stage: &Stage, view: View, select: &str, option: &str) {
    stage.click(&format!("{select} {option}")).await;
    if !view.has_scripts {
        stage.click(&format!("form:has({select}) button")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dispute_is_settled_by_mouse() {
    settle_by_clicks(DESKTOP).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dispute_is_settled_by_keyboard_alone() {
    let Some(stage) = Stage::open(DESKTOP).await else { return };
    stage.go(START).await;
    tab_to(&stage, ".tabs a:last-child").await;
    press(&stage, Key::Enter).await;
    stage.find("[data-mode=setup]").await;
    tab_to(&stage, "#board-size").await;
    press(&stage, Key::Home).await;
    stands(&stage, "c3", "white stone").await;
    stage.run("document.querySelector('.tabs a').focus()").await;
    tab_to(&stage, "button[value=clear]").await;
    press(&stage, Key::Enter).await;
    stands(&stage, "c3", "empty").await;
    stage.run("document.querySelector('.tabs a').focus()").await;
    tab_to(&stage, ".cells button").await;
    assert_eq!(focused(&stage).await, "a3", "the squares are one stop for Tab");
    for (keys, square, piece) in [
        (&[Key::Down, Key::Down][..], "a1", "b"),
        (&[Key::Up][..], "a2", "w"),
        (&[Key::Right][..], "b2", "w"),
        (&[Key::End, Key::Down][..], "c1", "w"),
    ] {
        for &key in keys {
            press(&stage, key).await;
        }
        assert_eq!(focused(&stage).await, square);
        type_key(&stage, piece).await;
        stands(&stage, square, name(piece)).await;
        let said = format!("{square}: {}", name(piece));
        assert_eq!(announced(&stage, &said).await, said, "what now stands there is spoken");
    }
    type_key(&stage, "\u{e009}z\u{e000}").await;
    stands(&stage, "c1", "empty").await;
    type_key(&stage, "\u{e009}y\u{e000}").await;
    stands(&stage, "c1", "white stone").await;
    assert_eq!(stage.text("#position-text").await, SET_UP);
    tab_to(&stage, "#ask-question").await;
    type_key(&stage, QUESTION).await;
    tab_to(&stage, "form[action$='/ask'] button").await;
    press(&stage, Key::Enter).await;
    open_the_answer_on_the_board(&stage).await;
    tab_to(&stage, ".quote .cite").await;
    press(&stage, Key::Enter).await;
    stage.find("mark").await;
    stage.client.back().await.expect("there is a page before");
    stage.find(".play-on a").await;
    tab_to(&stage, ".play-on a").await;
    press(&stage, Key::Enter).await;
    stage.find("#board [aria-current=step]").await;
    tab_to(&stage, "#board-ruleset").await;
    press(&stage, Key::End).await;
    stage.find("#sealed[href*='steere-1993']").await;
    tab_to(&stage, "[data-clip=sealed]").await;
    press(&stage, Key::Enter).await;
    let link = sealed_link(&stage).await;
    stage.close().await;
    open_as_somebody_else(&link, DESKTOP).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dispute_is_settled_without_scripts() {
    settle_by_clicks(View { has_scripts: false, ..PHONE }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pieces_are_dragged_and_taken_away_by_the_other_button() {
    let Some(stage) = Stage::open(View { height: 1400, ..DESKTOP }).await else { return };
    stage.go("/en/tablut/board?ruleset=tablut/brainking").await;
    drag(&stage, "#at-e3", "#at-g3").await;
    stage.find("ol.line a[aria-current=step]").await;
    stands(&stage, "g3", "defender").await;
    assert!(stage.page().await.ends_with("?ruleset=tablut/brainking&moves=e3-g3"));
    stage.client.back().await.expect("there is a state before");
    stands(&stage, "g3", "empty").await;
    stands(&stage, "e3", "defender").await;
    stage.click(".tabs a:last-child").await;
    stage.find("[data-mode=setup]").await;
    drag(&stage, ".palette [data-piece=K] svg", "#at-a1").await;
    stands(&stage, "a1", "king").await;
    drag(&stage, "#at-a1", "#at-b1").await;
    stands(&stage, "b1", "king").await;
    stands(&stage, "a1", "empty").await;
    let button = |button| [PointerAction::Down { button }, PointerAction::Up { button }];
    let [down, up] = button(MOUSE_BUTTON_RIGHT);
    mouse(&stage, vec![over(&stage, "#at-b1").await, down, up]).await;
    stands(&stage, "b1", "empty").await;
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_piece_is_moved_by_arrow_keys_and_an_illegal_move_says_why() {
    let Some(stage) = Stage::open(DESKTOP).await else { return };
    stage.go("/en/tablut/board?ruleset=tablut/brainking").await;
    stage.run("document.querySelector('#at-e3').focus()").await;
    press(&stage, Key::Enter).await;
    stage.find("#at-e3.from").await;
    let said = "To move: the defenders. Chosen: defender on e3. It has 8 legal moves.";
    assert_eq!(announced(&stage, said).await, said);
    press(&stage, Key::Right).await;
    stage.find("#at-f3.target:focus").await;
    press(&stage, Key::Down).await;
    press(&stage, Key::Enter).await;
    let said = "e3-f2 is not legal. To move: the defenders.";
    assert_eq!(announced(&stage, said).await, said);
    stage.find("ol.line .refused").await;
    stage.find(".findings .cite").await;
    type_key(&stage, "\u{e009}z\u{e000}").await;
    stage.find("[data-table]:not(:has(.refused))").await;
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_written_is_read_while_it_is_written() {
    let Some(stage) = Stage::open(DESKTOP).await else { return };
    stage.go(START).await;
    stage.write("#board-position", "3/wq1/b1w black").await;
    let fault = stage.text("[data-live] .faults").await;
    assert!(fault.contains("Row 2") && fault.contains('q'), "{fault}");
    stage.find("#board-position[aria-invalid]").await;
    stage.find("#board-position").await.clear().await.expect("it can be emptied");
    stage.write("#board-position", SET_UP).await;
    stage.find("#board-position:not([aria-invalid])").await;
    stage.click("[data-notation] button").await;
    stands(&stage, "a2", "white stone").await;
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_that_is_pointed_at_lights_up_its_squares() {
    let Some(stage) = Stage::open(DESKTOP).await else { return };
    stage.go(&format!("{START}&moves=b7")).await;
    let is_lit = "return getComputedStyle(document.querySelector('.lit-1')).display";
    assert_eq!(stage.run(is_lit).await, "none");
    mouse(&stage, vec![over(&stage, ".findings .finding-1").await]).await;
    assert_eq!(stage.run(is_lit).await, "inline");
    stage.close().await;
}

/// Every square of a large board is large enough for a finger on the smallest phone.
#[tokio::test(flavor = "multi_thread")]
async fn a_large_board_can_be_used_on_a_small_phone() {
    let Some(stage) = Stage::open(View { width: 360, ..PHONE }).await else { return };
    for page in [
        "/de/tanbo/board?ruleset=tanbo/steere-1993",
        "/en/alea-evangelii/board",
        "/en/hnefatafl/board",
    ] {
        stage.go(page).await;
        stage.find("[data-grid]").await;
        let smallest = stage
            .run(
                "return Math.min(...[...document.querySelectorAll('[data-grid] button')]
                    .map((button) => button.getBoundingClientRect())
                    .map(({ width, height }) => Math.min(width, height)))",
            )
            .await;
        assert!(smallest.as_f64().is_some_and(|side| side >= 24.0), "{page}: {smallest}");
        let beyond = stage.run("return document.documentElement.scrollWidth - innerWidth").await;
        assert!(beyond.as_i64().is_some_and(|beyond| beyond <= 0), "{page}: {beyond} too wide");
    }
    stage.go("/de/tanbo/board?ruleset=tanbo/steere-1993").await;
    stage.click("#pad-column option:nth-child(19)").await;
    stage.click("#pad-row option:nth-child(18)").await;
    stage.click(".pad button").await;
    stage.find("ol.line [aria-current=step]").await;
    assert!(stage.page().await.ends_with("moves=s18"));
    stage.close().await;
}

async fn focused(stage: &Stage) -> String {
    let value = stage.run("return document.activeElement.value ?? ''").await;
    value.as_str().unwrap_or_default().to_owned()
}

/// What is said politely, once it has been said.
async fn announced(stage: &Stage, expected: &str) -> String {
    let mut said = String::new();
    for _ in 0..100 {
        let text = stage.run("return document.querySelector('[data-announce]').textContent").await;
        text.as_str().unwrap_or_default().clone_into(&mut said);
        if said == expected {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    said
}

async fn type_key(stage: &Stage, keys: &str) {
    let active = stage.client.active_element().await.expect("something has the focus");
    active.send_keys(keys).await.expect("it takes keys");
}

async fn over(stage: &Stage, selector: &str) -> PointerAction {
    stage.find(selector).await;
    let element = stage.client.find(Locator::Css(selector)).await.expect("it is there");
    PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 }
}

async fn mouse(stage: &Stage, actions: Vec<PointerAction>) {
    let sequence =
        actions.into_iter().fold(MouseActions::new("mouse".to_owned()), InputSource::then);
    stage.client.perform_actions(sequence).await.expect("the mouse moves");
}

async fn drag(stage: &Stage, from: &str, to: &str) {
    let (from, to) = (over(stage, from).await, over(stage, to).await);
    let button = MOUSE_BUTTON_LEFT;
    mouse(stage, vec![from, PointerAction::Down { button }, to, PointerAction::Up { button }])
        .await;
}
