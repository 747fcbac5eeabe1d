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
