//! A new ruleset of a known family is one file: no code names it.

mod known;

use regula::engine::Ask;

const START: &str = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3";

#[test]
fn a_ruleset_in_a_new_file_is_played_by_its_own_rules() {
    let assistant = known::assistant_with_made_up();
    let referee = assistant.catalog().get("brandubh/made-up").expect("the file is a ruleset");
    assert_eq!(referee.perft(None, 1), Ok(40));

    let king = "7/7/1K5/7/t6/6t/7 defenders";
    let step = referee.rule_on(Some(king), &Ask::Move("b5-a5".to_owned())).expect("it is read");
    assert_eq!((step.legal, step.winner), (Some(true), Some("defenders")), "the edge wins");
    let leap = referee.rule_on(Some(king), &Ask::Move("b5-d5".to_owned())).expect("it is read");
    assert_eq!(leap.legal, Some(false), "the king goes one step");
    assert_eq!(leap.findings()[0].ground.rule, "king-movement");

    let round = ["d6-c6", "d5-c5", "c6-d6", "c5-d5"].map(str::to_owned);
    let start = format!("{START} attackers");
    let rulings = referee.play(Some(&start), &round).expect("the line is read");
    assert!(rulings[3].draw, "the second time is a draw");
}
