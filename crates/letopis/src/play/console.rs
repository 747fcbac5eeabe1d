//! Where a person types: at the keyboard with a line editor, or into a pipe.

use std::io::{BufRead, IsTerminal, Write};

use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Effects, Style};
use kernel::phrase;
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};
use speech::Speech;

use crate::Failure;

/// What came of asking for a line.
pub enum Line {
    /// This was typed.
    Typed(String),
    /// There is nothing more to come.
    Ended,
    /// Ctrl-C.
    Interrupted,
}

/// Asks for lines.
pub enum Console {
    /// Somebody types: lines can be edited, recalled with the arrow keys and completed with Tab.
    Keyboard(Box<Editor<Suggestions, MemHistory>>),
    /// Lines come from a pipe or a file.
    Pipe,
}

impl Console {
    /// The keyboard, if there is one.
    pub fn open(words: &Speech) -> Result<Console, Failure> {
        if !std::io::stdin().is_terminal() || !std::io::stdout().is_terminal() {
            return Ok(Console::Pipe);
        }
        let config = Config::builder().completion_type(CompletionType::List).auto_add_history(true).build();
        let history = MemHistory::with_config(&config);
        let editor = Editor::with_history(config, history);
        let mut editor = editor.map_err(|error| unreadable(&error.to_string(), words))?;
        editor.set_helper(Some(Suggestions::default()));
        Ok(Console::Keyboard(Box::new(editor)))
    }

    /// Whether somebody sits there who can be asked something besides.
    pub fn is_keyboard(&self) -> bool {
        matches!(self, Console::Keyboard(_))
    }

    /// Sets what Tab completes to.
    pub fn suggest(&mut self, lines: impl FnOnce() -> Vec<String>) {
        if let Console::Keyboard(editor) = self
            && let Some(suggestions) = editor.helper_mut()
        {
            suggestions.0 = lines();
        }
    }

    /// Asks for a line.
    pub fn ask(&mut self, who: &str, words: &Speech) -> Result<Line, Failure> {
        let accent = Style::new().fg_color(Some(AnsiColor::Red.into())).effects(Effects::BOLD);
        let styled = format!("{accent}{who}>{accent:#} ");
        match self {
            Console::Keyboard(editor) => {
                let plain = format!("{who}> ");
                let coloured = AutoStream::choice(&std::io::stdout()) != ColorChoice::Never;
                let prompt = (plain.clone(), if coloured { styled } else { plain });
                match editor.readline(&prompt) {
                    Ok(line) => Ok(Line::Typed(line)),
                    Err(ReadlineError::Eof) => Ok(Line::Ended),
                    Err(ReadlineError::Interrupted) => Ok(Line::Interrupted),
                    Err(error) => Err(unreadable(&error.to_string(), words)),
                }
            }
            Console::Pipe => {
                anstream::print!("{styled}");
                let mut line = String::new();
                let read = std::io::stdout().flush().and_then(|()| std::io::stdin().lock().read_line(&mut line));
                match read {
                    Ok(0) => Ok(Line::Ended),
                    Ok(_) => {
                        // A terminal shows what is typed by itself.
                        if !std::io::stdin().is_terminal() {
                            anstream::println!("{}", line.trim_end());
                        }
                        Ok(Line::Typed(line))
                    }
                    Err(error) => Err(unreadable(&error.to_string(), words)),
                }
            }
        }
    }
}

fn unreadable(detail: &str, words: &Speech) -> Failure {
    Failure::Input(words.say(&phrase!("letopis-cannot-read", file = "stdin", detail = detail), &[]))
}

/// The lines that make sense now.
#[derive(Default)]
pub struct Suggestions(Vec<String>);

impl Suggestions {
    /// Those that begin like this, whatever the case of the letters.
    fn beginning(&self, typed: &str) -> Vec<String> {
        let typed = typed.to_lowercase();
        self.0.iter().filter(|line| line.to_lowercase().starts_with(&typed)).cloned().collect()
    }
}

impl Completer for Suggestions {
    type Candidate = String;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        Ok((0, self.beginning(line.get(..at).unwrap_or(line))))
    }
}

impl Helper for Suggestions {}
impl Highlighter for Suggestions {}
impl Validator for Suggestions {}

impl Hinter for Suggestions {
    type Hint = String;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_completed_in_any_case_and_alphabet() {
        let suggestions = Suggestions(["recruit deck", "recruit row elf", "card Ферма"].map(str::to_owned).to_vec());
        assert_eq!(suggestions.beginning("REC"), ["recruit deck", "recruit row elf"]);
        assert_eq!(suggestions.beginning("card фер"), ["card Ферма"]);
        assert!(suggestions.beginning("band").is_empty());
    }
}
