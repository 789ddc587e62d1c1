use serde::Serialize;
use serde_json::{Map, Value, json};

use super::Keeping;
use crate::{
    answer::Fault,
    corpus::{Address, Language},
    web::{
        App,
        api::{ask, body::Body, games, passages, query::Fields, records, rulings, search},
        refusal::{Refusal, Why},
    },
};

/// What can be called.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum ToolName {
    AskRules,
    RuleOnPosition,
    AuditRecord,
    SearchPassages,
    ReadPassage,
    ListGames,
    DescribeGame,
    DescribeRuleset,
}

/// Calls a tool: an object as the API gives it, a list under the name of what it lists.
///
/// # Errors
///
/// As the API refuses: every fault of the arguments.
pub async fn call(
    app: &App,
    keeping: Keeping,
    name: ToolName,
    arguments: Map<String, Value>,
) -> Result<Value, Refusal> {
    let body = Body::of(app, Language::default(), arguments);
    match name {
        ToolName::AskRules => {
            let mut answer = value(&ask::answer(app, body).await?)?;
            if keeping == Keeping::NotKept {
                // Remembered to be gone on from, but nobody else can reach it.
                answer["id"] = Value::Null;
                answer["url"] = Value::Null;
            }
            Ok(answer)
        }
        ToolName::RuleOnPosition => {
            let rulings = rulings::rule(app, rulings::request(body)?).await?;
            Ok(json!({ "rulings": value(&rulings)? }))
        }
        ToolName::AuditRecord => value(&records::audit(app, records::request(body)?).await?),
        ToolName::SearchPassages => {
            let passages = search::hits(app, Fields::of(body)?).await?;
            Ok(json!({ "passages": value(&passages)? }))
        }
        ToolName::ReadPassage => read_passage(app, body),
        ToolName::ListGames => {
            let lang = Fields::of(body)?.lang;
            Ok(json!({ "games": value(&games::all(app, lang))? }))
        }
        ToolName::DescribeGame => {
            let (id, lang) = named(body, "game")?;
            value(&games::detail(app, lang, &id)?)
        }
        ToolName::DescribeRuleset => {
            let (id, lang) = named(body, "ruleset")?;
            value(&games::ruleset_detail(app, lang, &id)?)
        }
    }
}

fn read_passage(app: &App, body: Body<'_>) -> Result<Value, Refusal> {
    let (id, lang) = named(body, "id")?;
    let found = id
        .parse::<Address>()
        .ok()
        .and_then(|address| passages::detail(app, lang, &address).ok().map(|found| value(&found)));
    found.unwrap_or_else(|| {
        let message = app.locale().fill(lang, "fault-no-such-passage", &[("passage", &id)]);
        let faults = vec![Fault { at: "id".into(), message }];
        Err(Refusal::naming(Why::Unknown, faults, lang))
    })
}

/// The one text that a tool needs, and the language.
fn named(mut body: Body<'_>, field: &str) -> Result<(String, Language), Refusal> {
    let id = body.needed(field);
    let lang = body.lang;
    body.check()?;
    Ok((id, lang))
}

fn value(value: &impl Serialize) -> Result<Value, Refusal> {
    serde_json::to_value(value).map_err(|error| {
        tracing::error!("an answer cannot be written as JSON: {error}");
        Why::Broken.into()
    })
}
