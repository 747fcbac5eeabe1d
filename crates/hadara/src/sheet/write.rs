//! A set as a sheet.

use kernel::data::{Forms, Provenance, written};

use super::{COLUMNS, Kind, STEPS, figures_of};
use crate::card::{Steps, Track};
use crate::data::HadaraData;

/// The set as text with commas.
pub(crate) fn write(data: &HadaraData) -> String {
    let mut sheet = Writing(csv::Writer::from_writer(vec![]));
    sheet.0.write_record(COLUMNS).expect("memory takes what is written");
    let [en, ru] = data.names.set().unwrap_or_default().map(str::to_owned);
    sheet.row(Kind::Set, &[("en", en), ("ru", ru)]);
    for card in &data.cards {
        let mut cells = vec![
            ("id", card.id.clone()),
            ("colour", format!("{:?}", card.colour).to_lowercase()),
            ("epoch", card.epoch.number().to_string()),
            ("cost", card.cost.to_string()),
            ("points", card.points.to_string()),
            ("star", if card.star { "yes" } else { "" }.to_owned()),
            ("effect", card.effect.as_ref().map_or_else(String::new, |effect| written(effect, 0))),
        ];
        cells.extend(steps_cells(card.steps));
        cells.extend(name_cells(&card.en, &card.ru));
        cells.push(from_cell(&card.from));
        sheet.row(Kind::Card, &cells);
    }
    for level in &data.levels {
        let figures = [level.military, level.plunder, level.integration, level.points];
        let columns = ["needs", "plunder", "integrate", "points"];
        let mut cells: Vec<_> = columns.into_iter().zip(figures.map(|figure| figure.value.to_string())).collect();
        cells.push(from_cell(&figures.map(|figure| figure.from)));
        sheet.row(Kind::Level, &cells);
    }
    for (level, tile) in data.levels.iter().flat_map(|level| level.tiles.iter().map(move |tile| (level, tile))) {
        let mut cells = vec![
            ("id", tile.id.clone()),
            ("needs", level.military.value.to_string()),
            ("points", tile.points.to_string()),
        ];
        cells.extend(steps_cells(tile.steps));
        cells.extend(name_cells(&tile.en, &tile.ru));
        cells.push(from_cell(&tile.from));
        sheet.row(Kind::Colony, &cells);
    }
    for card in &data.setup_cards {
        for (kind, side) in [(Kind::SideA, card.a), (Kind::SideB, card.b)] {
            let mut cells = vec![
                ("id", card.id.clone()),
                ("initiative", card.initiative.to_string()),
                ("coins", side.coins.to_string()),
            ];
            cells.extend(steps_cells(side.steps));
            cells.push(from_cell(&side.from));
            sheet.row(kind, &cells);
        }
    }
    for statue in &data.figures.statues {
        let figures = [statue.culture, statue.points, statue.bonus];
        let mut cells: Vec<_> =
            ["needs", "points", "value"].into_iter().zip(figures.map(|figure| figure.value.to_string())).collect();
        cells.push(from_cell(&figures.map(|figure| figure.from)));
        sheet.row(Kind::Statue, &cells);
    }
    for (id, values, from) in figures_of(&data.figures) {
        let value = values.iter().map(u8::to_string).collect::<Vec<String>>().join(" ");
        sheet.row(Kind::Figure, &[("id", id), ("value", value), from_cell(&[from])]);
    }
    let bytes = sheet.0.into_inner().expect("memory takes what is written");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A sheet that is being written.
struct Writing(csv::Writer<Vec<u8>>);

impl Writing {
    fn row(&mut self, kind: Kind, cells: &[(&str, String)]) {
        let cell = |column: &str| match column {
            "kind" => kind.word(),
            column => cells.iter().find(|(name, _)| *name == column).map_or("", |(_, text)| text.as_str()),
        };
        self.0.write_record(COLUMNS.map(cell)).expect("memory takes what is written");
    }
}

fn steps_cells(steps: Steps) -> impl Iterator<Item = (&'static str, String)> {
    STEPS.into_iter().zip(Track::ALL.map(|track| steps[track].to_string()))
}

fn name_cells(en: &Forms, ru: &Forms) -> [(&'static str, String); 2] {
    let plain = |forms: &Forms| forms.get("one").cloned().unwrap_or_default();
    [("en", plain(en)), ("ru", plain(ru))]
}

/// One word if all figures of a row come from the same place, else one for each.
fn from_cell(from: &[Provenance]) -> (&'static str, String) {
    let words: Vec<&str> = from.iter().map(|from| from.word()).collect();
    let alike = words.iter().all(|word| Some(word) == words.first());
    ("from", if alike { words.first().copied().unwrap_or_default().to_owned() } else { words.join(" ") })
}
