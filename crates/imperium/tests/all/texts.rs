//! Everything that the game can say is said in both languages, and cards say what the printed ones do.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use imperium::{Imperium, ImperiumData};
use kernel::{Data, Game, Narrate, Options, Phrase, Seat, Seed, Seen, Stream, Viewer, phrase};
use speech::{Language, Speech};

fn speeches() -> [Speech; 2] {
    let messages = [kernel::MESSAGES, imperium::MESSAGES];
    Language::ALL.map(|language| Speech::new(language, &messages, &ImperiumData::built_in().namings()).unwrap())
}

/// What a card says, by its id.
fn text(speech: &Speech, id: &str) -> Vec<String> {
    let entries = ImperiumData::built_in().entries();
    let entry = entries.iter().find(|entry| entry.id == id).unwrap_or_else(|| panic!("there is no {id}"));
    entry.text.iter().map(|sentence| speech.try_say(sentence, &[]).unwrap()).collect()
}

/// Message names with the particulars that they use.
fn index(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut index = BTreeMap::new();
    let mut current = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((key, _)) = line.split_once(" = ").filter(|_| !line.starts_with([' ', '}'])) {
            current = key.to_owned();
            assert!(index.insert(current.clone(), BTreeSet::new()).is_none(), "{current} is there twice");
        }
        let used = line
            .split('$')
            .skip(1)
            .map(|rest| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect::<String>());
        if let Some(args) = index.get_mut(&current) {
            args.extend(used);
        }
    }
    index
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_particulars() {
    let [english, russian] = imperium::MESSAGES;
    assert_eq!(index(english), index(russian));
}

#[test]
fn the_sources_and_the_message_files_agree() {
    let known: BTreeSet<String> = index(imperium::MESSAGES[0]).into_keys().collect();
    let mut sources = String::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => folders.push(path),
                false => sources.push_str(&std::fs::read_to_string(&path).unwrap()),
            }
        }
    }
    for key in &known {
        assert!(sources.contains(&format!("\"{key}\"")), "nobody says {key}");
    }
    for rest in sources.split("phrase!(").skip(1) {
        let quoted = rest.trim_start().strip_prefix('"').and_then(|rest| rest.split_once('"'));
        if let Some((key, _)) = quoted.filter(|(key, _)| key.starts_with("imperium-")) {
            assert!(known.contains(key), "there is no message {key}");
        }
    }
}

#[test]
fn every_card_can_be_told_in_both_languages() {
    let entries = ImperiumData::built_in().entries();
    assert!(entries.len() > 300);
    for speech in speeches() {
        for entry in &entries {
            assert!(!entry.text.is_empty(), "{} says nothing", entry.id);
            for sentence in entry.text.iter().chain([&entry.kind]) {
                let said = speech.try_say(sentence, &[]).unwrap_or_else(|wrong| panic!("{}: {wrong:?}", entry.id));
                assert!(!said.contains(['\u{1}', '{', '$']) && !said.contains("  "), "{}: {said}", entry.id);
            }
            speech.try_say(&phrase!("plain-name", name = entry.name.clone()), &[]).unwrap();
        }
    }
}

#[test]
fn whole_games_can_be_told() {
    let data = ImperiumData::built_in();
    let speeches = speeches();
    let players: Vec<String> = (1..=4).map(|number| format!("P{number}")).collect();
    let say = |phrase: &Phrase| {
        for speech in &speeches {
            let said = speech.try_say(phrase, &players).unwrap();
            assert!(!said.contains(['\u{1}', '{', '$']) && !said.is_empty(), "{said}");
        }
    };
    let mut stream = Stream::new(&Seed::of_series(8, 8));
    let setups = Imperium::setups(data);
    for game in 0..24 {
        let seed = Seed::of_series(9, game as u64);
        let mut state = Imperium::new(data, &setups[game % setups.len()], &seed).unwrap();
        let mut options = Options::new();
        while let Some(seat) = state.deciding().first() {
            let seen = state.seen_by(Viewer::Seat(seat));
            state.options(seat, &mut options);
            say(&Imperium::question(&seen, seat));
            say(&Imperium::question(&state.seen_by(Viewer::Spectator), seat));
            let decision = options.pick(&mut stream).unwrap();
            say(&Imperium::choice(&seen, decision.action()));
            if let Err(refusal) = state.check(seat.next(state.seats()), decision.action()) {
                say(&Imperium::refusal(&seen, &refusal));
            }
            let mut events = vec![];
            state.perform(decision, &mut events);
            for viewer in [Viewer::Seat(Seat::default()), Viewer::Spectator] {
                let seen = state.seen_by(viewer);
                let told = events.iter().filter_map(|event| Imperium::told(&seen, &Seen::new(event, viewer)));
                told.for_each(|told| say(&told));
            }
        }
        let standings = state.standings().unwrap();
        say(&Imperium::decided(standings.decided_by));
        standings.places[0].sources.iter().for_each(|(source, _)| say(&Imperium::source(source)));
    }
}

/// Cards that the booklet prints or describes, with icons in words: id, English, Russian.
const GOLDEN: &[(&str, &[&str], &[&str])] = &[
    (
        "unrest",
        &[
            "Choose: spend 1 population OR discard 2 cards OR spend 3 materials. Then return this card to the unrest deck.",
            "-2 points.",
        ],
        &[
            "Выберите: потратить 1 население ИЛИ сбросить 2 карты ИЛИ потратить 3 ресурса. Затем верните эту карту в колоду беспорядков.",
            "-2 ПО.",
        ],
    ),
    (
        "metropolis",
        &[
            "Solstice: choose — gain 1 population OR gain 1 material OR draw 1 card.",
            "On the card: 1 metropolis mark.",
            "2 points.",
        ],
        &[
            "Солнцестояние: выберите — получить 1 население ИЛИ получить 1 ресурс ИЛИ взять 1 карту.",
            "На карте: 1 символ метрополии.",
            "2 ПО.",
        ],
    ),
    (
        "roman-expansion",
        &[
            "Acquire 1 region card.",
            "You MAY acquire 1 more region card.",
            "Each other player recalls 1 region card.",
            "Put this card into history.",
        ],
        &[
            "Приобретите 1 карту региона.",
            "Вы МОЖЕТЕ приобрести ещё 1 карту региона.",
            "Все остальные игроки отзывают по 1 карте региона.",
            "Занесите эту карту в летопись.",
        ],
    ),
    (
        "julius-caesar",
        &[
            "Takes no action token.",
            "Choose: draw 2 cards OR you MAY acquire 1 region or raid card.",
            "Put this card into history.",
        ],
        &[
            "Не требует жетона действия.",
            "Выберите: взять 2 карты ИЛИ вы МОЖЕТЕ приобрести 1 карту региона или набегов.",
            "Занесите эту карту в летопись.",
        ],
    ),
    (
        "military-engineering",
        &[
            "Each other player discards 2 cards.",
            "You MAY break through for 1 civilisation card.",
            "Development cost: 4 materials and 1 population.",
            "3 points.",
        ],
        &[
            "Все остальные игроки сбрасывают по 2 карты.",
            "Вы МОЖЕТЕ присвоить 1 карту цивилизации.",
            "Цена прогресса: 4 ресурса и 1 население.",
            "3 ПО.",
        ],
    ),
    (
        "romans-a",
        &[
            "Passive: each time you look at cards of the fame deck, look at 1 card more.",
            "Each time you look at cards of the fame deck, gain 1 progress.",
            "1 point for every 4 population (10 at most).",
        ],
        &[
            "Пассивный эффект: каждый раз, когда вы смотрите карты колоды славы, смотрите на 1 карту больше.",
            "Каждый раз, когда вы смотрите карты колоды славы, получите 1 модернизацию.",
            "1 ПО за каждые 4 населения (не больше 10).",
        ],
    ),
    (
        "macedonians-a",
        &[
            "Passive: each time you play any region card from the discard pile, gain 2 materials.",
            "1 point for every 2 region cards (10 at most).",
        ],
        &[
            "Пассивный эффект: каждый раз, когда вы разыгрываете карту региона из личного сброса, получите 2 ресурса.",
            "1 ПО за каждые 2 карты регионов (не больше 10).",
        ],
    ),
    (
        "egyptians-a",
        &[
            "Exhaust: choose — spend 1 action token and take 1 unrest card to develop OR spend 1 population and take 1 unrest card to gain 1 action token.",
            "2 points for each civilisation card (10 at most).",
        ],
        &[
            "Эксплуатация: выберите — потратить 1 жетон действия и взять 1 карту беспорядков, чтобы ускорить прогресс, ИЛИ потратить 1 население и взять 1 карту беспорядков, чтобы получить 1 жетон действия.",
            "2 ПО за каждую карту цивилизации (не больше 10).",
        ],
    ),
    (
        "arthurians-a",
        &[
            "Exhaust: discard 1 card to take 1 card with a knight mark from the discard pile to hand.",
            "Solstice: discard 1 card.",
            "Gain 1 progress.",
            "This nation never enters the empire period.",
        ],
        &[
            "Эксплуатация: сбросьте 1 карту, чтобы взять на руку 1 карту с символом рыцаря из личного сброса.",
            "Солнцестояние: сбросьте 1 карту.",
            "Получите 1 модернизацию.",
            "Этот народ не вступает в период цивилизации.",
        ],
    ),
    (
        "vikings-b",
        &[
            "Passive: put cards that would go into history into the discard pile.",
            "Each time you take an unrest card from the unrest deck, look at the top card of the nation deck, then you MAY put it at the bottom of the nation deck.",
            "This nation never enters the empire period.",
            "2 points for each card with variable points (10 at most).",
        ],
        &[
            "Пассивный эффект: карты, которые вы должны занести в летопись, помещайте в личный сброс.",
            "Каждый раз, когда вы берёте карту беспорядков из колоды беспорядков, посмотрите верхнюю карту колоды усиления, после чего вы МОЖЕТЕ переместить её под низ колоды усиления.",
            "Этот народ не вступает в период цивилизации.",
            "2 ПО за каждую карту с переменным числом ПО (не больше 10).",
        ],
    ),
    (
        "tres-zapotes",
        &[
            "Take up to 2 cards with a mask mark from the discard pile to hand.",
            "You MAY garrison this card.",
            "On the card: 1 sack mark and 1 grain mark.",
            "Development cost: 4 materials and 2 population.",
            "3 points.",
        ],
        &[
            "Возьмите на руку до 2 карт с символом маски из личного сброса.",
            "Вы МОЖЕТЕ укрепить эту карту.",
            "На карте: 1 символ мешка и 1 символ зерна.",
            "Цена прогресса: 4 ресурса и 2 населения.",
            "3 ПО.",
        ],
    ),
    (
        "education",
        &[
            "Takes no action token.",
            "You MAY put 1 card from hand into history.",
            "You MAY put 1 card from the discard pile into history.",
            "2 points.",
        ],
        &[
            "Не требует жетона действия.",
            "Вы МОЖЕТЕ занести в летопись 1 карту с руки.",
            "Вы МОЖЕТЕ занести в летопись 1 карту из личного сброса.",
            "2 ПО.",
        ],
    ),
    (
        "floodplain",
        &[
            "You MAY put 1 card from the discard pile into history.",
            "Exile 1 card without tokens from the market.",
            "You MAY garrison this card.",
            "On the card: 1 sack mark and 1 water mark.",
        ],
        &[
            "Вы МОЖЕТЕ занести в летопись 1 карту из личного сброса.",
            "Отправьте в изгнание 1 карту без жетонов с текущего рынка.",
            "Вы МОЖЕТЕ укрепить эту карту.",
            "На карте: 1 символ мешка и 1 символ воды.",
        ],
    ),
    (
        "long-walls-iv",
        &[
            "Can be exhausted only if at least 3 of Long Walls I, Long Walls II, Long Walls III or Long Walls IV are in play.",
            "Exhaust: put 1 card from hand on top of the deck to gain 1 action token.",
            "Development cost: 2 materials and 2 population.",
            "1 point for each of Long Walls I, Long Walls II, Long Walls III or Long Walls IV in play (10 at most).",
        ],
        &[
            "Можно эксплуатировать, только если в личной игровой области есть не меньше 3 карт «Великая стена I», «Великая стена II», «Великая стена III» или «Великая стена IV».",
            "Эксплуатация: положите 1 карту с руки на верх личной колоды, чтобы получить 1 жетон действия.",
            "Цена прогресса: 2 ресурса и 2 населения.",
            "1 ПО за каждую карту «Великая стена I», «Великая стена II», «Великая стена III» или «Великая стена IV» в личной игровой области (не больше 10).",
        ],
    ),
    (
        "notorious",
        &[
            "Takes no action token.",
            "Steal 1 progress from each other player; whoever cannot hand all of it over takes 1 unrest card.",
            "1 point for each unrest card of your opponents (10 at most).",
        ],
        &[
            "Не требует жетона действия.",
            "Украдите 1 модернизацию у каждого другого игрока; те, кто не может отдать всё, берут по 1 карте беспорядков.",
            "1 ПО за каждую карту беспорядков у соперников (не больше 10).",
        ],
    ),
];

#[test]
fn cards_read_as_the_printed_ones_do() {
    let [english, russian] = speeches();
    for (id, in_english, in_russian) in GOLDEN {
        assert_eq!(text(&english, id), *in_english);
        assert_eq!(text(&russian, id), *in_russian);
    }
}

/// Every word that a data file can use is explained, with the cards it is used on.
#[test]
fn the_page_on_effects_names_every_word() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(root.join("../../docs/effects.md")).unwrap();
    let words = std::fs::read_to_string(root.join("src/effects/words.rs")).unwrap();
    let mut named = 0;
    for line in words.lines().filter_map(|line| line.strip_prefix("    ")) {
        let word = line.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
        let variant = line.trim_end().ends_with([',', '{']) && word.starts_with(|c: char| c.is_ascii_uppercase());
        if variant {
            assert!(page.contains(word), "docs/effects.md does not explain {word}");
            named += 1;
        }
    }
    assert!(named > 120, "{named}");
}
