//! Tells a page that its table has changed.
//!
//! A message is the number of records, nothing else: the page then asks for the whole table again. So a message that
//! comes late, twice or not at all does no harm; the number is repeated every few seconds.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;

use table::PersonId;

use crate::App;
use crate::hall::Live;
use crate::limits::StreamTicket;
use crate::pages::error;
use crate::people::Visitor;

/// How often the number is repeated.
const REPEAT: Duration = Duration::from_secs(10);

/// The stream of one table.
pub async fn stream(State(app): State<Arc<App>>, visitor: Visitor, Path(id): Path<String>) -> Response {
    let live = match app.hall.enter(&id, visitor.person).await {
        Ok(live) => live,
        Err(refused) => return error::refused(&app, &visitor, &refused),
    };
    match app.limits.stream(visitor.address) {
        Ok(ticket) => numbers(&live, ticket, visitor.person),
        Err(much) => error::refused(&app, &visitor, &much.into()),
    }
}

/// The numbers of a table, for as long as somebody listens who may look at it.
pub fn numbers(live: &Live, ticket: StreamTicket, person: Option<PersonId>) -> Response {
    let numbers = unfold((live.watch(), true, ticket), move |(mut watch, first, ticket)| async move {
        if !first {
            // Either the table changed, or it is time to repeat the number; a closed channel ends the stream.
            if let Ok(Err(_)) = tokio::time::timeout(REPEAT, watch.changed()).await {
                return None;
            }
        }
        let number = {
            let table = watch.borrow_and_update();
            table.admits(person).then(|| table.number())?
        };
        Some((
            Ok::<Event, Infallible>(Event::default().id(number.to_string()).data(number.to_string())),
            (watch, false, ticket),
        ))
    });
    // The table stays in memory as long as somebody watches it: the receiver counts.
    Sse::new(numbers).into_response()
}
