use std::sync::Arc;

use super::{
    Address, Document, DocumentInfo, FactsFile, GameInfo, Language, Library, Passage, Problems,
    RulesetFile, SourceFiles, Term, facts, game, markdown, ruleset, terms,
};

/// Everything that the files hold, texts resolved; rulesets and facts wait for their engines.
#[derive(Debug)]
pub struct Corpus {
    pub library: Library,
    /// In their own order.
    pub games: Vec<GameInfo>,
    pub rulesets: Vec<RulesetFile>,
    pub facts: Vec<FactsFile>,
    pub terms: Vec<Term>,
    /// SHA-256 over all files.
    pub sha256: String,
}

/// Reads a corpus; whatever is wrong is added to `problems`, and the rest is read all the same.
///
/// The formats are shown by example in `corpus/README.md`; each is specified on the type that it is read into.
#[must_use]
pub fn load(files: &SourceFiles, problems: &mut Problems) -> Corpus {
    files.check_encoding(problems);
    let library = library(files, problems);
    let mut games: Vec<GameInfo> = files
        .texts(1, "/game.toml")
        .filter_map(|(file, text)| game::read(file, text, &library, problems))
        .collect();
    games.sort_by(|a, b| (a.order, &a.id).cmp(&(b.order, &b.id)));
    let mut rulesets: Vec<RulesetFile> = files
        .texts(1, ".ruleset.toml")
        .filter_map(|(file, text)| ruleset::read(file, text, problems))
        .collect();
    rulesets.sort_by_key(|ruleset| (place(&games, &ruleset.id), ruleset.order, ruleset.id.clone()));
    for game in &games {
        check_name(&format!("{}/game.toml", game.id), &game.id, problems);
    }
    for ruleset in &rulesets {
        let (game, name) = ruleset.id.split_once('/').unwrap_or_default();
        if games.iter().all(|known| known.id != game) {
            problems.add(&ruleset.file, 1, format!("there is no `{game}/game.toml`"));
        }
        check_name(&ruleset.file, name, problems);
        for document in &ruleset.documents {
            if library.document(document.get_ref()).is_none() {
                let line = super::line_of(&ruleset.text, document.span().start);
                problems.add(
                    &ruleset.file,
                    line,
                    format!("there is no document `{}`", document.get_ref()),
                );
            }
        }
    }
    let facts = files
        .texts(0, ".facts.toml")
        .map(|(file, text)| facts::read(file, text, &library, problems))
        .collect();
    let terms = files
        .texts(0, "terms.toml")
        .flat_map(|(file, text)| terms::read(file, text, problems))
        .collect();
    Corpus { library, games, rulesets, facts, terms, sha256: files.sha256() }
}

/// The names of folders and files stand in addresses, as they are.
fn check_name(file: &str, name: &str, problems: &mut Problems) {
    let is_plain =
        |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    if !name.chars().all(is_plain) {
        problems.add(
            file,
            1,
            format!("`{name}` is no name: small letters a to z, digits, hyphens"),
        );
    }
}

fn place(games: &[GameInfo], ruleset: &str) -> usize {
    let game = ruleset.split('/').next().unwrap_or_default();
    games.iter().position(|known| known.id == game).unwrap_or(usize::MAX)
}

fn library(files: &SourceFiles, problems: &mut Problems) -> Library {
    let mut documents: Vec<Document> = Vec::new();
    for (file, text) in files.texts(2, "/document.toml") {
        let folder = file.trim_end_matches("/document.toml");
        let (game, id) = folder.split_once('/').unwrap_or_default();
        check_name(file, id, problems);
        if documents.iter().any(|document| &*document.id == id) {
            problems.add(file, 1, format!("there are two documents `{id}`"));
        }
        match toml::from_str::<DocumentInfo>(text) {
            Ok(info) => {
                let passages = passages(files, folder, id, problems);
                documents.push(Document { id: id.into(), game: game.into(), info, passages });
            }
            Err(error) => problems.add_toml(file, text, &error),
        }
    }
    Library::new(documents)
}

/// Puts the three languages of a document together, passage by passage.
fn passages(
    files: &SourceFiles,
    folder: &str,
    document: &str,
    problems: &mut Problems,
) -> Vec<Arc<Passage>> {
    let mut read = |language: Language| {
        let file = format!("{folder}/{language}.md");
        let Some(text) = files.text(&file) else {
            problems.add(&file, 1, "this text is missing");
            return (file, Vec::new());
        };
        let passages = markdown::read(&file, text, language, problems);
        (file, passages)
    };
    let texts = Language::ALL.map(&mut read);
    let [(_, english), others @ ..] = &texts;
    for (file, passages) in others {
        check_alignment(file, english, passages, problems);
    }
    english
        .iter()
        .map(|passage| {
            let find = |(_, passages): &(String, Vec<markdown::WrittenPassage>)| {
                passages
                    .iter()
                    .find(|other| {
                        other.anchor == passage.anchor && other.paragraphs == passage.paragraphs
                    })
                    .unwrap_or(passage)
                    .text
                    .clone()
            };
            let address = Address::new(document, &passage.anchor);
            Arc::new(Passage::new(address, passage.page, texts.each_ref().map(find)))
        })
        .collect()
}

fn check_alignment(
    file: &str,
    english: &[markdown::WrittenPassage],
    other: &[markdown::WrittenPassage],
    problems: &mut Problems,
) {
    for passage in english {
        let anchor = &passage.anchor;
        let Some(same) = other.iter().find(|same| same.anchor == *anchor) else {
            problems.add(file, 1, format!("the passage `{anchor}` is missing"));
            continue;
        };
        if same.paragraphs != passage.paragraphs {
            problems.add(
                file,
                same.line,
                format!(
                    "`{anchor}` is not aligned: {:?} sentences a paragraph, {:?} in en.md",
                    same.paragraphs, passage.paragraphs
                ),
            );
        }
        if same.page != passage.page {
            problems.add(file, same.line, format!("`{anchor}` is on another page than in en.md"));
        }
    }
    for extra in
        other.iter().filter(|extra| !english.iter().any(|same| same.anchor == extra.anchor))
    {
        problems.add(file, extra.line, format!("en.md has no passage `{}`", extra.anchor));
    }
}
