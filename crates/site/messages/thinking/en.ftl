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
hint-short = Hint
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

analysis-link = Analysis
analysis-title = { $game }: the game looked through
analysis-back = Back to the end of the game
analysis-lede = How likely each player was to win at each of their decisions, and which decisions cost most. It takes up to a few minutes, in the background.
analysis-begin = Look through the game
analysis-running = The game is being looked through. You may leave this page and come back.
analysis-progress = { $done } of { $total } decisions
analysis-stop = Stop
analysis-later = A game is looked through when it is over.
analysis-not-yours = Somebody else has asked for this.
analysis-how = Every decision is judged from what its player could see at that moment. It is the opinion of a bot that thinks a little, not the truth.
analysis-chances = Chance to win
analysis-axis = from the first decision to the last
analysis-lapses = The decisions that cost most
analysis-none = No decision cost much.
analysis-moment = { $who }, decision { $number }
analysis-lost = −{ $lost } %
analysis-taken = Decided
analysis-better = Better
