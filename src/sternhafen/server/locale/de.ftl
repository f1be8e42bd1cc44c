# Ablehnungen des Servers
server-error-already-so = So ist es bereits.
server-error-already-started = Diese Partie hat schon begonnen.
server-error-bad-cookie = Die Anmeldung dieses Browsers gilt nicht mehr. Bitte neu anmelden.
server-error-bad-link = Dieser Link gilt nicht (mehr).
server-error-bad-name = Dieser Name lässt sich so nicht zeigen: bitte nur sichtbare Zeichen und höchstens 24.
server-error-bad-token = Dieser Schlüssel gilt nicht.
server-error-bot-plays = Ein Bot spielt für dich. Nimm erst deinen Platz zurück.
server-error-bots-alone = Bots spielen unter sich nur für angemeldete Gastgeber.
server-error-broken = Auf dem Server ist etwas schiefgegangen.
server-error-busy = An diesem Tisch geschieht gerade zu viel; bitte noch einmal versuchen.
server-error-chat-full = Der Chat dieses Tisches ist voll.
server-error-common-password = Dieses Passwort ist zu leicht zu erraten; bitte ein anderes.
server-error-has-account = Du hast schon ein Konto.
server-error-is-here = Diese Person ist da.
server-error-malformed = Die Anfrage war nicht zu lesen: { $problem }
server-error-method = Diese Adresse nimmt solche Anfragen nicht an.
server-error-metrics = Messwerte sieht nur, wer diesen Server betreibt.
server-error-name-taken = So oder ganz ähnlich heißt schon ein Konto; bitte einen anderen Namen.
server-error-no-account = Du hast kein Konto.
server-error-no-bot = Für dieses Spiel gibt es keinen Bot namens { $bot }.
server-error-no-deal = Von dieser Partie gibt es keine Verteilung, die sich wiederholen ließe.
server-error-no-game = Ein Spiel namens { $game } gibt es nicht.
server-error-no-guide = Für { $game } gibt es keine geführte erste Partie.
server-error-no-hint = Diesmal fand sich kein Tipp.
server-error-no-hints = An diesem Tisch wird ohne Tipps gespielt.
server-error-no-moment = Diesen Moment hat die Partie nicht.
server-error-no-code = Mit diesem Code wartet kein Tisch. Sieh noch einmal nach oder lass dir den Link geben.
server-error-no-workshop = { $game } hat keine Datenpakete.
server-error-pack-other-game = { $file }: Das ist ein Paket für „{ $found }“; sein Feld „game“ muss „{ $game }“ sagen. Nichts wurde geändert.
server-error-pack-too-large = { $file } ist zu groß für ein Paket: höchstens { $most } Zeichen. Nichts wurde geändert.
server-error-pack-unreadable = { $file }: { $problem } Nichts wurde geändert.
server-error-pack-unsound = { $place }: { $problem } (insgesamt { $number ->
    [one] ein Fehler
   *[other] { $number } Fehler
 }; nichts wurde geändert.)
server-error-too-many-packs = Du hast schon mit { $most } Paketen gespielt; mehr werden hier nicht aufbewahrt.
server-error-draft-account = Entwürfe werden hier für Leute mit Konto aufbewahrt; deiner bleibt in diesem Browser.
server-error-not-admin = Das darf nur, wer diesen Server betreibt.
server-error-no-pack = Ein solches Paket gibt es hier nicht.
server-error-no-test = Einen solchen Probelauf gibt es hier nicht (mehr).
server-error-test-ended = Der Probelauf ist vorzeitig zu Ende gegangen.
server-error-no-page = Hier ist nichts.
server-error-no-player = Bitte wähle erst einen Namen.
server-error-no-seat = Einen solchen Platz gibt es hier nicht.
server-error-no-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
server-error-no-token = Diesen Schlüssel gibt es nicht.
server-error-not-guided = Dieser Tisch ist keine geführte erste Partie.
server-error-not-finished = Diese Partie ist noch nicht zu Ende.
server-error-not-host = Das kann nur, wer den Tisch eröffnet hat.
server-error-not-rated = Eine gewertete Partie hat neue Karten und kommt ohne Tipps aus.
server-error-not-ready = Es sind noch nicht alle bereit.
server-error-not-replaced = Kein Bot spielt für dich.
server-error-not-seated = Du hast an diesem Tisch keinen Platz.
server-error-not-started = Diese Partie hat noch nicht begonnen.
server-error-not-with-a-key = Das geht nur im Browser, nicht mit einem Schlüssel.
server-error-origin = Diese Anfrage kommt nicht von einer Seite dieses Servers.
server-error-other-pack = Diese Partie begann mit einer anderen Ausgabe von Karten oder Regeln ({ $pack }), die dieser Server nicht hat.
server-error-over = Die Partie ist zu Ende.
server-error-own-seat = Das ist dein eigener Platz.
server-error-paused = Die Partie ist angehalten.
server-error-record-too-long = Diese Aufzeichnung ist länger als jede Partie: Höchstens { $most } Entscheidungen werden angenommen.
server-error-record-unfinished = Diese Aufzeichnung endet vor dem Ende der Partie.
server-error-refused = Das erlaubt das Spiel nicht.
server-error-seat-taken = Es ist kein Platz frei.
server-error-seats-free = Es sind noch Plätze frei.
server-error-seed-solo-only = Eine gewählte Verteilung gibt es nur an Solotischen: Anderswo könnte jemand die Karten vorher kennen.
server-error-storage = Der Server kann gerade nichts speichern; bitte gleich noch einmal versuchen.
server-error-stopping = Der Server startet neu; bitte gleich noch einmal versuchen.
server-error-too-large = Das ist zu groß.
server-error-too-many = Das waren zu viele Anfragen; bitte einen Augenblick warten.
server-error-too-many-bots = Es sind mehr Bots als Plätze.
server-error-too-many-imports = Hier lassen sich höchstens { $most } eingelesene Aufzeichnungen aufheben.
server-error-too-many-tables = Es sind schon { $most } Tische offen; bitte erst einen zu Ende spielen oder schließen.
server-error-too-many-tokens = Du hast zu viele Schlüssel; lösche erst einen.
server-error-too-slow = Die Anfrage kam zu langsam an.
server-error-turned-away = Der Gastgeber hat dich von diesem Tisch weggeschickt.
server-error-username-taken = Dieser Name ist vergeben.
server-error-watchers-are-silent = Während der Partie dürfen nur die Mitspieler chatten.
server-error-wrong-password = Name oder Passwort stimmt nicht.
server-error-no-such-player = Diese Person gibt es hier nicht.
server-error-not-friends = Ihr seid nicht befreundet.
server-error-own-friend = Das bist du selbst.
server-error-too-many-friends = Du kannst hier höchstens { $most } Freunde haben.
server-error-challenge-solo-only = Nur eine beendete Partie gegen Bots kann zur Herausforderung werden.
server-error-no-challenge = Diese Herausforderung gibt es nicht.
server-error-own-challenge = Das ist deine eigene Herausforderung.
server-error-not-yet-played = Das wird gezeigt, wenn du deine eigene Partie beendet hast.
server-error-nothing-to-compare = Es gibt noch nichts zu vergleichen.
server-error-no-deal-of-that-day = Für diesen Tag gibt es keine Karten.
server-error-push-service = Den Benachrichtigungsdienst deines Browsers kennt dieser Server nicht.
server-error-too-many-browsers = Höchstens { $most } Browser bekommen Hinweise; bitte schalte sie erst in einem ab.
server-error-cup-full = Alle Plätze sind vergeben.
server-error-cup-size = { $game } lässt sich nicht mit { $size } am Tisch spielen.
server-error-no-cup = Diesen Abend oder dieses Turnier gibt es nicht.
server-error-too-many-cups = Du hast schon { $most } Abende und Turniere laufen.

# Was an einem Tisch geschieht
server-event-start = Die Partie beginnt.
server-event-start-repeated = Die Partie beginnt. Ihre Karten wurden schon einmal gespielt: Wer dabei war, kennt sie.
server-event-start-chosen = Die Partie beginnt. Ihre Karten wurden ausgesucht: Wer das tat, kann sie kennen.
server-event-start-daily = Die Partie beginnt: die Karten des Tages, für alle gleich.
server-event-undo = { $seat } nimmt eine Entscheidung zurück.
server-event-practice = { $seat } geht zu einer früheren Entscheidung zurück, zur Übung.
server-event-resign = { $seat } verlässt die Partie; ein Bot spielt weiter.
server-event-timeout = { $seat } hat keine Zeit mehr; ein Bot spielt weiter.
server-event-replace = Ein Bot spielt für { $seat } weiter.
server-event-return = { $seat } ist zurück und spielt wieder selbst.
server-event-pause = { $seat } hält die Partie an.
server-event-resume = { $seat } setzt die Partie fort.
server-event-pause-over = Die Pause ist zu Ende; die Partie geht weiter.
server-event-rules = Der Server spielt jetzt nach einer neueren Fassung der Regeln; diese Partie geht unverändert weiter.
server-closed-past = Die Regeln wurden seither berichtigt (aus Fassung { $played } wurde { $now }), und ab Eintrag { $number } wäre diese Partie anders verlaufen. Ihr Ende bleibt, wie es war; ihre Züge lassen sich nicht mehr nachspielen.
server-closed-rules = Die Regeln wurden berichtigt (aus Fassung { $played } wurde { $now }), und ab Eintrag { $number } wäre diese Partie anders verlaufen. Sie wurde beendet und ist so zu sehen, wie sie zuletzt stand.

# Mails
server-mail-turn-subject = Du bist am Zug ({ $game })
server-mail-turn-body = Du bist an deinem Tisch am Zug: { $url }

    Keine Mails mehr: { $stop }
server-mail-confirm-subject = Sternhafen: Ist das deine Adresse?
server-mail-confirm-body = Jemand möchte an dieser Adresse benachrichtigt werden, sobald ein Zug ansteht. Warst du das, dann bestätige es hier: { $link }

    Wenn nicht, vergiss diese Mail; es kommt keine weitere.
server-error-deal-in-play = Mit diesen Karten läuft gerade eine Partie, die zählt. Wenn sie zu Ende ist, lässt sich diese hier analysieren.
server-error-no-analysis = Kein vorausdenkender Bot beherrscht dieses Spiel: Es lässt sich nicht analysieren.
server-analysis-error = Im Programm trat ein Fehler auf ({ $kind }, { $place }).
server-analysis-died = Der Analyseprozess endete { $times }-mal (Code { $code }).
server-error-no-position = Diese Stellung lässt sich nicht spielen: { $problem }

server-error-no-puzzle = Dieses Rätsel gibt es hier nicht.
