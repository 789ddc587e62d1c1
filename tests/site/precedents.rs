use super::server::{Browser, app};
use regula::web::RateLimit;

/// Asks about Tanbo; the address of the answer.
async fn ask(browser: &mut Browser, question: &str) -> String {
    let fields = [("question", question), ("game", "tanbo")];
    browser.post("/en/ask", &fields).await.is(303).header("location").to_owned()
}

#[tokio::test]
async fn similar_questions_that_were_answered_are_offered_to_whoever_asked_and_shared_ones_to_all()
{
    let server = app(RateLimit::Off);
    let (mut one, mut other) = (Browser::on(&server), Browser::on(&server));
    let first = ask(&mut one, "Can I skip my turn?").await;
    ask(&mut one, "How big is the board?").await;
    let again = ask(&mut one, "May a player skip a turn?").await;
    let page = one.get(&again).await.is(200);
    page.has(&["id=\"precedents\"", ">Can I skip my turn?</a>", "asked by you"])
        .lacks(&[">How big is the board?</a>", &format!("<a href=\"{again}\">")]);
    let others = ask(&mut other, "Is it allowed to skip my turn?").await;
    other.get(&others).await.is(200).lacks(&["id=\"precedents\"", ">Can I skip my turn?</a>"]);

    let share = format!("{first}/share");
    other.post(&share, &[("with", "everyone")]).await.is(404);
    one.post(&share, &[("with", "nobody")]).await.is(400);
    let sent = one.post(&share, &[("with", "everyone")]).await.is(303);
    assert_eq!(sent.header("location"), format!("{first}#share"));
    one.get(&first).await.has(&["No longer offer it"]);
    one.get("/en/history").await.has(&["shared with everyone"]);
    let page = other.get(&others).await.is(200);
    page.has(&[">Can I skip my turn?</a>", "shared by a reader"])
        .lacks(&[">May a player skip a turn?</a>"]);

    one.post(&share, &[("with", "own")]).await.is(303);
    other.get(&others).await.lacks(&["id=\"precedents\""]);
}
