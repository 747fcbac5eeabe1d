# Империум.

# Слова, из которых складываются тексты карт.
imperium-nothing = ничего
imperium-beside = { $one } { $two }
imperium-comma = { $one }, { $two }
imperium-and = { $one } и { $two }
imperium-or = { $one } или { $two }
imperium-and-or = { $one } и/или { $two }
imperium-either = { $one } ИЛИ { $two }
imperium-either-closed = { $one }, ИЛИ { $two }
imperium-either-if = { $one } ИЛИ, { $two }
imperium-either-parted = { $one }; ИЛИ { $two }
imperium-either-wished = { $one } ИЛИ, по желанию, { $two }
imperium-either-wished-closed = { $one }, ИЛИ, по желанию, { $two }
imperium-wished = по желанию, { $one }
imperium-then = { $one }, после чего { $two }
imperium-and-if = { $one } и, { $two }
imperium-and-more = { $one }, а если { $holds } — ещё { $count }
imperium-and-you = { $one }, а вы { $two }
imperium-next = { $one }, затем { $two }
imperium-and-so = { $one }; { $two }
imperium-this = эту карту
imperium-it = её
imperium-drawn = взятую карту
imperium-of-drawn = { $count } из взятых карт
imperium-taken = { $from } { $cards }
imperium-taken-bare = { $from } { $cards } без жетонов
imperium-zones = { $zones }
imperium-a = { $kind }
imperium-an = { $kind }
imperium-named = «{ NAME($name) }»
imperium-called = «{ NAME($name) }»

imperium-tokens-materials = { $case ->
    [more] ещё { $count } { $count ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
     }
    [each] по { $count } { $count ->
        [one] ресурсу
        [few] ресурса
       *[many] ресурсов
     }
    [up-to] до { $count } { $count ->
        [one] ресурса
       *[other] ресурсов
     }
    [least] не меньше { $count } { $count ->
        [one] ресурса
       *[other] ресурсов
     }
    [fewer] меньше { $count } { $count ->
        [one] ресурса
       *[other] ресурсов
     }
    [per] { $count ->
        [one] каждый ресурс
        [few] каждые { $count } ресурса
       *[many] каждые { $count } ресурсов
     }
    [all] все ресурсы
    [any] ресурсы
    [of] ресурсов
   *[some] { $count } { $count ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
     }
 }
imperium-tokens-population = { $case ->
    [more] ещё { $count } { $count ->
        [one] население
        [few] населения
       *[many] населения
     }
    [each] по { $count } { $count ->
        [one] населению
        [few] населения
       *[many] населения
     }
    [up-to] до { $count } { $count ->
        [one] населения
       *[other] населения
     }
    [least] не меньше { $count } { $count ->
        [one] населения
       *[other] населения
     }
    [fewer] меньше { $count } { $count ->
        [one] населения
       *[other] населения
     }
    [per] { $count ->
        [one] каждое население
        [few] каждые { $count } населения
       *[many] каждые { $count } населения
     }
    [all] всё население
    [any] население
    [of] населения
   *[some] { $count } { $count ->
        [one] население
        [few] населения
       *[many] населения
     }
 }
imperium-tokens-progress = { $case ->
    [is] { $count } { $count ->
        [one] модернизация
        [few] модернизации
       *[many] модернизаций
     }
    [more] ещё { $count } { $count ->
        [one] модернизацию
        [few] модернизации
       *[many] модернизаций
     }
    [each] по { $count } { $count ->
        [one] модернизации
        [few] модернизации
       *[many] модернизаций
     }
    [up-to] до { $count } { $count ->
        [one] модернизации
       *[other] модернизаций
     }
    [least] не меньше { $count } { $count ->
        [one] модернизации
       *[other] модернизаций
     }
    [fewer] меньше { $count } { $count ->
        [one] модернизации
       *[other] модернизаций
     }
    [per] { $count ->
        [one] каждую модернизацию
        [few] каждые { $count } модернизации
       *[many] каждые { $count } модернизаций
     }
    [all] все модернизации
    [any] модернизации
    [of] модернизаций
   *[some] { $count } { $count ->
        [one] модернизацию
        [few] модернизации
       *[many] модернизаций
     }
 }
imperium-tokens-action = { $case ->
    [more] ещё { $count } { $count ->
        [one] жетон
        [few] жетона
       *[many] жетонов
     } действия
    [each] по { $count } { $count ->
        [one] жетону действия
        [few] жетона действия
       *[many] жетонов действия
     }
    [up-to] до { $count } { $count ->
        [one] жетона действия
       *[other] жетонов действия
     }
    [least] не меньше { $count } { $count ->
        [one] жетона действия
       *[other] жетонов действия
     }
    [fewer] меньше { $count } { $count ->
        [one] жетона действия
       *[other] жетонов действия
     }
    [per] { $count ->
        [one] каждый жетон действия
        [few] каждые { $count } жетона действия
       *[many] каждые { $count } жетонов действия
     }
    [all] все жетоны действия
    [any] жетоны действия
    [of] жетонов действия
   *[some] { $count } { $count ->
        [one] жетон действия
        [few] жетона действия
       *[many] жетонов действия
     }
 }

imperium-cards = { $case ->
    [more] ещё { $count } { $count ->
        [one] карту
        [few] карты
       *[many] карт
     }
    [each] по { $count } { $count ->
        [one] карте
        [few] карты
       *[many] карт
     }
    [by] { $count } { $count ->
        [one] картой
       *[other] картами
     }
    [up-to] до { $count } { $count ->
        [one] карты
       *[other] карт
     }
    [any] любое количество карт
    [all] все карты
    [per] { $count ->
        [one] каждую карту
        [few] каждые { $count } карты
       *[many] каждые { $count } карт
     }
    [is] карта
    [it] карта
    [under] { $count ->
        [one] картой
       *[other] картами
     }
    [are] карты
    [of] карт
    [least] не меньше { $count } { $count ->
        [one] карты
       *[other] карт
     }
    [fewer] меньше { $count } { $count ->
        [one] карты
       *[other] карт
     }
    [on] картах
    [a] карту
   *[some] { $count } { $count ->
        [one] карту
        [few] карты
       *[many] карт
     }
 }
imperium-cards-of = { $case ->
    [more] ещё { $count } { $count ->
        [one] карту
        [few] карты
       *[many] карт
     } { $kind }
    [each] по { $count } { $count ->
        [one] карте
        [few] карты
       *[many] карт
     } { $kind }
    [by] { $count } { $count ->
        [one] картой
       *[other] картами
     } { $kind }
    [up-to] до { $count } { $count ->
        [one] карты
       *[other] карт
     } { $kind }
    [any] любое количество карт { $kind }
    [all] все карты { $kind }
    [per] { $count ->
        [one] каждую карту
        [few] каждые { $count } карты
       *[many] каждые { $count } карт
     } { $kind }
    [is] карта { $kind }
    [it] карта { $kind }
    [under] { $count ->
        [one] картой { $kind }
       *[other] картами { $kind }
     }
    [are] карты { $kind }
    [of] карт { $kind }
    [least] не меньше { $count } { $count ->
        [one] карты
       *[other] карт
     } { $kind }
    [fewer] меньше { $count } { $count ->
        [one] карты
       *[other] карт
     } { $kind }
    [on] картах { $kind }
    [a] карту { $kind }
   *[some] { $count } { $count ->
        [one] карту
        [few] карты
       *[many] карт
     } { $kind }
 }
imperium-cards-named = { $case ->
    [each] по { $count } { $count ->
        [one] карте
        [few] карты
       *[many] карт
     } { $names }
    [by] { $count ->
        [one] картой
       *[other] { $count } картами
     } { $names }
    [up-to] до { $count } { $count ->
        [one] карты
       *[other] карт
     } { $names }
    [any] любое количество карт { $names }
    [all] все карты { $names }
    [per] { $count ->
        [one] каждую карту
        [few] каждые { $count } карты
       *[many] каждые { $count } карт
     } { $names }
    [is] карта { $names }
    [it] карта { $names }
    [under] картой { $names }
    [are] карты { $names }
    [of] карт { $names }
    [least] не меньше { $count } { $count ->
        [one] карты
       *[other] карт
     } { $names }
    [fewer] меньше { $count } { $count ->
        [one] карты
       *[other] карт
     } { $names }
    [on] картах { $names }
    [a] карту { $names }
   *[some] { $count ->
        [one] карту
        [few] { $count } карты
       *[many] { $count } карт
     } { $names }
 }
imperium-cards-among = { $case ->
    [per] { $count ->
        [one] каждую из карт
        [few] каждые { $count } карты из числа
       *[many] каждые { $count } карт из числа
     } { $names }
    [least] не меньше { $count } из карт { $names }
   *[fewer] меньше { $count } из карт { $names }
 }
imperium-marks = { $case ->
    [per] { $count ->
        [one] каждый символ
        [few] каждые { $count } символа
       *[many] каждые { $count } символов
     } { $marks }
    [least] не меньше { $count } { $count ->
        [one] символа
       *[other] символов
     } { $marks }
    [fewer] меньше { $count } { $count ->
        [one] символа
       *[other] символов
     } { $marks }
   *[some] { $count } { $count ->
        [one] символ
        [few] символа
       *[many] символов
     } { $marks }
 }

imperium-kind-region = региона
imperium-kind-regions = регионов
imperium-kind-origins = истоков
imperium-kind-civilisation = цивилизации
imperium-kind-raid = набегов
imperium-kind-fame = славы
imperium-kind-unrest = беспорядков
imperium-kind-pinned = постоянного действия
imperium-kind-attack = атаки
imperium-category-region = регион
imperium-category-origins = истоки
imperium-category-civilisation = цивилизация
imperium-category-raid = набеги
imperium-category-fame = слава
imperium-category-unrest = беспорядки
imperium-mark-sack = мешка
imperium-mark-grain = зерна
imperium-mark-water = воды
imperium-mark-city = города
imperium-mark-metropolis = метрополии
imperium-mark-knight = рыцаря
imperium-mark-mask = маски
imperium-mark-scroll = свитка
imperium-of-barbarian = варварства
imperium-of-empire = цивилизации
imperium-like-mark = с символом { $marks }
imperium-like-no-mark = без символа { $marks }
imperium-like-period = с символом периода { $period }
imperium-like-not-pinned = не постоянного действия
imperium-like-no-attack = без символа атаки
imperium-like-variable = с переменным числом ПО
imperium-like-token = { $cards }, на которой есть { $tokens }
imperium-like-bare = без жетонов
imperium-like-exhausted = с жетоном эксплуатации
imperium-like-holding = { $cards }, укреплённую { $held }
imperium-like-no-kind = (кроме карт { $kinds })
imperium-like-no-name = { $count ->
    [one] (кроме карты { $names })
   *[other] (кроме карт { $names })
 }
imperium-like-other = (кроме этой)
imperium-like-opponents = у соперников
imperium-per = за { $what }
imperium-per-done = { $deed ->
    [paid] каждый потраченный жетон
    [abandoned] каждую разрушенную таким образом карту
    [discarded] каждую сброшенную таким образом карту
    [returned] каждую возвращённую таким образом карту
   *[any] каждую такую карту
 }
imperium-per-stirred = каждый такой жетон
imperium-per-poorer = каждого соперника, у которого меньше { $tokens }, чем у вас

imperium-zone-hand = { $place ->
    [in] на руке
   *[from] с руки
 }
imperium-zone-discard = { $place ->
    [in] в личном сбросе
   *[from] из личного сброса
 }
imperium-zone-play = { $place ->
    [in] в личной игровой области
   *[from] из личной игровой области
 }
imperium-zone-garrison = { $place ->
    [in] среди карт укрепления
   *[from] из числа карт укрепления
 }
imperium-zone-under = { $place ->
    [in] под { $host }
   *[from] из числа карт под { $host }
 }
imperium-zone-here = { $place ->
    [in] под этой картой
   *[from] из-под этой карты
 }
imperium-zone-history = { $place ->
    [in] в летописи
   *[from] из летописи
 }
imperium-zone-deck = { $place ->
    [in] в личной колоде
   *[from] из личной колоды
 }
imperium-zone-nation = { $place ->
    [in] в колоде усиления
   *[from] из колоды усиления
 }
imperium-zone-development = { $place ->
    [in] в области прогресса
   *[from] из области прогресса
 }
imperium-zone-market = { $place ->
    [in] на текущем рынке
   *[from] с текущего рынка
 }
imperium-zone-exile = { $place ->
    [in] в колоде изгнания
   *[from] из колоды изгнания
 }
imperium-zone-this = { $place ->
    [in] на этой карте
   *[from] из этой карты
 }
imperium-zone-last = { $place ->
    [in] на ней
   *[from] из неё
 }
imperium-zone-drawn = { $place ->
    [in] среди взятых карт
   *[from] из взятых карт
 }

# Условия.
imperium-if-barbarian = { $person ->
    [who] чей период — варварство
    [they] их период — варварство
   *[you] ваш период — варварство
 }
imperium-if-empire = { $person ->
    [who] чей период — цивилизация
    [they] их период — цивилизация
   *[you] ваш период — цивилизация
 }
imperium-if-some = { $person ->
    [who] у которого { $place } есть { $cards }
    [they] у них { $place } есть { $cards }
   *[you] { $place } есть { $cards }
 }
imperium-if-many = { $person ->
    [who] у которого { $place } есть { $cards }
    [they] у них { $place } есть { $cards }
   *[you] { $place } есть { $cards }
 }
imperium-if-none = { $person ->
    [who] у которого { $place } нет { $cards }
    [they] у них { $place } нет { $cards }
   *[you] { $place } нет { $cards }
 }
imperium-if-tokens = { $person ->
    [who] у которого { $tokens }
    [they] у них { $tokens }
   *[you] у вас { $tokens }
 }
imperium-if-short = { $person ->
    [who] который не может отдать столько
    [they] они не могут отдать столько
   *[you] вы не можете отдать столько
 }
imperium-if-times = это сделано не меньше { $count } раз
imperium-if-fewer-times = это сделано меньше { $count } раз
imperium-if-last = эта карта — { $cards }
imperium-if-last-mark = на этой карте есть символ { $marks }
imperium-if-last-no-mark = на этой карте нет символа { $marks }
imperium-if-exiled = изгнанная карта — { $cards }

# Что делают карты.
imperium-gain = { $mood ->
    [to] получить
    [they] получают
    [you] получаете
   *[do] получите
 } { $tokens }
imperium-gain-per = { $mood ->
    [to] получить
    [they] получают
    [you] получаете
   *[do] получите
 } { $tokens } { $per }
imperium-pay = { $mood ->
    [to] потратить
    [they] тратят
    [you] тратите
   *[do] потратьте
 } { $tokens }
imperium-pay-all = { $mood ->
    [to] потратить
    [they] тратят
   *[do] потратьте
 } { $tokens } (не меньше { $least })
imperium-yield = { $mood ->
    [to] отдать
    [they] отдают
   *[do] отдайте
 } { $tokens } тому, кто применяет эффект
imperium-steal = { $mood ->
    [to] украсть
    [they] крадут
   *[do] украдите
 } { $tokens } у каждого другого игрока
imperium-steal-if = { $mood ->
    [to] украсть
    [they] крадут
   *[do] украдите
 } { $tokens } у каждого другого игрока, { $holds }
imperium-steal-or = { $mood ->
    [to] украсть
    [they] крадут
   *[do] украдите
 } { $tokens } у каждого другого игрока; те, { $count ->
    [one] кому нечего отдать
   *[other] кто не может отдать столько
 }, { $otherwise }
imperium-lay = { $mood ->
    [to] положить
    [they] кладут
   *[do] положите
 } { $tokens } из общего запаса на эту карту
imperium-collect = { $mood ->
    [to] забрать
    [they] забирают
   *[do] заберите
 } все жетоны с этой карты
imperium-put-on-market = { $mood ->
    [to] положить
    [they] кладут
   *[do] положите
 } { $tokens } из общего запаса на любую карту текущего рынка
imperium-draw = { $mood ->
    [to] взять
    [they] берут
    [you] берёте
   *[do] возьмите
 } { $cards }
imperium-draw-if-able = { $mood ->
    [to] взять, если возможно,
    [they] берут, если возможно,
   *[do] возьмите, если возможно,
 } { $cards }
imperium-discard = { $mood ->
    [to] сбросить
    [they] сбрасывают
    [you] сбрасываете
   *[do] сбросьте
 } { $cards }
imperium-history = { $mood ->
    [to] занести в летопись
    [they] заносят в летопись
   *[do] занесите в летопись
 } { $cards }
imperium-history-this = { $mood ->
    [to] занести
    [they] заносят
   *[do] занесите
 } { $cards } в летопись
imperium-sink = { $mood ->
    [to] затопить
    [they] затапливают
   *[do] затопите
 } { $cards }
imperium-exile = { $mood ->
    [to] отправить в изгнание
    [they] отправляют в изгнание
   *[do] отправьте в изгнание
 } { $cards }
imperium-exile-this = { $mood ->
    [to] отправить
    [they] отправляют
   *[do] отправьте
 } { $cards } в изгнание
imperium-recall = { $mood ->
    [to] отозвать
    [they] отзывают
   *[do] отзовите
 } { $cards }
imperium-abandon = { $mood ->
    [to] разрушить
    [they] разрушают
   *[do] разрушьте
 } { $cards }
imperium-to-hand = { $mood ->
    [to] взять на руку
    [they] берут на руку
   *[do] возьмите на руку
 } { $cards }
imperium-on-deck = { $mood ->
    [to] положить
    [they] кладут
   *[do] положите
 } { $cards } на верх личной колоды
imperium-return = { $mood ->
    [to] вернуть
    [they] возвращают
   *[do] верните
 } { $cards }
imperium-return-this = { $mood ->
    [to] вернуть
    [they] возвращают
   *[do] верните
 } эту карту в колоду беспорядков
imperium-garrison = { $mood ->
    [to] укрепить
    [they] укрепляют
   *[do] укрепите
 } эту карту
imperium-garrison-by = { $mood ->
    [to] укрепить
    [they] укрепляют
   *[do] укрепите
 } эту карту { $cards }
imperium-garrison-this = { $mood ->
    [to] укрепить
    [they] укрепляют
   *[do] укрепите
 } этой картой { $cards }
imperium-give = { $mood ->
    [to] отдать
    [they] отдают
   *[do] отдайте
 } каждому другому игроку { $cards }
imperium-find-hand = { $mood ->
    [to] найти { $cards } и взять
    [they] находят { $cards } и берут
   *[do] найдите { $cards } и возьмите
 } её на руку
imperium-find-discard = { $mood ->
    [to] найти { $cards } и поместить
    [they] находят { $cards } и помещают
   *[do] найдите { $cards } и поместите
 } её в личный сброс
imperium-find-history = { $mood ->
    [to] найти { $cards } и занести
    [they] находят { $cards } и заносят
   *[do] найдите { $cards } и занесите
 } её в летопись
imperium-acquire = { $mood ->
    [to] приобрести
    [they] приобретают
   *[do] приобретите
 } { $cards }
imperium-break-through = { $mood ->
    [to] присвоить
    [they] присваивают
   *[do] присвойте
 } { $cards }
imperium-break-through-exile = { $mood ->
    [to] присвоить
    [they] присваивают
   *[do] присвойте
 } { $cards } (можно выбрать и карту из колоды изгнания)
imperium-wager = { $mood ->
    [to] назвать категорию ({ $categories }) и вскрыть
    [they] называют категорию ({ $categories }) и вскрывают
   *[do] назовите категорию ({ $categories }) и вскройте
 } верхнюю карту основной колоды: если она относится к названной категории, { $mood ->
    [they] они берут её на руку, иначе отправляют
   *[do] возьмите её на руку, иначе отправьте
 } её в изгнание
imperium-swap-market = { $mood ->
    [to] заменить
    [they] заменяют
   *[do] замените
 } 1 карту текущего рынка картой из колоды изгнания
imperium-take-fame = { $mood ->
    [to] взять
    [they] берут
   *[do] возьмите
 } верхнюю карту колоды славы
imperium-look-fame = { $mood ->
    [to] посмотреть
    [they] смотрят
   *[do] посмотрите
 } { $count } { $count ->
    [one] верхнюю карту
    [few] верхние карты
   *[many] верхних карт
 } колоды славы и { $mood ->
    [to] взять
    [they] берут
   *[do] возьмите
 } 1 из них
imperium-take-unrest = { $mood ->
    [to] взять
    [they] берут
    [you] берёте
   *[do] возьмите
 } { $cards }
imperium-while = пока возможно: { $steps }
imperium-settle = { $mood ->
    [to] поместить
    [they] помещают
   *[do] поместите
 } { $cards } в игровую область
imperium-mill = { $mood ->
    [to] переместить
    [they] перемещают
   *[do] переместите
 } { $count ->
    [one] верхнюю карту
    [few] { $count } верхние карты
   *[many] { $count } верхних карт
 } личной колоды в личный сброс
imperium-exchange = { $mood ->
    [to] потратить
    [they] тратят
   *[do] потратьте
 } { $from } и { $mood ->
    [to] получить
    [they] получают
   *[do] получите
 } столько же { $to }
imperium-put-at-die = { $mood ->
    [to] положить
    [they] кладут
   *[do] положите
 } { $tokens } на карту рынка под номером, выпавшим на кубике
imperium-quest-top = { $mood ->
    [to] положить
    [they] кладут
   *[do] положите
 } верхнюю карту испытаний на верх личной колоды
imperium-exile-quest = { $mood ->
    [to] отправить в изгнание
    [they] отправляют в изгнание
   *[do] отправьте в изгнание
 } верхнюю карту испытаний, если она не последняя
imperium-restock = { $mood ->
    [to] перемешать
    [they] перемешивают
   *[do] перемешайте
 } личный сброс и { $mood ->
    [to] положить
    [they] кладут
   *[do] положите
 } его под личную колоду
imperium-unrest-to-discard = { $mood ->
    [to] положить
    [they] кладут
   *[do] положите
 } 1 карту беспорядков из колоды беспорядков в личный сброс
imperium-take-dynasty = { $mood ->
    [to] переместить
    [they] перемещают
   *[do] переместите
 } верхнюю карту колоды династии в сброс
imperium-otherwise = { $one }; иначе { $two }
imperium-if-possible = если возможно, { $steps }
imperium-steal-you = { $mood ->
    [to] украсть
    [they] крадут
   *[do] украдите
 } у вас { $tokens }
imperium-you-do = вы: { $steps }
imperium-take-nation = { $mood ->
    [to] переместить
    [they] перемещают
   *[do] переместите
 } верхнюю карту колоды усиления в личный сброс
imperium-look-nation = { $mood ->
    [to] посмотреть
    [they] смотрят
   *[do] посмотрите
 } верхнюю карту колоды усиления
imperium-shuffle-nation = { $mood ->
    [to] перемешать
    [they] перемешивают
   *[do] перемешайте
 } колоду усиления
imperium-bury-nation = { $mood ->
    [to] переместить
    [they] перемещают
   *[do] переместите
 } верхнюю карту колоды усиления под низ этой колоды
imperium-bury-it = { $mood ->
    [to] переместить
    [they] перемещают
   *[do] переместите
 } её под низ колоды усиления
imperium-swap-nation = { $mood ->
    [to] обменять
    [they] обменивают
   *[do] обменяйте
 } 1 карту с руки на верхнюю карту колоды усиления
imperium-develop = { $mood ->
    [to] 1 раз ускорить
    [they] 1 раз ускоряют
   *[do] 1 раз ускорьте
 } прогресс
imperium-develop-free = { $mood ->
    [to] 1 раз бесплатно ускорить
    [they] 1 раз бесплатно ускоряют
   *[do] 1 раз бесплатно ускорьте
 } прогресс
imperium-play = { $mood ->
    [to] разыграть
    [they] разыгрывают
   *[do] разыграйте
 } { $cards }
imperium-play-free = { $mood ->
    [to] разыграть
    [they] разыгрывают
   *[do] разыграйте
 } { $cards }, не тратя жетон действия
imperium-play-any-period = { $mood ->
    [to] разыграть
    [they] разыгрывают
   *[do] разыграйте
 } { $cards } независимо от вашего периода, не тратя жетон действия
imperium-play-last = { $mood ->
    [to] сразу разыграть
    [they] сразу разыгрывают
   *[do] сразу разыграйте
 } её, не тратя жетон действия
imperium-play-effect = { $mood ->
    [to] ещё раз применить
    [they] ещё раз применяют
   *[do] ещё раз примените
 } эффект розыгрыша этого региона
imperium-borrow = { $mood ->
    [to] применить
    [they] применяют
   *[do] примените
 } эффект эксплуатации 1 карты постоянного действия любого соперника так, как если бы она была вашей
imperium-ready = { $mood ->
    [to] переместить
    [they] перемещают
   *[do] переместите
 } 1 жетон эксплуатации с любой своей карты на карту периода
imperium-count-as = { $mood ->
    [to] считать
    [they] считают
   *[do] считайте
 } { $one } за { $others } до конца хода
imperium-next-ignores = { $mood ->
    [to] не учитывать
    [they] не учитывают
   *[do] не учитывайте
 } символ периода { $period } на следующей карте, разыгранной в этом ходу
imperium-turn-barbarian = { $mood ->
    [to] перевернуть
    [they] переворачивают
   *[do] переверните
 } карту периода на сторону периода варварства
imperium-turn-empire = { $mood ->
    [to] перевернуть
    [they] переворачивают
   *[do] переверните
 } карту периода на сторону периода цивилизации
imperium-become = { $mood ->
    [to] заменить
    [they] заменяют
   *[do] замените
 } эту карту картой «{ NAME($name) }»
imperium-end-game = { $mood ->
    [to] запустить
    [they] запускают
   *[do] запустите
 } подсчёт ПО
imperium-choose = { $mood ->
    [to] выбрать:
    [they] выбирают:
   *[do] выберите:
 } { $branches }
imperium-choose-labelled = { $mood ->
    [to] выбрать —
    [they] выбирают —
   *[do] выберите —
 } { $branches }
imperium-may = вы МОЖЕТЕ { $steps }
imperium-may-they = МОГУТ { $steps }
imperium-to = { $price }, чтобы { $benefit }
imperium-choose-then = { $price }. Затем { $benefit }
imperium-if = если { $holds }, { $then }
imperium-if-else = если { $holds }, { $then }; иначе { $otherwise }
imperium-all = все игроки { $steps }
imperium-others = все остальные игроки { $steps }
imperium-each-other = за каждого другого игрока: { $steps }
imperium-them = этот игрок должен { $steps }
imperium-times = { $per } { $steps }
imperium-for-each = { $steps } { $per }

# Когда это случается.
imperium-on-play = вы разыгрываете { $cards }
imperium-on-gain = вы приобретаете или присваиваете { $cards }
imperium-on-acquire = вы приобретаете { $cards }
imperium-on-market-tokens = вы приобретаете или присваиваете карту текущего рынка, на которой есть { $tokens }
imperium-on-return = вы возвращаете карту беспорядков
imperium-on-take-unrest = вы берёте карту беспорядков из колоды беспорядков
imperium-on-gain-by = вы получаете { $tokens } с помощью карты с символом { $mark }, находящейся в личной игровой области
imperium-on-pay = вы тратите { $tokens }
imperium-on-look-fame = вы смотрите карты колоды славы
imperium-on-sink = вы затапливаете карту
imperium-on-leaves = { $cards } покидает личную игровую область
imperium-on-empty-deck = ваша личная колода заканчивается
imperium-when = каждый раз, когда { $when }, { $then }
imperium-exhaust-on = когда { $when }, { $then }
imperium-exhaust-fewer = когда нужно сбросить карты с символом { $mark }, сбросьте на 1 меньше

# Что действует, пока карта в игре.
imperium-standing-hand-limit = увеличьте предел руки на { $count }
imperium-standing-ignore-axe = не учитывайте символ периода варварства на { $cards }
imperium-standing-free-play = розыгрыш { $cards } не требует жетона действия
imperium-standing-acquire-exiled = приобретая { $cards }, вы МОЖЕТЕ взять её из колоды изгнания
imperium-standing-cheaper-unrest = разыгрывая карту беспорядков, { $less } (но не меньше 1)
imperium-less-tokens = тратьте на { $tokens } меньше
imperium-less-cards = сбрасывайте на { $cards } меньше
imperium-standing-cheaper-development = цена прогресса каждой карты меньше на { $tokens }
imperium-standing-look-more = каждый раз, когда вы смотрите карты колоды славы, смотрите на { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
 } больше
imperium-standing-no-history = карты, которые вы должны занести в летопись, помещайте в личный сброс
imperium-standing-market-token = каждый раз, когда вы должны положить 1 модернизацию на карту текущего рынка, вместо неё положите { $tokens }
imperium-standing-instead = каждый раз, когда вы должны получить { $tokens }, вместо этого { $steps }
imperium-standing-avoid = вы МОЖЕТЕ { $price }, чтобы избежать эффекта карты атаки соперника
imperium-standing-avoid-exhaust = когда соперник разыгрывает карту атаки, вы МОЖЕТЕ избежать её эффекта
imperium-standing-avoid-exhaust-and = когда соперник разыгрывает карту атаки, вы МОЖЕТЕ { $price }, чтобы избежать её эффекта
imperium-standing-toll = карта атаки соперника действует на вас, только если он отдаст вам { $tokens }
imperium-standing-substitute = каждую карту с символом { $mark }, которую вам нужно сбросить, вы МОЖЕТЕ заменить, разрушив 1 карту, которой укреплена эта карта

# Целые карты.
imperium-sentence = { CAPITAL($text) }.
imperium-label-exhaust = Эксплуатация: { $text }.
imperium-label-solstice = Солнцестояние: { $text }.
imperium-label-standing = Пассивный эффект: { $text }.
imperium-label-end = В конце игры, перед подсчётом ПО: { $text }.
imperium-text-unplayable = Нельзя разыграть.
imperium-text-no-garrison = Нельзя использовать как укрепление.
imperium-text-stays = Нельзя разрушить или отозвать.
imperium-text-enters-play = Вместо того чтобы поместить эту карту из колоды усиления в личный сброс, выложите её в личную игровую область.
imperium-text-only-last = Эту карту можно выбрать в области прогресса, только если других карт там не осталось.
imperium-text-ends-game = Когда эта карта попадает из колоды усиления в личный сброс, начинается подсчёт ПО.
imperium-text-requires = Можно разыграть, только если { $holds }.
imperium-text-exhaust-requires = Можно эксплуатировать, только если { $holds }.
imperium-text-needs-price = Можно разыграть, только если вы можете { $price }.
imperium-text-free = Не требует жетона действия.
imperium-text-players = Используется только при { $least ->
    [4] 4 игроках
   *[other] { $least } и более игроках
 }.
imperium-text-empire = Этот народ начинает игру в периоде цивилизации.
imperium-text-never-empire = Этот народ не вступает в период цивилизации.
imperium-text-exhausts = У этого народа { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
 } эксплуатации.
imperium-text-sinks = Все затопленные карты помещайте под низ карты способности.
imperium-text-cost = Цена прогресса: { $tokens }.
imperium-text-marks = На карте: { $marks }.
imperium-points = { $count } ПО
imperium-points-below = −{ $count } ПО
imperium-points-per = { $points } { $per }
imperium-points-variable = { $sums } (не больше 10 ПО).
imperium-points-history = { $points }, если карта в летописи
imperium-points-garrison = { $points }, если карта служит укреплением
imperium-points-play = { $points }, если карта в личной игровой области
imperium-points-where = { $places }{ $count ->
    [one] ,
   *[other] ;
 } иначе { $otherwise }.

# Справочник.
imperium-entry = { CAPITAL($deck) }: { $kind }
imperium-deck = { NAME($name) }
imperium-decks-of-nations = колоды { $count } народов
imperium-king-a = Сторона А, один раз за игру: когда вы должны взять эту карту, оставьте её в колоде славы, примените следующий эффект и переверните карту на сторону Б.
imperium-king-b = Сторона Б, один раз за игру для каждого игрока: вместо того чтобы взять эту карту, примените следующий эффект.
imperium-entry-power-a = карта способности, сторона А
imperium-entry-power-b = карта способности, сторона Б
imperium-entry-beside = карта рядом с картой способности
imperium-entry-accession = карта трансформации
imperium-entry-zenith = карта зенита
imperium-entry-nadir = карта надира
imperium-entry-development = карта прогресса
imperium-entry-quest = карта испытания
imperium-entry-nation = карта усиления
imperium-entry-nation-and-deck = карта усиления и карта начальной колоды
imperium-entry-twice = { $category } (считается за две карты)
imperium-entry-pinned = карта постоянного действия
imperium-entry-attack = карта атаки
imperium-entry-barbarian = период варварства
imperium-entry-empire = период цивилизации
imperium-entry-plain = карта без категории

# Вопросы.
imperium-over = Игра окончена.
imperium-some-card = карту
imperium-ask-turn = Ваш ход: активация, инновация или революция?
imperium-ask-activation = Разыграйте или эксплуатируйте ещё карту либо закончите ход.
imperium-ask-effect = «{ NAME($card) }»: { $text }.
imperium-ask-payment = «{ NAME($card) }»: чем заплатить? Цена: { $price }.
imperium-ask-market-token = На какую карту текущего рынка положить { $tokens }?
imperium-ask-discard = Сбросьте с руки любое число карт, прежде чем добрать новые.
imperium-ask-solstice = Солнцестояние: эффект какой карты применить следующим?
imperium-ask-react = Эксплуатировать карту «{ NAME($card) }»? Эффект: { $text }.
imperium-ask-shield = Вас атакуют. Защититься?
imperium-ask-toll = «{ NAME($card) }»: отдать { $tokens } игроку { $who }, чтобы атака на него подействовала?
imperium-ask-develop = Перетасовка личной колоды: ускорить прогресс?
imperium-ask-innovate = Инновация: какую карту присвоить?

# Выбор.
imperium-option = { CAPITAL($text) }
imperium-choose-play = Разыграть { $card }
imperium-choose-exhaust = Эксплуатировать { $card }
imperium-choose-innovate = Инновация: сбросить руку и присвоить карту
imperium-choose-revolt = Революция: вернуть { $cards }
imperium-choose-end = Закончить ход
imperium-choose-deck = Взять верхнюю карту колоды { $kind }
imperium-choose-main-deck = Искать карту { $kind } в основной колоде
imperium-choose-deck-any = Искать карту в основной колоде
imperium-choose-branch = Вариант { $number }
imperium-choose-name = Назвать категорию: { $category }
imperium-choose-yes = Сделать это
imperium-choose-toll = Отдать { $tokens } игроку { $who }
imperium-choose-give = отдать игроку { $who } { $cards }
imperium-choose-save = эксплуатировать карту «{ NAME($card) }», чтобы сбросить на 1 карту меньше
imperium-choose-swap-out = убрать с рынка { $card }
imperium-choose-swap-in = выложить на рынок { $card }
imperium-choose-fame = взять { $card }
imperium-choose-fame-back = вернуть следующей сверху { $card }
imperium-choose-swap-nation = обменять { $card } на верхнюю карту колоды усиления
imperium-choose-develop = ускорить прогресс: «{ NAME($card) }» ({ $tokens })
imperium-choose-develop-free = ускорить прогресс бесплатно: «{ NAME($card) }»
imperium-choose-borrow = применить эффект карты «{ NAME($card) }» ({ $who })
imperium-choose-ready = вернуть жетон эксплуатации с карты «{ NAME($card) }»
imperium-choose-count-as = карта «{ NAME($card) }»: считать { $one } за { $others }
imperium-choose-put = положить { $tokens } на { $card }
imperium-choose-solstice = применить эффект солнцестояния карты «{ NAME($card) }»
imperium-choose-shield = защититься картой «{ NAME($card) }»
imperium-with = { $card } ({ $with })
imperium-with-unrest = под ней беспорядки
imperium-decline = Отказаться
imperium-decline-more = Больше ничего
imperium-decline-discard = Больше ничего не сбрасывать
imperium-decline-shield = Не защищаться
imperium-decline-toll = Не отдавать: на этого игрока атака не подействует

# Что произошло.
imperium-told-turn = Ходит { $who }.
imperium-told-round = Раунд { $round }.
imperium-told-solstice = Солнцестояние.
imperium-told-played = { $who } разыгрывает { $card }.
imperium-told-exhausted = { $who } эксплуатирует { $card }.
imperium-told-solemn = { $who } применяет эффект солнцестояния карты «{ NAME($card) }».
imperium-told-stirred = У игрока { $who } срабатывает карта «{ NAME($card) }».
imperium-told-innovated = { $who } проводит инновацию.
imperium-told-revolted = { $who } проводит революцию.
imperium-told-gained = { $who } получает { $tokens }.
imperium-told-paid = { $who } тратит { $tokens }.
imperium-told-yielded = { $who } отдаёт { $tokens } игроку { $whom }.
imperium-told-on-market = { $who } кладёт { $tokens } на { $card } текущего рынка.
imperium-told-on-card = { $who } кладёт { $tokens } на { $card }.
imperium-told-shuffled-deck = { $who } перемешивает личную колоду.
imperium-told-shuffled-nation = { $who } перемешивает колоду усиления.
imperium-told-looked = { $who } смотрит { $card }.
imperium-told-looked-fame = { $who } смотрит { $card } в колоде славы.
imperium-told-revealed = { $who } показывает { $card }.
imperium-told-named = { $who } называет категорию: { $category }.
imperium-told-failed = { $who } не находит карту нужной категории.
imperium-told-warded = { $who } защищается от атаки картой «{ NAME($card) }».
imperium-told-readied = { $who } возвращает на карту периода жетон эксплуатации с карты «{ NAME($card) }».
imperium-told-converted = { $who }: символ { $mark } на карте «{ NAME($card) }» до конца хода считается за другие.
imperium-told-barbarian = { $who } вступает в период варварства.
imperium-told-empire = { $who } вступает в период цивилизации.
imperium-told-king-a = { $who } раньше всех доходит до карты «Царь царей».
imperium-told-king-b = { $who } применяет сторону Б карты «Царь царей».
imperium-told-rolled = На кубике { $die }: эта карта остаётся.
imperium-told-rolled-nothing = На кубике { $die }: ни одна карта не остаётся.
imperium-told-followed = { $who } открывает { $card }.
imperium-told-cleaned-up = { $who } проводит фазу обновления.
imperium-told-milled = { $who } перемещает из колоды в сброс { $card }.
imperium-told-settled = { $who } помещает в игровую область { $card }.
imperium-told-ending = Запущен подсчёт ПО: после этого раунда — финальный.
imperium-told-last-round = Финальный раунд.
imperium-told-collapse = Колода беспорядков закончилась: упадок!
imperium-told-over = Игра окончена, подсчитываются очки.
imperium-told-gave = { $who } отдаёт игроку { $whom } { $card }.
imperium-told-developed = { $who } ускоряет прогресс и получает { $card }.
imperium-told-nation = { $who } получает { $card } из колоды усиления.
imperium-told-nation-play = { $who } выкладывает { $card } из колоды усиления в личную игровую область.
imperium-told-nation-hand = { $who } берёт на руку { $card } из колоды усиления.
imperium-told-abandoned = { $who } разрушает { $card }.
imperium-told-discarded = { $who } сбрасывает { $card }.
imperium-told-sunk = { $who } затапливает { $card }.
imperium-told-history = { $who } заносит { $card } в летопись.
imperium-told-exiled = { $who } отправляет { $card } в изгнание.
imperium-told-exiled-main = Верхняя карта основной колоды — «{ NAME($card) }» — отправляется в изгнание.
imperium-told-on-deck = { $who } кладёт { $card } на верх личной колоды.
imperium-told-swapped-nation = { $who } меняет { $card } на верхнюю карту колоды усиления.
imperium-told-garrisoned = { $who } укрепляет { $host } { $card }.
imperium-told-returned = { $who } возвращает { $card } в колоду беспорядков.
imperium-told-became = { $who } открывает { $card }.
imperium-told-market = На рынок выкладывают { $card }.
imperium-told-drew = { $who } берёт { $card } из личной колоды.
imperium-told-fame = { $who } берёт { $card } из колоды славы.
imperium-told-broke-through = { $who } берёт { $card } из колоды.
imperium-told-took = { $who } берёт { $card } с рынка.
imperium-told-unrest = { $who } берёт { $card }.
imperium-told-recalled = { $who } отзывает { $card }.
imperium-told-from-discard = { $who } берёт на руку { $card } из личного сброса.
imperium-told-from-history = { $who } берёт на руку { $card } из летописи.
imperium-told-from-exile = { $who } берёт { $card } из колоды изгнания.
# Что из этого вышло, в двух словах.
imperium-brief-named = «{ NAME($name) }»{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
 }
imperium-brief-cards = { $things }
imperium-brief-some = { $count ->
    [one] карта
    [few] { $count } карты
   *[many] { $count } карт
 }
imperium-brief-gave = игроку { $whom } — { $cards }
imperium-brief-developed = за прогресс — { $cards }
imperium-brief-nation = из колоды усиления — { $cards }
imperium-brief-settled = в игровую область — { $cards }
imperium-brief-abandoned = разрушено — { $cards }
imperium-brief-milled = из колоды в сброс — { $cards }
imperium-brief-took = с рынка — { $cards }
imperium-brief-unrest = получено — { $cards }
imperium-brief-fame = из колоды славы — { $cards }
imperium-brief-broke-through = из общей колоды — { $cards }
imperium-brief-from-exile = из изгнания — { $cards }
imperium-brief-discarded = в сброс — { $cards }
imperium-brief-sunk = затоплено — { $cards }
imperium-brief-history = в летопись — { $cards }
imperium-brief-exiled-main = из основной колоды в изгнание — { $cards }
imperium-brief-exiled = в изгнание — { $cards }
imperium-brief-on-deck = на верх колоды — { $cards }
imperium-brief-swapped-nation = в обмен на карту колоды усиления — { $cards }
imperium-brief-garrisoned = в укрепление карты «{ NAME($host) }» — { $cards }
imperium-brief-returned = возвращено — { $cards }
imperium-brief-market = новое на рынке — { $cards }
imperium-brief-drew = из колоды — { $cards }
imperium-brief-recalled = отозвано — { $cards }
imperium-brief-from-discard = из сброса — { $cards }
imperium-brief-from-history = из летописи — { $cards }
imperium-brief-gained = получает { $things }
imperium-brief-paid = тратит { $things }
imperium-brief-yielded = отдаёт { $tokens } игроку { $whom }
imperium-brief-on-card = кладёт { $tokens } на карту { $cards }
imperium-brief-shuffled-deck = перемешивает колоду
imperium-brief-shuffled-nation = перемешивает колоду усиления
imperium-brief-looked = просмотрено — { $cards }
imperium-brief-revealed = показано — { $cards }
imperium-brief-named-category = называет категорию: { $category }
imperium-brief-failed = не находит карту нужной категории
imperium-brief-readied = возвращает жетон эксплуатации с карты { $cards }
imperium-brief-converted = символ { $mark } на карте { $cards } до конца хода считается за другие
imperium-brief-barbarian = вступает в период варварства
imperium-brief-empire = вступает в период цивилизации
imperium-brief-king-a = раньше всех доходит до карты «Царь царей»
imperium-brief-king-b = применяет сторону Б карты «Царь царей»
imperium-brief-ending = запущен подсчёт ПО

# Почему нельзя.
imperium-refused-not-in-hand = Карты «{ NAME($card) }» нет на руке.
imperium-refused-no-action = Жетонов действия не осталось.
imperium-refused-wrong-period = Карту «{ NAME($card) }» можно разыграть только в период { $period }.
imperium-refused-unplayable = Карту «{ NAME($card) }» нельзя разыграть.
imperium-refused-requires = Условие карты «{ NAME($card) }» не выполнено.
imperium-refused-played-already = Карта «{ NAME($card) }» уже разыграна в этом ходу: без жетона действия это можно сделать один раз за ход.
imperium-refused-needs-price = Чтобы разыграть «{ NAME($card) }», нужно { $price }.
imperium-refused-unable = Карта «{ NAME($card) }» сейчас ничего не даст: { $text }.
imperium-refused-cannot-pay = Это не покрывает цену: { $price }.
imperium-refused-not-in-play = Карты «{ NAME($card) }» нет в личной игровой области.
imperium-refused-no-exhaust = Карту «{ NAME($card) }» сейчас нельзя эксплуатировать.
imperium-refused-exhausted = На карте «{ NAME($card) }» уже лежит жетон эксплуатации.
imperium-refused-no-token = Жетонов эксплуатации не осталось.
imperium-refused-turn-begun = Инновация и революция занимают весь ход, а он уже начат.
imperium-refused-too-few = Столько нет.
imperium-refused-not-offered = Эту карту сейчас выбрать нельзя.
imperium-refused-not-possible = Это сейчас невыполнимо.
imperium-refused-not-optional = Отказаться нельзя.

# Итоги.
imperium-source-progress = Модернизации
imperium-source-power = Карта способности
imperium-source-nation = Карты народа
imperium-source-regions = Регионы
imperium-source-origins = Истоки
imperium-source-civilisation = Цивилизация
imperium-source-raids = Набеги
imperium-source-fame = Слава
imperium-source-unrest = Беспорядки
imperium-variant-alone = в одиночку против бота, уровень «{ $level }»; { $nations }; { NAME($deck) }
imperium-level-chieftain = Вождь
imperium-level-warlord = Полководец
imperium-level-imperator = Император
imperium-level-sovereign = Повелитель
imperium-level-overlord = Властелин
imperium-level-supreme = Верховный правитель
imperium-rival-quest = карта испытания
imperium-rival-other = любая другая карта
imperium-decided-fall = Колода беспорядков закончилась: победил бот.
imperium-decided-points = больше всех ПО
imperium-decided-unrest = упадок, меньше всех карт беспорядков
imperium-decided-unrest-points = упадок, беспорядков поровну, решили ПО
imperium-decided-shared = всё поровну, победа общая

# Настройка, запись и данные.
imperium-setup-players = ожидалось число игроков, например «2 players», а не «{ $text }»
imperium-setup-unknown = в настройке не бывает «{ $text }»
imperium-setup-seats = игроков должно быть от { $least } до { $most }, а не { $found }
imperium-setup-nations = игроков { $seats }, а народов названо { $found }
imperium-setup-twice = народ «{ $name }» назван дважды
imperium-setup-side = после народа ожидалось -a или -b, а не «{ $text }»
imperium-unknown-deck = колоды «{ $name }» нет; есть { $decks }
imperium-unknown-nation = народа «{ $name }» нет; есть { $nations }
imperium-unknown-card = карты «{ $name }» нет
imperium-unknown-category = категории «{ $text }» нет
imperium-card-not-here = карты «{ $name }» нет в этой игре
imperium-notation = «{ $text }» — не решение этой игры
imperium-data-bad-count = такое число карт или жетонов здесь не годится
imperium-data-branches = вариантов должно быть от 2 до 8, а не { $found }
imperium-data-break-through = присвоить можно лишь по категории или переменному числу ПО
imperium-data-cost-without-development = цена прогресса бывает только у карт в области прогресса
imperium-data-deck-count = категория { $category }: должно быть карт { $wanted }, а их { $found }
imperium-data-deck-too-large = в колоде помещается не больше { $most } карт
imperium-data-difficulty = сложность — число от 1 до 5
imperium-data-empty-steps = здесь должен стоять хотя бы один шаг
imperium-data-lay-progress = на карту кладут только Progress
imperium-data-nation-id = обозначение «{ $id }» должно совпадать с именем файла
imperium-data-no-copies = у этой карты нет ни одного экземпляра
imperium-data-no-power = нет стороны А или стороны Б карты способности (PowerA, PowerB)
imperium-data-no-start = у каждой карты народа должно быть место перед игрой (start)
imperium-data-under-what = under говорит о картах укрепления: среди мест (from) нужно назвать Garrison
imperium-unknown-rival = для этой таблицы нет народа «{ $name }»
imperium-data-table = таблица называет свои периоды и кончается строкой для любой другой карты; путь называет свои карты
imperium-setup-level = «{ $text }» — не уровень ({ $known })
imperium-setup-card = карту «{ $card }» здесь нельзя ни добавить, ни убрать
imperium-setup-campaign-nations = добавлять и убирать карты можно, только если названы народы
imperium-setup-calm = в коробке остаётся не больше { $most } карт беспорядков
imperium-data-no-zone = здесь нужно назвать место (from)
imperium-data-not-in-supply = жетоны действия не лежат в запасе
imperium-data-not-pinned = эффекты вне розыгрыша бывают только у карт постоянного действия (pinned)
imperium-data-number-twice = номер { $number } встречается дважды
imperium-data-only-inside = слово { $word } стоит только внутри { $within }
imperium-data-only-likeness = здесь можно сказать лишь, какова сама карта
imperium-data-players = { $number }: число игроков — от 1 до 4
imperium-data-points = у карты бывает одна или две суммы ПО, и ни одна не за каждые 0
imperium-data-template-in-itself = шаблон «{ $name }» содержит сам себя
imperium-data-tokens-on-market = о жетонах на карте спрашивают только на рынке (from: [Market])
imperium-data-too-long = эффектов слишком много
imperium-data-too-many-marks = у карты не больше 2 категорий и 4 символов
imperium-data-too-many-triggers = слишком много разных событий
imperium-data-two-accessions = под колодой усиления лежит не больше одной карты (Accession)
imperium-data-unknown-template = шаблона «{ $name }» нет
imperium-data-unplayable = карта, которую нельзя разыграть, не имеет эффекта розыгрыша и не pinned

## Setups

imperium-title = Империи
imperium-gist = Проведите народ от истоков до империи: соберите колоду, займите регионы, войдите в историю.
imperium-setup-form = «N players, nations random» или «N players, nations ID ID …» (с «-a» или «-b» для стороны карты способности), при желании с «, deck legends» в конце; в одиночку — «1 player, nations ID against ID, level LEVEL»
imperium-variant = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}, { $nations }, базовая колода { NAME($deck) }
imperium-variant-random = народы случайные
imperium-variant-chosen = народы по местам — { $nations }
imperium-variant-side-a = { NAME($nation) } (сторона А)
imperium-variant-side-b = { NAME($nation) } (сторона Б)

# Записанные положения.

imperium-situation-no-more = в этой партии нет карты «{ $card }», которая ещё нигде не лежит
imperium-situation-no-unrest = колода беспорядков может быть пустой только после упадка
imperium-situation-pending = «{ $text }» — не эффект, который мог бы выполняться
imperium-situation-play = «{ $text }» — не карта в игровой области: после названия могут стоять «exhausted» и число «progress»
imperium-situation-reference = «{ $text }» не называет карту по месту
imperium-situation-token = «{ $word }» — не жетон: пишите materials, population или progress
imperium-situation-unrest = в колоде беспорядков не может быть столько карт ({ $told }): свободных только { $left }
imperium-situation-word = «{ $word }» — не одно из слов: { $words }

## Кампания

imperium-campaign-name = { NAME($name) }
imperium-campaign-nation = { NAME($nation) } { $stars }
imperium-campaign-ask-nation = Ваш народ на всю кампанию
imperium-campaign-ask-side = Сторона карты способности
imperium-campaign-side-a = Сторона А, со способностью
imperium-campaign-side-b = Сторона Б, для первых партий
imperium-campaign-ask-deck = Базовая колода
imperium-campaign-ask-levels = Уровни
imperium-campaign-rising = От Вождя до Властелина
imperium-campaign-supreme = Во всех партиях «Верховный правитель»
imperium-campaign-ask-regions = Регионы, которые разыгрывает бот
imperium-campaign-regions-on = дают ему жетоны и карты
imperium-campaign-regions-off = их текст не действует
imperium-campaign-ask-reward = Вы победили. Какую карту добавить в вашу колоду до конца кампании — или лучше убрать одну из колоды?
imperium-campaign-ask-removal = Какая карта вашей колоды останется в коробке до конца кампании?
imperium-campaign-ask-rival = За какой народ бот сыграет следующую партию? Уровень: { $level }.
imperium-campaign-add = Добавить: { NAME($card) }
imperium-campaign-remove = Убрать: { NAME($card) }
imperium-campaign-remove-later = Лучше убрать карту из своей колоды
imperium-campaign-remove-later-about = Какую — решите при подготовке следующей партии, прежде чем взять стартовую руку.
imperium-campaign-removal-later = одна карта уйдёт из колоды, какая — ещё не решено
imperium-campaign-cards = { $cards }
imperium-campaign-wins = Победы
imperium-campaign-losses = Поражения
imperium-campaign-column-level = Уровень
imperium-campaign-column-own = Счёт игрока
imperium-campaign-column-nation = Народ бота
imperium-campaign-column-rival = Счёт бота
imperium-campaign-column-result = Победа или поражение
imperium-campaign-column-card = Добавленная (убранная) карта
imperium-campaign-column-undone = Отменено решений
imperium-campaign-level-doubled = { $level }, вдвое больше жетонов
imperium-campaign-row-won = Победа
imperium-campaign-row-lost = Поражение
imperium-campaign-row-fall = Поражение, упадок
imperium-campaign-row-left = Поражение, доиграл бот
imperium-campaign-head-nation = Народ
imperium-campaign-head-deck = Базовая колода
imperium-campaign-head-levels = Уровни
imperium-campaign-head-regions = Регионы бота
imperium-campaign-head-tokens = Ваши жетоны
imperium-campaign-head-added = Добавлено в вашу колоду
imperium-campaign-head-removed = Убрано из вашей колоды
imperium-campaign-head-calm = Беспорядков в коробке
imperium-campaign-calm = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
imperium-campaign-tokens = 3 ресурса, 2 населения, 1 модернизация
imperium-campaign-tokens-doubled = вдвое больше после поражения: 6 ресурсов, 4 населения, 2 модернизации
imperium-campaign-on = Кампания игрока { $player }: { NAME($nation) }
imperium-campaign-won = Кампания выиграна: { $player }, { NAME($nation) } — побеждено пять народов
imperium-campaign-won-supreme = Верховный правитель побеждён пять раз: { $player }, { NAME($nation) }
imperium-campaign-lost = Кампания проиграна: { $player }, { NAME($nation) }
imperium-campaign-due-reward = нужно добавить или убрать карту
imperium-campaign-due-rival = нужно выбрать народ бота
imperium-campaign-due-removal = нужно выбрать карту, которая останется в коробке
imperium-campaign-due-game = пора начинать партию
imperium-campaign-due-end = нужно доиграть партию
imperium-campaign-due-nothing = кампания окончена
imperium-campaign-not-now = «{ $step }» здесь не к месту: { $due }
imperium-campaign-own-nation = нельзя играть против собственного народа
imperium-campaign-beaten = этот народ уже побеждён, второй раз против него не играют: { NAME($nation) }
imperium-campaign-not-in-deck = этой карты нет в вашей колоде: { NAME($card) }
imperium-campaign-not-found = эту карту добавить нельзя: { NAME($card) }
imperium-campaign-nonsense = «{ $step }» противоречит самому себе
imperium-campaign-unknown = «{ $step }» в кампании ничего не значит
imperium-campaign-answer = «{ $id }» не может быть «{ $answer }»
imperium-campaign-no-game = партия не идёт: { $due }
imperium-campaign-other-game = это запись не той партии, которую ждёт кампания
imperium-campaign-unfinished = эта партия не доиграна
