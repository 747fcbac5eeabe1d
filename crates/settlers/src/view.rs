//! What somebody may know of the table, and tables that look the same to them.

use kernel::{Conceal, Seat, Stream, Viewer};

use crate::action::Few;
use crate::card::{Card, Faction};
use crate::frame::Frame;
use crate::goods::{GOODS, Good, Goods};
use crate::state::Settlers;

impl Conceal for Settlers {
    fn conceal(&mut self, viewer: Viewer) {
        self.dice.conceal(viewer);
        if viewer == Viewer::Omniscient {
            return;
        }
        for seat in Seat::all(self.seats as usize).filter(|seat| !viewer.sees(*seat)) {
            self.cover_hand(seat, viewer);
        }
        if self.looker().is_some_and(|looker| !viewer.sees(looker)) {
            self.drawn = self.drawn.iter().map(|card| self.back(*card)).collect();
        }
        self.deck.as_mut_slice().fill(Card::COMMON_BACK);
        for player in self.players.values_mut() {
            player.deck.as_mut_slice().fill(Card::FACTION_BACK);
        }
        let routes = self.routes;
        self.routes.clear();
        for mut route in routes.iter().copied() {
            route.card = Card::FACTION_BACK;
            self.routes.insert(route);
        }
        // Attack cards have no back of their own; none is a good that an attack card cannot show.
        self.solo.deck.as_mut_slice().fill(FACE_DOWN);
    }
}

/// Stands for an attack card that lies face down.
const FACE_DOWN: Good = Good::Defence;

/// The word for an attack card, or for its back.
pub(crate) fn attack_word(good: Good) -> &'static str {
    if good == FACE_DOWN { "attack-back" } else { good.id() }
}

impl Settlers {
    fn back(&self, card: Card) -> Card {
        if self.is_common(card) { Card::COMMON_BACK } else { Card::FACTION_BACK }
    }

    /// Who is looking at the cards drawn to keep one.
    fn looker(&self) -> Option<Seat> {
        self.stack.frames().iter().rev().find_map(|frame| {
            let Frame::Look { seat, .. } = frame else { return None };
            Some(*seat)
        })
    }

    /// Whether `viewer` passed these cards on, and so knows them.
    fn passed_on_by(&self, viewer: Viewer, seat: Seat) -> bool {
        let seats = self.seats as usize;
        seats > 1 && Seat::all(seats).any(|other| other.next(seats) == seat && viewer == Viewer::Seat(other))
    }

    /// Lays a hand, and what else a player holds in secret, face down for those who may not see it: what they know of stays known.
    fn cover_hand(&mut self, seat: Seat, viewer: Viewer) {
        let passer = self.passed_on_by(viewer, seat);
        let (commons, factions) = self.covered(seat, viewer);
        let player = self.players[seat];
        self.hands.clear(seat);
        player.shown.iter().for_each(|card| self.hands.insert_sorted(seat, *card));
        if passer {
            player.handed.iter().for_each(|card| self.hands.insert_sorted(seat, *card));
        }
        (0..commons).for_each(|_| self.hands.insert_sorted(seat, Card::COMMON_BACK));
        (0..factions).for_each(|_| self.hands.insert_sorted(seat, Card::FACTION_BACK));
        let sees_draft = passer && self.passer(seat).is_some();
        let player = &mut self.players[seat];
        if !passer {
            // Even their number would tell whether a card played since was one of them.
            player.handed.clear();
        }
        if !sees_draft {
            player.draft = player.draft.iter().map(|_| Card::COMMON_BACK).collect();
        }
        player.chosen = player.chosen.map(|_| Card::COMMON_BACK);
    }

    /// How many common and faction cards of a hand `viewer` knows nothing of.
    fn covered(&self, seat: Seat, viewer: Viewer) -> (usize, usize) {
        let player = self.player(seat);
        let known = player.shown.len() + if self.passed_on_by(viewer, seat) { player.handed.len() } else { 0 };
        let commons = self.hand(seat).iter().filter(|card| self.is_common(**card)).count();
        (commons - known, self.hand(seat).len() - commons)
    }

    /// Deals every hidden card and the dice anew: every place is equally likely for every unseen card of its back. Whoever
    /// is asked something that depends on the hand must have an answer, as everybody knows; until then it is dealt again.
    pub(crate) fn deal_hidden(&mut self, viewer: Viewer, stream: &mut Stream) {
        const TRIES: usize = 1_000;
        let seen = *self;
        for _ in 0..TRIES {
            *self = seen;
            self.deal_once(viewer, stream);
            if self.is_answerable() {
                return;
            }
        }
        *self = seen;
        let found = self.deal_an_answer(viewer, stream);
        debug_assert!(found, "no hand gives an answer: {seen:?}");
    }

    /// Deals whoever is asked a card that gives an answer, then the rest. Where only few cards give one, chance may take long.
    fn deal_an_answer(&mut self, viewer: Viewer, stream: &mut Stream) -> bool {
        let seen = *self;
        let asked = seen.stack.top().map_or(Seat::default(), Frame::seat);
        self.data.0.cards().any(|card| {
            *self = seen;
            let held = self.hold_unseen(asked, card);
            self.deal_once(viewer, stream);
            held && self.is_answerable()
        })
    }

    /// Whether whoever is asked inside an effect has an answer.
    fn is_answerable(&self) -> bool {
        let mut few = Few::default();
        self.stack.top().is_none_or(|frame| {
            self.list_frame(*frame, &mut few);
            few.count > 0
        })
    }

    /// Turns a card of a hand that lies face down into this one, if it can be there.
    fn hold_unseen(&mut self, seat: Seat, card: Card) -> bool {
        let faction = self.facts(card).faction;
        let own = faction.is_none_or(|faction| faction == self.player(seat).faction);
        let back = self.back(card);
        if !own || !self.unseen(faction).contains(&card) {
            return false;
        }
        let hand = self.hands.of_mut(seat);
        let place = hand.iter().position(|other| *other == back);
        if let Some(place) = place {
            hand[place] = card;
            hand.sort_unstable();
        }
        place.is_some()
    }

    fn deal_once(&mut self, viewer: Viewer, stream: &mut Stream) {
        self.dice = stream.dice();
        if viewer == Viewer::Omniscient {
            return;
        }
        self.deal_hidden_commons(viewer, stream);
        for seat in Seat::all(self.seats as usize) {
            self.deal_hidden_faction(seat, viewer, stream);
        }
        let mut attacks = self.unseen_attacks();
        stream.shuffle(&mut attacks);
        for (place, good) in self.solo.deck.as_mut_slice().iter_mut().zip(attacks) {
            *place = good;
        }
    }

    fn deal_hidden_commons(&mut self, viewer: Viewer, stream: &mut Stream) {
        let mut unseen = self.unseen(None);
        stream.shuffle(&mut unseen);
        let mut next = || unseen.pop().unwrap_or(Card::COMMON_BACK);
        for seat in Seat::all(self.seats as usize).filter(|seat| !viewer.sees(*seat)) {
            let player = &mut self.players[seat];
            player.draft = player.draft.iter().map(|card| fill(*card, Card::COMMON_BACK, &mut next)).collect();
            if player.chosen.is_some() {
                player.chosen = stream.pick(&player.draft).copied();
            }
            let hand = self.hands.of_mut(seat);
            for card in hand.iter_mut() {
                *card = fill(*card, Card::COMMON_BACK, &mut next);
            }
            hand.sort_unstable();
        }
        self.drawn = self.drawn.iter().map(|card| fill(*card, Card::COMMON_BACK, &mut next)).collect();
        for card in self.deck.as_mut_slice() {
            *card = fill(*card, Card::COMMON_BACK, &mut next);
        }
    }

    fn deal_hidden_faction(&mut self, seat: Seat, viewer: Viewer, stream: &mut Stream) {
        let mut unseen = self.unseen(Some(self.player(seat).faction));
        stream.shuffle(&mut unseen);
        let mut next = || unseen.pop().unwrap_or(Card::FACTION_BACK);
        if !viewer.sees(seat) {
            let hand = self.hands.of_mut(seat);
            for card in hand.iter_mut() {
                *card = fill(*card, Card::FACTION_BACK, &mut next);
            }
            hand.sort_unstable();
        }
        if self.looker() == Some(seat) {
            self.drawn = self.drawn.iter().map(|card| fill(*card, Card::FACTION_BACK, &mut next)).collect();
        }
        let routes = self.routes;
        self.routes.clear();
        for mut route in routes.iter().copied() {
            if route.seat == seat {
                route.card = fill(route.card, Card::FACTION_BACK, &mut next);
            }
            self.routes.insert(route);
        }
        for card in self.players[seat].deck.as_mut_slice() {
            *card = fill(*card, Card::FACTION_BACK, &mut next);
        }
    }

    /// Every card of the game that lies face up for whoever looks.
    pub(crate) fn each_card(&self, mut see: impl FnMut(Card)) {
        let mut see = |card: &Card| see(*card);
        self.open.iter().for_each(&mut see);
        self.drawn.iter().for_each(&mut see);
        self.deck.iter().for_each(&mut see);
        self.discard.iter().for_each(&mut see);
        self.hands.all().iter().for_each(&mut see);
        self.foundations.all().iter().for_each(&mut see);
        self.deals.all().iter().for_each(&mut see);
        self.solo.trophies.iter().for_each(&mut see);
        self.locations.all().iter().for_each(|location| see(&location.card));
        self.tucked.iter().for_each(|tucked| see(&tucked.card));
        self.routes.iter().for_each(|route| see(&route.card));
        for player in self.players.values() {
            player.deck.iter().for_each(&mut see);
            player.discard.iter().for_each(&mut see);
            player.draft.iter().for_each(&mut see);
        }
        for frame in self.stack.frames().iter() {
            if let Frame::Raise { card, .. } | Frame::Bury { card, .. } = frame {
                see(card);
            }
        }
    }

    /// The cards of one deck that lie face down for whoever looks, in a fixed order.
    fn unseen(&self, faction: Option<Faction>) -> Vec<Card> {
        let mut seen = [0u8; Card::MAX];
        self.each_card(|card| {
            if card.is_face_up() {
                seen[card.index()] += 1;
            }
        });
        let hidden =
            |(card, copies): (Card, u8)| std::iter::repeat_n(card, copies.saturating_sub(seen[card.index()]).into());
        self.data.0.deck_of(faction).flat_map(hidden).collect()
    }

    /// The attack cards that lie face down, by good.
    pub fn hidden_attacks(&self) -> Goods {
        self.unseen_attacks().into_iter().map(|good| (good, 1)).collect()
    }

    fn unseen_attacks(&self) -> Vec<Good> {
        let mut counts = [0u8; GOODS];
        let solo = &self.solo;
        solo.row.iter().chain(solo.gone.iter()).chain(solo.seized.iter()).for_each(|good| counts[*good as usize] += 1);
        let cards = self.figures().attack_cards.value;
        let hidden =
            |(good, count): (Good, u8)| std::iter::repeat_n(good, count.saturating_sub(counts[good as usize]).into());
        cards.iter().flat_map(hidden).collect()
    }
}

/// The card itself, or another in place of this back.
fn fill(card: Card, back: Card, next: &mut impl FnMut() -> Card) -> Card {
    if card == back { next() } else { card }
}

#[cfg(test)]
mod tests {
    use kernel::scenario::read_situation;
    use kernel::{Cast, Data, Game, Options, Seed};

    use super::*;
    use crate::{Action, SettlersData, Setup};

    fn table() -> Settlers {
        Settlers::new(SettlersData::built_in(), &Setup::random(2), &Seed::of_series(6, 0)).unwrap()
    }

    #[test]
    fn a_hand_shows_its_backs_and_what_was_picked_openly() {
        let mut state = table();
        let seat = state.turn;
        let open = state.open[0];
        state.apply(seat, &Action::Pick(open), &mut ()).unwrap();
        let seen = state.seen_by(Viewer::Spectator);
        assert_eq!(
            seen.hand(seat),
            [open, Card::COMMON_BACK, Card::COMMON_BACK, Card::FACTION_BACK, Card::FACTION_BACK, Card::FACTION_BACK]
        );
        assert!(seen.deck.iter().chain(seen.player(seat).deck.iter()).all(|card| !card.is_face_up()));
        let own = state.seen_by(Viewer::Seat(seat));
        assert!(own.hand(seat).iter().all(|card| card.is_face_up()));
        assert!(own.player(seat).deck.iter().all(|card| !card.is_face_up()));
    }

    /// Settlers want a faction card that a wood and a food pay for. Whoever looks on knows that one of the two is there.
    #[test]
    fn whoever_is_asked_is_dealt_an_answer() {
        let data = SettlersData::built_in();
        let setup = Settlers::read_setup(data, "2 players, factions romans barbarians").unwrap();
        let mut state = Settlers::new(data, &setup, &Seed::of_series(6, 2)).unwrap();
        let cast = Cast::new(["A", "B"].map(str::to_owned).into());
        let given = "given\n  hand A: legion, builder\n  supply A: wood 1, food 1\n  empire A: settlers\n";
        read_situation(&mut state, given, &cast).unwrap();
        let seat = state.turn;
        let action = state.read_action("activate settlers").unwrap();
        state.apply(seat, &action, &mut ()).unwrap();
        for series in 0..50 {
            let mut stream = Stream::new(&Seed::of_series(6, series));
            let mut other = *state.seen_by(Viewer::Spectator);
            assert!(other.deal_an_answer(Viewer::Spectator, &mut stream));
            let mut options = Options::new();
            other.options(seat, &mut options);
            assert!(!options.is_empty());
            assert_eq!(other.seen_by(Viewer::Spectator), state.seen_by(Viewer::Spectator));
        }
    }

    #[test]
    fn a_redeal_keeps_decks_apart() {
        let seen = table().seen_by(Viewer::Spectator);
        let mut stream = Stream::new(&Seed::of_series(6, 1));
        for _ in 0..50 {
            let other = seen.redeal(&mut stream);
            assert!(other.deck.iter().all(|card| other.is_common(*card)));
            for seat in Seat::all(2) {
                let faction = Some(other.player(seat).faction);
                assert!(other.player(seat).deck.iter().all(|card| other.facts(*card).faction == faction));
                let own = other.hand(seat).iter().filter(|card| !other.is_common(**card));
                assert!({ own }.all(|card| other.facts(*card).faction == faction));
            }
        }
    }
}
