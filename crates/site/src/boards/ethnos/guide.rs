//! What teaches Ethnos.

use crate::boards::{Guide, lessons, questions};

/// What teaches it.
pub const GUIDE: Guide = Guide {
    lessons: lessons!["ethnos": "01-first-turn", "02-bands", "03-markers", "04-ages", "05-tribes"],
    places: &[
        ("map", ".map-box"),
        ("market", ".market"),
        ("deck", ".market-deck"),
        ("open", ".open"),
        ("kingdom *", "#field-*"),
        ("merfolk", ".merfolk-panel"),
        ("trolls", ".trolls"),
        ("specials", ".specials"),
        ("bands", ".bands"),
    ],
    questions: questions![
        "ethnos-ask-turn", "turn", "remark-ethnos-turn";
        "ethnos-ask-turn-full", "turn", "remark-ethnos-full";
        "ethnos-ask-place", "band", "remark-ethnos-place";
        "ethnos-ask-place-anywhere", "band", "remark-ethnos-anywhere";
        "ethnos-ask-bonus", "rulings", "remark-ethnos-bonus";
        "ethnos-ask-troll", "rulings", "remark-ethnos-troll";
        "ethnos-ask-horde", "rulings", "remark-ethnos-horde";
        "ethnos-ask-another", "rulings", "remark-ethnos-another";
        "ethnos-ask-keep", "rulings", "remark-ethnos-keep";
        "ethnos-ask-draw", "rulings", "remark-ethnos-draw";
        "ethnos-ask-raid", "age", "remark-ethnos-raid";
    ],
    legend: include_str!("../../../text/ethnos.legend.txt"),
    glossary: include_str!("../../../text/ethnos.words.txt"),
};
