# Боты, которые думают: их уровни, что они советуют и как разбирают сыгранную партию.

level-bot = Бот: { $level }
level-choose = Уровень бота
level-same = Боты те же
lobby-level = Сменить
api-bad-level = Такого уровня нет.

table-thinking = { $count ->
    [one] Думает { $who }…
   *[other] Думают: { $who }…
}

hint-ask = Что сделал бы Император?
hint-short = Совет
hint-left = (осталось { $left })
hint-trace = Совет найден по тому, что видно вам. Подсказка останется в записи партии, и в профилях такая партия не считается.
hint-given = Император выбрал бы
hint-worth = { $points ->
    [one] около { $points } очка, победа — { $chance } %
   *[other] около { $points } очков, победа — { $chance } %
}
end-hints = { $count ->
    [one] взята { $count } подсказка
    [few] взяты { $count } подсказки
   *[other] взято { $count } подсказок
}
profile-hints = Партии, в которых брали подсказки, есть в списке, но в счёт не идут.

analysis-link = Разбор
analysis-title = { $game }: разбор партии
analysis-back = К итогам партии
analysis-lede = С какой вероятностью каждый игрок выигрывал в момент своих решений и какие решения обошлись дороже всего. Разбор идёт в фоне и занимает до нескольких минут.
analysis-begin = Разобрать партию
analysis-running = Партия разбирается. Страницу можно закрыть и вернуться позже.
analysis-progress = решений: { $done } из { $total }
analysis-stop = Остановить
analysis-later = Партию можно разобрать, когда она закончена.
analysis-not-yours = Этот разбор заказал кто-то другой.
analysis-how = Каждое решение оценено по тому, что его игрок видел в тот момент. Это мнение бота, который думал недолго, а не истина.
analysis-chances = Вероятность победы
analysis-axis = от первого решения до последнего
analysis-lapses = Решения, которые обошлись дороже всего
analysis-none = Дорогих ошибок не нашлось.
analysis-moment = { $who }, решение { $number }
analysis-lost = −{ $lost } %
analysis-taken = Решено
analysis-better = Лучше
