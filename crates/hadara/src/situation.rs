//! Positions written down fact by fact. `docs/scenarios.md` lists the facts.

use kernel::scenario::{Value, read_order, read_within};
use kernel::{BySeat, Cast, Phrase, Pool, Seat, Situation, phrase};

use crate::arrange::{fits, read_steps};
use crate::card::{COLOURS, Card, CardSet, ColonyTile, Colour, Epoch, LEVELS, Level, Slot, Track};
use crate::notation::{write_side, write_turned};
use crate::setup::Setup;
use crate::state::{Fate, Hadara, MEDALS, PLAYERS, Phase, Question, SOLD, SOURCES, Sealed, Side};

impl Situation for Hadara {
    fn setup(&self) -> Setup {
        Setup { seats: self.seats.into(), edition: self.edition }
    }

    fn clear(&mut self) {
        self.epoch = Epoch::I;
        self.phase = Phase::A;
        self.asked = Question::Wheel;
        (self.paid, self.taken) = (0, 0);
        (self.board, self.wheel) = (Colour::ALL, 0);
        self.piles = Default::default();
        self.stacks = [std::iter::repeat_n(ColonyTile::HIDDEN, self.seats as usize).collect(); LEVELS];
        self.gone = CardSet::EMPTY;
        self.players = BySeat::default();
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
                let card = self.setup_card_id(seat);
                Value::Word(player.side.map_or(card.to_owned(), |side| format!("{card} {}", write_side(side))))
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
            "sale" => number(self.sale(seat, self.epoch).into()),
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

    fn write_question(&self) -> String {
        if let Question::Captured(level) = self.asked {
            return format!("captured {}", self.data.0.front(level).military);
        }
        let known = QUESTIONS.iter().find(|(_, known)| *known == self.asked);
        known.map_or(String::new(), |(word, _)| (*word).to_owned())
    }
}

/// What can be asked, as facts say it.
pub(crate) const QUESTIONS: [(&str, Question); 9] = [
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
