//! The map of the six kingdoms, and the same facts as a table.

use ethnos::Kingdom;
use kernel::{Game, Seat, phrase};
use maud::{Markup, PreEscaped, html};

use super::{ROMAN, Scene};
use crate::pages::{icon, icon_address, icon_as, seat_class};

/// The outlines and patterns of the fields.
const LAND: &str = include_str!("land.svg");

/// Where a field's name begins: left edge and baseline. Everything else in the field hangs from it.
const ANCHORS: [(&str, i32, i32); 6] = [
    ("ithys", 116, 92),
    ("straton", 388, 86),
    ("rhea", 680, 92),
    ("duris", 112, 322),
    ("althea", 394, 322),
    ("pelagon", 690, 320),
];

/// The messages that name the places.
const PLACES: [&str; 3] = ["ethnos-page-first", "ethnos-page-second", "ethnos-page-third"];

impl Scene<'_> {
    pub(super) fn map(&self) -> Markup {
        html! {
            svg.map viewBox="0 0 900 572" role="img" aria-label=(self.say.word("ethnos-page-map")) {
                (PreEscaped(LAND))
                use.sea.s3 href="#land" {} use.sea.s2 href="#land" {} use.sea.s1 href="#land" {}
                @for kingdom in Kingdom::all() { (self.field(kingdom)) }
                use.coast href="#land" {}
                (self.track())
            }
        }
    }

    fn kingdom_word(&self, kingdom: Kingdom) -> &'static str {
        self.data().kingdom_id(kingdom)
    }

    pub(super) fn kingdom_name(&self, kingdom: Kingdom) -> String {
        self.say.name(format!("ethnos.kingdom.{}", self.kingdom_word(kingdom)))
    }

    /// Players with markers there, the strongest first.
    fn standing(&self, kingdom: Kingdom) -> Vec<(Seat, u8)> {
        let land = self.seen.land(kingdom);
        let mut standing: Vec<(Seat, u8)> = Seat::all(self.seen.seats())
            .map(|seat| (seat, land.markers(seat)))
            .filter(|(_, count)| *count > 0)
            .collect();
        standing.sort_by_key(|(seat, count)| (std::cmp::Reverse(*count), *seat));
        standing
    }

    fn field(&self, kingdom: Kingdom) -> Markup {
        let id = self.kingdom_word(kingdom);
        let (_, x, y) = ANCHORS.iter().copied().find(|(name, _, _)| *name == id).unwrap_or(("", 450, 280));
        let can = self.can_place(kingdom);
        let shield = format!("M{} {}h34v22c0 9-7 14-17 18-10-4-17-9-17-18z", x - 40, y - 28);
        let standing = self.standing(kingdom);
        let most = standing.first().map_or(0, |(_, count)| *count);
        let charge = icon_address(&format!("k-{id}"));
        html! {
            g id=(format!("field-{id}")) class=(format!("field k-{id}{}", if can { " can-field" } else { "" })) {
                use.ground href=(format!("#land-{id}")) {}
                use.weave fill=(format!("url(#pat-{id})")) href=(format!("#land-{id}")) {}
                use.water href=(charge) x=(x + 76) y=(y - 34) width="124" height="124" {}
                path.shield d=(shield) {}
                use.charge href=(charge) x=(x - 34) y=(y - 24) width="22" height="22" {}
                text.name x=(x + 4) y=(y) { (self.kingdom_name(kingdom)) }
                (self.coins(kingdom, x, y))
                @for (i, (seat, count)) in standing.iter().enumerate() {
                    (self.pennant(kingdom, (*seat, *count), most, i, x - 40 + (if i < 4 { i } else { i - 3 }) as i32 * 51, y + 82 + if i < 4 { 0 } else { 46 }))
                }
            }
        }
    }

    /// What the places in a kingdom are paid in this age, and the tokens that later ages will pay with those ages.
    fn pays(&self, kingdom: Kingdom) -> (Vec<u16>, Vec<(usize, u8)>) {
        let tokens = self.seen.land(kingdom).tokens();
        let paid = self.seen.awards(tokens, self.standing(kingdom).len());
        let places = paid.iter().rposition(|paid| *paid > 0).map_or(1, |last| last + 1);
        let later = tokens.iter().copied().enumerate().skip(self.seen.age() as usize).collect();
        (paid[..places].to_vec(), later)
    }

    /// The coins of a kingdom: a gold one for the first place, silver ones for the others, dim ones for later ages.
    fn coins(&self, kingdom: Kingdom, x: i32, y: i32) -> Markup {
        let (paid, later) = self.pays(kingdom);
        let places = paid.iter().zip(PLACES).enumerate().map(|(place, (paid, key))| {
            (if place == 0 { "lit" } else { "pays" }, u16::to_string(paid), self.say.word(key))
        });
        let later = later.iter().map(|(age, value)| ("later", value.to_string(), ROMAN[(*age).min(2)].to_owned()));
        html! {
            @for (n, (state, worth, label)) in (0..).zip(places.chain(later)) {
                @let cx = x - 19 + n * 50;
                g class=(format!("token {state}")) {
                    circle cx=(cx) cy=(y + 38) r="21" {}
                    @if state == "lit" { circle.rim cx=(cx) cy=(y + 38) r="17" {} }
                    text.worth x=(cx) y=(y + 45) { (worth) }
                    text.age-n x=(cx) y=(y + 77) { (label) }
                }
            }
        }
    }

    /// A player's markers in a kingdom; `place` is the pennant's place among those that stand there, which a narrow screen puts
    /// elsewhere.
    fn pennant(&self, kingdom: Kingdom, (seat, count): (Seat, u8), most: u8, place: usize, x: i32, y: i32) -> Markup {
        let lead = if count == most { " lead-p" } else { "" };
        let last = if self.latest.markers.contains(&(kingdom, seat)) { " last" } else { "" };
        html! {
            g class=(format!("pennant at-{place} {}{lead}{last}", seat_class(seat))) data-tip=(self.say.say(&phrase!("ethnos-page-marker-count", who = seat, count = count))) {
                circle.halo cx=(x + 22) cy=(y + 21) r="30" {}
                use href=(icon_address(&format!("p-{}", seat.index() + 1))) x=(x) y=(y) width="44" height="44" {}
                text x=(x + 22) y=(y + 26) { (count) }
            }
        }
    }

    /// The glory track along the lower edge.
    fn track(&self) -> Markup {
        let glory = |seat: Seat| i32::from(self.seen.player(seat).glory());
        let most = Seat::all(self.seen.seats()).map(glory).max().unwrap_or(0);
        let max = if most < 60 { 60 } else { (most / 60 + 1) * 60 };
        let place = |points: i32| 24 + points.min(max) * 852 / max;
        let ticks: String =
            (0..=60).map(|n| format!("M{} 541v{}", place(n * max / 60), if n % 10 == 0 { 9 } else { 4 })).collect();
        let mut seats: Vec<Seat> = Seat::all(self.seen.seats()).collect();
        seats.sort_by_key(|seat| glory(*seat));
        let places: Vec<i32> = seats.iter().map(|seat| place(glory(*seat))).collect();
        html! {
            g.track {
                path d="M24 541h852" {} path d=(ticks) {}
                @for n in 0..=6 { text x=(place(n * max / 6)) y="569" { (n * max / 6) } }
                @for (at, seat) in seats.into_iter().enumerate() {
                    @let x = places[at];
                    @let lift = places[..at].iter().filter(|other| (**other - x).abs() < 17).count() as i32;
                    use class=(seat_class(seat)) href=(icon_address(&format!("p-{}", seat.index() + 1))) x=(x - 9) y=(520 - lift * 15) width="18" height="18" {}
                }
            }
        }
    }

    /// Buttons on the map, where a marker may go.
    pub(super) fn pins(&self) -> Markup {
        html! {
            @for kingdom in Kingdom::all().filter(|kingdom| self.can_place(*kingdom)) {
                @let id = self.kingdom_word(kingdom);
                button class=(format!("pin at-{id}")) form="turn" name="go" value=(format!("decide:place {id}")) {
                    (icon("i-marker")) " " (self.kingdom_name(kingdom))
                }
            }
        }
    }

    pub(super) fn can_place(&self, kingdom: Kingdom) -> bool {
        self.acting.is_some_and(|seat| self.seen.check(seat, &ethnos::Action::Place(kingdom)).is_ok())
    }

    /// What the places in a kingdom are paid, in a line.
    fn worths(&self, kingdom: Kingdom) -> Markup {
        let (paid, later) = self.pays(kingdom);
        html! {
            span.worths {
                @for (place, (paid, key)) in paid.iter().zip(PLACES).enumerate() {
                    b class=(if place == 0 { "lit" } else { "pays" }) { span.visually-hidden { (self.say.word(key)) " " } (paid) }
                }
                @for (age, value) in later { b.later { span.visually-hidden { (ROMAN[age.min(2)]) " " } (value) } }
            }
        }
    }

    /// The map as a table, for small screens and screen readers.
    pub(super) fn kingdoms_table(&self) -> Markup {
        let say = self.say;
        html! {
            table.data.kingdoms {
                thead { tr { th { (say.word("ethnos-page-kingdom")) } th { (say.word("ethnos-page-tokens")) } th { (say.word("ethnos-page-markers")) } } }
                tbody {
                    @for kingdom in Kingdom::all() {
                        @let id = self.kingdom_word(kingdom);
                        @let standing = self.standing(kingdom);
                        @let most = standing.first().map_or(0, |(_, count)| *count);
                        tr {
                            th scope="row" { span class=(format!("row k-{id}")) { (icon_as(&format!("k-{id}"), "shield-k")) " " (self.kingdom_name(kingdom)) } }
                            td { (self.worths(kingdom)) }
                            td {
                                @if standing.is_empty() { "–" }
                                @for (seat, count) in &standing {
                                    span class=(format!("count {}{}", seat_class(*seat), if *count == most { " lead-p" } else { "" }))
                                        data-tip=(say.say(&phrase!("ethnos-page-marker-count", who = *seat, count = *count))) {
                                        svg aria-hidden="true" { use href=(icon_address(&format!("p-{}", seat.index() + 1))) {} }
                                        span { span.visually-hidden { (self.player_name(*seat)) " " } (count) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
