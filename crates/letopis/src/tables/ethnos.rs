//! The table of Ethnos as text.

use anstyle::{Ansi256Color, Effects, Style};
use ethnos::{Action, Card, Ethnos, Kingdom};
use kernel::{Arg, Game, Seat, Seen, phrase};
use speech::Speech;

use super::columns::{align, dash};
use crate::hosted::Hosted;

/// One colour for each kingdom, in the order of the data; the words beside them say the same.
const COLOURS: [u8; ethnos::KINGDOMS] = [208, 33, 160, 134, 70, 245];

impl Hosted for Ethnos {
    fn table(seen: &Seen<Ethnos>, words: &Speech, players: &[String]) -> String {
        draw(seen, words, players)
    }

    fn weight(action: &Action) -> usize {
        match action {
            Action::Band { followers, .. } => 100 - followers.len(),
            Action::RecruitDeck
            | Action::RecruitRow(_)
            | Action::Pass
            | Action::Place(_)
            | Action::Troll(_)
            | Action::Horde
            | Action::Keep(_)
            | Action::Draw
            | Action::Raid
            | Action::Decline => 0,
        }
    }
}

/// Draws the table.
fn draw(seen: &Seen<Ethnos>, words: &Speech, players: &[String]) -> String {
    let table = Table { seen, words, players };
    let parts = [table.heading(), table.kingdoms(), table.people(), table.cards()];
    parts.join("\n")
}

struct Table<'a> {
    seen: &'a Seen<Ethnos>,
    words: &'a Speech,
    players: &'a [String],
}

impl Table<'_> {
    fn word(&self, key: &'static str) -> String {
        self.words.word(key)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seen.seats())
    }

    fn heading(&self) -> String {
        let bold = Style::new().effects(Effects::BOLD);
        let said = phrase!(
            "ethnos-table-heading",
            age = self.seen.age(),
            ages = self.seen.ages(),
            dragons = self.seen.dragons(),
            all = self.seen.data().figures.dragons.value,
            deck = self.seen.deck_size(),
        );
        format!("{bold}{}{bold:#}\n", self.words.say(&said, self.players))
    }

    /// Kingdoms with their tokens, the ones that count in this age marked, and everybody's markers.
    fn kingdoms(&self) -> String {
        let mut rows = vec![];
        let heads = [self.word("ethnos-table-kingdom"), self.word("ethnos-table-glory")];
        rows.push(heads.into_iter().chain(self.players.iter().cloned()).collect::<Vec<String>>());
        for kingdom in Kingdom::all() {
            let land = self.seen.land(kingdom);
            let tokens = land.tokens().iter().enumerate().map(|(at, token)| match at + 1 == self.seen.age() as usize {
                true => format!("[{token}]"),
                false => token.to_string(),
            });
            let mut row = vec![self.kingdom(kingdom), tokens.collect::<Vec<_>>().join(" ")];
            row.extend(self.seats().map(|seat| match land.markers(seat) {
                0 => "·".to_owned(),
                count => count.to_string(),
            }));
            rows.push(row);
        }
        align(&rows)
    }

    fn people(&self) -> String {
        let mut rows = vec![];
        let mut heads = vec![
            String::new(),
            self.word("ethnos-table-glory"),
            self.word("ethnos-table-hand"),
            self.word("ethnos-table-supply"),
        ];
        if self.seen.has_merfolk() {
            heads.push(self.word("ethnos-board-merfolk"));
        }
        if self.seen.has_hordes() {
            heads.push(self.word("ethnos-source-orcs"));
        }
        if self.seen.has_trolls() {
            heads.push(self.word("ethnos-board-trolls"));
        }
        if self.seen.has_giant() {
            heads.push(self.word("ethnos-board-giant"));
        }
        heads.push(self.word("ethnos-board-bands"));
        rows.push(heads);
        for seat in self.seats() {
            rows.push(self.person(seat));
        }
        align(&rows)
    }

    fn person(&self, seat: Seat) -> Vec<String> {
        let player = self.seen.player(seat);
        let here = if self.seen.deciding().contains(seat) { "▸" } else { " " };
        let mut row = vec![
            format!("{here}{}", self.players[seat.index()]),
            player.glory().to_string(),
            player.hand().len().to_string(),
            self.seen.supply(seat).to_string(),
        ];
        if self.seen.has_merfolk() {
            row.push(player.merfolk().to_string());
        }
        if self.seen.has_hordes() {
            let marked: Vec<String> =
                Kingdom::all().filter(|colour| player.has_horde(*colour)).map(|colour| self.colour(colour)).collect();
            row.push(dash(marked.join(" ")));
        }
        if self.seen.has_trolls() {
            let tokens: Vec<String> = self.seen.troll_tokens(seat).map(|value| value.to_string()).collect();
            row.push(dash(tokens.join(" ")));
        }
        if self.seen.has_giant() {
            row.push(dash(if self.seen.giant_holder() == Some(seat) { "★".to_owned() } else { String::new() }));
        }
        let bands = self.seen.bands().filter(|band| band.owner == seat);
        let bands: Vec<String> = bands.map(|band| format!("{}×{}", self.card(band.leader()), band.size())).collect();
        row.push(dash(bands.join(", ")));
        row
    }

    fn cards(&self) -> String {
        let mut text = format!("{}: {}\n", self.word("ethnos-table-row"), self.list(self.seen.row().kinds()));
        if let kernel::Viewer::Seat(seat) = self.seen.viewer() {
            let hand = self.seen.player(seat).hand();
            text.push_str(&format!("{}: {}\n", self.word("ethnos-table-hand"), self.list(hand.kinds())));
        }
        text
    }

    fn list(&self, kinds: impl Iterator<Item = (Card, usize)>) -> String {
        let item = |(card, count)| match count {
            1 => self.card(card),
            _ => format!("{}×{count}", self.card(card)),
        };
        dash(kinds.map(item).collect::<Vec<String>>().join(", "))
    }

    fn name(&self, id: String) -> String {
        self.words.say(&phrase!("plain-name", name = Arg::Name(id)), self.players)
    }

    fn kingdom(&self, kingdom: Kingdom) -> String {
        let data = self.seen.data();
        let name = self.name(format!("ethnos.kingdom.{}", data.kingdom_id(kingdom)));
        paint(kingdom, &format!("{name} ({})", self.plain_colour(kingdom)))
    }

    fn plain_colour(&self, kingdom: Kingdom) -> String {
        self.name(format!("ethnos.colour.{}", self.seen.data().colour_id(kingdom)))
    }

    fn colour(&self, kingdom: Kingdom) -> String {
        paint(kingdom, &self.plain_colour(kingdom))
    }

    fn card(&self, card: Card) -> String {
        if !card.is_ally() {
            return self.word("ethnos-some-card");
        }
        let name = self.name(format!("ethnos.card.{}", self.seen.data().card_id(card)));
        if self.seen.can_lead(card) { paint(card.colour(), &name) } else { name }
    }
}

fn paint(kingdom: Kingdom, text: &str) -> String {
    let style = Style::new().fg_color(Some(Ansi256Color(COLOURS[kingdom.index()]).into()));
    format!("{style}{text}{style:#}")
}
