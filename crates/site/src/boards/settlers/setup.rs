//! The part of the form for a new table that is about Imperial Settlers.

use kernel::{Dice, Seat, Seed, phrase};
use maud::{Markup, html};
use settlers::{Faction, SEATS, SettlersData};

use super::marks;
use crate::acts::Form;
use crate::hall::random;
use crate::pages::flag;
use crate::pages::new::choice;
use crate::words::Say;

/// The word for a faction that is drawn.
const RANDOM: &str = "random";

/// The fields. Those that mean nothing to somebody who plays alone are hidden as soon as all other seats are empty.
pub fn fields(data: &SettlersData, say: Say<'_>, form: &Form) -> Markup {
    let wide = |field, value, label, hint| choice(form, field, value, &say.word(label), Some(say.word(hint)));
    html! {
        fieldset.panel {
            legend { (say.word("settlers-face-factions")) }
            p.hint { (say.word("settlers-face-factions-hint")) }
            p.hint.only-solo { (say.word("settlers-face-solo-hint")) }
            ul.seats { @for seat in Seat::all(SEATS) { (faction_row(data, say, form, seat)) } }
        }
        fieldset.panel.not-solo {
            legend { (say.word("settlers-face-lookout")) }
            div.choices {
                (wide("lookout", "standard", "settlers-face-standard", "settlers-face-standard-hint"))
                (wide("lookout", "alternative", "settlers-face-alternative", "settlers-face-alternative-hint"))
                (wide("lookout", "advanced", "settlers-face-advanced", "settlers-face-advanced-hint"))
            }
        }
        fieldset.panel.not-solo {
            legend { (say.word("settlers-face-razing")) }
            div.choices {
                (wide("peace", "war", "settlers-face-war", "settlers-face-war-hint"))
                (wide("peace", "peaceful", "settlers-face-peaceful", "settlers-face-peaceful-hint"))
            }
        }
    }
}

/// Which faction a seat plays.
fn faction_row(data: &SettlersData, say: Say<'_>, form: &Form, seat: Seat) -> Markup {
    let number = seat.index();
    let field = format!("faction-{number}");
    let chosen = form.get(&field).unwrap_or(RANDOM);
    html! {
        li class=(format!("faction-of-{number}")) {
            (flag(seat, "flag"))
            label.visually-hidden for=(field) { (say.say(&phrase!("settlers-face-faction-of", number = number + 1))) }
            select id=(field) name=(field) {
                option value=(RANDOM) selected[chosen == RANDOM] { (say.word("settlers-face-faction-random")) }
                @for faction in data.factions() {
                    @let id = data.faction_id(faction);
                    option value=(id) selected[chosen == id] { (marks::faction_word(say, faction)) }
                }
            }
        }
    }
}

/// The setup that a form asks for, in notation.
pub fn read(data: &SettlersData, form: &Form, seats: usize) -> String {
    let factions = factions(data, form);
    if seats == 1 {
        return format!("1 player, factions {factions}");
    }
    let lookout = match form.get("lookout") {
        Some("alternative") => ", lookout alternative",
        Some("advanced") => ", lookout advanced",
        _ => "",
    };
    let peace = if form.get("peace") == Some("peaceful") { ", peaceful" } else { "" };
    format!("{seats} players, factions {factions}{lookout}{peace}")
}

/// The factions of those seats that are taken. If all are to be drawn, the game draws them; if some are, chance does it here.
fn factions(data: &SettlersData, form: &Form) -> String {
    let taken = |at: &usize| *at == 0 || form.get(&format!("seat-{at}")).is_some_and(|who| who != "none");
    let wanted: Vec<Option<Faction>> = (0..SEATS)
        .filter(taken)
        .map(|at| form.get(&format!("faction-{at}")).and_then(|id| data.faction_by_id(id)))
        .collect();
    if wanted.iter().all(Option::is_none) {
        return RANDOM.to_owned();
    }
    let mut left: Vec<Faction> = data.factions().filter(|faction| !wanted.contains(&Some(*faction))).collect();
    if let Ok(bytes) = random() {
        Dice::new(&Seed(bytes)).shuffle(&mut left);
    }
    let played = wanted.into_iter().filter_map(|wanted| wanted.or_else(|| left.pop()));
    played.map(|faction| data.faction_id(faction)).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Data, Game};
    use settlers::Settlers;

    fn setup(form: &str, seats: usize) -> String {
        let data = SettlersData::built_in();
        let text = read(data, &Form::read(form.as_bytes()), seats);
        let setup = Settlers::read_setup(data, &text).expect("the form writes what the game reads");
        assert!(Settlers::new(data, &setup, &Seed::of_series(1, 1)).is_ok(), "{text} can be played");
        Settlers::write_setup(data, &setup)
    }

    #[test]
    fn a_form_becomes_a_setup() {
        assert_eq!(
            setup("seat-1=bot&seat-2=none&seat-3=none&lookout=standard&peace=war", 2),
            "2 players, factions random"
        );
        let all = "seat-1=bot&seat-2=none&seat-3=open&faction-0=romans&faction-1=japanese&faction-2=egyptians&faction-3=barbarians";
        assert_eq!(
            setup(&format!("{all}&lookout=advanced&peace=peaceful"), 3),
            "3 players, factions romans japanese barbarians, lookout advanced, peaceful"
        );
    }

    #[test]
    fn who_plays_alone_has_no_variants() {
        let form = "seat-1=none&lookout=advanced&peace=peaceful&faction-0=egyptians";
        assert_eq!(setup(form, 1), "1 player, factions egyptians");
    }

    #[test]
    fn some_factions_are_chosen_and_the_others_drawn() {
        let text = setup("seat-1=bot&seat-2=bot&seat-3=bot&faction-1=romans", 4);
        let factions: Vec<&str> = text.trim_start_matches("4 players, factions ").split(' ').collect();
        assert_eq!(factions.get(1), Some(&"romans"));
        assert_eq!(factions.len(), 4);
    }
}
