//! What teaches Hadara.

use crate::boards::{Guide, lessons, questions};

/// What teaches it.
pub const GUIDE: Guide = Guide {
    lessons: lessons!["hadara": "01-first-turn", "02-phase", "03-feeding", "04-colonies-and-statues", "05-medals"],
    places: &[
        ("wheel", ".wheel-box"),
        ("steps", ".steps"),
        ("tracks", ".tracks"),
        ("purse", ".purse"),
        ("tiles", ".tiles"),
        ("medals", ".medals"),
        ("cards", ".tableau"),
        ("slots", ".slots"),
    ],
    questions: questions![
        "hadara-ask-side", "setup", "remark-hadara-side";
        "hadara-ask-wheel", "draw", "remark-hadara-wheel";
        "hadara-ask-draw", "draw", "remark-hadara-draw";
        "hadara-ask-colony", "colony", "remark-hadara-colony";
        "hadara-ask-captured", "colony", "remark-hadara-captured";
        "hadara-ask-statue", "statue", "remark-hadara-statue";
        "hadara-ask-draft", "draft", "remark-hadara-draft";
        "hadara-ask-feeding", "feeding", "remark-hadara-feeding";
        "hadara-ask-medals", "medals", "remark-hadara-medals";
    ],
    legend: include_str!("../../../text/hadara.legend.txt"),
    glossary: include_str!("../../../text/hadara.words.txt"),
};
