trucker-how-page-1 = Page 1: building
trucker-how-page-2 = Page 2: the flight

trucker-how-goal = Goal
trucker-how-goal-text = Build a ship from tiles, fly it through the cards and bring it home. Whoever has the **most credits** :credits: wins; more than 0 is already a good trip. [390]

trucker-how-flight = A flight
trucker-how-flight-build = All at once: take a tile, attach it, reserve it or put it back face up. [20 24]
    .title = Build
trucker-how-flight-check = Components in error are taken off; each lost component costs 1 credit at the end. [82 388] Then crew and battery tokens come aboard. [100 102]
    .title = Check
trucker-how-flight-fly = The leader turns over card after card; everybody goes through each of them. [120 121]
    .title = Fly
trucker-how-flight-sell = Rewards for order and for the best-looking ship, goods sold, minus losses. [380 383 386]
    .title = Sell

trucker-how-joints = Joints that hold [78]
trucker-how-joints-one = joined
    .title = one to one
trucker-how-joints-two = joined
    .title = two to two
trucker-how-joints-comb-one = the comb fits everything
    .title = comb to one
trucker-how-joints-comb-two = joined
    .title = comb to two
trucker-how-joints-comb = joined
    .title = comb to comb
trucker-how-joints-smooth = allowed, but not joined [79]
    .title = smooth to smooth

trucker-how-errors = Errors the check will find [70]
trucker-how-errors-one-two = does not fit [71]
    .title = one to two
trucker-how-errors-smooth-pipe = a pipe needs a counterpart [72]
    .title = smooth to a pipe
trucker-how-errors-smooth-comb = an open comb [72]
    .title = smooth to the comb
trucker-how-errors-engine = the flame needs room [74]
    .title = something behind an engine
trucker-how-errors-cannon = the muzzle needs room [75]
    .title = something in front of a cannon
trucker-how-errors-sideways = flames point to the stern only [73]
    .title = engine turned

trucker-how-attaching = Taking and attaching
trucker-how-attaching-take = Take one tile from the face-down heap or from those lying open; one at a time. [21 22]
trucker-how-attaching-text = Turn it as you like [27] and attach it to an empty cell of your board with at least one joint that holds. [30 31 32]
trucker-how-attaching-errors = Errors on its other sides are allowed now and cost later. [34] Cannons may point anywhere. [80]

trucker-how-finishing = Finishing
trucker-how-finishing-text = Finish whenever you like by taking a free start space; space 1 is in front. [69a 69c 69g]
trucker-how-finishing-spaces = Afterwards you build no more and look at no stack, but may still turn the hourglass. [69d 69e]

trucker-how-reserve = Reserve and undo
trucker-how-reserve-text = Two tiles may wait in the reserve; they cannot be put back, and unused they count as lost. [40 42 44]
trucker-how-reserve-undo = You can change your mind about a tile until you take the next one or pick up a stack. [45]

trucker-how-glass = The hourglass
trucker-how-glass-text = When the sand has run out, anybody may turn it onto the next space; nobody must. [61 62] It has 2, 3 or 4 spaces on level I, II, III. [60]
trucker-how-glass-last = Only somebody who has finished turns it onto the last space. When that sand is through, building ends for all. [64 65]

trucker-how-looking = Looking ahead
trucker-how-looking-text = Once a tile is attached you may look at three of the four stacks of adventure cards, one at a time. [50 51 52] The fourth stays unknown. In all, 8, 12 or 16 cards wait on level I, II, III. [117]

trucker-how-repair = The check
trucker-how-repair-text = You pick which component of an error comes off. [83 88] What is no longer connected falls off too; if the ship breaks apart, you choose the part that flies. [84 85]
trucker-how-repair-eg-repair = :lost: × 3 = −3 :credits: at the end

trucker-how-learning = Learning flight
trucker-how-learning-text = Eight easy cards; no hourglass, no stacks, no reserve, no aliens. [422 423 424] Whoever finishes first starts in front, and errors cost nothing. [425 426]

trucker-how-parts = The components
trucker-how-parts-starting-cabin = 2 humans, never an alien; universal all round. [13 101 106]
    .title = Starting cabin
trucker-how-parts-cabin = 2 humans or 1 alien. [102]
    .title = Cabin
trucker-how-parts-engine = strength 1. [145]
    .title = Engine
trucker-how-parts-double-engine = strength 2 for 1 battery token. [146]
    .title = Double engine
trucker-how-parts-cannon = 1 forward, ½ elsewhere. [141]
    .title = Cannon
trucker-how-parts-double-cannon = 2 forward, 1 elsewhere, for 1 battery token. [142]
    .title = Double cannon
trucker-how-parts-shield = covers two sides for 1 battery token. [227]
    .title = Shield
trucker-how-parts-battery = 2 or 3 battery tokens. [100]
    .title = Battery
trucker-how-parts-cargo-hold = all goods but red. [340]
    .title = Cargo hold
trucker-how-parts-special-hold = all goods, red too. [340]
    .title = Special hold
trucker-how-parts-life-brown = a brown alien may live in a cabin joined to it. [103]
    .title = Life support
trucker-how-parts-life-purple = a purple alien may live in a cabin joined to it. [103]
    .title = Life support
trucker-how-parts-structural = only joints. [113]
    .title = Structural module

trucker-how-order = Flight order
trucker-how-order-text = The rockets on the track give the order; the leader acts first. [122]
trucker-how-order-move = Moving counts **empty** spaces only: rockets are skipped, forward and back. [125 126]
trucker-how-order-days = :days: Losing flight days means moving back; if several lose them, the last moves first. [126 128] A reward that costs days may be declined. [129]

trucker-how-crew = Crew and aliens
trucker-how-crew-text = :crew: Every human and every alien counts 1. [140] When crew must go, you choose who. [190]
trucker-how-crew-aliens = An alien needs a cabin **joined** to life support of its colour; one of each colour at most. [103 104 105] Brown adds 2 to the engines, purple 2 to the cannons, if there is any strength without it. [143 147]
trucker-how-crew-eg-alien = :engine: 3 + 2 (brown alien) = 5

trucker-how-strength = Strength and batteries
trucker-how-strength-cannon = :cannon: Cannons count against enemies; [250] halves are not rounded. [144]
trucker-how-strength-eg-cannon = :tile-cannon: 1 + :tile-double-cannon: 2 (for 1 :battery:) = 3
trucker-how-strength-engine = :engine: Engines count in open space. [210]
trucker-how-strength-battery = :battery: Each use of a double component or a shield costs one token. You decide each time, and announce in flight order. [149 150 152] Single components always count. [148]

trucker-how-goods = Goods
trucker-how-goods-text = One block per container; red only in special holds. [340] Prices: :good-red: 4 :good-yellow: 3 :good-green: 2 :good-blue: 1 [386]
trucker-how-goods-load = Only while loading may you rearrange and throw away goods. [341 342] You may load less. [343]
trucker-how-goods-lose = When goods are taken, the most valuable go first, then battery tokens. [348 349]

trucker-how-hits = Meteors and shots
trucker-how-hits-dice = :dice: Two dice name a row or column; the first component in it is hit, the same roll for everybody. [221 222 223]
trucker-how-hits-small = **Small meteor**: bounces off a smooth side; a shield stops it too. [225 226 227]
trucker-how-hits-large = **Large meteor**: only a cannon pointing at it shoots it down; if it comes from the bow, from the same column, otherwise from the next row or column too. [228 230 231 232]
trucker-how-hits-light = **Light fire**: only a shield helps. [241]
trucker-how-hits-heavy = **Heavy fire**: nothing helps. [242]
trucker-how-hits-eg-hit = :dice: 3 + 4 = 7, from the bow: the first component in column 7
trucker-how-hits-breaks = What is no longer connected is lost too; if the ship breaks apart, you choose the part to keep. [181 183]

trucker-how-cards = Adventure cards: who decides what
trucker-how-cards-planets = In flight order: land on a free planet and load its goods, or pass. Landing costs the days. [200 201 202 203 205]
    .title = Planets
trucker-how-cards-open-space = Announce your engine strength and move that far. With 0 you must give up. [210 211]
    .title = Open space
trucker-how-cards-meteors = Each meteor is rolled for; shields and double cannons cost battery tokens. [220 227 233]
    .title = Meteor swarm
trucker-how-cards-slavers = Weaker: lose crew. Stronger: take credits and lose days, or decline. Equal: nothing. [251 252 253 256]
    .title = Slavers
trucker-how-cards-smugglers = Weaker: lose goods. Stronger: load the goods shown and lose days, or decline. [257 264]
    .title = Smugglers
trucker-how-cards-pirates = Weaker: their shots hit all who lost. Stronger: credits for days. Once beaten they attack nobody else. [254 258 259]
    .title = Pirates
trucker-how-cards-ship = In flight order, with enough crew: one ship may hand in the crew shown, gets the credits and loses the days. [270 271 272]
    .title = Abandoned ship
trucker-how-cards-station = In flight order, with enough crew: one ship may load the goods and loses the days; nobody leaves it. [280 281 282]
    .title = Abandoned station
trucker-how-cards-combat = Three lines: whoever has the least suffers; in a tie, whoever is further ahead. [311 313 314]
    .title = Combat zone
trucker-how-cards-stardust = One space back for each exposed connector, the last first. [290 291]
    .title = Stardust
trucker-how-cards-epidemic = Each occupied cabin joined to another one loses one of its crew. [295 296]
    .title = Epidemic
trucker-how-cards-sabotage = Smallest crew: dice pick a component, which is destroyed; at most three tries. [331 332 333]
    .title = Sabotage

trucker-how-giving-up = Giving up
trucker-how-giving-up-must = You must give up if after a card no human is on board, if the leader is more than a lap ahead, or if you have no engine strength in open space. [361 362 363]
trucker-how-giving-up-may = You may give up between two cards. [364] Then you get no rewards and half the price for goods, rounded up. [382 387]

trucker-how-trek = The Trek
trucker-how-trek-text = Flights I, II and III in a row; credits add up. [400] Titles take the place of the best-looking ship. [402]
trucker-how-trek-titles = After flight I whoever has the best value in a title gets 2 credits; then everybody keeps one title. [404 408 410] Defended in II it pays 4 and turns to gold, [413] in III 6 in silver, 12 in gold. [415 416]
trucker-how-trek-gold = Whoever holds a gold title flies III under its restriction. [416]

trucker-how-payout = At the end
trucker-how-payout-head-what = Credits
trucker-how-payout-head-one = I
trucker-how-payout-head-two = II
trucker-how-payout-head-three = III
trucker-how-payout-order-what = order of arrival [380]
trucker-how-payout-order-one = 4/3/2/1
trucker-how-payout-order-two = 8/6/4/2
trucker-how-payout-order-three = 12/9/6/3
trucker-how-payout-ship-what = best-looking ship: fewest exposed connectors [383]
trucker-how-payout-ship-one = 2
trucker-how-payout-ship-two = 4
trucker-how-payout-ship-three = 6
trucker-how-payout-goods-what = goods [386]
trucker-how-payout-goods-one = 1–4
trucker-how-payout-goods-two = 1–4
trucker-how-payout-goods-three = 1–4
trucker-how-payout-lost-what = :lost: each lost component [388]
trucker-how-payout-lost-one = −1
trucker-how-payout-lost-two = −1
trucker-how-payout-lost-three = −1
trucker-how-payout-gave-up = In the learning flight the rewards are those of level I. [427]

trucker-how-end = Who wins
trucker-how-end-text = The most credits; those who gave up can win too. [390 391] Credits from cards are yours at once. [352]
trucker-how-end-eg-account = 4 (first) + 2 (ship) + :good-red: 4 + :good-blue: 1 − 3 :lost: = 8 :credits:

trucker-how-key = Every sign
trucker-how-key-ship = On the ship
trucker-how-key-flight = In flight
trucker-how-key-tiles = Tiles
trucker-how-key-table = At the table
trucker-how-sign-cannon = cannon strength
trucker-how-sign-engine = engine strength
trucker-how-sign-crew = crew: humans and aliens
trucker-how-sign-battery = battery tokens
trucker-how-sign-goods = goods
trucker-how-sign-shield = sides covered by shields
trucker-how-sign-exposed = exposed connectors
trucker-how-sign-lost = lost components
trucker-how-sign-cabin = occupied cabin
trucker-how-sign-days = flight days: move back
trucker-how-sign-credits = credits
trucker-how-sign-dice = two dice
trucker-how-sign-good-red = red goods: 4 credits, special holds only
trucker-how-sign-good-yellow = yellow goods: 3 credits
trucker-how-sign-good-green = green goods: 2 credits
trucker-how-sign-good-blue = blue goods: 1 credit
trucker-how-sign-flag = move forward; give up
trucker-how-sign-card = the next adventure card
trucker-how-sign-rock = meteors
trucker-how-sign-planet = planets to land on
trucker-how-sign-tile-starting-cabin = starting cabin
trucker-how-sign-tile-cabin = cabin
trucker-how-sign-tile-engine = engine
trucker-how-sign-tile-double-engine = double engine
trucker-how-sign-tile-cannon = cannon
trucker-how-sign-tile-double-cannon = double cannon
trucker-how-sign-tile-shield = shield
trucker-how-sign-tile-battery = battery
trucker-how-sign-tile-cargo-hold = cargo hold
trucker-how-sign-tile-special-hold = special hold
trucker-how-sign-tile-life-brown = life support, brown
trucker-how-sign-tile-life-purple = life support, purple
trucker-how-sign-tile-structural = structural module
trucker-how-sign-hourglass = hourglass
trucker-how-sign-rotate = turn the tile
trucker-how-sign-lock = not possible now
trucker-how-sign-crown = title
trucker-how-sign-reconstructed = values reconstructed
