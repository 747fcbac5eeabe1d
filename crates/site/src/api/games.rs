//! The games, their setups and their cards.

use axum::Json;
use kernel::phrase;
use kernel::scenario::Page;
use serde::Serialize;
use utoipa::ToSchema;

use super::asker::{Asker, Named};
use super::problem::Problem;
use crate::boards::Chapter;
use crate::pages::lessons::{Offered, tongue};

/// A game that can be played.
#[derive(Serialize, ToSchema)]
pub struct Game {
    /// Its name in addresses and chronicles.
    id: &'static str,
    /// The set that is told here; none for the usual one.
    set: Option<&'static str>,
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
    /// The sets of cards that it is offered with, the usual one first.
    sets: Vec<Set>,
}

/// A set of cards.
#[derive(Serialize, ToSchema)]
pub struct Set {
    /// Its name, for a new table; none for the usual one.
    id: Option<&'static str>,
    /// What people call it, unless it goes without saying that the cards are those of the box.
    name: Option<String>,
    /// What to say in place of the game's name in `/games/{game}` and `/games/{game}/cards` to have this set told.
    path: String,
    /// The fingerprint of its data.
    data: String,
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
    /// Where each of its facts comes from.
    from: Vec<Origin>,
}

/// Where a fact comes from.
#[derive(Serialize, ToSchema)]
pub struct Origin {
    /// What it is, such as the effect.
    what: String,
    /// Where it comes from, for a program: `rulebook`, `public`, `derived` or `chosen`.
    source: &'static str,
    /// The same in words.
    from: String,
}

/// A lesson.
#[derive(Serialize, ToSchema)]
pub struct Lesson {
    /// Its name in addresses: `/learn/GAME/NAME` is the lesson on the board.
    name: &'static str,
    /// What it is called.
    title: String,
    /// What one learns.
    gist: String,
    /// Where the rules stand.
    source: String,
    /// Its pages in order; `/learn/GAME/NAME?at=N` is the one with number N, counted from 0.
    pages: Vec<LessonPage>,
}

/// A page of a lesson.
#[derive(Serialize, ToSchema)]
pub struct LessonPage {
    /// What is said, paragraph by paragraph.
    text: Vec<String>,
    /// What whoever learns is to decide, in notation; one of several that will do. None if the page is only read.
    decision: Option<String>,
}

fn game(asker: &Asker, chapter: &dyn Chapter) -> Game {
    let offer = chapter.offer();
    let (least, most) = offer.seats.into_inner();
    let set = |set: &dyn Chapter| Set {
        id: set.set(),
        name: set.card_set().map(|called| asker.say_of(set).say(&called)),
        path: set.path(),
        data: set.offer().data,
    };
    Game {
        id: offer.id,
        set: chapter.set(),
        sets: asker.app.games.sets(offer.id).map(set).collect(),
        name: asker.say(&[]).title(offer.id),
        seats: [least, most],
        rules: offer.rules,
        data: offer.data,
        setups: offer.setups.into_iter().map(|setup| setup.notation).collect(),
    }
}

/// The games that can be played
#[utoipa::path(get, path = "/games", operation_id = "list_games", responses((status = 200, body = Vec<Game>)))]
pub async fn list(asker: Asker) -> Json<Vec<Game>> {
    Json(asker.app.games.iter().map(|chapter| game(&asker, chapter)).collect())
}

/// One game
#[utoipa::path(get, path = "/games/{game}", params(("game" = String, Path)),
    responses((status = 200, body = Game), (status = 404, body = Problem)))]
pub async fn one(asker: Asker, Named(id): Named<String>) -> Result<Json<Game>, Problem> {
    let chapter = asker.app.games.at(&id).map_err(|_| asker.missing("no-such-game", &phrase!("site-no-game")))?;
    Ok(Json(game(&asker, chapter)))
}

/// Everything there is to look up in a game
#[utoipa::path(get, path = "/games/{game}/cards", params(("game" = String, Path)),
    responses((status = 200, body = Vec<Card>), (status = 404, body = Problem)))]
pub async fn cards(asker: Asker, Named(id): Named<String>) -> Result<Json<Vec<Card>>, Problem> {
    let chapter = asker.app.games.at(&id).map_err(|_| asker.missing("no-such-game", &phrase!("site-no-game")))?;
    let say = asker.say_of(chapter);
    let card = |entry: &kernel::data::Entry| Card {
        name: say.say(&phrase!("plain-name", name = entry.name.clone())),
        kind: say.say(&entry.kind),
        text: entry.text.iter().map(|sentence| say.say(sentence)).collect(),
        from: entry
            .from
            .iter()
            .map(|(what, from)| Origin { what: say.say(what), source: from.word(), from: say.say(&from.phrase()) })
            .collect(),
        id: entry.id.clone(),
    };
    Ok(Json(say.entries(chapter.id()).iter().map(card).collect()))
}

/// The lessons of a game, with what they say
#[utoipa::path(get, path = "/games/{game}/lessons", operation_id = "list_lessons", params(("game" = String, Path)),
    responses((status = 200, body = Vec<Lesson>), (status = 404, body = Problem)))]
pub async fn lessons(asker: Asker, Named(id): Named<String>) -> Result<Json<Vec<Lesson>>, Problem> {
    asker.app.games.find(&id).map_err(|_| asker.missing("no-such-game", &phrase!("site-no-game")))?;
    let tongue = tongue(asker.say(&[]).language());
    let page =
        |page: &Page| LessonPage { text: page.words[tongue].clone(), decision: page.example().map(str::to_owned) };
    let lesson = |offered: &Offered| Lesson {
        name: offered.name,
        title: offered.lesson.title[tongue].clone(),
        gist: offered.lesson.gist[tongue].clone(),
        source: offered.lesson.source.clone(),
        pages: offered.lesson.pages.iter().map(page).collect(),
    };
    Ok(Json(asker.app.lessons.of(&id).iter().map(lesson).collect()))
}
