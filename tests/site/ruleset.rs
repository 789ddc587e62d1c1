use super::server::{LANGUAGES, get, get_with};

#[tokio::test]
async fn every_rule_stands_there_with_its_basis_and_its_quotation() {
    get("/en/tanbo/rulesets/steere-2026").await.is(200).has(&[
        "<h1>Tanbo, 2026 edition</h1>",
        "Who begins",
        "<p class=\"value\">Black</p>",
        "Black makes the first move.",
        "class=\"support read\"",
        "The text counts only stones of the player",
        "?mark=first-move.1-1#first-move",
    ]);
}

#[tokio::test]
async fn the_starts_are_drawn_and_told_in_words() {
    let page = get("/de/tanbo/rulesets/steere-2026").await.is(200);
    assert_eq!(page.text.matches("<svg").count(), 7);
    page.has(&[
        "<title id=\"start-0-title\">Anfang auf 7x7</title>",
        "Am Zug: Schwarz.",
        "Schwarz: a3, a7",
    ]);
}

/// A name that is missing in `locales/` would be shown as a key.
#[tokio::test]
async fn every_rule_and_every_value_has_a_name_in_every_language() {
    let games = get("/api/v1/games").await.is(200).json();
    let games = games.as_array().expect("a list");
    let mut seen = 0;
    for ruleset in games.iter().flat_map(|game| game["rulesets"].as_array().expect("a list")) {
        let id = ruleset.as_str().expect("an id");
        let (game, name) = id.split_once('/').expect("game/ruleset");
        for lang in LANGUAGES {
            let address = format!("/api/v1/games/{game}/rulesets/{name}?lang={lang}");
            let detail = get_with(&address, &[]).await.is(200).json();
            for rule in detail["parameters"].as_array().expect("a list") {
                assert_ne!(rule["name"], rule["rule"], "{address}");
                // In English the name of a value may be the value itself, as in `never`.
                let named =
                    lang == "en" || rule["value"].is_null() || rule["value"] != rule["value_name"];
                assert!(named, "{address}: {} {}", rule["rule"], rule["value"]);
                seen += 1;
            }
        }
    }
    assert!(seen > 50, "there are rulesets");
}

#[tokio::test]
async fn a_ruleset_that_is_not_there_is_not_found() {
    get("/de/tanbo/rulesets/nope").await.is(404);
    get("/de/tablut/rulesets/steere-2026").await.is(404);
}
