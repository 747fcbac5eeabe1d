//! The part of the form for a new table that is about tribes.

use ::ethnos::EthnosData;
use kernel::{Arg, phrase};
use maud::{Markup, html};

use crate::acts::Form;
use crate::pages::icon_as;
use crate::pages::new::choice;
use crate::words::Say;

/// The fields.
pub fn fields(data: &EthnosData, say: Say<'_>, form: &Form) -> Markup {
    html! {
        fieldset.panel {
            legend { (say.word("ethnos-page-tribes")) }
            p.hint { (say.word("ethnos-page-tribes-hint")) }
            div.choices {
                (choice(form, "tribes", "random", &say.word("ethnos-page-tribes-random"), None))
                (choice(form, "tribes", "chosen", &say.word("ethnos-page-tribes-chosen"), None))
            }
            div.tribes { @for tribe in data.tribes() { (tribe_box(say, form, data.tribe_id(tribe))) } }
        }
    }
}

fn tribe_box(say: Say<'_>, form: &Form, id: &str) -> Markup {
    let name = say.say(&phrase!("ethnos-tribe", tribe = Arg::Name(format!("ethnos.tribe.{id}"))));
    html! {
        label.choice.tribe-choice {
            input type="checkbox" name="tribe" value=(id) checked[form.all("tribe").any(|tribe| tribe == id)];
            (icon_as(&format!("t-{id}"), "tribe-mark"))
            span { (name) }
        }
    }
}

/// The setup that a form asks for, in notation.
pub fn read(form: &Form, seats: usize) -> String {
    let chosen = form.all("tribe").collect::<Vec<_>>().join(" ");
    let tribes = match form.get("tribes") {
        Some("chosen") if chosen.is_empty() => "none",
        Some("chosen") => &chosen,
        _ => "random",
    };
    format!("{seats} players, tribes {tribes}")
}
