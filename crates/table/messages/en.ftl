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
table-nobody-asked = Nobody is waiting for your answer.
table-no-person = There is no person in that seat.
table-bad-chat = Say something, in at most { $most } characters.
table-bad-speed = Bots wait five seconds at most.
table-no-rematch = A rematch can be set up once, when the game is over.
table-bad-name = A name has 1 to { $most } characters, none of : , ; [ ]
table-not-yours = That is not your decision.
table-host-only = Only the host may do that.
table-not-abandoned = That seat is not abandoned.
table-other-course = With these rules, the same game takes another course.
table-too-long = At most { $most } characters, please.
table-full = This table already has { $most } records: the game can be finished, but nothing else can be added.
table-said-enough = Enough has been said at this table: { $most } lines.
table-undo-enough = Nothing more can be taken back at this table.
table-asked-enough = You have already asked for this undo.
table-onlookers-silent = Only players may talk at this table.
table-closed = This table is closed to spectators.

# Games that are told.
tale-other-rules = Played with rules version { $made }; this site has version { $here }: the board cannot be shown, but the story can.
tale-other-data = Played with other cards and figures: the board cannot be shown, but the story can.
tale-other-course = Today the same decisions would lead to another game: the board cannot be shown, but the story can.
tale-no-game = This game is no longer played here: the board cannot be shown, but the story can.
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
table-hint-unasked = Only the player who is asked gets a hint.
table-hints-enough = There are no more hints in this game.
