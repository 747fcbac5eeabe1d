//! Whole games are played, and every byte that was sent to anybody (pages, streams, answers to programs, refusals, replays) is
//! searched for what they could not know at that moment.
//!
//! The truth is the chronicle that the site gives out when the game is over: from it follows what was on the table after each
//! decision, for every pair of eyes. A word of the facts that was never part of what somebody could know must not have been
//! sent to them by then, neither as a word nor by any of its names in either language.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::io::{ErrorKind, Read};
use std::net::TcpStream;
use std::ops::Range;
use std::sync::LazyLock;

use crate::served::{Served, ok};
use aho_corasick::AhoCorasick;
use client::Client;
use kernel::data::{Entry, Naming};
use kernel::scenario::Value as Fact;
use kernel::{Arg, Phrase, Seat, Viewer};
use serde_json::{Value, json};
use site::Chapter;
use table::{AnyGame, Told};

/// Something that was sent to somebody.
struct Sent {
    to: usize,
    decisions: usize,
    what: String,
    text: String,
}

/// Somebody who looks at the table, in one language.
struct Eyes {
    client: Client,
    viewer: Viewer,
}

/// The words in a fact.
fn words(fact: &Fact) -> Vec<String> {
    // A card that lies under a Gate is known to all; a hidden card that somebody knows is named with its place.
    let placed = |word: &str| word.split_once('@').map_or(word.to_owned(), |(card, _)| card.to_owned());
    let plain = |word: &String| placed(word.strip_prefix("under-").unwrap_or(word));
    let bag = |bag: &[(usize, String)]| bag.iter().map(|(_, word)| plain(word)).collect::<Vec<_>>();
    let split = |text: &str| text.split([' ', ',']).map(str::to_owned).collect::<Vec<_>>();
    match fact {
        Fact::Number(_) | Fact::Numbers(_) | Fact::Counts(_) => vec![],
        Fact::Word(word) => split(word),
        Fact::Bag(words) => bag(words),
        Fact::Order(words) => words.clone(),
        Fact::Groups(groups) | Fact::Clusters(groups) => {
            groups.iter().flat_map(|(head, words)| [split(head), bag(words)].concat()).collect()
        }
    }
}

/// Everything that is said whatever the cards are.
static SAID: LazyLock<Vec<String>> = LazyLock::new(|| {
    let games = site::chapters();
    let games = games.iter().flat_map(|chapter| [chapter.messages(), chapter.words()]);
    let others = [kernel::MESSAGES, bots::MESSAGES, table::MESSAGES, site::MESSAGES];
    games.chain(others).flatten().map(str::to_lowercase).collect()
});

/// Whether what stands there is not only part of a longer word or of a fingerprint.
fn stands_alone(text: &str, at: Range<usize>) -> bool {
    let joined = |next: Option<char>| next.is_some_and(char::is_alphanumeric);
    !joined(text[..at.start].chars().next_back()) && !joined(text[at.end..].chars().next())
}

/// Whether a text has these words by themselves.
fn has(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(at, found)| stands_alone(text, at..at + found.len()))
}

/// What is searched for: the words of all cards and colonies, and their names in both languages.
struct Needles {
    search: AhoCorasick,
    /// Whose each name is. A name that several cards go by may be that of a card that is known; their words are told apart.
    owners: Vec<(String, Option<String>)>,
    cards: HashSet<String>,
}

impl Needles {
    fn new(namings: &[Naming]) -> Needles {
        let mut owners: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (word, names) in texts(namings) {
            names.into_iter().for_each(|name| owners.entry(name).or_default().push(word.clone()));
        }
        let alone = |of: Vec<String>| <[String; 1]>::try_from(of).ok().map(|[word]| word);
        let owners: Vec<(String, Option<String>)> = owners.into_iter().map(|(name, of)| (name, alone(of))).collect();
        let cards = owners.iter().filter_map(|(_, word)| word.clone()).collect();
        Needles { search: AhoCorasick::new(owners.iter().map(|(name, _)| name)).unwrap(), owners, cards }
    }

    /// The cards that a text shows, each with the name it goes by there. Part of a longer name, such as a Lumberjacks' Trail
    /// beside Lumberjacks, does not count.
    fn shown(&self, text: &str) -> HashMap<&str, &str> {
        let mut found: Vec<_> = self.search.find_overlapping_iter(text).collect();
        found.sort_by_key(|found| (found.start(), Reverse(found.end())));
        let (mut shown, mut end) = (HashMap::new(), 0);
        for found in found {
            let (name, owner) = &self.owners[found.pattern().as_usize()];
            if let (Some(owner), true) = (owner, found.end() > end && stands_alone(text, found.range())) {
                shown.insert(owner.as_str(), name.as_str());
            }
            end = end.max(found.end());
        }
        shown
    }
}

/// The word and all names of each card and colony.
fn texts(namings: &[Naming]) -> HashMap<String, Vec<String>> {
    let mut all = HashMap::new();
    for naming in namings {
        let word = [".card.", ".colony."].iter().find_map(|kind| Some(naming.id.split_once(kind)?.1));
        let Some(word) = word else { continue };
        let forms = naming.en.iter().chain(&naming.ru).filter(|(form, _)| form.as_str() != "gender");
        let names = forms.map(|(_, name)| name.to_lowercase()).chain([word.to_owned()]);
        // What the site says anyway, such as a wheel or to raid, tells nothing.
        let mut texts: Vec<String> = names.filter(|name| !SAID.iter().any(|said| has(said, name))).collect();
        texts.sort();
        texts.dedup();
        all.insert(word.to_owned(), texts);
    }
    all
}

/// A text without the addresses of pictures, which many cards share.
fn without_pictures(text: &str) -> String {
    let mut parts = text.split("#m-");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |kept, part| kept + part.trim_start_matches(|c: char| c.is_ascii_lowercase()))
}

/// A text in which names stand as they are known: a word is the same with soft hyphens in it, and a name with spaces at which
/// no line breaks.
fn without_breaks(text: &str) -> String {
    text.replace('\u{ad}', "").replace("<long-word>", "").replace("</long-word>", "").replace('\u{a0}', " ")
}

/// The cards that a phrase names.
fn named(phrase: &Phrase, out: &mut Vec<String>) {
    phrase.args.iter().for_each(|(_, arg)| named_by(arg, out));
}

fn named_by(arg: &Arg, out: &mut Vec<String>) {
    match arg {
        Arg::Name(id) => out.extend(id.split_once(".card.").map(|(_, card)| card.to_owned())),
        Arg::Phrase(phrase) => named(phrase, out),
        Arg::List(args) => args.iter().for_each(|arg| named_by(arg, out)),
        Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
    }
}

/// The cards that the text of each card names: whoever reads the one is told of the others, and of all that go by the same name.
fn texts_name(chapter: &dyn Chapter) -> HashMap<String, Vec<String>> {
    let namings = chapter.namings();
    let cards = namings.iter().filter_map(|naming| Some((naming.id.split_once(".card.")?.1, &naming.en)));
    let cards: Vec<(&str, _)> = cards.collect();
    let namesakes = |card: &String| {
        let name = cards.iter().find(|(word, _)| word == card).map(|(_, name)| *name);
        cards.iter().filter(|(_, other)| Some(*other) == name).map(|(word, _)| word.to_string()).collect::<Vec<_>>()
    };
    let names = |entry: Entry| {
        let mut out = vec![];
        entry.text.iter().for_each(|sentence| named(sentence, &mut out));
        (entry.id, out.iter().flat_map(namesakes).collect())
    };
    chapter.entries().into_iter().map(names).collect()
}

/// For every decision, the cards that these eyes have never been able to see by then.
fn unknown(game: &AnyGame, viewer: Viewer, needles: &Needles, told: &HashMap<String, Vec<String>>) -> Vec<Vec<String>> {
    let (mut all, mut known): (HashSet<String>, HashSet<String>) = Default::default();
    let mut unknown = vec![];
    // A card can come up for all to see, or for whoever decides, and be shuffled away again before anybody is asked: the log
    // has told it.
    let own = game.story(viewer, usize::MAX, &[]).told();
    let own = own.into_iter().filter(|told| viewer == Viewer::Seat(told.seat));
    let log: Vec<Told> = game.story(Viewer::Spectator, usize::MAX, &[]).told().into_iter().chain(own).collect();
    for decisions in 0..=game.decisions() {
        let mut public = vec![];
        log.iter().filter(|told| told.number <= decisions).for_each(|told| named(&told.phrase, &mut public));
        known.extend(public);
        let facts = |viewer| game.facts(viewer, decisions).unwrap().into_iter().flat_map(|(_, fact)| words(&fact));
        all.extend(facts(Viewer::Omniscient));
        known.extend(facts(viewer));
        // What lies open from the beginning to the end is never told, but can be read.
        let open = told.iter().filter(|(word, _)| known.contains(*word) || !all.contains(*word));
        let read: Vec<String> = open.flat_map(|(_, names)| names.iter().cloned()).collect();
        known.extend(read);
        let hidden = all.difference(&known).filter(|word| needles.cards.contains(*word));
        unknown.push(hidden.cloned().collect());
    }
    unknown
}

/// What is decided out of turn, and refused.
const REFUSED: [&str; 8] =
    ["recruit deck", "band", "keep nothing", "nonsense", "decline", "pass", "integrate", "side a"];

/// From so many decisions on a game is a long one: only those of Imperium are, whose search takes as long as all others' do.
const LATE: usize = 250;

/// Everything that somebody at the table can be sent.
fn ask_for_everything(table: &str, eyes: &mut [Eyes], decisions: usize, reports: &[String], sent: &mut Vec<Sent>) {
    for (to, eye) in eyes.iter_mut().enumerate() {
        let pages = ["", "/log", "/replay", "/chronicle", "/report", "?card=1&leader=1"];
        let mut paths: Vec<String> = pages.map(|rest| format!("/table/{table}{rest}")).into();
        let api = ["", "/options", "/log", "/chronicle", "/positions/5"];
        paths.extend(api.map(|rest| format!("/api/tables/{table}{rest}")));
        paths.extend(["/", "/api/tables"].map(str::to_owned));
        for report in reports {
            let shown =
                [format!("/report/{report}"), format!("/api/reports/{report}"), format!("/report/{report}/scenario")];
            paths.extend(shown);
        }
        let asked = sent.len();
        let mut keep = |what: String, text: String| sent.push(Sent { to, decisions, what, text });
        for path in paths {
            let answer = eye.client.get(&path).unwrap();
            let heads: Vec<String> = answer.headers.iter().map(|(name, value)| format!("{name}: {value}")).collect();
            keep(path, format!("{}\n{}", heads.join("\n"), answer.text()));
        }
        // Refusals may tell no more than the rest; late in a long game, another two each time.
        let refused = if decisions < LATE { REFUSED.len() } else { 2 };
        for decision in REFUSED.iter().cycle().skip(asked % REFUSED.len()).take(refused) {
            let body = json!({ "number": 1, "decision": decision });
            let answer = eye.client.post(&format!("/api/tables/{table}/decisions"), &body).unwrap();
            keep(format!("refusal of {decision}"), answer.text());
            let form = format!("number=1&go=decide%3A{}", decision.replace(' ', "+"));
            let page = eye.client.form(&format!("/table/{table}"), &form).unwrap();
            keep(format!("page refusing {decision}"), page.text());
        }
    }
}

/// The same guest for pages and for programs, in one language.
fn guest(served: &Served, language: &str) -> (Client, String) {
    let mut client = served.client().with_header("Accept-Language", language);
    let token = ok(client.post("/api/guests", &json!(null)).unwrap(), 201)["token"].as_str().unwrap().to_owned();
    client.set_cookies(&format!("who={token}"));
    (client.with_token(&token), token)
}

/// What a stream has said since it was listened to last.
fn heard(stream: &mut TcpStream) -> String {
    let (mut bytes, mut some) = (vec![], [0; 4096]);
    loop {
        match stream.read(&mut some) {
            Ok(0) => break,
            Ok(count) => bytes.extend(some.iter().take(count)),
            Err(error) if error.kind() == ErrorKind::WouldBlock => break,
            Err(error) => panic!("{error}"),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Plays a game among people, asks for everything every few decisions, and searches what came.
fn nothing_leaks(game: &str, setup: &str, seats: usize, every: usize, number: usize) {
    let served = Served::new(&format!("secrets-{game}-{number}"));
    let (mut eyes, mut tokens) = (vec![], vec![]);
    for (seat, language) in Seat::all(seats).zip(["en", "ru"].into_iter().cycle()) {
        let (client, token) = guest(&served, language);
        eyes.push(Eyes { client, viewer: Viewer::Seat(seat) });
        tokens.push(token);
    }
    let mut sits = vec!["open"; seats];
    sits[0] = "me";
    let order = json!({ "game": game, "setup": setup, "seats": sits, "name": "Anna" });
    let table = ok(eyes[0].client.post("/api/tables", &order).unwrap(), 201)["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{table}");
    for seat in 2..=seats {
        let name = json!({ "name": format!("Player {seat}") });
        ok(eyes[seat - 1].client.post(&format!("{path}/seats/{seat}"), &name).unwrap(), 200);
    }
    ok(eyes[0].client.post(&format!("{path}/start"), &json!(null)).unwrap(), 200);
    for language in ["en", "ru"] {
        let (client, token) = guest(&served, language);
        eyes.push(Eyes { client, viewer: Viewer::Spectator });
        tokens.push(token);
    }
    let watch = |eye: &Eyes| {
        let stream = eye.client.watch(&format!("{path}/stream")).unwrap();
        stream.set_nonblocking(true).unwrap();
        stream
    };
    let mut streams: Vec<TcpStream> = eyes.iter().map(watch).collect();
    let (mut sent, mut reports, mut salt) = (vec![], vec![], 11_usize);
    let (mut next, mut asked, mut offered) = (0, 0, vec![]);
    loop {
        let view = ok(eyes[0].client.get(&path).unwrap(), 200);
        if view["phase"] == "finished" {
            break;
        }
        let decisions = view["decisions"].as_u64().unwrap() as usize;
        for (to, stream) in streams.iter_mut().enumerate() {
            sent.push(Sent { to, decisions, what: "stream".to_owned(), text: heard(stream) });
        }
        if decisions >= next {
            ask_for_everything(&table, &mut eyes, decisions, &reports, &mut sent);
            // The longer a game, the more rarely.
            asked += 1;
            next = decisions + every * (1 + asked / 8);
        }
        if decisions == 20 {
            let made = ok(eyes[1].client.post(&format!("{path}/reports"), &json!({ "words": "odd" })).unwrap(), 201);
            reports.push(made["id"].as_str().unwrap().to_owned());
        }
        let seat = view["deciding"][0].as_u64().unwrap() as usize - 1;
        let mine: Value = ok(eyes[seat].client.get(&path).unwrap(), 200);
        let options = mine["asked"]["options"].as_array().unwrap();
        let words = options.iter().filter_map(Value::as_str).flat_map(|option| option.split(' ').map(str::to_owned));
        offered.push((seat, decisions, words.collect::<HashSet<String>>()));
        salt = salt.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let decision = &options[(salt >> 33) % options.len()];
        let body = json!({ "number": mine["number"], "decision": decision, "seat": seat + 1 });
        let answer = eyes[seat].client.post(&format!("{path}/decisions"), &body).unwrap();
        let (what, text) = ("answer to a decision".to_owned(), answer.text());
        ok(answer, 200);
        sent.push(Sent { to: seat, decisions: decisions + 1, what, text });
    }
    let chronicle = served.client().get(&format!("{path}/chronicle")).unwrap().text();
    let truth = site::chapters().read(&chronicle).unwrap();
    let (seed, mut searched, mut control) = (truth.seed().to_hex(), 0, 0);
    let needles = Needles::new(&site::chapters().find(game).unwrap().namings());
    let told = texts_name(site::chapters().find(game).unwrap());
    let mut unknown: Vec<Vec<Vec<String>>> =
        eyes.iter().map(|eye| unknown(truth.as_ref(), eye.viewer, &needles, &told)).collect();
    // Whoever searches a deck of their own is offered what lies there. That this follows from what they know is a law.
    for (seat, decisions, words) in &offered {
        let read: HashSet<&String> = words.iter().flat_map(|word| told.get(word).into_iter().flatten()).collect();
        for unknown in unknown[*seat].iter_mut().skip(*decisions) {
            unknown.retain(|word| !words.contains(word) && !read.contains(word));
        }
    }
    let told = sent.iter().filter(|sent| sent.what == "stream" && sent.text.contains("data: ")).count();
    assert!(told > truth.decisions(), "the streams told of {told} changes only");
    // Whatever answers the last decision is sent when the game is over and nothing is secret any more.
    sent.retain(|sent| sent.decisions < truth.decisions());
    for Sent { to, decisions, what, text } in &sent {
        let text = without_pictures(&without_breaks(&text.to_lowercase()));
        assert!(!text.contains(&seed), "{what} told the seed after {decisions} decisions");
        for (owner, token) in tokens.iter().enumerate() {
            let mine = owner == *to;
            assert!(mine || !text.contains(token), "{what} told a token of another");
            assert!(mine || !text.contains(&token[..16]), "{what} told who another person is");
        }
        let shows = needles.shown(&text);
        for word in &unknown[*to][*decisions] {
            searched += 1;
            let shown = shows.get(word.as_str());
            assert!(shown.is_none(), "{game}: {what}, after {decisions} decisions, showed {word} as {shown:?} to {to}");
        }
        // What one sees, another would not have been allowed to: the search does find cards.
        let other = (*to + 1) % seats;
        control += unknown[other][*decisions].iter().filter(|word| shows.contains_key(word.as_str())).count();
    }
    println!("{game}: {} answers, {searched} searches, {control} finds if sent to another", sent.len());
    assert!(searched > 2_000, "only {searched} searches");
    assert!(control > 50, "the search finds nothing even where there is something: {control}");
}

/// The setups to look at, and how often: the fewest and the most players, and every variant for the fewest.
fn tables(chapter: &dyn Chapter) -> Vec<(String, usize, usize)> {
    let offer = chapter.offer();
    let (fewest, most) = ((*offer.seats.start()).max(2), *offer.seats.end());
    let usual = |seats: usize| chapter.usual_setup(seats).unwrap();
    let mut tables = vec![(usual(fewest), fewest, 12 * fewest), (usual(most), most, 15 * most)];
    for setup in offer.setups.into_iter().map(|setup| setup.notation) {
        if chapter.seats_of(&setup) == Ok(fewest) && setup != usual(fewest) {
            tables.push((setup, fewest, 30 * fewest));
        }
    }
    tables
}

/// All tables of a game, one after the other.
fn nothing_of(game: &str) {
    for (number, (setup, seats, every)) in tables(site::chapters().find(game).unwrap()).into_iter().enumerate() {
        nothing_leaks(game, &setup, seats, every, number);
    }
}

#[test]
fn nothing_of_ethnos_leaks() {
    nothing_of("ethnos");
}

#[test]
fn nothing_of_hadara_leaks() {
    nothing_of("hadara");
}

#[test]
fn nothing_of_imperial_settlers_leaks() {
    nothing_of("settlers");
}

#[test]
fn nothing_of_imperium_leaks() {
    nothing_of("imperium");
}

/// Whatever game is added is searched as well.
#[test]
fn every_game_is_searched() {
    assert_eq!(games::IDS, ["ethnos", "hadara", "settlers", "imperium"]);
}
