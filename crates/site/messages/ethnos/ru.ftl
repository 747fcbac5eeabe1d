# «Этнос»: игровой стол и страницы.

ethnos-page-tribes = Племена
ethnos-page-tribes-hint = Вчетвером, впятером и вшестером играют с шестью племенами, вдвоём и втроём — с пятью.
ethnos-page-tribes-random = Случайные
ethnos-page-tribes-chosen = Выбранные ниже

ethnos-page-keys = Клавиши: 1–9 и 0 выбирают карты, с Shift — лидера; D — из колоды, B — сыграть отряд, N — отказаться, U — отменить.
ethnos-page-find = Племя или слово из его текста
ethnos-page-age = Эпоха { $age } из { $ages }
ethnos-page-age-name = Эпоха { $age }
ethnos-page-age-scored = Подсчёт эпохи { $age }
ethnos-page-scored-raid = набег орды: { $markers ->
    [one] { $markers } маркер
    [few] { $markers } маркера
   *[other] { $markers } маркеров
 }
ethnos-page-scored-pays = { $places ->
    [0] Ничего не приносит.
    [1] Приносит { $paid }.
   *[other] По местам: { $paid }.
 }
ethnos-page-scored-markers = { $count ->
    [one] { $count } маркер
    [few] { $count } маркера
   *[other] { $count } маркеров
 }{ $how ->
    [trolls] {""}, ничью решили жетоны троллей
    [shared] {""}, ничья: места делятся
   *[plain] {""}
 }
ethnos-page-scored-space = ячейка { $space }{ $how ->
    [trolls] {""}, ничью решили жетоны троллей
    [shared] {""}, ничья: места делятся
   *[plain] {""}
 }
ethnos-page-scored-nobody = Маркеров здесь ни у кого нет.
ethnos-page-scored-giant = владеет жетоном
ethnos-page-scored-bands = { $bands ->
    [0] отрядов нет
    [one] { $bands } отряд: { $each }
    [few] { $bands } отряда: { $each }
   *[other] { $bands } отрядов: { $each }
 }
ethnos-page-dragons = драконы { $dragons }/{ $all }
ethnos-page-deck = Колода: { $count }
ethnos-page-open = Открытые карты
ethnos-page-glory = слава
ethnos-page-in-hand = карт на руке
ethnos-page-hand-none = Рука пуста. Наймите открытого бойца или возьмите верхнюю карту колоды.
ethnos-page-markers-left = маркеров в запасе
ethnos-page-bands = Отряды
ethnos-page-hand = Рука
ethnos-page-my-bands = Мои отряды этой эпохи: дадут { $glory }
ethnos-page-no-bands = пока ни одного
ethnos-page-my-horde = Орда орков: даст { $glory }
ethnos-page-horde-size = Орда орков: { $markers } из 6
ethnos-page-map = Карта шести королевств; те же сведения ниже в таблице
ethnos-page-kingdom = Королевство
ethnos-page-tokens = Платит за 1-е, 2-е, 3-е
ethnos-page-first = 1-е
ethnos-page-second = 2-е
ethnos-page-third = 3-е
ethnos-page-markers = Маркеры
ethnos-page-marker-count = { $who }: { $count }
ethnos-page-merfolk = Тритоны
ethnos-page-giant = Гигант
ethnos-page-trolls = Тролли
ethnos-page-nobody = Ещё ничей
ethnos-page-tribe-name = { NAME($tribe) }
ethnos-page-recruit = Нанять: { NAME($card) }
ethnos-page-lead = Лидер
ethnos-page-turn-hint = Возьмите открытую карту или верхнюю из колоды либо выберите карты на руке и назначьте лидера.
ethnos-page-play-band = Сыграть отряд
ethnos-page-preview = Проверить
ethnos-page-keep = Оставить выбранные
ethnos-page-pick-cards = Выберите хотя бы одну карту, которая может быть лидером.
ethnos-page-name-leader = Назначьте лидером одну из выбранных карт.
ethnos-page-no-card = Такой карты на руке нет.
ethnos-page-band-title = Отряд из { $size } { $size ->
    [one] бойца
   *[other] бойцов
 }, лидер — { NAME($leader) }
ethnos-page-headline = { $count ->
    [one] Владыка Этноса — { $who }
   *[other] Владыки Этноса — { $who }
 }
ethnos-page-largest-band = Самый большой отряд
ethnos-page-largest-band-value = { $who }: { $size }, лидер — { NAME($leader) }
ethnos-page-recruited = Нанято из открытых
ethnos-page-recruited-value = { $open } из { $all }
ethnos-page-contested = Самое спорное королевство
ethnos-page-contested-value = { NAME($kingdom) }, маркеров: { $markers }
