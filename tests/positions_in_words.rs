//! Positions told piece by piece, and what is asked for where something is missing.

mod known;

use regula::answer::{Answer, Choice, Kind, LeadsTo, Missing, Question, Verdict};

fn answer(question: &Question) -> Answer {
    known::assistant()
        .answer(question)
        .unwrap_or_else(|failure| panic!("{}: {failure}", question.question))
}

fn ask(text: &str, ruleset: Option<&str>) -> Answer {
    let ruleset = ruleset.map(str::to_owned);
    answer(&Question { question: text.to_owned(), ruleset, ..Question::default() })
}

fn labels(choices: &[Choice]) -> Vec<&str> {
    choices.iter().map(|choice| &*choice.label).collect()
}

const BRAINKING: Option<&str> = Some("tablut/brainking");
/// The attackers begin.
const CORNERS: Option<&str> = Some("tablut/bga-corners");

#[test]
fn the_position_that_was_understood_is_shown_and_what_was_taken_is_said() {
    for (text, taken) in [
        ("king e4, attackers d4, f4 and e3. Is he captured?", "a board of 9x9"),
        ("König e4, Angreifer d4, f4 und e3. Ist er geschlagen?", "ein Brett von 9x9"),
        ("王在e4，攻方在d4、f4、e3，王被吃了嗎？", "9x9 的棋盤"),
    ] {
        let answer = ask(text, BRAINKING);
        assert_eq!((answer.kind, answer.verdict), (Kind::Ruling, Some(Verdict::Yes)), "{text}");
        let ruling = answer.ruling.as_ref().expect("a ruling");
        assert!(ruling.position.starts_with("9/9/9/9/9/3tKt3/4t4/9/9 "), "{}", ruling.position);
        assert!(answer.taken.iter().any(|said| said.contains(taken)), "{:?}", answer.taken);
    }
}

#[test]
fn a_board_named_by_its_size_is_taken() {
    let answer =
        ask("On a 13x13 board: Black c3, White m13. May Black play c4?", Some("tanbo/steere-1993"));
    let ruling = answer.ruling.expect("a ruling");
    assert!(ruling.position.starts_with("12w/13/"), "{}", ruling.position);
    assert_eq!(ruling.legal, Some(true));
}

#[test]
fn words_that_contradict_the_board_are_answered_so() {
    let answer = ask("king e5, attackers d5 f5 e4, throne empty. Is the king captured?", BRAINKING);
    assert_eq!(answer.verdict, Some(Verdict::No));
    assert!(
        answer.taken.iter().any(|said| said.contains("e5 is the throne")),
        "{:?}",
        answer.taken
    );
}

#[test]
fn the_side_to_move_is_asked_for_where_it_makes_a_difference() {
    for (text, expected) in [
        ("Black stones c3 c4, white stone d4. May I play b3?", ["Black to move", "White to move"]),
        (
            "Schwarze Steine c3 c4, weißer Stein d4. Darf ich auf b3?",
            ["Am Zug: Schwarz", "Am Zug: Weiß"],
        ),
        ("黑子c3、c4，白子d4。我可以下b3嗎？", ["輪到黑方", "輪到白方"]),
    ] {
        let asked = ask(text, Some("tanbo/steere-2026"));
        assert_eq!((asked.kind, asked.missing), (Kind::Clarify, Some(Missing::Side)), "{text}");
        assert_eq!(labels(&asked.choices), expected);
        let verdicts: Vec<_> =
            asked.choices.iter().map(|choice| answer(&choice.question).verdict).collect();
        assert_eq!(verdicts, [Some(Verdict::Yes), Some(Verdict::No)], "{text}");
    }
}

#[test]
fn a_side_that_makes_no_difference_is_taken() {
    let asked =
        ask("Black stones c3 c4, white stone d4. May I play f6?", Some("tanbo/steere-2026"));
    assert_eq!((asked.kind, asked.verdict, asked.missing), (Kind::Ruling, Some(Verdict::No), None));
}

#[test]
fn a_king_that_is_not_named_is_asked_for() {
    for text in [
        "Attackers c3 and h4, defender d3. Black plays h4-e4. Is anything captured?",
        "Angreifer c3 und h4, Verteidiger d3. Schwarz zieht h4-e4. Wird etwas geschlagen?",
        "攻方在c3、h4，守方在d3。黑方走h4-e4，有吃到子嗎？",
    ] {
        let asked = ask(text, BRAINKING);
        assert_eq!((asked.kind, asked.missing), (Kind::Clarify, Some(Missing::Position)), "{text}");
        let [board] = &asked.choices[..] else { panic!("{:?}", asked.choices) };
        assert_eq!(board.leads_to, LeadsTo::Board);
        assert_eq!(
            board.question.position.as_deref().map(|rows| rows.matches('t').count()),
            Some(2)
        );
    }
}

#[test]
fn the_game_is_asked_for_where_several_could_be_meant() {
    let asked = ask("King d4, attackers c4, e4 and d3. Is the king captured?", None);
    assert_eq!((asked.kind, asked.missing), (Kind::Clarify, Some(Missing::Game)), "{}", asked.text);
    assert!(asked.choices.len() > 1, "{:?}", labels(&asked.choices));
    for choice in &asked.choices {
        let answer = answer(&choice.question);
        assert_eq!(answer.game, choice.question.game);
        assert!(matches!(answer.kind, Kind::Ruling | Kind::Clarify), "{}", answer.text);
        assert_ne!(answer.missing, Some(Missing::Game));
    }
}

#[test]
fn the_only_game_with_such_pieces_is_taken() {
    let answer = ask("black stones c3 c4, white d4; may Black play d3?", None);
    assert_eq!((answer.kind, answer.game.as_deref()), (Kind::Ruling, Some("tanbo")));
    assert!(answer.taken[0].contains("Tanbo"), "{:?}", answer.taken);
}

#[test]
fn without_a_position_the_rule_is_told_and_a_board_offered() {
    for text in [
        "May the king go from e3 back to e5?",
        "Darf der König von e3 zurück auf e5?",
        "國王可以從e3回到e5嗎？",
    ] {
        let asked = ask(text, BRAINKING);
        assert_eq!((asked.kind, asked.missing), (Kind::Fact, Some(Missing::Position)), "{text}");
        let leads: Vec<LeadsTo> = asked.choices.iter().map(|choice| choice.leads_to).collect();
        assert_eq!(leads, [LeadsTo::Answer, LeadsTo::Board], "{text}");
    }
}

#[test]
fn the_start_is_taken_where_the_words_speak_of_it() {
    for text in [
        "In the starting position, may d9 go to d8?",
        "Darf in der Grundstellung d9 nach d8 ziehen?",
        "開局時d9可以走到d8嗎？",
    ] {
        let answer = ask(text, CORNERS);
        assert_eq!((answer.kind, answer.verdict), (Kind::Ruling, Some(Verdict::Yes)), "{text}");
        assert_eq!(answer.taken.len(), 1, "{text}");
    }
}

#[test]
fn rulesets_that_differ_are_offered_to_choose_from() {
    let text = "King on e4, attackers on d4, f4 and e3. Is the king captured?";
    let asked = answer(&Question {
        question: text.into(),
        game: Some("tablut".into()),
        ..Question::default()
    });
    assert_eq!((asked.kind, asked.missing), (Kind::Clarify, Some(Missing::Ruleset)));
    assert_eq!(asked.choices.len(), asked.by_ruleset.len());
    for (choice, by) in asked.choices.iter().zip(&asked.by_ruleset) {
        assert_eq!(answer(&choice.question).verdict, by.verdict, "{}", choice.label);
    }
}

#[test]
fn a_line_stops_at_its_first_illegal_move() {
    for text in [
        "In the starting position, if Black plays d9-c9 and White answers e7-b6, may Black then go c9-c8?",
        "In der Grundstellung: Schwarz zieht d9-c9, Weiß antwortet e7-b6. Darf Schwarz dann c9-c8?",
        "開局時黑方走d9-c9，白方回e7-b6，黑方可以接著走c9-c8嗎？",
    ] {
        let answer = ask(text, CORNERS);
        let ruling = answer.ruling.as_ref().unwrap_or_else(|| panic!("{text}: {}", answer.text));
        assert_eq!((ruling.mv.as_deref(), ruling.legal), (Some("e7-b6"), Some(false)), "{text}");
        assert_eq!(answer.verdict, None, "{text}");
        assert!(answer.text.contains("e7-b6"), "{text}: {}", answer.text);
    }
}
