//! A set of cards goes out as a spreadsheet and comes back, with every mistake named.

use hadara::{Hadara, HadaraData};
use kernel::data::{Data, Source};
use kernel::{Fault, Phrase};

/// The built-in set as a sheet that has a name.
fn named() -> String {
    let sheet = HadaraData::built_in().sheet().unwrap();
    let row = sheet.lines().find(|line| line.starts_with("set,")).unwrap();
    sheet.replacen(row, "set,,,,,,,,,,,,,,,,,,Grandmother’s box,Бабушкина коробка,", 1)
}

fn set(files: &[(&'static str, String)]) -> HadaraData {
    let sources: Vec<Source<'_>> = files.iter().map(|(file, text)| Source { file, text }).collect();
    HadaraData::read(&sources).unwrap()
}

fn faults(sheet: &str) -> Vec<Fault> {
    HadaraData::read_sheet(sheet).unwrap_err()
}

/// The line of the sheet that begins so, counted from one.
fn line_of(sheet: &str, start: &str) -> usize {
    sheet.lines().position(|line| line.starts_with(start)).unwrap() + 1
}

#[test]
fn a_set_comes_back_as_it_went_out() {
    let own = HadaraData::built_in();
    let read = set(&HadaraData::read_sheet(&named()).unwrap());
    assert_eq!(read.fingerprint(), own.fingerprint(), "the figures are the same");
    assert_eq!(own.called(), Some(Phrase::new("hadara-set-own")));
    assert_eq!(read.called().unwrap().key, "hadara-set-named");
    let name = read.namings().into_iter().find(|naming| naming.id == "hadara.set").unwrap();
    assert_eq!((&name.en["one"], &name.ru["one"]), (&"Grandmother’s box".to_owned(), &"Бабушкина коробка".to_owned()));
    for (one, two) in own.entries().iter().zip(read.entries()) {
        assert_eq!((&one.id, &one.text, one.origins()), (&two.id, &two.text, two.origins()));
    }
    assert_eq!(read.sheet().unwrap(), named());
}

#[test]
fn order_and_separators_do_not_matter() {
    let sheet = named();
    let (head, rows) = sheet.split_once('\n').unwrap();
    let mut rows: Vec<&str> = rows.lines().collect();
    rows.reverse();
    let turned = format!("\u{feff}{head}\r\n{}\r\n,,,,,,,,,,,,,,,,,,,,\r\n", rows.join("\r\n"));
    assert_eq!(HadaraData::read_sheet(&turned), HadaraData::read_sheet(&sheet));
    // Commas inside quoted effects stay what they are.
    let semicolons: String = sheet.split('"').enumerate().fold(String::new(), |text, (at, part)| match at % 2 {
        0 => text + &part.replace(',', ";"),
        _ => format!("{text}\"{part}\""),
    });
    assert_eq!(HadaraData::read_sheet(&semicolons), HadaraData::read_sheet(&sheet));
}

#[test]
fn a_changed_figure_makes_another_set() {
    let sheet = named();
    let row = sheet.lines().find(|line| line.starts_with("card,y101,yellow,1,1,")).unwrap();
    let changed = row.replacen("card,y101,yellow,1,1,", "card,y101,yellow,1,2,", 1).replace("chosen", "");
    let read = set(&HadaraData::read_sheet(&sheet.replacen(row, &changed, 1)).unwrap());
    assert_ne!(read.fingerprint(), HadaraData::built_in().fingerprint());
    let entry = read.entries().into_iter().find(|entry| entry.id == "y101").unwrap();
    assert!(entry.origins().iter().any(|said| format!("{said}").contains("provenance-box")), "{:?}", entry.origins());
    // A game of one set is not one of the other.
    let [own, other] = [HadaraData::built_in(), &*Box::leak(Box::new(read))];
    let [own, other] = [own, other].map(kernel::Version::of::<Hadara>);
    assert_eq!(own.differs("hadara", &other).unwrap().key, "version-other-data");
}

#[test]
fn every_mistake_is_named_with_its_line() {
    let sheet = named();
    let mut wrong = sheet.clone();
    let mut expected: Vec<(usize, &str)> = vec![];
    for (start, from, to, key) in [
        ("card,y101,", "card,y101,yellow,1,1,", "card,y101,yellow,1,lots,", "hadara-sheet-number"),
        ("card,y102,", "card,y102,yellow,1,", "card,y102,beige,4,", "hadara-sheet-one-of"),
        ("card,y103,", "card,y103,", "card,y101,", "hadara-sheet-in-column"),
        ("card,y104,", "card,y104,yellow,1,", "card,y104,yellow,1,61", "hadara-sheet-number"),
        ("colony,c03-1,", ",3,,,,,,", ",4,,,,,,", "hadara-sheet-one-of"),
        ("figure,sale,", "2 3 4", "2 3", "hadara-sheet-numbers"),
        ("figure,tiles,", "figure,tiles,,", "figure,tiles,red,", "hadara-sheet-empty"),
        ("set,", "Grandmother’s box,Бабушкина коробка", ",", "hadara-sheet-nameless"),
        ("statue,", "rulebook", "hearsay", "hadara-sheet-from"),
        ("setup-b,s1,", "setup-b,s1,", "setup-b,s9,", "hadara-sheet-row-missing"),
    ] {
        let row = wrong.lines().nth(line_of(&sheet, start) - 1).unwrap().to_owned();
        assert!(row.contains(from), "{row} lacks {from}");
        wrong = wrong.replacen(&row, &row.replacen(from, to, 1), 1);
        expected.push((line_of(&sheet, start), key));
    }
    let found = faults(&wrong);
    for (line, key) in expected {
        let there = found.iter().any(|fault| fault.line == Some(line) && fault.what.key == key);
        assert!(there, "{key} in line {line}: {found:#?}");
    }
    assert!(found.is_sorted_by_key(|fault| fault.line));
}

#[test]
fn rows_and_columns_that_are_missing_are_named() {
    let sheet = named();
    let without = |start: &str| -> Vec<&'static str> {
        let kept: Vec<&str> = sheet.lines().filter(|line| !line.starts_with(start)).collect();
        faults(&kept.join("\n")).iter().map(|fault| fault.what.key).collect()
    };
    assert_eq!(without("figure,gold-price,"), ["hadara-sheet-row-missing"]);
    assert_eq!(without("card,g3"), ["hadara-data-deck"]);
    assert_eq!(without("setup-a,s1,"), ["hadara-sheet-row-missing"]);
    assert_eq!(without("colony,c09-1,"), ["hadara-sheet-tiles"]);
    assert_eq!(without("set,"), ["hadara-sheet-count"]);
    assert_eq!(without("statue,"), ["hadara-sheet-count"]);
    let misspelt = faults(&sheet.replacen(",star,", ",stars,", 1));
    let named: Vec<&str> = misspelt.iter().map(|fault| fault.what.key).collect();
    assert_eq!(named, ["hadara-sheet-column-missing", "hadara-sheet-column-unknown"]);
    for nonsense in ["", "\n\n", "kind", "a,b\n\"", &"x".repeat(10_000)] {
        assert!(!faults(nonsense).is_empty());
    }
}
