# The program.

letopis-error = letopis: { $what }

help-letopis = Letopis: civilisation card games, played exactly by their rulebooks.
help-usage = Usage:
help-commands = Commands
help-options = Options
help-help = Show this help
help-version = Show the version
help-lang = Language: en or ru; by default that of the system
help-data = Card data from this directory instead of the built-in set
help-game = Which game: { $games }
help-seed = Play the same game again: a number
help-setup = The whole setup in the game’s notation, such as "4 players, tribes random"; by default the usual one. `letopis setups GAME` lists them
help-setups = The setups of a game, and how they are written
help-chronicle = A chronicle
help-serve = Serve the web site (also what happens without a command)
help-serve-listen = Where to listen; by default 127.0.0.1:8080
help-serve-database = Where tables are kept; by default letopis.db
help-serve-data = A folder with a folder for each game that has other card data: in place of the built-in set, or, in folders of their own, beside it
help-serve-log = How to log to standard error: text (the default) or json; RUST_LOG=info tells more
help-serve-limits = A file with limits on what people may ask for (deploy/limits.ron has the usual ones), or off for none, for measuring
help-serve-behind-proxy = Trust X-Forwarded-For and X-Forwarded-Proto: only behind a proxy of yours that sets them
help-reports = List what people reported, or show one report
help-reports-id = The report
help-reports-chronicle = Write the game up to that position into this file, including the seed
help-reports-scenario = Write the position into this file as a scenario
help-backup = Copy the database into a new file, while the site is open
help-backup-file = The new file
help-tables = List the tables that are set aside; try one again, or remove it
help-tables-do = restore: try the table again; drop: remove it with its journal and reports
help-tables-id = The table
tables-none = No table is set aside.
tables-line = { $date } { $table } { $game } { $names }: { $why }
tables-restored = Table { $table } goes on.
tables-dropped = Table { $table } is removed.
tables-unknown = There is no table { $table }
reports-none = No reports.
reports-line = { $date } table { $table }, record { $number }, { $page }
reports-no-database = There is no { $file }
reports-unknown = There is no report { $id }
reports-not-begun = The game had not begun: there is no position yet
backup-done = { $database } copied to { $file }
help-play = Play at the terminal
help-play-seats = Who sits where, clockwise: me, greedy or random; by default me,greedy,greedy
help-play-file = Keep the game in this file; if it exists, resume it
help-simulate = Play many games between bots and print the results
help-simulate-seats = How many seats
help-simulate-bots = random, greedy, chieftain, warlord, imperator, sovereign or overlord: one for all seats, or one for each
help-simulate-games = How many games
help-simulate-threads = How many threads; by default all cores
help-simulate-round-robin = Let every pair of nations or factions meet in this many games; seats change after half of them
help-simulate-keep = Keep what a round robin has played in this file, and continue from it
help-arena = Let bots meet over the same deals with seats changed, every pair of them, and print how strong they are
help-arena-bot = Those who meet: bots by name, or with a budget for a decision: search:400 for iterations, search:100ms for time
help-arena-games = How many games each pair plays, rounded up to whole deals
help-arena-sequential = Stop a pair as soon as it is clear who is better
help-arena-keep = Keep what has been played in this file, and continue from it
help-fit = Fit the weights of a game’s evaluation by playing with variations of them
help-fit-generations = How many generations of variations to try
help-fit-games = How many games each variation plays; by default 64
help-fit-iterations = How many iterations the search may spend on a decision; by default 2
help-fit-from = Start from the weights in this file instead of the built-in ones
help-fit-keep = Keep what has been learnt in this file, and continue from it
help-fit-out = Write the weights to this file instead of printing them
help-simulate-json = Print exactly one JSON object
help-replay = Tell a kept game decision by decision
help-verify = Check that a kept game is whole and legal, and with --site that nobody has changed it
help-verify-site = The key of the site that the game is from, or a file with it (a site has its key at /.well-known/letopis-key)
help-scenario = Play scenario files
help-scenario-file = Scenario files
help-cards = Look cards up; “cards check [DIR]” checks the data; “cards export GAME --csv” prints its set as a spreadsheet, “cards import GAME FILE” makes a set of one
help-cards-word = A word that the card’s name or text has; after export and import, the game
help-completions = Print what your shell needs to complete these commands
help-completions-shell = Which shell: bash, elvish, fish, powershell or zsh
help-about = Show this help, or that of a command
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
letopis-bots-not-seats = { $bots } bots for { $seats } seats: give one, or one for each seat
letopis-cannot-read = { $file } cannot be read: { $detail }
letopis-cannot-write = { $file } cannot be written: { $detail }
letopis-too-large = { $file } is too large (more than 16 MiB)
letopis-not-text = { $file } is not a text file
letopis-no-directory = there is no directory { $directory }
letopis-no-seed = the system gives no random numbers: { $detail }
letopis-no-signals = the system does not report Ctrl-C: { $detail }
letopis-setups-how = Written as { $form }. For example: letopis play { $game } --setup "…"
letopis-resume-as-is = { $file } already holds a game: leave out --seats, --setup and --seed to resume it, or name another file

serve-open = Letopis is open at { $address } (Ctrl-C closes it)
serve-cannot-listen = cannot listen on { $address }: { $detail }
serve-bad-set-name = “{ $name }” cannot be the name of a set: small Latin letters, digits and hyphens, a letter first, { $most } at most
serve-same-set = the sets { $set } and { $other } have the same figures: they are one set
serve-no-data = { $directory } has no folder named after a game ({ $games })
serve-no-threads = the system gives no threads: { $detail }

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
letopis-verified = In order: { $count } decisions, all allowed, all check codes fit; seed commitment { $commitment }.
letopis-verified-unfinished = In order so far: { $count } decisions, all allowed, all check codes fit; the game is unfinished.
letopis-signed = Signed by the site with this key, for table { $table }: nothing was changed, added or left out since.
letopis-unsigned = Check codes find slips; they are not a signature. --site KEY tells whether somebody has changed the game.
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
letopis-arena-alone = one bot has nobody to meet: name another, or a game for one
letopis-arena-seats = the setup is for { $seats }, not for { $wished }
letopis-kept-other = { $file } keeps a series of another kind ({ $what } differs): name another file
letopis-fitted = { $generations } generations, the last at { $success } %: weights written to { $file }
letopis-fit-none = the evaluation of { $game } has no weights to fit
letopis-round-robin = { $pairs } pairs, { $games } games with { $decisions } decisions on average
letopis-round-robin-stopped = Stopped after { $pairs } of { $all } pairs.{ $kept ->
    [yes] {" "}The same command goes on from there.
   *[no] {""}
 }
letopis-round-robin-alike = in { $game } all players begin alike: there are no pairs to play
letopis-round-robin-bots = one bot plays all seats of a round robin, not several
letopis-round-robin-two = a round robin is played by two, not by { $seats }
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
letopis-play-begins = The shuffle is fixed: its SHA-256 is { $commitment }. Type a number or a decision; help tells more.
letopis-play-seed = The seed was { $seed }.
letopis-play-help = Type the number of an option, or the decision itself as it stands beside it. At the keyboard, Tab completes and the arrow keys bring back.
      card NAME   what a card does; part of its name is enough
      cards       what all cards are called
      table       the table and the options once more
      more        all options
      log         the game so far
      undo        take your last decision back
      save FILE   keep the game in a file
      quit        leave
    A game in a file is saved after every decision and can be resumed.
letopis-play-card-hint = Type card and a name to read what it does.
letopis-play-kept = The game is saved. To resume it: { $command }
letopis-play-not-kept = The game was not saved. Next time begin with --file FILE, or type save FILE before you leave.
letopis-play-keep = The game is not saved anywhere. Name a file to save it in, or press Enter to leave without saving.
letopis-play-keep-file = File
letopis-save-where = Say where: save FILE
letopis-save-exists = { $file } already exists and stays as it is: name another file.
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

help-campaign = Begin a campaign, or continue it
help-campaign-file = The campaign; the chronicles of its games are kept beside it
help-campaign-game = Of which game, if several have campaigns
help-campaign-name = Your name on the sheet of a new campaign
help-campaign-sheet = Only print the sheet
letopis-no-campaigns = this game has no campaigns
letopis-campaign-bot-name = “{ $name }” is the name of a bot: choose another
letopis-campaign-usual = Type a number or a word; an empty line means { $usual }.
letopis-campaign-no-pick = “{ $text }” cannot be chosen: a number from 1 to { $most }, the word beside it, or quit was expected
letopis-campaign-not-begun = No campaign was begun.
letopis-campaign-kept = The campaign is saved. To continue it: { $command }
letopis-campaign-lost = { $file } is gone, and with it the game that was on: it starts over.
letopis-campaign-in-the-way = { $file } is in the way: it is the chronicle of another game

help-cards-file = The spreadsheet to import
help-cards-csv = As a spreadsheet (CSV): the form that export has
help-cards-set = Under which name an imported set is offered beside the usual one; without a name it takes that one’s place
help-cards-out = Where an imported set goes, in a folder of the game’s name; by default cards
letopis-sheet-faults = { $count ->
    [one] one mistake, so nothing was written:
   *[other] { $count } mistakes, so nothing was written:
 }
letopis-sheet-imported = { $set }: { $entries } entries, fingerprint { $fingerprint }.
    Play with it:  { $play }
    Serve it:      { $serve }
