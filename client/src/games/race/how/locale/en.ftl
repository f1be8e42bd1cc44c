race-how-page-1 = Page 1: the game
race-how-page-2 = Page 2: the cards

race-how-goal = Goal
race-how-goal-text = Build the best little empire of **worlds** :world-line: and **developments** :dev-line:. When somebody has **12 cards** laid out, or the point chips run out, the round is finished and the most points win. [202 203 204 210]

race-how-round = A round
race-how-round-choose = Everybody picks one of seven action cards, in secret. [6 31]
    .title = Choose
race-how-round-reveal = Only the phases somebody chose take place; the others are skipped. [33]
    .title = Reveal
race-how-round-play = Everybody plays each chosen phase, in this order. Whoever chose it gets a bonus. [32 34 36]
    .title = Play I to V
race-how-round-tidy = Keep at most 10 hand cards, then see whether the game ends. [192 205]
    .title = Tidy up

race-how-phases = Five phases, seven action cards
race-how-phases-explore = **All:** draw 2 cards, keep 1, discard the other. [60]
    .title = :phase-1: I Explore
race-how-phases-explore-5 = See 5 more: keep 1 of 7. [62]
    .title = :phase-1: +5
race-how-phases-explore-1-1 = See 1 more, keep 1 more: 2 of 3. [63]
    .title = :phase-1: +1, +1
race-how-phases-develop = **All:** you may place one development face down; it is revealed together with the others' and its cost is paid in cards. [71 72 73] Never one you already have. [79]
    .title = :phase-2: II Develop
race-how-phases-develop-bonus = It costs 1 less. [76]
    .title = :phase-2: Bonus
race-how-phases-settle = **All:** you may place one world: pay for it or conquer it. [85 86]
    .title = :phase-3: III Settle
race-how-phases-settle-bonus = Draw 1 card after placing. [90]
    .title = :phase-3: Bonus
race-how-phases-consume = **All:** the consume powers of your cards turn goods into chips and cards. They must be used as long as one can be. [144]
    .title = :phase-4: IV Consume
race-how-phases-trade = First sell one good for cards. [133]
    .title = :phase-trade: Trade
race-how-phases-double = Points from consume powers count double. [168]
    .title = :x2: 2× points
race-how-phases-produce = **All:** each production world without a good gets one. [176 177]
    .title = :phase-5: V Produce
race-how-phases-produce-bonus = One good on a windfall world too. [178]
    .title = :phase-5: Bonus

race-how-three = A card is three things
race-how-three-text = Laid out it is a **world or a development**. From your hand it is **money**: 1 card pays 1. Face down on a world it is a **good**. As money or good it does not matter which card it is. [39 40]

race-how-powers = Powers
race-how-powers-text = The column on a card's left edge shows in which phase it helps. Powers add up. [45] A card does not help in the very phase it was placed in, but in the next one already. [47]
race-how-powers-must = You choose their order; [52] all must be used, unless the text says “may”. [50]

race-how-start = The start
race-how-start-text = Everybody has one start world and six cards, and discards two of these. [7 10] The pool holds 12 points per player. [4]
race-how-start-first = In a first game you get four fixed cards that suit your world, and discard none. [17]
race-how-start-two = Two who know the game may play the **advanced game**: two of nine action cards each round. Two Develop or two Settle make two such phases. [231 235]

race-how-card = Reading a card
race-how-card-cost = **Cost** in cards, in a diamond or a circle. A toothed **red** circle is a defense: conquer it. [73 88 110]
race-how-card-points = **Points** at the end. A question mark: by your tableau. [208]
race-how-card-phases = **Phases**: lit where the card has a power; $ is trading. [45 137]
race-how-card-name = **Name** and keywords such as Rebel or Alien; some powers and scorings ask for them. [114 215]
race-how-card-planet = **Planet**: its colour is the kind of good. Thin ring and halo: windfall; filled: production; grey: none. [103]
race-how-card-signs = **Signs**: kind of world, rebel shield, number of a start world. [161]

race-how-paying = Paying
race-how-paying-text = Discard as many **other** hand cards face down as the number says. [73 74 88] Discounts lower it, never below 0. [56]
race-how-paying-eg-pay = :disc-new_earth: :world=5: − 2 :kind-rare: = :backs=3: pay 3 cards
race-how-paying-free = A Colony Ship may be discarded from your tableau to pay 0 for a world that is not military and whose good is not Alien technology. [96 97]

race-how-military = Military
race-how-military-text = A world with a red number is **conquered**: your Military :military: must be at least its defense. It costs no card, [111] and Military is never used up. [112] You cannot mix fighting and paying. [119]
race-how-military-eg-conquer = :disc-rebel_miners: :world-military=2: ≤ :military: +2 :check: conquered, 0 cards
race-how-military-more = Negative Military counts too. [113] Some Military works only against rebels or one kind of good. [114 116] Contact Specialist lets you pay defense minus 1 instead, [120] but not for worlds with Alien technology. [121]

race-how-goods = Goods on worlds
race-how-goods-windfall = A **windfall** world comes with a good. [102] Later it gets one only by a bonus or a power. [179]
race-how-goods-production = A **production** world starts empty and gets a good in every Produce. [104 176]
race-how-goods-one = One good per world, never more. [177]

race-how-prices = Colours and prices
race-how-prices-head-good = Good
race-how-prices-head-worlds = Worlds
race-how-prices-head-price = Sale [136]
race-how-prices-novelty-good = :good-novelty: Novelty
race-how-prices-novelty-worlds = :kind-novelty: :windfall-novelty:
race-how-prices-novelty-price = 2 :card:
race-how-prices-rare-good = :good-rare: Rare elements
race-how-prices-rare-worlds = :kind-rare: :windfall-rare:
race-how-prices-rare-price = 3 :card:
race-how-prices-genes-good = :good-genes: Genes
race-how-prices-genes-worlds = :kind-genes: :windfall-genes:
race-how-prices-genes-price = 4 :card:
race-how-prices-alien-good = :good-alien: Alien technology
race-how-prices-alien-worlds = :kind-alien: :windfall-alien:
race-how-prices-alien-price = 5 :card:
race-how-prices-trade = Trade powers ($) add cards. [137] Only whoever chose Trade sells, exactly one good, and picks which. [133 135 139]

race-how-consuming = Consuming
race-how-consuming-eg-consume = :good-any: :consume-arrow: :vp=1: :card: 1 good: 1 point and 1 card
race-how-consuming-text = Each power works once per phase, [145] and a good serves one power only. [146] You pick goods and order. [148 149]
race-how-consuming-order = Some powers need several goods at once, [151] some take as many as fit, up to a limit. [150]
race-how-consuming-chips = The points are chips from the pool; [172] if it runs out, everybody is still paid in full. [173] Cards are not doubled. [169]

race-how-end = End and scoring
race-how-end-when = The game ends after the round in which somebody reached 12 cards or the pool was used up. [202 203]
race-how-end-eg-printed = :vp=2: points printed on your worlds and developments
race-how-end-eg-chips = :vp-line: your point chips
race-how-end-eg-six = :vp-var: developments of cost 6, by what you have laid out
race-how-end-rest = That is your score. [208] Each development of cost 6 counts a card only once. [213] Hand cards and goods score nothing. [209]
race-how-end-tie = They break a tie, though: most of both together wins. [211]

race-how-key = Every sign
race-how-key-cards = Cards
race-how-key-phases = Phases
race-how-key-goods = Kinds of goods
race-how-key-powers = Powers
race-how-key-table = At the table

race-how-sign-dev = development, costs 3 cards
race-how-sign-world = world, costs 2 cards
race-how-sign-world-military = military world, defense 4
race-how-sign-vp = victory points
race-how-sign-vp-var = points by your tableau (cost 6)
race-how-sign-rebel = rebel world
race-how-sign-start-world = start world
race-how-sign-chromosome = chromosome: no effect here
race-how-sign-dev-line = a development
race-how-sign-world-line = a world; this world
race-how-sign-world-any = any world
race-how-sign-phase-1 = I Explore
race-how-sign-phase-2 = II Develop
race-how-sign-phase-3 = III Settle
race-how-sign-phase-trade = $ Trade
race-how-sign-phase-4 = IV Consume
race-how-sign-x2 = points doubled
race-how-sign-phase-5 = V Produce
race-how-sign-sealed = choice made, still secret
race-how-sign-kind-novelty = Novelty: production world
race-how-sign-kind-rare = Rare elements: production world
race-how-sign-kind-genes = Genes: production world
race-how-sign-kind-alien = Alien technology: production world
race-how-sign-windfall-novelty = Novelty: windfall world
race-how-sign-windfall-rare = Rare elements: windfall world
race-how-sign-windfall-genes = Genes: windfall world
race-how-sign-windfall-alien = Alien technology: windfall world
race-how-sign-good-novelty = a Novelty good
race-how-sign-good-rare = a good of Rare elements
race-how-sign-good-genes = a Genes good
race-how-sign-good-alien = an Alien technology good
race-how-sign-good-any = any good
race-how-sign-good-different = goods of different kinds
race-how-sign-kind-any = a windfall world of any kind
race-how-sign-kind-none = a world without goods
race-how-sign-eye = see more cards
race-how-sign-keep = keep more cards
race-how-sign-card = draw a card
race-how-sign-discount = costs less
race-how-sign-military = Military
race-how-sign-conquer = conquer
race-how-sign-pay-military = pay for a military world
race-how-sign-self-discard = discard this card to use it
race-how-sign-consume-arrow = consume a good for …
race-how-sign-lucky = name a number, turn up a card
race-how-sign-most = only with the most of a kind
race-how-sign-hand = cards in hand
race-how-sign-draw = cards drawn
race-how-sign-pile = draw pile
race-how-sign-discard = discard pile
race-how-sign-card-line = cards laid out, of 12
race-how-sign-vp-line = points in chips
race-how-sign-new = placed this round
