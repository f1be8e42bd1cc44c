solarius-ui-map = Sternkarte
solarius-ui-map-hexes = Felder der Sternkarte; Pfeiltasten bewegen, N geht zum nächsten lohnenden Ziel
solarius-ui-key-in = in Reichweite
solarius-ui-key-buy = +n Treibstoff
solarius-ui-key-closed = keine Landung
solarius-ui-zoom = Sternkarte vergrößern
solarius-ui-home = der Heimatplanet
solarius-ui-portal = ein Portal
solarius-ui-hub-open = Handelszentrum { $tile }
solarius-ui-hub-space = Platz für Handelszentrum { $tile }, noch nicht errichtet
solarius-ui-face-down = ein verdeckter Planet ({ $colour })
solarius-ui-no-planet = ein Planetenfeld ohne Planet
solarius-ui-empty = leerer Raum
solarius-ui-ship-of = { $mine ->
    [true] dein Raumschiff
   *[other] Raumschiff von { $name }
 }
solarius-ui-figure-of = { $mine ->
    [true] deine { $kind }
   *[other] { $kind } von { $name }
 }{ $outpost ->
    [true] { " " }mit Vorposten
   *[other] {""}
 }
solarius-ui-tile = Spielplanteil { $tile }
solarius-ui-centre = Zentrum
solarius-ui-tile-words = Spielplanteil { $tile }: { $things }
solarius-ui-nothing = nichts
solarius-ui-flight = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
 }{ $fuel ->
    [0] {""}
   *[other] { ", " }{ $fuel } Treibstoff
 }
solarius-ui-use-reveal = Planet aufdecken, dann besiedeln oder Ressourcen für seine Punkte nehmen.
solarius-ui-use-planet = Planet besiedeln.
solarius-ui-use-mission = Hier eine Mission erfüllen oder eine Raumstation bauen.
solarius-ui-use-station = Hier kann eine Raumstation gebaut werden.
solarius-ui-use-stop = Nur ein Halt: Hier gibt es nichts zu tun.
solarius-ui-neighbours = Nachbarn: { $list }
solarius-ui-neighbours-none = Ringsum nichts
solarius-ui-way-e = Osten
solarius-ui-way-se = Südosten
solarius-ui-way-sw = Südwesten
solarius-ui-way-w = Westen
solarius-ui-way-nw = Nordwesten
solarius-ui-way-ne = Nordosten

solarius-ui-bridge = Brücke
solarius-ui-bag = im Beutel
solarius-ui-die = { $colour } { $face }
solarius-ui-wheel-at = { $n ->
    [-1] minus 1
    [0] null
   *[other] plus { $n }
 }
solarius-ui-gives = { $n ->
    [one] { $n } Aktionspunkt für dich
   *[other] { $n } Aktionspunkte für dich
 }
solarius-ui-tech = Technologie und Lager
solarius-ui-row = Würfel zeigt { $pips } in Spalte { $column }; { $one } in Spalte I, { $two } in II, { $three } in III; Wert { $value }
solarius-ui-value = gelagerter Wert
solarius-ui-shows = zeigt { $n }
solarius-ui-stat-fuel = Treibstoff
solarius-ui-stat-bucks = SpaceBucks
solarius-ui-stat-range = Reichweite
solarius-ui-stat-junk = Abfall
solarius-ui-stat-stations = Stationen
solarius-ui-stat-station = Raumstationen
solarius-ui-stat-colony = Kolonien
solarius-ui-stat-mission = Erfüllte Missionen
solarius-ui-stat-missions = Missionen
solarius-ui-stat-developments = Entwicklungen
solarius-ui-stat-hand = Handkarten
solarius-ui-stat-anytime = Jederzeit
solarius-ui-stat-bridge = Brücke
solarius-ui-stat-fields = Würfelfelder
solarius-ui-stat-hubs = Handelszentren
solarius-ui-stat-reconstructed = Wie sicher die Werte sind
solarius-ui-hand = Hand
solarius-ui-fields = Würfelfelder
solarius-ui-free = frei
solarius-ui-pick-die = Würfel, mit dem Bonus des Rads
solarius-ui-pick-field = Feld: Aktionspunkte und Abfall
solarius-ui-take-table = AP je Würfel und Feld; • = Abfall
solarius-ui-field-ordinary = Einfach
solarius-ui-field-transformation = Transformation
solarius-ui-field-research = Forschung
solarius-ui-field-slot = Entwicklungen
solarius-ui-beside = { $n } neben dem Tableau
solarius-ui-station-price = nächste Raumstation: { $high } und { $low }
solarius-ui-in-progress = In Arbeit
solarius-ui-unfinished = −{ $n }, wenn keiner besiedelt wird
solarius-ui-settled = Besiedelt
solarius-ui-mission = Mission
solarius-ui-open-mission = offene Mission
solarius-ui-done-mission = erfüllte Mission
solarius-ui-points = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
 }
solarius-ui-half-mission = Mission
solarius-ui-half-development = Entwicklung
solarius-ui-play-mission = Als Mission ausspielen
solarius-ui-play-development = Als Entwicklung ausspielen
solarius-ui-anytime = Jederzeit im eigenen Zug
solarius-ui-trade = Tauschen
solarius-ui-turn-drive = Antrieb
solarius-ui-complete = Abschließen
solarius-ui-buy-cube = Ressource kaufen
solarius-ui-sell = Ressourcen verkaufen …
solarius-ui-have = Du hast { $fuel } Treibstoff und { solarius-n-bucks }
solarius-ui-score-of = { $name }: bisher { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 }
solarius-ui-start-player = Startspieler
solarius-ui-estimate = Punkte bisher
solarius-ui-estimate-help = Als wäre die Partie jetzt zu Ende.
solarius-ui-source = Quelle
solarius-ui-total = Summe
solarius-ui-pages = Seiten
solarius-ui-page-map = Sternkarte
solarius-ui-page-board = Mein Tableau
solarius-ui-page-others = Andere
solarius-ui-round = { $n ->
    [0] Vorbereitung
   *[other] Runde { $n } von { $of }
 }
solarius-ui-hubs = Handelszentren nach Runde
solarius-ui-steps = Schritte des Zugs
solarius-ui-step-die = Würfel
solarius-ui-step-extra = Zusatzaktion
solarius-ui-step-refill = Nachlegen
solarius-ui-reconstructed = Rekonstruiert

solarius-ui-none-of-them = keine
solarius-ui-auto = Eindeutiges ohne Nachfrage
solarius-ui-auto-help = Ressourcen, die nur auf eine Weise ganz ins Lager passen, sowie Treibstoff oder SpaceBucks, die nichts kosten, werden gleich genommen. Zurücknehmen nimmt auch sie zurück.
solarius-ui-mission-ready = Mission ({ $points } SP): erfüllbar
solarius-ui-mission-lacks = Mission ({ $points } SP): es fehlt { $lack }
solarius-ui-station-for = Raumstation: { $high } + { $low }
solarius-ui-decline = Verzichten
solarius-ui-buy-drives = { $n ->
    [one] { $n } Antrieb
   *[other] { $n } Antriebe
 }
solarius-ui-points-short = { $n } SP
solarius-ui-more-space = { $n ->
    [one] { $n } Platz mehr
   *[other] { $n } Plätze mehr
 }
solarius-ui-settle-now = Du hast { $have }: Du kannst gleich bezahlen.
solarius-ui-settle-later = Du hast { $have } von { $need }: Der Planet bleibt „in Arbeit“, bis es reicht; sonst gibt es am Ende Minuspunkte.
solarius-ui-colours = [black] Treibstoff · [yellow] SpaceBucks · [turquoise] aufwerten · [brown] verschieben · oder Ressourcen
solarius-ui-ap-cost = kostet { $cost }, { $left ->
    [one] { $left } bleibt
   *[other] { $left } bleiben
 }
solarius-ui-portals-turn = Portale öffnen: Antrieb 2 → 1
solarius-ui-portals-return = Portale öffnen: −1 Antrieb
solarius-ui-portals-free = Portale öffnen
solarius-ui-junk-free = { $n ->
    [0] 0 frei: je −1 SP
   *[other] { $n } frei
 }
solarius-ui-junk-fields = Felder für Weltraumabfall
solarius-ui-act-resource = { $ap } { $colour } nehmen
solarius-ui-act-black = { $ap } [fuel] erhalten
solarius-ui-act-yellow = { $ap } [bucks] erhalten
solarius-ui-act-turquoise = [up] Technologie aufwerten: { $ap } AP
solarius-ui-act-brown = [push] Technologie verschieben: { $ap } AP
solarius-ui-split-resource = Zuerst Ressourcen
solarius-ui-split-main = Zuerst Aktion
solarius-ui-split-buys = gekauft: { $resource } für Ressourcen, { $main } für die Aktion
solarius-ui-bought = +{ $n } für { $bucks } [bucks]
solarius-ui-steps-to = { $n ->
    [one] { $n } Schritt: { $what }
   *[other] { $n } Schritte: { $what }
 }
solarius-ui-through-portal = durch die Portale
solarius-ui-no-undo = Deckt einen Planeten auf: danach kein Zurück
solarius-ui-fly = Fliegen
solarius-ui-this-turn = Dieser Zug bisher
solarius-ui-last-turn = Letzter Zug
solarius-ui-where = Wohin fliegen?
solarius-ui-where-help = Jedes leuchtende Feld zeigt den Weg, den Preis und was dort möglich ist.
solarius-ui-unknown-planet = verdeckt
solarius-ui-mission-place = neben { $tile }
solarius-ui-reach = Lohnende Ziele
solarius-ui-see-map = Zur Sternkarte
solarius-ui-see-hand = Karte ausspielen: zu meinem Tableau
solarius-ui-why-not = Was noch fehlt

solarius-ui-sign-fuel = Treibstoff
solarius-ui-sign-bucks = SpaceBucks
solarius-ui-sign-black = Schwarz
solarius-ui-sign-yellow = Gelb
solarius-ui-sign-turquoise = Türkis
solarius-ui-sign-brown = Braun
solarius-ui-sign-cube = Ressourcen
solarius-ui-sign-up = Technologie
solarius-ui-sign-push = Spalte
solarius-ui-sign-drive = Antrieb
solarius-ui-sign-junk = Weltraumabfall
solarius-ui-sign-range = Reichweite
solarius-ui-sign-portal = Portale
solarius-ui-sign-recolour = Umfärben
solarius-ui-or = oder
solarius-ui-op-gain-fuel = +{ $n } [fuel]
solarius-ui-op-gain-bucks = +{ $n } [bucks]
solarius-ui-op-gain-mix = +{ $n } [fuel]/[bucks]
solarius-ui-op-gain-resource = +{ $n } { $colours }
solarius-ui-op-upgrade-ap = { $n } AP: aufwerten [up]
solarius-ui-op-push-ap = { $n } AP: verschieben [push]
solarius-ui-op-gain-drive = +{ $n } [drive]
solarius-ui-op-flip-drive = { $n } [drive] auf 2 drehen
solarius-ui-op-remove-junk = −{ $n } [junk]
solarius-ui-op-draw-cards = { $n ->
    [one] { $n } Karte ziehen
   *[other] { $n } Karten ziehen
 }
solarius-ui-op-play-card = { $n ->
    [one] { $n } Karte ausspielen
   *[other] { $n } Karten ausspielen
 }
solarius-ui-mod-ap-resource = +{ $n } AP { $colours } beim Nehmen
solarius-ui-mod-ap-main = +{ $n } AP { $colours } bei der Aktion
solarius-ui-mod-ap-any = +{ $n } AP { $colours }
solarius-ui-mod-recolour = [recolour] zählt als { $colours }
solarius-ui-mod-split-action = AP auf beide Aktionen aufteilen
solarius-ui-mod-range = +{ $n } [range]
solarius-ui-mod-portal-free = [portal] ohne Antrieb
solarius-ui-mod-junk-fields = { $n ->
    [one] +{ $n } [junk]-Feld
   *[other] +{ $n } [junk]-Felder
 }
solarius-ui-mod-hand-limit = Handkartenlimit +{ $n }
solarius-ui-mod-draw-extra = beim Ziehen +{ $n }
solarius-ui-mod-drive-buy = Antriebe −{ $n } [fuel]
solarius-ui-mod-drive-flip = Antrieb drehen −{ $n } [fuel]
solarius-ui-mod-planet-fuel = Planeten −{ $n } [fuel]
solarius-ui-mod-planet-bucks = Planeten −{ $n } [bucks]
solarius-ui-mod-station-high = Stationen, hoch −{ $n }
solarius-ui-mod-station-low = Stationen, niedrig −{ $n }
solarius-ui-only-pips = nur Würfel mit { $pips }
solarius-ui-only-colours = nur { $colours }
solarius-ui-then = danach { $effects }
solarius-ui-now = sofort { $effects }
solarius-ui-on-colony-placed = je Kolonie
solarius-ui-on-station-built = je Station
solarius-ui-on-mission-fulfilled = je Mission
solarius-ui-on-planet-revealed = je aufgedecktem Planeten
solarius-ui-on-planet-settled = je besiedeltem Planeten
solarius-ui-on-outpost-placed = je Vorposten
solarius-ui-endgame = { $vp } SP je { $n ->
    [1] {""}
   *[other] { $n }{ " " }
 }{ $per }, höchstens { $max }
solarius-ui-per-settled-planet = { $n ->
    [one] besiedeltem Planeten
   *[other] besiedelte Planeten
 }
solarius-ui-per-station = { $n ->
    [one] Raumstation
   *[other] Raumstationen
 }
solarius-ui-per-fulfilled-mission = { $n ->
    [one] Mission
   *[other] Missionen
 }
solarius-ui-per-outpost = Vorposten
solarius-ui-per-tech-die-4 = Technologiewürfel mit 4
solarius-ui-per-development = { $n ->
    [one] Entwicklung
   *[other] Entwicklungen
 }
solarius-ui-mode-passive = dauerhaft
solarius-ui-mode-slot = Würfelfeld
solarius-ui-mode-trigger = jedes Mal
solarius-ui-mode-endgame = Schlusswertung
solarius-ui-once = einmal
solarius-ui-each-round = je Runde
solarius-ui-piece-progress = Fortschrittskarte
solarius-ui-piece-planet = Planet
solarius-ui-piece-station = Raumstation
solarius-ui-piece-outpost = Vorposten
solarius-ui-piece-start = Startkarte
solarius-ui-piece-hub = Handelszentrum

solarius-ui-explain-fuel = Für zusätzliche Reichweite (je 2), Antriebe und schwarze Planeten. Höchstens 10; am Ende 1 Punkt ab 5, 2 Punkte bei 10.
    .rule = SM-222
solarius-ui-explain-bucks = Für Aktionspunkte (je 2) und gelbe Planeten. Höchstens 10; am Ende 1 Punkt ab 5, 2 Punkte bei 10.
    .rule = SM-154
solarius-ui-explain-range = So viele Felder weit fliegt dein Raumschiff: 1 durch den Antrieb in deiner Farbe, dazu die allgemeinen Antriebe.
    .rule = SM-221
solarius-ui-explain-junk = Würfel mit 3 oder mehr Punkten, Umfärben und Forschung bringen Weltraumabfall. Was kein Feld findet, liegt neben dem Tableau und kostet je 1 Punkt.
    .rule = SM-134
solarius-ui-explain-stations = Jede Raumstation kostet Ressourcen zweier Farben. 1, 3 und 6 Punkte für zwei, drei und vier; Dauereffekte wirken am Ende jeder Runde.
    .rule = SM-277
solarius-ui-explain-station = Gebaute Raumstationen. 1, 3 und 6 Punkte für zwei, drei und vier.
    .rule = SM-277
solarius-ui-explain-colony = Kolonien auf der Sternkarte: Planeten in Arbeit oder besiedelt.
    .rule = SM-253
solarius-ui-explain-mission = An Handelszentren erfüllte Missionen.
    .rule = SM-300
solarius-ui-explain-missions = Als Mission ausgespielte Karten werden neben einem Handelszentrum gegen Ressourcen erfüllt. Jede offene kostet einen Punkt.
    .rule = SM-300
solarius-ui-explain-developments = Als Entwicklung ausgespielte Karten wirken bis zum Ende der Partie.
    .rule = SM-198
solarius-ui-explain-hand = Fortschrittskarten; jede kann als Mission oder als Entwicklung ausgespielt werden.
    .rule = SM-197
solarius-ui-explain-anytime = Im eigenen Zug zwischen den Aktionen: tauschen, einen Antrieb von 1 auf 2 drehen, einen schwarzen oder gelben Planeten bezahlen.
    .rule = SM-355
solarius-ui-explain-bridge = Das Rad dreht sich nach jedem Zug: Länger liegende Würfel bringen mehr Treibstoff oder SpaceBucks. Die weiße Scheibe zeigt, was der Würfel dir gibt; ein Brocken heißt Weltraumabfall.
    .rule = SM-151
solarius-ui-explain-fields = Vier Züge in jeder Runde. Einmal je Runde darfst du einen Würfel umfärben, einmal je Runde mit einem forschen; beides bringt Abfall.
    .rule = SM-155
solarius-ui-explain-field-ordinary = Der Würfel zählt, wie er ist.
    .title = Einfaches Würfelfeld
solarius-ui-explain-field-transformation = Der Würfel zählt als eine andere Farbe; einmal je Runde, 1 Abfall.
    .title = Transformationsfeld
    .rule = SM-155
solarius-ui-explain-field-research = Zuerst eine Karte ziehen oder ausspielen; einmal je Runde, 1 Abfall.
    .title = Forschungsfeld
    .rule = SM-156
solarius-ui-explain-field-slot = Würfelfelder deiner Entwicklungen, jedes einmal je Runde.
    .title = Entwicklungen
    .rule = SM-157
solarius-ui-explain-hubs = In jeder Runde wird ein Handelszentrum errichtet. Figuren daneben sind je einen Punkt wert; deine erste Mission dort bringt einen Bonus.
    .rule = SM-143
solarius-ui-explain-reconstructed = Das Glossar des Spiels ist nicht öffentlich: Die Werte dieser Teile sind rekonstruiert, wie dieses Zeichen anzeigt. Wer das Spiel besitzt, kann die gedruckten Werte eintragen: Das Zeichen führt in die Werkstatt.
solarius-ui-explain-row = In Spalte I ist eine Ressource 1 wert, in II 2, in III 3. Der Technologiewürfel öffnet die Spalten links von ihm; ein Stern dieser Farbe zählt, was er zeigt.
    .title = Reihe: { $colour }
solarius-ui-explain-action-black = Aktion schwarzer Würfel: Treibstoff.
solarius-ui-explain-action-yellow = Aktion gelber Würfel: SpaceBucks.
solarius-ui-explain-action-turquoise = Aktion türkiser Würfel: Technologiewürfel aufwerten.
solarius-ui-explain-action-brown = Aktion brauner Würfel: Technologiewürfel verschieben.
solarius-ui-explain-hex-home = Alle Raumschiffe starten hier.
    .title = Heimatplanet
solarius-ui-explain-hex-portal = Sind die Portale offen, ist der Sprung von einem Portal zu jedem anderen ein Schritt.
    .title = Portal
solarius-ui-explain-hex-hub-open = Ein errichtetes Handelszentrum: Figuren daneben zählen, Missionen werden dort erfüllt. Kein Flug darf darauf enden.
    .title = Handelszentrum { $tile }
solarius-ui-explain-hex-hub-space = Hier kann ein Handelszentrum errichtet werden; Missionen kannst du daneben schon erfüllen.
    .title = Platz für Handelszentrum { $tile }
solarius-ui-explain-hex-face-down = Wer hier landet, deckt ihn auf ({ $colour }) und besiedelt ihn oder nimmt Ressourcen.
    .title = Planet, verdeckt
solarius-ui-explain-hex-no-planet = Hier liegt kein Planet mehr, oder bei dieser Spielerzahl keiner.
    .title = Planetenfeld
solarius-ui-read-bridge = Brücke: { $dice }
solarius-ui-read-hubs = Errichtete Handelszentren: { $hubs }
solarius-ui-read-seat = { $name }: bisher { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 }; { $fuel } Treibstoff, { solarius-n-bucks }, Reichweite { $range }, Raumschiff auf { $ship }, Abfall auf { $junk } von { $fields } Feldern, { $beside } daneben
solarius-ui-read-hand = Hand: { $cards }
solarius-ui-group-planets = Planeten
solarius-ui-group-missions = Missionen
solarius-ui-group-map = Sternkarte und Stationen
solarius-ui-group-tech = Technologie und Vorräte
solarius-ui-group-junk = Abfall neben dem Tableau
solarius-ui-group-unsettled = Nicht besiedelte Planeten
solarius-ui-group-developments = Entwicklungen

solarius-lesson-goal = Besiedle Planeten, baue Raumstationen und erfülle Missionen auf dieser Sternkarte ①; deine Punkte stehen hier ②. Eine Partie hat vier Runden. Du spielst nur die *letzte*: vier Züge, jeder mit einem Würfel und dann einer Zusatzaktion.
    .title = Die meisten Punkte nach vier Runden
solarius-lesson-die = Nimm einen Würfel vom Rad ①. Sein *Platz* bringt oder kostet Treibstoff und SpaceBucks; seine *Seite* gibt Aktionspunkte. Ein Stern zählt die Augen deines Technologiewürfels dieser Farbe.
    .title = Ein Würfel bringt zweierlei
solarius-lesson-card = Eine Karte hat zwei Hälften: eine *Mission*, die du später für Punkte erfüllst, oder eine *Entwicklung*, die dir hilft. Eine offene Mission kostet am Ende 1 Punkt.
    .title = Eine Karte ausspielen
solarius-lesson-act = Jetzt nutzt du den Würfel: Nimm Ressourcen seiner Farbe oder nutze seine eigene Aktion. Weitere Aktionspunkte kannst du kaufen.
    .title = Aktionspunkte nutzen
solarius-lesson-extra = Nach dem Würfel darfst du *eine* Zusatzaktion ① machen: fliegen, Antriebe kaufen, Karten ziehen oder eine ausspielen. Tauschen und das Drehen eines Antriebs kosten keine Aktion.
    .title = Eine Zusatzaktion
solarius-lesson-junk = Ein Würfel, der von sich aus 3 oder mehr Punkte gibt, bringt 1 Weltraumabfall ①, ebenso das Forschungs- und das Transformationsfeld. Auf deinen Abfallfeldern ② kostet er nichts, daneben je 1 Punkt am Ende.
    .title = Starke Würfel bringen Abfall
solarius-lesson-store = Spalten weiter rechts sind mehr wert ①, aber in jeder Spalte muss weniger liegen als in der links daneben. Was nicht passt, verfällt.
    .title = Die Pyramide
solarius-lesson-flight = Deine Antriebe geben dir Reichweite: ein Feld je Punkt. 2 Treibstoff bringen ein Feld mehr. Wo du landest, darfst du handeln.
    .title = Hinausfliegen
solarius-lesson-station = Bezahle mit Ressourcen, und hier steht eine Raumstation. Ihr Soforteffekt wirkt jetzt, dann die Dauereffekte deiner früheren; am Ende jeder Runde wirken alle Dauereffekte.
    .title = Eine Raumstation bauen
solarius-lesson-tech = Einen Technologiewürfel ① aufzuwerten macht Sterne seiner Farbe stärker, und viele Planeten verlangen hohe Würfel. Die letzten beiden Seiten sind Punkte wert.
    .title = Bessere Technologie
solarius-lesson-planet = Besiedelst du ihn, bringt er seine Punkte, sobald die Bedingung erfüllt ist, jetzt oder später. Lässt du ihn liegen, bekommst du sofort so viele Ressourcen, wie er Punkte hat.
    .title = Besiedeln oder Bonus
    .try = { $type ->
        [settle] Besiedle ihn ①: Seine Punkte lohnen sich.
       *[other] Nimm den Entdeckerbonus ①: Seine Bedingung ist noch weit weg.
    }
solarius-lesson-outpost = Ein Vorposten unter deiner Spielfigur kostet nichts: Er bringt jetzt einen Bonus, und die Figur zählt am Ende in deinem Netzwerk doppelt.
    .title = Ein Vorposten kostet nichts
solarius-lesson-round = Eine Runde endet, wenn alle je vier Würfel genutzt haben. Dann wirken die Dauereffekte deiner Raumstationen je einmal. Nach der vierten Runde wird gewertet.
    .title = Die Runde endet
solarius-lesson-push = Wer einen Technologiewürfel ① nach rechts verschiebt, öffnet Spalten seiner Reihe: Platz für mehr und wertvollere Ressourcen.
    .title = Den Würfel verschieben
solarius-lesson-mission = Eine Mission erfüllst du auf einem freien Feld neben einem Handelszentrum: Bezahle ihre Ressourcen, und ihre Punkte gehören dir. Deine erste Mission an einem errichteten Handelszentrum bringt einen Bonus.
    .title = Eine Mission erfüllen
solarius-lesson-cubes = { $n } in Spalte { $column }
solarius-lesson-mission-need = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, sobald du { $need } abgibst
solarius-lesson-bonus = { $effects }
solarius-lesson-do-take = Nimm den Würfel { $die } (Rad { $wheel }) und leg ihn auf { $field }{ $space ->
    [research] , wo du auch eine Karte ausspielen darfst
    [transformation] , wo er als { $counts } zählt
   *[other] {""}
}: { $brings }.
solarius-lesson-do-wheel = Der Platz des Würfels am Rad bringt dir etwas: Nimm { $what }.
solarius-lesson-do-type-end_turn = Mehr ist nicht zu tun: Beende deinen Zug.
solarius-lesson-do-type-flip_drive = Drück auf deinem Tableau „Antrieb“: Das { $brings }, und deine Reichweite wächst um 1.
solarius-lesson-do-type-to_resource = Drück auf deinem Tableau zuerst „Tauschen“ und kauf dann 1 Ressource ({ $colour }) für { $price }{ $mission ->
    [none] { $question ->
        [arrival] : Eine Raumstation bezahlst du mit zwei Farben.
       *[other] .
    }
   *[other] : Deine Mission { $mission } verlangt sie.
}
solarius-lesson-do-type-complete = Schließ jetzt auf deinem Tableau { $planet } ab: Das { $brings }.
solarius-lesson-do-type-draw_cards = Zieh Karten: neue Missionen und Entwicklungen zur Auswahl.
solarius-lesson-do-type-decline = Lass den Rest: Hier lohnt sich nichts mehr.
solarius-lesson-do-gain_mix = Nimm { $what }.
solarius-lesson-do-die_action = { $kind ->
    [main] { $own ->
        [black] Nutze die eigene Aktion des Würfels und nimm Treibstoff
        [yellow] Nutze die eigene Aktion des Würfels und nimm SpaceBucks
        [turquoise] Nutze die eigene Aktion des Würfels und werte Technologiewürfel auf
       *[other] Nutze die eigene Aktion des Würfels und verschieb Technologiewürfel
    }
   *[other] Nimm Ressourcen seiner Farbe
}{ $buy ->
    [0] : { $brings }.
    [one] {" "}und kauf 1 Punkt dazu: { $brings }.
   *[other] {" "}und kauf { $buy } Punkte dazu: { $brings }.
}
solarius-lesson-do-type-play_card = { $half ->
    [mission] Leg die Mission von { $what } aus
   *[other] Leg { $what } als Entwicklung aus
}: { $brings }.
solarius-lesson-do-extra = { $type ->
    [fly] Flieg { $way } (gestrichelt{ $fuel ->
        [0] ).
       *[other] , { $fuel } Treibstoff).
    } { $use }
    [buy_drives] { $what }: { $brings }. Dann kommst du weiter.
   *[other] { $what }.
}
solarius-lesson-do-arrival = { $type ->
    [build_station] Bau hier { $what }, für { $brings }: Ein Effekt wirkt sofort, der andere am Ende jeder Runde.
    [fulfil_mission] Erfülle hier die Mission von { $what }: { $brings }.
    [settle] Besiedle den Planeten. Seine Bedingung: { $brings }.
   *[other] { $what }.
}
solarius-lesson-do-pay = Bezahle mit { $colour }: { $cubes }.
solarius-lesson-do-store_row = Lagere sie so: { $cubes }.
solarius-lesson-do-store_cubes = Leg eine Ressource ({ $colour }) in Spalte { $column }.
solarius-lesson-do-raise_dice = { $type ->
    [raise] Werte deinen Technologiewürfel ({ $colour }) auf: Das { $brings }.
   *[other] { $what }.
}
solarius-lesson-do-push_dice = { $type ->
    [push] Verschieb deinen Technologiewürfel ({ $colour }) eine Spalte nach rechts: Das { $brings }.
   *[other] { $what }.
}
solarius-lesson-do-revealed = { $type ->
    [settle] Besiedle ihn. Seine Bedingung: { $brings }.
   *[other] Nimm den Entdeckerbonus: { $brings }.
}
solarius-lesson-do-outpost = Setz { $outpost } unter deine Figur. Das bringt: { $brings }.
solarius-lesson-do-hub_bonus = Nutze den Bonus von { $outpost }: { $brings }.
solarius-lesson-do-stations = Lass { $what } noch einmal wirken: Das kostet nichts.
solarius-lesson-do-gain = Sag Ja: Es kostet nichts.
solarius-lesson-do-remove_junk = Entferne { $n } Weltraumabfall: Jedes Stück zu viel kostet einen Punkt.
solarius-ui-key-map = zur Sternkarte
solarius-ui-key-flights = zu den Flügen in Reichweite
solarius-ui-key-tableau = zum eigenen Tableau
solarius-ui-key-hand = zu den Handkarten
solarius-ui-key-others = zu den anderen Spielern
solarius-ui-key-points = Punkte bisher
solarius-ui-key-trade = tauschen
solarius-ui-key-next = auf der Sternkarte: zum nächsten lohnenden Ziel
solarius-ui-tile-drawn = Ein Spielplanteil: Portale { $portals }, Plätze für Planeten { $planets }
solarius-entry-CENTRE = Zentrum
solarius-entry-A = Spielplanteil A
solarius-entry-B = Spielplanteil B
solarius-entry-C = Spielplanteil C
solarius-entry-D = Spielplanteil D
solarius-entry-E = Spielplanteil E
solarius-entry-F = Spielplanteil F
solarius-entry-II = in Spalte II
solarius-entry-III = in Spalte III
solarius-entry-IV = in Spalte IV
solarius-entry-V = in Spalte V
solarius-entry-1 = 1. Raumstation
solarius-entry-2 = 2. Raumstation
solarius-entry-3 = 3. Raumstation
solarius-entry-4 = 4. Raumstation
