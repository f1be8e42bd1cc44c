race-ui-actions = Wähle eine Aktion
race-ui-phases = Phasen dieser Runde
race-ui-powers = Verbrauchen-Fähigkeiten
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
race-ui-seal = { $action } festlegen
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
race-ui-see-bar = siehe die Frage
race-ui-giving = wird abgeworfen
race-ui-using = { $card }: in Gebrauch
race-ui-used = { $card }: benutzt
race-ui-consumes = { $n ->
    [one] { $card } verbraucht ein Gut.
   *[other] { $card } verbraucht { $n } Güter.
 }
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
race-ui-stat-military = Militärische Stärke
race-ui-explain-military = Eine militärische Welt wird erobert, wenn deine militärische Stärke ihre Verteidigungsstärke erreicht. Sie verbraucht sich nicht. Zuschläge gegen bestimmte Welten sind in dieser Zahl nicht enthalten.
    .rule = RACE-111
race-ui-stat-chips = Punkte in Chips
race-ui-explain-chips = Siegpunkt-Chips aus dem Verbrauchen.
    .rule = RACE-172
race-ui-stat-score = Punkte bisher
race-ui-explain-score = Aufgedruckte Punkte der Auslage, Chips und Entwicklungen mit Kosten 6 nach jetzigem Stand.
    .rule = RACE-208
race-ui-stat-goods = Güter
race-ui-explain-goods = Ein Gut liegt auf einer Welt, bis es verkauft oder verbraucht wird; auf jeder Welt höchstens eines.
    .rule = RACE-176
race-ui-stat-pool = Punkte im Vorrat
race-ui-explain-pool = Das Spiel endet nach der Runde, in der der Vorrat aufgebraucht wird.
    .rule = RACE-203
race-ui-stat-pile = Nachziehstapel
race-ui-explain-pile = Karten im verdeckten Stapel. Ist er leer, wird der Ablagestapel gemischt.
race-ui-stat-discard_pile = Ablagestapel
race-ui-explain-discard_pile = Abgeworfene Karten, verdeckt.

race-ui-all-explore = Alle ziehen 2 Karten und behalten 1.
    .rule = RACE-060
race-ui-all-develop = Alle dürfen eine Entwicklung aus der Hand ausspielen.
    .rule = RACE-071
race-ui-all-settle = Alle dürfen eine Welt aus der Hand ausspielen.
    .rule = RACE-085
race-ui-all-consume = Alle nutzen die Verbrauchen-Fähigkeiten ihrer Auslage.
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
race-ui-chooser-consume-2x = Wer sie gewählt hat, bekommt doppelte Punkte aus Verbrauchen-Fähigkeiten.
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
race-ui-group-six = Entwicklungen mit Kosten 6

race-lesson-goal = Punkte bringen die Karten deiner Auslage ① und Chips, die du verdienst ②. Sobald jemand *12 Karten* hat oder die Chips ausgehen, ist es die letzte Runde.
    .title = Das Ziel: die meisten Punkte
race-lesson-phases = Alle wählen geheim eine Aktion ①. *Nur gewählte Phasen finden statt*, und alle spielen sie; wer eine gewählt hat, bekommt dazu ihren Bonus. Überlege also, was die anderen wählen.
    .title = Fünf Phasen
race-lesson-choose = Wähle eine der sieben Aktionen und lege sie fest. Was die anderen gewählt haben, siehst du, wenn alle so weit sind.
    .title = Geheim wählen
    .try = { $action ->
        [settle] *Siedeln* ①: Du spielst eine Welt aus, und weil du es gewählt hast, ziehst du danach eine Karte.
        [develop] *Entwickeln* ①: Du spielst eine Entwicklung aus, und sie kostet dich 1 weniger.
        [produce] *Produzieren* ①: Deine Produktionswelten bekommen Güter.
       *[other] Nimm diese Aktion ①.
    }
race-lesson-discount = Die Zahl in der Ecke ① ist der Preis. Manche deiner Karten senken ihn: Schau auf die Zeichen unten auf dieser ②. Die Leiste zeigt die Rechnung.
    .title = Billiger durch deine Karten
race-lesson-settle = Beim Siedeln dürfen alle eine Welt ausspielen. Eine Zahl im Kreis bezahlst du mit Karten.
    .title = Eine Welt ausspielen
    .try = Spiel *{ $card }* ① aus: Welten bringen Punkte und viele auch Güter.
race-lesson-pay = Du zahlst mit anderen Handkarten ①, eine Karte je Punkt des Preises ②. Gib her, was du so bald nicht ausspielst.
    .title = Karten sind Geld
    .try = Zahle mit { $what } und bestätige. { $why }.
race-lesson-goods = Auf deiner Welt ① liegt ein Gut. Verkaufe es gegen Karten oder verbrauche es für Punkte. Auf jeder Welt liegt höchstens eines.
    .title = Güter
race-lesson-military = Eine Welt mit roter Zahl kostet keine Karten: Du *eroberst* sie, wenn deine militärische Stärke mindestens so hoch ist. Stärke verbraucht sich nicht.
    .title = Siedeln, ohne zu zahlen
    .try = Erobere *{ $card }* ①: Sie verteidigt sich mit { $defense }, deine Stärke ist { $more ->
        [yes] { $usual } ②, gegen Welten dieser Art aber { $military }.
       *[no] { $military } ②.
    }
race-lesson-trade = Wer Handeln ① gewählt hat, verkauft zuerst ein Gut ②: blau bringt 2 Karten, braun 3, grün 4, gelb 5.
    .title = Gegen Karten verkaufen
    .try = Wähle *Handeln* ① und lege es fest: Dein Gut ② bringt jetzt { $cards ->
        [one] 1 Karte.
       *[other] { $cards } Karten.
    }
race-lesson-produce = Beim Produzieren ① bekommt jede Produktionswelt ohne Gut eines. „Windfall“-Welten bekommen ihres nur beim Ausspielen oder durch einen Bonus.
    .title = Neue Güter
race-lesson-develop = Beim Entwickeln dürfen alle eine Entwicklung (Raute) ① ausspielen. Du bezahlst sie wie eine Welt, und ihre Fähigkeit bleibt. Auch Phasen, die andere gewählt haben, spielst du mit.
    .title = Eine Entwicklung ausspielen
race-lesson-explore = Beim Erkunden siehst du einige Karten ① und behältst wenige. Such, was zu deiner Auslage passt; die anderen werden ungesehen abgeworfen.
    .title = Viele sehen, wenige behalten
    .try = Behalte { $what }. { $why }.
race-lesson-consume = Beim Verbrauchen nehmen deine Fähigkeiten ① Güter ② und geben Punkte oder Karten. Jede wird genutzt, solange es geht.
    .title = Aus Gütern werden Punkte
race-lesson-double = Zwei Aktionskarten führen zum Verbrauchen. Mit 2× ① geben deine Verbrauchen-Fähigkeiten doppelte Punkte: gut, wenn mehrere Güter bereitliegen.
    .title = Doppelte Punkte
race-lesson-end = Die Chips ① gehen zur Neige, oder eine Auslage ② nähert sich 12 Karten. In den letzten Runden zählen Punkte mehr als Handkarten.
    .title = Das Ende naht
race-lesson-do-choose_action = Wähle *{ $what }* und lege es fest. { $action ->
    [explore_5] Du siehst viele neue Karten und behältst die beste.
    [explore_1_1] Du siehst neue Karten und behältst eine mehr.
    [develop] Du spielst eine Entwicklung aus, für 1 Karte weniger.
    [settle] Du spielst eine Welt aus und ziehst 1 Karte, weil du es gewählt hast.
    [consume_trade] Du verkaufst ein Gut gegen Karten.
    [consume_2x] Aus deinen Gütern werden Punkte, doppelt.
   *[other] Deine Produktionswelten bekommen wieder Güter, und eine „Windfall“-Welt auch.
}
race-lesson-do-keep = Behalte { $what }. { $why }.
race-lesson-do-pay_world = Zahle mit { $what }. { $why }.
race-lesson-do-pay_development = Zahle mit { $what }. { $why }.
race-lesson-do-spend = Verbrauche { $n ->
    [one] das Gut
   *[other] die Güter
} auf { $what } mit { $by }. { $power }.
race-lesson-do-discard_to_limit = Du darfst 10 Karten halten. Wirf { $what } ab. { $why }.
race-lesson-do-choose_world = { $type ->
    [pass] Spiel diesmal keine Welt aus: Heb deine Karten für Besseres auf.
   *[other] Spiel *{ $what }*{ $pay ->
        [0] {""}
        [one] {" "}für 1 Karte
       *[other] {" "}für { $pay } Karten
    } aus: { $worth }.
}
race-lesson-do-choose_development = { $type ->
    [pass] Spiel diesmal keine Entwicklung aus: Heb deine Karten für Besseres auf.
   *[other] Spiel *{ $what }*{ $pay ->
        [0] {""}
        [one] {" "}für 1 Karte
       *[other] {" "}für { $pay } Karten
    } aus: { $worth }.
}
race-lesson-do-use_power = Nutze diese Fähigkeit. { $label }.
race-lesson-worth = am Ende { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}, und ihre Fähigkeiten helfen dir ab jetzt
race-lesson-worth-plain = am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
race-lesson-worth-counted = wie viele Punkte sie am Ende bringt, hängt von deinen anderen Karten ab
race-lesson-do-sell = Verkaufe { $what }.
race-lesson-do-windfall = Leg das Gut hierhin: { $what }.
