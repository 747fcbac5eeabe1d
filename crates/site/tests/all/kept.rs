//! Nothing is lost under the hand: what somebody holds, reads or types stays when others decide and talk.

use fantoccini::Locator;

use crate::browser::decide;
use crate::world::{Browser, Scripts, World};

/// A table of two people, of whom the first has set it up, and a bot in the third seat.
async fn two_and_a_bot(anna: &Browser, boris: &Browser) {
    anna.go("/new?game=ethnos").await;
    anna.fill("#name", "Anna").await;
    anna.choose("#seat-1", "open").await;
    anna.choose("#seat-2", "warlord").await;
    for seat in 3..6 {
        anna.choose(&format!("#seat-{seat}"), "none").await;
    }
    anna.click_to_see(".btn-big", "[data-share]").await;
    boris.go(&anna.path().await).await;
    boris.fill("input[name=name]", "Boris").await;
    boris.click_to_see("[value='sit:1']", "[value='vacate:1']").await;
    anna.click_to_see("[value=start]", "main.table").await;
    boris.see("main.table").await;
}

/// A card of the hand that can lead a band; Skeletons cannot.
const LEADER: &str = ".hand li:has(.lead-box)";

/// Draws cards until it is the other one's turn and Anna has somebody to lead a band.
async fn until_turn_of(boris: &Browser, anna: &Browser) {
    boris
        .wait("his turn", async |boris| {
            let ready = anna.count(LEADER).await > 0;
            if ready && boris.my_turn().await {
                return true;
            }
            for browser in [anna, boris] {
                browser.click(".dock [value='decide:recruit deck']").await;
            }
            false
        })
        .await;
    let number = boris.number().await;
    anna.wait("the same page", async |anna| anna.number().await >= number).await;
}

async fn says(browser: &Browser, text: &str) {
    browser.click_to_see("label[for=side-chat]", "#side-chat:checked").await;
    browser.fill("#say", text).await;
    browser.press("\u{e007}").await;
    browser.wait("the talk", async |browser| browser.text(".chat").await.contains(text)).await;
}

/// Everything that Anna holds, as her page has it.
const HELD: &str = "const say = document.getElementById('say'); return [ \
    document.querySelector('.hand li:has(.lead-box) .pick-box').checked, document.querySelector('.hand').mark, \
    document.querySelector('.settings').open, document.getElementById('side-chat').checked, \
    document.getElementById('seat-3').matches(':popover-open'), document.getElementById('seat-3').mark, \
    say.value, document.activeElement === say, say.selectionStart, say.selectionEnd, \
    String(getSelection()), document.querySelector('.map-box').mark, \
    [...document.querySelectorAll('.pane-chat, .chat')].map((part) => part.scrollTop).sort().at(-1) ].join('|');";

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_while_others_talk_and_decide() {
    let world = World::new("kept").await;
    let (anna, boris) = (world.browser(Scripts::On).await, world.browser(Scripts::On).await);
    two_and_a_bot(&anna, &boris).await;
    until_turn_of(&boris, &anna).await;
    // Boris has talked enough for the talk to be scrolled.
    let (mut person, table) = (boris.same_person().await, boris.path().await);
    for _ in 0..5 {
        let line = format!("go=chat&text={}", "so+it+was+".repeat(39));
        assert_eq!(tokio::task::block_in_place(|| person.form(&table, &line)).unwrap().status, 303);
    }
    anna.wait("the talk", async |anna| anna.count(".chat li").await == 5).await;
    // Anna opens the settings, picks a card ahead, types half a message, opens the bot's panel and types on.
    anna.click_to_see(".settings > summary", ".settings[open]").await;
    anna.click_to_see(&format!("{LEADER} .card"), ".pick-box:checked").await;
    anna.click_to_see("label[for=side-chat]", "#side-chat:checked").await;
    anna.fill("#say", "half a mess").await;
    anna.click_to_see("[popovertarget=seat-3]", "#seat-3:popover-open").await;
    anna.ask(
        "for (const part of ['.hand', '#seat-3', '.map-box']) document.querySelector(part).mark = 'same'; \
         for (const part of document.querySelectorAll('.pane-chat, .chat')) part.scrollTop = 70; \
         const say = document.getElementById('say'); say.focus(); say.setSelectionRange(5, 9, 'backward');",
    )
    .await;
    let before = anna.ask(HELD).await;
    let sound = anna.attribute("main.table", "data-sound").await;
    assert_eq!(before, "true|same|true|true|true|same|half a mess|true|5|9|a me|same|70");

    // Boris talks and decides, and then the bot does.
    says(&boris, "my turn is over").await;
    let number = boris.number().await;
    decide(&boris, async |boris| {
        boris.click(".dock [value='decide:recruit deck']").await;
    })
    .await;
    anna.wait("her turn", async |anna| anna.my_turn().await && anna.number().await >= number + 2).await;
    assert!(anna.ask("return document.querySelector('.chat').textContent").await.as_str().unwrap().contains("over"));
    assert_eq!(anna.ask(HELD).await, before);
    // A wish changes its part of the page only.
    anna.ask("document.querySelector('.tools [name=sound]').click()").await;
    anna.wait("another sound", async |anna| anna.attribute("main.table", "data-sound").await != sound).await;
    assert_eq!(anna.ask(HELD).await, before);
    let read_out = anna.ask("return document.getElementById('news').textContent").await;
    assert!(!read_out.as_str().unwrap().is_empty());

    // What Anna has seen or said herself is not counted; what is said behind her back is.
    let unread = "const badge = document.querySelector('[data-unread]'); \
        return badge.parentElement.hidden ? 0 : Number(badge.textContent)";
    assert_eq!((anna.ask(unread).await, boris.ask(unread).await), (0.into(), 0.into()));
    anna.ask("document.getElementById('say').setSelectionRange(11, 11)").await;
    anna.press("age\u{e007}").await;
    anna.wait("an empty field", async |anna| anna.ask("return say.value").await == "").await;
    assert!(anna.text(".chat").await.contains("half a message"));
    anna.ask("document.getElementById('seat-3').hidePopover()").await;
    anna.click_to_see("label[for=side-log]", "#side-log:checked").await;
    boris.wait("the talk", async |boris| boris.text(".chat").await.contains("half a message")).await;
    says(&boris, "well").await;
    anna.wait("a badge", async |anna| anna.ask(unread).await == 1).await;
    assert_eq!(boris.ask(unread).await, 0);
    // On a telephone the badge lies on a tab that says so, until it has been read.
    anna.resize((360, 740)).await;
    assert!(!anna.client.find(Locator::Css("[data-unread]")).await.unwrap().is_displayed().await.unwrap());
    let dot = anna.client.find(Locator::Css("[for=tab-log][data-said='1']")).await.unwrap();
    assert!(dot.is_displayed().await.unwrap());
    anna.click_to_see("[for=tab-log]", "#tab-log:checked").await;
    assert_eq!(anna.count("[for=tab-log][data-said='1']").await, 1, "the log is not the talk");
    anna.click_until("label[for=side-chat]", async |anna| anna.count("[for=tab-log][data-said='1']").await == 0).await;
    anna.click_to_see("[for=tab-board]", "#tab-board:checked").await;
    anna.resize((1440, 1000)).await;

    // The picked card makes a band; the next question then has the focus, and nothing is picked any more.
    anna.wait("a preview", async |anna| anna.count(".dock .preview li").await > 0).await;
    let number = anna.number().await;
    anna.click_until("[value='compose:band']", async |anna| anna.number().await > number).await;
    anna.wait("the focus", async |anna| {
        anna.ask("return document.activeElement === document.querySelector('#dock h2')").await == true
    })
    .await;
    assert_eq!(anna.count(".pick-box:checked").await, 0);
    anna.close().await;
    boris.close().await;
}
