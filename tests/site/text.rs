use super::server::{LANGUAGES, get};

#[tokio::test]
async fn a_text_shows_its_source_its_year_and_whose_words_it_is_in() {
    get("/de/tanbo/texts/steere-1993").await.is(200).has(&[
        "Mark Steere Games, 2005",
        "In eigenen Worten eng nach der Quelle wiedergegeben",
        "href=\"http://www.marksteeregames.com/Tanbo_rules.html\"",
        "S. 1",
    ]);
}

#[tokio::test]
async fn every_passage_has_an_address_and_a_place_in_the_contents() {
    get("/en/tanbo/texts/steere-2026")
        .await
        .is(200)
        .has(&["id=\"no-merge\"", "<a href=\"#no-merge\">Roots never merge</a>"]);
}

#[tokio::test]
async fn the_cited_sentences_are_marked_and_no_others() {
    let page = get("/en/tanbo/texts/steere-2026?mark=placement.2-2").await.is(200);
    let marked = "<mark>The new stone must touch exactly one stone of its own colour that is already on the board.</mark>";
    assert_eq!(page.text.matches("<mark>").count(), 1);
    page.has(&[marked, "class=\"passage has-mark\" id=\"placement\""]);
}

#[tokio::test]
async fn the_mark_is_kept_in_every_language() {
    for lang in LANGUAGES {
        let page = get(&format!("/{lang}/tanbo/texts/steere-2026?mark=setup.2-3")).await.is(200);
        assert_eq!(page.text.matches("<mark>").count(), 1, "two sentences in a row are one mark");
        for other in LANGUAGES.into_iter().filter(|other| *other != lang) {
            let link = format!("<a href=\"/{other}/tanbo/texts/steere-2026?mark=setup.2-3#setup\"");
            assert!(page.text.contains(&link), "{lang}: {link}");
        }
    }
}

#[tokio::test]
async fn a_mark_that_marks_nothing_does_no_harm() {
    for mark in [
        "nope.1-2",
        "setup.0",
        "setup.9-99999999999999999999",
        "setup.3-1",
        "x",
        "setup.1-2&mark=y",
        "%22%3E%3Cscript%3E.1",
    ] {
        get(&format!("/en/tanbo/texts/steere-2026?mark={mark}"))
            .await
            .is(200)
            .lacks(&["<script>", "#\">"]);
    }
}

#[tokio::test]
async fn a_text_stands_under_its_own_game_only() {
    get("/en/tablut/texts/steere-2026").await.is(404);
    get("/en/tanbo/texts/nope").await.is(404);
}
