# Сайт.

site-brand = Летопись
site-skip = К содержанию
site-nav = Сайт
site-nav-games = Игры
site-nav-new = Новый стол
site-nav-cards = Альманах
site-nav-rules = Правила
site-nav-style = Стиль
site-motto = Партия — это зерно и список решений.
site-unofficial = Неофициально: без рисунков и текстов издателей.
site-sound-on = Звук включён
site-sound-off = Звук выключен
site-theme = Сменить тему
site-close = Закрыть
site-line-looking = Сайт не отвечает. Пробуем ещё раз…
site-line-sending = Пока не отправлено: сайт не отвечает. Пробуем ещё раз…
site-bot = бот
site-watching = Вы смотрите
site-guest = Гость
site-your-name = Ваше имя
site-home = На титульный лист
site-lost = Этой страницы летописи нет
site-no-page = По этому адресу ничего не хранится.
site-no-table = Стола по этой ссылке нет. Возможно, в пути потерялась буква.
site-no-game = Такой игры здесь нет.
site-stale = С тех пор как показана эта страница, на столе что-то изменилось; ничего не сделано. Вот как обстоят дела сейчас.
site-set-aside = С этим столом что-то не так. Он отложен, его летопись сохранена.
site-broken = Сейчас это не удалось сохранить, поэтому ничего не сделано. Попробуйте ещё раз.
site-foreign-form = Эта форма пришла с другого сайта, поэтому ничего не сделано.
site-unknown-act = Никто не знает, что значит эта кнопка.
site-database-damaged = { $file } не годится ({ $detail }). Файл не тронут: восстановите копию или назовите другой файл в --database
site-database-broken = { $file } не открыть: { $detail }

game-ethnos = Этнос
game-ethnos-line = Собирайте отряды двенадцати племён и берите шесть королевств, пока не явился третий дракон.
game-hadara = Хадара
game-hadara-line = Поднимите великую культуру за три эпохи: доход, войско, культура, пища.
game-settlers = Поселенцы
game-settlers-line = Стройте, торгуйте и совершайте набеги картами своего народа пять раундов.
game-imperium = Империи
game-imperium-line = Проведите народ от варварства до империи, карта за картой.

home-title = Карточные игры о цивилизациях
home-lede = Карточные игры о народах, которые вписывают себя в историю. С друзьями или против ботов, за один вечер или по ходу в день.
home-play-now = Играть сейчас
home-play-hint = «Этнос» против трёх ботов, без регистрации
home-play = Играть
home-minutes = мин
home-soon = готовится
home-mine = Мои партии
home-mine-none = Партий пока нет. Первая страница ещё чиста.
home-open = Открытые столы
home-open-none = Сейчас никто не ждёт компании.
home-gathering = собирается
home-your-turn = ваш ход
home-waiting = решают другие
home-finished = окончена
home-set-aside = отложена
home-seats = занято мест: { $taken } из { $seats }

new-title = Новый стол
new-lede = «{ $game }». Всё можно оставить как есть.
new-seats = Места
new-seats-hint = От { $least } до { $most }. Открытое место займёт тот, кто придёт по ссылке.
new-seat = Место { $number }
new-seat-bot = Бот
new-seat-open = Открыто: по ссылке
new-seat-here = Кто-то ещё за этим экраном
new-seat-none = Без места
new-tribes = Племена
new-tribes-hint = Четверо — шестеро встречают шесть племён, двое или трое — пять.
new-tribes-random = Случайные
new-tribes-chosen = Выбранные ниже
new-tribe-name = { NAME($tribe, form: "many") }
new-edition = Карты
new-edition-full = Полная игра
new-edition-full-hint = Все карты, обе стороны стартовых карт
new-edition-first = Первая игра
new-edition-first-hint = Сторона А, без карт со звездой
new-pace = Темп
new-live = Вживую
new-live-hint = Все за столом сейчас
new-day = День на ход
new-day-hint = Потом место можно отдать боту
new-days = Три дня на ход
new-days-hint = Для занятых
new-who = Кто может сесть
new-link = Любой, у кого есть ссылка
new-public = Кто угодно
new-go = Накрыть стол
new-cancel = Отмена

lobby-lede = Стол накрыт. Игра начнётся, когда все места будут заняты.
lobby-share = Отправьте эту ссылку тем, с кем играете:
lobby-open = свободно
lobby-sit = Занять место
lobby-bot = Бот
lobby-is-bot = Бот
lobby-no-bot = Без бота
lobby-leave = Уйти
lobby-remove = Убрать
lobby-start = Начать
lobby-wait = Ждём, пока займут свободные места.
lobby-host-starts = Игру начнёт хозяин стола.

table-skip = К решению
table-parts = Части стола
table-tab-board = Поле
table-tab-mine = Моё
table-tab-others = Другие
table-tab-log = Летопись
table-chat = Беседа
table-hand = Моя рука
table-decision = Решение
table-your-turn = Ваш ход
table-waiting-for = Решает { $who }
table-time-left = { $days ->
    [0] осталось { $hours } ч
   *[other] осталось { $days } д { $hours } ч
 }
table-undo = Отменить
table-ask-undo = Попросить отмену
table-undo-asked = { $who } просит отменить последнее решение.
table-agree = Согласиться
table-refuse = Отказать
table-withdraw = Передумать
table-give-to-bot = Отдать боту место игрока { $who }
table-pass-screen = Передайте экран: { $who }
table-pass-hint = Карты скрыты, пока не подошёл следующий игрок.
table-i-am = Я — { $who }
table-say = Написать
table-send = Отправить
table-more = Ещё
table-speed = Боты:
table-speed-instant = сразу
table-speed-normal = бодро
table-speed-slow = не спеша
table-resign = Сдаться: моё место займёт бот

end-summary = { $game } · игроков: { $players } · решений: { $decisions }
end-decided = Как решилось: { $how }.
end-rematch = Сыграть ещё
end-rematch-there = К реваншу
end-replay = Повтор
end-chronicle = Летопись партии
end-ranking = Места и очки по источникам
end-sources = Откуда очки
end-bars = Очки по источникам; те же числа в таблице
end-course = Как шла игра
end-figures = В числах
end-seed = Зерно
end-commitment = Его SHA-256
end-rank = Место
end-player = Игрок
end-name = { $who }
end-points = Очки
end-won = победа

replay-later = Партия не окончена: повтор и летопись появятся в конце.
replay-at = Решение { $at } из { $all }
replay-first = В начало
replay-prev = Назад
replay-next = Вперёд
replay-last = В конец
replay-decision = Решение
replay-seen-by = Глазами:
replay-all-knowing = всех (всеведущий)
replay-show = Показать
told-story = Рассказ о партии
told-no-board = Эту партию играли по другим правилам: её позиции больше не показать, но рассказать её можно.

cards-title = Альманах: { $game }
cards-lede = Каждый текст составлен из тех же данных, что читают правила.
cards-find = Найти
cards-show = Показать
cards-count = { $found } из { $all }

rules-title = Правила: { $game }
rules-lede = Своими словами. Где печатные правила оставляют вопрос открытым, сказано, как играют за этим столом.
rules-contents = Содержание

style-title = Вид
style-lede = Все части по одному разу в обеих темах. Что придумано здесь, используется везде.
style-light = Светлая
style-dark = Тёмная
style-colours = Цвета
style-type = Шрифт
style-buttons = Кнопки
style-badges = Метки и сообщения
style-forms = Формы
style-cards = Карты
style-icons = Значки
style-table = Таблица

site-nav-account = Войти
site-nav-fairness = Честность
site-too-much = Слишком много сразу. Подождите, пожалуйста, { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
 }.
site-database-exists = { $file } уже существует и оставлен как есть
site-seats-differ = Указано мест: { $wanted }, а в этой подготовке их { $seats }.

account-title = Учётная запись
account-lede = Чтобы играть, учётная запись не нужна. Она сохранит ваши партии при смене браузера, покажет, как вы играете, и пустит за стол ваши программы.
account-log-in = Войти
account-log-in-hint = Партии, начатые в этом браузере, перейдут в вашу учётную запись.
account-register = Завести учётную запись
account-register-hint = Имя и пароль от восьми знаков. Партии, начатые в этом браузере, перейдут в неё.
account-name = Имя
account-password = Пароль
account-profile = Ваша страница для всех
account-leave = Выйти
account-log-out = Здесь
account-log-out-everywhere = Везде
account-tokens = Ключи для программ
account-tokens-hint = Кто владеет ключом, играет от вашего имени. API описан здесь:
account-token-label = Для чего он?
account-make-token = Сделать ключ
account-drop-token = Отозвать
account-token-once = Показывается только один раз:
account-token-unnamed = Ключу нужно имя, чтобы потом вспомнить, для чего он.
account-too-many-tokens = { $most } ключей достаточно: сначала отзовите какой-нибудь.
account-no-token = Такого ключа у вас нет.
account-change-password = Сменить пароль
account-change-password-hint = Во всех других браузерах произойдёт выход. Ключи останутся.
account-old-password = Нынешний пароль
account-new-password = Новый пароль
account-delete = Удалить учётную запись
account-delete-hint = В идущих партиях ваши места займут боты. В законченных останется имя, под которым вы играли.
account-name-taken = Имя { $name } занято.
account-bad-password = В пароле должно быть от { $least } до { $most } знаков.
account-wrong-password = Имя и пароль не подходят друг к другу.
account-log-in-first = Сначала войдите.

profile-nobody = Под таким именем здесь никого нет.
profile-none = Законченных партий пока нет.
profile-results = Результаты
profile-games = Законченные партии
profile-game = Игра
profile-played = Сыграно
profile-won = Побед
profile-best = Лучший счёт
profile-place = { $rank }-е место из { $seats }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
profile-alone-won = победа в одиночной игре, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
profile-alone-lost = поражение в одиночной игре, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }

fair-title = Честно ли перемешаны карты?
fair-link = Что это?
fair-commitment = SHA-256 зерна:
end-fair = Доказательство честности

report-link = Сообщить о проблеме
report-title = Сообщить о проблеме
report-lede = Ваши слова сохранятся вместе с этой самой позицией, и её можно будет открыть такой, какая она сейчас.
report-words = Что не так? Чего вы ожидали?
report-send = Отправить
report-back = Вернуться к столу
report-bad-words = В сообщении должны быть слова, не больше { $most } знаков.
report-none = Такого сообщения нет.
report-position = Позиция из сообщения
report-scenario = Сценарий
report-scenario-later = Позицию можно будет скачать, когда партия закончится: пока в ней есть тайны.

api-no-token = Для этого нужен ключ (bearer token): сделайте его в учётной записи или станьте гостем через POST /api/guests.
api-bad-table = Темп — «live» или «days-N», видимость — «link» или «public».

ethnos-page-keys = Клавиши: 1–9 и 0 выбирают карты, с Shift — лидера; D — из колоды, B — сыграть отряд, N — отказаться, U — отменить.
ethnos-page-find = Племя или слово из его текста
ethnos-page-age = Эпоха { $age } из { $ages }
ethnos-page-dragons = драконы { $dragons }/{ $all }
ethnos-page-deck = Колода: { $count }
ethnos-page-open = Открытые карты
ethnos-page-glory = слава
ethnos-page-in-hand = карт на руке
ethnos-page-markers-left = маркеров в запасе
ethnos-page-bands = Отряды
ethnos-page-hand = Рука
ethnos-page-my-bands = Мои отряды этой эпохи: дадут { $glory }
ethnos-page-no-bands = пока ни одного
ethnos-page-my-horde = Орда орков: даст { $glory }
ethnos-page-horde-size = Орда орков: { $markers } из 6
ethnos-page-map = Карта шести королевств; те же сведения ниже в таблице
ethnos-page-kingdom = Королевство
ethnos-page-tokens = Слава I–III
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
ethnos-page-band-title = Отряд из { $size }, лидер — { NAME($leader) }
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

## Imperial Settlers: the table

settlers-page-keys = Клавиши: 1–9 и 0 открывают карты руки или нажимают ответы слева направо; P — пас, E — конец хода или обмена, F — фундамент, N — отказаться, U — отменить.
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
settlers-page-deciding = решает
settlers-page-decided = решение принято
settlers-page-order = Порядок хода
settlers-page-in-hand = карточек на руке
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
settlers-page-block = Запретить
settlers-page-remove = Сбросить
settlers-page-lose = Потерять
settlers-page-give-up = Отдать
settlers-page-build = Построить
settlers-page-deal = Сделка
settlers-page-raze = Разрушить
settlers-page-tuck = Положить под
settlers-page-take = Взять
settlers-page-keep = Оставить
settlers-page-cost = Стоимость
settlers-page-free = даром
settlers-page-brings = Принесёт сразу
settlers-page-every-round = сейчас и каждый раунд
settlers-page-short = Не хватает: { $goods }.
settlers-page-read = Пока можно читать любые карты: нажмите на карту.
settlers-page-together = Все решают одновременно.
settlers-page-next-production = Следующее производство:
settlers-page-open = Открытые карты
settlers-page-pass-number = { $number ->
    [1] Первый круг
   *[other] Второй круг
 }
settlers-page-lookout-text = Каждый берёт одну карту, остаток сбрасывается. Второй круг идёт в обратную сторону.
settlers-page-lookout-advanced = Каждый берёт одну карту, затем каждый берёт ещё одну.
settlers-page-lookout-solo = Вы берёте две карты. После каждой одну получает противник: сначала по жребию, потом последнюю.
settlers-page-taken = взял игрок { $who }
settlers-page-dealt = Вам сдано: оставьте одну из { $count }
settlers-page-dealt-others = Все втайне оставляют по одной карте
settlers-page-dealt-first = Их видите только вы. Остальные получит { $to }; затем вы оставите одну из тех, что передадут вам.
settlers-page-dealt-second = Эти карты передаёт вам { $from }. Что вы не оставите, уйдёт в сброс.
settlers-page-chosen = Ваш выбор
settlers-page-drawn = Взятые карты
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
 } и применить { $activates ->
    [one] { $activates } локацию
    [few] { $activates } локации
   *[many] { $activates } локаций
 }.
settlers-page-tip-defend = Даром: щит — жетон обороны на общую локацию.
settlers-page-tip-deploy = Даром: шлем — самурай на имперскую локацию.
settlers-page-tip-tuck = Даром: карточки с руки можно положить под свою локацию.
settlers-page-tip-put = Даром: ресурсы можно положить на свою локацию.
settlers-page-tip-foundation = Фундамент в конце игры ничего не стоит.
settlers-page-tip-over = В конце общая локация принесёт { $common ->
    [one] { $common } очко
    [few] { $common } очка
   *[many] { $common } очков
 }, имперская — { $faction }.
settlers-page-tip-keep = Карточка уйдёт вам в руку.
settlers-page-tip-discard = Нажмите кнопку под картой своей руки.
settlers-page-tip-copy = Нажмите производящую локацию своей империи.
settlers-page-tip-samurai = Нажмите имперскую локацию своей империи.
settlers-page-tip-raze = Нажмите чужую локацию или кнопку под картой своей руки.
settlers-page-tip-target = Нажмите локацию.
settlers-page-tip-reset = Нажмите использованную локацию своей империи.
settlers-page-tip-choose = Сделки лежат над империей.
settlers-page-tip-build = У того, что можно построить, есть кнопка. Отдавать локацию не нужно.
settlers-page-tip-lose = Атака поражает одну из нескольких равных локаций: нажмите ту, что отдаёте.
settlers-page-to-win = Цель
settlers-page-own-locations = ваши имперские локации
settlers-page-trophies = трофеи противника
settlers-page-win-text = Имперских локаций должно быть больше, чем трофеев.
settlers-page-his-locations = Локации противника
settlers-page-his-text = Что останется к атаке, станет трофеем.
settlers-page-attack-row = Ряд атаки
settlers-page-attack-deck = новые впереди · в колоде { $count }
settlers-page-new = новая
settlers-page-attack-text = Новая карта вместе с одной из старых поражает локацию ровно с такой парой товаров разрушения.
settlers-page-if-next = Если выйдет…
settlers-page-nothing-falls = ничего не падает

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
hadara-page-setup-cards = Стартовые карты
hadara-page-tables = Таблицы

## Imperial Settlers: cards and pages

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
settlers-face-find = Название, цвет или слово из свойства карточки
settlers-face-common = Общие карточки
settlers-face-boards = Планшеты империй
settlers-face-solo = Одиночная игра
settlers-face-production-row = Производство
settlers-face-actions-row = Действия
settlers-face-each-round = Каждый раунд
settlers-face-keeps = Сохраняет
settlers-face-factions = Империи
settlers-face-factions-hint = У каждого своя. Римляне и варвары проще всего для начала.
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
settlers-face-war = По правилам
settlers-face-war-hint = Жетоны разрушений достают локации других игроков
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
settlers-face-test-won = Имперских локаций больше, чем трофеев: победа. Поровну было бы мало.
settlers-face-test-lost = Имперских локаций должно быть больше, чем трофеев: поражение.
settlers-face-ranks = Таблица достижений
settlers-face-rank-from = от { $points }
settlers-face-busiest = Самая занятая локация
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
