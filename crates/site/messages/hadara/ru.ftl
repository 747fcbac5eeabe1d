# «Хадара»: игровой стол и страницы.

hadara-page-edition = Карты
hadara-page-edition-full = Полная игра
hadara-page-edition-full-hint = Все карты, обе стороны стартовых карт
hadara-page-edition-first = Первая игра
hadara-page-edition-first-hint = Сторона А, без карт со звездой

hadara-page-headline = { $count ->
    [one] { $who } во главе высочайшей культуры
   *[other] { $who } вместе во главе высочайшей культуры
 }
hadara-page-keys = Клавиши: 1–9 и 0 нажимают кнопки выбора слева направо; N — отказаться, P — заплатить за голодную карту, U — отменить.
hadara-page-find = Карта, колония или слово из текста
hadara-page-board = Колесо
hadara-page-choices = Выбор
hadara-page-epoch = Эпоха { $epoch } из { $epochs }
hadara-page-setup = Подготовка
hadara-page-phase = Фаза { $phase ->
    [A] А
   *[other] Б
 } · { $step }
hadara-page-phase-letter = { $phase ->
    [A] А
   *[other] Б
 }
hadara-page-steps = Этапы эпохи
hadara-page-step-wheel = Колесо
hadara-page-step-draw = Добор
hadara-page-step-income = Доход
hadara-page-step-colony = Колония
hadara-page-step-statue = Статуя
hadara-page-step-draft = Стопки сброса
hadara-page-step-feeding = Обеспечение
hadara-page-step-medals = Медали
hadara-page-purple = Достижения
hadara-page-points = Победные очки
hadara-page-points-now = очки, если бы игра окончилась сейчас
hadara-page-coins = монеты
hadara-page-cards = Карты
hadara-page-mouths = Карты и продовольствие для них
hadara-page-statues = Статуи
hadara-page-medals = Медали
hadara-page-colonies = Колонии
hadara-page-tiles = Жетоны
hadara-page-none = пока нет
hadara-page-free = пока нет
hadara-page-plundered = разграблена
hadara-page-silver = Серебряная медаль
hadara-page-gold = Золотая медаль
hadara-page-first = Первый игрок
hadara-page-sells-for = Цена продажи
hadara-page-medals-cost = Цена медалей
hadara-page-left = Колонии для военного дела { $level }: осталось { $count }
hadara-page-deck = { $colour }: колода, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
hadara-page-pile = { $colour }: стопка сброса, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
hadara-page-look = Посмотреть все карты
hadara-page-deciding = думает
hadara-page-decided = решение принято
hadara-page-discount = Следующая дешевле на { $count }
hadara-page-statue-title = Статуя для культуры { $culture }
hadara-page-colony-title = Колония для военного дела { $military }: { $what }
hadara-page-hint-income = +{ $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
 }
hadara-page-hint-open = { $count ->
    [one] доступна { $which }
   *[other] доступны { $which }
 }
hadara-page-hint-next = ещё { $count } до { $which }
hadara-page-hint-all = доступно всё
hadara-page-hint-spare = { $count ->
    [0] ровно хватает
   *[other] { $count } в запасе
 }
hadara-page-hint-short = не хватает { $count }
hadara-page-order = Порядок хода
hadara-page-side = Сторона { $side }
hadara-page-side-letter = { $side ->
    [A] А
   *[other] Б
 }
hadara-page-initiative = Инициатива
hadara-page-play-side = Играть стороной { $side }
hadara-page-chosen = Ваш выбор
hadara-page-you = Вы: { $what }
hadara-page-cost = Цена
hadara-page-buy = Купить
hadara-page-sell = Продать
hadara-page-tile-on = жетон:
hadara-page-reach-colony = колония { $level }
hadara-page-reach-statue = статуя { $culture }
hadara-page-bought-for = Вы покупаете за
hadara-page-sold-for = Вы продаёте за
hadara-page-to-pile = В стопку сброса
hadara-page-later = Откроется, когда решат все.
hadara-page-for-you = для вас
hadara-page-price-now = Вам сейчас обойдётся в { $price }; цена на карте { $cost }.
hadara-page-empty = { $colour }: пусто
hadara-page-one-of = Это { $number }-я из { $all } за этот этап.
hadara-page-take = Захватить
hadara-page-yours = уже ваша
hadara-page-carved = создана
hadara-page-too-dear = Слишком дорого
hadara-page-plunder = Разграбить
hadara-page-integrate = Присоединить
hadara-page-coins-become = Монеты { $before } → { $after }
hadara-page-back = Переверните жетон. Шагов на счётчиках: { $steps }; ПО: { $points }. Сколько именно, пока не знает никто.
hadara-page-face-up = Лицом вверх, +{ $steps }: счётчик станет
hadara-page-face-down = Лицом вниз, +{ $points } ПО: тратит жетон
hadara-page-scores = { $what }: пока { $points } ПО
hadara-page-sets-score = { $sets } { $sets ->
    [one] набор
    [few] набора
   *[many] наборов
 }: пока { $points } ПО
hadara-page-gold-text = { $points } ПО за каждый набор из карт пяти цветов. Ваших наборов: { $sets }.
hadara-page-buy-now = Купить: сейчас { $points } ПО
hadara-page-silver-text = Половина одного счётчика в конце игры. Сейчас это:
hadara-page-together = Все решения открываются одновременно, затем колесо поворачивается.
hadara-page-tip-side = Сторона А ровная, сторона Б сильнее в чём-то одном. Инициатива та же.
hadara-page-tip-wheel = Следуют пять доборов. После каждого колесо поворачивается на одну колоду по часовой стрелке, так что каждый побывает у каждого цвета.
hadara-page-tip-keep = Одну из двух карт купите или продайте; на потом ничего не откладывают.
hadara-page-tip-discard = Другая ляжет лицом вверх в свою стопку сброса: в фазе Б её можно будет взять.
hadara-page-tip-draft = Каждая ваша карта того же цвета делает новую дешевле на одну монету.
hadara-page-tip-colony = Верхний жетон берут не глядя, затем грабят или присоединяют. Военное дело не уменьшается.
hadara-page-tip-captured = Разграбленная колония сразу даёт монеты; присоединённая поднимает счётчики и показывает оборот.
hadara-page-tip-statue = Лицом вверх жетон сразу поднимает свой счётчик, лицом вниз приносит ПО в конце игры. Больше его не двигают.
hadara-page-tip-feeding = Убранная карта уходит из игры вместе со своими шагами, её действие сразу кончается.
hadara-page-tip-medals = С каждой эпохой медали дороже. Можно купить несколько.
hadara-page-fed = Продовольствия { $food } на { $cards } { $cards ->
    [one] карту
    [few] карты
   *[many] карт
 }.
hadara-page-sets = Наборы из карт пяти цветов: { $sets }.
hadara-page-hunger = накормлено { $fed }, голодных { $hungry }
hadara-page-paid = Оплачено карт за это обеспечение: { $paid } из { $times }.
hadara-page-pay = Заплатить
hadara-page-tracks = Счётчики в конце игры
hadara-page-sets-of-five = Наборы пяти цветов
hadara-page-dearest = Самая дорогая карта
hadara-page-dearest-value = { $who }: «{ NAME($card) }» за { $coins }
hadara-page-highest = Самый высокий счётчик
hadara-page-highest-value = { $who }: { NAME($track) } { $value }
hadara-page-colonies-value = присоединено { $integrated }, разграблено { $plundered }
hadara-page-traded = Карты
hadara-page-traded-value = куплено { $bought }, продано { $sold }
hadara-page-starved = Убрано из-за нехватки продовольствия
hadara-page-kind = { $colour }, эпоха { $epoch }
hadara-page-epoch-name = Эпоха { $epoch }
hadara-page-epoch-ended = Конец эпохи { $epoch }
hadara-page-epoch-income = доход { $each }
hadara-page-epoch-military = военное дело { $military }{ $count ->
    [0] {""}
    [one] {""}; колония { $levels }
   *[other] {""}; колонии { $levels }
 }
hadara-page-epoch-culture = культура { $culture }{ $count ->
    [0] {""}
    [one] {""}; статуя { $levels }
   *[other] {""}; статуи { $levels }
 }
hadara-page-epoch-food = продовольствие { $food } на { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
 }{ $removed ->
    [0] {""}
    [one] {""}; потеряна { $removed } карта
    [few] {""}; потеряны { $removed } карты
   *[other] {""}; потеряно { $removed } карт
 }{ $paid ->
    [0] {""}
    [one] {""}; оплачена { $paid } карта
    [few] {""}; оплачены { $paid } карты
   *[other] {""}; оплачено { $paid } карт
 }
hadara-page-epoch-medals = { $silver ->
    [0] {""}
    [one] { $silver } серебряная
    [few] { $silver } серебряные
   *[other] { $silver } серебряных
 } { $gold ->
    [0] {""}
    [one] { $gold } золотая
    [few] { $gold } золотые
   *[other] { $gold } золотых
 }
hadara-page-epoch-worth = { $before } → { $now }
hadara-page-epoch-deck = эпоха { $epoch }
hadara-page-setup-cards = Стартовые карты
hadara-page-tables = Таблицы
