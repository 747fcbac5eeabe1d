# Что говорится о любой игре.

plain-name = { NAME($name) }
list-last = { $most } и { $last }
passage-of-other = { $who }: { $what }

# Где что-то не так.
fault-at-line = строка { $line }: { $what }
fault-in-file = { $file }: { $what }
fault-in-file-at-line = { $file }, строка { $line }: { $what }
fault-at-moment = { $moment }: { $what }
moment-decision = решение { $number }
moment-step = шаг { $number }
moment-after-step = после шага { $number }
moment-first = до первого шага
moment-variant = вариант «{ $variant }»
moment-of-variant = вариант «{ $variant }», { $moment }
did-you-mean = { $what }. Может быть, «{ $nearest }»?

# Запись.
notation-bad-count = «{ $word }» — не число от 1 до 200
notation-count-of-nothing = после числа { $count } нет того, что считать
notation-nothing-and-more = слово nothing должно стоять одно, а в списке «{ $text }»
notation-too-many = здесь помещается не больше { $most } { $most ->
    [one] карты
   *[other] карт
 }
notation-goes-on = после «{ $word }» ничего не ожидалось, но дальше стоит «{ $rest }»
situation-pending = «{ $text }» не может ожидать здесь своей очереди
situation-pending-too-many = ожидать своей очереди может не больше { $most } { $most ->
    [one] действия
   *[other] действий
 }

# Расстановка и игроки.
setup-bad-seats = игроков должно быть от { $least } до { $most }, а не { $found }
players-not-seats = { $players } { $players ->
    [one] имя
    [few] имени
   *[many] имён
 } на { $seats } { $seats ->
    [one] место
    [few] места
   *[many] мест
 }
bad-player-name = «{ $name }» не годится в имена: от 1 до { $most } знаков, без : , ; [ ]
player-name-twice = двух игроков зовут «{ $name }»
rival-name = Бот
unknown-player = здесь никого не зовут «{ $name }»

# Записи партий.
chronicle-not-one = это не запись партии: первой строкой должно быть «{ $expected }»
chronicle-cut-short = запись партии обрывается
chronicle-ends-early = запись партии обрывается после решения { $count }: нет итога и последней строки
chronicle-field-missing = здесь ожидалось «{ $key }: …»
chronicle-other-game = это запись партии в игру «{ $found }», а не «{ $expected }»
chronicle-bad-rules = версия правил — число, а не «{ $found }»
chronicle-seed-swapped = зерно не подходит к своему отпечатку: что-то из них изменено
chronicle-header-changed = заголовок изменён: контрольный код не сходится
chronicle-bad-line = здесь ожидалось «{ $number }. ИМЯ: РЕШЕНИЕ [контрольный код]»
chronicle-not-allowed = правила не допускают здесь «{ $notation }»
chronicle-undo-too-far = столько решений ({ $count }) здесь отменить нельзя
chronicle-changed = эта строка или одна из предыдущих изменена: контрольный код не сходится
chronicle-wrong-result = итог должен быть «{ $expected }», а записан «{ $found }»
chronicle-wrong-end = последняя строка не подходит к { $count } { $count ->
    [one] решению
   *[other] решениям
 } перед ней
chronicle-goes-on = запись партии закончилась, но дальше стоит «{ $found }»

# Версии.
version-other-rules = сделано по правилам версии { $made } игры «{ $game }», а у этой программы версия { $here }
version-other-data = сделано с данными карт { $made } игры «{ $game }», а у этой программы { $here } (см. --data)

# Сценарии.
scenario-no-colon = ожидалось «КЛЮЧ: ЗНАЧЕНИЕ» или начало раздела ({ $sections }), а в строке «{ $text }»
scenario-field-missing = в начале сценария не хватает строки «{ $field }: …»
scenario-field-twice = «{ $field }» стоит в начале дважды
scenario-unknown-field = «{ $field }» не бывает в начале сценария
scenario-bad-name = игрока в сценарии нельзя звать «{ $name }»: нужно одно слово без знаков ( ) # : , ; и не из тех, что есть в фактах
scenario-given-twice = раздел «given» уже есть, он начинается в строке { $first }
scenario-given-late = раздел «given» должен стоять перед «when» и «then»
scenario-variant-late = «when» и «then» пишут внутри вариантов: перед первым из них может стоять только общий «given»
scenario-variant-twice = два варианта называются «{ $name }»
scenario-no-value = после двоеточия ничего нет; пустое записывают словом «nothing»
scenario-fact-twice = про «{ $key }» уже сказано в строке { $first }
scenario-only-then = «{ $key }» следует из других фактов: это пишут в «then», а не в «given»
scenario-cannot-stand = «{ $key }: { $told }» не согласуется с другими фактами: на столе было бы «{ $found }»
scenario-unknown-fact = в этой игре нет факта «{ $key }»
scenario-not-counted = в «{ $key }» нечего считать: там одно значение
scenario-name-twice = «{ $name }» названо дважды
scenario-not-yes-or-no = ожидалось «yes» или «no», а не «{ $text }»
scenario-unknown-reason = в этой игре не отказывают по причине «{ $reason }»; причины здесь: { $known }
scenario-shows-nothing = в сценарии есть решения, но не сказано, что должно получиться
scenario-bad-step = перед двоеточием ожидалось «ИМЯ», «ИМЯ can» или «ИМЯ cannot (ПРИЧИНА)», а не «{ $text }»
scenario-not-a-number = «{ $text }» — не число
scenario-not-a-count = «{ $text }» — не имя с числом
scenario-out-of-range = ожидалось число от { $least } до { $most }, а не { $found }
scenario-refused = решение «{ $notation }» отклонено ({ $reason })
scenario-not-listed = решение «{ $notation }» допускается, но его нет среди вариантов
scenario-allowed = решение «{ $notation }» должно быть отклонено, но допускается
scenario-other-reason = решение «{ $notation }» должно быть отклонено как { $expected }, а отклонено как { $found }
scenario-differs = { $key }: должно быть «{ $expected }», а на деле «{ $found }»

# Файлы данных.
data-unreadable = { $detail }
data-files-missing = в наборе данных должны быть файлы { $files }
data-form-missing = не хватает формы имени «{ $form }»
data-bad-id = «{ $id }» не годится в обозначения: только строчные латинские буквы
data-bad-id-marks = «{ $id }» не годится в обозначения: строчная латинская буква, затем строчные латинские буквы и { $marks }
data-id-twice = «{ $id }» встречается дважды
data-bad-gender = род должен быть "m" или "f", а не "{ $found }"
data-out-of-range = { $key }: допустимо от { $least } до { $most }, а не { $found }
data-not-ascending = числа в { $key } должны идти по возрастанию
data-no-sheet = таблицы для этой игры нет: её карты известны

provenance-rulebook = из правил игры
provenance-public = из открытых источников об игре
provenance-derived = следует из других чисел
provenance-chosen = выбрано здесь: источника нет
provenance-box = с карт из коробки, которые переписал владелец
provenance-of = { $what } — { $from }
fact-names = названия
fact-name-en = английское название
fact-name-ru = русское название
fact-figures = числа
fact-effect = действие

# Отказы.
refused-not-deciding = Сейчас решает { $who }.
refused-decided = Вы уже решили, другие ещё решают.
refused-over = Игра окончена.
refused-not-asked = Сейчас спрашивают не об этом.

campaign-not-one = это не кампания: первой строкой должно быть «{ $expected }»
campaign-other-game = это кампания игры «{ $found }», а не «{ $expected }»
campaign-bad-answer = здесь ожидалось «ИМЯ: ОТВЕТ», а не «{ $text }»
campaign-changed = эта строка или одна из предыдущих изменена: контрольный код не сходится
campaign-too-long = в кампании не бывает больше { $most } строк

# Уроки
lesson-no-page = первый раздел «page» должен стоять после начала урока и позиции
lesson-no-words = на этой странице ничего не сказано: нужны строки «en: …» и «ru: …»
lesson-words-differ = абзацев должно быть поровну: по-английски их { $en }, по-русски { $ru }
lesson-one-decision = тот, кто учится, решает на странице один раз и раньше остальных
lesson-no-otherwise = на этой странице можно решить и иначе: нужен раздел «otherwise»
lesson-no-such-page = в уроке нет страницы { $page }
lesson-not-chosen = до этого решения урок ещё не дошёл
lesson-not-wanted = с решением «{ $notation }» этот урок не продолжается
