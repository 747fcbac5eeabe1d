//! What the game says to people, as messages. The sentences are in `messages/`.

use kernel::{Arg, Game, Narrate, Part, Phrase, Seat, Seen, phrase};

use crate::action::{Action, Refusal};
use crate::brief;
use crate::card::{Card, Kingdom, Tribe};
use crate::data::{Ability, EthnosData, Figures};
use crate::events::Event;
use crate::setup::{Setup, Tribes};
use crate::state::{Ethnos, Question};

/// What an ability does, in a sentence.
pub(crate) fn ability(ability: Ability, figures: &Figures) -> Phrase {
    match ability {
        Ability::DrawsBandSize => phrase!("ethnos-ability-draws"),
        Ability::KeepsBandSize => phrase!("ethnos-ability-keeps"),
        Ability::PlaysAnotherBand => phrase!("ethnos-ability-plays-another"),
        Ability::PlacesAnywhere => phrase!("ethnos-ability-places-anywhere"),
        Ability::PlacesNoMarker => phrase!("ethnos-ability-places-nothing"),
        Ability::LargerForPlacing(cards) => phrase!("ethnos-ability-larger-for-placing", cards = cards),
        Ability::LargerForGlory(cards) => phrase!("ethnos-ability-larger-for-glory", cards = cards),
        Ability::TakesGiantToken => phrase!("ethnos-ability-giant", glory = figures.giant_taken.value),
        Ability::TakesTrollToken => phrase!("ethnos-ability-troll"),
        Ability::MovesOnMerfolkBoard => {
            let symbols = figures.merfolk_symbols.value.iter().map(|space| Arg::from(*space)).collect::<Vec<_>>();
            phrase!("ethnos-ability-merfolk", symbols = symbols, last = figures.merfolk_last.value)
        }
        Ability::MarksHorde => {
            let glory = figures.orc_glory.value[1..].iter().map(|glory| Arg::from(*glory)).collect::<Vec<_>>();
            phrase!("ethnos-ability-horde", glory = glory)
        }
        Ability::JoinsAnyBand => phrase!("ethnos-ability-joins-any"),
        Ability::LeavesBeforeScoring => phrase!("ethnos-ability-leaves"),
    }
}

impl EthnosData {
    pub(crate) fn card_name(&self, card: Card) -> Arg {
        match card {
            Card::HIDDEN => phrase!("ethnos-some-card").into(),
            Card::DRAGON => phrase!("ethnos-dragon").into(),
            ally => Arg::Name(format!("ethnos.card.{}", self.card_id(ally))),
        }
    }

    pub(crate) fn kingdom_name(&self, kingdom: Kingdom) -> Arg {
        Arg::Name(format!("ethnos.kingdom.{}", self.kingdom_id(kingdom)))
    }

    pub(crate) fn colour_name(&self, kingdom: Kingdom) -> Arg {
        Arg::Name(format!("ethnos.colour.{}", self.colour_id(kingdom)))
    }

    pub(crate) fn card_list(&self, kinds: impl Iterator<Item = (Card, usize)>) -> Arg {
        let item = |(card, count)| match count {
            1 => self.card_name(card),
            _ => phrase!("ethnos-several-cards", card = self.card_name(card), count = count).into(),
        };
        Arg::List(kinds.map(item).collect())
    }
}

impl Narrate for Ethnos {
    const MESSAGES: [&'static str; 2] = crate::MESSAGES;

    fn title() -> Phrase {
        phrase!("ethnos-title")
    }

    fn gist() -> Phrase {
        phrase!("ethnos-gist")
    }

    fn setup_form() -> Phrase {
        phrase!("ethnos-setup-form")
    }

    fn variant(data: &EthnosData, setup: &Setup) -> Phrase {
        match &setup.tribes {
            Tribes::Random => phrase!("ethnos-variant-random", players = setup.seats),
            Tribes::Chosen(tribes) => {
                let tribe = |tribe: &Tribe| {
                    phrase!("ethnos-tribe", tribe = Arg::Name(format!("ethnos.tribe.{}", data.tribe_id(*tribe)))).into()
                };
                let tribes: Vec<Arg> = tribes.iter().map(tribe).collect();
                phrase!("ethnos-variant-chosen", players = setup.seats, tribes = tribes)
            }
        }
    }

    fn question(seen: &Seen<Ethnos>, seat: Seat) -> Phrase {
        let data = seen.data();
        let (size, colour) = seen.last_band().map_or((0, Kingdom(0)), |band| (band.size(), band.leader().colour()));
        match seen.asked() {
            Question::Turn if seen.player(seat).hand().len() >= seen.hand_limit() => {
                phrase!("ethnos-ask-turn-full", limit = seen.hand_limit())
            }
            Question::Turn => phrase!("ethnos-ask-turn"),
            Question::Place => {
                let mut open = seen.open_kingdoms();
                match (open.next(), open.next()) {
                    (Some(only), None) => phrase!("ethnos-ask-place", kingdom = data.kingdom_name(only)),
                    (Some(_) | None, _) => phrase!("ethnos-ask-place-anywhere"),
                }
            }
            Question::Bonus(left) => phrase!("ethnos-ask-bonus", left = left),
            Question::Troll => phrase!("ethnos-ask-troll", size = size),
            Question::Horde => phrase!("ethnos-ask-horde", colour = data.colour_name(colour)),
            Question::Another => phrase!("ethnos-ask-another"),
            Question::Keep => phrase!("ethnos-ask-keep", limit = seen.keep_limit()),
            Question::Draw => phrase!("ethnos-ask-draw", size = size),
            Question::Raid => {
                let markers = seen.player(seat).horde_size();
                let glory = seen.figures().orc_glory.value[markers];
                phrase!("ethnos-ask-raid", markers = markers, glory = glory)
            }
            Question::Over => phrase!("ethnos-over"),
        }
    }

    fn choice(seen: &Seen<Ethnos>, action: &Action) -> Phrase {
        let data = seen.data();
        match action {
            Action::RecruitDeck => phrase!("ethnos-choose-deck"),
            Action::RecruitRow(card) => phrase!("ethnos-choose-row", card = data.card_name(*card)),
            Action::Band { leader, followers } if followers.is_empty() => {
                phrase!("ethnos-choose-band-alone", leader = data.card_name(*leader))
            }
            Action::Band { leader, followers } => phrase!(
                "ethnos-choose-band",
                size = followers.len() + 1,
                leader = data.card_name(*leader),
                followers = data.card_list(followers.kinds())
            ),
            Action::Pass => phrase!("ethnos-choose-pass"),
            Action::Place(kingdom) => {
                let number = seen.land(*kingdom).markers(seen.turn()) + 1;
                phrase!("ethnos-choose-place", kingdom = data.kingdom_name(*kingdom), number = number)
            }
            Action::Troll(value) => phrase!("ethnos-choose-troll", value = *value),
            Action::Horde => phrase!("ethnos-choose-horde"),
            Action::Keep(cards) if cards.is_empty() => phrase!("ethnos-choose-keep-nothing"),
            Action::Keep(cards) => phrase!("ethnos-choose-keep", cards = data.card_list(cards.kinds())),
            Action::Draw => phrase!("ethnos-choose-draw", size = seen.last_band().map_or(0, |band| band.size())),
            Action::Raid => {
                let markers = seen.player(seen.turn()).horde_size();
                phrase!("ethnos-choose-raid", glory = seen.figures().orc_glory.value[markers])
            }
            Action::Decline => match seen.asked() {
                Question::Place | Question::Bonus(_) => phrase!("ethnos-decline-place"),
                Question::Troll => phrase!("ethnos-decline-troll"),
                Question::Horde => phrase!("ethnos-decline-horde"),
                Question::Another => phrase!("ethnos-decline-another"),
                Question::Draw => phrase!("ethnos-decline-draw"),
                Question::Raid => phrase!("ethnos-decline-raid"),
                Question::Turn | Question::Keep | Question::Over => phrase!("ethnos-decline"),
            },
        }
    }

    fn prospect(seen: &Seen<Ethnos>, seat: Seat, action: &Action) -> Vec<Phrase> {
        seen.prospect_of(seat, action)
    }

    fn told(seen: &Seen<Ethnos>, event: &Seen<Event>) -> Option<Phrase> {
        let data = seen.data();
        Some(match **event {
            Event::AgeBegan { age, first } => phrase!("ethnos-told-age-began", age = age, who = first),
            Event::Recruited { seat, card } => {
                phrase!("ethnos-told-recruited", who = seat, card = data.card_name(card))
            }
            Event::Drew { seat, card: Card::HIDDEN } => phrase!("ethnos-told-drew-hidden", who = seat),
            Event::Drew { seat, card } => phrase!("ethnos-told-drew", who = seat, card = data.card_name(card)),
            Event::Dragon { seat, number } => phrase!("ethnos-told-dragon", who = seat, number = number),
            Event::Passed { seat } => phrase!("ethnos-told-passed", who = seat),
            Event::BandPlayed { seat, leader, followers } if followers.is_empty() => {
                phrase!("ethnos-told-band-alone", who = seat, leader = data.card_name(leader))
            }
            Event::BandPlayed { seat, leader, followers } => phrase!(
                "ethnos-told-band",
                who = seat,
                size = followers.len() + 1,
                leader = data.card_name(leader),
                followers = data.card_list(followers.kinds())
            ),
            Event::MarkerPlaced { seat, kingdom, count } => {
                phrase!("ethnos-told-marker", who = seat, kingdom = data.kingdom_name(kingdom), count = count)
            }
            Event::GiantTaken { seat, size, glory } => {
                phrase!("ethnos-told-giant", who = seat, size = size, glory = glory)
            }
            Event::TrollTaken { seat, value } => phrase!("ethnos-told-troll", who = seat, value = value),
            Event::HordeMarked { seat, colour } => {
                phrase!("ethnos-told-horde", who = seat, colour = data.colour_name(colour))
            }
            Event::MerfolkMoved { seat, to } => phrase!("ethnos-told-merfolk", who = seat, to = to),
            Event::Kept { seat, count } => phrase!("ethnos-told-kept", who = seat, count = count),
            Event::Discarded { seat, cards } => {
                phrase!("ethnos-told-discarded", who = seat, cards = data.card_list(cards.kinds()))
            }
            Event::AgeEnded { age, drawer } => phrase!("ethnos-told-age-ended", age = age, who = drawer),
            Event::Raided { seat, markers, glory } => {
                phrase!("ethnos-told-raided", who = seat, markers = markers, glory = glory)
            }
            Event::KingdomScored { kingdom, seat, glory } => {
                phrase!("ethnos-told-kingdom", who = seat, kingdom = data.kingdom_name(kingdom), glory = glory)
            }
            Event::MerfolkScored { seat, glory } => phrase!("ethnos-told-merfolk-scored", who = seat, glory = glory),
            Event::GiantScored { seat, glory } => phrase!("ethnos-told-giant-scored", who = seat, glory = glory),
            Event::BandsScored { seat, bands, glory } => {
                phrase!("ethnos-told-bands", who = seat, bands = bands, glory = glory)
            }
            Event::GameEnded => phrase!("ethnos-told-game-ended"),
        })
    }

    fn part(seen: &Seen<Ethnos>, event: &Seen<Event>) -> Part {
        brief::part(seen, event)
    }

    fn refusal(seen: &Seen<Ethnos>, refusal: &Refusal) -> Phrase {
        let data = seen.data();
        match *refusal {
            Refusal::Untimely(untimely) => untimely.phrase(),
            Refusal::HandFull(limit) => phrase!("ethnos-refused-hand-full", limit = limit),
            Refusal::NotInRow(card) => phrase!("ethnos-refused-not-in-row", card = data.card_name(card)),
            Refusal::NotInHand(card) => phrase!("ethnos-refused-not-in-hand", card = data.card_name(card)),
            Refusal::BandMixed => phrase!("ethnos-refused-band-mixed"),
            Refusal::CannotLead(card) => phrase!("ethnos-refused-cannot-lead", card = data.card_name(card)),
            Refusal::TooSmall { kingdom, needed } => {
                phrase!("ethnos-refused-too-small", kingdom = data.kingdom_name(kingdom), needed = needed)
            }
            Refusal::WrongKingdom(kingdom) => {
                phrase!("ethnos-refused-wrong-kingdom", kingdom = data.kingdom_name(kingdom))
            }
            Refusal::NoMarkers => phrase!("ethnos-refused-no-markers"),
            Refusal::TokenTaken(seat) => phrase!("ethnos-refused-token-taken", who = seat),
            Refusal::TokenTooHigh(size) => phrase!("ethnos-refused-token-too-high", size = size),
            Refusal::NoSuchToken => phrase!("ethnos-refused-no-such-token"),
            Refusal::TooManyKept(limit) => phrase!("ethnos-refused-too-many-kept", limit = limit),
            Refusal::NotStuck => phrase!("ethnos-refused-not-stuck"),
        }
    }

    fn source(source: &'static str) -> Phrase {
        match source {
            "kingdoms" => phrase!("ethnos-source-kingdoms"),
            "merfolk" => phrase!("ethnos-source-merfolk"),
            "giant" => phrase!("ethnos-source-giant"),
            "orcs" => phrase!("ethnos-source-orcs"),
            _ => phrase!("ethnos-source-bands"),
        }
    }

    fn decided(decision: &'static str) -> Phrase {
        match decision {
            "glory" => phrase!("ethnos-decided-glory"),
            "markers" => phrase!("ethnos-decided-markers"),
            "bands" => phrase!("ethnos-decided-bands"),
            _ => phrase!("ethnos-decided-shared"),
        }
    }
}
