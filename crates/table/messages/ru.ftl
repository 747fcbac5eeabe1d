# Столы.

table-unknown-game = нет игры «{ $game }»
table-unknown-set = для игры «{ $game }» здесь нет набора карт «{ $set }»
table-card-set = набор карт «{ $set }»
table-seat-taken = Это место уже занято.
table-no-seat = Такого места нет.
table-seats-open = { $count ->
    [one] Свободно ещё { $count } место.
    [few] Свободно ещё { $count } места.
   *[many] Свободно ещё { $count } мест.
 }
table-begun = Игра уже началась.
table-not-begun = Игра ещё не началась.
table-no-undo = Сейчас это отменить нельзя.
table-nobody-asked = Вашего ответа никто не ждёт.
table-no-person = На этом месте нет человека.
table-bad-chat = Напишите что-нибудь, не длиннее { $most } знаков.
table-bad-speed = Бот ждёт не дольше пяти секунд.
table-no-rematch = Реванш назначают один раз, когда игра окончена.
table-bad-name = В имени от 1 до { $most } знаков, без : , ; [ ]
table-not-yours = Это решаете не вы.
table-host-only = Это может только хозяин стола.
table-not-abandoned = Это место не брошено.
table-other-course = По этим правилам та же партия идёт иначе.
table-too-long = Не длиннее { $most } знаков, пожалуйста.
table-full = За этим столом уже { $most } записей: партию можно доиграть, но больше ничего не добавить.
table-said-enough = За этим столом сказано достаточно: { $most } строк.
table-undo-enough = За этим столом больше ничего нельзя отменить.
table-asked-enough = Вы уже просили об этой отмене.
table-onlookers-silent = За этим столом говорят только игроки.
table-closed = Этот стол закрыт для зрителей.

# Рассказанные партии.
tale-other-rules = Сыграно по правилам версии { $made }, а здесь версия { $here }: показать доску нельзя, рассказать партию можно.
tale-other-data = Сыграно с другими картами и числами: показать доску нельзя, рассказать партию можно.
tale-other-course = Сегодня те же решения привели бы к другой партии: показать доску нельзя, рассказать партию можно.
tale-no-game = В эту игру здесь больше не играют: показать доску нельзя, рассказать партию можно.
tale-unreadable = рассказ об этой партии не читается: { $detail }

# Как зовут ботов по местам.
bot-astra = Астра
bot-boyan = Боян
bot-vlada = Влада
bot-goran = Горан
bot-dana = Дана
bot-emil = Эмиль
bot-numbered = { $name } { $number }

table-hint-given = Эта подсказка уже дана.
table-hint-unasked = Подсказку получает тот, чей ход.
table-hints-enough = Больше подсказок в этой партии не будет.
