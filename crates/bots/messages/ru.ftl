# Как зовутся боты. Уровни названы как в буклете Imperium для игры в одиночку.

bots-random = Случай
bots-greedy = Жадный
bots-chieftain = Вождь
bots-warlord = Полководец
bots-imperator = Император
bots-sovereign = Повелитель
bots-overlord = Властелин

bots-unknown = бота { $name } нет; есть { $known }
