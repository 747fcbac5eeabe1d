# Ethnos: the board and its pages.

ethnos-page-tribes = Tribes
ethnos-page-tribes-hint = With four to six players there are six tribes; with two or three, five.
ethnos-page-tribes-random = At random
ethnos-page-tribes-chosen = Chosen below

ethnos-page-keys = Keys: 1–9 and 0 pick cards, with Shift they choose the leader; D draws, B plays the band, N declines, U undoes.
ethnos-page-find = A tribe, or a word from its text
ethnos-page-age = Age { $age } of { $ages }
ethnos-page-age-name = Age { $age }
ethnos-page-age-scored = Age { $age } is scored
ethnos-page-scored-raid = { $markers ->
    [one] an Orc Horde of one marker raids
   *[other] an Orc Horde of { $markers } markers raids
 }
ethnos-page-scored-pays = { $places ->
    [0] Pays nothing.
    [1] Pays { $paid }.
   *[other] Pays by place: { $paid }.
 }
ethnos-page-scored-markers = { $count ->
    [one] one marker
   *[other] { $count } markers
 }{ $how ->
    [trolls] {""}, tie broken by Troll tokens
    [shared] {""}, tied: places are shared
   *[plain] {""}
 }
ethnos-page-scored-space = space { $space }{ $how ->
    [trolls] {""}, tie broken by Troll tokens
    [shared] {""}, tied: places are shared
   *[plain] {""}
 }
ethnos-page-scored-nobody = Nobody has a marker here.
ethnos-page-scored-giant = holds the token
ethnos-page-scored-bands = { $bands ->
    [0] no bands
    [one] one band: { $each }
   *[other] { $bands } bands: { $each }
 }
ethnos-page-dragons = dragons { $dragons }/{ $all }
ethnos-page-deck = Deck: { $count }
ethnos-page-open = Open cards
ethnos-page-glory = glory
ethnos-page-in-hand = cards in hand
ethnos-page-hand-none = Your hand is empty. Recruit an open card or the top card of the deck.
ethnos-page-markers-left = markers left
ethnos-page-bands = Bands
ethnos-page-hand = Hand
ethnos-page-my-bands = My bands this age: worth { $glory }
ethnos-page-no-bands = none yet
ethnos-page-my-horde = Orc Horde: worth { $glory }
ethnos-page-horde-size = Orc Horde: { $markers } of 6
ethnos-page-map = Map of the six kingdoms; the table below shows the same information
ethnos-page-kingdom = Kingdom
ethnos-page-tokens = Pays 1st, 2nd, 3rd
ethnos-page-first = 1st
ethnos-page-second = 2nd
ethnos-page-third = 3rd
ethnos-page-markers = Markers
ethnos-page-marker-count = { $who }: { $count }
ethnos-page-merfolk = Merfolk
ethnos-page-giant = Giant
ethnos-page-trolls = Trolls
ethnos-page-nobody = Not yet taken
ethnos-page-tribe-name = { NAME($tribe) }
ethnos-page-recruit = Recruit { NAME($card, form: "a") }
ethnos-page-lead = Lead
ethnos-page-turn-hint = Take an open card, draw from the deck, or pick cards in your hand and choose a leader.
ethnos-page-play-band = Play the band
ethnos-page-preview = Preview
ethnos-page-keep = Keep the picked cards
ethnos-page-pick-cards = Pick at least one card that can lead.
ethnos-page-name-leader = Choose one of the picked cards as leader.
ethnos-page-no-card = You have no such card in your hand.
ethnos-page-band-title = A band of { $size }, led by { NAME($leader, form: "a") }
ethnos-page-headline = { $count ->
    [one] { $who } rules Ethnos
   *[other] { $who } rule Ethnos together
 }
ethnos-page-largest-band = Largest band
ethnos-page-largest-band-value = { $who }: { $size } under { NAME($leader, form: "a") }
ethnos-page-recruited = Recruited from the open cards
ethnos-page-recruited-value = { $open } of { $all }
ethnos-page-contested = Most contested
ethnos-page-contested-value = { NAME($kingdom) }, { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
 }
