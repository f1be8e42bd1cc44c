# Analysis: what the bots think of a decision

analysis-why-loses = { $percent } % better: { $best } – { $reasons }.
analysis-why-worse = Better: { $best } – { $reasons }.
analysis-reason-brings = “{ $lines }”
analysis-reason-more = on average { $what } more afterwards
analysis-reason-saves = { $what } less to pay
analysis-reason-fewer = on average { $what } fewer afterwards
analysis-reason-lead = expected lead { $what } larger
analysis-reason-games = better in { $better }, worse in { $worse } of { $all } imagined games
analysis-reason-keeps = you keep { $cards }
analysis-reason-worlds = ahead on average in the imagined games
analysis-why-only = Nothing else was worth considering here.
analysis-why-equal = About as good as { $best }.
analysis-why-best = The best move found: { $lines }.
analysis-best = The best move found.
analysis-secret = { $seat } chose “{ $choice }”
analysis-hindsight = { $others }.
analysis-hindsight-both = { $others }; better against that: { $better }.
analysis-hindsight-better = Better, had everything been known: { $better }.

analysis-cli-decision = { $number }. Round { $round }, { $seat }: { $prompt } – { $choice } ({ $verdict ->
    [inaccuracy] inaccuracy
    [mistake] mistake
    [blunder] blunder
   *[fine] fine
})
analysis-cli-why = {"   "}{ $why }
analysis-cli-hindsight = {"   "}With hindsight: { $hindsight }
analysis-cli-move = {"     "}{ $chance } % ± { $error }, lead { $lead }: { $move }{ $played ->
    [yes] {" "}(played)
   *[no] {""}
}
analysis-cli-move-lead = {"     "}lead { $lead }: { $move }{ $played ->
    [yes] {" "}(played)
   *[no] {""}
}
analysis-cli-accuracy = { $seat }: accuracy { $accuracy }
analysis-cli-turns = Turning points: decisions { $places }
analysis-cli-expensive = Expensive: decision { $number }, { $seat }: { $choice } instead of { $best }, { $percent } %
analysis-cli-expensive-plain = Expensive: decision { $number }, { $seat }: { $choice } instead of { $best }
analysis-cli-source = Judged by { $bot } using what each seat knew then; ± is the standard error.
analysis-cli-source-plain = Judged by { $bot } using what each seat knew then. Its chances are not proven in this game: the order is told, not the percentages.
analysis-stopped = Stopped after { $done } of { $total } decisions; the same command continues.
