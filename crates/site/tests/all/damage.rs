//! Part of the file is damaged: one table is lost, and nothing else.

use serde_json::{Value, json};
use site::{chapters, playables, restore_table};
use store::{Sqlite, Store};

use crate::served::{Served, ok};

/// Does something to the file behind the site's back.
fn damage(served: &Served, sql: &str) {
    rusqlite::Connection::open(&served.database).unwrap().execute_batch(sql).unwrap();
}

#[test]
fn damage_costs_one_table() {
    let mut served = Served::new("damage");
    let mut anna = served.guest();
    let order = json!({ "game": "ethnos", "setup": "2 players, tribes random", "seats": ["me", "open"], "visibility": "public" });
    let ids: Vec<String> =
        (0..4).map(|_| ok(anna.post("/api/tables", &order).unwrap(), 201)["id"].as_str().unwrap().to_owned()).collect();
    let (token, [garbled, lost, odd, sound]) = (anna.token().unwrap().to_owned(), [0, 1, 2, 3].map(|at| &ids[at]));
    served.restart_with(|served| {
        damage(
            served,
            &format!(
                "UPDATE records SET body = 'dance 1' WHERE table_id = '{garbled}';
                 DELETE FROM records WHERE table_id = '{lost}'; INSERT INTO records VALUES ('{lost}', 5, 0, 'start');
                 UPDATE tables SET names = x'ff' WHERE id = '{odd}';"
            ),
        );
    });
    let mut anna = served.client().with_token(&token);
    let home = served.client().get("/").unwrap();
    assert!(home.status == 200 && home.text().contains(sound.as_str()), "the home page shows what there is");
    let mine = ok(anna.get("/api/tables").unwrap(), 200);
    let stage =
        |id: &str| mine["mine"].as_array().unwrap().iter().find(|row| row["id"] == id).unwrap()["stage"].clone();
    assert_eq!((stage(odd), stage(sound)), (json!("set-aside"), json!("gathering")));
    for id in [garbled, lost] {
        for _ in 0..3 {
            assert_eq!(anna.get(&format!("/api/tables/{id}")).unwrap().status, 410);
        }
    }
    // Its owner can make an account, follow with all that is sound, and play.
    let account = json!({ "name": "Anna B", "password": "a long and quiet river" });
    let entered = ok(anna.post("/api/account", &account).unwrap(), 201);
    let mut anna = served.client().with_token(entered["token"].as_str().unwrap());
    assert_eq!(ok(anna.get(&format!("/api/tables/{sound}")).unwrap(), 200)["you"], json!([1]));
    ok(anna.post("/api/tables", &order).unwrap(), 201);
    let store = Sqlite::open(&served.database).unwrap();
    let aside: Vec<String> = store.aside(9).unwrap().into_iter().map(|listed| listed.id).collect();
    assert!(aside.contains(garbled) && aside.contains(lost) && !aside.contains(sound), "{aside:?}");
    let reports = store.reports(20).unwrap();
    assert_eq!(reports.iter().filter(|report| report.table == *garbled).count(), 1, "told once");
    // Mended, it goes on; dropped, it is gone.
    let games = playables(&chapters());
    assert!(restore_table(&store, &games, garbled).is_err());
    assert!(restore_table(&store, &games, sound).is_err(), "it is not set aside");
    damage(&served, &format!("UPDATE records SET body = 'sit 1 1 Anna' WHERE table_id = '{garbled}'"));
    restore_table(&store, &games, garbled).unwrap();
    assert_eq!(ok(anna.get(&format!("/api/tables/{garbled}")).unwrap(), 200)["phase"], "gathering");
    store.drop_table(lost).unwrap();
    assert_eq!(anna.get(&format!("/api/tables/{lost}")).unwrap().status, 404);
    let nothing: Value = anna.get("/api/tables").unwrap().json();
    assert!(nothing["mine"].as_array().unwrap().iter().all(|row| row["id"] != lost.as_str()));
}
