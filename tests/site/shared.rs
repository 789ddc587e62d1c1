//! Several servers behind one address, with one history.

use super::server::{Browser, app_remembering};
use crate::stores::{Place, for_each_store};

for_each_store!(two_servers_share_one_history);

const PASS: [(&str, &str); 2] = [("question", "Can I skip my turn?"), ("game", "tanbo")];
const BEGINS: [(&str, &str); 2] = [("question", "Wer beginnt?"), ("game", "tablut")];

fn two_servers_share_one_history(place: &Place) {
    let (one, two) = (app_remembering(place.open()), app_remembering(place.open()));
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let mut browser = Browser::on(&one);
        let address = browser.post("/en/ask", &PASS).await.is(303).header("location").to_owned();
        browser.led_to(&two);
        browser.get("/en/history").await.is(200).has(&["Can I skip my turn?"]);
        browser.get(&address).await.is(200).has(&["class=\"verdict no\""]);
        let sent = browser.post("/en/ask", &BEGINS).await.is(303);
        assert_eq!(sent.header("set-cookie"), "", "the other server knows the visitor");
        browser.led_to(&one);
        browser.get("/en/history").await.is(200).has(&["2 answers", "Wer beginnt?"]);
        browser.post("/en/history/delete", &[("all", "yes")]).await.is(303);
        browser.led_to(&two);
        browser.get("/en/history").await.is(200).has(&["class=\"nothing\""]);
        browser.get(&address).await.is(404);
    });
}
