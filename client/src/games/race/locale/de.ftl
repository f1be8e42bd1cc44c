race-ui-actions = Wähle eine Aktion
race-ui-phases = Phasen dieser Runde
race-ui-powers = Verbrauchsfähigkeiten
race-ui-tile = { $action }: { $state ->
    [off] von niemandem gewählt
    [now] läuft jetzt, gewählt von { $by }
    [next] kommt noch, gewählt von { $by }
    [done] vorbei, gewählt von { $by }
   *[picked] gewählt von { $by }
 }
race-ui-bonus-explore-5 = 5 mehr ansehen
race-ui-bonus-explore-1-1 = +1 sehen, +1 nehmen
race-ui-bonus-develop = kostet 1 weniger
race-ui-bonus-settle = danach 1 ziehen
race-ui-bonus-consume-trade = 1 Gut verkaufen
race-ui-bonus-consume-2x = Punkte doppelt
race-ui-bonus-produce = +1 Gut („Windfall“)
race-ui-now-explore-5 = { $drawn } ziehen, { $kept } behalten
race-ui-now-explore-1-1 = { $drawn } ziehen, { $kept } behalten
race-ui-now-develop = kostet 1 weniger
race-ui-now-settle = danach 1 ziehen
race-ui-now-consume-trade = { $number ->
    [0] kein Gut da
    [one] Verkauf: { $number } Karte
   *[other] Verkauf: { $number } Karten
 }
race-ui-now-consume-2x = Punkte doppelt
race-ui-now-produce = +1 Gut („Windfall“)
race-ui-do-choose_action = Festlegen
race-ui-do-choose_two_actions = Festlegen
race-ui-do-starting_discard = Abwerfen
race-ui-do-discard_to_limit = Abwerfen
race-ui-do-discard_for_points = Abwerfen
race-ui-do-keep = Behalten
race-ui-do-choose_development = Ausspielen
race-ui-do-choose_world = Ausspielen
race-ui-do-pay_development = Bezahlen
race-ui-do-pay_world = Bezahlen
race-ui-do-sell = Verkaufen
race-ui-do-spend = Verbrauchen
race-ui-do-windfall = Produzieren
race-ui-bonus = Bonus
race-ui-cards = { $n ->
    [0] nichts zu bezahlen
    [one] { $n } Karte bezahlen
   *[other] { $n } Karten bezahlen
 }
race-ui-ghost = { $card } kommt hierhin
race-ui-now = { $n ->
    [one] zählt jetzt { $n } Punkt
   *[other] zählt jetzt { $n } Punkte
 }
race-ui-holds = darauf liegt: { $good }
race-ui-with-good = { $card } (darauf: { $good })
race-ui-see-bar = siehe Entscheidungsleiste
race-ui-giving = wird abgeworfen
race-ui-using = { $card }: in Gebrauch
race-ui-used = { $card }: benutzt
race-ui-drawn = { $n ->
    [0] Gezogen
   *[other] Gezogen: { $n } behalten
 }
race-ui-hand = Hand { $n }
race-ui-left = übrig

race-ui-stat-tableau = Karten in der Auslage
race-ui-explain-tableau = Das Spiel endet nach der Runde, in der jemand 12 oder mehr Karten ausliegen hat.
    .rule = RACE-202
race-ui-stat-hand = Handkarten
race-ui-explain-hand = Mit Handkarten werden andere bezahlt. Am Ende der Runde bleiben höchstens 10.
    .rule = RACE-192
race-ui-stat-military = Militär
race-ui-explain-military = Eine Militärwelt wird erobert, wenn das Militär ihre Verteidigung erreicht. Es verbraucht sich nicht. Zuschläge gegen bestimmte Welten sind in dieser Zahl nicht enthalten.
    .rule = RACE-111
race-ui-stat-chips = Punkte in Chips
race-ui-explain-chips = Siegpunktchips aus dem Verbrauchen.
    .rule = RACE-172
race-ui-stat-score = Punkte bisher
race-ui-explain-score = Aufgedruckte Punkte der Auslage, Chips und Entwicklungen der Kosten 6 nach jetzigem Stand.
    .rule = RACE-208
race-ui-stat-goods = Güter
race-ui-explain-goods = Ein Gut liegt auf einer Welt, bis es verkauft oder verbraucht wird; auf jeder Welt höchstens eines.
    .rule = RACE-176
race-ui-stat-pool = Punkte im Vorrat
race-ui-explain-pool = Das Spiel endet nach der Runde, in der der Vorrat aufgebraucht wird.
    .rule = RACE-203
race-ui-stat-pile = Nachziehstapel
race-ui-explain-pile = Karten im verdeckten Stapel. Ist er leer, wird der Ablagestapel gemischt.
race-ui-stat-heap = Ablagestapel
race-ui-explain-heap = Abgeworfene Karten, verdeckt.

race-ui-all-explore = Alle ziehen 2 Karten und behalten 1.
    .rule = RACE-060
race-ui-all-develop = Alle dürfen eine Entwicklung aus der Hand ausspielen.
    .rule = RACE-071
race-ui-all-settle = Alle dürfen eine Welt aus der Hand ausspielen.
    .rule = RACE-085
race-ui-all-consume = Alle nutzen die Verbrauchsfähigkeiten ihrer Auslage.
    .rule = RACE-144
race-ui-all-produce = Die Produktionswelten aller erhalten Güter.
    .rule = RACE-176
race-ui-chooser-explore-5 = Wer sie gewählt hat, sieht 5 Karten mehr an.
    .rule = RACE-062
race-ui-chooser-explore-1-1 = Wer sie gewählt hat, sieht 1 Karte mehr an und behält 1 mehr.
    .rule = RACE-063
race-ui-chooser-develop = Wer sie gewählt hat, bezahlt 1 Karte weniger.
    .rule = RACE-078
race-ui-chooser-settle = Wer sie gewählt hat, zieht 1 Karte, nachdem eine Welt ausgespielt ist.
    .rule = RACE-090
race-ui-chooser-consume-trade = Wer sie gewählt hat, muss zuerst ein Gut gegen Karten verkaufen.
    .rule = RACE-133
race-ui-chooser-consume-2x = Wer sie gewählt hat, bekommt doppelte Punkte von Verbrauchsfähigkeiten.
    .rule = RACE-168
race-ui-chooser-produce = Wer sie gewählt hat, darf ein Gut auf eine „Windfall“-Welt legen.
    .rule = RACE-178
race-ui-skipped = Phasen, die niemand gewählt hat, entfallen.

race-ui-read-phase = { $phase }, { $when ->
    [now] läuft
    [done] vorbei
   *[next] kommt noch
 }, gewählt von { $by }.
race-ui-read-drawn = Gezogen hast du { $cards }.
race-ui-read-hand = { $n ->
    [0] Deine Hand ist leer.
   *[other] Deine Hand: { $cards }.
 }
race-ui-group-six = Entwicklungen der Kosten 6

race-coach-1 = In jeder Runde wählst du geheim eine Aktion. Nur gewählte Phasen werden gespielt, von allen; wer eine gewählt hat, bekommt ihren Bonus.
    .title = Wähle geheim
    .at = .strip
race-coach-2 = Was leuchtet, kannst du wählen. Rauten sind Entwicklungen, Kreise sind Welten; die Zahl ist der Preis, bezahlt mit anderen Handkarten. Rot gezahnte Welten werden erobert.
    .title = Deine Karten
    .at = #my-hand
race-coach-3 = Bevor du bestätigst, sagt diese Leiste, was die Wahl kostet und bringt.
    .title = Die Frage
    .at = #ask
race-coach-4 = Güter liegen auf Welten. Verkaufe sie für Karten oder verbrauche sie für Punkte und Karten. 12 Karten hier oder ein leerer Punktevorrat beenden das Spiel.
    .title = Deine Auslage
    .at = .own
race-coach-5 = Ruhe mit dem Zeiger auf etwas, drücke lange darauf oder drücke ?, um zu lesen, was es tut.
    .title = Fragen
    .at = .own
