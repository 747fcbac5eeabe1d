//! The sets of cards that a game is offered with, wherever there is more than one.

use maud::{Markup, html};
use speech::Language;

use super::card_set;
use crate::App;
use crate::boards::Chapter;
use crate::words::{Say, capital};

/// Whether there is anything to choose.
pub fn several(app: &App, chapter: &dyn Chapter) -> bool {
    app.games.sets(chapter.id()).nth(1).is_some()
}

/// What a set is called by itself.
pub fn name(app: &App, language: Language, chapter: &dyn Chapter) -> String {
    let say = Say::new(app.words.with(language, chapter), &[]);
    capital(&chapter.card_set().map_or_else(|| say.word("site-usual-set"), |set| say.say(&set)))
}

/// The name of the set at a listed table, if it is not the usual one.
pub fn listed(app: &App, language: Language, game: &str, set: Option<&str>) -> Option<String> {
    let set = set?;
    let offered = app.games.with_set(game, Some(set)).map(|chapter| name(app, language, chapter));
    Some(offered.unwrap_or_else(|_| set.to_owned()))
}

/// The sets of a game to choose from, on a page that each of them has; nothing if there is one.
pub fn chooser(app: &App, say: Say<'_>, chosen: &dyn Chapter, address: impl Fn(&str) -> String) -> Markup {
    html! {
        @if several(app, chosen) {
            nav.row.chooser aria-label=(say.word("new-set")) {
                @for chapter in app.games.sets(chosen.id()) {
                    @let here = chapter.set() == chosen.set();
                    a class=(if here { "btn on" } else { "btn" }) href=(address(&chapter.path())) aria-current=[here.then_some("page")] { (name(app, say.language(), chapter)) }
                }
            }
        }
    }
}

/// What all sets of a game are called, where that does not go without saying.
pub fn badges(app: &App, language: Language, chapter: &dyn Chapter) -> Markup {
    let said = |set: &dyn Chapter| card_set(Say::new(app.words.with(language, set), &[]), set);
    html! {
        @if several(app, chapter) || chapter.card_set().is_some() {
            p.row { @for set in app.games.sets(chapter.id()) { (said(set)) } }
        }
    }
}
