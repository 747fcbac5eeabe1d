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
    entry.text.iter().map(|sentence| speech.try_say(sentence, &[]).unwrap().replace("\u{a0}", " ")).collect()
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
            "−2 points.",
        ],
        &[
            "Выберите: потратить 1 население ИЛИ сбросить 2 карты ИЛИ потратить 3 ресурса. Затем верните эту карту в колоду беспорядков.",
            "−2 ПО.",
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
            "Requires no action token.",
            "Choose: draw 2 cards OR, if you wish, acquire 1 region or raid card.",
            "Put this card into history.",
        ],
        &[
            "Не требует жетона действия.",
            "Выберите: взять 2 карты ИЛИ, по желанию, приобрести 1 карту региона или набегов.",
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
            "Passive: each time you look at cards from the fame deck, look at 1 more card, then gain 1 progress.",
            "1 point for every 4 population (at most 10 points).",
        ],
        &[
            "Пассивный эффект: каждый раз, когда вы смотрите карты колоды славы, смотрите на 1 карту больше, затем получите 1 модернизацию.",
            "1 ПО за каждые 4 населения (не больше 10 ПО).",
        ],
    ),
    (
        "macedonians-a",
        &[
            "Passive: each time you play a region card from the discard pile, gain 2 materials.",
            "1 point for every 2 region cards (at most 10 points).",
        ],
        &[
            "Пассивный эффект: каждый раз, когда вы разыгрываете карту региона из личного сброса, получите 2 ресурса.",
            "1 ПО за каждые 2 карты регионов (не больше 10 ПО).",
        ],
    ),
    (
        "egyptians-a",
        &[
            "Exhaust: choose — spend 1 action token and take 1 unrest card to develop OR spend 1 population and take 1 unrest card to gain 1 action token.",
            "2 points for each civilisation card (at most 10 points).",
        ],
        &[
            "Эксплуатация: выберите — потратить 1 жетон действия и взять 1 карту беспорядков, чтобы 1 раз ускорить прогресс, ИЛИ потратить 1 население и взять 1 карту беспорядков, чтобы получить 1 жетон действия.",
            "2 ПО за каждую карту цивилизации (не больше 10 ПО).",
        ],
    ),
    (
        "arthurians-a",
        &[
            "Exhaust: discard 1 card to take 1 card with a knight mark from the discard pile into your hand.",
            "Solstice: discard 1 card. Gain 1 progress.",
            "This nation never enters the empire period.",
        ],
        &[
            "Эксплуатация: сбросьте 1 карту, чтобы взять на руку из личного сброса 1 карту с символом рыцаря.",
            "Солнцестояние: сбросьте 1 карту. Получите 1 модернизацию.",
            "Этот народ не вступает в период цивилизации.",
        ],
    ),
    (
        "vikings-b",
        &[
            "Passive: put cards that would go into history into the discard pile instead. Each time you take an unrest card from the unrest deck, look at the top card of the nation deck, then you MAY put it at the bottom of the nation deck.",
            "This nation never enters the empire period.",
            "2 points for each card with variable points (at most 10 points).",
        ],
        &[
            "Пассивный эффект: карты, которые вы должны занести в летопись, помещайте в личный сброс. Каждый раз, когда вы берёте карту беспорядков из колоды беспорядков, посмотрите верхнюю карту колоды усиления, после чего вы МОЖЕТЕ переместить её под низ колоды усиления.",
            "Этот народ не вступает в период цивилизации.",
            "2 ПО за каждую карту с переменным числом ПО (не больше 10 ПО).",
        ],
    ),
    (
        "tres-zapotes",
        &[
            "Take up to 2 cards with a mask mark from the discard pile into your hand.",
            "You MAY garrison this card.",
            "On the card: 1 sack mark and 1 grain mark.",
            "Development cost: 4 materials and 2 population.",
            "3 points.",
        ],
        &[
            "Возьмите на руку из личного сброса до 2 карт с символом маски.",
            "Вы МОЖЕТЕ укрепить эту карту.",
            "На карте: 1 символ мешка и 1 символ зерна.",
            "Цена прогресса: 4 ресурса и 2 населения.",
            "3 ПО.",
        ],
    ),
    (
        "education",
        &[
            "Requires no action token.",
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
            "Exile 1 card with no tokens on it from the market.",
            "You MAY garrison this card.",
            "On the card: 1 sack mark and 1 water mark.",
        ],
        &[
            "Вы МОЖЕТЕ занести в летопись 1 карту из личного сброса.",
            "Отправьте в изгнание с текущего рынка 1 карту без жетонов.",
            "Вы МОЖЕТЕ укрепить эту карту.",
            "На карте: 1 символ мешка и 1 символ воды.",
        ],
    ),
    (
        "long-walls-iv",
        &[
            "Can be exhausted only if at least 3 of “Long Walls I”, “Long Walls II”, “Long Walls III” and “Long Walls IV” are in play.",
            "Exhaust: put 1 card from hand on top of the deck to gain 1 action token.",
            "Development cost: 2 materials and 2 population.",
            "1 point for each of “Long Walls I”, “Long Walls II”, “Long Walls III” and “Long Walls IV” in play (at most 10 points).",
        ],
        &[
            "Можно эксплуатировать, только если в личной игровой области есть не меньше 3 из карт «Великая стена I», «Великая стена II», «Великая стена III» и «Великая стена IV».",
            "Эксплуатация: положите 1 карту с руки на верх личной колоды, чтобы получить 1 жетон действия.",
            "Цена прогресса: 2 ресурса и 2 населения.",
            "1 ПО за каждую из карт «Великая стена I», «Великая стена II», «Великая стена III» и «Великая стена IV» в личной игровой области (не больше 10 ПО).",
        ],
    ),
    (
        "notorious",
        &[
            "Requires no action token.",
            "Steal 1 progress from each other player; any player who has none takes 1 unrest card.",
            "1 point for each unrest card of your opponents (at most 10 points).",
        ],
        &[
            "Не требует жетона действия.",
            "Украдите 1 модернизацию у каждого другого игрока; те, кому нечего отдать, берут по 1 карте беспорядков.",
            "1 ПО за каждую карту беспорядков у соперников (не больше 10 ПО).",
        ],
    ),
    (
        "drama-and-poetry",
        &[
            "Requires no action token.",
            "Steal 1 progress from each other player.",
            "Each player MAY discard 1 card to return 1 unrest card.",
            "2 points.",
            "Used only with 4 players.",
        ],
        &[
            "Не требует жетона действия.",
            "Украдите 1 модернизацию у каждого другого игрока.",
            "Все игроки МОГУТ сбросить по 1 карте, чтобы вернуть по 1 карте беспорядков.",
            "2 ПО.",
            "Используется только при 4 игроках.",
        ],
    ),
    (
        "cataphract",
        &[
            "Each other player abandons 1 region card.",
            "You MAY acquire 1 region or raid card.",
            "You MAY garrison 1 region card with this card to resolve that region’s play effect again.",
            "On the card: 1 knight mark.",
            "2 points.",
        ],
        &[
            "Все остальные игроки разрушают по 1 карте региона.",
            "Вы МОЖЕТЕ приобрести 1 карту региона или набегов.",
            "Вы МОЖЕТЕ укрепить этой картой 1 карту региона, чтобы ещё раз применить эффект розыгрыша этого региона.",
            "На карте: 1 символ рыцаря.",
            "2 ПО.",
        ],
    ),
    (
        "oracle",
        &[
            "Requires no action token.",
            "Draw 2 cards.",
            "Discard 1 of the cards drawn.",
            "2 points for each fame card (at most 10 points).",
        ],
        &[
            "Не требует жетона действия.",
            "Возьмите 2 карты.",
            "Сбросьте 1 из взятых карт.",
            "2 ПО за каждую карту славы (не больше 10 ПО).",
        ],
    ),
    (
        "onager",
        &[
            "Each other player abandons 1 card with a city mark.",
            "Gain 2 materials for each card abandoned this way.",
            "You MAY acquire 1 region or raid card.",
            "2 points.",
        ],
        &[
            "Все остальные игроки разрушают по 1 карте с символом города.",
            "Получите 2 ресурса за каждую разрушенную таким образом карту.",
            "Вы МОЖЕТЕ приобрести 1 карту региона или набегов.",
            "2 ПО.",
        ],
    ),
    (
        "marvellous",
        &[
            "Requires no action token.",
            "Draw 1 card if able.",
            "Choose: discard the card drawn OR put it on top of the deck OR put it into history.",
            "9 points.",
        ],
        &[
            "Не требует жетона действия.",
            "Возьмите, если возможно, 1 карту.",
            "Выберите: сбросить взятую карту ИЛИ положить её на верх личной колоды ИЛИ занести её в летопись.",
            "9 ПО.",
        ],
    ),
    (
        "gambling",
        &[
            "Requires no action token.",
            "Spend 1 material to name a category (origins, civilisation, region or raid) and reveal the top card of the main deck: if it is of that category, take it into your hand; otherwise exile it.",
            "1 point.",
        ],
        &[
            "Не требует жетона действия.",
            "Потратьте 1 ресурс, чтобы назвать категорию (истоки, цивилизация, регион или набеги) и вскрыть верхнюю карту основной колоды: если она относится к названной категории, возьмите её на руку, иначе отправьте её в изгнание.",
            "1 ПО.",
        ],
    ),
    (
        "port",
        &[
            "Exhaust: gain 1 material for each water mark in play. You MAY spend 3 materials to take 1 card from the discard pile into your hand.",
            "1 point.",
        ],
        &[
            "Эксплуатация: получите 1 ресурс за каждый символ воды в личной игровой области. Вы МОЖЕТЕ потратить 3 ресурса, чтобы взять на руку 1 карту из личного сброса.",
            "1 ПО.",
        ],
    ),
    (
        "ionians",
        &[
            "Requires no action token.",
            "Return up to 2 unrest cards from hand and/or from the discard pile.",
            "Put this card into history.",
            "3 points.",
        ],
        &[
            "Не требует жетона действия.",
            "Верните до 2 карт беспорядков с руки и/или из личного сброса.",
            "Занесите эту карту в летопись.",
            "3 ПО.",
        ],
    ),
    (
        "sumerians",
        &[
            "Cannot be played.",
            "At the end of the game, before scoring: return up to 2 unrest cards from your hand, play area, garrisons, discard pile, deck and/or history.",
            "3 points.",
        ],
        &[
            "Нельзя разыграть.",
            "В конце игры, перед подсчётом ПО: верните до 2 карт беспорядков с руки, из личной игровой области, из числа карт укрепления, из личного сброса, из личной колоды и/или из летописи.",
            "3 ПО.",
        ],
    ),
    (
        "proud",
        &["Cannot be played.", "8 points if in history; 12 points if used as a garrison; otherwise 3 points."],
        &["Нельзя разыграть.", "8 ПО, если карта в летописи; 12 ПО, если карта служит укреплением; иначе 3 ПО."],
    ),
    (
        "mining",
        &[
            "Exhaust: abandon 1 region card to gain 1 progress, and 1 more if that card has no sack mark.",
            "1 point.",
            "Used only with 4 players.",
        ],
        &[
            "Эксплуатация: разрушьте 1 карту региона, чтобы получить 1 модернизацию, а если на этой карте нет символа мешка — ещё 1.",
            "1 ПО.",
            "Используется только при 4 игроках.",
        ],
    ),
    (
        "imperial",
        &[
            "Choose: break through for 1 origins, civilisation, region or raid card (an exiled card may be chosen instead) OR put this card into history.",
            "8 points if in history, otherwise 2 points.",
        ],
        &[
            "Выберите: присвоить 1 карту истоков, цивилизации, региона или набегов (можно выбрать и карту из колоды изгнания) ИЛИ занести эту карту в летопись.",
            "8 ПО, если карта в летописи, иначе 2 ПО.",
        ],
    ),
    (
        "parmenion",
        &[
            "You MAY acquire 1 region or raid card and play it at once without spending an action token.",
            "Put this card into history.",
            "Development cost: 2 materials and 2 population.",
            "2 points.",
        ],
        &[
            "Вы МОЖЕТЕ приобрести 1 карту региона или набегов и сразу разыграть её, не тратя жетон действия.",
            "Занесите эту карту в летопись.",
            "Цена прогресса: 2 ресурса и 2 населения.",
            "2 ПО.",
        ],
    ),
    (
        "carthaginians-b",
        &[
            "Passive: whenever you would put 1 progress on a market card, put 2 materials on it instead.",
            "1 point for every 3 materials (at most 10 points).",
        ],
        &[
            "Пассивный эффект: каждый раз, когда вы должны положить 1 модернизацию на карту текущего рынка, вместо неё положите 2 ресурса.",
            "1 ПО за каждые 3 ресурса (не больше 10 ПО).",
        ],
    ),
    (
        "greek-prosperity",
        &[
            "Choose: gain 1 material for each sack mark in play OR gain 1 population for each region card in play OR draw 1 card for each city or metropolis mark in play.",
            "Development cost: 2 materials and 2 population.",
            "2 points.",
        ],
        &[
            "Выберите: получить 1 ресурс за каждый символ мешка в личной игровой области ИЛИ получить 1 население за каждую карту региона в личной игровой области ИЛИ взять 1 карту за каждый символ города или метрополии в личной игровой области.",
            "Цена прогресса: 2 ресурса и 2 населения.",
            "2 ПО.",
        ],
    ),
    (
        "legions",
        &[
            "Passive: increase your hand limit by 1. Ignore the barbarian period mark on “Conquer” cards.",
            "Development cost: 3 population.",
            "2 points.",
        ],
        &[
            "Пассивный эффект: увеличьте предел руки на 1. Не учитывайте символ периода варварства на картах «Завоевание».",
            "Цена прогресса: 3 населения.",
            "2 ПО.",
        ],
    ),
    (
        "stone-heads",
        &[
            "Solstice: you MAY garrison this card.",
            "Passive: for each card with a mask mark that you must discard, you MAY abandon 1 card garrisoned here instead.",
            "Development cost: 4 materials and 2 population.",
            "3 points.",
        ],
        &[
            "Солнцестояние: вы МОЖЕТЕ укрепить эту карту.",
            "Пассивный эффект: каждую карту с символом маски, которую вам нужно сбросить, вы МОЖЕТЕ заменить, разрушив 1 карту, которой укреплена эта карта.",
            "Цена прогресса: 4 ресурса и 2 населения.",
            "3 ПО.",
        ],
    ),
    (
        "peredur",
        &[
            "Choose: return 1 unrest card, then you MAY garrison 1 region card with this card to resolve that region’s play effect again; OR find “Graal” in the discard pile or in the deck and take it into your hand, then exile this card.",
            "On the card: 1 knight mark.",
        ],
        &[
            "Выберите: вернуть 1 карту беспорядков, после чего вы МОЖЕТЕ укрепить этой картой 1 карту региона, чтобы ещё раз применить эффект розыгрыша этого региона; ИЛИ найти карту «Святой Грааль» в личном сбросе или в личной колоде и взять её на руку, затем отправить эту карту в изгнание.",
            "На карте: 1 символ рыцаря.",
        ],
    ),
    (
        "king-arthur",
        &[
            "Abandon 1 region card garrisoned by a card with a knight mark to acquire 1 region or raid card.",
            "On the card: 1 knight mark.",
        ],
        &[
            "Разрушьте 1 карту региона, укреплённую картой с символом рыцаря, чтобы приобрести 1 карту региона или набегов.",
            "На карте: 1 символ рыцаря.",
        ],
    ),
    (
        "chanakya",
        &[
            "Choose: acquire 1 origins card and 1 civilisation card OR find “Arthashastra” and put it into the discard pile.",
            "Put this card into history.",
        ],
        &[
            "Выберите: приобрести 1 карту истоков и 1 карту цивилизации ИЛИ найти карту «Артхашастра» и поместить её в личный сброс.",
            "Занесите эту карту в летопись.",
        ],
    ),
    (
        "palace-of-poseidon",
        &[
            "Can be played only if “Mountain of Atlantis” is in play.",
            "Requires no action token.",
            "Passive: increase your hand limit by 1. When “Mountain of Atlantis” leaves play, sink this card.",
            "Development cost: 3 materials, 2 population and 1 progress.",
            "5 points.",
        ],
        &[
            "Можно разыграть, только если в личной игровой области есть карта «Гора Атлантиды».",
            "Не требует жетона действия.",
            "Пассивный эффект: увеличьте предел руки на 1. Когда карта «Гора Атлантиды» покидает личную игровую область, затопите эту карту.",
            "Цена прогресса: 3 ресурса, 2 населения и 1 модернизация.",
            "5 ПО.",
        ],
    ),
    (
        "monastery",
        &[
            "Exhaust: garrison this card with 1 card with a scroll mark to exile 1 card (except unrest cards) from hand, gain 2 population and, if the exiled card is an attack card, gain 1 progress.",
            "Solstice: choose — draw 1 card OR abandon this card and return 1 unrest card.",
            "1 point for every 4 cards in exile (at most 10 points).",
        ],
        &[
            "Эксплуатация: укрепите эту карту 1 картой с символом свитка, чтобы отправить в изгнание с руки 1 карту (кроме карт беспорядков), получить 2 населения и, если изгнанная карта — карта атаки, получить 1 модернизацию.",
            "Солнцестояние: выберите — взять 1 карту ИЛИ разрушить эту карту и вернуть 1 карту беспорядков.",
            "1 ПО за каждые 4 карты в колоде изгнания (не больше 10 ПО).",
        ],
    ),
    (
        "shangri-la",
        &[
            "Cannot be abandoned or recalled.",
            "Exhaust: gain 1 material.",
            "Solstice: if you have at least 24 population, trigger scoring.",
            "Passive: each time you would gain materials, do this instead: each other player gains 1 progress, and you gain 2 population.",
        ],
        &[
            "Нельзя разрушить или отозвать.",
            "Эксплуатация: получите 1 ресурс.",
            "Солнцестояние: если у вас не меньше 24 населения, запустите подсчёт ПО.",
            "Пассивный эффект: каждый раз, когда вы должны получить ресурсы, вместо этого все остальные игроки получают по 1 модернизации, а вы получаете 2 населения.",
        ],
    ),
    (
        "king-of-kings-classics",
        &[
            "Side A, once per game: when you would take this card, leave it in the fame deck, resolve the following, then turn the card to side B. If you are in the barbarian period, gain 6 progress; otherwise gain 3 progress and develop at no cost. Trigger scoring.",
            "Side B, once per player: instead of taking this card, resolve the following. If you are in the barbarian period, gain 4 progress; otherwise develop at no cost.",
        ],
        &[
            "Сторона А, один раз за игру: когда вы должны взять эту карту, оставьте её в колоде славы, примените следующий эффект и переверните карту на сторону Б. Если ваш период — варварство, получите 6 модернизаций; иначе получите 3 модернизации и 1 раз бесплатно ускорьте прогресс. Запустите подсчёт ПО.",
            "Сторона Б, один раз за игру для каждого игрока: вместо того чтобы взять эту карту, примените следующий эффект. Если ваш период — варварство, получите 4 модернизации; иначе 1 раз бесплатно ускорьте прогресс.",
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

/// What stands above a card: id, English, Russian.
const HEADINGS: &[(&str, &str, &str)] = &[
    ("julius-caesar", "Romans: accession card, empire period", "Римляне: карта трансформации, период цивилизации"),
    ("harald-hardrada", "Vikings: zenith card, barbarian period", "Викинги: карта зенита, период варварства"),
    (
        "gwaith-camlan",
        "Arthurians: nadir card, pinned",
        "Король Артур и его народ: карта надира, карта постоянного действия",
    ),
    ("graal", "Arthurians: quest", "Король Артур и его народ: карта испытания"),
    ("stone-mask", "Olmecs: nation deck and starting deck", "Ольмеки: карта усиления и карта начальной колоды"),
];

#[test]
fn headings_say_what_a_card_is_to_its_nation() {
    let [english, russian] = speeches();
    let entries = ImperiumData::built_in().entries();
    for (id, in_english, in_russian) in HEADINGS {
        let entry = entries.iter().find(|entry| entry.id == *id).unwrap();
        assert_eq!(english.try_say(&entry.kind, &[]).unwrap(), *in_english);
        assert_eq!(russian.try_say(&entry.kind, &[]).unwrap().replace("\u{a0}", " "), *in_russian);
    }
}

/// The data says of the Russian name alone where it comes from.
#[test]
fn a_chosen_name_is_the_russian_one() {
    let [english, russian] = speeches();
    let entries = ImperiumData::built_in().entries();
    let entry = entries.iter().find(|entry| entry.id == "wonder").unwrap();
    let chosen = entry.origins().into_iter().next().unwrap();
    assert_eq!(english.try_say(&chosen, &[]).unwrap(), "Russian name: chosen here, as there is no source");
    assert_eq!(russian.try_say(&chosen, &[]).unwrap(), "русское название — выбрано здесь: источника нет");
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
