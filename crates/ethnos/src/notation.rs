//! Decisions, cards and setups as text.

use std::fmt::Write;

use kernel::notation::{first_word, read_counted, write_counted};
use kernel::{Phrase, Pool, phrase};

use crate::action::{Action, Followers};
use crate::card::{Card, Kingdom, Tribe};
use crate::data::{Cards, EthnosData};
use crate::setup::{Setup, Tribes};
use crate::state::HAND;

impl EthnosData {
    /// The word for a card, such as `red-orc`.
    pub fn card_id(&self, card: Card) -> String {
        match card {
            Card::DRAGON => "dragon".to_owned(),
            Card::HIDDEN => "hidden".to_owned(),
            ally => match self.cards_of(ally.tribe()) {
                Cards::Coloured(_) => format!("{}-{}", self.colour_id(ally.colour()), self.tribe_id(ally.tribe())),
                Cards::Colourless(_) => self.tribe_id(ally.tribe()).to_owned(),
            },
        }
    }

    /// The Ally that notation calls so.
    pub fn card(&self, id: &str) -> Result<Card, Phrase> {
        let unknown = || phrase!("ethnos-no-such-card", word = id);
        let Some((colour, tribe)) = id.split_once('-') else {
            let tribe = self.tribe(id).ok_or_else(unknown)?;
            return match self.cards_of(tribe) {
                Cards::Colourless(_) => Ok(Card::new(tribe, Kingdom(0))),
                Cards::Coloured(_) => Err(phrase!("ethnos-card-needs-colour", word = id)),
            };
        };
        let (tribe, colour) = self.tribe(tribe).zip(self.colour(colour)).ok_or_else(unknown)?;
        match self.cards_of(tribe) {
            Cards::Coloured(_) => Ok(Card::new(tribe, colour)),
            Cards::Colourless(_) => Err(unknown()),
        }
    }

    pub(crate) fn write_cards<const N: usize>(&self, cards: &Pool<Card, N>, out: &mut String) {
        let words: Vec<(usize, String)> = cards.kinds().map(|(card, count)| (count, self.card_id(card))).collect();
        write_counted(words.iter().map(|(count, word)| (*count, word.as_str())), ", ", out);
    }

    pub(crate) fn read_cards<const N: usize>(&self, text: &str) -> Result<Pool<Card, N>, Phrase> {
        let mut cards = Pool::new();
        for (count, word) in read_counted(text)? {
            let card = self.card(word)?;
            if cards.len() + count > N {
                return Err(phrase!("notation-too-many", most = N));
            }
            cards.extend(std::iter::repeat_n(card, count));
        }
        Ok(cards)
    }

    pub(crate) fn write_action(&self, action: &Action, out: &mut String) {
        match action {
            Action::RecruitDeck => out.push_str("recruit deck"),
            Action::RecruitRow(card) => {
                let _ = write!(out, "recruit {}", self.card_id(*card));
            }
            Action::Band { leader, followers } => {
                let _ = write!(out, "band {}", self.card_id(*leader));
                if !followers.is_empty() {
                    out.push_str(" with ");
                    self.write_cards(followers, out);
                }
            }
            Action::Pass => out.push_str("pass"),
            Action::Place(kingdom) => {
                let _ = write!(out, "place {}", self.kingdom_id(*kingdom));
            }
            Action::Troll(value) => {
                let _ = write!(out, "troll {value}");
            }
            Action::Horde => out.push_str("horde"),
            Action::Keep(cards) => {
                out.push_str("keep ");
                self.write_cards::<HAND>(cards, out);
            }
            Action::Draw => out.push_str("draw"),
            Action::Raid => out.push_str("raid"),
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
            "recruit" if rest == "deck" => Ok(Action::RecruitDeck),
            "recruit" => self.card(rest).map(Action::RecruitRow),
            "band" => {
                let (leader, followers) = match rest.split_once(" with ") {
                    Some((leader, followers)) => (leader, self.read_cards(followers)?),
                    None => (rest, Followers::new()),
                };
                Ok(Action::Band { leader: self.card(leader.trim())?, followers })
            }
            "pass" => alone(Action::Pass),
            "place" => {
                let kingdom = self.kingdom(rest).ok_or_else(|| phrase!("ethnos-no-such-kingdom", word = rest))?;
                Ok(Action::Place(kingdom))
            }
            "troll" => {
                let value = rest.parse().map_err(|_| phrase!("ethnos-no-such-token", word = rest))?;
                Ok(Action::Troll(value))
            }
            "horde" => alone(Action::Horde),
            "keep" => self.read_cards(rest).map(Action::Keep),
            "draw" => alone(Action::Draw),
            "raid" => alone(Action::Raid),
            "decline" => alone(Action::Decline),
            _ => Err(phrase!("ethnos-unknown-decision", word = verb)),
        }
    }

    pub(crate) fn write_setup(&self, setup: &Setup) -> String {
        let tribes = match &setup.tribes {
            Tribes::Random => "random".to_owned(),
            Tribes::Chosen(tribes) => {
                let tribes: Vec<&str> = tribes.iter().map(|tribe| self.tribe_id(*tribe)).collect();
                tribes.join(" ")
            }
        };
        format!("{} players, tribes {tribes}", setup.seats)
    }

    pub(crate) fn read_setup(&self, text: &str) -> Result<Setup, Phrase> {
        let expected = || phrase!("ethnos-setup-expected", text = text.trim());
        let (players, tribes) = text.split_once(',').ok_or_else(expected)?;
        let seats =
            players.trim().strip_suffix(" players").and_then(|seats| seats.parse().ok()).ok_or_else(expected)?;
        let tribes = tribes.trim().strip_prefix("tribes ").ok_or_else(expected)?;
        let tribes = match tribes.trim() {
            "random" => Tribes::Random,
            names => match self.read_tribes(names)? {
                none if none.is_empty() => return Err(expected()),
                tribes => Tribes::Chosen(tribes),
            },
        };
        Ok(Setup { seats, tribes })
    }

    /// Reads tribes by name, with spaces or commas between them.
    pub fn read_tribes(&self, text: &str) -> Result<Vec<Tribe>, Phrase> {
        let mut tribes = text
            .split([' ', ','])
            .filter(|word| !word.is_empty())
            .map(|word| self.tribe(word).ok_or_else(|| phrase!("ethnos-no-such-tribe", word = word)))
            .collect::<Result<Vec<Tribe>, Phrase>>()?;
        tribes.sort();
        Ok(tribes)
    }
}
