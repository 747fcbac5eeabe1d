# Stones.

stones-title = Stones
stones-gist = Take one or two stones from the pile; a hidden charm adds its worth at the end.
stones-setup-form = “N players”
stones-setup-expected = { stones-setup-form } was expected, not “{ $text }”
stones-variant = { $players } players
stones-kind-charm = charm
stones-charm = Charm worth { $worth }
stones-charm-text = Adds { $worth } to your stones at the end.
stones-ask = How many stones do you take?
stones-take = Take { $stones ->
    [one] one stone
   *[other] { $stones } stones
 }
stones-told-took = { $who } takes { $stones ->
    [one] one stone
   *[other] { $stones } stones
 }; { $left } left.
stones-told-ended = The pile is gone, and the charms are revealed.
stones-refused-pile = There are not that many stones.
stones-expected = “take 1” or “take 2” was expected, not “{ $text }”
stones-bad-fact = Stones has no fact “{ $key }” with the value “{ $value }”
stones-source-stones = stones
stones-source-charm = charm
stones-decided-points = points
