## Hülle
start-page = Startseite
start-title = Vier Weltraumspiele. Ein Hafen.
start-lead = Sofort gegen Bots spielen oder Freunden einen Link schicken. Ohne Konto.
pages = Seiten
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
game-race = Race for the Galaxy
game-jumpdrive = Jump Drive
game-trucker = Galaxy Trucker
game-solarius = Solarius Mission
game-race-minutes = 30–45 min
game-jumpdrive-minutes = 15–20 min
game-trucker-minutes = 45–60 min
game-solarius-minutes = 90 min
game-race-lead = Welten besiedeln, Technik entwickeln, die anderen durchschauen.
game-jumpdrive-lead = Das Schnelle: etwa sieben Runden, jede Karte zahlt jede Runde neu.
game-trucker-lead = Gegen die Sanduhr ein Schiff bauen. Dann zusehen, wie es zerfällt.
game-solarius-lead = Von der Sonne hinaus, Planeten erforschen, jeden Würfel nutzen.
game-coming = noch nicht im Hafen
players = Spieler
play-now = Jetzt spielen
play-now-game = Jetzt spielen: { $game } gegen einen Bot
play-friends = Freunde
play-friends-game = Freunde: { $game } zusammen spielen
first-game = Erste Partie: mit Anleitung
your-tables = Deine Tische
your-move = du bist dran
join = Beitreten
join-code = Mit Code beitreten
join-code-hint = Füge den Link ein, den du bekommen hast.
join-code-wrong = Das ist kein Link zu einem Tisch.

## Fehler
error = Etwas stimmt nicht
error-offline = Der Server ist nicht erreichbar. Deine Tische sind sicher; prüfe die Verbindung und versuche es noch einmal.
error-server = Das konnte der Server nicht ausführen (Fehler { $status }). Es wurde nichts verändert.
error-unknown = Etwas ist schiefgegangen. Es wurde nichts verändert.
error-no-table = Diesen Tisch gibt es nicht, oder er ist privat und braucht eine Einladung.
error-closed = Der Server hat dir diesen Tisch geschlossen (Code { $code }). Lade die Seite neu oder bitte um eine Einladung.

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
import-wrong = Diese Datei ist keine Aufzeichnung einer Partie.
lobby-waiting = Warten auf Spieler
lobby-running = Laufen, Zuschauer willkommen
lobby-none = Gerade kein offener Tisch. Mach einen auf!
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
bot-captain-help = Denkt in vielen vorgestellten Partien voraus.
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
pace-days = Über Tage
pace-none-hint = Keine Uhr. Nimm dir Zeit.
pace-live-hint = Je { $minutes } Minuten, dazu { $increment } Sekunden pro Entscheidung. Läuft die Zeit ab, spielt ein Bot weiter.
pace-correspondence-hint = { $days } Tage für jede Entscheidung. Laptop zu, morgen geht es weiter.
pace-minutes = Minuten je Spieler
pace-increment = Sekunden je Entscheidung
pace-days-each = Tage je Entscheidung
options = Varianten
terms = Was gespielt wird
house = Hausregeln
house-hints = Tipps
house-hints-hint = Alle dürfen einen starken Bot fragen, was er täte.
house-hands = Hände der Bots
house-hands-slow = Langsam
house-hands-normal = Normal
house-hands-quick = Flink
visibility = Wer kommen darf
visibility-private = Mit Einladung
visibility-open = Offen
visibility-solo = Allein
visibility-private-hint = Nur wer deinen Link hat, findet diesen Tisch.
visibility-open-hint = Alle sehen ihn in der Liste, dürfen sich setzen und zuschauen.
table-open = Tisch aufmachen
table-open-hint = Du bekommst einen Link zum Verschicken. Plätze kannst du auch später mit Bots füllen.
invite = Einladen
invite-hint = Wer diesen Link öffnet, sitzt am Tisch. Ohne Konto.
invite-link = Einladungslink
invite-make = Einladung erzeugen
copy = Kopieren
copied = Kopiert
start-game = Starten
start-free = { $n ->
    [one] { $n } Platz ist frei: verschicke den Link oder wähle einen Bot.
   *[other] { $n } Plätze sind frei: verschicke den Link oder wähle Bots.
 }
start-not-ready = { $names } ist noch nicht bereit.
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
account-password-hint = Alle anderen Sitzungen enden.
account-password-done = Passwort geändert
account-delete = Mich löschen
account-delete-hint = Name, Konto und Sitzungen werden gelöscht; beendete Partien bleiben ohne deinen Namen.
account-delete-done = Gelöscht
account-delete-sure = Ja, alles löschen

## Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-system = Wie das System
settings-dark = Dunkel
settings-light = Hell
settings-motion = Bewegung
settings-motion-less = Keine
settings-sound = Ton
settings-sound-hint = Ein kurzer Ton, wenn du entscheiden musst.
settings-notify = Hinweise
settings-notify-hint = Das System meldet, wenn du dran bist und die Seite verdeckt ist.
settings-notify-not = Dieser Browser erlaubt hier keine Hinweise.
settings-coach = Tipps in der ersten Partie
settings-coach-hint = Kurze Hinweise, die den Tisch erklären.
settings-keys = Tasten
settings-keys-hint = Spielen ohne Maus.
settings-keys-all = Alle Tasten
key-tab = von Bereich zu Bereich
key-arrows = innerhalb eines Bereichs; beim Ansehen: Moment für Moment
key-digits = wählen, in der Reihenfolge des Beleuchteten
key-enter = bestätigen
key-zero = passen, keine
key-z = zurücknehmen
key-explain = erklären, was den Fokus hat
key-hint = was ein starker Bot täte
key-read = Tisch vorlesen
key-changes = was seit meiner letzten Entscheidung geschah
key-log = Verlauf
key-chat = Chat
key-players = zu einem Spieler
key-close = schließen
key-escape = Esc

## Tisch
table-of = Tisch: { $game }
menu = Menü
side = Was geschah
log = Verlauf
log-open = Verlauf öffnen
chat = Chat
chat-say = Etwas sagen
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
read-table = Der Tisch
read-table-key = Tisch vorlesen (T)
read-changes = Was sich geändert hat
read-score = { $name }: { $n } Punkte
nothing-new = Nichts Neues.
your-decision = du bist dran
decision-area = Entscheidung
decision-order = Wähle in der gewünschten Reihenfolge
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
undo = Zurücknehmen
undo-key = Zurücknehmen (Z)
waiting = Einen Moment …
waiting-for = { $count ->
    [one] Warten auf { $names }
   *[other] Warten auf { $names }
 }
waiting-sealed = Deine Wahl ist versiegelt. Noch kannst du sie zurücknehmen.
waiting-hint = Du wirst gefragt, wenn du dran bist.
watching = Du schaust zu. Die Handkarten bleiben verdeckt.
watching-tag = Zuschauer
table-paused = Die Partie ruht.
seat-choosing = wählt
seat-done = fertig
seat-gone = fort, ein Bot spielt
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
connection-lost-hint = Was du entschieden hast, ist sicher. Wir versuchen es weiter.
connection-refused = nicht verbunden
unfold = Karten von { $name } zeigen
tableau-of = Auslage von { $name }
tableau-mine = Meine Auslage
hand-of = Hand von { $name }
hand-mine = Meine Hand
hand-empty = Deine Hand ist leer.
hand-hidden = { $n ->
    [one] { $n } verdeckte Handkarte
   *[other] { $n } verdeckte Handkarten
 }
round-number = Runde { $n }
cards-unverified = { $n } von { $all } Karten nicht gesichert
generic-shared = Der Tisch
copy-link = Link kopieren
copy-moment = Link zu diesem Moment kopieren
pause = Pause
resume = Weiter
resign = Aufgeben
resign-sure = Die Partie verlassen? Ein Bot spielt für dich weiter.
resign-yes = Ja, aufgeben
come-back = Meinen Platz zurücknehmen
replace-by-bot = Einen Bot für { $name } spielen lassen
report = Ein Problem melden
report-hint = Sichert eine Datei mit Aufzeichnung, Stellung und Versionen: häng sie an deine Meldung.
to-start = Zur Startseite
coach-next = Weiter
coach-done = Verstanden
coach-stop = keine Tipps

rules = Regeln
rules-lead = Jede Regel, wie sie hier gespielt wird, mit ihrer Nummer. Auf Englisch, wie das Verzeichnis des Projekts sie führt.
rules-search = Regeln durchsuchen
rules-none = Nichts gefunden.
rules-source-s = Regelheft
rules-source-c = Karte
rules-source-x = weitere Quelle
rules-source-d = Entscheidung dieses Projekts

## Ansehen und Ende
replay = Ansehen
replay-at = Ansehen · { $at } von { $last }
replay-back = Einen zurück
replay-next = Einen weiter
replay-play = Abspielen
replay-slider = Moment der Partie
replay-eyes = Gesehen von
replay-from = Wie { $name } es sah
replay-all = Alles offen
replay-all-short = alles
replay-watch = Wie ein Zuschauer es sah
replay-watch-short = öffentlich
replay-leave = Ansehen beenden
rank = Platz
rematch = Revanche
rematch-go = Zur Revanche
same-deal = Gleiche Karten für andere
record-save = Aufzeichnung sichern
end-you-win = { $count ->
    [one] Du gewinnst, { $best } zu { $next }
   *[other] Geteilter Sieg: { $names } mit { $best }
 }
end-wins = { $count ->
    [one] { $names } gewinnt, { $best } zu { $next }
   *[other] Geteilter Sieg: { $names } mit { $best }
 }
end-facts = beendet · { $rounds } Runden · { $minutes } min
end-sources = Woher die Punkte kamen
end-rest = Übrige
end-chart = Punkte über die Runden
end-chart-none = Zu dieser Partie gibt es keine Kurve.
end-chart-jump = Beginn einer Runde zeigen
end-detail = Im Einzelnen
total = Summe
hint = Tipp
hint-key = Tipp: was ein starker Bot täte (H)
hint-thinking = Denkt nach …
hint-chance = { $percent } %
hint-close = Tipp schließen
