//! The table of any game as text, drawn from its facts.

use anstyle::{Effects, Style};
use kernel::{Cast, Phrase, Seen, Situation};
use speech::Speech;

use super::columns::{align, dash};

/// Draws the table: what belongs to nobody line by line, what belongs to players in columns.
pub fn draw<G: Situation>(seen: &Seen<G>, words: &Speech, players: &[String]) -> String {
    match facts(seen, players) {
        Ok((shared, owned)) => [words.say(&G::title(), players) + "\n", align(&shared), align(&owned)].join("\n"),
        Err(why) => words.say(&why, players),
    }
}

type Rows = Vec<Vec<String>>;

/// The facts that are about nobody, and those about players, one column each.
fn facts<G: Situation>(seen: &Seen<G>, players: &[String]) -> Result<(Rows, Rows), Phrase> {
    // Names may have spaces in them; a word of a key has none.
    let cast = Cast::new((1..=players.len()).map(|number| format!("seat-{number}")).collect());
    let bold = Style::new().effects(Effects::BOLD);
    let heads = players.iter().map(|name| format!("{bold}{name}{bold:#}"));
    let (mut shared, mut owned) = (vec![], vec![std::iter::once(String::new()).chain(heads).collect::<Vec<_>>()]);
    for key in seen.keys(&cast) {
        let mut words: Vec<&str> = key.split_whitespace().collect();
        let value = dash(named(&seen.get(&words, &cast)?.to_string(), &cast, players));
        let about = words.iter().position(|word| cast.seat(word).is_ok());
        match about.map(|at| cast.seat(words.remove(at))).transpose()? {
            None => shared.push(vec![words.join(" "), value]),
            Some(seat) => {
                let name = words.join(" ");
                let at = owned.iter().position(|row| row[0] == name).unwrap_or_else(|| {
                    owned.push(std::iter::once(name).chain(vec![dash(String::new()); players.len()]).collect());
                    owned.len() - 1
                });
                owned[at][seat.index() + 1] = value;
            }
        }
    }
    if owned.len() == 1 {
        owned.clear();
    }
    Ok((shared, owned))
}

/// A value with the players' names in place of their seats.
fn named(text: &str, cast: &Cast, players: &[String]) -> String {
    let name = |word: &str| {
        let plain = word.trim_end_matches([',', ';']);
        match cast.seat(plain) {
            Ok(seat) => format!("{}{}", players[seat.index()], &word[plain.len()..]),
            Err(_) => word.to_owned(),
        }
    };
    text.split(' ').map(name).collect::<Vec<String>>().join(" ")
}
