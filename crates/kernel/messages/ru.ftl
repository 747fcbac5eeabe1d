# Что говорится о любой игре.

plain-name = { NAME($name) }

# Где что-то не так.
fault-at-line = строка { $line }: { $what }
fault-in-file = { $file }: { $what }
fault-in-file-at-line = { $file }, строка { $line }: { $what }
fault-at-decision = решение { $number }: { $what }

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
setup-bad-seats = в эту игру играют от { $least } до { $most } игроков, а не { $found }
players-not-seats = { $players } { $players ->
    [one] имя
    [few] имени
   *[many] имён
 } на { $seats } { $seats ->
    [one] место
    [few] места
   *[many] мест
 }
bad-player-name = «{ $name }» не годится в имена: от 1 до 40 знаков, без : , ; [ ]
player-name-twice = двух игроков зовут «{ $name }»
unknown-player = здесь никого не зовут «{ $name }»

# Летописи.
chronicle-not-one = это не летопись: первой строкой должно быть «{ $expected }»
chronicle-cut-short = летопись обрывается
chronicle-ends-early = летопись обрывается после решения { $count }: нет итога и последней строки
chronicle-field-missing = здесь ожидалось «{ $key }: …»
chronicle-other-game = это летопись игры «{ $found }», а не «{ $expected }»
chronicle-bad-rules = версия правил — число, а не «{ $found }»
chronicle-seed-swapped = зерно не подходит к своему отпечатку: что-то из них изменено
chronicle-header-changed = заголовок изменён: контрольный код не сходится
chronicle-bad-line = здесь ожидалось «{ $number }. ИМЯ: РЕШЕНИЕ [контрольный код]»
chronicle-not-allowed = правила не допускают здесь «{ $notation }»
chronicle-undo-too-far = столько решений ({ $count }) здесь не отменить
chronicle-changed = эта строка или одна из предыдущих изменена: контрольный код не сходится
chronicle-wrong-result = итог должен быть «{ $expected }», а записан «{ $found }»
chronicle-wrong-end = последняя строка не подходит к { $count } { $count ->
    [one] решению
   *[other] решениям
 } перед ней
chronicle-goes-on = летопись закончилась, но дальше стоит «{ $found }»

# Версии.
version-other-rules = сделано по правилам версии { $made } игры «{ $game }», а у этой программы версия { $here }
version-other-data = сделано с данными карт { $made } игры «{ $game }», а у этой программы { $here } (см. --data)

# Сценарии.
scenario-no-colon = ожидалось «КЛЮЧ: ЗНАЧЕНИЕ», а в строке «{ $text }»
scenario-field-missing = в начале сценария не хватает строки «{ $field }: …»
scenario-unknown-field = «{ $field }» не бывает в начале сценария
scenario-unknown-fact = в этой игре нет факта «{ $key }»
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

provenance-rulebook = из правил игры
provenance-public = из открытых источников об игре
provenance-derived = следует из других чисел
provenance-chosen = выбрано здесь: источника нет

# Отказы.
refused-not-deciding = Сейчас решает { $who }.
refused-decided = Вы уже решили, другие ещё решают.
refused-over = Игра окончена.
refused-not-asked = Сейчас спрашивают не об этом.
