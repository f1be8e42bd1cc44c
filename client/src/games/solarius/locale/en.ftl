solarius-ui-map = Map
solarius-ui-map-hexes = Hexes of the map; arrow keys move, N goes to the next place worth flying to
solarius-ui-key-in = in range
solarius-ui-key-buy = +n fuel
solarius-ui-key-closed = no landing
solarius-ui-zoom = Enlarge the map
solarius-ui-home = the home planet
solarius-ui-portal = a portal
solarius-ui-hub-open = trade centre { $tile }
solarius-ui-hub-space = space of trade centre { $tile }, not open yet
solarius-ui-face-down = a face-down { $colour } planet
solarius-ui-no-planet = a planet space without a planet
solarius-ui-empty = empty space
solarius-ui-ship-of = { $mine ->
    [true] your ship
   *[other] ship of { $name }
 }
solarius-ui-figure-of = { $mine ->
    [true] your { $kind }
   *[other] { $kind } of { $name }
 }{ $outpost ->
    [true] { " " }with an outpost
   *[other] {""}
 }
solarius-ui-tile = map tile { $tile }
solarius-ui-centre = centre
solarius-ui-tile-words = Map tile { $tile }: { $things }
solarius-ui-nothing = nothing
solarius-ui-flight = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 }{ $fuel ->
    [0] {""}
   *[other] { ", " }{ $fuel } fuel
 }
solarius-ui-use-reveal = Reveal the planet, then settle it or take resources for its points.
solarius-ui-use-planet = Settle the planet.
solarius-ui-use-mission = Fulfil a mission or build a station here.
solarius-ui-use-station = A station can be built here.
solarius-ui-use-stop = Just a stop: there is nothing to do here.
solarius-ui-neighbours = Neighbours: { $list }
solarius-ui-neighbours-none = Nothing around it
solarius-ui-way-e = east
solarius-ui-way-se = south-east
solarius-ui-way-sw = south-west
solarius-ui-way-w = west
solarius-ui-way-nw = north-west
solarius-ui-way-ne = north-east

solarius-ui-bridge = Bridge
solarius-ui-bag = in the bag
solarius-ui-die = { $colour } { $face }
solarius-ui-wheel-at = { $n ->
    [-1] minus 1
    [0] zero
   *[other] plus { $n }
 }
solarius-ui-gives = { $n ->
    [one] { $n } action point for you
   *[other] { $n } action points for you
 }
solarius-ui-tech = Technology and storage
solarius-ui-row = die shows { $pips } in column { $column }; { $one } in column I, { $two } in II, { $three } in III; value { $value }
solarius-ui-value = stored value
solarius-ui-shows = shows { $n }
solarius-ui-stat-fuel = Fuel
solarius-ui-stat-bucks = SpaceBucks
solarius-ui-stat-range = Range
solarius-ui-stat-junk = Junk
solarius-ui-stat-stations = Stations
solarius-ui-stat-station = Stations
solarius-ui-stat-colony = Colonies
solarius-ui-stat-mission = Missions fulfilled
solarius-ui-stat-missions = Missions
solarius-ui-stat-developments = Developments
solarius-ui-stat-hand = Cards in hand
solarius-ui-stat-anytime = Any time
solarius-ui-stat-bridge = Bridge
solarius-ui-stat-fields = Die fields
solarius-ui-stat-hubs = Trade centres
solarius-ui-stat-reconstructed = How certain the values are
solarius-ui-hand = Hand
solarius-ui-fields = Die fields
solarius-ui-free = free
solarius-ui-pick-die = Die, with the wheel’s bonus
solarius-ui-pick-field = Field: action points and junk
solarius-ui-take-table = action points per die and field; • = junk
solarius-ui-field-ordinary = Ordinary
solarius-ui-field-transformation = Transformation
solarius-ui-field-research = Research
solarius-ui-field-slot = Developments
solarius-ui-beside = { $n } beside the tableau
solarius-ui-station-price = next station: { $high } and { $low }
solarius-ui-in-progress = In progress
solarius-ui-unfinished = −{ $n } if none is completed
solarius-ui-settled = Settled
solarius-ui-mission = Mission
solarius-ui-open-mission = open mission
solarius-ui-done-mission = mission fulfilled
solarius-ui-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
solarius-ui-half-mission = Mission
solarius-ui-half-development = Development
solarius-ui-play-mission = Play as a mission
solarius-ui-play-development = Play as a development
solarius-ui-anytime = Any time in your turn
solarius-ui-trade = Trade
solarius-ui-turn-drive = Turn drive
solarius-ui-complete = Complete
solarius-ui-buy-cube = Buy a resource
solarius-ui-sell = Sell resources …
solarius-ui-have = You have { $fuel } fuel and { solarius-n-bucks }
solarius-ui-score-of = { $name }: { $n ->
    [one] { $n } point
   *[other] { $n } points
 } so far
solarius-ui-start-player = Start player
solarius-ui-estimate = Points so far
solarius-ui-estimate-help = As if the game ended now.
solarius-ui-source = Source
solarius-ui-total = Total
solarius-ui-pages = Pages
solarius-ui-page-map = Map
solarius-ui-page-board = My tableau
solarius-ui-page-others = Others
solarius-ui-round = { $n ->
    [0] Setup
   *[other] Round { $n } of { $of }
 }
solarius-ui-hubs = Trade centres by round
solarius-ui-steps = Steps of the turn
solarius-ui-step-die = Die
solarius-ui-step-extra = Extra action
solarius-ui-step-refill = Refill
solarius-ui-reconstructed = Reconstructed

solarius-ui-none-of-them = none
solarius-ui-auto = Obvious answers without asking
solarius-ui-auto-help = Resources that fit into storage in one way only, and free fuel or SpaceBucks, are taken at once. Undo takes them back as well.
solarius-ui-mission-ready = Mission ({ $points } VP): can be fulfilled
solarius-ui-mission-lacks = Mission ({ $points } VP): { $lack } missing
solarius-ui-station-for = Station: { $high } + { $low }
solarius-ui-decline = Decline
solarius-ui-buy-drives = { $n ->
    [one] { $n } drive
   *[other] { $n } drives
 }
solarius-ui-points-short = { $n } VP
solarius-ui-more-space = { $n ->
    [one] { $n } more space
   *[other] { $n } more spaces
 }
solarius-ui-settle-now = You have { $have }: you can pay at once.
solarius-ui-settle-later = You have { $have } of { $need }: the planet stays “in progress” until that is enough; unfinished, it costs points at the end.
solarius-ui-colours = [black] fuel · [yellow] SpaceBucks · [turquoise] raise · [brown] push · or resources
solarius-ui-ap-cost = costs { $cost }, { $left } left
solarius-ui-portals-turn = Open portals: drive 2 → 1
solarius-ui-portals-return = Open portals: −1 drive
solarius-ui-portals-free = Open portals
solarius-ui-junk-free = { $n ->
    [0] 0 free: −1 VP each
   *[other] { $n } free
 }
solarius-ui-junk-fields = Junk fields
solarius-ui-act-resource = Take { $ap } { $colour }
solarius-ui-act-black = Gain { $ap } [fuel]
solarius-ui-act-yellow = Gain { $ap } [bucks]
solarius-ui-act-turquoise = [up] Raise tech dice: { $ap } AP
solarius-ui-act-brown = [push] Push tech dice: { $ap } AP
solarius-ui-split-resource = Resources first
solarius-ui-split-main = Action first
solarius-ui-split-buys = bought: { $resource } for resources, { $main } for the action
solarius-ui-bought = +{ $n } for { $bucks } [bucks]
solarius-ui-steps-to = { $n ->
    [one] { $n } step: { $what }
   *[other] { $n } steps: { $what }
 }
solarius-ui-through-portal = through the portals
solarius-ui-no-undo = Reveals a planet: no undo after this
solarius-ui-fly = Fly
solarius-ui-this-turn = This turn so far
solarius-ui-last-turn = Last turn
solarius-ui-where = Where to fly?
solarius-ui-where-help = Each lit hex shows the way, the price and what you can do there.
solarius-ui-unknown-planet = face down
solarius-ui-mission-place = beside { $tile }
solarius-ui-reach = Places worth flying to
solarius-ui-see-map = See the map
solarius-ui-see-hand = Play a card: see my tableau
solarius-ui-why-not = What is missing

solarius-ui-sign-fuel = fuel
solarius-ui-sign-bucks = SpaceBucks
solarius-ui-sign-black = black
solarius-ui-sign-yellow = yellow
solarius-ui-sign-turquoise = turquoise
solarius-ui-sign-brown = brown
solarius-ui-sign-cube = resources
solarius-ui-sign-up = technology
solarius-ui-sign-push = column
solarius-ui-sign-drive = drive
solarius-ui-sign-junk = junk
solarius-ui-sign-range = range
solarius-ui-sign-portal = portals
solarius-ui-sign-recolour = recolour
solarius-ui-or = or
solarius-ui-op-gain-fuel = +{ $n } [fuel]
solarius-ui-op-gain-bucks = +{ $n } [bucks]
solarius-ui-op-gain-mix = +{ $n } [fuel]/[bucks]
solarius-ui-op-gain-resource = +{ $n } { $colours }
solarius-ui-op-upgrade-ap = { $n } AP: raise [up]
solarius-ui-op-push-ap = { $n } AP: push [push]
solarius-ui-op-gain-drive = +{ $n } [drive]
solarius-ui-op-flip-drive = turn { $n } [drive] to 2
solarius-ui-op-remove-junk = −{ $n } [junk]
solarius-ui-op-draw-cards = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
 }
solarius-ui-op-play-card = { $n ->
    [one] play { $n } card
   *[other] play { $n } cards
 }
solarius-ui-mod-ap-resource = +{ $n } AP { $colours } when taking
solarius-ui-mod-ap-main = +{ $n } AP { $colours } in the action
solarius-ui-mod-ap-any = +{ $n } AP { $colours }
solarius-ui-mod-recolour = [recolour] counts as { $colours }
solarius-ui-mod-split-action = split AP between both actions
solarius-ui-mod-range = +{ $n } [range]
solarius-ui-mod-portal-free = [portal] without a drive
solarius-ui-mod-junk-fields = { $n ->
    [one] +{ $n } [junk] field
   *[other] +{ $n } [junk] fields
 }
solarius-ui-mod-hand-limit = hand limit +{ $n }
solarius-ui-mod-draw-extra = draw +{ $n }
solarius-ui-mod-drive-buy = drives −{ $n } [fuel]
solarius-ui-mod-drive-flip = turning a drive −{ $n } [fuel]
solarius-ui-mod-planet-fuel = planets −{ $n } [fuel]
solarius-ui-mod-planet-bucks = planets −{ $n } [bucks]
solarius-ui-mod-station-high = stations, high −{ $n }
solarius-ui-mod-station-low = stations, low −{ $n }
solarius-ui-only-pips = only dice { $pips }
solarius-ui-only-colours = only { $colours }
solarius-ui-then = then { $effects }
solarius-ui-now = at once { $effects }
solarius-ui-on-colony-placed = each colony
solarius-ui-on-station-built = each station
solarius-ui-on-mission-fulfilled = each mission
solarius-ui-on-planet-revealed = each planet revealed
solarius-ui-on-planet-settled = each planet settled
solarius-ui-on-outpost-placed = each outpost
solarius-ui-endgame = { $vp } VP per { $n ->
    [1] {""}
   *[other] { $n }{ " " }
 }{ $per }, at most { $max }
solarius-ui-per-settled-planet = { $n ->
    [one] settled planet
   *[other] settled planets
 }
solarius-ui-per-station = { $n ->
    [one] station
   *[other] stations
 }
solarius-ui-per-fulfilled-mission = { $n ->
    [one] mission
   *[other] missions
 }
solarius-ui-per-outpost = { $n ->
    [one] outpost
   *[other] outposts
 }
solarius-ui-per-tech-die-4 = { $n ->
    [one] tech die at 4
   *[other] tech dice at 4
 }
solarius-ui-per-development = { $n ->
    [one] development
   *[other] developments
 }
solarius-ui-mode-passive = lasting
solarius-ui-mode-slot = die field
solarius-ui-mode-trigger = whenever
solarius-ui-mode-endgame = final scoring
solarius-ui-once = once
solarius-ui-each-round = each round
solarius-ui-piece-progress = progress card
solarius-ui-piece-planet = planet
solarius-ui-piece-station = space station
solarius-ui-piece-outpost = outpost
solarius-ui-piece-start = start card
solarius-ui-piece-hub = trade centre

solarius-ui-explain-fuel = Pays for extra range (2 each), drives and black planets. At most 10; at the end 1 point for 5 or more, 2 for 10.
    .rule = SM-222
solarius-ui-explain-bucks = Pay for action points (2 each) and yellow planets. At most 10; at the end 1 point for 5 or more, 2 for 10.
    .rule = SM-154
solarius-ui-explain-range = How many hexes your ship can fly: 1 from the drive in your colour, plus your general drives.
    .rule = SM-221
solarius-ui-explain-junk = Dice that give 3 or more points, recolouring and research bring space junk. Junk without a free field lies beside your tableau and costs 1 point apiece.
    .rule = SM-134
solarius-ui-explain-stations = Each station costs resources of two colours. 1, 3 and 6 points for two, three and four stations; their lasting effects work at the end of each round.
    .rule = SM-277
solarius-ui-explain-station = Stations built. 1, 3 and 6 points for two, three and four.
    .rule = SM-277
solarius-ui-explain-colony = Colonies on the map: planets being settled or settled.
    .rule = SM-253
solarius-ui-explain-mission = Missions fulfilled beside trade centres.
    .rule = SM-300
solarius-ui-explain-missions = Cards played as missions are fulfilled beside a trade centre by paying resources. Each one left open costs a point.
    .rule = SM-300
solarius-ui-explain-developments = Cards played as developments work for the rest of the game.
    .rule = SM-198
solarius-ui-explain-hand = Progress cards; each can be played as a mission or as a development.
    .rule = SM-197
solarius-ui-explain-anytime = In your own turn, between actions: trade, turn a drive from 1 to 2, pay for a black or yellow planet.
    .rule = SM-355
solarius-ui-explain-bridge = The wheel turns after each turn: dice that lie longer bring more fuel or SpaceBucks. The white disc is what the die gives you; a stone means junk.
    .rule = SM-151
solarius-ui-explain-fields = Four turns in each round. Once a round you may recolour a die, and once a round use one for research; both bring junk.
    .rule = SM-155
solarius-ui-explain-field-ordinary = The die counts as it is.
    .title = Ordinary field
solarius-ui-explain-field-transformation = The die counts as another colour; once a round, 1 junk.
    .title = Transformation field
    .rule = SM-155
solarius-ui-explain-field-research = First draw or play a card; once a round, 1 junk.
    .title = Research field
    .rule = SM-156
solarius-ui-explain-field-slot = Die fields of your developments, each once a round.
    .title = Developments
    .rule = SM-157
solarius-ui-explain-hubs = One trade centre opens each round. Figures beside it are worth a point each; your first mission there brings a bonus.
    .rule = SM-143
solarius-ui-explain-reconstructed = The game's glossary is not public, so the values of these pieces are reconstructed, as this mark shows. If you own the game, you can enter the printed values: the mark leads to the workshop.
solarius-ui-explain-row = A resource in column I is worth 1, in II 2, in III 3. The technology die opens the columns to its left; a star of this colour counts what the die shows.
    .title = Row: { $colour }
solarius-ui-explain-action-black = Action of black dice: gain fuel.
solarius-ui-explain-action-yellow = Action of yellow dice: gain SpaceBucks.
solarius-ui-explain-action-turquoise = Action of turquoise dice: raise technology dice.
solarius-ui-explain-action-brown = Action of brown dice: push technology dice.
solarius-ui-explain-hex-home = All ships start here.
    .title = Home planet
solarius-ui-explain-hex-portal = With the portals open, a jump from any portal to any other is one step.
    .title = Portal
solarius-ui-explain-hex-hub-open = An open trade centre: figures beside it score, and missions are fulfilled there. No flight may end on it.
    .title = Trade centre { $tile }
solarius-ui-explain-hex-hub-space = A trade centre may open here; missions can be fulfilled beside it already.
    .title = Space of trade centre { $tile }
solarius-ui-explain-hex-face-down = Whoever lands here reveals it ({ $colour }), then settles it or takes resources.
    .title = Planet, face down
solarius-ui-explain-hex-no-planet = No planet here, or none with this number of players.
    .title = Planet space
solarius-ui-read-bridge = Bridge: { $dice }
solarius-ui-read-hubs = Open trade centres: { $hubs }
solarius-ui-read-seat = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
 } so far; { $fuel } fuel, { solarius-n-bucks }, range { $range }, ship on { $ship }, junk on { $junk } of { $fields } fields, { $beside } beside
solarius-ui-read-hand = Hand: { $cards }
solarius-ui-group-planets = Planets
solarius-ui-group-missions = Missions
solarius-ui-group-map = Map and stations
solarius-ui-group-tech = Technology and supplies
solarius-ui-group-junk = Junk beside the tableau
solarius-ui-group-unsettled = Planets not settled
solarius-ui-group-developments = Developments

solarius-lesson-goal = Settle planets, build stations and fulfil missions on this map ①; your points are shown here ②. A game has four rounds. You play only the *last*: four turns, each with one die and then one extra action.
    .title = Most points after four rounds
solarius-lesson-die = Take one die from the wheel ①. Its *place* pays or costs fuel and SpaceBucks; its *face* gives action points. A star counts the pips of your own tech die of that colour.
    .title = One die, two gifts
solarius-lesson-card = A card has two halves: a *mission* to fulfil later for points, or a *development* that helps you. An open mission costs 1 point at the end.
    .title = Play a card
solarius-lesson-act = Now use the die: take resources of its colour, or use its own action. You can buy more action points.
    .title = Use the action points
solarius-lesson-extra = After the die you may take *one* extra action ①: fly, buy drives, draw cards or play one. Trading and turning a drive cost no action.
    .title = One extra action
solarius-lesson-junk = A die that gives 3 or more points by itself brings 1 junk ①; so do the research and transformation fields. On your junk fields ② it costs nothing; each piece beside them costs 1 point at the end.
    .title = Strong dice bring junk
solarius-lesson-store = Columns further right are worth more ①, but a column must always hold fewer than the one to its left. What does not fit is lost.
    .title = The pyramid
solarius-lesson-flight = Your drives set your range: one hex for each point. 2 fuel buy one more step. Where you land, you may act.
    .title = Fly out
solarius-lesson-station = Pay with resources, and a station stands here. Its immediate effect works now, then the lasting ones of your earlier stations; at the end of each round all lasting effects work.
    .title = Build a station
solarius-lesson-tech = Raising a tech die ① makes stars of its colour stronger, and many planets ask for high dice. The last two faces are worth points.
    .title = Better technology
solarius-lesson-planet = If you settle it, it scores once its condition is met, now or later. If you leave it, you get resources at once, as many as it has points.
    .title = Settle it or take the bonus
    .try = { $type ->
        [settle] Settle it ①: its points are worth it.
       *[other] Take the explorer's bonus ①: its condition is still far away.
    }
solarius-lesson-outpost = An outpost under your figure costs nothing: it gives a bonus now, and the figure counts double in your network at the end.
    .title = An outpost is free
solarius-lesson-round = A round ends when all have used four dice. Then the lasting effects of your stations work once. After the fourth round the points are counted.
    .title = The round ends
solarius-lesson-push = Pushing a tech die ① to the right opens columns in its row: there is room for more, and more valuable, resources.
    .title = Push the die
solarius-lesson-mission = Fulfil a mission on a free hex beside a trade centre: pay its resources, and its points are yours. Your first mission at an open trade centre brings a bonus.
    .title = Fulfil a mission
solarius-lesson-cubes = { $n } in column { $column }
solarius-lesson-mission-need = { $points ->
    [one] 1 point
   *[other] { $points } points
} once you hand in { $need }
solarius-lesson-bonus = { $effects }
solarius-lesson-do-take = Take { $die }, at { $wheel } on the wheel, and put it on { $field }{ $space ->
    [research] , where you may also play a card
    [transformation] , where it counts as { $counts }
   *[other] {""}
}: { $brings }.
solarius-lesson-do-wheel = The die's place on the wheel pays you: take { $what }.
solarius-lesson-do-type-end_turn = Nothing more to do: end your turn.
solarius-lesson-do-type-flip_drive = Press “Turn drive” on your tableau: it { $brings }, and your range grows by 1.
solarius-lesson-do-type-to_resource = First press “Trade” on your tableau, then buy 1 { $colour } resource for { $price }{ $mission ->
    [none] { $question ->
        [arrival] : a station is paid with two colours.
       *[other] .
    }
   *[other] : your mission { $mission } asks for it.
}
solarius-lesson-do-type-complete = Complete { $planet } on your tableau now: it { $brings }.
solarius-lesson-do-type-draw_cards = Draw cards: new missions and developments to choose from.
solarius-lesson-do-type-decline = Leave the rest: nothing here is worth it.
solarius-lesson-do-gain_mix = Take { $what }.
solarius-lesson-do-die_action = { $kind ->
    [main] { $own ->
        [black] Use the die's own action and gain fuel
        [yellow] Use the die's own action and gain SpaceBucks
        [turquoise] Use the die's own action and raise tech dice
       *[other] Use the die's own action and push tech dice
    }
   *[other] Take resources of its colour
}{ $buy ->
    [0] : { $brings }.
    [one] {" "}and buy 1 point: { $brings }.
   *[other] {" "}and buy { $buy } points: { $brings }.
}
solarius-lesson-do-type-play_card = { $half ->
    [mission] Lay out the mission of { $what }
   *[other] Lay out { $what } as a development
}: { $brings }.
solarius-lesson-do-extra = { $type ->
    [fly] Fly { $way }, to the hex with the dashed frame{ $fuel ->
        [0] .
       *[other] {" "}({ $fuel } fuel).
    } { $use }
    [buy_drives] { $what }: { $brings }. Then you reach further.
   *[other] { $what }.
}
solarius-lesson-do-arrival = { $type ->
    [build_station] Build { $what } here, for { $brings }: one effect works at once, the other at the end of every round.
    [fulfil_mission] Fulfil the mission of { $what } here: { $brings }.
    [settle] Settle the planet. Its condition: { $brings }.
   *[other] { $what }.
}
solarius-lesson-do-pay = Pay with { $colour }: { $cubes }.
solarius-lesson-do-store_row = Store them like this: { $cubes }.
solarius-lesson-do-store_cubes = Put one { $colour } resource into column { $column }.
solarius-lesson-do-raise_dice = { $type ->
    [raise] Raise your { $colour } tech die: it { $brings }.
   *[other] { $what }.
}
solarius-lesson-do-push_dice = { $type ->
    [push] Push your { $colour } tech die one column to the right: it { $brings }.
   *[other] { $what }.
}
solarius-lesson-do-revealed = { $type ->
    [settle] Settle it. Its condition: { $brings }.
   *[other] Take the explorer's bonus: { $brings }.
}
solarius-lesson-do-outpost = Place { $outpost } under your figure. It brings: { $brings }.
solarius-lesson-do-hub_bonus = Use the bonus of { $outpost }: { $brings }.
solarius-lesson-do-stations = Let { $what } work again: it costs nothing.
solarius-lesson-do-gain = Say yes: it costs nothing.
solarius-lesson-do-remove_junk = Remove { $n } junk: each piece too many costs a point.
solarius-ui-key-map = to the map
solarius-ui-key-flights = to the flights in range
solarius-ui-key-tableau = to your tableau
solarius-ui-key-hand = to your hand
solarius-ui-key-others = to the other players
solarius-ui-key-points = points so far
solarius-ui-key-trade = trade
solarius-ui-key-next = on the map: to the next place worth flying to
solarius-ui-tile-drawn = A map tile: portals { $portals }, places for planets { $planets }
solarius-entry-CENTRE = centre
solarius-entry-A = map tile A
solarius-entry-B = map tile B
solarius-entry-C = map tile C
solarius-entry-D = map tile D
solarius-entry-E = map tile E
solarius-entry-F = map tile F
solarius-entry-II = to column II
solarius-entry-III = to column III
solarius-entry-IV = to column IV
solarius-entry-V = to column V
solarius-entry-1 = station 1
solarius-entry-2 = station 2
solarius-entry-3 = station 3
solarius-entry-4 = station 4
