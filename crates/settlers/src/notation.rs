//! Decisions, cards and setups as text.

use kernel::notation::{first_word, read_counted, write_counted};
use kernel::{Game, Phrase, Pool, Seat, phrase};

use crate::action::{Action, Pack, Pact, Spot, Times};
use crate::card::{Card, Faction};
use crate::data::SettlersData;
use crate::goods::{Good, Goods, Mix};
use crate::setup::{Factions, Lookout, Peace, Setup};
use crate::state::Settlers;

/// What notation calls the virtual opponent.
pub(crate) const OPPONENT: &str = "opponent";

impl SettlersData {
    /// The card that notation calls so.
    pub fn card(&self, id: &str) -> Result<Card, Phrase> {
        self.card_by_id(id).ok_or_else(|| phrase!("settlers-no-such-card", word = id))
    }

    pub(crate) fn read_good(&self, id: &str) -> Result<Good, Phrase> {
        Good::by_id(id).ok_or_else(|| phrase!("settlers-no-such-good", word = id))
    }

    pub(crate) fn read_faction(&self, id: &str) -> Result<Faction, Phrase> {
        self.faction_by_id(id).ok_or_else(|| phrase!("settlers-no-such-faction", word = id))
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

    pub(crate) fn read_goods(&self, text: &str) -> Result<Goods, Phrase> {
        let items = read_counted(text)?.into_iter();
        items.map(|(count, word)| Ok((self.read_good(word)?, count.min(255) as u8))).collect()
    }

    pub(crate) fn write_setup(&self, setup: &Setup) -> String {
        let factions = match &setup.factions {
            Factions::Random => "random".to_owned(),
            Factions::Chosen(factions) => {
                let factions: Vec<&str> = factions.iter().map(|faction| self.faction_id(*faction)).collect();
                factions.join(" ")
            }
        };
        let lookout = match setup.lookout {
            Lookout::Standard => "",
            Lookout::Alternative => ", lookout alternative",
            Lookout::Advanced => ", lookout advanced",
        };
        let peace = match setup.peace {
            Peace::War => "",
            Peace::Peaceful => ", peaceful",
        };
        let players = if setup.seats == 1 { "player" } else { "players" };
        format!("{} {players}, factions {factions}{lookout}{peace}", setup.seats)
    }

    pub(crate) fn read_setup(&self, text: &str) -> Result<Setup, Phrase> {
        let expected = || phrase!("settlers-setup-expected", text = text.trim());
        let mut parts = text.split(',').map(str::trim);
        let players = parts.next().ok_or_else(expected)?;
        let players = players.strip_suffix(" players").or_else(|| players.strip_suffix(" player"));
        let seats = players.and_then(|seats| seats.parse().ok()).ok_or_else(expected)?;
        let factions = parts.next().and_then(|part| part.strip_prefix("factions ")).ok_or_else(expected)?;
        let factions = match factions.trim() {
            "random" => Factions::Random,
            names => {
                let names = names.split_whitespace().map(|word| self.read_faction(word));
                Factions::Chosen(names.collect::<Result<_, Phrase>>()?)
            }
        };
        let mut setup = Setup { factions, ..Setup::random(seats) };
        for part in parts {
            match part {
                "lookout standard" => setup.lookout = Lookout::Standard,
                "lookout alternative" => setup.lookout = Lookout::Alternative,
                "lookout advanced" => setup.lookout = Lookout::Advanced,
                "peaceful" => setup.peace = Peace::Peaceful,
                _ => return Err(expected()),
            }
        }
        Ok(setup)
    }
}

pub(crate) fn write_goods(goods: &Goods, out: &mut String) {
    write_counted(goods.iter().map(|(good, count)| (count as usize, good.id())), ", ", out);
}

impl Settlers {
    /// Who decides, and whose locations are therefore called without their faction.
    fn speaker(&self) -> Seat {
        self.deciding().first().unwrap_or_default()
    }

    /// What notation calls a player.
    pub(crate) fn seat_id(&self, seat: Seat) -> &str {
        match self.is_solo() && seat == Settlers::OPPONENT {
            true => OPPONENT,
            false => self.data.0.faction_id(self.player(seat).faction),
        }
    }

    /// The player that notation calls so.
    pub(crate) fn read_seat(&self, id: &str) -> Result<Seat, Phrase> {
        if id == OPPONENT && self.is_solo() {
            return Ok(Settlers::OPPONENT);
        }
        let faction = self.data.0.read_faction(id)?;
        self.seat_of(faction).ok_or_else(|| phrase!("settlers-nobody-plays", faction = id))
    }

    fn write_spot(&self, spot: Spot, out: &mut String) {
        out.push_str(self.data.0.card_id(spot.card));
        if spot.sort != 1 {
            out.push_str(&format!(" {}", spot.sort));
        }
    }

    fn write_own(&self, spot: Spot, out: &mut String) {
        if spot.owner != self.speaker() {
            out.push_str(self.seat_id(spot.owner));
            out.push(' ');
        }
        self.write_spot(spot, out);
    }

    fn write_foreign(&self, spot: Spot, out: &mut String) {
        out.push_str(self.seat_id(spot.owner));
        out.push(' ');
        self.write_spot(spot, out);
    }

    /// Reads a location: `castle`, `castle 2`, `romans castle 2`.
    fn read_spot(&self, text: &str) -> Result<Spot, Phrase> {
        let mut words: Vec<&str> = text.split_whitespace().collect();
        let owner = match words[..] {
            [seat, _, ..] if self.data.0.card_by_id(seat).is_none() => {
                words.remove(0);
                self.read_seat(seat)?
            }
            _ => self.speaker(),
        };
        let expected = || phrase!("settlers-not-a-location", text = text.trim());
        let (card, sort) = match words[..] {
            [card] => (card, 1),
            [card, sort] => (card, sort.parse().ok().filter(|sort| *sort > 0).ok_or_else(expected)?),
            _ => return Err(expected()),
        };
        Ok(Spot { owner, card: self.data.0.card(card)?, sort })
    }

    pub(crate) fn write_decision(&self, action: &Action, out: &mut String) {
        let data = self.data.0;
        let mut word = |verb: &str, rest: &str| {
            out.push_str(verb);
            out.push_str(rest);
        };
        match action {
            Action::Pick(card) => word("pick ", data.card_id(*card)),
            Action::Build(card) => word("build ", data.card_id(*card)),
            Action::Deal(card) => word("deal ", data.card_id(*card)),
            Action::RazeHand(card) => word("raze ", data.card_id(*card)),
            Action::Exchange(good) => word("exchange ", good.id()),
            Action::Pass => word("pass", ""),
            Action::Done => word("done", ""),
            Action::OverFoundation => word("over ", "foundation"),
            Action::Draw(Pack::Common) => word("draw ", "common"),
            Action::Draw(Pack::Faction) => word("draw ", "faction"),
            Action::Keep(card) => word("keep ", data.card_id(*card)),
            Action::Discard(card) => word("discard ", data.card_id(*card)),
            Action::Offer(good) => word("offer ", good.id()),
            Action::Copy(card) => word("copy ", data.card_id(*card)),
            Action::TargetPlayer(seat) => word("target ", self.seat_id(*seat)),
            Action::Decline => word("decline", ""),
            Action::Raze(spot) => {
                word("raze ", "");
                self.write_foreign(*spot, out);
            }
            Action::Target(spot) => {
                word("target ", "");
                self.write_foreign(*spot, out);
            }
            Action::Activate(spot, times) => {
                word("activate ", "");
                self.write_own(*spot, out);
                if *times == Times::Twice {
                    out.push_str(" twice");
                }
            }
            Action::Defend(spot) => {
                word("defend ", "");
                self.write_own(*spot, out);
            }
            Action::Samurai(spot) => {
                word("samurai ", "");
                self.write_own(*spot, out);
            }
            Action::Over(spot) => {
                word("over ", "");
                self.write_own(*spot, out);
            }
            Action::Reset(spot) => {
                word("reset ", "");
                self.write_own(*spot, out);
            }
            Action::Lose(spot) => {
                word("lose ", "");
                self.write_own(*spot, out);
            }
            Action::Tuck { card, under } => {
                word("tuck ", data.card_id(*card));
                out.push_str(" under ");
                self.write_own(*under, out);
            }
            Action::Put { good, on } => {
                word("put ", good.id());
                out.push_str(" on ");
                self.write_own(*on, out);
            }
            Action::Pay(mix) => {
                word("pay ", "");
                write_goods(&mix.goods(), out);
            }
            Action::Take(goods) => {
                word("take ", "");
                write_goods(goods, out);
            }
            Action::Steal(seat, good) => {
                word("steal ", self.seat_id(*seat));
                out.push(' ');
                out.push_str(good.id());
            }
            Action::Choose(Pact::Attack(good)) => word("choose attack ", good.id()),
            Action::Choose(Pact::Card { seat, card }) => {
                word("choose ", self.seat_id(*seat));
                out.push(' ');
                out.push_str(data.card_id(*card));
            }
            Action::Choose(Pact::Route { seat, spot }) => {
                word("choose ", self.seat_id(*seat));
                out.push_str(" route ");
                self.write_foreign(*spot, out);
            }
        }
    }

    pub(crate) fn read_decision(&self, text: &str) -> Result<Action, Phrase> {
        let data = self.data.0;
        let (verb, rest) = first_word(text);
        let alone = |action: Action| match rest {
            "" => Ok(action),
            more => Err(phrase!("notation-goes-on", word = verb, rest = more)),
        };
        let words = rest.split_whitespace().count();
        match verb {
            "pick" => data.card(rest).map(Action::Pick),
            "build" => data.card(rest).map(Action::Build),
            "deal" => data.card(rest).map(Action::Deal),
            "raze" if words == 1 => data.card(rest).map(Action::RazeHand),
            "raze" => self.read_spot(rest).map(Action::Raze),
            "activate" => match rest.strip_suffix(" twice") {
                Some(spot) => Ok(Action::Activate(self.read_spot(spot)?, Times::Twice)),
                None => Ok(Action::Activate(self.read_spot(rest)?, Times::Once)),
            },
            "exchange" => data.read_good(rest).map(Action::Exchange),
            "pass" => alone(Action::Pass),
            "done" => alone(Action::Done),
            "defend" => self.read_spot(rest).map(Action::Defend),
            "samurai" => self.read_spot(rest).map(Action::Samurai),
            "tuck" => {
                let (card, under) = rest.split_once(" under ").ok_or_else(|| phrase!("settlers-tuck-expected"))?;
                Ok(Action::Tuck { card: data.card(card.trim())?, under: self.read_spot(under)? })
            }
            "put" => {
                let (good, on) = rest.split_once(" on ").ok_or_else(|| phrase!("settlers-put-expected"))?;
                Ok(Action::Put { good: data.read_good(good.trim())?, on: self.read_spot(on)? })
            }
            "pay" => read_mix(&data.read_goods(rest)?).map(Action::Pay),
            "over" if rest == "foundation" => Ok(Action::OverFoundation),
            "over" => self.read_spot(rest).map(Action::Over),
            "draw" => match rest {
                "common" => Ok(Action::Draw(Pack::Common)),
                "faction" => Ok(Action::Draw(Pack::Faction)),
                _ => Err(phrase!("settlers-draw-expected", word = rest)),
            },
            "keep" => data.card(rest).map(Action::Keep),
            "discard" => data.card(rest).map(Action::Discard),
            "take" => data.read_goods(rest).map(Action::Take),
            "offer" => data.read_good(rest).map(Action::Offer),
            "copy" => data.card(rest).map(Action::Copy),
            "target" if words == 1 => self.read_seat(rest).map(Action::TargetPlayer),
            "target" => self.read_spot(rest).map(Action::Target),
            "steal" => {
                let (seat, good) = first_word(rest);
                Ok(Action::Steal(self.read_seat(seat)?, data.read_good(good)?))
            }
            "reset" => self.read_spot(rest).map(Action::Reset),
            "choose" => self.read_pact(rest).map(Action::Choose),
            "lose" => self.read_spot(rest).map(Action::Lose),
            "decline" => alone(Action::Decline),
            _ => Err(phrase!("settlers-unknown-decision", word = verb)),
        }
    }

    fn read_pact(&self, text: &str) -> Result<Pact, Phrase> {
        let (first, rest) = first_word(text);
        if first == "attack" {
            return self.data.0.read_good(rest).map(Pact::Attack);
        }
        let seat = self.read_seat(first)?;
        match rest.strip_prefix("route ") {
            Some(spot) => Ok(Pact::Route { seat, spot: self.read_spot(spot)? }),
            None => Ok(Pact::Card { seat, card: self.data.0.card(rest)? }),
        }
    }
}

fn read_mix(goods: &Goods) -> Result<Mix, Phrase> {
    let [wood, stone, food, gold] = [Good::Wood, Good::Stone, Good::Food, Good::Gold].map(|good| goods.get(good));
    let mix = Mix { wood, stone, food, gold };
    match goods.iter().find(|(good, _)| mix.goods().get(*good) == 0) {
        Some((good, _)) => Err(phrase!("settlers-not-a-payment", good = good.id())),
        None => Ok(mix),
    }
}
