# Tables.

table-unknown-game = there is no game “{ $game }”
table-unknown-set = { $game } is not offered with the card set “{ $set }” here
table-card-set = card set “{ $set }”
table-seat-taken = That seat is already taken.
table-no-seat = There is no such seat.
table-seats-open = { $count ->
    [one] One seat is
   *[other] { $count } seats are
 } still open.
table-begun = The game has already begun.
table-not-begun = The game has not begun yet.
table-no-undo = This cannot be taken back now.
table-nobody-asked = Nobody is waiting for an answer from you.
table-no-person = There is no person in that seat.
table-bad-chat = Say something in at most { $most } characters.
table-bad-speed = Bots wait at most five seconds.
table-no-rematch = A rematch can be set up once, when the game is over.
table-bad-name = A name has 1 to { $most } characters and none of : , ; [ ]
table-not-yours = That is not your decision.
table-host-only = Only the host may do that.
table-not-abandoned = That seat has not been abandoned.
table-other-course = Under these rules, the same decisions lead to a different game.
table-too-long = Please use at most { $most } characters.
table-full = This table already has { $most } records: you can finish the game, but nothing else can be added.
table-said-enough = This table’s chat is full: { $most } lines.
table-undo-enough = Nothing more can be taken back at this table.
table-asked-enough = You have already asked for this undo.
table-onlookers-silent = Only players may talk at this table.
table-closed = This table is closed to spectators.

# Games that are told.
tale-other-rules = Played with rules version { $made }; this site has version { $here }. The board cannot be shown, but the story can.
tale-other-data = Played with different cards and figures. The board cannot be shown, but the story can.
tale-other-course = Today the same decisions would lead to a different game. The board cannot be shown, but the story can.
tale-no-game = This game is no longer offered here. The board cannot be shown, but the story can.
tale-unreadable = the story of this game cannot be read: { $detail }

# What bots are called by seat.
bot-astra = Astra
bot-boyan = Boyan
bot-vlada = Vlada
bot-goran = Goran
bot-dana = Dana
bot-emil = Emil
bot-numbered = { $name } { $number }

table-hint-given = This hint has already been given.
table-hint-unasked = Only a player who has to decide gets a hint.
table-hints-enough = There are no more hints left in this game.
