# Hadara.

hadara-title = Hadara
hadara-gist = Raise your people through three epochs: income, military, culture, food.
hadara-variant-full = { $players } players, the full game: all cards, both sides of the setup cards
hadara-variant-first = { $players } players, a first game: side A of the setup cards, and no cards with a star

hadara-some-card = a card
hadara-some-colony = a colony
hadara-coins = { $coins } { $coins ->
    [one] coin
   *[other] coins
 }
hadara-points = { $points } { $points ->
    [one] point
   *[other] points
 }
hadara-step = { NAME($track) } +{ $steps }
hadara-value = { NAME($track) } { $value }
hadara-in-epoch = { $price } in epoch { $epoch }

hadara-kind-card = card
hadara-kind-colony = colony
hadara-fact-cost = cost
hadara-fact-steps = bonus values
hadara-fact-points = points
hadara-fact-front = front
hadara-fact-back-steps = bonus values of the back
hadara-fact-back-points = points of the back
hadara-fact-initiative = initiative
hadara-fact-values = values of side { $side }
hadara-fact-coins = coins of side { $side }
hadara-fact-culture = culture needed
hadara-fact-bonus = bonus
hadara-fact-silver-price = price of silver
hadara-fact-gold-price = price of gold
hadara-kind-setup = setup card
hadara-kind-table = table
hadara-card-head = A { NAME($colour) } card of epoch { $epoch }; costs { $cost }, one less for each { NAME($colour) } card you own.
hadara-card-steps = { $steps }.
hadara-card-points = { $points } at the end.
hadara-card-star = With a star: not used in a first game.
hadara-colony-front = Needs military { $military }. Plunder it: take { $plunder }, and { $points } at the end. Integrate it: pay { $integration } and turn it over.
hadara-colony-back = The back: { $steps }, and { $points } at the end.
hadara-setup-card = Setup card, initiative { $initiative }
hadara-setup-side = Side { $side }: { $steps }; { $coins }

hadara-table-statues = Statues
hadara-table-statue = Culture { $culture }: { $points }. The bonus tile face up gives { $bonus } steps on its track; face down, as many points.
hadara-table-medals = Medals
hadara-table-medals-text = Price in coins in epochs I, II and III: a silver medal { $silver }, a gold one { $gold }. A silver medal scores its track divided by { $part }, rounded up; a gold one scores { $points } for each set of five colours.
hadara-table-sale = Selling cards
hadara-table-sale-text = In epochs I, II and III, a card sells for { $coins } coins.
hadara-table-colonies = Colonies
hadara-table-colonies-text = There are colonies for military { $levels }. Each player may have one of each.

hadara-effect-sells-for-more = Each card you sell brings { $coins } more.
hadara-effect-holds-tile = When you buy this card, put an unused bonus tile on it: its track rises by { $steps }. If you lose the card, the track falls again and the tile is unused again.
hadara-effect-per-card = Your { NAME($track) } is higher by { $steps } for each { NAME($colour) } card you own.
hadara-effect-medal-prices = Silver medals cost you { $silver } and gold medals { $gold }.
hadara-effect-statues = Each of your statues, earlier ones included, raises the track of its bonus tile by { $steps } more; face down it brings { $points } more instead.
hadara-effect-pays-food = In feeding, you may pay { $coins } instead of removing a card, at most { $times ->
    [one] once
   *[other] { $times } times
 }.
hadara-effect-surplus = In feeding, take { $coins } for each food above the number of your cards, at most { $most } { $most ->
    [one] coin
   *[other] coins
 }.
hadara-effect-higher-tracks = With your income, take { $coins } for each other track that is higher than your { NAME($track) }, at most { $most } { $most ->
    [one] coin
   *[other] coins
 }.
hadara-effect-colonies = Each time you capture a colony, take { $coins } at once.
hadara-effect-silver = At the end, { $medals ->
    [one] one silver medal scores
   *[other] { $medals } silver medals score
 } the whole track instead of part of it.
hadara-effect-sets = At the end, { $points } for each set of five colours.
hadara-effect-any-set = For gold medals, this card may stand for one missing card in one set.
hadara-effect-more-often = In each step, you may capture { $times } { $times ->
    [one] colony
   *[other] colonies
 } and carve { $times } { $times ->
    [one] statue
   *[other] statues
 }, one after the other.
hadara-effect-requirements = You need { $steps } less military for colonies and { $steps } less culture for statues.
hadara-effect-buys = If your military or culture is too low for a colony or statue, you may pay { $coins } for each missing step, at most { $most } { $most ->
    [one] coin
   *[other] coins
 } in a step of the game.

hadara-ask-side = Which side of your setup card do you use?
hadara-ask-wheel = Set the wheel: which deck does your crest, the { NAME($crest) }, point at?
hadara-ask-draw = You drew two { NAME($colour) } cards: discard one, buy or sell the other.
hadara-ask-colony = Capture a colony? Your military is { $military }.
hadara-ask-captured = Plunder or integrate colony { $level }?
hadara-ask-statue = Carve a statue? Your culture is { $culture }.
hadara-ask-draft = Take the top card of a discard pile, and buy or sell it.
hadara-ask-feeding = { $cards } { $cards ->
    [one] card
   *[other] cards
 }, but food for only { $food }: { $missing ->
    [one] one card must go
   *[other] { $missing } cards must go
 }.
hadara-ask-medals = Buy medals? You have { $coins ->
    [one] one coin
   *[other] { $coins } coins
 }. Silver: { $silver }; gold: { $gold }.
hadara-over = The game is over.

hadara-prospect-track = { NAME($track) } { $from } → { $to }
hadara-prospect-making-up = Costs you { $coins } for the steps you lack.
hadara-prospect-integrate = Once turned over, it raises your tracks and scores as shown on its back.
hadara-prospect-lost = You lose this effect: { $effect }
hadara-prospect-fewer-points = { $points } fewer at the end.
hadara-prospect-medal = As things stand, { $points } at the end.
hadara-choose-wheel = The { NAME($colour) } deck
hadara-choose-draw = Discard { NAME($card) }. { $deal }
hadara-choose-buy = Buy { NAME($card) } for { $coins }
hadara-choose-buy-with = Buy { NAME($card) } for { $coins } and put the { NAME($track) } tile on it
hadara-choose-sell = Sell { NAME($card) } for { $coins }
hadara-choose-colony = Capture colony { $level }
hadara-choose-plunder = Plunder: take { $coins }
hadara-choose-integrate = Integrate: pay { $coins }
hadara-choose-statue-up = Statue { $culture }: { NAME($track) } +{ $steps }
hadara-choose-statue-down = Statue { $culture }: { NAME($track) } tile face down, { $points } more
hadara-choose-remove = Remove { NAME($card) }
hadara-choose-pay = Pay { $coins } instead of removing a card
hadara-choose-silver = Silver medal for { NAME($track) }: { $coins }
hadara-choose-gold = Gold medal: { $coins }
hadara-decline = Decline
hadara-decline-colony = Capture nothing
hadara-decline-statue = Carve nothing
hadara-decline-medals = No more medals

hadara-told-side = { $who } uses side { $side } and takes { $coins }.
hadara-told-epoch = Epoch { $epoch } begins; { $who } is first player.
hadara-told-wheel = { $who } sets the wheel: the { NAME($crest) } points at the { NAME($colour) } deck.
hadara-told-drew = { $who } draws { $cards }.
hadara-told-discarded = { $who } discards { NAME($card) }.
hadara-told-bought = { $who } buys { NAME($card) } for { $coins }.
hadara-told-bought-with = { $who } buys { NAME($card) } for { $coins } and puts the { NAME($track) } tile on it.
hadara-told-sold = { $who } sells { NAME($card) } for { $coins }.
hadara-told-sold-hidden = { $who } sells a card for { $coins }.
hadara-told-income = { $who } gets { $coins } in income.
hadara-told-income-more = { $who } gets { $coins } in income, and { $more } more for higher tracks.
hadara-told-captured = { $who } captures colony { $level }.
hadara-told-captured-paid = { $who } pays { $paid } for missing military and captures colony { $level }.
hadara-told-captured-bounty = { $who } captures colony { $level } and takes { $bounty } for it.
hadara-told-captured-both = { $who } pays { $paid } for missing military, captures colony { $level } and takes { $bounty } for it.
hadara-told-plundered = { $who } plunders colony { $level } for { $coins }.
hadara-told-integrated = { $who } integrates colony { $level } for { $coins }: { NAME($colony) }, { $steps }.
hadara-told-statue-up = { $who } carves statue { $culture } with the { NAME($track) } tile.
hadara-told-statue-up-paid = { $who } pays { $paid } for missing culture and carves statue { $culture } with the { NAME($track) } tile.
hadara-told-statue-down = { $who } carves statue { $culture } with the { NAME($track) } tile face down.
hadara-told-statue-down-paid = { $who } pays { $paid } for missing culture and carves statue { $culture } with the { NAME($track) } tile face down.
hadara-told-removed = { $who } has too little food and removes { NAME($card) }.
hadara-told-paid-food = { $who } pays { $coins } instead of removing a card.
hadara-told-surplus = { $who } has food left over and takes { $coins }.
hadara-told-silver = { $who } buys a silver medal for { NAME($track) }: { $coins }.
hadara-told-gold = { $who } buys a gold medal: { $coins }.
hadara-told-declined-colony = { $who } captures no colony.
hadara-told-declined-statue = { $who } carves no statue.
hadara-told-declined-medals = { $who } buys no more medals.
hadara-told-incomes = Income.
hadara-told-surpluses = Food left over.
hadara-told-game-ended = The last epoch is over.
hadara-brief-card = { NAME($card) }
hadara-brief-discarded = discards { $things }
hadara-brief-coins = +{ $coins }
hadara-brief-plundered = plunders it, +{ $coins }
hadara-brief-integrated = integrates it for { $coins } ({ NAME($colony) }, { $steps })

hadara-refused-not-drawn = These are not the two cards you drew.
hadara-refused-not-on-top = { NAME($card) } is not on top of a discard pile.
hadara-refused-tile-needed = { NAME($card) } must be bought with a bonus tile on it.
hadara-refused-tile-not-needed = No bonus tile goes on { NAME($card) }.
hadara-refused-no-tile = Your bonus tiles for { NAME($track) } are all used.
hadara-refused-cannot-pay = That costs { $price }, but you have { $coins ->
    [one] one coin
   *[other] { $coins } coins
 }.
hadara-refused-level-owned = You already have colony { $level }.
hadara-refused-military = That needs military { $needed }; yours is { $military }.
hadara-refused-slot-taken = You have already carved statue { $culture }.
hadara-refused-culture = That needs culture { $needed }; yours is { $culture }.
hadara-refused-not-owned = You do not own { NAME($card) }.
hadara-refused-no-payment = None of your cards lets you pay instead of removing a card.
hadara-refused-paid-enough = You may pay for at most { $times ->
    [one] one card
   *[other] { $times } cards
 } in one feeding.
hadara-refused-no-medals = You have bought all { $most } medals of this kind.

hadara-source-colonies = Colonies
hadara-source-statues = Statues
hadara-source-silver = Silver medals
hadara-source-gold = Gold medals
hadara-source-cards = Cards
hadara-source-coins = Coins
hadara-decided-points = most points
hadara-decided-coins = tie on points, broken by coins left over
hadara-decided-shared = tie on points and coins, shared victory

hadara-no-such-card = “{ $word }” is not a card of Hadara (colour, epoch and number were expected, such as y101)
hadara-no-such-tile = “{ $word }” is not a colony tile (such as c03-1)
hadara-no-such-colour = “{ $word }” is not a colour
hadara-no-such-track = “{ $word }” is not a track: income, military, culture or food was expected
hadara-no-such-level = there are no colonies for military “{ $word }”
hadara-no-such-statue = there is no statue for culture “{ $word }”
hadara-no-such-side = “{ $word }” is not a side: a or b was expected
hadara-no-such-phase = “{ $word }” is not a phase: a or b was expected
hadara-no-such-setup-card = “{ $word }” is not a setup card
hadara-no-such-question = “{ $word }” is not a question of this game
hadara-deal-expected = “buy CARD”, “buy CARD with TRACK” or “sell CARD” was expected, not “{ $text }”
hadara-statue-expected = “CULTURE with TRACK up” or “CULTURE with TRACK down” was expected, not “{ $text }”
hadara-unknown-decision = “{ $word }” is not a decision: side, wheel, discard, buy, sell, colony, plunder, integrate, statue, remove, pay, silver, gold or decline was expected
hadara-setup-form = “N players, first game” or “N players, full game”
hadara-setup-expected = { hadara-setup-form } was expected, not “{ $text }”

hadara-situation-no-card-left = { $card } is not available: it has been placed elsewhere, or is not used in this game
hadara-situation-no-tile-left = { $tile } is not available: it has been placed elsewhere, or is of another level
hadara-situation-other-colour = { $card } has another colour
hadara-situation-other-epoch = { $card } is from another epoch
hadara-situation-board = the { $expected } colours were expected, each once
hadara-situation-drawn = { $expected } drawn cards were expected
hadara-situation-level-twice = a player can have only one colony { $level }
hadara-situation-statue = “CULTURE with TRACK-up” or “CULTURE with TRACK-down” was expected at “{ $text }”
hadara-situation-base = four values were expected, such as 2/1/3/4, not “{ $text }”
hadara-situation-too-few = too few { $colour } cards of epoch { $epoch } are left
hadara-situation-tiles = there are only { $most } bonus tiles for { $track }
hadara-situation-tile = a bonus tile must lie on the card that holds one, and on no other
hadara-situation-sealed = what was decided does not fit what is asked

hadara-data-cards = there can be at most { $most } cards, not { $found }
hadara-data-deck = { $colour }, epoch { $epoch }: at least { $least } cards without a star are needed, not { $found }
hadara-data-too-high = the figures must not be above { $most }, but one is { $found }
hadara-data-effect-figures = the figures of an effect must be { $least } to { $most }
hadara-data-effect-twice = the card “{ $card }” already has this effect
hadara-data-levels = there must be { $expected } levels, not { $found }
hadara-data-setup-cards = there must be { $least } to { $most } setup cards, not { $found }
hadara-data-initiative-twice = the initiative { $initiative } appears twice
hadara-data-players-missing = the data says nothing about games with { $players } players

# Sets of cards.
hadara-set-own = own card set
hadara-set-named = card set “{ NAME($name) }”
hadara-sheet-column-missing = there is no column “{ $column }”
hadara-sheet-column-unknown = there is no such column as “{ $column }”: the columns are { $known }
hadara-sheet-in-column = column “{ $column }”: { $what }
hadara-sheet-number = column “{ $column }”: a number from { $least } to { $most } was expected, not “{ $found }”
hadara-sheet-numbers = column “value”: { $count } numbers from { $least } to { $most } with spaces between them were expected, not “{ $found }”
hadara-sheet-one-of = column “{ $column }”: one of { $known } was expected, not “{ $found }”
hadara-sheet-from = column “from”: one or { $count } of { $known } was expected, or nothing, not “{ $found }”
hadara-sheet-empty = column “{ $column }”: nothing was expected in a row of kind “{ $kind }”, but there is “{ $found }”
hadara-sheet-nameless = columns “en” and “ru”: a name was expected in at least one of them
hadara-sheet-control = column “{ $column }”: a name cannot have line breaks or control characters
hadara-sheet-long = column “{ $column }”: the name of a set has at most { $most } characters
hadara-sheet-twice = column “{ $column }”: { $found } appears twice
hadara-sheet-initiative = column “initiative”: both sides of a setup card have the same, so { $expected } was expected, not “{ $found }”
hadara-sheet-count = rows of kind “{ $kind }”: { $least } to { $most } were expected, not { $found }
hadara-sheet-tiles = colonies that need { $level }: { $least } to { $most } rows of kind “colony” were expected, not { $found }
hadara-sheet-row-missing = there is no row of kind “{ $kind }” with the id “{ $id }”
