//! Setting up a table: at once against bots, or with everything chosen.

use std::sync::Arc;

use axum::extract::{RawForm, RawQuery, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::{Phrase, Seat, phrase};
use maud::{Markup, html};
use table::{Games, Onlookers, Pace, Visibility};

use super::{chooser, error, icon, levels, notice, sets};
use crate::App;
use crate::acts::{Form, go, known, playable_name};
use crate::boards::Chapter;
use crate::hall::Refused;
use crate::people::{Visitor, encode};
use crate::setting::{Order, USUAL_BOT, Wanted, bot_named, set_up};
use crate::words::Say;

/// Against bots, at once.
pub async fn play_now(State(app): State<Arc<App>>, visitor: Visitor, RawForm(body): RawForm) -> Response {
    let form = Form::read(&body);
    let typed = form.get("name").or(visitor.name.as_deref()).unwrap_or_default();
    let fallback = app.words.of(visitor.language).word("site-guest");
    let chapter = match game_of(&app.games, &form) {
        Ok(chapter) => chapter,
        Err((status, why)) => return error::page(&app, &visitor, status, &why),
    };
    let quick = chapter.quick().and_then(|setup| Ok((chapter.seats_of(&setup)?, setup)));
    let (seats, setup) = match quick {
        Ok(quick) => quick,
        Err(why) => return error::refused(&app, &visitor, &why.into()),
    };
    let order = Order {
        game: chapter.id().to_owned(),
        set: chapter.set().map(str::to_owned),
        setup,
        seats: (0..seats).map(|seat| if seat == 0 { Wanted::Me } else { Wanted::Bot(USUAL_BOT) }).collect(),
        pace: Pace::Live,
        visibility: Visibility::Link,
        onlookers: Onlookers::Talk,
        name: playable_name(typed, &fallback),
    };
    match lead_to(&app, &visitor, order).await {
        Ok(response) => response,
        Err(refused) => error::refused(&app, &visitor, &refused),
    }
}

/// The game that a form names, with the set that it names; the first of all, and the usual set, if it names none.
fn game_of(games: &Games<dyn Chapter>, form: &Form) -> Result<&'static dyn Chapter, (StatusCode, Phrase)> {
    let named = form.get("game").or(games.ids().next()).unwrap_or_default();
    games.find(named).map_err(|_| (StatusCode::NOT_FOUND, phrase!("site-no-game")))?;
    let set = form.get("set").filter(|set| !set.is_empty());
    games.with_set(named, set).map_err(|why| (StatusCode::UNPROCESSABLE_ENTITY, why))
}

/// Sets the table and leads the browser to it.
async fn lead_to(app: &Arc<App>, visitor: &Visitor, order: Order) -> Result<Response, Refused> {
    app.limits.tables.take(visitor.address)?;
    let (person, mut cookies) = known(app, visitor)?;
    cookies.push(visitor.cookie("name", &order.name));
    let live = set_up(app, person, order).await?;
    Ok(go(&format!("/table/{}", live.id), cookies))
}

/// Who is to sit in a seat, as the form has it; nobody if there is to be no such seat.
fn wanted(text: Option<&str>) -> Option<Wanted> {
    match text {
        Some("open") => Some(Wanted::Open),
        Some("here") => Some(Wanted::Here),
        Some(level) => bot_named(Some(level)).map(Wanted::Bot),
        None => None,
    }
}

/// So many seats are taken before anybody has touched the form.
const USUAL_SEATS: usize = 4;

/// The form.
pub async fn show(State(app): State<Arc<App>>, visitor: Visitor, RawQuery(query): RawQuery) -> Response {
    let asked = Form::read(query.unwrap_or_default().as_bytes());
    let chapter = match game_of(&app.games, &asked) {
        Ok(chapter) => chapter,
        Err((status, why)) => return error::page(&app, &visitor, status, &why),
    };
    let others = chapter.offer().seats.into_inner().1.min(USUAL_SEATS);
    let bots: String = (1..others).map(|seat| format!("seat-{seat}={}&", USUAL_BOT.name())).collect();
    let (game, set) = (chapter.id(), chapter.set().unwrap_or_default());
    let usual = format!("game={game}&set={set}&{bots}pace=live&open=link&onlookers=talk&{}", chapter.usual());
    let name: String = asked.get("name").map(|name| format!("&name={}", encode(name))).unwrap_or_default();
    render(&app, &visitor, chapter, &Form::read(format!("{usual}{name}").as_bytes()), None)
}

/// Sets the table up.
pub async fn create(State(app): State<Arc<App>>, visitor: Visitor, RawForm(body): RawForm) -> Response {
    let form = Form::read(&body);
    let chapter = match game_of(&app.games, &form) {
        Ok(chapter) => chapter,
        Err((status, why)) => return error::page(&app, &visitor, status, &why),
    };
    let others = (1..Seat::MAX).filter_map(|at| wanted(form.get(&format!("seat-{at}"))));
    let seats: Vec<Wanted> = std::iter::once(Wanted::Me).chain(others).collect();
    let fallback = app.words.of(visitor.language).word("site-guest");
    let again = |why: &Phrase| {
        let mut response = render(&app, &visitor, chapter, &form, Some(why));
        *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
        response
    };
    let setup = match chapter.read_form(&form, seats.len()) {
        Ok(setup) => setup,
        Err(why) => return again(&why),
    };
    let order = Order {
        game: chapter.id().to_owned(),
        set: chapter.set().map(str::to_owned),
        setup,
        seats,
        pace: form.get("pace").and_then(Pace::read).unwrap_or(Pace::Live),
        visibility: form.get("open").and_then(Visibility::read).unwrap_or(Visibility::Link),
        onlookers: form.get("onlookers").and_then(Onlookers::read).unwrap_or_default(),
        name: playable_name(form.get("name").unwrap_or_default(), &fallback),
    };
    match lead_to(&app, &visitor, order).await {
        Ok(response) => response,
        Err(Refused::Denied(denied) | Refused::Malformed(denied)) => again(&denied.why),
        Err(
            refused @ (Refused::NoTable
            | Refused::Stale
            | Refused::Closed
            | Refused::SetAside
            | Refused::NoSet(_)
            | Refused::Broken
            | Refused::TooMuch(_)),
        ) => error::refused(&app, &visitor, &refused),
    }
}

fn render(app: &App, visitor: &Visitor, chapter: &dyn Chapter, form: &Form, wrong: Option<&Phrase>) -> Response {
    let say = Say::new(app.words.with(visitor.language, chapter), &[]);
    let name = form.get("name").or(visitor.name.as_deref()).unwrap_or_default();
    let (game, (least, most)) = (chapter.id(), chapter.offer().seats.into_inner());
    let main = html! {
        h1 { (say.word("new-title")) }
        (chooser(say, game, |game| format!("/new?game={game}")))
        p.lede { (say.say(&phrase!("new-lede", game = chapter.title()))) }
        (super::lessons::invitation(say, chapter))
        @if chapter.campaigns().is_some() { p.small { a href="/campaigns" { (say.word("campaigns-invite")) } } }
        @if let Some(wrong) = wrong { (notice(&say.say(wrong))) }
        form.form.new method="post" action="/new" {
            input type="hidden" name="game" value=(game);
            fieldset.panel {
                legend { (say.word("new-seats")) }
                p.hint { (say.say(&phrase!("new-seats-hint", least = least, most = most))) }
                ul.seats {
                    li {
                        (super::flag(Seat::default(), "flag"))
                        label.visually-hidden for="name" { (say.word("site-your-name")) }
                        input.input.nick id="name" name="name" maxlength=(::table::NAME) placeholder=(say.word("site-your-name")) autocomplete="nickname" value=(name);
                    }
                    @for seat in Seat::all(most).skip(1) { (seat_row(say, form, seat)) }
                }
            }
            @if sets::several(app, chapter) {
                fieldset.panel {
                    legend { (say.word("new-set")) }
                    p.hint { (say.word("new-set-hint")) }
                    div.choices { @for set in app.games.sets(game) { (choice(form, "set", set.set().unwrap_or_default(), &sets::name(app, say.language(), set), None)) } }
                }
            }
            (chapter.fields(say, form))
            fieldset.panel {
                legend { (say.word("new-pace")) }
                div.choices {
                    (choice(form, "pace", "live", &say.word("new-live"), Some(say.word("new-live-hint"))))
                    (choice(form, "pace", "days-1", &say.word("new-day"), Some(say.word("new-day-hint"))))
                    (choice(form, "pace", "days-3", &say.word("new-days"), Some(say.word("new-days-hint"))))
                }
            }
            fieldset.panel {
                legend { (say.word("new-who")) }
                div.choices {
                    (choice(form, "open", "link", &say.word("new-link"), None))
                    (choice(form, "open", "public", &say.word("new-public"), None))
                }
            }
            fieldset.panel {
                legend { (say.word("talk-onlookers")) }
                div.choices {
                    (choice(form, "onlookers", "talk", &say.word("talk-onlookers-talk"), None))
                    (choice(form, "onlookers", "watch", &say.word("talk-onlookers-watch"), None))
                    (choice(form, "onlookers", "away", &say.word("talk-onlookers-away"), None))
                }
            }
            div.row {
                button.btn.btn-primary.btn-big { (say.word("new-go")) }
                a.btn.btn-quiet href="/" { (say.word("new-cancel")) }
            }
        }
    };
    super::page_of(visitor, say, Some(game), &say.word("new-title"), "new", main).into_response()
}

fn seat_row(say: Say<'_>, form: &Form, seat: Seat) -> Markup {
    let number = seat.index();
    let field = format!("seat-{number}");
    let chosen = form.get(&field).unwrap_or("none");
    let option = |value: &str, key: &'static str| {
        html! { option value=(value) selected[chosen == value] { (say.word(key)) } }
    };
    html! {
        li {
            (super::flag(seat, "flag"))
            label.visually-hidden for=(field) { (say.say(&phrase!("new-seat", number = number + 1))) }
            select id=(field) name=(field) {
                (levels::options(say, bot_named(Some(chosen))))
                (option("open", "new-seat-open"))
                (option("here", "new-seat-here"))
                (option("none", "new-seat-none"))
            }
        }
    }
}

/// One of several things to choose.
pub fn choice(form: &Form, name: &str, value: &str, label: &str, hint: Option<String>) -> Markup {
    html! {
        label class=(if hint.is_some() { "choice choice-wide" } else { "choice" }) {
            input type="radio" name=(name) value=(value) checked[form.get(name) == Some(value)];
            @match hint {
                Some(hint) => { span { (label) small { (hint) } } }
                None => { " " (label) }
            }
        }
    }
}

/// The link that others follow to the table.
pub fn share(say: Say<'_>, path: &str) -> Markup {
    html! {
        p.row {
            (icon("i-link")) span { (say.word("lobby-share")) } code data-share="" { (path) }
            // Only a script can copy, and shows it.
            button.btn.btn-quiet type="button" data-copy=(say.word("lobby-copied")) hidden { (say.word("lobby-copy")) }
        }
    }
}
