//! Setting up a table: at once against bots, or with everything chosen.

use std::sync::Arc;

use axum::extract::{RawForm, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use bots::Kind;
use ethnos::EthnosData;
use kernel::{Data, Phrase, Seat, Seed, phrase};
use maud::{Markup, html};
use table::{Header, Pace, PersonId, Record, Visibility};

use super::{error, icon, icon_as, notice};
use crate::App;
use crate::acts::{Form, from_here, go, known, playable_name};
use crate::hall::{Refused, now, random};
use crate::people::{Visitor, cookie, encode};
use crate::words::Say;

/// Seats of the form.
const SEATS: usize = 6;

/// Against three bots, at once.
pub async fn play_now(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
    RawForm(body): RawForm,
) -> Response {
    if !from_here(&headers) {
        return error::page(&app, &visitor, StatusCode::FORBIDDEN, &phrase!("site-foreign-form"));
    }
    let form = Form::read(&body);
    let typed = form.get("name").or(visitor.name.as_deref()).unwrap_or_default();
    let fallback = app.words.of(visitor.language).word("site-guest");
    let seats = [Wanted::Me, Wanted::Bot, Wanted::Bot, Wanted::Bot];
    let setup = "4 players, tribes random".to_owned();
    let name = playable_name(typed, &fallback);
    match set_up(&app, &visitor, &name, setup, &seats, Pace::Live, Visibility::Link).await {
        Ok(response) => response,
        Err(refused) => error::refused(&app, &visitor, &refused),
    }
}

/// Who is to sit in a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Me,
    Bot,
    Open,
    Here,
    None,
}

impl Wanted {
    fn read(text: Option<&str>) -> Wanted {
        match text {
            Some("me") => Wanted::Me,
            Some("bot") => Wanted::Bot,
            Some("open") => Wanted::Open,
            Some("here") => Wanted::Here,
            _ => Wanted::None,
        }
    }
}

async fn set_up(
    app: &Arc<App>,
    visitor: &Visitor,
    name: &str,
    setup: String,
    seats: &[Wanted],
    pace: Pace,
    visibility: Visibility,
) -> Result<Response, Refused> {
    let (person, mut cookies) = known(app, visitor)?;
    cookies.push(cookie("name", &encode(name)));
    let header = Header {
        game: "ethnos".to_owned(),
        setup,
        seed: Seed(random()?),
        host: person,
        pace,
        visibility,
        created: now(),
    };
    let records = first_records(person, name, seats);
    let live = app.hall.create(header, records).await?;
    Ok(go(&format!("/table/{}", live.id), cookies))
}

/// People and bots take their seats; a table without open seats begins at once.
fn first_records(person: PersonId, name: &str, seats: &[Wanted]) -> Vec<Record> {
    let mut records = vec![];
    for (seat, wanted) in Seat::all(SEATS).zip(seats) {
        match wanted {
            Wanted::Me => records.push(Record::Sit { seat, person, name: name.to_owned() }),
            Wanted::Here => {
                let name = format!("{name} {}", seat.index() + 1);
                records.push(Record::Sit { seat, person, name });
            }
            Wanted::Bot => records.push(Record::Bot { seat, kind: Kind::Greedy }),
            Wanted::Open | Wanted::None => {}
        }
    }
    if records.len() == seats.len() {
        records.push(Record::Start);
    }
    records
}

/// The form.
pub async fn show(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    render(&app, &visitor, &Form::read(b"seat-1=bot&seat-2=bot&seat-3=bot&tribes=random&pace=live&open=link"), None)
}

/// Sets the table up.
pub async fn create(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
    RawForm(body): RawForm,
) -> Response {
    if !from_here(&headers) {
        return error::page(&app, &visitor, StatusCode::FORBIDDEN, &phrase!("site-foreign-form"));
    }
    let form = Form::read(&body);
    let mut seats = vec![Wanted::Me];
    let others = (1..SEATS).map(|at| Wanted::read(form.get(&format!("seat-{at}"))));
    seats.extend(others.filter(|wanted| *wanted != Wanted::None));
    let tribes = match form.get("tribes") {
        Some("chosen") => form.all("tribe").collect::<Vec<_>>().join(" "),
        _ => "random".to_owned(),
    };
    let tribes = if tribes.is_empty() { "none".to_owned() } else { tribes };
    let setup = format!("{} players, tribes {tribes}", seats.len());
    let pace = form.get("pace").and_then(Pace::read).unwrap_or(Pace::Live);
    let visibility = form.get("open").and_then(Visibility::read).unwrap_or(Visibility::Link);
    let fallback = app.words.of(visitor.language).word("site-guest");
    let name = playable_name(form.get("name").unwrap_or_default(), &fallback);
    match set_up(&app, &visitor, &name, setup, &seats, pace, visibility).await {
        Ok(response) => response,
        Err(Refused::Denied(why)) => {
            let mut response = render(&app, &visitor, &form, Some(&why));
            *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
            response
        }
        Err(refused @ (Refused::NoTable | Refused::Stale | Refused::SetAside | Refused::Broken)) => {
            error::refused(&app, &visitor, &refused)
        }
    }
}

fn render(app: &App, visitor: &Visitor, form: &Form, wrong: Option<&Phrase>) -> Response {
    let say = Say::new(app.words.of(visitor.language), &[]);
    let name = form.get("name").or(visitor.name.as_deref()).unwrap_or_default();
    let main = html! {
        h1 { (say.word("new-title")) }
        p.lede { (say.word("new-lede")) }
        @if let Some(wrong) = wrong { (notice(&say.say(wrong))) }
        form.form.new method="post" action="/new" {
            fieldset.panel {
                legend { (say.word("new-seats")) }
                p.hint { (say.word("new-seats-hint")) }
                ul.seats {
                    li {
                        (super::flag(Seat::default(), "flag"))
                        label.visually-hidden for="name" { (say.word("site-your-name")) }
                        input.input.nick id="name" name="name" maxlength="24" placeholder=(say.word("site-your-name")) autocomplete="nickname" value=(name);
                    }
                    @for seat in Seat::all(SEATS).skip(1) { (seat_row(say, form, seat)) }
                }
            }
            fieldset.panel {
                legend { (say.word("new-tribes")) }
                p.hint { (say.word("new-tribes-hint")) }
                div.choices {
                    (choice(form, "tribes", "random", &say.word("new-tribes-random"), None))
                    (choice(form, "tribes", "chosen", &say.word("new-tribes-chosen"), None))
                }
                div.tribes { @for id in tribe_ids() { (tribe_box(say, form, &id)) } }
            }
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
            div.row {
                button.btn.btn-primary.btn-big { (say.word("new-go")) }
                a.btn.btn-quiet href="/" { (say.word("new-cancel")) }
            }
        }
    };
    super::page(visitor, say, &say.word("new-title"), "new", main).into_response()
}

fn tribe_ids() -> Vec<String> {
    let data = EthnosData::built_in();
    data.tribes().map(|tribe| data.tribe_id(tribe).to_owned()).collect()
}

fn seat_row(say: Say<'_>, form: &Form, seat: Seat) -> Markup {
    let number = seat.index();
    let field = format!("seat-{number}");
    let chosen = Wanted::read(form.get(&field));
    let option = |wanted: Wanted, value: &str, key: &'static str| {
        html! { option value=(value) selected[chosen == wanted] { (say.word(key)) } }
    };
    html! {
        li {
            (super::flag(seat, "flag"))
            label.visually-hidden for=(field) { (say.say(&phrase!("new-seat", number = number + 1))) }
            select id=(field) name=(field) {
                (option(Wanted::Bot, "bot", "new-seat-bot"))
                (option(Wanted::Open, "open", "new-seat-open"))
                (option(Wanted::Here, "here", "new-seat-here"))
                (option(Wanted::None, "none", "new-seat-none"))
            }
        }
    }
}

fn choice(form: &Form, name: &str, value: &str, label: &str, hint: Option<String>) -> Markup {
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

fn tribe_box(say: Say<'_>, form: &Form, id: &str) -> Markup {
    let name = say.say(&phrase!("new-tribe-name", tribe = kernel::Arg::Name(format!("ethnos.tribe.{id}"))));
    html! {
        label.choice.tribe-choice {
            input type="checkbox" name="tribe" value=(id) checked[form.all("tribe").any(|tribe| tribe == id)];
            (icon_as(&format!("t-{id}"), "tribe-mark"))
            span { (name) }
        }
    }
}

/// The link that others follow to the table.
pub fn share(say: Say<'_>, path: &str) -> Markup {
    html! {
        p.row { (icon("i-link")) span { (say.word("lobby-share")) } code data-share="" { (path) } }
    }
}
