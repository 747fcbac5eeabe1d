//! The part of the form for a new table that is about Imperium.

use imperium::{ImperiumData, Level, SEATS};
use kernel::{Dice, Seat, Seed, phrase};
use maud::{Markup, html};

use super::marks::nation_word;
use crate::acts::Form;
use crate::hall::random;
use crate::pages::flag;
use crate::pages::new::choice;
use crate::words::Say;

/// The word for a nation that is drawn.
const RANDOM: &str = "random";

/// The fields.
pub fn fields(data: &ImperiumData, say: Say<'_>, form: &Form) -> Markup {
    let deck = |id: &'static str, label, hint| choice(form, "deck", id, &say.word(label), Some(say.word(hint)));
    html! {
        fieldset.panel {
            legend { (say.word("imperium-page-nations")) }
            p.hint { (say.word("imperium-page-nations-hint")) }
            ul.seats { @for seat in Seat::all(SEATS) { (nation_row(data, say, form, seat)) } }
        }
        fieldset.panel.against-rival {
            legend { (say.word("imperium-page-alone")) }
            p.hint { (say.word("imperium-page-alone-hint")) }
            p {
                label for="level" { (say.word("imperium-page-level")) } " "
                select id="level" name="level" {
                    @for level in Level::ALL { option value=(level.word()) selected[form.get("level").unwrap_or("chieftain") == level.word()] { (say.say(&level.phrase())) } }
                }
            }
            p {
                label for="region-effects" { (say.word("imperium-page-region-effects")) } " "
                select id="region-effects" name="region-effects" {
                    @for (value, word) in [("on", "imperium-page-region-effects-on"), ("off", "imperium-page-region-effects-off")] {
                        option value=(value) selected[form.get("region-effects").unwrap_or("on") == value] { (say.word(word)) }
                    }
                }
            }
        }
        fieldset.panel {
            legend { (say.word("imperium-page-common")) }
            div.choices {
                (deck("classics", "imperium-page-classics", "imperium-page-classics-hint"))
                (deck("legends", "imperium-page-legends", "imperium-page-legends-hint"))
            }
        }
    }
}

/// Which nation a seat plays, and with which side of its power card.
fn nation_row(data: &ImperiumData, say: Say<'_>, form: &Form, seat: Seat) -> Markup {
    let number = seat.index();
    let (field, side) = (format!("nation-{number}"), format!("side-{number}"));
    let chosen = form.get(&field).unwrap_or(RANDOM);
    let chosen_side = form.get(&side).unwrap_or("b");
    let sides = [("b", "imperium-page-power-b"), ("a", "imperium-page-power-a")];
    html! {
        li class=(format!("nation-of-{number}")) {
            (flag(seat, "flag"))
            label.visually-hidden for=(field) { (say.say(&phrase!("imperium-page-nation-of", number = number + 1))) }
            select id=(field) name=(field) {
                option value=(RANDOM) selected[chosen == RANDOM] { (say.word("imperium-page-nation-random")) }
                @for (id, difficulty) in data.all_nations() {
                    option value=(id) selected[chosen == id] { (nation_word(say, id)) " " (say.say(&phrase!("imperium-page-difficulty", stars = "★".repeat(difficulty.into())))) }
                }
            }
            label.visually-hidden for=(side) { (say.say(&phrase!("imperium-page-side-of", number = number + 1))) }
            select id=(side) name=(side) { @for (id, word) in sides { option value=(id) selected[chosen_side == id] { (say.word(word)) } } }
        }
    }
}

/// The setup that a form asks for, in notation.
pub fn read(data: &ImperiumData, form: &Form, seats: usize) -> String {
    let deck = match form.get("deck") {
        Some("legends") => ", deck legends",
        _ => "",
    };
    if seats == 1 {
        return alone(data, form, deck);
    }
    format!("{seats} players, nations {}{deck}", nations(data, form))
}

/// The same for whoever plays alone: the second nation is the bot's.
fn alone(data: &ImperiumData, form: &Form, deck: &str) -> String {
    let known = |id: &&str| data.all_nations().any(|(nation, _)| nation == *id);
    let level = Level::ALL.into_iter().find(|level| form.get("level") == Some(level.word()));
    let effects = if form.get("region-effects") == Some("off") { ", bot-region-effects off" } else { "" };
    let wanted = [0, 1].map(|at| form.get(&format!("nation-{at}")).filter(known));
    let nations = match wanted {
        [None, None] => RANDOM.to_owned(),
        [own, other] => {
            let side = form.get("side-0").filter(|side| *side == "a").unwrap_or("b");
            let mut left: Vec<&str> =
                data.all_nations().map(|(id, _)| id).filter(|id| !wanted.contains(&Some(id))).collect();
            if let Ok(bytes) = random() {
                Dice::new(&Seed(bytes)).shuffle(&mut left);
            }
            let mut drawn = |wanted: Option<&str>| wanted.map(str::to_owned).or_else(|| left.pop().map(str::to_owned));
            format!("{}-{side} against {}", drawn(own).unwrap_or_default(), drawn(other).unwrap_or_default())
        }
    };
    format!("1 player, nations {nations}{deck}, level {}{effects}", level.unwrap_or(Level::Chieftain).word())
}

/// The nations of those seats that are taken. If all are to be drawn, the game draws them; if some are, chance does it here.
fn nations(data: &ImperiumData, form: &Form) -> String {
    let taken = |at: &usize| *at == 0 || form.get(&format!("seat-{at}")).is_some_and(|who| who != "none");
    let known = |id: &&str| data.all_nations().any(|(nation, _)| nation == *id);
    let wanted: Vec<(Option<&str>, &str)> = (0..SEATS)
        .filter(taken)
        .map(|at| {
            let side = form.get(&format!("side-{at}")).filter(|side| *side == "a").unwrap_or("b");
            (form.get(&format!("nation-{at}")).filter(known), side)
        })
        .collect();
    if wanted.iter().all(|(nation, _)| nation.is_none()) {
        return RANDOM.to_owned();
    }
    let named = |id: &&str| !wanted.iter().any(|(nation, _)| *nation == Some(*id));
    let mut left: Vec<&str> = data.all_nations().map(|(id, _)| id).filter(named).collect();
    if let Ok(bytes) = random() {
        Dice::new(&Seed(bytes)).shuffle(&mut left);
    }
    let played = wanted.iter().filter_map(|(nation, side)| Some((nation.or_else(|| left.pop())?, *side)));
    played.map(|(nation, side)| format!("{nation}-{side}")).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use imperium::Imperium;
    use kernel::{Data, Game};

    fn setup(form: &str, seats: usize) -> String {
        let data = ImperiumData::built_in();
        let text = read(data, &Form::read(form.as_bytes()), seats);
        let setup = Imperium::read_setup(data, &text).expect("the form writes what the game reads");
        assert!(Imperium::new(data, &setup, &Seed::of_series(1, 1)).is_ok(), "{text} can be played");
        Imperium::write_setup(data, &setup)
    }

    #[test]
    fn a_form_becomes_a_setup() {
        assert_eq!(setup("seat-1=bot&seat-2=none&seat-3=none&deck=classics", 2), "2 players, nations random");
        let chosen = "seat-1=bot&seat-2=none&seat-3=open&nation-0=romans&side-0=a&nation-1=qin&nation-2=celts&nation-3=vikings&deck=legends";
        assert_eq!(setup(chosen, 3), "3 players, nations romans-a qin-b vikings-b, deck legends");
    }

    #[test]
    fn whoever_plays_alone_meets_the_bot() {
        let form =
            "seat-1=none&seat-2=none&seat-3=none&nation-0=romans&side-0=a&nation-1=celts&level=warlord&deck=legends";
        assert_eq!(setup(form, 1), "1 player, nations romans-a against celts, deck legends, level warlord");
        assert_eq!(
            setup("level=supreme&region-effects=off", 1),
            "1 player, nations random, level supreme, bot-region-effects off"
        );
    }

    #[test]
    fn some_nations_are_chosen_and_the_others_drawn() {
        let text = setup("seat-1=bot&seat-2=bot&seat-3=bot&nation-1=romans&side-1=a", 4);
        let nations: Vec<&str> = text.trim_start_matches("4 players, nations ").split(' ').collect();
        assert_eq!(nations.get(1), Some(&"romans-a"));
        assert_eq!(nations.len(), 4);
    }
}
