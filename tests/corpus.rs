//! The shipped corpus has no problem; a broken one has exactly the problems that it should have.

use regula::{answer::Assistant, corpus::SourceFiles};

const RULESET: &str = "tanbo/steere-2026.ruleset.toml";
const GAME: &str = "tanbo/game.toml";
const ENGLISH: &str = "tanbo/steere-2026/en.md";
const GERMAN: &str = "tanbo/steere-2026/de.md";

#[test]
fn the_shipped_corpus_has_no_problem() {
    if let Err(problems) = Assistant::load(&SourceFiles::shipped()) {
        panic!("\n{problems}");
    }
}

#[test]
fn a_folder_reads_like_the_files_inside_the_program() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/corpus");
    let files = SourceFiles::below(folder.as_ref()).expect("the folder is there");
    assert_eq!(files.sha256(), SourceFiles::shipped().sha256());
}

/// The shipped corpus with something broken in it.
struct Broken(SourceFiles);

impl Broken {
    fn new() -> Self {
        Self(SourceFiles::shipped())
    }

    fn text(&self, file: &str) -> String {
        self.0.text(file).unwrap_or_else(|| panic!("{file} is not in the corpus")).to_owned()
    }

    /// Writes `new` where `old` first stands; returns that line, counted from 1.
    fn write(&mut self, file: &str, old: &str, new: &str) -> usize {
        let text = self.text(file);
        let at = text.find(old).unwrap_or_else(|| panic!("{file} does not say {old}"));
        self.0.insert(file, text.replacen(old, new, 1));
        text[..at].matches('\n').count() + 1
    }

    /// Takes out everything from the line that `from` opens up to the line that `to` opens.
    fn cut(&mut self, file: &str, from: &str, to: &str) {
        let text = self.text(file);
        let begin = text.find(from).unwrap_or_else(|| panic!("{file} does not say {from}"));
        let end = begin
            + text[begin..].find(to).unwrap_or_else(|| panic!("{file}: no {to} after {from}"));
        self.0.insert(file, format!("{}{}", &text[..begin], &text[end..]));
    }

    fn problems(&self) -> Vec<String> {
        match Assistant::load(&self.0) {
            Ok(_) => Vec::new(),
            Err(problems) => problems.sorted().iter().map(ToString::to_string).collect(),
        }
    }

    fn must_say(&self, expected: &[String]) {
        let found = self.problems();
        assert_eq!(
            found,
            expected,
            "\nfound\n{}\nexpected\n{}",
            found.join("\n"),
            expected.join("\n")
        );
    }
}

#[test]
fn a_citation_that_names_no_passage() {
    let mut broken = Broken::new();
    let text = broken.text(RULESET);
    let rule = text.find("[rules.no-pass]").expect("the rule is there");
    let at = rule + text[rule..].find("cite").expect("it cites");
    let end = at + text[at..].find('\n').expect("the line ends");
    let line = text[..at].matches('\n').count() + 1;
    broken
        .0
        .insert(RULESET, format!("{}cite = \"steere-2026#nowhere\"{}", &text[..at], &text[end..]));
    broken.must_say(&[format!("{RULESET}:{line}: `steere-2026#nowhere` names no passage")]);
}

#[test]
fn a_quote_that_does_not_stand_there() {
    let mut broken = Broken::new();
    let quote = "Exactly one empty point lies between";
    broken.write(RULESET, quote, "Exactly two empty points lie between");
    let text = broken.text(RULESET);
    let at = text.find("two empty points").expect("it was written");
    let line = text[..text[..at].rfind("cite").expect("it cites")].matches('\n').count() + 1;
    let says =
        "does not say “Exactly two empty points lie between one starting stone and the next.”";
    broken.must_say(&[format!("{RULESET}:{line}: `steere-2026#setup` {says}")]);
}

#[test]
fn an_anchor_that_is_missing_in_one_language() {
    let mut broken = Broken::new();
    let line = broken.write(GERMAN, "## no-new-roots |", "## undecided |");
    broken.must_say(&[
        format!("{GERMAN}:1: the passage `no-new-roots` is missing"),
        format!("{GERMAN}:{line}: en.md has no passage `undecided`"),
    ]);
}

#[test]
fn sentences_that_are_not_aligned() {
    let mut broken = Broken::new();
    let heading = "## setup |";
    let text = broken.text(GERMAN);
    let begin = text.find(heading).expect("the passage is there");
    let body = begin + text[begin..].find('\n').expect("the heading ends") + 1;
    let line = text[..begin].matches('\n').count() + 1;
    broken.0.insert(GERMAN, format!("{}Noch ein Satz.\n{}", &text[..body], &text[body..]));
    let problems = broken.problems();
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert!(
        problems[0].starts_with(&format!("{GERMAN}:{line}: `setup` is not aligned:")),
        "{problems:?}"
    );
}

#[test]
fn a_text_that_is_missing() {
    let mut broken = Broken::new();
    broken.0.remove(GERMAN);
    let problems = broken.problems();
    assert!(problems.contains(&format!("{GERMAN}:1: this text is missing")), "{problems:?}");
}

#[test]
fn a_key_that_is_spelt_wrongly() {
    let mut broken = Broken::new();
    let line = broken.write(RULESET, "documents =", "document = 1\ndocuments =");
    let problems = broken.problems();
    let expected = format!("{RULESET}:{line}: unknown field `document`");
    assert!(problems.iter().any(|problem| problem.starts_with(&expected)), "{problems:?}");
}

#[test]
fn a_rule_that_the_engine_does_not_know() {
    let mut broken = Broken::new();
    let line = broken.write(
        RULESET,
        "[rules.no-pass]",
        "[rules.en-passant]\ncite = \"steere-2026#placement\"\nassumed = { en = \"e\", de = \"d\", zh-Hant = \"z\" }\n\n[rules.no-pass]",
    );
    broken.must_say(&[format!("{RULESET}:{line}: this engine has no rule `en-passant`")]);
}

#[test]
fn a_rule_that_is_missing() {
    let mut broken = Broken::new();
    broken.cut(RULESET, "[rules.no-pass]", "\n[rules.");
    broken.must_say(&[format!("{RULESET}:1: the rule `no-pass` is missing: `[rules.no-pass]`")]);
}

#[test]
fn a_value_that_the_rule_cannot_have() {
    let mut broken = Broken::new();
    let text = broken.text(RULESET);
    let rule = text.find("[rules.first-move]").expect("the rule is there");
    let at = rule + text[rule..].find("\"black\"").expect("it has a value");
    let line = text[..at].matches('\n').count() + 1;
    broken.0.insert(RULESET, format!("{}\"green\"{}", &text[..at], &text[at + 7..]));
    broken.must_say(&[format!("{RULESET}:{line}: `green` is not a side: black or white")]);
}

#[test]
fn a_start_that_cannot_be_read() {
    let mut broken = Broken::new();
    let line = broken.write(
        RULESET,
        "\"b1w1b1w/7/w1b1w1b/7/b1w1b1w/7/w1b1w1b black\"",
        "\"b1w1b1w/7/w1b1w1b/7/b1w1b1w/7/w1b1w1 black\"",
    );
    broken.must_say(&[format!(
        "{RULESET}:{line}: bad start position: fault ragged row (row 1, width 6, expected 7)"
    )]);
}

#[test]
fn a_start_of_another_size_than_it_says() {
    let mut broken = Broken::new();
    let line = broken.write(RULESET, "size     = \"7x7\"", "size     = \"7x8\"");
    broken.must_say(&[format!("{RULESET}:{}: the start is 7x7, not 7x8", line + 1)]);
}

#[test]
fn an_engine_that_does_not_exist() {
    let mut broken = Broken::new();
    let line = broken.write(RULESET, "engine    = \"tanbo\"", "engine    = \"go\"");
    let problems = broken.problems();
    let expected = format!("{RULESET}:{line}: no engine is called `go`:");
    assert!(problems.iter().any(|problem| problem.starts_with(&expected)), "{problems:?}");
}

#[test]
fn a_catalogue_that_contradicts_the_rules_without_saying_so() {
    let mut broken = Broken::new();
    let text = broken.text(GAME);
    let begin =
        text.find("[[catalogue.players.but]]").expect("the catalogue says what the texts say");
    let end = text.find("[catalogue.minutes]").expect("minutes follow players");
    broken.0.insert(GAME, format!("{}{}", &text[..begin], &text[end..]));
    let line =
        text[..text.find("[catalogue.players]").expect("it is there")].matches('\n').count() + 1;
    let says = |ruleset: &str| {
        format!(
            "{GAME}:{line}: the catalogue says 2 to 4 players, `{ruleset}` has 2: show it with a `but` that cites its document"
        )
    };
    broken.must_say(&[says("tanbo/steere-1993"), says("tanbo/steere-2026")]);
}

#[test]
fn a_catalogue_fact_that_has_no_name() {
    let mut broken = Broken::new();
    let line = broken.write(GAME, "[catalogue.age]", "[catalogue.ages]");
    let problems = broken.problems();
    let expected = format!("{GAME}:{line}: `ages` is not a catalogue fact: designer,");
    assert!(problems.iter().any(|problem| problem.starts_with(&expected)), "{problems:?}");
}

#[test]
fn a_name_that_cannot_stand_in_an_address() {
    let mut broken = Broken::new();
    let text = broken.text(RULESET);
    broken.0.insert("tanbo/Of 2026.ruleset.toml", text);
    let says = "`Of 2026` is no name: small letters a to z, digits, hyphens";
    let problems = broken.problems();
    assert!(problems.contains(&format!("tanbo/Of 2026.ruleset.toml:1: {says}")), "{problems:?}");
}

#[test]
fn an_address_that_is_none_of_the_web() {
    let mut broken = Broken::new();
    let file = "ard-ri/dragonheelslair-ard-ri/document.toml";
    let line = broken.write(file, "\"http://", "\"javascript:");
    let expected = format!("{file}:{line}: an address begins with https:// or http://");
    assert_eq!(broken.problems().first(), Some(&expected));
}

#[test]
fn words_that_say_nothing_in_one_language() {
    let mut broken = Broken::new();
    let text = broken.text(GAME);
    let begin = text.find("de = \"").expect("it is translated") + 6;
    let end = begin + text[begin..].find('"').expect("the words end");
    broken.0.insert(GAME, format!("{} {}", &text[..begin], &text[end..]));
    let problems = broken.problems();
    assert!(problems.contains(&format!("{GAME}:1: nothing is said here")), "{problems:?}");
}

#[test]
fn a_ruleset_without_its_game() {
    let mut broken = Broken::new();
    let text = broken.text(RULESET);
    broken.0.insert("lost/found.ruleset.toml", text);
    let problems = broken.problems();
    let expected = "lost/found.ruleset.toml:1: there is no `lost/game.toml`".to_owned();
    assert!(problems.contains(&expected), "{problems:?}");
}

#[test]
fn a_file_that_is_not_utf_8() {
    let mut broken = Broken::new();
    let mut bytes = b"names = { en = \"Tanbo\" }\n# Wei\xdf\n".to_vec();
    bytes.extend(broken.text("ard-ri/game.toml").into_bytes());
    broken.0.insert("ard-ri/game.toml", bytes);
    let problems = broken.problems();
    assert!(problems.contains(&"ard-ri/game.toml:2: not UTF-8".to_owned()), "{problems:?}");
}

#[test]
fn a_file_that_is_not_toml() {
    let mut broken = Broken::new();
    let line = broken.write(GAME, "order   = 1", "order   = = 1");
    let problems = broken.problems();
    let expected = format!("{GAME}:{line}: ");
    assert!(problems.iter().any(|problem| problem.starts_with(&expected)), "{problems:?}");
}

#[test]
fn a_heading_that_is_none() {
    let mut broken = Broken::new();
    let line = broken.write(ENGLISH, "## setup |", "### setup |");
    let problems = broken.problems();
    let expected = format!("{ENGLISH}:{line}: only `## anchor | Heading` is a heading here");
    assert!(problems.contains(&expected), "{problems:?}");
}

#[test]
fn every_fault_is_named_in_one_pass() {
    let mut broken = Broken::new();
    let first = broken.write(GAME, "[catalogue.age]", "[catalogue.ages]");
    let second = broken.write(RULESET, "size     = \"7x7\"", "size     = \"7x8\"");
    let problems = broken.problems();
    for line in [format!("{GAME}:{first}: "), format!("{RULESET}:{}: ", second + 1)] {
        assert!(
            problems.iter().any(|problem| problem.starts_with(&line)),
            "{line} in {problems:?}"
        );
    }
}
