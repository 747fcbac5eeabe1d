# The site.

site-brand = Letopis
site-skip = Skip to content
site-nav = Site
site-nav-games = Games
site-nav-new = New table
site-nav-cards = Almanac
site-nav-rules = Rules
site-nav-style = Style
site-motto = Every game can be replayed move by move and checked.
site-unofficial = Unofficial: no art or text from the publishers.
site-sound-on = Sound is on
site-sound-off = Sound is off
site-theme = Change the theme
site-close = Close
site-line-looking = The site is not answering. Trying again…
site-line-sending = Not sent yet: the site is not answering. Trying again…
site-installed = Card games about civilisations, with people and with bots.
site-offline = No connection
site-offline-more = This page needs the site, and the site cannot be reached. Nothing you decided is lost: games are kept on the site.
site-offline-again = Try again
site-watching = You are watching
site-guest = Guest
site-your-name = Your name
site-home = Home page
site-lost = There is no such page
site-wait = One moment
site-refused = That did not work
site-no-page = There is nothing at this address.
site-no-table = There is no table at this link. Perhaps part of the link was cut off.
site-no-game = There is no such game here.
site-stale = The table has changed since this page was shown, so nothing was done. This is how it stands now.
site-set-aside = Something went wrong at this table. It has been set aside, and the record of the game is kept.
site-set-not-offered = This table uses the card set “{ $set }”, which is not offered here at the moment. The table is set aside and continues when the set is back.
site-broken = This could not be saved just now, so nothing was done. Please try again.
site-foreign-form = This form was sent from another site, so nothing was done.
site-unknown-act = There is no such button here.
site-database-damaged = { $file } cannot be used ({ $detail }). It was left as it is: restore a backup, or name another file with --database
site-database-broken = { $file } cannot be opened: { $detail }


home-title = Civilisation card games
home-lede = Card games about civilisations and peoples. Play with friends or against bots, in one evening or one move a day.
home-play-now = Play now
home-play-hint = { $game } against bots, no account needed
home-play = Play now
home-minutes = min
home-mine = My games
home-all-mine = All my games
home-open = Open tables
home-open-none = Nobody is waiting for opponents right now.
home-gathering = gathering
home-your-turn = your turn
home-waiting = waiting
home-finished = finished
home-set-aside = set aside
home-seats = { $taken } of { $seats } seats taken

new-title = New table
new-lede = { $game }. You can leave everything as it is.
new-seats = Seats
new-seats-hint = { $least } to { $most }. Anyone with the link can take an open seat.
new-seat = Seat { $number }
new-seat-open = Open, by link
new-seat-here = Another player at this screen
new-seat-none = No seat
new-setup = Setup
new-setup-usual = Standard for this number of players
new-set = Card set
new-set-hint = Each set has its own figures on its cards. The almanac shows them all.
site-usual-set = standard card set
new-pace = Pace
new-live = Live
new-live-hint = Everyone at the table now
new-day = One day per move
new-day-hint = After that, the others may give the seat to a bot
new-days = Three days per move
new-days-hint = For busy people
new-who = Who may join
new-link = Anyone with the link
new-public = Anyone
new-go = Create table
new-cancel = Cancel

lobby-lede = The table is ready. The host starts the game once every seat is taken.
lobby-lede-host = The table is ready. Start the game once every seat is taken.
lobby-share = Send this link to the people you want to play with:
lobby-open = open
lobby-sit = Take this seat
lobby-bot = Bot
lobby-no-bot = No bot
lobby-leave = Leave
lobby-remove = Remove
lobby-start = Start
lobby-wait = Waiting for the open seats to be taken.
lobby-host-starts = The host starts the game.

table-skip = To the decision
table-parts = Parts of the table
table-scores = Scores
table-tab-board = Board
table-tab-mine = Mine
table-tab-others = Others
table-tab-log = Log
log-since = Since your decision
log-before = Before your decision
log-filter = Whose lines are shown
log-all = All
log-mine = Mine
log-moment = Show this moment in the replay
log-whole = Full log
log-none = Nothing has happened yet.
log-departed = { $who } has left the game; a bot takes over the seat.
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
table-ask-undo = Request undo
table-undo-trace = The game records that you took a decision back, and such games do not count in profiles.
table-undo-asked = { $who } asks to undo the last decision.
table-agree = Agree
table-refuse = Refuse
table-withdraw = Withdraw
table-give-to-bot = Give { $who }’s seat to a bot
table-pass-screen = Pass the screen to { $who }
table-pass-hint = Hands stay hidden until the next player is ready.
table-i-am = I am { $who }
table-say = Say something
table-send = Send
table-more = More
table-speed = Bots:
table-speed-instant = instant
table-speed-normal = fast
table-speed-slow = slow
table-resign = Resign: a bot takes my seat

end-summary = { $game } · { $players ->
    [one] one player
   *[other] { $players } players
 } · { $decisions } decisions
end-taken-back = { $count ->
    [one] one decision taken back
   *[other] { $count } decisions taken back
 }
end-decided = How it was decided: { $how }.
end-alone = You finished with { $points ->
    [one] one point
   *[other] { $points } points
 }.
end-alone-against = You have { $points ->
    [one] one point
   *[other] { $points } points
 }, the bot has { $rival }.
end-you-won = You won with { $points ->
    [one] one point
   *[other] { $points } points
 }, { $by ->
    [0] ahead of { $second }
   *[other] { $by } more than { $second }
 }.
end-you-shared = You share the victory with { $others }, at { $points ->
    [one] one point
   *[other] { $points } points
 } each.
end-you-placed = You came { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] number { $place }
 } of { $players } with { $points ->
    [one] one point
   *[other] { $points } points
 }, { $by ->
    [0] behind { $who }
   *[other] { $by } fewer than { $who }
 }.
end-won-by = { $who } won with { $points ->
    [one] one point
   *[other] { $points } points
 }, { $by ->
    [0] ahead of { $second }
   *[other] { $by } more than { $second }
 }.
end-shared = { $who } share the victory, at { $points ->
    [one] one point
   *[other] { $points } points
 } each.
end-difference = What made the difference: { $source }, { $more } to { $less }.
end-turned = { $who } took the lead for good at decision { $at } of { $all }.
end-turned-last = { $who } took the lead only at the very end.
end-course-axis = Decisions in the game; points as if it had ended there
end-rematch = Play again
end-rematch-there = To the rematch
end-replay = Replay
end-chronicle = Chronicle
end-ranking = Ranking and points by source
end-sources = Where the points came from
end-bars = Points by source; the table has the same figures
end-course = Course of the game
end-figures = In numbers
end-seed = Seed of the shuffle
end-commitment = Its SHA-256
end-rank = Rank
end-player = Player
end-headline = { $count ->
    [0] Nobody wins
    [one] { $who } wins
   *[other] { $who } win
 }
end-name = { $who }
end-points = Points
end-won = won

replay-later = This game is not over yet: the replay and the chronicle appear when it ends.
replay-at = Decision { $at } of { $all }
replay-first = First
replay-prev = Back one
replay-next = Forward one
replay-last = Last
replay-turn-prev = Back one turn
replay-turn-next = Forward one turn
replay-play = Play
replay-stages = Parts of the game
replay-decision = Decision
replay-seen-by = Seen by:
replay-all-knowing = everyone’s cards open
replay-show = Show
told-story = The story
told-no-board = This game was played under different rules: its positions can no longer be shown, but its story can.

cards-title = Almanac: { $game }
cards-lede = Every text comes from the same data that the rules use.
cards-find = Find
cards-show = Show
cards-hint = A name, or a word in the text
cards-count = { $found } of { $all }
cards-none = Nothing found in the almanac. Try other words, or fewer of them.
cards-any = any
cards-kind = Kind
cards-deck = Deck
cards-colour = Colour
cards-cost = Cost
cards-mark = Mark
card-none = The almanac has no such card.
card-in-almanac = In the almanac
card-address = Own page

rules-title = The rules of { $game }
rules-lede = In our own words. Where the printed rules leave a question open, we say how it is played here.
rules-none = These rules have not been written down yet. The log, the questions and the almanac explain them as you play.
rules-contents = Contents
rules-open = Open this position

style-title = The look
style-lede = Every component, in both themes.
style-light = Light
style-dark = Dark
style-colours = Colours
style-type = Type
style-buttons = Buttons
style-badges = Badges and notices
style-forms = Forms
style-cards = Cards
style-cards-of = The cards of { $game }
style-icons = Icons
style-table = Table

site-nav-account = Log in
site-nav-fairness = Fairness
site-too-much = Too much at once. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }.
limits-bad-rate = { $key } needs a rate above zero and must allow at least one at a time
limits-nothing = { $key } is zero: nobody could do anything
site-database-in-use = another site already uses { $file }: close it first, or name another file with --database
seal-bad-key = this is not a site key: 64 hexadecimal digits were expected, as the site shows them at /.well-known/letopis-key
seal-none = no site has signed this chronicle, or its signature was removed
seal-broken = the signature does not match: the chronicle was changed after the site signed it
seal-other-site = another site has signed this chronicle, with the key { $key }
site-database-exists = { $file } already exists and was left as it is
site-seats-differ = { $wanted ->
    [one] One seat was
   *[other] { $wanted } seats were
 } given, but this setup has { $seats }.

account-title = Account
account-lede = You do not need an account to play. It keeps your games when you change browsers, shows your results and lets your programs play.
account-log-in = Log in
account-log-in-hint = Games started in this browser move to your account.
account-register = Create an account
account-register-hint = A name, and a password of at least eight characters. Games started in this browser move to the account.
account-name = Name
account-password = Password
account-profile = Your public page
account-leave = Log out
account-log-out = Here
account-log-out-everywhere = Everywhere
account-tokens = Tokens for programs
account-tokens-hint = Anyone who has a token can play in your name. The API is described at
account-token-label = What is it for?
account-make-token = Create a token
account-drop-token = Revoke
account-token-once = This is shown only once:
account-token-unnamed = A token needs a name, so that you know later what it was for.
account-too-many-tokens = You cannot have more than { $most } tokens: revoke one first.
account-no-token = You have no such token.
account-change-password = Change the password
account-change-password-hint = All other browsers are logged out. Tokens stay valid unless you choose otherwise.
account-old-password = Current password
account-new-password = New password
account-delete = Delete the account
account-delete-hint = Bots take your seats in games in progress. Finished games keep the name you played under.
account-name-taken = The name { $name } is taken.
account-bad-password = A password has between { $least } and { $most } characters.
account-wrong-password = Wrong name or password.
account-log-out-hint = “Everywhere” ends all sessions and revokes all tokens.
account-end-tokens = Revoke all tokens as well
account-weak-password = This password is too easy to guess: { $why }. Several unrelated words are better than one word with digits.
account-weak-name = it is your name, or little else
account-weak-keys = these keys are next to each other
account-weak-repeats = it repeats itself or counts up
account-weak-common = many people use it or something very similar
account-weak-date = it is a date
account-weak-word = it is a single word or name
account-weak-short = it is short or uses few different characters
site-unclear-name = This name has invisible characters or brackets, or nothing readable: choose one that everyone can tell apart from others.
account-log-in-first = Log in first.

profile-nobody = Nobody here goes by that name.
profile-none = No finished games yet.
profile-results = Results
profile-games = Finished games
profile-game = Game
profile-played = Played
profile-won = Won
profile-best = Best score
profile-taken-back = Games with decisions taken back are listed but not counted.
profile-place = { $rank } of { $seats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
profile-alone-won = solo win, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
profile-alone-lost = solo loss, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

fair-title = How fair is the shuffle?
fair-link = What is this?
fair-promise = The cards are shuffled already. Nobody can change that any more, and anybody can check it after the game.
fair-commitment = Fingerprint of the shuffle (SHA-256):
end-fair = Proof of the shuffle

report-link = Report a problem
report-title = Report a problem
report-lede = Your report is kept together with this exact position, so that it can be opened again later.
report-words = What is wrong? What did you expect?
report-send = Send the report
report-back = Back to the table
report-bad-words = A report needs words, at most { $most } characters.
report-none = There is no such report.
report-position = A reported position
report-scenario = Scenario
report-scenario-later = You can download the position when the game is over: until then it contains secrets.

api-no-token = This needs a bearer token: create one in your account, or become a guest with POST /api/guests.
api-bad-table = Pace is “live” or “days-N”, visibility is “link” or “public”.

## What happened by itself, told again

retelling-again = Show again
retelling-skip = Skip to the end
retelling-totals = Points
speed-choose = Speed:
speed-slow = slow
speed-usual = normal
speed-fast = fast
speed-never = only when I ask
retelling-back = Back to the table
retelling-none = There is nothing to show again here.

## Any game: the plain table

plain-keys = Keys: 1–9 choose the first answers, U undoes.

# What is said.
site-not-aside = Table { $table } is not set aside.
talk-earlier = { $count ->
    [one] One earlier line
   *[other] { $count } earlier lines
 }
talk-back = Back to the table
talk-none = Nobody has said anything yet.
talk-lines = new from others
talk-onlookers = Spectators
talk-onlookers-talk = watch and talk
talk-onlookers-watch = watch silently
talk-onlookers-away = are not allowed
# Campaigns

campaign-link = Campaign
campaigns-title = Campaigns
campaigns-lede = A campaign is a series of games in which each one changes the next. It is saved for you with all its games, and you can print its sheet.
campaigns-mine = Your campaigns
campaigns-begin = { $game }: start a campaign
campaigns-go = Start a campaign
campaigns-invite = Or play a campaign: a series of games in which each one changes the next.
campaign-stage-choose = to choose
campaign-stage-begin = next game
campaign-stage-play = in progress
campaign-stage-won = won
campaign-stage-lost = lost
campaign-over-won = The campaign is won!
campaign-over-lost = The campaign is over. Better luck next time.
campaign-watching = This is somebody else’s campaign: only its player can continue it.
campaign-next-game = The next game
campaign-play = Play it
campaign-game-on = A game is in progress
campaign-game-on-hint = When it is over, its result appears here automatically. If you give your seat to a bot, the game counts as lost.
campaign-to-table = To the table
campaign-back = To the campaign
campaign-sheet = Campaign sheet
campaign-player = Player
campaign-no-games = No game has been played yet.
campaign-game = Game { $number }
campaign-text = Campaign as a file
campaign-print = The sheet fits on one printed page.
campaign-proof = How to verify the games
campaign-proof-hint = Before a game begins, the commitment to its seed is shown here; after it ends, the last check code of its chronicle. Both must match the chronicle.
campaign-none = There is no such campaign.
campaign-not-yours = This is somebody else’s campaign.
campaign-not-offered = This game has no campaigns.
campaign-not-ready = There is no game to play in this campaign right now.
campaign-too-many = You cannot keep more than { $most } campaigns here.
campaign-unreadable = This campaign cannot be read: { $why }

home-waiting-for-you = { $count ->
    [one] { $count } game is waiting for you
   *[other] { $count } games are waiting for you
}
lobby-invited = { $who } invites you to a game of { $game }. Take a free seat; the host starts the game once every seat is taken.
lobby-copy = Copy
lobby-copied = Copied
table-resign-sure = Yes, I resign

## The link to a game, and reminders

share-go = Share
share-copied = Link copied
share-later = This game is not over yet: its picture appears when it ends.
share-gist = { $game }: { $places }.
share-place = { $who } { $points }
waits-turn = { $game }: your turn
waits-on = The browser notifies you when it is your turn
waits-off = The browser does not notify you when it is your turn
waits-offer = You can do something else while others think: the browser will notify you when it is your turn, as long as this site is open in a tab.
waits-yes = Notify me when it is my turn
waits-no = No, thanks
waits-refused = The browser does not allow notifications from this site.
