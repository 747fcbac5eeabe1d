//! Developer chores of Letopis: `cargo xtask test`, `cargo xtask soak`, `cargo xtask load`.

use std::ffi::{OsStr, OsString};
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

fn main() -> ExitCode {
    if let Some(rustdoc) = std::env::var_os(RUSTDOC) {
        return document(&rustdoc);
    }
    let task = std::env::args().nth(1).unwrap_or_default();
    let outcome = match task.as_str() {
        "test" => test(),
        "soak" => soak(),
        "load" => load(),
        _ => Err("usage: cargo xtask test | soak [GAMES] | load [TABLES] [SECONDS] [WATCHERS] [STORED]".to_owned()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("xtask: {what}");
            ExitCode::FAILURE
        }
    }
}

/// What looks pages through for barriers.
const AXE: &str = "axe-core@4";

/// One part of the tests: what it is, how cargo is called for it, and with which environment.
type Part<'a> = (&'a str, &'a [&'a str], &'a [(&'a str, &'a str)]);

/// Everything that must hold before a change goes in, and how long each part of it took.
fn test() -> Result<(), String> {
    install()?;
    // Clippy's driver is a compiler: the same pass that gives the warnings gives the programs.
    let linted = [
        ("RUSTC_WORKSPACE_WRAPPER", "clippy-driver"),
        ("CLIPPY_ARGS", "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__"),
    ];
    let before: [Part<'_>; 2] = [
        ("format", &["fmt", "--all", "--check"], &[]),
        ("building with lints", &["test", "--workspace", "--benches", "--tests", "--no-run"], &linted),
    ];
    let tests: [Part<'_>; 1] = [("tests and scenarios", &["nextest", "run", "--workspace"], &linted)];
    let itself = std::env::current_exe().map_err(|error| error.to_string())?;
    let itself = itself.to_str().ok_or("this program lies in a folder without a name in Unicode")?;
    let documented = [linted[0], linted[1], ("RUSTDOC", itself), (RUSTDOC, "rustdoc")];
    let docs: [Part<'_>; 2] = [
        ("docs and examples", &["test", "--workspace", "--doc"], &documented),
        ("docs of programs", &["doc", "--package", "xtask", "--no-deps"], &[("RUSTDOCFLAGS", "-D warnings")]),
    ];
    let start = Instant::now();
    let mut took = vec![];
    let outcome = in_turn(&before, &mut took).and_then(|()| {
        // Tests wait for browsers, servers and each other: the docs are made meanwhile.
        let (tested, (documented, more)) = std::thread::scope(|scope| {
            let beside = scope.spawn(|| {
                let mut took = vec![];
                (in_turn(&docs, &mut took), took)
            });
            let tested = in_turn(&tests, &mut took);
            (tested, beside.join().unwrap_or_else(|_| (Err("docs panicked".to_owned()), vec![])))
        });
        took.extend(more);
        tested.and(documented)
    });
    took.push(("all", start.elapsed()));
    for (what, took) in took {
        println!("{what:>20}: {:3} min {:02} s", took.as_secs() / 60, took.as_secs() % 60);
    }
    outcome
}

/// Says that this program is called in the place of rustdoc, and what rustdoc is called.
const RUSTDOC: &str = "XTASK_RUSTDOC";

/// Stands in for rustdoc: before the examples of a library are tried, its docs are made, of the same compiled libraries.
/// `cargo doc` would check every dependency anew, which takes minutes.
fn document(rustdoc: &OsStr) -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().skip(1).collect();
    let run = |args: &[OsString]| Command::new(rustdoc).args(args).status().is_ok_and(|status| status.success());
    let examples = args.iter().any(|arg| arg == "--test");
    let documented = !examples || run(&for_docs(&args));
    if documented && run(&args) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// What rustdoc is to be told for the docs of a library, by what it is told for its examples.
fn for_docs(args: &[OsString]) -> Vec<OsString> {
    let mut docs: Vec<OsString> = ["-D", "warnings", "--out-dir"].map(Into::into).into();
    docs.push(target().join("doc").into());
    let mut left = args.iter();
    while let Some(arg) = left.next() {
        let text = arg.to_string_lossy();
        if ["--test-args", "--test-run-directory", "--test-runtool"].contains(&&*text) {
            left.next();
        } else if !text.starts_with("--test") {
            docs.push(arg.clone());
        }
    }
    docs
}

/// Runs parts one after the other up to the first that fails, and notes how long each took.
fn in_turn<'a>(parts: &[Part<'a>], took: &mut Vec<(&'a str, Duration)>) -> Result<(), String> {
    parts.iter().try_for_each(|(what, args, environment)| {
        let start = Instant::now();
        let outcome = cargo(what, args, environment);
        took.push((what, start.elapsed()));
        outcome
    })
}

/// Tests are run by cargo-nextest; those in browsers need Chromium, its driver and what looks pages through for barriers, the
/// program in the documentation needs Python.
fn install() -> Result<(), String> {
    install_programs()?;
    install_examiner()
}

/// The folder of everything that is built.
fn target() -> std::path::PathBuf {
    let usual = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../target");
    std::env::var_os("CARGO_TARGET_DIR").map_or(usual, Into::into)
}

/// Fetches axe-core into the folder that tests may use, once.
fn install_examiner() -> Result<(), String> {
    let folder = target().join("tmp/axe");
    if folder.join("node_modules/axe-core/axe.min.js").exists() {
        return Ok(());
    }
    println!("== npm install {AXE}");
    let status = Command::new("npm")
        .args(["install", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix"])
        .arg(&folder)
        .arg(AXE)
        .status()
        .map_err(|error| format!("npm cannot be started: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("npm install {AXE} failed")) }
}

fn install_programs() -> Result<(), String> {
    if !there("cargo-nextest") {
        cargo("test runner", &["install", "--locked", "cargo-nextest"], &[])?;
    }
    let needed =
        [("chromium", "chromium"), ("chromedriver", "chromium-driver"), ("python3", "python3"), ("npm", "npm")];
    let missing: Vec<&str> =
        needed.iter().filter(|(program, _)| !there(program)).map(|(_, package)| *package).collect();
    if !missing.is_empty() {
        install_packages(&missing)?;
    }
    if !there(SHELL)
        && let Err(error) = install_packages(&[SHELL])
    {
        println!("{error}; without it the tests take the whole browser, and longer");
    }
    Ok(())
}

/// Chromium without anything but pages, which many systems have as a package of its own.
const SHELL: &str = "chromium-headless-shell";

fn there(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|out| out.status.success())
}

fn install_packages(packages: &[&str]) -> Result<(), String> {
    println!("== apt-get install {}", packages.join(" "));
    let apt = |args: &[&str]| {
        let mut command = match there("sudo") {
            true => Command::new("sudo"),
            false => Command::new("env"),
        };
        let status = command.arg("apt-get").args(args).status();
        status.map_err(|error| error.to_string()).and_then(|status| match status.success() {
            true => Ok(()),
            false => Err(format!("apt-get failed; install {} by hand", packages.join(" "))),
        })
    };
    apt(&["update", "-qq"])?;
    apt(&[&["install", "-y", "-qq", "--no-install-recommends"], packages].concat())
}

/// The long runs, in release builds: the laws over many more games, nonsense for minutes, and two hundred kills.
fn soak() -> Result<(), String> {
    let games = std::env::args().nth(2).unwrap_or_else(|| "1000000".to_owned());
    let release = |packages: &[&'static str], tests: &'static str| {
        [&["test", "--release"], packages, &["--test", "all", tests, "--", "--nocapture"]].concat()
    };
    // Whatever game is there has its laws under this name, so that nothing here lists the games.
    cargo("laws of every game", &release(&["--workspace"], "laws::"), &[("LETOPIS_LAW_GAMES", &games)])?;
    cargo("nonsense in texts", &release(&["--package", "table"], "fuzz::"), &[("PROPTEST_CASES", "400000")])?;
    cargo("nonsense over the line", &release(&["--package", "site"], "fuzz::"), &[("PROPTEST_CASES", "100000")])?;
    cargo("kills", &release(&["--package", "letopis"], "crash::"), &[("LETOPIS_KILLS", "200")])
}

/// Plays over HTTP at many tables, opens many watchers, starts over many stored tables, and prints the figures.
fn load() -> Result<(), String> {
    cargo("program", &["build", "--release", "--package", "letopis", "--package", "load"], &[])?;
    let folder = target().join("release");
    let status = Command::new(folder.join("load"))
        .arg(folder.join("letopis"))
        .args(std::env::args().skip(2))
        .status()
        .map_err(|error| format!("load cannot be started: {error}"))?;
    if status.success() { Ok(()) } else { Err("load failed".to_owned()) }
}

/// Runs one cargo command.
fn cargo(what: &str, args: &[&str], environment: &[(&str, &str)]) -> Result<(), String> {
    println!("== {what}: cargo {}", args.join(" "));
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    // On a machine that builds once, keeping what the next build or a debugger could use only costs time.
    if std::env::var_os("CI").is_some() {
        command.env("CARGO_INCREMENTAL", "0").env("CARGO_PROFILE_DEV_DEBUG", "false");
    }
    let status = command
        .args(args)
        .envs(environment.iter().copied())
        .status()
        .map_err(|error| format!("{what}: cargo cannot be started: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{what} failed")) }
}
