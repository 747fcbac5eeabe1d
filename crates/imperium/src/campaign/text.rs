//! Campaigns as text: steps in notation, and the whole of it as one file.

use kernel::campaign::{Campaigns, Opening, Script, Sheet};
use kernel::notation::{Words, first_word};
use kernel::{Fault, Game, Phrase, phrase};

use super::{Campaign, How, Ladder, Step, Terms, Verdict};
use crate::data::{ImperiumData, Side};
use crate::setup::Choice;
use crate::state::Imperium;

/// The campaigns of a set of data.
#[derive(Clone, Copy, Debug)]
pub struct Series(pub &'static ImperiumData);

/// What ends a game, in notation.
const HOWS: [(&str, How); 3] = [("points", How::Points), ("fall", How::Fall), ("leaving", How::Left)];

impl Campaign {
    /// A step in notation.
    pub(super) fn write_step(&self, step: &Step) -> String {
        let id = |sort: &u16| self.data.sorts[usize::from(*sort)].id.as_str();
        match step {
            Step::Against(rival) => format!("against {}", self.data.nations[usize::from(*rival)].id),
            Step::Remove(sort) => format!("remove {}", id(sort)),
            Step::Begun(commitment) => format!("begun {commitment}"),
            Step::BrokenOff => "broken-off".to_owned(),
            Step::Ended(verdict) => {
                let Verdict { won, own, rival, how, undone, check, found } = verdict;
                let word = if *won { "won" } else { "lost" };
                let how = HOWS.iter().find(|(_, other)| other == how).map_or("", |(word, _)| word);
                let mut text = format!("{word} {own} to {rival} by {how} undone {undone} check {check}");
                for (at, sort) in found.iter().enumerate() {
                    text.push_str(if at == 0 { " found " } else { " " });
                    text.push_str(id(sort));
                }
                text
            }
            Step::Add(sort) => format!("add {}", id(sort)),
            Step::RemoveLater => "remove-later".to_owned(),
        }
    }

    /// Reads such a step.
    pub(super) fn read_step(&self, text: &str) -> Result<Step, Phrase> {
        let unknown = || phrase!("imperium-campaign-unknown", step = text);
        let (word, rest) = first_word(text);
        Ok(match (word, rest) {
            ("against", nation) => Step::Against(self.data.nation(nation)? as u8),
            ("remove", card) => Step::Remove(self.data.sort(card)?),
            ("begun", commitment) => Step::Begun(commitment.to_owned()),
            ("broken-off", "") => Step::BrokenOff,
            ("won" | "lost", rest) => Step::Ended(self.read_verdict(word == "won", rest).ok_or_else(unknown)?),
            ("add", card) => Step::Add(self.data.sort(card)?),
            ("remove-later", "") => Step::RemoveLater,
            _ => return Err(unknown()),
        })
    }

    fn read_verdict(&self, won: bool, text: &str) -> Option<Verdict> {
        let mut words = Words::new(text);
        let most = i64::from(i16::MAX);
        let mut after = |word: Option<&str>| match word {
            Some(word) if words.next_word()? != word => None,
            Some(_) | None => words.next_word(),
        };
        let number = |word: &str| word.parse().ok().filter(|number: &i64| (-most..=most).contains(number));
        let own = number(after(None)?)? as i32;
        let rival = number(after(Some("to"))?)? as i32;
        let by = after(Some("by"))?;
        let how = HOWS.iter().find(|(word, _)| *word == by)?.1;
        let undone = number(after(Some("undone"))?).filter(|undone| *undone >= 0)? as usize;
        let check = after(Some("check"))?.to_owned();
        let mut found = vec![];
        if let Some(first) = words.next_word() {
            if first != "found" {
                return None;
            }
            while let Some(id) = words.next_word() {
                found.push(self.data.sort(id).ok()?);
            }
        }
        Some(Verdict { won, own, rival, how, undone, check, found })
    }

    /// The whole campaign as text.
    pub fn write(&self) -> String {
        let Terms { nation, deck, ladder, region_effects } = &self.terms;
        let answers = [
            ("nation", self.data.nations[usize::from(nation.nation)].id.as_str()),
            ("side", if nation.side == Side::A { "a" } else { "b" }),
            ("deck", self.data.decks[*deck].id.as_str()),
            ("levels", ladder.word()),
            ("bot-region-effects", if *region_effects { "on" } else { "off" }),
        ];
        let script = Script {
            game: Imperium::ID.to_owned(),
            player: self.player.clone(),
            answers: answers.map(|(id, answer)| (id.to_owned(), answer.to_owned())).to_vec(),
            steps: self.steps.iter().map(|step| self.write_step(step)).collect(),
        };
        script.write()
    }

    /// Reads a campaign, step by step: one that could not have come about is refused.
    pub fn read(data: &'static ImperiumData, text: &str) -> Result<Campaign, Fault> {
        let script = Script::read(text)?;
        if script.game != Imperium::ID {
            return Err(phrase!("campaign-other-game", expected = Imperium::ID, found = script.game).into());
        }
        let answers: Vec<(&str, &str)> =
            script.answers.iter().map(|(id, answer)| (id.as_str(), answer.as_str())).collect();
        let mut campaign = Campaign::new(data, &script.player, Terms::read(data, &answers)?);
        for (at, text) in script.steps.iter().enumerate() {
            let taken = campaign.read_step(text).and_then(|step| campaign.take(step));
            taken.map_err(|what| Fault::new(what).at_moment(phrase!("moment-step", number = at + 1)))?;
        }
        Ok(campaign)
    }
}

impl Terms {
    /// What the answers at the beginning of a campaign come to. Whatever is not answered is taken as usual.
    pub fn read(data: &ImperiumData, answers: &[(&str, &str)]) -> Result<Terms, Phrase> {
        let mut terms = Terms {
            nation: Choice { nation: data.nation(USUAL_NATION)? as u8, side: Side::B },
            deck: 0,
            ladder: Ladder::Rising,
            region_effects: true,
        };
        for (id, answer) in answers {
            let unknown = || phrase!("imperium-campaign-answer", id = *id, answer = *answer);
            match (*id, *answer) {
                ("nation", nation) => terms.nation.nation = data.nation(nation)? as u8,
                ("side", "a") => terms.nation.side = Side::A,
                ("side", "b") => terms.nation.side = Side::B,
                ("deck", deck) => terms.deck = data.deck(deck)?,
                ("levels", word) => {
                    let known = [Ladder::Rising, Ladder::Supreme].into_iter().find(|ladder| ladder.word() == word);
                    terms.ladder = known.ok_or_else(unknown)?;
                }
                ("bot-region-effects", "on") => terms.region_effects = true,
                ("bot-region-effects", "off") => terms.region_effects = false,
                _ => return Err(unknown()),
            }
        }
        Ok(terms)
    }
}

/// The nation of whoever does not choose: the easiest to play.
pub(super) const USUAL_NATION: &str = "romans";

impl Series {
    /// Does something with a campaign that is handed in and back as text.
    fn with(self, text: &str, what: impl FnOnce(&mut Campaign) -> Result<(), Fault>) -> Result<String, Fault> {
        let mut campaign = Campaign::read(self.0, text)?;
        what(&mut campaign)?;
        Ok(campaign.write())
    }
}

impl Campaigns for Series {
    fn openings(&self) -> Vec<Opening> {
        super::sheet::openings(self.0)
    }

    fn begin(&self, player: &str, answers: &[(&str, &str)]) -> Result<String, Phrase> {
        let text = Campaign::new(self.0, player, Terms::read(self.0, answers)?).write();
        // A name that could not be read back is refused here.
        Script::read(&text).map(|_| text).map_err(|fault| fault.what)
    }

    fn sheet(&self, text: &str) -> Result<Sheet, Fault> {
        Campaign::read(self.0, text).map(|campaign| campaign.sheet())
    }

    fn choose(&self, text: &str, pick: &str) -> Result<String, Fault> {
        self.with(text, |campaign| {
            let step = campaign.read_step(pick)?;
            match step {
                Step::Against(_) | Step::Remove(_) | Step::Add(_) | Step::RemoveLater => Ok(campaign.take(step)?),
                // What happens to a game is nobody's choice.
                Step::Begun(_) | Step::BrokenOff | Step::Ended(_) => {
                    Err(phrase!("imperium-campaign-unknown", step = pick).into())
                }
            }
        })
    }

    fn start(&self, text: &str, commitment: &str) -> Result<String, Fault> {
        self.with(text, |campaign| Ok(campaign.take(Step::Begun(commitment.to_owned()))?))
    }

    fn enter(&self, text: &str, chronicle: &str, left: bool) -> Result<String, Fault> {
        self.with(text, |campaign| campaign.enter(chronicle, left))
    }

    fn break_off(&self, text: &str) -> Result<String, Fault> {
        self.with(text, |campaign| Ok(campaign.take(Step::BrokenOff)?))
    }
}
