//! What is kept of a finished game beside its journal: everything that was told of it, in a form that outlives its rules.
//!
//! A journal needs the rules that made it. A tale needs none: its sentences are messages with their particulars, so that
//! every language can say them, and the words of the day they were kept, for the time when a message is gone.

use kernel::{Phrase, Seat, Version, Viewer, phrase};
use serde::{Deserialize, Serialize};

use crate::playing::{AnyGame, Denied};

/// A finished game as it was told when it ended. Nothing in it is hidden from anybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tale {
    /// Which game.
    pub game: String,
    /// The rules and data that it was played to its end with.
    pub version: Version,
    /// Its setup, in notation.
    pub setup: String,
    /// The players' names by seat.
    pub players: Vec<String>,
    /// How many decisions stand.
    pub decisions: usize,
    /// How many were taken back. Tales from before this was told do not know.
    #[serde(default)]
    pub taken_back: usize,
    /// Who won.
    pub headline: Sentence,
    /// How that was decided, for programs.
    pub decided_by: String,
    /// The same for people.
    pub decided: Sentence,
    /// Where points came from, in the order of the columns.
    pub sources: Vec<Source>,
    /// One place for each seat, from the winner down.
    pub places: Vec<Placed>,
    /// Everything that happened, oldest first.
    pub log: Vec<Line>,
    /// The chronicle, as the rules of that time wrote it.
    pub chronicle: String,
}

/// A sentence that can be said in any language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sentence {
    /// The message with its particulars.
    pub phrase: Phrase<String>,
    /// How it was said in English.
    pub en: String,
    /// How it was said in Russian.
    pub ru: String,
}

/// Where points came from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Source {
    /// For programs.
    pub id: String,
    /// For people.
    pub name: Sentence,
}

/// How one seat ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Placed {
    /// Whose place it is.
    pub seat: Seat,
    /// One for the winner.
    pub rank: usize,
    /// All points.
    pub points: i32,
    /// Points by source, one for each of the tale's sources.
    pub by_source: Vec<i32>,
}

/// One sentence of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// The decision that it came of, counted from one.
    pub decision: usize,
    /// Who decided.
    pub seat: Seat,
    /// What is told.
    pub sentence: Sentence,
}

impl Tale {
    /// Tells a game that is over; none if it is not. `say` says a message in English and in Russian.
    pub fn of(game: &AnyGame, headline: &Phrase, say: impl Fn(&Phrase) -> [String; 2]) -> Option<Tale> {
        let standings = game.standings()?;
        let sentence = |phrase: &Phrase| {
            let [en, ru] = say(phrase);
            Sentence { phrase: phrase.to_kept(), en, ru }
        };
        let mut ids: Vec<&'static str> = vec![];
        for (id, _) in standings.places.iter().flat_map(|place| &place.sources) {
            if !ids.contains(id) {
                ids.push(id);
            }
        }
        let places = standings.ranked().into_iter().map(|place| {
            let points =
                |id: &&str| place.sources.iter().filter(|(source, _)| source == id).map(|(_, points)| points).sum();
            Placed {
                seat: place.seat,
                rank: place.rank,
                points: place.points,
                by_source: ids.iter().map(points).collect(),
            }
        });
        let log = game.log(Viewer::Omniscient, usize::MAX).into_iter();
        Some(Tale {
            game: game.id().to_owned(),
            version: game.version(),
            setup: game.setup(),
            players: game.players().to_vec(),
            decisions: game.decisions(),
            taken_back: game.taken_back(),
            headline: sentence(headline),
            decided_by: standings.decided_by.to_owned(),
            decided: sentence(&game.decided(standings.decided_by)),
            places: places.collect(),
            sources: ids.iter().map(|id| Source { id: (*id).to_owned(), name: sentence(&game.source(id)) }).collect(),
            log: log
                .map(|told| Line { decision: told.number, seat: told.seat, sentence: sentence(&told.phrase) })
                .collect(),
            chronicle: game.chronicle(),
        })
    }

    /// As text.
    pub fn write(&self) -> Result<String, Denied> {
        serde_json::to_string(self).map_err(|error| unreadable(&error.to_string()))
    }

    /// Reads such a text.
    pub fn read(text: &str) -> Result<Tale, Denied> {
        let tale: Tale = serde_json::from_str(text).map_err(|error| unreadable(&error.to_string()))?;
        let seats = tale.places.iter().map(|place| place.seat).chain(tale.log.iter().map(|line| line.seat));
        match seats.map(Seat::index).all(|seat| seat < tale.players.len()) && tale.players.len() <= Seat::MAX {
            true => Ok(tale),
            false => Err(unreadable("it tells of a seat that nobody sat in")),
        }
    }

    /// Why the game is told and not shown by rules of this version.
    pub fn why(&self, here: Option<&Version>) -> Phrase {
        let made = self.version.rules;
        match here {
            Some(here) if here.rules != made => phrase!("tale-other-rules", made = made, here = here.rules),
            Some(here) if self.version.differs(&self.game, here).is_some() => phrase!("tale-other-data"),
            Some(_) => phrase!("tale-other-course"),
            None => phrase!("tale-no-game"),
        }
    }
}

fn unreadable(detail: &str) -> Denied {
    phrase!("tale-unreadable", detail = detail).into()
}
