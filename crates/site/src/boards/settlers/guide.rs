//! What teaches Imperial Settlers.

use crate::boards::{Guide, lessons, questions};

/// What teaches it.
pub const GUIDE: Guide = Guide {
    lessons: lessons!["settlers": "01-first-turn", "02-production", "03-three-ways", "04-razing-and-deals", "05-solo"],
    places: &[
        ("faction board", ".fboard"),
        ("exchange", ".fb-ex"),
        ("tray", ".tray"),
        ("common", ".locs-c"),
        ("own", ".locs-f"),
        ("open", ".open-row"),
        ("foe", ".foe"),
        ("attacks", ".attacks"),
        ("threats", ".foe-threats"),
        ("trophies", ".trophies"),
    ],
    questions: questions![
        "settlers-ask-pick", "lookout", "remark-settlers-pick";
        "settlers-ask-draft", "variants", "remark-settlers-draft";
        "settlers-ask-turn", "action", "remark-settlers-turn";
        "settlers-ask-after", "action", "remark-settlers-after";
        "settlers-ask-exchange", "exchange", "remark-settlers-exchange";
        "settlers-ask-pay", "goods", "remark-settlers-pay";
        "settlers-ask-over", "build", "remark-settlers-over";
        "settlers-ask-draw", "goods", "remark-settlers-draw";
        "settlers-ask-keep", "cards", "remark-settlers-keep";
        "settlers-ask-discard", "cards", "remark-settlers-discard";
        "settlers-ask-take", "goods", "remark-settlers-take";
        "settlers-ask-offer", "goods", "remark-settlers-offer";
        "settlers-ask-copy", "production", "remark-settlers-copy";
        "settlers-ask-samurai", "guard", "remark-settlers-samurai";
        "settlers-ask-raze", "raze", "remark-settlers-raze";
        "settlers-ask-target", "activate", "remark-settlers-target";
        "settlers-ask-player", "activate", "remark-settlers-player";
        "settlers-ask-steal", "activate", "remark-settlers-steal";
        "settlers-ask-reset", "activate", "remark-settlers-reset";
        "settlers-ask-choose", "deal", "remark-settlers-choose";
        "settlers-ask-build", "build", "remark-settlers-build";
        "settlers-ask-lose", "solo", "remark-settlers-lose";
    ],
    legend: include_str!("../../../text/settlers.legend.txt"),
    glossary: include_str!("../../../text/settlers.words.txt"),
};
