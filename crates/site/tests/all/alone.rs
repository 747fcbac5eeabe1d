//! A person alone against the bot of Imperium's solo booklet.

use bots::Kind;
use fantoccini::Locator;
use serde_json::json;

use crate::browser::{decide, play_out, press_seen, take_over};
use crate::planted::{Game, person_in};
use crate::world::{Browser, Scripts, World};

/// Sets up a game as the Romans against the Celts.
async fn against_the_celts(browser: &Browser, level: &str) {
    browser.go("/new?game=imperium").await;
    browser.fill("#name", "Вера").await;
    for seat in 1..=3 {
        browser.choose(&format!("#seat-{seat}"), "none").await;
    }
    browser.choose("#nation-0", "romans").await;
    browser.choose("#nation-1", "celts").await;
    browser.choose("#level", level).await;
    browser.click_to_see(".btn-big", "main.table").await;
}

/// Plays until the turn is over, as quickly as may be.
async fn end_the_turn(browser: &Browser) {
    for turn in 0..40 {
        if browser.count(".log .again").await > 0 {
            return;
        }
        decide(browser, async |browser| {
            // A click beside the scene of the bot's turn would close it.
            if browser.count("#retelling").await == 0 && !browser.click("main.table [value='decide:end']").await {
                press_seen(browser, turn).await;
            }
        })
        .await;
    }
    panic!("the turn does not end");
}

/// How many moments of the bot's turn can be seen.
async fn moments_seen(browser: &Browser) -> usize {
    let mut seen = 0;
    for moment in browser.client.find_all(Locator::Css(".retelling .moment")).await.unwrap() {
        seen += usize::from(moment.is_displayed().await.unwrap_or(false));
    }
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn the_turn_of_the_bot_is_told_step_by_step() {
    let world = World::new("rival").await;
    let browser = world.browser(Scripts::On).await;
    against_the_celts(&browser, "warlord").await;
    assert_eq!((browser.count(".rival-slot").await, browser.count(".rival-slot.back").await), (4, 4));
    // What the bot would do is told in the face of every card of the market.
    assert!(browser.count("[popover] .would").await >= 5);
    // Scenes are played to those who have nothing against motion.
    let motion = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "no-preference" }] });
    browser.tell("Emulation.setEmulatedMedia", motion).await;
    browser.ask("localStorage.speed = 60000").await;
    end_the_turn(&browser).await;
    browser.see("#retelling:popover-open .now").await;
    let all = browser.count("#retelling .moment").await;
    assert!(all >= 5, "a die, three or four cards, the clean-up: {all}");
    assert!(moments_seen(&browser).await < all);
    browser.click_until("[data-retell=skip]", async |browser| browser.count(".playing").await == 0).await;
    assert_eq!(moments_seen(&browser).await, all);
    assert!(browser.count("#retelling .moment-rule").await >= 1);
    let shut = async |browser: &Browser| browser.count("#retelling").await == 0;
    browser.click_until("#retelling .pop-close", shut).await;
    // From the log it begins anew.
    browser.click_to_see(".log .again", "#retelling:popover-open .now").await;
    assert_eq!(browser.count("#retelling .moment").await, all);
    browser.click_until("#retelling .pop-close", shut).await;
    browser.click_to_see(".settings > summary", ".settings[open]").await;
    browser.click_until("[value='speed:0']", async |browser| browser.count("[value='speed:0'].on").await == 1).await;
    // Whoever plays at random may soon be buried in unrest: the rest is that of a game which has gone well so far.
    let people = [person_in(&browser).await];
    let setup = "1 player, nations romans-a against celts, level warlord";
    let game = Game { game: "imperium", version: None, setup, people: &people, bot: Kind::Greedy, series: 1 };
    take_over(&browser, &world, &game, 20).await;
    assert_eq!(browser.count(".rival-slot").await, 4);
    let before = browser.number().await;
    assert!(before > 20, "{before}");
    play_out(&browser, 1).await;
    assert!(browser.number().await > before);
    assert_eq!(browser.count(".chart").await, 2);
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_script_the_turn_of_the_bot_is_a_page() {
    let world = World::new("rival-plain").await;
    let browser = world.browser(Scripts::Off).await;
    against_the_celts(&browser, "chieftain").await;
    end_the_turn(&browser).await;
    browser.click_to_see(".log .again", "main.wrap .retelling").await;
    assert!(moments_seen(&browser).await >= 5);
    assert!(browser.path().await.contains("/again/"));
    browser.click_to_see("main a[href^='/table/']", "main.table").await;
    browser.close().await;
}
