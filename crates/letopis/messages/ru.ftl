# Программа.

letopis-error = letopis: { $what }

help-letopis = «Летопись»: карточные игры о цивилизациях, точно по их правилам.
help-usage = Вызов:
help-commands = Команды
help-options = Параметры
help-help = Показать эту справку
help-version = Показать версию
help-lang = Язык: en или ru; по умолчанию — как в системе
help-data = Взять данные карт из этой папки, а не встроенные
help-game = Какая игра: { $games }
help-seed = Сыграть ту же партию ещё раз: число
help-setup = Вся подготовка в записи игры, например "4 players, tribes random"; без этого параметра — обычная. Их перечисляет `letopis setups GAME`
help-setups = Варианты подготовки игры и как они записываются
help-chronicle = Запись партии
help-serve = Открыть сайт (то же — без команды)
help-serve-listen = Где слушать; по умолчанию 127.0.0.1:8080
help-serve-database = Где хранить столы; по умолчанию letopis.db
help-serve-data = Папка, в которой для каждой игры с другими картами лежит своя папка: её файлы — вместо встроенного набора, папки внутри неё — наборы рядом с ним
help-serve-log = В каком виде вести журнал в потоке ошибок: text (по умолчанию) или json; RUST_LOG=info расскажет больше
help-serve-limits = Файл с ограничениями (обычные — в deploy/limits.ron) или off, чтобы снять все: для измерений
help-serve-behind-proxy = Верить X-Forwarded-For и X-Forwarded-Proto: только за вашим прокси, который их выставляет
help-reports = Показать сообщения о проблемах или одно из них
help-reports-id = Сообщение
help-reports-chronicle = Записать в этот файл партию до этой позиции, вместе с зерном
help-reports-scenario = Записать в этот файл позицию как сценарий
help-backup = Скопировать базу в новый файл, не закрывая сайта
help-backup-file = Новый файл
help-tables = Показать отложенные столы; вернуть один из них в игру или удалить
help-tables-do = restore — попробовать стол ещё раз; drop — удалить вместе с журналом и сообщениями
help-tables-id = Стол
tables-none = Отложенных столов нет.
tables-line = { $date } { $table } { $game } { $names }: { $why }
tables-restored = Стол { $table } снова в игре.
tables-dropped = Стол { $table } удалён.
tables-unknown = Нет стола { $table }
reports-none = Сообщений нет.
reports-line = { $date } стол { $table }, запись { $number }, { $page }
reports-no-database = Нет файла { $file }
reports-unknown = Нет сообщения { $id }
reports-not-begun = Партия ещё не началась: позиции нет
backup-done = { $database } скопирована в { $file }
help-play = Играть в терминале
help-play-seats = Кто где сидит, по часовой стрелке: me, random, greedy, chieftain, warlord, imperator, sovereign или overlord; по умолчанию me,greedy,greedy
help-play-file = Хранить партию в этом файле; если он есть — продолжить её
help-simulate = Сыграть много партий между ботами и показать итоги
help-simulate-seats = Сколько мест
help-simulate-bots = random, greedy, chieftain, warlord, imperator, sovereign или overlord: один на все места или по одному на каждое
help-simulate-games = Сколько партий
help-simulate-threads = Сколько потоков; по умолчанию — по числу ядер
help-simulate-round-robin = Свести каждую пару народов или фракций в стольких партиях; после половины партий места меняются
help-simulate-keep = Хранить сыгранное по кругу в этом файле и продолжать с него
help-arena = Свести ботов на одних и тех же раскладах со сменой мест, каждого с каждым, и показать, кто сильнее
help-arena-bot = Кто встречается: имена ботов или боты с запасом на решение (search:400 — итерации, search:100ms — время)
help-arena-games = Сколько партий играет каждая пара; число округляется до целых раскладов
help-arena-sequential = Прекратить встречи пары, как только ясно, кто сильнее
help-arena-keep = Хранить сыгранное в этом файле и продолжать с него
help-fit = Подобрать веса оценки игры, пробуя их разные варианты в партиях
help-fit-generations = Сколько поколений вариантов попробовать
help-fit-games = Сколько партий играет каждый вариант; по умолчанию 64
help-fit-iterations = Сколько итераций поиск тратит на решение; по умолчанию 2
help-fit-from = Начать с весов из этого файла, а не со встроенных
help-fit-keep = Хранить выученное в этом файле и продолжать с него
help-fit-out = Записать веса в этот файл, а не печатать
help-practise = Выработать у ботов привычки: пусть играют сами с собой
help-practise-rounds = Сколько раундов по 320 партий сыграть
help-practise-out = Записывать привычки в этот файл, время от времени и в конце
help-practise-from = Начать с привычек из этого файла, а не с чистого листа
help-practise-setup = Вся подготовка в записи игры; если указать несколько, они чередуются
help-simulate-json = Напечатать ровно один объект JSON
help-replay = Рассказать сохранённую партию решение за решением
help-verify = Проверить, что сохранённая партия цела и сыграна по правилам, а с --site — что её никто не менял
help-verify-site = Ключ сайта, с которого партия, или файл с ним (ключ сайта лежит по адресу /.well-known/letopis-key)
help-scenario = Сыграть файлы сценариев
help-scenario-file = Файлы сценариев
help-cards = Найти карты; «cards check [ПАПКА]» проверяет данные; «cards export ИГРА --csv» печатает её набор таблицей, «cards import ИГРА ФАЙЛ» делает набор из таблицы
help-cards-word = Слово из имени или текста карты; после export и import — игра
help-completions = Напечатать скрипт, с которым оболочка дополняет эти команды
help-completions-shell = Какая оболочка: bash, elvish, fish, powershell или zsh
help-about = Показать эту справку или справку о команде
help-about-command = Какая команда

letopis-unknown-command = нет команды «{ $command }»: есть { $known }
letopis-unknown-command-near = нет команды «{ $command }»: может быть, { $near }?
letopis-unknown-argument = здесь нет параметра «{ $arg }» (см. --help)
letopis-unknown-argument-near = здесь нет параметра «{ $arg }»: может быть, { $near }?
letopis-argument-conflict = { $arg } и { $other } нельзя указать вместе
letopis-missing-argument = не хватает { $arg } (см. --help)
letopis-missing-value = параметру { $arg } нужно значение
letopis-bad-value = { $arg } не может быть «{ $value }» (см. --help)
letopis-bad-choice = { $arg } не может быть «{ $value }»: ожидалось { $known }
letopis-bad-number = { $arg } не может быть «{ $value }»: нужно число от { $least } до { $most }
letopis-unknown-game = нет игры «{ $game }»: ожидалось { $games }
letopis-unknown-bot = «{ $name }» — не me и не бот: ожидалось { $known }
letopis-bots-not-seats = ботов { $bots }, а мест { $seats }: назовите одного или по одному на место
letopis-cannot-read = не удалось прочитать { $file }: { $detail }
letopis-cannot-write = не удалось записать { $file }: { $detail }
letopis-too-large = файл { $file } слишком велик (больше 16 МиБ)
letopis-not-text = { $file } — не текстовый файл
letopis-no-directory = нет папки { $directory }
letopis-no-seed = система не даёт случайных чисел: { $detail }
letopis-no-signals = система не сообщает о Ctrl-C: { $detail }
letopis-setups-how = Запись: { $form }. Например: letopis play { $game } --setup "…"
letopis-resume-as-is = в файле { $file } уже есть партия: чтобы продолжить её, уберите --seats, --setup и --seed или назовите другой файл

serve-open = «Летопись» открыта: { $address } (Ctrl-C закрывает)
serve-cannot-listen = на { $address } не получается слушать: { $detail }
serve-bad-set-name = «{ $name }» не годится в имена набора: строчные латинские буквы, цифры и дефисы, первой — буква, не больше { $most } знаков
serve-same-set = в наборах { $set } и { $other } одни и те же числа: это один набор
serve-no-data = в { $directory } нет папки с именем игры ({ $games })
serve-no-threads = система не даёт потоков: { $detail }

letopis-data-good = { $game }: записи в порядке ({ $entries }), отпечаток { $fingerprint }
letopis-no-card = «{ $word }» нигде не упоминается

letopis-won = { $count ->
    [one] Побеждает { $who }
   *[other] Побеждают { $who }
 }: { $how }.
letopis-taken-back = { $count ->
    [one] Отменено { $count } решение.
    [few] Отменено { $count } решения.
   *[many] Отменено { $count } решений.
 }
letopis-verified = Всё в порядке: решений { $count }, все по правилам, все контрольные коды сходятся; отпечаток зерна { $commitment }.
letopis-verified-unfinished = Пока всё в порядке: решений { $count }, все по правилам, все контрольные коды сходятся; партия не окончена.
letopis-signed = Подписано сайтом с этим ключом, стол { $table }: с тех пор ничего не изменено, не добавлено и не убрано.
letopis-unsigned = Контрольные коды находят описки; это не подпись. Менял ли кто-нибудь партию, скажет --site КЛЮЧ.
letopis-other-version = { $file }: { $how }. В записи ничего не изменено, но повторить её решения здесь нельзя.

scenario-ok = верно  { $title }
scenario-failed = НЕВЕРНО  { $title }
    { $what }
scenario-count = верно { $passed }, неверно { $failed }{ $unreadable ->
    [0] {""}
   *[other] , не удалось сыграть { $unreadable }
 }

letopis-simulated = Партий { $games }, решений { $decisions }, { $seconds } с: { $games_per_second } партий/с, { $decisions_per_second } решений/с
letopis-truncated = Не закончились и прерваны партии: { $games }
letopis-stopped = Остановлено: сыграно партий { $games } из { $all }.
letopis-arena = Партий: { $games } ({ $setup })
letopis-arena-games = партий
letopis-arena-elo = Эло
letopis-arena-time = мс/решение
letopis-arena-stopped = Остановлено, сыграны не все партии.
letopis-arena-alone = одному боту не с кем встретиться: назовите ещё одного или игру для одного
letopis-arena-seats = эта подготовка на { $seats }, а не на { $wished }
letopis-kept-other = в файле { $file } сохранена другая серия (не совпадает { $what }): назовите другой файл
letopis-fitted = Поколений: { $generations }, последнее — { $success } %; веса записаны в { $file }
letopis-fit-none = в оценке игры { $game } нет весов, которые можно подобрать
letopis-practise-none = об игре { $game } ничего не подмечается, привычкам взяться неоткуда
letopis-practised = Раундов: { $rounds }; первое место выиграло { $won } %, отрыв в среднем { $ahead }
letopis-round-robin = Пар { $pairs }, партий { $games }, в среднем решений на партию: { $decisions }
letopis-round-robin-stopped = Остановлено: сыграно пар { $pairs } из { $all }.{ $kept ->
    [yes] {" "}Та же команда продолжит с этого места.
   *[no] {""}
 }
letopis-round-robin-alike = в игре { $game } все начинают одинаково: сводить некого
letopis-round-robin-bots = при игре по кругу на всех местах играет один бот, а не несколько
letopis-round-robin-two = по кругу играют на двух местах, а не на { $seats }
letopis-people = народ
letopis-interval = 95 %
letopis-decisions = решений
letopis-lopsided = Самые неравные пары
letopis-lopsided-pair = { $one } – { $two }
letopis-seat = место
letopis-bot = бот
letopis-mean-points = очки в среднем
letopis-win-rate = победы

letopis-me = Игрок
letopis-player-number = Игрок { $number }
letopis-play-begins = Колода уже перемешана: SHA-256 зерна — { $commitment }. Введите номер или решение; help расскажет больше.
letopis-play-seed = Зерно было { $seed }.
letopis-play-help = Введите номер варианта или само решение, как оно записано рядом. На клавиатуре Tab дополняет, а стрелки возвращают набранное раньше.
      card ИМЯ    что делает карта; хватит и части имени
      cards       как называются все карты
      table       стол и варианты ещё раз
      more        все варианты
      log         партия с начала
      undo        отменить ваше последнее решение
      save ФАЙЛ   хранить партию в файле
      quit        выйти
    Партия в файле сохраняется после каждого решения, и её можно продолжить.
letopis-play-card-hint = Введите card и имя, чтобы прочитать, что делает карта.
letopis-play-kept = Партия сохранена. Продолжить её: { $command }
letopis-play-not-kept = Партия не сохранена. В следующий раз начните с --file ФАЙЛ или введите save ФАЙЛ, прежде чем выйти.
letopis-play-keep = Партия нигде не сохранена. Назовите файл, чтобы сохранить её, или нажмите Enter, чтобы выйти без сохранения.
letopis-play-keep-file = Файл
letopis-save-where = Скажите куда: save ФАЙЛ
letopis-save-exists = Файл { $file } уже есть, он останется как есть: назовите другой.
letopis-no-such-option = нет варианта { $number }: ожидалось от 1 до { $most }
letopis-more-options = … и ещё { $count }: введите more, чтобы увидеть их, или само решение.
letopis-nothing-to-undo = Вам нечего отменять.
letopis-undo-refused = Это уже нельзя отменить: с тех пор открылось что-то скрытое или решал кто-то другой.
letopis-undone = Отменено { $count } { $count ->
    [one] решение
    [few] решения
   *[many] решений
 }.

ethnos-table-heading = Этнос · эпоха { $age } из { $ages } · драконы { $dragons }/{ $all } · в колоде { $deck }
ethnos-table-kingdom = Королевство
ethnos-table-glory = Слава
ethnos-table-hand = Рука
ethnos-table-supply = Маркеры
ethnos-table-row = Открытые карты

hadara-show-heading = Хадара · эпоха { $epoch } из III · фаза { $phase } · первый игрок { $who }
hadara-show-deck = Колода
hadara-show-cards = Карты
hadara-show-crest = Гербы
hadara-show-pile = Стопка сброса
hadara-show-coins = Монеты
hadara-show-colonies = Колонии
hadara-show-statues = Статуи
hadara-show-medals = Медали
hadara-show-points = ПО

settlers-show-heading = Поселенцы · раунд { $round } из { $rounds } · { $phase } · общая колода { $deck }
settlers-show-lookout = разведка
settlers-show-production = производство
settlers-show-action = действия
settlers-show-attack = атака
settlers-show-over = конец
settlers-show-faction = Империя
settlers-show-points = ПО
settlers-show-hand = Рука
settlers-show-deck = Колода
settlers-show-deals = Сделки
settlers-show-productions = Производство
settlers-show-features = Особенности
settlers-show-actions = Действия
settlers-show-foundations = Фундаменты
settlers-show-open = Открытые карточки
settlers-show-dealt = Вам сдано
settlers-show-solo = Карточки атаки: { $row }. Трофеев: { $trophies }; ваших имперских локаций: { $own }.

imperium-show-rival = Бот (уровень «{ $level }») · под рынком: { $slots } · последний бросок: { $die }
imperium-show-heading = Империи · раунд { $round } · основная колода { $main } · колода беспорядков { $unrest } · колода славы { $fame }, Царь царей { $side ->
    [A] А
   *[B] Б
 }
imperium-show-market = Рынок
imperium-show-on-it = На карте и под ней
imperium-show-exile = Изгнание
imperium-show-unrest = беспорядки
imperium-show-hidden = закрытая карта
imperium-show-nation = Народ
imperium-show-period = Период
imperium-show-barbarian = варварство
imperium-show-empire = цивилизация
imperium-show-materials = Ресурсы
imperium-show-population = Население
imperium-show-progress = Модернизация
imperium-show-actions = Действия
imperium-show-exhausts = Эксплуатация
imperium-show-piles = { $who }: рука { $hand }, колода { $deck }, сброс { $discard }, колода усиления { $nation }, летопись { $history }
imperium-show-play = В игре
imperium-show-exhausted = эксплуатируется
imperium-show-developments = Область прогресса
imperium-show-history = Ваша летопись
imperium-show-discarded = Ваш сброс
imperium-show-hand = Ваша рука

help-campaign = Начать кампанию или продолжить её
help-campaign-file = Кампания; записи её партий хранятся рядом
help-campaign-game = Какой игры, если кампании есть в нескольких
help-campaign-name = Ваше имя на листе новой кампании
help-campaign-sheet = Только напечатать лист
letopis-no-campaigns = в этой игре нет кампаний
letopis-campaign-bot-name = «{ $name }» — имя бота: выберите другое
letopis-campaign-usual = Введите номер или слово; пустая строка значит { $usual }.
letopis-campaign-no-pick = «{ $text }» выбрать нельзя: ожидался номер от 1 до { $most }, слово рядом с ним или quit
letopis-campaign-not-begun = Кампания не начата.
letopis-campaign-kept = Кампания сохранена. Продолжить её: { $command }
letopis-campaign-lost = Файла { $file } нет, а с ним и начатой партии: она начнётся заново.
letopis-campaign-in-the-way = Мешает { $file }: это запись другой партии

help-cards-file = Таблица, из которой делается набор
help-cards-csv = Таблицей (CSV): так печатает export
help-cards-set = Под каким именем предлагать набор рядом с обычным; без имени он встанет на место обычного
help-cards-out = Куда записать набор: в папку с именем игры внутри этой; по умолчанию cards
letopis-sheet-faults = { $count ->
    [one] { $count } ошибка, ничего не записано:
    [few] { $count } ошибки, ничего не записано:
   *[many] { $count } ошибок, ничего не записано:
 }
letopis-sheet-imported = { $set }: записей { $entries }, отпечаток { $fingerprint }.
    Играть:        { $play }
    Открыть сайт:  { $serve }
