//! What can be looked up without leaving a table: the rules at what is being asked, signs, words and cards. A page of its own; the
//! script opens it in a drawer over the table.

use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::{Phrase, phrase};
use maud::{Markup, html};
use speech::Language;

use super::figures::{Extent, Figures};
use super::lessons::tongue;
use super::{chooser, error, icon, icon_as, prose_with, remark};
use crate::App;
use crate::acts::Form;
use crate::assets;
use crate::boards::Chapter;
use crate::people::{Visitor, encode};
use crate::words::{Say, capital};

/// The way to the help from a table, at what is asked there.
pub fn link(say: Say<'_>, game: &str, question: Option<&Phrase>) -> Markup {
    let label = say.word("help-open");
    let asked = question.map(|question| format!("?asked={}", encode(question.key))).unwrap_or_default();
    html! {
        a.btn.btn-quiet.btn-icon.help-open href=(format!("/help/{game}{asked}")) data-help="" aria-label=(label) title=(label) { "?" }
    }
}

/// Shows the page.
pub async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(game): Path<String>,
    RawQuery(query): RawQuery,
) -> Response {
    let Ok(chapter) = app.games.at(&game) else {
        return error::page(&app, &visitor, StatusCode::NOT_FOUND, &phrase!("site-no-game"));
    };
    let say = Say::new(app.words.with(visitor.language, chapter), &[]);
    let form = Form::read(query.unwrap_or_default().as_bytes());
    let title = say.say(&phrase!("help-title", game = chapter.title()));
    let main = html! {
        article.help id="help" {
            h1 { (title) }
            (sheet(say, &app, chapter, form.get("asked")))
            (remark::again(&visitor, say))
        }
        (chooser(say, chapter.id(), |game| format!("/help/{game}")))
    };
    super::page_of(&visitor, say, Some(chapter.id()), &title, "", main).into_response()
}

fn sheet(say: Say<'_>, app: &App, chapter: &dyn Chapter, asked: Option<&str>) -> Markup {
    let (guide, game, path) = (chapter.guide(), chapter.id(), chapter.path());
    let asked = asked.and_then(|key| guide.asked(key));
    let text = match (chapter.book(), say.language()) {
        (Some([english, _]), Language::English) => english,
        (Some([_, russian]), Language::Russian) => russian,
        (None, _) => "",
    };
    let text = &*say.language().bound(text);
    let rule = asked.and_then(|asked| sections(text).into_iter().find(|section| section.id == asked.rule));
    let figures = Figures { chapter, lessons: &app.lessons, say, extent: Extent::Brief };
    html! {
        nav.row.help-nav {
            a href="#help-rules" { (say.word("help-rules")) }
            a href="#help-signs" { (say.word("help-signs")) }
            a href="#help-words" { (say.word("help-words")) }
            a href="#help-cards" { (say.word("help-the-cards")) }
            @if !app.lessons.of(game).is_empty() { a href=(format!("/learn/{game}")) { (say.word("help-lessons")) } }
        }
        @if let Some(asked) = asked {
            section.help-now aria-labelledby="help-now" {
                h2.h3 id="help-now" { (say.word("help-now")) }
                p { (say.word(asked.remark)) }
                @if let Some(rule) = &rule { h3 { (rule.title) } div.prose { (prose_with(rule.text, |line| figures.draw(line))) } }
            }
        }
        section {
            h2.h3 id="help-rules" { (say.word("help-rules")) }
            @for section in sections(text) {
                details.help-rule id=(format!("rule-{}", section.id)) { summary { (section.title) } div.prose { (prose_with(section.text, |line| figures.draw(line))) } }
            }
            p.small { a href=(format!("/rules/{path}")) { (say.word("help-all-rules")) } }
        }
        section { h2.h3 id="help-signs" { (say.word("help-signs")) } (legend(say, chapter)) }
        section { h2.h3 id="help-words" { (say.word("help-words")) } (glossary(say, chapter)) }
        section {
            h2.h3 id="help-cards" { (say.word("help-the-cards")) }
            form.row method="get" action=(format!("/cards/{path}")) role="search" data-help-find="" {
                label.visually-hidden for="help-q" { (say.word("help-cards-find")) }
                input.input id="help-q" name="q" type="search" placeholder=(say.word(chapter.hint()));
                button.btn { (icon("i-search")) " " (say.word("help-cards-find")) }
            }
            div.help-found {}
        }
    }
}

/// A section of the rules.
struct Section<'a> {
    id: &'a str,
    title: &'a str,
    text: &'a str,
}

/// The rules, section by section.
fn sections(text: &str) -> Vec<Section<'_>> {
    let parts = text.split("## ").skip(1).filter_map(|part| part.split_once('\n'));
    parts.filter_map(|(head, text)| head.split_once(' ').map(|(id, title)| Section { id, title, text })).collect()
}

/// A line of a legend or a glossary: four parts.
fn parts(line: &str) -> Option<[&str; 4]> {
    let parts: Vec<&str> = line.split('|').map(str::trim).collect();
    parts.try_into().ok()
}

fn legend(say: Say<'_>, chapter: &dyn Chapter) -> Markup {
    let tongue = tongue(say.language());
    html! {
        ul.legend {
            @for [id, class, english, russian] in chapter.guide().legend.lines().filter_map(parts) {
                li { (drawn(chapter, id, class)) span { (say.language().bound([english, russian][tongue])) } }
            }
        }
    }
}

/// A sign: of the game's own pictures, or of those that all games share.
fn drawn(chapter: &dyn Chapter, id: &str, class: &str) -> Markup {
    let holds = |asset: &assets::Asset| asset.text().contains(&format!("id=\"{id}\""));
    match chapter.assets().into_iter().find(|asset| holds(asset)) {
        Some(own) => {
            html! { svg class=(class) aria-hidden="true" { use href=(format!("{}#{id}", own.path())) {} } }
        }
        None => icon_as(id, class).into(),
    }
}

fn glossary(say: Say<'_>, chapter: &dyn Chapter) -> Markup {
    html! {
        dl.glossary {
            @for [english, russian, meaning, meaning_ru] in chapter.guide().glossary.lines().filter_map(parts) {
                @match say.language() {
                    Language::English => { dt { (english) } dd { (meaning) } }
                    Language::Russian => { dt { (capital(russian)) } dd { (say.language().bound(meaning_ru)) } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::boards::chapters;

    /// The messages of a game that ask something.
    fn questions(chapter: &dyn Chapter) -> BTreeSet<String> {
        let asks = format!("{}-ask-", chapter.id());
        let lines = chapter.messages()[0].lines();
        lines
            .filter_map(|line| line.split_once(" ="))
            .map(|(key, _)| key.to_owned())
            .filter(|key| key.starts_with(&asks))
            .collect()
    }

    #[test]
    fn every_question_has_a_remark_and_a_place_in_the_rules_of_both_languages() {
        for chapter in chapters().iter() {
            let guide = chapter.guide();
            let known: BTreeSet<String> = guide.questions.iter().map(|asked| asked.key.to_owned()).collect();
            assert_eq!(known, questions(chapter), "{}", chapter.id());
            for text in chapter.book().unwrap() {
                let rules: Vec<&str> = sections(text).iter().map(|section| section.id).collect();
                for asked in guide.questions {
                    assert!(rules.contains(&asked.rule), "{}: {}", chapter.id(), asked.rule);
                }
            }
        }
    }

    #[test]
    fn every_sign_of_a_game_is_explained_once_in_both_languages() {
        // Pictures on cards and boards are not signs: what they show is told beside them.
        let pictures = ["c-", "e-", "l-", "m-", "in-"];
        for chapter in chapters().iter() {
            let lines: Vec<[&str; 4]> =
                chapter.guide().legend.lines().map(|line| parts(line).unwrap_or_else(|| panic!("{line}"))).collect();
            let known: Vec<&str> = lines.iter().map(|[id, ..]| *id).collect();
            let own: Vec<&str> = chapter.assets().iter().flat_map(|asset| ids(asset.text())).collect();
            let shared: Vec<&str> = ids(assets::ICONS.text()).collect();
            for id in &own {
                let is_picture = pictures.iter().any(|kind| id.starts_with(kind)) || *id == "s-to";
                assert!(is_picture || known.contains(id), "{}: {id}", chapter.id());
            }
            for (at, id) in known.iter().enumerate() {
                assert!(own.contains(id) || shared.contains(id), "{}: {id} is not drawn", chapter.id());
                assert!(!known[..at].contains(id), "{}: {id} twice", chapter.id());
            }
            assert!(lines.iter().flatten().all(|part| !part.is_empty()), "{}", chapter.id());
            let words: Vec<&str> = chapter.guide().glossary.lines().collect();
            assert!(words.len() >= 9 && words.iter().all(|line| parts(line).is_some()), "{}", chapter.id());
        }
    }

    fn ids(text: &str) -> impl Iterator<Item = &str> {
        text.split("<symbol ").skip(1).filter_map(|rest| rest.split("id=\"").nth(1)?.split('"').next())
    }
}
