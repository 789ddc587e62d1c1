//! Records of games: read in every format, audited, written and read again.

mod known;

use std::fs;

use known::{Dice, assistant};
use regula::{
    answer::Failure,
    corpus::Language,
    engine::{Ask, Referee},
    records::{
        self, AuditRequest, AuditView, Captures, Claimed, Format, Played, Record, Rows, audit,
        convert,
    },
};
use serde::Deserialize;

/// `tests/records/index.toml`
#[derive(Deserialize)]
struct Index {
    record: Vec<Known>,
}

/// A record in a file, and what must be found in it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Known {
    file: String,
    ruleset: String,
    /// Where the moves come from.
    #[expect(dead_code, reason = "for whoever reads the index")]
    source: String,
    /// What was changed in them.
    #[expect(dead_code, reason = "for whoever reads the index")]
    planted: Option<String>,
    format: String,
    moves: usize,
    rows: Option<String>,
    /// The move that is not legal, and the rule against it.
    breaks: Option<(usize, String)>,
    winner: Option<String>,
    agrees: Option<String>,
}

fn index() -> Vec<Known> {
    let text = file("index.toml");
    toml::from_str::<Index>(&text).unwrap_or_else(|error| panic!("index.toml: {error}")).record
}

fn file(name: &str) -> String {
    let path = format!("{}/tests/records/{name}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn request(ruleset: &str, record: &str) -> AuditRequest {
    AuditRequest {
        ruleset: ruleset.to_owned(),
        record: record.to_owned(),
        position: None,
        format: None,
        rows: None,
        lang: Language::English,
    }
}

fn audited(ruleset: &str, record: &str) -> AuditView {
    audit(assistant(), &request(ruleset, record)).unwrap_or_else(|failure| panic!("{failure}"))
}

fn refused(ruleset: &str, record: &str) -> Failure {
    match audit(assistant(), &request(ruleset, record)) {
        Err(failure) => failure,
        Ok(view) => panic!("{ruleset}: {record:?} was read: {}", view.text),
    }
}

fn referee(ruleset: &str) -> &'static dyn Referee {
    assistant().catalog().get(ruleset).unwrap_or_else(|| panic!("there is {ruleset}"))
}

fn read(ruleset: &str, text: &str) -> Record {
    records::read(text, None, referee(ruleset))
        .unwrap_or_else(|error| panic!("{ruleset}: {text:?}: {error:?}"))
}

/// The moves as a referee reads them, each with what it is said to take.
fn moves(record: &Record) -> Vec<String> {
    let mv = |played: &Played| played.text().unwrap_or_else(|| "pass".to_owned());
    let taken = |captures: &Captures| match captures {
        Captures::Unsaid => String::new(),
        Captures::AtLeast(count) => format!("x{count}"),
        Captures::Named(squares) => {
            let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
            format!("x{}", names.join("/"))
        }
    };
    record
        .moves
        .iter()
        .map(|written| format!("{}{}", mv(&written.played), taken(&written.captures)))
        .collect()
}

#[test]
fn ten_records_are_replayed_and_exactly_the_planted_moves_are_found() {
    let index = index();
    assert_eq!(index.len(), 10);
    assert_eq!(index.iter().filter(|known| known.breaks.is_some()).count(), 5);
    for known in &index {
        let Known { file: name, ruleset, .. } = known;
        let view = audited(ruleset, &file(name));
        assert_eq!(view.format, known.format, "{name}");
        assert_eq!(view.plies.len() + view.unplayed.len(), known.moves, "{name}");
        let rows = known.rows.as_deref().unwrap_or("bottom");
        assert_eq!(view.rows, rows, "{name}");
        let stop = view
            .stop
            .as_ref()
            .map(|stop| (stop.ply, stop.rule.clone().expect("a rule forbids it")));
        assert_eq!(stop, known.breaks, "{name}: {}", view.text);
        assert_eq!(view.winner, known.winner.as_deref(), "{name}: {}", view.standing);
        let agrees = view.claim.as_ref().map(|claim| claim.agrees);
        assert_eq!(agrees, known.agrees.as_deref(), "{name}");
        let differences: Vec<_> =
            view.plies.iter().filter(|ply| ply.difference.is_some()).map(|ply| ply.ply).collect();
        assert_eq!(differences, [0_usize; 0], "{name}: captures");
    }
}

#[test]
fn an_illegal_move_is_explained_and_the_rest_is_not_played() {
    let view = audited("tablut/saami", "1. e2-g2 e3-h3 2. b5-b3 e4-e6 3. e1-e3");
    assert!(!view.legal);
    let stop = view.stop.expect("a move is not legal");
    assert_eq!((stop.ply, stop.written.as_str()), (4, "e4-e6"));
    assert_eq!(stop.rule.as_deref(), Some("no-jump"));
    assert!(stop.text.starts_with("Move 4, e4-e6, is not legal. "), "{}", stop.text);
    assert_eq!(stop.citation.expect("it is cited").id, "nielsen-saami#movement");
    assert_eq!(view.unplayed, ["e1-e3"]);
    assert_eq!(view.ruling.expect("the ruling is there").legal, Some(false));
}

#[test]
fn what_the_record_and_the_rules_take_is_compared() {
    let game = |captures: &str| {
        let text = file("tablut-triathlon-2015.otg").replace("g2-g3xf3/h3", captures);
        let view = audited("tablut/saami", &text);
        let ply = view.plies.into_iter().find(|ply| ply.ply == 15).expect("ply 15");
        assert_eq!(ply.captures, ["f3", "h3"]);
        ply.difference
    };
    assert_eq!(game("g2-g3xf3/h3"), None);
    assert_eq!(game("g2-g3xx"), None);
    let named = game("g2-g3xf3").expect("one is not named");
    assert_eq!(named, "Taken by the rules, but not in the record: h3.");
    let taken = game("g2-g3xf3/h3/g2").expect("one is not taken");
    assert_eq!(taken, "Taken in the record, but not by the rules: g2.");
    assert!(game("g2-g3").is_some(), "the record writes captures, but not here");
    assert_eq!(game("g2-g3xxx").as_deref(), Some("The record marks 3 captures, the rules give 2."));
}

#[test]
fn a_record_that_writes_no_captures_has_none_to_compare() {
    let text = file("tablut-triathlon-2015.otg");
    let turns =
        text.lines().filter(|line| line.starts_with(|letter: char| letter.is_ascii_digit()));
    let words = turns.flat_map(str::split_whitespace);
    let bare: Vec<&str> = words.map(|word| word.split('x').next().unwrap_or(word)).collect();
    let bare = bare.join(" ");
    let view = audited("tablut/saami", &bare);
    assert!(view.plies.iter().all(|ply| ply.difference.is_none()));
    assert!(view.notes.iter().any(|note| note.contains("does not write down")), "{:?}", view.notes);
}

#[test]
fn the_other_rulesets_break_where_their_rules_do() {
    // The king goes home to his throne: some rulesets let him, some do not.
    let record = "e2-g2 e4-f4 a4-a3 e5-e4 a3-a4 e4-e5";
    let view = audited("tablut/saami", record);
    assert!(view.legal, "{}", view.text);
    let of = |ruleset: &str| {
        let other = view.elsewhere.iter().find(|other| other.ruleset == ruleset);
        other.unwrap_or_else(|| panic!("{ruleset} is asked")).clone()
    };
    let linnaeus = of("tablut/linnaeus");
    assert_eq!((linnaeus.legal, linnaeus.breaks_at), (Some(false), Some(6)));
    assert_eq!(linnaeus.finding.expect("it says why").rule, "throne-stop");
    assert_eq!(of("tablut/bga-corners").legal, Some(true));
    let brainking = audited("tablut/brainking", record);
    assert_eq!(brainking.stop.as_ref().map(|stop| stop.ply), Some(1));
    let other = brainking.begins_otherwise.expect("with the attackers beginning it is legal");
    assert!(other.ends_with(" attackers"), "{other}");
}

#[test]
fn repetition_is_found() {
    let view = audited("tanbo/steere-2026", "b7 d7");
    assert!(view.repeated.is_empty());
    let back_and_forth = ["e2-f2 e3-f3 f2-e2 f3-e3"; 2].join(" ");
    let view = audited("tablut/saami", &back_and_forth);
    assert_eq!(view.repeated[0].plies, [0, 4, 8]);
    assert!(view.repeated[0].text.contains("three times"), "{}", view.repeated[0].text);
    let sea_battle = audited("tablut/sea-battle", &back_and_forth);
    assert_eq!((sea_battle.winner, sea_battle.legal), (Some("attackers"), true));
}

#[test]
fn the_result_is_compared_with_the_rules() {
    let agrees =
        |ruleset: &str, record: &str| audited(ruleset, record).claim.map(|claim| claim.agrees);
    let game = file("brandubh-aagenielsen.txt");
    let federation = "brandubh/federation";
    assert_eq!(agrees(federation, &game), Some("yes"));
    assert_eq!(agrees(federation, &game.replace("0-1", "1-0")), Some("no"));
    assert_eq!(agrees(federation, &game.replace("0-1", "1/2-1/2")), Some("no"));
    assert_eq!(agrees(federation, &game.replace("0-1", "")), None);
    assert_eq!(agrees(federation, "d6-c6 e4-e6 resigns"), Some("beyond"));
    assert_eq!(agrees(federation, "d6-c6 e4-e6 *"), Some("yes"));
    assert_eq!(agrees(federation, "d6-c6 e4-e7 c6-d7 1-0"), Some("untold"));
    assert_eq!(agrees(federation, "d6-c6 e4-e6#"), Some("beyond"));
}

#[test]
fn moves_are_read_with_everything_that_players_write_around_them() {
    let text = "[Event \"Club\"]\n; opening\n1. e2-g2! {a comment; with marks} e3-h3 (1... e3-f3 {x}) \
                2. b5-b3?! $4 e4-f4\n# remark\n3.e1-e3 c5-c2 1-0";
    let record = read("tablut/saami", text);
    assert_eq!(moves(&record), ["e2-g2", "e3-h3", "b5-b3", "e4-f4", "e1-e3", "c5-c2"]);
    assert_eq!(record.tags, [("Event".to_owned(), "Club".to_owned())]);
    assert_eq!(record.claim.expect("a result").result, Claimed::BeginnerWon);
    let record = read("tablut/saami", "[Event \"Club [B]\"] [Site \"Home\"] e2-g2");
    let tags = [("Event", "Club [B]"), ("Site", "Home")];
    assert_eq!(record.tags, tags.map(|(name, value)| (name.to_owned(), value.to_owned())));
    assert_eq!(moves(&record), ["e2-g2"]);
    let record = read("tanbo/steere-2026", "Black: c6 white: d4");
    assert_eq!((record.format, moves(&record).join(" ")), (Format::Moves, "c6 d4".to_owned()));
    let record = read("tanbo/steere-2026", "1. B: c6, w d4 2. e6x x5? 0-1");
    assert_eq!(moves(&record), ["c6", "d4", "e6x1", "x5"]);
}

#[test]
fn a_record_may_name_its_position() {
    let position = "3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3 defenders";
    for text in [
        format!("[Position \"{position}\"]\ne3-h3"),
        format!("{position}\ne3-h3"),
        "[rules:dim:9 atkf:n start:/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/]\n1. e3-h3"
            .to_owned(),
    ] {
        let view = audited("tablut/saami", &text);
        assert_eq!((view.position.as_str(), view.legal), (position, true), "{text}");
        assert!(view.notes.iter().any(|note| note.contains("begun by")), "{:?}", view.notes);
    }
    let view = audited("tablut/saami", position);
    assert_eq!((view.format, view.plies.len()), ("position", 0));
}

#[test]
fn opentafl_counts_the_ranks_of_a_start_upwards_and_of_starti_downwards() {
    let upwards = read("brandubh/magpie", "[rules:dim:7 atkf:y start:/K6/7/7/7/7/7/6t/]\n1. g7-a7");
    assert_eq!(upwards.position.as_deref(), Some("6t/7/7/7/7/7/K6 attackers"));
    let downwards = read("brandubh/magpie", "[rules:dim:7 atkf:n starti:/K6/7/7/7/7/7/6t/]\n");
    assert_eq!(downwards.position.as_deref(), Some("K6/7/7/7/7/7/6t defenders"));
}

#[test]
fn abstract_play_is_read_as_report_and_as_state() {
    let report = r#"{"header": {"game": {"name": "Tanbo", "variants": ["size-11"]},
        "players": [{"name": "Ann", "result": 0}, {"name": "Bo", "result": 1}]},
        "moves": [["b11", {"move": "d11", "result": "x"}], ["c11", null]]}"#;
    let record = read("tanbo/steere-2026", report);
    assert_eq!(moves(&record), ["b11", "d11", "c11"]);
    assert_eq!(record.claim.as_ref().map(|claim| claim.result), Some(Claimed::OtherWon));
    assert_eq!((record.moves[1].place.line, record.moves[1].place.column), (3, 27));
    assert_eq!(audited("tanbo/steere-2026", report).position.split('/').count(), 11);
    let state =
        r#"{"game": "tanbo", "variants": [], "stack": [{"board": {}}, {"lastmove": "b7"}]}"#;
    assert_eq!(moves(&read("tanbo/steere-2026", state)), ["b7"]);
    let tafl = r#"{"header": {}, "moves": [["e2-g2", "e3-h3"], ["d7-d6xc6xd5", "Ke5-e4"]]}"#;
    let expected = ["e2-g2", "e3-h3", "d7-d6xc6/d5", "e5-e4"];
    assert_eq!(moves(&read("tablut/saami", tafl)), expected);
}

#[test]
fn sgf_is_read_along_its_main_line() {
    let text = "(;FF[4]SZ[7]PB[Ann \\[1\\]]AB[aa:ba][gg]AW[ga]AE[ba]PL[W]\n;W[fa];B[ab](;W[ea];AE[aa])\
                (;W[gb]))(;B[cc])";
    let record = read("tanbo/steere-2026", text);
    assert_eq!(record.position.as_deref(), Some("b5w/7/7/7/7/7/6b white"));
    assert_eq!(moves(&record), ["f7", "a6", "e7xa7"]);
    assert_eq!(record.tags[0], ("PB".to_owned(), "Ann [1]".to_owned()));
    let late = read("tanbo/steere-2026", "(;AB[aa]AW[ga]PL[W]SZ[7])");
    assert_eq!(late.position.as_deref(), Some("b5w/7/7/7/7/7/7 white"), "sizes stand anywhere");
}

#[test]
fn a_pass_and_a_turn_out_of_order_stop_the_game() {
    for pass in ["W[]", "W[tt]"] {
        let view = audited("tanbo/steere-2026", &format!("(;SZ[7];B[ba];{pass};B[ca])"));
        let stop = view.stop.expect("no passing");
        assert_eq!((stop.ply, stop.rule.as_deref()), (2, Some("no-pass")), "{}", stop.text);
        assert!(stop.citation.is_some(), "it is cited");
        assert_eq!(view.unplayed, ["B[ca]"]);
    }
    let view = audited("tanbo/steere-2026", "(;SZ[7];B[ba];B[ca])");
    assert_eq!(view.stop.map(|stop| (stop.ply, stop.rule)), Some((2, Some("no-pass".to_owned()))));
    let view = audited("tanbo/steere-2026", "(;SZ[7];W[da])");
    let stop = view.stop.expect("Black begins");
    assert_eq!((stop.ply, stop.rule.as_deref()), (1, Some("first-move")));
}

#[test]
fn the_start_is_the_published_one_of_the_board() {
    let view = audited("tanbo/steere-2026", "(;SZ[11];B[ba])");
    assert!(view.position.starts_with("b1w1b1w1b1w/11/"), "{}", view.position);
    let by_moves = audited("tanbo/steere-1993", "b3 h3");
    assert!(by_moves.position.starts_with("9/"), "{}", by_moves.position);
    assert!(by_moves.notes.iter().any(|note| note.contains("9x9")), "{:?}", by_moves.notes);
    let refusal = refused("tanbo/steere-1993", "(;SZ[7];B[ba])");
    assert!(refusal.to_string().contains("19x19, 13x13, 9x9"), "{refusal}");
}

#[test]
fn the_rows_of_a_log_are_told_by_playing() {
    let log = |from: &str, to: &str| format!("Ann moves a pawn from {from} to {to}");
    let ask = |text: &str, position: Option<&str>, rows: Option<Rows>| {
        let position = position.map(str::to_owned);
        let asked = AuditRequest { position, rows, ..request("tablut/bga-corners", text) };
        audit(assistant(), &asked)
    };
    // A start that is its own mirror image is the same game either way.
    let view = ask(&log("E2", "G2"), None, None).expect("a log");
    assert_eq!((view.rows, view.plies[0].mv.as_str()), ("top", "e8-g8"));
    let lone = "4t4/9/9/9/4K4/9/9/9/9 attackers";
    let top = ask(&log("E1", "D1"), Some(lone), None).expect("a log");
    assert_eq!((top.rows, top.plies[0].mv.as_str()), ("top", "e9-d9"));
    let bottom = ask(&log("E9", "D9"), Some(lone), None).expect("a log");
    assert_eq!((bottom.rows, bottom.plies[0].mv.as_str()), ("bottom", "e9-d9"));
    let said = ask(&log("E9", "D9"), Some(lone), Some(Rows::Top)).expect("a log");
    assert_eq!((said.rows, said.legal), ("top", false));
    let neither = ask(&log("A2", "A3"), Some(lone), None).expect_err("nothing stands there");
    assert_eq!(neither.faults[0].at, "rows");
    let two = "4t4/9/9/9/4K4/9/9/9/4t4 attackers";
    let twice = format!("{}\n", log("E9", "F9"));
    let both = ask(&twice, Some("3tt4/9/9/9/4K4/9/9/9/4t4 attackers"), None);
    assert_eq!(both.expect_err("they are different games").faults[0].at, "rows");
    assert_eq!(ask(&twice, Some(two), None).expect("a mirror").rows, "top");
}

#[test]
fn a_log_names_what_was_taken() {
    let text = "Ann moves a pawn from E9 to E7\nPawn at position E6 has been eaten by player by Ann !\n\
                Raichi! (the King has a clear paths to corner)\nBo moves a pawn from D5 to D4";
    let record = read("tablut/bga-corners", text);
    assert_eq!(moves(&record), ["e9-e7xe6", "d5-d4"]);
    assert_eq!(record.format, Format::Log);
}

#[test]
fn every_fault_is_named_with_its_line_and_column() {
    let failure = refused("tablut/saami", "1. e2-g2 castle\n2. e3_h3 {never");
    let messages: Vec<&str> = failure.faults.iter().map(|fault| fault.message.as_str()).collect();
    assert_eq!(
        messages,
        [
            "Line 1, column 10: “castle” is not a move.",
            "Line 2, column 4: “e3_h3” is not a move.",
            "Line 2, column 10: “{” is opened here, but never closed.",
        ]
    );
    let off = refused("tablut/saami", "e2-g2\ne3-e12");
    assert_eq!(off.faults[0].message, "Line 2, column 1: e12 is not on a board of 9x9.");
    for (ruleset, text, says) in [
        ("tanbo/steere-2026", "(;SZ[7];B[zz])", "Line 1, column 11"),
        ("tanbo/steere-2026", "(;SZ[7];B[aa]", "never closed"),
        ("tanbo/steere-2026", "(;SZ[x])", "not the size"),
        ("tanbo/steere-2026", "(;B[ba];AW[aa])", "middle of the game"),
        ("tanbo/steere-2026", "{\"moves\": [[\"b7\"], [7]]}", "Line 1, column 21"),
        ("tanbo/steere-2026", "{\"moves\": [", "not the JSON"),
        ("tablut/saami", "(;SZ[9])", "SGF is read for games"),
        ("tablut/saami", "[rules:dim:9 start:/3ccc3/9/]", "commanders"),
        ("tablut/saami", "[result:2]", "not a result"),
        ("tablut/saami", "", "no move and no position"),
        ("tablut/saami", "1-0 e2-g2", "After the result"),
        ("tablut/saami", "[Position \"9/9\"]", "Line 1, column 1"),
    ] {
        let failure = refused(ruleset, text);
        assert!(failure.to_string().contains(says), "{text:?}: {failure}");
    }
    let long = "e2-g2 ".repeat(20_000);
    assert!(refused("tablut/saami", &long).to_string().contains("65536"));
    let many = "e2-g2 ".repeat(1_001);
    assert!(refused("tablut/saami", &many).to_string().contains("1000 moves"));
}

#[test]
fn faults_are_named_in_the_language_of_the_reader() {
    for (lang, says) in
        [(Language::German, "Zeile 1, Spalte 1"), (Language::Chinese, "第 1 行第 1 字")]
    {
        let asked = AuditRequest { lang, ..request("tablut/saami", "castle") };
        let failure = audit(assistant(), &asked).expect_err("no move");
        assert!(failure.to_string().contains(says), "{failure}");
    }
}

/// A game by chance: at most so many legal moves.
fn game_by_chance(referee: &dyn Referee, seed: u64, most: usize) -> Vec<String> {
    let mut dice = Dice::new(seed);
    let mut moves: Vec<String> = Vec::new();
    let mut position = referee.starts()[0].position.clone();
    while moves.len() < most {
        let listed = referee.rule_on(Some(&position), &Ask::Moves).expect("a position");
        let Some(mv) = dice.pick(&listed.moves) else { break };
        moves.push(mv.clone());
        let rulings = referee.play(None, &moves).expect("legal moves can be read");
        let last = rulings.last().expect("a move was played");
        match &last.result {
            Some(result) if last.winner.is_none() && !last.draw => position.clone_from(result),
            Some(_) => break,
            // Repetition ended the game before this move.
            None => {
                moves.pop();
                break;
            }
        }
    }
    moves
}

#[test]
fn what_is_written_is_read_again_in_every_format() {
    for referee in assistant().catalog().iter() {
        let moves = game_by_chance(referee, 11, 24);
        for format in records::formats(referee) {
            let id = referee.id();
            let text = records::write(format, referee, None, &moves)
                .unwrap_or_else(|error| panic!("{id}: {format:?}: {error}"));
            let view = audited(id, &text);
            assert!(view.legal, "{id}: {format:?}: {}\n{text}", view.text);
            let differs = view.plies.iter().find(|ply| ply.difference.is_some());
            assert_eq!(differs, None, "{id}: {format:?}\n{text}");
            if matches!(format, Format::Position | Format::Diagram) {
                let rulings = referee.play(None, &moves).expect("a line");
                let end = rulings.last().and_then(|ruling| ruling.result.clone());
                assert_eq!(Some(view.position), end, "{id}: {format:?}\n{text}");
                continue;
            }
            assert_eq!(Format::detect(&text), format, "{id}\n{text}");
            assert_eq!(view.moves, moves, "{id}: {format:?}\n{text}");
            assert_eq!(view.position, referee.starts()[0].position, "{id}: {format:?}\n{text}");
            let agrees = view.claim.map_or("yes", |claim| claim.agrees);
            assert_eq!(agrees, "yes", "{id}: {format:?}\n{text}");
        }
    }
}

#[test]
fn a_record_is_converted_and_an_illegal_one_is_not() {
    let asked = request("tanbo/steere-2026", "b7 d7");
    let sgf = convert(assistant(), &asked, Format::Sgf).expect("a game");
    assert!(sgf.starts_with("(;FF[4]CA[UTF-8]AP[Regula:"), "{sgf}");
    assert!(sgf.contains("SZ[7]\nRU[tanbo/steere-2026]\nAB[aa]"), "{sgf}");
    assert!(sgf.contains("PL[B]\n;B[ba];W[da])"), "{sgf}");
    let drawn = convert(assistant(), &asked, Format::Diagram).expect("a game");
    assert!(drawn.starts_with(" 7 b b w w b . w\n 6 . . . . . . .\n"), "{drawn}");
    assert!(drawn.ends_with(" 1 w . b . w . b\n   a b c d e f g\nblack\n"), "{drawn}");
    let illegal = request("tanbo/steere-2026", "b7 d4");
    let failure = convert(assistant(), &illegal, Format::Sgf).expect_err("not legal");
    assert!(failure.to_string().contains("Line 1, column 4"), "{failure}");
    let again = request("tanbo/steere-2026", "(;SZ[7];B[ba];B[ca])");
    let failure = convert(assistant(), &again, Format::Moves).expect_err("out of turn");
    assert!(failure.to_string().contains("Line 1, column 15"), "{failure}");
    let unsuitable = convert(assistant(), &asked, Format::OpenTafl).expect_err("no tafl");
    assert!(unsuitable.to_string().contains("opentafl"), "{unsuitable}");
}

/// Bytes that a reader could stumble over, put together by chance.
#[test]
fn nothing_panics_whatever_is_read() {
    const PIECES: [&str; 40] = [
        "(",
        ")",
        "[",
        "]",
        ";",
        "{",
        "}",
        "\"",
        "\\",
        ":",
        "/",
        "-",
        "x",
        "×",
        "#",
        "++",
        "--",
        "---",
        ".",
        "1.",
        "0",
        "e3",
        "e3-e7",
        "K",
        "B",
        "W[aa]",
        "AE[",
        "SZ[",
        "start:/",
        "[rules:",
        "atkf:n",
        "dim:9",
        "1-0",
        "½",
        "步",
        "\u{0}",
        "\n",
        " ",
        "moves",
        "from e9 to E7",
    ];
    let mut dice = Dice::new(29);
    let seeds: Vec<String> = index().iter().map(|known| file(&known.file)).collect();
    for round in 0..400 {
        let mut text = String::new();
        if round % 2 == 0 {
            for _ in 0..dice.below(60) {
                text.push_str(PIECES[dice.below(PIECES.len())]);
            }
        } else {
            // A real record with some characters changed.
            let seed = dice.pick(&seeds).expect("there are records");
            let change = |letter: char| {
                if dice.below(60) == 0 {
                    PIECES[dice.below(PIECES.len())].to_owned()
                } else {
                    letter.into()
                }
            };
            text = seed.chars().map(change).collect();
        }
        for ruleset in ["tanbo/steere-2026", "brandubh/federation"] {
            for format in Format::READ.map(Some).into_iter().chain([None]) {
                let _ = records::read(&text, format, referee(ruleset));
            }
            let _ = audit(assistant(), &request(ruleset, &text));
        }
    }
}
