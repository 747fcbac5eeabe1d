//! Campaigns: each is a text that only its game understands. The table of its game is set together with the line that says so,
//! and what came of that game is entered from the table's own journal, once, whenever anybody looks and now and then besides.

use std::sync::Arc;
use std::time::Duration;

use kernel::campaign::{Campaigns, Next, Sheet};
use kernel::{Fault, Seat, Seed, phrase};
use store::{Campaign, Error, NewTable};
use table::{Header, Pace, PersonId, Phase, Record, Table, Visibility};

use super::summary::summary;
use super::{Hall, Live, Refused, fresh_id, now, random};

/// So many campaigns a person.
const MOST: usize = 100;

/// So often a change is tried again because somebody else was quicker.
const ATTEMPTS: usize = 4;

/// So often it is looked whether the game of a campaign has ended while nobody looked, and so many are entered at a time.
const SWEEP: Duration = Duration::from_secs(15);
const BATCH: usize = 100;

/// A campaign with how it stands.
pub struct Standing {
    /// As it is kept.
    pub campaign: Campaign,
    /// In words.
    pub sheet: Sheet,
    /// The table of each game, as far as there are any.
    pub tables: Vec<Option<String>>,
}

impl Hall {
    fn campaigns(&self, game: &str) -> Result<Box<dyn Campaigns>, Refused> {
        let offered = self.words.games().find(game)?.campaigns();
        offered.ok_or_else(|| phrase!("campaign-not-offered").into())
    }

    /// Begins a campaign; gives its name.
    pub async fn begin_campaign(
        &self,
        person: PersonId,
        game: &str,
        player: &str,
        answers: &[(&str, &str)],
    ) -> Result<String, Refused> {
        let text = self.campaigns(game)?.begin(player, answers).map_err(Refused::malformed)?;
        self.check_name(person, &Record::Sit { seat: Seat::FIRST, person, name: player.to_owned() }).await?;
        let id = fresh_id()?;
        let (game, changed) = (game.to_owned(), now());
        let campaign = Campaign { id: id.clone(), person, game, text, number: 0, table: None, changed };
        let kept = self.blocking(move |store| match store.campaigns_of(person, MOST)?.len() < MOST {
            true => store.create_campaign(&campaign).map(|()| true),
            false => Ok(false),
        });
        match kept.await? {
            true => Ok(id),
            false => Err(phrase!("campaign-too-many", most = MOST).into()),
        }
    }

    /// The campaigns of a person, the newest first.
    pub async fn campaigns_of(self: &Arc<Hall>, person: PersonId, most: usize) -> Result<Vec<Standing>, Refused> {
        let mut standings = vec![];
        for campaign in self.blocking(move |store| store.campaigns_of(person, most)).await? {
            standings.extend(self.campaign(&campaign.id).await?);
        }
        Ok(standings)
    }

    /// The name of the campaign that a table was set for.
    pub async fn campaign_at(&self, live: &Live) -> Result<Option<String>, Refused> {
        if let Some(known) = live.campaign.get() {
            return Ok(known.clone());
        }
        let table = live.id.clone();
        let found = self.blocking(move |store| Ok(store.campaign_at(&table)?.map(|campaign| campaign.id))).await?;
        Ok(live.campaign.get_or_init(|| found).clone())
    }

    /// A campaign as it stands: if its game has ended, with what came of it. None if there is no such campaign.
    pub async fn campaign(self: &Arc<Hall>, id: &str) -> Result<Option<Standing>, Refused> {
        let Some(campaign) = self.settled(id).await? else { return Ok(None) };
        let sheet =
            self.campaigns(&campaign.game)?.sheet(&campaign.text).map_err(|fault| refused(&campaign, &fault))?;
        let mut tables = vec![None; sheet.rows.len()];
        let name = campaign.id.clone();
        for (place, table) in self.blocking(move |store| store.tables_for(&name)).await? {
            if let Some(known) = tables.get_mut(place) {
                *known = Some(table);
            }
        }
        Ok(Some(Standing { campaign, sheet, tables }))
    }

    /// A campaign after the result of its last game has been entered. Of several who enter it at once, one does.
    async fn settled(self: &Arc<Hall>, id: &str) -> Result<Option<Campaign>, Refused> {
        for _ in 0..ATTEMPTS {
            let name = id.to_owned();
            let Some(campaign) = self.blocking(move |store| store.campaign(&name)).await? else { return Ok(None) };
            let Some(text) = self.entered(&campaign).await? else { return Ok(Some(campaign)) };
            let entered = Campaign { text, table: None, ..campaign };
            if let Some(kept) = self.change_campaign(entered).await? {
                return Ok(Some(kept));
            }
        }
        Err(Refused::Stale)
    }

    /// The text with what came of the game, if it is over. A game that cannot be finished, or cannot be read any more, is due
    /// again: that is nobody's loss.
    async fn entered(self: &Arc<Hall>, campaign: &Campaign) -> Result<Option<String>, Refused> {
        let Some(table) = &campaign.table else { return Ok(None) };
        let played = match self.find(table).await {
            Ok(live) => Some(live.table()),
            Err(Refused::SetAside) => None,
            Err(refused) => return Err(refused),
        };
        if played.as_ref().is_some_and(|table| table.phase() != Phase::Finished) {
            return Ok(None);
        }
        let campaigns = self.campaigns(&campaign.game)?;
        let text = campaign.text.clone();
        let entering = tokio::task::spawn_blocking(move || match &played {
            Some(table) if table.game().is_some() => {
                // Whoever gave the seat to a bot has left the game.
                let left = table.people().is_empty();
                campaigns.enter(&text, &table.chronicle().unwrap_or_default(), left)
            }
            Some(_) | None => campaigns.break_off(&text),
        });
        match entering.await.map_err(|_| Refused::Broken)? {
            Ok(text) => Ok(Some(text)),
            Err(fault) => {
                tracing::error!(campaign = campaign.id, %fault, "what came of a game cannot be entered");
                Ok(None)
            }
        }
    }

    /// Keeps what has become of a campaign; none if somebody else was quicker.
    async fn change_campaign(&self, campaign: Campaign) -> Result<Option<Campaign>, Refused> {
        let next = Campaign { number: campaign.number + 1, changed: now(), ..campaign };
        let changed = self.blocking(move |store| match store.change_campaign(&next) {
            Ok(()) => Ok(Some(next)),
            Err(Error::Conflict) => Ok(None),
            Err(error) => Err(error),
        });
        changed.await
    }

    /// A campaign that is this person's to go on with.
    async fn own_campaign(self: &Arc<Hall>, id: &str, person: PersonId) -> Result<Campaign, Refused> {
        let campaign = self.settled(id).await?.ok_or_else(|| Refused::from(phrase!("campaign-none")))?;
        match campaign.person == person {
            true => Ok(campaign),
            false => Err(phrase!("campaign-not-yours").into()),
        }
    }

    /// Takes a pick for a person who has seen the campaign when it had changed so often.
    pub async fn choose(self: &Arc<Hall>, id: &str, person: PersonId, number: u64, pick: &str) -> Result<(), Refused> {
        let campaign = self.own_campaign(id, person).await?;
        if campaign.number != number {
            return Err(Refused::Stale);
        }
        let text = self.campaigns(&campaign.game)?.choose(&campaign.text, pick).map_err(|fault| fault.what)?;
        let changed = self.change_campaign(Campaign { text, ..campaign }).await?;
        changed.map(|_| ()).ok_or(Refused::Stale)
    }

    /// The table of the game that is due: set now, or before if it is on. Gives its name.
    pub async fn play_next(self: &Arc<Hall>, id: &str, person: PersonId, name: &str) -> Result<String, Refused> {
        for _ in 0..ATTEMPTS {
            let campaign = self.own_campaign(id, person).await?;
            if let Some(table) = campaign.table {
                return Ok(table);
            }
            let campaigns = self.campaigns(&campaign.game)?;
            let sheet = campaigns.sheet(&campaign.text).map_err(|fault| refused(&campaign, &fault))?;
            let Next::Begin { setup, .. } = sheet.next else { return Err(phrase!("campaign-not-ready").into()) };
            let header = Header {
                version: self.games.find(&campaign.game)?.version(),
                set: None,
                game: campaign.game.clone(),
                setup,
                seed: Seed(random()?),
                host: person,
                pace: Pace::Live,
                visibility: Visibility::Link,
                created: now(),
            };
            let sit = Record::Sit { seat: Seat::FIRST, person, name: name.to_owned() };
            self.check_name(person, &sit).await?;
            let (records, at) = (vec![sit, Record::Start], header.created);
            let mut table = Table::new(&self.games, header.clone())?;
            for record in &records {
                table.apply(record, at)?;
            }
            let text = campaigns.start(&campaign.text, &header.seed.commitment()).map_err(|fault| fault.what)?;
            let (summary, place, fresh) = (summary(&table), sheet.rows.len().saturating_sub(1), fresh_id()?);
            let next = Campaign { text, number: campaign.number + 1, changed: at, ..campaign };
            let name = fresh.clone();
            let set = self.blocking(move |store| {
                let table = NewTable { id: &name, header: &header, records: &records, summary: &summary, place };
                match store.create_for(&next, table) {
                    Ok(()) => Ok(true),
                    Err(Error::Conflict) => Ok(false),
                    Err(error) => Err(error),
                }
            });
            if set.await? {
                return Ok(fresh);
            }
        }
        Err(Refused::Stale)
    }

    /// Enters what came of games that have ended while nobody looked.
    pub async fn enter_due(self: &Arc<Hall>) -> Result<(), Refused> {
        for id in self.blocking(|store| store.campaigns_due(BATCH)).await? {
            if let Err(refused) = self.settled(&id).await {
                tracing::error!(campaign = id, ?refused, "a campaign cannot go on");
            }
        }
        Ok(())
    }

    /// Does so now and then, for as long as the site is served.
    pub async fn keep_entering(self: Arc<Hall>) {
        loop {
            if let Err(refused) = self.enter_due().await {
                tracing::error!(?refused, "games of campaigns could not be entered");
            }
            tokio::time::sleep(SWEEP).await;
        }
    }
}

/// A campaign that was kept and cannot be read, by these rules or at all.
fn refused(campaign: &Campaign, fault: &Fault) -> Refused {
    tracing::error!(campaign = campaign.id, %fault, "a campaign cannot be read");
    phrase!("campaign-unreadable", why = fault.phrase()).into()
}
