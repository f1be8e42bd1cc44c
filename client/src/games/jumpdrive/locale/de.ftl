jumpdrive-ui-seal = Versiegeln
jumpdrive-ui-pre-round = Diese Runde
jumpdrive-ui-pre-draw = dann zieh
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
jumpdrive-ui-explores = erkundet
jumpdrive-ui-revealed = aufgedeckt, noch nicht ausgelegt
jumpdrive-ui-giving = wird abgeworfen
jumpdrive-ui-see-bar = siehe Knöpfe darüber
jumpdrive-ui-yields = jetzt { $vp } Siegpunkte und { $income } Karten je Runde
jumpdrive-ui-now = jetzt { $n }
jumpdrive-ui-track = Siegpunkte: { $scores }; bei { $goal } endet das Spiel

jumpdrive-ui-development = Entwicklung
jumpdrive-ui-world = { $military ->
    [true] { $color ->
        [blue] militärische Welt, Luxusartikel
        [brown] militärische Welt, Seltene Elemente
        [green] militärische Welt, Gene
        [yellow] militärische Welt, Alien-Technologie
       *[gray] militärische Welt
    }
   *[false] { $color ->
        [blue] Welt, Luxusartikel
        [brown] Welt, Seltene Elemente
        [green] Welt, Gene
        [yellow] Welt, Alien-Technologie
       *[gray] Welt
    }
 }
jumpdrive-ui-cost = Kosten { $n }
jumpdrive-ui-defense = Verteidigung { $n }
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
jumpdrive-ui-symbol-explore = Erkundungssymbol
jumpdrive-ui-symbol-strength = Stärkesymbol
jumpdrive-ui-symbol-chromosome = Chromosom
jumpdrive-ui-what-development = Entwicklung
jumpdrive-ui-what-strength = militärische Stärke
jumpdrive-ui-any-world = { $color ->
    [blue] blaue Welt (Luxusartikel)
    [brown] braune Welt (Seltene Elemente)
    [green] grüne Welt (Gene)
    [yellow] gelbe Welt (Alien)
    [gray] graue Welt
   *[any] { $military ->
        [true] militärische Welt
       *[any] Welt
    }
 }
jumpdrive-ui-term-per-self = { $n } je { $what } in deiner Auslage
jumpdrive-ui-term-per-one_other = { $n } je { $what } bei einem anderen Spieler
jumpdrive-ui-term-with-self = { $n } mehr mit { $what }
jumpdrive-ui-term-with-any_other = { $n } mehr, wenn ein anderer Spieler { $what } hat
jumpdrive-ui-has-explore = { $n ->
    [one] { $n } Erkundungssymbol
   *[other] { $n } Erkundungssymbole
 }
jumpdrive-ui-has-strength = militärische Stärke +{ $n }
jumpdrive-ui-has-chromosome = { $n ->
    [one] { $n } Chromosom
   *[other] { $n } Chromosomen
 }
jumpdrive-ui-power-discount = kostet { $n } weniger: { $what }
jumpdrive-ui-power-strength_vs = Stärke +{ $n } gegen { $what }
jumpdrive-ui-power-strength_per = Stärke +{ $n } je { $what }
jumpdrive-ui-power-pay_for_military = du darfst eine nicht gelbe militärische Welt bezahlen: Verteidigung weniger { $n }
jumpdrive-ui-power-second_world-pay = ablegen: im selben Zug eine zweite Welt bezahlen, { $n } billiger
jumpdrive-ui-power-second_world-conquer = im selben Zug eine zweite Welt erobern, mit der übrigen Stärke
jumpdrive-ui-power-place_condition = nur ohne militärische Stärke oder mit Kontaktspezialist auszulegen
jumpdrive-ui-power-pass_to_strongest = geht vor der Wertung an den Spieler mit der höchsten Stärke
jumpdrive-ui-power-draw_after_place = nach dem Auslegen von { $what } { $n } ziehen
jumpdrive-ui-status-partial = Teilweise rekonstruiert: einige Werte sind nicht die gedruckten
jumpdrive-ui-status-reconstructed = Rekonstruiert: nicht die gedruckten Werte
jumpdrive-ui-assumed = Angenommen: { $fields }.
jumpdrive-ui-field-name = Name
jumpdrive-ui-field-kind = Art
jumpdrive-ui-field-copies = Anzahl
jumpdrive-ui-field-cost = Kosten
jumpdrive-ui-field-defense = Verteidigung
jumpdrive-ui-field-color = Farbe
jumpdrive-ui-field-keywords = Schlüsselwörter
jumpdrive-ui-field-symbols = Symbole
jumpdrive-ui-field-vp = Siegpunkte
jumpdrive-ui-field-income = Einkommen
jumpdrive-ui-field-powers = Fähigkeiten
jumpdrive-ui-field-max_per_player = Höchstzahl
jumpdrive-ui-field-military = Militär

jumpdrive-ui-stat-score = Siegpunkte, und was die Karten je Runde bringen
jumpdrive-ui-explain-score = Das Sechseck ist die Summe; die kleine Zahl wertet die Auslage am Ende dieser Runde.
    .rule = JD-074
jumpdrive-ui-stat-income = Einkommen: Karten je Runde
jumpdrive-ui-explain-income = So viele Karten werden am Ende jeder Runde gezogen, nach der Wertung.
    .rule = JD-075
jumpdrive-ui-stat-strength = Militärische Stärke
jumpdrive-ui-explain-strength = Eine militärische Welt wird mit Stärke mindestens gleich ihrer Verteidigung erobert. Stärke wird nicht verbraucht. Boni gegen bestimmte Welten stecken nicht in dieser Zahl.
    .rule = JD-059
jumpdrive-ui-stat-explore = Erkundungssymbole
jumpdrive-ui-explain-explore = Erkunden zieht so viele Karten wie Symbole plus 5 und wirft Symbole plus 3 ab.
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
jumpdrive-ui-stat-heap = Ablagestapel
jumpdrive-ui-explain-heap = Abgeworfene Karten, verdeckt. Ist der Nachziehstapel leer, werden sie gemischt.
    .rule = JD-086
jumpdrive-ui-stat-dealer = Kartengeber
jumpdrive-ui-explain-dealer = Wo die Reihenfolge zählt, beginnt der linke Nachbar des Kartengebers; der Kartengeber ist der letzte.
    .rule = JD-045
jumpdrive-ui-stat-track = Das Rennen zur 50
jumpdrive-ui-explain-track = Sobald jemand nach einer Wertung 50 oder mehr Siegpunkte hat, endet das Spiel; die meisten Siegpunkte gewinnen. Der gestreifte Teil ist, was diese Runde dir brächte.
jumpdrive-ui-stat-reconstructed = Rekonstruierte Karten
jumpdrive-ui-explain-reconstructed = Nicht alle gedruckten Werte sind öffentlich bekannt. Markierte Karten tragen Werte, die wir selbst gewählt haben. Wer das Spiel besitzt, kann seine eintippen: sternhafen data export jumpdrive.

jumpdrive-ui-read-round = Runde { $n }, { $phase }. { $pile } Karten im Stapel.
jumpdrive-ui-read-seat = { $name }: { $score } Siegpunkte, { $next } mehr je Runde, Einkommen { $income }, Stärke { $strength }, { $explore } Erkundung, { $hand } Handkarten. { $count ->
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

jumpdrive-coach-1 = Sie sind das Menü: Was leuchtet, kannst du wählen. Klick auf eine Entwicklung (Raute), eine Welt (Kreis) oder je eine.
    .title = Deine Karten
    .at = #my-hand
jumpdrive-coach-2 = Andere Handkarten zahlen den Preis in der Ecke. Rote gezackte Welten werden mit Stärke erobert statt bezahlt.
    .title = Bezahlen
    .at = #my-hand
jumpdrive-coach-3 = Vor dem Versiegeln sagt diese Leiste, was die Wahl kostet und was die Runde bringt. Nichts dabei? Erkunde neue Karten.
    .title = Die Frage
    .at = #ask
jumpdrive-coach-4 = Jede Karte deiner Auslage wertet ihr Sechseck und zieht ihre Karten jede Runde neu. Wer 50 erreicht, beendet das Spiel.
    .title = Der Motor
    .at = .own
jumpdrive-coach-5 = Zeig auf etwas, drück lange darauf oder drück ?, um zu lesen, was es tut.
    .title = Fragen
    .at = .own
