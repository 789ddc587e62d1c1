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

/// Ruleset, size, depth and the number of lines, counted by other programs as well.
const COUNTS: &[(&str, &str, u32, u64)] = &[
    ("tanbo/steere-2026", "7x7", 3, 12_972),
    ("tanbo/steere-2026", "11x11", 2, 3_540),
    ("tanbo/steere-1993", "9x9", 3, 608),
];

#[divan::bench(args = 0..COUNTS.len())]
fn perft(bencher: Bencher<'_, '_>, index: usize) {
    let (ruleset, size, depth, expected) = COUNTS[index];
    let referee = ASSISTANT.catalog().get(ruleset).expect("the ruleset is shipped");
    let start = referee.starts().iter().find(|start| start.size == size);
    let position = &start.expect("the start is published").position;
    bencher.counter(ItemsCount::new(expected)).bench(|| {
        let count = referee.perft(Some(black_box(position)), depth).expect("a start can be read");
        assert_eq!(count, expected, "{ruleset} {size}");
    });
}
