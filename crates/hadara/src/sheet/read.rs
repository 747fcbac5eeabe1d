//! A sheet as the files of a set, or everything that is wrong with it.

use kernel::data::{Data, Forms, Provenance, Source, Sourced, check_id, written};
use kernel::{Fault, Phrase, phrase};

use super::{COLUMNS, Kind, STEPS, figures_of};
use crate::card::{Card, ColonyTile, Colour, Epoch, LEVELS, SLOTS, Steps};
use crate::checks::{HIGH, MARKS, check_face};
use crate::data::{CardText, Figures, HadaraData, LevelText, Names, SetupText, Start, StatuePlace, TileText};
use crate::effects::Effect;
use crate::state::{MEDALS, PLAYERS, SETUP_CARDS};

/// What a set may be called, in characters.
const LONGEST_NAME: usize = 40;

/// The files of the set that a sheet tells, or everything that is wrong with it.
pub(crate) fn read(text: &str) -> Result<Vec<(&'static str, String)>, Vec<Fault>> {
    let mut sheet = Sheet::of(text)?;
    let [set_en, set_ru] = sheet.set().map(Some);
    let mut cards = sheet.cards();
    let mut levels = sheet.levels();
    let mut setup_cards = sheet.setup_cards();
    let figures = sheet.figures();
    if !sheet.faults.is_empty() {
        sheet.faults.sort_by_key(|fault| fault.line);
        return Err(sheet.faults);
    }
    // However the rows were sorted, the set is the same.
    cards.sort_by(|one, two| (one.epoch, one.colour, &one.id).cmp(&(two.epoch, two.colour, &two.id)));
    levels.iter_mut().for_each(|level| level.tiles.sort_by(|one, two| one.id.cmp(&two.id)));
    setup_cards.sort_by(|one, two| one.id.cmp(&two.id));
    let names = Names { set_en, set_ru, ..HadaraData::built_in().names.clone() };
    let texts =
        [written(&cards, 1), written(&levels, 3), written(&setup_cards, 2), written(&figures, 2), written(&names, 2)];
    let files: Vec<(&'static str, String)> = HadaraData::FILES.iter().copied().zip(texts).collect();
    let sources: Vec<Source<'_>> = files.iter().map(|(file, text)| Source { file, text }).collect();
    // The rows are in order; the rules have the last word on what they make together.
    match HadaraData::read(&sources) {
        Ok(_) => Ok(files),
        Err(fault) => Err(vec![Fault::new(fault.what)]),
    }
}

/// What is wrong with a text that is no sheet at all.
fn unreadable(error: &csv::Error) -> Vec<Fault> {
    let line = error.position().map_or(1, |at| at.line() as usize);
    vec![Fault::at_line(line, phrase!("data-unreadable", detail = error.to_string()))]
}

/// A row as it was read.
struct Row {
    line: usize,
    kind: Kind,
    /// By column, in the order of [`COLUMNS`].
    cells: Vec<String>,
}

impl Row {
    fn cell(&self, column: &str) -> &str {
        let at = COLUMNS.iter().position(|name| *name == column);
        at.and_then(|at| self.cells.get(at)).map_or("", String::as_str)
    }
}

/// A sheet that is being read.
struct Sheet {
    rows: Vec<Row>,
    faults: Vec<Fault>,
}

impl Sheet {
    /// The rows of a text with commas, or with semicolons as some programs write it. Where columns are wrong or the text breaks
    /// off, nothing can be said of rows.
    fn of(text: &str) -> Result<Sheet, Vec<Fault>> {
        let text = text.trim_start_matches('\u{feff}');
        let head = text.lines().next().unwrap_or_default();
        let mark = if head.contains(';') && !head.contains(',') { b';' } else { b',' };
        let mut reader = csv::ReaderBuilder::new().delimiter(mark).flexible(true).from_reader(text.as_bytes());
        let mut sheet = Sheet { rows: vec![], faults: vec![] };
        let heads: Vec<String> = match reader.headers() {
            Ok(heads) => heads.iter().map(|head| head.trim().to_lowercase()).collect(),
            Err(error) => return Err(unreadable(&error)),
        };
        for column in COLUMNS.iter().filter(|column| !heads.iter().any(|head| head == *column)) {
            sheet.complain(1, phrase!("hadara-sheet-column-missing", column = *column));
        }
        for head in heads.iter().filter(|head| !head.is_empty() && !COLUMNS.contains(&head.as_str())) {
            let known = COLUMNS.join(", ");
            sheet.complain(1, phrase!("hadara-sheet-column-unknown", column = head.as_str(), known = known));
        }
        if !sheet.faults.is_empty() {
            return Err(sheet.faults);
        }
        for record in reader.records() {
            match record {
                Ok(record) => sheet.enter(&heads, &record),
                Err(error) => return Err(unreadable(&error)),
            }
        }
        Ok(sheet)
    }

    fn enter(&mut self, heads: &[String], record: &csv::StringRecord) {
        let line = record.position().map_or(1, |at| at.line() as usize);
        let under = |column: &&str| {
            let at = heads.iter().position(|head| head == column);
            at.and_then(|at| record.get(at)).unwrap_or_default().trim().to_owned()
        };
        let cells: Vec<String> = COLUMNS.iter().map(under).collect();
        // Programs leave rows of nothing behind.
        if cells.iter().all(String::is_empty) {
            return;
        }
        let word = cells.first().map_or("", String::as_str).to_lowercase();
        let Some(kind) = Kind::ALL.into_iter().find(|kind| kind.word() == word) else {
            let known = Kind::ALL.map(Kind::word).join(", ");
            return self.complain(line, one_of("kind", &known, &word));
        };
        for (column, found) in COLUMNS.iter().zip(&cells).skip(1) {
            if !found.is_empty() && !kind.columns().contains(column) {
                let what = phrase!("hadara-sheet-empty", column = *column, kind = kind.word(), found = found.as_str());
                self.complain(line, what);
            }
        }
        self.rows.push(Row { line, kind, cells });
    }

    fn complain(&mut self, line: usize, what: Phrase) {
        self.faults.push(Fault::at_line(line, what));
    }

    /// Whether it is known of every row where it belongs: else what is missing somewhere may be only misspelt.
    fn is_sorted_out(&self) -> bool {
        self.faults.iter().all(|fault| fault.what.key != "hadara-sheet-one-of")
    }

    /// Takes the rows of a kind out of the sheet.
    fn take(&mut self, kind: Kind) -> Vec<Row> {
        let (taken, left) = std::mem::take(&mut self.rows).into_iter().partition(|row| row.kind == kind);
        self.rows = left;
        taken
    }

    /// A number of this range in a column; an empty cell is what `empty` says, if anything.
    fn number(&mut self, row: &Row, column: &'static str, range: [usize; 2], empty: Option<u8>) -> u8 {
        let ([least, most], found) = (range, row.cell(column));
        match (found, found.parse::<u8>()) {
            ("", _) if empty.is_some() => empty.unwrap_or_default(),
            (_, Ok(number)) if (least..=most).contains(&number.into()) => number,
            (_, Ok(_) | Err(_)) => {
                let what = phrase!("hadara-sheet-number", column = column, least = least, most = most, found = found);
                self.complain(row.line, what);
                0
            }
        }
    }

    /// So many numbers in a column, with spaces between them.
    fn numbers<const N: usize>(&mut self, row: &Row, range: [usize; 2]) -> [u8; N] {
        let ([least, most], found) = (range, row.cell("value"));
        let numbers: Vec<u8> = found.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        let within = numbers.iter().all(|number| (least..=most).contains(&usize::from(*number)));
        match (<[u8; N]>::try_from(&numbers[..]), found.split_whitespace().count() == N && within) {
            (Ok(numbers), true) => numbers,
            (Ok(_) | Err(_), _) => {
                let what = phrase!("hadara-sheet-numbers", count = N, least = least, most = most, found = found);
                self.complain(row.line, what);
                [0; N]
            }
        }
    }

    fn steps(&mut self, row: &Row) -> Steps {
        Steps::from(STEPS.map(|column| u16::from(self.number(row, column, [0, HIGH], Some(0)))))
    }

    /// One of several words in a column.
    fn choice<T: Copy + Default>(&mut self, row: &Row, column: &'static str, words: &[(&str, T)]) -> T {
        let found = row.cell(column).to_lowercase();
        match words.iter().find(|(word, _)| *word == found) {
            Some((_, meant)) => *meant,
            None => {
                let known: Vec<&str> = words.iter().map(|(word, _)| *word).filter(|word| !word.is_empty()).collect();
                self.complain(row.line, one_of(column, &known.join(", "), &found));
                T::default()
            }
        }
    }

    /// Where the figures of a row come from: the box, unless something else is said.
    fn from<const N: usize>(&mut self, row: &Row) -> [Provenance; N] {
        let mut from = [Provenance::Box; N];
        let words: Vec<String> = row.cell("from").split_whitespace().map(str::to_lowercase).collect();
        let read = |word: &String| Provenance::ALL.into_iter().find(|from| from.word() == *word);
        let known: Option<Vec<Provenance>> = words.iter().map(read).collect();
        match known.as_deref() {
            Some([]) => {}
            Some([all]) => from = [*all; N],
            Some(each) if each.len() == N => from.copy_from_slice(each),
            Some(_) | None => {
                let known = Provenance::ALL.map(Provenance::word).join(", ");
                let what = phrase!("hadara-sheet-from", count = N, known = known, found = row.cell("from"));
                self.complain(row.line, what);
            }
        }
        from
    }

    /// The name in both languages; one that is left out is that of the other.
    fn names(&mut self, row: &Row) -> [String; 2] {
        let [en, ru] = ["en", "ru"].map(|column| row.cell(column).to_owned());
        for (column, name) in [("en", &en), ("ru", &ru)] {
            if name.contains(char::is_control) {
                self.complain(row.line, phrase!("hadara-sheet-control", column = column));
            }
        }
        match (en.is_empty(), ru.is_empty()) {
            (true, true) => {
                self.complain(row.line, phrase!("hadara-sheet-nameless"));
                [en, ru]
            }
            (true, false) => [ru.clone(), ru],
            (false, true) => [en.clone(), en],
            (false, false) => [en, ru],
        }
    }

    fn forms(&mut self, row: &Row) -> [Forms; 2] {
        self.names(row).map(|name| Forms::from([("one".to_owned(), name)]))
    }

    fn id(&mut self, row: &Row, earlier: &[String]) -> String {
        let id = row.cell("id").to_owned();
        if let Err(what) = check_id(&id, MARKS, earlier.iter()) {
            self.complain(row.line, phrase!("hadara-sheet-in-column", column = "id", what = what));
        }
        id
    }

    /// Complains if there are too few or too many rows of a kind.
    fn count(&mut self, kind: Kind, rows: &[Row], range: [usize; 2]) {
        let [least, most] = range;
        if !(least..=most).contains(&rows.len()) {
            let line = rows.last().map_or(1, |row| row.line);
            let what =
                phrase!("hadara-sheet-count", kind = kind.word(), least = least, most = most, found = rows.len());
            self.complain(line, what);
        }
    }

    fn set(&mut self) -> [String; 2] {
        let rows = self.take(Kind::Set);
        self.count(Kind::Set, &rows, [1, 1]);
        let Some(row) = rows.first() else { return Default::default() };
        let names = self.names(row);
        for (column, name) in ["en", "ru"].into_iter().zip(&names) {
            if name.chars().count() > LONGEST_NAME {
                self.complain(row.line, phrase!("hadara-sheet-long", column = column, most = LONGEST_NAME));
            }
        }
        names
    }

    fn cards(&mut self) -> Vec<CardText> {
        let rows = self.take(Kind::Card);
        let colours = Colour::ALL.map(|colour| (format!("{colour:?}").to_lowercase(), colour));
        let colours: Vec<(&str, Colour)> = colours.iter().map(|(word, colour)| (word.as_str(), *colour)).collect();
        let epochs = [("1", Epoch::I), ("2", Epoch::II), ("3", Epoch::III)];
        let (mut cards, mut ids): (Vec<CardText>, Vec<String>) = (vec![], vec![]);
        for row in &rows {
            let id = self.id(row, &ids);
            let effect = self.effect(row);
            let [en, ru] = self.forms(row);
            let card = CardText {
                id: id.clone(),
                colour: self.choice(row, "colour", &colours),
                epoch: self.choice(row, "epoch", &epochs),
                cost: self.number(row, "cost", [0, HIGH], None),
                steps: self.steps(row),
                effect,
                points: self.number(row, "points", [0, HIGH], None),
                star: self.choice(row, "star", &[("", false), ("yes", true), ("no", false)]),
                from: self.from(row),
                en,
                ru,
            };
            if let Err(what) = check_face(&card, &cards) {
                self.complain(row.line, phrase!("hadara-sheet-in-column", column = "effect", what = what));
            }
            ids.push(id);
            cards.push(card);
        }
        let needed = 2 * PLAYERS;
        let decks = Epoch::ALL.into_iter().flat_map(|epoch| Colour::ALL.map(|colour| (epoch, colour)));
        let sure = self.is_sorted_out();
        for (epoch, colour) in decks.filter(|_| sure) {
            let of_deck = |card: &&CardText| card.epoch == epoch && card.colour == colour && !card.star;
            let found = cards.iter().filter(of_deck).count();
            if found < needed {
                let (colour, epoch) = (format!("{colour:?}"), format!("{epoch:?}"));
                let what = phrase!("hadara-data-deck", colour = colour, epoch = epoch, least = needed, found = found);
                self.faults.push(Fault::new(what));
            }
        }
        if cards.len() > Card::MAX {
            let what = phrase!("hadara-data-cards", most = Card::MAX, found = cards.len());
            self.faults.push(Fault::new(what));
        }
        cards
    }

    fn effect(&mut self, row: &Row) -> Option<Effect> {
        let text = row.cell("effect");
        if text.is_empty() {
            return None;
        }
        match (Source { file: "effect", text }).parse::<Effect>() {
            Ok(effect) => Some(effect),
            Err(fault) => {
                self.complain(row.line, phrase!("hadara-sheet-in-column", column = "effect", what = fault.what));
                None
            }
        }
    }

    fn levels(&mut self) -> Vec<LevelText> {
        let rows = self.take(Kind::Level);
        self.count(Kind::Level, &rows, [LEVELS, LEVELS]);
        let mut levels: Vec<LevelText> = vec![];
        for row in &rows {
            let from: [Provenance; 4] = self.from(row);
            let columns = ["needs", "plunder", "integrate", "points"];
            let [military, plunder, integration, points] = columns
                .map(|column| self.number(row, column, [0, HIGH], None))
                .iter()
                .zip(from)
                .map(|(value, from)| Sourced { value: *value, from })
                .collect::<Vec<Sourced<u8>>>()
                .try_into()
                .unwrap_or([Sourced { value: 0, from: Provenance::Box }; 4]);
            if levels.iter().any(|level| level.military.value == military.value) {
                self.complain(row.line, phrase!("hadara-sheet-twice", column = "needs", found = military.value));
            }
            levels.push(LevelText { military, plunder, integration, points, tiles: vec![] });
        }
        levels.sort_by_key(|level| level.military.value);
        let mut ids = vec![];
        for row in &self.take(Kind::Colony) {
            let id = self.id(row, &ids);
            let [en, ru] = self.forms(row);
            let tile = TileText {
                id: id.clone(),
                steps: self.steps(row),
                points: self.number(row, "points", [0, HIGH], None),
                from: self.from(row),
                en,
                ru,
            };
            ids.push(id);
            let known: Vec<String> = levels.iter().map(|level| level.military.value.to_string()).collect();
            match levels.iter_mut().find(|level| level.military.value.to_string() == row.cell("needs")) {
                Some(level) => level.tiles.push(tile),
                None => self.complain(row.line, one_of("needs", &known.join(", "), row.cell("needs"))),
            }
        }
        let [least, most] = [PLAYERS, ColonyTile::MAX / LEVELS];
        let sure = self.is_sorted_out();
        for level in levels.iter().filter(|_| sure) {
            if !(least..=most).contains(&level.tiles.len()) {
                let what = phrase!(
                    "hadara-sheet-tiles",
                    level = level.military.value,
                    least = least,
                    most = most,
                    found = level.tiles.len()
                );
                self.faults.push(Fault::new(what));
            }
        }
        levels
    }

    fn setup_cards(&mut self) -> Vec<SetupText> {
        let [a, b] = [Kind::SideA, Kind::SideB].map(|kind| self.take(kind));
        // A side that is missing is complained about by itself.
        self.count(Kind::SideA, if a.len() < b.len() { &b } else { &a }, [PLAYERS, SETUP_CARDS]);
        let mut cards: Vec<SetupText> = vec![];
        let mut ids = vec![];
        let mut others: Vec<&Row> = b.iter().collect();
        for row in &a {
            let id = self.id(row, &ids);
            ids.push(id.clone());
            let initiative = self.number(row, "initiative", [0, u8::MAX.into()], None);
            if cards.iter().any(|card| card.initiative == initiative) {
                self.complain(row.line, phrase!("hadara-sheet-twice", column = "initiative", found = initiative));
            }
            let a = self.side(row);
            let Some(at) = others.iter().position(|other| other.cell("id") == id) else {
                let what = phrase!("hadara-sheet-row-missing", kind = Kind::SideB.word(), id = id.as_str());
                self.complain(row.line, what);
                continue;
            };
            let other = others.remove(at);
            if self.number(other, "initiative", [0, u8::MAX.into()], None) != initiative {
                let what = phrase!("hadara-sheet-initiative", expected = initiative, found = other.cell("initiative"));
                self.complain(other.line, what);
            }
            let b = self.side(other);
            cards.push(SetupText { id, initiative, a, b });
        }
        for row in others {
            let what = phrase!("hadara-sheet-row-missing", kind = Kind::SideA.word(), id = row.cell("id"));
            self.complain(row.line, what);
        }
        cards
    }

    fn side(&mut self, row: &Row) -> Start {
        Start { steps: self.steps(row), coins: self.number(row, "coins", [0, HIGH], None), from: self.from(row) }
    }

    fn statues(&mut self) -> [StatuePlace; SLOTS] {
        let rows = self.take(Kind::Statue);
        self.count(Kind::Statue, &rows, [SLOTS, SLOTS]);
        let mut places: Vec<StatuePlace> = vec![];
        for row in &rows {
            let [culture, points, bonus] = self.from(row);
            let figure = |value: u8, from: Provenance| Sourced { value, from };
            let place = StatuePlace {
                culture: figure(self.number(row, "needs", [0, HIGH], None), culture),
                points: figure(self.number(row, "points", [0, HIGH], None), points),
                bonus: figure(self.number(row, "value", [0, HIGH], None), bonus),
            };
            if places.iter().any(|other| other.culture.value == place.culture.value) {
                self.complain(row.line, phrase!("hadara-sheet-twice", column = "needs", found = place.culture.value));
            }
            places.push(place);
        }
        places.sort_by_key(|place| place.culture.value);
        places.try_into().unwrap_or(HadaraData::built_in().figures.statues)
    }

    fn figures(&mut self) -> Figures {
        let statues = self.statues();
        // What the sheet does not tell rightly is complained about, so that this never is what is left of it.
        let mut figures = Figures { statues, ..HadaraData::built_in().figures.clone() };
        let mut missing: Vec<String> = figures_of(&figures).into_iter().map(|(id, _, _)| id).collect();
        for row in &self.take(Kind::Figure) {
            let id = row.cell("id");
            let Some(at) = missing.iter().position(|wanted| wanted == id) else {
                self.complain(row.line, one_of("id", &missing.join(", "), id));
                continue;
            };
            missing.remove(at);
            let [from] = self.from(row);
            let high = [0, HIGH];
            let one = |sheet: &mut Sheet, range| Sourced { value: sheet.number(row, "value", range, None), from };
            match id {
                "cards-per-player" => figures.cards_per_player = one(self, [2, 2]),
                "late-coins" => figures.late_coins = one(self, high),
                "sale" => figures.sale = Sourced { value: self.numbers(row, high), from },
                "silver-price" => figures.silver_price = Sourced { value: self.numbers(row, high), from },
                "gold-price" => figures.gold_price = Sourced { value: self.numbers(row, high), from },
                "per-step" => figures.per_step = one(self, [0, LEVELS]),
                "tiles" => figures.tiles = one(self, [2, 9]),
                "silver-medals" => figures.silver_medals = one(self, [0, MEDALS]),
                "gold-medals" => figures.gold_medals = one(self, [0, MEDALS]),
                "silver-part" => figures.silver_part = one(self, [1, 9]),
                "gold-points" => figures.gold_points = one(self, high),
                "coins-per-point" => figures.coins_per_point = one(self, [1, 99]),
                first => {
                    let seats = first.rsplit('-').next().and_then(|seats| seats.parse().ok()).unwrap_or(PLAYERS);
                    let ranks = self.numbers(row, [1, seats]);
                    figures.first_players.value.insert(seats, ranks);
                    figures.first_players.from = from;
                }
            }
        }
        for id in missing {
            let what = phrase!("hadara-sheet-row-missing", kind = Kind::Figure.word(), id = id);
            self.faults.push(Fault::new(what));
        }
        figures
    }
}

fn one_of(column: &'static str, known: &str, found: &str) -> Phrase {
    phrase!("hadara-sheet-one-of", column = column, known = known, found = found)
}
