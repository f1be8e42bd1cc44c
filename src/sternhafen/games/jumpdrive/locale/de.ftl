jumpdrive-name = Jump Drive
jumpdrive-option-start = Start
jumpdrive-option-start-standard = Normal: sieben Karten, zwei abwerfen
jumpdrive-option-start-first_game = Erste Partie: vorgegebene Starthände aus fünf Karten

jumpdrive-phase-starting-discard = Starthand
jumpdrive-phase-choose-cards = Auswahl
jumpdrive-phase-pay-development = Ausspielen
jumpdrive-phase-way-of-world = Ausspielen
jumpdrive-phase-pay-world = Ausspielen
jumpdrive-phase-explorer-discard = Erkunden
jumpdrive-phase-choose-second-world = Zweite Welten
jumpdrive-phase-pay-second-world = Zweite Welten
jumpdrive-phase-discard-to-limit = Handkartenlimit
jumpdrive-phase-over = Spielende

jumpdrive-starting-discard = Wirf { $number } deiner sieben Karten ab.
jumpdrive-choose-cards = Spiele eine Entwicklung, eine Welt oder beides aus; oder erkunde.
jumpdrive-explore = Erkunden
jumpdrive-pay = { $number ->
    [one] Bezahle { $number } Karte für { $card }.
   *[other] Bezahle { $number } Karten für { $card }.
 }
jumpdrive-way = Wie spielst du { $card } aus?
jumpdrive-conquer = Erobern: Stärke { $strength } gegen Verteidigung { $defense }
jumpdrive-contact = { $number ->
    [one] Kontaktspezialist: { $number } Karte bezahlen
   *[other] Kontaktspezialist: { $number } Karten bezahlen
 }
jumpdrive-explorer-discard = { $number ->
    [one] Wirf nach dem Erkunden { $number } Karte ab.
   *[other] Wirf nach dem Erkunden { $number } Karten ab.
 }
jumpdrive-second-world = { $card } erlaubt eine zweite Welt. Spielst du eine aus?
jumpdrive-no-second-world = Keine zweite Welt
jumpdrive-second-world-pay = { $number ->
    [one] { $card } für { $number } Karte
   *[other] { $card } für { $number } Karten
 }
jumpdrive-second-world-contact = { $number ->
    [one] { $card } über den Kontaktspezialisten für { $number } Karte
   *[other] { $card } über den Kontaktspezialisten für { $number } Karten
 }
jumpdrive-second-world-conquer = { $card } erobern
jumpdrive-hand-limit = { $number ->
    [one] Wirf { $number } Karte ab: Das Handkartenlimit ist { $limit }.
   *[other] Wirf { $number } Karten ab: Das Handkartenlimit ist { $limit }.
 }

jumpdrive-not-in-hand = { $card } hast du nicht auf der Hand.
jumpdrive-one-of-each = Wähle höchstens eine Entwicklung und eine Welt.
jumpdrive-place-something = Um nichts auszuspielen, erkunde.
jumpdrive-limit = Du darfst höchstens { $limit } { $card } haben.
jumpdrive-condition = { $card } darfst du nur ohne militärische Stärke in deiner Auslage ausspielen, oder mit einem Kontaktspezialisten.
jumpdrive-too-dear = Kostet { $cost } Karten; du könntest { $payable } bezahlen.
jumpdrive-too-weak = Deine Stärke ist { $strength }; die Verteidigung ist { $defense }.
jumpdrive-second-must-be-military = Nach einer Eroberung muss die zweite Welt militärisch sein.
jumpdrive-second-must-be-conquered = Mit dem Militärkonvoi muss die zweite Welt erobert werden.
jumpdrive-second-must-be-paid = Mit dem Siedlerkonvoi muss die zweite Welt bezahlt werden.

jumpdrive-preview-explore = { $drawn } Karten ziehen, dann { $discarded } abwerfen
jumpdrive-preview-pay = { $number ->
    [one] { $card }: { $number } Karte bezahlen
   *[other] { $card }: { $number } Karten bezahlen
 }
jumpdrive-preview-contact = { $number ->
    [one] { $card }: { $number } Karte über den Kontaktspezialisten bezahlen
   *[other] { $card }: { $number } Karten über den Kontaktspezialisten bezahlen
 }
jumpdrive-preview-conquer = { $card }: erobern
jumpdrive-preview-bonus = Welt allein: 1 Karte ziehen
jumpdrive-preview-points = Diese Runde { $points } Siegpunkte, dann { $total }
jumpdrive-preview-income = { $number ->
    [one] Danach { $number } Karte ziehen
   *[other] Danach { $number } Karten ziehen
 }

jumpdrive-event-round = Runde { $number }
jumpdrive-event-discarded-at-start = { $seat } hat { $number } Startkarten abgeworfen.
jumpdrive-event-discarded-at-start-own = Du hast { $cards } abgeworfen.
jumpdrive-event-revealed = { $seat } deckt { $cards } auf.
jumpdrive-event-explores = { $seat } erkundet.
jumpdrive-event-placed = { $number ->
    [0] { $seat } hat { $card } kostenlos ausgespielt.
    [one] { $seat } hat { $card } für { $number } Karte ausgespielt.
   *[other] { $seat } hat { $card } für { $number } Karten ausgespielt.
 }
jumpdrive-event-placed-own = { $number ->
    [0] Du hast { $card } kostenlos ausgespielt.
   *[other] Du hast { $card } ausgespielt und mit { $cards } bezahlt.
 }
jumpdrive-event-conquered = { $seat } hat { $card } erobert.
jumpdrive-event-drew-for-world = { $seat } hat für die Welt { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
 } gezogen.
jumpdrive-event-drew-for-world-own = Für die Welt hast du { $cards } gezogen.
jumpdrive-event-explored = { $seat } hat beim Erkunden { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
 } gezogen.
jumpdrive-event-explored-own = Beim Erkunden hast du { $cards } gezogen.
jumpdrive-event-explorer-discarded = { $seat } hat nach dem Erkunden { $number } abgeworfen.
jumpdrive-event-explorer-discarded-own = Nach dem Erkunden hast du { $cards } abgeworfen.
jumpdrive-event-no-second-world = { $seat } spielt keine zweite Welt aus.
jumpdrive-event-convoy-discarded = { $seat } hat { $card } benutzt; die Karte kommt auf den Ablagehaufen.
jumpdrive-event-handed-on = { $card } geht von { $seat } an { $to }.
jumpdrive-event-scored = { $seat } erhält { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
 }, jetzt { $total }.
jumpdrive-event-drew-income = { $seat } hat { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
 } Einkommen gezogen.
jumpdrive-event-drew-income-own = Als Einkommen hast du { $cards } gezogen.
jumpdrive-event-discarded-to-limit = { $seat } hat über dem Handkartenlimit { $number } abgeworfen.
jumpdrive-event-discarded-to-limit-own = Über dem Handkartenlimit hast du { $cards } abgeworfen.
jumpdrive-event-reshuffled = Der Ablagehaufen wurde gemischt: { $number } Karten bilden den neuen Stapel.
jumpdrive-event-ended = Das Spiel ist zu Ende. Es gewinnt: { $winners }.

jumpdrive-goal-reached = { $goal } Siegpunkte sind erreicht.
jumpdrive-share = { $card }
jumpdrive-share-gone = Karten, die die Auslage verlassen haben
