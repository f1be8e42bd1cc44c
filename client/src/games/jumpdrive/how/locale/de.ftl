jumpdrive-how-page-1 = Seite 1: die Runde
jumpdrive-how-page-2 = Seite 2: die Karten

jumpdrive-how-goal = Ziel
jumpdrive-how-goal-text = Lege **Entwicklungen** :dev-line: und **Welten** :world-line: aus, die Runde für Runde Punkte :vp-line: und neue Karten :income: bringen. Sobald jemand **50 Punkte** hat, ist das Spiel vorbei; die meisten Punkte gewinnen. [149 150]
jumpdrive-how-goal-engine = Jede Karte zahlt **jede Runde wieder**; was du früh baust, zählt am meisten. [74 75]

jumpdrive-how-round = Eine Runde
jumpdrive-how-round-choose = Alle zugleich und geheim: eine Entwicklung, eine Welt, beides oder nichts. [35 36]
    .title = Wählen
jumpdrive-how-round-place = Aufdecken, bezahlen, auslegen: erst die Entwicklung, dann die Welt. Wer nichts gewählt hat, erkundet. [39 42 54]
    .title = Auslegen oder erkunden
jumpdrive-how-round-score = Alle bekommen die Punkte aller ihrer Karten, auch der neuen. [74]
    .title = Werten
jumpdrive-how-round-income = Alle ziehen so viele Karten, wie ihre Karten bringen. Höchstens 10 behalten. [75 84]
    .title = Einkommen

jumpdrive-how-choices = Die vier Möglichkeiten
jumpdrive-how-choices-development = Eine Entwicklung von der Hand oder das Erkundungsteam aus der Tischmitte. [36 38]
    .title = :dev-line: Nur eine Entwicklung
jumpdrive-how-choices-development-gain = 1 Karte weniger bezahlen. [50]
    .title = Gewinn:
jumpdrive-how-choices-world = Eine Welt von der Hand: bezahlen oder erobern. [36 58]
    .title = :world-line: Nur eine Welt
jumpdrive-how-choices-world-gain = danach 1 Karte ziehen. [51]
    .title = Gewinn:
jumpdrive-how-choices-both = Eine Entwicklung und eine Welt. Nie zwei Entwicklungen, nie zwei Welten. [37]
    .title = :dev-line: :world-line: Beides
jumpdrive-how-choices-both-gain = zwei Karten wirken sofort, aber ohne Ersparnis und ohne Karte. [53]
    .title = Gewinn:
jumpdrive-how-choices-explore = Nichts auslegen: viele Karten ziehen und die besten behalten. Immer erlaubt, und Pflicht, wenn du nichts auslegen kannst oder willst. [39 40 41]
    .title = :eye: Erkunden
jumpdrive-how-choices-explore-gain = 2 Handkarten mehr, nach deiner Wahl. [68]
    .title = Gewinn:

jumpdrive-how-paying = Bezahlen
jumpdrive-how-paying-text = Wirf so viele **andere** Handkarten ab, wie die Zahl sagt; welche, bestimmst du. [46 47 48]
jumpdrive-how-paying-eg-pay = :dev=4: − 1 allein = :backs=3: 3 Karten bezahlen
jumpdrive-how-paying-discount = Rabatte deiner Karten senken die Zahl, nie unter 0. [49] Was du nicht bezahlen oder erobern kannst, darfst du nicht wählen. [43]

jumpdrive-how-conquering = Erobern
jumpdrive-how-conquering-text = Eine Welt mit roter Zahl kostet keine Karten: Deine Stärke :military: muss mindestens so groß sein wie ihre Verteidigungsstärke. [58 59] Stärke wird nicht verbraucht. [62]
jumpdrive-how-conquering-eg-conquer = :world-military=2: ≤ :military=+1: :military=+1: :check: erobert, 0 Karten
jumpdrive-how-conquering-kinds = Stärke sind deine +1-Symbole und Fähigkeiten, die für diese Welt gelten. [60 61] Stärke und Bezahlung lassen sich nicht mischen. [63]

jumpdrive-how-pair = Beides zugleich
jumpdrive-how-pair-text = Die Entwicklung liegt zuerst und hilft schon bei der Welt: ihr Rabatt, ihre Stärke, ihre Fähigkeit. [54 55]
jumpdrive-how-pair-eg-pair = :disc-drop_ships: :dev=4: :military=+3: :world-military=3: braucht 4 Karten zum Bezahlen und keine Stärke von vorher
jumpdrive-how-pair-own = Eine Karte hilft nie beim eigenen Auslegen. [32]

jumpdrive-how-exploring = Erkunden
jumpdrive-how-exploring-text = Zähle deine Symbole :eye: und 3 dazu. Zieh so viele Karten und 2 mehr, dann wirf so viele aus der **ganzen** Hand ab. [67 68] Punkte und Einkommen gibt es wie sonst. [72]
jumpdrive-how-exploring-eg-explore = :eye: 2 + 3 = 5: 7 ziehen, 5 abwerfen

jumpdrive-how-income = Einkommen und Hand
jumpdrive-how-income-text = Die Karten zieht man nach der Wertung und nur, wenn das Spiel weitergeht. [75 149]
jumpdrive-how-income-limit = Erst nach dem Einkommen gilt das Limit von 10 Handkarten; vorher dürfen es mehr sein. [84 85]
jumpdrive-how-income-pile = Ist der Nachziehstapel aufgebraucht, wird der Ablagestapel gemischt. [86]

jumpdrive-how-start = Der Anfang
jumpdrive-how-start-text = Alle bekommen sieben Karten und werfen geheim zwei davon ab. [9 11 12]
jumpdrive-how-start-first = Erste Partie: feste Hand aus fünf Karten, nichts wird abgeworfen. [13 15]
jumpdrive-how-start-team = Einmal im Spiel darfst du ein **Erkundungsteam** für 1 Karte nehmen, ohne Welt für keine. [95 97]

jumpdrive-how-card = Eine Karte lesen
jumpdrive-how-card-cost = **Kosten** in Karten, in Raute oder Kreis. Ein gezackter **roter** Kreis ist die Verteidigungsstärke. [22 46 58]
jumpdrive-how-card-symbols = **Symbole** am linken Rand: Erkunden, Stärke, Chromosom. [24 31]
jumpdrive-how-card-points = **Punkte**, jede Runde. [23 74]
jumpdrive-how-card-name = **Name** und Schlüsselwörter; REBELLEN ist für manche Stärke wichtig. [61]
jumpdrive-how-card-power = **Fähigkeiten** als Zeichen, sie gelten jede Runde; das Bild einer Welt hat ihre Farbe. [25 27]
jumpdrive-how-card-income = **Einkommen**: gezogene Karten, jede Runde. [23 75]

jumpdrive-how-symbols = Drei Symbole
jumpdrive-how-symbols-explore = :eye: **Erkunden**: beim Erkunden eine Karte mehr ziehen. [67]
jumpdrive-how-symbols-strength = :military=+1: **Stärke**: militärische Welten erobern. [60]
jumpdrive-how-symbols-chromosome = :chromosome: **Chromosom**: allein nichts; manche Karten zählen sie. [77 124]
jumpdrive-how-symbols-edge = Gezählt werden nur Symbole am linken Rand. [31]

jumpdrive-how-formulas = Punkte und Einkommen als Formel
jumpdrive-how-formulas-eg-per = :vp=1: / :kind-rare: 1 Punkt für jede deiner braunen Welten
jumpdrive-how-formulas-per = „Je“ zählt deine Auslage in diesem Augenblick, auch die Karte selbst, wenn sie passt. [77]
jumpdrive-how-formulas-eg-trendsetters = 3 × Galaktische Trendsetter: 3 × :vp=6: = 18 Punkte je Runde [100]
jumpdrive-how-formulas-other = :person: schaut auf eine andere Person, immer die für dich beste. [78 79]
jumpdrive-how-formulas-with = „Mit“ zählt einmal, gleich wie viele es sind. [80]

jumpdrive-how-copies = Gleiche Karten
jumpdrive-how-copies-text = Dieselbe Karte darf mehrmals liegen, und jede zahlt. [29 76] Nur ein Erkundungsteam und ein Handelsabkommen je Person. [30] Ein Handelsabkommen braucht beim Auslegen Stärke 0 oder einen Kontaktspezialisten. [101]

jumpdrive-how-specialist = Kontaktspezialist
jumpdrive-how-specialist-text = Du darfst eine militärische Welt, die nicht gelb ist, **bezahlen** statt erobern: ihre Verteidigungsstärke weniger 1, und alle Rabatte für Welten gelten. [108 109 111]
jumpdrive-how-specialist-eg-specialist = :world-military=4: − 1 :pay-military: = :backs=3: 3 Karten bezahlen

jumpdrive-how-convoys = Konvois: eine zweite Welt
jumpdrive-how-convoys-text = Nach dem Aufdecken, wenn deine erste Welt liegt, erlaubt ein Konvoi eine zweite; nie eine dritte. [125 126 127 129] Die erste hilft schon mit. [130] Für die zweite zieht man keine Karte. [132]
jumpdrive-how-convoys-military = **Militärkonvoi**: beide erobern; jeder Punkt Stärke dient nur einer der beiden. [136 139]
jumpdrive-how-convoys-colony = **Siedlerkonvoi**: beide bezahlen, die zweite kostet 2 weniger; der Konvoi wird abgeworfen. [142 143 144]
jumpdrive-how-convoys-eg-convoy = :self-discard: :world=4: − 2 = :backs=2: 2 Karten für die zweite Welt

jumpdrive-how-propaganda = Kriegspropaganda
jumpdrive-how-propaganda-text = Vor der Wertung geht sie an die Person mit der größten Stärke; teilst du sie dir, behältst du sie. [116] Symbole und die Genmanipulierten Söldner zählen, Stärke gegen bestimmte Welten nicht. [115]
jumpdrive-how-propaganda-tie = Liegen mehrere gleichauf vor dir, bekommt sie, wer links von dir als Nächstes sitzt. [117]

jumpdrive-how-end = Das Ende
jumpdrive-how-end-when = Nach der Wertung: Hat jemand 50 oder mehr Punkte, endet das Spiel sofort, ohne Einkommen. [149]
jumpdrive-how-end-eg-win = :vp=54: schlägt :vp=51:, gleich wer zuerst über 50 war [150]
jumpdrive-how-end-tie = Bei Gleichstand zählt die Summe aus Handkarten und Einkommen dieser Runde; ist auch die gleich, teilt man sich den Sieg. [151 153]

jumpdrive-how-engine = Was sich summiert
jumpdrive-how-engine-text = Punkte gibt es jede Runde von allen Karten deiner Auslage; andere Punkte gibt es nicht. [74] Sechs oder sieben Runden sind üblich. [165] Früh Einkommen, spät Punkte.

jumpdrive-how-key = Alle Zeichen
jumpdrive-how-key-cards = Karten
jumpdrive-how-key-symbols = Symbole
jumpdrive-how-key-colours = Farben der Welten
jumpdrive-how-key-powers = Fähigkeiten
jumpdrive-how-key-table = Am Tisch

jumpdrive-how-sign-dev = Entwicklung, kostet 3 Karten
jumpdrive-how-sign-world = Welt, kostet 2 Karten
jumpdrive-how-sign-world-military = militärische Welt, Verteidigungsstärke 4
jumpdrive-how-sign-vp = Punkte jede Runde
jumpdrive-how-sign-vp-line = Punkte
jumpdrive-how-sign-income = Einkommen: Karten jede Runde
jumpdrive-how-sign-reconstructed = manche Werte sind nicht gesichert
jumpdrive-how-sign-dev-line = eine Entwicklung
jumpdrive-how-sign-world-line = eine Welt
jumpdrive-how-sign-world-any = jede Welt, militärisch oder nicht
jumpdrive-how-sign-rebel = militärische Rebellen-Welt
jumpdrive-how-sign-eye = Erkunden
jumpdrive-how-sign-military = Stärke
jumpdrive-how-sign-chromosome = Chromosom
jumpdrive-how-sign-kind-novelty = blaue Welt
jumpdrive-how-sign-kind-rare = braune Welt
jumpdrive-how-sign-kind-genes = grüne Welt
jumpdrive-how-sign-kind-alien = gelbe Welt
jumpdrive-how-sign-kind-none = graue Welt: keine Farbe
jumpdrive-how-sign-pay-military = militärische Welt bezahlen
jumpdrive-how-sign-conquer = erobern
jumpdrive-how-sign-self-discard = diese Karte dafür abwerfen
jumpdrive-how-sign-most = geht an die Person mit der größten Stärke
jumpdrive-how-sign-lock = Bedingung beim Auslegen
jumpdrive-how-sign-discount = kostet weniger
jumpdrive-how-sign-phase-2 = Entwicklung auslegen
jumpdrive-how-sign-phase-3 = Welt auslegen
jumpdrive-how-sign-hand = Handkarten
jumpdrive-how-sign-card = eine Karte ziehen
jumpdrive-how-sign-pile = Nachziehstapel
jumpdrive-how-sign-discard = Ablagestapel
jumpdrive-how-sign-card-line = Karten in der Auslage
jumpdrive-how-sign-sealed = gewählt, noch geheim
jumpdrive-how-sign-new = in dieser Runde ausgelegt
jumpdrive-how-sign-draw = gezogene Karten
jumpdrive-how-sign-keep = behaltene Karten
jumpdrive-how-sign-person = einer anderen Person
