//! The picture of a finished game that goes with its link: the final table, drawn as SVG with the signs and colours of the pages
//! and made into a PNG here. Whoever shows it may be any program at all, so it needs no font, no sheet and no script.

mod letters;
mod signs;

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kernel::Seat;
use lru::LruCache;
use maud::{Markup, PreEscaped, html};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use speech::Language;

use crate::assets::{Asset, BASE, ICONS};
use crate::boards::Heap;
use letters::{Type, Weight, written};
use signs::{Inks, Square, colour, sign};

/// How wide a picture is: what those ask for who show links.
pub const WIDTH: u16 = 1200;

/// How high it is.
pub const HEIGHT: u16 = 630;

/// So many are kept; each has some tens of kilobytes.
const KEPT: NonZeroUsize = NonZeroUsize::new(64).expect("it is not zero");

/// Where lines begin and end.
const LEFT: f32 = 64.0;
const RIGHT: f32 = 1136.0;

/// Where rows may end.
const BOTTOM: f32 = 594.0;

/// Where heaps begin and end, and how much room one has at most.
const HEAPS: (f32, f32, f32) = (452.0, 1004.0, 84.0);

/// The sizes that a headline may have, until it fits on two lines.
const HEADLINES: [f32; 4] = [60.0, 52.0, 44.0, 38.0];

/// Pictures by table and language.
type Drawn = LruCache<(String, Language), Arc<[u8]>>;

/// The pictures that were drawn last.
pub struct Pictures(Mutex<Drawn>);

impl Default for Pictures {
    fn default() -> Pictures {
        Pictures(Mutex::new(LruCache::new(KEPT)))
    }
}

impl Pictures {
    /// The picture of a table, if it was drawn lately.
    pub fn find(&self, id: &str, language: Language) -> Option<Arc<[u8]>> {
        self.kept().get(&(id.to_owned(), language)).cloned()
    }

    /// Keeps one; a finished game does not change any more.
    pub fn keep(&self, id: &str, language: Language, picture: Arc<[u8]>) {
        self.kept().put((id.to_owned(), language), picture);
    }

    fn kept(&self) -> MutexGuard<'_, Drawn> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What a picture shows, in words that are said already.
pub struct Picture {
    /// What the site is called.
    pub brand: String,
    /// What the game is called.
    pub game: String,
    /// The sign of the game.
    pub mark: &'static str,
    /// Its sheet and signs.
    pub assets: Vec<&'static Asset>,
    /// Who won.
    pub headline: String,
    /// What is to be said of the game besides.
    pub under: String,
    /// The players, the winner first.
    pub rows: Vec<Row>,
}

/// A player.
pub struct Row {
    /// Which place it is; none if there is only one.
    pub rank: Option<usize>,
    /// Whose.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// What to call somebody whose name these letters cannot write.
    pub unnamed: String,
    /// All points.
    pub points: i32,
    /// What lies before them.
    pub heaps: Vec<Heap>,
}

/// The colours of all pages.
struct Palette {
    paper: &'static str,
    raised: &'static str,
    ink: &'static str,
    faded: &'static str,
    line: &'static str,
    vermilion: &'static str,
    gold: &'static str,
    leaf: &'static str,
}

impl Palette {
    fn new() -> Palette {
        let of = |variable: &str| colour(BASE.text(), ":root", variable).unwrap_or("#2a2420");
        Palette {
            paper: of("--paper"),
            raised: of("--raised"),
            ink: of("--ink"),
            faded: of("--faded"),
            line: of("--line"),
            vermilion: of("--vermilion"),
            gold: of("--gold-text"),
            leaf: of("--gold-leaf"),
        }
    }
}

impl Picture {
    /// The picture as a PNG; none if it cannot be drawn, which would be our own mistake.
    pub fn png(&self) -> Option<Vec<u8>> {
        let tree = Tree::from_str(&self.svg(), &Options::default());
        let tree = tree.inspect_err(|error| tracing::error!(%error, "a picture cannot be read")).ok()?;
        let mut pixels = Pixmap::new(WIDTH.into(), HEIGHT.into())?;
        resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
        pixels.encode_png().inspect_err(|error| tracing::error!(%error, "a picture cannot be written")).ok()
    }

    /// The picture as SVG.
    fn svg(&self) -> String {
        let palette = Palette::new();
        let (heading, top) = self.heading(&palette);
        let height = ((BOTTOM - top) / self.rows.len().max(1) as f32).min(112.0);
        let drawn = html! {
            svg xmlns="http://www.w3.org/2000/svg" width=(WIDTH) height=(HEIGHT) viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) {
                rect width=(WIDTH) height=(HEIGHT) fill=(palette.paper) {}
                rect x="20" y="20" width=(WIDTH - 40) height=(HEIGHT - 40) rx="14" fill=(palette.raised) stroke=(palette.line) stroke-width="2" {}
                (heading)
                @for (at, row) in self.rows.iter().enumerate() {
                    @let y = top + at as f32 * height;
                    @let parted = at > 0 && self.rows[at - 1].rank != Some(1);
                    @if parted { path d=(format!("M{LEFT} {y}H{RIGHT}")) stroke=(palette.line) stroke-width="2" {} }
                    (self.row(&palette, row, y, height))
                }
            }
        };
        drawn.into_string()
    }

    /// Site, game and headline, and where they end.
    fn heading(&self, palette: &Palette) -> (Markup, f32) {
        let names = Type::new(Weight::Bold, 30.0);
        let (brand, game) = (written(&self.brand), written(&self.game));
        let mark = Square(RIGHT - 52.0, 46.0, 52.0);
        let (headline, under) = (written(&self.headline), written(&self.under));
        let (letters, lines) = HEADLINES
            .map(|size| Type::new(Weight::Bold, size))
            .map(|letters| (letters, letters.broken(&headline, RIGHT - LEFT)))
            .into_iter()
            .reduce(|best, next| if best.1.len() <= 2 { best } else { next })
            .unwrap_or((names, vec![]));
        let step = letters.size() * 1.14;
        let end = 122.0 + step * lines.len().min(2) as f32;
        let below = Type::new(Weight::Regular, 27.0);
        let heading = html! {
            (line(names, &brand, LEFT, 84.0, palette.vermilion))
            (line(names, &game, RIGHT - 66.0 - names.width(&game), 84.0, palette.ink))
            (self.sign(self.mark, palette.ink, palette.raised, mark))
            @for (at, words) in lines.iter().take(2).enumerate() {
                (line(letters, words, LEFT, 122.0 + step * (at as f32 + 0.82), palette.ink))
            }
            (line(below, &below.cut(&under, RIGHT - LEFT), LEFT, end + 32.0, palette.faded))
        };
        (heading, end + 60.0)
    }

    /// A player: place, pennant, name, heaps and points.
    fn row(&self, palette: &Palette, row: &Row, top: f32, height: f32) -> Markup {
        let middle = top + height / 2.0;
        let won = row.rank == Some(1);
        let flag = (height * 0.6).min(46.0);
        let points = Type::new(Weight::Bold, (height * 0.56).min(54.0));
        let scored = row.points.to_string().replace('-', "−");
        let star = points.size() * 0.72;
        let right = RIGHT - 14.0;
        let room = if row.heaps.is_empty() { right - 320.0 } else { HEAPS.0 - 16.0 } - 158.0;
        let names = name_type(&row.called(), (height * 0.42).min(38.0), room);
        let inks = Inks {
            ink: palette.ink,
            cut: palette.raised,
            pennant: colour(BASE.text(), &format!(".{}", crate::pages::seat_class(row.seat)), "--p")
                .unwrap_or("#6e6659"),
        };
        let pennant = format!("p-{}", row.seat.index() + 1);
        html! {
            @if won { rect x=(LEFT - 16.0) y=(top + 3.0) width=(RIGHT - LEFT + 32.0) height=(height - 6.0) rx="10" fill=(palette.leaf) opacity="0.45" {} }
            @if let Some(rank) = row.rank { (line(names, &rank.to_string(), LEFT, middle + names.size() * 0.34, palette.faded)) }
            (drawn(sign(ICONS.text(), &pennant, inks, Square(100.0, middle - flag / 2.0, flag))))
            (line(names, &names.cut(&row.called(), room), 158.0, middle + names.size() * 0.34, palette.ink))
            (self.heaps(palette, &row.heaps, middle, height))
            (line(points, &scored, right - points.width(&scored), middle + points.size() * 0.35, if won { palette.gold } else { palette.ink }))
            (self.sign("i-glory", palette.gold, palette.raised, Square(right - points.width(&scored) - star - 10.0, middle - star / 2.0, star)))
        }
    }

    /// What lies before a player, as small cards with their number.
    fn heaps(&self, palette: &Palette, heaps: &[Heap], middle: f32, height: f32) -> Markup {
        let (left, right, most) = HEAPS;
        let slot = ((right - left) / heaps.len().max(1) as f32).min(most);
        let counts = Type::new(Weight::Bold, (height * 0.36).min(24.0));
        // A card is five wide and seven high, and its number stands beside it, clear of the next card.
        let number = heaps.iter().map(|heap| counts.width(&heap.count.to_string())).fold(18.0, f32::max);
        let wide = (height * 0.5).min(46.0).min(slot - number - 13.0);
        let (high, top) = (wide * 1.4, middle - wide * 0.7);
        let emblem = wide * 0.68;
        let sheets: Vec<&str> = self.assets.iter().map(|asset| asset.text()).collect();
        html! {
            @for (at, heap) in heaps.iter().enumerate() {
                @let x = left + at as f32 * slot;
                @let ink = sheets.iter().find_map(|sheet| colour(sheet, &format!(".{}", heap.class), "--k")).unwrap_or("#6e6659");
                rect x=(x) y=(top) width=(wide) height=(high) rx="4" fill=(ink) {}
                (self.sign(&heap.sign, "#fffdf8", ink, Square(x + (wide - emblem) / 2.0, middle - emblem / 2.0, emblem)))
                (line(counts, &heap.count.to_string(), x + wide + 5.0, middle + counts.size() * 0.36, palette.ink))
            }
        }
    }

    /// A sign of all pages or of the game.
    fn sign(&self, id: &str, ink: &str, cut: &str, square: Square) -> Markup {
        let inks = Inks { ink, cut, pennant: ink };
        let sprites = std::iter::once(ICONS.text()).chain(self.assets.iter().map(|asset| asset.text()));
        drawn(sprites.into_iter().find_map(|sprite| sign(sprite, id, inks, square)))
    }
}

impl Row {
    /// The name, as far as it can be written.
    fn called(&self) -> String {
        Some(written(&self.name)).filter(|name| !name.is_empty()).unwrap_or_else(|| written(&self.unnamed))
    }
}

/// The letters of a name: smaller ones, as long as they can be read, if it is long.
fn name_type(name: &str, size: f32, room: f32) -> Type {
    let usual = Type::new(Weight::Bold, size);
    let wanted = size * room / usual.width(name).max(1.0);
    Type::new(Weight::Bold, wanted.clamp(size * 0.72, size))
}

/// What was drawn elsewhere, if it was.
fn drawn(markup: Option<String>) -> Markup {
    PreEscaped(markup.unwrap_or_default())
}

/// A line of words.
fn line(letters: Type, words: &str, x: f32, y: f32, ink: &str) -> Markup {
    html! { path d=(letters.outline(words, x, y)) fill=(ink) {} }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(name: &str, heaps: Vec<Heap>) -> Picture {
        let row = |at: usize| Row {
            rank: Some(at),
            seat: Seat::new(at - 1).unwrap(),
            name: name.to_owned(),
            unnamed: "Seat".to_owned(),
            points: 60 - at as i32,
            heaps: heaps.clone(),
        };
        Picture {
            brand: "Летопись".to_owned(),
            game: "Ethnos".to_owned(),
            mark: "g-ethnos",
            assets: vec![],
            headline: "Анна правит шестью королевствами <и> ещё \"одним\"".to_owned(),
            under: "3 & 4".to_owned(),
            rows: (1..=6).map(row).collect(),
        }
    }

    #[test]
    fn whatever_somebody_is_called_it_is_a_picture_of_the_right_size() {
        let heap = Heap { class: "no-such".to_owned(), sign: "no-such".to_owned(), count: 99 };
        for name in ["Анна", "李", "<script>&\"'", &"Ш".repeat(24)] {
            let png = picture(name, vec![heap.clone(); 9]).png().unwrap();
            let pixels = Pixmap::decode_png(&png).unwrap();
            assert_eq!((pixels.width(), pixels.height()), (WIDTH.into(), HEIGHT.into()));
        }
        let nobody = Picture { rows: vec![], headline: "слово ".repeat(80), ..picture("", vec![]) };
        assert!(nobody.png().is_some());
    }

    #[test]
    fn the_colours_of_pages_are_found() {
        let palette = Palette::new();
        let all =
            [palette.paper, palette.raised, palette.faded, palette.line, palette.vermilion, palette.gold, palette.leaf];
        assert!(all.iter().all(|colour| *colour != palette.ink), "{all:?}");
        assert!(colour(BASE.text(), ".p6", "--p").is_some());
    }

    #[test]
    fn so_many_are_kept_and_no_more() {
        let pictures = Pictures::default();
        for number in 0..=KEPT.get() {
            pictures.keep(&number.to_string(), Language::English, Arc::new([1]));
        }
        assert!(pictures.find("0", Language::English).is_none() && pictures.find("1", Language::English).is_some());
        assert!(pictures.find("1", Language::Russian).is_none());
    }
}
