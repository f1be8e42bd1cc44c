race-ui-actions = Choose an action
race-ui-phases = Phases of this round
race-ui-powers = Consume powers
race-ui-tile = { $action }: { $state ->
    [off] nobody chose it
    [now] played now, chosen by { $by }
    [next] to come, chosen by { $by }
    [done] done, chosen by { $by }
   *[picked] chosen by { $by }
 }
race-ui-bonus-explore-5 = look at 5 more
race-ui-bonus-explore-1-1 = +1 look, +1 keep
race-ui-bonus-develop = costs 1 less
race-ui-bonus-settle = then draw 1
race-ui-bonus-consume-trade = sell 1 good
race-ui-bonus-consume-2x = points doubled
race-ui-bonus-produce = +1 windfall good
race-ui-now-explore-5 = draw { $drawn }, keep { $kept }
race-ui-now-explore-1-1 = draw { $drawn }, keep { $kept }
race-ui-now-develop = costs 1 less
race-ui-now-settle = then draw 1
race-ui-now-consume-trade = { $number ->
    [0] no good to sell
    [one] sell: { $number } card
   *[other] sell: { $number } cards
 }
race-ui-now-consume-2x = points doubled
race-ui-now-produce = +1 windfall good
race-ui-do-choose_action = Seal choice
race-ui-do-choose_two_actions = Seal choice
race-ui-do-starting_discard = Discard
race-ui-do-discard_to_limit = Discard
race-ui-do-discard_for_points = Discard
race-ui-do-keep = Keep
race-ui-do-choose_development = Place
race-ui-do-choose_world = Place
race-ui-do-pay_development = Pay
race-ui-do-pay_world = Pay
race-ui-do-sell = Sell
race-ui-do-spend = Consume
race-ui-do-windfall = Produce
race-ui-bonus = bonus
race-ui-cards = { $n ->
    [0] nothing to pay
    [one] pay { $n } card
   *[other] pay { $n } cards
 }
race-ui-ghost = { $card } goes here
race-ui-now = { $n ->
    [one] now worth { $n } point
   *[other] now worth { $n } points
 }
race-ui-holds = holds { $good }
race-ui-with-good = { $card } (with { $good })
race-ui-see-bar = see the decision bar
race-ui-giving = will be discarded
race-ui-using = { $card }: in use
race-ui-used = { $card }: used
race-ui-drawn = { $n ->
    [0] Drawn
   *[other] Drawn: keep { $n }
 }
race-ui-hand = Hand { $n }
race-ui-left = left

race-ui-stat-tableau = Cards in the tableau
race-ui-explain-tableau = The game ends after the round in which somebody has 12 cards or more.
    .rule = RACE-202
race-ui-stat-hand = Cards in hand
race-ui-explain-hand = Hand cards pay for others. At the end of the round at most 10 stay.
    .rule = RACE-192
race-ui-stat-military = Military
race-ui-explain-military = A military world is conquered with Military equal to its defense or more. It is not used up. Bonuses against certain worlds are not in this number.
    .rule = RACE-111
race-ui-stat-chips = Points in chips
race-ui-explain-chips = Victory point chips gained in Consume.
    .rule = RACE-172
race-ui-stat-score = Points so far
race-ui-explain-score = Printed points of the tableau, chips, and six-cost developments as they stand now.
    .rule = RACE-208
race-ui-stat-goods = Goods
race-ui-explain-goods = A good lies on a world until it is sold or consumed; a world holds one at most.
    .rule = RACE-176
race-ui-stat-pool = Points left in the pool
race-ui-explain-pool = The game ends after the round in which the pool is used up.
    .rule = RACE-203
race-ui-stat-pile = Draw pile
race-ui-explain-pile = Cards left in the face-down pile. When it is used up, the discard pile is shuffled.
race-ui-stat-heap = Discard pile
race-ui-explain-heap = Discarded cards, face down.

race-ui-all-explore = Everybody draws 2 cards and keeps 1.
    .rule = RACE-060
race-ui-all-develop = Everybody may place one development from hand.
    .rule = RACE-071
race-ui-all-settle = Everybody may place one world from hand.
    .rule = RACE-085
race-ui-all-consume = Everybody uses the consume powers of the tableau.
    .rule = RACE-144
race-ui-all-produce = Everybody's production worlds receive goods.
    .rule = RACE-176
race-ui-chooser-explore-5 = Whoever chose it looks at 5 more.
    .rule = RACE-062
race-ui-chooser-explore-1-1 = Whoever chose it looks at 1 more and keeps 1 more.
    .rule = RACE-063
race-ui-chooser-develop = Whoever chose it pays 1 card less.
    .rule = RACE-078
race-ui-chooser-settle = Whoever chose it draws 1 card after placing a world.
    .rule = RACE-090
race-ui-chooser-consume-trade = Whoever chose it must first sell a good for cards.
    .rule = RACE-133
race-ui-chooser-consume-2x = Whoever chose it gets double points from consume powers.
    .rule = RACE-168
race-ui-chooser-produce = Whoever chose it may put a good on a windfall world.
    .rule = RACE-178
race-ui-skipped = Phases nobody chose are skipped.

race-ui-read-phase = { $phase }, { $when ->
    [now] now
    [done] done
   *[next] to come
 }, chosen by { $by }.
race-ui-read-drawn = You drew { $cards }.
race-ui-read-hand = { $n ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards }.
 }
race-ui-group-six = Six-cost developments

race-coach-1 = Each round you choose one action in secret. Only phases somebody chose are played, by everybody; whoever chose a phase gets its bonus.
    .title = Choose in secret
    .at = .strip
race-coach-2 = What is lit can be chosen. Diamonds are developments, circles are worlds; the number is the price, paid with other hand cards. Red toothed worlds are conquered.
    .title = Your cards
    .at = #my-hand
race-coach-3 = Before you confirm, this bar tells what the choice costs and brings.
    .title = The question
    .at = #ask
race-coach-4 = Goods lie on worlds. Sell them for cards, or consume them for points and cards. 12 cards here, or an empty pool of points, end the game.
    .title = Your tableau
    .at = .own
race-coach-5 = Rest the pointer on anything, press it long, or press ? to read what it does.
    .title = Questions
    .at = .own
