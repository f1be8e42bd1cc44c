# Wörter des Spielplans von Galaxy Trucker, die die Engine nicht braucht
trucker-ui-side-N = oben
trucker-ui-side-E = rechts
trucker-ui-side-S = unten
trucker-ui-side-W = links
trucker-ui-side = { $side } { $connector }
trucker-ui-connector-none = glatt
trucker-ui-connector-single = ein Rohr
trucker-ui-connector-double = zwei Rohre
trucker-ui-connector-universal = universal
trucker-ui-cell = Reihe { $row }, Spalte { $column }
trucker-ui-cell-too = Reihe { $row }, Spalte { $column }
trucker-ui-empty = leer
trucker-ui-points = zeigt nach { $side }
trucker-ui-exhaust = Auspuff nach { $side }
trucker-ui-covers = deckt { $sides }
trucker-ui-crew = { $n } Crew
trucker-ui-alien-brown = braunes Alien
trucker-ui-alien-purple = lila Alien
trucker-ui-charged = { $n } von { $of } geladen
trucker-ui-good = { $good } { $price }
trucker-ui-about-cannon = Zeigt nach { $side }: Stärke { $strength }{ $double ->
    [true] , je Einsatz ein Batteriemarker
   *[other] { "" }
 }.
trucker-ui-about-engine = Stärke { $strength }{ $double ->
    [true] , je Einsatz ein Batteriemarker
   *[other] { "" }
 }. Feld darunter frei lassen.
trucker-ui-about-engine-wrong = Der Auspuff muss nach unten zeigen.
trucker-ui-about-shield = Deckt { $sides }, je Einsatz ein Batteriemarker.
trucker-ui-about-cabin = Für zwei Menschen oder für ein Alien neben passender Lebenserhaltung.
trucker-ui-about-starting_cabin = Zwei Menschen; keine Aliens.
trucker-ui-about-battery = Für { $n } Batteriemarker.
trucker-ui-about-cargo_hold = { $n } Container, keine roten Güter.
trucker-ui-about-special_hold = { $n ->
    [one] Ein Container
   *[other] { $n } Container
 } für alle Güter.
trucker-ui-about-life_support-brown = Für ein braunes Alien in verbundener Kabine: hilft den Antrieben.
trucker-ui-about-life_support-purple = Für ein lila Alien in verbundener Kabine: hilft den Kanonen.
trucker-ui-about-structural = Nur Anschlüsse.
trucker-ui-holds-not = hält hier nicht.
trucker-ui-joints-fit = { $n ->
    [one] ein Anschluss passt.
   *[other] { $n } Anschlüsse passen.
 }
trucker-ui-fits-but-at = hält, aber mit Fehler ({ $sides }): { $why }.
trucker-ui-fits-but = hält, aber mit Fehler: { $why }.
trucker-ui-no-place = In dieser Drehung kein Platz. Drehe mit R.
trucker-ui-turn-first = erst drehen
trucker-ui-fits-nowhere = passt nirgends
trucker-ui-faster = { $name } war schneller: { $tile } ist weg.
trucker-ui-heap = Haufen
trucker-ui-heap-take = Vom Haufen nehmen
trucker-ui-take-hidden = Vom Haufen nehmen, { $n } verdeckt
trucker-ui-face-down = { $n } verdeckt
trucker-ui-decide-first = erst über das Teil in der Hand entscheiden
trucker-ui-key-space = Leertaste
trucker-ui-face-up = Offen, wer zuerst kommt · { $n }
trucker-ui-taken-by = in der Hand von { $name }
trucker-ui-stacks = Abenteuerstapel
trucker-ui-stacks-head = Vorausschauen, immer nur ein Stapel
trucker-ui-stack-with = bei { $name }
trucker-ui-stack-seen = gesehen
trucker-ui-stack-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
 }
trucker-ui-stack-unknown = unbekannt
trucker-ui-stack-open = Stapel { $n }
trucker-ui-in-hand = In deiner Hand
trucker-ui-hand-of = In der Hand von { $name }
trucker-ui-tiles-on-ship = { $n ->
    [one] Ein Teil am Schiff.
   *[other] { $n } Teile am Schiff.
 }
trucker-ui-watching = Du schaust zu. Alle Schiffe und Hände sind offen.
trucker-ui-fresh = Wird aufgedeckt …
trucker-ui-hand-empty = Hand leer
trucker-ui-hand-hint = Nimm ein Teil vom Haufen oder ein offenes.
trucker-ui-hand-done = Dein Schiff ist fertig: Du nimmst nichts mehr.
trucker-ui-turn-left = Nach links drehen
trucker-ui-turn-right = Nach rechts drehen
trucker-ui-attach = An­legen
trucker-ui-put-back = Zurück­legen
trucker-ui-reserve = Reserve
trucker-ui-reserve-free = Freier Reserveplatz
trucker-ui-reserve-cost = je 1 Credit, wenn ungenutzt
trucker-ui-hourglass = Sanduhr
trucker-ui-rounds = { $n ->
    [one] eine Runde
   *[other] { $n } Runden
 }
trucker-ui-ten-seconds = Noch zehn Sekunden.
trucker-ui-glass-out = Der Sand ist durch: umdrehen.
trucker-ui-glass-finish-first = Der Sand ist durch: Wer fertig ist, darf umdrehen.
trucker-ui-glass-last = Letzter Durchlauf: Danach ist der Bau zu Ende.
trucker-ui-glass-anybody = Der Sand ist durch: Alle dürfen umdrehen.
trucker-ui-glass-waits = Der Sand ist durch: Sie wartet, bis jemand fertig ist.
trucker-ui-glass-then = Danach rückt sie von selbst ein Feld weiter.
trucker-ui-glass-then-anybody = Danach dürfen alle sie umdrehen.
trucker-ui-glass-then-finished = Danach darf sie jemand, der fertig ist, zum letzten Mal umdrehen.
trucker-ui-glass-says = Sanduhr: { $left }, Feld { $space } von { $spaces }
trucker-ui-finish = Fertig: Startfeld wählen
trucker-ui-start-spaces = Startfelder
trucker-ui-space = Startfeld { $n }, { $ahead } vor dem letzten
trucker-ui-space-of = Startfeld { $n }: { $name }
trucker-ui-finished = Fertig · Feld { $n }
trucker-ui-looks = Schaut Stapel { $n } an
trucker-ui-holds = Hält { $tile }
trucker-ui-tiles = { $n ->
    [one] ein Teil
   *[other] { $n } Teile
 }
trucker-ui-open-ship = Schiff von { $name } ansehen
trucker-ui-ship-of = Schiff von { $name }
trucker-ui-your-ship = Dein Schiff
trucker-ui-ships = Die anderen Schiffe
trucker-ui-areas = Bereiche des Tischs
trucker-ui-tab-heap = Haufen
trucker-ui-tab-stacks = Stapel
trucker-ui-tab-ships = Schiffe
trucker-ui-tab-finish = Fertig
trucker-ui-tab-ship = Mein Schiff
trucker-ui-tab-card = Karte
trucker-ui-errors = { $n ->
    [0] Keine Fehler
    [one] Ein Fehler
   *[other] { $n } Fehler
 }
trucker-ui-error-numbers = { $n ->
    [one] Fehler { $numbers }
   *[other] Fehler { $numbers }
 }
trucker-ui-also-clears = behebt auch Fehler { $numbers }
trucker-ui-clears-this = behebt nur diesen
trucker-ui-repair-cost = Nichts wird versetzt oder gedreht. Jedes abgenommene Teil kostet am Ende 1 Credit.
trucker-ui-repair-free = Nichts wird versetzt oder gedreht. Im Lernflug kosten abgenommene Teile nichts.
trucker-ui-repair-hint = Wähle ein Teil hier oder im Schiff. Was daran hängt, fällt mit ab; bricht das Schiff auseinander, wählst du den Teil, der fliegt.
trucker-ui-take-off = { $tile } abnehmen
trucker-ui-no-place-at-all = Es passt nirgends an dein Schiff.
trucker-ui-half-price = halber Preis
trucker-ui-end-facts = beendet · { $rounds ->
    [one] ein Flug
   *[other] { $rounds } Flüge
 } · { $minutes } min
trucker-ui-end-place = Platz { $place } von { $players } mit { $points ->
    [1] einem Credit
   *[other] { $spoken } Credits
 }
trucker-ui-end-worst = Härtester Treffer · { $card }
trucker-ui-end-worst-text = { $n ->
    [one] ein Bauteil verloren
   *[other] { $n } Bauteile verloren
 }
trucker-ui-end-best = Bester Fang · { $card }
trucker-ui-end-best-text = { $n ->
    [one] einen Credit wert
   *[other] { $n } Credits wert
 }
trucker-ui-end-flown = { $n ->
    [one] Eine Karte überstanden
   *[other] { $n } Karten überstanden
 }
trucker-ui-end-flown-text = { $n ->
    [0] ohne im Flug ein Bauteil zu verlieren
    [one] um den Preis von einem Bauteil
   *[other] um den Preis von { $n } Bauteilen
 }
trucker-ui-lost-so-far = bisher verloren
trucker-ui-stat-cannon = Kanonenstärke
trucker-ui-stat-engine = Antriebsstärke
trucker-ui-stat-crew = Crew
trucker-ui-stat-battery = Batteriemarker
trucker-ui-stat-exposed = Freiliegende Anschlüsse
trucker-ui-stat-lost = Verlorene Bauteile
trucker-ui-stat-credits = Credits
trucker-ui-days = { $n ->
    [one] Tag
   *[other] Tage
 }
trucker-ui-small = Klein
trucker-ui-large = Groß
trucker-ui-small-saved = glatte Seite oder Schild
trucker-ui-large-saved = Kanone in Schusslinie
trucker-ui-beaten = Unterlegen
trucker-ui-victory = Sieg
trucker-ui-least = kleinste
trucker-ui-card-planets = In Flugreihenfolge, ein Schiff je Planet.
trucker-ui-card-open_space = So viele Felder vor, wie die Antriebe stark sind. Wer 0 hat, muss aufgeben.
trucker-ui-card-stardust = Ein Feld zurück je freiliegendem Anschluss, das letzte Schiff zuerst.
trucker-ui-card-epidemic = Jede Kabine, die mit einer besetzten Kabine verbunden ist, verliert ein Crewmitglied.
trucker-ui-card-sabotage = Das Schiff mit der kleinsten Crew verliert das ausgewürfelte Teil. Bis zu drei Versuche.
trucker-ui-card-meteor_swarm = Ein Wurf für alle, einer nach dem anderen.
trucker-ui-card-slavers = Greifen in Flugreihenfolge an, bis jemand sie besiegt.
trucker-ui-card-smugglers = Greifen in Flugreihenfolge an, bis jemand sie besiegt.
trucker-ui-card-pirates = Greifen in Flugreihenfolge an, bis jemand sie besiegt.
trucker-ui-card-abandoned_ship = In Flugreihenfolge: Das erste Schiff mit genug Crew darf zugreifen, gibt die Crew ab und verliert die Tage.
trucker-ui-card-abandoned_station = In Flugreihenfolge: Das erste Schiff mit genug Crew darf laden und verliert die Tage. Die Crew bleibt an Bord.
trucker-ui-card-combat_zone = Wer jeweils am wenigsten hat, erleidet die Zeile; bei Gleichstand, wer vorn liegt.
trucker-ui-part-card = Karte { $n }
trucker-ui-card-number = Karte { $n } von { $of }
trucker-ui-no-card = Der Flug beginnt, wenn alle bereit sind.
trucker-ui-planet = Planet { $n }
trucker-ui-deck = Abenteuerstapel
trucker-ui-to-come = { $n ->
    [0] Keine mehr.
    [one] Noch eine.
   *[other] Noch { $n }.
 }
trucker-ui-just-now = Gerade eben
trucker-ui-track = Strecke
trucker-ui-lap = eine Runde = { $n } Felder
trucker-ui-track-says = Flugreihenfolge: { $order }. Eine Runde hat { $spaces } Felder.
trucker-ui-gave-up = aufgegeben
trucker-ui-decides = entscheidet
trucker-ui-hit = getroffen
trucker-ui-landed = auf { $n } gelandet
trucker-ui-announced-cannon = Kanonen { $n }
trucker-ui-announced-engine = Antriebe { $n }
trucker-ui-announced-crew = Crew { $n }
trucker-ui-outcome-bounced = prallt ab
trucker-ui-outcome-shot_down = abgeschossen
trucker-ui-outcome-defended = abgewehrt
trucker-ui-outcome-destroyed = Treffer
trucker-ui-rolled = { $name } würfelt
trucker-ui-rolled-you = du würfelst
trucker-ui-row = Reihe { $n }
trucker-ui-column = Spalte { $n }
trucker-ui-chosen = gewählt
trucker-ui-chosen-of = { $n } von { $all } gewählt
trucker-ui-picked = { $n } von { $of } gewählt.
trucker-ui-picked-up-to = { $n } gewählt, höchstens { $of }.
trucker-ui-part = Teil { $n }: { $tiles ->
    [one] ein Bauteil
   *[other] { $tiles } Bauteile
 }
trucker-ui-falls-off = { $n ->
    [one] ein Bauteil fällt ab
   *[other] { $n } Bauteile fallen ab
 }
trucker-ui-nobody-left = niemand an Bord: Du gibst auf
trucker-ui-nothing-happens = kein Gewinn, kein Tag verloren
trucker-ui-before-after = { $before } → { $after }
trucker-ui-left-behind = { $n ->
    [one] ein Block bleibt zurück
   *[other] { $n } Blöcke bleiben zurück
 }
trucker-ui-place-pays = auf Platz { $n } bringt das Ziel +{ $reward }
trucker-ui-costs-one = { $tile }: −1 Credit
trucker-ui-forward = { $n ->
    [one] ein Feld vor
   *[other] { $n } Felder vor
 }
trucker-ui-must-give-up = kein Schub: Du musst aufgeben
trucker-ui-room = { $n ->
    [0] Kein Container ist frei.
    [one] Ein Container ist frei{ $special ->
        [0] , nicht für Rot
       *[other] , auch für Rot
     }.
   *[other] { $n } Container sind frei, { $special ->
        [0] keiner für Rot
       *[other] { $special } auch für Rot
     }.
 }
trucker-ui-least-pays = Wer hier am wenigsten hat, { $pays }; bei Gleichstand trifft es, wer vorn liegt.
trucker-ui-pays-days = { $n ->
    [one] verliert { $n } Flugtag
   *[other] verliert { $n } Flugtage
 }
trucker-ui-pays-crew = verliert { $n } Crew
trucker-ui-pays-goods = { $n ->
    [one] verliert { $n } Gut
   *[other] verliert { $n } Güter
 }, ersatzweise Batteriemarker
trucker-ui-pays-cannon_fire = { $n ->
    [one] wird von { $n } Schuss getroffen
   *[other] wird von { $n } Schüssen getroffen
 }
trucker-ui-told = Angesagt: { $told }.
trucker-ui-ask-power_cannons-enemy = Mehr als { $strength } gewinnt, { $strength } ist unentschieden, weniger verliert.
trucker-ui-ask-keep_part = Der Rest fällt mit allem darauf ab und gilt als verloren.
trucker-ui-ask-crew = In jede Kabine kommen zwei Menschen oder ein Alien; je Farbe höchstens ein Alien.
trucker-ui-ask-planet = Die Landung kostet die Tage auch, wenn du nichts lädst.
trucker-ui-ask-unload = Nur jetzt kannst du Blöcke umladen oder abwerfen: Was du wählst, wartet neben dem Schiff.
trucker-ui-ask-abandoned-abandoned_ship = Sie bleiben für immer dort. Ohne Menschen an Bord musst du nach dieser Karte aufgeben.
trucker-ui-ask-abandoned-abandoned_station = Deine Crew bleibt an Bord.
trucker-ui-ask-hand_in = Menschen oder Aliens, aus beliebigen Kabinen. Ohne Menschen an Bord musst du nach dieser Karte aufgeben.
trucker-ui-ask-lose_blocks = Die wertvollsten zuerst; fehlen Güter, gehen Batteriemarker.
trucker-ui-ask-spend-instead = Keine Güter mehr: Stattdessen gehen Batteriemarker.
trucker-ui-ask-give_up = Wenn du aufgibst, endet dein Flug: Spätere Karten betreffen dich nicht.
trucker-ui-ask-keep_title = Alle fliegen mit einem Titel weiter; die anderen verteilst du. Mit dem besten Wert auf Flug II bringt er 4 Credits und wird zu Gold.
trucker-ui-ask-give_title = Nur wer noch keinen Titel hat, bekommt einen.
trucker-ui-tap-ship = Wähle auf deinem Schiff, was leuchtet.
trucker-ui-other-battery = Wähle eine andere leuchtende Batterie, dann kommt der Marker von dort.
trucker-ui-decides-too = { $n ->
    [one] { $names } entscheidet auch.
   *[other] { $names } entscheiden auch.
 }
trucker-ui-power = { $n } nutzen: Stärke { $strength }, Batteriemarker { $before } auf { $after }
trucker-ui-beside = Zu verladen
trucker-ui-load-hint = Wähle einen Block, dann einen leuchtenden Frachtraum.
trucker-ui-payout = Credits nach Herkunft
trucker-ui-open-ends = { $n } frei
trucker-ui-before = Vor diesem Flug
trucker-ui-all-flights = Alle Flüge zusammen.
trucker-ui-you-best = du / beste
trucker-ui-above-zero = Wer über 0 liegt, hat gut gearbeitet (GT-390).
trucker-ui-titles = Titel
trucker-ui-gold = Gold
trucker-ui-flight-learning = Lernflug
trucker-ui-flight-I = Flug I
trucker-ui-flight-II = Flug II
trucker-ui-flight-III = Flug III
trucker-ui-building-turns = reihum
trucker-ui-building-relaxed = alle gleichzeitig, ohne Sanduhr
trucker-ui-building-real_time = alle gleichzeitig, mit Sanduhr
trucker-ui-unverified = { $n ->
    [one] eine Karte rekonstruiert oder unsicher
   *[other] { $n } Karten rekonstruiert oder unsicher
 }
trucker-ui-read-heap = { $hidden ->
    [one] { $hidden } verdecktes Teil
   *[other] { $hidden } verdeckte Teile
 }; offen: { $shown }.
trucker-ui-read-seat = { $name }: Teile { $tiles }, Kanonen { $cannon } bis { $cannons }, Antriebe { $engine } bis { $engines }, Crew { $crew }, Batteriemarker { $tokens }, freiliegende Anschlüsse { $exposed }, verloren { $lost }, Credits { $credits }, in der Hand { $hand }.

trucker-ui-word-heap = Nimm ein verdecktes oder ein offenes Teil. Entscheide darüber, bevor du das nächste nimmst: anlegen, reservieren oder offen zurücklegen.
    .title = Haufen
    .rule = GT-024
trucker-ui-word-stack = Mit mindestens einem angelegten Teil darfst du die drei unteren Stapel ansehen, immer nur einen.
    .title = Abenteuerstapel
    .rule = GT-050
trucker-ui-word-upper-stack = Den vierten Stapel darf niemand ansehen.
    .title = Unbekannter Stapel
    .rule = GT-051
trucker-ui-word-reserve = Bis zu zwei Teile können hier warten. Ein reserviertes Teil wird nie zurückgelegt; ungenutzt gilt es als verloren.
    .title = Reserve
    .rule = GT-040
trucker-ui-word-hourglass-turns = Beim Bauen reihum zählt sie Runden und rückt von selbst weiter. Ist der Durchlauf auf ihrem letzten Feld vorbei, ist der Bau zu Ende.
    .title = Sanduhr
    .rule = GT-065
trucker-ui-word-hourglass = Ist der Sand durch, darf jemand sie umdrehen. Auf ihr letztes Feld darf sie nur drehen, wer fertig ist; ist der Sand dort durch, ist der Bau zu Ende.
    .title = Sanduhr
    .rule = GT-061
trucker-ui-word-finish = Nimm ein Startfeld, wenn dein Schiff fertig ist. Das vorderste führt den Flug an. Danach gibt es kein Weiterbauen.
    .title = Fertig
    .rule = GT-069
trucker-ui-word-cannon = Die Summe aller Kanonen: 1 nach vorn, ½ zur Seite; Doppelkanonen das Doppelte für je einen Batteriemarker. Die kleine Zahl ist, was Marker hinzufügen können.
    .title = Kanonenstärke
    .rule = GT-141
trucker-ui-word-engine = Eins je Antrieb, zwei je Doppelantrieb, für den du einen Marker ausgibst. Die kleine Zahl ist, was Marker hinzufügen können.
    .title = Antriebsstärke
    .rule = GT-146
trucker-ui-word-crew = Menschen und Aliens an Bord.
    .title = Crew
    .rule = GT-190
trucker-ui-word-battery = Marker in den Batterien: für Doppelkanonen, Doppelantriebe und Schilde.
    .title = Batteriemarker
    .rule = GT-151
trucker-ui-word-exposed = Anschlüsse, die ins Leere zeigen. Wer am Ende die wenigsten hat, bekommt den Preis für das schönste Schiff; auch Sternenstaub zählt sie.
    .title = Freiliegende Anschlüsse
    .rule = GT-291
trucker-ui-word-lost = Jedes verlorene Bauteil kostet am Ende einen Credit.
    .title = Verlorene Bauteile
    .rule = GT-388
trucker-ui-word-credits = Kosmische Credits. Wer am Ende die meisten hat, gewinnt.
    .title = Credits
    .rule = GT-390
trucker-ui-word-track = Gezählt werden nur leere Felder, vor wie zurück: Besetzte werden übersprungen. Wer vom führenden Schiff überrundet wird, muss aufgeben.
    .title = Strecke
    .rule = GT-125
trucker-ui-word-deck = Das führende Schiff deckt eine Karte nach der anderen auf; nach der letzten ist der Flug vorbei.
    .title = Abenteuerstapel
    .rule = GT-120
trucker-ui-word-reconstructed = Nicht jedes gedruckte Teil ist uns sicher bekannt. Unsichere tragen dieses Zeichen und sagen, wie sicher sie sind.
    .title = Rekonstruiert

trucker-lesson-goal = Bau ein Schiff ①, flieg es durch acht Abenteuerkarten und verkaufe, was du heimbringst. Mehr als 0 Credits ist eine gute Fahrt; wer die meisten hat, gewinnt. Nova hat schon gebaut.
    .title = Credits nach Hause bringen
trucker-lesson-take = Nimm ein Bauteil verdeckt vom Haufen ①. Dann legst du es an dein Schiff an oder legst es offen für alle zurück. In diesem Flug drängt keine Zeit.
    .title = Nimm ein Bauteil
    .try = Drück auf den Haufen ①: Er bringt, was dein Schiff braucht.
trucker-lesson-pipes = Seiten, die sich berühren, müssen passen: ein Rohr an eins, zwei an zwei, der Kamm an beide. Eine glatte Seite darf kein Rohr berühren. Leuchtende Felder ② passen zum Bauteil in deiner Hand ①.
    .title = Anschlüsse müssen passen
trucker-lesson-engine = Die Flamme des Antriebs ① zeigt nach unten, und das Feld dahinter bleibt leer. Jeder Antrieb bringt dich im freien Weltraum weiter.
    .title = Antriebe nach hinten
    .try = Leg ihn bei ② an{ $turn }: Sein Rohr trifft den Kamm, und hinter der Flamme liegt nichts.
trucker-lesson-cabin = In jede Kabine ① kommen zwei Menschen. Crew besetzt verlassene Stationen und Schiffe, und ganz ohne Menschen musst du aufgeben.
    .title = Crew
    .try = Leg sie bei ② an{ $turn }: { $joined ->
        [one] Dort hält sie an einer Seite.
       *[other] Dort hält sie an { $joined } Seiten.
    }
trucker-lesson-power = Doppelkanonen, Doppelantriebe und Schilde tragen einen Blitz: Jeder Einsatz kostet einen Marker aus einer Batterie ①.
    .title = Blitze brauchen Batterien
    .try = Leg sie bei ② an{ $turn }: { $joined ->
        [one] Dort hält sie an einer Seite.
       *[other] Dort hält sie an { $joined } Seiten.
    }
trucker-lesson-cannon = Kanonen ① treffen große Meteoriten und Feinde. Das Feld vor der Mündung bleibt leer. Nach vorn zählen sie ganz, sonst halb.
    .title = Freie Bahn für Kanonen
    .try = Leg sie bei ② an{ $turn }: Sie zeigt nach vorn, und vor der Mündung ist nichts.
trucker-lesson-shield = Ein Schild ① schützt die zwei Seiten, die sein blauer Bogen zeigt. Für einen Batteriemarker hält es dort kleine Meteoriten und leichtes Kanonenfeuer ab; gegen schweres hilft nichts.
    .title = Schilde schützen zwei Seiten
    .try = Leg es bei ② an{ $turn }: So schützt es { $sides }.
trucker-lesson-cargo = Frachträume ① tragen Güter, einen Block je Platz. Am Ende werden sie verkauft: rote für 4 Credits, gelbe für 3, grüne für 2, blaue für 1. Rote brauchen einen roten Frachtraum.
    .title = Platz für Güter
    .try = Leg ihn bei ② an{ $turn }: { $joined ->
        [one] Dort hält er an einer Seite.
       *[other] Dort hält er an { $joined } Seiten.
    }
trucker-lesson-open = Rohre ins Leere ① sind Schwachstellen: Kleine Meteoriten prallen an glatten Seiten ab, hier nicht. Du hast { $open }. Das Schiff mit den wenigsten bringt am Ende 2 Credits.
    .title = Freiliegende Anschlüsse
trucker-lesson-ready = Lücken im Rumpf sind erlaubt. Vor dem Start werden falsche Verbindungen abgenommen, in diesem Flug kostenlos. In späteren Flügen läuft eine Sanduhr, und du darfst in die Kartenstapel schauen.
    .title = Wann aufhören?
    .try = Dein Schiff hat alles Nötige. Nimm Startfeld { $space } ①: drücken, dann noch einmal drücken.
trucker-lesson-card = Jede Karte ① gilt für alle; wer führt, handelt zuerst. Wer etwas mitnimmt, verliert meist Flugtage: Die Rakete rückt auf der Strecke ② zurück.
    .title = Eine Karte für alle
    .try = { $type ->
        [land] Lande auf Planet { $planet }: { $red ->
            [locked] Rote Güter kannst du nicht laden; er bringt am Ende { $credits } Credits.
           *[other] Seine Güter bringen am Ende { $credits } Credits.
        }
       *[other] Flieg diesmal vorbei.
    }
trucker-lesson-space = Im freien Weltraum rückst du so viele Felder vor, wie deine Antriebe stark sind ①. Ein Doppelantrieb bringt 2 dazu, für einen Batteriemarker ②. Wer 0 hat, muss aufgeben.
    .title = Freier Weltraum: Antriebe zählen
    .try = { $n ->
        [0] Nutze keinen Doppelantrieb: Die Marker sind später mehr wert.
        [one] Nutze einen Doppelantrieb: zwei Felder mehr.
       *[other] Nutze { $n } Doppelantriebe: je zwei Felder mehr.
    }
trucker-lesson-hit = Zwei Würfel nennen eine Reihe oder Spalte; was darin zuerst liegt, wird getroffen ①. Kleine Meteoriten prallen an glatten Seiten ab, große muss man abschießen. Teile ohne Verbindung fallen ab.
    .title = Meteoriten und Schüsse
    .try = { $type ->
        [defend] Gib einen Marker aus und behalte das Bauteil.
        [fly_on] Dieser Schwarm ist vorbei. Flieg weiter zur nächsten Karte.
       *[other] Nimm den Treffer hin und spar den Marker.
    }
trucker-lesson-stardust = Sternenstaub kostet alle einen Flugtag je freiliegendem Anschluss ①; du hast { $open }. Die Rakete ist auf der Strecke ② zurückgefallen. Ein geschlossener Rumpf lohnt sich.
    .title = Sternenstaub
    .try = Hier gibt es nichts zu entscheiden. Flieg weiter zur nächsten Karte.
trucker-lesson-smugglers = Feinde ① greifen in Flugreihenfolge an. Stärkere Kanonen besiegen sie: Du nimmst die Güter für ein paar Tage, und niemand sonst wird angegriffen. Mit schwächeren verlierst du Güter; bei Gleichstand ziehen sie weiter.
    .title = Schmuggler
    .try = { $type ->
        [fly_on] Sie sind fort. Flieg weiter zur nächsten Karte ②.
        [accept] Nimm die Güter ②: Sie sind den Tag wert.
       *[other] Wähle die Doppelkanonen, die du nutzt ②, und bestätige.
    }
trucker-lesson-abandoned = Hier treibt etwas im All ①. Wer der Reihe nach als Erstes genug Crew hat, darf es für Flugtage nehmen. Ein Schiff kostet Crew und bringt Credits; eine Station braucht die Crew nur und gibt Güter.
    .title = Verlassen
    .try = { $type ->
        [accept] { $kind ->
            [ship] Nimm es ②: Die Credits sind Crew und Tag wert.
           *[other] Nimm sie ②: Die Güter bringen am Ende { $credits } Credits.
        }
       *[other] Lass es ②: Es würde zu viel kosten.
    }
trucker-lesson-combat = Drei Vergleiche, von oben nach unten ①: kleinste Crew, schwächste Antriebe, schwächste Kanonen. Wer jeweils am wenigsten hat, erleidet diese Zeile; bei Gleichstand, wer vorn liegt. Marker helfen ②.
    .title = Kampfzone
    .try = { $type ->
        [fly_on] Sie ist vorbei. Flieg weiter zur nächsten Karte.
        [power_engines] { $n ->
            [0] Nutze keinen Doppelantrieb ②: Du bist stark genug.
            [one] Nutze einen Doppelantrieb ②, damit du nicht am schwächsten bist.
           *[other] Nutze { $n } Doppelantriebe ②, damit du nicht am schwächsten bist.
        }
       *[other] Wähle die Doppelkanonen, die du nutzt ②, damit du nicht am schwächsten bist, und bestätige.
    }
trucker-lesson-payout = Credits für deinen Platz im Ziel, 2 für das Schiff mit den wenigsten freiliegenden Anschlüssen, die verkauften Güter, minus 1 je verlorenem Bauteil ①. Das war ein Flug.
    .title = Zahltag
trucker-lesson-turned = { $turns ->
    [0] {""}
    [1] , einmal nach rechts gedreht
    [2] , zweimal gedreht
   *[other] , einmal nach links gedreht (oder dreimal nach rechts)
}
trucker-lesson-side-N = oben
trucker-lesson-side-E = rechts
trucker-lesson-side-S = unten
trucker-lesson-side-W = links
trucker-lesson-do-yard = { $type ->
    [finish] Nimm ein Startfeld: drücken, dann noch einmal drücken.
   *[other] Nimm das nächste Bauteil vom Haufen.
}
trucker-lesson-do-hold = { $type ->
    [attach] Leg das Bauteil in Reihe { $row }, Spalte { $column } an{ $turn }: { $joined ->
        [one] Dort hält es an einer Seite.
       *[other] Dort hält es an { $joined } Seiten.
    }
   *[other] Leg es zurück: Es passt nicht gut.
}
trucker-lesson-do-type-hand_in = Gib je ein Crewmitglied aus { $what } ab und bestätige.
trucker-lesson-do-load = Lade den Block ({ $good }) in den Frachtraum in Reihe { $row }, Spalte { $column }: Verkauft wird er am Ziel.
trucker-lesson-do-unload = Nichts muss weg: Bestätige, dann behältst du deine Güter und lädst die neuen.
trucker-lesson-do-abandoned = { $type ->
    [accept] { $kind ->
        [ship] { $what }. Crew bringt am Ende nichts ein, Credits bleiben.
       *[other] { $what }. Die Güter sind am Ende Credits wert.
    }
   *[other] Lass es: Es würde zu viel kosten.
}
trucker-lesson-do-give_up = { $type ->
    [fly_on] Flieg weiter zur nächsten Karte.
   *[other] { $what }.
}
trucker-lesson-do-defence = { $type ->
    [defend] Gib einen Batteriemarker aus: Sonst ist das Bauteil verloren.
   *[other] Nimm den Treffer hin und spar den Marker.
}
trucker-lesson-do-power_cannons = { $n ->
    [0] Nutze keine Doppelkanone: Bestätige nur und spar die Marker.
   *[other] Nutze { $what } und bestätige: { $against ->
        [combat_zone] So bist du nicht am schwächsten.
       *[other] So bist du stärker.
    }
}
trucker-lesson-do-power_engines = { $n ->
    [0] Nutze keinen Doppelantrieb und spar die Marker.
    [one] Nutze einen Doppelantrieb.
   *[other] Nutze { $n } Doppelantriebe.
}
trucker-ui-face-up-of = Offen · { $n } von { $all }
trucker-ui-show-all = Alle zeigen
trucker-ui-filter = Welche offenen Teile gezeigt werden
trucker-ui-filter-kind = { $kind }, { $n }
trucker-ui-kind-cannon-1 = Kanone
trucker-ui-kind-cannon-2 = Doppelkanone
trucker-ui-kind-engine-1 = Antrieb
trucker-ui-kind-engine-2 = Doppelantrieb
trucker-ui-kind-cabin = Kabine
trucker-ui-kind-battery = Batterien
trucker-ui-kind-cargo_hold = Frachtraum
trucker-ui-kind-special_hold = Spezialfrachtraum
trucker-ui-kind-shield = Schild
trucker-ui-kind-life_support = Lebenserhaltung
trucker-ui-kind-structural = Verbindungsmodul
trucker-ui-only-you = diese Karten siehst nur du
trucker-ui-looking-now = Solange du hineinsiehst, kannst du nicht bauen. Alles andere läuft weiter.
trucker-ui-looking-again = Diesen Stapel kennst du: Noch einmal hineinzusehen kostet nichts.
trucker-ui-stack-held = { $name } sieht gerade in Stapel { $n }.
trucker-ui-again = noch einmal
trucker-ui-finish-errors = { $n ->
    [one] Mit einem Fehler starten?
   *[other] Mit { $n } Fehlern starten?
 }
trucker-ui-finish-few = { $n ->
    [one] Mit nur einem Teil starten?
   *[other] Mit nur { $n } Teilen starten?
 }
trucker-ui-cells-empty = { $n } von { $cells } Feldern sind leer
trucker-ui-others-have = { $others ->
    [one] { $name } hat
   *[other] Die anderen haben
 } { $count ->
    [one] { $tiles } Teil
   *[other] { $tiles } Teile
}. { $left ->
    [one] Eines liegt
   *[other] { $left } liegen
 } noch bereit.
trucker-ui-ship-has = Antriebe { $engine }, Kanonen { $cannon }, Crew { $crew }
trucker-ui-enemies-have = Gegner in Flug { $level } haben Stärke { $least } bis { $most }.
trucker-ui-finish-repair = Vor dem Start musst du Teile entfernen, bis kein Fehler mehr da ist.
trucker-ui-finish-last = Nach dem Startfeld kannst du nicht weiterbauen.
trucker-ui-finish-on = Fertig auf Feld { $n }
trucker-ui-finish-too-late = Die Zeit ist um: Gebaut wird nicht mehr.
trucker-ui-keep-building = Weiterbauen
trucker-ui-keys-arrows = Werft: von Feld zu Feld
trucker-ui-keys-space = Werft: vom Haufen nehmen
trucker-ui-keys-f = Werft: ein offenes Teil suchen
trucker-ui-keys-r = Werft: das Teil drehen
trucker-ui-keys-n = Werft: nächster, voriger Platz, an dem es hält
trucker-ui-keys-enter = Werft: anlegen
trucker-ui-keys-back = Werft: zurücklegen
trucker-ui-keys-s = Werft: reservieren
trucker-ui-keys-digits = Werft: ein reserviertes Teil nehmen
trucker-ui-keys-k = Werft: einen Kartenstapel ansehen
trucker-ui-keys-x = Werft: die Fehler zeigen
trucker-ui-keys-g = Werft: die Sanduhr umdrehen, wo sie in Echtzeit läuft
trucker-ui-keys-e = Werft: Bau beenden, dann die Ziffer des Startfelds
trucker-ui-next-card = Nächste Karte
trucker-ui-give-up-sure = Ja, aufgeben
trucker-ui-load-all = Alles einladen
trucker-ui-you-watch = Du bist aus dem Rennen und schaust { $name } zu. Wähle ein Schiff, um zu wechseln.
trucker-ui-resigned = Du hast aufgegeben und schaust { $name } zu. Wähle ein Schiff, um zu wechseln.
trucker-ui-done-building = Dein Schiff ist fertig. { $n ->
    [one] { $names } baut noch
   *[other] { $names } bauen noch
 }; danach geht es zum Start.

## was im Flug zu sehen ist
trucker-ui-scene-card = Die nächste Karte wird aufgedeckt.
trucker-ui-scene-dice = Die Würfel sagen, wo es einschlägt.
trucker-ui-scene-meteor = Meteorit { $n } von { $of }: { $size }, { $side }
trucker-ui-scene-shot = Schuss { $n } von { $of }: { $size }, { $side }
trucker-ui-scene-small = klein
trucker-ui-scene-large = groß
trucker-ui-scene-light = leicht
trucker-ui-scene-heavy = schwer
trucker-ui-defenceless-small = hier hilft kein Schild
trucker-ui-defenceless-large = keine Kanone kann ihn treffen
trucker-ui-defenceless-light = hier hilft kein Schild
trucker-ui-defenceless-heavy = gegen schweres Feuer hilft nichts
trucker-ui-edge-N = Bug
trucker-ui-edge-E = rechts
trucker-ui-edge-S = Heck
trucker-ui-edge-W = links
trucker-ui-board-drawn = Ein Schiffsplan mit { $n } Baufeldern
trucker-entry-red = rote Güter
trucker-entry-yellow = gelbe Güter
trucker-entry-green = grüne Güter
trucker-entry-blue = blaue Güter
trucker-entry-astronaut = Astronauten
trucker-entry-battery-token = Batteriemarker
trucker-entry-alien-brown = braune Aliens
trucker-entry-alien-purple = lila Aliens
trucker-entry-rocket = Raketenfiguren
trucker-entry-title-tile = Titelplättchen
trucker-entry-learning = Lernflug
trucker-entry-I = Flug I
trucker-entry-II = Flug II
trucker-entry-III = Flug III
trucker-entry-SHIP-I = Schiffsplan I
trucker-entry-SHIP-II = Schiffsplan II
trucker-entry-SHIP-III = Schiffsplan III
