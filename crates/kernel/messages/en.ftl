# What is said of every game.

plain-name = { NAME($name) }
list-last = { $most } and { $last }
passage-of-other = { $who }: { $what }

# Where something is wrong.
fault-at-line = line { $line }: { $what }
fault-in-file = { $file }: { $what }
fault-in-file-at-line = { $file }, line { $line }: { $what }
fault-at-moment = { $moment }: { $what }
moment-decision = decision { $number }
moment-step = step { $number }
moment-after-step = after step { $number }
moment-first = before the first step
moment-variant = variant “{ $variant }”
moment-of-variant = variant “{ $variant }”, { $moment }
did-you-mean = { $what }. Did you mean “{ $nearest }”?

# Notation.
notation-bad-count = “{ $word }” is not a count from 1 to 200
notation-count-of-nothing = nothing follows the count { $count }
notation-nothing-and-more = “nothing” must stand alone, but the list is “{ $text }”
notation-too-many = at most { $most } cards fit here
notation-goes-on = nothing was expected after “{ $word }”, but “{ $rest }” follows
situation-pending = “{ $text }” cannot be pending here
situation-pending-too-many = at most { $most } things can be pending at once

# Setups and players.
setup-bad-seats = this game is for { $least } to { $most } players, not { $found }
players-not-seats = { $players } player { $players ->
    [one] name
   *[other] names
 } for { $seats } { $seats ->
    [one] seat
   *[other] seats
 }
bad-player-name = “{ $name }” cannot be a player’s name: 1 to { $most } characters, none of : , ; [ ]
player-name-twice = two players are called “{ $name }”
rival-name = the bot
unknown-player = nobody here is called “{ $name }”

# Chronicles.
chronicle-not-one = this is not a chronicle: the first line must be “{ $expected }”
chronicle-cut-short = the chronicle is cut short
chronicle-ends-early = the chronicle is cut short after decision { $count }: the result and the last line are missing
chronicle-field-missing = “{ $key }: …” was expected here
chronicle-other-game = this is a chronicle of “{ $found }”, not of “{ $expected }”
chronicle-bad-rules = the rules version must be a number, not “{ $found }”
chronicle-seed-swapped = the seed does not match the commitment: one of them was changed
chronicle-header-changed = the header was changed: its check code does not match
chronicle-bad-line = “{ $number }. NAME: DECISION [check code]” was expected here
chronicle-not-allowed = the rules do not allow “{ $notation }” here
chronicle-undo-too-far = { $count } decisions cannot be taken back here
chronicle-changed = this line, or one before it, was changed: its check code does not match
chronicle-wrong-result = the result should read “{ $expected }”, but it reads “{ $found }”
chronicle-wrong-end = the last line does not match the { $count } decisions before it
chronicle-goes-on = the chronicle has already ended, but “{ $found }” follows

# Versions.
version-other-rules = made with rules { $made } of “{ $game }”; this program has rules { $here }
version-other-data = made with card data { $made } of “{ $game }”; this program has { $here } (see --data)

# Scenarios.
scenario-no-colon = “KEY: VALUE” or the beginning of a section ({ $sections }) was expected, but the line is “{ $text }”
scenario-field-missing = the head of the scenario lacks “{ $field }: …”
scenario-field-twice = “{ $field }” appears twice in the head
scenario-unknown-field = “{ $field }” is not part of a scenario’s head
scenario-bad-name = “{ $name }” cannot be a player’s name in a scenario: one word, none of ( ) # : , ; and no word that facts use
scenario-given-twice = there is already a “given” section, starting at line { $first }
scenario-given-late = “given” must come before “when” and “then”
scenario-variant-late = “when” and “then” belong inside the variants: only a shared “given” can come before the first of them
scenario-variant-twice = two variants are called “{ $name }”
scenario-no-value = nothing follows the colon; write “nothing” for an empty value
scenario-fact-twice = “{ $key }” was already given in line { $first }
scenario-only-then = “{ $key }” follows from other facts: it can be used in “then”, but not in “given”
scenario-cannot-stand = “{ $key }: { $told }” contradicts the other facts: the table would show “{ $found }” instead
scenario-unknown-fact = “{ $key }” is not a fact of this game
scenario-not-counted = there is nothing to count in “{ $key }”: it is a single value
scenario-name-twice = “{ $name }” is named twice
scenario-not-yes-or-no = “yes” or “no” was expected, not “{ $text }”
scenario-unknown-reason = “{ $reason }” is not a reason for refusal in this game; the reasons are { $known }
scenario-shows-nothing = the scenario makes decisions but does not say what must hold
scenario-bad-step = “NAME”, “NAME can” or “NAME cannot (REASON)” was expected before the colon, not “{ $text }”
scenario-not-a-number = “{ $text }” is not a number
scenario-not-a-count = “{ $text }” is not a name and a number
scenario-out-of-range = a number from { $least } to { $most } was expected, not { $found }
scenario-refused = “{ $notation }” was refused ({ $reason })
scenario-not-listed = “{ $notation }” is allowed but not listed among the options
scenario-allowed = “{ $notation }” should be refused but is allowed
scenario-other-reason = “{ $notation }” should be refused as { $expected }, but is refused as { $found }
scenario-differs = { $key } should be “{ $expected }”, but is “{ $found }”

# Data files.
data-unreadable = { $detail }
data-files-missing = the data set needs the files { $files }
data-form-missing = the form “{ $form }” of a name is missing
data-bad-id = “{ $id }” cannot be an id: only lowercase Latin letters
data-bad-id-marks = “{ $id }” cannot be an id: a lowercase Latin letter, then lowercase Latin letters and { $marks }
data-id-twice = “{ $id }” appears twice
data-bad-gender = the gender must be "m" or "f", not "{ $found }"
data-out-of-range = { $key } must be from { $least } to { $most }, not { $found }
data-not-ascending = the figures of { $key } must be in ascending order
data-no-sheet = this game has no spreadsheet: its cards are public

provenance-rulebook = from the rulebook
provenance-public = from the public record of the game
provenance-derived = follows from other figures
provenance-chosen = chosen here, as there is no source
provenance-box = read off the box by its owner
provenance-of = { $what }: { $from }
fact-names = names
fact-name-en = English name
fact-name-ru = Russian name
fact-figures = figures
fact-effect = effect

# Refusals.
refused-not-deciding = It is { $who }’s decision.
refused-decided = You have already decided; the others are still deciding.
refused-over = The game is over.
refused-not-asked = That does not answer the current question.

campaign-not-one = this is not a campaign: the first line must be “{ $expected }”
campaign-other-game = this is a campaign of “{ $found }”, not of “{ $expected }”
campaign-bad-answer = “NAME: ANSWER” was expected here, not “{ $text }”
campaign-changed = this line, or one before it, was changed: its check code does not match
campaign-too-long = a campaign has at most { $most } lines

# Lessons
lesson-no-page = after the head and the position, a lesson starts with its first “page”
lesson-no-words = this page says nothing: it needs lines “en: …” and “ru: …”
lesson-words-differ = both languages need the same number of paragraphs: there are { $en } in English and { $ru } in Russian
lesson-one-decision = the learner decides once per page, before the others
lesson-no-otherwise = other decisions are possible on this page: it needs an “otherwise” section
lesson-no-such-page = the lesson has no page { $page }
lesson-not-chosen = the lesson has not reached this decision
lesson-not-wanted = “{ $notation }” is not one of the decisions that continue this lesson
