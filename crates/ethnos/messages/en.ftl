# Ethnos.

ethnos-title = Ethnos
ethnos-gist = Gather bands from a dozen tribes and win six kingdoms before the third dragon comes.
ethnos-tribe = { NAME($tribe, form: "many") }
ethnos-variant-random = { $players } players, with tribes drawn at random
ethnos-variant-chosen = { $players } players, with these tribes: { $tribes }

ethnos-some-card = a card
ethnos-dragon = a dragon
ethnos-several-cards = { NAME($card) } ×{ $count }

ethnos-fact-cards = number of cards
ethnos-fact-colour = colour
ethnos-kind-tribe = tribe
ethnos-kind-kingdom = kingdom
ethnos-kind-board = board
ethnos-cards-coloured = { $total } cards, { $each } of each colour.
ethnos-cards-colourless = { $total } cards without a colour.
ethnos-kingdom-colour = The { NAME($colour) } cards belong here.

ethnos-ability-draws = As leader: after discarding your hand, you may draw as many cards from the deck as this band has.
ethnos-ability-keeps = As leader: you may keep as many cards from your hand as this band has; discard the rest.
ethnos-ability-plays-another = As leader: if this band placed a marker, you may play another band before discarding.
ethnos-ability-places-anywhere = As leader: you may place the marker in any kingdom where the band is large enough.
ethnos-ability-places-nothing = As leader: no marker is placed, whatever the size of the band.
ethnos-ability-larger-for-placing = As leader: { $cards ->
    [one] one card fewer is
   *[other] { $cards } cards fewer are
 } needed to place a marker.
ethnos-ability-larger-for-glory = As leader: when bands are scored, this one counts { $cards ->
    [one] one card
   *[other] { $cards } cards
 } more.
ethnos-ability-giant = As leader: if this is the largest Giant-led band of the age, take the Giant token and gain { $glory } glory; the token brings more at the end of the age.
ethnos-ability-troll = As leader: you may take a Troll token worth no more than the size of this band. Tokens break ties in kingdoms and on the Merfolk board.
ethnos-ability-merfolk = As leader: move your marker on the Merfolk board one space for each card in the band. For each of the spaces { $symbols } reached or passed, you may place a marker in any kingdom. The last space is { $last }.
ethnos-ability-horde = As leader: you may put a marker on the space of the leader’s colour on your Orc Horde board. At the end of an age you may empty the board: one to six markers bring { $glory } glory.
ethnos-ability-joins-any = Never leads, but may join any band and counts towards its size.
ethnos-ability-leaves = Leaves before bands are scored.

ethnos-board-bands = Bands
ethnos-board-bands-text = At the end of an age, a band of one card brings nothing; two, three, four, five, or six or more cards bring { $glory } glory.
ethnos-board-tokens = Glory tokens
ethnos-board-tokens-text = Four to six players: { $large }. Two or three players: { $small }.
ethnos-board-giant = Giant token
ethnos-board-giant-text = Held at the end of an age, it brings { $large } glory in ages I, II, III; with two or three players, { $small } in ages I and II.
ethnos-board-merfolk = Merfolk board
ethnos-board-merfolk-text = Scored like a kingdom: I, II and III are worth { $large } glory; with two or three players I and II are worth { $small }.
ethnos-board-trolls = Troll tokens
ethnos-board-trolls-text = One each of { $values }.

ethnos-ask-turn = Recruit an Ally or play a band.
ethnos-ask-turn-full = You hold { $limit } cards: play a band.
ethnos-ask-place = Place a marker in { NAME($kingdom) }?
ethnos-ask-place-anywhere = Where will you place your marker?
ethnos-ask-bonus = The Merfolk bring you a marker: where do you place it?{ $left ->
    [one] {""}
   *[other] {" "}({ $left } to place)
 }
ethnos-ask-troll = Take a Troll token, up to { $size }?
ethnos-ask-horde = Put a marker on the { NAME($colour) } space of your Orc Horde?
ethnos-ask-another = Play another band?
ethnos-ask-keep = Which cards will you keep? Up to { $limit }.
ethnos-ask-draw = Draw { $size ->
    [one] a card
   *[other] { $size } cards
 } from the deck?
ethnos-ask-raid = Send your Orc Horde raiding: { $markers ->
    [one] one marker
   *[other] { $markers } markers
 } for { $glory } glory?
ethnos-over = The game is over.

ethnos-prospect-marker = Places your marker number { $number } in { NAME($kingdom) }.
ethnos-prospect-marker-never = Places no marker: this tribe’s leaders never do.
ethnos-prospect-marker-anywhere = The marker may go to { $count ->
    [0] no kingdom: the band is too small
    [one] one kingdom
   *[other] any of { $count } kingdoms
 }.
ethnos-prospect-glory = Worth { $glory } glory at the end of the age.
ethnos-prospect-rest = Your other { $count ->
    [one] card goes
   *[other] { $count } cards go
 } to the open row.
ethnos-choose-deck = Recruit from the deck
ethnos-choose-row = Recruit { NAME($card, form: "a") }
ethnos-choose-band = Band of { $size }: { NAME($leader) } leads { $followers }
ethnos-choose-band-alone = Band of 1: { NAME($leader) } alone
ethnos-choose-pass = Pass: nobody in your hand can lead
ethnos-choose-place = Place a marker in { NAME($kingdom) } (your number { $number } there)
ethnos-choose-troll = Take the Troll token { $value }
ethnos-choose-horde = Put a marker on the Orc Horde
ethnos-choose-keep = Keep { $cards }
ethnos-choose-keep-nothing = Keep nothing
ethnos-choose-draw = { $size ->
    [one] Draw a card
   *[other] Draw { $size } cards
 }
ethnos-choose-raid = Raid for { $glory } glory
ethnos-decline = Decline
ethnos-decline-place = Place no marker
ethnos-decline-troll = Take no token
ethnos-decline-horde = Leave the Orc Horde as it is
ethnos-decline-another = No more bands
ethnos-decline-draw = Draw nothing
ethnos-decline-raid = Keep the markers for the next age

ethnos-told-age-began = Age { $age } begins; { $who } goes first.
ethnos-told-recruited = { $who } recruits { NAME($card, form: "a") } from the open cards.
ethnos-told-drew-hidden = { $who } takes a card from the deck.
ethnos-told-drew = { $who } takes { NAME($card, form: "a") } from the deck.
ethnos-told-dragon = { $who } reveals a dragon, number { $number } of this age.
ethnos-told-passed = { $who } passes: no card can lead.
ethnos-told-band = { $who } plays a band of { $size }: { NAME($leader, form: "a") } leads { $followers }.
ethnos-told-band-alone = { $who } plays { NAME($leader, form: "a") } as a band of one.
ethnos-told-marker = { $who } places a marker in { NAME($kingdom) } and now has { $count } there.
ethnos-told-giant = { $who } has the largest Giant-led band ({ $size }): the Giant token and { $glory } glory.
ethnos-told-troll = { $who } takes the Troll token { $value }.
ethnos-told-horde = { $who } puts a marker on the { NAME($colour) } space of the Orc Horde.
ethnos-told-merfolk = { $who } moves to space { $to } of the Merfolk board.
ethnos-told-kept = { $who } keeps { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
 }.
ethnos-told-discarded = { $who } discards face up: { $cards }.
ethnos-told-age-ended = { $who } has revealed the last dragon: age { $age } ends.
ethnos-told-raided = { $who }’s Orc Horde raids with { $markers ->
    [one] one marker
   *[other] { $markers } markers
 } for { $glory } glory.
ethnos-told-kingdom = { NAME($kingdom) }: { $glory } glory for { $who }.
ethnos-told-merfolk-scored = Merfolk board: { $glory } glory for { $who }.
ethnos-told-giant-scored = Giant token: { $glory } glory for { $who }.
ethnos-told-bands = { $who }’s { $bands ->
    [one] band brings
   *[other] { $bands } bands bring
 } { $glory } glory.
ethnos-told-game-ended = The last age is over.
ethnos-told-scoring = Glory for the age.

ethnos-brief-drew = +{ $count } { $count ->
    [one] card
   *[other] cards
 }
ethnos-brief-drew-seen = +{ $count } { $count ->
    [one] card
   *[other] cards
 } ({ $things })
ethnos-brief-dragon = dragon { $number }
ethnos-brief-marker = marker in { NAME($kingdom) } (now { $now })
ethnos-brief-giant = Giant token, +{ $glory } glory
ethnos-brief-troll = Troll token { $value }
ethnos-brief-horde = { NAME($colour) } space of the Orc Horde
ethnos-brief-merfolk = space { $to } of the Merfolk board
ethnos-brief-kept = keeps { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
 }
ethnos-brief-discarded = discards { $things }
ethnos-brief-scored = { $what } +{ $glory }

ethnos-refused-hand-full = You hold { $limit } cards, so you must play a band.
ethnos-refused-not-in-row = { NAME($card) } is not among the open cards.
ethnos-refused-not-in-hand = You do not hold enough of { NAME($card) }.
ethnos-refused-band-mixed = These cards share neither a tribe nor a colour.
ethnos-refused-cannot-lead = { NAME($card) } can never lead a band.
ethnos-refused-too-small = A marker in { NAME($kingdom) } needs a band of at least { $needed }.
ethnos-refused-wrong-kingdom = This leader cannot place a marker in { NAME($kingdom) }.
ethnos-refused-no-markers = All your markers have been placed.
ethnos-refused-token-taken = { $who } has that token.
ethnos-refused-token-too-high = This band may take a token of at most { $size }.
ethnos-refused-no-such-token = There is no such Troll token.
ethnos-refused-too-many-kept = You may keep at most { $limit ->
    [one] one card
   *[other] { $limit } cards
 }.
ethnos-refused-not-stuck = You can still do something else.

ethnos-source-kingdoms = Kingdoms
ethnos-source-merfolk = Merfolk board
ethnos-source-giant = Giant token
ethnos-source-orcs = Orc Hordes
ethnos-source-bands = Bands
ethnos-decided-glory = most glory
ethnos-decided-markers = tie on glory, broken by markers in the kingdoms
ethnos-decided-bands = tie on glory and markers, broken by the bands of the last age
ethnos-decided-shared = complete tie, shared victory

ethnos-no-such-card = “{ $word }” is not a card of Ethnos (COLOUR-TRIBE was expected, such as red-orc)
ethnos-card-needs-colour = “{ $word }” needs a colour before it, such as red-{ $word }
ethnos-no-such-kingdom = “{ $word }” is not a kingdom
ethnos-no-such-colour = “{ $word }” is not a colour
ethnos-no-such-tribe = “{ $word }” is not a tribe
ethnos-no-such-token = “{ $word }” is not a Troll token
ethnos-no-such-question = “{ $word }” is not a question of this game
ethnos-unknown-decision = “{ $word }” is not a decision: recruit, band, place, troll, horde, keep, draw, raid, decline or pass was expected
ethnos-setup-form = “N players, tribes random” or “N players, tribes ID ID …”
ethnos-setup-expected = { ethnos-setup-form } was expected, not “{ $text }”
ethnos-setup-tribes = a game for { $players } players needs { $expected } tribes, not { $found }
ethnos-setup-tribe-twice = the tribe “{ $tribe }” is chosen twice

ethnos-situation-no-card-left = there is no { $card } left in this game
ethnos-situation-not-in-hand = { $card } is shown but not in hand
ethnos-situation-tokens = { $expected } glory tokens were expected
ethnos-situation-dragons = there are only { $most } dragons
ethnos-situation-age-over = with { $dragons } dragons out, the age is over
ethnos-situation-band = “NAME LEADER with CARDS” was expected, not “{ $text }”
ethnos-situation-no-band = this is asked only after the player whose turn it is has played a band
ethnos-situation-markers = a player has { $most } markers to place, not { $found }
ethnos-situation-no-trolls = there are no Troll tokens: the Trolls are not among the tribes of this game
ethnos-situation-no-orcs = there are no Orc Horde boards: the Orcs are not among the tribes of this game
ethnos-situation-token-taken = the Troll token { $token } has already been given
ethnos-situation-lower = the dragons lie in the lower half of the deck, but it has only { $lower } cards and one lies above them
ethnos-situation-no-such-band = “{ $text }” is not a band: one colour or one tribe under a leader, apart from those that join any

ethnos-data-kingdoms = there must be { $expected } kingdoms, not { $found }
ethnos-data-tribes = there can be at most { $most } tribes, not { $found }
ethnos-data-colourless-leader = a tribe without colours must have the ability JoinsAnyBand
ethnos-data-deck = with { $players } players, any choice of tribes must have { $least } to { $most } cards in all
ethnos-data-players-missing = the data says nothing about games with { $players } players
