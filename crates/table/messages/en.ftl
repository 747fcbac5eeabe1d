# Tables.

table-unknown-game = there is no game “{ $game }”
table-seat-taken = Somebody sits there already.
table-no-seat = There is no such seat.
table-seats-open = { $count ->
    [one] One seat is
   *[other] { $count } seats are
 } still open.
table-begun = The game has begun already.
table-not-begun = The game has not begun yet.
table-no-undo = This cannot be taken back now.
table-nobody-asked = Nobody is waiting for your word.
table-no-person = No person sits there.
table-bad-chat = Say something, in at most { $most } characters.
table-bad-speed = Bots wait five seconds at most.
table-no-rematch = A rematch can be set up once, when the game is over.
table-bad-name = A name has 1 to { $most } characters, none of : , ; [ ]
table-not-yours = That is not for you to decide.
table-host-only = Only the host may do that.
table-not-abandoned = That seat is not abandoned.
table-other-course = Replayed by these rules, the game takes another course.
table-too-long = At most { $most } characters, please.
table-full = This table has { $most } records already: the game can be finished, nothing else is added.
table-said-enough = Enough has been said at this table: { $most } lines.
table-undo-enough = Nothing more can be taken back at this table.
table-asked-enough = You have asked for this undo already.
table-onlookers-silent = At this table only those who play may talk.
table-closed = This table is closed to onlookers.

# Games that are told.
tale-other-rules = Played by rules version { $made }; these are version { $here }: the board cannot be shown, the story can.
tale-other-data = Played with other cards and figures than these: the board cannot be shown, the story can.
tale-other-course = Replayed today, this game would take another course: the board cannot be shown, the story can.
tale-no-game = This game is not played here any more: the board cannot be shown, the story can.
tale-unreadable = what was told of this game cannot be read: { $detail }
