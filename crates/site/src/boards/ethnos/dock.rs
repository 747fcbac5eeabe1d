//! What I may do now: the question, the buttons, and what a picked band would lead to.

use ethnos::{Ability, Action, Kingdom, Question};
use kernel::{Checked, Game, Narrate, Options, Phrase, Seat, phrase};
use maud::{Markup, html};

use super::{Scene, picked};
use crate::pages::{icon, icon_as};

/// What says why the picked cards are no band.
const TROUBLE: &str = "no-band";

impl Scene<'_> {
    pub(super) fn dock(&self) -> Markup {
        let Some(seat) = self.acting else { return html! {} };
        match self.seen.asked() {
            Question::Turn => self.dock_turn(seat),
            Question::Another => {
                html! { (self.band_preview(seat)) div.dock-do { (self.band_buttons(seat)) (self.decline()) } }
            }
            Question::Keep => html! {
                div.dock-do { button.btn.btn-primary form="turn" name="go" value="compose:keep" { (icon("i-hand")) " " (self.say.word("ethnos-page-keep")) } }
            },
            Question::Place | Question::Bonus(_) => self.dock_place(seat),
            Question::Troll | Question::Horde | Question::Draw | Question::Raid => self.dock_choices(seat),
            Question::Over => html! {},
        }
    }

    fn dock_turn(&self, seat: Seat) -> Markup {
        let can_draw = self.seen.check(seat, &Action::RecruitDeck).is_ok();
        let stuck = self.seen.check(seat, &Action::Pass).is_ok();
        let picked = !self.selection.cards.is_empty() || self.selection.leader.is_some();
        let empty = self.seen.player(seat).hand().is_empty();
        html! {
            @if picked { (self.band_preview(seat)) } @else { p.small.faded.turn-hint { (self.say.word("ethnos-page-turn-hint")) } }
            div.dock-do {
                @if can_draw && !picked {
                    button.btn.btn-primary form="turn" name="go" value="decide:recruit deck" data-key="d" { (icon("i-deck")) " " (self.say.word("ethnos-choose-deck")) }
                }
                @if !empty && !stuck { (self.band_buttons(seat)) }
                @if stuck { button.btn.btn-primary form="turn" name="go" value="decide:pass" { (self.say.word("ethnos-choose-pass")) } }
            }
        }
    }

    /// Plays what is picked. What is no band cannot be pressed; why is told above it.
    fn band_buttons(&self, seat: Seat) -> Markup {
        let is_picked = !self.selection.cards.is_empty() || self.selection.leader.is_some();
        let label = html! { (icon("i-band")) " " (self.say.word("ethnos-page-play-band")) };
        html! {
            @match self.picked_band(seat) {
                Err(_) if is_picked => button.btn type="button" aria-disabled="true" aria-describedby=(TROUBLE) { (label) },
                Ok(_) | Err(_) => {
                    button class=(if is_picked { "btn btn-primary" } else { "btn" }) form="turn" name="go" value="compose:band" data-key="b" { (label) }
                }
            }
            button.btn.no-script form="turn" formmethod="get" { (self.say.word("ethnos-page-preview")) }
        }
    }

    /// The band that the picked cards make, or why they make none.
    fn picked_band(&self, seat: Seat) -> Result<Checked<Action>, Phrase> {
        let action = picked(self.seen, seat, "band", self.selection)?;
        self.seen.check(seat, &action).map_err(|refusal| ethnos::Ethnos::refusal(self.seen, &refusal))
    }

    /// What the picked cards would do as a band, or why they cannot be one.
    fn band_preview(&self, seat: Seat) -> Markup {
        if self.selection.cards.is_empty() && self.selection.leader.is_none() {
            return html! {};
        }
        let state = self.seen;
        let band = match self.picked_band(seat) {
            Ok(band) => band,
            Err(why) => return self.trouble(&why),
        };
        let Action::Band { leader, followers } = *band.action() else { return html! {} };
        let size = followers.len() + 1;
        let glory = self.seen.band_prospect(seat, leader, &followers);
        let rest = state.player(seat).hand().len() - size;
        let abilities = self.data().abilities_of(leader.tribe());
        let title = phrase!("ethnos-page-band-title", size = size, leader = self.named(leader));
        let keeps = abilities.contains(&Ability::KeepsBandSize);
        html! {
            div.dock-ask { h2 { (self.say.say(&title)) } }
            ul.preview tabindex="0" aria-live="polite" {
                li { (icon("i-marker")) span { (self.say.say(&self.seen.marker_prospect(seat, leader, size))) } }
                @for line in self.ability_lines(leader.tribe()) { li { (icon("i-leader")) span { (line) } } }
                li { (icon("i-glory")) span { (self.say.say(&phrase!("ethnos-prospect-glory", glory = glory))) } }
                @if rest > 0 && !keeps {
                    li { (icon("i-hand")) span.loss { (self.say.say(&phrase!("ethnos-prospect-rest", count = rest))) } }
                }
            }
        }
    }

    fn ability_lines(&self, tribe: ethnos::Tribe) -> Vec<String> {
        let abilities = self.data().abilities_of(tribe).iter();
        abilities.map(|ability| self.say.say(&self.data().ability_text(*ability))).collect()
    }

    fn trouble(&self, why: &Phrase) -> Markup {
        html! { ul.preview tabindex="0" aria-live="polite" { li { (icon("i-info")) span.loss id=(TROUBLE) { (self.say.say(why)) } } } }
    }

    /// Every kingdom, those that are out of reach with the reason.
    fn dock_place(&self, seat: Seat) -> Markup {
        html! {
            div.dock-do {
                @for kingdom in Kingdom::all() {
                    @let id = self.data().kingdom_id(kingdom);
                    @let shield = format!("k-{id}");
                    @let mark = icon_as(&shield, "shield-k");
                    @match self.seen.check(seat, &Action::Place(kingdom)) {
                        Ok(_) => {
                            button class=(format!("btn k-{id}")) form="turn" name="go" value=(format!("decide:place {id}")) { (mark) " " (self.kingdom_name(kingdom)) }
                        }
                        Err(ethnos::Refusal::WrongKingdom(_)) => {}
                        Err(refusal) => {
                            span.has-why {
                                button class=(format!("btn k-{id}")) type="button" aria-disabled="true" aria-describedby=(format!("why-{id}")) { (mark) " " (self.kingdom_name(kingdom)) }
                                span.why id=(format!("why-{id}")) role="tooltip" { (self.say.say(&ethnos::Ethnos::refusal(self.seen, &refusal))) }
                            }
                        }
                    }
                }
                (self.decline())
            }
        }
    }

    fn decline(&self) -> Markup {
        let said = self.say.say(&ethnos::Ethnos::choice(self.seen, &Action::Decline));
        html! { button.btn.btn-quiet form="turn" name="go" value="decide:decline" data-key="n" { (said) } }
    }

    /// One button for each option.
    fn dock_choices(&self, seat: Seat) -> Markup {
        let mut options = Options::new();
        self.seen.options(seat, &mut options);
        html! {
            div.dock-do {
                @for (at, action) in options.iter().enumerate() {
                    @if *action == Action::Decline { (self.decline()) } @else {
                        button class=(if at == 0 { "btn btn-primary" } else { "btn" }) form="turn" name="go"
                            value=(format!("decide:{}", self.seen.notation(action))) {
                            (self.say.say(&ethnos::Ethnos::choice(self.seen, action)))
                        }
                    }
                }
            }
        }
    }
}
