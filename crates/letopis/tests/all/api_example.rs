//! The program in `docs/api.md` plays a whole game against a fresh server, exactly as it is printed there.

use std::process::Command;

use crate::server::{Folder, Server};

#[test]
fn the_program_in_the_documentation_plays_a_whole_game() {
    let folder = Folder::new("example");
    let server = Server::start(&folder.0.join("letopis.db"));
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/api.md")).unwrap();
    let program = page.split_once("```python\n").and_then(|(_, rest)| rest.split_once("```")).unwrap().0;
    let file = folder.0.join("play.py");
    std::fs::write(&file, program).unwrap();
    for game in games::IDS {
        let ran = Command::new("python3")
            .arg(&file)
            .arg(format!("http://{}", server.address))
            .arg(game)
            .current_dir(&folder.0)
            .output()
            .expect("python3 must be installed: cargo xtask test does it");
        let (said, wrong) = (String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
        assert!(ran.status.success(), "{game}: {said}\n{wrong}");
        assert!(said.contains("1. "), "nobody won: {said}");
        let chronicle = folder.0.join(format!("{game}.chronicle"));
        let verified = Command::new(env!("CARGO_BIN_EXE_letopis")).arg("verify").arg(&chronicle).output().unwrap();
        assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
    }
}
