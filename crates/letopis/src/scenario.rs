//! `letopis scenario`: plays scenario files and names the first line that does not hold.

use kernel::{Fault, Scenario, phrase};
use speech::{Language, Speech};
use table::Games;

use crate::hosted::{Errand, Host, Hosted, find};
use crate::{Failure, Outcome, files};

/// Plays one scenario.
pub struct Run<'a> {
    scenario: &'a Scenario,
    data: Option<&'a str>,
    words: &'a Speech,
}

impl Errand for Run<'_> {
    type Result = Result<Result<(), Fault>, Failure>;

    fn with<G: Hosted>(self) -> Self::Result {
        let data = files::data::<G::Data>(self.data, self.words)?;
        Ok(self.scenario.run::<G>(data))
    }
}

/// Plays every file. One that cannot be read is told of and counts as failed; the others are played all the same.
pub fn run(games: &Games<dyn Host>, paths: &[&String], data: Option<&str>, words: &Speech) -> Outcome {
    let (mut failed, mut unreadable) = (0, 0);
    for path in paths {
        match play(games, path, data, words) {
            Ok(()) => {}
            Err(Failure::DoesNotHold) => failed += 1,
            Err(Failure::Unreadable) => unreadable += 1,
            Err(Failure::Interrupted) => return Err(Failure::Interrupted),
            Err(Failure::Input(sentence) | Failure::OtherVersion(sentence)) => {
                unreadable += 1;
                anstream::eprintln!("{}", words.say(&phrase!("letopis-error", what = sentence), &[]));
            }
        }
    }
    let passed = paths.len() - failed - unreadable;
    if passed + failed > 0 {
        let count = phrase!("scenario-count", passed = passed, failed = failed, unreadable = unreadable);
        anstream::println!("{}", words.say(&count, &[]));
    }
    match (failed, unreadable) {
        (0, 0) => Ok(()),
        (_, 0) => Err(Failure::DoesNotHold),
        (_, _) => Err(Failure::Unreadable),
    }
}

fn play(games: &Games<dyn Host>, path: &str, data: Option<&str>, words: &Speech) -> Outcome {
    let text = files::read(path, words)?;
    let scenario = Scenario::read(&text).map_err(|fault| files::fault(fault, path, words))?;
    let title = match words.language() {
        Language::English => scenario.title_en.as_str(),
        Language::Russian => scenario.title_ru.as_str(),
    };
    let host = find(games, &scenario.game).map_err(|what| files::fault(Fault::new(what), path, words))?;
    let outcome = host.run(Run { scenario: &scenario, data, words })?;
    match outcome {
        Ok(()) => {
            anstream::println!("{}", words.say(&phrase!("scenario-ok", title = title), &[]));
            Ok(())
        }
        Err(fault) => {
            let said = words.say(&fault.in_file(path).phrase(), &[]);
            anstream::println!("{}", words.say(&phrase!("scenario-failed", title = title, what = said), &[]));
            Err(Failure::DoesNotHold)
        }
    }
}
