//! Text in columns.

/// Something to show where there is nothing.
pub fn dash(text: String) -> String {
    if text.is_empty() { "–".to_owned() } else { text }
}

/// How wide a text looks: colour codes take no room.
fn width(text: &str) -> usize {
    anstream::adapter::strip_str(text).to_string().chars().count()
}

/// Cells in columns, all but the last padded.
pub fn align(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let wide = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(wide).collect();
    let mut text = String::new();
    for row in rows {
        for (at, cell) in row.iter().enumerate() {
            let pad = if at + 1 == row.len() { 0 } else { widths[at] - width(cell) + 2 };
            text.push_str(&format!("{cell}{}", " ".repeat(pad)));
        }
        text.push('\n');
    }
    text
}
