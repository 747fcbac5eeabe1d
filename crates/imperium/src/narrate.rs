//! What the game says to people, as messages. The sentences are in `messages/`.

mod brief;
mod choices;
mod moves;

use kernel::{Arg, Narrate, Part, Phrase, Seat, Seen, phrase};

use crate::action::{Action, Question, Refusal};
use crate::card::Card;
use crate::data::{ImperiumData, Side};
use crate::effects::program::Op;
use crate::effects::tell::Voice;
use crate::effects::tell::nouns::{self, Case, category, price, tokens};
use crate::effects::words::{Mark, Period, Price, Token};
use crate::events::Event;
use crate::frame::Frame;
use crate::setup::{Choice, Setup};
use crate::state::{Imperium, Stack, Stage};

impl Imperium {
    /// The name of a card, or of King of Kings for an effect of no card.
    fn title(&self, card: Card) -> Arg {
        match card.is_some() {
            true => Arg::Name(self.data.0.name(self.data.0.sort_of(self.deck, &self.nations, card))),
            false => Arg::Name(format!("imperium.king.{}", self.data.0.decks[self.deck as usize].id)),
        }
    }

    /// A card that is spoken of; some card if it is face down.
    fn card_phrase(&self, card: Card, case: Case) -> Phrase {
        match card.is_some() {
            true => {
                let named = phrase!("imperium-named", name = self.title(card));
                phrase!("imperium-cards-named", count = 1, case = case.word(), names = named)
            }
            false => phrase!("imperium-some-card"),
        }
    }

    /// A question about an effect: which card asks, and the sentence it is at.
    fn effect_question(&self, frame: &Frame) -> Option<Phrase> {
        let sentence = self.data.0.program.sentence_at(frame.at)?;
        let text = self.data.0.sentence(&sentence.step, sentence.before.as_ref());
        Some(phrase!("imperium-ask-effect", card = self.title(frame.card), text = text))
    }

    fn payment_question(&self, frame: &Frame) -> Phrase {
        let price = price(&self.asked_price(frame), Case::Is);
        let card = if matches!(self.op(frame.at), Op::Develop { .. }) { frame.last } else { frame.card };
        phrase!("imperium-ask-payment", card = self.title(card), price = price)
    }

    /// A question about a card that can answer to what has just happened: which, and what it would do.
    fn reaction_question(&self, frame: &Frame) -> Phrase {
        let sort = self.data.0.sorts.get(usize::from(self.traits(frame.card).sort));
        let steps = sort.and_then(|sort| sort.exhaust.as_ref()).map_or(&[][..], |exhaust| &exhaust.steps);
        let text = self.data.0.together(steps, Voice::DO);
        phrase!("imperium-ask-react", card = self.title(frame.card), text = text)
    }

    fn toll_price(&self, frame: &Frame) -> Phrase {
        price(&self.toll(frame.card).unwrap_or_default(), Case::Some)
    }
}

impl Narrate for Imperium {
    const MESSAGES: [&'static str; 2] = crate::MESSAGES;

    fn title() -> Phrase {
        phrase!("imperium-title")
    }

    fn gist() -> Phrase {
        phrase!("imperium-gist")
    }

    fn setup_form() -> Phrase {
        phrase!("imperium-setup-form")
    }

    fn variant(data: &ImperiumData, setup: &Setup) -> Phrase {
        let nations = match &setup.nations {
            None => phrase!("imperium-variant-random"),
            Some(choices) => {
                let name = |choice: &Choice| {
                    let id = &data.nations[choice.nation as usize].id;
                    let nation = Arg::Name(format!("imperium.nation.{id}"));
                    match choice.side {
                        Side::A => phrase!("imperium-variant-side-a", nation = nation).into(),
                        Side::B => phrase!("imperium-variant-side-b", nation = nation).into(),
                    }
                };
                phrase!("imperium-variant-chosen", nations = choices.iter().map(name).collect::<Vec<Arg>>())
            }
        };
        let deck = Arg::Name(format!("imperium.deck.{}", data.decks[setup.deck].id));
        if let Some(solo) = &setup.solo {
            return phrase!("imperium-variant-alone", nations = nations, deck = deck, level = solo.level.phrase());
        }
        phrase!("imperium-variant", players = setup.seats, nations = nations, deck = deck)
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "whatever is not of the course of the game is of an effect")]
    fn question(seen: &Seen<Imperium>, _: Seat) -> Phrase {
        let Some(frame) = seen.frame() else { return phrase!("imperium-over") };
        if seen.asked() == Question::Payment {
            return seen.payment_question(frame);
        }
        match seen.op(frame.at) {
            Op::Activation if seen.stage == Stage::Fresh => phrase!("imperium-ask-turn"),
            Op::Activation => phrase!("imperium-ask-activation"),
            Op::MarketToken => {
                let (token, count) = seen.market_token(frame.seat);
                phrase!("imperium-ask-market-token", tokens = tokens(token, count, Case::Some))
            }
            Op::DiscardAny => phrase!("imperium-ask-discard"),
            Op::Solstice => phrase!("imperium-ask-solstice"),
            Op::React => seen.reaction_question(frame),
            Op::Shield => phrase!("imperium-ask-shield"),
            Op::Toll => phrase!(
                "imperium-ask-toll",
                card = seen.title(frame.card),
                tokens = seen.toll_price(frame),
                who = frame.other
            ),
            Op::Develop { .. } if seen.data.0.program.sentence_at(frame.at).is_none() => {
                phrase!("imperium-ask-develop")
            }
            Op::BreakThrough(_) if seen.data.0.program.sentence_at(frame.at).is_none() => {
                phrase!("imperium-ask-innovate")
            }
            _ => seen.effect_question(frame).unwrap_or_else(|| phrase!("imperium-ask-activation")),
        }
    }

    fn choice(seen: &Seen<Imperium>, action: &Action) -> Phrase {
        seen.told_choice(action)
    }

    fn prospect(seen: &Seen<Imperium>, _: Seat, action: &Action) -> Vec<Phrase> {
        match *action {
            Action::Play(card) | Action::Exhaust(card) | Action::Take(card) => {
                let sort = seen.sort_of_card(card).filter(|_| seen.is_known(card));
                sort.map(|sort| seen.data.0.sort_text(sort)).unwrap_or_default()
            }
            Action::Innovate
            | Action::Revolt(_)
            | Action::End
            | Action::Deck(_)
            | Action::Branch(_)
            | Action::Name(_)
            | Action::Pay { .. }
            | Action::Amount(_)
            | Action::Yes
            | Action::Decline => vec![],
        }
    }

    fn told(seen: &Seen<Imperium>, event: &Seen<Event>) -> Option<Phrase> {
        let card = |card: Card| seen.card_phrase(card, Case::Some);
        let gained = |token, count: u16| tokens(token, count, Case::Some);
        Some(match **event {
            Event::Turn { seat } => phrase!("imperium-told-turn", who = seat),
            Event::Round { round } => phrase!("imperium-told-round", round = round),
            Event::Solstice => phrase!("imperium-told-solstice"),
            Event::Played { seat, card: played } => phrase!("imperium-told-played", who = seat, card = card(played)),
            Event::Exhausted { seat, card: used } => phrase!("imperium-told-exhausted", who = seat, card = card(used)),
            Event::Solemn { seat, card: used } => phrase!("imperium-told-solemn", who = seat, card = seen.title(used)),
            Event::Stirred { seat, card: used } => {
                phrase!("imperium-told-stirred", who = seat, card = seen.title(used))
            }
            Event::Innovated { seat } => phrase!("imperium-told-innovated", who = seat),
            // What it returns is told card by card.
            Event::Revolted { seat, .. } => phrase!("imperium-told-revolted", who = seat),
            Event::Moved { seat, card: moved, from, to, .. } => return seen.told_move(seat, moved, from, to),
            Event::Gained { seat, token, count } => {
                phrase!("imperium-told-gained", who = seat, tokens = gained(token, count))
            }
            Event::Paid { seat, token, count } => {
                phrase!("imperium-told-paid", who = seat, tokens = gained(token, count))
            }
            Event::Yielded { from, to, token, count } => {
                phrase!("imperium-told-yielded", who = from, whom = to, tokens = gained(token, count))
            }
            Event::OnMarket { seat, card: offered, token, count } => phrase!(
                "imperium-told-on-market",
                who = seat,
                tokens = gained(token, count.into()),
                card = card(offered)
            ),
            Event::Laid { seat, card: host, count } => phrase!(
                "imperium-told-on-card",
                who = seat,
                tokens = gained(Token::Progress, count.into()),
                card = card(host)
            ),
            Event::Shuffled { stack } => match stack {
                Stack::Deck(seat) => phrase!("imperium-told-shuffled-deck", who = seat),
                Stack::Nation(seat) => phrase!("imperium-told-shuffled-nation", who = seat),
                Stack::Main
                | Stack::Regions
                | Stack::Origins
                | Stack::Civilisation
                | Stack::Fame
                | Stack::Slots
                | Stack::Quests
                | Stack::Area
                | Stack::Discarded => return None,
            },
            Event::Looked { seat, card: looked, stack, .. } => match stack {
                Stack::Fame => phrase!("imperium-told-looked-fame", who = seat, card = card(looked)),
                Stack::Deck(_)
                | Stack::Nation(_)
                | Stack::Main
                | Stack::Regions
                | Stack::Origins
                | Stack::Civilisation
                | Stack::Slots
                | Stack::Quests
                | Stack::Area
                | Stack::Discarded => phrase!("imperium-told-looked", who = seat, card = card(looked)),
            },
            Event::Revealed { seat, card: shown, .. } => {
                phrase!("imperium-told-revealed", who = seat, card = card(shown))
            }
            Event::Named { seat, category: named } => {
                phrase!("imperium-told-named", who = seat, category = category(named))
            }
            Event::Failed { seat } => phrase!("imperium-told-failed", who = seat),
            Event::Warded { seat, card: shield } => {
                phrase!("imperium-told-warded", who = seat, card = seen.title(shield))
            }
            Event::Readied { seat, card: readied } => {
                phrase!("imperium-told-readied", who = seat, card = seen.title(readied))
            }
            Event::Converted { seat, card: host, mark } => {
                phrase!("imperium-told-converted", who = seat, card = seen.title(host), mark = nouns::mark(mark))
            }
            Event::Period { seat, period: Period::Barbarian } => phrase!("imperium-told-barbarian", who = seat),
            Event::Period { seat, period: Period::Empire } => phrase!("imperium-told-empire", who = seat),
            Event::King { seat, side: Side::A } => phrase!("imperium-told-king-a", who = seat),
            Event::King { seat, side: Side::B } => phrase!("imperium-told-king-b", who = seat),
            Event::Refreshed { .. } => return None,
            Event::Rolled { die, kept: true, .. } => phrase!("imperium-told-rolled", die = die),
            Event::Rolled { die, kept: false, .. } => phrase!("imperium-told-rolled-nothing", die = die),
            Event::Followed { seat, card: turned, .. } => {
                phrase!("imperium-told-followed", who = seat, card = card(turned))
            }
            Event::CleanedUp { seat } => phrase!("imperium-told-cleaned-up", who = seat),
            Event::Ending => phrase!("imperium-told-ending"),
            Event::LastRound => phrase!("imperium-told-last-round"),
            Event::Collapse => phrase!("imperium-told-collapse"),
            Event::Over => phrase!("imperium-told-over"),
        })
    }

    fn part(seen: &Seen<Imperium>, event: &Seen<Event>) -> Part {
        brief::part(seen, event)
    }

    fn refusal(seen: &Seen<Imperium>, refusal: &Refusal) -> Phrase {
        let card = |card: Card| seen.title(card);
        match *refusal {
            Refusal::Untimely(untimely) => untimely.phrase(),
            Refusal::NotInHand(asked) => phrase!("imperium-refused-not-in-hand", card = card(asked)),
            Refusal::NoAction => phrase!("imperium-refused-no-action"),
            Refusal::WrongPeriod(asked, period) => {
                phrase!("imperium-refused-wrong-period", card = card(asked), period = nouns::period(period))
            }
            Refusal::Unplayable(asked) => phrase!("imperium-refused-unplayable", card = card(asked)),
            Refusal::Requires(asked) => phrase!("imperium-refused-requires", card = card(asked)),
            Refusal::PlayedAlready(asked) => phrase!("imperium-refused-played-already", card = card(asked)),
            Refusal::NeedsPrice(asked) => {
                let price = seen.sort_of_card(asked).and_then(|sort| sort.play.first());
                let price = seen.data.0.together(price.map_or(&[], std::slice::from_ref), Voice::TO);
                phrase!("imperium-refused-needs-price", card = card(asked), price = price)
            }
            Refusal::Unable(asked) => {
                let exhaust = seen.sort_of_card(asked).and_then(|sort| sort.exhaust.as_ref());
                let text = seen.data.0.together(exhaust.map_or(&[], |exhaust| &exhaust.steps), Voice::DO);
                phrase!("imperium-refused-unable", card = card(asked), text = text)
            }
            Refusal::CannotPay => {
                let asked = seen.frame().map(|frame| seen.asked_price(frame)).unwrap_or_default();
                phrase!("imperium-refused-cannot-pay", price = price(&asked, Case::Is))
            }
            Refusal::NotInPlay(asked) => phrase!("imperium-refused-not-in-play", card = card(asked)),
            Refusal::NoExhaust(asked) => phrase!("imperium-refused-no-exhaust", card = card(asked)),
            Refusal::Exhausted(asked) => phrase!("imperium-refused-exhausted", card = card(asked)),
            Refusal::NoToken => phrase!("imperium-refused-no-token"),
            Refusal::TurnBegun => phrase!("imperium-refused-turn-begun"),
            Refusal::TooFew => phrase!("imperium-refused-too-few"),
            Refusal::NotOffered => phrase!("imperium-refused-not-offered"),
            Refusal::NotPossible => phrase!("imperium-refused-not-possible"),
            Refusal::NotOptional => phrase!("imperium-refused-not-optional"),
        }
    }

    fn source(source: &'static str) -> Phrase {
        match source {
            "progress" => phrase!("imperium-source-progress"),
            "power" => phrase!("imperium-source-power"),
            "nation" => phrase!("imperium-source-nation"),
            "regions" => phrase!("imperium-source-regions"),
            "origins" => phrase!("imperium-source-origins"),
            "civilisation" => phrase!("imperium-source-civilisation"),
            "raids" => phrase!("imperium-source-raids"),
            "fame" => phrase!("imperium-source-fame"),
            _ => phrase!("imperium-source-unrest"),
        }
    }

    fn decided(decision: &'static str) -> Phrase {
        match decision {
            "points" => phrase!("imperium-decided-points"),
            "fall" => phrase!("imperium-decided-fall"),
            "unrest" => phrase!("imperium-decided-unrest"),
            "unrest-points" => phrase!("imperium-decided-unrest-points"),
            _ => phrase!("imperium-decided-shared"),
        }
    }
}

/// What is paid in a mix, with progress standing for some of the price.
fn mixed(price: &Price, pairs: u8, people: u8) -> Price {
    Price {
        materials: price.materials.saturating_sub(pairs.saturating_mul(2)),
        population: price.population.saturating_sub(people),
        progress: price.progress.saturating_add(pairs).saturating_add(people),
        actions: price.actions,
    }
}

/// One mark that counts as others.
fn one_mark(mark: Mark) -> Phrase {
    nouns::counted_marks(&[mark], 1, Case::Some)
}
