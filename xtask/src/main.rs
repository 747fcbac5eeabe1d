//! Developer chores of Letopis: `cargo xtask test`, `cargo xtask soak`.

use std::process::{Command, ExitCode};
use std::time::Instant;

fn main() -> ExitCode {
    let task = std::env::args().nth(1).unwrap_or_default();
    let outcome = match task.as_str() {
        "test" => test(),
        "soak" => soak(),
        _ => Err("usage: cargo xtask test | soak".to_owned()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("xtask: {what}");
            ExitCode::FAILURE
        }
    }
}

/// Everything that must hold before a change goes in.
fn test() -> Result<(), String> {
    install_browser()?;
    cargo("format", &["fmt", "--all", "--check"], &[])?;
    cargo("lints", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], &[])?;
    cargo("docs", &["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", "-D warnings")])?;
    cargo("card data", &["run", "--package", "letopis", "--", "cards", "check"], &[])?;
    cargo("tests and scenarios", &["test", "--workspace"], &[])
}

/// The browser tests need Chromium and its driver.
fn install_browser() -> Result<(), String> {
    let there = |program: &str| Command::new(program).arg("--version").output().is_ok_and(|out| out.status.success());
    if there("chromium") && there("chromedriver") {
        return Ok(());
    }
    println!("== browser: apt-get install chromium chromium-driver");
    let apt = |args: &[&str]| {
        let mut command = match there("sudo") {
            true => Command::new("sudo"),
            false => Command::new("env"),
        };
        let status = command.arg("apt-get").args(args).status();
        status.map_err(|error| error.to_string()).and_then(|status| match status.success() {
            true => Ok(()),
            false => Err("apt-get failed; install chromium and chromium-driver by hand".to_owned()),
        })
    };
    apt(&["update", "-qq"])?;
    apt(&["install", "-y", "-qq", "--no-install-recommends", "chromium", "chromium-driver"])
}

/// The long runs: the laws over many more games, in a release build.
fn soak() -> Result<(), String> {
    let games = std::env::args().nth(2).unwrap_or_else(|| "1000000".to_owned());
    let packages = ["--package", "ethnos", "--package", "hadara"];
    let args = [&["test", "--release"][..], &packages, &["--test", "laws", "--", "--nocapture"]].concat();
    cargo("laws", &args, &[("LETOPIS_LAW_GAMES", &games)])
}

/// Runs one cargo command and says how long it took.
fn cargo(what: &str, args: &[&str], environment: &[(&str, &str)]) -> Result<(), String> {
    println!("== {what}: cargo {}", args.join(" "));
    let start = Instant::now();
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let status = Command::new(cargo)
        .args(args)
        .envs(environment.iter().copied())
        .status()
        .map_err(|error| format!("{what}: cargo cannot be started: {error}"))?;
    println!("== {what}: {:.0} s", start.elapsed().as_secs_f64());
    if status.success() { Ok(()) } else { Err(format!("{what} failed")) }
}
