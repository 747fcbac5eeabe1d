# Этнос.

ethnos-title = Этнос
ethnos-gist = Собирайте отряды двенадцати племён и берите шесть королевств, пока не явился третий дракон.
ethnos-tribe = { NAME($tribe, form: "many") }
ethnos-variant-random = { $players } { $players ->
    [one] игрок
    [few] игрока
   *[many] игроков
 }, племена случайные
ethnos-variant-chosen = { $players } { $players ->
    [one] игрок
    [few] игрока
   *[many] игроков
 }, племена: { $tribes }

ethnos-some-card = карта
ethnos-dragon = дракон
ethnos-several-cards = { NAME($card) } ×{ $count }

ethnos-fact-cards = число карт
ethnos-fact-colour = цвет
ethnos-kind-tribe = племя
ethnos-kind-kingdom = королевство
ethnos-kind-board = планшет
ethnos-cards-coloured = { $total } { $total ->
    [one] карта
    [few] карты
   *[many] карт
 }, по { $each } каждого цвета.
ethnos-cards-colourless = { $total } { $total ->
    [one] карта
    [few] карты
   *[many] карт
 } без цвета.
ethnos-kingdom-colour = Цвет его карт — { NAME($colour) }.

ethnos-ability-draws = Лидер: сбросив руку, можете взять из колоды столько карт, сколько бойцов в этом отряде.
ethnos-ability-keeps = Лидер: можете оставить на руке не больше карт, чем бойцов в этом отряде; остальные сбросьте.
ethnos-ability-plays-another = Лидер: если этот отряд выложил маркер, можете до сброса сыграть ещё один отряд.
ethnos-ability-places-anywhere = Лидер: маркер можно выложить в любое королевство, если для него хватает размера отряда.
ethnos-ability-places-nothing = Лидер: маркер не выкладывается, каким бы большим ни был отряд.
ethnos-ability-larger-for-placing = Лидер: чтобы выложить маркер, нужно на { $cards } { $cards ->
    [one] карту
    [few] карты
   *[many] карт
 } меньше.
ethnos-ability-larger-for-glory = Лидер: при подсчёте славы за отряды в этом отряде на { $cards } { $cards ->
    [one] бойца
   *[other] бойцов
 } больше.
ethnos-ability-giant = Лидер: если это самый большой в эпохе отряд под управлением гиганта, возьмите жетон гиганта и получите { $glory } { $glory ->
    [one] славу
   *[other] славы
 }; в конце эпохи жетон приносит ещё.
ethnos-ability-troll = Лидер: можете взять жетон тролля со значением не больше размера отряда. Жетоны разрешают споры в королевствах и на планшете тритонов.
ethnos-ability-merfolk = Лидер: сдвиньте свой маркер на планшете тритонов на столько ячеек, сколько бойцов в отряде. За каждую достигнутую или пройденную ячейку из { $symbols } можете выложить маркер в любое королевство. Последняя ячейка — { $last }.
ethnos-ability-horde = Лидер: можете положить маркер на ячейку цвета лидера на своём планшете орд орков. В конце эпохи планшет можно опустошить: от одного до шести маркеров приносят { $glory } славы.
ethnos-ability-joins-any = Никогда не лидер, но вступает в любой отряд и увеличивает его размер.
ethnos-ability-leaves = Уходит до подсчёта славы за отряды.

ethnos-board-bands = Отряды
ethnos-board-bands-text = В конце эпохи отряд из одной карты не приносит ничего; отряды из двух, трёх, четырёх, пяти, шести и более карт приносят { $glory } славы.
ethnos-board-tokens = Жетоны славы
ethnos-board-tokens-text = От четырёх до шести игроков: { $large }. Двое или трое: { $small }.
ethnos-board-giant = Жетон гиганта
ethnos-board-giant-text = В конце эпох I, II, III приносит владельцу { $large } славы; вдвоём и втроём — { $small } в эпохах I и II.
ethnos-board-merfolk = Планшет тритонов
ethnos-board-merfolk-text = Считается как королевство: I, II и III приносят { $large } славы; вдвоём и втроём I и II приносят { $small }.
ethnos-board-trolls = Жетоны троллей
ethnos-board-trolls-text = По одному: { $values }.

ethnos-ask-turn = Наймите бойца или сыграйте отряд.
ethnos-ask-turn-full = На руке { $limit } { $limit ->
    [one] карта
    [few] карты
   *[many] карт
 }: сыграйте отряд.
ethnos-ask-place = Выложить маркер в { NAME($kingdom, form: "to") }?
ethnos-ask-place-anywhere = Куда выложить маркер?
ethnos-ask-bonus = Тритоны приносят маркер: куда его выложить?{ $left ->
    [one] {""}
   *[other] {" "}(осталось { $left })
 }
ethnos-ask-troll = Взять жетон тролля не больше { $size }?
ethnos-ask-horde = Положить маркер в орду орков, цвет — { NAME($colour) }?
ethnos-ask-another = Сыграть ещё один отряд?
ethnos-ask-keep = Какие карты оставить? Не больше { $limit }.
ethnos-ask-draw = Взять из колоды { $size } { $size ->
    [one] карту
    [few] карты
   *[many] карт
 }?
ethnos-ask-raid = Отправить орду в набег: { $markers } { $markers ->
    [one] маркер
    [few] маркера
   *[many] маркеров
 } за { $glory } { $glory ->
    [one] славу
   *[other] славы
 }?
ethnos-over = Игра окончена.

ethnos-prospect-marker = Ваш { $number }-й маркер в { NAME($kingdom, form: "in") }.
ethnos-prospect-marker-never = Без маркера: лидеры этого племени их не выкладывают.
ethnos-prospect-marker-anywhere = { $count ->
    [0] Без маркера: отряд слишком мал
    [one] Маркер можно выложить в { $count } королевство
    [few] Маркер можно выложить в любое из { $count } королевств
   *[many] Маркер можно выложить в любое из { $count } королевств
 }.
ethnos-prospect-glory = В конце эпохи даст { $glory } { $glory ->
    [one] славу
   *[other] славы
 }.
ethnos-prospect-rest = { $count ->
    [one] Оставшаяся { $count } карта ляжет в открытый ряд.
    [few] Остальные { $count } карты лягут в открытый ряд.
   *[many] Остальные { $count } карт лягут в открытый ряд.
 }
ethnos-choose-deck = Нанять бойца из колоды
ethnos-choose-row = Нанять: { NAME($card) }
ethnos-choose-band = Отряд из { $size } { $size ->
    [one] бойца
   *[other] бойцов
 }: лидер — { NAME($leader) }; с ним { $followers }
ethnos-choose-band-alone = Отряд из одного бойца: { NAME($leader) }
ethnos-choose-pass = Пропустить ход: лидером быть некому
ethnos-choose-place = Маркер в { NAME($kingdom, form: "to") } (ваш { $number }-й там)
ethnos-choose-troll = Взять жетон тролля { $value }
ethnos-choose-horde = Положить маркер в орду
ethnos-choose-keep = Оставить: { $cards }
ethnos-choose-keep-nothing = Не оставлять ничего
ethnos-choose-draw = Взять { $size } { $size ->
    [one] карту
    [few] карты
   *[many] карт
 }
ethnos-choose-raid = Набег за { $glory } { $glory ->
    [one] славу
   *[other] славы
 }
ethnos-decline = Отказаться
ethnos-decline-place = Не выкладывать маркер
ethnos-decline-troll = Не брать жетон
ethnos-decline-horde = Не пополнять орду
ethnos-decline-another = Больше не играть отрядов
ethnos-decline-draw = Ничего не брать
ethnos-decline-raid = Оставить маркеры на следующую эпоху

ethnos-told-age-began = Начинается эпоха { $age }; первый игрок — { $who }.
ethnos-told-recruited = { $who } нанимает открытого бойца: { NAME($card) }.
ethnos-told-drew-hidden = { $who } берёт карту из колоды.
ethnos-told-drew = { $who } берёт из колоды: { NAME($card) }.
ethnos-told-dragon = { $who } открывает дракона — { $number }-го в этой эпохе.
ethnos-told-passed = { $who } пропускает ход: лидером быть некому.
ethnos-told-band = { $who } играет отряд из { $size } { $size ->
    [one] бойца
   *[other] бойцов
 }: лидер — { NAME($leader) }; с ним { $followers }.
ethnos-told-band-alone = { $who } играет отряд из одного бойца: { NAME($leader) }.
ethnos-told-marker = { $who } выкладывает маркер в { NAME($kingdom, form: "to") }; теперь там { $count }.
ethnos-told-giant = { $who } получает жетон гиганта и { $glory } { $glory ->
    [one] славу
   *[other] славы
 }: это самый большой отряд гиганта ({ $size }).
ethnos-told-troll = { $who } берёт жетон тролля { $value }.
ethnos-told-horde = { $who } кладёт маркер в орду орков, цвет — { NAME($colour) }.
ethnos-told-merfolk = { $who } переходит на ячейку { $to } планшета тритонов.
ethnos-told-kept = { $who } { $count ->
    [0] не оставляет ничего
    [one] оставляет { $count } карту
    [few] оставляет { $count } карты
   *[many] оставляет { $count } карт
 }.
ethnos-told-discarded = { $who } открывает сброшенное: { $cards }.
ethnos-told-age-ended = { $who } открывает последнего дракона: эпоха { $age } окончена.
ethnos-told-raided = { $who } отправляет орду в набег: { $markers } { $markers ->
    [one] маркер
    [few] маркера
   *[many] маркеров
 } за { $glory } { $glory ->
    [one] славу
   *[other] славы
 }.
ethnos-told-kingdom = { NAME($kingdom) }: { $who } получает { $glory } { $glory ->
    [one] славу
   *[other] славы
 }.
ethnos-told-merfolk-scored = Планшет тритонов: { $who } получает { $glory } { $glory ->
    [one] славу
   *[other] славы
 }.
ethnos-told-giant-scored = Жетон гиганта: { $who } получает { $glory } { $glory ->
    [one] славу
   *[other] славы
 }.
ethnos-told-bands = { $who } получает { $glory } { $glory ->
    [one] славу
   *[other] славы
 } за { $bands } { $bands ->
    [one] отряд
    [few] отряда
   *[many] отрядов
 }.
ethnos-told-game-ended = Последняя эпоха окончена.
ethnos-told-scoring = Слава за эпоху.

ethnos-brief-drew = +{ $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
 }
ethnos-brief-drew-seen = +{ $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
 } ({ $things })
ethnos-brief-dragon = { $number }-й дракон
ethnos-brief-marker = маркер в { NAME($kingdom, form: "to") } (теперь { $now })
ethnos-brief-giant = жетон гиганта, +{ $glory } { $glory ->
    [one] слава
   *[other] славы
 }
ethnos-brief-troll = жетон тролля { $value }
ethnos-brief-horde = маркер в орду орков ({ NAME($colour) })
ethnos-brief-merfolk = ячейка { $to } планшета тритонов
ethnos-brief-kept = { $count ->
    [0] не оставляет ничего
    [one] оставляет { $count } карту
    [few] оставляет { $count } карты
   *[many] оставляет { $count } карт
 }
ethnos-brief-discarded = в сброс — { $things }
ethnos-brief-scored = { $what } +{ $glory }

ethnos-refused-hand-full = На руке { $limit } { $limit ->
    [one] карта
    [few] карты
   *[many] карт
 }: нужно сыграть отряд.
ethnos-refused-not-in-row = Среди открытых карт такой нет: { NAME($card) }.
ethnos-refused-not-in-hand = На руке не хватает карты: { NAME($card) }.
ethnos-refused-band-mixed = Эти карты и не одного племени, и не одного цвета.
ethnos-refused-cannot-lead = Лидером не может быть { NAME($card) }.
ethnos-refused-too-small = Чтобы выложить маркер в { NAME($kingdom, form: "to") }, в отряде нужно не меньше { $needed } { $needed ->
    [one] карты
   *[other] карт
 }.
ethnos-refused-wrong-kingdom = Этот лидер не может выложить маркер в { NAME($kingdom, form: "to") }.
ethnos-refused-no-markers = Все ваши маркеры уже выложены.
ethnos-refused-token-taken = Этот жетон у игрока { $who }.
ethnos-refused-token-too-high = Этому отряду доступен жетон не больше { $size }.
ethnos-refused-no-such-token = Такого жетона тролля нет.
ethnos-refused-too-many-kept = Оставить можно не больше { $limit } { $limit ->
    [one] карты
   *[other] карт
 }.
ethnos-refused-not-stuck = Вы ещё можете сделать что-то другое.

ethnos-source-kingdoms = Королевства
ethnos-source-merfolk = Планшет тритонов
ethnos-source-giant = Жетон гиганта
ethnos-source-orcs = Орды орков
ethnos-source-bands = Отряды
ethnos-decided-glory = больше всех славы
ethnos-decided-markers = слава поровну, решили маркеры в королевствах
ethnos-decided-bands = слава и маркеры поровну, решили отряды последней эпохи
ethnos-decided-shared = всё поровну, победа общая

ethnos-no-such-card = «{ $word }» — не карта Этноса (ожидалось ЦВЕТ-ПЛЕМЯ, например red-orc)
ethnos-card-needs-colour = перед «{ $word }» нужен цвет, например red-{ $word }
ethnos-no-such-kingdom = «{ $word }» — не королевство
ethnos-no-such-colour = «{ $word }» — не цвет
ethnos-no-such-tribe = «{ $word }» — не племя
ethnos-no-such-token = «{ $word }» — не жетон тролля
ethnos-no-such-question = о «{ $word }» в этой игре не спрашивают
ethnos-unknown-decision = «{ $word }» — не решение: ожидалось recruit, band, place, troll, horde, keep, draw, raid, decline или pass
ethnos-setup-form = «N players, tribes random» или «N players, tribes ID ID …»
ethnos-setup-expected = ожидалось { ethnos-setup-form }, а не «{ $text }»
ethnos-setup-tribes = число племён для этого числа игроков ({ $players }) — { $expected }, а не { $found }
ethnos-setup-tribe-twice = племя «{ $tribe }» выбрано дважды

ethnos-situation-no-card-left = в этой игре больше нет карты { $card }
ethnos-situation-not-in-hand = карта { $card } названа открытой, но её нет на руке
ethnos-situation-tokens = жетонов славы должно быть { $expected }
ethnos-situation-dragons = драконов всего { $most }
ethnos-situation-age-over = когда открыто драконов: { $dragons }, эпоха уже окончена
ethnos-situation-band = ожидалось «ИМЯ ЛИДЕР with КАРТЫ», а не «{ $text }»
ethnos-situation-no-band = об этом спрашивают только после того, как игрок, чей ход, сыграл отряд
ethnos-situation-markers = игрок может выложить маркеров: { $most }, а не { $found }
ethnos-situation-no-trolls = жетонов троллей здесь нет: троллей нет среди племён этой партии
ethnos-situation-no-orcs = планшетов орды здесь нет: орков нет среди племён этой партии
ethnos-situation-token-taken = жетон тролля { $token } уже отдан
ethnos-situation-lower = драконы лежат в нижней половине колоды, но в ней карт: { $lower }, а один из драконов выше
ethnos-situation-no-such-band = «{ $text }» — не отряд: нужен один цвет или одно племя под началом лидера, не считая тех, кто входит в любой отряд

ethnos-data-kingdoms = королевств должно быть { $expected }, а не { $found }
ethnos-data-tribes = племён может быть не больше { $most }, а не { $found }
ethnos-data-colourless-leader = племени без цвета нужна способность JoinsAnyBand
ethnos-data-deck = при числе игроков { $players } у любого набора племён должно быть от { $least } до { $most } карт
ethnos-data-players-missing = ничего не сказано об игре с числом игроков { $players }
