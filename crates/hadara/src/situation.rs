//! Positions written down fact by fact. `docs/scenarios.md` lists the facts.

use kernel::scenario::{Value, read_groups, read_order, read_within};
use kernel::{Cast, Phrase, Pile, Pool, Seat, Situation, phrase};

use crate::card::{COLOURS, Card, CardSet, Colour, Epoch, LEVELS, Level, Slot, Steps, Tile, Track};
use crate::notation::{read_side, read_turned, write_side, write_turned};
use crate::state::{
    Colony, Fate, Hadara, MEDALS, PLAYERS, Phase, Player, Question, SOLD, SOURCES, Sealed, Side, Statue, Turned,
};

impl Situation for Hadara {
    fn clear(&mut self) {
        self.epoch = Epoch::I;
        self.phase = Phase::A;
        self.asked = Question::Wheel;
        (self.paid, self.taken) = (0, 0);
        (self.board, self.wheel) = (Colour::ALL, 0);
        self.piles = Default::default();
        self.stacks = [std::iter::repeat_n(Tile::HIDDEN, self.seats as usize).collect(); LEVELS];
        self.gone = CardSet::EMPTY;
        self.players = [Player::default(); PLAYERS];
        for seat in self.all_seats() {
            self.player_mut(seat).card = seat.index() as u8;
            self.stand_on(seat, Some(Side::A));
        }
        self.turn = self.first();
        self.lay_round(1);
    }

    fn set(&mut self, key: &[&str], value: &str, cast: &Cast) -> Result<(), Phrase> {
        match key {
            ["epoch"] => {
                let number: usize = read_within(value, 1, Epoch::ALL.len() as i64)?;
                self.epoch = Epoch::ALL[number - 1];
                self.turn = self.first();
                self.lay_round(1);
            }
            ["asked"] => self.set_question(value)?,
            ["phase"] => {
                self.phase = match value {
                    "a" => Phase::A,
                    "b" => Phase::B,
                    _ => return Err(phrase!("hadara-no-such-phase", word = value)),
                }
            }
            ["turn"] if value == "nobody" => {}
            ["turn"] => self.turn = cast.seat(value)?,
            ["paid"] => self.paid = read_within(value, 0, 99)?,
            ["taken"] => self.taken = read_within(value, 0, LEVELS as i64)?,
            ["board"] => self.set_board(value)?,
            ["wheel", name] => {
                let colour = self.data.0.colour(value)?;
                self.point(cast.seat(name)?, colour);
                self.lay_round(1);
            }
            // Asked of any other step, the draw rounds are over or have not begun.
            ["round"] => self.lay_round(read_within(value, 0, COLOURS as i64)?),
            ["deck", colour] => self.set_deck(self.data.0.colour(colour)?, value)?,
            ["pile", colour] => {
                let colour = self.data.0.colour(colour)?;
                let cards = self.claim(&read_order(value)?, Some(colour))?;
                fits(cards.len(), PLAYERS)?;
                self.piles[colour.index()] = cards.into_iter().rev().collect();
            }
            ["stack", level] => self.set_stack(self.data.0.level(level)?, value)?,
            ["gone"] => self.gone = self.claim(&read_order(value)?, None)?.into_iter().collect(),
            [fact, name] => {
                let seat = cast.seat(name).map_err(|_| phrase!("scenario-unknown-fact", key = key.join(" ")))?;
                return self.set_of(seat, fact, value);
            }
            _ => return Err(phrase!("scenario-unknown-fact", key = key.join(" "))),
        }
        Ok(())
    }

    /// Checks the position, lets chance decide what was not told, and goes on to whoever has something to decide.
    fn settle(&mut self) -> Result<(), Phrase> {
        match self.asked {
            Question::Side | Question::Wheel | Question::Draw => {
                self.phase = Phase::A;
                self.turn = self.first();
            }
            Question::Draft | Question::Feeding | Question::Medals | Question::Over => self.phase = Phase::B,
            Question::Captured(level) => {
                self.taken = self.taken.max(1);
                if self.player(self.turn).colony(level).is_some() {
                    return Err(phrase!("hadara-situation-level-twice", level = self.data.0.front(level).military));
                }
            }
            Question::Colony | Question::Statue => {}
        }
        self.check_supply()?;
        let mut stream = self.dice.roll();
        self.turn_up(&mut stream);
        for seat in self.all_seats() {
            self.check_board(seat)?;
        }
        self.carry_on(&mut ());
        Ok(())
    }

    fn get(&self, key: &[&str], cast: &Cast) -> Result<Value, Phrase> {
        let data = self.data.0;
        let number = |number: usize| Value::Number(number as i64);
        let word = |word: &str| Value::Word(word.to_owned());
        Ok(match key {
            ["epoch"] => Value::Number(self.epoch.number().into()),
            ["asked"] => Value::Word(self.write_question()),
            ["phase"] => word(if self.phase == Phase::A { "a" } else { "b" }),
            ["turn"] => match self.asked {
                Question::Side | Question::Draw => word("nobody"),
                Question::Wheel
                | Question::Colony
                | Question::Captured(_)
                | Question::Statue
                | Question::Draft
                | Question::Feeding
                | Question::Medals
                | Question::Over => word(cast.name(self.turn)),
            },
            ["first"] => word(cast.name(self.first())),
            ["paid"] => Value::Number(self.paid.into()),
            ["taken"] => Value::Number(self.taken.into()),
            ["board"] => Value::Order(self.board.iter().map(|colour| data.colour_id(*colour).to_owned()).collect()),
            ["wheel", name] => word(data.colour_id(self.pointed_at(cast.seat(name)?))),
            ["round"] => Value::Number(self.round() as i64),
            ["deck", colour] => self.order(self.decks[data.colour(colour)?.index()].iter().rev()),
            ["deck-size", colour] => number(self.deck_size(data.colour(colour)?)),
            ["pile", colour] => self.order(self.pile(data.colour(colour)?).iter().rev()),
            ["pile-size", colour] => number(self.pile(data.colour(colour)?).len()),
            ["stack", level] => {
                let stack = &self.stacks[data.level(level)?.index()];
                Value::Order(stack.iter().rev().map(|tile| data.tile_id(*tile).to_owned()).collect())
            }
            ["stack-size", level] => number(self.stack_size(data.level(level)?)),
            ["gone"] => Value::bag(self.gone.iter().map(|card| data.card_id(card))),
            ["price", name, card] => {
                let (seat, card) = (cast.seat(name)?, data.card(card)?);
                Value::Number(self.price(seat, card).into())
            }
            ["requirement", name, "colony", level] => {
                let printed = data.front(data.level(level)?).military;
                Value::Number(self.requirement(cast.seat(name)?, printed).into())
            }
            ["requirement", name, "statue", slot] => {
                let printed = data.statue(data.slot(slot)?).culture.value;
                Value::Number(self.requirement(cast.seat(name)?, printed).into())
            }
            ["points", name, source] => {
                let at = SOURCES.iter().position(|known| known == source);
                let at = at.ok_or_else(|| phrase!("scenario-unknown-fact", key = key.join(" ")))?;
                Value::Number(self.points(cast.seat(name)?)[at].into())
            }
            [fact, name] => {
                let seat = cast.seat(name).map_err(|_| phrase!("scenario-unknown-fact", key = key.join(" ")))?;
                return self.get_of(seat, fact);
            }
            _ => return Err(phrase!("scenario-unknown-fact", key = key.join(" "))),
        })
    }

    fn keys(&self, cast: &Cast) -> Vec<String> {
        let data = self.data.0;
        let mut keys: Vec<String> = ["epoch", "asked", "phase"].map(str::to_owned).into();
        let each = |fact: &str| cast.names().iter().map(|name| format!("{fact} {name}")).collect::<Vec<String>>();
        keys.extend(each("setup"));
        keys.extend(["turn", "paid", "taken", "board"].map(str::to_owned));
        keys.extend(each("wheel"));
        keys.extend(["round", "gone"].map(str::to_owned));
        for fact in ["base", "coins", "tableau", "tile", "sold", "plundered", "integrated", "statues", "silver", "gold"]
        {
            keys.extend(each(fact));
        }
        for colour in Colour::ALL {
            let id = data.colour_id(colour);
            keys.extend([format!("pile {id}"), format!("deck {id}")]);
        }
        keys.extend(Level::all().map(|level| format!("stack {}", data.front(level).military)));
        keys.extend(each("drawn"));
        keys.extend(each("sealed"));
        keys
    }
}

impl Hadara {
    /// Facts that every player has.
    fn set_of(&mut self, seat: Seat, fact: &str, value: &str) -> Result<(), Phrase> {
        let data = self.data.0;
        match fact {
            "setup" => self.set_setup_card(seat, value)?,
            "base" => self.player_mut(seat).base = read_steps(value)?,
            "coins" => self.player_mut(seat).coins = read_within(value, 0, 9999)?,
            "tableau" => {
                let cards = self.claim(&read_order(value)?, None)?;
                self.player_mut(seat).tableau = cards.into_iter().collect();
            }
            "tile" => self.player_mut(seat).tile = if value == "nothing" { None } else { Some(data.track(value)?) },
            "sold" => {
                let cards = self.claim(&read_order(value)?, None)?;
                fits(cards.len(), SOLD)?;
                self.player_mut(seat).sold = cards.into_iter().collect();
            }
            "plundered" => self.set_colonies(seat, Fate::Plundered, value)?,
            "integrated" => self.set_colonies(seat, Fate::Integrated, value)?,
            "statues" => self.set_statues(seat, value)?,
            "silver" => {
                let words = read_order(value)?;
                fits(words.len(), data.figures.silver_medals.value.into())?;
                let tracks = words.iter().map(|word| data.track(word)).collect::<Result<Vec<Track>, Phrase>>()?;
                let silver: Pool<Track, MEDALS> = tracks.into_iter().collect();
                self.player_mut(seat).silver = silver;
            }
            "gold" => self.player_mut(seat).gold = read_within(value, 0, data.figures.gold_medals.value.into())?,
            "drawn" => self.set_drawn(seat, value)?,
            "sealed" if value == "nothing" => self.player_mut(seat).sealed = Sealed::Nothing,
            "sealed" => self.player_mut(seat).sealed = Sealed::Made(data.read_action(value)?),
            _ => return Err(phrase!("scenario-unknown-fact", key = fact)),
        }
        Ok(())
    }

    fn get_of(&self, seat: Seat, fact: &str) -> Result<Value, Phrase> {
        let (data, player) = (self.data.0, self.player(seat));
        let number = |number: i64| Value::Number(number);
        let cards = |cards: &mut dyn Iterator<Item = Card>| Value::bag(cards.map(|card| data.card_id(card)));
        let track = |track: Track| data.track_id(track);
        let colonies = |fate: Fate| {
            let held = player.colonies.iter().flatten().filter(move |colony| colony.fate == fate);
            Value::bag(held.map(|colony| data.tile_id(colony.tile)))
        };
        if let Ok(track) = data.track(fact) {
            return Ok(number(self.track(seat, track).into()));
        }
        Ok(match fact {
            "setup" => {
                let card = &data.setup_cards[player.card as usize].id;
                Value::Word(player.side.map_or(card.clone(), |side| format!("{card} {}", write_side(side))))
            }
            "base" => Value::Word(Track::ALL.map(|track| player.base[track].to_string()).join("/")),
            "coins" => number(player.coins.into()),
            "tableau" => cards(&mut player.tableau.iter()),
            "cards" => number(player.tableau.len() as i64),
            "tile" => Value::Word(player.tile.map_or("nothing", track).to_owned()),
            "tiles" => {
                let left = Track::ALL.map(|track| (self.unused_tiles(seat, track), track));
                Value::bag(left.into_iter().flat_map(|(count, tile)| std::iter::repeat_n(track(tile), count)))
            }
            "sold" => self.order(player.sold.iter()),
            "plundered" => colonies(Fate::Plundered),
            "integrated" => colonies(Fate::Integrated),
            "colonies" => {
                let held = Level::all().filter_map(|level| {
                    let fate = match player.colony(level)?.fate {
                        Fate::Plundered => "plundered",
                        Fate::Integrated => "integrated",
                    };
                    Some(format!("{fate}-{}", data.front(level).military))
                });
                Value::bag(held)
            }
            "statues" => {
                let carved = Slot::all().filter_map(|slot| {
                    let statue = player.statue(slot)?;
                    let tile = format!("{}-{}", track(statue.tile), write_turned(statue.turned));
                    Some((data.statue(slot).culture.value.to_string(), vec![(1, tile)]))
                });
                Value::Groups(carved.collect())
            }
            "silver" => Value::bag(player.silver.iter().map(|tile| track(*tile))),
            "gold" => number(player.gold.into()),
            "drawn" => cards(&mut player.drawn.iter().copied()),
            "sealed" => Value::Word(match &player.sealed {
                Sealed::Nothing => "nothing".to_owned(),
                Sealed::Hidden => "hidden".to_owned(),
                Sealed::Made(action) => {
                    let mut text = String::new();
                    data.write_action(action, &mut text);
                    text
                }
            }),
            "sale" => number(self.sale(seat).into()),
            "silver-price" => number(self.silver_price(seat).into()),
            "gold-price" => number(self.gold_price(seat).into()),
            "sets" => number(self.sets(seat) as i64),
            "gold-sets" => number(self.gold_sets(seat) as i64),
            "points" => number(self.points(seat).iter().sum::<i32>().into()),
            _ => return Err(phrase!("scenario-unknown-fact", key = fact)),
        })
    }

    fn order<'a>(&self, cards: impl Iterator<Item = &'a Card>) -> Value {
        Value::Order(cards.map(|card| self.data.0.card_id(*card).to_owned()).collect())
    }

    /// Takes cards that lie nowhere yet, to be put somewhere.
    fn claim(&self, words: &[String], colour: Option<Colour>) -> Result<Vec<Card>, Phrase> {
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
    fn set_setup_card(&mut self, seat: Seat, value: &str) -> Result<(), Phrase> {
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
    fn stand_on(&mut self, seat: Seat, side: Option<Side>) {
        let card = self.player(seat).card;
        let player = &mut self.players[seat.index()];
        player.side = side;
        player.base = side.map_or(Steps::default(), |side| self.data.0.side(card, side).steps);
    }

    fn set_board(&mut self, value: &str) -> Result<(), Phrase> {
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

    /// Lays the decks out as large as they are in this draw round, or in the step that is asked about, and two cards before
    /// every player who draws. Which cards they are is told later, or left to chance.
    fn lay_round(&mut self, round: usize) {
        for player in &mut self.players {
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
                    self.players.iter_mut().for_each(|player| player.drawn.clear());
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

    /// The draw round, from one; none while nobody draws.
    fn round(&self) -> usize {
        let left: usize = self.decks.iter().map(|deck| deck.len()).sum();
        match self.asked {
            Question::Draw => COLOURS - left / self.deal_size(),
            Question::Side
            | Question::Wheel
            | Question::Colony
            | Question::Captured(_)
            | Question::Statue
            | Question::Draft
            | Question::Feeding
            | Question::Medals
            | Question::Over => 0,
        }
    }

    /// Cards of the deck from the top; what is not told stays face down for now.
    fn set_deck(&mut self, colour: Colour, value: &str) -> Result<(), Phrase> {
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

    fn set_drawn(&mut self, seat: Seat, value: &str) -> Result<(), Phrase> {
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

    fn claim_tile(&self, word: &str) -> Result<(Level, Tile), Phrase> {
        let tile = self.data.0.tile(word)?;
        let level = self.data.0.tile_back(tile).level;
        match self.tiles_in_play(level).any(|other| other == tile) {
            true => Err(phrase!("hadara-situation-no-tile-left", tile = word)),
            false => Ok((level, tile)),
        }
    }

    fn set_stack(&mut self, level: Level, value: &str) -> Result<(), Phrase> {
        let words = read_order(value)?;
        fits(words.len(), self.stacks[level.index()].len())?;
        let size = self.stacks[level.index()].len();
        let mut told: Pile<Tile, PLAYERS> = Pile::new();
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
    fn set_colonies(&mut self, seat: Seat, fate: Fate, value: &str) -> Result<(), Phrase> {
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

    fn set_statues(&mut self, seat: Seat, value: &str) -> Result<(), Phrase> {
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

    fn set_question(&mut self, text: &str) -> Result<(), Phrase> {
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

    fn write_question(&self) -> String {
        if let Question::Captured(level) = self.asked {
            return format!("captured {}", self.data.0.front(level).military);
        }
        let known = QUESTIONS.iter().find(|(_, known)| *known == self.asked);
        known.map_or(String::new(), |(word, _)| (*word).to_owned())
    }

    /// There must be cards left for what lies face down, and for the epochs to come.
    fn check_supply(&self) -> Result<(), Phrase> {
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
    fn check_board(&self, seat: Seat) -> Result<(), Phrase> {
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

fn fits(found: usize, most: usize) -> Result<(), Phrase> {
    if found <= most { Ok(()) } else { Err(phrase!("notation-too-many", most = most)) }
}

fn read_steps(text: &str) -> Result<Steps, Phrase> {
    let values = text.split('/').map(|value| read_within(value, 0, 999)).collect::<Result<Vec<u16>, Phrase>>()?;
    let values: Result<[u16; 4], _> = values.try_into();
    values.map(Steps::from).map_err(|_| phrase!("hadara-situation-base", text = text))
}

const QUESTIONS: [(&str, Question); 9] = [
    ("side", Question::Side),
    ("wheel", Question::Wheel),
    ("draw", Question::Draw),
    ("colony", Question::Colony),
    ("statue", Question::Statue),
    ("draft", Question::Draft),
    ("feeding", Question::Feeding),
    ("medals", Question::Medals),
    ("over", Question::Over),
];
