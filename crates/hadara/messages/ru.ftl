# Хадара.

hadara-title = Хадара
hadara-gist = Возвысьте свой народ за три эпохи: экономика, военное дело, культура, сельское хозяйство.
hadara-variant-full = { $players } { $players ->
    [one] игрок
    [few] игрока
   *[many] игроков
 }, полная игра: все карты, обе стороны стартовых карт
hadara-variant-first = { $players } { $players ->
    [one] игрок
    [few] игрока
   *[many] игроков
 }, первая игра: сторона А стартовых карт, без карт со звездой

hadara-some-card = карта
hadara-some-colony = колония
# Винительный падеж: «получает 1 монету», «за 2 монеты».
hadara-coins = { $coins } { $coins ->
    [one] монету
    [few] монеты
   *[many] монет
 }
hadara-points = { $points } ПО
hadara-step = { NAME($track) } +{ $steps }
hadara-value = { NAME($track) } { $value }
hadara-in-epoch = { $price } в эпохе { $epoch }

hadara-kind-card = карта
hadara-kind-colony = колония
hadara-fact-cost = цена
hadara-fact-steps = бонусы
hadara-fact-points = очки
hadara-fact-front = лицевая сторона
hadara-fact-back-steps = бонусы оборота
hadara-fact-back-points = очки оборота
hadara-fact-initiative = инициатива
hadara-fact-values = значения стороны { $side }
hadara-fact-coins = монеты стороны { $side }
hadara-fact-culture = нужная культура
hadara-fact-bonus = бонус
hadara-fact-silver-price = цена серебра
hadara-fact-gold-price = цена золота
hadara-kind-setup = стартовая карта
hadara-kind-table = таблица
hadara-card-head = Карта эпохи { $epoch }, { NAME($colour) }. Стоит { $cost }, на 1 меньше за каждую { NAME($colour, form: "acc") } карту, которая у вас есть.
hadara-card-steps = { $steps }.
hadara-card-points = { $points } в конце игры.
hadara-card-star = Со звездой: в первой игре не используется.
hadara-colony-front = Нужно военное дело { $military }. Разграбить: получите { $plunder } и { $points } в конце игры. Присоединить: заплатите { $integration } и переверните жетон.
hadara-colony-back = На обороте: { $steps } и { $points } в конце игры.
hadara-setup-card = Стартовая карта с инициативой { $initiative }
hadara-setup-side = Сторона { $side ->
    [A] А
   *[other] Б
 }: { $steps }; вы получаете { $coins }

hadara-table-statues = Статуи
hadara-table-statue = Культура { $culture }: { $points }. Жетон лицом вверх поднимает свой счётчик на { $bonus }, лицом вниз приносит столько же ПО.
hadara-table-medals = Медали
hadara-table-medals-text = Цена в монетах в эпохах I, II и III: серебряная медаль — { $silver }, золотая — { $gold }. Серебряная приносит значение своего счётчика, делённое на { $part }, с округлением вверх, золотая — { $points } за каждый набор из карт пяти цветов.
hadara-table-sale = Продажа карт
hadara-table-sale-text = Проданная карта приносит в эпохах I, II и III столько монет: { $coins }.
hadara-table-colonies = Колонии
hadara-table-colonies-text = Необходимые значения военного дела: { $levels }. У игрока может быть по одной колонии с каждым из них.

hadara-effect-sells-for-more = За каждую проданную карту получайте на { $coins } больше.
hadara-effect-holds-tile = Купив эту карту, положите на неё неиспользованный бонусный жетон: его счётчик поднимается на { $steps }. Если карта убрана, счётчик опускается обратно, а жетон снова свободен.
hadara-effect-per-card = Ваш счётчик { NAME($track, form: "of") } выше на { $steps } за каждую { NAME($colour, form: "acc") } карту, которая у вас есть.
hadara-effect-medal-prices = Серебряная медаль стоит для вас { $silver }; золотая — { $gold }.
hadara-effect-statues = Каждая ваша статуя, в том числе уже созданная, поднимает счётчик своего жетона ещё на { $steps }; если жетон лежит лицом вниз, статуя вместо этого приносит ещё { $points }.
hadara-effect-pays-food = При обеспечении продовольствием можете заплатить { $coins } вместо того, чтобы убрать карту, но не больше { $times } { $times ->
    [one] раза
   *[other] раз
 }.
hadara-effect-surplus = При обеспечении продовольствием получите { $coins } за каждую единицу продовольствия сверх числа ваших карт, но не больше { $most } { $most ->
    [one] монеты
   *[other] монет
 }.
hadara-effect-higher-tracks = Получая доход, возьмите ещё { $coins } за каждый другой счётчик, который выше вашего счётчика { NAME($track, form: "of") }, но не больше { $most } { $most ->
    [one] монеты
   *[other] монет
 }.
hadara-effect-colonies = Захватывая колонию, каждый раз сразу получайте { $coins }.
hadara-effect-silver = В конце игры { $medals ->
    [one] одна ваша серебряная медаль приносит
    [few] { $medals } ваши серебряные медали приносят
   *[many] { $medals } ваших серебряных медалей приносят
 } полное значение счётчика, а не часть его.
hadara-effect-sets = В конце игры { $points } за каждый набор из карт пяти цветов.
hadara-effect-any-set = При подсчёте за золотые медали эта карта заменяет одну недостающую карту любого цвета в одном наборе.
hadara-effect-more-often = За каждый этап можете захватить { $times } { $times ->
    [one] колонию
    [few] колонии
   *[many] колоний
 } и создать { $times } { $times ->
    [one] статую
    [few] статуи
   *[many] статуй
 }, одну за другой.
hadara-effect-requirements = Необходимые значения для колоний и статуй у вас ниже на { $steps }.
hadara-effect-buys = Если военного дела или культуры не хватает для колонии или статуи, можете заплатить { $coins } за каждую недостающую единицу, но не больше { $most } { $most ->
    [one] монеты
   *[other] монет
 } за этап.

hadara-ask-side = Какую сторону стартовой карты вы используете?
hadara-ask-wheel = Установите колесо: на какую колоду укажет ваш герб — { NAME($crest) }?
hadara-ask-draw = Вы взяли две карты из { NAME($colour, form: "of") } колоды: одну сбросьте, другую купите или продайте.
hadara-ask-colony = Захватить колонию? Ваше военное дело — { $military }.
hadara-ask-captured = Разграбить колонию { $level } или присоединить?
hadara-ask-statue = Создать статую? Ваша культура — { $culture }.
hadara-ask-draft = Возьмите верхнюю карту одной из стопок сброса и купите или продайте её.
hadara-ask-feeding = Карт — { $cards }, а продовольствия — { $food }: нужно убрать { $missing } { $missing ->
    [one] карту
    [few] карты
   *[many] карт
 }.
hadara-ask-medals = Купить медали? У вас { $coins } { $coins ->
    [one] монета
    [few] монеты
   *[many] монет
 }. Серебряная — за { $silver }, золотая — за { $gold }.
hadara-over = Игра окончена.

hadara-prospect-track = { NAME($track) } { $from } → { $to }
hadara-prospect-making-up = Недостающее обойдётся в { $coins }.
hadara-prospect-integrate = Перевёрнутый жетон поднимет счётчики и принесёт ПО, указанные на обороте.
hadara-prospect-lost = Перестанет действовать: { $effect }
hadara-prospect-fewer-points = На { $points } меньше в конце игры.
hadara-prospect-medal = Сейчас это { $points } в конце игры.
hadara-choose-wheel = На { NAME($colour, form: "acc") } колоду
hadara-choose-draw = Сбросить «{ NAME($card) }». { $deal }
hadara-choose-buy = Купить «{ NAME($card) }» за { $coins }
hadara-choose-buy-with = Купить «{ NAME($card) }» за { $coins } и положить на неё жетон { NAME($track, form: "of") }
hadara-choose-sell = Продать «{ NAME($card) }» за { $coins }
hadara-choose-colony = Захватить колонию { $level }
hadara-choose-plunder = Разграбить: получить { $coins }
hadara-choose-integrate = Присоединить: заплатить { $coins }
hadara-choose-statue-up = Статуя { $culture }: { NAME($track) } +{ $steps }
hadara-choose-statue-down = Статуя { $culture }: жетон { NAME($track, form: "of") } лицом вниз, ещё { $points }
hadara-choose-remove = Убрать «{ NAME($card) }»
hadara-choose-pay = Заплатить { $coins } вместо того, чтобы убрать карту
hadara-choose-silver = Серебряная медаль за { NAME($track, form: "acc") }: отдать { $coins }
hadara-choose-gold = Золотая медаль: отдать { $coins }
hadara-decline = Отказаться
hadara-decline-colony = Не захватывать
hadara-decline-statue = Не создавать
hadara-decline-medals = Больше не покупать

hadara-told-side = { $who } использует сторону { $side ->
    [A] А
   *[other] Б
 } и получает { $coins }.
hadara-told-epoch = Начинается эпоха { $epoch }; первый игрок — { $who }.
hadara-told-wheel = { $who } устанавливает колесо: { NAME($crest) } указывает на { NAME($colour, form: "acc") } колоду.
hadara-told-drew = { $who } берёт карты: { $cards }.
hadara-told-discarded = { $who } сбрасывает карту «{ NAME($card) }».
hadara-told-bought = { $who } покупает карту «{ NAME($card) }» за { $coins }.
hadara-told-bought-with = { $who } покупает карту «{ NAME($card) }» за { $coins } и кладёт на неё жетон { NAME($track, form: "of") }.
hadara-told-sold = { $who } продаёт карту «{ NAME($card) }» за { $coins }.
hadara-told-sold-hidden = { $who } продаёт карту за { $coins }.
hadara-told-income = { $who } получает доход: { $coins }.
hadara-told-income-more = { $who } получает доход: { $coins }, и ещё { $more } за счётчики выше экономики.
hadara-told-captured = { $who } захватывает колонию { $level }.
hadara-told-captured-paid = { $who } доплачивает { $paid } за недостающее военное дело и захватывает колонию { $level }.
hadara-told-captured-bounty = { $who } захватывает колонию { $level } и получает за это { $bounty }.
hadara-told-captured-both = { $who } доплачивает { $paid } за недостающее военное дело, захватывает колонию { $level } и получает за это { $bounty }.
hadara-told-plundered = { $who } грабит колонию { $level } и получает { $coins }.
hadara-told-integrated = { $who } присоединяет колонию { $level } за { $coins }: { NAME($colony) }, { $steps }.
hadara-told-statue-up = { $who } создаёт статую { $culture } с жетоном { NAME($track, form: "of") }.
hadara-told-statue-up-paid = { $who } доплачивает { $paid } за недостающую культуру и создаёт статую { $culture } с жетоном { NAME($track, form: "of") }.
hadara-told-statue-down = { $who } создаёт статую { $culture } с жетоном { NAME($track, form: "of") } лицом вниз.
hadara-told-statue-down-paid = { $who } доплачивает { $paid } за недостающую культуру и создаёт статую { $culture } с жетоном { NAME($track, form: "of") } лицом вниз.
hadara-told-removed = { $who } убирает карту «{ NAME($card) }»: не хватает продовольствия.
hadara-told-paid-food = { $who } платит { $coins }, чтобы не убирать карту.
hadara-told-surplus = { $who } получает { $coins } за избыток продовольствия.
hadara-told-silver = { $who } покупает серебряную медаль за { NAME($track, form: "acc") } и платит { $coins }.
hadara-told-gold = { $who } покупает золотую медаль и платит { $coins }.
hadara-told-declined-colony = { $who } отказывается от колонии.
hadara-told-declined-statue = { $who } отказывается от статуи.
hadara-told-declined-medals = { $who } больше не покупает медали.
hadara-told-incomes = Доход.
hadara-told-surpluses = Избыток продовольствия.
hadara-told-game-ended = Последняя эпоха окончена.
hadara-brief-card = «{ NAME($card) }»
hadara-brief-discarded = сбрасывает { $things }
hadara-brief-coins = получает { $coins }
hadara-brief-plundered = грабит её и получает { $coins }
hadara-brief-integrated = присоединяет её за { $coins } ({ NAME($colony) }, { $steps })

hadara-refused-not-drawn = Это не те две карты, которые вы взяли.
hadara-refused-not-on-top = Карта «{ NAME($card) }» не лежит сверху ни в одной стопке сброса.
hadara-refused-tile-needed = Покупая «{ NAME($card) }», нужно положить на эту карту бонусный жетон.
hadara-refused-tile-not-needed = На карту «{ NAME($card) }» бонусный жетон не кладут.
hadara-refused-no-tile = Все ваши жетоны { NAME($track, form: "of") } уже использованы.
hadara-refused-cannot-pay = Нужно монет: { $price }, а у вас { $coins }.
hadara-refused-level-owned = У вас уже есть колония { $level }.
hadara-refused-military = Нужно военное дело { $needed }, а у вас { $military }.
hadara-refused-slot-taken = Статуя { $culture } уже создана.
hadara-refused-culture = Нужна культура { $needed }, а у вас { $culture }.
hadara-refused-not-owned = Карты «{ NAME($card) }» у вас нет.
hadara-refused-no-payment = Ни одна ваша карта не позволяет платить вместо того, чтобы убирать карты.
hadara-refused-paid-enough = За один этап можно заплатить не больше { $times } { $times ->
    [one] раза
   *[other] раз
 }.
hadara-refused-no-medals = Все медали этого вида ({ $most }) уже куплены.

hadara-source-colonies = Колонии
hadara-source-statues = Статуи
hadara-source-silver = Серебряные медали
hadara-source-gold = Золотые медали
hadara-source-cards = Карты
hadara-source-coins = Монеты
hadara-decided-points = больше всех ПО
hadara-decided-coins = ПО поровну, решили оставшиеся монеты
hadara-decided-shared = ПО и монет поровну, победа общая

hadara-no-such-card = «{ $word }» — не карта Хадары (ожидались цвет, эпоха и номер, например y101)
hadara-no-such-tile = «{ $word }» — не жетон колонии (например, c03-1)
hadara-no-such-colour = «{ $word }» — не цвет
hadara-no-such-track = «{ $word }» — не счётчик: ожидалось income, military, culture или food
hadara-no-such-level = нет колоний с необходимым значением «{ $word }»
hadara-no-such-statue = нет статуи с необходимым значением «{ $word }»
hadara-no-such-side = «{ $word }» — не сторона: ожидалось a или b
hadara-no-such-phase = «{ $word }» — не фаза: ожидалось a или b
hadara-no-such-setup-card = «{ $word }» — не стартовая карта
hadara-no-such-question = о «{ $word }» в этой игре не спрашивают
hadara-deal-expected = ожидалось «buy КАРТА», «buy КАРТА with СЧЁТЧИК» или «sell КАРТА», а не «{ $text }»
hadara-statue-expected = ожидалось «КУЛЬТУРА with СЧЁТЧИК up» или «КУЛЬТУРА with СЧЁТЧИК down», а не «{ $text }»
hadara-unknown-decision = «{ $word }» — не решение: ожидалось side, wheel, discard, buy, sell, colony, plunder, integrate, statue, remove, pay, silver, gold или decline
hadara-setup-form = «N players, first game» или «N players, full game»
hadara-setup-expected = ожидалось { hadara-setup-form }, а не «{ $text }»

hadara-situation-no-card-left = карта { $card } занята: она лежит в другом месте или не участвует в этой игре
hadara-situation-no-tile-left = жетон { $tile } занят: он лежит в другом месте или относится к другим колониям
hadara-situation-other-colour = карта { $card } другого цвета
hadara-situation-other-epoch = карта { $card } из другой эпохи
hadara-situation-board = ожидались все цвета ({ $expected }), каждый по одному разу
hadara-situation-drawn = взятых карт должно быть { $expected }
hadara-situation-level-twice = у игрока может быть только одна колония { $level }
hadara-situation-statue = у «{ $text }» ожидалось «КУЛЬТУРА with СЧЁТЧИК-up» или «КУЛЬТУРА with СЧЁТЧИК-down»
hadara-situation-base = ожидались четыре значения, например 2/1/3/4, а не «{ $text }»
hadara-situation-too-few = не хватает карт: цвет { $colour }, эпоха { $epoch }
hadara-situation-tiles = бонусных жетонов { $track } всего { $most }
hadara-situation-tile = бонусный жетон должен лежать на карте, которая его держит, и ни на какой другой
hadara-situation-sealed = принятое решение не подходит к тому, о чём спрашивают

hadara-data-cards = карт может быть не больше { $most }, а не { $found }
hadara-data-deck = { $colour }, эпоха { $epoch }: карт без звезды должно быть не меньше { $least }, а не { $found }
hadara-data-too-high = числа не должны быть больше { $most }, а одно из них — { $found }
hadara-data-effect-figures = числа эффекта должны быть от { $least } до { $most }
hadara-data-effect-twice = такой эффект уже есть у карты «{ $card }»
hadara-data-levels = уровней колоний должно быть { $expected }, а не { $found }
hadara-data-setup-cards = стартовых карт должно быть от { $least } до { $most }, а не { $found }
hadara-data-initiative-twice = инициатива { $initiative } встречается дважды
hadara-data-players-missing = ничего не сказано об игре с числом игроков { $players }

# Наборы карт.
hadara-set-own = собственный набор карт
hadara-set-named = набор карт «{ NAME($name) }»
hadara-sheet-column-missing = нет столбца «{ $column }»
hadara-sheet-column-unknown = столбца «{ $column }» не бывает: бывают { $known }
hadara-sheet-in-column = столбец «{ $column }»: { $what }
hadara-sheet-number = столбец «{ $column }»: ожидалось число от { $least } до { $most }, а не «{ $found }»
hadara-sheet-numbers = столбец «value»: ожидались числа от { $least } до { $most } через пробел, всего { $count }, а не «{ $found }»
hadara-sheet-one-of = столбец «{ $column }»: ожидалось одно из слов { $known }, а не «{ $found }»
hadara-sheet-from = столбец «from»: ожидалось одно слово или { $count } из { $known } либо пустая ячейка, а не «{ $found }»
hadara-sheet-empty = столбец «{ $column }»: в строке вида «{ $kind }» здесь ничего не ожидалось, а стоит «{ $found }»
hadara-sheet-nameless = столбцы «en» и «ru»: хотя бы в одном из них ожидалось название
hadara-sheet-control = столбец «{ $column }»: в названии не бывает переводов строки и управляющих знаков
hadara-sheet-long = столбец «{ $column }»: в названии набора не больше { $most } { $most ->
    [one] знака
   *[other] знаков
 }
hadara-sheet-twice = столбец «{ $column }»: { $found } встречается дважды
hadara-sheet-initiative = столбец «initiative»: у обеих сторон стартовой карты инициатива одна, поэтому ожидалось { $expected }, а не «{ $found }»
hadara-sheet-count = строк вида «{ $kind }» ожидалось от { $least } до { $most }, а не { $found }
hadara-sheet-tiles = колонии с необходимым значением { $level }: строк вида «colony» ожидалось от { $least } до { $most }, а не { $found }
hadara-sheet-row-missing = нет строки вида «{ $kind }» с обозначением «{ $id }»
