//! The plain board: draws any game from its facts and options. Every new game begins with it.

use std::collections::BTreeSet;

use kernel::data::Entry;
use kernel::scenario::Value;
use kernel::{Narrate, Seat, phrase};
use maud::{Markup, html};

use super::{Parts, Position, seat_of};
use crate::acts::Form;
use crate::assets::{Asset, files};
use crate::pages::levels::bot_mark;
use crate::pages::{flag, icon, notice, seat_class};
use crate::words::{Say, capital};

/// The style sheet.
pub static SHEET: Asset = Asset::sheet("plain", files!["boards/board.css", "plain/facts.css"]);

/// A fact, with the seat that it is about, if it is about one.
struct Fact {
    words: Vec<String>,
    seat: Option<Seat>,
    value: String,
}

impl Fact {
    /// A key such as `hand seat-2` is about the second seat.
    fn new(key: &str, value: &Value) -> Fact {
        let number = |word: &str| word.strip_prefix("seat-")?.parse::<usize>().ok()?.checked_sub(1);
        let mut words: Vec<String> = key.split_whitespace().map(str::to_owned).collect();
        let about = words.iter().position(|word| number(word).is_some());
        let seat = about.and_then(|at| Seat::new(number(&words.remove(at))?));
        Fact { words, seat, value: value.to_string() }
    }

    fn name(&self) -> String {
        self.words.join(" ")
    }
}

struct Scene<'a> {
    position: &'a Position<'a>,
    facts: Vec<Fact>,
    me: Option<Seat>,
}

/// Draws a position of any game.
pub fn draw(position: &Position<'_>) -> Parts {
    let say = position.say;
    let (facts, wrong) = match position.story.facts() {
        Ok(facts) => (facts.iter().map(|(key, value)| Fact::new(key, value)).collect(), None),
        Err(why) => (vec![], Some(say.say(&why))),
    };
    let scene = Scene { position, facts, me: seat_of(position.story.viewer()) };
    let mine_class = scene.me.map_or("", seat_class).to_owned();
    Parts {
        state: html! {},
        others: scene.others(),
        others_tab: say.word("table-tab-others"),
        board: html! { div.plain-board { @if let Some(wrong) = wrong { (notice(&wrong)) } (scene.board()) } },
        board_name: say.word("table-tab-board"),
        mine: scene.mine(),
        mine_class: format!("plain-mine {mine_class}"),
        mine_tab: say.word("table-tab-mine"),
        scores: vec![],
        hand: html! {},
        hand_class: "plain-hand",
        hand_name: say.word("table-hand"),
        hand_none: None,
        dock: scene.dock(),
        keys: say.word("plain-keys"),
        table_class: "plain",
        popovers: html! {},
    }
}

impl Scene<'_> {
    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.position.sitters.len())
    }

    fn name(&self, seat: Seat) -> &str {
        self.position.sitters.get(seat.index()).map_or("", |sitting| &sitting.name)
    }

    /// A value with the players' names in place of their seats.
    fn value(&self, text: &str) -> String {
        let named = |word: &str| {
            let plain = word.trim_end_matches([',', ';']);
            let seat = self.seats().find(|seat| plain == format!("seat-{}", seat.index() + 1));
            seat.map_or_else(|| word.to_owned(), |seat| format!("{}{}", self.name(seat), &word[plain.len()..]))
        };
        text.split(' ').map(named).collect::<Vec<String>>().join(" ")
    }

    /// Who else plays.
    fn others(&self) -> Markup {
        html! {
            @for seat in self.seats().filter(|seat| Some(*seat) != self.me) {
                article class=(format!("seat {}", seat_class(seat))) aria-label=(self.name(seat)) {
                    div.seat-head {
                        (flag(seat, "flag"))
                        span.seat-name { (self.name(seat)) }
                        (bot_mark(self.position.say, self.position.sitters[seat.index()].bot))
                    }
                }
            }
        }
    }

    /// What belongs to nobody in groups by the first word, and what belongs to players side by side.
    fn board(&self) -> Markup {
        let shared = || self.facts.iter().filter(|fact| fact.seat.is_none());
        let mut groups: Vec<(&str, Vec<&Fact>)> = vec![];
        for fact in shared() {
            let head = fact.words.first().map_or("", String::as_str);
            match groups.iter_mut().find(|(name, _)| *name == head) {
                Some((_, facts)) => facts.push(fact),
                None => groups.push((head, vec![fact])),
            }
        }
        // Single facts stand together; those that share a first word have a panel of their own.
        let (single, several): (Vec<_>, Vec<_>) = groups.into_iter().partition(|(_, facts)| facts.len() == 1);
        html! {
            div.plain-groups {
                @if !single.is_empty() { section.panel { dl.stats { @for (_, facts) in &single { (self.fact(facts[0], 0)) } } } }
                @for (head, facts) in &several {
                    section.panel { h2.h3 { (capital(head)) } dl.stats { @for fact in facts { (self.fact(fact, 1)) } } }
                }
            }
            (self.players())
        }
    }

    /// A fact by its name without the first `words`.
    fn fact(&self, fact: &Fact, words: usize) -> Markup {
        let name = fact.words.get(words..).filter(|rest| !rest.is_empty()).unwrap_or(&fact.words).join(" ");
        html! { div { dt { (capital(&name)) } dd { (self.value(&fact.value)) } } }
    }

    fn players(&self) -> Markup {
        let mut names: Vec<String> = vec![];
        for fact in self.facts.iter().filter(|fact| fact.seat.is_some()) {
            if !names.contains(&fact.name()) {
                names.push(fact.name());
            }
        }
        let cell = |name: &str, seat: Seat| {
            let fact = self.facts.iter().find(|fact| fact.seat == Some(seat) && fact.name() == name);
            fact.map_or_else(String::new, |fact| self.value(&fact.value))
        };
        html! {
            @if !names.is_empty() {
                section.panel {
                    div.scroll-x {
                        table.data {
                            thead { tr { td {} @for seat in self.seats() { th scope="col" { span.row.nowrap { (flag(seat, "flag")) " " (self.name(seat)) } } } } }
                            tbody { @for name in &names { tr { th scope="row" { (capital(name)) } @for seat in self.seats() { td { (cell(name, seat)) } } } } }
                        }
                    }
                }
            }
        }
    }

    /// What is mine, once more by itself.
    fn mine(&self) -> Markup {
        let say = self.position.say;
        let Some(me) = self.me else {
            return html! { p.me { (icon("i-eye")) span { (say.word("site-watching")) } } };
        };
        html! {
            p.me { (flag(me, "flag")) span { (self.name(me)) } }
            dl.stats { @for fact in self.facts.iter().filter(|fact| fact.seat == Some(me)) { (self.fact(fact, 0)) } }
        }
    }

    /// A button for everything that may be decided.
    fn dock(&self) -> Markup {
        let Some(seat) = self.position.acting else { return html! {} };
        let choices = self.position.story.choices(seat);
        // Options that sound alike are told apart by their notation.
        let said: Vec<String> = choices.iter().map(|choice| self.position.say.say(&choice.phrase)).collect();
        let once: BTreeSet<&String> =
            said.iter().filter(|one| said.iter().filter(|two| two == one).count() == 1).collect();
        html! {
            div.dock-do.plain-choices {
                @for (at, (choice, said)) in choices.iter().zip(&said).enumerate() {
                    button.btn form="turn" name="go" value=(format!("decide:{}", choice.notation)) data-tip=(choice.notation)
                        data-key=[(at < 9).then(|| at + 1)] {
                        (said) @if !once.contains(said) { " " code { (choice.notation) } }
                    }
                }
            }
        }
    }
}

/// The setups that a game offers, as the game's part of the form for a new table.
pub fn setup_fields<G: Narrate>(data: &'static G::Data, say: Say<'_>, form: &Form) -> Markup {
    let chosen = form.get("setup").unwrap_or_default();
    html! {
        fieldset.panel {
            legend { (say.word("new-setup")) }
            label.visually-hidden for="setup" { (say.word("new-setup")) }
            select id="setup" name="setup" {
                option value="" selected[chosen.is_empty()] { (say.word("new-setup-usual")) }
                @for setup in G::setups(data) {
                    @let notation = G::write_setup(data, &setup);
                    option value=(notation) selected[chosen == notation] { (say.say(&G::variant(data, &setup))) }
                }
            }
        }
    }
}

/// An entry of an almanac in words.
pub fn entry(say: Say<'_>, entry: &Entry) -> Markup {
    html! {
        article.panel {
            h2.h3 { (capital(&say.say(&phrase!("plain-name", name = entry.name.clone())))) }
            p.small.faded { (say.say(&entry.kind)) }
            @for sentence in &entry.text { p.small { (say.say(sentence)) } }
        }
    }
}
