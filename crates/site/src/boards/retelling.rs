//! Something that happened by itself and is told again moment by moment: the turn of a bot of the rules, for one.
//!
//! A board says what can be told again and draws its moments; the page plays them at the pace that the table has, and without
//! a script shows them one below the other.

use maud::{Markup, html};

use crate::pages::icon;
use crate::words::Say;

/// What opens it on a page.
pub const RETELLING: &str = "retelling";

/// The paces that a table can have: pauses in milliseconds, and what they are called.
pub const PACES: [(u32, &str); 3] =
    [(0, "table-speed-instant"), (900, "table-speed-normal"), (2_000, "table-speed-slow")];

/// What happened, moment by moment.
pub struct Retelling {
    /// The decision that set it off, counted from one.
    pub number: usize,
    /// What it is.
    pub title: String,
    /// What happened.
    pub moments: Vec<Moment>,
}

/// One thing that happened.
pub struct Moment {
    /// What it was about.
    pub picture: Markup,
    /// The rule that was followed.
    pub rule: Option<Markup>,
    /// What came of it.
    pub told: Vec<String>,
}

impl Retelling {
    /// Its moments, for a script to play and for eyes to read: over a page, where it can be closed, or on a page of its own.
    pub fn sheet(&self, say: Say<'_>, pace: u32, over: bool) -> Markup {
        html! {
            section.retelling.board-pop id=(RETELLING) popover[over] data-retelling=(self.number) data-pace=(pace) aria-labelledby="retelling-title" {
                header.pop-head {
                    h2.h3 id="retelling-title" { (self.title) }
                    button.btn.btn-quiet.btn-icon.pop-close type="button" hidden[!over] popovertarget=(RETELLING) popovertargetaction="hide" aria-label=(say.word("site-close")) { (icon("i-close")) }
                }
                ol.moments role="log" {
                    @for moment in &self.moments {
                        li.moment {
                            div.moment-picture { (moment.picture) }
                            div.moment-words {
                                @if let Some(rule) = &moment.rule { div.moment-rule { (rule) } }
                                @for told in &moment.told { p { (told) } }
                            }
                        }
                    }
                }
                footer.row.retelling-foot {
                    button.btn.btn-quiet type="button" data-retell="again" hidden { (icon("i-play")) " " (say.word("retelling-again")) }
                    button.btn.btn-quiet type="button" data-retell="skip" hidden { (icon("i-last")) " " (say.word("retelling-skip")) }
                }
            }
        }
    }
}
