# Imperium.

# The words that card texts are made of.
imperium-nothing = nothing
imperium-beside = { $one } { $two }
imperium-comma = { $one }, { $two }
imperium-and = { $one } and { $two }
imperium-or = { $one } or { $two }
imperium-and-or = { $one } and/or { $two }
imperium-either = { $one } OR { $two }
imperium-either-closed = { $one } OR { $two }
imperium-either-if = { $one } OR, { $two }
imperium-either-parted = { $one }; OR { $two }
imperium-either-wished = { $one } OR, if you wish, { $two }
imperium-either-wished-closed = { $one }, OR, if you wish, { $two }
imperium-wished = if you wish, { $one }
imperium-then = { $one }, then { $two }
imperium-and-if = { $one } and, { $two }
imperium-and-more = { $one }, and { $count } more if { $holds }
imperium-and-you = { $one }, and you { $two }
imperium-next = { $one }, then { $two }
imperium-and-so = { $one }; { $two }
imperium-this = this card
imperium-it = it
imperium-drawn = the card drawn
imperium-of-drawn = { $count } of the cards drawn
imperium-taken = { $cards } { $from }
imperium-taken-bare = { $cards } with no tokens on it { $from }
imperium-zones = from your { $zones }
imperium-a = a { $kind }
imperium-an = an { $kind }
imperium-named = { NAME($name) }
imperium-called = “{ NAME($name) }”

imperium-tokens-materials = { $case ->
    [more] { $count } more { $count ->
        [one] material
       *[other] materials
     }
    [up-to] up to { $count } { $count ->
        [one] material
       *[other] materials
     }
    [least] at least { $count } { $count ->
        [one] material
       *[other] materials
     }
    [fewer] fewer than { $count } { $count ->
        [one] material
       *[other] materials
     }
    [per] { $count ->
        [one] each material
       *[other] every { $count } materials
     }
    [all] all materials
    [any] materials
    [of] materials
    [less] { $count } { $count ->
        [one] less material
       *[other] fewer materials
     }
   *[some] { $count } { $count ->
        [one] material
       *[other] materials
     }
 }
imperium-tokens-population = { $case ->
    [more] { $count } more { $count ->
        [one] population
       *[other] population
     }
    [up-to] up to { $count } { $count ->
        [one] population
       *[other] population
     }
    [least] at least { $count } { $count ->
        [one] population
       *[other] population
     }
    [fewer] fewer than { $count } { $count ->
        [one] population
       *[other] population
     }
    [per] { $count ->
        [one] each population token
       *[other] every { $count } population
     }
    [all] all population
    [any] population
    [of] population
    [less] { $count } less population
   *[some] { $count } { $count ->
        [one] population
       *[other] population
     }
 }
imperium-tokens-progress = { $case ->
    [more] { $count } more { $count ->
        [one] progress
       *[other] progress
     }
    [up-to] up to { $count } { $count ->
        [one] progress
       *[other] progress
     }
    [least] at least { $count } { $count ->
        [one] progress
       *[other] progress
     }
    [fewer] fewer than { $count } { $count ->
        [one] progress
       *[other] progress
     }
    [per] { $count ->
        [one] each progress token
       *[other] every { $count } progress
     }
    [all] all progress
    [any] progress
    [of] progress
    [less] { $count } less progress
   *[some] { $count } { $count ->
        [one] progress
       *[other] progress
     }
 }
imperium-tokens-action = { $case ->
    [more] { $count } more { $count ->
        [one] action token
       *[other] action tokens
     }
    [up-to] up to { $count } { $count ->
        [one] action token
       *[other] action tokens
     }
    [least] at least { $count } { $count ->
        [one] action token
       *[other] action tokens
     }
    [fewer] fewer than { $count } { $count ->
        [one] action token
       *[other] action tokens
     }
    [per] { $count ->
        [one] each action token
       *[other] every { $count } action tokens
     }
    [all] all action tokens
    [any] action tokens
    [of] action tokens
   *[some] { $count } { $count ->
        [one] action token
       *[other] action tokens
     }
 }

imperium-cards = { $case ->
    [more] { $count } more { $count ->
        [one] card
       *[other] cards
     }
    [by] { $count } { $count ->
        [one] card
       *[other] cards
     }
    [up-to] up to { $count } { $count ->
        [one] card
       *[other] cards
     }
    [any] any number of cards
    [all] all cards
    [per] { $count ->
        [one] each card
       *[other] every { $count } cards
     }
    [is] at least 1 card
    [it] a card
    [under] { $count ->
        [one] a card
       *[other] cards
     }
    [are] cards
    [of] cards
    [least] at least { $count } { $count ->
        [one] card
       *[other] cards
     }
    [fewer] fewer than { $count } { $count ->
        [one] card
       *[other] cards
     }
    [on] cards
    [a] a card
    [less] { $count } fewer { $count ->
        [one] card
       *[other] cards
     }
   *[some] { $count } { $count ->
        [one] card
       *[other] cards
     }
 }
imperium-cards-of = { $case ->
    [more] { $count } more { $kind } { $count ->
        [one] card
       *[other] cards
     }
    [by] { $count } { $kind } { $count ->
        [one] card
       *[other] cards
     }
    [up-to] up to { $count } { $kind } { $count ->
        [one] card
       *[other] cards
     }
    [any] any number of { $kind } cards
    [all] all { $kind } cards
    [per] { $count ->
        [one] each { $kind } card
       *[other] every { $count } { $kind } cards
     }
    [is] at least 1 { $kind } card
    [it] { $kind } card
    [under] { $count ->
        [one] { $kind } card
       *[other] { $kind } cards
     }
    [are] { $kind } cards
    [of] { $kind } cards
    [least] at least { $count } { $kind } { $count ->
        [one] card
       *[other] cards
     }
    [fewer] fewer than { $count } { $kind } { $count ->
        [one] card
       *[other] cards
     }
    [on] { $kind } cards
    [a] { $kind } card
   *[some] { $count } { $kind } { $count ->
        [one] card
       *[other] cards
     }
 }
imperium-cards-named = { $case ->
    [are] { $names }
    [on] { $names } cards
    [of] { $names }
    [up-to] up to { $count } of { $names }
    [any] any number of { $names }
    [all] all of { $names }
    [per] { $count ->
        [one] each of { $names }
       *[other] every { $count } of { $names }
     }
    [least] at least { $count } of { $names }
    [fewer] fewer than { $count } of { $names }
   *[some] { $count ->
        [one] { $names }
       *[other] { $count } of { $names }
     }
 }
imperium-cards-among = { $case ->
    [per] { $count ->
        [one] each of { $names }
       *[other] every { $count } of { $names }
     }
    [least] at least { $count } of { $names }
   *[fewer] fewer than { $count } of { $names }
 }
imperium-marks = { $case ->
    [per] { $count ->
        [one] each { $marks } mark
       *[other] every { $count } { $marks } marks
     }
    [least] at least { $count } { $marks } { $count ->
        [one] mark
       *[other] marks
     }
    [fewer] fewer than { $count } { $marks } { $count ->
        [one] mark
       *[other] marks
     }
   *[some] { $count } { $marks } { $count ->
        [one] mark
       *[other] marks
     }
 }

imperium-kind-region = region
imperium-kind-regions = region
imperium-kind-origins = origins
imperium-kind-civilisation = civilisation
imperium-kind-raid = raid
imperium-kind-fame = fame
imperium-kind-unrest = unrest
imperium-kind-pinned = pinned
imperium-kind-attack = attack
imperium-category-region = region
imperium-category-origins = origins
imperium-category-civilisation = civilisation
imperium-category-raid = raid
imperium-category-fame = fame
imperium-category-unrest = unrest
imperium-mark-sack = sack
imperium-mark-grain = grain
imperium-mark-water = water
imperium-mark-city = city
imperium-mark-metropolis = metropolis
imperium-mark-knight = knight
imperium-mark-mask = mask
imperium-mark-scroll = scroll
imperium-of-barbarian = barbarian
imperium-of-empire = empire
imperium-like-mark = with a { $marks } mark
imperium-like-no-mark = without a { $marks } mark
imperium-like-period = with the { $period } period mark
imperium-like-not-pinned = that is not pinned
imperium-like-no-attack = without an attack mark
imperium-like-variable = with variable points
imperium-like-token = { $cards } with { $tokens } on it
imperium-like-bare = without tokens
imperium-like-exhausted = with an exhaust token
imperium-like-holding = { $cards } garrisoned by { $held }
imperium-like-no-kind = (except { $kinds } cards)
imperium-like-no-name = { $count ->
    [one] (except { $names })
   *[other] (except { $names })
 }
imperium-like-other = (except this one)
imperium-like-opponents = of your opponents
imperium-per = for { $what }
imperium-per-done = { $deed ->
    [paid] each token spent
    [abandoned] each card abandoned this way
    [discarded] each card discarded this way
    [returned] each card returned this way
   *[any] each such card
 }
imperium-per-stirred = each such token
imperium-per-poorer = each opponent with less { $tokens } than you

imperium-zone-hand = { $place ->
    [in] in hand
    [list] hand
   *[from] from hand
 }
imperium-zone-discard = { $place ->
    [in] in the discard pile
    [list] discard pile
   *[from] from the discard pile
 }
imperium-zone-play = { $place ->
    [in] in play
    [list] play area
   *[from] from play
 }
imperium-zone-garrison = { $place ->
    [in] among your garrisons
    [list] garrisons
   *[from] from among your garrisons
 }
imperium-zone-under = { $place ->
    [in] under { $host }
    [list] cards under { $host }
   *[from] from under { $host }
 }
imperium-zone-here = { $place ->
    [in] under this card
   *[from] from under this card
 }
imperium-zone-history = { $place ->
    [in] in history
    [list] history
   *[from] from history
 }
imperium-zone-deck = { $place ->
    [in] in the deck
    [list] deck
   *[from] from the deck
 }
imperium-zone-nation = { $place ->
    [in] in the nation deck
   *[from] from the nation deck
 }
imperium-zone-development = { $place ->
    [in] in the development area
   *[from] from the development area
 }
imperium-zone-market = { $place ->
    [in] in the market
   *[from] from the market
 }
imperium-zone-exile = { $place ->
    [in] in exile
   *[from] from exile
 }
imperium-zone-this = { $place ->
    [in] on this card
   *[from] from this card
 }
imperium-zone-last = { $place ->
    [in] on it
   *[from] from it
 }
imperium-zone-drawn = { $place ->
    [in] among the cards drawn
   *[from] from the cards drawn
 }

# Conditions.
imperium-if-barbarian = { $person ->
    [who] in the barbarian period
    [they] they are in the barbarian period
   *[you] you are in the barbarian period
 }
imperium-if-empire = { $person ->
    [who] in the empire period
    [they] they are in the empire period
   *[you] you are in the empire period
 }
imperium-if-some = { $person ->
    [who] with { $cards } { $place }
    [they] they have { $cards } { $place }
   *[you] { $cards } is { $place }
 }
imperium-if-many = { $person ->
    [who] with { $cards } { $place }
    [they] they have { $cards } { $place }
   *[you] { $cards } are { $place }
 }
imperium-if-none = { $person ->
    [who] without { $cards } { $place }
    [they] they have no { $cards } { $place }
   *[you] no { $cards } are { $place }
 }
imperium-if-tokens = { $person ->
    [who] with { $tokens }
    [they] they have { $tokens }
   *[you] you have { $tokens }
 }
imperium-if-short = { $person ->
    [who] who cannot pay in full
    [they] they cannot pay in full
   *[you] you cannot pay in full
 }
imperium-if-times = this was done at least { $count } times
imperium-if-fewer-times = this was done fewer than { $count } times
imperium-if-last = that card is { $cards }
imperium-if-last-mark = that card has a { $marks } mark
imperium-if-last-no-mark = that card has no { $marks } mark
imperium-if-exiled = the exiled card is { $cards }

# What cards do.
imperium-gain = { $mood ->
    [they] gains
   *[do] gain
 } { $tokens }
imperium-gain-per = { $mood ->
    [they] gains
   *[do] gain
 } { $tokens } { $per }
imperium-pay = { $mood ->
    [they] spends
   *[do] spend
 } { $tokens }
imperium-pay-all = { $mood ->
    [they] spends
   *[do] spend
 } { $tokens } (at least { $least })
imperium-yield = { $mood ->
    [they] gives
   *[do] give
 } { $tokens } to the player resolving the effect
imperium-steal = { $mood ->
    [they] steals
   *[do] steal
 } { $tokens } from each other player
imperium-steal-if = { $mood ->
    [they] steals
   *[do] steal
 } { $tokens } from each other player { $holds }
imperium-steal-or = { $mood ->
    [they] steals
   *[do] steal
 } { $tokens } from each other player; any player who { $count ->
    [one] has none
   *[other] cannot pay in full
 } { $otherwise }
imperium-lay = { $mood ->
    [they] puts
   *[do] put
 } { $tokens } from the supply on this card
imperium-collect = { $mood ->
    [they] takes
   *[do] take
 } all tokens from this card
imperium-put-on-market = { $mood ->
    [they] puts
   *[do] put
 } { $tokens } from the supply on any market card
imperium-draw = { $mood ->
    [they] draws
   *[do] draw
 } { $cards }
imperium-draw-if-able = { $mood ->
    [they] draws
   *[do] draw
 } { $cards } if able
imperium-discard = { $mood ->
    [they] discards
   *[do] discard
 } { $cards }
imperium-history = { $mood ->
    [they] puts
   *[do] put
 } { $cards } into history
imperium-history-this = { $mood ->
    [they] puts
   *[do] put
 } { $cards } into history
imperium-sink = { $mood ->
    [they] sinks
   *[do] sink
 } { $cards }
imperium-exile = { $mood ->
    [they] exiles
   *[do] exile
 } { $cards }
imperium-exile-this = { $mood ->
    [they] exiles
   *[do] exile
 } { $cards }
imperium-recall = { $mood ->
    [they] recalls
   *[do] recall
 } { $cards }
imperium-abandon = { $mood ->
    [they] abandons
   *[do] abandon
 } { $cards }
imperium-to-hand = { $mood ->
    [they] takes
   *[do] take
 } { $cards } into { $mood ->
    [they] their
   *[do] your
 } hand
imperium-on-deck = { $mood ->
    [they] puts
   *[do] put
 } { $cards } on top of the deck
imperium-return = { $mood ->
    [they] returns
   *[do] return
 } { $cards }
imperium-return-this = { $mood ->
    [they] returns
   *[do] return
 } this card to the unrest deck
imperium-garrison = { $mood ->
    [they] garrisons
   *[do] garrison
 } this card
imperium-garrison-by = { $mood ->
    [they] garrisons
   *[do] garrison
 } this card with { $cards }
imperium-garrison-this = { $mood ->
    [they] garrisons
   *[do] garrison
 } { $cards } with this card
imperium-give = { $mood ->
    [they] gives
   *[do] give
 } each other player { $cards }
imperium-find-hand = { $mood ->
    [they] finds { $cards } and takes it into their hand
   *[do] find { $cards } and take it into your hand
 }
imperium-find-discard = { $mood ->
    [they] finds { $cards } and puts it into the discard pile
   *[do] find { $cards } and put it into the discard pile
 }
imperium-find-history = { $mood ->
    [they] finds { $cards } and puts it into history
   *[do] find { $cards } and put it into history
 }
imperium-acquire = { $mood ->
    [they] acquires
   *[do] acquire
 } { $cards }
imperium-break-through = { $mood ->
    [they] breaks through for
   *[do] break through for
 } { $cards }
imperium-break-through-exile = { $mood ->
    [they] breaks through for
   *[do] break through for
 } { $cards } (an exiled card may be chosen instead)
imperium-wager = { $mood ->
    [they] names a category ({ $categories }) and reveals
   *[do] name a category ({ $categories }) and reveal
 } the top card of the main deck: if it is of that category, { $mood ->
    [they] they take it into their hand; otherwise they exile it
   *[do] take it into your hand; otherwise exile it
 }
imperium-swap-market = { $mood ->
    [they] exchanges
   *[do] exchange
 } 1 market card for 1 card from exile
imperium-take-fame = { $mood ->
    [they] takes
   *[do] take
 } the top card of the fame deck
imperium-look-fame = { $mood ->
    [they] looks
   *[do] look
 } at the top { $count } { $count ->
    [one] card
   *[other] cards
 } of the fame deck and { $mood ->
    [they] takes
   *[do] take
 } 1 of them
imperium-take-unrest = { $mood ->
    [they] takes
   *[do] take
 } { $cards }
imperium-while = repeat while possible: { $steps }
imperium-settle = { $mood ->
    [they] puts
   *[do] put
 } { $cards } into play
imperium-mill = { $mood ->
    [they] puts
   *[do] put
 } { $count ->
    [one] the top card
   *[other] the top { $count } cards
 } of the deck into the discard pile
imperium-exchange = { $mood ->
    [they] spends
   *[do] spend
 } { $from } and { $mood ->
    [they] gains
   *[do] gain
 } the same amount of { $to }
imperium-put-at-die = { $mood ->
    [they] puts
   *[do] put
 } { $tokens } on the market card that the die shows
imperium-quest-top = { $mood ->
    [they] puts
   *[do] put
 } the top quest on top of the deck
imperium-exile-quest = { $mood ->
    [they] exiles
   *[do] exile
 } the top quest unless it is the last one
imperium-restock = { $mood ->
    [they] shuffles
   *[do] shuffle
 } the discard pile and { $mood ->
    [they] puts
   *[do] put
 } it under the deck
imperium-unrest-to-discard = { $mood ->
    [they] puts
   *[do] put
 } 1 unrest card from the unrest deck into the discard pile
imperium-take-dynasty = { $mood ->
    [they] puts
   *[do] put
 } the top card of the dynasty deck into the discard pile
imperium-otherwise = { $one }; otherwise { $two }
imperium-if-possible = if possible, { $steps }
imperium-steal-you = { $mood ->
    [they] steals
   *[do] steal
 } { $tokens } from you
imperium-you-do = you: { $steps }
imperium-take-nation = { $mood ->
    [they] puts
   *[do] put
 } the top card of the nation deck into the discard pile
imperium-look-nation = { $mood ->
    [they] looks at
   *[do] look at
 } the top card of the nation deck
imperium-shuffle-nation = { $mood ->
    [they] shuffles
   *[do] shuffle
 } the nation deck
imperium-bury-nation = { $mood ->
    [they] moves
   *[do] move
 } the top card of the nation deck to the bottom
imperium-bury-it = { $mood ->
    [they] puts
   *[do] put
 } it at the bottom of the nation deck
imperium-swap-nation = { $mood ->
    [they] exchanges
   *[do] exchange
 } 1 card from hand for the top card of the nation deck
imperium-develop = { $mood ->
    [they] develops
   *[do] develop
 }
imperium-develop-free = { $mood ->
    [they] develops
   *[do] develop
 } at no cost
imperium-play = { $mood ->
    [they] plays
   *[do] play
 } { $cards }
imperium-play-free = { $mood ->
    [they] plays
   *[do] play
 } { $cards } without spending an action token
imperium-play-any-period = { $mood ->
    [they] plays
   *[do] play
 } { $cards } regardless of your period, without spending an action token
imperium-play-last = { $mood ->
    [they] plays it
   *[do] play it
 } at once without spending an action token
imperium-play-effect = { $mood ->
    [they] resolves
   *[do] resolve
 } that region’s play effect again
imperium-borrow = { $mood ->
    [they] resolves
   *[do] resolve
 } the exhaust effect of an opponent’s pinned card as if it were your own
imperium-ready = { $mood ->
    [they] moves
   *[do] move
 } 1 exhaust token from any of your cards back to the period card
imperium-count-as = { $mood ->
    [they] counts
   *[do] count
 } { $one } as { $others } until the end of the turn
imperium-next-ignores = { $mood ->
    [they] ignores
   *[do] ignore
 } the { $period } period mark on the next card played this turn
imperium-turn-barbarian = { $mood ->
    [they] turns
   *[do] turn
 } the period card to the barbarian side
imperium-turn-empire = { $mood ->
    [they] turns
   *[do] turn
 } the period card to the empire side
imperium-become = { $mood ->
    [they] replaces
   *[do] replace
 } this card with “{ NAME($name) }”
imperium-end-game = { $mood ->
    [they] triggers
   *[do] trigger
 } scoring
imperium-choose = { $mood ->
    [they] chooses:
   *[do] choose:
 } { $branches }
imperium-choose-labelled = { $mood ->
    [they] chooses —
   *[do] choose —
 } { $branches }
imperium-may = you MAY { $steps }
imperium-may-they = MAY { $steps }
imperium-to = { $price } to { $benefit }
imperium-choose-then = { $price }. Then { $benefit }
imperium-if = if { $holds }, { $then }
imperium-if-else = if { $holds }, { $then }; otherwise { $otherwise }
imperium-all = each player { $steps }
imperium-others = each other player { $steps }
imperium-each-other = for each other player: { $steps }
imperium-them = that player must { $steps }
imperium-times = { $per }, { $steps }
imperium-for-each = { $steps } { $per }

# When it happens.
imperium-on-play = you play { $cards }
imperium-on-gain = you acquire or break through for { $cards }
imperium-on-acquire = you acquire { $cards }
imperium-on-market-tokens = you acquire or break through for a market card with { $tokens } on it
imperium-on-return = you return an unrest card
imperium-on-take-unrest = you take an unrest card from the unrest deck
imperium-on-gain-by = you gain { $tokens } from a card in play that has a { $mark } mark
imperium-on-pay = you spend { $tokens }
imperium-on-look-fame = you look at cards from the fame deck
imperium-on-sink = you sink a card
imperium-on-leaves = { $cards } leaves play
imperium-on-empty-deck = your deck runs out
imperium-when = each time { $when }, { $then }
imperium-exhaust-on = when { $when }, { $then }
imperium-exhaust-fewer = when you must discard cards with a { $mark } mark, discard 1 fewer

# What holds while a card is in play.
imperium-standing-hand-limit = increase your hand limit by { $count }
imperium-standing-ignore-axe = ignore the barbarian period mark on { $cards }
imperium-standing-free-play = playing { $cards } requires no action token
imperium-standing-acquire-exiled = when you acquire { $cards }, you MAY take it from exile
imperium-standing-cheaper-unrest = when you play an unrest card, { $less } (but at least 1)
imperium-less-tokens = spend { $tokens }
imperium-less-cards = discard { $cards }
imperium-standing-cheaper-development = developing costs { $tokens } less
imperium-standing-look-more = each time you look at cards from the fame deck, look at { $count } more { $count ->
    [one] card
   *[other] cards
 }
imperium-standing-no-history = put cards that would go into history into the discard pile instead
imperium-standing-market-token = whenever you would put 1 progress on a market card, put { $tokens } on it instead
imperium-standing-instead = each time you would gain { $tokens }, do this instead: { $steps }
imperium-standing-avoid = you MAY { $price } to avoid the effect of an opponent’s attack card
imperium-standing-avoid-exhaust = when an opponent plays an attack card, you MAY avoid its effect
imperium-standing-avoid-exhaust-and = when an opponent plays an attack card, you MAY { $price } to avoid its effect
imperium-standing-toll = an opponent’s attack card affects you only if that opponent gives you { $tokens }
imperium-standing-substitute = for each card with a { $mark } mark that you must discard, you MAY abandon 1 card garrisoned here instead

# Whole cards.
imperium-sentence = { CAPITAL($text) }.
imperium-label-exhaust = Exhaust: { $text }.
imperium-label-solstice = Solstice: { $text }.
imperium-label-standing = Passive: { $text }.
imperium-label-end = At the end of the game, before scoring: { $text }.
imperium-text-unplayable = Cannot be played.
imperium-text-no-garrison = Cannot be used as a garrison.
imperium-text-stays = Cannot be abandoned or recalled.
imperium-text-enters-play = Instead of going from the nation deck into the discard pile, this card goes into play.
imperium-text-only-last = Can be chosen in the development area only if no other card is left there.
imperium-text-ends-game = Triggers scoring when it goes from the nation deck into the discard pile.
imperium-text-requires = Can be played only if { $holds }.
imperium-text-exhaust-requires = Can be exhausted only if { $holds }.
imperium-text-needs-price = Can be played only if you can { $price }.
imperium-text-free = Requires no action token.
imperium-text-players = Used only with { $least ->
    [4] 4 players
   *[other] { $least } or more players
 }.
imperium-text-empire = This nation begins in the empire period.
imperium-text-never-empire = This nation never enters the empire period.
imperium-text-exhausts = This nation has { $count } exhaust { $count ->
    [one] token
   *[other] tokens
 }.
imperium-text-sinks = Sunken cards are kept under the power card.
imperium-text-cost = Development cost: { $tokens }.
imperium-text-marks = On the card: { $marks }.
imperium-points = { $count } { $count ->
    [one] point
   *[other] points
 }
imperium-points-below = −{ $count } { $count ->
    [one] point
   *[other] points
 }
imperium-points-per = { $points } { $per }
imperium-points-variable = { $sums } (at most 10 points).
imperium-points-history = { $points } if in history
imperium-points-garrison = { $points } if used as a garrison
imperium-points-play = { $points } if in play
imperium-points-where = { $places }{ $count ->
    [one] ,
   *[other] ;
 } otherwise { $otherwise }.

# The almanac.
imperium-entry = { CAPITAL($deck) }: { $kind }
imperium-deck = { NAME($name) }
imperium-decks-of-nations = decks of { $count } nations
imperium-king-a = Side A, once per game: when you would take this card, leave it in the fame deck, resolve the following, then turn the card to side B.
imperium-king-b = Side B, once per player: instead of taking this card, resolve the following.
imperium-entry-power-a = power card, side A
imperium-entry-power-b = power card, side B
imperium-entry-beside = card beside the power card
imperium-entry-accession = accession card
imperium-entry-zenith = zenith card
imperium-entry-nadir = nadir card
imperium-entry-development = development
imperium-entry-quest = quest
imperium-entry-nation = nation deck
imperium-entry-nation-and-deck = nation deck and starting deck
imperium-entry-twice = { $category } (counts as two)
imperium-entry-pinned = pinned
imperium-entry-attack = attack
imperium-entry-barbarian = barbarian period
imperium-entry-empire = empire period
imperium-entry-plain = card without a category

# Questions.
imperium-over = The game is over.
imperium-some-card = a card
imperium-ask-turn = Your turn: activation, innovation or revolution?
imperium-ask-activation = Play or exhaust another card, or end your turn.
imperium-ask-effect = { NAME($card) }: { $text }.
imperium-ask-payment = { NAME($card) }: how will you pay { $price }?
imperium-ask-market-token = Which market card do you put { $tokens } on?
imperium-ask-discard = Discard any number of cards before you draw.
imperium-ask-solstice = Solstice: which card’s effect comes next?
imperium-ask-react = Exhaust { NAME($card) }? Its effect: { $text }.
imperium-ask-shield = You are under attack. Do you want to avoid it?
imperium-ask-toll = { NAME($card) }: give { $who } { $tokens } so that the attack affects them?
imperium-ask-develop = Your deck is being reshuffled. Do you want to develop?
imperium-ask-innovate = Innovation: which card do you break through for?

# Choices.
imperium-option = { CAPITAL($text) }
imperium-choose-play = Play { $card }
imperium-choose-exhaust = Exhaust { $card }
imperium-choose-innovate = Innovate: discard your hand and break through for a card
imperium-choose-revolt = Revolution: return { $cards }
imperium-choose-end = End turn
imperium-choose-deck = Take the top card of the { $kind } deck
imperium-choose-main-deck = Search the main deck: { $kind }
imperium-choose-deck-any = Search the main deck
imperium-choose-branch = Option { $number }
imperium-choose-name = Name the category: { $category }
imperium-choose-yes = Do it
imperium-choose-toll = Give { $who } { $tokens }
imperium-choose-give = give { $who } { $cards }
imperium-choose-save = exhaust { NAME($card) } to discard 1 fewer card
imperium-choose-swap-out = take { $card } out of the market
imperium-choose-swap-in = put { $card } into the market
imperium-choose-fame = take { $card }
imperium-choose-fame-back = put { $card } back next, from the top down
imperium-choose-swap-nation = exchange { $card } for the top card of the nation deck
imperium-choose-develop = develop { NAME($card) } ({ $tokens })
imperium-choose-develop-free = develop { NAME($card) } at no cost
imperium-choose-borrow = resolve the effect of { NAME($card) } ({ $who })
imperium-choose-ready = take the exhaust token back from { NAME($card) }
imperium-choose-count-as = { NAME($card) }: count { $one } as { $others }
imperium-choose-put = put { $tokens } on { $card }
imperium-choose-solstice = resolve the solstice effect of { NAME($card) }
imperium-choose-shield = avoid it with { NAME($card) }
imperium-with = { $card } ({ $with })
imperium-with-unrest = unrest under it
imperium-decline = Decline
imperium-decline-more = Done
imperium-decline-discard = Done discarding
imperium-decline-shield = Do not avoid it
imperium-decline-toll = Give nothing: the attack does not affect that player

# What happened.
imperium-told-turn = { $who }’s turn.
imperium-told-round = Round { $round }.
imperium-told-solstice = Solstice.
imperium-told-played = { $who } plays { $card }.
imperium-told-exhausted = { $who } exhausts { $card }.
imperium-told-solemn = { $who } resolves the solstice effect of { NAME($card) }.
imperium-told-stirred = { NAME($card) } triggers for { $who }.
imperium-told-innovated = { $who } innovates.
imperium-told-revolted = { $who } starts a revolution.
imperium-told-gained = { $who } gains { $tokens }.
imperium-told-paid = { $who } spends { $tokens }.
imperium-told-yielded = { $who } gives { $whom } { $tokens }.
imperium-told-on-market = { $who } puts { $tokens } on { $card } in the market.
imperium-told-on-card = { $who } puts { $tokens } on { $card }.
imperium-told-shuffled-deck = { $who } shuffles the deck.
imperium-told-shuffled-nation = { $who } shuffles the nation deck.
imperium-told-looked = { $who } looks at { $card }.
imperium-told-looked-fame = { $who } looks at { $card } in the fame deck.
imperium-told-revealed = { $who } reveals { $card }.
imperium-told-named = { $who } names a category: { $category }.
imperium-told-failed = { $who } finds no card of that category.
imperium-told-warded = { $who } avoids the attack with { NAME($card) }.
imperium-told-readied = { $who } takes the exhaust token back from { NAME($card) }.
imperium-told-converted = { $who }: a { $mark } mark on { NAME($card) } counts as other marks until the end of the turn.
imperium-told-barbarian = { $who } enters the barbarian period.
imperium-told-empire = { $who } enters the empire period.
imperium-told-king-a = { $who } reaches King of Kings first.
imperium-told-king-b = { $who } uses side B of King of Kings.
imperium-told-rolled = The die shows { $die }: that card is kept.
imperium-told-rolled-nothing = The die shows { $die }: no card is kept.
imperium-told-followed = { $who } turns over { $card }.
imperium-told-cleaned-up = { $who } cleans up.
imperium-told-milled = { $who } puts { $card } from the deck into the discard pile.
imperium-told-settled = { $who } puts { $card } into play.
imperium-told-ending = Scoring is triggered: one more round after this one.
imperium-told-last-round = Last round.
imperium-told-collapse = The unrest deck has run out: collapse!
imperium-told-over = The game is over; points are counted.
imperium-told-gave = { $who } gives { $whom } { $card }.
imperium-told-developed = { $who } develops { $card }.
imperium-told-nation = { $who } gets { $card } from the nation deck.
imperium-told-nation-play = { $who } puts { $card } from the nation deck into play.
imperium-told-nation-hand = { $who } takes { $card } from the nation deck into hand.
imperium-told-abandoned = { $who } abandons { $card }.
imperium-told-discarded = { $who } discards { $card }.
imperium-told-sunk = { $who } sinks { $card }.
imperium-told-history = { $who } puts { $card } into history.
imperium-told-exiled = { $who } exiles { $card }.
imperium-told-exiled-main = The top card of the main deck, { NAME($card) }, is exiled.
imperium-told-on-deck = { $who } puts { $card } on top of the deck.
imperium-told-swapped-nation = { $who } exchanges { $card } for the top card of the nation deck.
imperium-told-garrisoned = { $who } garrisons { $host } with { $card }.
imperium-told-returned = { $who } returns { $card } to the unrest deck.
imperium-told-became = { $who } brings { $card } into play.
imperium-told-market = { $card } enters the market.
imperium-told-drew = { $who } draws { $card }.
imperium-told-fame = { $who } takes { $card } from the fame deck.
imperium-told-broke-through = { $who } takes { $card } from a common deck.
imperium-told-took = { $who } takes { $card } from the market.
imperium-told-unrest = { $who } takes { $card }.
imperium-told-recalled = { $who } recalls { $card }.
imperium-told-from-discard = { $who } takes { $card } from the discard pile.
imperium-told-from-history = { $who } takes { $card } from history.
imperium-told-from-exile = { $who } takes { $card } from exile.
# What came of a deed, in a few words.
imperium-brief-named = { NAME($name) }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
 }
imperium-brief-cards = { $things }
imperium-brief-some = { $count ->
    [one] a card
   *[other] { $count } cards
 }
imperium-brief-gave = gives { $whom } { $cards }
imperium-brief-developed = develops { $cards }
imperium-brief-nation = { $cards } from the nation deck
imperium-brief-settled = puts { $cards } into play
imperium-brief-abandoned = abandons { $cards }
imperium-brief-milled = { $cards } from the deck into the discard pile
imperium-brief-took = takes { $cards } from the market
imperium-brief-unrest = takes { $cards }
imperium-brief-fame = takes { $cards } from the fame deck
imperium-brief-broke-through = takes { $cards } from a common deck
imperium-brief-from-exile = takes { $cards } from exile
imperium-brief-discarded = discards { $cards }
imperium-brief-sunk = sinks { $cards }
imperium-brief-history = { $cards } into history
imperium-brief-exiled-main = exiles { $cards } from the main deck
imperium-brief-exiled = exiles { $cards }
imperium-brief-on-deck = { $cards } on top of the deck
imperium-brief-swapped-nation = { $cards } for the top card of the nation deck
imperium-brief-garrisoned = garrisons { NAME($host) } with { $cards }
imperium-brief-returned = returns { $cards }
imperium-brief-market = the market gets { $cards }
imperium-brief-drew = draws { $cards }
imperium-brief-recalled = recalls { $cards }
imperium-brief-from-discard = takes { $cards } from the discard pile
imperium-brief-from-history = takes { $cards } from history
imperium-brief-gained = +{ $things }
imperium-brief-paid = −{ $things }
imperium-brief-yielded = gives { $whom } { $tokens }
imperium-brief-on-card = { $tokens } on { $cards }
imperium-brief-shuffled-deck = shuffles the deck
imperium-brief-shuffled-nation = shuffles the nation deck
imperium-brief-looked = looks at { $cards }
imperium-brief-revealed = reveals { $cards }
imperium-brief-named-category = names { $category }
imperium-brief-failed = finds no card of that category
imperium-brief-readied = takes the exhaust token back from { $cards }
imperium-brief-converted = a { $mark } mark on { $cards } counts as other marks this turn
imperium-brief-barbarian = enters the barbarian period
imperium-brief-empire = enters the empire period
imperium-brief-king-a = reaches King of Kings first
imperium-brief-king-b = uses side B of King of Kings
imperium-brief-ending = scoring is triggered

# Why not.
imperium-refused-not-in-hand = { NAME($card) } is not in your hand.
imperium-refused-no-action = You have no action tokens left.
imperium-refused-wrong-period = { NAME($card) } can be played only in the { $period } period.
imperium-refused-unplayable = { NAME($card) } cannot be played.
imperium-refused-requires = The condition of { NAME($card) } is not met.
imperium-refused-played-already = { NAME($card) } has already been played this turn: a card that requires no action token can be played once per turn.
imperium-refused-needs-price = To play { NAME($card) }, you must be able to { $price }.
imperium-refused-unable = Nothing that { NAME($card) } does can be resolved now: { $text }.
imperium-refused-cannot-pay = That does not cover the price: { $price }.
imperium-refused-not-in-play = { NAME($card) } is not in play.
imperium-refused-no-exhaust = { NAME($card) } cannot be exhausted now.
imperium-refused-exhausted = { NAME($card) } already has an exhaust token on it.
imperium-refused-no-token = You have no exhaust tokens left.
imperium-refused-turn-begun = Innovation and revolution take a whole turn, and this turn has already begun.
imperium-refused-too-few = There are not that many.
imperium-refused-not-offered = That card cannot be chosen now.
imperium-refused-not-possible = That cannot be done now.
imperium-refused-not-optional = You cannot decline this.

# The end.
imperium-source-progress = Progress
imperium-source-power = Power card
imperium-source-nation = Nation cards
imperium-source-regions = Regions
imperium-source-origins = Origins
imperium-source-civilisation = Civilisation
imperium-source-raids = Raids
imperium-source-fame = Fame
imperium-source-unrest = Unrest
imperium-variant-alone = solo against the bot, { $level }; { $nations }; { NAME($deck) }
imperium-level-chieftain = Chieftain
imperium-level-warlord = Warlord
imperium-level-imperator = Imperator
imperium-level-sovereign = Sovereign
imperium-level-overlord = Overlord
imperium-level-supreme = Supreme Ruler
imperium-rival-quest = quest
imperium-rival-other = any other card
imperium-decided-fall = The unrest deck ran out: the bot wins.
imperium-decided-points = most points
imperium-decided-unrest = collapse, fewest unrest cards
imperium-decided-unrest-points = collapse, tie on unrest cards broken by points
imperium-decided-shared = complete tie, shared victory

# Setups, notation and data.
imperium-setup-players = a number of players such as “2 players” was expected, not “{ $text }”
imperium-setup-unknown = “{ $text }” is not part of a setup
imperium-setup-seats = this game is for { $least } to { $most } players, not { $found }
imperium-setup-nations = there are { $seats } players, but { $found } nations are named
imperium-setup-twice = the nation “{ $name }” is named twice
imperium-setup-side = -a or -b was expected after the nation, not “{ $text }”
imperium-unknown-deck = there is no deck “{ $name }”; the decks are { $decks }
imperium-unknown-nation = there is no nation “{ $name }”; the nations are { $nations }
imperium-unknown-card = there is no card “{ $name }”
imperium-unknown-category = there is no category “{ $text }”
imperium-card-not-here = the card “{ $name }” is not in this game
imperium-notation = “{ $text }” is not a decision of this game
imperium-data-bad-count = this number of cards or tokens does not fit here
imperium-data-branches = there must be 2 to 8 branches, not { $found }
imperium-data-break-through = a break-through asks for a category or for variable points only
imperium-data-cost-without-development = only a card of the development area has a cost
imperium-data-deck-count = category { $category }: there must be { $wanted } cards, not { $found }
imperium-data-deck-too-large = a deck has room for { $most } cards at most
imperium-data-difficulty = the difficulty is a number from 1 to 5
imperium-data-empty-steps = there must be at least one step here
imperium-data-lay-progress = only Progress can be put on a card
imperium-data-nation-id = the id “{ $id }” must be the same as the file name
imperium-data-no-copies = this card has no copies
imperium-data-no-power = side A or side B of the power card is missing (PowerA, PowerB)
imperium-data-no-start = every card of a nation needs a place before the game (start)
imperium-data-under-what = “under” refers to garrisoned cards: Garrison must be one of the zones (from)
imperium-unknown-rival = there is no nation “{ $name }” for this table
imperium-data-table = a table names its periods and ends with a row for any other card; a journey names its cards
imperium-setup-level = “{ $text }” is not a level ({ $known })
imperium-setup-card = “{ $card }” cannot be added or left out here
imperium-setup-campaign-nations = cards can be added or left out only where the nations are named
imperium-setup-calm = at most { $most } unrest cards stay in the box
imperium-data-no-zone = a zone must be named here (from)
imperium-data-not-in-supply = action tokens are not kept in a supply
imperium-data-not-pinned = only a pinned card has effects besides its play effect
imperium-data-number-twice = the number { $number } appears twice
imperium-data-only-inside = the word { $word } can be used only inside { $within }
imperium-data-only-likeness = only properties of the card itself can be asked for here
imperium-data-players = { $number }: the number of players is 1 to 4
imperium-data-points = a card has one or two sums of points, and none for every 0
imperium-data-template-in-itself = the template “{ $name }” contains itself
imperium-data-tokens-on-market = tokens on a card can be asked for only in the market (from: [Market])
imperium-data-too-long = there are too many effects
imperium-data-too-many-marks = a card has at most 2 categories and 4 marks
imperium-data-too-many-triggers = there are too many different triggers
imperium-data-two-accessions = at most one card lies under the nation deck (Accession)
imperium-data-unknown-template = there is no template “{ $name }”
imperium-data-unplayable = a card that cannot be played has no play effect and is not pinned

## Setups

imperium-title = Imperium
imperium-gist = Lead a people from its origins to an empire: build a deck, take regions, make history.
imperium-setup-form = “N players, nations random” or “N players, nations ID ID …” (with “-a” or “-b” for the side of the power card), optionally followed by “, deck legends”; solo, “1 player, nations ID against ID, level LEVEL”
imperium-variant = { $players } players, { $nations }, common deck { NAME($deck) }
imperium-variant-random = nations drawn at random
imperium-variant-chosen = by seat, { $nations }
imperium-variant-side-a = { NAME($nation) } (side A)
imperium-variant-side-b = { NAME($nation) } (side B)

# Positions written down.

imperium-situation-no-more = every “{ $card }” of this game has already been placed somewhere
imperium-situation-no-unrest = the unrest deck may be empty only after a collapse
imperium-situation-pending = “{ $text }” is not an effect that can be under way
imperium-situation-play = “{ $text }” is not a card in play: its name can be followed by “exhausted” and a number of “progress”
imperium-situation-reference = “{ $text }” does not name a card by its place
imperium-situation-token = “{ $word }” is not a token: write materials, population or progress
imperium-situation-unrest = the unrest deck cannot have { $told } cards: only { $left } are not placed elsewhere
imperium-situation-word = “{ $word }” is not one of { $words }

## Campaign

imperium-campaign-name = { NAME($name) }
imperium-campaign-nation = { NAME($nation) } { $stars }
imperium-campaign-ask-nation = Your nation for the whole campaign
imperium-campaign-ask-side = Side of the power card
imperium-campaign-side-a = Side A, with an ability
imperium-campaign-side-b = Side B, good for beginners
imperium-campaign-ask-deck = Common deck
imperium-campaign-ask-levels = Levels
imperium-campaign-rising = From Chieftain up to Overlord
imperium-campaign-supreme = Supreme Ruler in every game
imperium-campaign-ask-regions = Regions that the bot plays
imperium-campaign-regions-on = give it their tokens and cards
imperium-campaign-regions-off = their text is ignored
imperium-campaign-ask-reward = You have won. Which card do you add to your deck for the rest of the campaign, or would you rather take one out?
imperium-campaign-ask-removal = Which card in your deck stays in the box until the campaign ends?
imperium-campaign-ask-rival = Which nation does the bot play next? Level: { $level }.
imperium-campaign-add = Add: { NAME($card) }
imperium-campaign-remove = Take out: { NAME($card) }
imperium-campaign-remove-later = Take a card out of my deck instead
imperium-campaign-remove-later-about = You choose which one when the next game is set up, before you draw your first hand.
imperium-campaign-removal-later = one card out, still to be chosen
imperium-campaign-cards = { $cards }
imperium-campaign-wins = Wins
imperium-campaign-losses = Losses
imperium-campaign-column-level = Level
imperium-campaign-column-own = Your points
imperium-campaign-column-nation = Bot’s nation
imperium-campaign-column-rival = Bot’s points
imperium-campaign-column-result = Win or loss
imperium-campaign-column-card = Card added (taken out)
imperium-campaign-column-undone = Taken back
imperium-campaign-level-doubled = { $level }, double tokens
imperium-campaign-row-won = Win
imperium-campaign-row-lost = Loss
imperium-campaign-row-fall = Loss, collapse
imperium-campaign-row-left = Loss, left to a bot
imperium-campaign-head-nation = Nation
imperium-campaign-head-deck = Common deck
imperium-campaign-head-levels = Levels
imperium-campaign-head-regions = The bot’s regions
imperium-campaign-head-tokens = Your tokens
imperium-campaign-head-added = Added to your deck
imperium-campaign-head-removed = Taken out of your deck
imperium-campaign-head-calm = Unrest in the box
imperium-campaign-calm = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
imperium-campaign-tokens = 3 materials, 2 population, 1 progress
imperium-campaign-tokens-doubled = doubled after the loss: 6 materials, 4 population, 2 progress
imperium-campaign-on = { $player }’s campaign: { NAME($nation) }
imperium-campaign-won = { $player } has won the campaign: { NAME($nation) }, five rivals beaten
imperium-campaign-won-supreme = { $player } has beaten the Supreme Ruler five times: { NAME($nation) }
imperium-campaign-lost = { $player }’s campaign is lost: { NAME($nation) }
imperium-campaign-due-reward = next, a card is added or taken out
imperium-campaign-due-rival = next, the bot’s nation is chosen
imperium-campaign-due-removal = next, the card that stays in the box is chosen
imperium-campaign-due-game = next, the game begins
imperium-campaign-due-end = the game must be finished first
imperium-campaign-due-nothing = the campaign is over
imperium-campaign-not-now = “{ $step }” does not belong here: { $due }
imperium-campaign-own-nation = you cannot play against your own nation
imperium-campaign-beaten = you have already beaten this nation and cannot face it again: { NAME($nation) }
imperium-campaign-not-in-deck = this card is not in your deck: { NAME($card) }
imperium-campaign-not-found = this card cannot be added: { NAME($card) }
imperium-campaign-nonsense = “{ $step }” contradicts itself
imperium-campaign-unknown = “{ $step }” means nothing in a campaign
imperium-campaign-answer = “{ $id }” cannot be “{ $answer }”
imperium-campaign-no-game = no game is in progress: { $due }
imperium-campaign-other-game = this is not the chronicle of the game that the campaign is waiting for
imperium-campaign-unfinished = this game is not over yet
