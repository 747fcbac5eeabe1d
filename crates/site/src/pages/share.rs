//! A finished game as a link: what those show who are sent it, and the button that sends it.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use kernel::{Arg, Seat, Viewer, phrase};
use maud::{Markup, html};
use speech::Language;
use table::{Phase, Table, Tale};

use super::{error, icon};
use crate::App;
use crate::assets::ICONS;
use crate::boards::Chapter;
use crate::people::Visitor;
use crate::picture::{HEIGHT, Picture, Row, WIDTH};
use crate::words::Say;

/// How a picture is named in the address of its table: by its language.
fn file(language: Language) -> String {
    format!("{}.png", language.code())
}

/// What a page says of itself to whoever shows a link to it. A table that strangers may not see says nothing.
pub fn head(visitor: &Visitor, say: Say<'_>, id: &str, table: &Table, headline: &str) -> Markup {
    let Some(site) = visitor.site.as_ref().filter(|_| table.admits(None)) else { return html! {} };
    let gist = gist(say, table);
    html! {
        meta property="og:type" content="article";
        meta property="og:site_name" content=(say.word("site-brand"));
        meta property="og:title" content=(headline);
        meta property="og:description" content=(gist);
        meta property="og:url" content=(format!("{site}/table/{id}?lang={}", say.language().code()));
        meta property="og:image" content=(format!("{site}/table/{id}/picture/{}", file(say.language())));
        meta property="og:image:type" content="image/png";
        meta property="og:image:width" content=(WIDTH);
        meta property="og:image:height" content=(HEIGHT);
        meta property="og:image:alt" content=(gist);
        meta name="twitter:card" content="summary_large_image";
    }
}

/// The button that sends the link on. Only a script can, and shows it.
pub fn button(say: Say<'_>, table: &Table, headline: &str) -> Markup {
    html! {
        @if table.admits(None) {
            button.btn type="button" data-send=(headline) data-sent=(say.word("share-copied")) hidden { (icon("i-link")) " " span { (say.word("share-go")) } }
        }
    }
}

/// Who came where, in a line.
fn gist(say: Say<'_>, table: &Table) -> String {
    let place = |(seat, _, points): (Seat, usize, i32)| Arg::from(phrase!("share-place", who = seat, points = points));
    let places: Vec<Arg> = ranked(table).into_iter().map(place).collect();
    say.say(&phrase!("share-gist", game = say.title(&table.header().game), places = places))
}

/// Seat, place and points of everybody, the winner first.
fn ranked(table: &Table) -> Vec<(Seat, usize, i32)> {
    let mut ranks = table.ranks();
    ranks.sort_by_key(|(seat, rank, _)| (*rank, *seat));
    ranks
}

/// Serves the picture of a finished game to whoever may see the game.
pub async fn picture(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((id, name)): Path<(String, String)>,
) -> Response {
    let Some(language) = Language::ALL.into_iter().find(|language| file(*language) == name) else {
        return error::page(&app, &visitor, StatusCode::NOT_FOUND, &phrase!("site-no-page"));
    };
    let live = match app.hall.enter(&id, visitor.person).await {
        Ok(live) => live,
        Err(refused) => return error::refused(&app, &visitor, &refused),
    };
    let open = live.table().admits(None);
    if let Some(kept) = app.pictures.find(&id, language) {
        return png(&kept, open);
    }
    let drawn = app.hall.study(&live, |table| shown(&app, language, table).map(|picture| picture.png())).await;
    match drawn {
        Ok(Some(Some(drawn))) => {
            let drawn: Arc<[u8]> = drawn.into();
            app.pictures.keep(&id, language, drawn.clone());
            png(&drawn, open)
        }
        Ok(Some(None)) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
        Ok(None) => error::page(&app, &visitor, StatusCode::CONFLICT, &phrase!("share-later")),
        Err(refused) => error::refused(&app, &visitor, &refused),
    }
}

fn png(bytes: &Arc<[u8]>, open: bool) -> Response {
    // A game that is over does not change; but its host may still close the table.
    let kept = if open { "public, max-age=600" } else { "no-store" };
    let headers = [(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, kept)];
    (headers, Bytes::from_owner(bytes.clone())).into_response()
}

/// What the picture of a table shows; nothing before its game is over.
fn shown(app: &App, language: Language, table: &Table) -> Option<Picture> {
    let voice = app.words.at(language, table);
    let names = table.tale().map_or_else(|| voice.names(table), |tale| tale.players.clone());
    let say = Say::new(voice, &names);
    let chapter = say.games().find(&table.header().game).ok();
    let (headline, under, heaps) = match (table.phase(), table.tale(), table.game(), chapter) {
        (Phase::Finished, Some(tale), _, _) => (say.kept(table, &tale.headline), summary(say, table, tale), vec![]),
        (Phase::Finished, None, Some(game), Some(chapter)) => {
            // Nothing is secret any more.
            let story = game.story(Viewer::Omniscient, usize::MAX, &[]);
            let winners = game.standings()?.winners().map(Arg::from).collect();
            let under = say.say(&phrase!("end-decided", how = game.decided(game.standings()?.decided_by)));
            let heaps = Seat::all(table.sitters().len()).map(|seat| chapter.heaps(&*story, seat)).collect();
            (say.say(&chapter.headline(&*story, winners)), under, heaps)
        }
        (Phase::Gathering | Phase::Running | Phase::Finished, ..) => return None,
    };
    Some(Picture {
        brand: say.word("site-brand"),
        game: say.title(&table.header().game),
        mark: chapter.map_or("i-book", Chapter::mark),
        assets: chapter.map_or_else(|| vec![&ICONS], Chapter::assets),
        headline,
        under,
        rows: rows(say, table, heaps),
    })
}

fn summary(say: Say<'_>, table: &Table, tale: &Tale) -> String {
    say.say(&phrase!("end-decided", how = say.kept(table, &tale.decided)))
}

fn rows(say: Say<'_>, table: &Table, mut heaps: Vec<Vec<crate::boards::Heap>>) -> Vec<Row> {
    let ranked = ranked(table);
    // Alone, there is nobody to come before or after.
    let several = ranked.len() > 1;
    let row = |(seat, rank, points): (Seat, usize, i32)| Row {
        rank: several.then_some(rank),
        seat,
        name: say.say(&phrase!("end-name", who = seat)),
        unnamed: say.say(&phrase!("new-seat", number = seat.index() + 1)),
        points,
        heaps: heaps.get_mut(seat.index()).map(std::mem::take).unwrap_or_default(),
    };
    ranked.into_iter().map(row).collect()
}
