//! Positions written down fact by fact. `docs/scenarios.md` lists the facts.

use kernel::scenario::{
    Value, read_counts, read_groups, read_numbers, read_order, read_within, read_yes_or_no, within, yes_or_no,
};
use kernel::{BySeat, Cast, Phrase, Pile, Pool, Seat, Situation, phrase};

use crate::card::{Card, Kingdom};
use crate::setup::{Setup, Tribes};
use crate::state::{CARDS, Ethnos, Glory, HAND, Question, SOURCES, Span};

impl Situation for Ethnos {
    fn setup(&self) -> Setup {
        Setup { seats: self.seats.into(), tribes: Tribes::Chosen(self.tribes.to_vec()) }
    }

    fn clear(&mut self) {
        self.gather_cards();
        self.lower = 0;
        self.age = 1;
        self.turn = Seat::default();
        self.asked = Question::Turn;
        self.players = BySeat::default();
        for land in &mut self.lands {
            land.markers = Default::default();
        }
    }

    fn set(&mut self, key: &[&str], value: &str, cast: &Cast) -> Result<(), Phrase> {
        match key {
            ["age"] => self.age = read_within(value, 1, self.ages().into())?,
            ["turn"] => self.turn = cast.seat(value)?,
            ["asked"] => self.asked = read_question(value)?,
            ["placed"] => self.placed = read_yes_or_no(value)?,
            ["hand", name] => {
                let seat = cast.seat(name)?;
                let cards: Pool<Card, HAND> = self.data.0.read_cards(value)?;
                self.take_all(&cards)?;
                self.players[seat].hand = cards;
            }
            ["shown", name] => {
                let player = &mut self.players[cast.seat(name)?];
                let shown: Pool<Card, HAND> = self.data.0.read_cards(value)?;
                if let Some((card, _)) = shown.kinds().find(|(card, count)| player.hand.count(*card) < *count) {
                    return Err(phrase!("ethnos-situation-not-in-hand", card = self.data.0.card_id(card)));
                }
                player.shown = shown;
            }
            ["row"] => {
                let cards: Pool<Card, CARDS> = self.data.0.read_cards(value)?;
                self.take_all(&cards)?;
                self.row = cards;
            }
            ["dragons"] => self.dragons = read_within(value, 0, self.figures().dragons.value.into())?,
            ["lower"] => self.lower = read_within(value, 0, CARDS as i64)?,
            ["deck"] => self.stack_deck(value)?,
            ["drawer"] => self.drawer = if value == "nobody" { None } else { Some(cast.seat(value)?) },
            ["bands"] => self.set_bands(value, cast)?,
            ["tokens", kingdom] => {
                let kingdom = self.read_kingdom(kingdom)?;
                let tokens = read_numbers(value)?.into_iter().map(|token| within(token, 0, 100));
                let tokens = tokens.collect::<Result<Vec<u8>, Phrase>>()?;
                if tokens.len() != self.ages() as usize {
                    return Err(phrase!("ethnos-situation-tokens", expected = self.ages()));
                }
                self.lands[kingdom.index()].tokens = tokens.into_iter().collect();
            }
            ["markers", kingdom] => {
                let kingdom = self.read_kingdom(kingdom)?;
                for (name, count) in read_counts(value)? {
                    let most = self.figures().markers.value.into();
                    let seat = cast.seat(&name)?;
                    self.lands[kingdom.index()].markers[seat] = within(count, 0, most)?;
                }
            }
            ["merfolk", name] => {
                let most = if self.has_merfolk() { self.figures().merfolk_last.value.into() } else { 0 };
                self.players[cast.seat(name)?].merfolk = read_within(value, 0, most)?;
            }
            ["horde", name] => self.set_horde(cast.seat(name)?, value)?,
            ["trolls", name] => self.set_trolls(cast.seat(name)?, value)?,
            ["glory", name] => {
                let glory = read_within(value, 0, 1000)?;
                let earned = &mut self.players[cast.seat(name)?].earned;
                *earned = Default::default();
                earned[Glory::Kingdoms as usize] = glory;
            }
            ["earned", name, source] => {
                let at = self.read_source(source)?;
                self.players[cast.seat(name)?].earned[at] = read_within(value, 0, 1000)?;
            }
            _ => return Err(phrase!("scenario-unknown-fact", key = key.join(" "))),
        }
        Ok(())
    }

    /// Shuffles what is left of the deck under what was told of it.
    fn settle(&mut self) -> Result<(), Phrase> {
        let age_goes_on = self.asked != Question::Over && self.asked != Question::Raid;
        if age_goes_on && self.dragons == self.figures().dragons.value {
            return Err(phrase!("ethnos-situation-age-over", dragons = self.dragons));
        }
        if age_goes_on && !self.deck.contains(&Card::DRAGON) {
            self.stack_deck("nothing")?;
        }
        let highest = self.deck.iter().rposition(|card| *card == Card::DRAGON);
        if highest.is_some_and(|highest| highest >= self.dragon_depth()) {
            return Err(phrase!("ethnos-situation-lower", lower = self.lower));
        }
        for seat in Seat::all(self.seats as usize) {
            let placed = self.markers_on_board(seat) + self.player(seat).horde_size();
            let most = self.markers as usize;
            if placed > most {
                return Err(phrase!("ethnos-situation-markers", most = most, found = placed));
            }
        }
        let needs_band = match self.asked {
            Question::Turn | Question::Raid | Question::Over => false,
            Question::Place
            | Question::Bonus(_)
            | Question::Troll
            | Question::Horde
            | Question::Another
            | Question::Keep
            | Question::Draw => true,
        };
        match self.last_band() {
            Some(band) if band.owner == self.turn => Ok(()),
            _ if needs_band => Err(phrase!("ethnos-situation-no-band")),
            _ => Ok(()),
        }
    }

    fn get(&self, key: &[&str], cast: &Cast) -> Result<Value, Phrase> {
        let cards = |cards: &[Card]| Value::bag(cards.iter().map(|card| self.data.0.card_id(*card)));
        let person = |seat: Option<Seat>| Value::Word(seat.map_or("nobody", |seat| cast.name(seat)).to_owned());
        Ok(match key {
            ["age"] => Value::Number(self.age.into()),
            ["turn"] => person(Some(self.turn)),
            ["asked"] => Value::Word(write_question(self.asked)),
            ["placed"] => yes_or_no(self.placed),
            ["hand", name] => cards(&self.player(cast.seat(name)?).hand),
            ["shown", name] => cards(&self.player(cast.seat(name)?).shown),
            ["row"] => cards(&self.row),
            ["dragons"] => Value::Number(self.dragons.into()),
            ["lower"] => Value::Number(self.lower.into()),
            ["deck"] => Value::Order(self.deck.iter().rev().map(|card| self.data.0.card_id(*card)).collect()),
            ["drawer"] => person(self.drawer),
            ["bands"] => self.get_bands(|seat, leader| Some(format!("{} {leader}", cast.name(seat)))),
            ["bands", name] => {
                let owner = cast.seat(name)?;
                self.get_bands(|seat, leader| (seat == owner).then(|| leader.to_owned()))
            }
            ["tokens", kingdom] => {
                let land = self.land(self.read_kingdom(kingdom)?);
                Value::Numbers(land.tokens().iter().map(|token| i64::from(*token)).collect())
            }
            ["markers", kingdom] => {
                let land = self.land(self.read_kingdom(kingdom)?);
                let count = |seat| (cast.name(seat).to_owned(), land.markers(seat).into());
                Value::Counts(Seat::all(self.seats as usize).map(count).collect())
            }
            ["merfolk", name] => Value::Number(self.player(cast.seat(name)?).merfolk.into()),
            ["horde", name] => {
                let player = self.player(cast.seat(name)?);
                let marked = Kingdom::all().filter(|colour| player.has_horde(*colour));
                Value::bag(marked.map(|colour| self.data.0.colour_id(colour)))
            }
            ["trolls", name] => {
                let tokens = self.troll_tokens(cast.seat(name)?);
                Value::bag(tokens.map(|value| format!("t{value}")))
            }
            ["giant"] => person(self.giant_holder()),
            ["supply", name] => Value::Number(self.supply(cast.seat(name)?) as i64),
            ["glory", name] => Value::Number(self.player(cast.seat(name)?).glory().into()),
            ["earned", name, source] => {
                let at = self.read_source(source)?;
                Value::Number(self.player(cast.seat(name)?).earned[at].into())
            }
            _ => return Err(phrase!("scenario-unknown-fact", key = key.join(" "))),
        })
    }

    fn keys(&self, cast: &Cast) -> Vec<String> {
        let mut keys: Vec<String> = ["age", "turn", "asked", "placed", "drawer"].map(str::to_owned).into();
        for kingdom in Kingdom::all() {
            let id = self.data.0.kingdom_id(kingdom);
            keys.extend([format!("tokens {id}"), format!("markers {id}")]);
        }
        keys.extend(["row".to_owned(), "bands".to_owned()]);
        for name in cast.names() {
            for fact in ["hand", "shown", "merfolk", "horde", "trolls"] {
                keys.push(format!("{fact} {name}"));
            }
            keys.extend(SOURCES.map(|source| format!("earned {name} {source}")));
        }
        // What is told of the deck must come when all other cards have been dealt.
        keys.extend(["dragons".to_owned(), "deck".to_owned(), "lower".to_owned()]);
        keys
    }
}

impl Ethnos {
    fn read_kingdom(&self, id: &str) -> Result<Kingdom, Phrase> {
        self.data.0.kingdom(id).ok_or_else(|| phrase!("ethnos-no-such-kingdom", word = id))
    }

    fn read_source(&self, source: &str) -> Result<usize, Phrase> {
        let at = SOURCES.iter().position(|known| *known == source);
        at.ok_or_else(|| phrase!("scenario-unknown-fact", key = source))
    }

    /// Takes cards out of the deck, to be put elsewhere.
    fn take_all(&mut self, cards: &[Card]) -> Result<(), Phrase> {
        for card in cards {
            let at = self.deck.iter().position(|other| other == card);
            let at = at.ok_or_else(|| phrase!("ethnos-situation-no-card-left", card = self.data.0.card_id(*card)))?;
            self.deck.take(at);
        }
        Ok(())
    }

    /// Puts these cards on top and the rest below, the dragons still to come in the lower half of it.
    fn stack_deck(&mut self, value: &str) -> Result<(), Phrase> {
        let words = read_order(value)?;
        let total = self.figures().dragons.value;
        let told = words.iter().filter(|word| *word == "dragon").count();
        let hidden = (total as usize)
            .checked_sub(self.dragons as usize + told)
            .ok_or_else(|| phrase!("ethnos-situation-dragons", most = total))?;
        self.deck = self.deck.iter().copied().filter(|card| *card != Card::DRAGON).collect();
        let mut top: Pile<Card, CARDS> = Pile::new();
        for word in &words {
            if word == "dragon" {
                top.push(Card::DRAGON);
            } else {
                let card = self.data.0.card(word)?;
                self.take_all(&[card])?;
                top.push(card);
            }
        }
        self.dice.shuffle(self.deck.as_mut_slice());
        self.add_dragons(hidden);
        self.deck.extend(top.iter().rev().copied());
        if told > 0 {
            self.lower = self.deck.len() as u8;
        }
        Ok(())
    }

    fn set_horde(&mut self, seat: Seat, value: &str) -> Result<(), Phrase> {
        let mut horde = 0;
        for word in read_order(value)? {
            let colour = self.data.0.colour(&word);
            let colour = colour.ok_or_else(|| phrase!("ethnos-no-such-colour", word = word.as_str()))?;
            if !self.has_hordes() {
                return Err(phrase!("ethnos-situation-no-orcs"));
            }
            if horde & (1 << colour.index()) != 0 {
                return Err(phrase!("scenario-name-twice", name = word));
            }
            horde |= 1 << colour.index();
        }
        self.players[seat].horde = horde;
        Ok(())
    }

    fn set_trolls(&mut self, seat: Seat, value: &str) -> Result<(), Phrase> {
        for word in read_order(value)? {
            let values = &self.figures().troll_tokens.value;
            let at = values.iter().position(|token| word == format!("t{token}"));
            let at = at.ok_or_else(|| phrase!("ethnos-no-such-token", word = word.as_str()))?;
            if !self.has_trolls() {
                return Err(phrase!("ethnos-situation-no-trolls"));
            }
            if self.trolls[at].is_some() {
                return Err(phrase!("ethnos-situation-token-taken", token = word));
            }
            self.trolls[at] = Some(seat);
        }
        Ok(())
    }

    fn set_bands(&mut self, value: &str, cast: &Cast) -> Result<(), Phrase> {
        for (head, followers) in read_groups(value)? {
            let expected = || phrase!("ethnos-situation-band", text = head.as_str());
            let (name, leader) = head.split_once(' ').ok_or_else(expected)?;
            let owner = cast.seat(name)?;
            let mut cards = vec![self.data.0.card(leader.trim())?];
            for (count, word) in followers {
                cards.extend(std::iter::repeat_n(self.data.0.card(&word)?, count));
            }
            if cards.len() > HAND {
                return Err(phrase!("notation-too-many", most = HAND));
            }
            if self.check_members(cards[0], &cards[1..]).is_err() {
                return Err(phrase!("ethnos-situation-no-such-band", text = head));
            }
            cards[1..].sort();
            self.take_all(&cards)?;
            self.spans.push(Span { owner, size: cards.len() as u8 });
            self.laid.extend(cards);
        }
        Ok(())
    }

    /// Bands as groups, under the head that `head` gives from owner and leader.
    fn get_bands(&self, head: impl Fn(Seat, &str) -> Option<String>) -> Value {
        let groups = self.bands().filter_map(|band| {
            let head = head(band.owner, &self.data.0.card_id(band.leader()))?;
            let followers = Value::bag(band.cards[1..].iter().map(|card| self.data.0.card_id(*card)));
            let Value::Bag(followers) = followers else { return None };
            Some((head, followers))
        });
        Value::Groups(groups.collect())
    }
}

const QUESTIONS: [(&str, Question); 9] = [
    ("turn", Question::Turn),
    ("place", Question::Place),
    ("troll", Question::Troll),
    ("horde", Question::Horde),
    ("another", Question::Another),
    ("keep", Question::Keep),
    ("draw", Question::Draw),
    ("raid", Question::Raid),
    ("over", Question::Over),
];

fn read_question(text: &str) -> Result<Question, Phrase> {
    if let Some(left) = text.strip_prefix("bonus ") {
        return Ok(Question::Bonus(read_within(left, 1, 9)?));
    }
    let known = QUESTIONS.iter().find(|(word, _)| *word == text);
    known.map(|(_, question)| *question).ok_or_else(|| phrase!("ethnos-no-such-question", word = text))
}

fn write_question(question: Question) -> String {
    if let Question::Bonus(left) = question {
        return format!("bonus {left}");
    }
    let known = QUESTIONS.iter().find(|(_, known)| *known == question);
    known.map_or(String::new(), |(word, _)| (*word).to_owned())
}
