//! The command line: what can be asked for, and in which language.

use clap::builder::{PossibleValuesParser, StyledStr};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use kernel::{Phrase, phrase};
use speech::{Language, Speech};

use crate::hosted::{GAMES, speech};
use crate::{Failure, Outcome, backup, cards, play, replay, reports, scenario, serve, simulate};

/// The words of the language that `--lang` or else the environment asks for.
pub fn words() -> Speech {
    let mut args = std::env::args().skip(1);
    let mut wished = None;
    while let Some(arg) = args.next() {
        if arg == "--lang" {
            wished = args.next();
        } else if let Some(code) = arg.strip_prefix("--lang=") {
            wished = Some(code.to_owned());
        }
    }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    let locale = locale.filter(|value| !value.is_empty()).find_map(|value| Language::of_locale(&value));
    let language = wished.and_then(|code| code.parse().ok()).or(locale).unwrap_or_default();
    speech(language)
}

/// Reads the command line and does what it says.
pub fn run(words: &Speech) -> Outcome {
    let matches = match command(words).try_get_matches() {
        Ok(matches) => matches,
        Err(error) => return explain(&error, words),
    };
    match matches.subcommand() {
        Some(("play", args)) => play::run(&play_args(args), words),
        Some(("simulate", args)) => simulate::run(&simulate_args(args), words),
        Some(("replay", args)) => replay::replay(text(args, "file"), opt(args, "data"), words),
        Some(("verify", args)) => replay::verify(text(args, "file"), opt(args, "data"), words),
        Some(("scenario", args)) => {
            let files: Vec<&String> = args.get_many("file").into_iter().flatten().collect();
            scenario::run(&files, opt(args, "data"), words)
        }
        Some(("cards", args)) => cards::run(text(args, "game"), opt(args, "word"), opt(args, "data"), words),
        Some(("serve", args)) => serve::run(&serve_args(args), words),
        Some(("reports", args)) => {
            let wanted = reports::Wanted { chronicle: opt(args, "chronicle"), scenario: opt(args, "scenario") };
            reports::run(database(args), opt(args, "id"), &wanted, words)
        }
        Some(("backup", args)) => backup::run(database(args), text(args, "file"), words),
        _ => serve::run(&serve::Args::default(), words),
    }
}

fn database(args: &ArgMatches) -> &str {
    opt(args, "database").unwrap_or(serve::DATABASE)
}

fn serve_args(args: &ArgMatches) -> serve::Args<'_> {
    serve::Args {
        listen: opt(args, "listen").unwrap_or(serve::LISTEN),
        database: database(args),
        behind_proxy: args.get_flag("behind-proxy"),
        unlimited: opt(args, "limits") == Some("off"),
        json: opt(args, "log") == Some("json"),
    }
}

fn text<'a>(args: &'a ArgMatches, name: &str) -> &'a str {
    args.get_one::<String>(name).map_or("", |value| value)
}

fn opt<'a>(args: &'a ArgMatches, name: &str) -> Option<&'a str> {
    args.get_one::<String>(name).map(String::as_str)
}

fn play_args(args: &ArgMatches) -> play::Args {
    let owned = |name| opt(args, name).map(str::to_owned);
    play::Args {
        game: text(args, "game").to_owned(),
        seats: owned("seats"),
        setup: owned("setup"),
        tribes: owned("tribes"),
        seed: args.get_one("seed").copied(),
        file: owned("file"),
        data: owned("data"),
    }
}

fn simulate_args(args: &ArgMatches) -> simulate::Args {
    simulate::Args {
        game: text(args, "game").to_owned(),
        seats: args.get_one::<u8>("seats").copied().unwrap_or(2).into(),
        bots: text(args, "bots").to_owned(),
        games: args.get_one("games").copied().unwrap_or(1),
        seed: args.get_one("seed").copied().unwrap_or(0),
        threads: args.get_one::<u16>("threads").map(|threads| usize::from(*threads)),
        setup: opt(args, "setup").map(str::to_owned),
        tribes: opt(args, "tribes").map(str::to_owned),
        json: args.get_flag("json"),
        data: opt(args, "data").map(str::to_owned),
    }
}

fn command(words: &Speech) -> Command {
    let help = |key: &'static str| StyledStr::from(words.word(key));
    let game = || Arg::new("game").required(true).help(words.say(&phrase!("help-game", games = GAMES.join(", ")), &[]));
    let option = |name: &'static str, value: &'static str, key: &'static str| {
        Arg::new(name).long(name).value_name(value).help(help(key))
    };
    let seed = || option("seed", "N", "help-seed").value_parser(value_parser!(u64));
    let tribes = || option("tribes", "A,B,…", "help-tribes");
    let setup = || option("setup", "SETUP", "help-setup").conflicts_with("tribes");
    let kept = || option("database", "FILE", "help-serve-database");
    let file = || Arg::new("file").value_name("FILE").required(true).help(help("help-chronicle"));
    let sub = |name: &'static str, about: &'static str| {
        Command::new(name)
            .about(help(about))
            .help_template(template(words))
            .next_help_heading(words.word("help-options"))
            .arg(option("data", "DIR", "help-data"))
    };
    Command::new("letopis")
        .about(help("help-letopis"))
        .help_template(template(words))
        .disable_help_subcommand(true)
        .subcommand_help_heading(words.word("help-commands"))
        .next_help_heading(words.word("help-options"))
        .disable_help_flag(true)
        .arg(Arg::new("help").short('h').long("help").global(true).action(ArgAction::Help).help(help("help-help")))
        .arg(
            option("lang", "LANG", "help-lang")
                .global(true)
                .hide_possible_values(true)
                .value_parser(PossibleValuesParser::new(["en", "ru"])),
        )
        .subcommand(
            sub("serve", "help-serve")
                .arg(option("listen", "ADDRESS", "help-serve-listen"))
                .arg(kept())
                .arg(option("log", "text|json", "help-serve-log").value_parser(["text", "json"]))
                .arg(option("limits", "on|off", "help-serve-limits").value_parser(["on", "off"]))
                .arg(
                    Arg::new("behind-proxy")
                        .long("behind-proxy")
                        .action(ArgAction::SetTrue)
                        .help(help("help-serve-behind-proxy")),
                ),
        )
        .subcommand(
            sub("reports", "help-reports")
                .arg(Arg::new("id").value_name("REPORT").help(help("help-reports-id")))
                .arg(kept())
                .arg(option("chronicle", "FILE", "help-reports-chronicle").requires("id"))
                .arg(option("scenario", "FILE", "help-reports-scenario").requires("id")),
        )
        .subcommand(
            sub("backup", "help-backup")
                .arg(Arg::new("file").value_name("FILE").required(true).help(help("help-backup-file")))
                .arg(kept()),
        )
        .subcommand(
            sub("play", "help-play")
                .arg(game())
                .arg(option("seats", "me,greedy,…", "help-play-seats"))
                .arg(setup())
                .arg(tribes())
                .arg(seed())
                .arg(option("file", "FILE", "help-play-file")),
        )
        .subcommand(
            sub("simulate", "help-simulate")
                .arg(game())
                .arg(option("seats", "N", "help-simulate-seats").value_parser(value_parser!(u8)).required(true))
                .arg(option("bots", "A,B,…", "help-simulate-bots").default_value("random").hide_default_value(true))
                .arg(option("games", "N", "help-simulate-games").value_parser(value_parser!(u64)).required(true))
                .arg(seed())
                .arg(option("threads", "N", "help-simulate-threads").value_parser(value_parser!(u16).range(1..=1024)))
                .arg(setup())
                .arg(tribes())
                .arg(Arg::new("json").long("json").action(ArgAction::SetTrue).help(help("help-simulate-json"))),
        )
        .subcommand(sub("replay", "help-replay").arg(file()))
        .subcommand(sub("verify", "help-verify").arg(file()))
        .subcommand(
            sub("scenario", "help-scenario")
                .arg(Arg::new("file").value_name("FILE").required(true).num_args(1..).help(help("help-scenario-file"))),
        )
        .subcommand(
            sub("cards", "help-cards")
                .arg(game())
                .arg(Arg::new("word").value_name("WORD").help(help("help-cards-word"))),
        )
}

fn template(words: &Speech) -> StyledStr {
    let usage = words.word("help-usage");
    format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}\n").into()
}

/// Says in one sentence what is wrong with a command line.
#[expect(clippy::wildcard_enum_match_arm, reason = "the kinds are clap's, and it may add more")]
fn explain(error: &clap::Error, words: &Speech) -> Outcome {
    let context = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        _ => String::new(),
    };
    let arg = || context(ContextKind::InvalidArg);
    let what: Phrase = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            anstream::println!("{}", error.render());
            return Ok(());
        }
        ErrorKind::InvalidSubcommand => {
            phrase!("letopis-unknown-command", command = context(ContextKind::InvalidSubcommand))
        }
        ErrorKind::UnknownArgument => phrase!("letopis-unknown-argument", arg = arg()),
        ErrorKind::MissingRequiredArgument => phrase!("letopis-missing-argument", arg = arg()),
        ErrorKind::InvalidValue if context(ContextKind::InvalidValue).is_empty() => {
            phrase!("letopis-missing-value", arg = arg())
        }
        _ => phrase!("letopis-bad-value", arg = arg(), value = context(ContextKind::InvalidValue)),
    };
    Err(Failure::Input(words.say(&what, &[])))
}
