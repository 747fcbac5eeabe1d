//! The tables of the rival say what the fact sheet says: each is printed back in its notation.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "what the tables do not have is shown as it is, and is not expected"
)]

use imperium::ImperiumData;
use imperium::effects::words::{Cards, Category, Condition, Count, Mark, Period, Step, Token, Zone};
use imperium::rivals::{RowText, Suits};
use kernel::Data;

fn token(token: Token) -> &'static str {
    match token {
        Token::Materials => "mat",
        Token::Population => "pop",
        Token::Progress => "prog",
        Token::Action => "act",
    }
}

fn category(category: Category) -> &'static str {
    match category {
        Category::Region => "region",
        Category::Origins => "unciv",
        Category::Civilisation => "civ",
        Category::Raid => "trib",
        Category::Fame => "fame",
        Category::Unrest => "unrest",
    }
}

fn mark(mark: Mark) -> String {
    format!("{mark:?}").to_lowercase()
}

fn categories(list: &[Category]) -> String {
    match list {
        [] => "any4".to_owned(),
        list => list.iter().map(|one| category(*one)).collect::<Vec<_>>().join("|"),
    }
}

/// What cards are like, in one word.
fn like(cards: &Cards) -> String {
    match (&cards.category[..], &cards.mark[..]) {
        ([one], []) => category(*one).to_owned(),
        ([], [one]) => mark(*one),
        _ => format!("{cards:?}"),
    }
}

fn condition(condition: &Condition) -> String {
    match condition {
        Condition::TheirPeriod(Period::Empire) => "cond(S)".to_owned(),
        Condition::AtLeast(1, Count::Cards(cards)) if cards.category == [Category::Region] => "cond(Q)".to_owned(),
        Condition::Fewer(1, Count::Cards(cards)) => format!("no {} in bot discard", like(cards)),
        Condition::AtLeast(least, Count::Tokens(kind)) => format!("{} > {}", token(*kind), least - 1),
        other => format!("{other:?}"),
    }
}

fn player(steps: &[Step]) -> String {
    match steps {
        [Step::Gain(kind, count)] => format!("P.gain({count} {})", token(*kind)),
        [Step::TakeUnrest(count)] => format!("P.takeUnrest({count})"),
        [Step::Discard(cards)] => format!("P.discard({})", cards.count.unwrap_or(1)),
        [Step::Recall(cards)] if cards.pinned == Some(true) => "P.recall(pin)".to_owned(),
        [Step::Recall(cards)] => format!("P.recall({})", like(cards)),
        [Step::Abandon(cards)] => format!("P.abandon({})", like(cards)),
        [Step::May(steps)] => match &steps[..] {
            [Step::Draw(count)] => format!("P.mayDraw({count})"),
            [Step::Return(cards)] => format!("P.mayReturnUnrest({})", cards.count.unwrap_or(1)),
            other => format!("{other:?}"),
        },
        other => format!("{other:?}"),
    }
}

/// One or several steps where one is expected: gains stand together anyway.
fn group(steps: &[Step]) -> String {
    let gains = steps.iter().all(|step| matches!(step, Step::Gain(..)));
    if steps.len() == 1 || gains { sequence(steps) } else { format!("{{ {} }}", sequence(steps)) }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "what the tables do not have is shown as it is, and is not expected"
)]
fn step(step: &Step) -> String {
    let from = |cards: &Cards, zone: Zone| cards.from == [zone];
    match step {
        Step::Others(steps) => player(steps),
        Step::Pay(price) => {
            let parts = [(price.materials, "mat"), (price.population, "pop"), (price.progress, "prog")];
            let paid = parts.into_iter().filter(|(count, _)| *count > 0).map(|(count, kind)| format!("{count} {kind}"));
            format!("spend({})", paid.collect::<Vec<_>>().join(", "))
        }
        Step::PayAll(kind, 1) => format!("spend all {}", token(*kind)),
        Step::Exchange(one, two) => format!("spendAll({} -> {})", token(*one), token(*two)),
        Step::Mill(count) => format!("mill({count})"),
        Step::TakeNation => "dyn".to_owned(),
        Step::Return(cards) if from(cards, Zone::Discard) => "returnUnrest".to_owned(),
        Step::Acquire(goal) => match (goal.token, goal.exile) {
            (Some(kind), false) => format!("acquire(card with >=1 {} on it)", token(kind)),
            (None, true) => format!("acquire({} from exile)", categories(&goal.category)),
            _ => format!("acquire({})", categories(&goal.category)),
        },
        Step::BreakThrough(goal) => format!("breakthrough({})", categories(&goal.category)),
        Step::Exile(cards) if from(cards, Zone::Market) && cards.bare => "exileMarket".to_owned(),
        Step::Exile(cards) if from(cards, Zone::This) => "exileThis".to_owned(),
        Step::Settle(cards) if from(cards, Zone::This) => "playThis".to_owned(),
        Step::Settle(cards) => format!("discardToPlay({})", like(cards)),
        Step::History(cards) if from(cards, Zone::This) => "chronicleThis".to_owned(),
        Step::History(cards) if from(cards, Zone::Discard) => format!("chronicleDiscard({})", like(cards)),
        Step::History(cards) if from(cards, Zone::Play) => format!("chroniclePlayed({})", like(cards)),
        Step::TakeFame => "fameTop".to_owned(),
        Step::Abandon(cards) => match (&cards.mark[..], cards.count.unwrap_or(1)) {
            ([], count) => format!("abandon({count})"),
            ([one, ..], count) => format!("abandon({count} region with {} mark)", mark(*one)),
        },
        Step::OnDeck(cards) if from(cards, Zone::This) => "topThis".to_owned(),
        Step::OnDeck(cards) if from(cards, Zone::Discard) => format!("discardToDeck({})", like(cards)),
        Step::PutAtDie(kind, count) => format!("putMarket({count} {} @die)", token(*kind)),
        Step::QuestTop => "questTop".to_owned(),
        Step::ExileQuest => "exileQuest".to_owned(),
        Step::TakeUnrest(1) => "takeUnrest".to_owned(),
        Step::Restock => "reshuffle".to_owned(),
        Step::UnrestToDiscard => "then 1 unrest -> bot discard".to_owned(),
        Step::EndGame => "trigger scoring".to_owned(),
        Step::Become(id) if id == "gates-of-shangri-la" => "put this card under «Врата Шангри-Ла»".to_owned(),
        Step::Become(_) => "flip this card to side B".to_owned(),
        Step::To(price, benefit) => format!("{} => {}", group(price), group(benefit)),
        Step::May(steps) if matches!(steps[..], [Step::To(..)]) => format!("try {{ {} }}", sequence(steps)),
        Step::May(steps) => format!("try {}", group(steps)),
        Step::While(steps) => format!("REPEAT while able: {}", sequence(steps)),
        Step::If(holds, then) => format!("IF {} {}", condition(holds), group(then)),
        Step::IfElse(holds, then, otherwise) => match condition(holds).as_str() {
            "cond(Q)" => format!("IF bot has >=1 region in play: {} ELSE {}", group(then), group(otherwise)),
            holds => format!("IF {holds} {} ELSE {}", group(then), group(otherwise)),
        },
        Step::Choose(branches) => {
            let told = branches.iter().enumerate().map(|(at, branch)| {
                let asks = at + 1 < branches.len() || matches!(branch[..], [Step::To(..), ..]);
                format!("{}{}", if asks { "IF " } else { "" }, group(branch))
            });
            told.collect::<Vec<_>>().join(" ELSE ")
        }
        other => format!("{other:?}"),
    }
}

/// Steps one after the other; gains of several tokens are one.
fn sequence(steps: &[Step]) -> String {
    let gained = |step: &Step| match step {
        Step::Gain(kind, count) => Some(("gain(", ", ", ")", format!("{count} {}", token(*kind)))),
        Step::GainPer(kind, count, _) => Some(("gain(", " + ", " per region)", format!("{count} {}", token(*kind)))),
        Step::Others(steps) if let [Step::Yield(kind, count)] = steps[..] => {
            Some(("steal(", ", ", ")", format!("{count} {}", token(kind))))
        }
        _ => None,
    };
    let mut told: Vec<String> = vec![];
    let mut at = 0;
    while at < steps.len() {
        let Some((head, between, tail, _)) = gained(&steps[at]) else {
            told.push(step(&steps[at]));
            at += 1;
            continue;
        };
        let mut items = vec![];
        while let Some((other, _, end, item)) = steps.get(at).and_then(gained)
            && (other, end) == (head, tail)
        {
            items.push(item);
            at += 1;
        }
        told.push(format!("{head}{}{tail}", items.join(between)));
    }
    told.join("; ")
}

fn card(data: &ImperiumData, card: &Suits) -> String {
    match card {
        Suits::Category(one) => format!("[{}]", category(*one)),
        Suits::Mark(one) => format!("[{}]", mark(*one)),
        Suits::Pinned => "[pin]".to_owned(),
        Suits::Attack => "[attack]".to_owned(),
        Suits::Period(Period::Barbarian) => "[barb]".to_owned(),
        Suits::Period(Period::Empire) => "[emp]".to_owned(),
        Suits::Development => "[dev]".to_owned(),
        Suits::Other => "other".to_owned(),
        Suits::Name(id) => {
            let namings = data.namings();
            let found = namings.iter().find(|naming| naming.id == format!("imperium.card.{id}"));
            format!("«{}»", found.and_then(|naming| naming.ru.get("one")).map_or("?", |name| name))
        }
    }
}

#[test]
fn the_tables_are_those_of_the_sheet() {
    let data = ImperiumData::built_in();
    let rivals = data.rivals();
    let row = |row: &RowText| format!("{} | {}", card(data, &row.card), sequence(&row.steps));
    let period = |period: &Period| format!(" {period:?}").to_lowercase();
    let mut tables: Vec<(String, Vec<String>)> = vec![];
    for table in &rivals.tables {
        let periods: String = table.periods.iter().map(period).collect();
        tables.push((format!("{}{periods}", table.nation), table.rows.iter().map(row).collect()));
    }
    // That the shuffle follows a journey that has succeeded stands above the table.
    let journey = rivals.journey.iter().map(|text| row(text).replace("; reshuffle } ELSE", " } ELSE"));
    tables.push(("utopians journey".to_owned(), journey.collect()));
    let mut rows = 0;
    for wanted in include_str!("rivals.txt").split("\n\n").skip(1) {
        let (head, wanted) = wanted.split_once('\n').unwrap();
        let found = &tables.iter().find(|(known, _)| known == head).unwrap_or_else(|| panic!("no table {head}")).1;
        assert_eq!(found.len(), wanted.lines().count(), "{head}");
        for (found, wanted) in found.iter().zip(wanted.lines()) {
            assert_eq!(found, wanted, "{head}");
            rows += 1;
        }
    }
    assert_eq!((tables.len(), rows), (29, 235));
}
