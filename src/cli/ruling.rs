use super::{
    board,
    page::{Ink, Page},
    sources,
};
use crate::{
    answer::{Assistant, FindingView, RulingView},
    corpus::Language,
    locale::Locale,
};

/// A ruling: what was decided, the board, the reasoning step by step, and the texts it rests on.
pub fn show(page: &mut Page, ruling: &RulingView, assistant: &Assistant, language: Language) {
    let locale = assistant.locale();
    decision(page, ruling, locale, language);
    if let Some(referee) = assistant.catalog().get(&ruling.ruleset) {
        let words = [("ruleset", referee.names().get(language)), ("id", referee.id())];
        page.put("", &locale.fill(language, "cli-under", &words), Ink::Faint);
        page.gap();
        board::draw(page, ruling, referee);
    }
    page.put("", &position_after(ruling, locale, language), Ink::Faint);
    page.gap();
    findings(page, &ruling.findings, locale, language);
    sources::show(page, &ruling.citations, locale, language);
}

fn decision(page: &mut Page, ruling: &RulingView, locale: &Locale, language: Language) {
    if let (Some(mv), Some(legal)) = (&ruling.mv, ruling.legal) {
        let (key, ink) = if legal { ("cli-legal", Ink::Good) } else { ("cli-illegal", Ink::Bad) };
        page.put("", &locale.fill(language, key, &[("move", mv)]), ink);
    } else if let Some(verdict) = ruling.verdict {
        page.put("", &locale.text(language, &verdict.to_string()), Ink::Strong);
    }
    if !ruling.captures.is_empty() {
        let squares = locale.list(language, &ruling.captures);
        page.put("", &locale.fill(language, "cli-removed", &[("squares", &squares)]), Ink::Strong);
    }
    for (squares, key) in [(&ruling.squares, "cli-squares"), (&ruling.moves, "cli-moves")] {
        if !squares.is_empty() {
            page.put(
                "",
                &locale.fill(language, key, &[("squares", &squares.join(" "))]),
                Ink::Plain,
            );
        }
    }
    let is_refused = ruling.legal == Some(false);
    if let Some(winner) = &ruling.winner {
        let side = locale.text(language, winner);
        page.put("", &locale.fill(language, "cli-wins", &[("side", &side)]), Ink::Strong);
    } else if ruling.draw {
        page.put("", &locale.text(language, "cli-draw"), Ink::Strong);
    } else if !is_refused {
        let position = ruling.result.as_ref().unwrap_or(&ruling.position);
        let turn = locale.text(language, position.rsplit(' ').next().unwrap_or_default());
        page.put("", &locale.fill(language, "cli-goes-on", &[("side", &turn)]), Ink::Plain);
    }
}

fn position_after(ruling: &RulingView, locale: &Locale, language: Language) -> String {
    match &ruling.result {
        Some(result) => locale.fill(language, "cli-position-after", &[("position", result)]),
        None => locale.fill(language, "cli-position", &[("position", &ruling.position)]),
    }
}

/// What decided is numbered; what only explains is not.
fn findings(page: &mut Page, findings: &[FindingView], locale: &Locale, language: Language) {
    page.put("", &locale.text(language, "cli-reasons"), Ink::Strong);
    let mut number = 0;
    for finding in findings {
        let mark = if finding.decides {
            number += 1;
            format!("{number:>3}. ")
        } else {
            "  –  ".to_owned()
        };
        page.put(&mark, &finding.text, Ink::Plain);
        let mut parts = vec![
            finding.citation.clone(),
            locale.text(language, &format!("cli-support-{}", finding.support)),
        ];
        if !finding.at.is_empty() {
            parts.insert(0, finding.at.join(" "));
        }
        page.put("     ", &parts.join(" · "), Ink::Faint);
        if let Some(note) = &finding.note {
            page.put("     ", note, Ink::Faint);
        }
    }
}
