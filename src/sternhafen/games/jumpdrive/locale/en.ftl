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
jumpdrive-starting-discard-deed = Discard { $what }
jumpdrive-choose-cards = Place a development, a world, or both; or explore.
jumpdrive-choose-cards-deed = Place { $what }
jumpdrive-explore = Explore
jumpdrive-pay = { $number ->
    [one] Pay { $number } card for { $card }.
   *[other] Pay { $number } cards for { $card }.
 }
jumpdrive-pay-deed = Pay with { $what }
jumpdrive-way = How will you place { $card }?
jumpdrive-conquer = Conquer: strength { $strength } against defense { $defense }
jumpdrive-contact = { $number ->
    [0] Contact Specialist: nothing to pay
    [one] Contact Specialist: pay { $number } card
   *[other] Contact Specialist: pay { $number } cards
 }
jumpdrive-explorer-discard = { $number ->
    [one] Discard { $number } card after exploring.
   *[other] Discard { $number } cards after exploring.
 }
jumpdrive-explorer-discard-deed = Discard { $what }
jumpdrive-second-world = { $card } allows a second world. Place one?
jumpdrive-no-second-world = No second world
jumpdrive-second-world-pay = { $number ->
    [0] { $card } for free
    [one] { $card } for { $number } card
   *[other] { $card } for { $number } cards
 }
jumpdrive-second-world-contact = { $number ->
    [0] { $card } through Contact Specialist for free
    [one] { $card } through Contact Specialist for { $number } card
   *[other] { $card } through Contact Specialist for { $number } cards
 }
jumpdrive-second-world-conquer = Conquer { $card }
jumpdrive-hand-limit = { $number ->
    [one] Discard { $number } card: the hand limit is { $limit }.
   *[other] Discard { $number } cards: the hand limit is { $limit }.
 }
jumpdrive-hand-limit-deed = Discard { $what }

jumpdrive-not-in-hand = You do not hold { $card }.
jumpdrive-one-of-each = Choose at most one development and one world.
jumpdrive-place-something = To place nothing, explore.
jumpdrive-limit = You may have at most { $limit } { $card }.
jumpdrive-condition = { $card } can only be placed with no strength in your tableau, or with a Contact Specialist.
jumpdrive-too-dear = Costs { $cost ->
    [one] { $cost } card
   *[other] { $cost } cards
 }; you could pay { $payable }.
jumpdrive-too-weak = Your strength is { $strength }; the defense is { $defense }.
jumpdrive-second-must-be-military = After a conquest the second world must be military.
jumpdrive-second-must-be-conquered = With Military Convoy the second world must be conquered.
jumpdrive-second-must-be-paid = With Colony Convoy the second world must be paid for.

jumpdrive-preview-explore = Draw { $drawn ->
    [one] { $drawn } card
   *[other] { $drawn } cards
 }, then discard { $discarded }
jumpdrive-preview-pay = { $number ->
    [0] { $card }: nothing to pay
    [one] { $card }: pay { $number } card
   *[other] { $card }: pay { $number } cards
 }
jumpdrive-preview-contact = { $number ->
    [0] { $card }: nothing to pay, through Contact Specialist
    [one] { $card }: pay { $number } card through Contact Specialist
   *[other] { $card }: pay { $number } cards through Contact Specialist
 }
jumpdrive-preview-conquer = { $card }: conquer
jumpdrive-preview-alone = Development alone: 1 card less
jumpdrive-preview-bonus = World alone: draw 1 card
jumpdrive-preview-points = { $points ->
    [one] This round { $points } point, then { $total }
   *[other] This round { $points } points, then { $total }
 }
jumpdrive-preview-income = { $number ->
    [one] Then draw { $number } card
   *[other] Then draw { $number } cards
 }

jumpdrive-event-round = Round { $number }
jumpdrive-event-discarded-at-start = { $seat } discarded { $number ->
    [one] { $number } starting card
   *[other] { $number } starting cards
 }.
jumpdrive-event-discarded-at-start-own = You discarded { $cards }.
jumpdrive-event-revealed = { $seat } revealed { $cards }.
jumpdrive-event-revealed-own = You revealed { $cards }.
jumpdrive-event-explores = { $seat } explores.
jumpdrive-event-explores-own = You explore.
jumpdrive-event-placed = { $number ->
    [0] { $seat } placed { $card } for free.
    [one] { $seat } placed { $card } for { $number } card.
   *[other] { $seat } placed { $card } for { $number } cards.
 }
jumpdrive-event-placed-own = { $number ->
    [0] You placed { $card } for free.
   *[other] You placed { $card } and paid with { $cards }.
 }
jumpdrive-event-conquered = { $seat } conquered { $card }.
jumpdrive-event-conquered-own = You conquered { $card }.
jumpdrive-event-drew-for-world = { $seat } drew { $number ->
    [one] { $number } card
   *[other] { $number } cards
 } for the world.
jumpdrive-event-drew-for-world-own = For the world you drew { $cards }.
jumpdrive-event-explored = { $seat } drew { $number ->
    [one] { $number } card
   *[other] { $number } cards
 } exploring.
jumpdrive-event-explored-own = Exploring, you drew { $cards }.
jumpdrive-event-explorer-discarded = { $seat } discarded { $number ->
    [one] { $number } card
   *[other] { $number } cards
 } after exploring.
jumpdrive-event-explorer-discarded-own = After exploring you discarded { $cards }.
jumpdrive-event-no-second-world = { $seat } places no second world.
jumpdrive-event-no-second-world-own = You place no second world.
jumpdrive-event-convoy-discarded-own = You used { $card }; it goes to the discard pile.
jumpdrive-event-convoy-discarded = { $seat } used { $card }; it goes to the discard pile.
jumpdrive-event-handed-on = { $card } goes from { $seat } to { $to }.
jumpdrive-event-scored = { $seat } scored { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, now { $total }.
jumpdrive-event-scored-own = You scored { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, now { $total }.
jumpdrive-event-drew-income = { $seat } drew { $number ->
    [one] { $number } card
   *[other] { $number } cards
 } as income.
jumpdrive-event-drew-income-own = As income you drew { $cards }.
jumpdrive-event-discarded-to-limit = { $seat } discarded { $number ->
    [one] { $number } card
   *[other] { $number } cards
 } over the hand limit.
jumpdrive-event-discarded-to-limit-own = You discarded { $cards } over the hand limit.
jumpdrive-event-reshuffled = The discard pile was shuffled: { $number } cards form the new draw pile.
jumpdrive-event-ended = The game is over. Winner: { $winners }.

jumpdrive-goal-reached = Somebody reached { $goal } victory points.
jumpdrive-share = { $card }
jumpdrive-share-gone = Cards that left the tableau

jumpdrive-summary = { $card }: { $parts }
jumpdrive-summary-unsure = { $card }: { $parts } ({ $status })
jumpdrive-status-verified = verified
jumpdrive-status-partial = partly reconstructed
jumpdrive-status-reconstructed = reconstructed
jumpdrive-card-head = { $card }: { $parts }
jumpdrive-card-keywords = Keywords: { $words }
jumpdrive-card-symbols = Symbols: { $parts }
jumpdrive-card-vp = Each round: { $parts }
jumpdrive-card-income = Income: { $parts }
jumpdrive-card-limit = At most { $number } per player
jumpdrive-card-copies = { $number ->
    [one] { $number } copy in the box
   *[other] { $number } copies in the box
 }
jumpdrive-sure-verified = Verified: every printed value is known.
jumpdrive-sure-partial = Partly reconstructed: not every value is known from the printed card.
jumpdrive-sure-reconstructed = Reconstructed: a stand-in for a card whose printed values are not publicly known.
jumpdrive-sure-assumed = Assumed: { $fields }
jumpdrive-sure-translated = The German name is our own translation.
jumpdrive-field-name = name
jumpdrive-field-kind = kind
jumpdrive-field-copies = number of copies
jumpdrive-field-cost = cost
jumpdrive-field-defense = defense
jumpdrive-field-colour = colour
jumpdrive-field-keywords = keywords
jumpdrive-field-symbols = symbols
jumpdrive-field-vp = points
jumpdrive-field-income = income
jumpdrive-field-powers = powers
jumpdrive-field-max-per-player = limit
jumpdrive-kind-development = development
jumpdrive-kind-world = { $colour } world
jumpdrive-colour-grey = grey
jumpdrive-colour-blue = blue
jumpdrive-colour-brown = brown
jumpdrive-colour-green = green
jumpdrive-colour-yellow = yellow
jumpdrive-keyword-alien = Alien
jumpdrive-keyword-imperium = Imperium
jumpdrive-keyword-rebel = Rebel
jumpdrive-keyword-terraforming = Terraforming
jumpdrive-keyword-uplift = Uplift
jumpdrive-cost = cost { $number }
jumpdrive-defense = military, defense { $number }
jumpdrive-symbols-explore = explore { $number }
jumpdrive-symbols-strength = strength +{ $number }
jumpdrive-symbols-chromosome = { $number ->
    [one] { $number } chromosome
   *[other] { $number } chromosomes
 }
jumpdrive-vp = { $number ->
    [one] { $number } point
   *[other] { $number } points
 }
jumpdrive-income = { $number ->
    [one] { $number } card
   *[other] { $number } cards
 }
jumpdrive-per-self = { $amount } per { $thing }
jumpdrive-per-one-other = { $amount } per { $thing } of one other player
jumpdrive-with-self = { $amount } with { $thing }
jumpdrive-with-any-other = { $amount } more if another player has { $thing }
jumpdrive-thing-explore = explore symbol
jumpdrive-thing-strength = strength
jumpdrive-thing-chromosome = chromosome
jumpdrive-thing-development = development
jumpdrive-thing-world = world
jumpdrive-thing-military-world = military world
jumpdrive-thing-colour-world = { $colour } world
jumpdrive-thing-keyword-world = { $word } world
jumpdrive-power-discount = Cost −{ $number } for: { $thing }
jumpdrive-power-strength-vs = Strength +{ $number } against: { $thing }
jumpdrive-power-strength-per = Strength +{ $number } per { $thing }
jumpdrive-power-contact = Military worlds, except { $colour } ones, may be paid for like others: defense −{ $number } is the cost.
jumpdrive-power-convoy-pay = After a world that was paid for: discard this card to place a second world for { $number } less.
jumpdrive-power-convoy-conquer = After a conquest: conquer a second military world with the strength not used for the first.
jumpdrive-power-condition = Can only be placed with no strength in your tableau, or with a Contact Specialist.
jumpdrive-power-propaganda = Before scoring, goes to the player with the most strength.
jumpdrive-table-head = Round { $round }: { $phase }
jumpdrive-table-middle = Draw pile { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
 }, discard pile { $discard_pile }, { $survey_teams ->
    [one] { $survey_teams } Survey Team
   *[other] { $survey_teams } Survey Teams
 } left
jumpdrive-table-dealer = Dealer: { $seat }
jumpdrive-seat = { $seat }: { $score ->
    [one] { $score } point
   *[other] { $score } points
 }, { $vp_next } more each round, income { $income }, strength { $strength }, explore { $explore }, chromosomes { $chromosome }, { $hand_count ->
    [one] { $hand_count } card
   *[other] { $hand_count } cards
 } in hand
jumpdrive-seat-empty = No cards in the tableau
jumpdrive-seat-card = { $card }: { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
 }, { $income ->
    [one] { $income } card
   *[other] { $income } cards
 }

jumpdrive-why-conquer = That costs no card
jumpdrive-why-no-second-world = { $number ->
    [one] Your card stays in your hand
   *[other] Your { $number } cards stay in your hand
 }
jumpdrive-why-barred = { $card } cannot be placed now
jumpdrive-threat-end = { $seat } reaches { $total } points this round even without a new card

jumpdrive-figure-vp-next = { $number ->
    [one] { $number } point a round
   *[other] { $number } points a round
}
jumpdrive-figure-income = { $number ->
    [one] { $number } card of income
   *[other] { $number } cards of income
}

# Data packs, as the workshop shows them
jumpdrive-pack-cost-hint = diamond or circle
jumpdrive-pack-vp-hint = each round
jumpdrive-pack-income = Income
jumpdrive-pack-income-hint = cards each round
jumpdrive-pack-symbols = Symbols
jumpdrive-pack-symbols-hint = left edge
jumpdrive-pack-max-per-player = At most
jumpdrive-pack-max-per-player-hint = for each player
jumpdrive-pack-preset-hands = Hands of the first game
jumpdrive-pack-base = Fixed
jumpdrive-pack-terms = Terms
jumpdrive-pack-op = How
jumpdrive-pack-op-per = for each
jumpdrive-pack-op-with = once, with any
jumpdrive-pack-value = Value
jumpdrive-pack-of = of
jumpdrive-pack-scope = Whose
jumpdrive-pack-scope-self = own tableau
jumpdrive-pack-scope-one-other = one other player’s
jumpdrive-pack-scope-any-other = any other player’s
jumpdrive-pack-what = What
jumpdrive-pack-what-card = a certain card
jumpdrive-pack-what-symbol = symbols
jumpdrive-pack-what-strength = strength
jumpdrive-pack-symbol = Symbol
jumpdrive-pack-keyword = Keyword
jumpdrive-pack-filter-id = Card
jumpdrive-pack-filter-military = Military
jumpdrive-pack-applies-to = for
jumpdrive-pack-discount = costs less
jumpdrive-pack-strength-vs = strength against
jumpdrive-pack-strength-per = strength for each
jumpdrive-pack-pay-for-military = pays for military worlds
jumpdrive-pack-second-world = second world
jumpdrive-pack-place-condition = may be placed only if
jumpdrive-pack-pass-to-strongest = goes to the strongest
jumpdrive-pack-exclude-colour = Not for
jumpdrive-pack-stacks = Adds up
jumpdrive-pack-mode = How
jumpdrive-pack-mode-pay = pay
jumpdrive-pack-mode-conquer = conquer
jumpdrive-pack-discard-self = Is discarded
jumpdrive-pack-any-of = Conditions
jumpdrive-pack-strength-equals = Strength exactly
jumpdrive-pack-own-card = Own card
jumpdrive-status-owner = typed in by an owner
jumpdrive-sure-owner = Entered or confirmed by somebody who owns the game.
jumpdrive-pack-problem-for-worlds-and-only-for = expected for worlds, and only for them
jumpdrive-pack-problem-for-military-worlds-only = expected for military worlds only
jumpdrive-pack-problem-price = expected either a cost or a defense
jumpdrive-pack-problem-nothing-for-a-verified-card = expected nothing for a verified card
jumpdrive-pack-problem-the-id-of-a-card = expected the id of a card, found { $name }
jumpdrive-pack-problem-a-symbol-with-what-symbol = expected a symbol with what = 'symbol'
jumpdrive-pack-problem-op-does-not-go-with = op = { $op } does not go with scope = { $scope }
jumpdrive-pack-problem-game-cards-in-all-found = expected { $number } game cards in all, found { $found }
jumpdrive-pack-problem-4-copies-of-this-card = expected 4 copies of this card
jumpdrive-pack-problem-the-hands-a-b-c = expected the hands A, B, C and D
jumpdrive-pack-problem-does-not-go-with-what = { $name } does not go with what = { $what }
jumpdrive-pack-problem-cards-found = expected the number of cards to be { $preset_hand }, found { $hand }
jumpdrive-pack-problem-is-dealt-times-there-are = { $name } is dealt { $count } times; there are { $copies }

## Themes of puzzles

jumpdrive-theme-choose-cards = What to build
jumpdrive-theme-pay = What to pay with
jumpdrive-theme-starting-discard = Starting hand
jumpdrive-theme-explorer-discard = Exploring
jumpdrive-theme-hand-limit = Hand limit
