//! `letopis scenario`: plays scenario files and names the first line that does not hold.

use kernel::{Fault, Scenario, phrase};
use speech::{Language, Speech};

use crate::hosted::{Errand, Hosted, with_game};
use crate::{Failure, Outcome, files};

struct Run<'a> {
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

/// Plays every file.
pub fn run(paths: &[&String], data: Option<&str>, words: &Speech) -> Outcome {
    let mut failed = 0;
    for path in paths {
        let text = files::read(path, words)?;
        let scenario = Scenario::read(&text).map_err(|fault| files::fault(fault, path, words))?;
        let title = match words.language() {
            Language::English => &scenario.title_en,
            Language::Russian => &scenario.title_ru,
        };
        let outcome = with_game(&scenario.game, Run { scenario: &scenario, data, words })
            .map_err(|what| files::fault(Fault::new(what), path, words))??;
        match outcome {
            Ok(()) => anstream::println!("{}", words.say(&phrase!("scenario-ok", title = title.as_str()), &[])),
            Err(fault) => {
                failed += 1;
                let said = words.say(&fault.in_file(path).phrase(), &[]);
                anstream::println!(
                    "{}",
                    words.say(&phrase!("scenario-failed", title = title.as_str(), what = said), &[])
                );
            }
        }
    }
    anstream::println!(
        "{}",
        words.say(&phrase!("scenario-count", passed = paths.len() - failed, failed = failed), &[])
    );
    if failed == 0 { Ok(()) } else { Err(Failure::DoesNotHold) }
}
