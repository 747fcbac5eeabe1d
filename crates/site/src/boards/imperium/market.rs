//! The market: five cards with what lies on and under them, and the piles beside it.

use imperium::effects::words::{Category, Token};
use imperium::{Side, Slot, Stack};
use kernel::{Arg, phrase};
use maud::{Markup, html};

use super::marks::{category_sign, category_word, head, sign, sign_labelled, token, token_word, tokens_phrase};
use super::{Scene, card};

/// What opens the exiled cards.
pub(super) const EXILE: &str = "pile-exile";

/// When so few are left, it is worth a warning.
const FEW: usize = 4;

impl Scene<'_> {
    pub(super) fn market(&self) -> Markup {
        html! {
            section.bazaar aria-label=(self.say.word("imperium-page-market")) {
                (self.piles())
                ol.stalls { @for slot in self.seen.market_slots() { (self.slot(&slot)) } }
                (self.rival_slots())
            }
        }
    }

    fn slot(&self, slot: &Slot) -> Markup {
        let Some(offered) = slot.card else {
            return html! { li.stall.stall-empty { span { (self.say.word("imperium-page-empty-slot")) } } };
        };
        let number = self.seen.sort_number(offered);
        let takes = self.taking(&[offered]).is_some();
        let unrest = self.said(&phrase!("imperium-page-with-unrest", count = slot.unrests));
        html! {
            li class=(if takes { "stall stall-can" } else { "stall" }) data-card=(self.moving(number)) {
                (self.card_now(number, "", None, Some(&self.comes_with(slot))))
                (self.laid(&slot.tokens))
                @if slot.unrests > 0 {
                    span.peek.k-unrest data-tip=(unrest) { (sign_labelled("im-unrest", "icon", &unrest)) @if slot.unrests > 1 { b { "×" (slot.unrests) } } }
                }
                (self.take(&[offered]))
            }
        }
    }

    /// What a card of the market comes with for whoever takes it now.
    fn comes_with(&self, slot: &Slot) -> String {
        let tokens = slot.tokens.iter().filter(|(_, count)| *count > 0);
        let unrests = (slot.unrests > 0).then(|| phrase!("imperium-page-unrests-with", count = slot.unrests));
        let with: Vec<Arg> =
            tokens.map(|(kind, count)| tokens_phrase(*kind, *count)).chain(unrests).map(Arg::from).collect();
        self.said(&match (with.is_empty(), slot.unrests) {
            (true, _) => phrase!("imperium-page-bare-now"),
            (false, 0) => phrase!("imperium-page-with-now", with = with),
            (false, _) => phrase!("imperium-page-with-unrest-now", with = with),
        })
    }

    /// The tokens on a card of the market.
    fn laid(&self, tokens: &[(Token, u8)]) -> Markup {
        html! {
            @if tokens.iter().any(|(_, count)| *count > 0) {
                span.laid {
                    @for (kind, count) in tokens.iter().filter(|(_, count)| *count > 0) {
                        span.bonus data-tip=(token_word(self.say, *kind)) { b { (count) } (token(*kind)) span.visually-hidden { (token_word(self.say, *kind)) } }
                    }
                }
            }
        }
    }

    /// The common decks, what is left of unrest, and exile.
    fn piles(&self) -> Markup {
        let (say, seen) = (self.say, self.seen);
        let small = [
            (Stack::Regions, Category::Region),
            (Stack::Origins, Category::Origins),
            (Stack::Civilisation, Category::Civilisation),
        ];
        let (unrest, exile) = (seen.unrest_left(), seen.exiled().len());
        let king = card::king(self.say.data(), seen.common_deck());
        let side = match seen.king_side() {
            Side::A => "imperium-page-king-a",
            Side::B => "imperium-page-king-b",
        };
        let deck = |id: &str, class: &str, count: usize, label: String| {
            html! { li class=(format!("pile {class}{}", if count == 0 { " nil" } else { "" })) data-tip=(label) { (sign_labelled(id, "icon", &label)) b { (count) } } }
        };
        html! {
            ul.piles aria-label=(say.word("imperium-page-decks")) {
                @for (stack, category) in small {
                    @let (id, class) = category_sign(category);
                    (deck(id, class, seen.left_in(stack), self.said(&phrase!("imperium-page-small-deck", kind = category_word(say, category)))))
                }
                (deck("im-deck", "k-nation", seen.left_in(Stack::Main), say.word("imperium-page-main-deck")))
                (deck("im-fame", "k-fame", seen.left_in(Stack::Fame), say.word("imperium-page-fame-deck")))
                li.pile.k-fame.pile-king {
                    button type="button" popovertarget=(self.opens(king)) data-read=(card::page(self.say, king)) { (sign("im-king", "icon")) b { (say.word(if seen.king_side() == Side::A { "imperium-page-side-a" } else { "imperium-page-side-b" })) } span.visually-hidden { (say.word(side)) } }
                }
                li class=(if unrest <= FEW { "pile k-unrest pile-few" } else { "pile k-unrest" }) data-tip=(say.word("imperium-page-unrest-deck")) {
                    (sign_labelled("im-unrest", "icon", &say.word("imperium-page-unrest-deck"))) b { (unrest) }
                }
                li class=(if exile == 0 { "pile nil" } else { "pile" }) {
                    button type="button" popovertarget=(EXILE) data-tip=(say.word("imperium-page-exile")) { (head("im-exile", "")) b { (exile) } span.visually-hidden { (say.word("imperium-page-exile")) } }
                }
            }
        }
    }
}
