# Сайт.

site-brand = Летопись
site-skip = К содержанию
site-nav = Сайт
site-nav-games = Игры
site-nav-new = Новый стол
site-nav-cards = Альманах
site-nav-rules = Правила
site-nav-style = Стиль
site-motto = Каждую партию можно пересмотреть ход за ходом и проверить.
site-unofficial = Неофициально: без рисунков и текстов издателей.
site-sound-on = Звук включён
site-sound-off = Звук выключен
site-theme = Сменить тему
site-close = Закрыть
site-line-looking = Сайт не отвечает. Пробуем ещё раз…
site-line-sending = Пока не отправлено: сайт не отвечает. Пробуем ещё раз…
site-installed = Карточные игры о цивилизациях — с людьми и с ботами.
site-offline = Нет связи
site-offline-more = Этой странице нужен сайт, а он сейчас недоступен. Ваши решения не пропали: партии хранятся на сайте.
site-offline-again = Попробовать ещё раз
site-watching = Вы смотрите
site-guest = Гость
site-your-name = Ваше имя
site-home = На главную
site-lost = Такой страницы нет
site-wait = Минутку
site-refused = Не получилось
site-no-page = По этому адресу ничего нет.
site-no-table = Стола по этой ссылке нет. Возможно, в пути потерялась буква.
site-no-game = Такой игры здесь нет.
site-stale = С тех пор как показана эта страница, на столе что-то изменилось; ничего не сделано. Вот как обстоят дела сейчас.
site-set-aside = С этим столом что-то не так. Он отложен, запись партии сохранена.
site-set-not-offered = За этим столом играют набором карт «{ $set }», а его здесь сейчас нет. Стол отложен: партия продолжится, когда набор вернут.
site-broken = Сейчас это не удалось сохранить, поэтому ничего не сделано. Попробуйте ещё раз.
site-foreign-form = Эта форма пришла с другого сайта, поэтому ничего не сделано.
site-unknown-act = Такой кнопки здесь нет.
site-database-damaged = { $file } не годится ({ $detail }). Файл не тронут: восстановите копию или назовите другой файл в --database
site-database-broken = { $file } не открыть: { $detail }


home-title = Карточные игры о цивилизациях
home-lede = Карточные игры о цивилизациях и народах. С друзьями или против ботов, за один вечер или по ходу в день.
home-play-now = Играть сейчас
home-play-hint = «{ $game }» против ботов, без регистрации
home-play = Играть
home-minutes = мин
home-mine = Мои партии
home-all-mine = Все мои партии
home-open = Открытые столы
home-open-none = Сейчас никто не ждёт соперников.
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
new-seat-open = Открыто: по ссылке
new-seat-here = Ещё один игрок за этим экраном
new-seat-none = Без места
new-setup = Подготовка
new-setup-usual = Обычная для стольких игроков
new-set = Набор карт
new-set-hint = В каждом наборе свои числа на картах. Все карты есть в альманахе.
site-usual-set = обычный набор карт
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
new-go = Создать стол
new-cancel = Отмена

lobby-lede = Стол создан. Когда все места будут заняты, хозяин стола начнёт игру.
lobby-lede-host = Стол создан. Когда все места будут заняты, начните игру.
lobby-share = Отправьте эту ссылку тем, с кем играете:
lobby-open = свободно
lobby-sit = Занять место
lobby-bot = Бот
lobby-no-bot = Без бота
lobby-leave = Уйти
lobby-remove = Убрать
lobby-start = Начать
lobby-wait = Ждём, пока займут свободные места.
lobby-host-starts = Игру начнёт хозяин стола.

table-skip = К решению
table-parts = Части стола
table-scores = Счёт
table-tab-board = Поле
table-tab-mine = Моё
table-tab-others = Другие
table-tab-log = Ход партии
log-since = После вашего решения
log-before = До вашего решения
log-filter = Чьи строки показаны
log-all = Все
log-mine = Мои
log-moment = Показать этот момент в повторе
log-whole = Весь ход партии
log-none = Пока ничего не произошло.
log-departed = { $who } выходит из игры; дальше на этом месте играет бот.
table-chat = Чат
table-hand = Моя рука
table-decision = Решение
table-your-turn = Ваш ход
table-waiting-for = Ждём: { $who }
table-time-left = { $days ->
    [0] осталось { $hours } ч
   *[other] осталось { $days } д { $hours } ч
 }
table-undo = Отменить
table-ask-undo = Попросить отмену
table-undo-trace = Отмена останется в записи партии, и в профилях такая партия не считается.
table-undo-asked = { $who } просит отменить последнее решение.
table-agree = Согласиться
table-refuse = Отказать
table-withdraw = Передумать
table-give-to-bot = Отдать боту место игрока { $who }
table-pass-screen = Передайте экран: { $who }
table-pass-hint = Карты скрыты, пока не подойдёт следующий игрок.
table-i-am = Я — { $who }
table-say = Написать
table-send = Отправить
table-more = Ещё
table-speed = Боты:
table-speed-instant = сразу
table-speed-normal = быстро
table-speed-slow = не спеша
table-resign = Сдаться: моё место займёт бот

end-summary = { $game } · игроков: { $players } · решений: { $decisions }
end-taken-back = { $count ->
    [one] отменено { $count } решение
    [few] отменено { $count } решения
   *[many] отменено { $count } решений
 }
end-decided = Что решило: { $how }.
end-alone = Итог: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }.
end-alone-against = У вас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }, у бота — { $rival }.
end-you-won = Вы победили: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }; второе место — { $second }{ $by ->
    [0] {""}
    [one] , отставание { $by } очко
    [few] , отставание { $by } очка
   *[other] , отставание { $by } очков
 }.
end-you-shared = Победа общая: вы и { $others }, по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[other] { $points } очков
 }.
end-you-placed = Вы заняли { $place ->
    [1] первое
    [2] второе
    [3] третье
    [4] четвёртое
    [5] пятое
    [6] шестое
   *[other] { $place }-е
 } место из { $players }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }; победа — { $who }{ $by ->
    [0] {""}
    [one] , отрыв { $by } очко
    [few] , отрыв { $by } очка
   *[other] , отрыв { $by } очков
 }.
end-won-by = Победа — { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }; второе место — { $second }{ $by ->
    [0] {""}
    [one] , отставание { $by } очко
    [few] , отставание { $by } очка
   *[other] , отставание { $by } очков
 }.
end-shared = Победа общая: { $who }, по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[other] { $points } очков
 }.
end-difference = Самая большая разница — «{ $source }»: { $more } против { $less }.
end-turned = { $who } удерживает лидерство с решения { $at } из { $all }.
end-turned-last = { $who } выходит вперёд только в самом конце.
end-course-axis = Решения партии; очки — как если бы она закончилась в этот момент
end-rematch = Сыграть ещё
end-rematch-there = К реваншу
end-replay = Повтор
end-chronicle = Запись партии
end-ranking = Места и очки по источникам
end-sources = Откуда очки
end-bars = Очки по источникам; те же числа в таблице
end-course = Как шла игра
end-figures = В числах
end-seed = Зерно (из него перемешаны карты)
end-commitment = Его SHA-256
end-rank = Место
end-player = Игрок
end-headline = { $count ->
    [0] Никто не победил
    [one] Победа: { $who }
   *[other] Победители: { $who }
 }
end-name = { $who }
end-points = Очки
end-won = победа

replay-later = Партия не окончена: повтор и запись партии появятся в конце.
replay-at = Решение { $at } из { $all }
replay-first = В начало
replay-prev = Назад
replay-next = Вперёд
replay-last = В конец
replay-turn-prev = На ход назад
replay-turn-next = На ход вперёд
replay-play = Смотреть подряд
replay-stages = Части партии
replay-decision = Решение
replay-seen-by = Чьими глазами:
replay-all-knowing = все карты открыты
replay-show = Показать
told-story = Рассказ о партии
told-no-board = Эту партию играли по другим правилам: её позиции больше не показать, но рассказать её можно.

cards-title = Альманах: { $game }
cards-lede = Каждый текст составлен из тех же данных, что читают правила.
cards-find = Найти
cards-show = Показать
cards-hint = Название или слово из текста
cards-count = { $found } из { $all }
cards-none = В альманахе ничего не нашлось. Попробуйте другие слова или меньше слов.
cards-any = все
cards-kind = Вид
cards-deck = Колода
cards-colour = Цвет
cards-cost = Цена
cards-mark = Символ
card-none = Такой карты в альманахе нет.
card-in-almanac = В альманахе
card-address = Отдельная страница

rules-title = Правила: { $game }
rules-lede = Своими словами. Если печатные правила оставляют вопрос открытым, сказано, как играют здесь.
rules-none = Эти правила ещё не записаны. По ходу партии их объясняют вопросы, ход партии и альманах.
rules-contents = Содержание
rules-open = Открыть эту позицию

style-title = Вид
style-lede = Все элементы по одному разу в обеих темах.
style-light = Светлая
style-dark = Тёмная
style-colours = Цвета
style-type = Шрифт
style-buttons = Кнопки
style-badges = Метки и сообщения
style-forms = Формы
style-cards = Карты
style-cards-of = Карты игры { $game }
style-icons = Значки
style-table = Таблица

site-nav-account = Войти
site-nav-fairness = Честность
site-too-much = Слишком много сразу. Подождите, пожалуйста, { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
 }.
limits-bad-rate = { $key }: в минуту должно быть больше нуля, сразу — не меньше одного
limits-nothing = { $key }: ноль, то есть никто ничего не сможет
site-database-in-use = с файлом { $file } уже работает другой сайт: сначала закройте его или назовите другой файл в --database
seal-bad-key = это не ключ сайта: нужны 64 шестнадцатеричные цифры, как их показывает сайт по адресу /.well-known/letopis-key
seal-none = эту запись партии не подписал ни один сайт, или подпись из неё убрали
seal-broken = подпись не сходится: запись партии изменили после того, как сайт её подписал
seal-other-site = эту запись партии подписал другой сайт, ключ { $key }
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
account-profile = Ваша публичная страница
account-leave = Выйти
account-log-out = Здесь
account-log-out-everywhere = Везде
account-tokens = Ключи для программ
account-tokens-hint = Кто владеет ключом, играет от вашего имени. API описан здесь:
account-token-label = Для чего он?
account-make-token = Создать ключ
account-drop-token = Отозвать
account-token-once = Показывается только один раз:
account-token-unnamed = Ключу нужно имя, чтобы потом вспомнить, для чего он.
account-too-many-tokens = Больше { $most } { $most ->
    [one] ключа
   *[other] ключей
 } иметь нельзя: сначала отзовите какой-нибудь.
account-no-token = Такого ключа у вас нет.
account-change-password = Сменить пароль
account-change-password-hint = Во всех других браузерах придётся войти заново. Ключи останутся, если не отметить иное.
account-old-password = Нынешний пароль
account-new-password = Новый пароль
account-delete = Удалить учётную запись
account-delete-hint = В идущих партиях ваши места займут боты. В законченных останется имя, под которым вы играли.
account-name-taken = Имя { $name } занято.
account-bad-password = В пароле должно быть от { $least } до { $most } знаков.
account-wrong-password = Неверное имя или пароль.
account-log-out-hint = «Везде» завершает все сеансы и отзывает все ключи.
account-end-tokens = Отозвать и все ключи
account-weak-password = Этот пароль слишком легко угадать: { $why }. Несколько не связанных между собой слов лучше, чем одно слово с цифрами.
account-weak-name = это ваше имя или почти только оно
account-weak-keys = эти клавиши стоят рядом
account-weak-repeats = он повторяется или идёт по порядку
account-weak-common = им или очень похожим пользуются многие
account-weak-date = это дата
account-weak-word = это одно слово или имя
account-weak-short = он короткий или однообразный
site-unclear-name = В этом имени есть невидимые знаки или скобки либо его нельзя прочесть: выберите такое, которое все отличат от других.
account-log-in-first = Сначала войдите.

profile-nobody = Под таким именем здесь никого нет.
profile-none = Законченных партий пока нет.
profile-results = Результаты
profile-games = Законченные партии
profile-game = Игра
profile-played = Сыграно
profile-won = Побед
profile-best = Лучший счёт
profile-taken-back = Партии, в которых решения отменяли, есть в списке, но в счёт не идут.
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
fair-promise = Карты уже перемешаны. Изменить это больше никто не может, а после партии проверит любой.
fair-commitment = Отпечаток перемешивания (SHA-256):
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

api-no-token = Для этого нужен ключ (bearer token): создайте его в учётной записи или станьте гостем через POST /api/guests.
api-bad-table = Темп — «live» или «days-N», видимость — «link» или «public».

## What happened by itself, told again

retelling-again = Показать ещё раз
retelling-skip = Сразу в конец
retelling-totals = Очки
speed-choose = Скорость:
speed-slow = медленно
speed-usual = обычно
speed-fast = быстро
speed-never = по просьбе
retelling-back = К столу
retelling-none = Здесь нечего показывать ещё раз.

## Any game: the plain table

plain-keys = Клавиши: 1–9 — первые ответы, U — отменить.

# Чат.
site-not-aside = Стол { $table } не отложен.
talk-earlier = { $count ->
    [one] Ещё { $count } строка до этого
    [few] Ещё { $count } строки до этого
   *[many] Ещё { $count } строк до этого
 }
talk-back = Назад к столу
talk-none = Никто ещё ничего не сказал.
talk-lines = новых от других
talk-onlookers = Зрители
talk-onlookers-talk = смотрят и говорят
talk-onlookers-watch = смотрят молча
talk-onlookers-away = не допускаются
# Кампании

campaign-link = Кампания
campaigns-title = Кампании
campaigns-lede = Кампания — это несколько партий подряд, где каждая меняет следующую. Она хранится здесь вместе со всеми партиями, а её лист можно распечатать.
campaigns-mine = Ваши кампании
campaigns-begin = { $game }: начать кампанию
campaigns-go = Начать кампанию
campaigns-invite = Или сыграйте кампанию: несколько партий подряд, где каждая меняет следующую.
campaign-stage-choose = ждёт выбора
campaign-stage-begin = пора играть
campaign-stage-play = идёт партия
campaign-stage-won = выиграна
campaign-stage-lost = проиграна
campaign-over-won = Кампания выиграна!
campaign-over-lost = Кампания окончена. В следующий раз получится.
campaign-watching = Это чужая кампания: продолжить её может только её игрок.
campaign-next-game = Следующая партия
campaign-play = Играть
campaign-game-on = Идёт партия
campaign-game-on-hint = Когда она закончится, её итог сам появится здесь. Если отдать место боту, партия считается проигранной.
campaign-to-table = К столу
campaign-back = К кампании
campaign-sheet = Лист кампании
campaign-player = Игрок
campaign-no-games = Ещё ни одной партии.
campaign-game = Партия { $number }
campaign-text = Кампания файлом
campaign-print = Лист печатается на одной странице.
campaign-proof = Чем подтверждаются партии
campaign-proof-hint = До начала партии здесь стоит отпечаток её зерна, после конца — последний контрольный код записи партии. Оба должны подходить к записи партии.
campaign-none = Такой кампании нет.
campaign-not-yours = Это чужая кампания.
campaign-not-offered = В этой игре нет кампаний.
campaign-not-ready = В этой кампании сейчас нечего играть.
campaign-too-many = Здесь можно хранить не больше { $most } { $most ->
    [one] кампании
   *[other] кампаний
 }.
campaign-unreadable = Не удалось прочитать эту кампанию: { $why }

home-waiting-for-you = { $count ->
    [one] вас ждёт { $count } партия
    [few] вас ждут { $count } партии
   *[other] вас ждут { $count } партий
}
lobby-invited = { $who } зовёт вас сыграть: { $game }. Займите свободное место; когда все места будут заняты, хозяин стола начнёт игру.
lobby-copy = Скопировать
lobby-copied = Скопировано
table-resign-sure = Да, сдаюсь

## Ссылка на партию и напоминания

share-go = Поделиться
share-copied = Ссылка скопирована
share-later = Партия не окончена: картинка появится в конце.
share-gist = { $game }: { $places }.
share-place = { $who } — { $points }
waits-turn = { $game }: ваш ход
waits-on = Браузер сообщает о вашем ходе
waits-off = Браузер не сообщает о вашем ходе
waits-offer = Пока другие думают, можно заняться своими делами: браузер сообщит, когда до вас дойдёт ход. Для этого достаточно оставить открытой любую вкладку с этим сайтом.
waits-yes = Сообщать о моём ходе
waits-no = Не нужно
waits-refused = Браузер не разрешает этому сайту присылать сообщения.
