//! A player's board: tracks, statues, medals, colonies, bonus tiles, cards. Mine in full view, the others' on demand.

use hadara::{Card, Colour, Effect, Fate, Level, Slot, Statue, Track, Turned};
use kernel::{Arg, Seat, Viewer, phrase};
use maud::{Markup, html};

use super::card::{self, Size};
use super::{Scene, marks};
use crate::pages::{icon, icon_labelled};
use marks::{bonuses, crest, gain, mark, need, pay, points, sign, sign_labelled};

/// Tracks have no end: the scale is the first of these that is long enough.
const SCALES: [u16; 7] = [32, 40, 48, 64, 96, 128, 512];

/// How something that a track allows stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// It has been done.
    Done,
    /// It can be done.
    Within,
    /// The track is too low.
    Later,
    /// There is less of it than needed.
    Lack,
}

impl Reach {
    fn class(self) -> &'static str {
        match self {
            Reach::Done => "done",
            Reach::Within => "within",
            Reach::Later => "later",
            Reach::Lack => "lack",
        }
    }

    fn of(done: bool, needed: i32, value: u16) -> Reach {
        match (done, i32::from(value) >= needed) {
            (true, _) => Reach::Done,
            (false, true) => Reach::Within,
            (false, false) => Reach::Later,
        }
    }
}

/// A mark on a scale.
struct Notch {
    /// What is printed.
    label: u16,
    /// Where it is for this player.
    needed: i32,
    reach: Reach,
    sign: &'static str,
}

impl Scene<'_> {
    /// What is mine, or the board of whoever decides if I only watch.
    pub(super) fn mine(&self) -> Markup {
        let say = self.say;
        let own = self.seen.player(self.shown).tableau();
        html! {
            (self.pboard(self.shown, true))
            div popover="auto" id="my-cards" class="board-pop" {
                button.btn.btn-quiet.btn-icon.pop-close type="button" popovertarget="my-cards" popovertargetaction="hide" aria-label=(say.word("site-close")) { (icon("i-close")) }
                h2.h3 { (say.word("hadara-page-cards")) }
                ul.row.pop-cards { @for card in own.iter() { li { (self.picture(card, Size::Medium, "")) } } }
            }
        }
    }

    /// A whole board. The one in the middle leads to its cards, and its cards may move.
    pub(super) fn pboard(&self, seat: Seat, middle: bool) -> Markup {
        let say = self.say;
        html! {
            (self.head(seat, middle))
            ol.tracks { @for track in Track::ALL { (self.track(seat, track)) } }
            div.pb-row {
                section.pb-part.grow { h3 { (say.word("hadara-page-statues")) } ol.slots { @for slot in Slot::all() { (self.statue_slot(seat, slot)) } } }
                section.pb-part { h3 { (say.word("hadara-page-medals")) } ul.medals { (self.medal_slots(seat)) } }
            }
            div.pb-row {
                section.pb-part.grow { h3 { (say.word("hadara-page-colonies")) } ol.slots { @for level in Level::all() { (self.colony_slot(seat, level)) } } }
                section.pb-part { h3 { (say.word("hadara-page-tiles")) } (self.tiles(seat)) }
            }
            (self.tableau(seat, middle))
        }
    }

    fn head(&self, seat: Seat, middle: bool) -> Markup {
        let (say, player) = (self.say, self.seen.player(seat));
        let (cards, food) = (player.tableau().len(), self.seen.track(seat, Track::Food));
        let (look, coins, now) =
            (say.word("hadara-page-look"), say.word("hadara-page-coins"), say.word("hadara-page-points-now"));
        let fed = self.seen.player(seat).side().is_none() || usize::from(food) >= cards;
        html! {
            header.pb-head {
                (crest(self.say, seat, "crest crest-big"))
                h2 { (self.player_name(seat)) @if self.seen.first() == seat { " " (self.first_mark()) } }
                @if middle && self.seen.viewer() == Viewer::Spectator { span.badge { (icon("i-eye")) " " (say.word("site-watching")) } }
                @if middle && cards > 0 {
                    button.btn.btn-quiet.btn-icon.all-cards type="button" popovertarget="my-cards" aria-label=(look) data-tip=(look) { (icon("i-eye")) }
                }
                span.purse data-tip=(coins) { (sign_labelled("i-coin", "icon gold", &coins)) (player.coins()) }
                span class=(if fed { "mouths gain" } else { "mouths loss" }) data-tip=(say.word("hadara-page-mouths")) {
                    (sign_labelled("i-cards", "icon", &say.word("hadara-page-cards"))) (cards)
                    span.faded { "/" }
                    (sign_labelled("h-g", "icon", &self.track_word(Track::Food))) (self.track_value(seat, Track::Food))
                }
                span.points data-tip=(now) { (icon_labelled("i-glory", &now)) " " (self.points_now(seat)) }
            }
        }
    }

    pub(super) fn first_mark(&self) -> Markup {
        let label = self.say.word("hadara-page-first");
        html! { span.first-at data-tip=(label) { svg class="icon first-mark" role="img" aria-label=(label) { use href=(crate::pages::icon_address("i-leader")) {} } } }
    }

    pub(super) fn points_now(&self, seat: Seat) -> i32 {
        self.seen.points(seat).iter().sum()
    }

    /// Where a track stands; nowhere before a side is chosen.
    pub(super) fn track_value(&self, seat: Seat, track: Track) -> String {
        match self.seen.player(seat).side() {
            Some(_) => self.seen.track(seat, track).to_string(),
            None => "–".to_owned(),
        }
    }

    fn notches(&self, seat: Seat, track: Track, value: u16) -> Vec<Notch> {
        let (data, player) = (self.data(), self.seen.player(seat));
        match track {
            Track::Income => vec![],
            Track::Military => Level::all()
                .map(|level| {
                    let label = data.front(level).military;
                    let needed = self.seen.requirement(seat, label);
                    let reach = Reach::of(player.colony(level).is_some(), needed, value);
                    Notch { label: label.into(), needed, reach, sign: "i-colony" }
                })
                .collect(),
            Track::Culture => Slot::all()
                .map(|slot| {
                    let label = data.statue(slot).culture.value;
                    let needed = self.seen.requirement(seat, label);
                    let reach = Reach::of(player.statue(slot).is_some(), needed, value);
                    Notch { label: label.into(), needed, reach, sign: "i-statue" }
                })
                .collect(),
            Track::Food => {
                let cards = player.tableau().len() as u16;
                let reach = if value >= cards { Reach::Done } else { Reach::Lack };
                vec![Notch { label: cards, needed: cards.into(), reach, sign: "i-cards" }]
            }
        }
    }

    /// What a track leads to next, in a few words, and how that is meant.
    fn hint(&self, track: Track, value: u16, notches: &[Notch]) -> (String, &'static str) {
        let say = self.say;
        let labels = |reach: Reach| -> Vec<Arg> {
            notches.iter().filter(|notch| notch.reach == reach).map(|notch| notch.label.into()).collect()
        };
        match track {
            Track::Income => (say.say(&phrase!("hadara-page-hint-income", coins = value)), ""),
            Track::Food => match notches.first().map(|notch| notch.needed - i32::from(value)) {
                Some(missing @ 1..) => (say.say(&phrase!("hadara-page-hint-short", count = missing)), " loss"),
                Some(spare) => (say.say(&phrase!("hadara-page-hint-spare", count = -spare)), " gain"),
                None => (String::new(), ""),
            },
            Track::Military | Track::Culture => {
                let open = labels(Reach::Within);
                let next = notches.iter().find(|notch| notch.reach == Reach::Later);
                match (open.is_empty(), next) {
                    (false, _) => {
                        (say.say(&phrase!("hadara-page-hint-open", count = open.len(), which = open)), " within")
                    }
                    (true, Some(next)) => {
                        let missing = next.needed - i32::from(value);
                        (say.say(&phrase!("hadara-page-hint-next", count = missing, which = next.label)), "")
                    }
                    (true, None) => (say.word("hadara-page-hint-all"), ""),
                }
            }
        }
    }

    fn track(&self, seat: Seat, track: Track) -> Markup {
        let (tracks, name) = (self.seen.tracks(seat), self.track_word(track));
        let value = tracks[track];
        let chosen = self.seen.player(seat).side().is_some();
        let cards = self.seen.player(seat).tableau().len() as u16;
        let most = Track::ALL.into_iter().map(|track| tracks[track]).chain([cards]).max().unwrap_or(0);
        let end = SCALES.into_iter().find(|end| *end > most).unwrap_or(most + 1);
        let x = |value: i32| format!("{:.2}%", 100.0 * f64::from(value.max(0)) / f64::from(end));
        let notches = self.notches(seat, track, value);
        let (hint, tone) = if chosen { self.hint(track, value, &notches) } else { (String::new(), "") };
        html! {
            li class=(format!("track {}", marks::class(track.colour()))) {
                span.track-name { (mark(track.colour())) span { (name) } }
                b.track-n { (self.track_value(seat, track)) }
                svg.scale role="img" aria-label=(format!("{name} {}. {hint}", self.track_value(seat, track))) {
                    rect.bed y="17" width="100%" height="9" rx="4.5" {}
                    @if chosen { rect.run y="17" width=(x(value.into())) height="9" rx="4.5" {} }
                    @for notch in notches.iter().filter(|notch| notch.label > 0) {
                        @let place = x(notch.needed);
                        g class=(format!("notch {}", notch.reach.class())) {
                            line x1=(place) x2=(place) y1="12" y2="28" {}
                            text x=(place) y="9" { (notch.label) }
                            svg x=(place) overflow="visible" {
                                @if notch.reach == Reach::Done && track != Track::Food {
                                    use href=(crate::pages::icon_address("i-check")) x="-19.5" y="-1" width="11" height="11" {}
                                } @else {
                                    use href=(marks::sign_address(notch.sign)) x="-19.5" y="-1" width="11" height="11" {}
                                }
                            }
                        }
                    }
                    @if chosen { circle.knob cx=(x(value.into())) cy="21.5" r="6" {} }
                }
                span class=(format!("track-hint{tone}")) { (hint) }
            }
        }
    }

    /// What a statue gives besides its points: more if a card says so.
    pub(super) fn statue_bonus(&self, seat: Seat, slot: Slot) -> u16 {
        let more = self.seen.effects(seat).find_map(|effect| {
            let Effect::RaisesStatues { steps } = effect else { return None };
            Some(u16::from(*steps))
        });
        u16::from(self.data().statue(slot).bonus.value) + more.unwrap_or(0)
    }

    /// A bonus tile as it lies in its place.
    pub(super) fn statue_tile(&self, statue: Statue, bonus: u16) -> Markup {
        let colour = statue.tile.colour();
        match statue.turned {
            Turned::Up => {
                html! { span class=(format!("tile {}", marks::class(colour))) { (sign(marks::colour_sign(colour), "icon")) "+" (bonus) } }
            }
            Turned::Down => {
                html! { span.tile.tile-down data-tip=(self.track_word(statue.tile)) { (icon("i-glory")) "+" (bonus) } }
            }
        }
    }

    fn statue_slot(&self, seat: Seat, slot: Slot) -> Markup {
        let (place, statue) = (self.data().statue(slot), self.seen.player(seat).statue(slot));
        let culture = place.culture.value;
        let needed = self.seen.requirement(seat, culture);
        let reach = Reach::of(statue.is_some(), needed, self.seen.track(seat, Track::Culture));
        let last = if self.latest.statues.contains(&(seat, slot)) { " last" } else { "" };
        let title = self.say.say(&phrase!("hadara-page-statue-title", culture = culture));
        let bonus = self.statue_bonus(seat, slot);
        html! {
            li class=(format!("slot {}{last}", reach.class())) data-tip=(title) {
                (need(Colour::Blue, culture))
                @match statue {
                    Some(statue) => { (self.statue_tile(statue, bonus)) }
                    None => { span.tile.tile-none { (sign("i-statue", "icon")) "+" (bonus) } }
                }
                (points(place.points.value))
            }
        }
    }

    fn colony_slot(&self, seat: Seat, level: Level) -> Markup {
        let (front, colony) = (self.data().front(level), self.seen.player(seat).colony(level));
        let needed = self.seen.requirement(seat, front.military);
        let reach = Reach::of(colony.is_some(), needed, self.seen.track(seat, Track::Military));
        let last = if self.latest.colonies.contains(&(seat, level)) { " last" } else { "" };
        let plundered = self.say.word("hadara-page-plundered");
        let back = colony.filter(|colony| colony.fate == Fate::Integrated).map(|colony| colony.tile);
        let name = match (colony, back) {
            (_, Some(tile)) => marks::plain(self.say, self.data().tile_name(tile)),
            (Some(_), None) => plundered.clone(),
            (None, None) => self.say.word("hadara-page-free"),
        };
        let title = self.say.say(&phrase!("hadara-page-colony-title", military = front.military, what = name));
        let turned = if back.is_some() { " turned" } else { "" };
        html! {
            li class=(format!("slot colony {}{turned}{last}", reach.class())) data-tip=(title) {
                (need(Colour::Red, front.military))
                (sign(marks::view(level), "view"))
                span.gets {
                    @match (colony, back) {
                        (_, Some(tile)) => { (bonuses(self.data().tile_back(tile).steps)) }
                        (Some(_), None) => { (sign_labelled("i-plunder", "icon", &plundered)) }
                        (None, None) => { (gain(front.plunder.into())) (pay(front.integration.into())) }
                    }
                }
                (points(back.map_or(front.points, |tile| self.data().tile_back(tile).points)))
            }
        }
    }

    fn medal_slots(&self, seat: Seat) -> Markup {
        let (say, figures) = (self.say, &self.data().figures);
        let (silver, gold) = (say.word("hadara-page-silver"), say.word("hadara-page-gold"));
        let scores = self.seen.silver_scores(seat, None);
        let worth = usize::from(figures.gold_points.value) * self.seen.gold_sets(seat);
        let last = if self.latest.medals.contains(&seat) { " last" } else { "" };
        let free = |name: &str| format!("{name}: {}", say.word("hadara-page-free"));
        html! {
            @for at in 0..usize::from(figures.silver_medals.value) {
                @match scores.get(at) {
                    Some((track, score)) => {
                        li class=(format!("medal-slot silver{last}")) data-tip=(format!("{silver}: {}", self.track_word(*track))) { (sign("i-silver", "icon")) (mark(track.colour())) b { (score) } }
                    }
                    None => { li.medal-slot.none data-tip=(free(&silver)) { (sign_labelled("i-silver", "icon", &free(&silver))) } }
                }
            }
            @for at in 0..figures.gold_medals.value {
                @if at < self.seen.player(seat).gold() {
                    li class=(format!("medal-slot gold{last}")) data-tip=(gold) { (sign_labelled("i-gold", "icon", &gold)) b { (worth) } }
                } @else {
                    li.medal-slot.none data-tip=(free(&gold)) { (sign_labelled("i-gold", "icon", &free(&gold))) }
                }
            }
        }
    }

    fn tiles(&self, seat: Seat) -> Markup {
        html! {
            ul.tiles {
                @for track in Track::ALL {
                    @let left = self.seen.unused_tiles(seat, track);
                    @let name = self.track_word(track);
                    li class=(format!("{}{}", marks::class(track.colour()), if left == 0 { " none" } else { "" })) data-tip=(format!("{name}: {left}")) {
                        (sign_labelled(marks::colour_sign(track.colour()), "icon", &name)) b { (left) }
                    }
                }
            }
        }
    }

    /// The cards of a player, colour by colour.
    fn tableau(&self, seat: Seat, middle: bool) -> Markup {
        let feeding = self.acting.is_some() && self.seen.asked() == hadara::Question::Feeding;
        html! {
            div.tableau {
                @for colour in Colour::ALL {
                    @let count = self.seen.count(seat, colour);
                    section class=(format!("pile-k {}", marks::class(colour))) {
                        h4 {
                            (mark(colour)) span.visually-hidden { (self.colour_word(colour)) } b { (count) }
                            @if count > 0 { span.off data-tip=(self.say.say(&phrase!("hadara-page-discount", count = count))) { "−" (count) } }
                        }
                        ul {
                            @if count == 0 { li.faded.tiny { (self.say.word("hadara-page-none")) } }
                            @for card in self.coloured(seat, colour) { (self.spine(seat, card, middle && !feeding)) }
                        }
                    }
                }
            }
        }
    }

    /// A player's cards of a colour, in the order of the data.
    pub(super) fn coloured(&self, seat: Seat, colour: Colour) -> impl Iterator<Item = Card> {
        let data = self.data();
        self.seen.player(seat).tableau().iter().filter(move |card| data.colour_of(*card) == colour)
    }

    fn spine(&self, seat: Seat, card: Card, moves: bool) -> Markup {
        let last = if self.latest.bought.contains(&(seat, card)) { "spine last" } else { "spine" };
        let key = moves.then(|| self.data().card_id(card));
        html! {
            li data-card=[key] {
                a class=(last) href=(card::page(self.say, card)) data-read=(card::page(self.say, card)) {
                    (card::edge(self.say, card))
                }
            }
        }
    }
}
