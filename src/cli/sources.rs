use super::page::{Ink, Page};
use crate::{
    answer::CitationView,
    corpus::{Language, Wording},
    locale::Locale,
};

/// The quotes, each with its document, section and page.
pub fn show(page: &mut Page, citations: &[CitationView], locale: &Locale, language: Language) {
    if citations.is_empty() {
        return;
    }
    page.gap();
    page.put("", &locale.text(language, "cli-sources"), Ink::Strong);
    for citation in citations {
        let quote = locale.fill(language, "cli-quote", &[("quote", &citation.quote)]);
        page.put("  ", &quote, Ink::Plain);
        page.put("    ", &source(citation, locale, language), Ink::Faint);
    }
}

fn source(citation: &CitationView, locale: &Locale, language: Language) -> String {
    let year = citation.year.to_string();
    let words = [
        ("document", citation.document.as_str()),
        ("publisher", &citation.publisher),
        ("year", &year),
        ("heading", &citation.heading),
    ];
    let mut parts = vec![locale.fill(language, "cli-source", &words)];
    if let Some(page) = citation.page {
        parts.push(locale.fill(language, "cli-page", &[("page", &page.to_string())]));
    }
    parts.push(citation.id.clone());
    let key = match citation.wording {
        Wording::Restated => "cli-restated",
        Wording::Original => "cli-original",
    };
    parts.push(locale.fill(language, key, &[("source", &citation.source_url)]));
    parts.join(" · ")
}
