//! What the game says to people, as messages. The sentences are in `messages/`.

use kernel::{Narrate, Phrase, Seat, Seen, phrase};

use crate::{Event, Refusal, Setup, Stones, StonesData, Take};

impl Narrate for Stones {
    const MESSAGES: [&'static str; 2] = [include_str!("../messages/en.ftl"), include_str!("../messages/ru.ftl")];

    fn title() -> Phrase {
        phrase!("stones-title")
    }

    fn gist() -> Phrase {
        phrase!("stones-gist")
    }

    fn setup_form() -> Phrase {
        phrase!("stones-setup-form")
    }

    fn variant(_: &StonesData, setup: &Setup) -> Phrase {
        phrase!("stones-variant", players = setup.0)
    }

    fn question(_: &Seen<Stones>, _: Seat) -> Phrase {
        phrase!("stones-ask")
    }

    fn choice(_: &Seen<Stones>, action: &Take) -> Phrase {
        phrase!("stones-take", stones = action.0)
    }

    fn told(seen: &Seen<Stones>, event: &Seen<Event>) -> Option<Phrase> {
        Some(match **event {
            Event::Took { seat, stones } => {
                phrase!("stones-told-took", who = seat, stones = stones, left = seen.pile)
            }
            Event::Ended => phrase!("stones-told-ended"),
        })
    }

    fn refusal(_: &Seen<Stones>, refusal: &Refusal) -> Phrase {
        match refusal {
            Refusal::Untimely(untimely) => untimely.phrase(),
            Refusal::TooMany => phrase!("stones-refused-pile"),
        }
    }

    fn source(source: &'static str) -> Phrase {
        match source {
            "stones" => phrase!("stones-source-stones"),
            _ => phrase!("stones-source-charm"),
        }
    }

    fn decided(_: &'static str) -> Phrase {
        phrase!("stones-decided-points")
    }
}
