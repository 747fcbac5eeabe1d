//! The command line: what can be asked for, and in which language.

use std::error::Error;
use std::fmt;

use clap::builder::{PossibleValuesParser, StyledStr, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command, ValueHint, value_parser};
use clap_complete::Shell;
use kernel::{Phrase, phrase};
use speech::{Language, Speech};
use table::Games;

use crate::hosted::{Host, find, speech};
use crate::{
    Failure, Outcome, arena, aside, backup, campaign, cards, fit, play, practise, replay, reports, scenario, serve,
    sets, setups, simulate,
};

/// The name that the program goes by.
const NAME: &str = "letopis";
/// More seats than this are not even counted; how many a game has, it says itself.
const MOST_SEATS: u64 = 99;
/// More games than this are not played in one go.
const MOST_GAMES: u64 = 1_000_000_000;
/// A fit plays so many games with each variation, and spends so many iterations on a decision, unless told.
const FIT_GAMES: u64 = 64;
const FIT_ITERATIONS: u64 = 2;
/// More threads than this are not asked for.
const MOST_THREADS: u64 = 1024;

/// The words of the language that `--lang` or else the environment asks for.
pub fn words(games: &Games<dyn Host>) -> Speech {
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
    speech(games, language)
}

/// Reads the command line and does what it says.
pub fn run(games: &Games<dyn Host>, words: &Speech) -> Outcome {
    match command(games, words).try_get_matches() {
        Ok(matches) => obey(&matches, games, words),
        Err(error) => explain(&error, games, words),
    }
}

fn obey(matches: &ArgMatches, games: &Games<dyn Host>, words: &Speech) -> Outcome {
    // Whoever reads only the beginning of what is printed ends the program by that; a site outlives those who hang up.
    if !matches!(matches.subcommand(), None | Some(("serve", _))) {
        sigpipe::reset();
    }
    match matches.subcommand() {
        Some(("play", args)) => play::run(games, &play_args(args), words),
        Some(("simulate", args)) => simulate::run(games, &simulate_args(args), words),
        Some(("arena", args)) => arena::run(games, &arena_args(args), words),
        Some(("campaign", args)) => campaign::run(games, &campaign_args(args), words),
        Some(("practise", args)) => practise::run(games, &practise_args(args), words),
        Some(("fit", args)) => fit::run(games, &fit_args(args), words),
        Some(("replay", args)) => replay::replay(games, text(args, "file"), opt(args, "data"), words),
        Some(("verify", args)) => {
            replay::verify(games, text(args, "file"), opt(args, "site"), opt(args, "data"), words)
        }
        Some(("scenario", args)) => {
            let files: Vec<&String> = args.get_many("file").into_iter().flatten().collect();
            scenario::run(games, &files, opt(args, "data"), words)
        }
        Some(("cards", args)) => cards::run(games, &cards_args(args), words),
        Some(("setups", args)) => match find(games, text(args, "game")) {
            Ok(host) => setups::run(host, words),
            Err(what) => Err(Failure::Input(words.say(&what, &[]))),
        },
        Some(("serve", args)) => serve::run(games, &serve_args(args), words),
        Some(("tables", args)) => {
            let deed = opt(args, "do").map(aside::Deed::of).zip(opt(args, "id"));
            aside::run(&with_sets(args, games, words)?, database(args), deed, words)
        }
        Some(("reports", args)) => {
            let wanted = reports::Wanted { chronicle: opt(args, "chronicle"), scenario: opt(args, "scenario") };
            reports::run(&with_sets(args, games, words)?, database(args), opt(args, "id"), &wanted, words)
        }
        Some(("backup", args)) => backup::run(database(args), text(args, "file"), words),
        Some(("completions", args)) => completions(args, games, words),
        Some(("help", args)) => help(opt(args, "command"), games, words),
        _ => serve::run(games, &serve::Args::default(), words),
    }
}

/// Prints what a shell needs to know to complete our commands.
fn completions(args: &ArgMatches, games: &Games<dyn Host>, words: &Speech) -> Outcome {
    if let Some(shell) = args.get_one::<Shell>("shell") {
        let mut script = vec![];
        clap_complete::generate(*shell, &mut command(games, words), NAME, &mut script);
        print!("{}", String::from_utf8_lossy(&script));
    }
    Ok(())
}

/// `letopis help COMMAND` is `letopis COMMAND --help`.
fn help(about: Option<&str>, games: &Games<dyn Host>, words: &Speech) -> Outcome {
    let line = [Some(NAME), about, Some("--help")].into_iter().flatten();
    match command(games, words).try_get_matches_from(line) {
        Ok(matches) => obey(&matches, games, words),
        Err(error) => explain(&error, games, words),
    }
}

fn database(args: &ArgMatches) -> &str {
    opt(args, "database").unwrap_or(serve::DATABASE)
}

/// The games with the sets that `--data` names, as a site offers them.
fn with_sets(args: &ArgMatches, games: &Games<dyn Host>, words: &Speech) -> Result<Games<dyn Host>, Failure> {
    opt(args, "data").map_or_else(|| Ok(games.clone()), |directory| sets::offered(games, directory, words))
}

fn serve_args(args: &ArgMatches) -> serve::Args<'_> {
    serve::Args {
        listen: opt(args, "listen").unwrap_or(serve::LISTEN),
        database: database(args),
        behind_proxy: args.get_flag("behind-proxy"),
        limits: opt(args, "limits"),
        json: opt(args, "log") == Some("json"),
        data: opt(args, "data"),
    }
}

fn text<'a>(args: &'a ArgMatches, name: &str) -> &'a str {
    args.get_one::<String>(name).map_or("", |value| value)
}

fn opt<'a>(args: &'a ArgMatches, name: &str) -> Option<&'a str> {
    args.get_one::<String>(name).map(String::as_str)
}

fn cards_args(args: &ArgMatches) -> cards::Args<'_> {
    cards::Args {
        game: text(args, "game"),
        word: opt(args, "word"),
        file: opt(args, "file"),
        out: opt(args, "out"),
        set: opt(args, "set"),
        data: opt(args, "data"),
    }
}

fn play_args(args: &ArgMatches) -> play::Args {
    let owned = |name| opt(args, name).map(str::to_owned);
    play::Args {
        game: text(args, "game").to_owned(),
        seats: owned("seats"),
        setup: owned("setup"),
        seed: args.get_one("seed").copied(),
        file: owned("file"),
        data: owned("data"),
        lang: owned("lang"),
        campaign: None,
    }
}

fn campaign_args(args: &ArgMatches) -> campaign::Args {
    let owned = |name| opt(args, name).map(str::to_owned);
    campaign::Args {
        file: text(args, "file").to_owned(),
        game: owned("game"),
        name: owned("name"),
        seed: args.get_one("seed").copied(),
        sheet: args.get_flag("sheet"),
        lang: owned("lang"),
    }
}

fn simulate_args(args: &ArgMatches) -> simulate::Args {
    simulate::Args {
        game: text(args, "game").to_owned(),
        seats: args.get_one::<u64>("seats").map(|seats| *seats as usize),
        bots: text(args, "bots").to_owned(),
        games: args.get_one("games").copied().unwrap_or(1),
        seed: args.get_one("seed").copied().unwrap_or(0),
        threads: args.get_one::<u64>("threads").map(|threads| *threads as usize),
        setup: opt(args, "setup").map(str::to_owned),
        round_robin: args.get_flag("round-robin"),
        keep: opt(args, "keep").map(str::to_owned),
        json: args.get_flag("json"),
        data: opt(args, "data").map(str::to_owned),
    }
}

fn arena_args(args: &ArgMatches) -> arena::Args {
    arena::Args {
        game: text(args, "game").to_owned(),
        bots: args.get_many("bot").into_iter().flatten().cloned().collect(),
        games: args.get_one("games").copied().unwrap_or(1),
        seats: args.get_one::<u64>("seats").map(|seats| *seats as usize),
        setup: opt(args, "setup").map(str::to_owned),
        seed: args.get_one("seed").copied().unwrap_or(0),
        threads: args.get_one::<u64>("threads").map(|threads| *threads as usize),
        sequential: args.get_flag("sequential"),
        keep: opt(args, "keep").map(str::to_owned),
        json: args.get_flag("json"),
        data: opt(args, "data").map(str::to_owned),
    }
}

fn fit_args(args: &ArgMatches) -> fit::Args {
    let owned = |name| opt(args, name).map(str::to_owned);
    fit::Args {
        game: text(args, "game").to_owned(),
        generations: args.get_one("generations").copied().unwrap_or(1),
        games: args.get_one("games").copied().unwrap_or(FIT_GAMES),
        iterations: args.get_one("iterations").copied().unwrap_or(FIT_ITERATIONS),
        from: owned("from"),
        setup: owned("setup"),
        seed: args.get_one("seed").copied().unwrap_or(0),
        threads: args.get_one::<u64>("threads").map(|threads| *threads as usize),
        keep: owned("keep"),
        out: owned("out"),
        data: owned("data"),
    }
}

fn practise_args(args: &ArgMatches) -> practise::Args {
    let owned = |name| opt(args, name).map(str::to_owned);
    practise::Args {
        game: text(args, "game").to_owned(),
        rounds: args.get_one("rounds").copied().unwrap_or(1),
        from: owned("from"),
        setups: args.get_many::<String>("setup").unwrap_or_default().cloned().collect(),
        seed: args.get_one("seed").copied().unwrap_or(0),
        threads: args.get_one::<u64>("threads").map(|threads| *threads as usize),
        out: text(args, "out").to_owned(),
        data: owned("data"),
    }
}

fn command(games: &Games<dyn Host>, words: &Speech) -> Command {
    let help = |key: &'static str| StyledStr::from(words.word(key));
    let ids: Vec<&'static str> = games.ids().collect();
    let known = words.say(&phrase!("help-game", games = ids.join(", ")), &[]);
    let one_of = |names: Vec<&'static str>| {
        let parser = PossibleValuesParser::new(names);
        Arg::new("game").required(true).help(known.clone()).hide_possible_values(true).value_parser(parser)
    };
    let game = || one_of(ids.clone());
    let option = |name: &'static str, value: &'static str, key: &'static str| {
        let hint = match value {
            "FILE" => ValueHint::FilePath,
            "DIR" => ValueHint::DirPath,
            _ => ValueHint::Other,
        };
        Arg::new(name).long(name).value_name(value).value_hint(hint).help(help(key))
    };
    let seed = || option("seed", "N", "help-seed").value_parser(number(0, u64::MAX));
    let setup = || option("setup", "SETUP", "help-setup");
    let data = || option("data", "DIR", "help-data");
    let kept = || option("database", "FILE", "help-serve-database");
    let file = |key: &'static str| {
        Arg::new("file").value_name("FILE").value_hint(ValueHint::FilePath).required(true).help(help(key))
    };
    let sub = |name: &'static str, about: &'static str| {
        Command::new(name)
            .about(help(about))
            .help_template(template(words))
            .next_help_heading(words.word("help-options"))
    };
    Command::new(NAME)
        .about(help("help-letopis"))
        .version(env!("CARGO_PKG_VERSION"))
        .help_template(template(words))
        .disable_help_subcommand(true)
        .subcommand_help_heading(words.word("help-commands"))
        .next_help_heading(words.word("help-options"))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(Arg::new("help").short('h').long("help").global(true).action(ArgAction::Help).help(help("help-help")))
        .arg(Arg::new("version").short('V').long("version").action(ArgAction::Version).help(help("help-version")))
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
                .arg(option("data", "DIR", "help-serve-data"))
                .arg(option("log", "text|json", "help-serve-log").value_parser(["text", "json"]))
                .arg(option("limits", "FILE|off", "help-serve-limits").value_hint(ValueHint::FilePath))
                .arg(
                    Arg::new("behind-proxy")
                        .long("behind-proxy")
                        .action(ArgAction::SetTrue)
                        .help(help("help-serve-behind-proxy")),
                ),
        )
        .subcommand(
            sub("play", "help-play")
                .arg(game())
                .arg(option("seats", "me,greedy,…", "help-play-seats"))
                .arg(setup())
                .arg(seed())
                .arg(option("file", "FILE", "help-play-file"))
                .arg(data()),
        )
        .subcommand(
            sub("simulate", "help-simulate")
                .arg(game())
                .arg(
                    option("seats", "N", "help-simulate-seats")
                        .value_parser(number(1, MOST_SEATS))
                        .required_unless_present_any(["setup", "round-robin"]),
                )
                .arg(option("bots", "A,B,…", "help-simulate-bots").default_value("random").hide_default_value(true))
                .arg(option("games", "N", "help-simulate-games").value_parser(number(1, MOST_GAMES)).required(true))
                .arg(seed())
                .arg(option("threads", "N", "help-simulate-threads").value_parser(number(1, MOST_THREADS)))
                .arg(setup())
                .arg(
                    Arg::new("round-robin")
                        .long("round-robin")
                        .action(ArgAction::SetTrue)
                        .conflicts_with("seats")
                        .help(help("help-simulate-round-robin")),
                )
                .arg(option("keep", "FILE", "help-simulate-keep"))
                .arg(Arg::new("json").long("json").action(ArgAction::SetTrue).help(help("help-simulate-json")))
                .arg(data()),
        )
        .subcommand(
            sub("arena", "help-arena")
                .arg(game())
                .arg(Arg::new("bot").value_name("BOT").num_args(1..).required(true).help(help("help-arena-bot")))
                .arg(option("games", "N", "help-arena-games").value_parser(number(1, MOST_GAMES)).required(true))
                .arg(option("seats", "N", "help-simulate-seats").value_parser(number(1, MOST_SEATS)))
                .arg(setup())
                .arg(seed())
                .arg(option("threads", "N", "help-simulate-threads").value_parser(number(1, MOST_THREADS)))
                .arg(
                    Arg::new("sequential")
                        .long("sequential")
                        .action(ArgAction::SetTrue)
                        .help(help("help-arena-sequential")),
                )
                .arg(option("keep", "FILE", "help-arena-keep"))
                .arg(Arg::new("json").long("json").action(ArgAction::SetTrue).help(help("help-simulate-json")))
                .arg(data()),
        )
        .subcommand(
            sub("campaign", "help-campaign")
                .arg(file("help-campaign-file"))
                .arg(
                    option("game", "GAME", "help-campaign-game")
                        .hide_possible_values(true)
                        .value_parser(PossibleValuesParser::new(ids.clone())),
                )
                .arg(option("name", "NAME", "help-campaign-name"))
                .arg(seed())
                .arg(Arg::new("sheet").long("sheet").action(ArgAction::SetTrue).help(help("help-campaign-sheet"))),
        )
        .subcommand(
            sub("fit", "help-fit")
                .arg(game())
                .arg(
                    option("generations", "N", "help-fit-generations")
                        .value_parser(number(1, MOST_GAMES))
                        .required(true),
                )
                .arg(option("games", "N", "help-fit-games").value_parser(number(1, MOST_GAMES)))
                .arg(option("iterations", "N", "help-fit-iterations").value_parser(number(1, MOST_GAMES)))
                .arg(option("from", "FILE", "help-fit-from"))
                .arg(setup())
                .arg(seed())
                .arg(option("threads", "N", "help-simulate-threads").value_parser(number(1, MOST_THREADS)))
                .arg(option("keep", "FILE", "help-fit-keep"))
                .arg(option("out", "FILE", "help-fit-out"))
                .arg(data()),
        )
        .subcommand(
            sub("practise", "help-practise")
                .arg(game())
                .arg(option("rounds", "N", "help-practise-rounds").value_parser(number(1, MOST_GAMES)).required(true))
                .arg(option("out", "FILE", "help-practise-out").required(true))
                .arg(option("from", "FILE", "help-practise-from"))
                .arg(setup().action(ArgAction::Append).help(help("help-practise-setup")))
                .arg(seed())
                .arg(option("threads", "N", "help-simulate-threads").value_parser(number(1, MOST_THREADS)))
                .arg(data()),
        )
        .subcommand(
            sub("cards", "help-cards")
                .arg(one_of([&ids[..], &[cards::CHECK, cards::EXPORT, cards::IMPORT]].concat()))
                .arg(Arg::new("word").value_name("WORD").help(help("help-cards-word")))
                .arg(file("help-cards-file").required(false))
                .arg(Arg::new("csv").long("csv").action(ArgAction::SetTrue).help(help("help-cards-csv")))
                .arg(option("out", "DIR", "help-cards-out"))
                .arg(option("set", "NAME", "help-cards-set"))
                .arg(data()),
        )
        .subcommand(sub("setups", "help-setups").arg(game()))
        .subcommand(sub("replay", "help-replay").arg(file("help-chronicle")).arg(data()))
        .subcommand(
            sub("verify", "help-verify")
                .arg(file("help-chronicle"))
                .arg(option("site", "KEY", "help-verify-site").value_hint(ValueHint::FilePath))
                .arg(data()),
        )
        .subcommand(sub("scenario", "help-scenario").arg(file("help-scenario-file").num_args(1..)).arg(data()))
        .subcommand(
            sub("reports", "help-reports")
                .arg(Arg::new("id").value_name("REPORT").help(help("help-reports-id")))
                .arg(kept())
                .arg(option("chronicle", "FILE", "help-reports-chronicle").requires("id"))
                .arg(option("scenario", "FILE", "help-reports-scenario").requires("id"))
                .arg(option("data", "DIR", "help-serve-data")),
        )
        .subcommand(
            sub("tables", "help-tables")
                .arg(
                    Arg::new("do")
                        .value_name("restore|drop")
                        .help(help("help-tables-do"))
                        .requires("id")
                        .hide_possible_values(true)
                        .value_parser(["restore", "drop"]),
                )
                .arg(Arg::new("id").value_name("TABLE").help(help("help-tables-id")))
                .arg(kept())
                .arg(option("data", "DIR", "help-serve-data")),
        )
        .subcommand(sub("backup", "help-backup").arg(file("help-backup-file")).arg(kept()))
        .subcommand(
            sub("completions", "help-completions").arg(
                Arg::new("shell")
                    .value_name("SHELL")
                    .required(true)
                    .help(help("help-completions-shell"))
                    .hide_possible_values(true)
                    .value_parser(value_parser!(Shell)),
            ),
        )
        .subcommand(
            sub("help", "help-about").arg(Arg::new("command").value_name("COMMAND").help(help("help-about-command"))),
        )
}

/// Reads a number of this range.
fn number(least: u64, most: u64) -> impl TypedValueParser<Value = u64> {
    move |text: &str| match text.parse() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        Ok(_) | Err(_) => Err(NotWithin { least, most }),
    }
}

/// What should have been a number of this range.
#[derive(Clone, Copy, Debug)]
struct NotWithin {
    least: u64,
    most: u64,
}

impl fmt::Display for NotWithin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..={}", self.least, self.most)
    }
}

impl Error for NotWithin {}

fn template(words: &Speech) -> StyledStr {
    let usage = words.word("help-usage");
    format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}\n").into()
}

/// Says in one sentence what is wrong with a command line.
#[expect(clippy::wildcard_enum_match_arm, reason = "the kinds are clap's, and it may add more")]
fn explain(error: &clap::Error, games: &Games<dyn Host>, words: &Speech) -> Outcome {
    let context = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        _ => String::new(),
    };
    let arg = || context(ContextKind::InvalidArg);
    let value = || context(ContextKind::InvalidValue);
    let range = || error.source().and_then(|source| source.downcast_ref::<NotWithin>());
    let what: Phrase = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::DisplayVersion => {
            anstream::print!("{}", error.render().ansi());
            return Ok(());
        }
        ErrorKind::InvalidSubcommand => {
            let command_typed = context(ContextKind::InvalidSubcommand);
            match context(ContextKind::SuggestedSubcommand) {
                near if near.is_empty() => {
                    let known = command(games, words);
                    let known: Vec<&str> = known.get_subcommands().map(Command::get_name).collect();
                    phrase!("letopis-unknown-command", command = command_typed, known = known.join(", "))
                }
                near => phrase!("letopis-unknown-command-near", command = command_typed, near = near),
            }
        }
        ErrorKind::UnknownArgument => match context(ContextKind::SuggestedArg) {
            near if near.is_empty() => phrase!("letopis-unknown-argument", arg = arg()),
            near => phrase!("letopis-unknown-argument-near", arg = arg(), near = near),
        },
        ErrorKind::ArgumentConflict => {
            phrase!("letopis-argument-conflict", arg = arg(), other = context(ContextKind::PriorArg))
        }
        ErrorKind::MissingRequiredArgument => phrase!("letopis-missing-argument", arg = arg()),
        ErrorKind::InvalidValue if value().is_empty() => phrase!("letopis-missing-value", arg = arg()),
        ErrorKind::InvalidValue => {
            phrase!("letopis-bad-choice", arg = arg(), value = value(), known = context(ContextKind::ValidValue))
        }
        ErrorKind::ValueValidation if let Some(range) = range() => {
            let (least, most) = (range.least.to_string(), range.most.to_string());
            phrase!("letopis-bad-number", arg = arg(), value = value(), least = least, most = most)
        }
        _ => phrase!("letopis-bad-value", arg = arg(), value = value()),
    };
    Err(Failure::Input(words.say(&what, &[])))
}
