//! Positions as facts: `pile: 7`, `turn: Anna`, `taken Anna: 3`, `charm Anna: 2`, `spare: 0`.

use kernel::scenario::Value;
use kernel::{Cast, Phrase, Seat, Situation, phrase};

use crate::{HIDDEN, PLAYERS, Setup, Stones};

impl Stones {
    /// The fact that a number on the table is.
    fn figure(&mut self, key: &[&str], cast: &Cast) -> Result<&mut u8, Phrase> {
        let spare = usize::from(self.seats);
        match key {
            ["pile"] => Ok(&mut self.pile),
            ["taken", name] => Ok(&mut self.taken[cast.seat(name)?.index().min(PLAYERS - 1)]),
            ["charm", name] => Ok(&mut self.charms[cast.seat(name)?.index().min(PLAYERS - 1)]),
            ["spare"] => Ok(&mut self.charms[spare]),
            ["rest"] => Ok(&mut self.charms[PLAYERS]),
            _ => Err(phrase!("stones-bad-fact", key = key.join(" "), value = "…")),
        }
    }
}

impl Situation for Stones {
    fn setup(&self) -> Setup {
        Setup(self.seats.into())
    }

    fn clear(&mut self) {
        (self.turn, self.taken) = (Seat::default(), [0; PLAYERS]);
    }

    fn set(&mut self, key: &[&str], value: &str, cast: &Cast) -> Result<(), Phrase> {
        if key == ["turn"] {
            self.turn = cast.seat(value)?;
            return Ok(());
        }
        let number = value.parse().map_err(|_| phrase!("stones-bad-fact", key = key.join(" "), value = value))?;
        *self.figure(key, cast)? = number;
        Ok(())
    }

    fn settle(&mut self) -> Result<(), Phrase> {
        let mut charms = self.charms;
        charms.sort();
        match charms == self.data.0.charms.value {
            true => Ok(()),
            false => Err(phrase!("stones-bad-fact", key = "charm", value = format!("{charms:?}"))),
        }
    }

    fn get(&self, key: &[&str], cast: &Cast) -> Result<Value, Phrase> {
        if key == ["turn"] {
            return Ok(Value::Word(cast.name(self.turn).to_owned()));
        }
        Ok(match *self.clone().figure(key, cast)? {
            HIDDEN => Value::Word("hidden".to_owned()),
            number => Value::Number(number.into()),
        })
    }

    fn keys(&self, cast: &Cast) -> Vec<String> {
        let mut keys = vec!["pile".to_owned(), "turn".to_owned()];
        for name in cast.names() {
            keys.extend([format!("taken {name}"), format!("charm {name}")]);
        }
        keys.push("spare".to_owned());
        // Two players leave two charms over.
        keys.extend((usize::from(self.seats) < PLAYERS).then(|| "rest".to_owned()));
        keys
    }
}
