//! Campaigns in words: the sheet of the booklet, and what may be chosen.

use kernel::campaign::{Cell, Next, Opening, Pick, Row, Sheet, Tally};
use kernel::{Arg, Game, Phrase, phrase};

use super::text::USUAL_NATION;
use super::{Bout, Campaign, How, LOSSES, Ladder, Reward, Stage, Step, Verdict, WINS};
use crate::data::{ImperiumData, Side};
use crate::setup::{Setup, Solo};
use crate::state::Imperium;

fn plain(notation: &str, phrase: Phrase) -> Pick {
    Pick { notation: notation.to_owned(), phrase, about: vec![] }
}

/// What is chosen before a campaign begins.
pub(super) fn openings(data: &ImperiumData) -> Vec<Opening> {
    let nation = |(id, difficulty): (&str, u8)| {
        let name = Arg::Name(format!("imperium.nation.{id}"));
        plain(id, phrase!("imperium-campaign-nation", nation = name, stars = "★".repeat(difficulty.into())))
    };
    let deck = |id: &str| plain(id, phrase!("imperium-campaign-name", name = Arg::Name(format!("imperium.deck.{id}"))));
    let ask = |id, question, picks, usual: &str| Opening { id, question, picks, usual: usual.to_owned() };
    vec![
        ask("nation", phrase!("imperium-campaign-ask-nation"), data.all_nations().map(nation).collect(), USUAL_NATION),
        ask(
            "side",
            phrase!("imperium-campaign-ask-side"),
            vec![plain("b", phrase!("imperium-campaign-side-b")), plain("a", phrase!("imperium-campaign-side-a"))],
            "b",
        ),
        ask(
            "deck",
            phrase!("imperium-campaign-ask-deck"),
            data.all_decks().map(deck).collect(),
            data.all_decks().next().unwrap_or_default(),
        ),
        ask(
            "levels",
            phrase!("imperium-campaign-ask-levels"),
            vec![
                plain(Ladder::Rising.word(), phrase!("imperium-campaign-rising")),
                plain(Ladder::Supreme.word(), phrase!("imperium-campaign-supreme")),
            ],
            Ladder::Rising.word(),
        ),
        ask(
            "bot-region-effects",
            phrase!("imperium-campaign-ask-regions"),
            vec![
                plain("on", phrase!("imperium-campaign-regions-on")),
                plain("off", phrase!("imperium-campaign-regions-off")),
            ],
            "on",
        ),
    ]
}

impl Campaign {
    pub(super) fn nation_name(&self, nation: u8) -> Arg {
        Arg::Name(format!("imperium.nation.{}", self.data.nations[usize::from(nation)].id))
    }

    pub(super) fn card_name(&self, sort: u16) -> Arg {
        Arg::Name(self.data.name(sort))
    }

    fn card(&self, sort: u16) -> Phrase {
        phrase!("imperium-campaign-name", name = self.card_name(sort))
    }

    fn cards(&self, sorts: &[u16]) -> Phrase {
        let all = sorts.iter().map(|sort| self.card(*sort).into()).collect::<Vec<Arg>>();
        phrase!("imperium-campaign-cards", cards = all)
    }

    /// What is to be done next, in a few words.
    pub(super) fn due(&self) -> Phrase {
        match self.stage() {
            Stage::Reward => phrase!("imperium-campaign-due-reward"),
            Stage::Rival => phrase!("imperium-campaign-due-rival"),
            Stage::Removal => phrase!("imperium-campaign-due-removal"),
            Stage::Ready => phrase!("imperium-campaign-due-game"),
            Stage::Playing => phrase!("imperium-campaign-due-end"),
            Stage::Over(_) => phrase!("imperium-campaign-due-nothing"),
        }
    }

    /// The sheet.
    pub fn sheet(&self) -> Sheet {
        Sheet {
            player: self.player.clone(),
            headline: self.headline(),
            head: self.head(),
            tallies: vec![
                Tally { name: phrase!("imperium-campaign-wins"), count: self.wins(), of: WINS },
                Tally { name: phrase!("imperium-campaign-losses"), count: self.losses(), of: LOSSES },
            ],
            columns: vec![
                phrase!("imperium-campaign-column-level"),
                phrase!("imperium-campaign-column-own"),
                phrase!("imperium-campaign-column-nation"),
                phrase!("imperium-campaign-column-rival"),
                phrase!("imperium-campaign-column-result"),
                phrase!("imperium-campaign-column-card"),
                phrase!("imperium-campaign-column-undone"),
            ],
            rows: self.bouts.iter().map(|bout| self.row(bout)).collect(),
            next: self.next(),
        }
    }

    fn headline(&self) -> Phrase {
        let nation = self.nation_name(self.terms.nation.nation);
        let player = self.player.as_str();
        match (self.stage(), self.terms.ladder) {
            (Stage::Over(true), Ladder::Rising) => phrase!("imperium-campaign-won", player = player, nation = nation),
            (Stage::Over(true), Ladder::Supreme) => {
                phrase!("imperium-campaign-won-supreme", player = player, nation = nation)
            }
            (Stage::Over(false), _) => phrase!("imperium-campaign-lost", player = player, nation = nation),
            (Stage::Reward | Stage::Rival | Stage::Removal | Stage::Ready | Stage::Playing, _) => {
                phrase!("imperium-campaign-on", player = player, nation = nation)
            }
        }
    }

    fn head(&self) -> Vec<(Phrase, Phrase)> {
        let nation = self.nation_name(self.terms.nation.nation);
        let nation = match self.terms.nation.side {
            Side::A => phrase!("imperium-variant-side-a", nation = nation),
            Side::B => phrase!("imperium-variant-side-b", nation = nation),
        };
        let deck = Arg::Name(format!("imperium.deck.{}", self.data.decks[self.terms.deck].id));
        let levels = match self.terms.ladder {
            Ladder::Rising => phrase!("imperium-campaign-rising"),
            Ladder::Supreme => phrase!("imperium-campaign-supreme"),
        };
        let mut head = vec![
            (phrase!("imperium-campaign-head-nation"), nation),
            (phrase!("imperium-campaign-head-deck"), phrase!("imperium-campaign-name", name = deck)),
            (phrase!("imperium-campaign-head-levels"), levels),
        ];
        if !self.terms.region_effects {
            head.push((phrase!("imperium-campaign-head-regions"), phrase!("imperium-campaign-regions-off")));
        }
        head
    }

    fn row(&self, bout: &Bout) -> Row {
        let level = bout.setup.solo.as_ref().map(|solo| solo.level.phrase());
        let doubled = bout.setup.solo.as_ref().is_some_and(|solo| solo.doubled);
        let level = level.map_or(Cell::Empty, |level| {
            Cell::Words(if doubled { phrase!("imperium-campaign-level-doubled", level = level) } else { level })
        });
        let verdict = bout.result.as_ref();
        let number = |read: fn(&Verdict) -> i64| verdict.map_or(Cell::Empty, |verdict| Cell::Number(read(verdict)));
        let result = |verdict: &Verdict| {
            Cell::Words(match (verdict.won, verdict.how) {
                (true, _) => phrase!("imperium-campaign-row-won"),
                (false, How::Points) => phrase!("imperium-campaign-row-lost"),
                (false, How::Fall) => phrase!("imperium-campaign-row-fall"),
                (false, How::Left) => phrase!("imperium-campaign-row-left"),
            })
        };
        let card = match bout.reward {
            Some(Reward::Added(sort)) => Cell::Words(self.card(sort)),
            Some(Reward::Removed(Some(sort))) => Cell::Struck(self.card(sort)),
            Some(Reward::Removed(None)) => Cell::Words(phrase!("imperium-campaign-removal-later")),
            None => Cell::Empty,
        };
        Row {
            cells: vec![
                level,
                number(|verdict| verdict.own.into()),
                Cell::Words(phrase!("imperium-campaign-name", name = self.nation_name(bout.rival))),
                number(|verdict| verdict.rival.into()),
                verdict.map_or(Cell::Empty, result),
                card,
                number(|verdict| verdict.undone as i64),
            ],
            won: verdict.map(|verdict| verdict.won),
            commitment: bout.commitment.clone(),
            check: verdict.map(|verdict| verdict.check.clone()),
        }
    }

    fn next(&self) -> Next {
        let picks = |steps: Vec<Step>| steps.iter().map(|step| self.pick(step)).collect();
        match (self.stage(), self.bouts.last()) {
            (Stage::Over(won), _) => Next::Over { won },
            (Stage::Reward, _) => {
                let add = self.addable().into_iter().map(Step::Add);
                let question = phrase!("imperium-campaign-ask-reward");
                Next::Choose { question, picks: picks(std::iter::once(Step::RemoveLater).chain(add).collect()) }
            }
            (Stage::Removal, _) => {
                let remove = self.removable().into_iter().map(Step::Remove);
                Next::Choose { question: phrase!("imperium-campaign-ask-removal"), picks: picks(remove.collect()) }
            }
            (Stage::Ready, Some(bout)) => Next::Begin {
                setup: Imperium::write_setup(self.data, &bout.setup),
                terms: self.conditions(&bout.setup),
            },
            (Stage::Playing, Some(Bout { setup, commitment: Some(commitment), .. })) => {
                Next::Play { setup: Imperium::write_setup(self.data, setup), commitment: commitment.clone() }
            }
            (Stage::Rival | Stage::Ready | Stage::Playing, _) => {
                let against = self.rivals().into_iter().map(Step::Against).collect();
                let question = phrase!("imperium-campaign-ask-rival", level = self.level().phrase());
                Next::Choose { question, picks: picks(against) }
            }
        }
    }

    fn pick(&self, step: &Step) -> Pick {
        let about = |sort: u16| self.data.card_text(sort);
        let (phrase, about) = match step {
            Step::Against(rival) => (phrase!("imperium-campaign-name", name = self.nation_name(*rival)), vec![]),
            Step::Remove(sort) => (phrase!("imperium-campaign-remove", card = self.card_name(*sort)), about(*sort)),
            Step::Add(sort) => (phrase!("imperium-campaign-add", card = self.card_name(*sort)), about(*sort)),
            Step::RemoveLater => {
                (phrase!("imperium-campaign-remove-later"), vec![phrase!("imperium-campaign-remove-later-about")])
            }
            // Nobody is offered these.
            Step::Begun(_) | Step::BrokenOff | Step::Ended(_) => (self.due(), vec![]),
        };
        Pick { notation: self.write_step(step), phrase, about }
    }

    /// What is particular about a game that is to begin.
    fn conditions(&self, setup: &Setup) -> Vec<(Phrase, Phrase)> {
        let Some(Solo { level, doubled, added, removed, calm, .. }) = &setup.solo else { return vec![] };
        let rival = setup.nations.iter().flatten().nth(1).map_or(0, |choice| choice.nation);
        let tokens =
            if *doubled { phrase!("imperium-campaign-tokens-doubled") } else { phrase!("imperium-campaign-tokens") };
        let mut terms = vec![
            (
                phrase!("imperium-campaign-column-nation"),
                phrase!("imperium-campaign-name", name = self.nation_name(rival)),
            ),
            (phrase!("imperium-campaign-column-level"), level.phrase()),
            (phrase!("imperium-campaign-head-tokens"), tokens),
        ];
        if !added.is_empty() {
            terms.push((phrase!("imperium-campaign-head-added"), self.cards(added)));
        }
        if !removed.is_empty() {
            terms.push((phrase!("imperium-campaign-head-removed"), self.cards(removed)));
        }
        if *calm > 0 {
            terms.push((phrase!("imperium-campaign-head-calm"), phrase!("imperium-campaign-calm", count = *calm)));
        }
        terms
    }
}
