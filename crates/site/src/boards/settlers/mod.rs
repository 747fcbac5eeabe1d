//! The board of Imperial Settlers.

mod almanac;
mod asked;
mod card;
mod deeds;
mod dock;
mod empire;
mod end;
mod guide;
mod hand;
mod latest;
mod location;
mod marks;
mod offers;
mod others;
mod round;
pub mod setup;
mod solo;
#[cfg(test)]
mod tests;
mod tray;

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};

use kernel::data::Entry;
use kernel::{Arg, Game, Options, Phrase, Seat, Seen, Story, phrase};
use maud::{Markup, html};
use settlers::{Action, Card, Phase, Question, Settlers, SettlersData};

use super::{Board, Guide, Has, Heap, Parts, Position, Retelling, Retold, seat_of};
use crate::acts::Form;
use crate::assets::{Asset, files};
use crate::pages::seat_class;
use crate::words::Say;
use latest::{Latest, latest};
use solo::{Threat, threats};

/// The style sheet.
static SHEET: Asset = Asset::sheet(
    "settlers",
    files![
        "boards/board.css",
        "boards/apart.css",
        "boards/hands.css",
        "boards/row.css",
        "settlers/goods.css",
        "settlers/cards.css",
        "settlers/empire.css",
        "settlers/location.css",
        "settlers/others.css",
        "settlers/hand.css",
        "settlers/open.css",
        "settlers/solo.css",
        "settlers/screens.css",
        "settlers/almanac.css",
    ],
);

/// The signs.
static SIGNS: Asset = Asset::picture("icons-settlers", files!["icons-settlers.svg"]);

impl Board for Settlers {
    const WORDS: [&'static str; 2] =
        [include_str!("../../../messages/settlers/en.ftl"), include_str!("../../../messages/settlers/ru.ftl")];
    const MARK: &'static str = "g-settlers";
    const MINUTES: Option<[u16; 2]> = Some([45, 90]);
    const BOOK: Option<[&'static str; 2]> =
        Some([include_str!("../../../text/settlers.en.txt"), include_str!("../../../text/settlers.ru.txt")]);
    const QUICK: usize = 2;
    const USUAL: &'static str = "lookout=standard&peace=war";
    const HINT: &'static str = "settlers-face-find";

    const GUIDE: Guide = guide::GUIDE;

    fn sheet() -> &'static Asset {
        &SHEET
    }

    fn pictures() -> Option<&'static Asset> {
        Some(&SIGNS)
    }

    fn fields(data: &'static SettlersData, say: Say<'_>, form: &Form) -> Markup {
        setup::fields(data, say, form)
    }

    fn read(data: &'static SettlersData, form: &Form, seats: usize) -> Result<String, Phrase> {
        Ok(setup::read(data, form, seats))
    }

    fn kinds(say: Say<'_>) -> Vec<(Option<Markup>, usize)> {
        almanac::kinds(say)
    }

    fn faces(say: Say<'_>) -> Vec<Markup> {
        let cards = say.data::<SettlersData>().cards();
        cards.map(|card| card::face(say, card, card::Size::Medium, "", None)).collect()
    }

    fn facets(say: Say<'_>, _: usize, entry: &Entry) -> Vec<Has> {
        almanac::facets(say, entry)
    }

    fn entry(say: Say<'_>, _: usize, entry: &Entry) -> Markup {
        almanac::almanac_entry(say, entry)
    }

    fn likeness(say: Say<'_>, id: &str) -> Option<Markup> {
        almanac::likeness(say, id)
    }

    fn draw(position: &Position<'_, Story<Settlers>>) -> Parts {
        draw(position)
    }

    fn retold(story: &Story<Settlers>) -> Vec<Retold> {
        round::ends(story)
    }

    fn retelling(story: &Story<Settlers>, say: Say<'_>, number: usize) -> Option<Retelling> {
        round::retelling(story, say, number)
    }

    fn stages(story: &Story<Settlers>) -> Vec<(usize, Phrase)> {
        round::rounds(story)
    }

    /// Everybody's points, as if the game ended here.
    fn points(seen: &Seen<Settlers>) -> Option<Vec<i32>> {
        let points = |seat| i32::from(seen.player(seat).score()) + i32::from(seen.worth(seat));
        Some(Seat::all(seen.seats()).map(points).collect())
    }

    fn headline(seen: &Seen<Settlers>, winners: Vec<Arg>) -> Phrase {
        end::headline(seen, winners)
    }

    /// Locations by colour.
    fn heaps(seen: &Seen<Settlers>, seat: Seat) -> Vec<Heap> {
        end::heaps(seen, seat)
    }

    fn figures(story: &Story<Settlers>, say: Say<'_>) -> Vec<(String, String)> {
        end::figures(story, say)
    }

    fn end_sheet(seen: &Seen<Settlers>, say: Say<'_>) -> Markup {
        end::end_sheet(seen, say)
    }
}

/// Everything that the parts of the board need.
struct Scene<'a> {
    seen: &'a Seen<Settlers>,
    me: Option<Seat>,
    /// Whose empire stands in the middle: mine, or that of whoever decides if I only watch.
    shown: Seat,
    acting: Option<Seat>,
    /// What the acting seat may decide.
    options: Options<Action>,
    names: Vec<String>,
    bots: Vec<Option<bots::Kind>>,
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
fn draw(position: &Position<'_, Story<Settlers>>) -> Parts {
    let scene = Scene::new(position);
    let say = position.say;
    let (state, others, board, mine, hand) = (scene.state(), scene.others(), scene.board(), scene.mine(), scene.hand());
    let seats = scene.seat_popovers();
    // The dock comes last: it lists whatever no other part has drawn a button for.
    let dock = scene.dock();
    let solo = scene.seen.is_solo();
    let score = |seat| (seat, format!("{} +{}", scene.seen.player(seat).score(), scene.seen.worth(seat)));
    Parts {
        scores: Seat::all(scene.seen.seats()).map(score).collect(),
        state,
        others,
        others_tab: say.word(if solo { "settlers-page-opponent" } else { "table-tab-others" }),
        board,
        board_name: say.word("settlers-page-board"),
        mine,
        mine_class: seat_class(scene.shown).to_owned(),
        mine_tab: say.word("settlers-page-hand"),
        hand,
        hand_class: "",
        hand_name: say.word("settlers-page-hand"),
        hand_none: scene.me.map(|_| say.word("settlers-page-hand-none")),
        dock,
        keys: say.word("settlers-page-keys"),
        table_class: if solo { "solo" } else { "" },
        popovers: html! { (seats) (scene.card_popovers()) },
    }
}

const ROMAN: [&str; 10] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

impl<'a> Scene<'a> {
    fn new(position: &Position<'a, Story<Settlers>>) -> Scene<'a> {
        let seen = position.story.seen();
        let me = seat_of(position.story.viewer());
        let mut options = Options::new();
        if let Some(seat) = position.acting {
            seen.options(seat, &mut options);
        }
        Scene {
            shown: me.or(seen.deciding().first()).unwrap_or(seen.turn()),
            threats: threats(seen),
            seen,
            me,
            acting: position.acting,
            options,
            names: position.names(),
            bots: position.bots(),
            say: position.say,
            latest: latest(position.story),
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
            span.rounds role="img" aria-label=(label) data-tip=(label) {
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
