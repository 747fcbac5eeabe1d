# The program.

letopis-error = letopis: { $what }

help-letopis = Letopis: civilisation card games, played exactly by their rulebooks.
help-usage = Usage:
help-commands = Commands
help-options = Options
help-help = Show this help
help-version = Show the version
help-lang = Language: en or ru; by default the system’s
help-data = Use the card data in this directory instead of the built-in set
help-game = Which game: { $games }
help-seed = A number; the same seed deals the same game again
help-setup = The whole setup in the game’s notation, such as "4 players, tribes random"; by default the usual one. `letopis setups GAME` lists them
help-setups = List the setups of a game and how to write them
help-chronicle = A chronicle
help-serve = Serve the web site (the default command)
help-serve-listen = Address to listen on; by default 127.0.0.1:8080
help-serve-database = Where to keep the tables; by default letopis.db
help-serve-data = A folder of other card data, with a subfolder for each game: replaces the built-in set or, in subfolders of its own, is offered alongside it
help-serve-log = Log format on standard error: text (the default) or json; RUST_LOG=info logs more
help-serve-limits = A file with limits on what people may ask for (deploy/limits.ron has the usual ones), or off for no limits when measuring
help-serve-behind-proxy = Trust X-Forwarded-For and X-Forwarded-Proto: use only behind your own proxy that sets them
help-reports = List the problems people reported, or show one report
help-reports-id = The report
help-reports-chronicle = Write the game up to that position to this file, including the seed
help-reports-scenario = Write the position to this file as a scenario
help-backup = Copy the database to a new file, even while the site is running
help-backup-file = The new file
help-tables = List the tables that were set aside; restore or remove one
help-tables-do = restore: try the table again; drop: remove it with its journal and reports
help-tables-id = The table
tables-none = No table is set aside.
tables-line = { $date } { $table } { $game } { $names }: { $why }
tables-restored = Table { $table } has been restored.
tables-dropped = Table { $table } has been removed.
tables-unknown = There is no table { $table }
reports-none = No reports.
reports-line = { $date } table { $table }, record { $number }, { $page }
reports-no-database = There is no { $file }
reports-unknown = There is no report { $id }
reports-not-begun = The game had not begun: there is no position yet
backup-done = { $database } copied to { $file }
help-play = Play in the terminal
help-play-seats = Who sits where, clockwise: me, random, greedy, chieftain, warlord, imperator, sovereign or overlord; by default me,greedy,greedy
help-play-file = Save the game in this file; if it exists, resume it
help-simulate = Play many games between bots and print the results
help-simulate-seats = How many seats
help-simulate-bots = random, greedy, chieftain, warlord, imperator, sovereign or overlord: one for all seats, or one for each
help-simulate-games = How many games
help-simulate-threads = How many threads; by default all cores
help-simulate-round-robin = Play this many games between every pair of nations or factions, swapping seats halfway
help-simulate-keep = Save the results of a round robin in this file, and continue from it
help-arena = Play every pair of bots over the same deals with seats swapped, and print how strong they are
help-arena-bot = The bots to compare, by name, optionally with a budget per decision: search:400 for iterations, search:100ms for time
help-arena-games = How many games each pair plays, rounded up to whole deals
help-arena-sequential = Stop a pair as soon as it is clear who is better
help-arena-keep = Save the results in this file, and continue from it
help-fit = Fit the weights of a game’s evaluation by playing with variations of them
help-fit-generations = How many generations of variations to try
help-fit-games = How many games each variation plays; by default 64
help-fit-iterations = How many iterations the search may spend on a decision; by default 2
help-fit-from = Start from the weights in this file instead of the built-in ones
help-fit-keep = Save what has been learnt in this file, and continue from it
help-fit-out = Write the weights to this file instead of printing them
help-practise = Let bots learn the habits of a game by playing it against themselves
help-practise-rounds = How many rounds of 320 games to play
help-practise-out = Write the habits to this file, now and then and at the end
help-practise-from = Start from the habits in this file instead of none
help-practise-setup = The whole setup in the game’s notation; several of them take turns
help-simulate-json = Print exactly one JSON object
help-replay = Retell a saved game, decision by decision
help-verify = Check that a saved game is complete and legal and, with --site, that nobody has changed it
help-verify-site = The key of the site that the game is from, or a file with it (sites publish their keys at /.well-known/letopis-key)
help-scenario = Run scenario files
help-scenario-file = Scenario files
help-cards = Look up cards; “cards check [DIR]” checks the data, “cards export GAME --csv” prints a set as a spreadsheet, “cards import GAME FILE” makes a set from one
help-cards-word = A word in the card’s name or text; after export and import, the game
help-completions = Print a completion script for your shell
help-completions-shell = Which shell: bash, elvish, fish, powershell or zsh
help-about = Show this help, or the help for a command
help-about-command = Which command

letopis-unknown-command = there is no command “{ $command }”: one of { $known } was expected
letopis-unknown-command-near = there is no command “{ $command }”: did you mean { $near }?
letopis-unknown-argument = there is no option “{ $arg }” here (see --help)
letopis-unknown-argument-near = there is no option “{ $arg }” here: did you mean { $near }?
letopis-argument-conflict = { $arg } and { $other } cannot be used together
letopis-missing-argument = { $arg } is missing (see --help)
letopis-missing-value = { $arg } needs a value
letopis-bad-value = { $arg } cannot be “{ $value }” (see --help)
letopis-bad-choice = { $arg } cannot be “{ $value }”: one of { $known } was expected
letopis-bad-number = { $arg } cannot be “{ $value }”: a number from { $least } to { $most } was expected
letopis-unknown-game = there is no game “{ $game }”: { $games } was expected
letopis-unknown-bot = “{ $name }” is neither me nor a bot: { $known } was expected
letopis-bots-not-seats = { $bots } bots for { $seats } seats: name one for all seats, or one for each
letopis-cannot-read = { $file } cannot be read: { $detail }
letopis-cannot-write = { $file } cannot be written: { $detail }
letopis-too-large = { $file } is too large (more than 16 MiB)
letopis-not-text = { $file } is not a text file
letopis-no-directory = there is no directory { $directory }
letopis-no-seed = the system provides no random numbers: { $detail }
letopis-no-signals = the system does not report Ctrl-C: { $detail }
letopis-setups-how = Write it as { $form }. For example: letopis play { $game } --setup "…"
letopis-resume-as-is = { $file } already holds a game: leave out --seats, --setup and --seed to resume it, or name another file

serve-open = Letopis is open at { $address } (Ctrl-C closes it)
serve-cannot-listen = cannot listen on { $address }: { $detail }
serve-bad-set-name = “{ $name }” cannot be the name of a set: lowercase Latin letters, digits and hyphens, starting with a letter, at most { $most } characters
serve-same-set = the sets { $set } and { $other } have the same figures: they are one set
serve-no-data = { $directory } has no folder named after a game ({ $games })
serve-no-threads = the system provides no threads: { $detail }

letopis-data-good = { $game }: all { $entries } entries are in order, fingerprint { $fingerprint }
letopis-no-card = no card mentions “{ $word }”

letopis-won = { $count ->
    [one] { $who } wins
   *[other] { $who } win
 }: { $how }.
letopis-taken-back = { $count ->
    [one] One decision was taken back.
   *[other] { $count } decisions were taken back.
 }
letopis-verified = Valid: { $count } decisions, all legal, all check codes match; seed commitment { $commitment }.
letopis-verified-unfinished = Valid so far: { $count } { $count ->
    [one] decision
   *[other] decisions
 }, all legal, all check codes match; the game is unfinished.
letopis-signed = Signed by the site with this key, for table { $table }: nothing has been changed, added or left out since.
letopis-unsigned = Check codes catch mistakes; they are not a signature. --site KEY tells whether anybody has changed the game.
letopis-other-version = { $file }: { $how }. Nothing in it was changed, but its decisions cannot be replayed here.

scenario-ok = ok  { $title }
scenario-failed = FAILED  { $title }
    { $what }
scenario-count = { $passed } passed, { $failed } failed{ $unreadable ->
    [0] {""}
   *[other] , { $unreadable } could not be played
 }

letopis-simulated = { $games } games with { $decisions } decisions in { $seconds } s: { $games_per_second } games/s, { $decisions_per_second } decisions/s
letopis-truncated = { $games } games did not end and were cut off
letopis-stopped = Stopped after { $games } of { $all } games.
letopis-arena = { $games } games ({ $setup })
letopis-arena-games = games
letopis-arena-elo = Elo
letopis-arena-time = ms/decision
letopis-arena-stopped = Stopped before all games were played.
letopis-arena-alone = one bot has nobody to play against: name another bot, or a solo game
letopis-arena-seats = the setup is for { $seats } players, not { $wished }
letopis-kept-other = { $file } holds a different series ({ $what } differs): name another file
letopis-fitted = { $generations } generations, the last at { $success } %: weights written to { $file }
letopis-fit-none = the evaluation of { $game } has no weights to fit
letopis-practise-none = nothing is noticed about the options of { $game }, so no habits can be learnt
letopis-practised = { $rounds } rounds: the first seat won { $won } %, { $ahead } points ahead on average
letopis-round-robin = { $pairs } pairs, { $games } games with { $decisions } decisions on average
letopis-round-robin-stopped = Stopped after { $pairs } of { $all } pairs.{ $kept ->
    [yes] {" "}The same command continues from there.
   *[no] {""}
 }
letopis-round-robin-alike = all players start alike in { $game }: there are no pairs to play
letopis-round-robin-bots = one bot plays all seats of a round robin, not several
letopis-round-robin-two = a round robin is for two players, not { $seats }
letopis-people = people
letopis-interval = 95 %
letopis-decisions = decisions
letopis-lopsided = The most lopsided pairs
letopis-lopsided-pair = { $one } – { $two }
letopis-seat = seat
letopis-bot = bot
letopis-mean-points = mean points
letopis-win-rate = wins

letopis-me = Player
letopis-player-number = Player { $number }
letopis-play-begins = The shuffle is fixed: its SHA-256 is { $commitment }. Type a number or a decision, or help for more.
letopis-play-seed = The seed was { $seed }.
letopis-play-help = Type the number of an option, or the decision itself as shown beside it. Tab completes, and the arrow keys recall earlier lines.
      card NAME   what a card does; part of its name is enough
      cards       the names of all cards
      table       the table and the options again
      more        all options
      log         the game so far
      undo        take your last decision back
      save FILE   save the game in a file
      quit        leave
    A game in a file is saved after every decision and can be resumed.
letopis-play-card-hint = Type card and a name to read what it does.
letopis-play-kept = The game is saved. To resume it: { $command }
letopis-play-not-kept = The game was not saved. Next time start with --file FILE, or type save FILE before you leave.
letopis-play-keep = The game is not saved anywhere. Name a file to save it in, or press Enter to leave without saving.
letopis-play-keep-file = File
letopis-save-where = Say where: save FILE
letopis-save-exists = { $file } already exists and was not changed: name another file.
letopis-no-such-option = there is no option { $number }: 1 to { $most } was expected
letopis-more-options = … and { $count } more: type more to see them, or the decision itself.
letopis-nothing-to-undo = You have nothing to take back.
letopis-undo-refused = This cannot be taken back: something hidden has been revealed since, or somebody else has decided.
letopis-undone = Taken back: { $count ->
    [one] one decision
   *[other] { $count } decisions
 }.

ethnos-table-heading = Ethnos · age { $age } of { $ages } · dragons { $dragons }/{ $all } · deck { $deck }
ethnos-table-kingdom = Kingdom
ethnos-table-glory = Glory
ethnos-table-hand = Hand
ethnos-table-supply = Markers
ethnos-table-row = Open cards

hadara-show-heading = Hadara · epoch { $epoch } of III · phase { $phase } · first player { $who }
hadara-show-deck = Deck
hadara-show-cards = Cards
hadara-show-crest = Crests
hadara-show-pile = Discard pile
hadara-show-coins = Coins
hadara-show-colonies = Colonies
hadara-show-statues = Statues
hadara-show-medals = Medals
hadara-show-points = Points

settlers-show-heading = Imperial Settlers · round { $round } of { $rounds } · { $phase } · common deck { $deck }
settlers-show-lookout = lookout
settlers-show-production = production
settlers-show-action = action
settlers-show-attack = attack
settlers-show-over = over
settlers-show-faction = Faction
settlers-show-points = Points
settlers-show-hand = Hand
settlers-show-deck = Deck
settlers-show-deals = Deals
settlers-show-productions = Production
settlers-show-features = Features
settlers-show-actions = Actions
settlers-show-foundations = Foundations
settlers-show-open = Open cards
settlers-show-dealt = Dealt to you
settlers-show-solo = Attack cards: { $row }. Trophies: { $trophies }; your faction locations: { $own }.

imperium-show-rival = The bot ({ $level }) · below the market: { $slots } · last die: { $die }
imperium-show-heading = Imperium · round { $round } · main deck { $main } · unrest deck { $unrest } · fame deck { $fame }, King of Kings { $side }
imperium-show-market = Market
imperium-show-on-it = On and under it
imperium-show-exile = Exile
imperium-show-unrest = unrest
imperium-show-hidden = a hidden card
imperium-show-nation = Nation
imperium-show-period = Period
imperium-show-barbarian = barbarian
imperium-show-empire = empire
imperium-show-materials = Materials
imperium-show-population = Population
imperium-show-progress = Progress
imperium-show-actions = Actions
imperium-show-exhausts = Exhausts
imperium-show-piles = { $who }: hand { $hand }, deck { $deck }, discard pile { $discard }, nation deck { $nation }, history { $history }
imperium-show-play = In play
imperium-show-exhausted = exhausted
imperium-show-developments = Developments
imperium-show-history = Your history
imperium-show-discarded = Your discard pile
imperium-show-hand = Your hand

help-campaign = Start or continue a campaign
help-campaign-file = The campaign file; the chronicles of its games are kept beside it
help-campaign-game = Which game, if several have campaigns
help-campaign-name = Your name on the sheet of a new campaign
help-campaign-sheet = Only print the campaign sheet
letopis-no-campaigns = this game has no campaigns
letopis-campaign-bot-name = “{ $name }” is the name of a bot: choose another name
letopis-campaign-usual = Type a number or a word; an empty line means { $usual }.
letopis-campaign-no-pick = “{ $text }” cannot be chosen: a number from 1 to { $most }, the word beside it, or quit was expected
letopis-campaign-not-begun = No campaign was started.
letopis-campaign-kept = The campaign is saved. To continue it: { $command }
letopis-campaign-lost = { $file } is gone, and the game in progress with it: that game starts over.
letopis-campaign-in-the-way = { $file } is in the way: it is the chronicle of another game

help-cards-file = The spreadsheet to import
help-cards-csv = As a spreadsheet (CSV), the format that export prints
help-cards-set = Name under which to offer an imported set alongside the usual one; without a name, it replaces the usual one
help-cards-out = Where to write an imported set, in a folder named after the game; by default cards
letopis-sheet-faults = { $count ->
    [one] one mistake, so nothing was written:
   *[other] { $count } mistakes, so nothing was written:
 }
letopis-sheet-imported = { $set }: { $entries } entries, fingerprint { $fingerprint }.
    Play with it:  { $play }
    Serve it:      { $serve }
