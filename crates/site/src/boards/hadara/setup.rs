//! The part of the form for a new table that is about Hadara.

use maud::{Markup, html};

use crate::acts::Form;
use crate::pages::new::choice;
use crate::words::Say;

/// What the form says before anybody has touched it.
pub const USUAL: &str = "edition=full";

/// What is played at once.
pub const QUICK: &str = "4 players, full game";

/// The fields.
pub fn fields(say: Say<'_>, form: &Form) -> Markup {
    html! {
        fieldset.panel {
            legend { (say.word("new-edition")) }
            div.choices {
                (choice(form, "edition", "full", &say.word("new-edition-full"), Some(say.word("new-edition-full-hint"))))
                (choice(form, "edition", "first", &say.word("new-edition-first"), Some(say.word("new-edition-first-hint"))))
            }
        }
    }
}

/// The setup that a form asks for, in notation.
pub fn read(form: &Form, seats: usize) -> String {
    let edition = if form.get("edition") == Some("first") { "first" } else { "full" };
    format!("{seats} players, {edition} game")
}
