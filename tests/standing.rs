//! What is said of a tafl position when nothing is moved: the status, and what cannot arise in play.

mod known;

use regula::{
    answer::{FindingView, RulingRequest},
    corpus::Language,
    engine::{Ask, Referee, Ruling, Square},
};

/// The findings on a position.
fn status(ruleset: &str, position: &str) -> Vec<FindingView> {
    let request = RulingRequest {
        ruleset: ruleset.to_owned(),
        position: Some(position.to_owned()),
        moves: Vec::new(),
        ask: Ask::Status,
        lang: Language::English,
    };
    let rulings = known::assistant().rule(&request).expect("the position can be read");
    rulings.into_iter().flat_map(|ruling| ruling.findings).collect()
}

fn texts(findings: &[FindingView]) -> Vec<&str> {
    findings.iter().map(|finding| &*finding.text).collect()
}

#[test]
fn the_side_to_move_is_told_its_turn_the_kings_ways_out_and_its_captures() {
    let findings = status("tablut/brainking", "9/7t1/6T2/9/9/2K6/9/7t1/9 defenders");
    assert_eq!(
        texts(&findings),
        [
            "The king is on the board, on c4, so the attackers have not won.",
            "The king on c4 is not at the edge, so the defenders have not won.",
            "It is the turn of the defenders.",
            "With one move the king on c4 can reach a square where he wins: a4, c1, c9 and i4.",
            "With the next move the defenders can capture nothing.",
        ]
    );
    let roles: Vec<bool> = findings.iter().map(|finding| finding.decides).collect();
    assert_eq!(roles, [true, true, false, false, false], "prospects decide nothing");
}

#[test]
fn a_capture_that_can_be_made_is_named_with_its_moves_and_a_way_out_as_a_threat() {
    let position = "9/9/2t6/9/9/9/tT1Tt4/5K3/7T1 attackers";
    let findings = status("tablut/brainking", position);
    let said = texts(&findings);
    for expected in [
        "It is the turn of the attackers.",
        "Unless the attackers prevent it, the king on f2 can win with his next move, on a2, f1, f9 and i2.",
        "The defender on b3 can be captured with the next move: c7-c3.",
        "The defender on d3 can be captured with the next move: c7-c3.",
    ] {
        assert!(said.contains(&expected), "{expected}\n{said:#?}");
    }
}

#[test]
fn the_rule_by_which_the_king_could_be_captured_is_cited() {
    let findings = status("tablut/brainking", "9/2t6/6T2/9/9/9/1tKt5/2t6/9 attackers");
    let text = "The king on c3 can be captured with the next move: c8-c4.";
    let capture = findings.iter().find(|finding| finding.text == text);
    let capture = capture.unwrap_or_else(|| panic!("{:#?}", texts(&findings)));
    assert_eq!(capture.citation, "brainking-tablut#king-capture");
    let open = "The king on c3 is not captured: his side at c4 is open.";
    assert!(texts(&findings).contains(&open), "what is missing is said");
}

#[test]
fn a_fort_is_a_way_out_where_it_wins() {
    let position = "11/1t7t1/11/11/11/11/11/11/11/4TT5/3TK1T4 defenders";
    let findings = status("hnefatafl/copenhagen", position);
    let text = "With one move the king on e1 can reach a square where he wins: f1.";
    assert!(texts(&findings).contains(&text), "{:#?}", texts(&findings));
}

#[test]
fn a_king_who_cannot_get_out_with_one_move_is_told_so() {
    let findings = status("tablut/bga-corners", "9/7t1/6T2/9/9/2K6/9/7t1/9 defenders");
    let text = "With one move the king on c4 can reach no square where he wins.";
    assert!(texts(&findings).contains(&text), "{:#?}", texts(&findings));
}

/// Rows from the top, a letter or a point each, and the side to move.
struct Rows {
    rows: Vec<Vec<char>>,
    turn: &'static str,
}

impl Rows {
    /// An empty board of the size of the default start.
    fn empty(referee: &dyn Referee, turn: &'static str) -> Self {
        let size = referee.diagram(&referee.starts()[0].position).expect("a start").size;
        Self { rows: vec![vec!['.'; size.columns.into()]; size.rows.into()], turn }
    }

    fn with(mut self, pieces: &[(char, Square)]) -> Self {
        let height = self.rows.len();
        for &(piece, at) in pieces {
            self.rows[height - 1 - usize::from(at.row)][usize::from(at.column)] = piece;
        }
        self
    }

    fn status(&self, referee: &dyn Referee) -> Ruling {
        let rows: Vec<String> = self.rows.iter().map(|row| row.iter().collect()).collect();
        let position = format!("{} {}", rows.join("/"), self.turn);
        let ruling = referee.rule_on(Some(&position), &Ask::Status);
        ruling.unwrap_or_else(|error| panic!("{} {position}: {error:?}", referee.id()))
    }
}

fn square(text: &str) -> Square {
    text.parse().expect("a square of the test")
}

fn keys(ruling: &Ruling) -> Vec<&'static str> {
    ruling.findings().iter().map(|finding| finding.message.key).collect()
}

fn tafl() -> impl Iterator<Item = &'static dyn Referee> {
    let sides = ["attackers", "defenders"];
    known::assistant().catalog().iter().filter(move |referee| referee.sides() == sides)
}

#[test]
fn a_board_without_a_king_or_with_two_is_named_under_every_ruleset() {
    let men = [('t', square("d2")), ('T', square("c5"))];
    for referee in tafl() {
        let none = Rows::empty(referee, "defenders").with(&men).status(referee);
        assert_eq!(none.winner, Some("attackers"), "{}", referee.id());
        assert_eq!(keys(&none), ["tafl-king-gone"], "{}", referee.id());
        let two = [('K', square("c3")), ('K', square("e3"))];
        let two = Rows::empty(referee, "defenders").with(&men).with(&two).status(referee);
        assert!(keys(&two).contains(&"tafl-several-kings"), "{}: {:?}", referee.id(), keys(&two));
    }
}

#[test]
fn a_man_on_a_square_that_is_barred_to_him_is_named_under_every_ruleset() {
    let value = |referee: &dyn Referee, rule: &str| {
        let ground = referee.ground(rule).and_then(|ground| ground.value.clone());
        ground.unwrap_or_default()
    };
    let mut barred = 0;
    for referee in tafl() {
        let special = referee.diagram(&referee.starts()[0].position).expect("a start").special;
        for (kind, rule, free, key) in [
            ("throne", "throne-stop", "anyone", "tafl-man-on-throne"),
            ("corner", "corners", "ordinary", "tafl-man-on-corner"),
            ("camp", "camp-entry", "anyone", "tafl-piece-in-camp"),
        ] {
            let Some(&(at, _)) = special.iter().find(|(_, other)| *other == kind) else { continue };
            let pieces = [('K', square("c3")), ('t', square("e2")), ('T', at)];
            let ruling = Rows::empty(referee, "attackers").with(&pieces).status(referee);
            let is_barred = value(referee, rule) != free;
            let found = keys(&ruling);
            assert_eq!(found.contains(&key), is_barred, "{} {at}: {found:?}", referee.id());
            barred += usize::from(is_barred);
        }
    }
    assert!(barred > 10, "squares are barred: {barred}");
}

#[test]
fn a_king_who_must_have_been_captured_before_is_named_under_every_ruleset() {
    let around = ["b3", "d3", "c2", "c4"].map(|at| ('t', square(at)));
    for referee in tafl() {
        for side in ["attackers", "defenders"] {
            let closed = Rows::empty(referee, side).with(&around).with(&[('K', square("c3"))]);
            let closed = closed.with(&[('T', square("e5"))]).status(referee);
            let found = keys(&closed);
            let named = found.contains(&"tafl-king-captured-already");
            assert!(named, "{} {side}: {found:?}", referee.id());
            let open = Rows::empty(referee, side).with(&around[1..]).with(&[('K', square("c3"))]);
            let found = keys(&open.with(&[('T', square("e5"))]).status(referee));
            let named = found.contains(&"tafl-king-captured-already");
            assert!(!named, "{} {side}: {found:?}", referee.id());
        }
    }
}

#[test]
fn a_king_who_can_have_walked_into_a_closed_ring_is_not_taken() {
    let ring = "9/2t6/6T2/3t5/2tK5/3t5/9/9/9 attackers";
    let findings = status("tablut/brainking", ring);
    let text = "The king on d5 is enclosed, but not captured if he walked in himself: the closing move must be the attackers'.";
    assert!(texts(&findings).contains(&text), "{:#?}", texts(&findings));
    assert!(findings.iter().all(|finding| !finding.text.contains("captured already")));
}
