# The site.

site-brand = Letopis
site-skip = Skip to content
site-nav = Site
site-nav-games = Games
site-nav-new = New table
site-nav-cards = Almanac
site-nav-rules = Rules
site-nav-style = Style
site-motto = A game is a seed and a list of decisions.
site-unofficial = Unofficial: no art or text of the publishers.
site-sound-on = Sound is on
site-sound-off = Sound is off
site-theme = Change the theme
site-close = Close
site-line-looking = The site is not answering. Trying again…
site-line-sending = Not sent yet: the site is not answering. Trying again…
site-bot = bot
site-watching = You are watching
site-guest = Guest
site-your-name = Your name
site-home = To the title page
site-lost = This page of the chronicle is missing
site-no-page = Nothing is kept at this address.
site-no-table = There is no table under this link. A letter of it may have been lost on the way.
site-no-game = There is no such game here.
site-stale = The table has changed since this page was shown; nothing was done. Here is how it stands now.
site-set-aside = Something went wrong at this table. It has been set aside, and its chronicle is kept.
site-broken = This cannot be kept at the moment, so nothing was done. Please try again.
site-foreign-form = This form was sent from another site, so nothing was done.
site-unknown-act = Nobody knows what that button means.
site-database-damaged = { $file } cannot be used ({ $detail }). It was left as it is: restore a backup, or name another file with --database
site-database-broken = { $file } cannot be opened: { $detail }

game-ethnos = Ethnos
game-ethnos-line = Gather bands of a dozen tribes and win six kingdoms before the third dragon comes.
game-hadara = Hadara
game-hadara-line = Raise a high culture through three epochs: income, army, culture, food.
game-settlers = Imperial Settlers
game-settlers-line = Build, trade and raid with the cards of your faction, five rounds long.
game-imperium = Imperium
game-imperium-line = Lead a nation from barbarism to empire, one deck at a time.

home-title = Civilisation card games
home-lede = Card games about peoples who write themselves into history. With friends or against bots, in an evening or a move a day.
home-play-now = Play now
home-play-hint = Ethnos against three bots, no account needed
home-play = Play now
home-minutes = min
home-soon = in preparation
home-mine = My games
home-mine-none = No games yet. The first page is still blank.
home-open = Open tables
home-open-none = Nobody is waiting for company just now.
home-gathering = gathering
home-your-turn = your turn
home-waiting = others decide
home-finished = finished
home-set-aside = set aside
home-seats = { $taken } of { $seats } seats taken

new-title = A new table
new-lede = { $game }. Everything can be left as it is.
new-seats = Seats
new-seats-hint = { $least } to { $most }. An open seat is taken by whoever follows the link.
new-seat = Seat { $number }
new-seat-bot = A bot
new-seat-open = Open: by link
new-seat-here = Somebody else at this screen
new-seat-none = No seat
new-tribes = Tribes
new-tribes-hint = Four to six players meet six tribes; two or three meet five.
new-tribes-random = At random
new-tribes-chosen = Chosen below
new-tribe-name = { NAME($tribe, form: "many") }
new-edition = Cards
new-edition-full = The full game
new-edition-full-hint = All cards, both sides of the setup cards
new-edition-first = A first game
new-edition-first-hint = Side A, and no cards with a star
new-pace = Pace
new-live = Live
new-live-hint = Everybody at the table now
new-day = A day a move
new-day-hint = Then the others may give the seat to a bot
new-days = Three days a move
new-days-hint = For busy people
new-who = Who may join
new-link = Whoever has the link
new-public = Anybody
new-go = Set the table
new-cancel = Cancel

lobby-lede = The table is set. The game begins when every seat is taken.
lobby-share = Send this link to those who are to play:
lobby-open = open
lobby-sit = Take this seat
lobby-bot = A bot
lobby-is-bot = A bot
lobby-no-bot = No bot
lobby-leave = Leave
lobby-remove = Remove
lobby-start = Begin
lobby-wait = Waiting for the open seats.
lobby-host-starts = The host begins the game.

table-skip = To the decision
table-parts = Parts of the table
table-tab-board = Board
table-tab-mine = Mine
table-tab-others = Others
table-tab-log = Chronicle
table-chat = Chat
table-hand = My hand
table-decision = Decision
table-your-turn = Your turn
table-waiting-for = Waiting for { $who }
table-time-left = { $days ->
    [0] { $hours } h left
   *[other] { $days } d { $hours } h left
 }
table-undo = Undo
table-ask-undo = Ask for undo
table-undo-asked = { $who } asks to take the last decision back.
table-agree = Agree
table-refuse = Refuse
table-withdraw = Withdraw
table-give-to-bot = Give { $who }’s seat to a bot
table-pass-screen = Pass the screen to { $who }
table-pass-hint = Hands are hidden until the next player is there.
table-i-am = I am { $who }
table-say = Say something
table-send = Send
table-more = More
table-speed = Bots:
table-speed-instant = at once
table-speed-normal = brisk
table-speed-slow = slow
table-resign = Resign: a bot takes my seat

end-summary = { $game } · { $players ->
    [one] one player
   *[other] { $players } players
 } · { $decisions } decisions
end-decided = How it was decided: { $how }.
end-rematch = Play again
end-rematch-there = To the rematch
end-replay = Replay
end-chronicle = Chronicle
end-ranking = Ranking and points by source
end-sources = Where it came from
end-bars = Points by source; the table has the same figures
end-course = How it went
end-figures = In figures
end-seed = Seed
end-commitment = Its SHA-256
end-rank = Rank
end-player = Player
end-name = { $who }
end-points = Points
end-won = won

replay-later = This game is not over: replay and chronicle come with its end.
replay-at = Decision { $at } of { $all }
replay-first = First
replay-prev = Back one
replay-next = Forward one
replay-last = Last
replay-decision = Decision
replay-seen-by = Seen by
replay-all-knowing = everybody (all-knowing)
replay-show = Show
told-story = The story
told-no-board = Other rules than these played this game: its positions cannot be shown any more, its story can.

cards-title = Almanac: { $game }
cards-lede = Every text is made from the data that the rules read.
cards-find = Find
cards-show = Show
cards-count = { $found } of { $all }

rules-title = The rules of { $game }
rules-lede = In our own words. Where the printed rules leave a question open, the ruling says which way this table goes.
rules-contents = Contents

style-title = The look
style-lede = Every component once, in both themes. What is designed here is reused everywhere.
style-light = Light
style-dark = Dark
style-colours = Colours
style-type = Type
style-buttons = Buttons
style-badges = Badges and notices
style-forms = Forms
style-cards = Cards
style-icons = Icons
style-table = Table

site-nav-account = Log in
site-nav-fairness = Fairness
site-too-much = That was a little much at once. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }.
site-database-exists = { $file } exists already and was left as it is
site-seats-differ = { $wanted ->
    [one] One seat was
   *[other] { $wanted } seats were
 } given, but this setup has { $seats }.

account-title = Account
account-lede = Nobody needs an account to play. One keeps your games when you change the browser, shows how you fared, and lets your programs play.
account-log-in = Log in
account-log-in-hint = What you play in this browser now moves into your account.
account-register = Make an account
account-register-hint = A name, and a password of eight characters or more. What you play in this browser now moves into it.
account-name = Name
account-password = Password
account-profile = Your public page
account-leave = Log out
account-log-out = Here
account-log-out-everywhere = Everywhere
account-tokens = Tokens for programs
account-tokens-hint = Whoever has a token plays in your name. The API is described at
account-token-label = What is it for?
account-make-token = Make a token
account-drop-token = Take away
account-token-once = This is shown only once:
account-token-unnamed = A token needs a name, so that you know later what it was for.
account-too-many-tokens = { $most } tokens are enough: take one away first.
account-no-token = You have no such token.
account-change-password = Change the password
account-change-password-hint = All other browsers are logged out. Tokens stay.
account-old-password = Present password
account-new-password = New password
account-delete = Delete the account
account-delete-hint = Bots take your seats in games that are on. Finished games keep the name you played under.
account-name-taken = The name { $name } is taken.
account-bad-password = A password has between { $least } and { $most } characters.
account-wrong-password = Name and password do not go together.
account-log-in-first = Log in first.

profile-nobody = Nobody here goes by that name.
profile-none = No finished games yet.
profile-results = Results
profile-games = Finished games
profile-game = Game
profile-played = Played
profile-won = Won
profile-best = Best score
profile-place = { $rank } of { $seats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
profile-alone-won = won alone, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
profile-alone-lost = lost alone, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

fair-title = How fair is the shuffle?
fair-link = What is this?
fair-commitment = The seed’s SHA-256:
end-fair = Proof of the shuffle

report-link = Report a problem
report-title = Report a problem
report-lede = Your words are kept together with this very position, so that it can be opened again as it stands now.
report-words = What is wrong? What did you expect?
report-send = Send the report
report-back = Back to the table
report-bad-words = A report needs words, { $most } characters at most.
report-none = There is no such report.
report-position = A reported position
report-scenario = Scenario
report-scenario-later = The position can be exported when the game is over: until then it has secrets.

api-no-token = This needs a bearer token: make one in your account, or become a guest with POST /api/guests.
api-bad-table = Pace is “live” or “days-N”, visibility is “link” or “public”.

ethnos-page-keys = Keys: 1–9 and 0 pick cards, with Shift they name the leader; D draws, B plays the band, N declines, U undoes.
ethnos-page-find = A tribe, or a word of its text
ethnos-page-age = Age { $age } of { $ages }
ethnos-page-dragons = dragons { $dragons }/{ $all }
ethnos-page-deck = Deck: { $count }
ethnos-page-open = Open cards
ethnos-page-glory = glory
ethnos-page-in-hand = cards in hand
ethnos-page-markers-left = markers left
ethnos-page-bands = Bands
ethnos-page-hand = Hand
ethnos-page-my-bands = My bands this age: worth { $glory }
ethnos-page-no-bands = none yet
ethnos-page-my-horde = Orc Horde: worth { $glory }
ethnos-page-horde-size = Orc Horde: { $markers } of 6
ethnos-page-map = Map of the six kingdoms; the same facts follow as a table
ethnos-page-kingdom = Kingdom
ethnos-page-tokens = Glory I–III
ethnos-page-markers = Markers
ethnos-page-marker-count = { $who }: { $count }
ethnos-page-merfolk = Merfolk
ethnos-page-giant = Giant
ethnos-page-trolls = Trolls
ethnos-page-nobody = Not yet taken
ethnos-page-tribe-name = { NAME($tribe) }
ethnos-page-recruit = Recruit { NAME($card, form: "a") }
ethnos-page-lead = Lead
ethnos-page-turn-hint = Take an open card, draw from the deck, or pick cards in your hand and name a leader.
ethnos-page-play-band = Play the band
ethnos-page-preview = Preview
ethnos-page-keep = Keep the picked cards
ethnos-page-pick-cards = Pick at least one card that can lead.
ethnos-page-name-leader = Name one of the picked cards leader.
ethnos-page-no-card = There is no such card in your hand.
ethnos-page-band-title = A band of { $size }, led by { NAME($leader, form: "a") }
ethnos-page-headline = { $count ->
    [one] { $who } rules Ethnos
   *[other] { $who } rule Ethnos together
 }
ethnos-page-largest-band = Largest band
ethnos-page-largest-band-value = { $who }: { $size } under { NAME($leader, form: "a") }
ethnos-page-recruited = Recruited from the row
ethnos-page-recruited-value = { $open } of { $all }
ethnos-page-contested = Most contested
ethnos-page-contested-value = { NAME($kingdom) }, { $markers } markers

## Imperial Settlers: the table

settlers-page-keys = Keys: 1–9 and 0 open the cards of your hand or press the answers from left to right; P passes, E ends a turn or an exchange, F uses a foundation, N does without, U undoes.
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
settlers-page-deciding = deciding
settlers-page-decided = decided
settlers-page-order = Order of turns
settlers-page-in-hand = cards in hand
settlers-page-faction-deck = cards in the faction deck
settlers-page-common-deck = cards in the common deck; discarded: { $discarded }
settlers-page-goods = Goods
settlers-page-each-round = Each round
settlers-page-deals = Deals
settlers-page-no-deals = no deals yet
settlers-page-locations = Locations
settlers-page-in-all = In all
settlers-page-keeps = Keeps
settlers-page-at-end = At the end
settlers-page-exchange = Exchange of workers
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
settlers-page-route = Trade Route of { $who }
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
settlers-page-remove = Discard it
settlers-page-lose = Lose
settlers-page-give-up = Give up
settlers-page-build = Build
settlers-page-deal = Deal
settlers-page-raze = Raze
settlers-page-tuck = Put under
settlers-page-take = Take
settlers-page-keep = Keep
settlers-page-cost = Cost
settlers-page-free = nothing
settlers-page-brings = Brings at once
settlers-page-every-round = now and every round
settlers-page-short = You are short of { $goods }.
settlers-page-read = Meanwhile you can read any card: press it.
settlers-page-together = Everybody decides at the same time.
settlers-page-next-production = The next production:
settlers-page-open = Open cards
settlers-page-pass-number = { $number ->
    [1] First pass
   *[other] Second pass
 }
settlers-page-lookout-text = Everybody takes one card, and what is left is discarded. The second pass goes the other way round.
settlers-page-lookout-advanced = Everybody takes one card, then everybody takes another.
settlers-page-lookout-solo = You take two cards. After each of them the opponent gets one: first by lot, then the last.
settlers-page-taken = taken by { $who }
settlers-page-dealt = Dealt to you: keep one of { $count }
settlers-page-dealt-others = Everybody keeps one card in secret
settlers-page-dealt-first = Only you see them. The others go on to { $to }; then you keep one of those that are passed to you.
settlers-page-dealt-second = { $from } has passed them to you. What you do not keep is discarded.
settlers-page-chosen = Your choice
settlers-page-drawn = Drawn cards
settlers-page-rest-discard = You keep one; the others are discarded. Nobody else sees what you keep.
settlers-page-rest-shuffle = You keep one; the others are shuffled back. Nobody else sees them.
settlers-page-step-pay = Pay
settlers-page-step-over = Give up a location or foundation
settlers-page-step-gain = Gain
settlers-page-step-offer = You may pay
settlers-page-stays = stays:
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
settlers-page-raze-at = Raze at:
settlers-page-raze-title = Raze a location of { $who }
settlers-page-raze-tokens = Razing a location takes at least { $least } raze tokens; you have { $have }.
settlers-page-raze-nothing = There is nothing that you could raze.
settlers-page-tip-turn = You can build { $builds } of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } and activate { $activates ->
    [one] { $activates } location
   *[other] { $activates } locations
 }.
settlers-page-tip-defend = Free: press a shield to guard a common location.
settlers-page-tip-deploy = Free: press a helmet to place a samurai.
settlers-page-tip-tuck = Free: put hand cards under your location.
settlers-page-tip-put = Free: put resources on your location.
settlers-page-tip-foundation = A foundation is worth nothing at the end.
settlers-page-tip-over = At the end a common location is worth { $common ->
    [one] { $common } point
   *[other] { $common } points
 }, a faction location { $faction }.
settlers-page-tip-keep = The card goes to your hand.
settlers-page-tip-discard = Press the button below a card of your hand.
settlers-page-tip-copy = Press a production location of your empire.
settlers-page-tip-samurai = Press a faction location of your empire.
settlers-page-tip-raze = Press a location of another player, or the button below a card of your hand.
settlers-page-tip-target = Press a location.
settlers-page-tip-reset = Press a used location of your empire.
settlers-page-tip-choose = The deals lie above your empire.
settlers-page-tip-build = What can be built has a button. No location has to be given up for it.
settlers-page-tip-lose = The attack strikes one of several equal locations: press the one that you give up.
settlers-page-to-win = To win
settlers-page-own-locations = your faction locations
settlers-page-trophies = trophies of the opponent
settlers-page-win-text = Your faction locations must outnumber the trophies.
settlers-page-his-locations = The opponent’s locations
settlers-page-his-text = What is left at the attack becomes a trophy.
settlers-page-attack-row = Attack row
settlers-page-attack-deck = newest first · deck { $count }
settlers-page-new = new
settlers-page-attack-text = The new card and an older one strike a location with exactly this pair of raze goods.
settlers-page-if-next = If next comes…
settlers-page-nothing-falls = nothing falls

hadara-page-headline = { $count ->
    [one] { $who } leads the highest culture
   *[other] { $who } lead the highest culture together
 }
hadara-page-keys = Keys: 1–9 and 0 press the choices from left to right; N does without, P pays for a hungry card, U undoes.
hadara-page-find = A card, a colony, or a word of its text
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
hadara-page-order = Order of turns
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
hadara-page-later = Turned up when everybody has decided.
hadara-page-for-you = for you
hadara-page-empty = { $colour }: empty
hadara-page-one-of = This is number { $number } of { $all } in this step.
hadara-page-take = Take it
hadara-page-yours = yours already
hadara-page-carved = carved
hadara-page-too-dear = Too dear
hadara-page-plunder = Plunder
hadara-page-integrate = Integrate
hadara-page-coins-become = Coins { $before } → { $after }
hadara-page-back = Turn it over. Steps on the tracks: { $steps }; points: { $points }. Nobody knows yet.
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
hadara-page-together = All decisions are turned up together; then the wheel turns.
hadara-page-tip-side = Side A is even, side B leans to one track. The initiative is the same.
hadara-page-tip-wheel = Five draws follow. After each the wheel turns one deck clockwise, so everybody visits every colour once.
hadara-page-tip-keep = Buy or sell one of the two; nothing can be kept for later.
hadara-page-tip-discard = The other goes face up on its discard pile, and can be drafted in phase B.
hadara-page-tip-draft = Each card of a colour that you own makes the next one of it cheaper by one coin.
hadara-page-tip-colony = You take the top tile unseen; then you plunder or integrate it. Your military stays where it is.
hadara-page-tip-captured = Plundered it brings coins now; integrated it moves your tracks, and you see its back.
hadara-page-tip-statue = Face up, the tile moves its track now; face down, it is worth points at the end. It never moves again.
hadara-page-tip-feeding = A removed card leaves the game with its steps; what it did ends at once.
hadara-page-tip-medals = Medals get dearer with every epoch. You may buy several.
hadara-page-fed = Food { $food } for { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }.
hadara-page-sets = Sets of five colours: { $sets }.
hadara-page-hunger = { $fed } fed, { $hungry } hungry
hadara-page-paid = Cards paid for in this feeding: { $paid } of { $times }.
hadara-page-pay = Pay instead
hadara-page-tracks = Where the tracks ended
hadara-page-sets-of-five = Sets of five colours
hadara-page-dearest = Dearest card
hadara-page-dearest-value = { $who }: { NAME($card) } for { $coins }
hadara-page-highest = Highest track
hadara-page-highest-value = { $who }: { NAME($track) } { $value }
hadara-page-colonies-value = { $integrated } integrated, { $plundered } plundered
hadara-page-traded = Cards
hadara-page-traded-value = { $bought } bought, { $sold } sold
hadara-page-starved = Removed in feeding
hadara-page-kind = { $colour }, epoch { $epoch }
hadara-page-setup-cards = Setup cards
hadara-page-tables = Tables

## Imperial Settlers: cards and pages

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
settlers-face-find = A name, a colour, or a word of what a card does
settlers-face-common = Common cards
settlers-face-boards = Faction boards
settlers-face-solo = The solo game
settlers-face-production-row = Production
settlers-face-actions-row = Actions
settlers-face-each-round = Each round
settlers-face-keeps = Keeps
settlers-face-factions = Factions
settlers-face-factions-hint = Everybody plays another one. Romans and Barbarians are the easiest to begin with.
settlers-face-solo-hint = Alone, you defend your empire against a virtual opponent.
settlers-face-faction-of = Faction of seat { $number }
settlers-face-faction-random = Drawn at random
settlers-face-lookout = Lookout phase
settlers-face-standard = Usual
settlers-face-standard-hint = Two rows of open cards; the second is picked in reverse order
settlers-face-alternative = Alternative
settlers-face-alternative-hint = Three cards dealt to each: keep one in secret, pass the others on, keep another
settlers-face-advanced = Advanced
settlers-face-advanced-hint = One row of five open cards that is filled up again
settlers-face-razing = Razing
settlers-face-war = As the rules have it
settlers-face-war-hint = Raze tokens reach the locations of other players
settlers-face-peaceful = Peaceful
settlers-face-peaceful-hint = Raze tokens are for hand cards; everybody draws one common card more each round
settlers-face-headline = { $count ->
    [one] { $who } rules the greatest empire
   *[other] { $who } rule the greatest empires together
 }
settlers-face-headline-solo = The empire stands: { $who }, { NAME($rank) }
settlers-face-headline-lost = The empire of { $who } has fallen
settlers-face-score-sheet = Score sheet
settlers-face-empires = The empires at the end
settlers-face-common-locations = Common locations
settlers-face-faction-locations = Faction locations
settlers-face-deals = Deals
settlers-face-foundations = Foundations
settlers-face-goods-left = Workers and resources left
settlers-face-hand-left = Cards in hand
settlers-face-test = The test
settlers-face-test-figures = Faction locations: { $own }, trophies: { $trophies }
settlers-face-test-won = More faction locations than trophies: won. As many would have been too few.
settlers-face-test-lost = There must be more faction locations than trophies: lost.
settlers-face-ranks = Achievements
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
