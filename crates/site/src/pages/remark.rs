//! A short remark at each kind of question, until somebody has answered one of the kind: what a first game needs.
//!
//! What somebody has met is kept in a cookie, beside theme and sound: it is a matter of this browser, guests have it as accounts
//! do, and nothing has to be kept for people who never come back.

use kernel::Seat;
use maud::{Markup, html};
use table::{Record, Table};

use super::icon;
use crate::boards::Asked;
use crate::people::Visitor;
use crate::words::Say;

/// The cookie.
pub const COOKIE: &str = "remarks";

/// What it says when no remarks are wanted.
const OFF: &str = "off";

/// Between two kinds of question in the cookie.
const BETWEEN: char = '.';

/// Which remarks somebody still gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remarks {
    /// None.
    Off,
    /// All but those at kinds of question that they have met.
    Unless(Vec<String>),
}

impl Remarks {
    /// Reads the cookie.
    pub fn read(cookie: Option<&str>) -> Remarks {
        match cookie {
            Some(OFF) => Remarks::Off,
            told => {
                let met = told.unwrap_or_default().split(BETWEEN).filter(|met| !met.is_empty());
                Remarks::Unless(met.map(str::to_owned).collect())
            }
        }
    }

    /// Whether somebody is to be shown the remark at this question.
    fn wants(&self, asked: &Asked) -> bool {
        match self {
            Remarks::Off => false,
            Remarks::Unless(met) => !met.iter().any(|met| met == name(asked)),
        }
    }

    /// The cookie of somebody who has now met this question; none if that is nothing new.
    fn having_met(&self, asked: &Asked) -> Option<String> {
        match self {
            Remarks::Unless(met) if self.wants(asked) => {
                let met = met.iter().map(String::as_str).chain([name(asked)]);
                Some(met.collect::<Vec<_>>().join(&BETWEEN.to_string()))
            }
            Remarks::Unless(_) | Remarks::Off => None,
        }
    }
}

/// What the cookie calls a question.
fn name(asked: &Asked) -> &'static str {
    asked.remark.trim_start_matches("remark-")
}

/// What a game knows of the question that a seat is asked.
fn asked(say: Say<'_>, table: &Table, seat: Seat) -> Option<&'static Asked> {
    let game = table.game()?;
    say.games().find(game.id()).ok()?.guide().asked(game.question(seat).key)
}

/// The remark at the question that a seat is asked, for somebody who has not met it.
pub fn at(visitor: &Visitor, say: Say<'_>, table: &Table, seat: Seat) -> Markup {
    let asked = asked(say, table, seat).filter(|asked| visitor.remarks.wants(asked));
    html! {
        @if let Some(asked) = asked {
            form.remark method="post" action="/prefs" {
                (icon("i-info"))
                span { (say.word(asked.remark)) }
                button.btn.btn-quiet name=(COOKIE) value=(OFF) title=(say.word("remark-off")) aria-label=(say.word("remark-off")) { (icon("i-close")) }
            }
        }
    }
}

/// The cookie of somebody who is about to add a record to a table, if that answers a kind of question for the first time.
pub fn met(visitor: &Visitor, say: Say<'_>, table: &Table, record: &Record) -> Option<String> {
    let Record::Decide { seat, .. } = record else { return None };
    let met = visitor.remarks.having_met(asked(say, table, *seat)?)?;
    Some(visitor.cookie(COOKIE, &met))
}

/// What somebody has chosen: no remarks any more, or all of them anew.
pub fn chosen(visitor: &Visitor, wish: &str) -> Option<String> {
    match wish {
        OFF => Some(visitor.cookie(COOKIE, OFF)),
        "on" => Some(visitor.no_cookie(COOKIE)),
        _ => None,
    }
}

/// The way back for those who have switched them off.
pub fn again(visitor: &Visitor, say: Say<'_>) -> Markup {
    html! {
        @if visitor.remarks == Remarks::Off {
            form method="post" action="/prefs" { button.btn.btn-quiet name=(COOKIE) value="on" { (icon("i-info")) " " (say.word("remark-on")) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::chapters;

    #[test]
    fn a_remark_is_shown_until_its_question_has_been_met() {
        let turn = chapters().find("ethnos").unwrap().guide().asked("ethnos-ask-turn").unwrap();
        let place = chapters().find("ethnos").unwrap().guide().asked("ethnos-ask-place").unwrap();
        let fresh = Remarks::read(None);
        assert!(fresh.wants(turn) && fresh.wants(place));
        let cookie = fresh.having_met(turn).unwrap();
        let met = Remarks::read(Some(&cookie));
        assert!(!met.wants(turn) && met.wants(place));
        assert_eq!(met.having_met(turn), None);
        assert_eq!(met.having_met(place).unwrap(), "ethnos-turn.ethnos-place");
        let off = Remarks::read(Some("off"));
        assert!(!off.wants(place) && off.having_met(place).is_none());
        assert_eq!(Remarks::read(Some("")), Remarks::read(None));
    }

    #[test]
    fn all_of_them_fit_a_cookie() {
        let all: usize =
            chapters().iter().flat_map(|chapter| chapter.guide().questions).map(|asked| name(asked).len() + 1).sum();
        assert!(all < 2_000, "{all}");
    }
}
