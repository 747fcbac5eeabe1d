//! `letopis setups`: what can be agreed before a game, in notation and in words.

use anstyle::{Effects, Style};
use kernel::phrase;
use speech::Speech;

use crate::Outcome;
use crate::hosted::Host;

/// Lists the setups of a game and says how they are written.
pub fn run(host: &dyn Host, words: &Speech) -> Outcome {
    let bold = Style::new().effects(Effects::BOLD);
    for setup in host.offer().setups {
        anstream::println!("{bold}{}{bold:#}\n  {}", setup.notation, words.say(&setup.phrase, &[]));
    }
    let how = phrase!("letopis-setups-how", form = host.setup_form(), game = host.id());
    anstream::println!("\n{}", words.say(&how, &[]));
    Ok(())
}
