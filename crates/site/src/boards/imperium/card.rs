//! Cards as they are drawn: faces in three sizes, backs, and the pop-up with all that a card says.

mod gist;

use std::borrow::Cow;

use imperium::effects::words::{Category, Points};
use imperium::{Imperium, ImperiumData, Sort};
use kernel::data::Entry;
use kernel::{Game, phrase};
use maud::{Markup, html};

use super::marks::{category_sign, category_word, mark_sign, mark_word, price, ribbon, sign, sign_labelled};
use crate::pages::card::address;
use crate::pages::{icon, icon_as};
use crate::words::{Kept, Say, capital, hyphened};

/// How large a card is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Size {
    /// For hands, the market and play areas, with its effect in signs.
    Medium,
    /// With its effect in words.
    Large,
}

impl Size {
    fn class(self) -> &'static str {
        match self {
            Size::Medium => "card-m",
            Size::Large => "card-l",
        }
    }
}

/// The page of a sort of card, or of King of Kings behind all of them.
pub fn entry(say: Say<'_>, number: usize) -> Option<&Entry> {
    say.entries(Imperium::ID).get(number)
}

/// A sort of card; none for King of Kings.
pub fn sort(data: &ImperiumData, number: usize) -> Option<&Sort> {
    data.all_sorts().get(number)
}

/// The number of King of Kings of a common deck.
pub fn king(data: &ImperiumData, deck: &str) -> usize {
    data.all_sorts().len() + data.all_decks().position(|id| id == deck).unwrap_or(0)
}

/// What a card is called in notation.
pub fn id(say: Say<'_>, number: usize) -> &str {
    entry(say, number).map_or("", |entry| &entry.id)
}

/// The name of a card.
pub fn name(say: Say<'_>, number: usize) -> String {
    entry(say, number).map_or_else(String::new, |entry| say.say(&phrase!("plain-name", name = entry.name.clone())))
}

/// The name of a card where there is little room.
pub fn short_name(say: Say<'_>, number: usize) -> Kept {
    say.drawn((Imperium::ID, "name", number), || hyphened(&name(say, number)))
}

/// The class of a card's colour, and its sign.
fn kind(data: &ImperiumData, number: usize) -> (&'static str, &'static str) {
    match sort(data, number) {
        None => ("k-fame", "im-king"),
        Some(sort) if sort.is_power() => ("k-power", "im-power"),
        Some(sort) => match sort.category.first() {
            Some(category) => {
                let (id, class) = category_sign(*category);
                (class, id)
            }
            None => ("k-nation", "im-none"),
        },
    }
}

/// The classes of a card.
pub fn class_of(data: &ImperiumData, number: usize, size: Size) -> String {
    format!("card ic {} {}", size.class(), kind(data, number).0)
}

/// A card as it lies on a table.
pub fn likeness(say: Say<'_>, id: &str) -> Option<Markup> {
    let number = say.entries(Imperium::ID).iter().position(|entry| entry.id == id)?;
    Some(
        html! { a class=(class_of(say.data(), number, Size::Medium)) href=(page(say, number)) data-read=(page(say, number)) { (print(say, number, Size::Medium)) } },
    )
}

/// The classes of a strip in the card's colour.
pub fn colour(data: &ImperiumData, number: usize) -> &'static str {
    kind(data, number).0
}

/// The sign of what kind of card it is.
pub fn kind_sign(data: &ImperiumData, number: usize) -> &'static str {
    kind(data, number).1
}

/// The nation that a sort of card belongs to; none if other decks have it too.
fn nation_of(data: &ImperiumData, number: usize) -> Option<&str> {
    let (shared, decks, nations) = data.sorts_by_deck();
    let mut past = shared + decks.iter().sum::<usize>();
    data.all_nations().zip(nations).find_map(|((id, _), count)| {
        let begins = past;
        past += count;
        (begins..past).contains(&number).then_some(id)
    })
}

/// The large picture: what the card is marked with, its category, or whose it is.
fn emblem(data: &ImperiumData, number: usize) -> Cow<'static, str> {
    let sort = sort(data, number);
    let plain = sort.is_some_and(|sort| sort.category.is_empty());
    let marked = sort.and_then(|sort| sort.marks.first()).map(|mark| Cow::Borrowed(mark_sign(*mark)));
    let charge = || nation_of(data, number).filter(|_| plain).map(|id| Cow::Owned(format!("in-{id}")));
    marked.or_else(charge).unwrap_or(Cow::Borrowed(kind_sign(data, number)))
}

/// What a card is worth, in as few signs as on a coin.
fn worth(sort: &Sort) -> Option<(String, &'static str)> {
    match &sort.points {
        Points::Fixed(0) => None,
        Points::Fixed(points) if *points < 0 => Some((format!("−{}", points.unsigned_abs()), "worth worth-loss")),
        Points::Fixed(points) => Some((points.to_string(), "worth")),
        Points::Per(_) => Some(("✱".to_owned(), "worth")),
        Points::Where { .. } => Some(("?".to_owned(), "worth")),
    }
}

/// What is printed on a card.
pub fn print(say: Say<'_>, number: usize, size: Size) -> Kept {
    say.drawn((Imperium::ID, size.class(), number), || printed(say, number, size))
}

fn printed(say: Say<'_>, number: usize, size: Size) -> Markup {
    let name = name(say, number);
    let data = say.data();
    let Some(sort) = sort(data, number) else {
        return html! {
            span.ic-name { (hyphened(&name)) }
            span.ic-art { (sign("im-king", "emblem")) }
            @if size == Size::Large { (text(say, number, None)) }
        };
    };
    html! {
        span.ic-name { (hyphened(&name)) }
        span.ic-art {
            span.ic-kinds { (discs(say, number, sort)) }
            (sign(&emblem(data, number), "emblem"))
            @if let Some(period) = sort.period { (ribbon(say, period)) }
            (rules(say, sort))
        }
        @match size {
            Size::Medium => span.ic-gist aria-hidden="true" { (gist::of(data, sort)) },
            Size::Large => (text(say, number, None)),
        }
        (foot(say, sort, size))
    }
}

/// The discs that tell the categories.
fn discs(say: Say<'_>, number: usize, sort: &Sort) -> Markup {
    let disc = |category: &Category| {
        let ((id, class), word) = (category_sign(*category), category_word(say, *category));
        html! { span class=(format!("disc {class}")) data-tip=(word) { (sign_labelled(id, "icon", &word)) } }
    };
    html! {
        @if sort.category.is_empty() { span class=(format!("disc {}", colour(say.data(), number))) { (sign(kind_sign(say.data(), number), "icon")) } }
        @for category in &sort.category { (disc(category)) }
    }
}

/// Pinned, attack, played without an action token.
fn rules(say: Say<'_>, sort: &Sort) -> Markup {
    let rule = |id, word| {
        let word = say.word(word);
        html! { i data-tip=(word) { (sign_labelled(id, "icon", &word)) } }
    };
    html! {
        span.ic-rules {
            @if sort.pinned { (rule("im-pin", "imperium-page-pinned")) }
            @if sort.attack { (rule("im-attack", "imperium-page-attack")) }
            @if sort.free { (rule("im-free", "imperium-page-free")) }
        }
    }
}

/// Marks, what a development costs, what the card is worth.
fn foot(say: Say<'_>, sort: &Sort, size: Size) -> Markup {
    html! {
        span.ic-foot {
            span.ic-marks {
                @for mark in &sort.marks {
                    @let word = mark_word(say, *mark);
                    span.pebble data-tip=(word) { (sign_labelled(mark_sign(*mark), "icon", &word)) }
                }
            }
            @if let (Some(cost), Size::Large) = (&sort.cost, size) { span.ic-cost data-tip=(say.word("imperium-page-cost")) { (price(say, cost, |_| u16::MAX)) } }
            @if let Some((worth, class)) = worth(sort) { b class=(class) data-tip=(say.word("imperium-page-worth")) { (worth) } }
        }
    }
}

/// Everything that a card says, sentence by sentence; the one that is being carried out is lit.
pub fn text(say: Say<'_>, number: usize, lit: Option<&str>) -> Markup {
    let sentences: Vec<String> = entry(say, number)
        .map_or(vec![], |entry| entry.text.iter().map(|sentence| capital(&say.say(sentence))).collect());
    // Labels stand before a sentence, and its first letter is a capital.
    let is_lit = |sentence: &str| lit.is_some_and(|lit| sentence.to_lowercase().contains(&lit.to_lowercase()));
    html! {
        span.card-text {
            @for sentence in &sentences { @if is_lit(sentence) { mark.lit { (sentence) } } @else { span { (sentence) } } }
        }
    }
}

/// Whether one of the sentences of a card is this one.
pub fn says(say: Say<'_>, number: usize, lit: &str) -> bool {
    let lit = lit.to_lowercase();
    entry(say, number).is_some_and(|entry| entry.text.iter().any(|text| say.say(text).to_lowercase().contains(&lit)))
}

/// Where the almanac has a card.
pub fn page(say: Say<'_>, number: usize) -> String {
    address(&say.path(Imperium::ID), id(say, number))
}

/// A card that only lies there.
pub fn face(say: Say<'_>, number: usize, size: Size) -> Markup {
    html! { span class=(class_of(say.data(), number, size)) { (print(say, number, size)) } }
}

/// The back of a card.
pub fn back(label: &str, more: &str) -> Markup {
    let class = format!("card ic card-m card-back {more}");
    html! { span class=(class.trim_end()) data-tip=(label) { (icon_as("g-imperium", "emblem")) span.visually-hidden { (label) } } }
}

/// What opens the face of a card.
pub fn popover_id(say: Say<'_>, number: usize) -> String {
    format!("c-{}", id(say, number))
}

/// A card in full, to be opened over the page, and what else there is to say of it.
pub fn popover(say: Say<'_>, number: usize, more: Markup) -> Markup {
    let id = popover_id(say, number);
    html! {
        div.card-pop popover id=(id) {
            (face(say, number, Size::Large))
            (more)
            button.btn.btn-quiet.btn-icon.pop-close type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(say.word("site-close")) { (icon("i-close")) }
        }
    }
}
