//! `letopis campaign` from the outside.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use bots::{Budget, Kind, Level, Seated};
use imperium::{Imperium, ImperiumData};
use kernel::{Chronicle, Data, Game, Seat, Seed, Stream};

use crate::server::Folder;

fn campaign(file: &str, args: &[&str], typed: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_letopis"))
        .args(["campaign", file])
        .args(args)
        .env_remove("LC_ALL")
        .env("LANG", "en_GB.UTF-8")
        .env("COLUMNS", "1000")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may leave before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    child.wait_with_output().unwrap()
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// So many games are played at most until one ends as it should.
const TRIES: u64 = 60;

/// Plays the game in a file to its end, in one way after the other until it is won, or until it is lost.
fn play_out(path: &str, player: Kind, wins: bool) {
    let text = std::fs::read_to_string(path).unwrap();
    for attempt in 0..TRIES {
        let mut chronicle = Chronicle::<Imperium>::read(ImperiumData::built_in(), &text).unwrap();
        let stream = Stream::new(&Seed::of_series(1, attempt));
        let mut bot = Seated::<Imperium>::new(Seat::FIRST, player, stream, Budget::Free);
        while let Some(decision) = bot.decide(chronicle.state()) {
            chronicle.decide(decision, &mut ());
        }
        if chronicle.state().outcome().unwrap().winners().is_empty() != wins {
            return std::fs::write(path, chronicle.write()).unwrap();
        }
    }
    panic!("{} never ends so in {TRIES} games", player.name());
}

const WINNER: Kind = Kind::Level(Level::Warlord);
const LOSER: Kind = Kind::Random;

#[test]
fn a_campaign_goes_from_game_to_game_with_its_chronicles_beside_it() {
    let folder = Folder::new("campaign");
    let file = folder.path("my.campaign");
    // Nation by word, side by number, the rest as usual; then the rival, and out of the game.
    let begun = said(&campaign(&file, &["--name", "Анна", "--seed", "7"], "egyptians\n2\n\n\n\nagainst celts\nquit\n"));
    for part in ["Анна’s campaign: Egyptians", "Wins: 0 / 5", "Chieftain", "letopis campaign "] {
        assert!(begun.contains(part), "{part}: {begun}");
    }
    let first = format!("{file}-1.chronicle");
    let text = std::fs::read_to_string(&first).unwrap();
    assert!(text.contains("setup: 1 player, nations egyptians-a against celts, level chieftain\n"), "{text}");
    let kept = std::fs::read_to_string(&file).unwrap();
    assert!(kept.contains("1. against celts [") && kept.contains("2. begun "), "{kept}");
    // What is printed changes nothing.
    assert!(said(&campaign(&file, &["--sheet"], "")).contains("Celts"));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), kept);
    play_out(&first, LOSER, false);
    let lost = said(&campaign(&file, &["--seed", "7"], "against celts\nquit\n"));
    assert!(lost.contains("Loss") && lost.contains("Which nation"), "{lost}");
    let second = format!("{file}-2.chronicle");
    let next = std::fs::read_to_string(&second).unwrap();
    assert!(next.contains("level chieftain, tokens doubled\n"), "{next}");
    play_out(&second, WINNER, true);
    let won = said(&campaign(&file, &["--seed", "7"], "nonsense\nremove-later\nagainst celts\nagainst qin\n1\nquit\n"));
    assert!(won.contains("Win") && won.contains("Wins: 1 / 5"), "{won}");
    assert!(won.contains("“nonsense” cannot be chosen") && won.contains("“against celts” cannot"), "{won}");
    let next = std::fs::read_to_string(format!("{file}-3.chronicle")).unwrap();
    assert!(next.contains("against qin, level warlord, removed "), "{next}");
    // Every game of it replays.
    for game in [first, second] {
        let verified = Command::new(env!("CARGO_BIN_EXE_letopis")).args(["verify", &game]).output().unwrap();
        assert!(verified.status.success(), "{verified:?}");
    }
}

#[test]
fn what_is_wrong_with_a_campaign_is_said_in_a_sentence() {
    let folder = Folder::new("campaign-wrong");
    let file = folder.path("x.campaign");
    let refused = |args: &[&str], part: &str| {
        let output = campaign(&file, args, "");
        let said = String::from_utf8(output.stderr.clone()).unwrap();
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(said.starts_with("letopis: ") && said.contains(part), "{said}");
    };
    refused(&["--sheet"], "x.campaign");
    refused(&["--game", "ethnos"], "no campaigns");
    refused(&["--name", "greedy-2"], "greedy-2");
    assert!(said(&campaign(&file, &[], "1\nquit\n")).contains("No campaign was started"));
    assert!(!std::path::Path::new(&file).exists());
    said(&campaign(&file, &[], "\n\n\n\n\nagainst celts\nquit\n"));
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, text.replace("celts", "qin")).unwrap();
    refused(&[], "was changed");
    std::fs::write(&file, &text).unwrap();
    // A chronicle that was lost is begun anew, and that stands in the campaign.
    std::fs::remove_file(format!("{file}-1.chronicle")).unwrap();
    assert!(said(&campaign(&file, &[], "quit\n")).contains("starts over"));
    assert!(std::fs::read_to_string(&file).unwrap().contains("broken-off"));
    // One of another game is refused.
    let other = folder.path("other.campaign");
    said(&campaign(&other, &[], "\n\n\n\n\nagainst qin\nquit\n"));
    let played = format!("{other}-1.chronicle");
    play_out(&played, LOSER, false);
    std::fs::copy(&played, format!("{file}-1.chronicle")).unwrap();
    refused(&[], "not the chronicle of the game that the campaign is waiting for");
}
