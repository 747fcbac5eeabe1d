# Bots that think: their levels, what they advise, and what they make of a game that is over.

level-bot = Bot: { $level }
level-choose = Level of the bot
level-same = Bots as before
lobby-level = Change
api-bad-level = There is no such level.

table-thinking = { $count ->
    [one] { $who } is thinking…
   *[other] { $who } are thinking…
}

hint-ask = What would the Imperator do?
hint-left = ({ $left } left)
hint-trace = Found from what you see. That you took a hint is kept, and such a game does not count in profiles.
hint-given = The Imperator would
hint-worth = { $points ->
    [one] about { $points } point, { $chance } % to win
   *[other] about { $points } points, { $chance } % to win
}
end-hints = { $count ->
    [one] { $count } hint taken
   *[other] { $count } hints taken
}
profile-hints = Games in which hints were taken are listed, but not counted.
