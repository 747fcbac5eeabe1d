//! What is mine: the goods of whoever stands in the middle, as a tray of counters.

use kernel::{Viewer, phrase};
use maud::{Markup, html};
use settlers::Good;

use super::{Scene, marks};
use crate::pages::icon;
use marks::{crest, sign_labelled};

/// The goods that lie in a supply.
pub(super) const SUPPLY: [Good; 7] =
    [Good::Wood, Good::Stone, Good::Food, Good::Worker, Good::Gold, Good::Raze, Good::Defence];

impl Scene<'_> {
    pub(super) fn mine(&self) -> Markup {
        let (say, seat) = (self.say, self.shown);
        let player = self.seen.player(seat);
        let (cards, held) = (self.seen.hand(seat).len(), say.word("settlers-page-in-hand"));
        let decks = [
            ("s-cf", player.deck_size(), say.word("settlers-page-faction-deck")),
            ("s-cc", self.seen.deck_size(), self.common_deck()),
        ];
        html! {
            p.me {
                (crest(self.say, player.faction(), seat, "crest crest-big")) span { (self.player_name(seat)) } (self.first_mark(seat))
                @if self.me.is_none() && self.seen.viewer() == Viewer::Spectator { span.badge { (icon("i-eye")) " " (say.word("site-watching")) } }
            }
            ul.tray aria-label=(say.word("settlers-page-goods")) { @for good in SUPPLY { (self.counter(good)) } }
            ul.tray.decks {
                li.count data-tip=(held) { (crate::pages::icon_as("i-hand", "g")) span.visually-hidden { (held) } b { (cards) } }
                @for (id, count, label) in decks { li.count data-tip=(label) { (sign_labelled(id, "g", &label)) b { (count) } } }
            }
            (self.points_of(seat))
        }
    }

    /// What is said of the common deck.
    fn common_deck(&self) -> String {
        self.said(&phrase!("settlers-page-common-deck", discarded = self.seen.discard().len()))
    }

    /// A counter of the tray.
    fn counter(&self, good: Good) -> Markup {
        let (count, keeps) = (self.seen.player(self.shown).supply().get(good), self.say.word("settlers-page-keeps"));
        let name = marks::good_word(self.say, good, count);
        let kept = self.kept(self.shown).get(good) > 0;
        let class = format!("count{}{}", if count == 0 { " nil" } else { "" }, if kept { " kept" } else { "" });
        html! {
            li class=(class) data-tip=(if kept { format!("{name}. {keeps}") } else { name.clone() }) {
                (self.good_labelled(good, &name)) b { (count) }
                @if kept { (sign_labelled("s-keep", "kept-mark", &keeps)) }
            }
        }
    }

    /// A good that stands for its name.
    pub(super) fn good_labelled(&self, good: Good, name: &str) -> Markup {
        html! { (marks::good(good, "")) span.visually-hidden { (name) } }
    }
}
