## Hülle
start-page = Startseite
start-title = Vier Weltraumspiele. Ein Hafen.
start-lead = Sofort gegen Bots spielen oder Freunden einen Link schicken. Ohne Konto.
pages = Seiten
place-start = Start
places-waiting = { $n ->
    [one] ein Tisch wartet auf dich
   *[other] { $n } Tische warten auf dich
}
other-tables = Deine anderen Tische
this-table = Dieser Tisch
lobby = Tische
history = Verlauf
account = Du
account-of = Du: { $name }
settings = Einstellungen
language-swap = In English
theme-swap = Hell oder dunkel
skip-main = Zum Inhalt
skip-cards = Zu meinen Karten
close = Schließen
cancel = Abbrechen
save = Speichern
more = Mehr
yes = ja
no = nein
loading = Lädt …
starting = Eine Partie beginnt
try-again = Noch einmal versuchen
try-now = Jetzt versuchen
not-found = Hier ist nichts
not-found-hint = Vielleicht ist der Link nicht vollständig.

game = Spiel
game-coming = noch nicht im Hafen
players = Spieler
play-now = Jetzt spielen
play-friends = Freunde
play-friends-game = Freunde: { $game } zusammen spielen
play-against = gegen { $bot }
play-against-many = gegen { $n } × { $bot }
setup-game = { $game } einrichten
setup-reset = Auf Standard zurücksetzen
setup-count = Zahl der Gegner
setup-strength = Stärke von Gegner { $n }
deal = Verteilung
deal-new = Neu
deal-last = Wie zuletzt
deal-number = Nummer
deal-number-which = Nummer der Verteilung
deal-last-hint = Die Verteilung vom { $date }, zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $players }
 } und mit denselben Optionen. Damals: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
play = Spielen
you-cap = Du
go-on = Weiter
learn-first = Zum ersten Mal hier?
learn-continue = Weiter: Lektion { $n } von { $all }
lesson-waits = Deine { $game }-Lektion wartet
lesson-waits-done = { $n } von { $all } geschafft, als Nächstes: { $next }
lesson-waits-go = Mit der Lektion weitermachen: { $game }
your-move-title = Du bist dran
your-move-go = Weiter: { $game } mit { $names }
your-move-all = Alle { $n }
your-tables = Deine Tische
your-move = du bist dran
join = Beitreten
join-code = Mit Code beitreten
join-code-hint = Der kurze Code, den der Warteraum zeigt, oder der ganze Link.

## Fehler
error = Etwas stimmt nicht
error-offline = Der Server ist nicht erreichbar. Deine Tische sind sicher; prüfe die Verbindung und versuche es noch einmal.
error-server = Das konnte der Server nicht ausführen (Fehler { $status }). Es wurde nichts verändert.
error-unknown = Etwas ist schiefgegangen. Es wurde nichts verändert.
error-no-table = Diesen Tisch gibt es nicht, oder er ist privat und braucht eine Einladung.
error-closed = Der Server hat dich von diesem Tisch getrennt (Code { $code }). Lade die Seite neu oder bitte um eine Einladung.

## Tischlisten
table-nobody = noch niemand
table-status-lobby = wartet auf Spieler
table-status-running = läuft
table-status-finished = beendet
seats-free = { $n ->
    [one] { $n } freier Platz
   *[other] { $n } freie Plätze
 }
watch = zuschauen
won = gewonnen
lost = verloren
history-whose = Wessen Partien
history-mine = Meine
history-all = Alle beendeten
history-none = Noch keine Partien.
import-record = Aufzeichnung öffnen
import-wrong = Diese Datei ist keine Aufzeichnung einer beendeten Partie.
lobby-waiting = Warten auf Spieler
lobby-running = Laufende Partien zum Zuschauen
lobby-none = Gerade kein offener Tisch. Eröffne einen!
lobby-none-running = Gerade läuft keine offene Partie.

## Neuer Tisch und Warteraum
new-table = Neuer Tisch
room = Vor dem Start
seats = Plätze
seat-number = Platz { $seat }
seat-open = Freier Platz
seat-open-hint = Freund mit Link oder ein Bot
seat-bot = Bot
seat-human = Mensch
seat-friend = Freund
seat-bot-named = Bot: { $bot }
bot-random = Zufall
bot-random-help = Spielt irgendetwas Erlaubtes.
bot-cadet = Kadett
bot-cadet-help = Vernünftig, aber mit Fehlern: für die erste Partie.
bot-pilot = Pilot
bot-pilot-help = Nimmt, was auf den ersten Blick das Beste ist.
bot-captain = Kapitän
bot-captain-help = Denkt in vielen gedachten Partien voraus.
bot-admiral = Admiral
bot-admiral-help = Denkt voraus und urteilt mit dem, was er aus Tausenden Partien gelernt hat: der stärkste.
opponents = Gegner
seat-fill = Bot für Platz { $seat }
seat-here = am Tisch
seat-remove = { $name } entfernen
you = du
you-host = du, Gastgeber
you-named = Du · { $name }
host = Gastgeber
ready = bereit
not-ready = noch nicht bereit
ready-say = Ich bin bereit
ready-not = Doch nicht bereit
ready-hint = Der Gastgeber startet, wenn alle bereit sind.
pace = Tempo
pace-none = Gemütlich
pace-live = Live
pace-days = Fernpartie
pace-none-hint = Keine Uhr. Nimm dir Zeit.
pace-live-hint = Je { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
 }, dazu { $increment ->
    [one] { $increment } Sekunde
   *[other] { $increment } Sekunden
 } pro Entscheidung. Läuft die Zeit ab, spielt ein Bot weiter.
pace-correspondence-hint = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
 } für jede Entscheidung. Laptop zu, morgen geht es weiter.
pace-minutes = Minuten je Spieler
pace-increment = Sekunden je Entscheidung
pace-days-each = Tage je Entscheidung
options = Varianten
terms = Was gespielt wird
house = Hausregeln
house-hints = Tipps
house-hints-hint = Alle dürfen einen starken Bot fragen, was er täte.
house-hands = Tempo der Bots
house-hands-slow = Langsam
house-hands-normal = Normal
house-hands-quick = Schnell
visibility = Wer dazukommen darf
visibility-private = Mit Einladung
visibility-open = Offen
visibility-solo = Allein
visibility-private-hint = Nur wer deinen Link hat, findet diesen Tisch.
visibility-open-hint = Alle sehen ihn in der Liste, dürfen sich setzen und zuschauen.
table-open = Tisch eröffnen
table-open-hint = Du bekommst einen Link zum Verschicken. Plätze kannst du auch später mit Bots füllen.
invite = Einladen
invite-hint = Wer diese Adresse öffnet, darf sich setzen oder zuschauen. Es ist die Adresse dieser Seite.
invite-hint-code = Wer diesen Code auf der Startseite eingibt, darf sich setzen oder zuschauen.
invite-code = Oder mit Code:
invite-code-only = Code:
invite-renew = Neue Einladung (die alte endet)
invite-text = Spiel mit mir { $game }
share = Teilen
sit-title = Du bist eingeladen
only-watch = Nur zuschauen
sit-after-all = Doch hinsetzen
table-full = Der Tisch ist voll
watching-title = Du schaust zu
watching-from-start = Du siehst die Partie { $game } von Anfang an. Verdecktes bleibt für dich verdeckt.
seat-bot-strong = Bot, { $bot }
bot-called = { $rank } { $name }
invite-link = Einladungslink
invite-make = Einladung erzeugen
copy = Kopieren
copied = Kopiert
start-game = Starten
start-free = { $n ->
    [one] { $n } Platz ist frei: Verschicke den Link oder wähle einen Bot.
   *[other] { $n } Plätze sind frei: Verschicke den Link oder wähle Bots.
 }
start-not-ready = Noch nicht bereit: { $names }.
start-all-here = Alle sind da.
sit-here = Hier sitzen
sit-down = Hinsetzen
leave = Tisch verlassen

## Konto
account-name = Dein Name am Tisch
account-name-hint = Alle am Tisch sehen ihn.
account-named = Name gespeichert
account-username = Benutzername
account-password-word = Passwort
account-password-old = Altes Passwort
account-password-new = Neues Passwort (mindestens 8 Zeichen)
account-register = Registrieren
account-register-hint = Behält deine Partien, wenn du den Browser wechselst. Passwort: mindestens 8 Zeichen.
account-register-done = Registriert
account-login = Anmelden
account-login-hint = Mit einem Konto, das du schon hast.
account-login-done = Angemeldet
account-logout = Abmelden
account-logout-hint = Beendet die Sitzung in diesem Browser.
account-logout-done = Abgemeldet
account-password = Passwort ändern
account-password-hint = Alle anderen Sitzungen enden, und alle Schlüssel für Programme.
account-keep-keys = Schlüssel für Programme behalten
account-password-done = Passwort geändert
account-delete = Mich löschen
account-delete-hint = Name, Konto und Sitzungen werden gelöscht; beendete Partien bleiben ohne deinen Namen.
account-delete-done = Gelöscht
account-delete-sure = Ja, alles löschen

mail = Hinweise per Mail
mail-hint = Wir schreiben dir, wenn du dran bist und nicht am Tisch sitzt. Jede Mail hat einen Link zum Abbestellen.
mail-address = Mailadresse
mail-saved = Gespeichert. Bitte sieh in deinem Postfach nach.
mail-unconfirmed = Diese Adresse ist noch nicht bestätigt: Folge dem Link in der Mail, die wir geschickt haben.
mail-notices = Schreibt mir, wenn ich dran bin
mail-on = Du bekommst jetzt Mails
mail-off = Es kommen keine Mails mehr
mail-confirm = Ist das deine Adresse?
mail-confirm-yes = Ja, schreibt mir
mail-confirm-done = Adresse bestätigt
mail-stop = Keine Mails mehr?
mail-stop-yes = Keine Mails mehr
mail-stop-done = Es kommen keine Mails mehr

## Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-system = Wie das System
settings-dark = Dunkel
settings-light = Hell
settings-motion = Bewegung
settings-motion-less = Keine
settings-sound = Ton
settings-sound-hint = Nichts ist nur zu hören.
settings-sound-off = Aus
settings-sound-mine = Nur wenn ich dran bin
settings-sound-all = Alles
settings-speed = Tempo der Szenen
settings-speed-slow = Ruhig
settings-speed-normal = Normal
settings-speed-quick = Zügig
settings-speed-fast = Sofort
speed-slow = ½×
speed-normal = 1×
speed-quick = 2×
speed-fast = aus
settings-volume = Lautstärke
settings-notify = Hinweise
settings-notify-hint = Das System meldet, wenn du dran bist und die Seite verdeckt ist.
settings-notify-not = Dieser Browser erlaubt hier keine Hinweise.
notices-no-push = Hinweise kommen, solange eine Seite von Sternhafen offen ist: Ohne offene Seite ist dieser Browser nicht zu erreichen.
settings-keys = Tasten
settings-keys-hint = Spielen ohne Maus.
settings-keys-all = Alle Tasten
key-tab = von Bereich zu Bereich
key-arrows = innerhalb eines Bereichs; beim Ansehen einer Partie: Moment für Moment
key-digits = auswählen, in der Reihenfolge dessen, was leuchtet
key-enter = bestätigen
key-zero = passen, keine
key-z = zurücknehmen
key-space-name = Leertaste
key-space = auswählen oder zurücklegen
key-explain = erklären, was den Fokus hat; sonst diese Liste
key-hint = was ein starker Bot täte
key-read = Tisch vorlesen
key-changes = was seit meiner letzten Entscheidung geschah
key-log = Protokoll
key-chat = Chat
key-players = zu einem Spieler
key-close = schließen
key-escape = Esc
keys-all = alle Tasten

## Tisch
table-of = Tisch: { $game }
menu = Menü
menu-read = Tisch vorlesen
side = Was geschah
log = Protokoll
log-open = Protokoll öffnen
chat = Chat
chat-say = Etwas sagen
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
read-table = Der Tisch
read-table-key = Tisch vorlesen (T)
read-changes = Was sich geändert hat
read-score = { $name }: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 }
nothing-new = Nichts Neues.
your-decision = du bist dran
known-then = Wissen von damals
decision-area = Entscheidung
decision-cells = Felder
decision-turn = Drehen ({ $degrees }°)
decision-paid = { $paid } von { $need }
decision-picked = { $max ->
    [one] { $n } von { $max } gewählt
   *[other] { $n } von { $min ->
        [0] höchstens { $max }
       *[other] { $max }
    } gewählt
 }
confirm = Bestätigen
decision-dropped = { $cards } ist wieder auf der Hand: Beides zusammen geht nicht.
undo = Zurücknehmen
undo-key = Zurücknehmen (Z)
undo-practice = Zurücknehmen, zur Übung (Z): auch das, was die Bots seither getan haben
practice-tag = Übung
practice-tag-hint = Entscheidungen wurden zurückgenommen, nachdem andere gehandelt hatten: Diese Partie zählt nicht.
waiting = Einen Moment …
waiting-for = { $count ->
    [one] Warten auf { $names }
   *[other] Warten auf { $names }
 }
waiting-sealed = Deine Wahl steht fest. Noch kannst du sie zurücknehmen.
waiting-hint = Sobald du etwas entscheiden kannst, steht es hier.
waiting-left = Du hast aufgegeben; ein Bot spielt für dich weiter. Im Menü kannst du deinen Platz zurücknehmen.
watching = Du schaust zu. Die Handkarten bleiben verdeckt.
watching-tag = Zuschauer
table-paused = Die Partie ist angehalten.
table-closed = Diese Partie wurde beendet.
table-pause-ends = Sie geht automatisch weiter: { $when }.
seat-choosing = wählt
seat-done = fertig
seat-gone = hat aufgegeben, ein Bot spielt
seat-resigned = aufgegeben
seat-away = nicht verbunden
clock-left = verbleibende Zeit
clock-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
 }
clock-hours = { $n } Std.
connection-open = Verbindung gut
connection-connecting = verbindet
connection-lost = Die Verbindung ist unterbrochen.
connection-lost-hint = Deine Entscheidungen sind sicher. Wir versuchen es weiter.
connection-refused = nicht verbunden
refusal-overtaken = Zu spät: Das Spiel ist schon weiter.
storage-trouble = Der Server kann gerade nichts speichern.
storage-trouble-hint = Deine Wahl wird automatisch noch einmal gesendet, sobald es wieder geht.
unfold = Karten von { $name } zeigen
look-closer = { $name } groß zeigen
tableau-of = Auslage von { $name }
tableau-mine = Meine Auslage
hand-of = Hand von { $name }
hand-mine = Meine Hand
hand-empty = Deine Hand ist leer.
hand-count = Hand { $n }
hand-more = { $n ->
    [one] noch eine rechts
   *[other] noch { $n } rechts
}
hand-all = Alle Handkarten zeigen
hand-all-short = Alle
hand-row = Hand als Reihe zeigen
hand-row-short = Reihe
card-not-now = Steht jetzt nicht zur Wahl.
hand-hidden = { $n ->
    [one] { $n } verdeckte Handkarte
   *[other] { $n } verdeckte Handkarten
 }
round-number = Runde { $n }
cards-unverified = { $n } von { $all } Karten nicht am Original geprüft
generic-shared = Der Tisch
copy-link = Link kopieren
copy-moment = Link zu diesem Moment kopieren
pause = Pause
resume = Fortsetzen
resign = Aufgeben
resign-sure = Die Partie verlassen? Ein Bot spielt für dich weiter.
resign-yes = Ja, aufgeben
come-back = Meinen Platz zurücknehmen
replace-by-bot = Einen Bot für { $name } spielen lassen
report = Ein Problem melden
report-to-host = Öffnet eine Mail oder eine Seite an die Betreiber dieses Servers. Bitte anhängen:
report-to-whom = Öffnet eine vorbereitete Mail; schick sie an die Betreiber dieses Servers. Bitte anhängen:
report-file = diese Datei mit Aufzeichnung, Stellung und Versionen.
report-subject = Sternhafen: ein Problem in { $game }
report-words = Was ist passiert, und was hättest du erwartet?



    Der Moment: { $url }
    Version: { $version }

rules = Regeln
rules-lead = Jede Regel, wie sie hier gespielt wird, mit ihrer Nummer.
rules-search = Regeln durchsuchen
rules-none = Nichts gefunden.
rules-source-s = Regelheft
rules-source-c = Karte
rules-source-x = weitere Quelle
rules-source-d = vom Regelheft offen gelassen

## Spielregeln
how-to-play = Spielregeln
how-title = { $game } auf zwei Seiten
learn-by-playing = Beim Spielen lernen
rules-full = Wortlaut
rule-number = Regel { $short } ({ $id })
rule-wording = { $id } · Wortlaut
rule-in-full = In den ganzen Regeln

## Ansehen und Ende
replay = Ansehen
replay-at = Ansehen · { $at } von { $last }
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-play = Abspielen
replay-slider = Moment der Partie
replay-eyes = Blickwinkel
replay-from = Wie { $name } es sah
replay-all = Alles offen
replay-all-short = alles
replay-watch = Wie ein Zuschauer es sah
replay-watch-short = öffentlich
replay-leave = Ansehen beenden
rank = Platz
rematch = Revanche
rematch-go = Zur Revanche
deal-known = Bekannte Karten
deal-repeated = Diese Karten wurden schon einmal gespielt: Wer dabei war, kennt sie. Die Partie zählt nicht.
deal-chosen = Diese Karten wurden ausgesucht: Wer das tat, kann sie kennen. Die Partie zählt nicht.
record-save = Aufzeichnung sichern
end-you-win = { $count ->
    [one] Du gewinnst, { $best } zu { $next }
   *[other] Geteilter Sieg: { $names } mit { $best }
 }
end-wins = { $count ->
    [one] { $names } gewinnt, { $best } zu { $next }
   *[other] Geteilter Sieg: { $names } mit { $best }
 }
end-facts = beendet · { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
 } · { $minutes } min
end-place = Platz { $place } von { $players } mit { $points ->
    [1] einem Punkt
   *[other] { $spoken } Punkten
 }
sound-question = Mit Ton?
sound-question-hint = Leise Töne für Würfel, Karten, Treffer und wenn du dran bist; zu ändern in den Einstellungen.
sound-question-no = Nein, stumm
end-beaten = { $name } gewinnt mit { $best }.
end-gap = Der größte Unterschied: { $source }, { $mine } gegen { $theirs }.
end-lead = Der größte Vorsprung vor { $name }: { $source }, { $mine } gegen { $theirs }.
end-highlights = Höhepunkte
end-turn = Wendepunkt · Runde { $round }
end-turn-text = Du { $mine }, { $name } { $theirs }
end-turn-others = { $other } { $mine }, { $name } { $theirs }
end-best = Deine beste Runde · Runde { $round }
end-best-other = Beste Runde von { $name } · Runde { $round }
end-best-text = { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
 }
end-ahead = In Führung
end-ahead-text = { $n ->
    [0] nach keiner von { $rounds } Runden
   *[other] nach { $n } von { $rounds } Runden
 }
end-watch = Ansehen
end-stronger = Stärker: { $to } statt { $from }
end-easier = Leichter: { $to } statt { $from }
end-sources = Woher die Punkte kamen
end-rest = Übriges
end-chart = Punkte über die Runden
end-chart-none = Zu dieser Partie gibt es keine Kurve.
end-chart-jump = Beginn einer Runde zeigen
rematch-asks = { $count ->
    [one] { $names } wird gefragt.
   *[other] { $names } werden gefragt.
}
end-next = Wie es weitergeht
end-turn-short = Wendepunkt
end-chances = Chancen über die Partie
end-chances-none = Ein Bot kann jede Entscheidung beurteilen; dann steht hier, wie sich die Chancen verschoben.
end-chart-which = Was die Kurve zeigt
end-chart-chances = Chancen
end-chart-points = Punkte
end-detail = Im Einzelnen
total = Summe
hint = Tipp
hint-key = Tipp: was ein starker Bot täte (H)
hint-thinking = Denkt nach …
hint-chance = { $percent } % Gewinnchance
hint-close = Tipp schließen

lessons = Lektionen
lesson-of = Lektion { $n } von { $all }
lesson-rest = Geführte Partie · { $n } von { $all } Lektionen
lesson-show = zeigen
lesson-fold = Lektion einklappen (Esc)
lesson-try = Versuch das
lesson-why-least = Das brauchst du am wenigsten
lesson-rules = Regeln
lesson-framed = { $n ->
    [one] die gestrichelt umrahmte Karte
   *[other] die { $n } gestrichelt umrahmten Karten
}
lesson-chosen = Gewählt. Jetzt noch bestätigen.
lesson-next = Weiter
lesson-forth = Zurück zum Spiel
lesson-back = Zurück
lesson-skip = Auslassen
lesson-complete = Das waren alle Lektionen. Spiel zu Ende oder geh weiter:
lesson-alone = Ab hier allein
lesson-anew = Geführte Partie neu beginnen
lesson-ways = Nach den Lektionen
lesson-way-cadet = Als Nächstes: eine richtige Partie gegen Kadett
lesson-way-level-1 = Als Nächstes: Flug I gegen Kadett
lesson-way-full = Als Nächstes: eine ganze Partie gegen Kadett
lesson-way-rules = Regeln nachlesen
lesson-end = Das war deine geführte Partie.
lesson-end-all = Alle { $all } Lektionen gesehen.
lesson-end-missed = Noch nicht vorgekommen:

## Szenen am Tisch
theatre-playing = Das ist gerade passiert
theatre-reveal = Alle haben gewählt: Jetzt wird gemeinsam aufgedeckt.
theatre-over = Das war der letzte Zug.
theatre-hint = Antippen oder eine Taste führt sofort zum Ergebnis.
theatre-skip = Überspringen

## players, ratings, friends
rated = Gewertet
rated-tag = gewertet
rated-hint = Zählt für die Wertung aller. Keine Tipps, kein Zurücknehmen zur Übung; wer aufgibt oder die Zeit überzieht, wird Letzter.
rated-solo-hint = Zählt für deine Wertung: keine Tipps, kein Zurücknehmen zur Übung.
rated-known = Bekannte Karten zählen nicht.
rating = Wertung
rating-hint = Menschen und Bots auf einer Skala
rating-mine = { $name } { NUMBER($rating, useGrouping: 0) } ± { NUMBER($margin, useGrouping: 0) }
rating-unsure = { $name }: noch ungewiss
rating-none = noch keine Wertung
rating-band = Das Band zeigt, was wir wissen: In neun von zehn Fällen liegt die wahre Stärke darin. Es wird mit jeder gewerteten Partie schmaler (bisher { $n }); wiederholte Karten und Herausforderungen zählen nicht.
rating-none-yet = Noch keine gewertete Partie. Schalte beim Einrichten „Gewertet“ ein.
players-n = zu { $n ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $n }
  }
points-over-time = Punkte im Lauf der Zeit
last-games = { $n ->
    [one] eine Partie
   *[other] letzte { $n } Partien
  }
fact-games = { $n ->
    [one] Partie
   *[other] Partien
  }
fact-won = gewonnen
fact-average = Punkte im Mittel
fact-best = Bestwert
fact-best-watch = Bestwert: ansehen
fact-minutes = Eine Partie dauert etwa { $minutes } min (Median).
points-dot = { $date }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, Platz { $place } von { $players }, gegen { $rivals }
points-spoken = Punkte der letzten { $n } Partien; Bestwert { $best }, Mittel der letzten fünf { $last }
dot-won = gewonnen
dot-not-won = nicht gewonnen
dot-mean = Mittel aus fünf Partien
as-numbers = In Zahlen
col-date = Tag
col-points = Punkte
col-place = Platz
col-against = Gegen
places = Plätze
place-ordinal = { $place }.
place-count = { place-ordinal }: { $count }
by-opponent = Nach Gegnern
by-opponent-hint = Anteil der Partien, in denen du vor ihnen lagst; die Klammer zeigt die Unsicherheit.
against-more = , im Mittel { $average } Punkte, Bestwert { $best }
ahead = vorn
people = Menschen
recent-opponents = Letzte Gegner
rival-score = { $ahead } zu { $behind } für dich
play-again = Noch einmal
play-again-with = Noch einmal mit { $name }
player-facts = hier seit { $since } · { $n ->
    [one] eine Partie
   *[other] { $n } Partien
  }
player-account = Name und Konto
player-none = Noch keine Partie { $game }
player-guest = Mit einem Konto bleibt das erhalten, auch in einem anderen Browser.
friends = Freunde
friends-hint = diese Liste siehst nur du
friends-none = Noch niemand. Frag jemanden über den Namen des Kontos oder auf der Seite der Person.
friend-name = Name des Kontos
friend-ask = Freundschaft anbieten
friend-agree = Annehmen
friend-decline = Ablehnen
friend-part = Beenden
friend-part-with = Freundschaft mit { $name } beenden
friend-online = ist online
friendship-friends = befreundet
friendship-asked = gefragt
friendship-asks = möchte befreundet sein
friend-invite = { $name } einladen
friend-invited = { $name } ist eingeladen.
invited-by = { $name } lädt dich ein
own-data = Deine Daten
own-data-hint = Alles, was über dich gespeichert ist, als Datei. Statistik und Wertungen lassen sich einzeln löschen; mit dem Konto verschwindet alles.
data-export = Meine Daten sichern
data-forget = Statistik löschen
data-forget-yes = Wirklich löschen
data-forgotten = Deine Statistik und deine Wertungen sind gelöscht.
deal-daily = Die Karten des Tages: für alle dieselben. Diese Partie zählt nicht für die Wertung.

## deal of the day, challenges
daily = Karten des Tages
daily-lead = Gegen { $bots }, { $minutes }. Pausieren jederzeit möglich.
daily-play = Heute spielen
daily-go-on = Weiterspielen
daily-results = Ergebnisse
daily-played = { $n ->
    [0] noch niemand ist fertig
    [one] eine Person ist fertig
   *[other] { $n } Leute sind fertig
  }
daily-until = bis { $until } Uhr
daily-until-midnight = bis Mitternacht
daily-same = Für alle dieselben Karten
daily-same-hint = Gleiche Karten in gleicher Reihenfolge und gleiche Bots, die gleich denken.
daily-once = Ein Versuch
daily-once-hint = Deine erste Partie zählt, wenn sie heute endet. Keine Tipps, kein Zurücknehmen zur Übung.
daily-hidden = Nichts verraten
daily-hidden-hint = Ergebnisse und Partien zum Ansehen öffnen sich nach deiner Partie oder morgen.
daily-past = Deine letzten Tage
daily-past-place = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } · Platz { $place }
daily-unfinished = an dem Tag nicht beendet
daily-place = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, Platz { $place } von { $n }
daily-spoken = { $n } Ergebnisse von { $least } bis { $most }; du: { $mine }
daily-bots-hint = Die gepunkteten Linien sind die Bots mit denselben Karten auf deinem Platz.
daily-few = Bei weniger als 20 Ergebnissen steht hier eine Liste. Die Bots haben mit denselben Karten auf deinem Platz gespielt.
daily-more = Und jetzt?
daily-others = Die anderen Karten von heute
daily-again = Noch einmal, zum Üben
how-it-works = Wie es geht
among-all = Du unter allen
better-than = besser als { $share } von 100
somebody = jemand
watch-best = Die Besten ansehen
watch-of = Partie ansehen von { $name }
n-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 }
people-you-know = Leute, die du kennst
parted = Wo sich die Wege trennten
parted-who = du und { $name }
parted-nowhere = Nirgends: Beide Partien sind gleich.
show-mine = meine zeigen
show-theirs = { $name } zeigen
rounds-compared = Punkte nach jeder Runde
challenge-friend = Herausfordern
challenge-from = Herausforderung von { $name }
challenge-beat = Schlag { $points } mit denselben Karten
challenge-yours = Deine { $points } sind zu schlagen
challenge-beaten = Geschlagen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
challenge-even = Gleichstand: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
challenge-missed = Nicht geschlagen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
challenge-lead = { $game } gegen { $bots }, mit denselben Karten in derselben Reihenfolge.
challenge-take = Annehmen
challenge-learn = Noch nie gespielt? Erst lernen
to-beat = Zu schlagen
one-try = ein Versuch zählt
compare = Vergleichen
fair = Fair von Anfang an
fair-same = Gleiche Karten, gleiche Bots
fair-same-hint = Was sich unterscheidet, sind deine Entscheidungen.
fair-hidden = Die Züge von { $name } bleiben verborgen,
fair-hidden-hint = bis du fertig bist. Danach seht ihr beide Partien, Runde für Runde.
fair-guest = Ohne Konto
fair-guest-hint = Du spielst als Gast; { $name } sieht dein Ergebnis.
round = Runde
watch-it = Ansehen
day-card = Vier Spiele, für alle dieselben Karten, je ein Versuch. { $done ->
    [0] Heute noch keines gespielt.
   *[other] Heute { $done } von { $n } gespielt.
  }
before-round = Beginn

## nights and cups
cups = Abende und Turniere
cups-mine = Deine
cups-none = Noch keine.
cup-new = Neu
cup-kind = Art
cup-night = Weltraumabend
cup-swiss = Turnier
cup-night-hint = Alle an einem Tisch, ein Spiel nach dem anderen. Das nächste beginnt, wenn das vorige zu Ende ist.
cup-swiss-hint = Nach Schweizer System: In jeder Runde spielen die gegeneinander, die ähnlich viele Punkte haben und sich noch nicht getroffen haben. Live oder als Fernpartie mit Tagen für jede Entscheidung.
cup-name = Name
cup-games = Spiele
cup-rounds = Runden
cup-size = Plätze am Tisch
cup-bot = Bots für freie Plätze
cup-open = Eröffnen
cup-open-hint = Schick den Link an alle, die mitspielen sollen. Bots füllen die freien Plätze.
cup-points-hint = Einen Punkt bekommt, wer vor allen am Tisch liegt, keinen, wer Letzter wird. Bei Gleichstand zählen die Punkte der Gegner.
cup-show = Zeigen
cup-start = Beginnen
cup-join = Mitspielen
cup-leave = Doch nicht
cup-to-table = Zu meinem Tisch
cup-entrants = Wer mitspielt
cup-standings = Tabelle
cup-opposition = Gegner
cup-games-played = Partien
cup-round-of = Runde { $n } von { $all }
cup-status-open = noch nicht begonnen
cup-status-running = läuft
cup-status-finished = beendet
cup-of-table = Zur Tabelle
col-name = Name

## Analyse
opinion-open = Analyse: was die Bots davon halten
opinion-mark = Analyse
opinion-opinion = Meinung der Bots
opinion-show = Was zu sehen ist
opinion-tab-opinion = Meinung
opinion-tab-table = Tisch
opinion-tab-log = Protokoll
opinion-ask = Diese Partie analysieren
opinion-ask-about = Ein Bot beurteilt jede Entscheidung mit dem Wissen von damals. Dauert { $time }.
opinion-time = { $n ->
    [one] etwa eine Minute
   *[other] etwa { $n } Minuten
}
opinion-time-short = weniger als eine Minute
opinion-waiting = Die Analyse beginnt, sobald Zeit dafür ist.
opinion-failed = Die Analyse blieb nach { $done } von { $total } Entscheidungen stehen.
opinion-failed-again = Ein neuer Versuch macht dort weiter. Bleibt sie wieder stehen, steht der Grund im Protokoll des Servers.
opinion-again = Noch einmal
opinion-growing = { $done } von { $total } Entscheidungen beurteilt
opinion-you-chose = Du wähltest { $choice }
opinion-they-chose = { $name } wählte { $choice }
opinion-loss = −{ $percent } %
opinion-inaccuracy = Ungenauigkeit
opinion-mistake = Fehler
opinion-blunder = grober Fehler
opinion-with-hindsight = Im Nachhinein:
opinion-tried = Versucht
opinion-chance = Chance
opinion-order = Rang
opinion-lead = Vorsprung
opinion-best = beste
opinion-played = gespielt
opinion-source = Je bis zu { $worlds } gedachte Partien, von { $bot }, nur mit dem Wissen von damals. ± ist der Standardfehler. Vorsprung: Punkte vor dem besten anderen.
opinion-source-plain = Je bis zu { $worlds } gedachte Partien, von { $bot }, nur mit dem Wissen von damals. In diesem Spiel ist nicht nachgewiesen, dass seine Chancen stimmen; genannt wird nur die Reihenfolge.
opinion-try = Ab hier versuchen: { $move }
opinion-try-against = Gegen
opinion-try-same = dieselben wie damals
opinion-try-about = Öffnet einen neuen Tisch ab diesem Moment, gegen Bots. Diese Partie bleibt, wie sie ist.
opinion-chances = Chancen im Lauf der Partie
opinion-accuracy = Genauigkeit
opinion-nth = Fehler { $n } von { $of }
opinion-filter = Welche Entscheidungen
opinion-filter-all = Alle
opinion-filter-mine = Meine
opinion-filter-mistakes = Meine Fehler
opinion-previous = Vorige (P)
opinion-next = Nächste (N)
opinion-leave = Ansehen ohne Meinung der Bots
opinion-turn-at = Wendepunkt, { $when }: { $name }
opinion-spoken = { $when }, { $name } wählt { $choice }: von { $before } auf { $after } Prozent{ $turn ->
    [yes] , Wendepunkt
   *[no] {""}
}
opinion-spoken-plain = { $when }, { $name } wählt { $choice }{ $turn ->
    [yes] , Wendepunkt
   *[no] {""}
}
branched = Versuch ab Runde { $round }
branched-somewhere = Versuch aus einer beendeten Partie
branched-back = Zurück zur Analyse
position-open = Diese Stellung spielen
position-title = Eine Stellung
position-about = { $game } zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $players }
 }: ein Solotisch ab der Stellung in diesem Link. Wer den Link hat, kann ihre Karten kennen.
position-broken = Dieser Link enthält keine lesbare Stellung.
end-rated = Diese Partie zählt für die Wertung.
end-rated-left = { $n ->
    [one] Diese Partie zählt für die Wertung. { $names } hat nicht zu Ende gespielt und gilt als Letzter, egal was der Bot erreicht hat.
   *[other] Diese Partie zählt für die Wertung. { $names } haben nicht zu Ende gespielt und gelten als Letzte, egal was die Bots erreicht haben.
 }
end-analysis = Analyse
end-accuracy = Genauigkeit { $n }
end-mistakes = { $n ->
    [0] keine Fehler
    [one] ein Fehler
   *[other] { $n } Fehler
}

# The workshop: owners of a box type in what is printed
workshop = Werkstatt
workshop-of-your-box = Karten deiner Schachtel
workshop-section = Welche Teile
workshop-components = Teile
workshop-component = Teil
workshop-field = Feld
workshop-values = Werte
workshop-find = Nach Namen oder Nummer suchen
workshop-show = Was gezeigt wird
workshop-open = Offen { $n }
workshop-mine = Meine { $n }
workshop-all = Alle
workshop-status-verified = gesichert
workshop-status-owner = von der Schachtel abgelesen
workshop-status-open = nicht gesichert
workshop-status-error = hier stimmt etwas nicht
workshop-progress = { $verified } von { $all } gesichert, { $owner } eingegeben
workshop-progress-label = Geprüfte Teile
workshop-to-go = noch { $n }
workshop-unstored = noch nicht auf dem Server gespeichert
workshop-place = { $n } von { $all }
workshop-copies = { $n }× in der Schachtel
workshop-undo = Zurücknehmen
workshop-kind = Art
workshop-kind-key = Alt 1, 2, 3 …
workshop-was = war { $value }
workshop-confirmed = bestätigt
workshop-unchecked = nicht geprüft
workshop-add = Hinzufügen
workshop-remove = Entfernen
workshop-formula = Formel
workshop-plain = eine einfache Zahl
workshop-none-printed = nichts gedruckt
workshop-nothing = nichts
workshop-preview = So liegt es auf dem Tisch
workshop-aloud = Vorgelesen:
workshop-changed = Geändert:
workshop-print = Prüfliste drucken
workshop-compare = Mit dem mitgelieferten Paket vergleichen
workshop-compared = { $n ->
    [0] Nichts weicht vom mitgelieferten Paket ab.
    [one] Ein Feld weicht vom mitgelieferten Paket ab.
   *[other] { $n } Felder weichen vom mitgelieferten Paket ab.
 }
workshop-shipped = mitgeliefert
workshop-yours = deins
workshop-import = Importieren
workshop-import-found = { $fresh } neu, { $clash } anders als von dir eingegeben. Wähle, was übernommen wird.
workshop-no-text = { $file } ist kein Text; erwartet wird ein Paket in TOML, wie die Werkstatt es ausgibt. Nichts wurde geändert.
workshop-import-problems = { $n ->
    [one] In „{ $file }“ stimmt etwas nicht. Noch ist nichts geändert; was du übernimmst, wird am Feld gezeigt.
   *[other] In „{ $file }“ stimmen { $n } Dinge nicht. Noch ist nichts geändert; was du übernimmst, wird am Feld gezeigt.
 }
workshop-take = Übernehmen
workshop-export = Exportieren
workshop-name = Name des Pakets
workshop-pack-name = Meine Schachtel
workshop-key-tab = nächster Wert
workshop-key-enter = nächstes offenes Teil
workshop-key-back = zurück
workshop-before = Zurück
workshop-next = Weiter
workshop-as-printed = Stimmt, weiter
workshop-install = Auf diesem Server anbieten
workshop-installed = „{ $name }“ kann hier jetzt für Tische gewählt werden.
workshop-host-packs = Pakete dieses Servers
workshop-host-hint = Wer hier einen Tisch eröffnet, kann eines davon wählen. Partien, die mit einem Paket begonnen haben, behalten es, auch wenn es von der Liste geht.
workshop-host-current = für neue Tische
workshop-host-remove = Von der Liste nehmen
workshop-host-upload = Aus einer Datei
workshop-play = Mit diesem Paket spielen
workshop-add-entry = Ein Teil mehr
workshop-remove-entry = Nicht in meiner Schachtel
workshop-together = Alle Teile zusammen
workshop-list-title = { $game }: Prüfliste
workshop-list-hint = In der Reihenfolge der Schachtel. Eine Person liest vor und hakt ab, die andere tippt. ✓ ist schon bekannt.
workshop-list-number = Nr.
workshop-list-rest = Fähigkeiten und mehr
workshop-test = Probelauf mit Bots
workshop-test-hint = Bots spielen { $n } Partien zu zweit mit deinem Paket und dieselben Verteilungen mit dem mitgelieferten. Das läuft auf dem Server im Hintergrund.
workshop-test-begin = Starten
workshop-test-first = Das Paket muss erst fehlerfrei sein.
workshop-test-done = { $n } von { $all } Partien
workshop-test-rounds = Runden
workshop-test-scores = Punkte
workshop-test-mean = im Mittel { $mine }, mitgeliefert { $shipped }
workshop-test-never = { $n ->
    [0] Alles wurde mindestens einmal gebaut.
   *[other] Nie gebaut ({ $n }):
 }
workshop-test-never-shipped = { $n ->
    [0] Mit dem mitgelieferten Paket wurde alles gebaut.
    [one] Mit dem mitgelieferten Paket wurde eines nie gebaut.
   *[other] Mit dem mitgelieferten Paket wurden { $n } nie gebaut.
 }
workshop-test-chart = { $what }: dein Paket gefüllt, das mitgelieferte umrandet
language-en = Englisch
language-de = Deutsch
pack = Karten
pack-shipped = mitgelieferte Karten
pack-checked = { $verified } gesichert + { $owner } eingegeben von { $all }
pack-unrated = Eine Partie mit einem anderen Paket wird nicht gewertet.
pack-played = Paket: { $name }
pack-to-workshop = { $words }. Öffnet die Werkstatt.

## Rätsel

puzzles = Rätsel
puzzle = Rätsel
puzzles-lead = Stellungen aus echten Partien zwischen Bots, in denen ein Zug deutlich der beste ist. Finde ihn mit dem Wissen von damals.
puzzles-begin = Anfangen
puzzles-go-on = Weiter
puzzles-done = Alle gelöst
puzzles-none = Für die Karten, mit denen hier gespielt wird, gibt es keine Rätsel.
puzzles-solved = { $n } von { $all } gelöst
puzzles-card = Ein Zug ist deutlich der beste. { $n } Stellungen aus echten Partien warten auf dich.
puzzle-players = { $n } am Tisch
puzzle-new = noch nicht versucht
puzzle-seen = versucht
puzzle-solved = Gelöst!
puzzle-themes = Themen
puzzle-theme-all = Alle Themen
puzzle-theme-other = Eine Entscheidung
puzzle-difficulty-1 = Auf den ersten Blick
puzzle-difficulty-2 = Mit etwas Nachdenken
puzzle-difficulty-3 = Tiefgründig
puzzle-task = Welcher Zug ist der beste?
puzzle-lead = Eine Antwort ist deutlich besser als alle anderen. Du weißt, was dieser Platz wusste, und darfst es so oft versuchen, wie du willst.
puzzle-wrong = Nicht der beste Zug
puzzle-unknown = Nicht der gesuchte Zug
puzzle-unknown-lead = Dieser Zug sah nicht so aus, als lohnte sich der Vergleich. Versuch einen anderen.
puzzle-try-again = Es gibt etwas Besseres. Was könntest du noch tun?
puzzle-solution = Die Lösung
puzzle-yours = deine Antwort
puzzle-chance = { $percent } % ± { $error }
puzzle-checked = Geprüft von { $bot } in vielen gedachten Partien: Der beste Zug liegt { $margin } % vor dem nächsten, auf { $error } % genau.
puzzle-next = Nächstes Rätsel
puzzle-play-on = Von hier weiterspielen
puzzle-give-up = Lösung zeigen
puzzle-all = Alle Rätsel
puzzle-streak = { $n } in Folge
puzzle-best-streak = Bestwert: { $n }
