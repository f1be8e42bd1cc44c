solarius-name = Solarius Mission
solarius-option-start = Start
solarius-option-start-start_cards = Mit Startkarten
    .short = Startkarten
solarius-option-start-free = Ohne Startkarten: zwei von drei Karten behalten, frei aufbauen
    .short = Frei

solarius-n-bucks = { $bucks ->
    [one] { $bucks } SpaceBuck
   *[other] { $bucks } SpaceBucks
 }
solarius-black = Schwarz
solarius-yellow = Gelb
solarius-turquoise = Türkis
solarius-brown = Braun
solarius-leg = { $steps } { $side ->
    [right] nach rechts
    [down-right] nach rechts unten
    [down-left] nach links unten
    [left] nach links
    [up-left] nach links oben
   *[up-right] nach rechts oben
 }
solarius-way = { $legs }
solarius-way-none = auf der Stelle
solarius-way-portals = durch Portale ({ $way })
solarius-part = auf Spielplanteil { $tile }
solarius-part-centre = im Zentrum
solarius-place-planet = { $card } { $part }
solarius-place-face-down = verdeckter Planet ({ $colour }) { $part }
solarius-place-hub = Feld neben Handelszentrum { $tile }
solarius-place-home = Heimatplanet { $part }
solarius-place-portal = Portal { $part }
solarius-place-space = leerer Raum { $part }
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

solarius-phase-keep = Karten behalten
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
solarius-phase-stations = Dauereffekte
solarius-phase-triggers = Effekte
solarius-phase-hand-limit = Abwerfen
solarius-phase-extra = Zusatzaktion
solarius-phase-destination = Weltraumflug
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
solarius-ask-take = Wähle einen Würfel, dann ein Feld.
solarius-ask-wheel = { $number ->
    [-1] Das Bonusrad zeigt −1: Zahle 1 Treibstoff oder 1 SpaceBuck.
    [1] Das Bonusrad bringt 1 Treibstoff oder 1 SpaceBuck.
   *[other] Das Bonusrad bringt { $number } Treibstoff oder SpaceBucks, beliebig gemischt.
 }
solarius-ask-research = Forschung: Ziehe oder spiele eine Karte, wenn du magst.
solarius-ask-die-action = Würfelaktion ({ $colour }, { $ap ->
    [one] 1 Aktionspunkt
   *[other] { $ap } Aktionspunkte
 }): Ressourcen oder die Aktion der Farbe?
solarius-ask-split = Geteilt: { $resource } für Ressourcen, { $main } für die Aktion der Farbe. Was zuerst, und kaufst du Punkte dazu?
solarius-ask-store-row = Wohin mit den Ressourcen ({ $number } × { $colour })?
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
    [gain_bucks] { $card }: { $number ->
        [one] { $number } SpaceBuck
       *[other] { $number } SpaceBucks
    } nehmen?
    [gain_drive] { $card }: einen Antrieb nehmen?
    [flip_drive] { $card }: einen Antrieb auf 2 drehen?
   *[draw_cards] { $card }: { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    } ziehen?
 }
solarius-ask-mix = { $number ->
    [one] { $card }: 1 Treibstoff oder 1 SpaceBuck.
   *[other] { $card }: { $number } Treibstoff oder SpaceBucks, beliebig gemischt.
 }
solarius-ask-store-cubes = { $spaces ->
    [0] Für { $number ->
        [one] die erhaltene Ressource ist kein Platz frei: Schaff Platz durch Tauschen oder verzichte.
       *[other] { $number } erhaltene Ressourcen ist kein Platz frei: Schaff Platz durch Tauschen oder verzichte.
    }
   *[other] Lagere erhaltene Ressourcen (noch { $number }).
 }
solarius-ask-remove-junk = { $card }: Weltraumabfall entfernen?
solarius-ask-play = { $card }: eine Karte ausspielen?
solarius-ask-choose-effect = { $card }: Wähle einen Effekt.
solarius-ask-stations = Welche Raumstation nutzt du als Nächstes?
solarius-ask-triggers = Welche Entwicklung nutzt du als Nächstes?
solarius-ask-discard = { $number ->
    [one] Wirf eine Karte ab
   *[other] Wirf { $number } Karten ab
 }{ $limit ->
    [0] , das gehört zum Ziehen
   *[other] { " " }(Handkartenlimit { $limit })
 }.
solarius-ask-discard-deed = { $what } abwerfen
solarius-ask-extra = Zusatzaktion: Flug, Antriebe oder Karten?
solarius-ask-destination = Die Portale sind offen. Wohin fliegst du (Reichweite { $range })?
solarius-ask-revealed = { $card }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }: besiedeln oder { $points ->
    [one] { $points } Ressource
   *[other] { $points } Ressourcen
 } nehmen?
solarius-ask-arrival = Was tust du hier?
solarius-ask-pay = Bezahle { $colour } im Wert von { $due }.
solarius-ask-hub-bonus = Deine erste Mission am { $card }: Nutze einen Vorpostenbonus.
solarius-ask-outpost = Hier einen Vorposten errichten?
solarius-ask-wrap-up = Alles erledigt. Zug beenden?
solarius-ask-sell = Welche Ressourcen tauschst du?
solarius-ask-last-planets = Du darfst deine letzten Planeten noch bezahlen.

solarius-do-keep = { $cards } behalten
solarius-do-discard = { $cards } abwerfen
solarius-do-take = { $die } (Rad { $wheel }) auf { $field }{ $changed ->
    [no] {""}
   *[yes] { ", " }als { $colour }
 }
solarius-do-money = { $fuel ->
    [0] { solarius-n-bucks }
   *[other] { $bucks ->
        [0] { $fuel } Treibstoff
       *[other] { $fuel } Treibstoff und { solarius-n-bucks }
    }
 }
solarius-do-act = { $kind ->
    [resource] Ressourcen nehmen
   *[main] Aktion der Farbe nutzen
 }{ $buy ->
    [0] {""}
    [one] { " " }mit { $buy } gekauften Punkt
   *[other] { " " }mit { $buy } gekauften Punkten
 }
solarius-do-split-die = Teilen: { $resource } vom Würfel{ $bonus ->
    [0] {""}
   *[other] { " " }und { $bonus } vom Bonus
 } für Ressourcen
solarius-do-split-plan = { $first ->
    [resource] Erst Ressourcen (+{ $buy_resource } gekauft), dann Aktion (+{ $buy_main })
   *[main] Erst Aktion (+{ $buy_main } gekauft), dann Ressourcen (+{ $buy_resource })
 }
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
    [mission] { $card } als Mission ausspielen
   *[development] { $card } als Entwicklung ausspielen
 }
solarius-do-open-portals = { $how ->
    [turn] Mit Portalen fliegen: Antrieb von 2 auf 1 drehen
    [return] Mit Portalen fliegen: Antrieb mit Wert 1 abgeben
   *[free] Mit Portalen fliegen
 }
solarius-do-fly = Flug { $way }, Ziel: { $place }
solarius-do-settle = Planeten besiedeln
solarius-do-explore = Entdeckerbonus nehmen
solarius-do-build-station = { $card } bauen: { $high } zum höheren Preis
solarius-do-fulfil-mission = Mission von { $card } erfüllen
solarius-do-pay-cubes = { $one } aus Spalte I, { $two } aus II, { $three } aus III
solarius-do-place-outpost = { $outpost }
solarius-do-hub-bonus = Bonus von { $outpost }
solarius-do-end-turn = Zug beenden
solarius-do-sell = { $fuel ->
    [0] { $cubes } für { solarius-n-bucks }
   *[other] { $bucks ->
        [0] { $cubes } für { $fuel } Treibstoff
       *[other] { $cubes } für { $fuel } Treibstoff und { solarius-n-bucks }
    }
 }
solarius-do-back = Tauschen beenden
solarius-do-to-resource = { $fuel ->
    [0] Jederzeit: 1 Ressource ({ $colour }) für { solarius-n-bucks }
   *[other] { $bucks ->
        [0] Jederzeit: 1 Ressource ({ $colour }) für { $fuel } Treibstoff
       *[other] Jederzeit: 1 Ressource ({ $colour }) für { $fuel } Treibstoff und { solarius-n-bucks }
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
solarius-preview-act = { $ap ->
    [one] { $ap } Aktionspunkt
   *[other] { $ap } Aktionspunkte
 }{ $bucks ->
    [0] {""}
   *[other] { " " }für { solarius-n-bucks }
 }
solarius-preview-fuel = kostet { $fuel } Treibstoff
solarius-preview-complete = { $fuel ->
    [0] kostet { solarius-n-bucks }
   *[other] { $bucks ->
        [0] kostet { $fuel } Treibstoff
       *[other] kostet { $fuel } Treibstoff und { solarius-n-bucks }
    }
 }; { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
solarius-preview-flight = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
 }{ $fuel ->
    [0] {""}
   *[other] { ", " }{ $fuel } Treibstoff
 }
solarius-preview-planet = { $card }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
solarius-preview-face-down = ein verdeckter Planet ({ $colour }): Er wird aufgedeckt
solarius-preview-mission-site = Raumstation oder Mission möglich
solarius-preview-station-site = Raumstation möglich
solarius-preview-station = Ressourcen im Wert von { $high } und { $low }
solarius-preview-mission = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
solarius-preview-store = { $number ->
    [one] { $number } findet Platz
   *[other] { $number } finden Platz
 }{ $lost ->
    [0] {""}
    [one] { ", " }{ $lost } verfällt
   *[other] { ", " }{ $lost } verfallen
 }
solarius-why-keeps = Dir bleiben { $fuel } Treibstoff und { $bucks ->
    [one] { $bucks } SpaceBuck
   *[other] { $bucks } SpaceBucks
 }
solarius-why-draw = { $number ->
    [0] Deine Hand ist leer
    [one] Du hast 1 Karte auf der Hand
   *[other] Du hast { $number } Karten auf der Hand
 }
solarius-why-stay = Auf der Hand bleiben: { $cards }
solarius-why-black = Schwarz: Wert { $before } → { $after }
solarius-why-yellow = Gelb: Wert { $before } → { $after }
solarius-why-turquoise = Türkis: Wert { $before } → { $after }
solarius-why-brown = Braun: Wert { $before } → { $after }
solarius-why-junk = Weltraumabfall { $before } → { $after }
solarius-why-range = Reichweite { $before } → { $after }
solarius-why-cards = Handkarten { $before } → { $after }
solarius-preview-fuel-after = Treibstoff { $before } → { $after }
solarius-preview-bucks-after = SpaceBucks { $before } → { $after }
solarius-preview-points = kostet { $cost ->
    [one] 1 Aktionspunkt
   *[other] { $cost } Aktionspunkte
 }; { $left ->
    [one] 1 bleibt
   *[other] { $left } bleiben
 }
solarius-preview-raised = zeigt dann { $pips ->
    [one] 1 Auge
   *[other] { $pips } Augen
 }{ $points ->
    [0] {""}
   *[other] {" "}und ist { $points } Punkte wert
 }
solarius-preview-pushed = liegt dann in Spalte { $column }{ $space ->
    [0] {""}
    [one] {" "}und öffnet 1 Lagerplatz
   *[other] {" "}und öffnet { $space } Lagerplätze
 }
solarius-preview-explore = { $number ->
    [one] 1 beliebige Ressource
   *[other] { $number } beliebige Ressourcen
  }; der Planet bleibt aufgedeckt liegen
solarius-preview-settled-at-once = sofort besiedelt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }

solarius-another-colour = Auf dem Transformationsfeld muss der Würfel als eine andere Farbe gelten.
solarius-another-die = Es muss ein anderer Würfel sein als der verschobene.
solarius-bad-lot = Diese Ressourcen lassen sich nicht zusammen tauschen: Lass weg, was nichts bringt.
solarius-bought-ap-left = Gekaufte Aktionspunkte dürfen nicht ungenutzt bleiben.
solarius-cannot-pay-malus = Du hast weder Treibstoff noch SpaceBucks, um die −1 zu bezahlen.
solarius-cubes-short = Nötig: { $due } × { $colour } in Spalte { $column }; du hast { $have }.
solarius-die-does-not-fit = Dieses Würfelfeld nimmt diesen Würfel nicht an.
solarius-drive-slots = Du hast noch Platz für { $free ->
    [one] { $free } Antrieb
   *[other] { $free } Antriebe
 }.
solarius-effect-not-due = { $card } hat jetzt keinen Effekt.
solarius-field-used = Auf diesem Feld liegt in dieser Runde schon ein Würfel.
solarius-hex-taken = Dort steht ein Raumschiff oder eine Spielfigur von jemand anderem.
solarius-hub-in-the-way = Ein Flug darf nicht auf einem Handelszentrum enden.
solarius-in-the-middle = Nicht mitten in einem Effekt; führe ihn erst zu Ende.
solarius-junk-at-most = Hier kannst du höchstens { $number } entfernen.
solarius-last-column = Dieser Technologiewürfel liegt schon in Spalte V.
solarius-last-face = Dieser Technologiewürfel zeigt schon seine letzte Seite.
solarius-lot-brings = Diese Ressourcen bringen genau { $units } Treibstoff oder SpaceBucks.
solarius-mission-not-open = { $card } ist keine deiner offenen Missionen.
solarius-mix-is = Es müssen zusammen genau { $number } sein.
solarius-no-colony = Du hast keine Kolonie mehr.
solarius-no-die-field = Du hast kein solches Würfelfeld.
solarius-no-drive-for-portals = Um die Portale so zu öffnen, fehlt der passende Antrieb.
solarius-no-drive-to-turn = Du hast keinen allgemeinen Antrieb, der 1 zeigt.
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
solarius-no-such-hex = Es gibt kein Feld { $hex } auf der Sternkarte.
solarius-no-such-outpost = { $card } ist kein Vorposten.
solarius-no-such-split = So lassen sich die Punkte nicht teilen.
solarius-not-any-time = Jederzeit-Aktionen sind nur im eigenen Zug möglich.
solarius-not-buildable = Nur auf leerem Raum ohne Figuren und andere Raumschiffe.
solarius-not-in-hand = Du hast { $card } nicht auf der Hand.
solarius-not-this-colour = Nicht { $colour }.
solarius-nothing-to-trade = Du hast keine Ressourcen im Wert von 2.
solarius-outpost-first-figure = Nur unter deiner ersten Figur dieser Art auf dem Spielplanteil.
solarius-outpost-in-centre = Im Zentrum gibt es keine Vorposten.
solarius-outpost-on-tile = Auf diesem Spielplanteil hast du schon einen Vorposten.
solarius-outpost-one-of-each = Errichte erst einen Vorposten jeder Art.
solarius-outpost-other-kind = Dieser Vorposten gehört zu einer anderen Art von Figur.
solarius-outpost-placed = Diesen Vorposten hast du schon errichtet.
solarius-paid-too-little = Das ist weniger wert als { $due }.
solarius-paid-too-much = Eine dieser Ressourcen ist zu viel: Fällig sind nur { $due }.
solarius-pay-this-colour = Bezahle mit { $colour }.
solarius-planet-by-itself = { $card } gilt von selbst als besiedelt, sobald die Bedingung erfüllt ist.
solarius-planet-not-left = { $card } liegt nicht links an deinem Tableau.
solarius-planet-too-dear = { $fuel ->
    [0] { $card } kostet { solarius-n-bucks }.
   *[other] { $bucks ->
        [0] { $card } kostet { $fuel } Treibstoff.
       *[other] { $card } kostet { $fuel } Treibstoff und { solarius-n-bucks }.
    }
 }
solarius-push-too-dear = Verschieben kostet { $cost ->
    [one] { $cost } Aktionspunkt
   *[other] { $cost } Aktionspunkte
 }; du hast { $ap }.
solarius-pyramid = Die Pyramide muss von links gefüllt werden.
solarius-raise-too-dear = Aufwerten kostet { $cost ->
    [one] { $cost } Aktionspunkt
   *[other] { $cost } Aktionspunkte
 }; du hast { $ap }.
solarius-resources-short = Nötig: { $colour } im Wert von { $due }; du hast { $have }.
solarius-station-built = { $card } ist schon gebaut.
solarius-too-far = Es sind { $steps } Schritte; deine Reichweite ist { $range }, und der Rest kostet { $fuel } Treibstoff, mehr als du hast.
solarius-too-few-bucks = Das kostet { $cost ->
        [one] { $cost } SpaceBuck
       *[other] { $cost } SpaceBucks
    }; du hast { $bucks }.
solarius-too-little-fuel = Das kostet { $cost } Treibstoff; du hast { $fuel }.
solarius-too-little-money = Du hast { $fuel } Treibstoff und { solarius-n-bucks }.
solarius-too-many-cubes = Du bekommst { $number ->
    [one] nur { $number } Ressource
   *[other] nur { $number } Ressourcen
 }.
solarius-two-for-one = Eine Ressource kostet zusammen zwei Treibstoff oder SpaceBucks.
solarius-wheel-is = Der Wert des Bonusrads ist genau { $number }.

solarius-event-round = Runde { $number }: { $tile } wird errichtet.
solarius-event-kept = { $seat }: zwei Karten behalten, { $cards } abgeworfen.
solarius-event-kept-own = Du hast zwei Karten behalten und { $cards } abgeworfen.
solarius-event-prepared = { $seat }: { $push } in Spalte II, { $raised } auf der 2.
solarius-event-prepared-own = Du beginnst mit { $push } in Spalte II und { $raised } auf der 2.
solarius-event-took = { $seat }: { $die } auf { $field }, { $ap ->
    [one] 1 Aktionspunkt
   *[other] { $ap } Aktionspunkte
 }{ $junk ->
    [0] {""}
   *[other] { ", " }{ $junk } Weltraumabfall
 }.
solarius-event-took-own = Du hast { $die } auf { $field } gelegt: { $ap ->
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
            [0] { $seat }: Bonusrad, { solarius-n-bucks } erhalten.
           *[other] { $bucks ->
                [0] { $seat }: Bonusrad, { $fuel } Treibstoff erhalten.
               *[other] { $seat }: Bonusrad, { $fuel } Treibstoff und { solarius-n-bucks } erhalten.
            }
        }
    }
 }
solarius-event-wheel-own = { $fuel ->
    [-1] Beim Bonusrad hast du 1 Treibstoff bezahlt.
   *[other] { $bucks ->
        [-1] Beim Bonusrad hast du 1 SpaceBuck bezahlt.
       *[other] { $fuel ->
            [0] Beim Bonusrad hast du { solarius-n-bucks } erhalten.
           *[other] { $bucks ->
                [0] Beim Bonusrad hast du { $fuel } Treibstoff erhalten.
               *[other] Beim Bonusrad hast du { $fuel } Treibstoff und { solarius-n-bucks } erhalten.
            }
        }
    }
 }
solarius-event-gained = { $fuel ->
    [0] { $seat }: { solarius-n-bucks } erhalten.
   *[other] { $bucks ->
        [0] { $seat }: { $fuel } Treibstoff erhalten.
       *[other] { $seat }: { $fuel } Treibstoff und { solarius-n-bucks } erhalten.
    }
 }
solarius-event-gained-own = { $fuel ->
    [0] Du hast { solarius-n-bucks } erhalten.
   *[other] { $bucks ->
        [0] Du hast { $fuel } Treibstoff erhalten.
       *[other] Du hast { $fuel } Treibstoff und { solarius-n-bucks } erhalten.
    }
 }
solarius-event-stored = { $seat }: { $number } × { $colour } gelagert{ $lost ->
    [0] {""}
   *[other] { ", " }{ $lost } verloren
 }.
solarius-event-stored-own = Du hast { $number } × { $colour } gelagert{ $lost ->
    [0] {""}
   *[other] { ", " }{ $lost } verloren
 }.
solarius-event-raised = { $seat }: { $colour } auf { $pips } aufgewertet{ $points ->
    [0] {""}
    [one] { " " }({ $points } Punkt)
   *[other] { " " }({ $points } Punkte)
 }.
solarius-event-raised-own = Du hast { $colour } auf { $pips } aufgewertet{ $points ->
    [0] {""}
    [one] { " " }({ $points } Punkt)
   *[other] { " " }({ $points } Punkte)
 }.
solarius-event-pushed = { $seat }: { $colour } in Spalte { $column } verschoben.
solarius-event-pushed-own = Du hast { $colour } in Spalte { $column } verschoben.
solarius-event-drive-gained = { $seat }: einen Antrieb erhalten, Reichweite { $range }.
solarius-event-drive-gained-own = Du hast einen Antrieb erhalten: Reichweite { $range }.
solarius-event-drive-turned = { $seat }: einen Antrieb gedreht, Reichweite { $range }.
solarius-event-drive-turned-own = Du hast einen Antrieb gedreht: Reichweite { $range }.
solarius-event-drive-lost = { $seat }: kein weiterer Antrieb möglich, Reichweite { $range }.
solarius-event-drive-lost-own = Ein weiterer Antrieb ist nicht möglich: Reichweite { $range }.
solarius-event-removed-junk = { $seat }: { $number } Weltraumabfall entfernt.
solarius-event-removed-junk-own = Du hast { $number } Weltraumabfall entfernt.
solarius-event-drew = { $number ->
    [one] { $seat }: eine Karte gezogen.
   *[other] { $seat }: { $number } Karten gezogen.
 }
solarius-event-drew-own = Du hast { $cards } gezogen.
solarius-event-reshuffled = Der Ablagestapel wurde zu einem neuen Nachziehstapel von { $number } gemischt.
solarius-event-discarded = { $seat }: { $cards } abgeworfen.
solarius-event-discarded-own = Du hast { $cards } abgeworfen.
solarius-event-played-mission = { $seat }: { $card } als Mission ausgespielt.
solarius-event-played-mission-own = Du hast { $card } als Mission ausgespielt.
solarius-event-played-development = { $seat }: Entwicklung { $card } ausgespielt.
solarius-event-played-development-own = Du hast die Entwicklung { $card } ausgespielt.
solarius-event-bought-drives = { $seat }: { $number ->
    [one] einen Antrieb
   *[other] { $number } Antriebe
 } für { $fuel } Treibstoff gekauft, Reichweite { $range }.
solarius-event-bought-drives-own = Du hast { $number ->
    [one] einen Antrieb
   *[other] { $number } Antriebe
 } für { $fuel } Treibstoff gekauft: Reichweite { $range }.
solarius-event-turned-drive = { $seat }: einen Antrieb für { $fuel } Treibstoff gedreht, Reichweite { $range }.
solarius-event-turned-drive-own = Du hast einen Antrieb für { $fuel } Treibstoff gedreht: Reichweite { $range }.
solarius-event-bought-resource = { $fuel ->
    [0] { $seat }: { solarius-n-bucks } gegen 1 × { $colour } getauscht.
   *[other] { $bucks ->
        [0] { $seat }: { $fuel } Treibstoff gegen 1 × { $colour } getauscht.
       *[other] { $seat }: { $fuel } Treibstoff und { solarius-n-bucks } gegen 1 × { $colour } getauscht.
    }
 }
solarius-event-bought-resource-own = { $fuel ->
    [0] Du hast { solarius-n-bucks } gegen 1 × { $colour } getauscht.
   *[other] { $bucks ->
        [0] Du hast { $fuel } Treibstoff gegen 1 × { $colour } getauscht.
       *[other] Du hast { $fuel } Treibstoff und { solarius-n-bucks } gegen 1 × { $colour } getauscht.
    }
 }
solarius-event-sold = { $fuel ->
    [0] { $seat }: { $cubes } gegen { solarius-n-bucks } getauscht.
   *[other] { $bucks ->
        [0] { $seat }: { $cubes } gegen { $fuel } Treibstoff getauscht.
       *[other] { $seat }: { $cubes } gegen { $fuel } Treibstoff und { solarius-n-bucks } getauscht.
    }
 }
solarius-event-sold-own = { $fuel ->
    [0] Du hast { $cubes } gegen { solarius-n-bucks } getauscht.
   *[other] { $bucks ->
        [0] Du hast { $cubes } gegen { $fuel } Treibstoff getauscht.
       *[other] Du hast { $cubes } gegen { $fuel } Treibstoff und { solarius-n-bucks } getauscht.
    }
 }
solarius-event-opened-portals = { $seat }: Portale geöffnet, Reichweite { $range }.
solarius-event-opened-portals-own = Du hast die Portale geöffnet: Reichweite { $range }.
solarius-event-flew = { $seat }: Flug { $way }, Ziel: { $place }{ $extra ->
    [0] {""}
   *[other] { ", " }{ $extra } zusätzliche Reichweite für { $fuel } Treibstoff
 }.
solarius-event-flew-own = Dein Flug { $way }, Ziel: { $place }{ $extra ->
    [0] {""}
   *[other] { ", " }{ $extra } zusätzliche Reichweite für { $fuel } Treibstoff
 }.
solarius-event-revealed = { $seat }: { $card } aufgedeckt ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }).
solarius-event-revealed-own = Du hast { $card } aufgedeckt ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }).
solarius-event-explored = { $seat }: { $card } nicht besiedelt, Entdeckerbonus: bis zu { $number ->
    [one] { $number } Ressource
   *[other] { $number } Ressourcen
 }.
solarius-event-explored-own = Du hast { $card } nicht besiedelt, Entdeckerbonus: bis zu { $number ->
    [one] { $number } Ressource
   *[other] { $number } Ressourcen
 }.
solarius-event-colony = { $seat }: Kolonie auf { $card } gegründet.
solarius-event-colony-own = Du hast auf { $card } eine Kolonie gegründet.
solarius-event-settled = { $seat }: { $card } besiedelt, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
solarius-event-settled-own = Du hast { $card } besiedelt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
solarius-event-station = { $seat }: { $card } gebaut.
solarius-event-station-own = Du hast { $card } gebaut.
solarius-event-mission = { $seat }: Mission von { $card } erfüllt, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
solarius-event-mission-own = Du hast die Mission von { $card } erfüllt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
solarius-event-hub-bonus = { $seat }: Bonus von { $card } am { $tile } genutzt.
solarius-event-hub-bonus-own = Du hast den Bonus von { $card } am { $tile } genutzt.
solarius-event-outpost = { $seat }: Vorposten { $card } errichtet.
solarius-event-outpost-own = Du hast den Vorposten { $card } errichtet.
solarius-event-uses = { $seat }: { $card } genutzt.
solarius-event-uses-own = Du hast { $card } genutzt.
solarius-event-refilled = { $seat }: { $die } gewürfelt.
solarius-event-refilled-own = Du hast { $die } gewürfelt.
solarius-event-ended = Das Spiel ist zu Ende. Es gewinnt: { $winners }.

solarius-four-rounds = Vier Runden sind gespielt.
solarius-share-planets = Besiedelte Planeten
solarius-share-unsettled = Nicht besiedelte Planeten
solarius-share-sets = Sets aus Planeten
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
solarius-origin-reconstructed = Rekonstruiert: Die gedruckten Werte sind nicht öffentlich bekannt.
solarius-planet = Planet ({ $colour }), { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
solarius-condition-pay-fuel = zahle { $n } Treibstoff
solarius-condition-pay-bucks = zahle { $n ->
    [one] { $n } SpaceBuck
   *[other] { $n } SpaceBucks
 }
solarius-condition-tech-count = { $n } Technologiewürfel auf { $pips } oder mehr
solarius-condition-tech-die = Technologiewürfel { $colour } auf { $pips } oder mehr
solarius-condition-column-count = { $n } Technologiewürfel in Spalte { $column } oder weiter rechts
solarius-condition-column-die = Technologiewürfel { $colour } in Spalte { $column } oder weiter rechts
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
solarius-mission-words = Mission, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }: { $need }
solarius-on-play = beim Ausspielen: { $effects }
solarius-trigger = { $event }: { $effects }
solarius-on-colony-placed = nach dem Gründen einer Kolonie
solarius-on-planet-revealed = nach dem Aufdecken eines Planeten
solarius-on-planet-settled = nach dem Besiedeln eines Planeten
solarius-on-station-built = nach dem Bau einer Raumstation
solarius-on-mission-fulfilled = nach dem Erfüllen einer Mission
solarius-on-outpost-placed = nach dem Errichten eines Vorpostens
solarius-endgame = am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } für { $thing }, höchstens { $most }
solarius-per-settled-planet = { $divisor ->
    [one] jeden besiedelten Planeten
   *[other] je { $divisor } besiedelte Planeten
 }
solarius-per-station = { $divisor ->
    [one] jede Raumstation
   *[other] je { $divisor } Raumstationen
 }
solarius-per-fulfilled-mission = { $divisor ->
    [one] jede erfüllte Mission
   *[other] je { $divisor } erfüllte Missionen
 }
solarius-per-outpost = { $divisor ->
    [one] jeden Vorposten
   *[other] je { $divisor } Vorposten
 }
solarius-per-tech-die-4 = { $divisor ->
    [one] jeden Technologiewürfel auf 4
   *[other] je { $divisor } Technologiewürfel auf 4
 }
solarius-per-development = { $divisor ->
    [one] jede Entwicklung
   *[other] je { $divisor } Entwicklungen
 }
solarius-slot = Würfelfeld
solarius-slot-pips = nur Würfel, die { $pips } zeigen
solarius-slot-colours = nur Würfel in { $colours }
solarius-slot-before = vor der Würfelaktion: { $effects }
solarius-slot-after = nach der Würfelaktion: { $effects }
solarius-mod-ap-resource = { $n ->
    [one] +{ $n } Ressource
   *[other] +{ $n } Ressourcen
 } beim Nehmen von { $colours }
solarius-mod-ap-main = +{ $n } bei der Aktion von { $colours }
solarius-mod-ap-any = { $n ->
    [one] +{ $n } Aktionspunkt
   *[other] +{ $n } Aktionspunkte
 } ({ $colours })
solarius-mod-recolour = der Würfel darf als { $colours } gelten
solarius-mod-split-action = die Aktionspunkte dürfen auf beide Aktionen verteilt werden
solarius-mod-range = +{ $n } Reichweite beim Weltraumflug
solarius-mod-portal-free = Portale öffnen sich kostenlos
solarius-mod-drive-buy = Antriebe kosten { $n } Treibstoff weniger
solarius-mod-drive-flip = einen Antrieb drehen kostet { $n } Treibstoff weniger
solarius-mod-planet-fuel = schwarze Planeten kosten { $n } Treibstoff weniger (mindestens { $least })
solarius-mod-planet-bucks = gelbe Planeten kosten { $n ->
        [one] { $n } SpaceBuck
       *[other] { $n } SpaceBucks
    } weniger (mindestens { $least })
solarius-mod-station-high = der höhere Preis von Raumstationen ist um { $n } kleiner
solarius-mod-station-low = der niedrigere Preis von Raumstationen ist um { $n } kleiner
solarius-mod-junk-fields = { $n ->
    [one] { $n } weiteres Abfallfeld
   *[other] { $n } weitere Abfallfelder
 }
solarius-mod-hand-limit = Handkartenlimit +{ $n }
solarius-mod-draw-extra = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 } mehr beim Kartenziehen
solarius-branch = { $effects }
solarius-op-gain-fuel = { $n } Treibstoff
solarius-op-gain-bucks = { $n ->
    [one] { $n } SpaceBuck
   *[other] { $n } SpaceBucks
 }
solarius-op-gain-mix = { $n ->
    [one] { $n } Treibstoff oder SpaceBuck
   *[other] { $n } Treibstoff oder SpaceBucks
 }
solarius-op-gain-resource-any = { $n ->
    [one] { $n } beliebige Ressource
   *[other] { $n } beliebige Ressourcen
 }
solarius-op-gain-resource = { $n ->
    [one] { $n } Ressource
   *[other] { $n } Ressourcen
 } ({ $colours })
solarius-op-upgrade-ap = { $n ->
    [one] { $n } Aktionspunkt
   *[other] { $n } Aktionspunkte
 } zum Aufwerten
solarius-op-push-ap = { $n ->
    [one] { $n } Aktionspunkt
   *[other] { $n } Aktionspunkte
 } zum Verschieben
solarius-op-gain-drive = ein Antrieb
solarius-op-flip-drive = { $n ->
    [one] { $n } Antrieb
   *[other] { $n } Antriebe
 } auf 2 drehen
solarius-op-remove-junk = { $n } Weltraumabfall entfernen
solarius-op-draw-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 } ziehen
solarius-op-play-card = { $n ->
    [one] { $n } Karte ausspielen
   *[other] { $n } Karten ausspielen
 }
solarius-op-choice = eins davon: { $branches }

solarius-table-head = Runde { $round }, { $phase }
solarius-table-die = [{ $wheel }] { $colour } { $face }
solarius-table-bridge = Brücke: { $dice }
solarius-table-hubs = Handelszentren: { $hubs }; { $pile ->
    [one] { $pile } Karte
   *[other] { $pile } Karten
 } im Nachziehstapel
solarius-line = { $line }
solarius-map-legend = . Weltraum, @ Heimatplanet, # Handelszentrum, + sein Feld, % Portal, b y t n verdeckte Planeten (Großbuchstabe: aufgedeckt), c s m Figuren, 1-4 Raumschiffe
solarius-seat = { $seat }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 }; { $fuel } Treibstoff, { solarius-n-bucks }, Reichweite { $range }, Raumschiff auf { $ship }, { $hand_count ->
    [one] { $hand_count } Karte
   *[other] { $hand_count } Karten
 }, Weltraumabfall { $junk } auf { $fields } Feldern und { $beside } daneben
solarius-seat-row = { $colour }: Würfel { $pips } in Spalte { $column }; { $one }/{ $two }/{ $three } gelagert, Wert { $value }
solarius-seat-stations = Raumstationen: { $cards }
solarius-seat-developments = Entwicklungen: { $cards }
solarius-seat-missions-open = Offene Missionen: { $cards }
solarius-seat-missions-done = Erfüllte Missionen: { $cards }
solarius-seat-planets-left = In Arbeit: { $cards }
solarius-seat-planets-right = Besiedelt: { $cards }
solarius-seat-figure = { $kind } (vom Zentrum { $way })
solarius-seat-figures = Figuren: { $figures }

solarius-figure-fuel = { $number } Treibstoff
solarius-figure-bucks = { $number ->
    [one] { $number } SpaceBuck
   *[other] { $number } SpaceBucks
}

# Data packs, as the workshop shows them
solarius-pack-planets = Planeten
solarius-pack-cards = Fortschrittskarten
solarius-pack-stations = Raumstationen
solarius-pack-outposts = Vorposten
solarius-pack-start-cards = Startkarten
solarius-pack-tiles = Spielplanteile
solarius-pack-push-costs = Preise fürs Verschieben
solarius-pack-station-costs = Preise der Raumstationen
solarius-pack-map-radius = Größe eines Teils
solarius-pack-map-places = Plätze der Teile
solarius-pack-condition = Bedingung
solarius-pack-condition-hint = zum Abschließen
solarius-pack-vp-hint = Sechseck, oben rechts
solarius-pack-name-hint = falls einer gedruckt ist
solarius-pack-pay-fuel = Treibstoff
solarius-pack-pay-bucks = SpaceBucks
solarius-pack-tech-count = Augen, mehrere Würfel
solarius-pack-tech-die = Augen, ein Würfel
solarius-pack-column-count = Spalte, mehrere Würfel
solarius-pack-column-die = Spalte, ein Würfel
solarius-pack-pips = Augen
solarius-pack-column = Spalte
solarius-pack-mission = Mission
solarius-pack-values = Werte
solarius-pack-cubes = Ressourcen nach Spalten
solarius-pack-mode = Art
solarius-pack-passive = dauerhaft
solarius-pack-slot = Würfelfeld
solarius-pack-trigger = immer wenn
solarius-pack-endgame = am Ende
solarius-pack-mods = Effekte
solarius-pack-on-play = Beim Ausspielen
solarius-pack-die = Würfel
solarius-pack-before = Davor
solarius-pack-after = Danach
solarius-pack-on = Wann
solarius-pack-do = Dann
solarius-pack-per = je
solarius-pack-divisor = wie viele davon
solarius-pack-max = Höchstens
solarius-pack-gain-fuel = Treibstoff
solarius-pack-gain-bucks = SpaceBucks
solarius-pack-gain-mix = Treibstoff und SpaceBucks
solarius-pack-gain-resource = Ressourcen
solarius-pack-upgrade-ap = Punkte zum Aufwerten
solarius-pack-push-ap = Punkte zum Verschieben
solarius-pack-gain-drive = Antriebe
solarius-pack-flip-drive = Antriebe drehen
solarius-pack-remove-junk = Weltraumabfall entfernen
solarius-pack-draw-cards = Karten ziehen
solarius-pack-play-card = Karten ausspielen
solarius-pack-choice = eins davon
solarius-pack-of = Auswahl
solarius-pack-ap = Aktionspunkte
solarius-pack-recolour = andere Farbe
solarius-pack-split-action = Aktion teilen
solarius-pack-range = Reichweite
solarius-pack-portal-free = Portale kostenlos
solarius-pack-cost = Preis
solarius-pack-junk-fields = Felder für Abfall
solarius-pack-hand-limit = Handkartenlimit
solarius-pack-draw-extra = mehr Karten ziehen
solarius-pack-action = Aktion
solarius-pack-action-resource = Ressourcen
solarius-pack-action-main = Aktion der Farbe
solarius-pack-to = Zu
solarius-pack-what = Was
solarius-pack-delta = Änderung
solarius-pack-min = Mindestens
solarius-pack-drive-buy = Antrieb kaufen
solarius-pack-drive-flip = Antrieb drehen
solarius-pack-planet-fuel = Treibstoff eines Planeten
solarius-pack-planet-bucks = SpaceBucks eines Planeten
solarius-pack-station-high = höherer Preis einer Raumstation
solarius-pack-station-low = niedrigerer Preis einer Raumstation
solarius-pack-colony-placed = eine Kolonie wird gegründet
solarius-pack-planet-revealed = ein Planet wird aufgedeckt
solarius-pack-planet-settled = ein Planet wird besiedelt
solarius-pack-station-built = eine Raumstation wird gebaut
solarius-pack-mission-fulfilled = eine Mission wird erfüllt
solarius-pack-outpost-placed = ein Vorposten wird errichtet
solarius-pack-settled-planet = besiedelter Planet
solarius-pack-station = Raumstation
solarius-pack-fulfilled-mission = erfüllte Mission
solarius-pack-outpost = Vorposten
solarius-pack-tech-die-4 = Technologiewürfel auf 4
solarius-pack-development = Entwicklung
solarius-pack-kind-mission = Mission
solarius-pack-colony = Kolonie
solarius-pack-kinds = Farben
solarius-pack-immediate = Sofort
solarius-pack-permanent = Dauerhaft
solarius-pack-bonus = Bonus
solarius-pack-push = Verschoben
solarius-pack-raise = Aufgewertet
solarius-pack-resources = Ressourcen
solarius-pack-home = Heimatplanet
solarius-pack-hub = Handelszentrum
solarius-pack-portals = Portale
solarius-pack-tiles-planets = Planeten
solarius-pack-planets-3 = Planeten ab 3 Personen
solarius-pack-planets-4 = Planeten zu viert
solarius-pack-high = Höher
solarius-pack-low = Niedriger
solarius-origin-owner = Von jemandem eingegeben oder bestätigt, der das Spiel besitzt.
solarius-pack-problem-two-for-each-kind-of = zwei für jede Art Figur werden erwartet
solarius-pack-problem-and-a-to-f = { $centre } und A bis F werden erwartet
solarius-pack-problem-ii-to-v-in-order = II bis V werden in dieser Reihenfolge erwartet
solarius-pack-problem-1-for-column-ii-and = 1 für Spalte II und 2 für Spalte III werden erwartet (SM-069)
solarius-pack-problem-prices-that-never-fall = Preise, die nie fallen, werden erwartet
solarius-pack-problem-stations-1-to-4 = die Raumstationen 1 bis 4 werden erwartet
solarius-pack-problem-3-and-2-for-the = 3 und 2 für die erste Raumstation werden erwartet (SM-065)
solarius-pack-problem-rising-prices-sm-064 = steigende Preise werden erwartet (SM-064)
solarius-pack-problem-values-from-1-to-high = Werte von 1 bis { $most_value } werden erwartet, der höhere nicht unter dem niedrigeren
solarius-pack-problem-the-middles-of-six-places = die Mitten von sechs Plätzen werden erwartet
solarius-pack-problem-parts-that-do-not-overlap = Spielplanteile, die sich nicht überlappen, werden erwartet
solarius-pack-problem-parts-that-interlock-without-a = Spielplanteile, die lückenlos ineinandergreifen, werden erwartet
solarius-pack-problem-every-hex-at-most-once = jedes Feld wird höchstens einmal erwartet
solarius-pack-problem-hexes-at-most-from-the = Felder höchstens { $radius } von der Mitte werden erwartet
solarius-pack-problem-a-hub-space-and-no = das Feld eines Handelszentrums und kein Heimatplanet werden erwartet (SM-022)
solarius-pack-problem-a-portal-sm-022 = ein Portal wird erwartet (SM-022)
solarius-pack-problem-a-hex-not-on-the = ein Feld abseits vom Rand wird erwartet, damit die Nachbarn auf dem Teil liegen
solarius-pack-problem-1-to-6-found = 1 bis 6 wird erwartet, gefunden: { $vp }
solarius-pack-problem-a-price = ein Preis wird erwartet
solarius-pack-problem-more-than-0-found = mehr als 0 wird erwartet, gefunden: { $vp }
solarius-pack-problem-no-colour-twice = jede Farbe wird höchstens einmal erwartet
solarius-pack-problem-n-above-0-found = eine Anzahl über 0 wird erwartet, gefunden: { $n }
solarius-pack-problem-two-different-colours = zwei verschiedene Farben werden erwartet
solarius-pack-problem-an-immediate-and-a-permanent = ein sofortiger und ein dauerhafter Effekt werden erwartet (SM-279, SM-281)
solarius-pack-problem-at-least-one-effect = mindestens ein Effekt wird erwartet
solarius-pack-problem-eight-different-progress-cards-sm = acht verschiedene Fortschrittskarten werden erwartet (SM-034)
solarius-pack-problem-each-of-the-four-colours = jede der vier Farben wird einmal erwartet (SM-033)
solarius-pack-problem-entries-found = { $number } Einträge werden erwartet, gefunden: { $found }
solarius-pack-problem-9-planets-found = 9 Planeten der Farbe { $colour } werden erwartet, gefunden: { $found }
solarius-pack-problem-planet-spaces-for-players-found = { $number } Planetenfelder bei { $players } Personen werden erwartet, gefunden: { $found }
solarius-pack-problem-the-home-planet-at-0 = der Heimatplanet bei [0, 0] und kein Handelszentrum werden erwartet
solarius-pack-problem-2-planet-spaces-and-2 = 2 Planetenfelder und 2 mit einer 3 werden erwartet (SM-021)
solarius-pack-problem-of-1-to-10-sm = { $tag } von 1 bis 10 wird erwartet (SM-259)
solarius-pack-problem-one-that-is-met-without = eine Bedingung ohne Bezahlung wird erwartet (SM-259)
solarius-pack-problem-to-found = { $least } bis { $most } wird erwartet, gefunden: { $value }
solarius-pack-problem-1-to-found = 1 bis { $most_value } wird erwartet, gefunden: { $value }
solarius-pack-problem-1-to-3-found = 1 bis 3 wird erwartet, gefunden: { $column }
solarius-pack-problem-1-to-found-2 = 1 bis { $most } wird erwartet, gefunden: { $n }
solarius-pack-problem-one-of = eines davon wird erwartet: { $known }
solarius-pack-problem-at-least-one-colour = mindestens eine Farbe wird erwartet
solarius-pack-problem-a-choice-of-two-or = eine Auswahl aus zwei oder mehr Effekten wird erwartet
solarius-pack-problem-the-id-of-a-progress = die Kennung einer Fortschrittskarte wird erwartet, gefunden: { $name }
solarius-pack-problem-at-least-one = mindestens eines wird erwartet
solarius-pack-problem-a-die-field-that-does = ein Würfelfeld, das etwas bewirkt, wird erwartet
solarius-pack-problem-divisor-vp-and-max-above = Teiler, Punkte und Höchstzahl über 0 werden erwartet
solarius-pack-problem-a-discount-below-0-min = eine Änderung unter 0 wird erwartet, „mindestens“ nicht unter 0
solarius-pack-problem-more-than-0 = mehr als 0 wird erwartet

## Themen der Rätsel

solarius-theme-ask-extra = Zusatzaktion
solarius-theme-ask-die-action = Würfelaktion
solarius-theme-ask-take = Einen Würfel nehmen
solarius-theme-ask-arrival = Am Ziel
solarius-theme-ask-push = Technologiewürfel verschieben
solarius-theme-ask-raise = Technologiewürfel aufwerten
solarius-theme-ask-destination = Wohin fliegen
solarius-theme-ask-research = Forschung
solarius-theme-ask-play = Eine Karte ausspielen
solarius-theme-ask-gain = Einen Effekt nutzen
solarius-theme-ask-store-cubes = Ressourcen lagern
solarius-theme-ask-revealed = Planet aufgedeckt
solarius-theme-ask-wheel = Das Bonusrad
solarius-theme-ask-wrap-up = Ende des Zuges
solarius-theme-ask-stations = Raumstationen
solarius-theme-ask-store-row = Wohin lagern
solarius-theme-ask-mix = Treibstoff oder SpaceBucks
solarius-theme-ask-outpost = Vorposten
solarius-theme-ask-pay = Bezahlen
solarius-theme-ask-remove-junk = Weltraumabfall entfernen
solarius-theme-ask-discard = Abwerfen
solarius-theme-ask-hub-bonus = Handelszentrum
