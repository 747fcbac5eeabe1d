//! How a game ended, in sentences: who won and by how much, which place whoever looks has, and what made the difference.

use kernel::{Arg, Phrase, Place, Seat, Standings, phrase};
use table::AnyGame;

use super::course::Course;

/// What is said of a game that is over to whoever sat in `me`, if they sat in one seat; `rival` has the points of a bot of the
/// rules that was played against.
pub fn verdict(game: &AnyGame, standings: &Standings, me: Option<Seat>, rival: Option<i32>) -> Vec<Phrase> {
    let ranked = standings.ranked();
    let [first, others @ ..] = ranked.as_slice() else { return vec![] };
    let Some(second) = others.first() else { return vec![alone(first, rival)] };
    let mine = ranked.iter().find(|place| Some(place.seat) == me);
    let winners: Vec<&Place> = ranked.iter().copied().filter(|place| place.rank == 1).collect();
    let shared = winners.len() > 1;
    let besides = |seat: Seat| -> Vec<Arg> {
        winners.iter().filter(|place| place.seat != seat).map(|place| Arg::from(place.seat)).collect()
    };
    let (said, compared) = match mine {
        Some(mine) if mine.rank == 1 && shared => {
            (phrase!("end-you-shared", points = mine.points, others = besides(mine.seat)), None)
        }
        Some(mine) if mine.rank == 1 => (
            phrase!("end-you-won", points = mine.points, by = ahead(mine, second), second = second.seat),
            Some((mine, second)),
        ),
        Some(mine) => (
            phrase!(
                "end-you-placed",
                place = mine.rank,
                players = ranked.len(),
                points = mine.points,
                by = ahead(first, mine),
                who = first.seat
            ),
            Some((first, mine)),
        ),
        None if shared => {
            let all: Vec<Arg> = winners.iter().map(|place| Arg::from(place.seat)).collect();
            (phrase!("end-shared", points = first.points, who = all), None)
        }
        None => (
            phrase!(
                "end-won-by",
                who = first.seat,
                points = first.points,
                by = ahead(first, second),
                second = second.seat
            ),
            Some((first, second)),
        ),
    };
    let difference = compared.and_then(|(better, worse)| difference(game, better, worse));
    [said].into_iter().chain(difference).collect()
}

/// How far somebody is before somebody else; not at all if something else than points decided.
fn ahead(better: &Place, worse: &Place) -> i32 {
    (better.points - worse.points).max(0)
}

fn alone(place: &Place, rival: Option<i32>) -> Phrase {
    match rival {
        Some(rival) => phrase!("end-alone-against", points = place.points, rival = rival),
        None => phrase!("end-alone", points = place.points),
    }
}

/// The source that brought the one so much more than the other.
fn difference(game: &AnyGame, better: &Place, worse: &Place) -> Option<Phrase> {
    let brought =
        |source: &str| worse.sources.iter().find(|(name, _)| *name == source).map_or(0, |(_, points)| *points);
    let (source, more) = better.sources.iter().copied().max_by_key(|(source, points)| points - brought(source))?;
    let less = brought(source);
    (more > less).then(|| phrase!("end-difference", source = game.source(source), more = more, less = less))
}

/// When the winner took a lead that nobody took back.
pub fn turned(course: &Course, standings: &Standings) -> Option<(usize, Phrase)> {
    let mut winners = standings.winners();
    let (winner, None) = (winners.next()?, winners.next()) else { return None };
    if standings.places.len() < 2 {
        return None;
    }
    let leads = |points: &Vec<i32>| {
        let own = points.get(winner.index());
        let others = points.iter().enumerate().filter(|(seat, _)| *seat != winner.index());
        others.map(|(_, points)| Some(points)).all(|other| own > other)
    };
    let total = *course.at.last()?;
    let behind = course.points.iter().rposition(|points| !leads(points))?;
    let since = *course.at.get(behind + 1)?;
    Some(match since == total {
        true => (since, phrase!("end-turned-last", who = winner)),
        false => (since, phrase!("end-turned", who = winner, at = since, all = total)),
    })
}
