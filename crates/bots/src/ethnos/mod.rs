//! How good a position of Ethnos is.
//!
//! Glory that is there counts in full, glory that is still to come by how likely it is: what kingdoms pay at the end of
//! this age, a share of what they pay later, and what could be made of the hand before the dragons come.

mod noticed;

use std::sync::Arc;

use ethnos::{Action, Card, Ethnos, KINGDOMS, Kingdom};
use kernel::{BySeat, Game, Options, Seat};

use crate::habits::{Habits, Notepad};
use crate::practice::Sights;
use crate::search::{Others, Playout, Settings};
use crate::{Evaluate, Weights};

/// Glory of later ages counts for less: others still have time to catch up.
const LATER: f32 = 0.35;
/// A band that is only in hand counts for less than one on the table.
const IN_HAND: f32 = 0.8;
/// What a first marker or a next one in a kingdom promises beyond what is paid now.
const MARKER: f32 = 0.6;

impl Evaluate for Ethnos {
    /// Much hangs on the cards that will be drawn.
    const BEHIND: f32 = 6.0;
    const SEARCH: Settings = Settings {
        others: Others::AtOnce,
        playout: Playout::Turn(4),
        tries: 8,
        effort: 8,
        temperature: 2.0,
        exploration: 1.0,
        lead: 10.0,
        levels: [0, 1, 30, 200, 12000],
    };

    /// All is judged by hand.
    type Scales = ();

    fn scales(&self, _: &Arc<Weights>) {}

    fn worth(&self, seat: Seat) -> f32 {
        let mut prospects = Prospects::new(self);
        prospects.add_areas();
        prospects.add_bands();
        let own = prospects.glory[seat] + prospects.hand(seat) + prospects.horde(seat);
        let others = Seat::all(self.seats()).filter(|other| *other != seat);
        let rival = others.map(|other| prospects.glory[other] + prospects.horde(other)).fold(0.0, f32::max);
        own - 0.5 * rival
    }

    fn prospects(&self, (): &()) -> BySeat<f32> {
        let mut prospects = Prospects::new(self);
        prospects.add_areas();
        prospects.add_bands();
        for seat in Seat::all(self.seats()) {
            prospects.glory[seat] += prospects.hand(seat) + prospects.horde(seat);
        }
        prospects.glory
    }

    fn habits(&self) -> Option<&'static Habits> {
        Some(&noticed::HABITS)
    }

    fn notice(&self, seat: Seat, options: &Options<Action>, notes: &mut impl Notepad) {
        noticed::notice(self, seat, options, notes);
    }

    fn size_up(&self, seat: Seat, (): &(), sights: &mut Sights) -> f32 {
        let lead = self.lead(seat, &self.prospects(&()));
        noticed::size_up(self, seat, lead, sights);
        lead
    }
}

/// How many more turns a seat can expect before the last dragon.
fn turns_left(game: &Ethnos) -> f32 {
    let depth = game.dragon_depth() as f32;
    let dragons = f32::from(game.data().figures.dragons.value - game.dragons());
    let draws = game.deck_size() as f32 - depth + depth * dragons / (dragons + 1.0);
    // Some turns take an open card or play a band instead of drawing.
    1.6 * draws / game.seats() as f32
}

/// What every seat can count on.
struct Prospects<'a> {
    game: &'a Ethnos,
    glory: BySeat<f32>,
}

impl Prospects<'_> {
    fn new(game: &Ethnos) -> Prospects<'_> {
        let glory = BySeat::from_fn(|seat| f32::from(game.player(seat).glory()));
        Prospects { game, glory }
    }

    /// Whether the current age is still to be scored.
    fn age_open(&self) -> bool {
        !self.game.deciding().is_empty()
    }

    /// Kingdoms and the Merfolk board: this age's pay in full, later pay in part.
    fn add_areas(&mut self) {
        let game = self.game;
        if !self.age_open() {
            return;
        }
        for kingdom in Kingdom::all() {
            let land = game.land(kingdom);
            let counts = BySeat::from_fn(|seat| land.markers(seat));
            self.add_area(land.tokens(), &counts);
        }
        if game.has_merfolk() {
            let spaces = BySeat::from_fn(|seat| game.player(seat).merfolk());
            self.add_area(game.data().figures.merfolk_glory.value.on(game.table().side), &spaces);
        }
        if game.has_giant()
            && let Some(holder) = game.giant_holder()
        {
            let held = game.data().figures.giant_held.value.on(game.table().side)[game.age() as usize - 1];
            self.glory[holder] += 0.7 * f32::from(held);
        }
    }

    fn add_area(&mut self, values: &[u8], counts: &BySeat<u8>) {
        let game = self.game;
        let now = game.score_area(values, counts);
        let later: u8 = values.iter().skip(game.age() as usize).sum();
        let total: f32 = counts.values().map(|count| f32::from(*count)).sum::<f32>().max(1.0);
        for seat in Seat::all(game.seats()) {
            let share = f32::from(counts[seat]) / total;
            self.glory[seat] += f32::from(now[seat]) + LATER * f32::from(later) * share;
            self.glory[seat] += MARKER * f32::from(counts[seat].min(4)) / 4.0;
        }
    }

    /// Bands on the table are as good as scored, and so are Troll tokens, a little.
    fn add_bands(&mut self) {
        if !self.age_open() {
            return;
        }
        for band in self.game.bands() {
            self.glory[band.owner] += f32::from(self.game.band_glory(band));
        }
        for seat in Seat::all(self.game.seats()) {
            self.glory[seat] += self.game.troll_tokens(seat).map(|value| 0.2 * f32::from(value)).sum::<f32>();
        }
    }

    /// What a horde will bring: the more ages are left, the more it pays to let it grow.
    fn horde(&self, seat: Seat) -> f32 {
        let game = self.game;
        let markers = game.player(seat).horde_size();
        let table = &game.data().figures.orc_glory.value;
        let next = f32::from(table[(markers + 1).min(KINGDOMS)]) - f32::from(table[markers]);
        match markers {
            0 => 0.0,
            _ if game.age() < game.ages() => f32::from(table[markers]) + 0.4 * next,
            _ => f32::from(table[markers]),
        }
    }

    /// The best band that the hand could be played as, and a little for the next best.
    fn hand(&self, seat: Seat) -> f32 {
        let game = self.game;
        let hand = game.player(seat).hand();
        if hand.is_empty() || !self.age_open() {
            return 0.0;
        }
        let chance = (turns_left(game) / 2.0).min(1.0);
        let colours = Kingdom::all().map(|kingdom| self.group(seat, hand, |card| card.colour() == kingdom));
        let tribes = game.tribes().iter().map(|tribe| self.group(seat, hand, |card| card.tribe() == *tribe));
        let (best, second) = colours.chain(tribes).fold((0.0f32, 0.0f32), |(best, second), worth| {
            if worth > best { (worth, best) } else { (best, second.max(worth)) }
        });
        IN_HAND * chance * (best + 0.15 * second)
    }

    /// What the cards that belong together would bring: glory as a band, and a marker if they are enough.
    fn group(&self, seat: Seat, hand: &[Card], belongs: impl Fn(Card) -> bool) -> f32 {
        let game = self.game;
        let leads = |card: Card| game.can_lead(card);
        let members = hand.iter().filter(|card| leads(**card) && belongs(**card));
        let size = members.clone().count();
        if size == 0 {
            return 0.0;
        }
        let joined = size + hand.iter().filter(|card| !leads(**card)).count();
        let glory = f32::from(game.glory_for_size(size));
        let next = f32::from(game.glory_for_size(size + 1)) - glory;
        let marker = members
            .filter(|card| game.needed_to_place(seat, **card, card.colour()) <= joined)
            .map(|card| self.marker(seat, card.colour()))
            .fold(0.0, f32::max);
        glory + 0.3 * next + marker
    }

    /// What one more marker in a kingdom would bring.
    fn marker(&self, seat: Seat, kingdom: Kingdom) -> f32 {
        let game = self.game;
        let land = game.land(kingdom);
        let mut counts = BySeat::from_fn(|other| land.markers(other));
        let before = game.score_area(land.tokens(), &counts)[seat];
        counts[seat] += 1;
        let after = game.score_area(land.tokens(), &counts)[seat];
        0.8 * (f32::from(after) - f32::from(before)) + 0.5
    }
}
