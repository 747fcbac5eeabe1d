//! Nonsense sent to the API and to the forms: always an answer, never the fault of the site, and nothing changes.
//!
//! `PROPTEST_CASES` asks for more than the usual few tries.

use std::sync::{Mutex, OnceLock};

use crate::served::{Served, ok};
use client::Client;
use proptest::prelude::*;
use serde_json::{Value, json};

/// A site with a table that everybody throws things at.
struct Target {
    served: Served,
    client: Client,
    table: String,
}

fn target() -> &'static Mutex<Target> {
    static TARGET: OnceLock<Mutex<Target>> = OnceLock::new();
    TARGET.get_or_init(|| {
        let served = Served::new("fuzz");
        let (mut client, mut other) = (served.guest(), served.guest());
        let table = served.table_for_two("ethnos", "2 players, tribes random", &mut client, &mut other);
        Mutex::new(Target { served, client, table })
    })
}

/// Any JSON, preferably with the names that our bodies have.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,20}".prop_map(Value::from),
        prop_oneof![Just("me"), Just("bot"), Just("ethnos"), Just("recruit deck"), Just("live")].prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 24, 6, |inner| {
        let name = prop_oneof![
            8 => prop_oneof![
                Just("number"), Just("decision"), Just("seat"), Just("seats"), Just("game"), Just("setup"), Just("name"),
                Just("password"), Just("text"), Just("words"), Just("agree"), Just("millis"), Just("label"), Just("pace"),
            ].prop_map(str::to_owned),
            1 => ".{0,8}",
        ];
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec((name, inner), 0..6).prop_map(|pairs| Value::Object(pairs.into_iter().collect())),
        ]
    })
}

fn path() -> impl Strategy<Value = String> {
    let id = prop_oneof![4 => Just("TABLE".to_owned()), 1 => "[a-z%0-9.]{0,12}"];
    let rest = prop_oneof![
        Just(""),
        Just("/decisions"),
        Just("/undo"),
        Just("/undo/answer"),
        Just("/chat"),
        Just("/speed"),
        Just("/seats/1"),
        Just("/seats/99999999999"),
        Just("/seats/2/bot"),
        Just("/reports"),
        Just("/positions/7"),
        Just("/log?after=x"),
    ];
    prop_oneof![
        6 => (id, rest).prop_map(|(id, rest)| format!("/api/tables/{id}{rest}")),
        1 => Just("/api/tables".to_owned()),
        1 => Just("/api/session".to_owned()),
        1 => Just("/api/tokens".to_owned()),
        2 => prop_oneof![Just(""), Just("/none"), Just("/none/choices"), Just("/none/game"), Just("/none/text")]
            .prop_map(|rest| format!("/api/campaigns{rest}")),
        1 => "/api/[a-z/%0-9]{0,20}",
    ]
}

fn method() -> impl Strategy<Value = &'static str> {
    prop_oneof![4 => Just("POST"), 1 => Just("GET"), 1 => Just("PUT"), 1 => Just("DELETE")]
}

proptest! {
    #[test]
    fn bodies(method in method(), path in path(), body in any_json(), raw in prop::collection::vec(any::<u8>(), 0..80), as_json in 0..4) {
        let mut target = target().lock().unwrap();
        let path = path.replace("TABLE", &target.table);
        let bytes = if as_json > 0 { body.to_string().into_bytes() } else { raw };
        let answer = target.client.send(method, &path, "application/json", &bytes).unwrap();
        prop_assert!(answer.status < 500, "{method} {path}: {}", answer.text());
        if answer.status >= 400 {
            prop_assert_eq!(answer.header("content-type"), "application/problem+json", "{} {}", method, path);
            prop_assert!(answer.json()["reason"].is_string());
        }
    }

    #[test]
    fn forms(path in "/(account|new|play|prefs|campaigns|campaign/none|table/TABLE|table/TABLE/report|[a-z/]{0,9})", body in "[a-z0-9=&%:+.-]{0,60}|go=[a-z:0-9-]{0,20}&number=[0-9]{0,3}") {
        let mut target = target().lock().unwrap();
        let path = path.replace("TABLE", &target.table);
        let answer = Client::new(target.served.address).form(&path, &body).unwrap();
        prop_assert!(answer.status < 500, "{path}: {}", answer.text());
        let table = format!("/api/tables/{}", target.table);
        let view = ok(target.client.get(&table).unwrap(), 200);
        prop_assert_eq!(&view["decisions"], &json!(0), "a stranger has decided something");
    }
}
