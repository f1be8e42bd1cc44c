jumpdrive-ui-seal = { $what ->
    [explore] Erkunden festlegen
   *[cards] Festlegen
 }
jumpdrive-ui-keys-e = erkunden, statt auszulegen
jumpdrive-ui-pre-round = Diese Runde
jumpdrive-ui-pre-draw = dann ziehst du
jumpdrive-ui-no-dev = keine Entwicklung
jumpdrive-ui-no-world = keine Welt
jumpdrive-ui-slot-pay = { $n ->
    [0] kostenlos
    [one] { $n } Karte zahlen
   *[other] { $n } Karten zahlen
 }
jumpdrive-ui-slot-contact = { $n ->
    [0] kostenlos (Kontakt)
    [one] { $n } Karte (Kontakt)
   *[other] { $n } Karten (Kontakt)
 }
jumpdrive-ui-slot-conquer = erobern
jumpdrive-ui-supply = Tischmitte
jumpdrive-ui-dealer = Kartengeber
jumpdrive-ui-empty = Hier werden deine ersten Karten liegen.
jumpdrive-ui-empty-theirs = Hier liegen noch keine Karten.
jumpdrive-ui-explores = erkundet
jumpdrive-ui-revealed = aufgedeckt, noch nicht ausgelegt
jumpdrive-ui-giving = wird abgeworfen
jumpdrive-ui-see-bar = siehe die Frage
jumpdrive-ui-yields = jetzt { $vp ->
    [one] { $vp } Siegpunkt
   *[other] { $vp } Siegpunkte
 } und { $income ->
    [one] { $income } Karte
   *[other] { $income } Karten
 } je Runde
jumpdrive-ui-now = jetzt { $n }
jumpdrive-ui-track = Siegpunkte: { $scores }; bei { $goal } endet das Spiel

jumpdrive-ui-development = Entwicklung
jumpdrive-ui-world = { $military ->
    [true] { $colour ->
        [blue] militärische Welt, Luxusgüter
        [brown] militärische Welt, Seltene Elemente
        [green] militärische Welt, Gene
        [yellow] militärische Welt, Alien-Technologie
       *[grey] militärische Welt
    }
   *[false] { $colour ->
        [blue] Welt, Luxusgüter
        [brown] Welt, Seltene Elemente
        [green] Welt, Gene
        [yellow] Welt, Alien-Technologie
       *[grey] Welt
    }
 }
jumpdrive-ui-cost = Kosten { $n }
jumpdrive-ui-defense = Verteidigungsstärke { $n }
jumpdrive-ui-points = { $n ->
    [1] { $n } Siegpunkt je Runde
   *[other] Siegpunkte je Runde: { $n }
 }
jumpdrive-ui-income = Einkommen je Runde: { $n }
jumpdrive-ui-keyword-alien = Alien
jumpdrive-ui-keyword-imperium = Imperium
jumpdrive-ui-keyword-rebel = Rebellen
jumpdrive-ui-keyword-terraforming = Terraforming
jumpdrive-ui-keyword-uplift = Genmanipulation
jumpdrive-ui-keyword-world = militärische Welt ({ $keyword })
jumpdrive-ui-symbol-explore = Erkunden-Symbol
jumpdrive-ui-symbol-strength = Stärkesymbol
jumpdrive-ui-symbol-chromosome = Chromosom
jumpdrive-ui-what-development = Entwicklung
jumpdrive-ui-what-strength = militärische Stärke
jumpdrive-ui-any-world = { $colour ->
    [blue] blaue Welt (Luxusgüter)
    [brown] braune Welt (Seltene Elemente)
    [green] grüne Welt (Gene)
    [yellow] gelbe Welt (Alien)
    [grey] graue Welt
   *[any] { $military ->
        [true] militärische Welt
       *[any] Welt
    }
 }
jumpdrive-ui-term-per-self = { $n } je { $what } in deiner Auslage
jumpdrive-ui-term-per-one_other = { $n } je { $what } einer anderen Person
jumpdrive-ui-term-with-self = { $n } mehr mit { $what }
jumpdrive-ui-term-with-any_other = { $n } mehr, wenn eine andere Person { $what } hat
jumpdrive-ui-has-explore = { $n ->
    [one] { $n } Erkunden-Symbol
   *[other] { $n } Erkunden-Symbole
 }
jumpdrive-ui-has-strength = militärische Stärke +{ $n }
jumpdrive-ui-has-chromosome = { $n ->
    [one] { $n } Chromosom
   *[other] { $n } Chromosomen
 }
jumpdrive-ui-power-discount = kostet { $n } weniger: { $what }
jumpdrive-ui-power-strength_vs = Stärke +{ $n } gegen { $what }
jumpdrive-ui-power-strength_per = Stärke +{ $n } je { $what }
jumpdrive-ui-power-pay_for_military = du darfst eine nicht gelbe militärische Welt bezahlen: Verteidigungsstärke minus { $n }
jumpdrive-ui-power-second_world-pay = abwerfen: im selben Zug eine zweite Welt bezahlen, { $n } billiger
jumpdrive-ui-power-second_world-conquer = im selben Zug eine zweite Welt erobern, mit der übrigen Stärke
jumpdrive-ui-power-place_condition = nur ohne militärische Stärke oder mit Kontaktspezialist auszulegen
jumpdrive-ui-power-pass_to_strongest = geht vor der Wertung an die Person mit der höchsten Stärke
jumpdrive-ui-power-draw_after_place = nach dem Auslegen von { $what } { $n } ziehen
jumpdrive-ui-status-partial = Teilweise rekonstruiert: Einige Werte sind nicht die gedruckten
jumpdrive-ui-status-reconstructed = Rekonstruiert: nicht die gedruckten Werte
jumpdrive-ui-assumed = Angenommen: { $fields }.
jumpdrive-ui-field-name = Name
jumpdrive-ui-field-kind = Art
jumpdrive-ui-field-copies = Anzahl
jumpdrive-ui-field-cost = Kosten
jumpdrive-ui-field-defense = Verteidigungsstärke
jumpdrive-ui-field-colour = Farbe
jumpdrive-ui-field-keywords = Schlüsselwörter
jumpdrive-ui-field-symbols = Symbole
jumpdrive-ui-field-vp = Siegpunkte
jumpdrive-ui-field-income = Einkommen
jumpdrive-ui-field-powers = Fähigkeiten
jumpdrive-ui-field-max_per_player = Höchstzahl
jumpdrive-ui-field-military = Militär

jumpdrive-ui-stat-score = Siegpunkte, und was die Karten je Runde bringen
jumpdrive-ui-explain-score = Das Sechseck ist die Summe; die kleine Zahl ist, was die Auslage am Ende dieser Runde bringt.
    .rule = JD-074
jumpdrive-ui-stat-income = Einkommen: Karten je Runde
jumpdrive-ui-explain-income = So viele Karten werden am Ende jeder Runde gezogen, nach der Wertung.
    .rule = JD-075
jumpdrive-ui-stat-strength = Militärische Stärke
jumpdrive-ui-explain-strength = Eine militärische Welt wird erobert, wenn deine Stärke mindestens so groß ist wie ihre Verteidigungsstärke. Stärke wird nicht verbraucht. Was nur gegen bestimmte Welten hilft, ist in dieser Zahl nicht enthalten.
    .rule = JD-059
jumpdrive-ui-stat-explore = Erkunden-Symbole
jumpdrive-ui-explain-explore = Beim Erkunden ziehst du so viele Karten, wie du Symbole hast, und 5 mehr; dann wirfst du so viele ab, wie du Symbole hast, und 3 mehr.
    .rule = JD-068
jumpdrive-ui-stat-chromosome = Chromosomen
jumpdrive-ui-explain-chromosome = Manche Karten zählen die Chromosom-Symbole der Auslage.
    .rule = JD-031
jumpdrive-ui-stat-hand = Handkarten
jumpdrive-ui-explain-hand = Mit Handkarten wird bezahlt. Am Rundenende bleiben höchstens 10.
    .rule = JD-084
jumpdrive-ui-stat-pile = Nachziehstapel
jumpdrive-ui-explain-pile = Karten im verdeckten Stapel. Ist er leer, wird der Ablagestapel gemischt.
    .rule = JD-086
jumpdrive-ui-stat-discard_pile = Ablagestapel
jumpdrive-ui-explain-discard_pile = Abgeworfene Karten, verdeckt. Ist der Nachziehstapel leer, werden sie gemischt.
    .rule = JD-086
jumpdrive-ui-stat-dealer = Kartengeber
jumpdrive-ui-explain-dealer = Wo die Reihenfolge zählt, beginnt, wer links vom Kartengeber sitzt; der Kartengeber kommt zuletzt.
    .rule = JD-045
jumpdrive-ui-stat-track = Das Rennen zur 50
jumpdrive-ui-explain-track = Sobald jemand nach einer Wertung 50 oder mehr Siegpunkte hat, endet das Spiel; die meisten Siegpunkte gewinnen. Der gestreifte Teil ist, was diese Runde dir brächte.
jumpdrive-ui-stat-reconstructed = Rekonstruierte Karten
jumpdrive-ui-explain-reconstructed = Nicht alle gedruckten Werte sind öffentlich bekannt. Markierte Karten tragen Werte, die wir selbst gewählt haben. Wer das Spiel besitzt, kann die gedruckten eintragen: Das Zeichen führt in die Werkstatt.

jumpdrive-ui-read-round = Runde { $n }, { $phase }. { $pile ->
    [one] { $pile } Karte
   *[other] { $pile } Karten
 } im Nachziehstapel.
jumpdrive-ui-read-seat = { $name }: { $score ->
    [one] { $score } Siegpunkt
   *[other] { $score } Siegpunkte
 }, { $next } mehr je Runde, Einkommen { $income }, Stärke { $strength }, Erkunden-Symbole { $explore }, Handkarten { $hand }. { $count ->
    [0] Noch nichts ausgelegt.
   *[other] Auslage: { $cards }.
 }
jumpdrive-ui-read-hand = { $n ->
    [0] Deine Hand ist leer.
   *[other] Deine Hand: { $cards }.
 }
jumpdrive-ui-group-development = Entwicklungen
jumpdrive-ui-group-world = Welten
jumpdrive-ui-group-military = Militärische Welten
jumpdrive-ui-group-gone = Karten, die die Auslage verließen

jumpdrive-lesson-goal = Sobald jemand 50 Punkte hat ①, ist Schluss: *Die meisten Punkte* gewinnen. Jede Karte deiner Auslage ② bringt *jede* Runde wieder Punkte.
    .title = Bis 50
jumpdrive-lesson-card = In der Ecke der Preis ①. Unten: Punkte je Runde ② und Karten, die du je Runde ziehst ③. Am Anfang sind Karten mehr wert.
    .title = So liest du eine Karte
jumpdrive-lesson-secret = Alle wählen gleichzeitig und geheim: eine Entwicklung (Raute), eine Welt (Kreis), je eine oder Erkunden. Was leuchtet ①, kannst du wählen; diese Leiste ② sagt, was es kostet und bringt.
    .title = Eine Wahl je Runde
jumpdrive-lesson-both = Du darfst eine Entwicklung *und* eine Welt auslegen. Die Entwicklung liegt zuerst und hilft der Welt sofort. Dafür entfällt der Vorteil der Einzelkarte.
    .title = Beides auf einmal
    .try = Wähle *{ $dev }* ① und *{ $world }* ②. Diese Runde bringt das { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, danach ziehst du { $draw ->
        [one] 1 Karte
       *[other] { $draw } Karten
    }.
jumpdrive-lesson-pay = Du zahlst mit anderen Handkarten ②, eine Karte je Punkt des Preises ①. Sie kommen verdeckt auf den Ablagestapel. Gib her, was du so bald nicht auslegst.
    .title = Karten sind Geld
    .try = Gib { $what } ab und bestätige. { $why }.
jumpdrive-lesson-one = Eine Entwicklung allein kostet 1 Karte weniger. Nach einer Welt allein ziehst du 1 Karte.
    .title = Eine Karte allein
    .try = Leg nur *{ $card }* ① aus: diese Runde { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, danach ziehst du { $draw ->
        [one] 1 Karte
       *[other] { $draw } Karten
    }.
jumpdrive-lesson-survey = Einmal im Spiel darfst du ein Erkundungsteam ① aus der Mitte nehmen. Es ist deine Entwicklung dieser Runde: Preis 1, allein kostet es nichts.
    .title = Die Karte in der Mitte
    .try = Nimm das *Erkundungsteam* ①: jede Runde eine Karte mehr und ein Stärkesymbol.{ $world ->
        [none] {""}
       *[other] { " " }Leg *{ $world }* dazu aus.
    }
jumpdrive-lesson-symbols = Die Zeichen am linken Rand deiner Karten zählen zusammen: Mit Stärke ① eroberst du Welten, mit Augen ② siehst du beim Erkunden mehr. Sie wirken, sobald die Karte liegt.
    .title = Symbole zählen zusammen
jumpdrive-lesson-strength = Eine rote, gezackte Welt bezahlst du nicht, du eroberst sie: Deine Stärke muss mindestens ihre Zahl erreichen. Stärke verbraucht sich nicht: Sie erobert in späteren Runden wieder.
    .title = Eine Welt erobern
    .try = { $beside ->
        [none] Erobere *{ $world }* ①
       *[other] Wähle *{ $beside }* und erobere damit *{ $world }* ①
    }: Nötig ist { $defense }, deine Karten reichen dafür ②.
jumpdrive-lesson-convoy = Ein Konvoi ① erlaubt eine zweite Welt ②, sobald die erste liegt. Der *Militärkonvoi* erobert sie mit der Stärke, die übrig ist, und bleibt; mit dem *Siedlerkonvoi* ist sie 2 Karten billiger, dann wird er abgeworfen. Du darfst verzichten.
    .title = Eine zweite Welt
jumpdrive-lesson-explore = Nichts Gutes zum Auslegen? Erkunde ①: Zieh { $drawn } Karten und wirf dann { $discarded } von allen ab. Jedes Auge zeigt dir eine mehr. Du legst nichts aus, punktest aber trotzdem.
    .title = Lieber erkunden
    .try = Erkunde ①, um bessere Karten zu finden.
jumpdrive-lesson-discard = Behalte, was zu deiner Auslage passt oder bald ausgelegt werden kann ①. Der Rest kommt verdeckt auf den Ablagestapel.
    .title = Das Beste behalten
jumpdrive-lesson-end = Schau auf die Leiste ①: Hat jemand 50 erreicht, folgt keine Runde mehr. Ab jetzt zählen Punkte mehr als neue Karten.
    .title = Das Ende naht
jumpdrive-lesson-do-choose_cards = { $type ->
    [explore] Erkunde, um bessere Karten zu finden: Zieh { $drawn }, wirf dann { $discarded } ab.
   *[other] Wähle { $what } und lege es fest: diese Runde { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, danach ziehst du { $draw ->
        [one] 1 Karte
       *[other] { $draw } Karten
    }.
}
jumpdrive-lesson-do-choose_second_world = { $type ->
    [no_second_world] Keine zweite Welt: { $others ->
        [0] Von denen auf deiner Hand kannst du jetzt keine auslegen.
       *[other] Heb deine Karten für Besseres auf.
    }
    [second_world] { $how ->
        [conquer] Erobere auch *{ $what }*: Das kostet keine Karte und bringt ab jetzt in jeder Runde Punkte.
       *[other] Leg auch *{ $what }* aus: Das bringt ab jetzt in jeder Runde Punkte.
    }
   *[other] { $what }.
}
jumpdrive-lesson-do-pay_development = Zahle mit { $what }. { $why }.
jumpdrive-lesson-do-pay_world = Zahle mit { $what }. { $why }.
jumpdrive-lesson-do-pay_second_world = Zahle mit { $what }. { $why }.
jumpdrive-lesson-do-explorer_discard = Wirf { $what } ab. { $why }.
jumpdrive-lesson-do-discard_to_limit = Du darfst 10 Karten halten. Wirf { $what } ab. { $why }.
