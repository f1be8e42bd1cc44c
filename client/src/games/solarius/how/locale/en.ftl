solarius-how-page-1 = Page 1: the turn
solarius-how-page-2 = Page 2: space and points

solarius-how-goal = Goal
solarius-how-goal-text = Fly out from the sun, settle planets, build stations and fulfil missions. After **four rounds** the most victory points win. [140 399]
solarius-how-goal-rounds = In each round everybody has four turns: you will use **sixteen dice** in all, so make the most of each. [140]

solarius-how-turn = A turn
solarius-how-turn-die = Take one of the four dice from the bridge and gain or pay what the wheel says. [150 151]
    .title = Take a die
solarius-how-turn-action = Spend its action points: on resources, or on its colour's action. [153 159]
    .title = Die action
solarius-how-turn-extra = Optional, one of: buy drives, draw cards, play a card, fly. [190]
    .title = Extra action
solarius-how-turn-refill = The wheel turns, and a new die comes. [345 347]
    .title = Refill

solarius-how-bridge = The bridge
solarius-how-bridge-text = The wheel beside a die: **−1** costs 1 fuel or 1 SpaceBuck, **+1 to +3** bring that many, in any mix. [151] If you cannot pay, you may not take that die. [R01]
solarius-how-bridge-turns = Each turn every die left behind moves up one step, up to +3; the new one starts at −1. [345 346 347]

solarius-how-points = Action points :ap:
solarius-how-points-text = A die gives what it shows; a **star** gives what your tech die of that colour shows. [91 92 93]
solarius-how-points-eg-pips = :die-black=2: → 2 :ap:
solarius-how-points-eg-star = :die-yellow=star: with :tech-yellow=3: → 3 :ap:
solarius-how-points-eg-plus = :die-brown=plus: with :tech-brown=2: → 3 :ap:
solarius-how-points-buy = More points: 2 SpaceBucks each, to be used at once. [154]

solarius-how-junk = Junk :junk:
solarius-how-junk-text = A die that gives 3 or more brings 1 junk; so do the transformation and the research field. [134 136 137]
solarius-how-junk-beside = Three fields hold junk free of charge; what finds no room lies beside the tableau for good and costs 1 point apiece. [63 130 131]

solarius-how-fields = Where the die goes
solarius-how-fields-text = On an ordinary field, on a field of one of your developments, or, once a round each, on these: [62 150]
solarius-how-fields-transform = :recolour: **Transformation**: the die counts as another colour; a star then counts that colour's tech die. [155]
solarius-how-fields-research = **Research**: before the action you may draw or play a progress card. [156]
solarius-how-fields-eg-research = :die-black=1: on research: a card, then 1 :ap:, and 1 :junk:

solarius-how-anytime = At any time in your turn
solarius-how-anytime-text = 2 fuel or SpaceBucks for 1 resource of value 1; or resources worth 2 for 1 fuel or SpaceBuck; as often as you like. [355 356 357]
solarius-how-anytime-eg-trade = :fuel: :bucks: → :cube-turquoise:
solarius-how-anytime-drive = :drive: 3 fuel: turn a drive you bought from 1 to 2. [358 359]
solarius-how-anytime-planet = Complete a black or yellow planet by paying for it. [360]

solarius-how-actions = The die action: resources, or the colour's action
solarius-how-actions-resources = As many resources of the die's colour as points, stored in its row. [160]
    .title = :cube: Any colour: resources
solarius-how-actions-resources-eg = :die-yellow=3: → :cube-yellow: :cube-yellow: :cube-yellow:
    .title = Example:
solarius-how-actions-black = As much fuel as points, up to 10. [161]
    .title = :black: Black: fuel
solarius-how-actions-black-eg = :die-black=2: → 2 :fuel:
    .title = Example:
solarius-how-actions-yellow = As many SpaceBucks as points, up to 10. [162]
    .title = :yellow: Yellow: SpaceBucks
solarius-how-actions-yellow-eg = :die-yellow=2: → 2 :bucks:
    .title = Example:
solarius-how-actions-turquoise = Raise tech dice of any colour; a step costs as many points as the die shows before it. [97 163 165]
    .title = :turquoise: Turquoise: raise
solarius-how-actions-turquoise-eg = 3 :ap:: :tech-black=1: → :tech-black=2: → :tech-black=3:
    .title = Example:
solarius-how-actions-brown = Push tech dice of any colour to the right; the columns cost 1, 2, 3, 4. [69 164 165]
    .title = :brown: Brown: push
solarius-how-actions-brown-eg = 3 :ap:: one die from I to II (1), another from II to III (2)
    .title = Example:

solarius-how-store = Storage
solarius-how-store-text = Only spaces **left** of the tech die are open: the further right it is, the more room you have. [68 112] A resource is worth 1, 2 or 3 by its column. [111]
solarius-how-store-pyramid = Pyramid: column II must always hold fewer than I; III is open only when I and II are full. [113 114] Stored resources never move; you may spend any of them. [115 117]
solarius-how-store-eg-value = 3 × 1 + 1 × 2 = 5: that is what this row can pay
solarius-how-store-price = A price counts value; where cubes are pictured, they must come from exactly that column. [118 119]

solarius-how-extras = The extra action
solarius-how-extras-text = One per turn, if you like: [190]
solarius-how-extras-drives = :drive: **Buy drives**: up to 3, for 3 fuel each; each adds 1 to your range. [192 221]
solarius-how-extras-draw = :hand: **Draw**: 2 cards, then discard 1 from your hand; you may hold 3 at most. [194 196]
solarius-how-extras-play = **Play a card**: as a mission or as a development. [197]
solarius-how-extras-fly = :range: **Fly**, and do one thing where you land. [220]

solarius-how-start = The start
solarius-how-start-text = 2 fuel, 2 SpaceBucks, range 1, all tech dice at 1 in column I. [28 29 31] A start card pushes one die, raises another, and brings four resources and two cards. [33 34]
solarius-how-start-free = Without start cards you keep two of three cards and choose the rest freely. [50 51]

solarius-how-flight = Flying :range:
solarius-how-flight-text = Range is the sum of your drives; each point is one hex. More range: 2 fuel per point. [221 222 223]
solarius-how-flight-eg-range = :drive: 1 + :drive: 2 + 1 for 2 :fuel: = 4 hexes
solarius-how-flight-land = You may fly over anything, but not end on another player's ship or figure, nor on a trade centre. [228 229 230]
solarius-how-flight-portals = :portal: Portals: give up 1 range for good (turn a drive from 2 to 1, or return one of value 1); then for this turn a jump to any portal is one step. [224 226 227]

solarius-how-outposts = Outposts :outpost:
solarius-how-outposts-text = Your **first** figure of a kind on an outer tile may get an outpost of its kind, one per tile: a bonus at once, and it counts double in the network. [326 327 328 332 333]
solarius-how-outposts-more = A second outpost of a kind may come only after one of each kind. [331]

solarius-how-planets = Planets
solarius-how-planets-reveal = If you end on a face-down planet, you reveal it. [250] You know its colour beforehand. [R30]
solarius-how-planets-settle = **Settle** it: a colony :colony: on the hex; its points count once the condition is met. [253 254] Black asks for fuel, yellow for SpaceBucks, the others only for tech dice that are high or far enough. [259]
solarius-how-planets-explorer = Or **leave** it: as many resources of any colour as it has points, only for whoever reveals it. [252 256]
solarius-how-planets-eg-explorer = :points=2: left → :cube-brown: :cube-black:

solarius-how-stations = Stations :station:
solarius-how-stations-text = On an empty hex: no figure, planet space or portal. [275] The card names two colours of resources, your tableau the two values, rising each time. [276 277]
solarius-how-stations-eg-station = 1st station: :cube-black: worth 3 and :cube-yellow: worth 2 [65]
solarius-how-stations-effects = Its immediate effect works once, [279] then the lasting ones of your **earlier** stations; [280] at the end of each round all lasting effects work. [281]

solarius-how-cards = Progress cards
solarius-how-cards-text = Two halves: a **mission** above, a **development** below; you use one of them. [9 197] A mission gets a marker and waits to be fulfilled: six at most in a game. [198 199] A development works from now on. [200]

solarius-how-missions = Missions :mission:
solarius-how-missions-text = Fly to an empty hex beside a trade centre's space, pay the resources of one of your open missions and put its marker there. [300 302] The trade centre need not be open yet. [301]
solarius-how-missions-eg-mission = :cube-yellow: worth 3 + :cube-turquoise: worth 3 → :points=5:
solarius-how-missions-bonus = Your first mission at an **open** trade centre :hub: brings any one of the six outpost bonuses. [304 305 308]
solarius-how-missions-full = If all hexes beside it are taken, a hex joined to it by a chain of figures will do, but without a bonus. [306 307]

solarius-how-round-end = End of a round
solarius-how-round-end-text = Everybody uses the lasting effects of their stations. [371] A new trade centre opens each round. [143]
solarius-how-round-end-dice = Used dice go back into the bag; those on the bridge stay. [373] The player to the left starts the next round. [374]
solarius-how-round-end-last = At the very end black and yellow planets may still be paid for. [372]

solarius-how-scoring = The ways to score
solarius-how-scoring-head-what = At the end
solarius-how-scoring-head-vp = Points
solarius-how-scoring-planets-what = :colony: settled planets [385]
solarius-how-scoring-planets-vp = as printed
solarius-how-scoring-unfinished-what = :unfinished: planets not settled [386]
solarius-how-scoring-unfinished-vp = −1, −3, −6 …
solarius-how-scoring-sets-what = :sets: sets of 4 or 3 colours [387]
solarius-how-scoring-sets-vp = 4 or 2
solarius-how-scoring-stations-what = :station: 2, 3, 4 stations [388]
solarius-how-scoring-stations-vp = 1, 3, 6
solarius-how-scoring-missions-what = :mission: fulfilled; still open [389]
solarius-how-scoring-missions-vp = as printed; −1
solarius-how-scoring-hubs-what = :hub: figure beside an open centre [390]
solarius-how-scoring-hubs-vp = 1
solarius-how-scoring-dice-what = :up3: tech die on a point face [391]
solarius-how-scoring-dice-vp = 2 or 4
solarius-how-scoring-columns-what = :push: tech die in IV or V [392]
solarius-how-scoring-columns-vp = 1
solarius-how-scoring-stores-what = :cube: die in V: each full column [393]
solarius-how-scoring-stores-vp = 1
solarius-how-scoring-supplies-what = :fuel: :bucks: each: 5 to 9; 10 [394]
solarius-how-scoring-supplies-vp = 1; 2
solarius-how-scoring-junk-what = :junk: beside the tableau [395]
solarius-how-scoring-junk-vp = −1
solarius-how-scoring-network-what = :network: largest network [397]
solarius-how-scoring-network-vp = 6/4/2
solarius-how-scoring-network = Network: your figures no further apart than your range; a figure with an outpost counts 2. [396 R12] Three players: 4/2; two: 2. [397]
solarius-how-scoring-tie = Ties are broken by points from planets. [399]

solarius-how-key = Every sign
solarius-how-key-colours = Colours and dice
solarius-how-key-supplies = Supplies and actions
solarius-how-key-map = In space and in scoring
solarius-how-key-table = At the table
solarius-how-sign-black = black: diamond
solarius-how-sign-yellow = yellow: circle
solarius-how-sign-turquoise = turquoise: triangle
solarius-how-sign-brown = brown: square
solarius-how-sign-cube-yellow = a resource of that colour
solarius-how-sign-die-black = action die with pips
solarius-how-sign-die-yellow = action die with a star
solarius-how-sign-tech-brown = tech die
solarius-how-sign-fuel = fuel
solarius-how-sign-bucks = SpaceBucks
solarius-how-sign-range = range
solarius-how-sign-portal = portal
solarius-how-sign-junk = junk
solarius-how-sign-drive = drive
solarius-how-sign-ap = action points
solarius-how-sign-up = raise a tech die
solarius-how-sign-push = push a tech die
solarius-how-sign-cube = resources
solarius-how-sign-recolour = counts as another colour
solarius-how-sign-up3 = points on tech dice
solarius-how-sign-colony = colony
solarius-how-sign-station = station
solarius-how-sign-mission = mission
solarius-how-sign-outpost = outpost
solarius-how-sign-hub = trade centre
solarius-how-sign-sets = sets of colours
solarius-how-sign-unfinished = planet not settled
solarius-how-sign-network = network
solarius-how-sign-planet = planet
solarius-how-sign-ship = ship
solarius-how-sign-points = victory points
solarius-how-sign-hand = cards in hand
solarius-how-sign-reconstructed = values reconstructed
solarius-how-sign-flag = start player
solarius-how-sign-lock = not possible now
solarius-how-sign-dev = development
solarius-how-sign-eye = reveals something: cannot be undone
solarius-how-sign-draw = draw cards
