//! The board of Ethnos.

mod age;
mod card;
mod dock;
mod guide;
mod map;
pub mod setup;
mod special;

use ethnos::{Action, Band, Card, Ethnos, EthnosData, Event};
use kernel::data::Entry;
use kernel::{Arg, Game, Phrase, Seat, Seen, Story, phrase};
use maud::{Markup, html};

use super::{Board, Facet, Guide, Has, Heap, Parts, Position, Retelling, Retold, Selection, seat_of};
use crate::acts::Form;
use crate::assets::{Asset, files};
use crate::pages::levels::bot_mark;
use crate::pages::{flag, icon, icon_as, icon_labelled, seat_class};
use crate::words::Say;

pub use card::specimen;

/// What the last decision did, to be seen at a glance.
#[derive(Default)]
struct Latest {
    markers: Vec<(ethnos::Kingdom, Seat)>,
    bands: Vec<Seat>,
    open: Vec<Card>,
}

/// Everything that the parts of the board need.
struct Scene<'a> {
    seen: &'a Seen<Ethnos>,
    me: Option<Seat>,
    acting: Option<Seat>,
    going: bool,
    selection: &'a Selection,
    names: Vec<String>,
    bots: Vec<Option<bots::Kind>>,
    say: Say<'a>,
    latest: Latest,
}

/// The style sheet.
static SHEET: Asset = Asset::sheet(
    "ethnos",
    files![
        "boards/board.css",
        "boards/apart.css",
        "boards/row.css",
        "ethnos/map.css",
        "ethnos/market.css",
        "ethnos/specials.css",
        "ethnos/mine.css",
        "ethnos/screens.css",
    ],
);

impl Board for Ethnos {
    const WORDS: [&'static str; 2] =
        [include_str!("../../../messages/ethnos/en.ftl"), include_str!("../../../messages/ethnos/ru.ftl")];
    const MARK: &'static str = "g-ethnos";
    const MINUTES: Option<[u16; 2]> = Some([45, 60]);
    const BOOK: Option<[&'static str; 2]> =
        Some([include_str!("../../../text/ethnos.en.txt"), include_str!("../../../text/ethnos.ru.txt")]);
    const QUICK: usize = 4;
    const USUAL: &'static str = "tribes=random";
    const HINT: &'static str = "ethnos-page-find";

    const GUIDE: Guide = guide::GUIDE;

    fn sheet() -> &'static Asset {
        &SHEET
    }

    fn fields(data: &'static EthnosData, say: Say<'_>, form: &Form) -> Markup {
        setup::fields(data, say, form)
    }

    fn read(_: &'static EthnosData, form: &Form, seats: usize) -> Result<String, Phrase> {
        Ok(setup::read(form, seats))
    }

    fn entry(say: Say<'_>, at: usize, entry: &Entry) -> Markup {
        card::almanac_entry(say, at, entry)
    }

    fn faces(say: Say<'_>) -> Vec<Markup> {
        card::printings(say.data()).iter().map(|(_, id)| card::specimen(say, id, "m")).collect()
    }

    fn facets(say: Say<'_>, _: usize, entry: &Entry) -> Vec<Has> {
        vec![Has::new(Facet::Kind, entry.kind.key.trim_start_matches("ethnos-kind-"), say.say(&entry.kind))]
    }

    fn printings(data: &'static EthnosData) -> Vec<(String, String)> {
        card::printings(data)
    }

    fn printing(say: Say<'_>, id: &str) -> Option<(String, Markup)> {
        card::printing(say, id)
    }

    fn likeness(say: Say<'_>, id: &str) -> Option<Markup> {
        card::likeness(say, id)
    }

    fn draw(position: &Position<'_, Story<Ethnos>>) -> Parts {
        draw(position)
    }

    fn compose(seen: &Seen<Ethnos>, seat: Seat, what: &str, selection: &Selection) -> Result<String, Phrase> {
        Ok(seen.notation(&picked(seen, seat, what, selection)?))
    }

    fn retold(story: &Story<Ethnos>) -> Vec<Retold> {
        age::ends(story)
    }

    fn retelling(story: &Story<Ethnos>, say: Say<'_>, number: usize) -> Option<Retelling> {
        age::retelling(story, say, number)
    }

    fn stages(story: &Story<Ethnos>) -> Vec<(usize, Phrase)> {
        age::ages(story)
    }

    /// Everybody's glory, as if the age ended here.
    fn points(seen: &Seen<Ethnos>) -> Option<Vec<i32>> {
        Some(age::standing(seen))
    }

    fn headline(_: &Seen<Ethnos>, winners: Vec<Arg>) -> Phrase {
        phrase!("ethnos-page-headline", count = winners.len(), who = winners)
    }

    /// Markers, by kingdom.
    fn heaps(seen: &Seen<Ethnos>, seat: Seat) -> Vec<Heap> {
        let heap = |kingdom| {
            let id = format!("k-{}", seen.data().kingdom_id(kingdom));
            Heap::of(id.clone(), id, seen.land(kingdom).markers(seat).into())
        };
        ethnos::Kingdom::all().filter_map(heap).collect()
    }

    fn figures(story: &Story<Ethnos>, say: Say<'_>) -> Vec<(String, String)> {
        figures(story, say)
    }
}

/// Draws a position.
fn draw(position: &Position<'_, Story<Ethnos>>) -> Parts {
    let me = seat_of(position.story.viewer());
    let scene = Scene {
        seen: position.story.seen(),
        me,
        acting: position.acting,
        going: position.going,
        selection: position.selection,
        names: position.names(),
        bots: position.bots(),
        say: position.say,
        latest: latest(position.story),
    };
    Parts {
        scores: Seat::all(scene.seen.seats()).map(|seat| (seat, scene.seen.player(seat).glory().to_string())).collect(),
        state: scene.state(),
        others: scene.others(),
        others_tab: position.say.word("table-tab-others"),
        board: scene.board(),
        board_name: position.say.word("table-tab-board"),
        mine: scene.mine(),
        mine_tab: position.say.word("table-tab-mine"),
        mine_class: me.map_or("", seat_class).to_owned(),
        hand: scene.hand(),
        hand_class: "",
        hand_name: position.say.word("table-hand"),
        hand_none: me.map(|_| position.say.word("ethnos-page-hand-none")),
        dock: scene.dock(),
        keys: position.say.word("ethnos-page-keys"),
        table_class: "",
        popovers: html! {},
    }
}

/// What was done since the viewer last decided.
fn latest(story: &Story<Ethnos>) -> Latest {
    let mut latest = Latest::default();
    for event in story.since().iter().flat_map(|step| &step.events) {
        if let Event::MarkerPlaced { seat, kingdom, .. } = **event {
            latest.markers.push((kingdom, seat));
        }
        if let Event::BandPlayed { seat, .. } = **event {
            latest.bands.push(seat);
        }
        if let Event::Discarded { cards, .. } = **event {
            latest.open.extend(cards.to_vec());
        }
    }
    latest
}

/// The decision that the picked cards make: `band` or `keep`.
fn picked(state: &Seen<Ethnos>, seat: Seat, what: &str, selection: &Selection) -> Result<Action, Phrase> {
    let hand = state.player(seat).hand();
    let card = |number: &usize| {
        number.checked_sub(1).and_then(|at| hand.get(at)).copied().ok_or_else(|| phrase!("ethnos-page-no-card"))
    };
    if what == "keep" {
        let cards = selection.cards.iter().map(card).collect::<Result<Vec<Card>, Phrase>>()?;
        return Ok(Action::Keep(cards.into_iter().take(ethnos::HAND).collect()));
    }
    // Whoever picks cards of which only one can lead need not name it; whoever names a leader need not pick it too.
    let mut numbers = selection.cards.clone();
    let able = |number: &usize| card(number).is_ok_and(|card| state.can_lead(card));
    let leader = match selection.leader.filter(|leader| numbers.is_empty() || numbers.contains(leader)) {
        Some(leader) => leader,
        None => {
            let mut able = numbers.iter().copied().filter(able);
            match (able.next(), able.next()) {
                (Some(only), None) => only,
                // Whoever led them, they would be no band.
                (Some(first), Some(_)) if state.is_mixed(numbers.iter().filter_map(|number| card(number).ok())) => {
                    first
                }
                (Some(_), Some(_)) => return Err(phrase!("ethnos-page-name-leader")),
                (None, _) => return Err(phrase!("ethnos-page-pick-cards")),
            }
        }
    };
    numbers.retain(|number| *number != leader);
    numbers.sort();
    numbers.dedup();
    let followers = numbers.iter().map(card).collect::<Result<Vec<Card>, Phrase>>()?;
    let followers = followers.into_iter().take(ethnos::HAND - 1).collect();
    Ok(Action::Band { leader: card(&leader)?, followers })
}

/// What else can be told of a game that is over.
fn figures(story: &Story<Ethnos>, say: Say<'_>) -> Vec<(String, String)> {
    let state = story.seen();
    let mut largest: Option<(Seat, usize, Card)> = None;
    let (mut open, mut deck) = (0, 0);
    for event in story.events() {
        match **event {
            Event::BandPlayed { seat, leader, followers } => {
                if largest.is_none_or(|(_, size, _)| followers.len() + 1 > size) {
                    largest = Some((seat, followers.len() + 1, leader));
                }
            }
            Event::Recruited { .. } => open += 1,
            Event::Drew { .. } => deck += 1,
            Event::AgeBegan { .. }
            | Event::Dragon { .. }
            | Event::Passed { .. }
            | Event::MarkerPlaced { .. }
            | Event::GiantTaken { .. }
            | Event::TrollTaken { .. }
            | Event::HordeMarked { .. }
            | Event::MerfolkMoved { .. }
            | Event::Kept { .. }
            | Event::Discarded { .. }
            | Event::AgeEnded { .. }
            | Event::Raided { .. }
            | Event::KingdomScored { .. }
            | Event::MerfolkScored { .. }
            | Event::GiantScored { .. }
            | Event::BandsScored { .. }
            | Event::GameEnded => {}
        }
    }
    let data = state.data();
    let mut figures = vec![];
    if let Some((seat, size, leader)) = largest {
        let leader = kernel::Arg::Name(format!("ethnos.card.{}", data.card_id(leader)));
        let told = phrase!("ethnos-page-largest-band-value", who = seat, size = size, leader = leader);
        figures.push((say.word("ethnos-page-largest-band"), say.say(&told)));
    }
    let told = phrase!("ethnos-page-recruited-value", open = open, all = open + deck);
    figures.push((say.word("ethnos-page-recruited"), say.say(&told)));
    let markers = |kingdom: &ethnos::Kingdom| -> usize {
        Seat::all(state.seats()).map(|seat| state.land(*kingdom).markers(seat) as usize).sum()
    };
    if let Some(kingdom) = ethnos::Kingdom::all().max_by_key(markers) {
        let name = kernel::Arg::Name(format!("ethnos.kingdom.{}", data.kingdom_id(kingdom)));
        let told = phrase!("ethnos-page-contested-value", kingdom = name, markers = markers(&kingdom));
        figures.push((say.word("ethnos-page-contested"), say.say(&told)));
    }
    figures
}

const ROMAN: [&str; 3] = ["I", "II", "III"];

fn roman(age: u8) -> &'static str {
    ROMAN.get(age as usize - 1).copied().unwrap_or("I")
}

impl Scene<'_> {
    fn state(&self) -> Markup {
        let (seen, say) = (self.seen, self.say);
        let all = seen.data().figures.dragons.value;
        let age = say.say(&phrase!("ethnos-page-age", age = roman(seen.age()), ages = roman(seen.ages())));
        let dragons = say.say(&phrase!("ethnos-page-dragons", dragons = seen.dragons(), all = all));
        html! {
            b { (age) }
            span.dragons role="img" aria-label=(dragons) data-tip=(dragons) {
                @for number in 0..all { (icon_as("i-dragon", if number < seen.dragons() { "icon seen" } else { "icon" })) }
            }
            span { (seen.dragons()) "/" (all) }
        }
    }

    /// The other seats, clockwise from me.
    fn other_seats(&self) -> Vec<Seat> {
        let seats = self.seen.seats();
        match self.me {
            Some(me) => me.clockwise(seats).skip(1).collect(),
            None => Seat::all(seats).collect(),
        }
    }

    fn others(&self) -> Markup {
        html! { @for seat in self.other_seats() { (self.seat(seat)) } }
    }

    fn seat(&self, seat: Seat) -> Markup {
        let (say, player) = (self.say, self.seen.player(seat));
        let name = &self.names[seat.index()];
        let (hand, markers) = (say.word("ethnos-page-in-hand"), say.word("ethnos-page-markers-left"));
        let turn = if self.seen.deciding().contains(seat) { " seat-turn" } else { "" };
        let popover = format!("seat-{}", seat.index() + 1);
        html! {
            article class=(format!("seat {}{turn}", seat_class(seat))) aria-label=(name) {
                div.seat-head {
                    (flag(seat, "flag"))
                    button.seat-name type="button" popovertarget=(popover) { (name) }
                    (bot_mark(say, self.bots[seat.index()]))
                    span.points { (icon_labelled("i-glory", &say.word("ethnos-page-glory"))) " " (player.glory()) }
                }
                div.figures {
                    span.figure data-tip=(hand) { (icon_labelled("i-hand", &hand)) (player.hand().len()) }
                    span.figure data-tip=(markers) { (icon_labelled("i-marker", &markers)) (self.seen.supply(seat)) }
                    @if self.seen.has_hordes() { (self.horde(seat, "horde")) }
                }
                ul.bands aria-label=(say.word("ethnos-page-bands")) { (self.bands_of(seat)) }
            }
            div popover="auto" id=(popover) class=(seat_class(seat)) {
                div.row.spread {
                    h2 { (name) }
                    button.btn.btn-quiet.btn-icon popovertarget=(popover) popovertargetaction="hide" aria-label=(say.word("site-close")) { (icon("i-close")) }
                }
                p.points { (icon("i-glory")) " " (player.glory()) }
                @if self.seen.viewer() == kernel::Viewer::Omniscient {
                    h3 { (say.word("ethnos-page-hand")) }
                    ul.row { @for card in player.hand().iter() { li { (self.face(*card, "m")) } } }
                    h3 { (say.word("ethnos-page-bands")) }
                }
                ul.row {
                    @for band in self.seen.bands().filter(|band| band.owner == seat) {
                        @for card in band.cards { li { (self.face(*card, "m")) } }
                    }
                }
            }
        }
    }

    fn bands_of(&self, seat: Seat) -> Markup {
        let bands: Vec<Band<'_>> = self.seen.bands().filter(|band| band.owner == seat).collect();
        let newest = bands.len().wrapping_sub(1);
        html! {
            @for (at, band) in bands.iter().enumerate() {
                (self.band(*band, at == newest && self.latest.bands.contains(&seat)))
            }
        }
    }

    fn band(&self, band: Band<'_>, last: bool) -> Markup {
        let leader = band.leader();
        let (kingdom, tribe) = (self.kingdom_id(leader), self.tribe_id(leader));
        let class = if last { format!("band k-{kingdom} last") } else { format!("band k-{kingdom}") };
        html! {
            li {
                a class=(class) href=(self.page(leader)) data-read=(self.page(leader)) {
                    (icon_as(&format!("t-{tribe}"), "emblem")) (icon_as(&format!("k-{kingdom}"), "k-mini"))
                    span.visually-hidden { (self.card_name(leader)) " " } (band.size())
                }
            }
        }
    }

    fn board(&self) -> Markup {
        let (seen, say) = (self.seen, self.say);
        html! {
            div.market {
                div.market-deck {
                    (self.deck())
                    div {
                        b { (say.say(&phrase!("ethnos-page-deck", count = seen.deck_size()))) }
                        span.faded { (say.say(&phrase!("ethnos-page-dragons", dragons = seen.dragons(), all = seen.data().figures.dragons.value))) }
                    }
                }
                h2.caption { span { (say.word("ethnos-page-open")) } span.faded { (seen.row().len()) } }
                ul.open { (self.open_cards()) }
                (self.whose_pennants())
            }
            div.map-box { (self.map()) (self.pins()) }
            div.kingdoms-box.scroll-x { (self.kingdoms_table()) }
            @if seen.has_merfolk() || seen.has_giant() || seen.has_trolls() {
                aside.specials { (self.merfolk()) (self.giant()) (self.trolls()) }
            }
        }
    }

    /// Whose pennants fly on the map, where it is not simply mine against the other's.
    fn whose_pennants(&self) -> Markup {
        html! {
            @if self.seen.seats() > 2 {
                ul.pennants { @for seat in Seat::all(self.seen.seats()) { li { (flag(seat, "icon")) (self.names[seat.index()]) } } }
            }
        }
    }

    fn mine(&self) -> Markup {
        let say = self.say;
        let Some(me) = self.me else {
            return html! { p.me { (icon("i-eye")) span { (say.word("site-watching")) } } };
        };
        let player = self.seen.player(me);
        let own = || self.seen.bands().filter(|band| band.owner == me);
        let worth: u16 = own().map(|band| u16::from(self.seen.band_glory(band))).sum();
        let horde = self.seen.data().figures.orc_glory.value[player.horde_size()];
        html! {
            p.me {
                (flag(me, "flag")) span { (self.names[me.index()]) }
                span.points { (icon_labelled("i-glory", &say.word("ethnos-page-glory"))) " " (player.glory()) }
            }
            div.figures {
                span.figure data-tip=(say.word("ethnos-page-markers-left")) { (icon_labelled("i-marker", &say.word("ethnos-page-markers-left"))) (self.seen.supply(me)) }
                span.figure data-tip=(say.word("ethnos-page-in-hand")) { (icon_labelled("i-hand", &say.word("ethnos-page-in-hand"))) (player.hand().len()) "/" (self.seen.data().figures.hand_limit.value) }
            }
            div.group.grow {
                span.label { (say.say(&phrase!("ethnos-page-my-bands", glory = worth))) }
                ul.bands {
                    @if own().next().is_none() { li.faded.small { (say.word("ethnos-page-no-bands")) } }
                    (self.bands_of(me))
                }
            }
            @if self.seen.has_hordes() {
                div.group {
                    span.label { (say.say(&phrase!("ethnos-page-my-horde", glory = horde))) }
                    (self.horde(me, "horde horde-big"))
                }
            }
        }
    }
}
