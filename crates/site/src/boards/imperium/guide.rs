//! What teaches Imperium.

use crate::boards::{Guide, lessons, questions};

/// What teaches it.
pub const GUIDE: Guide = Guide {
    lessons: lessons!["imperium": "01-first-turn", "02-three-turns", "03-market", "04-reshuffle", "05-solstice", "06-empire", "07-solo"],
    places: &[
        ("market", ".stalls"),
        ("piles", ".piles"),
        ("area", ".area"),
        ("supply", ".supply"),
        ("play", ".clusters"),
        ("power", ".power"),
        ("own piles", ".own-piles"),
        ("period", ".period"),
        ("developments", ".developments"),
        ("rival", ".rival"),
        ("rival cards", ".rival-slots"),
    ],
    questions: questions![
        "imperium-ask-turn", "round", "remark-imperium-turn";
        "imperium-ask-activation", "play", "remark-imperium-activation";
        "imperium-ask-effect", "play", "remark-imperium-effect";
        "imperium-ask-payment", "table", "remark-imperium-payment";
        "imperium-ask-market-token", "clean", "remark-imperium-market-token";
        "imperium-ask-discard", "clean", "remark-imperium-discard";
        "imperium-ask-solstice", "solstice", "remark-imperium-solstice";
        "imperium-ask-react", "exhaust", "remark-imperium-react";
        "imperium-ask-shield", "cards", "remark-imperium-shield";
        "imperium-ask-toll", "cards", "remark-imperium-toll";
        "imperium-ask-develop", "shuffle", "remark-imperium-develop";
        "imperium-ask-innovate", "gain", "remark-imperium-innovate";
    ],
    legend: include_str!("../../../text/imperium.legend.txt"),
    glossary: include_str!("../../../text/imperium.words.txt"),
};
