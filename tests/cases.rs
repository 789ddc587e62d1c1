//! Positions that must be decided, and by which rules.

mod known;

use std::collections::BTreeSet;

use known::Case;
use regula::{
    answer::{Assistant, RulingRequest},
    corpus::{Citation, Language},
    engine::{Role, Ruling},
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
fn every_case_of_a_made_up_ruleset_is_decided_as_it_says() {
    let assistant = known::assistant_with_made_up();
    let faults: Vec<String> =
        known::made_up_cases().iter().flat_map(|case| faults(case, assistant)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
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

/// Rules that have no case where they bite and one where they just do not, each with the reason.
const WITHOUT_HALVES: [&str; 6] = [
    // Asked in words only: no position is ruled on by it.
    "players",
    // It sets which squares `camp-entry` and `camp-hostile` speak of; those bite.
    "camps",
    // Names the stones that hang together, however many they are: it never says no.
    "root",
    // They follow from other rules of Tanbo, and a ruling names those: the one move that is left is a legal move, one
    // root or the others are removed.
    "move-available",
    "no-draw",
    "no-pass",
];

/// Rules that say what does *not* happen, where a reader would expect it, or what had to be supplied: they bite as a
/// remark.
const REMARKED: [&str; 8] = [
    "captured-king",
    "diagonals",
    "edge",
    "first-move",
    "no-new-roots",
    "opponent-stones",
    "safe-between",
    "win-on-either-turn",
];

/// A case with what was ruled, for the halves of rules.
struct Shown {
    case: Case,
    engine: &'static str,
    ruling: Ruling,
}

impl Shown {
    fn new(case: Case, assistant: &Assistant) -> Self {
        let referee = assistant.catalog().get(&case.ruleset);
        let referee = referee.unwrap_or_else(|| panic!("{}: {}?", case.id, case.ruleset));
        let RulingRequest { position, moves, ask, .. } = case.request(Language::English);
        let ruling = if moves.is_empty() {
            referee.rule_on(position.as_deref(), &ask)
        } else {
            let played = referee.play(position.as_deref(), &moves);
            played.map(|mut rulings| rulings.pop().expect("a ruling for each move"))
        };
        let ruling = ruling.unwrap_or_else(|error| panic!("{}: {error:?}", case.id));
        Self { engine: referee.engine(), ruling, case }
    }

    fn claims(&self, half: &str, rule: &str) -> bool {
        self.case.texts(half).is_some_and(|rules| rules.contains(&rule))
    }

    /// The sentences by which the rule takes part with this role.
    fn says(&self, rule: &str, wanted: Role) -> BTreeSet<&'static str> {
        let findings = self.ruling.findings().iter();
        findings
            .filter(|finding| finding.ground.rule == rule && finding.role == wanted)
            .map(|finding| finding.message.key)
            .collect()
    }

    /// What can be seen on the board.
    fn seen(&self) -> impl PartialEq {
        let Ruling { legal, captures, winner, draw, verdict, squares, .. } = self.ruling.clone();
        (legal, captures, winner, draw, verdict, squares)
    }
}

#[test]
fn every_rule_of_every_engine_has_a_case_where_it_bites_and_one_where_it_just_does_not() {
    let assistant = known::assistant_with_made_up();
    let cases = known::own_cases().into_iter().chain(known::made_up_cases());
    let shown: Vec<Shown> = cases.map(|case| Shown::new(case, assistant)).collect();
    let rules: BTreeSet<(&str, &str)> = assistant
        .catalog()
        .iter()
        .flat_map(|referee| referee.grounds().iter().map(|ground| (referee.engine(), ground.rule)))
        .collect();
    let claimed = shown.iter().flat_map(|shown| {
        let halves = ["bites", "just-not"].into_iter().filter_map(|half| shown.case.texts(half));
        halves.flatten().map(|rule| (shown.engine, rule))
    });
    let unknown: Vec<_> = claimed.filter(|claim| !rules.contains(claim)).collect();
    assert!(unknown.is_empty(), "no engine has these rules: {unknown:?}");
    let faults: Vec<String> =
        rules.iter().flat_map(|&(engine, rule)| faults_of_halves(engine, rule, &shown)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn faults_of_halves(engine: &str, rule: &str, shown: &[Shown]) -> Vec<String> {
    let of_engine = || shown.iter().filter(|shown| shown.engine == engine);
    let biting: Vec<&Shown> = of_engine().filter(|shown| shown.claims("bites", rule)).collect();
    let just_not: Vec<&Shown> =
        of_engine().filter(|shown| shown.claims("just-not", rule)).collect();
    if WITHOUT_HALVES.contains(&rule) {
        let has_one = !biting.is_empty() || !just_not.is_empty();
        return has_one.then(|| format!("{engine}: {rule} does have a case")).into_iter().collect();
    }
    if biting.is_empty() || just_not.is_empty() {
        let (bites, not) = (biting.len(), just_not.len());
        return vec![format!("{engine}: {rule} bites in {bites} cases and just does not in {not}")];
    }
    let bite = if REMARKED.contains(&rule) { Role::Remarks } else { Role::Decides };
    let bites: BTreeSet<&str> = biting.iter().flat_map(|shown| shown.says(rule, bite)).collect();
    let silent = biting.iter().filter(|shown| shown.says(rule, bite).is_empty());
    let mut faults: Vec<String> = silent
        .map(|shown| format!("{engine}: {rule} does not bite in \"{}\"", shown.case.id))
        .collect();
    for not in just_not {
        if !not.says(rule, bite).is_disjoint(&bites) {
            faults.push(format!("{engine}: {rule} does bite in \"{}\"", not.case.id));
        }
        if biting.iter().all(|biting| biting.seen() == not.seen()) {
            faults.push(format!("{engine}: {rule}: \"{}\" shows no difference", not.case.id));
        }
    }
    faults
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
