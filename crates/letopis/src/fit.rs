//! `letopis fit`: finds the weights of a game's evaluation from games that bots play against themselves.

use std::sync::atomic::Ordering;

use bots::arena::Progress;
use bots::contest::Entrant;
use bots::fit::{Sums, learn};
use kernel::{Phrase, phrase};
use serde::{Deserialize, Serialize};
use speech::Speech;
use table::Games;

use crate::hosted::{self, Errand, Host, Hosted, find};
use crate::kept::{Kept, Plan};
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

/// What fits differ in: sums of two different ones cannot be put together.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Learnt {
    bot: String,
    features: Vec<String>,
    stages: Vec<String>,
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
        let own = Learnt { bot: bot.to_string(), features: owned(G::FEATURES), stages: owned(G::STAGES) };
        let plan = Plan::new::<G>(data, &setup, args.seed, own);
        let mut kept = Kept::open(args.keep.as_deref(), plan, Sums::new::<G>(), Sums::fits::<G>, words)?;
        let progress = Progress::default();
        progress.games.store(kept.done.games, Ordering::Relaxed);
        let halt = progress.stop.clone();
        interrupt::on_interrupt(move || halt.set(true), words)?;
        with_bar(args.games, &progress, || -> Outcome {
            while kept.done.games < args.games {
                let learnt = learn::<G>(data, &setup, &bot, args.seed, &mut kept.done, &progress);
                if learnt.map_err(complain)?.is_none() {
                    break;
                }
                progress.games.fetch_add(1, Ordering::Relaxed);
                if kept.done.games.is_multiple_of(BATCH) {
                    kept.save(args.keep.as_deref(), words)?;
                }
            }
            kept.save(args.keep.as_deref(), words)
        })?;
        let weights = kept.done.solve::<G>().write(G::FEATURES, G::STAGES);
        match &args.out {
            Some(file) => {
                files::write(file, &weights, words)?;
                let (games, positions) = (grouped(kept.done.games), grouped(kept.done.positions));
                let said = phrase!("letopis-fitted", games = games, positions = positions, file = file.as_str());
                anstream::println!("{}", words.say(&said, &[]));
            }
            None => print!("{weights}"),
        }
        if kept.done.games < args.games { Err(Failure::Interrupted) } else { Ok(()) }
    }
}
