//! Leaving a game, and how to come back to it.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use kernel::{Phrase, phrase};
use speech::Speech;

use super::console::Line;
use super::{Args, Session};
use crate::hosted::Hosted;
use crate::width::flow;
use crate::{Failure, Outcome, interrupt};

/// What is said to whoever leaves, also if they press Ctrl-C while nobody is asking them anything.
pub struct Farewell {
    command: Vec<String>,
    /// The file of the campaign that the game belongs to.
    campaign: Option<String>,
    said: Arc<Mutex<String>>,
}

impl Farewell {
    /// Says it from now on.
    pub fn new(args: &Args, words: &Speech) -> Result<Farewell, Failure> {
        let mut command = ["letopis", "play", &args.game].map(str::to_owned).to_vec();
        for (option, value) in [("--data", &args.data), ("--lang", &args.lang)] {
            command.extend(value.iter().flat_map(|value| [option.to_owned(), quoted(value)]));
        }
        let farewell = Farewell { command, campaign: args.campaign.clone(), said: Arc::default() };
        farewell.update(args.file.as_deref(), words);
        let said = farewell.said.clone();
        let then = move || {
            let said = said.lock().unwrap_or_else(PoisonError::into_inner);
            anstream::println!("\n{}", flow(&said));
            std::process::exit(interrupt::CODE.into());
        };
        interrupt::on_interrupt(then, words)?;
        Ok(farewell)
    }

    /// Puts it in other words, because the game is now kept in this file.
    pub fn update(&self, file: Option<&str>, words: &Speech) {
        let said = words.say(&self.phrase(file), &[]);
        *self.said.lock().unwrap_or_else(PoisonError::into_inner) = said;
    }

    fn phrase(&self, file: Option<&str>) -> Phrase {
        if let Some(campaign) = &self.campaign {
            return phrase!("letopis-campaign-kept", command = campaign_command(campaign));
        }
        match file {
            Some(file) => {
                let command = format!("{} --file {}", self.command.join(" "), quoted(file));
                phrase!("letopis-play-kept", command = command)
            }
            None => phrase!("letopis-play-not-kept"),
        }
    }
}

/// The command that goes on with a campaign.
pub fn campaign_command(file: &str) -> String {
    format!("letopis campaign {}", quoted(file))
}

/// A word as a shell reads it.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_./:=+,@%".contains(c);
    match !word.is_empty() && word.chars().all(plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    }
}

impl<G: Hosted> Session<G> {
    /// Tells how to come back. Whoever has not kept the game and sits at the keyboard may still do so.
    pub(super) fn leave(&mut self) -> Outcome {
        if self.file.is_none() && self.console.is_keyboard() && !self.chronicle.decisions().is_empty() {
            self.print(&phrase!("letopis-play-keep"));
            self.console.suggest(Vec::new);
            while self.file.is_none() {
                match self.console.ask(&self.words.word("letopis-play-keep-file"), &self.words)? {
                    Line::Typed(file) if !file.trim().is_empty() => self.save_as(file.trim().to_owned())?,
                    Line::Typed(_) | Line::Ended | Line::Interrupted => break,
                }
            }
            if self.file.is_some() {
                return Ok(());
            }
        } else if !self.console.is_keyboard() {
            anstream::println!();
        }
        self.print(&self.farewell.phrase(self.file.as_deref()));
        Ok(())
    }

    /// Keeps the game in a file from now on. A file that is there already is left as it is.
    pub(super) fn save_as(&mut self, file: String) -> Outcome {
        if self.farewell.campaign.is_some() {
            // The campaign looks for it where it is.
            self.print(&self.farewell.phrase(None));
            return Ok(());
        }
        if self.file.as_ref() != Some(&file) && Path::new(&file).exists() {
            self.print(&phrase!("letopis-save-exists", file = file));
            return Ok(());
        }
        let before = self.file.replace(file);
        match self.save() {
            Ok(()) => {
                self.farewell.update(self.file.as_deref(), &self.words);
                self.print(&self.farewell.phrase(self.file.as_deref()));
            }
            Err(Failure::Input(why)) => {
                self.file = before;
                anstream::println!("{why}");
            }
            Err(other) => return Err(other),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn a_command_can_be_copied_whatever_the_file_is_called() {
        assert_eq!(quoted("my.chronicle"), "my.chronicle");
        assert_eq!(quoted("партия.letopis"), "партия.letopis");
        assert_eq!(quoted("my game"), "'my game'");
        assert_eq!(quoted("Ann's"), "'Ann'\\''s'");
        assert_eq!(quoted(""), "''");
    }
}
