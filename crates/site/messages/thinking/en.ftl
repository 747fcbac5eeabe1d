# Bots that think: their levels, what they advise, and what they make of a game that is over.

level-bot = Bot: { $level }
level-choose = Bot level
level-same = Same bots as before
lobby-level = Change
api-bad-level = There is no such level.

table-thinking = { $count ->
    [one] { $who } is thinking…
   *[other] { $who } are thinking…
}

hint-ask = What would the Imperator do?
hint-short = Hint
hint-left = ({ $left } left)
hint-trace = Based only on what you can see. The game records that you took a hint, and such games do not count in profiles.
hint-given = The Imperator would
hint-worth = { $points ->
    [one] about { $points } point, { $chance } % to win
   *[other] about { $points } points, { $chance } % to win
}
end-hints = { $count ->
    [one] { $count } hint taken
   *[other] { $count } hints taken
}
profile-hints = Games with hints are listed but not counted.

analysis-link = Analysis
analysis-title = { $game }: analysis
analysis-back = Back to the end of the game
analysis-lede = How likely each player was to win at each of their decisions, and which decisions cost the most. It takes up to a few minutes, in the background.
analysis-begin = Analyse the game
analysis-running = The game is being analysed. You may leave this page and come back.
analysis-progress = { $done } of { $total } decisions
analysis-stop = Stop
analysis-later = A game can be analysed when it is over.
analysis-not-yours = Somebody else requested this analysis.
analysis-how = Every decision is judged by what its player could see at that moment. This is the opinion of a bot that thinks only briefly, not the truth.
analysis-chances = Chance to win
analysis-axis = from the first decision to the last
analysis-lapses = The most costly decisions
analysis-none = No decision cost much.
analysis-moment = { $who }, decision { $number }
analysis-lost = −{ $lost } %
analysis-taken = Played
analysis-better = Better
