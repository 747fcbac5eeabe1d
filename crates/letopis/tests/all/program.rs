//! The program from the outside: what it prints, how it ends, what it leaves behind.

use std::io::Write;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use kernel::chronicle::Check;
use serde_json::{Value, json};

use crate::server::Folder;

fn start(args: &[&str], columns: &str) -> Child {
    Command::new(env!("CARGO_BIN_EXE_letopis"))
        .args(args)
        .env_remove("LC_ALL")
        .env("LANG", "en_GB.UTF-8")
        .env("COLUMNS", columns)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// On a screen so wide that nothing has to be broken.
pub fn letopis(args: &[&str], typed: &str) -> Output {
    letopis_at(args, typed, "1000")
}

fn letopis_at(args: &[&str], typed: &str, columns: &str) -> Output {
    let mut child = start(args, columns);
    // The program may leave before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    child.wait_with_output().unwrap()
}

/// Waits until the program listens for Ctrl-C and has worked for so many hundredths of a second of its own, then presses it.
fn interrupt_after(child: &Child, worked: u64) {
    let read = |file: &str| std::fs::read_to_string(format!("/proc/{}/{file}", child.id())).unwrap();
    let listens = || {
        let status = read("status");
        assert!(!status.contains("State:\tZ"), "the program has ended by itself");
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).unwrap().trim();
        u64::from_str_radix(caught, 16).unwrap() & (1 << 1) != 0
    };
    let ticks = || read("stat").split(' ').nth(13).unwrap().parse::<u64>().unwrap();
    while !listens() || ticks() < worked {
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
}

pub fn printed(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Bad input ends with code 2 and one sentence that has all of `parts` in it.
pub fn refuses(args: &[&str], parts: &[&str]) {
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
    refuses(&["nonsense"], &["nonsense", "serve, play, simulate", "reports, tables, backup"]);
    refuses(&["simulat"], &["simulat", "did you mean simulate?"]);
    refuses(&["help", "nonsense"], &["nonsense", "serve, play, simulate"]);
    refuses(&["completions", "cmd"], &["cmd", "bash"]);
    refuses(&["play", "chess"], &["chess", "ethnos"]);
    refuses(&["play"], &["<game>"]);
    refuses(&["play", "ethnos", "--seats", "me,deep-blue"], &["deep-blue", "random, greedy"]);
    refuses(&["play", "ethnos", "--seats", "me"], &["2 to 6"]);
    refuses(
        &["play", "ethnos", "--seats", "random,random", "--setup", "2 players, tribes orc elf"],
        &["5 tribes", "2"],
    );
    refuses(
        &["play", "ethnos", "--seats", "random,random", "--setup", "2 players, tribes orc orc elf troll dwarf"],
        &["orc", "twice"],
    );
    refuses(&["play", "ethnos", "--seats", "random,random", "--setup", "2 players, tribes hobbit"], &["hobbit"]);
    refuses(&["simulate", "ethnos", "--seats", "4"], &["--games"]);
    refuses(&["simulate", "ethnos", "--seats", "x", "--games", "3"], &["--seats", "x"]);
    refuses(&["simulate", "ethnos", "--seats", "7", "--games", "3"], &["2 to 6", "7"]);
    refuses(&["simulate", "ethnos", "--seats", "4", "--games", "3", "--bots", "random,random"], &["2 bots", "4 seats"]);
    refuses(&["simulate", "ethnos", "--seats", "4", "--games", "3", "--wings"], &["--wings"]);
    refuses(&["simulate", "ethnos", "--seats", "4", "--gams", "3"], &["--gams", "did you mean --games?"]);
    for (option, value, range) in [
        ("--games", "0", "1 to 1000000000"),
        ("--games", "1000000001", "1 to 1000000000"),
        ("--games", "many", "1 to 1000000000"),
        ("--seats", "0", "1 to 99"),
        ("--seats", "1000000000000000000000", "1 to 99"),
        ("--threads", "0", "1 to 1024"),
        ("--seed", "-1", "0 to 18446744073709551615"),
    ] {
        let usual = [("--seats", "2"), ("--games", "1"), ("--threads", "1"), ("--seed", "1")];
        let typed = usual.map(|(name, usual)| format!("{name}={}", if name == option { value } else { usual }));
        let args: Vec<&str> = ["simulate", "ethnos"].into_iter().chain(typed.iter().map(String::as_str)).collect();
        refuses(&args, &[option, value, range]);
    }
    refuses(&["backup", "copy.db", "--data", "/nowhere"], &["--data"]);
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
        "stopped",
        "truncated",
        "win_rate",
    ];
    assert_eq!(keys, expected);
    assert_eq!((object["games"].as_u64(), object["truncated"].as_u64()), (Some(50), Some(0)));
    assert_eq!(object["stopped"].as_bool(), Some(false));
    let wins: f64 = object["win_rate"].as_array().unwrap().iter().map(|rate| rate.as_f64().unwrap()).sum();
    assert!((wins - 1.0).abs() < 1e-9, "{object}");
    let one = letopis(&[&args[..], &["--threads", "1"]].concat(), "");
    let again: serde_json::Value = serde_json::from_str(&printed(&one)).unwrap();
    assert_eq!(object["mean_points"], again["mean_points"]);
    let table = printed(&letopis(&args[..args.len() - 1], ""));
    assert!(table.contains("mean points") && table.contains("random"), "{table}");
}

#[test]
fn whoever_stops_reading_ends_the_program_without_a_word() {
    let mut child = start(&["simulate", "ethnos", "--bots", "random", "--games", "200", "--json"], "80");
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success() && !said.contains("panicked"), "{said}");
}

#[test]
fn a_kept_game_is_verified_and_told() {
    let folder = Folder::new("kept");
    let (path, text) = kept_game(&folder);
    let verified = letopis(&["verify", &path], "");
    assert!(verified.status.success() && printed(&verified).contains("all legal"), "{verified:?}");
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
    refuses(&["verify", &path], &["header"]);
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

/// The chronicle as a program with other rules or data would have written it: other words in the header, fitting codes.
fn made_elsewhere(text: &str, from: &str, to: &str) -> String {
    let (mut check, mut written) = (Check::new(), String::new());
    for line in text.replacen(from, to, 1).lines() {
        let sealed = line.rsplit_once(" [").filter(|(said, code)| code.ends_with(']') && !said.starts_with("end: "));
        if line.starts_with("check: ") {
            written += &format!("check: {}\n", check.code());
        } else if let Some((end, _)) = line.rsplit_once(" [").filter(|_| line.starts_with("end: ")) {
            written += &format!("{end} [{}]\n", check.code());
        } else if let Some((said, _)) = sealed {
            check.add(said);
            written += &format!("{said} [{}]\n", check.code());
        } else {
            if !line.is_empty() && !line.starts_with("seed: ") {
                check.add(line);
            }
            written += &format!("{line}\n");
        }
    }
    written
}

/// What another version made is told from what somebody changed: by the words, and by the code that the program ends with.
#[test]
fn a_chronicle_of_another_version_is_told_from_a_forged_one() {
    let folder = Folder::new("versions");
    let (_, text) = kept_game(&folder);
    assert_eq!(made_elsewhere(&text, "rules: 1", "rules: 1"), text, "the codes are made as the program makes them");
    let data = text.lines().find(|line| line.starts_with("data: ")).unwrap();
    let cases = [
        ("rules: 1", "rules: 0", "made with rules 0 of “ethnos”; this program has rules 1"),
        (data, "data: 00112233445566778899aabbccddeeff", "made with card data 00112233445566778899aabbccddeeff"),
    ];
    for (from, to, words) in cases {
        let elsewhere = made_elsewhere(&text, from, to);
        for command in ["verify", "replay"] {
            let output = letopis(&[command, &folder.file("other.chronicle", &elsewhere)], "");
            let said = String::from_utf8(output.stderr.clone()).unwrap();
            assert_eq!(output.status.code(), Some(3), "{said}");
            assert!(said.contains(words) && said.contains("other.chronicle"), "{said}");
            assert!(output.stdout.is_empty(), "nothing of it is vouched for");
        }
        // Without its rules, too, it can be seen that somebody changed a line.
        let line = elsewhere.lines().find(|line| line.starts_with("9. ")).unwrap();
        let forged = elsewhere.replacen(line, &line.replace(": ", ": do not "), 1);
        refuses(&["verify", &folder.file("forged.chronicle", &forged)], &["forged.chronicle, line", "decision 9:"]);
        let forged = elsewhere.replacen("result: 1. ", "result: 2. ", 1);
        refuses(&["verify", &folder.file("forged.chronicle", &forged)], &["last line"]);
        // Nor is it gone on with.
        let path = folder.file("mine.chronicle", &elsewhere);
        refuses(&["play", "ethnos", "--file", &path], &["mine.chronicle", words]);
    }
    let russian = letopis(
        &["--lang", "ru", "verify", &folder.file("ru.chronicle", &made_elsewhere(&text, "rules: 1", "rules: 7"))],
        "",
    );
    assert!(String::from_utf8(russian.stderr).unwrap().contains("по правилам версии 7"));
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
    let said = "wrong.scenario, line 7: before the first step: age should be “2”, but is “1”";
    assert!(printed(&output).contains(said), "{output:?}");
    assert!(printed(&output).contains("1 passed, 1 failed\n"), "{output:?}");
    let missing = folder.0.join("missing.scenario").to_string_lossy().into_owned();
    let output = letopis(&["scenario", &missing, &wrong, &good], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("missing.scenario"), "{output:?}");
    assert!(printed(&output).contains("ok  A title"), "{output:?}");
    assert!(printed(&output).contains("1 passed, 1 failed, 1 could not be played"), "{output:?}");
    for (text, parts) in [
        ("nonsense".to_owned(), &["line 1", "nonsense"][..]),
        (format!("{head}then\n  nonsense\n"), &["line 7", "nonsense"]),
        (format!("{head}thn\n  age: 1\n"), &["line 6", "given, when, then, variant NAME", "Did you mean “then”?"]),
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

#[test]
fn the_program_tells_its_version_and_helps_in_two_ways() {
    let version = letopis(&["--version"], "");
    assert_eq!(printed(&version), format!("letopis {}\n", env!("CARGO_PKG_VERSION")));
    let help = printed(&letopis(&["help", "simulate"], ""));
    assert!(help.contains("--games"), "{help}");
    assert_eq!(help, printed(&letopis(&["simulate", "--help"], "")));
    assert_eq!(printed(&letopis(&["help"], "")), printed(&letopis(&["--help"], "")));
    for shell in ["bash", "zsh", "fish"] {
        let script = printed(&letopis(&["completions", shell], ""));
        assert!(script.contains("simulate") && script.contains("games"), "{shell}: {script}");
    }
}

#[test]
fn an_interrupted_series_tells_what_was_played() {
    let args = ["simulate", "ethnos", "--seats", "2", "--games", "1000000000", "--threads", "1"];
    let child = start(&[&args[..], &["--json"]].concat(), "80");
    interrupt_after(&child, 20);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130), "{output:?}");
    let object: serde_json::Value = serde_json::from_str(&printed(&output)).unwrap();
    assert_eq!(object["stopped"].as_bool(), Some(true));
    assert!((1..1_000_000_000).contains(&object["games"].as_u64().unwrap()), "{object}");
    let wins: f64 = object["win_rate"].as_array().unwrap().iter().map(|rate| rate.as_f64().unwrap()).sum();
    assert!((wins - 1.0).abs() < 1e-9, "{object}");
    let child = start(&args, "80");
    interrupt_after(&child, 20);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130), "{output:?}");
    assert!(printed(&output).contains("Stopped after") && printed(&output).contains("mean points"), "{output:?}");
}

#[test]
fn whoever_leaves_is_told_how_to_come_back() {
    let folder = Folder::new("leaving");
    let path = folder.path("my game.chronicle");
    let resume = format!("letopis play ethnos --lang en --file '{path}'");
    let args = ["play", "ethnos", "--seats", "me,greedy", "--lang", "en"];
    let kept = [&args[..], &["--file", &path]].concat();
    let ended = letopis(&kept, "");
    assert!(ended.status.success() && printed(&ended).contains(&resume), "{ended:?}");
    let mut child = start(&["play", "ethnos", "--lang", "en", "--file", &path], "1000");
    // The line stays open: its end would be another way to leave.
    let _line = child.stdin.take();
    interrupt_after(&child, 0);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130), "{output:?}");
    assert!(printed(&output).contains(&resume), "{output:?}");
    // Without a file there is still a way to keep it; a file that is there is not written over.
    let other = folder.file("other.chronicle", "a diary");
    let new = folder.path("new.chronicle");
    let said = printed(&letopis(&args, &format!("1\nsave\nsave {other}\nsave {new}\n1\nquit\n")));
    assert!(said.contains("save FILE") && said.contains("already exists"), "{said}");
    assert!(said.contains(&format!("letopis play ethnos --lang en --file {new}")), "{said}");
    assert_eq!(std::fs::read_to_string(&other).unwrap(), "a diary");
    assert_eq!(std::fs::read_to_string(&new).unwrap().matches("Player: ").count(), 2);
    let lost = printed(&letopis(&["play", "ethnos", "--lang", "ru"], "quit\n"));
    assert!(lost.contains("--file ФАЙЛ"), "{lost}");
}

#[test]
fn options_tell_what_they_cost_and_bring() {
    for (game, parts) in [
        ("ethnos", &["at the end of the age", "As leader"][..]),
        ("hadara", &["→", "at the end."]),
        ("settlers", &["Costs", "Produces"]),
        ("imperium", &["Choose:", "acquire"]),
    ] {
        let said = (1..=3).map(|seed: u32| {
            let args = ["play", game, "--seats", "me,greedy", "--seed", &seed.to_string()];
            printed(&letopis(&args, "1\n1\n1\n1\n1\n1\n"))
        });
        let said: String = said.collect();
        for part in parts {
            assert!(said.contains(part), "{game}: {said} lacks {part}");
        }
    }
}

#[test]
fn a_card_is_told_by_any_name_it_goes_by() {
    let ask = |game: &str, lang: &str, name: &str| {
        let args = ["play", game, "--seats", "greedy,me", "--seed", "1", "--lang", lang];
        let said = printed(&letopis(&args, &format!("card {name}\n")));
        said.split_once("> ").unwrap().1.to_owned()
    };
    for name in ["troll", "TROLL", "тролль", "Тролля", "green troll", "green-troll"] {
        let told = ask("ethnos", "en", name);
        assert!(told.contains("Troll · tribe") && !told.contains("Orc · tribe"), "{name}: {told}");
    }
    assert!(ask("ethnos", "ru", "troll").contains("тролль · племя"));
    assert!(ask("ethnos", "en", "zeppelin").contains("no card mentions “zeppelin”"));
    let all = ask("settlers", "en", "");
    assert!(all.contains("faction board") && all.lines().count() > 5, "{all}");
}

/// Whatever the language and the game, no line of a game is wider than the screen.
#[test]
fn tables_fit_the_screen() {
    for lang in ["en", "ru"] {
        for (game, seats) in [
            ("ethnos", "me,greedy,greedy,greedy,greedy,greedy"),
            ("hadara", "me,greedy,greedy,greedy,greedy"),
            ("settlers", "me,greedy,greedy,greedy"),
            ("imperium", "me,greedy,greedy,greedy"),
        ] {
            for columns in [60, 80, 120] {
                let args = ["play", game, "--seats", seats, "--seed", "3", "--lang", lang];
                let said = printed(&letopis_at(
                    &args,
                    &format!("{}log\nhelp\ncards\n", "1\n".repeat(40)),
                    &columns.to_string(),
                ));
                assert!(said.lines().count() > 500, "{said}");
                for line in said.lines() {
                    assert!(line.chars().count() <= columns, "{game}, {lang}, {columns}: {line}");
                }
            }
        }
    }
}

#[test]
fn a_setup_says_how_many_play() {
    let args = ["simulate", "hadara", "--setup", "3 players, first game", "--games", "2", "--json"];
    let told: Value = serde_json::from_str(&printed(&letopis(&args, ""))).unwrap();
    assert_eq!((&told["seats"], told["win_rate"].as_array().unwrap().len()), (&json!(3), 3));
}
