//! The board of Hadara.

mod almanac;
mod card;
mod choices;
mod dock;
mod end;
mod epoch;
mod guide;
mod marks;
mod offers;
mod others;
mod pboard;
pub mod setup;
mod wheel;

use std::cell::Cell;
use std::sync::Arc;

use hadara::{COLOURS, Card, Colour, EPOCHS, Event, Hadara, HadaraData, Level, Phase, Question, Slot};
use kernel::data::Entry;
use kernel::{Arg, Game, Phrase, Seat, Seen, Step as Told, Story, phrase};
use maud::{Markup, html};

use super::{Board, Guide, Has, Heap, Parts, Position, Retelling, Retold, seat_of};
use crate::acts::Form;
use crate::assets::{Asset, files};
use crate::pages::seat_class;
use crate::words::Say;

/// The style sheet.
static SHEET: Asset = Asset::sheet(
    "hadara",
    files![
        "boards/board.css",
        "boards/apart.css",
        "hadara/marks.css",
        "hadara/cards.css",
        "hadara/wheel.css",
        "hadara/pboard.css",
        "hadara/others.css",
        "hadara/offers.css",
        "hadara/end.css",
        "hadara/screens.css",
        "hadara/almanac.css",
    ],
);

/// The signs.
static SIGNS: Asset = Asset::picture("icons-hadara", files!["icons-hadara.svg"]);

impl Board for Hadara {
    const WORDS: [&'static str; 2] =
        [include_str!("../../../messages/hadara/en.ftl"), include_str!("../../../messages/hadara/ru.ftl")];
    const MARK: &'static str = "g-hadara";
    const MINUTES: Option<[u16; 2]> = Some([45, 60]);
    const BOOK: Option<[&'static str; 2]> =
        Some([include_str!("../../../text/hadara.en.txt"), include_str!("../../../text/hadara.ru.txt")]);
    const QUICK: usize = 4;
    const USUAL: &'static str = "edition=full";
    const LISTS: &'static str = "almanac entries";
    const HINT: &'static str = "hadara-page-find";

    const GUIDE: Guide = guide::GUIDE;

    fn sheet() -> &'static Asset {
        &SHEET
    }

    fn pictures() -> Option<&'static Asset> {
        Some(&SIGNS)
    }

    fn fields(_: &'static HadaraData, say: Say<'_>, form: &Form) -> Markup {
        setup::fields(say, form)
    }

    fn read(_: &'static HadaraData, form: &Form, seats: usize) -> Result<String, Phrase> {
        Ok(setup::read(form, seats))
    }

    fn kinds(say: Say<'_>) -> Vec<(Option<Markup>, usize)> {
        almanac::kinds(say)
    }

    fn faces(say: Say<'_>) -> Vec<Markup> {
        let cards = say.data::<HadaraData>().cards();
        cards.map(|card| card::face(say, card, card::Size::Medium, "", None, None)).collect()
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

    fn draw(position: &Position<'_, Story<Hadara>>) -> Parts {
        draw(position)
    }

    fn retold(story: &Story<Hadara>) -> Vec<Retold> {
        epoch::ends(story)
    }

    fn retelling(story: &Story<Hadara>, say: Say<'_>, number: usize) -> Option<Retelling> {
        epoch::retelling(story, say, number)
    }

    fn stages(story: &Story<Hadara>) -> Vec<(usize, Phrase)> {
        epoch::epochs(story)
    }

    /// Everybody's points, as if the game ended here.
    fn points(seen: &Seen<Hadara>) -> Option<Vec<i32>> {
        Some(Seat::all(seen.seats()).map(|seat| seen.points(seat).iter().sum()).collect())
    }

    fn headline(_: &Seen<Hadara>, winners: Vec<Arg>) -> Phrase {
        phrase!("hadara-page-headline", count = winners.len(), who = winners)
    }

    /// Cards by colour, then colonies and statues.
    fn heaps(seen: &Seen<Hadara>, seat: Seat) -> Vec<Heap> {
        end::heaps(seen, seat)
    }

    fn figures(story: &Story<Hadara>, say: Say<'_>) -> Vec<(String, String)> {
        end::figures(story, say)
    }

    fn end_sheet(seen: &Seen<Hadara>, say: Say<'_>) -> Markup {
        end::end_sheet(seen, say)
    }
}

/// What was done lately, to be seen at a glance.
#[derive(Default)]
struct Latest {
    /// Cards that were bought.
    bought: Vec<(Seat, Card)>,
    /// Cards that came to lie on discard piles.
    discarded: Vec<Card>,
    colonies: Vec<(Seat, Level)>,
    statues: Vec<(Seat, Slot)>,
    /// Who bought medals.
    medals: Vec<Seat>,
    /// The wheel has turned.
    turned: bool,
}

/// Everything that the parts of the board need.
struct Scene<'a> {
    seen: &'a Seen<Hadara>,
    me: Option<Seat>,
    /// Whose board stands in the middle: mine, or that of whoever decides if I only watch.
    shown: Seat,
    acting: Option<Seat>,
    names: Vec<String>,
    bots: Vec<Option<bots::Kind>>,
    say: Say<'a>,
    latest: Latest,
    /// How many buttons have a digit already.
    digits: Cell<usize>,
    /// How many reasons have been given.
    reasons: Cell<usize>,
}

/// Draws a position.
fn draw(position: &Position<'_, Story<Hadara>>) -> Parts {
    let seen = position.story.seen();
    let me = seat_of(position.story.viewer());
    let shown = me.or(seen.deciding().first()).unwrap_or(seen.turn());
    let scene = Scene {
        seen,
        me,
        shown,
        acting: position.acting,
        names: position.names(),
        bots: position.bots(),
        say: position.say,
        latest: latest(position.story),
        digits: Cell::new(0),
        reasons: Cell::new(0),
    };
    let (hand_class, hand) = scene.offers();
    Parts {
        scores: Seat::all(scene.seen.seats()).map(|seat| (seat, scene.points_now(seat).to_string())).collect(),
        state: scene.state(),
        others: scene.others(),
        others_tab: position.say.word("table-tab-others"),
        board: scene.board(),
        board_name: position.say.word("hadara-page-board"),
        mine: scene.mine(),
        mine_tab: position.say.word("table-tab-mine"),
        mine_class: format!("pboard {}", seat_class(shown)),
        hand,
        hand_class,
        hand_name: position.say.word("hadara-page-choices"),
        hand_none: None,
        dock: scene.dock(),
        keys: position.say.word("hadara-page-keys"),
        table_class: "",
        popovers: html! {},
    }
}

/// What was done since the viewer last decided; else by the last decision that did more than wait for others.
fn latest(story: &Story<Hadara>) -> Latest {
    let mut latest = Latest::default();
    let waits = |event: &Seen<Event>| matches!(**event, Event::Decided { .. });
    let tells = |step: &&Arc<Told<Hadara>>| !step.events.iter().all(waits);
    let since: Vec<_> = story.since().iter().filter(tells).collect();
    let steps = if since.is_empty() { story.steps().iter().rev().find(tells).into_iter().collect() } else { since };
    steps.iter().flat_map(|step| &step.events).for_each(|event| latest.note(event));
    latest
}

impl Latest {
    fn note(&mut self, event: &Event) {
        match *event {
            Event::Bought { seat, card, .. } => self.bought.push((seat, card)),
            Event::Discarded { card, .. } => {
                self.discarded.push(card);
                self.turned = true;
            }
            Event::Captured { seat, level, .. }
            | Event::Plundered { seat, level, .. }
            | Event::Integrated { seat, level, .. } => self.colonies.push((seat, level)),
            Event::Carved { seat, slot, .. } => self.statues.push((seat, slot)),
            Event::SilverBought { seat, .. } | Event::GoldBought { seat, .. } => self.medals.push(seat),
            Event::Decided { .. }
            | Event::SideChosen { .. }
            | Event::EpochBegan { .. }
            | Event::WheelSet { .. }
            | Event::Drew { .. }
            | Event::Sold { .. }
            | Event::Income { .. }
            | Event::Removed { .. }
            | Event::PaidForFood { .. }
            | Event::SurplusSold { .. }
            | Event::Declined { .. }
            | Event::GameEnded => {}
        }
    }
}

const ROMAN: [&str; EPOCHS] = ["I", "II", "III"];

/// A step of an epoch: its icon and its word.
type Step = (&'static str, &'static str);

/// The steps of phase A, then those of phase B.
const STEPS: [Step; 11] = [
    ("i-wheel", "hadara-page-step-wheel"),
    ("i-cards", "hadara-page-step-draw"),
    ("i-coin", "hadara-page-step-income"),
    ("i-colony", "hadara-page-step-colony"),
    ("i-statue", "hadara-page-step-statue"),
    ("i-discard", "hadara-page-step-draft"),
    ("i-coin", "hadara-page-step-income"),
    ("i-colony", "hadara-page-step-colony"),
    ("i-statue", "hadara-page-step-statue"),
    ("i-feed", "hadara-page-step-feeding"),
    ("i-gold", "hadara-page-step-medals"),
];

/// So many of them are in phase A.
const STEPS_A: usize = 5;

impl Scene<'_> {
    fn data(&self) -> &'static HadaraData {
        self.seen.data()
    }

    /// The step that is being played, by its place in the list; none before the first, and one too many after the last.
    fn step(&self) -> Option<usize> {
        let phase = match self.seen.phase() {
            Phase::A => 0,
            Phase::B => 4,
        };
        match self.seen.asked() {
            Question::Side => None,
            Question::Wheel => Some(0),
            Question::Draw => Some(1),
            Question::Colony | Question::Captured(_) => Some(3 + phase),
            Question::Statue => Some(4 + phase),
            Question::Draft => Some(5),
            Question::Feeding => Some(9),
            Question::Medals => Some(10),
            Question::Over => Some(STEPS.len()),
        }
    }

    /// Whether everybody decides at once.
    fn together(&self) -> bool {
        match self.seen.asked() {
            Question::Side | Question::Draw => true,
            Question::Wheel
            | Question::Colony
            | Question::Captured(_)
            | Question::Statue
            | Question::Draft
            | Question::Feeding
            | Question::Medals
            | Question::Over => false,
        }
    }

    /// The word of a step, with its round if it has several.
    fn step_word(&self, step: usize) -> String {
        let Some((_, word)) = STEPS.get(step) else { return String::new() };
        let word = self.say.word(word);
        let left: usize = Colour::ALL.map(|colour| self.seen.pile(colour).len()).into_iter().sum();
        let round = match self.seen.asked() {
            Question::Draw => self.seen.round(),
            Question::Draft => COLOURS - left.saturating_sub(1) / self.seen.seats(),
            Question::Side
            | Question::Wheel
            | Question::Colony
            | Question::Captured(_)
            | Question::Statue
            | Question::Feeding
            | Question::Medals
            | Question::Over => return word,
        };
        format!("{word} {round}/{COLOURS}")
    }

    /// How far the game is.
    fn state(&self) -> Markup {
        let epochs = ROMAN[EPOCHS - 1];
        let epoch = self.say.say(&phrase!("hadara-page-epoch", epoch = self.roman(), epochs = epochs));
        let step = match self.step() {
            None => self.say.word("hadara-page-setup"),
            Some(step) if step < STEPS.len() => {
                let letter = if step < STEPS_A { "A" } else { "B" };
                self.say.say(&phrase!("hadara-page-phase", phase = letter, step = self.step_word(step)))
            }
            Some(_) => String::new(),
        };
        html! { b { (epoch) } span { (step) } }
    }

    fn roman(&self) -> &'static str {
        ROMAN[self.seen.epoch().index()]
    }

    /// How a seat is called in a sentence of the page.
    fn player_name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    fn card_name(&self, card: Card) -> String {
        self.say.say(&phrase!("plain-name", name = self.data().card_name(card)))
    }

    /// What a colour is about, as a heading: its track, or a word of our own for purple.
    fn colour_word(&self, colour: Colour) -> String {
        marks::colour_word(self.say, colour)
    }

    fn track_word(&self, track: hadara::Track) -> String {
        marks::capital(&self.say.say(&phrase!("plain-name", name = self.data().track_name(track))))
    }
}
