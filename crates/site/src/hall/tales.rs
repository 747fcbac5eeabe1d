//! Games outlive their rules: what is told of a game is kept when it ends, and is served when it cannot be replayed any more.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use kernel::{Arg, Viewer};
use speech::Language;
use store::{Aside, Journal};
use table::{Phase, Table, Tale};

use super::{Hall, Refused, message, no_set};
use crate::words::Words;

/// So many games are looked up at a time, and so long nothing is done after each: there is no hurry, and people are playing.
const BATCH: usize = 100;
const PAUSE: Duration = Duration::from_millis(20);

/// What is told of the game at a table when it is over, as text.
fn tell(words: &Words, table: &Table) -> Option<String> {
    let game = table.game()?;
    let winners = game.standings()?.winners().map(Arg::from).collect();
    let said = |phrase: &_| Language::ALL.map(|language| words.at(language, table).say(phrase, game.players()));
    let chapter = words.games().with_set(game.id(), table.set()).ok()?;
    let headline = chapter.headline(&*game.story(Viewer::Omniscient, usize::MAX, &[]), winners);
    let tale = Tale::of(game, &headline, said)?;
    match tale.write() {
        Ok(text) => Some(text),
        Err(denied) => {
            tracing::error!(?denied, "a game was not told");
            None
        }
    }
}

impl Hall {
    /// What is told of the game at a table, if it has just ended.
    pub(super) fn tale_of_end(&self, before: &Table, after: &Table) -> Option<String> {
        match (before.phase(), after.phase()) {
            (Phase::Gathering | Phase::Running, Phase::Finished) => tell(&self.words, after),
            (Phase::Gathering | Phase::Running | Phase::Finished, _) => None,
        }
    }

    /// A table by its journal: replayed, if these rules play the same game; told, if it is over and they do not. A game that is
    /// neither is set aside.
    pub(super) async fn revive(&self, id: &str, journal: Journal) -> Result<Table, Refused> {
        let Journal { header, records, aside: _, code } = journal;
        let games = self.games.clone();
        self.metrics.replays.fetch_add(1, Ordering::Relaxed);
        let _room = self.replaying.acquire().await.map_err(|_| Refused::Broken)?;
        let replaying = tokio::task::spawn_blocking(move || {
            let revive = || Table::revive(&games, header.clone(), records.iter().cloned(), code.as_deref());
            let replayed = catch_unwind(AssertUnwindSafe(revive));
            (header, records, replayed)
        });
        let (header, records, replayed) = replaying.await.map_err(|_| Refused::Broken)?;
        let say = |phrase: &_| self.words.of(Language::English).say(phrase, &[]);
        let why = match replayed {
            Ok(Ok(table)) => return Ok(table),
            Ok(Err(denied)) => say(&denied.why),
            Err(panic) => message(&*panic),
        };
        let lacks_set = self.games.lacks_set(&header);
        let here = self.games.of(&header).map(|playable| playable.version()).ok();
        let differs = here.and_then(|here| header.version.differs(&header.game, &here));
        let why = differs.map_or(why.clone(), |differs| format!("{}: {why}", say(&differs)));
        let name = id.to_owned();
        let why = match self.blocking(move |store| store.tale(&name)).await?.map(|tale| Tale::read(&tale)) {
            None if lacks_set => {
                self.put_aside(id, 0, &why, Aside::NoSet).await;
                return Err(no_set(&header));
            }
            None => why,
            Some(Err(unreadable)) => say(&unreadable.why),
            Some(Ok(tale)) => match Table::told(header, records, Arc::new(tale)) {
                Ok(table) => return Ok(table),
                Err(denied) => say(&denied.why),
            },
        };
        Err(self.set_aside(id, 0, &why).await)
    }

    /// Tells the games that ended before anybody kept what is told of them, as long as there are rules that can replay them.
    pub async fn tell_untold(self: &Arc<Hall>) -> Result<(), Refused> {
        let mut after = String::new();
        loop {
            let from = after.clone();
            let untold = self.blocking(move |store| store.untold(&from, BATCH)).await?;
            let Some(last) = untold.last() else { return Ok(()) };
            after.clone_from(last);
            for id in untold {
                match self.tell_one(id).await {
                    // One that is damaged has been set aside, and the others are to be told all the same.
                    Ok(()) | Err(Refused::SetAside | Refused::NoSet(_) | Refused::NoTable) => {}
                    Err(refused) => return Err(refused),
                }
                tokio::time::sleep(PAUSE).await;
            }
        }
    }

    async fn tell_one(&self, id: String) -> Result<(), Refused> {
        let journal = self.journal(&id).await?;
        let (words, games) = (self.words.clone(), self.games.clone());
        let told = tokio::task::spawn_blocking(move || {
            let Journal { header, records, aside: _, code } = journal;
            let table = Table::revive(&games, header, records, code.as_deref()).ok()?;
            tell(&words, &table)
        });
        match told.await {
            Ok(Some(tale)) => self.blocking(move |store| store.keep_tale(&id, &tale)).await,
            // Whoever looks at such a table is told why, and so is the operator.
            Ok(None) | Err(_) => {
                tracing::warn!(table = id, "a finished game cannot be told");
                Ok(())
            }
        }
    }
}
