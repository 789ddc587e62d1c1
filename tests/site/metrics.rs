use std::net::SocketAddr;

use axum::{body::Body, extract::ConnectInfo, http::Request};
use regula::{
    history::History,
    web::{App, MetricsFor, RateLimit, router},
};

use super::server::{Page, app, app_remembering, form, send};

async fn get(app: &App, address: &str, peer: Option<[u8; 4]>, header: (&str, &str)) -> Page {
    let mut request = Request::get(address).header(header.0, header.1);
    if let Some(peer) = peer {
        request = request.extension(ConnectInfo(SocketAddr::from((peer, 4711))));
    }
    send(router(app.clone()), request.body(Body::empty()).expect("the request is one")).await
}

async fn ask(app: &App, lang: &str, question: &str) {
    let request = Request::post(format!("/{lang}/ask"))
        .header("content-type", "application/x-www-form-urlencoded")
        .body(Body::from(form(&[("question", question), ("game", "tanbo")])));
    send(router(app.clone()), request.expect("the request is one")).await.is(303);
}

const PLAIN: (&str, &str) = ("accept", "*/*");

#[tokio::test]
async fn questions_refusals_and_times_are_counted() {
    let app = app(RateLimit::Off);
    ask(&app, "de", "Was kostet das Spiel im Laden?").await;
    ask(&app, "de", "Was kostet das Spiel im Laden?").await;
    ask(&app, "en", "Can I skip my turn?").await;
    get(&app, "/en/tanbo/texts/nope", None, PLAIN).await.is(404);
    get(&app, "/nope/there/is/nothing", None, PLAIN).await.is(404);
    let page = get(&app, "/metrics", None, PLAIN).await.is(200);
    assert_eq!(
        page.header("content-type"),
        "application/openmetrics-text; version=1.0.0; charset=utf-8"
    );
    let passages: usize = page
        .text
        .lines()
        .find_map(|line| line.strip_prefix("regula_passages "))
        .and_then(|count| count.parse().ok())
        .expect("the passages are counted");
    assert!(passages > 100, "{passages}");
    page.has(&[
        "regula_questions_total{kind=\"unrelated\",lang=\"de\"} 2\n",
        "lang=\"en\"} 1\n",
        "regula_refusals_total{why=\"unknown\"} 2\n",
        "regula_request_duration_seconds_count{route=\"/{lang}/ask\",method=\"POST\",status=\"303\"} 3\n",
        "{route=\"/{lang}/{game}/texts/{document}\",method=\"GET\",status=\"404\"} 1\n",
        "_count{route=\"none\",method=\"GET\",status=\"404\"} 1\n",
        "regula_answers_kept 3\n",
        "regula_start_time_seconds ",
        "regula_build_info{version=\"",
        "# EOF\n",
    ])
    .lacks(&["Laden", "nope"]);
}

#[tokio::test]
async fn figures_are_for_this_machine_unless_it_is_said_otherwise() {
    let app = app(RateLimit::Off);
    let (here, elsewhere) = (Some([127, 0, 0, 1]), Some([192, 0, 2, 1]));
    get(&app, "/metrics", here, PLAIN).await.is(200);
    get(&app, "/metrics", elsewhere, PLAIN).await.is(404).lacks(&["regula_"]);
    get(&app, "/metrics", here, ("x-forwarded-for", "192.0.2.1")).await.is(404);
    get(&app, "/metrics", here, ("forwarded", "for=192.0.2.1")).await.is(404);
    let app = app.showing_metrics_to(MetricsFor::Everyone);
    get(&app, "/metrics", elsewhere, PLAIN).await.is(200);
}

#[tokio::test]
async fn what_is_not_ready_is_named() {
    let folder = std::env::temp_dir().join(format!("regula-site-ready-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let app = app_remembering(History::open(&folder).expect("the folder can be written"));
    get(&app, "/readyz", None, PLAIN).await.is(200).has(&["{\"ready\":true,\"faults\":[]}"]);
    let other = rusqlite::Connection::open(folder.join("history.sqlite3")).expect("it is there");
    other.execute_batch("DROP TABLE answers").expect("it can be written");
    let page = get(&app, "/readyz", None, PLAIN).await.is(503).json();
    assert_eq!(page["ready"], false);
    assert_eq!(page["faults"][0]["part"], "history");
    get(&app, "/metrics", None, PLAIN).await.is(200).has(&["regula_passages "]);
    get(&app, "/healthz", None, PLAIN).await.is(200);
}
