# Imperium: the board and its pages.

imperium-page-keys = Keys: 1–9 and 0 press the buttons on cards and the answers in order; E ends the turn, I innovates, Y says yes, N declines, U undoes.
imperium-page-nation = Nation
imperium-page-round = Round { $round }
imperium-page-solstice = Solstice
imperium-page-next-round = One more round after this one
imperium-page-last-round = Last round
imperium-page-scoring = Scoring
imperium-page-collapse = Collapse
imperium-page-first = First player

# Tokens, periods, rules of cards
imperium-page-materials = Materials
imperium-page-population = Population
imperium-page-progress = Progress
imperium-page-action = Action tokens
imperium-page-exhaust = Exhaust tokens
imperium-page-tokens = Tokens
imperium-page-marks = Marks in the play area
imperium-page-mark-sack = Sack
imperium-page-mark-grain = Grain
imperium-page-mark-water = Water
imperium-page-mark-city = City
imperium-page-mark-metropolis = Metropolis
imperium-page-mark-knight = Knight
imperium-page-mark-mask = Mask
imperium-page-mark-scroll = Scroll
imperium-page-actions-left = { $count ->
    [0] No action token left
    [one] { $count } action token left
   *[other] { $count } action tokens left
 }
imperium-page-exhausts-left = { $count ->
    [0] No exhaust token left
    [one] { $count } of { $all } exhaust tokens left
   *[other] { $count } of { $all } exhaust tokens left
 }
imperium-page-barbarian = Barbarian period
imperium-page-empire = Empire period
imperium-page-pinned = Pinned: stays in play
imperium-page-attack = Attack
imperium-page-free = Requires no action token
imperium-page-cost = Development cost
imperium-page-price-now = Costs you { $price } now.
imperium-page-free-now = Costs you nothing now.
imperium-page-with-now = You also take what is on the card: { $with }.
imperium-page-with-unrest-now = If you acquire the card, you also take what comes with it: { $with }. If you break through for it, the unrest stays in the market.
imperium-page-bare-now = Nothing is on or under this card now, so it brings no unrest.
imperium-page-unrests-with = { $count ->
    [one] an unrest card
   *[other] { $count } unrest cards
 }
imperium-page-worth = Points
imperium-page-copies = { $count ->
    [one] { $count } card
   *[other] { $count } identical cards
 }
imperium-page-points = Points if the game ended now
imperium-page-points-about = Points if the game ended now, as far as you can tell

# The market and the common piles
imperium-page-market = Market
imperium-page-decks = Decks
imperium-page-small-deck = Small deck: { $kind }
imperium-page-main-deck = Main deck
imperium-page-fame-deck = Fame deck
imperium-page-unrest-deck = Unrest deck: when it runs out, the game ends in collapse
imperium-page-exile = Exile
imperium-page-king-a = King of Kings, side A: nobody has reached it yet
imperium-page-king-b = King of Kings, side B
imperium-page-side-a = A
imperium-page-side-b = B
imperium-page-with-unrest = { $count ->
    [one] Unrest under this card
   *[other] { $count } unrest cards under this card
 }
imperium-page-empty-slot = empty

# Areas
imperium-page-area-of = In play: { $who }
imperium-page-nothing-in-play = Nothing in play yet.
imperium-page-exhausted = Exhausted
imperium-page-garrison = { $count ->
    [one] { $count } card garrisoned here
   *[other] { $count } cards garrisoned here
 }
imperium-page-garrisons-of = Garrisons: { $who }
imperium-page-advanced = Exhaust token here: the nation has already advanced this round
imperium-page-honoured = King of Kings has been used
imperium-page-deck = Deck
imperium-page-deck-of = Deck: { $who }
imperium-page-discard = Discard
imperium-page-discard-of = Discard pile: { $who }
imperium-page-history = History
imperium-page-history-of = History: { $who }
imperium-page-sunken = Sunken
imperium-page-sunken-of = Sunken cards: { $who }
imperium-page-nation-deck = Nation deck
imperium-page-nation-deck-of = Nation deck: { $who }
imperium-page-developments = Developments
imperium-page-developments-of = Developments: { $who }
imperium-page-quests = Quests
imperium-page-in-hand = Cards in hand
imperium-page-hand-none = Your hand is empty. You draw new cards at the end of your turn.
imperium-page-hand-of = Hand: { $who }
imperium-page-looked-fame = Looked at in the fame deck
imperium-page-looked = Looked at
imperium-page-pile-empty = This pile is empty.
imperium-page-face-down = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
 }

# Buttons
imperium-page-do-play = Play
imperium-page-do-exhaust = Exhaust
imperium-page-do-discard = Discard
imperium-page-do-history = To history
imperium-page-do-sink = Sink
imperium-page-do-exile = Exile
imperium-page-do-recall = Recall
imperium-page-do-abandon = Abandon
imperium-page-do-take = Take
imperium-page-do-on-deck = On deck
imperium-page-do-return = Return
imperium-page-do-garrison = Garrison
imperium-page-do-give = Give
imperium-page-do-acquire = Acquire
imperium-page-do-through = Take
imperium-page-do-swap = Swap
imperium-page-do-develop = Develop
imperium-page-do-use = Resolve
imperium-page-do-ready = Ready
imperium-page-do-put = Put here
imperium-page-do-shield = Protect
imperium-page-do-choose = Choose

# The decision
imperium-page-read = In the meantime, press any card to read it.
imperium-page-tip-play = { $count ->
    [0] No action token left
    [one] { $count } action token
   *[other] { $count } action tokens
 } · { $cards ->
    [0] no card in hand can be played
    [one] { $cards } card in hand can be played
   *[other] { $cards } cards in hand can be played
 }
imperium-page-tip-exhaust = { $count ->
    [0] No exhaust token left
    [one] { $count } exhaust token
   *[other] { $count } exhaust tokens
 } · { $cards ->
    [0] nothing in play can be exhausted
    [one] { $cards } card in play can be exhausted
   *[other] { $cards } cards in play can be exhausted
 }
imperium-page-tip-fresh = Innovation and revolution take the whole turn.
imperium-page-innovation = Innovation
imperium-page-revolution = Revolution: { $count }
imperium-page-tip-token = The token stays on the card until somebody takes it.
imperium-page-tip-discard = Discard what you do not want to keep; then you draw back up to your hand limit.
imperium-page-tip-develop = Your discard pile is being shuffled: you may pay for one development.
imperium-page-tip-innovate = Take a card from the market without the unrest under it, or the first such card from a deck.
imperium-page-tip-shield = You are being attacked.
imperium-page-tip-solstice = Choose which of your cards to resolve next.

# A new table
imperium-page-nations = Nations
imperium-page-nations-hint = Each seat plays its own nation. Stars show how hard it is to play. Side B of the power card only scores points; side A also changes how the nation plays.
imperium-page-nation-of = Nation of seat { $number }
imperium-page-side-of = Power card side of seat { $number }
imperium-page-nation-random = Drawn at random
imperium-page-difficulty = { $stars }
imperium-page-power-a = Side A
imperium-page-power-b = Side B
imperium-page-common = Common deck
imperium-page-classics = Classics
imperium-page-classics-hint = the common cards of the first box
imperium-page-legends = Legends
imperium-page-legends-hint = the common cards of the second box

# The almanac
imperium-page-find = Town, Caesar, solstice …
imperium-page-several-decks = In several decks
imperium-page-kings = King of Kings

# The end
imperium-page-headline = { $count ->
    [one] { $who } leads the greatest people in history
   *[other] { $who } lead the greatest peoples in history
 }
imperium-page-headline-collapse = { $count ->
    [one] The world falls apart; { $who } keeps order the longest
   *[other] The world falls apart; { $who } keep order the longest
 }
imperium-page-headline-won = { $who } beats the bot
imperium-page-headline-lost = The bot wins
imperium-page-headline-fallen = The world falls apart, and the bot wins
imperium-page-slots = the bot’s cards below the market
imperium-page-slot-hidden = face down
imperium-page-dynasty = dynasty deck
imperium-page-die = die roll of its last turn
imperium-page-rival-table = The bot’s table
imperium-page-rival-hint = The first row that fits a card and can be resolved applies. The last row that applied is highlighted.
imperium-page-rival-row = { CAPITAL($card) }
imperium-page-rival-journey = When its deck runs out
imperium-page-rival-turn = The bot’s turn, round { $round }
imperium-page-solstice-told = Solstice of round { $round }
imperium-page-scored = Scoring
imperium-page-scored-more = and { $count } more
imperium-page-rival-would = If the bot reveals this card
imperium-page-alone = Solo
imperium-page-alone-hint = If all other seats are empty, you play against the bot from the solo booklet, which follows its tables. Its nation is that of the second seat above.
imperium-page-level = Difficulty:
imperium-page-region-effects = When it plays a region:
imperium-page-region-effects-on = it gains what the region gives
imperium-page-region-effects-off = the region’s text is ignored
imperium-page-score-sheet = Score sheet
imperium-page-in-all = Total
imperium-page-empires = The peoples at the end
imperium-page-cards-owned = Cards that score
imperium-page-regions-held = Regions in play
imperium-page-unrests = Unrest cards
imperium-page-nation-left = Left in the nation deck
imperium-page-developments-left = Left to develop
imperium-page-best-cards = Most valuable cards
imperium-page-rounds = Rounds
imperium-page-busiest = Most cards played
imperium-page-busiest-value = { $who }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
imperium-page-cards-gained = Cards taken from the market
imperium-page-cards-exhausted = Cards exhausted
imperium-page-unrests-taken = Unrest cards taken from the deck
imperium-page-empires-risen = Peoples that became empires
