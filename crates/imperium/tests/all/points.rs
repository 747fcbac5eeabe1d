//! Points, and the sets of cards that they are counted by.

use imperium::{Card, CardSet, Imperium, ImperiumData};
use kernel::laws::Lawful;
use kernel::{Data, Game, Options, Seat, Seed, Stream};

/// Points that are counted by sorts, and those that are looked up, are those of the cards one by one, with and without a rival.
#[test]
fn points_are_those_of_the_cards() {
    let data = ImperiumData::built_in();
    for game in 0..24 {
        let mut stream = Stream::new(&Seed::of_series(31, game));
        let setup = Imperium::any_setup(data, &mut stream);
        let mut state = Imperium::new(data, &setup, &Seed::of_series(32, game)).unwrap();
        let fixed = state.fixed_points();
        let mut options = Options::new();
        let mut compared = 0;
        for _ in 0..1500 {
            let Some(seat) = state.deciding().first() else { break };
            state.options(seat, &mut options);
            state.perform(options.pick(&mut stream).unwrap(), &mut ());
            for seat in Seat::all(setup.seats.max(2)) {
                let one_by_one: i32 = state.sources(seat).into_iter().map(|(_, points)| points).sum();
                assert_eq!(state.points(seat), one_by_one, "game {game}, {seat:?}");
                let looked_up = state.points_by(&fixed, seat, state.scoring_cards(seat));
                assert_eq!(looked_up, one_by_one, "game {game}, {seat:?}");
                compared += 1;
            }
        }
        assert!(compared > 100);
    }
}

/// A table of two with all that lies on it.
fn table() -> Imperium {
    let data = ImperiumData::built_in();
    let setup = Imperium::read_setup(data, "2 players, nations romans-a celts-a").unwrap();
    Imperium::new(data, &setup, &Seed::of_series(33, 0)).unwrap()
}

#[test]
fn a_card_knows_its_deck() {
    let state = table();
    for seat in Seat::all(2) {
        let power = state.area(seat).power();
        assert!(power.is_some());
        assert_eq!(state.home_of(power), Some(seat));
    }
    let common = state.market_slots().into_iter().find_map(|slot| slot.card).unwrap();
    assert_eq!(state.home_of(common), None);
    assert!(!Card::NONE.is_some());
}

#[test]
fn a_set_holds_what_was_put_in() {
    let state = table();
    let mut cards: Vec<Card> = Seat::all(2).map(|seat| state.area(seat).power()).collect();
    cards.extend(state.unrest_cards().iter().take(1));
    cards.sort();
    let mut set: CardSet = cards.iter().copied().collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), cards);
    assert_eq!((set.len(), set.first()), (3, Some(cards[0])));
    set.remove(cards[0]);
    assert!(!set.contains(cards[0]) && set.contains(cards[2]));
    assert!(set.without(set).is_empty());
}
