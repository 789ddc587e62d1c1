use std::path::Path;

use super::{
    Context, Report, Stop, context, judge,
    page::{Ink, Page},
    sources,
};
use crate::{
    answer::{Assistant, Comparison, Group},
    engine::Ask,
};

#[derive(clap::Args)]
pub struct Arguments {
    #[arg(long, value_name = "GAME")]
    game: String,
    #[arg(long, allow_hyphen_values = true)]
    position: Option<String>,
    #[arg(long = "move", id = "move", value_name = "MOVE")]
    mv: Option<String>,
    #[arg(long)]
    json: bool,
}

pub fn run(
    arguments: &Arguments,
    corpus: Option<&Path>,
    context: &Context,
) -> Result<Report, Stop> {
    let assistant = context::assistant(corpus)?;
    let ask = arguments.mv.clone().map_or(Ask::Status, Ask::Move);
    let position = arguments.position.as_deref();
    let comparison = assistant.compare(&arguments.game, position, &ask, context.language)?;
    if arguments.json {
        return Ok(judge::json(&comparison).into());
    }
    let mut page = Page::new(context.look);
    show(&mut page, &comparison, &assistant, context);
    Ok(page.into_text().into())
}

fn show(page: &mut Page, comparison: &Comparison, assistant: &Assistant, context: &Context) {
    let key = if comparison.agree { "cli-rulesets-agree" } else { "cli-rulesets-differ" };
    page.put("", &context.text(key), Ink::Strong);
    if let Some(side) = &comparison.turn_taken {
        let side = context.text(side);
        page.put("", &context.fill("cli-turn-taken", &[("side", &side)]), Ink::Plain);
    }
    for group in &comparison.groups {
        page.gap();
        let mv = comparison.mv.as_deref();
        page.put("", &verdict(group, mv, context), Ink::Strong);
        for deciding in &group.rulesets {
            let finding = &deciding.finding;
            page.put("  ", &name(&deciding.ruleset, assistant, context), Ink::Plain);
            page.put("    ", &finding.text, Ink::Plain);
            let support = context.text(&format!("cli-support-{}", finding.support));
            page.put("    ", &[finding.citation.clone(), support].join(" · "), Ink::Faint);
        }
        sources::show(page, &group.citations, assistant.locale(), context.language);
    }
    if !comparison.cannot_read.is_empty() {
        page.gap();
        let names = context.locale.list(context.language, &comparison.cannot_read);
        page.put("", &context.fill("cli-other-board", &[("rulesets", &names)]), Ink::Faint);
    }
}

fn name(ruleset: &str, assistant: &Assistant, context: &Context) -> String {
    let names = assistant.catalog().get(ruleset).map(crate::engine::Referee::names);
    let name = names.map_or(ruleset, |names| names.get(context.language));
    context.fill("cli-under", &[("ruleset", name), ("id", ruleset)])
}

/// What a group of rulesets makes of it, in a line: legal or not, what is removed, how the game stands.
fn verdict(group: &Group, mv: Option<&str>, context: &Context) -> String {
    let mut sentences = Vec::new();
    if let (Some(mv), Some(legal)) = (mv, group.legal) {
        let key = if legal { "cli-legal" } else { "cli-illegal" };
        sentences.push(context.fill(key, &[("move", mv)]));
    }
    if !group.captures.is_empty() {
        let squares = context.locale.list(context.language, &group.captures);
        sentences.push(context.fill("cli-removed-all", &[("squares", &squares)]));
    }
    if let Some(winner) = &group.winner {
        sentences.push(context.fill("cli-wins", &[("side", &context.text(winner))]));
    } else if group.draw {
        sentences.push(context.text("cli-draw"));
    } else if group.legal != Some(false) {
        sentences.push(context.text("cli-plays-on"));
    }
    sentences.join(context.language.sentence_gap())
}
