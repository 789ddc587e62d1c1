use super::server::{LANGUAGES, get, get_with};

#[tokio::test]
async fn the_root_leads_to_the_language_that_the_browser_prefers() {
    for (header, to) in [("de-AT,en;q=0.5", "/de/"), ("zh-TW", "/zh-Hant/"), ("fr", "/en/")] {
        let page = get_with("/", &[("accept-language", header)]).await.is(303);
        assert_eq!(page.header("location"), to, "{header}");
        assert!(page.header("vary").contains("Accept-Language"));
    }
}

#[tokio::test]
async fn a_language_chosen_before_goes_first() {
    let headers = [("accept-language", "de"), ("cookie", "regula_lang=zh-Hant")];
    assert_eq!(get_with("/", &headers).await.is(303).header("location"), "/zh-Hant/");
}

#[tokio::test]
async fn a_switch_of_language_is_remembered_and_a_link_from_elsewhere_is_not() {
    let switched = get_with("/de/", &[("sec-fetch-site", "same-origin")]).await.is(200);
    assert!(switched.header("set-cookie").starts_with("regula_lang=de; Path=/;"));
    let followed = get_with("/de/", &[("sec-fetch-site", "cross-site")]).await.is(200);
    assert_eq!(followed.header("set-cookie"), "");
}

#[tokio::test]
async fn every_home_page_lists_the_games_and_has_a_box_to_ask_in() {
    for (lang, title, tablut) in [
        ("en", "What do the rules say?", "Tablut"),
        ("de", "Was sagen die Regeln?", "Tablut"),
        ("zh-Hant", "規則怎麼說？", "薩米板棋"),
    ] {
        let game = format!("<a href=\"/{lang}/tablut\">{tablut}</a>");
        let form = format!("action=\"/{lang}/ask\" method=\"post\"");
        let html = format!("<html lang=\"{lang}\">");
        get(&format!("/{lang}/")).await.is(200).has(&[
            &html,
            title,
            &game,
            &form,
            "name=\"question\"",
            "class=\"skip\" href=\"#main\"",
        ]);
    }
}

#[tokio::test]
async fn every_page_links_to_itself_in_the_other_languages() {
    for address in ["", "tanbo", "ask", "tanbo/texts/steere-2026", "tanbo/rulesets/steere-2026"] {
        let page = get(&format!("/de/{address}")).await.is(200);
        for lang in LANGUAGES.into_iter().filter(|lang| *lang != "de") {
            let link = format!("<a href=\"/{lang}/{address}\" lang=\"{lang}\" hreflang=\"{lang}\"");
            assert!(page.text.contains(&link), "{address}: {link}");
        }
    }
}

#[tokio::test]
async fn a_language_that_is_written_otherwise_leads_to_the_right_address() {
    for (from, to) in [
        ("/zh", "/zh-Hant/"),
        ("/zh-TW/tanbo?x=1", "/zh-Hant/tanbo?x=1"),
        ("/de-AT/", "/de/"),
        ("/en", "/en/"),
        ("/de/tanbo/", "/de/tanbo"),
    ] {
        assert_eq!(get(from).await.is(308).header("location"), to, "{from}");
    }
}
