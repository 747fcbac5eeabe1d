//! The campaign, from the booklet: «Режим кампании» and «Верховный правитель».

use imperium::campaign::{Campaign, How, Series, Stage, Step, Terms, Verdict};
use imperium::effects::words::Token;
use imperium::{Imperium, ImperiumData, Level, Stack};
use kernel::campaign::{Campaigns, Cell, Next};
use kernel::{Chronicle, Data, Game, Options, Seat, Seed, Stream};

const CODE: &str = "0123abcd";

fn data() -> &'static ImperiumData {
    ImperiumData::built_in()
}

fn campaign(answers: &[(&str, &str)]) -> Campaign {
    Campaign::new(data(), "Анна", Terms::read(data(), answers).unwrap())
}

/// What a step of this notation does.
fn choose(campaign: &mut Campaign, pick: &str) -> Result<(), &'static str> {
    match Series(data()).choose(&campaign.write(), pick) {
        Ok(text) => {
            *campaign = Campaign::read(data(), &text).unwrap();
            Ok(())
        }
        Err(fault) => Err(fault.what.key),
    }
}

fn sort(id: &str) -> u16 {
    data().all_sorts().iter().position(|sort| sort.id == id).unwrap() as u16
}

fn begin(campaign: &mut Campaign) {
    campaign.take(Step::Begun("ab".repeat(32))).unwrap();
}

/// The game that is on ends.
fn end(campaign: &mut Campaign, own: i32, rival: i32, how: How, found: &[&str]) {
    let won = own > rival && how == How::Points;
    let found = found.iter().map(|id| sort(id)).collect();
    let verdict = Verdict { won, own, rival, how, undone: 0, check: CODE.to_owned(), found };
    campaign.take(Step::Ended(verdict)).unwrap();
}

/// A game against a nation that is won.
fn win(campaign: &mut Campaign, against: &str, found: &[&str]) {
    choose(campaign, &format!("against {against}")).unwrap();
    begin(campaign);
    end(campaign, 70, 50, How::Points, found);
}

fn lose(campaign: &mut Campaign, against: &str) {
    choose(campaign, &format!("against {against}")).unwrap();
    begin(campaign);
    end(campaign, 40, 50, How::Points, &[]);
}

/// How the game that is to begin, or on, is laid out.
fn setup(campaign: &Campaign) -> String {
    Imperium::write_setup(data(), &campaign.bouts().last().unwrap().setup)
}

/// Cards of the classic common deck that are neither fame nor unrest, and of which there are one, two …
fn common_cards() -> Vec<&'static str> {
    let fits = |id: &&str| {
        let text = format!("1 player, nations romans against celts, added {id}");
        let setup = Imperium::read_setup(data(), &text).unwrap();
        Imperium::new(data(), &setup, &Seed([0; 32])).is_ok()
    };
    data().all_sorts().iter().map(|sort| sort.id.as_str()).filter(fits).collect()
}

#[test]
fn the_first_game_is_on_the_level_of_a_chieftain_against_any_other_nation() {
    let mut romans = campaign(&[("nation", "romans"), ("side", "a")]);
    assert_eq!((romans.stage(), romans.level(), romans.rivals().len()), (Stage::Rival, Level::Chieftain, 15));
    assert_eq!(choose(&mut romans, "against romans"), Err("imperium-campaign-own-nation"));
    assert_eq!(choose(&mut romans, "against huns"), Err("imperium-unknown-nation"));
    choose(&mut romans, "against celts").unwrap();
    assert_eq!(romans.stage(), Stage::Ready);
    assert_eq!(setup(&romans), "1 player, nations romans-a against celts, level chieftain");
    assert_eq!(choose(&mut romans, "against qin"), Err("imperium-campaign-not-now"), "it is chosen already");
}

#[test]
fn after_a_loss_tokens_are_doubled_once_and_only_for_the_next_game() {
    let mut romans = campaign(&[]);
    lose(&mut romans, "celts");
    assert_eq!((romans.losses(), romans.level(), romans.doubled()), (1, Level::Chieftain, true));
    // The same nation may be met again until it is beaten.
    choose(&mut romans, "against celts").unwrap();
    assert_eq!(setup(&romans), "1 player, nations romans-b against celts, level chieftain, tokens doubled");
    begin(&mut romans);
    end(&mut romans, 40, 50, How::Points, &[]);
    choose(&mut romans, "against qin").unwrap();
    assert_eq!(setup(&romans), "1 player, nations romans-b against qin, level chieftain, tokens doubled");
    begin(&mut romans);
    end(&mut romans, 51, 50, How::Points, &[]);
    choose(&mut romans, "remove-later").unwrap();
    choose(&mut romans, "against celts").unwrap();
    assert!(!romans.doubled(), "won with doubled tokens, the next game is played with the usual ones");
}

#[test]
fn doubled_tokens_are_six_four_and_two() {
    let text = "1 player, nations romans against celts, level chieftain, tokens doubled";
    let state = Imperium::new(data(), &Imperium::read_setup(data(), text).unwrap(), &Seed([3; 32])).unwrap();
    let area = state.area(Seat::FIRST);
    let tokens = [Token::Materials, Token::Population, Token::Progress].map(|token| area.tokens(token));
    assert_eq!(tokens, [6, 4, 2]);
}

#[test]
fn a_tie_and_a_collapse_are_losses() {
    let mut romans = campaign(&[]);
    for (own, how) in [(50, How::Points), (90, How::Fall), (90, How::Left)] {
        choose(&mut romans, "against celts").unwrap();
        begin(&mut romans);
        end(&mut romans, own, 50, how, &[]);
    }
    assert_eq!((romans.wins(), romans.losses()), (0, 3));
}

#[test]
fn the_fourth_loss_ends_the_campaign_at_once() {
    let mut romans = campaign(&[]);
    for _ in 0..4 {
        lose(&mut romans, "celts");
    }
    assert_eq!(romans.stage(), Stage::Over(false));
    assert_eq!(choose(&mut romans, "against celts"), Err("imperium-campaign-not-now"));
    assert_eq!(romans.sheet().next, Next::Over { won: false });
}

#[test]
fn five_wins_from_chieftain_to_overlord_win_it_and_nobody_is_met_twice() {
    let mut romans = campaign(&[]);
    let rivals = ["celts", "qin", "vikings", "persians", "minoans"];
    let levels = [Level::Chieftain, Level::Warlord, Level::Imperator, Level::Sovereign, Level::Overlord];
    for (at, (rival, level)) in rivals.into_iter().zip(levels).enumerate() {
        assert_eq!((romans.level(), romans.rivals().len()), (level, 15 - at));
        win(&mut romans, rival, &[]);
        if at < 4 {
            choose(&mut romans, "remove-later").unwrap();
            assert_eq!(choose(&mut romans, &format!("against {rival}")), Err("imperium-campaign-beaten"));
            choose(&mut romans, "against olmecs").unwrap();
            let card = romans.removable()[0];
            romans.take(Step::Remove(card)).unwrap();
            begin(&mut romans);
            // A loss in between leads no level down.
            end(&mut romans, 1, 2, How::Points, &[]);
            if at == 2 {
                break;
            }
        }
    }
    assert_eq!((romans.wins(), romans.losses(), romans.level()), (3, 3, Level::Sovereign));
    win(&mut romans, "persians", &[]);
    choose(&mut romans, "remove-later").unwrap();
    choose(&mut romans, "against minoans").unwrap();
    let card = romans.removable()[0];
    romans.take(Step::Remove(card)).unwrap();
    assert!(setup(&romans).contains("level overlord"), "{}", setup(&romans));
    begin(&mut romans);
    end(&mut romans, 88, 87, How::Points, &[]);
    assert_eq!(romans.stage(), Stage::Over(true), "nothing is taken for the fifth win");
    let sheet = romans.sheet();
    assert_eq!((sheet.next, sheet.rows.len()), (Next::Over { won: true }, 8));
}

#[test]
fn a_card_that_was_added_is_in_the_deck_of_every_later_game() {
    let cards = common_cards();
    let (first, second) = (cards[0], cards[1]);
    let mut romans = campaign(&[]);
    win(&mut romans, "celts", &[first, second]);
    assert_eq!(romans.stage(), Stage::Reward);
    assert_eq!(choose(&mut romans, "against qin"), Err("imperium-campaign-not-now"), "first the card");
    let other = cards[5];
    assert_eq!(choose(&mut romans, &format!("add {other}")), Err("imperium-campaign-not-found"), "it was not there");
    choose(&mut romans, &format!("add {first}")).unwrap();
    choose(&mut romans, "against qin").unwrap();
    assert_eq!(setup(&romans), format!("1 player, nations romans-b against qin, level warlord, added {first}"));
    begin(&mut romans);
    end(&mut romans, 1, 2, How::Points, &[]);
    win(&mut romans, "qin", &[second]);
    choose(&mut romans, &format!("add {second}")).unwrap();
    choose(&mut romans, "against vikings").unwrap();
    assert_eq!(
        setup(&romans),
        format!("1 player, nations romans-b against vikings, level imperator, added {first} {second}")
    );
    // It can be played: ten starting cards and these two.
    let state = Imperium::new(data(), &romans.bouts().last().unwrap().setup, &Seed([5; 32])).unwrap();
    let held = state.scoring_cards(Seat::FIRST).iter().filter(|card| state.home_of(*card).is_none()).count();
    assert_eq!(held, 2);
}

#[test]
fn no_card_is_added_of_which_the_common_deck_has_none_left() {
    let mut romans = campaign(&[]);
    let cards = common_cards();
    let copies = |id: &str| data().sort_by_id(id).unwrap().copies.len();
    let single = cards.into_iter().find(|id| copies(id) == 1).unwrap();
    win(&mut romans, "celts", &[single]);
    choose(&mut romans, &format!("add {single}")).unwrap();
    win(&mut romans, "qin", &[single]);
    assert_eq!(choose(&mut romans, &format!("add {single}")), Err("imperium-campaign-not-found"));
}

#[test]
fn a_card_is_left_out_when_the_next_game_is_laid_out_and_never_comes_back() {
    let mut romans = campaign(&[]);
    win(&mut romans, "celts", &[]);
    choose(&mut romans, "remove-later").unwrap();
    choose(&mut romans, "against qin").unwrap();
    assert_eq!(romans.stage(), Stage::Removal, "the personal area is laid out, the hand not yet drawn");
    let gone = &data().all_sorts()[usize::from(romans.removable()[0])].id;
    assert_eq!(choose(&mut romans, &format!("remove {}", common_cards()[0])), Err("imperium-campaign-not-in-deck"));
    choose(&mut romans, &format!("remove {gone}")).unwrap();
    assert_eq!(romans.stage(), Stage::Ready);
    assert_eq!(setup(&romans), format!("1 player, nations romans-b against qin, level warlord, removed {gone}"));
    begin(&mut romans);
    end(&mut romans, 1, 2, How::Points, &[]);
    choose(&mut romans, "against greeks").unwrap();
    assert!(setup(&romans).ends_with(&format!("tokens doubled, removed {gone}")), "{}", setup(&romans));
}

/// «верните выбранную карту в коробку до момента окончания кампании»: also if it came from the common deck.
#[test]
fn a_card_that_was_added_and_then_left_out_is_in_nobodys_deck() {
    let card = common_cards()[0];
    let text = format!("1 player, nations romans against celts, level imperator, added {card} removed {card}");
    let text = text.replace(" removed", ", removed");
    let state = Imperium::new(data(), &Imperium::read_setup(data(), &text).unwrap(), &Seed([7; 32])).unwrap();
    let copies = data().sort_by_id(card).unwrap().copies.len();
    let plain = "1 player, nations romans against celts, level imperator";
    let without = Imperium::new(data(), &Imperium::read_setup(data(), plain).unwrap(), &Seed([7; 32])).unwrap();
    let cards = |state: &Imperium| {
        let stacks = [Stack::Main, Stack::Regions, Stack::Origins, Stack::Civilisation];
        stacks.into_iter().map(|stack| state.left_in(stack)).sum::<usize>()
    };
    assert_eq!(cards(&state) + 1, cards(&without), "one of {copies} copies stays in the box");
    assert_eq!(state.left_in(Stack::Deck(Seat::FIRST)), without.left_in(Stack::Deck(Seat::FIRST)));
}

#[test]
fn the_supreme_rulers_campaign_never_changes_its_level_and_puts_unrest_aside() {
    let mut romans = campaign(&[("levels", "supreme")]);
    assert_eq!((romans.level(), romans.calm()), (Level::Supreme, 0));
    let card = common_cards()[0];
    win(&mut romans, "celts", &[card]);
    choose(&mut romans, &format!("add {card}")).unwrap();
    assert_eq!((romans.level(), romans.calm()), (Level::Supreme, 1));
    choose(&mut romans, "against qin").unwrap();
    assert_eq!(setup(&romans), format!("1 player, nations romans-b against qin, level supreme, added {card}, calm 1"));
    begin(&mut romans);
    end(&mut romans, 1, 2, How::Points, &[]);
    assert_eq!(romans.calm(), 0, "after a loss one of them comes back");
    lose(&mut romans, "qin");
    assert_eq!((romans.calm(), romans.doubled(), romans.losses()), (0, true, 2));
    assert_eq!(campaign(&[]).calm(), 0);
}

#[test]
fn campaigns_read_back_and_nonsense_is_refused_with_its_reason() {
    let card = common_cards()[0];
    let mut romans = campaign(&[("nation", "egyptians"), ("deck", "classics"), ("bot-region-effects", "off")]);
    lose(&mut romans, "celts");
    win(&mut romans, "celts", &[card]);
    choose(&mut romans, "remove-later").unwrap();
    choose(&mut romans, "against qin").unwrap();
    let text = romans.write();
    assert_eq!(Campaign::read(data(), &text).unwrap().write(), text);
    assert!(text.contains("1. against celts ["), "{text}");
    let wrong = |steps: &[&str]| {
        let mut script = kernel::campaign::Script::read(&campaign(&[]).write()).unwrap();
        script.steps = steps.iter().map(|step| (*step).to_owned()).collect();
        Campaign::read(data(), &script.write()).map(|_| ()).map_err(|fault| fault.what.key)
    };
    let begun = format!("begun {}", "0a".repeat(32));
    let begun = begun.as_str();
    let lost = "lost 3 to 4 by points undone 0 check 00000000";
    assert_eq!(wrong(&["against celts", begun, lost]), Ok(()));
    assert_eq!(wrong(&["dance"]), Err("imperium-campaign-unknown"));
    assert_eq!(wrong(&[begun]), Err("imperium-campaign-not-now"));
    assert_eq!(wrong(&["against celts", lost]), Err("imperium-campaign-not-now"), "it has not begun");
    assert_eq!(wrong(&["against celts", "begun 0a"]), Err("imperium-campaign-nonsense"));
    for (verdict, key) in [
        ("lost 5 to 4 by points undone 0 check 00000000", "imperium-campaign-nonsense"),
        ("won 5 to 5 by points undone 0 check 00000000", "imperium-campaign-nonsense"),
        ("won 9 to 5 by fall undone 0 check 00000000", "imperium-campaign-nonsense"),
        ("won 9 to 5 by points undone 0 check zzzzzzzz", "imperium-campaign-nonsense"),
        ("won 9 to 5 by luck undone 0 check 00000000", "imperium-campaign-unknown"),
        ("won 9 to 5 by points undone -1 check 00000000", "imperium-campaign-unknown"),
        ("won 9 to 99999999999 by points undone 0 check 00000000", "imperium-campaign-unknown"),
        ("won 9 to 5 by points undone 0 check 00000000 found gold", "imperium-campaign-unknown"),
        ("won", "imperium-campaign-unknown"),
    ] {
        assert_eq!(wrong(&["against celts", begun, verdict]), Err(key), "{verdict}");
    }
    assert_eq!(wrong(&["against celts", begun, "broken-off", begun, lost]), Ok(()));
    let unread = |from: &str, to: &str| Campaign::read(data(), &text.replace(from, to)).map_err(|fault| fault.what.key);
    assert_eq!(unread("against qin", "against olmecs").err(), Some("campaign-changed"));
    assert_eq!(Terms::read(data(), &[("nation", "huns")]).err().map(|what| what.key), Some("imperium-unknown-nation"));
    assert_eq!(Terms::read(data(), &[("side", "c")]).err().map(|what| what.key), Some("imperium-campaign-answer"));
    assert_eq!(Series(data()).begin("a: b", &[]).err().map(|what| what.key), Some("bad-player-name"));
    assert_eq!(choose(&mut romans, "broken-off"), Err("imperium-campaign-unknown"), "that is nobody's choice");
}

/// Plays a game at random to its end.
fn played(setup: &str, seed: u64) -> Chronicle<Imperium> {
    let setup = Imperium::read_setup(data(), setup).unwrap();
    let players = vec!["Анна".to_owned()];
    let mut chronicle = Chronicle::<Imperium>::begin(data(), setup, Seed::of_series(seed, 0), players).unwrap();
    let (mut options, mut stream) = (Options::new(), Stream::new(&Seed::of_series(seed, 1)));
    while let Some(seat) = chronicle.state().deciding().first() {
        chronicle.state().options(seat, &mut options);
        chronicle.decide(options.pick(&mut stream).unwrap(), &mut ());
        if chronicle.decisions().len() == 5 && chronicle.entries().len() == 5 {
            chronicle.undo(seat, 2);
        }
    }
    chronicle
}

#[test]
fn what_came_of_a_game_is_read_from_its_chronicle_and_from_no_other() {
    let series = Series(data());
    let text = series.begin("Анна", &[("nation", "romans")]).unwrap();
    let text = series.choose(&text, "against celts").unwrap();
    let Next::Begin { setup, .. } = series.sheet(&text).unwrap().next else { panic!("{text}") };
    let game = played(&setup, 1);
    let ready = text.clone();
    let text = series.start(&text, &game.seed().commitment()).unwrap();
    let refused = |text: &str, chronicle: &str| series.enter(text, chronicle, false).unwrap_err().what.key;
    assert_eq!(refused(&ready, &game.write()), "imperium-campaign-no-game");
    assert_eq!(refused(&text, &played(&setup, 2).write()), "imperium-campaign-other-game");
    assert_eq!(refused(&text, "nonsense"), "chronicle-not-one");
    let mut half = game.clone();
    half.undo(Seat::FIRST, 1);
    assert_eq!(refused(&text, &half.write()), "imperium-campaign-unfinished");
    let over = series.enter(&text, &game.write(), false).unwrap();
    assert_eq!(refused(&over, &game.write()), "imperium-campaign-no-game", "it is entered once");
    let sheet = series.sheet(&over).unwrap();
    let row = &sheet.rows[0];
    let (own, rival) = (game.state().points(Seat::FIRST), game.state().points(game.state().rival().unwrap()));
    assert_eq!((&row.cells[1], &row.cells[3]), (&Cell::Number(own.into()), &Cell::Number(rival.into())));
    assert_eq!(row.cells[6], Cell::Number(2), "decisions that were taken back are on the sheet");
    let won = !game.state().outcome().unwrap().winners().is_empty();
    assert_eq!(row.won, Some(won));
    assert_eq!(row.commitment.as_deref(), Some(game.seed().commitment().as_str()));
    assert_eq!(row.check.as_deref(), kernel::campaign::last_code(&game.write()));
    let left = series.sheet(&series.enter(&text, &game.write(), true).unwrap()).unwrap();
    assert_eq!(left.rows[0].won, Some(false), "whoever leaves it to a bot has lost it");
}
