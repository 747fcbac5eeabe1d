//! Laying a position out: cards, tiles and boards put where a scenario wants them.

use kernel::scenario::{read_groups, read_order, read_within};
use kernel::{Phrase, Pile, Seat, phrase};

use crate::card::{COLOURS, Card, ColonyTile, Colour, Epoch, Level, Steps, TRACKS, Track};
use crate::notation::{read_side, read_turned};
use crate::situation::QUESTIONS;
use crate::state::{Colony, Fate, Hadara, PLAYERS, Question, Sealed, Side, Statue, Turned};

impl Hadara {
    /// Takes cards that lie nowhere yet, to be put somewhere.
    pub(crate) fn claim(&self, words: &[String], colour: Option<Colour>) -> Result<Vec<Card>, Phrase> {
        let mut free = self.unseen();
        let mut cards = vec![];
        for word in words {
            let card = self.data.0.card(word)?;
            let fits = colour.is_none_or(|colour| self.data.0.colour_of(card) == colour);
            if !fits {
                return Err(phrase!("hadara-situation-other-colour", card = word.as_str()));
            }
            if !free.contains(card) {
                return Err(phrase!("hadara-situation-no-card-left", card = word.as_str()));
            }
            free.remove(card);
            cards.push(card);
        }
        Ok(cards)
    }

    /// Puts a setup card before a player; whoever had it by default gets the one it replaces.
    pub(crate) fn set_setup_card(&mut self, seat: Seat, value: &str) -> Result<(), Phrase> {
        let (id, side) = value.split_once(' ').unwrap_or((value, ""));
        let card = self.data.0.setup_cards.iter().position(|card| card.id == id);
        let card = card.ok_or_else(|| phrase!("hadara-no-such-setup-card", word = id))? as u8;
        let side = match (side, self.asked) {
            ("", Question::Side) => None,
            ("", _) => Some(Side::A),
            (side, _) => Some(read_side(side.trim())?),
        };
        let before = self.player(seat).card;
        if let Some(other) = self.all_seats().find(|other| self.player(*other).card == card) {
            self.player_mut(other).card = before;
            self.stand_on(other, self.player(other).side);
        }
        self.player_mut(seat).card = card;
        self.stand_on(seat, side);
        self.turn = self.first();
        Ok(())
    }

    /// Sets a player's tracks as a side of the setup card has them, without its coins.
    pub(crate) fn stand_on(&mut self, seat: Seat, side: Option<Side>) {
        let card = self.player(seat).card;
        let player = &mut self.players[seat];
        player.side = side;
        player.base = side.map_or(Steps::default(), |side| self.data.0.side(card, side).steps);
    }

    pub(crate) fn set_board(&mut self, value: &str) -> Result<(), Phrase> {
        let words = read_order(value)?;
        let colours = words.iter().map(|word| self.data.0.colour(word)).collect::<Result<Vec<Colour>, Phrase>>()?;
        let all = Colour::ALL.iter().all(|colour| colours.contains(colour));
        self.board = colours
            .try_into()
            .ok()
            .filter(|_| all)
            .ok_or_else(|| phrase!("hadara-situation-board", expected = COLOURS))?;
        self.lay_round(1);
        Ok(())
    }

    /// Lays the decks out as large as they are in this draw round, or in the step that is asked about, and two cards
    /// before every player who draws. Which cards they are is told later, or left to chance.
    pub(crate) fn lay_round(&mut self, round: usize) {
        for player in self.players.values_mut() {
            player.drawn.clear();
        }
        self.lay_backs();
        match self.asked {
            Question::Side | Question::Wheel => {}
            Question::Draw => {
                let round = round.max(1) as u8;
                self.wheel = (self.wheel + COLOURS as u8 + 1 - round) % COLOURS as u8;
                for _ in 1..round {
                    self.draw(&mut ());
                    self.wheel = (self.wheel + 1) % COLOURS as u8;
                    self.players.values_mut().for_each(|player| player.drawn.clear());
                }
                self.draw(&mut ());
            }
            Question::Colony
            | Question::Captured(_)
            | Question::Statue
            | Question::Draft
            | Question::Feeding
            | Question::Medals
            | Question::Over => self.decks = Default::default(),
        }
    }

    /// Cards of the deck from the top; what is not told stays face down for now.
    pub(crate) fn set_deck(&mut self, colour: Colour, value: &str) -> Result<(), Phrase> {
        let cards = self.claim(&read_order(value)?, Some(colour))?;
        let deck = self.decks[colour.index()].as_mut_slice();
        fits(cards.len(), deck.len())?;
        for (place, card) in deck.iter_mut().rev().zip(cards) {
            if self.data.0.face(card).epoch != self.epoch {
                return Err(phrase!("hadara-situation-other-epoch", card = self.data.0.card_id(card)));
            }
            *place = card;
        }
        Ok(())
    }

    pub(crate) fn set_drawn(&mut self, seat: Seat, value: &str) -> Result<(), Phrase> {
        let colour = self.pointed_at(seat);
        let cards = self.claim(&read_order(value)?, Some(colour))?;
        if cards.len() != self.player(seat).drawn.len() {
            return Err(phrase!("hadara-situation-drawn", expected = self.player(seat).drawn.len()));
        }
        if let Some(card) = cards.iter().find(|card| self.data.0.face(**card).epoch != self.epoch) {
            return Err(phrase!("hadara-situation-other-epoch", card = self.data.0.card_id(*card)));
        }
        self.player_mut(seat).drawn = cards.into_iter().collect();
        Ok(())
    }

    fn claim_tile(&self, word: &str) -> Result<(Level, ColonyTile), Phrase> {
        let tile = self.data.0.tile(word)?;
        let level = self.data.0.tile_back(tile).level;
        match self.tiles_in_play(level).any(|other| other == tile) {
            true => Err(phrase!("hadara-situation-no-tile-left", tile = word)),
            false => Ok((level, tile)),
        }
    }

    pub(crate) fn set_stack(&mut self, level: Level, value: &str) -> Result<(), Phrase> {
        let words = read_order(value)?;
        fits(words.len(), self.stacks[level.index()].len())?;
        let size = self.stacks[level.index()].len();
        let mut told: Pile<ColonyTile, PLAYERS> = Pile::new();
        for word in &words {
            let (own, tile) = self.claim_tile(word)?;
            if own != level || told.contains(&tile) {
                return Err(phrase!("hadara-situation-no-tile-left", tile = word.as_str()));
            }
            told.push(tile);
        }
        let stack = self.stacks[level.index()].as_mut_slice();
        for (at, tile) in told.iter().enumerate() {
            stack[size - 1 - at] = *tile;
        }
        Ok(())
    }

    /// Takes tiles off their stacks and lays them beside a player board.
    pub(crate) fn set_colonies(&mut self, seat: Seat, fate: Fate, value: &str) -> Result<(), Phrase> {
        for word in read_order(value)? {
            let (level, tile) = self.claim_tile(&word)?;
            if self.player(seat).colony(level).is_some() {
                return Err(phrase!("hadara-situation-level-twice", level = self.data.0.front(level).military));
            }
            self.stacks[level.index()].pop();
            self.player_mut(seat).colonies[level.index()] = Some(Colony { tile, fate });
        }
        Ok(())
    }

    pub(crate) fn set_statues(&mut self, seat: Seat, value: &str) -> Result<(), Phrase> {
        for (slot, tiles) in read_groups(value)? {
            let expected = || phrase!("hadara-situation-statue", text = slot.as_str());
            let [(1, word)] = &tiles[..] else { return Err(expected()) };
            let (track, turned) = word.rsplit_once('-').ok_or_else(expected)?;
            let tile = self.data.0.track(track)?;
            let turned: Turned = read_turned(turned).ok_or_else(expected)?;
            let slot = self.data.0.slot(&slot)?;
            self.player_mut(seat).statues[slot.index()] = Some(Statue { tile, turned });
        }
        Ok(())
    }

    pub(crate) fn set_question(&mut self, text: &str) -> Result<(), Phrase> {
        let known = QUESTIONS.iter().find(|(word, _)| *word == text).map(|(_, question)| *question);
        self.asked = match (known, text.strip_prefix("captured ")) {
            (Some(question), _) => question,
            (None, Some(level)) => Question::Captured(self.data.0.level(level)?),
            (None, None) => return Err(phrase!("hadara-no-such-question", word = text)),
        };
        if self.asked == Question::Side {
            self.all_seats().for_each(|seat| self.stand_on(seat, None));
        }
        self.lay_round(1);
        Ok(())
    }

    /// There must be cards left for what lies face down, and for the epochs to come.
    pub(crate) fn check_supply(&self) -> Result<(), Phrase> {
        let unseen = self.unseen();
        for epoch in Epoch::ALL {
            for colour in Colour::ALL {
                let back = Card::back(epoch, colour);
                let covered = self.lying().filter(|card| *card == back).count();
                let needed = if epoch > self.epoch { self.deal_size() } else { covered };
                let left = unseen.and(&self.data.0.deck_of(epoch, colour)).len();
                if left < needed {
                    let colour = self.data.0.colour_id(colour);
                    return Err(phrase!("hadara-situation-too-few", colour = colour, epoch = epoch.number()));
                }
            }
        }
        Ok(())
    }

    /// What lies before a player must be possible.
    pub(crate) fn check_board(&self, seat: Seat) -> Result<(), Phrase> {
        let player = self.player(seat);
        let most = self.figures().tiles.value;
        if let Some(track) = Track::ALL.into_iter().find(|track| player.used_tiles(*track) > most as usize) {
            return Err(phrase!("hadara-situation-tiles", track = self.data.0.track_id(track), most = most));
        }
        let holder = player.tableau.iter().find(|card| self.holds_tile(*card));
        if holder.is_some() != player.tile.is_some() {
            return Err(phrase!("hadara-situation-tile"));
        }
        match (&player.sealed, self.asked) {
            (Sealed::Nothing, _) => Ok(()),
            (Sealed::Made(action), Question::Side | Question::Draw) if self.check_action(seat, action).is_ok() => {
                Ok(())
            }
            (Sealed::Made(_) | Sealed::Hidden, _) => Err(phrase!("hadara-situation-sealed")),
        }
    }
}

pub(crate) fn fits(found: usize, most: usize) -> Result<(), Phrase> {
    if found <= most { Ok(()) } else { Err(phrase!("notation-too-many", most = most)) }
}

pub(crate) fn read_steps(text: &str) -> Result<Steps, Phrase> {
    let values = text.split('/').map(|value| read_within(value, 0, 999)).collect::<Result<Vec<u16>, Phrase>>()?;
    let values: Result<[u16; TRACKS], _> = values.try_into();
    values.map(Steps::from).map_err(|_| phrase!("hadara-situation-base", text = text))
}
