trucker-how-page-1 = Seite 1: der Bau
trucker-how-page-2 = Seite 2: der Flug

trucker-how-goal = Ziel
trucker-how-goal-text = Bau aus Bauteilen ein Schiff, flieg es durch die Abenteuerkarten und bring es ans Ziel. Wer die **meisten Credits** :credits: hat, gewinnt; mehr als 0 ist schon eine gute Fahrt. [390]

trucker-how-flight = Ein Flug
trucker-how-flight-build = Alle zugleich: Bauteile nehmen, anlegen, reservieren oder offen zurücklegen. [20 24]
    .title = Bauen
trucker-how-flight-check = Fehlerhafte Bauteile werden abgenommen; jedes verlorene Bauteil kostet am Ende 1 Credit. [82 388] Dann kommen Crew und Batteriemarker an Bord. [100 102]
    .title = Prüfen
trucker-how-flight-fly = Wer führt, deckt Karte um Karte auf; alle gehen durch jede hindurch. [120 121]
    .title = Fliegen
trucker-how-flight-sell = Belohnung für Reihenfolge und schönstes Schiff, Güter verkaufen, Verluste abziehen. [380 383 386]
    .title = Abrechnen

trucker-how-joints = Anschlüsse, die halten [78]
trucker-how-joints-one = verbunden
    .title = einfach an einfach
trucker-how-joints-two = verbunden
    .title = doppelt an doppelt
trucker-how-joints-comb-one = universal passt zu allem
    .title = universal an einfach
trucker-how-joints-comb-two = verbunden
    .title = universal an doppelt
trucker-how-joints-comb = verbunden
    .title = universal an universal
trucker-how-joints-smooth = erlaubt, aber nicht verbunden [79]
    .title = glatt an glatt

trucker-how-errors = Fehler, die die Prüfung findet [70]
trucker-how-errors-one-two = passt nicht [71]
    .title = einfach an doppelt
trucker-how-errors-smooth-pipe = ein Rohr braucht ein Gegenstück [72]
    .title = glatt an Anschluss
trucker-how-errors-smooth-comb = auch universal passt nicht an glatt [72]
    .title = glatt an universal
trucker-how-errors-engine = die Flamme braucht Platz [74]
    .title = etwas hinter dem Antrieb
trucker-how-errors-cannon = die Mündung braucht Platz [75]
    .title = etwas vor der Kanone
trucker-how-errors-sideways = Flammen zeigen nur zum Heck [73]
    .title = Antrieb gedreht

trucker-how-attaching = Nehmen und Anlegen
trucker-how-attaching-take = Nimm ein Bauteil vom verdeckten Haufen oder ein offenes; immer nur eins. [21 22]
trucker-how-attaching-text = Dreh es, wie du willst, [27] und lege es auf ein leeres Feld deines Plans, mit mindestens einer Seite, die passt. [30 31 32]
trucker-how-attaching-errors = Fehler an den anderen Seiten sind jetzt erlaubt und kosten später. [34] Kanonen dürfen überallhin zeigen. [80]

trucker-how-finishing = Fertig werden
trucker-how-finishing-text = Du darfst jederzeit aufhören und nimmst dafür ein freies Startfeld; Feld 1 liegt vorn. [69a 69c 69g]
trucker-how-finishing-spaces = Danach baust du nicht mehr und siehst keine Stapel mehr an, darfst aber noch die Sanduhr umdrehen. [69d 69e]

trucker-how-reserve = Reserve und Zurücknehmen
trucker-how-reserve-text = Höchstens zwei Bauteile dürfen in deiner Reserve warten; zurücklegen kannst du sie nicht, und was ungenutzt bleibt, zählt als verloren. [40 42 44]
trucker-how-reserve-undo = Bis du das nächste Bauteil nimmst oder einen Stapel aufnimmst, kannst du dich umentscheiden. [45]

trucker-how-glass = Die Sanduhr
trucker-how-glass-text = Ist der Sand durch, darf jeder sie ein Feld weiterstellen und umdrehen; niemand muss. [61 62] Sie hat 2, 3 oder 4 Felder auf Level I, II, III. [60]
trucker-how-glass-last = Auf das letzte Feld darf sie nur stellen, wer fertig ist. Ist dort der Sand durch, endet der Bau für alle. [64 65]

trucker-how-looking = Vorausschauen
trucker-how-looking-text = Sobald ein Bauteil angelegt ist, darfst du drei der vier Stapel mit Abenteuerkarten ansehen, einen nach dem anderen. [50 51 52] Der vierte bleibt unbekannt. Insgesamt warten 8, 12 oder 16 Karten auf Level I, II, III. [117]

trucker-how-repair = Die Prüfung
trucker-how-repair-text = Du wählst, welches der fehlerhaften Bauteile wegkommt. [83 88] Was nicht mehr verbunden ist, fällt mit ab; zerbricht das Schiff, wählst du den Teil, der fliegt. [84 85]
trucker-how-repair-eg-repair = :lost: × 3 = −3 :credits: am Ende

trucker-how-learning = Der Lernflug
trucker-how-learning-text = Acht leichte Karten; keine Sanduhr, keine Stapel, keine Reserve, keine Aliens. [422 423 424] Wer zuerst fertig ist, startet vorn, und Fehler kosten nichts. [425 426]

trucker-how-parts = Die Bauteile
trucker-how-parts-starting-cabin = 2 Menschen, nie ein Alien; rundum universal. [13 101 106]
    .title = Startkabine
trucker-how-parts-cabin = 2 Menschen oder 1 Alien. [102]
    .title = Kabine
trucker-how-parts-engine = Stärke 1. [145]
    .title = Antrieb
trucker-how-parts-double-engine = Stärke 2 für 1 Batteriemarker. [146]
    .title = Doppelantrieb
trucker-how-parts-cannon = nach vorn 1, sonst ½. [141]
    .title = Kanone
trucker-how-parts-double-cannon = nach vorn 2, sonst 1, für 1 Batteriemarker. [142]
    .title = Doppelkanone
trucker-how-parts-shield = deckt zwei Seiten für 1 Batteriemarker. [227]
    .title = Schild
trucker-how-parts-battery = 2 oder 3 Batteriemarker. [100]
    .title = Batterie
trucker-how-parts-cargo-hold = alle Güter außer rot. [340]
    .title = Frachtraum
trucker-how-parts-special-hold = alle Güter, auch rot. [340]
    .title = Spezialfrachtraum
trucker-how-parts-life-brown = in einer angeschlossenen Kabine darf ein braunes Alien leben. [103]
    .title = Lebenserhaltung
trucker-how-parts-life-purple = in einer angeschlossenen Kabine darf ein lila Alien leben. [103]
    .title = Lebenserhaltung
trucker-how-parts-structural = nur Anschlüsse. [113]
    .title = Verbindungsmodul

trucker-how-order = Flugreihenfolge
trucker-how-order-text = Die Raketen auf der Strecke geben die Reihenfolge vor; wer führt, handelt zuerst. [122]
trucker-how-order-move = Gezählt werden nur **leere** Felder: Raketen werden übersprungen, vorwärts wie rückwärts. [125 126]
trucker-how-order-days = :days: Flugtage verlieren heißt zurückgehen; verlieren mehrere welche, geht der Letzte zuerst. [126 128] Eine Belohnung, die Tage kostet, darfst du ablehnen. [129]

trucker-how-crew = Crew und Aliens
trucker-how-crew-text = :crew: Jeder Mensch und jedes Alien zählt 1. [140] Muss Crew gehen, wählst du, wer. [190]
trucker-how-crew-aliens = Ein Alien braucht eine Kabine, die direkt an Lebenserhaltung seiner Farbe **angeschlossen** ist; höchstens eins je Farbe. [103 104 105] Braun gibt +2 Antriebsstärke, Lila +2 Kanonenstärke, aber nur, wenn sie ohne das Alien schon über 0 liegt. [143 147]
trucker-how-crew-eg-alien = :engine: 3 + 2 (braunes Alien) = 5

trucker-how-strength = Stärke und Batterien
trucker-how-strength-cannon = :cannon: Die Kanonenstärke zählt gegen Feinde; [250] halbe Punkte werden nicht gerundet. [144]
trucker-how-strength-eg-cannon = :tile-cannon: 1 + :tile-double-cannon: 2 (für 1 :battery:) = 3
trucker-how-strength-engine = :engine: Die Antriebsstärke zählt im freien Weltraum. [210]
trucker-how-strength-battery = :battery: Jeder Einsatz eines Doppelbauteils oder Schilds kostet einen Marker. Du entscheidest jedes Mal neu und sagst in Flugreihenfolge an. [149 150 152] Einfache Bauteile zählen immer. [148]

trucker-how-goods = Güter
trucker-how-goods-text = Ein Block je Container; rote nur in Spezialfrachträume. [340] Preise: :good-red: 4 :good-yellow: 3 :good-green: 2 :good-blue: 1 [386]
trucker-how-goods-load = Nur beim Laden darfst du umräumen und abwerfen. [341 342] Du darfst weniger laden. [343]
trucker-how-goods-lose = Werden Güter genommen, gehen die wertvollsten zuerst, dann Batteriemarker. [348 349]

trucker-how-hits = Meteoriten und Kanonenfeuer
trucker-how-hits-dice = :dice: Zwei Würfel nennen Reihe oder Spalte; getroffen wird das erste Bauteil darin. Ein Wurf gilt für alle. [221 222 223]
trucker-how-hits-small = **Kleiner Meteorit**: prallt an glatten Seiten ab; auch ein Schild hält ihn auf. [225 226 227]
trucker-how-hits-large = **Großer Meteorit**: Nur eine Kanone, die auf ihn zeigt, schießt ihn ab. Kommt er von vorn, muss sie in seiner Spalte stehen, sonst genügt auch die Reihe oder Spalte daneben. [228 230 231 232]
trucker-how-hits-light = **Leichtes Kanonenfeuer**: Nur ein Schild hilft. [241]
trucker-how-hits-heavy = **Schweres Kanonenfeuer**: Nichts hilft. [242]
trucker-how-hits-eg-hit = :dice: 3 + 4 = 7, von vorn: das erste Bauteil in Spalte 7
trucker-how-hits-breaks = Was nicht mehr verbunden ist, geht mit verloren; zerbricht das Schiff, wählst du den Teil, der bleibt. [181 183]

trucker-how-cards = Abenteuerkarten: wer was entscheidet
trucker-how-cards-planets = In Flugreihenfolge: auf einem freien Planeten landen und seine Güter laden oder verzichten. Landen kostet die Tage. [200 201 202 203 205]
    .title = Planeten
trucker-how-cards-open-space = Sag deine Antriebsstärke an und rück so weit vor. Mit 0 musst du aufgeben. [210 211]
    .title = Freier Weltraum
trucker-how-cards-meteors = Für jeden Meteoriten wird gewürfelt; Schilde und Doppelkanonen kosten Batteriemarker. [220 227 233]
    .title = Meteorschwarm
trucker-how-cards-slavers = Schwächer: Crew verlieren. Stärker: Credits nehmen und Tage verlieren oder ablehnen. Gleich: nichts. [251 252 253 256]
    .title = Sklavenhändler
trucker-how-cards-smugglers = Schwächer: Güter verlieren. Stärker: die gezeigten Güter laden und Tage verlieren oder ablehnen. [257 264]
    .title = Schmuggler
trucker-how-cards-pirates = Schwächer: Ihre Schüsse treffen alle Besiegten. Stärker: Credits gegen Tage. Einmal besiegt, greifen sie niemanden mehr an. [254 258 259]
    .title = Piraten
trucker-how-cards-ship = In Flugreihenfolge, mit genug Crew: Ein Schiff darf die gezeigte Crew abgeben, bekommt die Credits und verliert die Tage. [270 271 272]
    .title = Verlassenes Schiff
trucker-how-cards-station = In Flugreihenfolge, mit genug Crew: Ein Schiff darf die Güter laden und verliert die Tage; niemand geht von Bord. [280 281 282]
    .title = Verlassene Station
trucker-how-cards-combat = Drei Zeilen: Wer jeweils am wenigsten hat, erleidet die Strafe; bei Gleichstand, wer weiter vorn ist. [311 313 314]
    .title = Kampfzone
trucker-how-cards-stardust = Ein Feld zurück für jeden freiliegenden Anschluss, der Letzte zuerst. [290 291]
    .title = Sternenstaub
trucker-how-cards-epidemic = Jede besetzte Kabine, die mit einer anderen verbunden ist, verliert ein Crewmitglied. [295 296]
    .title = Epidemie
trucker-how-cards-sabotage = Kleinste Crew: Würfel bestimmen ein Bauteil, das zerstört wird; höchstens drei Versuche. [331 332 333]
    .title = Sabotage

trucker-how-giving-up = Aufgeben
trucker-how-giving-up-must = Du musst aufgeben, wenn nach einer Karte kein Mensch mehr an Bord ist, wenn der Führende mehr als eine Runde voraus ist oder wenn du im freien Weltraum keine Antriebsstärke hast. [361 362 363]
trucker-how-giving-up-may = Du darfst aufgeben, bevor die nächste Karte kommt. [364] Wer aufgibt, bekommt keine Belohnungen und für Güter den halben Preis, aufgerundet. [382 387]

trucker-how-trek = Der Treck
trucker-how-trek-text = Die Flüge I, II und III nacheinander; Credits bleiben erhalten. [400] Titel treten an die Stelle des schönsten Schiffs. [402]
trucker-how-trek-titles = Nach Flug I bekommt, wer bei einem Titel den besten Wert hat, 2 Credits; dann behalten alle einen Titel. [404 408 410] In II verteidigt bringt er 4 und wird golden, [413] in III 6 in Silber, 12 in Gold. [415 416]
trucker-how-trek-gold = Wer einen goldenen Titel hat, fliegt III unter dessen Einschränkung. [416]

trucker-how-payout = Am Ende
trucker-how-payout-head-what = Credits
trucker-how-payout-head-one = I
trucker-how-payout-head-two = II
trucker-how-payout-head-three = III
trucker-how-payout-order-what = Reihenfolge am Ziel [380]
trucker-how-payout-order-one = 4/3/2/1
trucker-how-payout-order-two = 8/6/4/2
trucker-how-payout-order-three = 12/9/6/3
trucker-how-payout-ship-what = schönstes Schiff: wenigste freiliegende Anschlüsse [383]
trucker-how-payout-ship-one = 2
trucker-how-payout-ship-two = 4
trucker-how-payout-ship-three = 6
trucker-how-payout-goods-what = Güter [386]
trucker-how-payout-goods-one = 1–4
trucker-how-payout-goods-two = 1–4
trucker-how-payout-goods-three = 1–4
trucker-how-payout-lost-what = :lost: jedes verlorene Bauteil [388]
trucker-how-payout-lost-one = −1
trucker-how-payout-lost-two = −1
trucker-how-payout-lost-three = −1
trucker-how-payout-gave-up = Im Lernflug gelten die Belohnungen von Level I. [427]

trucker-how-end = Wer gewinnt
trucker-how-end-text = Die meisten Credits gewinnen, auch nach dem Aufgeben. [390 391] Credits von Karten gehören dir sofort. [352]
trucker-how-end-eg-account = 4 (Erster) + 2 (Schiff) + :good-red: 4 + :good-blue: 1 − 3 :lost: = 8 :credits:

trucker-how-key = Alle Zeichen
trucker-how-key-ship = Am Schiff
trucker-how-key-flight = Im Flug
trucker-how-key-tiles = Bauteile
trucker-how-key-table = Am Tisch
trucker-how-sign-cannon = Kanonenstärke
trucker-how-sign-engine = Antriebsstärke
trucker-how-sign-crew = Crew: Menschen und Aliens
trucker-how-sign-battery = Batteriemarker
trucker-how-sign-goods = Güter
trucker-how-sign-shield = von Schilden gedeckte Seiten
trucker-how-sign-exposed = freiliegende Anschlüsse
trucker-how-sign-lost = verlorene Bauteile
trucker-how-sign-cabin = besetzte Kabine
trucker-how-sign-days = Flugtage: zurückgehen
trucker-how-sign-credits = Credits
trucker-how-sign-dice = zwei Würfel
trucker-how-sign-good-red = rote Güter: 4 Credits, nur Spezialfrachtraum
trucker-how-sign-good-yellow = gelbe Güter: 3 Credits
trucker-how-sign-good-green = grüne Güter: 2 Credits
trucker-how-sign-good-blue = blaue Güter: 1 Credit
trucker-how-sign-flag = vorrücken; aufgeben
trucker-how-sign-card = die nächste Abenteuerkarte
trucker-how-sign-rock = Meteoriten
trucker-how-sign-planet = Planeten, auf denen man landen kann
trucker-how-sign-tile-starting-cabin = Startkabine
trucker-how-sign-tile-cabin = Kabine
trucker-how-sign-tile-engine = Antrieb
trucker-how-sign-tile-double-engine = Doppelantrieb
trucker-how-sign-tile-cannon = Kanone
trucker-how-sign-tile-double-cannon = Doppelkanone
trucker-how-sign-tile-shield = Schild
trucker-how-sign-tile-battery = Batterie
trucker-how-sign-tile-cargo-hold = Frachtraum
trucker-how-sign-tile-special-hold = Spezialfrachtraum
trucker-how-sign-tile-life-brown = Lebenserhaltung, braun
trucker-how-sign-tile-life-purple = Lebenserhaltung, lila
trucker-how-sign-tile-structural = Verbindungsmodul
trucker-how-sign-hourglass = Sanduhr
trucker-how-sign-rotate = Bauteil drehen
trucker-how-sign-lock = jetzt nicht möglich
trucker-how-sign-crown = Titel
trucker-how-sign-reconstructed = Werte rekonstruiert
