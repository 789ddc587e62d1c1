use crate::answer::{Answer, Assistant, Kind, split_verdict};

/// An answer with every step of its reasoning and every quotation written out.
pub fn in_full(assistant: &Assistant, mut answer: Answer) -> Answer {
    let (locale, lang) = (assistant.locale(), answer.lang);
    let mut quoted: Vec<String> = Vec::new();
    let mut quote = |id: &str, quote: &str, document: &str, heading: &str| {
        let place = format!("{id} {quote}");
        if quoted.contains(&place) {
            return None;
        }
        quoted.push(place);
        let words = [("quote", quote), ("document", document), ("heading", heading)];
        Some(locale.fill(lang, "reason-quote", &words))
    };
    let mut sentences: Vec<String> = Vec::new();
    if let Some(ruling) = &answer.ruling {
        sentences.extend(
            split_verdict(&answer.text).map(|(_, rest)| {
                answer.text[..answer.text.len() - rest.len()].trim_end().to_owned()
            }),
        );
        for finding in &ruling.findings {
            sentences.push(finding.text.clone());
            let cited = ruling.citations.iter().find(|citation| citation.id == finding.citation);
            sentences.extend(cited.and_then(|citation| {
                quote(&citation.id, &citation.quote, &citation.document, &citation.heading)
            }));
            sentences.extend(finding.note.clone());
        }
    } else {
        sentences.push(answer.text.clone());
        if answer.kind == Kind::Clarify {
            let name = |id: &str| {
                let referee = assistant.catalog().get(id);
                referee.map_or(id, |referee| referee.short_names().get(lang)).to_owned()
            };
            sentences.extend(answer.by_ruleset.iter().map(|by| {
                let words = [("names", &*name(&by.ruleset)), ("answer", &by.text)];
                locale.fill(lang, "answer-by", &words)
            }));
        }
        if !answer.kind.claims() {
            sentences.push(answer.confidence.reason.clone());
        }
        sentences.extend(answer.citations().iter().filter_map(|citation| {
            quote(&citation.id, &citation.quote, &citation.document, &citation.heading)
        }));
    }
    answer.text = sentences.join(lang.sentence_gap());
    answer
}
