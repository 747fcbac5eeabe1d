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
