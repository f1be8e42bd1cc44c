solarius-name = Solarius Mission
solarius-option-start = Start
solarius-option-start-start_cards = With start cards
    .short = Start cards
solarius-option-start-free = Without start cards: keep two of three cards, set up freely
    .short = Free

solarius-n-bucks = { $bucks ->
    [one] { $bucks } SpaceBuck
   *[other] { $bucks } SpaceBucks
 }
solarius-black = black
solarius-yellow = yellow
solarius-turquoise = turquoise
solarius-brown = brown
solarius-leg = { $steps } { $side ->
    [right] right
    [down-right] down right
    [down-left] down left
    [left] left
    [up-left] up left
   *[up-right] up right
 }
solarius-way = { $legs }
solarius-way-none = on the spot
solarius-way-portals = through portals ({ $way })
solarius-part = on map tile { $tile }
solarius-part-centre = in the centre
solarius-place-planet = { $card } { $part }
solarius-place-face-down = a face-down { $colour } planet { $part }
solarius-place-hub = a hex beside trade centre { $tile }
solarius-place-home = the home planet { $part }
solarius-place-portal = a portal { $part }
solarius-place-space = empty space { $part }
solarius-colony = colony
solarius-station = station
solarius-mission = mission
solarius-die = { $colour } { $face }
solarius-cube = { $colour } from column { $column }
solarius-hub-name = trade centre { $name }
solarius-start-name = start card { $name }
solarius-field-ordinary = an ordinary field
solarius-field-transformation = the transformation field
solarius-field-research = the research field

solarius-phase-keep = Cards to keep
solarius-phase-start-push = Own setup
solarius-phase-start-raise = Own setup
solarius-phase-take = Action die
solarius-phase-wheel = Bonus wheel
solarius-phase-research = Research
solarius-phase-die-action = Die action
solarius-phase-split-plan = Die action
solarius-phase-store-row = Die action
solarius-phase-raise-dice = Raising technology
solarius-phase-push-dice = Pushing technology
solarius-phase-gain = Effect
solarius-phase-gain-mix = Effect
solarius-phase-store-cubes = Storing resources
solarius-phase-remove-junk = Effect
solarius-phase-play-from-hand = Effect
solarius-phase-choice = Effect
solarius-phase-stations = Station effects
solarius-phase-triggers = Effects
solarius-phase-hand-limit = Discarding
solarius-phase-extra = Extra action
solarius-phase-destination = Flight
solarius-phase-revealed = Planet revealed
solarius-phase-arrival = Arrived
solarius-phase-pay = Paying
solarius-phase-hub-bonus = Trade centre bonus
solarius-phase-outpost = Outpost
solarius-phase-wrap-up = End of turn
solarius-phase-sell = Trading
solarius-phase-last-planets = Last planets
solarius-phase-over = Game over

solarius-ask-keep = Keep { $number } of your cards.
solarius-ask-start-push = Which technology die starts in column II?
solarius-ask-start-raise = Which other technology die starts at 2? The other colours get 2 resources each.
solarius-ask-take = Pick a die, then a field.
solarius-ask-wheel = { $number ->
    [-1] The wheel shows −1: pay 1 fuel or 1 SpaceBuck.
    [1] The wheel brings 1 fuel or 1 SpaceBuck.
   *[other] The wheel brings { $number } fuel or SpaceBucks, in any mix.
 }
solarius-ask-research = Research: draw a card or play one, if you like.
solarius-ask-die-action = Die action ({ $colour }, { $ap ->
    [one] 1 action point
   *[other] { $ap } action points
 }): resources, or the colour's action?
solarius-ask-split = Divided: { $resource } for resources, { $main } for the colour's action. Which comes first, and do you buy more?
solarius-ask-store-row = Where do the { $colour } resources go? ({ $number })
solarius-ask-raise = Raise technology dice ({ $ap ->
    [one] 1 action point
   *[other] { $ap } action points
 }).
solarius-ask-push = Push technology dice ({ $ap ->
    [one] 1 action point
   *[other] { $ap } action points
 }).
solarius-ask-gain = { $what ->
    [gain_fuel] { $card }: gain { $number } fuel?
    [gain_bucks] { $card }: gain { $number ->
        [one] { $number } SpaceBuck
       *[other] { $number } SpaceBucks
    }?
    [gain_drive] { $card }: gain a drive?
    [flip_drive] { $card }: turn a drive to 2?
   *[draw_cards] { $card }: draw { $number ->
        [one] a card
       *[other] { $number } cards
    }?
 }
solarius-ask-mix = { $number ->
    [one] { $card }: gain 1 fuel or 1 SpaceBuck.
   *[other] { $card }: gain { $number } fuel or SpaceBucks, in any mix.
 }
solarius-ask-store-cubes = { $spaces ->
    [0] No space is free for { $number ->
        [one] the gained resource: make room by trading, or decline it.
       *[other] { $number } gained resources: make room by trading, or decline them.
    }
   *[other] Store gained resources ({ $number } left).
 }
solarius-ask-remove-junk = { $card }: remove space junk?
solarius-ask-play = { $card }: play a card?
solarius-ask-choose-effect = { $card }: choose an effect.
solarius-ask-stations = Which station's lasting effect do you use next?
solarius-ask-triggers = Which development's effect do you use next?
solarius-ask-discard = { $number ->
    [one] Discard a card
   *[other] Discard { $number } cards
 }{ $limit ->
    [0] , as drawing requires
   *[other] { " " }(hand limit { $limit })
 }.
solarius-ask-discard-deed = Discard { $what }
solarius-ask-extra = Extra action: a flight, drives or cards?
solarius-ask-destination = The portals are open. Where do you fly (range { $range })?
solarius-ask-revealed = { $card }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }: settle it, or take { $points ->
    [one] { $points } resource
   *[other] { $points } resources
 }?
solarius-ask-arrival = What do you do here?
solarius-ask-pay = Pay { $colour } resources worth { $due }.
solarius-ask-hub-bonus = Your first mission at { $card }: use one outpost bonus.
solarius-ask-outpost = Place an outpost here?
solarius-ask-wrap-up = All done. End your turn?
solarius-ask-sell = Which resources do you trade?
solarius-ask-last-planets = You may still pay for your last planets.

solarius-do-keep = Keep { $cards }
solarius-do-discard = Discard { $cards }
solarius-do-take = { $die } (wheel { $wheel }) on { $field }{ $changed ->
    [no] {""}
   *[yes] { ", " }as { $colour }
 }
solarius-do-money = { $fuel ->
    [0] { solarius-n-bucks }
   *[other] { $bucks ->
        [0] { $fuel } fuel
       *[other] { $fuel } fuel and { solarius-n-bucks }
    }
 }
solarius-do-act = { $kind ->
    [resource] Take resources
   *[main] Use the colour's action
 }{ $buy ->
    [0] {""}
    [one] { " " }with { $buy } bought point
   *[other] { " " }with { $buy } bought points
 }
solarius-do-split-die = Divide: { $resource } of the die{ $bonus ->
    [0] {""}
   *[other] { " " }and { $bonus } of the bonus
 } for resources
solarius-do-split-plan = { $first ->
    [resource] Resources first (+{ $buy_resource } bought), then the action (+{ $buy_main })
   *[main] Action first (+{ $buy_main } bought), then resources (+{ $buy_resource })
 }
solarius-do-store-row = { $one } in column I, { $two } in II, { $three } in III
solarius-do-put-cube = { $colour } in column { $column }
solarius-do-raise = Raise { $colour }
solarius-do-push = Push { $colour }
solarius-do-accept = Yes
solarius-do-decline = Decline (the rest)
solarius-do-remove-junk = Remove { $number } junk
solarius-do-choose-effect = Effect { $number }
solarius-do-use-effect = { $piece }
solarius-do-buy-drives = { $number ->
    [one] Buy a drive
   *[other] Buy { $number } drives
 }
solarius-do-draw-cards = Draw cards
solarius-do-play-card = { $half ->
    [mission] Play { $card } as a mission
   *[development] Play { $card } as a development
 }
solarius-do-open-portals = { $how ->
    [turn] Fly with portals: turn a drive from 2 to 1
    [return] Fly with portals: return a drive of value 1
   *[free] Fly with portals
 }
solarius-do-fly = Fly { $way }, to { $place }
solarius-do-settle = Settle the planet
solarius-do-explore = Take the explorer's bonus
solarius-do-build-station = Build { $card }: { $high } at the higher price
solarius-do-fulfil-mission = Fulfil the mission of { $card }
solarius-do-pay-cubes = { $one } from column I, { $two } from II, { $three } from III
solarius-do-place-outpost = { $outpost }
solarius-do-hub-bonus = Bonus of { $outpost }
solarius-do-end-turn = End the turn
solarius-do-sell = { $fuel ->
    [0] { $cubes } for { solarius-n-bucks }
   *[other] { $bucks ->
        [0] { $cubes } for { $fuel } fuel
       *[other] { $cubes } for { $fuel } fuel and { solarius-n-bucks }
    }
 }
solarius-do-back = Done trading
solarius-do-to-resource = { $fuel ->
    [0] Any time: 1 { $colour } resource for { solarius-n-bucks }
   *[other] { $bucks ->
        [0] Any time: 1 { $colour } resource for { $fuel } fuel
       *[other] Any time: 1 { $colour } resource for { $fuel } fuel and { solarius-n-bucks }
    }
 }
solarius-do-trade = Any time: trade resources for fuel or SpaceBucks
solarius-do-flip-drive = Any time: turn a drive from 1 to 2
solarius-do-complete = Any time: pay for { $planet }

solarius-preview-take = { $ap ->
    [one] 1 action point
   *[other] { $ap } action points
 }, { $junk } junk ({ $free ->
    [one] 1 junk field
   *[other] { $free } junk fields
 } free)
solarius-preview-act = { $ap ->
    [one] { $ap } action point
   *[other] { $ap } action points
 }{ $bucks ->
    [0] {""}
   *[other] { " " }for { solarius-n-bucks }
 }
solarius-preview-fuel = costs { $fuel } fuel
solarius-preview-complete = { $fuel ->
    [0] costs { solarius-n-bucks }
   *[other] { $bucks ->
        [0] costs { $fuel } fuel
       *[other] costs { $fuel } fuel and { solarius-n-bucks }
    }
 }; { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
solarius-preview-flight = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 }{ $fuel ->
    [0] {""}
   *[other] { ", " }{ $fuel } fuel
 }
solarius-preview-planet = { $card }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
solarius-preview-face-down = a { $colour } planet, face down: it will be revealed
solarius-preview-mission-site = station or mission possible
solarius-preview-station-site = station possible
solarius-preview-station = resources worth { $high } and { $low }
solarius-preview-mission = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
solarius-preview-store = { $number } can be stored{ $lost ->
    [0] {""}
   *[other] { ", " }{ $lost } lost
 }
solarius-why-keeps = You are left with { $fuel } fuel and { $bucks ->
    [one] { $bucks } SpaceBuck
   *[other] { $bucks } SpaceBucks
 }
solarius-why-draw = { $number ->
    [0] Your hand is empty
    [one] You have 1 card in hand
   *[other] You have { $number } cards in hand
 }
solarius-why-stay = You keep: { $cards }
solarius-why-black = Black: worth { $before } → { $after }
solarius-why-yellow = Yellow: worth { $before } → { $after }
solarius-why-turquoise = Turquoise: worth { $before } → { $after }
solarius-why-brown = Brown: worth { $before } → { $after }
solarius-why-junk = Junk { $before } → { $after }
solarius-why-range = Range { $before } → { $after }
solarius-why-cards = Cards in hand { $before } → { $after }
solarius-preview-fuel-after = fuel { $before } → { $after }
solarius-preview-bucks-after = SpaceBucks { $before } → { $after }
solarius-preview-points = costs { $cost ->
    [one] 1 action point
   *[other] { $cost } action points
 }; { $left } left
solarius-preview-raised = then it shows { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
 }{ $points ->
    [0] {""}
   *[other] {" "}and is worth { $points } points
 }
solarius-preview-pushed = then it lies in column { $column }{ $space ->
    [0] {""}
    [one] {" "}and opens 1 storage space
   *[other] {" "}and opens { $space } storage spaces
 }
solarius-preview-explore = { $number ->
    [one] 1 resource of any colour
   *[other] { $number } resources of any colour
  }; the planet stays there, face up
solarius-preview-settled-at-once = done at once: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

solarius-another-colour = On the transformation field the die must count as another colour.
solarius-another-die = It must be a different die from the one you pushed.
solarius-bad-lot = These resources cannot be traded together: leave out what brings nothing.
solarius-bought-ap-left = Bought action points may not be left unused.
solarius-cannot-pay-malus = You have neither fuel nor SpaceBucks to pay the −1.
solarius-cubes-short = It needs { $due } { $colour } in column { $column }; you have { $have }.
solarius-die-does-not-fit = This die field does not take this die.
solarius-drive-slots = You have room for { $free ->
    [one] { $free } more drive
   *[other] { $free } more drives
 }.
solarius-effect-not-due = { $card } has no effect due now.
solarius-field-used = This field already holds a die this round.
solarius-hex-taken = Another player's ship or figure is there.
solarius-hub-in-the-way = A flight may not end on a trade centre.
solarius-in-the-middle = Not in the middle of an effect; finish it first.
solarius-junk-at-most = You can remove at most { $number } here.
solarius-last-column = This technology die is in column V already.
solarius-last-face = This technology die shows its last face already.
solarius-lot-brings = These resources bring exactly { $units } fuel or SpaceBucks.
solarius-mission-not-open = { $card } is not one of your open missions.
solarius-mix-is = It must be exactly { $number } in all.
solarius-no-colony = You have no colony left.
solarius-no-die-field = You have no such die field.
solarius-no-drive-for-portals = That way of opening the portals needs a fitting drive.
solarius-no-drive-to-turn = You have no general drive showing 1.
solarius-no-hub-near = Missions are fulfilled next to the space of a trade centre.
solarius-no-marker = You have no mission marker left.
solarius-no-planet = There is no planet here.
solarius-no-recolouring = The die cannot count as that colour there.
solarius-no-room-in-first = There is no free space in column I of { $colour }.
solarius-no-space = There is no usable space there.
solarius-no-station-card = { $card } is not a station.
solarius-no-station-left = All your stations are built.
solarius-no-such-cubes = You do not have these resources.
solarius-no-such-die = There is no such die on the bridge.
solarius-no-such-effect = There is no such effect.
solarius-no-such-hex = There is no hex { $hex } on the map.
solarius-no-such-outpost = { $card } is not an outpost.
solarius-no-such-split = The points cannot be divided like that.
solarius-not-any-time = Any-time actions are possible only in your own turn.
solarius-not-buildable = Only on empty space without figures or other ships.
solarius-not-in-hand = You do not hold { $card }.
solarius-not-this-colour = Not { $colour }.
solarius-nothing-to-trade = You have no resources worth 2.
solarius-outpost-first-figure = Only under your first figure of this kind on the map tile.
solarius-outpost-in-centre = There are no outposts in the centre.
solarius-outpost-on-tile = You already have an outpost on this map tile.
solarius-outpost-one-of-each = First place one outpost of each kind.
solarius-outpost-other-kind = This outpost is for another kind of figure.
solarius-outpost-placed = You have already placed this outpost.
solarius-paid-too-little = That is worth less than { $due }.
solarius-paid-too-much = One of these resources is not needed: only { $due } is due.
solarius-pay-this-colour = Pay with { $colour }.
solarius-planet-by-itself = { $card } is settled automatically as soon as its condition is met.
solarius-planet-not-left = You are not settling { $card }.
solarius-planet-too-dear = { $fuel ->
    [0] { $card } costs { solarius-n-bucks }.
   *[other] { $bucks ->
        [0] { $card } costs { $fuel } fuel.
       *[other] { $card } costs { $fuel } fuel and { solarius-n-bucks }.
    }
 }
solarius-push-too-dear = Pushing it costs { $cost ->
    [one] { $cost } action point
   *[other] { $cost } action points
 }; you have { $ap }.
solarius-pyramid = The pyramid must be filled from the left.
solarius-raise-too-dear = Raising it costs { $cost ->
    [one] { $cost } action point
   *[other] { $cost } action points
 }; you have { $ap }.
solarius-resources-short = It needs { $colour } worth { $due }; you have { $have }.
solarius-station-built = { $card } is built already.
solarius-too-far = It is { $steps } steps away; your range is { $range }, and the rest costs { $fuel } fuel, more than you have.
solarius-too-few-bucks = That costs { $cost ->
        [one] { $cost } SpaceBuck
       *[other] { $cost } SpaceBucks
    }; you have { $bucks }.
solarius-too-little-fuel = That costs { $cost } fuel; you have { $fuel }.
solarius-too-little-money = You have { $fuel } fuel and { solarius-n-bucks }.
solarius-too-many-cubes = You get only { $number ->
    [one] { $number } resource
   *[other] { $number } resources
 }.
solarius-two-for-one = One resource costs two fuel or SpaceBucks in all.
solarius-wheel-is = The wheel value is exactly { $number }.

solarius-event-round = Round { $number }: { $tile } opens.
solarius-event-kept = { $seat } discarded { $cards } and kept two cards.
solarius-event-kept-own = You discarded { $cards } and kept two cards.
solarius-event-prepared = { $seat } started with { $push } in column II and { $raised } at 2.
solarius-event-prepared-own = You started with { $push } in column II and { $raised } at 2.
solarius-event-took = { $seat } took { $die } to { $field }: { $ap ->
    [one] 1 action point
   *[other] { $ap } action points
 }{ $junk ->
    [0] {""}
   *[other] { ", " }{ $junk } junk
 }.
solarius-event-took-own = You took { $die } to { $field }: { $ap ->
    [one] 1 action point
   *[other] { $ap } action points
 }{ $junk ->
    [0] {""}
   *[other] { ", " }{ $junk } junk
 }.
solarius-event-wheel = Wheel: { $seat } { $fuel ->
    [-1] paid 1 fuel
   *[other] { $bucks ->
        [-1] paid 1 SpaceBuck
       *[other] gained { $fuel ->
            [0] { solarius-n-bucks }
           *[other] { $bucks ->
                [0] { $fuel } fuel
               *[other] { $fuel } fuel and { solarius-n-bucks }
            }
        }
    }
 }.
solarius-event-wheel-own = Wheel: you { $fuel ->
    [-1] paid 1 fuel
   *[other] { $bucks ->
        [-1] paid 1 SpaceBuck
       *[other] gained { $fuel ->
            [0] { solarius-n-bucks }
           *[other] { $bucks ->
                [0] { $fuel } fuel
               *[other] { $fuel } fuel and { solarius-n-bucks }
            }
        }
    }
 }.
solarius-event-gained = { $fuel ->
    [0] { $seat } gained { solarius-n-bucks }.
   *[other] { $bucks ->
        [0] { $seat } gained { $fuel } fuel.
       *[other] { $seat } gained { $fuel } fuel and { solarius-n-bucks }.
    }
 }
solarius-event-gained-own = { $fuel ->
    [0] You gained { solarius-n-bucks }.
   *[other] { $bucks ->
        [0] You gained { $fuel } fuel.
       *[other] You gained { $fuel } fuel and { solarius-n-bucks }.
    }
 }
solarius-event-stored = { $seat } stored { $number } { $colour }{ $lost ->
    [0] {""}
   *[other] { ", " }{ $lost } lost
 }.
solarius-event-stored-own = You stored { $number } { $colour }{ $lost ->
    [0] {""}
   *[other] { ", " }{ $lost } lost
 }.
solarius-event-raised = { $seat } raised { $colour } to { $pips }{ $points ->
    [0] {""}
    [one] { " " }({ $points } point)
   *[other] { " " }({ $points } points)
 }.
solarius-event-raised-own = You raised { $colour } to { $pips }{ $points ->
    [0] {""}
    [one] { " " }({ $points } point)
   *[other] { " " }({ $points } points)
 }.
solarius-event-pushed = { $seat } pushed { $colour } to column { $column }.
solarius-event-pushed-own = You pushed { $colour } to column { $column }.
solarius-event-drive-gained = { $seat } gained a drive: range { $range }.
solarius-event-drive-gained-own = You gained a drive: range { $range }.
solarius-event-drive-turned = { $seat } turned a drive: range { $range }.
solarius-event-drive-turned-own = You turned a drive: range { $range }.
solarius-event-drive-lost = { $seat } could not use another drive: range { $range }.
solarius-event-drive-lost-own = You could not use another drive: range { $range }.
solarius-event-removed-junk = { $seat } removed { $number } junk.
solarius-event-removed-junk-own = You removed { $number } junk.
solarius-event-drew = { $number ->
    [one] { $seat } drew a card.
   *[other] { $seat } drew { $number } cards.
 }
solarius-event-drew-own = You drew { $cards }.
solarius-event-reshuffled = The discard pile was shuffled into a new draw pile of { $number }.
solarius-event-discarded = { $seat } discarded { $cards }.
solarius-event-discarded-own = You discarded { $cards }.
solarius-event-played-mission = { $seat } played { $card } as a mission.
solarius-event-played-mission-own = You played { $card } as a mission.
solarius-event-played-development = { $seat } played the development { $card }.
solarius-event-played-development-own = You played the development { $card }.
solarius-event-bought-drives = { $seat } bought { $number ->
    [one] a drive
   *[other] { $number } drives
 } for { $fuel } fuel: range { $range }.
solarius-event-bought-drives-own = You bought { $number ->
    [one] a drive
   *[other] { $number } drives
 } for { $fuel } fuel: range { $range }.
solarius-event-turned-drive = { $seat } turned a drive for { $fuel } fuel: range { $range }.
solarius-event-turned-drive-own = You turned a drive for { $fuel } fuel: range { $range }.
solarius-event-bought-resource = { $fuel ->
    [0] { $seat } traded { solarius-n-bucks } for 1 { $colour }.
   *[other] { $bucks ->
        [0] { $seat } traded { $fuel } fuel for 1 { $colour }.
       *[other] { $seat } traded { $fuel } fuel and { solarius-n-bucks } for 1 { $colour }.
    }
 }
solarius-event-bought-resource-own = { $fuel ->
    [0] You traded { solarius-n-bucks } for 1 { $colour }.
   *[other] { $bucks ->
        [0] You traded { $fuel } fuel for 1 { $colour }.
       *[other] You traded { $fuel } fuel and { solarius-n-bucks } for 1 { $colour }.
    }
 }
solarius-event-sold = { $fuel ->
    [0] { $seat } traded { $cubes } for { solarius-n-bucks }.
   *[other] { $bucks ->
        [0] { $seat } traded { $cubes } for { $fuel } fuel.
       *[other] { $seat } traded { $cubes } for { $fuel } fuel and { solarius-n-bucks }.
    }
 }
solarius-event-sold-own = { $fuel ->
    [0] You traded { $cubes } for { solarius-n-bucks }.
   *[other] { $bucks ->
        [0] You traded { $cubes } for { $fuel } fuel.
       *[other] You traded { $cubes } for { $fuel } fuel and { solarius-n-bucks }.
    }
 }
solarius-event-opened-portals = { $seat } opened the portals: range { $range }.
solarius-event-opened-portals-own = You opened the portals: range { $range }.
solarius-event-flew = { $seat } flew { $way }, to { $place }{ $extra ->
    [0] {""}
   *[other] { ", " }with { $extra } extra range for { $fuel } fuel
 }.
solarius-event-flew-own = You flew { $way }, to { $place }{ $extra ->
    [0] {""}
   *[other] { ", " }with { $extra } extra range for { $fuel } fuel
 }.
solarius-event-revealed = { $seat } revealed { $card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 }).
solarius-event-revealed-own = You revealed { $card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 }).
solarius-event-explored = { $seat } did not settle { $card }: explorer's bonus of up to { $number ->
    [one] { $number } resource
   *[other] { $number } resources
 }.
solarius-event-explored-own = You did not settle { $card }: explorer's bonus of up to { $number ->
    [one] { $number } resource
   *[other] { $number } resources
 }.
solarius-event-colony = { $seat } placed a colony on { $card }.
solarius-event-colony-own = You placed a colony on { $card }.
solarius-event-settled = { $seat } settled { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
solarius-event-settled-own = You settled { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
solarius-event-station = { $seat } built { $card }.
solarius-event-station-own = You built { $card }.
solarius-event-mission = { $seat } fulfilled the mission of { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
solarius-event-mission-own = You fulfilled the mission of { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
solarius-event-hub-bonus = { $seat } used the bonus of { $card } at { $tile }.
solarius-event-hub-bonus-own = You used the bonus of { $card } at { $tile }.
solarius-event-outpost = { $seat } placed the outpost { $card }.
solarius-event-outpost-own = You placed the outpost { $card }.
solarius-event-uses = { $seat } used { $card }.
solarius-event-uses-own = You used { $card }.
solarius-event-refilled = { $seat } rolled { $die }.
solarius-event-refilled-own = You rolled { $die }.
solarius-event-ended = The game is over. Winner: { $winners }.

solarius-four-rounds = Four rounds have been played.
solarius-share-planets = Settled planets
solarius-share-unsettled = Planets not settled
solarius-share-sets = Sets of planets
solarius-share-stations = Stations
solarius-share-missions = Missions
solarius-share-open-missions = Missions not fulfilled
solarius-share-hubs = Figures at trade centres
solarius-share-tech-faces = Technology dice, faces
solarius-share-tech-columns = Technology dice, columns
solarius-share-full-columns = Full storage columns
solarius-share-fuel = Fuel
solarius-share-bucks = SpaceBucks
solarius-share-junk = Space junk
solarius-share-developments = Developments
solarius-share-network = Network

solarius-summary = { $card }: { $parts }
solarius-origin-rulebook = Stated by the rulebook.
solarius-origin-public = From a public source other than the rulebook.
solarius-origin-reconstructed = Reconstructed: the printed values are not publicly known.
solarius-planet = { $colour } planet, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
solarius-condition-pay-fuel = pay { $n } fuel
solarius-condition-pay-bucks = pay { $n ->
    [one] { $n } SpaceBuck
   *[other] { $n } SpaceBucks
 }
solarius-condition-tech-count = { $n ->
    [one] { $n } technology die
   *[other] { $n } technology dice
 } at { $pips } or more
solarius-condition-tech-die = { $colour } technology die at { $pips } or more
solarius-condition-column-count = { $n ->
    [one] { $n } technology die
   *[other] { $n } technology dice
 } in column { $column } or further right
solarius-condition-column-die = { $colour } technology die in column { $column } or further right
solarius-outpost-colony = outpost for a colony
solarius-outpost-station = outpost for a station
solarius-outpost-mission = outpost for a mission
solarius-bonus = bonus: { $effects }
solarius-hub-words = first mission there: an outpost bonus of your choice; 1 point for each figure beside it
solarius-start-card = { $push } to column II, { $raised } to 2, 2 resources each of { $resources }; hand: { $cards }
solarius-station-kinds = price in { $kinds }
solarius-station-immediate = at once: { $effects }
solarius-station-permanent = lasting: { $effects }
solarius-need-value = { $colour } worth { $n }
solarius-need-cubes = { $n } { $colour } of column { $column }
solarius-mission-words = mission, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }: { $need }
solarius-on-play = when played: { $effects }
solarius-trigger = { $event }: { $effects }
solarius-on-colony-placed = after placing a colony
solarius-on-planet-revealed = after revealing a planet
solarius-on-planet-settled = after settling a planet
solarius-on-station-built = after building a station
solarius-on-mission-fulfilled = after fulfilling a mission
solarius-on-outpost-placed = after placing an outpost
solarius-endgame = at the end { $points ->
    [one] { $points } point
   *[other] { $points } points
 } for { $thing }, at most { $most }
solarius-per-settled-planet = { $divisor ->
    [one] each settled planet
   *[other] every { $divisor } settled planets
 }
solarius-per-station = { $divisor ->
    [one] each station
   *[other] every { $divisor } stations
 }
solarius-per-fulfilled-mission = { $divisor ->
    [one] each fulfilled mission
   *[other] every { $divisor } fulfilled missions
 }
solarius-per-outpost = { $divisor ->
    [one] each outpost
   *[other] every { $divisor } outposts
 }
solarius-per-tech-die-4 = { $divisor ->
    [one] each technology die at 4
   *[other] every { $divisor } technology dice at 4
 }
solarius-per-development = { $divisor ->
    [one] each development
   *[other] every { $divisor } developments
 }
solarius-slot = die field
solarius-slot-pips = only dice showing { $pips }
solarius-slot-colours = only dice in { $colours }
solarius-slot-before = before the die action: { $effects }
solarius-slot-after = after the die action: { $effects }
solarius-mod-ap-resource = { $n ->
    [one] +{ $n } resource
   *[other] +{ $n } resources
 } when taking { $colours }
solarius-mod-ap-main = +{ $n } when using the action of { $colours }
solarius-mod-ap-any = { $n ->
    [one] +{ $n } action point
   *[other] +{ $n } action points
 } ({ $colours })
solarius-mod-recolour = the die may count as { $colours }
solarius-mod-split-action = the action points may be divided between both actions
solarius-mod-range = +{ $n } range in flights
solarius-mod-portal-free = portals open for free
solarius-mod-drive-buy = drives cost { $n } fuel less
solarius-mod-drive-flip = turning a drive costs { $n } fuel less
solarius-mod-planet-fuel = black planets cost { $n } fuel less (at least { $least })
solarius-mod-planet-bucks = yellow planets cost { $n ->
        [one] { $n } SpaceBuck
       *[other] { $n } SpaceBucks
    } less (at least { $least })
solarius-mod-station-high = the higher value of stations is { $n } less
solarius-mod-station-low = the lower value of stations is { $n } less
solarius-mod-junk-fields = { $n ->
    [one] { $n } more junk field
   *[other] { $n } more junk fields
 }
solarius-mod-hand-limit = hand limit +{ $n }
solarius-mod-draw-extra = draw { $n } more when drawing cards
solarius-branch = { $effects }
solarius-op-gain-fuel = { $n } fuel
solarius-op-gain-bucks = { $n ->
    [one] { $n } SpaceBuck
   *[other] { $n } SpaceBucks
 }
solarius-op-gain-mix = { $n ->
    [one] { $n } fuel or SpaceBuck
   *[other] { $n } fuel or SpaceBucks
 }
solarius-op-gain-resource-any = { $n ->
    [one] { $n } resource of any colour
   *[other] { $n } resources of any colour
 }
solarius-op-gain-resource = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 } ({ $colours })
solarius-op-upgrade-ap = { $n ->
    [one] { $n } action point
   *[other] { $n } action points
 } for raising
solarius-op-push-ap = { $n ->
    [one] { $n } action point
   *[other] { $n } action points
 } for pushing
solarius-op-gain-drive = a drive
solarius-op-flip-drive = turn { $n ->
    [one] { $n } drive
   *[other] { $n } drives
 } to 2
solarius-op-remove-junk = remove { $n } junk
solarius-op-draw-cards = draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
solarius-op-play-card = play { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
solarius-op-choice = one of: { $branches }

solarius-table-head = Round { $round }, { $phase }
solarius-table-die = [{ $wheel }] { $colour } { $face }
solarius-table-bridge = Bridge: { $dice }
solarius-table-hubs = Trade centres: { $hubs }; { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
 } in the draw pile
solarius-line = { $line }
solarius-map-legend = . space, @ home, # trade centre, + its space, % portal, b y t n planets face down (capital: face up), c s m figures, 1-4 ships
solarius-seat = { $seat }: { $score ->
    [one] { $score } point
   *[other] { $score } points
 }; { $fuel } fuel, { solarius-n-bucks }, range { $range }, ship at { $ship }, { $hand_count ->
    [one] { $hand_count } card
   *[other] { $hand_count } cards
 }, junk { $junk } of { $fields } fields and { $beside } beside
solarius-seat-row = { $colour }: die { $pips } in column { $column }; { $one }/{ $two }/{ $three } stored, worth { $value }
solarius-seat-stations = Stations: { $cards }
solarius-seat-developments = Developments: { $cards }
solarius-seat-missions-open = Open missions: { $cards }
solarius-seat-missions-done = Fulfilled missions: { $cards }
solarius-seat-planets-left = Being settled: { $cards }
solarius-seat-planets-right = Settled: { $cards }
solarius-seat-figure = { $kind } (from the centre { $way })
solarius-seat-figures = Figures: { $figures }

solarius-figure-fuel = { $number } fuel
solarius-figure-bucks = { $number ->
    [one] { $number } SpaceBuck
   *[other] { $number } SpaceBucks
}

# Data packs, as the workshop shows them
solarius-pack-planets = Planets
solarius-pack-cards = Progress cards
solarius-pack-stations = Stations
solarius-pack-outposts = Outposts
solarius-pack-start-cards = Start cards
solarius-pack-tiles = Map tiles
solarius-pack-push-costs = Prices of pushing
solarius-pack-station-costs = Prices of stations
solarius-pack-map-radius = Size of a tile
solarius-pack-map-places = Places of the tiles
solarius-pack-condition = Condition
solarius-pack-condition-hint = to complete it
solarius-pack-vp-hint = hexagon, upper right
solarius-pack-name-hint = if your edition prints one
solarius-pack-pay-fuel = Fuel
solarius-pack-pay-bucks = SpaceBucks
solarius-pack-tech-count = Pips, several dice
solarius-pack-tech-die = Pips, one die
solarius-pack-column-count = Column, several dice
solarius-pack-column-die = Column, one die
solarius-pack-pips = Pips
solarius-pack-column = Column
solarius-pack-mission = Mission
solarius-pack-values = Values
solarius-pack-cubes = Resources by column
solarius-pack-mode = Kind
solarius-pack-passive = lasting
solarius-pack-slot = die field
solarius-pack-trigger = whenever
solarius-pack-endgame = at the end
solarius-pack-mods = Effects
solarius-pack-on-play = When played
solarius-pack-die = Dice
solarius-pack-before = Before
solarius-pack-after = After
solarius-pack-on = When
solarius-pack-do = Then
solarius-pack-per = for every
solarius-pack-divisor = how many of them
solarius-pack-max = At most
solarius-pack-gain-fuel = fuel
solarius-pack-gain-bucks = SpaceBucks
solarius-pack-gain-mix = fuel and SpaceBucks
solarius-pack-gain-resource = resources
solarius-pack-upgrade-ap = points for raising
solarius-pack-push-ap = points for pushing
solarius-pack-gain-drive = drives
solarius-pack-flip-drive = turn drives
solarius-pack-remove-junk = remove junk
solarius-pack-draw-cards = draw cards
solarius-pack-play-card = play cards
solarius-pack-choice = one of
solarius-pack-of = Choices
solarius-pack-ap = action points
solarius-pack-recolour = other colour
solarius-pack-split-action = divide the action
solarius-pack-range = range
solarius-pack-portal-free = free portals
solarius-pack-cost = price
solarius-pack-junk-fields = Fields for junk
solarius-pack-hand-limit = hand limit
solarius-pack-draw-extra = draw more cards
solarius-pack-action = Action
solarius-pack-action-resource = resources
solarius-pack-action-main = the colour's action
solarius-pack-to = To
solarius-pack-what = What
solarius-pack-delta = Change
solarius-pack-min = At least
solarius-pack-drive-buy = buy a drive
solarius-pack-drive-flip = turn a drive
solarius-pack-planet-fuel = fuel of a planet
solarius-pack-planet-bucks = SpaceBucks of a planet
solarius-pack-station-high = higher price of a station
solarius-pack-station-low = lower price of a station
solarius-pack-colony-placed = a colony is placed
solarius-pack-planet-revealed = a planet is revealed
solarius-pack-planet-settled = a planet is settled
solarius-pack-station-built = a station is built
solarius-pack-mission-fulfilled = a mission is fulfilled
solarius-pack-outpost-placed = an outpost is placed
solarius-pack-settled-planet = settled planet
solarius-pack-station = station
solarius-pack-fulfilled-mission = fulfilled mission
solarius-pack-outpost = outpost
solarius-pack-tech-die-4 = technology die at 4
solarius-pack-development = Development
solarius-pack-kind-mission = mission
solarius-pack-colony = colony
solarius-pack-kinds = Colours
solarius-pack-immediate = At once
solarius-pack-permanent = Lasting
solarius-pack-bonus = Bonus
solarius-pack-push = Pushed
solarius-pack-raise = Raised
solarius-pack-resources = Resources
solarius-pack-home = Home planet
solarius-pack-hub = Trade centre
solarius-pack-portals = Portals
solarius-pack-tiles-planets = Planets
solarius-pack-planets-3 = Planets with 3 or more players
solarius-pack-planets-4 = Planets with 4 players
solarius-pack-high = Higher
solarius-pack-low = Lower
solarius-origin-owner = Entered or confirmed by somebody who owns the game.
solarius-pack-problem-two-for-each-kind-of = expected two for each kind of figure
solarius-pack-problem-and-a-to-f = expected { $centre } and A to F
solarius-pack-problem-ii-to-v-in-order = expected II to V in order
solarius-pack-problem-1-for-column-ii-and = expected 1 for column II and 2 for column III (SM-069)
solarius-pack-problem-prices-that-never-fall = expected prices that never fall
solarius-pack-problem-stations-1-to-4 = expected stations 1 to 4
solarius-pack-problem-3-and-2-for-the = expected 3 and 2 for the first station (SM-065)
solarius-pack-problem-rising-prices-sm-064 = expected rising prices (SM-064)
solarius-pack-problem-values-from-1-to-high = expected values from 1 to { $most_value }, high not below low
solarius-pack-problem-the-middles-of-six-places = expected the centres of six places
solarius-pack-problem-parts-that-do-not-overlap = expected map tiles that do not overlap
solarius-pack-problem-parts-that-interlock-without-a = expected map tiles that interlock without a gap
solarius-pack-problem-every-hex-at-most-once = expected every hex at most once
solarius-pack-problem-hexes-at-most-from-the = expected hexes at most { $radius } from the centre
solarius-pack-problem-a-hub-space-and-no = expected the space of a trade centre and no home planet (SM-022)
solarius-pack-problem-a-portal-sm-022 = expected a portal (SM-022)
solarius-pack-problem-a-hex-not-on-the = expected a hex not on the rim, so that its neighbours are on the tile
solarius-pack-problem-1-to-6-found = expected 1 to 6, found { $vp }
solarius-pack-problem-a-price = expected a price
solarius-pack-problem-more-than-0-found = expected more than 0, found { $vp }
solarius-pack-problem-no-colour-twice = expected no colour twice
solarius-pack-problem-n-above-0-found = expected n above 0, found { $n }
solarius-pack-problem-two-different-colours = expected two different colours
solarius-pack-problem-an-immediate-and-a-permanent = expected an immediate and a lasting effect (SM-279, SM-281)
solarius-pack-problem-at-least-one-effect = expected at least one effect
solarius-pack-problem-eight-different-progress-cards-sm = expected eight different progress cards (SM-034)
solarius-pack-problem-each-of-the-four-colours = expected each of the four colours once (SM-033)
solarius-pack-problem-entries-found = expected { $number } entries, found { $found }
solarius-pack-problem-9-planets-found = expected 9 { $colour } planets, found { $found }
solarius-pack-problem-planet-spaces-for-players-found = expected { $number } planet spaces for { $players } players, found { $found }
solarius-pack-problem-the-home-planet-at-0 = expected the home planet at [0, 0] and no trade centre
solarius-pack-problem-2-planet-spaces-and-2 = expected 2 planet spaces and 2 marked 3 (SM-021)
solarius-pack-problem-of-1-to-10-sm = expected { $tag } of 1 to 10 (SM-259)
solarius-pack-problem-one-that-is-met-without = expected one that is met without payment (SM-259)
solarius-pack-problem-to-found = expected { $least } to { $most }, found { $value }
solarius-pack-problem-1-to-found = expected 1 to { $most_value }, found { $value }
solarius-pack-problem-1-to-3-found = expected 1 to 3, found { $column }
solarius-pack-problem-1-to-found-2 = expected 1 to { $most }, found { $n }
solarius-pack-problem-one-of = expected one of { $known }
solarius-pack-problem-at-least-one-colour = expected at least one colour
solarius-pack-problem-a-choice-of-two-or = expected a choice of two or more effects
solarius-pack-problem-the-id-of-a-progress = expected the id of a progress card, found { $name }
solarius-pack-problem-at-least-one = expected at least one
solarius-pack-problem-a-die-field-that-does = expected a die field that does something
solarius-pack-problem-divisor-vp-and-max-above = expected divisor, vp and max above 0
solarius-pack-problem-a-discount-below-0-min = expected a discount below 0, min not below 0
solarius-pack-problem-more-than-0 = expected more than 0

## Themes of puzzles

solarius-theme-ask-extra = Extra action
solarius-theme-ask-die-action = Die action
solarius-theme-ask-take = Take a die
solarius-theme-ask-arrival = On arrival
solarius-theme-ask-push = Push tech dice
solarius-theme-ask-raise = Raise tech dice
solarius-theme-ask-destination = Where to fly
solarius-theme-ask-research = Research
solarius-theme-ask-play = Play a card
solarius-theme-ask-gain = Use an effect
solarius-theme-ask-store-cubes = Store resources
solarius-theme-ask-revealed = Planet revealed
solarius-theme-ask-wheel = The wheel
solarius-theme-ask-wrap-up = End of the turn
solarius-theme-ask-stations = Stations
solarius-theme-ask-store-row = Where to store
solarius-theme-ask-mix = Fuel or SpaceBucks
solarius-theme-ask-outpost = Outposts
solarius-theme-ask-pay = Pay
solarius-theme-ask-remove-junk = Remove junk
solarius-theme-ask-discard = Discard
solarius-theme-ask-hub-bonus = Trade centre
