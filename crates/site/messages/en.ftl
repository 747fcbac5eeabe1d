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
site-unofficial = Unofficial: no art or text of the publishers.
site-sound-on = Sound is on
site-sound-off = Sound is off
site-theme = Change the theme
site-close = Close
site-line-looking = The site is not answering. Trying again…
site-line-sending = Not sent yet: the site is not answering. Trying again…
site-installed = Card games about civilisations, with people and with bots.
site-offline = No connection
site-offline-more = This page needs the site, and the site cannot be reached. Nothing you decided has been lost: games are kept on the site.
site-offline-again = Try again
site-watching = You are watching
site-guest = Guest
site-your-name = Your name
site-home = To the home page
site-lost = There is no such page
site-wait = One moment
site-refused = That did not work
site-no-page = There is nothing at this address.
site-no-table = There is no table under this link. Perhaps a letter of it was lost on the way.
site-no-game = There is no such game here.
site-stale = The table has changed since this page was shown; nothing was done. Here is how it stands now.
site-set-aside = Something went wrong at this table. It has been set aside, and the record of the game is kept.
site-set-not-offered = The card set “{ $set }” that is played at this table is not offered here at the moment. The table is set aside and goes on when the set is back.
site-broken = This could not be saved just now, so nothing was done. Please try again.
site-foreign-form = This form was sent from another site, so nothing was done.
site-unknown-act = There is no such button here.
site-database-damaged = { $file } cannot be used ({ $detail }). It was left as it is: restore a backup, or name another file with --database
site-database-broken = { $file } cannot be opened: { $detail }


home-title = Civilisation card games
home-lede = Card games about civilisations and peoples. With friends or against bots, in one evening or a move a day.
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
home-waiting = others decide
home-finished = finished
home-set-aside = set aside
home-seats = { $taken } of { $seats } seats taken

new-title = A new table
new-lede = { $game }. Everything can be left as it is.
new-seats = Seats
new-seats-hint = { $least } to { $most }. An open seat is taken by whoever follows the link.
new-seat = Seat { $number }
new-seat-open = Open: by link
new-seat-here = Another player at this screen
new-seat-none = No seat
new-setup = Setup
new-setup-usual = The usual one for this number of players
new-set = Card set
new-set-hint = Each set has figures of its own on its cards. The almanac shows them all.
site-usual-set = usual card set
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
new-go = Create the table
new-cancel = Cancel

lobby-lede = The table is ready. The game begins when every seat is taken.
lobby-share = Send this link to the people you play with:
lobby-open = open
lobby-sit = Take this seat
lobby-bot = A bot
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
log-filter = Whose lines are shown
log-all = All
log-mine = Mine
log-moment = Show this moment in the replay
log-whole = The whole log
log-none = Nothing has happened yet.
log-departed = { $who } has left the game; a bot plays on in that seat.
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
end-turned = { $who } led for good from decision { $at } of { $all }.
end-turned-last = { $who } took the lead only at the very end.
end-course-axis = Decisions of the game; points as if it had ended there
end-rematch = Play again
end-rematch-there = To the rematch
end-replay = Replay
end-chronicle = Chronicle
end-ranking = Ranking and points by source
end-sources = Where the points came from
end-bars = Points by source; the table has the same figures
end-course = How it went
end-figures = In figures
end-seed = Seed (the cards were shuffled from it)
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

replay-later = This game is not over: the replay and the chronicle appear when it ends.
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
replay-all-knowing = all cards open
replay-show = Show
told-story = The story
told-no-board = This game was played with other rules: its positions can no longer be shown, but its story can.

cards-title = Almanac: { $game }
cards-lede = Every text is made from the data that the rules read.
cards-find = Find
cards-show = Show
cards-hint = A name, or a word of the text
cards-count = { $found } of { $all }
cards-none = Nothing was found in the almanac. Try other words or fewer of them.
cards-any = any
cards-kind = Kind
cards-deck = Deck
cards-colour = Colour
cards-cost = Cost
cards-mark = Mark
card-none = The almanac has no such card.
card-in-almanac = In the almanac
card-address = Page of its own

rules-title = The rules of { $game }
rules-lede = In our own words. Where the printed rules leave a question open, we say how it is played here.
rules-none = These rules have not been written down yet. The log, the questions and the almanac explain them as you play.
rules-contents = Contents
rules-open = Open this position

style-title = The look
style-lede = Every component once, in both themes.
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
limits-bad-rate = { $key } needs a rate above zero, and at least one at once
limits-nothing = { $key } is zero: nobody could do anything
site-database-in-use = another site already uses { $file }: close it first, or name another file with --database
seal-bad-key = this is not the key of a site: 64 hexadecimal digits were expected, as the site shows them at /.well-known/letopis-key
seal-none = no site has signed this chronicle, or its signature was removed
seal-broken = the signature does not fit: the chronicle was changed after the site had signed it
seal-other-site = another site has signed this chronicle, with the key { $key }
site-database-exists = { $file } already exists and was left as it is
site-seats-differ = { $wanted ->
    [one] One seat was
   *[other] { $wanted } seats were
 } given, but this setup has { $seats }.

account-title = Account
account-lede = You do not need an account to play. It keeps your games when you change browsers, shows your results, and lets your programs play.
account-log-in = Log in
account-log-in-hint = Games begun in this browser move into your account.
account-register = Create an account
account-register-hint = A name, and a password of eight characters or more. Games begun in this browser move into it.
account-name = Name
account-password = Password
account-profile = Your public page
account-leave = Log out
account-log-out = Here
account-log-out-everywhere = Everywhere
account-tokens = Tokens for programs
account-tokens-hint = Whoever has a token plays in your name. The API is described at
account-token-label = What is it for?
account-make-token = Create a token
account-drop-token = Revoke
account-token-once = This is shown only once:
account-token-unnamed = A token needs a name, so that you know later what it was for.
account-too-many-tokens = You cannot have more than { $most } tokens: revoke one first.
account-no-token = You have no such token.
account-change-password = Change the password
account-change-password-hint = All other browsers are logged out. Tokens stay unless you say otherwise.
account-old-password = Current password
account-new-password = New password
account-delete = Delete the account
account-delete-hint = Bots take your seats in games that are on. Finished games keep the name you played under.
account-name-taken = The name { $name } is taken.
account-bad-password = A password has between { $least } and { $most } characters.
account-wrong-password = Wrong name or password.
account-log-out-hint = “Everywhere” ends all sessions and revokes all tokens.
account-end-tokens = Revoke all tokens as well
account-weak-password = This password is too easy to guess: { $why }. Several words that do not belong together are better than one word with digits.
account-weak-name = it is your name, or little else
account-weak-keys = these keys lie side by side
account-weak-repeats = it repeats itself or counts up
account-weak-common = many people use it or one very like it
account-weak-date = it is a date
account-weak-word = it is one word or name
account-weak-short = it is short or uses few different characters
site-unclear-name = This name has invisible characters or brackets in it, or nothing to read: choose one that everybody can tell from others.
account-log-in-first = Log in first.

profile-nobody = Nobody here goes by that name.
profile-none = No finished games yet.
profile-results = Results
profile-games = Finished games
profile-game = Game
profile-played = Played
profile-won = Won
profile-best = Best score
profile-taken-back = Games in which decisions were taken back are listed, but not counted.
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
fair-commitment = Fingerprint of the shuffle (SHA-256):
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
report-scenario-later = The position can be downloaded when the game is over: until then it has secrets.

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

plain-keys = Keys: 1–9 press the first answers, U undoes.

# What is said.
site-not-aside = Table { $table } is not set aside.
talk-earlier = { $count ->
    [one] One line before
   *[other] { $count } lines before
 }
talk-back = Back to the table
talk-none = Nobody has said anything yet.
talk-lines = new from others
talk-onlookers = Spectators
talk-onlookers-talk = watch and talk
talk-onlookers-watch = watch in silence
talk-onlookers-away = are not let in
# Campaigns

campaign-link = Campaign
campaigns-title = Campaigns
campaigns-lede = A campaign is a series of games in which each changes the next. It is kept for you, with every game of it, and its sheet can be printed.
campaigns-mine = Your campaigns
campaigns-begin = { $game }: begin a campaign
campaigns-go = Begin a campaign
campaigns-invite = Or play a campaign: a series of games in which each changes the next.
campaign-stage-choose = to choose
campaign-stage-begin = next game
campaign-stage-play = game on
campaign-stage-won = won
campaign-stage-lost = lost
campaign-over-won = The campaign is won!
campaign-over-lost = The campaign is over. Better luck next time.
campaign-watching = This is somebody else’s campaign: only its player can continue it.
campaign-next-game = The next game
campaign-play = Play it
campaign-game-on = A game is in progress
campaign-game-on-hint = When it is over, its result appears here by itself. If you give your seat to a bot, the game counts as lost.
campaign-to-table = To the table
campaign-back = To the campaign
campaign-sheet = Campaign sheet
campaign-player = Player
campaign-no-games = No game has been played yet.
campaign-game = Game { $number }
campaign-text = The campaign as a file
campaign-print = The sheet prints on one page.
campaign-proof = How to recognise the games
campaign-proof-hint = Before a game begins, the commitment of its seed is shown here; after it ends, the last check code of its chronicle. Both must match the chronicle.
campaign-none = There is no such campaign.
campaign-not-yours = This is somebody else’s campaign.
campaign-not-offered = This game has no campaigns.
campaign-not-ready = There is no game to play in this campaign now.
campaign-too-many = You cannot keep more than { $most } campaigns here.
campaign-unreadable = This campaign cannot be read: { $why }

home-waiting-for-you = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}
lobby-invited = { $who } invites you to a game of { $game }. Take a free seat; the game begins when every seat is taken.
lobby-copy = Copy
lobby-copied = Copied
table-resign-sure = Yes, I resign

## The link to a game, and reminders

share-go = Share
share-copied = Link copied
share-later = This game is not over: its picture appears when it ends.
share-gist = { $game }: { $places }.
share-place = { $who } { $points }
waits-turn = { $game }: your turn
waits-on = The browser tells you when it is your turn
waits-off = The browser does not tell you when it is your turn
waits-offer = You can do something else while others think: the browser will tell you when it is your turn, as long as a tab with this site is open.
waits-yes = Tell me when it is my turn
waits-no = No, thanks
waits-refused = The browser does not let this site show notifications.
