//! What was done since the viewer last decided, to be seen at a glance.

use kernel::{Seat, Story};
use settlers::{Card, Event, Location, Mark, Place, Settlers};

/// What happened to a location.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Touch {
    /// It was built.
    Built,
    /// It was activated.
    Used,
    /// It got a token or a samurai.
    Guarded,
    /// It was blocked or captured.
    Seized,
    /// Something was put on or under it.
    Filled,
}

/// What was done lately.
#[derive(Default)]
pub(super) struct Latest {
    touched: Vec<(Seat, Card, Touch)>,
    /// Who took which open card.
    picked: Option<(Seat, Card)>,
    /// Who made deals.
    deals: Vec<Seat>,
}

/// So many decisions can belong to one action.
const STEPS: usize = 12;

/// What was done since the viewer last decided; else the last decision, together with those of the same player that led to it.
pub(super) fn latest(story: &Story<Settlers>) -> Latest {
    let mut latest = Latest::default();
    story.since().iter().flat_map(|step| &step.events).for_each(|event| latest.note(event));
    if latest.tells() {
        return latest;
    }
    let mover = story.steps().last().map(|step| step.seat);
    for step in story.steps().iter().rev().take(STEPS).take_while(|step| Some(step.seat) == mover) {
        step.events.iter().for_each(|event| latest.note(event));
        if latest.tells() {
            break;
        }
    }
    latest
}

impl Latest {
    fn tells(&self) -> bool {
        !self.touched.is_empty() || self.picked.is_some() || !self.deals.is_empty()
    }

    /// Who took which open card last.
    pub(super) fn picked(&self) -> Option<(Seat, Card)> {
        self.picked
    }

    /// Whether this player has just made a deal.
    pub(super) fn dealt(&self, seat: Seat) -> bool {
        self.deals.contains(&seat)
    }

    /// Whether something has just happened to a location, which is the last of its card in its area or not.
    pub(super) fn touches(&self, place: Place, location: &Location, newest: bool) -> bool {
        self.touched.iter().any(|(owner, card, touch)| {
            let so = match touch {
                Touch::Built => newest,
                Touch::Used => location.uses() > 0,
                Touch::Guarded => location.has(Mark::Defence) || location.has(Mark::Samurai),
                Touch::Seized => location.has(Mark::Blocked) || location.captor().is_some(),
                Touch::Filled => true,
            };
            *owner == place.owner && *card == location.card() && so
        })
    }

    fn note(&mut self, event: &Event) {
        match *event {
            Event::Raised { seat, card } => self.touched.push((seat, card, Touch::Built)),
            Event::Activated { seat, card, .. } => self.touched.push((seat, card, Touch::Used)),
            Event::Defended { seat, card } | Event::Deployed { seat, card } => {
                self.touched.push((seat, card, Touch::Guarded));
            }
            Event::Blocked { owner, card, .. } | Event::Captured { owner, card, .. } => {
                self.touched.push((owner, card, Touch::Seized));
            }
            Event::Routed { owner, card, .. } => self.touched.push((owner, card, Touch::Filled)),
            Event::Reset { seat, card } => self.touched.push((seat, card, Touch::Filled)),
            Event::Tucked { seat, under, .. } => self.touched.push((seat, under, Touch::Filled)),
            Event::Stored { seat, on, .. } => self.touched.push((seat, on, Touch::Filled)),
            Event::OpponentGot { card } => self.touched.push((Settlers::OPPONENT, card, Touch::Built)),
            Event::Picked { seat, card } => self.picked = Some((seat, card)),
            Event::DealMade { seat, .. } | Event::DealTaken { seat, .. } => self.deals.push(seat),
            Event::RoundBegan { .. }
            | Event::Opened { .. }
            | Event::Swept { .. }
            | Event::Dealt
            | Event::Chose { .. }
            | Event::PassedOn
            | Event::Drew { .. }
            | Event::Reshuffled
            | Event::Looked { .. }
            | Event::Kept { .. }
            | Event::ShuffledBack { .. }
            | Event::Discarded { .. }
            | Event::Produced { .. }
            | Event::Yields { .. }
            | Event::ActionBegan
            | Event::Gained { .. }
            | Event::Paid { .. }
            | Event::Built { .. }
            | Event::Cleared { .. }
            | Event::FoundationCleared { .. }
            | Event::RazedHand { .. }
            | Event::Razed { .. }
            | Event::Exchanged { .. }
            | Event::Passed { .. }
            | Event::Stole { .. }
            | Event::Removed { .. }
            | Event::DealLost { .. }
            | Event::RouteEnded { .. }
            | Event::FoundationLaid { .. }
            | Event::CleanedUp
            | Event::Collected { .. }
            | Event::AttackRevealed { .. }
            | Event::Lost { .. }
            | Event::GameEnded => {}
        }
    }
}
