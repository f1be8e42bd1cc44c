jumpdrive-name = Jump Drive
jumpdrive-option-start = Start
jumpdrive-option-start-standard = Standard: seven cards, discard two
jumpdrive-option-start-first_game = First game: preset hands of five

jumpdrive-phase-starting-discard = Starting hand
jumpdrive-phase-choose-cards = Choosing
jumpdrive-phase-pay-development = Placing
jumpdrive-phase-way-of-world = Placing
jumpdrive-phase-pay-world = Placing
jumpdrive-phase-explorer-discard = Exploring
jumpdrive-phase-choose-second-world = Second worlds
jumpdrive-phase-pay-second-world = Second worlds
jumpdrive-phase-discard-to-limit = Hand limit
jumpdrive-phase-over = Game over

jumpdrive-starting-discard = Discard { $number } of your seven cards.
jumpdrive-choose-cards = Place a development, a world, or both; or explore.
jumpdrive-explore = Explore
jumpdrive-pay = { $number ->
    [one] Pay { $number } card for { $card }.
   *[other] Pay { $number } cards for { $card }.
 }
jumpdrive-way = How will you place { $card }?
jumpdrive-conquer = Conquer: strength { $strength } against defense { $defense }
jumpdrive-contact = { $number ->
    [one] Contact Specialist: pay { $number } card
   *[other] Contact Specialist: pay { $number } cards
 }
jumpdrive-explorer-discard = { $number ->
    [one] Discard { $number } card after exploring.
   *[other] Discard { $number } cards after exploring.
 }
jumpdrive-second-world = { $card } allows a second world. Place one?
jumpdrive-no-second-world = No second world
jumpdrive-second-world-pay = { $number ->
    [one] { $card } for { $number } card
   *[other] { $card } for { $number } cards
 }
jumpdrive-second-world-contact = { $number ->
    [one] { $card } through Contact Specialist for { $number } card
   *[other] { $card } through Contact Specialist for { $number } cards
 }
jumpdrive-second-world-conquer = Conquer { $card }
jumpdrive-hand-limit = { $number ->
    [one] Discard { $number } card: the hand limit is { $limit }.
   *[other] Discard { $number } cards: the hand limit is { $limit }.
 }

jumpdrive-not-in-hand = You do not hold { $card }.
jumpdrive-one-of-each = Choose at most one development and one world.
jumpdrive-place-something = To place nothing, explore.
jumpdrive-limit = You may have at most { $limit } { $card }.
jumpdrive-condition = { $card } can only be placed with no strength in your tableau, or with a Contact Specialist.
jumpdrive-too-dear = Costs { $cost } cards; you could pay { $payable }.
jumpdrive-too-weak = Your strength is { $strength }; the defense is { $defense }.
jumpdrive-second-must-be-military = After a conquest the second world must be military.
jumpdrive-second-must-be-conquered = With Military Convoy the second world must be conquered.
jumpdrive-second-must-be-paid = With Colony Convoy the second world must be paid for.

jumpdrive-preview-explore = Draw { $drawn } cards, then discard { $discarded }
jumpdrive-preview-pay = { $number ->
    [one] { $card }: pay { $number } card
   *[other] { $card }: pay { $number } cards
 }
jumpdrive-preview-contact = { $number ->
    [one] { $card }: pay { $number } card through Contact Specialist
   *[other] { $card }: pay { $number } cards through Contact Specialist
 }
jumpdrive-preview-conquer = { $card }: conquer
jumpdrive-preview-bonus = World alone: draw 1 card
jumpdrive-preview-points = This round { $points } points, then { $total }
jumpdrive-preview-income = { $number ->
    [one] Then draw { $number } card
   *[other] Then draw { $number } cards
 }

jumpdrive-event-round = Round { $number }
jumpdrive-event-discarded-at-start = { $seat } discarded { $number } starting cards.
jumpdrive-event-discarded-at-start-own = You discarded { $cards }.
jumpdrive-event-revealed = { $seat } revealed { $cards }.
jumpdrive-event-explores = { $seat } explores.
jumpdrive-event-placed = { $number ->
    [0] { $seat } placed { $card } for free.
    [one] { $seat } placed { $card } for { $number } card.
   *[other] { $seat } placed { $card } for { $number } cards.
 }
jumpdrive-event-placed-own = { $number ->
    [0] You placed { $card } for free.
   *[other] You placed { $card } and paid { $cards }.
 }
jumpdrive-event-conquered = { $seat } conquered { $card }.
jumpdrive-event-drew-for-world = { $seat } drew { $number ->
    [one] { $number } card
   *[other] { $number } cards
 } for the world.
jumpdrive-event-drew-for-world-own = For the world you drew { $cards }.
jumpdrive-event-explored = { $seat } drew { $number ->
    [one] { $number } card
   *[other] { $number } cards
 } exploring.
jumpdrive-event-explored-own = Exploring you drew { $cards }.
jumpdrive-event-explorer-discarded = { $seat } discarded { $number } after exploring.
jumpdrive-event-explorer-discarded-own = After exploring you discarded { $cards }.
jumpdrive-event-no-second-world = { $seat } places no second world.
jumpdrive-event-convoy-discarded = { $seat } used { $card }; it goes to the heap.
jumpdrive-event-handed-on = { $card } goes from { $seat } to { $to }.
jumpdrive-event-scored = { $seat } scored { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, now { $total }.
jumpdrive-event-drew-income = { $seat } drew { $number ->
    [one] { $number } card
   *[other] { $number } cards
 } of income.
jumpdrive-event-drew-income-own = As income you drew { $cards }.
jumpdrive-event-discarded-to-limit = { $seat } discarded { $number } over the hand limit.
jumpdrive-event-discarded-to-limit-own = Over the hand limit you discarded { $cards }.
jumpdrive-event-reshuffled = The heap was shuffled: { $number } cards form the new pile.
jumpdrive-event-ended = The game is over. Winner: { $winners }.

jumpdrive-goal-reached = Somebody reached { $goal } victory points.
jumpdrive-share = { $card }
jumpdrive-share-gone = Cards that left the tableau
