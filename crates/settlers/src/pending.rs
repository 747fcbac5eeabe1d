//! What is still to be done inside an effect, written down. `docs/scenarios.md` lists the words.

use kernel::scenario::{Group, Value, read_groups};
use kernel::{Cast, Phrase, Seat, phrase};

use crate::card::Card;
use crate::effects::EXCHANGED;
use crate::frame::{FRAMES, Frame};
use crate::goods::{Bill, Good};
use crate::location::Place;
use crate::situation::within;
use crate::state::{Points, SOURCES, Settlers};
use crate::verbs::{Deck, Rest};

const DECKS: [(&str, Deck); 3] = [("any", Deck::Any), ("common", Deck::Common), ("faction", Deck::Faction)];
const RESTS: [(&str, Rest); 2] = [("discard", Rest::Discard), ("shuffle", Rest::Shuffle)];
const POINTS: [Points; SOURCES.len()] =
    [Points::Production, Points::Deals, Points::Building, Points::Features, Points::Actions, Points::Razing];

fn word_of<T: PartialEq>(words: &[(&'static str, T)], thing: &T) -> &'static str {
    words.iter().find(|(_, known)| known == thing).map_or("", |(word, _)| word)
}

fn thing_of<T: Copy>(words: &[(&'static str, T)], word: &str) -> Result<T, Phrase> {
    let known = words.iter().find(|(known, _)| *known == word);
    known.map(|(_, thing)| *thing).ok_or_else(|| phrase!("settlers-situation-pending", text = word))
}

/// The words of one entry, read from left to right.
struct Words<'a> {
    state: &'a Settlers,
    cast: &'a Cast,
    text: &'a str,
    words: std::str::SplitWhitespace<'a>,
}

impl Words<'_> {
    fn next(&mut self) -> Result<&str, Phrase> {
        self.words.next().ok_or_else(|| phrase!("settlers-situation-pending", text = self.text))
    }

    fn seat(&mut self) -> Result<Seat, Phrase> {
        let cast = self.cast;
        cast.seat(self.next()?)
    }

    fn card(&mut self) -> Result<Card, Phrase> {
        let data = self.state.data.0;
        data.card(self.next()?)
    }

    fn number(&mut self) -> Result<u8, Phrase> {
        within(self.next()?, 0, 200)
    }

    /// A location that is there: `OWNER I`.
    fn place(&mut self) -> Result<Place, Phrase> {
        let (state, cast) = (self.state, self.cast);
        let owner = state.read_area(self.next()?, cast)?;
        let at = self.number()?;
        match (at as usize) < state.empire(owner).len() {
            true => Ok(Place { owner, at }),
            false => Err(phrase!("settlers-situation-pending", text = self.text)),
        }
    }
}

impl Settlers {
    /// Puts the frames on the stack, the first on top.
    pub(crate) fn set_pending(&mut self, value: &str, cast: &Cast) -> Result<(), Phrase> {
        let groups = read_groups(value)?;
        for group in groups.iter().rev() {
            let frame = self.read_frame(group, cast)?;
            if let Frame::Raise { card, .. } = frame {
                self.take_all(&[card])?;
            }
            if self.stack.len() == FRAMES {
                return Err(phrase!("notation-too-many", most = FRAMES));
            }
            self.stack.push(frame);
        }
        Ok(())
    }

    fn read_frame(&self, (head, bag): &Group, cast: &Cast) -> Result<Frame, Phrase> {
        let unknown = || phrase!("settlers-situation-pending", text = head.as_str());
        let mut words = Words { state: self, cast, text: head, words: head.split_whitespace() };
        let verb = words.next()?.to_owned();
        if verb == "lose" {
            let partner = words.number()?;
            let there = (partner as usize + 1) < self.solo.row.len();
            return if there { Ok(Frame::Lose { partner }) } else { Err(unknown()) };
        }
        let seat = words.seat()?;
        let count = |word: &str| -> Result<u8, Phrase> {
            let counted = bag.iter().find(|(_, other)| other == word).map_or(0, |(count, _)| *count);
            within(&counted.to_string(), 0, 200)
        };
        let frame = match verb.as_str() {
            "draw" => Frame::Draw { seat, deck: thing_of(&DECKS, words.next()?)?, left: words.number()? },
            "look" => Frame::Look {
                seat,
                deck: thing_of(&DECKS, words.next()?)?,
                left: words.number()?,
                rest: thing_of(&RESTS, words.next()?)?,
            },
            "pay" => {
                let (wood, stone, food, any) = (count("wood")?, count("stone")?, count("food")?, count("resource")?);
                let (mut place, mut build) = (None, None);
                while let Ok(word) = words.next() {
                    match word {
                        "on" => place = Some(words.place()?),
                        "for" => build = Some(words.card()?),
                        _ => return Err(unknown()),
                    }
                }
                Frame::Pay { seat, bill: Bill { wood, stone, food, any }, place, build }
            }
            "over" => Frame::Over { seat },
            "place" => Frame::Raise { seat, card: words.card()? },
            "seal" => Frame::Seal { seat, card: words.card()? },
            "bonus" => Frame::Bonus { seat, card: words.card()?, at: words.number()? },
            "produce" => Frame::Produce { seat, card: words.card()?, at: words.number()? },
            "trigger" => Frame::Trigger { seat, card: words.card()?, at: words.number()? },
            "offers" => Frame::Offers { seat, card: words.card()?, at: words.number()? },
            "take" => {
                let card = words.card()?;
                let source = words.next()?;
                let source = SOURCES.iter().position(|known| *known == source).ok_or_else(unknown)?;
                Frame::Take { seat, card, source: POINTS[source] }
            }
            "offer" => Frame::Offer { seat, card: words.card()? },
            "copy" => Frame::Copy { seat, card: words.card()? },
            "use" => Frame::Use { seat, place: words.place()?, left: words.number()? },
            "icons" => Frame::Icons { seat, card: words.card()?, at: words.number()?, points: words.number()? },
            "spoil" => Frame::Spoil { seat, card: words.card()? },
            "samurai" => Frame::Deploy { seat, left: words.number()? },
            "exchange" => {
                let mut pairs = [0; EXCHANGED.len()];
                for (pair, good) in pairs.iter_mut().zip(EXCHANGED) {
                    *pair = count(good.id())?;
                }
                Frame::Exchange { seat, pairs }
            }
            "discard" => Frame::Discard { seat },
            "production" => Frame::Production { seat, at: words.number()? },
            "good" => {
                let good = Good::by_id(words.next()?).ok_or_else(unknown)?;
                Frame::DealGood { seat, good }
            }
            _ => return Err(unknown()),
        };
        Ok(frame)
    }

    pub(crate) fn get_pending(&self, cast: &Cast) -> Value {
        Value::Groups(self.stack.iter().rev().map(|frame| self.write_frame(frame, cast)).collect())
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
