//! Bots that search: they use the last word, see what lies on the table, repeat themselves, and play even against themselves.

use bots::arena::Progress;
use bots::contest::{Contest, Pairing, play};
use bots::{Budget, Evaluate, Halt, Kind, Level, Search, Seated, Thought, Turn};
use ethnos::Ethnos;
use hadara::Hadara;
use imperium::Imperium;
use kernel::{Data, Options, Seed, Stream};
use settlers::Settlers;

use crate::usual;

/// Whoever has the last word takes what brings most: when every option ends the game at once, none is better than the chosen one.
fn the_last_word_is_used<G: Evaluate>(least: usize) {
    let data = G::Data::built_in();
    let mut found = 0;
    for game in 0..200 {
        if found == least {
            break;
        }
        let mut state = G::new(data, &usual::<G>(2), &Seed::of_series(12, game)).unwrap();
        let mut stream = Stream::new(&Seed::of_series(13, game));
        let mut options = Options::new();
        while let Some(seat) = state.deciding().first() {
            state.options(seat, &mut options);
            let ends = |decision| {
                let mut end: G = state.clone();
                end.perform(decision, &mut ());
                end.outcome().map(|outcome| {
                    let rank = outcome.score(seat).rank;
                    (u8::MAX - rank, outcome.score(seat).points)
                })
            };
            let ends: Option<Vec<(u8, i32)>> = options.decisions().map(ends).collect();
            if let Some(ends) = ends.filter(|ends| ends.iter().min() != ends.iter().max()) {
                found += 1;
                let mut bot = Seated::<G>::new(
                    seat,
                    Kind::Level(Level::Imperator),
                    Stream::new(&Seed([4; 32])),
                    Budget::Iterations(60),
                );
                let decided = bot.decide(&state).unwrap();
                let place = options.decisions().position(|option| option == decided).unwrap();
                assert_eq!(Some(ends[place].0), ends.iter().map(|end| end.0).max(), "{} {game}: {ends:?}", G::ID);
            }
            state.perform(options.pick(&mut stream).unwrap(), &mut ());
        }
    }
    assert!(found > 0, "{}: nobody ever had the last word", G::ID);
}

#[test]
fn the_last_word_is_used_where_there_is_one() {
    the_last_word_is_used::<Hadara>(8);
}

/// The same stream and iterations give the same advice, on several threads too; halted, it still decides.
fn advice_repeats<G: Evaluate>() {
    let data = G::Data::built_in();
    let state = G::new(data, &usual::<G>(2), &Seed::of_series(6, 1)).unwrap();
    let mut options = Options::new();
    state.options(state.deciding().first().unwrap(), &mut options);
    let halt = Halt::default();
    let ask = |threads: usize, budget: Budget| {
        let mut search = Search::<G>::new(Stream::new(&Seed([9; 32])), 16, threads);
        search.advise(&Turn::new(&state, &options), &mut Thought::new(budget, &halt))
    };
    for threads in [1, 3] {
        let advice = ask(threads, Budget::Iterations(30));
        assert_eq!(advice, ask(threads, Budget::Iterations(30)));
        assert_eq!(advice.iter().map(|one| one.visits).sum::<u32>(), 30);
        assert_eq!(advice.len(), options.len());
        assert!(advice[1..].is_sorted_by(|one, two| one.visits >= two.visits));
        assert!(advice.iter().all(|one| (0.0..=1.0).contains(&one.chance) && one.points.is_finite()));
    }
    assert_eq!(ask(1, Budget::Free).iter().map(|one| one.visits).sum::<u32>(), 16);
    assert_eq!(ask(1, Budget::Iterations(0)).len(), options.len());
}

#[test]
fn advice_repeats_itself() {
    advice_repeats::<Ethnos>();
    advice_repeats::<Hadara>();
    advice_repeats::<Settlers>();
    advice_repeats::<Imperium>();
}

fn meeting<G: Evaluate>(bots: [&str; 2], seats: usize, deals: u64, threads: usize) -> Pairing {
    let entrants = bots.iter().map(|name| name.parse().unwrap()).collect();
    let contest = Contest { setup: usual::<G>(seats), seats, entrants, seed: 17, threads };
    let pair = if seats == 1 { vec![0] } else { vec![0, 1] };
    play::<G>(G::Data::built_in(), &contest, &pair, 0..deals, &Progress::default()).unwrap().unwrap()
}

/// A bot against itself wins its fair share, whoever sits where; what threads there are makes no difference.
fn a_mirror_is_fair<G: Evaluate>() {
    let mirror = meeting::<G>(["greedy", "greedy"], 2, 20, 2);
    let [low, high] = mirror.records[0].interval();
    assert!(low < 0.5 && 0.5 < high, "{}: {low} to {high}", G::ID);
    assert_eq!(mirror.records[0].wins() + mirror.records[1].wins(), 40.0);
    let three = meeting::<G>(["greedy", "greedy"], 3, 2, 2);
    assert_eq!((three.records[0].games, three.records[1].games), (6, 12));
}

#[test]
fn a_mirror_match_is_fair() {
    a_mirror_is_fair::<Ethnos>();
    a_mirror_is_fair::<Hadara>();
    a_mirror_is_fair::<Settlers>();
}

#[test]
fn a_meeting_does_not_depend_on_the_threads() {
    let timeless = |pairing: Pairing| {
        (pairing.deals, pairing.records.iter().map(|r| (r.wins(), r.mean_points())).collect::<Vec<_>>())
    };
    let [one, two] = [1, 3].map(|threads| timeless(meeting::<Hadara>(["search:8", "random"], 2, 3, threads)));
    assert_eq!(one, two);
}

/// A search of a few iterations leaves chance far behind, with two and with three, and alone.
#[test]
fn searching_beats_chance() {
    fn won<G: Evaluate>(seats: usize, deals: u64) {
        let meeting = meeting::<G>(["search:12", "random"], seats, deals, 2);
        let won = meeting.records[0].win_rate();
        assert!(won >= 0.9, "{} with {seats}: {won}", G::ID);
    }
    won::<Ethnos>(2, 5);
    won::<Hadara>(2, 6);
    won::<Settlers>(2, 4);
    won::<Imperium>(2, 2);
    won::<Hadara>(3, 3);
    let alone = meeting::<Settlers>(["search:12", "random"], 1, 6, 2);
    assert_eq!(alone.records[0].games, 6);
}
