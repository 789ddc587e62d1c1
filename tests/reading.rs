//! Positions and moves as people write them, and text that is neither.

mod known;

use known::Dice;
use regula::engine::{Ask, RulingError};

#[test]
fn letters_of_other_programs_are_read() {
    let assistant = known::assistant();
    let tanbo = assistant.catalog().get("tanbo/steere-1993").expect("the ruleset is shipped");
    let read = tanbo.normalise("X.O\n.X.\nO..  o").expect("X and O are Black and White");
    assert_eq!(read.position, "b1w/1b1/w2 white");
    let read = tanbo.normalise("3/1b1/w2 schwarz").expect("a side has its German name");
    assert_eq!(read.position, "3/1b1/w2 black");
}

#[test]
fn every_fault_of_a_position_is_named_not_only_the_first() {
    let assistant = known::assistant();
    let tanbo = assistant.catalog().get("tanbo/steere-1993").expect("the ruleset is shipped");
    let Err(error) = tanbo.normalise("b2z/3q/w2/4 green") else { panic!("this is no position") };
    let keys: Vec<&str> = error.0.iter().map(|fault| fault.key).collect();
    for key in ["fault-unknown-piece", "fault-ragged-row", "fault-not-a-side"] {
        assert!(keys.contains(&key), "{key} in {keys:?}");
    }
    assert_eq!(keys.iter().filter(|key| **key == "fault-unknown-piece").count(), 2, "{keys:?}");
}

#[test]
fn a_board_without_stones_is_no_position() {
    let assistant = known::assistant();
    let tanbo = assistant.catalog().get("tanbo/steere-1993").expect("the ruleset is shipped");
    let Err(error) = tanbo.normalise("4/4/4/4 black") else { panic!("nobody has stones") };
    assert_eq!(error.0.iter().map(|fault| fault.key).collect::<Vec<_>>(), ["fault-no-stones"]);
}

/// Pieces of positions, and what has broken readers before.
const SCRAPS: &[&str] = &[
    "b",
    "w",
    "t",
    "T",
    "K",
    "X",
    "O",
    "1",
    "3",
    "9",
    "19",
    "99999999999999999999",
    "0",
    "/",
    "//",
    "\n",
    "\r\n",
    " ",
    ".",
    "_",
    "-",
    "·",
    "+",
    "a b c d",
    "abc",
    "9 ",
    " 1",
    "black",
    "white",
    "attackers",
    "defenders",
    " w",
    "to move",
    "é",
    "棋",
    "\u{0}",
    "\u{202e}",
    "🂡",
    "\t",
    "schwarz",
    "黑方",
];

#[test]
fn text_by_chance_is_read_or_refused_with_a_reason() {
    let assistant = known::assistant();
    let mut dice = Dice::new(29);
    let mut read = 0;
    for referee in assistant.catalog().iter() {
        for round in 0..1500 {
            let mut text = if round % 2 == 0 {
                String::new()
            } else {
                dice.pick(referee.starts()).expect("there is a start").position.clone()
            };
            for _ in 0..=dice.below(if round % 2 == 0 { 12 } else { 2 }) {
                let scrap = dice.pick(SCRAPS).expect("there are scraps");
                let ends: Vec<usize> =
                    text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
                let at = *dice.pick(&ends).expect("there is an end");
                text.insert_str(at, scrap);
            }
            match referee.normalise(&text) {
                Ok(reading) => {
                    read += 1;
                    let again = referee.normalise(&reading.position).expect("canonical text reads");
                    assert_eq!(again.position, reading.position, "{} {text:?}", referee.id());
                    let ruling = referee.rule_on(Some(&text), &Ask::Moves).expect("it was read");
                    assert!(!ruling.findings().is_empty(), "{text:?}");
                }
                Err(error) => assert!(!error.0.is_empty(), "{} {text:?}", referee.id()),
            }
        }
    }
    println!("{read} texts were positions");
    assert!(read > 50, "some texts are positions, or the law is empty: {read}");
}

#[test]
fn moves_by_chance_are_ruled_on_or_refused_with_a_reason() {
    let assistant = known::assistant();
    let mut dice = Dice::new(31);
    let scraps = [
        "a", "e", "z", "1", "5", "0", "99", "256", "-", "x", " ", "é", "/", "\u{0}", "E", "棋",
        "a1", "e3-e7",
    ];
    for referee in assistant.catalog().iter() {
        for _ in 0..1500 {
            let text: String =
                (0..=dice.below(6)).filter_map(|_| dice.pick(&scraps)).copied().collect();
            match referee.rule_on(None, &Ask::Move(text.clone())) {
                Ok(ruling) => assert!(ruling.legal.is_some(), "{} {text:?}", referee.id()),
                Err(RulingError::Move { faults, .. }) => assert!(!faults.is_empty(), "{text:?}"),
                Err(error) => panic!("{} {text:?}: {error:?}", referee.id()),
            }
        }
    }
}

#[test]
fn a_text_without_end_is_refused() {
    let assistant = known::assistant();
    let endless = "b".repeat(1024 * 1024);
    for referee in assistant.catalog().iter() {
        let Err(error) = referee.normalise(&endless) else { panic!("{}", referee.id()) };
        assert_eq!(error.0[0].key, "fault-position-too-long", "{}", referee.id());
    }
}
