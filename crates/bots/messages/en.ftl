# What bots are called. The levels are those of Imperium's solo booklet.

bots-random = Chance
bots-greedy = Greedy
bots-chieftain = Chieftain
bots-warlord = Warlord
bots-imperator = Imperator
bots-sovereign = Sovereign
bots-overlord = Overlord

bots-unknown = there is no bot { $name }; the bots are { $known }
