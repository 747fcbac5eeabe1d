//! What is agreed before the game, and laying the table out.

use kernel::notation::first_word;
use kernel::{Dice, Phrase, Seat, Seed, phrase};

use crate::card::{Card, CardSet, SEATS};
use crate::data::{ImperiumData, Side, leading, variant};
use crate::effects::words::Category;
use crate::events::{Audience, Spot};
use crate::files::Start;
use crate::frame::Frame;
use crate::rival::{Level, RIVAL};
use crate::state::{Imperium, MARKET, Stack, nobody};

/// The word between the player's nation and the rival's.
const AGAINST: &str = "against";
/// No campaign leaves more unrests in the box: one for each game that was won.
const MOST_CALM: u8 = 4;

/// What a campaign has changed about a nation's area.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Campaign {
    doubled: bool,
    added: Vec<Card>,
    removed: Vec<u16>,
}

/// A nation with the side of its power card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Choice {
    /// Which nation, in the order of the data.
    pub nation: u8,
    /// Which side.
    pub side: Side,
}

/// What is agreed before the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// How many play.
    pub seats: usize,
    /// Who plays which nation, by seat; drawn by lot if none is named.
    pub nations: Option<Vec<Choice>>,
    /// Which common deck, in the order of the data.
    pub deck: usize,
    /// Whom a single player plays against.
    pub solo: Option<Solo>,
}

/// What is agreed for a game against the rival of the solo booklet, whose nation comes second.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Solo {
    /// How hard it is.
    pub level: Level,
    /// Whether it carries out what regions give.
    pub region_effects: bool,
    /// The player begins with twice as many tokens, after a loss in a campaign.
    pub doubled: bool,
    /// Cards of the common deck that join the personal deck, by sort.
    pub added: Vec<u16>,
    /// Cards that stay in the box, by sort.
    pub removed: Vec<u16>,
    /// How many unrests stay in the box.
    pub calm: u8,
}

impl Solo {
    /// Without anything that a campaign brings.
    pub fn new(level: Level) -> Solo {
        Solo { level, region_effects: true, doubled: false, added: vec![], removed: vec![], calm: 0 }
    }
}

/// By number of players from two: how many cards each small deck has, and how many fame cards are put aside.
const SMALL: [(usize, usize); 3] = [(6, 2), (7, 1), (8, 0)];

impl ImperiumData {
    /// Writes a setup on one line.
    pub(crate) fn write_setup(&self, setup: &Setup) -> String {
        let mut text = match setup.seats {
            1 => "1 player".to_owned(),
            seats => format!("{seats} players"),
        };
        match &setup.nations {
            None => text.push_str(", nations random"),
            Some(choices) => {
                text.push_str(", nations");
                for (at, choice) in choices.iter().enumerate() {
                    if setup.solo.is_some() && at == RIVAL {
                        text.push_str(&format!(" against {}", self.nations[choice.nation as usize].id));
                        continue;
                    }
                    let side = if choice.side == Side::A { "a" } else { "b" };
                    text.push_str(&format!(" {}-{side}", self.nations[choice.nation as usize].id));
                }
            }
        }
        if setup.deck > 0 {
            text.push_str(&format!(", deck {}", self.decks[setup.deck].id));
        }
        if let Some(solo) = &setup.solo {
            self.write_solo(solo, &mut text);
        }
        text
    }

    fn write_solo(&self, solo: &Solo, text: &mut String) {
        text.push_str(&format!(", level {}", solo.level.word()));
        if !solo.region_effects {
            text.push_str(", bot-region-effects off");
        }
        if solo.doubled {
            text.push_str(", tokens doubled");
        }
        for (word, sorts) in [("added", &solo.added), ("removed", &solo.removed)] {
            if !sorts.is_empty() {
                let ids: Vec<&str> = sorts.iter().map(|sort| self.sorts[*sort as usize].id.as_str()).collect();
                text.push_str(&format!(", {word} {}", ids.join(" ")));
            }
        }
        if solo.calm > 0 {
            text.push_str(&format!(", calm {}", solo.calm));
        }
    }

    /// Reads a setup. A nation without a side is played with side B, as the booklet recommends for a first game.
    pub(crate) fn read_setup(&self, text: &str) -> Result<Setup, Phrase> {
        let mut setup = Setup { seats: 0, nations: None, deck: 0, solo: None };
        for (at, part) in text.split(',').enumerate() {
            let (word, rest) = first_word(part);
            match (at, word) {
                (0, count) => {
                    let seats = count.parse().ok().filter(|_| matches!(rest, "players" | "player"));
                    setup.seats = seats.ok_or_else(|| phrase!("imperium-setup-players", text = part.trim()))?;
                    setup.solo = (setup.seats == 1).then(|| Solo::new(Level::Imperator));
                }
                (_, "nations") if rest == "random" => setup.nations = None,
                (_, "nations") => setup.nations = Some(self.read_nations(rest)?),
                (_, "deck") => setup.deck = self.deck(rest)?,
                (_, word)
                    if let Some(solo) = &mut setup.solo
                        && self.read_solo(solo, word, rest)? => {}
                _ => return Err(phrase!("imperium-setup-unknown", text = part.trim())),
            }
        }
        Ok(setup)
    }

    /// Reads what only games against the rival have; whether it is that.
    fn read_solo(&self, solo: &mut Solo, word: &str, rest: &str) -> Result<bool, Phrase> {
        let unknown = || phrase!("imperium-setup-unknown", text = format!("{word} {rest}"));
        let sorts = || rest.split_whitespace().map(|id| self.sort(id)).collect::<Result<Vec<u16>, Phrase>>();
        match word {
            "level" => {
                let known = Level::ALL.map(Level::word).join(", ");
                let level = Level::ALL.into_iter().find(|level| level.word() == rest);
                solo.level = level.ok_or_else(|| phrase!("imperium-setup-level", text = rest, known = known))?;
            }
            "bot-region-effects" => {
                solo.region_effects = match rest {
                    "on" => true,
                    "off" => false,
                    _ => return Err(unknown()),
                }
            }
            "tokens" if rest == "doubled" => solo.doubled = true,
            "added" => solo.added = sorts()?,
            "removed" => solo.removed = sorts()?,
            "calm" => solo.calm = rest.parse().map_err(|_| unknown())?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn read_nations(&self, text: &str) -> Result<Vec<Choice>, Phrase> {
        let read = |word: &str| {
            let (name, side) = match word.rsplit_once('-') {
                Some((name, "a")) => (name, Side::A),
                Some((name, "b")) => (name, Side::B),
                Some(_) => return Err(phrase!("imperium-setup-side", text = word)),
                None => (word, Side::B),
            };
            Ok(Choice { nation: self.nation(name)? as u8, side })
        };
        text.split_whitespace().filter(|word| *word != AGAINST).map(read).collect()
    }

    pub(crate) fn check_setup(&self, setup: &Setup) -> Result<(), Phrase> {
        if !(1..=SEATS).contains(&setup.seats) || (setup.seats == 1) != setup.solo.is_some() {
            return Err(phrase!("imperium-setup-seats", found = setup.seats, least = 1, most = SEATS));
        }
        if let Some(choices) = &setup.nations {
            let wanted = setup.seats.max(2);
            if choices.len() != wanted {
                return Err(phrase!("imperium-setup-nations", seats = wanted, found = choices.len()));
            }
            for (at, choice) in choices.iter().enumerate() {
                if choices[..at].iter().any(|other| other.nation == choice.nation) {
                    let id = &self.nations[choice.nation as usize].id;
                    return Err(phrase!("imperium-setup-twice", name = id.as_str()));
                }
            }
        }
        setup.solo.as_ref().map_or(Ok(()), |solo| self.check_solo(setup, solo))
    }

    /// Only cards that there are can be added or left out.
    fn check_solo(&self, setup: &Setup, solo: &Solo) -> Result<(), Phrase> {
        let Some(choice) = setup.nations.as_ref().and_then(|choices| choices.first()) else {
            return match solo.added.is_empty() && solo.removed.is_empty() {
                true => Ok(()),
                false => Err(phrase!("imperium-setup-campaign-nations")),
            };
        };
        let refuse = |sort: &u16| phrase!("imperium-setup-card", card = self.sorts[*sort as usize].id.as_str());
        let deck = &self.decks[setup.deck];
        let common = deck.slots.iter().take(deck.own).filter(|slot| slot.players <= 2);
        let mut common: Vec<u16> = common.map(|slot| slot.sort).collect();
        let own = self.nations[choice.nation as usize].slots.iter().filter(|slot| slot.start == Some(Start::Deck));
        let mut own: Vec<u16> = own.map(|slot| slot.sort).collect();
        for sort in &solo.added {
            let traits = &self.traits[*sort as usize];
            let barred = 1 << Category::Fame as u8 | 1 << Category::Unrest as u8;
            let at = common.iter().position(|other| other == sort).filter(|_| traits.category & barred == 0);
            common.swap_remove(at.ok_or_else(|| refuse(sort))?);
            own.push(*sort);
        }
        for sort in &solo.removed {
            let at = own.iter().position(|other| other == sort);
            own.swap_remove(at.ok_or_else(|| refuse(sort))?);
        }
        if solo.calm > MOST_CALM {
            return Err(phrase!("imperium-setup-calm", most = MOST_CALM));
        }
        Ok(())
    }
}

/// Lays the table out, by the steps of the booklet.
pub(crate) fn lay_out(data: &'static ImperiumData, setup: &Setup, seed: &Seed) -> Result<Imperium, Phrase> {
    data.check_setup(setup)?;
    let mut dice = Dice::new(seed);
    let mut nations = nobody();
    match &setup.nations {
        Some(choices) => {
            for (place, choice) in nations.iter_mut().zip(choices) {
                *place = variant(choice.nation.into(), choice.side);
            }
        }
        None => {
            let mut all: Vec<usize> = (0..data.nations.len()).collect();
            dice.shuffle(&mut all);
            let mut sides = dice.roll();
            for (place, nation) in nations.iter_mut().zip(all).take(setup.seats.max(2)) {
                let side = if sides.below(2) == 0 { Side::A } else { Side::B };
                *place = variant(nation, side);
            }
        }
    }
    let mut state = Imperium::blank(data, setup.seats.max(2), setup.deck, nations);
    // Whoever plays alone goes first.
    let first = if setup.solo.is_some() { 0 } else { dice.roll().below(setup.seats as u32) as usize };
    state.dice = dice;
    (state.first, state.turn) = (Seat::new(first).unwrap_or_default(), Seat::new(first).unwrap_or_default());
    if let Some(solo) = &setup.solo {
        (state.level, state.region_effects) = (Some(solo.level), solo.region_effects);
    }
    for seat in state.seated() {
        match &setup.solo {
            Some(solo) if state.is_rival(seat) => state.lay_out_rival(seat, solo.level),
            Some(solo) => state.lay_out_nation(seat, &state.campaign_cards(solo)),
            None => state.lay_out_nation(seat, &Campaign::default()),
        }
    }
    state.lay_out_common(setup.solo.as_ref());
    let round = data.program.procedures.round;
    state.enter(Frame::new(round, state.first, Card::NONE));
    Ok(state)
}

impl Imperium {
    /// Which cards a campaign has added and taken away.
    fn campaign_cards(&self, solo: &Solo) -> Campaign {
        let deck = &self.data.0.decks[self.deck as usize];
        let mut cards = Campaign { doubled: solo.doubled, removed: solo.removed.clone(), added: vec![] };
        for sort in &solo.added {
            let fits = |(number, slot): &(usize, &crate::data::Slot)| {
                slot.sort == *sort && slot.players <= 2 && !cards.added.contains(&Card::common(*number))
            };
            let found = deck.slots.iter().enumerate().take(deck.own).find(fits);
            cards.added.extend(found.map(|(number, _)| Card::common(number)));
        }
        cards
    }

    /// A player's own area.
    fn lay_out_nation(&mut self, seat: Seat, campaign: &Campaign) {
        let Some(nation) = self.nation_of(seat) else { return };
        let mut deck = vec![];
        let mut strength = vec![];
        let mut accession = None;
        for (number, slot) in nation.slots.iter().enumerate() {
            let card = Card::of_nation(seat, number);
            match slot.start {
                Some(Start::PowerA | Start::PowerB | Start::Beside) => self.player_mut(seat).play.insert(card),
                Some(Start::Nation) => strength.push(card),
                Some(Start::Accession) => accession = Some(card),
                Some(Start::Development) => self.player_mut(seat).development |= 1 << number,
                Some(Start::Deck) => deck.push(card),
                Some(Start::Supply) if usize::from(slot.players) <= self.seats as usize => self.unrest.insert(card),
                Some(Start::Supply | Start::Later) | None => {}
            }
        }
        self.dice.shuffle(&mut strength);
        strength.extend(accession);
        self.stack_up(Stack::Nation(seat), &strength);
        deck.extend(&campaign.added);
        for sort in &campaign.removed {
            let gone = deck.iter().position(|card| self.traits(*card).sort == *sort);
            gone.map(|at| deck.remove(at));
        }
        self.dice.shuffle(&mut deck);
        self.stack_up(Stack::Deck(seat), &deck);
        let times = if campaign.doubled { 2 } else { 1 };
        let player = self.player_mut(seat);
        (player.materials, player.population, player.progress) = (3 * times, 2 * times, times);
        (player.actions, player.exhausts, player.period) = (3, nation.exhausts, nation.starts);
        for _ in 0..5 {
            self.draw_one(seat, &mut ());
        }
        self.stirred.clear();
        self.happened = 0;
    }

    /// The cards of the common deck that are in the game, by category.
    fn pool(&mut self, taken: CardSet) -> [Vec<Card>; 6] {
        let data = self.data.0;
        let deck = &data.decks[self.deck as usize];
        let seats = self.seats as usize;
        let fits = |slot: &crate::data::Slot| usize::from(slot.players) <= seats;
        let played: Vec<&str> =
            self.seated().filter_map(|seat| self.nation_of(seat)).map(|nation| nation.id.as_str()).collect();
        let named = |slot: &crate::data::Slot| played.contains(&data.sorts[slot.sort as usize].id.as_str());
        let mut pool: [Vec<Card>; 6] = Default::default();
        let mut missing = 0;
        for (number, slot) in deck.slots.iter().enumerate().take(deck.own).filter(|(_, slot)| fits(slot)) {
            let Some(category) = leading(data.traits[slot.sort as usize].category) else { continue };
            if taken.contains(Card::common(number)) {
                continue;
            }
            match category == Category::Raid && named(slot) {
                true => missing += 1,
                false => pool[category as usize].push(Card::common(number)),
            }
        }
        // Raids that bear the name of a nation at the table are replaced by others of the other box.
        let spare = deck.slots.iter().enumerate().skip(deck.own).filter(|(_, slot)| fits(slot) && !named(slot));
        let mut spare: Vec<Card> = spare.map(|(number, _)| Card::common(number)).collect();
        self.dice.shuffle(&mut spare);
        pool[Category::Raid as usize].extend(spare.into_iter().take(missing));
        pool
    }

    /// The common area.
    fn lay_out_common(&mut self, solo: Option<&Solo>) {
        let (small, aside) = SMALL[self.seats as usize - 2];
        let held = self.seated().fold(CardSet::EMPTY, |all, seat| all | self.holdings(seat));
        // A card that a campaign added and then took away stays in the box.
        let added = solo.map_or(vec![], |solo| self.campaign_cards(solo).added);
        let taken = added.into_iter().collect::<CardSet>() | held;
        let mut pool = self.pool(taken);
        let calm = solo.map_or(0, |solo| usize::from(solo.calm));
        pool[Category::Unrest as usize].iter().skip(calm).for_each(|card| self.unrest.insert(*card));
        let fame = &mut pool[Category::Fame as usize];
        self.dice.shuffle(fame);
        let fame = fame.split_off(aside.min(fame.len()));
        self.stack_up(Stack::Fame, &fame);
        let mut main = std::mem::take(&mut pool[Category::Raid as usize]);
        for category in [Category::Region, Category::Origins, Category::Civilisation] {
            let mut cards = std::mem::take(&mut pool[category as usize]);
            self.dice.shuffle(&mut cards);
            main.extend(cards.split_off(small.min(cards.len())));
            if let Some(stack) = Stack::small(category) {
                self.stack_up(stack, &cards);
            }
        }
        self.dice.shuffle(&mut main);
        self.stack_up(Stack::Main, &main);
        let sources = [Stack::Main, Stack::Main, Stack::Regions, Stack::Origins, Stack::Civilisation];
        for (slot, stack) in sources.into_iter().enumerate().take(MARKET) {
            let card = self.tops[stack.index()];
            self.carry(self.first, card, Spot::Stack(stack), Spot::Market, Audience::ALL, &mut ());
            self.market[slot].card = card;
            self.add_unrest(card, &mut ());
            if leading(self.traits(card).category) == Some(Category::Civilisation) {
                self.market[slot].tokens[2] = 1;
            }
        }
    }
}
