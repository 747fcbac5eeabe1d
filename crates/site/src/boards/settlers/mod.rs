//! The board of Imperial Settlers.

mod almanac;
mod asked;
mod card;
mod deeds;
mod dock;
mod empire;
mod end;
mod hand;
mod latest;
mod location;
mod marks;
mod offers;
mod others;
pub mod setup;
mod solo;
#[cfg(test)]
mod tests;
mod tray;

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};

use kernel::{Chronicle, Game, Options, Phrase, Seat, Seen, Viewer, phrase};
use maud::{Markup, html};
use settlers::{Action, Card, Phase, Question, Settlers, SettlersData};
use table::Sitter;

use super::{Parts, Position};
use crate::pages::seat_class;
use crate::words::Say;
use latest::{Latest, latest};
use solo::{Threat, threats};

pub use almanac::{almanac_entry, kinds};
pub use end::{end_sheet, figures, headline, points};

/// Everything that the parts of the board need.
struct Scene<'a> {
    seen: Seen<Settlers>,
    me: Option<Seat>,
    /// Whose empire stands in the middle: mine, or that of whoever decides if I only watch.
    shown: Seat,
    acting: Option<Seat>,
    /// What the acting seat may decide.
    options: Options<Action>,
    names: Vec<String>,
    bots: Vec<bool>,
    say: Say<'a>,
    latest: Latest,
    /// Solo: what the attack cards that lie face down would do.
    threats: Vec<Threat>,
    /// The options that have a button by now.
    drawn: RefCell<Vec<Action>>,
    /// Cards whose face can be opened.
    opened: RefCell<BTreeSet<Card>>,
    /// How often each card lies where cards move.
    lying: RefCell<BTreeMap<Card, usize>>,
    /// How many buttons have a digit already.
    digits: Cell<usize>,
    /// How many reasons have been given.
    reasons: Cell<usize>,
}

/// Draws a position.
pub fn draw(position: &Position<'_>, chronicle: &Chronicle<Settlers>) -> Parts {
    let scene = Scene::new(position, chronicle);
    let say = position.say;
    let (state, others, board, mine, hand) = (scene.state(), scene.others(), scene.board(), scene.mine(), scene.hand());
    let seats = scene.seat_popovers();
    // The dock comes last: it lists whatever no other part has drawn a button for.
    let dock = scene.dock();
    let solo = scene.seen.is_solo();
    Parts {
        state,
        others,
        others_tab: say.word(if solo { "settlers-page-opponent" } else { "table-tab-others" }),
        board,
        board_name: say.word("settlers-page-board"),
        mine,
        mine_class: seat_class(scene.shown),
        mine_tab: say.word("settlers-page-hand"),
        hand,
        hand_class: "",
        hand_name: say.word("settlers-page-hand"),
        dock,
        keys: say.word("settlers-page-keys"),
        table_class: if solo { "solo" } else { "" },
        popovers: html! { (seats) (scene.card_popovers()) },
    }
}

const ROMAN: [&str; 10] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

impl<'a> Scene<'a> {
    fn new(position: &Position<'a>, chronicle: &Chronicle<Settlers>) -> Scene<'a> {
        let count = position.decisions.min(chronicle.decisions().len());
        let seen = chronicle.position(count).seen_by(position.viewer);
        let me = match position.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Omniscient => None,
        };
        let mut options = Options::new();
        if let Some(seat) = position.acting {
            seen.options(seat, &mut options);
        }
        Scene {
            shown: me.or(seen.deciding().first()).unwrap_or(seen.turn()),
            threats: threats(&seen),
            seen,
            me,
            acting: position.acting,
            options,
            names: position.table.names(),
            bots: position.table.sitters().iter().map(|sitter| matches!(sitter, Sitter::Bot { .. })).collect(),
            say: position.say,
            latest: latest(chronicle, count),
            drawn: RefCell::default(),
            opened: RefCell::default(),
            lying: RefCell::default(),
            digits: Cell::new(0),
            reasons: Cell::new(0),
        }
    }

    fn data(&self) -> &'static SettlersData {
        self.seen.data()
    }

    fn said(&self, phrase: &Phrase) -> String {
        self.say.say(phrase)
    }

    /// How a player is called in a sentence of the page.
    fn player_name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.say.word("settlers-page-opponent"),
        }
    }

    fn card_name(&self, card: Card) -> String {
        self.said(&phrase!("plain-name", name = self.data().card_name(card)))
    }

    /// How far the game is.
    fn state(&self) -> Markup {
        let (round, rounds) = (self.seen.round(), self.data().figures.rounds.value);
        let label = self.said(&phrase!("settlers-page-round", round = round, rounds = rounds));
        let phase = match self.seen.phase() {
            Phase::Lookout => "settlers-page-lookout",
            Phase::Production => "settlers-page-production",
            Phase::Action => "settlers-page-actions",
            Phase::Attack => "settlers-page-attack",
            Phase::Over => "settlers-over",
        };
        html! {
            span.rounds role="img" aria-label=(label) title=(label) {
                @for number in 1..=rounds {
                    i class=(if number < round { "past" } else if number == round { "now" } else { "" }) {
                        (ROMAN.get(usize::from(number) - 1).copied().unwrap_or("+"))
                    }
                }
            }
            span { (self.say.word(phase)) }
        }
    }

    /// What stands in the middle: open cards if there are any, and the empire, or what may be chosen of others.
    fn board(&self) -> Markup {
        let targets = self.aims_at_others() && !self.seen.is_solo();
        html! {
            (self.open_row())
            @if targets { (self.targets()) } @else { (self.empire(self.shown, location::Role::Middle)) }
        }
    }

    /// Whether the acting player has to choose among what others have.
    fn aims_at_others(&self) -> bool {
        let foreign = |spot: &settlers::Spot| Some(spot.owner) != self.acting;
        match self.seen.asked() {
            Question::Raze => self.acting.is_some(),
            Question::Target => {
                self.options.iter().any(|option| matches!(option, Action::Target(spot) if foreign(spot)))
            }
            Question::Nothing
            | Question::Pick
            | Question::Turn
            | Question::After
            | Question::Exchange
            | Question::Pay
            | Question::Over
            | Question::Draw
            | Question::Keep
            | Question::Discard
            | Question::Take
            | Question::Offer
            | Question::Copy
            | Question::Samurai
            | Question::Player
            | Question::Steal
            | Question::Reset
            | Question::Choose
            | Question::Build
            | Question::Lose => false,
        }
    }

    /// The faces of all cards that can be opened.
    fn card_popovers(&self) -> Markup {
        let cards = self.opened.borrow();
        html! { @for card in cards.iter() { (card::popover(self.say, *card)) } }
    }

    /// Opens the face of a card.
    fn opens(&self, card: Card) -> String {
        self.opened.borrow_mut().insert(card);
        format!("c-{}", self.data().card_id(card))
    }

    /// What a card is called while it moves; each copy that is shown has a name of its own.
    fn moving(&self, card: Card) -> String {
        let mut lying = self.lying.borrow_mut();
        let count = lying.entry(card).or_default();
        *count += 1;
        let id = self.data().card_id(card);
        if *count == 1 { id.to_owned() } else { format!("{id}-{count}") }
    }
}
