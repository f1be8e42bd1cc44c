cli-you = Du
cli-bot = Bot { $number } ({ $bot ->
    [random] Zufall
    [cadet] Kadett
    [pilot] Pilot
    [captain] Kapitän
    [admiral] Admiral
   *[other] { $bot }
})
cli-welcome = { $game }, { $number } Personen. Du sitzt auf Platz 1.
cli-unsure-legend = * Die gedruckten Werte dieser Karte sind nicht alle bekannt; manche sind rekonstruiert.
cli-help-hint = Wähle mit einer Zahl, oder tippe: hilfe.
cli-goodbye = Auf Wiedersehen.
cli-hand = { $number ->
    [one] Du hast { $number } Karte auf der Hand:
   *[other] Du hast { $number } Karten auf der Hand:
 }
cli-no-card = Keine Karte heißt „{ $words }“. Tippe: karte und einen Teil des Namens.
cli-score = { $seat }: { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
 }
cli-undone = Zurückgenommen.
cli-undone-practice = Zurück bei deiner letzten Wahl in dieser Runde, zur Übung: Auch was die Bots seither taten, ist zurückgenommen.
cli-save-where = Tippe: speichern und einen Dateinamen.
cli-saved = Gespeichert in { $file }.
cli-not-saved = { $file } konnte nicht geschrieben werden: { $problem }
cli-place = Platz { $rank }: { $seat } mit { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkten
 }
cli-replayed = { $number } Entscheidungen nachgespielt, jeder Zustand ist gleich.
cli-scores = Endstand: { $scores }
cli-blocked = Jetzt nicht: { $what }. { $reason } { $rule }
cli-blocked-place = Jetzt nicht: { $reason } { $rule }
cli-hint-one = Tippe eine Zahl.
cli-hint-exactly = { $most ->
    [one] Tippe eine Zahl.
   *[other] Tippe { $most } Zahlen mit Leerzeichen dazwischen.
 }
cli-hint-several = Tippe { $least } bis { $most } Zahlen mit Leerzeichen dazwischen.
cli-hint-number = Tippe eine Zahl von { $least } bis { $most }.
cli-hint-order = Tippe alle Zahlen in der gewünschten Reihenfolge.
cli-hint-no-place = Es passt nirgends. Tippe eine Zahl.
cli-hint-place = Tippe die Nummer eines Feldes und, wenn gedreht werden kann, die Gradzahl, etwa 3 90.
cli-hint-turn = Dort passt es auf mehrere Arten. Tippe die Gradzahl dazu: { $degrees }.
cli-not-understood = Nicht verstanden. Tippe Zahlen von 1 bis { $most }, oder: hilfe.
cli-one-choice = Das lässt sich nicht zusammen wählen.
cli-command-hand = hand
cli-command-table = tisch
cli-command-card = karte
cli-command-score = punkte
cli-command-undo = zurück
cli-command-save = speichern
cli-command-help = hilfe
cli-command-quit = ende
cli-about-hand = deine Handkarten
cli-about-table = der ganze Tisch; mit einer Platznummer nur diese Person
cli-about-card = mit einem Namen: alles über diese Karte
cli-about-score = der Punktestand
cli-about-undo = deine letzte Wahl in dieser Runde zurücknehmen; nach Zügen der Bots gilt das als Übung
cli-about-save = mit einem Dateinamen: das Spiel speichern; weiter geht es mit --resume
cli-about-help = diese Befehle
cli-about-quit = aufhören
cli-command-hint = tipp, hinweis
cli-about-hint = die Züge, die der stärkste Bot erwägt, mit deinen Siegchancen
cli-hint-move = { $move }: { $percent } %
