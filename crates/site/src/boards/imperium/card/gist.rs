//! What a card does, in signs.

use imperium::effects::words::{Category, Goal, Price, Standing, Step, Token};
use imperium::{ImperiumData, Sort};
use maud::{Markup, html};

use super::super::marks::{category_sign, exhaust, mark_sign, sign, token};

/// So many signs fit a line.
const LINE: usize = 7;

/// A line of signs that stops when it is full.
struct Signs<'a> {
    data: &'a ImperiumData,
    signs: Vec<Markup>,
    full: bool,
}

impl Signs<'_> {
    fn push(&mut self, one: Markup) {
        if self.signs.len() < LINE {
            self.signs.push(one);
        } else {
            self.full = true;
        }
    }

    fn sign(&mut self, id: &str) {
        self.push(sign(id, "icon").into());
    }

    fn word(&mut self, text: &'static str) {
        self.push(html! { i { (text) } });
    }

    fn tokens(&mut self, kind: Token, count: u8, before: &str) {
        self.push(html! { b.bonus { (before) @if count > 1 { (count) } (token(kind)) } });
    }

    fn price(&mut self, price: &Price) {
        let parts = [
            (Token::Materials, price.materials),
            (Token::Population, price.population),
            (Token::Progress, price.progress),
            (Token::Action, price.actions),
        ];
        for (kind, count) in parts.into_iter().filter(|(_, count)| *count > 0) {
            self.tokens(kind, count, "−");
        }
    }

    fn categories(&mut self, id: &str, categories: &[Category]) {
        self.push(html! {
            span.bonus { (sign(id, "icon")) @for category in categories.iter().take(3) { @let (id, class) = category_sign(*category); (sign(id, &format!("icon {class}"))) } }
        });
    }

    fn goal(&mut self, id: &str, goal: &Goal) {
        self.categories(id, &goal.category);
    }

    fn counted(&mut self, id: &str, count: u8) {
        self.push(html! { b.bonus { @if count > 1 { (count) } (sign(id, "icon")) } });
    }

    fn steps(&mut self, steps: &[Step]) {
        steps.iter().for_each(|step| self.step(step));
    }

    fn step(&mut self, step: &Step) {
        match step {
            Step::Choose(branches) => {
                for (at, branch) in branches.iter().enumerate() {
                    if at > 0 {
                        self.word("/");
                    }
                    self.steps(branch);
                }
            }
            Step::To(price, benefit) => {
                self.steps(price);
                self.sign("im-to");
                self.steps(benefit);
            }
            Step::IfElse(_, then, otherwise) => {
                self.steps(then);
                self.word("/");
                self.steps(otherwise);
            }
            Step::May(steps) | Step::If(_, steps) | Step::Them(steps) | Step::While(steps) => self.steps(steps),
            Step::Times(_, steps) => {
                self.word("×");
                self.steps(steps);
            }
            Step::All(steps) | Step::Others(steps) | Step::EachOther(steps) => {
                self.sign("im-all");
                self.steps(steps);
            }
            Step::Use(name) => self.steps(self.data.template_steps(name)),
            Step::Gain(kind, count) => self.tokens(*kind, *count, ""),
            Step::GainPer(kind, count, _) => {
                self.tokens(*kind, *count, "");
                self.word("×");
            }
            Step::Pay(price) => self.price(price),
            Step::PayAll(kind, _) | Step::PayUpTo(kind, _) => self.tokens(*kind, 1, "−"),
            Step::Yield(kind, count) => self.tokens(*kind, *count, "→"),
            Step::Lay(kind, count) | Step::PutOnMarket(kind, count) => self.tokens(*kind, *count, "↓"),
            Step::Collect => self.tokens(Token::Progress, 1, "↑"),
            Step::Draw(count) | Step::DrawIfAble(count) | Step::DrawUpTo(count) | Step::DrawUpToIfAble(count) => {
                self.counted("im-draw", *count)
            }
            Step::Mill(count) => self.counted("im-discard", *count),
            Step::Settle(_) => self.sign("im-pin"),
            Step::Exchange(from, to) => {
                self.tokens(*from, 1, "−");
                self.sign("im-to");
                self.tokens(*to, 1, "");
            }
            Step::PutAtDie(kind, count) => self.tokens(*kind, *count, "↓"),
            Step::QuestTop | Step::Restock => self.sign("im-deck"),
            Step::ExileQuest => self.sign("im-exile"),
            Step::UnrestToDiscard => self.push(html! { b.bonus { "+" (sign("im-unrest", "icon k-unrest")) } }),
            Step::Discard(cards) => self.counted("im-discard", cards.count.unwrap_or(1)),
            Step::History(_) => self.sign("im-history"),
            Step::Sink(_) => self.sign("im-water"),
            Step::Exile(_) => self.sign("im-exile"),
            Step::Recall(_) => self.sign("im-recall"),
            Step::Abandon(cards) => self.categories("im-abandon", &cards.category),
            Step::ToHand(_) | Step::Find(..) => self.sign("im-take"),
            Step::OnDeck(_) => self.sign("im-deck"),
            Step::Return(_) => self.push(html! { b.bonus { "−" (sign("im-unrest", "icon k-unrest")) } }),
            Step::Garrison(_) | Step::GarrisonThis(_) => self.sign("im-garrison"),
            Step::Give(_) => self.sign("im-give"),
            Step::Acquire(goal) => self.goal("im-acquire", goal),
            Step::BreakThrough(goal) => self.goal("im-through", goal),
            Step::Wager(categories) => self.categories("im-through", categories),
            Step::SwapMarket | Step::SwapNation => self.sign("im-swap"),
            Step::TakeFame | Step::LookFame(_) => self.categories("im-take", &[Category::Fame]),
            Step::TakeUnrest(count) => self.push(html! {
                b.bonus { "+" @if *count > 1 { (count) } (sign("im-unrest", "icon k-unrest")) }
            }),
            Step::TakeNation | Step::LookNation | Step::ShuffleNation | Step::BuryNation => self.sign("im-nation"),
            Step::Develop | Step::DevelopFree => self.sign("im-development"),
            Step::Play(_) | Step::PlayAnyPeriod(_) | Step::PlayEffect => self.sign("im-cards"),
            Step::Borrow => self.push(exhaust().into()),
            Step::Ready => self.sign("im-recall"),
            Step::CountAs(one, _, other) => {
                self.sign(mark_sign(*one));
                self.word("=");
                self.sign(mark_sign(*other));
            }
            Step::NextIgnores(_) => self.sign("im-crown"),
            Step::Turn(_) | Step::Become(_) => self.sign("im-swap"),
            Step::EndGame => self.sign("im-king"),
        }
    }

    fn standing(&mut self, standing: &Standing) {
        match standing {
            Standing::When(_, steps) | Standing::Instead(_, steps) => self.steps(steps),
            Standing::HandLimit(more) => self.push(html! { b.bonus { "+" (more) (sign("im-cards", "icon")) } }),
            Standing::IgnoreAxe(_) => self.sign("im-axe"),
            Standing::FreePlay(_) => self.sign("im-free"),
            Standing::AcquireExiled(_) => self.sign("im-exile"),
            Standing::CheaperUnrest { .. } => self.sign("im-unrest"),
            Standing::CheaperDevelopment(price) => {
                self.sign("im-development");
                self.price(price);
            }
            Standing::LookMore(_) => self.sign("im-fame"),
            Standing::NoHistory => self.sign("im-history"),
            Standing::MarketToken(kind, count) => self.tokens(*kind, *count, "↓"),
            Standing::Avoid(_) | Standing::AvoidExhaust(_) | Standing::AvoidUnlessPaid(_) => self.sign("im-passive"),
            Standing::Substitute(mark) => self.sign(mark_sign(*mark)),
        }
    }

    fn line(self, head: Option<Markup>) -> Markup {
        html! {
            @if !self.signs.is_empty() {
                span.gist-line { @if let Some(head) = head { span.gist-head { (head) } } @for one in &self.signs { (one) } @if self.full { i { "…" } } }
            }
        }
    }
}

fn line(data: &ImperiumData, head: Option<Markup>, fill: impl FnOnce(&mut Signs<'_>)) -> Markup {
    let mut signs = Signs { data, signs: vec![], full: false };
    fill(&mut signs);
    signs.line(head)
}

/// A line for what a card does when it is played, exhausted, in the solstice and as long as it lies there.
pub fn of(data: &ImperiumData, sort: &Sort) -> Markup {
    html! {
        (line(data, None, |signs| signs.steps(&sort.play)))
        @if let Some(used) = &sort.exhaust { (line(data, Some(exhaust().into()), |signs| signs.steps(&used.steps))) }
        (line(data, Some(sign("im-solstice", "icon").into()), |signs| signs.steps(&sort.solstice)))
        (line(data, Some(sign("im-passive", "icon").into()), |signs| sort.standing.iter().for_each(|one| signs.standing(one))))
    }
}
