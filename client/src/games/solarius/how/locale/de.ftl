solarius-how-page-1 = Seite 1: der Zug
solarius-how-page-2 = Seite 2: Weltraum und Punkte

solarius-how-goal = Ziel
solarius-how-goal-text = Flieg von der Sonne hinaus, besiedle Planeten, errichte Raumstationen und erfülle Missionen. Wer nach **vier Runden** die meisten Siegpunkte hat, gewinnt. [140 399]
solarius-how-goal-rounds = In jeder Runde hast du vier Züge, also **sechzehn Würfel** im ganzen Spiel: Hol aus jedem das Beste heraus. [140]

solarius-how-turn = Ein Zug
solarius-how-turn-die = Nimm einen der vier Würfel von der Brücke; nimm oder zahle, was das Rad zeigt. [150 151]
    .title = Würfel nehmen
solarius-how-turn-action = Setz seine Aktionspunkte ein: für Ressourcen oder die Aktion der Farbe. [153 159]
    .title = Würfelaktion
solarius-how-turn-extra = Eine davon, freiwillig: Antriebe kaufen, Karten ziehen, Karte ausspielen oder fliegen. [190]
    .title = Zusatzaktion
solarius-how-turn-refill = Das Rad dreht sich, ein neuer Würfel kommt. [345 347]
    .title = Nachlegen

solarius-how-bridge = Die Brücke
solarius-how-bridge-text = Das Rad neben einem Würfel: **−1** kostet 1 Treibstoff oder 1 SpaceBuck, **+1 bis +3** bringen so viel, beliebig gemischt. [151] Wer nicht zahlen kann, darf den Würfel nicht nehmen. [R01]
solarius-how-bridge-turns = In jedem Zug rückt jeder liegen gebliebene Würfel eine Stufe höher, bis +3; der neue beginnt bei −1. [345 346 347]

solarius-how-points = Aktionspunkte :ap:
solarius-how-points-text = Ein Würfel gibt, was er zeigt; ein **Stern** so viel, wie dein Technologiewürfel dieser Farbe zeigt. [91 92 93]
solarius-how-points-eg-pips = :die-black=2: → 2 :ap:
solarius-how-points-eg-star = :die-yellow=star: mit :tech-yellow=3: → 3 :ap:
solarius-how-points-eg-plus = :die-brown=plus: mit :tech-brown=2: → 3 :ap:
solarius-how-points-buy = Mehr Punkte: je 2 SpaceBucks, sofort einzusetzen. [154]

solarius-how-junk = Weltraumabfall :junk:
solarius-how-junk-text = Ein Würfel, der 3 oder mehr gibt, bringt 1 Abfall; Transformations- und Forschungsfeld ebenso. [134 136 137]
solarius-how-junk-beside = Drei Felder nehmen Abfall umsonst auf; was keinen Platz findet, liegt für immer neben dem Tableau und kostet je 1 Punkt. [63 130 131]

solarius-how-fields = Wohin der Würfel kommt
solarius-how-fields-text = Auf ein einfaches Feld, auf das Feld einer eigenen Entwicklung oder, je einmal pro Runde, auf diese: [62 150]
solarius-how-fields-transform = :recolour: **Transformation**: Der Würfel gilt als eine andere Farbe; auch ein Stern zählt dann deren Technologiewürfel. [155]
solarius-how-fields-research = **Forschung**: Vor der Aktion darfst du eine Fortschrittskarte ziehen oder ausspielen. [156]
solarius-how-fields-eg-research = :die-black=1: auf Forschung: eine Karte, dann 1 :ap:, und 1 :junk:

solarius-how-anytime = Jederzeit in deinem Zug
solarius-how-anytime-text = 2 Treibstoff oder SpaceBucks für 1 Ressource vom Wert 1, oder Ressourcen im Wert von 2 für 1 Treibstoff oder SpaceBuck; so oft du willst. [355 356 357]
solarius-how-anytime-eg-trade = :fuel: :bucks: → :cube-turquoise:
solarius-how-anytime-drive = :drive: 3 Treibstoff: einen gekauften Antriebsmarker von 1 auf 2 drehen. [358 359]
solarius-how-anytime-planet = Die Besiedlung eines schwarzen oder gelben Planeten bezahlen. [360]

solarius-how-actions = Die Würfelaktion: Ressourcen oder die Aktion der Farbe
solarius-how-actions-resources = So viele Ressourcen in der Farbe des Würfels wie Punkte, gelagert in ihrer Reihe. [160]
    .title = :cube: Jede Farbe: Ressourcen
solarius-how-actions-resources-eg = :die-yellow=3: → :cube-yellow: :cube-yellow: :cube-yellow:
    .title = Beispiel:
solarius-how-actions-black = So viel Treibstoff wie Punkte, bis 10. [161]
    .title = :black: Schwarz: Treibstoff
solarius-how-actions-black-eg = :die-black=2: → 2 :fuel:
    .title = Beispiel:
solarius-how-actions-yellow = So viele SpaceBucks wie Punkte, bis 10. [162]
    .title = :yellow: Gelb: SpaceBucks
solarius-how-actions-yellow-eg = :die-yellow=2: → 2 :bucks:
    .title = Beispiel:
solarius-how-actions-turquoise = Technologiewürfel jeder Farbe aufwerten; ein Schritt kostet so viele Punkte, wie der Würfel davor zeigt. [97 163 165]
    .title = :turquoise: Türkis: aufwerten
solarius-how-actions-turquoise-eg = 3 :ap:: :tech-black=1: → :tech-black=2: → :tech-black=3:
    .title = Beispiel:
solarius-how-actions-brown = Technologiewürfel jeder Farbe nach rechts verschieben; die Spalten kosten 1, 2, 3, 4. [69 164 165]
    .title = :brown: Braun: verschieben
solarius-how-actions-brown-eg = 3 :ap:: ein Würfel von I nach II (1), ein anderer von II nach III (2)
    .title = Beispiel:

solarius-how-store = Das Lager
solarius-how-store-text = Offen sind nur Felder **links** vom Technologiewürfel: Je weiter rechts er liegt, desto mehr Platz. [68 112] Eine Ressource ist je nach Spalte 1, 2 oder 3 wert. [111]
solarius-how-store-pyramid = Pyramide: In I muss immer mehr liegen als in II; in III darf erst etwas, wenn I und II voll sind. [113 114] Was liegt, wird nie verschoben; ausgeben darfst du jede Ressource. [115 117]
solarius-how-store-eg-value = 3 × 1 + 1 × 2 = 5: So viel kann diese Reihe zahlen
solarius-how-store-price = Ein Preis zählt den Wert; abgebildete Ressourcen müssen genau aus dieser Spalte kommen. [118 119]

solarius-how-extras = Die Zusatzaktion
solarius-how-extras-text = Eine je Zug, wenn du willst: [190]
solarius-how-extras-drives = :drive: **Antriebsmarker kaufen**: bis zu 3, für je 3 Treibstoff; jeder bringt 1 Reichweite. [192 221]
solarius-how-extras-draw = :hand: **Ziehen**: 2 Karten, dann 1 aus der Hand abwerfen; auf der Hand höchstens 3. [194 196]
solarius-how-extras-play = **Karte ausspielen**: als Mission oder als Entwicklung. [197]
solarius-how-extras-fly = :range: **Fliegen** und am Ziel eine Sache tun. [220]

solarius-how-start = Der Anfang
solarius-how-start-text = 2 Treibstoff, 2 SpaceBucks, Reichweite 1, alle Technologiewürfel auf 1 in Spalte I. [28 29 31] Eine Startkarte verschiebt einen Würfel, wertet einen anderen auf und bringt vier Ressourcen und zwei Karten. [33 34]
solarius-how-start-free = Ohne Startkarten behältst du zwei von drei Karten und wählst das Übrige frei. [50 51]

solarius-how-flight = Fliegen :range:
solarius-how-flight-text = Reichweite ist die Summe deiner Antriebsmarker; jeder Punkt ist ein Feld. Mehr Reichweite: 2 Treibstoff je Punkt. [221 222 223]
solarius-how-flight-eg-range = :drive: 1 + :drive: 2 + 1 für 2 :fuel: = 4 Felder
solarius-how-flight-land = Überfliegen darfst du alles. Enden darfst du nicht auf fremden Raumschiffen oder Spielfiguren und nicht auf einem Handelszentrum. [228 229 230]
solarius-how-flight-portals = :portal: Portale: Gib dauerhaft 1 Reichweite ab (dreh einen Antriebsmarker von 2 auf 1 oder gib einen mit Wert 1 zurück); dann ist in diesem Zug der Sprung zu jedem Portal ein Schritt. [224 226 227]

solarius-how-outposts = Vorposten :outpost:
solarius-how-outposts-text = Deine **erste** Spielfigur einer Art auf einem Außenteil darf einen Vorposten ihrer Art bekommen, einen je Außenteil: sofort ein Bonus, und im Netzwerk zählt sie doppelt. [326 327 328 332 333]
solarius-how-outposts-more = Den zweiten einer Art gibt es erst, wenn von jeder Art einer liegt. [331]

solarius-how-planets = Planeten
solarius-how-planets-reveal = Wer auf einem verdeckten Planeten endet, deckt ihn auf. [250] Seine Farbe sieht man vorher. [R30]
solarius-how-planets-settle = **Besiedeln**: Eine Kolonie :colony: kommt aufs Feld; die Punkte zählen, sobald die Bedingung erfüllt ist. [253 254] Schwarz verlangt Treibstoff, Gelb SpaceBucks, die anderen nur Technologiewürfel, die hoch oder weit genug sind. [259]
solarius-how-planets-explorer = Oder **liegen lassen**: so viele beliebige Ressourcen, wie er Punkte hat, nur wenn du ihn selbst gerade aufdeckst. [252 256]
solarius-how-planets-eg-explorer = :points=2: liegen lassen → :cube-brown: :cube-black:

solarius-how-stations = Raumstationen :station:
solarius-how-stations-text = Auf einem leeren Feld: keine Spielfigur, kein Planetenfeld, kein Portal. [275] Die Karte nennt zwei Farben von Ressourcen, dein Tableau die beiden Werte, die jedes Mal steigen. [276 277]
solarius-how-stations-eg-station = 1. Raumstation: :cube-black: im Wert von 3 und :cube-yellow: im Wert von 2 [65]
solarius-how-stations-effects = Ihr Soforteffekt wirkt einmal, [279] dann die Dauereffekte deiner **früheren** Raumstationen; [280] am Ende jeder Runde wirken alle Dauereffekte. [281]

solarius-how-cards = Fortschrittskarten
solarius-how-cards-text = Zwei Hälften: oben eine **Mission**, unten eine **Entwicklung**; du nutzt eine davon. [9 197] Eine Mission bekommt einen Marker und wartet darauf, erfüllt zu werden: höchstens sechs im Spiel. [198 199] Eine Entwicklung wirkt ab sofort. [200]

solarius-how-missions = Missionen :mission:
solarius-how-missions-text = Flieg auf ein leeres Feld neben dem Platz eines Handelszentrums, zahle die Ressourcen einer deiner offenen Missionen und stell ihren Marker hin. [300 302] Das Handelszentrum muss noch nicht errichtet sein. [301]
solarius-how-missions-eg-mission = :cube-yellow: im Wert von 3 + :cube-turquoise: im Wert von 3 → :points=5:
solarius-how-missions-bonus = Deine erste Mission an einem **errichteten** Handelszentrum :hub: bringt einen beliebigen der sechs Vorpostenboni. [304 305 308]
solarius-how-missions-full = Sind alle Felder daneben besetzt, genügt ein Feld, das eine Kette von Spielfiguren mit ihm verbindet, dann ohne Bonus. [306 307]

solarius-how-round-end = Rundenende
solarius-how-round-end-text = Alle nutzen die Dauereffekte ihrer Raumstationen. [371] Zu Beginn jeder Runde kommt ein Handelszentrum dazu. [143]
solarius-how-round-end-dice = Benutzte Würfel gehen in den Beutel zurück, die auf der Brücke bleiben. [373] Danach beginnt, wer links sitzt. [374]
solarius-how-round-end-last = Ganz am Schluss dürfen schwarze und gelbe Planeten noch bezahlt werden. [372]

solarius-how-scoring = Woher die Punkte kommen
solarius-how-scoring-head-what = Am Ende
solarius-how-scoring-head-vp = Punkte
solarius-how-scoring-planets-what = :colony: besiedelte Planeten [385]
solarius-how-scoring-planets-vp = wie gedruckt
solarius-how-scoring-unfinished-what = :unfinished: nicht besiedelte Planeten [386]
solarius-how-scoring-unfinished-vp = −1, −3, −6 …
solarius-how-scoring-sets-what = :sets: Sets aus 4 oder 3 Farben [387]
solarius-how-scoring-sets-vp = 4 oder 2
solarius-how-scoring-stations-what = :station: 2, 3, 4 Raumstationen [388]
solarius-how-scoring-stations-vp = 1, 3, 6
solarius-how-scoring-missions-what = :mission: erfüllt; noch offen [389]
solarius-how-scoring-missions-vp = wie gedruckt; −1
solarius-how-scoring-hubs-what = :hub: Spielfigur neben einem errichteten Handelszentrum [390]
solarius-how-scoring-hubs-vp = 1
solarius-how-scoring-dice-what = :up3: Technologiewürfel auf Punkteseite [391]
solarius-how-scoring-dice-vp = 2 oder 4
solarius-how-scoring-columns-what = :push: Technologiewürfel in IV oder V [392]
solarius-how-scoring-columns-vp = 1
solarius-how-scoring-stores-what = :cube: Würfel in V: jede volle Spalte [393]
solarius-how-scoring-stores-vp = 1
solarius-how-scoring-supplies-what = :fuel: :bucks: je: 5 bis 9; 10 [394]
solarius-how-scoring-supplies-vp = 1; 2
solarius-how-scoring-junk-what = :junk: neben dem Tableau [395]
solarius-how-scoring-junk-vp = −1
solarius-how-scoring-network-what = :network: größtes Netzwerk [397]
solarius-how-scoring-network-vp = 6/4/2
solarius-how-scoring-network = Netzwerk: deine Spielfiguren, die nicht weiter auseinander stehen als deine Reichweite; mit Vorposten zählt eine Figur 2. [396 R12] Zu dritt: 4/2; zu zweit: 2. [397]
solarius-how-scoring-tie = Bei Gleichstand entscheiden die Punkte der besiedelten Planeten. [399]

solarius-how-key = Alle Zeichen
solarius-how-key-colours = Farben und Würfel
solarius-how-key-supplies = Vorräte und Aktionen
solarius-how-key-map = Im Weltraum und in der Wertung
solarius-how-key-table = Am Tisch
solarius-how-sign-black = Schwarz: Raute
solarius-how-sign-yellow = Gelb: Kreis
solarius-how-sign-turquoise = Türkis: Dreieck
solarius-how-sign-brown = Braun: Quadrat
solarius-how-sign-cube-yellow = eine Ressource dieser Farbe
solarius-how-sign-die-black = Aktionswürfel mit Augen
solarius-how-sign-die-yellow = Aktionswürfel mit Stern
solarius-how-sign-tech-brown = Technologiewürfel
solarius-how-sign-fuel = Treibstoff
solarius-how-sign-bucks = SpaceBucks
solarius-how-sign-range = Reichweite
solarius-how-sign-portal = Portal
solarius-how-sign-junk = Weltraumabfall
solarius-how-sign-drive = Antriebsmarker
solarius-how-sign-ap = Aktionspunkte
solarius-how-sign-up = Technologiewürfel aufwerten
solarius-how-sign-push = Technologiewürfel verschieben
solarius-how-sign-cube = Ressourcen
solarius-how-sign-recolour = gilt als andere Farbe
solarius-how-sign-up3 = Punkte auf Technologiewürfeln
solarius-how-sign-colony = Kolonie
solarius-how-sign-station = Raumstation
solarius-how-sign-mission = Mission
solarius-how-sign-outpost = Vorposten
solarius-how-sign-hub = Handelszentrum
solarius-how-sign-sets = Sets aus Farben
solarius-how-sign-unfinished = nicht besiedelter Planet
solarius-how-sign-network = Netzwerk
solarius-how-sign-planet = Planet
solarius-how-sign-ship = Raumschiff
solarius-how-sign-points = Siegpunkte
solarius-how-sign-hand = Handkarten
solarius-how-sign-reconstructed = Werte rekonstruiert
solarius-how-sign-flag = Startspielerfigur
solarius-how-sign-lock = jetzt nicht möglich
solarius-how-sign-dev = Entwicklung
solarius-how-sign-eye = deckt etwas auf: nicht zurücknehmbar
solarius-how-sign-draw = Karten ziehen
