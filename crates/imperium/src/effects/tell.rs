//! Effects in words: the text of a card is made of the same data that the rules carry out.
//!
//! A step is one message; `mood` says whether it is a command («получите»), what one may or can do («получить») or what
//! others do («получают»). What steps are about is in [`nouns`], whole cards are in [`face`].

pub(crate) mod face;
pub(crate) mod nouns;

use kernel::{Phrase, phrase};

use self::nouns::{Case, Person, all_of, condition, counted_marks, moved, per, price, taken, tokens, wanted};
use crate::data::ImperiumData;
use crate::effects::words::{Cards, Category, Condition, Count, Goal, Period, Place, Step, Token, Zone};

/// Who is spoken to or of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mood {
    /// «Получите».
    Do,
    /// «Получить».
    To,
    /// «Получают».
    They,
    /// «Получаете», beside what others do.
    You,
}

/// How steps are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Voice {
    mood: Mood,
    /// Each of several players does it: «по 1 карте».
    each: bool,
    /// An action token has been paid already.
    paid: bool,
    /// It stands behind a label.
    labelled: bool,
    /// The rival does it, and the other player is who reads.
    rival: bool,
}

impl Voice {
    /// A command.
    pub(crate) const DO: Voice = Voice { mood: Mood::Do, each: false, paid: false, labelled: false, rival: false };
    /// A command behind a label.
    pub(crate) const LABELLED: Voice = Voice { labelled: true, ..Voice::DO };
    /// What the rival is told to do.
    pub(crate) const RIVAL: Voice = Voice { rival: true, ..Voice::DO };
    /// What can be done.
    pub(crate) const TO: Voice = Voice { mood: Mood::To, ..Voice::DO };
    /// What others do.
    pub(crate) const THEY: Voice = Voice { mood: Mood::They, each: true, ..Voice::DO };

    fn word(self) -> &'static str {
        match self.mood {
            Mood::Do => "do",
            Mood::To => "to",
            Mood::They => "they",
            Mood::You => "you",
        }
    }

    /// The same as what can be done.
    fn infinitive(self) -> Voice {
        Voice { mood: Mood::To, ..self }
    }

    fn person(self) -> Person {
        match self.each {
            true => Person::They,
            false => Person::You,
        }
    }

    fn case(self) -> Case {
        match self.each {
            true => Case::Each,
            false => Case::Some,
        }
    }
}

impl ImperiumData {
    /// The steps with templates written out.
    fn written_out<'a>(&'a self, steps: &'a [Step]) -> Vec<&'a Step> {
        let mut out = vec![];
        for step in steps {
            if let Step::Use(name) = step {
                out.extend(self.written_out(self.template(name)));
            } else {
                out.push(step);
            }
        }
        out
    }

    /// Each sentence of an effect, without capital and full stop.
    pub(crate) fn clauses(&self, steps: &[Step], voice: Voice) -> Vec<Phrase> {
        let steps = self.written_out(steps);
        let mut clauses = vec![];
        let mut at = 0;
        while at < steps.len() {
            let same = run(&steps[at..], repeats);
            let voice = Voice { labelled: voice.labelled && at == 0, ..voice };
            clauses.push(self.clause(steps[at], voice, at.checked_sub(1).map(|before| steps[before]), same as u8));
            at += same;
        }
        clauses
    }

    /// One sentence of an effect; `before` is the one before it.
    pub(crate) fn sentence(&self, step: &Step, before: Option<&Step>) -> Phrase {
        self.clause(step, Voice::DO, before, 1)
    }

    /// Several steps as one clause.
    pub(crate) fn together(&self, steps: &[Step], voice: Voice) -> Phrase {
        self.joined(steps, voice, None)
    }

    fn joined(&self, steps: &[Step], voice: Voice, before: Option<&Step>) -> Phrase {
        let steps = self.written_out(steps);
        let mut whole: Option<Phrase> = None;
        let mut at = 0;
        while at < steps.len() {
            let step = steps[at];
            let earlier = at.checked_sub(1).map(|before| steps[before]);
            let before = match (step, steps[..at].iter().rfind(|step| matches!(step, Step::Exile(_)))) {
                (Step::If(Condition::LastIs(_), _), Some(exile)) => Some(*exile),
                _ => earlier.or(before),
            };
            if let (Some(one), Some(Step::Gain(token, _)), Some((holds, other, count))) =
                (&whole, earlier, gained_if(step))
                && *token == other
            {
                let holds = condition(holds, voice.person());
                whole = Some(phrase!("imperium-and-more", one = one.clone(), holds = holds, count = count));
                at += 1;
                continue;
            }
            let voice = match voice.mood == Mood::Do && earlier.is_some_and(are_others) {
                true => Voice { mood: Mood::You, ..voice },
                false => voice,
            };
            let gains = run(&steps[at..], |one, other| matches!((one, other), (Step::Gain(..), Step::Gain(..))));
            let acquired = run(&steps[at..], |one, other| matches!((one, other), (Step::Acquire(_), Step::Acquire(_))));
            let sunk = run(&steps[at..], |one, other| matches!((one, other), (Step::Sink(_), Step::Sink(_))));
            let mut same = run(&steps[at..], repeats).max(gains);
            let clause = if gains > 1 {
                gained_tokens(&steps[at..at + gains], voice)
            } else if acquired > same {
                same = acquired;
                acquired_cards(&steps[at..at + acquired], voice)
            } else if sunk > 1 {
                same = sunk;
                sunk_cards(&steps[at..at + sunk], voice)
            } else {
                self.clause(step, voice, before, same as u8)
            };
            whole = Some(match whole {
                None => clause,
                Some(one) => link(one, clause, steps[at - 1], step, at + same == steps.len()),
            });
            at += same;
        }
        whole.unwrap_or_else(|| phrase!("imperium-nothing"))
    }

    /// One branch of a choice as what can be done.
    pub(crate) fn branch(&self, branch: &[Step]) -> Phrase {
        self.together(branch, Voice::TO)
    }

    fn branches(&self, branches: &[Vec<Step>], voice: Voice) -> Phrase {
        let mut told: Option<Phrase> = None;
        let (mut trailed, mut parted) = (false, false);
        for branch in branches {
            let steps = self.written_out(branch);
            // A verb of its own would not fit among what can be done.
            let (wished, clause) = match steps.as_slice() {
                [Step::May(steps)] => (true, self.together(steps, voice)),
                _ => (false, self.together(branch, voice)),
            };
            let conditional = matches!(steps.first(), Some(Step::If(..) | Step::IfElse(..)));
            told = Some(match told {
                None if wished => phrase!("imperium-wished", one = clause),
                None => clause,
                Some(one) if parted => phrase!("imperium-either-parted", one = one, two = clause),
                Some(one) if wished && trailed => phrase!("imperium-either-wished-closed", one = one, two = clause),
                Some(one) if wished => phrase!("imperium-either-wished", one = one, two = clause),
                Some(one) if conditional => phrase!("imperium-either-if", one = one, two = clause),
                Some(one) if trailed => phrase!("imperium-either-closed", one = one, two = clause),
                Some(one) => phrase!("imperium-either", one = one, two = clause),
            });
            parted = steps.len() > 1 && matches!(steps.last(), Some(Step::May(_)));
            trailed = steps.last().is_some_and(|last| trails(last) || (steps.len() > 1 && stands_alone(last)));
        }
        told.unwrap_or_else(|| phrase!("imperium-nothing"))
    }

    fn clause(&self, step: &Step, voice: Voice, before: Option<&Step>, same: u8) -> Phrase {
        let labelled = voice.labelled;
        let voice = Voice { labelled: false, ..voice };
        let mood = voice.word();
        let cards = |cards: &Cards, usual: &[Zone]| taken(cards, moved(cards, voice.each), usual);
        match step {
            Step::Choose(branches) if voice.rival => {
                let told = branches.iter().map(|branch| self.together(branch, voice));
                told.reduce(|one, two| phrase!("imperium-otherwise", one = one, two = two))
                    .unwrap_or(phrase!("imperium-nothing"))
            }
            Step::Choose(branches) => {
                let voice = Voice { each: false, ..voice }.infinitive();
                let branches = match before {
                    Some(Step::Draw(1) | Step::DrawIfAble(1)) => self.branches(&of_one_drawn(branches), voice),
                    _ => self.branches(branches, voice),
                };
                match labelled {
                    true => phrase!("imperium-choose-labelled", mood = mood, branches = branches),
                    false => phrase!("imperium-choose", mood = mood, branches = branches),
                }
            }
            Step::May(steps) => self.may(steps, voice, before),
            Step::To(price, benefit) => self.to(price, benefit, voice),
            Step::If(Condition::LastIs(cards), then) if matches!(before, Some(Step::Exile(_))) => phrase!(
                "imperium-if",
                holds = phrase!("imperium-if-exiled", cards = nouns::described(cards, 1, Case::It)),
                then = self.joined(then, voice, None)
            ),
            Step::If(holds, then) => {
                phrase!(
                    "imperium-if",
                    holds = condition(holds, voice.person()),
                    then = self.joined(then, voice, before)
                )
            }
            Step::IfElse(holds, then, otherwise) => phrase!(
                "imperium-if-else",
                holds = condition(holds, voice.person()),
                then = self.together(then, voice),
                otherwise = self.together(otherwise, voice)
            ),
            Step::All(steps) => phrase!("imperium-all", steps = self.together(steps, Voice::THEY)),
            Step::Others(steps) => self.others(steps, voice),
            Step::EachOther(steps) => self.each_other(steps, voice),
            Step::Them(steps) => phrase!("imperium-them", steps = self.together(steps, Voice::TO)),
            Step::Times(count, steps) if matches!(steps.as_slice(), [Step::Draw(_) | Step::Acquire(_)]) => {
                phrase!("imperium-for-each", per = per(1, count, before), steps = self.together(steps, voice))
            }
            Step::Times(count, steps) => {
                phrase!("imperium-times", per = per(1, count, before), steps = self.together(steps, voice))
            }
            Step::Use(name) => self.together(self.template(name), voice),
            Step::Gain(token, count) => {
                let more = !voice.each && matches!(before, Some(Step::Gain(other, _)) if other == token);
                let case = if more { Case::More } else { voice.case() };
                phrase!("imperium-gain", mood = mood, tokens = tokens(*token, *count, case))
            }
            Step::GainPer(token, each, count) => {
                // What lay on the card has been gained already.
                let case = if *count == Count::Stirred { Case::More } else { voice.case() };
                let tokens = tokens(*token, *each, case);
                phrase!("imperium-gain-per", mood = mood, tokens = tokens, per = per(1, count, before))
            }
            Step::Pay(asked) => phrase!("imperium-pay", mood = mood, tokens = price(asked, voice.case())),
            Step::PayAll(token, least) => {
                phrase!("imperium-pay-all", mood = mood, tokens = tokens(*token, *least, Case::All), least = *least)
            }
            Step::PayUpTo(token, most) => {
                phrase!("imperium-pay", mood = mood, tokens = tokens(*token, *most, Case::UpTo))
            }
            Step::Yield(token, count) => {
                phrase!("imperium-yield", mood = mood, tokens = tokens(*token, *count, voice.case()))
            }
            Step::Lay(token, count) => {
                phrase!("imperium-lay", mood = mood, tokens = tokens(*token, *count, Case::Some))
            }
            Step::Collect => phrase!("imperium-collect", mood = mood),
            Step::PutOnMarket(token, count) => {
                phrase!("imperium-put-on-market", mood = mood, tokens = tokens(*token, *count, Case::Some))
            }
            Step::Draw(count) => phrase!("imperium-draw", mood = mood, cards = drawn(*count, voice.case())),
            Step::DrawIfAble(count) => {
                phrase!("imperium-draw-if-able", mood = mood, cards = drawn(*count, voice.case()))
            }
            Step::DrawUpTo(count) => phrase!("imperium-draw", mood = mood, cards = drawn(*count, Case::UpTo)),
            Step::DrawUpToIfAble(count) => {
                phrase!("imperium-draw-if-able", mood = mood, cards = drawn(*count, Case::UpTo))
            }
            Step::Discard(some) => phrase!("imperium-discard", mood = mood, cards = cards(some, &[])),
            Step::History(some) if is_pointed_at(some) => {
                phrase!("imperium-history-this", mood = mood, cards = cards(some, &[]))
            }
            Step::History(some) => phrase!("imperium-history", mood = mood, cards = cards(some, &[])),
            Step::Sink(some) => phrase!("imperium-sink", mood = mood, cards = cards(some, &[])),
            Step::Exile(some) if is_pointed_at(some) => {
                phrase!("imperium-exile-this", mood = mood, cards = cards(some, &[]))
            }
            Step::Exile(some) => phrase!("imperium-exile", mood = mood, cards = cards(some, &[])),
            Step::Recall(some) => phrase!("imperium-recall", mood = mood, cards = cards(some, &[])),
            Step::Abandon(some) => phrase!("imperium-abandon", mood = mood, cards = cards(some, &[])),
            Step::ToHand(some) => phrase!("imperium-to-hand", mood = mood, cards = cards(some, &[])),
            Step::OnDeck(some) => phrase!("imperium-on-deck", mood = mood, cards = cards(some, &[Zone::Hand])),
            Step::Return(some) if some.from == [Zone::This] => phrase!("imperium-return-this", mood = mood),
            Step::Return(some) => phrase!("imperium-return", mood = mood, cards = cards(&unrest(some), &[])),
            Step::Garrison(some) if *some == (Cards { count: Some(1), ..Cards::default() }) => {
                phrase!("imperium-garrison", mood = mood)
            }
            Step::Garrison(some) => phrase!("imperium-garrison-by", mood = mood, cards = taken(some, Case::By, &[])),
            Step::GarrisonThis(some) => phrase!("imperium-garrison-this", mood = mood, cards = cards(some, &[])),
            Step::Give(some) => phrase!("imperium-give", mood = mood, cards = cards(some, &[Zone::Hand])),
            Step::Find(some, place) => self.find(some, *place, voice),
            Step::Acquire(goal) => {
                let more = matches!(before, Some(Step::Acquire(other)) if other == goal);
                phrase!("imperium-acquire", mood = mood, cards = gained(goal, voice, more, same))
            }
            Step::BreakThrough(goal) => {
                let more = matches!(before, Some(Step::BreakThrough(other)) if other == goal);
                // The decks are there too, so that the market and exile are not all.
                if goal.or_exile {
                    let cards = gained(&Goal { or_exile: false, ..goal.clone() }, voice, more, same);
                    return phrase!("imperium-break-through-exile", mood = mood, cards = cards);
                }
                phrase!("imperium-break-through", mood = mood, cards = gained(goal, voice, more, same))
            }
            Step::Wager(categories) => {
                let named = categories.iter().map(|category| nouns::category(*category)).collect();
                phrase!("imperium-wager", mood = mood, categories = nouns::one_of(named))
            }
            Step::SwapMarket => phrase!("imperium-swap-market", mood = mood),
            Step::TakeFame => phrase!("imperium-take-fame", mood = mood),
            Step::LookFame(count) => phrase!("imperium-look-fame", mood = mood, count = *count),
            Step::TakeUnrest(count) => {
                let unrests = Cards { category: vec![Category::Unrest], count: Some(*count), ..Cards::default() };
                phrase!("imperium-take-unrest", mood = mood, cards = cards(&unrests, &[]))
            }
            Step::TakeNation if voice.rival => phrase!("imperium-take-dynasty", mood = mood),
            Step::TakeNation => phrase!("imperium-take-nation", mood = mood),
            Step::LookNation => phrase!("imperium-look-nation", mood = mood),
            Step::ShuffleNation => phrase!("imperium-shuffle-nation", mood = mood),
            Step::BuryNation if before == Some(&Step::LookNation) => phrase!("imperium-bury-it", mood = mood),
            Step::BuryNation => phrase!("imperium-bury-nation", mood = mood),
            Step::SwapNation => phrase!("imperium-swap-nation", mood = mood),
            Step::Develop => phrase!("imperium-develop", mood = mood),
            Step::DevelopFree => phrase!("imperium-develop-free", mood = mood),
            Step::Play(some) if some.from == [Zone::Last] => phrase!("imperium-play-last", mood = mood),
            Step::Play(some) if voice.paid => phrase!("imperium-play", mood = mood, cards = cards(some, &[Zone::Hand])),
            Step::Play(some) => phrase!("imperium-play-free", mood = mood, cards = cards(some, &[Zone::Hand])),
            Step::PlayAnyPeriod(some) => {
                phrase!("imperium-play-any-period", mood = mood, cards = cards(some, &[Zone::Hand]))
            }
            Step::PlayEffect => phrase!("imperium-play-effect", mood = mood),
            Step::Borrow => phrase!("imperium-borrow", mood = mood),
            Step::Ready => phrase!("imperium-ready", mood = mood),
            Step::CountAs(one, count, other) => phrase!(
                "imperium-count-as",
                mood = mood,
                one = counted_marks(&[*one], 1, Case::Some),
                others = counted_marks(&[*other], *count, Case::Some)
            ),
            Step::NextIgnores(period) => phrase!("imperium-next-ignores", mood = mood, period = nouns::period(*period)),
            Step::Turn(Period::Barbarian) => phrase!("imperium-turn-barbarian", mood = mood),
            Step::Turn(Period::Empire) => phrase!("imperium-turn-empire", mood = mood),
            Step::Become(id) => phrase!("imperium-become", mood = mood, name = nouns::name(id)),
            Step::EndGame => phrase!("imperium-end-game", mood = mood),
            Step::While(steps) => phrase!("imperium-while", steps = self.together(steps, voice)),
            Step::Settle(some) => phrase!("imperium-settle", mood = mood, cards = cards(some, &[])),
            Step::Mill(count) => phrase!("imperium-mill", mood = mood, count = *count),
            Step::Exchange(from, to) => phrase!(
                "imperium-exchange",
                mood = mood,
                from = tokens(*from, 2, Case::All),
                to = tokens(*to, 2, Case::Of)
            ),
            Step::PutAtDie(token, count) => {
                phrase!("imperium-put-at-die", mood = mood, tokens = tokens(*token, *count, Case::Some))
            }
            Step::QuestTop => phrase!("imperium-quest-top", mood = mood),
            Step::ExileQuest => phrase!("imperium-exile-quest", mood = mood),
            Step::Restock => phrase!("imperium-restock", mood = mood),
            Step::UnrestToDiscard => phrase!("imperium-unrest-to-discard", mood = mood),
        }
    }

    fn may(&self, steps: &[Step], voice: Voice, before: Option<&Step>) -> Phrase {
        if voice.rival {
            return phrase!("imperium-if-possible", steps = self.together(steps, voice));
        }
        let inner = match steps {
            [step] => self.clause(step, voice.infinitive(), before, 1),
            steps => self.together(steps, voice.infinitive()),
        };
        match voice.each {
            true => phrase!("imperium-may-they", steps = inner),
            false => phrase!("imperium-may", steps = inner),
        }
    }

    fn to(&self, price: &[Step], benefit: &[Step], voice: Voice) -> Phrase {
        let paid = price.iter().any(|step| matches!(step, Step::Pay(price) if price.actions > 0));
        match price {
            [Step::Choose(_)] if voice.mood == Mood::Do => {
                let benefit = self.together(benefit, voice);
                phrase!("imperium-choose-then", price = self.together(price, voice), benefit = benefit)
            }
            _ => {
                let benefit = self.together(benefit, Voice { paid, ..voice }.infinitive());
                phrase!("imperium-to", price = self.together(price, voice), benefit = benefit)
            }
        }
    }

    /// What every other player does. Where they hand tokens over, whoever acts steals them.
    fn others(&self, steps: &[Step], voice: Voice) -> Phrase {
        let mood = voice.word();
        if voice.rival {
            return match steps {
                [Step::Yield(token, count)] => {
                    phrase!("imperium-steal-you", mood = mood, tokens = tokens(*token, *count, Case::Some))
                }
                steps => phrase!("imperium-you-do", steps = self.together(steps, Voice::DO)),
            };
        }
        match steps {
            [Step::Yield(token, count)] => {
                phrase!("imperium-steal", mood = mood, tokens = tokens(*token, *count, Case::Some))
            }
            [Step::If(holds, inner)] if let [Step::Yield(token, count)] = inner.as_slice() => phrase!(
                "imperium-steal-if",
                mood = mood,
                tokens = tokens(*token, *count, Case::Some),
                holds = condition(holds, Person::Who)
            ),
            [Step::Yield(token, count), Step::If(Condition::Short, instead)] => phrase!(
                "imperium-steal-or",
                mood = mood,
                tokens = tokens(*token, *count, Case::Some),
                count = *count,
                otherwise = self.together(instead, Voice::THEY)
            ),
            steps => phrase!("imperium-others", steps = self.together(steps, Voice::THEY)),
        }
    }

    fn each_other(&self, steps: &[Step], voice: Voice) -> Phrase {
        match steps.split_first() {
            Some((Step::Give(_), [])) => self.together(steps, voice),
            Some((give @ Step::Give(_), rest)) => phrase!(
                "imperium-and-so",
                one = self.clause(give, voice, None, 1),
                two = self.together(rest, Voice::DO)
            ),
            Some(_) | None => phrase!("imperium-each-other", steps = self.together(steps, voice)),
        }
    }

    fn find(&self, cards: &Cards, place: Place, voice: Voice) -> Phrase {
        let mood = voice.word();
        // Two sorts of the same name are one to whoever looks for it.
        let named = |id: &String| self.sorts.iter().find(|sort| sort.id == *id).map(|sort| &sort.en);
        let mut cards = cards.clone();
        cards.name.dedup_by(|one, other| named(one) == named(other));
        let cards = nouns::lying(&cards, cards.count.unwrap_or(1), Case::Some);
        match place {
            Place::Hand => phrase!("imperium-find-hand", mood = mood, cards = cards),
            Place::Discard => phrase!("imperium-find-discard", mood = mood, cards = cards),
            Place::History => phrase!("imperium-find-history", mood = mood, cards = cards),
        }
    }
}

/// What an acquisition or a break-through takes. After the same once before, it is more.
fn gained(goal: &Goal, voice: Voice, more: bool, same: u8) -> Phrase {
    let case = if more && !voice.each { Case::More } else { voice.case() };
    taken(&Cards { count: Some(same), ..wanted(goal) }, case, &[])
}

/// Tokens gained one after the other, as one gain.
fn gained_tokens(gains: &[&Step], voice: Voice) -> Phrase {
    let mut gained = vec![];
    for step in gains {
        if let Step::Gain(token, count) = step {
            gained.push(tokens(*token, *count, voice.case()));
        }
    }
    phrase!("imperium-gain", mood = voice.word(), tokens = all_of(gained))
}

/// Different cards acquired one after the other, as one acquisition.
fn acquired_cards(steps: &[&Step], voice: Voice) -> Phrase {
    let mut cards = vec![];
    for step in steps {
        if let Step::Acquire(goal) = step {
            cards.push(gained(goal, voice, false, 1));
        }
    }
    phrase!("imperium-acquire", mood = voice.word(), cards = all_of(cards))
}

/// Cards sunk one after the other.
fn sunk_cards(steps: &[&Step], voice: Voice) -> Phrase {
    let mut sunk = vec![];
    for step in steps {
        if let Step::Sink(cards) = step {
            sunk.push(taken(cards, moved(cards, voice.each), &[]));
        }
    }
    phrase!("imperium-sink", mood = voice.word(), cards = all_of(sunk))
}

/// A gain that hangs on a condition.
fn gained_if(step: &Step) -> Option<(&Condition, Token, u8)> {
    if let Step::If(holds @ Condition::LastIs(_), then) = step
        && let [Step::Gain(token, count)] = then.as_slice()
    {
        return Some((holds, *token, *count));
    }
    None
}

/// Branches about the one card that was drawn: it is named once.
fn of_one_drawn(branches: &[Vec<Step>]) -> Vec<Vec<Step>> {
    let mut branches = branches.to_vec();
    for (at, step) in branches.iter_mut().flatten().enumerate() {
        if let Step::Discard(cards) | Step::OnDeck(cards) | Step::History(cards) = step
            && cards.from == [Zone::Drawn]
        {
            match at {
                0 => cards.all = true,
                _ => cards.from = vec![Zone::Last],
            }
        }
    }
    branches
}

/// Two clauses as one: `before` and `step` are what they tell.
fn link(one: Phrase, two: Phrase, before: &Step, step: &Step, last: bool) -> Phrase {
    if stands_alone(step) {
        phrase!("imperium-then", one = one, two = two)
    } else if are_others(before) {
        phrase!("imperium-and-you", one = one, two = two)
    } else if matches!(step, Step::If(..) | Step::IfElse(..)) {
        phrase!("imperium-and-if", one = one, two = two)
    } else if trails(before) || matches!(before, Step::Find(..)) {
        phrase!("imperium-next", one = one, two = two)
    } else if last {
        phrase!("imperium-and", one = one, two = two)
    } else {
        phrase!("imperium-comma", one = one, two = two)
    }
}

/// How many steps from the first on go together with it.
fn run(steps: &[&Step], together: impl Fn(&Step, &Step) -> bool) -> usize {
    steps.iter().take_while(|step| together(steps[0], step)).count().max(1)
}

/// Cards drawn from the personal deck.
fn drawn(count: u8, case: Case) -> Phrase {
    nouns::described(&Cards::default(), count, case)
}

/// What is returned is an unrest unless it is said otherwise.
fn unrest(cards: &Cards) -> Cards {
    match cards.category.is_empty() {
        true => Cards { category: vec![Category::Unrest], ..cards.clone() },
        false => cards.clone(),
    }
}

/// Whether two steps are told as one with a higher number.
fn repeats(one: &Step, other: &Step) -> bool {
    matches!(one, Step::Acquire(_) | Step::BreakThrough(_)) && one == other
}

/// Whether a step has a subject of its own, so that no verb can be shared with what stands before it.
fn stands_alone(step: &Step) -> bool {
    let steals = matches!(step, Step::Others(steps) if matches!(steps.as_slice(), [Step::Yield(..)]));
    matches!(step, Step::May(_) | Step::All(_) | Step::Others(_) | Step::Them(_)) && !steals
}

/// Whether a step is what others do.
fn are_others(step: &Step) -> bool {
    stands_alone(step) && !matches!(step, Step::May(_))
}

/// Whether what a step tells ends in a clause that has to be closed.
fn trails(step: &Step) -> bool {
    if let Step::May(steps) | Step::Times(_, steps) = step {
        return steps.last().is_some_and(trails);
    }
    // Cards with tokens on them: «карту, на которой есть ресурсы».
    matches!(step, Step::Acquire(goal) if goal.token.is_some())
        || matches!(step, Step::To(..) | Step::If(..) | Step::IfElse(..) | Step::Play(_) | Step::PlayAnyPeriod(_))
}

/// Whether cards are this card, or the one just spoken of.
fn is_pointed_at(cards: &Cards) -> bool {
    matches!(cards.from.as_slice(), [Zone::This | Zone::Last])
}
