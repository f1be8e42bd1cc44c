trucker-name = Galaxy Trucker
trucker-option-flight = Flight
trucker-option-flight-learning = Learning flight
    .short = Learning
    .about = 8 cards with the learning mark; no hourglass, reserve or aliens.
trucker-option-flight-I = One flight of level I
    .short = I
    .about = The small ship and a short flight.
trucker-option-flight-II = One flight of level II
    .short = II
    .about = A larger ship, a longer way, harder cards.
trucker-option-flight-III = One flight of level III
    .short = III
    .about = The largest ship, the longest way, the hardest cards.
trucker-option-flight-trek = Transgalactic Trek: flights I, II and III with titles
    .short = Trek
    .about = Flights I, II and III in a row, with titles.
trucker-option-building = Building
trucker-option-building-turns = By turns (variant): tile by tile
    .short = By turns
    .about = tile by tile
trucker-option-building-relaxed = Everybody at once, without hourglass
    .short = Relaxed
    .about = all at once, no hourglass
trucker-option-building-real_time = In real time, with the hourglass
    .short = Real time
    .about = with the hourglass (from flight I)
trucker-option-hourglass_seconds = Seconds of one run of the hourglass (real time)
trucker-option-hourglass_seconds-when = The hourglass counts seconds only when you build in real time, and the learning flight has none.
trucker-option-hourglass_rounds = Rounds of one run of the hourglass (by turns)
trucker-option-hourglass_rounds-when = The hourglass counts rounds only when you build by turns, and the learning flight has none.
trucker-option-gold_restrictions = Restrictions of gold titles (reconstructed)
trucker-option-gold_restrictions-when = There are gold titles only in the Transgalactic Trek.
trucker-option-gold_restrictions-true = On
trucker-option-gold_restrictions-false = Off
trucker-option-reconstructed_cards = Reconstructed adventure card of level III
trucker-option-reconstructed_cards-when = Adventure cards of level III come only in flight III and in the Trek.
trucker-option-reconstructed_cards-true = In the deck
trucker-option-reconstructed_cards-false = Left out

trucker-phase-building = Building
trucker-phase-check = Launch check
trucker-phase-crew = Boarding
trucker-phase-flight = Flight
trucker-phase-titles = Titles
trucker-phase-payout = Payout
trucker-phase-over = Over

trucker-yard = Take a tile, look at a stack, or finish building.
trucker-yard-without-stacks = Take a tile, or finish building.
trucker-looking = You are looking at a stack. Put it back, or take a tile.
trucker-hold = { $card } in hand: attach, reserve or put it back.
trucker-hold-deed = { $card } at { $what }
trucker-hold-or-return = { $card } in hand: attach it or put it back.
trucker-hold-or-return-deed = { $card } at { $what }
trucker-hold-reserved = { $card } from the reserve: attach it, or reserve it again.
trucker-hold-reserved-deed = { $card } at { $what }
trucker-may-turn = The sand has run out. You may turn the hourglass.
trucker-take-start = Time is up! Take a start space.
trucker-take-start-space = Take start space { $number }
trucker-take-hidden = Take a face-down tile
trucker-take = Take { $card }
trucker-take-reserved = Take reserved { $card }
trucker-take-back = Change your mind about the last tile
trucker-reserve = Reserve
trucker-return-tile = Put back face up
trucker-look = Look at stack { $number }
trucker-put-back = Put the stack back
trucker-turn-hourglass = Turn the hourglass
trucker-finish = Finish on start space { $number }

trucker-heap-empty = No face-down tiles are left.
trucker-not-shown = That tile does not lie face up in the middle.
trucker-not-reserved = You have not reserved that tile.
trucker-nothing-in-hand = You have no tile in hand.
trucker-looking-now = While looking at a stack you cannot attach tiles.
trucker-never-returned = A reserved tile can never be put back.
trucker-decide-first = Decide on the tile in your hand first.
trucker-touches-nothing = The tile would not touch your ship there.
trucker-cell-taken = There is already a component there.
trucker-outside = That is outside the building area.
trucker-not-joined = At least one connector must fit.
trucker-title-no-structural = Your gold title forbids structural modules on this flight.
trucker-title-no-reserve = Your gold title forbids reserving on this flight.
trucker-no-reserve = There is no reserve in the learning flight.
trucker-reserve-full = You have two reserved tiles already.
trucker-nothing-to-change = There is no decision that could still be changed.
trucker-gone = Another trucker has taken that tile.
trucker-upper-stack = Only the three lower stacks may be looked at.
trucker-no-stacks = There are no stacks to look at.
trucker-one-stack = You are looking at a stack already.
trucker-no-stack = You are not looking at a stack.
trucker-attach-before-looking = Attach at least one tile before looking at a stack.
trucker-stack-in-use = Another trucker is looking at that stack.
trucker-no-such-space = Only start spaces 1 to { $number } are used.
trucker-space-taken = That start space is taken.
trucker-front-space = In the learning flight you take the next start space, number { $number }.
trucker-no-glass = There is no hourglass to turn.
trucker-sand-running = The sand is still running.
trucker-glass-at-end = The hourglass is on its last space.
trucker-finish-before-turning = Only a trucker who has finished may turn it onto the last space.
trucker-not-by-turns = When you build by turns, the hourglass turns itself and stacks go back by themselves.

trucker-repair = Your ship has { $number ->
    [one] an error
   *[other] { $number } errors
 }. Take a component off.
trucker-take-off = Take off { $card } at { $cell }
trucker-no-part-of-error = Only components involved in an error may be taken off.
trucker-error-gt-071 = single against double connector
trucker-error-gt-072 = connector against a smooth side
trucker-error-gt-073 = engine not pointing to the stern
trucker-error-gt-074 = component behind an engine
trucker-error-gt-075 = component in front of a muzzle
trucker-error-gt-076 = the ship does not hold together
trucker-error-gt-077 = outside the building area
trucker-keep-part = Your ship has come apart. Which part flies on?
trucker-keep = { $number ->
    [one] One component
   *[other] { $number } components
 }, with { $cell }
trucker-keep-preview = Crew { $crew }, battery tokens { $tokens }, goods { $blocks }
trucker-no-component = There is no component there.
trucker-part-by-first = This part is named after its first component: { $cell }.
trucker-load-crew = Who boards your ship?
trucker-only-humans = Only humans
trucker-brown-alien = Brown alien at { $cell }
trucker-purple-alien = Purple alien at { $cell }
trucker-both-aliens = Brown alien at { $brown }, purple alien at { $purple }
trucker-no-alien-there = That alien cannot live at { $cell }.
trucker-one-alien-per-cabin = A cabin holds one alien only.

trucker-power-engines = Power how many double engines, for one battery token each? Strength { $least } to { $most }.
trucker-power-cannons = Power which double cannons, for one battery token each? Strength { $least } to { $most }.
trucker-power-cannons-against = Power which double cannons? Strength { $least } to { $most } against { $enemy }.
trucker-power-bounds = You can power { $most } at most.
trucker-spend = Take { $number ->
    [one] a battery token
   *[other] { $number } battery tokens
 } from which batteries?
trucker-item = { $card } at { $cell }
trucker-not-there = There is nothing to choose at { $cell }.
trucker-defend-small = A small meteor hits { $card } at { $cell }. Use a shield?
trucker-defend-large = A large meteor hits { $card } at { $cell }. Shoot it with a double cannon?
trucker-defend-light = Light fire hits { $card } at { $cell }. Use a shield?
trucker-defend = Yes, with a token from the battery at { $cell } ({ $tokens } there)
trucker-take-hit = No, lose the component
trucker-no-token-there = There is no battery token at { $cell }.
trucker-choose-planet = Land on a planet? It costs { $days ->
    [one] a flight day
   *[other] { $days } flight days
 }.
trucker-land = Planet { $number }: { $goods }
trucker-planet-taken = That planet is taken.
trucker-pass = Pass
trucker-unload = On offer: { $goods }. Rearrange or throw away blocks first?
trucker-block = { $good } at { $cell }
trucker-load = Load: { $goods }
trucker-load-block = { $good } into { $cell }
trucker-stop-loading = Load no more
trucker-not-offered = No { $good } block is on offer.
trucker-does-not-fit = { $good } does not fit at { $cell }.
trucker-lose-blocks = Lose { $number } × { $good }: from which holds?
trucker-hand-in = Give up { $number ->
    [one] one crew member
   *[other] { $number } crew members
 }.
trucker-hand-in-deed = Give up: { $what }
trucker-reward = Victory! Take { $reward } for { $days ->
    [one] a flight day
   *[other] { $days } flight days
 }?
trucker-accept = Take it: { $reward }, lose { $days ->
    [one] a day
   *[other] { $days } days
 }
trucker-decline = Decline
trucker-credits = { $number ->
    [one] one credit
   *[other] { $number } credits
 }
trucker-cli-score = { $seat }: { $points ->
    [one] { $points } credit
   *[other] { $points } credits
 }
trucker-cli-hand = { $number ->
    [one] One tile in hand or in reserve:
   *[other] { $number } tiles in hand and in reserve:
 }
trucker-cli-place = Place { $rank }: { $seat } with { $points ->
    [one] { $points } credit
   *[other] { $points } credits
 }
trucker-goods = goods ({ $goods })
trucker-abandoned-ship = Take the abandoned ship? { $reward } for { $crew ->
    [one] { $crew } crew member
   *[other] { $crew } crew members
 } and { $days ->
    [one] a flight day
   *[other] { $days } flight days
 }.
trucker-abandoned-station = Board the abandoned station? { $reward } for { $days ->
    [one] a flight day
   *[other] { $days } flight days
 }.
trucker-give-up-prompt = { $number ->
    [one] One card is
   *[other] { $number } cards are
 } still to come. Fly on?
trucker-give-up = Give up
trucker-give-up-preview = No reward for order or beauty, goods at half price
trucker-fly-on = Fly on
trucker-keep-title = Which title do you keep?
trucker-give-title = Who gets the title?
trucker-ready-prompt = The flight is paid out. Ready for flight { $level }? Building starts when all are ready.
trucker-ready = Ready for flight { $level }
trucker-give-title-to = { $card } to { $seat }

trucker-place = row { $row }, column { $column }
trucker-row = row { $number }
trucker-column = column { $number }

trucker-goods-of = { $number } × { $good }
trucker-good-red = red
trucker-good-yellow = yellow
trucker-good-green = green
trucker-good-blue = blue

trucker-tile-starting-cabin = Starting cabin
trucker-tile-cabin = Cabin
trucker-tile-battery-2 = Battery (2)
trucker-tile-battery-3 = Battery (3)
trucker-tile-cargo-hold-2 = Cargo hold (2)
trucker-tile-cargo-hold-3 = Cargo hold (3)
trucker-tile-special-hold-1 = Special hold (1)
trucker-tile-special-hold-2 = Special hold (2)
trucker-tile-engine-1 = Engine
trucker-tile-engine-2 = Double engine
trucker-tile-cannon-1 = Cannon
trucker-tile-cannon-2 = Double cannon
trucker-tile-shield = Shield
trucker-tile-life-support-brown = Brown life support
trucker-tile-life-support-purple = Purple life support
trucker-tile-structural = Structural module
trucker-card-planets = Planets
trucker-card-open-space = Open space
trucker-card-meteor-swarm = Meteor swarm
trucker-card-slavers = Slavers
trucker-card-smugglers = Smugglers
trucker-card-pirates = Pirates
trucker-card-abandoned-ship = Abandoned ship
trucker-card-abandoned-station = Abandoned station
trucker-card-stardust = Stardust
trucker-card-epidemic = Epidemic
trucker-card-combat-zone = Combat zone
trucker-card-sabotage = Sabotage

trucker-event-flight = Flight { $number }, level { $level }: building begins.
trucker-event-took-hidden = { $seat } takes { $tile } from the heap.
trucker-event-took = { $seat } takes { $tile }.
trucker-event-took-reserved = { $seat } takes reserved { $tile }.
trucker-event-took-back = { $seat } takes { $tile } back into their hand.
trucker-event-attached = { $seat } attaches { $tile } at { $cell }.
trucker-event-reserved = { $seat } reserves { $tile }.
trucker-event-returned = { $seat } puts { $tile } back.
trucker-event-looks = { $seat } looks at stack { $stack }.
trucker-event-looks-own = You look at stack { $stack }: { $cards }.
trucker-event-put-back = { $seat } puts the stack back.
trucker-event-finished = { $seat } has finished and takes start space { $space }.
trucker-event-stopped = { $seat } had to stop and takes start space { $space }.
trucker-event-turned-glass = { $seat } turns the hourglass (space { $space } of { $last }).
trucker-event-glass-turned = The hourglass moves to space { $space } of { $last }.
trucker-event-sand-out = The sand has run out (space { $space } of { $last }).
trucker-event-time-up = Time is up!
trucker-event-building-over = Building is over.
trucker-event-errors = { $seat } has { $number ->
    [one] a building error
   *[other] { $number } building errors
 }.
trucker-event-took-off = { $seat } takes off { $tile } at { $cell }.
trucker-event-fell-off = { $seat } loses what is no longer connected: { $tiles }.
trucker-event-crew-gone = { $seat } loses { $number ->
    [one] one crew member
   *[other] { $number } crew members
 } with it.
trucker-event-loaded-crew = { $seat } fills { $number ->
    [one] a cabin
   *[other] { $number } cabins
 }, with { $aliens ->
    [0] no aliens
    [one] one alien
   *[other] { $aliens } aliens
 }.
trucker-event-deck = The flight begins with { $number } adventure cards.
trucker-event-card = Card { $number }: { $card }
trucker-event-announced-crew = { $seat } has a crew of { $value }.
trucker-event-announced-engine = { $seat } announces engine strength { $value }{ $tokens ->
    [0] .
    [one] , for one token.
   *[other] , for { $tokens } tokens.
 }
trucker-event-announced-cannon = { $seat } announces cannon strength { $value }{ $tokens ->
    [0] .
    [one] , for one token.
   *[other] , for { $tokens } tokens.
 }
trucker-event-forward = { $seat } flies { $number ->
    [one] one space
   *[other] { $number } spaces
 } forward.
trucker-event-back = { $seat } falls { $number ->
    [one] one space
   *[other] { $number } spaces
 } back.
trucker-event-hit-small = Small meteor { $side }, { $where } (rolled { $dice }).
trucker-event-hit-large = Large meteor { $side }, { $where } (rolled { $dice }).
trucker-event-hit-light = Light fire { $side }, { $where } (rolled { $dice }).
trucker-event-hit-heavy = Heavy fire { $side }, { $where } (rolled { $dice }).
trucker-event-bounced = It bounces off { $seat }'s ship at { $cell }.
trucker-event-shot-down = { $seat } shoots it down before it hits ({ $cell }).
trucker-event-defended = { $seat } spends a battery token and saves the component at { $cell }.
trucker-event-destroyed = { $seat } loses { $tile } at { $cell }.
trucker-event-landed = { $seat } lands on planet { $number }.
trucker-event-passed = { $seat } passes.
trucker-event-declined = { $seat } declines the reward.
trucker-event-took-offer = { $seat } accepts.
trucker-event-unloaded = { $seat } takes { $number ->
    [one] a block
   *[other] { $number } blocks
 } off.
trucker-event-loaded = { $seat } loads { $good } at { $cell }.
trucker-event-lost-goods = { $seat } loses { $number } × { $good }.
trucker-event-lost-tokens = { $seat } loses { $number ->
    [one] a battery token
   *[other] { $number } battery tokens
 }.
trucker-event-lost-crew = { $seat } loses { $number ->
    [0] nobody
    [one] one crew member
   *[other] { $number } crew members
 }.
trucker-event-won = { $seat } wins the fight.
trucker-event-lost = { $seat } is beaten.
trucker-event-drew = { $seat } holds out: a draw.
trucker-event-earned = { $seat } gets { $number ->
    [one] { $number } credit
   *[other] { $number } credits
 }.
trucker-event-stardust = { $seat } has { $number ->
    [one] { $number } exposed connector
   *[other] { $number } exposed connectors
 }.
trucker-event-sabotaged = { $seat } is sabotaged.
trucker-event-sabotage-roll = The saboteur rolls column { $column } and row { $row }: { $cell }.
trucker-event-ignored = Only one trucker is in the race: nothing happens.
trucker-event-zone-crew = Combat zone, line { $number }: crew
trucker-event-zone-engine = Combat zone, line { $number }: engine strength
trucker-event-zone-cannon = Combat zone, line { $number }: cannon strength
trucker-event-weakest = { $seat } is the weakest.
trucker-event-gave-up = { $seat } gives up.
trucker-event-forced-out-no-engine = { $seat } must give up: no engine strength in open space.
trucker-event-forced-out-no-human = { $seat } must give up: no human on board.
trucker-event-forced-out-lapped = { $seat } must give up: lapped by the leader.
trucker-event-flight-over = The flight is over; { $number ->
    [0] nobody
    [one] one trucker
   *[other] { $number } truckers
 } finished.
trucker-event-paid-order = { $seat } gets { $number ->
    [one] { $number } credit
   *[other] { $number } credits
 } for the order of arrival.
trucker-event-paid-beauty = { $seat } gets { $number ->
    [one] { $number } credit
   *[other] { $number } credits
 } for the best-looking ship.
trucker-event-paid-titles = { $seat } gets { $number ->
    [one] { $number } credit
   *[other] { $number } credits
 } for the title { $card }.
trucker-event-paid-sales = { $seat } sells goods for { $number ->
    [one] { $number } credit
   *[other] { $number } credits
 }.
trucker-event-paid-losses = { $seat }: { $number ->
    [-1] −1 credit for a lost component.
   *[other] { $number } credits for lost components.
 }
trucker-event-title = { $seat } gets the title { $card } with the value { $value }.
trucker-event-undefended = { $seat } does not defend the title { $card }.
trucker-event-undefended-own = You do not defend the title { $card }.
trucker-event-gold = { $seat } turns the title { $card } to gold.
trucker-event-kept-title = { $seat } keeps the title { $card }.
trucker-event-gave-title = { $seat } gives the title { $card } to { $to }.
trucker-event-ended = The game is over. Winner: { $winners }.

trucker-learning-done = The learning flight is over.
trucker-flight-done = The flight of level { $level } is over.
trucker-trek-over = The Transgalactic Trek is over.
trucker-source-flown = Earned in flight
trucker-source-order = Order of arrival
trucker-source-beauty = Best-looking ship
trucker-source-titles = Titles
trucker-source-sales = Goods sold
trucker-source-losses = Lost components

trucker-power-none = Power none
trucker-unload-none = Leave everything where it is

trucker-summary = { $card }: { $parts }
trucker-summary-unsure = { $card }: { $parts } (not certain)
trucker-describe-head = { $card } ({ $id })
trucker-sides = bow { $bow }, right { $right }, stern { $stern }, left { $left }
trucker-side-smooth = smooth
trucker-side-single = single
trucker-side-double = double
trucker-side-universal = universal
trucker-level = level { $number }
trucker-strength = strength { $number }
trucker-crew-needed = crew { $number }
trucker-planet = planet { $number }: { $goods }
trucker-shots = { $shots }
trucker-shot = { $size } { $side }
trucker-size-small = small meteor
trucker-size-large = large meteor
trucker-size-light = light fire
trucker-size-heavy = heavy fire
trucker-from-n = from the bow
trucker-from-e = from the right
trucker-from-s = from the stern
trucker-from-w = from the left
trucker-penalty-days = lose { $number ->
    [one] { $number } flight day
   *[other] { $number } flight days
 }
trucker-penalty-crew = lose { $number } crew
trucker-penalty-goods = lose { $number ->
    [one] { $number } good
   *[other] { $number } goods
 }
trucker-penalty-cannon-fire = cannon fire: { $shots }
trucker-zone-crew = line { $number }, least crew: { $penalty }
trucker-zone-engine = line { $number }, weakest engines: { $penalty }
trucker-zone-cannon = line { $number }, weakest cannons: { $penalty }
trucker-days = { $number ->
    [one] one flight day
   *[other] { $number } flight days
 }
trucker-measure-loaded-holds = holds with at least one block
trucker-measure-battery-users = double cannons, double engines and shields
trucker-measure-alien-walk = steps from each alien to the nearest other cabin
trucker-measure-view-cabins = occupied cabins with a view
trucker-measure-components = all components on the ship
trucker-measure-corridor = longest chain of components with at most two connectors
trucker-gold-one-block-per-hold = Gold side: on flight III each hold carries at most one block.
trucker-gold-one-token-fewer = Gold side: on flight III each battery gets one token fewer.
trucker-gold-idle-aliens = Gold side: on flight III your aliens add no strength.
trucker-gold-empty-inner-cabins = Gold side: on flight III cabins without a view stay empty at launch.
trucker-gold-no-reserve = Gold side: on flight III you may not reserve.
trucker-gold-no-structural = Gold side: on flight III you may not attach structural modules.
trucker-gold-sure = The gold side is a reconstruction: the printed text is not known to us.
trucker-sure-verified = Checked against the printed component.
trucker-sure-partial = Known from one source, or by a strong pattern.
trucker-sure-reconstructed = A reconstruction: the printed component is not known to us.
trucker-table-head = Flight of level { $level }: { $phase }
trucker-table-heap = { $hidden ->
    [one] { $hidden } face-down tile
   *[other] { $hidden } face-down tiles
 }; face up: { $shown }
trucker-table-glass-rounds = Hourglass on space { $space } of { $last }, { $left ->
    [one] one round
   *[other] { $left } rounds
 } left
trucker-table-glass-seconds = Hourglass on space { $space } of { $last }, { $left ->
    [one] one second
   *[other] { $left } seconds
 } left
trucker-table-card = Card: { $card }; { $number } to come
trucker-table-order = Flight order: { $seats }
trucker-seat = { $seat }: credits { $credits }, crew { $crew }, tokens { $tokens }, engines { $engine }, cannons { $cannon }, exposed { $exposed }, lost { $lost }
trucker-seat-position = Position { $position } (space { $space })
trucker-line = { $line }

trucker-preview-tokens = battery tokens { $before } → { $after }
trucker-preview-space = space { $before } → { $after }
trucker-preview-exposed = exposed connectors { $before } → { $after }
trucker-preview-falls = { $number ->
    [one] one component hangs on it
   *[other] { $number } components hang on it
 }
trucker-preview-strength = strength { $value }, battery tokens { $before } → { $after }
trucker-event-took-hidden-own = You take { $tile } from the heap.
trucker-event-took-own = You take { $tile }.
trucker-event-took-reserved-own = You take reserved { $tile }.
trucker-event-took-back-own = You take { $tile } back into your hand.
trucker-event-attached-own = You attach { $tile } at { $cell }.
trucker-event-reserved-own = You reserve { $tile }.
trucker-event-returned-own = You put { $tile } back.
trucker-event-put-back-own = You put the stack back.
trucker-event-finished-own = You have finished and take start space { $space }.
trucker-event-stopped-own = You had to stop and take start space { $space }.
trucker-event-turned-glass-own = You turn the hourglass (space { $space } of { $last }).
trucker-event-errors-own = Your ship has { $number ->
    [one] a building error
   *[other] { $number } building errors
 }.
trucker-event-took-off-own = You take off { $tile } at { $cell }.
trucker-event-fell-off-own = You lose what is no longer connected: { $tiles }.
trucker-event-crew-gone-own = You lose { $number ->
    [one] one crew member
   *[other] { $number } crew members
 } with it.
trucker-event-loaded-crew-own = You fill { $number ->
    [one] a cabin
   *[other] { $number } cabins
 }, with { $aliens ->
    [0] no aliens
    [one] one alien
   *[other] { $aliens } aliens
 }.
trucker-event-announced-crew-own = You have a crew of { $value }.
trucker-event-announced-engine-own = You announce engine strength { $value }{ $tokens ->
    [0] .
    [one] , for one token.
   *[other] , for { $tokens } tokens.
 }
trucker-event-announced-cannon-own = You announce cannon strength { $value }{ $tokens ->
    [0] .
    [one] , for one token.
   *[other] , for { $tokens } tokens.
 }
trucker-event-forward-own = You fly { $number ->
    [one] one space
   *[other] { $number } spaces
 } forward.
trucker-event-back-own = You fall { $number ->
    [one] one space
   *[other] { $number } spaces
 } back.
trucker-event-bounced-own = It bounces off your ship at { $cell }.
trucker-event-shot-down-own = You shoot it down before it hits ({ $cell }).
trucker-event-defended-own = You spend a battery token and save the component at { $cell }.
trucker-event-destroyed-own = You lose { $tile } at { $cell }.
trucker-event-landed-own = You land on planet { $number }.
trucker-event-passed-own = You pass.
trucker-event-declined-own = You decline the reward.
trucker-event-took-offer-own = You accept.
trucker-event-unloaded-own = You take { $number ->
    [one] a block
   *[other] { $number } blocks
 } off.
trucker-event-loaded-own = You load { $good } at { $cell }.
trucker-event-lost-goods-own = You lose { $number } × { $good }.
trucker-event-lost-tokens-own = You lose { $number ->
    [one] a battery token
   *[other] { $number } battery tokens
 }.
trucker-event-lost-crew-own = You lose { $number ->
    [0] nobody
    [one] one crew member
   *[other] { $number } crew members
 }.
trucker-event-won-own = You win the fight.
trucker-event-lost-own = You are beaten.
trucker-event-drew-own = You hold out: a draw.
trucker-event-earned-own = You get { $number ->
    [one] { $number } credit
   *[other] { $number } credits
 }.
trucker-event-stardust-own = You have { $number ->
    [one] { $number } exposed connector
   *[other] { $number } exposed connectors
 }.
trucker-event-sabotaged-own = You are sabotaged.
trucker-event-weakest-own = You are the weakest.
trucker-event-gave-up-own = You give up.
trucker-event-forced-out-no-engine-own = You must give up: no engine strength in open space.
trucker-event-forced-out-no-human-own = You must give up: no human on board.
trucker-event-forced-out-lapped-own = You must give up: lapped by the leader.
trucker-event-paid-order-own = You get { $number ->
    [one] { $number } credit
   *[other] { $number } credits
 } for the order of arrival.
trucker-event-paid-beauty-own = You get { $number ->
    [one] { $number } credit
   *[other] { $number } credits
 } for the best-looking ship.
trucker-event-paid-titles-own = You get { $number ->
    [one] { $number } credit
   *[other] { $number } credits
 } for the title { $card }.
trucker-event-paid-sales-own = You sell goods for { $number ->
    [one] { $number } credit
   *[other] { $number } credits
 }.
trucker-event-paid-losses-own = You: { $number ->
    [-1] −1 credit for a lost component.
   *[other] { $number } credits for lost components.
 }
trucker-event-title-own = You get the title { $card } with the value { $value }.
trucker-event-gold-own = You turn the title { $card } to gold.
trucker-event-kept-title-own = You keep the title { $card }.
trucker-event-gave-title-own = You give the title { $card } to { $to }.

trucker-preview-same-place = place stays { $now }
trucker-preview-wins = victory
trucker-preview-draws = a draw: no penalty, no reward
trucker-preview-loses = beaten
trucker-preview-crew = Crew { $number }
trucker-preview-brown = engine strength +2 if it is above 0 without the alien
trucker-preview-purple = cannon strength +2 if it is above 0 without the alien
trucker-preview-place = Place { $now } → { $after }
trucker-preview-parts = The ship would break into { $number } parts

trucker-threat-finished = { $seat } has finished building
trucker-threat-ahead = { $seat } leads
trucker-error-at = Error: { $error } ({ $cells }; { $rule })
trucker-error-of-ship = Error: { $error } ({ $rule })
trucker-table-stack = Stack { $number }, which you have seen: { $cards }
trucker-item-cell = { $cell }
trucker-fit = { $rotation }°, { $number ->
    [one] one joint
   *[other] { $number } joints
 }
trucker-fit-error = { $rotation }°, with an error: { $errors } ({ $rules })
trucker-in-reserve = In reserve:
trucker-legend = Sides: │ ─ one pipe, ║ ═ two pipes, ╫ ╪ universal, otherwise smooth. ▲ cannon, ▽ exhaust of an engine, two for a double; ( ) cabin, < > starting cabin, [ ] batteries, {"{"} {"}"} hold, ! ! special hold, ◝ shield with the sides it covers, + life support, ┼ structural module; h human, B and P aliens, * token, r y g b red, yellow, green, blue goods.

trucker-why-joins = { $number ->
    [one] One side joins the ship there
   *[other] { $number } sides join the ship there
 }
trucker-why-hidden = { $number ->
    [one] One tile still lies face down
   *[other] { $number } tiles still lie face down
 }
trucker-why-known = You know what you get
trucker-why-reserve = Nobody can take it from you
trucker-why-return = Your hand is free for a better one
trucker-why-finish = { $exposed ->
    [one] Start space { $space }, with one exposed connector
   *[other] Start space { $space }, with { $exposed } exposed connectors
 }
trucker-why-fly-on = Place { $place } pays { $number ->
    [one] { $number } credit
   *[other] { $number } credits
 } at the finish
trucker-why-load = The block brings { $number ->
    [one] { $number } credit
   *[other] { $number } credits
 } at the end
trucker-why-no-days = No flight day is lost
trucker-why-keep-goods = No goods are lost
trucker-figure-credits = { $number ->
    [one] { $number } credit
   *[other] { $number } credits
}
trucker-figure-crew = { $number ->
    [one] { $number } crew member
   *[other] { $number } crew members
}
trucker-figure-tokens = { $number ->
    [one] { $number } battery token
   *[other] { $number } battery tokens
}
trucker-figure-exposed = { $number ->
    [one] { $number } exposed connector
   *[other] { $number } exposed connectors
}
trucker-figure-errors = { $number ->
    [one] { $number } building error
   *[other] { $number } building errors
}
trucker-figure-lost = { $number ->
    [one] { $number } lost component
   *[other] { $number } lost components
}

# Data packs, as the workshop shows them
trucker-pack-tiles = Components
trucker-pack-cards = Adventure cards
trucker-pack-ships = Ship boards
trucker-pack-flights = Flight boards
trucker-pack-titles = Titles
trucker-pack-goods = Goods
trucker-pack-tokens = Tokens
trucker-pack-title-payments = Payments for titles
trucker-pack-best = Best
trucker-pack-defended = Defended
trucker-pack-defended-silver = Defended, silver
trucker-pack-defended-gold = Defended, gold
trucker-pack-sides = Connectors
trucker-pack-sides-hint = bow, right, stern, left: - 1 2 U
trucker-pack-capacity = Capacity
trucker-pack-starting-cabin = starting cabin
trucker-pack-cabin = cabin
trucker-pack-battery = battery
trucker-pack-cargo-hold = cargo hold
trucker-pack-special-hold = special hold
trucker-pack-engine = engine
trucker-pack-cannon = cannon
trucker-pack-shield = shield
trucker-pack-life-support = life support
trucker-pack-structural = structural module
trucker-pack-level = Level
trucker-pack-learning = Learning flight
trucker-pack-crew-cost = Crew lost
trucker-pack-crew-needed = Crew needed
trucker-pack-planets = Planets
trucker-pack-meteors = Meteors
trucker-pack-meteors-hint = small or large, from N E S W
trucker-pack-penalty = Penalty
trucker-pack-credits = Credits
trucker-pack-days = Flight days
trucker-pack-lines = Lines
trucker-pack-shots = Shots
trucker-pack-shots-hint = light or heavy, from N E S W
trucker-pack-criterion = Fewest
trucker-pack-type = Kind
trucker-pack-crew = crew
trucker-pack-cannon-fire = cannon fire
trucker-pack-open-space = Open space
trucker-pack-meteor-swarm = Meteor swarm
trucker-pack-slavers = Slavers
trucker-pack-smugglers = Smugglers
trucker-pack-pirates = Pirates
trucker-pack-abandoned-ship = Abandoned ship
trucker-pack-abandoned-station = Abandoned station
trucker-pack-stardust = Stardust
trucker-pack-epidemic = Epidemic
trucker-pack-combat-zone = Combat zone
trucker-pack-sabotage = Sabotage
trucker-pack-first-row = First row
trucker-pack-first-column = First column
trucker-pack-cells = Cells
trucker-pack-cells-hint = # a cell, * the starting cabin
trucker-pack-ship = Ship board
trucker-pack-spaces = Spaces
trucker-pack-start-offsets = Start spaces
trucker-pack-finish-rewards = Rewards by order
trucker-pack-best-ship = Best-looking ship
trucker-pack-lost-component = Lost component
trucker-pack-timer-spaces = Hourglass spaces
trucker-pack-stack = Cards of a stack
trucker-pack-stack-hint = of levels I, II, III
trucker-pack-deck = Cards of the flight
trucker-pack-reserve = Tiles may be reserved
trucker-pack-aliens = Aliens may come aboard
trucker-pack-choose-start = Start space may be chosen
trucker-pack-measure = What is measured
trucker-pack-gold = Gold side
trucker-pack-loaded-holds = loaded holds
trucker-pack-battery-users = what uses batteries
trucker-pack-alien-walk = walk of the aliens
trucker-pack-view-cabins = cabins with a view
trucker-pack-components = components
trucker-pack-corridor = longest corridor
trucker-pack-one-block-per-hold = one block in each hold
trucker-pack-one-token-fewer = one token fewer
trucker-pack-idle-aliens = aliens do nothing
trucker-pack-empty-inner-cabins = inner cabins stay empty
trucker-pack-no-reserve = no reserving
trucker-pack-no-structural = no structural modules
trucker-pack-price = Price
trucker-pack-special = Dangerous
trucker-pack-supply = Supply
trucker-sure-owner = Entered or confirmed by somebody who owns the game.
trucker-pack-problem-found = expected four of - 1 2 U for bow, right, stern, left, found { $sides }
trucker-pack-problem-at-least-one-connector = expected at least one connector
trucker-pack-problem-a-smooth-muzzle-side-bow = the muzzle side (bow) must be smooth
trucker-pack-problem-a-smooth-exhaust-side-stern = the exhaust side (stern) must be smooth
trucker-pack-problem-four-universal-connectors = expected four universal connectors
trucker-pack-problem-1-to-3-for-cabins = expected 1 to 3 for cabins, batteries and holds
trucker-pack-problem-1-or-2-for-engines = expected 1 or 2 for engines and cannons only
trucker-pack-problem-one-of = expected one of { $allowed }
trucker-pack-problem-1-to-5-where-a = expected 1 to 5 where a reward costs days
trucker-pack-problem-2-to-4-planets = expected 2 to 4 planets
trucker-pack-problem-meteors-of-a-swarm = only a meteor swarm has meteors
trucker-pack-problem-type = expected type { $penalty }
trucker-pack-problem-for-enemies-only = only for enemies
trucker-pack-problem-for-abandoned-ships-only = only for abandoned ships
trucker-pack-problem-for-stations-only = only for stations
trucker-pack-problem-three-for-a-combat-zone = three, and only for a combat zone
trucker-pack-problem-for-cannon-fire-only = only for cannon fire
trucker-pack-problem-1-or-more-none-for = expected 1 or more, nothing for cannon fire
trucker-pack-problem-red-yellow-green-blue = expected red, yellow, green, blue
trucker-pack-problem-learning-i-ii-iii = expected learning, I, II, III
trucker-pack-problem-at-most-five-blocks = expected at most five blocks
trucker-pack-problem-such-as-n-found = expected something like “{ $size } N”, found { $shot }
trucker-pack-problem-rows-of = expected rows of # * .
trucker-pack-problem-one-starting-cell = expected one starting cell *
trucker-pack-problem-the-starting-cell-in-row = expected the starting cell in row 7, column 7, found { $place }
trucker-pack-problem-one-of-2 = expected one of { $ships }
trucker-pack-problem-four = expected four
trucker-pack-problem-cards-of-level-1-2 = expected cards of level 1, 2 and 3, or none

## Themes of puzzles

trucker-theme-yard = In the yard
trucker-theme-hold = Place a tile
trucker-theme-give-up-prompt = Fly on or give up
trucker-theme-load = Load goods
trucker-theme-choose-planet = Land on a planet
trucker-theme-spend = Spend battery tokens
trucker-theme-power-engines = Power the engines
trucker-theme-unload = Unload goods
trucker-theme-abandoned-ship = Abandoned ship
trucker-theme-abandoned-station = Abandoned station
trucker-theme-load-crew = Boarding
trucker-theme-power-cannons-against = Fight
trucker-theme-power-cannons = Power the cannons
trucker-theme-reward = Take the reward
trucker-theme-hand-in = Give up crew
trucker-theme-defend-small = Defend
trucker-theme-keep-part = A broken ship
