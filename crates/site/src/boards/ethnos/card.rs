//! Cards as they are drawn: faces, the deck, the open row, the hand.

use ethnos::{Card, Cards, Ethnos, EthnosData, Question};
use kernel::data::Entry;
use kernel::{Data, Game, Seat, Viewer, phrase};
use maud::{Markup, html};

use super::Scene;
use crate::pages::card::address;
use crate::pages::{icon, icon_as};
use crate::words::{Say, capital, hyphened};

/// The icon and figure that remind of what a leader does.
fn gist(tribe: &str) -> (&'static str, &'static str) {
    match tribe {
        "wizard" => ("i-deck", "+X"),
        "wingfolk" => ("i-marker", "6"),
        "giant" => ("i-giant", ""),
        "dwarf" => ("i-glory", "+1"),
        "centaur" => ("i-band", "+1"),
        "minotaur" => ("i-marker", "+1"),
        "orc" => ("i-horde", ""),
        "halfling" => ("i-marker", "0"),
        "skeleton" => ("i-leader", "0"),
        "merfolk" => ("i-merfolk-board", "+X"),
        "troll" => ("i-troll", ""),
        "elf" => ("i-hand", "X"),
        _ => ("i-band", ""),
    }
}

/// The class of a card's colour.
fn kingdom_class(data: &EthnosData, card: Card) -> &str {
    match data.cards_of(card.tribe()) {
        Cards::Coloured(_) => data.kingdom_id(card.colour()),
        Cards::Colourless(_) => "none",
    }
}

/// What is printed on a card.
fn print(data: &EthnosData, say: Say<'_>, card: Card, size: &str) -> Markup {
    let (tribe, kingdom) = (data.tribe_id(card.tribe()), kingdom_class(data, card));
    let (mark, figure) = gist(tribe);
    let charge = if kingdom == "none" { "t-skeleton".to_owned() } else { format!("k-{kingdom}") };
    let land = match kingdom {
        "none" => "—".to_owned(),
        id => say.name(format!("ethnos.kingdom.{id}")),
    };
    let entries = if size == "l" { data.entries() } else { vec![] };
    let text = entries.iter().find(|entry| entry.id == tribe);
    html! {
        span.card-head {
            (icon_as(&charge, "charge"))
            span.card-name { (hyphened(&capital(&say.say(&phrase!("ethnos-page-tribe-name", tribe = kernel::Arg::Name(format!("ethnos.tribe.{tribe}"))))))) }
        }
        (icon_as(&format!("t-{tribe}"), "emblem"))
        @if let Some(entry) = text {
            span.card-text { @for sentence in entry.text.iter().skip(1) { (say.say(sentence)) " " } }
        }
        span.card-foot { span { (land) } span.card-gist { (icon(mark)) (figure) } }
    }
}

/// An entry of the almanac: a card for a tribe, words for the rest.
pub fn almanac_entry(say: Say<'_>, at: usize, entry: &Entry) -> Markup {
    let name = say.say(&phrase!("plain-name", name = entry.name.clone()));
    html! {
        @if entry.kind.key == "ethnos-kind-tribe" {
            (almanac_card(say, &entry.id, at))
            @if let Some(count) = entry.text.first() { p.small { (say.say(count)) } }
        } @else {
            article.panel { h2.h3 { (name) } @for sentence in &entry.text { p.small { (say.say(sentence)) } } }
        }
    }
}

/// A card of the almanac.
fn almanac_card(say: Say<'_>, tribe: &str, colour: usize) -> Markup {
    let data = say.data::<EthnosData>();
    let Some(tribe) = data.tribe(tribe) else { return html! {} };
    let cards: Vec<(Card, u8)> = data.deck_of(tribe).collect();
    let card = cards[colour % cards.len()].0;
    html! { article class=(format!("card card-l k-{}", kingdom_class(data, card))) { (print(data, say, card, "l")) } }
}

/// Every card that there is: its name, and what notation calls it.
pub fn printings(data: &EthnosData) -> Vec<(String, String)> {
    let cards = data.tribes().flat_map(|tribe| data.deck_of(tribe));
    cards.map(|(card, _)| data.card_id(card)).map(|id| (format!("ethnos.card.{id}"), id)).collect()
}

/// A card of its own colour, and the tribe that it belongs to.
pub fn printing(say: Say<'_>, id: &str) -> Option<(String, Markup)> {
    let data = say.data::<EthnosData>();
    let card = data.card(id).ok().filter(|card| card.is_ally())?;
    let look = html! { article class=(format!("card card-l k-{}", kingdom_class(data, card))) { (print(data, say, card, "l")) } };
    Some((data.tribe_id(card.tribe()).to_owned(), look))
}

/// A card as it lies on a table.
pub fn likeness(say: Say<'_>, id: &str) -> Option<Markup> {
    let data = say.data::<EthnosData>();
    let card = data.card(id).ok().filter(|card| card.is_ally())?;
    let (class, page) = (format!("card card-m k-{}", kingdom_class(data, card)), address(&say.path(Ethnos::ID), id));
    Some(html! { a class=(class) href=(page) data-read=(page) { (print(data, say, card, "m")) } })
}

/// A card for the style page.
pub fn specimen(say: Say<'_>, id: &str, size: &str) -> Markup {
    let data = say.data::<EthnosData>();
    let Ok(card) = data.card(id) else { return html! {} };
    html! { span class=(format!("card card-{size} k-{}", kingdom_class(data, card))) { (print(data, say, card, size)) } }
}

impl Scene<'_> {
    pub(super) fn data(&self) -> &'static EthnosData {
        self.seen.data()
    }

    pub(super) fn tribe_id(&self, card: Card) -> &'static str {
        self.data().tribe_id(card.tribe())
    }

    pub(super) fn kingdom_id(&self, card: Card) -> &'static str {
        kingdom_class(self.data(), card)
    }

    pub(super) fn card_name(&self, card: Card) -> String {
        match card.is_ally() {
            true => self.say.name(format!("ethnos.card.{}", self.data().card_id(card))),
            false => self.say.word("ethnos-some-card"),
        }
    }

    /// A card that only lies there.
    pub(super) fn face(&self, card: Card, size: &str) -> Markup {
        let class = format!("card card-{size} k-{}", self.kingdom_id(card));
        self.lying(card, size, &class, None)
    }

    fn lying(&self, card: Card, size: &str, class: &str, key: Option<&str>) -> Markup {
        html! {
            a class=(class) data-card=[key] href=(self.page(card)) data-read=(self.page(card)) {
                (print(self.data(), self.say, card, size))
                span.visually-hidden { (self.card_name(card)) }
            }
        }
    }

    /// Where the almanac has a card.
    pub(super) fn page(&self, card: Card) -> String {
        address(&self.say.path(Ethnos::ID), &self.data().card_id(card))
    }

    /// Whether the person at this page is being asked for a turn.
    fn may_recruit(&self) -> bool {
        self.acting.is_some_and(|seat| {
            self.seen.asked() == Question::Turn && self.seen.check(seat, &ethnos::Action::RecruitDeck).is_ok()
        })
    }

    pub(super) fn deck(&self) -> Markup {
        let back = icon_as("g-ethnos", "emblem");
        let label = self.say.word("ethnos-choose-deck");
        html! {
            @if self.may_recruit() {
                button.card.card-s.card-back.can form="turn" name="go" value="decide:recruit deck" aria-label=(label) data-tip=(label) { (back) }
            } @else {
                span.card.card-s.card-back { (back) }
            }
        }
    }

    /// The open cards; each is a button while I may recruit.
    pub(super) fn open_cards(&self) -> Markup {
        let recruit = self.may_recruit();
        let mut fresh = self.latest.open.clone();
        let row = self.seen.row();
        html! {
            @for (at, card) in row.iter().enumerate() {
                @let last = fresh.iter().position(|other| other == card).map(|at| fresh.remove(at)).is_some();
                @let class = format!("card card-s k-{}{}", self.kingdom_id(*card), if last { " last" } else { "" });
                @let key = self.key(*card, &row[..at]);
                li {
                    @if recruit {
                        button class=(format!("{class} can")) data-card=(key) form="turn" name="go"
                            value=(format!("decide:recruit {}", self.data().card_id(*card)))
                            data-read=(self.page(*card)) {
                            (print(self.data(), self.say, *card, "s"))
                            span.visually-hidden { (self.say.say(&phrase!("ethnos-page-recruit", card = self.named(*card)))) }
                        }
                    } @else {
                        (self.lying(*card, "s", &class, Some(&key)))
                    }
                }
            }
        }
    }

    /// Names each open card so that the page can show where it goes: those in my hand have the first numbers.
    fn key(&self, card: Card, before: &[Card]) -> String {
        let held = self.me.map_or(0, |me| self.seen.player(me).hand().count(card));
        let number = held + before.iter().filter(|other| **other == card).count();
        format!("{}-{number}", self.data().card_id(card))
    }

    pub(super) fn named(&self, card: Card) -> kernel::Arg {
        kernel::Arg::Name(format!("ethnos.card.{}", self.data().card_id(card)))
    }

    /// My hand: boxes to tick while cards are to be picked.
    pub(super) fn hand(&self) -> Markup {
        // Whoever sees everything is shown the hand that decides next.
        let whose = match self.seen.viewer() {
            Viewer::Omniscient => self.seen.deciding().first(),
            Viewer::Seat(_) | Viewer::Spectator => self.me,
        };
        let Some(whose) = whose else { return html! {} };
        let hand = self.seen.player(whose).hand();
        // While others decide, a band can be thought out ahead.
        let ahead = self.going && self.acting.is_none() && self.me.is_some();
        let asked =
            self.acting.is_some() && matches!(self.seen.asked(), Question::Turn | Question::Another | Question::Keep);
        let picking = ahead || asked;
        let leading = ahead || (asked && self.seen.asked() != Question::Keep);
        html! {
            @for (at, card) in hand.iter().enumerate() {
                @let number = at + 1;
                @let key = format!("{}-{}", self.data().card_id(*card), hand[..at].iter().filter(|other| *other == card).count());
                li.pick id=(format!("held-{key}")) {
                    @if picking {
                        input.pick-box type="checkbox" form="turn" name="card" value=(number) id=(format!("c{number}"))
                            checked[self.selection.cards.contains(&number)];
                        label class=(format!("card card-m k-{}", self.kingdom_id(*card))) data-card=(key) for=(format!("c{number}")) data-read=(self.page(*card)) {
                            (print(self.data(), self.say, *card, "m"))
                        }
                        @if leading && self.seen.can_lead(*card) { (self.leader_box(number)) }
                    } @else {
                        (self.lying(*card, "m", &format!("card card-m k-{}", self.kingdom_id(*card)), Some(&key)))
                    }
                }
            }
        }
    }

    fn leader_box(&self, number: usize) -> Markup {
        let id = format!("l{number}");
        html! {
            input.lead-box type="radio" form="turn" name="leader" value=(number) id=(id) checked[self.selection.leader == Some(number)];
            label.lead for=(id) { (icon("i-leader")) (self.say.word("ethnos-page-lead")) }
        }
    }

    /// How a seat is called in a sentence of the page.
    pub(super) fn player_name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }
}
