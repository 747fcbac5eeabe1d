//! Long series of games: bots that meet in the arena or practise, peoples that meet in a round robin, and files that they go on from.

use serde_json::{Value, json};

use crate::program::{letopis, printed, refuses};
use crate::server::Folder;

/// What the arena tells, without what depends on the clock.
fn met(args: &[&str]) -> Value {
    let mut told: Value = serde_json::from_str(&printed(&letopis(args, ""))).unwrap();
    let timed = |bot: &mut Value| {
        let bot = bot.as_object_mut().unwrap();
        assert!(bot.remove("ms_per_decision").unwrap().as_f64().unwrap() > 0.0);
        assert!(bot.remove("decisions_per_second").unwrap().as_f64().unwrap() > 0.0);
    };
    told["bots"].as_array_mut().unwrap().iter_mut().for_each(timed);
    for pair in told["pairs"].as_array_mut().unwrap() {
        pair["bots"].as_array_mut().unwrap().iter_mut().for_each(timed);
    }
    told
}

#[test]
fn bots_meet_in_the_arena() {
    let folder = Folder::new("arena");
    let file = folder.path("kept.json");
    let arena = |bots: &[&'static str], more: &[&'static str]| [&["arena", "hadara"], bots, &["--json"], more].concat();
    // Whoever is much better wins nearly always.
    let lopsided = met(&arena(&["greedy", "random"], &["--games", "16"]));
    assert_eq!((&lopsided["game"], &lopsided["seats"], &lopsided["games"]), (&json!("hadara"), &json!(2), &json!(16)));
    let bots = lopsided["bots"].as_array().unwrap();
    assert_eq!(bots.iter().map(|bot| &bot["name"]).collect::<Vec<_>>(), ["greedy", "random"]);
    assert!(bots[0]["wins"].as_f64().unwrap() >= 15.0 && bots[0]["low95"].as_f64().unwrap() > 0.7, "{lopsided}");
    assert!(bots[0]["elo"].as_f64().unwrap() > 100.0 + bots[1]["elo"].as_f64().unwrap(), "{lopsided}");
    assert!(bots[0]["mean_points"].as_f64() > bots[1]["mean_points"].as_f64(), "{lopsided}");
    // Equals share.
    let mirror = met(&arena(&["random", "random"], &["--games", "400"]));
    let [low, high] = ["low95", "high95"].map(|end| mirror["bots"][0][end].as_f64().unwrap());
    assert!(low < 0.5 && 0.5 < high && high - low < 0.11, "{mirror}");
    // A series in a file is gone on with, to the same end as one that was played at once; one of another kind is not.
    let three = ["greedy", "random", "search:2"];
    let whole = met(&arena(&three, &["--games", "12"]));
    assert_eq!((whole["games"].as_u64(), whole["pairs"].as_array().unwrap().len()), (Some(36), 3));
    let keeping = |games: &'static str| [&arena(&three, &["--games", games, "--keep"])[..], &[&file]].concat();
    assert_eq!(met(&keeping("8"))["games"], 24);
    assert_eq!(met(&keeping("12")), whole);
    refuses(&[&keeping("12")[..], &["--seed", "4"]].concat(), &["kept.json", "seed"]);
    // Where it is clear who is better, nobody need play on.
    let short = met(&arena(&["greedy", "random"], &["--games", "4000", "--sequential"]));
    assert!(short["games"].as_u64().unwrap() < 40 && short["stopped"] == false, "{short}");
}

#[test]
fn bots_practise() {
    let folder = Folder::new("practise");
    let [one, two] = ["one.habits", "two.habits"].map(|name| folder.path(name));
    let practise = |out: &str, more: &[&str]| {
        let setups = ["--setup", "2 players, first game", "--setup", "3 players, full game"];
        let args = [&["practise", "hadara", "--rounds", "6", "--out", out][..], &setups, more].concat();
        printed(&letopis(&args, ""))
    };
    assert!(practise(&one, &["--threads", "1"]).contains("6 rounds"));
    practise(&two, &["--threads", "3"]);
    let [first, second] = [&one, &two].map(|file| std::fs::read(file).unwrap());
    assert!(first == second && first.iter().any(|weight| *weight != 0));
    practise(&two, &["--from", &one]);
    assert_ne!(std::fs::read(&two).unwrap(), first);
    std::fs::write(&one, "too short").unwrap();
    refuses(&["practise", "hadara", "--rounds", "1", "--out", &two, "--from", &one], &["one.habits", "9 bytes"]);
    refuses(&["practise", "hadara", "--rounds", "1", "--out", &two, "--setup", "9 players"], &["9"]);
}

#[test]
fn every_pair_meets_in_a_round_robin() {
    let folder = Folder::new("round-robin");
    let file = folder.path("kept.json");
    let whole = ["simulate", "settlers", "--round-robin", "--bots", "random", "--games", "3", "--json"];
    let told: Value = serde_json::from_str(&printed(&letopis(&whole, ""))).unwrap();
    assert_eq!((&told["games"], &told["truncated"], &told["stopped"]), (&json!(18), &json!(0), &json!(false)));
    let standings = told["standings"].as_array().unwrap();
    let mut ids: Vec<&str> = standings.iter().map(|standing| standing["id"].as_str().unwrap()).collect();
    ids.sort_unstable();
    assert_eq!(ids, ["barbarians", "egyptians", "japanese", "romans"]);
    assert!(standings.iter().all(|standing| standing["games"] == 9), "{told}");
    // Whatever one wins, another loses: a victory a game.
    let wins: f64 = standings.iter().map(|standing| 9.0 * standing["win_rate"].as_f64().unwrap()).sum();
    assert!((wins - 18.0).abs() < 1e-6, "{wins}");
    for standing in standings {
        let [least, most] = [0, 1].map(|at| standing["interval"][at].as_f64().unwrap());
        let rate = standing["win_rate"].as_f64().unwrap();
        assert!(0.0 <= least && least <= rate && rate <= most && most <= 1.0, "{standing}");
    }
    let pairs = told["pairs"].as_array().unwrap();
    assert_eq!(pairs.len(), 6);
    assert!(
        pairs.iter().all(|pair| pair["win_rate"].as_f64().unwrap() >= 0.5),
        "the better one is named first: {told}"
    );
    // Half of it in a file, as if somebody had stopped it, is gone on with to the same end.
    let keeping = [&whole[..], &["--keep", &file]].concat();
    assert_eq!(serde_json::from_str::<Value>(&printed(&letopis(&keeping, ""))).unwrap(), told);
    let mut kept: Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    kept["done"].as_array_mut().unwrap().truncate(3);
    std::fs::write(&file, kept.to_string()).unwrap();
    assert_eq!(serde_json::from_str::<Value>(&printed(&letopis(&keeping, ""))).unwrap(), told);
    // What was played otherwise is not counted with it.
    refuses(&[&keeping[..], &["--seed", "9"]].concat(), &["kept.json", "seed"]);
    kept["done"][0]["games"] = json!(2);
    std::fs::write(&file, kept.to_string()).unwrap();
    refuses(&keeping, &["kept.json", "done"]);
    std::fs::write(&file, "[]").unwrap();
    refuses(&keeping, &["kept.json"]);
    refuses(&["simulate", "ethnos", "--round-robin", "--games", "2"], &["ethnos", "alike"]);
    refuses(&["simulate", "settlers", "--round-robin", "--games", "2", "--bots", "random,greedy"], &["one bot"]);
    refuses(&["simulate", "settlers", "--round-robin", "--games", "2", "--seats", "2"], &["--seats", "--round-robin"]);
    refuses(&["simulate", "settlers", "--games", "2", "--seats", "2", "--keep", &file], &["--round-robin"]);
    let three = ["simulate", "settlers", "--round-robin", "--games", "2", "--setup", "3 players, factions random"];
    refuses(&three, &["3"]);
}
