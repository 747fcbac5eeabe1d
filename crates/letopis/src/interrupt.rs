//! Ctrl-C.

use std::process;

use kernel::phrase;
use speech::Speech;
use tokio::runtime;
use tokio::signal::unix::{SignalKind, signal};

use crate::{Failure, Outcome};

/// What the program ends with when somebody has interrupted it: 128 and the number of the signal, as shells have it.
pub const CODE: u8 = 130;

/// Does something when somebody presses Ctrl-C. Whoever presses it twice ends the program at once.
pub fn on_interrupt(then: impl FnOnce() + Send + 'static, words: &Speech) -> Outcome {
    let cannot = |error: std::io::Error| {
        let what = phrase!("letopis-no-signals", detail = error.to_string());
        Failure::Input(words.say(&what, &[]))
    };
    let runtime = runtime::Builder::new_current_thread().enable_all().build().map_err(cannot)?;
    let mut pressed = {
        let _inside = runtime.enter();
        signal(SignalKind::interrupt()).map_err(cannot)?
    };
    std::thread::spawn(move || {
        runtime.block_on(async {
            pressed.recv().await;
            then();
            pressed.recv().await;
            process::exit(CODE.into());
        });
    });
    Ok(())
}
