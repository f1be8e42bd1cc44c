jumpdrive-name = Jump Drive
jumpdrive-option-start = Start
jumpdrive-option-start-standard = Normal: sieben Karten, zwei abwerfen
jumpdrive-option-start-first_game = Erste Partie: vorgegebene Starthände aus fünf Karten

jumpdrive-phase-starting-discard = Starthand
jumpdrive-phase-choose-cards = Auswahl
jumpdrive-phase-pay-development = Auslegen
jumpdrive-phase-way-of-world = Auslegen
jumpdrive-phase-pay-world = Auslegen
jumpdrive-phase-explorer-discard = Erkunden
jumpdrive-phase-choose-second-world = Zweite Welten
jumpdrive-phase-pay-second-world = Zweite Welten
jumpdrive-phase-discard-to-limit = Handkartenlimit
jumpdrive-phase-over = Spielende

jumpdrive-starting-discard = Wirf { $number } deiner sieben Karten ab.
jumpdrive-starting-discard-deed = { $what } abwerfen
jumpdrive-choose-cards = Lege eine Entwicklung, eine Welt oder beides aus; oder erkunde.
jumpdrive-choose-cards-deed = { $what } auslegen
jumpdrive-explore = Erkunden
jumpdrive-pay = { $number ->
    [one] Bezahle { $number } Karte für { $card }.
   *[other] Bezahle { $number } Karten für { $card }.
 }
jumpdrive-pay-deed = Mit { $what } bezahlen
jumpdrive-way = Wie legst du { $card } aus?
jumpdrive-conquer = Erobern: Stärke { $strength } gegen Verteidigungsstärke { $defense }
jumpdrive-contact = { $number ->
    [0] Kontaktspezialist: nichts zu bezahlen
    [one] Kontaktspezialist: { $number } Karte bezahlen
   *[other] Kontaktspezialist: { $number } Karten bezahlen
 }
jumpdrive-explorer-discard = { $number ->
    [one] Wirf nach dem Erkunden { $number } Karte ab.
   *[other] Wirf nach dem Erkunden { $number } Karten ab.
 }
jumpdrive-explorer-discard-deed = { $what } abwerfen
jumpdrive-second-world = { $card } erlaubt eine zweite Welt. Legst du eine aus?
jumpdrive-no-second-world = Keine zweite Welt
jumpdrive-second-world-pay = { $number ->
    [0] { $card } kostenlos
    [one] { $card } für { $number } Karte
   *[other] { $card } für { $number } Karten
 }
jumpdrive-second-world-contact = { $number ->
    [0] { $card } über den Kontaktspezialisten kostenlos
    [one] { $card } über den Kontaktspezialisten für { $number } Karte
   *[other] { $card } über den Kontaktspezialisten für { $number } Karten
 }
jumpdrive-second-world-conquer = { $card } erobern
jumpdrive-hand-limit = { $number ->
    [one] Wirf { $number } Karte ab: Das Handkartenlimit ist { $limit }.
   *[other] Wirf { $number } Karten ab: Das Handkartenlimit ist { $limit }.
 }
jumpdrive-hand-limit-deed = { $what } abwerfen

jumpdrive-not-in-hand = { $card } hast du nicht auf der Hand.
jumpdrive-one-of-each = Wähle höchstens eine Entwicklung und eine Welt.
jumpdrive-place-something = Wenn du nichts auslegen willst, erkunde.
jumpdrive-limit = Du darfst höchstens { $limit } { $card } haben.
jumpdrive-condition = { $card } darfst du nur ohne militärische Stärke in deiner Auslage auslegen, oder mit einem Kontaktspezialisten.
jumpdrive-too-dear = Kostet { $cost ->
    [one] { $cost } Karte
   *[other] { $cost } Karten
 }; du könntest { $payable } bezahlen.
jumpdrive-too-weak = Deine Stärke ist { $strength }; die Verteidigungsstärke ist { $defense }.
jumpdrive-second-must-be-military = Nach einer Eroberung muss die zweite Welt militärisch sein.
jumpdrive-second-must-be-conquered = Mit dem Militärkonvoi muss die zweite Welt erobert werden.
jumpdrive-second-must-be-paid = Mit dem Siedlerkonvoi muss die zweite Welt bezahlt werden.

jumpdrive-preview-explore = { $drawn ->
    [one] { $drawn } Karte
   *[other] { $drawn } Karten
 } ziehen, dann { $discarded } abwerfen
jumpdrive-preview-pay = { $number ->
    [0] { $card }: nichts zu bezahlen
    [one] { $card }: { $number } Karte bezahlen
   *[other] { $card }: { $number } Karten bezahlen
 }
jumpdrive-preview-contact = { $number ->
    [0] { $card }: nichts zu bezahlen, über den Kontaktspezialisten
    [one] { $card }: { $number } Karte über den Kontaktspezialisten bezahlen
   *[other] { $card }: { $number } Karten über den Kontaktspezialisten bezahlen
 }
jumpdrive-preview-conquer = { $card }: erobern
jumpdrive-preview-alone = Entwicklung allein: 1 Karte weniger
jumpdrive-preview-bonus = Welt allein: 1 Karte ziehen
jumpdrive-preview-points = { $points ->
    [one] Diese Runde { $points } Siegpunkt, dann { $total }
   *[other] Diese Runde { $points } Siegpunkte, dann { $total }
 }
jumpdrive-preview-income = { $number ->
    [one] Danach { $number } Karte ziehen
   *[other] Danach { $number } Karten ziehen
 }

jumpdrive-event-round = Runde { $number }
jumpdrive-event-discarded-at-start = { $seat } hat { $number ->
    [one] { $number } Startkarte
   *[other] { $number } Startkarten
 } abgeworfen.
jumpdrive-event-discarded-at-start-own = Du hast { $cards } abgeworfen.
jumpdrive-event-revealed = { $seat } deckt { $cards } auf.
jumpdrive-event-revealed-own = Du deckst { $cards } auf.
jumpdrive-event-explores = { $seat } erkundet.
jumpdrive-event-explores-own = Du erkundest.
jumpdrive-event-placed = { $number ->
    [0] { $seat } hat { $card } kostenlos ausgelegt.
    [one] { $seat } hat { $card } für { $number } Karte ausgelegt.
   *[other] { $seat } hat { $card } für { $number } Karten ausgelegt.
 }
jumpdrive-event-placed-own = { $number ->
    [0] Du hast { $card } kostenlos ausgelegt.
   *[other] Du hast { $card } ausgelegt und mit { $cards } bezahlt.
 }
jumpdrive-event-conquered = { $seat } hat { $card } erobert.
jumpdrive-event-conquered-own = Du hast { $card } erobert.
jumpdrive-event-drew-for-world = { $seat } hat für die Welt { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
 } gezogen.
jumpdrive-event-drew-for-world-own = Für die Welt hast du { $cards } gezogen.
jumpdrive-event-explored = { $seat } hat beim Erkunden { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
 } gezogen.
jumpdrive-event-explored-own = Beim Erkunden hast du { $cards } gezogen.
jumpdrive-event-explorer-discarded = { $seat } hat nach dem Erkunden { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
 } abgeworfen.
jumpdrive-event-explorer-discarded-own = Nach dem Erkunden hast du { $cards } abgeworfen.
jumpdrive-event-no-second-world = { $seat } legt keine zweite Welt aus.
jumpdrive-event-no-second-world-own = Du legst keine zweite Welt aus.
jumpdrive-event-convoy-discarded-own = Du hast { $card } benutzt; die Karte kommt auf den Ablagestapel.
jumpdrive-event-convoy-discarded = { $seat } hat { $card } benutzt; die Karte kommt auf den Ablagestapel.
jumpdrive-event-handed-on = { $card } geht von { $seat } an { $to }.
jumpdrive-event-scored = { $seat } erhält { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
 }, jetzt { $total }.
jumpdrive-event-scored-own = Du erhältst { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
 }, jetzt { $total }.
jumpdrive-event-drew-income = { $seat } hat als Einkommen { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
 } gezogen.
jumpdrive-event-drew-income-own = Als Einkommen hast du { $cards } gezogen.
jumpdrive-event-discarded-to-limit = { $seat } hat { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
 } über dem Handkartenlimit abgeworfen.
jumpdrive-event-discarded-to-limit-own = Du hast { $cards } über dem Handkartenlimit abgeworfen.
jumpdrive-event-reshuffled = Der Ablagestapel wurde gemischt: { $number } Karten bilden den neuen Nachziehstapel.
jumpdrive-event-ended = Das Spiel ist zu Ende. Es gewinnt: { $winners }.

jumpdrive-goal-reached = { $goal } Siegpunkte sind erreicht.
jumpdrive-share = { $card }
jumpdrive-share-gone = Karten, die die Auslage verlassen haben

jumpdrive-summary = { $card }: { $parts }
jumpdrive-summary-unsure = { $card }: { $parts } ({ $status })
jumpdrive-status-verified = gesichert
jumpdrive-status-partial = teilweise rekonstruiert
jumpdrive-status-reconstructed = rekonstruiert
jumpdrive-card-head = { $card }: { $parts }
jumpdrive-card-keywords = Schlüsselwörter: { $words }
jumpdrive-card-symbols = Symbole: { $parts }
jumpdrive-card-vp = Jede Runde: { $parts }
jumpdrive-card-income = Einkommen: { $parts }
jumpdrive-card-limit = Höchstens { $number } je Person
jumpdrive-card-copies = { $number ->
    [one] { $number } Exemplar in der Schachtel
   *[other] { $number } Exemplare in der Schachtel
 }
jumpdrive-sure-verified = Gesichert: Alle gedruckten Werte sind bekannt.
jumpdrive-sure-partial = Teilweise rekonstruiert: Nicht alle Werte der gedruckten Karte sind bekannt.
jumpdrive-sure-reconstructed = Rekonstruiert: Ersatz für eine Karte, deren gedruckte Werte nicht öffentlich bekannt sind.
jumpdrive-sure-assumed = Angenommen: { $fields }
jumpdrive-sure-translated = Der deutsche Name ist unsere eigene Übersetzung.
jumpdrive-field-name = Name
jumpdrive-field-kind = Art
jumpdrive-field-copies = Anzahl
jumpdrive-field-cost = Kosten
jumpdrive-field-defense = Verteidigungsstärke
jumpdrive-field-colour = Farbe
jumpdrive-field-keywords = Schlüsselwörter
jumpdrive-field-symbols = Symbole
jumpdrive-field-vp = Siegpunkte
jumpdrive-field-income = Einkommen
jumpdrive-field-powers = Fähigkeiten
jumpdrive-field-max-per-player = Begrenzung
jumpdrive-kind-development = Entwicklung
jumpdrive-kind-world = Welt ({ $colour })
jumpdrive-colour-grey = grau
jumpdrive-colour-blue = blau
jumpdrive-colour-brown = braun
jumpdrive-colour-green = grün
jumpdrive-colour-yellow = gelb
jumpdrive-keyword-alien = Alien
jumpdrive-keyword-imperium = Imperium
jumpdrive-keyword-rebel = Rebellen
jumpdrive-keyword-terraforming = Terraforming
jumpdrive-keyword-uplift = Genmanipulation
jumpdrive-cost = Kosten { $number }
jumpdrive-defense = militärisch, Verteidigungsstärke { $number }
jumpdrive-symbols-explore = Erkunden { $number }
jumpdrive-symbols-strength = Stärke +{ $number }
jumpdrive-symbols-chromosome = { $number ->
    [one] { $number } Chromosom
   *[other] { $number } Chromosomen
 }
jumpdrive-vp = { $number ->
    [one] { $number } Siegpunkt
   *[other] { $number } Siegpunkte
 }
jumpdrive-income = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
 }
jumpdrive-per-self = { $amount } je { $thing }
jumpdrive-per-one-other = { $amount } je { $thing } einer anderen Person
jumpdrive-with-self = { $amount } mit { $thing }
jumpdrive-with-any-other = { $amount } mehr, wenn eine andere Person { $thing } hat
jumpdrive-thing-explore = Erkunden-Symbol
jumpdrive-thing-strength = Stärke
jumpdrive-thing-chromosome = Chromosom
jumpdrive-thing-development = Entwicklung
jumpdrive-thing-world = Welt
jumpdrive-thing-military-world = militärische Welt
jumpdrive-thing-colour-world = Welt ({ $colour })
jumpdrive-thing-keyword-world = { $word }-Welt
jumpdrive-power-discount = Kosten −{ $number } für: { $thing }
jumpdrive-power-strength-vs = Stärke +{ $number } gegen: { $thing }
jumpdrive-power-strength-per = Stärke +{ $number } je { $thing }
jumpdrive-power-contact = Militärische Welten (außer { $colour }) dürfen wie andere bezahlt werden: Verteidigungsstärke −{ $number } sind die Kosten.
jumpdrive-power-convoy-pay = Nach einer bezahlten Welt: Wirf diese Karte ab, um eine zweite Welt um { $number } billiger auszulegen.
jumpdrive-power-convoy-conquer = Nach einer Eroberung: Erobere eine zweite militärische Welt mit der Stärke, die für die erste nicht gebraucht wurde.
jumpdrive-power-condition = Nur ohne militärische Stärke in deiner Auslage auszulegen, oder mit einem Kontaktspezialisten.
jumpdrive-power-propaganda = Geht vor der Wertung an die Person mit der höchsten Stärke.
jumpdrive-table-head = Runde { $round }: { $phase }
jumpdrive-table-middle = Nachziehstapel { $pile ->
    [one] { $pile } Karte
   *[other] { $pile } Karten
 }, Ablagestapel { $discard_pile }, noch { $survey_teams ->
    [one] { $survey_teams } Erkundungsteam
   *[other] { $survey_teams } Erkundungsteams
 }
jumpdrive-table-dealer = Kartengeber: { $seat }
jumpdrive-seat = { $seat }: { $score ->
    [one] { $score } Siegpunkt
   *[other] { $score } Siegpunkte
 }, { $vp_next } mehr je Runde, Einkommen { $income }, Stärke { $strength }, Erkunden { $explore }, Chromosomen { $chromosome }, { $hand_count ->
    [one] { $hand_count } Handkarte
   *[other] { $hand_count } Handkarten
 }
jumpdrive-seat-empty = Keine Karten in der Auslage
jumpdrive-seat-card = { $card }: { $vp ->
    [one] { $vp } Siegpunkt
   *[other] { $vp } Siegpunkte
 }, { $income ->
    [one] { $income } Karte
   *[other] { $income } Karten
 }

jumpdrive-why-conquer = Das kostet keine Karte
jumpdrive-why-no-second-world = { $number ->
    [one] Deine Karte bleibt auf der Hand
   *[other] Deine { $number } Karten bleiben auf der Hand
 }
jumpdrive-why-barred = { $card } darfst du jetzt nicht auslegen
jumpdrive-threat-end = { $seat } kommt in dieser Runde auch ohne neue Karte auf { $total } Punkte

jumpdrive-figure-vp-next = { $number ->
    [one] { $number } Punkt je Runde
   *[other] { $number } Punkte je Runde
}
jumpdrive-figure-income = { $number ->
    [one] { $number } Karte Einkommen
   *[other] { $number } Karten Einkommen
}

# Data packs, as the workshop shows them
jumpdrive-pack-cost-hint = Raute oder Kreis
jumpdrive-pack-vp-hint = je Runde
jumpdrive-pack-income = Einkommen
jumpdrive-pack-income-hint = Karten je Runde
jumpdrive-pack-symbols = Symbole
jumpdrive-pack-symbols-hint = linker Rand
jumpdrive-pack-max-per-player = Höchstens
jumpdrive-pack-max-per-player-hint = je Person
jumpdrive-pack-preset-hands = Starthände der ersten Partie
jumpdrive-pack-base = Fest
jumpdrive-pack-terms = Summanden
jumpdrive-pack-op = Wie
jumpdrive-pack-op-per = für jedes
jumpdrive-pack-op-with = einmal, wenn vorhanden
jumpdrive-pack-value = Wert
jumpdrive-pack-of = von
jumpdrive-pack-scope = Wessen
jumpdrive-pack-scope-self = eigene Auslage
jumpdrive-pack-scope-one-other = die einer anderen Person
jumpdrive-pack-scope-any-other = die irgendeiner anderen Person
jumpdrive-pack-what = Was
jumpdrive-pack-what-card = eine bestimmte Karte
jumpdrive-pack-what-symbol = Symbole
jumpdrive-pack-what-strength = Stärke
jumpdrive-pack-symbol = Symbol
jumpdrive-pack-keyword = Schlüsselwort
jumpdrive-pack-filter-id = Karte
jumpdrive-pack-filter-military = Militärisch
jumpdrive-pack-applies-to = für
jumpdrive-pack-discount = kostet weniger
jumpdrive-pack-strength-vs = Stärke gegen
jumpdrive-pack-strength-per = Stärke je
jumpdrive-pack-pay-for-military = bezahlt militärische Welten
jumpdrive-pack-second-world = zweite Welt
jumpdrive-pack-place-condition = nur auslegbar, wenn
jumpdrive-pack-pass-to-strongest = geht an die stärkste Person
jumpdrive-pack-exclude-colour = Nicht für
jumpdrive-pack-stacks = Zählt zusammen
jumpdrive-pack-mode = Wie
jumpdrive-pack-mode-pay = bezahlen
jumpdrive-pack-mode-conquer = erobern
jumpdrive-pack-discard-self = Wird abgeworfen
jumpdrive-pack-any-of = Bedingungen
jumpdrive-pack-strength-equals = Stärke genau
jumpdrive-pack-own-card = Eigene Karte
jumpdrive-status-owner = von Besitzern des Spiels eingegeben
jumpdrive-sure-owner = Von jemandem eingegeben oder bestätigt, der das Spiel besitzt.
jumpdrive-pack-problem-for-worlds-and-only-for = wird bei Welten erwartet, und nur bei ihnen
jumpdrive-pack-problem-for-military-worlds-only = wird nur bei militärischen Welten erwartet
jumpdrive-pack-problem-price = entweder Kosten oder Verteidigungsstärke wird erwartet
jumpdrive-pack-problem-nothing-for-a-verified-card = bei einer gesicherten Karte ist nichts angenommen
jumpdrive-pack-problem-the-id-of-a-card = die Kennung einer Karte wird erwartet, gefunden: { $name }
jumpdrive-pack-problem-a-symbol-with-what-symbol = zu „Symbole“ wird erwartet, welches
jumpdrive-pack-problem-op-does-not-go-with = { $op } passt nicht zu { $scope }
jumpdrive-pack-problem-game-cards-in-all-found = insgesamt werden { $number } Spielkarten erwartet, gefunden: { $found }
jumpdrive-pack-problem-4-copies-of-this-card = von dieser Karte werden 4 erwartet
jumpdrive-pack-problem-the-hands-a-b-c = die Hände A, B, C und D werden erwartet
jumpdrive-pack-problem-does-not-go-with-what = { $name } passt nicht zu { $what }
jumpdrive-pack-problem-cards-found = erwartete Zahl der Karten: { $preset_hand }, gefunden: { $hand }
jumpdrive-pack-problem-is-dealt-times-there-are = { $name } wird { $count }-mal ausgeteilt; es gibt { $copies }

## Themen der Rätsel

jumpdrive-theme-choose-cards = Was auslegen
jumpdrive-theme-pay = Womit bezahlen
jumpdrive-theme-starting-discard = Startkarten
jumpdrive-theme-explorer-discard = Erkunden
jumpdrive-theme-hand-limit = Handkartenlimit
