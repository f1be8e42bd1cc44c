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
race-ui-seal = Seal { $action }
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
race-ui-see-bar = see the question
race-ui-giving = will be discarded
race-ui-using = { $card }: in use
race-ui-used = { $card }: used
race-ui-consumes = { $n ->
    [one] { $card } consumes a good.
   *[other] { $card } consumes { $n } goods.
 }
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
race-ui-stat-discard_pile = Discard pile
race-ui-explain-discard_pile = Discarded cards, face down.

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

race-lesson-goal = Points come from the cards you lay out ① and from chips you earn ②. Once somebody has *12 cards* or the chips run out, this round is the last.
    .title = The goal: most points
race-lesson-phases = All choose one action ① in secret. *Only chosen phases happen*, and everybody plays them; whoever chose a phase also gets its bonus. So think about what the others will choose.
    .title = Five phases
race-lesson-choose = Choose one of the seven actions, then seal it. What the others chose you see when all have chosen.
    .title = Choose in secret
    .try = { $action ->
        [settle] *Settle* ①: you place a world, and as the one who chose it you draw a card afterwards.
        [develop] *Develop* ①: you place a development, and it costs you 1 less.
        [produce] *Produce* ①: your production worlds get goods.
       *[other] Take this action ①.
    }
race-lesson-discount = The number in the corner ① is the price. Some of your cards lower it: look at the signs at the foot of this one ②. The bar shows the sum.
    .title = Cheaper thanks to your cards
race-lesson-settle = In Settle everybody may place one world. A number in a circle is paid for with cards.
    .title = Place a world
    .try = Place *{ $card }* ①: worlds bring points, and many bring goods.
race-lesson-pay = You pay with other cards from your hand ①, one card for each point of the price ②. Part with what you will not place soon.
    .title = Cards are money
    .try = Pay with { $what }, then confirm. { $why }.
race-lesson-goods = A good lies on your world ①. Sell it for cards, or consume it for points. A world holds only one good at a time.
    .title = Goods
race-lesson-military = A world with a red number costs no cards: you *conquer* it if your Military is at least that number. Military is not used up.
    .title = Settle without paying
    .try = Conquer *{ $card }* ①: it defends itself with { $defense }, your Military is { $more ->
        [yes] { $usual } ②, but { $military } against a world of this kind.
       *[no] { $military } ②.
    }
race-lesson-trade = Whoever chose Trade ① sells one good ② first: blue brings 2 cards, brown 3, green 4, yellow 5.
    .title = Sell for cards
    .try = Choose *Trade* ①, then seal it: your good ② brings { $cards ->
        [one] 1 card now.
       *[other] { $cards } cards now.
    }
race-lesson-produce = In Produce ① every production world without a good gets one. Windfall worlds get theirs only when placed, or by a bonus.
    .title = New goods
race-lesson-develop = In Develop everybody may place one development (diamond) ①. It is paid for like a world, and its power lasts. Phases that others chose are yours, too.
    .title = Place a development
race-lesson-explore = In Explore you see some cards ① and keep a few. Look for cards that fit what you have; the others are discarded unseen.
    .title = See many, keep few
    .try = Keep { $what }. { $why }.
race-lesson-consume = In Consume your powers ① take goods ② and give points or cards. Every power is used as long as it can be.
    .title = Goods become points
race-lesson-double = Two action cards lead to Consume. With 2× ① your consume powers give double points: good when several goods lie ready.
    .title = Double points
race-lesson-end = The chips ① run out, or somebody's tableau ② nears 12 cards. In the last rounds points count more than cards in hand.
    .title = The end is near
race-lesson-do-choose_action = Choose *{ $what }*, then seal it. { $action ->
    [explore_5] You see many new cards and keep the best.
    [explore_1_1] You see new cards and keep one more.
    [develop] You place a development, for 1 card less.
    [settle] You place a world, and draw 1 card for having chosen it.
    [consume_trade] You sell a good for cards.
    [consume_2x] Your goods become points, doubled.
   *[other] Your production worlds get goods again, and one windfall world, too.
}
race-lesson-do-keep = Keep { $what }. { $why }.
race-lesson-do-pay_world = Pay with { $what }. { $why }.
race-lesson-do-pay_development = Pay with { $what }. { $why }.
race-lesson-do-spend = Consume { $n ->
    [one] the good
   *[other] the goods
} on { $what } with { $by }. { $power }.
race-lesson-do-discard_to_limit = You may hold 10 cards. Discard { $what }. { $why }.
race-lesson-do-choose_world = { $type ->
    [pass] Place no world this time: keep your cards for something better.
   *[other] Place *{ $what }*{ $pay ->
        [0] {""}
        [one] {" "}for 1 card
       *[other] {" "}for { $pay } cards
    }: { $worth }.
}
race-lesson-do-choose_development = { $type ->
    [pass] Place no development this time: keep your cards for something better.
   *[other] Place *{ $what }*{ $pay ->
        [0] {""}
        [one] {" "}for 1 card
       *[other] {" "}for { $pay } cards
    }: { $worth }.
}
race-lesson-do-use_power = Use this power. { $label }.
race-lesson-worth = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
} at the end, and its powers help you from now on
race-lesson-worth-plain = { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end
race-lesson-worth-counted = at the end its points depend on your other cards
race-lesson-do-sell = Sell { $what }.
race-lesson-do-windfall = Put the good here: { $what }.
