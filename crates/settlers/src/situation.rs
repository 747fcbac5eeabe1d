//! Positions written down fact by fact. `docs/scenarios.md` lists the facts.

use kernel::scenario::{Value, read_counts, read_groups, read_order, read_within, read_yes_or_no, within, yes_or_no};
use kernel::{Cast, Phrase, Pool, Seat, SeatSet, Situation, phrase};

use crate::card::{Card, Colour};
use crate::frame::Question;
use crate::goods::Good;
use crate::location::{Location, Mark, Place, Route, Tucked};
use crate::notation::OPPONENT;
use crate::setup::{Factions, Setup};
use crate::state::{
    ATTACKS, Acted, COMMON_CARDS, DRAWN, FACTION_CARDS, HANDED, HELD, OPEN, Phase, Points, ROUTES, SHOWN, SOURCES,
    Settlers, TUCKED,
};
use crate::view::attack_word;

const PHASES: [(&str, Phase); 5] = [
    ("lookout", Phase::Lookout),
    ("production", Phase::Production),
    ("action", Phase::Action),
    ("attack", Phase::Attack),
    ("over", Phase::Over),
];

const QUESTIONS: [(&str, Question); 22] = [
    ("nothing", Question::Nothing),
    ("pick", Question::Pick),
    ("turn", Question::Turn),
    ("after", Question::After),
    ("exchange", Question::Exchange),
    ("pay", Question::Pay),
    ("over", Question::Over),
    ("draw", Question::Draw),
    ("keep", Question::Keep),
    ("discard", Question::Discard),
    ("take", Question::Take),
    ("offer", Question::Offer),
    ("copy", Question::Copy),
    ("samurai", Question::Samurai),
    ("raze", Question::Raze),
    ("target", Question::Target),
    ("player", Question::Player),
    ("steal", Question::Steal),
    ("reset", Question::Reset),
    ("choose", Question::Choose),
    ("build", Question::Build),
    ("lose", Question::Lose),
];

const MARKS: [(&str, Mark); 3] = [("defence", Mark::Defence), ("samurai", Mark::Samurai), ("blocked", Mark::Blocked)];

/// The word that a table of words has for something.
fn word_for<T: PartialEq>(words: &[(&str, T)], thing: &T) -> Value {
    let known = words.iter().find(|(_, known)| known == thing);
    Value::Word(known.map_or("", |(word, _)| word).to_owned())
}

impl Situation for Settlers {
    fn setup(&self) -> Setup {
        let factions = Seat::all(self.seats as usize).map(|seat| self.player(seat).faction).collect();
        Setup {
            seats: self.seats.into(),
            factions: Factions::Chosen(factions),
            lookout: self.lookout,
            peace: self.peace,
        }
    }

    fn clear(&mut self) {
        self.gather_cards();
        self.shuffle_decks();
        self.round = 1;
        self.phase = Phase::Action;
        self.first = Seat::default();
        self.turn = Seat::default();
        self.acted = Acted::No;
        self.passed = SeatSet::EMPTY;
        self.step = 0;
    }

    fn set(&mut self, key: &[&str], value: &str, cast: &Cast) -> Result<(), Phrase> {
        let data = self.data.0;
        match key {
            ["round"] => self.round = read_within(value, 1, self.figures().rounds.value.into())?,
            ["phase"] => {
                let known = PHASES.iter().find(|(word, _)| *word == value);
                let (_, phase) = known.ok_or_else(|| phrase!("settlers-no-such-phase", word = value))?;
                self.phase = *phase;
            }
            ["first"] => {
                self.first = cast.seat(value)?;
                self.turn = self.first;
            }
            ["turn"] => self.turn = cast.seat(value)?,
            ["acted"] => self.acted = if read_yes_or_no(value)? { Acted::Yes } else { Acted::No },
            ["passed"] => {
                let names = read_order(value)?;
                self.passed = names.iter().map(|name| cast.seat(name)).collect::<Result<_, Phrase>>()?;
            }
            ["step"] => self.step = read_within(value, 0, 99)?,
            ["supply", name] => {
                let seat = cast.seat(name)?;
                for (good, count) in read_counts(value)? {
                    let good = data.read_good(&good)?;
                    self.players[seat].supply.set(good, within(count, 0, 250)?);
                }
            }
            ["hand", name] => {
                let seat = cast.seat(name)?;
                let cards: Pool<Card, HELD> = data.read_cards(value)?;
                self.take_all(&cards)?;
                cards.iter().for_each(|card| self.hands.insert_sorted(seat, *card));
            }
            ["shown", name] => {
                let seat = cast.seat(name)?;
                let shown: Pool<Card, SHOWN> = data.read_cards(value)?;
                self.check_held(seat, &shown)?;
                self.players[seat].shown = shown;
            }
            ["handed", name] => {
                let seat = cast.seat(name)?;
                let handed: Pool<Card, HANDED> = data.read_cards(value)?;
                let mut both: Pool<Card, HELD> = handed.iter().copied().collect();
                both.extend(self.player(seat).shown.iter().copied());
                self.check_held(seat, &both)?;
                self.players[seat].handed = handed;
            }
            ["empire", name] => self.set_empire(self.read_area(name, cast)?, value, cast)?,
            ["foundations", name] => {
                let seat = cast.seat(name)?;
                for id in read_order(value)? {
                    let card = data.card(&id)?;
                    if !self.is_common(card) {
                        return Err(phrase!("settlers-situation-not-common", card = id));
                    }
                    self.take_all(&[card])?;
                    self.foundations.push(seat, card);
                }
            }
            ["deals", name] => {
                let seat = cast.seat(name)?;
                let cards: Pool<Card, { FACTION_CARDS * 4 }> = data.read_cards(value)?;
                if let Some(card) = cards.iter().find(|card| self.is_common(**card)) {
                    return Err(phrase!("settlers-situation-not-faction", card = data.card_id(*card)));
                }
                self.take_all(&cards)?;
                cards.iter().for_each(|card| self.deals.insert_sorted(seat, *card));
            }
            ["draft", name] => {
                let seat = cast.seat(name)?;
                let cards: Pool<Card, DRAWN> = data.read_cards(value)?;
                self.take_all(&cards)?;
                self.players[seat].draft = cards;
            }
            ["chosen", name] => {
                let seat = cast.seat(name)?;
                let chosen = if value == "nothing" { None } else { Some(data.card(value)?) };
                if chosen.is_some_and(|card| !self.player(seat).draft.contains(&card)) {
                    return Err(phrase!("settlers-situation-not-dealt", card = value));
                }
                self.players[seat].chosen = chosen;
            }
            ["given", name] => self.players[cast.seat(name)?].given = read_within(value, 0, 99)?,
            ["score", name] => {
                let earned = &mut self.players[cast.seat(name)?].earned;
                *earned = Default::default();
                earned[Points::Actions as usize] = read_within(value, 0, 9999)?;
            }
            ["earned", name, source] => {
                let at = read_source(source)?;
                self.players[cast.seat(name)?].earned[at] = read_within(value, 0, 9999)?;
            }
            ["open"] => {
                let cards: Pool<Card, OPEN> = data.read_cards(value)?;
                self.take_all(&cards)?;
                self.open = cards;
            }
            ["drawn"] => {
                let cards: Pool<Card, DRAWN> = data.read_cards(value)?;
                self.take_all(&cards)?;
                self.drawn = cards;
            }
            ["discard", "common"] => {
                let cards: Pool<Card, COMMON_CARDS> = data.read_cards(value)?;
                self.check_deck(&cards, None)?;
                self.take_all(&cards)?;
                self.discard = cards;
            }
            ["discard", name] => {
                let seat = cast.seat(name)?;
                let cards: Pool<Card, FACTION_CARDS> = data.read_cards(value)?;
                self.check_deck(&cards, Some(seat))?;
                self.take_all(&cards)?;
                self.players[seat].discard = cards;
            }
            ["deck", "common"] => {
                let cards = self.read_deck(value, None)?;
                self.take_all(&cards)?;
                self.deck.extend(cards.into_iter().rev());
            }
            ["deck", name] => {
                let seat = cast.seat(name)?;
                let cards = self.read_deck(value, Some(seat))?;
                self.take_all(&cards)?;
                self.players[seat].deck.extend(cards.into_iter().rev());
            }
            ["pending"] => self.set_pending(value, cast)?,
            ["trophies"] => {
                let cards: Pool<Card, HELD> = data.read_cards(value)?;
                self.take_all(&cards)?;
                self.solo.trophies = cards;
            }
            ["attack", "deck"] => {
                let goods = self.take_attacks(value)?;
                self.solo.deck.extend(goods.into_iter().rev());
            }
            ["attack", "row"] => {
                let goods = self.take_attacks(value)?;
                self.solo.row = goods.into_iter().rev().collect();
            }
            ["attack", "gone"] => self.solo.gone = self.take_attacks(value)?.into_iter().collect(),
            ["seized", name] => {
                cast.seat(name)?;
                self.solo.seized = self.take_attacks(value)?.into_iter().collect();
            }
            _ => return Err(phrase!("scenario-unknown-fact", key = key.join(" "))),
        }
        Ok(())
    }

    /// Carries the game on to the next decision, if the facts do not describe one.
    fn settle(&mut self) -> Result<(), Phrase> {
        if self.phase == Phase::Action && self.passed.contains(self.turn) && self.stack.is_empty() {
            self.end_turn();
        }
        self.go_on(&mut ());
        Ok(())
    }

    fn get(&self, key: &[&str], cast: &Cast) -> Result<Value, Phrase> {
        let data = self.data.0;
        let cards = |cards: &[Card]| Value::bag(cards.iter().map(|card| data.card_id(*card)));
        let order =
            |cards: &mut dyn Iterator<Item = Card>| Value::Order(cards.map(|card| data.card_id(card).into()).collect());
        let attacks =
            |goods: &mut dyn Iterator<Item = Good>| Value::Order(goods.map(|good| attack_word(good).into()).collect());
        let player = |name: &str| cast.seat(name).map(|seat| self.player(seat));
        Ok(match key {
            ["round"] => Value::Number(self.round.into()),
            ["phase"] => word_for(&PHASES, &self.phase),
            ["first"] => Value::Word(cast.name(self.first).to_owned()),
            ["turn"] => Value::Word(cast.name(self.turn).to_owned()),
            ["acted"] => yes_or_no(self.acted == Acted::Yes),
            ["passed"] => Value::bag(self.passed.iter().map(|seat| cast.name(seat))),
            ["step"] => Value::Number(self.step.into()),
            ["asked"] => word_for(&QUESTIONS, &self.asked()),
            ["supply", name] => {
                let supply = player(name)?.supply;
                let counts = Good::ALL.iter().take(crate::goods::SUPPLIED);
                Value::Counts(counts.map(|(good, id)| ((*id).to_owned(), supply.get(*good).into())).collect())
            }
            ["hand", name] => cards(self.hand(cast.seat(name)?)),
            ["shown", name] => cards(&player(name)?.shown),
            ["handed", name] => cards(&player(name)?.handed),
            ["empire", name] => self.get_empire(self.read_area(name, cast)?, cast),
            ["foundations", name] => order(&mut self.foundations(cast.seat(name)?).iter().copied()),
            ["deals", name] => cards(self.deals(cast.seat(name)?)),
            ["routes", name] => {
                let head = |place: Place| {
                    (format!("{} {}", self.seat_id(place.owner), data.card_id(self.location(place).card)), vec![])
                };
                Value::Groups(self.routes(cast.seat(name)?).map(head).collect())
            }
            ["draft", name] => cards(&player(name)?.draft),
            ["chosen", name] => {
                Value::Word(player(name)?.chosen.map_or("nothing", |card| data.card_id(card)).to_owned())
            }
            ["given", name] => Value::Number(player(name)?.given.into()),
            ["score", name] => Value::Number(self.points(cast.seat(name)?).into()),
            ["earned", name, "locations"] => Value::Number(self.location_points(cast.seat(name)?).into()),
            ["earned", name, "stores"] => Value::Number(self.store_points(cast.seat(name)?).into()),
            ["earned", name, source] => Value::Number(player(name)?.earned[read_source(source)?].into()),
            ["colour", name, colour] => {
                let known = Colour::ALL.iter().find(|(_, id)| id == colour);
                let (colour, _) = known.ok_or_else(|| phrase!("scenario-unknown-fact", key = key.join(" ")))?;
                Value::Number(self.coloured(cast.seat(name)?, *colour) as i64)
            }
            ["open"] => cards(&self.open),
            ["drawn"] => cards(&self.drawn),
            ["discard", "common"] => cards(&self.discard),
            ["discard", name] => cards(&player(name)?.discard),
            ["deck", "common"] => order(&mut self.deck.iter().rev().copied()),
            ["deck", name] => order(&mut player(name)?.deck.iter().rev().copied()),
            ["pending"] => self.get_pending(cast),
            ["trophies"] => cards(&self.solo.trophies),
            ["attack", "deck"] => attacks(&mut self.solo.deck.iter().rev().copied()),
            ["attack", "row"] => attacks(&mut self.solo.row()),
            ["attack", "gone"] => Value::bag(self.solo.gone.iter().map(|good| good.id())),
            ["seized", name] => {
                cast.seat(name)?;
                Value::bag(self.solo.seized.iter().map(|good| good.id()))
            }
            ["rank"] => Value::Word(self.solo_rank().map_or("none", |rank| &rank.id).to_owned()),
            _ => return Err(phrase!("scenario-unknown-fact", key = key.join(" "))),
        })
    }

    fn keys(&self, cast: &Cast) -> Vec<String> {
        let mut keys: Vec<String> =
            ["round", "phase", "first", "turn", "acted", "passed", "step", "open", "drawn"].map(str::to_owned).into();
        for name in cast.names() {
            let facts = [
                "supply",
                "hand",
                "shown",
                "handed",
                "empire",
                "foundations",
                "deals",
                "draft",
                "chosen",
                "given",
                "discard",
            ];
            keys.extend(facts.map(|fact| format!("{fact} {name}")));
            keys.extend(SOURCES.map(|source| format!("earned {name} {source}")));
        }
        keys.push("discard common".to_owned());
        if self.is_solo() {
            keys.extend(["empire opponent", "trophies", "attack row", "attack gone"].map(str::to_owned));
            keys.extend(cast.names().iter().map(|name| format!("seized {name}")));
        }
        // What is told of decks must come when all other cards have been dealt.
        keys.push("pending".to_owned());
        keys.extend(cast.names().iter().map(|name| format!("deck {name}")));
        keys.push("deck common".to_owned());
        if self.is_solo() {
            keys.push("attack deck".to_owned());
        }
        keys
    }
}

impl Settlers {
    /// A player by name, or the virtual opponent.
    pub(crate) fn read_area(&self, name: &str, cast: &Cast) -> Result<Seat, Phrase> {
        if name == OPPONENT && self.is_solo() { Ok(Settlers::OPPONENT) } else { cast.seat(name) }
    }

    /// The name of a player, or of the virtual opponent.
    pub(crate) fn area_name<'a>(&self, seat: Seat, cast: &'a Cast) -> &'a str {
        if self.is_solo() && seat == Settlers::OPPONENT { OPPONENT } else { cast.name(seat) }
    }

    /// Takes cards out of their decks, to be put elsewhere.
    pub(crate) fn take_all(&mut self, cards: &[Card]) -> Result<(), Phrase> {
        for card in cards {
            let missing = || phrase!("settlers-situation-no-card-left", card = self.data.0.card_id(*card));
            match self.facts(*card).faction {
                None => {
                    let at = self.deck.iter().position(|other| other == card).ok_or_else(missing)?;
                    self.deck.take(at);
                }
                Some(faction) => {
                    let seat = self.seat_of(faction).ok_or_else(missing)?;
                    let at = self.player(seat).deck.iter().position(|other| other == card).ok_or_else(missing)?;
                    self.players[seat].deck.take(at);
                }
            }
        }
        Ok(())
    }

    fn take_attacks(&mut self, value: &str) -> Result<Vec<Good>, Phrase> {
        let words = read_order(value)?;
        if words.len() > ATTACKS {
            return Err(phrase!("notation-too-many", most = ATTACKS));
        }
        let mut goods = vec![];
        for word in words {
            let good = self.data.0.read_good(&word)?;
            let at = self.solo.deck.iter().position(|other| *other == good);
            let at = at.ok_or_else(|| phrase!("settlers-situation-no-card-left", card = word))?;
            self.solo.deck.take(at);
            goods.push(good);
        }
        Ok(goods)
    }

    fn check_held(&self, seat: Seat, cards: &[Card]) -> Result<(), Phrase> {
        let count = |cards: &[Card], card: Card| cards.iter().filter(|other| **other == card).count();
        match cards.iter().find(|card| count(cards, **card) > count(self.hand(seat), **card)) {
            Some(card) => Err(phrase!("settlers-situation-not-in-hand", card = self.data.0.card_id(*card))),
            None => Ok(()),
        }
    }

    /// Whether all these cards belong to one deck.
    fn check_deck(&self, cards: &[Card], seat: Option<Seat>) -> Result<(), Phrase> {
        let faction = seat.map(|seat| self.player(seat).faction);
        match cards.iter().find(|card| self.facts(**card).faction != faction) {
            Some(card) => Err(phrase!("settlers-situation-other-deck", card = self.data.0.card_id(*card))),
            None => Ok(()),
        }
    }

    fn read_deck(&self, value: &str, seat: Option<Seat>) -> Result<Vec<Card>, Phrase> {
        let ids = read_order(value)?;
        let cards = ids.iter().map(|id| self.data.0.card(id)).collect::<Result<Vec<Card>, Phrase>>()?;
        self.check_deck(&cards, seat)?;
        Ok(cards)
    }

    fn set_empire(&mut self, owner: Seat, value: &str, cast: &Cast) -> Result<(), Phrase> {
        for (head, bag) in read_groups(value)? {
            let card = self.data.0.card(&head)?;
            self.take_all(&[card])?;
            self.locations.push(owner, Location::new(card));
            let place = Place { owner, at: self.empire(owner).len() as u8 - 1 };
            for (count, word) in bag {
                self.set_on_location(place, count, &word, cast)?;
            }
        }
        Ok(())
    }

    /// Puts one thing on or under a location.
    fn set_on_location(&mut self, place: Place, count: usize, word: &str, cast: &Cast) -> Result<(), Phrase> {
        let data = self.data.0;
        let number: u8 = within(count as i64, 1, 200)?;
        if let Some((_, mark)) = MARKS.iter().find(|(known, _)| *known == word) {
            self.location_mut(place).put(*mark);
        } else if word == "used" {
            self.location_mut(place).uses = number;
        } else if let Some(name) = word.strip_prefix("captured-") {
            let captor = cast.seat(name)?;
            self.location_mut(place).set_captor(Some(captor));
        } else if let Some(id) = word.strip_prefix("under-") {
            let card = data.card(id)?;
            let expected =
                || phrase!("settlers-situation-nothing-under", card = data.card_id(self.location(place).card));
            let gate = self.gate_number(place).ok_or_else(expected)?;
            for _ in 0..count {
                self.take_all(&[card])?;
                if self.tucked.len() == TUCKED {
                    return Err(phrase!("notation-too-many", most = TUCKED));
                }
                self.tucked.insert(Tucked { gate, card });
            }
        } else if let Some(id) = word.strip_prefix("route-") {
            let card = data.card(id)?;
            let seat = self.facts(card).faction.and_then(|faction| self.seat_of(faction));
            let seat = seat.ok_or_else(|| phrase!("settlers-situation-not-faction", card = id))?;
            self.take_all(&[card])?;
            if self.routes.len() == ROUTES || self.routes_to(place).any(|other| other == seat) {
                return Err(phrase!("notation-too-many", most = 1));
            }
            self.routes.insert(Route { seat, place, card });
        } else {
            let good = data.read_good(word)?;
            self.location_mut(place).lay(good, number);
        }
        Ok(())
    }

    fn get_empire(&self, owner: Seat, cast: &Cast) -> Value {
        let group = |(at, location): (usize, &Location)| {
            let place = Place { owner, at: at as u8 };
            let mut words: Vec<String> = vec![];
            let mut add = |count: u8, word: String| words.extend(std::iter::repeat_n(word, count.into()));
            add(location.uses, "used".to_owned());
            location.goods().for_each(|(good, count)| add(count, good.id().to_owned()));
            for (word, mark) in MARKS {
                add(location.has(mark).into(), word.to_owned());
            }
            if let Some(captor) = location.captor() {
                add(1, format!("captured-{}", cast.name(captor)));
            }
            self.cards_under(place).for_each(|card| add(1, format!("under-{}", self.data.0.card_id(card))));
            for route in self.routes.iter().filter(|route| route.place == place) {
                add(1, format!("route-{}", self.data.0.card_id(route.card)));
            }
            let Value::Bag(bag) = Value::bag(words) else { return (String::new(), vec![]) };
            (self.data.0.card_id(location.card).to_owned(), bag)
        };
        Value::Groups(self.empire(owner).iter().enumerate().map(group).collect())
    }
}

fn read_source(source: &str) -> Result<usize, Phrase> {
    let at = SOURCES.iter().position(|known| *known == source);
    at.ok_or_else(|| phrase!("scenario-unknown-fact", key = source))
}
