# Imperial Settlers.

settlers-title = Imperial Settlers
settlers-gist = Build, trade and raid with the cards of your faction for five rounds.
settlers-variant = { $players ->
    [one] Solo against the virtual opponent: { $agreed }
   *[other] { $players } players: { $agreed }
 }
settlers-variant-random = factions drawn at random
settlers-variant-chosen = by seat, { $factions }
settlers-variant-alternative = the alternative lookout (cards are dealt, kept and passed on in secret)
settlers-variant-advanced = the advanced lookout (one row of open cards that is refilled)
settlers-variant-peaceful = the peaceful variant (no razing of locations)

settlers-some-common-card = a common card
settlers-some-faction-card = a faction card
settlers-opponent = the virtual opponent
settlers-location-sort = { NAME($card, form: "acc") } [{ $sort }]

settlers-good-nothing = nothing
settlers-good-wood = { $count } wood
settlers-good-stone = { $count } stone
settlers-good-food = { $count } food
settlers-good-worker = { $count } { $count ->
    [one] worker
   *[other] workers
 }
settlers-good-gold = { $count } gold
settlers-good-raze = { $count } raze { $count ->
    [one] token
   *[other] tokens
 }
settlers-good-defence = { $count } defence { $count ->
    [one] token
   *[other] tokens
 }
settlers-good-card = { $count } { $count ->
    [one] card
   *[other] cards
 }
settlers-good-common-card = { $count } common { $count ->
    [one] card
   *[other] cards
 }
settlers-good-faction-card = { $count } faction { $count ->
    [one] card
   *[other] cards
 }
settlers-good-point = { $count } { $count ->
    [one] point
   *[other] points
 }
settlers-good-resource = any { $count } { $count ->
    [one] resource
   *[other] resources
 }
settlers-good-hand-card = { $count } { $count ->
    [one] card
   *[other] cards
 } from your hand
settlers-name-wood = wood
settlers-name-stone = stone
settlers-name-food = food
settlers-name-worker = workers
settlers-name-gold = gold
settlers-name-raze = raze tokens
settlers-name-defence = defence tokens
settlers-name-card = cards
settlers-name-point = points

settlers-colour-black = black
settlers-colour-purple = purple
settlers-colour-blue = blue
settlers-colour-brown = brown
settlers-colour-gold = yellow
settlers-colour-red = red
settlers-colour-pink = pink
settlers-colour-grey = grey
settlers-location-black = black location
settlers-location-purple = purple location
settlers-location-blue = blue location
settlers-location-brown = brown location
settlers-location-gold = yellow location
settlers-location-red = red location
settlers-location-pink = pink location
settlers-location-grey = grey location
settlers-location-faction = faction location

settlers-kind-common-action = common action location
settlers-kind-common-feature = common feature location
settlers-kind-common-production = common production location
settlers-kind-faction-action = action location of the { NAME($faction) }
settlers-kind-faction-feature = feature location of the { NAME($faction) }
settlers-kind-faction-production = production location of the { NAME($faction) }
settlers-kind-board = faction board
settlers-kind-table = table

settlers-text-colours = Colour: { $colours }.
settlers-text-no-colour = No colour.
settlers-text-free = Costs nothing.
settlers-text-cost = Costs { $goods }.
settlers-text-cost-over = Costs { $goods } and one of your locations or foundations.
settlers-text-cost-of = Costs { $goods }.
settlers-text-over-only = Costs one of your locations or foundations.
settlers-text-raze = Razing it brings { $goods }.
settlers-text-deal = A deal with it brings { $good }.
settlers-text-bonus = When built, once: { $yields }.
settlers-text-production = Produces { $yields }.
settlers-text-no-feature = No lasting effect.
settlers-text-action = Pay { $cost }: { $effect }.
settlers-text-action-free = At no cost: { $effect }.
settlers-text-uses = Can be activated { $uses } { $uses ->
    [one] time
   *[other] times
 } per round, even in the same turn.
settlers-text-copies = { $count ->
    [one] One card
   *[other] { $count } cards
 }: { $codes }.

settlers-deck-any = each from either deck
settlers-deck-common = from the common deck
settlers-deck-faction = from your faction deck
settlers-yield-goods = { $goods }
settlers-yield-per = { $good } for each { $location } you have, including this one (at most { $most })
settlers-yield-per-samurai = { $good } for each of your samurai (at most { $most })
settlers-yield-one-of = { $one } or { $two }, your choice
settlers-yield-look-discard = a choice of cards (draw { $cards } { $deck }, keep one, discard the rest)
settlers-yield-look-shuffle = a choice of cards (draw { $cards } { $deck }, keep one, shuffle the rest back)
settlers-yield-copy = what another production location of your choice in your empire produces
settlers-yield-samurai = { $count } samurai, to be placed at once; any that cannot be placed are lost

settlers-feature-build = Each time you build a { $location }, including this one: { $yields }.
settlers-feature-build-pay = Each time you build a { $location }, including this one, you may pay one of these: { $offers }.
settlers-feature-offer = { $pay } for { $gain }
settlers-feature-raze = Each time you raze a card or location: { $goods }.
settlers-feature-deal = Each time you make a deal: { $goods }.
settlers-feature-exchange = For each pair of workers that an opponent exchanges: { $goods }, at most { $most } { $most ->
    [one] time
   *[other] times
 } per round.
settlers-feature-stores = During cleanup, you keep your { $goods }.
settlers-feature-more = Each time you gain { $from } or more points at once: { $more } more.
settlers-feature-deals = In the production phase, you may take { $points } instead of the good from a deal.
settlers-feature-tucks = At any time during your turn, you may put cards from your hand under it for { $points } each. At the end of the game: { $end } if at least { $cards } cards are under it.
settlers-feature-keeps = At any time during your turn, you may put resources on it; they stay there. At the end of the game: { $tiers }.
settlers-feature-tier = { $points } for { $from } or more

settlers-effect-gain = gain { $goods }
settlers-effect-yield = gain { $yields }
settlers-effect-steal = take 1 wood, stone or food from an opponent’s supply
settlers-effect-raze-for-points = raze a card from your hand or a location for the usual raze tokens; instead of each raze good you may take { $points }
settlers-effect-raze-good = take one of the raze goods of an opponent’s location, which stays in play
settlers-effect-raze-own = raze one of your own common locations without raze tokens
settlers-effect-raze-enemy = raze an opponent’s location, whatever protects it
settlers-effect-remove = discard an opponent’s location; this is not razing
settlers-effect-remove-gain = discard an opponent’s location and gain { $goods }; this is not razing
settlers-effect-cancel-deal = discard an opponent’s deal and gain { $goods }
settlers-effect-plunder-deal = discard an opponent’s deal and gain its good
settlers-effect-take-deal = take over an opponent’s deal and gain { $goods }; this is not making a deal
settlers-effect-discard-deal = discard one of your deals and gain { $goods }
settlers-effect-repeat-deal = gain the good from one of your deals again
settlers-effect-route = make a deal with an opponent’s faction location: the top card of your faction deck goes under it, and you gain its deal good now and in each production phase
settlers-effect-build-deal = build one of your deals, paying its goods but discarding no location
settlers-effect-build-faction = build a faction card from your hand, paying its goods but discarding no location
settlers-effect-opponent-discards = an opponent of your choice discards a card from hand, and you gain { $goods }
settlers-effect-foundation = turn a common card from your hand into a foundation and gain { $goods }; this is not razing
settlers-effect-reset = remove the goods from another of your used action locations, which can then be used again
settlers-effect-block = an opponent’s action location of your choice cannot be used this round
settlers-effect-capture = an opponent’s location of your choice is yours until the end of the round

settlers-board-produces = Produces { $goods } each round.
settlers-board-keeps = Keeps in cleanup: { $goods }.
settlers-board-exchange = { $workers } workers can be exchanged for 1 resource or 1 card.
settlers-board-samurai = Workers can guard faction locations as samurai, one on each: razing costs { $tokens } more.
settlers-attacks = Attack cards
settlers-attacks-text = Cards by good: { $goods }.
settlers-ranks = Ranks of the solo game
settlers-rank-text = From { $points } points: { NAME($rank) }.

settlers-over = The game is over.
settlers-ask-pick = Which card do you take?
settlers-ask-draft = Which card do you keep?
settlers-ask-turn = Your turn: one action, or pass.
settlers-ask-after = Anything else before your turn ends?
settlers-ask-exchange = Exchange more workers?
settlers-ask-pay = How do you pay?
settlers-ask-over = What will you discard to build this?
settlers-ask-draw = From which deck do you draw?
settlers-ask-keep = Which card do you keep?
settlers-ask-discard = Which card from your hand do you discard?
settlers-ask-take = What do you take?
settlers-ask-offer = Do you want to pay for points?
settlers-ask-copy = Which production do you copy?
settlers-ask-samurai = Where do you place the samurai?
settlers-ask-raze = What do you raze?
settlers-ask-target = Which location do you choose?
settlers-ask-player = Which opponent do you choose?
settlers-ask-steal = What do you take, and from whom?
settlers-ask-reset = Which location do you make usable again?
settlers-ask-choose = Which deal do you choose?
settlers-ask-build = What do you build?
settlers-ask-lose = Which location do you lose?

settlers-prospect-brings = Brings at once: { $goods }.
settlers-prospect-deal = Costs { $food }; pays now and in every production phase.
settlers-choose-pick = Take { NAME($card) }
settlers-choose-build = Build { NAME($card) }
settlers-choose-make-deal = Deal with { NAME($card) }: { $goods }
settlers-choose-raze-hand = Raze { NAME($card) } from hand: { $goods }
settlers-choose-raze = Raze { NAME($card) } ({ NAME($people) })
settlers-choose-activate = Activate { NAME($card) }
settlers-choose-activate-twice = Activate { NAME($card) } twice
settlers-choose-exchange = Exchange { $workers } for { $good }
settlers-choose-exchange-done = Finish exchanging
settlers-choose-pass = Pass
settlers-choose-done = End turn
settlers-choose-defend = Defence token on { NAME($card) }
settlers-choose-samurai = Samurai on { NAME($card) }
settlers-choose-tuck = Put { NAME($card) } under { NAME($under) }
settlers-choose-put = Put { $good } on { NAME($on) }
settlers-choose-pay = Pay { $goods }
settlers-choose-over = Discard { NAME($card) }
settlers-choose-over-foundation = Discard a foundation
settlers-choose-draw-common = From the common deck
settlers-choose-draw-faction = From your faction deck
settlers-choose-keep = Keep { NAME($card) }
settlers-choose-discard = Discard { NAME($card) }
settlers-choose-take = Take { $goods }
settlers-choose-offer = Pay { $good }
settlers-choose-copy = Copy { NAME($card) }
settlers-choose-target = { NAME($card) } ({ NAME($people) })
settlers-choose-player = { NAME($people) }
settlers-choose-steal = Take { $good } from the { NAME($people) }
settlers-choose-reset = Make { NAME($card) } usable again
settlers-choose-deal = The deal with { NAME($card) } ({ NAME($people) }): { $goods }
settlers-choose-route = The Trade Route of the { NAME($people) } to { NAME($card) }
settlers-choose-attack = The attack card: { $good }
settlers-choose-lose = Lose { NAME($card) }
settlers-choose-decline = Pay nothing

settlers-told-round = Round { $round } begins; { $who } is first player.
settlers-told-opened = Open cards: { $cards }.
settlers-told-picked = { $who } takes { NAME($card) }.
settlers-told-swept = { NAME($card) } is discarded.
settlers-told-dealt = Everyone is dealt cards.
settlers-told-chose = { $who } has chosen.
settlers-told-passed-on = Everyone keeps a card and passes the others on.
settlers-told-opponent-got = The virtual opponent gets { NAME($card) }.
settlers-told-drew = { $who } draws { NAME($card) }.
settlers-told-drew-hidden = { $who } draws { $card }.
settlers-told-reshuffled = The common discard pile is shuffled into a new deck.
settlers-told-kept = { $who } keeps one of the cards.
settlers-told-shuffled-back = { $who } shuffles the rest back.
settlers-told-discarded = { $who } discards { NAME($card) }.
settlers-told-produced = { $who } produces.
settlers-told-action = The action phase begins.
settlers-told-gained = { $who } gains { $goods }.
settlers-told-paid = { $who } pays { $goods }.
settlers-told-built = { $who } builds { NAME($card) }.
settlers-told-cleared = { $who } discards { NAME($card) } for it.
settlers-told-foundation-cleared = { $who } discards a foundation for it.
settlers-told-deal = { $who } makes a deal with { NAME($card) }.
settlers-told-razed-hand = { $who } razes { NAME($card) } from hand.
settlers-told-razed = { $who } razes { $whom }’s { NAME($card) }.
settlers-told-activated = { $who } activates { NAME($card) }.
settlers-told-activated-twice = { $who } activates { NAME($card) } twice.
settlers-told-exchanged = { $who } exchanges workers for { $goods }.
settlers-told-passed = { $who } passes.
settlers-told-defended = { $who } places the defence token on { NAME($card) }.
settlers-told-deployed = { $who } places a samurai on { NAME($card) }.
settlers-told-tucked = { $who } puts { NAME($card) } under { NAME($under) }.
settlers-told-stored = { $who } puts { $good } on { NAME($on) }.
settlers-told-stole = { $who } takes { $good } from { $whom }.
settlers-told-removed = { $who } discards { $whom }’s { NAME($card) }.
settlers-told-own-deal-lost = { $who } discards a deal for { $good }.
settlers-told-deal-lost = { $who } discards { $whom }’s deal for { $good }.
settlers-told-deal-taken = { $who } takes over { $whom }’s deal for { $good }.
settlers-told-routed = { $who } opens a Trade Route to { $whom }’s { NAME($card) }.
settlers-told-route-ended = { $who }’s Trade Route marked by { NAME($card) } ends.
settlers-told-reset = { $who } makes { NAME($card) } usable again.
settlers-told-blocked = { $who } blocks { $whom }’s { NAME($card) }.
settlers-told-captured = { $who } captures { $whom }’s { NAME($card) }.
settlers-told-foundation = { $who } turns { NAME($card) } into a foundation.
settlers-told-cleanup = Goods that are not stored are returned.
settlers-told-collected = { NAME($card) } goes to the collection pile.
settlers-told-attack = The virtual opponent attacks: { $good }.
settlers-told-lost = The virtual opponent takes { NAME($card) }.
settlers-told-ended = The last round is over.
settlers-brief-card = { NAME($card) }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
 }
settlers-brief-given = { NAME($card) }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
 }
settlers-brief-opened = open cards: { $things }
settlers-brief-swept = { $things } discarded
settlers-brief-dealt = cards are dealt
settlers-brief-passed-on = everyone keeps a card and passes the others on
settlers-brief-drew = +{ $count } { $count ->
    [one] card
   *[other] cards
 }
settlers-brief-drew-seen = +{ $count } { $count ->
    [one] card
   *[other] cards
 } ({ $things })
settlers-brief-looked = chooses from { $cards }
settlers-brief-reshuffled = the common discard pile is shuffled into a new deck
settlers-brief-kept = keeps one of them
settlers-brief-shuffled-back = shuffles the rest back
settlers-brief-discarded = discards { $things }
settlers-brief-gained = +{ $things }
settlers-brief-paid = −{ $things }
settlers-brief-cleared = discards { $things } for it
settlers-brief-foundation-cleared = discards { $count ->
    [one] a foundation
   *[other] { $count } foundations
 } for it
settlers-brief-stole = takes { $things } from { $whom }
settlers-brief-removed = discards { $whom }’s { NAME($card) }
settlers-brief-own-deal-lost = discards a deal for { $good }
settlers-brief-deal-lost = discards { $whom }’s deal for { $good }
settlers-brief-deal-taken = takes over { $whom }’s deal for { $good }
settlers-brief-routed = opens a Trade Route to { $whom }’s { NAME($card) }
settlers-brief-route-ended = a Trade Route ends ({ NAME($card) })
settlers-brief-reset = makes { NAME($card) } usable again
settlers-brief-blocked = blocks { $whom }’s { NAME($card) }
settlers-brief-captured = captures { $whom }’s { NAME($card) }
settlers-brief-foundation = { NAME($card) } becomes a foundation
settlers-brief-collected = { $things } to the collection pile
settlers-brief-lost = { NAME($card) } is lost to the virtual opponent

settlers-refused-not-open = { NAME($card) } cannot be picked here.
settlers-refused-not-in-hand = { NAME($card) } is not in your hand.
settlers-refused-cannot-pay = You are short of { $goods }.
settlers-refused-too-few-cards = This needs { $cards ->
    [one] a card
   *[other] { $cards } cards
 } from your hand.
settlers-refused-nothing-to-discard = You have no location or foundation to discard for it.
settlers-refused-no-deal = No deal can be made with { NAME($card) }.
settlers-refused-no-raze-goods = { NAME($card) } cannot be razed.
settlers-refused-no-such-location = There is no such location.
settlers-refused-no-such-deal = There is no such deal.
settlers-refused-not-an-action = { NAME($card) } has no action.
settlers-refused-used-up = { NAME($card) } cannot be activated that many more times this round.
settlers-refused-not-twice = { NAME($card) } cannot be activated twice.
settlers-refused-blocked = { NAME($card) } is blocked this round.
settlers-refused-no-target = There is nothing to use it on.
settlers-refused-passed = { $who } has passed and cannot be a target.
settlers-refused-own-location = You cannot choose one of your own here.
settlers-refused-not-own = You can choose only your own here.
settlers-refused-captured = A captured location cannot be discarded.
settlers-refused-peaceful = In the peaceful variant, locations can be razed only by cards.
settlers-refused-not-faction = This needs a faction card of the right faction.
settlers-refused-not-common = This needs a common card.
settlers-refused-protected = The location is already protected.
settlers-refused-wrong-payment = That is not the right payment.
settlers-refused-deck-empty = The deck is empty.
settlers-refused-not-drawn = { NAME($card) } is not one of the cards drawn.
settlers-refused-not-offered = That is not offered.
settlers-refused-not-used = The location has not been used.
settlers-refused-not-production = The location produces nothing that can be copied.
settlers-refused-already-routed = You already have a Trade Route there.
settlers-refused-not-equal = Another location must be lost first.

settlers-source-production = Production
settlers-source-deals = Deals
settlers-source-building = Building bonuses
settlers-source-features = Features
settlers-source-actions = Actions
settlers-source-razing = Razing
settlers-source-locations = Locations
settlers-source-stores = Stores at the end
settlers-decided-points = most points
settlers-decided-goods = tie on points, broken by workers and resources
settlers-decided-cards = tie on points and goods, broken by cards in hand
settlers-decided-shared = complete tie, shared victory
settlers-decided-solo-won = more faction locations than the opponent has trophies
settlers-decided-solo-lost = the opponent has at least as many trophies as there are faction locations

settlers-no-such-card = “{ $word }” is not a card of Imperial Settlers
settlers-no-such-good = “{ $word }” is not a good
settlers-no-such-faction = “{ $word }” is not a faction
settlers-no-such-phase = “{ $word }” is not a phase
settlers-nobody-plays = nobody plays the faction “{ $faction }”
settlers-not-a-location = “CARD”, “CARD 2” or “FACTION CARD” was expected, not “{ $text }”
settlers-not-a-payment = “{ $good }” cannot be paid for a resource
settlers-tuck-expected = “tuck CARD under LOCATION” was expected
settlers-put-expected = “put GOOD on LOCATION” was expected
settlers-draw-expected = “draw common” or “draw faction” was expected, not “{ $word }”
settlers-unknown-decision = “{ $word }” is not a decision of Imperial Settlers
settlers-setup-form = “N players, factions random” or “N players, factions ID ID …”, optionally followed by “, lookout alternative”, “, lookout advanced” or “, peaceful”
settlers-setup-expected = { settlers-setup-form } was expected, not “{ $text }”
settlers-setup-factions = { $expected } factions are needed, not { $found }
settlers-setup-faction-twice = the faction “{ $faction }” is chosen twice
settlers-setup-solo = the solo game has its own lookout phase and rules: it has no variants

settlers-situation-no-card-left = there is no { $card } left in this game
settlers-situation-not-in-hand = { $card } is known but not in hand
settlers-situation-not-common = { $card } is not a common card
settlers-situation-not-faction = { $card } is not a faction card of this game
settlers-situation-not-dealt = { $card } is chosen but not dealt
settlers-situation-other-deck = { $card } belongs to another deck
settlers-situation-nothing-under = no cards can lie under { $card }

settlers-data-bad-id = “{ $id }” cannot be an id: only lowercase Latin letters, digits and hyphens, and no word that notation uses
settlers-data-deal = every faction card has a deal good, and no common card has one
settlers-data-cost = “{ $good }” cannot be paid here
settlers-data-tucks = only one faction may have cards with TucksCards
settlers-data-choice-twice = a card can have only one ChooseOne in what it produces, and one in its bonus
settlers-data-feature-twice = a card can have each kind of feature only once
settlers-data-offer-twice = { $good } can pay for only one offer
