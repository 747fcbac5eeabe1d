//! The pages of the almanac: cards, colonies, setup cards and tables, in words made from the data.

use kernel::data::{Entry, Provenance};
use kernel::{Arg, Phrase, phrase};

use crate::card::{Epoch, Level, Slot, Steps, Track};
use crate::data::{HadaraData, SetupText, Start, StatuePlace, least_certain};
use crate::narrate;

impl HadaraData {
    /// What a card says, sentence by sentence.
    pub fn card_text(&self, card: crate::Card) -> Vec<Phrase> {
        let face = self.face(card);
        let head = phrase!(
            "hadara-card-head",
            colour = self.colour_name(face.colour),
            epoch = narrate::numeral(face.epoch),
            cost = narrate::coins(face.cost)
        );
        let steps =
            (face.steps != Steps::default()).then(|| phrase!("hadara-card-steps", steps = self.step_list(face.steps)));
        let effect = face.effect.as_ref().map(|effect| self.effect_text(effect));
        let points = phrase!("hadara-card-points", points = narrate::points(face.points));
        let star = face.star.then(|| phrase!("hadara-card-star"));
        [Some(head), steps, effect, Some(points), star].into_iter().flatten().collect()
    }

    /// The steps on tracks that are not nought, in words.
    pub(crate) fn step_list(&self, steps: Steps) -> Arg {
        let moved = Track::ALL.into_iter().filter(|track| steps[*track] > 0);
        let said =
            moved.map(|track| phrase!("hadara-step", track = self.track_name(track), steps = steps[track]).into());
        Arg::List(said.collect())
    }

    /// Where all four tracks stand, in words.
    pub(crate) fn value_list(&self, values: Steps) -> Arg {
        let said = Track::ALL
            .map(|track| phrase!("hadara-value", track = self.track_name(track), value = values[track]).into());
        Arg::List(said.into())
    }

    pub(crate) fn all_entries(&self) -> Vec<Entry> {
        // Cards and tiles carry no words: whatever they are called was chosen.
        let names = || (phrase!("fact-names"), Provenance::Chosen);
        let cards = self.cards().zip(&self.cards).map(|(card, text)| {
            let [cost, does, points] = text.from;
            let what = match self.face(card).effect {
                Some(_) => phrase!("fact-effect"),
                None => phrase!("hadara-fact-steps"),
            };
            Entry {
                id: text.id.clone(),
                name: self.card_name(card),
                kind: phrase!("hadara-kind-card"),
                text: self.card_text(card),
                from: vec![
                    names(),
                    (phrase!("hadara-fact-cost"), cost),
                    (what, does),
                    (phrase!("hadara-fact-points"), points),
                ],
            }
        });
        let colonies = self.tiles().zip(&self.tiles).map(|(tile, text)| {
            let [steps, points] = text.from;
            let back = self.tile_back(tile);
            let front = self.front(back.level);
            let (plunder, integration) = (narrate::coins(front.plunder), narrate::coins(front.integration));
            let head = phrase!(
                "hadara-colony-front",
                military = front.military,
                plunder = plunder,
                integration = integration,
                points = narrate::points(front.points)
            );
            let back = phrase!(
                "hadara-colony-back",
                steps = self.step_list(back.steps),
                points = narrate::points(back.points)
            );
            Entry {
                id: text.id.clone(),
                name: self.tile_name(tile),
                kind: phrase!("hadara-kind-colony"),
                text: vec![head, back],
                from: vec![
                    names(),
                    (phrase!("hadara-fact-front"), front.from),
                    (phrase!("hadara-fact-back-steps"), steps),
                    (phrase!("hadara-fact-back-points"), points),
                ],
            }
        });
        let setup_cards = self.setup_cards.iter().map(|card| self.setup_entry(card));
        cards.chain(colonies).chain(setup_cards).chain(self.table_entries()).collect()
    }

    fn setup_entry(&self, card: &SetupText) -> Entry {
        let side = |letter: &str, side: &Start| {
            let (steps, coins) = (self.value_list(side.steps), narrate::coins(side.coins));
            phrase!("hadara-setup-side", side = letter, steps = steps, coins = coins)
        };
        let from = |letter: &str, side: &Start| {
            let [values, coins] = side.from;
            let (of_values, of_coins) =
                (phrase!("hadara-fact-values", side = letter), phrase!("hadara-fact-coins", side = letter));
            vec![(of_values, values), (of_coins, coins)]
        };
        // Both sides have the same initiative; no source tells it.
        let initiative = (phrase!("hadara-fact-initiative"), Provenance::Chosen);
        Entry {
            id: card.id.clone(),
            name: phrase!("hadara-setup-card", initiative = card.initiative).into(),
            kind: phrase!("hadara-kind-setup"),
            text: vec![side("A", &card.a), side("B", &card.b)],
            from: [vec![initiative], from("A", &card.a), from("B", &card.b)].concat(),
        }
    }

    fn table_entries(&self) -> Vec<Entry> {
        let numbers = |values: &[u8]| Arg::List(values.iter().map(|value| Arg::from(*value)).collect());
        let table = |id: &str, name: Phrase, text: Vec<Phrase>, from: Vec<(Phrase, Provenance)>| Entry {
            id: id.to_owned(),
            name: name.into(),
            kind: phrase!("hadara-kind-table"),
            text,
            from,
        };
        let figures_from = |from: Provenance| vec![(phrase!("fact-figures"), from)];
        let figures = &self.figures;
        let statues = Slot::all().map(|slot| {
            let statue = self.statue(slot);
            let points = narrate::points(statue.points.value);
            phrase!("hadara-table-statue", culture = statue.culture.value, points = points, bonus = statue.bonus.value)
        });
        let all = |from: fn(&StatuePlace) -> Provenance| least_certain(figures.statues.iter().map(from));
        let statues_from = vec![
            (phrase!("hadara-fact-culture"), all(|statue| statue.culture.from)),
            (phrase!("hadara-fact-points"), all(|statue| statue.points.from)),
            (phrase!("hadara-fact-bonus"), all(|statue| statue.bonus.from)),
        ];
        let levels: Vec<Arg> = Level::all().map(|level| Arg::from(self.front(level).military)).collect();
        let medals = phrase!(
            "hadara-table-medals-text",
            silver = numbers(&figures.silver_price.value),
            gold = numbers(&figures.gold_price.value),
            part = figures.silver_part.value,
            points = narrate::points(figures.gold_points.value)
        );
        let sale = phrase!("hadara-table-sale-text", coins = numbers(&figures.sale.value));
        vec![
            table("statues", phrase!("hadara-table-statues"), statues.collect(), statues_from),
            table(
                "medals",
                phrase!("hadara-table-medals"),
                vec![medals],
                vec![
                    (phrase!("hadara-fact-silver-price"), figures.silver_price.from),
                    (phrase!("hadara-fact-gold-price"), figures.gold_price.from),
                    (phrase!("hadara-fact-points"), figures.gold_points.from),
                ],
            ),
            table("sale", phrase!("hadara-table-sale"), vec![sale], figures_from(figures.sale.from)),
            table(
                "colonies",
                phrase!("hadara-table-colonies"),
                vec![phrase!("hadara-table-colonies-text", levels = levels)],
                figures_from(least_certain(Level::all().map(|level| self.front(level).from))),
            ),
        ]
    }
}

/// By epoch, as a person counts them.
pub(crate) fn by_epoch(prices: &std::collections::BTreeMap<Epoch, u8>) -> Arg {
    let said = prices
        .iter()
        .map(|(epoch, price)| phrase!("hadara-in-epoch", epoch = narrate::numeral(*epoch), price = *price).into());
    Arg::List(said.collect())
}
