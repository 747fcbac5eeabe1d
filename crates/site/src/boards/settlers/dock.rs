//! The decision: what it is about, and the answers that have no place on the board.

use kernel::{Game, Seat, phrase};
use maud::{Markup, html};
use settlers::{Action, EXCHANGED, Frame, Good, Goods, Mix, Pack, Question, Times};

use super::{Scene, card, marks};
use crate::pages::icon;
use marks::{arrow, good, goods, sign};

impl Scene<'_> {
    pub(super) fn dock(&self) -> Markup {
        match (self.acting, self.seen.asked()) {
            (_, Question::Nothing) => html! {},
            (Some(seat), _) => html! { (self.dock_acting(seat)) (self.leftover()) },
            (None, Question::Pick) if self.seen.drafts() => {
                html! { p.small.faded { (self.say.word("settlers-page-together")) } (self.waiting()) }
            }
            (None, _) => html! { p.small.faded { (self.say.word("settlers-page-read")) } (self.order()) },
        }
    }

    /// A line of advice or of what is so.
    fn line(&self, id: &str, text: Markup) -> Markup {
        html! { li { (sign(id, "icon")) span { (text) } } }
    }

    fn tip(&self, id: &str, key: &'static str) -> Markup {
        self.line(id, html! { (self.say.word(key)) })
    }

    /// The card because of which something is asked, and what it says.
    fn because(&self) -> Markup {
        html! {
            @if let Some(card) = self.asker() {
                @let kind = self.data().facts(card).kind();
                ul.preview { (self.line(marks::kind_sign(kind), html! { b { (self.card_name(card)) } ". " (card::effects(self.say, card)) })) }
            }
        }
    }

    fn dock_acting(&self, seat: Seat) -> Markup {
        let tips = |lines: Markup| html! { ul.preview.tips { (lines) } };
        match self.seen.asked() {
            Question::Nothing => html! {},
            Question::Pick => self.dock_pick(seat),
            Question::Turn => self.dock_turn(seat),
            Question::After => html! {
                (tips(self.free_tips()))
                div.dock-do { (self.decide(&Action::Done, "btn btn-primary", Some("e"), html! { (icon("i-check")) " " (self.choice(&Action::Done)) })) }
            },
            Question::Exchange => self.dock_exchange(seat),
            Question::Pay => self.dock_pay(seat),
            Question::Over => self.dock_over(),
            Question::Draw => self.dock_draw(seat),
            Question::Keep => html! { (self.because()) (tips(self.tip("s-c", "settlers-page-tip-keep"))) },
            Question::Discard => html! { (self.because()) (tips(self.tip("s-c", "settlers-page-tip-discard"))) },
            Question::Take => self.dock_take(),
            Question::Offer => self.dock_offer(),
            Question::Copy => html! { (self.because()) (tips(self.tip("s-copy", "settlers-page-tip-copy"))) },
            Question::Samurai => html! { (self.because()) (tips(self.tip("s-samurai", "settlers-page-tip-samurai"))) },
            Question::Raze => html! { (self.because()) (tips(self.tip("s-raze", "settlers-page-tip-raze"))) },
            Question::Target => html! { (self.because()) (tips(self.tip("s-aim", "settlers-page-tip-target"))) },
            Question::Player => self.dock_player(),
            Question::Steal => self.dock_steal(),
            Question::Reset => html! { (self.because()) (tips(self.tip("s-swap", "settlers-page-tip-reset"))) },
            Question::Choose => html! { (self.because()) (tips(self.tip("s-deal", "settlers-page-tip-choose"))) },
            Question::Build => html! { (self.because()) (tips(self.tip("s-build", "settlers-page-tip-build"))) },
            Question::Lose => html! { (tips(self.tip("s-aim", "settlers-page-tip-lose"))) },
        }
    }

    fn dock_pick(&self, seat: Seat) -> Markup {
        let next = html! { (self.say.word("settlers-page-next-production")) " " (goods(self.say, &self.seen.income(seat).all(), 1)) };
        html! {
            ul.preview.tips {
                @if self.seen.drafts() { (self.tip("s-cc", "settlers-page-together")) }
                (self.line("s-prod", next))
            }
        }
    }

    fn dock_turn(&self, seat: Seat) -> Markup {
        let count = |is: fn(&Action) -> bool| self.options.iter().filter(|option| is(option)).count();
        let builds = self.seen.hand(seat).iter().filter(|card| self.may(&Action::Build(**card))).count();
        let activates = count(|action| matches!(action, Action::Activate(_, Times::Once)));
        let can = phrase!(
            "settlers-page-tip-turn",
            builds = builds,
            cards = self.seen.hand(seat).len(),
            activates = activates
        );
        html! {
            ul.preview.tips { (self.line("s-build", html! { (self.said(&can)) })) (self.free_tips()) }
            div.dock-do {
                (self.raze_at(seat))
                (self.pass())
            }
        }
    }

    /// Whoever passes does nothing more in this round: where something could still be done, that takes a second step.
    fn pass(&self) -> Markup {
        let label = html! { (icon("i-flag")) " " (self.choice(&Action::Pass)) };
        let last = self.options.iter().all(|option| *option == Action::Pass);
        html! {
            @if last { (self.decide(&Action::Pass, "btn", Some("p"), label)) } @else {
                details.sure {
                    summary.btn data-key="p" { (label) }
                    (self.decide(&Action::Pass, "btn btn-primary", None, html! { (self.say.word("settlers-page-pass-sure")) }))
                }
            }
        }
    }

    /// What can be done besides, without taking a turn.
    fn free_tips(&self) -> Markup {
        let any = |is: fn(&Action) -> bool| self.options.iter().any(is);
        html! {
            @if any(|action| matches!(action, Action::Defend(_))) { (self.tip("s-d", "settlers-page-tip-defend")) }
            @if any(|action| matches!(action, Action::Samurai(_))) { (self.tip("s-samurai", "settlers-page-tip-deploy")) }
            @if any(|action| matches!(action, Action::Tuck { .. })) { (self.tip("s-c", "settlers-page-tip-tuck")) }
            @if any(|action| matches!(action, Action::Put { .. })) { (self.tip("s-keep", "settlers-page-tip-put")) }
        }
    }

    fn dock_exchange(&self, seat: Seat) -> Markup {
        let pairs = match self.frame() {
            Some(Frame::Exchange { pairs, .. }) => *pairs,
            Some(_) | None => [0; EXCHANGED.len()],
        };
        let so_far: Goods = EXCHANGED.into_iter().zip(pairs).collect();
        let workers = self.seen.player(seat).supply().get(Good::Worker);
        let more = workers / u16::from(self.data().figures.exchange_workers.value.max(1));
        html! {
            ul.preview {
                (self.line("s-swap", html! { (self.said(&phrase!("settlers-page-so-far", count = so_far.total()))) " " (goods(self.say, &so_far, 2)) }))
                (self.line("s-p", html! { (self.said(&phrase!("settlers-page-pairs-left", workers = workers, pairs = more))) }))
            }
            div.dock-do.four {
                @for exchanged in EXCHANGED {
                    @let action = Action::Exchange(exchanged);
                    @if self.may(&action) {
                        (self.decide_next(&action, "btn", html! { (good(exchanged, "")) " " (marks::capital(&marks::good_word(self.say, exchanged, 1))) }))
                    }
                }
            }
            div.dock-do { (self.decide(&Action::Done, "btn btn-primary", Some("e"), html! { (icon("i-check")) " " (self.choice(&Action::Done)) })) }
        }
    }

    fn dock_pay(&self, seat: Seat) -> Markup {
        let mixes = self.options.iter().filter_map(|option| {
            let Action::Pay(mix) = option else { return None };
            Some(*mix)
        });
        html! {
            @if self.building().is_none() && self.dealing().is_none() { (self.because()) }
            div.mixes { @for (at, mix) in mixes.enumerate() { (self.mix(seat, at, mix)) } }
        }
    }

    /// One way to pay: what goes and what stays.
    fn mix(&self, seat: Seat, at: usize, mix: Mix) -> Markup {
        let (paid, supply) = (mix.goods(), self.seen.player(seat).supply());
        let stays = |good: Good| (good, supply.get(good).saturating_sub(paid.get(good).into()).min(255) as u8);
        let left: Goods = [Good::Wood, Good::Stone, Good::Food, Good::Gold].into_iter().map(stays).collect();
        let label = html! {
            span.mix-pay { (goods(self.say, &paid, 9)) }
            span.mix-left { (self.say.word("settlers-page-stays")) " " @if left.is_empty() { (self.say.word("settlers-good-nothing")) } @else { (goods(self.say, &left, 1)) } }
        };
        self.decide_next(&Action::Pay(mix), if at == 0 { "btn mix btn-primary" } else { "btn mix" }, label)
    }

    fn dock_over(&self) -> Markup {
        let points = self.data().figures.location_points.value;
        let worth = phrase!("settlers-page-tip-over", common = points.common, faction = points.faction);
        html! {
            ul.preview {
                @if self.may(&Action::OverFoundation) { (self.tip("s-found", "settlers-page-tip-foundation")) }
                (self.line("s-l", html! { (self.said(&worth)) }))
            }
            @if self.may(&Action::OverFoundation) {
                div.dock-do { (self.decide(&Action::OverFoundation, "btn btn-primary", Some("f"), html! { (sign("s-found", "icon")) " " (self.choice(&Action::OverFoundation)) })) }
            }
        }
    }

    fn dock_draw(&self, seat: Seat) -> Markup {
        let left = match self.frame() {
            Some(Frame::Draw { left, .. } | Frame::Look { left, .. }) => *left,
            Some(_) | None => 1,
        };
        let decks = [
            (Pack::Common, "s-cc", self.seen.deck_size()),
            (Pack::Faction, "s-cf", self.seen.player(seat).deck_size()),
        ];
        html! {
            (self.because())
            @if left > 1 { p.small { (self.said(&phrase!("settlers-page-draws-left", count = left))) } }
            div.dock-do.big {
                @for (pack, id, size) in decks {
                    @let action = Action::Draw(pack);
                    (self.decide_next(&action, "btn btn-big", html! { (sign(id, "g")) " " (self.choice(&action)) " " span.faded { (size) } }))
                }
            }
        }
    }

    fn dock_take(&self) -> Markup {
        let heaps = self.options.iter().filter_map(|option| {
            let Action::Take(heap) = option else { return None };
            Some(*heap)
        });
        html! {
            (self.because())
            div.dock-do.big {
                @for heap in heaps { (self.decide_next(&Action::Take(heap), "btn btn-big", html! { (goods(self.say, &heap, 3)) " " (marks::spoken(self.say, &heap)) })) }
            }
        }
    }

    fn dock_offer(&self) -> Markup {
        let offers = match self.frame() {
            Some(Frame::Offer { card, .. }) => self.data().facts(*card).features().iter().find_map(|feature| {
                let settlers::Feature::OnBuildPay { offers, .. } = feature else { return None };
                Some(offers.clone())
            }),
            Some(_) | None => None,
        };
        html! {
            (self.because())
            div.dock-do.big {
                @for offer in offers.unwrap_or_default() {
                    @let action = Action::Offer(offer.pay);
                    @if self.may(&action) { (self.decide_next(&action, "btn btn-big", html! { (good(offer.pay, "")) (arrow()) (goods(self.say, &offer.gain, 3)) })) }
                }
                (self.decide(&Action::Decline, "btn", Some("n"), html! { (self.choice(&Action::Decline)) }))
            }
        }
    }

    fn dock_player(&self) -> Markup {
        let players = self.options.iter().filter_map(|option| {
            let Action::TargetPlayer(seat) = option else { return None };
            Some(*seat)
        });
        html! {
            (self.because())
            div.dock-do {
                @for seat in players {
                    @let mark = html! { @if seat.index() < self.seen.seats() { (self.crest_of(seat, "crest")) " " } };
                    (self.decide_next(&Action::TargetPlayer(seat), "btn", html! { (mark) (self.player_name(seat)) }))
                }
            }
        }
    }

    fn dock_steal(&self) -> Markup {
        html! {
            (self.because())
            @for seat in Seat::all(self.seen.seats()) {
                @let loot: Vec<Good> = Good::RESOURCES.into_iter().filter(|loot| self.may(&Action::Steal(seat, *loot))).collect();
                @if !loot.is_empty() {
                    div.dock-do {
                        span.dock-lead { (self.crest_of(seat, "crest")) " " (self.player_name(seat)) }
                        @for taken in loot { (self.decide_next(&Action::Steal(seat, taken), "btn btn-good", good(taken, ""))) }
                    }
                }
            }
        }
    }
}
