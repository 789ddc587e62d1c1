//! How long a ruling takes, from text to JSON. Each bench asserts its answer.

use std::sync::LazyLock;

use divan::{Bencher, black_box};
use regula::{
    answer::{Assistant, RulingRequest},
    corpus::{Language, SourceFiles},
    engine::Ask,
    records::{self, AuditRequest},
};

static ASSISTANT: LazyLock<Assistant> = LazyLock::new(|| {
    Assistant::load(&SourceFiles::shipped()).unwrap_or_else(|problems| panic!("{problems}"))
});

fn main() {
    LazyLock::force(&ASSISTANT);
    divan::main();
}

/// The start of that size.
fn start(ruleset: &str, size: &str) -> String {
    let referee = ASSISTANT.catalog().get(ruleset).expect("the ruleset is shipped");
    let start = referee.starts().iter().find(|start| start.size == size);
    start.expect("the start is published").position.clone()
}

fn rule(bencher: Bencher<'_, '_>, ruleset: &str, position: String, mv: &str, expected: &str) {
    let request = RulingRequest {
        ruleset: ruleset.to_owned(),
        position: Some(position),
        moves: vec![mv.to_owned()],
        ask: Ask::Status,
        lang: Language::English,
    };
    bencher.bench(|| {
        let rulings = ASSISTANT.rule(black_box(&request)).expect("the position can be read");
        let json = serde_json::to_string(&rulings[0]).expect("a ruling is JSON");
        assert!(json.contains(expected), "{json}");
        json
    });
}

#[divan::bench]
fn tanbo_19x19(bencher: Bencher<'_, '_>) {
    let position = start("tanbo/steere-1993", "19x19");
    let referee = ASSISTANT.catalog().get("tanbo/steere-1993").expect("the ruleset is shipped");
    let moves = referee.rule_on(Some(&position), &Ask::Moves).expect("a start can be read").moves;
    rule(bencher, "tanbo/steere-1993", position, &moves[0], "\"legal\":true");
}

#[divan::bench]
fn tanbo_7x7(bencher: Bencher<'_, '_>) {
    let position = start("tanbo/steere-2026", "7x7");
    rule(bencher, "tanbo/steere-2026", position, "c6", "\"legal\":true");
}

#[divan::bench]
fn tanbo_ten_stones_removed(bencher: Bencher<'_, '_>) {
    let position = "bbbww/b1bw1/b1bw1/w2w1/ww1bb white".to_owned();
    rule(bencher, "tanbo/steere-1993", position, "c2", "\"result\":\"3ww/3w1/3w1/2ww1/3bb black\"");
}

#[divan::bench]
fn tablut_two_captured(bencher: Bencher<'_, '_>) {
    let position = "9/9/2t6/9/9/9/tT1Tt4/5K3/7T1 attackers".to_owned();
    rule(bencher, "tablut/brainking", position, "c7-c3", "\"captures\":[\"b3\",\"d3\"]");
}

/// A record of three hundred moves under every ruleset of its game.
#[divan::bench]
fn audit_of_three_hundred_moves(bencher: Bencher<'_, '_>) {
    let request = AuditRequest {
        ruleset: "tablut/saami".to_owned(),
        record: ["e2-f2 e3-f3 f2-e2 f3-e3"; 75].join(" "),
        position: None,
        format: None,
        rows: None,
        lang: Language::English,
    };
    bencher.bench(|| {
        let audit = records::audit(&ASSISTANT, black_box(&request)).expect("it can be read");
        assert!(audit.legal, "{}", audit.text);
        audit
    });
}
