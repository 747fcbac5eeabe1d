//! `letopis fit`: finds the weights of a game's evaluation by playing with variations of them.

use std::sync::atomic::Ordering;

use bots::Weights;
use bots::arena::Progress;
use bots::fit::{self, Trial, VARIATIONS};
use kernel::{Phrase, Seed, phrase};
use serde::{Deserialize, Serialize};
use speech::Speech;
use table::Games;

use crate::hosted::{self, Errand, Host, Hosted, find};
use crate::kept::{Kept, Plan};
use crate::simulate::{all_cores, with_bar};
use crate::{Failure, Outcome, files, interrupt};

/// What the command line asks for.
#[derive(Clone, Debug)]
pub struct Args {
    /// Which game.
    pub game: String,
    /// How often weights are varied and moved.
    pub generations: u64,
    /// How many games each variation plays.
    pub games: u64,
    /// How many iterations for a decision.
    pub iterations: u64,
    /// Weights to begin with; else those of the program.
    pub from: Option<String>,
    /// The whole setup, in notation; else the usual one for two.
    pub setup: Option<String>,
    /// Which series of seeds.
    pub seed: u64,
    /// On how many threads; else on all cores.
    pub threads: Option<usize>,
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

/// What fits differ in: one cannot go on as another.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Tried {
    games: u64,
    iterations: u64,
    features: Vec<String>,
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
        let state = G::new(data, &setup, &Seed::of_series(args.seed, 0)).map_err(complain)?;
        let begin = match &args.from {
            Some(file) => Weights::read(&files::read(file, words)?, G::FEATURES)
                .map_err(|detail| complain(phrase!("letopis-cannot-read", file = file.as_str(), detail = detail)))?,
            None => Weights::clone(&state.weights()),
        };
        let features: Vec<String> = G::FEATURES.iter().map(|(name, _)| (*name).to_owned()).collect();
        let tried = Tried { games: args.games, iterations: args.iterations, features };
        let plan = Plan::new::<G>(data, &setup, args.seed, tried);
        let sense = |fit: &fit::Fit| fit.is_of(G::FEATURES.len());
        let mut kept = Kept::open(args.keep.as_deref(), plan, fit::Fit::new(&begin), sense, words)?;
        let trial = Trial {
            setup,
            iterations: args.iterations,
            games: args.games,
            seed: args.seed,
            threads: args.threads.unwrap_or_else(all_cores),
        };
        let progress = Progress::default();
        let games = |generations: u64| generations * args.games * VARIATIONS as u64;
        progress.games.store(games(kept.done.generations), Ordering::Relaxed);
        let halt = progress.stop.clone();
        interrupt::on_interrupt(move || halt.set(true), words)?;
        with_bar(games(args.generations), &progress, || -> Outcome {
            while kept.done.generations < args.generations {
                if kept.done.go_on::<G>(data, &trial, &progress).map_err(complain)?.is_none() {
                    break;
                }
                kept.save(args.keep.as_deref(), words)?;
            }
            Ok(())
        })?;
        let weights = kept.done.weights().write(G::FEATURES);
        match &args.out {
            Some(file) => {
                files::write(file, &weights, words)?;
                let success = format!("{:.0}", 100.0 * kept.done.success);
                let generations = kept.done.generations;
                let said =
                    phrase!("letopis-fitted", generations = generations, success = success, file = file.as_str());
                anstream::println!("{}", words.say(&said, &[]));
            }
            None => print!("{weights}"),
        }
        if kept.done.generations < args.generations { Err(Failure::Interrupted) } else { Ok(()) }
    }
}
