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
trucker-ui-cell-too = row { $row }, column { $column }
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
    [true] , one battery token per use
   *[other] { "" }
 }.
trucker-ui-about-engine = Strength { $strength }{ $double ->
    [true] , one battery token per use
   *[other] { "" }
 }. Keep the cell below free.
trucker-ui-about-engine-wrong = The exhaust must point down.
trucker-ui-about-shield = Covers { $sides }, one battery token per use.
trucker-ui-about-cabin = For two humans, or one alien beside its life support.
trucker-ui-about-starting_cabin = Two humans; no aliens.
trucker-ui-about-battery = For { $n } battery tokens.
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
trucker-ui-fits-but-at = holds, but with an error ({ $sides }): { $why }.
trucker-ui-fits-but = holds, but with an error: { $why }.
trucker-ui-no-place = No place in this rotation. Turn it with R.
trucker-ui-turn-first = turn it first
trucker-ui-fits-nowhere = fits nowhere
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
trucker-ui-hand-done = Your ship is finished: nothing more to take.
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
trucker-ui-glass-last = The last run: after it building is over.
trucker-ui-glass-anybody = The sand has run out: any trucker may turn it.
trucker-ui-glass-waits = The sand has run out: it waits until somebody has finished.
trucker-ui-glass-then = Then it moves on to the next space by itself.
trucker-ui-glass-then-anybody = Then any trucker may turn it.
trucker-ui-glass-then-finished = Then somebody who has finished may turn it for the last time.
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
trucker-ui-end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 } of { $players } with { $points ->
    [1] one credit
   *[other] { $spoken } credits
 }
trucker-ui-end-worst = Hardest hit · { $card }
trucker-ui-end-worst-text = { $n ->
    [one] one component lost
   *[other] { $n } components lost
 }
trucker-ui-end-best = Best catch · { $card }
trucker-ui-end-best-text = { $n ->
    [one] worth one credit
   *[other] worth { $n } credits
 }
trucker-ui-end-flown = { $n ->
    [one] One card flown
   *[other] { $n } cards flown
 }
trucker-ui-end-flown-text = { $n ->
    [0] without losing a component in flight
    [one] for the loss of one component
   *[other] for the loss of { $n } components
 }
trucker-ui-lost-so-far = lost so far
trucker-ui-stat-cannon = Cannon strength
trucker-ui-stat-engine = Engine strength
trucker-ui-stat-crew = Crew
trucker-ui-stat-battery = Battery tokens
trucker-ui-stat-exposed = Exposed connectors
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
trucker-ui-card-open_space = As many spaces forward as the engines are strong. With 0 you must give up.
trucker-ui-card-stardust = One space back for every exposed connector, last ship first.
trucker-ui-card-epidemic = Every cabin joined to another occupied cabin loses one crew.
trucker-ui-card-sabotage = The ship with the smallest crew loses the tile that two rolls pick. Up to three tries.
trucker-ui-card-meteor_swarm = One roll for everybody, one after the other.
trucker-ui-card-slavers = Attack in flight order until beaten.
trucker-ui-card-smugglers = Attack in flight order until beaten.
trucker-ui-card-pirates = Attack in flight order until beaten.
trucker-ui-card-abandoned_ship = In flight order, the first with enough crew may take it, hand in the crew and lose the days.
trucker-ui-card-abandoned_station = In flight order, the first with enough crew may load and lose the days. The crew stays aboard.
trucker-ui-card-combat_zone = Whoever has the least of each suffers that line; in a tie, whoever is ahead.
trucker-ui-part-card = Card { $n }
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
trucker-ui-announced-engine = engines { $n }
trucker-ui-announced-crew = crew { $n }
trucker-ui-outcome-bounced = bounces off
trucker-ui-outcome-shot_down = shot down
trucker-ui-outcome-defended = defended
trucker-ui-outcome-destroyed = hit
trucker-ui-rolled = { $name } rolled
trucker-ui-rolled-you = you rolled
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
trucker-ui-nobody-left = nobody aboard: you give up
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
trucker-ui-least-pays = Whoever has the least here { $pays }; in a tie, whoever is ahead.
trucker-ui-pays-days = { $n ->
    [one] loses { $n } flight day
   *[other] loses { $n } flight days
 }
trucker-ui-pays-crew = loses { $n } crew
trucker-ui-pays-goods = { $n ->
    [one] loses { $n } good
   *[other] loses { $n } goods
 }, or battery tokens for those missing
trucker-ui-pays-cannon_fire = { $n ->
    [one] is hit by { $n } shot
   *[other] is hit by { $n } shots
 }
trucker-ui-told = Announced: { $told }.
trucker-ui-ask-power_cannons-enemy = More than { $strength } wins, { $strength } is a draw, less loses.
trucker-ui-ask-keep_part = The rest falls off with everything on it and counts as lost.
trucker-ui-ask-crew = Each cabin takes two humans or one alien; of each colour one alien at most.
trucker-ui-ask-planet = Landing costs the days even if you load nothing.
trucker-ui-ask-unload = Only now can you move blocks or throw them away: what you choose waits beside the ship.
trucker-ui-ask-abandoned-abandoned_ship = They stay there for good. Without a human on board you must give up after this card.
trucker-ui-ask-abandoned-abandoned_station = Your crew stays on board.
trucker-ui-ask-hand_in = Humans or aliens, from any cabin. Without a human on board you must give up after this card.
trucker-ui-ask-lose_blocks = The most valuable go first; for goods you do not have, you lose battery tokens.
trucker-ui-ask-spend-instead = No goods are left: you lose battery tokens instead.
trucker-ui-ask-give_up = Giving up ends your flight: later cards do not concern you.
trucker-ui-ask-keep_title = Everybody flies on with one title; you give the others away. With the best value on flight II it pays 4 credits and turns to gold.
trucker-ui-ask-give_title = Only truckers without a title get one.
trucker-ui-tap-ship = Choose the lit tiles on your ship.
trucker-ui-other-battery = Choose another lit battery, and the token comes from there.
trucker-ui-decides-too = { $n ->
    [one] { $names } decides too.
   *[other] { $names } decide too.
 }
trucker-ui-power = Power { $n }: strength { $strength }, battery tokens { $before } to { $after }
trucker-ui-beside = Waiting to be loaded
trucker-ui-load-hint = Choose a block, then a lit hold.
trucker-ui-payout = Credits by source
trucker-ui-open-ends = { $n } exposed
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
trucker-ui-building-relaxed = everybody at once, without the hourglass
trucker-ui-building-real_time = everybody at once, against the hourglass
trucker-ui-unverified = { $n ->
    [one] one card reconstructed or uncertain
   *[other] { $n } cards reconstructed or uncertain
 }
trucker-ui-read-heap = { $hidden ->
    [one] { $hidden } face-down tile
   *[other] { $hidden } face-down tiles
 }; face up: { $shown }.
trucker-ui-read-seat = { $name }: tiles { $tiles }, cannons { $cannon } to { $cannons }, engines { $engine } to { $engines }, crew { $crew }, battery tokens { $tokens }, exposed connectors { $exposed }, lost { $lost }, credits { $credits }, in hand { $hand }.

trucker-ui-word-heap = Take a face-down tile or an open one. Decide on it before you take the next: attach, reserve or put it back face up.
    .title = Heap
    .rule = GT-024
trucker-ui-word-stack = With at least one tile attached you may look at one of the three lower stacks, one at a time.
    .title = Adventure stack
    .rule = GT-050
trucker-ui-word-upper-stack = Nobody may look at the fourth stack.
    .title = Unknown stack
    .rule = GT-051
trucker-ui-word-reserve = Up to two tiles may wait here. A reserved tile is never put back; if it is not used it counts as lost.
    .title = Reserve
    .rule = GT-040
trucker-ui-word-hourglass-turns = By turns it counts rounds and moves on by itself. When the run on its last space is over, building is over.
    .title = Hourglass
    .rule = GT-065
trucker-ui-word-hourglass = When the sand has run out, somebody may turn it. Only truckers who have finished may turn it onto its last space; when it runs out there, building is over.
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
trucker-ui-word-exposed = Connectors that look into empty space. The fewest at the end win the prize for the best-looking ship; stardust counts them too.
    .title = Exposed connectors
    .rule = GT-291
trucker-ui-word-lost = Each component lost costs a credit at the end.
    .title = Lost components
    .rule = GT-388
trucker-ui-word-credits = Cosmic credits. The most at the end win.
    .title = Credits
    .rule = GT-390
trucker-ui-word-track = Only empty spaces count, forward and back: occupied ones are skipped. Whoever is lapped by the leader must give up.
    .title = Track
    .rule = GT-125
trucker-ui-word-deck = The leader turns over one card after the other; after the last the flight is over.
    .title = Adventure deck
    .rule = GT-120
trucker-ui-word-reconstructed = Not every printed component is known to us for certain. Those that are not carry this mark and say how sure they are.
    .title = Reconstructed

trucker-lesson-goal = Build a ship ①, fly it through eight adventure cards and sell what you bring home. More than 0 credits is a good trip; the most credits win. Nova has built already.
    .title = Bring home credits
trucker-lesson-take = Take a tile unseen from the heap ①. Then you attach it to your ship, or put it back face up for all. In this flight there is no hurry.
    .title = Take a tile
    .try = Press the heap ①: it brings the tiles your ship needs.
trucker-lesson-pipes = Sides that touch must fit: one pipe to one, two to two, the comb to both. A smooth side must not touch a pipe. Lit cells ② fit the tile in your hand ①.
    .title = Connectors must fit
trucker-lesson-engine = An engine's flame ① points down, and the cell behind it stays empty. Each engine takes you further through open space.
    .title = Engines point back
    .try = Attach it at ②{ $turn }: its pipe meets the comb, and nothing lies behind the flame.
trucker-lesson-cabin = Each cabin ① carries two humans. Crew mans abandoned stations and ships, and without any human you must give up.
    .title = Crew
    .try = Attach it at ②{ $turn }: { $joined ->
        [one] one side joins the ship.
       *[other] { $joined } sides join the ship.
    }
trucker-lesson-power = Double cannons, double engines and shields show a bolt: each use spends one token from a battery ①.
    .title = Bolts need batteries
    .try = Attach it at ②{ $turn }: { $joined ->
        [one] one side joins the ship.
       *[other] { $joined } sides join the ship.
    }
trucker-lesson-cannon = Cannons ① shoot large meteors and enemies. The cell in front of the muzzle stays empty. Pointing forward they count in full, otherwise half.
    .title = Cannons need a free muzzle
    .try = Attach it at ②{ $turn }: pointing forward, with nothing in front of the muzzle.
trucker-lesson-shield = A shield ① guards the two sides its blue line shows. For one battery token it stops a small meteor or light fire from there; nothing stops heavy fire.
    .title = Shields guard two sides
    .try = Attach it at ②{ $turn }: there it guards { $sides }.
trucker-lesson-cargo = Cargo holds ① carry goods, one block in each place. They are sold at the end: red 4 credits, yellow 3, green 2, blue 1. Red ones need a red hold.
    .title = Room for goods
    .try = Attach it at ②{ $turn }: { $joined ->
        [one] one side joins the ship.
       *[other] { $joined } sides join the ship.
    }
trucker-lesson-open = Pipes that lead nowhere ① are weak spots: small meteors bounce off smooth sides, but break in here. Yours: { $open }. The ship with the fewest earns 2 credits at the end.
    .title = Exposed connectors
trucker-lesson-ready = Gaps in the hull are allowed. Before the launch components with wrong joints come off, free of charge in this flight. In later flights an hourglass runs, and you may look into the card stacks.
    .title = When to stop
    .try = Your ship has all it needs. Take start space { $space } ①: press it, then press it again.
trucker-lesson-card = Each card ① is for all; the leader acts first. Whoever takes something usually loses flight days: the rocket moves back on the track ②.
    .title = One card for all
    .try = { $type ->
        [land] Land on planet { $planet }: { $red ->
            [locked] red goods do not fit your holds; this one brings { $credits } credits at the end.
           *[other] its goods bring { $credits } credits at the end.
        }
       *[other] Fly past this time.
    }
trucker-lesson-space = In open space you fly as many spaces forward as your engines are strong ①. A double engine adds 2 for one battery token ②. With 0 you must give up.
    .title = Open space: engines count
    .try = { $n ->
        [0] Use no double engine: your tokens are worth more later.
        [one] Use one double engine: two spaces more.
       *[other] Use { $n } double engines: two spaces more for each.
    }
trucker-lesson-hit = Two dice name a row or column; the first component in it is hit ①. Small meteors bounce off smooth sides, large ones must be shot. Components without a connection fall off.
    .title = Meteors and shots
    .try = { $type ->
        [defend] Spend a token and keep the component.
        [fly_on] That swarm has passed. Fly on to the next card.
       *[other] Take the hit and save the token.
    }
trucker-lesson-stardust = Stardust costs everybody one flight day for each exposed connector ①; you have { $open }. The rocket fell back on the track ②. A closed hull pays off.
    .title = Stardust
    .try = Nothing to decide here. Fly on to the next card.
trucker-lesson-smugglers = Enemies ① attack in flight order. With stronger cannons you beat them: take the goods for some days, and nobody else is attacked. With weaker ones you lose goods; in a draw they move on.
    .title = Smugglers
    .try = { $type ->
        [fly_on] They are gone. Fly on to the next card ②.
        [accept] Take the goods ②: they are worth the day.
       *[other] Choose the double cannons to power ②, then confirm.
    }
trucker-lesson-abandoned = Something drifts here ①. The first in order with enough crew may take it, for flight days. A ship costs crew and pays credits; a station only needs the crew and gives goods.
    .title = Abandoned
    .try = { $type ->
        [accept] { $kind ->
            [ship] Take it ②: the credits are worth the crew and the day.
           *[other] Take it ②: the goods bring { $credits } credits at the end.
        }
       *[other] Leave it ②: it would cost too much.
    }
trucker-lesson-combat = Three comparisons, from top to bottom ①: fewest crew, weakest engines, weakest cannons. Whoever is lowest suffers that line; among equals, the one ahead. Tokens help ②.
    .title = Combat zone
    .try = { $type ->
        [fly_on] It is over. Fly on to the next card.
        [power_engines] { $n ->
            [0] Use no double engine ②: you are strong enough.
            [one] Use one double engine ②, so that you are not the weakest.
           *[other] Use { $n } double engines ②, so that you are not the weakest.
        }
       *[other] Choose the double cannons to power ②, so that you are not the weakest, then confirm.
    }
trucker-lesson-payout = Credits for your place at the finish, 2 for the ship with the fewest exposed connectors, the goods sold, minus 1 for each lost component ①. That was a flight.
    .title = Payday
trucker-lesson-turned = { $turns ->
    [0] {""}
    [1] , turned once to the right
    [2] , turned twice
   *[other] , turned once to the left (or three times to the right)
}
trucker-lesson-side-N = above
trucker-lesson-side-E = on the right
trucker-lesson-side-S = below
trucker-lesson-side-W = on the left
trucker-lesson-do-yard = { $type ->
    [finish] Take a start space: press it, then press it again.
   *[other] Take the next tile from the heap.
}
trucker-lesson-do-hold = { $type ->
    [attach] Attach it in row { $row }, column { $column }{ $turn }: { $joined ->
        [one] one side joins the ship.
       *[other] { $joined } sides join the ship.
    }
   *[other] Put it back: it does not fit well.
}
trucker-lesson-do-type-hand_in = Hand in one of the crew from { $what }, then confirm.
trucker-lesson-do-load = Load the block ({ $good }) into the hold in row { $row }, column { $column }: it is sold at the finish.
trucker-lesson-do-unload = Nothing has to go: confirm to keep your goods and load the new ones.
trucker-lesson-do-abandoned = { $type ->
    [accept] { $kind ->
        [ship] { $what }. At the end crew earns nothing, credits stay.
       *[other] { $what }. The goods are worth credits at the end.
    }
   *[other] Leave it: it would cost too much.
}
trucker-lesson-do-give_up = { $type ->
    [fly_on] Fly on to the next card.
   *[other] { $what }.
}
trucker-lesson-do-defence = { $type ->
    [defend] Spend a battery token: otherwise the component is lost.
   *[other] Take the hit and save the token.
}
trucker-lesson-do-power_cannons = { $n ->
    [0] Power no double cannon: just confirm, and save your tokens.
   *[other] Power { $what }, then confirm: { $against ->
        [combat_zone] so you are not the weakest.
       *[other] so you are stronger.
    }
}
trucker-lesson-do-power_engines = { $n ->
    [0] Use no double engine and save your tokens.
    [one] Use one double engine.
   *[other] Use { $n } double engines.
}
trucker-ui-face-up-of = Face up · { $n } of { $all }
trucker-ui-show-all = Show all
trucker-ui-filter = Which open tiles are shown
trucker-ui-filter-kind = { $kind }, { $n }
trucker-ui-kind-cannon-1 = Cannon
trucker-ui-kind-cannon-2 = Double cannon
trucker-ui-kind-engine-1 = Engine
trucker-ui-kind-engine-2 = Double engine
trucker-ui-kind-cabin = Cabin
trucker-ui-kind-battery = Batteries
trucker-ui-kind-cargo_hold = Cargo hold
trucker-ui-kind-special_hold = Special hold
trucker-ui-kind-shield = Shield
trucker-ui-kind-life_support = Life support
trucker-ui-kind-structural = Structural module
trucker-ui-only-you = only you see these cards
trucker-ui-looking-now = You cannot attach while you look. Everything else goes on.
trucker-ui-looking-again = You have seen this stack: looking again costs nothing.
trucker-ui-stack-held = { $name } is looking at stack { $n }.
trucker-ui-again = again to confirm
trucker-ui-finish-errors = { $n ->
    [one] Finish with one error?
   *[other] Finish with { $n } errors?
 }
trucker-ui-finish-few = { $n ->
    [one] Finish with just one tile?
   *[other] Finish with only { $n } tiles?
 }
trucker-ui-cells-empty = { $n } of { $cells } cells are empty
trucker-ui-others-have = { $others ->
    [one] { $name } has
   *[other] The others have
 } { $count ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}. { $left ->
    [one] One is
   *[other] { $left } are
 } left to take.
trucker-ui-ship-has = Engines { $engine }, cannons { $cannon }, crew { $crew }
trucker-ui-enemies-have = Enemies of flight { $level } have strength { $least } to { $most }.
trucker-ui-finish-repair = Before launch you must take tiles off until no error is left.
trucker-ui-finish-last = After taking a start space you cannot build on.
trucker-ui-finish-on = Finish on space { $n }
trucker-ui-finish-too-late = Time is up: building is over.
trucker-ui-keep-building = Keep building
trucker-ui-keys-arrows = yard: from cell to cell
trucker-ui-keys-space = yard: take from the heap
trucker-ui-keys-f = yard: find an open tile
trucker-ui-keys-r = yard: turn the tile
trucker-ui-keys-n = yard: next, previous place where it holds
trucker-ui-keys-enter = yard: attach
trucker-ui-keys-back = yard: put back
trucker-ui-keys-s = yard: reserve
trucker-ui-keys-digits = yard: take a reserved tile
trucker-ui-keys-k = yard: look at a stack of cards
trucker-ui-keys-x = yard: show the errors
trucker-ui-keys-g = yard: turn the hourglass, where it runs in real time
trucker-ui-keys-e = yard: finish, and on which start space
trucker-ui-next-card = Next card
trucker-ui-give-up-sure = Yes, give up
trucker-ui-load-all = Load all
trucker-ui-you-watch = You are out of the race and are watching { $name }. Press a ship to watch that one.
trucker-ui-resigned = You have resigned and are watching { $name }. Press a ship to watch that one.
trucker-ui-done-building = Your ship is finished. { $n ->
    [one] { $names } is still building
   *[other] { $names } are still building
 }; then you take off.

## what is seen in flight
trucker-ui-scene-card = The next card is turned over.
trucker-ui-scene-dice = The dice say where it strikes.
trucker-ui-scene-meteor = Meteor { $n } of { $of }: { $size }, { $side }
trucker-ui-scene-shot = Shot { $n } of { $of }: { $size }, { $side }
trucker-ui-scene-small = small
trucker-ui-scene-large = large
trucker-ui-scene-light = light
trucker-ui-scene-heavy = heavy
trucker-ui-defenceless-small = no shield helps here
trucker-ui-defenceless-large = no cannon can hit it
trucker-ui-defenceless-light = no shield helps here
trucker-ui-defenceless-heavy = nothing stops heavy fire
trucker-ui-edge-N = bow
trucker-ui-edge-E = right
trucker-ui-edge-S = stern
trucker-ui-edge-W = left
trucker-ui-board-drawn = A ship board with { $n } building spaces
trucker-entry-red = red goods
trucker-entry-yellow = yellow goods
trucker-entry-green = green goods
trucker-entry-blue = blue goods
trucker-entry-astronaut = astronauts
trucker-entry-battery-token = battery tokens
trucker-entry-alien-brown = brown aliens
trucker-entry-alien-purple = purple aliens
trucker-entry-rocket = rocket figures
trucker-entry-title-tile = title tiles
trucker-entry-learning = learning flight
trucker-entry-I = flight I
trucker-entry-II = flight II
trucker-entry-III = flight III
trucker-entry-SHIP-I = ship board I
trucker-entry-SHIP-II = ship board II
trucker-entry-SHIP-III = ship board III
