//! The program as it is called: statuses, what goes to which stream, JSON, errors in three languages.

mod contract;

use std::{
    env, fs,
    io::Write,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

use serde_json::Value;

const START: &str = "b1w1b1w/7/w1b1w1b/7/b1w1b1w/7/w1b1w1b black";
const TANBO: [&str; 2] = ["--ruleset", "tanbo/steere-2026"];

fn regula() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_regula"));
    for name in [
        "LC_ALL",
        "LC_MESSAGES",
        "REGULA_CORPUS",
        "REGULA_DATABASE",
        "REGULA_DATA_DIR",
        "NO_COLOR",
        "COLUMNS",
    ] {
        command.env_remove(name);
    }
    command.env("LANG", "C").stdin(Stdio::null());
    command
}

fn run(arguments: &[&str]) -> Output {
    regula().args(arguments).output().expect("the program starts")
}

/// Runs with this on standard input.
fn typed(arguments: &[&str], input: &str) -> Output {
    let mut child = regula()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("there is a standard input");
    stdin.write_all(input.as_bytes()).expect("it reads");
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

fn judge(rest: &[&str]) -> Output {
    run(&[&["judge"], &TANBO[..], rest].concat())
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("output is UTF-8")
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("messages are UTF-8")
}

fn json(output: &Output) -> Value {
    assert_eq!(output.status.code(), Some(0), "{}", err(output));
    assert_eq!(err(output), "", "nothing is said beside the JSON");
    serde_json::from_slice(&output.stdout).unwrap_or_else(|e| panic!("{e}: {}", out(output)))
}

/// The status is 2, nothing is on standard output, and the message says this.
fn refuses(output: &Output, saying: &str) {
    assert_eq!(output.status.code(), Some(2), "{}{}", out(output), err(output));
    assert_eq!(out(output), "");
    assert!(err(output).contains(saying), "{} does not say {saying}", err(output));
}

/// An empty folder of this test alone.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder for tests can be written");
    folder
}

#[test]
fn a_ruling_has_the_fields_of_the_contract() {
    let ruling = json(&judge(&["--json", "c6"]));
    let keys: Vec<&str> =
        ruling.as_object().expect("an object").keys().map(String::as_str).collect();
    for key in contract::RULING {
        assert!(keys.contains(&key), "{key} in {keys:?}");
    }
    assert_eq!(ruling["ruleset"], "tanbo/steere-2026");
    assert_eq!(ruling["position"], START);
    assert_eq!(ruling["move"], "c6");
    assert_eq!(ruling["legal"], true);
    assert_eq!(ruling["verdict"], "yes");
    assert_eq!(ruling["result"], "b1w1b1w/2b4/w1b1w1b/7/b1w1b1w/7/w1b1w1b white");
    assert_eq!(ruling["findings"][0]["rule"], "placement");
    assert_eq!(ruling["findings"][0]["citation"], "steere-2026#placement");
    assert_eq!(ruling["certificate"]["corpus_sha256"].as_str().map(str::len), Some(64));
}

#[test]
fn several_moves_are_an_array_that_ends_with_the_first_illegal_one() {
    let rulings = json(&judge(&["--json", "c6", "d4", "e6"]));
    let legal: Vec<&Value> =
        rulings.as_array().expect("an array").iter().map(|r| &r["legal"]).collect();
    assert_eq!(legal, [true, false]);
    assert_eq!(rulings[1]["result"], Value::Null);
}

#[test]
fn without_a_move_the_status_of_the_position_is_ruled_on() {
    let ruling = json(&judge(&["--json", "--position", START]));
    assert_eq!(
        (&ruling["ask"], &ruling["move"], &ruling["legal"]),
        (&"status".into(), &Value::Null, &Value::Null)
    );
    assert_eq!(ruling["winner"], Value::Null);
}

#[test]
fn an_illegal_move_is_an_answer() {
    let output = judge(&["a1"]);
    assert_eq!(output.status.code(), Some(0));
    assert!(out(&output).starts_with("a1 is not legal.\n"), "{}", out(&output));
    assert_eq!(err(&output), "");
}

#[test]
fn moves_are_read_from_a_file_too() {
    let folder = folder("moves");
    let file = folder.join("game.txt");
    fs::write(&file, "# opening\nc6\n\nb7\n").expect("the file can be written");
    let rulings = json(&judge(&["--json", "--moves", file.to_str().expect("UTF-8")]));
    assert_eq!((&rulings[0]["move"], &rulings[1]["move"]), (&"c6".into(), &"b7".into()));
    fs::write(&file, b"\xff\xfe").expect("the file can be written");
    refuses(&judge(&["--moves", file.to_str().expect("UTF-8")]), "UTF-8");
    fs::write(&file, "c6\n".repeat(100_000)).expect("the file can be written");
    refuses(&judge(&["--moves", file.to_str().expect("UTF-8")]), "65536");
    let missing = judge(&["--moves", "no/such/file"]);
    assert_eq!(missing.status.code(), Some(3));
    assert!(err(&missing).contains("no/such/file"), "{}", err(&missing));
}

#[test]
fn a_record_is_audited_and_its_moves_may_come_from_standard_input() {
    let ruleset = ["--ruleset", "tablut/saami"];
    let record = "1. e2-g2 e3-h3xa1 2. b5-b3 e4-e6 3. e1-e3 1-0";
    let output = typed(&[&["judge", "--moves", "-"], &ruleset[..]].concat(), record);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let text = out(&output);
    for line in [
        "Move 4, e4-e6, is not legal. ",
        "   1  the attackers  e2-g2",
        "Taken in the record, but not by the rules: a1.",
        "   4  the defenders  e4-e6     not legal  no-jump (nielsen-saami#movement)\n",
        "Not played after that: e1-e3",
        "Under the other rulesets",
    ] {
        assert!(text.contains(line), "there is no {line:?} in {text}");
    }
    let array =
        json(&typed(&[&["judge", "--json", "--moves", "-"], &ruleset[..]].concat(), "e2-g2"));
    assert_eq!(array[0]["legal"], true);
    let log = "Ann moves a pawn from E2 to G2";
    let from_top =
        json(&typed(&[&["judge", "--json", "--moves", "-"], &ruleset[..]].concat(), log));
    assert_eq!(from_top[0]["move"], "e8-g8");
    let rows = ["--rows", "bottom", "--format", "log"];
    let arguments = [&["judge", "--json", "--moves", "-"], &ruleset[..], &rows[..]].concat();
    assert_eq!(json(&typed(&arguments, log))[0]["move"], "e2-g2");
    refuses(
        &typed(&[&["judge", "--moves", "-"], &ruleset[..]].concat(), "castle"),
        "Line 1, column 1",
    );
    refuses(&run(&[&["judge", "--rows", "top"], &ruleset[..]].concat()), "--moves");
    refuses(
        &run(&[&["judge", "--moves", "-", "--format", "pgn"], &ruleset[..]].concat()),
        "opentafl",
    );
}

#[test]
fn a_pass_in_a_record_is_said_beside_the_json() {
    let output =
        typed(&[&["judge", "--json", "--moves", "-"], &TANBO[..]].concat(), "(;B[ba];W[])");
    assert_eq!(output.status.code(), Some(0));
    assert!(err(&output).contains("W[]"), "{}", err(&output));
    let rulings: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(rulings.as_array().map(Vec::len), Some(1));
}

#[test]
fn a_record_is_written_in_another_format() {
    let convert = |to: &str, record: &str| {
        typed(&[&["convert", "--to", to, "-"], &TANBO[..]].concat(), record)
    };
    assert_eq!(out(&convert("position", "b7")), "bbw1b1w/7/w1b1w1b/7/b1w1b1w/7/w1b1w1b white\n");
    let sgf = out(&convert("sgf", "b7 d7"));
    assert!(sgf.contains(";B[ba];W[da])"), "{sgf}");
    let moves = out(&convert("moves", &sgf));
    assert!(moves.ends_with("\n1. b7 d7\n"), "{moves}");
    refuses(&convert("opentafl", "b7"), "opentafl");
    refuses(&convert("log", "b7"), "diagram");
    refuses(&convert("sgf", "d4"), "Line 1, column 1");
}

#[test]
fn a_size_chooses_one_of_the_published_starts() {
    let ruling = json(&judge(&["--json", "--size", "5x7"]));
    assert_eq!(ruling["position"], "b1w1b/5/w1b1w/5/b1w1b/5/w1b1w black");
    refuses(&judge(&["--size", "8x8"]), "7x7, 5x7, 7x9, 9x11, 11x11, 11x13, 15x15");
}

#[test]
fn the_board_is_drawn_with_coordinates_and_what_was_removed() {
    let output = run(&[
        "judge",
        "--ruleset",
        "tanbo/steere-1993",
        "--position",
        "bbbww/b1bw1/b1bw1/w2w1/ww1bb white",
        "c2",
    ]);
    let text = out(&output);
    let board = "   5  ×  ×  ×  w  w\n   4  ×  ·  ×  w  ·\n   3  ×  ·  ×  w  ·\n   2  ×  · [w] w  ·\n   1  ×  ×  ·  b  b\n";
    assert!(text.contains(&format!("{board}      a  b  c  d  e\n")), "{text}");
    assert!(!text.contains('\u{1b}'), "no colours in a pipe");
}

/// A man may cross the empty throne, d5 to f5, or may not: rulesets differ.
const ACROSS_THE_THRONE: &str = "9/2T6/1TKT5/2T6/3t5/9/9/9/9 attackers";

fn compare(rest: &[&str]) -> Output {
    run(&[&["compare", "--game", "tablut", "--position", ACROSS_THE_THRONE], rest].concat())
}

#[test]
fn rulesets_are_compared_with_the_passage_that_makes_the_difference() {
    let comparison = json(&compare(&["--move", "d5-f5", "--json"]));
    assert_eq!(comparison["move"], "d5-f5");
    assert_eq!(comparison["agree"], false);
    let groups = comparison["groups"].as_array().expect("groups");
    assert_eq!(groups.len(), 2);
    let of = |ruleset: &str| {
        let find = |group: &&Value| {
            let rulesets = group["rulesets"].as_array().expect("rulesets");
            rulesets.iter().any(|deciding| deciding["ruleset"] == ruleset)
        };
        groups.iter().find(find).unwrap_or_else(|| panic!("{ruleset} is in no group"))
    };
    for (ruleset, legal) in [("tablut/brainking", true), ("tablut/bga-rim", false)] {
        let group = of(ruleset);
        assert_eq!(group["legal"], legal, "{ruleset}");
        let rulesets = group["rulesets"].as_array().expect("rulesets");
        let deciding = rulesets.iter().find(|deciding| deciding["ruleset"] == ruleset);
        let finding = &deciding.expect("the ruleset is in its group")["finding"];
        assert_eq!(finding["rule"], "throne-pass", "{finding}");
        let citations = group["citations"].as_array().expect("citations");
        let is_cited = citations.iter().any(|citation| citation["id"] == finding["citation"]);
        assert!(is_cited, "{finding}");
    }
}

#[test]
fn a_comparison_is_shown_in_every_language() {
    for (lang, differ, agree) in [
        ("en", "The rulesets differ.", "The rulesets agree."),
        ("de", "Die Regelwerke unterscheiden sich.", "Die Regelwerke sind sich einig."),
        ("zh-Hant", "各套規則的判定不同。", "各套規則的判定一致。"),
    ] {
        let text = out(&compare(&["--move", "d5-f5", "--lang", lang]));
        assert!(text.starts_with(differ), "{text}");
        assert!(text.contains("brainking-tablut#throne-pass"), "{text}");
        let text = out(&compare(&["--move", "d5-d4", "--lang", lang]));
        assert!(text.starts_with(agree), "{text}");
    }
}

#[test]
fn where_no_side_is_named_every_ruleset_is_given_the_same_and_the_comparison_says_which() {
    let rows = ACROSS_THE_THRONE.trim_end_matches(" attackers");
    let compare =
        |rest: &[&str]| run(&[&["compare", "--game", "tablut", "--position", rows], rest].concat());
    for (mv, side) in [("d5-f5", "attackers"), ("c6-a6", "defenders"), ("c6c3", "defenders")] {
        let comparison = json(&compare(&["--move", mv, "--json"]));
        assert_eq!(comparison["turn_taken"], side, "{mv}");
        let turn = |finding: &Value| finding["rule"] == "turn";
        let groups = comparison["groups"].as_array().expect("groups");
        let mut deciding = groups.iter().filter_map(|group| group["rulesets"].as_array());
        let by_turn = deciding.any(|of| of.iter().any(|deciding| turn(&deciding["finding"])));
        assert!(!by_turn, "{mv}: {comparison}");
    }
    let comparison = json(&compare(&["--json"]));
    assert_eq!(comparison["turn_taken"], "attackers", "most of the rulesets let them begin");
    assert!(out(&compare(&[])).contains("it is taken to be the turn of the attackers."));
    let named =
        [&["compare", "--game", "tablut", "--position", ACROSS_THE_THRONE][..], &["--json"]];
    assert_eq!(json(&run(&named.concat()))["turn_taken"], Value::Null);
}

#[test]
fn what_no_ruleset_can_read_is_compared_by_none() {
    refuses(&run(&["compare", "--game", "chess"]), "tablut");
    refuses(&compare(&["--move", "nonsense"]), "nonsense");
}

#[test]
fn a_position_that_comes_back_too_often_ends_the_game_for_the_next_move() {
    let round = ["a8-b8", "f8-g8", "b8-a8", "g8-f8"];
    let line = [&["judge", "--json", "--ruleset", "hnefatafl/copenhagen"], &round[..], &round];
    let rulings = json(&run(&line.concat()));
    let rulings = rulings.as_array().expect("a ruling for each move");
    assert_eq!(rulings.len(), 8);
    assert_eq!(rulings[6]["winner"], Value::Null);
    assert_eq!(rulings[7]["legal"], true);
    assert_eq!(rulings[7]["winner"], "attackers");
    let refused = json(&run(&[&line.concat()[..], &round, &round].concat()));
    let refused = refused.as_array().expect("a ruling for each move");
    assert_eq!(refused.len(), 9);
    assert_eq!(refused[8]["legal"], false);
    assert_eq!(refused[8]["winner"], "attackers");
    let finding = &refused[8]["findings"][0];
    assert_eq!(finding["rule"], "repetition");
    let text = finding["text"].as_str().expect("a text");
    assert!(text.contains("after 0, 4 and 8 moves"), "{text}");
}

#[test]
fn lines_are_counted() {
    let output = run(&["perft", "--ruleset", "tanbo/steere-2026", "2"]);
    assert_eq!(out(&output).lines().next(), Some("552"));
    let perft =
        json(&run(&["perft", "--ruleset", "tanbo/steere-2026", "--size", "5x7", "--json", "2"]));
    assert_eq!((&perft["depth"], &perft["count"]), (&2.into(), &272.into()));
    refuses(&run(&["perft", "--ruleset", "tanbo/steere-2026", "65"]), "65");
    refuses(&run(&["perft", "--ruleset", "tanbo/steere-2026", "-1"]), "-1");
}

#[test]
fn an_answer_has_the_fields_of_the_contract() {
    let answer = json(&run(&["ask", "--json", "In Tanbo, can I skip my turn?"]));
    let keys: Vec<&str> =
        answer.as_object().expect("an object").keys().map(String::as_str).collect();
    for key in [
        "id",
        "url",
        "question",
        "lang",
        "game",
        "ruleset",
        "kind",
        "verdict",
        "text",
        "citations",
        "ruling",
        "by_ruleset",
        "confidence",
        "suggestions",
    ] {
        assert!(keys.contains(&key), "{key} in {keys:?}");
    }
    assert_eq!((&answer["id"], &answer["url"]), (&Value::Null, &Value::Null));
    assert_eq!(answer["verdict"], "no");
    assert_eq!(answer["game"], "tanbo");
    assert!(answer["citations"][0]["quote"].as_str().is_some_and(|quote| !quote.is_empty()));
}

#[test]
fn an_answer_that_is_kept_has_an_address() {
    let data = folder("kept");
    let data = data.to_str().expect("UTF-8");
    let answer =
        json(&run(&["ask", "--json", "--data-dir", data, "In Tanbo, can I skip my turn?"]));
    let id = answer["id"].as_str().expect("it has an id");
    assert_eq!(answer["url"], format!("/en/answers/{id}"));
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let failed = run(&["ask", "--data-dir", file, "In Tanbo, can I skip my turn?"]);
    assert_eq!(failed.status.code(), Some(3), "{}", err(&failed));
}

#[test]
fn what_readers_said_is_listed_and_exported_as_questions_for_a_person_to_judge() {
    use regula::history::{ConversationId, Given, History, Mark, Provenance, Visitor};
    let data = folder("feedback");
    let place = ["--data-dir", data.to_str().expect("UTF-8")];
    let feedback = |what: &str| run(&[&["feedback", what], &place[..]].concat());
    for what in ["list", "export"] {
        let nothing = feedback(what);
        assert_eq!((nothing.status.code(), &*out(&nothing)), (Some(3), ""));
        assert!(err(&nothing).contains("there is no history in"), "{}", err(&nothing));
    }
    History::open(&data).expect("the folder can be written");
    assert_eq!(out(&feedback("list")), "No answer has been marked.\n");
    assert_eq!(out(&feedback("export")), "");

    let question = "In Tanbo, can I skip my turn?";
    let answer = json(&run(&["ask", "--json", question]));
    let history = History::open(&data).expect("the folder can be written");
    let (one, other) = (Visitor::with("one"), Visitor::with("other"));
    let kept = history.keep(Given {
        question: &regula::answer::Question { question: question.into(), ..Default::default() },
        answer: serde_json::from_value(answer).expect("an answer"),
        provenance: Provenance { corpus_sha256: "x".into(), ruleset_sha256: None },
        visitor: Some(&one),
        conversation: &ConversationId::fresh(),
    });
    let id = kept.expect("it can be written").id.expect("an id");
    let note = |visitor, mark, text| history.remark(visitor, &id, mark, text).expect("written");
    assert!(note(&one, Mark::Wrong, "One may.\n\u{1b}[31m\u{202e}Surely \"so\"."));
    assert!(note(&other, Mark::Unclear, ""));

    let list = out(&feedback("list"));
    for part in
        ["· wrong · ", "· unclear · ", "skip my turn?", "One may.", &format!("/en/answers/{id}")]
    {
        assert!(list.contains(part), "{part} in {list}");
    }
    assert!(!list.contains(['\u{1b}', '\u{202e}']), "{list}");
    let lines = out(&feedback("export"));
    let first: Value = serde_json::from_str(lines.lines().next().expect("a line")).expect("JSON");
    assert_eq!(first["question"], question);
    assert_eq!(first["expect"]["kind"][0], "fact");
    assert_eq!(first["expect"]["verdict"], "no");
    assert!(
        first["expect"]["anchors"].as_array().is_some_and(|all| all.contains(&"no-pass".into()))
    );
    assert_eq!(first["why"], "wrong: One may.\n\u{1b}[31m\u{202e}Surely \"so\".");
    assert_eq!(lines.lines().count(), 2);

    let file = data.join("feedback.jsonl");
    fs::write(&file, &lines).expect("it can be written");
    let asked = run(&["corpus", "questions", file.to_str().expect("UTF-8")]);
    assert_eq!(asked.status.code(), Some(0), "{}", err(&asked));
    let all = out(&asked);
    assert!(
        all.lines().any(|line| line.starts_with("all ") && line.contains(" 2/2 100%")),
        "{all}"
    );
    let nowhere = ["feedback", "list", "--database", "postgres://club:geheim@127.0.0.1:1/rules"];
    let failed = run(&nowhere);
    assert_eq!(failed.status.code(), Some(3));
    assert!(err(&failed).contains("postgres://127.0.0.1/rules"), "{}", err(&failed));
    assert!(!err(&failed).contains("geheim"), "{}", err(&failed));
    let unread = run(&["feedback", "list", "--database", "club:geheim@host"]);
    refuses(&unread, "regula: --database: an address begins with postgres://");
    assert!(!err(&unread).contains("geheim"), "{}", err(&unread));
}

#[test]
fn an_answer_shows_its_sources_with_document_section_and_page() {
    let output = run(&["ask", "--ruleset", "tanbo/steere-1993", "may", "I", "pass?"]);
    let text = out(&output);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    for part in [
        "No",
        "“A player may not pass on their turn.”",
        "rule sheet of 2005",
        "p. 1",
        "steere-1993#no-pass",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
}

#[test]
fn an_answer_is_in_the_language_that_was_named() {
    let text = out(&run(&["ask", "--lang", "zh-TW", "--game", "tanbo", "May I pass?"]));
    assert!(text.contains("出處"), "{text}");
    let answer = json(&run(&["ask", "--json", "Darf ich bei Tanbo passen?"]));
    assert_eq!(answer["lang"], "de");
}

#[test]
fn what_cannot_be_read_is_named_with_every_fault() {
    let output = judge(&["--position", "b1w1b1w/6/w1b1z1b/7/b1w1b1w/7/w1b1w1b black"]);
    refuses(&output, "“z”");
    assert!(err(&output).contains("Row 6"), "{}", err(&output));
    refuses(&judge(&["nonsense"]), "“nonsense” is not a square");
    refuses(&run(&["judge", "--ruleset", "tanbo/nobody"]), "tanbo/steere-2026, tanbo/steere-1993");
    refuses(&run(&["ask", ""]), "empty");
    refuses(&run(&["ask", &"why ".repeat(5_000)]), "2");
    refuses(&run(&["ask", "--game", "nothing", "why?"]), "nothing");
    refuses(&judge(&["--position", &"b".repeat(100_000)]), "8192");
    refuses(&run(&["judge"]), "--ruleset");
    refuses(&run(&[]), "Usage: regula");
    refuses(&run(&["dance"]), "“dance”");
    refuses(&judge(&["--dance"]), "--dance");
    refuses(&run(&["--lang", "la", "corpus", "list"]), "“la”");
    refuses(&judge(&["--size", "7x7", "--position", START]), "--size");
}

#[test]
fn a_message_steers_no_terminal_and_is_short() {
    let output = judge(&[&format!("\u{1b}[31m{}", "x".repeat(5_000))]);
    refuses(&output, "…");
    assert!(!err(&output).contains('\u{1b}') && err(&output).len() < 400, "{:?}", err(&output));
}

#[test]
fn messages_come_in_the_language_of_the_surroundings_or_the_one_named() {
    let german = |command: &mut Command| err(&command.output().expect("the program starts"));
    let arguments = ["judge", "--ruleset", "tanbo/nobody"];
    let said = german(regula().env("LANG", "de_AT.UTF-8").args(arguments));
    assert!(said.contains("gibt es nicht"), "{said}");
    let said =
        german(regula().env("LANG", "de_AT.UTF-8").env("LC_ALL", "zh_TW.UTF-8").args(arguments));
    assert!(said.contains("沒有"), "{said}");
    let said = german(regula().env("LANG", "de_AT.UTF-8").args(arguments).arg("--lang=en"));
    assert!(said.contains("There is no ruleset"), "{said}");
    let help =
        out(&regula().env("LANG", "de").args(["judge", "--help"]).output().expect("it starts"));
    assert!(help.contains("Entscheidet über Züge"), "{help}");
}

#[cfg(unix)]
#[test]
fn bytes_that_are_no_text_are_refused() {
    use std::{ffi::OsStr, os::unix::ffi::OsStrExt};
    let bad = OsStr::from_bytes(b"c\xff");
    let output = regula().arg("judge").args(TANBO).arg(bad).output().expect("the program starts");
    refuses(&output, "UTF-8");
}

#[cfg(unix)]
#[test]
fn a_reader_who_stops_reading_is_no_failure() {
    let mut child = regula()
        .args(["corpus", "list"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), err(&output).as_str()), (Some(0), ""));
}

#[test]
fn the_corpus_is_checked_counted_and_listed() {
    let output = run(&["corpus", "check"]);
    assert_eq!(output.status.code(), Some(0), "{}", out(&output));
    assert!(out(&output).contains(" rulesets, "), "{}", out(&output));
    let list = out(&run(&["corpus", "list"]));
    assert!(
        list.contains("ruleset tanbo/steere-2026") && list.contains("document steere-1993"),
        "{list}"
    );
}

#[test]
fn problems_of_a_corpus_are_printed_with_file_and_line() {
    let folder = folder("broken");
    copy(concat!(env!("CARGO_MANIFEST_DIR"), "/corpus").into(), &folder);
    let file = folder.join("tanbo/game.toml");
    let text = fs::read_to_string(&file).expect("the copy is there");
    let line = text.lines().position(|line| line == "[catalogue.age]").expect("it has an age") + 1;
    fs::write(&file, text.replace("[catalogue.age]", "[catalogue.ages]"))
        .expect("it can be written");
    let path = folder.to_str().expect("UTF-8");
    let output = run(&["corpus", "check", path]);
    assert_eq!(output.status.code(), Some(1), "{}", err(&output));
    let expected = format!("tanbo/game.toml:{line}: `ages` is not a catalogue fact");
    assert!(out(&output).contains(&expected), "{}", out(&output));
    refuses(&run(&["judge", "--corpus", path, "--ruleset", "tanbo/steere-2026"]), &expected);
    let cases = folder.join("tanbo/cases.toml");
    let questions = folder.join("tanbo/questions.toml");
    fs::write(&cases, "[[[").expect("it can be written");
    fs::write(&questions, "\n[[question]]\nid = 1").expect("it can be written");
    let output = run(&["corpus", "check", path]);
    for place in ["tanbo/cases.toml:1: ", "tanbo/questions.toml:3: "] {
        assert!(out(&output).contains(place), "{}", out(&output));
    }
    refuses(
        &run(&["corpus", "questions", questions.to_str().expect("UTF-8")]),
        "tanbo/questions.toml:3: ",
    );
    let missing = run(&["corpus", "check", "no/such/folder"]);
    assert_eq!(missing.status.code(), Some(3));
}

fn copy(from: PathBuf, to: &std::path::Path) {
    for entry in fs::read_dir(from).expect("the folder can be read") {
        let entry = entry.expect("the entry can be read");
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            fs::create_dir_all(&target).expect("a folder can be made");
            copy(entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("a file can be copied");
        }
    }
}

/// A server of this test alone, ended with it.
struct Server {
    child: std::process::Child,
    output: std::io::BufReader<std::process::ChildStdout>,
    url: String,
}

impl Server {
    fn start(arguments: &[&str]) -> Self {
        use std::io::BufRead;
        let mut child = regula()
            .args(["serve", "--listen", "127.0.0.1:0"])
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut output = std::io::BufReader::new(child.stdout.take().expect("it was piped"));
        let mut line = String::new();
        output.read_line(&mut line).expect("it prints its address");
        let url = line.split_whitespace().find(|word| word.starts_with("http://"));
        let url = url.unwrap_or_else(|| panic!("{line} names an address")).to_owned();
        Self { child, output, url }
    }

    /// The answer to one GET, head and body.
    fn get(&self, path: &str) -> String {
        use std::io::{Read, Write};
        let address = self.url.trim_start_matches("http://").trim_end_matches('/');
        let mut stream = std::net::TcpStream::connect(address).expect("the server listens");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")
            .expect("the request can be sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("the answer is text");
        answer
    }

    fn end(&mut self, signal: &str) -> Option<i32> {
        let id = self.child.id().to_string();
        Command::new("kill").args([signal, &id]).status().expect("a signal can be sent");
        self.child.wait().expect("the server ends").code()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(unix)]
#[test]
fn the_server_prints_its_address_answers_and_ends_cleanly() {
    use std::io::Read;
    for signal in ["-INT", "-TERM"] {
        let data = folder(&format!("served{signal}"));
        let mut server = Server::start(&["--data-dir", data.to_str().expect("UTF-8")]);
        assert!(server.get("/healthz").starts_with("HTTP/1.1 200"), "{}", server.get("/healthz"));
        assert_eq!(server.end(signal), Some(0), "{signal}");
        let mut rest = String::new();
        server.output.read_to_string(&mut rest).expect("output is UTF-8");
        assert_eq!(rest, "", "logs go to standard error");
        assert!(
            fs::read_dir(&data).expect("the folder is there").next().is_some(),
            "answers are kept"
        );
    }
}

#[test]
fn a_server_that_cannot_listen_says_so() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let address = taken.local_addr().expect("it is bound").to_string();
    let data = folder("taken");
    let output = run(&["serve", "--listen", &address, "--data-dir", data.to_str().expect("UTF-8")]);
    assert_eq!(output.status.code(), Some(3), "{}", err(&output));
    assert!(err(&output).contains(&address), "{}", err(&output));
    refuses(&run(&["serve", "--listen", "nowhere"]), "“nowhere”");
    refuses(&run(&["serve", "--rate-limit", "-3"]), "-3");
    refuses(&run(&["serve", "--log-format", "xml"]), "“xml”");
}

#[test]
fn where_the_history_is_is_said_once_and_so_that_it_can_be_read() {
    let (data, copy) = (folder("said-once"), folder("no-copy").join("copy"));
    let (data, copy) = (data.to_str().expect("UTF-8"), copy.to_str().expect("UTF-8"));
    let commands: [&[&str]; 3] = [&["serve"], &["feedback", "list"], &["backup", copy]];
    for command in commands {
        for (address, saying) in [
            ("nonsense", "--database: an address begins with postgres://"),
            ("postgres://", "--database: the address names no host"),
        ] {
            refuses(&run(&[command, &["--database", address]].concat()), saying);
        }
        let both = ["--data-dir", data, "--database", "postgres://host/name"];
        let saying = "--data-dir and --database cannot be given together";
        refuses(&run(&[command, &both].concat()), saying);
    }
    let listed = |name: &str, value: &str, option: [&str; 2]| {
        let mut command = regula();
        command.args(["feedback", "list"]).args(option).env(name, value);
        err(&command.output().expect("the program starts"))
    };
    let (database, shown) = ("postgres://127.0.0.1:1/name", "postgres://127.0.0.1/name");
    let folder_wins = listed("REGULA_DATABASE", database, ["--data-dir", data]);
    assert!(folder_wins.contains(&format!("no history in {data}")), "{folder_wins}");
    let database_wins = listed("REGULA_DATA_DIR", data, ["--database", database]);
    assert!(database_wins.contains(shown), "{database_wins}");
}

#[test]
fn no_message_turns_the_direction_of_a_terminal() {
    for arguments in [
        &["judge", "--ruleset", "tanbo/\u{202e}x\u{2066}"][..],
        &["--lang", "\u{202e}x", "corpus", "list"],
        &["backup", "--data-dir", "/nowhere\u{202e}x", "/nowhere/\u{200f}x"],
    ] {
        let said = err(&run(arguments));
        assert!(said.contains("\u{fffd}x"), "{said}");
        assert!(!said.contains(['\u{202e}', '\u{2066}', '\u{200f}']), "{said}");
    }
}

#[test]
fn a_stone_of_the_side_that_is_not_to_move_is_judged_as_its_stone() {
    let place = |question: &str| {
        let position = ["--position", "b3w/5/5/5/w3b black"];
        json(&run(&[&["ask", "--json"], &TANBO[..], &position[..], &[question]].concat()))
    };
    let black = place("May Black place on a4?");
    assert_eq!(black["verdict"], "yes", "{black}");
    let white = place("May White place on a4?");
    assert_eq!(white["verdict"], "no", "{white}");
    let text = white["text"].as_str().expect("an answer has a text");
    assert!(text.ends_with("although it is the turn of Black in this position."), "{text}");
}

#[test]
fn logs_are_json_where_wanted_and_hold_no_secret() {
    use std::io::Read;
    let data = folder("logged");
    let data = data.to_str().expect("UTF-8");
    let mut server = Server::start(&["--data-dir", data, "--log", "debug", "--log-format", "json"]);
    let answer = server.get("/en/ask?question=May+I+pass+geheim&game=tanbo");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let answer = server.get("/en/history HTTP/1.1\r\nCookie: regula_visitor=geheim\r\nX-Rest:");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert_eq!(server.end("-TERM"), Some(0));
    let mut log = String::new();
    let mut stream = server.child.stderr.take().expect("it was piped");
    stream.read_to_string(&mut log).expect("logs are UTF-8");
    assert!(!log.contains("geheim"), "{log}");
    for line in log.lines() {
        let entry: Value = serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"));
        assert!(entry["level"].is_string() && entry["fields"]["message"].is_string(), "{line}");
    }
}

#[test]
fn sites_are_named_as_origins() {
    for option in ["--public-url", "--allow-origin", "--embed-on"] {
        refuses(&run(&["serve", option, "club.example"]), "“club.example”");
        refuses(&run(&["serve", option, "https://club.example/page"]), "/page”");
    }
}

#[test]
fn a_watchdog_is_told_whether_the_server_is_ready() {
    let data = folder("watched");
    let server = Server::start(&["--data-dir", data.to_str().expect("UTF-8")]);
    let address = server.url.trim_start_matches("http://").trim_end_matches('/').to_owned();
    let output = run(&["healthcheck", "--listen", &address]);
    assert_eq!((output.status.code(), &*out(&output)), (Some(0), "ready\n"), "{}", err(&output));
    let port = address.rsplit(':').next().expect("there is a port");
    let output = run(&["healthcheck", "--listen", &format!("0.0.0.0:{port}")]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    drop(server);
    let output = run(&["healthcheck", "--listen", &address]);
    assert_eq!(output.status.code(), Some(3));
    assert!(err(&output).contains(&address), "{}", err(&output));
}

/// A folder with the history of one answer, and the answer's id.
fn history_of_one(name: &str) -> (PathBuf, String) {
    use regula::{
        answer::Question,
        corpus::SourceFiles,
        history::{ConversationId, Given, History, Provenance},
    };
    let data = folder(name);
    let assistant = regula::answer::Assistant::load(&SourceFiles::shipped())
        .unwrap_or_else(|faults| panic!("{faults}"));
    let question = Question { question: "Can I pass?".into(), ..Question::default() };
    let answer = assistant.answer(&question).expect("it can be read");
    let history = History::open(&data).expect("the folder can be written");
    let given = Given {
        question: &question,
        provenance: Provenance::of(&assistant, &answer),
        answer,
        visitor: None,
        conversation: &ConversationId::fresh(),
    };
    let kept = history.keep(given).expect("it can be kept");
    (data, kept.id.expect("it has an id"))
}

#[test]
fn a_backup_is_whole_private_and_never_written_over() {
    use std::os::unix::fs::PermissionsExt;
    let (data, id) = history_of_one("backed-up");
    let data = data.to_str().expect("UTF-8").to_owned();
    // The server holds the history open while it is copied.
    let server = Server::start(&["--data-dir", &data]);
    let copy = folder("copies").join("copy.sqlite3");
    let backup = || run(&["backup", "--data-dir", &data, copy.to_str().expect("UTF-8")]);
    let output = backup();
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    assert!(out(&output).contains("one answer, as of now"), "{}", out(&output));
    assert_eq!(fs::metadata(&copy).expect("it is there").permissions().mode() & 0o777, 0o600);
    let before = fs::read(&copy).expect("it can be read");
    let again = backup();
    assert_eq!(again.status.code(), Some(3));
    assert!(err(&again).contains("nothing is written over"), "{}", err(&again));
    assert_eq!(fs::read(&copy).expect("it can be read"), before);
    assert_eq!(fs::read_dir(copy.parent().expect("a folder")).expect("it is there").count(), 1);
    drop(server);

    let restored = folder("restored");
    fs::copy(&copy, restored.join("history.sqlite3")).expect("it can be copied");
    let server = Server::start(&["--data-dir", restored.to_str().expect("UTF-8")]);
    let answer = server.get(&format!("/api/v1/answers/{id}"));
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("Can I pass?"), "{answer}");
}

#[test]
fn without_a_history_there_is_no_backup() {
    let (data, copies) = (folder("nothing-to-back-up"), folder("no-copies"));
    let copy = copies.join("copy.sqlite3");
    let arguments =
        ["backup", "--data-dir", data.to_str().expect("UTF-8"), copy.to_str().expect("UTF-8")];
    let output = run(&arguments);
    assert_eq!(output.status.code(), Some(3));
    assert!(err(&output).contains("there is no history in"), "{}", err(&output));
    let in_german = run(&[&arguments[..], &["--lang", "de"]].concat());
    assert!(err(&in_german).contains("liegt kein Verlauf"), "{}", err(&in_german));
    let copy = copy.to_str().expect("UTF-8");
    let of_database = run(&["backup", "--database", "postgres://host/name", copy]);
    assert_eq!(of_database.status.code(), Some(3));
    assert!(err(&of_database).contains("pg_dump"), "{}", err(&of_database));
    fs::write(data.join("history.sqlite3"), "no history at all, but some text").expect("written");
    let output = run(&arguments);
    assert_eq!(output.status.code(), Some(3));
    assert!(err(&output).contains("damaged"), "{}", err(&output));
    assert_eq!(fs::read_dir(&copies).expect("it is there").count(), 0, "nothing is left behind");
}

#[test]
fn without_a_program_that_speaks_the_tools_end_quietly() {
    let output = run(&["mcp"]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    assert_eq!((out(&output), err(&output)), (String::new(), String::new()));
}
