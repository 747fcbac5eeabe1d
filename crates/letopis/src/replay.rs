//! `letopis replay` and `letopis verify`: chronicles read again.

use std::path::Path;

use kernel::chronicle::{self, Chronicle};
use kernel::passage::Said;
use kernel::{Fault, Standings, Version, Viewer, phrase};
use site::check_seal;
use speech::{Speech, shown};
use table::Games;

use crate::hosted::{Errand, Host, Hosted, find, speech_with};
use crate::{Failure, Outcome, files, play, sets};

/// Tells a chronicle decision by decision.
pub fn replay(games: &Games<dyn Host>, path: &str, data: Option<&str>, words: &Speech) -> Outcome {
    open(games, path, data, words, true)
}

/// Finds out whether the site with this key, or with the key in this file, has signed a chronicle as it stands.
fn check_site(path: &str, site: &str, words: &Speech) -> Outcome {
    let key = if Path::new(site).is_file() { files::read(site, words)? } else { site.to_owned() };
    let found = check_seal(&files::read(path, words)?, &key);
    let table = found.map_err(|what| files::fault(Fault::new(what), path, words))?;
    anstream::println!("{}", words.say(&phrase!("letopis-signed", table = table), &[]));
    Ok(())
}

/// Checks that a chronicle is whole, that the rules allow every decision and that its check codes fit; with the key of a site,
/// that nothing in it was changed since the site handed it out.
pub fn verify(games: &Games<dyn Host>, path: &str, site: Option<&str>, data: Option<&str>, words: &Speech) -> Outcome {
    site.map_or(Ok(()), |site| check_site(path, site, words))?;
    open(games, path, data, words, false)?;
    if site.is_none() {
        anstream::println!("{}", words.word("letopis-unsigned"));
    }
    Ok(())
}

fn open(games: &Games<dyn Host>, path: &str, data: Option<&str>, words: &Speech, aloud: bool) -> Outcome {
    let text = files::read(path, words)?;
    let game = chronicle::game_of(&text).map_err(|fault| files::fault(fault, path, words))?;
    let host = find(games, game).map_err(|what| files::fault(Fault::new(what), path, words))?;
    host.open(Open { path, text: &text, data, words, aloud })
}

/// Reads a chronicle, aloud or not.
pub struct Open<'a> {
    path: &'a str,
    text: &'a str,
    data: Option<&'a str>,
    words: &'a Speech,
    aloud: bool,
}

impl Errand for Open<'_> {
    type Result = Outcome;

    fn with<G: Hosted>(self) -> Outcome {
        let made = chronicle::version_of(self.text).map_err(|fault| files::fault(fault, self.path, self.words))?;
        let data = sets::made_with::<G>(self.data, &made, self.words)?;
        let words = speech_with::<G>(self.words.language(), data);
        let fault = |fault| files::fault(fault, self.path, &words);
        if let Some(how) = made.differs(G::ID, &Version::of::<G>(data)) {
            chronicle::check_codes(self.text).map_err(fault)?;
            let what = phrase!("letopis-other-version", file = self.path, how = how);
            return Err(Failure::OtherVersion(words.say(&what, &[])));
        }
        let chronicle = Chronicle::<G>::read(data, self.text).map_err(fault)?;
        if self.aloud {
            tell(&chronicle, &words);
        }
        let (count, players) = (chronicle.entries().len(), names(chronicle.players(), &words));
        let said = match chronicle.state().standings() {
            Some(standings) => {
                anstream::print!("{}", standings_text::<G>(&standings, &words, &players));
                phrase!("letopis-verified", count = count, commitment = chronicle.seed().commitment())
            }
            None => phrase!("letopis-verified-unfinished", count = count),
        };
        anstream::println!("{}", words.say(&said, &players));
        if chronicle.taken_back() > 0 {
            let back = phrase!("letopis-taken-back", count = chronicle.taken_back());
            anstream::println!("{}", words.say(&back, &players));
        }
        Ok(())
    }
}

fn tell<G: Hosted>(chronicle: &Chronicle<G>, words: &Speech) {
    let players = names(chronicle.players(), words);
    for passage in chronicle.story(Viewer::Omniscient, usize::MAX, &[]).passages() {
        let Said { deed, came } = passage.said(|phrase| words.say(phrase, &players));
        anstream::println!("{:>4}  {}", passage.first, format!("{deed} {came}").trim_end());
    }
}

/// The names of players as they can be printed, bots as they are called in the language of `words`.
pub fn names(players: &[String], words: &Speech) -> Vec<String> {
    let bot = |seat: usize, name: &str| {
        let own = play::read_bot_name(name);
        let own = own.map(|(kind, number)| phrase!("bot-numbered", name = kind.title(), number = number));
        own.or_else(|| table::bot_called(seat, name))
    };
    let name = |(seat, name): (usize, &String)| match bot(seat, name) {
        Some(bot) => words.say(&bot, &[]),
        None => shown(name).into_owned(),
    };
    players.iter().enumerate().map(name).collect()
}

/// The result as a table.
pub fn standings_text<G: Hosted>(standings: &Standings, words: &Speech, players: &[String]) -> String {
    let ranked = standings.ranked();
    let width = ranked.iter().map(|place| players[place.seat.index()].chars().count()).max().unwrap_or(0);
    let mut text = String::from("\n");
    for place in ranked {
        let sources: Vec<String> = place
            .sources
            .iter()
            .filter(|(_, points)| *points != 0)
            .map(|(source, points)| format!("{} {points}", words.say(&G::source(source), players)))
            .collect();
        let name = &players[place.seat.index()];
        text.push_str(&format!("{:>3}. {name:<width$} {:>4}   {}\n", place.rank, place.points, sources.join(" · ")));
    }
    let winners: Vec<kernel::Arg> = standings.winners().map(kernel::Arg::from).collect();
    let how = G::decided(standings.decided_by);
    let won = phrase!("letopis-won", count = winners.len(), who = winners, how = how);
    text.push_str(&format!("\n{}\n", words.say(&won, players)));
    text
}
