//! Decisions, cards and setups as text.

use std::fmt::Write;

use kernel::notation::first_word;
use kernel::{Phrase, phrase};

use crate::action::{Action, Deal};
use crate::card::{Card, ColonyTile, Colour, Level, Slot, Track};
use crate::data::HadaraData;
use crate::setup::Setup;
use crate::state::{Edition, Side, Turned};

impl HadaraData {
    /// The word for a card, such as `y101`.
    pub fn card_id(&self, card: Card) -> &str {
        self.cards.get(card.index()).map_or("hidden", |card| &card.id)
    }

    /// The card that notation calls so.
    pub fn card(&self, id: &str) -> Result<Card, Phrase> {
        self.cards().find(|card| self.card_id(*card) == id).ok_or_else(|| phrase!("hadara-no-such-card", word = id))
    }

    /// The word for a colony tile, such as `c03-1`.
    pub fn tile_id(&self, tile: ColonyTile) -> &str {
        self.tiles.get(tile.index()).map_or("hidden", |tile| &tile.id)
    }

    /// The colony tile that notation calls so.
    pub fn tile(&self, id: &str) -> Result<ColonyTile, Phrase> {
        self.tiles().find(|tile| self.tile_id(*tile) == id).ok_or_else(|| phrase!("hadara-no-such-tile", word = id))
    }

    /// The colour that notation calls so.
    pub fn colour(&self, id: &str) -> Result<Colour, Phrase> {
        let colour = Colour::ALL.into_iter().find(|colour| self.colour_id(*colour) == id);
        colour.ok_or_else(|| phrase!("hadara-no-such-colour", word = id))
    }

    /// The track, or bonus tile, that notation calls so.
    pub fn track(&self, id: &str) -> Result<Track, Phrase> {
        let track = Track::ALL.into_iter().find(|track| self.track_id(*track) == id);
        track.ok_or_else(|| phrase!("hadara-no-such-track", word = id))
    }

    /// The level of colonies that needs so much military.
    pub fn level(&self, id: &str) -> Result<Level, Phrase> {
        let level = Level::all().find(|level| self.front(*level).military.to_string() == id);
        level.ok_or_else(|| phrase!("hadara-no-such-level", word = id))
    }

    /// The statue that needs so much culture.
    pub fn slot(&self, id: &str) -> Result<Slot, Phrase> {
        let slot = Slot::all().find(|slot| self.statue(*slot).culture.value.to_string() == id);
        slot.ok_or_else(|| phrase!("hadara-no-such-statue", word = id))
    }

    fn write_deal(&self, card: Card, deal: Deal, out: &mut String) {
        let card = self.card_id(card);
        let _ = match deal {
            Deal::Buy { tile: None } => write!(out, "buy {card}"),
            Deal::Buy { tile: Some(track) } => write!(out, "buy {card} with {}", self.track_id(track)),
            Deal::Sell => write!(out, "sell {card}"),
        };
    }

    fn read_deal(&self, text: &str) -> Result<(Card, Deal), Phrase> {
        match first_word(text) {
            ("buy", rest) => {
                let (card, tile) = match rest.split_once(" with ") {
                    Some((card, track)) => (card, Some(self.track(track.trim())?)),
                    None => (rest, None),
                };
                Ok((self.card(card.trim())?, Deal::Buy { tile }))
            }
            ("sell", card) => Ok((self.card(card)?, Deal::Sell)),
            _ => Err(phrase!("hadara-deal-expected", text = text.trim())),
        }
    }

    pub(crate) fn write_action(&self, action: &Action, out: &mut String) {
        match *action {
            Action::Side(side) => {
                let _ = write!(out, "side {}", write_side(side));
            }
            Action::Wheel(colour) => {
                let _ = write!(out, "wheel {}", self.colour_id(colour));
            }
            Action::Draw { discard, keep, deal } => {
                let _ = write!(out, "discard {}, ", self.card_id(discard));
                self.write_deal(keep, deal, out);
            }
            Action::Draft { card, deal } => self.write_deal(card, deal, out),
            Action::Colony(level) => {
                let _ = write!(out, "colony {}", self.front(level).military);
            }
            Action::Plunder => out.push_str("plunder"),
            Action::Integrate => out.push_str("integrate"),
            Action::Statue { slot, tile, turned } => {
                let culture = self.statue(slot).culture.value;
                let _ = write!(out, "statue {culture} with {} {}", self.track_id(tile), write_turned(turned));
            }
            Action::Remove(card) => {
                let _ = write!(out, "remove {}", self.card_id(card));
            }
            Action::Pay => out.push_str("pay"),
            Action::Silver(track) => {
                let _ = write!(out, "silver {}", self.track_id(track));
            }
            Action::Gold => out.push_str("gold"),
            Action::Decline => out.push_str("decline"),
        }
    }

    pub(crate) fn read_action(&self, text: &str) -> Result<Action, Phrase> {
        let (verb, rest) = first_word(text);
        let alone = |action: Action| match rest {
            "" => Ok(action),
            more => Err(phrase!("notation-goes-on", word = verb, rest = more)),
        };
        match verb {
            "side" => read_side(rest).map(Action::Side),
            "wheel" => self.colour(rest).map(Action::Wheel),
            "discard" => {
                let (discard, deal) = rest.split_once(',').ok_or_else(|| phrase!("hadara-deal-expected", text = ""))?;
                let discard = self.card(discard.trim())?;
                let (keep, deal) = self.read_deal(deal)?;
                Ok(Action::Draw { discard, keep, deal })
            }
            "buy" | "sell" => self.read_deal(text).map(|(card, deal)| Action::Draft { card, deal }),
            "colony" => self.level(rest).map(Action::Colony),
            "plunder" => alone(Action::Plunder),
            "integrate" => alone(Action::Integrate),
            "statue" => self.read_statue(rest),
            "remove" => self.card(rest).map(Action::Remove),
            "pay" => alone(Action::Pay),
            "silver" => self.track(rest).map(Action::Silver),
            "gold" => alone(Action::Gold),
            "decline" => alone(Action::Decline),
            _ => Err(phrase!("hadara-unknown-decision", word = verb)),
        }
    }

    fn read_statue(&self, text: &str) -> Result<Action, Phrase> {
        let expected = || phrase!("hadara-statue-expected", text = text);
        let (slot, tile) = text.split_once(" with ").ok_or_else(expected)?;
        let (tile, turned) = tile.trim().split_once(' ').ok_or_else(expected)?;
        let turned = read_turned(turned.trim()).ok_or_else(expected)?;
        Ok(Action::Statue { slot: self.slot(slot.trim())?, tile: self.track(tile)?, turned })
    }
}

pub(crate) fn write_side(side: Side) -> &'static str {
    match side {
        Side::A => "a",
        Side::B => "b",
    }
}

pub(crate) fn read_side(text: &str) -> Result<Side, Phrase> {
    match text {
        "a" => Ok(Side::A),
        "b" => Ok(Side::B),
        _ => Err(phrase!("hadara-no-such-side", word = text)),
    }
}

pub(crate) fn write_turned(turned: Turned) -> &'static str {
    match turned {
        Turned::Up => "up",
        Turned::Down => "down",
    }
}

pub(crate) fn read_turned(text: &str) -> Option<Turned> {
    match text {
        "up" => Some(Turned::Up),
        "down" => Some(Turned::Down),
        _ => None,
    }
}

pub(crate) fn write_setup(setup: &Setup) -> String {
    let edition = match setup.edition {
        Edition::First => "first",
        Edition::Full => "full",
    };
    format!("{} players, {edition} game", setup.seats)
}

pub(crate) fn read_setup(text: &str) -> Result<Setup, Phrase> {
    let expected = || phrase!("hadara-setup-expected", text = text.trim());
    let (players, edition) = text.split_once(',').ok_or_else(expected)?;
    let seats = players.trim().strip_suffix(" players").and_then(|seats| seats.parse().ok()).ok_or_else(expected)?;
    let edition = match edition.trim() {
        "first game" => Edition::First,
        "full game" => Edition::Full,
        _ => return Err(expected()),
    };
    Ok(Setup { seats, edition })
}
