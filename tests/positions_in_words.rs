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

/// A question about a position under one ruleset.
fn ask_of(text: &str, ruleset: &str, position: &str) -> Answer {
    answer(&Question {
        question: text.to_owned(),
        ruleset: Some(ruleset.to_owned()),
        position: Some(position.to_owned()),
        ..Question::default()
    })
}

fn assert_verdicts(ruleset: &str, position: &str, expected: &[(&str, Option<Verdict>)]) {
    for (text, verdict) in expected {
        let answer = ask_of(text, ruleset, position);
        assert_eq!(
            (answer.kind, answer.verdict),
            (Kind::Ruling, *verdict),
            "{text} {}",
            answer.text
        );
    }
}

const YES: Option<Verdict> = Some(Verdict::Yes);
const NO: Option<Verdict> = Some(Verdict::No);

/// One attacker on c8; e6-c6 closes the king in between.
const BETWEEN_TWO: &str = "9/2t6/2K6/4t4/9/9/6T2/9/9 attackers";

#[test]
fn a_king_who_is_not_counted_among_the_captured_is_captured_all_the_same() {
    assert_verdicts(
        "tablut/unibo-ashton",
        BETWEEN_TWO,
        &[
            ("Is the king captured if e6-c6?", YES),
            ("Wird der König durch e6-c6 geschlagen?", YES),
            ("e6走到c6，國王會被吃掉嗎？", YES),
            ("Does the king survive e6-c6?", NO),
            ("Does e6-c6 capture anything?", YES),
            ("Is the king captured if e6-f6?", NO),
        ],
    );
    let answer = answer(&Question {
        question: "Is the king captured after e6-c6?".to_owned(),
        game: Some("tablut".to_owned()),
        position: Some(BETWEEN_TWO.to_owned()),
        ..Question::default()
    });
    let by = |id: &str| answer.by_ruleset.iter().find(|by| by.ruleset == id).expect("a ruleset");
    assert_eq!(by("tablut/unibo-ashton").verdict, YES);
    assert_eq!(by("tablut/brainking").verdict, NO);
}

#[test]
fn what_endangers_a_piece_is_the_next_move_that_takes_it() {
    assert_verdicts(
        "tablut/unibo-ashton",
        BETWEEN_TWO,
        &[
            ("Is the king in danger?", YES),
            ("Is the king under threat?", YES),
            ("Ist der König in Gefahr?", YES),
            ("國王有危險嗎？", YES),
            ("Is there any move that captures the king?", YES),
            ("Gibt es einen Zug, der den König schlägt?", YES),
            ("有沒有一步能吃掉國王？", YES),
            ("Which move captures the king?", None),
        ],
    );
    assert_verdicts(
        "tablut/brainking",
        BETWEEN_TWO,
        &[
            ("Is the king in danger?", NO),
            ("有沒有一步能吃掉國王？", NO),
            ("Could any attacker be captured by White's next move?", NO),
        ],
    );
    let text = ask_of("Which move captures the king?", "tablut/unibo-ashton", BETWEEN_TWO).text;
    assert!(text.contains("e6-c6"), "{text}");
}

#[test]
fn where_the_king_can_get_is_tried() {
    // From c9 along the edge into two corners, down to c1 at the edge.
    let at_the_edge = "2K6/9/9/9/t8/9/6T2/9/9 defenders";
    assert_verdicts(
        "tablut/bga-corners",
        at_the_edge,
        &[
            ("Can the king reach a corner on his next turn?", YES),
            ("Does the king have a clear path to a corner?", YES),
            ("Erreicht der König in einem Zug eine Ecke?", YES),
            ("Hat der König einen freien Weg in die Ecke?", YES),
            ("Kommt der König in die Ecke?", YES),
            ("國王下一步能走到角落嗎？", YES),
            ("Which exits can he reach?", None),
        ],
    );
    let inside = "9/2K6/9/9/t8/9/6T2/9/9 defenders";
    assert_verdicts(
        "tablut/bga-corners",
        inside,
        &[
            ("Can the king get to a corner in one move?", NO),
            ("Kommt der König in die Ecke?", NO),
            ("國王再走一步可以到角落嗎？", NO),
            ("Can the king reach an exit next move?", NO),
            ("Can the king reach the edge next move?", YES),
            ("Schafft es der König mit dem nächsten Zug an den Rand?", YES),
            ("國王下一步能到邊上嗎", YES),
        ],
    );
    let shut = "9/2t6/1tKt5/2t6/9/9/9/9/9 defenders";
    assert_verdicts("tablut/sea-battle", shut, &[("Can the king reach the edge next move?", NO)]);
    let told = "King on c8, attackers on c9 and a5. Can he reach the edge next move?";
    assert_eq!(ask(told, BRAINKING).verdict, YES);
}

const TANBO: &str = "tanbo/steere-2026";
/// Black e2 bounds the root of d3, d4 and e3, and takes it off.
const SUICIDE: &str = "b1w1b/w3w/w1b1w/3b1/bwwbb/2b2/w1b1w black";

#[test]
fn what_is_removed_does_not_survive() {
    assert_verdicts(
        TANBO,
        SUICIDE,
        &[
            ("Überlebt die Wurzel von d4, wenn Schwarz e2 setzt?", NO),
            ("Überlebt die Wurzel von c5, wenn Schwarz e2 setzt?", YES),
            ("Bleibt die schwarze Wurzel nach e2 auf dem Brett?", NO),
            ("Does the root survive e2?", NO),
            ("Does the root survive b2?", YES),
            ("Is the root still alive after Black plays e2?", NO),
            ("黑下e2之後，這條根還活著嗎？", NO),
            ("黑棋下e2，自己的根會留在盤上嗎？", NO),
            ("Bleibt d4 stehen, wenn Schwarz e2 setzt?", NO),
            ("黑下e2後，d4還在嗎？", NO),
            ("黑下e2後，c5還在嗎？", YES),
            ("Überlebt die weiße Wurzel, wenn Schwarz e2 setzt?", YES),
        ],
    );
    let king_leaves = "9/2K6/9/9/t8/9/6T2/9/9 defenders";
    assert_verdicts(
        "tablut/brainking",
        king_leaves,
        &[
            ("Geht die Partie nach c8-c9 weiter?", NO),
            ("Geht die Partie nach c8-c7 weiter?", YES),
            ("Does the game go on after c8-c9?", NO),
            ("c8走到c9之後，遊戲還要繼續嗎？", NO),
        ],
    );
}

#[test]
fn whose_turn_it_is_is_read_from_the_position() {
    assert_verdicts(
        TANBO,
        SUICIDE,
        &[
            ("Ist Schwarz am Zug?", YES),
            ("Bin ich mit Weiß dran?", NO),
            ("輪到黑棋嗎？", YES),
            ("Is it White's turn?", NO),
            ("Wessen Zug ist es?", None),
            ("Welche Farbe ist am Zug?", None),
            ("Is Black to move or White?", None),
        ],
    );
    assert!(ask_of("Wessen Zug ist es?", TANBO, SUICIDE).text.contains("Schwarz"));
}

#[test]
fn what_can_still_move_is_tried() {
    let start = "3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3 attackers";
    assert_verdicts(
        "tablut/brainking",
        start,
        &[
            ("Kann e9 ziehen?", NO),
            ("Ist e9 eingeklemmt?", YES),
            ("e9這顆黑子能動嗎？", NO),
            ("Can e9 go anywhere?", NO),
            ("Kann e8 ziehen?", YES),
            ("Kann der König ziehen?", NO),
            ("王能走嗎？", NO),
            ("Hat Weiß noch einen Zug?", YES),
            ("白方還有棋可走嗎？", YES),
            ("e9有哪些走法？", None),
            ("Wie viele Züge hat Schwarz?", None),
        ],
    );
    for (text, said) in [
        ("e9有哪些走法？", "沒有合法的著手"),
        ("Which moves does e9 have?", "There is no legal move."),
        ("Wie viele Züge hat Schwarz?", "Es gibt 80 erlaubte Züge: "),
        ("Wie viele Angreifer stehen noch?", "16"),
        ("How many defenders are left?", "8"),
    ] {
        let answer = ask_of(text, "tablut/brainking", start);
        assert!(answer.text.contains(said), "{text} {}", answer.text);
    }
    let in_general = ask_of("Must the king reach a corner to win?", "tablut/bga-corners", start);
    assert_ne!(in_general.kind, Kind::Ruling, "{}", in_general.text);
    let hopes = ask_of("Can White still win?", "tablut/brainking", start);
    assert_eq!(hopes.verdict, None, "{}", hopes.text);
}

#[test]
fn roots_are_told_apart_and_counted() {
    assert_verdicts(
        TANBO,
        SUICIDE,
        &[
            ("Is c5 part of the same root as c7?", NO),
            ("Are d4 and e3 in one root?", YES),
            ("Gehören d3 und c5 zur selben Wurzel?", NO),
            ("d3和e3是同一條根嗎？", YES),
            ("Is d4 in danger?", YES),
            ("Could Black be wiped out next move?", NO),
            ("Which of Black's moves removes something?", None),
        ],
    );
    for (text, said) in [
        ("How many roots has Black?", "There are 6 roots"),
        ("Wie viele Wurzeln hat Schwarz?", "Es gibt 6 Wurzeln"),
        ("黑方有幾條根？", "6 條根"),
        ("Which of Black's moves removes something?", "e2"),
    ] {
        let answer = ask_of(text, TANBO, SUICIDE);
        assert!(answer.text.contains(said), "{text} {}", answer.text);
    }
}

#[test]
fn a_relative_clause_does_not_ask_which() {
    let position = "6t2/9/9/9/4KT3/9/9/9/9 attackers";
    assert_verdicts(
        "tablut/brainking",
        position,
        &[("Does g9-g5 capture the guard f5 who stands beside the enthroned king?", NO)],
    );
}

#[test]
fn a_man_of_ones_own_beside_the_king_guards_him() {
    for text in [
        "König e3. Söldner stehen auf d3, f3 und e2, auf e4 steht ein eigener Leibwächter. Geschlagen?",
        "王在e3，黑兵在d3、f3、e2，e4是自己的白兵，王被吃掉了嗎？",
        "Der König steht auf e3, Angreifer auf d3, f3 und e2. Auf e4 steht ein Verteidiger. Ist der König geschlagen?",
        "Auf e3 steht der König, d3, f3 und e2 sind schwarz, e4 ist weiß. Ist der König geschlagen?",
        "King e3, attackers d3, f3 and e2, my own man on e4. Is he captured?",
        "The king is on e3, attackers are on d3, f3 and e2. On e4 stands a guard. Is the king captured?",
        "國王在e3，黑兵在d3、f3、e2，自己的兵在e4。國王被吃了嗎？",
    ] {
        let answer = ask(text, BRAINKING);
        assert_eq!((answer.kind, answer.verdict), (Kind::Ruling, NO), "{text} {}", answer.text);
        let ruling = answer.ruling.as_ref().expect("a ruling");
        assert!(
            ruling.position.starts_with("9/9/9/9/9/4T4/3tKt3/4t4/9 "),
            "{text} {}",
            ruling.position
        );
    }
    for text in [
        "Der König steht auf e3, Angreifer auf d3, f3 und e2. Auf e4 steht ein Angreifer. Ist der König geschlagen?",
        "國王在e3，黑兵在d3、f3、e2，e4也是黑兵，國王被吃了嗎？",
    ] {
        let answer = ask(text, BRAINKING);
        assert_eq!((answer.kind, answer.verdict), (Kind::Ruling, YES), "{text} {}", answer.text);
    }
}

#[test]
fn what_is_supposed_of_the_position_is_applied_and_said() {
    // c3-e3 captures the king beside the throne, with d4 and f4.
    let position = "9/9/9/9/9/3tKt3/2t6/9/9 attackers";
    for (text, verdict, said) in [
        ("Would c3-e3 still capture the king if f4 were a guard?", NO, "defender on f4"),
        ("What if f4 were a guard: would c3-e3 still capture the king?", NO, "defender on f4"),
        ("Suppose the attacker on d4 were missing. Would c3-e3 capture the king?", NO, "d4 empty"),
        ("If the piece on f4 were white, is the king captured by c3-e3?", NO, "defender on f4"),
        ("Schlägt c3-e3 den König, wenn auf f4 ein Verteidiger steht?", NO, "Verteidiger auf f4"),
        ("如果f4是白兵，c3走到e3還會吃掉國王嗎？", NO, "f4"),
        ("If there were a guard on h8, would c3-e3 capture the king?", YES, "defender on h8"),
        ("If it were White's turn, could the king escape with his next move?", YES, "to move"),
        ("If the attacker on f4 stood on f5 instead of f4, would c3-e3 capture him?", NO, "f5"),
    ] {
        let answer = ask_of(text, "tablut/brainking", position);
        assert_eq!(
            (answer.kind, answer.verdict),
            (Kind::Ruling, verdict),
            "{text} {}",
            answer.text
        );
        assert!(answer.taken.iter().any(|taken| taken.contains(said)), "{text} {:?}", answer.taken);
    }
    let as_given =
        ask_of("If f4 is an attacker, would c3-e3 capture the king?", "tablut/brainking", position);
    assert_eq!((as_given.verdict, &*as_given.taken), (YES, &[][..]));
}

#[test]
fn a_supposition_about_the_rules_gets_no_verdict() {
    let position = "9/9/9/9/9/3tKt3/2t6/9/9 attackers";
    for text in [
        "Does c3-e3 capture the king if the throne did not count?",
        "Wenn der Thron nicht zählte, wäre der König nach c3-e3 geschlagen?",
        "如果王座不算，c3走到e3會吃掉國王嗎？",
    ] {
        let answer = ask_of(text, "tablut/brainking", position);
        assert_eq!((answer.kind, answer.verdict), (Kind::Clarify, None), "{text} {}", answer.text);
        assert_eq!(answer.missing, Some(Missing::Position), "{text}");
    }
}

#[test]
fn a_move_is_read_from_where_its_piece_stands() {
    for (text, position, mv) in [
        (
            "黑兵在e2。黑兵走到e3，e4的白兵會被吃掉嗎？",
            "9/1K7/9/9/4t4/4T4/9/4t4/9 attackers",
            "e2-e3",
        ),
        ("黑兵走到e3，e4的白兵會被吃掉嗎？", "9/1K7/9/9/9/4T4/9/4t4/9 attackers", "e2-e3"),
        ("a5的黑兵可以跳過b5走到c5嗎？", "9/1K7/9/9/tT7/9/9/4t4/9 attackers", "a5-c5"),
        (
            "Can the attacker on a5 jump over b5 to c5?",
            "9/1K7/9/9/tT7/9/9/4t4/9 attackers",
            "a5-c5",
        ),
        ("Can the attacker on e3 land on e5?", "9/1K7/9/9/9/9/4t4/9/9 attackers", "e3-e5"),
        ("Can my guard on d5 stop on the throne?", "9/1K7/9/9/3T5/9/4t4/9/9 defenders", "d5-e5"),
    ] {
        let answer = ask_of(text, "tablut/saami", position);
        let ruling = answer.ruling.as_ref().unwrap_or_else(|| panic!("{text} {}", answer.text));
        assert_eq!(ruling.mv.as_deref(), Some(mv), "{text} {}", answer.text);
    }
}

#[test]
fn who_has_won_is_said_once() {
    let answer =
        ask_of("Wer gewinnt nach c8-c9?", "tablut/brainking", "9/2K6/9/9/t8/9/9/9/9 defenders");
    assert_eq!(answer.text.matches("Verteidiger").count(), 1, "{}", answer.text);
}

#[test]
fn a_man_that_moves_in_between_is_said_to_be_safe() {
    let position = "9/1K7/9/9/9/2t1t4/9/3T5/9 defenders";
    let answer = ask_of("Is anything captured by d2-d4?", "tablut/brainking", position);
    assert_eq!(answer.verdict, NO);
    assert!(answer.text.contains("moves in between its enemies"), "{}", answer.text);
}

#[test]
fn men_around_the_king_on_no_named_squares_are_a_matter_of_the_rules() {
    for question in [
        "The king is on the throne with attackers on all four sides. Is he captured?",
        "Der König auf dem Thron ist an allen vier Seiten von Angreifern umgeben. Ist er gefangen?",
        "國王在王座上，四面都被黑兵圍住，會被抓嗎？",
    ] {
        let answer = ask(question, Some("tablut/brainking"));
        assert_eq!(answer.kind, Kind::Fact, "{question}: {}", answer.text);
        assert_eq!(answer.verdict, Some(Verdict::Yes), "{question}: {}", answer.text);
    }
}

#[test]
fn a_piece_that_is_named_only_by_its_move_stands_where_it_moves_from() {
    for (text, verdict, put) in [
        (
            "King d5, attackers d6 and d4. Attacker a5 goes to c5. Is the king captured?",
            YES,
            "attacker on a5",
        ),
        ("King d5, attackers d6, d4. Black plays a5-c5. Is the king captured?", YES, "on a5"),
        (
            "King d5, attackers d6 and d4. A third attacker comes from a5 to c5. Is he captured?",
            YES,
            "on a5",
        ),
        ("King d5, attackers d6 and d4. Is the king captured after a5-c5?", YES, "attacker on a5"),
        (
            "King g7, defender d2, attacker e2. Another attacker moves c1-c2. Is d2 captured?",
            YES,
            "on c1",
        ),
        (
            "King g7, attacker d6, defender e6. Another defender moves c2-c6. Is d6 captured?",
            YES,
            "defender on c2",
        ),
        (
            "König d5, Angreifer d6 und d4. Angreifer a5 zieht nach c5. Ist der König geschlagen?",
            YES,
            "Angreifer auf a5",
        ),
        (
            "König d5, Angreifer d6, d4. Ein Angreifer zieht von a5 nach c5. Ist er geschlagen?",
            YES,
            "auf a5",
        ),
        ("國王d5，攻方d6和d4。攻方a5走到c5，國王被吃了嗎？", YES, "a5"),
        ("國王在d5，攻方在d6和d4。a5的攻方走到c5，國王被吃了嗎？", YES, "a5"),
        (
            "My king stepped from e5 to d5, and black has men on d6, d4 and c5. Is he captured?",
            NO,
            "king on e5",
        ),
        (
            "Mein König zog von e5 nach d5, Schwarz steht auf d6, d4, c5. Ist er geschlagen?",
            NO,
            "König auf e5",
        ),
        ("我的國王從e5走到d5，黑兵在d6、d4、c5。國王被吃了嗎？", NO, "e5"),
    ] {
        let answer = ask(text, Some("tablut/saami"));
        assert_eq!(
            (answer.kind, answer.verdict),
            (Kind::Ruling, verdict),
            "{text} {}",
            answer.text
        );
        let ruling = answer.ruling.as_ref().expect("a ruling");
        assert_eq!(ruling.legal, Some(true), "{text} {}", answer.text);
        let said = |said: &String| said.contains(put) && !said.contains("9x9");
        assert!(answer.taken.iter().any(said), "{text} {:?}", answer.taken);
    }
    let text =
        "King on his throne on f6, an attacker on e6. Attacker g9 drops to g6. Is he captured?";
    let answer = ask(text, Some("hnefatafl/copenhagen"));
    assert_eq!((answer.kind, answer.verdict), (Kind::Ruling, NO), "{}", answer.text);
}

#[test]
fn nobody_is_put_where_an_earlier_move_leads_or_a_piece_stands() {
    let text = "King d5, attackers d6 and d4. Attacker a4-a5, White g8-g7, then attacker a5-c5. Is the king captured?";
    let answer = ask(text, Some("tablut/saami"));
    let put: Vec<&String> = answer.taken.iter().filter(|said| said.contains("moves")).collect();
    assert_eq!(put.len(), 2, "{:?}", answer.taken);
    assert_eq!((answer.kind, answer.verdict), (Kind::Ruling, YES), "{}", answer.text);
    let text = "King d5, attackers d6, d4 and a5. Attacker a5-c5. Is the king captured?";
    let answer = ask(text, Some("tablut/saami"));
    assert_eq!((answer.verdict, answer.taken.len()), (YES, 1), "{:?}", answer.taken);
}

/// The king on c7 can go down to c3, where d3 would stand between him and the guard on e3.
const KING_TO_C3: &str = "9/9/2K6/9/9/9/3tT4/9/9 defenders";
/// The attacker on c6 can go to c3, where d3 would stand between it and the attacker on e3.
const ONE_TO_C3: &str = "9/6K2/9/2t6/9/9/3Tt4/9/9 attackers";
/// So can the one on c1.
const TWO_TO_C3: &str = "9/6K2/9/2t6/9/9/3Tt4/9/2t6 attackers";

#[test]
fn a_move_is_read_from_its_mover_and_where_it_ends() {
    for (text, position, mv) in [
        ("King goes down to c3. Does that capture the attacker on d3?", KING_TO_C3, "c7-c3"),
        ("King to c3: does it take d3?", KING_TO_C3, "c7-c3"),
        ("Is the man on d3 captured if the king goes to c3?", KING_TO_C3, "c7-c3"),
        ("Can the king capture the attacker on d3 by going to c3?", KING_TO_C3, "c7-c3"),
        ("Kann der König d3 schlagen, indem er nach c3 zieht?", KING_TO_C3, "c7-c3"),
        ("An attacker arrives on c3. Does the guard on d3 fall?", ONE_TO_C3, "c6-c3"),
        ("Der König zieht nach c3. Wird d3 geschlagen?", KING_TO_C3, "c7-c3"),
        ("國王走到c3，d3的攻方會被吃嗎？", KING_TO_C3, "c7-c3"),
        ("Attacker goes down to c3. Does that capture the guard on d3?", ONE_TO_C3, "c6-c3"),
        ("Black plays to c3. Does he take d3?", ONE_TO_C3, "c6-c3"),
        ("A black man lands on c3. Is d3 captured?", ONE_TO_C3, "c6-c3"),
        ("If Black goes to c3, is d3 captured?", ONE_TO_C3, "c6-c3"),
        ("Wird d3 geschlagen, wenn Schwarz nach c3 zieht?", ONE_TO_C3, "c6-c3"),
        ("Ein Angreifer geht nach c3. Ist d3 dann geschlagen?", ONE_TO_C3, "c6-c3"),
        ("黑方走到c3，d3會被吃嗎？", ONE_TO_C3, "c6-c3"),
    ] {
        let answer = ask_of(text, "tablut/saami", position);
        assert_eq!((answer.kind, answer.verdict), (Kind::Ruling, YES), "{text} {}", answer.text);
        let ruling = answer.ruling.as_ref().expect("a ruling");
        assert_eq!(ruling.mv.as_deref(), Some(mv), "{text} {}", answer.text);
    }
    let removed = ask_of("Attacker to c3. What is captured?", "tablut/saami", ONE_TO_C3);
    let ruling = removed.ruling.as_ref().expect("a ruling");
    assert_eq!((removed.verdict, &*ruling.captures), (None, &["d3".to_owned()][..]));
    assert_verdicts(
        "tablut/saami",
        ONE_TO_C3,
        &[
            ("Can Black go to c3?", YES),
            ("Can Black go to c8?", YES),
            ("Can Black go to h8?", NO),
            ("Is d3 captured if Black goes to b6?", NO),
        ],
    );
}

#[test]
fn which_piece_moves_is_asked_for_where_several_could() {
    for text in [
        "If Black goes to c3, is d3 captured?",
        "Ein Angreifer geht nach c3. Ist d3 dann geschlagen?",
        "黑方走到c3，d3會被吃嗎？",
    ] {
        let asked = ask_of(text, "tablut/saami", TWO_TO_C3);
        assert_eq!((asked.kind, asked.missing), (Kind::Clarify, Some(Missing::Position)), "{text}");
        assert_eq!(labels(&asked.choices), ["c6-c3", "c1-c3"], "{text}");
        for choice in &asked.choices {
            let answer = answer(&choice.question);
            let ruling = answer.ruling.as_ref().unwrap_or_else(|| panic!("{}", answer.text));
            assert_eq!((answer.verdict, ruling.mv.as_deref()), (YES, Some(&*choice.label)));
        }
    }
    assert_verdicts("tablut/saami", TWO_TO_C3, &[("Can Black go to c3?", YES)]);
    let told = "King d5, attackers d6 and d4. Black goes to c5. Is the king captured?";
    let asked = ask(told, Some("tablut/saami"));
    assert_eq!((asked.kind, asked.missing), (Kind::Clarify, Some(Missing::Position)));
    assert!(asked.text.contains("From where"), "{}", asked.text);
}

#[test]
fn whether_a_move_is_the_only_one_is_asked_of_all_the_moves() {
    assert_verdicts(
        TANBO,
        SUICIDE,
        &[
            ("Is c4 Black's only legal move?", NO),
            ("Is e2 Black's only legal move?", NO),
            ("Must Black play e2?", NO),
            ("Is Black forced to play e2?", NO),
            ("Does Black have any move other than e2?", YES),
            ("Ist e2 der einzige erlaubte Zug von Schwarz?", NO),
            ("Muss Schwarz e2 setzen?", NO),
            ("Hat Schwarz außer e2 noch einen Zug?", YES),
            ("Where else besides e2 can Black play?", None),
            ("黑方除了e2還能下哪裡？", None),
            ("e2是黑方唯一合法的一步嗎？", NO),
            ("黑方一定要下e2嗎？", NO),
            ("除了e2，黑方還有別的著手嗎？", YES),
        ],
    );
    // The only attacker has one square to go to.
    let shut = "9/9/4K4/9/9/9/9/T8/t1T6 attackers";
    assert_verdicts(
        "tablut/brainking",
        shut,
        &[
            ("Is a1-b1 Black's only legal move?", YES),
            ("Is a1-b1 forced?", YES),
            ("Is there only one legal move, a1-b1?", YES),
            ("Does Black have any move other than a1-b1?", NO),
            ("Muss Schwarz a1-b1 ziehen?", YES),
            ("Ist a1-b1 erzwungen?", YES),
            ("a1-b1是黑方唯一的著手嗎？", YES),
            ("除了a1-b1，黑方還有別的著手嗎？", NO),
        ],
    );
    let said = ask_of("e2是黑方唯一合法的一步嗎？", TANBO, SUICIDE).text;
    assert!(said.starts_with("不是"), "{said}");
}

#[test]
fn passing_is_asked_of_the_rules_whatever_move_is_named() {
    for text in [
        "Can Black pass instead of playing c4?",
        "I don't like c4. May I pass?",
        "Kann Schwarz passen, statt c4 zu setzen?",
        "Mir gefällt e2 nicht. Darf ich passen?",
        "黑方可以不下e2，直接pass嗎？",
    ] {
        let answer = ask_of(text, TANBO, SUICIDE);
        assert_eq!((answer.kind, answer.verdict), (Kind::Fact, NO), "{text} {}", answer.text);
    }
    for text in ["May I pass instead of e3-e4?", "May White pass instead of moving g8-g7?"] {
        let answer = ask_of(text, "tablut/saami", ONE_TO_C3);
        assert_eq!((answer.kind, answer.verdict), (Kind::Silent, None), "{text} {}", answer.text);
    }
}

#[test]
fn a_move_of_a_man_is_ruled_on_where_no_king_is_named() {
    for (text, ruleset, verdict, mv) in [
        (
            "An attacker that hasn't moved yet is on a6, a5 and a4 are empty. May it go to a4?",
            "tablut/bga-rim",
            YES,
            "a6-a4",
        ),
        ("Attacker on a6, a5 and a4 empty. Can it go to a4?", "tablut/bga-rim", YES, "a6-a4"),
        (
            "There's an attacker on d9 and column d is empty. Can it slide down to d1?",
            "tablut/bga-rim",
            NO,
            "d9-d1",
        ),
        ("Attackers on c3 and c6. Can the attacker on c3 go to c8?", "tablut/saami", NO, "c3-c8"),
        (
            "Ein Angreifer steht auf a6, a5 und a4 sind leer. Darf er nach a4 ziehen?",
            "tablut/bga-rim",
            YES,
            "a6-a4",
        ),
        ("攻方在a6，a5和a4是空的。它可以走到a4嗎？", "tablut/bga-rim", YES, "a6-a4"),
    ] {
        let answer = ask(text, Some(ruleset));
        assert_eq!(
            (answer.kind, answer.verdict),
            (Kind::Ruling, verdict),
            "{text} {}",
            answer.text
        );
        let ruling = answer.ruling.as_ref().expect("a ruling");
        assert_eq!(ruling.mv.as_deref(), Some(mv), "{text}");
        assert_eq!(answer.taken.len(), 2, "{text} {:?}", answer.taken);
    }
}

#[test]
fn rows_in_a_question_are_read_as_in_their_field() {
    for text in [
        "Is the king captured after c6-c4? (9/9/9/2A6/9/9/1AKA5/2A6/9 A)",
        "Is the king captured after c6-c4? 9 / 9 / 9 / 2a6 / 9 / 9 / 1aka5 / 2a6 / 9, attackers to move",
        "Is the king captured after c6-c4?\n9\n9\n9\n2A6\n9\n9\n1AKA5\n2A6\n9",
        "9/9/9/2X6/9/9/1XKX5/2X6/9 – Schlägt c6-c4 den König?",
        "9/9/9/2攻6/9/9/1攻王攻5/2攻6/9上，c6走到c4，國王被吃嗎？",
    ] {
        let answer = ask(text, BRAINKING);
        assert_eq!((answer.kind, answer.verdict), (Kind::Ruling, YES), "{text} {}", answer.text);
    }
}

#[test]
fn whoever_asks_what_their_man_can_do_does_not_ask_of_the_king() {
    for (question, mv) in [
        ("My black man is on c4, the king on e5. Can my man move to c9?", "c4-c9"),
        ("Mein Wächter steht auf c4, der König auf e5. Kann ich nach c8 ziehen?", "c4-c8"),
        ("我的白兵在c4，國王在e5，我可以走到c8嗎？", "c4-c8"),
    ] {
        let answer = ask(question, Some("tablut/brainking"));
        let ruling = answer.ruling.unwrap_or_else(|| panic!("{question}: {}", answer.text));
        assert_eq!((ruling.mv.as_deref(), ruling.legal), (Some(mv), Some(true)), "{question}");
    }
}

#[test]
fn what_may_be_taken_is_an_enemy_of_who_moves() {
    let asked = [
        "The king sits on e5, his guard goes c3-e3: is the attacker on e4 captured?",
        "Der König sitzt auf dem Thron e5, der Wächter zieht c3-e3. Ist der Angreifer auf e4 geschlagen?",
        "國王坐在王座e5，白兵從c3走到e3，e4的黑兵會被吃掉嗎？",
    ];
    let position = "9/7t1/9/9/4K4/4t4/2T6/9/9 defenders";
    assert_verdicts("tablut/linnaeus", position, &asked.map(|question| (question, YES)));
}
