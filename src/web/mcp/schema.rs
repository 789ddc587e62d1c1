//! What a tool takes and gives, out of the description of the API.

use serde_json::{Map, Value, json};

/// The operation of this name.
pub fn operation<'a>(api: &'a Value, id: &str) -> Option<&'a Value> {
    let paths = api["paths"].as_object()?;
    let mut operations = paths.values().filter_map(Value::as_object).flat_map(Map::values);
    operations.find(|operation| operation["operationId"] == id)
}

/// What an operation takes: its body, or the parameters in its address.
pub fn taken(api: &Value, operation: &Value) -> Value {
    match operation.pointer("/requestBody/content/application~1json/schema") {
        Some(schema) => inlined(api, schema, &mut Vec::new()),
        None => parameters(api, operation),
    }
}

fn parameters(api: &Value, operation: &Value) -> Value {
    let (mut properties, mut required) = (Map::new(), Vec::new());
    for parameter in operation["parameters"].as_array().into_iter().flatten() {
        let Some(name) = parameter["name"].as_str() else { continue };
        let mut schema = inlined(api, &parameter["schema"], &mut Vec::new());
        if let Some(description) = parameter.get("description") {
            schema["description"] = description.clone();
        }
        properties.insert(name.to_owned(), schema);
        if parameter["required"] == true {
            required.push(name.to_owned());
        }
    }
    json!({ "type": "object", "properties": properties, "required": required })
}

/// What an operation answers with status 200; a list as an object with this name.
pub fn given(api: &Value, operation: &Value, list: Option<&str>) -> Value {
    let schema = operation.pointer("/responses/200/content/application~1json/schema");
    let schema = schema.map_or(Value::Null, |schema| inlined(api, schema, &mut Vec::new()));
    match list {
        None => schema,
        Some(name) => {
            json!({ "type": "object", "properties": { name: schema }, "required": [name] })
        }
    }
}

/// A schema without references, which not every client follows. Inside itself, a type is anything.
fn inlined<'a>(api: &'a Value, schema: &'a Value, open: &mut Vec<&'a str>) -> Value {
    match schema {
        Value::Object(fields) => {
            let Some(reference) = fields.get("$ref").and_then(Value::as_str) else {
                let inline =
                    |(name, value): (&String, &'a Value)| (name.clone(), inlined(api, value, open));
                return Value::Object(fields.iter().map(inline).collect());
            };
            let found = api.pointer(reference.trim_start_matches('#'));
            let Some(found) = found.filter(|_| !open.contains(&reference)) else {
                return json!({});
            };
            open.push(reference);
            let whole = inlined(api, found, open);
            open.pop();
            whole
        }
        Value::Array(items) => items.iter().map(|item| inlined(api, item, open)).collect(),
        other => other.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_schema_stands_alone_even_where_a_type_holds_itself() {
        let api = json!({ "components": { "schemas": {
            "Tree": { "type": "object", "properties": { "of": { "$ref": "#/components/schemas/Tree" }, "leaf": { "$ref": "#/components/schemas/Leaf" } } },
            "Leaf": { "type": "string" },
        } } });
        let schema = json!({ "type": "array", "items": { "$ref": "#/components/schemas/Tree" } });
        assert_eq!(
            inlined(&api, &schema, &mut Vec::new()),
            json!({ "type": "array", "items": { "type": "object", "properties": { "of": {}, "leaf": { "type": "string" } } } })
        );
    }
}
