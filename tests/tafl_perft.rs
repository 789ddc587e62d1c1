//! Numbers of lines of legal moves that other tafl engines count as well.
//!
//! Those of at most [`MOST`] lines are counted here in every run; the optimised build counts all of them.

mod known;

/// Deeper counts wait for an optimised build.
const MOST: u64 = if cfg!(debug_assertions) { 290_000 } else { u64::MAX };

/// Ruleset, start position with the side to move, and the count for each depth from 1.
const COUNTS: &[(&str, &str, &[u64])] = &[
    ("tablut/linnaeus", "CROSS attackers", &[80, 4_400, 353_200]),
    ("tablut/linnaeus", "CROSS defenders", &[56, 4_408, 251_856]),
    ("tablut/saami", "CROSS attackers", &[80, 4_400, 353_200]),
    ("tablut/saami", "CROSS defenders", &[56, 4_408, 251_856]),
    ("tablut/brainking", "CROSS attackers", &[80, 4_400, 353_200]),
    ("tablut/brainking", "CROSS defenders", &[56, 4_408, 251_856]),
    ("tablut/bga-corners", "CROSS attackers", &[72, 3_944, 285_728]),
    ("tablut/bga-corners", "CROSS defenders", &[56, 3_968, 225_224]),
    ("tablut/bga-rim", "CROSS attackers", &[80, 4_344, 337_856]),
    ("tablut/bga-rim", "CROSS defenders", &[56, 4_408, 248_616]),
    ("tablut/unibo-ashton", "CROSS attackers", &[80, 4_344]),
    ("tablut/unibo-ashton", "CROSS defenders", &[56, 4_408]),
    ("brandubh/federation", "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 attackers", &[40, 960]),
    (
        "hnefatafl/copenhagen",
        "3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3 attackers",
        &[116, 6_788],
    ),
];

/// The start of Tablut.
const CROSS: &str = "3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3";

#[test]
fn as_many_lines_are_counted_as_other_tafl_engines_count() {
    let catalog = known::assistant().catalog();
    let mut faults = Vec::new();
    let mut counted = 0;
    for &(ruleset, position, counts) in COUNTS {
        let referee = catalog.get(ruleset).unwrap_or_else(|| panic!("{ruleset} is not shipped"));
        let position = position.replace("CROSS", CROSS);
        for (depth, &expected) in (1..).zip(counts).filter(|&(_, &count)| count <= MOST) {
            let found = referee
                .perft(Some(&position), depth)
                .unwrap_or_else(|error| panic!("{ruleset} {position}: {error:?}"));
            if found != expected {
                faults
                    .push(format!("{ruleset}: {found}, not {expected}, at {depth} of {position}"));
            }
            counted += 1;
        }
    }
    println!("{counted} counts of tafl positions");
    assert!(counted > 0 && faults.is_empty(), "{}", faults.join("\n"));
}
