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
hint-left = (осталось { $left })
hint-trace = Совет найден по тому, что видно вам. Подсказка останется в записи партии, и в профилях такая партия не считается.
hint-given = Император выбрал бы
hint-worth = { $points ->
    [one] около { $points } очка, победа { $chance } %
   *[other] около { $points } очков, победа { $chance } %
}
end-hints = { $count ->
    [one] взята { $count } подсказка
    [few] взяты { $count } подсказки
   *[other] взято { $count } подсказок
}
profile-hints = Партии, в которых брали подсказки, есть в списке, но не в счёте.
