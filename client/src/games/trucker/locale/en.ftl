# Words of the Galaxy Trucker board that the engine has no need of
trucker-ui-side-N = up
trucker-ui-side-E = right
trucker-ui-side-S = down
trucker-ui-side-W = left
trucker-ui-side = { $side } { $connector }
trucker-ui-connector-none = smooth
trucker-ui-connector-single = one pipe
trucker-ui-connector-double = two pipes
trucker-ui-connector-universal = universal
trucker-ui-cell = Row { $row }, column { $column }
trucker-ui-empty = empty
trucker-ui-points = points { $side }
trucker-ui-exhaust = exhaust { $side }
trucker-ui-covers = covers { $sides }
trucker-ui-crew = { $n } crew
trucker-ui-alien-brown = brown alien
trucker-ui-alien-purple = purple alien
trucker-ui-charged = { $n } of { $of } charged
trucker-ui-good = { $good } { $price }
trucker-ui-about-cannon = Points { $side }: strength { $strength }{ $double ->
    [true] , one battery per use
   *[other] { "" }
 }.
trucker-ui-about-engine = Strength { $strength }{ $double ->
    [true] , one battery per use
   *[other] { "" }
 }. Keep the cell below free.
trucker-ui-about-engine-wrong = The exhaust must point down.
trucker-ui-about-shield = Covers { $sides }, one battery per use.
trucker-ui-about-cabin = Two crew, or one alien beside life support.
trucker-ui-about-starting_cabin = Two humans; no aliens.
trucker-ui-about-battery = { $n } charges.
trucker-ui-about-cargo_hold = { $n } containers, no red goods.
trucker-ui-about-special_hold = { $n ->
    [one] One container
   *[other] { $n } containers
 } for any goods.
trucker-ui-about-life_support-brown = For a brown alien in a joined cabin: helps the engines.
trucker-ui-about-life_support-purple = For a purple alien in a joined cabin: helps the cannons.
trucker-ui-about-structural = Connectors only.
trucker-ui-holds-not = does not hold here.
trucker-ui-joints-fit = { $n ->
    [one] one joint fits.
   *[other] { $n } joints fit.
 }
trucker-ui-fits-but-at = holds, but an error ({ $sides }): { $why }.
trucker-ui-fits-but = holds, but an error: { $why }.
trucker-ui-no-place = No place in this rotation. Turn it with R.
trucker-ui-faster = { $name } was faster: { $tile } is gone.
trucker-ui-heap = Heap
trucker-ui-heap-take = Take from the heap
trucker-ui-take-hidden = Take from the heap, { $n } face down
trucker-ui-face-down = { $n } face down
trucker-ui-decide-first = first decide on the tile in your hand
trucker-ui-key-space = Space
trucker-ui-face-up = Face up, first come · { $n }
trucker-ui-taken-by = in { $name }'s hand
trucker-ui-stacks = Adventure stacks
trucker-ui-stacks-head = Look ahead, one stack at a time
trucker-ui-stack-with = with { $name }
trucker-ui-stack-seen = seen
trucker-ui-stack-cards = { $n ->
    [one] one card
   *[other] { $n } cards
 }
trucker-ui-stack-unknown = unknown
trucker-ui-stack-open = Stack { $n }
trucker-ui-in-hand = In your hand
trucker-ui-hand-of = In { $name }'s hand
trucker-ui-tiles-on-ship = { $n ->
    [one] One tile on the ship.
   *[other] { $n } tiles on the ship.
 }
trucker-ui-watching = You are watching. All ships and hands are open.
trucker-ui-fresh = Turning it over …
trucker-ui-hand-empty = Hand empty
trucker-ui-hand-hint = Take a tile from the heap or an open one.
trucker-ui-turn-left = Turn left
trucker-ui-turn-right = Turn right
trucker-ui-attach = Attach
trucker-ui-put-back = Put back
trucker-ui-reserve = Reserve
trucker-ui-reserve-free = Free reserve place
trucker-ui-reserve-cost = 1 credit each if unused
trucker-ui-hourglass = Hourglass
trucker-ui-rounds = { $n ->
    [one] one round
   *[other] { $n } rounds
 }
trucker-ui-ten-seconds = Ten seconds left.
trucker-ui-glass-out = The sand has run out: turn it.
trucker-ui-glass-finish-first = The sand has run out: whoever has finished may turn it.
trucker-ui-glass-last = The last time: then building is over.
trucker-ui-glass-then = Then it moves on to the next space.
trucker-ui-glass-says = Hourglass: { $left }, space { $space } of { $spaces }
trucker-ui-finish = Finish and take a start space
trucker-ui-start-spaces = Start spaces
trucker-ui-space = Start space { $n }, { $ahead } ahead of the last
trucker-ui-space-of = Start space { $n }: { $name }
trucker-ui-finished = Finished · space { $n }
trucker-ui-looks = Looks at stack { $n }
trucker-ui-holds = Holds { $tile }
trucker-ui-tiles = { $n ->
    [one] one tile
   *[other] { $n } tiles
 }
trucker-ui-open-ship = Look at { $name }'s ship
trucker-ui-ship-of = { $name }'s ship
trucker-ui-your-ship = Your ship
trucker-ui-ships = The other ships
trucker-ui-areas = Parts of the table
trucker-ui-tab-heap = Heap
trucker-ui-tab-stacks = Stacks
trucker-ui-tab-ships = Ships
trucker-ui-tab-finish = Finish
trucker-ui-tab-ship = My ship
trucker-ui-tab-card = Card
trucker-ui-errors = { $n ->
    [0] No errors
    [one] One error
   *[other] { $n } errors
 }
trucker-ui-error-numbers = { $n ->
    [one] error { $numbers }
   *[other] errors { $numbers }
 }
trucker-ui-also-clears = { $n ->
    [one] also clears error { $numbers }
   *[other] also clears errors { $numbers }
 }
trucker-ui-clears-this = clears only this one
trucker-ui-repair-cost = Nothing is moved or turned. Every tile taken off costs 1 credit at the end.
trucker-ui-repair-free = Nothing is moved or turned. In the learning flight tiles taken off cost nothing.
trucker-ui-repair-hint = Pick a tile here or on the ship. What hangs on it falls off with it; if the ship breaks apart you choose the part that flies.
trucker-ui-take-off = Take off { $tile }
trucker-ui-no-place-at-all = It fits nowhere on your ship.
trucker-ui-half-price = half price
trucker-ui-end-facts = finished · { $rounds ->
    [one] one flight
   *[other] { $rounds } flights
 } · { $minutes } min
trucker-ui-lost-so-far = lost so far
trucker-ui-stat-cannon = Cannon strength
trucker-ui-stat-engine = Engine strength
trucker-ui-stat-crew = Crew
trucker-ui-stat-battery = Battery tokens
trucker-ui-stat-exposed = Open connectors
trucker-ui-stat-lost = Lost components
trucker-ui-stat-credits = Credits
trucker-ui-days = { $n ->
    [one] day
   *[other] days
 }
trucker-ui-small = Small
trucker-ui-large = Large
trucker-ui-small-saved = smooth side, or shield
trucker-ui-large-saved = a cannon aimed at it
trucker-ui-beaten = Beaten
trucker-ui-victory = Victory
trucker-ui-least = fewest
trucker-ui-card-planets = In flight order, one ship per planet.
trucker-ui-card-open_space = Engine strength = spaces forward. Nothing above 0: give up.
trucker-ui-card-stardust = One space back for every open connector, last ship first.
trucker-ui-card-epidemic = Every cabin joined to another occupied cabin loses one crew.
trucker-ui-card-sabotage = The ship with the fewest crew loses the tile two rolls find. Three tries.
trucker-ui-card-meteor_swarm = One roll for everybody, one after the other.
trucker-ui-card-slavers = Attack in flight order until beaten.
trucker-ui-card-smugglers = Attack in flight order until beaten.
trucker-ui-card-pirates = Attack in flight order until beaten.
trucker-ui-card-abandoned_ship = In flight order, the first with enough crew may take it, hand in the crew and lose the days.
trucker-ui-card-abandoned_station = In flight order, the first with enough crew may load and lose the days. The crew stays aboard.
trucker-ui-card-combat_zone = Lowest value pays. Ties: the one ahead.
trucker-ui-card-number = card { $n } of { $of }
trucker-ui-no-card = The flight begins when everybody is ready.
trucker-ui-planet = Planet { $n }
trucker-ui-deck = Adventure deck
trucker-ui-to-come = { $n ->
    [0] None to come.
    [one] One to come.
   *[other] { $n } to come.
 }
trucker-ui-just-now = Just now
trucker-ui-track = Track
trucker-ui-lap = one lap = { $n } spaces
trucker-ui-track-says = Flight order: { $order }. One lap has { $spaces } spaces.
trucker-ui-gave-up = gave up
trucker-ui-decides = decides
trucker-ui-hit = hit
trucker-ui-landed = landed on { $n }
trucker-ui-announced-cannon = cannons { $n }
trucker-ui-announced-engine = engine { $n }
trucker-ui-announced-crew = crew { $n }
trucker-ui-outcome-bounced = bounces off
trucker-ui-outcome-shot_down = shot down
trucker-ui-outcome-defended = defended
trucker-ui-outcome-destroyed = hit
trucker-ui-rolled = { $name } rolled
trucker-ui-row = row { $n }
trucker-ui-column = column { $n }
trucker-ui-chosen = chosen
trucker-ui-chosen-of = { $n } of { $all } chosen
trucker-ui-picked = { $n } of { $of } chosen.
trucker-ui-picked-up-to = { $n } chosen, up to { $of }.
trucker-ui-part = Part { $n }: { $tiles ->
    [one] one component
   *[other] { $tiles } components
 }
trucker-ui-falls-off = { $n ->
    [one] one component falls off
   *[other] { $n } components fall off
 }
trucker-ui-nobody-left = nobody left on board: you would have to give up
trucker-ui-nothing-happens = no gain, no day lost
trucker-ui-before-after = { $before } → { $after }
trucker-ui-left-behind = { $n ->
    [one] one block stays behind
   *[other] { $n } blocks stay behind
 }
trucker-ui-place-pays = at place { $n } the finish pays +{ $reward }
trucker-ui-costs-one = { $tile }: −1 credit
trucker-ui-forward = { $n ->
    [one] one space forward
   *[other] { $n } spaces forward
 }
trucker-ui-must-give-up = no thrust: you must give up
trucker-ui-room = { $n ->
    [0] No container is free.
    [one] One container is free{ $special ->
        [0] , not for red
       *[other] , for red too
     }.
   *[other] { $n } containers are free, { $special ->
        [0] none for red
       *[other] { $special } for red too
     }.
 }
trucker-ui-least-pays = The lowest value pays: { $pays }. Of equals, the one ahead.
trucker-ui-pays-days = { $n } flight days
trucker-ui-pays-crew = { $n } crew
trucker-ui-pays-goods = { $n } goods, or battery tokens for those missing
trucker-ui-pays-cannon_fire = { $n } shots
trucker-ui-told = Announced: { $told }.
trucker-ui-ask-power_cannons-enemy = More than { $strength } wins, { $strength } is a draw, less is beaten.
trucker-ui-ask-keep_part = The rest falls off with everything on it and counts as lost.
trucker-ui-ask-crew = Each cabin takes two humans or one alien; of each colour one alien at most.
trucker-ui-ask-planet = Landing costs the days even if you load nothing.
trucker-ui-ask-unload = Only now can you move blocks or throw them away: what you choose waits beside the ship.
trucker-ui-ask-abandoned-abandoned_ship = They stay there for good. Without a human on board you must give up after this card.
trucker-ui-ask-abandoned-abandoned_station = Your crew stays on board.
trucker-ui-ask-hand_in = Humans or aliens, from any cabin. Without a human on board you must give up after this card.
trucker-ui-ask-lose_blocks = The most valuable go first; for goods you do not have, battery tokens go.
trucker-ui-ask-spend-instead = No goods are left: battery tokens go instead.
trucker-ui-ask-give_up = Giving up ends your flight: later cards do not concern you.
trucker-ui-ask-keep_title = Everybody flies on with one title; you give the others away. With the best value on flight II it pays 4 credits and turns to gold.
trucker-ui-ask-give_title = Only truckers without a title get one.
trucker-ui-tap-ship = Choose the lit tiles on your ship.
trucker-ui-decides-too = { $n ->
    [one] { $names } decides too.
   *[other] { $names } decide too.
 }
trucker-ui-power = Power { $n }: strength { $strength }, battery tokens { $before } to { $after }
trucker-ui-beside = Waiting to be loaded
trucker-ui-load-hint = Choose a block, then a lit hold.
trucker-ui-payout = Credits by source
trucker-ui-open-ends = { $n } open
trucker-ui-before = Before this flight
trucker-ui-all-flights = All flights together.
trucker-ui-you-best = you / best
trucker-ui-above-zero = Everybody above 0 has done well (GT-390).
trucker-ui-titles = Titles
trucker-ui-gold = gold
trucker-ui-flight-learning = Learning flight
trucker-ui-flight-I = Flight I
trucker-ui-flight-II = Flight II
trucker-ui-flight-III = Flight III
trucker-ui-building-turns = by turns
trucker-ui-building-relaxed = everybody at once, no glass
trucker-ui-building-real_time = everybody at once
trucker-ui-unverified = { $n ->
    [one] one card reconstructed or uncertain
   *[other] { $n } cards reconstructed or uncertain
 }
trucker-ui-read-heap = { $hidden } face-down tiles; face up: { $shown }.
trucker-ui-read-seat = { $name }: { $tiles } tiles, cannons { $cannon } to { $cannons }, engines { $engine } to { $engines }, crew { $crew }, battery tokens { $tokens }, open connectors { $exposed }, lost { $lost }, credits { $credits }, in hand { $hand }.

trucker-ui-word-heap = Take a face-down tile or an open one. Decide on it before you take the next: attach, reserve or put it back face up.
    .title = Heap
    .rule = GT-024
trucker-ui-word-stack = With at least one tile attached you may look at one of the three lower stacks, one at a time.
    .title = Adventure stack
    .rule = GT-050
trucker-ui-word-upper-stack = Nobody may look at the fourth stack.
    .title = Unknown stack
    .rule = GT-051
trucker-ui-word-reserve = Up to two tiles may wait here. A reserved tile is never returned; if it is not used it counts as lost.
    .title = Reserve
    .rule = GT-040
trucker-ui-word-hourglass = When the sand has run out somebody may turn it. Onto its last space only finished truckers turn it; when it has run out there, building is over.
    .title = Hourglass
    .rule = GT-061
trucker-ui-word-finish = Take a start space when your ship is done. The foremost space leads the flight. There is no way back to building.
    .title = Finish
    .rule = GT-069
trucker-ui-word-cannon = The sum of all cannons: 1 ahead, ½ to the sides; double cannons twice that for a battery token each. The small number is what tokens can add.
    .title = Cannon strength
    .rule = GT-141
trucker-ui-word-engine = One for each engine, two for each double engine powered with a token. The small number is what tokens can add.
    .title = Engine strength
    .rule = GT-146
trucker-ui-word-crew = Humans and aliens on board.
    .title = Crew
    .rule = GT-190
trucker-ui-word-battery = Tokens in the batteries: for double cannons, double engines and shields.
    .title = Battery tokens
    .rule = GT-151
trucker-ui-word-exposed = Connectors that look into empty space. Fewest at the end wins the prize for the best looking ship; stardust counts them too.
    .title = Open connectors
    .rule = GT-291
trucker-ui-word-lost = Each component lost costs a credit at the end.
    .title = Lost components
    .rule = GT-388
trucker-ui-word-credits = Cosmic credits. Most credits at the end win.
    .title = Credits
    .rule = GT-390
trucker-ui-word-track = Forward and back only over empty spaces: occupied ones are jumped. Who is lapped by the leader must give up.
    .title = Track
    .rule = GT-125
trucker-ui-word-deck = The leader turns over one card after the other; after the last the flight is over.
    .title = Adventure deck
    .rule = GT-120
trucker-ui-word-reconstructed = Not every printed component is known to us for certain. Those that are not carry this mark and say how sure they are.
    .title = Reconstructed
