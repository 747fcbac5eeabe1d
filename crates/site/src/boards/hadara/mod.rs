//! The board of Hadara.

pub mod setup;

use hadara::Hadara;
use kernel::{Chronicle, Game, Narrate, Seat, Seen, Viewer};
use maud::{Markup, html};

use super::{Parts, Position};
use crate::words::Say;

/// Draws a position.
pub fn draw(position: &Position<'_>, chronicle: &Chronicle<Hadara>) -> Parts {
    let seen = chronicle.position(position.decisions).seen_by(position.viewer);
    Parts {
        state: html! { "Epoch " (format!("{:?}", seen.epoch())) },
        others: html! {},
        board: html! {},
        mine: html! {},
        hand: html! {},
        dock: position.acting.map_or(html! {}, |seat| choices(&seen, seat, position.say)),
    }
}

fn choices(seen: &Seen<Hadara>, seat: Seat, say: Say<'_>) -> Markup {
    let mut options = vec![];
    seen.options(seat, &mut options);
    html! {
        div.dock-do {
            @for action in &options {
                button.btn form="turn" name="go" value=(format!("decide:{}", seen.notation(action))) { (say.say(&Hadara::choice(seen, action))) }
            }
        }
    }
}

/// Everybody's points after each of these decisions, as if the game ended there.
pub fn points(chronicle: &Chronicle<Hadara>, at: &[usize]) -> Vec<Vec<i32>> {
    let seats = chronicle.state().seats();
    let points = |state: &Hadara| Seat::all(seats).map(|seat| state.points(seat).iter().sum()).collect();
    at.iter().map(|count| points(&chronicle.position(*count))).collect()
}

/// What else can be told of a game that is over.
pub fn figures(chronicle: &Chronicle<Hadara>, say: Say<'_>) -> Vec<(String, String)> {
    let _ = (chronicle.state().seen_by(Viewer::Omniscient), say);
    vec![]
}
