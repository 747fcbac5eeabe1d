//! Whether the data files can be played with.

use kernel::data::{Source, check_forms, check_id};
use kernel::{Fault, Phrase, phrase};

use crate::card::{Card, ColonyTile, Colour, Epoch, LEVELS, Track};
use crate::data::{CardText, Figures, LevelText, NameText, Names, SetupText};
use crate::state::{MEDALS, PLAYERS, SETUP_CARDS};

/// What ids may contain besides letters.
pub(crate) const MARKS: &str = "0123456789-";

/// Points and coins of any one figure: small enough that no sum can run over.
pub(crate) const HIGH: usize = 60;

pub(crate) fn check_cards(cards: &[CardText], figures: &Figures, source: &Source<'_>) -> Result<(), Fault> {
    if cards.len() > Card::MAX {
        return Err(source.fault("[", phrase!("hadara-data-cards", most = Card::MAX, found = cards.len())));
    }
    for (at, card) in cards.iter().enumerate() {
        let earlier = &cards[..at];
        check_id(&card.id, MARKS, earlier.iter().map(|other| &other.id))
            .and_then(|()| check_forms(&card.en, &["one"]))
            .and_then(|()| check_forms(&card.ru, &["one"]))
            .and_then(|()| check_face(card, earlier))
            .map_err(|what| source.fault(&format!("\"{}\"", card.id), what))?;
    }
    let needed = figures.cards_per_player.value as usize * PLAYERS;
    for (epoch, colour) in Epoch::ALL.into_iter().flat_map(|epoch| Colour::ALL.map(|colour| (epoch, colour))) {
        let plain = cards.iter().filter(|card| card.epoch == epoch && card.colour == colour && !card.star).count();
        if plain < needed {
            let (colour, epoch) = (format!("{colour:?}"), format!("{epoch:?}"));
            let what = phrase!("hadara-data-deck", colour = colour, epoch = epoch, least = needed, found = plain);
            return Err(source.fault("[", what));
        }
    }
    Ok(())
}

/// Whether a card can be played with, beside those before it.
pub(crate) fn check_face(card: &CardText, earlier: &[CardText]) -> Result<(), Phrase> {
    let figures = Track::ALL.map(|track| card.steps[track] as usize);
    let highest = figures.into_iter().chain([card.cost.into(), card.points.into()]).max().unwrap_or(0);
    if highest > HIGH {
        return Err(phrase!("hadara-data-too-high", most = HIGH, found = highest));
    }
    let Some(effect) = &card.effect else { return Ok(()) };
    let (least, most) = effect.bounds();
    if least == 0 || most as usize > HIGH {
        return Err(phrase!("hadara-data-effect-figures", least = 1, most = HIGH));
    }
    match earlier.iter().find(|other| other.effect.as_ref().is_some_and(|other| other.rivals(effect))) {
        Some(rival) => Err(phrase!("hadara-data-effect-twice", card = rival.id.as_str())),
        None => Ok(()),
    }
}

pub(crate) fn check_levels(levels: &[LevelText], source: &Source<'_>) -> Result<(), Fault> {
    if levels.len() != LEVELS {
        return Err(source.fault("[", phrase!("hadara-data-levels", expected = LEVELS, found = levels.len())));
    }
    source.ascending("military", &levels.iter().map(|level| level.military.value).collect::<Vec<u8>>())?;
    let mut ids: Vec<String> = vec![];
    for level in levels {
        source.within("tiles", level.tiles.len(), PLAYERS, ColonyTile::MAX / LEVELS)?;
        for figure in [level.plunder, level.integration, level.points] {
            source.within("plunder", figure.value.into(), 0, HIGH)?;
        }
        for tile in &level.tiles {
            let figures = Track::ALL.map(|track| tile.steps[track] as usize);
            let highest = figures.into_iter().chain([tile.points.into()]).max().unwrap_or(0);
            check_id(&tile.id, MARKS, ids.iter())
                .and_then(|()| check_forms(&tile.en, &["one"]))
                .and_then(|()| check_forms(&tile.ru, &["one"]))
                .and_then(|()| match highest > HIGH {
                    true => Err(phrase!("hadara-data-too-high", most = HIGH, found = highest)),
                    false => Ok(()),
                })
                .map_err(|what| source.fault(&format!("\"{}\"", tile.id), what))?;
            ids.push(tile.id.clone());
        }
    }
    Ok(())
}

pub(crate) fn check_setup_cards(cards: &[SetupText], source: &Source<'_>) -> Result<(), Fault> {
    if !(PLAYERS..=SETUP_CARDS).contains(&cards.len()) {
        let what = phrase!("hadara-data-setup-cards", least = PLAYERS, most = SETUP_CARDS, found = cards.len());
        return Err(source.fault("[", what));
    }
    for (at, card) in cards.iter().enumerate() {
        check_id(&card.id, MARKS, cards[..at].iter().map(|other| &other.id))
            .and_then(|()| match cards[..at].iter().any(|other| other.initiative == card.initiative) {
                true => Err(phrase!("hadara-data-initiative-twice", initiative = card.initiative)),
                false => Ok(()),
            })
            .map_err(|what| source.fault(&format!("\"{}\"", card.id), what))?;
        for side in [card.a, card.b] {
            source.within("coins", side.coins.into(), 0, HIGH)?;
            for track in Track::ALL {
                source.within("steps", side.steps[track].into(), 0, HIGH)?;
            }
        }
    }
    Ok(())
}

pub(crate) fn check_figures(figures: &Figures, source: &Source<'_>) -> Result<(), Fault> {
    // A draw round is a choice between two cards: that is a rule, and not only a figure.
    source.within("cards_per_player", figures.cards_per_player.value.into(), 2, 2)?;
    source.within("tiles", figures.tiles.value.into(), 2, 9)?;
    source.within("silver_medals", figures.silver_medals.value.into(), 0, MEDALS)?;
    source.within("gold_medals", figures.gold_medals.value.into(), 0, MEDALS)?;
    source.within("silver_part", figures.silver_part.value.into(), 1, 9)?;
    source.within("coins_per_point", figures.coins_per_point.value.into(), 1, 99)?;
    source.within("per_step", figures.per_step.value.into(), 0, LEVELS)?;
    source.within("late_coins", figures.late_coins.value.into(), 0, HIGH)?;
    source.within("gold_points", figures.gold_points.value.into(), 0, HIGH)?;
    for price in figures.sale.value.iter().chain(&figures.silver_price.value).chain(&figures.gold_price.value) {
        source.within("sale", (*price).into(), 0, HIGH)?;
    }
    source.ascending("culture", &figures.statues.map(|statue| statue.culture.value))?;
    for statue in &figures.statues {
        source.within("statues", statue.points.value.max(statue.bonus.value).into(), 0, HIGH)?;
    }
    for seats in 2..=PLAYERS {
        let Some(ranks) = figures.first_players.value.get(&seats) else {
            return Err(source.fault("first_players:", phrase!("hadara-data-players-missing", players = seats)));
        };
        for rank in ranks {
            source.within("first_players", (*rank).into(), 1, seats)?;
        }
    }
    Ok(())
}

pub(crate) fn check_names(names: &Names, source: &Source<'_>) -> Result<(), Fault> {
    let check = |names: &[NameText], russian: &[&str]| {
        for (at, name) in names.iter().enumerate() {
            check_id(&name.id, "", names[..at].iter().map(|other| &other.id))
                .and_then(|()| check_forms(&name.en, &["one"]))
                .and_then(|()| check_forms(&name.ru, russian))
                .map_err(|what| source.fault(&format!("\"{}\"", name.id), what))?;
        }
        Ok(())
    };
    check(&names.colours, &["one", "acc", "of"])?;
    check(&names.tracks, &["one", "acc", "of"])?;
    check(&names.crests, &["one"])
}

#[cfg(test)]
mod tests {
    use kernel::Data;

    use super::*;
    use crate::card::Steps;
    use crate::data::HadaraData;

    /// The built-in set with one text of one file replaced.
    fn altered(file: &str, from: &str, to: &str) -> Result<HadaraData, Fault> {
        let texts: Vec<String> = HadaraData::FILES
            .iter()
            .map(|name| {
                let text = HadaraData::built_in_text(name);
                assert!(*name != file || text.contains(from), "{from}");
                if *name == file { text.replacen(from, to, 1) } else { text.to_owned() }
            })
            .collect();
        let sources: Vec<Source<'_>> =
            HadaraData::FILES.iter().zip(&texts).map(|(file, text)| Source { file, text }).collect();
        HadaraData::read(&sources)
    }

    /// The totals that the list of cards was made with.
    #[test]
    fn the_cards_add_up() {
        let data = HadaraData::built_in();
        let (mut steps, mut points, mut costs) = (Steps::default(), 0, [0; 3]);
        for card in data.cards() {
            let face = data.face(card);
            steps += face.steps;
            points += u32::from(face.points);
            costs[face.epoch.index()] += u32::from(face.cost);
        }
        assert_eq!(data.cards().count(), 162);
        assert_eq!(Track::ALL.map(|track| steps[track]), [102, 131, 115, 125]);
        assert_eq!((points, costs), (471, [136, 293, 433]));
        assert_eq!(data.tiles().count(), 25);
        for epoch in Epoch::ALL {
            assert_eq!(Colour::ALL.map(|colour| data.deck_of(epoch, colour).len()), [10, 10, 10, 10, 14]);
            let stars = data.deck_of(epoch, Colour::Purple).and(&data.stars).len();
            let effects = data.deck_of(epoch, Colour::Purple).and(&data.effects).len();
            assert_eq!((stars, effects), (4, 6));
        }
    }

    #[test]
    fn faults_are_reported_with_their_place() {
        for (file, from, to, what) in [
            ("cards.ron", "\"y102\"", "\"y101\"", "data-id-twice"),
            ("cards.ron", "\"y102\"", "\"Y102\"", "data-bad-id-marks"),
            ("cards.ron", "colour: Yellow", "colour: Red", "hadara-data-deck"),
            ("cards.ron", "points: 2", "points: 99", "hadara-data-too-high"),
            ("cards.ron", "Some(JoinsAnySet)", "Some(ScoresSets(points: 3))", "hadara-data-effect-twice"),
            ("cards.ron", "coins: 3, most: 30", "coins: 0, most: 30", "hadara-data-effect-figures"),
            ("cards.ron", "{\"one\": \"Fire\"}", "{}", "data-form-missing"),
            ("cards.ron", "cost: 1", "costs: 1", "data-unreadable"),
            ("colonies.ron", "value: 9,", "value: 2,", "data-not-ascending"),
            ("colonies.ron", "\"c03-2\"", "\"c03-1\"", "data-id-twice"),
            ("setup.ron", "initiative: 2", "initiative: 1", "hadara-data-initiative-twice"),
            ("tables.ron", "silver_part: (value: 2", "silver_part: (value: 0", "data-out-of-range"),
            ("tables.ron", "3: (1, 2, 3)", "3: (1, 2, 4)", "data-out-of-range"),
            ("tables.ron", "        3: (1, 2, 3),\n", "", "hadara-data-players-missing"),
            ("names.ron", "\"of\": \"жёлтой\"", "\"of\": \"\"", "data-form-missing"),
        ] {
            let fault = altered(file, from, to).unwrap_err();
            assert_eq!((fault.what.key, fault.file.as_deref()), (what, Some(file)), "{fault:?}");
            assert!(fault.line.is_some(), "{fault:?}");
        }
    }

    #[test]
    fn a_changed_figure_changes_the_fingerprint_and_a_name_does_not() {
        let own = HadaraData::built_in().fingerprint();
        assert_ne!(
            altered("tables.ron", "sale: (value: (2, 3, 4)", "sale: (value: (2, 3, 5)").unwrap().fingerprint(),
            own
        );
        assert_eq!(altered("cards.ron", "\"Fire\"", "\"Flame\"").unwrap().fingerprint(), own);
        let declined = altered("names.ron", "\"acc\": \"жёлтую\"", "\"acc\": \"жёлтую\", \"in\": \"жёлтой\"");
        assert_eq!(declined.unwrap().fingerprint(), own);
    }

    /// No type of this game takes part in its fingerprint.
    #[test]
    fn the_fingerprint_is_that_of_the_files() {
        let sources: Vec<Source<'_>> =
            HadaraData::FILES.iter().map(|file| Source { file, text: HadaraData::built_in_text(file) }).collect();
        assert_eq!(kernel::canonical::fingerprint(&sources).unwrap(), HadaraData::built_in().fingerprint());
    }
}
