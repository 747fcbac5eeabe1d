# «Поселенцы»: игровой стол и страницы.

settlers-page-keys = Клавиши: 1–9 и 0 открывают карточки руки или выбирают ответы слева направо; P — пас, E — конец хода или обмена, F — фундамент, N — отказаться, U — отменить.
settlers-page-board = Империя
settlers-page-hand = Рука
settlers-page-opponent = Противник
settlers-page-round = Раунд { $round } из { $rounds }
settlers-page-lookout = Разведка
settlers-page-production = Производство
settlers-page-features = Особенности
settlers-page-actions = Действия
settlers-page-attack = Атака
settlers-page-lane-faction = имперские локации
settlers-page-lane-common = общие локации
settlers-page-points = победные очки на счётчике
settlers-page-end = { $locations ->
    [one] { $locations } локация
    [few] { $locations } локации
   *[many] { $locations } локаций
 }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 } в конце игры
settlers-page-first = Первый игрок
settlers-page-passed = пас
settlers-page-pass-sure = Да, на этот раунд всё
settlers-page-deciding = решает
settlers-page-decided = решение принято
settlers-page-order = Порядок хода
settlers-page-in-hand = карточек на руке
settlers-page-hand-none = Рука пуста. Двух рабочих можно обменять на карточку, а в начале каждого раунда все получают новые.
settlers-page-faction-deck = карточек в имперской колоде
settlers-page-common-deck = карточек в общей колоде; в сбросе: { $discarded }
settlers-page-goods = Товары
settlers-page-each-round = Каждый раунд
settlers-page-deals = Сделки
settlers-page-no-deals = сделок пока нет
settlers-page-locations = Локации
settlers-page-in-all = Всего
settlers-page-keeps = Сохраняет
settlers-page-at-end = В конце
settlers-page-exchange = Обмен рабочих
settlers-page-foundations = { $count ->
    [one] { $count } фундамент
    [few] { $count } фундамента
   *[many] { $count } фундаментов
 }
settlers-page-use-foundation = Строить на нём
settlers-page-raze-goods = Бонус разрушения
settlers-page-used = использована
settlers-page-under = { $count ->
    [one] { $count } карточка под ней
    [few] { $count } карточки под ней
   *[many] { $count } карточек под ней
 }
settlers-page-route = Торговый путь: { $who }
settlers-page-by-route = по торговому пути
settlers-page-guard = жетон обороны
settlers-page-samurai = самурай
settlers-page-blocked = заблокирована
settlers-page-captured = захвачена: { $who }
settlers-page-not-razable = не разрушить
settlers-page-not-this = не эта
settlers-page-here = Сюда
settlers-page-again = Ещё раз
settlers-page-capture = Захватить
settlers-page-block = Блокировать
settlers-page-remove = Сбросить
settlers-page-lose = Потерять
settlers-page-give-up = Отдать
settlers-page-build = Построить
settlers-page-deal = Сделка
settlers-page-raze = Разрушить
settlers-page-tuck = Подложить
settlers-page-take = Взять
settlers-page-keep = Оставить
settlers-page-cost = Стоимость
settlers-page-free = бесплатно
settlers-page-payable-now = Вы можете построить её сейчас.
settlers-page-price-now = Постройка сейчас стоит вам: { $goods }.
settlers-page-price-over-now = Постройка сейчас стоит вам: { $goods } и сброс одной локации.
settlers-page-over-now = За постройку сейчас нужно сбросить одну локацию.
settlers-page-free-now = Постройка сейчас бесплатна.
settlers-page-brings = Принесёт сразу
settlers-page-every-round = сейчас и каждый раунд
settlers-page-short = Не хватает: { $goods }.
settlers-page-read = Пока можно читать любые карточки: нажмите на карточку.
settlers-page-together = Все решают одновременно.
settlers-page-next-production = Следующее производство:
settlers-page-open = Открытые карточки
settlers-page-pass-number = { $number ->
    [1] Первый круг
   *[other] Второй круг
 }
settlers-page-lookout-text = Каждый берёт одну карточку, остаток сбрасывается. Второй круг идёт в обратную сторону.
settlers-page-lookout-advanced = Каждый берёт одну карточку, затем каждый берёт ещё одну.
settlers-page-lookout-solo = Вы берёте две карточки. После каждой одну получает противник: сначала по жребию, потом последнюю.
settlers-page-taken = взял игрок { $who }
settlers-page-dealt = Вам сдано: оставьте одну из { $count }
settlers-page-dealt-others = Все втайне оставляют по одной карточке
settlers-page-dealt-first = Их видите только вы. Остальные получит { $to }; затем вы оставите одну из тех, что передадут вам.
settlers-page-dealt-second = Эти карточки передаёт вам { $from }. То, что вы не оставите, уйдёт в сброс.
settlers-page-chosen = Ваш выбор
settlers-page-drawn = Взятые карточки
settlers-page-rest-discard = Одну вы оставляете, остальные сбрасываются. Что вы оставили, никто не узнает.
settlers-page-rest-shuffle = Одну вы оставляете, остальные замешиваются обратно. Больше их никто не видит.
settlers-page-step-pay = Заплатить
settlers-page-step-over = Отдать локацию или фундамент
settlers-page-step-gain = Получить
settlers-page-step-offer = Можно заплатить
settlers-page-stays = останется:
settlers-page-so-far = { $count ->
    [one] Пока { $count } пара:
    [few] Пока { $count } пары:
   *[many] Пока { $count } пар:
 }
settlers-page-pairs-left = { $workers ->
    [one] Остался { $workers } рабочий
    [few] Осталось { $workers } рабочих
   *[many] Осталось { $workers } рабочих
 }: { $pairs ->
    [0] больше пар нет
    [one] ещё { $pairs } пара
    [few] ещё { $pairs } пары
   *[many] ещё { $pairs } пар
 }. Карточки берутся в конце.
settlers-page-draws-left = { $count ->
    [one] Взять { $count } карточку.
    [few] Взять { $count } карточки, одну за другой.
   *[many] Взять { $count } карточек, одну за другой.
 }
settlers-page-raze-at = Разрушить у:
settlers-page-raze-title = Разрушить локацию: { $who }
settlers-page-raze-tokens = Чтобы разрушить локацию, нужно жетонов разрушений: { $least }; у вас { $have }.
settlers-page-raze-nothing = Там нечего разрушить.
settlers-page-tip-turn = Можно построить { $builds } из { $cards ->
    [one] { $cards } карточки
   *[other] { $cards } карточек
 } и активировать { $activates ->
    [one] { $activates } локацию
    [few] { $activates } локации
   *[many] { $activates } локаций
 }.
settlers-page-tip-defend = Бесплатно: нажмите на щит, чтобы защитить общую локацию жетоном обороны.
settlers-page-tip-deploy = Бесплатно: нажмите на шлем, чтобы выставить самурая на имперскую локацию.
settlers-page-tip-tuck = Бесплатно: карточки с руки можно подложить под свою локацию.
settlers-page-tip-put = Бесплатно: ресурсы можно положить на свою локацию.
settlers-page-tip-foundation = Фундамент в конце игры ничего не стоит.
settlers-page-tip-over = В конце общая локация принесёт { $common ->
    [one] { $common } очко
    [few] { $common } очка
   *[many] { $common } очков
 }, имперская — { $faction }.
settlers-page-tip-keep = Карточка уйдёт вам на руку.
settlers-page-tip-discard = Нажмите кнопку под карточкой на своей руке.
settlers-page-tip-copy = Нажмите на локацию с производством в своей империи.
settlers-page-tip-samurai = Нажмите на имперскую локацию в своей империи.
settlers-page-tip-raze = Нажмите на чужую локацию или на кнопку под карточкой на своей руке.
settlers-page-tip-target = Нажмите на локацию.
settlers-page-tip-reset = Нажмите на использованную локацию в своей империи.
settlers-page-tip-choose = Сделки лежат над империей.
settlers-page-tip-build = У того, что можно построить, есть кнопка. Отдавать локацию не нужно.
settlers-page-tip-lose = Атака поражает одну из нескольких равных локаций: нажмите на ту, которую отдаёте.
settlers-page-to-win = Цель
settlers-page-own-locations = ваши имперские локации
settlers-page-trophies = трофеи противника
settlers-page-win-text = Имперских локаций должно быть больше, чем трофеев.
settlers-page-his-locations = Локации противника
settlers-page-his-text = То, что останется к атаке, станет трофеем.
settlers-page-attack-row = Ряд атаки
settlers-page-attack-deck = новые впереди · в колоде { $count }
settlers-page-new = новая
settlers-page-attack-text = Новая карточка вместе с одной из старых поражает локацию ровно с такой парой товаров в бонусе разрушения.
settlers-page-if-next = Если выйдет…
settlers-page-nothing-falls = без потерь
settlers-face-goods = { $goods }
settlers-face-wood = { $count ->
    [one] дерево
   *[other] дерева
 }
settlers-face-stone = { $count ->
    [one] камень
    [few] камня
   *[many] камней
 }
settlers-face-food = { $count ->
    [one] еда
   *[other] еды
 }
settlers-face-worker = { $count ->
    [one] рабочий
   *[other] рабочих
 }
settlers-face-gold = { $count ->
    [one] золотой
   *[other] золотых
 }
settlers-face-raze = { $count ->
    [one] жетон разрушений
    [few] жетона разрушений
   *[many] жетонов разрушений
 }
settlers-face-defence = { $count ->
    [one] жетон обороны
    [few] жетона обороны
   *[many] жетонов обороны
 }
settlers-face-card = { $count ->
    [one] карточка
    [few] карточки
   *[many] карточек
 }
settlers-face-common-card = { $count ->
    [one] общая карточка
    [few] общие карточки
   *[many] общих карточек
 }
settlers-face-faction-card = { $count ->
    [one] имперская карточка
    [few] имперские карточки
   *[many] имперских карточек
 }
settlers-face-point = { $count ->
   *[other] ПО
 }
settlers-face-action = действие
settlers-face-feature = особенность
settlers-face-production = производство
settlers-face-bonus = Бонус строительства
settlers-face-cost = Стоимость
settlers-face-over = своя локация или фундамент
settlers-face-raze-goods = Бонус разрушения
settlers-face-deal = Сделка
settlers-face-worth = { $points } ПО в конце игры
settlers-face-find = Название, цвет или слово из текста карточки
settlers-face-common = Общие карточки
settlers-face-boards = Планшеты империй
settlers-face-solo = Одиночная игра
settlers-face-production-row = Производство
settlers-face-actions-row = Действия
settlers-face-each-round = Каждый раунд
settlers-face-keeps = Сохраняет
settlers-face-factions = Империи
settlers-face-factions-hint = У каждого своя. За римлян и варваров проще всего начинать.
settlers-face-solo-hint = В одиночку вы защищаете империю от виртуального противника.
settlers-face-faction-of = Империя места { $number }
settlers-face-faction-random = По жребию
settlers-face-lookout = Фаза разведки
settlers-face-standard = Обычная
settlers-face-standard-hint = Два ряда открытых карточек, второй разбирают в обратном порядке
settlers-face-alternative = Альтернативная
settlers-face-alternative-hint = Каждому по три карточки: одну тайно оставьте, остальные передайте, ещё одну оставьте
settlers-face-advanced = Усложнённая
settlers-face-advanced-hint = Один ряд из пяти открытых карточек, который пополняется
settlers-face-razing = Разрушения
settlers-face-war = Обычные
settlers-face-war-hint = Жетонами разрушают и локации других игроков
settlers-face-peaceful = Мирный вариант
settlers-face-peaceful-hint = Жетонами разрушают только карточки с руки; каждый раунд все берут на одну общую карточку больше
settlers-face-headline = { $count ->
    [one] Величайшая империя — { $who }
   *[other] Величайшие империи — { $who }
 }
settlers-face-headline-solo = Империя устояла: { $who }, { NAME($rank) }
settlers-face-headline-lost = Империя пала: { $who }
settlers-face-score-sheet = Подсчёт очков
settlers-face-empires = Империи в конце игры
settlers-face-common-locations = Общие локации
settlers-face-faction-locations = Имперские локации
settlers-face-deals = Сделки
settlers-face-foundations = Фундаменты
settlers-face-goods-left = Осталось рабочих и ресурсов
settlers-face-hand-left = Карточек на руке
settlers-face-test = Испытание
settlers-face-test-figures = Имперских локаций: { $own }, трофеев: { $trophies }
settlers-face-test-won = Имперских локаций больше, чем трофеев: победа. Равенства было бы мало.
settlers-face-test-lost = Имперских локаций должно быть больше, чем трофеев: поражение.
settlers-face-ranks = Таблица достижений
settlers-face-rank-from = от { $points }
settlers-face-busiest = Чаще всего использовали
settlers-face-busiest-value = { $who }: «{ NAME($card) }», { $times } { $times ->
    [one] раз
    [few] раза
   *[many] раз
 }
settlers-face-best = Больше всего ПО за раз
settlers-face-best-value = { $who }: { $points }
settlers-face-built = Карточки
settlers-face-built-value = построено { $built }, стало сделками { $deals }
settlers-face-razed = Разрушено
settlers-face-razed-value = карточек с руки { $hand }, локаций { $razed }
settlers-face-exchanged = Обмен рабочих
settlers-face-exchanged-value = { $pairs } { $pairs ->
    [one] пара
    [few] пары
   *[many] пар
 }
settlers-face-lost = Потеряно при атаках
settlers-face-lost-value = { $lost } { $lost ->
    [one] локация
    [few] локации
   *[many] локаций
 }

## Конец раунда

settlers-face-round-name = Раунд { $round }
settlers-face-round-ended = Конец раунда { $round }
settlers-face-round-built = Постройка: { NAME($card) }
settlers-face-round-used = Действие: { NAME($card) }
settlers-face-round-deal = Сделка: { NAME($card) }
settlers-face-round-razed = Разрушение: { NAME($card) }
settlers-face-round-locations = имперских { $faction } × { $each }, общих { $common } × { $other }
settlers-face-round-cleanup = Очистка
settlers-face-round-lost = уходит
settlers-face-round-kept = остаётся
settlers-face-round-nothing-lost = ничего не уходит
