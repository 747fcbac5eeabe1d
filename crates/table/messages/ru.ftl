# Столы.

table-unknown-game = нет игры «{ $game }»
table-seat-taken = Это место уже занято.
table-no-seat = Такого места нет.
table-seats-open = { $count ->
    [one] Свободно ещё { $count } место.
    [few] Свободно ещё { $count } места.
   *[many] Свободно ещё { $count } мест.
 }
table-begun = Игра уже началась.
table-not-begun = Игра ещё не началась.
table-no-undo = Сейчас это не отменить.
table-nobody-asked = Вашего ответа никто не ждёт.
table-no-person = На этом месте нет человека.
table-bad-chat = Напишите что-нибудь, не длиннее { $most } знаков.
table-bad-speed = Бот ждёт не дольше пяти секунд.
table-no-rematch = Реванш назначают один раз, когда игра окончена.
table-bad-name = В имени от 1 до 24 знаков, без : , ; [ ]
table-not-yours = Решать это не вам.
table-host-only = Это может только хозяин стола.
table-not-abandoned = Это место не брошено.
