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
    [true] , je Einsatz eine Batterie
   *[other] { "" }
 }.
trucker-ui-about-engine = Stärke { $strength }{ $double ->
    [true] , je Einsatz eine Batterie
   *[other] { "" }
 }. Feld darunter frei lassen.
trucker-ui-about-engine-wrong = Der Auspuff muss nach unten zeigen.
trucker-ui-about-shield = Deckt { $sides }, je Einsatz eine Batterie.
trucker-ui-about-cabin = Zwei Crew oder ein Alien verbunden mit Lebenserhaltung.
trucker-ui-about-starting_cabin = Zwei Menschen; keine Aliens.
trucker-ui-about-battery = { $n } Ladungen.
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
trucker-ui-fits-but-at = hält, aber ein Fehler ({ $sides }): { $why }.
trucker-ui-fits-but = hält, aber ein Fehler: { $why }.
trucker-ui-no-place = In dieser Drehung kein Platz. Drehe mit R.
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
trucker-ui-stacks-head = Vorausschauen, ein Stapel auf einmal
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
trucker-ui-watching = Du siehst zu. Alle Schiffe und Hände sind offen.
trucker-ui-fresh = Wird aufgedeckt …
trucker-ui-hand-empty = Hand leer
trucker-ui-hand-hint = Nimm ein Teil vom Haufen oder ein offenes.
trucker-ui-turn-left = Nach links drehen
trucker-ui-turn-right = Nach rechts drehen
trucker-ui-attach = Anlegen
trucker-ui-put-back = Zurücklegen
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
trucker-ui-glass-last = Zum letzten Mal: dann ist der Bau zu Ende.
trucker-ui-glass-then = Danach rückt sie ein Feld weiter.
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
trucker-ui-lost-so-far = bisher verloren
trucker-ui-stat-cannon = Kanonenstärke
trucker-ui-stat-engine = Antriebsstärke
trucker-ui-stat-crew = Crew
trucker-ui-stat-battery = Batteriemarker
trucker-ui-stat-exposed = Freiliegende Anschlüsse
trucker-ui-stat-lost = Verlorene Teile
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
trucker-ui-card-open_space = Antriebsstärke = Felder vorwärts. Nichts über 0: aufgeben.
trucker-ui-card-stardust = Ein Feld zurück je freiliegendem Anschluss, das letzte Schiff zuerst.
trucker-ui-card-epidemic = Jede Kabine, die mit einer besetzten Kabine verbunden ist, verliert ein Crewmitglied.
trucker-ui-card-sabotage = Das Schiff mit der kleinsten Crew verliert das ausgewürfelte Teil. Drei Versuche.
trucker-ui-card-meteor_swarm = Ein Wurf für alle, einer nach dem anderen.
trucker-ui-card-slavers = Greifen in Flugreihenfolge an, bis jemand sie besiegt.
trucker-ui-card-smugglers = Greifen in Flugreihenfolge an, bis jemand sie besiegt.
trucker-ui-card-pirates = Greifen in Flugreihenfolge an, bis jemand sie besiegt.
trucker-ui-card-abandoned_ship = In Flugreihenfolge: Das erste Schiff mit genug Crew darf zugreifen, gibt die Crew ab und verliert die Tage.
trucker-ui-card-abandoned_station = In Flugreihenfolge: Das erste Schiff mit genug Crew darf laden und verliert die Tage. Die Crew bleibt an Bord.
trucker-ui-card-combat_zone = Der kleinste Wert zahlt. Gleichstand: wer vorne liegt.
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
trucker-ui-announced-engine = Antrieb { $n }
trucker-ui-announced-crew = Crew { $n }
trucker-ui-outcome-bounced = prallt ab
trucker-ui-outcome-shot_down = abgeschossen
trucker-ui-outcome-defended = abgewehrt
trucker-ui-outcome-destroyed = Treffer
trucker-ui-rolled = { $name } würfelt
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
trucker-ui-nobody-left = niemand mehr an Bord: Du müsstest aufgeben
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
trucker-ui-least-pays = Der kleinste Wert zahlt: { $pays }. Bei Gleichstand, wer vorne liegt.
trucker-ui-pays-days = { $n } Flugtage
trucker-ui-pays-crew = { $n } Crew
trucker-ui-pays-goods = { $n } Güter, für fehlende Batteriemarker
trucker-ui-pays-cannon_fire = { $n } Schüsse
trucker-ui-told = Angesagt: { $told }.
trucker-ui-ask-power_cannons-enemy = Mehr als { $strength } siegt, { $strength } ist unentschieden, weniger unterliegt.
trucker-ui-ask-keep_part = Der Rest fällt mit allem darauf ab und gilt als verloren.
trucker-ui-ask-crew = In jede Kabine kommen zwei Menschen oder ein Alien; je Farbe höchstens ein Alien.
trucker-ui-ask-planet = Die Landung kostet die Tage auch, wenn du nichts lädst.
trucker-ui-ask-unload = Nur jetzt kannst du Blöcke umladen oder abwerfen: Was du wählst, wartet neben dem Schiff.
trucker-ui-ask-abandoned-abandoned_ship = Sie bleiben für immer dort. Ohne Menschen an Bord musst du nach dieser Karte aufgeben.
trucker-ui-ask-abandoned-abandoned_station = Deine Crew bleibt an Bord.
trucker-ui-ask-hand_in = Menschen oder Aliens, aus beliebigen Kabinen. Ohne Menschen an Bord musst du nach dieser Karte aufgeben.
trucker-ui-ask-lose_blocks = Die wertvollsten zuerst; für fehlende Güter gehen Batteriemarker.
trucker-ui-ask-spend-instead = Keine Güter mehr: Stattdessen gehen Batteriemarker.
trucker-ui-ask-give_up = Wer aufgibt, beendet den Flug: Spätere Karten betreffen dich nicht.
trucker-ui-ask-keep_title = Alle fliegen mit einem Titel weiter; die anderen verteilst du. Mit dem besten Wert auf Flug II bringt er 4 Credits und wird zu Gold.
trucker-ui-ask-give_title = Nur wer noch keinen Titel hat, bekommt einen.
trucker-ui-tap-ship = Wähle leuchtende Teile auf deinem Schiff.
trucker-ui-decides-too = { $n ->
    [one] { $names } entscheidet auch.
   *[other] { $names } entscheiden auch.
 }
trucker-ui-power = { $n } betreiben: Stärke { $strength }, Batteriemarker { $before } auf { $after }
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
trucker-ui-building-real_time = alle gleichzeitig
trucker-ui-unverified = { $n ->
    [one] eine Karte rekonstruiert oder unsicher
   *[other] { $n } Karten rekonstruiert oder unsicher
 }
trucker-ui-read-heap = { $hidden } verdeckte Teile; offen: { $shown }.
trucker-ui-read-seat = { $name }: { $tiles } Teile, Kanonen { $cannon } bis { $cannons }, Antriebe { $engine } bis { $engines }, Crew { $crew }, Batteriemarker { $tokens }, freiliegende Anschlüsse { $exposed }, verloren { $lost }, Credits { $credits }, in der Hand { $hand }.

trucker-ui-word-heap = Nimm ein verdecktes oder ein offenes Teil. Entscheide darüber, bevor du das nächste nimmst: anlegen, reservieren oder offen zurücklegen.
    .title = Haufen
    .rule = GT-024
trucker-ui-word-stack = Mit mindestens einem angelegten Teil darfst du einen der drei unteren Stapel ansehen, einen auf einmal.
    .title = Abenteuerstapel
    .rule = GT-050
trucker-ui-word-upper-stack = Den vierten Stapel darf niemand ansehen.
    .title = Unbekannter Stapel
    .rule = GT-051
trucker-ui-word-reserve = Bis zu zwei Teile können hier warten. Ein reserviertes Teil wird nie zurückgelegt; ungenutzt gilt es als verloren.
    .title = Reserve
    .rule = GT-040
trucker-ui-word-hourglass = Ist der Sand durch, darf jemand sie umdrehen. Auf ihr letztes Feld drehen sie nur Fertige; ist sie dort durch, ist der Bau zu Ende.
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
trucker-ui-word-exposed = Anschlüsse, die ins Leere zeigen. Die wenigsten am Ende bringen den Preis für das schönste Schiff; auch Sternenstaub zählt sie.
    .title = Freiliegende Anschlüsse
    .rule = GT-291
trucker-ui-word-lost = Jedes verlorene Teil kostet am Ende einen Credit.
    .title = Verlorene Teile
    .rule = GT-388
trucker-ui-word-credits = Kosmische Credits. Die meisten am Ende gewinnen.
    .title = Credits
    .rule = GT-390
trucker-ui-word-track = Vor und zurück nur über leere Felder: besetzte werden übersprungen. Wer vom führenden Schiff überrundet wird, muss aufgeben.
    .title = Strecke
    .rule = GT-125
trucker-ui-word-deck = Das führende Schiff deckt eine Karte nach der anderen auf; nach der letzten ist der Flug vorbei.
    .title = Abenteuerstapel
    .rule = GT-120
trucker-ui-word-reconstructed = Nicht jedes gedruckte Teil ist uns sicher bekannt. Was es nicht ist, trägt dieses Zeichen und sagt, wie sicher es ist.
    .title = Rekonstruiert
