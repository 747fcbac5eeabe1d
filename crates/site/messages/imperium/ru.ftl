# «Империи»: игровой стол и страницы.

imperium-page-keys = Клавиши: 1–9 и 0 нажимают кнопки на картах и ответы по порядку; E — конец активации, I — инновация, Y — да, N — отказаться, U — отменить.
imperium-page-nation = Народ
imperium-page-round = Раунд { $round }
imperium-page-solstice = Солнцестояние
imperium-page-next-round = После этого ещё один раунд
imperium-page-last-round = Финальный раунд
imperium-page-scoring = Подсчёт очков
imperium-page-collapse = Упадок
imperium-page-first = Первый игрок

# Жетоны, периоды, свойства карт
imperium-page-materials = Ресурсы
imperium-page-population = Население
imperium-page-progress = Модернизация
imperium-page-action = Жетоны действия
imperium-page-exhaust = Жетоны эксплуатации
imperium-page-tokens = Жетоны
imperium-page-marks = Символы в игровой области
imperium-page-mark-sack = Мешок
imperium-page-mark-grain = Зерно
imperium-page-mark-water = Вода
imperium-page-mark-city = Город
imperium-page-mark-metropolis = Метрополия
imperium-page-mark-knight = Рыцарь
imperium-page-mark-mask = Маска
imperium-page-mark-scroll = Свиток
imperium-page-actions-left = { $count ->
    [0] Жетонов действия не осталось
    [one] Остался { $count } жетон действия
    [few] Осталось { $count } жетона действия
   *[many] Осталось { $count } жетонов действия
 }
imperium-page-exhausts-left = { $count ->
    [0] Жетонов эксплуатации не осталось
    [one] Остался { $count } жетон эксплуатации из { $all }
    [few] Осталось { $count } жетона эксплуатации из { $all }
   *[many] Осталось { $count } жетонов эксплуатации из { $all }
 }
imperium-page-barbarian = Период варварства
imperium-page-empire = Период цивилизации
imperium-page-pinned = Карта постоянного действия: остаётся в игре
imperium-page-attack = Атака
imperium-page-free = Не требует жетона действия
imperium-page-cost = Цена прогресса
imperium-page-price-now = Сейчас вам нужно заплатить: { $price }.
imperium-page-free-now = Сейчас вам не нужно за неё платить.
imperium-page-with-now = Вместе с картой вы возьмёте то, что на ней лежит: { $with }.
imperium-page-with-unrest-now = Приобретая карту, вы возьмёте и то, что лежит с ней: { $with }. Присваивая её, вы оставите беспорядки на рынке.
imperium-page-bare-now = С этой картой сейчас ничего не лежит, беспорядков она не принесёт.
imperium-page-unrests-with = { $count ->
    [one] карта беспорядков
    [few] { $count } карты беспорядков
   *[many] { $count } карт беспорядков
 }
imperium-page-worth = Победные очки
imperium-page-copies = { $count ->
    [one] { $count } карта
    [few] { $count } одинаковые карты
   *[many] { $count } одинаковых карт
 }
imperium-page-points = Очки, если бы игра закончилась сейчас
imperium-page-points-about = Очки, если бы игра закончилась сейчас, насколько вам известно

# Рынок и общие стопки
imperium-page-market = Рынок
imperium-page-decks = Колоды
imperium-page-small-deck = Малая колода: { $kind }
imperium-page-main-deck = Основная колода
imperium-page-fame-deck = Колода славы
imperium-page-unrest-deck = Колода беспорядков: когда она кончится, наступит упадок
imperium-page-exile = Изгнание
imperium-page-king-a = «Царь царей», сторона А: до неё ещё никто не дошёл
imperium-page-king-b = «Царь царей», сторона Б
imperium-page-side-a = А
imperium-page-side-b = Б
imperium-page-with-unrest = { $count ->
    [one] Под картой лежит карта беспорядков
   *[other] Карт беспорядков под этой картой: { $count }
 }
imperium-page-empty-slot = пусто

# Игровые области
imperium-page-area-of = В игре: { $who }
imperium-page-nothing-in-play = В игре пока ничего нет.
imperium-page-exhausted = Эксплуатируется
imperium-page-garrison = { $count ->
    [one] { $count } карта укрепления
    [few] { $count } карты укрепления
   *[many] { $count } карт укрепления
 }
imperium-page-garrisons-of = Укрепления: { $who }
imperium-page-advanced = Здесь лежит жетон эксплуатации: в этом раунде народ уже сделал шаг вперёд
imperium-page-honoured = «Царь царей» уже использован
imperium-page-deck = Колода
imperium-page-deck-of = Колода: { $who }
imperium-page-discard = Сброс
imperium-page-discard-of = Сброс: { $who }
imperium-page-history = Летопись
imperium-page-history-of = Летопись: { $who }
imperium-page-sunken = Затоплено
imperium-page-sunken-of = Затопленные карты: { $who }
imperium-page-nation-deck = Усиление
imperium-page-nation-deck-of = Колода усиления: { $who }
imperium-page-developments = Прогресс
imperium-page-developments-of = Область прогресса: { $who }
imperium-page-quests = Испытания
imperium-page-in-hand = Карт на руке
imperium-page-hand-none = Рука пуста. Новые карты вы возьмёте в конце своего хода.
imperium-page-hand-of = Рука: { $who }
imperium-page-looked-fame = Карты славы, которые вы смотрите
imperium-page-looked = Карты, которые вы смотрите
imperium-page-pile-empty = Здесь ничего не лежит.
imperium-page-face-down = { $count ->
    [one] { $count } карта лицом вниз
    [few] { $count } карты лицом вниз
   *[many] { $count } карт лицом вниз
 }

# Кнопки
imperium-page-do-play = Разыграть
imperium-page-do-exhaust = Применить
imperium-page-do-discard = Сбросить
imperium-page-do-history = В летопись
imperium-page-do-sink = Затопить
imperium-page-do-exile = Изгнать
imperium-page-do-recall = Отозвать
imperium-page-do-abandon = Разрушить
imperium-page-do-take = Взять
imperium-page-do-on-deck = На колоду
imperium-page-do-return = Вернуть
imperium-page-do-garrison = Укрепить
imperium-page-do-give = Отдать
imperium-page-do-acquire = Приобрести
imperium-page-do-through = Присвоить
imperium-page-do-swap = Обменять
imperium-page-do-develop = Развить
imperium-page-do-use = Применить
imperium-page-do-ready = Вернуть жетон
imperium-page-do-put = Сюда
imperium-page-do-shield = Защититься
imperium-page-do-choose = Выбрать

# Решение
imperium-page-read = Пока можно читать любые карты: нажмите на карту.
imperium-page-tip-play = { $count ->
    [0] Жетонов действия нет
    [one] { $count } жетон действия
    [few] { $count } жетона действия
   *[many] { $count } жетонов действия
 } · { $cards ->
    [0] разыграть с руки нечего
    [one] с руки можно разыграть { $cards } карту
    [few] с руки можно разыграть { $cards } карты
   *[many] с руки можно разыграть { $cards } карт
 }
imperium-page-tip-exhaust = { $count ->
    [0] Жетонов эксплуатации нет
    [one] { $count } жетон эксплуатации
    [few] { $count } жетона эксплуатации
   *[many] { $count } жетонов эксплуатации
 } · { $cards ->
    [0] применить в игре нечего
    [one] в игре можно применить { $cards } карту
    [few] в игре можно применить { $cards } карты
   *[many] в игре можно применить { $cards } карт
 }
imperium-page-tip-fresh = Инновация и революция занимают весь ход.
imperium-page-innovation = Инновация
imperium-page-revolution = Революция: { $count }
imperium-page-tip-token = Жетон лежит на карте, пока её кто-нибудь не возьмёт.
imperium-page-tip-discard = Сбросьте то, что не хотите оставлять; затем вы доберёте карты.
imperium-page-tip-develop = Ваш сброс замешивается в колоду: можно заплатить за одну карту прогресса.
imperium-page-tip-innovate = Возьмите карту рынка без беспорядков под ней или первую такую карту из колоды.
imperium-page-tip-shield = Вас атакуют.
imperium-page-tip-solstice = Выберите, какая из ваших карт действует следующей.

# Новый стол
imperium-page-nations = Народы
imperium-page-nations-hint = У каждого места свой народ. Звёзды показывают, насколько трудно за него играть. Сторона Б карты способности приносит очки, сторона А ещё и меняет игру народа.
imperium-page-nation-of = Народ места { $number }
imperium-page-side-of = Сторона карты способности места { $number }
imperium-page-nation-random = По жребию
imperium-page-difficulty = { $stars }
imperium-page-power-a = Сторона А
imperium-page-power-b = Сторона Б
imperium-page-common = Базовая колода
imperium-page-classics = «Классика»
imperium-page-classics-hint = общие карты первой коробки
imperium-page-legends = «Легенды»
imperium-page-legends-hint = общие карты второй коробки

# Альманах
imperium-page-find = Название или слово: Цезарь, солнцестояние…
imperium-page-several-decks = В нескольких колодах
imperium-page-kings = «Царь царей»

# Конец игры
imperium-page-headline = { $count ->
    [one] { $who } ведёт величайший народ в истории
   *[other] { $who } ведут величайшие народы в истории
 }
imperium-page-headline-collapse = { $count ->
    [one] Упадок; дольше всех порядок сохраняет { $who }
   *[other] Упадок; дольше всех порядок сохраняют { $who }
 }
imperium-page-headline-won = { $who } побеждает бота
imperium-page-headline-lost = Победил бот
imperium-page-headline-fallen = Упадок, и победил бот
imperium-page-slots = карты бота под рынком
imperium-page-slot-hidden = лицом вниз
imperium-page-dynasty = колода династии
imperium-page-die = кубик его последнего хода
imperium-page-rival-table = Таблица бота
imperium-page-rival-hint = Действует первая строка, которая подходит к карте и может быть выполнена. Последняя сработавшая строка выделена.
imperium-page-rival-row = { CAPITAL($card) }
imperium-page-rival-journey = Когда его колода кончается
imperium-page-rival-turn = Ход бота, раунд { $round }
imperium-page-solstice-told = Солнцестояние раунда { $round }
imperium-page-scored = Подсчёт очков
imperium-page-scored-more = и ещё { $count }
imperium-page-rival-would = Если бот откроет эту карту
imperium-page-alone = В одиночку
imperium-page-alone-hint = Если все остальные места пусты, вы играете против бота из буклета одиночной игры: он действует по своим таблицам. Его народ — народ второго места.
imperium-page-level = Насколько он силён:
imperium-page-region-effects = Разыграв регион, бот:
imperium-page-region-effects-on = получает то, что даёт регион
imperium-page-region-effects-off = не обращает внимания на его текст
imperium-page-score-sheet = Подсчёт очков
imperium-page-in-all = Всего
imperium-page-empires = Народы в конце игры
imperium-page-cards-owned = Карт, приносящих очки
imperium-page-regions-held = Регионов в игре
imperium-page-unrests = Беспорядков
imperium-page-nation-left = Осталось в колоде усиления
imperium-page-developments-left = Осталось в области прогресса
imperium-page-best-cards = Самые ценные карты
imperium-page-rounds = Раундов
imperium-page-busiest = Больше всех разыграно карт
imperium-page-busiest-value = { $who }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
imperium-page-cards-gained = Карт взято с рынка
imperium-page-cards-exhausted = Эксплуатаций
imperium-page-unrests-taken = Взято из колоды беспорядков
imperium-page-empires-risen = Народов стало империями
