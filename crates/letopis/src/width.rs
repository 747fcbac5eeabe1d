//! How much room the screen has, and text broken so that it fits.

use textwrap::{Options, WordSplitter, core::display_width};

/// So many columns where nothing tells how many there are.
const USUAL: usize = 80;
/// A screen narrower than this is written on as if it were so wide.
const LEAST: usize = 40;
/// Ends every colour.
const PLAIN: &str = "\u{1b}[0m";

/// How many columns there are: those of the terminal, else those that `COLUMNS` tells.
pub fn room() -> usize {
    let terminal = terminal_size::terminal_size_of(std::io::stdout()).map(|(width, _)| width.0.into());
    let told = || std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    terminal.or_else(told).unwrap_or(USUAL).max(LEAST)
}

/// How many columns a text takes. Colours take none.
pub fn of(text: &str) -> usize {
    display_width(text)
}

/// Breaks a text between words, or inside a word that is too long by itself. Every line but the first begins with `indent`.
pub fn wrap(text: &str, width: usize, indent: &str) -> Vec<String> {
    let options = Options::new(width).subsequent_indent(indent).word_splitter(WordSplitter::NoHyphenation);
    let mut colours = String::new();
    let lines = textwrap::wrap(text, options);
    lines.iter().map(|line| painted(line, &mut colours)).collect()
}

/// Breaks the lines that are too long for the screen; what goes over is indented further than the line it belongs to.
pub fn flow(text: &str) -> String {
    let room = room();
    let line = |line: &str| match of(line) <= room {
        true => line.to_owned(),
        false => {
            let indent = line.chars().take_while(|c| *c == ' ').count() + 2;
            wrap(line, room, &" ".repeat(indent)).join("\n")
        }
    };
    text.split('\n').map(line).collect::<Vec<String>>().join("\n")
}

/// A word cut to so many columns, with a full stop for what is missing.
pub fn abbreviate(word: &str, width: usize) -> String {
    if of(word) <= width {
        return word.to_owned();
    }
    let whole = textwrap::core::Word::from(word);
    let kept = whole.break_apart(width.saturating_sub(1).max(1)).next().map_or("", |part| part.word);
    painted(&format!("{kept}."), &mut String::new())
}

/// A line of a longer text by itself: begins with the colours that the lines before left on, and leaves none on.
fn painted(line: &str, colours: &mut String) -> String {
    let mut text = format!("{colours}{line}");
    for (at, _) in line.match_indices("\u{1b}[") {
        let code = &line[at..line[at..].find('m').map_or(line.len(), |end| at + end + 1)];
        match code {
            PLAIN => colours.clear(),
            colour => colours.push_str(colour),
        }
    }
    if !colours.is_empty() {
        text.push_str(PLAIN);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_and_letters_of_two_bytes_are_measured_by_what_is_seen() {
        assert_eq!(of("\u{1b}[38;5;33mРея\u{1b}[0m"), 3);
        assert_eq!(of("▸Игрок·"), 7);
    }

    #[test]
    fn a_broken_line_keeps_its_colour_to_itself() {
        let lines = wrap("\u{1b}[1mone two\u{1b}[0m three", 5, " ");
        assert_eq!(lines, ["\u{1b}[1mone\u{1b}[0m", "\u{1b}[1m two\u{1b}[0m", " thre", " e"]);
    }

    #[test]
    fn what_is_cut_off_is_shown_by_a_full_stop() {
        assert_eq!(abbreviate("военная", 5), "воен.");
        assert_eq!(abbreviate("\u{1b}[1mвоенная\u{1b}[0m", 5), "\u{1b}[1mвоен.\u{1b}[0m");
        assert_eq!(abbreviate("еда", 5), "еда");
    }
}
