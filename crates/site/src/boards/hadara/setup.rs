//! The part of the form for a new table that is about Hadara.

use maud::{Markup, html};

use crate::acts::Form;
use crate::pages::new::choice;
use crate::words::Say;

/// The fields.
pub fn fields(say: Say<'_>, form: &Form) -> Markup {
    html! {
        fieldset.panel {
            legend { (say.word("hadara-page-edition")) }
            div.choices {
                (choice(form, "edition", "full", &say.word("hadara-page-edition-full"), Some(say.word("hadara-page-edition-full-hint"))))
                (choice(form, "edition", "first", &say.word("hadara-page-edition-first"), Some(say.word("hadara-page-edition-first-hint"))))
            }
        }
    }
}

/// The setup that a form asks for, in notation.
pub fn read(form: &Form, seats: usize) -> String {
    let edition = if form.get("edition") == Some("first") { "first" } else { "full" };
    format!("{seats} players, {edition} game")
}
