jumpdrive-ui-seal = Seal
jumpdrive-ui-pre-round = This round
jumpdrive-ui-pre-draw = then draw
jumpdrive-ui-no-dev = no development
jumpdrive-ui-no-world = no world
jumpdrive-ui-slot-pay = { $n ->
    [0] free
    [one] pay { $n } card
   *[other] pay { $n } cards
 }
jumpdrive-ui-slot-contact = { $n ->
    [0] free, Contact Specialist
    [one] pay { $n } card (Contact)
   *[other] pay { $n } cards (Contact)
 }
jumpdrive-ui-slot-conquer = conquer
jumpdrive-ui-supply = middle
jumpdrive-ui-dealer = dealer
jumpdrive-ui-empty = Your first cards will lie here.
jumpdrive-ui-explores = explores
jumpdrive-ui-revealed = revealed, not placed yet
jumpdrive-ui-giving = will be discarded
jumpdrive-ui-see-bar = see the buttons above
jumpdrive-ui-yields = now { $vp } points and { $income } cards each round
jumpdrive-ui-now = now { $n }
jumpdrive-ui-track = Points: { $scores }; the end comes at { $goal }

jumpdrive-ui-development = development
jumpdrive-ui-world = { $military ->
    [true] { $color ->
        [blue] military world, Novelty goods
        [brown] military world, Rare elements
        [green] military world, Genes
        [yellow] military world, Alien technology
       *[gray] military world
    }
   *[false] { $color ->
        [blue] world, Novelty goods
        [brown] world, Rare elements
        [green] world, Genes
        [yellow] world, Alien technology
       *[gray] world
    }
 }
jumpdrive-ui-cost = cost { $n }
jumpdrive-ui-defense = defense { $n }
jumpdrive-ui-points = { $n ->
    [1] { $n } victory point each round
   *[other] victory points each round: { $n }
 }
jumpdrive-ui-income = income each round: { $n }
jumpdrive-ui-keyword-alien = Alien
jumpdrive-ui-keyword-imperium = Imperium
jumpdrive-ui-keyword-rebel = Rebel
jumpdrive-ui-keyword-terraforming = Terraforming
jumpdrive-ui-keyword-uplift = Uplift
jumpdrive-ui-keyword-world = { $keyword } military world
jumpdrive-ui-symbol-explore = explore symbol
jumpdrive-ui-symbol-strength = strength symbol
jumpdrive-ui-symbol-chromosome = chromosome
jumpdrive-ui-what-development = development
jumpdrive-ui-what-strength = military strength
jumpdrive-ui-any-world = { $color ->
    [blue] Novelty world (blue)
    [brown] Rare elements world (brown)
    [green] Genes world (green)
    [yellow] Alien world (yellow)
    [gray] grey world
   *[any] { $military ->
        [true] military world
       *[any] world
    }
 }
jumpdrive-ui-term-per-self = { $n } for each { $what } in your tableau
jumpdrive-ui-term-per-one_other = { $n } for each { $what } of one other player
jumpdrive-ui-term-with-self = { $n } more with { $what }
jumpdrive-ui-term-with-any_other = { $n } more if another player has { $what }
jumpdrive-ui-has-explore = { $n ->
    [one] { $n } explore symbol
   *[other] { $n } explore symbols
 }
jumpdrive-ui-has-strength = military strength +{ $n }
jumpdrive-ui-has-chromosome = { $n ->
    [one] { $n } chromosome
   *[other] { $n } chromosomes
 }
jumpdrive-ui-power-discount = costs { $n } less: { $what }
jumpdrive-ui-power-strength_vs = strength +{ $n } against { $what }
jumpdrive-ui-power-strength_per = strength +{ $n } for each { $what }
jumpdrive-ui-power-pay_for_military = you may pay for a military world that is not yellow, its defense less { $n }
jumpdrive-ui-power-second_world-pay = discard this: pay for a second world in the same turn, { $n } cheaper
jumpdrive-ui-power-second_world-conquer = conquer a second world in the same turn with the strength left over
jumpdrive-ui-power-place_condition = can be placed only with no military strength, or with Contact Specialist
jumpdrive-ui-power-pass_to_strongest = before scoring it goes to the player with the highest strength
jumpdrive-ui-power-draw_after_place = draw { $n } after placing { $what }
jumpdrive-ui-status-partial = Partly reconstructed: some values are not the printed ones
jumpdrive-ui-status-reconstructed = Reconstructed: not the printed values
jumpdrive-ui-assumed = Assumed: { $fields }.
jumpdrive-ui-field-name = name
jumpdrive-ui-field-kind = kind
jumpdrive-ui-field-copies = copies
jumpdrive-ui-field-cost = cost
jumpdrive-ui-field-defense = defense
jumpdrive-ui-field-color = colour
jumpdrive-ui-field-keywords = keywords
jumpdrive-ui-field-symbols = symbols
jumpdrive-ui-field-vp = points
jumpdrive-ui-field-income = income
jumpdrive-ui-field-powers = powers
jumpdrive-ui-field-max_per_player = limit
jumpdrive-ui-field-military = military

jumpdrive-ui-stat-score = Victory points, and what the cards give each round
jumpdrive-ui-explain-score = The hexagon is the total; the small number is what the tableau scores at the end of this round.
    .rule = JD-074
jumpdrive-ui-stat-income = Income: cards each round
jumpdrive-ui-explain-income = So many cards are drawn at the end of each round, after scoring.
    .rule = JD-075
jumpdrive-ui-stat-strength = Military strength
jumpdrive-ui-explain-strength = A military world is conquered with strength equal to its defense or more. Strength is not spent. Bonuses against certain worlds are not in this number.
    .rule = JD-059
jumpdrive-ui-stat-explore = Explore symbols
jumpdrive-ui-explain-explore = Exploring draws these symbols plus 5 cards and discards these symbols plus 3.
    .rule = JD-068
jumpdrive-ui-stat-chromosome = Chromosomes
jumpdrive-ui-explain-chromosome = Some cards count chromosome symbols in the tableau.
    .rule = JD-031
jumpdrive-ui-stat-hand = Cards in hand
jumpdrive-ui-explain-hand = Hand cards pay for others. At the end of the round at most 10 stay.
    .rule = JD-084
jumpdrive-ui-stat-pile = Draw pile
jumpdrive-ui-explain-pile = Cards left in the face-down pile. When it is used up, the heap is shuffled.
    .rule = JD-086
jumpdrive-ui-stat-heap = Discard heap
jumpdrive-ui-explain-heap = Discarded cards, face down. They are shuffled when the pile is used up.
    .rule = JD-086
jumpdrive-ui-stat-dealer = Dealer
jumpdrive-ui-explain-dealer = Where the order matters, the player to the dealer's left goes first and the dealer last.
    .rule = JD-045
jumpdrive-ui-stat-track = The race to 50
jumpdrive-ui-explain-track = As soon as somebody has 50 points or more after scoring, the game ends; most points win. The striped part is what this round would bring you.
jumpdrive-ui-stat-reconstructed = Reconstructed cards
jumpdrive-ui-explain-reconstructed = Not all printed values are publicly known. Marked cards carry values of our own making. Owners of the box can type in theirs: sternhafen data export jumpdrive.

jumpdrive-ui-read-round = Round { $n }, { $phase }. { $pile } cards in the pile.
jumpdrive-ui-read-seat = { $name }: { $score } points, { $next } more each round, income { $income }, strength { $strength }, { $explore } explore, { $hand } cards in hand. { $count ->
    [0] Nothing placed yet.
   *[other] Tableau: { $cards }.
 }
jumpdrive-ui-read-hand = { $n ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards }.
 }
jumpdrive-ui-group-development = Developments
jumpdrive-ui-group-world = Worlds
jumpdrive-ui-group-military = Military worlds
jumpdrive-ui-group-gone = Cards that left the tableau

jumpdrive-coach-1 = They are the menu: what is lit can be chosen. Click one development (diamond), one world (circle), or one of each.
    .title = Your cards
    .at = #my-hand
jumpdrive-coach-2 = Other hand cards pay the price in the corner. Red toothed worlds are conquered with strength instead of cards.
    .title = Paying
    .at = #my-hand
jumpdrive-coach-3 = Before you seal, this bar tells what the choice costs and what the round brings. Nothing you like? Explore for new cards.
    .title = The question
    .at = #ask
jumpdrive-coach-4 = Every card in your tableau scores its hexagon and draws its cards again, each round. Whoever reaches 50 ends the game.
    .title = The engine
    .at = .own
jumpdrive-coach-5 = Rest the pointer on anything, press it long, or press ? to read what it does.
    .title = Questions
    .at = .own
