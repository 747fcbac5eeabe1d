//! `letopis reports`: what people reported, for whoever runs the site.

use std::path::Path;

use kernel::{Phrase, phrase};
use site::{database_fault, playables, report_scenario};
use speech::{Speech, shown};
use store::{Report, Sqlite, Store};
use table::{Games, Moment, Table};

use crate::hosted::{Host, chapters};
use crate::{Failure, Outcome, files};

/// So many reports are listed.
const LISTED: usize = 200;

/// What is wanted of one report.
pub struct Wanted<'a> {
    /// The game up to the reported position, as a chronicle in this file.
    pub chronicle: Option<&'a str>,
    /// The position as a scenario in this file.
    pub scenario: Option<&'a str>,
}

/// Lists the reports, or tells one.
pub fn run(games: &Games<dyn Host>, database: &str, id: Option<&str>, wanted: &Wanted<'_>, words: &Speech) -> Outcome {
    let complain = |what: Phrase| Failure::Input(words.say(&what, &[]));
    let fault = |error| complain(database_fault(database, error));
    if !Path::new(database).exists() {
        return Err(complain(phrase!("reports-no-database", file = database)));
    }
    let store = Sqlite::open(Path::new(database)).map_err(fault)?;
    let Some(id) = id else {
        let reports = store.reports(LISTED).map_err(fault)?;
        if reports.is_empty() {
            anstream::println!("{}", words.word("reports-none"));
        }
        for report in &reports {
            let first = report.words.lines().next().unwrap_or_default();
            anstream::println!("{}  {}  {}", shown(&report.id), head(report, words), shown(first));
        }
        return Ok(());
    };
    let report = store.report(id).map_err(fault)?.ok_or_else(|| complain(phrase!("reports-unknown", id = id)))?;
    anstream::println!("{}\n\n{}", head(&report, words), shown(&report.words));
    if wanted.chronicle.is_none() && wanted.scenario.is_none() {
        return Ok(());
    }
    let journal = store.load(&report.table).map_err(fault)?;
    let journal = journal.ok_or_else(|| complain(phrase!("reports-unknown", id = id)))?;
    let records = journal.records.into_iter().take(report.number as usize);
    let playables = playables(&chapters(games));
    let table = Table::restore(&playables, journal.header, records).map_err(|denied| complain(denied.why))?;
    let game = table.game().ok_or_else(|| complain(phrase!("reports-not-begun")))?;
    if let Some(file) = wanted.chronicle {
        files::write(file, &game.chronicle(), words)?;
    }
    if let Some(file) = wanted.scenario {
        files::write(file, &report_scenario(game, &report).map_err(complain)?, words)?;
    }
    Ok(())
}

/// When and where, in one line.
fn head(report: &Report, words: &Speech) -> String {
    let what = phrase!(
        "reports-line",
        date = date(report.at),
        table = report.table.as_str(),
        number = report.number,
        page = format!("/report/{}", report.id)
    );
    words.say(&what, &[])
}

/// The day of a moment; empty if no calendar reaches so far.
pub fn date(at: Moment) -> String {
    let second = i64::try_from(at.0).ok().and_then(|second| jiff::Timestamp::from_second(second).ok());
    second.map_or(String::new(), |moment| moment.strftime("%F").to_string())
}

#[cfg(test)]
mod tests {
    use super::{Moment, date};

    #[test]
    fn days_have_dates() {
        for (days, day) in [(0, "1970-01-01"), (59, "1970-03-01"), (11_016, "2000-02-29"), (20_772, "2026-11-15")] {
            assert_eq!(date(Moment(days * 86_400 + 86_399)), day);
        }
        assert_eq!(date(Moment(u64::MAX)), "");
    }
}
