//! What was said lately: the same few thousand sentences come on page after page, and a message file takes its time.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use kernel::{Arg, Phrase};

/// So many sentences make a generation; two of them are remembered.
const GENERATION: usize = 16_384;

/// Whatever takes more to write down than this is said anew: it will hardly come again.
const LONGEST: usize = 400;

/// Everything that a sentence depends on, written so that no two are alike.
type Key = Box<[u8]>;

#[derive(Default)]
struct Generations {
    young: HashMap<Key, Arc<str>>,
    old: HashMap<Key, Arc<str>>,
}

/// Sentences of one language. What is not asked for again is forgotten with its generation.
#[derive(Default)]
pub struct Memo(RwLock<Generations>);

impl Memo {
    /// What was said of this phrase, or else is now.
    pub fn say(&self, phrase: &Phrase, players: &[String], say: impl FnOnce() -> String) -> String {
        // Room for what is remembered at all: a key that grows would be copied again and again.
        let mut key = Vec::with_capacity(LONGEST);
        write_phrase(phrase, players, &mut key);
        if key.len() > LONGEST {
            return say();
        }
        let (said, young) = {
            let kept = self.0.read().unwrap_or_else(PoisonError::into_inner);
            let young = kept.young.get(key.as_slice());
            (young.or_else(|| kept.old.get(key.as_slice())).cloned(), young.is_some())
        };
        let said = said.unwrap_or_else(|| say().into());
        if !young {
            let mut kept = self.0.write().unwrap_or_else(PoisonError::into_inner);
            if kept.young.len() >= GENERATION {
                kept.old = std::mem::take(&mut kept.young);
            }
            kept.young.insert(key.into(), said.clone());
        }
        said.as_ref().to_owned()
    }
}

/// A text with its length before it, so that it cannot be taken for part of another.
fn write_text(text: &str, key: &mut Vec<u8>) {
    key.extend_from_slice(&(text.len() as u32).to_le_bytes());
    key.extend_from_slice(text.as_bytes());
}

fn write_phrase(phrase: &Phrase, players: &[String], key: &mut Vec<u8>) {
    write_text(phrase.key, key);
    key.push(phrase.args.len() as u8);
    for (name, arg) in &phrase.args {
        write_text(name, key);
        write_arg(arg, players, key);
    }
}

fn write_arg(arg: &Arg, players: &[String], key: &mut Vec<u8>) {
    match arg {
        Arg::Number(number) => {
            key.push(b'n');
            key.extend_from_slice(&number.to_le_bytes());
        }
        Arg::Text(text) => {
            key.push(b't');
            write_text(text, key);
        }
        Arg::Name(name) => {
            key.push(b'i');
            write_text(name, key);
        }
        Arg::Seat(seat) => match players.get(seat.index()) {
            Some(player) => {
                key.push(b's');
                write_text(player, key);
            }
            None => key.push(b'r'),
        },
        Arg::Phrase(phrase) => {
            key.push(b'p');
            write_phrase(phrase, players, key);
        }
        Arg::List(items) => {
            key.push(b'l');
            key.extend_from_slice(&(items.len() as u32).to_le_bytes());
            items.iter().for_each(|item| write_arg(item, players, key));
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Seat, phrase};

    use super::*;

    #[test]
    fn what_differs_is_said_apart() {
        let memo = Memo::default();
        let (anna, boris) = (["Anna".to_owned()], ["Boris".to_owned()]);
        let who = phrase!("a", who = Seat::default());
        let said = |phrase: &Phrase, players: &[String], now: &str| memo.say(phrase, players, || now.to_owned());
        assert_eq!(said(&who, &anna, "first"), "first");
        assert_eq!(said(&who, &anna, "second"), "first", "it is not said again");
        assert_eq!(said(&who, &boris, "third"), "third", "of somebody else");
        for (at, other) in [
            phrase!("a", who = "Anna"),
            phrase!("a", other = Seat::default()),
            phrase!("b", who = Seat::default()),
            phrase!("a", who = 1),
            phrase!("a", who = who.clone()),
            phrase!("a", who = vec![Arg::from(Seat::default())]),
            phrase!("a"),
        ]
        .iter()
        .enumerate()
        {
            assert_eq!(said(other, &anna, &at.to_string()), at.to_string(), "{other:?}");
        }
    }

    #[test]
    fn what_nobody_says_again_is_forgotten() {
        let memo = Memo::default();
        for number in 0..3 * GENERATION {
            memo.say(&phrase!("a", number = number), &[], || number.to_string());
        }
        let kept = memo.0.read().unwrap();
        assert!(kept.young.len() <= GENERATION && kept.old.len() <= GENERATION);
        drop(kept);
        let long = phrase!("a", text = "x".repeat(2 * LONGEST));
        assert_eq!(memo.say(&long, &[], || "one".to_owned()), "one");
        assert_eq!(memo.say(&long, &[], || "two".to_owned()), "two", "what is long is not kept");
    }
}
