//! The table of Imperial Settlers as text.

use anstyle::{Effects, Style};
use kernel::{Arg, Game, Seat, Seen, Viewer, phrase};
use settlers::{Action, Card, Good, Kind, Location, Mark, Phase, Settlers};
use speech::Speech;

use super::columns::{align, dash};
use crate::hosted::Hosted;

/// The goods that lie in a supply, in the order of the columns.
const GOODS: [Good; 7] = [Good::Wood, Good::Stone, Good::Food, Good::Worker, Good::Gold, Good::Raze, Good::Defence];

impl Hosted for Settlers {
    fn table(seen: &Seen<Settlers>, words: &Speech, players: &[String]) -> String {
        draw(seen, words, players)
    }

    fn weight(action: &Action) -> usize {
        usize::from(matches!(action, Action::Pass | Action::Done | Action::Decline))
    }
}

/// Draws the table.
fn draw(seen: &Seen<Settlers>, words: &Speech, players: &[String]) -> String {
    let table = Table { seen, words, players };
    let parts = [table.heading(), table.people(), table.empires(), table.attacks(), table.cards()];
    parts.iter().filter(|part| !part.is_empty()).cloned().collect::<Vec<_>>().join("\n")
}

struct Table<'a> {
    seen: &'a Seen<Settlers>,
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

    fn card(&self, card: Card) -> String {
        self.name(self.seen.data().card_name(card))
    }

    fn names(&self, cards: &[Card]) -> String {
        cards.iter().map(|card| self.card(*card)).collect::<Vec<_>>().join(", ")
    }

    fn list(&self, cards: &[Card]) -> String {
        dash(self.names(cards))
    }

    fn area(&self, seat: Seat) -> String {
        self.players.get(seat.index()).cloned().unwrap_or_else(|| self.word("settlers-opponent"))
    }

    fn heading(&self) -> String {
        let bold = Style::new().effects(Effects::BOLD);
        let phase = match self.seen.phase() {
            Phase::Lookout => "settlers-show-lookout",
            Phase::Production => "settlers-show-production",
            Phase::Action => "settlers-show-action",
            Phase::Attack => "settlers-show-attack",
            Phase::Over => "settlers-show-over",
        };
        let said = phrase!(
            "settlers-show-heading",
            round = self.seen.round(),
            rounds = self.seen.data().figures.rounds.value,
            phase = self.word(phase),
            deck = self.seen.deck_size()
        );
        format!("{bold}{}{bold:#}\n", self.words.say(&said, self.players))
    }

    /// Faction, points, goods, hand and decks of everybody.
    fn people(&self) -> String {
        let mut heads = vec![String::new(), self.word("settlers-show-faction"), self.word("settlers-show-points")];
        heads.extend(GOODS.map(|good| self.good(good)));
        heads.extend(["settlers-show-hand", "settlers-show-deck"].map(|key| self.word(key)));
        let mut rows = vec![heads];
        for seat in Seat::all(self.seen.seats()) {
            let player = self.seen.player(seat);
            let here = match (self.seen.deciding().contains(seat), self.seen.passed().contains(seat)) {
                (true, _) => "▸",
                (false, true) => "–",
                (false, false) => " ",
            };
            let mut row = vec![
                format!("{here}{}", self.players[seat.index()]),
                self.name(self.seen.data().faction_name(player.faction())),
                self.seen.points(seat).to_string(),
            ];
            row.extend(GOODS.map(|good| player.supply().get(good).to_string()));
            row.push(self.seen.hand(seat).len().to_string());
            row.push(player.deck_size().to_string());
            rows.push(row);
        }
        align(&rows)
    }

    fn good(&self, good: Good) -> String {
        self.word(match good {
            Good::Wood => "settlers-name-wood",
            Good::Stone => "settlers-name-stone",
            Good::Food => "settlers-name-food",
            Good::Worker => "settlers-name-worker",
            Good::Gold => "settlers-name-gold",
            Good::Raze => "settlers-name-raze",
            Good::Defence => "settlers-name-defence",
            Good::Card | Good::CommonCard | Good::FactionCard => "settlers-name-card",
            Good::Point => "settlers-name-point",
        })
    }

    /// Every empire that has anything, kind by kind.
    fn empires(&self) -> String {
        let mut text = String::new();
        for seat in self.seen.areas() {
            let mut lines = vec![];
            for (kind, key) in [
                (Kind::Production, "settlers-show-productions"),
                (Kind::Feature, "settlers-show-features"),
                (Kind::Action, "settlers-show-actions"),
            ] {
                let of_kind = |location: &&Location| self.seen.data().facts(location.card()).kind() == kind;
                let built: Vec<String> =
                    self.seen.empire(seat).iter().filter(of_kind).map(|location| self.location(location)).collect();
                lines.push((key, built.join(", ")));
            }
            lines.push(("settlers-show-deals", self.names(self.seen.deals(seat))));
            let foundations = self.seen.foundations(seat).len();
            lines.push((
                "settlers-show-foundations",
                if foundations > 0 { foundations.to_string() } else { String::new() },
            ));
            lines.retain(|(_, what)| !what.is_empty());
            if !lines.is_empty() {
                text.push_str(&format!("{}:\n", self.area(seat)));
            }
            for (key, what) in lines {
                text.push_str(&format!("  {}: {what}\n", self.word(key)));
            }
        }
        text
    }

    /// A location with what lies on it.
    fn location(&self, location: &Location) -> String {
        let mut marks = vec![];
        if location.uses() > 0 {
            marks.push("✓".repeat(location.uses().into()));
        }
        for (mark, sign) in [(Mark::Defence, "◈"), (Mark::Samurai, "†"), (Mark::Blocked, "×")] {
            if location.has(mark) {
                marks.push(sign.to_owned());
            }
        }
        marks.extend(location.goods().map(|(good, count)| format!("{count} {}", self.good(good))));
        match marks.is_empty() {
            true => self.card(location.card()),
            false => format!("{} [{}]", self.card(location.card()), marks.join(" ")),
        }
    }

    /// What only the solo game has.
    fn attacks(&self) -> String {
        if !self.seen.is_solo() {
            return String::new();
        }
        let row: Vec<String> = self.seen.solo().row().map(|good| self.good(good)).collect();
        let said = phrase!(
            "settlers-show-solo",
            row = dash(row.join(", ")),
            trophies = self.seen.solo().trophies().len(),
            own = self.seen.faction_locations(Seat::default())
        );
        format!("{}\n", self.words.say(&said, self.players))
    }

    /// Open cards, and the hand of whoever looks.
    fn cards(&self) -> String {
        let mut text = String::new();
        if !self.seen.open().is_empty() {
            text.push_str(&format!("{}: {}\n", self.word("settlers-show-open"), self.list(self.seen.open())));
        }
        if let Viewer::Seat(seat) = self.seen.viewer() {
            let player = self.seen.player(seat);
            if !player.draft().is_empty() {
                text.push_str(&format!("{}: {}\n", self.word("settlers-show-dealt"), self.list(player.draft())));
            }
            text.push_str(&format!("{}: {}\n", self.word("settlers-show-hand"), self.list(self.seen.hand(seat))));
        }
        text
    }
}
