//! Words as outlines. No font can be relied on where a site runs, so PT Serif, the first of the fonts that pages ask for and
//! everybody may carry, comes with the program (`assets/type`).

use std::fmt::Write as _;
use std::sync::LazyLock;

use ttf_parser::{Face, GlyphId, OutlineBuilder};

/// How strong letters are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// For what stands beside something.
    Regular,
    /// For names and figures.
    Bold,
}

static REGULAR: LazyLock<Face<'static>> = LazyLock::new(|| face(include_bytes!("../../assets/type/PTF55F.ttf")));
static BOLD: LazyLock<Face<'static>> = LazyLock::new(|| face(include_bytes!("../../assets/type/PTF75F.ttf")));

fn face(file: &'static [u8]) -> Face<'static> {
    Face::parse(file, 0).expect("the font is part of the program")
}

/// What letters look like: their weight and their size.
#[derive(Clone, Copy, Debug)]
pub struct Type {
    weight: Weight,
    size: f32,
}

impl Type {
    /// Letters of this weight and size.
    pub const fn new(weight: Weight, size: f32) -> Type {
        Type { weight, size }
    }

    /// How large they are.
    pub fn size(self) -> f32 {
        self.size
    }

    fn face(self) -> &'static Face<'static> {
        match self.weight {
            Weight::Regular => &REGULAR,
            Weight::Bold => &BOLD,
        }
    }

    /// How much of the size a unit of the font is.
    fn scale(self) -> f32 {
        self.size / f32::from(self.face().units_per_em())
    }

    /// Every letter with its place on the line, and where the line ends.
    fn set(self, text: &str) -> (Vec<(GlyphId, f32)>, f32) {
        let face = self.face();
        let (mut at, mut before, mut set) = (0.0, None, vec![]);
        for glyph in text.chars().filter_map(|letter| face.glyph_index(letter)) {
            at += before.map_or(0.0, |before| f32::from(closer(face, before, glyph)));
            set.push((glyph, at));
            at += f32::from(face.glyph_hor_advance(glyph).unwrap_or(0));
            before = Some(glyph);
        }
        (set, at)
    }

    /// How wide a line is.
    pub fn width(self, text: &str) -> f32 {
        self.set(text).1 * self.scale()
    }

    /// A line as the data of a path, from this place on its baseline.
    pub fn outline(self, text: &str, x: f32, y: f32) -> String {
        let mut path = String::new();
        for (glyph, at) in self.set(text).0 {
            let mut pen = Pen { path: &mut path, x: x + at * self.scale(), y, scale: self.scale() };
            // A letter without an outline is a space.
            let _ = self.face().outline_glyph(glyph, &mut pen);
        }
        path
    }

    /// As much of a line as there is room for; what was left out leaves three dots.
    pub fn cut(self, text: &str, room: f32) -> String {
        if self.width(text) <= room {
            return text.to_owned();
        }
        let letters: Vec<char> = text.chars().collect();
        let cut = |count: usize| letters[..count].iter().collect::<String>().trim_end().to_owned() + "…";
        (0..letters.len()).rev().map(cut).find(|cut| self.width(cut) <= room).unwrap_or_default()
    }

    /// Lines of whole words that fit; a word that is longer than a line is cut.
    pub fn broken(self, text: &str, room: f32) -> Vec<String> {
        let mut lines: Vec<String> = vec![];
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            let joined = lines.last().map(|line| format!("{line} {word}")).filter(|line| self.width(line) <= room);
            match (joined, lines.last_mut()) {
                (Some(joined), Some(line)) => *line = joined,
                (None, _) | (_, None) => lines.push(self.cut(word, room)),
            }
        }
        lines
    }
}

/// What of a text these letters can write.
pub fn written(text: &str) -> String {
    let known = |letter: &char| BOLD.glyph_index(*letter).is_some() && REGULAR.glyph_index(*letter).is_some();
    text.chars().filter(known).collect::<String>().trim().to_owned()
}

/// How much nearer to each other two letters stand than others do.
fn closer(face: &Face<'_>, left: GlyphId, right: GlyphId) -> i16 {
    let tables = face.tables().kern.iter().flat_map(|kern| kern.subtables);
    let mut plain = tables.filter(|table| table.horizontal && !table.variable && !table.has_cross_stream);
    plain.find_map(|table| table.glyphs_kerning(left, right)).unwrap_or(0)
}

/// Draws letters into the data of a path. Fonts count upwards, pictures downwards.
struct Pen<'a> {
    path: &'a mut String,
    x: f32,
    y: f32,
    scale: f32,
}

impl Pen<'_> {
    fn draw<const N: usize>(&mut self, command: char, points: [(f32, f32); N]) {
        self.path.push(command);
        for (x, y) in points {
            // Writing to a string cannot fail.
            let _ = write!(self.path, "{:.2} {:.2} ", self.x + x * self.scale, self.y - y * self.scale);
        }
    }
}

impl OutlineBuilder for Pen<'_> {
    fn move_to(&mut self, x: f32, y: f32) {
        self.draw('M', [(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.draw('L', [(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.draw('Q', [(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.draw('C', [(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.path.push('Z');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Type = Type::new(Weight::Regular, 20.0);

    #[test]
    fn both_alphabets_can_be_written() {
        let all = "Съешь ещё этих мягких французских булок, да выпей же чаю — №1 «Ёж» The quick brown fox “jumps” 0123456789 … × −";
        assert_eq!(written(all), all);
        assert_eq!(written("李 Anna 🐉"), "Anna");
        assert_eq!(written("李"), "");
    }

    #[test]
    fn lines_fit() {
        let name = "Очень длинное имя";
        assert_eq!(PLAIN.cut(name, 1000.0), name);
        let cut = PLAIN.cut(name, 90.0);
        assert!(cut.ends_with('…') && PLAIN.width(&cut) <= 90.0 && cut.chars().count() > 5, "{cut}");
        assert_eq!(PLAIN.cut(name, 0.0), "");
        let lines = PLAIN.broken("один два три четыре", 80.0);
        assert!(lines.len() > 1 && lines.iter().all(|line| PLAIN.width(line) <= 80.0), "{lines:?}");
        assert_eq!(lines.join(" "), "один два три четыре");
        assert!(PLAIN.broken("", 80.0).is_empty());
    }

    #[test]
    fn letters_are_drawn_where_they_stand() {
        assert!(PLAIN.outline(" ", 0.0, 0.0).is_empty());
        let path = PLAIN.outline("I", 100.0, 50.0);
        assert!(path.starts_with("M10") && path.ends_with('Z'), "{path}");
        let twice = Type::new(Weight::Regular, 40.0);
        assert!((twice.width("Летопись") - 2.0 * PLAIN.width("Летопись")).abs() < 0.01);
    }
}
