//! The games, their setups and their cards.

use axum::Json;
use kernel::phrase;
use serde::Serialize;
use table::{AnyGame, GAMES, Offer};
use utoipa::ToSchema;

use super::asker::{Asker, Named};
use super::problem::Problem;
use crate::pages::home::game_name;

/// A game that can be played.
#[derive(Serialize, ToSchema)]
pub struct Game {
    /// Its name in addresses and chronicles.
    id: &'static str,
    /// What people call it.
    name: String,
    /// The fewest and the most players.
    seats: [usize; 2],
    /// The version of its rules.
    rules: u32,
    /// The fingerprint of its data.
    data: String,
    /// Setups to choose from: for every number of players the usual one, then each variant.
    setups: Vec<String>,
}

/// Something to look up.
#[derive(Serialize, ToSchema)]
pub struct Card {
    /// Its name in notation.
    id: String,
    /// What people call it.
    name: String,
    /// What kind of thing it is.
    kind: String,
    /// What it does, sentence by sentence.
    text: Vec<String>,
    /// Where its figures come from.
    from: String,
}

fn game(asker: &Asker, offer: Offer) -> Game {
    let (least, most) = offer.seats.into_inner();
    Game {
        id: offer.id,
        name: game_name(asker.say(&[]), offer.id),
        seats: [least, most],
        rules: offer.rules,
        data: offer.data,
        setups: offer.setups,
    }
}

/// The games that can be played
#[utoipa::path(get, path = "/games", operation_id = "list_games", responses((status = 200, body = Vec<Game>)))]
pub async fn list(asker: Asker) -> Result<Json<Vec<Game>>, Problem> {
    let games = GAMES.iter().map(|id| AnyGame::offer(id).map(|offer| game(&asker, offer)));
    games.collect::<Result<_, _>>().map(Json).map_err(|why| asker.problem(why))
}

/// One game
#[utoipa::path(get, path = "/games/{game}", params(("game" = String, Path)),
    responses((status = 200, body = Game), (status = 404, body = Problem)))]
pub async fn one(asker: Asker, Named(id): Named<String>) -> Result<Json<Game>, Problem> {
    let offer = AnyGame::offer(&id).map_err(|_| asker.missing("no-such-game", &phrase!("site-no-game")))?;
    Ok(Json(game(&asker, offer)))
}

/// Everything there is to look up in a game
#[utoipa::path(get, path = "/games/{game}/cards", params(("game" = String, Path)),
    responses((status = 200, body = Vec<Card>), (status = 404, body = Problem)))]
pub async fn cards(asker: Asker, Named(id): Named<String>) -> Result<Json<Vec<Card>>, Problem> {
    let entries = AnyGame::entries(&id).map_err(|_| asker.missing("no-such-game", &phrase!("site-no-game")))?;
    let say = asker.say(&[]);
    let card = |entry: kernel::data::Entry| Card {
        name: say.say(&phrase!("plain-name", name = entry.name)),
        kind: say.say(&entry.kind),
        text: entry.text.iter().map(|sentence| say.say(sentence)).collect(),
        from: say.say(&entry.from.phrase()),
        id: entry.id,
    };
    Ok(Json(entries.into_iter().map(card).collect()))
}
