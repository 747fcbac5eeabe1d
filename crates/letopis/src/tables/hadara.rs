//! The table of Hadara as text.

use anstyle::{Ansi256Color, Effects, Style};
use hadara::{Action, Card, Colour, Fate, Hadara, Level, Question, Sealed, Slot, Track, Turned};
use kernel::{Arg, Game, Seat, Seen, Viewer, phrase};
use speech::Speech;

use super::columns::{align, dash};
use crate::hosted::Hosted;

/// One colour for each deck, in the order of the data; the words beside them say the same.
const COLOURS: [u8; hadara::COLOURS] = [178, 160, 33, 70, 134];

impl Hosted for Hadara {
    fn table(seen: &Seen<Hadara>, words: &Speech, players: &[String]) -> String {
        draw(seen, words, players)
    }

    fn weight(action: &Action) -> usize {
        usize::from(*action == Action::Decline)
    }
}

/// Draws the table.
fn draw(seen: &Seen<Hadara>, words: &Speech, players: &[String]) -> String {
    let table = Table { seen, words, players };
    let parts = [table.heading(), table.decks(), table.people(), table.tableaus(), table.drawn()];
    parts.iter().filter(|part| !part.is_empty()).cloned().collect::<Vec<_>>().join("\n")
}

struct Table<'a> {
    seen: &'a Seen<Hadara>,
    words: &'a Speech,
    players: &'a [String],
}

impl Table<'_> {
    fn word(&self, key: &'static str) -> String {
        self.words.word(key)
    }

    fn name(&self, name: Arg) -> String {
        self.words.say(&phrase!("plain-name", name = name), self.players)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seen.seats())
    }

    fn heading(&self) -> String {
        let bold = Style::new().effects(Effects::BOLD);
        let said = phrase!(
            "hadara-show-heading",
            epoch = format!("{:?}", self.seen.epoch()),
            phase = format!("{:?}", self.seen.phase()),
            who = self.seen.first()
        );
        format!("{bold}{}{bold:#}\n", self.words.say(&said, self.players))
    }

    /// The decks clockwise, with who draws from them and what lies on top of the discard piles.
    fn decks(&self) -> String {
        let heads = ["hadara-show-deck", "hadara-show-cards", "hadara-show-crest", "hadara-show-pile"];
        let mut rows = vec![heads.map(|key| self.word(key)).to_vec()];
        for colour in self.seen.board() {
            let at: Vec<&str> = self
                .seats()
                .filter(|seat| self.seen.pointed_at(*seat) == *colour)
                .map(|seat| self.players[seat.index()].as_str())
                .collect();
            let pile = self.seen.pile(*colour);
            let top = pile.last().map_or(String::new(), |card| format!("{} ({})", self.card(*card), pile.len()));
            rows.push(vec![
                paint(*colour, &self.name(self.seen.data().colour_name(*colour))),
                self.seen.deck_size(*colour).to_string(),
                dash(at.join(", ")),
                dash(top),
            ]);
        }
        align(&rows)
    }

    /// Coins, tracks, colonies, statues, medals and points of everybody.
    fn people(&self) -> String {
        let data = self.seen.data();
        let mut heads = vec![String::new(), self.word("hadara-show-coins")];
        heads.extend(Track::ALL.map(|track| paint(track.colour(), &self.name(data.track_name(track)))));
        let rest = ["hadara-show-cards", "hadara-show-colonies", "hadara-show-statues", "hadara-show-medals"];
        heads.extend(rest.map(|key| self.word(key)));
        heads.push(self.word("hadara-show-points"));
        let mut rows = vec![heads];
        rows.extend(self.seats().map(|seat| self.person(seat)));
        align(&rows)
    }

    fn person(&self, seat: Seat) -> Vec<String> {
        let player = self.seen.player(seat);
        let here = match (self.seen.deciding().contains(seat), player.sealed()) {
            (true, _) => "▸",
            (false, Sealed::Hidden | Sealed::Made(_)) => "✓",
            (false, Sealed::Nothing) => " ",
        };
        let tracks = self.seen.tracks(seat);
        let mut row = vec![format!("{here}{}", self.players[seat.index()]), player.coins().to_string()];
        row.extend(Track::ALL.map(|track| tracks[track].to_string()));
        row.push(player.tableau().len().to_string());
        let colonies = Level::all().filter_map(|level| {
            let level_text = self.seen.data().front(level).military;
            Some(match player.colony(level)?.fate {
                Fate::Plundered => level_text.to_string(),
                Fate::Integrated => format!("{level_text}+"),
            })
        });
        row.push(dash(colonies.collect::<Vec<_>>().join(" ")));
        let statues = Slot::all().filter_map(|slot| {
            let culture = self.seen.data().statue(slot).culture.value;
            let statue = player.statue(slot)?;
            Some(match statue.turned {
                Turned::Up => format!("{culture}:{}", self.name(self.seen.data().track_name(statue.tile))),
                Turned::Down => format!("{culture}:↓"),
            })
        });
        row.push(dash(statues.collect::<Vec<_>>().join(" ")));
        let silver = player.silver().iter().map(|track| self.name(self.seen.data().track_name(*track)));
        let gold = std::iter::repeat_n("★".to_owned(), player.gold().into());
        row.push(dash(silver.chain(gold).collect::<Vec<_>>().join(" ")));
        row.push(self.seen.points(seat).iter().sum::<i32>().to_string());
        row
    }

    /// The cards of whoever looks; of everybody for whoever looks from outside.
    fn tableaus(&self) -> String {
        let own: Vec<Seat> = match self.seen.viewer() {
            Viewer::Seat(seat) => vec![seat],
            Viewer::Spectator | Viewer::Omniscient => self.seats().collect(),
        };
        let mut text = String::new();
        for seat in own {
            let cards = |colour: Colour| {
                let of_colour = self.seen.player(seat).tableau().iter();
                let of_colour = of_colour.filter(move |card| self.seen.data().colour_of(*card) == colour);
                of_colour.map(|card| self.card(card)).collect::<Vec<_>>()
            };
            let all: Vec<String> = Colour::ALL.into_iter().flat_map(cards).collect();
            text.push_str(&format!("{}: {}\n", self.players[seat.index()], dash(all.join(", "))));
        }
        text
    }

    /// The two cards that whoever looks has drawn.
    fn drawn(&self) -> String {
        let Viewer::Seat(seat) = self.seen.viewer() else { return String::new() };
        let drawn = self.seen.player(seat).drawn();
        if self.seen.asked() != Question::Draw || drawn.is_empty() {
            return String::new();
        }
        let mut text = String::new();
        for card in drawn {
            let sentences = self.seen.data().card_text(*card);
            let told: Vec<String> = sentences.iter().map(|said| self.words.say(said, self.players)).collect();
            text.push_str(&format!("{}: {}\n", self.card(*card), told.join(" ")));
        }
        text
    }

    fn card(&self, card: Card) -> String {
        let name = self.name(self.seen.data().card_name(card));
        if card.is_face() { paint(self.seen.data().colour_of(card), &name) } else { name }
    }
}

fn paint(colour: Colour, text: &str) -> String {
    let style = Style::new().fg_color(Some(Ansi256Color(COLOURS[colour.index()]).into()));
    format!("{style}{text}{style:#}")
}
