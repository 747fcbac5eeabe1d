//! The table of Imperium as text.

use anstyle::{Effects, Style};
use imperium::effects::words::{Period, Token};
use imperium::{Action, Area, Card, CardSet, Imperium, Side, Slot, Stack};
use kernel::{Arg, Game, Seat, Seen, Viewer, phrase};
use speech::{Speech, capital};

use super::columns::{align, dash};
use crate::hosted::Hosted;

/// Tokens in the order of the columns.
const TOKENS: [(Token, &str); 4] = [
    (Token::Materials, "imperium-show-materials"),
    (Token::Population, "imperium-show-population"),
    (Token::Progress, "imperium-show-progress"),
    (Token::Action, "imperium-show-actions"),
];

impl Hosted for Imperium {
    fn table(seen: &Seen<Imperium>, words: &Speech, players: &[String]) -> String {
        let table = Table { seen, words, players };
        let parts = [table.heading(), table.market(), table.people(), table.areas(), table.mine()];
        parts.iter().filter(|part| !part.is_empty()).cloned().collect::<Vec<_>>().join("\n")
    }

    fn weight(action: &Action) -> usize {
        usize::from(matches!(action, Action::End | Action::Decline))
    }
}

struct Table<'a> {
    seen: &'a Seen<Imperium>,
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
        match self.seen.sort_of_card(card).filter(|_| self.seen.is_known(card)) {
            Some(sort) => self.name(Arg::Name(format!("imperium.card.{}", sort.id))),
            None => self.word("imperium-show-hidden"),
        }
    }

    fn list(&self, cards: impl IntoIterator<Item = String>) -> String {
        let mut counted: Vec<(String, usize)> = vec![];
        for card in cards {
            match counted.iter_mut().find(|(name, _)| *name == card) {
                Some((_, count)) => *count += 1,
                None => counted.push((card, 1)),
            }
        }
        let said = counted.into_iter().map(|(name, count)| if count == 1 { name } else { format!("{name} ×{count}") });
        dash(said.collect::<Vec<_>>().join(", "))
    }

    fn names(&self, cards: CardSet) -> String {
        self.list(cards.iter().map(|card| self.card(card)))
    }

    fn line(&self, key: &'static str, text: &str) -> String {
        format!("{}: {text}\n", self.word(key))
    }

    fn heading(&self) -> String {
        let bold = Style::new().effects(Effects::BOLD);
        let side = if self.seen.king_side() == Side::A { "A" } else { "B" };
        let said = phrase!(
            "imperium-show-heading",
            round = usize::from(self.seen.round_number()),
            main = self.seen.left_in(Stack::Main),
            unrest = self.seen.unrest_left(),
            fame = self.seen.left_in(Stack::Fame),
            side = side
        );
        format!("{bold}{}{bold:#}\n", self.words.say(&said, self.players))
    }

    /// The five cards with what lies on and under them, and what was exiled.
    fn market(&self) -> String {
        let mut rows = vec![["imperium-show-market", "imperium-show-on-it"].map(|key| self.word(key)).to_vec()];
        rows.extend(self.seen.market_slots().iter().map(|slot| self.offer(slot)));
        let mut text = align(&rows);
        if !self.seen.exiled().is_empty() {
            text.push_str(&self.line("imperium-show-exile", &self.names(self.seen.exiled())));
        }
        text
    }

    fn offer(&self, slot: &Slot) -> Vec<String> {
        let Some(card) = slot.card else { return vec!["–".to_owned(), "–".to_owned()] };
        let name_of = |token: Token| TOKENS.iter().find(|(known, _)| *known == token).map_or("", |(_, key)| key);
        let tokens = slot.tokens.iter().filter(|(_, count)| *count > 0);
        let mut there: Vec<String> =
            tokens.map(|(token, count)| format!("{} {count}", self.word(name_of(*token)).to_lowercase())).collect();
        if slot.unrests > 0 {
            there.push(self.word("imperium-show-unrest"));
        }
        vec![self.card(card), dash(there.join(", "))]
    }

    /// Nation, period and tokens of everybody.
    fn people(&self) -> String {
        let mut heads = vec![String::new(), self.word("imperium-show-nation"), self.word("imperium-show-period")];
        heads.extend(TOKENS.map(|(_, key)| self.word(key)));
        heads.push(self.word("imperium-show-exhausts"));
        let mut rows = vec![heads];
        for seat in self.seen.seated() {
            let area = self.seen.area(seat);
            let here = if self.seen.deciding().contains(seat) { "▸" } else { " " };
            let period = match area.period() {
                Period::Barbarian => "imperium-show-barbarian",
                Period::Empire => "imperium-show-empire",
            };
            let mut row =
                vec![format!("{here}{}", self.player(seat)), self.name(area.nation_name()), self.word(period)];
            row.extend(TOKENS.map(|(token, _)| area.tokens(token).to_string()));
            row.push(area.exhaust_tokens().0.to_string());
            rows.push(row);
        }
        align(&rows)
    }

    /// How many cards everybody has where, and what is in play.
    fn areas(&self) -> String {
        let of = |seat: Seat| {
            let area = self.seen.area(seat);
            let piles = phrase!(
                "imperium-show-piles",
                who = seat,
                hand = area.hand().len(),
                deck = self.seen.left_in(Stack::Deck(seat)),
                discard = area.discard().len(),
                nation = self.seen.left_in(Stack::Nation(seat)),
                history = area.history().len()
            );
            let cards = area.play().iter().filter(|card| *card != area.power());
            let play = self.list(cards.map(|card| self.in_play(card)));
            format!("{}\n  {}", self.words.say(&piles, self.players), self.line("imperium-show-play", &play))
        };
        let areas: String = self.seen.seated().map(of).collect();
        areas + &self.rival()
    }

    fn player(&self, seat: Seat) -> String {
        self.players.get(seat.index()).cloned().unwrap_or_else(|| capital(&self.word("rival-name")))
    }

    /// What the rival has below the market, its die and its level.
    fn rival(&self) -> String {
        let Some(level) = self.seen.level() else { return String::new() };
        let slots = self.seen.rival_slots().into_iter().map(|card| self.card(card)).collect::<Vec<_>>().join(", ");
        let said = phrase!("imperium-show-rival", level = level.phrase(), slots = slots, die = self.seen.die());
        format!("{}\n", self.words.say(&said, self.players))
    }

    fn in_play(&self, card: Card) -> String {
        let mut text = self.card(card);
        if self.seen.is_exhausted(card) {
            text.push_str(&format!(" ({})", self.word("imperium-show-exhausted")));
        }
        let garrison = self.seen.garrisoned_under(card);
        if !garrison.is_empty() {
            text.push_str(&format!(" [{}]", self.list(garrison.into_iter().map(|under| self.card(under)))));
        }
        text
    }

    /// The cards of whoever looks.
    fn mine(&self) -> String {
        let Viewer::Seat(seat) = self.seen.viewer() else { return String::new() };
        let area: Area<'_> = self.seen.area(seat);
        [
            ("imperium-show-developments", area.developments()),
            ("imperium-show-history", area.history()),
            ("imperium-show-discarded", area.discard()),
            ("imperium-show-hand", area.hand()),
        ]
        .into_iter()
        .filter(|(_, cards)| !cards.is_empty())
        .map(|(key, cards)| self.line(key, &self.names(cards)))
        .collect()
    }
}
