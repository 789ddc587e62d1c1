//! How many positions a second the referees see. Each bench asserts its count.

use std::sync::LazyLock;

use divan::{Bencher, black_box, counter::ItemsCount};
use regula::{answer::Assistant, corpus::SourceFiles};

static ASSISTANT: LazyLock<Assistant> = LazyLock::new(|| {
    Assistant::load(&SourceFiles::shipped()).unwrap_or_else(|problems| panic!("{problems}"))
});

fn main() {
    LazyLock::force(&ASSISTANT);
    divan::main();
}

/// Ruleset, size, depth and the number of lines from the published start, the side that begins moving first.
///
/// Each equals a count made outside of this program. Several other engines agree on those of Tanbo and of Tablut with
/// the attackers first (Linnaeus, Board Game Arena); of BrainKing's, with the defenders first, and of Copenhagen's
/// we know no second count.
const COUNTS: &[(&str, &str, u32, u64)] = &[
    ("tanbo/steere-2026", "7x7", 3, 12_972),
    ("tanbo/steere-2026", "11x11", 2, 3_540),
    ("tanbo/steere-1993", "9x9", 3, 608),
    ("tablut/brainking", "9x9", 3, 251_856),
    ("tablut/bga-corners", "9x9", 3, 285_728),
    ("tablut/bga-rim", "9x9", 3, 337_856),
    ("tablut/linnaeus", "9x9", 3, 353_200),
    ("hnefatafl/copenhagen", "11x11", 2, 6_788),
];

/// A line of the table, named in the output.
struct Count(&'static (&'static str, &'static str, u32, u64));

impl std::fmt::Display for Count {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self((ruleset, size, depth, _)) = self;
        write!(f, "{ruleset} {size} {depth}")
    }
}

#[divan::bench(args = COUNTS.iter().map(Count))]
fn perft(bencher: Bencher<'_, '_>, count: &Count) {
    let &Count(&(ruleset, size, depth, expected)) = count;
    let referee = ASSISTANT.catalog().get(ruleset).expect("the ruleset is shipped");
    let start = referee.starts().iter().find(|start| start.size == size);
    let position = &start.expect("the start is published").position;
    bencher.counter(ItemsCount::new(expected)).bench(|| {
        let count = referee.perft(Some(black_box(position)), depth).expect("a start can be read");
        assert_eq!(count, expected, "{ruleset} {size}");
    });
}
