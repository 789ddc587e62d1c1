//! What each tool says of itself to a model.

use std::sync::Arc;

use rmcp::model::{Tool, ToolAnnotations};
use serde_json::{Map, Value, json};
use strum::VariantArray;

use super::{Keeping, schema, tool::ToolName};
use crate::web::api::description::{self, Handlers};

/// The title and the text that a model chooses by, the operation of the API that it calls, and the name of its list.
struct Sheet {
    title: &'static str,
    about: &'static str,
    operation: &'static str,
    list: Option<&'static str>,
}

/// Every tool with the schemas of what it takes and gives.
pub fn tools(description: &Handlers, keeping: Keeping) -> Vec<Tool> {
    let mut api = serde_json::to_value(&**description).unwrap_or_default();
    description::put_parts_together(&mut api);
    ToolName::VARIANTS.iter().map(|name| tool(&api, *name, keeping)).collect()
}

fn tool(api: &Value, name: ToolName, keeping: Keeping) -> Tool {
    let sheet = sheet(name);
    let operation = schema::operation(api, sheet.operation)
        .expect("the description has every operation that a tool names");
    let taken = match name {
        ToolName::ReadPassage => {
            by_id("id", "The address of a passage, as in the `id` of a citation")
        }
        ToolName::DescribeRuleset => {
            by_id("ruleset", "The whole id of a ruleset, as in `list_games`")
        }
        _ => schema::taken(api, operation),
    };
    let given = schema::given(api, operation, sheet.list);
    let is_read_only = name != ToolName::AskRules || keeping == Keeping::NotKept;
    let hints = ToolAnnotations::with_title(sheet.title)
        .read_only(is_read_only)
        .destructive(false)
        .idempotent(is_read_only)
        .open_world(false);
    Tool::new(<&'static str>::from(name), sheet.about, object(taken))
        .with_title(sheet.title)
        .with_raw_output_schema(object(given))
        .with_annotations(hints)
}

fn by_id(field: &str, about: &str) -> Value {
    let id = json!({ "type": "string", "description": about });
    let lang =
        json!({ "type": "string", "description": "`en`, `de` or `zh-Hant`; without it `en`" });
    json!({ "type": "object", "properties": { field: id, "lang": lang }, "required": [field] })
}

fn object(schema: Value) -> Arc<Map<String, Value>> {
    match schema {
        Value::Object(fields) => Arc::new(fields),
        _ => Arc::default(),
    }
}

fn sheet(name: ToolName) -> Sheet {
    match name {
        ToolName::AskRules => Sheet {
            title: "Ask about the rules",
            about: "Answers a question about the rules of a board game with the sentences of the rule texts that decide it, quoted with their source. \
                    `kind` says what came back: `fact` and `passages` are quoted; `ruling` was decided by playing the position; `clarify`: published rulesets differ, see `by_ruleset`, or something is `missing`, with `choices` to ask the players; \
                    `silent`: the rules do not say; `unrelated`: no question about these rules. \
                    Name `game` and `ruleset` where you know them, and `position` where the question is about one: rows from the top joined by `/`, a number for so many empty points, then the side to move.",
            operation: "ask",
            list: None,
        },
        ToolName::RuleOnPosition => Sheet {
            title: "Rule on a position",
            about: "Plays `moves` on a position under one ruleset and says of each whether it is legal, what it captures, what the position then is and who has won, with the rules that decided and where they are written; \
                    it stops at the first illegal move. Without moves it rules on what `ask` names: `\"status\"`, `\"moves\"` (every legal move), or one square: `{\"moves\": \"e3\"}`, `{\"bounded\": \"c3\"}`, `{\"root\": \"c3\"}`, `{\"captured\": \"e5\"}`. \
                    Without `position` it begins at the start. Squares are a column letter from the left and a row number from the bottom.",
            operation: "rulings",
            list: Some("rulings"),
        },
        ToolName::AuditRecord => Sheet {
            title: "Audit the record of a game",
            about: "Plays a whole game from its record under one ruleset, move by move, and says where it goes wrong, which rule says so, and how it ends. \
                    Reads a list of moves, SGF and the formats of other programs.",
            operation: "records",
            list: None,
        },
        ToolName::SearchPassages => Sheet {
            title: "Search the rule texts",
            about: "Finds the passages of the rule texts that speak of some words, best first, each whole with its source.",
            operation: "search",
            list: Some("passages"),
        },
        ToolName::ReadPassage => Sheet {
            title: "Read a passage",
            about: "One passage of a rule text, whole, by its address, as in `steere-1993#no-pass`.",
            operation: "passage",
            list: None,
        },
        ToolName::ListGames => Sheet {
            title: "List games and rulesets",
            about: "Every game that can be asked about, with the ids of its rulesets and texts.",
            operation: "games",
            list: Some("games"),
        },
        ToolName::DescribeGame => Sheet {
            title: "Describe a game",
            about: "What is known of a game: its rulesets, its texts, what catalogues say of it, and questions that have answers.",
            operation: "game",
            list: None,
        },
        ToolName::DescribeRuleset => Sheet {
            title: "Describe a ruleset",
            about: "Every parameter of a published set of rules, each with the sentence that it rests on, and the published starts.",
            operation: "ruleset",
            list: None,
        },
    }
}
