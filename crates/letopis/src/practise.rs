//! `letopis practise`: lets bots learn the habits of a game by playing it against themselves.

use bots::arena::Progress;
use bots::habits::{Habits, Notes};
use bots::practice::{Drill, Form, Practice, ROUND};
use kernel::{Options, Phrase, Seed, phrase};
use speech::Speech;
use table::Games;

use crate::hosted::{self, Errand, Host, Hosted, find};
use crate::simulate::{all_cores, with_bar};
use crate::{Failure, Outcome, files, interrupt};

/// After so many rounds what has been learnt is written down, and how it goes is told.
const NEWS: u64 = 100;

/// What the command line asks for.
#[derive(Clone, Debug)]
pub struct Args {
    /// Which game.
    pub game: String,
    /// How many rounds.
    pub rounds: u64,
    /// Habits to begin with; else there are none.
    pub from: Option<String>,
    /// Whole setups, in notation, taken in turn; else the usual one for two.
    pub setups: Vec<String>,
    /// Which series of seeds.
    pub seed: u64,
    /// On how many threads; else on all cores.
    pub threads: Option<usize>,
    /// Where the habits are written.
    pub out: String,
    /// Where the data is.
    pub data: Option<String>,
}

/// Plays the games and writes the habits.
pub fn run(games: &Games<dyn Host>, args: &Args, words: &Speech) -> Outcome {
    let host = find(games, &args.game).map_err(|what| Failure::Input(words.say(&what, &[])))?;
    host.practise(Practise { args, words })
}

/// Whether anything is noticed about options.
fn notices<G: Hosted>(state: &G) -> bool {
    let (mut options, mut notes) = (Options::new(), Notes::default());
    let Some(seat) = state.deciding().first() else { return false };
    state.options(seat, &mut options);
    state.notice(seat, &options, &mut notes);
    notes.options().next().is_some()
}

/// Learns the habits of a game.
pub struct Practise<'a> {
    args: &'a Args,
    words: &'a Speech,
}

impl Errand for Practise<'_> {
    type Result = Outcome;

    fn with<G: Hosted>(self) -> Outcome {
        let Practise { args, words } = self;
        let complain = |what: Phrase| Failure::Input(words.say(&what, &[]));
        let data = files::data::<G::Data>(args.data.as_deref(), words)?;
        let setups = match &args.setups[..] {
            [] => vec![hosted::setup::<G>(data, 2, None).map_err(complain)?],
            setups => {
                let read = |setup: &String| hosted::setup::<G>(data, 2, Some(setup)).map_err(complain);
                setups.iter().map(read).collect::<Result<_, _>>()?
            }
        };
        let state = G::new(data, &setups[0], &Seed::of_series(args.seed, 0)).map_err(complain)?;
        if !notices(&state) {
            return Err(complain(phrase!("letopis-practise-none", game = G::ID)));
        }
        let from = match &args.from {
            Some(file) => {
                let bad =
                    |detail: String| complain(phrase!("letopis-cannot-read", file = file.as_str(), detail = detail));
                Some(Habits::read(&files::read_bytes(file, words)?).map_err(bad)?)
            }
            None => None,
        };
        let threads = args.threads.unwrap_or_else(all_cores);
        let drill = Drill { setups, seed: args.seed, rounds: args.rounds, threads };
        let mut practice = Practice::new(from.as_ref());
        let progress = Progress::default();
        let halt = progress.stop.clone();
        interrupt::on_interrupt(move || halt.set(true), words)?;
        let (mut form, mut rounds) = (Form::default(), 0);
        with_bar(args.rounds * ROUND, &progress, || -> Outcome {
            while rounds < args.rounds {
                let Some(round) = practice.go_on::<G>(data, &drill, &progress).map_err(complain)? else { break };
                rounds += 1;
                form = form.and(round);
                if rounds.is_multiple_of(NEWS) || rounds == args.rounds {
                    files::write_bytes(&args.out, &practice.habits().write(), words)?;
                    let (won, ahead) = (100.0 * form.won / form.games, form.ahead / form.games);
                    let said = phrase!(
                        "letopis-practised",
                        rounds = rounds,
                        won = format!("{won:.0}"),
                        ahead = format!("{ahead:+.1}")
                    );
                    anstream::println!("{}", words.say(&said, &[]));
                    form = Form::default();
                }
            }
            files::write_bytes(&args.out, &practice.habits().write(), words)
        })?;
        if rounds < args.rounds { Err(Failure::Interrupted) } else { Ok(()) }
    }
}
