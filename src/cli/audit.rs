use super::{
    Context,
    page::{Ink, Page, width},
    ruling,
};
use crate::{
    answer::Assistant,
    engine::Referee,
    records::{AuditView, PlyView},
};

/// An audit: what was found, every move on its line, and where play stopped the whole ruling.
pub fn show(page: &mut Page, audit: &AuditView, assistant: &Assistant, context: &Context) {
    let ink = if audit.legal { Ink::Good } else { Ink::Bad };
    page.put("", &audit.text, ink);
    let name = |id: &str| {
        let names = assistant.catalog().get(id).map(Referee::names);
        names.map_or_else(|| id.to_owned(), |names| names.get(context.language).to_owned())
    };
    let words = [("ruleset", &*name(&audit.ruleset)), ("id", &*audit.ruleset)];
    page.put("", &context.fill("cli-under", &words), Ink::Faint);
    let format = context.text(&format!("record-format-{}", audit.format));
    page.put("", &context.fill("record-read-as", &[("format", &format)]), Ink::Faint);
    for note in &audit.notes {
        page.put("", note, Ink::Faint);
    }
    page.gap();
    plies(page, &audit.plies, context);
    if !audit.unplayed.is_empty() {
        let moves = audit.unplayed.join(" ");
        page.put("", &context.fill("cli-unplayed", &[("moves", &moves)]), Ink::Faint);
    }
    if let Some(ruling) = audit.ruling.as_ref().filter(|ruling| ruling.legal != Some(true)) {
        page.gap();
        ruling::show(page, ruling, assistant, context.language);
    }
    page.gap();
    page.put("", &audit.standing, Ink::Strong);
    if let Some(claim) = &audit.claim {
        page.put("", &claim.text, if claim.agrees == "no" { Ink::Bad } else { Ink::Plain });
    }
    for repeated in &audit.repeated {
        page.put("", &repeated.text, Ink::Plain);
    }
    if !audit.elsewhere.is_empty() {
        page.gap();
        page.put("", &context.text("record-elsewhere"), Ink::Strong);
        for other in &audit.elsewhere {
            page.put("  ", &name(&other.ruleset), Ink::Plain);
            page.put("    ", &other.text, Ink::Plain);
            if let Some(finding) = &other.finding {
                page.put("    ", &finding.text, Ink::Faint);
                page.put("    ", &finding.citation, Ink::Faint);
            }
        }
    }
}

/// A line for each move: its number, the side, how it was written, what was taken, and the rules behind that.
fn plies(page: &mut Page, plies: &[PlyView], context: &Context) {
    let sides: Vec<String> = plies.iter().map(|ply| context.text(ply.side)).collect();
    let widest = |texts: &mut dyn Iterator<Item = &str>| texts.map(width).max().unwrap_or(0);
    let of_side = widest(&mut sides.iter().map(String::as_str));
    let of_move = widest(&mut plies.iter().map(|ply| ply.written.as_str()));
    for (ply, side) in plies.iter().zip(&sides) {
        let gap = |text: &str, room: usize| " ".repeat(room.saturating_sub(width(text)));
        let mut line = format!(
            "{:>4}  {side}{}  {}{}",
            ply.ply,
            gap(side, of_side),
            ply.written,
            gap(&ply.written, of_move)
        );
        if !ply.legal {
            line.push_str("  ");
            line.push_str(&page.paint(&context.text("illegal"), Ink::Bad));
        }
        if !ply.captures.is_empty() {
            line.push_str("  × ");
            line.push_str(&ply.captures.join(" "));
        }
        let mut rules: Vec<String> = Vec::new();
        for finding in &ply.findings {
            let rule = format!("{} ({})", finding.rule, finding.citation);
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
        if !rules.is_empty() {
            line.push_str("  ");
            line.push_str(&page.paint(&rules.join(", "), Ink::Faint));
        }
        page.line(&line);
        if let Some(difference) = &ply.difference {
            page.put("      ", difference, Ink::Bad);
        }
    }
}
