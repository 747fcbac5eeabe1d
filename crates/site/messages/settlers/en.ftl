# Imperial Settlers: the board and its pages.

settlers-page-keys = Keys: 1–9 and 0 open the cards in your hand or choose the answers from left to right; P passes, E ends a turn or an exchange, F uses a foundation, N declines, U undoes.
settlers-page-board = Empire
settlers-page-hand = Hand
settlers-page-opponent = Opponent
settlers-page-round = Round { $round } of { $rounds }
settlers-page-lookout = Lookout
settlers-page-production = Production
settlers-page-features = Features
settlers-page-actions = Actions
settlers-page-attack = Attack
settlers-page-lane-faction = faction locations
settlers-page-lane-common = common locations
settlers-page-points = points on the track
settlers-page-end = { $locations ->
    [one] { $locations } location
   *[other] { $locations } locations
 }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } at the end
settlers-page-first = First player
settlers-page-passed = passed
settlers-page-pass-sure = Yes, done for this round
settlers-page-deciding = deciding
settlers-page-decided = decided
settlers-page-order = Turn order
settlers-page-in-hand = cards in hand
settlers-page-hand-none = Your hand is empty. Two workers can be exchanged for a card, and everyone gets new cards at the start of each round.
settlers-page-faction-deck = cards in the faction deck
settlers-page-common-deck = cards in the common deck; discarded: { $discarded }
settlers-page-goods = Goods
settlers-page-each-round = Each round
settlers-page-deals = Deals
settlers-page-no-deals = no deals yet
settlers-page-locations = Locations
settlers-page-in-all = Total
settlers-page-keeps = Keeps
settlers-page-at-end = At the end
settlers-page-exchange = Exchanging workers
settlers-page-foundations = { $count ->
    [one] { $count } foundation
   *[other] { $count } foundations
 }
settlers-page-use-foundation = Build on it
settlers-page-raze-goods = Raze goods
settlers-page-used = used
settlers-page-under = { $count ->
    [one] { $count } card under it
   *[other] { $count } cards under it
 }
settlers-page-route = { $who }’s Trade Route
settlers-page-by-route = by Trade Route
settlers-page-guard = defence token
settlers-page-samurai = samurai
settlers-page-blocked = blocked
settlers-page-captured = captured by { $who }
settlers-page-not-razable = cannot be razed
settlers-page-not-this = not this one
settlers-page-here = Here
settlers-page-again = Use again
settlers-page-capture = Capture
settlers-page-block = Block
settlers-page-remove = Discard
settlers-page-lose = Lose
settlers-page-give-up = Discard
settlers-page-build = Build
settlers-page-deal = Deal
settlers-page-raze = Raze
settlers-page-tuck = Put under
settlers-page-take = Take
settlers-page-keep = Keep
settlers-page-cost = Cost
settlers-page-free = free
settlers-page-payable-now = You can build it now.
settlers-page-price-now = Building it now costs you { $goods }.
settlers-page-price-over-now = Building it now costs you { $goods } and one of your locations.
settlers-page-over-now = Building it now costs you one of your locations.
settlers-page-free-now = Building it now is free.
settlers-page-brings = Brings at once
settlers-page-every-round = now and every round
settlers-page-short = You are short of { $goods }.
settlers-page-read = In the meantime, press any card to read it.
settlers-page-together = Everyone decides at the same time.
settlers-page-next-production = Next production:
settlers-page-open = Open cards
settlers-page-pass-number = { $number ->
    [1] First pass
   *[other] Second pass
 }
settlers-page-lookout-text = Everyone takes one card, and what is left is discarded. The second pass goes in reverse order.
settlers-page-lookout-advanced = Everyone takes one card, then everyone takes another.
settlers-page-lookout-solo = You take two cards. After each of them, the opponent gets one: first a random card, then the last one.
settlers-page-taken = taken by { $who }
settlers-page-dealt = Dealt to you: keep one of { $count }
settlers-page-dealt-others = Everyone keeps one card in secret
settlers-page-dealt-first = Only you see them. The others go to { $to }; then you keep one of the cards passed to you.
settlers-page-dealt-second = { $from } passed these to you. What you do not keep is discarded.
settlers-page-chosen = Your choice
settlers-page-drawn = Drawn cards
settlers-page-rest-discard = You keep one; the others are discarded. Nobody else sees what you keep.
settlers-page-rest-shuffle = You keep one; the others are shuffled back. Nobody else sees them.
settlers-page-step-pay = Pay
settlers-page-step-over = Discard a location or foundation
settlers-page-step-gain = Gain
settlers-page-step-offer = You may pay
settlers-page-stays = remaining:
settlers-page-so-far = { $count ->
    [one] { $count } pair so far:
   *[other] { $count } pairs so far:
 }
settlers-page-pairs-left = { $workers ->
    [one] { $workers } worker is left
   *[other] { $workers } workers are left
 }: { $pairs ->
    [0] no more pairs
    [one] { $pairs } more pair
   *[other] { $pairs } more pairs
 }. Cards are drawn at the end.
settlers-page-draws-left = { $count ->
    [one] { $count } card to draw.
   *[other] { $count } cards to draw, one after the other.
 }
settlers-page-raze-at = Raze a location of:
settlers-page-raze-title = Raze one of { $who }’s locations
settlers-page-raze-tokens = Razing a location takes at least { $least } raze tokens; you have { $have }.
settlers-page-raze-nothing = There is nothing you can raze.
settlers-page-tip-turn = You can build { $builds } of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } and activate { $activates ->
    [one] { $activates } location
   *[other] { $activates } locations
 }.
settlers-page-tip-defend = Free: press a shield to put the defence token on a common location.
settlers-page-tip-deploy = Free: press a helmet to place a samurai.
settlers-page-tip-tuck = Free: put cards from your hand under your location.
settlers-page-tip-put = Free: put resources on your location.
settlers-page-tip-foundation = A foundation is worth nothing at the end.
settlers-page-tip-over = At the end, a common location is worth { $common ->
    [one] { $common } point
   *[other] { $common } points
 }, a faction location { $faction }.
settlers-page-tip-keep = The card goes to your hand.
settlers-page-tip-discard = Press the button below a card in your hand.
settlers-page-tip-copy = Press a production location in your empire.
settlers-page-tip-samurai = Press a faction location in your empire.
settlers-page-tip-raze = Press another player’s location, or the button below a card in your hand.
settlers-page-tip-target = Press a location.
settlers-page-tip-reset = Press a used location in your empire.
settlers-page-tip-choose = The deals are above your empire.
settlers-page-tip-build = Cards that you can build have a button. You do not have to discard a location.
settlers-page-tip-lose = The attack hits one of several equal locations: press the one you lose.
settlers-page-to-win = To win
settlers-page-own-locations = your faction locations
settlers-page-trophies = the opponent’s trophies
settlers-page-win-text = Your faction locations must outnumber the trophies.
settlers-page-his-locations = The opponent’s locations
settlers-page-his-text = Those left when it attacks become trophies.
settlers-page-attack-row = Attack row
settlers-page-attack-deck = newest first · deck { $count }
settlers-page-new = new
settlers-page-attack-text = The new card and an older one hit a location with exactly this pair of raze goods.
settlers-page-if-next = If the next card is…
settlers-page-nothing-falls = nothing lost
settlers-face-goods = { $goods }
settlers-face-wood = { $count ->
   *[other] wood
 }
settlers-face-stone = { $count ->
   *[other] stone
 }
settlers-face-food = { $count ->
   *[other] food
 }
settlers-face-worker = { $count ->
    [one] worker
   *[other] workers
 }
settlers-face-gold = { $count ->
   *[other] gold
 }
settlers-face-raze = { $count ->
    [one] raze token
   *[other] raze tokens
 }
settlers-face-defence = { $count ->
    [one] defence token
   *[other] defence tokens
 }
settlers-face-card = { $count ->
    [one] card
   *[other] cards
 }
settlers-face-common-card = { $count ->
    [one] common card
   *[other] common cards
 }
settlers-face-faction-card = { $count ->
    [one] faction card
   *[other] faction cards
 }
settlers-face-point = { $count ->
    [one] point
   *[other] points
 }
settlers-face-action = action
settlers-face-feature = feature
settlers-face-production = production
settlers-face-bonus = When built
settlers-face-cost = Cost
settlers-face-over = one of your locations or foundations
settlers-face-raze-goods = Raze goods
settlers-face-deal = Deal
settlers-face-worth = { $points ->
    [one] { $points } point at the end of the game
   *[other] { $points } points at the end of the game
 }
settlers-face-find = A name, a colour, or a word from a card’s text
settlers-face-common = Common cards
settlers-face-boards = Faction boards
settlers-face-solo = The solo game
settlers-face-production-row = Production
settlers-face-actions-row = Actions
settlers-face-each-round = Each round
settlers-face-keeps = Keeps
settlers-face-factions = Factions
settlers-face-factions-hint = Everyone plays a different one. Romans and Barbarians are the easiest to start with.
settlers-face-solo-hint = Playing solo, you defend your empire against a virtual opponent.
settlers-face-faction-of = Faction of seat { $number }
settlers-face-faction-random = Drawn at random
settlers-face-lookout = Lookout phase
settlers-face-standard = Standard
settlers-face-standard-hint = Two rows of open cards; the second is picked in reverse order
settlers-face-alternative = Alternative
settlers-face-alternative-hint = Three cards are dealt to each player: keep one in secret, pass the others on, keep another
settlers-face-advanced = Advanced
settlers-face-advanced-hint = One row of five open cards that is refilled
settlers-face-razing = Razing
settlers-face-war = Standard
settlers-face-war-hint = Raze tokens can be used on other players’ locations
settlers-face-peaceful = Peaceful
settlers-face-peaceful-hint = Raze tokens work only on cards from your hand; everyone draws one extra common card each round
settlers-face-headline = { $count ->
    [one] { $who } rules the greatest empire
   *[other] { $who } rule the greatest empires together
 }
settlers-face-headline-solo = The empire stands: { $who }, { NAME($rank) }
settlers-face-headline-lost = { $who }’s empire has fallen
settlers-face-score-sheet = Score sheet
settlers-face-empires = The empires at the end
settlers-face-common-locations = Common locations
settlers-face-faction-locations = Faction locations
settlers-face-deals = Deals
settlers-face-foundations = Foundations
settlers-face-goods-left = Workers and resources left
settlers-face-hand-left = Cards in hand
settlers-face-test = The verdict
settlers-face-test-figures = Faction locations: { $own }, trophies: { $trophies }
settlers-face-test-won = More faction locations than trophies: won. A tie would not have been enough.
settlers-face-test-lost = You needed more faction locations than trophies: lost.
settlers-face-ranks = Ranks
settlers-face-rank-from = from { $points }
settlers-face-busiest = Busiest location
settlers-face-busiest-value = { $who }: { NAME($card) }, used { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
 }
settlers-face-best = Most points at once
settlers-face-best-value = { $who }: { $points }
settlers-face-built = Cards
settlers-face-built-value = { $built } built, { $deals } used for deals
settlers-face-razed = Razed
settlers-face-razed-value = { $hand } { $hand ->
    [one] hand card
   *[other] hand cards
 }, { $razed } { $razed ->
    [one] location
   *[other] locations
 }
settlers-face-exchanged = Workers exchanged
settlers-face-exchanged-value = { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
 }
settlers-face-lost = Lost to attacks
settlers-face-lost-value = { $lost ->
    [one] one location
   *[other] { $lost } locations
 }

## The end of a round

settlers-face-round-name = Round { $round }
settlers-face-round-ended = Round { $round } ends
settlers-face-round-built = { NAME($card) } built
settlers-face-round-used = { NAME($card) } used
settlers-face-round-deal = Deal: { NAME($card) }
settlers-face-round-razed = { NAME($card) } razed
settlers-face-round-locations = { $faction } faction × { $each }, { $common } common × { $other }
settlers-face-round-cleanup = Cleanup
settlers-face-round-lost = returns
settlers-face-round-kept = keeps
settlers-face-round-nothing-lost = returns nothing
