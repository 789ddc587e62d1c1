//! Positions that must be decided, and by which rules.

mod known;

use std::collections::BTreeSet;

use known::Case;
use regula::{
    answer::Assistant,
    corpus::{Citation, Language},
};
use serde_json::Value;

/// The fields of a ruling that a case may give.
const COMPARED: [&str; 8] =
    ["legal", "captures", "winner", "draw", "verdict", "moves", "squares", "result"];

#[test]
fn every_case_of_the_corpus_is_decided_as_it_says() {
    let assistant = known::assistant();
    let cases = known::own_cases();
    let faults: Vec<String> = cases.iter().flat_map(|case| faults(case, assistant)).collect();
    println!("{} cases of the corpus", cases.len());
    assert!(!cases.is_empty() && faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_shared_case_is_decided_as_it_says() {
    let assistant = known::assistant();
    for file in ["tanbo.jsonl", "tafl.jsonl"] {
        let (cases, other): (Vec<Case>, Vec<Case>) = known::shared_cases(file)
            .into_iter()
            .partition(|case| assistant.catalog().get(&case.ruleset).is_some());
        let faults: Vec<String> = cases.iter().flat_map(|case| faults(case, assistant)).collect();
        println!("{} cases of {file}, {} for rulesets not in the corpus", cases.len(), other.len());
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}

/// Rules that the findings of no case of the corpus name.
const NOT_SHOWN: [&str; 10] = [
    // Asked in words only: no position is ruled on by them.
    "players",
    // They follow from other rules of Tanbo, and a ruling names those: a stone apart touches no stone, the one move
    // that is left is a legal move, one root or the others are removed, a colour is gone.
    "move-available",
    "no-draw",
    "no-new-roots",
    "no-pass",
    "win-on-either-turn",
    // They set what other rules of tafl do: which squares `camp-entry` and `camp-hostile` speak of, and whether the
    // king stands among the captures.
    "camps",
    "captured-king",
    // Named only where the last attacker's capture wins by itself; every ruleset of the corpus leaves it to `no-moves`.
    "no-attackers",
    // A case has one move, and only a line of moves comes back to a position: `tests/cli.rs` plays one.
    "repetition",
];

#[test]
fn every_other_rule_of_every_engine_takes_part_in_a_case() {
    let assistant = known::assistant();
    let mut named: BTreeSet<(&str, String)> = BTreeSet::new();
    for case in known::own_cases() {
        let Some(referee) = assistant.catalog().get(&case.ruleset) else { continue };
        let rulings = assistant.rule(&case.request(Language::English));
        let findings = rulings.into_iter().flatten().flat_map(|ruling| ruling.findings);
        named.extend(findings.map(|finding| (referee.engine(), finding.rule)));
    }
    let rules: BTreeSet<(&str, &str)> = assistant
        .catalog()
        .iter()
        .flat_map(|referee| referee.grounds().iter().map(|ground| (referee.engine(), ground.rule)))
        .collect();
    for rule in NOT_SHOWN {
        assert!(rules.iter().any(|&(_, other)| other == rule), "no engine has the rule {rule}");
        assert!(named.iter().all(|(_, other)| other != rule), "a case does show {rule}");
    }
    let missing: Vec<_> = rules
        .into_iter()
        .filter(|(_, rule)| !NOT_SHOWN.contains(rule))
        .filter(|&(engine, rule)| !named.contains(&(engine, rule.to_owned())))
        .collect();
    assert!(missing.is_empty(), "no case of the corpus shows {missing:?}");
}

/// What a case finds otherwise than it says.
fn faults(case: &Case, assistant: &Assistant) -> Vec<String> {
    let Case { file, id, ruleset, fields, .. } = case;
    let at = format!(
        "{file}: {id}\n  {ruleset} {:?} {}",
        case.ask,
        case.position.as_deref().unwrap_or("start")
    );
    let ruling = match assistant.rule(&case.request(Language::English)) {
        Ok(rulings) => serde_json::to_value(&rulings[rulings.len() - 1]).expect("a ruling is JSON"),
        Err(failure) => return vec![format!("{at}\n  cannot be read: {failure}")],
    };
    let mut faults = Vec::new();
    for key in COMPARED {
        let Some(expected) = fields.get(key) else { continue };
        let none = expected == "none";
        let expected = if none { &Value::Null } else { expected };
        if ruling[key] != *expected {
            faults.push(format!("{at}\n  {key}: found {}, expected {expected}", ruling[key]));
        }
    }
    if let Some(expected) = case.texts("rules") {
        // Two roots that are bounded are one step of the reasoning.
        let mut found: Vec<&str> = ruling["findings"]
            .as_array()
            .into_iter()
            .flatten()
            .filter(|finding| finding["decides"] == true)
            .filter_map(|finding| finding["rule"].as_str())
            .collect();
        found.dedup();
        if found != expected {
            faults.push(format!("{at}\n  rules: found {found:?}, expected {expected:?}"));
        }
    }
    if let Some(address) = fields.get("cite").and_then(Value::as_str)
        && let Err(fault) = Citation::find(assistant.library(), address, None)
    {
        faults.push(format!("{at}\n  {fault}"));
    }
    faults
}
