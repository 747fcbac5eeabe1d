//! Positions written down fact by fact. `docs/scenarios.md` lists the facts.

use kernel::scenario::{Group, Value, read_counts, read_groups, read_order, read_within};
use kernel::{Cast, Game, Phrase, Seat, Situation, phrase};

use crate::action::Question;
use crate::card::{Card, CardSet, SEATS};
use crate::data::{Side, leading};
use crate::effects::words::{Category, Mark, Period, Token};
use crate::files::Start;
use crate::frame::Frame;
use crate::market::MARKET_TOKENS;
use crate::rival::{LOADED, Level};
use crate::setup::{Choice, Setup, Solo};
use crate::state::{Conversion, Ending, Imperium, MARKET, Offer, STIRRED, Stack, Stage, Stirred};

const STAGES: [(&str, Stage); 3] =
    [("fresh", Stage::Fresh), ("activation", Stage::Activation), ("other", Stage::Other)];

const ENDINGS: [(&str, Ending); 5] = [
    ("no", Ending::No),
    ("next-round", Ending::NextRound),
    ("last-round", Ending::LastRound),
    ("scoring", Ending::Scoring),
    ("collapse", Ending::Collapse),
];

const PERIODS: [(&str, Period); 2] = [("barbarian", Period::Barbarian), ("empire", Period::Empire)];

const YES_NO: [(&str, bool); 2] = [("yes", true), ("no", false)];

const QUESTIONS: [(&str, Question); 9] = [
    ("nothing", Question::Nothing),
    ("turn", Question::Turn),
    ("card", Question::Card),
    ("source", Question::Source),
    ("branch", Question::Branch),
    ("category", Question::Category),
    ("payment", Question::Payment),
    ("amount", Question::Amount),
    ("may", Question::May),
];

const TOKENS: [(&str, Token); 3] =
    [("materials", Token::Materials), ("population", Token::Population), ("progress", Token::Progress)];

const MARKS: [(&str, Mark); 8] = [
    ("sack", Mark::Sack),
    ("grain", Mark::Grain),
    ("water", Mark::Water),
    ("city", Mark::City),
    ("metropolis", Mark::Metropolis),
    ("knight", Mark::Knight),
    ("mask", Mark::Mask),
    ("scroll", Mark::Scroll),
];

/// Common piles by the words of scenarios.
const COMMON_PILES: [(&str, Stack); 5] = [
    ("main", Stack::Main),
    ("regions", Stack::Regions),
    ("origins", Stack::Origins),
    ("civilisation", Stack::Civilisation),
    ("fame", Stack::Fame),
];

/// Piles of the rival by the words of scenarios.
const RIVAL_PILES: [(&str, Stack); 2] = [("slots", Stack::Slots), ("quests", Stack::Quests)];
/// What the rival is called in scenarios.
const RIVAL_NAME: &str = "bot";

/// A card that the viewer does not know.
const HIDDEN: &str = "hidden";
/// A place of the market where nothing lies.
const EMPTY: &str = "empty";
/// The bit that says that facts are being set.
const ARRANGING: u32 = 1 << 31;
/// Everybody who has no seat, among those who know something.
const EVERYBODY: &str = "onlookers";

fn word_of<T: PartialEq>(words: &[(&'static str, T)], thing: &T) -> Value {
    Value::Word(words.iter().find(|(_, known)| known == thing).map_or("", |(word, _)| word).to_owned())
}

fn thing_of<T: Copy>(words: &[(&'static str, T)], word: &str) -> Result<T, Phrase> {
    let known = words.iter().find(|(known, _)| *known == word.trim());
    known.map(|(_, thing)| *thing).ok_or_else(|| {
        let words: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
        phrase!("imperium-situation-word", word = word.trim(), words = words.join(", "))
    })
}

fn unknown(key: &[&str]) -> Phrase {
    phrase!("scenario-unknown-fact", key = key.join(" "))
}

/// The place of a card, as far as facts about single cards need it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Set(&'static str, Seat),
    Pile(Stack),
    Exile,
    Unrest,
    Market,
}

/// While facts are being set, three fields that are empty at rest keep account: `hidden` has the cards that lie nowhere
/// yet, `happened` the piles that were told (a bit each, and one for each development area), `amount` how many cards the
/// unrest deck has. The first fact about single cards ends that.
impl Imperium {
    /// The word for a card: its sort, or `hidden`.
    fn word(&self, card: Card) -> String {
        match self.is_known(card) {
            true => self.sort_id(card).to_owned(),
            false => HIDDEN.to_owned(),
        }
    }

    fn bag(&self, cards: CardSet) -> Value {
        Value::bag(cards.iter().map(|card| self.word(card)))
    }

    fn order(&self, stack: Stack) -> Value {
        Value::Order(self.pile(stack).map(|card| self.word(card)).collect())
    }

    /// Takes a card of this sort that lies nowhere yet.
    fn claim(&mut self, word: &str, wanted: impl Fn(&Imperium, Card) -> bool) -> Result<Card, Phrase> {
        let sort = self.data.0.sort(word)?;
        let found = self
            .all_cards()
            .find(|card| self.traits(*card).sort == sort && self.hidden.contains(*card) && wanted(self, *card));
        let card = found.ok_or_else(|| phrase!("imperium-situation-no-more", card = word))?;
        self.hidden.remove(card);
        Ok(card)
    }

    fn claim_set(&mut self, value: &str) -> Result<CardSet, Phrase> {
        let words = read_order(value)?;
        words.iter().map(|word| self.claim(word, |_, _| true)).collect()
    }

    fn claim_pile(&mut self, stack: Stack, value: &str) -> Result<(), Phrase> {
        let words = read_order(value)?;
        // Of cards that several nations have, a nation's own are meant.
        let owner = match stack {
            Stack::Deck(seat) | Stack::Nation(seat) => Some(seat),
            Stack::Slots | Stack::Quests => self.rival(),
            Stack::Main
            | Stack::Regions
            | Stack::Origins
            | Stack::Civilisation
            | Stack::Fame
            | Stack::Area
            | Stack::Discarded => None,
        };
        let own = |_: &Imperium, card: Card| card.nation() == owner.map(Seat::index);
        let claim =
            |state: &mut Imperium, word: &String| state.claim(word, own).or_else(|_| state.claim(word, |_, _| true));
        let mut cards = vec![];
        for word in &words {
            cards.push(claim(self, word)?);
        }
        self.stack_up(stack, &cards);
        self.happened |= 1 << stack.index();
        Ok(())
    }

    /// The places that facts about single cards can name, with their words.
    fn named_places(&self, cast: &Cast) -> Vec<(String, Place)> {
        let mut places = vec![];
        for seat in self.seated() {
            let name = cast.name(seat);
            for zone in ["hand", "discard", "history", "play", "garrison", "development"] {
                places.push((format!("{zone}-{name}"), Place::Set(zone, seat)));
            }
            places.push((format!("deck-{name}"), Place::Pile(Stack::Deck(seat))));
            places.push((format!("nation-{name}"), Place::Pile(Stack::Nation(seat))));
        }
        if self.level.is_some() {
            places.extend(RIVAL_PILES.iter().map(|(word, stack)| ((*word).to_owned(), Place::Pile(*stack))));
        }
        places.extend(COMMON_PILES.iter().map(|(word, stack)| ((*word).to_owned(), Place::Pile(*stack))));
        places.push(("exile".to_owned(), Place::Exile));
        places.push(("unrest".to_owned(), Place::Unrest));
        places.push(("market".to_owned(), Place::Market));
        places
    }

    /// The cards of a place: a pile from the top, a set in an order that depends on nothing but what is told of it.
    fn cards_at(&self, place: Place) -> Vec<Card> {
        let set = match place {
            Place::Pile(stack) => return self.pile(stack).collect(),
            Place::Market => return self.market.iter().map(|offer| offer.card).filter(|card| card.is_some()).collect(),
            Place::Set("hand", seat) => self.player(seat).hand,
            // The rival's cards lie in the order in which they came.
            Place::Set("discard", seat) if self.is_rival(seat) => return self.pile(Stack::Discarded).collect(),
            Place::Set("play", seat) if self.is_rival(seat) => {
                return [self.power(seat)].into_iter().chain(self.pile(Stack::Area)).collect();
            }
            Place::Set("discard", seat) => self.player(seat).discard,
            Place::Set("history", seat) => self.player(seat).history,
            Place::Set("garrison", seat) => {
                let hosts = self.cards_at(Place::Set("play", seat));
                return hosts.into_iter().flat_map(|host| self.ordered(self.garrison(host).collect())).collect();
            }
            Place::Set("development", seat) => self.development(seat),
            Place::Set(_, seat) => self.player(seat).play,
            Place::Exile => self.exile,
            Place::Unrest => self.unrest,
        };
        self.ordered(set)
    }

    /// The cards of a set in an order that depends on nothing but what is told of them.
    fn ordered(&self, set: CardSet) -> Vec<Card> {
        let mut cards: Vec<Card> = set.iter().collect();
        cards.sort_by_cached_key(|card| (self.sort_id(*card), self.appearance(*card), *card));
        cards
    }

    /// Every card that may have an equal elsewhere, place by place.
    pub(crate) fn by_place(&self) -> Vec<Card> {
        let mut order = vec![];
        for seat in self.seated() {
            for zone in ["play", "hand", "discard", "history"] {
                for card in self.cards_at(Place::Set(zone, seat)) {
                    order.push(card);
                    if zone == "play" {
                        order.extend(self.garrison(card));
                    }
                }
            }
            order.extend(self.pile(Stack::Deck(seat)).chain(self.pile(Stack::Nation(seat))));
            order.extend(self.cards_at(Place::Set("development", seat)));
        }
        for offer in self.market.iter().filter(|offer| offer.card.is_some()) {
            order.extend(self.chain(offer.card));
        }
        if self.level.is_some() {
            RIVAL_PILES.iter().for_each(|(_, stack)| order.extend(self.pile(*stack)));
        }
        COMMON_PILES.iter().for_each(|(_, stack)| order.extend(self.pile(*stack)));
        order.extend(self.cards_at(Place::Exile));
        order.extend(self.cards_at(Place::Unrest));
        order
    }

    /// What else than its sort and place tells a card from its equals.
    pub(crate) fn appearance(&self, card: Card) -> (bool, u8, Vec<&'static str>, u128) {
        let garrison = self.garrison(card).filter(|_| self.is_in_play(card)).map(|under| self.sort_id(under)).collect();
        let laid = if self.hoard.0 == card { self.hoard.1 } else { 0 };
        let mut bits = self.bearing(card);
        bits = bits << 2 | u128::from(self.marked.contains(card)) << 1 | u128::from(self.secret.contains(card));
        (self.exhausted.contains(card), laid, garrison, bits)
    }

    fn is_in_play(&self, card: Card) -> bool {
        self.seated().any(|seat| self.player(seat).play.contains(card))
    }

    /// Names a card by its sort, its place and its number among equals there: `city@hand-Anna`, `city@hand-Anna-2`.
    fn refer(&self, card: Card, cast: &Cast) -> String {
        let places = self.named_places(cast);
        for (word, place) in places {
            let cards = self.cards_at(place);
            let Some(at) = cards.iter().position(|other| *other == card) else { continue };
            let alike = |other: &&Card| self.sort_id(**other) == self.sort_id(card);
            let number = cards[..at].iter().filter(alike).count();
            return match (self.is_known(card), number) {
                (false, _) => format!("{HIDDEN}@{word}"),
                (true, 0) => format!("{}@{word}", self.sort_id(card)),
                (true, number) => format!("{}@{word}-{}", self.sort_id(card), number + 1),
            };
        }
        "none".to_owned()
    }

    /// Finds the card that [`Imperium::refer`] named.
    fn resolve(&self, text: &str, cast: &Cast) -> Result<Card, Phrase> {
        if text == "none" {
            return Ok(Card::NONE);
        }
        let bad = || phrase!("imperium-situation-reference", text = text);
        let (id, rest) = text.split_once('@').ok_or_else(bad)?;
        let sort = self.data.0.sort(id)?;
        let places = self.named_places(cast);
        let exact = places.iter().find(|(word, _)| word == rest).map(|(_, place)| (*place, 0));
        let numbered = || {
            let (word, number) = rest.rsplit_once('-')?;
            let number: usize = number.parse().ok()?;
            let (_, place) = places.iter().find(|(known, _)| known == word)?;
            Some((*place, number.checked_sub(1)?))
        };
        let (place, number) = exact.or_else(numbered).ok_or_else(bad)?;
        let cards = self.cards_at(place);
        let mut alike: Vec<Card> = cards.into_iter().filter(|card| self.traits(*card).sort == sort).collect();
        let in_order = matches!(place, Place::Set("play" | "discard", seat) if self.is_rival(seat));
        if !in_order && !matches!(place, Place::Pile(_) | Place::Market | Place::Set("garrison", _)) {
            alike.sort();
        }
        alike.get(number).copied().ok_or_else(bad)
    }

    fn references(&self, cards: CardSet, cast: &Cast) -> Value {
        Value::bag(cards.iter().map(|card| self.refer(card, cast)))
    }

    fn resolve_all(&self, value: &str, cast: &Cast) -> Result<CardSet, Phrase> {
        read_order(value)?.iter().map(|word| self.resolve(word, cast)).collect()
    }

    /// A player's play area: every card with its tokens and garrison. The power card and what lies beside it from the
    /// beginning are told only if something lies on or under them.
    fn play_area(&self, seat: Seat) -> Value {
        if self.is_rival(seat) {
            return self.order(Stack::Area);
        }
        let mut cards = self.cards_at(Place::Set("play", seat));
        cards.retain(|card| {
            let lies_there = matches!(self.starts(*card), Some(Start::PowerA | Start::PowerB | Start::Beside));
            let bare = !self.exhausted.contains(*card) && !self.under[card.index()].is_some() && self.hoard.0 != *card;
            !(lies_there && bare)
        });
        let group = |card: &Card| -> Group {
            let mut head = self.word(*card);
            if self.exhausted.contains(*card) {
                head.push_str(" exhausted");
            }
            if self.hoard.0 == *card {
                head.push_str(&format!(" {} progress", self.hoard.1));
            }
            let Value::Bag(garrison) = self.bag(self.garrison(*card).collect()) else { return (head, vec![]) };
            (head, garrison)
        };
        Value::Clusters(cards.iter().map(group).collect())
    }

    /// The rival's area, the latest card first.
    fn set_rival_play(&mut self, seat: Seat, value: &str) -> Result<(), Phrase> {
        let words = read_order(value)?;
        let path = |state: &Imperium, word: &String| {
            let own = |card: &Card| card.nation() == Some(seat.index()) && state.is_fixed(*card);
            state.all_cards().find(|card| own(card) && state.sort_id(*card) == word && *card != state.power(seat))
        };
        let beside = self.player(seat).play.without(CardSet::only(self.power(seat)));
        let mut cards = vec![];
        if words.iter().any(|word| path(self, word).is_some()) {
            self.hidden |= beside;
        } else {
            cards.extend(beside.iter());
        }
        for word in &words {
            let card = match path(self, word) {
                Some(card) => card,
                None => self.claim(word, |_, _| true)?,
            };
            self.hidden.remove(card);
            cards.push(card);
        }
        self.player_mut(seat).play = cards.iter().copied().chain([self.power(seat)]).collect();
        self.stack_up(Stack::Area, &cards);
        Ok(())
    }

    fn set_rival_discard(&mut self, seat: Seat, value: &str) -> Result<(), Phrase> {
        let words = read_order(value)?;
        let cards: Vec<Card> = words.iter().map(|word| self.claim(word, |_, _| true)).collect::<Result<_, _>>()?;
        self.player_mut(seat).discard = cards.iter().copied().collect();
        self.stack_up(Stack::Discarded, &cards);
        Ok(())
    }

    fn set_play(&mut self, seat: Seat, value: &str) -> Result<(), Phrase> {
        if self.is_rival(seat) {
            return self.set_rival_play(seat, value);
        }
        let groups = read_groups(value)?;
        // A card that took another's place beside the power card stands for it.
        let beside = self.player(seat).play.without(CardSet::only(self.power(seat)));
        let told = |card: Card| groups.iter().any(|(head, _)| head.split(' ').next() == Some(self.sort_id(card)));
        let of_nation = self.all_cards().filter(|card| card.nation() == Some(seat.index()));
        if of_nation.into_iter().any(|card| self.is_fixed(card) && card != self.power(seat) && told(card)) {
            self.hidden |= beside;
            let play = self.player(seat).play.without(beside);
            self.player_mut(seat).play = play;
        }
        for (head, garrison) in groups {
            let words: Vec<&str> = head.split_whitespace().collect();
            let [id, rest @ ..] = &words[..] else { continue };
            let standing =
                self.player(seat).play.iter().find(|card| self.sort_id(*card) == *id && self.is_fixed(*card));
            let card = match standing {
                Some(card) => card,
                None => self.claim(id, |_, _| true)?,
            };
            self.player_mut(seat).play.insert(card);
            match rest {
                [] => {}
                ["exhausted"] => self.exhausted.insert(card),
                [count, "progress"] => self.hoard = (card, read_within(count, 0, 250)?),
                ["exhausted", count, "progress"] => {
                    self.exhausted.insert(card);
                    self.hoard = (card, read_within(count, 0, 250)?);
                }
                _ => return Err(phrase!("imperium-situation-play", text = head)),
            }
            for (count, id) in garrison.iter().rev() {
                for _ in 0..*count {
                    let tucked = self.claim(id, |_, _| true)?;
                    self.under[tucked.index()] = self.under[card.index()];
                    self.under[card.index()] = tucked;
                    self.garrisoned.insert(tucked);
                }
            }
        }
        Ok(())
    }

    /// Power cards and what lies beside them never leave.
    fn is_fixed(&self, card: Card) -> bool {
        matches!(self.starts(card), Some(Start::PowerA | Start::PowerB | Start::Beside | Start::Later))
    }

    fn market_groups(&self) -> Value {
        let group = |offer: &Offer| -> Group {
            if !offer.card.is_some() {
                return (EMPTY.to_owned(), vec![]);
            }
            let tokens = TOKENS.iter().zip(offer.tokens).filter(|(_, count)| *count > 0);
            let mut bag: Vec<(usize, String)> =
                tokens.map(|((word, _), count)| (count.into(), (*word).to_owned())).collect();
            if self.under[offer.card.index()].is_some() {
                bag.push((1, "unrest".to_owned()));
            }
            bag.sort_by(|one, two| one.1.cmp(&two.1));
            (self.sort_id(offer.card).to_owned(), bag)
        };
        let filled = self.market.iter().rposition(|offer| offer.card.is_some()).map_or(0, |last| last + 1);
        Value::Groups(self.market[..filled].iter().map(group).collect())
    }

    fn set_market(&mut self, value: &str) -> Result<(), Phrase> {
        let groups = read_groups(value)?;
        if groups.len() > MARKET {
            return Err(phrase!("notation-too-many", most = MARKET));
        }
        for (slot, (head, bag)) in groups.iter().enumerate() {
            if head == EMPTY {
                continue;
            }
            let card = self.claim(head, |_, _| true)?;
            self.market[slot].card = card;
            for (count, word) in bag {
                if word == "unrest" {
                    let unrest = self.claim("unrest", |_, _| true)?;
                    self.under[card.index()] = unrest;
                    continue;
                }
                let token = thing_of(&TOKENS, word)?;
                let place = MARKET_TOKENS.iter().position(|known| *known == token).unwrap_or(0);
                self.market[slot].tokens[place] = read_within(&count.to_string(), 0, 250)?;
            }
        }
        Ok(())
    }

    /// An operation by the effect that it belongs to and its distance from the beginning.
    fn write_at(&self, at: u16) -> String {
        let (word, start) = self.data.0.label(at);
        format!("{word}+{}", at - start)
    }

    fn write_frame(&self, frame: &Frame, cast: &Cast) -> Group {
        let head = format!(
            "{} {} at {} last {} before {} other {} done {} step {} left {} amount {} flags {}",
            cast.name(frame.seat),
            self.refer(frame.card, cast),
            self.write_at(frame.at),
            self.refer(frame.last, cast),
            self.refer(frame.before, cast),
            cast.name(frame.other),
            frame.done,
            frame.step,
            frame.left,
            frame.amount,
            frame.flags
        );
        (head, vec![])
    }

    fn read_frame(&self, head: &str, cast: &Cast) -> Result<Frame, Phrase> {
        let bad = || phrase!("imperium-situation-pending", text = head);
        let words: Vec<&str> = head.split_whitespace().collect();
        let [seat, card, "at", at, "last", last, "before", before, "other", other, rest @ ..] = &words[..] else {
            return Err(bad());
        };
        let ["done", done, "step", step, "left", left, "amount", amount, "flags", flags] = rest else {
            return Err(bad());
        };
        Ok(Frame {
            at: self.read_at(at)?,
            seat: cast.seat(seat)?,
            card: self.resolve(card, cast)?,
            last: self.resolve(last, cast)?,
            before: self.resolve(before, cast)?,
            other: cast.seat(other)?,
            done: read_within(done, 0, 255)?,
            step: read_within(step, 0, 255)?,
            left: read_within(left, 0, 255)?,
            amount: read_within(amount, 0, 255)?,
            flags: read_within(flags, 0, 255)?,
        })
    }

    fn viewer_of(&self, name: &str, cast: &Cast) -> Result<usize, Phrase> {
        if name == EVERYBODY { Ok(SEATS) } else { Ok(cast.seat(name)?.index()) }
    }

    fn tokens_of(&self, seat: Seat) -> Value {
        let player = self.player(seat);
        let counts = [
            ("materials", i64::from(player.materials)),
            ("population", player.population.into()),
            ("progress", player.progress.into()),
        ];
        Value::Counts(counts.into_iter().map(|(word, count)| (word.to_owned(), count)).collect())
    }

    fn set_tokens(&mut self, seat: Seat, value: &str) -> Result<(), Phrase> {
        let player = self.player_mut(seat);
        (player.materials, player.population, player.progress) = (0, 0, 0);
        for (word, count) in read_counts(value)? {
            let count = count.to_string();
            let player = self.player_mut(seat);
            match word.as_str() {
                "materials" => player.materials = read_within(&count, 0, 9_999)?,
                "population" => player.population = read_within(&count, 0, 9_999)?,
                "progress" => player.progress = read_within(&count, 0, 9_999)?,
                _ => return Err(phrase!("imperium-situation-token", word = word)),
            }
        }
        Ok(())
    }

    /// Whether the pile in which a nation's card lies before the game was told.
    fn was_told(&self, card: Card, told: u32) -> bool {
        let Some(seat) = card.nation().and_then(Seat::new) else { return false };
        let stack = match self.starts(card) {
            Some(Start::Deck) => Stack::Deck(seat),
            _ => Stack::Nation(seat),
        };
        told & 1 << stack.index() != 0
    }

    /// Whatever was not told lies where the booklet puts it before the game.
    fn place_the_rest(&mut self) -> Result<(), Phrase> {
        if self.happened & ARRANGING == 0 {
            return Ok(());
        }
        let rest = std::mem::take(&mut self.hidden);
        let told = std::mem::take(&mut self.happened);
        let data = self.data.0;
        let mut piles: Vec<(Stack, Vec<Card>)> = vec![];
        let mut put = |stack: Stack, card: Card| match piles.iter_mut().find(|(known, _)| *known == stack) {
            Some((_, cards)) => cards.push(card),
            None => piles.push((stack, vec![card])),
        };
        let unrests = rest & self.unrest_cards();
        let told_unrest = std::mem::take(&mut self.amount);
        let count = told_unrest.into();
        let common = |card: &Card| matches!(self.starts(*card), None | Some(Start::Supply));
        // Equal cards: one that began in a player's deck can lie in the unrest deck by now.
        let owned = unrests.iter().filter(|card| !common(card) && self.was_told(*card, told));
        let supply: CardSet = unrests.iter().filter(common).chain(owned).take(count).collect();
        if told_unrest != u8::MAX && supply.len() != count {
            return Err(phrase!("imperium-situation-unrest", told = count, left = supply.len()));
        }
        self.unrest = supply;
        let mut rival = vec![];
        for card in rest.without(supply).iter() {
            if self.is_unrest(card) && matches!(self.starts(card), None | Some(Start::Supply)) {
                continue;
            }
            let seat = card.nation().and_then(Seat::new);
            if seat.is_some_and(|seat| self.is_rival(seat)) {
                rival.push(card);
                continue;
            }
            match (seat, self.starts(card)) {
                (Some(seat), Some(Start::Deck)) => put(Stack::Deck(seat), card),
                (Some(seat), Some(Start::Nation | Start::Accession)) => put(Stack::Nation(seat), card),
                (Some(seat), Some(Start::Development)) if told & 1 << (24 + seat.index()) == 0 => {
                    self.player_mut(seat).development |= 1 << card.number();
                }
                (None, _) if card.number() < data.decks[self.deck as usize].own => {
                    match leading(self.traits(card).category).unwrap_or(Category::Raid) {
                        Category::Fame => put(Stack::Fame, card),
                        Category::Region | Category::Origins | Category::Civilisation | Category::Raid => {
                            put(Stack::Main, card);
                        }
                        Category::Unrest => {}
                    }
                }
                _ => {}
            }
        }
        for (stack, mut cards) in piles {
            if told & 1 << stack.index() != 0 {
                continue;
            }
            self.dice.shuffle(&mut cards);
            cards.sort_by_key(|card| matches!(stack, Stack::Nation(seat) if self.is_accession(seat, *card)));
            self.stack_up(stack, &cards);
        }
        if let Some(seat) = self.rival() {
            self.place_rival(seat, rival, told);
        }
        Ok(())
    }
}

impl Situation for Imperium {
    fn setup(&self) -> Setup {
        let choice = |seat: Seat| {
            let variant = self.nations[seat.index()];
            Choice { nation: variant / 2, side: if variant.is_multiple_of(2) { Side::A } else { Side::B } }
        };
        let solo = self.level.map(|level| Solo {
            region_effects: self.region_effects,
            removed: self.left_out(),
            ..Solo::new(level)
        });
        let nations = Some(self.seated().map(choice).collect());
        Setup { seats: self.seats(), nations, deck: self.deck.into(), solo }
    }

    fn clear(&mut self) {
        let unrests = self.unrest_cards();
        // What a campaign has left in the box stays there.
        let boxed = match self.level {
            Some(_) => unrests.iter().filter(|card| self.is_in_box(*card)).collect(),
            None => CardSet::EMPTY,
        };
        let blank = Imperium::blank(self.data.0, self.seats.into(), self.deck.into(), self.nations);
        let (dice, level, region_effects) = (self.dice, self.level, self.region_effects);
        *self = Imperium { dice, level, region_effects, ..blank };
        for seat in self.seated() {
            let Some(nation) = self.nation_of(seat) else { continue };
            let player = self.player_mut(seat);
            (player.actions, player.exhausts, player.period) = (3, nation.exhausts, nation.starts);
        }
        let seats = usize::from(self.seats);
        let mut unclaimed = CardSet::EMPTY;
        for card in self.all_cards() {
            let players = match card.nation().and_then(Seat::new) {
                Some(seat) => self.nation_of(seat).map_or(1, |nation| nation.slots[card.number()].players),
                None => self.data.0.decks[self.deck as usize].slots[card.number()].players,
            };
            if usize::from(players) <= seats && !boxed.contains(card) {
                unclaimed.insert(card);
            }
        }
        for seat in self.seated() {
            let power = self.power(seat);
            let beside = self
                .all_cards()
                .filter(|card| card.nation() == Some(seat.index()) && self.starts(*card) == Some(Start::Beside));
            let fixed: Vec<Card> = beside.chain([power]).collect();
            for card in fixed {
                unclaimed.remove(card);
                if self.is_rival(seat) && card != power {
                    // King Arthur's Court is not used.
                    if self.nation_of(seat).is_some_and(|nation| nation.file.quests) {
                        continue;
                    }
                    self.push(Stack::Area, card);
                }
                self.player_mut(seat).play.insert(card);
            }
        }
        self.hidden = unclaimed;
        self.amount = u8::MAX;
        self.happened = ARRANGING;
        self.enter(Frame::new(self.data.0.program.procedures.round, self.first, Card::NONE));
    }

    fn set(&mut self, key: &[&str], value: &str, cast: &Cast) -> Result<(), Phrase> {
        let with_rival = self.with_rival(cast);
        let cast = with_rival.as_ref().unwrap_or(cast);
        let bit =
            |seat: Seat, yes: bool, bits: u8| if yes { bits | 1 << seat.index() } else { bits & !(1 << seat.index()) };
        match key {
            ["round"] => self.round = read_within(value, 1, 9_999)?,
            ["first"] => {
                self.first = cast.seat(value.trim())?;
                self.turn = self.first;
                self.begin_at(self.first);
            }
            ["turn"] => {
                self.turn = cast.seat(value.trim())?;
                self.begin_at(self.turn);
            }
            ["stage"] => self.stage = thing_of(&STAGES, value)?,
            ["ending"] => self.ending = thing_of(&ENDINGS, value)?,
            ["king"] => self.king_turned = thing_of(&[("a", false), ("b", true)], value)?,
            ["next", "ignores"] => self.next_ignores = thing_of(&YES_NO, value)?,
            // Whose power card is whose was agreed before; that the fact says so is looked at like every other.
            ["power", name] => drop(cast.seat(name)?),
            ["tokens", name] => self.set_tokens(cast.seat(name)?, value)?,
            ["actions", name] => self.player_mut(cast.seat(name)?).actions = read_within(value, 0, 250)?,
            ["exhausts", name] => self.player_mut(cast.seat(name)?).exhausts = read_within(value, 0, 250)?,
            ["period", name] => self.player_mut(cast.seat(name)?).period = thing_of(&PERIODS, value)?,
            ["reshuffled", name] => self.player_mut(cast.seat(name)?).reshuffled = thing_of(&YES_NO, value)?,
            ["honoured", name] => self.player_mut(cast.seat(name)?).honoured = thing_of(&YES_NO, value)?,
            ["swapped", name] => self.swapped = bit(cast.seat(name)?, thing_of(&YES_NO, value)?, self.swapped),
            ["hand", name] => {
                let cards = self.claim_set(value)?;
                self.player_mut(cast.seat(name)?).hand = cards;
            }
            ["discard", name] if self.is_rival(cast.seat(name)?) => self.set_rival_discard(cast.seat(name)?, value)?,
            ["die"] if self.level.is_some() => self.die = read_within(value, 0, 6)?,
            ["next", "die"] if self.level.is_some() => self.die = LOADED | read_within::<u8>(value, 1, 6)?,
            [pile] if self.level.is_some() && RIVAL_PILES.iter().any(|(word, _)| word == pile) => {
                self.claim_pile(thing_of(&RIVAL_PILES, pile)?, value)?;
            }
            ["discard", name] => {
                let cards = self.claim_set(value)?;
                self.player_mut(cast.seat(name)?).discard = cards;
            }
            ["history", name] => {
                let cards = self.claim_set(value)?;
                self.player_mut(cast.seat(name)?).history = cards;
            }
            ["play", name] => self.set_play(cast.seat(name)?, value)?,
            ["deck", name] => self.claim_pile(Stack::Deck(cast.seat(name)?), value)?,
            ["nation", name] => self.claim_pile(Stack::Nation(cast.seat(name)?), value)?,
            ["development", name] => {
                let seat = cast.seat(name)?;
                for word in read_order(value)? {
                    let card = self.claim(&word, |_, card| card.nation() == Some(seat.index()))?;
                    self.player_mut(seat).development |= 1 << card.number();
                }
                self.happened |= 1 << (24 + seat.index());
            }
            ["market"] => self.set_market(value)?,
            ["exile"] => self.exile = self.claim_set(value)?,
            ["unrest"] => self.amount = read_within(value, 0, 40)?,
            [pile, "deck"] => {
                let stack = thing_of(&COMMON_PILES, pile).map_err(|_| unknown(key))?;
                self.claim_pile(stack, value)?;
            }
            ["marked" | "secret" | "known" | "converted" | "stirred" | "events" | "amount" | "pending", ..] => {
                self.place_the_rest()?;
                self.set_particulars(key, value, cast)?;
            }
            _ => return Err(unknown(key)),
        }
        Ok(())
    }

    fn settle(&mut self) -> Result<(), Phrase> {
        self.place_the_rest()?;
        if self.unrest.is_empty() && self.ending != Ending::Collapse {
            return Err(phrase!("imperium-situation-no-unrest"));
        }
        self.run(&mut ());
        Ok(())
    }

    fn get(&self, key: &[&str], cast: &Cast) -> Result<Value, Phrase> {
        let with_rival = self.with_rival(cast);
        let cast = with_rival.as_ref().unwrap_or(cast);
        let seat = |name: &&str| cast.seat(name);
        Ok(match key {
            ["round"] => Value::Number(self.round.into()),
            ["first"] => Value::Word(cast.name(self.first).to_owned()),
            ["turn"] => Value::Word(cast.name(self.turn).to_owned()),
            ["asked"] => word_of(&QUESTIONS, &self.asked()),
            ["stage"] => word_of(&STAGES, &self.stage),
            ["ending"] => word_of(&ENDINGS, &self.ending),
            ["king"] => word_of(&[("a", false), ("b", true)], &self.king_turned),
            ["next", "ignores"] => word_of(&YES_NO, &self.next_ignores),
            ["tokens", name] => self.tokens_of(seat(name)?),
            ["actions", name] => Value::Number(self.player(seat(name)?).actions.into()),
            ["exhausts", name] => Value::Number(self.player(seat(name)?).exhausts.into()),
            ["period", name] => word_of(&PERIODS, &self.player(seat(name)?).period),
            ["reshuffled", name] => word_of(&YES_NO, &self.player(seat(name)?).reshuffled),
            ["honoured", name] => word_of(&YES_NO, &self.player(seat(name)?).honoured),
            ["swapped", name] => word_of(&YES_NO, &(self.swapped & 1 << seat(name)?.index() != 0)),
            ["hand", name] => self.bag(self.player(seat(name)?).hand),
            ["discard", name] if self.is_rival(seat(name)?) => self.order(Stack::Discarded),
            ["die"] if self.level.is_some() => Value::Number((self.die & !LOADED).into()),
            ["next", "die"] if self.level.is_some() => {
                Value::Number(if self.die & LOADED == 0 { 0 } else { (self.die & !LOADED).into() })
            }
            [pile] if self.level.is_some() && RIVAL_PILES.iter().any(|(word, _)| word == pile) => {
                self.order(thing_of(&RIVAL_PILES, pile)?)
            }
            ["discard", name] => self.bag(self.player(seat(name)?).discard),
            ["history", name] => self.bag(self.player(seat(name)?).history),
            ["development", name] => self.bag(self.development(seat(name)?)),
            ["play", name] => self.play_area(seat(name)?),
            ["deck", name] => self.order(Stack::Deck(seat(name)?)),
            ["nation", name] => self.order(Stack::Nation(seat(name)?)),
            ["market"] => self.market_groups(),
            ["exile"] => self.bag(self.exile),
            ["unrest"] if self.happened & ARRANGING != 0 => Value::Number(self.amount.into()),
            ["unrest"] => Value::Number(self.unrest.len() as i64),
            ["power", name] => Value::Word(self.sort_id(self.power(seat(name)?)).to_owned()),
            [pile, "deck"] => self.order(thing_of(&COMMON_PILES, pile).map_err(|_| unknown(key))?),
            ["marked"] => self.references(self.marked, cast),
            ["secret"] => self.references(self.secret, cast),
            ["known", name] => self.references(self.knows[self.viewer_of(name, cast)?], cast),
            ["converted"] => {
                let group = |conversion: &Conversion| -> Group {
                    let Conversion { card, mark, count, other } = conversion;
                    let word = |mark: &Mark| MARKS[*mark as usize].0;
                    (format!("{} {} as {count} {}", self.refer(*card, cast), word(mark), word(other)), vec![])
                };
                Value::Groups(self.converted.iter().map(group).collect())
            }
            ["stirred"] => {
                let group = |Stirred { seat, card, at }: &Stirred| -> Group {
                    (format!("{} {} at {}", cast.name(*seat), self.refer(*card, cast), self.write_at(*at)), vec![])
                };
                Value::Groups(self.stirred.iter().map(group).collect())
            }
            ["events"] => Value::Number(self.happened.into()),
            ["amount"] => Value::Number(self.amount.into()),
            ["pending"] => Value::Groups(self.stack.iter().rev().map(|frame| self.write_frame(frame, cast)).collect()),
            ["points", name] => Value::Number(self.points(seat(name)?).into()),
            ["unrests", name] => Value::Number(self.unrests(seat(name)?) as i64),
            ["limit", name] => Value::Number(self.hand_limit(seat(name)?) as i64),
            _ => return Err(unknown(key)),
        })
    }

    fn keys(&self, cast: &Cast) -> Vec<String> {
        let with_rival = self.with_rival(cast);
        let cast = with_rival.as_ref().unwrap_or(cast);
        let mut keys: Vec<String> = ["round", "first", "turn", "stage", "ending", "king", "next ignores"]
            .into_iter()
            .map(str::to_owned)
            .collect();
        for name in self.seated().map(|seat| cast.name(seat)) {
            for fact in [
                "power",
                "tokens",
                "actions",
                "exhausts",
                "period",
                "reshuffled",
                "honoured",
                "swapped",
                "play",
                "hand",
                "discard",
                "history",
                "deck",
                "nation",
                "development",
            ] {
                keys.push(format!("{fact} {name}"));
            }
        }
        if self.level.is_some() {
            keys.push("die".to_owned());
            keys.extend(RIVAL_PILES.iter().map(|(word, _)| (*word).to_owned()));
        }
        keys.push("market".to_owned());
        keys.push("exile".to_owned());
        keys.push("unrest".to_owned());
        keys.extend(COMMON_PILES.iter().map(|(word, _)| format!("{word} deck")));
        for fact in ["marked", "secret"] {
            keys.push(fact.to_owned());
        }
        let people = self.seated().filter(|seat| !self.is_rival(*seat));
        keys.extend(people.map(|seat| format!("known {}", cast.name(seat))));
        keys.push(format!("known {EVERYBODY}"));
        for fact in ["converted", "stirred", "events", "amount", "pending"] {
            keys.push(fact.to_owned());
        }
        keys
    }
}

impl Imperium {
    /// Sets a fact about single cards or about what is going on.
    fn set_particulars(&mut self, key: &[&str], value: &str, cast: &Cast) -> Result<(), Phrase> {
        match key {
            ["marked"] => self.marked = self.resolve_all(value, cast)?,
            ["secret"] => self.secret = self.resolve_all(value, cast)?,
            ["known", name] => {
                let viewer = self.viewer_of(name, cast)?;
                self.knows[viewer] = self.resolve_all(value, cast)?;
            }
            ["converted"] => {
                for (head, _) in read_groups(value)? {
                    let words: Vec<&str> = head.split_whitespace().collect();
                    let [card, mark, "as", count, other] = words[..] else {
                        return Err(phrase!("imperium-situation-pending", text = head));
                    };
                    let card = self.resolve(card, cast)?;
                    let (mark, other) = (thing_of(&MARKS, mark)?, thing_of(&MARKS, other)?);
                    self.converted.push(Conversion { card, mark, count: read_within(count, 0, 9)?, other });
                }
            }
            ["pending"] => {
                self.stack.clear();
                for (head, _) in read_groups(value)?.iter().rev() {
                    let frame = self.read_frame(head, cast)?;
                    self.enter(frame);
                }
            }
            ["stirred"] => {
                for (head, _) in read_groups(value)? {
                    let words: Vec<&str> = head.split_whitespace().collect();
                    let [seat, card, "at", at] = words[..] else {
                        return Err(phrase!("imperium-situation-pending", text = head));
                    };
                    let (seat, card, at) = (cast.seat(seat)?, self.resolve(card, cast)?, self.read_at(at)?);
                    if self.stirred.len() < STIRRED {
                        self.stirred.push(Stirred { seat, card, at });
                    }
                }
            }
            ["events"] => self.happened = read_within(value, 0, u32::MAX.into())?,
            ["amount"] => self.amount = read_within(value, 0, 255)?,
            _ => return Err(unknown(key)),
        }
        Ok(())
    }

    /// An operation that [`Imperium::write_at`] wrote.
    fn read_at(&self, text: &str) -> Result<u16, Phrase> {
        let bad = || phrase!("imperium-situation-pending", text = text);
        let (label, distance) = text.rsplit_once('+').ok_or_else(bad)?;
        let start = self.data.0.labelled(label).ok_or_else(bad)?;
        let at = start + read_within::<u16>(distance, 0, 2_000)?;
        if usize::from(at) < self.data.0.program.ops.len() { Ok(at) } else { Err(bad()) }
    }

    /// The turn of this player begins, in a scenario.
    fn begin_at(&mut self, seat: Seat) {
        self.stack.clear();
        let procedures = self.data.0.program.procedures;
        let at = if self.is_rival(seat) { procedures.rival } else { procedures.round };
        self.enter(Frame::new(at, seat, Card::NONE));
    }
}

impl Imperium {
    /// Everybody whom facts name, if the rival is among them.
    fn with_rival(&self, cast: &Cast) -> Option<Cast> {
        self.level?;
        Some(Cast::new(cast.names().iter().take(1).cloned().chain([RIVAL_NAME.to_owned()]).collect()))
    }

    /// Whether a card lies nowhere on the table.
    fn is_in_box(&self, card: Card) -> bool {
        let tucked = self.market_set().iter().any(|host| self.under[host.index()] == card);
        !tucked && self.whereabouts(card).is_none()
    }

    /// The cards of the player's own deck that a campaign has left in the box.
    fn left_out(&self) -> Vec<u16> {
        let own = |card: &Card| card.nation() == Some(0) && self.starts(*card) == Some(Start::Deck);
        let gone = self.all_cards().filter(|card| own(card) && self.is_in_box(*card));
        gone.map(|card| self.traits(card).sort).collect()
    }

    /// Whatever was not told of the rival lies where the solo booklet puts it.
    fn place_rival(&mut self, seat: Seat, rest: Vec<Card>, told: u32) {
        let untold = |stack: Stack| told & 1 << stack.index() == 0;
        let of = |starts: &[Start], state: &Imperium| -> Vec<Card> {
            rest.iter()
                .copied()
                .filter(|card| state.starts(*card).is_some_and(|start| starts.contains(&start)))
                .collect()
        };
        let mut deck = of(&[Start::Deck], self);
        self.dice.shuffle(&mut deck);
        if untold(Stack::Slots) && untold(Stack::Deck(seat)) {
            let slots = self.level.map_or(0, Level::slots);
            let slots = deck.split_off(deck.len().saturating_sub(slots));
            self.stack_up(Stack::Slots, &slots);
        }
        if untold(Stack::Deck(seat)) {
            self.stack_up(Stack::Deck(seat), &deck);
        }
        let mut strength = of(&[Start::Nation], self);
        self.dice.shuffle(&mut strength);
        strength.extend(of(&[Start::Accession], self));
        let developments = of(&[Start::Development], self);
        let (dynasty, quests) = self.dynasty_of(seat, developments);
        strength.extend(dynasty);
        if untold(Stack::Nation(seat)) {
            self.stack_up(Stack::Nation(seat), &strength);
        }
        if untold(Stack::Quests) {
            self.stack_up(Stack::Quests, &quests);
        }
    }
}
