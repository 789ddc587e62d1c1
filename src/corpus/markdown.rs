use super::{Language, PassageText, Problems};

/// A passage as one file holds it, before the languages are put together.
#[derive(Debug)]
pub(super) struct WrittenPassage {
    pub anchor: String,
    pub page: Option<u32>,
    pub line: usize,
    pub text: PassageText,
    /// For each paragraph, how many sentences it has.
    pub paragraphs: Vec<usize>,
}

/// Reads `## anchor | Heading | p. N` and, below it, one sentence a line; an empty line cuts paragraphs.
pub(super) fn read(
    file: &str,
    text: &str,
    language: Language,
    problems: &mut Problems,
) -> Vec<WrittenPassage> {
    let mut passages: Vec<WrittenPassage> = Vec::new();
    let mut gap = false;
    for (number, line) in text.lines().enumerate().map(|(index, line)| (index + 1, line.trim())) {
        if let Some(head) = line.strip_prefix("## ") {
            match heading(head) {
                Ok((anchor, heading, page)) => {
                    if passages.iter().any(|passage| passage.anchor == anchor) {
                        problems.add(file, number, format!("there are two passages `{anchor}`"));
                    }
                    let text = PassageText { heading, ..PassageText::default() };
                    passages.push(WrittenPassage {
                        anchor,
                        page,
                        line: number,
                        text,
                        paragraphs: Vec::new(),
                    });
                }
                Err(what) => problems.add(file, number, what),
            }
            gap = true;
        } else if line.starts_with('#') {
            problems.add(file, number, "only `## anchor | Heading` is a heading here");
        } else if line.is_empty() {
            gap = true;
        } else if let Some(passage) = passages.last_mut() {
            add_sentence(passage, line, language, std::mem::take(&mut gap));
        } else {
            problems.add(file, number, "text before the first `## anchor | Heading`");
        }
    }
    for passage in passages.iter().filter(|passage| passage.text.sentences.is_empty()) {
        problems.add(file, passage.line, format!("the passage `{}` is empty", passage.anchor));
    }
    passages
}

fn add_sentence(passage: &mut WrittenPassage, line: &str, language: Language, new_paragraph: bool) {
    let text = &mut passage.text;
    if !text.body.is_empty() {
        text.body.push_str(if new_paragraph { "\n\n" } else { language.sentence_gap() });
    }
    let start = text.body.len();
    text.body.push_str(line);
    text.sentences.push(start..text.body.len());
    match passage.paragraphs.last_mut() {
        Some(count) if !new_paragraph => *count += 1,
        _ => passage.paragraphs.push(1),
    }
}

fn heading(head: &str) -> Result<(String, String, Option<u32>), String> {
    let mut parts = head.split('|').map(str::trim);
    let anchor = parts.next().unwrap_or_default();
    let title = parts.next().unwrap_or_default();
    let page = match parts.next() {
        None => None,
        Some(page) => Some(
            page.strip_prefix("p. ")
                .and_then(|page| page.parse().ok())
                .ok_or_else(|| format!("`{page}` is not a page: write `p. 2`"))?,
        ),
    };
    let is_anchor = !anchor.is_empty()
        && anchor
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
    if !is_anchor {
        return Err(format!("`{anchor}` is not an anchor: small letters, digits and hyphens"));
    }
    if title.is_empty() || parts.next().is_some() {
        return Err("write `## anchor | Heading` or `## anchor | Heading | p. 2`".into());
    }
    Ok((anchor.to_owned(), title.to_owned(), page))
}
