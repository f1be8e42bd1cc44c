race-name = Race for the Galaxy
race-option-start = Start
race-option-start-standard = Standard: six cards, discard two
race-option-start-first_game = First game: preset hands of four
race-option-advanced = Advanced game for two
race-option-advanced-false = Standard: one action each
    .short = One each
race-option-advanced-true = Advanced: two actions each, for two players
    .short = Two each

race-phase-start = Starting hand
race-phase-choose = Choosing actions
race-phase-explore = Explore
race-phase-develop = Develop
race-phase-settle = Settle
race-phase-trade = Trade
race-phase-consume = Consume
race-phase-produce = Produce
race-phase-hand-limit = Hand limit
race-phase-over = Game over

race-action-explore-5 = Explore +5
race-action-explore-1-1 = Explore +1,+1
race-action-develop = Develop
race-action-settle = Settle
race-action-consume-trade = Trade
race-action-consume-2x = Consume 2×
race-action-produce = Produce

race-good-novelty = novelty goods
race-good-rare = rare elements
race-good-genes = genes
race-good-alien = alien technology
race-good-any = any good
race-good-different = goods of different kinds
race-good-this-world = the good of this world
race-good-rebel = rebels

race-starting-discard = Discard { $number } of your six cards.
race-starting-discard-deed = Discard { $what }
race-choose-action = Choose your action for this round.
race-choose-two-actions = Choose two actions for this round.
race-keep = { $number ->
    [one] Keep { $number } of the cards you drew.
   *[other] Keep { $number } of the cards you drew.
 }
race-keep-deed = Keep { $what }
race-choose-development = Place a development, or none.
race-choose-world = Place a world, or none.
race-no-development-now = No development
race-no-world-now = No world
race-place-world = How will you place { $card }?
race-pay = { $number ->
    [one] Pay { $number } card for { $card }.
   *[other] Pay { $number } cards for { $card }.
 }
race-pay-deed = Pay with { $what }
race-pay-for-military = { $number ->
    [0] Contact Specialist: nothing to pay
    [one] Contact Specialist: pay { $number } card
   *[other] Contact Specialist: pay { $number } cards
 }
race-pay-for-military-using = Contact Specialist, and discard { $using }: nothing to pay
race-pay-way = { $number ->
    [0] Nothing to pay
    [one] Pay { $number } card
   *[other] Pay { $number } cards
 }
race-pay-way-using = Discard { $using }: nothing to pay
race-conquer = Conquer
race-conquer-using = Discard { $using } and conquer
race-sell = Sell one good.
race-sell-good = { $number ->
    [one] { $good } of { $card }: draw { $number } card
   *[other] { $good } of { $card }: draw { $number } cards
 }
race-use-power = Use a consume power.
race-use = { $card }: { $power }
race-end-consume = Discard no more cards for points
race-spend = Which goods does { $card } consume? ({ $power })
race-spend-deed = Consume the goods of { $what }
race-good-on = { $good } of { $card }
race-discard-for-points = { $number ->
    [one] Discard { $number } card for a point.
   *[other] Discard up to { $number } cards for a point each.
 }
race-discard-for-points-deed = Discard { $what }
race-name-number = Name a cost or defense; then the top card of the draw pile is turned up.
race-take-card = You have won { $card }. Take it?
race-take = Take it
race-leave = Leave it
race-windfall = Put a good on a windfall world.
race-produce-by = { $card }: { $good }, through { $by }
race-produce-by-bonus = { $card }: { $good }, through your bonus
race-no-bonus = No good through the bonus
race-hand-limit = { $number ->
    [one] Discard { $number } card: the hand limit is { $limit }.
   *[other] Discard { $number } cards: the hand limit is { $limit }.
 }
race-hand-limit-deed = Discard { $what }

race-bonus-explore-5 = Draw { $drawn }, keep { $kept }
race-bonus-explore-1-1 = Draw { $drawn }, keep { $kept }
race-bonus-develop = Your development costs 1 less
race-bonus-settle = Draw 1 card after placing a world
race-bonus-consume-trade = { $number ->
    [0] You have no good to sell now
    [one] Sell a good first; now the best brings { $number } card
   *[other] Sell a good first; now the best brings { $number } cards
 }
race-bonus-consume-2x = Double points from consume powers
race-bonus-produce = One good on a windfall world

race-advanced-is-for-two = The advanced game is for two players.
race-one-action = Choose exactly one action card.
race-two-actions = Choose exactly two action cards.
race-only-one-such-card = You have only one action card { $action }.
race-not-in-hand = You do not hold { $card }.
race-no-development = { $card } is not a development.
race-no-world = { $card } is not a world.
race-already-placed = { $card } is in your tableau already.
race-too-dear = { $cost ->
    [one] Costs { $cost } card; you could pay { $payable }.
   *[other] Costs { $cost } cards; you could pay { $payable }.
 }
race-too-weak = Your Military against it is { $military }; the defense is { $defense }.
race-not-in-tableau = { $card } is not in your tableau.
race-discard-has-no-use = Discarding { $card } would change nothing here.
race-tactics-only-conquer = { $card } can be discarded only to conquer a military world.
race-must-be-conquered = A military world is conquered, not paid for.
race-not-military = { $card } is not a military world.
race-no-good-there = There is no good on { $card }.
race-must-consume = You must still use { $card }.
race-no-such-power = { $card } gives you no such power now.
race-power-used = The power of { $card } has been used in this phase.
race-no-hand-cards = You have no cards in hand.
race-goods-missing = You lack suitable goods for { $card }.
race-kinds-not-different = The goods must be of different kinds.
race-must-produce = You must still use the powers of your cards.
race-cannot-produce = You cannot produce on { $card } that way.

race-preview-cost = { $number ->
   *[other] Cost { $number }
 }
race-preview-defense = Defense { $number }
race-preview-discount = { $card }: −{ $number }
race-preview-develop-bonus = Bonus: −{ $number }
race-preview-colony-ship = { $card } is discarded: 0
race-preview-tactics = { $card } is discarded: Military +{ $number }
race-preview-pay = { $number ->
    [0] Nothing to pay
    [one] Pay { $number } card
   *[other] Pay { $number } cards
 }
race-preview-conquer = Military { $military } against defense { $defense }
race-preview-windfall = Receives a good
race-preview-settle-bonus = Bonus: draw 1 card
race-preview-draw = { $number ->
    [one] { $card }: then draw { $number } card
   *[other] { $card }: then draw { $number } cards
 }

race-event-round = Round { $number }
race-event-phase = { $phase }
race-event-chose = { $seat } chose { $actions }.
race-event-chose-own = You chose { $actions }.
race-event-discarded-at-start = { $seat } discarded { $number ->
    [one] { $number } starting card
   *[other] { $number } starting cards
 }.
race-event-discarded-at-start-own = You discarded { $cards }.
race-event-explored = { $seat } drew { $number ->
    [one] { $number } card
   *[other] { $number } cards
 } exploring.
race-event-explored-own = Exploring, you drew { $cards }.
race-event-kept = { $seat } kept { $number ->
    [one] { $number } card
   *[other] { $number } cards
 } and discarded { $discarded }.
race-event-kept-own = You kept { $cards }.
race-event-revealed = { $seat } revealed { $card }.
race-event-revealed-own = You revealed { $card }.
race-event-places-nothing = { $seat } places nothing.
race-event-places-nothing-own = You place nothing.
race-event-paid = { $number ->
    [0] { $seat } placed { $card } for free.
    [one] { $seat } placed { $card } for { $number } card.
   *[other] { $seat } placed { $card } for { $number } cards.
 }
race-event-paid-own = { $number ->
    [0] You placed { $card } for free.
   *[other] You placed { $card } and paid with { $cards }.
 }
race-event-conquered = { $seat } conquered { $card }.
race-event-conquered-own = You conquered { $card }.
race-event-discarded-from-tableau = { $seat } discarded { $card } from the tableau.
race-event-discarded-from-tableau-own = You discarded { $card } from your tableau.
race-event-drew = { $seat } drew { $number ->
    [one] { $number } card
   *[other] { $number } cards
 } through { $card }.
race-event-drew-own = Through { $card } you drew { $cards }.
race-event-drew-bonus = { $seat } drew { $number ->
    [one] { $number } card
   *[other] { $number } cards
 } as a bonus.
race-event-drew-bonus-own = As a bonus you drew { $cards }.
race-event-sold = { $seat } sold the good of { $world } for { $number ->
    [one] { $number } card
   *[other] { $number } cards
 }.
race-event-sold-own = You sold the good of { $world } and drew { $cards }.
race-event-consumed = { $card } of { $seat } consumed goods from { $goods }: { $points ->
    [0] {""}
    [one] { $points } point
   *[other] { $points } points
 }{ $points ->
    [0] {""}
   *[other] { $number ->
        [0] {""}
       *[other] {" and "}
    }
 }{ $number ->
    [0] {""}
    [one] { $number } card
   *[other] { $number } cards
 }.
race-event-consumed-own = Your { $card } consumed goods from { $goods }: { $points ->
    [0] {""}
    [one] { $points } point
   *[other] { $points } points
 }{ $points ->
    [0] {""}
   *[other] { $number ->
        [0] {""}
       *[other] {" and "}
    }
 }{ $number ->
    [0] {""}
   *[other] { $cards }
 }.
race-event-discarded-for-points = { $seat } discarded { $number ->
    [one] { $number } card
   *[other] { $number } cards
 } through { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
race-event-discarded-for-points-own = Through { $card } you discarded { $cards }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
race-event-gambled-in-vain = { $card } of { $seat }: there is no card to turn up.
race-event-won = { $card } of { $seat }: { $number } named, { $cards } turned up and won.
race-event-lost = { $card } of { $seat }: { $number } named, { $cards } turned up and discarded.
race-event-took-card = { $seat } took { $card }.
race-event-took-card-own = You took { $card }.
race-event-left-card = { $seat } left { $card }.
race-event-left-card-own = You left { $card }.
race-event-produced = { $world } of { $seat } produced { $kind }.
race-event-produced-own = Your { $world } produced { $kind }.
race-event-declined-bonus = { $seat } declines the Produce bonus.
race-event-declined-bonus-own = You decline the Produce bonus.
race-event-discarded-to-limit = { $seat } discarded { $number ->
    [one] { $number } card
   *[other] { $number } cards
 } over the hand limit.
race-event-discarded-to-limit-own = You discarded { $cards } over the hand limit.
race-event-reshuffled = The discard pile was shuffled: { $number } cards form the new draw pile.
race-event-ended = The game is over. Winner: { $winners }.

race-end-full = A tableau holds { $limit } cards or more.
race-end-pool = The pool of victory points is used up.
race-end-both = A tableau holds { $limit } cards or more, and the pool of victory points is used up.
race-end-technical = Stopped after { $limit } rounds. This is a technical limit, not a rule of the game.
race-share-chips = Victory point chips
race-share-worlds = Worlds
race-share-developments = Developments
race-share-six-cost = { $card }

race-summary = { $card }: { $parts }
race-summary-powers = { $card }: { $parts } — { $powers }
race-kind-development = development
race-kind-world = world
race-kind-windfall = windfall world ({ $good })
race-kind-production = production world ({ $good })
race-cost = cost { $number }
race-defense = military, defense { $number }
race-defense-rebel = rebel, military, defense { $number }
race-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
 }
race-points-variable = variable points
race-card-start = Start world { $number }
race-card-keywords = Keywords: { $words }
race-card-preset-hand = First game: in the hand of start world { $number }
race-card-copies = { $number ->
    [one] { $number } copy in the box
   *[other] { $number } copies in the box
 }
race-keyword-alien = Alien
race-keyword-chromosome = chromosome
race-keyword-imperium = Imperium
race-keyword-rebel = Rebel
race-keyword-terraforming = Terraforming
race-keyword-uplift = Uplift
race-sure-verified = Verified: every printed value is known.
race-sure-partial = Partly reconstructed: not every value is known from the printed card.
race-sure-reconstructed = Reconstructed: a stand-in for a card whose printed values are not publicly known.
race-sure-translated = The German name is our own translation.

race-power-explore-draw-more = Explore: draw { $amount } more to choose from
race-power-explore-keep-more = Explore: keep { $amount } more
race-power-develop-draw-at-start = { $amount ->
    [one] Develop: draw { $amount } card at the start
   *[other] Develop: draw { $amount } cards at the start
 }
race-power-develop-reduce-cost = Develop: developments cost { $amount } less
race-power-develop-draw-after-placing = { $amount ->
    [one] Develop: draw { $amount } card after placing a development
   *[other] Develop: draw { $amount } cards after placing a development
 }
race-power-settle-reduce-cost = { $kind ->
    [any] Settle: paid worlds cost { $amount } less
   *[other] Settle: paid worlds with { $good } cost { $amount } less
 }
race-power-settle-cost-to-zero = Settle: may be discarded to pay nothing for a world, except with { $good }
race-power-settle-military = { $amount ->
    [-1] Settle: Military −1
   *[other] Settle: Military +{ $amount }
 }
race-power-settle-specialized-military = { $kind ->
    [rebel] Settle: Military +{ $amount } against rebel worlds
   *[other] Settle: Military +{ $amount } against worlds with { $good }
 }
race-power-settle-temporary-military = Settle: may be discarded for Military +{ $amount } until the end of the phase
race-power-settle-pay-for-military = Settle: military worlds, except with { $good }, may be paid for: defense −{ $discount } is the cost
race-power-settle-draw-after-placing = { $amount ->
    [one] Settle: draw { $amount } card after placing a world
   *[other] Settle: draw { $amount } cards after placing a world
 }
race-power-trade-trade-bonus = { $amount ->
    [one] Trade: { $amount } more card for { $good }
   *[other] Trade: { $amount } more cards for { $good }
 }
race-power-consume-consume = { $times ->
    [one] Consume: { $goods ->
        [one] { $good }
       *[other] { $goods } × { $good }
    }
   *[other] Consume: up to { $times } × { $good }, each
 } → { $vp ->
    [0] {""}
    [one] { $vp } point
   *[other] { $vp } points
 }{ $vp ->
    [0] {""}
   *[other] { $cards ->
        [0] {""}
       *[other] {" and "}
    }
 }{ $cards ->
    [0] {""}
    [one] { $cards } card
   *[other] { $cards } cards
 }
race-power-consume-consume-all = Consume: all remaining goods → one point fewer than goods
race-power-consume-consume-at-trade-price = { $with_trade_powers ->
    [0] Consume: { $good } → cards at its trade price, without trade powers
   *[other] Consume: { $good } → cards at its trade price, with trade powers
 }
race-power-consume-discard-hand = Consume: may discard up to { $up_to } hand cards → { $vp_each ->
    [one] { $vp_each } point
   *[other] { $vp_each } points
 } each{ $doubled ->
    [0] , never doubled
   *[other] {""}
 }
race-power-consume-draw = { $amount ->
    [one] Consume: draw { $amount } card
   *[other] Consume: draw { $amount } cards
 }
race-power-consume-lucky-draw = Consume: name a number from { $lowest } to { $highest }; if the top card has that cost or defense, it is yours
race-power-produce-produce-here = Produce: { $good } here
race-power-produce-draw-if-produced-here = { $amount ->
    [one] Produce: draw { $amount } card if this world produced
   *[other] Produce: draw { $amount } cards if this world produced
 }
race-power-produce-produce-windfall = { $kind ->
    [any] Produce: a good on a windfall world
   *[other] Produce: a good on a windfall world for { $good }
 }
race-power-produce-draw = { $amount ->
    [one] Produce: draw { $amount } card
   *[other] Produce: draw { $amount } cards
 }
race-power-produce-draw-per-good-produced = { $amount ->
    [one] Produce: draw { $amount } card for each good produced ({ $good })
   *[other] Produce: draw { $amount } cards for each good produced ({ $good })
 }
race-power-produce-draw-per-kind-produced = { $amount ->
    [one] Produce: draw { $amount } card for each kind of good produced
   *[other] Produce: draw { $amount } cards for each kind of good produced
 }
race-power-produce-draw-if-most-produced = { $amount ->
    [one] Produce: draw { $amount } card if you produced the most { $good }
   *[other] Produce: draw { $amount } cards if you produced the most { $good }
 }
race-power-produce-draw-per-world = { $amount ->
    [one] Produce: draw { $amount } card for each of your worlds for { $good }
   *[other] Produce: draw { $amount } cards for each of your worlds for { $good }
 }

race-score-vp-chips = { $vp } for every { $per } points in chips
race-score-military = { $vp } for every { $per } total Military
race-score-card = { $vp } for { $card }
race-score-world = { $vp } for each other world
race-score-military-world = { $vp } for each other military world
race-score-rebel-military-world = { $vp } for each rebel military world
race-score-production-world = { $vp } for each production world for { $good }
race-score-windfall-world = { $vp } for each windfall world for { $good }
race-score-world-with-power = { $vp } for each world with a power in { $phase }
race-score-development = { $vp } for each other development
race-score-six-cost-development = { $vp } for each development of cost 6
race-score-development-with-power = { $vp } for each development with a power in { $phase }
race-score-alien-card = { $vp } for each other Alien card

race-table-head = Round { $round }: { $phase }
race-table-middle = { $pool ->
    [one] { $pool } point
   *[other] { $pool } points
 } in the pool, draw pile { $pile }, discard pile { $discard_pile }
race-table-phases = Phases: { $phases }
race-table-order = Player order: { $seats }
race-seat = { $seat }: { $score ->
    [one] { $score } point
   *[other] { $score } points
 } ({ $vp } in chips), Military { $military }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } in the tableau, { $hand_count ->
    [one] { $hand_count } card
   *[other] { $hand_count } cards
 } in hand
race-seat-actions = Chose { $actions }
race-seat-card = { $card }: { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
 }
race-seat-card-with-good = { $card }: { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
 }, holds { $good }

race-why-pass = { $number ->
    [one] Your card stays in your hand
   *[other] Your { $number } cards stay in your hand
 }
race-why-good = This good sells for { $number ->
    [one] { $number } card
   *[other] { $number } cards
 }
race-why-doubled = The points count twice
race-why-twice = { $card } lies in your tableau already
race-why-hungry = { $card } consumes goods that none of your worlds has
race-why-counted = { $card } counts your tableau at the end
race-why-points = { $points ->
    [one] { $card } brings { $points } point at the end
   *[other] { $card } brings { $points } points at the end
 }
race-threat-cards = { $seat } has { $number } of 12 cards laid out
race-threat-pool = only { $number ->
    [one] { $number } point is
   *[other] { $number } points are
 } left in the pool

race-figure-military = { $number } Military

# Data packs, as the workshop shows them
race-pack-cost-hint = 0 to 6
race-pack-prices = Trade prices
race-pack-world-type = World type
race-pack-windfall = windfall
race-pack-production = production
race-pack-good = Good
race-pack-goods = Goods
race-pack-novelty = novelty goods
race-pack-rare = rare elements
race-pack-genes = genes
race-pack-alien = Alien technology
race-pack-keywords-alien = Alien
race-pack-this-world = of this world
race-pack-different = different
race-pack-start = Start world
race-pack-start-hint = 0 to 4
race-pack-start-colour = Start colour
race-pack-preset-hand = Preset hand
race-pack-preset-hand-hint = 1 to 4
race-pack-scoring = Scoring
race-pack-explore = I Explore
race-pack-develop = II Develop
race-pack-settle = III Settle
race-pack-trade = $ Trade
race-pack-consume = IV Consume
race-pack-produce = V Produce
race-pack-draw-more = draw more
race-pack-keep-more = keep more
race-pack-draw-at-start = cards at the start
race-pack-reduce-cost = costs less
race-pack-draw-after-placing = cards after placing
race-pack-cost-to-zero = discard: costs nothing
race-pack-specialized-military = Military against
race-pack-temporary-military = discard: Military
race-pack-pay-for-military = pays for military worlds
race-pack-trade-bonus = trade bonus
race-pack-consume-all = consume all goods
race-pack-consume-at-trade-price = consume at the trade price
race-pack-discard-hand = discard hand cards
race-pack-draw = draw cards
race-pack-lucky-draw = lucky draw
race-pack-produce-here = produces
race-pack-draw-if-produced-here = cards if produced here
race-pack-produce-windfall = produce on a windfall world
race-pack-draw-per-good-produced = cards for each good produced
race-pack-draw-per-kind-produced = cards for each kind produced
race-pack-draw-if-most-produced = cards if most produced
race-pack-draw-per-world = cards for each world
race-pack-not-good = Not for
race-pack-times = Times
race-pack-cards = Cards
race-pack-vp-offset = Points more
race-pack-with-trade-powers = With trade bonuses
race-pack-up-to = Up to
race-pack-vp-each = Points each
race-pack-doubled = Doubled by 2×
race-pack-lowest = Lowest
race-pack-highest = Highest
race-pack-match = Card that fits
race-pack-match-card = a certain card
race-pack-military-world = military world
race-pack-rebel-military-world = Rebel military world
race-pack-production-world = production world
race-pack-windfall-world = windfall world
race-pack-world-with-power = world with a power
race-pack-six-cost-development = six-cost development
race-pack-development-with-power = development with a power
race-pack-alien-card = Alien card
race-pack-count = Counted
race-pack-count-vp-chips = victory point chips
race-pack-count-military = Military
race-pack-per = for every
race-pack-phase = Phase
race-sure-owner = Entered or confirmed by somebody who owns the game.
race-pack-problem-1-for-a-world = expected 1 for a world
race-pack-problem-for-military-worlds-only = expected for military worlds only
race-pack-problem-price = expected either a cost or a defense
race-pack-problem-for-worlds-only = expected for worlds only
race-pack-problem-together-with-world-type = expected together with 'world_type'
race-pack-problem-produce-here-of-its-good = expected 'produce_here' of its good on production worlds alone
race-pack-problem-each-consume-effect-at-most = expected each consume effect at most once
race-pack-problem-for-six-cost-developments-alone = expected for six-cost developments alone
race-pack-problem-for-all-cards-but-six = expected for all cards but six-cost developments
race-pack-problem-match-or-count = expected 'match' or 'count'
race-pack-problem-per-of-1-or-more = expected 'per' of 1 or more
race-pack-problem-card-with-match-card = expected 'card' with match = 'card'
race-pack-problem-the-id-of-a-card = expected the id of a card, found { $card }
race-pack-problem-cards-in-all-found = expected the number of cards in all to be { $game_cards }, found { $total }
race-pack-problem-a-price-for-each-of = expected a price for each of the four kinds of goods
race-pack-problem-the-numbers-0-to-4 = expected the numbers 0 to 4 once each, found { $starts }
race-pack-problem-four-designs-for-each-of = expected four designs for each of the hands 1 to 4
race-pack-problem-goods-and-times-of-1 = expected 'goods' and 'times' of 1 or more
race-pack-problem-lowest-up-to-highest = expected 'lowest' up to 'highest'

## Themes of puzzles

race-theme-choose-action = Choose an action
race-theme-use-power = Consume
race-theme-choose-world = Settle
race-theme-spend = Spend goods
race-theme-keep = Keep cards
race-theme-choose-development = Develop
race-theme-pay = Pay
race-theme-windfall = Produce
race-theme-starting-discard = Starting hand
