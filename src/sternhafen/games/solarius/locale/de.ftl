solarius-name = Solarius Mission
solarius-option-start = Start
solarius-option-start-start_cards = Mit Startkarten
solarius-option-start-free = Ohne Startkarten: zwei von drei Karten behalten, frei aufbauen

solarius-black = Schwarz
solarius-yellow = Gelb
solarius-turquoise = Türkis
solarius-brown = Braun
solarius-colony = Kolonie
solarius-station = Raumstation
solarius-mission = Mission
solarius-die = { $colour } { $face }
solarius-cube = { $colour } aus Spalte { $column }
solarius-hub-name = Handelszentrum { $name }
solarius-start-name = Startkarte { $name }
solarius-field-ordinary = ein einfaches Würfelfeld
solarius-field-transformation = das Transformationsfeld
solarius-field-research = das Forschungsfeld

solarius-phase-keep = Startkarten
solarius-phase-start-push = Eigener Aufbau
solarius-phase-start-raise = Eigener Aufbau
solarius-phase-take = Aktionswürfel
solarius-phase-wheel = Bonusrad
solarius-phase-research = Forschung
solarius-phase-die-action = Würfelaktion
solarius-phase-split-plan = Würfelaktion
solarius-phase-store-row = Würfelaktion
solarius-phase-raise-dice = Technologie aufwerten
solarius-phase-push-dice = Technologie verschieben
solarius-phase-gain = Effekt
solarius-phase-gain-mix = Effekt
solarius-phase-store-cubes = Ressourcen lagern
solarius-phase-remove-junk = Effekt
solarius-phase-play-from-hand = Effekt
solarius-phase-choice = Effekt
solarius-phase-stations = Effekte der Raumstationen
solarius-phase-triggers = Effekte
solarius-phase-hand-limit = Abwerfen
solarius-phase-extra = Zusatzaktion
solarius-phase-destination = Raumflug
solarius-phase-revealed = Planet aufgedeckt
solarius-phase-arrival = Angekommen
solarius-phase-pay = Bezahlen
solarius-phase-hub-bonus = Bonus am Handelszentrum
solarius-phase-outpost = Vorposten
solarius-phase-wrap-up = Ende des Zuges
solarius-phase-sell = Tauschen
solarius-phase-last-planets = Letzte Planeten
solarius-phase-over = Spielende

solarius-ask-keep = Behalte { $number } deiner Karten.
solarius-ask-start-push = Welcher Technologiewürfel beginnt in Spalte II?
solarius-ask-start-raise = Welcher andere Technologiewürfel beginnt auf der 2? Die übrigen Farben bekommen je 2 Ressourcen.
solarius-ask-take = Nimm einen Würfel von der Brücke.
solarius-ask-wheel = { $number ->
    [-1] Das Bonusrad zeigt −1: Zahle 1 Treibstoff oder 1 SpaceBuck.
   *[other] Das Bonusrad bringt { $number } Treibstoff oder SpaceBucks, beliebig gemischt.
 }
solarius-ask-research = Forschung: Ziehe oder spiele eine Karte, wenn du magst.
solarius-ask-die-action = Würfelaktion ({ $colour }, { $ap ->
    [one] 1 Aktionspunkt
   *[other] { $ap } Aktionspunkte
 }): Ressourcen oder die Aktion der Farbe?
solarius-ask-split = Geteilt: { $resource } für Ressourcen, { $main } für die Aktion der Farbe. Was zuerst, und kaufst du dazu?
solarius-ask-store-row = Wohin mit den Ressourcen ({ $colour }, { $number })?
solarius-ask-raise = Werte Technologiewürfel auf ({ $ap ->
    [one] 1 Aktionspunkt
   *[other] { $ap } Aktionspunkte
 }).
solarius-ask-push = Verschiebe Technologiewürfel ({ $ap ->
    [one] 1 Aktionspunkt
   *[other] { $ap } Aktionspunkte
 }).
solarius-ask-gain = { $what ->
    [gain_fuel] { $card }: { $number } Treibstoff nehmen?
    [gain_bucks] { $card }: { $number } SpaceBucks nehmen?
    [gain_drive] { $card }: einen Antrieb nehmen?
    [flip_drive] { $card }: einen Antrieb auf 2 drehen?
   *[draw_cards] { $card }: { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    } ziehen?
 }
solarius-ask-mix = { $card }: { $number } Treibstoff oder SpaceBucks, beliebig gemischt.
solarius-ask-store-cubes = Lagere erhaltene Ressourcen (noch { $number }).
solarius-ask-remove-junk = { $card }: Weltraumabfall entfernen?
solarius-ask-play = { $card }: eine Karte ausspielen?
solarius-ask-choose-effect = { $card }: Wähle einen Effekt.
solarius-ask-stations = Den dauerhaften Effekt welcher Raumstation als Nächstes?
solarius-ask-triggers = Den Effekt welcher Entwicklung als Nächstes?
solarius-ask-discard = { $number ->
    [one] Wirf eine Karte ab (Handlimit { $limit }).
   *[other] Wirf { $number } Karten ab (Handlimit { $limit }).
 }
solarius-ask-extra = Zusatzaktion: Flug, Antriebe oder Karten?
solarius-ask-destination = Die Portale sind offen. Wohin fliegst du (Reichweite { $range })?
solarius-ask-revealed = { $card }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }: besiedeln, oder { $points ->
    [one] { $points } Ressource
   *[other] { $points } Ressourcen
 } nehmen?
solarius-ask-arrival = Was tust du hier?
solarius-ask-pay = Bezahle Ressourcen im Wert von { $due } ({ $colour }).
solarius-ask-hub-bonus = Deine erste Mission am { $card }: Nutze einen Vorpostenbonus.
solarius-ask-outpost = Hier einen Vorposten errichten?
solarius-ask-wrap-up = Dein Zug ist fertig.
solarius-ask-sell = Welche Ressourcen tauschst du?
solarius-ask-last-planets = Du darfst noch Planeten bezahlen.

solarius-do-keep = Behalte { $cards }
solarius-do-discard = Wirf { $cards } ab
solarius-do-take = { $die } (Rad { $wheel }) auf { $field }{ $changed ->
    [no] {""}
   *[yes] { ", " }als { $colour }
 }
solarius-do-money = { $fuel ->
    [0] { $bucks } SpaceBucks
   *[other] { $bucks ->
        [0] { $fuel } Treibstoff
       *[other] { $fuel } Treibstoff und { $bucks } SpaceBucks
    }
 }
solarius-do-act = { $kind ->
    [resource] Ressourcen nehmen
   *[main] Aktion der Farbe
 }{ $buy ->
    [0] {""}
   *[other] { " " }mit { $buy } gekauften Punkten
 }
solarius-do-split-die = Teilen: { $resource } vom Würfel{ $bonus ->
    [0] {""}
   *[other] { " " }und { $bonus } vom Bonus
 } für Ressourcen
solarius-do-split-plan = { $first ->
    [resource] Ressourcen zuerst
   *[main] Aktion der Farbe zuerst
 }, kaufe { $buy_resource } und { $buy_main }
solarius-do-store-row = { $one } in Spalte I, { $two } in II, { $three } in III
solarius-do-put-cube = { $colour } in Spalte { $column }
solarius-do-raise = { $colour } aufwerten
solarius-do-push = { $colour } verschieben
solarius-do-accept = Ja
solarius-do-decline = Verzichten (auf den Rest)
solarius-do-remove-junk = { $number } Weltraumabfall entfernen
solarius-do-choose-effect = Effekt { $number }
solarius-do-use-effect = { $piece }
solarius-do-buy-drives = { $number ->
    [one] Einen Antrieb kaufen
   *[other] { $number } Antriebe kaufen
 }
solarius-do-draw-cards = Karten ziehen
solarius-do-play-card = { $half ->
    [mission] { $card } als Mission spielen
   *[development] { $card } als Entwicklung spielen
 }
solarius-do-open-portals = { $how ->
    [turn] Mit Portalen fliegen: Antrieb von 2 auf 1 drehen
    [return] Mit Portalen fliegen: Antrieb mit Wert 1 abgeben
   *[free] Mit Portalen fliegen
 }
solarius-do-fly = Flug nach { $to }
solarius-do-settle = Planeten besiedeln
solarius-do-explore = Entdeckerbonus nehmen
solarius-do-build-station = { $card } bauen, { $high } zum hohen Wert
solarius-do-fulfil-mission = Mission von { $card } erfüllen
solarius-do-pay-cubes = { $one } aus Spalte I, { $two } aus II, { $three } aus III
solarius-do-place-outpost = { $outpost }
solarius-do-hub-bonus = Bonus von { $outpost }
solarius-do-end-turn = Zug beenden
solarius-do-sell = { $fuel ->
    [0] { $cubes } für { $bucks } SpaceBucks
   *[other] { $bucks ->
        [0] { $cubes } für { $fuel } Treibstoff
       *[other] { $cubes } für { $fuel } Treibstoff und { $bucks } SpaceBucks
    }
 }
solarius-do-back = Fertig getauscht
solarius-do-to-resource = { $fuel ->
    [0] Jederzeit: 1 Ressource ({ $colour }) für { $bucks } SpaceBucks
   *[other] { $bucks ->
        [0] Jederzeit: 1 Ressource ({ $colour }) für { $fuel } Treibstoff
       *[other] Jederzeit: 1 Ressource ({ $colour }) für { $fuel } Treibstoff und { $bucks } SpaceBucks
    }
 }
solarius-do-trade = Jederzeit: Ressourcen gegen Treibstoff oder SpaceBucks tauschen
solarius-do-flip-drive = Jederzeit: Antrieb von 1 auf 2 drehen
solarius-do-complete = Jederzeit: { $planet } bezahlen

solarius-preview-take = { $ap ->
    [one] 1 Aktionspunkt
   *[other] { $ap } Aktionspunkte
 }, { $junk } Weltraumabfall ({ $free ->
    [one] 1 Abfallfeld
   *[other] { $free } Abfallfelder
 } frei)
solarius-preview-act = { $ap } Aktionspunkte{ $bucks ->
    [0] {""}
   *[other] { ", " }{ $bucks } SpaceBucks
 }
solarius-preview-fuel = kostet { $fuel } Treibstoff
solarius-preview-complete = { $fuel ->
    [0] kostet { $bucks } SpaceBucks; { $points } Punkte
   *[other] { $bucks ->
        [0] kostet { $fuel } Treibstoff; { $points } Punkte
       *[other] kostet { $fuel } Treibstoff und { $bucks } SpaceBucks; { $points } Punkte
    }
 }
solarius-preview-flight = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
 }{ $fuel ->
    [0] {""}
   *[other] { ", " }{ $fuel } Treibstoff
 }
solarius-preview-planet = { $card }, { $points } Punkte
solarius-preview-face-down = ein verdeckter Planet ({ $colour }): Er wird aufgedeckt
solarius-preview-mission-site = Raumstation oder Mission möglich
solarius-preview-station-site = Raumstation möglich
solarius-preview-station = Ressourcen im Wert von { $high } und { $low }
solarius-preview-mission = { $points } Punkte
solarius-preview-store = { $number } finden Platz{ $lost ->
    [0] {""}
   *[other] { ", " }{ $lost } verfallen
 }
solarius-preview-fuel-after = Treibstoff { $before } → { $after }
solarius-preview-bucks-after = SpaceBucks { $before } → { $after }
solarius-preview-points = kostet { $cost ->
    [one] 1 Aktionspunkt
   *[other] { $cost } Aktionspunkte
 }; { $left } bleiben
solarius-preview-explore = { $number ->
    [one] 1 beliebige Ressource
   *[other] { $number } beliebige Ressourcen
  }; der Planet bleibt offen liegen
solarius-preview-settled-at-once = sofort abgeschlossen: { $points } Punkte

solarius-another-colour = Auf dem Transformationsfeld muss der Würfel als andere Farbe gelten.
solarius-another-die = Es muss ein anderer Würfel sein als der verschobene.
solarius-bad-lot = Diese Ressourcen lassen sich nicht zusammen tauschen: Lass weg, was nichts bringt.
solarius-bought-ap-left = Gekaufte Aktionspunkte dürfen nicht ungenutzt bleiben.
solarius-cannot-pay-malus = Du hast weder Treibstoff noch SpaceBucks, um die -1 zu bezahlen.
solarius-cubes-short = Nötig: { $due } × { $colour } in Spalte { $column }; du hast { $have }.
solarius-die-does-not-fit = Dieses Würfelfeld nimmt diesen Würfel nicht an.
solarius-drive-slots = Du hast noch Platz für { $free } Antriebe.
solarius-effect-not-due = { $card } hat jetzt keinen Effekt.
solarius-field-used = Auf diesem Feld liegt in dieser Runde schon ein Würfel.
solarius-hex-taken = Dort ist ein Raumschiff oder eine Figur eines anderen Spielers.
solarius-hub-in-the-way = Ein Raumschiff darf nicht auf einem Handelszentrum enden.
solarius-in-the-middle = Nicht mitten in einem Effekt; führe ihn erst zu Ende.
solarius-junk-at-most = Hier kannst du höchstens { $number } entfernen.
solarius-last-column = Dieser Technologiewürfel liegt schon in Spalte V.
solarius-last-face = Dieser Technologiewürfel zeigt schon seine letzte Seite.
solarius-lot-brings = Diese Ressourcen bringen genau { $units } Treibstoff oder SpaceBucks.
solarius-mission-not-open = { $card } ist keine deiner offenen Missionen.
solarius-mix-is = Es sind zusammen genau { $number }.
solarius-no-colony = Du hast keine Kolonie mehr.
solarius-no-die-field = Du hast kein solches Würfelfeld.
solarius-no-drive-for-portals = Um die Portale so zu öffnen, fehlt der passende Antrieb.
solarius-no-drive-to-turn = Du hast keinen neutralen Antrieb, der 1 zeigt.
solarius-no-hub-near = Missionen werden neben dem Feld eines Handelszentrums erfüllt.
solarius-no-marker = Du hast keinen Missionenmarker mehr.
solarius-no-planet = Hier ist kein Planet.
solarius-no-recolouring = Dort kann der Würfel nicht als diese Farbe gelten.
solarius-no-room-in-first = In Spalte I ist kein Platz mehr ({ $colour }).
solarius-no-space = Dort ist kein nutzbarer Platz.
solarius-no-station-card = { $card } ist keine Raumstation.
solarius-no-station-left = Alle deine Raumstationen sind gebaut.
solarius-no-such-cubes = Diese Ressourcen hast du nicht.
solarius-no-such-die = Ein solcher Würfel liegt nicht auf der Brücke.
solarius-no-such-effect = Einen solchen Effekt gibt es nicht.
solarius-no-such-hex = Es gibt kein Feld { $hex }.
solarius-no-such-outpost = { $card } ist kein Vorposten.
solarius-no-such-split = So lassen sich die Punkte nicht teilen.
solarius-not-any-time = Jederzeit-Aktionen sind nur im eigenen Zug möglich.
solarius-not-buildable = Nur auf leerem Raum ohne Figuren und andere Raumschiffe.
solarius-not-in-hand = Du hast { $card } nicht auf der Hand.
solarius-not-this-colour = Nicht { $colour }.
solarius-nothing-to-trade = Du hast keine Ressourcen im Wert von 2.
solarius-outpost-first-figure = Nur unter deiner ersten Figur dieser Art auf dem Spielplanteil.
solarius-outpost-in-centre = In der Mitte gibt es keine Vorposten.
solarius-outpost-on-tile = Auf diesem Spielplanteil hast du schon einen Vorposten.
solarius-outpost-one-of-each = Erst einen Vorposten jeder Art.
solarius-outpost-other-kind = Dieser Vorposten gehört zu einer anderen Art von Figur.
solarius-outpost-placed = Diesen Vorposten hast du schon errichtet.
solarius-paid-too-little = Das ist weniger wert als { $due }.
solarius-paid-too-much = Eine Ressource könnte wegbleiben; fällig sind { $due }.
solarius-pay-this-colour = Bezahle mit { $colour }.
solarius-planet-by-itself = { $card } ist von selbst besiedelt, sobald die Bedingung gilt.
solarius-planet-not-left = { $card } liegt nicht links an deinem Tableau.
solarius-planet-too-dear = { $fuel ->
    [0] { $card } kostet { $bucks } SpaceBucks.
   *[other] { $bucks ->
        [0] { $card } kostet { $fuel } Treibstoff.
       *[other] { $card } kostet { $fuel } Treibstoff und { $bucks } SpaceBucks.
    }
 }
solarius-push-too-dear = Verschieben kostet { $cost } Aktionspunkte; du hast { $ap }.
solarius-pyramid = Die Pyramide muss von links gefüllt werden.
solarius-raise-too-dear = Aufwerten kostet { $cost } Aktionspunkte; du hast { $ap }.
solarius-resources-short = Nötig: { $colour } im Wert von { $due }; du hast { $have }.
solarius-station-built = { $card } ist schon gebaut.
solarius-too-far = Es sind { $steps } Schritte; deine Reichweite ist { $range }, und { $fuel } Treibstoff für mehr fehlen.
solarius-too-few-bucks = Das kostet { $cost } SpaceBucks; du hast { $bucks }.
solarius-too-little-fuel = Das kostet { $cost } Treibstoff; du hast { $fuel }.
solarius-too-little-money = Du hast { $fuel } Treibstoff und { $bucks } SpaceBucks.
solarius-too-many-cubes = Du bekommst { $number } Ressourcen.
solarius-two-for-one = Zusammen zwei Treibstoff oder SpaceBucks für eine Ressource.
solarius-wheel-is = Der Wert des Bonusrads ist genau { $number }.

solarius-event-round = Runde { $number }: { $tile } entsteht.
solarius-event-kept = { $seat }: zwei Karten behalten, abgeworfen { $cards }.
solarius-event-prepared = { $seat }: { $push } in Spalte II, { $raised } auf der 2.
solarius-event-took = { $seat }: { $die } auf { $field }, { $ap ->
    [one] 1 Aktionspunkt
   *[other] { $ap } Aktionspunkte
 }{ $junk ->
    [0] {""}
   *[other] { ", " }{ $junk } Weltraumabfall
 }.
solarius-event-wheel = { $fuel ->
    [-1] { $seat }: Bonusrad, 1 Treibstoff bezahlt.
   *[other] { $bucks ->
        [-1] { $seat }: Bonusrad, 1 SpaceBuck bezahlt.
       *[other] { $fuel ->
            [0] { $seat }: Bonusrad, { $bucks } SpaceBucks erhalten.
           *[other] { $bucks ->
                [0] { $seat }: Bonusrad, { $fuel } Treibstoff erhalten.
               *[other] { $seat }: Bonusrad, { $fuel } Treibstoff und { $bucks } SpaceBucks erhalten.
            }
        }
    }
 }
solarius-event-gained = { $fuel ->
    [0] { $seat }: { $bucks } SpaceBucks erhalten.
   *[other] { $bucks ->
        [0] { $seat }: { $fuel } Treibstoff erhalten.
       *[other] { $seat }: { $fuel } Treibstoff und { $bucks } SpaceBucks erhalten.
    }
 }
solarius-event-stored = { $seat }: { $number } × { $colour } gelagert{ $lost ->
    [0] {""}
   *[other] { ", " }{ $lost } verloren
 }.
solarius-event-raised = { $seat }: { $colour } auf { $pips } aufgewertet{ $points ->
    [0] {""}
   *[other] { " " }({ $points } Punkte)
 }.
solarius-event-pushed = { $seat }: { $colour } in Spalte { $column } verschoben.
solarius-event-drive-gained = { $seat }: ein Antrieb erhalten, Reichweite { $range }.
solarius-event-drive-turned = { $seat }: ein Antrieb gedreht, Reichweite { $range }.
solarius-event-drive-lost = { $seat }: kein Platz für einen Antrieb, Reichweite { $range }.
solarius-event-removed-junk = { $seat }: { $number } Weltraumabfall entfernt.
solarius-event-drew = { $number ->
    [one] { $seat }: eine Karte gezogen.
   *[other] { $seat }: { $number } Karten gezogen.
 }
solarius-event-drew-own = Gezogen: { $cards }.
solarius-event-reshuffled = Der Ablagestapel wurde zu einem neuen Stapel von { $number } gemischt.
solarius-event-discarded = { $seat }: { $cards } abgeworfen.
solarius-event-played-mission = { $seat }: { $card } als Mission ausgespielt.
solarius-event-played-development = { $seat }: Entwicklung { $card } ausgespielt.
solarius-event-bought-drives = { $seat }: { $number ->
    [one] ein Antrieb
   *[other] { $number } Antriebe
 } für { $fuel } Treibstoff gekauft, Reichweite { $range }.
solarius-event-turned-drive = { $seat }: ein Antrieb für { $fuel } Treibstoff gedreht, Reichweite { $range }.
solarius-event-bought-resource = { $fuel ->
    [0] { $seat }: { $bucks } SpaceBucks gegen 1 × { $colour } getauscht.
   *[other] { $bucks ->
        [0] { $seat }: { $fuel } Treibstoff gegen 1 × { $colour } getauscht.
       *[other] { $seat }: { $fuel } Treibstoff und { $bucks } SpaceBucks gegen 1 × { $colour } getauscht.
    }
 }
solarius-event-sold = { $fuel ->
    [0] { $seat }: { $cubes } gegen { $bucks } SpaceBucks getauscht.
   *[other] { $bucks ->
        [0] { $seat }: { $cubes } gegen { $fuel } Treibstoff getauscht.
       *[other] { $seat }: { $cubes } gegen { $fuel } Treibstoff und { $bucks } SpaceBucks getauscht.
    }
 }
solarius-event-opened-portals = { $seat }: Portale geöffnet, Reichweite { $range }.
solarius-event-flew = { $seat }: Flug nach { $hex }{ $extra ->
    [0] {""}
   *[other] { ", " }{ $extra } zusätzliche Reichweite für { $fuel } Treibstoff
 }.
solarius-event-revealed = { $seat }: { $card } aufgedeckt ({ $points } Punkte).
solarius-event-explored = { $seat }: { $card } bleibt liegen, bis zu { $number } Ressourcen Entdeckerbonus.
solarius-event-colony = { $seat }: Kolonie auf { $card } gegründet.
solarius-event-settled = { $seat }: { $card } besiedelt, { $points } Punkte.
solarius-event-station = { $seat }: { $card } gebaut.
solarius-event-mission = { $seat }: Mission von { $card } erfüllt, { $points } Punkte.
solarius-event-hub-bonus = { $seat }: Bonus von { $card } am { $tile }.
solarius-event-outpost = { $seat }: Vorposten { $card } errichtet.
solarius-event-uses = { $seat }: { $card } genutzt.
solarius-event-refilled = { $seat }: { $die } gewürfelt.
solarius-event-ended = Das Spiel ist zu Ende. Sieger: { $winners }.

solarius-four-rounds = Vier Runden sind gespielt.
solarius-share-planets = Besiedelte Planeten
solarius-share-unsettled = Nicht besiedelte Planeten
solarius-share-sets = Planetensätze
solarius-share-stations = Raumstationen
solarius-share-missions = Missionen
solarius-share-open-missions = Nicht erfüllte Missionen
solarius-share-hubs = Figuren an Handelszentren
solarius-share-tech-faces = Technologiewürfel, Seiten
solarius-share-tech-columns = Technologiewürfel, Spalten
solarius-share-full-columns = Volle Lagerspalten
solarius-share-fuel = Treibstoff
solarius-share-bucks = SpaceBucks
solarius-share-junk = Weltraumabfall
solarius-share-developments = Entwicklungen
solarius-share-network = Netzwerk

solarius-summary = { $card }: { $parts }
solarius-origin-rulebook = So steht es in der Spielanleitung.
solarius-origin-public = Aus einer anderen öffentlichen Quelle als der Spielanleitung.
solarius-origin-reconstructed = Nachgebaut: Die gedruckten Werte sind nicht öffentlich bekannt.
solarius-planet = Planet ({ $colour }), { $points } Punkte
solarius-condition-pay-fuel = zahle { $n } Treibstoff
solarius-condition-pay-bucks = zahle { $n } SpaceBucks
solarius-condition-tech-count = { $n } Technologiewürfel auf { $pips } oder mehr
solarius-condition-tech-die = Technologiewürfel { $colour } auf { $pips } oder mehr
solarius-condition-column-count = { $n } Technologiewürfel in Spalte { $column } oder weiter
solarius-condition-column-die = Technologiewürfel { $colour } in Spalte { $column } oder weiter
solarius-outpost-colony = Vorposten für eine Kolonie
solarius-outpost-station = Vorposten für eine Raumstation
solarius-outpost-mission = Vorposten für eine Mission
solarius-bonus = Bonus: { $effects }
solarius-hub-words = erste Mission dort: ein Vorpostenbonus nach Wahl; 1 Punkt für jede Figur daneben
solarius-start-card = { $push } in Spalte II, { $raised } auf 2, je 2 Ressourcen { $resources }; Hand: { $cards }
solarius-station-kinds = Preis in { $kinds }
solarius-station-immediate = sofort: { $effects }
solarius-station-permanent = dauerhaft: { $effects }
solarius-need-value = { $colour } im Wert von { $n }
solarius-need-cubes = { $n } × { $colour } aus Spalte { $column }
solarius-mission-words = Mission, { $points } Punkte: { $need }
solarius-on-play = beim Ausspielen: { $effects }
solarius-trigger = { $event }: { $effects }
solarius-on-colony-placed = nach dem Gründen einer Kolonie
solarius-on-planet-revealed = nach dem Aufdecken eines Planeten
solarius-on-planet-settled = nach dem Besiedeln eines Planeten
solarius-on-station-built = nach dem Bau einer Raumstation
solarius-on-mission-fulfilled = nach dem Erfüllen einer Mission
solarius-on-outpost-placed = nach dem Errichten eines Vorpostens
solarius-endgame = am Ende { $points } Punkt für je { $divisor } { $thing }, höchstens { $most }
solarius-per-settled-planet = besiedelte Planeten
solarius-per-station = Raumstationen
solarius-per-fulfilled-mission = erfüllte Missionen
solarius-per-outpost = Vorposten
solarius-per-tech-die-4 = Technologiewürfel auf 4
solarius-per-development = Entwicklungen
solarius-slot = Würfelfeld
solarius-slot-pips = nur Würfel, die { $pips } zeigen
solarius-slot-colours = nur Würfel in { $colours }
solarius-slot-before = vor der Würfelaktion: { $effects }
solarius-slot-after = nach der Würfelaktion: { $effects }
solarius-mod-ap-resource = +{ $n } Ressource beim Nehmen von { $colours }
solarius-mod-ap-main = +{ $n } bei der Aktion von { $colours }
solarius-mod-ap-any = +{ $n } Aktionspunkte ({ $colours })
solarius-mod-recolour = der Würfel darf als { $colours } gelten
solarius-mod-split-action = die Aktionspunkte dürfen auf beide Aktionen verteilt werden
solarius-mod-range = +{ $n } Reichweite beim Raumflug
solarius-mod-portal-free = Portale öffnen sich kostenlos
solarius-mod-drive-buy = Antriebe kosten { $n } Treibstoff weniger
solarius-mod-drive-flip = einen Antrieb drehen kostet { $n } Treibstoff weniger
solarius-mod-planet-fuel = schwarze Planeten kosten { $n } Treibstoff weniger (mindestens { $least })
solarius-mod-planet-bucks = gelbe Planeten kosten { $n } SpaceBucks weniger (mindestens { $least })
solarius-mod-station-high = der höhere Wert von Raumstationen ist { $n } kleiner
solarius-mod-station-low = der niedrigere Wert von Raumstationen ist { $n } kleiner
solarius-mod-junk-fields = { $n } weitere Ablagefelder
solarius-mod-hand-limit = Handlimit +{ $n }
solarius-mod-draw-extra = { $n } Karte mehr beim Kartenziehen
solarius-branch = { $effects }
solarius-op-gain-fuel = { $n } Treibstoff
solarius-op-gain-bucks = { $n } SpaceBucks
solarius-op-gain-mix = { $n } Treibstoff oder SpaceBucks
solarius-op-gain-resource-any = { $n } beliebige Ressourcen
solarius-op-gain-resource = { $n } Ressourcen ({ $colours })
solarius-op-upgrade-ap = { $n } Aktionspunkte zum Aufwerten
solarius-op-push-ap = { $n } Aktionspunkte zum Verschieben
solarius-op-gain-drive = ein Antrieb
solarius-op-flip-drive = { $n } Antriebe auf 2 drehen
solarius-op-remove-junk = { $n } Weltraumabfall entfernen
solarius-op-draw-cards = { $n } Karten ziehen
solarius-op-play-card = { $n } Karte ausspielen
solarius-op-choice = eins davon: { $branches }

solarius-table-head = Runde { $round }, { $phase }
solarius-table-die = [{ $wheel }] { $colour } { $face }
solarius-table-bridge = Brücke: { $dice }
solarius-table-hubs = Handelszentren: { $hubs }; { $deck } Karten im Stapel
solarius-line = { $line }
solarius-map-legend = . Weltraum, @ Heimatplanet, # Handelszentrum, + sein Feld, % Portal, b y t n verdeckte Planeten (groß: aufgedeckt), c s m Figuren, 1-4 Raumschiffe
solarius-seat = { $seat }: { $score } Punkte; { $fuel } Treibstoff, { $bucks } SpaceBucks, Reichweite { $range }, Raumschiff auf { $ship }, { $hand_count } Karten, Weltraumabfall { $junk } auf { $fields } Feldern und { $beside } daneben
solarius-seat-row = { $colour }: Würfel { $pips } in Spalte { $column }; { $one }/{ $two }/{ $three } gelagert, Wert { $value }
solarius-seat-stations = Raumstationen: { $cards }
solarius-seat-developments = Entwicklungen: { $cards }
solarius-seat-missions-open = Offene Missionen: { $cards }
solarius-seat-missions-done = Erfüllte Missionen: { $cards }
solarius-seat-planets-left = In Besiedlung: { $cards }
solarius-seat-planets-right = Besiedelt: { $cards }
solarius-seat-figure = { $kind } auf { $hex }
solarius-seat-figures = Figuren: { $figures }
