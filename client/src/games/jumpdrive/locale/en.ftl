jumpdrive-ui-seal = { $what ->
    [explore] Seal Explore
   *[cards] Seal
 }
jumpdrive-ui-keys-e = explore instead of placing
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
jumpdrive-ui-empty-theirs = No cards here yet.
jumpdrive-ui-explores = explores
jumpdrive-ui-revealed = revealed, not placed yet
jumpdrive-ui-giving = will be discarded
jumpdrive-ui-see-bar = see the question
jumpdrive-ui-yields = now { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
 } and { $income ->
    [one] { $income } card
   *[other] { $income } cards
 } each round
jumpdrive-ui-now = now { $n }
jumpdrive-ui-track = Points: { $scores }; the game ends at { $goal }

jumpdrive-ui-development = development
jumpdrive-ui-world = { $military ->
    [true] { $colour ->
        [blue] military world, Novelty goods
        [brown] military world, Rare elements
        [green] military world, Genes
        [yellow] military world, Alien technology
       *[grey] military world
    }
   *[false] { $colour ->
        [blue] world, Novelty goods
        [brown] world, Rare elements
        [green] world, Genes
        [yellow] world, Alien technology
       *[grey] world
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
jumpdrive-ui-any-world = { $colour ->
    [blue] Novelty world (blue)
    [brown] Rare elements world (brown)
    [green] Genes world (green)
    [yellow] Alien world (yellow)
    [grey] grey world
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
jumpdrive-ui-power-pay_for_military = you may pay for a military world that is not yellow: its defense minus { $n }
jumpdrive-ui-power-second_world-pay = discard this card: pay for a second world in the same turn, { $n } cheaper
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
jumpdrive-ui-field-colour = colour
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
jumpdrive-ui-explain-income = This many cards are drawn at the end of each round, after scoring.
    .rule = JD-075
jumpdrive-ui-stat-strength = Military strength
jumpdrive-ui-explain-strength = A military world is conquered with strength equal to its defense or more. Strength is not spent. Bonuses against certain worlds are not in this number.
    .rule = JD-059
jumpdrive-ui-stat-explore = Explore symbols
jumpdrive-ui-explain-explore = When you explore, you draw as many cards as you have symbols and 5 more; then you discard as many as you have symbols and 3 more.
    .rule = JD-068
jumpdrive-ui-stat-chromosome = Chromosomes
jumpdrive-ui-explain-chromosome = Some cards count chromosome symbols in the tableau.
    .rule = JD-031
jumpdrive-ui-stat-hand = Cards in hand
jumpdrive-ui-explain-hand = Hand cards pay for others. At the end of the round at most 10 stay.
    .rule = JD-084
jumpdrive-ui-stat-pile = Draw pile
jumpdrive-ui-explain-pile = Cards left in the face-down draw pile. When it is used up, the discard pile is shuffled.
    .rule = JD-086
jumpdrive-ui-stat-discard_pile = Discard pile
jumpdrive-ui-explain-discard_pile = Discarded cards, face down. They are shuffled when the draw pile is used up.
    .rule = JD-086
jumpdrive-ui-stat-dealer = Dealer
jumpdrive-ui-explain-dealer = Where the order matters, the player to the dealer's left goes first and the dealer last.
    .rule = JD-045
jumpdrive-ui-stat-track = The race to 50
jumpdrive-ui-explain-track = As soon as somebody has 50 points or more after scoring, the game ends; the most points win. The striped part is what this round would bring you.
jumpdrive-ui-stat-reconstructed = Reconstructed cards
jumpdrive-ui-explain-reconstructed = Not all printed values are publicly known. Marked cards carry values of our own making. If you own the game, you can enter the printed ones: the mark leads to the workshop.

jumpdrive-ui-read-round = Round { $n }, { $phase }. { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
 } in the draw pile.
jumpdrive-ui-read-seat = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
 }, { $next } more each round, income { $income }, strength { $strength }, { $explore } explore, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
 } in hand. { $count ->
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

jumpdrive-lesson-goal = As soon as somebody has 50 points ①, the game ends and the *most points* win. Every card you lay out ② scores again in *every* round.
    .title = First to 50
jumpdrive-lesson-card = In the corner its price ①. At the foot: points each round ② and cards you draw each round ③. Early on, cards are worth more.
    .title = How to read a card
jumpdrive-lesson-secret = Everybody chooses at once, in secret: a development (diamond), a world (circle), one of each, or explore. What is lit ① can be chosen; this bar ② says what it costs and brings.
    .title = One choice a round
jumpdrive-lesson-both = You may place a development *and* a world. The development lies first and helps the world at once. But you give up the advantage of a single card.
    .title = Both at once
    .try = Choose *{ $dev }* ① and *{ $world }* ②. This round they bring { $points ->
        [one] 1 point
       *[other] { $points } points
    }, then you draw { $draw ->
        [one] 1 card
       *[other] { $draw } cards
    }.
jumpdrive-lesson-pay = You pay with other cards from your hand ②, one card for each point of the price ①. They go face down on the discard pile. Part with what you will not place soon.
    .title = Cards are money
    .try = Give up { $what }, then confirm. { $why }.
jumpdrive-lesson-one = A development alone costs 1 card less. A world alone lets you draw 1 card afterwards.
    .title = One card alone
    .try = Place only *{ $card }* ①: this round { $points ->
        [one] 1 point
       *[other] { $points } points
    }, then draw { $draw ->
        [one] 1 card
       *[other] { $draw } cards
    }.
jumpdrive-lesson-survey = Once per game you may take a Survey Team ① from the middle. It is your development of the round: price 1, and alone it costs nothing.
    .title = The card in the middle
    .try = Take the *Survey Team* ①: a card more in every round, and a strength symbol.{ $world ->
        [none] {""}
       *[other] { " " }Place *{ $world }* with it.
    }
jumpdrive-lesson-symbols = Signs on the left edge of your cards add up: strength ① conquers worlds, eyes ② let you see more when you explore. They work from the moment the card lies there.
    .title = Symbols add up
jumpdrive-lesson-strength = A red, toothed world is not paid for but conquered: your strength must be at least its number. Strength is not used up: it conquers again in later rounds.
    .title = Conquer a world
    .try = { $beside ->
        [none] Conquer *{ $world }* ①
       *[other] Choose *{ $beside }*, and conquer *{ $world }* ① with it
    }: it needs { $defense }, your cards give enough ②.
jumpdrive-lesson-convoy = A convoy ① allows a second world ② once the first lies there. *Military Convoy* conquers it with the strength the first left over, and stays; *Colony Convoy* makes it 2 cards cheaper and is discarded. You may decline.
    .title = A second world
jumpdrive-lesson-explore = Nothing good to place? Explore ①: draw { $drawn } cards, then discard { $discarded } of all you hold. Each eye shows you one more. You place nothing, but still score.
    .title = Explore instead
    .try = Explore ① for better cards.
jumpdrive-lesson-discard = Keep what fits your tableau or can be placed soon ①. The rest goes face down on the discard pile.
    .title = Keep the best
jumpdrive-lesson-end = Look at the track ①: once somebody reaches 50, no further round follows. From now on points count more than new cards.
    .title = The end is near
jumpdrive-lesson-do-choose_cards = { $type ->
    [explore] Explore for better cards: draw { $drawn }, then discard { $discarded }.
   *[other] Choose { $what }, then seal it: this round { $points ->
        [one] 1 point
       *[other] { $points } points
    }, then you draw { $draw ->
        [one] 1 card
       *[other] { $draw } cards
    }.
}
jumpdrive-lesson-do-choose_second_world = { $type ->
    [no_second_world] No second world: { $others ->
        [0] none of those in your hand can be placed now.
       *[other] keep your cards for something better.
    }
    [second_world] { $how ->
        [conquer] Conquer *{ $what }* as well: it costs no card and scores in every round from now on.
       *[other] Place *{ $what }* as well: it scores in every round from now on.
    }
   *[other] { $what }.
}
jumpdrive-lesson-do-pay_development = Pay with { $what }. { $why }.
jumpdrive-lesson-do-pay_world = Pay with { $what }. { $why }.
jumpdrive-lesson-do-pay_second_world = Pay with { $what }. { $why }.
jumpdrive-lesson-do-explorer_discard = Discard { $what }. { $why }.
jumpdrive-lesson-do-discard_to_limit = You may hold 10 cards. Discard { $what }. { $why }.
