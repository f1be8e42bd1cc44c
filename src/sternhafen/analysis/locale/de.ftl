# Analyse: was die Bots von einer Entscheidung halten

analysis-why-loses = { $percent } % besser: { $best } – { $reasons }.
analysis-why-worse = Besser: { $best } – { $reasons }.
analysis-reason-brings = „{ $lines }“
analysis-reason-more = danach im Schnitt { $what } mehr
analysis-reason-saves = { $what } weniger zu bezahlen
analysis-reason-fewer = danach im Schnitt { $what } weniger
analysis-reason-lead = erwarteter Vorsprung { $what } größer
analysis-reason-games = besser in { $better }, schlechter in { $worse } von { $all } gedachten Partien
analysis-reason-keeps = so behältst du { $cards }
analysis-reason-worlds = im Schnitt der gedachten Partien vorn
analysis-why-only = Anderes kam hier nicht in Frage.
analysis-why-equal = Etwa so gut wie { $best }.
analysis-why-best = Der beste gefundene Zug: { $lines }.
analysis-best = Der beste gefundene Zug.
analysis-secret = { $seat } wählte „{ $choice }“
analysis-hindsight = { $others }.
analysis-hindsight-both = { $others }; besser dagegen: { $better }.
analysis-hindsight-better = Besser, wenn alles bekannt gewesen wäre: { $better }.

analysis-cli-decision = { $number }. Runde { $round }, { $seat }: { $prompt } – { $choice } ({ $verdict ->
    [inaccuracy] Ungenauigkeit
    [mistake] Fehler
    [blunder] grober Fehler
   *[fine] in Ordnung
})
analysis-cli-why = {"   "}{ $why }
analysis-cli-hindsight = {"   "}Im Nachhinein: { $hindsight }
analysis-cli-move = {"     "}{ $chance } % ± { $error }, Vorsprung { $lead }: { $move }{ $played ->
    [yes] {" "}(gespielt)
   *[no] {""}
}
analysis-cli-move-lead = {"     "}Vorsprung { $lead }: { $move }{ $played ->
    [yes] {" "}(gespielt)
   *[no] {""}
}
analysis-cli-accuracy = { $seat }: Genauigkeit { $accuracy }
analysis-cli-turns = Wendepunkte: Entscheidungen { $places }
analysis-cli-expensive = Teuer: Entscheidung { $number }, { $seat }: { $choice } statt { $best }, { $percent } %
analysis-cli-expensive-plain = Teuer: Entscheidung { $number }, { $seat }: { $choice } statt { $best }
analysis-cli-source = Beurteilt von { $bot } mit dem, was jeder Platz damals wusste; ± ist der Standardfehler.
analysis-cli-source-plain = Beurteilt von { $bot } mit dem, was jeder Platz damals wusste. Seine Chancen sind in diesem Spiel nicht nachgewiesen: Genannt wird die Reihenfolge, nicht die Prozente.
analysis-stopped = Nach { $done } von { $total } Entscheidungen angehalten; derselbe Befehl macht dort weiter.
