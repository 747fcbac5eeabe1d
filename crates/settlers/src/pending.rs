//! What is still to be done inside an effect, written down. `docs/scenarios.md` lists the words.

use kernel::notation::{Words, word_of};
use kernel::scenario::{Group, Value, read_groups, within};
use kernel::{Cast, Phrase, Seat};

use crate::card::Card;
use crate::effects::EXCHANGED;
use crate::frame::Frame;
use crate::goods::{Bill, Good};
use crate::location::Place;
use crate::state::{Points, SOURCES, Settlers};
use crate::verbs::{Deck, Rest};

const DECKS: [(&str, Deck); 3] = [("any", Deck::Any), ("common", Deck::Common), ("faction", Deck::Faction)];
const RESTS: [(&str, Rest); 2] = [("discard", Rest::Discard), ("shuffle", Rest::Shuffle)];
const POINTS: [Points; SOURCES.len()] =
    [Points::Production, Points::Deals, Points::Building, Points::Features, Points::Actions, Points::Razing];

/// What each kind of points is called.
fn sources() -> [(&'static str, Points); SOURCES.len()] {
    std::array::from_fn(|at| (SOURCES[at], POINTS[at]))
}

/// The words of one entry with what they are about.
struct Entry<'a> {
    state: &'a Settlers,
    cast: &'a Cast,
    words: Words<'a>,
}

impl Entry<'_> {
    fn seat(&mut self) -> Result<Seat, Phrase> {
        self.cast.seat(self.words.word()?)
    }

    fn card(&mut self) -> Result<Card, Phrase> {
        self.state.data.0.card(self.words.word()?)
    }

    fn number(&mut self) -> Result<u8, Phrase> {
        self.words.number(0, 200)
    }

    /// A location that is there: `OWNER I`.
    fn place(&mut self) -> Result<Place, Phrase> {
        let owner = self.state.read_area(self.words.word()?, self.cast)?;
        let at = self.number()?;
        match (at as usize) < self.state.empire(owner).len() {
            true => Ok(Place { owner, at }),
            false => Err(self.words.unreadable()),
        }
    }
}

impl Settlers {
    /// Puts the frames on the stack, the first on top.
    pub(crate) fn set_pending(&mut self, value: &str, cast: &Cast) -> Result<(), Phrase> {
        let groups = read_groups(value)?;
        for group in groups.iter().rev() {
            let frame = self.read_frame(group, cast)?;
            if let Frame::Raise { card, .. } | Frame::Bury { card, .. } = frame {
                self.take_all(&[card])?;
            }
            self.stack.try_push(frame)?;
        }
        Ok(())
    }

    fn read_frame(&self, (head, bag): &Group, cast: &Cast) -> Result<Frame, Phrase> {
        let mut entry = Entry { state: self, cast, words: Words::new(head) };
        let verb = entry.words.word()?;
        let frame = match verb {
            "lose" => {
                let partner = entry.number()?;
                match (partner as usize + 1) < self.solo.row.len() {
                    true => Frame::Lose { partner },
                    false => return Err(entry.words.unreadable()),
                }
            }
            _ => read_verb(verb, &mut entry, bag)?,
        };
        entry.words.end()?;
        Ok(frame)
    }

    pub(crate) fn get_pending(&self, cast: &Cast) -> Value {
        Value::Groups(self.stack.frames().iter().rev().map(|frame| self.write_frame(frame, cast)).collect())
    }

    fn write_frame(&self, frame: &Frame, cast: &Cast) -> Group {
        let name = cast.name(frame.seat());
        let card = |card: Card| self.data.0.card_id(card);
        let spot = |place: Place| format!("{} {}", self.area_name(place.owner, cast), place.at);
        let bag = |items: &[(u8, &str)]| {
            let words = items.iter().flat_map(|(count, word)| std::iter::repeat_n(*word, (*count).into()));
            let Value::Bag(bag) = Value::bag(words) else { return vec![] };
            bag
        };
        let mut goods = vec![];
        let head = match *frame {
            Frame::Draw { deck, left, .. } => format!("draw {name} {} {left}", word_of(&DECKS, &deck)),
            Frame::Look { deck, left, rest, .. } => {
                format!("look {name} {} {left} {}", word_of(&DECKS, &deck), word_of(&RESTS, &rest))
            }
            Frame::Pay { bill, place, build, .. } => {
                goods = bag(&[(bill.wood, "wood"), (bill.stone, "stone"), (bill.food, "food"), (bill.any, "resource")]);
                let on = place.map_or(String::new(), |place| format!(" on {}", spot(place)));
                let build = build.map_or(String::new(), |built| format!(" for {}", card(built)));
                format!("pay {name}{on}{build}")
            }
            Frame::Over { .. } => format!("over {name}"),
            Frame::Raise { card: raised, .. } => format!("place {name} {}", card(raised)),
            Frame::Seal { card: sealed, .. } => format!("seal {name} {}", card(sealed)),
            Frame::Bonus { card: built, at, .. } => format!("bonus {name} {} {at}", card(built)),
            Frame::Produce { card: producing, at, .. } => format!("produce {name} {} {at}", card(producing)),
            Frame::Trigger { card: built, at, .. } => format!("trigger {name} {} {at}", card(built)),
            Frame::Offers { card: built, at, .. } => format!("offers {name} {} {at}", card(built)),
            Frame::Take { card: giver, source, .. } => {
                format!("take {name} {} {}", card(giver), SOURCES[source as usize])
            }
            Frame::Offer { card: giver, .. } => format!("offer {name} {}", card(giver)),
            Frame::Copy { card: copier, .. } => format!("copy {name} {}", card(copier)),
            Frame::Use { place, left, .. } => format!("use {name} {} {left}", spot(place)),
            Frame::Icons { card: razed, at, points, .. } => format!("icons {name} {} {at} {points}", card(razed)),
            Frame::Bury { card: razed, .. } => format!("bury {name} {}", card(razed)),
            Frame::Spoil { card: spoiled, .. } => format!("spoil {name} {}", card(spoiled)),
            Frame::Deploy { left, .. } => format!("samurai {name} {left}"),
            Frame::Exchange { pairs, .. } => {
                let items: Vec<(u8, &str)> = pairs.into_iter().zip(EXCHANGED.map(Good::id)).collect();
                goods = bag(&items);
                format!("exchange {name}")
            }
            Frame::Discard { .. } => format!("discard {name}"),
            Frame::Production { at, .. } => format!("production {name} {at}"),
            Frame::DealGood { good, .. } => format!("good {name} {}", good.id()),
            Frame::Lose { partner } => format!("lose {partner}"),
        };
        (head, goods)
    }
}

/// Reads what follows the verb of every frame that is a player's.
fn read_verb(verb: &str, entry: &mut Entry<'_>, bag: &[(usize, String)]) -> Result<Frame, Phrase> {
    let seat = entry.seat()?;
    let count = |word: &str| -> Result<u8, Phrase> {
        let counted = bag.iter().find(|(_, other)| other == word).map_or(0, |(count, _)| *count);
        within(counted as i64, 0, 200)
    };
    Ok(match verb {
        "draw" => Frame::Draw { seat, deck: entry.words.one_of(&DECKS)?, left: entry.number()? },
        "look" => Frame::Look {
            seat,
            deck: entry.words.one_of(&DECKS)?,
            left: entry.number()?,
            rest: entry.words.one_of(&RESTS)?,
        },
        "pay" => {
            let (wood, stone, food, any) = (count("wood")?, count("stone")?, count("food")?, count("resource")?);
            let (mut place, mut build) = (None, None);
            while let Some(word) = entry.words.next_word() {
                match word {
                    "on" => place = Some(entry.place()?),
                    "for" => build = Some(entry.card()?),
                    _ => return Err(entry.words.unreadable()),
                }
            }
            Frame::Pay { seat, bill: Bill { wood, stone, food, any }, place, build }
        }
        "over" => Frame::Over { seat },
        "place" => Frame::Raise { seat, card: entry.card()? },
        "seal" => Frame::Seal { seat, card: entry.card()? },
        "bonus" => Frame::Bonus { seat, card: entry.card()?, at: entry.number()? },
        "produce" => Frame::Produce { seat, card: entry.card()?, at: entry.number()? },
        "trigger" => Frame::Trigger { seat, card: entry.card()?, at: entry.number()? },
        "offers" => Frame::Offers { seat, card: entry.card()?, at: entry.number()? },
        "take" => {
            let card = entry.card()?;
            Frame::Take { seat, card, source: entry.words.one_of(&sources())? }
        }
        "offer" => Frame::Offer { seat, card: entry.card()? },
        "copy" => Frame::Copy { seat, card: entry.card()? },
        "use" => Frame::Use { seat, place: entry.place()?, left: entry.number()? },
        "icons" => Frame::Icons { seat, card: entry.card()?, at: entry.number()?, points: entry.number()? },
        "bury" => Frame::Bury { seat, card: entry.card()? },
        "spoil" => Frame::Spoil { seat, card: entry.card()? },
        "samurai" => Frame::Deploy { seat, left: entry.number()? },
        "exchange" => {
            let mut pairs = [0; EXCHANGED.len()];
            for (pair, good) in pairs.iter_mut().zip(EXCHANGED) {
                *pair = count(good.id())?;
            }
            Frame::Exchange { seat, pairs }
        }
        "discard" => Frame::Discard { seat },
        "production" => Frame::Production { seat, at: entry.number()? },
        "good" => {
            let good = Good::by_id(entry.words.word()?).ok_or_else(|| entry.words.unreadable())?;
            Frame::DealGood { seat, good }
        }
        _ => return Err(entry.words.unreadable()),
    })
}
