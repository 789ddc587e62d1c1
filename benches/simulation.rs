//! How many moves a second the referees count, and how many they play. Each bench asserts its number.

use std::sync::LazyLock;

use divan::{Bencher, black_box, counter::ItemsCount};
use regula::{answer::Assistant, corpus::SourceFiles, engine::Referee};

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

impl Count {
    fn start(&self) -> (&'static dyn Referee, &'static str) {
        let Self((ruleset, size, ..)) = self;
        let referee = ASSISTANT.catalog().get(ruleset).expect("the ruleset is shipped");
        let start = referee.starts().iter().find(|start| start.size == *size);
        (referee, &start.expect("the start is published").position)
    }
}

/// The last move of each line is found legal, and counted.
#[divan::bench(args = COUNTS.iter().map(Count))]
fn perft(bencher: Bencher<'_, '_>, count: &Count) {
    let &Count(&(.., depth, expected)) = count;
    let (referee, start) = count.start();
    bencher.counter(ItemsCount::new(expected)).bench(|| {
        let lines = referee.perft(Some(black_box(start)), depth).expect("a start can be read");
        assert_eq!(lines, expected, "{count}");
    });
}

/// Every move is played: what it captures, and whether the game is over then.
#[divan::bench(args = COUNTS.iter().map(Count))]
fn play_all(bencher: Bencher<'_, '_>, count: &Count) {
    let &Count(&(.., depth, _)) = count;
    let (referee, start) = count.start();
    let lines = |depth| referee.perft(Some(start), depth).expect("a start can be read");
    let expected: u64 = (1..=depth).map(lines).sum();
    bencher.counter(ItemsCount::new(expected)).bench(|| {
        let moves = referee.play_all(Some(black_box(start)), depth).expect("a start can be read");
        assert_eq!(moves, expected, "{count}");
    });
}
