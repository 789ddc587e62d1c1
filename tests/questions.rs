//! Questions with known answers: the corpus's own, and those that lie beside the repository.
//!
//! `regula corpus questions [FILE…]` prints the same table with every miss.

mod known;

use regula::{
    answer::measure::{self, Expected, Measured},
    corpus::{Language, SourceFiles},
};

/// Of a hundred compared, so many must be right.
struct Floors {
    kind: usize,
    verdict: usize,
    anchor: usize,
    refusal: usize,
}

/// Of a hundred questions about positions in each language, so many must be right in kind, verdict and ruling.
const POSITIONS: usize = 90;

fn measure_all(questions: &[Expected]) -> Vec<Measured> {
    questions.iter().map(|expected| measure::measure(known::assistant(), expected)).collect()
}

fn check(name: &str, measured: &[Measured], floors: &Floors) {
    let share = |right: &dyn Fn(&Measured) -> Option<bool>| {
        let compared: Vec<bool> = measured.iter().filter_map(right).collect();
        assert!(!compared.is_empty(), "{name}: nothing is compared");
        (100 * compared.iter().filter(|right| **right).count()) / compared.len()
    };
    let reached = [
        ("kind", share(&|one| Some(one.kind_right)), floors.kind),
        ("verdict", share(&|one| one.verdict_right), floors.verdict),
        ("anchor", share(&|one| one.anchor_right), floors.anchor),
        ("refusal", share(&|one| one.refusal_right), floors.refusal),
    ];
    let table: Vec<String> =
        reached.iter().map(|(what, share, _)| format!("{what} {share} %")).collect();
    println!("{name}: {} questions, {}", measured.len(), table.join(", "));
    let misses: Vec<String> = measured
        .iter()
        .filter(|one| !one.all_right())
        .map(|one| format!("  {}: {}", one.expected.id, one.expected.question.question))
        .collect();
    for (what, share, floor) in reached {
        assert!(share >= floor, "{name}: {what} {share} %, not {floor} %\n{}", misses.join("\n"));
    }
}

#[test]
fn the_questions_of_the_corpus_are_answered() {
    let files = SourceFiles::shipped();
    let questions: Vec<Expected> = files
        .paths()
        .filter(|path| path.ends_with("/questions.toml"))
        .flat_map(|path| {
            let text = files.text(path).expect("a listed file is there");
            measure::read(path, text).unwrap_or_else(|why| panic!("{why}"))
        })
        .collect();
    let floors = Floors { kind: 95, verdict: 91, anchor: 94, refusal: 94 };
    check("corpus", &measure_all(&questions), &floors);
}

#[test]
fn the_questions_about_positions_are_answered() {
    let files = SourceFiles::shipped();
    let mut questions: Vec<Expected> = Vec::new();
    for path in files.paths().filter(|path| path.ends_with("/positions.questions.toml")) {
        let text = files.text(path).expect("a listed file is there");
        questions.extend(measure::read(path, text).unwrap_or_else(|why| panic!("{why}")));
    }
    for language in Language::ALL {
        let of: Vec<Expected> =
            questions.iter().filter(|one| one.lang == language).cloned().collect();
        let measured = measure_all(&of);
        let wrong: Vec<String> = measured
            .iter()
            .filter(|one| !one.all_right())
            .map(|one| format!("  {}: {}", one.expected.id, one.expected.question.question))
            .collect();
        let share = (100 * (of.len() - wrong.len())) / of.len();
        println!("positions in words, {language}: {} questions, {share} % right", of.len());
        assert!(share >= POSITIONS, "{language}: {share} %\n{}", wrong.join("\n"));
    }
}

#[test]
fn the_questions_beside_the_repository_are_answered() {
    let file = "questions.jsonl";
    let Some(text) = known::shared_text(file) else { return };
    let questions = measure::read(file, &text).unwrap_or_else(|why| panic!("{why}"));
    let measured = measure_all(&questions);
    let floors = Floors { kind: 92, verdict: 95, anchor: 95, refusal: 95 };
    check("beside the repository", &measured, &floors);
    let ruled = measured.iter().filter(|one| one.expected.ruling.is_some());
    let wrong: Vec<&str> =
        ruled.filter(|one| !one.all_right()).map(|one| &*one.expected.id).collect();
    assert_eq!(wrong, Vec::<&str>::new(), "a question about a position is ruled on wrongly");
    let refused: Vec<&str> =
        measured.iter().filter(|one| one.refused_wrongly).map(|one| &*one.expected.id).collect();
    assert_eq!(refused, Vec::<&str>::new(), "refused although the texts answer them");
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let files = SourceFiles::shipped();
    let text = files.text("tablut/questions.toml").expect("Tablut has questions");
    for expected in
        measure::read("questions.toml", text).expect("they can be read").iter().step_by(7)
    {
        let once = known::assistant().answer(&expected.question);
        let again = known::assistant().answer(&expected.question);
        assert_eq!(once, again, "{}", expected.id);
    }
}
