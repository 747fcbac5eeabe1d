# Поселенцы.

settlers-title = Поселенцы
settlers-gist = Стройте, торгуйте и совершайте набеги карточками своего народа: пять раундов.
settlers-variant = { $players ->
    [1] В одиночку против виртуального противника: { $agreed }
    [one] { $players } игрок: { $agreed }
    [few] { $players } игрока: { $agreed }
   *[many] { $players } игроков: { $agreed }
 }
settlers-variant-random = империи случайные
settlers-variant-chosen = империи по местам — { $factions }
settlers-variant-alternative = альтернативная разведка (карточки сдают, тайно оставляют и передают)
settlers-variant-advanced = усложнённая разведка (один открытый ряд, который пополняется)
settlers-variant-peaceful = мирный вариант (локации не разрушают)

settlers-some-common-card = общую карточку
settlers-some-faction-card = имперскую карточку
settlers-opponent = виртуальный противник
settlers-location-sort = { NAME($card, form: "acc") } [{ $sort }]

settlers-good-nothing = ничего
settlers-good-wood = { $count } { $count ->
    [one] дерево
   *[other] дерева
 }
settlers-good-stone = { $count } { $count ->
    [one] камень
    [few] камня
   *[many] камней
 }
settlers-good-food = { $count } { $count ->
    [one] еду
   *[other] еды
 }
settlers-good-worker = { $count } { $count ->
    [one] рабочего
   *[other] рабочих
 }
settlers-good-gold = { $count } { $count ->
    [one] золотой
   *[other] золотых
 }
settlers-good-raze = { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
 } разрушений
settlers-good-defence = { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
 } обороны
settlers-good-card = { $count } { $count ->
    [one] карточку
    [few] карточки
   *[many] карточек
 }
settlers-good-common-card = { $count } { $count ->
    [one] общую карточку
    [few] общие карточки
   *[many] общих карточек
 }
settlers-good-faction-card = { $count } { $count ->
    [one] имперскую карточку
    [few] имперские карточки
   *[many] имперских карточек
 }
settlers-good-point = { $count } ПО
settlers-good-resource = { $count } { $count ->
    [one] любой ресурс
    [few] любых ресурса
   *[many] любых ресурсов
 }
settlers-good-hand-card = { $count } { $count ->
    [one] карточку
    [few] карточки
   *[many] карточек
 } с руки
settlers-name-wood = дерево
settlers-name-stone = камень
settlers-name-food = еда
settlers-name-worker = рабочие
settlers-name-gold = золотые
settlers-name-raze = жетоны разрушений
settlers-name-defence = жетоны обороны
settlers-name-card = карточки
settlers-name-point = ПО

settlers-colour-black = чёрный
settlers-colour-purple = фиолетовый
settlers-colour-blue = синий
settlers-colour-brown = коричневый
settlers-colour-gold = жёлтый
settlers-colour-red = красный
settlers-colour-pink = розовый
settlers-colour-grey = серый
settlers-location-black = чёрную локацию
settlers-location-purple = фиолетовую локацию
settlers-location-blue = синюю локацию
settlers-location-brown = коричневую локацию
settlers-location-gold = жёлтую локацию
settlers-location-red = красную локацию
settlers-location-pink = розовую локацию
settlers-location-grey = серую локацию
settlers-location-faction = имперскую локацию

settlers-kind-common-action = общая локация с действием
settlers-kind-common-feature = общая локация с особенностью
settlers-kind-common-production = общая локация с производством
settlers-kind-faction-action = локация с действием ({ NAME($faction) })
settlers-kind-faction-feature = локация с особенностью ({ NAME($faction) })
settlers-kind-faction-production = локация с производством ({ NAME($faction) })
settlers-kind-board = планшет империи
settlers-kind-table = таблица

settlers-text-colours = Цвет: { $colours }.
settlers-text-no-colour = Без цвета.
settlers-text-free = Строится бесплатно.
settlers-text-cost = Для постройки потратьте { $goods }.
settlers-text-cost-over = Для постройки потратьте { $goods } и сбросьте локацию или фундамент своей империи.
settlers-text-cost-of = Потратите { $goods }.
settlers-text-over-only = Для постройки сбросьте локацию или фундамент своей империи.
settlers-text-raze = Разрушив её, получите { $goods }.
settlers-text-deal = Сделка с ней приносит { $good }.
settlers-text-bonus = Бонус строительства — получите { $yields }.
settlers-text-production = Производит { $yields }.
settlers-text-no-feature = Постоянного эффекта нет.
settlers-text-action = Действие: потратьте { $cost } — { $effect }.
settlers-text-action-free = Действие без отдельной платы: { $effect }.
settlers-text-uses = Действие можно выполнить { $uses } { $uses ->
    [one] раз
    [few] раза
   *[many] раз
 } за раунд, в том числе за один ход.
settlers-text-copies = { $count } { $count ->
    [one] карточка
    [few] карточки
   *[many] карточек
 }: { $codes }.

settlers-deck-any = из общей или имперской колоды
settlers-deck-common = из общей колоды
settlers-deck-faction = из своей имперской колоды
settlers-yield-goods = { $goods }
settlers-yield-per = { $good } за каждую { $location } своей империи, включая эту, но не больше { $most }
settlers-yield-per-samurai = { $good } за каждого своего самурая, но не больше { $most }
settlers-yield-one-of = { $one } или { $two }, на выбор
settlers-yield-look-discard = карточку на выбор (возьмите { $cards } { $deck }, одну оставьте, остальное сбросьте)
settlers-yield-look-shuffle = карточку на выбор (возьмите { $cards } { $deck }, одну оставьте, остальное замешайте обратно)
settlers-yield-copy = то, что производит другая выбранная вами локация с производством вашей империи
settlers-yield-samurai = { $count } { $count ->
    [one] самурая, которого
   *[other] самураев, которых
 } нужно сразу выставить; кого выставить некуда, тот сбрасывается

settlers-feature-build = Каждый раз, построив { $location } (считая эту), получите { $yields }.
settlers-feature-build-pay = Каждый раз, построив { $location } (считая эту), можете заплатить что-то одно: { $offers }.
settlers-feature-offer = { $pay } за { $gain }
settlers-feature-raze = Каждый раз, разрушив карточку или локацию, получите { $goods }.
settlers-feature-deal = Каждый раз, заключив сделку, получите { $goods }.
settlers-feature-exchange = За каждую пару рабочих, которую обменивает противник, получите { $goods }, но не больше { $most } { $most ->
    [one] раза
   *[other] раз
 } за раунд.
settlers-feature-stores = Хранение в фазе очистки: { $goods }.
settlers-feature-more = Каждый раз, получив сразу { $from } ПО или больше, получите ещё { $more }.
settlers-feature-deals = В фазе производства вместо товара сделки можете получить { $points }.
settlers-feature-tucks = В любой момент своего хода можете подложить под неё карточки с руки и получить { $points } за каждую. В конце игры получите { $end }, если под ней не меньше { $cards } { $cards ->
    [one] карточки
   *[other] карточек
 }.
settlers-feature-keeps = В любой момент своего хода можете положить на неё ресурсы, они там и останутся. В конце игры получите: { $tiers }.
settlers-feature-tier = { $points } — если их { $from } или больше

settlers-effect-gain = получите { $goods }
settlers-effect-yield = получите { $yields }
settlers-effect-steal = заберите 1 дерево, камень или еду из запаса противника
settlers-effect-raze-for-points = разрушьте карточку с руки или локацию за обычное число жетонов разрушений; вместо каждого товара бонуса разрушения можете получить { $points }
settlers-effect-raze-good = возьмите 1 товар из бонуса разрушения локации противника, сама локация остаётся
settlers-effect-raze-own = разрушьте без жетонов одну из своих общих локаций
settlers-effect-raze-enemy = разрушьте локацию противника, чем бы она ни была защищена
settlers-effect-remove = выбранная вами локация противника сбрасывается; это не разрушение
settlers-effect-remove-gain = выбранная вами локация противника сбрасывается, а вы получаете { $goods }; это не разрушение
settlers-effect-cancel-deal = выбранная вами сделка противника сбрасывается, а вы получаете { $goods }
settlers-effect-plunder-deal = выбранная вами сделка противника сбрасывается, а вы получаете её товар
settlers-effect-take-deal = выбранная вами сделка противника становится вашей, и вы получаете { $goods }; это не заключение сделки
settlers-effect-discard-deal = сбросьте одну из своих сделок и получите { $goods }
settlers-effect-repeat-deal = получите ещё раз товар одной из своих сделок
settlers-effect-route = заключите сделку с имперской локацией противника: подложите под неё верхнюю карточку своей имперской колоды и получайте товар её сделки сейчас и в каждой фазе производства
settlers-effect-build-deal = постройте одну из своих сделок, заплатив товары, но не сбрасывая локацию
settlers-effect-build-faction = постройте имперскую карточку с руки, заплатив товары, но не сбрасывая локацию
settlers-effect-opponent-discards = выбранный вами противник сбрасывает карточку с руки, а вы получаете { $goods }
settlers-effect-foundation = общая карточка с руки становится вашим фундаментом, и вы получаете { $goods }; это не разрушение
settlers-effect-reset = снимите товары с другой своей использованной локации с действием, её снова можно использовать
settlers-effect-block = выбранную вами локацию противника с действием нельзя использовать до конца раунда
settlers-effect-capture = выбранная вами локация противника ваша до конца раунда

settlers-board-produces = Каждый раунд производит { $goods }.
settlers-board-keeps = Хранение в фазе очистки: { $goods }.
settlers-board-exchange = { $workers } рабочих можно обменять на 1 ресурс или 1 карточку.
settlers-board-samurai = Рабочие могут стать самураями и защищать имперские локации, по одному на каждой: разрушение стоит на { $tokens } { $tokens ->
    [one] жетон
    [few] жетона
   *[many] жетонов
 } больше.
settlers-attacks = Карточки атаки
settlers-attacks-text = Вместе карточки атаки показывают { $goods }.
settlers-ranks = Таблица достижений
settlers-rank-text = От { $points } ПО — { NAME($rank) }.

settlers-over = Игра окончена.
settlers-ask-pick = Какую карточку взять?
settlers-ask-draft = Какую карточку оставить?
settlers-ask-turn = Ваш ход: одно действие или пас.
settlers-ask-after = Что-нибудь ещё до конца хода?
settlers-ask-exchange = Обменять ещё рабочих?
settlers-ask-pay = Чем заплатить?
settlers-ask-over = Что сбросить ради постройки?
settlers-ask-draw = Из какой колоды взять карточку?
settlers-ask-keep = Какую карточку оставить?
settlers-ask-discard = Какую карточку отдать с руки?
settlers-ask-take = Что взять?
settlers-ask-offer = Заплатить за ПО?
settlers-ask-copy = Чьё производство повторить?
settlers-ask-samurai = Куда выставить самурая?
settlers-ask-raze = Что разрушить?
settlers-ask-target = Какую локацию выбрать?
settlers-ask-player = Какого противника выбрать?
settlers-ask-steal = Что и у кого забрать?
settlers-ask-reset = Какую локацию снова можно использовать?
settlers-ask-choose = Какую сделку выбрать?
settlers-ask-build = Что построить?
settlers-ask-lose = Какую локацию отдать?

settlers-prospect-brings = Сразу получите { $goods }.
settlers-prospect-deal = Потратите { $food }; приносит сейчас и в каждой фазе производства.
settlers-choose-pick = Взять «{ NAME($card, form: "acc") }»
settlers-choose-build = Построить «{ NAME($card, form: "acc") }»
settlers-choose-make-deal = Сделка «{ NAME($card) }»: получить { $goods }
settlers-choose-raze-hand = Разрушить с руки «{ NAME($card, form: "acc") }»: получить { $goods }
settlers-choose-raze = Разрушить «{ NAME($card, form: "acc") }» ({ NAME($people) })
settlers-choose-activate = Активировать «{ NAME($card, form: "acc") }»
settlers-choose-activate-twice = Активировать «{ NAME($card, form: "acc") }» дважды
settlers-choose-exchange = Обменять { $workers } на { $good }
settlers-choose-exchange-done = Закончить обмен
settlers-choose-pass = Спасовать
settlers-choose-done = Закончить ход
settlers-choose-defend = Жетон обороны на «{ NAME($card, form: "acc") }»
settlers-choose-samurai = Выставить самурая на «{ NAME($card, form: "acc") }»
settlers-choose-tuck = Подложить «{ NAME($card, form: "acc") }» под «{ NAME($under, form: "acc") }»
settlers-choose-put = Положить { $good } на «{ NAME($on, form: "acc") }»
settlers-choose-pay = Заплатить { $goods }
settlers-choose-over = Сбросить «{ NAME($card, form: "acc") }»
settlers-choose-over-foundation = Сбросить фундамент
settlers-choose-draw-common = Из общей колоды
settlers-choose-draw-faction = Из своей имперской колоды
settlers-choose-keep = Оставить «{ NAME($card, form: "acc") }»
settlers-choose-discard = Отдать «{ NAME($card, form: "acc") }»
settlers-choose-take = Взять { $goods }
settlers-choose-offer = Заплатить { $good }
settlers-choose-copy = Повторить «{ NAME($card, form: "acc") }»
settlers-choose-target = «{ NAME($card) }» ({ NAME($people) })
settlers-choose-player = { NAME($people) }
settlers-choose-steal = Забрать { $good } ({ NAME($people) })
settlers-choose-reset = Снять товары с локации «{ NAME($card) }», чтобы использовать её снова
settlers-choose-deal = Сделка «{ NAME($card) }» ({ NAME($people) }): приносит { $goods }
settlers-choose-route = Торговый путь ({ NAME($people) }) к локации «{ NAME($card) }»
settlers-choose-attack = Карточка атаки: { $good }
settlers-choose-lose = Отдать «{ NAME($card, form: "acc") }»
settlers-choose-decline = Не платить

settlers-told-round = Начинается раунд { $round }; первый игрок — { $who }.
settlers-told-opened = Открытые карточки: { $cards }.
settlers-told-picked = { $who } берёт «{ NAME($card, form: "acc") }».
settlers-told-swept = В сброс уходит «{ NAME($card) }».
settlers-told-dealt = Карточки розданы.
settlers-told-chose = { $who }: выбор сделан.
settlers-told-passed-on = Все оставляют по карточке и передают остальное дальше.
settlers-told-opponent-got = Виртуальный противник получает «{ NAME($card, form: "acc") }».
settlers-told-drew = { $who } берёт из колоды «{ NAME($card, form: "acc") }».
settlers-told-drew-hidden = { $who } берёт { $card }.
settlers-told-reshuffled = Общий сброс перемешан, это новая общая колода.
settlers-told-kept = { $who } оставляет одну из карточек.
settlers-told-shuffled-back = { $who } замешивает остальное обратно.
settlers-told-discarded = { $who } сбрасывает «{ NAME($card, form: "acc") }».
settlers-told-produced = Производство: { $who }.
settlers-told-action = Начинается фаза действий.
settlers-told-gained = { $who } получает { $goods }.
settlers-told-paid = { $who } тратит { $goods }.
settlers-told-built = { $who } строит «{ NAME($card, form: "acc") }».
settlers-told-cleared = { $who } сбрасывает ради этого «{ NAME($card, form: "acc") }».
settlers-told-foundation-cleared = { $who } сбрасывает ради этого фундамент.
settlers-told-deal = { $who } заключает сделку «{ NAME($card) }».
settlers-told-razed-hand = { $who } разрушает с руки «{ NAME($card, form: "acc") }».
settlers-told-razed = { $who } разрушает «{ NAME($card, form: "acc") }» (владелец — { $whom }).
settlers-told-activated = { $who } активирует «{ NAME($card, form: "acc") }».
settlers-told-activated-twice = { $who } активирует «{ NAME($card, form: "acc") }» дважды.
settlers-told-exchanged = { $who } обменивает рабочих на { $goods }.
settlers-told-passed = { $who } пасует.
settlers-told-defended = { $who } кладёт жетон обороны на «{ NAME($card, form: "acc") }».
settlers-told-deployed = { $who } выставляет самурая на «{ NAME($card, form: "acc") }».
settlers-told-tucked = { $who } подкладывает «{ NAME($card, form: "acc") }» под «{ NAME($under, form: "acc") }».
settlers-told-stored = { $who } кладёт { $good } на «{ NAME($on, form: "acc") }».
settlers-told-stole = { $who } забирает { $good } у игрока { $whom }.
settlers-told-removed = { $who } сбрасывает чужую локацию «{ NAME($card) }» (владелец — { $whom }).
settlers-told-own-deal-lost = { $who } сбрасывает свою сделку, которая приносила { $good }.
settlers-told-deal-lost = { $who } отменяет чужую сделку (владелец — { $whom }), которая приносила { $good }.
settlers-told-deal-taken = { $who } забирает чужую сделку (владелец — { $whom }), которая приносит { $good }.
settlers-told-routed = { $who } прокладывает торговый путь к локации «{ NAME($card) }» (владелец — { $whom }).
settlers-told-route-ended = Торговый путь прерван (владелец — { $who }); его отмечала карточка «{ NAME($card) }».
settlers-told-reset = { $who } снимает товары с локации «{ NAME($card) }»: её снова можно использовать.
settlers-told-blocked = { $who } блокирует «{ NAME($card, form: "acc") }» (владелец — { $whom }).
settlers-told-captured = { $who } захватывает «{ NAME($card, form: "acc") }» (владелец — { $whom }).
settlers-told-foundation = { $who } превращает в фундамент «{ NAME($card, form: "acc") }».
settlers-told-cleanup = Фаза очистки: несохранённое возвращается в запас.
settlers-told-collected = В стопку трофеев уходит «{ NAME($card) }».
settlers-told-attack = Виртуальный противник атакует. Цель: { $good }.
settlers-told-lost = Виртуальный противник забирает «{ NAME($card, form: "acc") }».
settlers-told-ended = Последний раунд окончен.
settlers-brief-card = «{ NAME($card) }»{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
 }
settlers-brief-given = «{ NAME($card, form: "acc") }»{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
 }
settlers-brief-opened = открытые карточки — { $things }
settlers-brief-swept = в сброс — { $things }
settlers-brief-dealt = карточки розданы
settlers-brief-passed-on = все оставляют по карточке и передают остальное дальше
settlers-brief-drew = +{ $count } { $count ->
    [one] карточка
    [few] карточки
   *[many] карточек
 }
settlers-brief-drew-seen = +{ $count } { $count ->
    [one] карточка
    [few] карточки
   *[many] карточек
 } ({ $things })
settlers-brief-looked = на выбор { $cards }
settlers-brief-reshuffled = общий сброс перемешан в новую колоду
settlers-brief-kept = оставляет одну из них
settlers-brief-shuffled-back = замешивает остальное обратно
settlers-brief-discarded = сбрасывает { $things }
settlers-brief-gained = получает { $things }
settlers-brief-paid = тратит { $things }
settlers-brief-cleared = сбрасывает ради этого { $things }
settlers-brief-foundation-cleared = сбрасывает ради этого { $count ->
    [one] фундамент
    [few] { $count } фундамента
   *[many] { $count } фундаментов
 }
settlers-brief-stole = забирает { $things } у игрока { $whom }
settlers-brief-removed = сбрасывает чужую локацию «{ NAME($card) }» (владелец — { $whom })
settlers-brief-own-deal-lost = сбрасывает свою сделку, которая приносила { $good }
settlers-brief-deal-lost = отменяет чужую сделку (владелец — { $whom }), которая приносила { $good }
settlers-brief-deal-taken = забирает чужую сделку (владелец — { $whom }), которая приносит { $good }
settlers-brief-routed = прокладывает торговый путь к локации «{ NAME($card) }» (владелец — { $whom })
settlers-brief-route-ended = торговый путь прерван («{ NAME($card) }»)
settlers-brief-reset = «{ NAME($card, form: "acc") }» снова можно использовать
settlers-brief-blocked = блокирует «{ NAME($card, form: "acc") }» (владелец — { $whom })
settlers-brief-captured = захватывает «{ NAME($card, form: "acc") }» (владелец — { $whom })
settlers-brief-foundation = превращает в фундамент «{ NAME($card, form: "acc") }»
settlers-brief-collected = в стопку трофеев — { $things }
settlers-brief-lost = виртуальный противник забирает «{ NAME($card, form: "acc") }»

settlers-refused-not-open = «{ NAME($card, form: "acc") }» здесь взять нельзя.
settlers-refused-not-in-hand = На руке нет карточки «{ NAME($card) }».
settlers-refused-cannot-pay = Нечем заплатить: добудьте ещё { $goods }.
settlers-refused-too-few-cards = Для этого с руки { $cards ->
    [one] нужна { $cards } карточка
    [few] нужны { $cards } карточки
   *[many] нужно { $cards } карточек
 }.
settlers-refused-nothing-to-discard = Для этой постройки нечего сбросить: нет ни локации, ни фундамента.
settlers-refused-no-deal = С карточкой «{ NAME($card) }» нельзя заключить сделку.
settlers-refused-no-raze-goods = «{ NAME($card, form: "acc") }» нельзя разрушить.
settlers-refused-no-such-location = Такой локации нет.
settlers-refused-no-such-deal = Такой сделки нет.
settlers-refused-not-an-action = У локации «{ NAME($card) }» нет действия.
settlers-refused-used-up = В этом раунде «{ NAME($card, form: "acc") }» столько раз активировать уже нельзя.
settlers-refused-not-twice = «{ NAME($card, form: "acc") }» нельзя активировать дважды.
settlers-refused-blocked = Локация «{ NAME($card) }» заблокирована до конца раунда.
settlers-refused-no-target = Для этого нет подходящей цели.
settlers-refused-passed = { $who } уже не может стать целью: объявлен пас.
settlers-refused-own-location = Своё здесь выбрать нельзя.
settlers-refused-not-own = Здесь можно выбрать только своё.
settlers-refused-captured = Захваченную локацию сбросить нельзя.
settlers-refused-peaceful = В мирном варианте локации разрушают только карточками.
settlers-refused-not-faction = Здесь нужна имперская карточка подходящей империи.
settlers-refused-not-common = Здесь нужна общая карточка.
settlers-refused-protected = Эта локация уже защищена.
settlers-refused-wrong-payment = Плата должна быть другой.
settlers-refused-deck-empty = Колода пуста.
settlers-refused-not-drawn = Среди взятых карточек нет карточки «{ NAME($card) }».
settlers-refused-not-offered = Этого здесь не предлагают.
settlers-refused-not-used = Эту локацию ещё не активировали.
settlers-refused-not-production = Производство этой локации повторить нельзя.
settlers-refused-already-routed = Ваш торговый путь туда уже проложен.
settlers-refused-not-equal = Сначала теряется другая локация.

settlers-source-production = Производство
settlers-source-deals = Сделки
settlers-source-building = Бонусы строительства
settlers-source-features = Особенности
settlers-source-actions = Действия
settlers-source-razing = Разрушения
settlers-source-locations = Локации
settlers-source-stores = Запасы в конце игры
settlers-decided-points = больше всех ПО
settlers-decided-goods = ПО поровну, решили рабочие и ресурсы
settlers-decided-cards = ПО и товары поровну, решили карточки на руке
settlers-decided-shared = всё поровну, победа общая
settlers-decided-solo-won = имперских локаций больше, чем трофеев у противника
settlers-decided-solo-lost = трофеев у противника столько же, сколько имперских локаций, или больше

settlers-no-such-card = «{ $word }» — не карточка «Поселенцев»
settlers-no-such-good = «{ $word }» — не товар
settlers-no-such-faction = «{ $word }» — не империя
settlers-no-such-phase = «{ $word }» — не фаза
settlers-nobody-plays = за империю «{ $faction }» никто не играет
settlers-not-a-location = ожидалось «КАРТОЧКА», «КАРТОЧКА 2» или «ИМПЕРИЯ КАРТОЧКА», а не «{ $text }»
settlers-not-a-payment = «{ $good }» не заменяет ресурс
settlers-tuck-expected = ожидалось «tuck КАРТОЧКА under ЛОКАЦИЯ»
settlers-put-expected = ожидалось «put ТОВАР on ЛОКАЦИЯ»
settlers-draw-expected = ожидалось «draw common» или «draw faction», а не «{ $word }»
settlers-unknown-decision = «{ $word }» — не решение в «Поселенцах»
settlers-setup-form = «N players, factions random» или «N players, factions ID ID …» и, если нужно, «, lookout alternative», «, lookout advanced», «, peaceful»
settlers-setup-expected = ожидалось { settlers-setup-form }, а не «{ $text }»
settlers-setup-factions = империй нужно { $expected }, а не { $found }
settlers-setup-faction-twice = империя «{ $faction }» выбрана дважды
settlers-setup-solo = в одиночной игре своя фаза разведки и свои правила, вариантов у неё нет

settlers-situation-no-card-left = в этой игре больше нет карточки { $card }
settlers-situation-not-in-hand = карточка { $card } названа известной, но её нет на руке
settlers-situation-not-common = { $card } — не общая карточка
settlers-situation-not-faction = { $card } — не имперская карточка этой игры
settlers-situation-not-dealt = карточка { $card } выбрана, но не роздана
settlers-situation-other-deck = карточка { $card } из другой колоды
settlers-situation-nothing-under = под { $card } карточки не кладут

settlers-data-bad-id = «{ $id }» не годится в обозначения: строчные латинские буквы, цифры и дефисы, но не слова самой записи
settlers-data-deal = бонус сделки есть у каждой имперской карточки и ни у одной общей
settlers-data-cost = «{ $good }» здесь не платят
settlers-data-tucks = TucksCards может быть у карточек только одной империи
settlers-data-choice-twice = в производстве карточки может быть только один ChooseOne, и в её бонусе тоже один
settlers-data-feature-twice = у карточки может быть только по одной особенности каждого вида
settlers-data-offer-twice = за { $good } можно получить только одно из предложенного
