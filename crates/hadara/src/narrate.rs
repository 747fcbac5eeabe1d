//! What the game says to people, as messages. The sentences are in `messages/`.

use kernel::{Arg, Game, Narrate, Part, Phrase, Seat, Seen, Viewer, phrase};

use crate::action::{Action, Deal, Refusal};
use crate::almanac::by_epoch;
use crate::brief;
use crate::card::{Card, ColonyTile, Colour, Epoch, Track};
use crate::data::HadaraData;
use crate::effects::Effect;
use crate::events::{Event, Offer, Origin};
use crate::setup::Setup;
use crate::state::{Edition, Hadara, Question, Side, Statue, Turned};

/// So many coins, as something that is got or paid.
pub(crate) fn coins(coins: impl Into<u32>) -> Phrase {
    phrase!("hadara-coins", coins = coins.into())
}

/// So many points.
pub(crate) fn points(points: impl Into<u32>) -> Phrase {
    phrase!("hadara-points", points = points.into())
}

/// The number of an epoch, as it is printed.
pub(crate) fn numeral(epoch: Epoch) -> Arg {
    Arg::Text(format!("{epoch:?}"))
}

fn side_letter(side: Side) -> Arg {
    Arg::Text(format!("{side:?}"))
}

impl HadaraData {
    /// The name of a card.
    pub fn card_name(&self, card: Card) -> Arg {
        match card.is_face() {
            true => Arg::Name(format!("hadara.card.{}", self.card_id(card))),
            false => phrase!("hadara-some-card").into(),
        }
    }

    /// The name of a colony tile.
    pub fn tile_name(&self, tile: ColonyTile) -> Arg {
        match tile {
            ColonyTile::HIDDEN => phrase!("hadara-some-colony").into(),
            tile => Arg::Name(format!("hadara.colony.{}", self.tile_id(tile))),
        }
    }

    /// The name of a colour.
    pub fn colour_name(&self, colour: Colour) -> Arg {
        Arg::Name(format!("hadara.colour.{}", self.colour_id(colour)))
    }

    /// The name of a track.
    pub fn track_name(&self, track: Track) -> Arg {
        Arg::Name(format!("hadara.track.{}", self.track_id(track)))
    }

    /// The name of the crest of the player in this seat.
    pub fn crest_name(&self, seat: Seat) -> Arg {
        Arg::Name(format!("hadara.crest.{}", self.crest_id(seat)))
    }

    /// What an effect does, in a sentence.
    pub fn effect_text(&self, effect: &Effect) -> Phrase {
        match effect {
            Effect::SellsForMore { coins: more } => phrase!("hadara-effect-sells-for-more", coins = coins(*more)),
            Effect::HoldsTile { steps } => phrase!("hadara-effect-holds-tile", steps = *steps),
            Effect::RaisesPerCard { track, steps } => {
                let colour = self.colour_name(track.colour());
                phrase!("hadara-effect-per-card", track = self.track_name(*track), colour = colour, steps = *steps)
            }
            Effect::LowersMedalPrices { silver, gold } => {
                phrase!("hadara-effect-medal-prices", silver = by_epoch(silver), gold = by_epoch(gold))
            }
            Effect::RaisesStatues { steps } => {
                phrase!("hadara-effect-statues", steps = *steps, points = points(*steps))
            }
            Effect::PaysInsteadOfRemoving { coins: each, times } => {
                phrase!("hadara-effect-pays-food", coins = coins(*each), times = *times)
            }
            Effect::SellsSurplus { coins: each, most } => {
                phrase!("hadara-effect-surplus", coins = coins(*each), most = *most)
            }
            Effect::PaidForHigherTracks { coins: each, most } => {
                let income = self.track_name(Track::Income);
                phrase!("hadara-effect-higher-tracks", track = income, coins = coins(*each), most = *most)
            }
            Effect::PaidForColonies { coins: each } => phrase!("hadara-effect-colonies", coins = coins(*each)),
            Effect::FillsSilverMedals { medals } => phrase!("hadara-effect-silver", medals = *medals),
            Effect::ScoresSets { points: each } => phrase!("hadara-effect-sets", points = points(*each)),
            Effect::JoinsAnySet => phrase!("hadara-effect-any-set"),
            Effect::ActsMoreOften { times } => phrase!("hadara-effect-more-often", times = *times),
            Effect::LowersRequirements { steps } => phrase!("hadara-effect-requirements", steps = *steps),
            Effect::BuysRequirements { coins: each, most } => {
                phrase!("hadara-effect-buys", coins = coins(*each), most = *most)
            }
        }
    }
}

impl Hadara {
    /// Who would take this decision: whoever looks, if they may; else one of those who may.
    fn decider(&self, viewer: Viewer) -> Seat {
        match viewer {
            Viewer::Seat(seat) if self.deciding().contains(seat) => seat,
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Omniscient => self.deciding().first().unwrap_or(self.turn),
        }
    }

    fn choice_of_deal(&self, seat: Seat, card: Card, deal: Deal) -> Phrase {
        let name = self.data.0.card_name(card);
        match deal {
            Deal::Buy { tile: None } => {
                phrase!("hadara-choose-buy", card = name, coins = coins(self.price(seat, card)))
            }
            Deal::Buy { tile: Some(track) } => {
                let track = self.data.0.track_name(track);
                phrase!("hadara-choose-buy-with", card = name, coins = coins(self.price(seat, card)), track = track)
            }
            Deal::Sell => {
                phrase!("hadara-choose-sell", card = name, coins = coins(self.sale(seat, self.data.0.face(card).epoch)))
            }
        }
    }

    fn choice_of_statue(&self, seat: Seat, slot: crate::Slot, statue: Statue) -> Phrase {
        let text = self.data.0.statue(slot);
        let more = self.effect(seat, |effect| {
            let Effect::RaisesStatues { steps } = effect else { return None };
            Some(*steps)
        });
        let bonus = text.bonus.value + more.unwrap_or(0);
        let (culture, track) = (text.culture.value, self.data.0.track_name(statue.tile));
        match statue.turned {
            Turned::Up => phrase!("hadara-choose-statue-up", culture = culture, track = track, steps = bonus),
            Turned::Down => {
                phrase!("hadara-choose-statue-down", culture = culture, track = track, points = points(bonus))
            }
        }
    }
}

impl Narrate for Hadara {
    const MESSAGES: [&'static str; 2] = crate::MESSAGES;

    fn title() -> Phrase {
        phrase!("hadara-title")
    }

    fn gist() -> Phrase {
        phrase!("hadara-gist")
    }

    fn setup_form() -> Phrase {
        phrase!("hadara-setup-form")
    }

    fn variant(_: &HadaraData, setup: &Setup) -> Phrase {
        match setup.edition {
            Edition::Full => phrase!("hadara-variant-full", players = setup.seats),
            Edition::First => phrase!("hadara-variant-first", players = setup.seats),
        }
    }

    fn question(seen: &Seen<Hadara>, seat: Seat) -> Phrase {
        let data = seen.data();
        match seen.asked() {
            Question::Side => phrase!("hadara-ask-side"),
            Question::Wheel => phrase!("hadara-ask-wheel", crest = data.crest_name(seat)),
            Question::Draw => phrase!("hadara-ask-draw", colour = data.colour_name(seen.pointed_at(seat))),
            Question::Colony => phrase!("hadara-ask-colony", military = seen.track(seat, Track::Military)),
            Question::Captured(level) => phrase!("hadara-ask-captured", level = data.front(level).military),
            Question::Statue => phrase!("hadara-ask-statue", culture = seen.track(seat, Track::Culture)),
            Question::Draft => phrase!("hadara-ask-draft"),
            Question::Feeding => phrase!(
                "hadara-ask-feeding",
                cards = seen.player(seat).tableau().len(),
                food = seen.track(seat, Track::Food),
                missing = seen.deficit(seat)
            ),
            Question::Medals => phrase!(
                "hadara-ask-medals",
                silver = coins(seen.silver_price(seat)),
                gold = coins(seen.gold_price(seat)),
                coins = seen.player(seat).coins()
            ),
            Question::Over => phrase!("hadara-over"),
        }
    }

    fn choice(seen: &Seen<Hadara>, action: &Action) -> Phrase {
        let data = seen.data();
        let seat = seen.decider(seen.viewer());
        match *action {
            Action::Side(side) => {
                let start = data.side(seen.player(seat).card, side);
                let (steps, coins) = (data.value_list(start.steps), coins(start.coins));
                phrase!("hadara-setup-side", side = side_letter(side), steps = steps, coins = coins)
            }
            Action::Wheel(colour) => phrase!("hadara-choose-wheel", colour = data.colour_name(colour)),
            Action::Draw { discard, keep, deal } => {
                let deal = seen.choice_of_deal(seat, keep, deal);
                phrase!("hadara-choose-draw", card = data.card_name(discard), deal = deal)
            }
            Action::Draft { card, deal } => seen.choice_of_deal(seat, card, deal),
            Action::Colony(level) => phrase!("hadara-choose-colony", level = data.front(level).military),
            Action::Plunder | Action::Integrate => match (seen.asked(), action) {
                (Question::Captured(level), Action::Plunder) => {
                    phrase!("hadara-choose-plunder", coins = coins(data.front(level).plunder))
                }
                (Question::Captured(level), _) => {
                    phrase!("hadara-choose-integrate", coins = coins(data.front(level).integration))
                }
                (_, _) => phrase!("hadara-decline"),
            },
            Action::Statue { slot, tile, turned } => seen.choice_of_statue(seat, slot, Statue { tile, turned }),
            Action::Remove(card) => phrase!("hadara-choose-remove", card = data.card_name(card)),
            Action::Pay => {
                phrase!("hadara-choose-pay", coins = coins(seen.payment(seat).map_or(0, |(coins, _)| coins)))
            }
            Action::Silver(track) => {
                phrase!("hadara-choose-silver", track = data.track_name(track), coins = coins(seen.silver_price(seat)))
            }
            Action::Gold => phrase!("hadara-choose-gold", coins = coins(seen.gold_price(seat))),
            Action::Decline => match seen.asked() {
                Question::Colony => phrase!("hadara-decline-colony"),
                Question::Statue => phrase!("hadara-decline-statue"),
                Question::Medals => phrase!("hadara-decline-medals"),
                Question::Side
                | Question::Wheel
                | Question::Draw
                | Question::Captured(_)
                | Question::Draft
                | Question::Feeding
                | Question::Over => phrase!("hadara-decline"),
            },
        }
    }

    fn prospect(seen: &Seen<Hadara>, seat: Seat, action: &Action) -> Vec<Phrase> {
        seen.prospect_of(seat, action)
    }

    fn told(seen: &Seen<Hadara>, event: &Seen<Event>) -> Option<Phrase> {
        let data = seen.data();
        Some(match **event {
            // The table shows who is still deciding; what was decided is told when all have.
            Event::Decided { .. } => return None,
            Event::SideChosen { seat, side, coins: got } => {
                phrase!("hadara-told-side", who = seat, side = side_letter(side), coins = coins(got))
            }
            Event::EpochBegan { epoch, first } => {
                phrase!("hadara-told-epoch", epoch = numeral(epoch), who = first)
            }
            Event::WheelSet { seat, colour } => {
                phrase!(
                    "hadara-told-wheel",
                    who = seat,
                    crest = data.crest_name(seat),
                    colour = data.colour_name(colour)
                )
            }
            Event::Drew { cards, .. } if cards.is_empty() => return None,
            Event::Drew { seat, cards } => {
                let cards = cards.iter().map(|card| data.card_name(*card)).collect::<Vec<Arg>>();
                phrase!("hadara-told-drew", who = seat, cards = cards)
            }
            Event::Discarded { seat, card } => {
                phrase!("hadara-told-discarded", who = seat, card = data.card_name(card))
            }
            Event::Bought { seat, card, price, tile: None, .. } => {
                phrase!("hadara-told-bought", who = seat, card = data.card_name(card), coins = coins(price))
            }
            Event::Bought { seat, card, price, tile: Some(track), .. } => phrase!(
                "hadara-told-bought-with",
                who = seat,
                card = data.card_name(card),
                coins = coins(price),
                track = data.track_name(track)
            ),
            Event::Sold { seat, card, coins: got, origin: Origin::Deck } if !card.is_face() => {
                phrase!("hadara-told-sold-hidden", who = seat, coins = coins(got))
            }
            Event::Sold { seat, card, coins: got, .. } => {
                phrase!("hadara-told-sold", who = seat, card = data.card_name(card), coins = coins(got))
            }
            Event::Income { seat, coins: got, more: 0 } => {
                phrase!("hadara-told-income", who = seat, coins = coins(got))
            }
            Event::Income { seat, coins: got, more } => {
                phrase!("hadara-told-income-more", who = seat, coins = coins(got), more = more)
            }
            Event::Captured { seat, level, paid, bounty } => {
                let level = data.front(level).military;
                match (paid, bounty) {
                    (0, 0) => phrase!("hadara-told-captured", who = seat, level = level),
                    (paid, 0) => phrase!("hadara-told-captured-paid", who = seat, level = level, paid = coins(paid)),
                    (0, got) => phrase!("hadara-told-captured-bounty", who = seat, level = level, bounty = coins(got)),
                    (paid, got) => phrase!(
                        "hadara-told-captured-both",
                        who = seat,
                        level = level,
                        paid = coins(paid),
                        bounty = coins(got)
                    ),
                }
            }
            Event::Plundered { seat, level, coins: got } => {
                phrase!("hadara-told-plundered", who = seat, level = data.front(level).military, coins = coins(got))
            }
            Event::Integrated { seat, level, tile, price } => phrase!(
                "hadara-told-integrated",
                who = seat,
                level = data.front(level).military,
                coins = coins(price),
                colony = data.tile_name(tile),
                steps = data.step_list(data.tile_back(tile).steps)
            ),
            Event::Carved { seat, slot, statue, paid } => {
                let (culture, track) = (data.statue(slot).culture.value, data.track_name(statue.tile));
                match (statue.turned, paid) {
                    (Turned::Up, 0) => phrase!("hadara-told-statue-up", who = seat, culture = culture, track = track),
                    (Turned::Down, 0) => {
                        phrase!("hadara-told-statue-down", who = seat, culture = culture, track = track)
                    }
                    (Turned::Up, paid) => {
                        let paid = coins(paid);
                        phrase!("hadara-told-statue-up-paid", who = seat, culture = culture, track = track, paid = paid)
                    }
                    (Turned::Down, paid) => {
                        let paid = coins(paid);
                        phrase!(
                            "hadara-told-statue-down-paid",
                            who = seat,
                            culture = culture,
                            track = track,
                            paid = paid
                        )
                    }
                }
            }
            Event::Removed { seat, card } => phrase!("hadara-told-removed", who = seat, card = data.card_name(card)),
            Event::PaidForFood { seat, coins: paid } => {
                phrase!("hadara-told-paid-food", who = seat, coins = coins(paid))
            }
            Event::SurplusSold { seat, coins: got } => phrase!("hadara-told-surplus", who = seat, coins = coins(got)),
            Event::SilverBought { seat, track, price } => {
                phrase!("hadara-told-silver", who = seat, track = data.track_name(track), coins = coins(price))
            }
            Event::GoldBought { seat, price } => phrase!("hadara-told-gold", who = seat, coins = coins(price)),
            Event::Declined { seat, what: Offer::Colony } => phrase!("hadara-told-declined-colony", who = seat),
            Event::Declined { seat, what: Offer::Statue } => phrase!("hadara-told-declined-statue", who = seat),
            Event::Declined { seat, what: Offer::Medals } => phrase!("hadara-told-declined-medals", who = seat),
            Event::GameEnded => phrase!("hadara-told-game-ended"),
        })
    }

    fn part(seen: &Seen<Hadara>, event: &Seen<Event>) -> Part {
        brief::part(seen, event)
    }

    fn refusal(seen: &Seen<Hadara>, refusal: &Refusal) -> Phrase {
        let data = seen.data();
        match *refusal {
            Refusal::Untimely(untimely) => untimely.phrase(),
            Refusal::NotDrawn => phrase!("hadara-refused-not-drawn"),
            Refusal::NotOnTop(card) => phrase!("hadara-refused-not-on-top", card = data.card_name(card)),
            Refusal::TileNeeded(card) => phrase!("hadara-refused-tile-needed", card = data.card_name(card)),
            Refusal::TileNotNeeded(card) => phrase!("hadara-refused-tile-not-needed", card = data.card_name(card)),
            Refusal::NoTile(track) => phrase!("hadara-refused-no-tile", track = data.track_name(track)),
            Refusal::CannotPay { price, coins } => phrase!("hadara-refused-cannot-pay", price = price, coins = coins),
            Refusal::LevelOwned(level) => phrase!("hadara-refused-level-owned", level = data.front(level).military),
            Refusal::MilitaryTooLow { needed, military } => {
                phrase!("hadara-refused-military", needed = needed, military = military)
            }
            Refusal::SlotTaken(slot) => phrase!("hadara-refused-slot-taken", culture = data.statue(slot).culture.value),
            Refusal::CultureTooLow { needed, culture } => {
                phrase!("hadara-refused-culture", needed = needed, culture = culture)
            }
            Refusal::NotOwned(card) => phrase!("hadara-refused-not-owned", card = data.card_name(card)),
            Refusal::NoPayment => phrase!("hadara-refused-no-payment"),
            Refusal::PaidEnough(times) => phrase!("hadara-refused-paid-enough", times = times),
            Refusal::NoMedalsLeft(most) => phrase!("hadara-refused-no-medals", most = most),
        }
    }

    fn source(source: &'static str) -> Phrase {
        match source {
            "colonies" => phrase!("hadara-source-colonies"),
            "statues" => phrase!("hadara-source-statues"),
            "silver" => phrase!("hadara-source-silver"),
            "gold" => phrase!("hadara-source-gold"),
            "cards" => phrase!("hadara-source-cards"),
            _ => phrase!("hadara-source-coins"),
        }
    }

    fn decided(decision: &'static str) -> Phrase {
        match decision {
            "points" => phrase!("hadara-decided-points"),
            "coins" => phrase!("hadara-decided-coins"),
            _ => phrase!("hadara-decided-shared"),
        }
    }
}
