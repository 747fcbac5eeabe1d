//! Something that happened by itself and is told again moment by moment: the end of an age, or the turn of a bot of the rules.
//!
//! A board says what can be told again and draws its moments. A page that shows a table only says where that is told; the script
//! asks for it and plays it over the page, and without a script it is a page with the moments one below the other.

use kernel::{Phrase, Seat, Seen, Story, phrase};
use maud::{Markup, html};

use crate::pages::{flag, icon, seat_class};
use crate::words::Say;

/// The paces that a table can have: pauses in milliseconds, and what they are called.
pub const PACES: [(u32, &str); 3] =
    [(0, "table-speed-instant"), (900, "table-speed-normal"), (2_000, "table-speed-slow")];

/// For how many milliseconds a moment, or a decision of a replay, is shown: what a person can choose.
const SPEEDS: [(u32, &str); 3] = [(2_800, "speed-slow"), (1_400, "speed-usual"), (600, "speed-fast")];

/// The speed that nobody has to choose.
const USUAL_SPEED: u32 = SPEEDS[1].0;

/// And for those who want scenes to open only when they are asked for.
const NEVER: (u32, &str) = (0, "speed-never");

/// Something that can be told again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Retold {
    /// The decision that set it off, counted from one.
    pub number: usize,
    /// After how many decisions that began of which it is the end: the age, say.
    pub since: usize,
    /// What it is.
    pub title: Phrase,
    /// What it is worth being interrupted by.
    pub weight: Weight,
}

/// Whether something is told to people who would rather not wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Points were counted: everybody wants to know.
    Scoring,
    /// Somebody's turn: whoever has bots decide at once does not want to see it.
    Turn,
}

impl Weight {
    fn word(self) -> &'static str {
        match self {
            Weight::Scoring => "scoring",
            Weight::Turn => "turn",
        }
    }
}

impl Retold {
    /// The way to it from a page of this table. `pace` is that of the table's bots; what is `fresh` has not been seen by whoever
    /// looks, as far as the site can tell.
    pub fn link(&self, say: Say<'_>, table: &str, pace: u32, fresh: bool) -> Markup {
        html! {
            a.btn.btn-quiet.scene-link id="scene" href=(again(table, self.number)) data-again="" data-scene=(self.number) data-of=(table)
                data-weight=(self.weight.word()) data-pace=(pace) data-fresh[fresh] { (icon("i-play")) " " span { (say.say(&self.title)) } }
        }
    }
}

/// Where something is told again.
pub fn again(table: &str, number: usize) -> String {
    format!("/table/{table}/again/{number}")
}

/// The table before what is told began, before the decision that set it off, and after it. None if the story has not got them.
pub fn around<G: kernel::Game>(story: &Story<G>) -> Option<[&Seen<G>; 3]> {
    match story.moments() {
        [began, before, after] => Some([began, before, after]),
        _ => None,
    }
}

/// What happened, moment by moment.
pub struct Retelling {
    /// The decision that set it off, counted from one.
    pub number: usize,
    /// What it is.
    pub title: String,
    /// What happened.
    pub moments: Vec<Moment>,
    /// Everybody's points before the first moment, if the moments count points.
    pub tally: Vec<(Seat, i32)>,
}

/// One thing that happened.
#[derive(Default)]
pub struct Moment {
    /// What it was about.
    pub picture: Markup,
    /// What that is called.
    pub head: Option<String>,
    /// The rule that was followed.
    pub rule: Option<Markup>,
    /// Whose all of it is, if it is one player's: then nobody is named for each share.
    pub whose: Option<Seat>,
    /// Who got what, and why.
    pub shares: Vec<Share>,
    /// What else came of it.
    pub told: Vec<String>,
}

/// What somebody got in a moment.
pub struct Share {
    /// Who.
    pub seat: Seat,
    /// Why.
    pub why: Markup,
    /// What, as it is shown.
    pub got: Markup,
    /// How many points that is.
    pub points: i32,
}

impl Share {
    /// So many points, for this reason.
    pub fn points(seat: Seat, why: impl Into<String>, points: i32) -> Share {
        let why: String = why.into();
        Share { seat, why: html! { (why) }, got: signed(points), points }
    }

    /// Something that is no points.
    pub fn other(seat: Seat, why: Markup, got: Markup) -> Share {
        Share { seat, why, got, points: 0 }
    }
}

/// Points that were gained or lost.
fn signed(points: i32) -> Markup {
    match points {
        0 => html! { span.faded { "–" } },
        1.. => html! { b.gain { "+" (points) } },
        ..0 => html! { b.loss { "−" (-points) } },
    }
}

/// How a player is called in a scene.
fn player(say: Say<'_>, seat: Seat) -> String {
    say.say(&phrase!("end-name", who = seat))
}

impl Retelling {
    /// Its moments, for a script to play and for eyes to read.
    pub fn sheet(&self, say: Say<'_>) -> Markup {
        html! {
            section.retelling.board-pop data-retelling=(self.number) aria-labelledby="retelling-title" {
                header.pop-head {
                    h2.h3 id="retelling-title" { (self.title) }
                    button.btn.btn-quiet.btn-icon.pop-close type="button" hidden data-retell="close" aria-label=(say.word("site-close")) { (icon("i-close")) }
                }
                ol.moments aria-live="polite" tabindex="0" aria-labelledby="retelling-title" { @for moment in &self.moments { (moment.line(say)) } }
                (self.totals(say))
                footer.row.retelling-foot hidden {
                    (speeds(say, &[SPEEDS.as_slice(), &[NEVER]].concat()))
                    button.btn.btn-quiet type="button" data-retell="again" { (icon("i-play")) " " (say.word("retelling-again")) }
                    button.btn.btn-quiet type="button" data-retell="skip" { (icon("i-last")) " " (say.word("retelling-skip")) }
                }
            }
        }
    }

    /// Everybody's points after the last moment; the script counts them up on the way there.
    fn totals(&self, say: Say<'_>) -> Markup {
        let course = |seat: Seat, start: i32| {
            self.moments.iter().scan(start, move |points, moment| {
                let shares = moment.shares.iter().filter(|share| share.seat == seat);
                *points += shares.map(|share| share.points).sum::<i32>();
                Some(*points)
            })
        };
        html! {
            @if !self.tally.is_empty() {
                ul.totals aria-label=(say.word("retelling-totals")) {
                    @for (seat, start) in &self.tally {
                        @let course: Vec<String> = course(*seat, *start).map(|points| points.to_string()).collect();
                        li class=(seat_class(*seat)) {
                            (flag(*seat, "icon")) span.who { (player(say, *seat)) } " "
                            b.points data-course=(course.join(" ")) { (course.last().map_or_else(|| start.to_string(), String::clone)) }
                        }
                    }
                }
            }
        }
    }
}

impl Moment {
    fn line(&self, say: Say<'_>) -> Markup {
        html! {
            li class=(if self.whose.is_some() { "moment of-one" } else { "moment" }) {
                div.moment-picture { (self.picture) }
                div.moment-words {
                    @if let Some(head) = &self.head { h3.h4 { (head) } }
                    @if let Some(rule) = &self.rule { div.moment-rule { (rule) } }
                    @if !self.shares.is_empty() {
                        ul.shares { @for share in &self.shares {
                            li class=(format!("share {}", seat_class(share.seat))) {
                                @if self.whose.is_none() { span.share-who { (flag(share.seat, "icon")) span { (player(say, share.seat)) } } }
                                span.share-why { (share.why) }
                                span.share-got { (share.got) }
                            }
                        } }
                    }
                    @for told in &self.told { p { (told) } }
                }
            }
        }
    }
}

/// How fast a replay is played, for the script to ask.
pub fn replay_speeds(say: Say<'_>) -> Markup {
    speeds(say, &SPEEDS)
}

fn speeds(say: Say<'_>, offered: &[(u32, &'static str)]) -> Markup {
    html! {
        label.row.small.nowrap.speeds {
            (icon("i-clock")) span { (say.word("speed-choose")) }
            select data-speed="" {
                @for (millis, key) in offered { option value=(millis) selected[*millis == USUAL_SPEED] { (say.word(key)) } }
            }
        }
    }
}
