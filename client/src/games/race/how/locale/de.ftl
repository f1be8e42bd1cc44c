race-how-page-1 = Seite 1: das Spiel
race-how-page-2 = Seite 2: die Karten

race-how-goal = Ziel
race-how-goal-text = Baue das beste kleine Reich aus **Welten** :world-line: und **Entwicklungen** :dev-line:. Hat jemand **12 Karten** in der Auslage oder sind die Siegpunkt-Chips aufgebraucht, wird die Runde zu Ende gespielt; die meisten Punkte gewinnen. [202 203 204 210]

race-how-round = Eine Runde
race-how-round-choose = Alle wählen geheim eine von sieben Aktionskarten. [6 31]
    .title = Wählen
race-how-round-reveal = Nur gewählte Phasen finden statt, die anderen entfallen. [33]
    .title = Aufdecken
race-how-round-play = Alle spielen jede gewählte Phase, in dieser Reihenfolge. Wer sie gewählt hat, bekommt einen Bonus. [32 34 36]
    .title = I bis V spielen
race-how-round-tidy = Höchstens 10 Handkarten behalten, dann prüfen, ob das Spiel endet. [192 205]
    .title = Aufräumen

race-how-phases = Fünf Phasen, sieben Aktionskarten
race-how-phases-explore = **Alle:** 2 Karten ziehen, 1 behalten, die andere abwerfen. [60]
    .title = :phase-1: I Erkunden
race-how-phases-explore-5 = 5 mehr sehen: 1 von 7 behalten. [62]
    .title = :phase-1: +5
race-how-phases-explore-1-1 = 1 mehr sehen, 1 mehr behalten: 2 von 3. [63]
    .title = :phase-1: +1, +1
race-how-phases-develop = **Alle:** Du darfst eine Entwicklung verdeckt hinlegen; alle decken zugleich auf, und du bezahlst ihre Kosten in Karten. [71 72 73] Keine, die du schon hast. [79]
    .title = :phase-2: II Entwickeln
race-how-phases-develop-bonus = Sie kostet 1 weniger. [76]
    .title = :phase-2: Bonus
race-how-phases-settle = **Alle:** Du darfst eine Welt ausspielen: bezahlen oder erobern. [85 86]
    .title = :phase-3: III Siedeln
race-how-phases-settle-bonus = Nach dem Ausspielen 1 Karte ziehen. [90]
    .title = :phase-3: Bonus
race-how-phases-consume = **Alle:** Die Verbrauchen-Fähigkeiten deiner Karten machen aus Gütern Chips und Karten. Sie müssen genutzt werden, solange es geht. [144]
    .title = :phase-4: IV Verbrauchen
race-how-phases-trade = Zuerst ein Gut gegen Karten verkaufen. [133]
    .title = :phase-trade: Handeln
race-how-phases-double = Punkte aus Verbrauchen-Fähigkeiten zählen doppelt. [168]
    .title = :x2: 2× Punkte
race-how-phases-produce = **Alle:** Jede Produktionswelt ohne Gut bekommt eines. [176 177]
    .title = :phase-5: V Produzieren
race-how-phases-produce-bonus = Dazu ein Gut auf eine „Windfall“-Welt. [178]
    .title = :phase-5: Bonus

race-how-three = Eine Karte ist dreierlei
race-how-three-text = Ausgespielt ist sie **Welt oder Entwicklung**. Von der Hand ist sie **Geld**: 1 Karte bezahlt 1. Verdeckt auf einer Welt ist sie ein **Gut**. Als Geld oder Gut ist es gleich, welche Karte es ist. [39 40]

race-how-powers = Fähigkeiten
race-how-powers-text = Die Spalte am linken Rand zeigt, in welcher Phase eine Karte hilft. Fähigkeiten addieren sich. [45] In der Phase, in der sie ausgespielt wird, hilft eine Karte noch nicht, aber schon in der nächsten. [47]
race-how-powers-must = Die Reihenfolge bestimmst du; [52] genutzt werden müssen alle, außer der Text sagt „darf“. [50]

race-how-start = Der Anfang
race-how-start-text = Alle haben eine Startwelt und sechs Karten und werfen zwei davon ab. [7 10] Im Vorrat liegen 12 Punkte je Person. [4]
race-how-start-first = Im ersten Spiel bekommst du vier feste Karten, die zu deiner Welt passen, und wirfst keine ab. [17]
race-how-start-two = Zwei Erfahrene können das **Spiel für Erfahrene** spielen: je Runde zwei von neun Aktionskarten. Zweimal Entwickeln oder Siedeln gibt zwei solche Phasen. [231 235]

race-how-card = Eine Karte lesen
race-how-card-cost = **Kosten** in Karten, in Raute oder Kreis. Ein gezackter **roter** Kreis ist die Verteidigungsstärke: erobern. [73 88 110]
race-how-card-points = **Punkte** am Ende. Fragezeichen: nach deiner Auslage. [208]
race-how-card-phases = **Phasen**: hell, wo die Karte eine Fähigkeit hat; $ heißt Handeln. [45 137]
race-how-card-name = **Name** und Schlüsselwörter wie REBELLEN oder ALIEN; manche Fähigkeiten und Wertungen fragen danach. [114 215]
race-how-card-planet = **Planet**: Die Farbe ist die Art des Guts. Dünner Ring mit Schein: „Windfall“; gefüllt: Produktion; grau: keins. [103]
race-how-card-signs = **Zeichen**: Art der Welt, Rebellen-Schild, Nummer einer Startwelt. [161]

race-how-paying = Bezahlen
race-how-paying-text = Wirf so viele **andere** Handkarten verdeckt ab, wie die Zahl sagt. [73 74 88] Rabatte senken sie, nie unter 0. [56]
race-how-paying-eg-pay = :disc-new_earth: :world=5: − 2 :kind-rare: = :backs=3: 3 Karten bezahlen
race-how-paying-free = Ein Kolonieschiff darfst du aus der Auslage abwerfen, um 0 für eine Welt zu bezahlen, die nicht militärisch ist und deren Gut nicht Alien-Technologie ist. [96 97]

race-how-military = Militär
race-how-military-text = Eine Welt mit roter Zahl wird **erobert**: Deine militärische Stärke :military: muss mindestens so groß sein wie ihre Verteidigungsstärke. Das kostet keine Karte, [111] und die Stärke wird nicht verbraucht. [112] Kämpfen und Bezahlen lassen sich nicht mischen. [119]
race-how-military-eg-conquer = :disc-rebel_miners: :world-military=2: ≤ :military: +2 :check: erobert, 0 Karten
race-how-military-more = Negative Stärke zählt mit. [113] Manche Stärke wirkt nur gegen Rebellen oder eine Art Gut. [114 116] Mit dem Kontaktspezialisten darfst du stattdessen die Verteidigungsstärke weniger 1 bezahlen, [120] nur nicht für Welten mit Alien-Technologie. [121]

race-how-goods = Güter auf Welten
race-how-goods-windfall = Eine **„Windfall“-Welt** bringt ein Gut mit. [102] Später bekommt sie nur durch Bonus oder Fähigkeit eines. [179]
race-how-goods-production = Eine **Produktionswelt** beginnt leer und bekommt bei jedem Produzieren ein Gut. [104 176]
race-how-goods-one = Ein Gut je Welt, nie mehr. [177]

race-how-prices = Farben und Preise
race-how-prices-head-good = Gut
race-how-prices-head-worlds = Welten
race-how-prices-head-price = Verkauf [136]
race-how-prices-novelty-good = :good-novelty: Luxusartikel
race-how-prices-novelty-worlds = :kind-novelty: :windfall-novelty:
race-how-prices-novelty-price = 2 :card:
race-how-prices-rare-good = :good-rare: Seltene Elemente
race-how-prices-rare-worlds = :kind-rare: :windfall-rare:
race-how-prices-rare-price = 3 :card:
race-how-prices-genes-good = :good-genes: Gene
race-how-prices-genes-worlds = :kind-genes: :windfall-genes:
race-how-prices-genes-price = 4 :card:
race-how-prices-alien-good = :good-alien: Alien-Technologie
race-how-prices-alien-worlds = :kind-alien: :windfall-alien:
race-how-prices-alien-price = 5 :card:
race-how-prices-trade = Handeln-Fähigkeiten ($) bringen Karten dazu. [137] Verkaufen kann nur, wer Handeln gewählt hat: genau ein Gut, und zwar nach Wahl. [133 135 139]

race-how-consuming = Verbrauchen
race-how-consuming-eg-consume = :good-any: :consume-arrow: :vp=1: :card: 1 Gut: 1 Punkt und 1 Karte
race-how-consuming-text = Jede Fähigkeit wirkt einmal je Phase, [145] und ein Gut dient nur einer Fähigkeit. [146] Güter und Reihenfolge bestimmst du. [148 149]
race-how-consuming-order = Manche Fähigkeiten brauchen mehrere Güter zugleich, [151] manche nehmen so viele passende, wie da sind, bis zu einer Grenze. [150]
race-how-consuming-chips = Die Punkte sind Chips aus dem Vorrat; [172] geht er zu Ende, wird trotzdem alles ausgezahlt. [173] Karten werden nicht verdoppelt. [169]

race-how-end = Ende und Wertung
race-how-end-when = Das Spiel endet nach der Runde, in der jemand 12 Karten erreicht hat oder der Vorrat aufgebraucht wurde. [202 203]
race-how-end-eg-printed = :vp=2: Punkte, die auf deinen Welten und Entwicklungen stehen
race-how-end-eg-chips = :vp-line: deine Siegpunkt-Chips
race-how-end-eg-six = :vp-var: Entwicklungen mit Kosten 6, nach deiner Auslage
race-how-end-rest = Das ist deine Punktzahl. [208] Jede Entwicklung mit Kosten 6 zählt eine Karte nur einmal. [213] Handkarten und Güter bringen keine Punkte. [209]
race-how-end-tie = Sie entscheiden aber bei Gleichstand: Mehr von beidem zusammen gewinnt. [211]

race-how-key = Alle Zeichen
race-how-key-cards = Karten
race-how-key-phases = Phasen
race-how-key-goods = Arten von Gütern
race-how-key-powers = Fähigkeiten
race-how-key-table = Am Tisch

race-how-sign-dev = Entwicklung, kostet 3 Karten
race-how-sign-world = Welt, kostet 2 Karten
race-how-sign-world-military = militärische Welt, Verteidigungsstärke 4
race-how-sign-vp = Siegpunkte
race-how-sign-vp-var = Punkte nach deiner Auslage (Kosten 6)
race-how-sign-rebel = Rebellen-Welt
race-how-sign-start-world = Startwelt
race-how-sign-chromosome = Chromosom: hier ohne Wirkung
race-how-sign-dev-line = eine Entwicklung
race-how-sign-world-line = eine Welt; diese Welt
race-how-sign-world-any = beliebige Welt
race-how-sign-phase-1 = I Erkunden
race-how-sign-phase-2 = II Entwickeln
race-how-sign-phase-3 = III Siedeln
race-how-sign-phase-trade = $ Handeln
race-how-sign-phase-4 = IV Verbrauchen
race-how-sign-x2 = Punkte verdoppelt
race-how-sign-phase-5 = V Produzieren
race-how-sign-sealed = gewählt, noch geheim
race-how-sign-kind-novelty = Luxusartikel: Produktionswelt
race-how-sign-kind-rare = Seltene Elemente: Produktionswelt
race-how-sign-kind-genes = Gene: Produktionswelt
race-how-sign-kind-alien = Alien-Technologie: Produktionswelt
race-how-sign-windfall-novelty = Luxusartikel: „Windfall“-Welt
race-how-sign-windfall-rare = Seltene Elemente: „Windfall“-Welt
race-how-sign-windfall-genes = Gene: „Windfall“-Welt
race-how-sign-windfall-alien = Alien-Technologie: „Windfall“-Welt
race-how-sign-good-novelty = Gut: Luxusartikel
race-how-sign-good-rare = Gut: Seltene Elemente
race-how-sign-good-genes = Gut: Gene
race-how-sign-good-alien = Gut: Alien-Technologie
race-how-sign-good-any = beliebiges Gut
race-how-sign-good-different = verschiedene Güter
race-how-sign-kind-any = „Windfall“-Welt beliebiger Art
race-how-sign-kind-none = Welt ohne Güter
race-how-sign-eye = mehr Karten sehen
race-how-sign-keep = mehr Karten behalten
race-how-sign-card = eine Karte ziehen
race-how-sign-discount = kostet weniger
race-how-sign-military = militärische Stärke
race-how-sign-conquer = erobern
race-how-sign-pay-military = militärische Welt bezahlen
race-how-sign-self-discard = diese Karte dafür abwerfen
race-how-sign-consume-arrow = Gut verbrauchen für …
race-how-sign-lucky = Zahl nennen, Karte aufdecken
race-how-sign-most = nur mit den meisten einer Art
race-how-sign-hand = Handkarten
race-how-sign-draw = gezogene Karten
race-how-sign-pile = Nachziehstapel
race-how-sign-discard = Ablagestapel
race-how-sign-card-line = Karten in der Auslage, von 12
race-how-sign-vp-line = Punkte in Chips
race-how-sign-new = in dieser Runde ausgespielt
