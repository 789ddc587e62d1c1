//! Questions that lean on the one before, in three languages.

mod known;

use regula::answer::{Answer, Context, Kind, Question, Verdict};

fn question(text: &str) -> Question {
    Question { question: text.to_owned(), ..Question::default() }
}

/// Asks one after the other; the last answer.
fn converse(first: &Question, rest: &[&str]) -> Answer {
    let assistant = known::assistant();
    let ask = |question: &Question, before: Option<&Context>| {
        assistant
            .answer_in(question, before)
            .unwrap_or_else(|failure| panic!("{}: {failure}", question.question))
    };
    let mut answer = ask(first, None);
    let mut context = Context::after(first, &answer);
    for text in rest {
        let question = question(text);
        answer = ask(&question, Some(&context));
        context = Context::after(&question, &answer);
    }
    answer
}

fn mv(answer: &Answer) -> Option<&str> {
    answer.ruling.as_ref()?.mv.as_deref()
}

const KING_AT_E3: &str = "9/5t3/1T5T1/9/9/9/1t2K2t1/9/9 defenders";

fn king_home(text: &str) -> Question {
    Question { position: Some(KING_AT_E3.into()), game: Some("tablut".into()), ..question(text) }
}

#[test]
fn other_rules_are_asked_the_same() {
    for (first, then) in [
        ("Under BrainKing rules, may the king return to the throne?", "And under BGA rules?"),
        ("Darf der König nach BrainKing-Regeln auf den Thron zurück?", "Und nach BGA-Regeln?"),
        ("BrainKing 規則下，國王可以回到王座嗎？", "那照 BGA 規則呢？"),
    ] {
        let answer = converse(&question(first), &[]);
        assert_eq!(answer.verdict, Some(Verdict::No), "{first}: {}", answer.text);
        let answer = converse(&question(first), &[then]);
        assert_eq!(answer.verdict, Some(Verdict::Yes), "{then}: {}", answer.text);
        assert_eq!(answer.question, then);
        assert!(answer.understood.is_some() && !answer.taken.is_empty(), "{then}");
    }
}

#[test]
fn other_rules_are_asked_about_the_same_move_and_position() {
    for (first, then) in [
        ("Can the king go from e3 back to e5?", "And BrainKing?"),
        ("Kann der König von e3 zurück auf e5?", "Und bei BrainKing?"),
        ("國王可以從e3回到e5嗎？", "BrainKing呢？"),
    ] {
        assert_eq!(converse(&king_home(first), &[]).kind, Kind::Clarify, "{first}");
        let answer = converse(&king_home(first), &[then]);
        assert_eq!(answer.kind, Kind::Ruling, "{then}: {}", answer.text);
        assert_eq!(answer.ruleset.as_deref(), Some("tablut/brainking"), "{then}");
        assert_eq!((mv(&answer), answer.verdict), (Some("e3-e5"), Some(Verdict::No)), "{then}");
        assert_eq!(answer.position.as_deref(), Some(KING_AT_E3), "{then}");
    }
}

#[test]
fn a_position_of_its_own_is_ruled_on_by_the_rules_before() {
    for (first, then) in [
        (
            "Can the king go from e3 back to e5?",
            "The king is on c4, attackers on c5 and c3. Is he captured?",
        ),
        (
            "Kann der König von e3 zurück auf e5?",
            "Der König steht auf c4, Angreifer auf c5 und c3. Ist er geschlagen?",
        ),
        ("國王可以從e3回到e5嗎？", "國王在c4，攻方棋子在c5和c3，國王被吃了嗎？"),
    ] {
        let first = Question { ruleset: Some("tablut/brainking".into()), ..king_home(first) };
        let answer = converse(&first, &[then]);
        assert_eq!(answer.kind, Kind::Ruling, "{then}: {}", answer.text);
        assert_eq!(answer.ruleset.as_deref(), Some("tablut/brainking"), "{then}");
        let position = answer.position.as_deref().unwrap_or_default();
        assert!(position.starts_with("9/9/9/9/2t6/2K6/2t6/9/9"), "{then}: {position}");
    }
}

#[test]
fn the_side_that_was_judged_goes_on_in_a_position_told_in_words() {
    for (first, then) in [
        (
            "BrainKing: king on e4, attackers on d4, f4 and c3. Black plays c3-e3. Is the king captured?",
            "And under Linnaeus' rules?",
        ),
        (
            "Tablut nach BrainKing: König auf e4, Angreifer auf d4, f4 und c3. Schwarz zieht c3-e3. Ist der König gefangen?",
            "Und nach Linné?",
        ),
        (
            "薩米板棋，BrainKing規則：國王在e4，黑兵在d4、f4和c3。黑兵從c3走到e3，國王會被抓嗎？",
            "那照林奈規則呢？",
        ),
    ] {
        let first = Question { game: Some("tablut".into()), ..question(first) };
        let answer = converse(&first, &[then]);
        let ruling = answer.ruling.as_ref().unwrap_or_else(|| panic!("{then}: {}", answer.text));
        assert_eq!((&*ruling.ruleset, ruling.legal), ("tablut/linnaeus", Some(true)), "{then}");
        assert_eq!(answer.verdict, Some(Verdict::Yes), "{then}: {}", answer.text);
    }
}

#[test]
fn another_square_is_asked_in_the_same_position_and_rules() {
    for (first, then) in [
        ("Can the king go from e3 back to e5?", "and if he moves to e4 instead?"),
        ("Kann der König von e3 zurück auf e5?", "Und wenn er stattdessen nach e4 zieht?"),
        ("國王可以從e3回到e5嗎？", "那如果走到e4呢？"),
    ] {
        let first = Question { ruleset: Some("tablut/brainking".into()), ..king_home(first) };
        let answer = converse(&first, &[then]);
        assert_eq!((mv(&answer), answer.verdict), (Some("e3-e4"), Some(Verdict::Yes)), "{then}");
        assert_eq!(answer.ruleset.as_deref(), Some("tablut/brainking"), "{then}");
        let taken = answer.taken.join(" ");
        assert!(taken.contains("BrainKing") && taken.contains("e4"), "{then}: {taken}");
    }
}

const TANBO: &str = "b1w1b/5/w1b1w/5/b1w1b/5/w1b1w black";

#[test]
fn the_other_side_is_asked_the_same() {
    for (first, then) in [
        ("May Black play b1?", "And White?"),
        ("Darf Schwarz auf b1 setzen?", "Und Weiß?"),
        ("黑棋可以下b1嗎？", "那白棋呢？"),
    ] {
        let first = Question { position: Some(TANBO.into()), ..question(first) };
        let black = converse(&first, &[]);
        let white = converse(&first, &[then]);
        let side = |answer: &Answer| {
            let ruling = answer.ruling.clone().expect("a ruling");
            ruling.position.rsplit_once(' ').map(|(_, side)| side.to_owned())
        };
        assert_eq!(side(&black).as_deref(), Some("black"));
        assert_eq!((side(&white).as_deref(), mv(&white)), (Some("white"), Some("b1")), "{then}");
    }
}

#[test]
fn why_gives_every_finding_with_its_quote() {
    for (first, then) in [
        ("Can the king go from e3 back to e5?", "why?"),
        ("Can the king go from e3 back to e5?", "Why not?"),
        ("Kann der König von e3 zurück auf e5?", "Warum?"),
        ("Kann der König von e3 zurück auf e5?", "Wieso denn nicht?"),
        ("國王可以從e3回到e5嗎？", "為什麼？"),
        ("國王可以從e3回到e5嗎？", "為什麼不行？"),
    ] {
        let first = Question { ruleset: Some("tablut/brainking".into()), ..king_home(first) };
        let before = converse(&first, &[]);
        let answer = converse(&first, &[then]);
        assert_eq!((answer.kind, answer.verdict), (Kind::Ruling, Some(Verdict::No)), "{then}");
        assert_eq!(answer.ruling, before.ruling, "{then}");
        let ruling = answer.ruling.as_ref().expect("a ruling");
        for finding in &ruling.findings {
            assert!(answer.text.contains(&finding.text), "{then}: {}", answer.text);
        }
        for citation in &ruling.citations {
            assert!(answer.text.contains(&citation.quote), "{then}: {}", answer.text);
        }
    }
}

#[test]
fn why_after_a_fact_quotes_its_texts() {
    let first = question("Under BrainKing rules, may the king return to the throne?");
    let before = converse(&first, &[]);
    let answer = converse(&first, &["How come?"]);
    assert_eq!((answer.kind, answer.verdict), (Kind::Fact, Some(Verdict::No)));
    assert_eq!(answer.citations(), before.citations());
    assert!(answer.text.contains(&before.citations()[0].quote), "{}", answer.text);
}

#[test]
fn something_new_is_asked_of_the_same_move() {
    for (first, then) in [
        ("May Black go c3-e3?", "Is the king captured then?"),
        ("Darf Schwarz c3-e3 ziehen?", "Ist der König dann geschlagen?"),
        ("黑方可以走c3-e3嗎？", "這樣國王被吃了嗎？"),
    ] {
        let first = Question {
            ruleset: Some("tablut/brainking".into()),
            position: Some("9/9/6T2/9/9/3tKt3/2t6/9/9 attackers".into()),
            ..question(first)
        };
        let answer = converse(&first, &[then]);
        assert_eq!((mv(&answer), answer.verdict), (Some("c3-e3"), Some(Verdict::Yes)), "{then}");
    }
}

#[test]
fn a_question_that_stands_on_its_own_is_not_bent() {
    let assistant = known::assistant();
    for (first, then) in [
        ("Kann der König von e3 zurück auf e5?", "Wie wird der König geschlagen?"),
        ("Can the king go from e3 back to e5?", "What is Tanbo?"),
        ("Can the king go from e3 back to e5?", "May I pass in Tanbo?"),
        ("國王可以從e3回到e5嗎？", "唐宋八大家是誰？"),
    ] {
        let answer = converse(&king_home(first), &[then]);
        assert_eq!(answer.ruling, None, "{then}: {}", answer.text);
        assert_eq!(answer.understood, None, "{then}");
        let game = if then.contains("Tanbo") { "tanbo" } else { "tablut" };
        let alone = Question { game: Some(game.into()), ..question(then) };
        let alone = assistant.answer(&alone).expect("an answer");
        assert_eq!((answer.kind, &answer.text), (alone.kind, &alone.text), "{then}");
    }
}

#[test]
fn a_question_takes_game_and_ruleset_of_the_conversation() {
    let first = Question { ruleset: Some("tablut/bga-rim".into()), ..question("Who moves first?") };
    let answer = converse(&first, &["How does the king win?"]);
    assert_eq!(answer.ruleset.as_deref(), Some("tablut/bga-rim"));
    assert!(answer.taken.iter().any(|taken| taken.contains("the rules")), "{:?}", answer.taken);
    let answer = converse(&first, &["How does the king win under BrainKing rules?"]);
    assert_eq!(answer.ruleset.as_deref(), Some("tablut/brainking"));
    assert_eq!(answer.taken, Vec::<String>::new());
}

#[test]
fn a_move_can_follow_the_one_asked_about() {
    let first = Question {
        ruleset: Some("tablut/brainking".into()),
        ..question("May the attackers play d9-c9?")
    };
    let first = Question {
        position: Some("3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3 attackers".into()),
        ..first
    };
    let answer = converse(&first, &["And then e7-c7?"]);
    assert_eq!(
        (mv(&answer), answer.verdict),
        (Some("e7-c7"), Some(Verdict::Yes)),
        "{}",
        answer.text
    );
}

#[test]
fn what_is_supposed_afterwards_changes_the_position_before() {
    let first = Question {
        ruleset: Some("tablut/brainking".to_owned()),
        position: Some("9/9/9/9/9/3tKt3/2t6/9/9 attackers".to_owned()),
        ..question("Does c3-e3 capture the king?")
    };
    for (text, verdict) in [
        ("Und wenn auf f4 ein Verteidiger steht?", Verdict::No),
        ("And if f4 were a guard?", Verdict::No),
        ("What if the attacker on d4 were missing?", Verdict::No),
        ("如果f4是白兵呢？", Verdict::No),
        ("And if there were a guard on h8?", Verdict::Yes),
    ] {
        let answer = converse(&first, &[text]);
        assert_eq!(answer.verdict, Some(verdict), "{text} {}", answer.text);
        assert_eq!(mv(&answer), Some("c3-e3"), "{text}");
    }
}
