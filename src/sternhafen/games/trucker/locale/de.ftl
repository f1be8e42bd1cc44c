trucker-name = Galaxy Trucker
trucker-option-flight = Flug
trucker-option-flight-learning = Lernflug
    .short = Lernflug
    .about = 8 Karten mit dem Lernzeichen, ohne Sanduhr, Reserve und Aliens.
trucker-option-flight-I = Ein Flug Level I
    .short = I
    .about = Das kleine Schiff, ein kurzer Flug.
trucker-option-flight-II = Ein Flug Level II
    .short = II
    .about = Ein größeres Schiff, ein weiterer Weg, härtere Karten.
trucker-option-flight-III = Ein Flug Level III
    .short = III
    .about = Das größte Schiff, der weiteste Weg, die härtesten Karten.
trucker-option-flight-trek = Transgalaktischer Treck: Flüge I, II und III mit Titeln
    .short = Treck
    .about = Die Flüge I, II und III nacheinander, mit Titeln.
trucker-option-building = Bauen
trucker-option-building-turns = Reihum (Variante): Teil für Teil
    .short = Reihum
    .about = Teil für Teil
trucker-option-building-relaxed = Alle zugleich, ohne Sanduhr
    .short = Gemütlich
    .about = alle zugleich, ohne Sanduhr
trucker-option-building-real_time = In Echtzeit, mit Sanduhr
    .short = Echtzeit
    .about = mit Sanduhr (ab Flug I)
trucker-option-hourglass_seconds = Sekunden eines Durchlaufs der Sanduhr (Echtzeit)
trucker-option-hourglass_seconds-when = Die Sanduhr zählt nur beim Bauen in Echtzeit Sekunden, und der Lernflug hat keine.
trucker-option-hourglass_rounds = Runden eines Durchlaufs der Sanduhr (reihum)
trucker-option-hourglass_rounds-when = Die Sanduhr zählt nur beim Bauen reihum Runden, und der Lernflug hat keine.
trucker-option-gold_restrictions = Einschränkungen goldener Titel (rekonstruiert)
trucker-option-gold_restrictions-when = Goldene Titel gibt es nur im Transgalaktischen Treck.
trucker-option-gold_restrictions-true = An
trucker-option-gold_restrictions-false = Aus
trucker-option-reconstructed_cards = Rekonstruierte Abenteuerkarte Level III
trucker-option-reconstructed_cards-when = Abenteuerkarten Level III gibt es nur auf Flug III und im Treck.
trucker-option-reconstructed_cards-true = Im Stapel
trucker-option-reconstructed_cards-false = Weggelassen

trucker-phase-building = Bauen
trucker-phase-check = Startkontrolle
trucker-phase-crew = Crew an Bord
trucker-phase-flight = Flug
trucker-phase-titles = Titel
trucker-phase-payout = Abrechnung
trucker-phase-over = Beendet

trucker-yard = Nimm ein Teil, sieh dir einen Stapel an oder beende den Bau.
trucker-yard-without-stacks = Nimm ein Teil oder beende den Bau.
trucker-looking = Du siehst dir einen Stapel an. Leg ihn zurück oder nimm ein Teil.
trucker-hold = { $card } in der Hand: anlegen, reservieren oder zurücklegen.
trucker-hold-deed = { $card } in { $what }
trucker-hold-or-return = { $card } in der Hand: anlegen oder zurücklegen.
trucker-hold-or-return-deed = { $card } in { $what }
trucker-hold-reserved = { $card } aus der Reserve: anlegen oder wieder reservieren.
trucker-hold-reserved-deed = { $card } in { $what }
trucker-may-turn = Die Sanduhr ist abgelaufen. Du darfst sie umdrehen.
trucker-take-start = Die Zeit ist um! Nimm ein Startfeld.
trucker-take-start-space = Startfeld { $number } nehmen
trucker-take-hidden = Verdecktes Teil nehmen
trucker-take = { $card } nehmen
trucker-take-reserved = Reserviertes Teil nehmen: { $card }
trucker-take-back = Entscheidung über das letzte Teil ändern
trucker-reserve = Reservieren
trucker-return-tile = Offen zurücklegen
trucker-look = Stapel { $number } ansehen
trucker-put-back = Stapel zurücklegen
trucker-turn-hourglass = Sanduhr umdrehen
trucker-finish = Fertig, auf Startfeld { $number }

trucker-heap-empty = Es gibt keine verdeckten Teile mehr.
trucker-not-shown = Dieses Teil liegt nicht offen in der Mitte.
trucker-not-reserved = Dieses Teil hast du nicht reserviert.
trucker-nothing-in-hand = Du hast kein Teil in der Hand.
trucker-looking-now = Solange du einen Stapel ansiehst, kannst du nichts anlegen.
trucker-never-returned = Ein reserviertes Teil darf nie zurückgelegt werden.
trucker-decide-first = Entscheide zuerst über das Teil in deiner Hand.
trucker-touches-nothing = Dort würde das Teil dein Raumschiff nicht berühren.
trucker-cell-taken = Dort liegt schon ein Bauteil.
trucker-outside = Das liegt außerhalb der Baufläche.
trucker-not-joined = Mindestens ein Anschluss muss passen.
trucker-title-no-structural = Dein goldener Titel verbietet auf diesem Flug Verbindungsmodule.
trucker-title-no-reserve = Dein goldener Titel verbietet auf diesem Flug das Reservieren.
trucker-no-reserve = Im Lernflug wird nichts reserviert.
trucker-reserve-full = Du hast schon zwei Teile reserviert.
trucker-nothing-to-change = Es gibt keine Entscheidung, die sich noch ändern lässt.
trucker-gone = Jemand anders hat dieses Teil genommen.
trucker-upper-stack = Nur die drei unteren Stapel darf man ansehen.
trucker-no-stacks = Es gibt keine Stapel zum Ansehen.
trucker-one-stack = Du siehst dir schon einen Stapel an.
trucker-no-stack = Du siehst dir keinen Stapel an.
trucker-attach-before-looking = Lege mindestens ein Teil an, bevor du einen Stapel ansiehst.
trucker-stack-in-use = Jemand anders sieht sich diesen Stapel gerade an.
trucker-no-such-space = Nur die Startfelder 1 bis { $number } werden benutzt.
trucker-space-taken = Dieses Startfeld ist besetzt.
trucker-front-space = Im Lernflug nimmst du das nächste Startfeld, Nummer { $number }.
trucker-no-glass = Es gibt keine Sanduhr zum Umdrehen.
trucker-sand-running = Die Sanduhr läuft noch.
trucker-glass-at-end = Die Sanduhr steht auf dem letzten Feld.
trucker-finish-before-turning = Auf das letzte Feld dreht sie nur, wer schon fertig ist.
trucker-not-by-turns = Beim Bauen reihum dreht sich die Sanduhr von selbst, und Stapel werden von selbst zurückgelegt.

trucker-repair = Dein Raumschiff hat { $number ->
    [one] einen Fehler
   *[other] { $number } Fehler
 }. Nimm ein Bauteil ab.
trucker-take-off = { $card } abnehmen ({ $cell })
trucker-no-part-of-error = Nur Bauteile, die an einem Fehler beteiligt sind, dürfen abgenommen werden.
trucker-error-gt-071 = einfacher an doppeltem Anschluss
trucker-error-gt-072 = Anschluss an glatter Seite
trucker-error-gt-073 = Antrieb zeigt nicht zum Heck
trucker-error-gt-074 = Bauteil hinter einem Antrieb
trucker-error-gt-075 = Bauteil vor einer Kanonenmündung
trucker-error-gt-076 = das Raumschiff hält nicht zusammen
trucker-error-gt-077 = außerhalb der Baufläche
trucker-keep-part = Dein Raumschiff ist zerbrochen. Welcher Teil fliegt weiter?
trucker-keep = { $number ->
    [one] Ein Bauteil
   *[other] { $number } Bauteile
 }, mit { $cell }
trucker-keep-preview = Crew { $crew }, Batteriemarker { $tokens }, Güter { $blocks }
trucker-no-component = Dort liegt kein Bauteil.
trucker-part-by-first = Dieser Teil wird nach seinem ersten Bauteil benannt: { $cell }.
trucker-load-crew = Wer geht an Bord?
trucker-only-humans = Nur Menschen
trucker-brown-alien = Braunes Alien: { $cell }
trucker-purple-alien = Lila Alien: { $cell }
trucker-both-aliens = Braunes Alien: { $brown }; lila Alien: { $purple }
trucker-no-alien-there = { $cell }: Dort kann dieses Alien nicht leben.
trucker-one-alien-per-cabin = Eine Kabine fasst nur ein Alien.

trucker-power-engines = Wie viele Doppelantriebe nutzt du, für je einen Batteriemarker? Stärke { $least } bis { $most }.
trucker-power-cannons = Welche Doppelkanonen nutzt du, für je einen Batteriemarker? Stärke { $least } bis { $most }.
trucker-power-cannons-against = Welche Doppelkanonen nutzt du? Stärke { $least } bis { $most } gegen { $enemy }.
trucker-power-bounds = Du kannst höchstens { $most } nutzen.
trucker-spend = Aus welchen Batterien { $number ->
    [one] kommt der Batteriemarker
   *[other] kommen die { $number } Batteriemarker
 }?
trucker-item = { $card } ({ $cell })
trucker-not-there = Bei { $cell } gibt es nichts zu wählen.
trucker-defend-small = Ein kleiner Meteorit trifft { $card } ({ $cell }). Schild einsetzen?
trucker-defend-large = Ein großer Meteorit trifft { $card } ({ $cell }). Mit einer Doppelkanone abschießen?
trucker-defend-light = Leichtes Kanonenfeuer trifft { $card } ({ $cell }). Schild einsetzen?
trucker-defend = Ja, Marker aus der Batterie in { $cell } (dort { $tokens })
trucker-take-hit = Nein, das Bauteil verlieren
trucker-no-token-there = In { $cell } liegt kein Batteriemarker.
trucker-choose-planet = Auf einem Planeten landen? Das kostet { $days ->
    [one] einen Flugtag
   *[other] { $days } Flugtage
 }.
trucker-land = Planet { $number }: { $goods }
trucker-planet-taken = Dieser Planet ist besetzt.
trucker-pass = Verzichten
trucker-unload = Im Angebot: { $goods }. Vorher Güter umladen oder abwerfen?
trucker-block = { $good }, { $cell }
trucker-load = Laden: { $goods }
trucker-load-block = { $good } in { $cell }
trucker-stop-loading = Nichts mehr laden
trucker-not-offered = Nicht angeboten: { $good }.
trucker-does-not-fit = { $good } passt nicht in { $cell }.
trucker-lose-blocks = { $number } × { $good } verlieren: aus welchen Frachträumen?
trucker-hand-in = Gib { $number ->
    [one] ein Crewmitglied
   *[other] { $number } Crewmitglieder
 } ab.
trucker-hand-in-deed = Abgeben: { $what }
trucker-reward = Sieg! { $reward } nehmen, für { $days ->
    [one] einen Flugtag
   *[other] { $days } Flugtage
 }?
trucker-accept = Nehmen: { $reward }, kostet { $days ->
    [one] einen Tag
   *[other] { $days } Tage
 }
trucker-decline = Verzichten
trucker-credits = { $number ->
    [one] ein Credit
   *[other] { $number } Credits
 }
trucker-cli-score = { $seat }: { $points ->
    [one] { $points } Credit
   *[other] { $points } Credits
 }
trucker-cli-hand = { $number ->
    [one] Ein Teil in Hand oder Reserve:
   *[other] { $number } Teile in Hand und Reserve:
 }
trucker-cli-place = Platz { $rank }: { $seat } mit { $points ->
    [one] { $points } Credit
   *[other] { $points } Credits
 }
trucker-goods = Güter ({ $goods })
trucker-abandoned-ship = Das verlassene Schiff übernehmen? { $reward } für { $crew ->
    [one] { $crew } Crewmitglied
   *[other] { $crew } Crewmitglieder
 } und { $days ->
    [one] einen Flugtag
   *[other] { $days } Flugtage
 }.
trucker-abandoned-station = Die verlassene Station betreten? { $reward } für { $days ->
    [one] einen Flugtag
   *[other] { $days } Flugtage
 }.
trucker-give-up-prompt = { $number ->
    [one] Eine Karte kommt
   *[other] { $number } Karten kommen
 } noch. Weiterfliegen?
trucker-give-up = Aufgeben
trucker-give-up-preview = Keine Belohnung für Platz oder Schönheit, Güter zum halben Preis
trucker-fly-on = Weiterfliegen
trucker-keep-title = Welchen Titel behältst du?
trucker-give-title = Wer bekommt den Titel?
trucker-ready-prompt = Der Flug ist abgerechnet. Bereit für Flug { $level }? Der Bau beginnt, wenn alle bereit sind.
trucker-ready = Bereit für Flug { $level }
trucker-give-title-to = { $card } an { $seat }

trucker-place = Reihe { $row }, Spalte { $column }
trucker-row = Reihe { $number }
trucker-column = Spalte { $number }

trucker-goods-of = { $number } × { $good }
trucker-good-red = rot
trucker-good-yellow = gelb
trucker-good-green = grün
trucker-good-blue = blau

trucker-tile-starting-cabin = Startkabine
trucker-tile-cabin = Kabine
trucker-tile-battery-2 = Batterie (2)
trucker-tile-battery-3 = Batterie (3)
trucker-tile-cargo-hold-2 = Frachtraum (2)
trucker-tile-cargo-hold-3 = Frachtraum (3)
trucker-tile-special-hold-1 = Spezialfrachtraum (1)
trucker-tile-special-hold-2 = Spezialfrachtraum (2)
trucker-tile-engine-1 = Antrieb
trucker-tile-engine-2 = Doppelantrieb
trucker-tile-cannon-1 = Kanone
trucker-tile-cannon-2 = Doppelkanone
trucker-tile-shield = Schild
trucker-tile-life-support-brown = Braune Lebenserhaltung
trucker-tile-life-support-purple = Lila Lebenserhaltung
trucker-tile-structural = Verbindungsmodul
trucker-card-planets = Planeten
trucker-card-open-space = Freier Weltraum
trucker-card-meteor-swarm = Meteorschwarm
trucker-card-slavers = Sklavenhändler
trucker-card-smugglers = Schmuggler
trucker-card-pirates = Piraten
trucker-card-abandoned-ship = Verlassenes Schiff
trucker-card-abandoned-station = Verlassene Station
trucker-card-stardust = Sternenstaub
trucker-card-epidemic = Epidemie
trucker-card-combat-zone = Kampfzone
trucker-card-sabotage = Sabotage

trucker-event-flight = Flug { $number }, Level { $level }: Der Bau beginnt.
trucker-event-took-hidden = { $seat } nimmt verdeckt: { $tile }.
trucker-event-took = { $seat } nimmt { $tile }.
trucker-event-took-reserved = { $seat } nimmt ein reserviertes Teil: { $tile }.
trucker-event-took-back = { $seat } nimmt { $tile } wieder in die Hand.
trucker-event-attached = { $seat } legt { $tile } an ({ $cell }).
trucker-event-reserved = { $seat } reserviert { $tile }.
trucker-event-returned = { $seat } legt { $tile } zurück.
trucker-event-looks = { $seat } sieht sich Stapel { $stack } an.
trucker-event-looks-own = Du siehst dir Stapel { $stack } an: { $cards }.
trucker-event-put-back = { $seat } legt den Stapel zurück.
trucker-event-finished = { $seat } ist fertig und nimmt Startfeld { $space }.
trucker-event-stopped = { $seat } musste aufhören und nimmt Startfeld { $space }.
trucker-event-turned-glass = { $seat } dreht die Sanduhr um (Feld { $space } von { $last }).
trucker-event-glass-turned = Die Sanduhr kommt auf Feld { $space } von { $last }.
trucker-event-sand-out = Die Sanduhr ist abgelaufen (Feld { $space } von { $last }).
trucker-event-time-up = Die Zeit ist um!
trucker-event-building-over = Der Bau ist beendet.
trucker-event-errors = { $seat } hat { $number ->
    [one] einen Baufehler
   *[other] { $number } Baufehler
 }.
trucker-event-took-off = { $seat } nimmt { $tile } ab ({ $cell }).
trucker-event-fell-off = { $seat } verliert, was nicht mehr verbunden ist: { $tiles }.
trucker-event-crew-gone = { $seat } verliert damit { $number ->
    [one] ein Crewmitglied
   *[other] { $number } Crewmitglieder
 }.
trucker-event-loaded-crew = { $seat } füllt { $number ->
    [one] eine Kabine
   *[other] { $number } Kabinen
 }, { $aliens ->
    [0] ohne Aliens
    [one] mit einem Alien
   *[other] mit { $aliens } Aliens
 }.
trucker-event-deck = Der Flug beginnt mit { $number } Abenteuerkarten.
trucker-event-card = Karte { $number }: { $card }
trucker-event-announced-crew = { $seat } hat { $value } Crew an Bord.
trucker-event-announced-engine = { $seat } sagt Antriebsstärke { $value } an{ $tokens ->
    [0] .
    [one] , für einen Marker.
   *[other] , für { $tokens } Marker.
 }
trucker-event-announced-cannon = { $seat } sagt Kanonenstärke { $value } an{ $tokens ->
    [0] .
    [one] , für einen Marker.
   *[other] , für { $tokens } Marker.
 }
trucker-event-forward = { $seat } fliegt { $number ->
    [one] ein Feld
   *[other] { $number } Felder
 } vor.
trucker-event-back = { $seat } fällt { $number ->
    [one] ein Feld
   *[other] { $number } Felder
 } zurück.
trucker-event-hit-small = Kleiner Meteorit { $side }, { $where } (gewürfelt { $dice }).
trucker-event-hit-large = Großer Meteorit { $side }, { $where } (gewürfelt { $dice }).
trucker-event-hit-light = Leichtes Kanonenfeuer { $side }, { $where } (gewürfelt { $dice }).
trucker-event-hit-heavy = Schweres Kanonenfeuer { $side }, { $where } (gewürfelt { $dice }).
trucker-event-bounced = Er prallt bei { $seat } ab ({ $cell }).
trucker-event-shot-down = { $seat } schießt ihn ab, bevor er trifft ({ $cell }).
trucker-event-defended = { $seat } gibt einen Batteriemarker aus und rettet das Bauteil ({ $cell }).
trucker-event-destroyed = { $seat } verliert { $tile } ({ $cell }).
trucker-event-landed = { $seat } landet auf Planet { $number }.
trucker-event-passed = { $seat } verzichtet.
trucker-event-declined = { $seat } verzichtet auf die Belohnung.
trucker-event-took-offer = { $seat } nimmt an.
trucker-event-unloaded = { $seat } nimmt { $number ->
    [one] einen Block
   *[other] { $number } Blöcke
 } heraus.
trucker-event-loaded = { $seat } lädt { $good } ({ $cell }).
trucker-event-lost-goods = { $seat } verliert { $number } × { $good }.
trucker-event-lost-tokens = { $seat } verliert { $number ->
    [one] einen Batteriemarker
   *[other] { $number } Batteriemarker
 }.
trucker-event-lost-crew = { $seat } verliert { $number ->
    [0] niemanden
    [one] ein Crewmitglied
   *[other] { $number } Crewmitglieder
 }.
trucker-event-won = { $seat } gewinnt den Kampf.
trucker-event-lost = { $seat } wird besiegt.
trucker-event-drew = { $seat } hält stand: unentschieden.
trucker-event-earned = { $seat } erhält { $number ->
    [one] { $number } Credit
   *[other] { $number } Credits
 }.
trucker-event-stardust = { $seat } hat { $number ->
    [one] { $number } freiliegenden Anschluss
   *[other] { $number } freiliegende Anschlüsse
 }.
trucker-event-sabotaged = { $seat } wird sabotiert.
trucker-event-sabotage-roll = Der Saboteur würfelt Spalte { $column } und Reihe { $row }: { $cell }.
trucker-event-ignored = Nur ein Raumschiff ist im Rennen: Es passiert nichts.
trucker-event-zone-crew = Kampfzone, Zeile { $number }: Crew
trucker-event-zone-engine = Kampfzone, Zeile { $number }: Antriebsstärke
trucker-event-zone-cannon = Kampfzone, Zeile { $number }: Kanonenstärke
trucker-event-weakest = { $seat } ist am schwächsten.
trucker-event-gave-up = { $seat } gibt auf.
trucker-event-forced-out-no-engine = { $seat } muss aufgeben: keine Antriebsstärke im freien Weltraum.
trucker-event-forced-out-no-human = { $seat } muss aufgeben: kein Mensch an Bord.
trucker-event-forced-out-lapped = { $seat } muss aufgeben: vom Führenden überrundet.
trucker-event-flight-over = Der Flug ist zu Ende; { $number ->
    [0] niemand ist
    [one] ein Raumschiff ist
   *[other] { $number } Raumschiffe sind
 } angekommen.
trucker-event-paid-order = { $seat } erhält { $number ->
    [one] { $number } Credit
   *[other] { $number } Credits
 } für die Platzierung.
trucker-event-paid-beauty = { $seat } erhält { $number ->
    [one] { $number } Credit
   *[other] { $number } Credits
 } für das schönste Schiff.
trucker-event-paid-titles = { $seat } erhält { $number ->
    [one] { $number } Credit
   *[other] { $number } Credits
 } für den Titel { $card }.
trucker-event-paid-sales = { $seat } verkauft Güter für { $number ->
    [one] { $number } Credit
   *[other] { $number } Credits
 }.
trucker-event-paid-losses = { $seat }: { $number ->
    [-1] −1 Credit für ein verlorenes Bauteil.
   *[other] { $number } Credits für verlorene Bauteile.
 }
trucker-event-title = { $seat } erhält den Titel { $card } mit dem Wert { $value }.
trucker-event-undefended = { $seat } verteidigt den Titel { $card } nicht.
trucker-event-undefended-own = Du verteidigst den Titel { $card } nicht.
trucker-event-gold = { $seat } dreht den Titel { $card } auf Gold.
trucker-event-kept-title = { $seat } behält den Titel { $card }.
trucker-event-gave-title = { $seat } gibt den Titel { $card } an { $to }.
trucker-event-ended = Das Spiel ist zu Ende. Es gewinnt: { $winners }.

trucker-learning-done = Der Lernflug ist zu Ende.
trucker-flight-done = Der Flug Level { $level } ist zu Ende.
trucker-trek-over = Der Transgalaktische Treck ist zu Ende.
trucker-source-flown = Im Flug verdient
trucker-source-order = Platzierung
trucker-source-beauty = Schönstes Schiff
trucker-source-titles = Titel
trucker-source-sales = Verkaufte Güter
trucker-source-losses = Verlorene Bauteile

trucker-power-none = Keine nutzen
trucker-unload-none = Alles lassen, wo es ist

trucker-summary = { $card }: { $parts }
trucker-summary-unsure = { $card }: { $parts } (nicht gesichert)
trucker-describe-head = { $card } ({ $id })
trucker-sides = Bug { $bow }, rechts { $right }, Heck { $stern }, links { $left }
trucker-side-smooth = glatt
trucker-side-single = einfach
trucker-side-double = doppelt
trucker-side-universal = universal
trucker-level = Level { $number }
trucker-strength = Stärke { $number }
trucker-crew-needed = Crew { $number }
trucker-planet = Planet { $number }: { $goods }
trucker-shots = { $shots }
trucker-shot = { $size } { $side }
trucker-size-small = kleiner Meteorit
trucker-size-large = großer Meteorit
trucker-size-light = leichtes Kanonenfeuer
trucker-size-heavy = schweres Kanonenfeuer
trucker-from-n = von vorn
trucker-from-e = von rechts
trucker-from-s = von hinten
trucker-from-w = von links
trucker-penalty-days = { $number ->
    [one] { $number } Flugtag
   *[other] { $number } Flugtage
 } verlieren
trucker-penalty-crew = { $number } Crew verlieren
trucker-penalty-goods = { $number ->
    [one] { $number } Gut
   *[other] { $number } Güter
 } verlieren
trucker-penalty-cannon-fire = Kanonenfeuer: { $shots }
trucker-zone-crew = Zeile { $number }, kleinste Crew: { $penalty }
trucker-zone-engine = Zeile { $number }, schwächste Antriebe: { $penalty }
trucker-zone-cannon = Zeile { $number }, schwächste Kanonen: { $penalty }
trucker-days = { $number ->
    [one] ein Flugtag
   *[other] { $number } Flugtage
 }
trucker-measure-loaded-holds = Frachträume mit mindestens einem Block
trucker-measure-battery-users = Doppelkanonen, Doppelantriebe und Schilde
trucker-measure-alien-walk = Schritte jedes Aliens zur nächsten anderen Kabine
trucker-measure-view-cabins = bewohnte Kabinen mit Aussicht
trucker-measure-components = alle Bauteile am Raumschiff
trucker-measure-corridor = längste Kette von Bauteilen mit höchstens zwei Anschlüssen
trucker-gold-one-block-per-hold = Goldseite: Auf Flug III fasst jeder Frachtraum höchstens einen Block.
trucker-gold-one-token-fewer = Goldseite: Auf Flug III bekommt jede Batterie einen Marker weniger.
trucker-gold-idle-aliens = Goldseite: Auf Flug III bringen deine Aliens keine Stärke.
trucker-gold-empty-inner-cabins = Goldseite: Auf Flug III bleiben Kabinen ohne Aussicht beim Start leer.
trucker-gold-no-reserve = Goldseite: Auf Flug III darfst du nichts reservieren.
trucker-gold-no-structural = Goldseite: Auf Flug III darfst du keine Verbindungsmodule anlegen.
trucker-gold-sure = Die Goldseite ist rekonstruiert: Den gedruckten Text kennen wir nicht.
trucker-sure-verified = Am gedruckten Bauteil geprüft.
trucker-sure-partial = Aus einer Quelle bekannt oder aus einem klaren Muster erschlossen.
trucker-sure-reconstructed = Rekonstruiert: Die gedruckte Fassung kennen wir nicht.
trucker-table-head = Flug Level { $level }: { $phase }
trucker-table-heap = { $hidden ->
    [one] { $hidden } verdecktes Teil
   *[other] { $hidden } verdeckte Teile
 }; offen: { $shown }
trucker-table-glass-rounds = Sanduhr auf Feld { $space } von { $last }, noch { $left ->
    [one] eine Runde
   *[other] { $left } Runden
 }
trucker-table-glass-seconds = Sanduhr auf Feld { $space } von { $last }, noch { $left ->
    [one] eine Sekunde
   *[other] { $left } Sekunden
 }
trucker-table-card = Karte: { $card }; noch { $number }
trucker-table-order = Flugreihenfolge: { $seats }
trucker-seat = { $seat }: Credits { $credits }, Crew { $crew }, Marker { $tokens }, Antriebe { $engine }, Kanonen { $cannon }, freiliegende Anschlüsse { $exposed }, verloren { $lost }
trucker-seat-position = Position { $position } (Feld { $space })
trucker-line = { $line }

trucker-preview-tokens = Batteriemarker { $before } → { $after }
trucker-preview-space = Feld { $before } → { $after }
trucker-preview-exposed = freiliegende Anschlüsse { $before } → { $after }
trucker-preview-falls = { $number ->
    [one] ein Bauteil hängt daran
   *[other] { $number } Bauteile hängen daran
 }
trucker-preview-strength = Stärke { $value }, Batteriemarker { $before } → { $after }
trucker-event-took-hidden-own = Du nimmst verdeckt: { $tile }.
trucker-event-took-own = Du nimmst { $tile }.
trucker-event-took-reserved-own = Du nimmst ein reserviertes Teil: { $tile }.
trucker-event-took-back-own = Du nimmst { $tile } wieder in die Hand.
trucker-event-attached-own = Du legst { $tile } an ({ $cell }).
trucker-event-reserved-own = Du reservierst { $tile }.
trucker-event-returned-own = Du legst { $tile } zurück.
trucker-event-put-back-own = Du legst den Stapel zurück.
trucker-event-finished-own = Du bist fertig und nimmst Startfeld { $space }.
trucker-event-stopped-own = Du musstest aufhören und nimmst Startfeld { $space }.
trucker-event-turned-glass-own = Du drehst die Sanduhr um (Feld { $space } von { $last }).
trucker-event-errors-own = Dein Raumschiff hat { $number ->
    [one] einen Baufehler
   *[other] { $number } Baufehler
 }.
trucker-event-took-off-own = Du nimmst { $tile } ab ({ $cell }).
trucker-event-fell-off-own = Du verlierst, was nicht mehr verbunden ist: { $tiles }.
trucker-event-crew-gone-own = Du verlierst damit { $number ->
    [one] ein Crewmitglied
   *[other] { $number } Crewmitglieder
 }.
trucker-event-loaded-crew-own = Du füllst { $number ->
    [one] eine Kabine
   *[other] { $number } Kabinen
 }, { $aliens ->
    [0] ohne Aliens
    [one] mit einem Alien
   *[other] mit { $aliens } Aliens
 }.
trucker-event-announced-crew-own = Du hast { $value } Crew an Bord.
trucker-event-announced-engine-own = Du sagst Antriebsstärke { $value } an{ $tokens ->
    [0] .
    [one] , für einen Marker.
   *[other] , für { $tokens } Marker.
 }
trucker-event-announced-cannon-own = Du sagst Kanonenstärke { $value } an{ $tokens ->
    [0] .
    [one] , für einen Marker.
   *[other] , für { $tokens } Marker.
 }
trucker-event-forward-own = Du fliegst { $number ->
    [one] ein Feld
   *[other] { $number } Felder
 } vor.
trucker-event-back-own = Du fällst { $number ->
    [one] ein Feld
   *[other] { $number } Felder
 } zurück.
trucker-event-bounced-own = Er prallt an deinem Raumschiff ab ({ $cell }).
trucker-event-shot-down-own = Du schießt ihn ab, bevor er trifft ({ $cell }).
trucker-event-defended-own = Du gibst einen Batteriemarker aus und rettest das Bauteil ({ $cell }).
trucker-event-destroyed-own = Du verlierst { $tile } ({ $cell }).
trucker-event-landed-own = Du landest auf Planet { $number }.
trucker-event-passed-own = Du verzichtest.
trucker-event-declined-own = Du verzichtest auf die Belohnung.
trucker-event-took-offer-own = Du nimmst an.
trucker-event-unloaded-own = Du nimmst { $number ->
    [one] einen Block
   *[other] { $number } Blöcke
 } heraus.
trucker-event-loaded-own = Du lädst { $good } ({ $cell }).
trucker-event-lost-goods-own = Du verlierst { $number } × { $good }.
trucker-event-lost-tokens-own = Du verlierst { $number ->
    [one] einen Batteriemarker
   *[other] { $number } Batteriemarker
 }.
trucker-event-lost-crew-own = Du verlierst { $number ->
    [0] niemanden
    [one] ein Crewmitglied
   *[other] { $number } Crewmitglieder
 }.
trucker-event-won-own = Du gewinnst den Kampf.
trucker-event-lost-own = Du wirst besiegt.
trucker-event-drew-own = Du hältst stand: unentschieden.
trucker-event-earned-own = Du erhältst { $number ->
    [one] { $number } Credit
   *[other] { $number } Credits
 }.
trucker-event-stardust-own = Du hast { $number ->
    [one] { $number } freiliegenden Anschluss
   *[other] { $number } freiliegende Anschlüsse
 }.
trucker-event-sabotaged-own = Du wirst sabotiert.
trucker-event-weakest-own = Du bist am schwächsten.
trucker-event-gave-up-own = Du gibst auf.
trucker-event-forced-out-no-engine-own = Du musst aufgeben: keine Antriebsstärke im freien Weltraum.
trucker-event-forced-out-no-human-own = Du musst aufgeben: kein Mensch an Bord.
trucker-event-forced-out-lapped-own = Du musst aufgeben: vom Führenden überrundet.
trucker-event-paid-order-own = Du erhältst { $number ->
    [one] { $number } Credit
   *[other] { $number } Credits
 } für die Platzierung.
trucker-event-paid-beauty-own = Du erhältst { $number ->
    [one] { $number } Credit
   *[other] { $number } Credits
 } für das schönste Schiff.
trucker-event-paid-titles-own = Du erhältst { $number ->
    [one] { $number } Credit
   *[other] { $number } Credits
 } für den Titel { $card }.
trucker-event-paid-sales-own = Du verkaufst Güter für { $number ->
    [one] { $number } Credit
   *[other] { $number } Credits
 }.
trucker-event-paid-losses-own = Du: { $number ->
    [-1] −1 Credit für ein verlorenes Bauteil.
   *[other] { $number } Credits für verlorene Bauteile.
 }
trucker-event-title-own = Du erhältst den Titel { $card } mit dem Wert { $value }.
trucker-event-gold-own = Du drehst den Titel { $card } auf Gold.
trucker-event-kept-title-own = Du behältst den Titel { $card }.
trucker-event-gave-title-own = Du gibst den Titel { $card } an { $to }.

trucker-preview-same-place = Platz bleibt { $now }
trucker-preview-wins = Sieg
trucker-preview-draws = Gleichstand: weder Strafe noch Belohnung
trucker-preview-loses = Niederlage
trucker-preview-crew = Crew { $number }
trucker-preview-brown = Antriebsstärke +2, wenn sie ohne das Alien über 0 liegt
trucker-preview-purple = Kanonenstärke +2, wenn sie ohne das Alien über 0 liegt
trucker-preview-place = Platz { $now } → { $after }
trucker-preview-parts = Das Raumschiff würde in { $number } Teile zerbrechen

trucker-threat-finished = { $seat } ist mit dem Bau fertig
trucker-threat-ahead = { $seat } führt
trucker-error-at = Fehler: { $error } ({ $cells }; { $rule })
trucker-error-of-ship = Fehler: { $error } ({ $rule })
trucker-table-stack = Stapel { $number }, den du gesehen hast: { $cards }
trucker-item-cell = { $cell }
trucker-fit = { $rotation }°, { $number ->
    [one] eine Verbindung
   *[other] { $number } Verbindungen
 }
trucker-fit-error = { $rotation }°, mit Fehler: { $errors } ({ $rules })
trucker-in-reserve = In der Reserve:
trucker-legend = Seiten: │ ─ ein Rohr, ║ ═ zwei Rohre, ╫ ╪ universal, sonst glatt. ▲ Kanone, ▽ Auspuff eines Antriebs, bei doppelten je zwei; ( ) Kabine, < > Startkabine, [ ] Batterien, {"{"} {"}"} Frachtraum, ! ! Spezialfrachtraum, ◝ Schild mit den geschützten Seiten, + Lebenserhaltung, ┼ Verbindungsmodul; h Mensch, B und P Aliens, * Batteriemarker, r y g b Güter (rot, gelb, grün, blau).

trucker-why-joins = { $number ->
    [one] Dort hält es an einer Seite
   *[other] Dort hält es an { $number } Seiten
 }
trucker-why-hidden = { $number ->
    [one] Ein Teil liegt noch verdeckt
   *[other] { $number } Teile liegen noch verdeckt
 }
trucker-why-known = Du weißt, was du bekommst
trucker-why-reserve = So nimmt es dir niemand weg
trucker-why-return = Deine Hand wird frei für ein besseres
trucker-why-finish = { $exposed ->
    [one] Startfeld { $space }, mit einem freiliegenden Anschluss
   *[other] Startfeld { $space }, mit { $exposed } freiliegenden Anschlüssen
 }
trucker-why-fly-on = Platz { $place } bringt im Ziel { $number ->
    [one] { $number } Credit
   *[other] { $number } Credits
 }
trucker-why-load = Der Block bringt am Ende { $number ->
    [one] { $number } Credit
   *[other] { $number } Credits
 }
trucker-why-no-days = Kein Flugtag geht verloren
trucker-why-keep-goods = Keine Güter gehen verloren
trucker-figure-credits = { $number ->
    [one] { $number } Credit
   *[other] { $number } Credits
}
trucker-figure-crew = { $number } Crew
trucker-figure-tokens = { $number } Batteriemarker
trucker-figure-exposed = { $number ->
    [one] { $number } freiliegender Anschluss
   *[other] { $number } freiliegende Anschlüsse
}
trucker-figure-errors = { $number } Baufehler
trucker-figure-lost = { $number ->
    [one] { $number } verlorenes Bauteil
   *[other] { $number } verlorene Bauteile
}

# Data packs, as the workshop shows them
trucker-pack-tiles = Bauteile
trucker-pack-cards = Abenteuerkarten
trucker-pack-ships = Schiffspläne
trucker-pack-flights = Flugpläne
trucker-pack-titles = Titel
trucker-pack-goods = Güter
trucker-pack-tokens = Marker
trucker-pack-title-payments = Prämien für Titel
trucker-pack-best = Beste
trucker-pack-defended = Verteidigt
trucker-pack-defended-silver = Verteidigt, Silber
trucker-pack-defended-gold = Verteidigt, Gold
trucker-pack-sides = Anschlüsse
trucker-pack-sides-hint = Bug, rechts, Heck, links: - 1 2 U
trucker-pack-capacity = Fassungsvermögen
trucker-pack-starting-cabin = Startkabine
trucker-pack-cabin = Kabine
trucker-pack-battery = Batterie
trucker-pack-cargo-hold = Frachtraum
trucker-pack-special-hold = Spezialfrachtraum
trucker-pack-engine = Antrieb
trucker-pack-cannon = Kanone
trucker-pack-shield = Schild
trucker-pack-life-support = Lebenserhaltung
trucker-pack-structural = Verbindungsmodul
trucker-pack-level = Level
trucker-pack-learning = Lernflug
trucker-pack-crew-cost = Crewverlust
trucker-pack-crew-needed = Nötige Crew
trucker-pack-planets = Planeten
trucker-pack-meteors = Meteoriten
trucker-pack-meteors-hint = small oder large, von N E S W
trucker-pack-penalty = Strafe
trucker-pack-credits = Credits
trucker-pack-days = Flugtage
trucker-pack-lines = Zeilen
trucker-pack-shots = Schüsse
trucker-pack-shots-hint = light oder heavy, von N E S W
trucker-pack-criterion = Am wenigsten
trucker-pack-type = Art
trucker-pack-crew = Crew
trucker-pack-cannon-fire = Kanonenfeuer
trucker-pack-open-space = Freier Weltraum
trucker-pack-meteor-swarm = Meteorschwarm
trucker-pack-slavers = Sklavenhändler
trucker-pack-smugglers = Schmuggler
trucker-pack-pirates = Piraten
trucker-pack-abandoned-ship = Verlassenes Schiff
trucker-pack-abandoned-station = Verlassene Station
trucker-pack-stardust = Sternenstaub
trucker-pack-epidemic = Epidemie
trucker-pack-combat-zone = Kampfzone
trucker-pack-sabotage = Sabotage
trucker-pack-first-row = Erste Reihe
trucker-pack-first-column = Erste Spalte
trucker-pack-cells = Felder
trucker-pack-cells-hint = # ein Feld, * die Startkabine
trucker-pack-ship = Schiffsplan
trucker-pack-spaces = Felder
trucker-pack-start-offsets = Startfelder
trucker-pack-finish-rewards = Prämien nach Reihenfolge
trucker-pack-best-ship = Schönstes Schiff
trucker-pack-lost-component = Verlorenes Bauteil
trucker-pack-timer-spaces = Sanduhrfelder
trucker-pack-stack = Karten eines Stapels
trucker-pack-stack-hint = der Level I, II, III
trucker-pack-deck = Karten des Flugs
trucker-pack-reserve = Reservieren erlaubt
trucker-pack-aliens = Aliens dürfen an Bord
trucker-pack-choose-start = Startfeld wählbar
trucker-pack-measure = Was gemessen wird
trucker-pack-gold = Goldseite
trucker-pack-loaded-holds = beladene Frachträume
trucker-pack-battery-users = was Batterien braucht
trucker-pack-alien-walk = Weg der Aliens
trucker-pack-view-cabins = Kabinen mit Aussicht
trucker-pack-components = Bauteile
trucker-pack-corridor = längster Gang
trucker-pack-one-block-per-hold = ein Block je Frachtraum
trucker-pack-one-token-fewer = ein Marker weniger
trucker-pack-idle-aliens = Aliens tun nichts
trucker-pack-empty-inner-cabins = innere Kabinen bleiben leer
trucker-pack-no-reserve = kein Reservieren
trucker-pack-no-structural = keine Verbindungsmodule
trucker-pack-price = Preis
trucker-pack-special = Gefährlich
trucker-pack-supply = Vorrat
trucker-sure-owner = Von jemandem eingegeben oder bestätigt, der das Spiel besitzt.
trucker-pack-problem-found = vier aus - 1 2 U für Bug, rechts, Heck, links werden erwartet, gefunden: { $sides }
trucker-pack-problem-at-least-one-connector = mindestens ein Anschluss wird erwartet
trucker-pack-problem-a-smooth-muzzle-side-bow = die Mündungsseite (Bug) muss glatt sein
trucker-pack-problem-a-smooth-exhaust-side-stern = die Auspuffseite (Heck) muss glatt sein
trucker-pack-problem-four-universal-connectors = vier Universalanschlüsse werden erwartet
trucker-pack-problem-1-to-3-for-cabins = 1 bis 3 wird bei Kabinen, Batterien und Frachträumen erwartet
trucker-pack-problem-1-or-2-for-engines = 1 oder 2 wird nur bei Antrieben und Kanonen erwartet
trucker-pack-problem-one-of = eines davon wird erwartet: { $allowed }
trucker-pack-problem-1-to-5-where-a = 1 bis 5 wird erwartet, wo eine Belohnung Flugtage kostet
trucker-pack-problem-2-to-4-planets = 2 bis 4 Planeten werden erwartet
trucker-pack-problem-meteors-of-a-swarm = nur ein Meteorschwarm hat Meteoriten
trucker-pack-problem-type = erwartet wird die Art { $penalty }
trucker-pack-problem-for-enemies-only = nur bei Feinden
trucker-pack-problem-for-abandoned-ships-only = nur bei verlassenen Schiffen
trucker-pack-problem-for-stations-only = nur bei Stationen
trucker-pack-problem-three-for-a-combat-zone = drei, und nur bei einer Kampfzone
trucker-pack-problem-for-cannon-fire-only = nur bei Kanonenfeuer
trucker-pack-problem-1-or-more-none-for = 1 oder mehr wird erwartet, bei Kanonenfeuer nichts
trucker-pack-problem-red-yellow-green-blue = rot, gelb, grün, blau werden erwartet
trucker-pack-problem-learning-i-ii-iii = learning, I, II, III werden erwartet
trucker-pack-problem-at-most-five-blocks = höchstens fünf Blöcke werden erwartet
trucker-pack-problem-such-as-n-found = erwartet wird etwas wie „{ $size } N“, gefunden: { $shot }
trucker-pack-problem-rows-of = Reihen aus # * . werden erwartet
trucker-pack-problem-one-starting-cell = ein Startfeld * wird erwartet
trucker-pack-problem-the-starting-cell-in-row = das Startfeld wird in Reihe 7, Spalte 7 erwartet, gefunden: { $place }
trucker-pack-problem-one-of-2 = eines davon wird erwartet: { $ships }
trucker-pack-problem-four = vier werden erwartet
trucker-pack-problem-cards-of-level-1-2 = Karten der Level 1, 2 und 3 werden erwartet, oder keine

## Themen der Rätsel

trucker-theme-yard = In der Werft
trucker-theme-hold = Ein Teil anlegen
trucker-theme-give-up-prompt = Weiterfliegen oder aufgeben
trucker-theme-load = Güter laden
trucker-theme-choose-planet = Auf einem Planeten landen
trucker-theme-spend = Batteriemarker ausgeben
trucker-theme-power-engines = Doppelantriebe nutzen
trucker-theme-unload = Güter abladen
trucker-theme-abandoned-ship = Verlassenes Schiff
trucker-theme-abandoned-station = Verlassene Station
trucker-theme-load-crew = Crew an Bord
trucker-theme-power-cannons-against = Kämpfen
trucker-theme-power-cannons = Doppelkanonen nutzen
trucker-theme-reward = Belohnung nehmen
trucker-theme-hand-in = Crew abgeben
trucker-theme-defend-small = Abwehren
trucker-theme-keep-part = Ein zerbrochenes Schiff
