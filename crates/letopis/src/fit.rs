//! `letopis fit`: finds the weights of a game's evaluation from games that bots play against themselves.

use std::path::Path;
use std::sync::atomic::Ordering;

use bots::arena::Progress;
use bots::contest::Entrant;
use bots::fit::{Sums, learn};
use kernel::data::Data;
use kernel::{Phrase, phrase};
use serde::{Deserialize, Serialize};
use serde_json::json;
use speech::Speech;
use table::Games;

use crate::hosted::{self, Errand, Host, Hosted, find};
use crate::simulate::{grouped, with_bar};
use crate::{Failure, Outcome, files, interrupt};

/// So many games are played between two times that the file is written.
const BATCH: u64 = 16;

/// What the command line asks for.
#[derive(Clone, Debug)]
pub struct Args {
    /// Which game.
    pub game: String,
    /// Who plays.
    pub bot: String,
    /// How many games.
    pub games: u64,
    /// The whole setup, in notation; else the usual one for two.
    pub setup: Option<String>,
    /// Which series of seeds.
    pub seed: u64,
    /// Where what has been learnt is kept.
    pub keep: Option<String>,
    /// Where the weights are written; else they are printed.
    pub out: Option<String>,
    /// Where the data is.
    pub data: Option<String>,
}

/// Plays the games and writes the weights.
pub fn run(games: &Games<dyn Host>, args: &Args, words: &Speech) -> Outcome {
    let host = find(games, &args.game).map_err(|what| Failure::Input(words.say(&what, &[])))?;
    host.fit(Fit { args, words })
}

/// What is learnt from: sums of two different plans cannot be put together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Plan {
    game: String,
    rules: u32,
    data: String,
    setup: String,
    bot: String,
    seed: u64,
    features: Vec<String>,
    stages: Vec<String>,
}

/// What has been learnt.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Kept {
    plan: Plan,
    sums: Sums,
}

/// Fits the evaluation of a game.
pub struct Fit<'a> {
    args: &'a Args,
    words: &'a Speech,
}

impl Errand for Fit<'_> {
    type Result = Outcome;

    fn with<G: Hosted>(self) -> Outcome {
        let Fit { args, words } = self;
        let complain = |what: Phrase| Failure::Input(words.say(&what, &[]));
        if G::FEATURES.is_empty() {
            return Err(complain(phrase!("letopis-fit-none", game = G::ID)));
        }
        let data = files::data::<G::Data>(args.data.as_deref(), words)?;
        let setup = hosted::setup::<G>(data, 2, args.setup.as_deref()).map_err(complain)?;
        let bot: Entrant = args.bot.parse().map_err(complain)?;
        let owned = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let plan = Plan {
            game: G::ID.to_owned(),
            rules: G::RULES,
            data: data.fingerprint().to_owned(),
            setup: G::write_setup(data, &setup),
            bot: bot.to_string(),
            seed: args.seed,
            features: owned(G::FEATURES),
            stages: owned(G::STAGES),
        };
        let mut kept = match args.keep.as_deref().filter(|file| Path::new(file).exists()) {
            Some(file) => {
                let kept: Kept = serde_json::from_str(&files::read(file, words)?).map_err(|error| {
                    complain(phrase!("letopis-cannot-read", file = file, detail = error.to_string()))
                })?;
                if kept.plan != plan || !kept.sums.fits::<G>() {
                    return Err(complain(phrase!("letopis-fit-other", file = file)));
                }
                kept
            }
            None => Kept { plan, sums: Sums::new::<G>() },
        };
        let progress = Progress::default();
        progress.games.store(kept.sums.games, Ordering::Relaxed);
        let halt = progress.stop.clone();
        interrupt::on_interrupt(move || halt.set(true), words)?;
        with_bar(args.games, &progress, || -> Outcome {
            while kept.sums.games < args.games {
                let learnt = learn::<G>(data, &setup, &bot, args.seed, &mut kept.sums, &progress);
                if learnt.map_err(complain)?.is_none() {
                    break;
                }
                progress.games.fetch_add(1, Ordering::Relaxed);
                if let Some(file) = args.keep.as_ref().filter(|_| kept.sums.games.is_multiple_of(BATCH)) {
                    files::write(file, &json!(kept).to_string(), words)?;
                }
            }
            args.keep.as_ref().map_or(Ok(()), |file| files::write(file, &json!(kept).to_string(), words))
        })?;
        let weights = kept.sums.solve::<G>().write(G::FEATURES, G::STAGES);
        match &args.out {
            Some(file) => {
                files::write(file, &weights, words)?;
                let (games, positions) = (grouped(kept.sums.games), grouped(kept.sums.positions));
                let said = phrase!("letopis-fitted", games = games, positions = positions, file = file.as_str());
                anstream::println!("{}", words.say(&said, &[]));
            }
            None => print!("{weights}"),
        }
        if kept.sums.games < args.games { Err(Failure::Interrupted) } else { Ok(()) }
    }
}
