//! A play area: regions with what is garrisoned under them, then the rest by kind.

use imperium::effects::words::{Category, Token};
use imperium::{Action, Card, ImperiumData};
use kernel::{Seat, phrase};
use maud::{Markup, html};

use super::marks::{self, MARKS, SUPPLY, exhaust, mark_sign, mark_word, sign, sign_labelled, token, token_word};
use super::{Scene, card};
use crate::pages::seat_class;

/// Where an area is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// In the middle of the page: decisions are made here.
    Middle,
    /// In a pop-up, to be looked at.
    Aside,
}

/// Equal cards in play with nothing under them, or one card with what is garrisoned there.
struct Cluster {
    number: usize,
    cards: Vec<Card>,
    exhausted: bool,
    progress: u8,
    garrison: Vec<Card>,
}

impl Cluster {
    /// Regions first, then what belongs to the nation, then by category.
    fn rank(&self, data: &ImperiumData) -> usize {
        let categories = card::sort(data, self.number).map_or(&[][..], |sort| &sort.category);
        match categories.first() {
            Some(Category::Region) => 0,
            None => 1,
            Some(Category::Origins) => 2,
            Some(Category::Civilisation) => 3,
            Some(Category::Raid) => 4,
            Some(Category::Fame) => 5,
            Some(Category::Unrest) => 6,
        }
    }
}

/// The most tokens of a kind that are drawn one by one.
const PIPS: u16 = 6;

impl Scene<'_> {
    /// The area in the middle.
    pub(super) fn middle(&self) -> Markup {
        let seat = self.shown;
        html! {
            section class=(format!("area {}", seat_class(seat))) aria-label=(self.said(&phrase!("imperium-page-area-of", who = seat))) {
                header.area-head { (self.tray(seat)) (self.area_marks(seat)) }
                (self.clusters(seat, Role::Middle))
            }
        }
    }

    /// A player's tokens.
    pub(super) fn tray(&self, seat: Seat) -> Markup {
        let (say, area) = (self.say, self.seen.area(seat));
        let (exhausts, all) = area.exhaust_tokens();
        let actions = area.tokens(Token::Action);
        let left = self.said(&phrase!("imperium-page-actions-left", count = actions));
        let unused = self.said(&phrase!("imperium-page-exhausts-left", count = exhausts, all = all));
        html! {
            ul.supply aria-label=(say.word("imperium-page-tokens")) {
                @for kind in SUPPLY {
                    @let count = area.tokens(kind);
                    li class=(if count == 0 { "counter nil" } else { "counter" }) data-tip=(token_word(say, kind)) { (token(kind)) b { (count) } span.visually-hidden { (token_word(say, kind)) } }
                }
                li.counter.pips data-tip=(left) {
                    @if actions > PIPS { (token(Token::Action)) b { (actions) } } @else { @for _ in 0..actions { (token(Token::Action)) } }
                    @for _ in actions..3 { (sign("im-action", "tk spent")) }
                    span.visually-hidden { (left) }
                }
                li.counter.pips data-tip=(unused) {
                    @for _ in 0..exhausts { (exhaust()) }
                    @for _ in exhausts..all { (sign("im-exhaust", "tk spent")) }
                    span.visually-hidden { (unused) }
                }
            }
        }
    }

    /// How often each mark lies in the area.
    fn area_marks(&self, seat: Seat) -> Markup {
        let area = self.seen.area(seat);
        html! {
            ul.area-marks aria-label=(self.say.word("imperium-page-marks")) {
                @for mark in MARKS {
                    @let (count, word) = (area.marks(mark), mark_word(self.say, mark));
                    @if count > 0 { li.bonus data-tip=(word) { span.pebble { (sign_labelled(mark_sign(mark), "icon", &word)) } b { (count) } } }
                }
            }
        }
    }

    fn clusters_of(&self, seat: Seat) -> Vec<Cluster> {
        let area = self.seen.area(seat);
        let mut clusters: Vec<Cluster> = vec![];
        for card in area.play().iter().filter(|card| *card != area.power()) {
            let (number, garrison) = (self.seen.sort_number(card), self.seen.garrisoned_under(card));
            let (exhausted, progress) = (self.seen.is_exhausted(card), self.seen.progress_on(card));
            let same = |other: &&mut Cluster| {
                let bare = garrison.is_empty() && other.garrison.is_empty() && progress == 0 && other.progress == 0;
                bare && other.number == number && other.exhausted == exhausted
            };
            match clusters.iter_mut().find(same) {
                Some(other) => other.cards.push(card),
                None => clusters.push(Cluster { number, cards: vec![card], exhausted, progress, garrison }),
            }
        }
        clusters.sort_by_key(|cluster| (cluster.rank(self.say.data()), cluster.number));
        clusters
    }

    /// Everything that lies in an area.
    pub(super) fn clusters(&self, seat: Seat, role: Role) -> Markup {
        let clusters = self.clusters_of(seat);
        let size = match clusters.len() {
            0..=6 => "fewest",
            7..=12 => "few",
            13..=18 => "some",
            _ => "many",
        };
        html! {
            ul class=(format!("clusters {size}")) {
                @for cluster in &clusters { (self.cluster(cluster, role)) }
                @if clusters.is_empty() { li.nothing { (self.say.word("imperium-page-nothing-in-play")) } }
            }
        }
    }

    fn cluster(&self, cluster: &Cluster, role: Role) -> Markup {
        let say = self.say;
        let here = role == Role::Middle;
        let exhaust_word = say.word("imperium-page-exhausted");
        let under = self.said(&phrase!("imperium-page-garrison", count = cluster.garrison.len()));
        let class = format!(
            "cluster{}{}",
            if cluster.exhausted { " turned" } else { "" },
            if cluster.rank(self.say.data()) == 0 { " region" } else { "" }
        );
        html! {
            li class=(class) data-card=[here.then(|| self.moving(cluster.number))] {
                span.lies {
                    (self.card(cluster.number, "", None))
                    (marks::times(say, cluster.cards.len()))
                    @if cluster.exhausted { span.on-card data-tip=(exhaust_word) { (exhaust()) span.visually-hidden { (exhaust_word) } } }
                    @if cluster.progress > 0 { span.laid { span.bonus { b { (cluster.progress) } (token(Token::Progress)) } } }
                }
                @if !cluster.garrison.is_empty() {
                    ul.fan aria-label=(under) { @for card in &cluster.garrison { (self.garrisoned(*card, here)) } }
                }
                @if here { (self.uses(&cluster.cards)) }
            }
        }
    }

    /// A card of which only the lower edge can be seen.
    fn garrisoned(&self, card: Card, here: bool) -> Markup {
        let number = self.seen.sort_number(card);
        let label = html! { (sign(card::kind_sign(self.say.data(), number), "icon")) span { (card::short_name(self.say, number)) } };
        let class = format!("strip {}", card::colour(self.say.data(), number));
        html! {
            li data-read=(card::page(self.say, number)) {
                @match self.taking(&[card]).filter(|_| here) {
                    Some(action) => { (self.decide_next(&action, &format!("{class} strip-can"), label)) }
                    None => { button class=(class) type="button" popovertarget=(self.opens(number)) data-read=(card::page(self.say, number)) { (label) } }
                }
            }
        }
    }

    /// What can be done with a card in play now.
    pub(super) fn uses(&self, cards: &[Card]) -> Markup {
        let used = cards.iter().map(|card| Action::Exhaust(*card)).find(|action| self.may(action));
        html! {
            @if let Some(action) = used {
                (self.decide_next(&action, "btn btn-take", html! { (exhaust()) span { (self.say.word("imperium-page-do-exhaust")) } }))
            }
            (self.take(cards))
        }
    }
}
