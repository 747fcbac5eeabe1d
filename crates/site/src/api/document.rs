//! What the OpenAPI document says besides what stands beside each handler: what every status means, what all requests share,
//! and examples.

use serde_json::{Map, Value, json};
use utoipa::openapi::OpenApi;

/// An example for each schema that is worth one, by its name.
const EXAMPLES: &str = include_str!("examples.json");

/// What is sent when something was refused.
const PROBLEM: &str = "Problem";

/// The whole document as text.
pub fn write(document: &OpenApi) -> serde_json::Result<String> {
    let mut document = serde_json::to_value(document)?;
    let examples: Map<String, Value> = serde_json::from_str(EXAMPLES)?;
    for item in members(document.get_mut("paths")) {
        for operation in members(Some(item)) {
            if operation.get("responses").is_some() {
                complete(operation, &examples);
            }
        }
    }
    serde_json::to_string(&document)
}

/// The values of an object; none of anything else.
fn members(object: Option<&mut Value>) -> impl Iterator<Item = &mut Value> {
    object.and_then(Value::as_object_mut).into_iter().flat_map(|object| object.values_mut())
}

fn complete(operation: &mut Value, examples: &Map<String, Value>) {
    let takes_body = operation.get("requestBody").is_some();
    let needs_token = operation.get("security").and_then(Value::as_array).is_some_and(|ways| {
        let free = |way: &Value| way.as_object().is_some_and(Map::is_empty);
        !ways.is_empty() && !ways.iter().any(free)
    });
    illustrate(operation.get_mut("requestBody"), examples);
    let Some(responses) = operation.get_mut("responses").and_then(Value::as_object_mut) else { return };
    for (status, shared) in [("401", needs_token), ("422", takes_body), ("429", true), ("503", true)] {
        if shared && !responses.contains_key(status) {
            let schema = json!({ "$ref": format!("#/components/schemas/{PROBLEM}") });
            responses.insert(status.to_owned(), json!({ "content": { "application/json": { "schema": schema } } }));
        }
    }
    for (status, response) in responses {
        if let Some(response) = response.as_object_mut() {
            response.entry("description").or_insert_with(|| meaning(status).into());
        }
        illustrate(Some(response), examples);
    }
}

/// What a status means, whatever was asked.
fn meaning(status: &str) -> &'static str {
    match status {
        "200" => "Here it is.",
        "201" => "It is made; here it is.",
        "202" => "It is being done; here is how far it has come.",
        "204" => "Done; there is nothing to tell.",
        "401" => "There is no token, or nobody knows it.",
        "403" => "The table is closed to those who do not play there.",
        "404" => "There is no such thing.",
        "409" => "The table, the rules or the account do not allow it now; nothing was changed.",
        "410" => "Something went wrong at this table; its journal is kept.",
        "422" => "What was sent cannot be read; nothing was changed.",
        "429" => "Too much was asked for; `retry_after` says how many seconds to wait.",
        "503" => "The site cannot keep anything just now; nothing was changed.",
        _ => "See the status.",
    }
}

/// Gives what is sent an example, and a problem its own kind of content.
fn illustrate(message: Option<&mut Value>, examples: &Map<String, Value>) {
    let Some(content) = message.and_then(|message| message.get_mut("content")).and_then(Value::as_object_mut) else {
        return;
    };
    if named(content.get("application/json")) == Some(PROBLEM)
        && let Some(problem) = content.remove("application/json")
    {
        content.insert("application/problem+json".to_owned(), problem);
    }
    for media in content.values_mut() {
        let one = named(Some(media)).and_then(|name| examples.get(name)).cloned();
        let several = media.pointer("/schema/items/$ref").and_then(Value::as_str).and_then(last);
        let several = several.and_then(|name| examples.get(name)).map(|example| json!([example]));
        if let (Some(example), Some(media)) = (one.or(several), media.as_object_mut()) {
            media.entry("example").or_insert(example);
        }
    }
}

/// The name of the schema that a kind of content refers to.
fn named(media: Option<&Value>) -> Option<&str> {
    media?.pointer("/schema/$ref")?.as_str().and_then(last)
}

fn last(reference: &str) -> Option<&str> {
    reference.rsplit('/').next()
}
