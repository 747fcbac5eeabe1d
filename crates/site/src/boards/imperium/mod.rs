//! The board of Imperium.

mod almanac;
mod area;
mod card;
mod deeds;
mod dock;
mod end;
mod guide;
mod hand;
mod market;
mod marks;
mod nation;
mod open;
mod others;
mod rival;
mod scoring;
pub mod setup;
#[cfg(test)]
mod tests;

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};

use imperium::campaign::Series;
use imperium::{Action, Card, CardSet, Ending, Event, Imperium, ImperiumData};
use kernel::campaign::Campaigns;
use kernel::data::Entry;
use kernel::{Arg, Game, Options, Phrase, Seat, Seen, Story, Viewer, phrase};
use maud::{Markup, html};

use super::{Board, Guide, Has, Heap, Parts, Position, Retelling, Retold, seat_of};
use crate::acts::Form;
use crate::assets::{Asset, files};
use crate::pages::seat_class;
use crate::words::{Say, capital};

/// The style sheet.
static SHEET: Asset = Asset::sheet(
    "imperium",
    files![
        "boards/board.css",
        "boards/apart.css",
        "boards/hands.css",
        "imperium/signs.css",
        "imperium/cards.css",
        "imperium/market.css",
        "imperium/area.css",
        "imperium/nation.css",
        "imperium/others.css",
        "imperium/rival.css",
        "imperium/foot.css",
        "imperium/screens.css",
        "imperium/pages.css",
    ],
);

/// The signs.
static SIGNS: Asset = Asset::picture("icons-imperium", files!["icons-imperium.svg"]);

impl Board for Imperium {
    const WORDS: [&'static str; 2] =
        [include_str!("../../../messages/imperium/en.ftl"), include_str!("../../../messages/imperium/ru.ftl")];
    const MARK: &'static str = "g-imperium";
    const MINUTES: Option<[u16; 2]> = Some([60, 160]);
    const BOOK: Option<[&'static str; 2]> =
        Some([include_str!("../../../text/imperium.en.txt"), include_str!("../../../text/imperium.ru.txt")]);
    const QUICK: usize = 2;
    const USUAL: &'static str = "deck=classics";
    const LISTS: &'static str = "almanac";
    const HINT: &'static str = "imperium-page-find";

    const GUIDE: Guide = guide::GUIDE;

    fn sheet() -> &'static Asset {
        &SHEET
    }

    fn pictures() -> Option<&'static Asset> {
        Some(&SIGNS)
    }

    fn fields(data: &'static ImperiumData, say: Say<'_>, form: &Form) -> Markup {
        setup::fields(data, say, form)
    }

    fn read(data: &'static ImperiumData, form: &Form, seats: usize) -> Result<String, Phrase> {
        Ok(setup::read(data, form, seats))
    }

    fn kinds(say: Say<'_>) -> Vec<(Option<Markup>, usize)> {
        almanac::kinds(say)
    }

    fn faces(say: Say<'_>) -> Vec<Markup> {
        (0..)
            .map_while(|number| card::entry(say, number).map(|_| card::face(say, number, card::Size::Medium)))
            .collect()
    }

    fn facets(say: Say<'_>, at: usize, _: &Entry) -> Vec<Has> {
        almanac::facets(say, at)
    }

    fn entry(say: Say<'_>, at: usize, entry: &Entry) -> Markup {
        almanac::entry(say, at, entry)
    }

    fn likeness(say: Say<'_>, id: &str) -> Option<Markup> {
        card::likeness(say, id)
    }

    fn draw(position: &Position<'_, Story<Imperium>>) -> Parts {
        draw(position)
    }

    fn retold(story: &Story<Imperium>) -> Vec<Retold> {
        scoring::retold(story)
    }

    fn stages(story: &Story<Imperium>) -> Vec<(usize, Phrase)> {
        scoring::rounds(story)
    }

    fn retelling(story: &Story<Imperium>, say: Say<'_>, number: usize) -> Option<Retelling> {
        scoring::retelling(story, say, number)
    }

    /// Everybody's points, as if the game ended here.
    fn points(seen: &Seen<Imperium>) -> Option<Vec<i32>> {
        Some(Seat::all(seen.seats()).map(|seat| seen.points(seat)).collect())
    }

    fn rival_points(seen: &Seen<Imperium>) -> Option<i32> {
        seen.rival().map(|rival| seen.points(rival))
    }

    fn headline(seen: &Seen<Imperium>, winners: Vec<Arg>) -> Phrase {
        end::headline(seen, winners)
    }

    /// All cards that score, by kind.
    fn heaps(seen: &Seen<Imperium>, seat: Seat) -> Vec<Heap> {
        end::heaps(seen, seat)
    }

    fn figures(story: &Story<Imperium>, say: Say<'_>) -> Vec<(String, String)> {
        end::figures(story, say)
    }

    fn campaigns(data: &'static ImperiumData) -> Option<Box<dyn Campaigns>> {
        Some(Box::new(Series(data)))
    }

    fn end_sheet(seen: &Seen<Imperium>, say: Say<'_>) -> Markup {
        end::end_sheet(seen, say)
    }
}

/// Everything that the parts of the board need.
struct Scene<'a> {
    seen: &'a Seen<Imperium>,
    me: Option<Seat>,
    /// Whose area lies in the middle: mine, or that of whoever decides if I only watch.
    shown: Seat,
    acting: Option<Seat>,
    /// What the acting seat may decide.
    options: Options<Action>,
    names: Vec<String>,
    bots: Vec<Option<bots::Kind>>,
    say: Say<'a>,
    /// The sorts of cards that the last decision moved or used.
    latest: BTreeSet<usize>,
    /// The row of its table that the rival followed last.
    followed: Option<usize>,
    /// The options that have a button by now.
    drawn: RefCell<Vec<Action>>,
    /// Cards whose face can be opened.
    opened: RefCell<BTreeSet<usize>>,
    /// How often each card lies where cards move.
    lying: RefCell<BTreeMap<usize, usize>>,
    /// How many buttons have a digit already.
    digits: Cell<usize>,
    /// How many reasons have been given.
    reasons: Cell<usize>,
}

/// Draws a position.
fn draw(position: &Position<'_, Story<Imperium>>) -> Parts {
    let scene = Scene::new(position);
    let say = position.say;
    let (state, hand) = (scene.state(), scene.hand());
    let board = html! { (scene.market()) (scene.open_row()) (scene.middle()) };
    let (mine, others) = (scene.nation(scene.shown, area::Role::Middle), scene.others());
    let piles = html! { (scene.pile_popovers()) (scene.seat_popovers()) (scene.rival_popover()) };
    // The dock comes last: it lists whatever no other part has drawn a button for.
    let dock = scene.dock();
    Parts {
        scores: scene.seen.seated().map(|seat| (seat, scene.points_text(seat))).collect(),
        state,
        others,
        others_tab: say.word("table-tab-others"),
        board,
        board_name: say.word("table-tab-board"),
        mine,
        mine_class: format!("nation {}", seat_class(scene.shown)),
        mine_tab: say.word("imperium-page-nation"),
        hand,
        hand_class: "",
        hand_name: say.word("table-hand"),
        hand_none: scene.me.map(|_| say.word("imperium-page-hand-none")),
        dock,
        keys: say.word("imperium-page-keys"),
        table_class: "",
        popovers: html! { (piles) (scene.card_popovers()) },
    }
}

/// What was moved or used since the viewer last decided.
fn latest(story: &Story<Imperium>) -> BTreeSet<usize> {
    let moved = story.since().iter().flat_map(|step| &step.events).filter_map(|event| match **event {
        Event::Played { card, .. }
        | Event::Exhausted { card, .. }
        | Event::Solemn { card, .. }
        | Event::OnMarket { card, .. }
        | Event::Moved { card, .. }
        | Event::Followed { card, .. }
        | Event::Laid { card, .. } => Some(card),
        Event::Turn { .. }
        | Event::Round { .. }
        | Event::Solstice
        | Event::Stirred { .. }
        | Event::Innovated { .. }
        | Event::Revolted { .. }
        | Event::Gained { .. }
        | Event::Paid { .. }
        | Event::Yielded { .. }
        | Event::Shuffled { .. }
        | Event::Looked { .. }
        | Event::Revealed { .. }
        | Event::Named { .. }
        | Event::Failed { .. }
        | Event::Warded { .. }
        | Event::Readied { .. }
        | Event::Converted { .. }
        | Event::Period { .. }
        | Event::King { .. }
        | Event::Refreshed { .. }
        | Event::Rolled { .. }
        | Event::CleanedUp { .. }
        | Event::Ending
        | Event::LastRound
        | Event::Collapse
        | Event::Over => None,
    });
    moved.filter(|card| card.is_some()).map(|card| story.seen().sort_number(card)).collect()
}

impl<'a> Scene<'a> {
    fn new(position: &Position<'a, Story<Imperium>>) -> Scene<'a> {
        let seen = position.story.seen();
        let me = seat_of(position.story.viewer());
        let mut options = Options::new();
        if let Some(seat) = position.acting {
            seen.options(seat, &mut options);
        }
        Scene {
            shown: me.or(seen.deciding().first()).unwrap_or(seen.active()),
            seen,
            me,
            acting: position.acting,
            options,
            names: position.names(),
            bots: position.bots(),
            say: position.say,
            latest: latest(position.story),
            followed: rival::followed(position.story),
            drawn: RefCell::default(),
            opened: RefCell::default(),
            lying: RefCell::default(),
            digits: Cell::new(0),
            reasons: Cell::new(0),
        }
    }

    fn said(&self, phrase: &Phrase) -> String {
        self.say.say(phrase)
    }

    /// How a player is called in a sentence of the page.
    fn player_name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => capital(&self.say.word("rival-name")),
        }
    }

    /// Whether what a player holds in secret may be shown here.
    fn knows(&self, seat: Seat) -> bool {
        self.me == Some(seat) || self.seen.viewer() == Viewer::Omniscient || self.is_laid_open()
    }

    /// Whether the game is over and everything lies open.
    fn is_laid_open(&self) -> bool {
        matches!(self.seen.nearing_end(), Ending::Scoring | Ending::Collapse)
    }

    /// Cards that lie together, equal ones in one heap; those that are not known are left out.
    fn heaps(&self, cards: CardSet) -> Vec<(usize, Vec<Card>)> {
        let mut heaps: BTreeMap<usize, Vec<Card>> = BTreeMap::new();
        for card in cards.iter().filter(|card| self.seen.is_known(*card)) {
            heaps.entry(self.seen.sort_number(card)).or_default().push(card);
        }
        heaps.into_iter().collect()
    }

    /// How far the game is.
    fn state(&self) -> Markup {
        let say = self.say;
        let ending = match self.seen.nearing_end() {
            Ending::No => None,
            Ending::NextRound => Some("imperium-page-next-round"),
            Ending::LastRound => Some("imperium-page-last-round"),
            Ending::Scoring => Some("imperium-page-scoring"),
            Ending::Collapse => Some("imperium-page-collapse"),
        };
        html! {
            span { (self.said(&phrase!("imperium-page-round", round = self.seen.round_number()))) }
            @if self.seen.is_solstice() { span { (marks::head("im-solstice", &say.word("imperium-page-solstice"))) } }
            @if let Some(ending) = ending { span.badge.badge-turn { (say.word(ending)) } }
        }
    }

    /// The faces of all cards that can be opened.
    fn card_popovers(&self) -> Markup {
        let cards = self.opened.borrow();
        html! { @for number in cards.iter() { (card::popover(self.say, *number, self.rival_would(*number))) } }
    }

    /// Opens the face of a card.
    fn opens(&self, number: usize) -> String {
        self.opened.borrow_mut().insert(number);
        card::popover_id(self.say, number)
    }

    /// What a card is called while it moves; each copy that is shown has a name of its own.
    fn moving(&self, number: usize) -> String {
        let mut lying = self.lying.borrow_mut();
        let count = lying.entry(number).or_default();
        *count += 1;
        let id = card::id(self.say, number);
        if *count == 1 { id.to_owned() } else { format!("{id}-{count}") }
    }

    /// A card that opens its face.
    fn card(&self, number: usize, more: &str, key: Option<&str>) -> Markup {
        self.card_now(number, more, key, None)
    }

    /// The same, with what it costs or comes with now.
    fn card_now(&self, number: usize, more: &str, key: Option<&str>, now: Option<&str>) -> Markup {
        let last = if self.latest.contains(&number) { " last" } else { "" };
        let class = format!("{}{last} {more}", card::class_of(self.say.data(), number, card::Size::Medium));
        html! {
            button class=(class.trim_end()) type="button" popovertarget=(self.opens(number)) data-read=(card::page(self.say, number)) data-now=[now] data-key=[key] {
                (card::print(self.say, number, card::Size::Medium))
            }
        }
    }
}
