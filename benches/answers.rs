//! How long a question in words takes: understand, search, compose. Each bench asserts its answer.
//!
//! `every_question` goes through the corpus's own questions, so its samples are questions, and the slowest one is seen.

use std::{
    sync::LazyLock,
    time::{Duration, Instant},
};

use divan::{Bencher, black_box};
use regula::{
    answer::{Assistant, Kind, Question, measure},
    corpus::{Language, SourceFiles},
};

static ASSISTANT: LazyLock<Assistant> = LazyLock::new(|| {
    Assistant::load(&SourceFiles::shipped()).unwrap_or_else(|problems| panic!("{problems}"))
});

fn main() {
    let start = Instant::now();
    LazyLock::force(&ASSISTANT);
    println!("load corpus: {:?}", start.elapsed());
    ASSISTANT.prepare();
    println!("load corpus, build index: {:?}", start.elapsed());
    percentiles();
    divan::main();
}

/// Median and 99th percentile over all questions of the corpus, each asked three times, the median of the three taken.
fn percentiles() {
    let mut times: Vec<Duration> = questions().iter().map(time).collect();
    times.sort();
    let at = |share: usize| times[(times.len() - 1) * share / 100];
    println!(
        "{} questions in words: median {:?}, p90 {:?}, p99 {:?}, slowest {:?}",
        times.len(),
        at(50),
        at(90),
        at(99),
        at(100)
    );
}

fn questions() -> Vec<Question> {
    let files = SourceFiles::shipped();
    files
        .paths()
        .filter(|path| path.ends_with("/questions.toml"))
        .filter_map(|path| measure::read(path, files.text(path)?).ok())
        .flatten()
        .map(|expected| expected.question)
        .collect()
}

fn time(question: &Question) -> Duration {
    let mut times = [(); 3].map(|()| {
        let start = Instant::now();
        let answer =
            ASSISTANT.answer(black_box(question)).expect("the corpus's questions can be read");
        assert!(!answer.text.is_empty(), "{}", question.question);
        start.elapsed()
    });
    times.sort();
    times[1]
}

#[divan::bench(args = ["May I pass in Tanbo?", "Darf ich bei Tanbo passen?", "Tanbo 可以pass嗎"])]
fn a_fact(bencher: Bencher<'_, '_>, words: &str) {
    ask(bencher, words, Kind::Fact);
}

#[divan::bench(args = ["What is the weather like today?"])]
fn a_refusal(bencher: Bencher<'_, '_>, words: &str) {
    ask(bencher, words, Kind::Unrelated);
}

fn ask(bencher: Bencher<'_, '_>, words: &str, expected: Kind) {
    let question = Question { question: words.to_owned(), ..Question::default() };
    bencher.bench(|| {
        let answer = ASSISTANT.answer(black_box(&question)).expect("it can be read");
        assert_eq!(answer.kind, expected, "{words}");
        serde_json::to_string(&answer).expect("an answer is JSON")
    });
}

/// What an answer's page compares its question with: as many earlier ones as are ever looked at.
#[divan::bench]
fn six_hundred_earlier_questions(bencher: Bencher<'_, '_>) {
    let earlier: Vec<Question> = questions().into_iter().cycle().take(600).collect();
    let earlier: Vec<(&str, Language)> =
        earlier.iter().map(|one| (&*one.question, one.lang.unwrap_or_default())).collect();
    bencher.bench(|| {
        let likeness = ASSISTANT.likeness(black_box((earlier[0].0, earlier[0].1)), &earlier);
        assert!((likeness[0] - 1.0).abs() < f32::EPSILON, "it is like itself");
        likeness
    });
}
