//! Numbers of lines of legal moves, counted by other programs as well.

mod known;

use serde_json::Value;

/// Deeper counts wait for a faster build: `regula perft` makes them.
const MOST: u64 = 250_000;

#[test]
fn as_many_lines_are_counted_as_other_programs_count() {
    let assistant = known::assistant();
    let mut counted = 0;
    for line in known::shared_lines("tanbo_perft.jsonl").into_iter().flatten() {
        let text = |key: &str| line.get(key).and_then(Value::as_str).unwrap_or_default();
        let (id, ruleset, position) = (text("id"), text("ruleset"), text("position"));
        let referee =
            assistant.catalog().get(ruleset).unwrap_or_else(|| panic!("{id}: {ruleset}?"));
        let counts = line["perft"].as_array().unwrap_or_else(|| panic!("{id}: no counts"));
        for (depth, expected) in (1..).zip(counts.iter().filter_map(Value::as_u64)) {
            if expected > MOST {
                continue;
            }
            let found = referee
                .perft(Some(position), depth)
                .unwrap_or_else(|error| panic!("{id}: {error:?}"));
            assert_eq!(found, expected, "{id}: depth {depth} of {position}");
            counted += 1;
        }
    }
    println!("{counted} counts");
}

#[test]
fn lines_moves_listed_and_moves_played_agree() {
    use regula::engine::Ask;
    let assistant = known::assistant();
    for referee in assistant.catalog().iter() {
        for start in referee.starts() {
            let at = format!("{} {}", referee.id(), start.size);
            let position = Some(start.position.as_str());
            let ruling = referee.rule_on(position, &Ask::Moves).expect("a start can be read");
            let count = referee.perft(position, 1).expect("a start can be read");
            assert_eq!(ruling.moves.len() as u64, count, "{at}");
            assert_eq!(referee.perft(position, 0).expect("a start can be read"), 1, "{at}");
            let pairs = referee.perft(position, 2).expect("a start can be read");
            let played = referee.play_all(position, 2).expect("a start can be read");
            assert_eq!(played, count + pairs, "{at}");
        }
    }
}
