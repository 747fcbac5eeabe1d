//! What the game says to people, as messages. The sentences are in `messages/`.

use kernel::{Arg, Game, Narrate, Part, Phrase, Seat, Seen, Viewer, phrase};

use crate::action::{Action, Pack, Pact, Refusal, Spot, Times};
use crate::almanac::{counted, listed, name};
use crate::brief;
use crate::card::Card;
use crate::data::SettlersData;
use crate::events::Event;
use crate::frame::Question;
use crate::goods::{Good, Goods};
use crate::setup::{Factions, Lookout, Peace, Setup};
use crate::state::Settlers;

impl Settlers {
    /// What a player's people are called; the virtual opponent has none.
    fn people(&self, seat: Seat) -> Arg {
        match self.is_solo() && seat == Settlers::OPPONENT {
            true => phrase!("settlers-opponent").into(),
            false => self.data.0.faction_name(self.player(seat).faction),
        }
    }

    /// A location by its card, with a number if there are several sorts.
    fn spot_name(&self, spot: Spot) -> Arg {
        let card = self.data.0.card_name(spot.card);
        match spot.sort {
            1 => card,
            sort => phrase!("settlers-location-sort", card = card, sort = sort).into(),
        }
    }

    fn card_list(&self, cards: &[Card]) -> Arg {
        Arg::List(cards.iter().map(|card| self.data.0.card_name(*card)).collect())
    }

    fn pact_phrase(&self, pact: Pact) -> Phrase {
        match pact {
            Pact::Card { seat, card } => {
                let good = self.facts(card).deal.map_or(Goods::NONE, |good| Goods::of(good, 1));
                phrase!(
                    "settlers-choose-deal",
                    card = self.data.0.card_name(card),
                    people = self.people(seat),
                    goods = listed(&good)
                )
            }
            Pact::Route { seat, spot } => {
                phrase!("settlers-choose-route", card = self.spot_name(spot), people = self.people(seat))
            }
            Pact::Attack(good) => phrase!("settlers-choose-attack", good = name(good)),
        }
    }
}

/// Who, as the log calls them: a player, or the virtual opponent.
pub(crate) fn whose(owner: Option<Seat>) -> Arg {
    owner.map_or_else(|| phrase!("settlers-opponent").into(), Arg::from)
}

impl Narrate for Settlers {
    const MESSAGES: [&'static str; 2] = crate::MESSAGES;

    fn title() -> Phrase {
        phrase!("settlers-title")
    }

    fn gist() -> Phrase {
        phrase!("settlers-gist")
    }

    fn setup_form() -> Phrase {
        phrase!("settlers-setup-form")
    }

    fn variant(data: &SettlersData, setup: &Setup) -> Phrase {
        let factions = match &setup.factions {
            Factions::Random => phrase!("settlers-variant-random"),
            Factions::Chosen(factions) => {
                let factions: Vec<Arg> = factions.iter().map(|faction| data.faction_name(*faction)).collect();
                phrase!("settlers-variant-chosen", factions = factions)
            }
        };
        let lookout = match setup.lookout {
            Lookout::Standard => None,
            Lookout::Alternative => Some(phrase!("settlers-variant-alternative")),
            Lookout::Advanced => Some(phrase!("settlers-variant-advanced")),
        };
        let peace = match setup.peace {
            Peace::War => None,
            Peace::Peaceful => Some(phrase!("settlers-variant-peaceful")),
        };
        let agreed: Vec<Arg> = [Some(factions), lookout, peace].into_iter().flatten().map(Arg::from).collect();
        phrase!("settlers-variant", players = setup.seats, agreed = agreed)
    }

    fn question(seen: &Seen<Settlers>, _: Seat) -> Phrase {
        match seen.asked() {
            Question::Nothing => phrase!("settlers-over"),
            Question::Pick if seen.drafts() => phrase!("settlers-ask-draft"),
            Question::Pick => phrase!("settlers-ask-pick"),
            Question::Turn => phrase!("settlers-ask-turn"),
            Question::After => phrase!("settlers-ask-after"),
            Question::Exchange => phrase!("settlers-ask-exchange"),
            Question::Pay => phrase!("settlers-ask-pay"),
            Question::Over => phrase!("settlers-ask-over"),
            Question::Draw => phrase!("settlers-ask-draw"),
            Question::Keep => phrase!("settlers-ask-keep"),
            Question::Discard => phrase!("settlers-ask-discard"),
            Question::Take => phrase!("settlers-ask-take"),
            Question::Offer => phrase!("settlers-ask-offer"),
            Question::Copy => phrase!("settlers-ask-copy"),
            Question::Samurai => phrase!("settlers-ask-samurai"),
            Question::Raze => phrase!("settlers-ask-raze"),
            Question::Target => phrase!("settlers-ask-target"),
            Question::Player => phrase!("settlers-ask-player"),
            Question::Steal => phrase!("settlers-ask-steal"),
            Question::Reset => phrase!("settlers-ask-reset"),
            Question::Choose => phrase!("settlers-ask-choose"),
            Question::Build => phrase!("settlers-ask-build"),
            Question::Lose => phrase!("settlers-ask-lose"),
        }
    }

    fn choice(seen: &Seen<Settlers>, action: &Action) -> Phrase {
        let card = |card: Card| seen.data().card_name(card);
        let spot = |spot: Spot| seen.spot_name(spot);
        match *action {
            Action::Pick(picked) => phrase!("settlers-choose-pick", card = card(picked)),
            Action::Build(built) => phrase!("settlers-choose-build", card = card(built)),
            Action::Deal(dealt) => {
                let good = seen.facts(dealt).deal.map_or(Goods::NONE, |good| Goods::of(good, 1));
                phrase!("settlers-choose-make-deal", card = card(dealt), goods = listed(&good))
            }
            Action::RazeHand(razed) => {
                let goods: Goods = seen.facts(razed).raze.iter().map(|good| (*good, 1)).collect();
                phrase!("settlers-choose-raze-hand", card = card(razed), goods = listed(&goods))
            }
            Action::Raze(target) => {
                phrase!("settlers-choose-raze", card = spot(target), people = seen.people(target.owner))
            }
            Action::Activate(target, Times::Once) => phrase!("settlers-choose-activate", card = spot(target)),
            Action::Activate(target, Times::Twice) => phrase!("settlers-choose-activate-twice", card = spot(target)),
            Action::Exchange(good) => {
                let workers = seen.figures().exchange_workers.value;
                phrase!("settlers-choose-exchange", workers = counted(Good::Worker, workers), good = counted(good, 1))
            }
            Action::Pass => phrase!("settlers-choose-pass"),
            Action::Done if seen.asked() == Question::Exchange => phrase!("settlers-choose-exchange-done"),
            Action::Done => phrase!("settlers-choose-done"),
            Action::Defend(target) => phrase!("settlers-choose-defend", card = spot(target)),
            Action::Samurai(target) => phrase!("settlers-choose-samurai", card = spot(target)),
            Action::Tuck { card: tucked, under } => {
                phrase!("settlers-choose-tuck", card = card(tucked), under = spot(under))
            }
            Action::Put { good, on } => phrase!("settlers-choose-put", good = counted(good, 1), on = spot(on)),
            Action::Pay(mix) => phrase!("settlers-choose-pay", goods = listed(&mix.goods())),
            Action::Over(target) => phrase!("settlers-choose-over", card = spot(target)),
            Action::OverFoundation => phrase!("settlers-choose-over-foundation"),
            Action::Draw(Pack::Common) => phrase!("settlers-choose-draw-common"),
            Action::Draw(Pack::Faction) => phrase!("settlers-choose-draw-faction"),
            Action::Keep(kept) => phrase!("settlers-choose-keep", card = card(kept)),
            Action::Discard(discarded) => phrase!("settlers-choose-discard", card = card(discarded)),
            Action::Take(goods) => phrase!("settlers-choose-take", goods = listed(&goods)),
            Action::Offer(good) => phrase!("settlers-choose-offer", good = counted(good, 1)),
            Action::Copy(copied) => phrase!("settlers-choose-copy", card = card(copied)),
            Action::Target(target) => {
                phrase!("settlers-choose-target", card = spot(target), people = seen.people(target.owner))
            }
            Action::TargetPlayer(seat) => phrase!("settlers-choose-player", people = seen.people(seat)),
            Action::Steal(seat, good) => {
                phrase!("settlers-choose-steal", people = seen.people(seat), good = counted(good, 1))
            }
            Action::Reset(target) => phrase!("settlers-choose-reset", card = spot(target)),
            Action::Choose(pact) => seen.pact_phrase(pact),
            Action::Lose(target) => phrase!("settlers-choose-lose", card = spot(target)),
            Action::Decline => phrase!("settlers-choose-decline"),
        }
    }

    fn prospect(seen: &Seen<Settlers>, seat: Seat, action: &Action) -> Vec<Phrase> {
        seen.prospect_of(seat, action)
    }

    fn told(seen: &Seen<Settlers>, event: &Seen<Event>) -> Option<Phrase> {
        let card = |card: Card| seen.data().card_name(card);
        let owner = |owner: Seat| whose((owner.index() < seen.seats()).then_some(owner));
        Some(match **event {
            Event::RoundBegan { round, first } => phrase!("settlers-told-round", round = round, who = first),
            Event::Opened { cards } => phrase!("settlers-told-opened", cards = seen.card_list(&cards)),
            Event::Picked { seat, card: picked } => phrase!("settlers-told-picked", who = seat, card = card(picked)),
            Event::Swept { card: swept } => phrase!("settlers-told-swept", card = card(swept)),
            Event::Dealt => phrase!("settlers-told-dealt"),
            Event::Chose { seat } => phrase!("settlers-told-chose", who = seat),
            Event::PassedOn => phrase!("settlers-told-passed-on"),
            Event::OpponentGot { card: got } => phrase!("settlers-told-opponent-got", card = card(got)),
            Event::Drew { seat, card: drawn, .. } | Event::Looked { seat, card: drawn, .. } => match drawn.is_face_up()
            {
                true => phrase!("settlers-told-drew", who = seat, card = card(drawn)),
                false => phrase!("settlers-told-drew-hidden", who = seat, card = card(drawn)),
            },
            Event::Reshuffled => phrase!("settlers-told-reshuffled"),
            Event::Kept { seat } => phrase!("settlers-told-kept", who = seat),
            Event::ShuffledBack { seat } => phrase!("settlers-told-shuffled-back", who = seat),
            Event::Discarded { seat, card: gone } => phrase!("settlers-told-discarded", who = seat, card = card(gone)),
            Event::Produced { seat } => phrase!("settlers-told-produced", who = seat),
            // What it brings is told.
            Event::Yields { .. } => return None,
            Event::ActionBegan => phrase!("settlers-told-action"),
            Event::Gained { seat, goods } => phrase!("settlers-told-gained", who = seat, goods = listed(&goods)),
            Event::Paid { seat, goods } => phrase!("settlers-told-paid", who = seat, goods = listed(&goods)),
            Event::Built { seat, card: built } => phrase!("settlers-told-built", who = seat, card = card(built)),
            Event::Raised { .. } => return None,
            Event::Cleared { seat, card: gone } => phrase!("settlers-told-cleared", who = seat, card = card(gone)),
            Event::FoundationCleared { seat, .. } => phrase!("settlers-told-foundation-cleared", who = seat),
            Event::DealMade { seat, card: dealt } => phrase!("settlers-told-deal", who = seat, card = card(dealt)),
            Event::RazedHand { seat, card: razed } => {
                phrase!("settlers-told-razed-hand", who = seat, card = card(razed))
            }
            Event::Razed { seat, owner: whom, card: razed } => {
                phrase!("settlers-told-razed", who = seat, whom = owner(whom), card = card(razed))
            }
            Event::Activated { seat, card: used, times: Times::Once } => {
                phrase!("settlers-told-activated", who = seat, card = card(used))
            }
            Event::Activated { seat, card: used, times: Times::Twice } => {
                phrase!("settlers-told-activated-twice", who = seat, card = card(used))
            }
            Event::Exchanged { seat, goods } => {
                phrase!("settlers-told-exchanged", who = seat, goods = listed(&goods))
            }
            Event::Passed { seat } => phrase!("settlers-told-passed", who = seat),
            Event::Defended { seat, card: guarded } => {
                phrase!("settlers-told-defended", who = seat, card = card(guarded))
            }
            Event::Deployed { seat, card: guarded } => {
                phrase!("settlers-told-deployed", who = seat, card = card(guarded))
            }
            Event::Tucked { seat, card: tucked, under } => {
                phrase!("settlers-told-tucked", who = seat, card = card(tucked), under = card(under))
            }
            Event::Stored { seat, good, on } => {
                phrase!("settlers-told-stored", who = seat, good = counted(good, 1), on = card(on))
            }
            Event::Stole { seat, from, good } => {
                phrase!("settlers-told-stole", who = seat, whom = from, good = counted(good, 1))
            }
            Event::Removed { seat, owner: whom, card: gone } => {
                phrase!("settlers-told-removed", who = seat, whom = owner(whom), card = card(gone))
            }
            Event::DealLost { seat, owner: whom, good } if whom == Some(seat) => {
                phrase!("settlers-told-own-deal-lost", who = seat, good = counted(good, 1))
            }
            Event::DealLost { seat, owner: whom, good } => {
                phrase!("settlers-told-deal-lost", who = seat, whom = whose(whom), good = counted(good, 1))
            }
            Event::DealTaken { seat, owner: whom, good } => {
                phrase!("settlers-told-deal-taken", who = seat, whom = whose(whom), good = counted(good, 1))
            }
            Event::Routed { seat, owner: whom, card: target } => {
                phrase!("settlers-told-routed", who = seat, whom = owner(whom), card = card(target))
            }
            Event::RouteEnded { seat, card: marker } => {
                phrase!("settlers-told-route-ended", who = seat, card = card(marker))
            }
            Event::Reset { seat, card: reset } => phrase!("settlers-told-reset", who = seat, card = card(reset)),
            Event::Blocked { seat, owner: whom, card: target } => {
                phrase!("settlers-told-blocked", who = seat, whom = owner(whom), card = card(target))
            }
            Event::Captured { seat, owner: whom, card: target } => {
                phrase!("settlers-told-captured", who = seat, whom = owner(whom), card = card(target))
            }
            Event::FoundationLaid { seat, card: laid } => {
                phrase!("settlers-told-foundation", who = seat, card = card(laid))
            }
            Event::CleanedUp => phrase!("settlers-told-cleanup"),
            Event::Collected { card: got } => phrase!("settlers-told-collected", card = card(got)),
            Event::AttackRevealed { good } => phrase!("settlers-told-attack", good = name(good)),
            Event::Lost { card: lost } => phrase!("settlers-told-lost", card = card(lost)),
            Event::GameEnded => phrase!("settlers-told-ended"),
        })
    }

    fn part(seen: &Seen<Settlers>, event: &Seen<Event>) -> Part {
        brief::part(seen, event)
    }

    fn refusal(seen: &Seen<Settlers>, refusal: &Refusal) -> Phrase {
        let card = |card: Card| seen.data().card_name(card);
        match *refusal {
            Refusal::Untimely(untimely) => untimely.phrase(),
            Refusal::NotOpen(asked) => phrase!("settlers-refused-not-open", card = card(asked)),
            Refusal::NotInHand(asked) => phrase!("settlers-refused-not-in-hand", card = card(asked)),
            Refusal::CannotPay(price) => {
                let seat = match seen.viewer() {
                    Viewer::Seat(seat) => Some(seat),
                    Viewer::Spectator | Viewer::Omniscient => seen.deciding().first(),
                };
                let lacking = seat.map_or(price.goods, |seat| seen.lacking(seat, &price));
                phrase!("settlers-refused-cannot-pay", goods = listed(&lacking))
            }
            Refusal::TooFewCards(cards) => phrase!("settlers-refused-too-few-cards", cards = cards),
            Refusal::NothingToDiscard => phrase!("settlers-refused-nothing-to-discard"),
            Refusal::NoDeal(asked) => phrase!("settlers-refused-no-deal", card = card(asked)),
            Refusal::NoRazeGoods(asked) => phrase!("settlers-refused-no-raze-goods", card = card(asked)),
            Refusal::NoSuchLocation => phrase!("settlers-refused-no-such-location"),
            Refusal::NoSuchDeal => phrase!("settlers-refused-no-such-deal"),
            Refusal::NotAnAction(asked) => phrase!("settlers-refused-not-an-action", card = card(asked)),
            Refusal::UsedUp(asked) => phrase!("settlers-refused-used-up", card = card(asked)),
            Refusal::NotTwice(asked) => phrase!("settlers-refused-not-twice", card = card(asked)),
            Refusal::Blocked(asked) => phrase!("settlers-refused-blocked", card = card(asked)),
            Refusal::NoTarget => phrase!("settlers-refused-no-target"),
            Refusal::Passed(seat) => phrase!("settlers-refused-passed", who = seat),
            Refusal::OwnLocation => phrase!("settlers-refused-own-location"),
            Refusal::NotOwn => phrase!("settlers-refused-not-own"),
            Refusal::Captured => phrase!("settlers-refused-captured"),
            Refusal::Peaceful => phrase!("settlers-refused-peaceful"),
            Refusal::NotFaction => phrase!("settlers-refused-not-faction"),
            Refusal::NotCommon => phrase!("settlers-refused-not-common"),
            Refusal::Protected => phrase!("settlers-refused-protected"),
            Refusal::WrongPayment => phrase!("settlers-refused-wrong-payment"),
            Refusal::DeckEmpty => phrase!("settlers-refused-deck-empty"),
            Refusal::NotDrawn(asked) => phrase!("settlers-refused-not-drawn", card = card(asked)),
            Refusal::NotOffered => phrase!("settlers-refused-not-offered"),
            Refusal::NotUsed => phrase!("settlers-refused-not-used"),
            Refusal::NotProduction => phrase!("settlers-refused-not-production"),
            Refusal::AlreadyRouted => phrase!("settlers-refused-already-routed"),
            Refusal::NotEqual => phrase!("settlers-refused-not-equal"),
        }
    }

    fn source(source: &'static str) -> Phrase {
        match source {
            "production" => phrase!("settlers-source-production"),
            "deals" => phrase!("settlers-source-deals"),
            "building" => phrase!("settlers-source-building"),
            "features" => phrase!("settlers-source-features"),
            "actions" => phrase!("settlers-source-actions"),
            "razing" => phrase!("settlers-source-razing"),
            "locations" => phrase!("settlers-source-locations"),
            _ => phrase!("settlers-source-stores"),
        }
    }

    fn decided(decision: &'static str) -> Phrase {
        match decision {
            "points" => phrase!("settlers-decided-points"),
            "goods" => phrase!("settlers-decided-goods"),
            "cards" => phrase!("settlers-decided-cards"),
            "solo-won" => phrase!("settlers-decided-solo-won"),
            "solo-lost" => phrase!("settlers-decided-solo-lost"),
            _ => phrase!("settlers-decided-shared"),
        }
    }
}
