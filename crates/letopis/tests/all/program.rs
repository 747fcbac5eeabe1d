//! The program from the outside: what it prints, how it ends, what it leaves behind.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use crate::server::Folder;

fn letopis(args: &[&str], typed: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_letopis"))
        .args(args)
        .env_remove("LC_ALL")
        .env("LANG", "en_GB.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may leave before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    child.wait_with_output().unwrap()
}

fn printed(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Bad input ends with code 2 and one sentence that has all of `parts` in it.
fn refuses(args: &[&str], parts: &[&str]) {
    let output = letopis(args, "");
    let said = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
    assert_eq!(said.trim_end().lines().count(), 1, "{args:?}: {said}");
    assert!(said.starts_with("letopis: "), "{args:?}: {said}");
    assert!(output.stdout.is_empty(), "{args:?} also printed {}", printed(&output));
    for part in parts {
        assert!(said.contains(part), "{args:?}: {said} lacks {part}");
    }
}

/// A whole game of bots, kept in a file.
fn kept_game(folder: &Folder) -> (String, String) {
    let path = folder.path("game.chronicle");
    let args = ["play", "ethnos", "--seats", "random,greedy,random", "--seed", "5", "--file", &path];
    let output = letopis(&args, "");
    assert!(output.status.success(), "{output:?}");
    let text = std::fs::read_to_string(&path).unwrap();
    (path, text)
}

#[test]
fn bad_command_lines_are_refused_in_one_sentence() {
    refuses(&["nonsense"], &["nonsense", "serve, play, simulate"]);
    refuses(&["play", "chess"], &["chess", "ethnos"]);
    refuses(&["play"], &["<game>"]);
    refuses(&["play", "ethnos", "--seats", "me,deep-blue"], &["deep-blue", "random, greedy"]);
    refuses(&["play", "ethnos", "--seats", "me"], &["2 to 6"]);
    refuses(&["play", "ethnos", "--seats", "random,random", "--tribes", "orc,elf"], &["5 tribes", "2"]);
    refuses(&["play", "ethnos", "--seats", "random,random", "--tribes", "orc,orc,elf,troll,dwarf"], &["orc", "twice"]);
    refuses(&["play", "ethnos", "--seats", "random,random", "--tribes", "hobbit"], &["hobbit"]);
    refuses(&["simulate", "ethnos", "--seats", "4"], &["--games"]);
    refuses(&["simulate", "ethnos", "--seats", "x", "--games", "3"], &["--seats", "x"]);
    refuses(&["simulate", "ethnos", "--seats", "7", "--games", "3"], &["2 to 6", "7"]);
    refuses(&["simulate", "ethnos", "--seats", "4", "--games", "3", "--bots", "random,random"], &["2 bots", "4 seats"]);
    refuses(&["simulate", "ethnos", "--seats", "4", "--games", "3", "--wings"], &["--wings"]);
    refuses(&["--lang", "de", "cards", "ethnos"], &["--lang", "de"]);
    refuses(&["replay", "/nowhere/at.all"], &["/nowhere/at.all"]);
    refuses(&["cards", "ethnos", "zeppelin"], &["zeppelin"]);
    refuses(&["cards", "check", "/nowhere"], &["/nowhere"]);
    refuses(&["cards", "ethnos", "--data", "/nowhere"], &["/nowhere"]);
}

#[test]
fn a_database_that_is_not_ours_is_reported_and_left_alone() {
    let folder = Folder::new("database");
    let path = folder.file("letopis.db", &"somebody's diary ".repeat(100));
    refuses(&["serve", "--listen", "127.0.0.1:0", "--database", &path], &["letopis.db", "left as it is", "--database"]);
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("somebody's diary"));
    let other = folder.path("other.db");
    refuses(&["serve", "--listen", "nowhere", "--database", &other], &["nowhere"]);
}

#[test]
fn the_environment_or_the_option_chooses_the_language() {
    let russian = printed(&letopis(&["--lang", "ru", "cards", "ethnos", "troll"], ""));
    assert!(russian.contains("тролль · племя"), "{russian}");
    let english = printed(&letopis(&["cards", "ethnos", "troll"], ""));
    assert!(english.contains("Troll · tribe"), "{english}");
    let output =
        Command::new(env!("CARGO_BIN_EXE_letopis")).arg("--help").env("LC_ALL", "ru_RU.UTF-8").output().unwrap();
    assert!(printed(&output).contains("Команды"), "{output:?}");
}

#[test]
fn simulate_prints_exactly_one_json_object() {
    let args = ["simulate", "ethnos", "--seats", "4", "--bots", "random", "--games", "50", "--seed", "7", "--json"];
    let output = letopis(&args, "");
    let object: serde_json::Value = serde_json::from_str(&printed(&output)).unwrap();
    let mut keys: Vec<&String> = object.as_object().unwrap().keys().collect();
    keys.sort();
    let expected = [
        "bots",
        "decisions",
        "decisions_per_second",
        "game",
        "games",
        "games_per_second",
        "mean_points",
        "seats",
        "seconds",
        "truncated",
        "win_rate",
    ];
    assert_eq!(keys, expected);
    assert_eq!((object["games"].as_u64(), object["truncated"].as_u64()), (Some(50), Some(0)));
    let wins: f64 = object["win_rate"].as_array().unwrap().iter().map(|rate| rate.as_f64().unwrap()).sum();
    assert!((wins - 1.0).abs() < 1e-9, "{object}");
    let one = letopis(&[&args[..], &["--threads", "1"]].concat(), "");
    let again: serde_json::Value = serde_json::from_str(&printed(&one)).unwrap();
    assert_eq!(object["mean_points"], again["mean_points"]);
    let table = printed(&letopis(&args[..args.len() - 1], ""));
    assert!(table.contains("mean points") && table.contains("random"), "{table}");
}

#[test]
fn a_kept_game_is_verified_and_told() {
    let folder = Folder::new("kept");
    let (path, text) = kept_game(&folder);
    let verified = letopis(&["verify", &path], "");
    assert!(verified.status.success() && printed(&verified).contains("all allowed"), "{verified:?}");
    let told = printed(&letopis(&["replay", &path], ""));
    assert!(told.contains("plays a band") && told.contains("wins"), "{told}");
    assert!(text.starts_with("letopis chronicle 1\ngame: ethnos\n"), "{text}");
}

#[test]
fn a_chronicle_changed_by_hand_is_found_out_with_the_first_wrong_decision() {
    let folder = Folder::new("changed");
    let (_, text) = kept_game(&folder);
    let line = |number: usize| text.lines().find(|line| line.starts_with(&format!("{number}. "))).unwrap();
    let changed = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        folder.file("changed.chronicle", &text.replacen(from, to, 1))
    };
    // Another decision, allowed or not, or the same one with another code.
    let seventh = line(7);
    let decision = &seventh[seventh.find(": ").unwrap() + 2..seventh.rfind(" [").unwrap()];
    for other in ["recruit deck", "band red-orc with 3 skeleton", "gibberish", "undo 1"] {
        if other != decision {
            let path = changed(seventh, &seventh.replace(decision, other));
            refuses(&["verify", &path], &["changed.chronicle, line", "decision 7:"]);
        }
    }
    let path = changed(line(9), "");
    refuses(&["verify", &path], &["decision 9:"]);
    let path = changed(line(3), &line(3).replace("greedy-2", "somebody").replace("random-", "someone-"));
    refuses(&["verify", &path], &["decision 3:"]);
    let path = changed("setup: 3 players", "setup: 2 players");
    refuses(&["verify", &path], &["header"]);
    let path = changed("commitment: ", "commitment: 0");
    refuses(&["verify", &path], &["commitment"]);
    let path = changed("rules: 1", "rules: 999");
    refuses(&["verify", &path], &["999"]);
    let path = changed("game: ethnos", "game: chess");
    refuses(&["verify", &path], &["chess"]);
    let path = changed("result: 1. ", "result: 2. ");
    refuses(&["verify", &path], &["result"]);
    let path = folder.file("cut.chronicle", &text[..text.len() / 2]);
    refuses(&["verify", &path], &["cut.chronicle", "line"]);
    let half: Vec<&str> = text.lines().take(40).collect();
    let path = folder.file("half.chronicle", &half.join("\n"));
    refuses(&["verify", &path], &["cut short after decision"]);
    let path = folder.file("empty.chronicle", "");
    refuses(&["verify", &path], &["empty.chronicle"]);
    let path = folder.path("binary.chronicle");
    std::fs::write(&path, [0xff, 0xfe, 0x00]).unwrap();
    refuses(&["verify", &path], &["not a text file"]);
}

#[test]
fn a_game_is_played_saved_undone_and_resumed() {
    let folder = Folder::new("resume");
    let path = folder.path("mine.chronicle");
    let start = ["play", "ethnos", "--seats", "me,greedy", "--seed", "11", "--file", &path];
    let first = letopis(&start, "recruit deck\nwhat is this\n999\nquit\n");
    let said = printed(&first);
    assert!(first.status.success(), "{first:?}");
    assert!(said.contains("“what” is not a decision") && said.contains("there is no option 999"), "{said}");
    let kept = std::fs::read_to_string(&path).unwrap();
    assert!(kept.contains("Player: recruit deck"), "{kept}");
    // Numbers play on; an end of input leaves the game where it is.
    let second = letopis(&["play", "ethnos", "--file", &path], "1\n1\nundo\n1\nlog\nmore\nhelp\n");
    assert!(second.status.success(), "{second:?}");
    let longer = std::fs::read_to_string(&path).unwrap();
    assert!(longer.lines().count() > kept.lines().count(), "{longer}");
    assert!(letopis(&["verify", &path], "").status.success());
    refuses(&start, &["mine.chronicle", "already"]);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), longer, "a refused command changed the file");
    // A damaged file is reported and left alone.
    let damaged = folder.file("damaged.chronicle", &longer[..longer.len() - 30]);
    refuses(&["play", "ethnos", "--file", &damaged], &["damaged.chronicle"]);
    assert_eq!(std::fs::read_to_string(&damaged).unwrap(), longer[..longer.len() - 30]);
}

#[test]
fn placing_a_marker_can_be_taken_back_and_the_undo_is_kept() {
    let folder = Folder::new("undo");
    let path = folder.path("mine.chronicle");
    let scene = ["play", "ethnos", "--seats", "me,me", "--seed", "11", "--file", &path];
    // Play a band with the only card, then take it back when asked about the marker.
    let output = letopis(&scene, "more\nquit\n");
    let said = printed(&output);
    let band = said.lines().find_map(|line| line.split("  ").find(|part| part.starts_with("band "))).unwrap();
    let output = letopis(&["play", "ethnos", "--file", &path], &format!("{band}\nundo\nquit\n"));
    assert!(printed(&output).contains("Taken back: one decision"), "{}", printed(&output));
    let kept = std::fs::read_to_string(&path).unwrap();
    assert!(kept.contains("undo 1 ["), "{kept}");
    assert!(letopis(&["verify", &path], "").status.success());
}

#[test]
fn scenarios_are_run_and_faults_named_by_line() {
    let folder = Folder::new("scenario");
    let head = "title en: A title\ntitle ru: Название\ngame: ethnos\nsetup: 2 players, tribes random\nplayers: A, B\n";
    let good = folder.file("good.scenario", &format!("{head}then\n  age: 1\n"));
    let output = letopis(&["scenario", &good], "");
    assert!(output.status.success() && printed(&output).contains("ok  A title"), "{output:?}");
    let wrong = folder.file("wrong.scenario", &format!("{head}then\n  age: 2\n"));
    let output = letopis(&["scenario", &wrong, &good], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(printed(&output).contains("wrong.scenario, line 7: age should be “2”, but is “1”"), "{output:?}");
    assert!(printed(&output).contains("1 passed, 1 failed"), "{output:?}");
    for (text, parts) in [
        ("nonsense".to_owned(), &["line 1", "nonsense"][..]),
        (format!("{head}then\n  nonsense\n"), &["line 7", "nonsense"]),
        (head.to_owned(), &["what must hold"]),
        (head.replace("game: ethnos", "game: chess") + "then\n  age: 1\n", &["chess"]),
    ] {
        let bad = folder.file("bad.scenario", &text);
        refuses(&["scenario", &bad], &[&["bad.scenario"], parts].concat());
    }
}

#[test]
fn the_card_data_that_the_program_carries_is_sound() {
    let output = letopis(&["cards", "check"], "");
    assert!(output.status.success(), "{output:?}");
}

#[test]
fn a_data_set_can_be_corrected_and_faults_are_named_by_file_and_line() {
    let folder = Folder::new("data");
    let tables = include_str!("../../../ethnos/data/tables.ron");
    let tribes = include_str!("../../../ethnos/data/tribes.ron");
    folder.file("tables.ron", &tables.replace("giant_taken: (value: 2", "giant_taken: (value: 3"));
    let directory = folder.0.to_string_lossy().into_owned();
    let output = letopis(&["cards", "ethnos", "giant", "--data", &directory], "");
    assert!(printed(&output).contains("gain 3 glory"), "{output:?}");
    assert!(letopis(&["cards", "check", &directory], "").status.success());
    let args = ["simulate", "ethnos", "--seats", "2", "--games", "5", "--data", &directory, "--json"];
    assert!(letopis(&args, "").status.success());
    for (file, text, parts) in [
        ("tables.ron", tables.replace("hand_limit: (value: 10", "hand_limit: (value: 99"), &["hand_limit", "1 to 10"]),
        ("tables.ron", tables.replace("from: Rulebook", "from: Hearsay"), &["line", "Hearsay"]),
        ("tables.ron", tables.replace("6: (ages: 3", "6: (ages: 2"), &["line", "glory_tokens"]),
        ("tribes.ron", tribes.replace("\"elf\"", "\"orc\""), &["line", "orc"]),
        ("tribes.ron", tribes.replace("JoinsAnyBand, ", ""), &["line", "JoinsAnyBand"]),
        ("tribes.ron", tribes.replace("Coloured(4)", "Coloured(9)"), &["line", "cards in all"]),
    ] {
        folder.file("tables.ron", tables);
        folder.file("tribes.ron", tribes);
        folder.file(file, &text);
        refuses(&["cards", "check", &directory], &[&[".ron"], &parts[..]].concat());
    }
}
