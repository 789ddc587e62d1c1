//! What the search must understand, and how often one way to ask finds another, on the shipped corpus.

use std::sync::{Arc, LazyLock};

use regula::{
    corpus::{Corpus, Language, Problems, SourceFiles, load},
    search::{Nearest, PassageScope, Phrase, SearchIndex},
};

/// The shipped ways to ask; for each its fact, and which of its ways to ask it belongs to.
struct Shipped {
    index: SearchIndex,
    phrases: Vec<Phrase>,
    asks: Vec<(String, usize)>,
}

static SHIPPED: LazyLock<Shipped> = LazyLock::new(|| {
    let corpus = corpus();
    let (mut phrases, mut asks) = (Vec::new(), Vec::new());
    for file in &corpus.facts {
        for fact in &file.facts {
            for (number, ask) in fact.asks.iter().enumerate() {
                for (language, text) in ask.phrases.all() {
                    let (scope, text) = (file.engine.clone(), text.to_owned());
                    phrases.push(Phrase { id: phrases.len(), scope, language, text });
                    asks.push((format!("{}/{}", file.engine, fact.key), number));
                }
            }
        }
    }
    let index = build(corpus, &phrases);
    Shipped { index, phrases, asks }
});

fn corpus() -> Corpus {
    load(&SourceFiles::shipped(), &mut Problems::default())
}

/// The terms and one short document.
fn small_corpus() -> Corpus {
    let mut files = SourceFiles::shipped();
    let paths: Vec<String> = files.paths().map(str::to_owned).collect();
    for path in paths {
        if path != "terms.toml" && !path.starts_with("tanbo/steere-2026/") {
            files.remove(&path);
        }
    }
    load(&files, &mut Problems::default())
}

fn build(corpus: Corpus, phrases: &[Phrase]) -> SearchIndex {
    SearchIndex::build(Arc::new(corpus.library), &corpus.terms, phrases)
        .expect("the shipped corpus can be indexed")
}

/// The likeness of a question to each of some known ways to ask.
fn likeness<const N: usize>(
    question: &str,
    language: Language,
    known: [(Language, &str); N],
) -> [f32; N] {
    let phrases: Vec<Phrase> = known
        .iter()
        .enumerate()
        .map(|(id, &(language, text))| {
            let (scope, text) = ("x".to_owned(), text.to_owned());
            Phrase { id, scope, language, text }
        })
        .collect();
    let index = build(small_corpus(), &phrases);
    let near = index.nearest(&index.analyze(question, language), &["x"], N);
    let of =
        |id| near.iter().find(|near: &&Nearest| near.id == id).map_or(0.0, |near| near.likeness);
    std::array::from_fn(of)
}

const EN: Language = Language::English;
const DE: Language = Language::German;
const ZH: Language = Language::Chinese;

#[test]
fn the_same_words_are_wholly_alike() {
    for (language, text) in
        [(EN, "May I pass?"), (DE, "Darf der König auf den Thron?"), (ZH, "國王可以吃子嗎？")]
    {
        let [alike] = likeness(text, language, [(language, text)]);
        assert!((alike - 1.0).abs() < 1e-4, "{text}: {alike}");
    }
}

#[test]
fn must_and_may_come_apart() {
    for (language, asked, must, may) in [
        (EN, "Do I have to capture?", "Must I capture?", "May I capture?"),
        (DE, "Bin ich verpflichtet zu schlagen?", "Muss ich schlagen?", "Darf ich schlagen?"),
        (ZH, "一定要吃子嗎", "必須吃子嗎？", "可以吃子嗎？"),
        (ZH, "非吃不可嗎", "必須吃子嗎？", "可以吃子嗎？"),
    ] {
        let [must, may] = likeness(asked, language, [(language, must), (language, may)]);
        assert!(must > may + 0.2, "{asked}: {must} {may}");
    }
}

#[test]
fn a_negation_on_one_side_makes_unlike() {
    for (language, asked, same, other) in [
        (EN, "Is it forbidden to pass?", "Is passing not allowed?", "Is passing allowed?"),
        (DE, "Ist Passen verboten?", "Ist Passen nicht erlaubt?", "Ist Passen erlaubt?"),
        (ZH, "不可以跳過嗎", "禁止跳過嗎？", "可以跳過嗎？"),
    ] {
        let [same, other] = likeness(asked, language, [(language, same), (language, other)]);
        assert!(same > other + 0.1, "{asked}: {same} {other}");
    }
}

#[test]
fn isnt_at_the_beginning_is_no_negation() {
    let [same, other] = likeness(
        "Isn't passing forbidden?",
        EN,
        [(EN, "Is passing forbidden?"), (EN, "Is passing allowed?")],
    );
    assert!(same > other + 0.1, "{same} {other}");
}

#[test]
fn black_is_not_white_and_own_is_not_enemy() {
    for (language, asked, same, other) in [
        (EN, "does black start", "Does Black go first?", "Does White go first?"),
        (DE, "fängt weiss an", "Beginnt Weiß?", "Beginnt Schwarz?"),
        (ZH, "可以下在敵子旁邊嗎", "可以下在對手棋子旁邊嗎", "可以下在自己棋子旁邊嗎"),
        (
            DE,
            "meine eigene Wurzel entfernen",
            "eigene Wurzeln wegnehmen",
            "gegnerische Wurzeln wegnehmen",
        ),
    ] {
        let [same, other] = likeness(asked, language, [(language, same), (language, other)]);
        assert!(same > other + 0.1, "{asked}: {same} {other}");
    }
}

#[test]
fn a_question_is_understood_however_it_is_spelt() {
    for (language, asked, known) in [
        (EN, "can a piese jump over annother", "Can a piece jump over another?"),
        (EN, "may the king stop on the trone", "May the king stop on the throne?"),
        (DE, "darf der koenig auf den tron", "Darf der König auf den Thron?"),
        (DE, "Darf ein Söldner auf das Thronfeld?", "Darf ein Söldner auf den Thron?"),
        (DE, "wer fängt im Spiel denn eigentlich an", "Wer beginnt?"),
        (ZH, "国王可以回王座吗", "國王可以回到王座嗎？"),
    ] {
        let [alike] = likeness(asked, language, [(language, known)]);
        assert!(alike > 0.7, "{asked}: {alike}");
    }
}

#[test]
fn a_question_finds_its_like_in_another_language() {
    let known = [(EN, "May a piece jump over the king?"), (EN, "Who wins the game?")];
    for (language, asked) in
        [(DE, "Darf eine Figur den König überspringen?"), (ZH, "棋子可以跳過國王嗎")]
    {
        let [same, other] = likeness(asked, language, known);
        assert!(same > 0.6 && other < 0.3, "{asked}: {same} {other}");
    }
}

#[test]
fn a_passage_is_found_in_every_language() {
    for (language, question) in [
        (EN, "When is a root bounded?"),
        (DE, "Wann ist eine Wurzel eingeschlossen?"),
        (ZH, "根什麼時候算封死？"),
    ] {
        let question = SHIPPED.index.analyze(question, language);
        let scope = PassageScope::Documents(vec!["steere-2026".into()]);
        let hits = SHIPPED.index.passages(&question, &scope, 3);
        assert_eq!(hits[0].address.to_string(), "steere-2026#bounded", "{language}");
        assert!(hits[0].covered > 0.7, "{language}: {}", hits[0].covered);
        assert!(hits[0].sentences.is_sorted_by(|a, b| a.1 >= b.1), "{language}");
    }
}

#[test]
fn passages_stay_within_their_scope() {
    let question = SHIPPED.index.analyze("May I place a stone beside the king?", EN);
    let hits = SHIPPED.index.passages(&question, &PassageScope::Game("tanbo".into()), 50);
    let corpus = corpus();
    for hit in &hits {
        let document = corpus.library.document(hit.address.document()).expect("it is there");
        assert_eq!(&*document.game, "tanbo", "{}", hit.address);
    }
    assert!(!hits.is_empty());
    assert!(SHIPPED.index.passages(&question, &PassageScope::Documents(vec![]), 5).is_empty());
}

#[test]
fn what_the_corpus_has_not_is_little_covered() {
    for (language, text) in [
        (EN, "What is the capital city of France?"),
        (DE, "Wie wird morgen das Wetter in Hamburg?"),
        (ZH, "明天台北會下雨嗎"),
    ] {
        let question = SHIPPED.index.analyze(text, language);
        let hits = SHIPPED.index.passages(&question, &PassageScope::Everything, 1);
        assert!(hits.first().is_none_or(|hit| hit.covered < 0.6), "{text}: {hits:?}");
    }
}

#[test]
fn nothing_is_found_for_a_question_without_words() {
    for text in ["", "?!", "…"] {
        let question = SHIPPED.index.analyze(text, EN);
        assert!(question.is_empty(), "{text}");
        assert_eq!(SHIPPED.index.nearest(&question, &["tanbo"], 5), []);
        assert_eq!(SHIPPED.index.passages(&question, &PassageScope::Everything, 5), []);
    }
}

#[test]
fn tokens_stand_where_the_question_has_them() {
    for (language, text) in [(DE, "Darf der König aufs Thronfeld?"), (ZH, "國王可以 pass 嗎？")]
    {
        let question = SHIPPED.index.analyze(text, language);
        for token in question.tokens() {
            assert!(
                text.get(token.bytes.clone()).is_some_and(|word| !word.is_empty()),
                "{token:?}"
            );
        }
    }
}

/// Each phrase is asked as if it were not known. The shares were measured on ways to ask that differ as much as they can; they
/// may fall a little as more are added, not by much.
#[test]
fn a_way_to_ask_finds_another_of_the_same_matter() {
    for (language, least_fact, least_ask) in [(EN, 0.52, 0.45), (DE, 0.52, 0.45), (ZH, 0.48, 0.42)]
    {
        let (mut asked, mut same_fact, mut same_ask) = (0.0, 0.0, 0.0);
        for phrase in SHIPPED.phrases.iter().filter(|phrase| phrase.language == language).step_by(2)
        {
            let question = SHIPPED.index.analyze(&phrase.text, language);
            let near = SHIPPED.index.nearest(&question, &[&phrase.scope], 4);
            let other = near.iter().find(|near| near.id != phrase.id);
            let (fact, ask) = &SHIPPED.asks[phrase.id];
            let found = other.map(|other| &SHIPPED.asks[other.id]);
            asked += 1.0;
            same_fact += f64::from(u8::from(found.is_some_and(|found| found.0 == *fact)));
            same_ask +=
                f64::from(u8::from(found.is_some_and(|found| found == &(fact.clone(), *ask))));
        }
        let (same_fact, same_ask) = (same_fact / asked, same_ask / asked);
        println!(
            "{language}: {asked} asked, same fact {same_fact:.3}, same yes or no {same_ask:.3}"
        );
        assert!(same_fact >= least_fact, "{language}: same fact {same_fact:.3}");
        assert!(same_ask >= least_ask, "{language}: same yes or no {same_ask:.3}");
    }
}
