jumpdrive-how-page-1 = Page 1: the round
jumpdrive-how-page-2 = Page 2: the cards

jumpdrive-how-goal = Goal
jumpdrive-how-goal-text = Lay out **developments** :dev-line: and **worlds** :world-line: that bring points :vp-line: and new cards :income:, round after round. As soon as somebody has **50 points** the game is over; the most points win. [149 150]
jumpdrive-how-goal-engine = Every card pays **again each round**, so what you build early counts most. [74 75]

jumpdrive-how-round = A round
jumpdrive-how-round-choose = All at once and in secret: a development, a world, both, or none. [35 36]
    .title = Choose
jumpdrive-how-round-place = Reveal, pay and lay out; the development first, then the world. Whoever chose nothing explores. [39 42 54]
    .title = Place or explore
jumpdrive-how-round-score = Everybody scores the points of all their cards, new ones included. [74]
    .title = Score
jumpdrive-how-round-income = Everybody draws as many cards as their cards bring. Keep at most 10. [75 84]
    .title = Income

jumpdrive-how-choices = The four choices
jumpdrive-how-choices-development = One development from your hand, or the Survey Team from the middle. [36 38]
    .title = :dev-line: A development alone
jumpdrive-how-choices-development-gain = pay 1 card less. [50]
    .title = Gain:
jumpdrive-how-choices-world = One world from your hand: pay for it or conquer it. [36 58]
    .title = :world-line: A world alone
jumpdrive-how-choices-world-gain = draw 1 card afterwards. [51]
    .title = Gain:
jumpdrive-how-choices-both = One development and one world. Never two developments, never two worlds. [37]
    .title = :dev-line: :world-line: Both
jumpdrive-how-choices-both-gain = two cards at work at once, but no saving and no extra card. [53]
    .title = Gain:
jumpdrive-how-choices-explore = Place nothing: draw many cards and keep the best. Always allowed, and required if you cannot or do not want to place anything. [39 40 41]
    .title = :eye: Explore
jumpdrive-how-choices-explore-gain = 2 cards more in hand, of your choice. [68]
    .title = Gain:

jumpdrive-how-paying = Paying
jumpdrive-how-paying-text = Discard as many **other** hand cards as the number says; you pick which. [46 47 48]
jumpdrive-how-paying-eg-pay = :dev=4: − 1 alone = :backs=3: pay 3 cards
jumpdrive-how-paying-discount = Discounts of your cards lower it, never below 0. [49] What you cannot pay or conquer you cannot choose. [43]

jumpdrive-how-conquering = Conquering
jumpdrive-how-conquering-text = A world with a red number costs no cards: your strength :military: must be at least its defense. [58 59] Strength is not used up. [62]
jumpdrive-how-conquering-eg-conquer = :world-military=2: ≤ :military=+1: :military=+1: :check: conquered, 0 cards
jumpdrive-how-conquering-kinds = Strength is your +1 symbols and powers that fit this world. [60 61] Strength and payment cannot be mixed. [63]

jumpdrive-how-pair = Both at once
jumpdrive-how-pair-text = The development is laid out first and helps with the world already: its discount, its strength, its power. [54 55]
jumpdrive-how-pair-eg-pair = :disc-drop_ships: :dev=4: :military=+3: :world-military=3: needs 4 cards to pay and no earlier strength
jumpdrive-how-pair-own = A card never helps to place itself. [32]

jumpdrive-how-exploring = Exploring
jumpdrive-how-exploring-text = Count your symbols :eye: plus 3. Draw that many and 2 more, then discard that many from your **whole** hand. [67 68] Points and income come as usual. [72]
jumpdrive-how-exploring-eg-explore = :eye: 2 + 3 = 5: draw 7, discard 5

jumpdrive-how-income = Income and hand
jumpdrive-how-income-text = The cards are drawn after scoring, and only if the game goes on. [75 149]
jumpdrive-how-income-limit = The hand limit of 10 applies only after income; until then more is allowed. [84 85]
jumpdrive-how-income-pile = When the draw pile is used up, the discard pile is shuffled. [86]

jumpdrive-how-start = The start
jumpdrive-how-start-text = Seven cards each; two of them are discarded in secret. [9 11 12]
jumpdrive-how-start-first = First game: a preset hand of five; nothing is discarded. [13 15]
jumpdrive-how-start-team = Once per game you may take a **Survey Team** for 1 card, or for none without a world. [95 97]

jumpdrive-how-card = Reading a card
jumpdrive-how-card-cost = **Cost** in cards, in a diamond or a circle. A toothed **red** circle is a defense. [22 46 58]
jumpdrive-how-card-symbols = **Symbols** on the left edge: explore, strength, chromosome. [24 31]
jumpdrive-how-card-points = **Points**, each round. [23 74]
jumpdrive-how-card-name = **Name** and keywords; “Rebel” matters for some strength. [61]
jumpdrive-how-card-power = **Powers** as signs, good for every round; the picture of a world has its colour. [25 27]
jumpdrive-how-card-income = **Income**: cards drawn, each round. [23 75]

jumpdrive-how-symbols = Three symbols
jumpdrive-how-symbols-explore = :eye: **Explore**: draw one more when exploring. [67]
jumpdrive-how-symbols-strength = :military=+1: **Strength**: conquer military worlds. [60]
jumpdrive-how-symbols-chromosome = :chromosome: **Chromosome**: nothing by itself; some cards count them. [77 124]
jumpdrive-how-symbols-edge = Only symbols on the left edge are counted. [31]

jumpdrive-how-formulas = Points and income by formula
jumpdrive-how-formulas-eg-per = :vp=1: / :kind-rare: 1 point for each of your brown worlds
jumpdrive-how-formulas-per = “Each” counts your tableau now, the card itself too if it fits. [77]
jumpdrive-how-formulas-eg-trendsetters = 3 × Galactic Trendsetters: 3 × :vp=6: = 18 points a round [100]
jumpdrive-how-formulas-other = :person: looks at one other player, always the best one for you. [78 79]
jumpdrive-how-formulas-with = “With” counts once, however many there are. [80]

jumpdrive-how-copies = Copies
jumpdrive-how-copies-text = The same card may lie there several times, and each pays. [29 76] Only one Survey Team and one Trade Pact each. [30] A Trade Pact needs strength 0 or a Contact Specialist when it is placed. [101]

jumpdrive-how-specialist = Contact Specialist
jumpdrive-how-specialist-text = You may **pay** for a military world that is not yellow instead of conquering it: its defense minus 1, and all discounts for worlds count. [108 109 111]
jumpdrive-how-specialist-eg-specialist = :world-military=4: − 1 :pay-military: = :backs=3: pay 3 cards

jumpdrive-how-convoys = Convoys: a second world
jumpdrive-how-convoys-text = After the reveal, when your first world is placed, a convoy lets you place a second one; never a third. [125 126 127 129] The first world helps already. [130] The second brings no card. [132]
jumpdrive-how-convoys-military = **Military Convoy**: conquer both; each point of strength serves one of the two. [136 139]
jumpdrive-how-convoys-colony = **Colony Convoy**: pay for both, the second costs 2 less; the convoy is discarded. [142 143 144]
jumpdrive-how-convoys-eg-convoy = :self-discard: :world=4: − 2 = :backs=2: pay 2 cards for the second world

jumpdrive-how-propaganda = War Propaganda
jumpdrive-how-propaganda-text = Before scoring it goes to whoever has the most strength; if you share the most, you keep it. [116] Symbols and Uplift Mercenary Force count, strength against certain worlds does not. [115]
jumpdrive-how-propaganda-tie = If others tie above you, the nearest to your left gets it. [117]

jumpdrive-how-end = The end
jumpdrive-how-end-when = After scoring: if anybody has 50 points or more, the game ends at once, without income. [149]
jumpdrive-how-end-eg-win = :vp=54: beats :vp=51:, whoever passed 50 first [150]
jumpdrive-how-end-tie = A tie goes to the higher sum of hand cards and this round's income; still tied, they share. [151 153]

jumpdrive-how-engine = What adds up
jumpdrive-how-engine-text = Points are scored every round, from all cards you have laid out; that is the only way to score. [74] Six or seven rounds are usual. [165] Income early, points late.

jumpdrive-how-key = Every sign
jumpdrive-how-key-cards = Cards
jumpdrive-how-key-symbols = Symbols
jumpdrive-how-key-colours = Colours of worlds
jumpdrive-how-key-powers = Powers
jumpdrive-how-key-table = At the table

jumpdrive-how-sign-dev = development, costs 3 cards
jumpdrive-how-sign-world = world, costs 2 cards
jumpdrive-how-sign-world-military = military world, defense 4
jumpdrive-how-sign-vp = points each round
jumpdrive-how-sign-vp-line = points
jumpdrive-how-sign-income = income: cards each round
jumpdrive-how-sign-reconstructed = some values are not verified
jumpdrive-how-sign-dev-line = a development
jumpdrive-how-sign-world-line = a world
jumpdrive-how-sign-world-any = any world, military or not
jumpdrive-how-sign-rebel = a military rebel world
jumpdrive-how-sign-eye = explore
jumpdrive-how-sign-military = strength
jumpdrive-how-sign-chromosome = chromosome
jumpdrive-how-sign-kind-novelty = blue world
jumpdrive-how-sign-kind-rare = brown world
jumpdrive-how-sign-kind-genes = green world
jumpdrive-how-sign-kind-alien = yellow world
jumpdrive-how-sign-kind-none = grey world: no colour
jumpdrive-how-sign-pay-military = pay for a military world
jumpdrive-how-sign-conquer = conquer
jumpdrive-how-sign-self-discard = discard this card to use it
jumpdrive-how-sign-most = goes to whoever has the most strength
jumpdrive-how-sign-lock = condition when placing
jumpdrive-how-sign-discount = costs less
jumpdrive-how-sign-phase-2 = place a development
jumpdrive-how-sign-phase-3 = place a world
jumpdrive-how-sign-hand = cards in hand
jumpdrive-how-sign-card = draw a card
jumpdrive-how-sign-pile = draw pile
jumpdrive-how-sign-discard = discard pile
jumpdrive-how-sign-card-line = cards laid out
jumpdrive-how-sign-sealed = choice made, still secret
jumpdrive-how-sign-new = placed this round
jumpdrive-how-sign-draw = cards drawn
jumpdrive-how-sign-keep = cards kept
jumpdrive-how-sign-person = of another player
