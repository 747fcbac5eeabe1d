//! What a page says before a decision is what the decision then brings.

use kernel::{Arg, Data, Game, Narrate, Options, Seat, Seed, Stream, Viewer};
use settlers::{Action, Brings, Event, Good, Goods, Question, Refusal, Settlers, SettlersData, Setup, Yield};

/// Calls `look` with every position of some random games, with the decision that is made in it and what comes of it.
fn over_random_games(games: u64, seats: usize, mut look: impl FnMut(&Settlers, Seat, &Action, &[Event], &Settlers)) {
    for game in 0..games {
        let seed = Seed::of_series(7, game);
        let mut state = Settlers::new(SettlersData::built_in(), &Setup::random(seats), &seed).unwrap();
        let mut stream = Stream::new(&Seed::of_series(8, game));
        let (mut options, mut events) = (Options::new(), vec![]);
        while let Some(seat) = state.deciding().first() {
            let before = state;
            state.options(seat, &mut options);
            let decision = options.pick(&mut stream).unwrap();
            events.clear();
            state.perform(decision, &mut events);
            look(&before, seat, decision.action(), &events, &state);
        }
    }
}

fn gained<'a>(events: impl IntoIterator<Item = &'a Event>, by: Seat) -> Goods {
    let goods = events.into_iter().filter_map(|event| {
        let Event::Gained { seat, goods } = event else { return None };
        (*seat == by).then_some(*goods)
    });
    goods.flat_map(|goods| goods.iter().collect::<Vec<_>>()).collect()
}

/// Answers every question of a building with its first option, and says what came of it all.
fn settle(mut state: Settlers, seat: Seat, mut events: Vec<Event>) -> Vec<Event> {
    let mut options = Options::new();
    while !matches!(state.asked(), Question::Turn | Question::After | Question::Nothing | Question::Pick) {
        state.options(seat, &mut options);
        state.perform(options.decision(0).unwrap(), &mut events);
    }
    events
}

/// Cards that were looked at come without a gain.
fn without_cards(goods: Goods) -> Goods {
    goods.iter().filter(|(good, _)| !matches!(good, Good::FactionCard | Good::CommonCard)).collect()
}

#[test]
fn a_building_brings_what_was_said() {
    let mut compared = 0;
    over_random_games(400, 2, |before, seat, action, events, after| {
        let Action::Build(card) = *action else { return };
        let Brings { goods, choices, offers, samurai: 0, copies: 0 } = before.building_brings(seat, card) else {
            return;
        };
        let in_hand = before.asked() == Question::Turn;
        if !choices.is_empty() || !offers.is_empty() || !in_hand || before.data().facts(card).over > 0 {
            return;
        }
        let events = settle(*after, seat, events.to_vec());
        assert_eq!(without_cards(gained(&events, seat)), without_cards(goods), "{}", before.data().card_id(card));
        compared += 1;
    });
    assert!(compared > 1_000, "{compared} buildings");
}

#[test]
fn nothing_is_lacking_exactly_if_the_price_can_be_paid() {
    let (mut payable, mut dear) = (0, 0);
    over_random_games(60, 3, |before, seat, _, _, _| {
        for card in before.data().cards() {
            for price in [Some(before.building_price(card)), before.data().facts(card).deed().map(|deed| deed.price())]
            {
                let Some(price) = price else { continue };
                let can = before.player(seat).supply().can_pay(&price);
                assert_eq!(before.lacking(seat, &price).is_empty(), can, "{price:?}");
                if can { payable += 1 } else { dear += 1 }
            }
        }
    });
    assert!(payable > 1_000 && dear > 1_000);
}

#[test]
fn the_next_production_brings_what_was_said() {
    let mut compared = 0;
    over_random_games(300, 2, |before, _, _, events, _| {
        let begins = |event: &Event| matches!(event, Event::Produced { .. });
        let ends = |event: &Event| matches!(event, Event::Produced { .. } | Event::ActionBegan);
        for (at, event) in events.iter().enumerate().filter(|(_, event)| begins(event)) {
            let Event::Produced { seat } = *event else { continue };
            let rest = &events[at + 1..];
            // A production that asks something is not over yet.
            let Some(end) = rest.iter().position(ends) else { continue };
            let said = before.income(seat).all();
            let chooses = |part: &Yield| matches!(part, Yield::ChooseOne(..) | Yield::CopyProduction);
            let mut cards = before.controlled(seat).map(|(_, location)| location.card());
            if cards.any(|card| before.data().facts(card).production().iter().any(chooses)) {
                continue;
            }
            assert_eq!(without_cards(gained(&rest[..end], seat)), without_cards(said));
            compared += 1;
        }
    });
    assert!(compared > 1_000, "{compared} productions");
}

#[test]
fn the_next_attack_takes_what_was_said() {
    let (mut taken, mut spared) = (0, 0);
    over_random_games(400, 1, |before, _, _, events, after| {
        let revealed = events.iter().position(|event| matches!(event, Event::AttackRevealed { .. }));
        let Some(at) = revealed else { return };
        let Event::AttackRevealed { good } = events[at] else { return };
        // A second attack in the same decision finds another table.
        let said = before.threat(good).map(|(place, _)| before.location(place).card());
        match (events.get(at + 1), said) {
            (Some(Event::Lost { card }), said) => {
                assert_eq!(said, Some(*card));
                taken += 1;
            }
            (None, Some(_)) => assert_eq!(after.asked(), Question::Lose),
            (_, said) => {
                assert_eq!(said, None);
                spared += 1;
            }
        }
    });
    assert!(taken > 50 && spared > 50, "{taken} taken, {spared} spared");
}

#[test]
fn whoever_cannot_pay_is_told_what_is_missing() {
    let mut told = 0;
    over_random_games(20, 2, |before, seat, _, _, _| {
        let seen = before.seen_by(Viewer::Seat(seat));
        for card in before.hand(seat).iter().filter(|_| before.asked() == Question::Turn) {
            let Err(refusal @ Refusal::CannotPay(price)) = before.check(seat, &Action::Build(*card)) else { continue };
            let missing = Settlers::refusal(&seen, &refusal).args.remove(0).1;
            let lacking = before.lacking(seat, &price);
            assert!(!lacking.is_empty(), "{price:?}");
            assert!(matches!(missing, Arg::List(goods) if goods.len() == lacking.iter().count()), "{lacking:?}");
            told += 1;
        }
    });
    assert!(told > 100, "{told}");
}
