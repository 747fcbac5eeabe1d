//! What steps are about, in words: tokens, cards, zones, numbers and conditions.

use kernel::{Arg, Phrase, phrase};

use crate::effects::words::{Cards, Category, Condition, Count, Goal, Mark, Period, Price, Step, Token, Zone};

/// How a noun stands in its sentence. Each language makes of it what it needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Case {
    /// So many.
    Some,
    /// So many besides what was there before.
    More,
    /// So many for each of several players.
    Each,
    /// As a means: «картой».
    By,
    /// Not more than so many.
    UpTo,
    /// However many.
    Any,
    /// All there are.
    All,
    /// For every so many.
    Per,
    /// One that is there.
    Is,
    /// Several that are there.
    Are,
    /// What something turns out to be.
    It,
    /// What there is none of, or what is spoken of in general.
    Of,
    /// At least so many.
    Least,
    /// Fewer than so many.
    Fewer,
    /// What something is written on.
    On,
    /// One, whichever it is.
    A,
    /// So many fewer.
    Less,
    /// What is garrisoned somewhere: «картой».
    Under,
}

impl Case {
    /// What messages call it.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Case::Some => "some",
            Case::More => "more",
            Case::Each => "each",
            Case::By => "by",
            Case::UpTo => "up-to",
            Case::Any => "any",
            Case::All => "all",
            Case::Per => "per",
            Case::Is => "is",
            Case::Are => "are",
            Case::It => "it",
            Case::Of => "of",
            Case::Least => "least",
            Case::Fewer => "fewer",
            Case::On => "on",
            Case::A => "a",
            Case::Less => "less",
            Case::Under => "under",
        }
    }

    /// Whether several things are meant.
    fn is_plural(self, count: u8) -> bool {
        match self {
            Case::Any | Case::All | Case::Are | Case::Of | Case::On | Case::UpTo | Case::Least | Case::Fewer => true,
            Case::Is | Case::It | Case::A => false,
            Case::Under | Case::Some | Case::More | Case::Each | Case::By | Case::Per | Case::Less => count > 1,
        }
    }
}

/// Whom a condition is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Person {
    /// Whoever reads the card.
    You,
    /// The players spoken of.
    They,
    /// Those of the players for whom it holds.
    Who,
}

impl Person {
    fn word(self) -> &'static str {
        match self {
            Person::You => "you",
            Person::They => "they",
            Person::Who => "who",
        }
    }
}

/// Whether a zone is where cards come from or where they lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// «Из».
    From,
    /// «В».
    In,
    /// «Из», where several are listed behind one preposition.
    List,
}

impl Place {
    /// What messages call it.
    fn word(self) -> &'static str {
        match self {
            Place::From => "from",
            Place::In => "in",
            Place::List => "list",
        }
    }
}

/// More cards than any effect names: however many.
const ANY_NUMBER: u8 = 50;

/// The name of a sort.
pub(crate) fn name(id: &str) -> Arg {
    Arg::Name(format!("imperium.card.{id}"))
}

/// Two parts, one after the other.
pub(crate) fn beside(one: Phrase, two: Phrase) -> Phrase {
    phrase!("imperium-beside", one = one, two = two)
}

/// Several parts of which all count: «а, б и в».
pub(crate) fn all_of(parts: Vec<Phrase>) -> Phrase {
    strung(parts, |one, two| phrase!("imperium-and", one = one, two = two))
}

/// Several parts of which each can count: «а, б и/или в».
fn some_of(parts: Vec<Phrase>) -> Phrase {
    strung(parts, |one, two| phrase!("imperium-and-or", one = one, two = two))
}

/// Several parts of which one counts: «а, б или в».
pub(crate) fn one_of(parts: Vec<Phrase>) -> Phrase {
    strung(parts, |one, two| phrase!("imperium-or", one = one, two = two))
}

fn strung(parts: Vec<Phrase>, last: impl Fn(Phrase, Phrase) -> Phrase) -> Phrase {
    let count = parts.len();
    let joined = parts.into_iter().enumerate().reduce(|(_, one), (at, two)| match at + 1 == count {
        true => (at, last(one, two)),
        false => (at, phrase!("imperium-comma", one = one, two = two)),
    });
    joined.map_or_else(|| phrase!("imperium-nothing"), |(_, phrase)| phrase)
}

/// So many tokens.
pub(crate) fn tokens(token: Token, count: impl Into<Arg>, case: Case) -> Phrase {
    let (count, case) = (count.into(), case.word());
    match token {
        Token::Materials => phrase!("imperium-tokens-materials", count = count, case = case),
        Token::Population => phrase!("imperium-tokens-population", count = count, case = case),
        Token::Progress => phrase!("imperium-tokens-progress", count = count, case = case),
        Token::Action => phrase!("imperium-tokens-action", count = count, case = case),
    }
}

/// What is paid, token by token.
pub(crate) fn price(price: &Price, case: Case) -> Phrase {
    let parts = [
        (Token::Materials, price.materials),
        (Token::Population, price.population),
        (Token::Progress, price.progress),
        (Token::Action, price.actions),
    ];
    all_of(parts.into_iter().filter(|(_, count)| *count > 0).map(|(token, count)| tokens(token, count, case)).collect())
}

/// A category as what a card is of.
pub(crate) fn kind(category: Category) -> Phrase {
    match category {
        Category::Region => phrase!("imperium-kind-region"),
        Category::Origins => phrase!("imperium-kind-origins"),
        Category::Civilisation => phrase!("imperium-kind-civilisation"),
        Category::Raid => phrase!("imperium-kind-raid"),
        Category::Fame => phrase!("imperium-kind-fame"),
        Category::Unrest => phrase!("imperium-kind-unrest"),
    }
}

/// One card of a kind, with the article of languages that have one.
fn a_kind(kind: Phrase, vowel: bool) -> Phrase {
    match vowel {
        true => phrase!("imperium-an", kind = kind),
        false => phrase!("imperium-a", kind = kind),
    }
}

/// Categories of which a card has one.
pub(crate) fn kinds(categories: &[Category], plural: bool) -> Phrase {
    match (categories, plural) {
        ([Category::Region], true) => phrase!("imperium-kind-regions"),
        _ => one_of(categories.iter().map(|category| kind(*category)).collect()),
    }
}

/// A category by itself.
pub(crate) fn category(category: Category) -> Phrase {
    match category {
        Category::Region => phrase!("imperium-category-region"),
        Category::Origins => phrase!("imperium-category-origins"),
        Category::Civilisation => phrase!("imperium-category-civilisation"),
        Category::Raid => phrase!("imperium-category-raid"),
        Category::Fame => phrase!("imperium-category-fame"),
        Category::Unrest => phrase!("imperium-category-unrest"),
    }
}

/// A mark as what something bears.
pub(crate) fn mark(mark: Mark) -> Phrase {
    match mark {
        Mark::Sack => phrase!("imperium-mark-sack"),
        Mark::Grain => phrase!("imperium-mark-grain"),
        Mark::Water => phrase!("imperium-mark-water"),
        Mark::City => phrase!("imperium-mark-city"),
        Mark::Metropolis => phrase!("imperium-mark-metropolis"),
        Mark::Knight => phrase!("imperium-mark-knight"),
        Mark::Mask => phrase!("imperium-mark-mask"),
        Mark::Scroll => phrase!("imperium-mark-scroll"),
    }
}

fn marks(list: &[Mark]) -> Phrase {
    one_of(list.iter().map(|one| mark(*one)).collect())
}

/// So many marks of these kinds.
pub(crate) fn counted_marks(list: &[Mark], count: u8, case: Case) -> Phrase {
    phrase!("imperium-marks", count = count, case = case.word(), marks = marks(list))
}

/// A period as what a mark stands for.
pub(crate) fn period(period: Period) -> Phrase {
    match period {
        Period::Barbarian => phrase!("imperium-of-barbarian"),
        Period::Empire => phrase!("imperium-of-empire"),
    }
}

/// A zone that cards lie in, of which they may be only a part.
fn zone_of(cards: &Cards, one: Zone, place: Place) -> Phrase {
    match (one, &cards.under) {
        (Zone::Garrison, Some(host)) => {
            let host = described(host, if host.name.is_empty() { 2 } else { 1 }, Case::Under);
            phrase!("imperium-zone-under", place = place.word(), host = host)
        }
        (one, _) => zone(one, place),
    }
}

pub(crate) fn zone(zone: Zone, place: Place) -> Phrase {
    let place = place.word();
    match zone {
        Zone::Hand => phrase!("imperium-zone-hand", place = place),
        Zone::Discard => phrase!("imperium-zone-discard", place = place),
        Zone::Play => phrase!("imperium-zone-play", place = place),
        Zone::Garrison => phrase!("imperium-zone-garrison", place = place),
        Zone::Here => phrase!("imperium-zone-here", place = place),
        Zone::History => phrase!("imperium-zone-history", place = place),
        Zone::Deck => phrase!("imperium-zone-deck", place = place),
        Zone::Nation => phrase!("imperium-zone-nation", place = place),
        Zone::Development => phrase!("imperium-zone-development", place = place),
        Zone::Market => phrase!("imperium-zone-market", place = place),
        Zone::Exile => phrase!("imperium-zone-exile", place = place),
        Zone::This => phrase!("imperium-zone-this", place = place),
        Zone::Last => phrase!("imperium-zone-last", place = place),
        Zone::Drawn => phrase!("imperium-zone-drawn", place = place),
    }
}

/// One of the zones that cards lie in.
fn zones(cards: &Cards) -> Phrase {
    one_of(cards.from.iter().map(|one| zone_of(cards, *one, Place::In)).collect())
}

/// What cards are to be called where a step moves them.
pub(crate) fn moved(cards: &Cards, each: bool) -> Case {
    match (cards.all, cards.up_to, each) {
        (true, ..) => Case::All,
        (false, true, _) if cards.count.is_some_and(|count| count >= ANY_NUMBER) => Case::Any,
        (false, true, _) => Case::UpTo,
        (false, false, true) => Case::Each,
        (false, false, false) => Case::Some,
    }
}

/// Cards that a step moves, with where they come from. `usual` is said where the card does not name a zone.
pub(crate) fn taken(cards: &Cards, case: Case, usual: &[Zone]) -> Phrase {
    match cards.from.as_slice() {
        [Zone::This] => phrase!("imperium-this"),
        [Zone::Last] => phrase!("imperium-it"),
        [Zone::Drawn] if cards.all => phrase!("imperium-drawn"),
        [Zone::Drawn] => phrase!("imperium-of-drawn", count = cards.count.unwrap_or(1)),
        [] if usual.is_empty() => described(cards, cards.count.unwrap_or(1), case),
        from => {
            let from = taken_from(cards, if from.is_empty() { usual } else { from });
            let count = cards.count.unwrap_or(1);
            if cards.bare {
                let cards = described(&Cards { bare: false, ..cards.clone() }, count, case);
                return phrase!("imperium-taken-bare", cards = cards, from = from);
            }
            // What cards are like would be taken for what the zone is like.
            match likeness(cards, phrase!("imperium-nothing")) == phrase!("imperium-nothing") {
                true => beside(described(cards, count, case), from),
                false => phrase!("imperium-taken", cards = described(cards, count, case), from = from),
            }
        }
    }
}

/// The zones that cards are taken from: several cards can come from several.
fn taken_from(cards: &Cards, from: &[Zone]) -> Phrase {
    let own = [Zone::Hand, Zone::Discard, Zone::Play, Zone::Garrison, Zone::History, Zone::Deck];
    let listed = from.len() > 2 && from.iter().all(|zone| own.contains(zone));
    let place = if listed { Place::List } else { Place::From };
    let zones: Vec<Phrase> = from.iter().map(|one| zone_of(cards, *one, place)).collect();
    let zones = match (cards.all, cards.count.unwrap_or(1)) {
        (true, _) => all_of(zones),
        (false, ..=1) => one_of(zones),
        (false, _) => some_of(zones),
    };
    match listed {
        true => phrase!("imperium-zones", zones = zones),
        false => zones,
    }
}

/// Cards and where they lie.
pub(crate) fn lying(cards: &Cards, count: u8, case: Case) -> Phrase {
    let described = described(cards, count, case);
    match cards.from.as_slice() {
        [] => described,
        _ => beside(described, zones(cards)),
    }
}

/// What cards are like.
pub(crate) fn described(cards: &Cards, count: u8, case: Case) -> Phrase {
    let plural = case.is_plural(count);
    let word = case.word();
    let mut kind = vec![];
    if cards.pinned == Some(true) {
        kind.push(phrase!("imperium-kind-pinned"));
    }
    if cards.attack == Some(true) {
        kind.push(phrase!("imperium-kind-attack"));
    }
    if !cards.category.is_empty() {
        kind.push(kinds(&cards.category, plural));
    }
    let vowel = match cards.category.first() {
        _ if cards.pinned == Some(true) => false,
        _ if cards.attack == Some(true) => true,
        first => matches!(first, Some(Category::Origins | Category::Unrest)),
    };
    let article = matches!(case, Case::A | Case::It | Case::Under) && !plural;
    let kind = kind.into_iter().reduce(beside).map(|kind| match article {
        true => a_kind(kind, vowel),
        false => kind,
    });
    let names: Vec<Phrase> = cards.name.iter().map(|id| phrase!("imperium-called", name = name(id))).collect();
    let among = names.len() > 1 && matches!(case, Case::Per | Case::Least | Case::Fewer);
    let names = (!names.is_empty()).then(|| match among || matches!(case, Case::Are | Case::On | Case::All) {
        true => all_of(names),
        false => one_of(names),
    });
    let head = match (names, kind) {
        (Some(names), _) if among => phrase!("imperium-cards-among", count = count, case = word, names = names),
        (Some(names), _) => phrase!("imperium-cards-named", count = count, case = word, names = names),
        (None, Some(kind)) => phrase!("imperium-cards-of", count = count, case = word, kind = kind),
        (None, None) => phrase!("imperium-cards", count = count, case = word),
    };
    likeness(cards, head)
}

/// Cards with what else is asked of them.
fn likeness(cards: &Cards, head: Phrase) -> Phrase {
    let mut like = vec![];
    if !cards.mark.is_empty() {
        like.push(phrase!("imperium-like-mark", marks = marks(&cards.mark)));
    }
    if !cards.no_mark.is_empty() {
        like.push(phrase!("imperium-like-no-mark", marks = marks(&cards.no_mark)));
    }
    if let Some(of) = cards.period {
        like.push(phrase!("imperium-like-period", period = period(of)));
    }
    if cards.pinned == Some(false) {
        like.push(phrase!("imperium-like-not-pinned"));
    }
    if cards.attack == Some(false) {
        like.push(phrase!("imperium-like-no-attack"));
    }
    if cards.variable {
        like.push(phrase!("imperium-like-variable"));
    }
    if cards.bare {
        like.push(phrase!("imperium-like-bare"));
    }
    if cards.exhausted {
        like.push(phrase!("imperium-like-exhausted"));
    }
    if !cards.no_category.is_empty() {
        like.push(phrase!("imperium-like-no-kind", kinds = kinds(&cards.no_category, true)));
    }
    if !cards.no_name.is_empty() {
        let names = cards.no_name.iter().map(|id| phrase!("imperium-called", name = name(id))).collect();
        like.push(phrase!("imperium-like-no-name", count = cards.no_name.len(), names = all_of(names)));
    }
    if cards.other {
        like.push(phrase!("imperium-like-other"));
    }
    if cards.opponents {
        like.push(phrase!("imperium-like-opponents"));
    }
    let mut cards_phrase = like.into_iter().fold(head, beside);
    if let Some(token) = cards.token {
        let on = tokens(token, 2, Case::Any);
        cards_phrase = phrase!("imperium-like-token", cards = cards_phrase, tokens = on);
    }
    if let Some(held) = &cards.holding {
        let held = described(held, 1, Case::Under);
        cards_phrase = phrase!("imperium-like-holding", cards = cards_phrase, held = held);
    }
    cards_phrase
}

/// What an acquisition or a break-through is after, as cards.
pub(crate) fn wanted(goal: &Goal) -> Cards {
    let from = match (goal.exile, goal.or_exile) {
        (true, _) => vec![Zone::Exile],
        (false, true) => vec![Zone::Market, Zone::Exile],
        (false, false) => vec![],
    };
    Cards {
        from,
        category: goal.category.clone(),
        variable: goal.variable,
        token: goal.token,
        no_mark: goal.no_mark.clone(),
        ..Cards::default()
    }
}

/// For each, or for every so many. `before` is the step that [`Count::Done`] looks back at.
pub(crate) fn per(every: u8, count: &Count, before: Option<&Step>) -> Phrase {
    let what = match count {
        Count::Cards(cards) => lying(cards, every, Case::Per),
        Count::Marks(list, cards) => {
            let marks = counted_marks(list, every, Case::Per);
            match cards.from.as_slice() {
                [] => marks,
                _ => beside(marks, zones(cards)),
            }
        }
        Count::Tokens(token) => tokens(*token, every, Case::Per),
        Count::Done => phrase!("imperium-per-done", deed = before.map_or("any", deed)),
        Count::Stirred => phrase!("imperium-per-stirred"),
        Count::Poorer(token) => phrase!("imperium-per-poorer", tokens = tokens(*token, 2, Case::Of)),
    };
    phrase!("imperium-per", what = what)
}

/// What a step does to cards or tokens, of which [`Count::Done`] is the number.
fn deed(step: &Step) -> &'static str {
    if let Step::All(steps) | Step::Others(steps) | Step::May(steps) = step {
        steps.first().map_or("any", deed)
    } else if matches!(step, Step::PayUpTo(..) | Step::PayAll(..)) {
        "paid"
    } else if matches!(step, Step::Abandon(_)) {
        "abandoned"
    } else if matches!(step, Step::Discard(_)) {
        "discarded"
    } else if matches!(step, Step::Return(_)) {
        "returned"
    } else {
        "any"
    }
}

/// What must hold.
pub(crate) fn condition(condition: &Condition, person: Person) -> Phrase {
    let whom = person.word();
    match condition {
        Condition::Period(Period::Barbarian) => phrase!("imperium-if-barbarian", person = whom),
        Condition::Period(Period::Empire) => phrase!("imperium-if-empire", person = whom),
        // Only the rival speaks of them, and they are whoever reads it.
        Condition::TheirPeriod(Period::Barbarian) => phrase!("imperium-if-barbarian", person = Person::You.word()),
        Condition::TheirPeriod(Period::Empire) => phrase!("imperium-if-empire", person = Person::You.word()),
        Condition::AtLeast(least, Count::Cards(cards)) => {
            let place = where_counted(cards);
            match (*least, usize::from(*least) == cards.name.len()) {
                (1, _) => {
                    phrase!("imperium-if-some", person = whom, place = place, cards = described(cards, 1, Case::Is))
                }
                (count, true) => {
                    phrase!(
                        "imperium-if-many",
                        person = whom,
                        place = place,
                        cards = described(cards, count, Case::Are)
                    )
                }
                (count, false) => {
                    phrase!(
                        "imperium-if-many",
                        person = whom,
                        place = place,
                        cards = described(cards, count, Case::Least)
                    )
                }
            }
        }
        Condition::Fewer(1, Count::Cards(cards)) => {
            phrase!(
                "imperium-if-none",
                person = whom,
                place = where_counted(cards),
                cards = described(cards, 5, Case::Of)
            )
        }
        Condition::Fewer(than, Count::Cards(cards)) => {
            let cards_phrase = described(cards, *than, Case::Fewer);
            phrase!("imperium-if-many", person = whom, place = where_counted(cards), cards = cards_phrase)
        }
        Condition::AtLeast(least, Count::Marks(list, cards)) => {
            let marks = counted_marks(list, *least, Case::Least);
            phrase!("imperium-if-many", person = whom, place = where_counted(cards), cards = marks)
        }
        Condition::Fewer(than, Count::Marks(list, cards)) => {
            let marks = counted_marks(list, *than, Case::Fewer);
            phrase!("imperium-if-many", person = whom, place = where_counted(cards), cards = marks)
        }
        Condition::AtLeast(least, Count::Tokens(token)) => {
            phrase!("imperium-if-tokens", person = whom, tokens = tokens(*token, *least, Case::Least))
        }
        Condition::Fewer(than, Count::Tokens(token)) => {
            phrase!("imperium-if-tokens", person = whom, tokens = tokens(*token, *than, Case::Fewer))
        }
        Condition::AtLeast(least, Count::Done | Count::Stirred | Count::Poorer(_)) => {
            phrase!("imperium-if-times", count = *least)
        }
        Condition::Fewer(than, Count::Done | Count::Stirred | Count::Poorer(_)) => {
            phrase!("imperium-if-fewer-times", count = *than)
        }
        Condition::LastIs(Cards { mark, .. }) if !mark.is_empty() => {
            phrase!("imperium-if-last-mark", marks = marks(mark))
        }
        Condition::LastIs(Cards { no_mark, .. }) if !no_mark.is_empty() => {
            phrase!("imperium-if-last-no-mark", marks = marks(no_mark))
        }
        Condition::LastIs(cards) => phrase!("imperium-if-last", cards = described(cards, 1, Case::It)),
        Condition::Short => phrase!("imperium-if-short", person = whom),
        Condition::Both(one, two) => all_of(vec![self::condition(one, person), self::condition(two, person)]),
    }
}

/// Where the cards of a condition are counted: in the play area unless it says otherwise.
fn where_counted(cards: &Cards) -> Phrase {
    match cards.from.as_slice() {
        [] => zone(Zone::Play, Place::In),
        _ => zones(cards),
    }
}
