# Камешки.

stones-title = Камешки
stones-gist = Берите из кучки по одному или по два камешка; тайный оберег прибавит своё в конце.
stones-setup-form = «N players»
stones-setup-expected = ожидалось { stones-setup-form }, а не «{ $text }»
stones-variant = { $players } { $players ->
    [one] игрок
    [few] игрока
   *[many] игроков
 }
stones-kind-charm = оберег
stones-charm = Оберег ценой { $worth }
stones-charm-text = В конце прибавляет к камешкам { $worth }.
stones-ask = Сколько камешков вы берёте?
stones-take = Взять { $stones } { $stones ->
    [one] камешек
    [few] камешка
   *[many] камешков
 }
stones-told-took = { $who } берёт { $stones } { $stones ->
    [one] камешек
    [few] камешка
   *[many] камешков
 }; осталось { $left }.
stones-told-ended = Кучки больше нет, обереги открыты.
stones-refused-pile = Столько камешков нет.
stones-expected = ожидалось «take 1» или «take 2», а не «{ $text }»
stones-bad-fact = у камешков нет факта «{ $key }» со значением «{ $value }»
stones-source-stones = камешки
stones-source-charm = оберег
stones-decided-points = по очкам
