//! Tafl positions with known answers, from `../shared/cases/tafl.jsonl`.

use std::{collections::BTreeSet, fs, path::Path};

use regula::{
    corpus::{self, Problems, SourceFiles},
    engine::{Ask, Ruling},
    games::Catalog,
};
use serde::Deserialize;

#[derive(Deserialize)]
struct Case {
    id: String,
    ruleset: String,
    position: String,
    #[serde(rename = "move")]
    mv: String,
    legal: bool,
    captures: Vec<String>,
    winner: Option<String>,
}

/// What a case and a ruling are compared by.
fn found(ruling: &Ruling) -> String {
    let captures: Vec<String> = ruling.captures.iter().map(ToString::to_string).collect();
    shown(ruling.legal == Some(true), &captures, ruling.winner)
}

fn expected(case: &Case) -> String {
    shown(case.legal, &case.captures, case.winner.as_deref())
}

fn shown(legal: bool, captures: &[String], winner: Option<&str>) -> String {
    let legal = if legal { "legal" } else { "illegal" };
    format!("{legal}, captures [{}], winner {}", captures.join(" "), winner.unwrap_or("none"))
}

#[test]
fn every_case_of_a_shipped_ruleset_is_decided_as_other_engines_decide_it() {
    let path = Path::new("../shared/cases/tafl.jsonl");
    let Ok(text) = fs::read_to_string(path) else {
        eprintln!("{} is not here: its cases are passed over", path.display());
        return;
    };
    let mut problems = Problems::default();
    let corpus = corpus::load(&SourceFiles::shipped(), &mut problems);
    let catalog = Catalog::load(&corpus, &mut problems);
    assert!(
        problems.is_empty(),
        "the shipped corpus has problems: `regula corpus check` lists them"
    );
    let mut failures = Vec::new();
    let mut absent = BTreeSet::new();
    let mut decided = 0;
    for line in text.lines() {
        let case: Case = serde_json::from_str(line).expect("a case");
        let Some(referee) = catalog.get(&case.ruleset) else {
            absent.insert(case.ruleset);
            continue;
        };
        decided += 1;
        let expected = expected(&case);
        let found = match referee.rule_on(Some(&case.position), &Ask::Move(case.mv.clone())) {
            Ok(ruling) => found(&ruling),
            Err(error) => format!("{:?}", error.faults()),
        };
        if found != expected {
            let Case { id, position, mv, .. } = case;
            failures
                .push(format!("{id}\n  {position} {mv}\n  found {found}\n  expected {expected}"));
        }
    }
    eprintln!("{decided} cases decided; rulesets not shipped: {absent:?}");
    assert!(decided > 0, "no case of a shipped ruleset in {}", path.display());
    assert!(failures.is_empty(), "{} of {decided}\n{}", failures.len(), failures.join("\n"));
}
