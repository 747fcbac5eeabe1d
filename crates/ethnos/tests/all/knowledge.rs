//! What stays hidden, what stays known, and what is promised of it.

use ethnos::{Ability, Action, Ethnos, EthnosData, Question, Setup};
use kernel::scenario::{Situation, Value, read_situation};
use kernel::{Arg, Cast, Data, Game, Narrate, Options, Seed, Stream, Viewer, phrase};

fn table() -> Ethnos {
    Ethnos::new(EthnosData::built_in(), &Setup::random(4), &Seed::of_series(6, 0)).unwrap()
}

/// The deck from the top, as scenarios write it.
fn deck(state: &Ethnos) -> Vec<String> {
    let Value::Order(cards) = state.get(&["deck"], &Cast::new(vec![])).unwrap() else { panic!("a deck has an order") };
    cards
}

#[test]
fn redealt_dragons_lie_in_the_lower_half_and_all_over_it() {
    let seen = table().seen_by(Viewer::Spectator);
    let mut stream = Stream::new(&Seed::of_series(6, 1));
    let mut found = vec![0u32; seen.deck_size()];
    for _ in 0..2_000 {
        let other = seen.redeal(&mut stream);
        for (at, _) in deck(&other).iter().rev().enumerate().filter(|(_, card)| *card == "dragon") {
            found[at] += 1;
        }
    }
    let depth = seen.dragon_depth();
    assert_eq!(found.iter().sum::<u32>(), 3 * 2_000);
    assert!(found[depth..].iter().all(|count| *count == 0), "{found:?}");
    let even = 3 * 2_000 / depth as u32;
    assert!(found[..depth].iter().all(|count| (even / 2..even * 2).contains(count)), "{found:?}");
}

#[test]
fn a_card_taken_from_the_row_stays_known_and_a_drawn_one_does_not() {
    let mut state = table();
    let (taker, drawer) = (state.turn(), state.turn().next(4));
    let open = state.row()[0];
    state.apply(taker, &Action::RecruitRow(open), &mut ()).unwrap();
    state.apply(drawer, &Action::RecruitDeck, &mut ()).unwrap();
    let seen = state.seen_by(Viewer::Spectator);
    assert!(seen.player(taker).hand().contains(&open));
    assert_eq!(seen.player(drawer).hand().len(), 2);
    assert!(seen.player(drawer).hand().iter().all(|card| !card.is_ally()));
    assert!(deck(&seen).iter().all(|card| card == "hidden"));
    let own = state.seen_by(Viewer::Seat(drawer));
    assert!(own.player(drawer).hand().iter().all(|card| card.is_ally()));
}

/// A band of one Wingfolk may go to any kingdom without a marker of its player: only Rhea is left.
#[test]
fn the_question_names_the_kingdom_that_is_open_to_the_wingfolk() {
    let data = EthnosData::built_in();
    let setup = Ethnos::read_setup(data, "3 players, tribes wingfolk dwarf elf wizard troll").unwrap();
    let mut state = Ethnos::new(data, &setup, &Seed::of_series(1, 0)).unwrap();
    let cast = Cast::new(["A", "B", "C"].map(str::to_owned).into());
    let taken = ["ithys", "straton", "duris", "althea", "pelagon"].map(|kingdom| format!("  markers {kingdom}: A 1\n"));
    let given = format!("given\n  asked: place\n  bands: A gray-wingfolk\n{}", taken.concat());
    read_situation(&mut state, &given, &cast).unwrap();
    let seat = state.turn();
    let asked = Ethnos::question(&state.seen_by(Viewer::Seat(seat)), seat);
    let rhea = Arg::Name("ethnos.kingdom.rhea".to_owned());
    assert_eq!(asked, phrase!("ethnos-ask-place", kingdom = rhea));
}

/// What is promised of bands in random games is what then happens.
#[test]
fn bands_keep_what_was_promised_of_them() {
    let data = EthnosData::built_in();
    let mut stream = Stream::new(&Seed::of_series(3, 3));
    let (mut options, mut placed, mut refused) = (Options::new(), 0, 0);
    for (index, setup) in Ethnos::setups(data).iter().enumerate() {
        let mut state = Ethnos::new(data, setup, &Seed::of_series(4, index as u64)).unwrap();
        while let Some(seat) = state.deciding().first() {
            let seen = state.seen_by(Viewer::Seat(seat));
            state.options(seat, &mut options);
            let decision = options.pick(&mut stream).unwrap();
            let mut after = state;
            after.perform(decision, &mut ());
            if let Action::Band { leader, followers } = *decision.action() {
                let worth = after.last_band().map(|band| after.band_glory(band));
                assert_eq!(Some(seen.band_prospect(seat, leader, &followers)), worth);
                let may = seen.marker_prospect(seat, leader, followers.len() + 1).key == "ethnos-prospect-marker";
                if !data.abilities_of(leader.tribe()).contains(&Ability::PlacesAnywhere) {
                    assert_eq!(after.asked() == Question::Place, may, "{decision:?}");
                    *(if may { &mut placed } else { &mut refused }) += 1;
                }
            }
            state = after;
        }
    }
    assert!(placed > 20 && refused > 20, "{placed} {refused}");
}
