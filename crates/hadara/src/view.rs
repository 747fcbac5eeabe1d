//! What somebody may know of the table, and tables that look the same to them.

use kernel::{Conceal, Pool, Stream, Viewer};

use crate::card::{Card, CardSet, ColonyTile, Level};
use crate::data::HadaraData;
use crate::state::{Edition, Fate, Hadara, Sealed};

impl Conceal for Hadara {
    /// Lays face down what the viewer may not see. A back still tells colour and epoch: everybody knows from which deck
    /// a card came. The discard piles stay as they are: everybody saw each card come to lie on top.
    fn conceal(&mut self, viewer: Viewer) {
        self.dice.conceal(viewer);
        if viewer == Viewer::Omniscient {
            return;
        }
        let data = self.data.0;
        for deck in &mut self.decks {
            deck.as_mut_slice().iter_mut().for_each(|card| *card = data.back_of(*card));
        }
        for stack in &mut self.stacks {
            stack.as_mut_slice().fill(ColonyTile::HIDDEN);
        }
        for seat in self.all_seats() {
            let player = self.player_mut(seat);
            for colony in player.colonies.iter_mut().flatten() {
                if colony.fate == Fate::Plundered {
                    colony.tile = ColonyTile::HIDDEN;
                }
            }
            if viewer.sees(seat) {
                continue;
            }
            player.drawn = player.drawn.iter().map(|card| data.back_of(*card)).collect();
            player.sold.as_mut_slice().iter_mut().for_each(|card| *card = data.back_of(*card));
            player.sealed = match player.sealed {
                Sealed::Nothing => Sealed::Nothing,
                Sealed::Hidden | Sealed::Made(_) => Sealed::Hidden,
            };
        }
    }
}

impl Hadara {
    /// Deals every hidden card, tile and decision, and the dice, anew.
    pub(crate) fn deal_hidden(&mut self, viewer: Viewer, stream: &mut Stream) {
        self.dice = stream.dice();
        if viewer == Viewer::Omniscient {
            return;
        }
        self.turn_up(stream);
        let mut options = vec![];
        for seat in self.all_seats() {
            if self.player(seat).sealed == Sealed::Hidden {
                options.clear();
                self.list_options(seat, &mut options);
                debug_assert!(!options.is_empty(), "whoever has decided could decide");
                self.player_mut(seat).sealed =
                    stream.pick(&options).map_or(Sealed::Nothing, |made| Sealed::Made(*made));
            }
        }
    }

    /// Turns every card and tile that lies face down into one of those that can be there, each equally likely.
    pub(crate) fn turn_up(&mut self, stream: &mut Stream) {
        let data = self.data.0;
        let mut unseen = self.unseen();
        for deck in &mut self.decks {
            deck.as_mut_slice().iter_mut().for_each(|card| *card = turned(data, *card, &mut unseen, stream));
        }
        for player in self.players.values_mut().take(self.seats as usize) {
            let drawn: Pool<Card, 2> =
                player.drawn.iter().map(|card| turned(data, *card, &mut unseen, stream)).collect();
            player.drawn = drawn;
            player.sold.as_mut_slice().iter_mut().for_each(|card| *card = turned(data, *card, &mut unseen, stream));
        }
        for level in Level::all() {
            self.turn_up_tiles(level, stream);
        }
    }

    /// The cards of this game whose faces lie nowhere: those that a back may stand for, and those that were left over.
    pub(crate) fn unseen(&self) -> CardSet {
        let mut unseen: CardSet = self.data.0.cards().collect();
        if self.edition == Edition::First {
            unseen = unseen.without(&self.data.0.stars);
        }
        unseen.without(&self.faces())
    }

    /// The cards that lie somewhere with their face up, for whoever this state is shown to.
    pub(crate) fn faces(&self) -> CardSet {
        let mut faces = self.gone;
        faces.extend(self.lying().filter(|card| card.is_face()));
        for player in self.players.values().take(self.seats as usize) {
            faces = faces.or(&player.tableau);
        }
        faces
    }

    /// The cards in decks and piles, being looked at or sold face down.
    pub(crate) fn lying(&self) -> impl Iterator<Item = Card> {
        let decks = self.decks.iter().flat_map(|deck| deck.iter());
        let piles = self.piles.iter().flat_map(|pile| pile.iter());
        let players = self.players.values().take(self.seats as usize);
        let held = players.flat_map(|player| player.drawn.iter().chain(player.sold.iter()));
        decks.chain(piles).chain(held).copied()
    }

    fn turn_up_tiles(&mut self, level: Level, stream: &mut Stream) {
        let mut unseen = self.unseen_tiles(level);
        let stack = &mut self.stacks[level.index()];
        let players = self.players.values_mut().take(self.seats as usize);
        let held = players.filter_map(|player| player.colonies[level.index()].as_mut());
        for tile in stack.as_mut_slice().iter_mut().chain(held.map(|colony| &mut colony.tile)) {
            if *tile == ColonyTile::HIDDEN {
                *tile = draw_tile(&mut unseen, stream);
            }
        }
    }

    /// The tiles of a level whose backs nobody sees, as bits.
    fn unseen_tiles(&self, level: Level) -> u32 {
        let of_level = self.data.0.tiles().filter(|tile| self.data.0.tile_back(*tile).level == level);
        let all: u32 = of_level.map(|tile| 1 << tile.index()).sum();
        self.tiles_in_play(level)
            .filter(|tile| *tile != ColonyTile::HIDDEN)
            .fold(all, |unseen, tile| unseen & !(1 << tile.index()))
    }

    /// The tiles of a level on the stack and beside player boards.
    pub(crate) fn tiles_in_play(&self, level: Level) -> impl Iterator<Item = ColonyTile> {
        let held = self.all_seats().filter_map(move |seat| self.player(seat).colony(level)).map(|colony| colony.tile);
        self.stacks[level.index()].iter().copied().chain(held)
    }
}

/// The card, if its face is seen, or one that its back can stand for.
fn turned(data: &HadaraData, card: Card, unseen: &mut CardSet, stream: &mut Stream) -> Card {
    let Some((epoch, colour)) = card.as_back() else {
        return card;
    };
    let pool = unseen.and(&data.deck_of(epoch, colour));
    debug_assert!(!pool.is_empty(), "no card is left for this back");
    match pool.nth(stream.below(pool.len() as u32) as usize) {
        Some(found) => {
            unseen.remove(found);
            found
        }
        None => card,
    }
}

/// Takes one of the tiles, each equally likely.
fn draw_tile(unseen: &mut u32, stream: &mut Stream) -> ColonyTile {
    let number = stream.below(unseen.count_ones());
    let mut rest = *unseen;
    for _ in 0..number {
        rest &= rest - 1;
    }
    debug_assert!(rest != 0, "no tile is left for this back");
    if rest == 0 {
        return ColonyTile::HIDDEN;
    }
    *unseen &= !(1 << rest.trailing_zeros());
    ColonyTile(rest.trailing_zeros() as u8)
}

#[cfg(test)]
mod tests {
    use kernel::{Data, Game, Options, Seat, Seed, Seen};

    use super::*;
    use crate::{Action, Colour, Event, Setup};

    /// A table at which everybody looks at two cards.
    fn drawing() -> Hadara {
        let mut state = Hadara::new(HadaraData::built_in(), &Setup::first(4), &Seed::of_series(6, 0)).unwrap();
        state.apply(state.turn, &Action::Wheel(Colour::Red), &mut ()).unwrap();
        state
    }

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    #[test]
    fn drawn_cards_and_decisions_are_seen_by_their_own_seat_only() {
        let mut state = drawing();
        let mut options = Options::new();
        state.options(seat(1), &mut options);
        state.perform(options.decision(0).unwrap(), &mut ());
        let own = state.seen_by(Viewer::Seat(seat(1)));
        assert_eq!(own.player(seat(1)).sealed, Sealed::Made(options[0]));
        assert!(own.player(seat(1)).drawn.iter().all(|card| card.is_face()));
        for viewer in [Viewer::Seat(seat(0)), Viewer::Spectator] {
            let seen = state.seen_by(viewer);
            assert_eq!(seen.player(seat(1)).sealed, Sealed::Hidden);
            let back = Card::back(state.epoch, state.pointed_at(seat(1)));
            assert_eq!(seen.player(seat(1)).drawn[..], [back; 2]);
            assert!(seen.decks.iter().all(|deck| deck.iter().all(|card| !card.is_face())));
            assert!(seen.stacks.iter().all(|stack| stack.iter().all(|tile| *tile == ColonyTile::HIDDEN)));
            let mut none = Options::new();
            seen.options(seat(2), &mut none);
            assert!(none.is_empty(), "nobody can list what another may do with hidden cards");
        }
    }

    #[test]
    fn a_card_sold_face_down_is_known_to_its_seller_only() {
        let mut state = drawing();
        let (mut options, mut events) = (Options::new(), vec![]);
        for index in 0..4 {
            state.options(seat(index), &mut options);
            let sells = |action: &Action| matches!(action, Action::Draw { deal: crate::Deal::Sell, .. });
            let sale = options.decisions().find(|option| sells(option.action()));
            state.perform(sale.unwrap(), &mut events);
        }
        for (event, teller) in events.iter().flat_map(|event| (0..4).map(move |index| (event, seat(index)))) {
            if let Event::Sold { seat, card, .. } = *Seen::new(event, Viewer::Seat(teller)) {
                assert_eq!(card.is_face(), seat == teller);
            }
        }
        let seen = state.seen_by(Viewer::Seat(seat(2)));
        assert!(seen.player(seat(2)).sold[0].is_face());
        assert!(!seen.player(seat(3)).sold[0].is_face());
    }

    #[test]
    fn every_unseen_card_is_dealt_anew_about_as_often() {
        let state = drawing();
        let seen = state.seen_by(Viewer::Seat(seat(0)));
        let mut stream = Stream::new(&Seed::of_series(6, 1));
        let mut found = [0u32; Card::MAX];
        for _ in 0..4_000 {
            for card in seen.redeal(&mut stream).player(seat(1)).drawn.iter() {
                found[card.index()] += 1;
            }
        }
        let pool = state.data.0.deck_of(state.epoch, state.pointed_at(seat(1))).without(&state.data.0.stars);
        let even = 2 * 4_000 / pool.len() as u32;
        assert!(pool.iter().all(|card| (even * 4 / 5..even * 5 / 4).contains(&found[card.index()])), "{found:?}");
        assert_eq!(found.iter().sum::<u32>(), 2 * 4_000);
    }
}
