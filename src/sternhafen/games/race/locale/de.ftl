race-name = Race for the Galaxy
race-option-start = Start
race-option-start-standard = Normal: sechs Karten, zwei abwerfen
race-option-start-first_game = Erstes Spiel: vorgegebene Starthände aus vier Karten
race-option-advanced = Spiel für zwei Erfahrene
race-option-advanced-false = Normal: je eine Aktion
    .short = Je eine
race-option-advanced-true = Für Erfahrene: je zwei Aktionen, zu zweit
    .short = Je zwei

race-phase-start = Starthand
race-phase-choose = Aktionswahl
race-phase-explore = Erkunden
race-phase-develop = Entwickeln
race-phase-settle = Siedeln
race-phase-trade = Handeln
race-phase-consume = Verbrauchen
race-phase-produce = Produzieren
race-phase-hand-limit = Handkartenlimit
race-phase-over = Spielende

race-action-explore-5 = Erkunden +5
race-action-explore-1-1 = Erkunden +1,+1
race-action-develop = Entwickeln
race-action-settle = Siedeln
race-action-consume-trade = Handeln
race-action-consume-2x = Verbrauchen 2×
race-action-produce = Produzieren

race-good-novelty = Luxusartikel
race-good-rare = Seltene Elemente
race-good-genes = Gene
race-good-alien = Alien-Technologie
race-good-any = beliebiges Gut
race-good-different = Güter verschiedener Arten
race-good-this-world = das Gut dieser Welt
race-good-rebel = Rebellen

race-starting-discard = Wirf { $number } deiner sechs Karten ab.
race-starting-discard-deed = { $what } abwerfen
race-choose-action = Wähle deine Aktion für diese Runde.
race-choose-two-actions = Wähle zwei Aktionen für diese Runde.
race-keep = { $number ->
    [one] Behalte { $number } der gezogenen Karten.
   *[other] Behalte { $number } der gezogenen Karten.
 }
race-keep-deed = { $what } behalten
race-choose-development = Spiele eine Entwicklung aus, oder keine.
race-choose-world = Spiele eine Welt aus, oder keine.
race-no-development-now = Keine Entwicklung
race-no-world-now = Keine Welt
race-place-world = Wie spielst du { $card } aus?
race-pay = { $number ->
    [one] Bezahle { $number } Karte für { $card }.
   *[other] Bezahle { $number } Karten für { $card }.
 }
race-pay-deed = Mit { $what } bezahlen
race-pay-for-military = { $number ->
    [0] Kontaktspezialist: nichts zu bezahlen
    [one] Kontaktspezialist: { $number } Karte bezahlen
   *[other] Kontaktspezialist: { $number } Karten bezahlen
 }
race-pay-for-military-using = Kontaktspezialist, und { $using } abwerfen: nichts zu bezahlen
race-pay-way = { $number ->
    [0] Nichts zu bezahlen
    [one] { $number } Karte bezahlen
   *[other] { $number } Karten bezahlen
 }
race-pay-way-using = { $using } abwerfen: nichts zu bezahlen
race-conquer = Erobern
race-conquer-using = { $using } abwerfen und erobern
race-sell = Verkaufe ein Gut.
race-sell-good = { $number ->
    [one] { $good } von { $card }: { $number } Karte ziehen
   *[other] { $good } von { $card }: { $number } Karten ziehen
 }
race-use-power = Setze eine Verbrauchen-Fähigkeit ein.
race-use = { $card }: { $power }
race-end-consume = Keine Karten mehr für Siegpunkte abwerfen
race-spend = Welche Güter verbraucht { $card }? ({ $power })
race-spend-deed = Die Güter von { $what } verbrauchen
race-good-on = { $good } von { $card }
race-discard-for-points = { $number ->
    [one] Wirf { $number } Karte für einen Siegpunkt ab.
   *[other] Wirf bis zu { $number } Karten für je einen Siegpunkt ab.
 }
race-discard-for-points-deed = { $what } abwerfen
race-name-number = Nenne Kosten oder Verteidigungsstärke; dann wird die oberste Karte des Nachziehstapels aufgedeckt.
race-take-card = Du hast { $card } gewonnen. Nimmst du die Karte?
race-take = Nehmen
race-leave = Liegen lassen
race-windfall = Lege ein Gut auf eine „Windfall“-Welt.
race-produce-by = { $card }: { $good }, durch { $by }
race-produce-by-bonus = { $card }: { $good }, durch deinen Bonus
race-no-bonus = Kein Gut durch den Bonus
race-hand-limit = { $number ->
    [one] Wirf { $number } Karte ab: Das Handkartenlimit ist { $limit }.
   *[other] Wirf { $number } Karten ab: Das Handkartenlimit ist { $limit }.
 }
race-hand-limit-deed = { $what } abwerfen

race-bonus-explore-5 = { $drawn } ziehen, { $kept } behalten
race-bonus-explore-1-1 = { $drawn } ziehen, { $kept } behalten
race-bonus-develop = Deine Entwicklung kostet 1 weniger
race-bonus-settle = 1 Karte ziehen, nachdem du eine Welt ausgespielt hast
race-bonus-consume-trade = { $number ->
    [0] Du hast jetzt kein Gut zu verkaufen
    [one] Zuerst ein Gut verkaufen; das beste bringt jetzt { $number } Karte
   *[other] Zuerst ein Gut verkaufen; das beste bringt jetzt { $number } Karten
 }
race-bonus-consume-2x = Doppelte Siegpunkte aus Verbrauchen-Fähigkeiten
race-bonus-produce = Ein Gut auf eine „Windfall“-Welt

race-advanced-is-for-two = Das Spiel für Erfahrene ist für zwei Personen.
race-one-action = Wähle genau eine Aktionskarte.
race-two-actions = Wähle genau zwei Aktionskarten.
race-only-one-such-card = Du hast nur eine Aktionskarte { $action }.
race-not-in-hand = { $card } hast du nicht auf der Hand.
race-no-development = { $card } ist keine Entwicklung.
race-no-world = { $card } ist keine Welt.
race-already-placed = { $card } liegt schon in deiner Auslage.
race-too-dear = { $cost ->
    [one] Kostet { $cost } Karte; du könntest { $payable } bezahlen.
   *[other] Kostet { $cost } Karten; du könntest { $payable } bezahlen.
 }
race-too-weak = Deine militärische Stärke dagegen ist { $military }; die Verteidigungsstärke ist { $defense }.
race-not-in-tableau = { $card } liegt nicht in deiner Auslage.
race-discard-has-no-use = { $card } abzuwerfen würde hier nichts ändern.
race-tactics-only-conquer = { $card } darfst du nur abwerfen, um eine militärische Welt zu erobern.
race-must-be-conquered = Eine militärische Welt wird erobert, nicht bezahlt.
race-not-military = { $card } ist keine militärische Welt.
race-no-good-there = Auf { $card } liegt kein Gut.
race-must-consume = Du musst noch { $card } einsetzen.
race-no-such-power = { $card } gibt dir jetzt keine solche Fähigkeit.
race-power-used = Die Fähigkeit von { $card } ist in dieser Phase schon genutzt.
race-no-hand-cards = Du hast keine Handkarten.
race-goods-missing = Für { $card } fehlen dir passende Güter.
race-kinds-not-different = Die Güter müssen verschiedener Art sein.
race-must-produce = Du musst noch die Fähigkeiten deiner Karten nutzen.
race-cannot-produce = So kannst du auf { $card } nicht produzieren.

race-preview-cost = { $number ->
   *[other] Kosten { $number }
 }
race-preview-defense = Verteidigungsstärke { $number }
race-preview-discount = { $card }: −{ $number }
race-preview-develop-bonus = Bonus: −{ $number }
race-preview-colony-ship = { $card } wird abgeworfen: 0
race-preview-tactics = { $card } wird abgeworfen: militärische Stärke +{ $number }
race-preview-pay = { $number ->
    [0] Nichts zu bezahlen
    [one] { $number } Karte bezahlen
   *[other] { $number } Karten bezahlen
 }
race-preview-conquer = Militärische Stärke { $military } gegen Verteidigungsstärke { $defense }
race-preview-windfall = Erhält ein Gut
race-preview-settle-bonus = Bonus: 1 Karte ziehen
race-preview-draw = { $number ->
    [one] { $card }: danach { $number } Karte ziehen
   *[other] { $card }: danach { $number } Karten ziehen
 }

race-event-round = Runde { $number }
race-event-phase = { $phase }
race-event-chose = { $seat } hat { $actions } gewählt.
race-event-chose-own = Du hast { $actions } gewählt.
race-event-discarded-at-start = { $seat } hat { $number ->
    [one] { $number } Startkarte
   *[other] { $number } Startkarten
 } abgeworfen.
race-event-discarded-at-start-own = Du hast { $cards } abgeworfen.
race-event-explored = { $seat } hat beim Erkunden { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
 } gezogen.
race-event-explored-own = Beim Erkunden hast du { $cards } gezogen.
race-event-kept = { $seat } hat { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
 } behalten und { $discarded } abgeworfen.
race-event-kept-own = Du hast { $cards } behalten.
race-event-revealed = { $seat } deckt { $card } auf.
race-event-revealed-own = Du deckst { $card } auf.
race-event-places-nothing = { $seat } spielt nichts aus.
race-event-places-nothing-own = Du spielst nichts aus.
race-event-paid = { $number ->
    [0] { $seat } hat { $card } kostenlos ausgespielt.
    [one] { $seat } hat { $card } für { $number } Karte ausgespielt.
   *[other] { $seat } hat { $card } für { $number } Karten ausgespielt.
 }
race-event-paid-own = { $number ->
    [0] Du hast { $card } kostenlos ausgespielt.
   *[other] Du hast { $card } ausgespielt und mit { $cards } bezahlt.
 }
race-event-conquered = { $seat } hat { $card } erobert.
race-event-conquered-own = Du hast { $card } erobert.
race-event-discarded-from-tableau = { $seat } hat { $card } aus der Auslage abgeworfen.
race-event-discarded-from-tableau-own = Du hast { $card } aus deiner Auslage abgeworfen.
race-event-drew = { $seat } hat durch { $card } { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
 } gezogen.
race-event-drew-own = Durch { $card } hast du { $cards } gezogen.
race-event-drew-bonus = { $seat } hat als Bonus { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
 } gezogen.
race-event-drew-bonus-own = Als Bonus hast du { $cards } gezogen.
race-event-sold = { $seat } hat das Gut von { $world } für { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
 } verkauft.
race-event-sold-own = Du hast das Gut von { $world } verkauft und { $cards } gezogen.
race-event-consumed = { $card } von { $seat } hat Güter von { $goods } verbraucht: { $points ->
    [0] {""}
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
 }{ $points ->
    [0] {""}
   *[other] { $number ->
        [0] {""}
       *[other] {" und "}
    }
 }{ $number ->
    [0] {""}
    [one] { $number } Karte
   *[other] { $number } Karten
 }.
race-event-consumed-own = { $card } hat Güter von { $goods } verbraucht: { $points ->
    [0] {""}
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
 }{ $points ->
    [0] {""}
   *[other] { $number ->
        [0] {""}
       *[other] {" und "}
    }
 }{ $number ->
    [0] {""}
   *[other] { $cards }
 }.
race-event-discarded-for-points = { $seat } hat durch { $card } { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
 } abgeworfen: { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
 }.
race-event-discarded-for-points-own = Durch { $card } hast du { $cards } abgeworfen: { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
 }.
race-event-gambled-in-vain = { $card } von { $seat }: Es gibt keine Karte zum Aufdecken.
race-event-won = { $card } von { $seat }: { $number } genannt, { $cards } aufgedeckt und gewonnen.
race-event-lost = { $card } von { $seat }: { $number } genannt, { $cards } aufgedeckt und abgeworfen.
race-event-took-card = { $seat } hat { $card } genommen.
race-event-took-card-own = Du hast { $card } genommen.
race-event-left-card = { $seat } hat { $card } liegen lassen.
race-event-left-card-own = Du hast { $card } liegen lassen.
race-event-produced = { $world } von { $seat } hat { $kind } produziert.
race-event-produced-own = Deine Welt { $world } hat { $kind } produziert.
race-event-declined-bonus = { $seat } verzichtet auf den Bonus von Produzieren.
race-event-declined-bonus-own = Du verzichtest auf den Bonus von Produzieren.
race-event-discarded-to-limit = { $seat } hat { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
 } über dem Handkartenlimit abgeworfen.
race-event-discarded-to-limit-own = Du hast { $cards } über dem Handkartenlimit abgeworfen.
race-event-reshuffled = Der Ablagestapel wurde gemischt: { $number } Karten bilden den neuen Nachziehstapel.
race-event-ended = Das Spiel ist zu Ende. Es gewinnt: { $winners }.

race-end-full = In einer Auslage liegen { $limit } oder mehr Karten.
race-end-pool = Der Vorrat an Siegpunkt-Chips ist aufgebraucht.
race-end-both = In einer Auslage liegen { $limit } oder mehr Karten, und der Vorrat an Siegpunkt-Chips ist aufgebraucht.
race-end-technical = Nach { $limit } Runden abgebrochen. Das ist eine technische Grenze, keine Spielregel.
race-share-chips = Siegpunkt-Chips
race-share-worlds = Welten
race-share-developments = Entwicklungen
race-share-six-cost = { $card }

race-summary = { $card }: { $parts }
race-summary-powers = { $card }: { $parts } — { $powers }
race-kind-development = Entwicklung
race-kind-world = Welt
race-kind-windfall = „Windfall“-Welt ({ $good })
race-kind-production = Produktionswelt ({ $good })
race-cost = Kosten { $number }
race-defense = militärisch, Verteidigungsstärke { $number }
race-defense-rebel = Rebellen, militärisch, Verteidigungsstärke { $number }
race-points = { $number ->
    [one] { $number } Siegpunkt
   *[other] { $number } Siegpunkte
 }
race-points-variable = variable Siegpunkte
race-card-start = Startwelt { $number }
race-card-keywords = Schlüsselwörter: { $words }
race-card-preset-hand = Erstes Spiel: auf der Hand zur Startwelt { $number }
race-card-copies = { $number ->
    [one] { $number } Exemplar in der Schachtel
   *[other] { $number } Exemplare in der Schachtel
 }
race-keyword-alien = Alien
race-keyword-chromosome = Chromosom
race-keyword-imperium = Imperium
race-keyword-rebel = Rebellen
race-keyword-terraforming = Terraforming
race-keyword-uplift = genmanipuliert
race-sure-verified = Geprüft: Alle gedruckten Werte sind bekannt.
race-sure-partial = Teilweise rekonstruiert: Nicht alle Werte der gedruckten Karte sind bekannt.
race-sure-reconstructed = Rekonstruiert: Ersatz für eine Karte, deren gedruckte Werte nicht öffentlich bekannt sind.
race-sure-translated = Der deutsche Name ist unsere eigene Übersetzung.

race-power-explore-draw-more = Erkunden: { $amount } mehr zur Auswahl ziehen
race-power-explore-keep-more = Erkunden: { $amount } mehr behalten
race-power-develop-draw-at-start = { $amount ->
    [one] Entwickeln: zu Beginn { $amount } Karte ziehen
   *[other] Entwickeln: zu Beginn { $amount } Karten ziehen
 }
race-power-develop-reduce-cost = Entwickeln: Entwicklungen kosten { $amount } weniger
race-power-develop-draw-after-placing = { $amount ->
    [one] Entwickeln: nach dem Ausspielen einer Entwicklung { $amount } Karte ziehen
   *[other] Entwickeln: nach dem Ausspielen einer Entwicklung { $amount } Karten ziehen
 }
race-power-settle-reduce-cost = { $kind ->
    [any] Siedeln: bezahlte Welten kosten { $amount } weniger
   *[other] Siedeln: bezahlte Welten für { $good } kosten { $amount } weniger
 }
race-power-settle-cost-to-zero = Siedeln: darf abgeworfen werden, um für eine Welt nichts zu bezahlen, außer für { $good }
race-power-settle-military = { $amount ->
    [-1] Siedeln: militärische Stärke −1
   *[other] Siedeln: militärische Stärke +{ $amount }
 }
race-power-settle-specialized-military = { $kind ->
    [rebel] Siedeln: militärische Stärke +{ $amount } gegen Rebellen-Welten
   *[other] Siedeln: militärische Stärke +{ $amount } gegen Welten für { $good }
 }
race-power-settle-temporary-military = Siedeln: darf für militärische Stärke +{ $amount } bis zum Ende der Phase abgeworfen werden
race-power-settle-pay-for-military = Siedeln: militärische Welten, außer für { $good }, dürfen bezahlt werden: Verteidigungsstärke −{ $discount } sind die Kosten
race-power-settle-draw-after-placing = { $amount ->
    [one] Siedeln: nach dem Ausspielen einer Welt { $amount } Karte ziehen
   *[other] Siedeln: nach dem Ausspielen einer Welt { $amount } Karten ziehen
 }
race-power-trade-trade-bonus = { $amount ->
    [one] Handeln: { $amount } Karte mehr ({ $good })
   *[other] Handeln: { $amount } Karten mehr ({ $good })
 }
race-power-consume-consume = { $times ->
    [one] Verbrauchen: { $goods ->
        [one] { $good }
       *[other] { $goods } × { $good }
    }
   *[other] Verbrauchen: bis zu { $times } × { $good }, je
 } → { $vp ->
    [0] {""}
    [one] { $vp } Siegpunkt
   *[other] { $vp } Siegpunkte
 }{ $vp ->
    [0] {""}
   *[other] { $cards ->
        [0] {""}
       *[other] {" und "}
    }
 }{ $cards ->
    [0] {""}
    [one] { $cards } Karte
   *[other] { $cards } Karten
 }
race-power-consume-consume-all = Verbrauchen: alle übrigen Güter → ein Siegpunkt weniger als Güter
race-power-consume-consume-at-trade-price = { $with_trade_powers ->
    [0] Verbrauchen: { $good } → Karten zum Handelswert, ohne Handeln-Fähigkeiten
   *[other] Verbrauchen: { $good } → Karten zum Handelswert, mit Handeln-Fähigkeiten
 }
race-power-consume-discard-hand = Verbrauchen: darf bis zu { $up_to } Handkarten abwerfen → je { $vp_each ->
    [one] { $vp_each } Siegpunkt
   *[other] { $vp_each } Siegpunkte
 }{ $doubled ->
    [0] , nie verdoppelt
   *[other] {""}
 }
race-power-consume-draw = { $amount ->
    [one] Verbrauchen: { $amount } Karte ziehen
   *[other] Verbrauchen: { $amount } Karten ziehen
 }
race-power-consume-lucky-draw = Verbrauchen: nenne eine Zahl von { $lowest } bis { $highest }; hat die oberste Karte diese Kosten oder diese Verteidigungsstärke, gehört sie dir
race-power-produce-produce-here = Produzieren: hier { $good }
race-power-produce-draw-if-produced-here = { $amount ->
    [one] Produzieren: { $amount } Karte ziehen, wenn diese Welt produziert hat
   *[other] Produzieren: { $amount } Karten ziehen, wenn diese Welt produziert hat
 }
race-power-produce-produce-windfall = { $kind ->
    [any] Produzieren: ein Gut auf eine „Windfall“-Welt
   *[other] Produzieren: ein Gut auf eine „Windfall“-Welt für { $good }
 }
race-power-produce-draw = { $amount ->
    [one] Produzieren: { $amount } Karte ziehen
   *[other] Produzieren: { $amount } Karten ziehen
 }
race-power-produce-draw-per-good-produced = { $amount ->
    [one] Produzieren: { $amount } Karte ziehen je produziertem Gut ({ $good })
   *[other] Produzieren: { $amount } Karten ziehen je produziertem Gut ({ $good })
 }
race-power-produce-draw-per-kind-produced = { $amount ->
    [one] Produzieren: { $amount } Karte ziehen je produzierter Art Gut
   *[other] Produzieren: { $amount } Karten ziehen je produzierter Art Gut
 }
race-power-produce-draw-if-most-produced = { $amount ->
    [one] Produzieren: { $amount } Karte ziehen, wenn du am meisten { $good } produziert hast
   *[other] Produzieren: { $amount } Karten ziehen, wenn du am meisten { $good } produziert hast
 }
race-power-produce-draw-per-world = { $amount ->
    [one] Produzieren: { $amount } Karte ziehen je Welt für { $good }
   *[other] Produzieren: { $amount } Karten ziehen je Welt für { $good }
 }

race-score-vp-chips = { $vp } je { $per } Siegpunkte in Chips
race-score-military = { $vp } je { $per } militärische Stärke insgesamt
race-score-card = { $vp } für { $card }
race-score-world = { $vp } je andere Welt
race-score-military-world = { $vp } je andere militärische Welt
race-score-rebel-military-world = { $vp } je militärische Rebellen-Welt
race-score-production-world = { $vp } je Produktionswelt für { $good }
race-score-windfall-world = { $vp } je „Windfall“-Welt für { $good }
race-score-world-with-power = { $vp } je Welt mit einer Fähigkeit für { $phase }
race-score-development = { $vp } je andere Entwicklung
race-score-six-cost-development = { $vp } je Entwicklung mit Kosten 6
race-score-development-with-power = { $vp } je Entwicklung mit einer Fähigkeit für { $phase }
race-score-alien-card = { $vp } je andere Alien-Karte

race-table-head = Runde { $round }: { $phase }
race-table-middle = { $pool ->
    [one] { $pool } Siegpunkt
   *[other] { $pool } Siegpunkte
 } im Vorrat, Nachziehstapel { $pile }, Ablagestapel { $discard_pile }
race-table-phases = Phasen: { $phases }
race-table-order = Spielerreihenfolge: { $seats }
race-seat = { $seat }: { $score ->
    [one] { $score } Siegpunkt
   *[other] { $score } Siegpunkte
 } ({ $vp } in Chips), militärische Stärke { $military }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
 } in der Auslage, { $hand_count ->
    [one] { $hand_count } Karte
   *[other] { $hand_count } Karten
 } auf der Hand
race-seat-actions = Gewählt: { $actions }
race-seat-card = { $card }: { $vp ->
    [one] { $vp } Siegpunkt
   *[other] { $vp } Siegpunkte
 }
race-seat-card-with-good = { $card }: { $vp ->
    [one] { $vp } Siegpunkt
   *[other] { $vp } Siegpunkte
 }, darauf { $good }

race-why-pass = { $number ->
    [one] Deine Karte bleibt auf der Hand
   *[other] Deine { $number } Karten bleiben auf der Hand
 }
race-why-good = Dieses Gut bringt beim Handeln { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
 }
race-why-doubled = Die Punkte zählen doppelt
race-why-twice = { $card } liegt schon in deiner Auslage
race-why-hungry = { $card } verbraucht Güter, die keine deiner Welten hat
race-why-counted = { $card } zählt am Ende nach deiner Auslage
race-why-points = { $points ->
    [one] { $card } bringt am Ende { $points } Punkt
   *[other] { $card } bringt am Ende { $points } Punkte
 }
race-threat-cards = { $seat } hat { $number } von 12 Karten in der Auslage
race-threat-pool = im Vorrat { $number ->
    [one] ist nur noch { $number } Punkt
   *[other] sind nur noch { $number } Punkte
 }

race-figure-military = { $number } militärische Stärke

# Data packs, as the workshop shows them
race-pack-cost-hint = 0 bis 6
race-pack-prices = Handelspreise
race-pack-world-type = Weltart
race-pack-windfall = „Windfall“
race-pack-production = Produktion
race-pack-good = Gut
race-pack-goods = Güter
race-pack-novelty = Luxusartikel
race-pack-rare = Seltene Elemente
race-pack-genes = Gene
race-pack-alien = Alien-Technologie
race-pack-keywords-alien = Alien
race-pack-this-world = dieser Welt
race-pack-different = verschiedene
race-pack-start = Startwelt
race-pack-start-hint = 0 bis 4
race-pack-start-colour = Startfarbe
race-pack-preset-hand = Starthand
race-pack-preset-hand-hint = 1 bis 4
race-pack-scoring = Wertung
race-pack-explore = I Erkunden
race-pack-develop = II Entwickeln
race-pack-settle = III Siedeln
race-pack-trade = $ Handeln
race-pack-consume = IV Verbrauchen
race-pack-produce = V Produzieren
race-pack-draw-more = mehr ziehen
race-pack-keep-more = mehr behalten
race-pack-draw-at-start = Karten zu Beginn
race-pack-reduce-cost = kostet weniger
race-pack-draw-after-placing = Karten nach dem Ausspielen
race-pack-cost-to-zero = abwerfen: kostet nichts
race-pack-specialized-military = Militär gegen
race-pack-temporary-military = abwerfen: Militär
race-pack-pay-for-military = bezahlt militärische Welten
race-pack-trade-bonus = Handelsbonus
race-pack-consume-all = alle Güter verbrauchen
race-pack-consume-at-trade-price = zum Handelspreis verbrauchen
race-pack-discard-hand = Handkarten abwerfen
race-pack-draw = Karten ziehen
race-pack-lucky-draw = Glücksspiel
race-pack-produce-here = produziert
race-pack-draw-if-produced-here = Karten, wenn hier produziert
race-pack-produce-windfall = auf „Windfall“-Welt produzieren
race-pack-draw-per-good-produced = Karten je produziertem Gut
race-pack-draw-per-kind-produced = Karten je produzierter Art
race-pack-draw-if-most-produced = Karten, wenn am meisten produziert
race-pack-draw-per-world = Karten je Welt
race-pack-not-good = Nicht für
race-pack-times = Mal
race-pack-cards = Karten
race-pack-vp-offset = Punkte mehr
race-pack-with-trade-powers = Mit Handelsboni
race-pack-up-to = Bis zu
race-pack-vp-each = Punkte je
race-pack-doubled = Durch 2× verdoppelt
race-pack-lowest = Niedrigste
race-pack-highest = Höchste
race-pack-match = Passende Karte
race-pack-match-card = eine bestimmte Karte
race-pack-military-world = militärische Welt
race-pack-rebel-military-world = militärische Rebellen-Welt
race-pack-production-world = Produktionswelt
race-pack-windfall-world = „Windfall“-Welt
race-pack-world-with-power = Welt mit Fähigkeit
race-pack-six-cost-development = 6er-Entwicklung
race-pack-development-with-power = Entwicklung mit Fähigkeit
race-pack-alien-card = Alien-Karte
race-pack-count = Gezählt
race-pack-count-vp-chips = Siegpunkt-Chips
race-pack-count-military = Militär
race-pack-per = je
race-pack-phase = Phase
race-sure-owner = Von jemandem eingegeben oder bestätigt, der das Spiel besitzt.
race-pack-problem-1-for-a-world = bei Welten wird 1 erwartet
race-pack-problem-for-military-worlds-only = wird nur bei militärischen Welten erwartet
race-pack-problem-price = entweder Kosten oder Verteidigungsstärke wird erwartet
race-pack-problem-for-worlds-only = wird nur bei Welten erwartet
race-pack-problem-together-with-world-type = Gut und Weltart gehören zusammen
race-pack-problem-produce-here-of-its-good = auf Produktionswelten, und nur dort, wird „produziert“ mit ihrem Gut erwartet
race-pack-problem-each-consume-effect-at-most = jede Verbrauchen-Wirkung wird höchstens einmal erwartet
race-pack-problem-for-six-cost-developments-alone = wird nur bei 6er-Entwicklungen erwartet
race-pack-problem-for-all-cards-but-six = wird bei allen Karten außer 6er-Entwicklungen erwartet
race-pack-problem-match-or-count = eine passende Karte oder etwas Gezähltes wird erwartet
race-pack-problem-per-of-1-or-more = „je“ wird mit 1 oder mehr erwartet
race-pack-problem-card-with-match-card = zu „eine bestimmte Karte“ wird erwartet, welche
race-pack-problem-the-id-of-a-card = die Kennung einer Karte wird erwartet, gefunden: { $card }
race-pack-problem-cards-in-all-found = erwartete Zahl der Karten: { $game_cards }, gefunden: { $total }
race-pack-problem-a-price-for-each-of = ein Preis für jede der vier Arten Güter wird erwartet
race-pack-problem-the-numbers-0-to-4 = die Nummern 0 bis 4 werden je einmal erwartet, gefunden: { $starts }
race-pack-problem-four-designs-for-each-of = vier Karten für jede der Hände 1 bis 4 werden erwartet
race-pack-problem-goods-and-times-of-1 = Güter und Mal werden mit 1 oder mehr erwartet
race-pack-problem-lowest-up-to-highest = die niedrigste darf nicht über der höchsten liegen

## Themen der Rätsel

race-theme-choose-action = Wahl der Aktion
race-theme-use-power = Verbrauchen
race-theme-choose-world = Siedeln
race-theme-spend = Güter verbrauchen
race-theme-keep = Karten behalten
race-theme-choose-development = Entwickeln
race-theme-pay = Bezahlen
race-theme-windfall = Produzieren
race-theme-starting-discard = Startkarten
