//! Small signs: tokens, categories, marks, periods, nations, prices.

use imperium::Imperium;
use imperium::effects::words::{Category, Mark, Period, Price, Token};
use kernel::{Arg, Phrase, Seat, Seen, phrase};
use maud::{Markup, html};

use crate::pages::{Icon, flag, seat_class};
use crate::words::{Say, capital};

/// The tokens that lie in a supply.
pub const SUPPLY: [Token; 3] = [Token::Materials, Token::Population, Token::Progress];

/// The marks in the order in which they are told.
pub const MARKS: [Mark; 8] =
    [Mark::Sack, Mark::Grain, Mark::Water, Mark::City, Mark::Metropolis, Mark::Knight, Mark::Mask, Mark::Scroll];

/// A sign beside words.
pub fn sign<'a>(id: &'a str, class: &'a str) -> Icon<'a> {
    Icon::new(&super::SIGNS, id, class)
}

/// A sign that stands for words.
pub fn sign_labelled<'a>(id: &'a str, class: &'a str, label: &'a str) -> Icon<'a> {
    sign(id, class).labelled(label)
}

/// The sign of a token.
pub fn token_sign(token: Token) -> &'static str {
    match token {
        Token::Materials => "im-materials",
        Token::Population => "im-population",
        Token::Progress => "im-progress",
        Token::Action => "im-action",
    }
}

/// The word for a kind of token.
pub fn token_word(say: Say<'_>, token: Token) -> String {
    say.word(match token {
        Token::Materials => "imperium-page-materials",
        Token::Population => "imperium-page-population",
        Token::Progress => "imperium-page-progress",
        Token::Action => "imperium-page-action",
    })
}

/// One token.
pub fn token(token: Token) -> Icon<'static> {
    let class = match token {
        Token::Materials => "tk tk-m",
        Token::Population => "tk tk-p",
        Token::Progress => "tk tk-g",
        Token::Action => "tk tk-a",
    };
    sign(token_sign(token), class)
}

/// An exhaust token.
pub fn exhaust() -> Icon<'static> {
    sign("im-exhaust", "tk tk-x")
}

/// The sign of a category, and its class.
pub fn category_sign(category: Category) -> (&'static str, &'static str) {
    match category {
        Category::Region => ("im-region", "k-region"),
        Category::Origins => ("im-origins", "k-origins"),
        Category::Civilisation => ("im-civilisation", "k-civilisation"),
        Category::Raid => ("im-raid", "k-raid"),
        Category::Fame => ("im-fame", "k-fame"),
        Category::Unrest => ("im-unrest", "k-unrest"),
    }
}

/// The word for a category.
pub fn category_word(say: Say<'_>, category: Category) -> String {
    capital(&say.word(match category {
        Category::Region => "imperium-category-region",
        Category::Origins => "imperium-category-origins",
        Category::Civilisation => "imperium-category-civilisation",
        Category::Raid => "imperium-category-raid",
        Category::Fame => "imperium-category-fame",
        Category::Unrest => "imperium-category-unrest",
    }))
}

/// The sign of a mark.
pub fn mark_sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Sack => "im-sack",
        Mark::Grain => "im-grain",
        Mark::Water => "im-water",
        Mark::City => "im-city",
        Mark::Metropolis => "im-metropolis",
        Mark::Knight => "im-knight",
        Mark::Mask => "im-mask",
        Mark::Scroll => "im-scroll",
    }
}

/// The word for a mark.
pub fn mark_word(say: Say<'_>, mark: Mark) -> String {
    say.word(match mark {
        Mark::Sack => "imperium-page-mark-sack",
        Mark::Grain => "imperium-page-mark-grain",
        Mark::Water => "imperium-page-mark-water",
        Mark::City => "imperium-page-mark-city",
        Mark::Metropolis => "imperium-page-mark-metropolis",
        Mark::Knight => "imperium-page-mark-knight",
        Mark::Mask => "imperium-page-mark-mask",
        Mark::Scroll => "imperium-page-mark-scroll",
    })
}

/// The sign of a period, and its word.
pub fn period_sign(period: Period) -> (&'static str, &'static str) {
    match period {
        Period::Barbarian => ("im-axe", "imperium-page-barbarian"),
        Period::Empire => ("im-crown", "imperium-page-empire"),
    }
}

/// The pennant of a period.
pub fn ribbon(say: Say<'_>, period: Period) -> Markup {
    let (id, word) = period_sign(period);
    let class = match period {
        Period::Barbarian => "ribbon ribbon-axe",
        Period::Empire => "ribbon ribbon-crown",
    };
    let word = say.word(word);
    html! { span class=(class) data-tip=(word) { (sign_labelled(id, "icon", &word)) } }
}

/// A player's mark: the pennant of the seat with the charge of the nation on it.
pub fn crest(seen: &Seen<Imperium>, seat: Seat, class: &str) -> Markup {
    let charge = format!("in-{}", seen.area(seat).nation_id());
    html! {
        span class=(format!("{class} {}", seat_class(seat))) aria-hidden="true" { (flag(seat, "pennant")) (sign(&charge, "charge-on")) }
    }
}

/// What a nation is called.
pub fn nation_word(say: Say<'_>, id: &str) -> String {
    say.name(format!("imperium.nation.{id}"))
}

/// The tokens of a price, with how many of each.
fn parts_of(price: &Price) -> impl Iterator<Item = (Token, u8)> {
    let parts = [
        (Token::Materials, price.materials),
        (Token::Population, price.population),
        (Token::Progress, price.progress),
        (Token::Action, price.actions),
    ];
    parts.into_iter().filter(|(_, count)| *count > 0)
}

/// So many tokens, as the game itself says it.
pub fn tokens_phrase(kind: Token, count: u8) -> Phrase {
    match kind {
        Token::Materials => phrase!("imperium-tokens-materials", case = "is", count = count),
        Token::Population => phrase!("imperium-tokens-population", case = "is", count = count),
        Token::Progress => phrase!("imperium-tokens-progress", case = "is", count = count),
        Token::Action => phrase!("imperium-tokens-action", case = "is", count = count),
    }
}

/// What a card costs a player now.
pub fn price_now(price: &Price) -> Phrase {
    let parts: Vec<Arg> = parts_of(price).map(|(kind, count)| tokens_phrase(kind, count).into()).collect();
    match parts.is_empty() {
        true => phrase!("imperium-page-free-now"),
        false => phrase!("imperium-page-price-now", price = parts),
    }
}

/// What is to be paid; what is missing is ringed.
pub fn price(say: Say<'_>, price: &Price, have: impl Fn(Token) -> u16) -> Markup {
    html! {
        span.price {
            @for (kind, count) in parts_of(price) {
                @let lacks = have(kind) < count.into();
                span class=(if lacks { "bonus lacks" } else { "bonus" }) data-tip=(token_word(say, kind)) {
                    b { (count) } (token(kind)) span.visually-hidden { (token_word(say, kind)) }
                }
            }
        }
    }
}

/// A heading with its sign.
pub fn head(id: &str, text: &str) -> Markup {
    html! { (sign(id, "icon")) " " (text) }
}

/// How often something lies there.
pub fn times(say: Say<'_>, count: usize) -> Markup {
    html! { @if count > 1 { b.times data-tip=(say.say(&phrase!("imperium-page-copies", count = count))) { "×" (count) } } }
}
