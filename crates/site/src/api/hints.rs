//! Advice for whoever is asked.

use axum::Json;
use kernel::phrase;
use serde::Serialize;
use utoipa::ToSchema;

use super::asker::{self, Asker, Named};
use super::problem::Problem;
use super::tables::{Looking, find};
use super::view::number;

/// One of the best options.
#[derive(Serialize, ToSchema)]
pub struct Advised {
    /// In notation.
    decision: String,
    /// In words.
    text: String,
    /// The points that the seat can expect to end with.
    points: f32,
    /// How likely it is to win, from 0 to 1.
    chance: f32,
}

/// What a search thinks best, from nothing but what the seat may see.
#[derive(Serialize, ToSchema)]
pub struct Advice {
    /// Who is asked.
    seat: usize,
    /// Two or three options at most, the best first.
    hints: Vec<Advised>,
    /// How many hints the seat has taken in this game.
    taken: usize,
    /// How many it may still take; null where nobody else plays.
    left: Option<usize>,
}

/// Take a hint about what one is asked
///
/// It is kept that a hint was taken, once for each question, and the game is then not among anybody's results.
#[utoipa::path(post, path = "/tables/{id}/hint", params(("id" = String, Path), Looking), security(("bearer" = [])),
    responses((status = 200, body = Advice), (status = 409, body = Problem)))]
pub async fn take(
    asker: Asker,
    Named(id): Named<String>,
    asker::Wanted(looking): asker::Wanted<Looking>,
) -> Result<Json<Advice>, Problem> {
    let person = asker.person()?;
    let live = find(&asker, &id).await?;
    let table = live.table();
    let from = looking.seat(&asker, &table)?;
    let deciding = table.game().map_or(kernel::SeatSet::EMPTY, |game| game.deciding());
    let mut own = table.seats_of(person).iter().filter(|seat| from.is_none_or(|from| from == *seat));
    let seat = own.find(|seat| deciding.contains(*seat)).ok_or_else(|| asker.problem(phrase!("table-hint-unasked")))?;
    let given = asker.app.hall.hint(&live, person, seat, None).await.map_err(|refused| asker.problem(refused))?;
    let advice = asker.app.hall.look(&live, |table| {
        let names = table.names();
        let say = asker.say_at(table, &names);
        let choices = table.game().map_or(vec![], |game| game.choices(seat));
        let words = |notation: &str| choices.iter().find(|choice| choice.notation == notation);
        let advised = given.iter().map(|hint| Advised {
            decision: hint.notation.clone(),
            text: words(&hint.notation).map_or_else(String::new, |choice| say.say(&choice.phrase)),
            points: hint.points,
            chance: hint.chance,
        });
        let (taken, left) = (table.hints_of(seat), table.hints_left(seat));
        Advice { seat: number(seat), hints: advised.collect(), taken, left }
    });
    advice.await.map(Json).map_err(|refused| asker.problem(refused))
}
