//! Text in columns.

use crate::width::{self, abbreviate, wrap};

/// Columns between two columns of a table.
const GAP: usize = 2;
/// The shortest that a head is cut to, and the narrowest that a column becomes.
const SHORTEST: usize = 4;

/// Something to show where there is nothing.
pub fn dash(text: String) -> String {
    if text.is_empty() { "–".to_owned() } else { text }
}

/// Cells in columns that fit the screen. The first row are the heads.
pub fn align(rows: &[Vec<String>]) -> String {
    fit(rows, width::room())
}

/// Cells in columns. Where there is too little room, cells go over several lines, and heads are cut.
fn fit(rows: &[Vec<String>], room: usize) -> String {
    let widths = widths(rows, room);
    let mut text = String::new();
    for (number, row) in rows.iter().enumerate() {
        let cells: Vec<Vec<String>> =
            row.iter().zip(&widths).map(|(cell, width)| lines(cell, *width, number == 0)).collect();
        for line in 0..cells.iter().map(Vec::len).max().unwrap_or(0) {
            let mut pad = 0;
            for (cell, width) in cells.iter().zip(&widths) {
                let part = cell.get(line).map_or("", String::as_str);
                if !part.is_empty() {
                    text.push_str(&format!("{}{part}", " ".repeat(pad)));
                    pad = 0;
                }
                pad += width - width::of(part) + GAP;
            }
            text.push('\n');
        }
    }
    text
}

/// The lines of one cell.
fn lines(cell: &str, width: usize, head: bool) -> Vec<String> {
    match head {
        true => {
            let words: Vec<String> = cell.split(' ').map(|word| abbreviate(word, width)).collect();
            wrap(&words.join(" "), width, "")
        }
        false => wrap(cell, width, ""),
    }
}

/// How wide each column becomes: as wide as it would be by itself, or else the widest give way, at first only until
/// words would have to be broken, then heads are cut, and at last words are broken.
fn widths(rows: &[Vec<String>], room: usize) -> Vec<usize> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let room = room.saturating_sub(GAP * columns.saturating_sub(1));
    let longest = |rows: &[Vec<String>], column: usize, measure: &dyn Fn(&str) -> usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| measure(cell)).max().unwrap_or(0)
    };
    // Spaces at the beginning belong to the first word.
    let word = |cell: &str| {
        let begun = cell.trim_start_matches(' ');
        let first = width::of(cell) - width::of(begun) + begun.split(' ').next().map_or(0, width::of);
        begun.split(' ').map(width::of).max().unwrap_or(0).max(first)
    };
    let each = |least: &dyn Fn(usize) -> usize| (0..columns).map(least).collect::<Vec<usize>>();
    let mut widths = each(&|column| longest(rows, column, &width::of));
    let whole_words = each(&|column| longest(rows, column, &word));
    let cut_heads = each(&|column| {
        let bodies = longest(rows.get(1..).unwrap_or_default(), column, &word);
        bodies.max(SHORTEST).min(whole_words[column])
    });
    let narrowest = each(&|column| whole_words[column].min(SHORTEST));
    let least = [whole_words, cut_heads].into_iter().find(|least| least.iter().sum::<usize>() <= room);
    let least = least.unwrap_or(narrowest);
    while widths.iter().sum::<usize>() > room {
        let gives = (0..columns).filter(|column| widths[*column] > least[*column]).max_by_key(|column| widths[*column]);
        match gives {
            Some(column) => widths[column] -= 1,
            None => break,
        }
    }
    widths
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str) -> Vec<Vec<String>> {
        text.lines().map(|line| line.split('|').map(str::to_owned).collect()).collect()
    }

    #[test]
    fn a_table_that_fits_is_left_alone() {
        assert_eq!(fit(&rows("|Слава\nИгрок|12"), 80), "       Слава\nИгрок  12\n");
    }

    #[test]
    fn cells_break_between_words_before_heads_are_cut() {
        let table = rows("|Military|Cards\nme|3|one, two, three");
        assert_eq!(
            fit(&table, 22),
            "    Military  Cards\nme  3         one,\n              two,\n              three\n"
        );
        assert_eq!(fit(&table, 16), "    Mili.  Cards\nme  3      one,\n           two,\n           three\n");
    }

    #[test]
    fn a_name_stays_beside_its_mark() {
        let table = rows("|Exceedingly|Cards\n▸me|3|one, two\n greedy-2|3|three");
        assert!(fit(&table, 24).contains("\n greedy-2  3"), "{}", fit(&table, 24));
    }

    #[test]
    fn no_line_is_wider_than_the_room() {
        let table =
            rows("Королевство|Слава|Разрушение|Колода\nИтис (оранжевое)|2 [6] 8|·|красный великан×3, синий гном");
        for room in 24..100 {
            for line in fit(&table, room).lines() {
                assert!(width::of(line) <= room, "{room}: {line}");
            }
        }
    }
}
