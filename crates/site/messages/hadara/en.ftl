# Hadara: the board and its pages.

hadara-page-edition = Cards
hadara-page-edition-full = Full game
hadara-page-edition-full-hint = All cards, both sides of the setup cards
hadara-page-edition-first = First game
hadara-page-edition-first-hint = Side A, and no cards with a star

hadara-page-headline = { $count ->
    [one] { $who } leads the highest culture
   *[other] { $who } lead the highest culture together
 }
hadara-page-keys = Keys: 1–9 and 0 pick the choices from left to right; N declines, P pays for a hungry card, U undoes.
hadara-page-find = A card, a colony, or a word from its text
hadara-page-board = Wheel
hadara-page-choices = Choices
hadara-page-epoch = Epoch { $epoch } of { $epochs }
hadara-page-setup = Setup
hadara-page-phase = Phase { $phase } · { $step }
hadara-page-phase-letter = { $phase }
hadara-page-steps = Steps of the epoch
hadara-page-step-wheel = Wheel
hadara-page-step-draw = Draw
hadara-page-step-income = Income
hadara-page-step-colony = Colony
hadara-page-step-statue = Statue
hadara-page-step-draft = Draft
hadara-page-step-feeding = Feeding
hadara-page-step-medals = Medals
hadara-page-purple = Wonders
hadara-page-points = Points
hadara-page-points-now = points if the game ended now
hadara-page-coins = coins
hadara-page-cards = Cards
hadara-page-mouths = Cards, and food for them
hadara-page-statues = Statues
hadara-page-medals = Medals
hadara-page-colonies = Colonies
hadara-page-tiles = Unused tiles
hadara-page-none = none yet
hadara-page-free = not yet
hadara-page-plundered = plundered
hadara-page-silver = Silver medal
hadara-page-gold = Gold medal
hadara-page-first = First player
hadara-page-sells-for = A card sells for
hadara-page-medals-cost = Medals cost
hadara-page-left = Colonies for military { $level }: { $count } left
hadara-page-deck = { $colour }: deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
hadara-page-pile = { $colour }: discard pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
hadara-page-look = Look at all cards
hadara-page-deciding = deciding
hadara-page-decided = decided
hadara-page-discount = The next one costs { $count } less
hadara-page-statue-title = Statue for culture { $culture }
hadara-page-colony-title = Colony for military { $military }: { $what }
hadara-page-hint-income = +{ $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
hadara-page-hint-open = { $count ->
    [one] { $which } is open
   *[other] { $which } are open
 }
hadara-page-hint-next = { $count } to { $which }
hadara-page-hint-all = all reached
hadara-page-hint-spare = { $count ->
    [0] just enough
   *[other] { $count } to spare
 }
hadara-page-hint-short = { $count } short
hadara-page-order = Turn order
hadara-page-side = Side { $side }
hadara-page-side-letter = { $side }
hadara-page-initiative = Initiative
hadara-page-play-side = Play side { $side }
hadara-page-chosen = Your choice
hadara-page-you = You: { $what }
hadara-page-cost = Cost
hadara-page-buy = Buy
hadara-page-sell = Sell
hadara-page-tile-on = tile on it:
hadara-page-reach-colony = colony { $level }
hadara-page-reach-statue = statue { $culture }
hadara-page-bought-for = You buy it for
hadara-page-sold-for = You sell it for
hadara-page-to-pile = To the discard pile
hadara-page-later = Revealed when everyone has decided.
hadara-page-for-you = for you
hadara-page-price-now = Costs you { $price } now; printed cost { $cost }.
hadara-page-empty = { $colour }: empty
hadara-page-one-of = This is number { $number } of { $all } in this step.
hadara-page-take = Take it
hadara-page-yours = already yours
hadara-page-carved = carved
hadara-page-too-dear = Too expensive
hadara-page-plunder = Plunder
hadara-page-integrate = Integrate
hadara-page-coins-become = Coins { $before } → { $after }
hadara-page-back = Turn it over. Steps on the tracks: { $steps }; points: { $points }. Nobody knows yet how many.
hadara-page-face-up = Face up, +{ $steps } steps: track becomes
hadara-page-face-down = Face down, +{ $points } points: uses the tile
hadara-page-scores = { $what }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } so far
hadara-page-sets-score = { $sets ->
    [one] One set
   *[other] { $sets } sets
 }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } so far
hadara-page-gold-text = { $points } points for each set of five colours. Your sets: { $sets }.
hadara-page-buy-now = Buy, { $points } points now
hadara-page-silver-text = Half of one track at the end. Worth now:
hadara-page-together = All decisions are revealed together; then the wheel turns.
hadara-page-tip-side = Side A is balanced; side B is stronger on one track. The initiative is the same.
hadara-page-tip-wheel = Five draws follow. After each one the wheel turns one deck clockwise, so everyone visits every colour once.
hadara-page-tip-keep = Buy or sell one of the two; nothing can be kept for later.
hadara-page-tip-discard = The other card goes face up onto its discard pile and can be drafted in phase B.
hadara-page-tip-draft = Each card you own makes the next one of its colour one coin cheaper.
hadara-page-tip-colony = You take the top tile without looking; then you plunder or integrate it. Your military stays where it is.
hadara-page-tip-captured = Plundering brings coins now; integrating moves your tracks and shows you the back.
hadara-page-tip-statue = Face up, the tile moves its track now; face down, it is worth points at the end. It never moves again.
hadara-page-tip-feeding = A removed card leaves the game along with its steps, and its effect ends at once.
hadara-page-tip-medals = Medals cost more each epoch. You may buy several.
hadara-page-fed = Food { $food } for { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }.
hadara-page-sets = Sets of five colours: { $sets }.
hadara-page-hunger = { $fed } fed, { $hungry } hungry
hadara-page-paid = Cards paid for in this feeding: { $paid } of { $times }.
hadara-page-pay = Pay instead
hadara-page-tracks = Final tracks
hadara-page-sets-of-five = Sets of five colours
hadara-page-dearest = Most expensive card
hadara-page-dearest-value = { $who }: { NAME($card) } for { $coins }
hadara-page-highest = Highest track
hadara-page-highest-value = { $who }: { NAME($track) } { $value }
hadara-page-colonies-value = { $integrated } integrated, { $plundered } plundered
hadara-page-traded = Cards
hadara-page-traded-value = { $bought } bought, { $sold } sold
hadara-page-starved = Removed in feeding
hadara-page-kind = { $colour }, epoch { $epoch }
hadara-page-epoch-name = Epoch { $epoch }
hadara-page-epoch-ended = Epoch { $epoch } ends
hadara-page-epoch-income = income { $each }
hadara-page-epoch-military = military { $military }{ $count ->
    [0] {""}
    [one] {""}; colony { $levels }
   *[other] {""}; colonies { $levels }
 }
hadara-page-epoch-culture = culture { $culture }{ $count ->
    [0] {""}
    [one] {""}; statue { $levels }
   *[other] {""}; statues { $levels }
 }
hadara-page-epoch-food = food { $food } for { $cards ->
    [one] one card
   *[other] { $cards } cards
 }{ $removed ->
    [0] {""}
    [one] {""}; one card removed
   *[other] {""}; { $removed } cards removed
 }{ $paid ->
    [0] {""}
    [one] {""}; one card paid for
   *[other] {""}; { $paid } cards paid for
 }
hadara-page-epoch-medals = { $silver ->
    [0] {""}
    [one] one silver
   *[other] { $silver } silver
 } { $gold ->
    [0] {""}
    [one] one gold
   *[other] { $gold } gold
 }
hadara-page-epoch-worth = { $before } → { $now }
hadara-page-epoch-deck = epoch { $epoch }
hadara-page-setup-cards = Setup cards
hadara-page-tables = Tables
